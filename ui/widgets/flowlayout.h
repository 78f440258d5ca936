// SPDX-License-Identifier: GPL-3.0-or-later
// FlowLayout: children one after another, on a further line where the width ends. Reading order follows the
// layout direction.
#pragma once

#include <QLayout>

#include <initializer_list>
#include <memory>
#include <vector>

namespace touchstone::ui {

class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    FlowLayout(QMargins margins, std::initializer_list<QWidget*> widgets, QWidget* parent = nullptr);

    /// Takes ownership, as every layout.
    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Places the items (when asked to) and returns the height used.
    int arrange(const QRect& rect, bool apply) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace touchstone::ui
