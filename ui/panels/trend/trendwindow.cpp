// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trend/trendwindow.h"

#include "ui/help/helpwindow.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QShortcut>

namespace touchstone::ui {

TrendWindow::TrendWindow(SelectionModel& selection, QWidget* parent)
    : QDialog(parent)
    , m_view(new TrendView(selection, this))
{
    setWindowTitle(tr("Trend of scores"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    layColumn(this, {}, { m_view });
    const int unit = fontMetrics().averageCharWidth();
    constexpr int wide = 120;
    constexpr int high = 90;
    resizeWithinScreen(*this, { unit * wide, unit * high });
    new ScreenFit(*this);
    auto* print = new QShortcut(QKeySequence::Print, this);
    connect(print, &QShortcut::activated, m_view->printButton(), &QPushButton::click);
    auto* help = new QShortcut(QKeySequence::HelpContents, this);
    connect(help, &QShortcut::activated, this, [this]() { showHelp(this, QStringLiteral("index#trend")); });
}

} // namespace touchstone::ui

#include "moc_trendwindow.cpp"
