// SPDX-License-Identifier: GPL-3.0-or-later
// RuleEditor: one rule file on top of others: its text, what is wrong in it, and where its rules stand.
#pragma once

#include "ui/panels/rules/rulefindbar.h"
#include "ui/panels/rules/ruletextedit.h"
#include "ui/session/jobrunner.h"

#include "core/rules/outline.h"

#include <QLabel>
#include <QTimer>
#include <QTreeWidget>

class QTreeWidgetItem;

namespace touchstone::ui {

/// A rule file that stands below the edited one.
struct RuleFileText
{
    std::string name;
    std::string text;

    friend bool operator==(const RuleFileText&, const RuleFileText&) = default;
};

/// Reads the text on a thread of its own 200 ms after the last key; the text stays usable meanwhile, and what
/// is found belongs to the text as it was then.
class RuleEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RuleEditor(QWidget* parent = nullptr);

    /// Shows a file and reads it at once; nothing can be undone afterwards.
    void setFile(const std::string& utf8, bool readOnly);
    /// The text of the same file, as one step that can be undone.
    void replaceText(const std::string& utf8) { m_text->replaceFileText(utf8); }
    /// The files below, the lowest first; the default rules are one of them where they are in force.
    void setContext(std::vector<RuleFileText> below);
    /// Labels of the data, for proposals.
    void setLabels(std::vector<std::string> labels);

    [[nodiscard]] std::string text() const { return m_text->fileText(); }
    [[nodiscard]] bool readOnly() const { return m_text->isReadOnly(); }
    [[nodiscard]] bool modified() const { return m_text->document()->isModified(); }

    /// Reads the text now. checked() follows.
    void check();
    /// Is the text newer than what problems() tells?
    [[nodiscard]] bool checking() const { return m_stale; }
    /// By their places.
    [[nodiscard]] const std::vector<RuleProblem>& problems() const { return m_problems; }
    [[nodiscard]] bool hasErrors() const { return std::ranges::any_of(m_problems, &RuleProblem::error); }
    /// The files below with this one on top, as it was read last; null at first.
    [[nodiscard]] std::shared_ptr<const rules::RuleSet> rules() const { return m_rules; }
    /// Rules of this file, as it was read last.
    [[nodiscard]] const std::vector<rules::OutlineEntry>& outline() const { return m_outline; }
    /// Name of the rule that the cursor stands in; empty: in none.
    [[nodiscard]] QString currentRule() const;

    /// The cursor to the line of a rule of this file; false: it has none of this name.
    bool showRule(const QString& name);
    /// The cursor to a place: line from 1, column in code points from 1.
    void showPlace(std::uint32_t line, std::uint32_t column) { m_text->show(m_text->placeOf(line, column)); }
    /// The cursor to the next problem behind it, or before it; starts over.
    void stepProblem(bool forward);
    /// Writes a rule behind the one that the cursor stands in, or at the end, and shows it; one step to undo.
    void insertRule(const QString& text);

    [[nodiscard]] RuleTextEdit& edit() const { return *m_text; }
    [[nodiscard]] RuleFindBar& findBar() const { return *m_find; }
    /// The list of problems gives its room away while there are none.
    void hideEmptyProblems() { m_list->setVisible(!m_list->isHidden() && !m_problems.empty()); }
    [[nodiscard]] QTreeWidget& problemList() const { return *m_list; }
    [[nodiscard]] QString summary() const; ///< "2 errors, 1 warning"; what stands above the list

Q_SIGNALS:
    /// The user typed, or undid.
    void textEdited();
    /// problems(), rules() and outline() are those of the text.
    void checked();
    void currentRuleChanged(const QString& name);
    /// The button of a file that cannot be changed.
    void copyRequested();

private:
    struct Reading
    {
        std::vector<RuleProblem> problems;
        std::shared_ptr<const rules::RuleSet> rules;
        std::vector<rules::OutlineEntry> outline;
    };
    static Reading read(const std::vector<RuleFileText>& below, const std::string& text);
    void take(Reading reading);
    void showProblems();
    void showProblem(const QTreeWidgetItem* item);
    void noteCurrentRule();

    std::shared_ptr<const std::vector<RuleFileText>> m_below;
    std::vector<std::string> m_labels;
    RuleTextEdit* m_text = new RuleTextEdit(this);
    RuleFindBar* m_find = new RuleFindBar(*m_text, this);
    QWidget* m_notice = new QWidget(this); ///< of a file that cannot be changed
    QLabel* m_summary = new QLabel(this);
    QTreeWidget* m_list = new QTreeWidget(this);
    JobRunner* m_jobs = new JobRunner(this);
    QTimer m_wait;
    int m_revision = 0; ///< of the document, when it last said that it changed
    bool m_stale = false;
    bool m_loading = false;
    std::vector<RuleProblem> m_problems;
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<rules::OutlineEntry> m_outline;
    QString m_current;
};

} // namespace touchstone::ui
