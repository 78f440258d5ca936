// SPDX-License-Identifier: GPL-3.0-or-later
// The bar that tells what changes the scores of the shown systems.
#include "tests/ui/uisupport.h"
#include "ui/models/comparetables.h"
#include "ui/panels/records/logview.h"
#include "ui/session/corestrings.h"
#include "ui/window/findingsbar.h"
#include "ui/window/mainwindow.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class FindingsBarTest : public ::testing::Test
{
protected:
    /// Of three documents with a name each; system "good" finds all, "bad" lacks two documents.
    void open(const std::vector<std::string>& systems)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.jsonl"), lines({ "a", "b", "c" })));
        for (const std::string& name : systems) {
            analysis::LayerSource source;
            source.name = name;
            source.path = toPath(folder.file(toQString(name) + QStringLiteral(".jsonl"),
                name == "good" ? lines({ "a", "b", "c" }) + "\n" : lines({ "b" })));
            dataSet.systems.push_back(source);
        }
        window.show();
        window.openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().evaluationA(); }));
        bar = window.findChild<FindingsBar*>();
        ASSERT_NE(bar, nullptr);
    }
    static QByteArray lines(const std::vector<std::string>& ids)
    {
        QByteArray result;
        for (const std::string& id : ids) {
            result += R"({"id": ")" + QByteArray::fromStdString(id)
                + R"(", "text": "Ada met Eve.", "entities": [{"start": 0, "end": 3, "type": "PER"}]})" + "\n";
        }
        return result;
    }

    uitest::Folder folder;
    MainWindow window { Settings {} };
    FindingsBar* bar = nullptr;
};

TEST_F(FindingsBarTest, NamesTheWorstOfEachShownSystem)
{
    open({ "good", "bad" });
    EXPECT_TRUE(bar->isHidden()) << bar->text().toStdString();
    window.session().setSystemB(1);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().evaluationB(); }));
    ASSERT_FALSE(bar->isHidden());
    EXPECT_EQ(bar->text(),
        QStringLiteral(
            "bad: 2 documents of the gold are not in the system: 2 annotations count as missing."));
    EXPECT_EQ(bar->accessibleName(), bar->text());
    window.session().setSystemB(-1);
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_TRUE(bar->isHidden());
}

TEST_F(FindingsBarTest, ShowLeadsToTheFindings)
{
    open({ "bad" });
    ASSERT_FALSE(bar->isHidden());
    auto* log = window.findChild<LogView*>();
    ASSERT_NE(log, nullptr);
    log->findChild<QLineEdit*>()->setText(QStringLiteral("nothing like it"));
    bar->action()->click();
    EXPECT_TRUE(waitFor([log] { return log->isVisible(); }));
    ASSERT_TRUE(log->table()->currentIndex().isValid());
    EXPECT_EQ(log->model()->diagnostic(log->table()->currentIndex().row()).code, "pairing.gold-only");
}

TEST_F(FindingsBarTest, WhatIsClosedStaysClosedUntilOtherDataAreOpened)
{
    open({ "bad" });
    bar->closeButton()->click();
    EXPECT_TRUE(bar->isHidden());
    auto spec = window.session().spec();
    spec.matching.minOverlap = 0.5;
    window.session().setSpec(spec);
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_TRUE(bar->isHidden()) << "nothing else is to be said";
    open({ "bad" });
    EXPECT_FALSE(bar->isHidden());
}

TEST(TouchedSystems, BearASignInTablesOfSystems)
{
    const analysis::RankingTable ranking;
    auto table = rankingLinks(ranking, {}, { { "good", 0 }, { "bad", 1 } }).sheet;
    markTouched(table, { { 1, QStringLiteral("0 of 2 documents met.") } });
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.noteAt(0, 0)->mark, "");
    EXPECT_EQ(table.noteAt(1, 0)->mark, "!");
    EXPECT_TRUE(table.noteAt(1, 0)->meaning.starts_with("0 of 2 documents met.\n"));
}

} // namespace
} // namespace touchstone::ui
