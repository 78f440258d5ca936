// SPDX-License-Identifier: GPL-3.0-or-later
// FindingsView: a list of findings with filters; a row shows its place in the file.
#pragma once

#include "ui/models/diagnosticsmodel.h"
#include "ui/models/filelines.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/statepage.h"

#include <QFutureWatcher>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>

class QToolButton;

namespace touchstone::ui {

class FindingsView : public QWidget
{
    Q_OBJECT

public:
    /// `whenEmpty` fills the page that stands in the place of the table while there are no findings.
    explicit FindingsView(std::function<void(StatePage&)> whenEmpty, QWidget* parent = nullptr);
    ~FindingsView() override;

    void setFindings(const support::Diagnostics& findings);
    /// Shows the table, or the page that says why it is empty.
    void showAll();
    void showState();
    /// Every finding in its own order, the first one selected.
    void showFirst();

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] DiagnosticsModel* model() const { return m_model; }
    [[nodiscard]] QPlainTextEdit* preview() const { return m_preview; }

private:
    void activate(const QModelIndex& index);
    void showMessage(const QModelIndex& current);
    void showPlace(const QString& file, std::uint32_t line);
    void takeLines();
    void showMenu(const QModelIndex& index, const QPoint& position);

    std::function<void(StatePage&)> m_whenEmpty;
    DiagnosticsModel* m_model = new DiagnosticsModel(this);
    QTableView* m_table = new FocusAware<QTableView>(this);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    QLineEdit* m_filter = makeField(this, tr("Filter by file, code or message"), tr("Filter the findings"));
    std::array<QToolButton*, 3> m_severities {};
    StatePages* m_pages = new StatePages(m_table, this);
    QWidget* m_previewPane = new QWidget(this);
    QLabel* m_previewTitle = new QLabel(this);
    QLabel* m_message = new QLabel(this); ///< the current finding's, whole
    QPlainTextEdit* m_preview = new QPlainTextEdit(this);
    QFutureWatcher<FileLines> m_watcher;
    std::stop_source m_stop;
    std::uint32_t m_line = 0;
    std::vector<int> m_widths; ///< as fitted last; others are the user's, and stay
};

} // namespace touchstone::ui
