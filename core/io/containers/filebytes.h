// SPDX-License-Identifier: GPL-3.0-or-later
// FileBytes: the content of one file as well-formed UTF-8; the one place that repairs an encoding.
#pragma once

#include "core/io/bytes/outcomes.h"

#include <memory>

namespace touchstone::io {

/// Largest file that is read.
inline constexpr std::uint64_t largestFile = std::uint64_t(2) << 30U;

/// The word of the command line for standard input, and what messages call it.
inline constexpr std::string_view standardInputPath = "-";
inline constexpr const char* standardInputName = "standard input";

/// Owns the bytes; `text()` is well-formed UTF-8 without byte order mark and without NUL. Bytes that are
/// well-formed already are not copied.
class FileBytes
{
public:
    FileBytes() = default;

    /// Takes bytes as they came from a disk. UTF-16 with a byte order mark is decoded (code "io.utf16"),
    /// malformed UTF-8 and NUL are replaced by U+FFFD (code "io.encoding", place of the first). O(bytes).
    static FileBytes fromRaw(
        std::unique_ptr<char[]> raw, std::size_t size, const std::string& file, Diagnostics& findings);

    /// Takes text that is well-formed already.
    static FileBytes fromText(std::string text);

    [[nodiscard]] std::string_view text() const { return m_text; }

private:
    std::unique_ptr<char[]> m_raw;
    std::unique_ptr<std::string> m_repaired; ///< on the heap: m_text survives a move
    std::string_view m_text;
};

/// Reads at most `limit` bytes of a file (or pipe) from its begin. A spaCy DocBin is read whole and comes as
/// JSON lines (code "io.docbin"; see docbin.h for what may be wrong with it). Errors: NotFound, Unreadable
/// (also a folder or a device), Malformed (the begin is mostly NUL: binary data), TooLarge (over
/// `largestFile`), Cancelled.
[[nodiscard]] Result<FileBytes> loadFile(
    const std::string& path, std::uint64_t limit, Diagnostics& findings, const Progress& progress);

/// The same of bytes that are at hand; `path` names them in findings. O(bytes).
[[nodiscard]] Result<FileBytes> fileBytes(
    std::string_view content, const std::string& path, Diagnostics& findings, const Progress& progress);

} // namespace touchstone::io
