// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file so that it is either the old one or the new one, never half of it.
#pragma once

#include "core/support/result.h"

#include <string>
#include <string_view>

namespace touchstone::io {

/// A file that is written in pieces beside its target and takes the target's place when all is there. Without
/// commit nothing is left of it. A device or a pipe cannot be replaced, so it is written as it stands.
class AtomicFile
{
public:
    /// Errors, here and below: Unreadable with the system's reason; the target is as it was.
    [[nodiscard]] static support::Result<AtomicFile> open(const std::string& path);
    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile();

    [[nodiscard]] support::Result<void> write(std::string_view bytes);
    /// Syncs and renames. Nothing may be written after it.
    [[nodiscard]] support::Result<void> commit();

private:
    AtomicFile(std::string path, std::string temporary, int descriptor, unsigned mode);
    void close();

    std::string m_path;
    std::string m_temporary; ///< empty: the target itself is written
    int m_descriptor;
    unsigned m_mode; ///< permissions of the target
};

/// The same in one piece.
[[nodiscard]] support::Result<void> writeAtomically(const std::string& path, std::string_view bytes);

} // namespace touchstone::io
