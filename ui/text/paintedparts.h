// SPDX-License-Identifier: GPL-3.0-or-later
// PaintedParts: what assistive technology is told of a widget that paints its content by itself: its parts
// (records, bars, nodes) as children with names, places and an action.
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace touchstone::ui {

class PaintedParts : public QAccessibleWidget
{
public:
    /// What a part is called among those of its widget; the same as long as it is the same part.
    using Part = std::uint64_t;

    PaintedParts(QWidget* widget, QAccessible::Role role, QAccessible::Role partRole);
    ~PaintedParts() override;

    /// Those that can be reached, in reading order.
    [[nodiscard]] virtual std::vector<Part> parts() const = 0;
    [[nodiscard]] virtual QString partName(Part part) const = 0;
    [[nodiscard]] virtual QString partDescription(Part /*part*/) const { return {}; }
    /// In surface(); null: not in sight.
    [[nodiscard]] virtual QRectF partRect(Part part) const = 0;
    /// The one that keys stand on.
    [[nodiscard]] virtual std::optional<Part> currentPart() const = 0;
    /// As a click does.
    virtual void press(Part part) const = 0;

    // Children: the parts, then what the widget itself has.
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// Tells that keys have come to another part.
    void announceCurrent() const;
    [[nodiscard]] QAccessible::Role partRole() const { return m_partRole; }
    /// What partRect() is measured in: the viewport of a scroll area, else the widget.
    [[nodiscard]] const QWidget* surface() const;
    [[nodiscard]] QRect onScreen(const QRectF& rect) const;

private:
    static constexpr std::size_t mostKept = 4096;

    [[nodiscard]] QAccessibleInterface* interfaceOf(Part part) const;
    void forgetParts() const;

    QAccessible::Role m_partRole;
    mutable std::map<Part, QAccessible::Id> m_ids;
};

/// Makes Qt ask for `Interface` where it needs one of a `Widget`; safe to call more than once.
template <typename Widget, typename Interface> void installAccessibility()
{
    QAccessible::installFactory([](const QString& /*name*/, QObject* object) -> QAccessibleInterface* {
        auto* widget = qobject_cast<Widget*>(object);
        return widget != nullptr ? new Interface(widget) : nullptr;
    }); // keeps one entry per function
}

/// Tells that keys have come to another part, which the widget's description describes.
void announceDescribedPart(QWidget* widget);

/// The interface of a widget while somebody listens.
[[nodiscard]] PaintedParts* listenedParts(QWidget* widget);

} // namespace touchstone::ui
