// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/convertdialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/fieldwithbutton.h"
#include "ui/widgets/findingsview.h"
#include "ui/widgets/statepage.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QMessageBox>
#include <QProgressBar>

namespace touchstone::ui {

namespace {

using analysis::ConvertForm;

QString formText(ConvertForm form)
{
    return form == ConvertForm::Jsonl
        ? ConvertDialog::tr("Touchstone JSONL: one document per line, keeps everything")
        : form == ConvertForm::Brat ? ConvertDialog::tr("brat: a folder of .txt and .ann")
                                    : ConvertDialog::tr("Label Studio: tasks, systems as predictions");
}

} // namespace

ConvertDialog::ConvertDialog(Session& session, QWidget* parent)
    : FileDialog(tr("Convert"), QStringLiteral("files#convert"), parent)
    , m_session(session)
    , m_target(
          new FieldWithButton(tr("File to write"), tr("The file; of brat the folder, new or empty"), this))
{
    m_findings = new FindingsView(
        [this](StatePage& page) {
            if (m_runner.running()) {
                page.show(tr("Writing…"), {});
            } else if (m_done) {
                page.show(
                    tr("Nothing was left out"), tr("The format can hold everything that was to be written."));
            } else {
                page.show(tr("Nothing written yet"), tr("What the format cannot hold will be listed here."));
            }
        },
        this);
    for (const ConvertForm form : analysis::allConvertForms) {
        m_forms->addItem(formText(form), static_cast<int>(form));
    }
    for (QComboBox* box : { m_sides, m_forms }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(30);
    }
    m_predictions->setAccessibleName(tr("Systems that become predictions"));
    m_predictions->setMaximumHeight(fontMetrics().height() * 6);
    m_predictionsLabel->setBuddy(m_predictions);
    m_target->button->setToolTip(tr("Choose where to write"));
    makeCopyable(m_message);
    m_progress->setRange(0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Annotations of:"), m_sides);
    form->addRow(tr("&Format:"), m_forms);
    form->addRow(m_predictionsLabel, m_predictions);
    form->addRow(tr("&Write to:"), m_target);
    makeButtons(QDialogButtonBox::Close);
    m_write = addAction(tr("Con&vert"));
    m_write->setDefault(true);
    layOut({ form, m_message, { m_findings, 1 }, m_progress }, 100, 30);

    connect(m_sides, &QComboBox::currentIndexChanged, this, &ConvertDialog::changed);
    connect(m_forms, &QComboBox::currentIndexChanged, this, &ConvertDialog::changed);
    connect(m_predictions, &QListWidget::itemChanged, this, &ConvertDialog::changed);
    connect(m_target->field, &QLineEdit::textEdited, this, &ConvertDialog::takeTarget);
    connect(m_target->button, &QPushButton::clicked, this, &ConvertDialog::chooseTarget);
    connect(m_write, &QPushButton::clicked, this, [this]() {
        if (m_runner.running()) {
            m_runner.cancel();
            showState();
        } else {
            askAndWrite();
        }
    });
    connect(&m_session, &Session::changed, this, &ConvertDialog::followSession);
    followSession();
    changed();
}

void ConvertDialog::followSession()
{
    if (m_listed == m_session.dataSet()) {
        return;
    }
    m_listed = m_session.dataSet();
    const int before = side();
    const QSignalBlocker quietSides(m_sides);
    const QSignalBlocker quietPredictions(m_predictions);
    m_sides->clear();
    m_predictions->clear();
    if (m_listed) {
        //: %1: name of the data set
        m_sides->addItem(tr("Gold (%1)").arg(toQString(analysis::dataSetName(m_listed->spec))), -1);
        for (std::size_t i = 0; i < m_listed->systems.size(); ++i) {
            if (m_listed->systems[i].layer) {
                const QString name = toQString(m_listed->systems[i].source.name);
                m_sides->addItem(name, static_cast<int>(i));
                auto* item = new QListWidgetItem(name, m_predictions);
                item->setData(Qt::UserRole, static_cast<int>(i));
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
                item->setCheckState(Qt::Checked);
            }
        }
        chooseOrFirst(m_sides, before);
    }
    changed();
}

analysis::ConvertForm ConvertDialog::form() const
{
    return static_cast<ConvertForm>(m_forms->currentData().toInt());
}

int ConvertDialog::side() const { return m_sides->currentIndex() < 0 ? -1 : m_sides->currentData().toInt(); }

void ConvertDialog::setSide(int system) { chooseOrFirst(m_sides, system); }

void ConvertDialog::setForm(ConvertForm form) { choose(m_forms, static_cast<int>(form)); }

void ConvertDialog::setTarget(const QString& path)
{
    m_target->field->setText(path);
    takeTarget();
}

void ConvertDialog::takeTarget()
{
    m_proposed = m_target->field->text().isEmpty();
    m_outcome.clear();
    showState();
}

QString ConvertDialog::target() const { return m_target->field->text().trimmed(); }

/// Beside what is read, by its name.
void ConvertDialog::propose()
{
    if (!m_proposed || !m_listed) {
        return;
    }
    const int system = side();
    const analysis::LayerSource& source
        = system < 0 ? m_listed->spec.gold : m_listed->systems[static_cast<std::size_t>(system)].source;
    const QFileInfo read(fromPath(source.path));
    const std::string_view suffix = analysis::suffix(form());
    const QString name = read.isDir() ? read.fileName() : read.completeBaseName();
    m_target->field->setText(read.absoluteDir().filePath(name
        + (suffix.empty() ? QStringLiteral("-brat") : QStringLiteral("-converted") + toQString(suffix))));
}

void ConvertDialog::chooseTarget()
{
    const QString suffix = toQString(analysis::suffix(form()));
    const QString path = suffix.isEmpty()
        ? QFileDialog::getExistingDirectory(
            this, tr("An empty folder for brat"), QFileInfo(target()).absolutePath())
        : QFileDialog::getSaveFileName(this, tr("Convert to"), target(),
            tr("%1 file (*%2)").arg(toQString(analysis::name(form())), suffix));
    if (!path.isEmpty()) {
        m_agreed = path; // the file dialog asked
        setTarget(path);
    }
}

void ConvertDialog::changed()
{
    m_done = false;
    m_findings->setFindings({});
    m_outcome.clear();
    propose();
    showState();
}

std::optional<analysis::DataSet> ConvertDialog::chosen() const
{
    if (!m_listed) {
        return std::nullopt;
    }
    const int system = side();
    analysis::DataSet result;
    result.spec = m_listed->spec;
    result.gold = system < 0 ? m_listed->gold : m_listed->systems[static_cast<std::size_t>(system)].layer;
    for (int i = 0; system < 0 && form() == ConvertForm::LabelStudio && i < m_predictions->count(); ++i) {
        const QListWidgetItem* item = m_predictions->item(i);
        if (item->checkState() == Qt::Checked) {
            result.systems.push_back(
                m_listed->systems[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())]);
        }
    }
    return result;
}

void ConvertDialog::askAndWrite()
{
    const QString path = target();
    // What is read is refused by writing.
    const bool mine = m_listed && QFileInfo(path).isFile()
        && !analysis::isRead(analysis::inputsOf(m_listed->spec), toPath(path));
    if (!mine || path == m_agreed) {
        write();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Replace the file?"),
        //: %1: path of a file
        tr("%1 is there already.").arg(path), QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Its content will be lost."));
    QPushButton* replace = box->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(replace, &QPushButton::clicked, this, [this, path]() {
        m_agreed = path;
        if (path == target()) {
            write();
        }
    });
    box->open();
}

void ConvertDialog::write()
{
    auto opened = chosen();
    const QString path = target();
    if (!opened || path.isEmpty()) {
        return;
    }
    m_done = false;
    m_findings->setFindings({});
    m_outcome.clear();
    m_runner.start<Written>(
        tr("Writing"),
        [set = std::move(*opened), form = form(), path = toPath(path)](support::Progress& progress) {
            Written result;
            const auto done = analysis::convert(
                set, form, analysis::inputsOf(set.spec), path, {}, result.findings, progress);
            if (!done) {
                result.error = done.error();
            }
            return support::Result<Written>(std::move(result));
        },
        [this, path](support::Result<Written> result) { finish(path, std::move(result)); });
    showState();
}

void ConvertDialog::finish(const QString& path, support::Result<Written> result)
{
    const std::optional<support::Error> error
        = result ? result->error : std::optional<support::Error>(result.error());
    m_done = !error;
    if (m_done) {
        m_agreed = path;
    }
    m_findings->setFindings(result ? result->findings : support::Diagnostics());
    //: %1: path of the file
    m_outcome = error ? errorText(*error) : tr("Written: %1").arg(path);
    showState();
    Q_EMIT written(path, error ? m_outcome : QString());
}

void ConvertDialog::showState()
{
    const bool running = m_runner.running();
    const bool predicts = form() == ConvertForm::LabelStudio && side() < 0 && m_predictions->count() > 0;
    m_predictionsLabel->setVisible(predicts);
    m_predictions->setVisible(predicts);
    m_progress->setVisible(running);
    m_write->setText(running ? tr("St&op") : tr("Con&vert"));
    m_write->setEnabled(m_listed != nullptr && !target().isEmpty());
    QStringList hints;
    if (!m_outcome.isEmpty()) {
        hints << m_outcome;
    } else if (!m_listed) {
        hints << tr("Open a gold and a system output first (File, Open).");
    } else if (!running) {
        if (!m_listed->gold->labelling.empty()) {
            hints << tr("Labels are written as changed by the label map.");
        }
        if (QFileInfo(target()).isFile()) {
            hints << (target() == m_agreed
                    ? tr("The file is there already and will be replaced.")
                    : tr("The file is there already; you are asked before it is replaced."));
        }
    }
    m_message->setText(hints.join(QLatin1Char('\n')));
    m_message->setVisible(!hints.isEmpty());
    m_findings->showState();
}

} // namespace touchstone::ui

#include "moc_convertdialog.cpp"
