// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/appearancepage.h"

#include "ui/base/language.h"
#include "ui/widgets/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace touchstone::ui {

AppearancePage::AppearancePage(Settings& settings, QWidget* parent)
    : SettingsPage(settings, tr("Appearance"), parent)
    , m_appearance(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_textSize(new QSpinBox(this))
    , m_mode(new QComboBox(this))
    , m_onlyDifferences(new QCheckBox(tr("Only di&fferences"), this))
{
    addChoices(m_appearance, tr("Colours of the window"),
        { { tr("As the system"), Appearance::System }, { tr("Light"), Appearance::Light },
            { tr("Dark"), Appearance::Dark }, { tr("High contrast, black on white"), Appearance::Contrast },
            { tr("High contrast, white on black"), Appearance::DarkContrast } });
    for (const Language& each : languages()) {
        m_language->addItem(QString::fromUtf8(each.name), QString::fromLatin1(each.code));
    }
    m_language->setAccessibleName(tr("Language of the window"));
    m_language->setToolTip(tr("From the next start; files, figures and commands stay in English"));
    m_textSize->setRange(Settings::leastTextSize, Settings::mostTextSize);
    constexpr int step = 10;
    m_textSize->setSingleStep(step);
    m_textSize->setSuffix(tr(" %"));
    m_textSize->setKeyboardTracking(false); // a size half typed would change the whole window
    m_textSize->setAccessibleName(tr("Text size, in percent of the system's"));
    m_textSize->setToolTip(tr("Of the whole window; View, Larger text is of the texts alone"));
    addChoices(m_mode, tr("How the texts stand"),
        { { tr("Side by side"), TextMode::SideBySide }, { tr("Interlinear"), TextMode::Interlinear },
            { tr("Stacked"), TextMode::Stacked } });
    m_onlyDifferences->setToolTip(tr("Fold away the lines that have neither edits nor errors"));
    auto* form = new QFormLayout;
    form->addRow(tr("C&olours:"), m_appearance);
    form->addRow(tr("Text &size:"), m_textSize);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(tr("&Texts:"), m_mode);
    form->addRow(QString(), m_onlyDifferences);
    layColumn(this, { form, filler });
    fill(m_settings);

    connect(m_appearance, &QComboBox::currentIndexChanged, this, [this]() {
        m_settings.appearance = static_cast<Appearance>(m_appearance->currentData().toInt());
        Q_EMIT edited(SettingsPart::Look);
    });
    connect(m_language, &QComboBox::currentIndexChanged, this, [this]() {
        m_settings.language = m_language->currentData().toString();
        Q_EMIT edited(SettingsPart::Language);
    });
    connect(m_textSize, &QSpinBox::valueChanged, this, [this](int percent) {
        m_settings.textSize = percent;
        Q_EMIT edited(SettingsPart::Look);
    });
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this]() {
        m_settings.textMode = static_cast<TextMode>(m_mode->currentData().toInt());
        Q_EMIT edited(SettingsPart::Text);
    });
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool only) {
        m_settings.onlyDifferences = only;
        Q_EMIT edited(SettingsPart::Text);
    });
}

void AppearancePage::fill(const Settings& settings)
{
    chooseOrFirst(m_appearance, static_cast<int>(settings.appearance));
    m_language->setCurrentIndex(std::max(0, m_language->findData(settings.language)));
    m_textSize->setValue(settings.textSize);
    chooseOrFirst(m_mode, static_cast<int>(settings.textMode));
    m_onlyDifferences->setChecked(settings.onlyDifferences);
}

void AppearancePage::restoreDefaults() { fill({}); }

} // namespace touchstone::ui

#include "moc_appearancepage.cpp"
