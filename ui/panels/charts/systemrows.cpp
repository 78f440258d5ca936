// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/charts/systemrows.h"

#include "ui/session/corestrings.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"

#include <utility>

namespace touchstone::ui {

SystemRows::SystemRows(const SystemSheets& systems, bool named)
{
    auto all = std::make_shared<analysis::MeasureResult>();
    analysis::ScoreSheet sheet = *systems.front().sheet;
    sheet.rows.clear();
    for (const SystemSheet& system : systems) {
        for (auto row : system.sheet->rows) {
            if (named) {
                row.name += " · " + toUtf8(system.name);
            }
            systemOfRow.emplace(toQString(row.name), system.index);
            sheet.rows.push_back(std::move(row));
        }
    }
    all->sheets.push_back(std::move(sheet));
    table = std::move(all);
}

void followOf(int system, Session& session, SelectionModel& selection, const analysis::RecordFilter& filter,
    bool adding)
{
    const analysis::RecordFilter wanted = filter; // a new System A makes new sheets
    session.setSystemA(system);
    follow(&selection, wanted, adding);
}

void followRows(
    SheetTable* table, Session& session, SelectionModel& selection, std::function<const SystemRows*()> shown)
{
    table->takeLinks();
    QObject::connect(table, &SheetTable::linkActivated, table,
        [&session, &selection, shown = std::move(shown)](
            const analysis::RecordFilter& filter, bool adding, const QString& row) {
            const SystemRows* rows = shown();
            if (rows == nullptr) {
                return;
            }
            if (const auto found = rows->systemOfRow.find(row); found != rows->systemOfRow.end()) {
                followOf(found->second, session, selection, filter, adding);
            }
        });
}

} // namespace touchstone::ui
