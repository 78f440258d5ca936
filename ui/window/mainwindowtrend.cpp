// SPDX-License-Identifier: GPL-3.0-or-later
// The window of trends, and what it asks of the main window: figures, paper, the files behind a point.
#include "ui/export/figuredialog.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/printing/printdialog.h"
#include "ui/window/mainwindow.h"

#include <QFileInfo>

namespace touchstone::ui {

TrendWindow* MainWindow::showTrend(const QStringList& paths)
{
    auto* trend = findChild<TrendWindow*>();
    if (trend == nullptr) {
        trend = new TrendWindow(m_selection, this);
        connect(&trend->view(), &TrendView::opened, this, [this](const QStringList& opened) {
            m_settings.trend = opened;
            remember();
        });
        connect(&trend->view(), &TrendView::figureRequested, this, [this, trend]() {
            if (auto shown = trend->view().shownTrend()) {
                auto* dialog = new FigureDialog(m_session, m_selection, trend);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->setTrend(std::move(*shown));
                dialog->show();
            }
        });
        connect(&trend->view(), &TrendView::printRequested, this, [this, trend]() {
            QStringList files;
            for (const QString& path : trend->view().paths()) {
                files << QFileInfo(path).fileName();
            }
            const QString title = QStringLiteral("%1 · %2").arg(trend->windowTitle(), trend->view().score());
            auto* dialog
                = new PrintDialog(m_session, m_selection, { { title, &trend->view(), files } }, trend);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            helpByKey(*dialog, QStringLiteral("files#print"));
            dialog->open();
        });
        connect(
            &trend->view(), &TrendView::dataRequested, this, [this](const analysis::DataSetSpec& dataSet) {
                openDataSet(dataSet);
                raise();
                activateWindow();
            });
    }
    if (!paths.isEmpty()) {
        trend->view().open(paths);
    } else if (trend->view().paths().isEmpty() && !m_settings.trend.isEmpty()) {
        trend->view().open(m_settings.trend);
    }
    trend->show();
    trend->raise();
    trend->activateWindow();
    return trend;
}

} // namespace touchstone::ui
