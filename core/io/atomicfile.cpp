// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomicfile.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace touchstone::io {

namespace {

support::Failure systemFailure(const std::string& path, int error)
{
    return support::failure(support::ErrorCode::Unreadable,
        "Cannot write: " + std::string(std::strerror(error)) + ". Choose another place, or free it.",
        { path, 0, 0 });
}

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return errno;
        }
        bytes.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return 0;
}

} // namespace

support::Result<void> writeAtomically(const std::string& path, std::string_view bytes)
{
    struct stat status
    {
    };
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        // A device or a pipe cannot be replaced by renaming.
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor < 0) {
            return systemFailure(path, errno);
        }
        const int error = writeAll(descriptor, bytes);
        ::close(descriptor);
        return error != 0 ? support::Result<void>(systemFailure(path, error)) : support::Result<void>();
    }
    std::string temporary = path + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) {
        return systemFailure(path, errno);
    }
    int error = writeAll(descriptor, bytes);
    constexpr mode_t usual = 0644;
    if (error == 0
        && (::fchmod(descriptor, exists ? status.st_mode & 07777U : usual) != 0
            || ::fsync(descriptor) != 0)) {
        error = errno;
    }
    ::close(descriptor);
    if (error == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) {
        error = errno;
    }
    if (error != 0) {
        ::unlink(temporary.c_str());
        return systemFailure(path, error);
    }
    return {};
}

} // namespace touchstone::io
