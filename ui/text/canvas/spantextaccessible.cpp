// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/spantextaccessible.h"

#include "ui/text/canvas/spantextview.h"
#include "ui/text/canvas/spantextwords.h"
#include "ui/text/paintedparts.h"

#include <QAccessible>
#include <QAccessibleTextInterface>

#include <set>

namespace touchstone::ui {

namespace {

// The parts are the visible records, and the marks of further lanes.
class SpanTextAccessible : public PaintedParts, public QAccessibleTextInterface
{
public:
    explicit SpanTextAccessible(SpanTextView* view)
        : PaintedParts(view, QAccessible::Document, QAccessible::ListItem)
        , m_view(view)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const TextScene* scene = view()->scene();
        if (kind != QAccessible::Description || scene == nullptr) {
            return PaintedParts::text(kind);
        }
        if (scene->alone) {
            return SpanTextView::tr("%1; Alt with arrow keys moves between nested annotations")
                .arg(scene->goldTitle);
        }
        //: %1 and %2 are the titles of the two sides
        QString both
            = SpanTextView::tr("%1 and %2, aligned; Alt with arrow keys moves between nested annotations")
                  .arg(scene->goldTitle, scene->systemTitle);
        if (view()->shownMode() == ViewMode::Stacked) {
            both = lanesText(view()->layoutData());
        }
        const auto folds = view()->layoutData().foldCount();
        if (folds == 0) {
            return both;
        }
        //: %1: what is shown
        return SpanTextView::tr(
            "%1; only differences, %Ln stretches folded away; + shows the next, - folds again", nullptr,
            static_cast<int>(folds))
            .arg(both);
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = PaintedParts::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : PaintedParts::interface_cast(type);
    }

    [[nodiscard]] std::vector<Part> parts() const override
    {
        std::vector<Part> result;
        std::set<Part> seen;
        for (const auto& span : view()->markedSpans()) {
            const Part part = span.id.lane > 0 ? partOf(span.id) : span.record;
            if (span.record != analysis::noRecord && seen.insert(part).second) {
                result.push_back(part);
            }
        }
        return result;
    }
    [[nodiscard]] QString partName(Part part) const override
    {
        return isRecord(part) ? view()->describe(numberOf(part)) : view()->describe(markOf(part));
    }
    [[nodiscard]] QRectF partRect(Part part) const override
    {
        auto rects = isRecord(part) ? view()->rectsOf(numberOf(part), SideId::Gold)
                                    : drawnRectsOf(view()->layoutData(), view()->visibleRows(), markOf(part));
        if (rects.empty() && isRecord(part)) {
            rects = view()->rectsOf(numberOf(part), SideId::System);
        }
        QRectF all;
        for (const QRectF& rect : rects) {
            all = all.united(rect);
        }
        return all;
    }
    [[nodiscard]] std::optional<Part> currentPart() const override
    {
        const std::uint32_t current = view()->currentRecord();
        return current == analysis::noRecord ? std::nullopt : std::optional<Part>(current);
    }
    void press(Part part) const override
    {
        if (isRecord(part)) {
            Q_EMIT view()->recordActivated(numberOf(part));
        } else {
            const MarkId mark = markOf(part);
            Q_EMIT view()->laneRecordActivated(mark.lane, view()->layoutData().marks().mark(mark).record);
        }
    }

    // Text: the focused side, gaps left out.
    void selection(int index, int* start, int* end) const override
    {
        *start = *end = 0;
        const auto range = view()->selection();
        if (index == 0 && range) {
            *start = unit(range->columns.begin);
            *end = unit(range->columns.end);
        }
    }
    [[nodiscard]] int selectionCount() const override { return view()->selection() ? 1 : 0; }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int /*index*/) override { view()->setSelection(std::nullopt); }
    void setSelection(int /*index*/, int start, int end) override
    {
        view()->setSelection(
            SideRange { side(), { columnAt(std::min(start, end)), columnAt(std::max(start, end)) } });
    }
    [[nodiscard]] int cursorPosition() const override
    {
        const auto& marks = view()->layoutData().marks();
        if (const auto id = marks.on(side(), view()->currentRecord())) {
            return unit(marks.columns(*id).begin);
        }
        const auto rows = view()->visibleRows();
        return rows.empty() ? 0 : unit(rows.front().layout->shape.columns.begin);
    }
    void setCursorPosition(int position) override { scrollToSubstring(position, position); }
    [[nodiscard]] QString text(int start, int end) const override
    {
        const QString& all = view()->layoutData().table().text(side());
        const auto from = std::clamp<qsizetype>(start, 0, all.size());
        return all.mid(from, std::max<qsizetype>(0, end - from));
    }
    [[nodiscard]] int characterCount() const override
    {
        return static_cast<int>(view()->layoutData().table().text(side()).size());
    }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const auto column = columnAt(offset);
        const auto rects
            = ui::rectsOf(view()->layoutData(), view()->visibleRows(), side(), { column, column + 1 });
        return rects.empty() ? QRect() : onScreen(rects.front());
    }
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override
    {
        const QPointF local = view()->viewport()->mapFromGlobal(QPointF(point));
        const auto hit
            = hitTest(view()->layoutData(), ChipTable(), view()->visibleRows(), local, analysis::noRecord);
        return hit && hit->side == side() ? unit(hit->column) : -1;
    }
    void scrollToSubstring(int start, int /*end*/) override { view()->scrollToColumn(columnAt(start)); }
    [[nodiscard]] QString attributes(int offset, int* start, int* end) const override
    {
        *start = offset;
        *end = offset + 1;
        return {};
    }

private:
    [[nodiscard]] SpanTextView* view() const { return m_view; }
    [[nodiscard]] SideId side() const { return view()->focusedSide(); }
    [[nodiscard]] std::uint32_t columnAt(int offset) const
    {
        const auto position = static_cast<std::uint32_t>(std::max(0, offset));
        return view()->layoutData().table().columnOfUnit(side(), position);
    }
    [[nodiscard]] int unit(std::uint32_t column) const
    {
        return static_cast<int>(view()->layoutData().table().unit(side(), column));
    }
    // A record, or a mark of a further lane with the lane's number in the upper half.
    static constexpr unsigned laneShift = 32;
    [[nodiscard]] static bool isRecord(Part part) { return part >> laneShift == 0; }
    [[nodiscard]] static std::uint32_t numberOf(Part part) { return static_cast<std::uint32_t>(part); }
    [[nodiscard]] static Part partOf(MarkId mark) { return Part { mark.lane } << laneShift | mark.index; }
    [[nodiscard]] MarkId markOf(Part part) const
    {
        const auto lane = static_cast<std::uint8_t>(part >> laneShift);
        return { view()->layoutData().trackHead(lane).side, numberOf(part), lane };
    }

    SpanTextView* m_view; // outlives this: Qt drops the interface with its object
};

} // namespace

void installSpanTextAccessibility() { installAccessibility<SpanTextView, SpanTextAccessible>(); }

void announceTextChanged(SpanTextView* view)
{
    if (QAccessible::isActive()) {
        QAccessibleEvent event(view, QAccessible::DocumentContentChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void announceCurrent(SpanTextView* view)
{
    if (auto* interface = dynamic_cast<SpanTextAccessible*>(listenedParts(view))) {
        QAccessibleTextCursorEvent cursor(view, interface->cursorPosition());
        QAccessible::updateAccessibility(&cursor);
        interface->announceCurrent();
    }
}

} // namespace touchstone::ui
