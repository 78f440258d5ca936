// SPDX-License-Identifier: GPL-3.0-or-later
// Which sanitizers the tests and programs were built with, whichever compiler did it.
#pragma once

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define TOUCHSTONE_ADDRESS_SANITIZER
#endif
#if __has_feature(thread_sanitizer)
#define TOUCHSTONE_THREAD_SANITIZER
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define TOUCHSTONE_ADDRESS_SANITIZER
#endif
#ifdef __SANITIZE_THREAD__
#define TOUCHSTONE_THREAD_SANITIZER
#endif

namespace touchstone::testsupport {

#ifdef TOUCHSTONE_ADDRESS_SANITIZER
inline constexpr bool underAddressSanitizer = true;
#else
inline constexpr bool underAddressSanitizer = false;
#endif
#ifdef TOUCHSTONE_THREAD_SANITIZER
inline constexpr bool underThreadSanitizer = true;
#else
inline constexpr bool underThreadSanitizer = false;
#endif

} // namespace touchstone::testsupport
