// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suspects/suspectmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include "core/explain/concordance.h"
#include "core/judging/suspectwords.h"
#include "core/support/joined.h"

#include <algorithm>
#include <iterator>

namespace touchstone::ui {

namespace {

text::Span hull(const analysis::SuspectAnnotation& annotation)
{
    return { annotation.pieces.front().begin, annotation.pieces.back().end };
}

/// The row about the place that gold and proposal cover together: words of the gold's annotation alone, and
/// words beside the other side's type, would tell which side is which.
analysis::Suspect aboutBoth(analysis::Suspect row)
{
    analysis::SuspectAnnotation both = row.place();
    text::Span span = hull(both);
    for (const auto& proposed : row.proposals.front().annotations) {
        span = { std::min(span.begin, hull(proposed).begin), std::max(span.end, hull(proposed).end) };
    }
    both.pieces = { span };
    row.gold = std::move(both);
    return row;
}

/// What a side of a row says about the place of both.
QString sideText(const analysis::Suspect& row, std::vector<analysis::SuspectAnnotation> said)
{
    analysis::Suspect shown = aboutBoth(row);
    shown.proposals.front().annotations = std::move(said);
    return coreText(analysis::proposalWords(shown));
}

/// The place in its line. Without a text its positions stand for the words.
analysis::ConcordanceLine placeLine(const analysis::SuspectList& list, const analysis::Suspect& row)
{
    const annotation::Document& document = list.gold().documents[row.document];
    const text::Span span = hull(row.place());
    if (document.text.empty()) {
        return { {}, std::to_string(span.begin) + "\u2013" + std::to_string(span.end), {} };
    }
    analysis::Occurrence place;
    place.document = &document;
    place.span = span;
    return analysis::lineAround(place, SuspectModel::context);
}

constexpr std::size_t sampleEvery = 3;

} // namespace

void SuspectModel::show(SuspectRowsPtr rows)
{
    reset([&]() {
        const bool other = !rows || !m_rowsOf || rows->ranking.list() != m_rowsOf->ranking.list();
        m_rowsOf = std::move(rows);
        m_made.reset();
        if (other) {
            m_sample.clear();
            m_sampled.clear();
        }
    });
}

void SuspectModel::choose(const Choice& choice)
{
    if (choice != m_choice) {
        reset([&]() { m_choice = choice; });
    }
}

void SuspectModel::setBlind(bool blind)
{
    if (blind != m_blind) {
        m_blind = blind;
        announceAll();
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    }
}

void SuspectModel::setJudge(std::optional<std::string> judge)
{
    if (judge != m_judge) {
        m_judge = std::move(judge);
        announceAll();
    }
}

void SuspectModel::setSample(std::vector<std::uint32_t> lines)
{
    if (lines != m_sample) {
        reset([&]() {
            m_sampled = std::set(lines.begin(), lines.end());
            m_sample = std::move(lines);
        });
    }
}

const analysis::Suspect& SuspectModel::suspect(std::uint32_t line) const
{
    if (!m_made || m_made->index != line) {
        m_made = m_rowsOf->list().at(line);
    }
    return *m_made;
}

bool SuspectModel::isJudged(std::uint32_t line) const { return m_rowsOf->ranking.verdict(line).has_value(); }

bool SuspectModel::isShown(std::uint32_t line) const
{
    const bool judged = isJudged(line);
    if (m_sampled.contains(line) && !judged) {
        return true;
    }
    const SuspectFacts& facts = *m_rowsOf->facts;
    if (m_choice.disputed && m_rowsOf->disputed[line] == 0) {
        return false;
    }
    return (judged ? m_choice.judged || m_choice.disputed : facts.doubted[line] != 0)
        && (!m_choice.kind || m_rowsOf->list().kind(line) == *m_choice.kind)
        && (m_choice.type.empty() || facts.types[facts.type[line]] == m_choice.type);
}

void SuspectModel::arrangeUnsorted(std::span<std::uint32_t> lines) const
{
    if (lines.empty()) {
        return; // before the first ranking there is nothing to ask
    }
    const auto open = [this](std::uint32_t line) { return !isJudged(line); };
    std::vector<std::uint32_t> drawn;
    std::ranges::copy_if(m_sample, std::back_inserter(drawn), open);
    std::vector<std::uint32_t> ranked;
    ranked.reserve(lines.size());
    std::ranges::copy_if(lines, std::back_inserter(ranked),
        [&](std::uint32_t line) { return !m_sampled.contains(line) || !open(line); });
    std::ranges::sort(ranked, {}, [this](std::uint32_t line) { return m_rowsOf->place[line]; });
    // Every third place to judge, counted from the first verdict on, so that a judge who stays at the head of
    // the list comes to it.
    std::size_t place = m_rowsOf->ranking.judged().size();
    auto next = drawn.begin();
    auto other = ranked.begin();
    for (std::uint32_t& line : lines) {
        const bool slot = ++place % sampleEvery == 0 || other == ranked.end() || !open(*other);
        line = next != drawn.end() && slot ? *next++ : *other++;
    }
}

bool SuspectModel::goldFirst(std::uint32_t line) const
{
    const analysis::Suspect& row = suspect(line);
    std::uint32_t hash = 2166136261U; // FNV-1a
    const auto add = [&hash](std::uint32_t byte) { hash = (hash ^ (byte & 0xFFU)) * 16777619U; };
    for (const char letter : row.documentName) {
        add(static_cast<unsigned char>(letter));
    }
    for (const text::Span& piece : row.place().pieces) {
        for (const std::uint32_t number : { piece.begin, piece.end }) {
            add(number);
            add(number >> 8U);
            add(number >> 16U);
        }
    }
    return ((hash ^ (hash >> 15U)) & 1U) == 0;
}

analysis::ConcordanceLine SuspectModel::placeInLine(const analysis::Suspect& row) const
{
    return placeLine(m_rowsOf->list(), m_blind && !row.proposals.empty() ? aboutBoth(row) : row);
}

QString SuspectModel::placeText(std::uint32_t line) const
{
    const analysis::Suspect& row = suspect(line);
    const auto place = placeInLine(row);
    //: %1: a document, %2 to %4: a place in its text with what stands around it
    return tr("%1: … %2 [%3] %4 …")
        .arg(toQString(row.documentName), toQString(place.left), toQString(place.words),
            toQString(place.right));
}

QString SuspectModel::alikeText(std::uint32_t line) const
{
    const analysis::Suspect& row = suspect(line);
    //: %1: words, %2 and %3: types, or "no annotation"
    return tr("“%1”, gold: %2, proposal: %3")
        .arg(toQString(row.place().words), goldText(row), proposalText(row));
}

QString SuspectModel::goldText(const analysis::Suspect& row) const
{
    return !row.gold                        ? tr("no annotation")
        : m_blind && !row.proposals.empty() ? sideText(row, { *row.gold })
                                            : toQString(row.gold->type);
}

QString SuspectModel::proposalText(const analysis::Suspect& row) const
{
    return !m_blind             ? coreText(analysis::proposalWords(row))
        : row.proposals.empty() ? goldText(row) // both say the same
                                : sideText(row, row.proposals.front().annotations);
}

QString SuspectModel::verdict(std::uint32_t line) const
{
    const analysis::Judgement* judgement = judgementOf(*m_rowsOf, line);
    if (judgement == nullptr) {
        return {};
    }
    if (m_judge) { // who judges sees the own verdicts, also where another one's counts
        if (const auto* const own = judgementOf(*m_rowsOf, line, *m_judge)) {
            judgement = own;
        } else if (!judgement->judge.empty()) {
            return tr("By another judge");
        }
    }
    using analysis::Verdict;
    if (m_blind && (judgement->verdict == Verdict::GoldWrong || judgement->verdict == Verdict::SystemWrong)) {
        const bool first = goldFirst(line) == (judgement->verdict == Verdict::GoldWrong);
        return first ? tr("The first is wrong") : tr("The other is wrong");
    }
    if (judgement->verdict == Verdict::BothAcceptable && !m_blind && m_rowsOf->facts->alone) {
        return tr("Gold is right");
    }
    if (judgement->verdict == Verdict::BothAcceptable && suspect(line).proposals.empty()) {
        return tr("Both are right");
    }
    return verdictText(judgement->verdict);
}

support::Message SuspectModel::votes(std::uint32_t line) const
{
    const std::vector both { analysis::votesInWords(suspect(line)),
        analysis::judgedInWords(m_rowsOf->ranking.judgedAlike(line)) };
    return support::joined(both, support::pattern("%1; %2"));
}

QString SuspectModel::text(std::uint32_t line, int column) const
{
    const analysis::Suspect& row = suspect(line);
    switch (column) {
    case Rank:
        return countText(rowOf(line) + 1);
    case DocumentColumn:
        return toQString(row.documentName);
    case Left:
        return toQString(placeInLine(row).left);
    case Words:
        return toQString(placeInLine(row).words);
    case Right:
        return toQString(placeInLine(row).right);
    case GoldSays:
        return !m_blind || goldFirst(line) ? goldText(row) : proposalText(row);
    case Proposal:
        return !m_blind || goldFirst(line) ? proposalText(row) : goldText(row);
    case Votes:
        return coreText(votes(line));
    case Score:
        return scoreText(row.score);
    case VerdictColumn:
        return verdict(line);
    default:
        return {};
    }
}

QVariant SuspectModel::value(std::uint32_t line, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(line, column);
    case Qt::TextAlignmentRole:
        return column == Left ? QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight) : QVariant();
    case Qt::FontRole:
        return boldFont(column == Words);
    case FaintRole:
        return isJudged(line);
    case SortRole:
        return column == Score ? QVariant(m_rowsOf->list().score(line))
            : column == Rank   ? QVariant(rowOf(line) + 1)
                               : QVariant(text(line, column));
    case ExportRole:
        return column == Score ? QVariant(scoreExport(m_rowsOf->list().score(line)))
            : column == Votes  ? QVariant(toQString(votes(line).english())) // as files have it
            : column == Rank   ? QVariant(QString::number(rowOf(line) + 1))
                               : QVariant();
    default:
        return {};
    }
}

Qt::Alignment SuspectModel::titleSide(int column) const
{
    return column == Left || isNumber(column) ? Qt::AlignRight : Qt::AlignLeft;
}

TableModel::Header SuspectModel::header(int column) const
{
    const Header headers[] = {
        { tr("Rank"), tr("By the score and by what was judged so far; judged rows stand last"), tr("#") },
        { tr("Document"), {} },
        { tr("Left"), tr("The text before the words") },
        { tr("Words"), tr("The place; where a text is not known, its positions") },
        { tr("Right"), tr("The text behind the words") },
        m_blind ? Header { tr("First says"), tr("The gold or the systems, by the place") }
                : Header { tr("Gold says"), tr("The type that the gold has here") },
        m_blind ? Header { tr("Other says"), tr("The systems or the gold, by the place") }
                : Header { tr("Proposal"), tr("What most votes say instead") },
        { tr("Votes"),
            tr("Who says what, how the words are annotated elsewhere, and how verdicts on rows "
               "like this one went") },
        { tr("Score"), tr("How doubtful the gold is here before any verdict, the more the higher") },
        { tr("Verdict"), tr("What was judged") },
    };
    static_assert(std::size(headers) == ColumnCount);
    return headers[column];
}

} // namespace touchstone::ui

#include "moc_suspectmodel.cpp"
