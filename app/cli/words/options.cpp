// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/options.h"

#include "app/cli/words/outputpath.h"
#include "app/cli/words/suggest.h"
#include "app/cli/words/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::cli {

namespace {

/// The two programs have their own commands; everything else is shared.
struct Commands
{
    CLI::App* score = nullptr;
    CLI::App* errors = nullptr;
    CLI::App* align = nullptr;
    CLI::App* compare = nullptr;
    RuleCommands rules;
    CLI::App* convert = nullptr;
    CLI::App* check = nullptr;
    CLI::App* trend = nullptr;
    CLI::App* formats = nullptr;
    CLI::App* measures = nullptr;
    CLI::App* presets = nullptr;
    CLI::App* screenshot = nullptr;
    CLI::App* table = nullptr;
    CLI::App* figure = nullptr;
    CLI::App* report = nullptr;
    CLI::App* reproduce = nullptr;
};

void addRepeating(
    CLI::App& app, const char* name, std::vector<std::string>& target, const char* shape, const char* help)
{
    app.add_option(name, target, help)->option_text(shape)->take_all()->expected(1);
}

/// What tables are by. Given several times all are meant; an empty word is a mistake.
CLI::Option* addBy(CLI::App& app, std::string& target, const char* help)
{
    return app.add_option("--by", target, help)
        ->join(',')
        ->check(CLI::Validator(
            [](const std::string& word) {
                return word.empty() ? std::string("it names no slice; the word is empty.") : std::string();
            },
            {}));
}

/// The file that is written. No name at all is a mistake of a script.
CLI::Option* addOutputFile(CLI::App& app, Options& options, const char* shape, const char* help)
{
    return app.add_option("-o,--output", options.output, help)
        ->option_text(shape)
        ->check(CLI::Validator(
            [](const std::string& word) {
                return word.empty() ? std::string("it names no file; the word is empty.") : std::string();
            },
            {}));
}

/// Every flag of every command: it stands alone, or is yes or no ("=no" takes away what a preset sets).
void restrictFlags(CLI::App& app)
{
    for (auto* option : app.get_options()) {
        if (option->get_items_expected_max() == 0) {
            const auto name = option->get_name();
            option->check(CLI::Validator(
                [name](const std::string& word) {
                    if (word != "true" && word != "false") { // what CLI11 makes of one that stands alone
                        (void)chosen(name, word, Names<bool> { { "yes", true }, { "no", false } });
                    }
                    return std::string();
                },
                {}));
        }
    }
    for (auto* command : app.get_subcommands({})) {
        restrictFlags(*command);
    }
}

/// Leaves options out of the help: known, so that words can say what to write instead.
void hide(CLI::App& app, std::initializer_list<const char*> names)
{
    for (const auto* name : names) {
        app.get_option(name)->group("");
    }
}

void addFiles(CLI::App& app, Words& words, Options& options)
{
    const auto text = [&](const char* name, std::string& target, const char* shape, const char* help) {
        app.add_option(name, target, help)->option_text(shape);
    };
    text("--gold", words.gold, "PATH", "Gold corpus: a file, or a folder of one corpus");
    addRepeating(app, "--system", words.systems, "[NAME=]PATH", "System output; repeats");
    addRepeating(app, "--systems", words.systemGlobs, "GLOB", "Every matching file or folder is one system");
    text("--format", words.format, "ID", "Format of both sides; default: recognised by content");
    text("--gold-format", words.goldFormat, "ID", "Format of the gold");
    text("--system-format", words.systemFormat, "ID", "Format of the systems");
    app.add_option("--column", words.column, "CoNLL: tag column, 1-based; default: the last")
        ->option_text("N");
    app.add_option("--gold-column", words.goldColumn, "CoNLL: tag column of the gold")->option_text("N");
    app.add_option("--system-column", words.systemColumn, "CoNLL: tag column of the systems")
        ->option_text("N");
    text("--documents", words.documents, "UNIT",
        "What a document is: CoNLL: docstart, blank-line or file; Quaero: file or line");
    text("--layer", words.layer, "NAME,...",
        "Annotation layers, one table each; all: those that the gold answers. HIPE: coarse (the column "
        "NE-COARSE-LIT, default), coarse-meto (NE-COARSE-METO), fine (NE-FINE-LIT), fine-meto "
        "(NE-FINE-METO), "
        "comp (NE-FINE-COMP), nested (NE-NESTED), links (NEL-LIT), links-meto (NEL-METO), tree (all types "
        "together); WebAnno, UIMA: NamedEntity or another layer, LAYER:FEATURE for its type; BioNLP: a1, a2");
    // "table --columns" chooses scores.
    const bool named = app.get_name() != "table";
    text(named ? "--columns,--table-columns" : "--table-columns", words.tableColumns, "NAMES",
        "Tables: what the columns are, in their order: doc, start, end, length, label, text, id, link, "
        "score, "
        "document-text, - for others; or start=NAME,end=NAME,...; default: by the first row");
    text("--gold-columns", words.goldColumns, "NAMES", "The same for the gold");
    text("--system-columns", words.systemColumns, "NAMES", "The same for the systems");
    text("--spans-key", words.spansKey, "NAME",
        "spaCy: annotations from this group of spans; default: the entities");
    text("--annotator", words.annotator, "NAME",
        "Label Studio, Prodigy: whose annotations are the gold, by name, e-mail or number");
    text("--system-annotator", words.systemAnnotator, "NAME",
        "The same for the systems, to hold one person's annotations against another's");
    text("--model-version", words.modelVersion, "NAME",
        "Label Studio: predictions of this model version are the system; gold and system may be one file");
    text("--label-list", words.labelList, "PATH",
        "Names of numbered tags (Hugging Face, doccano); default: looked for beside the file");
    text("--offset-unit", words.offsetUnit, "UNIT",
        "What offsets in JSON of other tools count: code-points, utf16 or bytes; default: the tool's, or "
        "what "
        "agrees with the words beside them");
    addLabelOptions(app, words.labels);
    app.add_option("--threads", options.threads, "Threads; default: all cores")
        ->option_text("N")
        ->check(CLI::Range(1, 1024));
}

void addAnyway(CLI::App& app, Words& words)
{
    app.add_flag("--anyway", words.anyway,
        "Score also a run of which no document meets one of the gold, or more than half hold another text");
}

void addPairing(CLI::App& app, Words& words)
{
    app.add_option("--pairing", words.pairing,
           "Matching: optimal (default), first-come as nervaluate 1.1.0 (alone it implies --min-overlap 1 "
           "--unit token), nervaluate-0.1 as its release 0.1.8, or hipe as the HIPE scorer (both alone: "
           "--unit "
           "token), of the year that --hipe-edition names")
        ->option_text("POLICY");
}

void addPreset(CLI::App& app, Words& words)
{
    app.add_option("--preset", words.preset,
           "Scores as this task or tool: all settings, measures and column names at once; options beside it "
           "go "
           "first; touchstone-cli presets lists them")
        ->option_text("ID");
}

/// Which annotations there are at all, and how texts meet: what rules see, too.
void addRestrictions(CLI::App& app, Words& words)
{
    const auto text = [&](const char* name, std::string& target, const char* shape, const char* help) {
        app.add_option(name, target, help)->option_text(shape);
    };
    text("--noise-level", words.noiseLevel, "A-B,...",
        "Annotations on text of this noise only (HIPE: LED of the gold), one table each; B is not in, A-A is "
        "exactly A");
    text("--time-period", words.timePeriod, "Y-Y,...",
        "Documents dated in these years only, one table each; the second is not in");
    text("--min-score", words.minScore, "S",
        "Leave out annotations of the systems with a lower score, 0 to 1; those that tell none stay");
    text("--align", words.align, "MODE",
        "How texts that differ are brought together: auto, tokens, characters, no");
}

void addInput(CLI::App& app, Words& words, Options& options)
{
    addFiles(app, words, options);
    addAnyway(app, words);
    addRestrictions(app, words);
    const auto text = [&](const char* name, std::string& target, const char* shape, const char* help) {
        app.add_option(name, target, help)->option_text(shape);
    };
    addPairing(app, words);
    app.add_option("--min-overlap", words.minOverlap,
           "Least share of the gold span, in percent, that counts as overlap; default 0: any shared unit")
        ->option_text("PERCENT");
    text("--unit", words.unit, "UNIT", "Unit of overlap: character (default) or token");
    text("--per-type", words.perType, "MODE",
        "Rows of types: class (default), the gold's and the system's annotations of the type, as seqeval and "
        "conlleval; gold, a pair in the row of the gold's type, so that rows add up, as the HIPE scorer; "
        "isolated, matched anew inside each type, as nervaluate 1.x");
    addPreset(app, words);
    addSliceOptions(app, words.slices);
    addMeasureOptions(app, words.measures);
}

void addFindingOptions(CLI::App& app, Options& options)
{
    app.add_flag("--quiet", options.quiet, "No progress, and of warnings only those that change the scores");
    app.add_flag(
        "--all-findings", options.allFindings, "Every warning by itself, not one line for each cause");
    app.add_flag("--strict", options.strict, "Warnings fail (exit code 1)");
}

void addOutput(CLI::App& app, Words& words, Options& options)
{
    app.add_flag("--json", words.json, "JSON with full precision");
    app.add_flag("--tsv", words.tsv, "Tab-separated values for scripts: words as they are, also \"=…\"");
    app.add_flag("--markdown", words.markdown, "Markdown table");
    app.add_flag("--latex", words.latex, "LaTeX table (booktabs)");
    addOutputFile(app, options, "FILE", "Write to a file, atomically");
    addFindingOptions(app, options);
}

/// How the output was made.
void addRecipe(CLI::App& app, Options& options)
{
    app.add_flag_function(
        "--recipe,!--no-recipe", [&options](std::int64_t count) { options.recipe = count > 0; },
        "Say how it was made: version, digests of the files, settings, command; done but for TSV, whose "
        "first lines it becomes (with #); touchstone-cli reproduce FILE runs it again");
    app.add_flag("--signature", options.signature,
        "Of the settings tell all, as one line, not only those that are not the default");
}

void addDocuments(CLI::App& app, Words& words)
{
    addRepeating(app, "--document", words.documentNames, "ID", "Keep these documents; repeats");
}

void addFilters(CLI::App& app, Words& words)
{
    const auto list = [&](const char* name, std::vector<std::string>& target, const char* help) {
        app.add_option(name, target, help)->delimiter(',')->option_text("LIST")->take_all()->expected(1);
    };
    list("--outcome", words.outcomes, "Keep these outcomes under --scheme: COR, INC, PAR, MIS, SPU");
    list("--gold-type", words.goldTypes, "Keep these types of the gold; none: no gold annotation");
    list("--system-type", words.systemTypes, "Keep these types of the system; none: no system annotation");
    list("--type", words.types, "Keep these types, on either side");
    list("--row-type", words.rowTypes,
        "Keep these types of the gold, or of the system where there is no gold");
    list("--error-type", words.errorTypes,
        "Keep these error types: correct, type, subtype, split, merge, boundary, boundary+type …");
    app.add_option("--list", words.list,
           "Records as a measure pairs: eter, ser.entities, links, noisy, rules …; left-out: what "
           "--min-score "
           "leaves out, and what it would count as")
        ->option_text("LIST");
    list("--category", words.categories,
        "Keep what the --list counts as these: deletion, insertion, matched …");
    list("--value", words.values,
        "Keep what has a value of the --list in such a range, above the first, up to the second: "
        "cer:0.1-0.2");
    addRepeating(app, "--rule", words.rules, "NAME",
        "Keep what this rule fired for, of the records as the rules paired them; repeats");
    addRepeating(app, "--where", words.where, "FIELD=VALUE",
        "Keep what has this value in a slice, such as seen=unseen or entity-length=2, or in a field of the "
        "--list "
        "(default rules), such as system.result=FP; of one field each of several values");
    list("--tag", words.tags, "Keep records with these tags: split-part, merge-part");
    list("--loss", words.losses,
        "Keep gold annotations that are not correct, on noisy text, by what went wrong: transcription, ner");
    addDocuments(app, words);
    app.add_option("--words", words.words, "Keep records whose words contain this, in any case")
        ->option_text("TEXT");
}

void addCompareOptions(CLI::App& app, CompareWords& words)
{
    const auto text = [&](const char* name, std::string& target, const char* shape, const char* help) {
        app.add_option(name, target, help)->option_text(shape)->group("Resampling");
    };
    const auto list
        = [&](const char* name, std::vector<std::string>& target, const char* shape, const char* help) {
              app.add_option(name, target, help)->option_text(shape)->take_all()->expected(1);
          };
    text("--seed", words.seed, "N", "Seed of the random numbers; default 1");
    text("--trials", words.trials, "N", "Samples, and swaps; default 2500");
    text("--confidence-level", words.confidenceLevel, "L", "Level of the intervals, in percent; default 95");
    text("--resample", words.resample, "UNIT",
        "What is drawn and swapped: document or sentence; default: documents, of a gold of one document its "
        "sentences");
    list("--fail-if", words.failIf, "RULE",
        "Exit with 3 if a difference, second system minus first, is so: 'muc.strict.f1(CHEM) < -0.01'; "
        "repeats");
    app.add_option("--list", words.list,
           "Instead of the tables the annotations behind a count of two systems: fixed, regressed, "
           "both-wrong-same, both-wrong-differently, both-right; with --json beside them")
        ->option_text("CHANGE");
    app.add_option("--row-type", words.rowTypes,
           "Of --list keep these types of the gold, or of the system where there is no gold")
        ->delimiter(',')
        ->option_text("LIST")
        ->take_all()
        ->expected(1);
    list("--group", words.groups, "NAME=GLOB",
        "Every matching file or folder is a run of one system, such as a seed: mean, standard deviation, "
        "best and "
        "worst of each group, and a permutation test of the runs; a --system beside is a group of one; "
        "repeats");
    list("--setting", words.settings, "SYSTEM:NAME=VALUE",
        "A setting of one system only, such as A:pairing=hipe; of one system given twice, the records whose "
        "outcome differs are listed; repeats");
}

void addScheme(CLI::App& app, Words& words)
{
    app.add_option("--scheme", words.scheme,
           "Scheme of the table or of --outcome: strict (default), exact, partial, type")
        ->option_text("SCHEME");
}

void addMeasure(CLI::App& app, Words& words)
{
    app.add_option("--measure", words.measure,
           "Measures or groups, joined by commas; default: the group default, in tables for people muc; in "
           "records for scripts overlap, eter and noisy")
        ->option_text("ID,...");
}

/// One table of several systems, for a paper.
void addTable(CLI::App& app, Words& words, Options& options, Commands& commands)
{
    commands.table
        = app.add_subcommand("table", "One table of several systems for a paper: the best in bold");
    auto& table = *commands.table;
    addInput(table, words, options);
    table.add_option("--measure", words.measure, "The measure; default muc")->option_text("ID");
    auto& request = options.table;
    table.add_option("--table", request.table.sheet, "Which table of the measure; default: its first")
        ->option_text("ID");
    addBy(table, words.by,
        "A row per value of this slice, with the numbers of score --by: noise, period, document-length, "
        "entity-length, nesting, tokens, seen, surface, or a column of --attributes; of several systems a "
        "line each")
        ->option_text("SLICE");
    addScheme(table, words);
    addRepeating(table, "--row", request.table.rows, "NAME,...",
        "Types; with --by values of the slice; default: the overall row, with --by all values; repeats");
    table
        .add_option("--columns", request.table.columns,
            "Columns of the table, or scores by the names that compare has for them (strict.f1, "
            "exact.recall, strict.f1.macro); default: all that are no counts")
        ->delimiter(',')
        ->option_text("ID,...");
    table.add_flag("--systems-as-columns", request.table.systemsAsColumns, "A row per score");
    table.add_flag("--percent", request.table.percent, "Ratios times 100");
    table.add_option("--decimals", request.table.decimals, "Decimals; default 3")
        ->option_text("N")
        ->check(CLI::Range(0, 10));
    table.add_flag("!--no-bold", request.table.boldBest, "Do not set off the best");
    table.add_flag("--underline-second", request.table.underlineSecond, "Underline the second best");
    table.add_flag("--significance", request.significance,
        "Mark systems that differ from the best: two-sided paired randomisation, Holm's correction");
    table.add_option("--seed", request.settings.resampling.seed, "Seed of the random numbers; default 1")
        ->option_text("N");
    table.add_option("--trials", request.settings.resampling.trials, "Swaps; default 2500")
        ->option_text("N")
        ->check(CLI::Range(std::size_t { 1 }, metrics::mostTrials));
    addNameOptions(table, options.figure, words.figure);
    const auto form = [&](const char* name, analysis::TableForm value, const char* help) {
        table.add_flag_callback(
            name, [&request, value]() { request.form = value; }, help);
    };
    request.form = analysis::TableForm::Text;
    form("--latex", analysis::TableForm::Latex, "LaTeX (booktabs)");
    form("--markdown", analysis::TableForm::Markdown, "Markdown");
    form("--csv", analysis::TableForm::Csv, "CSV for spreadsheets: no word runs as a formula");
    form("--html", analysis::TableForm::Html, "HTML");
    form("--tsv", analysis::TableForm::Tsv,
        "Tab-separated values for scripts: words as they are, also \"=…\"");
    addRecipe(table, options);
    addOutputFile(table, options, "FILE", "Write to a file, atomically");
    addFindingOptions(table, options);
}

Commands addPrinting(CLI::App& app, Words& words, Options& options, const std::string& version)
{
    Commands commands;
    commands.score = app.add_subcommand("score", "Tables of every measure");
    commands.errors = app.add_subcommand("errors", "One record per pair of annotations");
    commands.align = app.add_subcommand(
        "align", "The texts of gold and system, aligned character by character (also --json, --tsv)");
    commands.compare
        = app.add_subcommand("compare", "Differences of two or more systems, and their significance");
    commands.rules = addRuleCommands(app, options.rules, words.measures.rules);
    commands.convert = addConvertCommand(app, options.convert);
    commands.convert->add_option("input", words.positionals, "The corpus to be read: a file or a folder")
        ->option_text("IN");
    addFiles(*commands.convert, words, options);
    hide(*commands.convert, { "--gold" }); // the same as IN
    addOutputFile(*commands.convert, options, "OUT", "The file; of brat the folder");
    addFindingOptions(*commands.convert, options);
    commands.check = addCheckCommand(app, options.like);
    commands.check->add_option("input", words.positionals, "The output to be checked: a file or a folder")
        ->option_text("FILE");
    addFiles(*commands.check, words, options);
    hide(*commands.check, { "--gold", "--system", "--systems" });
    addPreset(*commands.check, words);
    addPairing(*commands.check, words);
    addScheme(*commands.check, words);
    addMeasure(*commands.check, words);
    addOutput(*commands.check, words, options);
    commands.trend = addTrendCommand(app, options.trend, words.trend);
    addOutput(*commands.trend, words, options);
    commands.trend->set_version_flag("--version", version);
    commands.formats = app.add_subcommand("formats", "The file formats that are built in");
    commands.measures
        = app.add_subcommand("measures", "The measures that are built in, with parameters and sources");
    commands.presets = app.add_subcommand(
        "presets", "The presets that are built in: tasks and tools with settings, column names and sources");
    for (auto* command : { commands.score, commands.errors }) {
        addInput(*command, words, options);
        addScheme(*command, words);
    }
    for (auto* command : { commands.score, commands.errors }) {
        addMeasure(*command, words);
    }
    commands.reproduce = addReproduceCommand(app, options.reproduce);
    commands.reproduce->add_flag("--quiet", options.quiet, "Say nothing where all is equal");
    commands.reproduce->add_option("--threads", options.threads, "Threads; default: all cores")
        ->option_text("N")
        ->check(CLI::Range(1, 1024));
    commands.score->add_flag_function(
        "--confusion,!--no-confusion", [&options](std::int64_t count) { options.confusion = count > 0; },
        "Add which types are taken for which, the most confused pairs first, and how many of each have equal "
        "spans; in --json with the confusion table, which is there but for columns of links, where every id "
        "is a label");
    for (auto* command : { commands.score, commands.compare }) {
        addRecipe(*command, options);
        command
            ->add_option(
                "--zero-division", words.zeroDivision, "What undefined values become: null (default) or 0")
            ->option_text("VALUE");
    }
    addRepeating(*commands.score, "--row", options.rows, "NAME,...",
        "Print only these rows: types, and Overall; without means over types and documents; repeats");
    addBy(*commands.score, words.by,
        "Add tables by document, by the systems' own scores (score), or by slices: noise, period, "
        "document-length, entity-length, nesting, tokens, seen, surface, or a column of --attributes; "
        "repeats. "
        "Unlike --noise-level and --time-period slices leave the matching as it is; each record is in one "
        "row. In --json under \"slices\": entries with \"slice\" and \"value\"; with several layers, noise "
        "levels or periods inside the entry of each of them")
        ->option_text("document|score|SLICE,...");
    addBy(*commands.errors, words.by, "Add each record's value in these slices; repeats")
        ->option_text("SLICE,...");
    addFilters(*commands.errors, words);
    addFiles(*commands.align, words, options);
    addAnyway(*commands.align, words);
    addDocuments(*commands.align, words);
    addInput(*commands.compare, words, options);
    addFiles(*commands.rules.explain, words, options);
    addAnyway(*commands.rules.explain, words);
    addDocuments(*commands.rules.explain, words);
    addRestrictions(*commands.rules.explain, words);
    addNBest(*commands.rules.explain, words.measures);
    commands.compare
        ->add_option("--measure", words.measure,
            "The score to compare by: a measure (its headline) or one of its scores; default muc.strict.f1")
        ->option_text("ID[.SCORE]");
    addCompareOptions(*commands.compare, words.compare);
    for (auto* command : { commands.score, commands.errors, commands.align, commands.compare,
             commands.formats, commands.measures, commands.presets, commands.rules.check, commands.rules.list,
             commands.rules.explain }) {
        addOutput(*command, words, options);
        command->set_version_flag("--version", version);
    }
    addTable(app, words, options, commands);
    return commands;
}

/// What needs Qt, but no window.
void addDrawing(CLI::App& app, Words& words, Options& options, Commands& commands)
{
    commands.figure
        = app.add_subcommand("figure", "Draw a figure for a paper: PDF, SVG, PNG or its data as CSV");
    commands.report = app.add_subcommand("report", "Write one HTML file with scores, figures and errors");
    for (auto* command : { commands.figure, commands.report }) {
        addInput(*command, words, options);
        addScheme(*command, words);
        addFindingOptions(*command, options);
    }
    addOutputFile(*commands.figure, options, "FILE.pdf|.svg|.png|.csv", "The file; its ending is its form")
        ->required();
    addOutputFile(*commands.report, options, "FILE.html", "The file")->required();
    commands.figure
        ->add_option("--select", words.select,
            "Filters of touchstone-cli errors, such as outcome=MIS,gold-type=PER; the first record is drawn")
        ->option_text("KEY=VALUE,...");
    addFigureOptions(*commands.figure, options.figure, words.figure);
    commands.figure->add_option("paths", options.trend.paths, "trend: files of score --json, or folders")
        ->option_text("FOLDER|FILE...");
    addTrendInputs(*commands.figure, options.trend, words.trend);
    addMeasure(*commands.report, words);
    addNameOptions(*commands.report, options.figure, words.figure);
    addReportOptions(*commands.report, options.report);
}

Commands addWindow(CLI::App& app, Words& words, Options& options)
{
    Commands commands;
    addMeasure(app, words);
    app.add_option("paths", words.positionals, "Gold, then systems")->option_text("GOLD SYSTEM...");
    addInput(app, words, options);
    commands.screenshot = app.add_subcommand("screenshot", "Draw the main window off-screen into a PNG");
    auto& shot = *commands.screenshot;
    addInput(shot, words, options);
    addMeasure(shot, words);
    addOutputFile(shot, options, "FILE.png", "The picture")->required();
    shot.add_option("--view", options.view,
            "Dock to raise: Documents, Text, Details, Errors, Scores, Confusion, Log, Outcomes, Noise …; "
            "help:PAGE")
        ->option_text("NAME");
    shot.add_option("--select", words.select,
            "Filters of touchstone-cli errors, such as outcome=MIS,gold-type=PER; \\, is a comma of a value")
        ->option_text("KEY=VALUE,...");
    shot.add_option("--trend", options.trend.paths, "--view trend: files of score --json, or folders")
        ->option_text("FOLDER|FILE");
    addTrendInputs(shot, options.trend, words.trend);
    addScheme(shot, words);
    addBy(shot, options.figure.by, "The slice that Slices and Outcomes show")->option_text("SLICE");
    shot.add_option("--size", words.size, "Size in pixels; default 1400x900")->option_text("WxH");
    shot.add_option("--scale", options.scale, "Scale factor; default 1")
        ->option_text("FACTOR")
        ->check(CLI::Range(0.5, 4.0));
    shot.add_flag("--dark", options.dark, "Dark colours");
    addDrawing(app, words, options, commands);
    return commands;
}

Command commandOf(const Commands& commands)
{
    const auto parsed = [](const CLI::App* command) { return command != nullptr && command->parsed(); };
    if (parsed(commands.score)) {
        return Command::Score;
    }
    if (parsed(commands.errors)) {
        return Command::Errors;
    }
    if (parsed(commands.align)) {
        return Command::Align;
    }
    if (parsed(commands.compare)) {
        return Command::Compare;
    }
    if (parsed(commands.table)) {
        return Command::Table;
    }
    if (parsed(commands.rules.rules)) {
        return Command::Rules;
    }
    if (parsed(commands.check)) {
        return Command::Check;
    }
    if (parsed(commands.trend)) {
        return Command::Trend;
    }
    if (parsed(commands.convert)) {
        return Command::Convert;
    }
    if (parsed(commands.reproduce)) {
        return Command::Reproduce;
    }
    if (parsed(commands.formats)) {
        return Command::Formats;
    }
    if (parsed(commands.measures)) {
        return Command::Measures;
    }
    if (parsed(commands.presets)) {
        return Command::Presets;
    }
    if (parsed(commands.figure)) {
        return Command::Figure;
    }
    if (parsed(commands.report)) {
        return Command::Report;
    }
    return parsed(commands.screenshot) ? Command::Screenshot : Command::Window;
}

/// Options that change nothing of what is said: where it goes, how fast, and the data, which the recipe
/// writes by itself.
bool isOfOutput(const std::string& name)
{
    static const std::set<std::string> names { "output", "quiet", "strict", "threads", "recipe", "no-recipe",
        "gold", "system", "systems", "help", "version" };
    return names.contains(name);
}

/// Every other option of a command, in the order of its help.
std::vector<TypedOption> typedOptions(const CLI::App& app)
{
    std::vector<TypedOption> typed;
    for (const auto* option : app.get_options()) {
        const auto& names = option->get_lnames();
        if (option->count() == 0 || names.empty() || isOfOutput(names.front())) {
            continue;
        }
        const auto name = "--" + names.front();
        auto values = option->results();
        if (option->get_delimiter() != '\0') {
            values = { CLI::detail::join(values, std::string(1, option->get_delimiter())) };
        }
        for (const auto& value : values) {
            if (option->get_items_expected_max() != 0) {
                typed.push_back({ name, value });
            } else if (value == "false" && option->check_fname(names.back())) {
                typed.push_back({ "--" + names.back(), std::nullopt });
            } else {
                typed.push_back({ value == "true" ? name : name + "=" + value, std::nullopt });
            }
        }
    }
    return typed;
}

/// Puts the files of a command that was typed elsewhere into its words. Throws UsageError.
void lookUp(Words& words, const FileLookup& lookup)
{
    if (!words.systemGlobs.empty() || !words.positionals.empty()) {
        throw UsageError { "A command that is run again names every file by its option." };
    }
    std::map<std::string, std::vector<std::string>> runs;
    eachFile(words, [&](const std::string& option, std::string& path) {
        auto found = lookup(option, path);
        if (option == "--group") {
            runs[path] = std::move(found);
        } else {
            path = found.at(0);
        }
    });
    words.matching = [runs](const std::string& pattern) { return runs.at(pattern); };
}

/// Names that a misspelt word may have meant.
std::vector<std::string> knownWords(const CLI::App& app, bool optionName)
{
    std::vector<std::string> known;
    const auto addFrom = [&](const CLI::App& from) {
        for (const auto* option : from.get_options()) {
            for (const auto& name : option->get_lnames()) {
                known.push_back("--" + name);
            }
        }
    };
    if (!optionName) {
        for (const auto* command : app.get_subcommands({})) {
            known.push_back(command->get_name());
        }
        return known;
    }
    addFrom(app);
    for (const auto* command : app.get_subcommands()) {
        addFrom(*command);
        for (const auto* inner : command->get_subcommands()) {
            addFrom(*inner);
        }
    }
    return known;
}

ParseOutcome usage(const std::string& program, const std::string& text)
{
    return { std::nullopt, program + ": error: " + messageText(text) + "\nSee " + program + " --help.\n", 2 };
}

} // namespace

ParseOutcome parseArguments(
    const std::string& program, const std::vector<std::string>& arguments, const FileLookup& lookup)
{
    const bool window = program == "touchstone";
    const std::string version = program + " " + std::string(analysis::version());
    Options options;
    Words words;
    CLI::App app { window ? "Touchstone: inspect the errors of named-entity systems."
                          : "Touchstone without a window: the same numbers for scripts.",
        program };
    app.set_version_flag("--version", version);
    app.require_subcommand(window ? 0 : 1, 1);
    const auto commands = window ? addWindow(app, words, options) : addPrinting(app, words, options, version);
    restrictFlags(app);
    try {
        // CLI11 takes the arguments from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        options.command = commandOf(commands);
        if (lookup) {
            lookUp(words, lookup);
        }
        finish(options, words);
        for (const auto* command : app.get_subcommands()) {
            options.typed = typedOptions(*command);
        }
        checkOutputPath(options);
    } catch (const CLI::CallForHelp&) {
        const CLI::App* called = &app;
        while (!called->get_subcommands().empty()) {
            called = called->get_subcommands().front();
        }
        return { std::nullopt, called->help(), 0 };
    } catch (const CLI::CallForVersion&) {
        return { std::nullopt, version + "\n", 0 };
    } catch (const CLI::ParseError& error) {
        const auto extras = app.remaining(true);
        if (!extras.empty()) {
            const auto word = extras.front().substr(0, extras.front().find('='));
            return usage(program,
                "unknown word \"" + extras.front() + "\"."
                    + suggestion(word, knownWords(app, word.starts_with("-"))));
        }
        // A first word that is no command is not among the extras when a command is required.
        if (!window && app.get_subcommands().empty() && !arguments.empty()) {
            return usage(program,
                "unknown command \"" + arguments.front() + "\"."
                    + suggestion(arguments.front(), knownWords(app, false)));
        }
        return usage(program, error.what());
    } catch (const UsageError& error) {
        return usage(program, error.text);
    }
    return { options, {}, 0 };
}

} // namespace touchstone::cli
