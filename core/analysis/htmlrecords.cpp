// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/htmlrecords.h"

#include "core/analysis/excerpt.h"
#include "core/analysis/table.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

constexpr std::uint32_t sentenceLetters = 300;

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : " ⇄ ") + word;
    }
    return text;
}

std::string link(const std::string& anchor, const std::string& text)
{
    return "<a href=\"#" + anchor + "\">" + text + "</a>";
}

/// A sentence with one stretch of it marked.
std::string marked(const text::Text& text, text::Span stretch, text::Span span, const char* side)
{
    span.begin = std::clamp(span.begin, stretch.begin, stretch.end);
    span.end = std::clamp(span.end, span.begin, stretch.end);
    return (stretch.begin > 0 ? "… " : "") + htmlEscaped(text.slice({ stretch.begin, span.begin }))
        + "<mark class=\"" + side + "\">" + htmlEscaped(text.slice(span)) + "</mark>"
        + htmlEscaped(text.slice({ span.end, stretch.end })) + (stretch.end < text.length() ? " …" : "");
}

std::string sentenceLine(
    const annotation::Document& document, text::Span span, const char* side, const char* name)
{
    const auto stretch = sentenceAround(document, span, sentenceLetters);
    return std::string("<p class=\"text\"><b>") + name + "</b> <span dir=\"auto\">"
        + marked(document.text, stretch, span, side) + "</span></p>\n";
}

} // namespace

HtmlRecords::HtmlRecords(const ReportOptions& options, const support::Progress& progress)
    : m_options(options)
    , m_progress(progress)
{
}

void HtmlRecords::begin(const ReportSystem& system, std::size_t number)
{
    m_system = &system;
    m_prefix = "s" + std::to_string(number + 1);
    m_evaluations.clear();
    m_lists.clear();
    m_known.clear();
    m_sentences.clear();
}

const Evaluation* HtmlRecords::evaluationOf(const std::string& list)
{
    if (list.empty()) {
        return m_system->evaluation.get();
    }
    auto& known = m_evaluations[list];
    for (const auto& measure : m_system->measures) {
        const auto* found = known == nullptr ? measure->list(list) : nullptr;
        if (found != nullptr) {
            known = throughList(m_system->evaluation, *found);
        }
    }
    return known.get();
}

std::string HtmlRecords::anchorOf(const RecordFilter& filter, const std::string& title)
{
    const auto* evaluation = evaluationOf(filter.list);
    if (evaluation == nullptr || m_progress.cancelled()) {
        return {};
    }
    auto records = filtered(*evaluation, std::span(&filter, 1));
    if (records.empty()) {
        return {};
    }
    const auto [found, added] = m_known.try_emplace({ filter.list, records }, m_lists.size());
    if (added) {
        List list;
        list.anchor = m_prefix + "-records-" + std::to_string(m_lists.size() + 1);
        list.source = filter.list;
        list.records = std::move(records);
        m_lists.push_back(std::move(list));
    }
    auto& titles = m_lists[found->second].titles;
    if (std::find(titles.begin(), titles.end(), title) == titles.end()) {
        titles.push_back(title);
    }
    return m_lists[found->second].anchor;
}

std::string HtmlRecords::recordAnchor(const std::string& source, std::uint32_t record) const
{
    return m_prefix + (source.empty() ? "" : "-" + source) + "-r" + std::to_string(record + 1);
}

std::string HtmlRecords::documentName(const Evaluation& evaluation, std::uint32_t document) const
{
    return m_options.noText ? "document " + std::to_string(document + 1)
                            : htmlEscaped(evaluation.cases[document].name());
}

std::string HtmlRecords::row(const Evaluation& evaluation, const std::string& source, std::uint32_t record)
{
    const auto& outcome = evaluation.records[record];
    const auto key = std::pair(source, record);
    const bool known = m_sentences.find(key) != m_sentences.end();
    const bool detailed = known || m_sentencesWritten + m_sentences.size() < m_options.mostSentences;
    if (detailed) {
        m_sentences.insert(key);
    }
    const auto number = std::to_string(record + 1);
    std::string text = "<tr><td>" + (detailed ? link(recordAnchor(source, record), number) : number)
        + "</td><td>" + std::string(match::outcomeCode(outcome.outcome(m_options.scheme))) + "</td><td>"
        + std::string(match::errorTypeName(outcome.errorType)) + "</td>";
    const auto side = [&](bool there, const std::vector<std::string>& types, const std::string& words) {
        text += "<td>" + (there ? htmlEscaped(joined(types)) : std::string(undefinedSign)) + "</td>";
        if (!m_options.noText) {
            text += "<td dir=\"auto\">" + htmlEscaped(words) + "</td>";
        }
    };
    const bool words = !m_options.noText;
    side(outcome.hasGold(), outcome.hasGold() ? evaluation.goldTypes(outcome) : std::vector<std::string>(),
        words && outcome.hasGold() ? evaluation.goldText(outcome) : std::string());
    side(outcome.hasSystem(),
        outcome.hasSystem() ? evaluation.systemTypes(outcome) : std::vector<std::string>(),
        words && outcome.hasSystem() ? evaluation.systemText(outcome) : std::string());
    return text + "<td>" + documentName(evaluation, outcome.document) + "</td></tr>\n";
}

std::string HtmlRecords::page(const List& list, std::size_t first, std::size_t last)
{
    std::string text = "<table><thead><tr><th scope=\"col\">Record</th><th scope=\"col\">Outcome</th><th "
                       "scope=\"col\">Error</th><th scope=\"col\">Gold</th>";
    text += m_options.noText ? "" : "<th scope=\"col\">Words</th>";
    text += "<th scope=\"col\">System</th>";
    text += m_options.noText ? "" : "<th scope=\"col\">Words</th>";
    text += "<th scope=\"col\">Document</th></tr></thead><tbody>\n";
    const auto* evaluation = evaluationOf(list.source);
    for (std::size_t i = first; i < last; ++i) {
        text += row(*evaluation, list.source, list.records[i]);
        ++m_rows;
    }
    return text + "</tbody></table>\n";
}

std::string HtmlRecords::sentence(
    const Evaluation& evaluation, const std::string& source, std::uint32_t record) const
{
    const auto& outcome = evaluation.records[record];
    const auto& documentCase = evaluation.cases[outcome.document];
    std::string text = "<div class=\"record\" id=\"" + recordAnchor(source, record) + "\"><h4>Record "
        + std::to_string(record + 1) + ": "
        + std::string(match::outcomeCode(outcome.outcome(m_options.scheme))) + ", "
        + std::string(match::errorTypeName(outcome.errorType)) + "</h4>\n<p>"
        + documentName(evaluation, outcome.document);
    const auto place
        = [&](const char* side, const annotation::Entity* entity, const std::vector<std::string>& types) {
              text += std::string("; ") + side + ": " + htmlEscaped(joined(types)) + " at "
                  + std::to_string(entity->span.begin) + "–" + std::to_string(entity->span.end);
          };
    const auto* gold = evaluation.goldEntity(outcome);
    const auto* system = evaluation.systemEntity(outcome);
    if (gold != nullptr) {
        place("gold", gold, evaluation.goldTypes(outcome));
    }
    if (system != nullptr) {
        place("system", system, evaluation.systemTypes(outcome));
    }
    text += "</p>\n";
    if (!m_options.noText) {
        if (gold != nullptr && !documentCase.gold->text.empty()) {
            text += sentenceLine(*documentCase.gold, gold->span, "gold", "Gold");
        }
        if (system != nullptr && !documentCase.system->text.empty()) {
            text += sentenceLine(*documentCase.system, system->span, "system", "System");
        } else if (system == nullptr && documentCase.alignment != nullptr && documentCase.system != nullptr) {
            // What the system's text has in its place.
            text += sentenceLine(
                *documentCase.system, systemStretch(documentCase, gold->span), "none", "System");
        }
    }
    return text + "</div>\n";
}

std::string HtmlRecords::lists()
{
    std::string text;
    for (const auto& list : m_lists) {
        if (m_progress.cancelled()) {
            return {};
        }
        const auto count = list.records.size();
        const auto room = m_options.mostRows > m_rows ? m_options.mostRows - m_rows : 0;
        const auto shown = std::min({ count, m_options.recordsPerNumber, room });
        text += "<section id=\"" + list.anchor + "\"><h3>" + htmlEscaped(list.titles.front()) + ": "
            + std::to_string(count) + "</h3>\n";
        if (list.titles.size() > 1) {
            text += "<p class=\"also\">The same records: ";
            for (std::size_t i = 1; i < list.titles.size(); ++i) {
                text += (i == 1 ? "" : "; ") + htmlEscaped(list.titles[i]);
            }
            text += "</p>\n";
        }
        if (shown < count) {
            text += "<p>The first " + std::to_string(shown) + " of " + std::to_string(count)
                + " are listed; <code>touchstone-cli errors</code> lists all.</p>\n";
        }
        const auto pages = (shown + m_options.pageSize - 1) / m_options.pageSize;
        for (std::size_t i = 0; i < pages; ++i) {
            const auto anchor
                = [&](std::size_t number) { return list.anchor + "-p" + std::to_string(number + 1); };
            if (pages > 1) {
                text += "<p class=\"pages\" id=\"" + anchor(i) + "\">Page " + std::to_string(i + 1) + " of "
                    + std::to_string(pages);
                text += i > 0 ? " " + link(anchor(i - 1), "previous") : "";
                text += i + 1 < pages ? " " + link(anchor(i + 1), "next") : "";
                text += "</p>\n";
            }
            text += page(list, i * m_options.pageSize, std::min(shown, (i + 1) * m_options.pageSize));
        }
        text += "<p>" + link(m_prefix, "Back to the scores") + "</p></section>\n";
    }
    text += "<h3>Records" + std::string(m_options.noText ? "" : " with their sentences") + "</h3>\n";
    for (const auto& [source, record] : m_sentences) {
        text += sentence(*evaluationOf(source), source, record);
        ++m_sentencesWritten;
    }
    return text;
}

} // namespace touchstone::analysis
