// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/layouts.h"

#include "ui/session/jobrunner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QButtonGroup>
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
#include <optional>

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

/// Of one of several buttons of which one is checked at most: Tab stops at the checked one, and arrows lead
/// to the others. Nothing: it is none, or none of them is checked that can be reached.
std::optional<bool> checkedOfGroup(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QButtonGroup* group = button != nullptr ? button->group() : nullptr;
    if (button == nullptr || !button->isCheckable() || button->parentWidget() == nullptr
        || !(group != nullptr ? group->exclusive() : button->autoExclusive())) {
        return std::nullopt;
    }
    const auto beside = group != nullptr
        ? group->buttons()
        : button->parentWidget()->findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly);
    const bool any = std::any_of(beside.begin(), beside.end(), [group](const QAbstractButton* other) {
        return other->group() == group && (group != nullptr || other->autoExclusive()) && other->isChecked()
            && other->isEnabled() && !other->isHidden() && other->focusPolicy() != Qt::NoFocus;
    });
    return any ? std::optional(button->isChecked()) : std::nullopt;
}

/// Qt takes Tab from the buttons of a group that are not checked, but not before one of them had the focus.
bool stopsTab(const QWidget& widget)
{
    return checkedOfGroup(widget).value_or((widget.focusPolicy() & Qt::TabFocus) != 0);
}

/// The widgets of a layout that Tab stops at, in its order.
class TabStops
{
public:
    void addAll(QWidget& widget)
    {
        if (auto* tabs = qobject_cast<QTabWidget*>(&widget)) {
            m_stops.push_back(tabs->tabBar()); // what Tab stops at; the widget itself passes on to it
            for (const Qt::Corner corner : { Qt::TopLeftCorner, Qt::TopRightCorner }) {
                if (QWidget* beside = tabs->cornerWidget(corner)) {
                    addAll(*beside);
                }
            }
            for (int page = 0; page < tabs->count(); ++page) {
                addAll(*tabs->widget(page));
            }
            return;
        }
        const bool stop = widget.focusProxy() == nullptr && stopsTab(widget);
        if (stop) {
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
        } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
            addChildren(*view->viewport()); // fields in cells
        } else if (!stop || qobject_cast<const QAbstractScrollArea*>(&widget) != nullptr) {
            addChildren(widget); // it lays them out by itself
        }
    }
    [[nodiscard]] std::vector<QWidget*> all() && { return std::move(m_stops); }

private:
    void addChildren(const QWidget& widget)
    {
        for (auto* child : widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!child->isWindow()) {
                addAll(*child);
            }
        }
    }
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

std::vector<QWidget*> tabStopsOf(QWidget& part)
{
    TabStops stops;
    stops.addAll(part);
    return std::move(stops).all();
}

bool tabAlong(const std::vector<QWidget*>& stops, bool next)
{
    const auto count = std::ssize(stops);
    const QWidget* const now = QApplication::focusWidget();
    std::ptrdiff_t at = next ? -1 : count;
    for (std::ptrdiff_t i = 0; now != nullptr && i < count; ++i) {
        const QWidget* const stop = stops[static_cast<std::size_t>(i)];
        if (stop == now || stop->isAncestorOf(now)) {
            at = i; // the innermost comes last
        }
    }
    for (std::ptrdiff_t step = 1; step <= count; ++step) {
        const auto place = ((next ? at + step : at - step) % count + count) % count;
        QWidget* const stop = stops[static_cast<std::size_t>(place)];
        if (stop->isVisible() && stop->isEnabled() && stopsTab(*stop) && stop != now) {
            stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    return false;
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
