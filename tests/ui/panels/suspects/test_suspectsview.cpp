// SPDX-License-Identifier: GPL-3.0-or-later
// The list of suspects: the core's rows and ranking, where a row leads in the text, and what is said in its
// place.
#include "ui/panels/suspects/suspectsview.h"

#include "tests/ui/uisupport.h"

#include "core/judging/suspectjudgement.h"
#include "core/judging/suspectsheet.h"
#include "core/judging/suspectwords.h"
#include "core/report/tableexport.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/panelexports.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace touchstone::ui {
namespace {

using analysis::Verdict;
using uitest::waitFor;
using Column = SuspectModel::Column;

/// Prague is ORG once, which both systems and the rest of the gold speak against; Bob is missing.
const std::vector<std::string>& gold()
{
    static const std::vector<std::string> documents { "In [LOC Prague] and [LOC Brno]",
        "Then [ORG Prague] and Bob", "[LOC Prague] with [PER Ada]", "[PER Ada] in [LOC Prague]" };
    return documents;
}
const std::vector<std::string>& system(int which)
{
    static const std::vector<std::string> first { "In [LOC Prague] and [LOC Brno]",
        "Then [LOC Prague] and [PER Bob]", "[LOC Prague] with [PER Ada]", "[PER Ada] in [LOC Prague]" };
    static const std::vector<std::string> second { "In [LOC Prague] and [LOC Brno]",
        "Then [LOC Prague] and [PER Bob]", "[LOC Prague] with [ORG Ada]", "[PER Ada] in [LOC Prague]" };
    return which == 0 ? first : second;
}

class SuspectsTest : public ::testing::Test
{
protected:
    SuspectsTest()
    {
        view.resize(1000, 300);
        view.show();
    }
    void open(const std::vector<std::vector<std::string>>& systems)
    {
        uitest::open(session, folder, gold(), systems);
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this]() {
            const auto runners = view.findChildren<JobRunner*>();
            return !session.busy() && std::ranges::none_of(runners, &JobRunner::running);
        }));
    }
    [[nodiscard]] QString cell(int row, Column column) const
    {
        return view.model()->index(row, column).data().toString();
    }
    /// Judges a line as the judging mode does, without a file.
    void judge(std::uint32_t line, Verdict verdict)
    {
        auto judgement = analysis::questionOf(view.rows()->list(), line, {});
        judgement.verdict = verdict;
        judgement.time = ++time;
        said.push_back(judgement);
        session.setJudgements(std::make_shared<const analysis::JudgementTable>(said));
    }
    [[nodiscard]] std::vector<std::uint32_t> lines() const
    {
        std::vector<std::uint32_t> shown;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            shown.push_back(view.model()->lineOf(row));
        }
        return shown;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    SuspectsView view { session, selection };
    std::vector<analysis::Judgement> said;
    std::int64_t time = 0;
};

TEST_F(SuspectsTest, RowsAreTheCores)
{
    const QAbstractItemModelTester tester(view.model());
    open({ system(0), system(1) });
    ASSERT_TRUE(view.listShown());
    const auto& list = view.rows()->list();
    support::Progress progress;
    const auto alone = analysis::suspects(std::vector { session.evaluationA() }, {}, progress);
    ASSERT_TRUE(alone);
    EXPECT_NE((*alone)->systems(), list.systems()) << "all systems vote, not System A alone";
    ASSERT_EQ(list.systems().size(), 2U);
    std::vector<std::uint32_t> expected;
    for (const std::uint32_t line : view.rows()->ranking.order()) {
        if (list.doubted(line)) {
            expected.push_back(line);
        }
    }
    EXPECT_EQ(lines(), expected);
    ASSERT_GE(view.model()->rowCount(), 3);
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const analysis::Suspect suspect = list.at(expected[static_cast<std::size_t>(row)]);
        EXPECT_EQ(cell(row, Column::Rank), QString::number(row + 1));
        EXPECT_EQ(cell(row, Column::Votes), coreText(analysis::votesInWords(suspect)));
        EXPECT_EQ(cell(row, Column::Proposal), coreText(analysis::proposalWords(suspect)));
        EXPECT_EQ(cell(row, Column::Words), toQString(suspect.place().words));
    }
    EXPECT_EQ(cell(0, Column::DocumentColumn), QStringLiteral("d2"));
    EXPECT_TRUE(view.note().contains(QStringLiteral("system0, system1"))) << view.note().toStdString();
}

TEST_F(SuspectsTest, AClickShowsThePlaceAlsoWhereNoRecordIs)
{
    open({ system(1), gold() });
    session.setSystemA(1); // it says what the gold says: it has no record of Bob
    settle();
    int prague = -1;
    int bob = -1;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        (cell(row, Column::GoldSays) == QLatin1String("ORG") ? prague : bob) = row;
        if (cell(row, Column::Words) == QLatin1String("Bob")) {
            view.table()->setCurrentIndex(view.model()->index(row, 0));
            EXPECT_FALSE(selection.currentRecord());
            ASSERT_TRUE(selection.currentRange());
            EXPECT_EQ(selection.currentRange()->span, (text::Span { 16, 19 }));
            EXPECT_EQ(selection.currentCase(), 1U);
        }
    }
    ASSERT_GE(prague, 0);
    view.table()->setCurrentIndex(view.model()->index(prague, 0));
    ASSERT_TRUE(selection.currentRecord());
    const auto evaluation = selection.evaluation();
    EXPECT_EQ(evaluation->goldText(evaluation->records[*selection.currentRecord()]), "Prague");
    EXPECT_EQ(selection.currentCase(), 1U);
}

TEST_F(SuspectsTest, FollowTheSelection)
{
    open({ system(0), system(1) });
    const auto evaluation = selection.evaluation();
    selection.setCurrentRecord(0);
    for (std::uint32_t record = 0; record < evaluation->records.size(); ++record) {
        const auto& each = evaluation->records[record];
        if (each.document == 1 && each.hasGold()) {
            selection.setCurrentRecord(record);
        }
    }
    ASSERT_TRUE(view.currentLine());
    EXPECT_EQ(cell(view.table()->currentIndex().row(), Column::GoldSays), QStringLiteral("ORG"));
}

TEST_F(SuspectsTest, AVerdictRanksTheRestAnewAndTheCursorGoesOn)
{
    open({ system(0), system(1) });
    const auto before = lines();
    view.table()->setCurrentIndex(view.model()->index(0, 0));
    const std::uint32_t first = before.front();
    judge(first, Verdict::GoldWrong);
    EXPECT_TRUE(view.ranking());
    view.goOn();
    settle();
    EXPECT_EQ(view.model()->rowCount(), static_cast<int>(before.size()));
    EXPECT_EQ(lines().back(), first) << "judged rows stand last";
    EXPECT_EQ(view.table()->currentIndex().row(), 0);
    EXPECT_EQ(view.currentLine(), view.rows()->ranking.order().front());
    EXPECT_EQ(cell(view.model()->rowOf(first), Column::VerdictColumn), QStringLiteral("Gold is wrong"));
    view.hideJudged()->setChecked(true);
    EXPECT_EQ(view.model()->rowOf(first), -1);
    EXPECT_EQ(view.model()->rowCount(), static_cast<int>(before.size()) - 1);
    judge(first, Verdict::Cleared);
    settle();
    EXPECT_EQ(lines(), before) << "as if nothing had been said";
}

TEST_F(SuspectsTest, AreChosenByKindAndType)
{
    open({ system(0), system(1) });
    const auto& list = view.rows()->list();
    view.kinds()->setCurrentIndex(2);
    ASSERT_EQ(view.model()->rowCount(), 1);
    EXPECT_EQ(list.kind(lines().front()), analysis::SuspectKind::Missing);
    EXPECT_EQ(cell(0, Column::GoldSays), QStringLiteral("no annotation"));
    view.types()->setCurrentIndex(view.types()->findData(QStringLiteral("LOC")));
    EXPECT_FALSE(view.listShown());
    EXPECT_EQ(view.page()->heading(), QStringLiteral("None of them is left"));
    for (auto* button : view.page()->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Show all")) {
            button->click();
            break;
        }
    }
    EXPECT_TRUE(view.listShown());
    EXPECT_EQ(view.kinds()->currentIndex(), 0);
}

TEST_F(SuspectsTest, BlindTellsNobodyWhichSideIsTheGold)
{
    open({ system(0), system(1) });
    const auto before = lines();
    view.setBlind(true);
    EXPECT_TRUE(view.table()->isColumnHidden(Column::Votes));
    EXPECT_TRUE(view.table()->isColumnHidden(Column::Score));
    EXPECT_FALSE(view.kinds()->isEnabled());
    EXPECT_EQ(
        view.note(), QStringLiteral("The text and Details still name the gold: look at this list alone."));
    EXPECT_EQ(
        view.model()->headerData(Column::GoldSays, Qt::Horizontal).toString(), QStringLiteral("First says"));
    EXPECT_EQ(lines(), before);
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const std::uint32_t line = view.model()->lineOf(row);
        const analysis::Suspect suspect = view.rows()->list().at(line);
        const QString goldSays
            = suspect.gold ? toQString(suspect.gold->type) : QStringLiteral("no annotation");
        const Column where = view.model()->goldFirst(line) ? Column::GoldSays : Column::Proposal;
        EXPECT_EQ(cell(row, where), goldSays);
    }
    view.setBlind(false);
    EXPECT_FALSE(view.table()->isColumnHidden(Column::Votes));
}

TEST_F(SuspectsTest, BlindShowsThePlaceOfBothSides)
{
    const std::vector<std::string> said { "The [LOC Prague Castle] and Bank of [LOC Brno]" };
    uitest::open(session, folder, { "The [LOC Prague] Castle and [ORG Bank of Brno]" }, { said, said });
    settle();
    ASSERT_EQ(view.model()->rowCount(), 2);
    view.setBlind(true);
    std::map<QString, std::set<QString>> sides;
    for (int row = 0; row < 2; ++row) {
        sides[cell(row, Column::Words)] = { cell(row, Column::GoldSays), cell(row, Column::Proposal) };
    }
    // What stands in brackets is the shorter one, the gold's or not.
    const std::map<QString, std::set<QString>> both {
        { QStringLiteral("Prague Castle"), { QStringLiteral("LOC"), QStringLiteral("LOC (Prague)") } },
        { QStringLiteral("Bank of Brno"), { QStringLiteral("ORG"), QStringLiteral("LOC (Brno)") } }
    };
    EXPECT_EQ(sides, both);
    view.setBlind(false);
    for (int row = 0; row < 2; ++row) {
        EXPECT_TRUE(cell(row, Column::Words) == QLatin1String("Prague")
            || cell(row, Column::Words) == QLatin1String("Bank of Brno"));
    }
}

TEST_F(SuspectsTest, EveryThirdRowToJudgeWasDrawn)
{
    open({ system(0), system(1) });
    std::vector<std::uint32_t> drawn;
    for (std::uint32_t line = 0; line < view.rows()->list().size() && drawn.size() < 2; ++line) {
        if (!view.rows()->list().doubted(line)) {
            drawn.push_back(line);
        }
    }
    ASSERT_EQ(drawn.size(), 2U);
    const auto before = lines();
    view.setSample(drawn);
    ASSERT_EQ(view.model()->rowCount(), static_cast<int>(before.size() + drawn.size()));
    EXPECT_EQ(lines()[2], drawn[0]);
    EXPECT_TRUE(view.table()->isColumnHidden(Column::Score)) << "it would tell which are drawn";
    EXPECT_TRUE(view.table()->isColumnHidden(Column::Votes)) << "so would they";
    judge(lines()[0], Verdict::SystemWrong);
    settle();
    EXPECT_EQ(lines()[1], drawn[0]) << "a judge who stays at the head of the list comes to it";
    judge(drawn[0], Verdict::SystemWrong);
    settle();
    EXPECT_EQ(lines()[0], drawn[1]) << "the third place to judge";
    view.setSample({});
    EXPECT_EQ(view.model()->rowOf(drawn[1]), -1) << "nothing speaks against it";
}

TEST_F(SuspectsTest, OfAGoldAloneItsWordsTell)
{
    open({});
    ASSERT_TRUE(view.listShown());
    ASSERT_GE(view.model()->rowCount(), 1);
    EXPECT_EQ(cell(0, Column::GoldSays), QStringLiteral("ORG"));
    EXPECT_EQ(cell(0, Column::Proposal), QStringLiteral("LOC"));
    EXPECT_TRUE(view.note().contains(QStringLiteral("elsewhere in the gold"))) << view.note().toStdString();
    view.table()->setCurrentIndex(view.model()->index(0, 0));
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(selection.currentCase(), 1U);
    judge(lines().front(), Verdict::GoldWrong);
    settle();
    EXPECT_TRUE(view.model()->isJudged(lines().back()));
}

TEST_F(SuspectsTest, SayWhyThereAreNone)
{
    EXPECT_EQ(view.page()->heading(), QStringLiteral("Nothing is open"));
    uitest::open(session, folder, { "[PER Ada] saw [LOC Brno]" }, { { "[PER Ada] saw [LOC Brno]" } });
    settle();
    EXPECT_EQ(view.page()->heading(), QStringLiteral("No suspects"));
    analysis::ProjectSpec project;
    auto& data = project.dataSets.emplace_back();
    data.gold.path = toPath(folder.path(QStringLiteral("gold.jsonl")));
    data.systems.push_back({ {}, toPath(folder.path(QStringLiteral("system0.jsonl"))), {} });
    data.noGold = true;
    session.open(project);
    ASSERT_TRUE(waitFor([this]() { return session.noGold() && !session.busy(); }));
    EXPECT_EQ(view.page()->heading(), QStringLiteral("There is no gold"));
}

TEST_F(SuspectsTest, AreWrittenAsTheCommandPrintsThem)
{
    open({ system(0), system(1) });
    const auto& ranking = view.rows()->ranking;
    for (const auto form : { analysis::TableForm::Csv, analysis::TableForm::Markdown }) {
        const QString path = folder.path(QStringLiteral("s") + toQString(analysis::tableFormSuffix(form)));
        ASSERT_TRUE(writeSuspects(view, path));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_EQ(file.readAll().toStdString(),
            analysis::formed(
                analysis::suspectTable(ranking, lines(), form == analysis::TableForm::Csv), form));
    }
    EXPECT_FALSE(writeSuspects(view, folder.path(QStringLiteral("no/such/folder.csv"))));
}

TEST_F(SuspectsTest, AreLookedForWhenSomebodyLooks)
{
    view.hide();
    open({ system(0) });
    EXPECT_FALSE(view.rows());
    view.show();
    settle();
    EXPECT_TRUE(view.rows());
}

} // namespace
} // namespace touchstone::ui
