// SPDX-License-Identifier: GPL-3.0-or-later
// `merge`: the statistics of the shards of a corpus added, and printed as `score` prints the whole.
#include "app/cli/commands/commands.h"
#include "app/cli/score/judging.h"
#include "app/cli/score/shardfiles.h"
#include "app/cli/words/embedded.h"
#include "app/cli/words/scoringwords.h"

#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

class MergeCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("files", m_files, "FILE...",
            "Files of score --statistics, one of each shard, in any order. Every shard holds whole documents "
            "and was scored with the same command; a document in two of them is refused");
        arguments
            .value("--scheme", m_scheme, "SCHEME",
                "Scheme of the tables of muc: strict (default), exact, partial, type")
            .offers(&schemeNames);
        arguments.flag(
            "--confusion,!--no-confusion", [this](bool on) { m_options.confusion = on; },
            "Add which types are taken for which");
        m_options.declareZeroDivision(arguments);
        arguments.repeated("--fail-if", m_failIf, "RULE",
            "Exit with 3 if a value is so, as of score: 'muc.strict.f1 < 0.8'; repeats");
        m_by.declare(arguments, "document", "Add tables by document, in the order of their names");
        arguments.flag("--intervals", m_intervals,
            "Add an interval of every score, drawn by document; needs shards with statistics of documents");
        arguments.value(
            "--seed", m_significance.resampling.seed, "N", "Seed of the random numbers; default 1");
        arguments
            .value(
                "--trials", m_significance.resampling.trials, "N", "Samples of the bootstrap; default 2500")
            .between(std::size_t { 1 }, std::size_t { 1'000'000 });
        m_options.declare(arguments);
        m_options.declareFlat(arguments);
        declareThreads(arguments, threads);
        arguments.tellVersion();
    }

    void finish() override
    {
        if (m_files.empty()) {
            throw UsageError { "merge adds files that score --statistics wrote; name them." };
        }
        const auto scheme = match::schemeByName(m_scheme.empty() ? "strict" : m_scheme);
        if (!scheme) {
            throw UsageError { "--scheme takes strict, exact, partial or type, and not \"" + m_scheme
                + "\"." };
        }
        m_options.scheme = *scheme;
        m_options.schemeAsked = !m_scheme.empty();
        m_by.finish(false);
        if (m_by.score || !m_by.slices.empty()) {
            throw UsageError {
                "--by document is all that merge adds: slices and confidence need the records, "
                "which stay with the shards; score --by SLICE there."
            };
        }
        m_options.typed = typed;
        m_options.byDocument = m_by.document;
        m_options.failIf = support::listOf<FailRule>(m_failIf, failRuleOf);
        m_options.finish(m_files);
        m_options.purpose = ScoreOptions::Purpose::Merged;
        m_options.forScripts = m_options.form == OutputForm::Tsv;
    }

    int run() override
    {
        Console console(m_options);
        support::Progress reading(console.stop(), console.report("Reading"));
        std::vector<shards::ShardStatistics> read;
        for (const auto& file : m_files) {
            auto shard = statisticsIn(file, reading);
            if (!shard) {
                return console.fail(shard.error());
            }
            read.push_back(std::move(*shard));
        }
        support::Progress merging(console.stop(), console.report("Merging"));
        const auto merged = shards::merge(std::move(read), merging);
        if (!merged) {
            return console.fail(merged.error());
        }
        if (const auto known = showAsShards(*merged, m_options); !known) {
            return console.fail(known.error());
        }
        return printed(console, *merged);
    }

private:
    /// Of a file, or of data that a program holds.
    static support::Result<shards::ShardStatistics> statisticsIn(
        const std::string& file, const support::Progress& reading)
    {
        analysis::LayerSource source { {}, file, {} };
        return takeHeld(source) ? shards::parseStatistics(*source.options.content, source.path, reading)
                                : shards::readStatistics(file, reading);
    }

    int printed(Console& console, const shards::MergedResult& merged)
    {
        const auto& first = merged.systems.front().parts.front();
        m_options.preset = merged.preset.empty() ? nullptr : analysis::presetById(merged.preset);
        m_options.presetInForce = true;
        m_options.spec = first.evaluation->spec;
        m_options.dataSet.noGold = first.evaluation->gold->standsForGold;
        m_options.severalNBest = std::ranges::any_of(
            merged.systems.front().parts, [](const auto& part) { return part.name.nBest > 0; });
        m_options.measures = support::listOf<std::string>(
            first.measures, [](const auto& measure) { return measure->measure; });
        if (m_options.byDocument && !first.byDocument) {
            return console.fail({ support::ErrorCode::InvalidOption,
                "--by document: a shard was written with --no-documents, so there are no tables by document. "
                "Score it without that word.",
                {} });
        }
        const auto systems = scoredOf(merged, m_options);
        const auto findings = findingsOf(merged);
        console.warn(findings);
        const auto judged = judgedScores(m_options, systems);
        if (!judged) {
            return console.fail(judged.error());
        }
        support::Progress progress(console.stop(), console.report("Counting by shard"));
        Json more = Json::object();
        if (m_options.form == OutputForm::Json && !m_options.flat) {
            auto told = shardsJson(merged, progress);
            if (!told) {
                return console.fail(told.error());
            }
            more = std::move(*told);
        }
        Json intervals;
        if (m_intervals) {
            auto drawn = intervalsJson(merged, m_significance, progress);
            if (!drawn) {
                return console.fail(drawn.error());
            }
            intervals = std::move(*drawn);
            more["intervals"] = intervals;
        }
        auto report = scoreReport(m_options, systems, findings.told(), std::nullopt, &more);
        if (m_intervals && m_options.form != OutputForm::Json) {
            for (auto& table : intervalTables(intervals, m_significance)) {
                report += "\n" + formed(table, m_options.form);
            }
        }
        const bool script = m_options.form == OutputForm::Json || m_options.form == OutputForm::Tsv;
        const auto leftOut = leftOutOf(merged);
        for (const auto& one : leftOut.list()) {
            if (!script) {
                report += (m_options.form == OutputForm::Latex ? "% " : "\n") + one.message + "\n";
            }
        }
        return console.putAndEnd(report, findings, judged->broken);
    }

    [[nodiscard]] static analysis::Findings findingsOf(const shards::MergedResult& merged)
    {
        analysis::Findings findings;
        if (merged.systems.front().parts.front().evaluation->gold->standsForGold) {
            findings.speakNeutrally();
        }
        for (const auto& system : merged.systems) {
            for (const auto& part : system.parts) {
                findings.add(part.evaluation->gold->diagnostics);
                findings.add(part.evaluation->system->diagnostics, system.name);
                findings.add(part.evaluation->diagnostics, system.name);
                for (const auto& measure : part.measures) {
                    findings.add(measure->diagnostics, system.name);
                }
            }
        }
        findings.add(leftOutOf(merged));
        return findings;
    }

    std::vector<std::string> m_files, m_failIf;
    std::string m_scheme;
    ByWords m_by;
    bool m_intervals = false;
    analysis::SignificanceSettings m_significance;
    ScoreOptions m_options;
};

} // namespace

CommandEntry mergeCommand()
{
    return entry<MergeCommand>("merge",
        "What shards of a corpus add up to, from files of score --statistics: as score of the whole");
}

} // namespace touchstone::cli
