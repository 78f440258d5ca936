// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulessheets.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/table.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/rules/ruleslinks.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/rules/rulestables.h"
#include "core/support/numbers.h"

#include <array>
#include <utility>

namespace touchstone::analysis {

namespace {

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
    ScoreSheet::Row row(const std::string& name, const RulesScore& score, const RuleTally& tally,
        const RuleSwitches& chosen, Narrow&& narrow) const
    {
        ScoreSheet::Row result { name, {} };
        std::array<ScoreCell, 2> ratios;
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
        switch (score.level) {
        case Level::Spans:
            return spanParts(score.credit, tally, switches, side);
        case Level::Documents:
            return entityParts(score.credit, tally, switches, side);
        default:
            return linkParts(score.level, tally, switches, side);
        }
    }

    /// Labels of the same credit together. `number` scores the tally for a credit; `link` finds labels.
    template <typename Number, typename Link>
    static std::vector<Part> creditParts(const metrics::RuleCredit& credit, Number&& number, Link&& link)
    {
        std::vector<Part> parts;
        std::vector<double> credits;
        for (const auto& [label, member] : credited) {
            const double worth = credit.*member;
            if (worth == 0 || std::find(credits.begin(), credits.end(), worth) != credits.end()) {
                continue;
            }
            credits.push_back(worth);
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
            parts.push_back({ worth, number(counted), link(std::span<const SpanLabel>(labels)), words });
        }
        return parts;
    }

    [[nodiscard]] PartedRatio spanParts(const metrics::RuleCredit& credit, const RuleTally& tally,
        const RuleSwitches& switches, std::size_t side) const
    {
        const auto ratio = [&](const metrics::RuleCredit& with) {
            const auto score = metrics::spanScore(tally, with, switches);
            return side == 0 ? score.recall : score.precision;
        };
        return { ratio(credit),
            creditParts(
                credit, [&](const auto& with) { return ratio(with).numerator; },
                [&](auto labels) { return m_links.spans(side, labels, switches); }),
            m_links.spans(side, {}, switches) };
    }

    [[nodiscard]] PartedRatio entityParts(const metrics::RuleCredit& credit, const RuleTally& tally,
        const RuleSwitches& switches, std::size_t side) const
    {
        constexpr std::array inPrecision { SpanLabel::Exact, SpanLabel::Partial, SpanLabel::Fuzzy,
            SpanLabel::FuzzyPartial, SpanLabel::Spurious, SpanLabel::Other };
        constexpr std::array inRecall { SpanLabel::Exact, SpanLabel::Partial, SpanLabel::Fuzzy,
            SpanLabel::FuzzyPartial, SpanLabel::Missed, SpanLabel::Other };
        const auto ratio = [&](const metrics::RuleCredit& with) {
            const auto score = metrics::documentScore(tally, with, switches);
            return side == 0 ? score.recall : score.precision;
        };
        return { ratio(credit),
            creditParts(
                credit, [&](const auto& with) { return ratio(with).numerator; },
                [&](auto labels) { return m_links.entities(labels, switches); }),
            m_links.entities(side == 0 ? inRecall : inPrecision, switches) };
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

    static ScoreCell correctCell(const PartedRatio& parted)
    {
        const auto& parts = parted.correct;
        if (parts.size() == 1 && parts.front().credit == 1) {
            return { parts.front().count, true, parts.front().link, {} };
        }
        auto formula = sum(parts);
        formula.push_back({ " = " + text(parted.ratio.numerator), std::nullopt });
        return valueCell(parted.ratio.numerator, std::move(formula));
    }

    static ScoreCell wholeCell(const PartedRatio& parted)
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

    static ScoreCell ratioOf(const PartedRatio& parted, std::size_t side)
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

std::vector<ScoreSheet::Column> scoreColumns(Level level)
{
    const char* right = level == Level::Spans || level == Level::Documents
        ? "Right ones, each with its credit"
        : "Right links";
    const std::string what = right;
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

std::string noteOf(Level level)
{
    switch (level) {
    case Level::Spans:
        return "Strict: TP. Lenient: TP, PTP, FzTP, FzPTP. Weighted: PTP and FzPTP count half. Filtered: "
               "without what was set aside and what is of low confidence.";
    case Level::Documents:
        return "An entity counts once in a document. Precision without FN, recall without FP.";
    case Level::Resolution:
        return "Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of the system, FN res of the "
               "gold. TN res is in neither.";
    case Level::DocumentLinks:
        break;
    }
    return "A link counts once in a document.";
}

void nothing(RecordFilter& /*link*/, std::size_t /*side*/) { }

ScoreSheet scoreSheet(
    Level level, const RulesResult& result, const ScoreRows& rows, const RuleSwitches& chosen)
{
    ScoreSheet sheet { std::string(sheetOf(level)), titleOf(level), "Count", scoreColumns(level), {},
        noteOf(level), false };
    sheet.headline = "f1";
    for (const auto& score : rulesScores()) {
        const bool shown = score.variant != Variant::Switched || chosen != RuleSwitches {};
        if (score.level == level && shown) {
            sheet.rows.push_back(rows.row(std::string(score.row), score, result.total, chosen, nothing));
        }
    }
    return sheet;
}

ScoreSheet typeSheet(const char* id, const char* title, const RulesResult& result,
    const Evaluation& evaluation, const ScoreRows& rows, const RulesTypes& types)
{
    ScoreSheet sheet { id, title, "Type", scoreColumns(Level::Spans), {},
        "As switched. Precision of a type over the system's annotations of this type, recall over the "
        "gold's.",
        false };
    sheet.headline = "f1";
    const auto scores = rulesScores();
    const auto score
        = *std::find_if(scores.begin(), scores.end(), [id](const RulesScore& one) { return one.id == id; });
    const auto& chosen = evaluation.spec.rules.switches;
    for (std::size_t type = 0; type < types.names.size(); ++type) {
        const auto& name = types.names[type];
        sheet.rows.push_back(
            rows.row(name, score, types.tallies[type], chosen, [&](RecordFilter& link, std::size_t side) {
                (side == 0 ? link.goldTypes : link.systemTypes) = { name };
            }));
    }
    sheet.rows.push_back(rows.row("Overall", score, result.total, chosen, nothing));
    setTypeRows(sheet, "gold", "system");
    return sheet;
}

ScoreSheet documentSheet(const RulesResult& result, const Evaluation& evaluation, const ScoreRows& rows)
{
    ScoreSheet sheet { "by_document", "Document by document: spans, strict and lenient; links", "Document",
        {}, {}, "As switched.", true };
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
        ScoreSheet::Row joined { name, {} };
        for (const auto& [id, words] : wanted) {
            for (const auto& score : rulesScores()) {
                if (score.id == id) {
                    auto row = rows.row(name, score, tally, chosen, [&](RecordFilter& link, std::size_t) {
                        if (!all) {
                            link.documents = { name };
                        }
                    });
                    std::move(row.cells.begin(), row.cells.end(), std::back_inserter(joined.cells));
                }
            }
        }
        sheet.rows.push_back(std::move(joined));
    };
    for (std::size_t number = 0; number < evaluation.cases.size(); ++number) {
        add(evaluation.cases[number].name(), result.tallies[number], false);
    }
    add("Overall", result.total, true);
    return sheet;
}

} // namespace

void addRulesSheets(RulesResult& result, const Evaluation& evaluation)
{
    const RulesLinks links(result);
    const ScoreRows rows(links);
    const auto& chosen = evaluation.spec.rules.switches;
    const auto types = rulesTypes(result, evaluation);
    result.sheets.push_back(scoreSheet(Level::Spans, result, rows, chosen));
    result.sheets.push_back(typeSheet("strict", "Spans by type, strict", result, evaluation, rows, types));
    result.sheets.push_back(typeSheet("lenient", "Spans by type, lenient", result, evaluation, rows, types));
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
    result.sheets.push_back(documentSheet(result, evaluation, rows));
}

} // namespace touchstone::analysis
