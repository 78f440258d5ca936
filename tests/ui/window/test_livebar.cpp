// SPDX-License-Identifier: GPL-3.0-or-later
// The bar that tells of files that changed on the disk, and of what reading them again has changed.
#include "tests/ui/uisupport.h"
#include "ui/live/lastlook.h"
#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shownsystem.h"
#include "ui/window/livebar.h"
#include "ui/window/mainwindow.h"

#include <QCheckBox>
#include <QPushButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class LiveBarTest : public ::testing::Test
{
protected:
    static constexpr const char* ada = R"({"start": 0, "end": 3, "type": "PER"})";
    static constexpr const char* wrongAda = R"({"start": 0, "end": 3, "type": "LOC"})";
    static constexpr const char* eve = R"({"start": 8, "end": 11, "type": "PER"})";
    static constexpr const char* rome = R"({"start": 15, "end": 19, "type": "LOC"})";

    /// Documents a, b, c with "Ada met Eve in Rome." and these annotations each.
    static QByteArray lines(const std::vector<QList<QByteArray>>& documents)
    {
        QByteArray result;
        for (std::size_t i = 0; i < documents.size(); ++i) {
            result += R"({"id": ")" + QByteArray(1, static_cast<char>('a' + i))
                + R"(", "text": "Ada met Eve in Rome.", "entities": [)" + documents[i].join(", ") + "]}\n";
        }
        return result;
    }
    static QByteArray perfect()
    {
        return lines({ { ada, eve, rome }, { ada, eve, rome }, { ada, eve, rome } });
    }
    static QByteArray before() { return lines({ { ada }, { ada, eve, rome }, { wrongAda, eve, rome } }); }
    /// Eve in a was found, Rome in b was lost.
    static QByteArray after() { return lines({ { ada, eve }, { ada, eve }, { wrongAda, eve, rome } }); }

    QString write(const char* name, const QByteArray& content)
    {
        return folder.file(QString::fromLatin1(name), content);
    }
    void open(Settings settings = {})
    {
        window
            = std::make_unique<MainWindow>(std::move(settings), [this](const Settings& now) { saved = now; });
        analysis::DataSetSpec dataSet;
        dataSet.gold = uitest::source(write("gold.jsonl", perfect()));
        dataSet.systems = { uitest::source(write("system-a.jsonl", before()), "A"),
            uitest::source(write("system-b.jsonl", perfect()), "B") };
        window->show();
        window->openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this] { return window->idle() && window->session().evaluationA(); }));
        bar = window->findChild<LiveBar*>();
        ASSERT_NE(bar, nullptr);
    }
    bool tells(const QString& text)
    {
        const bool told = waitFor([&] { return bar->isVisible() && bar->text() == text; });
        EXPECT_TRUE(told) << bar->text().toStdString();
        return told;
    }
    [[nodiscard]] QStringList choices() const
    {
        QStringList texts;
        for (const QPushButton* button : bar->choices()) {
            texts << button->text().remove(QLatin1Char('&'));
        }
        return texts;
    }
    /// False: there is no such button.
    bool choose(const char* text)
    {
        const auto index = choices().indexOf(QString::fromLatin1(text));
        if (index >= 0) {
            bar->choices()[static_cast<std::size_t>(index)]->click();
        }
        return index >= 0;
    }
    bool idle()
    {
        return waitFor([this] { return window->idle(); });
    }
    [[nodiscard]] SelectionModel& selection() { return window->selection(); }
    /// "b Rome": the selected record, or the first one.
    [[nodiscard]] std::string record()
    {
        const auto& shown = *selection().evaluation();
        const auto& one = shown.records.at(selection().currentRecord().value());
        return shown.cases[one.document].name() + " " + shown.goldText(one);
    }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
    LiveBar* bar = nullptr;
    std::optional<Settings> saved;
};

TEST_F(LiveBarTest, TellsWhatChangedAndOffersToReadIt)
{
    open();
    EXPECT_TRUE(bar->isHidden());
    write("system-a.jsonl", after());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk.")));
    EXPECT_EQ(bar->accessibleName(), bar->text());
    EXPECT_EQ(choices(), (QStringList { QStringLiteral("Reload"), QStringLiteral("Later") }));
    EXPECT_TRUE(bar->automatic()->isVisible());
    EXPECT_FALSE(bar->automatic()->isChecked());
    write("system-b.jsonl", after());
    ASSERT_TRUE(tells(QStringLiteral("2 files changed on the disk.")));
    EXPECT_TRUE(bar->toolTip().contains(QStringLiteral("system-a.jsonl")));
    EXPECT_TRUE(bar->toolTip().contains(QStringLiteral("system-b.jsonl")));
    ASSERT_TRUE(choose("Later"));
    EXPECT_TRUE(bar->isHidden());
    write("system-b.jsonl", perfect());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk."))) << "something else";
    write("system-a.jsonl", before());
    EXPECT_TRUE(waitFor([this] { return bar->isHidden(); })) << "all is as it was read";
}

TEST_F(LiveBarTest, AFileThatIsGoneIsTold)
{
    open();
    ASSERT_TRUE(QFile::remove(folder.path(QStringLiteral("system-a.jsonl"))));
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl is gone from the disk. What was read of it stands.")));
    EXPECT_EQ(choices(), QStringList { QStringLiteral("Later") });
}

TEST_F(LiveBarTest, ReloadingKeepsThePlace)
{
    open();
    window->session().setSystemB(1);
    ASSERT_TRUE(idle());
    analysis::RecordFilter filter;
    filter.goldTypes = { "PER" };
    filter.errorsOnly = true;
    selection().setFilters({ filter });
    ASSERT_EQ(selection().records().size(), 2U);
    selection().setCurrentRecord(selection().records().back());
    ASSERT_EQ(record(), "c Ada");
    write("system-a.jsonl", after());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk.")));
    const auto old = window->session().evaluationA();
    ASSERT_TRUE(choose("Reload"));
    EXPECT_EQ(bar->text(), QStringLiteral("Reading again…"));
    EXPECT_EQ(choices(), QStringList());
    EXPECT_EQ(selection().evaluation(), old) << "meanwhile";
    ASSERT_TRUE(idle());
    EXPECT_NE(window->session().evaluationA(), old);
    EXPECT_EQ(window->session().systemA(), 0);
    EXPECT_EQ(window->session().systemB(), 1);
    EXPECT_EQ(window->session().currentDataSet(), 0);
    EXPECT_EQ(selection().filters(), std::vector { filter });
    EXPECT_EQ(selection().records().size(), 1U);
    EXPECT_EQ(selection().currentCase(), 2U);
    EXPECT_EQ(record(), "c Ada");
}

TEST_F(LiveBarTest, TellsWhatIsFixedAndWhatRegressedWithALinkEach)
{
    open();
    write("system-a.jsonl", after());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk.")));
    ASSERT_TRUE(choose("Reload"));
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 1 fixed, 1 regressed.")));
    ASSERT_TRUE(idle());
    EXPECT_EQ(choices(), (QStringList { QStringLiteral("Show fixed"), QStringLiteral("Show regressed") }));
    const analysis::JudgedAnnotation one { { { 0, 1 } }, "PER" };
    window->session().setJudgements(std::make_shared<const analysis::JudgementTable>(
        std::vector<analysis::Judgement> { { { {}, "a", one, {} }, 0, analysis::Verdict::BothWrong } }));
    ASSERT_TRUE(idle());
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 1 fixed, 1 regressed.")))
        << "a judgement changes no outcome";
    ASSERT_TRUE(choose("Show fixed"));
    EXPECT_EQ(selection().filters(), std::vector { analysis::SinceEarlier::fixedCell() });
    EXPECT_EQ(selection().records().size(), 1U);
    EXPECT_EQ(record(), "a Eve");
    const auto shown = shownSystem(window->session(), selection().evaluation());
    EXPECT_EQ(shown.text(), QStringLiteral("A, as it was"));
    ASSERT_TRUE(idle());
    ASSERT_TRUE(choose("Show regressed"));
    EXPECT_EQ(selection().records().size(), 1U);
    EXPECT_EQ(record(), "b Rome");
    EXPECT_EQ(shownSystem(window->session(), selection().evaluation()).role, ShownSystem::Role::A);
    ASSERT_TRUE(idle());
    bar->closeButton()->click();
    EXPECT_TRUE(bar->isHidden());
    EXPECT_EQ(selection().records().size(), 1U) << "what is looked at stays";

    write("system-a.jsonl", before());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk.")));
    ASSERT_TRUE(choose("Reload"));
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 1 fixed, 1 regressed.")));
    EXPECT_EQ(record(), "a Eve") << "the same link, of the new change";
    window->session().setSystemA(1);
    ASSERT_TRUE(idle());
    EXPECT_TRUE(bar->isHidden()) << "another system was never looked at";
    EXPECT_TRUE(selection().filters().empty());
}

TEST_F(LiveBarTest, ASystemThatComesMeanwhileTakesNothingBack)
{
    open();
    const auto open = window->session().project();
    write("system-a.jsonl", after());
    write("system-c.jsonl", before());
    analysis::ProjectSpec further = open;
    further.dataSets.front().systems.push_back(
        { {}, toUtf8(folder.path(QStringLiteral("system-c.jsonl"))), {} });
    window->session().setProject(further, 0);
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 1 fixed, 1 regressed.")));
    ASSERT_TRUE(idle());
    further.dataSets.push_back(further.dataSets.front());
    further.dataSets.back().name = "another";
    window->session().setProject(further, 0);
    ASSERT_TRUE(idle());
    EXPECT_EQ(bar->text(), QStringLiteral("Since the last look: 1 fixed, 1 regressed."));
    EXPECT_FALSE(bar->isHidden());
    window->session().setProject(further, 1);
    ASSERT_TRUE(idle());
    EXPECT_TRUE(bar->isHidden()) << "another data set was never looked at";
}

TEST_F(LiveBarTest, ReadingsThatNobodyLookedAtCountAsOne)
{
    Settings settings;
    settings.reloadAutomatically = true;
    open(settings);
    EXPECT_TRUE(bar->automatic()->isChecked());
    write("system-a.jsonl", after());
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 1 fixed, 1 regressed.")));
    ASSERT_TRUE(idle());
    write("system-a.jsonl", perfect());
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 3 fixed, 0 regressed.")));
    EXPECT_EQ(choices(), QStringList { QStringLiteral("Show fixed") });
    bar->automatic()->click();
    ASSERT_TRUE(saved);
    EXPECT_FALSE(saved->reloadAutomatically);
    ASSERT_TRUE(idle());
    write("system-a.jsonl", before());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk."))) << "now it asks";
}

TEST_F(LiveBarTest, AFileThatCannotBeReadKeepsTheOldResult)
{
    const QByteArray broken("\x89PNG\r\n\x1a\n\0\0\0\0", 12);
    open();
    const auto good = window->session().evaluationA();
    write("gold.jsonl", broken);
    ASSERT_TRUE(tells(QStringLiteral("gold.jsonl changed on the disk.")));
    ASSERT_TRUE(choose("Reload"));
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Failed; }));
    EXPECT_EQ(window->session().evaluationA(), good);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->text().contains(QStringLiteral("gold.jsonl"))) << bar->text().toStdString();
    EXPECT_EQ(choices(), QStringList { QStringLiteral("Try again") });
    int bars = 0;
    for (const MessageBar* other : window->findChildren<MessageBar*>()) {
        bars += other->isVisible() && other->text().contains(QStringLiteral("gold.jsonl")) ? 1 : 0;
    }
    EXPECT_EQ(bars, 1) << "it is told once";
    write("gold.jsonl", perfect());
    ASSERT_TRUE(choose("Try again"));
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Ready; }));
    ASSERT_TRUE(tells(QStringLiteral("Since the last look: 0 fixed, 0 regressed.")));
    bar->closeButton()->click();
    ASSERT_TRUE(idle());

    write("system-a.jsonl", broken);
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk.")));
    ASSERT_TRUE(choose("Reload"));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(bar->text().startsWith(QStringLiteral("A could not be read again and is shown as it was: ")))
        << bar->text().toStdString();
    EXPECT_EQ(window->session().evaluationA()->records.size(), good->records.size());
    write("system-a.jsonl", before());
    ASSERT_TRUE(tells(QStringLiteral("system-a.jsonl changed on the disk."))) << "mended";
}

} // namespace
} // namespace touchstone::ui
