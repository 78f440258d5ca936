// SPDX-License-Identifier: GPL-3.0-or-later
// LogView: the findings of reading and evaluating; a row shows its place in the file.
#pragma once

#include "ui/models/diagnosticsmodel.h"
#include "ui/models/filelines.h"

#include <QFutureWatcher>
#include <QWidget>

#include <array>
#include <stop_token>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace touchstone::ui {

class CellInteraction;
class SelectionModel;
class Session;
class StatePage;

class LogView : public QWidget
{
    Q_OBJECT

public:
    LogView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~LogView() override;

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] DiagnosticsModel* model() const { return m_model; }
    [[nodiscard]] QPlainTextEdit* preview() const { return m_preview; }

Q_SIGNALS:
    /// Enter or a double click on a finding with a place; the view shows the line itself. Line 0: unknown.
    void placeActivated(const QString& file, std::uint32_t line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeFindings();
    void showState();
    void activate(const QModelIndex& index);
    void showPlace(const QString& file, std::uint32_t line);
    void takeLines();
    void showMenu(const QModelIndex& index, const QPoint& position);

    Session& m_session;
    DiagnosticsModel* m_model;
    QTableView* m_table;
    CellInteraction* m_interaction;
    QLineEdit* m_filter;
    std::array<QToolButton*, 3> m_severities {};
    QStackedWidget* m_pages;
    StatePage* m_page;
    QSplitter* m_splitter;
    QWidget* m_previewPane;
    QLabel* m_previewTitle;
    QPlainTextEdit* m_preview;
    QFutureWatcher<FileLines> m_watcher;
    std::stop_source m_stop;
    std::uint32_t m_line = 0;
    bool m_fitted = false;
};

} // namespace touchstone::ui
