// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/othersettingsdialog.h"

#include "ui/session/corestrings.h"
#include "ui/session/settingtexts.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include "core/measures/registry/measureregistry.h"

#include <QPushButton>
#include <QScrollArea>

namespace touchstone::ui {

QStringList settingDifferences(const analysis::EvaluationSpec& present, const analysis::EvaluationSpec& other)
{
    const auto before = analysis::settings(present);
    QStringList differences;
    for (const auto& setting : analysis::settings(other)) {
        const auto twin = std::ranges::find(before, setting.name, &analysis::Setting::name);
        if (twin == before.end() || twin->value != setting.value) {
            differences << //: %1: a setting, %2: its value
                OtherSettingsDialog::tr("%1: %2").arg(
                    settingTitle(setting.name), settingWordText(setting.name, setting.value));
        }
    }
    return differences;
}

OtherSettingsDialog::OtherSettingsDialog(
    analysis::EvaluationSpec present, const analysis::EvaluationSpec& start, QWidget* parent)
    : QDialog(parent)
    , m_present(std::move(present))
{
    setWindowTitle(tr("Compare with other settings"));
    auto* words = new QLabel(
        tr("System A is scored a second time under these settings; what changes is shown as B."), this);
    words->setWordWrap(true);
    for (const metrics::Measure& measure : metrics::measures()) {
        m_measures->addItem(measureText(measure.id), toQString(measure.id));
    }
    m_measures->setAccessibleName(tr("Settings of"));
    m_difference->setWordWrap(true);
    m_difference->setTextFormat(Qt::PlainText);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Compare"));

    auto* area = new QScrollArea(this);
    area->setWidget(m_form);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // it follows the focus of what it holds
    auto* choice = new QFormLayout;
    choice->addRow(tr("Settings &of:"), m_measures);
    layColumn(this, { words, choice, { area, 1 }, m_difference, m_buttons });

    connect(m_measures, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_form->setMeasure(metrics::measureById(toUtf8(m_measures->itemData(index).toString())));
        m_form->setSpec(m_spec);
    });
    connect(m_form, &ParameterForm::specEdited, this, &OtherSettingsDialog::take);
    connect(m_form, &ParameterForm::fileChosen, this,
        [this]() { m_form->showProblem(tr("Files are chosen in Scores; both sides then use them.")); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_form->setMeasure(metrics::measureById(toUtf8(m_measures->currentData().toString())));
    take(start);
    m_form->setSpec(start);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 26);
    keepOnScreen(*this);
}

void OtherSettingsDialog::setMeasure(const QString& id)
{
    m_measures->setCurrentIndex(std::max(0, m_measures->findData(id)));
}

void OtherSettingsDialog::take(const analysis::EvaluationSpec& spec)
{
    m_spec = spec;
    const QStringList differences = settingDifferences(m_present, m_spec);
    m_difference->setText(differences.isEmpty() ? tr("These are the present settings: change one.")
                                                //: %1: a list of settings with their values
                                                : tr("Differs in %1.").arg(listText(differences)));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!differences.isEmpty());
    m_form->setSpec(spec);
}

} // namespace touchstone::ui

#include "moc_othersettingsdialog.cpp"
