// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulessheets.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/output/table.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/rules/ruleslinks.h"
#include "core/measures/rules/rulesscores.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using metrics::Cause;
using metrics::LinkLabel;
using metrics::RuleRatio;
using metrics::RuleSwitches;
using metrics::RuleTally;
using metrics::SpanLabel;
using Level = RulesScore::Level;
using Variant = RulesScore::Variant;

constexpr int decimals = 4;
constexpr std::array<std::pair<SpanLabel, double metrics::RuleCredit::*>, 4> credited { {
    { SpanLabel::Exact, &metrics::RuleCredit::exact },
    { SpanLabel::Partial, &metrics::RuleCredit::partial },
    { SpanLabel::Fuzzy, &metrics::RuleCredit::fuzzy },
    { SpanLabel::FuzzyPartial, &metrics::RuleCredit::fuzzyPartial },
} };

/// Some labels with their credit and what they count.
struct Part
{
    double credit = 1;
    double count = 0;
    RecordFilter link;
    std::string words;
};

/// Precision or recall in parts.
struct PartedRatio
{
    RuleRatio ratio;
    std::vector<Part> correct;
    RecordFilter whole;
};

std::string text(double value) { return support::shortest(value); }

class ScoreRows
{
public:
    explicit ScoreRows(const RulesLinks& links)
        : m_links(links)
    {
    }

    /// `only`: narrows every link (to a type, to a document); `side`: 1 precision, 0 recall.
    template <typename Narrow>
    Sheet::Row row(const std::string& name, const RulesScore& score, const RuleTally& tally,
        const RuleSwitches& chosen, Narrow&& narrow) const
    {
        Sheet::Row result { name, {} };
        std::array<SheetCell, 2> ratios;
        for (const std::size_t side : { 1U, 0U }) {
            auto parted = this->parted(score, tally, switchesOf(score.variant, chosen), side);
            for (auto& part : parted.correct) {
                narrow(part.link, side);
            }
            narrow(parted.whole, side);
            result.cells.push_back(correctCell(parted));
            result.cells.push_back(wholeCell(parted));
            ratios.at(side) = ratioOf(parted, side);
            result.cells.push_back(ratios.at(side));
        }
        result.cells.push_back(f1Cell(ratios[1], ratios[0]));
        return result;
    }

private:
    [[nodiscard]] PartedRatio parted(
        const RulesScore& score, const RuleTally& tally, const RuleSwitches& switches, std::size_t side) const
    {
        return score.level == Level::Spans    ? spanParts(score.credit, tally, switches, side)
            : score.level == Level::Documents ? entityParts(score.credit, tally, switches, side)
                                              : linkParts(score.level, tally, switches, side);
    }

    /// Labels of the same credit together. `scoreOf` scores the tally for a credit; `link` finds labels.
    template <typename ScoreOf, typename Link>
    static PartedRatio creditParts(const metrics::RuleCredit& credit, std::size_t side, RecordFilter whole,
        ScoreOf&& scoreOf, Link&& link)
    {
        const auto ratio = [&](const metrics::RuleCredit& with) {
            const auto score = scoreOf(with);
            return side == 0 ? score.recall : score.precision;
        };
        PartedRatio parted { ratio(credit), {}, std::move(whole) };
        std::vector<double> credits;
        for (const auto& [label, member] : credited) {
            const double worth = credit.*member;
            if (worth == 0 || !support::addNew(credits, worth)) {
                continue;
            }
            metrics::RuleCredit counted { 0, 0, 0, 0 };
            std::vector<SpanLabel> labels;
            std::string words;
            for (const auto& [other, place] : credited) {
                if (credit.*place == worth) {
                    counted.*place = 1;
                    labels.push_back(other);
                    words += (words.empty() ? "" : ", ") + std::string(name(other));
                }
            }
            parted.correct.push_back(
                { worth, ratio(counted).numerator, link(std::span<const SpanLabel>(labels)), words });
        }
        return parted;
    }

    [[nodiscard]] PartedRatio spanParts(const metrics::RuleCredit& credit, const RuleTally& tally,
        const RuleSwitches& switches, std::size_t side) const
    {
        return creditParts(
            credit, side, m_links.spans(side, {}, switches),
            [&](const auto& with) { return metrics::spanScore(tally, with, switches); },
            [&](auto labels) { return m_links.spans(side, labels, switches); });
    }

    [[nodiscard]] PartedRatio entityParts(const metrics::RuleCredit& credit, const RuleTally& tally,
        const RuleSwitches& switches, std::size_t side) const
    {
        const std::array counted { SpanLabel::Exact, SpanLabel::Partial, SpanLabel::Fuzzy,
            SpanLabel::FuzzyPartial, side == 0 ? SpanLabel::Missed : SpanLabel::Spurious, SpanLabel::Other };
        return creditParts(
            credit, side, m_links.entities(counted, switches),
            [&](const auto& with) { return metrics::documentScore(tally, with, switches); },
            [&](auto labels) { return m_links.entities(labels, switches); });
    }

    [[nodiscard]] PartedRatio linkParts(
        Level level, const RuleTally& tally, const RuleSwitches& switches, std::size_t side) const
    {
        const bool annotations = level == Level::Resolution;
        const auto score = annotations ? metrics::resolutionScore(tally, switches)
                                       : metrics::documentLinkScore(tally, switches);
        std::vector<LinkLabel> right { LinkLabel::Right, LinkLabel::Fuzzy };
        std::vector<LinkLabel> whole { LinkLabel::Right, LinkLabel::Fuzzy,
            side == 0 ? LinkLabel::FalseNegative : LinkLabel::FalsePositive };
        if (switches.conditional == RuleSwitches::Conditional::Right) {
            right.push_back(LinkLabel::Conditional);
        }
        if (switches.conditional != RuleSwitches::Conditional::Out) {
            whole.push_back(LinkLabel::Conditional);
        }
        const auto link = [&](std::span<const LinkLabel> labels) {
            return annotations ? m_links.resolutions(side, labels, switches)
                               : m_links.documentLinks(labels, switches);
        };
        const auto& ratio = side == 0 ? score.recall : score.precision;
        return { ratio, { { 1, ratio.numerator, link(right), "right" } }, link(whole) };
    }

    static SheetCell correctCell(const PartedRatio& parted)
    {
        const auto& parts = parted.correct;
        if (parts.size() == 1 && parts.front().credit == 1) {
            return { parts.front().count, true, parts.front().link, {} };
        }
        auto formula = sum(parts);
        formula.push_back({ " = " + text(parted.ratio.numerator), std::nullopt });
        return valueCell(parted.ratio.numerator, std::move(formula));
    }

    static SheetCell wholeCell(const PartedRatio& parted)
    {
        return { parted.ratio.denominator, true, parted.whole, {} };
    }

    /// "1,152 TP, FzTP + 0.5 × 12 PTP, FzPTP"
    static std::vector<FormulaPart> sum(const std::vector<Part>& parts)
    {
        std::vector<FormulaPart> formula;
        for (const auto& part : parts) {
            std::string before = formula.empty() ? "" : " + ";
            if (part.credit != 1) {
                before += text(part.credit) + " × ";
            }
            if (!before.empty()) {
                formula.push_back({ before, std::nullopt });
            }
            formula.push_back({ text(part.count) + " " + part.words, part.link });
        }
        return formula;
    }

    static SheetCell ratioOf(const PartedRatio& parted, std::size_t side)
    {
        const auto value = parted.ratio.value();
        auto formula = sum(parted.correct);
        if (parted.correct.size() > 1) {
            formula.insert(formula.begin(), { "(", std::nullopt });
            formula.push_back({ ")", std::nullopt });
        }
        formula.push_back({ " / ", std::nullopt });
        formula.push_back(
            { text(parted.ratio.denominator) + (side == 0 ? " gold" : " system"), parted.whole });
        formula.push_back({ " = " + (value ? support::fixed(*value, decimals) : std::string(undefinedSign)),
            std::nullopt });
        return valueCell(value, std::move(formula));
    }

    const RulesLinks& m_links;
};

std::vector<Sheet::Column> scoreColumns(Level level)
{
    const bool names = level == Level::Spans || level == Level::Documents;
    const std::string what = names ? "Right ones, each with its credit" : "Right links";
    return { { "correct_system", "Right (system)", what + ", among the system's." },
        { "system", "System", "Of the system, as far as the row counts them." },
        precisionColumn("Right / system."), { "correct_gold", "Right (gold)", what + ", among the gold's." },
        { "gold", "Gold", "Of the gold, as far as the row counts them." }, { "recall", "R", "Right / gold." },
        f1Column() };
}

const char* titleOf(Level level)
{
    constexpr std::array titles { "Spans", "Entities of documents", "Links of annotations",
        "Links of documents" };
    return titles.at(static_cast<std::size_t>(level));
}

const char* noteOf(Level level)
{
    constexpr std::array notes { "Strict: TP. Lenient: TP, PTP, FzTP, FzPTP. Weighted: PTP and FzPTP count "
                                 "half. Filtered: without what was set aside and what is of low confidence.",
        "An entity counts once in a document. Precision without FN, recall without FP.",
        "Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of the system, FN res of the gold. "
        "TN res is in neither.",
        "A link counts once in a document." };
    return notes.at(static_cast<std::size_t>(level));
}

void nothing(RecordFilter& /*link*/, std::size_t /*side*/) { }

Sheet scoreSheet(Level level, const RulesResult& result, const ScoreRows& rows, const RuleSwitches& chosen)
{
    Sheet sheet { std::string(sheetOf(level)), titleOf(level), "Count", scoreColumns(level), {},
        noteOf(level), false };
    sheet.headline = "f1";
    sheet.ownRows = true;
    for (const auto& score : rulesScores()) {
        const bool shown = score.variant != Variant::Switched || chosen != RuleSwitches {};
        if (score.level == level && shown) {
            sheet.rows.push_back(rows.row(std::string(score.row), score, result.total, chosen, nothing));
        }
    }
    return sheet;
}

Sheet documentSheet(
    const RulesResult& result, const Evaluation& evaluation, const ScoreRows& rows, bool perDocument)
{
    Sheet sheet { "by_document", "Document by document: spans, strict and lenient; links", "Document", {}, {},
        "As switched.", true };
    const auto& chosen = evaluation.spec.rules.switches;
    const std::array wanted { std::pair { "strict", std::pair { "strict_", "Strict: " } },
        std::pair { "lenient", std::pair { "lenient_", "Lenient: " } },
        std::pair { "resolution_switched", std::pair { "link_", "Links: " } } };
    for (const auto& [id, words] : wanted) {
        for (auto column : scoreColumns(Level::Spans)) {
            column.id = words.first + column.id;
            column.title = words.second + column.title;
            sheet.columns.push_back(std::move(column));
        }
    }
    sheet.headline = "strict_f1";
    const auto add = [&](const std::string& name, const RuleTally& tally, bool all) {
        Sheet::Row joined { name, {} };
        for (const auto& [id, words] : wanted) {
            const auto& score = *std::ranges::find(rulesScores(), std::string_view(id), &RulesScore::id);
            auto row = rows.row(name, score, tally, chosen, [&](RecordFilter& link, std::size_t) {
                if (!all) {
                    link.documents = { name };
                }
            });
            std::move(row.cells.begin(), row.cells.end(), std::back_inserter(joined.cells));
        }
        sheet.rows.push_back(std::move(joined));
    };
    for (std::size_t number = 0; perDocument && number < evaluation.cases.size(); ++number) {
        add(evaluation.cases[number].name(), result.tallies[number], false);
    }
    add("Overall", result.total, true);
    return sheet;
}

const FacetColumn& facetOf(const RecordList& list, std::string_view id)
{
    return *support::found(list.facets, id, &FacetColumn::id);
}

using Shown = RulesResult::Shown;

/// The facets of one side, or of a group: a record of which the side is missing has none.
struct ShownFacets
{
    ShownFacets(const RecordList& list, const std::string& prefix, const char* label, const char* lowFacet)
        : words(facetOf(list, prefix + label))
        , ignored(facetOf(list, prefix + "ignored"))
        , low(facetOf(list, prefix + lowFacet))
    {
    }

    template <typename Order> bool read(std::uint32_t record, Shown& shown, Order&& orderOf) const
    {
        const auto word = words.of(record);
        if (word.empty()) {
            return false;
        }
        shown.word = words.names[word.front()];
        shown.ignored = ignored.names[ignored.of(record).front()];
        shown.low = low.of(record).front() == 1;
        shown.order = orderOf(shown.word);
        return true;
    }
    void narrow(RecordFilter& filter, const Shown& shown) const
    {
        filter.facets.push_back({ words.id, { shown.word } });
        filter.facets.push_back({ low.id, { shown.low ? "yes" : "no" } });
        filter.facets.push_back({ ignored.id, { shown.ignored } });
    }

    const FacetColumn& words;
    const FacetColumn& ignored;
    const FacetColumn& low;
};

/// What a column of a sheet of labels counts: records of a category.
struct LabelColumn
{
    Sheet::Column column;
    std::string category;
    ShownFacets facets;
};

/// Every label with its flags ("FP low confidence-ignored:stop word") and how many have it: of a list with
/// records these are counted.
Sheet labelSheet(const char* id, const char* title, const RecordList& list,
    const std::vector<LabelColumn>& columns, int (*orderOf)(const std::string& word),
    std::map<Shown, std::vector<std::int64_t>>& counts)
{
    Sheet sheet { id, title, "Result", {}, {}, {}, false };
    for (std::size_t column = 0; column < columns.size(); ++column) {
        sheet.columns.push_back(columns[column].column);
        Shown shown;
        for (std::uint32_t record = 0; record < list.records.size(); ++record) {
            if (columns[column].facets.read(record, shown, orderOf)) {
                auto& count = counts[shown];
                count.resize(columns.size());
                ++count[column];
            }
        }
    }
    for (const auto& [key, count] : counts) {
        Sheet::Row row { key.text(), {} };
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto link = listCell(list.id, columns[column].category);
            columns[column].facets.narrow(link, key);
            row.cells.push_back(countCell(count[column], link));
        }
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

Sheet sideSheet(RulesResult& result, const char* id, const char* title, const char* label, const char* low,
    int (*orderOf)(const std::string& word))
{
    const auto& list = *result.list("rules");
    return labelSheet(id, title, list,
        { { { "system", "System", "Annotations of the system." }, "system",
              ShownFacets(list, "system.", label, low) },
            { { "gold", "Gold", "Annotations of the gold." }, "gold",
                ShownFacets(list, "gold.", label, low) } },
        orderOf, result.labelCounts[id]);
}

/// Annotations by their literal type: the gold's of the gold's type, the system's of its own.
void countTypes(RulesResult& result, const Evaluation& evaluation)
{
    const auto& list = *result.list("rules");
    const auto& names = list.labels.empty() ? evaluation.labels : list.labels;
    const std::array facets { ShownFacets(list, "gold.", "result", "low"),
        ShownFacets(list, "system.", "result", "low") };
    std::array<std::vector<SpanLabel>, 2> labels;
    for (std::size_t side = 0; side < labels.size(); ++side) {
        for (const auto& word : facets.at(side).words.names) {
            labels.at(side).push_back(spanLabelOf(word));
        }
    }
    std::map<std::uint32_t, metrics::RuleTally> tallies;
    for (std::uint32_t record = 0; record < list.records.size(); ++record) {
        const auto& pair = list.records[record];
        for (std::size_t side = 0; side < facets.size(); ++side) {
            if (side == 0 ? pair.hasGold() : pair.hasSystem()) {
                const auto& own = facets.at(side);
                const auto label = static_cast<std::size_t>(labels.at(side)[own.words.of(record).front()]);
                const auto ignored
                    = own.ignored.names[own.ignored.of(record).front()] == notIgnoredWord ? 0U : 2U;
                const auto flags = own.low.of(record).front() + ignored;
                ++tallies[side == 0 ? pair.goldType : pair.systemType].spans.at(side).at(label).at(flags);
            }
        }
    }
    for (const auto& [type, tally] : tallies) {
        result.typeNames.push_back(names[type]);
        result.types.push_back(tally);
    }
}

Sheet resultSheet(RulesResult& result)
{
    return sideSheet(result, "results", "What annotations count as", "result", "low",
        [](const std::string& word) { return static_cast<int>(spanLabelOf(word)); });
}

Sheet resolutionSheet(RulesResult& result)
{
    return sideSheet(result, "resolutions", "What links count as", "resolution", "low-resolution",
        [](const std::string& word) { return static_cast<int>(linkLabelOf(word)); });
}

Sheet groupSheet(RulesResult& result, const char* listId, const char* id, const char* title)
{
    const auto& list = *result.list(listId);
    return labelSheet(
        id, title, list,
        { { { "count", "Count", "In all documents." }, list.categories.front(),
            ShownFacets(list, "", "result", "low") } },
        [](const std::string& word) {
            return static_cast<int>(spanLabelOf(word, " doc")) * static_cast<int>(metrics::linkLabelCount)
                + static_cast<int>(linkLabelOf(word, " doc"));
        },
        result.labelCounts[id]);
}

/// Wrong links by who is to blame.
Sheet causeSheet(const RulesResult& result, const RulesLinks& links)
{
    Sheet sheet { "causes", "Who caused wrong links", "Cause",
        { { "fp_res", "FP res (system)", "Wrong links of the system." },
            { "fn_res", "FN res (gold)", "Links of the gold that were not found." },
            { "fp_res_filtered", "FP res, filtered",
                "FP res without what was set aside or is of low confidence." },
            { "fn_res_filtered", "FN res, filtered",
                "FN res without what was set aside or is of low confidence." } },
        {},
        "Tagger: the name itself was not found, or is none. Resolver: the name was found, its link is wrong. "
        "Possibly tagger: found with other extent or label.",
        false };
    sheet.ownRows = true;
    RuleSwitches filtered;
    filtered.ignored = filtered.low = false;
    const auto row = [&](const std::string& name, const std::vector<Cause>& causes) {
        Sheet::Row cells { name, {} };
        std::int64_t all = 0;
        for (const auto& switches : { RuleSwitches {}, filtered }) {
            for (const std::size_t side : { 1U, 0U }) {
                const std::array wrong { side == 0 ? LinkLabel::FalseNegative : LinkLabel::FalsePositive };
                std::int64_t count = 0;
                for (const auto cause : causes) {
                    count += metrics::causeCountOf(result.total, side, cause, switches);
                }
                const auto only = causes.size() == 1 ? std::optional(causes.front()) : std::nullopt;
                cells.cells.push_back(countCell(count, links.resolutions(side, wrong, switches, only)));
                all += count;
            }
        }
        if (all > 0 || (causes.front() != Cause::None && causes.front() != Cause::Other)) {
            sheet.rows.push_back(std::move(cells));
        }
    };
    const std::vector order { Cause::Tagger, Cause::PossiblyTagger, Cause::Resolver, Cause::Other,
        Cause::None };
    for (const auto cause : order) {
        row(cause == Cause::None ? "(none)" : std::string(name(cause)), { cause });
    }
    row("Overall", order);
    return sheet;
}

/// What rules noted; no rows: nothing.
Sheet noteSheet(const RulesResult& result)
{
    Sheet sheet { "notes", "What rules noted", "Note",
        { { "records", "Records",
            support::pattern("Pairs and annotations without partner that have the note.") } },
        {}, {}, false };
    for (const auto& [word, count] : result.notes) {
        sheet.rows.push_back({ word,
            { countCell(count, RecordFilter { .list = "rules", .facets = { { "note", { word } } } }) } });
    }
    return sheet;
}

void countNotes(RulesResult& result)
{
    const auto& note = facetOf(*result.list("rules"), "note");
    for (const auto value : note.values) {
        ++result.notes[note.names[value]];
    }
    result.notes.erase(std::string(unsetWord));
}

void countFirings(RulesResult& result)
{
    const auto& set = *result.run->setup.rules;
    std::vector<std::int64_t> records(set.rules().size(), 0);
    for (const auto rule : facetOf(*result.list("rules"), "rule").values) {
        ++records[rule];
    }
    result.phases.assign(set.phases().begin(), set.phases().end());
    const auto& counts = result.run->counts;
    const auto at = [](const auto& list, std::uint32_t number) {
        return number < list.size() ? static_cast<std::int64_t>(list[number]) : 0;
    };
    for (std::uint32_t phase = 0; phase < set.phases().size(); ++phase) {
        for (std::uint32_t number = 0; number < set.rules().size(); ++number) {
            const auto& rule = set.rules()[number];
            if (rule.phase == phase) {
                result.rules.push_back({ rule.name, phase + 1, rule.on, at(counts.fired, number),
                    at(counts.tried, number), records[number] });
            }
        }
    }
}

/// Every rule of the set, also those that are off.
Sheet ruleSheet(const RulesResult& result)
{
    Sheet sheet { "rules", "Rules", "Rule",
        { { "phase", "Phase", "Number of the phase that it belongs to." },
            { "on", "On", support::pattern("1: in force; 0: switched off.") },
            { "fired", "Applied", "How often it was applied." },
            { "tried", "Tried", "How often its conditions were tested." },
            { "records", "Records", "Pairs and annotations without partner that it was applied to." } },
        {}, {}, false };
    const auto whole = [](auto count) { return SheetCell { static_cast<double>(count), true, {}, {} }; };
    std::string phases;
    for (std::size_t phase = 0; phase < result.phases.size(); ++phase) {
        phases += (phase == 0 ? "" : ", ") + std::to_string(phase + 1) + " " + result.phases[phase];
    }
    addToNote(sheet, support::said("Phases: %1.", std::move(phases)));
    for (const auto& one : result.rules) {
        sheet.rows.push_back({ one.rule,
            { whole(one.phase), whole(one.on ? 1 : 0), whole(one.fired), whole(one.tried),
                countCell(one.records,
                    RecordFilter { .list = "rules", .facets = { { "rule", { one.rule } } } }) } });
    }
    return sheet;
}

Sheet typeSheet(const char* id, const char* title, const RulesResult& result, const Evaluation& evaluation,
    const ScoreRows& rows)
{
    Sheet sheet { id, title, typeRowTitle, scoreColumns(Level::Spans), {},
        "As switched. Precision of a type over the system's annotations of this type, recall over the "
        "gold's.",
        false };
    sheet.headline = "f1";
    const auto& score = *std::ranges::find(rulesScores(), std::string_view(id), &RulesScore::id);
    const auto& chosen = evaluation.spec.rules.switches;
    for (std::size_t type = 0; type < result.typeNames.size(); ++type) {
        const auto& name = result.typeNames[type];
        sheet.rows.push_back(
            rows.row(name, score, result.types[type], chosen, [&](RecordFilter& link, std::size_t side) {
                (side == 0 ? link.goldTypes : link.systemTypes) = { name };
            }));
    }
    sheet.rows.push_back(rows.row("Overall", score, result.total, chosen, nothing));
    setTypeRows(sheet, "gold", "system");
    return sheet;
}

} // namespace

std::string RulesResult::Shown::text() const
{
    return (word == unsetWord ? "(none)" : word) + (low ? " low confidence" : "")
        + (ignored == notIgnoredWord ? "" : "-ignored:" + ignored);
}

void countRulesLists(RulesResult& result, const Evaluation& evaluation)
{
    countTypes(result, evaluation);
    countNotes(result);
    countFirings(result);
}

void addRulesSheets(RulesResult& result, const Evaluation& evaluation, bool perDocument)
{
    const RulesLinks links(result);
    const ScoreRows rows(links);
    const auto& chosen = evaluation.spec.rules.switches;
    result.sheets.push_back(scoreSheet(Level::Spans, result, rows, chosen));
    result.sheets.push_back(typeSheet("strict", "Spans by type, strict", result, evaluation, rows));
    result.sheets.push_back(typeSheet("lenient", "Spans by type, lenient", result, evaluation, rows));
    result.sheets.push_back(resultSheet(result));
    result.sheets.push_back(scoreSheet(Level::Resolution, result, rows, chosen));
    result.sheets.push_back(resolutionSheet(result));
    result.sheets.push_back(causeSheet(result, links));
    result.sheets.push_back(scoreSheet(Level::Documents, result, rows, chosen));
    result.sheets.push_back(
        groupSheet(result, "rules.entities", "document_results", "What entities of documents count as"));
    result.sheets.push_back(scoreSheet(Level::DocumentLinks, result, rows, chosen));
    result.sheets.push_back(
        groupSheet(result, "rules.links", "document_link_results", "What links of documents count as"));
    if (auto notes = noteSheet(result); !notes.rows.empty()) {
        result.sheets.push_back(std::move(notes));
    }
    result.sheets.push_back(ruleSheet(result));
    result.sheets.push_back(documentSheet(result, evaluation, rows, perDocument));
}

} // namespace touchstone::analysis
