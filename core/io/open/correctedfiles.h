// SPDX-License-Identifier: GPL-3.0-or-later
// What those share who write a corrected gold in its own format: what they are given, and the proof that what
// they wrote says it.
#pragma once

#include "core/annotation/correcting.h"
#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// A layer as it was read, and under corrections that were laid over it.
struct CorrectedReading
{
    const annotation::Layer& before;
    const annotation::Layer& corrected; ///< documents in the same order
    std::span<const annotation::Correction> corrections; ///< of `before`, those that were applied
    const std::string& path;
    const ReadOptions& options; ///< with which `before` was read
};

/// Whole files by their paths, as findings name them.
using FileTexts = std::map<std::string, std::string>;

/// The options under which the path is read with these bytes in place of those of its files.
[[nodiscard]] ReadOptions withFiles(ReadOptions options, const FileTexts& files);

/// Do both have the same annotations, document by document: pieces, types, links, and of components what they
/// are parts of? O(annotations log annotations).
[[nodiscard]] bool sameAnnotations(const annotation::Layer& a, const annotation::Layer& b);

/// "…, so nothing was written": an InvalidOption at the file.
[[nodiscard]] Failure notWritable(Message why, support::Place place);

} // namespace touchstone::io
