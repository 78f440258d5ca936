// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreStatus: the status bar's fixed part: F1 with precision and recall, counts, unit, and what runs with
// its Cancel.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStatusBar;

namespace touchstone::ui {

class ScoreStatus : public QObject
{
    Q_OBJECT

public:
    /// Puts its widgets into the status bar, which owns them.
    ScoreStatus(Session& session, SelectionModel& selection, QStatusBar& bar, QObject* parent = nullptr);

    [[nodiscard]] QString scoreLine() const;

protected:
    /// The bar's tooltip tells the memory in use.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshScores();
    void refreshState();

    Session& m_session;
    SelectionModel& m_selection;
    QLabel* m_scores;
    QLabel* m_counts;
    QLabel* m_unit;
    QLabel* m_floor; ///< the threshold in force: else nobody would remember it
    QLabel* m_what;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace touchstone::ui
