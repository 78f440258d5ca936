// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/printing.h"

#include "core/annotation/places.h"
#include "core/measures/conll/conllmeasure.h"
#include "core/output/neutralwords.h"
#include "core/rules/lexer.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace touchstone::cli {

namespace {

using metrics::Tally;

Json tallyJson(const Tally& tally, bool zero, bool bothSides)
{
    using match::Outcome;
    Json json { { "cor", tally[Outcome::Correct] }, { "inc", tally[Outcome::Incorrect] },
        { "par", tally[Outcome::Partial] }, { "mis", tally[Outcome::Missing] },
        { "spu", tally[Outcome::Spurious] }, { "pos", tally.possible() }, { "act", tally.actual() },
        { "precision", ratioJson(tally.precision(), zero && tally.precisionTold()) },
        { "recall", ratioJson(tally.recall(), zero && tally.ratesTold) },
        { "f1", ratioJson(tally.f1(), zero && tally.precisionTold()) } };
    if (!tally.systemTold) {
        json["spu"] = json["act"] = nullptr;
    }
    if (bothSides) {
        json["cor_system"] = tally.ofSystem(Outcome::Correct);
        json["inc_system"] = tally.ofSystem(Outcome::Incorrect);
        json["par_system"] = tally.ofSystem(Outcome::Partial);
    }
    return json;
}

using analysis::Evaluation;
using analysis::Table;

Json entityJson(const annotation::Document& document, const annotation::Layer& layer, std::uint32_t entity,
    std::string words, std::vector<std::string> types)
{
    const auto& tree = document.annotations;
    const auto& value = tree.entities[entity];
    Json json { { "id", tree.id(entity) }, { "start", value.span.begin }, { "end", value.span.end },
        { "text", std::move(words) }, { "types", std::move(types) },
        { "links", tree.detailsOf(entity).links }, { "file", fileOf(layer, document) },
        { "line", value.line } };
    const auto fragments = tree.fragments(entity);
    if (!fragments.empty()) {
        json["fragments"] = Json::array();
        for (const auto& fragment : fragments) {
            json["fragments"].push_back({ fragment.begin, fragment.end });
        }
    }
    return json;
}

std::vector<std::string> tagsOf(const match::PairOutcome& record)
{
    std::vector<std::string> tags;
    for (const auto tag : { match::SplitPart, match::MergePart }) {
        if ((record.tags & tag) != 0) {
            tags.emplace_back(match::tagName(tag));
        }
    }
    return tags;
}

using analysis::Recipe;

/// Writes paths as they are seen from the working folder, and keeps those that it had to cut.
class Paths
{
public:
    std::string operator()(const std::string& path)
    {
        auto shown = analysis::pathFrom(path, m_folder);
        const std::filesystem::path full(path);
        if (full.is_absolute()
            && (m_folder / std::filesystem::path(shown)).lexically_normal() != full.lexically_normal()) {
            m_cut += (m_cut.empty() ? "" : ", ") + shown;
        }
        return shown;
    }
    /// Which form of folders the command has.
    [[nodiscard]] std::string said() const
    {
        return m_cut.empty()
            ? "as seen from where the command ran"
            : "without the folder of " + m_cut + "; the others as seen from where the command ran";
    }

private:
    static std::filesystem::path workingFolder()
    {
        std::error_code error;
        return std::filesystem::current_path(error);
    }

    std::filesystem::path m_folder = workingFolder();
    std::string m_cut;
};

/// The words as typed, files as `paths` writes them.
std::vector<std::string> commandWords(const RecordedOptions& options, const char* command, Paths& paths)
{
    std::vector<std::string> words { "touchstone-cli", command };
    const auto addSystem = [&](const analysis::LayerSource& system) {
        const auto path = paths(system.path);
        // A name is given, or a sign in the path would be taken for one.
        const auto own = system.name.empty() && path.find('=') != std::string::npos ? analysis::fileName(path)
                                                                                    : system.name;
        words.insert(words.end(), { "--system", own.empty() ? path : own + "=" + path });
    };
    if (options.dataSet.noGold) {
        addSystem(options.dataSet.gold);
    } else {
        words.insert(words.end(), { "--gold", paths(options.dataSet.gold.path) });
    }
    for (std::size_t i = 0; i < options.dataSet.systems.size(); ++i) {
        if (options.groups.empty() || options.groups[i].empty()) {
            addSystem(options.dataSet.systems[i]);
        }
    }
    const auto files = analysis::settingFiles(options.dataSet, options.relations);
    for (const auto& [option, value] : options.typed) {
        words.push_back(option);
        if (!value) {
            continue;
        }
        const auto file = std::ranges::find_if(files, [&, &option = option, &value = value](const auto& one) {
            return one.option == option && std::string(one.before) + one.path == *value;
        });
        const auto equals = option == "--group" ? value->find('=') + 1 : 0;
        words.push_back(file != files.end() ? std::string(file->before) + paths(file->path)
                : equals > 0                ? value->substr(0, equals) + paths(value->substr(equals))
                                            : *value);
    }
    return words;
}

/// One line where it is the same of all systems, else one for each.
void addOfSystems(Recipe& recipe, const std::string& title, std::span<const ScoredBy> systems,
    const std::vector<std::string>& texts)
{
    const bool same
        = std::ranges::all_of(texts, [&texts](const auto& text) { return text == texts.front(); });
    for (std::size_t i = 0; i < texts.size() && (i == 0 || !same); ++i) {
        recipe.settings.emplace_back(same ? title : title + " of " + systems[i].name, texts[i]);
    }
}

void addSettings(const RecordedOptions& options, Recipe& recipe, std::span<const ScoredBy> systems)
{
    std::vector<std::string> signatures;
    std::vector<std::string> words;
    for (const auto& system : systems) {
        signatures.push_back(analysis::signatureWith(namingPreset(options), system.signature));
        auto text
            = analysis::settingsInWords(*system.spec, options.dataSet, options.preset, options.measures);
        if (options.zeroForUndefined) {
            text += (text.empty() ? "" : ", ") + std::string("zero-division 0");
        }
        words.push_back(text.empty() ? "the default" : text);
    }
    if (!options.forScripts) {
        addOfSystems(recipe, "Settings", systems, words);
    }
    if (options.forScripts || options.signature) {
        addOfSystems(recipe, "Signature", systems, signatures);
    }
}

/// Behind the string that begins at `at`.
std::size_t endOfString(std::string_view json, std::size_t at)
{
    for (++at; at < json.size() && json[at] != '"'; ++at) {
        at += json[at] == '\\' ? 1U : 0U;
    }
    return at + 1;
}

/// The end of an array that holds neither arrays nor objects; `at` itself where it does.
std::size_t endOfFlatArray(std::string_view json, std::size_t at)
{
    for (auto end = at + 1; end < json.size();) {
        const char c = json[end];
        if (c == '[' || c == '{') {
            return at;
        }
        if (c == ']') {
            return end;
        }
        end = c == '"' ? endOfString(json, end) : end + 1;
    }
    return at;
}

/// Indented text with arrays of numbers and words on one line each: a row of a matrix is one.
std::string withFlatArrays(std::string_view json)
{
    std::string result;
    result.reserve(json.size());
    std::size_t flat = 0; // the end of the array that is being written
    for (std::size_t at = 0; at < json.size();) {
        if (json[at] == '"') {
            const auto end = endOfString(json, at);
            result += json.substr(at, end - at);
            at = end;
            continue;
        }
        flat = json[at] == '[' && at >= flat ? endOfFlatArray(json, at) : flat;
        if (at < flat && (json[at] == '\n' || json[at] == ' ')) {
            ++at;
            continue;
        }
        result += json[at++];
    }
    return result;
}

} // namespace

Json ratioJson(std::optional<double> value, bool zeroForUndefined)
{
    return value ? Json(*value) : zeroForUndefined ? Json(0.0) : Json(nullptr);
}

Json schemesJson(const metrics::SchemeTallies& tallies, bool zero, bool bothSides)
{
    Json json = Json::object();
    for (const auto scheme : match::allSchemes) {
        json[std::string(match::schemeName(scheme))]
            = tallyJson(tallies[static_cast<std::size_t>(scheme)], zero, bothSides);
    }
    return json;
}

Json countsJson(std::int64_t correct, std::int64_t gold, std::int64_t system, bool zeroForUndefined)
{
    const metrics::ConllCounts counts { correct, gold, system };
    return { { "correct", correct }, { "gold", gold }, { "system", system },
        { "precision", ratioJson(counts.precision(), zeroForUndefined) },
        { "recall", ratioJson(counts.recall(), zeroForUndefined) },
        { "f1", ratioJson(counts.f1(), zeroForUndefined) } };
}

std::string dumped(const Json& json, int indent)
{
    // Names of files may hold any bytes; everything else is well-formed already.
    auto text = json.dump(indent, ' ', false, Json::error_handler_t::replace);
    return indent < 0 ? text : withFlatArrays(text);
}

Json diagnosticsJson(const support::Diagnostics& diagnostics)
{
    Json list = Json::array();
    for (const auto& finding : diagnostics.list()) {
        list.push_back({ { "severity", support::severityName(finding.severity) }, { "code", finding.code },
            { "file", finding.place.file }, { "line", finding.place.line },
            { "column", finding.place.column }, { "message", finding.message },
            { "system", finding.system.empty() ? Json(nullptr) : Json(finding.system) },
            { "changes_scores", support::changesScores(finding) } });
    }
    for (const auto& [code, count] : diagnostics.leftOut()) {
        list.push_back({ { "severity", "note" }, { "code", code }, { "file", "" }, { "line", 0 },
            { "column", 0 }, { "message", std::to_string(count) + " more findings of this kind." },
            { "system", nullptr }, { "changes_scores", false } });
    }
    return list;
}

Json touchingJson(std::span<const analysis::FindingGroup> findings)
{
    Json list = Json::array();
    for (const auto& group : findings) {
        list.push_back({ { "code", group.first.code }, { "text", group.text() }, { "count", group.count },
            { "annotations", group.annotations == 0 ? Json(nullptr) : Json(group.annotations) },
            { "file", group.first.place.file }, { "line", group.first.place.line },
            { "column", group.first.place.column }, { "message", group.first.message } });
    }
    return list;
}

std::string SignsTold::formed(analysis::Table table, OutputForm form)
{
    // In Markdown and LaTeX each table is pasted by itself.
    table.explainsSigns
        = form != OutputForm::Text || std::ranges::any_of(table.systems, [this](const auto& system) {
              return system.touched.any() && m_told.insert(system.name + "\n" + system.touched.text).second;
          });
    return cli::formed(table, form);
}

Json intervalJson(const std::optional<metrics::Interval>& interval)
{
    return interval ? Json::array({ interval->low, interval->high }) : Json(nullptr);
}

std::string formed(const analysis::Table& table, OutputForm form)
{
    return form == OutputForm::Tsv     ? analysis::toTsv(table)
        : form == OutputForm::Markdown ? analysis::toMarkdown(table)
        : form == OutputForm::Latex    ? analysis::toLatex(table)
                                       : analysis::toText(table);
}

std::string formed(
    const std::vector<analysis::Table>& tables, const std::vector<std::string>& lines, OutputForm form)
{
    std::string result;
    SignsTold told;
    for (const auto& table : tables) {
        result += (result.empty() ? "" : "\n") + told.formed(table, form);
    }
    if (form == OutputForm::Tsv) {
        return result;
    }
    const auto* const before = form == OutputForm::Latex ? "% " : form == OutputForm::Markdown ? "\n" : "";
    result += form == OutputForm::Text ? "\n" : "";
    for (const auto& line : lines) {
        result += before + line + "\n";
    }
    return result;
}

Json recordJson(const Evaluation& evaluation, std::uint32_t number)
{
    const auto& record = evaluation.records[number];
    const auto& documentCase = evaluation.cases[record.document];
    Json outcomes = Json::object();
    for (const auto scheme : match::allSchemes) {
        outcomes[std::string(match::schemeName(scheme))] = match::outcomeCode(record.outcome(scheme));
    }
    Json json { { "document", documentCase.name() }, { "id", number + 1 }, { "outcome", std::move(outcomes) },
        { "error_type", match::errorTypeName(record.errorType) }, { "tags", tagsOf(record) },
        { "gold", nullptr }, { "system", nullptr } };
    if (record.hasGold()) {
        json["gold"] = entityJson(*documentCase.gold, *evaluation.gold, record.gold,
            evaluation.goldText(record), evaluation.goldTypes(record));
    }
    if (record.hasSystem()) {
        json["system"] = entityJson(*documentCase.system, *evaluation.system, record.system,
            evaluation.systemText(record), evaluation.systemTypes(record));
    }
    return json;
}

void addSideColumns(Table& table, const std::string& name, bool script)
{
    if (!script) {
        table.columns.insert(table.columns.end(), { { name }, { name + " type" }, { name + " at" } });
        return;
    }
    for (const auto* field : { "id", "start", "end", "text", "types", "links", "file", "line" }) {
        table.columns.push_back({ name + "_" + field });
    }
}

void addSideCells(std::vector<std::string>& row, const Evaluation& evaluation,
    const match::PairOutcome& record, match::SideRole side, bool script)
{
    const bool gold = side == match::SideRole::Gold;
    if (!(gold ? record.hasGold() : record.hasSystem())) {
        row.insert(row.end(), script ? 8 : 3, "");
        return;
    }
    const auto& documentCase = evaluation.cases[record.document];
    const auto& document = gold ? *documentCase.gold : *documentCase.system;
    const auto entity = gold ? record.gold : record.system;
    const auto& value = document.annotations.entities[entity];
    auto words = gold ? evaluation.goldText(record) : evaluation.systemText(record);
    const auto types
        = support::joined(gold ? evaluation.goldTypes(record) : evaluation.systemTypes(record), "|");
    const auto begin = std::to_string(value.span.begin);
    const auto end = std::to_string(value.span.end);
    if (script) {
        row.insert(row.end(),
            { document.annotations.id(entity), begin, end, std::move(words), types,
                support::joined(document.annotations.detailsOf(entity).links, "|"),
                fileOf(gold ? *evaluation.gold : *evaluation.system, document), std::to_string(value.line) });
        return;
    }
    std::ranges::replace_if(
        words, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    row.insert(row.end(), { std::move(words), types, begin + "-" + end });
}

void addJudgementColumns(Table& table, const std::string& prefix)
{
    for (const auto scheme : match::allSchemes) {
        table.columns.push_back({ prefix + std::string(match::schemeName(scheme)) });
    }
    table.columns.push_back({ prefix + "error_type" });
    table.columns.push_back({ prefix + "tags" });
}

void addJudgement(std::vector<std::string>& row, const match::PairOutcome& record)
{
    for (const auto scheme : match::allSchemes) {
        row.emplace_back(match::outcomeCode(record.outcome(scheme)));
    }
    row.emplace_back(match::errorTypeName(record.errorType));
    row.push_back(support::joined(tagsOf(record), "|"));
}

Table errorTable(const Evaluation& evaluation, const std::vector<std::uint32_t>& numbers,
    match::Scheme scheme, bool script)
{
    const bool neutral = evaluation.gold->standsForGold;
    Table table;
    table.columns = { { script ? "document" : "Document" }, { script ? "id" : "#", true } };
    if (script) {
        addJudgementColumns(table);
    } else {
        table.columns.insert(table.columns.end(), { { "Outcome" }, { "Error type" } });
    }
    addSideColumns(table, !script ? "Gold" : neutral ? "a" : "gold", script);
    addSideColumns(table, !script ? "System" : neutral ? "b" : "system", script);
    if (neutral && !script) {
        analysis::neutralise(table);
    }
    for (const auto number : numbers) {
        const auto& record = evaluation.records[number];
        std::vector<std::string> row { evaluation.cases[record.document].name(), std::to_string(number + 1) };
        if (script) {
            addJudgement(row, record);
        } else {
            const auto outcome = record.outcome(scheme);
            const std::string error(match::errorTypeName(record.errorType));
            row.emplace_back(neutral ? match::neutralName(outcome) : match::outcomeCode(outcome));
            row.push_back(neutral ? analysis::neutralText(error) : error);
        }
        addSideCells(row, evaluation, record, match::SideRole::Gold, script);
        addSideCells(row, evaluation, record, match::SideRole::System, script);
        table.rows.push_back(std::move(row));
    }
    return table;
}

support::Result<std::optional<Recipe>> recipeOf(const RecordedOptions& options, const char* command,
    std::span<const ScoredBy> systems, const support::Progress& progress, Recipe recipe)
{
    if (!options.recipe.value_or(options.form != OutputForm::Tsv)) {
        return std::optional<Recipe>();
    }
    auto inputs = analysis::recipeInputs(options.dataSet, options.relations, options.names, progress);
    if (!inputs) {
        return tl::unexpected(inputs.error());
    }
    for (std::size_t i = 0; i < options.groups.size(); ++i) {
        if (!options.groups[i].empty()) {
            inputs->at(i + 1).role = options.groups[i];
        }
    }
    recipe.inputs = std::move(*inputs);
    addSettings(options, recipe, systems);
    if (!options.names.anonymous) {
        Paths paths;
        recipe.command = analysis::shellLine(commandWords(options, command, paths));
        recipe.settings.emplace_back("Paths", paths.said());
    }
    return std::optional(std::move(recipe));
}

std::string withRecipe(std::string output, const std::optional<Recipe>& recipe, OutputForm form)
{
    if (!recipe) {
        return output;
    }
    const auto text = analysis::recipeText(*recipe);
    switch (form) {
    case OutputForm::Tsv:
        return analysis::commentLines(text, "# ") + output;
    case OutputForm::Latex:
        return output + analysis::commentLines(text, "% ");
    case OutputForm::Markdown:
        for (const auto& [name, value] : recipe->settings) {
            const bool signature = name.starts_with("Signature");
            if (signature || name.starts_with("Settings")) {
                output += "\n" + analysis::markdownEscaped(name) + ": "
                    + (signature ? "`" + value + "`" : analysis::markdownEscaped(value)) + "\n";
            }
        }
        return output + "\n" + analysis::markupComment(text);
    case OutputForm::Text:
        return output + "\n" + text;
    case OutputForm::Json:
        break;
    }
    return output;
}

Json recipeJson(const Recipe& recipe)
{
    Json json { { "version", analysis::version() }, { "command", recipe.command },
        { "inputs", Json::array() } };
    if (recipe.command.empty()) {
        json["command"] = nullptr;
    }
    for (const auto& input : recipe.inputs) {
        json["inputs"].push_back(
            { { "role", input.role }, { "file", input.file.empty() ? Json(nullptr) : Json(input.file) },
                { "digest", input.digest.empty() ? Json(nullptr) : Json(input.digest) } });
    }
    if (recipe.seed) {
        json["seed"] = *recipe.seed;
    }
    for (const auto& [name, value] : recipe.settings) {
        if (name == "Paths") {
            json["paths"] = value;
        } else if (name.starts_with("Settings")) {
            auto& settings = json["settings"];
            if (name == "Settings") {
                settings = value;
            } else {
                settings[name.substr(std::string_view("Settings of ").size())] = value;
            }
        }
    }
    return json;
}

std::string joinedRules(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names) {
        const bool plain = !name.empty() && name.find_first_of(">\"") == std::string::npos;
        text += (text.empty() ? "" : " > ") + (plain ? name : rules::quoted(name));
    }
    return text;
}

} // namespace touchstone::cli
