// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentView: the aligned text of the current document, with its find bar, its notices and its context
// menu. Hands the canvas what it shows and turns its clicks into selection and filters.
#pragma once

#include "core/evaluation/settings/judgementtable.h"
#include "ui/panels/text/systembtext.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/text/findfield.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/sessionpanel.h"

#include <list>

class QAction;
class QPoint;

namespace touchstone::ui {

class LaneFeed;
class SystemChoice;

/// Finds words in the text of gold and system.
class FindBar : public FindField
{
public:
    FindBar(SpanTextView& canvas, QWidget* parent)
        : FindField(FindField::tr("Find in text"), FindField::tr("Find in both texts"), parent)
        , m_canvas(canvas)
    {
        connect(&m_canvas, &SpanTextView::findChanged, this, &FindBar::showState);
    }

    /// Looks again after another text was put on the canvas.
    void textReplaced()
    {
        if (!isHidden() && !text().isEmpty()) {
            search(From::Here);
        }
    }

protected:
    /// The canvas goes on from its last place where the words are the same.
    void search(From from) override { m_canvas.find(text(), from != From::Before); }
    [[nodiscard]] QString selectedWords() const override
    {
        const QString selected = m_canvas.selectedText();
        return selected.contains(QLatin1Char('\n')) ? QString() : selected;
    }
    void leave() override
    {
        m_canvas.clearFind();
        m_canvas.setFocus(Qt::OtherFocusReason);
    }

private:
    SpanTextView& m_canvas;
};

class DocumentView : public SessionPanel
{
    Q_OBJECT

public:
    DocumentView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// As it was chosen: Stacked shows Interlinear where the system's text differs from the gold's; a gold
    /// alone is shown as one text.
    [[nodiscard]] TextMode mode() const;
    void setMode(TextMode mode);
    [[nodiscard]] bool onlyDifferences() const { return m_only; }
    void setOnlyDifferences(bool only);
    /// Checkable, one of them checked; for menus.
    [[nodiscard]] QAction* sideBySideAction() const { return actionOf(TextMode::SideBySide); }
    [[nodiscard]] QAction* interlinearAction() const { return actionOf(TextMode::Interlinear); }
    [[nodiscard]] QAction* stackedAction() const { return actionOf(TextMode::Stacked); }
    [[nodiscard]] QAction* onlyDifferencesAction() const { return m_onlyDifferences; } ///< checkable
    /// Checked: System B's text and marks stand beside the gold, as long as there is a System B; selection,
    /// lists and numbers stay System A's. Enabled where there is a choice: not in Stacked, which has a lane
    /// for B, and not while a change of System B is shown.
    [[nodiscard]] QAction* systemBAction() const { return m_systemB; }
    /// Is it System B's text that stands on the canvas?
    [[nodiscard]] bool showsSystemB() const { return m_shown.b != nullptr; }

    void openFind() { m_findBar->open(); }
    void find(const QString& text) { m_findBar->find(text); }
    /// Opens the find bar when there is nothing to find yet.
    void findAgain(bool forward) { m_findBar->step(forward); }
    /// Brings the start of an annotation of the document shown into the middle.
    void centreOn(analysis::SideId side, std::uint32_t annotation);
    /// What the canvas shows; null: nothing.
    [[nodiscard]] const analysis::DocumentCase* shownCase() const
    {
        return m_shown.evaluation ? &m_shown.shownCase() : nullptr;
    }
    [[nodiscard]] const analysis::EvaluationPtr& shownEvaluation() const { return m_shown.evaluation; }
    /// The selected stretch of the gold's text; nothing: none, or of a system's text that is another one.
    [[nodiscard]] std::optional<text::Span> selectedGold() const;
    /// Frames stretches of the gold's text, as long as the document is on the canvas.
    struct Drawn
    {
        text::Span span;
        QString label;
        bool current = true;
    };
    void setDrawn(const std::string& document, std::vector<Drawn> drawn);
    [[nodiscard]] SpanTextView& canvas() { return *m_canvas; }
    [[nodiscard]] LaneFeed& lanes() { return *m_lanes; }
    /// Nothing is being prepared in the background.
    [[nodiscard]] bool idle() const;
    /// What stands in the yellow or grey bar; empty: no bar.
    [[nodiscard]] QString notice() const { return m_notice->isHidden() ? QString() : m_notice->text(); }

    /// More annotations than this are prepared in the background.
    static constexpr std::size_t quickAnnotations = 4000;

Q_SIGNALS:
    /// Ctrl+Down and Ctrl+Up in the text.
    void stepRequested(bool forward);
    /// A double click set a filter: its list should be seen.
    void errorListRequested();
    void modeChanged(); ///< mode() or onlyDifferences()
    /// A rule is to be made from the selected record.
    void ruleWanted();
    /// Every place where the words stand should be listed.
    void occurrencesWanted(const QString& words);
    /// Of the selected record: RecordMenu::judgementWanted.
    void judgementWanted(std::optional<touchstone::analysis::Verdict> verdict);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct SceneKey
    {
        analysis::EvaluationPtr evaluation;
        std::size_t documentCase = 0;
        match::Scheme scheme = match::Scheme::Strict;
        SystemBTextPtr b; ///< whose text and marks are shown; null: those of `evaluation`

        /// Whose texts are shown.
        [[nodiscard]] const analysis::DocumentCase& shownCase() const
        {
            const auto* const own = b ? b->caseOf(documentCase) : nullptr;
            return own != nullptr ? *own : evaluation->cases[documentCase];
        }
        friend bool operator==(const SceneKey&, const SceneKey&) = default;
    };
    struct CachedScene
    {
        SceneKey key;
        TextScenePtr scene;
    };

    /// An annotation of the document, in the texts on the canvas; nothing: there is none.
    [[nodiscard]] std::optional<SelectionModel::Range> rangeOf(
        analysis::SideId side, std::uint32_t annotation) const;
    [[nodiscard]] std::optional<SelectionModel::Range> onCanvas(const SelectionModel::Range& range) const;
    /// What is looked at in the document besides a mark that has its frame.
    [[nodiscard]] std::optional<SelectionModel::Range> placeLookedAt() const;
    /// The number by which the canvas knows what is selected.
    [[nodiscard]] std::uint32_t selectedMark() const;
    void select(std::uint32_t mark); ///< by that number
    void refresh(SelectionModel::Changes changes);
    void applyMode();
    void showDocument();
    void showScene(const SceneKey& key, const TextScenePtr& scene);
    void showMarks();
    void showPlace();
    void showDrawn();
    /// The line of the gold's text that is the first in sight, to go on there when another system's text
    /// comes; nothing: another document comes.
    [[nodiscard]] std::optional<std::uint32_t> goldInSight(const SceneKey& next) const;
    // System B in the text.
    [[nodiscard]] bool mayShowB() const; ///< there is a choice between A and B
    [[nodiscard]] SceneKey wantedScene();
    void showChoice();
    void followSystemB(); ///< the systems, their results, or what is wanted of them are others
    void forgetScenesOfB(); ///< but those of the present one
    [[nodiscard]] QString whyNotB() const; ///< though it is wanted; empty: it is shown, or on its way
    /// What only System B has becomes an annotation of System A.
    void makeSystemA(const analysis::EvaluationPtr& b, std::uint32_t record);
    [[nodiscard]] static bool sameTexts(const SceneKey& before, const SceneKey& now);
    void showHeader();
    void showNotice();
    void showLanes();
    [[nodiscard]] QAction* actionOf(TextMode mode) const { return m_modes[static_cast<std::size_t>(mode)]; }
    void showFirstDifference();
    void showMenu(std::uint32_t record, const QPoint& position);
    void filterBy(std::uint32_t record, bool typesOnly);

    ElidedLabel* m_title = new ElidedLabel(this);
    MessageBar* m_notice = new MessageBar(this);
    SpanTextView* m_canvas = new SpanTextView(this);
    FindBar* m_findBar = new FindBar(*m_canvas, this);
    LaneFeed* m_lanes;
    QWidget* m_modeRow = new QWidget(this); ///< the buttons of all modes
    std::array<QAction*, 3> m_modes {}; ///< by TextMode
    QAction* m_onlyDifferences;
    QAction* m_systemB;
    SystemChoice* m_choice;
    SystemBTextPtr m_b; ///< of the present A and B, once it was wanted
    bool m_only = false; ///< onlyDifferences()
    std::list<CachedScene> m_cache; ///< newest first
    SceneKey m_asked; ///< shown, or on its way
    SceneKey m_shown;
    std::string m_drawnIn; ///< name of the document
    std::vector<Drawn> m_drawn;
    bool m_placeShown = false; ///< the canvas' selection is the selection model's place or range
    JobRunner m_jobs; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
