// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/reportdialog.h"

#include "ui/export/namesform.h"
#include "ui/figures/reportfigures.h"
#include "ui/base/language.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/messagebar.h"

#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QUrl>

namespace touchstone::ui {

namespace {

constexpr int mostRecordRows = 1'000'000;
constexpr int mostMegabytes = 2000;

QStringList usualMeasures(const analysis::Preset* preset)
{
    QStringList ids;
    if (preset != nullptr && !preset->tables.empty()) {
        for (const auto id : preset->measures) {
            ids << toQString(id);
        }
    } else {
        const auto groups = metrics::measureGroups();
        for (const auto id : groups.front().members) {
            ids << toQString(id);
        }
    }
    return ids;
}

} // namespace

/// What is written, as it was when it was asked for.
struct ReportDialog::Job
{
    QString path;
    analysis::ReportRequest request;
    std::vector<analysis::ReportSystem> systems;
    FigureData data; ///< of the figures
    std::vector<const FigureKind*> kinds; ///< likewise
    std::vector<analysis::ReportFigure> figures; ///< those that are painted
};

ReportDialog::ReportDialog(
    Session& session, SelectionModel& selection, const PresetChoice& presets, QWidget* parent)
    : ExportDialog(session, QStringLiteral("reportdialog"), tr("HTML report"), parent)
    , m_selection(selection)
    , m_presets(presets)
{
    for (const auto& measure : metrics::measures()) {
        auto* item = new QListWidgetItem(measureText(measure.id), m_measures);
        item->setData(Qt::UserRole, toQString(measure.id));
        item->setToolTip(toQString(measure.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    m_measures->setMaximumHeight(fontMetrics().height() * 11);
    m_noText->setToolTip(tr("Neither texts nor names of documents nor ids, and no figures of texts"));
    m_leads->setToolTip(tr("The leads of each system, without what is pinned and dismissed"));
    const analysis::ReportRequest usual;
    m_leads->setChecked(usual.leads);
    m_rows->setRange(0, mostRecordRows);
    m_rows->setValue(usual.errors);
    m_rows->setToolTip(
        tr("So many records behind a number stand in a table with their types and words, the others as "
           "references"));
    m_limit->setRange(1, mostMegabytes);
    m_limit->setValue(usual.listLimit);
    m_limit->setSuffix(tr(" MB"));
    m_limit->setToolTip(tr("Numbers whose records have no room are no links"));
    m_names = new NamesForm(this);
    m_contents = new QLabel(this);
    m_contents->setWordWrap(true);
    m_contents->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_contents->setAccessibleName(tr("What the report holds"));
    m_contents->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_written = new MessageBar(this);
    m_written->setClosable(true);
    m_cancel = new QPushButton(tr("C&ancel"), this);
    m_progress->setAccessibleName(tr("Progress"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Measures:"), m_measures);
    form->addRow(tr("&Rows per number:"), m_rows);
    form->addRow(tr("Records &up to:"), m_limit);
    form->addRow(m_leads);
    form->addRow(m_noText);
    auto* right = new QWidget(this);
    layColumn(right, { { m_contents, 1 }, m_written, inRow({ { m_progress, 1 }, m_cancel }) });
    const auto chooseFile = [this]() {
        const QString suffix = QStringLiteral("html");
        QString path = askForPath(
            QFileInfo(proposedPath()).dir().filePath(QFileInfo(proposedPath()).completeBaseName()),
            QStringLiteral("HTML"), suffix);
        if (path.isEmpty()) {
            return;
        }
        if (!path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)
            && !path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive)) {
            path += QLatin1Char('.') + suffix;
        }
        exportTo(path);
    };
    layOut(form, nullptr, right, { { tr("&Save…"), chooseFile } }, 36);

    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &ReportDialog::paintNext);
    connect(m_cancel, &QPushButton::clicked, this, &ReportDialog::cancel);
    connect(m_written, &MessageBar::actionTriggered, this,
        [this]() { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path).absoluteFilePath())); });
    connect(&m_runner, &JobRunner::progressed, this, [this](quint64 done) {
        //: %1: a size, such as "3.2 MB"
        m_progress->setFormat(tr("Writing: %1").arg(locale().formattedDataSize(static_cast<qint64>(done))));
    });
    const auto want = [this]() {
        QStringList ids;
        for (const auto& id : reportMeasures(request())) {
            ids << toQString(id);
        }
        m_session.setWantedOfAll(m_view, true, ids);
        soon();
    };
    connect(m_measures, &QListWidget::itemChanged, this, want);
    connect(m_noText, &QCheckBox::toggled, this, want);
    connect(m_leads, &QCheckBox::toggled, this, &ReportDialog::soon);
    connect(&m_presets, &PresetChoice::changed, this, [this, want]() {
        fillMeasures();
        want();
    });
    connect(&m_session, &Session::changed, this, &ReportDialog::soon);
    whenChanged(m_selection, SelectionModel::SchemeChanged, this, &ReportDialog::soon);
    fillMeasures();
    want();
    showProgress();
    ReportDialog::refresh();
}

ReportDialog::~ReportDialog() = default;

void ReportDialog::fillMeasures()
{
    const QSignalBlocker quiet(m_measures);
    const QStringList usual = usualMeasures(m_presets.preset());
    for (int i = 0; i < m_measures->count(); ++i) {
        QListWidgetItem* item = m_measures->item(i);
        item->setCheckState(
            usual.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
}

QString ReportDialog::proposedPath() const
{
    const auto opened = m_session.dataSet();
    if (!opened) {
        return QStringLiteral("report.html");
    }
    const analysis::DataSetSpec& spec = opened->spec;
    const bool gold = !spec.gold.path.empty() && !analysis::isStandardInput(spec.gold.path);
    const QString beside
        = fromPath(gold || spec.systems.empty() ? spec.gold.path : spec.systems.front().path);
    QString name = toQString(analysis::dataSetName(spec)) + QLatin1String("-report.html");
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return QFileInfo(beside).absoluteDir().filePath(name);
}

analysis::ReportRequest ReportDialog::request() const
{
    analysis::ReportRequest request;
    for (int i = 0; i < m_measures->count(); ++i) {
        if (m_measures->item(i)->checkState() == Qt::Checked) {
            request.measures.push_back(toUtf8(m_measures->item(i)->data(Qt::UserRole).toString()));
        }
    }
    request.preset = m_presets.preset();
    request.scheme = m_selection.scheme();
    request.schemeAsked = request.preset != nullptr && request.scheme != request.preset->scheme;
    request.noText = m_noText->isChecked();
    request.leads = m_leads->isChecked();
    request.errors = m_rows->value();
    request.listLimit = m_limit->value();
    request.names = m_names->names();
    request.language = toUtf8(languageInForce());
    if (const auto opened = m_session.dataSet()) {
        request.dataSet = opened->spec;
        request.dataSet.gold.name.clear();
    }
    request.spec = m_session.spec();
    request.relations = m_session.relations();
    return request;
}

std::vector<analysis::ReportSystem> ReportDialog::systems() const
{
    std::vector<analysis::ReportSystem> systems;
    if (!m_session.allReady() || m_session.noGold()) {
        return systems;
    }
    const auto names = m_names->names();
    for (const Session::SystemResult& result : m_session.results()) {
        if (!result.evaluation) {
            continue;
        }
        auto& system = systems.emplace_back();
        system.name = names.of(systems.size() - 1, toUtf8(result.name));
        system.evaluation = result.evaluation;
        for (const auto& [id, measure] : result.measures) {
            system.measures.push_back(measure);
        }
    }
    return systems;
}

QString ReportDialog::contents(const analysis::ReportRequest& asked) const
{
    QStringList lines;
    const auto names = systems();
    const auto add = [&lines](const QString& line) {
        lines << QStringLiteral("<li>") + line.toHtmlEscaped() + QStringLiteral("</li>");
    };
    //: %n: systems of the data set
    add(tr("Scores of %n systems side by side", nullptr, static_cast<int>(names.size())));
    if (names.size() == 2) {
        //: %1, %2: names of systems
        add(tr("What is fixed and what regressed from %1 to %2")
                .arg(toQString(names[0].name), toQString(names[1].name)));
    }
    add(tr("Figures, as far as the data have something to draw"));
    for (const auto& system : names) {
        //: %1: name of a system
        add(tr("%1: tables of scores, confusion of types, the records behind every number")
                .arg(toQString(system.name)));
    }
    if (asked.leads) {
        add(tr("Patterns in the errors of each system"));
    }
    add(asked.noText ? tr("No word of the corpus") : tr("The sentence of every record"));
    add(tr("How it was made: files with digests, settings, the command"));
    return QStringLiteral("<p>%1</p><ul>%2</ul>")
        .arg(tr("One HTML file that needs no other. It holds:"), lines.join(QString()));
}

void ReportDialog::refresh()
{
    m_timer.stop();
    showNames();
    const analysis::ReportRequest asked = request();
    m_command->setCommand(m_session.noGold()
            ? QString() // it would be refused
            : toQString(analysis::shellLine(reportCommand(asked, "report.html", analysis::PathForm::Given))));
    const bool ready = !systems().empty();
    m_contents->setText(ready ? contents(asked) : QString());
    if (writing()) {
        return;
    }
    if (!ready) {
        say(whyNothing(true), true);
    } else if (asked.measures.empty()) {
        say(tr("Choose one measure at least."), true);
    } else {
        say({});
    }
}

void ReportDialog::exportTo(const QString& path)
{
    refresh();
    auto shown = systems();
    auto asked = request();
    if (writing() || shown.empty() || asked.measures.empty()) {
        return;
    }
    m_written->hide();
    auto drawn = figureDataOf(shown, asked.scheme, asked.spec);
    auto kinds = reportFigureKinds(asked.noText);
    m_job = std::make_unique<Job>(
        Job { path, std::move(asked), std::move(shown), std::move(drawn), std::move(kinds), {} });
    say({}, true); // one at a time
    showProgress();
    m_turn.start();
}

void ReportDialog::showProgress()
{
    m_progress->setVisible(writing());
    m_cancel->setVisible(writing());
    if (writing()) {
        const int count = static_cast<int>(m_job->kinds.size());
        const int done = static_cast<int>(m_job->figures.size());
        m_progress->setRange(0, done < count ? count : 0);
        m_progress->setValue(done);
        //: %1, %2: numbers of figures
        m_progress->setFormat(tr("Figure %1 of %2").arg(done + 1).arg(count));
    }
}

void ReportDialog::paintNext()
{
    if (!writing()) {
        return;
    }
    if (m_job->figures.size() == m_job->kinds.size()) {
        write();
        return;
    }
    m_job->figures.push_back(reportFigure(*m_job->kinds[m_job->figures.size()], m_job->data));
    showProgress();
    m_turn.start();
}

void ReportDialog::write()
{
    m_runner.start<std::size_t>(
        tr("Report"),
        [systems = m_job->systems, figures = m_job->figures, asked = m_job->request,
            path = toPath(m_job->path)](support::Progress& progress) {
            return analysis::writeReport(systems, figures, asked, path, progress);
        },
        [this](const support::Result<std::size_t>& unlisted) { finishReport(unlisted); });
}

void ReportDialog::cancel()
{
    if (writing()) {
        m_runner.cancel();
        finishReport(support::failure(support::ErrorCode::Cancelled, support::Message()));
    }
}

void ReportDialog::finishReport(const support::Result<std::size_t>& unlisted)
{
    m_turn.stop();
    m_path = m_job->path;
    m_job.reset();
    showProgress();
    refresh();
    QString error;
    if (unlisted) {
        //: %1: path of the file
        QString text = tr("Written: %1").arg(m_path);
        if (*unlisted > 0) {
            text += QLatin1Char('\n')
                + tr("%n numbers are no links, since their records have no room.", nullptr,
                    static_cast<int>(*unlisted));
        }
        m_written->showMessage(
            *unlisted > 0 ? MessageBar::Kind::Warning : MessageBar::Kind::Information, text, tr("&Open"));
    } else {
        error = unlisted.error().code == support::ErrorCode::Cancelled ? tr("Cancelled. Nothing was written.")
                                                                       : errorText(unlisted.error());
        m_written->showMessage(MessageBar::Kind::Error, error);
    }
    Q_EMIT exported(m_path, error);
}

} // namespace touchstone::ui

#include "moc_reportdialog.cpp"
