// SPDX-License-Identifier: GPL-3.0-or-later
// LeadTable: a table of leads whose sentences are read whole, as the panels show it.
#pragma once

#include "ui/leads/leadmodel.h"

class QTableView;

namespace touchstone::ui {

class CellInteraction;
class RestColumns;

class LeadTable : public QObject
{
    Q_OBJECT

public:
    /// The table stands in `parent`. `name`: for screen readers.
    LeadTable(const QString& name, QWidget* parent);

    [[nodiscard]] LeadModel* model() const { return m_model; }
    [[nodiscard]] QTableView* view() const { return m_view; }
    [[nodiscard]] CellInteraction* interaction() const { return m_interaction; }
    /// Row with the cursor; -1: none.
    [[nodiscard]] int row() const;
    /// Key of the lead with the cursor; empty: none.
    [[nodiscard]] std::string key() const;

    /// The cursor stays on its lead, else at its place. `wanted`: it goes to the lead of this key instead,
    /// and to none where that is not shown.
    void show(LeadModel::Shown shown, const std::string& wanted = {});

private:
    LeadModel* m_model = new LeadModel(this);
    QTableView* m_view;
    CellInteraction* m_interaction = nullptr;
    RestColumns* m_rest = nullptr;
};

} // namespace touchstone::ui
