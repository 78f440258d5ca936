// SPDX-License-Identifier: GPL-3.0-or-later
// SessionChart: what panels share whose chart is made of what the session has open: rows of several systems
// in one table, which system each speaks of, and where its links lead.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "ui/charts/barchart.h"
#include "ui/panels/base/chartview.h"

#include <QString>

#include <functional>
#include <map>

namespace touchstone::ui {

class SelectionModel;
class Session;
class SheetTable;

struct SystemRows
{
    analysis::MeasureResultPtr table; ///< one sheet
    std::map<QString, int> systemOfRow; ///< index of the data set

    SystemRows() = default;
    /// At least one system. `named`: names of rows end with that of their system.
    SystemRows(const SystemSheets& systems, bool named);
};

class SessionChart : public ChartView
{
    Q_OBJECT

protected:
    SessionChart(Session& session, SelectionModel& selection, QWidget* parent);

    /// Makes a system System A before a filter of it is followed.
    void followOf(int system, const analysis::RecordFilter& filter, bool adding);
    /// A table whose links do so; `shown` gives null where it has no rows.
    SheetTable* makeTable(const QString& name, std::function<const SystemRows*()> shown);
    /// Is another result on its way?
    [[nodiscard]] bool busy() const;
    /// What to say of numbers that are shown meanwhile.
    [[nodiscard]] static QString oldNumbers();

    Session& m_session;
    SelectionModel& m_selection;
};

} // namespace touchstone::ui
