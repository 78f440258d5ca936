// SPDX-License-Identifier: GPL-3.0-or-later
// `compare`: differences of two or more systems, or of groups of runs, and their significance.
#include "app/cli/commands/commands.h"
#include "app/cli/compare/agreement.h"
#include "app/cli/compare/annotating.h"
#include "app/cli/compare/comparefacts.h"
#include "app/cli/compare/rulejudging.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/compare/runpatterns.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/io/open/opener.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::cli {

namespace {

SystemSetting systemSettingOf(const std::string& text)
{
    const auto equals = text.find('=');
    const auto colon = text.rfind(':', equals);
    if (equals == std::string::npos || colon == std::string::npos || colon == 0) {
        throw UsageError { "--setting takes SYSTEM:NAME=VALUE, such as A:pairing=hipe, and not \"" + text
            + "\"." };
    }
    SystemSetting setting { text, text.substr(0, colon), text.substr(colon + 1, equals - colon - 1),
        text.substr(equals + 1) };
    analysis::EvaluationSpec tried;
    if (const auto done = analysis::applySetting(tried, setting.name, setting.value); !done) {
        const auto known = support::listOf(analysis::settings(tried), &analysis::Setting::name);
        const bool isKnown = support::contains(known, setting.name);
        throw UsageError { "--setting " + text + ": " + done.error().text
            + (isKnown ? suggestion(setting.value, analysis::settingWords(setting.name))
                       : suggestion(setting.name, known)) };
    }
    return setting;
}

class CompareCommand : public RecordedCommand
{
public:
    void declare(Arguments& arguments) override
    {
        m_options.declareRecipe(arguments);
        m_options.declareZeroDivision(arguments);
        m_words.declare(arguments, threads);
        arguments
            .value("--measure", m_words.measure, "ID[.SCORE]",
                "The score to compare by: a measure (its headline) or one of its scores; default "
                "muc.strict.f1. "
                "Without "
                "--gold, of three systems and more, the F1 of every two by a scheme: muc.exact.f1")
            .offers(&measureWords);
        declareResampling(arguments);
        arguments.repeated("--fail-if", m_failIf, "RULE",
            "Exit with 3 if a difference, second system minus first, is so: 'muc.strict.f1 < -0.01', of a "
            "type 'muc.strict.f1(CHEM) < -0.01', of each type of either 'muc.strict.f1(*) < -0.01'; names "
            "the "
            "annotations that regressed; repeats");
        arguments.choice("--list", m_options.list, changeOptions(), "CHANGE",
            "Instead of the tables the annotations behind a count of two systems: fixed, regressed, "
            "both-wrong-same, both-wrong-differently, both-right; with --json beside them");
        arguments
            .repeated("--row-type", m_options.rowTypes, "TYPE,...",
                "Of --list keep these types of the gold, or of the system where there is no gold")
            .offersTypes();
        arguments.repeated("--group", m_groups, "NAME=GLOB",
            "Every matching file or folder is a run of one system, such as a seed: mean, standard "
            "deviation, best and worst of each group, and a permutation test of the runs; a --system "
            "beside is a group of one; repeats");
        arguments
            .repeated("--setting", m_settings, "SYSTEM:NAME=VALUE",
                "A setting of one system only, such as A:pairing=hipe; of one system given twice, the "
                "records whose outcome differs are listed; repeats")
            .offersSystems();
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.typed = typed;
        m_options.rowTypes = namedTypes("--row-type", m_options.rowTypes);
        m_words.readData(m_options);
        readScores();
        m_options.settings = support::listOf<SystemSetting>(m_settings, systemSettingOf);
        readGroups();
        if (!m_options.runGroups.empty() && !m_options.settings.empty()) {
            throw UsageError {
                "--setting speaks of single systems and --group of many runs; give one of the two."
            };
        }
        if (m_options.list == nullptr && !m_options.rowTypes.empty()) {
            throw UsageError { "--row-type says of which types --list lists annotations; name what to list, "
                               "such as --list regressed." };
        }
        const auto& settings = m_words.settings;
        m_options.ownUnit = !settings.given("unit").empty() || !settings.given("min-overlap").empty();
        addRuns();
        m_words.withoutGold = m_options.runGroups.empty();
        m_words.severalWithoutGold = m_words.withoutGold;
        m_words.checkData(m_options, ScoringWords::Need::Systems);
        checkCompared();
        m_words.readSettings(m_options);
        refuseSeveral(m_options);
        m_options.finish(m_options.inputs());
        m_options.forScripts = m_options.form == OutputForm::Tsv;
        if (m_options.dataSet.noGold) {
            const auto& score = m_options.score.score; // "exact.f1"
            m_options.scheme
                = match::schemeByName(score.substr(0, score.find('.'))).value_or(m_options.scheme);
        }
        if (m_options.settings.empty()) { // else a system of its own settings may look at what others do not
            m_options.countedMeasures = m_options.measures;
        }
    }

    void lookUp(const FileLookup& lookup) override { m_matching = m_words.lookUp(lookup, &m_groups); }
    RecordedOptions& recorded() override { return m_options; }

    int run() override
    {
        if (m_options.dataSet.noGold) {
            return isOfAnnotators() ? runAnnotators() : runAgreement();
        }
        return withSettings(
            m_options, [this](Console& console, const auto& spec, analysis::Findings& findings) {
                return m_options.runGroups.empty() ? runSystems(console, spec, findings)
                                                   : runGroups(console, spec, findings);
            });
    }

private:
    void declareResampling(Arguments& arguments)
    {
        auto own = arguments.under("Resampling");
        auto& spec = m_options.significance.resampling;
        number("--seed", spec.seed, std::uint64_t { 0 }, ~std::uint64_t { 0 }, "a whole number from 0 on",
            own, "N", "Seed of the random numbers; default 1");
        number("--trials", spec.trials, std::size_t { 1 }, metrics::mostTrials,
            "a whole number of 1 to " + std::to_string(metrics::mostTrials), own, "N",
            "Samples, and swaps; default 2500");
        number("--confidence-level", spec.confidenceLevel, 0.01, 99.99,
            "a percentage of 0.01 to 99.99, such as 95", own, "L",
            "Level of the intervals, in percent; default 95");
        own.choice("--resample", m_options.significance.unit,
            Names<analysis::ResamplingUnit> { { "document", analysis::ResamplingUnit::Document },
                { "sentence", analysis::ResamplingUnit::Sentence } },
            "UNIT",
            "What is drawn and swapped: document or sentence; default: documents, of a gold of one document "
            "its sentences");
    }

    template <typename Number>
    static void number(const char* name, Number& target, Number least, Number most, const std::string& takes,
        Arguments& arguments, const char* shape, const char* help)
    {
        arguments.word(
            name,
            [=, &target](const std::string& word) {
                const auto number = word.empty() ? target : support::parsed<Number>(word);
                if (!number || !(*number >= least && *number <= most)) {
                    throw UsageError { std::string(name) + " takes " + takes + ", and not \"" + word
                        + "\"." };
                }
                target = *number;
            },
            shape, help);
    }

    void readScores()
    {
        const auto& typedMeasure = m_words.measure;
        const auto measure = typedMeasure.empty() && m_options.preset != nullptr
            ? analysis::presetScore(*m_options.preset, m_words.files.layer)
            : typedMeasure;
        m_options.measureAsked = !typedMeasure.empty() || m_options.preset != nullptr;
        m_options.score = scoreNameOf("--measure", measure.empty() ? metrics::defaultMeasure : measure);
        m_options.measures = { m_options.score.measure };
        for (const auto& text : m_failIf) {
            const auto& rule = m_options.failIf.emplace_back(failRuleOf(text));
            support::addNew(m_options.measures, rule.score.measure);
        }
    }

    void readGroups()
    {
        auto& groups = m_options.runGroups;
        for (const auto& text : m_groups) {
            const auto group = analysis::runPatternOf(text);
            if (!group) {
                throw UsageError { "--group: " + group.error().text };
            }
            if (support::contains(groups, group->name, &RunGroup::name)) {
                throw UsageError { "--group " + group->name
                    + " is given twice; a GLOB may match runs in several folders: 'runs/*/out.jsonl'." };
            }
            groups.push_back({ text, group->name, group->pattern });
        }
    }

    /// Adds the runs of the groups to the systems, and single systems as groups of one.
    void addRuns()
    {
        auto& groups = m_options.runGroups;
        auto& systems = m_options.dataSet.systems;
        if (groups.empty()) {
            return;
        }
        std::map<std::string, std::string> groupOf; // by path
        std::vector<RunGroup> single;
        for (std::size_t i = 0; i < systems.size(); ++i) {
            const auto name = systems[i].name.empty() ? io::defaultName(systems[i].path) : systems[i].name;
            if (support::contains(groups, name, &RunGroup::name)) {
                throw UsageError { "\"" + name + "\" is a --system and a --group; give one another name." };
            }
            groupOf.emplace(systems[i].path, name);
            single.push_back({ {}, name, {}, { i } });
        }
        m_options.groups.resize(systems.size());
        const auto options = m_words.files.systemOptions();
        for (auto& group : groups) {
            const auto found = m_matching.find(group.pattern);
            const auto paths = found != m_matching.end()
                ? found->second
                : matchingPaths(group.pattern, "--group " + group.name + "=");
            for (const auto& path : paths) {
                const auto [known, added] = groupOf.emplace(path, group.name);
                if (!added) {
                    throw UsageError { path + " is a run of \"" + known->second + "\" and of \"" + group.name
                        + "\"; a run belongs to one group." };
                }
                group.systems.push_back(systems.size());
                systems.push_back({ {}, path, options });
                m_options.groups.push_back(group.name);
            }
        }
        groups.insert(groups.begin(), single.begin(), single.end());
    }

    /// Can so many systems, or the groups, be compared?
    void checkCompared() const
    {
        if (m_options.dataSet.noGold) {
            refuseGoldWords();
            if (isOfAnnotators()) {
                refuseAnnotatorWords();
            }
            return;
        }
        const auto systems = m_options.dataSet.systems.size();
        const bool grouped = !m_options.runGroups.empty();
        if (!grouped && systems < 2) {
            throw UsageError { "compare takes two systems or more; give --system once more (the same file "
                               "again, with --setting, compares two settings)." };
        }
        if (m_options.list != nullptr && (grouped || systems != 2)) {
            throw UsageError { "--list lists what became of annotations between two systems; "
                + (grouped ? "give no --group." : "there are " + std::to_string(systems) + ".") };
        }
    }

    /// Without a gold there is no better and no worse.
    void refuseGoldWords() const
    {
        for (const auto* const option : { "--fail-if", "--list", "--row-type", "--setting", "--seed",
                 "--trials", "--confidence-level", "--resample" }) {
            if (support::contains(typed, option, &TypedOption::name)) {
                throw UsageError { std::string(option)
                    + " asks which system is better, which only a gold tells; without one compare shows "
                      "where two systems agree. Give --gold PATH, or leave "
                    + option + " out." };
            }
        }
    }

    /// Three systems or more without a gold?
    [[nodiscard]] bool isOfAnnotators() const
    {
        return m_options.dataSet.noGold && m_options.dataSet.systems.size() > 1;
    }

    /// What a matrix of pairs cannot show.
    void refuseAnnotatorWords() const
    {
        const auto given
            = [this](const char* option) { return support::contains(typed, option, &TypedOption::name); };
        const auto standard = scoreNameOf("--measure", metrics::defaultMeasure); // of strict
        const auto& score = m_options.score;
        const auto point = std::min(score.score.find('.'), score.score.size());
        const bool ofScheme = score.measure == standard.measure
            && match::schemeByName(score.score.substr(0, point))
            && score.score.substr(point) == standard.score.substr(standard.score.find('.'));
        if (given("--measure") && !ofScheme) {
            throw UsageError {
                "Three systems and more without a gold are held against each other by the F1 of "
                "a scheme: --measure muc.strict.f1, muc.exact.f1, muc.partial.f1 or "
                "muc.type.f1."
            };
        }
        for (const auto* const option : { "--min-score", "--zero-division" }) {
            if (given(option)) {
                throw UsageError { std::string(option)
                    + " is of one side, or of one table, and here every two of several systems are held "
                      "against each other; leave it out, or give --system twice." };
            }
        }
    }

    int runAnnotators()
    {
        return withSettings(
            m_options, [this](Console& console, const auto& spec, analysis::Findings& findings) {
                const auto compared
                    = compareAnnotators(m_options, spec, console.stop(), console.reports(), findings);
                console.refuse(findings.refused());
                if (!compared) {
                    return console.fail(compared.error());
                }
                console.warn(findings);
                return withRecipeOf(
                    m_options, "compare", console, scoredBy(*compared, spec), [&](const auto& recipe) {
                        return console.putAndEnd(
                            annotatorReport(m_options, *compared, findings.told(), recipe), findings);
                    });
            });
    }

    /// Of two systems without a gold.
    int runAgreement() const
    {
        ScoreOptions options;
        static_cast<RecordedOptions&>(options) = m_options;
        const bool script = options.form == OutputForm::Json || options.form == OutputForm::Tsv;
        options.purpose = script ? ScoreOptions::Purpose::Scores : ScoreOptions::Purpose::Records;
        return withScored(
            options, [&options](Console& console, const auto& systems, analysis::Findings& findings) {
                console.warn(findings);
                return withRecipeOf(
                    options, "compare", console, scoredBy(options, systems), [&](const auto& recipe) {
                        return console.putAndEnd(
                            agreementReport(options, systems, findings.told(), recipe), findings);
                    });
            });
    }

    /// What is printed when all is compared, and what rules have to say of it.
    template <typename Report>
    int print(Console& console, const analysis::Findings& findings, const std::vector<ScoredBy>& systems,
        const RuleLines& judged, const Report& report)
    {
        std::ranges::for_each(judged.told, printError);
        analysis::Recipe known;
        known.seed = m_options.significance.resampling.seed;
        return withRecipeOf(
            m_options, "compare", console, systems,
            [&](const auto& recipe) { return console.putAndEnd(report(recipe), findings, judged.broken); },
            std::move(known));
    }

    int runSystems(Console& console, const analysis::EvaluationSpec& spec, analysis::Findings& findings)
    {
        auto compared = compareAll(m_options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        if (!compared) {
            return console.fail(compared.error());
        }
        keepForever(std::make_shared<const std::vector<ScoredSystem>>(compared->systems));
        if (const auto done = listChanged(m_options, *compared); !done) {
            return console.fail(done.error());
        }
        console.warn(findings);
        support::Progress judging(console.stop());
        const auto judged = judgedDifferences(m_options, *compared, judging);
        if (!judged && !compared->withoutFirst) {
            return console.fail(judged.error());
        }
        const int ended = print(console, findings, scoredBy(m_options, compared->systems),
            judged.value_or(RuleLines()),
            [&](const auto& recipe) { return compareReport(m_options, *compared, findings.told(), recipe); });
        return judged ? ended : console.fail(judged.error());
    }

    int runGroups(Console& console, const analysis::EvaluationSpec& spec, analysis::Findings& findings)
    {
        const auto compared = compareGroups(m_options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        console.warn(findings);
        if (!compared) {
            return console.fail(compared.error());
        }
        const auto judged = judgedMeans(m_options, *compared);
        if (!judged) {
            return console.fail(judged.error());
        }
        const auto runs = support::listOf<ScoredBy>(compared->comparison.runs, [&spec](const auto& run) {
            return ScoredBy { run.name, &spec, run.signature };
        });
        return print(console, findings, runs, *judged,
            [&](const auto& recipe) { return groupReport(m_options, *compared, findings.told(), recipe); });
    }

    ScoringWords m_words;
    std::vector<std::string> m_failIf, m_settings, m_groups;
    std::map<std::string, std::vector<std::string>>
        m_matching; ///< what patterns of groups mean, if it is told
    CompareOptions m_options;
};

} // namespace

CommandEntry compareCommand()
{
    return entry<CompareCommand>("compare", "Differences of two or more systems, and their significance");
}

} // namespace touchstone::cli
