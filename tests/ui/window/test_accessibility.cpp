// SPDX-License-Identifier: GPL-3.0-or-later
// Every panel and every dialog for keyboard and assistive technology: what takes the keyboard has a name and
// a role, columns have headings, Tab reaches all that is to be seen, nothing else, and comes round, no letter
// after & is taken twice, no text tells a sign that stands for no word, and 800 x 600 pixels are enough.
#include "tests/ui/uisupport.h"
#include "ui/export/figuredialog.h"
#include "ui/export/reportdialog.h"
#include "ui/export/tabledialog.h"
#include "ui/files/checkdialog.h"
#include "ui/files/columnsdialog.h"
#include "ui/files/convertdialog.h"
#include "ui/files/importdialog.h"
#include "ui/files/labelsdialog.h"
#include "ui/help/helpdialogs.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/panels/scores/resamplingdialog.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/printing/printdialog.h"
#include "ui/project/alikedialog.h"
#include "ui/project/judgementcontrol.h"
#include "ui/project/judgementdialog.h"
#include "ui/session/resources.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/settings/settingsdialog.h"
#include "ui/widgets/screenfit.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

#include <functional>
#include <map>
#include <memory>
#include <set>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

constexpr QSize smallWindow(800, 600);

/// "MainWindow > QDockWidget errors > QTableView": where a widget stands.
QString placeOf(const QWidget& widget)
{
    QStringList places;
    for (const QWidget* at = &widget; at != nullptr; at = at->isWindow() ? nullptr : at->parentWidget()) {
        const QString type = QString::fromLatin1(at->metaObject()->className()).section(QLatin1Char(':'), -1);
        places.prepend(at->objectName().isEmpty() ? type : type + QLatin1Char(' ') + at->objectName());
    }
    return places.join(QStringLiteral(" > "));
}

bool takesTab(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus)
        && widget.focusProxy() == nullptr && !widget.objectName().startsWith(QLatin1String("qt_"))
        && qobject_cast<const QTabBar*>(widget.parentWidget()) == nullptr; // its arrows: keys do as they do
}

/// What the widgets around it leave of a widget. (A visible region lacks what opaque children cover.)
QRect seenPart(const QWidget& widget)
{
    QRect part = widget.rect();
    const QWidget* at = &widget;
    for (; !at->isWindow(); at = at->parentWidget()) {
        part = part.translated(at->pos()) & at->parentWidget()->rect();
    }
    return part;
}

std::vector<QWidget*> tabStops(const QWidget& window)
{
    std::vector<QWidget*> stops;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window && takesTab(*widget)) {
            stops.push_back(widget);
        }
    }
    return stops;
}

/// One walk through a window; what it finds wrong stands in `faults`.
class Walk
{
public:
    explicit Walk(QWidget& window)
        : m_window(window)
    {
    }

    QStringList faults;

    void everything()
    {
        names();
        headings();
        letters();
        tab();
        int objects = 0;
        texts(*QAccessible::queryAccessibleInterface(&m_window), 0, objects);
    }

    /// What takes the keyboard has a name and a role.
    void names()
    {
        for (const QWidget* stop : tabStops(m_window)) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(
                const_cast<QWidget*>(stop));
            if (interface == nullptr || interface->role() == QAccessible::Client
                || interface->role() == QAccessible::NoRole) {
                faults << QStringLiteral("no role: ") + placeOf(*stop);
            } else if (!stop->accessibleName().isEmpty() || hasLabel(*stop)) {
                continue;
            } else if (qobject_cast<const QComboBox*>(stop) != nullptr
                || interface->text(QAccessible::Name).isEmpty()) { // Qt calls a combo box by what it shows
                faults << QStringLiteral("no name: ") + placeOf(*stop);
            }
        }
    }

    /// What a screen reader calls a column: as Qt asks for it.
    static QString headingOf(const QAbstractItemModel& model, int column)
    {
        const QString said = model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        return said.isEmpty() ? model.headerData(column, Qt::Horizontal).toString() : said;
    }

    /// Each column of a table, or of a tree with several, tells what it is.
    void headings()
    {
        for (const auto* view : m_window.findChildren<QAbstractItemView*>()) {
            const auto* tree = qobject_cast<const QTreeView*>(view);
            const auto* table = qobject_cast<const QTableView*>(view);
            if (view->window() != &m_window || !view->isVisible() || view->model() == nullptr
                || (tree == nullptr && table == nullptr)) {
                continue;
            }
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(
                const_cast<QAbstractItemView*>(view));
            QAccessibleTableInterface* cells = interface == nullptr ? nullptr : interface->tableInterface();
            const int columns = view->model()->columnCount();
            if (cells == nullptr) {
                faults << QStringLiteral("no table: ") + placeOf(*view);
                continue;
            }
            for (int column = 0; column < columns; ++column) {
                const bool hidden
                    = tree != nullptr ? tree->isColumnHidden(column) : table->isColumnHidden(column);
                if (!hidden && columns > 1 && headingOf(*view->model(), column).trimmed().isEmpty()) {
                    faults << QStringLiteral("no heading of column %1: ").arg(column) + placeOf(*view);
                }
            }
        }
    }

    /// No letter after & is taken twice by what is to be seen.
    void letters()
    {
        std::map<QString, QStringList> takers;
        const auto take = [&takers](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (!key.isEmpty()) {
                takers[key] << text;
            }
        };
        for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (widget->window() != &m_window || !widget->isVisible() || !widget->isEnabled()) {
                continue;
            }
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                const QWidget* buddy = label->buddy();
                take(buddy != nullptr && buddy->isEnabled() ? label->text() : QString());
            } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
                take(button->text());
            } else if (const auto* box = qobject_cast<const QGroupBox*>(widget)) {
                take(box->title());
            } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
                for (int at = 0; at < tabs->count(); ++at) {
                    take(tabs->isTabVisible(at) ? tabs->tabText(at) : QString());
                }
            } else if (const auto* menu = qobject_cast<const QMenuBar*>(widget)) {
                for (const QAction* action : menu->actions()) {
                    take(action->isVisible() ? action->text() : QString());
                }
            }
        }
        for (const auto& [key, texts] : takers) {
            if (texts.size() > 1) {
                faults << QStringLiteral("letter taken twice: ") + texts.join(QStringLiteral(", "));
            }
        }
    }

    /// Tab comes round, through all that can be seen and nothing else.
    void tab()
    {
        const std::vector<QWidget*> stops = tabStops(m_window);
        if (stops.empty()) {
            return;
        }
        QWidget* first = m_window.nextInFocusChain();
        while (first != &m_window && !takesTab(*first)) {
            first = first->nextInFocusChain();
        }
        first->setFocus(Qt::TabFocusReason);
        constexpr int most = 3000; // each link of a page is a stop
        std::set<const QWidget*> reached;
        QWidget* at = QApplication::focusWidget();
        const QWidget* const start = at;
        bool round = false;
        for (int presses = 0; at != nullptr && !round && presses < most; ++presses) {
            reached.insert(at);
            if (const auto* edit = qobject_cast<const QPlainTextEdit*>(at);
                edit != nullptr && !edit->isReadOnly() && !edit->tabChangesFocus()) {
                QTest::keyClick(at, Qt::Key_Escape); // Tab is a character of the text otherwise
            }
            QTest::keyClick(at, Qt::Key_Tab);
            QWidget* const now = QApplication::focusWidget();
            if (now != nullptr && now != at && (!now->isVisible() || seenPart(*now).isEmpty())) {
                faults << QStringLiteral("Tab reaches what is not seen: ") + placeOf(*now);
            }
            QAccessibleInterface* const interface = now == nullptr
                ? nullptr
                : QAccessible::queryAccessibleInterface(now);
            if (interface != nullptr && interface->role() == QAccessible::Client) {
                faults << QStringLiteral("the keyboard is in what has no role: ") + placeOf(*now);
            }
            round = now == start && now != at;
            at = now;
        }
        if (at == nullptr) {
            faults << QStringLiteral("Tab leads nowhere");
        } else if (!round && stops.size() > 1) {
            faults << QStringLiteral("Tab does not come round from %1: ").arg(placeOf(*start)) + placeOf(*at);
        }
        for (const QWidget* stop : stops) {
            if (reached.count(stop) == 0 && takesTab(*stop)) { // of choices that exclude one another one does
                faults << QStringLiteral("Tab does not reach: ") + placeOf(*stop);
            }
        }
    }

    /// All that takes the keyboard is within the window, or in something that scrolls.
    void room()
    {
        for (const QWidget* stop : tabStops(m_window)) {
            const bool scrolls = [this, stop]() {
                for (const QWidget* at = stop->parentWidget(); at != nullptr && at != &m_window;
                     at = at->parentWidget()) {
                    if (qobject_cast<const QAbstractScrollArea*>(at) != nullptr) {
                        return true;
                    }
                }
                return false;
            }();
            // Of a row at an edge a quarter may be lost: it can be read and pressed.
            const QRect part = seenPart(*stop);
            if (!scrolls && (part.width() < stop->width() || 4 * part.height() < 3 * stop->height())) {
                faults << QStringLiteral("cut: ") + placeOf(*stop);
            }
        }
    }

private:
    static bool hasLabel(const QWidget& widget)
    {
        const auto labels = widget.window()->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
            [&widget](const QLabel* label) { return label->buddy() == &widget && !label->text().isEmpty(); });
    }
    static bool isPrivate(QChar c)
    {
        return (c >= QChar(0xFDD0) && c <= QChar(0xFDEF)) || (c >= QChar(0xE000) && c <= QChar(0xF8FF))
            || c == QChar(QChar::ObjectReplacementCharacter) || (c >= QChar(0x2066) && c <= QChar(0x2069));
    }
    void read(const QAccessibleInterface& object, const QString& kind, const QString& text, bool words)
    {
        static const QRegularExpression tag(QStringLiteral("</?(p|b|i|br|table|tr|td|span|a|html|qt)[ >/]"));
        static const QRegularExpression place(QStringLiteral("%L?[1-9n]|\\(s\\)"));
        if (std::ranges::any_of(text, isPrivate) || (words && (text.contains(tag) || text.contains(place)))) {
            faults << QStringLiteral("%1 of role %2: \"%3\"")
                          .arg(kind)
                          .arg(static_cast<int>(object.role()))
                          .arg(text.left(200));
        }
    }
    void texts(QAccessibleInterface& object, int depth, int& objects)
    {
        constexpr int deepest = 20;
        constexpr int mostChildren = 80; // of a table: those of its first rows
        constexpr int mostObjects = 8000;
        if (!object.isValid() || depth > deepest || ++objects > mostObjects || object.state().invisible) {
            return;
        }
        read(object, QStringLiteral("name"), object.text(QAccessible::Name), true);
        read(object, QStringLiteral("description"), object.text(QAccessible::Description), true);
        read(object, QStringLiteral("value"), object.text(QAccessible::Value), false);
        if (QAccessibleTextInterface* content = object.textInterface()) {
            read(object, QStringLiteral("text"), content->text(0, content->characterCount()), false);
        }
        for (int i = 0; i < std::min(object.childCount(), mostChildren); ++i) {
            if (QAccessibleInterface* child = object.child(i)) {
                texts(*child, depth + 1, objects);
            }
        }
    }

    QWidget& m_window;
};

void expectSound(QWidget& window)
{
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    Walk walk(window);
    walk.everything();
    EXPECT_TRUE(walk.faults.isEmpty()) << walk.faults.join(QLatin1Char('\n')).toStdString();
}

class AccessiblePanels : public ::testing::Test
{
protected:
    void start(const QSize& size)
    {
        window = std::make_unique<MainWindow>(Settings {}, [](const Settings&) {});
        window->resize(size);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    void openSample()
    {
        const auto sample = sampleDataSet();
        ASSERT_TRUE(sample);
        window->openDataSet(*sample);
        settle();
        ASSERT_TRUE(window->selection().evaluation());
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] { return window->idle(); }));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    /// Shows one panel after the other.
    void eachPanel(const std::function<void(Walk&)>& look)
    {
        for (const QString& panel : MainWindow::panelNames()) {
            SCOPED_TRACE(panel.toStdString());
            window->showPanel(panel);
            settle();
            Walk walk(*window);
            look(walk);
            EXPECT_TRUE(walk.faults.isEmpty()) << walk.faults.join(QLatin1Char('\n')).toStdString();
        }
    }

    std::unique_ptr<MainWindow> window;
};

TEST_F(AccessiblePanels, AreReachedNamedAndReadClean)
{
    start({ 1400, 900 });
    expectSound(*window); // the first page
    openSample();
    eachPanel([](Walk& walk) { walk.everything(); });
}

TEST_F(AccessiblePanels, TheChoiceOfTheSystemInTheTextIsReachedWhereThereIsOne)
{
    start({ 1400, 900 });
    openSample();
    const auto* choice = window->findChild<QWidget*>(QStringLiteral("systemInText"));
    ASSERT_NE(choice, nullptr);
    EXPECT_FALSE(choice->isVisible());
    window->session().setSystemB(window->session().systemA() == 0 ? 1 : 0);
    settle();
    ASSERT_TRUE(choice->isVisible());
    Walk walk(*window);
    walk.everything();
    EXPECT_TRUE(walk.faults.isEmpty()) << walk.faults.join(QLatin1Char('\n')).toStdString();
}

TEST_F(AccessiblePanels, HaveRoomInASmallWindow)
{
    start(smallWindow);
    openSample();
    const QSize least = window->minimumSize().expandedTo(window->minimumSizeHint());
    EXPECT_LE(least.width(), smallWindow.width());
    EXPECT_LE(least.height(), smallWindow.height());
    eachPanel([this](Walk& walk) {
        EXPECT_EQ(window->size(), smallWindow);
        walk.room();
        walk.tab();
    });
}

TEST_F(AccessiblePanels, TheBarOfJudgingIsReachedNamedAndHasRoom)
{
    for (const QSize& size : { QSize(1400, 900), smallWindow }) {
        start(size);
        openSample();
        window->showPanel(QStringLiteral("suspects"));
        auto& judging = window->projects().judging();
        judging.judgements().setJudge(QStringLiteral("Ada"));
        judging.mode().setOn(true);
        ASSERT_TRUE(judging.mode().on());
        settle();
        Walk walk(*window);
        walk.everything();
        EXPECT_TRUE(walk.faults.isEmpty()) << walk.faults.join(QLatin1Char('\n')).toStdString();
        EXPECT_EQ(window->size(), size);
    }
}

class AccessibleDialogs : public ::testing::Test
{
protected:
    void SetUp() override
    {
        const auto sample = sampleDataSet();
        ASSERT_TRUE(sample);
        project.dataSets = { *sample };
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }
    static void check(QWidget& dialog)
    {
        SCOPED_TRACE(dialog.windowTitle().toStdString());
        expectSound(dialog);
        if (auto* fit = dialog.findChild<ScreenFit*>()) {
            fit->fit(QRect(QPoint(0, 0), smallWindow));
        } else {
            dialog.resize(dialog.size().boundedTo(smallWindow));
        }
        QCoreApplication::processEvents();
        EXPECT_LE(dialog.width(), smallWindow.width());
        EXPECT_LE(dialog.height(), smallWindow.height());
        Walk small(dialog);
        small.room();
        EXPECT_TRUE(small.faults.isEmpty()) << small.faults.join(QLatin1Char('\n')).toStdString();
    }

    analysis::ProjectSpec project;
    SelectionModel selection;
    Session session { selection };
};

TEST_F(AccessibleDialogs, ForFilesAreReachedNamedAndReadClean)
{
    ImportDialog import(project.dataSets.front(), {}, true, false);
    ASSERT_TRUE(waitFor([&import]() { return import.check().has_value(); }));
    check(import);
    LabelsDialog labels(project.dataSets.front(), std::nullopt);
    ASSERT_TRUE(waitFor([&labels]() { return labels.idle(); }));
    check(labels);
    CheckDialog submission(project.dataSets.front().systems.front(), {}, {});
    check(submission);
    ConvertDialog convert(session);
    check(convert);
    ColumnsDialog columns(std::vector<std::vector<std::string>>(4, std::vector<std::string>(5, "column")),
        QStringLiteral("doc,label,start,end,text"));
    check(columns);
}

TEST_F(AccessibleDialogs, ForFiguresTablesAndSettingsAreReachedNamedAndReadClean)
{
    FigureDialog figure(session, selection);
    check(figure);
    TableDialog table(session);
    check(table);
    PresetChoice presets(session, selection);
    ReportDialog report(session, selection, presets);
    check(report);
    PrintDialog print(session, selection, {}, nullptr);
    check(print);
    Settings settings;
    SettingsDialog forSettings(settings, session.typeCounts());
    check(forSettings);
    OtherSettingsDialog others(session.spec(), session.spec());
    check(others);
    ResamplingDialog resampling({});
    check(resampling);
    AlikeDialog alike(QStringLiteral("“Prague”, gold: ORG, proposal: LOC"),
        { QStringLiteral("d1: in [Prague] and"), QStringLiteral("d2: [Prague]") },
        analysis::Verdict::GoldWrong);
    check(alike);
    JudgementDialog judgement({ .words = QStringLiteral("Turin"), .file = QStringLiteral("/a/gold.conll") });
    check(judgement);
    TrendWindow trend(selection);
    check(trend);
}

TEST_F(AccessibleDialogs, ForHelpAreReachedNamedAndReadClean)
{
    HelpWindow help;
    check(help);
    const std::unique_ptr<QDialog> shortcuts(shortcutsDialog(nullptr));
    check(*shortcuts);
    const std::unique_ptr<QDialog> about(aboutDialog(nullptr));
    check(*about);
}

} // namespace
} // namespace touchstone::ui
