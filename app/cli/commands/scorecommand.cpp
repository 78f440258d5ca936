// SPDX-License-Identifier: GPL-3.0-or-later
// `score`: tables of measures.
#include "app/cli/commands/commands.h"
#include "app/cli/score/judging.h"
#include "app/cli/score/shardfiles.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/systemtable.h"
#include "core/report/tables/scoretable.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::MeasureResult;
using analysis::Sheet;

const std::string overallRow = "Overall";

/// Not of tables by document, nor of means over documents.
bool hasRowsToChoose(const Sheet& sheet) { return !sheet.perDocument && !sheet.id.ends_with(".macro_doc"); }

/// Which rows are left.
class Chosen
{
public:
    Chosen(const ScoreOptions& options, const std::vector<std::string>& names)
        : m_preset(namingPreset(options))
        , m_confusion(options.confusion.value_or(false))
        , m_names(names.begin(), names.end())
    {
    }

    [[nodiscard]] bool has(const std::string& measure, const std::string& row) const
    {
        return m_names.contains(row)
            || (m_preset != nullptr && m_names.contains(analysis::taskRow(*m_preset, measure, row)));
    }

    [[nodiscard]] analysis::MeasureResultPtr left(const MeasureResult& measure) const
    {
        auto result = std::make_shared<MeasureResult>(measure);
        std::erase_if(result->sheets, [&](Sheet& sheet) {
            const bool other = !hasRowsToChoose(sheet);
            sheet.means.clear();
            std::erase_if(sheet.rows, [&](const auto& row) { return !has(measure.measure, row.name); });
            return other || sheet.rows.empty();
        });
        return result;
    }

    /// Of what stands under "measures".
    [[nodiscard]] Json left(const Json& measures) const
    {
        Json result = Json::object();
        for (const auto& [id, whole] : measures.items()) {
            const bool overall = has(id, overallRow);
            auto json = overall ? whole : Json::object();
            for (const auto* const other :
                { "averages", "documents_macro", m_confusion ? "" : "confusion" }) {
                json.erase(other);
            }
            if (overall && whole.contains("overall")) {
                json["overall"] = withoutMeans(whole["overall"]);
            }
            if (whole.contains("types")) {
                json["types"] = Json::object();
                for (const auto& [type, scores] : whole["types"].items()) {
                    if (has(id, type)) {
                        json["types"][type] = withoutMeans(scores);
                    }
                }
            }
            result[id] = std::move(json);
        }
        return result;
    }

private:
    /// Averages over documents stand inside each scheme's object.
    static Json withoutMeans(Json schemes)
    {
        for (const auto& [name, scheme] : schemes.items()) {
            if (scheme.is_object()) {
                scheme.erase("macro_doc");
            }
        }
        return schemes;
    }

    const analysis::Preset* m_preset;
    bool m_confusion;
    std::set<std::string> m_names;
};

/// The names of all rows, in their order; that of all together last.
class KnownRows
{
public:
    explicit KnownRows(const ScoreOptions& options)
        : m_preset(namingPreset(options))
    {
    }

    void take(const std::vector<analysis::MeasureResultPtr>& measures)
    {
        for (const auto& measure : measures) {
            for (const auto& sheet : measure->sheets) {
                for (const auto& row : sheet.rows) {
                    if (hasRowsToChoose(sheet)) {
                        take(measure->measure, row.name);
                    }
                }
            }
        }
    }

    [[nodiscard]] std::vector<std::string> names() const
    {
        auto names = m_names;
        names.insert(names.end(), m_last.begin(), m_last.end());
        return names;
    }

private:
    void take(const std::string& measure, const std::string& row)
    {
        auto& into = row == overallRow ? m_last : m_names;
        for (const auto& name : { row, m_preset ? analysis::taskRow(*m_preset, measure, row) : row }) {
            if (m_seen.insert(name).second) {
                into.push_back(name);
            }
        }
    }

    const analysis::Preset* m_preset;
    std::vector<std::string> m_names, m_last;
    std::set<std::string> m_seen;
};

/// Leaves of what is printed the rows that --row names, in tables and in JSON: types, Overall and others, as
/// the tables or the task call them. Means over types and documents go, and tables without such a row.
/// Without --row nothing changes. Errors: InvalidOption for a row that no system has, as `table --row` tells
/// it.
support::Result<void> chooseRows(const ScoreOptions& options, std::vector<ScoredSystem>& systems)
{
    if (options.rows.empty()) {
        return {};
    }
    KnownRows known(options);
    for (const auto& system : systems) {
        known.take(system.measures);
        for (const auto& part : system.parts) {
            known.take(part.measures);
        }
    }
    analysis::UnknownName unknown;
    auto names = analysis::namedRows(known.names(), options.rows, &unknown);
    if (!names) {
        names.error().text += suggestion(unknown.word, unknown.known);
        return tl::unexpected(names.error());
    }
    const Chosen chosen(options, std::move(*names));
    const auto choose = [&chosen](auto& part) {
        for (auto& measure : part.measures) {
            measure = chosen.left(*measure);
        }
        part.json = std::make_shared<const Json>(chosen.left(*part.json));
    };
    for (auto& system : systems) {
        choose(system);
        std::ranges::for_each(system.parts, choose);
    }
    return {};
}

class ScoreCommand : public RecordedCommand
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.withoutGold = true;
        m_words.declare(arguments, threads);
        m_words.settings.declareJudgements(arguments);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        arguments.flag(
            "--confusion,!--no-confusion", [this](bool on) { m_options.confusion = on; },
            "Add which types are taken for which, the most confused pairs first, and how many of each have "
            "equal spans; in --json with the confusion table, which is there but for columns of links, where "
            "every id is a label");
        m_options.declareRecipe(arguments);
        m_options.declareZeroDivision(arguments);
        arguments.repeated("--fail-if", m_failIf, "RULE",
            "Exit with 3 if a value of any system is so: 'muc.strict.f1 < 0.8', of a type "
            "'muc.strict.f1(CHEM) < 0.5', of each 'muc.strict.f1(*) < 0.2'; repeats");
        arguments
            .repeated("--row", m_options.rows, "NAME,...",
                "Print only these rows: types, and Overall; without means over types and documents; repeats")
            .offersTypes();
        arguments
            .value("--statistics", m_options.statistics, "FILE",
                "Write what adds up over shards of a corpus, exactly: each shard scored by itself, with "
                "whole "
                "documents; touchstone-cli merge adds the files and prints what score prints of the whole")
            .filled("it names no file; the word is empty.");
        arguments.flag(
            "--no-documents", [this](bool on) { m_options.statisticsByDocument = !on; },
            "With --statistics without those of single documents, which tables by document, means over "
            "documents and intervals need");
        m_by.declare(arguments, "document|score|SLICE,...",
            "Add tables by document, by the systems' own scores (score), or by slices: " + knownSlices()
                + "; repeats. Unlike --noise-level and --time-period slices leave the matching as it is; "
                  "each record is in one row. In --json under \"slices\": entries with \"slice\" and "
                  "\"value\"; with several layers, noise levels or periods inside the entry of each of them");
        arguments.value("--at", m_at, "precision=P",
            "With --by score beside the best F1 the least threshold whose precision is P or more, 0 to 1");
        m_options.declare(arguments);
        m_options.declareFlat(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Systems);
        m_by.finish(!m_options.relations.attributes.empty());
        if (!m_options.rows.empty() && m_by.given()) {
            throw UsageError { "--row chooses rows of types, and --by adds tables with rows of their own; "
                               "give one of the two." };
        }
        if (!m_options.statisticsByDocument && m_options.statistics.empty()) {
            throw UsageError { "--no-documents says what --statistics FILE leaves out; name the file." };
        }
        if (!m_options.statistics.empty() && m_options.statistics == m_options.output) {
            throw UsageError { "--statistics and -o name one file; give each its own." };
        }
        m_options.failIf = support::listOf<FailRule>(m_failIf, failRuleOf);
        m_options.byDocument = m_by.document;
        m_options.byScore = m_by.score;
        m_options.bySlices = m_by.slices;
        m_options.finish(m_options.inputs());
        if (analysis::isRead(m_options.inputs(), m_options.statistics)) {
            throw UsageError { "--statistics " + m_options.statistics
                + " is what is being read; gold, system and settings files are never written." };
        }
        m_options.forScripts = m_options.form == OutputForm::Tsv;
        // People who ask for nothing get one table; files for scripts hold the default group.
        const bool script = m_options.form == OutputForm::Tsv || m_options.form == OutputForm::Json
            || !m_options.statistics.empty();
        m_words.readMeasures(m_options, script ? "default" : metrics::defaultMeasure);
        const auto& measures = m_options.measures;
        if (m_options.byScore && std::ranges::none_of(measures, [](const auto& measure) {
                return metrics::measureById(measure)->overConfidence;
            })) {
            throw UsageError { "--by score counts as muc and conll do, and --measure names neither." };
        }
        m_options.countedMeasures = measures;
        for (const auto& rule : m_options.failIf) {
            support::addNew(m_options.countedMeasures, rule.score.measure);
        }
        if (m_at) {
            m_options.wantedPrecision = precisionOf(*m_at);
        }
    }

    void lookUp(const FileLookup& lookup) override { (void)m_words.lookUp(lookup); }
    RecordedOptions& recorded() override { return m_options; }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (const auto written = writeShard(m_options, systems, console); !written) {
                return console.fail(written.error());
            }
            if (const auto done = chooseRows(m_options, systems); !done) {
                return console.fail(done.error());
            }
            console.warn(findings);
            const auto judged = judgedScores(m_options, systems);
            if (!judged) {
                return console.fail(judged.error());
            }
            return withRecipeOf(
                m_options, "score", console, scoredBy(m_options, systems), [&](const auto& recipe) {
                    return console.putAndEnd(
                        scoreReport(m_options, systems, findings.told(), recipe), findings, judged->broken);
                });
        });
    }

private:
    [[nodiscard]] double precisionOf(const std::string& word) const
    {
        constexpr std::string_view name = "precision=";
        const auto precision = word.starts_with(name)
            ? support::parsed<double>(std::string_view(word).substr(name.size()))
            : std::nullopt;
        if (!precision || !(*precision >= 0 && *precision <= 1)) {
            throw UsageError { "--at takes precision=P, P from 0 to 1, such as precision=0.9, and not \""
                + word + "\"." };
        }
        if (!m_options.byScore) {
            throw UsageError { "--at asks for a score that reaches a precision; it goes with --by score." };
        }
        return *precision;
    }

    ScoringWords m_words;
    ByWords m_by;
    std::vector<std::string> m_failIf;
    std::optional<std::string> m_at;
    ScoreOptions m_options;
};

} // namespace

CommandEntry scoreCommand() { return entry<ScoreCommand>("score", "Tables of every measure"); }

} // namespace touchstone::cli
