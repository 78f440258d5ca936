// SPDX-License-Identifier: GPL-3.0-or-later
// The bar that tells that types cannot be compared, and what it offers.
#include "ui/window/typesbar.h"

#include "tests/ui/uisupport.h"
#include "ui/files/labelsdialog.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/mainwindow.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class TypesBarTest : public ::testing::Test
{
protected:
    /// One document of twelve names of one letter each.
    static QByteArray names(const QByteArray& type, bool linked)
    {
        QByteArray text;
        QByteArray entities;
        for (int i = 0; i < 12; ++i) {
            text += static_cast<char>('a' + i) + QByteArray(" ");
            entities += (i > 0 ? ", " : "") + QByteArray("{\"start\": ") + QByteArray::number(2 * i)
                + ", \"end\": " + QByteArray::number(2 * i + 1) + ", \"type\": \"" + type + '"'
                + (linked ? ", \"links\": [\"Q" + QByteArray::number(i + 1) + "\"]" : QByteArray()) + '}';
        }
        return "{\"id\": \"d\", \"text\": \"" + text + "\", \"entities\": [" + entities + "]}\n";
    }
    void open(const QByteArray& gold, const std::vector<QByteArray>& systems)
    {
        analysis::DataSetSpec dataSet;
        ++opened; // other files each time
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold%1.jsonl").arg(opened), gold));
        for (const QByteArray& system : systems) {
            const QString name = QStringLiteral("run%1-%2").arg(opened).arg(dataSet.systems.size());
            dataSet.systems.emplace_back().path
                = toPath(folder.file(name + QStringLiteral(".jsonl"), system));
        }
        window.show();
        window.openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this] {
            return window.idle() && window.session().state() == Session::State::Ready
                && window.session().evaluationA();
        }));
        bar = window.findChild<TypesBar*>();
        ASSERT_NE(bar, nullptr);
    }
    [[nodiscard]] QStringList offered() const
    {
        return textsOf(bar->choices(), [](const QPushButton* button) { return button->text(); });
    }
    void choose(const QString& text) const
    {
        for (QPushButton* button : bar->choices()) {
            if (button->text() == text) {
                button->click();
                return;
            }
        }
        ADD_FAILURE() << text.toStdString();
    }

    uitest::Folder folder;
    MainWindow window { Settings {} };
    TypesBar* bar = nullptr;
    int opened = 0;
};

TEST_F(TypesBarTest, SystemsWithoutTypesAreToldAndTheirLinksCanBeScored)
{
    open(names("PER", true), { names("_", true), names("_", true) });
    ASSERT_FALSE(bar->isHidden());
    EXPECT_EQ(bar->text(), QStringLiteral("run1-0 has no types."));
    EXPECT_EQ(offered(), (QStringList { QStringLiteral("Score links"), QStringLiteral("Ignore types") }));
    window.session().setSystemB(1);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().evaluationB(); }));
    EXPECT_EQ(bar->text(), QStringLiteral("The systems have no types."));
    choose(QStringLiteral("Score links"));
    EXPECT_EQ(window.findChild<ScoreView*>()->measure(), QStringLiteral("links"));
    EXPECT_TRUE(bar->isHidden());
    // What is listed beside the scores are links that are wrong, and documents do not count types.
    EXPECT_EQ(window.selection().scheme(), match::Scheme::Exact);
    ASSERT_EQ(window.selection().filters().size(), 1U);
    EXPECT_EQ(window.selection().wantedList(), "links");
    ASSERT_TRUE(waitFor([this] { return window.selection().evaluation()->list != nullptr; }));
    EXPECT_TRUE(window.selection().records().empty()) << "all are right";
}

TEST_F(TypesBarTest, IgnoringTypesComparesSpans)
{
    open(names("_", false), { names("PER", false) });
    EXPECT_EQ(bar->text(), QStringLiteral("The gold has no types."));
    EXPECT_EQ(offered(), QStringList { QStringLiteral("Ignore types") });
    choose(QStringLiteral("Ignore types"));
    EXPECT_EQ(window.selection().scheme(), match::Scheme::Exact);
    EXPECT_TRUE(bar->isHidden());
}

TEST_F(TypesBarTest, TypesThatDifferCanBeMapped)
{
    open(names("PER", false), { names("PERSON", false) });
    ASSERT_FALSE(bar->isHidden());
    EXPECT_EQ(bar->text(),
        QStringLiteral("run1-0: 12 of 12 matched annotations differ from the gold in the type only."));
    EXPECT_EQ(offered(), (QStringList { QStringLiteral("Ignore types"), QStringLiteral("Map labels…") }));
    window.selection().setScheme(match::Scheme::Partial);
    EXPECT_TRUE(bar->isHidden()) << "it looks at no types";
    window.selection().setScheme(match::Scheme::Strict);
    EXPECT_FALSE(bar->isHidden());
    choose(QStringLiteral("Map labels…"));
    EXPECT_NE(window.findChild<LabelsDialog*>(), nullptr);
}

TEST_F(TypesBarTest, StaysClosedUntilOtherDataAreOpened)
{
    open(names("PER", false), { names("PER", false) });
    EXPECT_TRUE(bar->isHidden());
    open(names("PER", false), { names("_", false), names("PER", false) });
    EXPECT_FALSE(bar->isHidden());
    bar->closeButton()->click();
    EXPECT_TRUE(bar->isHidden());
    window.session().setSystemA(1);
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    window.session().setSystemA(0);
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    EXPECT_TRUE(bar->isHidden());
    open(names("PER", false), { names("_", false) });
    EXPECT_FALSE(bar->isHidden());
}

} // namespace
} // namespace touchstone::ui
