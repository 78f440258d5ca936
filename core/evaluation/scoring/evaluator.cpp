// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline: pair documents, bring texts together, match, classify, count; declared as evaluate() in
// evaluation/records/evaluation.h.
#include "core/annotation/places.h"
#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/dataset/documentpairing.h"
#include "core/evaluation/dataset/earlyend.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/documenttags.h"
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/overcases.h"
#include "core/evaluation/records/periods.h"
#include "core/evaluation/records/usedequivalents.h"
#include "core/evaluation/scoring/hipeview.h"
#include "core/evaluation/scoring/noiselevel.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/slicechecks.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/match/flat/mentions.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/text/tokens.h"

#include <filesystem>
#include <tuple>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using match::PairOutcome;
using match::SideRole;
using support::ErrorCode;
using support::Result;
using support::Severity;

/// What is counted of texts: documents, but for annotations behind ends, before begins, across either and off
/// token borders.
enum Counted : std::size_t {
    ByTokens,
    ByCharacters,
    OffBorders,
    EarlyEnds,
    BehindEnds,
    LateBegins,
    BeforeBegins,
    AcrossBorders,
    CountedCount
};
using Sums = std::array<std::uint64_t, CountedCount>;

support::GroupedNumber grouped(std::uint64_t number) { return { static_cast<std::int64_t>(number) }; }

constexpr std::size_t longestReplaced = 24;
constexpr std::size_t mostShown = 3;

/// What differs, for a message.
support::Message::Argument shown(const std::string& text)
{
    if (text.empty()) {
        return support::said("nothing");
    }
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        return support::said(text.find('\n') == std::string::npos ? "a blank" : "a line end");
    }
    const auto first = text.find_first_not_of(" \t\r\n");
    auto line = text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

/// What stands in the system's texts for what in the gold's, counted, so that a person sees why texts differ.
/// Longer stretches are hardly ever met twice and are passed over (24 bytes on either side).
class TextReplacements
{
public:
    /// Tokens that differ, token by token. Precondition: as many on both sides.
    void addTokens(const annotation::Document& gold, const annotation::Document& system)
    {
        for (std::size_t i = 0; i < gold.tokens.size(); ++i) {
            const auto expected = gold.text.slice(gold.tokens[i]);
            const auto found = system.text.slice(system.tokens[i]);
            if (expected != found) {
                add(expected, found);
            }
        }
    }

    /// Stretches of the alignment that differ.
    void addStretches(const align::TextAlignment& alignment, const text::Text& gold, const text::Text& system)
    {
        const auto& blocks = alignment.blocks;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (blocks[i].operation == align::EditOperation::Equal) {
                continue;
            }
            const auto first = i;
            while (i + 1 < blocks.size() && blocks[i + 1].operation != align::EditOperation::Equal) {
                ++i;
            }
            const text::Span expected { blocks[first].gold.begin, blocks[i].gold.end };
            const text::Span found { blocks[first].system.begin, blocks[i].system.end };
            if (expected.length() <= longestReplaced && found.length() <= longestReplaced) {
                add(gold.slice(expected), system.slice(found));
            }
        }
    }

    TextReplacements& operator+=(const TextReplacements& other)
    {
        for (const auto& [pair, count] : other.m_counts) {
            m_counts[pair] += count;
        }
        return *this;
    }

    /// "\" -> \"\"\"\" (38), _ -> O (5)": the three commonest, of equal ones the first by text; empty: none.
    std::optional<support::Message::Argument> commonest() const
    {
        std::vector<std::pair<std::uint64_t, const std::pair<std::string, std::string>*>> order;
        order.reserve(m_counts.size());
        for (const auto& [pair, count] : m_counts) {
            order.emplace_back(count, &pair);
        }
        const auto most = std::min(order.size(), mostShown);
        std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end(),
            [](const auto& a, const auto& b) {
                return a.first != b.first ? a.first > b.first : *a.second < *b.second;
            });
        std::vector<support::Message::Argument> parts;
        for (std::size_t i = 0; i < most; ++i) {
            const auto& [gold, system] = *order[i].second;
            parts.emplace_back(support::said("%1 -> %2 (%3)", shown(gold), shown(system), order[i].first));
        }
        return parts.empty() ? std::nullopt : std::optional(support::joinedFirst(parts, most));
    }

private:
    void add(std::string_view gold, std::string_view system)
    {
        if (gold.size() <= longestReplaced && system.size() <= longestReplaced) {
            ++m_counts[{ std::string(gold), std::string(system) }];
        }
    }

    std::map<std::pair<std::string, std::string>, std::uint64_t> m_counts;
};

/// What a worker keeps between documents, and what it found.
struct Chunk
{
    match::Side gold;
    match::Side system;
    std::vector<PairOutcome> records;
    std::vector<PairOutcome> isolated; ///< of the matchings inside single types
    support::Diagnostics notes;
    Sums sums {};
    TextReplacements replacements;
};

std::size_t differingTokens(const Document& gold, const Document& system)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < gold.tokens.size(); ++i) {
        count += gold.text.slice(gold.tokens[i]) != system.text.slice(system.tokens[i]) ? 1U : 0U;
    }
    return count;
}

class Evaluator
{
public:
    Evaluator(Evaluation& result, support::Progress& progress, EvaluationExtent extent)
        : m_result(result)
        , m_progress(progress)
        , m_matching(extent == EvaluationExtent::Everything)
    {
    }

    Result<void> run()
    {
        // Both may replace layers, so they go before types are numbered.
        const bool hipe = m_result.spec.matching.pairing == match::PairingPolicy::Hipe;
        const auto& level = m_result.spec.restriction.noise;
        std::vector<Chunk> chunks(caseRanges(m_result));
        std::uint64_t units = m_result.cases.size();
        for (const auto& documentCase : m_result.cases) {
            units += charactersOf(documentCase);
        }
        m_progress.begin(units);
        if (level) {
            if (auto related = eachCase(chunks, &Evaluator::relateCase); !related) {
                return related;
            }
        }
        if (hipe) {
            m_result.labels = m_hipe.emplace(m_result).labels();
        } else {
            if (level) {
                keepNoiseLevel(m_result, *level);
            }
            m_result.labels = m_types.emplace(*m_result.gold, *m_result.system).labels();
        }
        m_related = level.has_value();
        if (auto done = eachCase(chunks, &Evaluator::evaluateCase); !done) {
            return done;
        }
        join(chunks);
        tallyRecords();
        return {};
    }

private:
    /// Every case once; neighbours share a chunk, the same in every call.
    Result<void> eachCase(std::vector<Chunk>& chunks, Result<void> (Evaluator::*work)(std::size_t, Chunk&))
    {
        return overCases(m_result, m_progress,
            [&](std::size_t range, std::size_t number) { return (this->*work)(number, chunks[range]); });
    }

    static std::uint64_t charactersOf(const DocumentCase& documentCase)
    {
        const auto length = [](const Document* document) {
            return document != nullptr ? std::uint64_t { document->text.length() } : 0;
        };
        return length(documentCase.gold) + length(documentCase.system);
    }

    /// How the texts of a case lie to each other.
    Result<void> relateCase(std::size_t number, Chunk& chunk)
    {
        auto& documentCase = m_result.cases[number];
        if (documentCase.gold == nullptr || documentCase.system == nullptr) {
            documentCase.relation = TextRelation::Unpaired;
        } else if (auto related = relate(documentCase, chunk); !related) {
            return related;
        }
        // An alignment has said its characters as it went.
        m_progress.advance(1 + (documentCase.alignment ? 0 : charactersOf(documentCase)));
        return {};
    }

    Result<void> evaluateCase(std::size_t number, Chunk& chunk)
    {
        if (!m_related) {
            if (auto related = relateCase(number, chunk); !related) {
                return related;
            }
        }
        auto& documentCase = m_result.cases[number];
        chunk.gold = {};
        chunk.system = {};
        fill(number, chunk);
        if (!m_matching) {
            return {};
        }
        const auto records = match::recordsOf(
            static_cast<std::uint32_t>(number), chunk.gold, chunk.system, m_result.spec.matching, m_progress);
        if (!records) {
            return tl::unexpected(placed(records.error(), m_result, documentCase));
        }
        documentCase.recordCount = static_cast<std::uint32_t>(records->size());
        chunk.records.insert(chunk.records.end(), records->begin(), records->end());
        return m_result.spec.perType == PerType::Isolated ? matchInsideTypes(number, chunk) : Result<void>();
    }

    /// Decides how the texts lie to each other.
    Result<void> relate(DocumentCase& documentCase, Chunk& chunk)
    {
        const auto& gold = *documentCase.gold;
        const auto& system = *documentCase.system;
        const auto mode = m_result.spec.align;
        // Where a side has offsets only there is nothing to bring together: they hold as they are.
        if (!m_texts || gold.text == system.text || gold.withoutText() || system.withoutText()) {
            documentCase.relation = TextRelation::Equal;
            return {};
        }
        const bool parallel = !gold.tokens.empty() && gold.tokens.size() == system.tokens.size();
        if (mode == AlignMode::No || (mode == AlignMode::Tokens && !parallel)) {
            return support::failure(ErrorCode::Unpairable,
                support::said(mode == AlignMode::No
                        ? "The text of document \"%1\" differs between the gold and system %2, and --align "
                          "no forbids to bring them together. Use --align auto."
                        : "The text of document \"%1\" differs between the gold and system %2, and the "
                          "numbers of tokens differ (%3 and %4). Use --align auto or characters.",
                    gold.name, m_result.system->name, grouped(gold.tokens.size()),
                    grouped(system.tokens.size())),
                placeOf(*m_result.system, system));
        }
        return parallel && mode != AlignMode::Characters ? relateTokens(documentCase, chunk)
                                                         : relateCharacters(documentCase, chunk);
    }

    /// Tells of a text that lacks the gold's end or beginning; does it differ nowhere else?
    bool tellCut(const DocumentCase& documentCase, Chunk& chunk) const
    {
        const auto& gold = *documentCase.gold;
        const auto& system = *documentCase.system;
        auto end = earlyEnd(gold, system);
        auto begin = end ? std::nullopt : lateBegin(gold, system);
        const bool cutOnly = end || begin;
        if (documentCase.words != nullptr && !system.text.empty()) { // as its columns count
            auto found = cutByWords(gold, system, *documentCase.words, cutOnly);
            end = std::move(found.end);
            begin = std::move(found.begin);
        }
        if (begin) {
            ++chunk.sums[LateBegins];
            chunk.sums[BeforeBegins] += begin->before;
            chunk.sums[AcrossBorders] += begin->across;
            chunk.notes.add(Severity::Note, "text.late-begin", placeOf(*m_result.system, system),
                described(gold.name, *begin, false));
        }
        if (end) {
            ++chunk.sums[EarlyEnds];
            chunk.sums[BehindEnds] += end->behind;
            chunk.sums[AcrossBorders] += end->across;
            auto place = placeOf(*m_result.system, system);
            place.line = end->line == 0 ? place.line : end->line;
            chunk.notes.add(
                Severity::Note, "text.early-end", std::move(place), described(gold.name, *end, false));
        }
        return cutOnly;
    }

    Result<void> relateTokens(DocumentCase& documentCase, Chunk& chunk)
    {
        const auto& gold = *documentCase.gold;
        const auto& system = *documentCase.system;
        auto alignment
            = align::alignTokens(gold.text, gold.tokens, system.text, system.tokens, m_progress, m_report);
        if (!alignment) {
            return tl::unexpected(alignment.error());
        }
        documentCase.relation = TextRelation::Tokens;
        documentCase.alignment = std::make_shared<const align::TextAlignment>(std::move(*alignment));
        ++chunk.sums[ByTokens];
        chunk.replacements.addTokens(gold, system);
        chunk.notes.add(Severity::Note, "text.tokens", placeOf(*m_result.system, system),
            support::said("Document \"%1\": %2 of %3 tokens differ from the gold's; compared token by token.",
                gold.name, grouped(differingTokens(gold, system)), grouped(gold.tokens.size())));
        return {};
    }

    Result<void> relateCharacters(DocumentCase& documentCase, Chunk& chunk)
    {
        const auto& gold = *documentCase.gold;
        const auto& system = *documentCase.system;
        auto alignment = align::alignCharacters(gold.text, system.text, m_progress, m_report);
        if (!alignment) {
            return tl::unexpected(alignment.error());
        }
        documentCase.relation = TextRelation::Characters;
        if (auto words = align::WordColumns::of(*alignment, gold.text, text::wordsOf(gold.text, gold.tokens),
                system.text, text::wordsOf(system.text, system.tokens))) {
            documentCase.words = std::make_shared<const align::WordColumns>(std::move(*words));
        }
        ++chunk.sums[ByCharacters];
        if (!tellCut(documentCase, chunk)) {
            chunk.replacements.addStretches(*alignment, gold.text, system.text);
            chunk.notes.add(Severity::Note, "text.characters", placeOf(*m_result.system, system),
                support::said(
                    "Document \"%1\": the text differs from the gold's in %2 of %3 characters; aligned "
                    "character by character.",
                    gold.name, grouped(alignment->distance), grouped(gold.text.length())));
        }
        documentCase.alignment = std::make_shared<const align::TextAlignment>(std::move(*alignment));
        return {};
    }

    /// Takes one side's spans to common coordinates, and counts those that no tokens begin and end.
    struct CountingMap
    {
        const CommonSpans& common;
        bool gold;
        std::uint64_t& offBorders;

        text::Span operator()(text::Span span) const
        {
            offBorders += (gold ? common.goldAtBorders(span) : common.systemAtBorders(span)) ? 0U : 1U;
            return map()(span);
        }
        text::Span alone(text::Span span) const { return map().alone(span); }
        CommonSpans::Map map() const { return gold ? common.ofGold() : common.ofSystem(); }
    };

    /// Both sides in common coordinates.
    void fill(std::size_t number, Chunk& chunk)
    {
        const auto& documentCase = m_result.cases[number];
        if (!m_matching && !m_hipe && m_result.spec.unit == Unit::Character) {
            return; // nothing is to be told of the spans either
        }
        if (m_hipe) {
            m_hipe->take(number, chunk.gold, chunk.system);
            return;
        }
        const CommonSpans common(documentCase, m_result.spec.unit);
        if (documentCase.gold != nullptr) {
            match::fillSide(chunk.gold, *documentCase.gold, *m_types, SideRole::Gold,
                CountingMap { common, true, chunk.sums[OffBorders] });
        }
        if (documentCase.system != nullptr) {
            match::fillSide(chunk.system, *documentCase.system, *m_types, SideRole::System,
                CountingMap { common, false, chunk.sums[OffBorders] });
        }
    }

    /// The rows of `--per-type isolated`: matching anew among the annotations of one type (nervaluate 1.x).
    Result<void> matchInsideTypes(std::size_t number, Chunk& chunk)
    {
        const auto first = static_cast<std::ptrdiff_t>(chunk.isolated.size());
        for (const auto type : match::typesOf(chunk.gold, chunk.system)) {
            const auto gold = match::onlyType(chunk.gold, type);
            const auto system = match::onlyType(chunk.system, type);
            const auto records = match::recordsOf(
                static_cast<std::uint32_t>(number), gold, system, m_result.spec.matching, m_progress);
            if (!records) {
                return tl::unexpected(records.error());
            }
            chunk.isolated.insert(chunk.isolated.end(), records->begin(), records->end());
        }
        const auto goldSpans = spansOf(chunk.gold);
        const auto systemSpans = spansOf(chunk.system);
        const auto key = [&](const PairOutcome& record) {
            return std::tuple(record.hasGold() ? goldSpans.at(record.gold) : systemSpans.at(record.system),
                record.rowType(), !record.hasGold());
        };
        std::stable_sort(chunk.isolated.begin() + first, chunk.isolated.end(),
            [&key](const PairOutcome& a, const PairOutcome& b) { return key(a) < key(b); });
        return {};
    }

    /// Of a side's annotations, by number.
    static std::unordered_map<std::uint32_t, text::Span> spansOf(const match::Side& side)
    {
        std::unordered_map<std::uint32_t, text::Span> spans;
        for (const auto& mention : side.mentions) {
            spans.emplace(mention.entity, mention.span);
        }
        return spans;
    }

    void join(std::vector<Chunk>& chunks)
    {
        std::size_t total = 0;
        Sums sums {};
        TextReplacements replacements;
        for (const auto& chunk : chunks) {
            replacements += chunk.replacements;
            total += chunk.records.size();
            std::ranges::transform(sums, chunk.sums, sums.begin(), std::plus<>());
        }
        const auto warn = [this](support::FindingCode code, support::Message said,
                              std::optional<std::uint64_t> annotations = {}) {
            m_result.diagnostics.add(
                Severity::Warning, code, { m_result.system->path, 0, 0 }, std::move(said), annotations);
        };
        if (sums[ByTokens] + sums[ByCharacters] > 0) {
            auto told
                = support::said("The text of %1 of %2 documents differs from the gold's: %3 compared token "
                                "by token, %4 aligned character by character.",
                    grouped(sums[ByTokens] + sums[ByCharacters]), grouped(m_result.cases.size()),
                    grouped(sums[ByTokens]), grouped(sums[ByCharacters]));
            if (const auto commonest = replacements.commonest()) {
                told = support::said("%1 %2", std::move(told), support::said("Most often: %1.", *commonest));
            }
            warn("text.differs", std::move(told));
        }
        if (sums[EarlyEnds] > 0) {
            warn("text.early-ends", earlyEndsMessage(sums[EarlyEnds], sums[BehindEnds]), sums[BehindEnds]);
        }
        if (sums[LateBegins] > 0) {
            warn("text.late-begins", lateBeginsMessage(sums[LateBegins], sums[BeforeBegins]),
                sums[BeforeBegins]);
        }
        if (sums[AcrossBorders] > 0) {
            m_result.diagnostics.add(Severity::Warning, "text.across-border", { m_result.system->path, 0, 0 },
                acrossMessage(sums[AcrossBorders]), sums[AcrossBorders]);
        }
        if (sums[OffBorders] > 0) {
            warn("text.off-token-borders",
                support::saidOf(static_cast<std::int64_t>(sums[OffBorders]),
                    "%Ln annotation does not begin and end at tokens; it is compared by the tokens that it "
                    "touches.",
                    "%Ln annotations do not begin and end at tokens; they are compared by the tokens that "
                    "they touch."));
        }
        m_result.records.reserve(total);
        for (auto& chunk : chunks) {
            m_result.records.insert(m_result.records.end(), chunk.records.begin(), chunk.records.end());
            m_result.isolated.insert(m_result.isolated.end(), chunk.isolated.begin(), chunk.isolated.end());
            m_result.diagnostics.append(chunk.notes);
        }
        std::uint32_t first = 0;
        for (auto& documentCase : m_result.cases) {
            documentCase.firstRecord = first;
            first += documentCase.recordCount;
        }
        m_result.types.resize(m_result.labels.size());
        for (std::uint32_t label = 0; label < m_result.types.size(); ++label) {
            m_result.types[label].label = label;
        }
    }

    void tallyRecords()
    {
        const auto size = static_cast<std::uint32_t>(m_result.labels.size());
        std::unordered_map<std::uint64_t, std::pair<std::int64_t, std::int64_t>> cells;
        constexpr unsigned half = 32;
        for (const auto& record : m_result.records) {
            metrics::addRecord(m_result.overall, record);
            metrics::addRecord(m_result.cases[record.document].tallies, record);
            if (m_result.spec.perType != PerType::Isolated) {
                addToTypes(m_result.types, record, m_result.spec.perType);
            }
            const std::uint64_t row = record.hasGold() ? record.goldType : size;
            const std::uint64_t column = record.hasSystem() ? record.systemType : size;
            auto& [count, sameSpan] = cells[row << half | column];
            ++count;
            sameSpan += record.sameSpan ? 1 : 0;
        }
        for (const auto& record : m_result.isolated) {
            addToTypes(m_result.types, record, PerType::Isolated);
        }
        if (!m_result.systemTold) {
            markUntold();
        }
        m_result.confusion.size = size;
        for (const auto& [key, counts] : cells) {
            m_result.confusion.cells.push_back({ static_cast<std::uint32_t>(key >> half),
                static_cast<std::uint32_t>(key), counts.first, counts.second });
        }
        std::ranges::sort(
            m_result.confusion.cells, {}, [](const auto& cell) { return std::pair(cell.row, cell.column); });
    }

    void markUntold()
    {
        const auto mark = [](metrics::SchemeTallies& tallies) {
            for (auto& tally : tallies) {
                tally.systemTold = false;
            }
        };
        mark(m_result.overall);
        for (auto& documentCase : m_result.cases) {
            mark(documentCase.tallies);
        }
        for (auto& type : m_result.types) {
            mark(type.tallies);
        }
    }

    Evaluation& m_result;
    support::Progress& m_progress;
    bool m_matching;
    bool m_texts = holdsTexts(*m_result.gold) && holdsTexts(*m_result.system); ///< both sides hold some
    const align::WorkReport m_report = [this](std::uint64_t units) { m_progress.advance(units); };
    std::optional<match::TypeTable> m_types; ///< other pairings than Hipe
    std::optional<HipeView> m_hipe;
    bool m_related = false; ///< relations of all cases are known already
};

void tellLinksAsTypes(Evaluation& evaluation)
{
    if (evaluation.gold->format == "hipe" && evaluation.gold->column.starts_with("links")
        && evaluation.spec.matching.pairing != match::PairingPolicy::Hipe) {
        evaluation.diagnostics.add(Severity::Warning, "hipe.links-as-types",
            { evaluation.system->path, 0, 0 },
            support::said(
                "Of a column of links muc and conll compare the types of the spans, which are those "
                "of the coarse column. --measure links compares the links, and so do --pairing hipe "
                "and the presets of HIPE."));
    }
}

bool sameFile(const std::string& a, const std::string& b)
{
    std::error_code error;
    return a == b || std::filesystem::equivalent(a, b, error);
}

void tellCopy(Evaluation& evaluation)
{
    constexpr std::int64_t least = 30;
    const auto& all = evaluation.overall[static_cast<std::size_t>(match::Scheme::Strict)];
    const auto count = all[match::Outcome::Correct];
    const bool whole = evaluation.spec.restriction.whole() && !evaluation.spec.minScore;
    if (!whole || count < least || all.actual() != count
        || sameFile(evaluation.gold->path, evaluation.system->path)) {
        return;
    }
    const auto column = io::hipeColumnOf(evaluation.gold->column);
    evaluation.diagnostics.add(Severity::Warning, "system.copy", { evaluation.system->path, 0, 0 },
        support::said(column.empty()
                ? "Every annotation equals the gold's (%1); is it a copy?"
                : "Every annotation of this column, %2, equals the gold's (%1); is it a copy?",
            support::GroupedNumber { count }, column));
}

/// Adds to the evaluation's findings, once it is made:
///   "links.equivalents" (warning), under HIPE's pairing: tellUnusedEquivalents;
///   "hipe.links-as-types" (warning): a column of links under a pairing that compares types;
///   "system.copy" (warning): each annotation of the system equals one of the gold's, and there are more (30
///   at least) than a system gets right without a mistake; not of the gold's own file. It may hold a part of
///   them.
/// O(annotations).
void tellOfEvaluation(Evaluation& evaluation)
{
    tellLinksAsTypes(evaluation);
    if (evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        tellUnusedEquivalents(evaluation, evaluation.diagnostics);
    }
    tellCopy(evaluation);
}

/// The settings that the signature tells: what only columns of links go by has no effect elsewhere.
EvaluationSpec toldSpec(EvaluationSpec spec, const annotation::Layer& gold)
{
    spec.hipe.normTime = spec.hipe.normTime && gold.column.starts_with("links");
    return spec;
}

/// How a side was read, for the signature: another column is another run.
std::string reading(const annotation::Layer& layer, std::string_view side)
{
    std::string text = "|" + std::string(side) + ":" + layer.format;
    for (const auto& part : { layer.column, layer.documentUnit, layer.corrections, layer.labelling }) {
        text += part.empty() ? "" : "," + part;
    }
    return text;
}

} // namespace

Result<EvaluationPtr> evaluate(annotation::LayerPtr gold, const annotation::LayerPtr& system,
    const EvaluationSpec& spec, support::Progress& progress, EvaluationExtent extent)
{
    auto paired = pairDocuments(gold, system, progress);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    auto& pairing = *paired;
    const auto others = otherTexts(*gold, pairing, progress);
    if (!others) {
        return tl::unexpected(others.error());
    }
    if (*others && !spec.anyway) {
        return tl::unexpected(**others);
    }
    auto result = std::make_shared<Evaluation>();
    result->givenGold = gold;
    result->gold = std::move(gold);
    result->system = std::move(pairing.system);
    result->spec = spec;
    if (*others) {
        result->diagnostics.add(Severity::Warning, "pairing.other-texts", (*others)->place,
            support::said("Scored all the same, but: %1", (*others)->said.arguments().back()));
    }
    result->diagnostics.append(pairing.diagnostics);
    tellUnmatchedLabels(*result);
    result->cases.resize(pairing.documents.size());
    for (std::size_t i = 0; i < pairing.documents.size(); ++i) {
        const auto& pair = pairing.documents[i];
        auto& documentCase = result->cases[i];
        documentCase.gold = pair.gold ? &result->gold->documents[*pair.gold] : nullptr;
        documentCase.system = pair.system ? &result->system->documents[*pair.system] : nullptr;
    }
    result->signature = signature(toldSpec(withoutIdleTagSettings(*result), *result->gold))
        + reading(*result->gold, "gold") + reading(*result->system, "system");
    if (spec.restriction.period) {
        keepPeriod(*result, *spec.restriction.period);
    }
    if (spec.minScore) {
        dropBelow(*result, *spec.minScore);
    }
    if (const auto done = Evaluator(*result, progress, extent).run(); !done) {
        return tl::unexpected(done.error());
    }
    checkSlices(*result);
    tellOfEvaluation(*result);
    return result;
}

} // namespace touchstone::analysis
