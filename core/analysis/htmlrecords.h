// SPDX-License-Identifier: GPL-3.0-or-later
// HtmlRecords: the part of the report behind the numbers: lists of records, paged, and each record once with
// its sentence.
#pragma once

#include "core/analysis/htmlreport.h"

#include <limits>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

class HtmlRecords
{
public:
    HtmlRecords(const ReportOptions& options, const support::Progress& progress);

    /// A system's lists begin.
    void begin(const ReportSystem& system, std::size_t number);
    /// Where a number leads to.
    struct Target
    {
        std::string anchor; ///< of the list of all its records; empty: no link
        std::string words; ///< where there are records, but no room for their list: how to get it
    };
    /// The records behind a count, kept for lists().
    [[nodiscard]] Target targetOf(const RecordFilter& filter, const std::string& title);
    /// The lists of the system, and after them its records with their sentences.
    [[nodiscard]] std::string lists();
    /// Numbers of all systems so far whose records had no room.
    [[nodiscard]] std::size_t unlisted() const { return m_unlisted; }

private:
    static constexpr std::size_t notListed = std::numeric_limits<std::size_t>::max();

    struct List
    {
        std::string anchor;
        std::vector<std::string> titles; ///< numbers that count exactly these
        std::size_t count = 0;
        std::string text; ///< its pages
    };

    [[nodiscard]] const Evaluation* evaluationOf(const std::string& list);
    /// Its place in m_lists; notListed: it would be over the limit.
    [[nodiscard]] std::size_t listed(
        const Evaluation& evaluation, const std::string& source, const std::vector<std::uint32_t>& records);
    [[nodiscard]] std::string unlistedWords(const RecordFilter& filter, std::size_t count) const;
    /// The first `rows` as tables, the others as references.
    [[nodiscard]] std::string pages(const Evaluation& evaluation, const std::string& source,
        std::span<const std::uint32_t> records, const std::string& anchor, std::size_t rows) const;
    [[nodiscard]] std::string table(const Evaluation& evaluation, const std::string& source,
        std::span<const std::uint32_t> records) const;
    [[nodiscard]] std::string references(const Evaluation& evaluation, const std::string& source,
        std::span<const std::uint32_t> records) const;
    [[nodiscard]] std::string row(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string sentence(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string recordAnchor(const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string documentName(const Evaluation& evaluation, std::uint32_t document) const;

    const ReportOptions& m_options;
    const support::Progress& m_progress;
    const ReportSystem* m_system = nullptr;
    std::string m_prefix; ///< "s1"
    std::map<std::string, EvaluationPtr> m_evaluations; ///< through lists
    std::vector<List> m_lists;
    std::map<std::pair<std::string, std::vector<std::uint32_t>>, std::size_t> m_known;
    /// By list (empty: the evaluation's own), then record: each once, whatever leads to it.
    std::map<std::string, std::map<std::uint32_t, std::string>> m_entries;
    std::map<std::string, std::size_t> m_sources; ///< numbers of lists, for short anchors
    std::size_t m_rows = 0;
    std::size_t m_bytes = 0; ///< of lists and entries
    std::size_t m_unlisted = 0;
};

} // namespace touchstone::analysis
