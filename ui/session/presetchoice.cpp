// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/presetchoice.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"

#include <QCoreApplication>

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
        toQString(analysis::presetLayer(preset, columns(), toUtf8(m_session.annotationColumn()))));
    m_session.setSpec(analysis::withPreset(m_session.spec(), preset));
    m_selection.setScheme(preset.scheme);
    m_choosing = false;
    follow();
    Q_EMIT chosen(preset);
}

std::vector<std::string> PresetChoice::columns() const
{
    std::vector<std::string> columns;
    for (const QString& column : m_session.annotationColumns()) {
        columns.push_back(toUtf8(column));
    }
    return columns;
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
    const analysis::Preset* now = nullptr;
    if (m_chosen != nullptr) {
        now = analysis::presetInForce(*m_chosen, spec, m_selection.scheme());
        m_chosen = now != nullptr ? now : m_chosen; // strict and fuzzy: the scheme says which
    }
    if (now == nullptr) {
        now = analysis::presetOf(spec, m_selection.scheme());
    }
    if (now != nullptr && lacksColumn(*now)) {
        now = nullptr;
    }
    if (now != m_preset) {
        m_preset = now;
        Q_EMIT changed();
    }
}

QString presetTitle(const analysis::Preset* preset)
{
    if (preset == nullptr) {
        return QCoreApplication::translate("PresetChoice", "Custom");
    }
    return preset->id == "default" ? QCoreApplication::translate("PresetChoice", "Default")
                                   : toQString(preset->title);
}

QString presetToolTip(const analysis::Preset* preset)
{
    const auto paragraph
        = [](const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); };
    if (preset == nullptr) {
        return paragraph(QCoreApplication::translate("PresetChoice",
            "Custom: the settings are those of no preset. Choosing one sets all of them; files, and the part "
            "of the corpus that is scored, stay."));
    }
    return paragraph(presetTitle(preset))
        + paragraph(toQString(preset->description))
        //: %1: paper and program
        + paragraph(QCoreApplication::translate("PresetChoice", "Source: %1").arg(toQString(preset->source)));
}

} // namespace touchstone::ui

#include "moc_presetchoice.cpp"
