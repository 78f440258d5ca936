// SPDX-License-Identifier: GPL-3.0-or-later
// LeadModel: alarms, the leads of a list, and on demand those that were dismissed, a row each; every number
// is a link to its records.
#pragma once

#include "core/leads/leads.h"
#include "core/project/leadnotes.h"
#include "ui/models/tablemodel.h"

#include <QLocale>
#include <QString>

#include <map>
#include <memory>
#include <set>

namespace touchstone::ui {

using LeadListPtr = std::shared_ptr<const analysis::LeadList>;

[[nodiscard]] QString familyText(analysis::LeadFamily family); ///< "Forms", "Conditions", …
[[nodiscard]] QString reasonText(analysis::DismissReason reason); ///< "Known", "Guideline", …

class LeadModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Mark, Sentence, Count, Wrong, Suspects, Documents, Gain, Rate };
    enum class Kind { Alarm, Lead, Dismissed };
    struct Shown
    {
        LeadListPtr list {}; ///< null: none
        analysis::LeadNotes notes {}; ///< what is dismissed leaves at once, before the list is found anew
        std::set<std::string> fresh {}; ///< keys of leads that were not there before files were read again
        bool allAlarms = false; ///< else the first ones
        bool dismissed = false; ///< are these rows, too?
        /// Of leads of several runs: whose each of them is, by number in the list. Empty: all are of one.
        std::vector<QString> whose {};
        bool together = false; ///< each is what several runs share, with the sums over them
        std::set<std::string> unlinked {}; ///< keys of leads whose records cannot be shown together
    };
    static constexpr std::size_t fewAlarms = 3;

    using TableModel::TableModel;

    /// False: nothing of it is new.
    bool show(Shown shown);
    [[nodiscard]] const LeadListPtr& list() const { return m_shown.list; }

    [[nodiscard]] std::size_t leads() const { return m_leads; } ///< rows that are leads
    [[nodiscard]] std::size_t alarms() const; ///< shown or not
    [[nodiscard]] std::size_t dismissed() const { return m_shown.notes.dismissed().size(); } ///< likewise

    /// Is of any lead known how many of its errors are suspects?
    [[nodiscard]] bool suspectsCounted() const;

    [[nodiscard]] Kind kindOf(int row) const { return line(row).kind; }
    /// Null where the row is none.
    [[nodiscard]] const analysis::Lead* lead(int row) const;
    [[nodiscard]] const analysis::LeadAlarm* alarm(int row) const;
    [[nodiscard]] std::string key(int row) const; ///< of a lead, dismissed or not; empty: an alarm
    /// -1: it is not shown.
    [[nodiscard]] int rowOfKey(const std::string& key) const;
    [[nodiscard]] bool pinned(int row) const;
    /// Number of a lead in its list; nothing: the row is none.
    [[nodiscard]] std::optional<std::size_t> numberOf(int row) const;
    /// The wrong records, or all n; nothing where the row has none.
    [[nodiscard]] std::optional<analysis::RecordFilter> records(int row, bool all) const;
    /// Everything that is known of a row, over several lines.
    [[nodiscard]] QString details(int row, const QLocale& locale = QLocale()) const;
    /// As options of the command line; empty: none.
    [[nodiscard]] QString filterWords(int row) const;

    [[nodiscard]] std::size_t total() const override { return m_lines.size(); }

protected:
    [[nodiscard]] int columns() const override { return Rate + 1; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;

private:
    struct Line
    {
        Kind kind = Kind::Lead;
        std::size_t number = 0; ///< among alarms, leads, or notes of leads
        int rank = 0; ///< of a lead, from 1
    };
    [[nodiscard]] const Line& line(int row) const { return m_lines[lineOf(row)]; }
    [[nodiscard]] QString mark(int row) const;
    [[nodiscard]] support::Message words(int row) const; ///< of a dismissed lead its subject
    [[nodiscard]] QString sentence(int row) const; ///< the same in the language of the window
    [[nodiscard]] QString suspectsText(int row, const QLocale& locale) const;
    [[nodiscard]] QVariant number(int row, int column) const; ///< invalid: undefined
    [[nodiscard]] QString text(int row, int column) const;

    Shown m_shown;
    std::vector<Line> m_lines;
    std::size_t m_leads = 0;
    std::map<std::string, support::Message> m_subjects; ///< by key, of all leads that were ever shown
};

} // namespace touchstone::ui
