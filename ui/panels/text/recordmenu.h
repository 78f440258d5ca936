// SPDX-License-Identifier: GPL-3.0-or-later
// RecordMenu: the context menu of an annotation in the text: keep or leave out what is like it, copy it.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/judgementtable.h"

#include <QMenu>

namespace touchstone::ui {

class SelectionModel;
class SpanTextView;

class RecordMenu : public QMenu
{
    Q_OBJECT

public:
    /// No record: only what addTextActions brings.
    RecordMenu(SelectionModel& selection, std::optional<std::uint32_t> record, QWidget* parent = nullptr);

    /// Entries for what is selected on the canvas: copies, and where else it stands.
    void addTextActions(SpanTextView& canvas);

Q_SIGNALS:
    /// The record is selected: a rule is to be made from it.
    void ruleWanted();
    void occurrencesWanted(const QString& words);
    /// The record is selected: this is said of it; nothing: a text is to be given, too.
    void judgementWanted(std::optional<touchstone::analysis::Verdict> verdict);

private:
    void addFilters(const match::PairOutcome& record);
    void addCopies(std::uint32_t number);
    void addOccurrences(const QString& text, const QString& words);

    SelectionModel& m_selection;
};

/// Records with the same gold type and the same system type (a missing side counts as one).
[[nodiscard]] analysis::RecordFilter typePairFilter(
    const analysis::Evaluation& evaluation, const match::PairOutcome& record);

} // namespace touchstone::ui
