// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/atomicfile.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace touchstone::io {

namespace {

namespace fs = std::filesystem;

Message reason(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return said("no space left on the device; free some, or choose another place");
    case EFBIG:
        return said(
            "the file would be larger than its file system or \"ulimit -f\" allows; choose another place");
    case EBADF:
        return said("it is closed; open it, or write to a file with -o FILE");
    case EISDIR:
        return said("it is a folder; name a file");
    case ENOENT:
    case ENOTDIR:
        return said("there is no such folder; make it, or choose another place");
    case ELOOP:
        return said("it is a symbolic link that leads to itself; choose another place");
    case EACCES:
    case EPERM:
    case EROFS:
        return said("writing there is not permitted (%1); choose another place",
            std::generic_category().message(error));
    default:
        return said("%1; choose another place", std::generic_category().message(error));
    }
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

std::string folderOf(const std::string& path)
{
    const auto folder = fs::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
}

constexpr mode_t usualMode = 0666; // less what the user's mask takes away

/// A file without a name: nothing is left of it if the program is killed. -1 where the file system has none.
int namelessFile(const std::string& folder)
{
    return ::access("/proc/self/fd", X_OK) != 0
        ? -1
        : ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, usualMode);
}

int namedFile(const std::string& target, std::string& name)
{
    int descriptor = -1;
    do {
        name = nameBeside(target);
        descriptor = ::open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, usualMode);
    } while (descriptor < 0 && errno == EEXIST);
    return descriptor;
}

/// Gives it a name beside the target; an errno.
int nameIt(int descriptor, const std::string& target, std::string& name)
{
    const auto source = "/proc/self/fd/" + std::to_string(descriptor);
    do {
        name = nameBeside(target);
        if (::linkat(AT_FDCWD, source.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            return 0;
        }
    } while (errno == EEXIST);
    name.clear();
    return errno;
}

} // namespace

Failure writeFailure(const std::string& path, int error)
{
    return failure(ErrorCode::Unreadable, said("cannot be written: %1", reason(error)), { path, 0, 0 });
}

std::string behindLinks(const std::string& path)
{
    constexpr int longestChain = 40; // as Linux
    fs::path target = path;
    std::error_code problem;
    for (int i = 0; i < longestChain; ++i) {
        if (!fs::is_symlink(fs::symlink_status(target, problem))) {
            return target.string();
        }
        const auto next = fs::read_symlink(target, problem);
        if (problem) {
            return target.string();
        }
        target = target.parent_path() / next; // an absolute one replaces the folder
    }
    return {};
}

std::string nameBeside(const std::string& target)
{
    static std::atomic<unsigned> counter { 0 };
    constexpr std::size_t longestName = 255;
    const auto path = fs::path(target);
    const auto end = "." + std::to_string(::getpid()) + "-" + std::to_string(++counter) + ".part";
    auto name = path.filename().string();
    name.resize(std::min(name.size(), longestName - end.size()));
    return (path.parent_path() / (name + end)).string();
}

int writePlain(const std::string& path, std::string_view bytes)
{
    const int descriptor = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, usualMode);
    if (descriptor < 0) {
        return errno;
    }
    const int error = writeAll(descriptor, bytes);
    const bool closed = ::close(descriptor) == 0 || errno == EINTR;
    return error != 0 ? error : closed ? 0 : errno;
}

AtomicFile::AtomicFile(
    std::string path, std::string target, std::string temporary, int descriptor, std::optional<unsigned> mode)
    : m_path(std::move(path))
    , m_target(std::move(target))
    , m_temporary(std::move(temporary))
    , m_descriptor(descriptor)
    , m_mode(mode)
{
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_target(std::move(other.m_target))
    , m_temporary(std::move(other.m_temporary))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_mode(other.m_mode)
{
    other.m_temporary.clear();
}

AtomicFile::~AtomicFile()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
    if (!m_temporary.empty()) {
        ::unlink(m_temporary.c_str());
    }
}

Result<AtomicFile> AtomicFile::open(const std::string& path)
{
    struct stat status
    {
    };
    if (path.empty()) {
        return writeFailure(path, ENOENT);
    }
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        return descriptor < 0 ? Result<AtomicFile>(writeFailure(path, errno))
                              : AtomicFile(path, {}, {}, descriptor, {});
    }
    auto target = behindLinks(path);
    if (target.empty()) {
        return writeFailure(path, ELOOP);
    }
    std::string temporary;
    int descriptor = namelessFile(folderOf(target));
    if (descriptor < 0) {
        descriptor = namedFile(target, temporary);
    }
    if (descriptor < 0) {
        return writeFailure(path, errno);
    }
    const auto mode = exists ? std::optional(status.st_mode & 07777U) : std::nullopt;
    return AtomicFile(path, std::move(target), std::move(temporary), descriptor, mode);
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    const int error = writeAll(m_descriptor, bytes);
    return error != 0 ? Result<void>(writeFailure(m_path, error)) : Result<void>();
}

Result<void> AtomicFile::commit()
{
    const bool replaces = !m_target.empty();
    if (replaces && ((m_mode && ::fchmod(m_descriptor, *m_mode) != 0) || ::fsync(m_descriptor) != 0)) {
        return writeFailure(m_path, errno);
    }
    if (replaces && m_temporary.empty()) {
        if (const int error = nameIt(m_descriptor, m_target, m_temporary); error != 0) {
            return writeFailure(m_path, error);
        }
    }
    // Some file systems tell only now that there was no room.
    if (::close(std::exchange(m_descriptor, -1)) != 0 && errno != EINTR) {
        return writeFailure(m_path, errno);
    }
    if (replaces && ::rename(m_temporary.c_str(), m_target.c_str()) != 0) {
        return writeFailure(m_path, errno);
    }
    m_temporary.clear();
    return {};
}

Result<void> writeAtomically(const std::string& path, std::string_view bytes)
{
    auto file = AtomicFile::open(path);
    if (!file) {
        return tl::unexpected(file.error());
    }
    if (auto written = file->write(bytes); !written) {
        return written;
    }
    return file->commit();
}

} // namespace touchstone::io
