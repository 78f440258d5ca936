// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomicfile.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

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

AtomicFile::AtomicFile(std::string path, std::string temporary, int descriptor, unsigned mode)
    : m_path(std::move(path))
    , m_temporary(std::move(temporary))
    , m_descriptor(descriptor)
    , m_mode(mode)
{
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_temporary(std::move(other.m_temporary))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_mode(other.m_mode)
{
    other.m_temporary.clear();
}

AtomicFile::~AtomicFile()
{
    close();
    if (!m_temporary.empty()) {
        ::unlink(m_temporary.c_str());
    }
}

void AtomicFile::close()
{
    if (m_descriptor >= 0) {
        ::close(std::exchange(m_descriptor, -1));
    }
}

support::Result<AtomicFile> AtomicFile::open(const std::string& path)
{
    struct stat status
    {
    };
    constexpr mode_t usual = 0644;
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        return descriptor < 0 ? support::Result<AtomicFile>(systemFailure(path, errno))
                              : AtomicFile(path, {}, descriptor, usual);
    }
    std::string temporary = path + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) {
        return systemFailure(path, errno);
    }
    return AtomicFile(path, std::move(temporary), descriptor, exists ? status.st_mode & 07777U : usual);
}

support::Result<void> AtomicFile::write(std::string_view bytes)
{
    const int error = writeAll(m_descriptor, bytes);
    return error != 0 ? support::Result<void>(systemFailure(m_path, error)) : support::Result<void>();
}

support::Result<void> AtomicFile::commit()
{
    if (m_temporary.empty()) {
        close();
        return {};
    }
    if (::fchmod(m_descriptor, m_mode) != 0 || ::fsync(m_descriptor) != 0) {
        return systemFailure(m_path, errno);
    }
    close();
    if (::rename(m_temporary.c_str(), m_path.c_str()) != 0) {
        return systemFailure(m_path, errno);
    }
    m_temporary.clear();
    return {};
}

support::Result<void> writeAtomically(const std::string& path, std::string_view bytes)
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
