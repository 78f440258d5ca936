// SPDX-License-Identifier: GPL-3.0-or-later
// `formats`, `measures`, `presets`: one command with three subjects, what is built in.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringoptions.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/io/open/readerregistry.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::Table;

std::vector<std::string_view> schemesOf(const analysis::Preset& preset, std::string_view layer)
{
    return support::listOf<std::string_view>(analysis::presetSchemes(preset, layer), match::schemeName);
}

/// Every preset with its settings as options, its measures, column names, description and source.
std::string presetReport(OutputForm form)
{
    if (form == OutputForm::Json) {
        Json list = Json::array();
        for (const auto& preset : analysis::presets()) {
            Json settings = Json::object();
            for (const auto& [name, value] : preset.settings) {
                settings[std::string(name)] = value;
            }
            Json columns = Json::object();
            for (const auto& table : preset.tables) {
                for (const auto& column : table.columns) {
                    columns[std::string(table.measure)].push_back(
                        { { "column", column.column }, { "title", column.title } });
                }
            }
            list.push_back({ { "id", preset.id }, { "title", preset.title },
                { "description", preset.description }, { "source", preset.source },
                { "measures", std::vector<std::string>(preset.measures.begin(), preset.measures.end()) },
                { "scheme", match::schemeName(preset.scheme) }, { "schemes", schemesOf(preset, {}) },
                { "schemes_of_links", schemesOf(preset, "links") }, { "layer", preset.annotationColumn },
                { "settings", std::move(settings) }, { "columns", std::move(columns) } });
        }
        return dumped({ { "presets", std::move(list) } }, 1) + "\n";
    }
    analysis::Table table { {}, { { "ID" }, { "Title" }, { "Measures" }, { "Source" } }, {} };
    for (const auto& preset : analysis::presets()) {
        table.rows.push_back({ std::string(preset.id), std::string(preset.title), presetMeasures(preset),
            std::string(preset.source) });
    }
    auto result = formed(table, form);
    if (form == OutputForm::Text) {
        for (const auto& preset : analysis::presets()) {
            const auto options = analysis::presetArguments(preset);
            result += "\n" + std::string(preset.id) + ": " + std::string(preset.description) + "\n"
                + (options.empty() ? "" : "    " + analysis::shellLine(options) + "\n");
        }
    }
    return result;
}

std::string formatReport(OutputForm form)
{
    if (form == OutputForm::Json) {
        Json list = Json::array();
        for (const auto& reader : io::readers()) {
            list.push_back(
                { { "id", reader.id }, { "title", reader.title }, { "description", reader.description },
                    { "suffixes", std::vector<std::string>(reader.suffixes.begin(), reader.suffixes.end()) },
                    { "options", std::vector<std::string>(reader.options.begin(), reader.options.end()) },
                    { "example", reader.example } });
        }
        return dumped(list, 1) + "\n";
    }
    Table table { {}, { { "ID" }, { "Title" }, { "Suffixes" }, { "Options" }, { "What it holds" } }, {} };
    for (const auto& reader : io::readers()) {
        table.rows.push_back(
            { std::string(reader.id), std::string(reader.title), support::joined(reader.suffixes, " "),
                support::joined(reader.options, " "), std::string(reader.description) });
    }
    return formed(table, form);
}

std::string measureReport(OutputForm form)
{
    if (form == OutputForm::Json) {
        Json list = Json::array();
        for (const auto& measure : metrics::measures()) {
            Json parameters = Json::array();
            for (const auto parameter : measure.parameters) {
                const auto& row = *analysis::settingRow(parameter);
                parameters.push_back({ { "name", row.name }, { "values", analysis::valuesOf(row) },
                    { "default", analysis::standardOf(row) }, { "meaning", row.meaning } });
            }
            list.push_back(
                { { "id", measure.id }, { "title", measure.title }, { "description", measure.description },
                    { "source", measure.source }, { "lower_is_better", measure.lowerIsBetter },
                    { "headline", measure.headline }, { "parameters", std::move(parameters) } });
        }
        Json groups = Json::object();
        for (const auto& group : metrics::measureGroups()) {
            groups[std::string(group.id)]
                = std::vector<std::string>(group.members.begin(), group.members.end());
        }
        return dumped({ { "measures", std::move(list) }, { "groups", std::move(groups) } }, 1) + "\n";
    }
    Table table { {}, { { "ID" }, { "Title" }, { "Parameters" }, { "Source" } }, {} };
    for (const auto& measure : metrics::measures()) {
        const auto parameters = support::listOf(
            measure.parameters, [](std::string_view name) { return "--" + std::string(name); });
        table.rows.push_back({ std::string(measure.id), std::string(measure.title),
            support::joined(parameters, " "), std::string(measure.source) });
    }
    auto result = formed(table, form);
    if (form == OutputForm::Text) {
        for (const auto& group : metrics::measureGroups()) {
            result += "group " + std::string(group.id) + ": " + support::joined(group.members, " ") + "\n";
        }
    }
    return result;
}

template <std::string (*report)(OutputForm)> class ListCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_output.declare(arguments);
        arguments.tellVersion();
    }
    void finish() override { m_output.finish({}); }
    int run() override { return Console(m_output).put(report(m_output.form)); }

private:
    OutputOptions m_output;
};

} // namespace

CommandEntry formatsCommand()
{
    return entry<ListCommand<formatReport>>("formats", "The file formats that are built in");
}

CommandEntry measuresCommand()
{
    return entry<ListCommand<measureReport>>(
        "measures", "The measures that are built in, with parameters and sources");
}

CommandEntry presetsCommand()
{
    return entry<ListCommand<presetReport>>(
        "presets", "The presets that are built in: tasks and tools with settings, column names and sources");
}

} // namespace touchstone::cli
