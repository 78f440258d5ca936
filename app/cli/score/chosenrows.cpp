// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/chosenrows.h"

#include "app/cli/words/suggest.h"

#include "core/report/tables/systemtable.h"
#include "core/report/tables/tasksheet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace touchstone::cli {

namespace {

using analysis::MeasureResult;
using analysis::ScoreSheet;

const std::string overallRow = "Overall";

/// Not of tables by document, nor of means over documents.
bool hasRowsToChoose(const ScoreSheet& sheet)
{
    return !sheet.perDocument && !sheet.id.ends_with(".macro_doc");
}

/// Which rows are left.
class Chosen
{
public:
    Chosen(const ScoreOptions& options, std::vector<std::string> names)
        : m_preset(namingPreset(options))
        , m_confusion(options.confusion.value_or(false))
        , m_names(std::make_move_iterator(names.begin()), std::make_move_iterator(names.end()))
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
        std::erase_if(result->sheets, [&](ScoreSheet& sheet) {
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
    std::vector<std::string> m_names;
    std::vector<std::string> m_last;
    std::set<std::string> m_seen;
};

} // namespace

support::Result<void> chooseRows(const ScoreOptions& options, std::vector<ScoredSystem>& systems)
{
    if (options.rows.empty()) {
        return {};
    }
    KnownRows known(options);
    for (const auto& system : systems) {
        known.take(system.measures);
        for (const auto& slice : system.slices) {
            known.take(slice.measures);
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
        std::ranges::for_each(system.slices, choose);
    }
    return {};
}

} // namespace touchstone::cli
