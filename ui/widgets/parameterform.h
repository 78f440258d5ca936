// SPDX-License-Identifier: GPL-3.0-or-later
// ParameterForm: a measure's parameters as fields, built from its description; serves every measure.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/base/measure.h"

#include <QFormLayout>
#include <QLabel>
#include <QString>
#include <QWidget>

class QLineEdit;

namespace touchstone::ui {

/// One row per parameter: a choice where it takes words, a field for numbers, a path for files. A value that
/// the parameter does not take stays in its field with a sentence on what it takes; the spec keeps the old
/// one.
class ParameterForm : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterForm(QWidget* parent = nullptr);

    void setMeasure(const metrics::Measure* measure);
    /// Shows a spec's values; fields that the user is typing in keep their text.
    void setSpec(const analysis::EvaluationSpec& spec);
    /// The field of a parameter, for tests; null: none.
    [[nodiscard]] QWidget* field(const QString& name) const;
    [[nodiscard]] QString problem() const { return m_problem->isHidden() ? QString() : m_problem->text(); }
    /// Says what is wrong with a value; empty: nothing.
    void showProblem(const QString& text);

Q_SIGNALS:
    void specEdited(const touchstone::analysis::EvaluationSpec& spec);
    /// A file was chosen for a parameter (empty: none any more); its content is read elsewhere.
    void fileChosen(const QString& name, const QString& path);

private:
    struct Row
    {
        std::string name;
        QWidget* field = nullptr;
        QLineEdit* path = nullptr; ///< of files
    };

    void addRow(const analysis::SettingRow& parameter);
    void take(const std::string& name, const QString& value);
    void chooseFile(const std::string& name, QLineEdit* path);

    analysis::EvaluationSpec m_spec;
    const metrics::Measure* m_measure = nullptr;
    QFormLayout* m_layout = new QFormLayout;
    QLabel* m_problem = new QLabel(this);
    std::vector<Row> m_rows;
    std::map<std::string, QString> m_paths; ///< of the files that were chosen, by parameter
};

} // namespace touchstone::ui
