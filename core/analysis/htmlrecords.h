// SPDX-License-Identifier: GPL-3.0-or-later
// HtmlRecords: the part of the report behind the numbers: lists of records, paged, and each record once with
// its sentence.
#pragma once

#include "core/analysis/htmlreport.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace touchstone::analysis {

class HtmlRecords
{
public:
    HtmlRecords(const ReportOptions& options, const support::Progress& progress);

    /// A system's lists begin.
    void begin(const ReportSystem& system, std::size_t number);
    /// The anchor of the records behind a count, which are kept for lists(); empty: nothing to lead to.
    [[nodiscard]] std::string anchorOf(const RecordFilter& filter, const std::string& title);
    /// The lists of the system, and after them its records with their sentences.
    [[nodiscard]] std::string lists();

private:
    struct List
    {
        std::string anchor;
        std::vector<std::string> titles; ///< numbers that count exactly these
        std::string source; ///< id of a measure's list; empty: the evaluation's own
        std::vector<std::uint32_t> records;
    };

    [[nodiscard]] const Evaluation* evaluationOf(const std::string& list);
    [[nodiscard]] std::string page(const List& list, std::size_t first, std::size_t last);
    [[nodiscard]] std::string row(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record);
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
    std::set<std::pair<std::string, std::uint32_t>> m_sentences; ///< that rows lead to
    std::size_t m_rows = 0;
    std::size_t m_sentencesWritten = 0;
};

} // namespace touchstone::analysis
