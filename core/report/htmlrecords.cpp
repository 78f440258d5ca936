// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlrecords.h"

#include "core/output/table.h"
#include "core/evaluation/settings/digest.h"
#include "core/evaluation/slices/filtering.h"
#include "core/explain/excerpt.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

constexpr std::uint32_t sentenceLetters = 300;

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
    m_parts.resize(number + 1);
    m_part = &m_parts[number];
    m_part->system = &system;
    m_part->prefix = "s" + std::to_string(number + 1);
    m_evaluations.clear();
}

EvaluationPtr HtmlRecords::evaluationOf(const std::string& list)
{
    if (list.empty()) {
        return m_part->system->evaluation;
    }
    if (!m_evaluations.empty() && measureOfList(m_evaluations.begin()->first) != measureOfList(list)) {
        m_evaluations.clear();
    }
    auto& known = m_evaluations[list];
    for (const auto& measure : m_part->system->measures) {
        const auto* found = known == nullptr ? measure->list(list) : nullptr;
        if (found != nullptr) {
            known = throughList(m_part->system->evaluation, *found);
        }
    }
    return known;
}

HtmlRecords::Target HtmlRecords::targetOf(const RecordFilter& filter, const std::string& title)
{
    const auto evaluation = evaluationOf(filter.list);
    if (evaluation == nullptr || m_progress.cancelled()) {
        return {};
    }
    auto records = filtered(*evaluation, std::span(&filter, 1));
    if (records.empty()) {
        return {};
    }
    const auto count = records.size();
    const std::string bytes(
        reinterpret_cast<const char*>(records.data()), count * sizeof(std::uint32_t)); // NOLINT
    const auto [found, added] = m_part->known.try_emplace({ filter.list, digest(bytes) });
    if (added) {
        found->second = { listed(*evaluation, filter.list, std::move(records)), count };
    }
    if (found->second.list == notListed) {
        ++m_unlisted;
        return { {}, unlistedWords(filter, count) };
    }
    auto& list = m_part->lists[found->second.list];
    support::addNew(list.titles, title);
    return { list.anchor, {} };
}

std::size_t HtmlRecords::listed(
    const Evaluation& evaluation, const std::string& source, std::vector<std::uint32_t> records)
{
    constexpr std::size_t leastBytes = 32; // of a reference
    const auto room = m_options.mostBytes > m_bytes ? m_options.mostBytes - m_bytes : 0;
    if (records.size() * leastBytes > room) {
        return notListed;
    }
    if (const auto number = m_part->sources.size(); !m_part->sources.contains(source)) {
        m_part->sources.emplace(source, number);
    }
    List list { .anchor = m_part->prefix + "-records-" + std::to_string(m_part->lists.size() + 1),
        .source = source,
        .records = std::move(records) };
    list.withWords = 2 * m_bytes < m_options.mostBytes; // numbers alone leave room for more lists
    const auto rowsLeft = m_options.mostRows > m_rows ? m_options.mostRows - m_rows : 0;
    list.rows = std::min({ list.records.size(), m_options.recordsPerNumber, rowsLeft });
    std::size_t bytes = 0;
    const auto fits = [&](std::string_view text) {
        bytes += text.size();
        return bytes <= room && !m_progress.cancelled();
    };
    if (!writePages(evaluation, list, fits)) {
        return notListed;
    }
    // The entries that no other list leads to yet.
    auto& known = m_part->entries[source];
    known.resize(evaluation.records.size());
    std::vector<std::uint32_t> entries;
    for (const auto record : list.records) {
        if (!known[record]) {
            entries.push_back(record);
            if (!fits(sentence(evaluation, source, record))) {
                return notListed;
            }
        }
    }
    for (const auto record : entries) {
        known[record] = true;
    }
    m_bytes += bytes;
    m_rows += list.rows;
    m_part->lists.push_back(std::move(list));
    return m_part->lists.size() - 1;
}

std::string HtmlRecords::unlistedWords(const RecordFilter& filter, std::size_t count) const
{
    std::vector<std::string> words { "touchstone-cli", "errors" };
    for (const auto& part : parts(filter)) {
        if (part.dimension == "document" && m_options.noText) {
            continue;
        }
        words.push_back("--" + std::string(part.dimension));
        words.push_back(part.text);
    }
    return std::to_string(count) + " records, which are not listed in this file; with the options of the "
        + "data these list them: " + shellLine(words);
}

std::string HtmlRecords::recordAnchor(const std::string& source, std::uint32_t record) const
{
    const auto found = m_part->sources.find(source);
    return m_part->prefix
        + (source.empty() || found == m_part->sources.end() ? "" : "-l" + std::to_string(found->second + 1))
        + "-r" + std::to_string(record + 1);
}

std::string HtmlRecords::documentName(const Evaluation& evaluation, std::uint32_t document) const
{
    return m_options.noText ? "document " + std::to_string(document + 1)
                            : htmlEscaped(evaluation.cases[document].name());
}

std::string HtmlRecords::row(
    const Evaluation& evaluation, const std::string& source, std::uint32_t record) const
{
    const auto& outcome = evaluation.records[record];
    std::string text = "<tr><td>" + link(recordAnchor(source, record), std::to_string(record + 1))
        + "</td><td>" + std::string(match::outcomeCode(outcome.outcome(m_options.scheme))) + "</td><td>"
        + std::string(match::errorTypeName(outcome.errorType)) + "</td>";
    const auto side = [&](bool there, const std::vector<std::string>& types, const std::string& words) {
        text += "<td>" + (there ? htmlEscaped(support::joined(types, " ⇄ ")) : std::string(undefinedSign))
            + "</td>";
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

std::string HtmlRecords::table(
    const Evaluation& evaluation, const std::string& source, std::span<const std::uint32_t> records) const
{
    std::string text = "<table><thead><tr><th scope=\"col\">Record</th><th scope=\"col\">Outcome</th><th "
                       "scope=\"col\">Error</th><th scope=\"col\">Gold</th>";
    text += m_options.noText ? "" : "<th scope=\"col\">Words</th>";
    text += "<th scope=\"col\">System</th>";
    text += m_options.noText ? "" : "<th scope=\"col\">Words</th>";
    text += "<th scope=\"col\">Document</th></tr></thead><tbody>\n";
    for (const auto record : records) {
        text += row(evaluation, source, record);
    }
    return text + "</tbody></table>\n";
}

std::string HtmlRecords::references(
    const Evaluation& evaluation, const List& list, std::span<const std::uint32_t> records) const
{
    constexpr std::size_t mostWords = 60; // bytes; the entry has all
    std::string text = "<p class=\"refs\">";
    for (const auto record : records) {
        const auto& outcome = evaluation.records[record];
        text += link(recordAnchor(list.source, record), std::to_string(record + 1));
        if (!m_options.noText && list.withWords) {
            auto words = outcome.hasGold() ? evaluation.goldText(outcome) : evaluation.systemText(outcome);
            if (words.size() > mostWords) {
                auto end = mostWords;
                while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) {
                    --end; // not inside a letter
                }
                words = words.substr(0, end) + "…";
            }
            text += words.empty() ? "" : " <bdi>" + htmlEscaped(words) + "</bdi>";
        }
        text += '\n';
    }
    return text + "</p>\n";
}

bool HtmlRecords::writePages(const Evaluation& evaluation, const List& list, const Put& put) const
{
    const auto perPage = std::max<std::size_t>(1, m_options.pageSize);
    const auto perReferences = std::max<std::size_t>(1, m_options.referencesPerPage);
    const auto pagesOf = [](std::size_t count, std::size_t size) { return (count + size - 1) / size; };
    const std::span<const std::uint32_t> records(list.records);
    const auto tables = pagesOf(list.rows, perPage);
    const auto count = tables + pagesOf(records.size() - list.rows, perReferences);
    const auto anchorOf = [&](std::size_t number) { return list.anchor + "-p" + std::to_string(number + 1); };
    if (list.rows < records.size()
        && !put("<p>"
            + (list.rows == 0 ? "All" : "The first " + std::to_string(list.rows) + " as a table, the others")
            + " as references to the records below.</p>\n")) {
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const bool inTable = i < tables;
        const auto size = inTable ? perPage : perReferences;
        const auto first = inTable ? i * perPage : list.rows + (i - tables) * perReferences;
        const auto last = std::min(inTable ? list.rows : records.size(), first + size);
        std::string text;
        if (count > 1) {
            text += "<p class=\"pages\" id=\"" + anchorOf(i) + "\">Page " + std::to_string(i + 1) + " of "
                + std::to_string(count) + ", records " + std::to_string(first + 1) + "–"
                + std::to_string(last) + " of " + std::to_string(records.size());
            text += i > 0 ? " " + link(anchorOf(i - 1), "previous") : "";
            text += i + 1 < count ? " " + link(anchorOf(i + 1), "next") : "";
            text += "</p>\n";
        }
        const auto shown = records.subspan(first, last - first);
        text += inTable ? table(evaluation, list.source, shown) : references(evaluation, list, shown);
        if (!put(text)) {
            return false;
        }
    }
    return true;
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
              text += std::string("; ") + side + ": " + htmlEscaped(support::joined(types, " ⇄ ")) + " at "
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

void HtmlRecords::writeLists(std::size_t number, const Put& put)
{
    m_part = &m_parts[number];
    m_evaluations.clear();
    for (const auto& list : m_part->lists) {
        std::string text = "<section id=\"" + list.anchor + "\"><h3>" + htmlEscaped(list.titles.front())
            + ": " + std::to_string(list.records.size()) + "</h3>\n";
        if (list.titles.size() > 1) {
            text += "<p class=\"also\">The same records: ";
            for (std::size_t i = 1; i < list.titles.size(); ++i) {
                text += (i == 1 ? "" : "; ") + htmlEscaped(list.titles[i]);
            }
            text += "</p>\n";
        }
        if (!put(text) || !writePages(*evaluationOf(list.source), list, put)
            || !put("<p>" + link(m_part->prefix, "Back to the scores") + "</p></section>\n")) {
            return;
        }
    }
    if (!put("<h3>Records" + std::string(m_options.noText ? "" : " with their sentences") + "</h3>\n")) {
        return;
    }
    for (const auto& [source, shown] : m_part->entries) {
        const auto evaluation = evaluationOf(source);
        for (std::uint32_t record = 0; record < shown.size(); ++record) {
            if (shown[record] && !put(sentence(*evaluation, source, record))) {
                return;
            }
        }
    }
}

} // namespace touchstone::analysis
