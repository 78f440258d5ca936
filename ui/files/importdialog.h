// SPDX-License-Identifier: GPL-3.0-or-later
// ImportDialog: which files are the gold and the systems, how they are read, and what comes of it, before
// anything is opened.
#pragma once

#include "ui/files/filedialog.h"
#include "ui/files/importcheck.h"
#include "ui/session/jobrunner.h"

#include "core/evaluation/dataset/project.h"

#include <QTimer>

#include <optional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableWidget;

namespace touchstone::ui {

class SourceForm;

class ImportDialog : public FileDialog
{
    Q_OBJECT

public:
    /// `start`: what is already filled in. `projectOpen`: offers to add a data set to what is open, and
    /// `adding` is the answer it starts with.
    ImportDialog(const analysis::DataSetSpec& start, const QString& lastFolder, bool projectOpen, bool adding,
        QWidget* parent = nullptr);
    ~ImportDialog() override;

    [[nodiscard]] analysis::DataSetSpec dataSet() const;
    [[nodiscard]] bool addToProject() const;
    [[nodiscard]] QString lastFolder() const { return m_lastFolder; }
    /// What was found out; empty while the files are read.
    [[nodiscard]] const std::optional<ImportCheck>& check() const { return m_check; }

    void setGold(const QString& path);
    void addSystems(const QStringList& paths);

Q_SIGNALS:
    /// The files were read, check() is there.
    void checked();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QBoxLayout* makeColumnRow();
    QWidget* buildGold();
    QWidget* buildSystems();
    QWidget* buildResults();
    enum class Pick { File, Files, Folder };
    QStringList choose(const QString& title, Pick pick);
    void removeSystem();
    void useAsGold();
    void showSelectedSystem();
    void refreshSystems();
    void changed();
    void startCheck();
    void finishCheck(support::Result<ImportCheck> check);
    void showCheck();
    void showPreview();
    void showPairs();
    void showFindings();
    void showLabels();
    void editLabels();
    void showVerdict();
    [[nodiscard]] int selectedSystem() const;
    [[nodiscard]] QString systemName(int index) const;

    analysis::DataSetSpec m_dataSet;
    QString m_lastFolder;
    std::optional<ImportCheck> m_check;
    QTimer m_delay;

    QLineEdit* m_goldPath;
    SourceForm* m_goldForm;
    QListWidget* m_systems;
    QPushButton* m_remove;
    QPushButton* m_swap;
    SourceForm* m_systemForm;
    LayerChoice m_annotationColumn;
    QLabel* m_labelsLine;
    QPushButton* m_labels;
    QTabWidget* m_results;
    QTableWidget* m_preview;
    QWidget* m_pairsPage;
    QComboBox* m_pairsSystem;
    QLabel* m_pairsSummary;
    QTableWidget* m_pairs;
    QTableWidget* m_findings;
    QLabel* m_verdict;
    QProgressBar* m_progress;
    QCheckBox* m_add;
    QPushButton* m_ok = nullptr;
    JobRunner m_runner; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
