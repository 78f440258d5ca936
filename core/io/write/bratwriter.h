// SPDX-License-Identifier: GPL-3.0-or-later
// Layer -> brat: a .txt and an .ann for each document.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// A file to be written, by its path below a folder.
struct NamedText
{
    std::string path;
    std::string text;
};

/// Read again, the documents have the same names, texts, spans, literal types, links and doubts. What brat
/// cannot say is left out, with a finding for each kind and its number: components, types after
/// the literal one, doubtful links, scores, noise, parents, further fields, metadata; types with blanks and
/// names that are no file names are changed, with a finding. Errors: InvalidOption for documents without
/// text. O(size).
[[nodiscard]] Result<std::vector<NamedText>> toBrat(const annotation::Layer& layer, Diagnostics& findings);

} // namespace touchstone::io
