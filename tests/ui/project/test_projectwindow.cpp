// SPDX-License-Identifier: GPL-3.0-or-later
// Projects in the window: opened, begun, saved, asked for, recovered.
#include "ui/window/projectcontrol.h"

#include "tests/ui/uisupport.h"
#include "ui/panels/campaign/campaignleadsview.h"
#include "ui/panels/campaign/campaignview.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/text/documentview.h"
#include "ui/project/outsidedialog.h"
#include "ui/project/projectbar.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QUrl>

namespace touchstone::ui {
namespace {

using uitest::waitFor;
using Topic = ProjectBar::Topic;

class ProjectWindowTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        m_state = qgetenv("XDG_STATE_HOME");
        qputenv("XDG_STATE_HOME", folder.path(QStringLiteral("state")).toUtf8());
        folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold());
        folder.file(QStringLiteral("p/a.conll"), uitest::conllSystem());
        folder.file(QStringLiteral("p/b.conll"), uitest::conllPerfect());
        path = write(twoSets);
        start();
    }
    void TearDown() override
    {
        window.reset();
        qputenv("XDG_STATE_HOME", m_state);
    }
    void start()
    {
        window.reset();
        window = std::make_unique<MainWindow>(
            saved.value_or(Settings {}), [this](const Settings& settings) { saved = settings; });
        window->resize(1280, 820);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    QString write(const QByteArray& text) { return folder.file(QStringLiteral("p/all.touchstone"), text); }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] { return window->idle(); }));
        QCoreApplication::processEvents();
        ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    }
    void open()
    {
        window->projects().open(path);
        settle();
        ASSERT_TRUE(window->session().dataSet());
    }
    void show(int dataSet)
    {
        window->session().setCurrentDataSet(dataSet);
        settle();
    }
    void rename(const std::string& name)
    {
        analysis::ProjectFile file = window->project().project().file;
        file.name = name;
        window->project().change(file);
        settle();
    }
    ProjectBar& bar() { return *window->projects().bar(); }
    void press(QMessageBox::StandardButton button)
    {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        box->button(button)->click();
    }
    void answer(QMessageBox::StandardButton button)
    {
        press(button);
        settle();
    }
    analysis::DataSetSpec plain()
    {
        analysis::DataSetSpec dataSet;
        dataSet.name = "plain";
        dataSet.gold = uitest::source(folder.path(QStringLiteral("p/gold.conll")));
        dataSet.systems = { uitest::source(folder.path(QStringLiteral("p/a.conll")), "A") };
        return dataSet;
    }
    std::string bytes(const QString& file)
    {
        QFile read(file);
        EXPECT_TRUE(read.open(QIODevice::ReadOnly)) << file.toStdString();
        return read.readAll().toStdString();
    }

    static constexpr const char* twoSets = R"({
  "touchstone-project": 1,
  "name": "Both",
  "sets": [
    {"name": "one", "gold": "gold.conll", "systems": ["a.conll", "b.conll"]},
    {"name": "two", "gold": "gold.conll", "systems": ["b.conll"], "settings": {"unit": "token"}}
  ]
}
)";

    uitest::Folder folder;
    QString path;
    std::optional<Settings> saved;
    std::unique_ptr<MainWindow> window;

private:
    QByteArray m_state;
};

TEST_F(ProjectWindowTest, TablesAreDataSetsUnderTheirOwnSettings)
{
    open();
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Both[*] – one – Touchstone"));
    EXPECT_FALSE(window->isWindowModified());
    const auto& dataSets = window->session().project().dataSets;
    ASSERT_EQ(dataSets.size(), 2U);
    EXPECT_EQ(dataSets[1].name, "two");
    EXPECT_EQ(window->session().spec().unit, analysis::Unit::Character);
    show(1);
    EXPECT_EQ(window->session().spec().unit, analysis::Unit::Token);
    ASSERT_TRUE(window->session().evaluationA());
    EXPECT_EQ(window->session().evaluationA()->spec.unit, analysis::Unit::Token);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Both[*] – two – Touchstone"));
    show(0);
    EXPECT_EQ(window->session().spec().unit, analysis::Unit::Character);
    ASSERT_TRUE(saved);
    ASSERT_EQ(saved->recent.size(), 1U) << "the project, not its data sets";
    EXPECT_EQ(fromPath(saved->recent.front().gold.path), path);
    EXPECT_TRUE(Settings::isProject(saved->recent.front()));
}

TEST_F(ProjectWindowTest, EachTableIsShownWhereOneStoodLast)
{
    open();
    window->selection().setCurrentCase(1);
    const auto record = window->selection().currentRecord();
    show(1);
    window->selection().setCurrentCase(0);
    show(0);
    EXPECT_EQ(window->selection().currentCase(), 1U);
    EXPECT_EQ(window->selection().currentRecord(), record);
    EXPECT_EQ(window->session().systemA(), 0) << "the other table has no such system";
    show(1);
    EXPECT_EQ(window->selection().currentCase(), 0U);
    window->close();
    start();
    open();
    EXPECT_EQ(window->session().currentDataSet(), 1) << "as it was left";
    EXPECT_EQ(window->selection().currentCase(), 0U);
    show(0);
    EXPECT_EQ(window->selection().currentCase(), 1U);
}

TEST_F(ProjectWindowTest, ACellOpensItsTableWithItsSystem)
{
    open();
    show(1);
    window->projects().showTable(0, 1);
    settle();
    EXPECT_EQ(window->session().currentDataSet(), 0);
    EXPECT_EQ(window->session().systemA(), 1);
    window->projects().showTable(0, 0);
    settle();
    EXPECT_EQ(window->session().systemA(), 0);
}

TEST_F(ProjectWindowTest, ASetIsNamedToBeginWith)
{
    window->projects().open(path, QStringLiteral("two"));
    settle();
    EXPECT_EQ(window->session().currentDataSet(), 1);
    EXPECT_EQ(window->session().spec().unit, analysis::Unit::Token);
}

TEST_F(ProjectWindowTest, ADroppedProjectOpens)
{
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(path) });
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    static_cast<QObject*>(window.get())->event(&drop);
    ASSERT_TRUE(waitFor([this] { return window->project().isOpen(); }));
    settle();
}

TEST_F(ProjectWindowTest, ClosingWithUnsavedChangesAsks)
{
    open();
    rename("Other");
    EXPECT_TRUE(window->isWindowModified());
    window->close();
    EXPECT_TRUE(window->isVisible());
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(window->isVisible());
    window->close();
    press(QMessageBox::Save);
    ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
    EXPECT_NE(bytes(path).find("\"Other\""), std::string::npos);
}

TEST_F(ProjectWindowTest, OpeningSomethingElseAsksAndTheProjectGoes)
{
    open();
    rename("Other");
    window->openDataSet(plain());
    EXPECT_TRUE(window->project().isOpen());
    answer(QMessageBox::Discard);
    EXPECT_FALSE(window->project().isOpen());
    EXPECT_EQ(window->session().project().dataSets.size(), 1U);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("plain – Touchstone"));
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_EQ(bytes(path), twoSets);
}

TEST_F(ProjectWindowTest, WhatIsOpenIsSavedAsAProject)
{
    window->openDataSet(plain());
    settle();
    const auto before = window->session().dataSet();
    const QString made = folder.path(QStringLiteral("p/made.touchstone"));
    window->projects().saveTo(made);
    settle();
    ASSERT_TRUE(waitFor([this] { return !window->project().modified(); }));
    settle();
    EXPECT_EQ(window->session().dataSet(), before) << "nothing was read anew";
    const auto project = analysis::readProject(toPath(made));
    ASSERT_TRUE(project);
    ASSERT_EQ(project->file.sets.size(), 1U);
    EXPECT_EQ(project->file.sets.front().gold.path, "gold.conll");
    EXPECT_EQ(project->file.sets.front().systems.front().name, "A");
    EXPECT_EQ(window->windowTitle(), QStringLiteral("made[*] – plain – Touchstone"));
    analysis::DataSetSpec further = plain();
    further.name = "further";
    window->projects().addDataSet(further);
    settle();
    EXPECT_TRUE(window->isWindowModified());
    ASSERT_EQ(window->session().project().dataSets.size(), 2U);
    EXPECT_EQ(window->session().currentDataSet(), 1) << "what was added is shown";
    EXPECT_EQ(window->project().project().file.sets.size(), 2U);
}

TEST_F(ProjectWindowTest, AnEmptyProjectTakesWhatIsOpened)
{
    window->projects().begin();
    settle();
    EXPECT_TRUE(window->project().isOpen());
    EXPECT_EQ(window->windowTitle(), QStringLiteral("New project[*] – Touchstone"));
    window->openDataSet(plain());
    settle();
    ASSERT_TRUE(window->session().dataSet());
    EXPECT_EQ(window->project().project().file.sets.size(), 1U);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("New project[*] – plain – Touchstone"));
}

TEST_F(ProjectWindowTest, WhatIsSetForATableIsTheProjects)
{
    open();
    show(1);
    analysis::EvaluationSpec spec = window->session().spec();
    spec.eter.alpha = { 1, 4 };
    window->session().setSpec(spec);
    ASSERT_TRUE(waitFor([this] { return window->isWindowModified(); }));
    settle();
    EXPECT_EQ(window->session().spec(), spec) << "it stays as the user has set it";
    const auto& sets = window->project().project().file.sets;
    EXPECT_EQ(sets[1].scoring.settings,
        (std::vector<analysis::SettingWord> { { "unit", "token" }, { "alpha", "0.25" } }));
    EXPECT_TRUE(sets[0].scoring.settings.empty());
    window->session().setLabels({}, { {}, 0, { "PER" } }); // no setting, so the project does not say it
    settle();
    rename("Both of them");
    EXPECT_EQ(window->session().dataSet()->spec.labels.types, std::vector<std::string> { "PER" });
    show(0);
    EXPECT_NE(window->session().spec().eter.alpha, spec.eter.alpha);
    show(1);
    EXPECT_EQ(window->session().spec().eter.alpha, spec.eter.alpha);
}

TEST_F(ProjectWindowTest, FilesOutsideAreReadAfterAQuestion)
{
    folder.file(QStringLiteral("elsewhere.conll"), uitest::conllGold());
    write(R"({"touchstone-project": 1, "sets": [
        {"name": "in", "gold": "gold.conll", "systems": ["a.conll"]},
        {"name": "out", "gold": "../elsewhere.conll", "systems": ["a.conll"]}]})");
    open();
    ASSERT_EQ(window->session().project().dataSets.size(), 1U);
    ASSERT_NE(bar().notice(Topic::Outside), nullptr);
    EXPECT_TRUE(bar().isVisible());
    EXPECT_TRUE(bar().text().contains(QStringLiteral("../elsewhere.conll")));
    ASSERT_EQ(bar().choices().size(), 2U);
    bar().choices()[1]->click();
    settle();
    EXPECT_EQ(window->session().project().dataSets.size(), 2U);
    EXPECT_EQ(window->session().currentDataSet(), 0) << "what was shown stays";
    EXPECT_EQ(bar().notice(Topic::Outside), nullptr);
}

TEST_F(ProjectWindowTest, EveryFileOutsideIsNamedBeforeItIsRead)
{
    const auto ask = [this](int files) {
        QByteArray sets;
        for (int i = 0; i < files; ++i) {
            const QByteArray name = "elsewhere" + QByteArray::number(i) + ".conll";
            folder.file(QString::fromLatin1(name), uitest::conllGold());
            sets += R"(, {"name": "out)" + QByteArray::number(i) + R"(", "gold": "../)" + name
                + R"(", "systems": ["a.conll"]})";
        }
        write(R"({"touchstone-project": 1, "sets": [
            {"name": "in", "gold": "gold.conll", "systems": ["a.conll"]})"
            + sets + "]}");
        start();
        open();
        ASSERT_NE(bar().notice(Topic::Outside), nullptr);
        ASSERT_EQ(bar().choices().size(), 2U);
    };
    ask(8);
    EXPECT_TRUE(bar().text().contains(QStringLiteral("../elsewhere7.conll"))) << "all stand in the bar";
    EXPECT_EQ(bar().choices()[1]->text(), QStringLiteral("Read them"));

    ask(9);
    EXPECT_FALSE(bar().text().contains(QStringLiteral("../elsewhere7.conll")));
    const auto dialogAfterClick = [this]() {
        bar().choices()[1]->click();
        const auto dialogs = window->findChildren<OutsideDialog*>();
        return dialogs.isEmpty() ? nullptr : dialogs.back();
    };
    QPointer<OutsideDialog> dialog = dialogAfterClick();
    ASSERT_FALSE(dialog.isNull()) << "nothing is read before all were named";
    ASSERT_TRUE(waitFor([&dialog] { return dialog->isVisible(); }));
    const QStringList named = dialog->paths()->toPlainText().split(u'\n');
    EXPECT_EQ(named, window->project().outside());
    EXPECT_EQ(named.size(), 9);
    EXPECT_TRUE(dialog->leaveButton()->isDefault()) << "Return reads nothing";
    QTest::keyClick(dialog.data(), Qt::Key_Escape);
    ASSERT_TRUE(waitFor([&dialog] { return dialog.isNull(); }));
    EXPECT_NE(bar().notice(Topic::Outside), nullptr) << "it is asked on";
    EXPECT_EQ(window->session().project().dataSets.size(), 1U);

    dialog = dialogAfterClick();
    ASSERT_FALSE(dialog.isNull());
    dialog->readButton()->click();
    settle();
    EXPECT_EQ(window->session().project().dataSets.size(), 10U);
    EXPECT_EQ(bar().notice(Topic::Outside), nullptr);

    ask(9);
    dialog = dialogAfterClick();
    ASSERT_FALSE(dialog.isNull());
    dialog->leaveButton()->click();
    settle();
    EXPECT_EQ(window->session().project().dataSets.size(), 1U);
    EXPECT_EQ(bar().notice(Topic::Outside), nullptr);
}

TEST_F(ProjectWindowTest, SlipsAreToldWithTheirPlace)
{
    write(
        "{\"touchstone-project\": 1,\n \"sets\": [{\"name\": \"one\", \"gold\": \"gold.conll\", \"systems\": "
        "[\"a.conll\"],\n  \"settings\": {\"unit\": \"words\"}}]}\n");
    open();
    ASSERT_NE(bar().notice(Topic::Findings), nullptr);
    EXPECT_TRUE(bar().text().contains(QStringLiteral("all.touchstone:3"))) << bar().text().toStdString();
    ASSERT_TRUE(window->session().evaluationA()) << "the rest is open";
}

TEST_F(ProjectWindowTest, ADataSetThatCannotBeOpenedLeavesTheOthers)
{
    write(R"({"touchstone-project": 1, "sets": [
        {"name": "one", "gold": "nowhere.conll", "systems": ["a.conll"]},
        {"name": "two", "gold": "binary.conll", "systems": ["a.conll"]},
        {"name": "three", "gold": "gold.conll", "systems": ["a.conll"], "settings": {"unit": "token"}}]})");
    folder.file(QStringLiteral("p/binary.conll"), QByteArray(64, '\0'));
    window->projects().open(path);
    ASSERT_TRUE(uitest::waitFor([this]() { return window->session().dataSet() != nullptr; }));
    settle();
    EXPECT_EQ(window->session().currentDataSet(), 2);
    ASSERT_TRUE(window->session().evaluationA());
    EXPECT_EQ(window->session().spec().unit, analysis::Unit::Token) << "its own settings";
    ASSERT_NE(bar().notice(Topic::Failure), nullptr);
    const QStringList failures = bar().notice(Topic::Failure)->text.split(u'\n');
    ASSERT_EQ(failures.size(), 2);
    EXPECT_TRUE(failures[0].startsWith(QStringLiteral("one cannot be opened: ")))
        << failures[0].toStdString();
    EXPECT_TRUE(failures[1].startsWith(QStringLiteral("two cannot be opened: ")))
        << failures[1].toStdString();
    show(0);
    EXPECT_EQ(window->session().currentDataSet(), 2) << "what is shown stays";
}

TEST_F(ProjectWindowTest, UnsavedChangesAreOfferedAgain)
{
    open();
    rename("Changed");
    window->projects().recovery().keep();
    start(); // the first window ended without a word
    open();
    ASSERT_NE(bar().notice(Topic::Recovery), nullptr);
    bar().choices().front()->click();
    settle();
    EXPECT_EQ(window->project().name(), QStringLiteral("Changed"));
    EXPECT_TRUE(window->project().modified());
    window->projects().save();
    settle();
    EXPECT_NE(bytes(path).find("\"Changed\""), std::string::npos);
    start();
    open();
    EXPECT_EQ(bar().notice(Topic::Recovery), nullptr);
}

TEST_F(ProjectWindowTest, ChangesToAnotherTextAreKeptBeside)
{
    open();
    rename("Changed");
    window->projects().recovery().keep();
    window.reset();
    QByteArray theirs(twoSets);
    write(theirs.replace("Both", "Theirs"));
    start();
    open();
    ASSERT_NE(bar().notice(Topic::Recovery), nullptr);
    EXPECT_TRUE(bar().text().contains(QStringLiteral("all.recovered.touchstone")));
    EXPECT_EQ(window->project().name(), QStringLiteral("Theirs"));
    EXPECT_NE(bytes(folder.path(QStringLiteral("p/all.recovered.touchstone"))).find("\"Changed\""),
        std::string::npos);
}

TEST_F(ProjectWindowTest, AProjectThatWasNeverSavedIsOfferedAtTheStart)
{
    window->openDataSet(plain());
    settle();
    window->projects().begin();
    settle();
    EXPECT_TRUE(window->isWindowModified());
    window->projects().recovery().keep();
    start();
    window->projects().offerKept();
    ASSERT_NE(bar().notice(Topic::Recovery), nullptr);
    bar().choices().front()->click();
    settle();
    ASSERT_TRUE(window->session().dataSet());
    EXPECT_TRUE(window->project().modified());
    EXPECT_TRUE(window->project().path().isEmpty());
    window->project().close();
    start();
    window->projects().offerKept();
    EXPECT_EQ(bar().notice(Topic::Recovery), nullptr);
}

TEST_F(ProjectWindowTest, GitIsToldHowNotesMergeWhenTheUserSaysSo)
{
    QDir(folder.path(QStringLiteral("p"))).mkdir(QStringLiteral(".git"));
    open();
    window->projects().save();
    settle();
    ASSERT_NE(bar().notice(Topic::MergeRules), nullptr);
    bar().choices().front()->click();
    EXPECT_EQ(bytes(folder.path(QStringLiteral("p/.gitattributes"))),
        "*.touchstone-notes merge=union\n*.judgements.jsonl merge=union\n");
    EXPECT_EQ(bar().notice(Topic::MergeRules), nullptr);
}

TEST_F(ProjectWindowTest, AMeanOpensItsDataSetsBesideTheCampaign)
{
    open();
    window->project().scoreAll();
    settle();
    ASSERT_TRUE(window->showPanel(QStringLiteral("campaign")));
    auto* campaign = window->findChild<CampaignView*>();
    ASSERT_TRUE(waitFor([campaign] { return campaign->isVisible(); }));
    campaign->table()->setFocus();
    Q_EMIT campaign->openedTogether({ { 0, 1 }, { 1, 0 } }, QStringLiteral("b"));
    settle();
    EXPECT_EQ(window->session().dataSet()->spec.parts.size(), 2U);
    EXPECT_EQ(window->focusedPanel(), QStringLiteral("errors"));
    EXPECT_TRUE(campaign->isVisible());
}

/// Persons end a token early in some documents; the name of the second set's gold is another.
QByteArray earlyEnds(int every)
{
    QByteArray text;
    for (int i = 0; i < 30; ++i) {
        text += QStringLiteral("Ada B-PER\nByron %1\nran O\n\n")
                    .arg(i % every == 0 ? QLatin1String("O") : QLatin1String("I-PER"))
                    .toUtf8();
    }
    return "-DOCSTART- O\n\n" + text;
}

TEST_F(ProjectWindowTest, ALeadOfSeveralRunsSelectsExactlyItsRecords)
{
    folder.file(QStringLiteral("p/gold.conll"), earlyEnds(1000).replace("Byron O", "Byron I-PER"));
    folder.file(QStringLiteral("p/a.conll"), earlyEnds(2));
    folder.file(QStringLiteral("p/b.conll"), earlyEnds(3));
    write(QByteArray(twoSets).replace(R"(, "settings": {"unit": "token"})", ""));
    open();
    ASSERT_TRUE(window->showPanel(QStringLiteral("campaign")));
    auto* campaign = window->findChild<CampaignView*>();
    campaign->showLeads();
    CampaignLeadsView& leads = *campaign->leads();
    ASSERT_TRUE(waitFor([&leads] { return leads.isVisible(); }));
    EXPECT_EQ(leads.pages()->page()->heading(), QStringLiteral("Not all runs are scored"));
    window->project().scoreAll();
    settle();
    ASSERT_TRUE(waitFor([&leads] { return leads.pages()->showsContent() && !leads.running(); }));
    LeadModel& model = *leads.shared()->model();
    const QAbstractItemModelTester tester(&model);
    int row = -1;
    for (int at = 0; at < model.rowCount(); ++at) {
        row = model.records(at, false) && model.lead(at)->wrong == 15 + 10 + 10 ? at : row;
    }
    ASSERT_GE(row, 0) << "PER ends early, in a and b of the first set and b of the second";
    QTableView* table = leads.shared()->view();
    table->setCurrentIndex(model.index(row, LeadModel::Sentence));
    ASSERT_EQ(leads.runs()->model()->rowCount(), 3);
    EXPECT_TRUE(
        leads.runs()->model()->index(0, LeadModel::Mark).data().toString().contains(QStringLiteral("one")));
    const auto selected = [this]() { return window->selection().records().size(); };
    for (const auto& [column, count] : { std::pair(LeadModel::Sentence, model.lead(row)->wrong),
             std::pair(LeadModel::Count, model.lead(row)->n) }) {
        table->setCurrentIndex(model.index(row, column));
        QTest::keyClick(table, Qt::Key_Return);
        settle();
        EXPECT_EQ(window->session().dataSet()->spec.parts.size(), 3U);
        ASSERT_TRUE(waitFor([&] { return window->selection().filters().size() == 1; }));
        EXPECT_EQ(static_cast<std::int64_t>(selected()), count);
    }
    QTableView* runs = leads.runs()->view();
    for (int at = 0; at < 3; ++at) {
        runs->setCurrentIndex(leads.runs()->model()->index(at, LeadModel::Sentence));
        const auto wrong = leads.runs()->model()->lead(at)->wrong;
        window->selection().clearFilters();
        QTest::keyClick(runs, Qt::Key_Return);
        settle();
        EXPECT_TRUE(window->session().dataSet()->spec.parts.empty());
        ASSERT_TRUE(waitFor([&] { return window->selection().filters().size() == 1; })) << at;
        EXPECT_EQ(static_cast<std::int64_t>(selected()), wrong);
    }
}

TEST_F(ProjectWindowTest, WhatIsReadAgainIsScoredAgain)
{
    open();
    window->project().scoreAll();
    settle();
    ASSERT_TRUE(waitFor([this] { return window->project().rows().size() == 3; }));
    EXPECT_NEAR(*window->project().rows()[0].score, 4.0 / 7, 1e-9);
    folder.file(QStringLiteral("p/a.conll"), uitest::conllPerfect());
    window->action(Command::Reload)->trigger();
    ASSERT_TRUE(waitFor([this] { return window->project().rows()[0].score == 1.0; }));
    settle();
    EXPECT_EQ(window->session().evaluationA()->overall[0][match::Outcome::Missing], 0)
        << "as the status bar says";
    EXPECT_TRUE(window->project().oldRows().empty());
    EXPECT_EQ(window->project().rows().size(), 3U);
}

TEST_F(ProjectWindowTest, AProjectThatReloadsAutomaticallyScoresByItself)
{
    write(QByteArray(twoSets).replace("\"name\": \"Both\",", "\"name\": \"Both\", \"reload\": true,"));
    open();
    window->project().scoreAll();
    settle();
    ASSERT_TRUE(waitFor([this] { return window->project().rows().size() == 3; }));
    EXPECT_EQ(window->project().rows()[2].score, 1.0);
    folder.file(QStringLiteral("p/b.conll"), uitest::conllSystem()); // of the other data set, too
    ASSERT_TRUE(waitFor([this] {
        return !window->project().scoring() && window->project().rows()[2].score != 1.0
            && window->project().oldRows().empty();
    }));
    EXPECT_NEAR(*window->project().rows()[1].score, 4.0 / 7, 1e-9);
    settle();
}

TEST_F(ProjectWindowTest, NewFilesOfItsPatternsAreOfferedAndPlaceStays)
{
    folder.file(QStringLiteral("p/runs/a.conll"), uitest::conllSystem());
    write(R"({"touchstone-project": 1, "sets": [
        {"name": "one", "gold": "gold.conll", "systems": ["runs/{run}.conll"]}]})");
    open();
    window->selection().setCurrentCase(1);
    settle();
    folder.file(QStringLiteral("p/runs/b.conll"), uitest::conllPerfect());
    ASSERT_TRUE(waitFor([this] { return bar().notice(Topic::Matches) != nullptr; }));
    const ProjectBar::Notice notice = *bar().notice(Topic::Matches);
    EXPECT_EQ(notice.text, QStringLiteral("1 new file matches the project: runs/b.conll"));
    EXPECT_EQ(window->session().dataSet()->systems.size(), 1U);
    notice.choices.front().chosen();
    ASSERT_TRUE(waitFor([this] { return window->session().dataSet()->systems.size() == 2; }));
    settle();
    EXPECT_EQ(bar().notice(Topic::Matches), nullptr);
    EXPECT_EQ(window->project().expectedRows(), 2U);
    EXPECT_EQ(window->session().systemA(), 0);
    EXPECT_EQ(window->selection().currentCase(), 1U);
}

TEST_F(ProjectWindowTest, AProjectThatOthersChangedIsReadAgain)
{
    open();
    const QByteArray theirs = QByteArray(twoSets).replace("Both", "Theirs");
    write(theirs);
    ASSERT_TRUE(waitFor([this] { return bar().notice(Topic::ProjectFile) != nullptr; }));
    EXPECT_EQ(bar().notice(Topic::ProjectFile)->text,
        QStringLiteral("Another program has changed all.touchstone."));
    rename("ours");
    ASSERT_NE(bar().notice(Topic::ProjectFile), nullptr);
    EXPECT_EQ(bar().notice(Topic::ProjectFile)->kind, MessageBar::Kind::Warning) << "both have changed it";
    rename("Both");
    ASSERT_FALSE(window->project().modified());
    const ProjectBar::Notice notice = *bar().notice(Topic::ProjectFile);
    EXPECT_EQ(notice.kind, MessageBar::Kind::Information);
    notice.choices.front().chosen();
    ASSERT_TRUE(waitFor([this] { return window->project().name() == QStringLiteral("Theirs"); }));
    settle();
    EXPECT_EQ(bar().notice(Topic::ProjectFile), nullptr);
    EXPECT_FALSE(window->project().modified());
}

TEST_F(ProjectWindowTest, InARuleFileTheKeysOfSavingAreItsOwn)
{
    open();
    ASSERT_TRUE(window->showPanel(QStringLiteral("rules")));
    auto* editor = window->findChild<RulesView*>()->editor();
    QWidget* text = &editor->editor().edit();
    text->setFocus();
    ASSERT_TRUE(waitFor([text] { return text->hasFocus(); }));
    const auto asked = [this, save = Qt::ControlModifier | Qt::ShiftModifier](QWidget* focused) {
        QTest::keyClick(focused, Qt::Key_S, save);
        const auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        const QString title = dialog != nullptr ? dialog->windowTitle() : QString();
        for (QFileDialog* open : window->findChildren<QFileDialog*>()) {
            delete open;
        }
        return title;
    };
    EXPECT_EQ(asked(text), QStringLiteral("Save rules as"));
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    window->documentView().setFocus();
    ASSERT_TRUE(waitFor([text] { return QApplication::focusWidget() != nullptr && !text->hasFocus(); }));
    EXPECT_EQ(asked(QApplication::focusWidget()), QStringLiteral("Save project as"));
}

} // namespace
} // namespace touchstone::ui
