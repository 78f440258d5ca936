// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlreport.h"

#include "core/evaluation/records/findings.h"
#include "core/evaluation/settings/digest.h"
#include "core/evaluation/slices/filtering.h"
#include "core/explain/excerpt.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/htmlleads.h"
#include "core/report/htmlstyle.h"
#include "core/report/tableexport.h"
#include "core/report/tables/comparesheets.h"
#include "core/report/tables/scoretable.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

constexpr std::uint32_t sentenceLetters = 300;

std::string link(const std::string& anchor, const std::string& text)
{
    return "<a href=\"#" + anchor + "\">" + text + "</a>";
}

/// The types of one side's annotation, which must be there.
std::string typesOf(const Evaluation& evaluation, const match::PairOutcome& record, bool gold)
{
    return htmlEscaped(
        support::joined(gold ? evaluation.goldTypes(record) : evaluation.systemTypes(record), " ⇄ "));
}

std::string wordsOf(const Evaluation& evaluation, const match::PairOutcome& record, bool gold)
{
    return htmlEscaped(gold ? evaluation.goldText(record) : evaluation.systemText(record));
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

class HtmlRecords
{
public:
    using Put = std::function<bool(std::string_view text)>;

    HtmlRecords(const ReportOptions& options, const support::Progress& progress)
        : m_options(options)
        , m_progress(progress)
    {
    }

    /// A system's lists begin. `compared`: with the other of two systems; null: there is none.
    void begin(const ReportSystem& system, std::size_t number, const Comparison* compared)
    {
        m_parts.resize(number + 1);
        select(number);
        m_part->system = &system;
        m_part->compared = compared;
        m_part->prefix = "s" + std::to_string(number + 1);
    }

    /// What follows is of a system that was begun.
    void select(std::size_t number)
    {
        m_part = &m_parts[number];
        m_evaluations.clear();
    }

    /// Where a number leads to.
    struct Target
    {
        std::string anchor; ///< of the list of all its records; empty: no link
        std::string words; ///< where there are records, but no room for their list: how to get it
    };
    /// The records behind a count, kept for lists().
    [[nodiscard]] Target targetOf(const RecordFilter& filter, const std::string& title)
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
            found->second = listed(*evaluation, filter.list, std::move(records));
        }
        if (found->second == notListed) {
            ++m_unlisted;
            return { {}, unlistedWords(filter, count) };
        }
        auto& list = m_part->lists[found->second];
        support::addNew(list.titles, title);
        return { list.anchor, {} };
    }

    /// The lists of a system that was begun, and after them its records with their sentences, in pieces;
    /// `put` returns false when it wants no more.
    void writeLists(std::size_t number, const Put& put)
    {
        select(number);
        for (const auto& list : m_part->lists) {
            std::string text = "<section id=\"" + list.anchor + "\"><h3>" + htmlEscaped(list.titles.front())
                + ": " + std::to_string(list.records.size()) + "</h3>\n";
            if (list.titles.size() > 1) {
                text += "<p class=\"also\">The same records: ";
                const auto others = support::listOf(std::span(list.titles).subspan(1), htmlEscaped);
                text += support::joined(others, "; ") + "</p>\n";
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

    /// Numbers of all systems so far whose records had no room.
    [[nodiscard]] std::size_t unlisted() const { return m_unlisted; }

private:
    static constexpr std::size_t notListed = std::numeric_limits<std::size_t>::max();

    struct List
    {
        std::string anchor {};
        std::string source {}; ///< the measure's list; empty: the evaluation's own records
        std::vector<std::string> titles {}; ///< numbers that count exactly these
        std::vector<std::uint32_t> records {};
        std::size_t rows = 0; ///< so many of them in tables
        bool withWords = true; ///< beside the references
    };
    struct Part
    {
        const ReportSystem* system = nullptr;
        const Comparison* compared = nullptr;
        std::string prefix; ///< "s1"
        std::vector<List> lists;
        /// By source and digest of the records: the number of their list; notListed: it would be over the
        /// limit.
        std::map<std::pair<std::string, std::string>, std::size_t> known;
        /// By source, then record: does a list show it? Each has its sentence once, whatever leads to it.
        std::map<std::string, std::vector<bool>> entries;
        std::map<std::string, std::size_t> sources; ///< numbers of lists, for short anchors
    };

    [[nodiscard]] EvaluationPtr evaluationOf(const std::string& list)
    {
        if (list.empty()) {
            return m_part->system->evaluation;
        }
        if (!m_evaluations.empty() && measureOfList(m_evaluations.begin()->first) != measureOfList(list)) {
            m_evaluations.clear();
        }
        auto& known = m_evaluations[list];
        const auto look = [&](const RecordList* found) {
            known = known == nullptr && found != nullptr ? throughList(m_part->system->evaluation, *found)
                                                         : known;
        };
        if (m_part->compared != nullptr) {
            look(m_part->compared->list(list));
        }
        for (const auto& measure : m_part->system->measures) {
            look(measure->list(list));
        }
        return known;
    }

    /// Takes the records into the lists; notListed: it would be over the limit.
    [[nodiscard]] std::size_t listed(
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

    [[nodiscard]] std::string unlistedWords(const RecordFilter& filter, std::size_t count) const
    {
        std::vector<std::string> words { "touchstone-cli", "errors" };
        const bool changed = isComparisonList(filter.list);
        for (const auto& word : changeWords) {
            if (changed && support::contains(filter.categories, changeName(word.change))) {
                std::string option(word.key);
                std::ranges::replace(option, '_', '-');
                words.insert(words.end(), { "--change", std::move(option) });
            }
        }
        for (const auto& part : parts(filter)) {
            const bool said = changed && (part.dimension == "list" || part.dimension == "category");
            if (said || (part.dimension == "document" && m_options.noText)) {
                continue;
            }
            words.push_back("--" + std::string(part.dimension));
            words.push_back(part.text);
        }
        return std::to_string(count) + " records, which are not listed in this file; with the options of the "
            + "data these list them: " + shellLine(words);
    }

    /// The first `rows` as tables, the others as references. False: `put` wants no more.
    bool writePages(const Evaluation& evaluation, const List& list, const Put& put) const
    {
        const auto perPage = std::max<std::size_t>(1, m_options.pageSize);
        const auto perReferences = std::max<std::size_t>(1, m_options.referencesPerPage);
        const auto pagesOf = [](std::size_t count, std::size_t size) { return (count + size - 1) / size; };
        const std::span<const std::uint32_t> records(list.records);
        const auto tables = pagesOf(list.rows, perPage);
        const auto count = tables + pagesOf(records.size() - list.rows, perReferences);
        const auto anchorOf
            = [&](std::size_t number) { return list.anchor + "-p" + std::to_string(number + 1); };
        if (list.rows < records.size()
            && !put("<p>"
                + (list.rows == 0 ? "All"
                                  : "The first " + std::to_string(list.rows) + " as a table, the others")
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

    [[nodiscard]] std::string table(
        const Evaluation& evaluation, const std::string& source, std::span<const std::uint32_t> records) const
    {
        const std::string words = m_options.noText ? "" : "<th scope=\"col\">Words</th>";
        auto text = "<table><thead><tr><th scope=\"col\">Record</th><th scope=\"col\">Outcome</th><th "
                    "scope=\"col\">Error</th><th scope=\"col\">Gold</th>"
            + words + "<th scope=\"col\">System</th>" + words
            + "<th scope=\"col\">Document</th></tr></thead><tbody>\n";
        for (const auto record : records) {
            text += row(evaluation, source, record);
        }
        return text + "</tbody></table>\n";
    }

    [[nodiscard]] std::string references(
        const Evaluation& evaluation, const List& list, std::span<const std::uint32_t> records) const
    {
        constexpr std::size_t mostWords = 60; // bytes; the entry has all
        std::string text = "<p class=\"refs\">";
        for (const auto record : records) {
            const auto& outcome = evaluation.records[record];
            text += link(recordAnchor(list.source, record), std::to_string(record + 1));
            if (!m_options.noText && list.withWords) {
                auto words
                    = outcome.hasGold() ? evaluation.goldText(outcome) : evaluation.systemText(outcome);
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

    [[nodiscard]] std::string row(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const
    {
        const auto& outcome = evaluation.records[record];
        std::string text = "<tr><td>" + link(recordAnchor(source, record), std::to_string(record + 1))
            + "</td><td>" + std::string(match::outcomeCode(outcome.outcome(m_options.scheme))) + "</td><td>"
            + std::string(match::errorTypeName(outcome.errorType)) + "</td>";
        for (const bool gold : { true, false }) {
            const bool there = gold ? outcome.hasGold() : outcome.hasSystem();
            text += "<td>" + (there ? typesOf(evaluation, outcome, gold) : std::string(undefinedSign))
                + "</td>";
            if (!m_options.noText) {
                text += "<td dir=\"auto\">" + (there ? wordsOf(evaluation, outcome, gold) : "") + "</td>";
            }
        }
        return text + "<td>" + documentName(evaluation, outcome.document) + "</td></tr>\n";
    }

    [[nodiscard]] std::string sentence(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const
    {
        const auto& outcome = evaluation.records[record];
        const auto& documentCase = evaluation.cases[outcome.document];
        std::string text = "<div class=\"record\" id=\"" + recordAnchor(source, record) + "\"><h4>Record "
            + std::to_string(record + 1) + ": "
            + std::string(match::outcomeCode(outcome.outcome(m_options.scheme))) + ", "
            + std::string(match::errorTypeName(outcome.errorType)) + "</h4>\n<p>"
            + documentName(evaluation, outcome.document);
        const auto* gold = evaluation.goldEntity(outcome);
        const auto* system = evaluation.systemEntity(outcome);
        for (const auto* const entity : { gold, system }) {
            if (entity != nullptr) {
                text += (entity == gold ? "; gold: " : "; system: ")
                    + typesOf(evaluation, outcome, entity == gold) + " at "
                    + std::to_string(entity->span.begin) + "–" + std::to_string(entity->span.end);
            }
        }
        text += "</p>\n";
        if (!m_options.noText) {
            if (gold != nullptr && !documentCase.gold->text.empty()) {
                text += sentenceLine(*documentCase.gold, gold->span, "gold", "Gold");
            }
            if (system != nullptr && !documentCase.system->text.empty()) {
                text += sentenceLine(*documentCase.system, system->span, "system", "System");
            } else if (system == nullptr && documentCase.alignment != nullptr
                && documentCase.system != nullptr) {
                // What the system's text has in its place.
                text += sentenceLine(
                    *documentCase.system, systemStretch(documentCase, gold->span), "none", "System");
            }
        }
        return text + "</div>\n";
    }

    [[nodiscard]] std::string recordAnchor(const std::string& source, std::uint32_t record) const
    {
        const auto found = m_part->sources.find(source);
        return m_part->prefix
            + (source.empty() || found == m_part->sources.end() ? ""
                                                                : "-l" + std::to_string(found->second + 1))
            + "-r" + std::to_string(record + 1);
    }

    [[nodiscard]] std::string documentName(const Evaluation& evaluation, std::uint32_t document) const
    {
        return m_options.noText ? "document " + std::to_string(document + 1)
                                : htmlEscaped(evaluation.cases[document].name());
    }

    const ReportOptions& m_options;
    const support::Progress& m_progress;
    std::vector<Part> m_parts; ///< by system
    Part* m_part = nullptr; ///< the system that is begun, or whose lists are written
    /// Through lists of one measure: of all of them the records would be held many times.
    std::map<std::string, EvaluationPtr> m_evaluations;
    std::size_t m_rows = 0;
    std::size_t m_bytes = 0; ///< of lists and entries
    std::size_t m_unlisted = 0;
};

std::string cellText(const SheetCell& cell, int decimals)
{
    return cell.isCount && cell.value ? std::to_string(static_cast<std::int64_t>(*cell.value))
                                      : ratioText(cell.value, { .decimals = decimals });
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
        if (m_systems.size() == 2) {
            support::Progress comparing(m_progress.stopToken());
            auto compared = compareEvaluations(
                *m_systems[0].evaluation, *m_systems[1].evaluation, m_options.scheme, comparing);
            if (!compared) {
                return tl::unexpected(compared.error());
            }
            m_compared = std::move(*compared);
        }
        for (std::size_t i = 0; i < m_systems.size() && m_options.leads; ++i) {
            support::Progress looking(m_progress.stopToken());
            auto found = reportLeads(*m_systems[i].evaluation, m_options.scheme, m_options.noText, looking);
            if (!found) {
                return tl::unexpected(found.error());
            }
            m_leads.push_back(std::move(*found));
        }
        std::vector<std::string> scores; // first, since the head tells what they have no room for
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            system(i);
            scores.push_back(std::exchange(m_text, {}));
        }
        changes();
        const auto changed = std::exchange(m_text, {});
        head();
        contents();
        comparison();
        m_text += changed;
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
            return support::failure(support::ErrorCode::Cancelled, support::said("Cancelled."));
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
            + markupComment(recipeText(m_options.recipe)) + "<style>" + std::string(htmlReportStyle)
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
        m_text += m_compared ? "<li><a href=\"#changes\">Fixed and regressed</a></li>\n" : "";
        m_text += m_figures.empty() ? "" : "<li><a href=\"#figures\">Figures</a></li>\n";
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            const auto anchor = "s" + std::to_string(i + 1);
            const auto name = htmlEscaped(m_systems[i].name);
            m_text += "<li><a href=\"#" + anchor + "\">" + name + ": scores</a></li>\n"
                + (m_leads.empty() ? "" : "<li>" + link(anchor + "-leads", name + ": leads") + "</li>\n")
                + "<li><a href=\"#" + anchor + "-confusion\">" + name
                + ": confusion</a></li>\n<li><a href=\"#" + anchor + "-errors\">" + name
                + ": records behind the numbers</a></li>\n";
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
            if (auto table = exportedTable(scores, request, none)) {
                table->title
                    = request.measure + (request.table.sheet.empty() ? "" : ", " + request.table.sheet);
                m_text += "<div class=\"scroll\">" + toHtml(*table) + "</div>\n";
            }
        }
        for (const auto& system : m_systems) {
            if (!system.note.empty()) {
                m_text += "<p>Note of " + htmlEscaped(system.name + ": " + system.note) + "</p>\n";
            }
        }
    }

    /// muc has a table per scheme: the one that was asked for.
    [[nodiscard]] std::string sheetShown(const MeasureResult& measure) const
    {
        const std::string scheme(match::schemeName(m_options.scheme));
        return support::contains(measure.sheets, scheme, &Sheet::id) ? scheme : std::string();
    }

    /// What became of the annotations from the first of two systems to the second.
    void changes()
    {
        if (!m_compared) {
            return;
        }
        constexpr std::size_t mostTypes = 20;
        const auto sheet = changesSheet(*m_compared, mostTypes);
        const auto pair = m_systems[0].name + " → " + m_systems[1].name;
        m_text += "<h2 id=\"changes\">Fixed and regressed</h2>\n<p>What became of the annotations under the "
                  "scheme "
            + std::string(match::schemeName(m_compared->scheme))
            + ". Fixed: an error of the first system alone; regressed: of the second alone; both wrong, the "
              "same "
              "way or differently: of both. Types with most regressions stand first.</p>\n";
        sheetTable(pair, sheet);
    }

    /// Those that there are; of the others one sentence.
    void figures()
    {
        m_text += "<h2 id=\"figures\">Figures</h2>\n";
        std::vector<std::string> missing;
        for (const auto& figure : m_figures) {
            if (figure.svg.empty()) {
                missing.push_back(htmlEscaped(figure.title.substr(0, figure.title.find(':'))));
                continue;
            }
            m_text += "<figure><figcaption>" + htmlEscaped(figure.title) + "</figcaption>\n" + figure.svg
                + "</figure>\n";
        }
        m_text += missing.empty()
            ? ""
            : "<p>The data have nothing to draw for: " + support::joined(missing, "; ") + ".</p>\n";
    }

    void system(std::size_t index)
    {
        const auto& system = m_systems[index];
        const auto schemes = m_options.schemes.empty() ? std::span(&m_options.scheme, 1)
                                                       : std::span<const match::Scheme>(m_options.schemes);
        const auto anchor = "s" + std::to_string(index + 1);
        m_records.begin(system, index, m_compared ? &*m_compared : nullptr);
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
        if (index < m_leads.size()) {
            m_text += "<h2 id=\"" + anchor + "-leads\">" + htmlEscaped(system.name) + ": leads</h2>\n";
            m_text += leadsHtml(m_leads[index],
                [this](const RecordFilter& filter, std::int64_t count, const std::string& title) {
                    auto before = std::exchange(m_text, {});
                    number(m_records.targetOf(filter, title), std::to_string(count));
                    return std::exchange(m_text, std::move(before));
                });
        }
        m_text += "<h2 id=\"" + anchor + "-confusion\">" + htmlEscaped(system.name) + ": confusion</h2>\n";
        confusion(*system.evaluation);
        m_text += "<h2 id=\"" + anchor + "-errors\">" + htmlEscaped(system.name)
            + ": records behind the numbers</h2>\n";
    }

    /// Not toHtml(), which writes tables of finished text for other pages: cells lead to their records here,
    /// and say their formulas. `measure`: whose the sheet is, or what it compares.
    void sheetTable(const std::string& measure, const Sheet& sheet)
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

    void cell(const SheetCell& cell, const std::string& title)
    {
        if (cell.link && isComparisonList(cell.link->list)) {
            m_records.select(showsSystemB(cell.link->list) ? 1 : 0);
        }
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
                      "scope=\"col\" class=\"n\">Records</th></tr></thead><tbody>\n";
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
    std::optional<Comparison> m_compared; ///< of two systems
    std::vector<LeadList> m_leads; ///< by system; empty: they are not asked for
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
