// SPDX-License-Identifier: GPL-3.0-or-later
// RuleSession: the user's rules: which files are in force, what is switched, what is written and not yet
// accepted. Puts the rules in force into Session::spec().rules.
#pragma once

#include "core/analysis/ruledifference.h"
#include "core/analysis/rulesources.h"

#include <QFlags>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace touchstone::ui {

class Session;

class RuleSession : public QObject
{
    Q_OBJECT

public:
    enum Change {
        RulesChanged = 1, ///< setup(): other rules are in force (new results follow)
        FilesChanged = 2, ///< the stack of files, their texts, or what is wrong with them
        UnsavedChanged = 4,
        TrialChanged = 8,
        BusyChanged = 16
    };
    Q_DECLARE_FLAGS(Changes, Change)

    /// The default rules.
    explicit RuleSession(Session& session, QObject* parent = nullptr);
    ~RuleSession() override;

    /// A file of the stack, from the ground up: the default rules (empty path) unless they are left out, then
    /// the user's.
    struct File
    {
        QString path; ///< empty: the default rules, which cannot be changed
        QString text; ///< as in force, or as read last if it has errors
        std::optional<QString> unsaved; ///< what is written and not yet accepted
        bool changedOutside = false; ///< on disk stands another text, and there is an unsaved one
        bool missing = false; ///< it cannot be read: its last good text stays in force
    };
    [[nodiscard]] const std::vector<File>& files() const { return m_files; }
    /// Of the files as they are on disk, those with errors included; place.file is File::path
    /// ("default.rules").
    [[nodiscard]] const support::Diagnostics& findings() const { return m_findings; }
    [[nodiscard]] const analysis::RuleSources& sources() const { return m_sources; }
    /// Never null.
    [[nodiscard]] analysis::RuleSetupPtr setup() const { return m_setup; }
    /// Files are being read, or a trial runs.
    [[nodiscard]] bool busy() const;

    /// Reads other files instead (start of the program, a project). What is wrong with them stands in
    /// findings(); what was in force stays until they are right. Forgets the undo stack.
    void setSources(const analysis::RuleSources& sources);
    void addFile(const QString& path); ///< on top; undoable
    void removeFile(const QString& path); ///< undoable; the file itself stays
    void setSettingsFile(const QString& path); ///< undoable; empty: none
    void setDefaultsUsed(bool used); ///< undoable
    /// Switches a rule; undoable.
    void setRuleOn(const QString& rule, bool on);

    /// What is being written in a file (a path that is not in the stack yet: a new file on top); does not
    /// change what is in force.
    void setUnsaved(const QString& path, const QString& text);
    void discardUnsaved(const QString& path);
    /// Writes the unsaved text into its file (atomically) and puts it into force; undoable: the former text
    /// is written back. An unsaved text with errors is refused: false, with the reason in acceptError().
    bool accept(const QString& path);
    [[nodiscard]] std::optional<support::Error> acceptError() const { return m_acceptError; }
    /// After changedOutside: the text on disk counts, what was written is dropped.
    void takeOutside(const QString& path) { discardUnsaved(path); }
    [[nodiscard]] QUndoStack& undoStack() const { return *m_undo; }

    /// Runs the rules with the unsaved texts over System A, in the background, and compares with those in
    /// force. A later result, text or switch makes a trial stale (trial() is then null).
    enum class TrialExtent { Document, All };
    void startTrial(TrialExtent extent);
    void cancelTrial();
    struct Trial
    {
        TrialExtent extent = TrialExtent::All;
        support::Diagnostics findings; ///< of the texts tried
        std::optional<support::Error> error; ///< then there is no difference
        std::shared_ptr<const analysis::RuleDifference> difference;
    };
    [[nodiscard]] std::shared_ptr<const Trial> trial() const { return m_trial; }
    [[nodiscard]] bool trying() const;

Q_SIGNALS:
    void changed(touchstone::ui::RuleSession::Changes changes);

private:
    Session& m_session;
    std::vector<File> m_files;
    support::Diagnostics m_findings;
    analysis::RuleSources m_sources;
    analysis::RuleSetupPtr m_setup;
    std::unique_ptr<QUndoStack> m_undo;
    std::optional<support::Error> m_acceptError;
    std::shared_ptr<const Trial> m_trial;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(RuleSession::Changes)

} // namespace touchstone::ui
