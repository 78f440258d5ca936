// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpwindow.h"

#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QAction>
#include <QEvent>
#include <QIcon>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;
constexpr int largestStep = 12;

} // namespace

void showHelp(QWidget* parent, const QString& place)
{
    QWidget* window = parent == nullptr ? nullptr : parent->window();
    auto* help = qobject_cast<HelpWindow*>(window);
    if (help == nullptr && window != nullptr) {
        help = window->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    }
    if (help == nullptr) {
        help = new HelpWindow(window);
        help->setAttribute(Qt::WA_DeleteOnClose, window == nullptr);
    }
    help->showPlace(helpPlace(place));
    if (help->isVisible()) {
        help->raise();
    }
    help->show();
    help->activateWindow();
    help->text().setFocus();
}

QString helpOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (QString place = widget->property("help").toString(); !place.isEmpty()) {
            return place;
        }
    }
    return {};
}

void helpByKey(QWidget& window, const QString& place)
{
    window.setProperty("help", place);
    auto* key = new QShortcut(QKeySequence(Qt::Key_F1), &window);
    QObject::connect(key, &QShortcut::activated, &window, [&window]() {
        const QWidget* focused = window.focusWidget();
        showHelp(&window, helpOf(focused != nullptr ? focused : &window));
    });
}

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent, Qt::Window)
{
    setWindowTitle(tr("Help"));
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setUniformRowHeights(true);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &HelpWindow::followContents);
    // The place that is marked already may have been scrolled away.
    connect(m_contents, &QTreeWidget::itemClicked, this, &HelpWindow::followContents);
    connect(m_contents, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        followContents(item);
        m_text->setFocus();
    });

    m_text->setWordWrapMode(QTextOption::WordWrap); // names of fields and functions stay whole
    connect(m_text, &QTextBrowser::anchorClicked, this,
        [this](const QUrl& link) { showPlace(helpPlace(link.toString(), m_page)); });

    auto* splitter = new QSplitter(this);
    split(splitter, { m_contents, { m_text, 1 } })->setChildrenCollapsible(false);
    const int unit = fontMetrics().averageCharWidth();
    splitter->setSizes({ unit * 34, unit * 100 });

    layColumn(this, { makeBar(), { splitter, 1 } });
    resizeWithinScreen(*this, { unit * 140, fontMetrics().height() * 42 });
    new ScreenFit(*this);

    fillContents();
    showPlace(helpPlace({}));
}

QWidget* HelpWindow::makeBar()
{
    auto* bar = new QWidget(this);
    auto* layout = layRow(bar, {}, {});
    const auto command = [this](const QString& text, const QList<QKeySequence>& keys, auto&& done) {
        auto* action = new QAction(text, this);
        action->setShortcuts(keys);
        const QString shown = keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
        //: %1: what an action does, %2: its key
        action->setToolTip(tr("%1 (%2)").arg(text, shown));
        connect(action, &QAction::triggered, this, done);
        addAction(action);
        return action;
    };
    const auto button = [bar, layout](QAction* action, const char* icon) {
        action->setIcon(QIcon(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(icon))));
        auto* widget = new QToolButton(bar);
        widget->setDefaultAction(action);
        widget->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(widget);
    };
    m_back = command(tr("Back"), { QKeySequence(Qt::ALT | Qt::Key_Left) }, [this]() { step(-1); });
    m_forward = command(tr("Forward"), { QKeySequence(Qt::ALT | Qt::Key_Right) }, [this]() { step(1); });
    button(m_back, "back");
    button(m_forward, "forward");
    command(tr("Start page"), { QKeySequence(Qt::ALT | Qt::Key_Home), QKeySequence(Qt::Key_F1) },
        [this]() { showPlace(helpPlace({})); });
    command(tr("Larger text"), QKeySequence::keyBindings(QKeySequence::ZoomIn), [this]() { scale(1); });
    command(tr("Smaller text"), QKeySequence::keyBindings(QKeySequence::ZoomOut), [this]() { scale(-1); });
    command(tr("Normal text size"), { QKeySequence(Qt::CTRL | Qt::Key_0) }, [this]() { scale(-m_size); });

    layout->addStretch(1);
    m_state = new QLabel(bar);
    layout->addWidget(m_state);
    m_words = new QLineEdit(bar);
    layout->addWidget(labelOf(tr("&Find:"), m_words, bar));
    m_words->setAccessibleName(tr("Find in the help"));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    layout->addWidget(m_words);
    connect(m_words, &QLineEdit::returnPressed, this, [this]() { find(m_words->text()); });
    connect(m_words, &QLineEdit::textEdited, this, [this]() { m_state->clear(); });
    command(tr("Find"), QKeySequence::keyBindings(QKeySequence::Find), [this]() {
        m_words->setFocus(Qt::ShortcutFocusReason);
        m_words->selectAll();
    });
    command(tr("Find next"), { QKeySequence(Qt::Key_F3) }, [this]() { find(m_words->text()); });
    command(tr("Find previous"), { QKeySequence(Qt::SHIFT | Qt::Key_F3) },
        [this]() { find(m_words->text(), false); });
    return bar;
}

void HelpWindow::fillContents()
{
    const QSignalBlocker blocker(m_contents);
    for (const QString& page : helpPages()) {
        QTreeWidgetItem* chapter = nullptr;
        for (const HelpHeading& heading : helpHeadings(page)) {
            QTreeWidgetItem* item = nullptr;
            if (heading.level == 1 && chapter == nullptr) {
                chapter = item = new QTreeWidgetItem(m_contents);
            } else if (heading.level == 2 && chapter != nullptr) {
                item = new QTreeWidgetItem(chapter);
                item->setData(0, anchorRole, heading.anchor);
            } else {
                continue;
            }
            item->setText(0, heading.text);
            item->setData(0, pageRole, page);
        }
    }
    m_contents->expandAll();
}

void HelpWindow::followContents(QTreeWidgetItem* item)
{
    if (item != nullptr) {
        showPlace({ item->data(0, pageRole).toString(), item->data(0, anchorRole).toString() });
    }
}

HelpPlace HelpWindow::place() const { return m_visits.empty() ? HelpPlace {} : m_visits[m_visit].place; }

void HelpWindow::showPlace(const HelpPlace& place)
{
    const HelpPlace known = helpPages().contains(place.page) ? place : helpPlace({});
    if (!m_visits.empty()) {
        if (m_visits[m_visit].place == known) {
            go({ known, -1 });
            return;
        }
        m_visits[m_visit].scroll = m_text->verticalScrollBar()->value();
        m_visits.resize(m_visit + 1);
        ++m_visit;
    }
    m_visits.push_back({ known, -1 });
    go(m_visits.back());
}

void HelpWindow::step(int by)
{
    const auto target = static_cast<std::ptrdiff_t>(m_visit) + by;
    if (target < 0 || target >= static_cast<std::ptrdiff_t>(m_visits.size())) {
        return;
    }
    m_visits[m_visit].scroll = m_text->verticalScrollBar()->value();
    m_visit = static_cast<std::size_t>(target);
    go(m_visits[m_visit]);
}

void HelpWindow::go(const Visit& visit)
{
    load(visit.place.page);
    if (visit.scroll >= 0) {
        m_text->verticalScrollBar()->setValue(visit.scroll);
    } else if (visit.place.anchor.isEmpty()) {
        m_text->moveCursor(QTextCursor::Start);
        m_text->verticalScrollBar()->setValue(0);
    } else {
        m_text->scrollToAnchor(visit.place.anchor);
    }
    markContents();
    m_back->setEnabled(m_visit > 0);
    m_forward->setEnabled(m_visit + 1 < m_visits.size());
}

void HelpWindow::load(const QString& page)
{
    if (std::exchange(m_page, page) != page) {
        fillHelpDocument(*m_text->document(), helpMarkdown(page), palette());
    }
}

void HelpWindow::markContents()
{
    const QSignalBlocker blocker(m_contents);
    const HelpPlace here = place();
    for (int page = 0; page < m_contents->topLevelItemCount(); ++page) {
        QTreeWidgetItem* chapter = m_contents->topLevelItem(page);
        if (chapter->data(0, pageRole).toString() != here.page) {
            continue;
        }
        QTreeWidgetItem* found = chapter;
        for (int at = 0; at < chapter->childCount(); ++at) {
            if (chapter->child(at)->data(0, anchorRole).toString() == here.anchor) {
                found = chapter->child(at);
            }
        }
        m_contents->setCurrentItem(found);
        //: %1: title of a page of the help
        setWindowTitle(tr("%1 – Touchstone help").arg(chapter->text(0)));
    }
}

void HelpWindow::scale(int by)
{
    const int size = std::clamp(m_size + by, -largestStep / 3, largestStep);
    if (std::exchange(m_size, size) != size) {
        QFont letters = font();
        letters.setPointSizeF(std::max(letters.pointSizeF() + size, 4.0));
        m_text->setFont(letters);
    }
}

bool HelpWindow::find(const QString& words, bool forward)
{
    m_words->setText(words);
    m_state->clear();
    if (words.isEmpty()) {
        return false;
    }
    const QTextDocument::FindFlags flags
        = forward ? QTextDocument::FindFlags {} : QTextDocument::FindFlags { QTextDocument::FindBackward };
    if (m_text->find(words, flags)) {
        return true;
    }
    const QStringList pages = helpPages();
    const auto here = pages.indexOf(m_page);
    const auto count = pages.size();
    for (qsizetype ahead = 1; ahead <= count; ++ahead) {
        const QString& page = pages[(here + (forward ? ahead : count - ahead)) % count];
        if (!helpMarkdown(page).contains(words, Qt::CaseInsensitive)) {
            continue; // most pages are passed without being laid out
        }
        QTextDocument probe;
        setHelpMarkdown(probe, helpMarkdown(page));
        if (probe.find(words).isNull()) {
            continue; // it stands in the signs of Markdown only
        }
        if (page != m_page) {
            showPlace({ page, {} });
        }
        m_text->moveCursor(forward ? QTextCursor::Start : QTextCursor::End);
        m_text->find(words, flags);
        return true;
    }
    m_state->setText(tr("Not found in any page"));
    return false;
}

void HelpWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text != nullptr && !m_page.isEmpty()) {
        const int scroll = m_text->verticalScrollBar()->value();
        const QString page = m_page;
        m_page.clear();
        load(page);
        m_text->verticalScrollBar()->setValue(scroll);
    }
}

} // namespace touchstone::ui

#include "moc_helpwindow.cpp"
