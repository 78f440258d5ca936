// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasHeader: names the two sides above the canvas, each over its pane.
#pragma once

#include "core/explain/highlight.h"

#include <QWidget>

namespace touchstone::ui {

class SpanLayout;

class CanvasHeader : public QWidget
{
    Q_OBJECT

public:
    explicit CanvasHeader(QWidget* parent = nullptr);

    /// `layout` must outlive the header.
    void setSource(const SpanLayout* layout) { m_layout = layout; }
    /// Stands before the title of the system's pane, or before both titles where there is one pane, and
    /// belongs to the header from then on; null: nothing does, and what stood there is hidden.
    void setChoice(QWidget* choice);
    /// To be called when scene, mode or widths of the layout are others.
    void follow();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where the titles of a side's pane begin.
    [[nodiscard]] double titleLeft(analysis::SideId side) const;

    const SpanLayout* m_layout = nullptr;
    QWidget* m_choice = nullptr;
};

} // namespace touchstone::ui
