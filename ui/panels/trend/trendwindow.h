// SPDX-License-Identifier: GPL-3.0-or-later
// TrendWindow: the trend of scores in a window of its own, since it needs no open data.
#pragma once

#include "ui/panels/trend/trendview.h"

#include <QDialog>

namespace touchstone::ui {

class TrendWindow : public QDialog
{
    Q_OBJECT

public:
    explicit TrendWindow(SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] TrendView& view() const { return *m_view; }

private:
    TrendView* m_view;
};

} // namespace touchstone::ui
