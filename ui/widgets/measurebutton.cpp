// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/measurebutton.h"

#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/presetchoice.h"
#include "ui/session/shortcuts.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QFrame>
#include <QScreen>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr int alphaDecimals = 3;
constexpr double alphaStep = 0.05;

metrics::Fraction alphaOf(double value)
{
    constexpr std::int64_t fine = 1000; // alphaDecimals
    return { std::clamp<std::int64_t>(std::llround(value * static_cast<double>(fine)), 0, fine), fine };
}

void setEntryEnabled(QComboBox& combo, int index, bool enabled)
{
    if (auto* model = qobject_cast<QStandardItemModel*>(combo.model())) {
        model->item(index)->setEnabled(enabled);
    }
}

} // namespace

MeasureButton::MeasureButton(Session& session, SelectionModel& selection, Part part, QWidget* parent)
    : QToolButton(parent)
    , m_session(session)
    , m_selection(selection)
    , m_part(part)
    , m_choices(new QFrame(this, Qt::Popup))
    , m_form(new QFormLayout(m_choices))
    , m_measure(new QComboBox(m_choices))
    , m_matching(new QComboBox(m_choices))
    , m_alpha(new QDoubleSpinBox(m_choices))
{
    static_cast<QFrame*>(m_choices)->setFrameStyle(QFrame::StyledPanel);
    m_choices->setAccessibleName(tr("How systems are scored"));
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setAutoRaise(part != Part::All);
    setArrowType(Qt::NoArrow);
    fill();
    connect(this, &QToolButton::clicked, this, &MeasureButton::open);
    whenChanged(selection, SelectionModel::SchemeChanged | SelectionModel::MeasureChanged, this,
        &MeasureButton::refresh);
    connect(&session, &Session::changed, this, &MeasureButton::refresh);
    keepSaid(this, [this]() { refresh(); });
}

void MeasureButton::fill()
{
    for (const metrics::Measure& measure : metrics::measures()) {
        m_measure->addItem(measureText(measure.id), toQString(measure.id));
        m_measure->setItemData(m_measure->count() - 1, coreText(measure.description), Qt::ToolTipRole);
    }
    m_measure->setAccessibleName(tr("Measure"));
    m_measure->setToolTip(tr("What Scores and Slices show"));
    for (const match::PairingPolicy policy : match::allPairings) {
        m_matching->addItem(pairingText(policy), static_cast<int>(policy));
    }
    m_matching->setAccessibleName(tr("Matching"));
    keepSaid(m_matching, [this]() {
        m_matching->setToolTip(
            tr("Which gold annotation is matched with which of the system.\nOptimal one-to-one: the best "
               "assignment of overlapping annotations, whatever their order.\nGreedy: first come, first "
               "served, as nervaluate does."));
    });
    QComboBox* const scheme = makeSchemeCombo(&m_selection, m_choices);
    m_form->addRow(tr("&Measure:"), m_measure);
    m_form->addRow(tr("&Scheme (when a pair is right):"), scheme);
    m_form->addRow(tr("Ma&tching of annotations:"), m_matching);
    addAlpha(*m_form);
    connect(m_measure, &QComboBox::activated, this,
        [this](int index) { m_selection.setMeasure(m_measure->itemData(index).toString()); });
    connect(m_matching, &QComboBox::activated, this, [this](int index) {
        analysis::EvaluationSpec spec = m_session.spec();
        analysis::choosePairing(spec, static_cast<match::PairingPolicy>(m_matching->itemData(index).toInt()));
        m_session.setSpec(spec);
    });
}

void MeasureButton::addAlpha(QFormLayout& form)
{
    m_alpha->setRange(0, 1);
    m_alpha->setDecimals(alphaDecimals);
    m_alpha->setSingleStep(alphaStep);
    m_alpha->setKeyboardTracking(false);
    m_alpha->setAccessibleName(tr("Alpha"));
    m_alpha->setToolTip(
        tr("How much components weigh in ETER: 0 only types and spans, 1 only components ([ and ])"));
    form.addRow(tr("ETER &alpha (weight of components):"), m_alpha);
    connect(m_alpha, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        analysis::EvaluationSpec spec = m_session.spec();
        spec.eter.alpha = alphaOf(value);
        m_session.setSpec(spec);
    });
}

void MeasureButton::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    m_preset = new QComboBox(m_choices);
    m_preset->setAccessibleName(tr("Preset"));
    m_preset->setProperty("help", QStringLiteral("presets"));
    for (const analysis::Preset& preset : analysis::presets()) {
        m_preset->addItem(presetTitle(&preset), toQString(preset.id));
    }
    m_preset->addItem(presetTitle(nullptr), QString());
    setEntryEnabled(
        *m_preset, m_preset->count() - 1, false); // what results from other settings cannot be chosen
    m_form->insertRow(0, tr("&Preset:"), m_preset);
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (const auto* preset = analysis::presetById(toUtf8(m_preset->itemData(index).toString()))) {
            m_presets->choose(*preset);
        }
        refresh();
    });
    connect(&presets, &PresetChoice::changed, this, &MeasureButton::refresh);
    refresh();
}

void MeasureButton::open()
{
    m_choices->adjustSize();
    QPoint place = mapToGlobal(QPoint(0, height()));
    const QRect room = screen()->availableGeometry();
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - m_choices->width())));
    if (place.y() + m_choices->height() > room.bottom()) {
        place.setY(mapToGlobal(QPoint(0, 0)).y() - m_choices->height());
    }
    m_choices->move(place);
    m_choices->show();
    (m_preset != nullptr ? m_preset : m_measure)->setFocus(Qt::PopupFocusReason);
}

void MeasureButton::refresh()
{
    if (m_preset != nullptr) {
        refreshPreset();
    }
    m_measure->setCurrentIndex(m_measure->findData(m_selection.measure()));
    m_matching->setCurrentIndex(m_matching->findData(static_cast<int>(m_session.spec().matching.pairing)));
    m_form->setRowVisible(m_alpha, m_session.hasTrees());
    {
        const QSignalBlocker blocker(m_alpha);
        m_alpha->setValue(m_session.spec().eter.alpha.value());
    }
    setText(caption());
    setToolTip(meaning());
    setAccessibleName(tr("How systems are scored: %1").arg(caption()));
}

void MeasureButton::refreshPreset()
{
    for (int item = 0; item < m_preset->count(); ++item) {
        if (const auto* one = analysis::presetById(toUtf8(m_preset->itemData(item).toString()))) {
            const bool lacks = m_presets->lacksColumn(*one);
            setEntryEnabled(*m_preset, item, !lacks);
            m_preset->setItemData(item,
                presetToolTip(one)
                    + (lacks ? QStringLiteral("<p><b>%1</b></p>")
                                   .arg(tr("The open files have no column of links; choose TAC-KBP, or the "
                                           "measure Links.")
                                            .toHtmlEscaped())
                             : QString()),
                Qt::ToolTipRole);
        }
    }
    const analysis::Preset* const preset = m_presets->preset();
    m_preset->setCurrentIndex(
        preset == nullptr ? m_preset->count() - 1 : m_preset->findData(toQString(preset->id)));
    setRichToolTip(*m_preset, presetToolTip(preset));
}

QString MeasureButton::caption() const
{
    const QString scheme = schemeWord(m_selection.scheme());
    if (m_part == Part::Scheme) {
        //: a caption; %1: scheme such as "strict"
        return tr("Scheme: %1").arg(scheme);
    }
    const QString measure = measureText(toUtf8(m_selection.measure()));
    const analysis::Preset* const preset = m_presets != nullptr ? m_presets->preset() : nullptr;
    const bool task = preset != nullptr && preset != &analysis::presets().front();
    if (task) {
        //: a caption; %1: preset such as "CoNLL-2003", %2: measure, %3: scheme such as "strict"
        return tr("%1: %2, %3").arg(presetTitle(preset), measure, scheme);
    }
    //: a caption; %1: measure, %2: scheme such as "strict"
    return tr("%1, %2").arg(measure, scheme);
}

QString MeasureButton::meaning() const
{
    const QString matching = pairingText(m_session.spec().matching.pairing);
    //: %1: what a scheme asks, %2: matching policy, %3: what a click does
    return tr("%1\nMatching of annotations: %2\n%3")
        .arg(schemeMeaning(m_selection.scheme()), matching,
            withKeys(tr("Opens the choice of preset, measure, scheme and matching"), Command::ChooseMeasure));
}

} // namespace touchstone::ui

#include "moc_measurebutton.cpp"
