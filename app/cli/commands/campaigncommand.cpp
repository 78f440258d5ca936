// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign`: every run of a project, scored and ranked.
#include "app/cli/commands/commands.h"
#include "app/cli/files/campaignreport.h"
#include "app/cli/files/campaigntables.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/io/bytes/atomicfile.h"
#include "core/project/campaignties.h"
#include "core/project/judgementplaces.h"
#include "core/project/lockfile.h"
#include "core/project/projectplaces.h"
#include "core/project/runnotes.h"
#include "core/project/teamreport.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <filesystem>
#include <set>

namespace touchstone::cli {

namespace {

class CampaignCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("project", m_path, "FILE.touchstone", "The project: gold files, runs, tasks");
        arguments.value("--task", m_task, "NAME", "This task alone");
        arguments.value("--set", m_set, "NAME", "This data set alone, or several: NAME,NAME");
        arguments.value("--by", m_by, "WHO",
            "Rows of the matrix: system (default), team, or a capture of the runs' pattern (lang, run), with "
            "the best run in each column");
        arguments.choice("--show", m_show,
            Names<std::string> { { "matrix", "matrix" }, { "rankings", "rankings" }, { "all", "all" } },
            "WHAT", "matrix, rankings, or all (default); TSV has the rankings unless matrix is asked for");
        arguments.repeated("--fail-if", m_failIf, "RULE",
            "Exit with 3 if a run has such a score: 'muc.strict.f1 < 0.8'; repeats");
        arguments.flag(
            "--freeze", m_freeze, "Write FILE.touchstone-lock: digests of all files, scores of all runs");
        arguments.flag("--frozen", m_frozen, "Exit with 1 if a file or a score is not as the lock file says");
        arguments.value("--reports", m_reports, "FOLDER",
            "Write a report for each team: ranks, numbers and what is wrong with its files, without the "
            "gold's text");
        arguments.flag("--significance", m_significance,
            "Mark with ≈ the systems that are not separable from the best of their data set: two-sided "
            "paired randomisation, Holm's correction");
        auto& resampling = m_settings.resampling;
        arguments.value("--seed", resampling.seed, "N", "Seed of the random numbers; default 1");
        arguments.value("--trials", resampling.trials, "N", "Swaps; default 2500")
            .between(std::size_t { 1 }, metrics::mostTrials);
        arguments.flag("--no-cache", m_noCache, "Compute every score anew, and keep none");
        arguments.flag("--allow-outside", m_choice.allowOutside,
            "Read also what the project names outside of its folder");
        declareThreads(arguments, threads);
        m_output.declare(arguments);
    }

    void finish() override
    {
        if (m_path.empty()) {
            throw UsageError { "campaign takes a project: campaign FILE.touchstone." };
        }
        if (m_freeze && m_frozen) {
            throw UsageError { "--freeze writes what --frozen compares with; give one of them." };
        }
        if ((m_freeze || m_frozen) && (!m_task.empty() || !m_set.empty())) {
            throw UsageError { "A lock file is of the whole project; leave out --task and --set." };
        }
        m_rules = support::listOf<FailRule>(m_failIf, failRuleOf);
        m_form.matrix = m_show != "rankings";
        m_form.rankings = m_show != "matrix";
        m_output.finish({ m_path });
        m_form.form = m_output.form;
        m_form.tested = m_significance;
    }

    int run() override
    {
        Console console(m_output);
        const auto project = analysis::readProject(m_path);
        if (!project) {
            return console.fail(project.error());
        }
        support::Progress looking(console.stop(), console.report("Looking up files"));
        auto tables = analysis::projectTables(*project, m_choice, looking);
        auto refused = tables ? chooseTables(*tables, { m_path, m_task, m_set }) : tables.error();
        if (!refused) {
            refused = chooseMatrixRows(m_form.by, *tables, m_by, m_path);
        }
        if (refused) {
            analysis::Findings slips; // they can be the reason
            slips.add(project->findings);
            if (tables) {
                slips.add(tables->findings);
            }
            console.warn(slips);
            return console.fail(*refused);
        }
        const auto inputs = inputsOf(*tables);
        if (const auto error = m_output.overwrites(inputs)) {
            return console.fail(*error);
        }
        const analysis::ScoreCache cache(m_noCache ? std::string() : scoreCacheFolder());
        analysis::InputDigests digests;
        analysis::CampaignWork work;
        work.cache = m_noCache || scoreCacheFolder().empty() ? nullptr : &cache;
        support::Progress scoring(console.stop(), console.report("Scoring runs"));
        auto rows = analysis::scoreCampaign(*tables, digests, work, scoring);
        if (!rows) {
            return console.fail(rows.error());
        }
        if (m_significance) {
            support::Progress comparing(console.stop(), console.report("Comparing"));
            const auto done = analysis::testCampaign(*tables, *rows, digests, m_settings, comparing);
            if (!done) {
                return console.fail(done.error());
            }
        }
        auto notes = analysis::readNotes(m_path + std::string(analysis::notesSuffix));
        if (!notes) {
            return console.fail(notes.error());
        }
        CampaignTables campaign { *tables, *rows,
            project->file.name.empty() ? std::filesystem::path(m_path).stem().string() : project->file.name,
            project->findings, analysis::remarksOf(*tables, *notes) };
        campaign.findings.append(tables->findings);
        campaign.findings.append(notes->findings);
        campaign.findings.append(analysis::typesOfNoFile(*project, *tables, *rows));
        for (const auto& row : *rows) {
            const auto& table = tables->tables[row.table];
            for (const auto& warning : row.warnings) {
                campaign.findings.add(support::Severity::Warning, "campaign.run",
                    { table.dataSet.systems[row.run].path },
                    analysis::tableName(table) + ": " + table.runs[row.run].system + ": "
                        + warning.english());
            }
        }
        analysis::Findings findings;
        findings.add(campaign.findings);
        console.warn(findings);
        refuseFailed(campaign, console);
        const auto broken = brokenCampaignRules(campaign, m_rules);
        if (!broken) {
            return console.fail(broken.error());
        }
        if (const int code = console.put(campaignReport(campaign, m_form)); code != exitDone) {
            return code;
        }
        support::Progress writing(console.stop(), console.report("Writing"));
        if (const auto done = writeReports(campaign, inputs, writing); !done) {
            return console.fail(done.error());
        }
        if (const auto done = keepLock(campaign, digests, writing); !done) {
            return console.fail(done.error());
        }
        return console.end(findings, *broken);
    }

private:
    /// Every file that the campaign reads, and those of its own beside the project.
    [[nodiscard]] std::vector<std::string> inputsOf(const analysis::ProjectTables& tables) const
    {
        std::vector<std::string> inputs { m_path, analysis::judgementsPath(m_path) };
        for (const auto suffix : { analysis::notesSuffix, analysis::lockSuffix }) {
            inputs.push_back(m_path + std::string(suffix));
        }
        for (const auto& table : tables.tables) {
            inputs.push_back(table.dataSet.gold.path);
            for (const auto& system : table.dataSet.systems) {
                inputs.push_back(system.path);
                inputs.push_back(system.options.labelList);
            }
            for (const auto& file : analysis::settingFiles(table.dataSet, table.relations)) {
                inputs.push_back(file.path);
            }
        }
        std::erase(inputs, std::string());
        return inputs;
    }
    /// What the project itself is to blame for is told once.
    void refuseFailed(const CampaignTables& campaign, Console& console) const
    {
        std::vector<analysis::Findings::Refusal> refused;
        std::set<std::string> told;
        for (const auto& row : campaign.rows) {
            if (row.error) {
                const auto& table = campaign.tables.tables[row.table];
                const auto& name = table.runs[row.run].system;
                auto error = *row.error;
                if (error.place.file == m_path) {
                    if (told.insert(support::formatted(error)).second) {
                        refused.push_back({ {}, std::move(error) });
                    }
                    continue;
                }
                error.text = analysis::tableName(table) + ": " + name + " was not scored: " + error.text;
                refused.push_back({ name, std::move(error) });
            }
        }
        console.refuse(refused);
    }
    support::Result<void> writeReports(
        const CampaignTables& campaign, const std::vector<std::string>& inputs, support::Progress& progress)
    {
        if (m_reports.empty()) {
            return {};
        }
        const auto reports
            = analysis::teamReports(campaign.tables, campaign.rows, campaign.remarks, progress);
        if (!reports) {
            return tl::unexpected(reports.error());
        }
        std::error_code error;
        std::filesystem::create_directories(m_reports, error);
        for (const auto& report : *reports) {
            const auto path = m_reports + "/" + report.file;
            if (analysis::isRead(inputs, path)) {
                return support::failure(support::ErrorCode::InvalidOption,
                    "The report would take the place of a file that is read; name another folder.", { path });
            }
            if (auto done = io::writeAtomically(path, report.html); !done) {
                return done;
            }
        }
        return {};
    }
    support::Result<void> keepLock(
        const CampaignTables& campaign, analysis::InputDigests& digests, support::Progress& progress)
    {
        if (!m_freeze && !m_frozen) {
            return {};
        }
        const auto path = m_path + std::string(analysis::lockSuffix);
        const auto now = analysis::lockOf(campaign.tables, campaign.rows, digests, progress);
        if (m_freeze) {
            return io::writeAtomically(path, analysis::lockText(now));
        }
        const auto frozen = analysis::readLock(path);
        if (!frozen) {
            return tl::unexpected(frozen.error());
        }
        const auto differences = analysis::lockDifferences(*frozen, now);
        if (!differences.empty()) {
            constexpr std::size_t most = 20;
            return support::failure(support::ErrorCode::Unpairable,
                "The campaign is not as it was frozen: " + support::joinedFirst(differences, most)
                    + ". campaign --freeze writes what is now.",
                { path });
        }
        return {};
    }

    std::string m_path, m_task, m_set, m_reports;
    std::string m_show = "all", m_by = "system";
    std::vector<std::string> m_failIf;
    std::vector<FailRule> m_rules;
    bool m_freeze = false, m_frozen = false, m_noCache = false;
    bool m_significance = false;
    analysis::SignificanceSettings m_settings;
    analysis::TableChoice m_choice;
    CampaignForm m_form;
    OutputOptions m_output;
};

} // namespace

CommandEntry campaignCommand()
{
    return entry<CampaignCommand>("campaign",
        "All runs of a project, scored and ranked: matrix, rankings, points; a lock file; reports for teams");
}

} // namespace touchstone::cli
