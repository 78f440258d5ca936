// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements in the window: said, kept beside the project, shown, counted.
#include "ui/project/judgementcontrol.h"

#include "tests/ui/uisupport.h"
#include "ui/models/recordvalues.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/text/recordmenu.h"
#include "ui/project/judgementdialog.h"
#include "ui/project/judgementsession.h"
#include "ui/project/projectbar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/evaluation/slices/slicefacets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QTextBrowser>

namespace touchstone::ui {
namespace {

using analysis::Verdict;
using uitest::waitFor;

/// Records of system "a": Ada PER/LOC, Paris found; Bob found, Rome missed.
constexpr std::uint32_t ada = 0;
constexpr std::uint32_t rome = 3;

class JudgingTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        m_state = qgetenv("XDG_STATE_HOME");
        qputenv("XDG_STATE_HOME", folder.path(QStringLiteral("state")).toUtf8());
        folder.file(QStringLiteral("p/gold.conll"), uitest::conllGold());
        folder.file(QStringLiteral("p/a.conll"), uitest::conllSystem());
        folder.file(QStringLiteral("p/b.conll"), uitest::conllPerfect());
        path = folder.file(QStringLiteral("p/all.touchstone"), R"({
  "touchstone-project": 1,
  "sets": [
    {"name": "one", "gold": "gold.conll", "systems": ["a.conll", "b.conll"]},
    {"name": "two", "gold": "gold.conll", "systems": ["a.conll"], "settings": {"unit": "token"}}
  ]
}
)");
        window = started();
    }
    void TearDown() override
    {
        window.reset();
        qputenv("XDG_STATE_HOME", m_state);
    }
    static std::unique_ptr<MainWindow> started()
    {
        auto made = std::make_unique<MainWindow>(Settings {});
        made->resize(1280, 820);
        made->show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(made.get()));
        return made;
    }
    static void settle(MainWindow& shown)
    {
        ASSERT_TRUE(waitFor([&shown] { return shown.idle(); }));
        QCoreApplication::processEvents();
        ASSERT_TRUE(waitFor([&shown] { return shown.idle(); }));
    }
    void settle() { settle(*window); }
    void open(MainWindow& shown) const
    {
        shown.projects().open(path);
        settle(shown);
        ASSERT_TRUE(shown.session().evaluationA());
    }
    void open() { open(*window); }
    static void judge(MainWindow& shown, std::uint32_t record, Verdict verdict)
    {
        shown.selection().setCurrentRecord(record);
        shown.projects().judging().judge(verdict);
    }
    void judge(std::uint32_t record, Verdict verdict)
    {
        judge(*window, record, verdict);
        settle();
    }
    /// The verdicts of all records of System A; empty: the data has no such slice.
    static std::string values(MainWindow& shown)
    {
        const auto evaluation = shown.session().evaluationA();
        const auto* const facet = analysis::sliceFacet(*evaluation, analysis::verdictSlice);
        std::string text;
        for (std::uint32_t i = 0; facet != nullptr && i < evaluation->records.size(); ++i) {
            text += (text.empty() ? "" : " ") + facet->names[facet->of(i)[0]];
        }
        return text;
    }
    std::string values() { return values(*window); }
    std::string lines()
    {
        QFile file(folder.path(QStringLiteral("p/all.judgements.jsonl")));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    template <typename View> View& view() { return *window->findChild<View*>(); }
    bool columnShown()
    {
        auto& errors = view<ErrorListView>();
        const auto& shown = errors.model()->values();
        for (std::size_t i = 0; i < shown.size(); ++i) {
            if (shown[i].key == sliceKey(std::string(analysis::verdictSlice))) {
                return !errors.table()->isColumnHidden(static_cast<int>(ErrorModel::ColumnCount + i));
            }
        }
        return false;
    }

    uitest::Folder folder;
    QString path;
    std::unique_ptr<MainWindow> window;

private:
    QByteArray m_state;
};

TEST_F(JudgingTest, ARecordIsJudgedAndItsCountSelectsIt)
{
    open();
    EXPECT_EQ(values(), "");
    EXPECT_FALSE(columnShown());
    const auto signature = window->session().evaluationA()->signature;
    judge(ada, Verdict::GoldWrong);
    judge(rome, Verdict::UnclearGuideline);
    EXPECT_EQ(values(), "gold-wrong none none unclear-guideline");
    EXPECT_EQ(window->session().evaluationA()->signature, signature);
    EXPECT_EQ(window->selection().currentRecord(), std::optional(rome)) << "the selection stays";
    EXPECT_NE(lines().find("\"verdict\": \"gold-wrong\", \"correct\": [{"), std::string::npos) << lines();
    EXPECT_NE(lines().find("\"system\": [\"a\"]"), std::string::npos) << lines();
    EXPECT_NE(lines().find("\"set\": \"one\""), std::string::npos);
    EXPECT_NE(lines().find("\"text\": \"Ada\", \"occurrence\": 1"), std::string::npos) << lines();
    EXPECT_NE(lines().find("{\"gold\": \"xxh3-128:"), std::string::npos) << lines();
    EXPECT_TRUE(columnShown());

    analysis::RecordFilter filter;
    filter.facets = { { std::string(analysis::verdictSlice), { "gold-wrong" } } };
    window->selection().setFilter(filter);
    settle();
    EXPECT_EQ(window->selection().records(), std::vector { ada });
    EXPECT_EQ(filterText(filter), QStringLiteral("Verdict: Gold is wrong"));
    window->selection().clearFilters();
    auto& groups = *view<ErrorListView>().groups();
    ASSERT_TRUE(groups.groupBy(QStringLiteral("verdict")));
    settle();
    EXPECT_EQ(groups.model()->rowCount(), 2) << "of the two errors";
    QStringList names { groups.model()->index(0, 0).data().toString(),
        groups.model()->index(1, 0).data().toString() };
    names.sort();
    EXPECT_EQ(
        names, (QStringList { QStringLiteral("Gold is wrong"), QStringLiteral("Guidelines are unclear") }));
}

TEST_F(JudgingTest, WhatIsJudgedIsFoundAgain)
{
    open();
    judge(rome, Verdict::UnclearGuideline);
    window->session().setSystemA(1);
    settle();
    EXPECT_EQ(values(), "none none none none") << "there Rome is found";
    window->session().setSystemA(0);
    settle();
    window->session().reload();
    settle();
    EXPECT_EQ(values(), "none none none unclear-guideline") << "read again";
    window->session().setCurrentDataSet(1);
    settle();
    EXPECT_EQ(values(), "none none none none") << "another data set";
    window->session().setCurrentDataSet(0);
    settle();
    EXPECT_EQ(values(), "none none none unclear-guideline");
    auto spec = window->session().spec();
    spec.matching.pairing = match::PairingPolicy::FirstCome;
    window->session().setSpec(spec);
    settle();
    EXPECT_EQ(values(), "none none none unclear-guideline") << "other settings";
    window.reset();
    window = started();
    open();
    EXPECT_EQ(values(), "none none none unclear-guideline") << "another day";
    judge(rome, Verdict::Cleared);
    EXPECT_EQ(values(), "none none none none");
    EXPECT_NE(lines().find("\"verdict\": \"cleared\""), std::string::npos);
    EXPECT_NE(lines().find("\"verdict\": \"unclear-guideline\""), std::string::npos) << "no line is changed";
}

TEST_F(JudgingTest, TheKeyAsksForVerdictAndTextWhichDetailsSay)
{
    open();
    window->selection().setCurrentRecord(ada);
    ASSERT_TRUE(window->action(Command::JudgeRecord)->isEnabled());
    window->action(Command::JudgeRecord)->trigger();
    auto* dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->verdict(), std::nullopt) << "nothing is said unseen";
    dialog->accept();
    EXPECT_TRUE(dialog->isVisible());
    dialog->setVerdict(Verdict::SystemWrong);
    dialog->text()->setText(QStringLiteral("a <person>"));
    dialog->accept();
    settle();
    EXPECT_EQ(values(), "system-wrong none none none");
    window->showPanel(QStringLiteral("details"));
    settle();
    const QString details = view<DetailsView>().findChild<QTextBrowser*>()->toPlainText();
    EXPECT_TRUE(details.contains(QStringLiteral("Judged: System is wrong – a <person>")))
        << details.toStdString();
    window->action(Command::JudgeRecord)->trigger();
    dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->verdict(), Verdict::SystemWrong) << "what was said before";
    EXPECT_EQ(dialog->text()->text(), QStringLiteral("a <person>"));
    dialog->reject();
    window->projects().judging().judgements().setJudge(QStringLiteral("Zoe"));
    window->action(Command::JudgeRecord)->trigger();
    dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->verdict(), std::nullopt) << "the second judge is not led by the first";
    dialog->reject();
}

TEST_F(JudgingTest, TheMenuOfARecordHasTheVerdicts)
{
    open();
    RecordMenu menu(window->selection(), rome);
    QObject::connect(
        &menu, &RecordMenu::judgementWanted, &window->projects().judging(), &JudgementControl::judge);
    const auto entries = [](const QMenu& of) {
        for (const QAction* entry : of.actions()) {
            if (entry->text() == QStringLiteral("&Judge")) {
                return entry->menu()->actions();
            }
        }
        return QList<QAction*>();
    };
    ASSERT_EQ(entries(menu).size(), 9);
    EXPECT_EQ(entries(menu)[1]->text(), QStringLiteral("&2 System is wrong"));
    QSet<QString> keys;
    for (const QAction* entry : entries(menu)) {
        if (!entry->isSeparator()) {
            keys.insert(entry->text().section(QLatin1Char('&'), 1).left(1).toUpper());
        }
    }
    EXPECT_EQ(keys.size(), 8) << "one key each";
    EXPECT_FALSE(entries(menu)[8]->isEnabled()) << "nothing to clear";
    entries(menu)[1]->trigger();
    settle();
    EXPECT_EQ(window->selection().currentRecord(), std::optional(rome));
    EXPECT_EQ(values(), "none none none system-wrong");
    const RecordMenu again(window->selection(), rome);
    EXPECT_TRUE(entries(again)[1]->isChecked());
    EXPECT_TRUE(entries(again)[8]->isEnabled());
}

TEST_F(JudgingTest, KeysSayTheVerdictThatIsChecked)
{
    open();
    const auto opened = [this]() {
        window->selection().setCurrentRecord(ada);
        window->action(Command::JudgeRecord)->trigger();
        auto* dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
        EXPECT_NE(dialog, nullptr);
        EXPECT_TRUE(QTest::qWaitForWindowActive(dialog));
        EXPECT_TRUE(waitFor([dialog]() { return dialog->isAncestorOf(QApplication::focusWidget()); }));
        return dialog;
    };
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    };
    const auto focused = []() { return qobject_cast<QRadioButton*>(QApplication::focusWidget()); };

    auto* dialog = opened();
    ASSERT_NE(focused(), nullptr) << "it begins at the verdict, not at "
                                  << QApplication::focusWidget()->metaObject()->className();
    EXPECT_FALSE(focused()->isChecked());
    EXPECT_FALSE(dialog->buttons()->button(QDialogButtonBox::Ok)->isEnabled());
    press(Qt::Key_Return);
    EXPECT_EQ(QApplication::activeModalWidget(), dialog) << "nothing is chosen that Enter could write";
    EXPECT_EQ(lines(), "");
    press(Qt::Key_Down);
    EXPECT_EQ(dialog->verdict(), std::nullopt) << "looking through them chooses none";
    press(Qt::Key_Space);
    EXPECT_TRUE(dialog->buttons()->button(QDialogButtonBox::Ok)->isEnabled());
    EXPECT_EQ(dialog->verdict(), Verdict::SystemWrong);
    press(Qt::Key_Down);
    EXPECT_EQ(dialog->verdict(), Verdict::BothAcceptable);
    press(Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), dialog->text());
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_NE(focused(), nullptr);
    EXPECT_TRUE(focused()->isChecked()) << "back at the one that is checked";
    press(Qt::Key_Up);
    EXPECT_EQ(dialog->verdict(), Verdict::SystemWrong);
    press(Qt::Key_Return);
    settle();
    EXPECT_EQ(values(), "system-wrong none none none");

    dialog = opened();
    dialog->text()->setFocus();
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_NE(focused(), nullptr);
    EXPECT_EQ(dialog->verdict(), Verdict::SystemWrong);
    EXPECT_TRUE(focused()->isChecked()) << "what was said before";
    press(Qt::Key_5, Qt::AltModifier);
    press(Qt::Key_Return); // at once
    settle();
    EXPECT_EQ(values(), "unclear-guideline none none none");

    dialog = opened();
    press(Qt::Key_T, Qt::AltModifier);
    EXPECT_EQ(QApplication::focusWidget(), dialog->text());
    QTest::keyClicks(dialog->text(), QStringLiteral("a city"));
    press(Qt::Key_Return);
    settle();
    EXPECT_EQ(values(), "unclear-guideline none none none");
    EXPECT_NE(lines().find("\"note\": \"a city\""), std::string::npos) << lines();
}

TEST_F(JudgingTest, ADigitAloneChoosesAndTheCorrectionBeginsWithTheSystems)
{
    open();
    const auto opened = [this](std::uint32_t record) {
        window->selection().setCurrentRecord(record);
        window->action(Command::JudgeRecord)->trigger();
        auto* dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
        EXPECT_NE(dialog, nullptr);
        EXPECT_TRUE(QTest::qWaitForWindowActive(dialog));
        EXPECT_TRUE(waitFor([dialog]() { return dialog->isAncestorOf(QApplication::focusWidget()); }));
        return dialog;
    };
    const auto newest = [this]() {
        const std::string all = lines();
        return all.substr(all.rfind('\n', all.size() - 2) + 1);
    };
    auto* dialog = opened(ada);
    ASSERT_NE(dialog->type(), nullptr);
    EXPECT_EQ(dialog->type()->currentText(), QStringLiteral("LOC"));
    EXPECT_EQ(dialog->start()->value(), 0);
    EXPECT_EQ(dialog->end()->value(), 3);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
    EXPECT_EQ(dialog->verdict(), Verdict::BothAcceptable);
    EXPECT_FALSE(dialog->type()->isEnabled()) << "of this verdict there is no correction";
    EXPECT_FALSE(dialog->correct());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
    EXPECT_TRUE(dialog->type()->isEnabled());
    EXPECT_FALSE(dialog->correct()) << "what the system says is wrong, too, so nothing is told";
    dialog->type()->setCurrentText(QStringLiteral("ORG"));
    dialog->tags()->setText(QStringLiteral("sport, metonymy,, sport"));
    dialog->judge()->setText(QStringLiteral("Ann"));
    dialog->accept();
    settle();
    EXPECT_NE(newest().find(R"("verdict": "both-wrong", "correct": [{"start": 0, "end": 3, "type": "ORG"}])"),
        std::string::npos)
        << newest();
    EXPECT_NE(newest().find(R"("judge": "Ann")"), std::string::npos) << newest();
    EXPECT_NE(newest().find(R"("tags": ["metonymy", "sport"])"), std::string::npos) << newest();

    dialog = opened(ada);
    EXPECT_EQ(dialog->verdict(), Verdict::BothWrong);
    EXPECT_EQ(dialog->judge()->text(), QStringLiteral("Ann")) << "asked once";
    EXPECT_EQ(dialog->type()->currentText(), QStringLiteral("ORG")) << "what was said before";
    dialog->setVerdict(Verdict::GoldWrong);
    dialog->type()->setCurrentIndex(0);
    EXPECT_FALSE(dialog->start()->isEnabled());
    dialog->accept();
    settle();
    EXPECT_NE(newest().find(R"("verdict": "gold-wrong", "correct": [])"), std::string::npos) << newest();
    EXPECT_EQ(values(), "gold-wrong none none none");
}

TEST_F(JudgingTest, WhatAnotherJudgeSaidStays)
{
    open();
    auto& judgements = window->projects().judging().judgements();
    judgements.setJudge(QStringLiteral("Zoe"));
    judge(ada, Verdict::GoldWrong);
    judgements.setJudge(QStringLiteral("Ann"));
    judge(ada, Verdict::SystemWrong);
    EXPECT_EQ(values(), "gold-wrong none none none") << "the first judge counts";
    EXPECT_EQ(judgements.of(*window->session().evaluationA(), ada)->verdict, Verdict::SystemWrong)
        << "one's own";
    judge(ada, Verdict::Cleared);
    EXPECT_EQ(values(), "gold-wrong none none none");
    EXPECT_EQ(judgements.judge(*window->session().evaluationA(), { ada }, { Verdict::Cleared }), 0U)
        << "only Zoe takes hers back";
}

TEST_F(JudgingTest, AGoldThatHasChangedIsToldAndWordsAreFoundAgain)
{
    open();
    judge(ada, Verdict::GoldWrong);
    judge(rome, Verdict::UnclearGuideline);
    window.reset();
    const auto later
        = [](QByteArray text) { return text.replace("Rome", "Roma").replace("Ada", "Oh O\nAda"); };
    folder.file(QStringLiteral("p/gold.conll"), later(uitest::conllGold()));
    folder.file(QStringLiteral("p/a.conll"), later(uitest::conllSystem()));
    window = started();
    open();
    EXPECT_EQ(values(), "gold-wrong none none none");
    const auto* const notice = window->projects().bar()->notice(ProjectBar::Topic::Judgements);
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->text.contains(QStringLiteral("Rome"))) << notice->text.toStdString();
}

TEST_F(JudgingTest, AVerdictAloneKeepsTheText)
{
    open();
    const auto evaluation = window->session().evaluationA();
    auto& judgements = window->projects().judging().judgements();
    judgements.judge(*evaluation, { ada }, { Verdict::GoldWrong, QStringLiteral("lower") });
    settle();
    judge(ada, Verdict::SystemWrong);
    const auto* const said = judgements.of(*window->session().evaluationA(), ada);
    ASSERT_NE(said, nullptr);
    EXPECT_EQ(said->verdict, Verdict::SystemWrong);
    EXPECT_EQ(said->note, "lower");
    EXPECT_EQ(said->systems, std::vector<std::string> { "a" });
}

TEST_F(JudgingTest, TheProjectsNotesKeepTheSample)
{
    const auto begin = [this](MainWindow& shown) {
        open(shown);
        shown.projects().judging().judgements().setJudge(QStringLiteral("Ann"));
        shown.showPanel(QStringLiteral("suspects"));
        settle(shown);
        shown.projects().judging().mode().setOn(true);
        settle(shown);
    };
    const auto notes = [this]() {
        QFile file(folder.path(QStringLiteral("p/all.touchstone-notes")));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    begin(*window);
    window->projects().judging().sampleMemory().draw({ 3, 5 });
    settle();
    const auto drawn = window->projects().judging().sample().lines();
    EXPECT_EQ(drawn.size(), 3U);
    ASSERT_TRUE(waitFor([&] {
        return notes().find(R"("places": 3, "seed": 5, "state": "drawn")") != std::string::npos;
    })) << notes();
    EXPECT_NE(notes().find(R"("kind": "sample", "set": "one")"), std::string::npos) << notes();
    EXPECT_TRUE(window->projects().judging().sampleMemory().remembered().empty());
    window = started();
    begin(*window);
    EXPECT_EQ(window->projects().judging().sample().lines(), drawn);
    window->projects().judging().changeSample();
    settle();
    EXPECT_TRUE(window->projects().judging().sample().lines().empty());
    ASSERT_TRUE(waitFor([&] { return notes().find(R"("state": "ended")") != std::string::npos; })) << notes();
    window = started();
    begin(*window);
    EXPECT_TRUE(window->projects().judging().sample().lines().empty());
    EXPECT_EQ(window->projects().judging().sampleMemory().size(), (GoldSample::Size { 3, 5 }));
}

TEST_F(JudgingTest, SelectedLinesAreJudgedTogether)
{
    open();
    window->showPanel(QStringLiteral("errors"));
    settle();
    auto& errors = view<ErrorListView>();
    ASSERT_EQ(errors.model()->rowCount(), 2) << "Ada and Rome";
    window->selection().setCurrentRecord(ada);
    errors.table()->selectAll();
    EXPECT_EQ(errors.selectedRecords(*window->selection().currentRecord()), (std::vector { ada, rome }));
    EXPECT_EQ(errors.selectedRecords(1), std::vector<std::uint32_t> { 1 }) << "not among them";
    window->action(Command::JudgeRecord)->trigger();
    auto* dialog = qobject_cast<JudgementDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    QStringList said;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        said << label->text();
    }
    EXPECT_TRUE(said.join(QLatin1Char('\n')).contains(QStringLiteral("2 annotations")));
    EXPECT_TRUE(said.join(QLatin1Char('\n'))
                    .remove(QChar(0x200B))
                    .contains(folder.path(QStringLiteral("p/all.judgements.jsonl"))));
    dialog->setVerdict(Verdict::UnclearGuideline);
    dialog->text()->setText(QStringLiteral("both"));
    dialog->accept();
    settle();
    EXPECT_EQ(values(), "unclear-guideline none none unclear-guideline");
    const std::string written = lines();
    EXPECT_EQ(std::ranges::count(written, '\n'), 2);
    errors.table()->selectAll();
    window->projects().judging().judge(Verdict::GoldWrong);
    settle();
    EXPECT_EQ(values(), "gold-wrong none none gold-wrong");
    EXPECT_EQ(
        window->projects().judging().judgements().of(*window->session().evaluationA(), rome)->note, "both");
    errors.table()->selectAll();
    window->projects().judging().judgeOne(Verdict::SystemWrong);
    settle();
    EXPECT_EQ(values(), "system-wrong none none gold-wrong") << "of the text's menu the record alone";
    errors.table()->selectAll();
    window->projects().judging().judge(Verdict::Cleared);
    settle();
    EXPECT_EQ(values(), "none none none none");
}

TEST_F(JudgingTest, HoldUnderOtherPresetsAndLabels)
{
    open();
    auto spec = window->session().spec();
    spec.matching.pairing = match::PairingPolicy::Hipe; // labels in upper case
    window->session().setSpec(spec);
    settle();
    judge(ada, Verdict::GoldWrong);
    EXPECT_EQ(values(), "gold-wrong none none none");
    for (const auto pairing : match::allPairings) {
        spec.matching.pairing = pairing;
        window->session().setSpec(spec);
        settle();
        EXPECT_EQ(values(), "gold-wrong none none none");
    }
    judge(ada, Verdict::Cleared);
    EXPECT_EQ(values(), "none none none none");
}

TEST_F(JudgingTest, WithoutAProjectTheyStandBesideTheGoldAndGoWithIt)
{
    analysis::DataSetSpec plain;
    plain.gold = uitest::source(folder.path(QStringLiteral("p/gold.conll")));
    plain.systems = { uitest::source(folder.path(QStringLiteral("p/a.conll")), "a") };
    window->openDataSet(plain);
    settle();
    auto& judgements = window->projects().judging().judgements();
    const QString beside = folder.path(QStringLiteral("p/gold.conll.judgements.jsonl"));
    EXPECT_EQ(judgements.path(), beside);
    judge(ada, Verdict::GoldWrong);
    EXPECT_EQ(values(), "gold-wrong none none none");
    QFile file(beside);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray line = file.readAll();
    EXPECT_FALSE(line.contains("\"set\"")) << "of no data set: " << line.constData();
    QFile gold(folder.path(QStringLiteral("p/gold.conll")));
    ASSERT_TRUE(gold.open(QIODevice::ReadOnly));
    EXPECT_EQ(gold.readAll(), uitest::conllGold());

    window->projects().saveTo(folder.path(QStringLiteral("p/saved.touchstone")));
    settle();
    const QString own = folder.path(QStringLiteral("p/saved.judgements.jsonl"));
    EXPECT_TRUE(waitFor([&] { return window->idle() && QFile::exists(own); }));
    settle();
    EXPECT_EQ(judgements.path(), own);
    EXPECT_EQ(values(), "gold-wrong none none none") << "copied, of the project's data set";
    judge(rome, Verdict::UnclearGuideline);
    EXPECT_EQ(values(), "gold-wrong none none unclear-guideline");
    QFile again(beside);
    ASSERT_TRUE(again.open(QIODevice::ReadOnly));
    EXPECT_EQ(again.readAll(), line) << "no longer written";
}

TEST_F(JudgingTest, WhereTheGoldsFolderCannotBeWrittenItIsTold)
{
    const QString place = folder.path(QStringLiteral("locked"));
    folder.file(QStringLiteral("locked/gold.conll"), uitest::conllGold());
    QDir().mkpath(place + QStringLiteral("/gold.conll.judgements.jsonl")); // no file can take its place
    analysis::DataSetSpec plain;
    plain.gold = uitest::source(place + QStringLiteral("/gold.conll"));
    plain.systems = { uitest::source(folder.path(QStringLiteral("p/a.conll")), "a") };
    window->openDataSet(plain);
    settle();
    judge(ada, Verdict::GoldWrong);
    EXPECT_EQ(values(), "gold-wrong none none none") << "it counts all the same";
    const auto* const notice = window->projects().bar()->notice(ProjectBar::Topic::Judgements);
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->text.contains(QStringLiteral("Save what is open as a project")))
        << notice->text.toStdString();
    window->projects().saveTo(folder.path(QStringLiteral("p/saved.touchstone")));
    settle();
    EXPECT_TRUE(waitFor([&] {
        return window->idle() && QFile::exists(folder.path(QStringLiteral("p/saved.judgements.jsonl")));
    }));
    settle();
    EXPECT_EQ(values(), "gold-wrong none none none");
}

TEST_F(JudgingTest, WithoutAFileOfAGoldAProjectIsOfferedToBeSaved)
{
    analysis::DataSetSpec plain;
    plain.gold = uitest::source(folder.path(QStringLiteral("p/gold.conll")), "first");
    plain.systems = { uitest::source(folder.path(QStringLiteral("p/a.conll")), "a") };
    plain.noGold = true;
    window->openDataSet(plain);
    settle();
    window->selection().setCurrentRecord(ada);
    window->projects().judging().judge(Verdict::GoldWrong);
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->text().contains(QStringLiteral("must be saved first")));
    for (QAbstractButton* button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole) {
            button->click();
        }
    }
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    delete dialog;
}

TEST_F(JudgingTest, TheyGoWithAProjectThatIsSavedAsAnother)
{
    open();
    judge(ada, Verdict::GoldWrong);
    EXPECT_EQ(values(), "gold-wrong none none none");
    window->projects().saveTo(folder.path(QStringLiteral("p/other.touchstone")));
    settle();
    EXPECT_EQ(values(), "gold-wrong none none none");
    EXPECT_TRUE(QFile::exists(folder.path(QStringLiteral("p/other.judgements.jsonl"))))
        << "they go with the project";
}

TEST_F(JudgingTest, TwoWindowsLoseNothing)
{
    open();
    const auto other = started();
    open(*other);
    judge(*window, ada, Verdict::GoldWrong);
    judge(*other, rome, Verdict::UnclearGuideline);
    settle(*window);
    settle(*other);
    const std::string both = "gold-wrong none none unclear-guideline";
    EXPECT_TRUE(waitFor([&] { return window->idle() && values(*window) == both; })) << values(*window);
    EXPECT_TRUE(waitFor([&] { return other->idle() && values(*other) == both; })) << values(*other);
    const std::string written = lines();
    EXPECT_EQ(std::ranges::count(written, '\n'), 2);
}

TEST_F(JudgingTest, WhatIsSaidWhileTheWindowClosesIsWritten)
{
    open();
    judge(*window, ada, Verdict::GoldWrong);
    judge(*window, rome, Verdict::UnclearGuideline);
    window.reset();
    const std::string written = lines();
    EXPECT_EQ(std::ranges::count(written, '\n'), 2);
}

TEST_F(JudgingTest, SlipsAreToldAndTheRestCounts)
{
    open();
    judge(ada, Verdict::GoldWrong);
    const std::string good = lines();
    folder.file(QStringLiteral("p/all.judgements.jsonl"), QByteArray::fromStdString("{\"x\": 1}\n" + good));
    window.reset();
    window = started();
    open();
    EXPECT_EQ(values(), "gold-wrong none none none");
    const auto* const notice = window->projects().bar()->notice(ProjectBar::Topic::Judgements);
    ASSERT_NE(notice, nullptr);
    EXPECT_TRUE(notice->text.contains(QStringLiteral("document"))) << notice->text.toStdString();
    judge(rome, Verdict::UnclearGuideline);
    EXPECT_NE(lines().find("{\"x\": 1}\n"), std::string::npos) << "kept";
}

} // namespace
} // namespace touchstone::ui
