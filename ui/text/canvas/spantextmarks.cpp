// SPDX-License-Identifier: GPL-3.0-or-later
// SpanTextView: the marks in sight and their words, and what is asked of the lanes of further systems.
#include "ui/text/canvas/spantextview.h"

#include "core/support/lookup.h"
#include "ui/text/canvas/canvasheader.h"
#include "ui/text/canvas/spantextaccessible.h"
#include "ui/text/canvas/spantextwords.h"

namespace touchstone::ui {

void SpanTextView::setLanes(SystemLanesPtr lanes)
{
    if (!lanes && !m_layout.lanes()) {
        return;
    }
    m_state.pointed.reset();
    forgetPress(); // its marks are numbered otherwise now
    relayout([this, &lanes] {
        m_layout.setLanes(std::move(lanes));
        m_chips = ChipTable(m_layout.scene(), m_layout.metrics().smallFont, m_layout.lanes().get());
    });
    m_header->follow();
    announceTextChanged(this);
}

void SpanTextView::setSystemChoice(QWidget* choice) { m_header->setChoice(choice); }

std::vector<SpanTextView::MarkedSpan> SpanTextView::markedSpans() const
{
    std::vector<MarkedSpan> spans;
    // Stretches in sight; folds part them.
    std::vector<ColumnSpan> visible;
    for (const VisibleRow& row : m_rows) {
        const ColumnSpan columns = row.layout->shape.columns;
        if (!visible.empty() && visible.back().end == columns.begin) {
            visible.back().end = columns.end;
        } else if (!columns.empty()) {
            visible.push_back(columns);
        }
    }
    std::vector<std::uint32_t> found;
    std::vector<std::uint32_t> inStretch;
    for (unsigned track = 0; track < m_layout.trackCount(); ++track) {
        MarkId id = m_layout.trackHead(track);
        found.clear();
        for (const ColumnSpan columns : visible) {
            m_layout.marks().overlapping(id, columns, inStretch);
            for (const auto index : inStretch) {
                support::addNew(found, index);
            }
        }
        for (const auto index : found) {
            id.index = index;
            const analysis::Mark& mark = m_layout.marks().mark(id);
            const QString text = m_layout.table().slice(id.side, m_layout.marks().columns(id));
            const bool inFilter = id.lane > 0 || m_state.holds(mark.record);
            spans.push_back({ mark.record, id.side, text, mark.outcome, inFilter, id });
        }
    }
    return spans;
}

QString SpanTextView::describe(std::uint32_t record) const
{
    const QString words = recordWords(m_layout, record);
    const QString note = m_note && !words.isEmpty() ? m_note(record) : QString();
    //: for screen readers; %1: what a record is, %2: "error 12 of 345"
    return note.isEmpty() ? words : tr("%1, %2").arg(words, note);
}

QString SpanTextView::tooltipAt(QPointF point) const
{
    const auto hit = hitAt(point);
    return hit ? hitWords(m_layout, *hit, recordsOf(*hit)) : QString();
}

QString SpanTextView::describe(MarkId id) const
{
    const MarkIndex& marks = m_layout.marks();
    if (id.lane > marks.laneCount() || id.index >= marks.count(id)) {
        return {};
    }
    return id.lane > 0 ? laneMarkWords(m_layout, id) : describe(marks.mark(id).record);
}

std::vector<std::uint32_t> SpanTextView::recordsOf(const Hit& hit) const
{
    std::vector<std::uint32_t> records;
    for (const MarkId id : hit.marks) {
        if (id.lane == 0) {
            support::addNew(records, m_layout.marks().mark(id).record);
        }
    }
    return records;
}

void SpanTextView::pointAt(const Hit& hit)
{
    // As with records: outermost first, each further click goes one deeper and then around.
    const auto& marks = hit.marks;
    const auto before = m_state.pointed ? std::ranges::find(marks, *m_state.pointed) : marks.end();
    const bool further = before != marks.end() && before + 1 != marks.end();
    m_state.pointed.reset();
    viewport()->update();
    if (marks.empty() || marks.front().lane == 0) {
        return;
    }
    const MarkId id = further ? *(before + 1) : marks.front();
    const SystemLanesPtr lanes = m_layout.lanes();
    emit laneRecordActivated(id.lane, m_layout.marks().mark(id).record);
    if (lanes == m_layout.lanes()) { // what it set off may have put other systems here
        m_state.pointed = id;
    }
}

bool SpanTextView::askForLaneMenu(std::optional<QPoint> at)
{
    const auto hit = at ? hitAt(viewport()->mapFromGlobal(QPointF(*at))) : std::nullopt;
    const auto recordOf = [this](MarkId id) { return m_layout.marks().mark(id).record; };
    if (hit && hit->track && m_layout.trackHead(*hit->track).lane > 0) {
        emit laneMenuRequested(m_layout.trackHead(*hit->track).lane,
            hit->marks.empty() ? analysis::noRecord : recordOf(hit->marks.front()), *at);
        return true;
    }
    if (!at && m_state.pointed) {
        const auto rects = drawnRectsOf(m_layout, m_rows, *m_state.pointed);
        const QPointF place
            = rects.empty() ? QPointF(viewport()->rect().center()) : rects.front().bottomLeft();
        emit laneMenuRequested(
            m_state.pointed->lane, recordOf(*m_state.pointed), viewport()->mapToGlobal(place.toPoint()));
        return true;
    }
    return false;
}

} // namespace touchstone::ui
