// SPDX-License-Identifier: GPL-3.0-or-later
// LeadMarks: which leads are pinned or dismissed, beside the open project; without one in a file, for the
// open gold until the window closes.
#pragma once

#include "core/project/leadnotes.h"

#include <QObject>

#include <map>

namespace touchstone::ui {

class ProjectSession;
class Session;

class LeadMarks : public QObject
{
    Q_OBJECT

public:
    /// `project` null: there are no projects.
    LeadMarks(Session& session, ProjectSession* project, QObject* parent = nullptr);

    [[nodiscard]] const analysis::LeadNotes& notes() const;
    /// Is there a file beside which they are kept?
    [[nodiscard]] bool kept() const;
    /// Pins or dismisses a lead, or neither. Holds at once; the file follows.
    void set(const std::string& key, analysis::LeadState state,
        analysis::DismissReason reason = analysis::DismissReason::Known);
    /// What set() did last and undo() has not taken back; null: nothing.
    struct Step
    {
        analysis::LeadNote done;
        analysis::LeadNote before; ///< Open: there was none
    };
    [[nodiscard]] const Step* lastStep() const { return m_steps.empty() ? nullptr : &m_steps.back(); }
    void undo();

Q_SIGNALS:
    void changed();

private:
    void put(const analysis::LeadNote& note);
    [[nodiscard]] std::string gold() const; ///< path of the open one
    /// Another project or another gold: what was done to the marks of the one before is no step here.
    void follow();
    /// What was marked before the project stood in a file goes into it.
    void carry();

    Session& m_session;
    ProjectSession* m_project;
    std::string m_place; ///< what the steps were done to
    std::map<std::string, analysis::LeadNotes> m_own; ///< by gold
    std::vector<Step> m_steps;
};

} // namespace touchstone::ui
