// SPDX-License-Identifier: GPL-3.0-or-later
// `judgements`: what judges have said of a gold: counts, how far they agree, how much of the gold is wrong.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/records/evaluation.h"
#include "core/judging/agreement.h"
#include "core/judging/anchoring.h"
#include "core/judging/goldestimate.h"
#include "core/judging/judgementfile.h"
#include "core/report/recipe.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::givenVerdicts;
using analysis::JudgeAgreement;
using analysis::Judgement;
using analysis::PlaceVerdicts;
using analysis::Table;

using Counts = std::array<std::size_t, givenVerdicts.size()>;

/// What one judge said; of adjudicated verdicts whoever gave them.
struct JudgeCounts
{
    std::string judge; ///< empty: not told
    bool adjudicated = false;
    Counts verdicts {};
};

/// All that is known of the judgements.
struct Judged
{
    analysis::JudgementTable table;
    std::vector<PlaceVerdicts> places;
    std::vector<JudgeCounts> judges; ///< by name, then those not told, then adjudicated
    Counts counted {}; ///< of each place the verdict that counts
    std::vector<JudgeAgreement> agreements;
    std::optional<analysis::GoldEstimate> estimate; ///< nothing: no gold is given
    std::vector<Judgement> lost;
    std::size_t moved = 0;
};

std::vector<JudgeCounts> countsOf(const analysis::JudgementTable& table)
{
    std::map<std::tuple<bool, bool, std::string>, Counts> counts;
    for (const auto& one : table.judgements()) {
        if (one.verdict != analysis::Verdict::Cleared) {
            const auto judge = one.adjudicated ? std::string() : one.judge;
            ++counts[{ one.adjudicated, judge.empty(), judge }].at(static_cast<std::size_t>(one.verdict));
        }
    }
    std::vector<JudgeCounts> judges;
    for (const auto& [who, verdicts] : counts) {
        judges.push_back({ std::get<2>(who), std::get<0>(who), verdicts });
    }
    return judges;
}

// ---- for people

std::string percentText(double share) { return support::fixed(100 * share, 1); }

std::string ratioText(const std::optional<double>& value, const std::optional<metrics::Interval>& interval)
{
    return !value   ? std::string(analysis::undefinedSign)
        : !interval ? support::fixed(*value, 3)
                    : support::fixed(*value, 3) + " [" + support::fixed(interval->low, 3) + ", "
            + support::fixed(interval->high, 3) + "]";
}

std::vector<Table::Column> verdictColumns(const std::string& first)
{
    std::vector<Table::Column> columns { { first } };
    for (const auto verdict : givenVerdicts) {
        columns.push_back({ std::string(analysis::verdictName(verdict)), true });
    }
    return columns;
}

void addCounts(Table& table, const std::string& name, const Counts& counts)
{
    auto& row = table.rows.emplace_back(std::vector { name });
    std::size_t all = 0;
    for (const auto count : counts) {
        row.push_back(std::to_string(count));
        all += count;
    }
    row.push_back(std::to_string(all));
}

Table countTable(const Judged& judged)
{
    Table table;
    table.title = "Verdicts";
    table.columns = verdictColumns("Judge");
    table.columns.push_back({ "all", true });
    for (const auto& one : judged.judges) {
        addCounts(table,
            one.adjudicated         ? "(adjudicated)"
                : one.judge.empty() ? "(not told)"
                                    : one.judge,
            one.verdicts);
    }
    addCounts(table, "(places, as they count)", judged.counted);
    return table;
}

Table agreementTable(const Judged& judged)
{
    Table table;
    table.title = "Agreement";
    table.columns = { { "Judges" }, { "places", true }, { "agreed", true }, { "share", true },
        { "kappa", true }, { "PABAK", true } };
    for (const auto& both : judged.agreements) {
        table.rows.push_back({ both.first + ", " + both.second, std::to_string(both.places),
            std::to_string(both.same), ratioText(both.share, both.shareInterval),
            ratioText(both.kappa, both.kappaInterval), ratioText(both.pabak, {}) });
    }
    table.note = "Cohen's kappa; in brackets 95 % intervals by bootstrap over documents. PABAK where one "
                 "verdict is more than four fifths of all.";
    return table;
}

Table pairTable(const JudgeAgreement& both)
{
    Table table;
    table.title = both.first + " (rows), " + both.second + " (columns)";
    table.columns = verdictColumns("Verdict");
    for (std::size_t row = 0; row < givenVerdicts.size(); ++row) {
        auto& cells = table.rows.emplace_back(
            std::vector { std::string(analysis::verdictName(givenVerdicts.at(row))) });
        for (const auto& cell : both.cells.at(row)) {
            cells.push_back(std::to_string(cell.size()));
        }
    }
    return table;
}

std::string counted(std::size_t number, const char* one, const char* several)
{
    return support::grouped(number) + " " + (number == 1 ? one : several);
}

std::string estimateText(const analysis::GoldEstimate& estimate)
{
    std::string text = "Gold error rate: ";
    if (!estimate.rate) {
        text += std::string(analysis::undefinedSign) + " (no place was drawn at random), of "
            + counted(estimate.places, "place", "places") + ".\n";
    } else {
        text += percentText(*estimate.rate) + " % (" + percentText(estimate.low) + "-"
            + percentText(estimate.high) + "), from "
            + counted(estimate.drawn, "random place", "random places");
        if (estimate.listed > 0) {
            text += " and all " + support::grouped(estimate.listed) + " at the head of the list";
        }
        text += ", of " + support::grouped(estimate.places) + "; "
            + counted(estimate.judges.size(), "judge", "judges") + ".\n";
    }
    if (estimate.undecided > 0) {
        text += "Of these " + support::grouped(estimate.undecided)
            + " are unclear or broken; they count as not wrong.\n";
    }
    if (estimate.outside > 0) {
        text += counted(estimate.outside, "judged place is", "judged places are")
            + " no place of this gold and these systems.\n";
    }
    return text;
}

std::string textOf(const Judged& judged, OutputForm form)
{
    auto text = formed(countTable(judged), form);
    if (!judged.agreements.empty()) {
        text += "\n" + formed(agreementTable(judged), form);
        for (const auto& both : judged.agreements) {
            text += "\n" + formed(pairTable(both), form);
        }
    }
    if (judged.estimate && form == OutputForm::Text) {
        text += "\n" + estimateText(*judged.estimate);
        text += "Found again elsewhere: " + support::grouped(judged.moved)
            + ". Lost: " + support::grouped(judged.lost.size()) + ".\n";
    }
    return text;
}

// ---- for scripts

Json numberJson(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }

Json intervalJson(const std::optional<metrics::Interval>& interval)
{
    return interval ? Json { interval->low, interval->high } : Json(nullptr);
}

Json countsJson(const Counts& counts)
{
    auto json = Json::object();
    for (const auto verdict : givenVerdicts) {
        json[std::string(analysis::verdictName(verdict))] = counts.at(static_cast<std::size_t>(verdict));
    }
    return json;
}

Json placeJson(const analysis::JudgedPlace& place)
{
    Json json { { "set", place.set }, { "document", place.document },
        { "side", place.ofGold ? "gold" : "system" }, { "fragments", Json::array() },
        { "type", place.annotation.type } };
    for (const auto& piece : place.annotation.pieces) {
        json["fragments"].push_back({ piece.begin, piece.end });
    }
    return json;
}

Json agreementJson(const JudgeAgreement& both, const std::vector<PlaceVerdicts>& places)
{
    Json json { { "first", both.first }, { "second", both.second }, { "places", both.places },
        { "same", both.same }, { "share", numberJson(both.share) },
        { "share_interval", intervalJson(both.shareInterval) }, { "kappa", numberJson(both.kappa) },
        { "kappa_interval", intervalJson(both.kappaInterval) }, { "pabak", numberJson(both.pabak) },
        { "table", Json::array() }, { "disagreements", Json::array() } };
    for (const auto& row : both.cells) {
        auto& cells = json["table"].emplace_back(Json::array());
        for (const auto& cell : row) {
            cells.push_back(cell.size());
        }
    }
    for (const auto number : both.disagreements) {
        const auto& place = places[number];
        const auto saidBy = [&place](const std::string& judge) {
            return std::string(
                analysis::verdictName((*support::found(place.said, judge, &Judgement::judge))->verdict));
        };
        auto one = placeJson(place.place);
        one["first"] = saidBy(both.first);
        one["second"] = saidBy(both.second);
        one["adjudicated"] = place.counted->adjudicated
            ? Json(std::string(analysis::verdictName(place.counted->verdict)))
            : Json(nullptr);
        json["disagreements"].push_back(std::move(one));
    }
    return json;
}

Json estimateJson(const std::optional<analysis::GoldEstimate>& estimate)
{
    if (!estimate) {
        return nullptr;
    }
    return { { "rate", numberJson(estimate->rate) },
        { "interval", estimate->rate ? Json { estimate->low, estimate->high } : Json(nullptr) },
        { "places", estimate->places }, { "drawn", estimate->drawn }, { "drawn_wrong", estimate->drawnWrong },
        { "documents", estimate->documents }, { "listed", estimate->listed },
        { "listed_wrong", estimate->listedWrong }, { "undecided", estimate->undecided },
        { "outside", estimate->outside }, { "design_effect", estimate->designEffect },
        { "judges", estimate->judges } };
}

std::string jsonOf(const Judged& judged, const analysis::Findings& findings)
{
    Json json { { "touchstone", analysis::version() }, { "schema", 1 }, { "set", judged.table.set() },
        { "places", judged.places.size() }, { "counted", countsJson(judged.counted) },
        { "judges", Json::array() }, { "agreement", Json::array() },
        { "estimate", estimateJson(judged.estimate) }, { "moved", judged.moved }, { "lost", Json::array() } };
    for (const auto& one : judged.judges) {
        json["judges"].push_back({ { "judge", one.judge.empty() ? Json(nullptr) : Json(one.judge) },
            { "adjudicated", one.adjudicated }, { "verdicts", countsJson(one.verdicts) } });
    }
    for (const auto& both : judged.agreements) {
        json["agreement"].push_back(agreementJson(both, judged.places));
    }
    for (const auto& one : judged.lost) {
        auto lost = placeJson(analysis::placeOf(one.record));
        lost["text"] = one.words;
        lost["verdict"] = std::string(analysis::verdictName(one.verdict));
        lost["file"] = one.source.file;
        lost["line"] = one.source.line;
        json["lost"].push_back(std::move(lost));
    }
    json["diagnostics"] = diagnosticsJson(findings.told());
    return dumped(json, 1) + "\n";
}

class JudgementsCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments
            .value("files", m_paths, "FILE...",
                "Files of judgements, NAME.judgements.jsonl, of one judge or of several; all are read "
                "together")
            .fromStandardInput();
        m_files.declare(arguments, threads);
        arguments.value("--judged-set", m_set, "NAME",
            "The data set that they speak of, as their lines call it; default: the only one that they name");
        arguments.value("--seed", m_resampling.seed, "N", "Seed of the random numbers; default 1");
        arguments.value("--trials", m_resampling.trials, "N", "Samples of the bootstrap; default 2500")
            .between(std::size_t { 1 }, metrics::mostTrials);
        m_output.declare(arguments);
    }

    void finish() override
    {
        if (m_paths.empty() || support::contains(m_paths, std::string())) {
            throw UsageError { "judgements takes files of judgements: judgements FILE… --gold GOLD" };
        }
        m_data = m_files.dataSet();
        if (m_data.gold.path.empty() && !m_data.systems.empty()) {
            throw UsageError { "--system says what else could be in the gold; give --gold PATH, too." };
        }
        auto inputs = m_paths;
        inputs.insert(inputs.end(), { m_data.gold.path, m_data.labelMap, m_data.gold.options.labelList });
        for (const auto& system : m_data.systems) {
            inputs.push_back(system.path);
        }
        m_output.finish(std::move(inputs));
    }

    int run() override
    {
        Console console(m_output);
        analysis::Findings findings;
        auto read = analysis::readJudgements(m_paths);
        if (!read) {
            return console.fail(read.error());
        }
        findings.add(read->findings);
        chooseSet(read->judgements);
        const auto judged = judgedOf(std::move(read->judgements), console, findings);
        if (!judged) {
            return console.fail(judged.error());
        }
        console.warn(findings);
        return console.putAndEnd(
            m_output.form == OutputForm::Json ? jsonOf(*judged, findings) : textOf(*judged, m_output.form),
            findings);
    }

private:
    /// Of one data set alone.
    void chooseSet(std::vector<Judgement>& judgements)
    {
        auto sets = support::listOf(judgements, [](const Judgement& one) { return one.record.set; });
        support::sortUnique(sets);
        if (m_set.empty() && sets.size() == 1) {
            m_set = sets.front();
        }
        if (!m_set.empty()) {
            std::erase_if(judgements, [this](const Judgement& one) { return one.record.set != m_set; });
        }
    }

    support::Result<Judged> judgedOf(
        std::vector<Judgement> judgements, Console& console, analysis::Findings& findings) const
    {
        Judged judged;
        std::vector<analysis::JudgedPlace> places;
        const bool withGold = !m_data.gold.path.empty();
        if (withGold) {
            const auto data = loadWhole(m_data, console);
            if (!data) {
                return tl::unexpected(data.error());
            }
            findings.add(data->gold->diagnostics);
            for (const auto& system : data->systems) {
                findings.add(system.layer->diagnostics, system.source.name);
            }
            support::Progress reading(console.stop(), console.report("Reading the gold's digest"));
            const auto digest = analysis::inputDigest(m_data.gold.path, reading);
            auto found = analysis::anchored(
                std::move(judgements), *data->gold, m_set, digest.value_or(std::string()));
            findings.add(found.findings);
            judgements = std::move(found.judgements);
            judged.lost = std::move(found.lost);
            judged.moved = found.moved;
            auto all = placesIn(*data, console);
            if (!all) {
                return tl::unexpected(all.error());
            }
            places = std::move(*all);
        }
        judged.table = analysis::JudgementTable(std::move(judgements), m_set);
        judged.places = analysis::verdictsByPlace(judged.table);
        judged.judges = countsOf(judged.table);
        for (const auto& place : judged.places) {
            ++judged.counted.at(static_cast<std::size_t>(place.counted->verdict));
        }
        support::Progress resampling(console.stop(), console.report("Comparing the judges"));
        auto agreements = analysis::agreements(judged.places, m_resampling, resampling);
        if (!agreements) {
            return tl::unexpected(agreements.error());
        }
        judged.agreements = std::move(*agreements);
        if (withGold) {
            judged.estimate = analysis::goldEstimate(places, judged.places);
        }
        return judged;
    }

    /// Without systems the gold's own annotations: what it has against itself.
    support::Result<std::vector<analysis::JudgedPlace>> placesIn(
        const analysis::DataSet& data, Console& console) const
    {
        std::vector<annotation::LayerPtr> sides;
        for (const auto& system : data.systems) {
            sides.push_back(system.layer);
        }
        if (sides.empty()) {
            sides.push_back(data.gold);
        }
        std::vector<analysis::EvaluationPtr> evaluations;
        for (const auto& side : sides) {
            support::Progress progress(console.stop(), console.report("Looking for places"));
            auto evaluation = analysis::evaluate(data.gold, side, {}, progress);
            if (!evaluation) {
                return tl::unexpected(evaluation.error());
            }
            evaluations.push_back(std::move(*evaluation));
        }
        return analysis::placesOf(evaluations, m_set);
    }

    FileWords m_files;
    std::vector<std::string> m_paths;
    std::string m_set;
    metrics::ResamplingSpec m_resampling;
    OutputOptions m_output;
    analysis::DataSetSpec m_data;
};

} // namespace

CommandEntry judgementsCommand()
{
    return entry<JudgementsCommand>(
        "judgements", "What judges have said of a gold: verdicts, agreement, how much of the gold is wrong");
}

} // namespace touchstone::cli
