// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a folder so that it is there with all of its files, or not at all.
#pragma once

#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// A folder that is filled under another name and takes its place when all is there. Without commit nothing
/// is left of it.
class AtomicFolder
{
public:
    /// `path`: of a folder that is new or empty. Errors, here and below: Unreadable with the system's reason;
    /// InvalidOption for one that is there and not empty.
    [[nodiscard]] static Result<AtomicFolder> open(const std::string& path);
    AtomicFolder(AtomicFolder&& other) noexcept;
    AtomicFolder& operator=(AtomicFolder&&) = delete;
    ~AtomicFolder();

    /// `name`: relative, with folders of its own where it has a slash.
    [[nodiscard]] Result<void> write(const std::string& name, std::string_view bytes);
    /// Nothing may be written after it.
    [[nodiscard]] Result<void> commit();

private:
    AtomicFolder(std::string path, std::string target, std::string temporary);
    /// An empty folder stays what it is (a mount, the current one), so its files move in one by one.
    [[nodiscard]] Result<void> moveInto();

    std::string m_path; ///< as it was given
    std::string m_target;
    std::string m_temporary; ///< beside the target, or in it where it is there already; empty: moved from
};

} // namespace touchstone::io
