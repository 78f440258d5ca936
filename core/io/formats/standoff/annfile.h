// SPDX-License-Identifier: GPL-3.0-or-later
// One brat file, or one pair of BioNLP files. Private to the stand-off readers.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// A line's first word, the rest up to the next tab, and what follows.
struct AnnColumns
{
    std::string_view id;
    std::string_view body;
    std::string_view text;
    bool hasBody = false;
    bool hasText = false;
};

[[nodiscard]] AnnColumns splitAnnLine(std::string_view line);

/// Takes the next word of `rest`; empty when there is none.
[[nodiscard]] std::string_view takeWord(std::string_view& rest);

/// Reads both files, where there are two.
[[nodiscard]] Result<void> readAnnFile(
    const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress);

/// Which of two files give annotations; the other one's can still be named.
enum class AnnParts { Both, First, Second };

/// Reads what one of them annotates. `foreignIds`: ids that the file does not hold are another file's, and no
/// fault.
[[nodiscard]] Result<void> readAnnPart(const SourceFile& file, const ReadOptions& options, Layer& layer,
    Progress& progress, AnnParts parts, bool foreignIds);

} // namespace touchstone::io
