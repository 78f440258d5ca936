// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/importdialog.h"

#include "ui/files/labelsdialog.h"
#include "ui/files/pathtaker.h"
#include "ui/session/corestrings.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QMimeData>
#include <QProgressBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTableWidget>

#include <chrono>

namespace touchstone::ui {

namespace {

constexpr auto typingPause = std::chrono::milliseconds(200);

/// The options that differ between two ways of reading go to a third.
void carryOptions(const io::ReadOptions& before, const io::ReadOptions& after, io::ReadOptions& to)
{
    const auto carry = [&](auto io::ReadOptions::*option) {
        if (before.*option != after.*option) {
            to.*option = after.*option;
        }
    };
    carry(&io::ReadOptions::format);
    carry(&io::ReadOptions::column);
    carry(&io::ReadOptions::documents);
    carry(&io::ReadOptions::spansKey);
    carry(&io::ReadOptions::annotator);
    carry(&io::ReadOptions::modelVersion);
    carry(&io::ReadOptions::labelList);
    carry(&io::ReadOptions::offsetUnit);
    carry(&io::ReadOptions::tableColumns);
}

bool readAlike(const std::vector<analysis::LayerSource>& systems)
{
    return std::ranges::all_of(systems,
        [&](const analysis::LayerSource& system) { return system.options == systems.front().options; });
}

} // namespace

ImportDialog::ImportDialog(const analysis::DataSetSpec& start, const QString& lastFolder, bool projectOpen,
    bool adding, QWidget* parent)
    : FileDialog(
        adding ? tr("Add a data set") : tr("Open gold and systems"), QStringLiteral("files#open"), parent)
    , m_dataSet(allAsSystems(start))
    , m_lastFolder(lastFolder)
    , m_annotationColumn(tr("Which column of HIPE data, or layer of WebAnno and UIMA data, holds the "
                            "annotations, on both sides"),
          this)
{
    showProgress(m_progress, m_runner);
    setAcceptDrops(true);
    m_add->setVisible(projectOpen);
    m_add->setChecked(projectOpen && adding);

    auto* sides = inRow({ { buildGold(), 1 }, { buildSystems(), 1 } });
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::RichText);
    connect(m_verdict, &QLabel::linkActivated, this, &ImportDialog::follow);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto* verdict = inRow({ { m_verdict, 1 }, m_progress });
    m_ok = makeButtons(QDialogButtonBox::Open | QDialogButtonBox::Cancel)->button(QDialogButtonBox::Open);
    m_ok->setText(tr("&Open"));
    m_ok->setDefault(true);
    QPushButton* anew = addAction(tr("Start ane&w"), tr("Remove the gold and all systems"));
    anew->setAutoDefault(false);
    connect(anew, &QPushButton::clicked, this, &ImportDialog::startAnew);
    m_labelsLine->setWordWrap(true);
    m_labelsLine->setTextFormat(Qt::PlainText);
    m_labels->setToolTip(tr("Rename, drop or merge labels, or keep only some types"));
    m_labels->setAutoDefault(false);
    connect(m_annotationColumn.box, &QComboBox::activated, this, [this]() {
        const std::string chosen = m_annotationColumn.chosen();
        m_dataSet.gold.options.annotationColumn = chosen;
        for (analysis::LayerSource& system : m_dataSet.systems) {
            system.options.annotationColumn = chosen;
        }
        changed();
    });
    auto* columns
        = inRow({ m_annotationColumn.label, m_annotationColumn.box, { m_labelsLine, 1 }, m_labels });
    QWidget* results = buildResults();
    m_offer = buildOffer();

    m_delay.setSingleShot(true);
    m_delay.setInterval(typingPause);
    connect(&m_delay, &QTimer::timeout, this, &ImportDialog::startCheck);
    connect(m_labels, &QPushButton::clicked, this, &ImportDialog::editLabels);

    m_forAll->setChecked(readAlike(m_dataSet.systems));
    showAll();
    startCheck();
    layOut({ sides, columns, m_offer, { results, 1 }, verdict, m_add }, 130, 38);
}

void ImportDialog::showAll()
{
    m_goldPath->setText(fromPath(m_dataSet.gold.path));
    m_goldForm->show(m_dataSet.gold);
    refreshSystems();
}

QWidget* ImportDialog::buildGold()
{
    auto* box = new QGroupBox(tr("Gold"), this);
    m_goldPath->setPlaceholderText(tr("File or folder with the gold annotations"));
    m_goldPath->setAccessibleName(tr("Path of the gold"));
    m_goldPath->setClearButtonEnabled(true);
    auto* file = new QPushButton(tr("Fi&le…"), box);
    auto* folder = new QPushButton(tr("Fol&der…"), box);
    file->setToolTip(tr("Choose a file as gold"));
    folder->setToolTip(tr("Choose a folder as gold: every file of one format below it"));
    layColumn(box, { m_goldPath, inRow({ file, folder, filler }), m_goldForm, filler });
    box->setAcceptDrops(true);
    m_goldPath->setAcceptDrops(false); // files are for the box around it, not their addresses as text
    m_goldPath->setToolTip(
        tr("A path, or files pasted with Ctrl+V; files can also be dropped here. Without a gold, two systems "
           "are compared with each other"));
    for (QWidget* target : { static_cast<QWidget*>(box), static_cast<QWidget*>(m_goldPath) }) {
        connect(new PathTaker(*target), &PathTaker::taken, this, &ImportDialog::takeGold);
    }
    for (QPushButton* button : { file, folder }) {
        button->setAutoDefault(false);
    }
    connect(m_goldPath, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_dataSet.gold.path = toPath(text.trimmed());
        m_goldForm->show(m_dataSet.gold);
        changed();
    });
    const auto open = [this](const QString& title, Pick pick) {
        for (const QString& path : choose(title, pick, true)) {
            setGold(path);
        }
    };
    connect(file, &QPushButton::clicked, this, [=]() { open(tr("Open gold"), Pick::File); });
    connect(folder, &QPushButton::clicked, this, [=]() { open(tr("Open a folder as gold"), Pick::Folder); });
    connect(m_goldForm, &SourceForm::edited, this, [this]() {
        m_dataSet.gold = m_goldForm->source();
        changed();
    });
    return box;
}

QWidget* ImportDialog::buildSystems()
{
    auto* box = new QGroupBox(tr("Systems"), this);
    m_systems->setAccessibleName(tr("Systems"));
    m_systems->setToolTip(tr("Files can be dropped here, or pasted with Ctrl+V; Del takes one away"));
    m_systems->setMaximumHeight(fontMetrics().height() * 6);
    m_systems->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* files = new QPushButton(tr("&Add files…"), box);
    auto* folder = new QPushButton(tr("Add folder…"), box);
    files->setToolTip(tr("Add files, each as one system"));
    folder->setToolTip(tr("Add a folder as one system"));
    m_remove->setToolTip(tr("Remove the selected system"));
    m_swap->setToolTip(tr("Swap the selected system and the gold"));
    m_forAll->setToolTip(tr("The options below apply to every system; otherwise to the selected one only"));
    for (QPushButton* button : { files, folder, m_remove, m_swap }) {
        button->setAutoDefault(false);
    }
    layColumn(box,
        { m_systems, inRow({ files, folder, m_remove, m_swap, filler }), m_forAll, m_systemForm, filler });
    box->setAcceptDrops(true);
    connectSystems(files, folder);
    return box;
}

void ImportDialog::connectSystems(QPushButton* files, QPushButton* folder)
{
    for (QWidget* target : { m_systems->parentWidget(), static_cast<QWidget*>(m_systems) }) {
        connect(new PathTaker(*target), &PathTaker::taken, this, &ImportDialog::addSystems);
    }
    connect(files, &QPushButton::clicked, this,
        [this]() { addSystems(choose(tr("Add systems"), Pick::Files, false)); });
    connect(folder, &QPushButton::clicked, this,
        [this]() { addSystems(choose(tr("Add a folder as system"), Pick::Folder, false)); });
    connect(m_remove, &QPushButton::clicked, this, [this]() { removeSystem(selectedSystem()); });
    auto* remove = new QShortcut(QKeySequence(QKeySequence::Delete), m_systems);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this]() { removeSystem(selectedSystem()); });
    connect(m_swap, &QPushButton::clicked, this, &ImportDialog::useAsGold);
    connect(m_systems, &QListWidget::currentRowChanged, this, &ImportDialog::showSelectedSystem);
    connect(m_systemForm, &SourceForm::edited, this, &ImportDialog::takeSystemForm);
}

void ImportDialog::takeSystemForm()
{
    const int index = selectedSystem();
    if (index < 0) {
        return;
    }
    analysis::LayerSource& selected = m_dataSet.systems[static_cast<std::size_t>(index)];
    const io::ReadOptions before = std::exchange(selected, m_systemForm->source()).options;
    if (m_forAll->isChecked()) {
        for (analysis::LayerSource& system : m_dataSet.systems) {
            carryOptions(before, selected.options, system.options);
        }
    }
    if (QListWidgetItem* item = m_systems->item(index)) {
        item->setText(systemName(index));
    }
    changed();
}

/// Where all lines of a file are one document, and blank ones part them.
QWidget* ImportDialog::buildOffer()
{
    auto* offer = new QWidget(this);
    auto* words = new QLabel(tr("Without document marks, a file is read as one document."), offer);
    words->setWordWrap(true);
    auto* take = new QPushButton(tr("Each group of lines is a document"), offer);
    take->setToolTip(tr("Blank lines separate the documents, in the gold and in the systems"));
    take->setAutoDefault(false);
    layRow(offer, {}, { { words, 1 }, take });
    offer->hide();
    connect(take, &QPushButton::clicked, this, &ImportDialog::takeGroupsAsDocuments);
    return offer;
}

void ImportDialog::takeGroupsAsDocuments()
{
    if (m_check) {
        makeGroupsDocuments(m_dataSet, *m_check);
        showAll();
        changed();
    }
}

QWidget* ImportDialog::buildResults()
{
    m_pairsSummary->setWordWrap(true);
    m_pairsSystem->setAccessibleName(tr("Documents of which system"));
    layColumn(m_pairsPage, { inRow({ m_pairsSystem, { m_pairsSummary, 1 } }), { m_pairs, 1 } });
    m_results->addTab(m_preview, tr("First annotations"));
    m_results->addTab(m_pairsPage, tr("Documents"));
    m_results->addTab(m_findings, tr("Findings"));
    connect(m_pairsSystem, &QComboBox::activated, this, &ImportDialog::showPairs);
    return m_results;
}

void ImportDialog::setGold(const QString& path)
{
    m_dataSet.gold.path = toPath(path);
    m_goldPath->setText(path);
    m_lastFolder = QFileInfo(path).absolutePath();
    m_goldForm->show(m_dataSet.gold);
    changed();
}

void ImportDialog::takeGold(QStringList paths)
{
    setGold(paths.takeFirst());
    addSystems(paths);
}

void ImportDialog::addSystems(const QStringList& paths)
{
    const int like = selectedSystem();
    io::ReadOptions options;
    if (like >= 0 && m_forAll->isChecked()) {
        options = m_dataSet.systems[static_cast<std::size_t>(like)].options;
        options.content.reset();
    }
    options.annotationColumn = m_dataSet.gold.options.annotationColumn;
    for (const QString& path : paths) {
        analysis::LayerSource& source = m_dataSet.systems.emplace_back();
        source.path = toPath(path);
        source.options = options;
    }
    if (!paths.isEmpty()) {
        refreshSystems();
        m_systems->setCurrentRow(m_systems->count() - 1);
        changed();
    }
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    QStringList paths = localPaths(*event->mimeData());
    if (paths.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    if (m_dataSet.gold.path.empty()) {
        const analysis::DataSetSpec guess = guessRoles(paths);
        setGold(fromPath(guess.gold.path));
        paths.removeOne(fromPath(guess.gold.path));
    }
    addSystems(paths);
}

QString ImportDialog::startFolder(bool gold) const
{
    const auto folderOf = [](const std::string& path) { return QFileInfo(fromPath(path)).absolutePath(); };
    if (!gold && !m_systemFolder.isEmpty()) {
        return m_systemFolder;
    }
    return m_dataSet.gold.path.empty() ? m_lastFolder : folderOf(m_dataSet.gold.path);
}

/// Formats are recognised by what stands in a file, so no ending is a reason to hide one.
QStringList ImportDialog::choose(const QString& title, Pick pick, bool gold)
{
    const QString start = startFolder(gold);
    const QString filter = tr("All files (*)");
    QStringList chosen = pick == Pick::Files
        ? QFileDialog::getOpenFileNames(this, title, start, filter)
        : QStringList(pick == Pick::File ? QFileDialog::getOpenFileName(this, title, start, filter)
                                         : QFileDialog::getExistingDirectory(this, title, start));
    chosen.removeAll(QString());
    if (!chosen.isEmpty()) {
        (gold ? m_lastFolder : m_systemFolder) = QFileInfo(chosen.front()).absolutePath();
    }
    return chosen;
}

void ImportDialog::removeSystem(int index)
{
    if (index >= 0 && index < static_cast<int>(m_dataSet.systems.size())) {
        m_dataSet.systems.erase(m_dataSet.systems.begin() + index);
        refreshSystems();
        changed();
    }
}

void ImportDialog::startAnew()
{
    m_dataSet = {};
    m_systemFolder.clear();
    m_forAll->setChecked(true);
    showAll();
    changed();
    m_goldPath->setFocus();
}

void ImportDialog::useAsGold()
{
    const int index = selectedSystem();
    if (index < 0) {
        return;
    }
    analysis::LayerSource& system = m_dataSet.systems[static_cast<std::size_t>(index)];
    std::swap(m_dataSet.gold, system);
    m_dataSet.gold.name.clear();
    if (system.path.empty()) {
        m_dataSet.systems.erase(m_dataSet.systems.begin() + index);
    }
    showAll();
    changed();
}

void ImportDialog::useGoldAsSystem()
{
    m_dataSet.systems.insert(m_dataSet.systems.begin(), std::exchange(m_dataSet.gold, {}));
    showAll();
    changed();
}

void ImportDialog::showSelectedSystem()
{
    const int index = selectedSystem();
    m_remove->setEnabled(index >= 0);
    m_swap->setEnabled(index >= 0);
    m_forAll->setVisible(m_dataSet.systems.size() > 1);
    m_systemForm->show(
        index >= 0 ? m_dataSet.systems[static_cast<std::size_t>(index)] : analysis::LayerSource {});
    const bool known = m_check && index >= 0 && static_cast<std::size_t>(index) < m_check->systems.size();
    m_systemForm->showCheck(known ? &m_check->systems[static_cast<std::size_t>(index)] : nullptr);
}

void ImportDialog::refreshSystems()
{
    const int row
        = std::clamp(m_systems->currentRow(), 0, std::max(0, static_cast<int>(m_dataSet.systems.size()) - 1));
    {
        const QSignalBlocker quiet(m_systems);
        m_systems->clear();
        for (int i = 0; i < static_cast<int>(m_dataSet.systems.size()); ++i) {
            auto* item = new QListWidgetItem(systemName(i), m_systems);
            item->setToolTip(fromPath(m_dataSet.systems[static_cast<std::size_t>(i)].path));
        }
        m_systems->setCurrentRow(m_dataSet.systems.empty() ? -1 : row);
    }
    showSelectedSystem();
}

void ImportDialog::changed()
{
    m_runner.cancel();
    m_check.reset();
    m_accepting = false;
    m_delay.start();
    showCheck();
}

void ImportDialog::startCheck()
{
    m_delay.stop();
    m_check.reset();
    m_runner.start<ImportCheck>(
        tr("Reading"),
        [dataSet = m_dataSet](support::Progress& progress) { return checkImport(dataSet, progress); },
        [this](support::Result<ImportCheck> check) {
            if (check) {
                m_check = std::move(*check);
            } else {
                // Nothing but a lack of memory or a broken reader gets here: it stands as the gold's error.
                m_check.emplace();
                m_check->gold.error = check.error();
                m_check->systems.resize(m_dataSet.systems.size());
                m_check->pairs.resize(m_dataSet.systems.size());
            }
            const bool accepting = std::exchange(m_accepting, false);
            showCheck();
            Q_EMIT checked();
            if (accepting) {
                accept();
            }
        });
    showCheck();
}

void ImportDialog::showCheck()
{
    m_goldForm->showCheck(m_check ? &m_check->gold : nullptr);
    showSelectedSystem();
    if (m_check) {
        // The choice of annotation columns appears with HIPE data and then stays.
        const auto& known = (m_check->noGold ? m_check->systems.front() : m_check->gold).recognition;
        m_annotationColumn.show(known ? known->annotationColumns : std::vector<std::string>(),
            (m_check->noGold ? m_dataSet.systems.front() : m_dataSet.gold).options.annotationColumn);
        for (int i = 0; i < m_systems->count() && static_cast<std::size_t>(i) < m_check->systems.size();
             ++i) {
            const bool bad = m_check->systems[static_cast<std::size_t>(i)].error.has_value();
            m_systems->item(i)->setIcon(
                bad ? style()->standardIcon(QStyle::SP_MessageBoxCritical, nullptr, this) : QIcon());
        }
        QStringList names;
        for (int i = 0; i < static_cast<int>(m_dataSet.systems.size()); ++i) {
            names << systemName(i);
        }
        importtables::fillPreview(*m_preview, m_check->preview, names);
        showPairs();
        importtables::fillFindings(*m_findings, m_check->findings);
        const auto total = static_cast<std::int64_t>(m_check->findings.total());
        m_results->setTabText(m_results->indexOf(m_findings),
            total == 0 ? tr("Findings") : tr("Findings (%1)").arg(countText(total)));
    }
    m_results->setEnabled(m_check.has_value());
    m_offer->setVisible(m_check && offersGroups(m_dataSet, *m_check));
    showLabels();
    showVerdict();
}

/// What the sides' labels have in common is said only where they do not agree, or rules make them.
void ImportDialog::showLabels()
{
    m_labels->setEnabled(m_check && !m_check->labels.empty());
    if (!m_check || m_check->labels.empty() || m_check->systems.empty()) {
        m_labelsLine->clear();
        return;
    }
    QStringList parts;
    const analysis::LabelAgreement& agreement = m_check->agreement;
    if (m_check->labelError) {
        //: %1: what is wrong with a label map
        parts << tr("The label map cannot be used: %1").arg(errorText(*m_check->labelError));
    } else {
        if (m_check->noGold) {
            if (agreement.systemOnly + agreement.goldOnly > 0) {
                //: %1 and %2: how many
                parts << tr("Labels in A only: %1, in B only: %2.")
                             .arg(countText(agreement.goldOnly), countText(agreement.systemOnly));
            }
        } else if (agreement.systemOnly > 0) {
            parts << tr("%Ln labels of the systems are unknown to the gold.", nullptr,
                static_cast<int>(agreement.systemOnly));
        }
        if (!m_check->noGold && agreement.goldOnly > 0) {
            parts << tr(
                "%Ln labels of the gold are in no system.", nullptr, static_cast<int>(agreement.goldOnly));
        }
        if (!m_dataSet.labelMap.empty()) {
            //: %1: name of a file
            parts << tr("Label map: %1.").arg(QFileInfo(fromPath(m_dataSet.labelMap)).fileName());
        } else if (!m_dataSet.labels.empty()) {
            parts << tr("Labels are changed.");
        }
    }
    m_labelsLine->setText(parts.join(QLatin1Char(' ')));
}

void ImportDialog::editLabels()
{
    if (!m_check) {
        return;
    }
    auto* dialog = new LabelsDialog(dataSet(), m_check->labels, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        const analysis::DataSetSpec edited = dialog->dataSet();
        if (edited.labelMap != m_dataSet.labelMap || edited.labels != m_dataSet.labels) {
            m_dataSet.labelMap = edited.labelMap;
            m_dataSet.labels = edited.labels;
            changed();
        }
    });
    dialog->open();
}

void ImportDialog::showPairs()
{
    const int before = m_pairsSystem->currentIndex();
    m_pairsSystem->clear();
    for (int i = 0; i < static_cast<int>(m_check->pairs.size()); ++i) {
        m_pairsSystem->addItem(systemName(i));
    }
    m_pairsSystem->setVisible(m_pairsSystem->count() > 1 && !m_check->noGold);
    if (m_pairsSystem->count() == 0) {
        m_pairs->setRowCount(0);
        m_pairsSummary->clear();
        return;
    }
    m_pairsSystem->setCurrentIndex(m_check->noGold ? 1 : std::clamp(before, 0, m_pairsSystem->count() - 1));
    const PairCheck& pairs = m_check->pairs[static_cast<std::size_t>(m_pairsSystem->currentIndex())];
    m_pairsSummary->setText(importtables::pairsSummary(pairs, m_check->noGold));
    importtables::fillPairs(*m_pairs, pairs, m_check->noGold);
}

void ImportDialog::showVerdict()
{
    const bool reading = !m_check && (!m_dataSet.gold.path.empty() || comparesSystems(m_dataSet));
    m_progress->setVisible(reading);
    if (reading && !m_progress->value()) {
        m_progress->setRange(0, 0);
    }
    m_said = importVerdict(m_dataSet, m_check ? &*m_check : nullptr);
    if (m_accepting) {
        m_said.remarks = { { tr("The files are opened as soon as they are read…"), {} } };
    }
    m_verdict->setText(m_said.html());
    const bool links
        = std::ranges::any_of(m_said.remarks, [](const auto& remark) { return !remark.link.isEmpty(); });
    m_verdict->setTextInteractionFlags(
        links ? Qt::TextBrowserInteraction : Qt::TextInteractionFlags(Qt::TextSelectableByMouse));
    m_ok->setEnabled(m_said.open && !m_accepting);
}

void ImportDialog::accept()
{
    if (!m_said.open) {
        return;
    }
    if (m_check) {
        FileDialog::accept();
        return;
    }
    m_accepting = true;
    if (m_delay.isActive()) {
        startCheck();
    }
    showVerdict();
}

void ImportDialog::follow(const QString& link)
{
    const QString what = link.section(QLatin1Char('/'), 0, 0);
    const int system = link.section(QLatin1Char('/'), 1).toInt();
    const auto showRows = [this](QWidget* page, QTableWidget* table) {
        m_results->setCurrentWidget(page);
        table->setFocus();
        table->selectRow(0);
    };
    if (what == QLatin1String("gold")) {
        m_goldPath->setFocus();
    } else if (what == QLatin1String("systems")) {
        m_systems->setFocus();
    } else if (what == QLatin1String("system")) {
        m_systems->setCurrentRow(system);
        m_systems->setFocus();
    } else if (what == QLatin1String("labels")) {
        editLabels();
    } else if (what == QLatin1String("no-gold")) {
        useGoldAsSystem();
    } else if (what == QLatin1String("remove")) {
        removeSystem(system);
    } else if (m_check && what == QLatin1String("documents")) {
        m_pairsSystem->setCurrentIndex(system);
        showPairs();
        showRows(m_pairsPage, m_pairs);
    } else if (m_check && what == QLatin1String("findings")) {
        showRows(m_findings, m_findings);
    }
}

int ImportDialog::selectedSystem() const
{
    const int row = m_systems->currentRow();
    return row >= 0 && row < static_cast<int>(m_dataSet.systems.size()) ? row : -1;
}

QString ImportDialog::systemName(int index) const
{
    return sourceName(m_dataSet.systems[static_cast<std::size_t>(index)]);
}

} // namespace touchstone::ui

#include "moc_importdialog.cpp"
