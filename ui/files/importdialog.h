// SPDX-License-Identifier: GPL-3.0-or-later
// ImportDialog: which files are the gold and the systems, how they are read, and what comes of it, before
// anything is opened.
#pragma once

#include "ui/files/filedialog.h"
#include "ui/files/importcheck.h"
#include "ui/files/importtables.h"
#include "ui/files/importverdict.h"
#include "ui/files/sourceform.h"
#include "ui/session/jobrunner.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

class QTableWidget;

namespace touchstone::ui {

class ImportDialog : public FileDialog
{
    Q_OBJECT

public:
    /// `start`: what is already filled in. `projectOpen`: offers to add a data set to what is open, and
    /// `adding` is the answer it starts with.
    ImportDialog(const analysis::DataSetSpec& start, const QString& lastFolder, bool projectOpen, bool adding,
        QWidget* parent = nullptr);

    /// What is chosen, as it is opened: of two systems without a gold the first stands in its place.
    [[nodiscard]] analysis::DataSetSpec dataSet() const { return firstAsGold(m_dataSet); }
    [[nodiscard]] bool addToProject() const { return m_add->isChecked(); }
    [[nodiscard]] QString lastFolder() const { return m_lastFolder; }
    /// What was found out; empty while the files are read.
    [[nodiscard]] const std::optional<ImportCheck>& check() const { return m_check; }

    void setGold(const QString& path);
    void addSystems(const QStringList& paths);
    /// Where a file dialog starts: for the gold, or for systems.
    [[nodiscard]] QString startFolder(bool gold) const;
    /// What is said of the files, in sentences.
    [[nodiscard]] const ImportVerdict& verdict() const { return m_said; }
    /// Leads to what a sentence of it speaks of.
    void follow(const QString& link);
    /// While the files are read: when they are, and nothing keeps them from being opened.
    void accept() override;

Q_SIGNALS:
    /// The files were read, check() is there.
    void checked();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildGold();
    QWidget* buildSystems();
    QWidget* buildResults();
    QWidget* buildOffer();
    void connectSystems(QPushButton* files, QPushButton* folder);
    enum class Pick { File, Files, Folder };
    QStringList choose(const QString& title, Pick pick, bool gold);
    /// Paths that were dropped on the gold or pasted there: the first is the gold, the others are systems.
    void takeGold(QStringList paths);
    void removeSystem(int index);
    void useAsGold();
    /// The gold becomes the first system.
    void useGoldAsSystem();
    void startAnew();
    void takeGroupsAsDocuments();
    /// What the form says of the selected system, of all of them where the box says so.
    void takeSystemForm();
    void showSelectedSystem();
    void refreshSystems();
    void changed();
    void startCheck();
    void showCheck();
    void showPairs();
    void showLabels();
    void editLabels();
    void showVerdict();
    void showAll();
    [[nodiscard]] int selectedSystem() const;
    [[nodiscard]] QString systemName(int index) const;

    analysis::DataSetSpec m_dataSet; ///< as the fields show it
    QString m_lastFolder;
    QString m_systemFolder; ///< where a system was chosen last; empty: nowhere yet
    ImportVerdict m_said;
    bool m_accepting = false; ///< Open was chosen while the files are read
    std::optional<ImportCheck> m_check;
    QTimer m_delay;

    QLineEdit* m_goldPath = new QLineEdit(this);
    SourceForm* m_goldForm = new SourceForm(false, this);
    QListWidget* m_systems = new QListWidget(this);
    QPushButton* m_remove = new QPushButton(tr("Remove"), this);
    QPushButton* m_swap = new QPushButton(tr("Use as &gold"), this);
    QCheckBox* m_forAll = new QCheckBox(tr("Read all systems in t&his way"), this);
    SourceForm* m_systemForm = new SourceForm(true, this);
    QWidget* m_offer = nullptr;
    LayerChoice m_annotationColumn;
    QLabel* m_labelsLine = new QLabel(this);
    QPushButton* m_labels = new QPushButton(tr("Lab&els…"), this);
    QTabWidget* m_results = new QTabWidget(this);
    QTableWidget* m_preview = importtables::makePreview(this);
    QWidget* m_pairsPage = new QWidget(this);
    QComboBox* m_pairsSystem = new QComboBox(this);
    QLabel* m_pairsSummary = new QLabel(this);
    QTableWidget* m_pairs = importtables::makePairs(this);
    QTableWidget* m_findings = importtables::makeFindings(this);
    QLabel* m_verdict = new QLabel(this);
    QProgressBar* m_progress = makeProgress(this, tr("Reading the files"));
    QCheckBox* m_add = new QCheckBox(tr("Add as a further data set, &keep what is open"), this);
    QPushButton* m_ok = nullptr;
    JobRunner m_runner; ///< last: stopped and waited for before anything else goes
};

} // namespace touchstone::ui
