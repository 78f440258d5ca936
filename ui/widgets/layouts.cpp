// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts.h"

#include "ui/session/jobrunner.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

namespace touchstone::ui {

namespace {

QBoxLayout* filled(QBoxLayout* layout, std::initializer_list<LayoutPart> parts)
{
    for (const LayoutPart& part : parts) {
        if (part.widget != nullptr) {
            layout->addWidget(part.widget, part.stretch);
        } else if (part.layout != nullptr) {
            layout->addLayout(part.layout, part.stretch);
        } else if (part.pixels > 0) {
            layout->addSpacing(part.pixels);
        } else {
            layout->addStretch(part.stretch);
        }
    }
    return layout;
}

QBoxLayout* spaced(QBoxLayout* layout, QMargins margins, int spacing)
{
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// The widgets of a layout that Tab stops at, in its order.
class TabStops
{
public:
    void addAll(QWidget& widget)
    {
        if (auto* tabs = qobject_cast<QTabWidget*>(&widget)) {
            m_stops.push_back(tabs->tabBar()); // what Tab stops at; the widget itself passes on to it
            for (int page = 0; page < tabs->count(); ++page) {
                addAll(*tabs->widget(page));
            }
            return;
        }
        if (widget.focusProxy() == nullptr && (widget.focusPolicy() & Qt::TabFocus)) {
            m_stops.push_back(&widget);
        }
        if (const auto* area = qobject_cast<const QScrollArea*>(&widget); area != nullptr && area->widget()) {
            addAll(*area->widget());
        } else if (const auto* splitter = qobject_cast<const QSplitter*>(&widget)) {
            for (int part = 0; part < splitter->count(); ++part) {
                addAll(*splitter->widget(part));
            }
        } else if (widget.layout() != nullptr) {
            addItems(*widget.layout());
        }
    }
    void join() const
    {
        // With what passes its focus on to a stop, such as a viewport, Qt moves all that lies between the
        // two, and parts the circle where they stand far apart.
        std::vector<std::pair<QWidget*, QWidget*>> passing;
        for (QWidget* stop : m_stops) {
            for (auto* child : stop->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (child->focusProxy() == stop) {
                    passing.emplace_back(child, stop);
                    child->setFocusProxy(nullptr);
                }
            }
        }
        for (std::size_t i = 1; i < m_stops.size(); ++i) {
            QWidget::setTabOrder(m_stops[i - 1], m_stops[i]);
        }
        for (const auto& [child, stop] : passing) {
            child->setFocusProxy(stop);
        }
    }

private:
    void addItem(QLayoutItem* item)
    {
        if (item == nullptr || item == m_last) { // one over several cells, or both columns of a form
            return;
        }
        m_last = item;
        if (item->widget() != nullptr) {
            addAll(*item->widget());
        } else if (item->layout() != nullptr) {
            addItems(*item->layout());
        }
    }
    void addItems(const QLayout& layout)
    {
        if (const auto* form = qobject_cast<const QFormLayout*>(&layout)) {
            for (int row = 0; row < form->rowCount(); ++row) {
                addItem(form->itemAt(row, QFormLayout::SpanningRole));
                addItem(form->itemAt(row, QFormLayout::LabelRole));
                addItem(form->itemAt(row, QFormLayout::FieldRole));
            }
        } else if (const auto* grid = qobject_cast<const QGridLayout*>(&layout)) {
            for (int cell = 0; cell < grid->rowCount() * grid->columnCount(); ++cell) {
                addItem(grid->itemAtPosition(cell / grid->columnCount(), cell % grid->columnCount()));
            }
        } else {
            for (int i = 0; i < layout.count(); ++i) {
                addItem(layout.itemAt(i));
            }
        }
    }

    std::vector<QWidget*> m_stops;
    const QLayoutItem* m_last = nullptr;
};

} // namespace

void tabAsLaidOut(QWidget& window)
{
    TabStops stops;
    stops.addAll(window);
    stops.join();
}

QBoxLayout* inRow(std::initializer_list<LayoutPart> parts) { return filled(new QHBoxLayout, parts); }

QBoxLayout* layRow(QWidget* owner, std::initializer_list<LayoutPart> parts)
{
    return filled(new QHBoxLayout(owner), parts);
}

QBoxLayout* layRow(QWidget* owner, QMargins margins, std::initializer_list<LayoutPart> parts, int spacing)
{
    return filled(spaced(new QHBoxLayout(owner), margins, spacing), parts);
}

QBoxLayout* layColumn(QWidget* owner, std::initializer_list<LayoutPart> parts)
{
    return filled(new QVBoxLayout(owner), parts);
}

QBoxLayout* layColumn(QWidget* owner, QMargins margins, std::initializer_list<LayoutPart> parts, int spacing)
{
    return filled(spaced(new QVBoxLayout(owner), margins, spacing), parts);
}

void makeCopyable(QLabel* label)
{
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

bool choose(QComboBox* combo, const QVariant& data)
{
    const int index = combo->findData(data);
    if (index >= 0) {
        combo->setCurrentIndex(index);
    }
    return index >= 0;
}

void chooseOrFirst(QComboBox* combo, const QVariant& data)
{
    combo->setCurrentIndex(std::max(0, combo->findData(data)));
}

void addChoices(QComboBox* combo, std::initializer_list<Choice> choices)
{
    for (const auto& [text, data] : choices) {
        combo->addItem(text, data);
    }
}

void addChoices(QComboBox* combo, const QString& name, std::initializer_list<Choice> choices)
{
    addChoices(combo, choices);
    combo->setAccessibleName(name);
}

QLabel* labelOf(const QString& text, QWidget* widget, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(widget);
    return label;
}

QLineEdit* makeField(QWidget* parent, const QString& placeholder, const QString& name)
{
    auto* field = new QLineEdit(parent);
    field->setPlaceholderText(placeholder);
    field->setAccessibleName(name);
    field->setClearButtonEnabled(true);
    return field;
}

QSplitter* split(QSplitter* splitter, std::initializer_list<LayoutPart> parts)
{
    for (const LayoutPart& part : parts) {
        splitter->addWidget(part.widget);
        if (part.stretch > 0) {
            splitter->setStretchFactor(splitter->count() - 1, part.stretch);
        }
    }
    return splitter;
}

QProgressBar* makeProgress(QWidget* parent, const QString& name)
{
    auto* bar = new QProgressBar(parent);
    bar->setTextVisible(false);
    bar->setAccessibleName(name);
    bar->hide();
    return bar;
}

void showProgress(QProgressBar* bar, const JobRunner& runner)
{
    QObject::connect(&runner, &JobRunner::progressed, bar, [bar](quint64 done, quint64 total) {
        bar->setRange(0, total > 0 ? 1000 : 0);
        bar->setValue(total > 0 ? static_cast<int>(done * 1000 / total) : 0);
    });
}

} // namespace touchstone::ui
