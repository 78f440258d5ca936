// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/spantextaccessible.h"

#include "core/support/lookup.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/text/canvas/spantextwords.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QAccessibleTextInterface>
#include <QAccessibleWidget>
#include <QPointer>

#include <set>

namespace touchstone::ui {

namespace {

/// A rectangle of the viewport; null stays null.
QRect onScreen(const SpanTextView& view, const QRectF& rect)
{
    const QRect area = rect.toAlignedRect();
    return rect.isNull() ? QRect() : QRect(view.viewport()->mapToGlobal(area.topLeft()), area.size());
}

/// A record of the scene (lane 0), or a mark of a further lane.
struct Child
{
    std::uint8_t lane = 0;
    std::uint32_t number = 0; ///< of the record; of the mark in its lane
    friend auto operator<=>(const Child&, const Child&) = default;
};

// One visible record, or mark of a further lane. Lives as long as its canvas's interface.
class RecordAccessible : public QAccessibleInterface
{
public:
    RecordAccessible(SpanTextView* view, Child child)
        : m_view(view)
        , m_child(child)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_view.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!m_view || kind != QAccessible::Name) {
            return {};
        }
        return m_child.lane > 0 ? m_view->describe(mark()) : m_view->describe(m_child.number);
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override { }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        if (const SpanTextView* view = m_view.data()) {
            state.selected
                = m_child.lane > 0 ? view->pointedMark() == mark() : view->currentRecord() == m_child.number;
            state.focused = state.selected && view->hasFocus();
        }
        state.offscreen = rect().isNull();
        return state;
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!m_view) {
            return {};
        }
        auto rects = m_child.lane > 0 ? drawnRectsOf(m_view->layoutData(), m_view->visibleRows(), mark())
                                      : m_view->rectsOf(m_child.number, SideId::Gold);
        if (rects.empty() && m_child.lane == 0) {
            rects = m_view->rectsOf(m_child.number, SideId::System);
        }
        QRectF all;
        for (const QRectF& part : rects) {
            all = all.united(part);
        }
        return onScreen(*m_view, all);
    }
    [[nodiscard]] Child place() const { return m_child; }

private:
    /// Of a further lane: its side is that of the one text.
    [[nodiscard]] MarkId mark() const
    {
        const SideId side = m_view->layoutData().trackHead(m_child.lane).side;
        return { side, m_child.number, m_child.lane };
    }

    QPointer<SpanTextView> m_view;
    Child m_child;
};

class SpanTextAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit SpanTextAccessible(SpanTextView* view)
        : QAccessibleWidget(view, QAccessible::Document)
        , m_view(view)
    {
    }
    ~SpanTextAccessible() override { forgetRecords(); }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const TextScene* scene = view()->scene();
        if (kind != QAccessible::Description || scene == nullptr) {
            return QAccessibleWidget::text(kind);
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
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TextInterface ? static_cast<QAccessibleTextInterface*>(this)
                                                  : QAccessibleWidget::interface_cast(type);
    }

    // Children: the visible records, then what the widget itself has.
    [[nodiscard]] int childCount() const override
    {
        return static_cast<int>(inSight().size()) + QAccessibleWidget::childCount();
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        const auto visible = inSight();
        const auto count = static_cast<int>(visible.size());
        if (index < 0) {
            return nullptr;
        }
        return index < count ? recordChild(visible[static_cast<std::size_t>(index)])
                             : QAccessibleWidget::child(index - count);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto visible = inSight();
        if (const auto* record = dynamic_cast<const RecordAccessible*>(child)) {
            const auto found = std::ranges::find(visible, record->place());
            return found == visible.end() ? -1 : static_cast<int>(found - visible.begin());
        }
        const int index = QAccessibleWidget::indexOfChild(child);
        return index < 0 ? index : index + static_cast<int>(visible.size());
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const Child current { 0, view()->currentRecord() };
        return view()->hasFocus() && support::contains(inSight(), current) ? recordChild(current)
                                                                           : QAccessibleWidget::focusChild();
    }
    [[nodiscard]] QAccessibleInterface* recordChild(Child child) const
    {
        const auto known = m_ids.find(child);
        if (known != m_ids.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        if (m_ids.size() > mostChildren) { // scrolled far
            forgetRecords();
        }
        auto* made = new RecordAccessible(view(), child);
        m_ids.emplace(child, QAccessible::registerAccessibleInterface(made));
        return made;
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
        return rects.empty() ? QRect() : onScreen(*view(), rects.front());
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
    static constexpr std::size_t mostChildren = 4096;

    void forgetRecords() const
    {
        for (const auto& [child, id] : m_ids) {
            QAccessible::deleteAccessibleInterface(id);
        }
        m_ids.clear();
    }
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
    [[nodiscard]] std::vector<Child> inSight() const
    {
        std::vector<Child> result;
        std::set<Child> seen;
        for (const auto& span : view()->markedSpans()) {
            const Child child { span.id.lane, span.id.lane > 0 ? span.id.index : span.record };
            if (span.record != analysis::noRecord && seen.insert(child).second) {
                result.push_back(child);
            }
        }
        return result;
    }

    SpanTextView* m_view; // outlives this: Qt drops the interface with its object
    mutable std::map<Child, QAccessible::Id> m_ids;
};

QAccessibleInterface* makeInterface(const QString& /*name*/, QObject* object)
{
    auto* view = qobject_cast<SpanTextView*>(object);
    return view != nullptr ? new SpanTextAccessible(view) : nullptr;
}

} // namespace

void installSpanTextAccessibility()
{
    QAccessible::installFactory(makeInterface); // keeps one entry per function
}

void announceTextChanged(SpanTextView* view)
{
    if (QAccessible::isActive()) {
        QAccessibleEvent event(view, QAccessible::DocumentContentChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void announceCurrent(SpanTextView* view, std::uint32_t record)
{
    auto* interface = QAccessible::isActive()
        ? dynamic_cast<SpanTextAccessible*>(QAccessible::queryAccessibleInterface(view))
        : nullptr;
    if (interface == nullptr) {
        return;
    }
    QAccessibleTextCursorEvent cursor(view, interface->cursorPosition());
    QAccessible::updateAccessibility(&cursor);
    const int index = interface->indexOfChild(interface->recordChild({ 0, record }));
    if (index >= 0) {
        QAccessibleEvent focus(view, QAccessible::Focus);
        focus.setChild(index);
        QAccessible::updateAccessibility(&focus);
    }
}

} // namespace touchstone::ui
