// SPDX-License-Identifier: GPL-3.0-or-later
// OverviewRuler: the whole document beside the canvas, cut into bands of a few pixels. Each kind of error has
// a lane of its own, and how wide its bar is in a band says how many of them stand there.
#pragma once

#include "core/match/model/outcome.h"

#include <QWidget>

#include <array>

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

    /// Records of an outcome that touch the band of a pixel row; a pair counts once.
    [[nodiscard]] std::uint32_t countAt(int y, match::Outcome outcome) const;
    /// How wide the bar is there: 1 where the document has most of one kind, in proportion elsewhere.
    [[nodiscard]] double shareAt(int y, match::Outcome outcome) const;
    /// What stands at a pixel row, in words; empty: nothing.
    [[nodiscard]] QString describe(int y) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void jumpRequested(double fraction); ///< 0..1 of the document

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    using Band = std::array<std::uint32_t, match::outcomeCount>;

    void jump(double y);
    void paintBands(QPainter& painter);
    [[nodiscard]] const Band* bandAt(int y) const; ///< null: there is none

    const SpanLayout* m_layout = nullptr;
    const std::vector<std::uint32_t>* m_inFilter = nullptr;
    std::vector<Band> m_bands; ///< from top to bottom
    int m_bandHeight = 1; ///< pixels
    std::uint32_t m_most = 0; ///< errors of one kind in a band; of a gold alone annotations
    double m_from = 0;
    double m_to = 1;
};

} // namespace touchstone::ui
