// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementControl: the window's side of judgements: what is asked, and told of their file.
#pragma once

#include "ui/project/judgementsession.h"

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
    /// Is a record of a result selected?
    [[nodiscard]] bool canJudge() const;
    /// The selected record; nothing: asks for a verdict and a text. Without a project that stands in a file
    /// it says so and offers to save one.
    void judge(std::optional<touchstone::analysis::Verdict> verdict);

Q_SIGNALS:
    /// The user wants to save what is open as a project.
    void saveRequested();
    /// What was done, for a moment.
    void noticed(const QString& text);

private:
    void ask();
    void offerProject();
    void put(const analysis::EvaluationPtr& evaluation, std::uint32_t record, analysis::Verdict verdict,
        const QString& text);

    QWidget& m_window;
    SelectionModel& m_selection;
    ProjectBar& m_bar;
    JudgementSession m_judgements;
};

} // namespace touchstone::ui
