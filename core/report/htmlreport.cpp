// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlreport.h"

#include "core/evaluation/records/findings.h"
#include "core/report/htmlrecords.h"
#include "core/report/tableexport.h"
#include "core/report/tables/scoretable.h"
#include "core/report/tables/tasksheet.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace touchstone::analysis {

namespace {

constexpr std::string_view style = R"(
:root{color-scheme:light dark}
body{font-family:sans-serif;margin:1.5rem auto;max-width:75rem;padding:0 1rem;line-height:1.45}
table{border-collapse:collapse;margin:.6rem 0}
caption{text-align:left;font-weight:bold;padding:.3rem 0}
th,td{padding:.15rem .6rem;border-bottom:1px solid #8886;vertical-align:top}
th{font-weight:600}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
thead th{border-bottom:2px solid #888}
nav ul{columns:3;padding-left:1.2rem}
section:target,div:target,p:target{outline:2px solid #0072b2;outline-offset:.3rem}
.record{border-left:3px solid #8886;padding-left:.8rem;margin:1rem 0}
.record h4{margin:.2rem 0}
.text{margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
mark{color:inherit;background:none;border-bottom:2px solid;font-weight:600}
mark.gold{border-bottom-style:solid}mark.system{border-bottom-style:double;border-bottom-width:4px}
mark.none{border-bottom-style:dashed;font-weight:inherit}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto;background:#fff}
.scroll{overflow-x:auto}
.refs{columns:12rem;font-size:.9rem;white-space:pre-line;overflow-wrap:anywhere}
.also{font-size:.8rem;margin:.2rem 0;opacity:.8}
.recipe{font-size:.85rem;overflow-wrap:anywhere}
)";

std::string cellText(const ScoreCell& cell, int decimals)
{
    ScoreTableOptions options;
    options.decimals = decimals;
    return cell.isCount && cell.value ? std::to_string(static_cast<std::int64_t>(*cell.value))
                                      : ratioText(cell.value, options);
}

class Writer
{
public:
    Writer(std::span<const ReportSystem> systems, std::span<const ReportFigure> figures,
        const ReportOptions& options, const PutHtml& put, const support::Progress& progress)
        : m_systems(systems)
        , m_figures(figures)
        , m_options(options)
        , m_put(put)
        , m_progress(progress)
        , m_records(options, progress)
    {
    }

    /// The numbers that are no links.
    support::Result<std::size_t> write()
    {
        std::vector<std::string> scores; // first, since the head tells what they have no room for
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            system(i);
            scores.push_back(std::exchange(m_text, {}));
        }
        head();
        contents();
        comparison();
        if (!m_figures.empty()) {
            figures();
        }
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            m_text += std::exchange(scores[i], {});
            m_records.writeLists(i, [this](std::string_view text) {
                m_text += text;
                return m_text.size() < pieceSize || flush();
            });
        }
        recipe();
        m_text += "</body>\n</html>\n";
        flush();
        if (m_progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Cancelled.");
        }
        return m_problem ? support::Failure(*m_problem) : support::Result<std::size_t>(m_records.unlisted());
    }

private:
    static constexpr std::size_t pieceSize = std::size_t(1) << 16U;

    /// Hands over what there is; false after a problem, or when nobody waits any more.
    bool flush()
    {
        const auto text = std::exchange(m_text, {});
        if (!m_problem && !m_progress.cancelled()) {
            if (const auto done = m_put(text); !done) {
                m_problem = done.error();
            }
        }
        return !m_problem && !m_progress.cancelled();
    }

    void head()
    {
        const auto title = m_options.recipe.title.empty() ? std::string("Report") : m_options.recipe.title;
        m_text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                 "<meta name=\"generator\" content=\"Touchstone "
            + htmlEscaped(version()) + "\">\n<title>" + htmlEscaped(title) + "</title>\n"
            + markupComment(recipeText(m_options.recipe)) + "<style>" + std::string(style)
            + "</style>\n</head>\n<body>\n<h1>" + htmlEscaped(title) + "</h1>\n";
        if (m_records.unlisted() > 0) {
            m_text += "<p><strong>" + std::to_string(m_records.unlisted())
                + " numbers are no links: the lists of their records would make this file larger than "
                + std::to_string(m_options.mostBytes / 1'000'000)
                + " MB.</strong> Each says in its title how to list them; <code>touchstone report "
                  "--list-limit MB</code> raises the limit.</p>\n";
        }
    }

    void contents()
    {
        m_text += "<nav aria-label=\"Contents\"><ul>\n<li><a href=\"#systems\">Systems</a></li>\n";
        m_text += m_figures.empty() ? "" : "<li><a href=\"#figures\">Figures</a></li>\n";
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            const auto anchor = "s" + std::to_string(i + 1);
            const auto name = htmlEscaped(m_systems[i].name);
            m_text += "<li><a href=\"#" + anchor + "\">" + name + ": scores</a></li>\n<li><a href=\"#"
                + anchor + "-confusion\">" + name + ": confusion</a></li>\n<li><a href=\"#" + anchor
                + "-errors\">" + name + ": records behind the numbers</a></li>\n";
        }
        m_text += "<li><a href=\"#recipe\">How this was made</a></li>\n</ul></nav>\n";
    }

    /// One table per measure: the systems' overall scores.
    void comparison()
    {
        m_text += "<h2 id=\"systems\">Systems</h2>\n";
        if (m_systems.empty()) {
            return;
        }
        for (std::size_t i = 0; i < m_systems.front().measures.size(); ++i) {
            std::vector<TableSystem> scores;
            for (const auto& system : m_systems) {
                if (i < system.measures.size()) {
                    scores.push_back({ system.name, system.evaluation, system.measures[i] });
                }
            }
            TableRequest request { .measure = scores.front().measure->measure, .preset = m_options.preset };
            request.table.sheet = sheetShown(*scores.front().measure);
            support::Progress none; // nothing is resampled
            auto table = exportedTable(scores, request, none);
            if (table) {
                table->title
                    = request.measure + (request.table.sheet.empty() ? "" : ", " + request.table.sheet);
                m_text += "<div class=\"scroll\">" + toHtml(*table) + "</div>\n";
            }
        }
    }

    /// muc has a table per scheme: the one that was asked for.
    [[nodiscard]] std::string sheetShown(const MeasureResult& measure) const
    {
        const std::string scheme(match::schemeName(m_options.scheme));
        return support::contains(measure.sheets, scheme, &ScoreSheet::id) ? scheme : std::string();
    }

    void figures()
    {
        m_text += "<h2 id=\"figures\">Figures</h2>\n";
        for (const auto& figure : m_figures) {
            m_text += "<figure><figcaption>" + htmlEscaped(figure.title) + "</figcaption>\n" + figure.svg;
            m_text += figure.note.empty() ? "" : "<p>" + htmlEscaped(figure.note) + "</p>";
            m_text += "</figure>\n";
        }
    }

    void system(std::size_t index)
    {
        const auto& system = m_systems[index];
        const auto schemes = m_options.schemes.empty() ? std::span(&m_options.scheme, 1)
                                                       : std::span<const match::Scheme>(m_options.schemes);
        const auto anchor = "s" + std::to_string(index + 1);
        m_records.begin(system, index);
        const auto touched = touchedNumbers(*system.evaluation, system.measures);
        m_text += "<h2 id=\"" + anchor + "\">" + htmlEscaped(system.name) + (touched.any() ? " !" : "")
            + ": scores</h2>\n";
        m_text += touched.any() ? "<p>! " + htmlEscaped(touched.text) + "</p>\n" : "";
        for (const auto& measure : system.measures) {
            for (const auto& sheet : measure->sheets) {
                if (!sheet.perDocument && !m_progress.cancelled()
                    && printedUnder(m_options.preset, schemes, measure->measure, sheet)) {
                    sheetTable(measure->measure, taskSheetOr(m_options.preset, measure->measure, sheet));
                }
            }
        }
        m_text += "<h2 id=\"" + anchor + "-confusion\">" + htmlEscaped(system.name) + ": confusion</h2>\n";
        confusion(*system.evaluation);
        m_text += "<h2 id=\"" + anchor + "-errors\">" + htmlEscaped(system.name)
            + ": records behind the numbers</h2>\n";
    }

    void sheetTable(const std::string& measure, const ScoreSheet& sheet)
    {
        m_text += "<div class=\"scroll\"><table><caption>" + htmlEscaped(measure + ": " + sheet.title)
            + "</caption>\n<thead><tr><th scope=\"col\">" + htmlEscaped(sheet.rowTitle) + "</th>";
        for (const auto& column : sheet.columns) {
            m_text += "<th scope=\"col\" class=\"n\" title=\"" + htmlEscaped(column.meaning) + "\">"
                + htmlEscaped(column.title) + "</th>";
        }
        m_text += "</tr></thead>\n<tbody>\n";
        for (const auto& row : sheet.rows) {
            m_text += "<tr><th scope=\"row\">" + htmlEscaped(row.name) + "</th>";
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                cell(row.cells[i],
                    measure + " " + sheet.title + ", " + row.name + ", "
                        + (i < sheet.columns.size() ? sheet.columns[i].title : std::string()));
            }
            m_text += "</tr>\n";
        }
        m_text += "</tbody></table></div>\n";
        m_text += sheet.note.empty() ? "" : "<p>" + htmlEscaped(sheet.note) + "</p>\n";
    }

    void cell(const ScoreCell& cell, const std::string& title)
    {
        const auto target = cell.link ? m_records.targetOf(*cell.link, title) : HtmlRecords::Target();
        std::string hint;
        for (const auto& part : cell.formula) {
            hint += part.text;
        }
        number(target, cellText(cell, 3), std::move(hint));
    }

    /// A cell with a number, that leads to its records or says why it does not.
    void number(const HtmlRecords::Target& target, const std::string& text, std::string hint = {})
    {
        hint += (hint.empty() || target.words.empty() ? "" : ". ") + target.words;
        m_text += "<td class=\"n\"" + (hint.empty() ? "" : " title=\"" + htmlEscaped(hint) + "\"") + ">"
            + (target.anchor.empty() ? text : "<a href=\"#" + target.anchor + "\">" + text + "</a>")
            + "</td>";
    }

    void confusion(const Evaluation& evaluation)
    {
        // A column read by mistake may hold thousands of types; a table of them is of no use to anybody.
        constexpr std::size_t mostTypes = 80;
        const auto& labels = evaluation.labels;
        if (labels.size() > mostTypes) {
            m_text += "<p>" + std::to_string(labels.size()) + " types; the largest counts:</p>\n";
            auto cells = evaluation.confusion.cells;
            std::ranges::stable_sort(cells, [](const auto& a, const auto& b) { return a.count > b.count; });
            cells.resize(std::min(cells.size(), mostTypes));
            m_text += "<table><thead><tr><th scope=\"col\">Gold</th><th scope=\"col\">System</th><th "
                      "scope=\"col\" "
                      "class=\"n\">Records</th></tr></thead><tbody>\n";
            for (const auto& one : cells) {
                m_text += "<tr><td>" + labelOf(evaluation, one.row) + "</td><td>"
                    + labelOf(evaluation, one.column) + "</td>";
                confusionCount(evaluation, one.row, one.column, one.count);
                m_text += "</tr>\n";
            }
            m_text += "</tbody></table>\n";
            return;
        }
        m_text += "<div class=\"scroll\"><table><caption>Rows: gold; columns: "
                  "system</caption>\n<thead><tr><td></td>";
        for (std::size_t column = 0; column <= labels.size(); ++column) {
            m_text += "<th scope=\"col\" class=\"n\">" + labelOf(evaluation, column) + "</th>";
        }
        m_text += "</tr></thead>\n<tbody>\n";
        for (std::size_t row = 0; row <= labels.size(); ++row) {
            m_text += "<tr><th scope=\"row\">" + labelOf(evaluation, row) + "</th>";
            for (std::size_t column = 0; column <= labels.size(); ++column) {
                confusionCount(evaluation, row, column, evaluation.confusion.at(row, column));
            }
            m_text += "</tr>\n";
        }
        m_text += "</tbody></table></div>\n";
    }

    static std::string labelOf(const Evaluation& evaluation, std::size_t index)
    {
        return index < evaluation.labels.size() ? htmlEscaped(evaluation.labels[index])
                                                : std::string("(none)");
    }

    void confusionCount(const Evaluation& evaluation, std::size_t row, std::size_t column, std::int64_t count)
    {
        const auto name = [&](std::size_t index) {
            return index < evaluation.labels.size() ? std::optional(evaluation.labels[index]) : std::nullopt;
        };
        const auto target = count == 0
            ? HtmlRecords::Target()
            : m_records.targetOf(confusionCell(name(row), name(column)),
                name(row).value_or("(none)") + " as " + name(column).value_or("(none)"));
        number(target, std::to_string(count));
    }

    void recipe()
    {
        m_text += "<h2 id=\"recipe\">How this was made</h2>\n<table class=\"recipe\"><tbody>\n";
        for (const auto& [name, value] : lines(m_options.recipe)) {
            m_text += "<tr><th scope=\"row\">" + htmlEscaped(name) + "</th><td>" + htmlEscaped(value)
                + "</td></tr>\n";
        }
        m_text += "</tbody></table>\n";
    }

    std::span<const ReportSystem> m_systems;
    std::span<const ReportFigure> m_figures;
    const ReportOptions& m_options;
    const PutHtml& m_put;
    const support::Progress& m_progress;
    HtmlRecords m_records;
    std::string m_text; ///< not handed over yet
    std::optional<support::Error> m_problem;
};

} // namespace

support::Result<std::size_t> htmlReport(std::span<const ReportSystem> systems,
    std::span<const ReportFigure> figures, const ReportOptions& options, const PutHtml& put,
    const support::Progress& progress)
{
    return Writer(systems, figures, options, put, progress).write();
}

} // namespace touchstone::analysis
