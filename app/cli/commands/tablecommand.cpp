// SPDX-License-Identifier: GPL-3.0-or-later
// `table`: one table of several systems, for a paper.
#include "app/cli/commands/commands.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/suggest.h"

#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "core/output/table.h"
#include "core/support/progress.h"

namespace touchstone::cli {

namespace {

using analysis::Table;
using analysis::TableSystem;

support::Result<Table> tableOf(
    const TableOptions& options, const std::vector<TableSystem>& systems, support::Progress& progress)
{
    analysis::UnknownName unknown;
    auto table = analysis::exportedTable(systems, options.table, progress, &unknown);
    if (!table && !unknown.word.empty()) {
        table.error().text += suggestion(unknown.word, unknown.known);
    }
    return table;
}

/// What the parts differ in.
std::string partTitle(const ScoringOptions& options)
{
    const bool layers = options.layers.size() > 1 || (!options.layers.empty() && options.layers[0] == "all");
    return layers ? "Layer" : "Part";
}

/// Without its recipe. Errors: those of exportedTable and joinedTables, with the nearest known name.
support::Result<Table> systemsTable(
    const TableOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    if (systems.front().parts.size() < 2) {
        const auto shown = support::listOf<TableSystem>(systems, [](const ScoredSystem& system) {
            return TableSystem { system.name, system.own, system.measures.front() };
        });
        auto table = tableOf(options, shown, progress);
        const auto part
            = systems.front().parts.empty() ? std::string() : heading(systems.front().parts.front().asked);
        if (table && !part.empty()) {
            table->note = "Part: " + part + "." + (table->note.empty() ? "" : " ") + table->note;
        }
        return table;
    }
    std::vector<std::pair<std::string, Table>> tables;
    for (std::size_t part = 0; part < systems.front().parts.size(); ++part) {
        const auto shown = support::listOf<TableSystem>(systems, [part](const ScoredSystem& system) {
            const auto& own = system.parts.at(part);
            return TableSystem { system.name, own.evaluation, own.measures.front() };
        });
        // A preset counts columns of links by a scheme of their own.
        auto asked = options;
        auto& sheet = asked.table.table.sheet;
        const auto scheme
            = printedSchemes(options, systems.front().parts[part].evaluation->gold->column).front();
        if (sheet == match::schemeName(options.scheme)) {
            sheet = match::schemeName(scheme);
        }
        auto table = tableOf(asked, shown, progress);
        if (!table) {
            return table;
        }
        const auto word = namingPreset(options) == nullptr || sheet.empty()
            ? std::string()
            : ", " + std::string(analysis::schemeWord(namingPreset(options), scheme));
        const std::string_view said = "Scheme: "; // the part's name tells it
        if (!word.empty() && table->note.starts_with(said)) {
            table->note.erase(0, std::min(table->note.find(". "), table->note.size() - 2) + 2);
        }
        tables.emplace_back(heading(systems.front().parts[part].asked) + word, std::move(*table));
    }
    return analysis::joinedTables(partTitle(options), tables);
}

using analysis::TableForm;

class TableCommand : public RecordedCommand
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.declare(arguments, threads, "--table-columns");
        m_words.settings.declareJudgements(arguments);
        arguments.value("--measure", m_words.measure, "ID", "The measure; default muc").offers(&measureWords);
        auto& request = m_options.table;
        arguments.value(
            "--table", request.table.sheet, "ID", "Which table of the measure; default: its first");
        m_by.declare(arguments, "type|SLICE",
            "A row per type of any system (type; with --systems-as-columns of the headline score unless "
            "--columns names others), or per value of this slice, with the numbers of score --by: "
                + knownSlices() + "; of several systems a line each");
        arguments
            .value("--rank", request.table.rank, "SCORE",
                "Systems in the order of this score, named as by --columns, with their ranks; 2= stands for "
                "equal scores that share one. ≈ marks those that are not separable "
                "from the best: two-sided paired randomisation, Holm's correction")
            .filled("it names no score; the word is empty.");
        m_words.declareScheme(arguments);
        arguments
            .repeated("--row", request.table.rows, "NAME,...",
                "Types; with --by values of the slice; default: the overall row, with --by all values; "
                "repeats")
            .offersTypes();
        arguments
            .value("--columns", request.table.columns, "ID,...",
                "Columns of the table, or scores by the names that compare has for them (strict.f1, "
                "exact.recall, strict.f1.macro); default: all that are no counts")
            .separated();
        arguments.flag("--systems-as-columns", request.table.systemsAsColumns, "A row per score");
        arguments.flag("--percent", request.table.percent, "Ratios times 100");
        arguments.value("--decimals", request.table.decimals, "N", "Decimals; default 3").between(0, 10);
        arguments.flag("!--no-bold", request.table.boldBest, "Do not set off the best");
        arguments.flag("--underline-second", request.table.underlineSecond, "Underline the second best");
        arguments.flag("--significance", request.significance,
            "Mark systems that differ from the best: two-sided paired randomisation, Holm's correction");
        auto& resampling = request.settings.resampling;
        arguments.value("--seed", resampling.seed, "N", "Seed of the random numbers; default 1");
        arguments.value("--trials", resampling.trials, "N", "Swaps; default 2500")
            .between(std::size_t { 1 }, metrics::mostTrials);
        m_options.declareNames(arguments);
        declareForms(arguments);
        m_options.declareRecipe(arguments);
        m_options.declareFile(arguments, "FILE", "Write to a file, atomically");
        m_options.declareFindings(arguments);
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Table;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Systems);
        const auto* const preset = m_options.preset;
        m_words.readMeasures(m_options,
            std::string(preset == nullptr ? metrics::defaultMeasure : preset->measures.front()), false);
        m_options.countedMeasures = m_options.measures;
        m_by.finish(!m_options.relations.attributes.empty(), true);
        if (m_by.document || m_by.score || m_by.slices.size() + (m_by.type ? 1 : 0) > 1) {
            throw UsageError { "table has rows by type or by one slice; --by takes one name here." };
        }
        if (!m_options.table.table.rank.empty() && m_by.given()) {
            throw UsageError { "Systems have one order, so --rank does not go with the rows of --by." };
        }
        m_options.bySlices = m_by.slices;
        finishRequest();
        m_options.finish(m_options.inputs());
        const auto form = m_options.table.form;
        m_options.form = form == TableForm::Tsv ? OutputForm::Tsv : OutputForm::Text;
        m_options.forScripts = form == TableForm::Csv || form == TableForm::Tsv || form == TableForm::Html;
    }

    void lookUp(const FileLookup& lookup) override { (void)m_words.lookUp(lookup); }
    RecordedOptions& recorded() override { return m_options; }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            console.warn(findings);
            support::Progress comparing(console.stop(), console.report("Comparing"));
            auto table = systemsTable(m_options, systems, comparing);
            if (!table) {
                return console.fail(table.error());
            }
            auto known = analysis::tableRecipe(m_options.table, {}, {}, {});
            known.signature.clear(); // among the settings
            known.command.clear();
            return withRecipeOf(
                m_options, "table", console, scoredBy(m_options, systems),
                [&](const auto& recipe) {
                    table->comment = recipe ? analysis::recipeText(*recipe) : std::string();
                    return console.putAndEnd(analysis::formed(*table, m_options.table.form), findings);
                },
                std::move(known));
        });
    }

private:
    void declareForms(Arguments& arguments)
    {
        m_options.table.form = TableForm::Text;
        const auto form = [&](const char* name, TableForm value, const char* help) {
            arguments.flag(
                name, [this, value](bool on) { m_options.table.form = on ? value : m_options.table.form; },
                help);
        };
        form("--latex", TableForm::Latex, "LaTeX (booktabs)");
        form("--markdown", TableForm::Markdown, "Markdown");
        form("--csv", TableForm::Csv, "CSV for spreadsheets: no word runs as a formula");
        form("--html", TableForm::Html, "HTML");
        form("--tsv", TableForm::Tsv, "Tab-separated values for scripts: words as they are, also \"=…\"");
    }

    void finishRequest()
    {
        if (m_options.measures.size() != 1) {
            throw UsageError { "table shows one measure; name one with --measure." };
        }
        auto& request = m_options.table;
        request.measure = m_options.measures.front();
        request.names = m_options.names;
        request.dataSet = m_options.dataSet;
        request.spec = m_options.spec;
        request.relations = m_options.relations;
        request.preset = namingPreset(m_options);
        request.slice = m_by.slices.empty() ? std::string() : m_by.slices.front();
        request.table.byType = m_by.type;
        const std::string scheme(match::schemeName(m_options.scheme));
        auto& sheet = request.table.sheet;
        const bool schemes = metrics::hasSchemes(request.measure);
        if (m_options.schemeAsked && !schemes) {
            throw UsageError { "--scheme chooses a table of muc; of " + request.measure
                + " --table chooses one." };
        }
        if (m_options.schemeAsked && !sheet.empty() && sheet != scheme) {
            throw UsageError { "--scheme " + scheme + " and --table " + sheet
                + " name two tables; give one, or name scores of both: --columns strict.f1,exact.f1." };
        }
        if (sheet.empty() && schemes && (m_options.schemeAsked || m_options.preset != nullptr)) {
            sheet = scheme;
        }
        m_options.sheetAsked = !sheet.empty() || m_by.type;
    }

    ScoringWords m_words;
    ByWords m_by;
    TableOptions m_options;
};

} // namespace

CommandEntry tableCommand()
{
    return entry<TableCommand>("table", "One table of several systems for a paper: the best in bold");
}

} // namespace touchstone::cli
