// SPDX-License-Identifier: GPL-3.0-or-later
// RuleSession: the user's rules: which files are in force, what is switched, what is written and not yet
// accepted. Puts the rules in force into Session::spec().rules.
#pragma once

#include "core/evaluation/settings/rulestack.h"
#include "core/explain/ruledifference.h"
#include "ui/session/session.h"

class QUndoStack;

namespace touchstone::ui {

class FileWatcher;

class RuleSession : public QObject
{
    Q_OBJECT

public:
    enum Change {
        RulesChanged = 1, ///< setup(): other rules are in force (new results follow)
        FilesChanged = 2, ///< the stack of files, their texts, sources(), or what is wrong with them
        UnsavedChanged = 4,
        TrialChanged = 8,
        BusyChanged = 16,
        SourcesReplaced = 32 ///< setSources() was called; comes before the other changes that it brings
    };
    Q_DECLARE_FLAGS(Changes, Change)

    /// The default rules.
    explicit RuleSession(Session& session, QObject* parent = nullptr);
    /// Waits for what is being written.
    ~RuleSession() override;

    /// A file of the stack, from the ground up: the default rules (empty path) unless they are left out, then
    /// the user's, then new ones that were never accepted.
    struct File
    {
        QString path; ///< empty: the default rules, which cannot be changed
        QString text; ///< as in force, or as read last if it has errors
        std::optional<QString> unsaved; ///< what is written and not yet accepted
        bool changedOutside = false; ///< on disk stands another text, and there is an unsaved one
        bool missing = false; ///< it cannot be read: its last good text stays in force
    };
    [[nodiscard]] const std::vector<File>& files() const { return m_files; }
    /// Null: none of that path.
    [[nodiscard]] const File* file(const QString& path) const;
    /// Of the files as they are on disk, those with errors included; place.file is File::path
    /// ("default.rules").
    [[nodiscard]] const support::Diagnostics& findings() const { return m_findings; }
    [[nodiscard]] const analysis::RuleSources& sources() const { return m_sources; }
    /// Never null.
    [[nodiscard]] analysis::RuleSetupPtr setup() const { return m_setup; }
    /// Files are being read or written, or a trial runs.
    [[nodiscard]] bool busy() const;

    /// Reads other files instead (start of the program, a project). What is wrong with them stands in
    /// findings(), and such a file is not in force until it is right. Forgets the undo stack.
    void setSources(const analysis::RuleSources& sources);
    void addFile(const QString& path); ///< on top; undoable; one that is there already: nothing
    void removeFile(const QString& path); ///< with its unsaved text; undoable; the file itself stays
    void setSettingsFile(const QString& path); ///< undoable; empty: none
    void setDefaultsUsed(bool used); ///< undoable
    /// Switches a rule; undoable.
    void setRuleOn(const QString& rule, bool on);

    /// What is being written in a file (a path that is not in the stack yet: a new file on top); does not
    /// change what is in force. The text that is on the disk: nothing is unsaved any longer.
    void setUnsaved(const QString& path, const QString& text);
    /// A new file with a line of what it is for.
    void begin(const QString& path);
    void discardUnsaved(const QString& path);
    /// Those of which files() has an unsaved text.
    [[nodiscard]] QStringList unsavedFiles() const;
    /// Writes the unsaved text into its file (atomically) and puts it into force; undoable: the former text
    /// is written back. An unsaved text with errors is refused: false, with the reason in acceptError().
    /// True: it is being written. When that fails, or when the file on the disk is another than was seen
    /// last, nothing is written, the text stays unsaved, and acceptError() tells why (FilesChanged).
    /// Undo and redo put their text among the unsaved ones instead when the file was changed outside
    /// meanwhile.
    bool accept(const QString& path);
    [[nodiscard]] std::optional<support::Error> acceptError() const { return m_acceptError; }
    /// After changedOutside: the text on disk counts, what was written is dropped.
    void takeOutside(const QString& path) { discardUnsaved(path); }
    [[nodiscard]] QUndoStack& undoStack() const { return *m_undo; }

    /// Runs the rules with the unsaved texts over System A, in the background, and compares with those in
    /// force. A later result, text or switch makes a trial stale (trial() is then null, and a running one is
    /// stopped).
    enum class TrialExtent { Document, All };
    void startTrial(TrialExtent extent);
    void cancelTrial();
    struct Trial
    {
        TrialExtent extent = TrialExtent::All;
        std::size_t documentCase = 0; ///< of TrialExtent::Document
        support::Diagnostics findings; ///< of the texts tried
        std::optional<support::Error> error; ///< then there is no difference
        std::shared_ptr<const analysis::RuleDifference> difference;
        analysis::EvaluationPtr evaluation; ///< that it ran over
    };
    [[nodiscard]] std::shared_ptr<const Trial> trial() const { return m_trial; }
    [[nodiscard]] bool trying() const;

Q_SIGNALS:
    void changed(touchstone::ui::RuleSession::Changes changes);
    /// Of trials, as Session::progressed.
    void progressed(quint64 done, quint64 total, const QString& what);

private:
    struct Unsaved
    {
        QString text;
        std::optional<std::string> base; ///< on the disk when it was begun; empty: no such file
    };
    struct Accepted
    {
        QString path;
        std::optional<std::string> former; ///< empty: there was no file
        std::string text;
        bool added = false; ///< to the stack, by accepting
    };
    struct Written
    {
        bool done = false;
        std::optional<std::string> found; ///< what stands on the disk instead of what was expected
    };
    struct Write
    {
        std::string path;
        std::optional<std::string> expected; ///< on the disk now; empty: no such file
        std::optional<std::string> text; ///< empty: remove it
        std::function<void(support::Result<Written>)> finished;
    };

    void useSources(const analysis::RuleSources& sources);
    /// As an action that can be undone; `removed`: a file that goes with its unsaved text.
    void changeSources(const QString& text, const std::function<void(analysis::RuleSources&)>& change,
        const QString& removed = {});
    void read(bool quiet);
    void take(analysis::RuleStack stack);
    void putIntoForce();
    void followSession(Session::Changes changes);
    void rebuildFiles();
    void publish(Changes changes);
    /// Stops a running trial and drops the last one.
    Changes dropTrial();
    [[nodiscard]] std::optional<std::string> onDisk(const QString& path) const;
    [[nodiscard]] bool inStack(const QString& path) const;
    /// A mistake in the unsaved texts, or one that they cause in a file that had none.
    static std::optional<support::Error> newMistake(const support::Diagnostics& before,
        const support::Diagnostics& now, const analysis::RuleTexts& unsaved);

    void write(Write job);
    void startWrite();
    static support::Result<Written> perform(const Write& job);
    void writeAccepted(const Accepted& accepted, bool first);
    void unwriteAccepted(const Accepted& accepted);
    /// The files are others: tells it, with what it stops.
    void announceFiles(Changes changes);
    /// After a file was written, or could not be.
    void followDisk();
    /// Nothing was written; `text` is kept among the unsaved ones.
    void refuseWrite(const Accepted& accepted, const std::optional<std::string>& text,
        const support::Result<Written>& written);

    [[nodiscard]] analysis::RuleSources sourcesWithNew() const;
    [[nodiscard]] analysis::RuleTexts unsavedTexts() const;

    Session& m_session;
    std::unique_ptr<JobRunner> m_reader;
    std::unique_ptr<JobRunner> m_writer;
    std::unique_ptr<JobRunner> m_trialRunner;
    std::unique_ptr<FileWatcher> m_watcher;
    std::unique_ptr<QUndoStack> m_undo;
    std::vector<File> m_files;
    analysis::RuleTexts m_disk; ///< as read last; of files that are gone the last text
    analysis::RuleTexts m_good; ///< in force
    std::map<QString, Unsaved> m_unsaved; ///< by path
    QStringList m_new; ///< with an unsaved text, not in the stack
    QStringList m_missing;
    support::Diagnostics m_findings;
    analysis::RuleSources m_sources;
    analysis::RuleSetupPtr m_setup;
    std::shared_ptr<const rules::RuleSet> m_unswitched;
    bool m_quiet = true; ///< the files are read only to see whether they are as they were
    int m_step = 0; ///< what brought m_sources: 1 a command, -1 one undone, 0 something else
    bool m_putting = false; ///< this object itself changes the session's spec
    std::deque<Write> m_writes;
    std::optional<support::Error> m_acceptError;
    std::shared_ptr<const Trial> m_trial;
    analysis::EvaluationPtr m_seen; ///< the evaluation that trials were about
};

Q_DECLARE_OPERATORS_FOR_FLAGS(RuleSession::Changes)

} // namespace touchstone::ui
