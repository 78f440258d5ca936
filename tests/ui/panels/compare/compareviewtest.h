// SPDX-License-Identifier: GPL-3.0-or-later
// Three systems of four small documents, opened in Compare.
#pragma once

#include "tests/ui/uisupport.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/compare/compareview.h"
#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <gtest/gtest.h>

#include <QTest>

namespace touchstone::ui::comparetest {

using analysis::Change;
using Page = CompareView::Page;
using uitest::source;
using uitest::waitFor;

/// Columns of tags: five documents of five tokens; each string has a tag per token, "." for O.
inline QByteArray columns(const std::vector<std::vector<const char*>>& documents)
{
    QByteArray text;
    for (const auto& document : documents) {
        text += "-DOCSTART- O\n\n";
        int token = 0;
        for (const char* tag : document) {
            text += "w" + QByteArray::number(++token) + ' ' + (*tag == '.' ? "O" : tag) + '\n';
        }
        text += '\n';
    }
    return text;
}

inline const std::vector<std::vector<const char*>> gold { { "B-PER", "I-PER", ".", "B-LOC", "." },
    { "B-ORG", "I-ORG", "I-ORG", ".", "B-PER" }, { "B-LOC", ".", "B-PER", ".", "." },
    { ".", ".", "B-MISC", ".", "." } };
inline const std::vector<std::vector<const char*>> systemA { { "B-PER", ".", ".", "B-ORG", "." },
    { "B-ORG", ".", "B-ORG", ".", "B-PER" }, { "B-LOC", ".", ".", ".", "B-PER" },
    { ".", "B-MISC", "I-MISC", ".", "B-LOC" } };
inline const std::vector<std::vector<const char*>> systemB { { "B-PER", "I-PER", ".", "B-ORG", "." },
    { "B-ORG", "I-ORG", "I-ORG", ".", "B-LOC" }, { "B-LOC", ".", "B-PER", ".", "B-PER" },
    { "B-PER", ".", "I-MISC", "I-MISC", "." } };

class CompareViewTest : public ::testing::Test
{
protected:
    void open(int systems, const std::vector<std::vector<const char*>>& a = systemA)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), columns(gold)), "gold");
        dataSet.systems = { source(folder.file(QStringLiteral("a.conll"), columns(a)), "A") };
        if (systems > 1) {
            dataSet.systems.push_back(source(folder.file(QStringLiteral("b.conll"), columns(systemB)), "B"));
        }
        if (systems > 2) {
            dataSet.systems.push_back(source(folder.file(u"c.conll"_qs, columns(gold) + "\n"), "C"));
        }
        view.resize(1000, 500);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        if (systems > 1) {
            session.setSystemB(1);
        }
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            const auto runners = view.findChildren<JobRunner*>();
            return session.state() == Session::State::Ready && !session.measuring()
                && std::ranges::none_of(runners, &JobRunner::running);
        }));
        QCoreApplication::processEvents();
    }
    void show(Page page)
    {
        view.setPage(page);
        ASSERT_TRUE(waitFor([this, page] { return view.at(page).shows(); }))
            << view.at(page).statePage()->heading().toStdString();
        settle();
    }
    static void click(SheetTable& table, const QModelIndex& cell)
    {
        table.scrollTo(cell);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
        QCoreApplication::processEvents(); // links are followed after the view has had the click
    }
    /// Clicks each count of a table; returns how many there were.
    int clickEveryCount(SheetTable& table)
    {
        int clicked = 0;
        const auto* model = table.model();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex cell = model->index(row, column);
                const analysis::SheetCell* link = table.sheetModel()->cell(cell);
                if (link == nullptr || !link->link || !link->isCount || !link->value) {
                    continue;
                }
                selection.clearFilters();
                click(table, cell);
                EXPECT_EQ(selection.filters().size(), 1U);
                EXPECT_EQ(static_cast<double>(selection.records().size()), *link->value)
                    << row << ' ' << column << ' ' << filterText(*link->link).toStdString();
                ++clicked;
            }
        }
        selection.clearFilters();
        return clicked;
    }
    QModelIndex cellOf(const SheetTable& table, const QString& row, int column)
    {
        for (int i = 0; i < table.model()->rowCount(); ++i) {
            if (table.model()->index(i, 0).data().toString() == row) {
                return table.model()->index(i, column);
            }
        }
        ADD_FAILURE() << row.toStdString();
        return {};
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    CompareView view { session, selection };
};

} // namespace touchstone::ui::comparetest
