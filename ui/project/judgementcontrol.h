// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementControl: the window's side of judgements: what is asked, and told of their file.
#pragma once

#include "ui/project/goldsample.h"
#include "ui/project/judgingmode.h"
#include "ui/project/samplememory.h"

#include <functional>

class QWidget;

namespace touchstone::ui {

class ProjectBar;
class SelectionModel;

class JudgementControl : public QObject
{
    Q_OBJECT

public:
    /// Dialogs stand before `window`; of the file's slips tells the bar.
    JudgementControl(
        QWidget& window, Session& session, ProjectSession& project, ProjectBar& bar, QObject* parent);

    [[nodiscard]] JudgementSession& judgements() { return m_judgements; }
    /// Judging by single keys; asks for the judge's name when it is switched on for the first time.
    [[nodiscard]] JudgingMode& mode() { return m_mode; }
    /// Places drawn at random, and what they tell of the gold.
    [[nodiscard]] GoldSample& sample() { return m_sample; }
    /// How the sample outlives the window.
    [[nodiscard]] SampleMemory& sampleMemory() { return m_sampleMemory; }
    /// Asks how many places are to be drawn, or leaves those that were.
    void changeSample();
    /// Is a record of a result selected?
    [[nodiscard]] bool canJudge() const;
    /// What is chosen together with a record, the record itself among it.
    using Chosen = std::function<std::vector<std::uint32_t>(std::uint32_t record)>;
    void setChosen(Chosen chosen) { m_chosen = std::move(chosen); }
    /// The selected record and what is chosen with it. A verdict alone leaves texts as they are; nothing:
    /// asks for verdict and text. Where there is no file beside which judgements can stand, it says so and
    /// offers to save a project.
    void judge(std::optional<touchstone::analysis::Verdict> verdict);
    /// The same of the selected record alone.
    void judgeOne(std::optional<touchstone::analysis::Verdict> verdict);

Q_SIGNALS:
    /// The user has told a name, or another one.
    void judgeChanged(const QString& name);
    /// The user wants to save what is open as a project.
    void saveRequested();
    /// What was done, for a moment.
    void noticed(const QString& text);

private:
    using Records = std::vector<std::uint32_t>;

    void judgeThese(std::optional<analysis::Verdict> verdict, const Records& records);
    void ask(const Records& records);
    void askJudge();
    void tellWhyNot();
    void offerProject();
    void put(const analysis::EvaluationPtr& evaluation, const Records& records, const SaidVerdict& said);

    QWidget& m_window;
    Session& m_session;
    SelectionModel& m_selection;
    ProjectBar& m_bar;
    JudgementSession m_judgements;
    JudgingMode m_mode { m_judgements, this };
    GoldSample m_sample { this };
    SampleMemory m_sampleMemory;
    Chosen m_chosen; ///< empty: nothing else
};

} // namespace touchstone::ui
