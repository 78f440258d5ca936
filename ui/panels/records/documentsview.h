// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentsView: the list of documents with their counts; choosing one shows it.
#pragma once

#include "ui/models/documentmodel.h"
#include "ui/session/shownsystem.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QLineEdit>
#include <QTableView>

namespace touchstone::ui {

class DocumentsView : public SessionPanel
{
    Q_OBJECT

public:
    DocumentsView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] DocumentModel* model() const { return m_model; }
    [[nodiscard]] QLineEdit* filterField() const { return m_filter; }
    /// "3 of 12": documents listed, or with records in the filter.
    [[nodiscard]] QString countShown() const { return m_count->text(); }
    /// "System A: team10".
    [[nodiscard]] QString systemText() const { return m_system->text(); }

Q_SIGNALS:
    /// Enter or a double click: the document is shown already, the text may take the focus.
    void activated(std::size_t documentCase);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Counts of both sides stand where there is room beside errors and score. Returns whether columns came
    /// or went.
    bool fitCounts();
    /// Counts as wide as they need, names what is left, unless the user set a width.
    void fitWidths();
    /// Names are cut where most of them stay apart. O(documents shown) where the room is another.
    void elideNames();
    void takeResult();
    void showCurrent();
    void showState();
    [[nodiscard]] std::optional<std::int64_t> filteredDocuments() const;
    void showMenu(const QModelIndex& index, const QPoint& position);

    DocumentModel* m_model = new DocumentModel(this);
    QTableView* m_table = sortableTable(this);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    RestColumns* m_names = new RestColumns(m_table, { DocumentModel::Name }, 9);
    QLineEdit* m_filter = makeField(this, tr("Filter by name"), tr("Filter the documents by name"));
    QLabel* m_count = new QLabel(this);
    ElidedLabel* m_system = new ElidedLabel(this); ///< whose numbers these are
    StatePages* m_pages = new StatePages(m_table, this);
    ShownSystem::Role m_role = ShownSystem::Role::A; ///< that the numbers are of
    bool m_following = false; ///< the selection moves the list, not the other way round
    bool m_leading = false; ///< the user chooses a row
    std::string m_fittedFor; ///< the gold whose names gave the widths
    int m_roomOfNames = -1; ///< pixels
};

} // namespace touchstone::ui
