// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView: two systems, or one under two settings, annotation by annotation and score by score; many
// systems by type and by rank; what correcting each kind of error would bring.
#pragma once

#include "core/compare/groupcomparison.h"
#include "core/compare/potentialgain.h"
#include "core/compare/runpatterns.h"
#include "core/report/tables/typepair.h"
#include "core/statistics/significance.h"
#include "ui/models/comparetables.h"
#include "ui/panels/compare/asked.h"
#include "ui/session/session.h"
#include "ui/widgets/statepage.h"

#include <QWidget>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace touchstone::ui {

class Comparer;
class LinkTableView;
class PresetChoice;
class SelectionModel;

class CompareView : public QWidget
{
    Q_OBJECT

public:
    CompareView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~CompareView() override;

    enum class Page { Changes, Types, Significance, Found, Heat, Ranking, Groups, Gain };
    static constexpr std::size_t pageCount = 8;
    /// The tables of the page of groups beside the first one, which is that of the groups.
    enum class GroupTable { Differences, Types, Runs };
    static constexpr std::size_t groupTableCount = 3;
    /// The score that is compared by follows the task that is chosen.
    void setPresets(PresetChoice& presets);
    void setPage(Page page);
    [[nodiscard]] Page page() const;
    /// The table of a page; of Changes the one of the changes, with `second` that of the types.
    [[nodiscard]] LinkTableView* table(Page page, bool second = false) const;
    [[nodiscard]] LinkTableView* groupTable(GroupTable table) const;
    /// Groups of runs: "small=runs/small-*; large=runs/large-*" (analysis::runPatternsOf).
    void setGroups(const QString& patterns);
    [[nodiscard]] QString groups() const;
    /// Is a page's table shown (and not words that say why there is none)?
    [[nodiscard]] bool shows(Page page) const;
    [[nodiscard]] StatePage* statePage(Page page) const;
    /// What the line above a page's table says.
    [[nodiscard]] QString note(Page page) const;
    /// A page's tables as Markdown, that of By type as `compare --markdown` begins; empty while it shows
    /// words.
    [[nodiscard]] QString markdown(Page page) const;
    void setScore(const std::string& measure, const std::string& score);
    void setMeasureRanked(const std::string& measure, bool ranked);
    /// Compares System A with itself under these settings; nothing: with System B.
    void compareWith(std::optional<analysis::EvaluationSpec> spec);
    void setTrials(int trials);
    /// By which records the changes are told: a measure's list ("eter"), or the matching (empty).
    void setPairing(const std::string& list);
    /// The changes between System A and System B as ETER pairs them at the alpha of the settings.
    void showTrees();

Q_SIGNALS:
    /// A second system is to be opened.
    void openRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// One tab.
    struct Parts
    {
        QWidget* content = nullptr; ///< what holds the table
        LinkTableView* table = nullptr;
        QLabel* note = nullptr;
        QStackedWidget* stack = nullptr;
        StatePage* state = nullptr;
    };
    /// One side of the comparison.
    struct Side
    {
        int index = -1; ///< in the data set; none under other settings
        QString name;
        analysis::EvaluationPtr evaluation;
        std::map<std::string, analysis::MeasureResultPtr> measures;

        /// Null: not there, or not yet.
        [[nodiscard]] analysis::MeasureResultPtr measure(const std::string& id) const
        {
            const auto found = measures.find(id);
            return found == measures.end() ? nullptr : found->second;
        }
    };
    void fillControls();
    [[nodiscard]] QWidget* testBar();
    void buildPages();
    void connectAll();
    QWidget* buildPage(Page page, QWidget* above = nullptr);
    void ask(); ///< for what the page needs
    void refresh();
    void showPage(Page page);
    void showChanges();
    void showTypes();
    void showFound();
    void showHeat();
    void showRanking();
    void showSignificance();
    void showGain();
    [[nodiscard]] analysis::SignificanceSettings testSettings() const;
    void startSignificance();
    void startTypes(const std::vector<analysis::MeasuredSystem>& systems,
        const std::vector<std::string>& names, const std::string& score);
    void startRanking();
    void startGroups();
    void showGroups();
    QWidget* buildGroups(QWidget* bar);
    void proposeGroups();
    void followPreset(bool chosen);
    void startGain();
    void startOtherMeasures();
    /// Words in place of a page's table when there is nothing to compare with; true: they are shown.
    bool showNoPartner(Page page);
    void showWords(
        Page page, const QString& heading, const QString& text, std::vector<StatePage::Choice> choices = {});
    /// The same while something is on its way; when it was stopped, a button that starts it again.
    void showWaiting(Page page, const QString& heading, const QString& text);
    void restart();
    /// A table with a row for each system; those whose numbers a finding changes bear a sign.
    void showSystems(Page page, LinkTable table, QString note, const std::vector<Side>& all);
    void showTable(Page page, LinkTable table, const QString& note);
    void showTitle();
    void showProgress();
    void follow(const LinkTableView& table, const QModelIndex& index, bool adding);
    void chooseSettings();
    void fillScores();

    [[nodiscard]] Parts& parts(Page page) { return m_parts[static_cast<std::size_t>(page)]; }
    [[nodiscard]] const Parts& parts(Page page) const { return m_parts[static_cast<std::size_t>(page)]; }
    [[nodiscard]] Comparer& comparer() const { return m_session.comparer(); }
    [[nodiscard]] ScoreChoice choice() const;
    [[nodiscard]] std::vector<std::string> rankedMeasures() const;
    [[nodiscard]] std::vector<ScoreChoice> testedScores() const;
    [[nodiscard]] QString systemName(int index) const;
    [[nodiscard]] QString otherName() const;
    [[nodiscard]] std::vector<Side> systems() const; ///< all that are scored
    [[nodiscard]] static QStringList namesOf(const std::vector<Side>& sides);
    [[nodiscard]] static std::vector<int> indicesOf(const std::vector<Side>& sides);
    /// A and what it is compared with; fewer than two: not there yet.
    [[nodiscard]] std::vector<Side> sides() const;
    [[nodiscard]] bool trees() const;
    [[nodiscard]] bool busy() const;
    [[nodiscard]] std::array<JobRunner*, 6> runners() const;

    Session& m_session;
    SelectionModel& m_selection;
    QLabel* m_title;
    QComboBox* m_scores;
    QComboBox* m_pairing;
    QToolButton* m_measures;
    std::map<std::string, QAction*> m_ranked; ///< by measure
    bool m_rankedChosen = false; ///< by the user
    QPushButton* m_settings;
    QPushButton* m_back;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTabWidget* m_tabs;
    std::array<Parts, pageCount> m_parts;
    LinkTableView* m_byType; ///< of Changes
    QSpinBox* m_trials;
    QSpinBox* m_seed;
    QDoubleSpinBox* m_level;
    QCheckBox* m_allPairs;

    JobRunner* m_otherRunner; ///< measures of System A under other settings
    analysis::EvaluationPtr m_otherOf; ///< whose measures m_otherMeasures are
    std::map<std::string, analysis::MeasureResultPtr> m_otherMeasures;

    /// Scores of systems with what they are called.
    struct Tested
    {
        std::vector<analysis::ScoreComparison> comparisons;
        QStringList titles; ///< of their scores
        QStringList names; ///< of the systems
        std::optional<support::Error> error; ///< why the last score without a comparison has none
    };
    struct TestQuestion
    {
        std::vector<analysis::MeasureResultPtr> results; ///< by score, then system
        std::vector<std::string> scores;
        analysis::SignificanceSettings settings;
        friend bool operator==(const TestQuestion&, const TestQuestion&) = default;
    };
    using Tests = Asked<TestQuestion, Tested>;
    Tests m_tests { this }; ///< of Significance
    Tests m_rankTests { this }; ///< of all systems by what they are ranked by
    /// Asks for tests that are not there yet; what is not scored yet is waited for.
    void startTests(Tests& tests, const std::vector<Side>& compared, const std::vector<ScoreChoice>& scores);

    /// The two systems type by type.
    struct TypeAnswer
    {
        analysis::TypePair pair;
        std::string note; ///< why types have no tests; empty: they have
        std::vector<std::pair<std::string, std::string>> signatures; ///< by system
    };
    Asked<TestQuestion, TypeAnswer> m_types { this };

    QLineEdit* m_groupPatterns = nullptr;
    std::array<LinkTableView*, groupTableCount> m_groupTables {};
    struct GroupQuestion
    {
        std::vector<analysis::MeasureResultPtr> results; ///< by run
        std::vector<analysis::EvaluationPtr> evaluations; ///< by run
        std::vector<int> systems; ///< by run: its number in the data set
        std::vector<analysis::RunPattern> patterns;
        std::vector<std::vector<std::size_t>> groups; ///< numbers of runs
        std::string measure, score;
        analysis::SignificanceSettings settings;
        friend bool operator==(const GroupQuestion&, const GroupQuestion&) = default;
    };
    struct GroupAnswer
    {
        analysis::GroupComparison compared;
        std::vector<int> systems; ///< of its runs, in the data set
    };
    Asked<GroupQuestion, GroupAnswer> m_groups { this };
    [[nodiscard]] static Asked<GroupQuestion, GroupAnswer>::Result compareGroups(
        const GroupQuestion& asked, const std::vector<analysis::NamedRun>& runs, support::Progress& progress);
    std::optional<support::Error> m_patternsError; ///< of what is typed
    QStringList m_groupsLeftOut; ///< runs that could not be scored

    PresetChoice* m_presets = nullptr;

    struct GainQuestion
    {
        analysis::EvaluationPtr evaluation;
        match::Scheme scheme = match::Scheme::Strict;
        analysis::MeasureResultPtr eter;
        friend bool operator==(const GainQuestion&, const GainQuestion&) = default;
    };
    Asked<GainQuestion, analysis::PotentialGain> m_gain { this };
    mutable annotation::LayerPtr m_treesOf; ///< the gold that m_trees tells of
    mutable bool m_trees = false;
};

} // namespace touchstone::ui
