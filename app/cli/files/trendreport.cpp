// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/trendreport.h"

#include "app/cli/score/measurejson.h"
#include "app/cli/words/suggest.h"

#include "core/project/runnotes.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using support::Result;

Result<analysis::Trend> trendNamed(const std::string& option, const std::string& score,
    const std::string& slice, const analysis::TrendData& data)
{
    const auto name = analysis::trendScoreName(score);
    auto trend = analysis::trendOf(data, name, slice);
    if (trend) {
        return trend;
    }
    if (const auto slices = analysis::trendSlices(data); analysis::trendOf(data, name)) {
        return invalidOption("--lines: " + trend.error().text
            + (slices.empty()
                    ? std::string(" The files tell systems apart by nothing: score --by SLICE, "
                                  "--layer or --noise-level writes such files.")
                    : suggestion(slice, slices) + " There are \"" + listed(slices, "\", \"") + "\"."));
    }
    // Of a type: the types of that score where it is known.
    const auto bracket = name.find('(');
    const auto plain = name.substr(0, bracket);
    auto known = analysis::trendScores(data);
    if (bracket != std::string::npos && support::contains(known, plain)) {
        known = analysis::trendScores(data, true);
        std::erase_if(known, [&plain](const auto& one) { return !one.starts_with(plain + "("); });
    }
    constexpr std::size_t mostListed = 40;
    const auto suggested = suggestion(name, known);
    return invalidOption(option + " \"" + score + "\": no file has this score."
        + (known.empty() ? std::string(" The files have no scores.")
                         : suggested + " There are " + support::joinedFirst(known, mostListed)
                    + (known.size() > mostListed ? "; --json lists them under \"scores\"." : ".")));
}

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json countJson(const std::optional<std::int64_t>& count) { return count ? Json(*count) : Json(nullptr); }

std::string trendJson(
    const analysis::TrendData& data, const analysis::Trend& trend, const analysis::TrendRemarks& remarks)
{
    Json json { { "touchstone", analysis::version() }, { "schema", 1 }, { "score", trend.score },
        { "lower_is_better", trend.lowerIsBetter },
        { "lines", trend.slice.empty() ? Json(nullptr) : Json(trend.slice) }, { "systems", trend.systems },
        { "files", Json::array() } };
    for (std::size_t number = 0; number < trend.rows.size(); ++number) {
        const auto& row = trend.rows[number];
        const auto& file = data.files[row.file];
        Json one { { "file", file.path },
            { "gold",
                { { "path", file.goldPath }, { "documents", countJson(file.goldDocuments) },
                    { "entities", countJson(file.goldEntities) } } },
            { "systems", Json::object() } };
        for (std::size_t i = 0; i < trend.systems.size(); ++i) {
            const auto& cell = row.cells[i];
            if (!cell.present) {
                continue;
            }
            const auto* const system = &file.systems[cell.system];
            one["systems"][trend.systems[i]] = { { "value", optionalJson(cell.value) },
                { "change", optionalJson(cell.change) },
                { "before", cell.before ? Json(data.files[*cell.before].path) : Json(nullptr) },
                { "comparable", cell.comparable },
                { "differences",
                    support::listOf(cell.differences, [](const auto& told) { return told.said.english(); }) },
                { "path", system->path }, { "signature", system->signature } };
            if (!remarks[number][i].empty()) {
                one["systems"][trend.systems[i]]["note"] = remarks[number][i];
            }
        }
        json["files"].push_back(std::move(one));
    }
    json["skipped"] = Json::array();
    for (const auto& skipped : data.skipped) {
        json["skipped"].push_back({ { "file", skipped.path }, { "reason", skipped.why.text } });
    }
    json["scores"] = analysis::trendScores(data);
    json["slices"] = analysis::trendSlices(data);
    json["diagnostics"] = diagnosticsJson(data.diagnostics);
    return dumped(json, 1) + "\n";
}

/// What rules judge where no --lines say it: of lock files each data set, since a mean may hide one that went
/// wrong, and a system that lacks a data set has none.
std::string judgedLines(const std::string& asked, const std::string& score, const analysis::TrendData& data)
{
    for (const auto slice : { analysis::trendByTaskAndSet, analysis::trendBySet }) {
        if (asked.empty() && analysis::trendOf(data, score, std::string(slice))) {
            return std::string(slice);
        }
    }
    return asked;
}

/// One rule over the last file and what it had before.
class TrendJudge
{
public:
    TrendJudge(
        const TrendOptions& asked, const FailRule& rule, const analysis::TrendData& data, RuleLines& lines)
        : m_asked(asked)
        , m_rule(rule)
        , m_data(data)
        , m_lines(lines)
    {
    }

    Result<void> judge()
    {
        std::vector<Type> types { m_rule.type };
        if (m_rule.ofEveryType()) {
            const auto known = everyType();
            if (const auto fine = checkType(m_rule, known); !fine) {
                return fine;
            }
            types.assign(known.begin(), known.end());
        }
        for (const auto& type : types) {
            if (const auto done = judgeScore(type); !done) {
                return done;
            }
        }
        return m_judged ? Result<void>() : cannot("no system of the last file is in a file before it.");
    }

private:
    using Type = std::optional<std::string>;

    /// Of a rule of every type.
    [[nodiscard]] std::set<std::string> everyType() const
    {
        std::set<std::string> types;
        const auto start = m_rule.score.text() + "(";
        for (const auto& name : analysis::trendScores(m_data, true)) {
            if (name.starts_with(start) && name.ends_with(')')) {
                types.insert(name.substr(start.size(), name.size() - start.size() - 1));
            }
        }
        return types;
    }

    [[nodiscard]] support::Failure cannot(const std::string& why) const
    {
        return support::failure(support::ErrorCode::Malformed,
            "--fail-if '" + m_rule.text + "' cannot be judged: " + why, { m_data.files.back().path, 0, 0 });
    }

    Result<void> judgeScore(const Type& type)
    {
        const auto name = m_rule.score.text() + (type ? "(" + *type + ")" : std::string());
        const auto trend = trendNamed("--fail-if", name, judgedLines(m_asked.slice, name, m_data), m_data);
        if (!trend) {
            return tl::unexpected(trend.error());
        }
        // A run that went wrong must not pass because it has no number.
        if (const auto unread = m_data.diagnostics.count("trend.file"); unread > 0) {
            return cannot(std::to_string(unread) + (unread == 1 ? " file" : " files")
                + " could not be read, and may be the newest.");
        }
        for (std::size_t line = 0; line < trend->systems.size(); ++line) {
            const auto done = m_rule.ofEveryType() && comeOrGone(*trend, line, *type)
                ? Result<void>()
                : judgeLine(*trend, line, type);
            if (!done) {
                return done;
            }
        }
        return {};
    }

    Result<void> judgeLine(const analysis::Trend& trend, std::size_t number, const Type& type)
    {
        const auto& last = trend.rows.back();
        const auto& cell = last.cells[number];
        const auto& line = trend.systems[number];
        if (!cell.present && trend.rows.size() > 1
            && trend.rows[trend.rows.size() - 2].cells[number].present) {
            return cannot("the last file has no such score of " + line + ", the file before it has.");
        }
        if (!cell.present || !cell.before) {
            return {};
        }
        if (!cell.comparable) {
            return cannot("the settings of " + line + " differ from those of "
                + m_data.files[*cell.before].name + " ("
                + analysis::joinedDifferences(cell.differences).english() + ").");
        }
        if (!cell.change) {
            return cannot("a score of " + line + " is undefined (0/0).");
        }
        m_judged = true;
        if (m_rule.fails(*cell.change)) {
            m_lines.fails(m_rule,
                "failed: " + m_rule.text + ": the change of " + line
                    + (m_rule.ofEveryType() ? " for " + *type : std::string()) + " from "
                    + m_data.files[*cell.before].name + " to " + m_data.files[last.file].name + " is "
                    + ruleNumber(*cell.change),
                type);
        }
        return {};
    }

    /// Has only one of the last file and the one before it a value of this type, or neither? Then all is
    /// said.
    bool comeOrGone(const analysis::Trend& trend, std::size_t number, const std::string& type)
    {
        const auto& cell = trend.rows.back().cells[number];
        const bool followed = cell.before && (cell.present || *cell.before + 2 == trend.rows.size());
        const auto before = followed ? trend.rows[*cell.before].cells[number].value : std::nullopt;
        if (before.has_value() == cell.value.has_value()) {
            return !before;
        }
        m_judged = m_judged || cell.before;
        const auto start = m_rule.text + ": " + type;
        const auto& last = m_data.files.back().name;
        if (before) {
            m_lines.fails(m_rule,
                "failed: " + start + " is gone from " + last + ": undefined there, " + ruleNumber(*before)
                    + " in " + m_data.files[*cell.before].name,
                type);
        } else {
            m_lines.told.push_back("note: " + start + " is new in " + last);
        }
        return true;
    }

    const TrendOptions& m_asked;
    const FailRule& m_rule;
    const analysis::TrendData& m_data;
    RuleLines& m_lines;
    bool m_judged = false; ///< any line
};

} // namespace

Result<analysis::Trend> askedTrend(const TrendOptions& asked, const analysis::TrendData& data)
{
    const auto first = analysis::firstTrendScore(data);
    if (asked.score.empty() && first.empty()) {
        return support::failure(support::ErrorCode::Malformed, "The files have no scores.");
    }
    return trendNamed("--score", asked.score.empty() ? first : asked.score, asked.slice, data);
}

std::string trendReport(OutputForm form, const analysis::TrendData& data, const analysis::Trend& trend)
{
    const auto remarks = analysis::trendRemarks(data, trend, support::Progress());
    if (form == OutputForm::Json) {
        return trendJson(data, trend, remarks);
    }
    const bool script = form == OutputForm::Tsv; // a row per file and system
    auto table = analysis::trendTable(data, trend, script);
    analysis::addRemarks(table, trend, remarks, script);
    return formed(table, form);
}

Result<RuleLines> brokenTrendRules(
    const TrendOptions& asked, const std::vector<FailRule>& rules, const analysis::TrendData& data)
{
    RuleLines lines;
    for (const auto& rule : rules) {
        if (const auto done = TrendJudge(asked, rule, data, lines).judge(); !done) {
            return tl::unexpected(done.error());
        }
    }
    return lines;
}

} // namespace touchstone::cli
