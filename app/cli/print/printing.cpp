// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/printing.h"

#include "core/measures/conll/conllmeasure.h"

#include <nlohmann/json.hpp>

#include <algorithm>

#include <string>

namespace touchstone::cli {

namespace {

using metrics::Tally;

Json tallyJson(const Tally& tally, bool zero, bool bothSides)
{
    using match::Outcome;
    Json json { { "cor", tally[Outcome::Correct] }, { "inc", tally[Outcome::Incorrect] },
        { "par", tally[Outcome::Partial] }, { "mis", tally[Outcome::Missing] },
        { "spu", tally[Outcome::Spurious] }, { "pos", tally.possible() }, { "act", tally.actual() },
        { "precision", ratioJson(tally.precision(), zero && tally.systemTold) },
        { "recall", ratioJson(tally.recall(), zero) },
        { "f1", ratioJson(tally.f1(), zero && tally.systemTold) } };
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

} // namespace

Json ratioJson(std::optional<double> value, bool zeroForUndefined)
{
    if (value) {
        return *value;
    }
    return zeroForUndefined ? Json(0.0) : Json(nullptr);
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

namespace {

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

} // namespace touchstone::cli
