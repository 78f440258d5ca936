// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shownwords.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFontComboBox>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTextBrowser>

namespace touchstone::uitest {

namespace {

/// Headings and cells, each as shown, as a tool tip, and for assistive technology.
void addModel(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& words)
{
    const auto add = [&words](const QVariant& said) { words << said.toString(); };
    for (int column = 0; column < model.columnCount(parent); ++column) {
        add(model.headerData(column, Qt::Horizontal, Qt::DisplayRole));
        add(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole));
    }
    for (int row = 0; row < model.rowCount(parent); ++row) {
        add(model.headerData(row, Qt::Vertical, Qt::DisplayRole));
        add(model.headerData(row, Qt::Vertical, Qt::ToolTipRole));
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role :
                { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole }) {
                add(index.data(role));
            }
        }
        addModel(model, model.index(row, 0, parent), words);
    }
}

void addWidget(const QWidget& widget, QStringList& words)
{
    words << widget.accessibleName() << widget.accessibleDescription() << widget.toolTip();
    for (const QAction* action : widget.actions()) {
        words << action->text() << action->toolTip() << action->statusTip();
    }
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        words << label->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        words << button->text();
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        words << group->title();
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        words << line->placeholderText();
    } else if (const auto* combo = qobject_cast<const QComboBox*>(&widget);
               combo != nullptr && qobject_cast<const QFontComboBox*>(&widget) == nullptr) {
        for (int item = 0; item < combo->count(); ++item) {
            words << combo->itemText(item) << combo->itemData(item, Qt::ToolTipRole).toString();
        }
    } else if (const auto* browser = qobject_cast<const QTextBrowser*>(&widget)) {
        words << browser->toPlainText();
    } else if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            words << tabs->tabText(tab) << tabs->tabToolTip(tab);
        }
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        if (view->model() != nullptr) {
            addModel(*view->model(), {}, words);
        }
    } else if (const auto* graphics = qobject_cast<const QGraphicsView*>(&widget)) {
        for (const QGraphicsItem* item :
            graphics->scene() != nullptr ? graphics->scene()->items() : QList<QGraphicsItem*>()) {
            if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) {
                words << text->toPlainText();
            } else if (const auto* simple = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item)) {
                words << simple->text();
            }
        }
    }
}

} // namespace

QStringList wordsIn(QWidget& panel)
{
    QStringList words { panel.windowTitle() };
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        if (widget->isVisible()) {
            addWidget(*widget, words);
        }
    }
    return words;
}

} // namespace touchstone::uitest
