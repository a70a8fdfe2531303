#pragma once

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <dlfcn.h>

// The functions that are used. Each has the type that SDL's header gives it, so calls are checked as if it were linked.
#define SDL_USED(FUNCTION) \
    FUNCTION(SetHint) \
    FUNCTION(SetMainReady) \
    FUNCTION(InitSubSystem) \
    FUNCTION(QuitSubSystem) \
    FUNCTION(GetError) \
    FUNCTION(GetDisplayUsableBounds) \
    FUNCTION(CreateWindow) \
    FUNCTION(DestroyWindow) \
    FUNCTION(SetWindowTitle) \
    FUNCTION(SetWindowMinimumSize) \
    FUNCTION(GetWindowSize) \
    FUNCTION(GetWindowID) \
    FUNCTION(CreateRenderer) \
    FUNCTION(DestroyRenderer) \
    FUNCTION(GetRendererOutputSize) \
    FUNCTION(CreateTexture) \
    FUNCTION(DestroyTexture) \
    FUNCTION(SetTextureBlendMode) \
    FUNCTION(UpdateTexture) \
    FUNCTION(RenderClear) \
    FUNCTION(RenderCopy) \
    FUNCTION(RenderPresent) \
    FUNCTION(WaitEventTimeout) \
    FUNCTION(GetModState)

typedef struct {
#define FIELD(NAME) __typeof__(SDL_##NAME) *_Nonnull NAME;
    SDL_USED(FIELD)
#undef FIELD
} SDLFunctions;

/// Fills in the functions of a library that was opened; the name of the first that it lacks, null when all are there.
static inline const char *_Nullable SDLFunctionsFind(SDLFunctions *_Nonnull functions, void *_Nonnull library) {
#define FIND(NAME) \
    functions->NAME = (__typeof__(SDL_##NAME) *)dlsym(library, "SDL_" #NAME); \
    if (!functions->NAME) return "SDL_" #NAME;
    SDL_USED(FIND)
#undef FIND
    return 0;
}
