// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/presetreport.h"

#include "app/cli/print/printing.h"
#include "app/cli/words/presetwords.h"

#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"

namespace touchstone::cli {

namespace {

std::vector<std::string_view> schemesOf(const analysis::Preset& preset, std::string_view layer)
{
    std::vector<std::string_view> names;
    for (const auto scheme : analysis::presetSchemes(preset, layer)) {
        names.push_back(match::schemeName(scheme));
    }
    return names;
}

} // namespace

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
                { "schemes_of_links", schemesOf(preset, "links") }, { "layer", preset.layer },
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

} // namespace touchstone::cli
