// SPDX-License-Identifier: GPL-3.0-or-later
// The session opens, scores, switches and reloads in the background; what is shown stays until the next is
// ready.
#include "ui/session/session.h"

#include "core/measures/rules/computerules.h"
#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using State = Session::State;
using uitest::source;
using uitest::waitFor;

class SessionTest : public ::testing::Test
{
protected:
    SessionTest()
    {
        QObject::connect(&session, &Session::changed, &session, [this](Session::Changes changes) {
            if (changes & Session::ResultChanged) {
                results.push_back({ session.evaluationA() != nullptr, session.evaluationB() != nullptr });
            }
            all |= changes;
        });
    }

    analysis::ProjectSpec project()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        dataSet.systems = { source(folder.file(QStringLiteral("a.conll"), uitest::conllSystem()), "A"),
            source(folder.file(QStringLiteral("b.conll"), uitest::conllPerfect()), "B") };
        return { { dataSet } };
    }
    bool ready()
    {
        return waitFor([this] { return session.state() == State::Ready || session.state() == State::Failed; })
            && session.state() == State::Ready;
    }
    bool failed()
    {
        return waitFor([this] { return session.state() == State::Ready || session.state() == State::Failed; })
            && session.state() == State::Failed;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    std::vector<std::pair<bool, bool>> results; ///< which evaluations were there at each ResultChanged
    Session::Changes all;
};

TEST_F(SessionTest, OpensInTheBackgroundAndScoresTheFirstSystem)
{
    EXPECT_EQ(session.state(), State::Empty);
    session.open(project());
    EXPECT_EQ(session.state(), State::Loading);
    EXPECT_EQ(session.dataSet(), nullptr);
    ASSERT_TRUE(ready());
    ASSERT_TRUE(session.evaluationA());
    EXPECT_EQ(session.systemA(), 0);
    EXPECT_EQ(session.systemB(), -1);
    EXPECT_EQ(selection.evaluation(), session.evaluationA());
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Correct], 2);
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Missing], 1);
    EXPECT_TRUE(all & Session::ProjectChanged);
    EXPECT_TRUE(all & Session::DataChanged);
}

TEST_F(SessionTest, SystemAAppearsBeforeSystemB)
{
    session.open(project());
    ASSERT_TRUE(ready());
    results.clear();
    session.setSystemB(1);
    analysis::EvaluationSpec spec = session.spec();
    spec.matching.pairing = match::PairingPolicy::FirstCome;
    session.setSpec(spec);
    ASSERT_TRUE(ready());
    ASSERT_GE(results.size(), 2U);
    EXPECT_EQ(results[results.size() - 2], (std::pair { true, false }));
    EXPECT_EQ(results.back(), (std::pair { true, true }));
    EXPECT_EQ(session.evaluationA()->spec.matching.pairing, match::PairingPolicy::FirstCome);
    EXPECT_EQ(session.evaluationB()->spec.matching.pairing, match::PairingPolicy::FirstCome);
}

TEST_F(SessionTest, ChoosingBAsAMakesThemChangePlaces)
{
    session.open(project());
    ASSERT_TRUE(ready());
    session.setSystemB(1);
    ASSERT_TRUE(ready());
    const auto a = session.evaluationA();
    const auto b = session.evaluationB();
    session.setSystemA(1);
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.systemB(), 0);
    EXPECT_EQ(session.evaluationA(), b);
    EXPECT_EQ(session.evaluationB(), a);
    session.setSystemB(1); // System A itself: refused
    EXPECT_EQ(session.systemB(), 0);
    session.setSystemB(-1);
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.evaluationB(), nullptr);
}

TEST_F(SessionTest, AFailingOpenLeavesWhatIsShownAndTellsWhy)
{
    session.open(project());
    ASSERT_TRUE(ready());
    const auto before = session.evaluationA();
    analysis::ProjectSpec broken = project();
    broken.dataSets[0].gold.path = toPath(folder.path(QStringLiteral("nowhere.conll")));
    session.open(broken);
    ASSERT_TRUE(failed());
    ASSERT_TRUE(session.error());
    EXPECT_EQ(session.error()->code, support::ErrorCode::NotFound);
    EXPECT_EQ(session.evaluationA(), before);
    EXPECT_EQ(selection.evaluation(), before);
    EXPECT_EQ(session.project(), project());
    session.reload(); // and it works again
    ASSERT_TRUE(ready());
    EXPECT_FALSE(session.error());
}

TEST_F(SessionTest, AnUnreadableSystemLeavesTheRestUsable)
{
    analysis::ProjectSpec spec = project();
    spec.dataSets[0].systems[0].path = toPath(folder.path(QStringLiteral("nowhere.conll")));
    session.open(spec);
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.systemA(), 1);
    session.setSystemA(0); // cannot be chosen
    EXPECT_EQ(session.systemA(), 1);
    const auto findings = session.findings();
    const auto told = std::ranges::find(findings.list(), "system.unreadable", &support::Diagnostic::code);
    ASSERT_NE(told, findings.list().end());
    EXPECT_FALSE(told->said.empty()) << "so that the window can say it in its language";
    EXPECT_EQ(told->said.english(), told->message);
    spec.dataSets[0].systems.resize(1);
    session.open(spec);
    ASSERT_TRUE(failed());
    EXPECT_EQ(session.error()->code, support::ErrorCode::NotFound);
    EXPECT_TRUE(session.evaluationA()) << "nothing to compare: what was open stays";
    EXPECT_EQ(session.project().dataSets[0].systems.size(), 2U);
}

TEST_F(SessionTest, ASystemThatCannotBeReadAgainIsShownAsItWas)
{
    session.open(project());
    ASSERT_TRUE(ready());
    const auto before = session.evaluationA()->overall;
    folder.file(QStringLiteral("a.conll"), QByteArray(1000, '\0'));
    session.reload();
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.systemA(), 0);
    ASSERT_TRUE(session.evaluationA());
    EXPECT_EQ(session.evaluationA()->overall, before);
    EXPECT_EQ(session.findings().count("system.unreadable"), 1U) << "and the reason is told";
    folder.file(QStringLiteral("a.conll"), uitest::conllPerfect());
    session.reload();
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.findings().count("system.unreadable"), 0U);
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Correct], 4);
}

TEST_F(SessionTest, ReloadKeepsSystemsFiltersAndTheSelectedAnnotation)
{
    session.open(project());
    ASSERT_TRUE(ready());
    session.setSystemB(1);
    ASSERT_TRUE(ready());
    analysis::RecordFilter filter;
    filter.types = { "LOC" };
    selection.setFilter(filter);
    ASSERT_TRUE(selection.currentRecord());
    const auto oldResult = session.evaluationA();
    const std::string words = oldResult->goldText(oldResult->records[*selection.currentRecord()]);
    folder.file(QStringLiteral("a.conll"), uitest::conllPerfect());
    session.reload();
    EXPECT_EQ(session.evaluationA(), oldResult); // still there while reading
    ASSERT_TRUE(ready());
    EXPECT_NE(session.evaluationA(), oldResult);
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Correct], 4);
    EXPECT_EQ(session.systemB(), 1);
    EXPECT_TRUE(session.evaluationB());
    EXPECT_EQ(selection.filters(), std::vector { filter });
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(
        selection.evaluation()->goldText(selection.evaluation()->records[*selection.currentRecord()]), words);
}

TEST_F(SessionTest, TypesKeepTheHuesThatTheyWereFirstSeenWith)
{
    EXPECT_EQ(session.typeHues()->hueOf("LOC"), 1U);
    uitest::open(session, folder, { "[prod a] [prod b] [evt c] [PER d]" }, { { "[art a] b c d" } });
    EXPECT_EQ(session.typeHues()->hueOf("prod"), 5U);
    EXPECT_EQ(session.typeHues()->hueOf("evt"), 6U);
    EXPECT_EQ(session.typeHues()->hueOf("art"), 7U) << "a type of the system alone";
    const std::vector<annotation::TypeHue> remembered { { "prod", 5 }, { "evt", 6 }, { "art", 7 } };
    EXPECT_EQ(session.rememberedHues(), remembered);
    uitest::open(session, folder, { "[evt a] [evt b] [PER c]" }, { { "[evt a] b c" } });
    EXPECT_EQ(session.typeHues()->hueOf("evt"), 6U) << "as before, though the most frequent one now";
    EXPECT_EQ(session.typeHues()->hueOf("prod"), std::nullopt) << "not of these data";
    EXPECT_EQ(
        session.typeCounts(), (std::vector<annotation::TypeCount> { { "evt", 2, 1 }, { "per", 1, 0 } }));
    EXPECT_EQ(session.rememberedHues(), remembered);
}

TEST_F(SessionTest, HuesThatAreChosenHoldAtOnce)
{
    session.setRememberedHues({ { "prod", 2, true } });
    EXPECT_EQ(all & Session::HuesChanged, Session::Changes()) << "there are no data";
    uitest::open(session, folder, { "[prod a] [prod b] [PER d]" }, { { "a b [PER d]" } });
    EXPECT_EQ(session.typeHues()->hueOf("prod"), 2U);
    all = {};
    session.setRememberedHues({ { "per", 7, true } });
    EXPECT_EQ(all, Session::Changes(Session::HuesChanged));
    EXPECT_EQ(session.typeHues()->hueOf("PER"), 7U);
    EXPECT_EQ(session.typeHues()->hueOf("prod"), 5U);
    EXPECT_EQ(
        session.rememberedHues(), (std::vector<annotation::TypeHue> { { "per", 7, true }, { "prod", 5 } }));
}

TEST_F(SessionTest, ReloadFindsAFileThatWasReplacedTwice)
{
    session.open(project());
    ASSERT_TRUE(ready());
    for (const QByteArray& content : { uitest::conllPerfect(), uitest::conllSystem() }) {
        folder.file(QStringLiteral("new.conll"), content);
        QFile::remove(folder.path(QStringLiteral("a.conll")));
        QFile::rename(folder.path(QStringLiteral("new.conll")), folder.path(QStringLiteral("a.conll")));
        session.reload();
        ASSERT_TRUE(ready());
        EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Correct],
            content == uitest::conllPerfect() ? 4 : 2);
    }
}

TEST_F(SessionTest, OpeningOtherDataForgetsFilters)
{
    session.open(project());
    ASSERT_TRUE(ready());
    analysis::RecordFilter filter;
    filter.types = { "LOC" };
    selection.setFilter(filter);
    session.open(project());
    ASSERT_TRUE(ready());
    EXPECT_TRUE(selection.filters().empty());
}

TEST_F(SessionTest, DataSetsAreAddedAndSwitched)
{
    session.open(project());
    ASSERT_TRUE(ready());
    analysis::DataSetSpec other;
    other.gold = source(folder.file(QStringLiteral("gold2.conll"), "Eve B-PER\n\n"));
    other.systems = { source(folder.file(QStringLiteral("b2.conll"), "Eve O\n\n"), "B") };
    session.addDataSet(other);
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.project().dataSets.size(), 2U);
    EXPECT_EQ(session.currentDataSet(), 1);
    EXPECT_EQ(session.evaluationA()->overall[0][match::Outcome::Missing], 1);
    session.setCurrentDataSet(0);
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.currentDataSet(), 0);
    EXPECT_EQ(session.systemA(), 1); // the system of the same name
}

TEST_F(SessionTest, HipeFilesOfferTheirAnnotationColumns)
{
    analysis::DataSetSpec dataSet;
    const QString good = QStringLiteral(TOUCHSTONE_TEST_DATA "/hipe/good.tsv");
    dataSet.gold = source(good);
    dataSet.systems = { source(good, "A") };
    session.open({ { dataSet } });
    ASSERT_TRUE(ready());
    EXPECT_TRUE(session.annotationColumns().contains(QStringLiteral("coarse")));
    EXPECT_TRUE(session.annotationColumns().contains(QStringLiteral("fine")));
    EXPECT_EQ(session.annotationColumn(), QStringLiteral("coarse"));
    const auto coarse = session.evaluationA();
    const QStringList columns = session.annotationColumns(); // they are read anew with each
    for (const QString& column : columns) {
        session.setAnnotationColumn(column);
        ASSERT_TRUE(ready()) << column.toStdString();
        EXPECT_EQ(session.annotationColumn(), column);
        EXPECT_TRUE(session.evaluationA());
    }
    session.setAnnotationColumn(QStringLiteral("no such"));
    EXPECT_EQ(session.state(), State::Ready);
    session.open(project()); // CoNLL has none
    ASSERT_TRUE(ready());
    EXPECT_TRUE(session.annotationColumns().isEmpty());
}

TEST_F(SessionTest, CancelWhileReadingLeavesTheFirstPage)
{
    session.open(project());
    session.cancel();
    EXPECT_EQ(session.state(), State::Empty);
    QCoreApplication::processEvents();
    EXPECT_EQ(session.dataSet(), nullptr);
    EXPECT_TRUE(session.openingStopped());
    session.openAgain();
    EXPECT_FALSE(session.openingStopped());
    ASSERT_TRUE(ready());
    EXPECT_FALSE(session.openingStopped());
    EXPECT_EQ(session.project(), project());
}

TEST_F(SessionTest, CancelWhileADataSetIsAddedOrReadAgain)
{
    session.open(project());
    ASSERT_TRUE(ready());
    session.reload();
    session.cancel();
    EXPECT_EQ(session.state(), State::Ready);
    EXPECT_FALSE(session.openingStopped()) << "it is open";
    session.addDataSet(project().dataSets.front());
    session.cancel();
    EXPECT_EQ(session.project().dataSets.size(), 1U);
    EXPECT_TRUE(session.openingStopped());
    session.openAgain();
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.project().dataSets.size(), 2U);
    EXPECT_EQ(session.currentDataSet(), 1);
}

TEST_F(SessionTest, CancelWhileScoringGoesBackToTheSettingsOfTheShownResult)
{
    session.open(project());
    ASSERT_TRUE(ready());
    const analysis::EvaluationSpec before = session.spec();
    analysis::EvaluationSpec spec = before;
    spec.matching.minOverlap = 50;
    session.setSpec(spec);
    EXPECT_EQ(session.state(), State::Scoring);
    session.cancel();
    EXPECT_EQ(session.state(), State::Ready);
    EXPECT_EQ(session.spec(), before);
}

TEST_F(SessionTest, SettingsInQuickSuccessionAreScoredOnce)
{
    session.open(project());
    ASSERT_TRUE(ready());
    results.clear();
    for (const double overlap : { 10.0, 20.0, 30.0 }) {
        analysis::EvaluationSpec spec = session.spec();
        spec.matching.minOverlap = overlap;
        session.setSpec(spec);
    }
    ASSERT_TRUE(ready());
    EXPECT_EQ(results.size(), 1U);
    EXPECT_EQ(session.evaluationA()->spec.matching.minOverlap, 30.0);
}

TEST_F(SessionTest, EverySystemIsScoredForViewsThatCompare)
{
    session.open(project());
    ASSERT_TRUE(ready());
    EXPECT_FALSE(session.allReady()) << "nobody asked for more than System A";

    session.setWantedOfAll(QStringLiteral("view"), true, { QStringLiteral("muc"), QStringLiteral("noisy") });
    EXPECT_EQ(session.systemB(), -1);
    ASSERT_TRUE(waitFor([this] { return session.allReady(); }));
    const auto systems = session.results();
    ASSERT_EQ(systems.size(), 2U);
    EXPECT_EQ(systems[0].name, QStringLiteral("A"));
    EXPECT_EQ(systems[0].evaluation, session.evaluationA());
    EXPECT_EQ(systems[1].name, QStringLiteral("B"));
    EXPECT_EQ(systems[1].index, 1);
    EXPECT_EQ(systems[1].evaluation->overall[0][match::Outcome::Correct], 4);
    for (const auto& system : systems) {
        EXPECT_TRUE(system.measures.contains("muc")) << system.name.toStdString();
        EXPECT_TRUE(system.measures.contains("noisy")) << system.name.toStdString();
    }
    EXPECT_TRUE(all & Session::AllChanged);

    session.setSystemA(1); // known already
    EXPECT_EQ(session.state(), State::Ready);
    EXPECT_EQ(session.evaluationA(), systems[1].evaluation);
}

TEST_F(SessionTest, ResultsOfAllSystemsFollowTheSettings)
{
    session.open(project());
    ASSERT_TRUE(ready());
    session.setWantedOfAll(QStringLiteral("view"), true);
    ASSERT_TRUE(waitFor([this] { return session.allReady(); }));
    analysis::EvaluationSpec spec = session.spec();
    spec.matching.minOverlap = 40;
    session.setSpec(spec);
    EXPECT_FALSE(session.allReady());
    EXPECT_TRUE(session.results().empty()) << "old numbers must not stand beside new ones";
    ASSERT_TRUE(waitFor([this] { return session.allReady(); }));
    for (const auto& system : session.results()) {
        EXPECT_EQ(system.evaluation->spec.matching.minOverlap, 40.0);
    }
    session.setWantedOfAll(QStringLiteral("view"), false);
    EXPECT_FALSE(session.allReady());
    EXPECT_EQ(session.results().size(), 2U) << "what is known stays";
}

TEST_F(SessionTest, AnotherSwitchOfRulesRunsThemNotAgain)
{
    session.setWantedMeasures(QStringLiteral("view"), { QStringLiteral("rules") });
    session.open(project());
    ASSERT_TRUE(ready());
    const auto run = [this] {
        const auto result = session.measureA(QStringLiteral("rules"));
        return result ? std::static_pointer_cast<const analysis::RulesResult>(result)->run : nullptr;
    };
    ASSERT_TRUE(waitFor([&] { return run() != nullptr; }));
    const auto before = run();
    analysis::EvaluationSpec spec = session.spec();
    spec.rules.switches.low = false;
    session.setSpec(spec);
    ASSERT_TRUE(ready());
    ASSERT_TRUE(waitFor([&] { return run() != nullptr; }));
    EXPECT_EQ(run(), before) << "counted anew, not run";
    EXPECT_FALSE(session.evaluationA()->spec.rules.switches.low);

    analysis::RuleSources sources;
    sources.off = { "true positive" };
    support::Diagnostics findings;
    auto setup = analysis::loadRules(sources, findings, support::Progress());
    ASSERT_TRUE(setup);
    spec.rules.setup = std::make_shared<const analysis::RuleSetup>(std::move(*setup));
    session.setSpec(spec);
    ASSERT_TRUE(ready());
    ASSERT_TRUE(waitFor([&] { return run() != nullptr; }));
    EXPECT_NE(run(), before) << "other rules";
}

TEST_F(SessionTest, ASystemThatCannotBeScoredIsNamedAmongTheResults)
{
    analysis::ProjectSpec project = this->project();
    const QByteArray other = uitest::conllGold().replace("Paris", "Madrid");
    project.dataSets[0].systems.push_back(source(folder.file(QStringLiteral("c.conll"), other), "C"));
    session.open(project);
    analysis::EvaluationSpec spec = session.spec();
    spec.align = analysis::AlignMode::No;
    session.setSpec(spec);
    ASSERT_TRUE(ready());
    session.setWantedOfAll(QStringLiteral("view"), true);
    ASSERT_TRUE(waitFor([this] { return session.allReady(); }));
    const auto systems = session.results();
    ASSERT_EQ(systems.size(), 3U);
    EXPECT_EQ(systems[2].evaluation, nullptr);
    ASSERT_TRUE(systems[2].error);
    EXPECT_TRUE(systems[1].evaluation);
}

TEST_F(SessionTest, ClosingWhileReadingIsSafe)
{
    SelectionModel otherSelection;
    {
        Session other(otherSelection);
        other.open(project());
    }
    QCoreApplication::processEvents();
    EXPECT_EQ(otherSelection.evaluation(), nullptr);
}

TEST_F(SessionTest, ARunOfOtherTextsIsScoredOnlyWhenAsked)
{
    analysis::ProjectSpec foreign = project();
    foreign.dataSets.front().systems.push_back(source(
        folder.file(QStringLiteral("c.conll"), "The O\nquay O\nof O\nTarn B-LOC\nwas O\nshut O\nearly O\n"),
        "C"));
    session.open(foreign);
    ASSERT_TRUE(ready());
    session.setSystemB(2);
    ASSERT_TRUE(failed());
    EXPECT_TRUE(session.refused());
    EXPECT_EQ(session.systemB(), -1) << "what was shown stays";
    EXPECT_TRUE(toQString(session.error()->text).startsWith(QLatin1String("C is not scored: ")));
    session.scoreAnyway();
    ASSERT_TRUE(ready());
    EXPECT_FALSE(session.refused());
    EXPECT_EQ(session.systemB(), 2);
    ASSERT_TRUE(session.evaluationB());
    EXPECT_TRUE(session.spec().anyway);
    session.open(foreign);
    ASSERT_TRUE(ready());
    EXPECT_FALSE(session.spec().anyway) << "it was said of the files before";
    session.setSystemA(2);
    ASSERT_TRUE(failed());
    session.scoreAnyway();
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.systemA(), 2);
}

TEST_F(SessionTest, OneFileForBothSidesIsReadByItsTwoColumns)
{
    analysis::DataSetSpec dataSet;
    dataSet.gold = source(folder.file(QStringLiteral("both.txt"),
        "Selin B-PER B-PER\nleft O O\nNorvik B-LOC O\n\nAcme B-ORG B-PER\nclosed O O\n"));
    dataSet.systems = { dataSet.gold };
    session.open({ { dataSet } });
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.evaluationA()->gold->column, "column 2");
    EXPECT_EQ(session.evaluationA()->system->column, "column 3");
    EXPECT_EQ(session.findings().list().front().code, "input.both-columns");
    session.reload();
    ASSERT_TRUE(ready());
    EXPECT_EQ(session.evaluationA()->system->column, "column 3");
}

} // namespace
} // namespace touchstone::ui
