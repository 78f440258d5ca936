// SPDX-License-Identifier: GPL-3.0-or-later
// The session scores the systems that nobody asked for while nothing else is to do.
#include "ui/session/session.h"

#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using State = Session::State;
using uitest::waitFor;

class SessionAhead : public ::testing::Test
{
protected:
    SessionAhead() { session.setScoresAhead(true); }

    analysis::ProjectSpec project(const std::vector<QByteArray>& systems)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        for (const QByteArray& system : systems) {
            const auto number = static_cast<int>(dataSet.systems.size()) + 1;
            const QString name = QStringLiteral("system%1.conll").arg(number);
            dataSet.systems.emplace_back().path = toPath(folder.file(name, system));
        }
        return { { dataSet } };
    }
    /// Nothing is on its way, not even what nobody asked for.
    bool idle()
    {
        return waitFor([this] { return !session.busy() && !session.measuring() && !session.ahead(); })
            && session.state() == State::Ready;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
};

TEST_F(SessionAhead, AnotherSystemIsShownAtOnce)
{
    session.open(project({ uitest::conllSystem(), uitest::conllPerfect(), uitest::conllSystem() }));
    ASSERT_TRUE(idle());
    EXPECT_FALSE(session.allReady()) << "no view asked";
    const auto systems = session.results();
    ASSERT_EQ(systems.size(), 3U);
    for (const int system : { 2, 1 }) {
        session.setSystemA(system);
        EXPECT_EQ(session.state(), State::Ready);
        EXPECT_EQ(session.evaluationA(), systems[static_cast<std::size_t>(system)].evaluation);
    }
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Correct], 4);
    session.setSystemB(0);
    EXPECT_EQ(session.state(), State::Ready);
    EXPECT_EQ(session.evaluationB(), systems[0].evaluation);
}

TEST_F(SessionAhead, ASystemThatCannotBeScoredIsPassedOver)
{
    session.open(project(
        { uitest::conllSystem(), uitest::conllGold().replace("Paris", "Madrid"), uitest::conllPerfect() }));
    analysis::EvaluationSpec spec = session.spec();
    spec.align = analysis::AlignMode::No;
    session.setSpec(spec);
    ASSERT_TRUE(idle());
    EXPECT_FALSE(session.error()) << "nobody asked for it";
    const auto systems = session.results();
    ASSERT_EQ(systems.size(), 3U);
    EXPECT_TRUE(systems[1].error);
    session.setSystemA(2);
    EXPECT_EQ(session.state(), State::Ready);
    EXPECT_EQ(session.evaluationA(), systems[2].evaluation);
}

TEST_F(SessionAhead, OtherSettingsForgetWhatWasScored)
{
    session.open(project({ uitest::conllSystem(), uitest::conllPerfect(), uitest::conllSystem() }));
    ASSERT_TRUE(idle());
    analysis::EvaluationSpec spec = session.spec();
    spec.matching.minOverlap = 40;
    session.setSpec(spec);
    EXPECT_FALSE(session.ahead());
    EXPECT_TRUE(session.results().empty());
    ASSERT_TRUE(idle());
    const auto systems = session.results();
    ASSERT_EQ(systems.size(), 3U);
    for (const auto& system : systems) {
        ASSERT_TRUE(system.evaluation);
        EXPECT_EQ(system.evaluation->spec.matching.minOverlap, 40.0);
    }
}

TEST_F(SessionAhead, ManySystemsAreScoredWhenAskedFor)
{
    session.open(project(std::vector<QByteArray>(9, uitest::conllSystem())));
    ASSERT_TRUE(idle());
    EXPECT_EQ(session.results().size(), 1U);
}

} // namespace
} // namespace touchstone::ui
