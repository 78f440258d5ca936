// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/standoff/annoffsets.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/formats/standoff/annfile.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

constexpr std::size_t cancelDistance = std::size_t(1) << 12U; ///< lines

} // namespace

/// "T1<TAB>Type 0 5<TAB>words"; nothing for other lines, several pieces and offsets that are no stretch.
std::optional<AnnOffsets::Mention> AnnOffsets::mentionOf(std::string_view line)
{
    if (!line.starts_with('T')) {
        return std::nullopt;
    }
    const auto columns = splitAnnLine(line);
    auto rest = columns.body;
    static_cast<void>(takeWord(rest));
    const auto begin = support::parsed<std::uint64_t>(takeWord(rest));
    const auto end = support::parsed<std::uint64_t>(takeWord(rest));
    if (columns.text.empty() || !begin || !end || *end <= *begin || !takeWord(rest).empty()) {
        return std::nullopt;
    }
    return Mention { *begin, *end, columns.text, line.data() };
}

AnnOffsets::AnnOffsets(
    const text::Text& text, std::initializer_list<std::string_view> files, const Progress& progress)
    : m_text(&text)
{
    const auto count = [&](Counting counting, bool needed) {
        m_counting = counting;
        findLineEnds();
        std::size_t asked = 0;
        for (const auto file : files) {
            for (LineCursor lines(file); lines.next();) {
                if (++asked % cancelDistance == 0 && progress.cancelled()) {
                    return;
                }
                const auto mention = mentionOf(lines.line());
                m_total += mention && !needed ? 1U : 0U;
                if (mention && fits(*mention)) {
                    ++m_fitting[static_cast<std::size_t>(counting)];
                } else if (mention && !needed && m_first == nullptr) {
                    m_first = mention->at;
                }
            }
        }
    };
    count(Counting::CodePoints, false);
    auto best = Counting::CodePoints;
    if (m_fitting.front() < m_total) {
        const bool pairs = text.utf8().find("\r\n") != std::string_view::npos;
        const bool singles = !pairs && text.utf8().find('\n') != std::string_view::npos;
        const std::array worthwhile { true, !text.ascii(), !text.ascii(), pairs, singles };
        for (std::size_t i = 1; i < countings; ++i) {
            if (worthwhile[i]) {
                count(static_cast<Counting>(i), true);
                best = m_fitting[i] > m_fitting[static_cast<std::size_t>(best)] ? static_cast<Counting>(i)
                                                                                : best;
            }
        }
    }
    m_counting = best;
    findLineEnds();
}

bool AnnOffsets::fits(const Mention& mention)
{
    if (mention.end > length()) {
        return false;
    }
    return sameWords(m_text->slice(span(mention.begin, mention.end)), mention.words);
}

void AnnOffsets::findLineEnds()
{
    m_lineEnds.clear();
    const bool one = m_counting == Counting::LineEndsAsOne;
    if (!one && m_counting != Counting::LineEndsAsTwo) {
        return;
    }
    const auto utf8 = m_text->utf8();
    const std::string_view wanted = one ? "\r\n" : "\n";
    std::uint64_t position = 0;
    std::size_t counted = 0;
    for (auto at = utf8.find(wanted); at != std::string_view::npos; at = utf8.find(wanted, at + 1)) {
        position += text::codePointCount(utf8.substr(counted, at - counted));
        counted = at;
        const std::uint64_t before = m_lineEnds.size();
        m_lineEnds.push_back(one ? position - before : position + before);
    }
}

std::uint64_t AnnOffsets::shifted(std::uint64_t offset) const
{
    const auto before = static_cast<std::uint64_t>(
        std::lower_bound(m_lineEnds.begin(), m_lineEnds.end(), offset) - m_lineEnds.begin());
    return m_counting == Counting::LineEndsAsOne ? offset + before : offset - before;
}

OffsetUnit AnnOffsets::unit() const
{
    return m_counting <= Counting::Bytes ? static_cast<OffsetUnit>(m_counting) : OffsetUnit::CodePoints;
}

std::uint64_t AnnOffsets::length() const
{
    const std::uint64_t length = lengthIn(*m_text, unit());
    return m_counting == Counting::LineEndsAsOne ? length - m_lineEnds.size() : length + m_lineEnds.size();
}

text::Span AnnOffsets::span(std::uint64_t begin, std::uint64_t end) const
{
    if (unit() == OffsetUnit::CodePoints) {
        return { static_cast<std::uint32_t>(shifted(begin)), static_cast<std::uint32_t>(shifted(end)) };
    }
    return codePointSpan(*m_text, static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end), unit())
        .value_or(text::Span());
}

std::optional<Message> AnnOffsets::otherCounting() const
{
    static constexpr std::array<const char*, countings> ways { "",
        support::pattern("The offsets are taken as UTF-16 units, not as code points: so %1 of %2 annotations "
                         "stand at the words that the file gives for them, else %3."),
        support::pattern("The offsets are taken as bytes, not as code points: so %1 of %2 annotations stand "
                         "at the words that the file gives for them, else %3."),
        support::pattern(
            "The offsets are taken as if each line end of the text were one character (it has CR LF, two): "
            "so %1 of %2 annotations stand at the words that the file gives for them, else %3."),
        support::pattern(
            "The offsets are taken as if each line end of the text were two characters, CR LF (it has one): "
            "so %1 of %2 annotations stand at the words that the file gives for them, else %3.") };
    if (m_counting == Counting::CodePoints) {
        return std::nullopt;
    }
    const auto counting = static_cast<std::size_t>(m_counting);
    return said(ways.at(counting), m_fitting[counting], m_total, m_fitting.front());
}

} // namespace touchstone::io
