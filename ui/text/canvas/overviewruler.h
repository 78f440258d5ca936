// SPDX-License-Identifier: GPL-3.0-or-later
// OverviewRuler: the whole document in one lane beside the canvas. Where several outcomes share a pixel the
// gravest shows, so no error is lost.
#pragma once

#include "core/match/model/outcome.h"

#include <QWidget>

namespace touchstone::ui {

class SpanLayout;

class OverviewRuler : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewRuler(QWidget* parent = nullptr);

    /// `layout` must outlive the ruler; `inFilter` may be null (all records).
    void setSource(const SpanLayout* layout, const std::vector<std::uint32_t>* inFilter);
    /// Marks or filter have changed. O(marks + height).
    void refresh();
    /// The part that the canvas shows, in 0..1 of the document.
    void setVisibleRange(double from, double to);

    /// What a pixel row shows; for tests.
    [[nodiscard]] std::optional<match::Outcome> outcomeAt(int y) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void jumpRequested(double fraction); ///< 0..1 of the document

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void jump(double y);

    const SpanLayout* m_layout = nullptr;
    const std::vector<std::uint32_t>* m_inFilter = nullptr;
    std::vector<std::int8_t> m_rows; ///< outcome of each pixel row, -1: none
    double m_from = 0;
    double m_to = 1;
};

} // namespace touchstone::ui
