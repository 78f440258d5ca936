// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing.h"

namespace touchstone::cli {

std::string dumped(const Json& json, int indent)
{
    // Names of files may hold any bytes; everything else is well-formed already.
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json diagnosticsJson(const support::Diagnostics& diagnostics)
{
    Json list = Json::array();
    for (const auto& finding : diagnostics.list()) {
        list.push_back({ { "severity", support::severityName(finding.severity) }, { "code", finding.code },
            { "file", finding.place.file }, { "line", finding.place.line },
            { "column", finding.place.column }, { "message", finding.message } });
    }
    for (const auto& [code, count] : diagnostics.leftOut()) {
        list.push_back({ { "severity", "note" }, { "code", code }, { "file", "" }, { "line", 0 },
            { "column", 0 }, { "message", std::to_string(count) + " more findings of this kind." } });
    }
    return list;
}

std::string formed(const analysis::Table& table, OutputForm form)
{
    switch (form) {
    case OutputForm::Tsv:
        return analysis::toTsv(table);
    case OutputForm::Markdown:
        return analysis::toMarkdown(table);
    case OutputForm::Latex:
        return analysis::toLatex(table);
    case OutputForm::Text:
    case OutputForm::Json:
        break;
    }
    return analysis::toText(table);
}

std::string formed(
    const std::vector<analysis::Table>& tables, const std::vector<std::string>& lines, OutputForm form)
{
    std::string result;
    for (const auto& table : tables) {
        result += (result.empty() ? "" : "\n") + formed(table, form);
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

} // namespace touchstone::cli
