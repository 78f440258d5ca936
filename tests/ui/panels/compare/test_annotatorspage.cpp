// SPDX-License-Identifier: GPL-3.0-or-later
// Three annotators without a gold: the matrix, and a click that shows its pair.
#include "tests/ui/uisupport.h"
#include "ui/panels/compare/comparepage.h"
#include "ui/panels/compare/compareview.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/sheettable.h"
#include "ui/window/mainwindow.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class AnnotatorsPageTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        const QByteArray other = "-DOCSTART- O\n\nAda B-PER\nsaw O\nParis O\n\n-DOCSTART- O\n\nBob O\nleft "
                                 "O\nRome O\n\n";
        dataSet.gold.path = toPath(folder.file(QStringLiteral("first.conll"), uitest::conllGold()));
        dataSet.systems.emplace_back().path
            = toPath(folder.file(QStringLiteral("second.conll"), uitest::conllSystem()));
        dataSet.systems.emplace_back().path = toPath(folder.file(QStringLiteral("third.conll"), other));
        dataSet.noGold = true;
        window.resize(1400, 900);
        window.show();
        window.openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this] {
            return window.idle() && window.session().state() == Session::State::Ready
                && window.session().evaluationA();
        }));
        ASSERT_TRUE(window.showPanel(QStringLiteral("compare")));
        compare = window.findChild<CompareView*>();
        ASSERT_NE(compare, nullptr);
        compare->setPage(CompareView::Page::Annotators);
        ASSERT_TRUE(waitFor([this] { return window.idle() && page().shows(); }));
    }
    ComparePage& page() { return compare->at(CompareView::Page::Annotators); }
    QString cell(std::size_t table, const QString& row, int column)
    {
        return indexOf(table, row, column).data().toString();
    }
    QModelIndex indexOf(std::size_t table, const QString& row, int column)
    {
        const auto& model = *page().table(table)->sheetModel();
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.index(i, 0).data().toString() == row) {
                return model.index(i, column);
            }
        }
        return {};
    }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    MainWindow window { Settings {} };
    CompareView* compare = nullptr;
};

TEST_F(AnnotatorsPageTest, TheMatrixHasEveryTwo)
{
    EXPECT_EQ(compare->page(), CompareView::Page::Annotators);
    // Strict: first and second share 2 of 4 and 3, first and third 1 of 4 and 1, second and third none.
    EXPECT_EQ(cell(0, QStringLiteral("first"), 2), QLocale().toString(4. / 7, 'f', 3));
    EXPECT_EQ(cell(0, QStringLiteral("second"), 1), QLocale().toString(4. / 7, 'f', 3));
    EXPECT_EQ(cell(0, QStringLiteral("first"), 3), QLocale().toString(2. / 5, 'f', 3));
    EXPECT_EQ(cell(0, QStringLiteral("second"), 3), QLocale().toString(0., 'f', 3));
    EXPECT_TRUE(indexOf(1, QStringLiteral("PER"), 0).isValid());
    EXPECT_TRUE(indexOf(2, QStringLiteral("first – third"), 0).isValid());
}

TEST_F(AnnotatorsPageTest, AClickShowsThePairAndItsDifferences)
{
    Session& session = window.session();
    Q_EMIT page().table(0)->cellActivated(indexOf(0, QStringLiteral("second"), 3), false);
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_EQ(session.dataSet()->gold->name, "second");
    EXPECT_TRUE(session.dataSet()->gold->standsForGold);
    ASSERT_GE(session.systemA(), 0);
    EXPECT_EQ(session.evaluationA()->system->name, "third");
    ASSERT_EQ(window.selection().filters().size(), 1U);
    EXPECT_TRUE(window.selection().filters().front().errorsOnly);
    EXPECT_EQ(compare->page(), CompareView::Page::Annotators) << "the matrix stays";
    EXPECT_TRUE(page().shows());
    EXPECT_EQ(cell(0, QStringLiteral("first"), 2), QLocale().toString(4. / 7, 'f', 3));
    session.reload();
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_EQ(session.dataSet()->gold->name, "second") << "A stays A when files are read again";
    EXPECT_EQ(session.evaluationA()->system->name, "third");
    session.showPair("second", "first");
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_EQ(session.evaluationA()->system->name, "first");
}

TEST_F(AnnotatorsPageTest, OnlyTwoPagesAreThereWithoutAGold)
{
    compare->setPage(CompareView::Page::Ranking);
    EXPECT_EQ(compare->page(), CompareView::Page::Changes);
    compare->setPage(CompareView::Page::Annotators);
    EXPECT_EQ(compare->page(), CompareView::Page::Annotators);
}

} // namespace
} // namespace touchstone::ui
