// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasHeader: names the two sides above the canvas, each over its pane.
#pragma once

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
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const SpanLayout* m_layout = nullptr;
};

} // namespace touchstone::ui
