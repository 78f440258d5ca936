// SPDX-License-Identifier: GPL-3.0-or-later
// OtherSettingsDialog: the settings under which System A is compared with itself.
#pragma once

#include "ui/widgets/parameterform.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>

namespace touchstone::ui {

class OtherSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `present`: the settings of the result that is shown; `start`: those to begin with.
    OtherSettingsDialog(
        analysis::EvaluationSpec present, const analysis::EvaluationSpec& start, QWidget* parent = nullptr);

    [[nodiscard]] const analysis::EvaluationSpec& spec() const { return m_spec; }
    /// For tests.
    [[nodiscard]] ParameterForm* form() const { return m_form; }
    void setMeasure(const QString& id);

private:
    void take(const analysis::EvaluationSpec& spec);

    analysis::EvaluationSpec m_present;
    analysis::EvaluationSpec m_spec;
    QComboBox* m_measures = new QComboBox(this);
    ParameterForm* m_form = new ParameterForm(this);
    QLabel* m_difference = new QLabel(this);
    QDialogButtonBox* m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
};

/// The settings in which `other` differs from `present`, one by one: "pairing: first-come"; empty: in none.
[[nodiscard]] QStringList settingDifferences(
    const analysis::EvaluationSpec& present, const analysis::EvaluationSpec& other);

} // namespace touchstone::ui
