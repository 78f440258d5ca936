// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentsView: the list of documents with their counts; choosing one shows it.
#pragma once

#include "ui/models/documentmodel.h"
#include "ui/session/shownsystem.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;
class QTableView;

namespace touchstone::ui {

class CellInteraction;
class ElidedLabel;
class SelectionModel;
class Session;
class StatePages;

class DocumentsView : public QWidget
{
    Q_OBJECT

public:
    DocumentsView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] DocumentModel* model() const { return m_model; }
    [[nodiscard]] QLineEdit* filterField() const { return m_filter; }
    /// "System A: team10".
    [[nodiscard]] QString systemText() const;

Q_SIGNALS:
    /// Enter or a double click: the document is shown already, the text may take the focus.
    void activated(std::size_t documentCase);

private:
    void takeResult();
    void showCurrent();
    void showState();
    void showMenu(const QModelIndex& index, const QPoint& position);

    Session& m_session;
    SelectionModel& m_selection;
    DocumentModel* m_model;
    QTableView* m_table;
    CellInteraction* m_interaction;
    QLineEdit* m_filter;
    QLabel* m_count;
    ElidedLabel* m_system; ///< whose numbers these are
    StatePages* m_pages;
    ShownSystem::Role m_role = ShownSystem::Role::A; ///< that the numbers are of
    bool m_following = false; ///< the selection moves the list, not the other way round
    std::string m_fittedFor; ///< the gold whose names gave the widths
};

} // namespace touchstone::ui
