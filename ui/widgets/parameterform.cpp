// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/parameterform.h"

#include "ui/session/corestrings.h"
#include "ui/session/settingtexts.h"
#include "ui/widgets/layouts.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/specsettings.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QToolButton>

namespace touchstone::ui {

ParameterForm::ParameterForm(QWidget* parent)
    : QWidget(parent)
{
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setVisible(false);
    layColumn(this, { m_layout, m_problem, filler });
}

void ParameterForm::setMeasure(const metrics::Measure* measure)
{
    if (measure == m_measure) {
        return;
    }
    m_measure = measure;
    m_rows.clear();
    while (m_layout->rowCount() > 0) {
        m_layout->removeRow(0);
    }
    m_problem->setVisible(false);
    if (measure == nullptr) {
        return;
    }
    for (const std::string_view parameter : measure->parameters) {
        addRow(*analysis::settingRow(parameter));
    }
    if (measure->parameters.empty()) {
        m_layout->addRow(new QLabel(tr("This measure has no parameters."), this));
    }
    setSpec(m_spec);
}

void ParameterForm::addRow(const analysis::SettingRow& parameter)
{
    Row row { std::string(parameter.name), nullptr, nullptr };
    const std::string& name = row.name;
    QWidget* shown = nullptr;
    if (parameter.ofFile) {
        auto* box = new QWidget(this);
        auto* path = new QLineEdit(box);
        path->setPlaceholderText(tr("None"));
        path->setClearButtonEnabled(true);
        auto* choose = new QToolButton(box);
        choose->setText(tr("Choose…"));
        choose->setAccessibleName(tr("Choose a file for %1").arg(settingTitle(name)));
        layRow(box, {}, { { path, 1 }, choose });
        path->setText(m_paths[name]);
        connect(path, &QLineEdit::editingFinished, this, [this, name, path]() {
            if (path->text() != m_paths[name]) {
                m_paths[name] = path->text();
                Q_EMIT fileChosen(toQString(name), path->text());
            }
        });
        connect(choose, &QToolButton::clicked, this, [this, name, path]() { chooseFile(name, path); });
        row.field = path;
        row.path = path;
        shown = box;
    } else if (parameter.words != nullptr) {
        auto* combo = new QComboBox(this);
        for (const std::string& word : parameter.words()) {
            combo->addItem(settingWordText(name, word), toQString(word));
        }
        connect(combo, &QComboBox::activated, this,
            [this, name, combo](int index) { take(name, combo->itemData(index).toString()); });
        row.field = combo;
    } else {
        auto* edit = new QLineEdit(this);
        connect(edit, &QLineEdit::editingFinished, this, [this, name, edit]() {
            if (edit->isModified()) {
                take(name, edit->text());
            }
        });
        row.field = edit;
    }
    const QString meaning = coreText(parameter.meaning);
    //: %1: what a parameter means, %2: its option on the command line
    const QString toolTip = tr("%1\n--%2").arg(meaning, toQString(name));
    row.field->setToolTip(toolTip);
    row.field->setAccessibleName(settingTitle(name));
    row.field->setAccessibleDescription(meaning);
    auto* label = labelOf(settingTitle(name), row.field, this);
    label->setToolTip(toolTip);
    m_layout->addRow(label, shown != nullptr ? shown : row.field);
    m_rows.push_back(std::move(row));
}

void ParameterForm::setSpec(const analysis::EvaluationSpec& spec)
{
    m_spec = spec;
    for (const Row& row : m_rows) {
        const QString value = toQString(analysis::settingText(spec, row.name));
        if (auto* combo = qobject_cast<QComboBox*>(row.field)) {
            combo->setCurrentIndex(combo->findData(value));
        } else if (row.path == nullptr) {
            auto* edit = qobject_cast<QLineEdit*>(row.field);
            if (!(edit->hasFocus() && edit->isModified())) {
                edit->setText(value);
            }
        }
    }
}

QWidget* ParameterForm::field(const QString& name) const
{
    const auto row = std::ranges::find(m_rows, toUtf8(name), &Row::name);
    return row == m_rows.end() ? nullptr : row->field;
}

void ParameterForm::showProblem(const QString& text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void ParameterForm::take(const std::string& name, const QString& value)
{
    analysis::EvaluationSpec spec = m_spec;
    const auto done = analysis::applySetting(spec, name, toUtf8(value.trimmed()));
    showProblem(done ? QString() : messageText(done.error()));
    if (done && spec != m_spec) {
        m_spec = spec;
        Q_EMIT specEdited(spec);
    }
}

void ParameterForm::chooseFile(const std::string& name, QLineEdit* path)
{
    auto* dialog = new QFileDialog(this, tr("Choose a file for %1").arg(settingTitle(name)), path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, name, path](const QString& file) {
        path->setText(file);
        m_paths[name] = file;
        Q_EMIT fileChosen(toQString(name), file);
    });
    dialog->open();
}

} // namespace touchstone::ui

#include "moc_parameterform.cpp"
