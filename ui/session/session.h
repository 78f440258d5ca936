// SPDX-License-Identifier: GPL-3.0-or-later
// Session: owns the project, the loaded data set and the current results; starts all long work and swaps its
// results in whole.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/session/neutralwords.h"
#include "ui/session/scoredsystem.h"

#include "core/annotation/typehues.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/findings.h"
#include "core/evaluation/settings/relationsources.h"

#include <QFlags>
#include <QStringList>
#include <QTimer>

namespace touchstone::ui {

class Comparer;
class JobRunner;
class SelectionModel;

class Session : public QObject
{
    Q_OBJECT

public:
    enum Change {
        ProjectChanged = 1, ///< the list of data sets, or which one is shown
        DataChanged = 2, ///< layers were (re)loaded
        SystemsChanged = 4, ///< System A or System B is another one
        ResultChanged = 8, ///< a new evaluation of A or B
        SpecChanged = 16, ///< settings (a new result follows)
        StateChanged = 32,
        MeasuresChanged = 64, ///< more measures of the same result
        AllChanged = 128, ///< results(): one more, or none any longer
        HuesChanged = 256 ///< of types, of the same data
    };
    Q_DECLARE_FLAGS(Changes, Change)

    enum class State {
        Empty, ///< nothing opened: first-launch page
        Loading, ///< reading; an older result stays usable
        Scoring, ///< evaluating; an older result stays usable
        Ready,
        Failed ///< the last open or scoring failed: error(); an older result stays usable
    };

    explicit Session(SelectionModel& selection, QObject* parent = nullptr);
    ~Session() override;

    /// Opens a project (one or more data sets) in the background and shows one of its data sets. What is open
    /// stays until the new one is ready; when it fails, it stays for good and error() tells.
    void open(analysis::ProjectSpec project, int dataSet = 0);
    /// Other data sets around the shown one, or another of them; systems and filters stay. The one that is
    /// shown already is not read again.
    void setProject(analysis::ProjectSpec project, int dataSet);
    /// Adds a data set to the open project and shows it.
    void addDataSet(analysis::DataSetSpec dataSet);
    /// Reads the files of the shown data set again (F5); selection, filters and systems stay.
    void reload();
    /// Are the first documents of what is being opened shown while the rest is read and scored? The selection
    /// then has an evaluation while evaluationA() is null.
    [[nodiscard]] const analysis::EvaluationPtr& firstDocuments() const { return m_first; }
    /// Is what is open being read again, or another part of it, so that what is shown stays meanwhile?
    [[nodiscard]] bool readingAgain() const { return m_state == State::Loading && !m_opening; }
    /// Stops what runs; what was shown stays.
    void cancel();
    /// Is something read that is to be opened or added?
    [[nodiscard]] bool opening() const { return m_opening && m_state == State::Loading; }
    /// Was it stopped while something was read that was to be opened or added? Until something is read or
    /// scored anew.
    [[nodiscard]] bool openingStopped() const { return m_opening && m_state != State::Loading; }
    /// Opens what was not, then.
    void openAgain();

    [[nodiscard]] const analysis::ProjectSpec& project() const { return m_project; }
    [[nodiscard]] int currentDataSet() const { return m_dataSetIndex; }
    void setCurrentDataSet(int index);
    /// Null while nothing was loaded.
    [[nodiscard]] std::shared_ptr<const analysis::DataSet> dataSet() const { return m_dataSet; }
    /// Are systems compared without a gold? One, A, stands in its place, System A is B, and NeutralWords are
    /// in force.
    [[nodiscard]] bool noGold() const { return m_dataSet && m_dataSet->spec.noGold; }
    /// Is a gold open without any system? The selection then shows it beside itself (ui::goldAlone); there
    /// are no results.
    [[nodiscard]] bool goldAlone() const { return m_dataSet && m_dataSet->systems.empty(); }

    /// What shows the types of the data, gold and all systems; the same until other data are loaded or other
    /// hues remembered. Never null.
    [[nodiscard]] const std::shared_ptr<const annotation::TypeHues>& typeHues() const { return m_typeHues; }
    /// Of the same types, as annotation::typeCounts gives them.
    [[nodiscard]] const std::vector<annotation::TypeCount>& typeCounts() const { return m_typeCounts; }
    /// Hues of types of all data ever seen; those of the next data are chosen to agree.
    [[nodiscard]] const std::vector<annotation::TypeHue>& rememberedHues() const { return m_rememberedHues; }
    void setRememberedHues(std::vector<annotation::TypeHue> hues);

    /// Indices into dataSet()->systems; -1: none.
    [[nodiscard]] int systemA() const { return m_systemA; }
    [[nodiscard]] int systemB() const { return m_systemB; }
    void setSystemA(int index);
    void setSystemB(int index);
    /// Without a gold: these two, by name, as A and B. Filters stay; nothing is read again. Nothing happens
    /// where one of them is not open, or while files are being read.
    void showPair(const std::string& a, const std::string& b);
    [[nodiscard]] analysis::EvaluationPtr evaluationA() const { return m_a.evaluation; }
    [[nodiscard]] analysis::EvaluationPtr evaluationB() const { return m_b.evaluation; }

    /// By what the annotations of System A can be told apart; empty while there is no result.
    [[nodiscard]] const std::vector<analysis::SliceDimension>& slices() const { return m_a.slices; }

    /// When a measure is computed: with every result, before it is swapped in, for tables that would else
    /// show old numbers beside new; or after it, for what may fill in later.
    enum class Urgency { WithResult, Later };
    /// The measures whose tables or values a view shows. Ids of metrics::measures(), unknown ones are left
    /// out; what is not computed yet of the present result is computed at once. Rows per document, which of
    /// large data take more memory than all else, only where `extent` says so.
    void setWantedMeasures(const QString& view, const QStringList& ids, Urgency urgency = Urgency::WithResult,
        analysis::MeasureExtent extent = analysis::MeasureExtent::Records);
    /// Of the result shown; null: not asked for, on its way, or it failed (measureError).
    [[nodiscard]] analysis::MeasureResultPtr measureA(const QString& id) const { return m_a.measure(id); }
    [[nodiscard]] analysis::MeasureResultPtr measureB(const QString& id) const { return m_b.measure(id); }
    /// Are measures, or further systems, on their way beside a result that is shown?
    [[nodiscard]] bool measuring() const;
    /// Why a measure of System A (of System B) could not be computed.
    [[nodiscard]] std::optional<support::Error> measureError(const QString& id) const
    {
        return m_a.error(id);
    }
    [[nodiscard]] std::optional<support::Error> measureErrorB(const QString& id) const
    {
        return m_b.error(id);
    }

    /// A system of the data set as it is scored now.
    struct SystemResult
    {
        int index = -1; ///< into dataSet()->systems
        QString name;
        analysis::EvaluationPtr evaluation; ///< null: error
        std::map<std::string, analysis::MeasureResultPtr> measures; ///< that could be computed
        std::optional<support::Error> error;

        /// Null when it is not there.
        [[nodiscard]] analysis::MeasureResultPtr measure(const std::string& id) const
        {
            const auto found = measures.find(id);
            return found == measures.end() ? nullptr : found->second;
        }
    };
    /// A view that compares: every system is scored, with these measures, one after the other behind System A
    /// and B. What is scored stays known, so that changing System A takes no time.
    void setWantedOfAll(const QString& view, bool wanted, const QStringList& measures = {});
    /// Those that are scored under the present settings, in the order of the data set.
    [[nodiscard]] std::vector<SystemResult> results() const;
    /// Does results() hold every system that could be read, with every measure that was asked for? False also
    /// when nobody asked.
    [[nodiscard]] bool allReady() const;

    /// Did the user stop the work on measures and on all systems? Until a result or a view asks anew.
    [[nodiscard]] bool stopped() const { return m_measuresStopped; }

    /// Is a system being scored before anybody asks for it, so that choosing it takes no time? No progress is
    /// told of it, and it is no reason to wait.
    [[nodiscard]] bool ahead() const { return m_aheadRunner.running(); }

    /// Few and small systems are scored before anybody asks, while nothing else is to do; off at first.
    void setScoresAhead(bool may) { m_mayScoreAhead = may; }

    /// Compares annotation by annotation; filters that name its lists are answered by it.
    [[nodiscard]] Comparer& comparer() const { return *m_comparer; }

    [[nodiscard]] const analysis::EvaluationSpec& spec() const { return m_spec; }
    /// A new result follows (started after 150 ms without a further change).
    void setSpec(const analysis::EvaluationSpec& spec);
    /// What people have said of records, in the place of what spec() says: it is of the data, and other
    /// settings keep it. A new result with the same numbers follows. Null: nothing is known.
    void setJudgements(std::shared_ptr<const analysis::JudgementTable> judgements);
    /// Was the last system not scored because it holds other texts than the gold (error())?
    [[nodiscard]] bool refused() const;
    /// Scores it all the same, and such systems from now on, until other files are opened.
    void scoreAnyway();

    /// The files that parts of spec() were read from, for commands that make the same again. Says nothing of
    /// results: whoever reads a file sets both.
    [[nodiscard]] const analysis::RelationSources& relations() const { return m_relations; }
    void setRelations(const analysis::RelationSources& relations) { m_relations = relations; }
    [[nodiscard]] SelectionModel& selection() const { return m_selection; }

    /// HIPE data: the annotation columns of the gold, and the one read. Changing it reads the data set again.
    [[nodiscard]] const QStringList& annotationColumns() const { return m_annotationColumns; }
    /// Has any annotation of the data set components, or others inside (analysis::hasTrees)?
    [[nodiscard]] bool hasTrees() const { return m_hasTrees; }
    [[nodiscard]] QString annotationColumn() const;
    void setAnnotationColumn(const QString& column);

    /// Other rules for the labels of the shown data set: its files are read again, systems and filters stay.
    void setLabels(const std::string& labelMap, const annotation::LabelRules& labels);

    [[nodiscard]] State state() const { return m_state; }
    /// Is a result on its way, so that what is shown is the old one?
    [[nodiscard]] bool busy() const { return m_state == State::Loading || m_state == State::Scoring; }
    /// Is a result that is shown about to be replaced? First documents are what they will be.
    [[nodiscard]] bool showsOld() const { return busy() && !m_first; }
    [[nodiscard]] const std::optional<support::Error>& error() const { return m_error; }
    /// The data set whose files error() speaks of: what was to be opened, added or read again. Empty: nothing
    /// failed, or scoring did.
    [[nodiscard]] const std::optional<analysis::DataSetSpec>& unread() const { return m_unread; }
    /// All findings of gold, system A, system B and their evaluations; what changes scores first.
    [[nodiscard]] support::Diagnostics findings() const;
    /// What changes the scores of a shown system, the worst first; not empty.
    struct Touched
    {
        QString system;
        std::vector<analysis::FindingGroup> findings;
    };
    /// Of System A and B those with such findings.
    [[nodiscard]] std::vector<Touched> touched() const;

Q_SIGNALS:
    void changed(touchstone::ui::Session::Changes changes);
    /// At most ten times a second; total 0: unknown. `what` is translated ("Reading gold.tsv", "Scoring A").
    void progressed(quint64 done, quint64 total, const QString& what);
    /// A view wants the user to open further files.
    void filesWanted();

private:
    void chooseHues(); ///< of the data
    /// What loading brings: the data, and what the toolbar must know of the gold.
    struct Loaded
    {
        std::shared_ptr<const analysis::DataSet> dataSet;
        QStringList annotationColumns;
        bool hasTrees = false;
        std::vector<annotation::TypeCount> types;
    };

    void startLoading(analysis::ProjectSpec project, int dataSetIndex, bool keepSystems);
    void finishLoading(
        analysis::ProjectSpec project, int dataSetIndex, bool keepSystems, support::Result<Loaded> loaded);
    void startScoring();
    void scoreSystem(bool primary);
    void showGoldAlone();
    /// Shows the first documents of large files while all are read, where nothing else is open.
    void showFirst(const analysis::DataSetSpec& spec);
    void finishScoring(
        bool primary, const annotation::LayerPtr& system, support::Result<ScoredSystem> result);
    /// Adds the measures that are wanted and missing; nothing to wait for.
    void startMeasures();
    /// Scores the next system that views of all systems lack.
    void startAll();
    /// Are all systems few and small enough to be scored before anybody asks?
    [[nodiscard]] bool scoresAhead() const;
    /// Scores the next system that may be chosen, so that choosing it takes no time.
    void scoreAhead();
    /// Scores a system that is not shown and remembers it, or why it could not; then goes on with `then`.
    /// What was cancelled leaves no trace.
    void scoreOther(JobRunner& runner, const annotation::LayerPtr& system, const WantedMeasures& wanted,
        const std::function<void()>& then);
    void stopOthers();
    /// Index of the next system that lacks a result with these measures; -1: none.
    [[nodiscard]] int nextOfAll(const WantedMeasures& wanted) const;
    [[nodiscard]] WantedMeasures measuresOfAll() const;
    void remember(const annotation::LayerPtr& system, ScoredSystem scored);
    /// Those that come with the result, or all.
    [[nodiscard]] WantedMeasures wantedMeasures(bool all) const;
    [[nodiscard]] std::vector<std::string> facetsOfFilters() const;
    [[nodiscard]] std::function<analysis::EvaluationPtr(const std::string& list)> lists() const;
    void show();
    /// After a stop or a failure: systems and settings go back to what the shown result was made of.
    void settle(std::optional<support::Error> error, Changes changes);
    /// Nothing is shown any longer.
    void forgetResults();
    [[nodiscard]] annotation::LayerPtr systemLayer(int index) const;
    [[nodiscard]] int indexOf(const annotation::LayerPtr& layer) const;
    [[nodiscard]] bool usable(int index) const;
    /// Under the present settings; null: not at hand.
    [[nodiscard]] const ScoredSystem* known(const annotation::LayerPtr& system) const;

    SelectionModel& m_selection;
    NeutralWords m_neutralWords;
    JobRunner m_runner;
    JobRunner m_firstRunner;
    JobRunner m_measureRunner;
    JobRunner m_allRunner;
    JobRunner m_aheadRunner;
    analysis::ProjectSpec m_project;
    int m_dataSetIndex = 0;
    std::shared_ptr<const analysis::DataSet> m_dataSet;
    int m_systemA = -1;
    std::string m_nextSystem; ///< name of the system to show with what is being taken over; empty: as before
    int m_systemB = -1;
    ScoredSystem m_a;
    ScoredSystem m_b;
    analysis::EvaluationPtr m_alone; ///< of a gold without systems
    analysis::EvaluationPtr m_first; ///< of the first documents, until there is a result
    struct Wanted
    {
        QStringList ids;
        Urgency urgency = Urgency::WithResult;
        analysis::MeasureExtent extent = analysis::MeasureExtent::Records;
    };
    std::map<QString, Wanted> m_wanted; ///< by view
    WantedMeasures m_measuring; ///< what the running job computes
    std::map<QString, QStringList> m_wantedOfAll; ///< by view
    /// Systems that cannot be scored under the present settings.
    std::map<annotation::LayerPtr, support::Error> m_unscored;
    std::pair<annotation::LayerPtr, bool> m_refused; ///< the last system of other texts; was it System A?
    bool m_mayScoreAhead = false;
    bool m_measuresStopped = false; ///< by the user, until a result or a view asks anew
    ScoredSystems m_known;
    analysis::EvaluationSpec m_spec;
    std::shared_ptr<const analysis::JudgementTable> m_judgements; ///< m_spec has them
    analysis::RelationSources m_relations;
    QTimer m_specTimer; ///< collects changes of settings
    QStringList m_annotationColumns;
    bool m_hasTrees = false;
    std::vector<annotation::TypeCount> m_typeCounts;
    std::vector<annotation::TypeHue> m_rememberedHues;
    std::shared_ptr<const annotation::TypeHues> m_typeHues = std::make_shared<annotation::TypeHues>();
    State m_state = State::Empty;
    std::optional<support::Error> m_error;
    std::optional<analysis::DataSetSpec> m_unread;
    /// What is being opened, and which of its data sets; stays when it is stopped.
    std::optional<std::pair<analysis::ProjectSpec, int>> m_opening;
    std::unique_ptr<Comparer> m_comparer;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Session::Changes)

} // namespace touchstone::ui
