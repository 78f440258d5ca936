// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sessiontoolbar.h"

#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>
#include "core/evaluation/settings/specsettings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QStandardItemModel>

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

constexpr int alphaDecimals = 3;
constexpr int alphaSteps = 20; ///< steps of 0.05

metrics::Fraction alphaOf(double value)
{
    constexpr std::int64_t fine = 1000; // alphaDecimals
    return { std::clamp<std::int64_t>(std::llround(value * static_cast<double>(fine)), 0, fine), fine };
}

} // namespace

SessionToolBar::SessionToolBar(Session& session, SelectionModel& selection, QToolBar& last, QWidget* parent)
    : QToolBar(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("sessionToolBar"));
    setWindowTitle(tr("Data and scoring"));
    m_dataSet
        = addChoice(*this, tr("Data set:"), tr("Data set"), tr("Which of the open data sets is shown"), 10);
    m_column = addChoice(*this, tr("Column:"), tr("Annotation column"),
        tr("Annotation column of the HIPE files, or layer of WebAnno and UIMA files"), 10);
    m_systemA = addChoice(
        *this, tr("System A:"), tr("System A"), tr("The system whose errors are shown (Alt+1 … Alt+9)"), 12);
    m_systemB = addChoice(*this, tr("vs B:"), tr("System B"), tr("A second system to compare with"), 8);
    m_matching = addChoice(*this, tr("Matching:"), makeSchemeCombo(&selection, this), 6);
    m_pairing = addChoice(last, tr("Policy:"), tr("Matching policy"),
        tr("Which gold annotation is matched with which of the system.\nOptimal one-to-one: the best "
           "assignment of "
           "overlapping annotations, whatever their order.\nGreedy: first come, first served, as nervaluate "
           "does."),
        16);
    for (const match::PairingPolicy policy : match::allPairings) {
        m_pairing.combo->addItem(pairingText(policy), static_cast<int>(policy));
    }

    auto* alphaPair = new QWidget(this);
    m_alpha = new QDoubleSpinBox(alphaPair);
    auto* alphaLabel = labelOf(tr("α:"), m_alpha, alphaPair);
    m_alpha->setRange(0, 1);
    m_alpha->setDecimals(alphaDecimals);
    m_alpha->setSingleStep(1.0 / alphaSteps);
    m_alpha->setKeyboardTracking(false);
    m_alpha->setAccessibleName(tr("Alpha"));
    m_alpha->setToolTip(
        tr("How much components weigh in ETER: 0 only types and spans, 1 only components ([ and ])"));
    layRow(alphaPair, { 6, 0, 0, 0 }, { alphaLabel, m_alpha });
    m_alphaAction = addWidget(alphaPair);
    connect(m_alpha, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        analysis::EvaluationSpec spec = m_session.spec();
        spec.eter.alpha = alphaOf(value);
        m_session.setSpec(spec);
    });
    connect(m_dataSet.combo, &QComboBox::activated, &m_session, &Session::setCurrentDataSet);
    connect(m_column.combo, &QComboBox::activated, this,
        [this]() { m_session.setAnnotationColumn(m_column.combo->currentData().toString()); });
    connect(m_systemA.combo, &QComboBox::activated, &m_session, &Session::setSystemA);
    connect(m_systemB.combo, &QComboBox::activated, this,
        [this]() { m_session.setSystemB(m_systemB.combo->currentData().toInt()); });
    connect(m_pairing.combo, &QComboBox::activated, this, [this]() {
        analysis::EvaluationSpec spec = m_session.spec();
        analysis::choosePairing(
            spec, static_cast<match::PairingPolicy>(m_pairing.combo->currentData().toInt()));
        m_session.setSpec(spec);
    });
    connect(&m_session, &Session::changed, this, &SessionToolBar::refresh);
    refresh(Session::ProjectChanged | Session::DataChanged | Session::SystemsChanged | Session::SpecChanged);
}

void SessionToolBar::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    constexpr int characters = 7;
    // Behind the systems, before what it sets.
    m_preset = addChoice(*this, tr("Preset:"), tr("Preset"), QString(), characters, m_matching.action);
    QComboBox& combo = *m_preset.combo;
    combo.setProperty("help", QStringLiteral("presets"));
    for (const analysis::Preset& preset : analysis::presets()) {
        combo.addItem(presetTitle(&preset), toQString(preset.id));
    }
    combo.addItem(presetTitle(nullptr), QString());
    setItemEnabled(combo, combo.count() - 1, false); // what results from other settings cannot be chosen
    // The list is as wide as its names, however narrow the bar.
    combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) + 2 * combo.view()->frameWidth());
    connect(&combo, &QComboBox::activated, this, [this](int index) {
        if (const auto* preset = analysis::presetById(toUtf8(m_preset.combo->itemData(index).toString()))) {
            m_presets->choose(*preset);
        }
        refreshPreset();
    });
    connect(&presets, &PresetChoice::changed, this, &SessionToolBar::refreshPreset);
    refreshPreset();
}

void SessionToolBar::openPresets()
{
    if (m_preset.combo != nullptr && m_preset.combo->isVisible()) {
        m_preset.combo->setFocus(Qt::ShortcutFocusReason);
        m_preset.combo->showPopup();
    }
}

void SessionToolBar::refreshPreset()
{
    for (int item = 0; item < m_preset.combo->count(); ++item) {
        if (const auto* one = analysis::presetById(toUtf8(m_preset.combo->itemData(item).toString()))) {
            const bool lacks = m_presets->lacksColumn(*one);
            setItemEnabled(*m_preset.combo, item, !lacks);
            m_preset.combo->setItemData(item,
                presetToolTip(one)
                    + (lacks ? QStringLiteral("<p><b>%1</b></p>")
                                   .arg(tr("The open files have no column of links; choose TAC-KBP, or the "
                                           "measure Links.")
                                            .toHtmlEscaped())
                             : QString()),
                Qt::ToolTipRole);
        }
    }
    const analysis::Preset* preset = m_presets->preset();
    const int index
        = preset == nullptr ? m_preset.combo->count() - 1 : m_preset.combo->findData(toQString(preset->id));
    m_preset.combo->setCurrentIndex(index);
    m_preset.combo->setToolTip(presetToolTip(preset)
        + QStringLiteral("<p>%1</p>")
              .arg(tr("A preset sets settings, measure and column names at once (Ctrl+Shift+P).")
                       .toHtmlEscaped()));
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

SessionToolBar::Choice SessionToolBar::addChoice(QToolBar& bar, const QString& label, const QString& name,
    const QString& toolTip, int characters, QAction* before)
{
    auto* combo = new QComboBox(&bar);
    combo->setAccessibleName(name);
    combo->setToolTip(toolTip);
    return addChoice(bar, label, combo, characters, before);
}

SessionToolBar::Choice SessionToolBar::addChoice(
    QToolBar& bar, const QString& label, QComboBox* combo, int characters, QAction* before)
{
    // One widget of both, so that a narrow toolbar hides both or none.
    auto* pair = new QWidget(&bar);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(characters);
    combo->setFocusPolicy(Qt::StrongFocus);
    layRow(pair, { 6, 0, 0, 0 }, { labelOf(label, combo, pair), combo });
    return { combo, bar.insertWidget(before, pair) };
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
    if ((changes & Session::DataChanged) && m_presets != nullptr) {
        refreshPreset();
    }
    if (changes & (Session::DataChanged | Session::ProjectChanged)) {
        m_column.combo->clear();
        for (const QString& column : m_session.annotationColumns()) {
            m_column.combo->addItem(annotationColumnText(column), column);
        }
        m_column.action->setVisible(m_column.combo->count() > 1);
    }
    m_column.combo->setCurrentIndex(m_column.combo->findData(m_session.annotationColumn()));
    m_alphaAction->setVisible(m_session.hasTrees());
    {
        const QSignalBlocker blocker(m_alpha);
        m_alpha->setValue(m_session.spec().eter.alpha.value());
    }
    if (changes & (Session::DataChanged | Session::SystemsChanged)) {
        refreshSystems();
    }
    m_pairing.combo->setCurrentIndex(
        m_pairing.combo->findData(static_cast<int>(m_session.spec().matching.pairing)));
}

void SessionToolBar::refreshSystems()
{
    QComboBox& a = *m_systemA.combo;
    QComboBox& b = *m_systemB.combo;
    a.clear();
    b.clear();
    b.addItem(tr("none"), -1);
    const auto loaded = m_session.dataSet();
    if (!loaded) {
        return;
    }
    for (std::size_t i = 0; i < loaded->systems.size(); ++i) {
        const analysis::LoadedSystem& system = loaded->systems[i];
        const QString name = toQString(system.layer ? system.layer->name : system.source.name);
        const QString tip = system.error ? errorText(*system.error) : fromPath(system.source.path);
        const int index = static_cast<int>(i);
        for (QComboBox* combo : { &a, &b }) {
            combo->addItem(name, index);
            combo->setItemData(combo->count() - 1, tip, Qt::ToolTipRole);
            setItemEnabled(
                *combo, combo->count() - 1, system.layer && (combo == &a || index != m_session.systemA()));
        }
    }
    a.setCurrentIndex(m_session.systemA());
    a.setToolTip(tr("%1: the system whose errors are shown (Alt+1 … Alt+9)").arg(a.currentText()));
    b.setCurrentIndex(std::max(0, b.findData(m_session.systemB())));
    // With one system there is nothing to compare it with.
    m_systemB.action->setVisible(loaded->systems.size() > 1);
}

} // namespace touchstone::ui

#include "moc_sessiontoolbar.cpp"
