// SPDX-License-Identifier: GPL-3.0-or-later
// Made-up corpora of any size for benchmarks: a gold file and a system file with about a quarter of errors.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace touchstone::bench {

struct CorpusFiles
{
    std::filesystem::path gold;
    std::filesystem::path system;
};

/// Files in the temporary folder, made once per size and process. CoNLL: ten entities and about seventy
/// tokens a document.
[[nodiscard]] CorpusFiles conllCorpus(std::size_t documents);
/// One line a document, five entities each.
[[nodiscard]] CorpusFiles jsonlCorpus(std::size_t documents);
/// One document of `characters` with `entities` entities on each side.
[[nodiscard]] CorpusFiles longDocument(std::size_t characters, std::size_t entities);
/// CoNLL: documents of about `characters` on the gold's side; the system's text has 5 % of noise (equal
/// shares of replaced, lost and added characters), and 5 % of its tags are lost.
[[nodiscard]] CorpusFiles noisyCorpus(std::size_t documents, std::size_t characters);

} // namespace touchstone::bench
