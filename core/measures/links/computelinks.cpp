// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/links/computelinks.h"

#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/overcases.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/records/typenumbers.h"
#include "core/evaluation/records/usedequivalents.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/base/namenumbers.h"
#include "core/support/findingkinds.h"

#include <bit>
#include <tuple>

namespace touchstone::analysis {

namespace {

using match::PairOutcome;
using metrics::ConllCounts;
using metrics::LinkClass;
using metrics::LinkPair;
using metrics::LinkSide;

/// Names of the list's bits; those of recall follow.
constexpr std::array<const char*, 24> categoryNames { "correct link", "correct nil", "wrong link",
    "nil as link", "link as nil", "missing", "extra", "gold link", "system link", "correct link and type",
    "document correct", "document gold", "document system", "nil correct", "nil gold", "nil system",
    "false link", "missed link", "false link and type", "missed link and type", "document false",
    "document missed", "nil false", "nil missed" };

std::string categoryOf(std::uint32_t bit)
{
    return categoryNames.at(static_cast<std::size_t>(std::countr_zero(bit)));
}

std::string recallCategory(int rank) { return "recall@" + std::to_string(rank); }

/// A side of one document and which annotation each name is.
struct CaseSide
{
    LinkSide names;
    std::vector<std::uint32_t> entities;

    void clear()
    {
        names.clear();
        entities.clear();
    }
};

class Linker
{
public:
    Linker(const Evaluation& evaluation, std::span<const int> ranks)
        : m_evaluation(evaluation)
        , m_ranks(ranks)
        , m_types(evaluation)
    {
    }

    struct Buffers
    {
        metrics::NameNumbers ids;
        CaseSide gold;
        CaseSide system;
        std::vector<std::uint32_t> types; ///< by annotation
    };

    struct CaseRecords
    {
        std::vector<PairOutcome> records;
        std::vector<std::uint32_t> bits;
    };

    CaseRecords run(std::uint32_t number, Buffers& buffers) const
    {
        const auto& documentCase = m_evaluation.cases[number];
        const CommonSpans common(documentCase, m_evaluation.spec.unit);
        buffers.ids.clear();
        buffers.gold.clear();
        buffers.system.clear();
        if (documentCase.gold != nullptr) {
            fill(buffers.gold, documentCase, true, buffers, common.ofGold());
        }
        if (documentCase.system != nullptr) {
            fill(buffers.system, documentCase, false, buffers, common.ofSystem());
        }
        auto pairs = metrics::pairLinks(
            buffers.gold.names, buffers.system.names, m_evaluation.spec.links.nBest, m_ranks);
        inTextOrder(pairs, buffers);
        CaseRecords result;
        for (const auto& pair : pairs) {
            result.records.push_back(record(number, pair, buffers));
            result.bits.push_back(pair.bits);
        }
        return result;
    }

private:
    template <typename Map>
    void fill(CaseSide& side, const DocumentCase& documentCase, bool gold, Buffers& buffers, Map&& map) const
    {
        const auto& tree = (gold ? documentCase.gold : documentCase.system)->annotations;
        m_types.fill(buffers.types, documentCase, gold);
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            const auto& entity = tree.entities[i];
            const auto type = buffers.types[i];
            if (type == EntityTypes::none) {
                continue;
            }
            metrics::LinkName name { map(entity.span), type,
                static_cast<std::uint32_t>(side.names.ids.size()), 0 };
            for (const auto& link : tree.detailsOf(i).links) {
                side.names.ids.push_back(annotation::isNil(link)
                        ? 0
                        : buffers.ids.number(m_evaluation.spec.links.equivalents.of(link)));
                if (gold && m_evaluation.gold->format == "neleval") {
                    break; // of that format's candidates only the first is scored; elsewhere all are right
                }
            }
            const auto first = side.names.ids.begin() + name.firstId;
            if (gold) {
                std::sort(first, side.names.ids.end());
                side.names.ids.erase(std::unique(first, side.names.ids.end()), side.names.ids.end());
            }
            name.idCount = static_cast<std::uint32_t>(side.names.ids.size()) - name.firstId;
            side.names.names.push_back(name);
            side.entities.push_back(i);
        }
    }

    static void inTextOrder(std::vector<LinkPair>& pairs, const Buffers& buffers)
    {
        const auto place = [&](const LinkPair& pair) {
            const bool gold = pair.gold != metrics::noName;
            const auto& name
                = gold ? buffers.gold.names.names[pair.gold] : buffers.system.names.names[pair.system];
            return std::tuple(name.span, name.type, !gold);
        };
        std::ranges::stable_sort(
            pairs, [&](const LinkPair& a, const LinkPair& b) { return place(a) < place(b); });
    }

    [[nodiscard]] PairOutcome record(std::uint32_t number, const LinkPair& pair, const Buffers& buffers) const
    {
        PairOutcome record;
        record.document = number;
        if (pair.gold != metrics::noName) {
            record.gold = buffers.gold.entities[pair.gold];
            record.goldType = buffers.gold.names.names[pair.gold].type;
        }
        if (pair.system != metrics::noName) {
            record.system = buffers.system.entities[pair.system];
            record.systemType = buffers.system.names.names[pair.system].type;
        }
        if (!record.hasSystem() || !record.hasGold()) {
            record.errorType = record.hasGold() ? match::ErrorType::Missing : match::ErrorType::Spurious;
            return record;
        }
        record.sameSpan = true;
        record.sameType = record.goldType == record.systemType;
        record.errorType = record.sameType ? match::ErrorType::Correct
            : annotation::mainType(m_evaluation.labels[record.goldType])
                == annotation::mainType(m_evaluation.labels[record.systemType])
            ? match::ErrorType::Subtype
            : match::ErrorType::Type;
        return record;
    }

    const Evaluation& m_evaluation;
    std::span<const int> m_ranks;
    EntityTypes m_types;
};

// -------------------------------------------------------------------------------------------------- sheets

struct Key
{
    const char* name;
    ConllCounts metrics::LinkCounts::*counts;
    std::uint32_t correct;
    std::uint32_t gold;
    std::uint32_t system;
    std::uint32_t falsePositive;
    std::uint32_t falseNegative;
};

constexpr std::array<Key, 4> keys { {
    { "span+kbid", &metrics::LinkCounts::spanKbid, metrics::linkClassBit(LinkClass::CorrectLink),
        metrics::LinkGold, metrics::LinkSystem, metrics::LinkFalse, metrics::LinkMissed },
    { "span+type+kbid", &metrics::LinkCounts::spanTypeKbid, metrics::LinkTypeCorrect, metrics::LinkGold,
        metrics::LinkSystem, metrics::LinkTypeFalse, metrics::LinkTypeMissed },
    { "document+kbid", &metrics::LinkCounts::documentKbid, metrics::LinkDocumentCorrect,
        metrics::LinkDocumentGold, metrics::LinkDocumentSystem, metrics::LinkDocumentFalse,
        metrics::LinkDocumentMissed },
    { "nil", &metrics::LinkCounts::nil, metrics::LinkNilCorrect, metrics::LinkNilGold, metrics::LinkNilSystem,
        metrics::LinkNilFalse, metrics::LinkNilMissed },
} };

/// Statistics in the order of metrics::appendLinkStatistics(), and scores.
void describe(LinkResult& result)
{
    const auto category = [](std::string id, std::string name) {
        return Statistic { std::move(id), Statistic::From::Category, "links", std::move(name) };
    };
    for (const auto& key : keys) {
        const std::string prefix = std::string(key.name) + ".";
        const auto first = static_cast<std::uint32_t>(result.statisticColumns.size());
        std::vector<Score> counts;
        for (const auto& [name, bit] : { std::pair("correct", key.correct), std::pair("gold", key.gold),
                 std::pair("system", key.system) }) {
            auto statistic = category(prefix + name, categoryOf(bit));
            if (key.counts == &metrics::LinkCounts::documentKbid) { // sets of ids of a whole document
                statistic = { prefix + name, Statistic::From::Documents, "links", {},
                    listCell("links", categoryOf(bit)) };
            }
            const auto number = static_cast<std::uint32_t>(result.statisticColumns.size());
            counts.push_back(countScore(prefix + name, { { number } }));
            result.statisticColumns.push_back(std::move(statistic));
        }
        const metrics::Formula correct { { first } };
        auto [precision, recall, f1]
            = ratioScores(prefix, correct, { { first + 2 } }, correct, { { first + 1 } });
        counts.insert(counts.begin(), { std::move(f1), std::move(precision), std::move(recall) });
        for (auto& score : counts) {
            const auto column = score.id.substr(prefix.size());
            score.whole = SheetPlace { "scores", column, key.name };
            if (key.counts == &metrics::LinkCounts::spanTypeKbid) {
                score.byType = SheetPlace { "types", column };
            }
            result.scores.push_back(std::move(score));
        }
    }
    const auto next = [&result] { return static_cast<std::uint32_t>(result.statisticColumns.size()); };
    for (std::size_t i = 0; i < metrics::linkClassCount; ++i) {
        const std::string name(metrics::linkClassName(static_cast<LinkClass>(i)));
        result.scores.push_back(countScore(name, { { next() } }));
        result.statisticColumns.push_back(category(name, name));
    }
    constexpr std::uint32_t linked = 1; // names of the gold
    for (const auto rank : result.ranks) {
        const auto k = std::to_string(rank);
        result.scores.push_back({ .id = "recall@" + k,
            .formula = metrics::Formula::ratio({ { next() } }, { { linked } }),
            .whole = SheetPlace { "recall", "recall", k } });
        result.statisticColumns.push_back(category("recalled@" + k, recallCategory(rank)));
    }
    for (auto& score : result.scores) {
        score.list = "links";
    }
}

std::vector<Sheet::Column> countColumns()
{
    return { { "correct", "Correct", "Right on both sides." }, { "gold", "Gold", "Of the gold." },
        { "system", "System", "Of the system." }, { "fp", "FP", "Of the system, and not correct." },
        { "fn", "FN", "Of the gold, and not correct." }, precisionColumn("Correct / system."),
        recallColumn("Correct / gold."), f1Column() };
}

/// `type`: of the row, on the side that a count is of.
CountLinks linksOf(
    const Key& key, const std::optional<std::string>& document, const std::optional<std::string>& type = {})
{
    const auto link = [&](std::uint32_t bit, bool ofSystem) {
        auto filter = listCell("links", categoryOf(bit));
        filter.documents = only(document);
        (ofSystem ? filter.systemTypes : filter.goldTypes) = only(type);
        return filter;
    };
    return { link(key.correct, false), link(key.gold, false), link(key.system, true),
        link(key.falsePositive, true), link(key.falseNegative, false) };
}

Sheet::Row countRow(const std::string& name, const ConllCounts& counts, const CountLinks& links)
{
    return analysis::countRow(name, counts.correct, counts.gold, counts.system, links);
}

Sheet::Row keyRow(const std::string& name, const Key& key, const metrics::LinkCounts& counts,
    const std::optional<std::string>& document)
{
    return countRow(name, counts.*key.counts, linksOf(key, document));
}

Sheet classSheet(const metrics::LinkCounts& counts)
{
    Sheet sheet { "errors", "What names count as", "Class",
        { { "count", "Count", "Pairs of equal span, or names without such a partner." } }, {},
        "Names of equal span only. A name without candidate counts as NIL.", false };
    sheet.ownRows = true;
    for (std::size_t i = 0; i < metrics::linkClassCount; ++i) {
        sheet.rows.push_back({ std::string(metrics::linkClassName(static_cast<LinkClass>(i))),
            { countCell(counts.classes.at(i), listCell("links", categoryOf(1U << i))) } });
    }
    return sheet;
}

Sheet recallSheet(const LinkResult& result)
{
    Sheet sheet { "recall", "Right id among the first candidates", "k",
        { { "recalled", "Found", "Gold links whose right id is among the first k candidates." },
            { "gold", "Gold", "Linked names of the gold." }, { "recall", "Recall", "Found / gold." } },
        {}, {}, false };
    for (std::size_t i = 0; i < result.ranks.size(); ++i) {
        const auto found
            = countCell(result.overall.recalled[i], listCell("links", recallCategory(result.ranks[i])));
        const auto gold
            = countCell(result.overall.spanKbid.gold, listCell("links", categoryOf(metrics::LinkGold)));
        sheet.rows.push_back(
            { std::to_string(result.ranks[i]), { found, gold, ratioCell(found, "found", gold, "gold") } });
    }
    return sheet;
}

void addSheets(LinkResult& result, const Evaluation& evaluation, bool perDocument)
{
    const auto& links = evaluation.spec.links;
    Sheet scores { "scores", "Links", "Key", countColumns(), {},
        "span+kbid, span+type+kbid: linked names of equal span. document+kbid: the entries of each document. "
        "nil: names of equal span whose candidates are outside the base."
            + (links.nBest > 1 ? " The first " + std::to_string(links.nBest) + " candidates count."
                               : std::string()),
        false };
    scores.rowId = "key";
    for (const auto& key : keys) {
        scores.rows.push_back(keyRow(key.name, key, result.overall, {}));
    }
    Sheet types { "types", "Links per type, span+type+kbid", typeRowTitle, countColumns(), {}, {}, false };
    for (std::size_t label = 0; label < result.types.size(); ++label) {
        const auto& name = evaluation.labels[label];
        types.rows.push_back(countRow(name, result.types[label], linksOf(keys[1], {}, name)));
    }
    types.rows.push_back(keyRow("Overall", keys[1], result.overall, {}));
    setTypeRows(types, "gold", "system");
    result.sheets = { std::move(scores), classSheet(result.overall), recallSheet(result), std::move(types) };
    for (const auto& key : keys) {
        Sheet documents { std::string("documents.") + key.name,
            std::string("Links per document, ") + key.name, "Document", countColumns(), {}, {}, true };
        for (std::size_t i = 0; perDocument && i < result.documents.size(); ++i) {
            const auto& name = evaluation.cases[i].name();
            documents.rows.push_back(keyRow(name, key, result.documents[i], name));
        }
        documents.rows.push_back(keyRow("Overall", key, result.overall, {}));
        result.sheets.push_back(std::move(documents));
    }
}

/// Recall 0 means that nothing right was found; a system that links nothing may not have been asked to.
void tellNoLinks(LinkResult& result, const Evaluation& evaluation)
{
    const auto& documents = evaluation.system->documents;
    const bool any = std::ranges::any_of(documents, [](const annotation::Document& document) {
        const auto& details = document.annotations.details;
        return std::ranges::any_of(details, [](const auto& one) { return !one.links.empty(); });
    });
    if (!any && result.overall.spanKbid.gold > 0 && evaluation.system->answered) {
        result.diagnostics.add(support::Severity::Warning, "links.none", { evaluation.system->path, 0, 0 },
            support::said("The system links no name, and the gold %1: each of these counts as missing. Was "
                          "it asked for links?",
                result.overall.spanKbid.gold));
    }
}

/// Statistics, scores and sheets of a result whose counts are there.
void finish(LinkResult& result, const Evaluation& evaluation, bool perDocument)
{
    result.measure = "links";
    for (const auto& counts : result.documents) {
        metrics::appendLinkStatistics(result.statistics, counts);
    }
    describe(result);
    addSheets(result, evaluation, perDocument);
}

void takeNumbers(const Evaluation& evaluation, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& links = static_cast<const LinkResult&>(result);
    auto overall = links.overall;
    auto types = links.types;
    auto documents = links.documents;
    const auto all = numbers.flowAll(false);
    flow(all, overall);
    metrics::flowNamed<ConllCounts>(all.part("types"), evaluation.labels, types);
    numbers.flowDocuments(false, documents);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<LinkResult>();
    result->ranks = metrics::linkRanks(evaluation.spec.links.nBest);
    const auto all = numbers.flowAll(true);
    result->overall.recalled.resize(result->ranks.size());
    flow(all, result->overall);
    metrics::flowNamed<ConllCounts>(all.part("types"), evaluation.labels, result->types);
    for (const auto& document : numbers.documents) {
        auto& counts = result->documents.emplace_back();
        counts.recalled.resize(result->ranks.size());
        flow(metrics::NumberFlow(&document), counts);
    }
    finish(*result, evaluation, !result->documents.empty());
    return result;
}

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    auto result = std::make_shared<LinkResult>();
    result->ranks = metrics::linkRanks(evaluation.spec.links.nBest);
    const Linker linker(evaluation, result->ranks);
    std::vector<Linker::CaseRecords> cases(evaluation.cases.size());
    std::vector<Linker::Buffers> buffers(caseRanges(evaluation));
    progress.begin(cases.size());
    const auto done = overCases(
        evaluation, progress, [&](std::size_t range, std::size_t number) -> support::Result<void> {
            cases[number] = linker.run(static_cast<std::uint32_t>(number), buffers[range]);
            progress.advance();
            return {};
        });
    if (!done) {
        return support::Failure(done.error());
    }
    RecordList list { "links", "Names of equal span", {}, {}, {}, {} };
    list.categories.assign(categoryNames.begin(), categoryNames.end());
    for (const auto rank : result->ranks) {
        list.categories.push_back(recallCategory(rank));
    }
    result->overall.recalled.resize(result->ranks.size());
    result->types.resize(evaluation.labels.size());
    for (auto& one : cases) {
        metrics::LinkCounts counts;
        counts.recalled.resize(result->ranks.size());
        for (std::size_t i = 0; i < one.records.size(); ++i) {
            const auto& record = one.records[i];
            const auto bits = one.bits[i];
            counts.add(bits);
            const auto has = [bits](std::uint32_t bit) { return (bits & bit) != 0 ? 1 : 0; };
            if (record.hasGold()) {
                result->types[record.goldType].gold += has(metrics::LinkGold);
                result->types[record.goldType].correct += has(metrics::LinkTypeCorrect);
            }
            if (record.hasSystem()) {
                result->types[record.systemType].system += has(metrics::LinkSystem);
            }
        }
        result->overall += counts;
        result->documents.push_back(std::move(counts));
        list.records.insert(list.records.end(), one.records.begin(), one.records.end());
        list.bits.insert(list.bits.end(), one.bits.begin(), one.bits.end());
        one = {};
    }
    list.right = list.bitsOf({ "correct link", "correct nil" });
    result->lists = { std::move(list) };
    finish(*result, evaluation, extent == MeasureExtent::Everything);
    tellNoLinks(*result, evaluation);
    if (evaluation.spec.matching.pairing != match::PairingPolicy::Hipe) { // which tells it by itself
        tellUnusedEquivalents(evaluation, result->diagnostics);
    }
    return result;
}

constexpr int mostCandidates = 1000;

constexpr std::array ownSettings {
    setting::with<&SettingRow::ofHipe>({ "n-best",
        [](const auto& s) { return std::to_string(s.links.nBest); },
        [](auto& s, auto n, auto& v) { return setting::setInteger(n, v, 1, mostCandidates, s.links.nBest); },
        nullptr, false, "how many of the system's candidates count", "1, 2, 3 …",
        { "N,...",
            "links, --pairing hipe: the first N candidates count; default 1; of score several, a table "
            "each" } }),
    setting::with<&SettingRow::ofHipe>(setting::ofFile(
        "link-equivalents",
        [](const auto& s) { return setting::digestOfMap(s.links.equivalents.representative); },
        &RelationSources::linkEquivalents, "Link equivalents",
        "ids that stand for the same thing, one class a line",
        "links, --pairing hipe: lines of ids that stand for the same, such as HIPE's mapping tables",
        [](auto& s) { s.links.equivalents = {}; })),
};

constexpr std::array<std::string_view, 2> parameters { "n-best", "link-equivalents" };

} // namespace

// Scores "<key>.precision", ".recall", ".f1" of the keys span+kbid, span+type+kbid, document+kbid and
// nil, "recall@1" …, and the counts of the classes.
constexpr metrics::Measure linksMeasure {
    .id = "links",
    .title = "Links",
    .description
    = "Linked names of equal span and right knowledge-base id (and equal type); sets of ids per "
      "document; recall among the first k candidates; what each name counts as, with names outside the "
      "base.",
    .source = "neleval 3.1.1 (strong_link_match, entity_match, analyze); ELEVANT",
    .headline = "span+kbid.f1",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .adding = { takeNumbers, makeResult },
    .comparesTypes = false,
};

RecordFilter wrongLinks()
{
    RecordFilter filter { .list = "links" };
    for (const auto* const name : { "wrong link", "nil as link", "link as nil", "missing", "extra" }) {
        filter.categories.emplace_back(name);
    }
    return filter;
}

} // namespace touchstone::analysis
