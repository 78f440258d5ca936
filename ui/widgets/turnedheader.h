// SPDX-License-Identifier: GPL-3.0-or-later
// TurnedHeader: a horizontal header whose names can stand upright, read from bottom to top, so that many
// narrow columns fit.
#pragma once

#include <QHeaderView>

#include <climits>

namespace touchstone::ui {

class TurnedHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TurnedHeader(QWidget* parent = nullptr);

    void setTurned(bool turned);
    /// Upright names are no higher than so many pixels; longer ones are cut in their middle.
    void setHighest(int pixels);
    [[nodiscard]] bool turned() const { return m_turned; }
    /// Width of a section that lies: its name with margins.
    [[nodiscard]] int lyingWidth(int section) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int logicalIndex) const override;

private:
    void changeHeight();
    [[nodiscard]] QString name(int section) const;
    /// Room for names that lie.
    [[nodiscard]] int longestLying() const { return fontMetrics().averageCharWidth() * 16; }
    /// Room for upright names: as much, or less where the table is low.
    [[nodiscard]] int longest() const;

    bool m_turned = false;
    int m_highest = INT_MAX; ///< pixels
};

} // namespace touchstone::ui
