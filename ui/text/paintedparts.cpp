// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/paintedparts.h"

#include "core/support/lookup.h"

#include <QAbstractScrollArea>
#include <QPointer>

#include <algorithm>

namespace touchstone::ui {

namespace {

// Lives as long as the interface of its widget.
class PartInterface : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PartInterface(QWidget* widget, const PaintedParts* owner, PaintedParts::Part part)
        : m_widget(widget)
        , m_owner(owner)
        , m_part(part)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_widget.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_widget ? QAccessible::queryAccessibleInterface(m_widget) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return !m_widget                       ? QString()
            : kind == QAccessible::Name        ? m_owner->partName(m_part)
            : kind == QAccessible::Description ? m_owner->partDescription(m_part)
                                               : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override { }
    [[nodiscard]] QAccessible::Role role() const override { return m_owner->partRole(); }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        if (const QWidget* widget = m_widget.data(); widget != nullptr) {
            state.selected = m_owner->currentPart() == m_part;
            state.focused = state.selected && widget->hasFocus();
            state.invisible = !widget->isVisible();
        }
        state.offscreen = rect().isNull();
        return state;
    }
    [[nodiscard]] QRect rect() const override
    {
        return m_widget ? m_owner->onScreen(m_owner->partRect(m_part)) : QRect();
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return { pressAction() }; }
    void doAction(const QString& name) override
    {
        if (m_widget && name == pressAction()) {
            m_owner->press(m_part);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

    [[nodiscard]] PaintedParts::Part part() const { return m_part; }

private:
    QPointer<QWidget> m_widget;
    const PaintedParts* m_owner;
    PaintedParts::Part m_part;
};

} // namespace

PaintedParts::PaintedParts(QWidget* widget, QAccessible::Role role, QAccessible::Role partRole)
    : QAccessibleWidget(widget, role)
    , m_partRole(partRole)
{
}

PaintedParts::~PaintedParts() { forgetParts(); }

int PaintedParts::childCount() const
{
    return static_cast<int>(parts().size()) + QAccessibleWidget::childCount();
}

QAccessibleInterface* PaintedParts::child(int index) const
{
    const std::vector<Part> all = parts();
    const auto count = static_cast<int>(all.size());
    if (index < 0) {
        return nullptr;
    }
    return index < count ? interfaceOf(all[static_cast<std::size_t>(index)])
                         : QAccessibleWidget::child(index - count);
}

int PaintedParts::indexOfChild(const QAccessibleInterface* child) const
{
    const std::vector<Part> all = parts();
    if (const auto* part = dynamic_cast<const PartInterface*>(child)) {
        const auto found = std::ranges::find(all, part->part());
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? index : index + static_cast<int>(all.size());
}

QAccessibleInterface* PaintedParts::childAt(int x, int y) const
{
    for (const Part part : parts()) {
        if (onScreen(partRect(part)).contains(x, y)) {
            return interfaceOf(part);
        }
    }
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* PaintedParts::focusChild() const
{
    const auto current = currentPart();
    const bool here = current && widget()->hasFocus() && support::contains(parts(), *current);
    return here ? interfaceOf(*current) : QAccessibleWidget::focusChild();
}

QAccessibleInterface* PaintedParts::interfaceOf(Part part) const
{
    if (const auto known = m_ids.find(part); known != m_ids.end()) {
        return QAccessible::accessibleInterface(known->second);
    }
    if (m_ids.size() > mostKept) { // scrolled far
        forgetParts();
    }
    auto* made = new PartInterface(widget(), this, part);
    m_ids.emplace(part, QAccessible::registerAccessibleInterface(made));
    return made;
}

void PaintedParts::forgetParts() const
{
    for (const auto& [part, id] : m_ids) {
        QAccessible::deleteAccessibleInterface(id);
    }
    m_ids.clear();
}

void PaintedParts::announceCurrent() const
{
    const auto current = currentPart();
    const int index = current ? indexOfChild(interfaceOf(*current)) : -1;
    if (index >= 0) {
        QAccessibleEvent focus(widget(), QAccessible::Focus);
        focus.setChild(index);
        QAccessible::updateAccessibility(&focus);
    }
}

const QWidget* PaintedParts::surface() const
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget());
    return area != nullptr ? area->viewport() : widget();
}

QRect PaintedParts::onScreen(const QRectF& rect) const
{
    const QRect area = rect.toAlignedRect();
    return rect.isNull() ? QRect() : QRect(surface()->mapToGlobal(area.topLeft()), area.size());
}

void announceDescribedPart(QWidget* widget)
{
    if (const PaintedParts* parts = listenedParts(widget)) {
        parts->announceCurrent();
        QAccessibleEvent event(widget, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

PaintedParts* listenedParts(QWidget* widget)
{
    return QAccessible::isActive()
        ? dynamic_cast<PaintedParts*>(QAccessible::queryAccessibleInterface(widget))
        : nullptr;
}

} // namespace touchstone::ui
