// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation: the immutable result of one gold layer, one system layer and one spec. The only thing that
// views read.
#pragma once

#include "core/align/alignment.h"
#include "core/align/wordcolumns.h"
#include "core/annotation/corpus.h"
#include "core/evaluation/records/facets.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/match/model/outcome.h"
#include "core/measures/base/tally.h"
#include "core/support/progress.h"

namespace touchstone::analysis {

/// How the two texts of a document were brought together.
enum class TextRelation : std::uint8_t {
    Equal, ///< same text, or one side knows none: positions are compared as they are
    Tokens, ///< same number of tokens: token by token
    Characters, ///< character alignment
    Unpaired ///< the document is on one side only: all missing, or all spurious
};

/// One document of the gold with its twin of the system; or a document that one side lacks.
struct DocumentCase
{
    const annotation::Document* gold = nullptr; ///< owned by Evaluation::gold; null: system only
    const annotation::Document* system = nullptr; ///< owned by Evaluation::system; null: gold only
    TextRelation relation = TextRelation::Equal;
    std::shared_ptr<const align::TextAlignment> alignment; ///< null for Equal and Unpaired
    /// With Characters, where whole words stand in one text only; else null.
    std::shared_ptr<const align::WordColumns> words;
    std::uint32_t firstRecord = 0;
    std::uint32_t recordCount = 0;
    metrics::SchemeTallies tallies; ///< of this document

    [[nodiscard]] const std::string& name() const { return gold != nullptr ? gold->name : system->name; }
    /// A side has offsets only: its format knows no text.
    [[nodiscard]] bool withoutText() const
    {
        return (gold != nullptr && gold->withoutText()) || (system != nullptr && system->withoutText());
    }
};

struct TypeScores
{
    std::uint32_t label = 0; ///< index into Evaluation::labels
    metrics::SchemeTallies tallies;
};
/// Counts a record in the rows of its types; `types`: one per label. A record of PerType::Isolated has one
/// type.
void addToTypes(std::span<TypeScores> types, const match::PairOutcome& record, PerType perType);

/// Confusion counts, sparse: a column read by mistake may hold thousands of "types".
struct Confusion
{
    struct Cell
    {
        std::uint32_t row = 0; ///< gold label, or `size` for none
        std::uint32_t column = 0; ///< system label, or `size` for none
        std::int64_t count = 0;
        std::int64_t sameSpan = 0; ///< of these, pairs of equal span
    };
    std::uint32_t size = 0; ///< number of labels
    std::vector<Cell> cells; ///< counts above 0, by row, then column

    /// Row and column 0 … size; size: missed (column), spurious (row). O(log cells).
    [[nodiscard]] std::int64_t at(std::size_t row, std::size_t column) const;
};

struct RecordList;

struct Evaluation
{
    annotation::LayerPtr gold;
    /// The gold as evaluate() was given it: `gold` may be a copy of it that is read another way (--pairing
    /// hipe, --noise-level), one for each system.
    annotation::LayerPtr givenGold;
    annotation::LayerPtr
        system; ///< as scored: a run without document marks stands here cut to the gold's documents
    EvaluationSpec spec;
    std::string signature; ///< of the spec, and how either side was read: "…|gold:conll,column 3|system:…"

    std::vector<std::string> labels; ///< every literal type of role entity on either side, by code point;
                                     ///< PairOutcome's type numbers
    std::vector<DocumentCase>
        cases; ///< gold documents in their order, then documents of the system only in theirs
    std::vector<match::PairOutcome> records; ///< in text order; a record's number is its index

    /// False: it is not known which annotations of the system without partner belong to the scored part of
    /// the corpus (a noise level, which only the gold gives), so there are no precision, F1 and error rates.
    bool systemTold = true;
    metrics::SchemeTallies overall;
    std::vector<TypeScores> types; ///< one per label, zeros included; what a row counts the spec says
    /// Records of the matchings inside single types, in text order: what `types` counts under
    /// PerType::Isolated; else empty.
    std::vector<match::PairOutcome> isolated;
    Confusion confusion; ///< literal types of all records, whatever the scheme
    support::Diagnostics diagnostics; ///< of pairing and alignment (the layers keep their own)
    /// Set when this is an evaluation seen through a measure's own pairing (throughList): its categories and
    /// values. Null: the evaluation's own records.
    std::shared_ptr<const RecordList> list;
    /// With `list`: the evaluation of the same system with all its own records. Null: this one.
    std::shared_ptr<const Evaluation> whole;
    /// Slices of these records, made when they are first asked for (slicefacets.h).
    FacetCache facets;

    [[nodiscard]] std::span<const match::PairOutcome> recordsOf(const DocumentCase& documentCase) const
    {
        return std::span(records).subspan(documentCase.firstRecord, documentCase.recordCount);
    }
    [[nodiscard]] const annotation::Entity* goldEntity(
        const match::PairOutcome& record) const; ///< null: none
    [[nodiscard]] const annotation::Entity* systemEntity(
        const match::PairOutcome& record) const; ///< null: none
    /// The words of an annotation; empty when the record has none on that side. Fragments are joined by " …
    /// "; of more than 1,000 characters the middle is left out (" … "), since thousands of annotations over
    /// one book would multiply it.
    [[nodiscard]] std::string goldText(const match::PairOutcome& record) const;
    [[nodiscard]] std::string systemText(const match::PairOutcome& record) const;
    /// All types of an annotation, literal first; under --pairing hipe the label that was compared.
    [[nodiscard]] std::vector<std::string> goldTypes(const match::PairOutcome& record) const;
    [[nodiscard]] std::vector<std::string> systemTypes(const match::PairOutcome& record) const;
};

using EvaluationPtr = std::shared_ptr<const Evaluation>;

/// The note below tables that lack numbers since Evaluation::systemTold is false.
inline constexpr const char* untoldNote
    = support::pattern("Only the gold tells the noise, so false alarms belong to no level: precision, F1 and "
                       "error rates are –.");
/// Were both scored on one gold, whatever was made of it for either system?
[[nodiscard]] bool sameGold(const Evaluation& a, const Evaluation& b);
/// By case of an evaluation that is seen through a list (throughList, throughListBeside): the case of `whole`
/// that it is a copy of; the number of its cases where it does not score the document. O(cases).
[[nodiscard]] std::vector<std::size_t> casesIn(const Evaluation& whole, const Evaluation& seen);

/// How much of an evaluation is wanted.
enum class EvaluationExtent : std::uint8_t {
    Everything,
    Texts ///< documents and their texts brought together; no matching, so no records, tallies, confusion
};

/// Pairs the documents (by name; two single documents always; by order when no name is shared and the numbers
/// agree; a run without document marks cut to the gold's when the tokens agree), brings texts together,
/// matches, classifies and counts; documents in parallel, results independent of threads. Errors: Cancelled;
/// Unpairable when texts differ that the spec forbids to bring together; TooLarge when a matching refuses a
/// document. Linear in the input for flat annotations. Progress counts documents and their characters, and
/// moves on inside a long alignment.
[[nodiscard]] support::Result<EvaluationPtr> evaluate(annotation::LayerPtr gold,
    const annotation::LayerPtr& system, const EvaluationSpec& spec, support::Progress& progress,
    EvaluationExtent extent = EvaluationExtent::Everything);

} // namespace touchstone::analysis
