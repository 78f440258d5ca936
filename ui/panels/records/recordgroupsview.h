// SPDX-License-Identifier: GPL-3.0-or-later
// RecordGroupsView: the records of the filter, grouped by what they have in common; each group is a link.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"

class QComboBox;

namespace touchstone::ui {

/// Counted in the background. A group that is chosen becomes a filter, and its records are listed one by one.
class RecordGroupsView : public SheetTable
{
    Q_OBJECT

public:
    RecordGroupsView(Session& session, SelectionModel& selection, QWidget* parent);

    /// What the records are grouped by. Its owner puts it somewhere.
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    /// By nothing: the records are listed.
    [[nodiscard]] bool grouping() const;
    /// A word of analysis::recordGroupings(), or the id of a slice; empty: nothing. False: there is no such
    /// one.
    bool groupBy(const QString& id);
    /// Groups beyond these are not listed: nobody reads them.
    static constexpr std::size_t mostGroups = 5000;

Q_SIGNALS:
    void groupingChanged();
    /// The groups could not be made.
    void failed(const QString& why);

private:
    void fillChoice();
    void count();

    Session& m_session;
    SelectionModel& m_selected;
    QComboBox* m_choice;
    JobRunner* m_runner = new JobRunner(this);
    QStringList m_ids; ///< of the entries
};

} // namespace touchstone::ui
