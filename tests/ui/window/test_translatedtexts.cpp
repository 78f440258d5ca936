// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the window goes through the translations: in a language of wide letters no word of plain ones
// is left but names, field words that no language translates, and what the user's files say.
#include "tests/ui/alldialogs.h"
#include "tests/ui/otherletters.h"
#include "tests/ui/shownwords.h"
#include "tests/ui/uisupport.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/slices/builtinslices.h"
#include "core/measures/registry/measureregistry.h"

#include <QComboBox>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabWidget>

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// Wide letters in each text of a document, of as many code points.
QJsonValue wide(const QJsonValue& value)
{
    if (value.isString()) {
        return inWideLetters(value.toString());
    }
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue& item : value.toArray()) {
            all.append(wide(item));
        }
        return all;
    }
    if (value.isObject()) {
        QJsonObject all = value.toObject();
        for (auto item = all.begin(); item != all.end(); ++item) {
            *item = wide(*item);
        }
        return all;
    }
    return value;
}

class TranslatedTexts : public testing::Test
{
protected:
    TranslatedTexts()
    {
        dataSet.gold.path = toPath(copied("gold.jsonl", QStringLiteral("ｇ.jsonl")));
        dataSet.systems = { { "Ｓ", copied("system-a.jsonl", QStringLiteral("ｓ.jsonl")).toStdString(), {} },
            { "Ｔ", copied("system-b.jsonl", QStringLiteral("ｔ.jsonl")).toStdString(), {} } };
    }
    [[nodiscard]] QString copied(const char* sample, const QString& name) const
    {
        QFile file(QStringLiteral(TOUCHSTONE_SAMPLES "/%1").arg(QLatin1String(sample)));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QByteArray lines;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (!line.trimmed().isEmpty()) {
                QJsonObject record = QJsonDocument::fromJson(line).object();
                for (auto item = record.begin(); item != record.end(); ++item) {
                    if (item.key() != QLatin1String("touchstone") && item.key() != QLatin1String("role")) {
                        *item = wide(*item);
                    }
                }
                lines += QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n';
            }
        }
        return folder.file(name, lines);
    }
    /// Texts with words of plain letters, as "place: text".
    void look(const QStringList& texts, const QString& place)
    {
        static const QRegularExpression word(QStringLiteral("[A-Za-z]*[a-z]{3,}[A-Za-z]*"));
        for (QString text : texts) {
            text.replace(folder.path(), QString()).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
            for (auto match = word.globalMatch(text); match.hasNext();) {
                if (const QString found = match.next().captured(); !isName(found)) {
                    plain.insert(QStringLiteral("%1: %2").arg(place, text.left(300)));
                    break;
                }
            }
        }
    }
    /// Of programs, papers and formats, keys of the keyboard.
    static bool isName(const QString& word)
    {
        static const QStringList names { "Touchstone", "touchstone", "jsonl", "Ctrl", "Shift", "Alt" };
        return names.contains(word);
    }
    static void expectNone(const std::set<QString>& texts)
    {
        std::string all;
        for (const QString& text : texts) {
            all += text.toStdString() + '\n';
        }
        EXPECT_TRUE(texts.empty()) << all;
    }
    void lookAtMenu(const QMenu& menu)
    {
        QStringList texts { menu.title() };
        for (QAction* action : menu.actions()) {
            texts << action->text() << action->toolTip() << action->statusTip();
            if (const auto* sub = action->menu()) {
                lookAtMenu(*sub);
            }
        }
        look(texts, QStringLiteral("menu"));
    }
    void lookAtWindow(MainWindow& window)
    {
        const auto settled = [&window] {
            EXPECT_TRUE(waitFor([&window] { return window.idle() && !window.session().measuring(); }));
            QCoreApplication::processEvents();
        };
        settled();
        for (const QAction* action : window.menuBar()->actions()) {
            lookAtMenu(*action->menu());
        }
        window.action(Command::NextError)->trigger();
        for (const QString& name : MainWindow::panelNames()) {
            ASSERT_TRUE(window.showPanel(name));
            settled();
            auto* dock = window.findChild<QDockWidget*>(name);
            if (dock == nullptr) {
                continue; // the text
            }
            look(uitest::wordsIn(*dock), name);
            for (auto* tabs : dock->findChildren<QTabWidget*>()) {
                for (int tab = 0; tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    settled();
                    look(uitest::wordsIn(*dock), name);
                }
            }
        }
        for (const metrics::Measure& measure : metrics::measures()) {
            window.showMeasure(toQString(measure.id));
            settled();
            look(uitest::wordsIn(*window.findChild<QDockWidget*>(QStringLiteral("scores"))),
                QStringLiteral("scores ") + toQString(measure.id));
        }
        for (const auto& slice : analysis::builtInSliceList()) {
            window.showSlice(toQString(slice.id));
            settled();
            for (const char* name : { "slices", "outcomes" }) {
                look(uitest::wordsIn(*window.findChild<QDockWidget*>(QLatin1String(name))),
                    QLatin1String(name) + QLatin1Char(' ') + toQString(slice.id));
            }
        }
        look(uitest::wordsIn(window), QStringLiteral("window"));
    }

    void lookAtAllPanels()
    {
        for (const bool noGold : { false, true }) {
            MainWindow window { Settings {} };
            window.resize(1400, 900);
            window.show();
            dataSet.noGold = noGold;
            window.openDataSet(dataSet);
            ASSERT_TRUE(waitFor(
                [&window] { return window.session().evaluationA() && window.session().evaluationB(); }));
            lookAtWindow(window);
        }
    }
    void lookAtAllDialogs()
    {
        SelectionModel selection;
        Session session { selection };
        analysis::ProjectSpec project;
        project.dataSets.push_back(dataSet);
        session.open(project);
        ASSERT_TRUE(waitFor([&session]() { return session.state() == Session::State::Ready; }));
        int number = 0;
        uitest::eachDialog(session, selection, [this, &number](QWidget& dialog) {
            dialog.show();
            ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
            const QString place = QStringLiteral("dialog %1").arg(++number);
            look(uitest::wordsIn(dialog), place);
            for (auto* tabs : dialog.findChildren<QTabWidget*>()) {
                for (int tab = 0; tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    look(uitest::wordsIn(dialog), place);
                }
            }
        });
    }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    std::set<QString> plain;
};

TEST_F(TranslatedTexts, NoPanelShowsAWordThatIsNotAskedFor)
{
    const OtherLetters letters;
    lookAtAllPanels();
    expectNone(plain);
}

TEST_F(TranslatedTexts, NoDialogShowsAWordThatIsNotAskedFor)
{
    const OtherLetters letters;
    lookAtAllDialogs();
    expectNone(plain);
}

TEST_F(TranslatedTexts, NoTextIsTheSameInEnglishAndAnotherLanguageButTermsOfTheField)
{
    lookAtAllPanels();
    lookAtAllDialogs();
    const auto english = std::exchange(plain, {});
    for (const char* code : { "de", "fr" }) {
        const uitest::InLanguage language(code);
        lookAtAllPanels();
        lookAtAllDialogs();
        std::set<QString> same;
        std::ranges::set_intersection(english, std::exchange(plain, {}), std::inserter(same, same.begin()));
        std::erase_if(same, [](const QString& text) {
            return !text.mid(text.indexOf(QLatin1String(": ")) + 2).contains(QLatin1Char(' '));
        });
        SCOPED_TRACE(code);
        expectNone(same);
    }
}

} // namespace
} // namespace touchstone::ui
