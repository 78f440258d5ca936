// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/typespage.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/neutralwords.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/layouts.h"

#include "core/support/lookup.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <set>

namespace touchstone::ui {

namespace {

using annotation::TypeHues;

enum TypesColumn { TypeColumn, GoldColumn, SystemsColumn, ColourColumn };

} // namespace

TypeColoursPage::TypeColoursPage(
    Settings& settings, std::vector<annotation::TypeCount> types, QWidget* parent)
    : SettingsPage(settings, tr("Types"), parent)
    , m_counts(std::move(types))
    , m_table(new QTreeWidget(this))
    , m_hue(new QComboBox(this))
    , m_reset(new QPushButton(tr("&Reset"), this))
{
    auto* words = new QLabel(
        tr("The colour of a type in texts, trees and figures. A type without a choice of yours keeps the "
           "colour that it was first seen with."),
        this);
    words->setWordWrap(true);
    keepSaid(m_table, [this]() {
        m_table->setHeaderLabels(
            { tr("Type"), tr("Gold"), NeutralWords::inForce() ? tr("System") : tr("Systems"), tr("Colour") });
    });
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAccessibleName(tr("Types and their colours"));
    m_hue->setAccessibleName(tr("Colour of the type"));
    m_reset->setToolTip(tr("The colour that the type has without a choice of yours"));
    layColumn(this,
        { words, { m_table, 1 }, inRow({ labelOf(tr("C&olour:"), m_hue, this), { m_hue, 1 }, m_reset }) });
    fillHues();
    fill();
    connect(m_table, &QTreeWidget::currentItemChanged, this, &TypeColoursPage::showCurrent);
    connect(m_hue, &QComboBox::activated, this, [this](int entry) {
        const auto hue = static_cast<std::size_t>(entry);
        choose(current(), hue < TypeHues::count ? std::optional(hue) : std::nullopt);
    });
    connect(m_reset, &QPushButton::clicked, this, [this]() { reset(current()); });
    m_table->setCurrentItem(m_table->topLevelItem(0));
    showCurrent();
}

void TypeColoursPage::changeEvent(QEvent* event)
{
    SettingsPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fillHues();
        fill();
        showCurrent();
    }
}

std::vector<std::string> TypeColoursPage::types() const
{
    std::vector<std::string> all;
    for (const annotation::TypeCount& each : m_counts) {
        all.push_back(each.type);
    }
    std::set<std::string> further;
    for (const annotation::TypeHue& each : m_settings.typeHues) {
        further.insert(each.type);
    }
    for (const std::string& each : further) {
        if (!support::contains(all, each)) {
            all.push_back(each);
        }
    }
    // Usual names, where no spelling of theirs is there.
    for (const char* usual : { "per", "loc", "org", "misc", "date" }) {
        const auto hue = TypeHues().hueOf(usual);
        if (std::ranges::none_of(
                all, [&](const std::string& each) { return TypeHues().hueOf(each) == hue; })) {
            all.emplace_back(usual);
        }
    }
    return all;
}

std::optional<std::size_t> TypeColoursPage::hueOf(const std::string& type) const
{
    if (support::contains(m_counts, type, &annotation::TypeCount::type)) {
        return TypeHues(m_counts, m_settings.typeHues).hueOf(type);
    }
    const annotation::TypeHue* remembered = choiceOf(type);
    if (remembered == nullptr) {
        remembered = support::found(m_settings.typeHues, type, &annotation::TypeHue::type);
    }
    if (remembered == nullptr) {
        return TypeHues().hueOf(type);
    }
    return remembered->hue < TypeHues::count ? std::optional(remembered->hue) : std::nullopt;
}

const annotation::TypeHue* TypeColoursPage::choiceOf(const std::string& type) const
{
    const auto& hues = m_settings.typeHues;
    const auto choice = std::ranges::find_if(
        hues, [&type](const annotation::TypeHue& each) { return each.chosen && each.type == type; });
    return choice == hues.end() ? nullptr : &*choice;
}

void TypeColoursPage::choose(const std::string& type, std::optional<std::size_t> hue)
{
    // Beside what is remembered of the type, which holds again after a reset.
    forget(type);
    m_settings.typeHues.push_back({ type, hue.value_or(TypeHues::count), true });
    tell();
}

void TypeColoursPage::forget(const std::string& type)
{
    std::erase_if(m_settings.typeHues,
        [&type](const annotation::TypeHue& each) { return each.chosen && each.type == type; });
}

void TypeColoursPage::reset(const std::string& type)
{
    forget(type);
    tell();
}

void TypeColoursPage::restoreDefaults()
{
    m_settings.typeHues.clear();
    tell();
}

void TypeColoursPage::tell()
{
    Q_EMIT edited(SettingsPart::Types);
    fill();
    showCurrent();
}

std::string TypeColoursPage::current() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    return item != nullptr ? toUtf8(item->data(TypeColumn, Qt::UserRole).toString()) : std::string();
}

QIcon TypeColoursPage::sign(std::optional<std::size_t> hue) const
{
    const int side = fontMetrics().height();
    QPixmap pixmap(side, side);
    pixmap.fill(StatusPalette::forPalette(palette()).typeHue(hue));
    return pixmap;
}

void TypeColoursPage::fillHues()
{
    const int entry = m_hue->currentIndex();
    m_hue->clear();
    const QString names[] = { tr("1: persons"), tr("2: locations"), tr("3: organisations"),
        tr("4: miscellaneous"), tr("5: dates"), tr("6"), tr("7"), tr("8") };
    for (std::size_t hue = 0; hue < TypeHues::count; ++hue) {
        m_hue->addItem(sign(hue), names[hue]);
    }
    m_hue->addItem(sign(std::nullopt), tr("Grey"));
    m_hue->setCurrentIndex(entry);
}

void TypeColoursPage::fill()
{
    const std::string before = current();
    const QSignalBlocker quiet(m_table);
    m_table->clear();
    for (const std::string& type : types()) {
        auto* item = new QTreeWidgetItem(m_table, { toQString(type) });
        item->setData(TypeColumn, Qt::UserRole, toQString(type));
        const auto* const count = support::found(m_counts, type, &annotation::TypeCount::type);
        for (const int column : { GoldColumn, SystemsColumn }) {
            const std::int64_t number = count == nullptr ? 0
                : column == GoldColumn                   ? count->gold
                                                         : count->system;
            item->setText(column, countText(number));
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        const auto hue = hueOf(type);
        const QString name = m_hue->itemText(static_cast<int>(hue.value_or(TypeHues::count)));
        item->setIcon(ColourColumn, sign(hue));
        //: %1: a colour that the user chose for a type
        item->setText(ColourColumn, choiceOf(type) != nullptr ? tr("%1 (chosen)").arg(name) : name);
        if (type == before) {
            m_table->setCurrentItem(item);
        }
    }
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
    }
}

void TypeColoursPage::showCurrent()
{
    const std::string type = current();
    m_hue->setEnabled(!type.empty());
    m_hue->setCurrentIndex(type.empty() ? -1 : static_cast<int>(hueOf(type).value_or(TypeHues::count)));
    m_reset->setEnabled(choiceOf(type) != nullptr);
}

} // namespace touchstone::ui

#include "moc_typespage.cpp"
