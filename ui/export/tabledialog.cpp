// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/tabledialog.h"

#include "ui/export/namesform.h"
#include "ui/figures/figureexport.h"
#include "ui/models/sheetnames.h"
#include "ui/session/corestrings.h"
#include "ui/text/textpage.h"
#include "ui/widgets/slicechoice.h"

#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/scoretable.h"
#include "core/support/lookup.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSplitter>

namespace touchstone::ui {

namespace {

bool isCounts(const analysis::Sheet& sheet, std::size_t column)
{
    return std::ranges::any_of(sheet.rows,
        [column](const auto& row) { return column < row.cells.size() && row.cells[column].isCount; });
}

} // namespace

TableDialog::TableDialog(Session& session, QWidget* parent)
    : ExportDialog(session, QStringLiteral("tabledialog"), tr("Export table"), parent)
{
    for (const auto& measure : metrics::measures()) {
        m_measure->addItem(measureText(measure.id), toQString(measure.id));
    }
    m_slice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_slice->setToolTip(tr("A row per value of this slice, with the numbers of the panel Slices"));
    m_row->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_byType->setToolTip(tr("Every type that a system has, and all types together below"));
    m_columns->setMaximumHeight(fontMetrics().height() * 8);
    m_rank->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rank->setToolTip(
        tr("Systems in the order of this score, with their ranks; ≈ marks those that are not separable from "
           "the best"));
    addChoices(m_form,
        { { tr("LaTeX (booktabs)"), analysis::TableForm::Latex },
            { tr("Markdown"), analysis::TableForm::Markdown }, { tr("CSV"), analysis::TableForm::Csv },
            { tr("HTML"), analysis::TableForm::Html }, { tr("TSV"), analysis::TableForm::Tsv } });
    m_decimals->setRange(0, 10);
    m_decimals->setValue(analysis::SystemTableOptions().decimals);
    m_bold->setChecked(true);
    m_significance->setToolTip(
        tr("Two-sided paired randomisation over documents, 2,500 trials, Holm's correction: * for p < 0.05"));
    m_names = new NamesForm(this);
    m_rendered = new TextPage(tr("Preview of the table"), this);
    m_rendered->document()->setDefaultStyleSheet(QStringLiteral("td, th { padding: 2px 10px }"));
    m_text = new QPlainTextEdit(this);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("The file as text"));
    m_text->setTabChangesFocus(true);
    const auto chooseFile = [this]() {
        const QString path
            = askForPath(QStringLiteral("table"), m_form->currentText(), toQString(suffix()).mid(1));
        if (!path.isEmpty()) {
            exportTo(path);
        }
    };
    auto* form = new QFormLayout;
    form->addRow(tr("&Measure:"), m_measure);
    form->addRow(tr("&Table:"), m_table);
    form->addRow(tr("By s&lice:"), m_slice);
    form->addRow(m_byType);
    form->addRow(tr("&Row:"), m_row);
    form->addRow(tr("&Columns:"), m_columns);
    form->addRow(tr("Ran&ked by:"), m_rank);
    form->addRow(tr("&Format:"), m_form);
    form->addRow(tr("&Decimals:"), m_decimals);
    for (QCheckBox* box : { m_percent, m_turned, m_bold, m_second, m_significance }) {
        form->addRow(box);
    }
    auto* preview = split(new QSplitter(Qt::Vertical, this), { m_rendered, m_text });
    layOut(form, nullptr, preview,
        { { tr("&Save…"), chooseFile },
            { tr("C&opy table"), [this]() { QGuiApplication::clipboard()->setText(text()); } } },
        40);

    const auto want
        = [this]() { m_session.setWantedOfAll(m_view, true, { m_measure->currentData().toString() }); };
    connect(m_measure, &QComboBox::currentIndexChanged, this, want);
    connect(m_table, &QComboBox::currentIndexChanged, this, &TableDialog::fillColumns);
    connect(m_slice, &QComboBox::currentIndexChanged, this, [this]() {
        if (m_listed) {
            fillTables();
        }
    });
    connect(m_byType, &QCheckBox::toggled, this, &TableDialog::fillColumns);
    connect(m_columns, &QListWidget::itemChanged, this, &TableDialog::soon);
    connect(&m_session, &Session::changed, this, &TableDialog::soon);
    want();
    TableDialog::refresh();
}

void TableDialog::setPreset(const analysis::Preset* preset)
{
    if (preset == m_preset) {
        return;
    }
    m_preset = preset;
    if (preset != nullptr && !preset->tables.empty() && !m_start) {
        setMeasure(toQString(preset->measures.front()));
    }
    if (m_listed) {
        fillTables();
        showPresetTable();
    }
    m_timer.start();
}

/// The table of the task's scheme.
void TableDialog::showPresetTable()
{
    if (m_preset != nullptr && !m_preset->tables.empty()) {
        choose(m_table, toQString(match::schemeName(m_preset->scheme)));
    }
}

void TableDialog::showRanking(const std::string& measure, const std::string& score)
{
    m_start = Start { measure, score };
    setMeasure(toQString(measure));
    m_timer.start();
}

void TableDialog::showTypes(const std::string& measure, const std::string& score)
{
    m_start = Start { measure, score, true };
    setMeasure(toQString(measure));
    m_timer.start();
}

void TableDialog::start()
{
    if (!m_start || m_listed->measure != m_start->measure) {
        return;
    }
    const Start begun = *std::exchange(m_start, std::nullopt);
    m_slice->setCurrentIndex(0);
    QString column = toQString(begun.score);
    for (int i = 0; i < m_table->count(); ++i) { // "strict.f1" is the column f1 of strict
        const QString table = m_table->itemData(i).toString() + QLatin1Char('.');
        if (column.startsWith(table)) {
            m_table->setCurrentIndex(i);
            column.remove(0, table.size());
            break;
        }
    }
    m_byType->setChecked(begun.types);
    m_turned->setChecked(begun.types);
    if (!begun.types) {
        if (m_rank->findData(column) < 0) { // a task names its columns otherwise
            column = toQString(begun.score);
            m_rank->addItem(column, column);
        }
        choose(m_rank, column);
        return;
    }
    QListWidgetItem* only = nullptr;
    for (int i = 0; i < m_columns->count(); ++i) {
        only = m_columns->item(i)->data(Qt::UserRole).toString() == column ? m_columns->item(i) : only;
    }
    for (int i = 0; only != nullptr && i < m_columns->count(); ++i) {
        m_columns->item(i)->setCheckState(m_columns->item(i) == only ? Qt::Checked : Qt::Unchecked);
    }
}

void TableDialog::setForm(analysis::TableForm form) { choose(m_form, static_cast<int>(form)); }

analysis::TableForm TableDialog::form() const
{
    return static_cast<analysis::TableForm>(m_form->currentData().toInt());
}

std::string TableDialog::suffix() const { return std::string(analysis::tableFormSuffix(form())); }

bool TableDialog::whole() const { return m_slice->currentData().toString().isEmpty(); }

QString TableDialog::text() const { return QString::fromUtf8(m_file); }

TableDialog::Sliced TableDialog::sliced() const
{
    const auto asked = request();
    return { m_evaluation, m_listed, asked.slice, asked.table.sheet };
}

const analysis::Sheet* TableDialog::sheet() const
{
    if (!whole()) {
        return m_sliceSheet && m_sliced == sliced() ? &*m_sliceSheet : nullptr;
    }
    const auto id = toUtf8(m_table->currentData().toString());
    return m_listed ? support::found(m_listed->sheets, id, &analysis::Sheet::id) : nullptr;
}

void TableDialog::fillTables()
{
    const QString before = m_table->currentData().toString();
    const bool sliced = !whole();
    const bool bySchemes = metrics::hasSchemes(m_listed->measure);
    const auto schemes = m_preset == nullptr
        ? std::span<const match::Scheme>()
        : analysis::presetSchemes(*m_preset, m_evaluation ? m_evaluation->gold->column : std::string());
    {
        const QSignalBlocker quiet(m_table);
        m_table->clear();
        for (const auto& sheet : m_listed->sheets) {
            // By slices muc has a table of each scheme, and others have one.
            const bool offered = !sliced || (bySchemes && match::schemeByName(sheet.id));
            const bool ofTask = m_preset == nullptr || m_preset->allSchemes
                || analysis::printedUnder(m_preset, schemes, m_listed->measure, sheet);
            if (!sheet.perDocument && offered && ofTask) {
                const auto shown = analysis::taskSheetOr(m_preset, m_listed->measure, sheet);
                m_table->addItem(coreText(shown.title), toQString(sheet.id));
            }
        }
        m_table->setCurrentIndex(std::max(m_table->count() > 0 ? 0 : -1, m_table->findData(before)));
    }
    m_table->setEnabled(m_table->count() > 0);
    fillColumns();
}

void TableDialog::fillColumns()
{
    const QString row = m_row->currentData().toString();
    const bool sliced = !whole();
    const QSignalBlocker quiet(m_columns);
    const QSignalBlocker quietRow(m_row);
    m_columns->clear();
    m_row->clear();
    m_row->addItem(sliced ? tr("All values") : typesAsked() ? tr("All types") : tr("Overall"), QString());
    m_byType->setEnabled(!sliced);
    m_rank->setEnabled(!sliced && !typesAsked());
    if (const analysis::Sheet* own = sheet()) {
        // A table by slices bears our names, as everywhere.
        const auto task = m_preset == nullptr || sliced
            ? std::nullopt
            : analysis::taskSheet(*m_preset, m_listed->measure, *own);
        const analysis::Sheet* const shown = task ? &*task : own;
        bool scores = false;
        for (std::size_t i = 0; i < shown->columns.size(); ++i) {
            auto* item = new QListWidgetItem(columnTitleInWindow(*shown, shown->columns[i]), m_columns);
            item->setData(Qt::UserRole, toQString(shown->columns[i].id));
            item->setToolTip(columnMeaningInWindow(m_listed->measure, *shown, shown->columns[i]));
            const bool count = isCounts(*shown, i);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(count && !task ? Qt::Unchecked : Qt::Checked);
            scores = scores || !count;
        }
        for (int i = 0; !scores && i < m_columns->count(); ++i) {
            m_columns->item(i)->setCheckState(Qt::Checked);
        }
        fillRanks(shown);
        constexpr std::size_t mostRows = 500;
        for (std::size_t i = 0; i + 1 < std::min(shown->rows.size(), mostRows); ++i) {
            m_row->addItem(toQString(shown->rows[i].name), toQString(own->rows[i].name));
        }
    }
    chooseOrFirst(m_row, row);
}

void TableDialog::fillRanks(const analysis::Sheet* shown)
{
    const QString before = m_rank->currentData().toString();
    const QSignalBlocker quiet(m_rank);
    m_rank->clear();
    m_rank->addItem(tr("Not ranked"), QString());
    for (std::size_t i = 0; shown != nullptr && i < shown->columns.size(); ++i) {
        if (!isCounts(*shown, i)) {
            m_rank->addItem(coreText(shown->columns[i].title), toQString(shown->columns[i].id));
        }
    }
    chooseOrFirst(m_rank, before);
}

bool TableDialog::countSlice(const analysis::TableSystem& system)
{
    if (whole() || sheet() != nullptr) {
        return false;
    }
    const auto asked = request();
    const Sliced counted = sliced();
    m_runner.start<analysis::Sheet>(
        tr("Counting slices"),
        [asked, system](
            support::Progress& progress) { return analysis::slicedSheet(system, asked, progress); },
        [this, counted](support::Result<analysis::Sheet> counts) {
            if (!counts) {
                refuse(errorText(counts.error()));
                return;
            }
            m_sliced = counted;
            m_sliceSheet = std::move(*counts);
            fillColumns();
            refresh();
        });
    return true;
}

analysis::TableRequest TableDialog::request() const
{
    analysis::TableRequest request;
    request.measure = m_measure->currentData().toString().toStdString();
    request.form = form();
    auto& table = request.table;
    request.slice = m_slice->currentData().toString().toStdString();
    table.sheet = m_table->currentData().toString().toStdString();
    if (const auto row = m_row->currentData().toString().toStdString(); !row.empty()) {
        table.rows = { row };
    }
    for (int i = 0; i < m_columns->count(); ++i) {
        if (m_columns->item(i)->checkState() == Qt::Checked) {
            table.columns.push_back(m_columns->item(i)->data(Qt::UserRole).toString().toStdString());
        }
    }
    table.byType = typesAsked();
    if (m_rank->isEnabled()) {
        table.rank = toUtf8(m_rank->currentData().toString());
    }
    table.systemsAsColumns = m_turned->isChecked();
    table.boldBest = m_bold->isChecked();
    table.underlineSecond = m_second->isChecked();
    table.percent = m_percent->isChecked();
    table.decimals = m_decimals->value();
    request.significance = m_significance->isChecked();
    request.names = m_names->names();
    if (const auto opened = m_session.dataSet()) {
        request.dataSet = opened->spec;
        request.dataSet.gold.name.clear();
    }
    request.spec = m_session.spec();
    request.relations = m_session.relations();
    request.preset = m_preset;
    return request;
}

std::optional<std::vector<analysis::TableSystem>> TableDialog::systems() const
{
    std::vector<analysis::TableSystem> systems;
    for (const auto& result : m_session.results()) {
        const auto found = result.measures.find(m_measure->currentData().toString().toStdString());
        if (result.evaluation && found != result.measures.end()) {
            systems.push_back({ result.name.toStdString(), result.evaluation, found->second });
        }
    }
    return m_session.allReady() && !m_session.noGold() && !systems.empty() ? std::optional(systems)
                                                                           : std::nullopt;
}

void TableDialog::refuse(const QString& text)
{
    say(text, true);
    Q_EMIT previewed();
}

void TableDialog::refresh()
{
    m_timer.stop();
    fillSliceCombo(m_slice, m_session.slices(), tr("None: the whole corpus"));
    showNames();
    const auto shown = systems();
    if (!shown) {
        if (m_session.noGold()) {
            m_runner.cancel();
            m_command->setCommand({}); // it would be refused
        }
        say(whyNothing(true), true);
        return;
    }
    if (m_listed != shown->front().measure || m_evaluation != shown->front().evaluation) {
        const bool another = !m_listed || m_listed->measure != shown->front().measure->measure;
        m_listed = shown->front().measure;
        m_evaluation = shown->front().evaluation;
        fillTables();
        if (another) {
            showPresetTable();
        }
    }
    start();
    const auto asked = request();
    if (!asked.slice.empty()
        && !support::contains(m_session.slices(), asked.slice, &analysis::SliceDimension::id)) {
        m_runner.cancel();
        //: A slice that the data lacks. %1: its name, %2: why
        refuse(tr("%1: %2").arg(sliceText(asked.slice), sliceLackText(asked.slice)));
        return;
    }
    if (countSlice(shown->front())) {
        return;
    }
    const std::string file = "table" + suffix();
    m_command->setCommand(
        toQString(analysis::shellLine(analysis::tableCommand(asked, file, analysis::PathForm::Given))));
    if (asked.table.columns.empty()) {
        refuse(tr("Choose one column at least."));
        return;
    }
    m_runner.start<analysis::Table>(
        tr("Table"),
        [asked, file, systems = *shown](support::Progress& progress) -> support::Result<analysis::Table> {
            auto table = analysis::exportedTable(systems, asked, progress);
            if (!table || asked.form == analysis::TableForm::Tsv) { // that form is for scripts
                return table;
            }
            auto inputs = analysis::recipeInputs(asked.dataSet, asked.relations, asked.names, progress);
            if (!inputs) {
                return tl::unexpected(inputs.error());
            }
            table->comment = analysis::recipeText(analysis::tableRecipe(
                asked, systems.front().evaluation->signature, std::move(*inputs), file));
            return table;
        },
        [this](support::Result<analysis::Table> table) {
            if (table) {
                showTable(std::move(*table));
            } else {
                refuse(errorText(table.error()));
            }
        });
}

void TableDialog::showTable(analysis::Table table)
{
    m_file = QByteArray::fromStdString(analysis::formed(table, form()));
    m_text->setPlainText(QString::fromUtf8(m_file));
    table.comment.clear();
    // Qt shows names of rows bold, as if each of them were the best.
    static const QRegularExpression name(QStringLiteral("<th scope=\"row\"([^>]*)>(.*?)</th>"));
    m_rendered->setHtml(toQString(analysis::toHtml(table)).replace(name, QStringLiteral("<td\\1>\\2</td>")));
    say({});
    Q_EMIT previewed();
}

void TableDialog::exportTo(const QString& path)
{
    const auto done = writeWhole(path, m_file);
    finish(path, done ? QString() : QString::fromStdString(support::formatted(done.error())));
}

} // namespace touchstone::ui

#include "moc_tabledialog.cpp"
