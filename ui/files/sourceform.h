// SPDX-License-Identifier: GPL-3.0-or-later
// SourceForm: how one file or folder is read: name, format, and what its format has to be asked (tag column,
// what a document is, columns of a table, a list of labels, the unit of offsets), or the file offers to
// choose from (annotators, model versions, groups of spans); and what was found in it.
#pragma once

#include "ui/files/importcheck.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

class QLineEdit;

namespace touchstone::ui {

class FieldWithButton;

class SourceForm : public QWidget
{
    Q_OBJECT

public:
    /// `named`: with a field for the name (systems).
    explicit SourceForm(bool named, QWidget* parent = nullptr);

    /// Shows a source without emitting edited().
    void show(const analysis::LayerSource& source);
    /// What was found out about it; null: still being looked at.
    void showCheck(const SourceCheck* check);
    /// The source as edited; path and annotation column are those shown.
    [[nodiscard]] analysis::LayerSource source() const;

    using QWidget::show;

Q_SIGNALS:
    void edited();

private:
    /// A choice that only some files offer: shown when this one does.
    struct Choice
    {
        const char* option; ///< as io::ReaderChoice has it
        std::string io::ReadOptions::*value;
        QComboBox* combo = nullptr;
        bool offered = false;
        QString usual {}; ///< what stands where nothing is chosen
    };

    void addChoice(Choice& choice, const QString& label, const QString& usual, const QString& help);
    void showChoices(const io::Recognition& recognition);
    void showDocumentUnits(const QString& format);
    void updateVisibility();
    void emitIfOther();
    void chooseColumns();
    void chooseLabelList();
    /// The format that is chosen, else the recognised one.
    [[nodiscard]] QString format() const;
    /// Does the format's reader know this option of the command line?
    [[nodiscard]] bool has(std::string_view option) const;

    analysis::LayerSource m_source;
    QString m_recognised;
    QString m_shownUnits; ///< the format whose units of documents are offered
    QFormLayout* m_layout = new QFormLayout(this);
    QLineEdit* m_name = nullptr;
    QComboBox* m_format = new QComboBox(this);
    QSpinBox* m_column = new QSpinBox(this);
    QComboBox* m_documents = new QComboBox(this);
    FieldWithButton* m_columns;
    FieldWithButton* m_labelList;
    QComboBox* m_offsets = new QComboBox(this);
    std::vector<std::vector<std::string>> m_rows; ///< of a table
    std::array<Choice, 3> m_choices { Choice { "annotator", &io::ReadOptions::annotator },
        Choice { "model-version", &io::ReadOptions::modelVersion },
        Choice { "spans-key", &io::ReadOptions::spansKey } };
    QLabel* m_state = new QLabel(this);
};

} // namespace touchstone::ui
