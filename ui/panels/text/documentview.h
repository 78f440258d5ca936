// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentView: the aligned text of the current document, with its find bar, its notices and its context
// menu. Hands the canvas what it shows and turns its clicks into selection and filters.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/text/layout/textscene.h"

#include <QWidget>

#include <cstdint>
#include <list>

class QAction;
class QPoint;

namespace touchstone::ui {

class ElidedLabel;
class FindBar;
class MessageBar;
class SpanTextView;

class DocumentView : public QWidget
{
    Q_OBJECT

public:
    DocumentView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
    ~DocumentView() override;

    [[nodiscard]] TextMode mode() const;
    void setMode(TextMode mode);
    [[nodiscard]] bool onlyDifferences() const;
    void setOnlyDifferences(bool only);
    /// Checkable, one of them checked; for menus.
    [[nodiscard]] QAction* sideBySideAction() const { return m_sideBySide; }
    [[nodiscard]] QAction* stackedAction() const { return m_stacked; }
    [[nodiscard]] QAction* onlyDifferencesAction() const { return m_onlyDifferences; } ///< checkable

    void openFind();
    void find(const QString& text);
    /// Opens the find bar when there is nothing to find yet.
    void findAgain(bool forward);
    /// Brings the start of an annotation of the document shown into the middle.
    void centreOn(analysis::SideId side, std::uint32_t annotation);
    [[nodiscard]] SpanTextView& canvas() { return *m_canvas; }
    /// Nothing is being prepared in the background.
    [[nodiscard]] bool idle() const { return !m_jobs.running(); }
    /// What stands in the yellow or grey bar; empty: no bar.
    [[nodiscard]] QString notice() const;

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

private:
    struct SceneKey
    {
        analysis::EvaluationPtr evaluation;
        std::size_t documentCase = 0;
        match::Scheme scheme = match::Scheme::Strict;
        friend bool operator==(const SceneKey&, const SceneKey&) = default;
    };
    struct CachedScene
    {
        SceneKey key;
        TextScenePtr scene;
    };

    /// Null: the document has no such annotation.
    [[nodiscard]] static const annotation::Entity* annotationAt(
        const SceneKey& shown, analysis::SideId side, std::uint32_t annotation);
    void refresh(SelectionModel::Changes changes);
    void showDocument();
    void showScene(const SceneKey& key, const TextScenePtr& scene);
    void showMarks();
    void showPlace();
    [[nodiscard]] static bool sameTexts(const SceneKey& before, const SceneKey& now);
    void showHeader();
    void showNotice();
    void showFirstDifference();
    void showMenu(std::uint32_t record, const QPoint& position);
    void filterBy(std::uint32_t record, bool typesOnly);

    Session& m_session;
    SelectionModel& m_selection;
    ElidedLabel* m_title;
    MessageBar* m_notice;
    SpanTextView* m_canvas;
    FindBar* m_findBar;
    QAction* m_sideBySide;
    QAction* m_stacked;
    QAction* m_onlyDifferences;
    std::list<CachedScene> m_cache; ///< newest first
    SceneKey m_shown;
    bool m_placeShown = false; ///< the canvas' selection is the selection model's place
    JobRunner m_jobs; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
