// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView: two systems, or one under two settings, annotation by annotation and score by score; many
// systems by type and by rank; what correcting each kind of error would bring. Each tab is a ComparePage.
#pragma once

#include "ui/panels/compare/comparepage.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/sessionpanel.h"

#include <QComboBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

class QAction;
class QProgressBar;

namespace touchstone::ui {

class GroupsPage;
class PresetChoice;
class SignificancePage;

class CompareView : public SessionPanel
{
    Q_OBJECT

public:
    CompareView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    enum class Page { Changes, Types, Significance, Found, Heat, Ranking, Groups, Gain, Annotators };
    static constexpr std::size_t pageCount = 9;
    [[nodiscard]] ComparePage& at(Page page) const { return *m_pages[static_cast<std::size_t>(page)]; }
    void setPage(Page page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }
    [[nodiscard]] Page page() const;
    /// The score that is compared by follows the task that is chosen.
    void setPresets(PresetChoice& presets);
    void setScore(const std::string& measure, const std::string& score) { chooseScore(measure, score, true); }
    [[nodiscard]] const ScoreChoice& score() const { return m_basis.score; }
    void setMeasureRanked(const std::string& measure, bool ranked);
    /// Compares System A with itself under these settings; nothing: with System B.
    void compareWith(std::optional<analysis::EvaluationSpec> spec);
    void setTrials(int trials);
    /// Groups of runs, as GroupsPage takes them.
    void setGroups(const QString& patterns);
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
    void fillControls();
    void buildLayout();
    void buildPages();
    void connectAll();
    void ask(); ///< for what the page needs
    void restart();
    void refresh();
    void readControls();
    void proposeMeasures();
    void showTitle();
    /// Without a gold there is one page, which says where the two agree, and of three systems and more that
    /// of the annotators, which else is not there.
    void showTabs();
    void showProgress();
    void followPreset(bool chosen);
    void chooseScore(const std::string& measure, const std::string& score, bool exactly);
    void chooseSettings();
    void fillScores();
    [[nodiscard]] Comparer& comparer() const { return m_basis.comparer(); }

    CompareBasis m_basis { m_session, m_selection, nullptr };
    QLabel* m_title = new QLabel(this);
    QComboBox* m_scores = new QComboBox(this);
    QComboBox* m_pairing = new QComboBox(this);
    QToolButton* m_measures = new QToolButton(this);
    std::map<std::string, QAction*> m_ranked; ///< by measure
    bool m_rankedChosen = false; ///< by the user
    QPushButton* m_settings = new QPushButton(tr("Compare with other &settings…"), this);
    QPushButton* m_back = new QPushButton(tr("&Back to System B"), this);
    QProgressBar* m_progress = makeProgress(this, tr("Progress"));
    QPushButton* m_cancel = new QPushButton(tr("Stop"), this);
    QTabBar* m_tabs = new QTabBar(this);
    QStackedWidget* m_stack = new QStackedWidget(this); ///< its pages are the tabs'
    std::array<ComparePage*, pageCount> m_pages {};
    SignificancePage* m_significance = nullptr;
    GroupsPage* m_groups = nullptr;
    PresetChoice* m_presets = nullptr;
};

} // namespace touchstone::ui
