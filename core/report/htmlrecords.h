// SPDX-License-Identifier: GPL-3.0-or-later
// HtmlRecords: the part of the report behind the numbers: lists of records, paged, and each record once with
// its sentence.
#pragma once

#include "core/report/htmlreport.h"

#include <functional>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

class HtmlRecords
{
public:
    using Put = std::function<bool(std::string_view text)>;

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
    /// The lists of a system that was begun, and after them its records with their sentences, in pieces;
    /// `put` returns false when it wants no more.
    void writeLists(std::size_t number, const Put& put);
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
    /// What a list counts, and where it is; notListed: it would be over the limit.
    struct Known
    {
        std::size_t list = notListed;
        std::size_t count = 0;
    };
    struct Part
    {
        const ReportSystem* system = nullptr;
        std::string prefix; ///< "s1"
        std::vector<List> lists;
        std::map<std::pair<std::string, std::string>, Known> known; ///< by source and digest of the records
        /// By source, then record: does a list show it? Each has its sentence once, whatever leads to it.
        std::map<std::string, std::vector<bool>> entries;
        std::map<std::string, std::size_t> sources; ///< numbers of lists, for short anchors
    };

    [[nodiscard]] EvaluationPtr evaluationOf(const std::string& list);
    /// Takes the records into the lists; notListed: it would be over the limit.
    [[nodiscard]] std::size_t listed(
        const Evaluation& evaluation, const std::string& source, std::vector<std::uint32_t> records);
    [[nodiscard]] std::string unlistedWords(const RecordFilter& filter, std::size_t count) const;
    /// The first `rows` as tables, the others as references. False: `put` wants no more.
    bool writePages(const Evaluation& evaluation, const List& list, const Put& put) const;
    [[nodiscard]] std::string table(const Evaluation& evaluation, const std::string& source,
        std::span<const std::uint32_t> records) const;
    [[nodiscard]] std::string references(
        const Evaluation& evaluation, const List& list, std::span<const std::uint32_t> records) const;
    [[nodiscard]] std::string row(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string sentence(
        const Evaluation& evaluation, const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string recordAnchor(const std::string& source, std::uint32_t record) const;
    [[nodiscard]] std::string documentName(const Evaluation& evaluation, std::uint32_t document) const;

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

} // namespace touchstone::analysis
