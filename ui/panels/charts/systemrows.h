// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of several systems in one table: which system each speaks of, and where its links lead.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "ui/charts/barchart.h"

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

/// Makes a system System A before a filter of it is followed.
void followOf(int system, Session& session, SelectionModel& selection, const analysis::RecordFilter& filter,
    bool adding);
/// The same of the links of a table; `shown` gives null where it has no rows.
void followRows(
    SheetTable* table, Session& session, SelectionModel& selection, std::function<const SystemRows*()> shown);

} // namespace touchstone::ui
