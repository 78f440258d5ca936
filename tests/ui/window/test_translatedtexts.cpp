// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the window is translated: what all panels and dialogs show in English and in another language
// alike are names, and words that both languages have. The data are in wide letters, so that no word of
// theirs is taken for one of the window's.
#include "tests/ui/alldialogs.h"
#include "tests/ui/shownwords.h"
#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/settings/ruleparameters.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/evaluation/slices/builtinslices.h"
#include "core/io/open/readerregistry.h"
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
#include <array>
#include <set>
#include <utility>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

/// "Ada" as "Ａｄａ".
QString inWideLetters(const QString& text)
{
    QString wide;
    for (const QChar letter : text) {
        const bool plain = (letter >= QLatin1Char('a') && letter <= QLatin1Char('z'))
            || (letter >= QLatin1Char('A') && letter <= QLatin1Char('Z'));
        constexpr ushort further = 0xFEE0; // from a letter to its wide one
        wide += plain ? QChar(static_cast<ushort>(letter.unicode() + further)) : letter;
    }
    return wide;
}

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
            if (item.key() != QLatin1String("role") && item.key() != QLatin1String("confidence")) {
                *item = wide(*item);
            }
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
                const QJsonObject record = wide(QJsonDocument::fromJson(line).object()).toObject();
                lines += QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n';
            }
        }
        return folder.file(name, lines);
    }
    /// As "place: text".
    void look(const QStringList& texts, const QString& place)
    {
        for (QString text : texts) {
            text.replace(folder.path(), QString()).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
            shown.insert(QStringLiteral("%1: %2").arg(place, text));
        }
    }
    /// Without names of formats, measures and rules, conditions of rules as their files write them, and words
    /// that the language spells as English does.
    [[nodiscard]] bool saysNothing(QString text) const
    {
        if (text.startsWith(QStringLiteral("✗ ")) || text.startsWith(QStringLiteral("✓ "))) {
            return true;
        }
        for (const QString& name : names) {
            text.remove(name);
        }
        static const QRegularExpression word(QStringLiteral("[A-Za-z]*[a-z]{3,}[A-Za-z]*"));
        static constexpr std::array alike { "Touchstone", "Gold", "System", "strict", "exact", "type", "Type",
            "columns", "doc", "label", "start", "end", "text", "Strict", "Exact", "Documents", "Score",
            "Scores", "Annotations", "Page", "Ctrl", "Alt", "LaTeX", "booktabs", "sys", "res", "jsonl" };
        for (auto match = word.globalMatch(text); match.hasNext();) {
            const QString found = match.next().captured();
            if (std::ranges::none_of(
                    alike, [&](const char* known) { return found == QLatin1String(known); })) {
                return false;
            }
        }
        return true;
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
            ASSERT_TRUE(waitFor([&window] { return window.session().evaluationA() != nullptr; }));
            window.session().setSystemB(1);
            ASSERT_TRUE(waitFor([&window] { return window.session().evaluationB() != nullptr; }));
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
    std::set<QString> shown;
    /// Long ones first: some are parts of others.
    struct Longer
    {
        bool operator()(const QString& a, const QString& b) const
        {
            return a.size() != b.size() ? a.size() > b.size() : a < b;
        }
    };
    std::set<QString, Longer> names;
};

TEST_F(TranslatedTexts, NothingIsTheSameInTwoLanguagesButNames)
{
    names.insert(QStringLiteral("FN low confidence")); // as the rules' file calls a result
    for (const io::Reader& reader : io::readers()) {
        names.insert(toQString(reader.title));
    }
    for (const metrics::Measure& measure : metrics::measures()) {
        names.insert(toQString(measure.title));
    }
    for (const rules::Rule& rule : analysis::RuleParameters {}.inForce()->rules->rules()) {
        names.insert(toQString(rule.name));
    }
    lookAtAllPanels();
    lookAtAllDialogs();
    const auto english = std::exchange(shown, {});
    EXPECT_GT(english.size(), 1000U);
    for (const char* code : { "de", "fr" }) {
        const uitest::InLanguage language(code);
        shown.clear();
        lookAtAllPanels();
        lookAtAllDialogs();
        EXPECT_GT(shown.size(), 1000U);
        for (const QString& said : english) {
            const auto colon = said.indexOf(QLatin1String(": "));
            const QString text = said.mid(colon + 2);
            // The tip of a row has its name in files.
            const QString own = said.left(colon + 2) + coreText(toUtf8(text));
            const bool alsoTranslated = own != said && shown.contains(own);
            const bool several = text.contains(QLatin1Char(' ')); // of single words many are alike
            EXPECT_TRUE(!several || !shown.contains(said) || alsoTranslated || saysNothing(text))
                << code << ": " << said.toStdString();
        }
    }
}

} // namespace
} // namespace touchstone::ui
