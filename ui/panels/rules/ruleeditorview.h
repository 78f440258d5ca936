// SPDX-License-Identifier: GPL-3.0-or-later
// RuleEditorView: writes a rule file of the stack, tries what is written, and puts it into force.
#pragma once

#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/ruletrialview.h"
#include "ui/session/rulesession.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/sessionpanel.h"

#include <QComboBox>
#include <QSplitter>

class QAction;

namespace touchstone::ui {

class FlowLayout;

/// What is typed becomes the file's unsaved text as soon as it was read; nothing is in force before Accept.
class RuleEditorView : public SessionPanel
{
    Q_OBJECT

public:
    RuleEditorView(
        Session& session, SelectionModel& selection, RuleSession& rules, QWidget* parent = nullptr);

    /// Shows a file of the stack; empty: the default rules. False: there is none of that path.
    bool openFile(const QString& path);
    /// Shows the rule in force of this name in its file; false: there is none.
    bool showRule(const QString& rule);
    /// Line from 1, column in code points from 1.
    bool showPlace(const QString& path, std::uint32_t line, std::uint32_t column);
    /// Path of the file shown; empty: the default rules.
    [[nodiscard]] QString path() const { return m_path; }

    /// Writes a rule for the selected record into a file of the user's; asks for one where there is none.
    void makeRule();
    /// Puts a copy of the rule of the cursor into a file of the user's.
    void copyRule();
    /// What was typed last becomes the unsaved text of its file now, not only when it was read.
    void flush();
    void check();
    void tryRules(RuleSession::TrialExtent extent);
    void accept();
    void discard();
    /// Another file gets the text as its unsaved one.
    void saveAs(const QString& path);

    [[nodiscard]] RuleEditor& editor() const { return *m_editor; }
    [[nodiscard]] RuleTrialView& trial() const { return *m_trial; }
    [[nodiscard]] QComboBox& files() const { return *m_files; }
    [[nodiscard]] QComboBox& ruleNames() const { return *m_names; }
    [[nodiscard]] MessageBar& message() const { return *m_message; }
    [[nodiscard]] QAction& tryHereAction() const { return *m_tryHere; }
    [[nodiscard]] QAction& tryAllAction() const { return *m_tryAll; }
    [[nodiscard]] QAction& acceptAction() const { return *m_accept; }
    [[nodiscard]] QAction& discardAction() const { return *m_discard; }
    [[nodiscard]] QAction& makeAction() const { return *m_make; }

Q_SIGNALS:
    /// An annotation of a trial was chosen by Enter: the text should take the keyboard.
    void annotationActivated();
    /// The cursor came into another rule.
    void currentRuleChanged(const QString& rule);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* addAction(FlowLayout* bar, const QString& text, const QString& toolTip, const QKeySequence& key,
        void (RuleEditorView::*done)());
    void buildBar(QWidget* bar);
    void connectParts();
    void takeLabels();
    void follow(RuleSession::Changes changes);
    void fillFiles();
    void fillNames();
    void load();
    void setContext();
    void refreshMessage();
    void refreshActions();
    void refreshTrial();
    void showTrial();
    void shareSpace();
    void tryHere() { tryRules(RuleSession::TrialExtent::Document); }
    void tryAll() { tryRules(RuleSession::TrialExtent::All); }
    void askSaveAs();
    /// Calls `then` with a file of the user's shown: this one, the top one of the stack, or a new one that is
    /// asked for.
    void withOwnFile(const std::function<void()>& then);
    void askFile(const QString& title, const std::function<void(const QString&)>& chosen);
    void insert(const QString& name, const QString& text);
    [[nodiscard]] bool ownFile() const { return !m_path.isEmpty() && m_rules.file(m_path) != nullptr; }

    RuleSession& m_rules;
    QComboBox* m_files = new QComboBox(this);
    QComboBox* m_names = new QComboBox(this);
    MessageBar* m_message = new MessageBar(this);
    RuleEditor* m_editor = new RuleEditor(this);
    RuleTrialView* m_trial = new RuleTrialView(m_selection, this);
    QSplitter* m_split = new QSplitter(Qt::Vertical, this);
    std::optional<double> m_trialShare; ///< of the space, once somebody moved the handle
    JobRunner* m_jobs = new JobRunner(this);
    QAction* m_tryHere = nullptr;
    QAction* m_tryAll = nullptr;
    QAction* m_accept = nullptr;
    QAction* m_discard = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_make = nullptr;
    QString m_path;
    QString m_given; ///< the text that editor and session agree on
    bool m_dirty = false; ///< typed since
    QString m_hint; ///< said once, until something else happens
    bool m_accepting = false; ///< since the last key: what accepting says is of interest
    enum class Offer { None, TakeOutside, Check };
    Offer m_offer = Offer::None; ///< what the message's button does
    std::shared_ptr<const RuleSession::Trial> m_shownTrial;
};

} // namespace touchstone::ui
