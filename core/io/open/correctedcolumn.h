// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of files that have a token a line: cells are written anew, all other bytes stay, and the file
// is read again, so that whatever reads tags or cells sees what it would see in the corrected file.
#pragma once

#include "core/annotation/correcting.h"
#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Has every annotation of the layer cells of its own that can be written (CoNLL, a flat column of HIPE)?
[[nodiscard]] bool hasCells(const annotation::Layer& layer);

/// A file's bytes, encoding and byte order mark as they are; with ReadOptions::content that. Errors:
/// Unreadable.
[[nodiscard]] Result<std::string> bytesAsTheyAre(const std::string& path, const ReadOptions& options);

struct CorrectedColumn
{
    annotation::LayerPtr layer;
    /// The files that were changed, whole, by their paths as findings name them.
    std::map<std::string, std::string> files;
    /// By correction, ascending.
    std::vector<annotation::RefusedCorrection> refused;
};

/// The layer as openLayer(path, name, options) gave it, under corrections. Refused is what a column cannot
/// hold: a border inside a token, pieces, an overlap, the end of a sentence of CoNLL inside, a type that is
/// no cell, touching annotations of one type among bare types; of two that overlap each other both. A link
/// goes to the link column; where none is told, that of the annotation that was replaced stays. Precondition:
/// hasCells. Errors: those of openLayer; Unreadable for files that are not UTF-8. O(bytes + corrections).
[[nodiscard]] Result<CorrectedColumn> correctColumn(const annotation::Layer& layer, const std::string& path,
    const ReadOptions& options, std::span<const annotation::Correction> corrections, Progress& progress);

} // namespace touchstone::io
