// SPDX-License-Identifier: GPL-3.0-or-later
// LaneFeed: which systems have a lane under the text, and what stands in it. While lanes are to be seen it
// asks the session for the results of all systems, and fills the lanes as they come.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/text/layout/systemlanes.h"

#include <QPoint>

namespace touchstone::ui {

class SelectionModel;
class Session;
class SpanTextView;

/// A system that is to have a lane.
struct LaneSource
{
    int system = -1; ///< into DataSet::systems
    QString name;
    bool own = false; ///< the one whose records are shown: its marks are those of the scene
    bool failed = false; ///< it cannot be scored
    bool stopped = false; ///< nobody scores it any longer
    analysis::EvaluationPtr evaluation; ///< null: its own, not there yet, or failed
    friend bool operator==(const LaneSource&, const LaneSource&) = default;
};

/// Lanes under the text of a document of `shown`. Marks are those of the systems whose text of the document
/// is the same; callable from any thread. O(annotations log annotations).
[[nodiscard]] SystemLanesPtr buildLanes(const analysis::Evaluation& shown, std::size_t documentCase,
    match::Scheme scheme, const std::vector<LaneSource>& sources, int left);

class LaneFeed : public QObject
{
    Q_OBJECT

public:
    /// Fills the lanes of a canvas, which must outlive it.
    LaneFeed(Session& session, SelectionModel& selection, SpanTextView& canvas, QObject* parent = nullptr);

    /// Are lanes to be seen? Only then systems are scored for them.
    void setWanted(bool wanted);
    /// To be called after each new scene or mode of the canvas. Null: nothing is shown.
    void show(const analysis::EvaluationPtr& evaluation, std::size_t documentCase, match::Scheme scheme);
    [[nodiscard]] bool idle() const { return !m_jobs.running(); }

    /// Makes the system of a lane (from 1 on) System A, with its record selected, or System B.
    void makeShown(int lane, bool primary, std::uint32_t record);

private:
    void refresh();
    /// System A, System B, then the others in their order, no more than have lanes; `left`: how many do not.
    [[nodiscard]] std::vector<LaneSource> sources(int& left) const;
    /// Selects what is shown of the gold annotation that a system's record is about.
    void selectGoldOf(int lane, std::uint32_t record);
    void showMenu(int lane, std::uint32_t record, const QPoint& position);
    [[nodiscard]] const LaneSource* sourceOf(int lane) const; ///< null: there is no such lane

    Session& m_session;
    SelectionModel& m_selection;
    SpanTextView& m_canvas;
    analysis::EvaluationPtr m_shown;
    std::size_t m_case = 0;
    match::Scheme m_scheme = match::Scheme::Strict;
    std::vector<LaneSource> m_sources; ///< of the lanes shown or being made; empty: none
    JobRunner m_jobs; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
