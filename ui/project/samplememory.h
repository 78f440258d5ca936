// SPDX-License-Identifier: GPL-3.0-or-later
// SampleMemory: which sample is judged outlives the window: in the project's notes, without a project in the
// user's settings, by gold. What was drawn is drawn again as soon as its list is there.
#pragma once

#include "ui/project/goldsample.h"
#include "ui/session/settings.h"

namespace touchstone::analysis {
struct SampleNote;
}

namespace touchstone::ui {

class JudgementSession;
class ProjectSession;
class Session;

class SampleMemory : public QObject
{
    Q_OBJECT

public:
    SampleMemory(Session& session, ProjectSession& project, const JudgementSession& judgements,
        GoldSample& sample, QObject* parent);

    /// Of golds without a project, newest first.
    void setRemembered(std::vector<RememberedSample> remembered) { m_remembered = std::move(remembered); }
    [[nodiscard]] const std::vector<RememberedSample>& remembered() const { return m_remembered; }
    /// That was drawn of what is open last; never: what is usual.
    [[nodiscard]] GoldSample::Size size() const;
    /// The user draws a sample of what is open, or ends the one that is drawn.
    void draw(GoldSample::Size size);
    void end();

Q_SIGNALS:
    /// remembered() is another.
    void rememberedChanged();

private:
    /// Of what is open; nothing: none was drawn.
    [[nodiscard]] std::optional<analysis::SampleNote> known() const;
    void keep(GoldSample::Size size, bool ended);
    void restore();

    Session& m_session;
    ProjectSession& m_project;
    const JudgementSession& m_judgements;
    GoldSample& m_sample;
    std::vector<RememberedSample> m_remembered;
};

} // namespace touchstone::ui
