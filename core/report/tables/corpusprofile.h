// SPDX-License-Identifier: GPL-3.0-or-later
// CorpusProfile: what a corpus holds, without any comparison: the first table of a paper. Of one layer, or of
// several side by side.
#pragma once

#include "core/annotation/corpus.h"
#include "core/evaluation/records/sheet.h"

#include <functional>

namespace touchstone::analysis {

struct CorpusProfile
{
    /// Lengths of the annotations that have one.
    struct Lengths
    {
        std::optional<double> mean; ///< none has one: nothing
        std::optional<std::int64_t> longest;
    };
    /// A string that is annotated with more than one type.
    struct AmbiguousName
    {
        std::string words; ///< as surfaceForm() has them, upper and lower case distinguished
        std::int64_t annotations = 0;
        std::vector<std::pair<std::string, std::int64_t>> types; ///< the most frequent first
    };

    std::string name; ///< the layer's
    std::int64_t documents = 0;
    /// Of documents that mark none one each; nothing where no document of the corpus marks any.
    std::optional<std::int64_t> sentences;
    /// As the files have them, of documents without tokens those of text::splitTokens. Nothing where a
    /// document has annotations and neither tokens nor text.
    std::optional<std::int64_t> tokens;
    std::optional<std::int64_t> characters; ///< code points of the texts; nothing: likewise
    std::int64_t annotations = 0; ///< entities, nested ones too; all that follows speaks of these
    std::int64_t components = 0; ///< parts of entities, which flat measures do not count
    std::vector<std::pair<std::string, std::int64_t>> types; ///< literal types that occur, by code point
    Lengths tokensEach; ///< tokens that an annotation touches, pieces of a discontinuous one together
    Lengths charactersEach; ///< code points, pieces together
    std::int64_t nested = 0; ///< inside another entity, by parent or span (annotation::nestingOf)
    std::int64_t depth = 0; ///< annotation::nestingDepth of the deepest document
    std::int64_t discontinuous = 0;
    std::int64_t names = 0; ///< distinct strings
    std::vector<AmbiguousName> ambiguous; ///< the most frequent first, then by code point

    /// Annotations per 100 tokens; nothing where tokens are unknown, or none.
    [[nodiscard]] std::optional<double> density() const;
    /// Of the annotations; nothing where there are none.
    [[nodiscard]] std::optional<double> nestedShare() const;
    [[nodiscard]] std::optional<double> discontinuousShare() const;
};

/// Numbers of an empty layer are 0, its means and shares nothing. O(text + annotations · log).
[[nodiscard]] CorpusProfile profileOf(const annotation::Layer& layer);

/// The records behind a count of annotations, where they can be looked at: of corpus number `corpus`, of a
/// type or with the words of a name; neither: all.
using ProfileLinks = std::function<RecordLink(std::size_t corpus, std::int64_t count,
    const std::optional<std::string>& type, const std::optional<std::string>& name)>;

/// What the name of a type's row begins with: "Annotations, PER".
inline constexpr const char* profileTypeRow = "Annotations, ";
/// A column for each corpus, called by its name, which must be its own; a row for each number, types one row
/// each that any corpus has (0 where another has none). Rows of components, of nested and of discontinuous
/// annotations only where some corpus has such. `script`: rows are called by ids ("tokens_per_annotation",
/// "annotations.PER"), and none is left out. O(corpora · types).
[[nodiscard]] Sheet profileSheet(
    std::span<const CorpusProfile> corpora, bool script = false, const ProfileLinks& links = {});

/// A row for each ambiguous name: its types with their counts, its annotations; of several corpora, and for
/// scripts, which corpus it is of. `most`: of each corpus; the note says how many there are more.
[[nodiscard]] Sheet ambiguousNamesSheet(std::span<const CorpusProfile> corpora, std::size_t most,
    bool script = false, const ProfileLinks& links = {});

} // namespace touchstone::analysis
