// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trend/trendview.h"

#include "ui/charts/chartpanel.h"
#include "ui/widgets/viewhelp.h"

#include "core/support/joined.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QSplitter>

#include <filesystem>

namespace touchstone::ui {

namespace {

namespace fs = std::filesystem;

/// A path of a file of scores: relative ones from where that file lies.
std::string besides(const std::string& file, const std::string& path)
{
    return path.empty() || fs::path(path).is_absolute() ? path
                                                        : (fs::path(file).parent_path() / path).string();
}

/// "Left out: a.json (why); b.json (why)." at most `most` of them by name; empty: none.
QString leftOutText(const analysis::TrendData& data, std::size_t most)
{
    QStringList files;
    for (std::size_t i = 0; i < std::min(most, data.skipped.size()); ++i) {
        const auto& [name, path, error] = data.skipped[i];
        QString why = errorText({ error.code, error.text, {}, error.said });
        why.chop(why.endsWith(QLatin1Char('.')) ? 1 : 0);
        //: %1: name of a file, %2: why it is left out
        files << TrendView::tr("%1 (%2)").arg(toQString(name), why);
    }
    if (files.isEmpty()) {
        return {};
    }
    if (data.skipped.size() > most) {
        //: of files
        files << TrendView::tr("and %n more", nullptr, static_cast<int>(data.skipped.size() - most));
    }
    //: %1: files with reasons
    return TrendView::tr("Left out: %1.").arg(files.join(QStringLiteral("; ")));
}

} // namespace

TrendView::TrendView(SelectionModel& selection, QWidget* parent)
    : ChartView(parent)
    , m_selection(selection)
{
    fillControls();
    m_note->setWordWrap(true);
    m_note->setContentsMargins(6, 0, 6, 0);
    m_table->setAccessibleName(tr("Score over files as a table"));
    QSplitter* split = beside(m_panel, m_table, Qt::Vertical);
    split->setChildrenCollapsible(false);
    QLayout* bar = barOf({ m_open, labelled(tr("&Score:"), m_scores), labelled(tr("&Type:"), m_types),
        labelled(tr("&Lines:"), m_lines), labelled(tr("O&rder:"), m_order), m_copy, m_figure, m_print });
    layColumn(this, { 0, 0, 0, 4 }, { bar, m_note, { pagesOf(split), 1 } }, 4);
    connect(m_open, &QPushButton::clicked, this, &TrendView::chooseFolder);
    connect(m_scores, &QComboBox::currentIndexChanged, this, [this]() {
        fillTypes(m_types->currentData().toString());
        setScore(wantedScore());
    });
    connect(m_types, &QComboBox::currentIndexChanged, this, [this]() { setScore(wantedScore()); });
    connect(m_lines, &QComboBox::currentIndexChanged, this, [this]() {
        m_off.clear();
        setLines(m_lines->currentData().toString());
    });
    connect(m_order, &QComboBox::currentIndexChanged, this, [this]() { read(true); });
    connect(
        m_copy, &QPushButton::clicked, this, [this]() { QGuiApplication::clipboard()->setText(markdown()); });
    connect(m_figure, &QPushButton::clicked, this, &TrendView::figureRequested);
    connect(m_print, &QPushButton::clicked, this, &TrendView::printRequested);
    connect(m_table, &QAbstractItemView::activated, this, &TrendView::offerCell);
    showEmpty();
}

void TrendView::fillControls()
{
    m_open->setToolTip(tr("A folder of files that touchstone-cli score --json -o FILE.json wrote"));
    m_scores->setAccessibleName(tr("Score"));
    m_types->setAccessibleName(tr("Type"));
    m_lines->setAccessibleName(tr("Lines"));
    m_lines->setToolTip(tr("A line per system, or per system and value of what score --json distinguished: "
                           "layers, noise levels, periods, slices of --by"));
    using analysis::TrendOrder;
    addChoices(m_order, tr("Order"),
        { { tr("As given"), TrendOrder::Given }, { tr("By name"), TrendOrder::Name },
            { tr("By time"), TrendOrder::Time } });
    m_order->setToolTip(tr("As given: files as they were named, a folder's by name. By name: run2 before "
                           "run10. By time of the last change, which copies may lose."));
    m_copy->setToolTip(tr("Copy the table for an issue or a wiki"));
    m_figure->setToolTip(tr("The chart as PDF, SVG, PNG or its numbers"));
    m_print->setToolTip(tr("The chart or the table on paper, or as PDF (%1)")
                            .arg(QKeySequence(QKeySequence::Print).toString(QKeySequence::NativeText)));
    for (QPushButton* button : { m_open, m_copy, m_figure, m_print }) {
        button->setAutoDefault(false);
    }
    for (QComboBox* combo : { m_scores, m_types, m_lines }) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    }
}

QString TrendView::describe(const ChartHit& hit, std::size_t /*number*/) const
{
    const auto point = trendPoint(m_chart, hit);
    return point && m_made ? words(*point) : QString();
}

QString TrendView::words(const TrendPoint& point) const
{
    const QString words = trendWords(*m_made->data, m_made->trend, point, QLocale());
    const auto& remark = m_made->remarks[point.row][point.system];
    //: %1: what is said of a point, %2: what is noted of its run
    return remark.empty() ? words : tr("%1\nNote: %2").arg(words, toQString(remark));
}

void TrendView::activate(const ChartHit& hit, std::size_t /*number*/)
{
    if (const auto point = trendPoint(m_chart, hit)) {
        offer(*point);
    }
}

void TrendView::offerCell(const QModelIndex& index)
{
    // The first column tells the row whatever the table is sorted by; then value and change in turn.
    const int row = index.sibling(index.row(), 0).data().toInt() - 1;
    const int system = (index.column() - 2) / 2;
    if (m_made && row >= 0 && index.column() >= 2
        && static_cast<std::size_t>(system) < std::min(m_made->trend.systems.size(), mostTrendLines)
        && m_made->trend.rows[static_cast<std::size_t>(row)]
               .cells[static_cast<std::size_t>(system)]
               .present) {
        offer({ static_cast<std::size_t>(system), static_cast<std::size_t>(row) });
    }
}

std::optional<ShownTrend> TrendView::shownTrend() const
{
    if (!m_made) {
        return std::nullopt;
    }
    ShownTrend shown { { m_made->data, m_made->trend }, {} };
    for (const QString& path : m_paths) {
        shown.asked.paths.push_back(toPath(path));
    }
    shown.asked.order = static_cast<analysis::TrendOrder>(m_order->currentData().toInt());
    shown.asked.score = m_made->trend.score;
    shown.asked.slice = m_made->trend.slice;
    return shown;
}

void TrendView::setScore(const QString& score)
{
    m_asked = score;
    read(false);
}

void TrendView::setLines(const QString& slice)
{
    m_askedLines = slice;
    read(false);
}

void TrendView::showEmpty()
{
    for (QWidget* widget :
        std::initializer_list<QWidget*> { m_scores, m_types, m_lines, m_order, m_copy, m_figure, m_print }) {
        widget->setEnabled(false);
    }
    m_note->hide();
    m_page->show(tr("No files of scores"),
        tr("Save the scores of every run in a file of its own: touchstone-cli score … --json -o "
           "runs/run1.json. Then open the folder here: a system that has the same name in "
           "several files becomes a line."),
        { { tr("Open folder…"), [this]() { chooseFolder(); }, {} } });
    showContent(false);
}

void TrendView::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Folder of score --json files"), m_paths.isEmpty() ? QString() : m_paths.front());
    if (!folder.isEmpty()) {
        open({ folder });
    }
}

void TrendView::open(const QStringList& paths)
{
    m_paths = paths;
    m_off.clear();
    read(true);
}

QString TrendView::wantedScore() const
{
    const QString type = m_types->currentData().toString();
    return m_scores->currentText()
        + (type.isEmpty() ? QString() : QLatin1Char('(') + type + QLatin1Char(')'));
}

void TrendView::read(bool again)
{
    if (m_paths.isEmpty()) {
        return;
    }
    std::vector<std::string> paths;
    for (const QString& path : m_paths) {
        paths.push_back(toPath(path));
    }
    const auto order = static_cast<analysis::TrendOrder>(m_order->currentData().toInt());
    const auto known = again || !m_made ? nullptr : m_made->data;
    if (!known) {
        m_page->show(tr("Reading…"), tr("Chart and table appear when the files are read."),
            { { tr("Stop"),
                [this]() {
                    m_runner->cancel();
                    showEmpty();
                },
                {} } });
        showContent(false);
        m_note->hide();
    }
    using Result = std::shared_ptr<const Made>;
    m_runner->start<Result>(
        tr("Reading scores"),
        [paths, order, known, asked = toUtf8(m_asked), lines = toUtf8(m_askedLines)](
            support::Progress& progress) -> support::Result<Result> {
            auto made = std::make_shared<Made>();
            made->data = known;
            if (!known) {
                auto files = analysis::readTrend(paths, order, progress);
                if (!files) {
                    return support::Failure(files.error());
                }
                made->data = std::make_shared<const analysis::TrendData>(std::move(*files));
            }
            const auto score = asked.empty() ? analysis::firstTrendScore(*made->data) : asked;
            auto trend = analysis::trendOf(*made->data, score, lines);
            if (!trend) { // other files than those that it was asked of
                trend = analysis::trendOf(*made->data, score);
            }
            if (!trend) {
                trend = analysis::trendOf(*made->data, analysis::firstTrendScore(*made->data));
            }
            if (!trend) {
                return support::Failure(trend.error());
            }
            made->trend = std::move(*trend);
            made->remarks = analysis::trendRemarks(*made->data, made->trend, progress);
            made->scores = analysis::trendScores(*made->data);
            made->slices = analysis::trendSlices(*made->data);
            for (const auto& name : analysis::trendScores(*made->data, true)) {
                const auto bracket = name.find('(');
                made->types[name.substr(0, bracket)].push_back(
                    name.substr(bracket + 1, name.size() - bracket - 2));
            }
            return Result(made);
        },
        [this, again](support::Result<Result> made) {
            if (!made) {
                m_made.reset();
                showEmpty();
                m_page->show(tr("There is no trend"), errorText(made.error()),
                    { { tr("Open another folder…"), [this]() { chooseFolder(); }, {} } });
                return;
            }
            takeMade(std::move(*made));
            if (again) {
                Q_EMIT opened(m_paths);
            }
        });
}

void TrendView::takeMade(std::shared_ptr<const Made> made)
{
    m_made = std::move(made);
    fillScores();
    fillLines();
    for (QWidget* widget : std::initializer_list<QWidget*> { m_scores, m_order, m_copy, m_figure, m_print }) {
        widget->setEnabled(true);
    }
    constexpr std::size_t mostInTip = 10;
    m_note->setToolTip(leftOutText(*m_made->data, mostInTip));
    m_note->setText(notes().join(QLatin1Char(' ')));
    m_note->show();
    m_table->setSheet(sheet());
    showContent(true);
    draw();
}

QStringList TrendView::notes() const
{
    QStringList notes;
    const auto& trend = m_made->trend;
    const auto files = static_cast<int>(trend.rows.size());
    notes << tr("%n files.", "", files);
    if (trend.settingsDiffer()) {
        notes << tr("≠ marks files whose settings or gold differ from the file before: such numbers "
                    "cannot be compared.");
    }
    if (trend.systems.size() > mostTrendLines) {
        notes << tr("The first %1 of %2 lines are shown; touchstone-cli trend prints all.")
                     .arg(mostTrendLines)
                     .arg(trend.systems.size());
    }
    constexpr std::size_t mostNamed = 3;
    if (const QString skipped = leftOutText(*m_made->data, mostNamed); !skipped.isEmpty()) {
        notes << skipped;
    }
    const auto& findings = m_made->data->diagnostics;
    QStringList others;
    for (const auto& finding : findings.list()) {
        const QString words = findingText(finding);
        if (finding.code != "trend.file") {
            others << (finding.place.file.empty()
                    ? words
                    //: %1: a file, %2: what is wrong with it
                    : tr("%1: %2").arg(toQString(fs::path(finding.place.file).filename().string()), words));
        }
    }
    if (!others.isEmpty()) {
        notes << others.front();
        if (const auto more = static_cast<int>(others.size()) - 1; more > 0) {
            notes << tr("And %n more findings.", "", more);
        }
    }
    return notes;
}

void TrendView::fillScores()
{
    const QSignalBlocker quiet(m_scores);
    const auto& score = m_made->trend.score;
    const auto plain = score.substr(0, score.find('('));
    m_scores->clear();
    m_scores->addItems(textsOf(m_made->scores, toQString));
    m_scores->setCurrentIndex(m_scores->findText(toQString(plain)));
    fillTypes(plain == score ? QString()
                             : toQString(score.substr(plain.size() + 1, score.size() - plain.size() - 2)));
}

void TrendView::fillTypes(const QString& type)
{
    const QSignalBlocker quiet(m_types);
    m_types->clear();
    m_types->addItem(tr("All"), QString());
    if (m_made) {
        if (const auto found = m_made->types.find(toUtf8(m_scores->currentText()));
            found != m_made->types.end()) {
            for (const auto& name : found->second) {
                m_types->addItem(toQString(name), toQString(name));
            }
        }
    }
    chooseOrFirst(m_types, type);
    m_types->setEnabled(m_types->count() > 1);
}

void TrendView::fillLines()
{
    const QSignalBlocker quiet(m_lines);
    m_lines->clear();
    m_lines->addItem(tr("Systems"), QString());
    for (const auto& slice : m_made->slices) {
        //: %1: what systems are told apart by, such as layer or entity-length
        m_lines->addItem(tr("By %1").arg(toQString(slice)), toQString(slice));
    }
    chooseOrFirst(m_lines, toQString(m_made->trend.slice));
    m_lines->setEnabled(m_lines->count() > 1);
}

void TrendView::draw()
{
    if (m_made) {
        m_chart = trendChart(*m_made->data, m_made->trend, ground(), m_off);
        m_panel->setSpec(m_chart.spec);
    }
}

analysis::Sheet TrendView::sheet() const
{
    using analysis::column;
    using Kind = analysis::SheetKind;
    const auto& trend = m_made->trend;
    auto sheet = analysis::emptySheet({}, toUtf8(tr("No.")));
    sheet.columns.push_back(column("file", toUtf8(tr("File")), Kind::Text));
    const auto count = std::min(trend.systems.size(), mostTrendLines);
    for (std::size_t i = 0; i < count; ++i) {
        sheet.columns.push_back(column("value" + std::to_string(i), trend.systems[i], Kind::Number,
            toUtf8(tr("%1; Enter opens its files.").arg(score()))));
        sheet.columns.push_back(column("change" + std::to_string(i), toUtf8(tr("Change")), Kind::Difference,
            toUtf8(tr("From the last file before that has this system."))));
    }
    const auto remark = [this, &trend, count](std::size_t row) {
        return analysis::rowRemark(trend, m_made->remarks, row, count);
    };
    bool noted = false;
    for (std::size_t row = 0; row < trend.rows.size(); ++row) {
        noted = noted || !remark(row).empty();
    }
    if (noted) {
        sheet.columns.push_back(column("note", toUtf8(tr("Note")), Kind::Text,
            toUtf8(tr("Of the runs, from the notes beside the lock file"))));
    }
    for (const auto& row : trend.rows) {
        std::vector<analysis::NotedCell> cells { analysis::textCell(std::to_string(sheet.rows.size() + 1)),
            analysis::textCell(m_made->data->files[row.file].name) };
        for (std::size_t i = 0; i < count; ++i) {
            const auto& cell = row.cells[i];
            auto change = analysis::numberCell(cell.change);
            if (!cell.differences.empty()) {
                change.note.mark = "≠";
                change.note.meaning
                    = toUtf8(tr("Settings differ: %1").arg(textsOf(cell.differences, [](const auto& one) {
                          return trendDifferenceText(one);
                      }).join(QLatin1String("; "))));
            }
            cells.push_back(analysis::numberCell(cell.value));
            cells.push_back(std::move(change));
        }
        if (noted) {
            cells.push_back(analysis::textCell(remark(sheet.rows.size())));
        }
        addRow(sheet, cells);
    }
    return sheet;
}

QString TrendView::markdown() const
{
    if (!m_made) {
        return {};
    }
    const auto& trend = m_made->trend;
    auto table = analysis::trendTable(*m_made->data, trend, false);
    analysis::addRemarks(table, trend, m_made->remarks, false);
    // Heads and sentences in the language of the window, as every table that is copied from it.
    //: %1: a score, %2: what systems are told apart by, such as layer
    const QString score = trend.slice.empty()
        ? toQString(trend.score)
        : tr("%1 by %2").arg(toQString(trend.score), toQString(trend.slice));
    //: %1: a score
    table.title = toUtf8(trend.lowerIsBetter ? tr("%1 (lower is better)").arg(score) : score);
    for (std::size_t system = 0; system <= trend.systems.size(); ++system) { // a change behind each
        table.columns[2 * system].name = toUtf8(system == 0 ? tr("File") : tr("Change"));
    }
    if (table.columns.size() > 1 + 2 * trend.systems.size()) {
        table.columns.back().name = toUtf8(tr("Note"));
    }
    constexpr std::size_t mostNamed = 10;
    QStringList notes { coreText(analysis::trendNote(*m_made->data, trend), QLocale::c()),
        leftOutText(*m_made->data, mostNamed) };
    notes.removeAll(QString());
    table.note = toUtf8(notes.join(QLatin1Char(' ')));
    return toQString(analysis::toMarkdown(table));
}

analysis::DataSetSpec TrendView::sourcesOf(const TrendPoint& point) const
{
    analysis::DataSetSpec sources;
    const auto& file = m_made->data->files[m_made->trend.rows[point.row].file];
    sources.gold.path = besides(file.path, file.goldPath);
    sources.gold.options.format = file.goldFormat;
    const auto& cell = m_made->trend.rows[point.row].cells[point.system];
    if (!cell.present) {
        return sources;
    }
    const auto& system = file.systems[cell.system];
    analysis::LayerSource source;
    source.name = system.name;
    source.path = besides(file.path, system.path);
    source.options.format = system.format;
    if (system.slice == "layer") {
        source.options.annotationColumn = sources.gold.options.annotationColumn = system.value;
    }
    sources.systems.push_back(std::move(source));
    return sources;
}

void TrendView::offer(const TrendPoint& point)
{
    const auto sources = sourcesOf(point);
    if (sources.systems.empty()) {
        return;
    }
    // A path of somebody else's file may lie behind a slow network.
    m_lookRunner->start<QStringList>(
        tr("Looking for the files"),
        [sources](support::Progress&) -> support::Result<QStringList> {
            QStringList missing;
            for (const auto& path : { sources.gold.path, sources.systems.front().path }) {
                std::error_code error;
                if (path.empty() || !fs::exists(path, error)) {
                    missing << fromPath(path);
                }
            }
            return missing;
        },
        [this, sources](support::Result<QStringList> missing) {
            if (missing) {
                offerFound(sources, *missing);
            }
        });
}

void TrendView::offerFound(const analysis::DataSetSpec& sources, const QStringList& missing)
{
    const QString gold = fromPath(sources.gold.path);
    const QString system = fromPath(sources.systems.front().path);
    auto* box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(tr("Files of this point"));
    if (!missing.isEmpty()) {
        box->setIcon(QMessageBox::Information);
        box->setText(tr("The files that this point was scored from are no longer there."));
        //: %1: paths, one a line
        box->setInformativeText(tr("Missing:\n%1").arg(missing.join(QLatin1Char('\n'))));
        box->setStandardButtons(QMessageBox::Close);
    } else {
        box->setIcon(QMessageBox::Question);
        box->setText(tr("Open the files that this point was scored from?"));
        //: %1 and %2: paths
        box->setInformativeText(tr("The file of scores names them:\nGold: %1\nSystem: %2").arg(gold, system));
        auto* yes = box->addButton(tr("&Open them"), QMessageBox::AcceptRole);
        box->setDefaultButton(box->addButton(QMessageBox::Cancel));
        connect(yes, &QAbstractButton::clicked, this, [this, sources]() { Q_EMIT dataRequested(sources); });
    }
    box->open();
}

} // namespace touchstone::ui

#include "moc_trendview.cpp"
