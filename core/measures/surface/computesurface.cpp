// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/surface/computesurface.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/settings/surfaceform.h"
#include "core/measures/base/measure.h"
#include "core/support/findingkinds.h"
#include "core/text/tokens.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using metrics::ConllCounts;
using metrics::SurfaceBit;
using metrics::SurfaceRecord;

constexpr std::size_t mostRepeated = 1000;
constexpr auto noForm = std::numeric_limits<std::uint32_t>::max();

/// The words at some places of a text.
std::string wordsAt(const text::Text& text, std::span<const text::Span> places)
{
    std::string words;
    for (const auto place : places) {
        words += (words.empty() ? "" : " … ") + withSingleBlanks(text.slice(place));
    }
    return words;
}

std::vector<text::Span> placesOf(const annotation::Document& document, std::uint32_t entity)
{
    const auto fragments = document.annotations.fragments(entity);
    if (fragments.empty()) {
        return { document.annotations.entities[entity].span };
    }
    return { fragments.begin(), fragments.end() };
}

/// The gold's words that the system's annotation lies on, where the texts run token by token.
std::vector<text::Span> inGold(const DocumentCase& documentCase, std::vector<text::Span> places)
{
    const auto& gold = documentCase.gold->tokens;
    for (auto& place : places) {
        const auto tokens = text::tokensOf(documentCase.system->tokens, place);
        if (tokens.empty() || tokens.end > gold.size()) {
            return {};
        }
        place = text::charactersOf(gold, tokens);
    }
    return places;
}

std::string systemWords(const DocumentCase& documentCase, const match::PairOutcome& record)
{
    auto places = placesOf(*documentCase.system, record.system);
    if (documentCase.relation == TextRelation::Tokens) {
        if (auto own = inGold(documentCase, places); !own.empty()) {
            return wordsAt(documentCase.gold->text, own);
        }
    }
    return wordsAt(documentCase.system->text, places);
}

/// Numbers of words, and of words with their type.
class Forms
{
public:
    struct Form
    {
        std::uint32_t words = 0;
        std::uint32_t type = 0;
    };

    std::uint32_t wordsNumber(std::string words)
    {
        const auto [place, added] = m_words.try_emplace(std::move(words), m_words.size());
        if (added) {
            names.push_back(place->first);
        }
        return place->second;
    }
    std::uint32_t formNumber(std::uint32_t words, std::uint32_t type)
    {
        const auto [place, added] = m_forms.try_emplace({ words, type }, m_forms.size());
        if (added) {
            forms.push_back({ words, type });
        }
        return place->second;
    }

    std::vector<std::string> names; ///< of words
    std::vector<Form> forms;

private:
    std::map<std::string, std::uint32_t> m_words;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_forms;
};

RecordFilter listed(const char* category, const std::optional<std::string>& type, bool ofSystem)
{
    auto filter = listCell("surface", category);
    (ofSystem ? filter.systemTypes : filter.goldTypes) = only(type);
    return filter;
}

Sheet::Row row(const std::string& name, const ConllCounts& counts, const std::optional<std::string>& type)
{
    return countRow(name, counts.correct, counts.gold, counts.system,
        { listed("correct", type, false), listed("gold", type, false), listed("system", type, true),
            listed("false", type, true), listed("missed", type, false) });
}

Sheet typeSheet(const Evaluation& evaluation, const SurfaceResult& result)
{
    Sheet sheet { "types", "Per type", typeRowTitle,
        { { "correct", "Correct", "Forms of which an occurrence was found: equal span and type." },
            { "gold", "Gold", "Forms of the gold." }, { "system", "System", "Forms of the system." },
            { "fp", "FP", "Forms of the system of which no occurrence is right." },
            { "fn", "FN", "Forms of the gold of which no occurrence was found." },
            precisionColumn("Correct / system."), recallColumn("Correct / gold."), f1Column() },
        {},
        "A form is the words of a name with its type and counts once in the corpus; a count shows the first "
        "occurrence of each. The same form found elsewhere than in the gold does not count.",
        false };
    for (std::size_t label = 0; label < result.types.size(); ++label) {
        sheet.rows.push_back(row(evaluation.labels[label], result.types[label], evaluation.labels[label]));
    }
    sheet.rows.push_back(row("Overall", result.overall, {}));
    setTypeRows(sheet, "gold", "system");
    return sheet;
}

/// How often a form occurs.
struct Occurrences
{
    std::uint32_t form = 0;
    std::int64_t gold = 0;
    std::int64_t system = 0;
    std::int64_t found = 0;
};

Sheet repeatedSheet(const Evaluation& evaluation, const Forms& forms, std::span<const SurfaceRecord> records)
{
    Sheet sheet { "repeated", "Repeated forms", "Form",
        { { "gold", "Gold", "Occurrences in the gold." },
            { "system", "System", "Occurrences in the system." },
            { "found", "Found", "Occurrences of equal span and type on both sides." } },
        {}, "Forms that occur twice or more on a side, most frequent first.", false };
    std::vector<Occurrences> all(forms.forms.size());
    for (const auto& record : records) {
        if (record.gold) {
            ++all[*record.gold].gold;
            all[*record.gold].found += record.correct ? 1 : 0;
        }
        if (record.system) {
            ++all[*record.system].system;
        }
    }
    for (std::uint32_t form = 0; form < all.size(); ++form) {
        all[form].form = form;
    }
    std::erase_if(all, [](const Occurrences& one) { return std::max(one.gold, one.system) < 2; });
    std::ranges::sort(all, std::less<>(), [&](const Occurrences& one) {
        const auto& form = forms.forms[one.form];
        return std::tuple(-one.gold, -one.system, std::string_view(forms.names[form.words]), form.type);
    });
    if (all.size() > mostRepeated) {
        addToNote(
            sheet, support::said("The first %1 of %2.", support::GroupedNumber { mostRepeated }, all.size()));
        all.resize(mostRepeated);
    }
    for (const auto& one : all) {
        const auto& form = forms.forms[one.form];
        const auto& words = forms.names[form.words];
        const auto& type = evaluation.labels[form.type];
        const RecordFilter gold {
            .list = "surface", .facets = { { "gold.form", { words } } }, .goldTypes = { type }
        };
        const RecordFilter system {
            .list = "surface", .facets = { { "system.form", { words } } }, .systemTypes = { type }
        };
        auto found = gold;
        found.scheme = match::Scheme::Strict;
        found.outcomes = { match::Outcome::Correct };
        sheet.rows.push_back({ words + " (" + type + ")",
            { countCell(one.gold, gold), countCell(one.system, system), countCell(one.found, found) } });
    }
    return sheet;
}

void describe(SurfaceResult& result)
{
    const metrics::Formula correct { { 0 } };
    const metrics::Formula gold { { 1 } };
    const metrics::Formula system { { 2 } };
    result.statisticColumns = { { "correct" }, { "gold" }, { "system" } };
    auto [precision, recall, f1] = ratioScores("", correct, system, correct, gold);
    result.scores = { std::move(f1), std::move(precision), std::move(recall), countScore("correct", correct),
        countScore("gold", gold), countScore("system", system) };
    placeByName(result.scores);
}

/// Reads the forms of all records, case by case.
class FormReader
{
public:
    explicit FormReader(const Evaluation& evaluation)
        : records(evaluation.records.size())
        , m_evaluation(evaluation)
    {
    }

    void read(const DocumentCase& documentCase)
    {
        for (auto i = documentCase.firstRecord; i < documentCase.firstRecord + documentCase.recordCount;
             ++i) {
            const auto& record = m_evaluation.records[i];
            auto& seen = records[i];
            seen.correct = record.outcome(match::Scheme::Strict) == match::Outcome::Correct;
            std::uint32_t words = noForm;
            if (record.hasGold()) {
                const auto& gold = *documentCase.gold;
                words = wordsOf(i, wordsAt(gold.text, placesOf(gold, record.gold)));
                seen.gold = forms.formNumber(words, record.goldType);
                goldForms.add({ words });
            } else {
                goldForms.add({});
            }
            if (record.hasSystem()) {
                words = seen.correct ? words : wordsOf(i, systemWords(documentCase, record));
                seen.system = forms.formNumber(words, record.systemType);
                systemForms.add({ words });
            } else {
                systemForms.add({});
            }
        }
    }

    Forms forms;
    std::vector<SurfaceRecord> records;
    FacetColumn goldForms { "gold.form", "Gold form", "The words of the gold annotation.", {}, { 0 }, {} };
    FacetColumn systemForms { "system.form", "System form", "The words of the system's annotation.", {},
        { 0 }, {} };
    std::size_t wordless = 0;

private:
    std::uint32_t wordsOf(std::uint32_t record, std::string words)
    {
        if (words.empty()) {
            ++wordless;
            words = "\n" + std::to_string(record); // no words are so written: a form of its own
        }
        return forms.wordsNumber(std::move(words));
    }

    const Evaluation& m_evaluation;
};

void countForms(SurfaceResult& result, const Evaluation& evaluation, const RecordList& list)
{
    result.types.resize(evaluation.labels.size());
    for (const auto& documentCase : evaluation.cases) {
        ConllCounts counts;
        for (auto i = documentCase.firstRecord; i < documentCase.firstRecord + documentCase.recordCount;
             ++i) {
            const auto bits = list.bits[i];
            const auto& record = evaluation.records[i];
            metrics::addSurface(counts, bits);
            if (record.hasGold()) {
                metrics::addSurface(result.types[record.goldType], bits & ~SurfaceBit::SurfaceSystem);
            }
            if (record.hasSystem()) {
                metrics::addSurface(result.types[record.systemType], bits & SurfaceBit::SurfaceSystem);
            }
        }
        result.overall += counts;
        metrics::appendStatistics(result.statistics, counts);
    }
}

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent /*extent*/)
{
    auto result = std::make_shared<SurfaceResult>();
    result->measure = "surface";
    describe(*result);
    FormReader reader(evaluation);
    progress.begin(evaluation.cases.size());
    for (const auto& documentCase : evaluation.cases) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Scoring was cancelled.");
        }
        reader.read(documentCase);
        progress.advance();
    }
    RecordList list { "surface", "Occurrences of names", evaluation.records,
        { "correct", "gold", "system", "false", "missed" }, metrics::surfaceBits(reader.records), {} };
    list.right = list.bitsOf({ "correct" });
    countForms(*result, evaluation, list);
    if (reader.wordless > 0) {
        result->diagnostics.add(support::Severity::Warning, "surface.no-text",
            { evaluation.gold->path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(reader.wordless),
                "surface counts names by their words, and %Ln annotation has no text; it is a form of its "
                "own.",
                "surface counts names by their words, and %Ln annotations have no text; each of them is a "
                "form of its own."));
    }
    result->sheets.push_back(typeSheet(evaluation, *result));
    result->sheets.push_back(repeatedSheet(evaluation, reader.forms, reader.records));
    reader.goldForms.names = reader.forms.names;
    reader.systemForms.names = std::move(reader.forms.names);
    list.facets = { std::move(reader.goldForms), std::move(reader.systemForms) };
    result->lists.push_back(std::move(list));
    return result;
}

constexpr std::array<std::string_view, 3> parameters { "pairing", "min-overlap", "unit" };

} // namespace

// Scores "correct", "gold", "system", "precision", "recall", "f1" of forms. A form is the words of a
// name, as they are written, with its type; it counts once however often it occurs. Correct: one of its
// occurrences was found (equal span and type); that the system has the same form elsewhere does not do.
// So the score is no function of sums over documents: it has no interval.
constexpr metrics::Measure surfaceMeasure {
    .id = "surface",
    .title = "Surface forms",
    .description = "Distinct names of the whole corpus, by their words and type: each counts once, and "
                   "is correct when one of its occurrences was found. Names that come again and again do "
                   "not weigh more than rare ones.",
    .source = "Derczynski et al., WNUT-17 (W17-4418); wnuteval",
    .headline = "f1",
    .parameters = parameters,
    .compute = compute,
    .adding = { .whyNot = "surface counts a name once in the whole corpus, and which names other shards have "
                          "no shard knows: score the corpus in one piece for it." },
    .resamples = false,
};

} // namespace touchstone::analysis
