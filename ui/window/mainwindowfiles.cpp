// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow's dialogs for files: what is opened, checked, converted and exported.
#include "ui/export/figuredialog.h"
#include "ui/export/tabledialog.h"
#include "ui/files/checkdialog.h"
#include "ui/files/convertdialog.h"
#include "ui/files/importdialog.h"
#include "ui/files/labelsdialog.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <iterator>

namespace touchstone::ui {

ImportDialog* MainWindow::showImportDialog(const analysis::DataSetSpec& start, bool adding)
{
    const bool open = m_session.dataSet() != nullptr;
    auto* dialog = new ImportDialog(start, m_settings.lastFolder, open, open && adding, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() { takeDialog(*dialog); });
    connect(dialog, &QDialog::finished, this, [this, dialog]() {
        m_settings.lastFolder = dialog->lastFolder();
        remember();
    });
    dialog->open();
    return dialog;
}

void MainWindow::takeDialog(const ImportDialog& dialog)
{
    if (dialog.addToProject()) {
        m_session.addDataSet(dialog.dataSet());
    } else {
        openDataSet(dialog.dataSet());
    }
}

void MainWindow::openSample()
{
    if (const auto sample = sampleDataSet()) {
        openDataSet(*sample);
    }
}

void MainWindow::openRecent(int index)
{
    if (index >= 0 && index < static_cast<int>(m_settings.recent.size())) {
        openDataSet(m_settings.recent[static_cast<std::size_t>(index)]);
    }
}

CheckDialog* MainWindow::checkSubmission()
{
    analysis::LayerSource submission;
    QString like;
    if (const auto opened = m_session.dataSet()) {
        like = fromPath(opened->spec.gold.path);
        if (m_session.systemA() >= 0) {
            submission = opened->systems[static_cast<std::size_t>(m_session.systemA())].source;
        }
    }
    auto* dialog = new CheckDialog(submission, like, m_settings.lastFolder, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

LabelsDialog* MainWindow::editLabels()
{
    if (!m_session.dataSet()) {
        return nullptr;
    }
    const auto& project = m_session.project();
    auto* dialog = new LabelsDialog(
        project.dataSets[static_cast<std::size_t>(m_session.currentDataSet())], std::nullopt, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        const analysis::DataSetSpec edited = dialog->dataSet();
        m_session.setLabels(edited.labelMap, edited.labels);
    });
    dialog->open();
    return dialog;
}

ConvertDialog* MainWindow::convert()
{
    auto* dialog = new ConvertDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

void MainWindow::exportFigure(const QString& kind)
{
    auto* dialog = new FigureDialog(m_session, m_selection, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKind(kind.isEmpty() ? figureOfFocus() : kind);
    dialog->setBy(figureByOfFocus());
    if (focusedPanel() == QLatin1String("noise")) {
        dialog->setNoise(m_noise->choice(), m_noise->both());
    }
    dialog->setPreset(m_presets.preset());
    connect(&m_presets, &PresetChoice::changed, dialog,
        [this, dialog]() { dialog->setPreset(m_presets.preset()); });
    dialog->show();
}

QString MainWindow::figureOfFocus() const
{
    const std::pair<QLatin1String, QLatin1String> kinds[] { { QLatin1String("text"),
                                                                QLatin1String("excerpt") },
        { QLatin1String("errors"), QLatin1String("excerpt") },
        { QLatin1String("sweep"), QLatin1String("alpha-sweep") },
        { QLatin1String("slices"), QLatin1String("outcomes") } };
    const QString panel = focusedPanel();
    const auto* found = std::find_if(
        std::begin(kinds), std::end(kinds), [&panel](const auto& kind) { return kind.first == panel; });
    return found == std::end(kinds) ? panel : QString(found->second);
}

QString MainWindow::figureByOfFocus() const
{
    const QString panel = focusedPanel();
    return panel == QLatin1String("outcomes") ? m_outcomes->figureBy()
        : panel == QLatin1String("slices")    ? m_sliceView->slice()
                                              : QString();
}

void MainWindow::exportTable()
{
    auto* dialog = new TableDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPreset(m_presets.preset());
    connect(&m_presets, &PresetChoice::changed, dialog,
        [this, dialog]() { dialog->setPreset(m_presets.preset()); });
    dialog->show();
}

} // namespace touchstone::ui
