// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sessiontoolbar.h"

#include "ui/session/corestrings.h"
#include "ui/base/distinctnames.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/measurebutton.h"

#include <QAction>

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QStyle>
#include <QWidgetAction>

#include <cmath>

namespace touchstone::ui {

namespace {

void setItemEnabled(QComboBox& combo, int index, bool enabled)
{
    if (auto* model = qobject_cast<QStandardItemModel*>(combo.model())) {
        if (QStandardItem* item = model->item(index)) {
            item->setEnabled(enabled);
        }
    }
}

// Of combos that have little room, and of one that has plenty.
constexpr int columnCharacters = 13; ///< "Coarse types, metonymic" is told from "Coarse types"
constexpr int nameCharacters = 12;
constexpr int secondNameCharacters = 8;
constexpr int mostCharacters = 30;
constexpr int alphaSteps = 20; ///< steps of 0.05

/// Of an item of a system: its name, which may be cut where it is shown.
constexpr int wholeName = Qt::UserRole + 1;

/// Shows of the systems' names what each combo has room for and tells all apart.
void nameItems(std::initializer_list<QComboBox*> combos)
{
    QStringList names;
    for (const QComboBox* combo : combos) {
        for (int i = 0; i < combo->count(); ++i) {
            names << combo->itemData(i, wholeName).toString();
        }
    }
    names.removeAll(QString());
    names.removeDuplicates();
    for (QComboBox* combo : combos) {
        const int fits = combo->minimumContentsLength();
        const QStringList shown = distinctNames(names, fits, fits - 4);
        for (int i = 0; i < combo->count(); ++i) {
            if (const auto at = names.indexOf(combo->itemData(i, wholeName).toString()); at >= 0) {
                combo->setItemText(i, shown[at]);
            }
        }
    }
}

} // namespace

SessionToolBar::SessionToolBar(Session& session, SelectionModel& selection, QWidget* parent)
    : QToolBar(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("sessionToolBar"));
    setWindowTitle(tr("Data and scoring"));
    setMovable(false);
    m_dataSet = addChoice(*this, tr("Data set:"), tr("Data set"), tr("The open data set that is shown"), 10);
    m_column = addChoice(*this, tr("Annotation column:"), tr("Annotation column"),
        tr("Annotation column of the HIPE files, or layer of WebAnno and UIMA files"), columnCharacters);
    m_systemA = addChoice(*this, tr("A:"), tr("System A"),
        tr("The system whose errors are shown (Alt+1 … Alt+9)"), nameCharacters);
    m_systemB = addChoice(*this, tr("vs B:"), tr("System B"), QString(), secondNameCharacters);
    m_measure = new MeasureButton(session, selection, MeasureButton::Part::All, this);
    auto* measure = new QWidget(this);
    auto* measureLabel = labelOf(tr("Measure:"), m_measure, measure);
    layRow(measure, { 6, 0, 0, 0 }, { measureLabel, m_measure });
    addWidget(measure);
    m_parts[1].widget = measureLabel;
    m_parts[2].widget = m_column.label;
    connect(m_dataSet.combo, &QComboBox::activated, &m_session, &Session::setCurrentDataSet);
    connect(m_column.combo, &QComboBox::activated, this,
        [this]() { m_session.setAnnotationColumn(m_column.combo->currentData().toString()); });
    connect(m_systemA.combo, &QComboBox::activated, this, [this](int index) {
        if (m_session.noGold()) {
            choosePair(true);
        } else {
            m_session.setSystemA(index);
        }
    });
    connect(m_systemB.combo, &QComboBox::activated, this, [this]() {
        if (m_session.noGold()) {
            choosePair(false);
        } else {
            m_session.setSystemB(m_systemB.combo->currentData().toInt());
        }
    });
    connect(&m_session, &Session::changed, this, &SessionToolBar::refresh);
    if (parent != nullptr) {
        parent->installEventFilter(this);
    }
    refresh(Session::ProjectChanged | Session::DataChanged | Session::SystemsChanged | Session::SpecChanged);
}

void SessionToolBar::chooseSystem(Session& session, int number)
{
    const auto loaded = session.dataSet();
    if (loaded && number >= 0 && number < static_cast<int>(loaded->systems.size())) {
        session.setSystemA(number);
    }
}

void SessionToolBar::stepAlpha(Session& session, int steps)
{
    if (!session.hasTrees()) {
        return;
    }
    analysis::EvaluationSpec spec = session.spec();
    const double place = spec.eter.alpha.value() * alphaSteps;
    // From between two multiples to the next one.
    const double next = steps > 0 ? std::floor(place + 1e-9) + steps : std::ceil(place - 1e-9) + steps;
    spec.eter.alpha = { std::clamp<std::int64_t>(std::llround(next), 0, alphaSteps), alphaSteps };
    session.setSpec(spec);
}

SessionToolBar::Choice SessionToolBar::addChoice(
    QToolBar& bar, const QString& label, const QString& name, const QString& toolTip, int characters)
{
    // One widget of both, so that a narrow toolbar hides both or none.
    auto* pair = new QWidget(&bar);
    auto* combo = new QComboBox(pair);
    combo->setAccessibleName(name);
    combo->setToolTip(toolTip);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(characters);
    combo->setMinimumWidth(combo->minimumSizeHint().width()); // Qt keeps that of the longest contents
    combo->setFocusPolicy(Qt::StrongFocus);
    auto* const shown = labelOf(label, combo, pair);
    layRow(pair, { 6, 0, 0, 0 }, { shown, combo });
    return { combo, bar.addWidget(pair), shown };
}

void SessionToolBar::refresh(Session::Changes changes)
{
    if (changes & Session::ProjectChanged) {
        m_dataSet.combo->clear();
        for (const analysis::DataSetSpec& dataSet : m_session.project().dataSets) {
            m_dataSet.combo->addItem(toQString(analysis::dataSetName(dataSet)));
            m_dataSet.combo->setItemData(
                m_dataSet.combo->count() - 1, fromPath(dataSet.gold.path), Qt::ToolTipRole);
        }
        m_dataSet.action->setVisible(m_dataSet.combo->count() > 1);
    }
    m_dataSet.combo->setCurrentIndex(m_session.currentDataSet());
    if (changes & (Session::DataChanged | Session::ProjectChanged)) {
        m_column.combo->clear();
        for (const QString& column : m_session.annotationColumns()) {
            m_column.combo->addItem(annotationColumnText(column), column);
        }
        m_column.action->setVisible(m_column.combo->count() > 1);
    }
    m_column.combo->setCurrentIndex(m_column.combo->findData(m_session.annotationColumn()));
    if (changes & (Session::DataChanged | Session::SystemsChanged)) {
        refreshSystems();
    }
    if (changes & (Session::ProjectChanged | Session::DataChanged | Session::SystemsChanged)) {
        fitNames();
    }
}

bool SessionToolBar::event(QEvent* event)
{
    const bool done = QToolBar::event(event);
    if (event->type() == QEvent::LayoutRequest) { // the name of a measure is longer than another's
        fitNames();
    }
    return done;
}

bool SessionToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        fitNames();
    }
    return QToolBar::eventFilter(watched, event);
}

void SessionToolBar::setYielding(QAction* entry)
{
    m_parts[0] = { entry, qobject_cast<QWidgetAction*>(entry)->defaultWidget() };
    fitNames();
}

int SessionToolBar::fitParts(int spare)
{
    const auto isLeftOut = [](const Part& part) {
        return part.action != nullptr ? !part.action->isVisible() : part.widget->isHidden();
    };
    const auto widthOf = [this](const Part& part) {
        return std::max(part.widget->sizeHint().width(), part.widget->minimumWidth())
            + style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing);
    };
    constexpr int slack = 12; // gaps of the style beside what goes
    spare -= slack;
    for (const Part& part : m_parts) { // as if all were shown
        spare -= part.widget != nullptr && isLeftOut(part) ? widthOf(part) : 0;
    }
    for (const Part& part : m_parts) {
        if (part.widget == nullptr || !part.widget->parentWidget()->isVisibleTo(parentWidget())) {
            continue; // what it belongs to is not shown
        }
        const bool left = spare < 0;
        spare += left ? widthOf(part) : 0;
        if (left != isLeftOut(part)) {
            part.action != nullptr ? part.action->setVisible(!left) : part.widget->setVisible(!left);
        }
    }
    return spare;
}

void SessionToolBar::fitNames()
{
    struct Fitted
    {
        const Choice& choice;
        int least;
    };
    const Fitted all[] { { m_systemA, nameCharacters }, { m_systemB, secondNameCharacters },
        { m_column, columnCharacters } };
    const QWidget* window = parentWidget();
    if (window != nullptr) {
        int spare = window->width();
        for (const QToolBar* bar : window->findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) {
            spare -= bar->isHidden() ? 0 : bar->sizeHint().width();
        }
        const int character = fontMetrics().horizontalAdvance(u'X');
        for (const auto& [choice, least] : all) { // what they have beyond their least is to spare as well
            spare += choice.action->isVisible() ? (choice.combo->minimumContentsLength() - least) * character
                                                : 0;
        }
        int characters = std::max(0, fitParts(spare) / character);
        for (const auto& [choice, least] : all) {
            qsizetype longest = 0;
            for (int i = 0; choice.action->isVisible() && i < choice.combo->count(); ++i) {
                const QString whole = choice.combo->itemData(i, wholeName).toString();
                longest
                    = std::max(longest, whole.isEmpty() ? choice.combo->itemText(i).size() : whole.size());
            }
            const int wanted = static_cast<int>(std::min<qsizetype>(longest, mostCharacters));
            const int more = std::clamp(wanted - least, 0, characters);
            characters -= more;
            if (choice.combo->minimumContentsLength() != least + more) { // else it asks for a new layout
                choice.combo->setMinimumContentsLength(least + more);
            }
        }
    }
    nameItems({ m_systemA.combo, m_systemB.combo });
}

void SessionToolBar::refreshSystems()
{
    QComboBox& a = *m_systemA.combo;
    QComboBox& b = *m_systemB.combo;
    a.clear();
    b.clear();
    const auto loaded = m_session.dataSet();
    if (m_session.noGold() && loaded->gold && !loaded->systems.empty()) {
        showBoth(*loaded);
        return;
    }
    b.addItem(tr("none"), -1);
    if (!loaded) {
        m_systemA.action->setVisible(false);
        m_systemB.action->setVisible(false);
        return;
    }
    const QStringList names = textsOf(loaded->systems, [](const analysis::LoadedSystem& system) {
        return toQString(system.layer ? system.layer->name : system.source.name);
    });
    for (std::size_t i = 0; i < loaded->systems.size(); ++i) {
        const analysis::LoadedSystem& system = loaded->systems[i];
        const QString whole = names[static_cast<qsizetype>(i)];
        //: %1: name of a system, %2: its path, or why it could not be read
        const QString tip
            = tr("%1\n%2").arg(whole, system.error ? errorText(*system.error) : fromPath(system.source.path));
        const int index = static_cast<int>(i);
        for (QComboBox* combo : { &a, &b }) {
            combo->addItem(whole, index);
            combo->setItemData(combo->count() - 1, whole, wholeName);
            combo->setItemData(combo->count() - 1, tip, Qt::ToolTipRole);
            setItemEnabled(
                *combo, combo->count() - 1, system.layer && (combo == &a || index != m_session.systemA()));
        }
    }
    a.setCurrentIndex(m_session.systemA());
    a.setToolTip(
        tr("%1: the system whose errors are shown (Alt+1 … Alt+9)").arg(names.value(m_session.systemA())));
    b.setCurrentIndex(std::max(0, b.findData(m_session.systemB())));
    b.setToolTip(tr("A second system to compare with"));
    // With one system there is nothing to compare it with.
    m_systemB.action->setVisible(loaded->systems.size() > 1);
    m_systemA.action->setVisible(!m_session.goldAlone());
}

void SessionToolBar::showBoth(const analysis::DataSet& compared)
{
    const auto b = static_cast<std::size_t>(std::max(0, m_session.systemA()));
    const std::string* const paths[] { &compared.spec.gold.path, &compared.systems[b].source.path };
    QStringList names { toQString(compared.gold->name) };
    for (const analysis::LoadedSystem& system : compared.systems) {
        names << toQString(system.layer ? system.layer->name : system.source.name);
    }
    int side = 0;
    for (QComboBox* combo : { m_systemA.combo, m_systemB.combo }) {
        const int current = side == 0 ? 0 : static_cast<int>(b) + 1;
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            if (names.size() > 2 || i == current) {
                combo->addItem(names[i], i);
                combo->setItemData(combo->count() - 1, names[i], wholeName);
            }
        }
        combo->setCurrentIndex(combo->findData(current));
        combo->setToolTip(tr("%1\n%2").arg(names[current], fromPath(*paths[side])));
        ++side;
    }
    m_systemA.action->setVisible(true);
    m_systemB.action->setVisible(true);
}

void SessionToolBar::choosePair(bool ofA)
{
    const auto loaded = m_session.dataSet();
    if (!loaded || m_session.systemA() < 0) {
        return;
    }
    const std::string chosen = toUtf8((ofA ? m_systemA : m_systemB).combo->currentData(wholeName).toString());
    const std::string a = loaded->gold->name;
    const std::string b = loaded->systems[static_cast<std::size_t>(m_session.systemA())].source.name;
    // Who is on the other side already changes places with who is chosen.
    if (ofA) {
        m_session.showPair(chosen, chosen == b ? a : b);
    } else {
        m_session.showPair(chosen == a ? b : a, chosen);
    }
}

} // namespace touchstone::ui

#include "moc_sessiontoolbar.cpp"
