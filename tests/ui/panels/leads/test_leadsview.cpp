// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of a lead selects the records that it counts; what is pinned and dismissed, undone and kept;
// what is new after files were read again; what the panel says where there is no list.
#include "ui/panels/leads/leadsview.h"

#include "core/evaluation/slices/filtering.h"
#include "core/project/projectnotes.h"
#include "tests/ui/uisupport.h"
#include "ui/leads/leadmodel.h"
#include "ui/leads/leadtable.h"
#include "ui/models/modelroles.h"
#include "ui/panels/leads/leadlists.h"
#include "ui/panels/leads/leadmarks.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/session/projectsession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/settings.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::DismissReason;
using uitest::waitFor;

using Texts = std::vector<std::string>;

constexpr int documents = 60;

std::string beforeAcme(int document) { return document % 2 == 0 ? "near" : "at"; }

Texts goldTexts()
{
    Texts texts;
    for (int i = 0; i < documents; ++i) {
        texts.push_back("Dr [PER Ada] saw [PER Bob] in [LOC Rome] " + beforeAcme(i) + " [ORG Acme] .");
    }
    return texts;
}

/// Misses names behind "Dr", and takes Rome for ORG in every fourth document.
Texts systemTexts()
{
    Texts texts;
    for (int i = 0; i < documents; ++i) {
        texts.push_back(std::string("Dr Ada saw [PER Bob] in ") + (i % 4 == 0 ? "[ORG Rome]" : "[LOC Rome]")
            + " " + beforeAcme(i) + " [ORG Acme] .");
    }
    return texts;
}

/// Misses Acme behind "near", else right.
Texts otherTexts()
{
    Texts texts;
    for (int i = 0; i < documents; ++i) {
        texts.push_back("Dr [PER Ada] saw [PER Bob] in [LOC Rome] " + beforeAcme(i)
            + (i % 2 == 0 ? " Acme ." : " [ORG Acme] ."));
    }
    return texts;
}

QByteArray jsonl(const Texts& texts)
{
    return QByteArray::fromStdString(io::toJsonl(*testsupport::layerPtr(texts)));
}

class LeadsViewTest : public ::testing::Test
{
protected:
    LeadsViewTest()
    {
        view.resize(900, 400);
        view.show();
    }
    void open(const std::vector<Texts>& systems)
    {
        uitest::open(session, folder, goldTexts(), systems);
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            return session.state() != Session::State::Loading && session.state() != Session::State::Scoring
                && !session.measuring() && !view.lists().running() && !project.busy();
        }));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] LeadModel& model() { return *view.model(); }
    /// Key of the first lead that speaks of `words`; empty: none does.
    std::string keyOf(const std::string& words)
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().key(row).find(words) != std::string::npos) {
                return model().key(row);
            }
        }
        return {};
    }
    void choose(const std::string& key)
    {
        ASSERT_GE(model().rowOfKey(key), 0) << key;
        view.table()->setCurrentIndex(model().index(model().rowOfKey(key), LeadModel::Sentence));
    }
    [[nodiscard]] std::set<std::uint32_t> wrongOf(int row)
    {
        const analysis::RecordFilter filter = *model().records(row, false);
        const auto records = analysis::filtered(*session.evaluationA(), std::span(&filter, 1));
        return { records.begin(), records.end() };
    }
    std::size_t press(int row, int column)
    {
        selection.clearFilters();
        view.table()->setCurrentIndex(model().index(row, column));
        QTest::keyClick(view.table(), Qt::Key_Return);
        EXPECT_EQ(selection.filters().size(), 1U);
        return selection.records().size();
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    ProjectSession project { QString() };
    LeadsView view { session, selection, &project };
};

TEST_F(LeadsViewTest, EveryNumberSelectsTheRecordsThatItCounts)
{
    open({ systemTexts() });
    const QAbstractItemModelTester tester(&model());
    ErrorListView errors(session, selection);
    ASSERT_GE(model().leads(), 2U);
    for (int row = 0; row < model().rowCount(); ++row) {
        const analysis::Lead* lead = model().lead(row);
        ASSERT_NE(lead, nullptr) << model().index(row, LeadModel::Sentence).data().toString().toStdString();
        EXPECT_EQ(static_cast<std::int64_t>(press(row, LeadModel::Count)), lead->n) << lead->key;
        for (const int column : { LeadModel::Sentence, LeadModel::Wrong, LeadModel::Gain }) {
            EXPECT_EQ(static_cast<std::int64_t>(press(row, column)), lead->wrong) << lead->key;
            EXPECT_EQ(errors.model()->rowCount(), static_cast<int>(lead->wrong)) << lead->key;
        }
        EXPECT_EQ(selection.errors().size(), selection.records().size()) << "they are errors";
        EXPECT_FALSE(model().index(row, LeadModel::Sentence).data(Qt::ToolTipRole).toString().isEmpty());
    }
    const auto row = model().rowOfKey(keyOf("missing"));
    ASSERT_GE(row, 0);
    EXPECT_EQ(model().lead(row)->wrong, documents);
}

TEST_F(LeadsViewTest, WhereSentencesAreCountedTheColumnCountsThem)
{
    const auto title
        = [this]() { return model().headerData(LeadModel::Documents, Qt::Horizontal).toString(); };
    const auto shown = [this](int row) { return model().index(row, LeadModel::Documents).data().toString(); };
    open({ systemTexts() });
    EXPECT_EQ(title(), QStringLiteral("Documents"));
    ASSERT_GT(model().leads(), 0U);
    EXPECT_EQ(shown(0), QString::number(model().lead(0)->documents));

    analysis::LeadList list;
    list.sentences = true;
    auto& lead = list.leads.emplace_back();
    lead.key = "form gold type=LOC & error=missing";
    lead.documents = 1;
    lead.units = 7;
    LeadModel few;
    few.show({ std::make_shared<const analysis::LeadList>(list), {}, {}, false, false });
    ASSERT_EQ(few.rowCount(), 1);
    EXPECT_EQ(few.headerData(LeadModel::Documents, Qt::Horizontal).toString(), QStringLiteral("Sentences"));
    EXPECT_EQ(few.index(0, LeadModel::Documents).data().toString(), QStringLiteral("7"));
}

TEST_F(LeadsViewTest, AlarmsStandAboveAndLeadToTheirRecords)
{
    Texts texts = goldTexts();
    for (std::string& text : texts) {
        text.replace(text.find("[LOC"), 4, "[GPE"); // a label that the gold has not
    }
    open({ texts });
    ASSERT_GT(model().alarms(), 0U);
    ASSERT_EQ(model().kindOf(0), LeadModel::Kind::Alarm);
    EXPECT_TRUE(model().index(0, LeadModel::Mark).data().toString().startsWith(QLatin1Char('!')));
    for (int row = 0; model().alarm(row) != nullptr; ++row) {
        EXPECT_EQ(static_cast<std::int64_t>(press(row, LeadModel::Count)), model().alarm(row)->count);
    }
    view.table()->setCurrentIndex(model().index(0, LeadModel::Sentence));
    EXPECT_FALSE(view.pinAction()->isEnabled());
    EXPECT_EQ(view.title(), QStringLiteral("Leads (%1)").arg(model().leads())) << "alarms are none";
}

TEST_F(LeadsViewTest, AClickAndTheButtonsListTheRecords)
{
    open({ systemTexts() });
    const analysis::Lead* lead = model().lead(0);
    int asked = 0;
    QObject::connect(&view, &LeadsView::errorsRequested, &view, [&asked]() { ++asked; });
    const QRect cell = view.table()->visualRect(model().index(0, LeadModel::Sentence));
    QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {}, cell.center());
    QCoreApplication::processEvents();
    EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()), lead->wrong);
    EXPECT_EQ(asked, 0) << "a click raises nothing";
    for (int times = 0; times < 2; ++times) {
        view.showErrorsAction()->trigger();
        EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()), lead->wrong) << "again is no toggle";
    }
    view.showAllAction()->trigger();
    EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()), lead->n);
    EXPECT_EQ(asked, 3);
    view.copyTextAction()->trigger();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(coreText(lead->sentence)));
    view.copyWordsAction()->trigger();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QLatin1String("--")));
    EXPECT_TRUE(view.details().isEmpty());
    view.detailsAction()->trigger();
    EXPECT_TRUE(view.details().contains(coreText(lead->sentence)));
}

TEST_F(LeadsViewTest, WhatIsDismissedLeavesWithItsTwinsAndComesBack)
{
    open({ systemTexts() });
    const auto leads = model().leads();
    const QString title = view.title();
    const std::string key = keyOf("missing");
    choose(key);
    const auto gone = wrongOf(model().rowOfKey(key));
    view.dismissAction(DismissReason::Guideline)->trigger();
    EXPECT_LT(model().rowOfKey(key), 0) << "at once";
    settle();
    EXPECT_LT(model().leads(), leads);
    EXPECT_NE(view.title(), title);
    for (int row = 0; row < model().rowCount(); ++row) {
        std::vector<std::uint32_t> both;
        std::ranges::set_intersection(wrongOf(row), gone, std::back_inserter(both));
        EXPECT_LT(both.size() * 10, gone.size() * 8) << model().key(row) << " says the same";
    }
    EXPECT_EQ(view.keptWords(), QStringLiteral("Pins and dismissals: this session only"));

    ASSERT_TRUE(view.dismissedFold()->isVisible());
    EXPECT_EQ(view.dismissedFold()->text(), QStringLiteral("Dismissed (1)"));
    view.dismissedFold()->setChecked(true);
    const int row = model().rowOfKey(key);
    ASSERT_GE(row, 0);
    EXPECT_EQ(model().kindOf(row), LeadModel::Kind::Dismissed);
    EXPECT_TRUE(model().index(row, LeadModel::Mark).data().toString().contains(QLatin1String("Guideline")));
    choose(key);
    view.restoreAction()->trigger();
    settle();
    EXPECT_EQ(view.title(), title);
    EXPECT_EQ(model().kindOf(model().rowOfKey(key)), LeadModel::Kind::Lead);
    EXPECT_FALSE(view.dismissedFold()->isVisible());
}

TEST_F(LeadsViewTest, WhatIsRestoredKeepsTheCursor)
{
    open({ systemTexts() });
    const std::string key = keyOf("missing");
    choose(key);
    view.dismissAction(DismissReason::Known)->trigger();
    settle();
    view.dismissedFold()->setChecked(true);
    choose(key);
    view.restoreAction()->trigger();
    const auto current = [this]() {
        const QModelIndex at = view.table()->currentIndex();
        return at.isValid() ? model().key(at.row()) : std::string();
    };
    EXPECT_TRUE(current().empty() || current() == key) << "meanwhile a key hits no other lead";
    settle();
    EXPECT_EQ(current(), key);
    view.pinAction()->trigger();
    EXPECT_NE(view.marks().notes().find(key), nullptr);
}

TEST_F(LeadsViewTest, WhatWasDismissedInAnotherSessionIsSaidInWords)
{
    open({ systemTexts() });
    const std::string key = keyOf("missing");
    const support::Message subject = model().lead(model().rowOfKey(key))->subject;
    LeadsView later(session, selection, &project);
    later.marks().set(key, analysis::LeadState::Dismissed);
    later.dismissedFold()->setChecked(true);
    ASSERT_TRUE(waitFor([&later] { return !later.lists().running(); }));
    ASSERT_GE(later.model()->rowOfKey(key), 0);
    EXPECT_EQ(later.model()->index(later.model()->rowOfKey(key), LeadModel::Sentence).data().toString(),
        coreText(subject));
}

TEST_F(LeadsViewTest, SuspectsAreCountedForThoseWhoLook)
{
    open({ systemTexts(), systemTexts(), systemTexts() });
    const int row = model().rowOfKey(keyOf("missing"));
    ASSERT_GE(row, 0);
    EXPECT_EQ(model().lead(row)->suspects, documents) << "all systems speak against the gold";
    EXPECT_EQ(model().index(row, LeadModel::Suspects).data().toString(), QStringLiteral("60 of 60"));
    EXPECT_TRUE(model().details(row).contains(QStringLiteral("60 of 60")));
    EXPECT_FALSE(view.table()->isColumnHidden(LeadModel::Suspects));
    EXPECT_FALSE(model().index(row, LeadModel::Suspects).data(LinkRole).toBool())
        << "no filter selects these";
    LeadsView hidden(session, selection, &project);
    ASSERT_TRUE(waitFor([&hidden] { return hidden.model()->leads() > 0 && !hidden.lists().running(); }));
    EXPECT_FALSE(hidden.model()->suspectsCounted());
    hidden.show();
    ASSERT_TRUE(waitFor([&hidden] { return hidden.model()->suspectsCounted(); }));
}

TEST_F(LeadsViewTest, TheHeadingTellsThatGainsArePointsAndTheTipWhatOrdersTheList)
{
    open({ systemTexts() });
    const auto heading
        = [this](int role) { return model().headerData(LeadModel::Gain, Qt::Horizontal, role).toString(); };
    EXPECT_TRUE(heading(Qt::DisplayRole).contains(QStringLiteral("points")));
    EXPECT_TRUE(heading(Qt::ToolTipRole).contains(QStringLiteral("lower end")));
    EXPECT_TRUE(QKeySequence::mnemonic(view.undoAction()->text()).isEmpty())
        << "U is Adjudicate's in the bar of judging";
}

TEST_F(LeadsViewTest, UndoTakesTheLastStepBack)
{
    open({ systemTexts() });
    EXPECT_FALSE(view.undoAction()->isEnabled());
    const std::string key = keyOf("missing");
    choose(key);
    view.pinAction()->trigger();
    settle();
    ASSERT_GE(model().rowOfKey(key), 0);
    EXPECT_TRUE(model().pinned(model().rowOfKey(key)));
    choose(key);
    view.dismissAction(DismissReason::Known)->trigger();
    settle();
    EXPECT_LT(model().rowOfKey(key), 0);
    view.table()->setFocus();
    QTest::keyClick(view.table(), Qt::Key_Z, Qt::ControlModifier);
    settle();
    ASSERT_GE(model().rowOfKey(key), 0);
    EXPECT_TRUE(model().pinned(model().rowOfKey(key))) << "as it was before";
    view.undoAction()->trigger();
    settle();
    EXPECT_FALSE(model().pinned(model().rowOfKey(key)));
    EXPECT_FALSE(view.undoAction()->isEnabled());
    EXPECT_TRUE(view.keptWords().isEmpty());
}

TEST_F(LeadsViewTest, MarksAreKeptBesideTheProject)
{
    open({ systemTexts() });
    const std::string key = keyOf("missing");
    choose(key);
    view.dismissAction(DismissReason::Data)->trigger();
    settle();
    project.start({});
    settle();
    EXPECT_FALSE(view.marks().kept());
    const QString path = folder.path(QStringLiteral("p.touchstone"));
    project.save(path);
    ASSERT_TRUE(waitFor([this] { return view.marks().kept() && !project.busy(); }));
    settle();
    EXPECT_LT(model().rowOfKey(key), 0) << "what was marked before goes into the file";
    EXPECT_EQ(view.keptWords(), QStringLiteral("Pins and dismissals: kept with the project"));
    const auto read = [&]() { return analysis::readLeadNotes(analysis::notesPath(toPath(path))); };
    ASSERT_TRUE(waitFor([&] { return read() && read()->find(key) != nullptr; }));
    EXPECT_EQ(read()->find(key)->reason, DismissReason::Data);

    ProjectSession again { QString() };
    LeadsView later(session, selection, &again);
    again.open(path);
    ASSERT_TRUE(waitFor([&] { return again.isOpen() && !again.busy() && !later.lists().running(); }));
    EXPECT_LT(later.model()->rowOfKey(key), 0);
    EXPECT_EQ(later.model()->dismissed(), 1U);
    again.setNote({ {}, "A", "a run's note" });
    later.marks().set(key, analysis::LeadState::Open);
    EXPECT_EQ(later.model()->dismissed(), 0U) << "at once";
    ASSERT_TRUE(waitFor([&] { return read() && read()->find(key) == nullptr && read()->others.size() == 1; }))
        << "the run's note stays beside it";
}

TEST_F(LeadsViewTest, WhatIsNewSinceFilesWereReadAgainIsMarked)
{
    open({ systemTexts() });
    const auto isNew = [this](int row) {
        return model().index(row, LeadModel::Mark).data().toString().contains(QLatin1String("New"));
    };
    for (int row = 0; row < model().rowCount(); ++row) {
        EXPECT_FALSE(isNew(row)) << "nothing was there before";
    }
    const std::string rome = keyOf("LOC");
    ASSERT_FALSE(rome.empty());
    Texts texts = systemTexts();
    for (std::string& text : texts) {
        text.replace(text.find("[ORG Acme]"), 10, "Acme");
    }
    folder.file(QStringLiteral("system0.jsonl"), jsonl(texts));
    session.reload();
    settle();
    ASSERT_GE(model().rowOfKey(rome), 0);
    EXPECT_FALSE(isNew(model().rowOfKey(rome)));
    int fresh = 0;
    for (int row = 0; row < model().rowCount(); ++row) {
        fresh += isNew(row) ? 1 : 0;
    }
    EXPECT_GE(fresh, 1);
    EXPECT_LT(fresh, model().rowCount());
}

TEST_F(LeadsViewTest, SaysWhyThereIsNoList)
{
    EXPECT_FALSE(view.pages()->showsContent());
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("Nothing is open"));
    EXPECT_EQ(view.title(), QStringLiteral("Leads"));
    open({ goldTexts() });
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("No errors"));
    EXPECT_EQ(view.title(), QStringLiteral("Leads (0)"));
    uitest::open(session, folder, { "Ada saw Rome ." }, { { "Ada saw Rome ." } });
    settle();
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("Nothing is annotated"));
    uitest::open(session, folder, { "[PER Ada] saw [LOC Rome] ." }, { { "Ada saw [LOC Rome] ." } });
    settle();
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("No leads"));

    analysis::ProjectSpec two = session.project();
    two.dataSets.front().noGold = true;
    session.open(two);
    settle();
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("Leads need a gold"));
    EXPECT_EQ(view.title(), QStringLiteral("Leads"));
}

TEST_F(LeadsViewTest, CancelledIsSaidAndCanBeTakenBack)
{
    bool stopped = false;
    // Before any list can come: what is scored is there, its leads are on their way.
    QObject::connect(&session, &Session::changed, &view, [&]() {
        if (!stopped && view.lists().running()) {
            stopped = true;
            view.cancel();
        }
    });
    open({ systemTexts() });
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(view.pages()->showsContent());
    EXPECT_EQ(view.pages()->page()->heading(), QStringLiteral("Cancelled"));
    EXPECT_EQ(view.title(), QStringLiteral("Leads"));
    const auto buttons = view.pages()->page()->findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 1);
    buttons.front()->click();
    settle();
    EXPECT_TRUE(view.pages()->showsContent());
    EXPECT_GT(model().leads(), 0U);
}

TEST_F(LeadsViewTest, AReloadStopsTheSearchAndTheOldListStays)
{
    open({ systemTexts() });
    const auto list = model().list();
    selection.setScheme(match::Scheme::Exact);
    EXPECT_TRUE(view.lists().running());
    session.reload();
    EXPECT_FALSE(view.lists().running());
    EXPECT_EQ(model().list(), list);
    EXPECT_TRUE(view.note().contains(QLatin1String("old leads")));
    settle();
    EXPECT_NE(model().list(), list);
    EXPECT_EQ(model().list()->scheme, match::Scheme::Exact);
    EXPECT_FALSE(view.note().contains(QLatin1String("old leads")));
    const auto exact = model().list();
    selection.setScheme(match::Scheme::Strict);
    settle();
    selection.setScheme(match::Scheme::Exact);
    EXPECT_FALSE(view.lists().running());
    EXPECT_EQ(model().list(), exact) << "it is known";
}

TEST_F(LeadsViewTest, SystemBHasLeadsOfItsOwn)
{
    open({ systemTexts(), otherTexts() });
    EXPECT_FALSE(view.ofChoice()->isVisible());
    session.setSystemB(1);
    settle();
    ASSERT_TRUE(view.ofChoice()->isVisible());
    view.setOf(LeadsView::Of::SystemB);
    settle();
    ASSERT_GT(model().leads(), 0U);
    const auto list = model().list();
    const analysis::Lead lead = list->leads.front();
    EXPECT_EQ(static_cast<std::int64_t>(press(0, LeadModel::Wrong)), lead.wrong);
    EXPECT_EQ(session.systemA(), 1) << "filters speak of System A";
    EXPECT_EQ(view.of(), LeadsView::Of::SystemA);
    settle();
    EXPECT_EQ(model().list(), list) << "the same system's";
}

TEST_F(LeadsViewTest, WhatBGetsWrongAndADoesNot)
{
    open({ systemTexts(), otherTexts() });
    session.setSystemB(1);
    view.setOf(LeadsView::Of::Difference);
    settle();
    ASSERT_TRUE(model().list() && model().list()->ofDifference);
    ASSERT_GT(model().leads(), 0U);
    EXPECT_TRUE(view.table()->isColumnHidden(LeadModel::Gain));
    for (int row = 0; row < model().rowCount(); ++row) {
        const analysis::Lead* lead = model().lead(row);
        ASSERT_NE(lead, nullptr);
        press(row, LeadModel::Wrong);
        EXPECT_TRUE(waitFor([&] {
            return selection.wantedList().empty()
                || static_cast<std::int64_t>(selection.records().size()) == lead->wrong;
        })) << lead->key
            << ": " << selection.records().size() << " of " << lead->wrong;
        EXPECT_EQ(static_cast<std::int64_t>(press(row, LeadModel::Count)), lead->n) << lead->key;
    }
    EXPECT_EQ(session.systemA(), 0);
}

TEST_F(LeadsViewTest, RowsAreWrittenAsATable)
{
    open({ systemTexts() });
    const QString path = folder.path(QStringLiteral("leads.csv"));
    ASSERT_TRUE(view.writeTable(path, analysis::TableForm::Csv));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    EXPECT_TRUE(text.contains(toQString(model().key(0))));
    EXPECT_EQ(text.count(QLatin1Char('\n')), model().rowCount() + 1);
}

TEST(LeadsInTheWindow, TellTheirNumberOnTheTabAndRaiseNothing)
{
    uitest::Folder folder;
    MainWindow window(Settings {});
    window.resize(1400, 900); // so that lists and numbers stand beside one another
    window.show();
    analysis::DataSetSpec data;
    data.gold = uitest::source(folder.file(QStringLiteral("gold.jsonl"), jsonl(goldTexts())), "gold");
    data.systems = { uitest::source(folder.file(QStringLiteral("a.jsonl"), jsonl(systemTexts())), "A") };
    window.openDataSet(data);
    ASSERT_TRUE(waitFor([&] { return window.idle() && window.selection().evaluation(); }));
    auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("leads"));
    ASSERT_NE(dock, nullptr);
    const auto* const view = qobject_cast<LeadsView*>(dock->widget());
    ASSERT_NE(view, nullptr);
    EXPECT_FALSE(view->isVisible()) << "it waits behind the scores";
    EXPECT_TRUE(window.findChild<QDockWidget*>(QStringLiteral("scores"))->widget()->isVisible());
    EXPECT_GT(view->model()->leads(), 0U) << "idle() waits for them";
    EXPECT_EQ(dock->windowTitle(), view->title());
    EXPECT_TRUE(dock->windowTitle().startsWith(QLatin1String("Leads (")));
    EXPECT_TRUE(window.showPanel(QStringLiteral("leads")));
    EXPECT_TRUE(view->isVisible());
}

TEST(NotesBesideAProject, TellEachSlipOnce)
{
    uitest::Folder folder;
    const auto path = toPath(folder.file(QStringLiteral("p.touchstone-notes"),
        "none at all\n{\"kind\": \"lead\", \"key\": \"form gold a\", \"state\": \"gone\"}\n"));
    auto notes = analysis::readProjectNotes(path);
    ASSERT_TRUE(notes);
    EXPECT_EQ(notes->runs.findings.list().size(), 1U);
    ASSERT_EQ(notes->leads.findings.list().size(), 1U);
    EXPECT_EQ(notes->leads.findings.list().front().place.line, 2U);
    notes = analysis::writeProjectNote(path, analysis::LeadNote { "form gold b" });
    ASSERT_TRUE(notes);
    EXPECT_NE(notes->leads.find("form gold b"), nullptr);
    EXPECT_EQ(notes->leads.others.size(), 2U) << "lines that are none are kept";
}

} // namespace
} // namespace touchstone::ui
