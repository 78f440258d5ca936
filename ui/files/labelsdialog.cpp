// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/labelsdialog.h"

#include "ui/files/importcheck.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/labeldelegate.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/screenfit.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/dataset/datasetlabels.h"
#include "core/io/userfiles/labelmapfile.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr int mostSegments = 9;

QString mapFilter() { return LabelsDialog::tr("Label maps (*.tsv);;All files (*)"); }

} // namespace

LabelsDialog::LabelsDialog(analysis::DataSetSpec dataSet, std::optional<Counts> counts, QWidget* parent)
    : FileDialog(tr("Labels"), QStringLiteral("files#labels"), parent)
    , m_dataSet(std::move(dataSet))
{
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_ok = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)->button(QDialogButtonBox::Ok);
    m_open
        = addAction(tr("Open &map…"), tr("Load renamings from a label map; they replace those in the table"));
    m_save = addAction(tr("&Save map…"), tr("Save what is renamed or dropped as a file for --label-map"));
    for (QPushButton* button : { m_open, m_save }) {
        button->setAutoDefault(false);
    }
    for (QLabel* label : { m_summary, m_message }) {
        makeCopyable(label);
    }
    m_message->hide();
    showProgress(m_progress, m_runner);
    split(m_sides, { { buildTable(), 3 }, { buildKept(), 2 } })->setChildrenCollapsible(false);
    m_pages->addWidget(m_sides);
    m_pages->addWidget(m_page);
    layOut({ { m_pages, 1 }, m_summary, m_message, m_progress }, 120, 34);

    connect(m_model, &LabelTableModel::edited, this, &LabelsDialog::refresh);
    connect(m_collapse, &QSpinBox::valueChanged, this,
        [this](int segments) { m_model->setCollapse(static_cast<std::uint32_t>(segments)); });
    connect(m_kept, &QTreeWidget::itemChanged, this, &LabelsDialog::takeKept);
    connect(m_open, &QPushButton::clicked, this, [this]() {
        const QString path = QFileDialog::getOpenFileName(this, tr("Open a label map"),
            QFileInfo(fromPath(m_dataSet.gold.path)).absolutePath(), mapFilter());
        if (!path.isEmpty()) {
            openMap(path);
        }
    });
    connect(m_save, &QPushButton::clicked, this, [this]() {
        const QString start = m_mapPath.isEmpty()
            ? QFileInfo(fromPath(m_dataSet.gold.path)).absoluteDir().filePath(QStringLiteral("labels.tsv"))
            : m_mapPath;
        const QString path = QFileDialog::getSaveFileName(this, tr("Save the label map"), start, mapFilter());
        if (!path.isEmpty()) {
            saveMap(path);
        }
    });
    m_counts = std::move(counts).value_or(Counts());
    load();
}

QWidget* LabelsDialog::buildTable()
{
    auto* side = new QWidget(this);
    auto* words
        = new QLabel(tr("What labels become before anything is compared. Labels of one side only come first; "
                        "proposals are grey, with a question mark."),
            side);
    words->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LabelDelegate(m_table));
    m_table->setAccessibleName(tr("Labels and what they become"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    for (const int column : { LabelTableModel::GoldBecomes, LabelTableModel::SystemBecomes }) {
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch); // never out of sight
    }
    showPlain(m_table);
    m_table->installEventFilter(this);
    m_acceptAll = new QPushButton(tr("&Accept all proposals"), side);
    m_clear = new QPushButton(tr("&Undo all"), side);
    m_clear->setToolTip(tr("All labels stay as they are"));
    connect(m_acceptAll, &QPushButton::clicked, m_model, &LabelTableModel::acceptAll);
    connect(m_clear, &QPushButton::clicked, m_model, &LabelTableModel::clearRules);
    for (QPushButton* button : { m_acceptAll, m_clear }) {
        button->setAutoDefault(false);
    }
    layColumn(side, {}, { words, { m_table, 1 }, inRow({ m_acceptAll, m_clear, filler }) });
    return side;
}

QWidget* LabelsDialog::buildKept()
{
    auto* side = new QWidget(this);
    auto* words = labelOf(tr("&Keep only checked types:"), m_kept, side);
    m_kept->setHeaderLabels({ tr("Afterwards"), tr("In gold"), tr("In systems") });
    m_kept->setAccessibleName(tr("Types that are kept"));
    m_kept->setRootIsDecorated(false);
    m_kept->setUniformRowHeights(true);
    m_kept->setTextElideMode(Qt::ElideMiddle);
    m_kept->setItemDelegate(new LinkDelegate(m_kept)); // rows as high as those of the other list
    m_kept->setAlternatingRowColors(true);
    m_kept->header()->setStretchLastSection(false);
    m_kept->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_kept->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_collapse->setRange(0, mostSegments);
    m_collapse->setSpecialValueText(tr("all"));
    m_collapse->setToolTip(tr("Of “loc.adm.town” 1 part is “loc”, 2 parts are “loc.adm”"));
    auto* row = inRow({ labelOf(tr("&Parts of dotted labels:"), m_collapse, side), m_collapse, filler });
    layColumn(side, {}, { words, { m_kept, 1 }, row });
    return side;
}

void LabelsDialog::load()
{
    m_progress->setRange(0, 0);
    m_progress->show();
    showProblem(tr("Reading…"), tr("The labels of the files are counted."));
    m_runner.start<Loaded>(
        tr("Reading"),
        [dataSet = m_dataSet, counts = m_counts](support::Progress& progress) -> support::Result<Loaded> {
            Loaded loaded;
            if (auto rules = analysis::labelRulesOf(dataSet)) {
                loaded.rules = std::move(*rules);
            } else {
                loaded.rules = dataSet.labels;
                loaded.error = rules.error();
            }
            loaded.counts = counts;
            if (counts.empty()) {
                const auto read = loadWithoutRules(dataSet, progress);
                if (!read) {
                    return tl::unexpected(read.error());
                }
                loaded.counts = labelsOf(*read);
            }
            return loaded;
        },
        [this](support::Result<Loaded> loaded) {
            m_progress->hide();
            if (loaded) {
                take(std::move(*loaded));
            } else {
                showProblem(tr("The files cannot be read"), errorText(loaded.error()));
            }
            Q_EMIT this->loaded();
        });
}

void LabelsDialog::take(Loaded loaded)
{
    m_counts = std::move(loaded.counts);
    if (m_counts.empty()) {
        showProblem(tr("No labels"), tr("Neither the gold nor a system has an annotation with a label."));
        return;
    }
    m_ready = true;
    if (loaded.error) {
        //: %1: what is wrong
        say(tr("The label map cannot be read and is left out: %1").arg(errorText(*loaded.error)));
    } else if (!m_dataSet.labelMap.empty() && m_dataSet.labels.map.empty()) {
        setMap(fromPath(m_dataSet.labelMap), loaded.rules.map);
    }
    {
        const QSignalBlocker quiet(m_collapse);
        m_collapse->setMaximum(std::max(mostSegments, static_cast<int>(loaded.rules.collapse)));
        m_collapse->setValue(static_cast<int>(loaded.rules.collapse));
    }
    analysis::LabelTable table = analysis::labelTable(m_counts, loaded.rules);
    if (!loaded.rules.types.empty()) {
        analysis::LabelTable all = table;
        all.types.clear();
        for (const analysis::LabelCounts& label : analysis::labelsAfter(all)) {
            if (!label.component && std::ranges::find(table.types, label.label) == table.types.end()) {
                m_left.insert(label.label);
            }
        }
    }
    m_pages->setCurrentIndex(0);
    m_model->setTable(std::move(table));
    fitColumns(m_table, m_table->horizontalHeader());
    fitSides();
    m_table->setCurrentIndex(m_model->index(0, 0));
    m_table->setFocus();
}

/// So wide that both lists show whole names and headings, as far as the screen allows.
void LabelsDialog::fitSides()
{
    const auto needed = [](QAbstractItemView* list, const QHeaderView* header) {
        int width = 2 * list->frameWidth() + list->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        for (int column = 0; column < header->count(); ++column) {
            width += std::max(widestCell(list, column), header->sectionSizeHint(column));
        }
        return width;
    };
    const int labels = needed(m_table, m_table->horizontalHeader());
    const int kept = needed(m_kept, m_kept->header());
    const int all = labels + kept + m_sides->handleWidth();
    if (all > m_sides->width()) {
        resizeWithinScreen(*this, { width() + all - m_sides->width(), height() });
    }
    // Where room lacks, the columns of what labels become are cut, not the labels.
    const int more = m_sides->width() - all;
    m_sides->setSizes({ std::max(1, labels + (more > 0 ? more / 2 : more)), kept + std::max(0, more / 2) });
}

void LabelsDialog::showProblem(const QString& heading, const QString& text)
{
    m_page->show(heading, text);
    m_pages->setCurrentWidget(m_page);
    refresh();
}

void LabelsDialog::setMap(const QString& path, std::vector<annotation::LabelRule> rules)
{
    annotation::LabelRules whole;
    whole.map = std::move(rules);
    // As the table says it, to be compared with.
    m_mapRules = analysis::rulesOf(analysis::labelTable(m_counts, whole)).map;
    m_mapPath = path;
}

bool LabelsDialog::isSaved() const
{
    return !m_mapPath.isEmpty() && analysis::rulesOf(m_model->table()).map == m_mapRules;
}

analysis::DataSetSpec LabelsDialog::dataSet() const
{
    analysis::DataSetSpec result = m_dataSet;
    result.labels = analysis::rulesOf(m_model->table());
    result.labelMap.clear();
    if (isSaved()) {
        result.labelMap = toPath(m_mapPath);
        result.labels.map.clear();
    }
    return result;
}

void LabelsDialog::say(const QString& text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void LabelsDialog::openMap(const QString& path)
{
    m_runner.start<std::vector<annotation::LabelRule>>(
        tr("Reading"), [path = toPath(path)](support::Progress&) { return io::readLabelMap(path); },
        [this, path](support::Result<std::vector<annotation::LabelRule>> rules) {
            if (rules) {
                annotation::LabelRules all = analysis::rulesOf(m_model->table());
                all.map = *rules;
                setMap(path, std::move(*rules));
                say({});
                m_model->setTable(analysis::labelTable(m_counts, all));
            } else {
                say(errorText(rules.error()));
            }
            Q_EMIT loaded();
        });
}

void LabelsDialog::saveMap(const QString& path)
{
    const auto rules = analysis::rulesOf(m_model->table()).map;
    m_runner.start<bool>(
        tr("Writing"),
        [path = toPath(path), rules, inputs = analysis::inputsOf(m_dataSet)](
            support::Progress&) -> support::Result<bool> {
            if (analysis::isRead(inputs, path)) {
                return support::failure(support::ErrorCode::InvalidOption,
                    "is what is being read; gold and system files are never written, so name another file",
                    { path, 0, 0 });
            }
            if (auto done = io::writeLabelMap(path, rules); !done) {
                return tl::unexpected(done.error());
            }
            return true;
        },
        [this, path, rules](support::Result<bool> done) {
            if (done) {
                setMap(path, rules);
            }
            //: %1: path of the file
            say(done ? tr("Written: %1").arg(path) : errorText(done.error()));
            refresh();
            Q_EMIT saved(path, done ? QString() : message());
        });
}

void LabelsDialog::refresh()
{
    m_acceptAll->setEnabled(m_ready && m_model->proposals() > 0);
    m_acceptAll->setText(m_model->proposals() > 0
            //: %1: number of proposals
            ? tr("&Accept all proposals (%1)").arg(countText(m_model->proposals()))
            : tr("&Accept all proposals"));
    const bool rules = m_ready && !analysis::rulesOf(m_model->table()).map.empty();
    m_clear->setEnabled(rules);
    m_save->setEnabled(rules);
    m_open->setEnabled(m_ready);
    m_ok->setEnabled(m_ready);
    if (m_ready) {
        fillKept();
        showSummary();
    }
}

/// All labels that there are afterwards; what was unchecked stays so while it is there.
void LabelsDialog::fillKept()
{
    if (m_filling) {
        return;
    }
    analysis::LabelTable all = m_model->table();
    all.types.clear();
    m_filling = true;
    m_kept->clear();
    bool left = false;
    std::vector<std::string> kept;
    QPixmap noBox(style()->pixelMetric(QStyle::PM_IndicatorWidth), 1);
    noBox.fill(Qt::transparent);
    for (const analysis::LabelCounts& label : analysis::labelsAfter(all)) {
        auto* item = new QTreeWidgetItem(
            m_kept, { toQString(label.label), countText(label.gold), countText(label.system) });
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(0, item->text(0)); // where it is cut
        if (label.component) {
            item->setToolTip(0, tr("Components only: they go with their entities"));
            item->setIcon(0, QIcon(noBox)); // its name stands below the others
            continue;
        }
        const bool out = m_left.contains(label.label);
        item->setCheckState(0, out ? Qt::Unchecked : Qt::Checked);
        left = left || out;
        if (!out) {
            kept.push_back(label.label);
        }
    }
    if (!left || kept.empty()) {
        kept.clear(); // all types
    }
    m_model->setTypes(std::move(kept));
    m_filling = false;
}

void LabelsDialog::takeKept()
{
    if (m_filling) {
        return;
    }
    std::vector<std::string> kept;
    bool left = false;
    for (int i = 0; i < m_kept->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = m_kept->topLevelItem(i);
        if (!item->data(0, Qt::CheckStateRole).isValid()) {
            continue;
        }
        const std::string label = toUtf8(item->text(0));
        if (item->checkState(0) == Qt::Checked) {
            m_left.erase(label);
            kept.push_back(label);
        } else {
            m_left.insert(label);
            left = true;
        }
    }
    m_filling = true; // the list stays as it is, so that the keyboard keeps its place
    m_model->setTypes(left ? std::move(kept) : std::vector<std::string>());
    m_filling = false;
    showSummary();
}

void LabelsDialog::showSummary()
{
    const analysis::LabelAgreement before = analysis::labelAgreement(m_counts);
    const analysis::LabelAgreement after = analysis::labelAgreement(analysis::labelsAfter(m_model->table()));
    const auto share = [](std::int64_t shared, std::int64_t all) {
        //: %1: how many, %2: of how many
        return tr("%1 of %2").arg(countText(shared), countText(all));
    };
    QStringList lines;
    //: each %n: "3 of 7"
    lines << tr("Annotations of the gold whose label systems have: %1, afterwards %2.")
                 .arg(share(before.goldShared, before.gold), share(after.goldShared, after.gold));
    lines << tr("Annotations of the systems whose label the gold has: %1, afterwards %2.")
                 .arg(share(before.systemShared, before.system), share(after.systemShared, after.system));
    if (!m_left.empty() && m_model->table().types.empty() && after.gold + after.system > 0) {
        bool some = false;
        for (int i = 0; i < m_kept->topLevelItemCount(); ++i) {
            some = some || m_kept->topLevelItem(i)->data(0, Qt::CheckStateRole).toInt() != Qt::Unchecked;
        }
        if (!some) {
            lines << tr("No type is checked: all are kept.");
        }
    }
    if (isSaved()) {
        //: %1: path of a label map
        lines << tr("Label map: %1").arg(m_mapPath);
    } else if (!analysis::rulesOf(m_model->table()).map.empty()) {
        lines << tr("The renamings are in no file; they are kept with the opened files.");
    }
    m_summary->setText(lines.join(QLatin1Char('\n')));
}

bool LabelsDialog::eventFilter(QObject* watched, QEvent* event)
{
    const QModelIndex current = m_table->currentIndex();
    if (watched == m_table && event->type() == QEvent::KeyPress && current.isValid()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const auto side = LabelTableModel::sideOf(current.column());
        if (enter && (key->modifiers() & Qt::ControlModifier)) {
            m_model->accept(current.row());
            return true;
        }
        if (enter) {
            // Return edits: the dialog is accepted from its button.
            const QModelIndex gold = current.siblingAtColumn(LabelTableModel::GoldBecomes);
            const QModelIndex cell = side           ? current
                : gold.flags() & Qt::ItemIsEditable ? gold
                                                    : current.siblingAtColumn(LabelTableModel::SystemBecomes);
            if (cell.flags() & Qt::ItemIsEditable) {
                m_table->setCurrentIndex(cell);
                m_table->edit(cell);
            }
            return true;
        }
        if (side && (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)) {
            m_model->setRule(current.row(), *side,
                key->key() == Qt::Key_Delete ? std::optional(std::string()) : std::nullopt);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace touchstone::ui

#include "moc_labelsdialog.cpp"
