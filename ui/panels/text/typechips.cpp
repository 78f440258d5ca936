// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/text/typechips.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace touchstone::ui {

namespace {

constexpr int chipGap = 4;
constexpr int chipSidePadding = 7;

/// A filter that asks for types of the gold and for nothing else.
bool asksForTypesOnly(const analysis::RecordFilter& filter)
{
    return !filter.goldTypes.empty() && filter == analysis::RecordFilter { .goldTypes = filter.goldTypes };
}

bool holdsAll(const std::vector<std::string>& types, const std::vector<std::string>& wanted)
{
    return std::ranges::all_of(
        wanted, [&types](const std::string& each) { return std::ranges::find(types, each) != types.end(); });
}

} // namespace

/// A button that looks like the labels in the text.
class TypeChip : public QToolButton
{
public:
    explicit TypeChip(QWidget* parent)
        : QToolButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::NoFocus);
    }

    void setHue(const QColor& hue)
    {
        m_hue = hue;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return { fontMetrics().horizontalAdvance(text()) + 2 * chipSidePadding, fontMetrics().height() + 4 };
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor window = palette().color(QPalette::Window);
        const double width = isChecked() ? 2 : 1;
        painter.setPen(QPen(m_hue, width));
        painter.setBrush(mixed(m_hue, window, isChecked() ? 0.28 : underMouse() ? 0.2 : 0.12));
        const QRectF frame = QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.drawRoundedRect(frame, 3, 3);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = rect().adjusted(3, 2, -3, -2);
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
        }
    }

private:
    QColor m_hue;
};

TypeChips::TypeChips(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_more(new TypeChip(this))
{
    setObjectName(QStringLiteral("typeChips"));
    keepSaid(this, [this]() { setAccessibleName(tr("Types of the gold")); });
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_more->setMenu(new QMenu(m_more));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setToolTip(tr("Further types"));
    m_more->installEventFilter(this);
    connect(m_more->menu(), &QMenu::aboutToShow, this, &TypeChips::fillMenu);
    connect(&m_selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if ((changes & SelectionModel::EvaluationChanged) != 0
            && m_evaluation != m_selection.mainEvaluation()) {
            readTypes();
        } else if (changes & SelectionModel::FiltersChanged) {
            showChosen();
        }
    });
    whenChanged(m_session, Session::HuesChanged, this, &TypeChips::readTypes);
    readTypes();
}

void TypeChips::readTypes()
{
    m_evaluation = m_selection.mainEvaluation();
    m_types.clear();
    if (m_evaluation) {
        std::map<std::string_view, Type> byName;
        const auto& labels = m_evaluation->labels;
        for (const auto& cell : m_evaluation->confusion.cells) {
            if (cell.row >= labels.size()) { // spurious
                continue;
            }
            Type& type = byName[annotation::mainType(labels[cell.row])];
            type.count += cell.count;
            if (type.labels.empty() || type.labels.back() != labels[cell.row]) { // cells come by rows
                type.labels.push_back(labels[cell.row]);
            }
        }
        for (auto& [name, type] : byName) {
            type.name = toQString(std::string(name));
            m_types.push_back(std::move(type));
        }
        std::ranges::stable_sort(m_types, std::greater(), &Type::count);
    }
    const std::size_t count = std::min(m_types.size(), mostChips);
    while (m_chips.size() > count) {
        delete m_chips.back();
        m_chips.pop_back();
    }
    while (m_chips.size() < count) {
        addChip();
    }
    const StatusPalette colours = StatusPalette::forPalette(palette(), m_session.typeHues());
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const Type& type = m_types[i];
        TypeChip* chip = m_chips[i];
        chip->setHue(colours.hueOfType(type.name));
        //: a chip of a type. %1: type, %2: number of annotations
        chip->setText(tr("%1 %2").arg(type.name, countText(type.count)));
        chip->setShortcut({}); // a type may bear an "&"
        //: %1: a type
        const QString name = tr("%1: %n gold annotations", nullptr, static_cast<int>(type.count));
        chip->setAccessibleName(name.arg(type.name));
        chip->setToolTip(tr("%1 in all documents. Click: only these. Ctrl+click: these, too.")
                             .arg(chip->accessibleName()));
    }
    m_more->setHue(colours.typeHue(std::nullopt));
    setVisible(!m_types.empty());
    showChosen();
    place();
}

void TypeChips::addChip()
{
    auto* chip = new TypeChip(this);
    chip->installEventFilter(this);
    const std::size_t number = m_chips.size();
    connect(chip, &QToolButton::clicked, this, [this, number]() {
        choose(m_types[number], (QGuiApplication::keyboardModifiers() & Qt::ControlModifier) != 0);
    });
    // Made later than the rest of the window, but reached where it stands. Only tab stops have an order.
    TypeChip* before = m_chips.empty() ? m_more : m_chips.back();
    const Qt::FocusPolicy policy = before->focusPolicy();
    before->setFocusPolicy(Qt::TabFocus);
    chip->setFocusPolicy(Qt::TabFocus);
    setTabOrder(before, chip);
    before->setFocusPolicy(policy);
    chip->setFocusPolicy(Qt::NoFocus);
    m_chips.push_back(chip);
}

bool TypeChips::chosen(const Type& type) const
{
    return std::ranges::any_of(m_selection.filters(),
        [&type](const auto& filter) { return holdsAll(filter.goldTypes, type.labels); });
}

void TypeChips::choose(const Type& type, bool adding)
{
    auto filters = m_selection.filters();
    const auto found = std::ranges::find_if(filters, asksForTypesOnly);
    if (found == filters.end()) {
        filters.push_back({ .goldTypes = type.labels });
    } else {
        std::vector<std::string> types = type.labels;
        if (adding && !holdsAll(found->goldTypes, types)) {
            types.insert(types.end(), found->goldTypes.begin(), found->goldTypes.end());
        } else if (adding || found->goldTypes == types) {
            types = found->goldTypes;
            std::erase_if(types, [&type](const std::string& each) {
                return std::ranges::find(type.labels, each) != type.labels.end();
            });
        }
        std::ranges::sort(types);
        types.erase(std::unique(types.begin(), types.end()), types.end());
        found->goldTypes = std::move(types);
        if (found->goldTypes.empty()) {
            filters.erase(found);
        }
    }
    m_selection.setFilters(std::move(filters));
    showChosen(); // the button that was clicked has changed by itself
}

void TypeChips::showChosen()
{
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setChecked(chosen(m_types[i]));
    }
    m_more->setChecked(
        std::any_of(m_types.begin() + static_cast<std::ptrdiff_t>(std::min(m_shown, m_types.size())),
            m_types.end(), [this](const Type& type) { return chosen(type); }));
}

std::vector<QToolButton*> TypeChips::shownChips() const
{
    std::vector<QToolButton*> chips(m_chips.begin(), m_chips.begin() + static_cast<std::ptrdiff_t>(m_shown));
    if (!m_more->isHidden()) {
        chips.push_back(m_more);
    }
    return chips;
}

void TypeChips::place()
{
    const auto moreText = [](std::size_t hidden) {
        //: so many types that have no room. %1: number
        return tr("+%1").arg(countText(static_cast<std::int64_t>(hidden)));
    };
    m_more->setText(moreText(m_types.size()));
    const int left = 6;
    const int room = width() - 2 * left;
    const int moreRoom = m_more->sizeHint().width() + chipGap;
    int x = 0;
    m_shown = 0;
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const int chip = m_chips[i]->sizeHint().width();
        const bool last = i + 1 == m_types.size();
        if (x + chip + (last ? 0 : moreRoom) > room) {
            break;
        }
        x += chip + chipGap;
        ++m_shown;
    }
    x = left;
    const auto put = [this, &x](TypeChip* chip) {
        const QSize size = chip->sizeHint();
        const QRect place(x, (height() - size.height()) / 2, size.width(), size.height());
        chip->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        x += size.width() + chipGap;
        chip->show();
    };
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (i < m_shown) {
            put(m_chips[i]);
        } else {
            m_chips[i]->hide();
        }
    }
    const std::size_t hidden = m_types.size() - m_shown;
    m_more->hide();
    if (hidden > 0) {
        m_more->setText(moreText(hidden));
        m_more->setAccessibleName(tr("%n further types", nullptr, static_cast<int>(hidden)));
        put(m_more);
    }
    const auto chips = shownChips();
    if (!chips.empty() && std::ranges::none_of(chips, [](const QToolButton* chip) {
            return chip->focusPolicy() != Qt::NoFocus;
        })) {
        makeTabStop(chips.front());
    }
    showChosen();
}

void TypeChips::fillMenu()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    const StatusPalette colours = StatusPalette::forPalette(palette(), m_session.typeHues());
    const std::size_t end = std::min(m_types.size(), m_shown + mostInMenu);
    for (std::size_t i = m_shown; i < end; ++i) {
        const Type& type = m_types[i];
        QPixmap sign(fontMetrics().height(), fontMetrics().height());
        sign.fill(colours.hueOfType(type.name));
        auto* action = menu.addAction(QIcon(sign),
            tr("%1 %2").arg(type.name, countText(type.count)).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(chosen(type));
        connect(action, &QAction::triggered, this, [this, i]() {
            choose(m_types[i], (QGuiApplication::keyboardModifiers() & Qt::ControlModifier) != 0);
        });
    }
    if (end < m_types.size()) {
        menu.addAction(tr("%n more, see Scores", nullptr, static_cast<int>(m_types.size() - end)))
            ->setEnabled(false);
    }
}

void TypeChips::makeTabStop(QToolButton* chip)
{
    for (TypeChip* each : m_chips) {
        each->setFocusPolicy(each == chip ? Qt::TabFocus : Qt::NoFocus);
    }
    m_more->setFocusPolicy(m_more == chip ? Qt::TabFocus : Qt::NoFocus);
}

bool TypeChips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return SessionPanel::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto chips = shownChips();
    const auto at = std::ranges::find(chips, watched);
    if (at == chips.end()) {
        return SessionPanel::eventFilter(watched, event);
    }
    const auto number = at - chips.begin();
    const auto last = static_cast<std::ptrdiff_t>(chips.size()) - 1;
    const int onwards = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    const int back = layoutDirection() == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
    std::ptrdiff_t next = number;
    if (key->key() == onwards) {
        next = std::min(number + 1, last);
    } else if (key->key() == back) {
        next = std::max<std::ptrdiff_t>(number - 1, 0);
    } else if (key->key() == Qt::Key_Home) {
        next = 0;
    } else if (key->key() == Qt::Key_End) {
        next = last;
    } else if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        if (*at == m_more) {
            m_more->showMenu();
        } else {
            choose(m_types[static_cast<std::size_t>(number)], (key->modifiers() & Qt::ControlModifier) != 0);
        }
        return true;
    } else {
        return SessionPanel::eventFilter(watched, event);
    }
    QToolButton* chip = chips[static_cast<std::size_t>(next)];
    makeTabStop(chip);
    chip->setFocus(Qt::OtherFocusReason);
    return true;
}

QSize TypeChips::sizeHint() const { return { minimumSizeHint().width() * 4, minimumSizeHint().height() }; }

QSize TypeChips::minimumSizeHint() const
{
    return { fontMetrics().averageCharWidth() * 12, m_more->sizeHint().height() + 4 };
}

void TypeChips::resizeEvent(QResizeEvent* event)
{
    SessionPanel::resizeEvent(event);
    place();
}

bool TypeChips::event(QEvent* event)
{
    const bool done = SessionPanel::event(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        readTypes();
        updateGeometry();
    }
    return done;
}

} // namespace touchstone::ui

#include "moc_typechips.cpp"
