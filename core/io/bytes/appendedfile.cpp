// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/appendedfile.h"

#include "core/io/bytes/atomicfile.h"

#include <cerrno>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace touchstone::io {

namespace {

constexpr mode_t appendedMode = 0666; // less what the user's mask takes away

/// An open file; without it nothing is locked any more.
class Appended
{
public:
    explicit Appended(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    Appended(const Appended&) = delete;
    Appended& operator=(const Appended&) = delete;
    ~Appended()
    {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }

    /// An errno.
    [[nodiscard]] int add(std::string_view lines) const
    {
        // Where a file system has no locks, O_APPEND alone keeps lines apart.
        while (::flock(m_descriptor, LOCK_EX) != 0 && errno == EINTR) { }
        struct stat status
        {
        };
        if (::fstat(m_descriptor, &status) != 0) {
            return errno;
        }
        char last = '\n';
        if (status.st_size > 0 && ::pread(m_descriptor, &last, 1, status.st_size - 1) < 0) {
            return errno;
        }
        const std::string whole = (last == '\n' ? "" : "\n") + std::string(lines);
        for (std::string_view rest = whole; !rest.empty();) {
            const auto written = ::write(m_descriptor, rest.data(), rest.size());
            if (written < 0 && errno != EINTR) {
                return errno;
            }
            rest.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
        }
        return ::fsync(m_descriptor) == 0 ? 0 : errno;
    }
    /// Some file systems tell only now that there was no room. An errno.
    [[nodiscard]] int close()
    {
        return ::close(std::exchange(m_descriptor, -1)) == 0 || errno == EINTR ? 0 : errno;
    }

private:
    int m_descriptor;
};

/// A new file is there after a power cut only when its folder says so.
void syncFolder(const std::string& path)
{
    const auto folder = std::filesystem::path(path).parent_path().string();
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        (void)::fsync(descriptor);
        ::close(descriptor);
    }
}

} // namespace

Result<void> appendLines(const std::string& path, std::string_view lines)
{
    if (lines.empty()) {
        return {};
    }
    constexpr int flags = O_RDWR | O_APPEND | O_CLOEXEC;
    int descriptor = ::open(path.c_str(), flags);
    const bool isNew = descriptor < 0 && errno == ENOENT;
    if (isNew) {
        descriptor = ::open(path.c_str(), flags | O_CREAT, appendedMode);
    }
    if (descriptor < 0) {
        return writeFailure(path, errno);
    }
    Appended file(descriptor);
    const int added = file.add(lines);
    if (const int closed = file.close(); added != 0 || closed != 0) {
        return writeFailure(path, added != 0 ? added : closed);
    }
    if (isNew) {
        syncFolder(path);
    }
    return {};
}

} // namespace touchstone::io
