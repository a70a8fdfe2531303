#include <lcms2.h>

// Swift cannot see these: they are macros that call others.
static const cmsUInt32Number interlude_cms_rgba8 = TYPE_RGBA_8;
static const cmsUInt32Number interlude_cms_rgba16 = TYPE_RGBA_16;
static const cmsUInt32Number interlude_cms_grey8 = TYPE_GRAY_8;
static const cmsUInt32Number interlude_cms_greyAlpha16 = TYPE_GRAYA_16;
static const cmsUInt32Number interlude_cms_cmyk8 = TYPE_CMYK_8;
static const cmsUInt32Number interlude_cms_invertedCMYK8 = TYPE_CMYK_8_REV;
