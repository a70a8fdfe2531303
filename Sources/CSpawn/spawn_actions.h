#pragma once

#include <spawn.h>

// What glibc has but declares only where all GNU extensions are asked for, which Swift's modules are built without.

/// Has a program that is started not inherit the descriptors from a number on.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// Has a program that is started begin in a folder.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *restrict actions, const char *restrict folder);
