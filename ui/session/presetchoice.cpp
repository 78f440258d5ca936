// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/presetchoice.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"

#include "core/support/lookup.h"

namespace touchstone::ui {

PresetChoice::PresetChoice(Session& session, SelectionModel& selection, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_selection(selection)
{
    whenChanged(session, Session::SpecChanged | Session::DataChanged, this, &PresetChoice::follow);
    whenChanged(selection, SelectionModel::SchemeChanged, this, &PresetChoice::follow);
    follow();
}

void PresetChoice::choose(const analysis::Preset& preset)
{
    m_choosing = true;
    m_chosen = &preset;
    // The column first: what is read anew is scored once.
    m_session.setAnnotationColumn(
        toQString(analysis::columnToRead(preset, columns(), toUtf8(m_session.annotationColumn()))));
    m_session.setSpec(analysis::withPreset(m_session.spec(), preset));
    m_selection.setScheme(preset.scheme);
    m_choosing = false;
    follow();
    if (!preset.measures.empty()) {
        m_selection.setMeasure(toQString(preset.measures.front()));
    }
    Q_EMIT chosen(preset);
}

std::vector<std::string> PresetChoice::columns() const
{
    return support::listOf(m_session.annotationColumns(), toUtf8);
}

bool PresetChoice::lacksColumn(const analysis::Preset& preset) const
{
    return m_session.dataSet() && analysis::lacksColumn(preset, columns());
}

void PresetChoice::take(const analysis::Preset* preset)
{
    m_chosen = preset;
    follow();
}

void PresetChoice::follow()
{
    if (m_choosing) {
        return;
    }
    const analysis::EvaluationSpec& spec = m_session.spec();
    const match::Scheme scheme = m_selection.scheme();
    const auto* now = m_chosen == nullptr ? nullptr : analysis::presetInForce(*m_chosen, spec, scheme);
    if (now != nullptr) {
        m_chosen = now; // strict and fuzzy: the scheme says which
    } else {
        now = analysis::presetOf(spec, scheme);
    }
    if (now != nullptr && lacksColumn(*now)) {
        now = nullptr;
    }
    if (std::exchange(m_preset, now) != now) {
        Q_EMIT changed();
    }
}

QString presetTitle(const analysis::Preset* preset)
{
    return preset == nullptr      ? PresetChoice::tr("Custom")
        : preset->id == "default" ? PresetChoice::tr("Default")
                                  : coreText(support::said(preset->title));
}

QString presetDescription(const analysis::Preset& preset)
{
    return coreText(support::said(preset.description));
}

QString presetSource(const analysis::Preset& preset) { return coreText(support::said(preset.source)); }

QString presetToolTip(const analysis::Preset* preset)
{
    const auto paragraph
        = [](const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); };
    if (preset == nullptr) {
        return paragraph(
            PresetChoice::tr("Custom: the settings are those of no preset. Choosing one sets all "
                             "of them; files, and the part of the corpus that is scored, stay."));
    }
    return paragraph(presetTitle(preset))
        + paragraph(presetDescription(*preset))
        //: %1: paper and program
        + paragraph(PresetChoice::tr("Source: %1").arg(presetSource(*preset)));
}

} // namespace touchstone::ui

#include "moc_presetchoice.cpp"
