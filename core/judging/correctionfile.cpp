// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/correctionfile.h"

#include "core/annotation/corpus.h"
#include "core/io/bytes/words.h"
#include "core/io/containers/filebytes.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <map>

namespace touchstone::analysis {

namespace {

using support::ErrorCode;
using support::Message;
using support::said;

constexpr std::string_view tableColumns
    = "document,start,end,type,verdict,correct_start,correct_end,correct_type,note";

/// Why a row is none, and of which column.
struct RowFault
{
    std::string_view column;
    Message why;
};

class CorrectionTable
{
public:
    CorrectionTable(std::string_view utf8, const std::string& path, CorrectionEnds ends)
        : m_bytes(utf8)
        , m_path(path)
        , m_ends(ends)
        , m_rows(utf8, io::TableRows::separatorOf(utf8))
    {
    }

    support::Result<Judgements> run()
    {
        if (!m_rows.next()) {
            return support::failure(ErrorCode::Malformed,
                said("The file is empty. The first row names the columns: %1.", tableColumns),
                { m_path, 1, 1 });
        }
        for (std::size_t at = 0; at < m_rows.cells().size(); ++at) {
            m_columns.emplace(io::lowered(io::trimmed(m_rows.cells()[at])), at);
        }
        if (!m_columns.contains("document")
            || !(m_columns.contains("start") || m_columns.contains("correct_start"))) {
            return support::failure(ErrorCode::Malformed,
                said("The first row names no column %1. The first row names the columns: %2.",
                    m_columns.contains("document") ? "start" : "document", tableColumns),
                { m_path, 1, 1 });
        }
        while (m_rows.next()) {
            Judgement judgement;
            if (const auto fault = readRow(judgement)) {
                tell(*fault);
            } else {
                m_result.judgements.push_back(std::move(judgement));
            }
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::string_view cell(std::string_view column) const
    {
        const auto at = m_columns.find(column);
        return at == m_columns.end() || at->second >= m_rows.cells().size()
            ? std::string_view()
            : io::trimmed(m_rows.cells()[at->second]);
    }

    /// Rows ask in their order, so that lines are counted once.
    std::uint32_t lineOf(std::size_t byte)
    {
        m_line
            += static_cast<std::uint32_t>(std::count(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_counted),
                m_bytes.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
        m_counted = byte;
        return m_line;
    }

    void tell(const RowFault& fault)
    {
        const auto at = m_columns.find(fault.column);
        const bool there = at != m_columns.end() && at->second < m_rows.cells().size();
        const auto byte = there ? m_rows.at(at->second) : m_rows.at();
        const auto begin = m_bytes.rfind('\n', byte == 0 ? 0 : byte - 1);
        const auto line = m_bytes.substr(begin == std::string_view::npos || byte == 0 ? 0 : begin + 1);
        m_result.findings.add(support::Severity::Warning, "corrections.row",
            { m_path, lineOf(m_rows.at()), io::columnOf(line, m_bytes.data() + byte) },
            said("The row is no correction: %1", fault.why), 1);
    }

    std::optional<RowFault> readRow(Judgement& judgement)
    {
        judgement.source = { m_path, lineOf(m_rows.at()) };
        judgement.record.document = cell("document");
        judgement.note = cell("note");
        judgement.judge = cell("judge");
        judgement.words = cell("text");
        if (judgement.record.document.empty()) {
            return RowFault { "document", said("it names no document.") };
        }
        const auto verdict = cell("verdict");
        const auto given = verdict.empty() ? Verdict::GoldWrong : verdictByName(verdict);
        if (!given) {
            return RowFault { "verdict",
                said("the verdict %1 is none of %2.", text::quoted(verdict),
                    "gold-wrong, system-wrong, both-acceptable, both-wrong, unclear-guideline, "
                    "broken-text") };
        }
        judgement.verdict = *given;
        std::optional<text::Span> old;
        if (auto fault = readSpan("start", "end", old)) {
            return fault;
        }
        std::optional<text::Span> right;
        if (auto fault = readSpan("correct_start", "correct_end", right)) {
            return fault;
        }
        return settle(judgement, old, right);
    }

    /// What the cells of a row say together.
    std::optional<RowFault> settle(
        Judgement& judgement, std::optional<text::Span> old, std::optional<text::Span> right) const
    {
        const std::string type(cell("type"));
        std::string rightType(cell("correct_type"));
        if (old && type.empty()) {
            return RowFault { "type", said("the annotation of the gold has no type.") };
        }
        if (!old && (!right || rightType.empty())) {
            return RowFault { "correct_start",
                said("it names neither an annotation of the gold nor what is right instead of nothing.") };
        }
        if (old) {
            judgement.record.gold = JudgedAnnotation { { *old }, type };
        } else {
            judgement.record.system = JudgedAnnotation { { *right }, rightType };
        }
        if (hasCorrection(judgement.verdict)) {
            judgement.correct.emplace();
            if (right || !rightType.empty()) {
                judgement.correct->push_back({ { right.value_or(old.value_or(text::Span {})) },
                    rightType.empty() ? type : std::move(rightType), std::string(cell("correct_link")) });
            }
        }
        return std::nullopt;
    }

    std::optional<RowFault> readSpan(
        std::string_view startColumn, std::string_view endColumn, std::optional<text::Span>& span) const
    {
        const auto start = cell(startColumn);
        const auto end = cell(endColumn);
        if (start.empty() && end.empty()) {
            return std::nullopt;
        }
        const auto from = support::parsed<std::uint32_t>(start);
        auto to = support::parsed<std::uint32_t>(end);
        for (const auto& [column, number, words] :
            { std::tuple(startColumn, from, start), std::tuple(endColumn, to, end) }) {
            if (words.empty()) {
                return RowFault { column,
                    said("it has no %1, but its other end; fill in both, or none.", column) };
            }
            if (!number || *number > annotation::largestOffset) {
                return RowFault { column,
                    said("%1 is no position; it counts characters from 0.", text::quoted(words)) };
            }
        }
        *to += m_ends == CorrectionEnds::Inclusive ? 1 : 0;
        if (*to <= *from) {
            return RowFault { endColumn,
                said(*to == *from && m_ends == CorrectionEnds::Exclusive
                        ? "the annotation ends before it begins; does the table count the last character "
                          "(--end inclusive)?"
                        : "the annotation ends before it begins.") };
        }
        span = text::Span { *from, *to };
        return std::nullopt;
    }

    std::string_view m_bytes;
    const std::string& m_path;
    CorrectionEnds m_ends;
    io::TableRows m_rows;
    std::map<std::string, std::size_t, std::less<>> m_columns;
    std::size_t m_counted = 0; ///< bytes whose lines are counted
    std::uint32_t m_line = 1;
    Judgements m_result;
};

} // namespace

support::Result<Judgements> parseCorrectionTable(
    std::string_view utf8, const std::string& path, CorrectionEnds ends)
{
    return CorrectionTable(utf8, path, ends).run();
}

support::Result<Judgements> readCorrections(const std::string& path, CorrectionEnds ends)
{
    support::Diagnostics findings;
    const auto bytes = io::loadFile(path, io::largestFile, findings, support::Progress());
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    const auto first = bytes->text().find_first_not_of(" \t\r\n");
    const bool table = first != std::string_view::npos && bytes->text()[first] != '{';
    auto read
        = table ? parseCorrectionTable(bytes->text(), path, ends) : parseJudgements(bytes->text(), path);
    if (read) {
        // A line that is none may have been a correction: unlike one of judgements alone it changes the
        // scores.
        for (const auto& finding : read->findings.list()) {
            if (finding.code == "project.judgement") {
                findings.add(
                    finding.severity, "corrections.row", finding.place, said("%1", messageOf(finding)), 1);
            } else {
                findings.add(finding);
            }
        }
        read->findings = std::move(findings);
    }
    return read;
}

} // namespace touchstone::analysis
