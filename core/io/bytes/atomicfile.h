// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file so that it is either the old one or the new one, never half of it.
#pragma once

#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// That a file cannot be written, why (an errno, such as ENOSPC), and what helps. Unreadable.
[[nodiscard]] Failure writeFailure(const std::string& path, int error);

// What folders are written with, too.

/// The file that symbolic links lead to, also where none is there yet: links are to stay. Empty where they
/// lead in a circle.
[[nodiscard]] std::string behindLinks(const std::string& path);
/// A name in the same folder that nothing has, as far as this process knows. Long names are cut: a name has
/// at most 255 bytes.
[[nodiscard]] std::string nameBeside(const std::string& target);
/// Not atomically; an errno, 0 where all is well.
[[nodiscard]] int writePlain(const std::string& path, std::string_view bytes);

/// A file that is written in pieces beside its target and takes the target's place when all is there. Without
/// commit nothing is left of it, where the file system has files without names not even of a program that is
/// killed. A symbolic link stays one: what it leads to is replaced. A device or a pipe cannot be replaced, so
/// it is written as it stands.
class AtomicFile
{
public:
    /// Errors, here and below: Unreadable with the system's reason; the target is as it was.
    [[nodiscard]] static Result<AtomicFile> open(const std::string& path);
    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile();

    [[nodiscard]] Result<void> write(std::string_view bytes);
    /// Syncs and renames. Nothing may be written after it.
    [[nodiscard]] Result<void> commit();

private:
    AtomicFile(std::string path, std::string target, std::string temporary, int descriptor,
        std::optional<unsigned> mode);

    std::string m_path; ///< as it was given
    std::string m_target; ///< what is replaced; empty: a device, which is written itself
    std::string m_temporary; ///< empty: without a name so far
    int m_descriptor;
    std::optional<unsigned> m_mode; ///< permissions of a target that is there already
};

/// The same in one piece.
[[nodiscard]] Result<void> writeAtomically(const std::string& path, std::string_view bytes);

} // namespace touchstone::io
