// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/atomicfolder.h"

#include "core/io/bytes/atomicfile.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace touchstone::io {

namespace {

namespace fs = std::filesystem;

/// What is on its way to the disk arrives there, or there is an errno.
int synced(const std::string& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int error = descriptor < 0 || ::syncfs(descriptor) != 0 ? errno : 0;
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    return error;
}

} // namespace

AtomicFolder::AtomicFolder(std::string path, std::string target, std::string temporary)
    : m_path(std::move(path))
    , m_target(std::move(target))
    , m_temporary(std::move(temporary))
{
}

AtomicFolder::AtomicFolder(AtomicFolder&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_target(std::move(other.m_target))
    , m_temporary(std::exchange(other.m_temporary, {}))
{
}

AtomicFolder::~AtomicFolder()
{
    if (!m_temporary.empty()) {
        std::error_code ignored;
        fs::remove_all(m_temporary, ignored);
    }
}

Result<AtomicFolder> AtomicFolder::open(const std::string& path)
{
    std::error_code problem;
    const bool exists = fs::exists(path, problem);
    if (exists && (!fs::is_directory(path, problem) || !fs::is_empty(path, problem))) {
        return failure(ErrorCode::InvalidOption,
            said("is there already; name a new or an empty folder, so that nothing is overwritten"),
            { path, 0, 0 });
    }
    fs::path target = behindLinks(path);
    if (target.empty()) {
        return writeFailure(path, path.empty() ? ENOENT : ELOOP);
    }
    if (!target.has_filename()) {
        target = target.parent_path(); // "folder/"
    }
    auto temporary = exists ? (target / ".touchstone").string() : target.string();
    if (!exists && target.has_parent_path()) {
        fs::create_directories(target.parent_path(), problem);
    }
    if (!problem) {
        temporary = nameBeside(temporary);
        fs::create_directory(temporary, problem);
    }
    if (problem) {
        return writeFailure(path, problem.value());
    }
    return AtomicFolder(path, target.string(), std::move(temporary));
}

Result<void> AtomicFolder::write(const std::string& name, std::string_view bytes)
{
    const auto path = fs::path(m_temporary) / name;
    std::error_code problem;
    fs::create_directories(path.parent_path(), problem);
    const int error = problem ? problem.value() : writePlain(path.string(), bytes);
    return error == 0 ? Result<void>() : writeFailure((fs::path(m_path) / name).string(), error);
}

Result<void> AtomicFolder::moveInto()
{
    std::error_code problem;
    std::vector<fs::path> names;
    for (const auto& entry : fs::directory_iterator(m_temporary, problem)) {
        names.push_back(entry.path().filename());
    }
    std::size_t moved = 0;
    while (!problem && moved < names.size()) {
        fs::rename(fs::path(m_temporary) / names[moved], fs::path(m_target) / names[moved], problem);
        moved += problem ? 0U : 1U;
    }
    if (!problem) {
        return {};
    }
    std::error_code ignored;
    for (std::size_t i = 0; i < moved; ++i) {
        fs::remove_all(fs::path(m_target) / names[i], ignored);
    }
    return writeFailure(m_path, problem.value());
}

Result<void> AtomicFolder::commit()
{
    if (const int error = synced(m_temporary); error != 0) {
        return writeFailure(m_path, error);
    }
    std::error_code problem;
    if (fs::exists(m_target, problem)) {
        return moveInto(); // the destructor removes what is empty then
    }
    fs::rename(m_temporary, m_target, problem);
    if (problem) {
        return writeFailure(m_path, problem.value());
    }
    m_temporary.clear();
    return {};
}

} // namespace touchstone::io
