// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/checkdialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/fieldwithbutton.h"
#include "ui/widgets/findingsview.h"
#include "ui/widgets/statepage.h"

#include "core/report/submissionreport.h"

#include <QGuiApplication>
#include <QClipboard>
#include <QProgressBar>

namespace touchstone::ui {

CheckDialog::CheckDialog(
    const analysis::LayerSource& submission, const QString& like, const QString& lastFolder, QWidget* parent)
    : FileDialog(tr("Check submission"), QStringLiteral("files#check-a-submission"), parent)
    , m_source(submission)
    , m_submission(
          new FieldWithButton(tr("Output to check"), tr("The file or folder that a system wrote"), this))
    , m_layer(tr("Which column of HIPE data, or layer of WebAnno and UIMA data, is checked"), this)
    , m_like(new FieldWithButton(tr("Gold or text"),
          tr("The gold, or only its text (.txt, a folder of them, or a file of any format without "
             "annotations)"),
          this))
{
    showProgress(m_progress, m_checking);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_findings = new FindingsView(
        [this](StatePage& page) {
            if (m_checking.running()) {
                page.show(tr("Checking…"), tr("Both files are read and compared."));
            } else if (m_error) {
                page.show(tr("Nothing could be checked"), errorText(*m_error));
            } else if (m_result) {
                page.show(tr("No findings"), tr("Documents, texts, labels and ids are as they should be."));
            } else {
                page.show(tr("Not checked yet"),
                    tr("Choose the output of a system, and the gold or the text that it belongs to. Then "
                       "choose Check."));
            }
        },
        this);
    makeCopyable(m_verdict);
    QFont strong = m_verdict->font();
    strong.setBold(true);
    m_verdict->setFont(strong);
    makeCopyable(m_counts);
    makeCopyable(m_whole);
    m_whole->hide();
    connect(m_findings->table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& row) {
            const bool some = row.isValid() && row.row() < m_findings->model()->rowCount();
            m_whole->setText(some ? findingText(m_findings->model()->diagnostic(row.row())) : QString());
            m_whole->setVisible(some);
        });
    makeButtons(QDialogButtonBox::Close);
    m_check = addAction(tr("&Check"));
    m_copy = addAction(tr("Co&py as text"), tr("Copy what touchstone-cli check prints"));
    m_check->setDefault(true);
    connectFields();
    const analysis::LayerSource start = m_source;
    setSubmission(fromPath(start.path));
    m_source.options = start.options;
    m_form->show(m_source);
    setLike(like);
    layOut({ makeForm(lastFolder), m_verdict, m_counts, { m_findings, 1 }, m_whole, m_progress }, 110, 34);
}

QFormLayout* CheckDialog::makeForm(const QString& lastFolder)
{
    auto* form = new QFormLayout;
    form->addRow(tr("&Output:"), m_submission);
    form->addRow(QString(), m_form);
    form->addRow(m_layer.label, m_layer.box);
    form->addRow(tr("Gold or te&xt:"), m_like);
    m_submission->askForPath(tr("Output to check"), tr("A folder as output"), lastFolder);
    m_like->askForPath(tr("Gold or text"), tr("A folder as gold or text"), lastFolder);
    return form;
}

void CheckDialog::connectFields()
{
    for (FieldWithButton* each : { m_submission, m_like }) {
        connect(each->field, &QLineEdit::textEdited, this, &CheckDialog::forget);
        connect(each, &FieldWithButton::chosen, this, &CheckDialog::forget);
    }
    connect(m_submission->field, &QLineEdit::editingFinished, this, &CheckDialog::look);
    connect(m_submission, &FieldWithButton::chosen, this, &CheckDialog::look);
    connect(m_form, &SourceForm::edited, this, [this]() {
        m_source = m_form->source();
        forget();
        look();
    });
    connect(m_layer.box, &QComboBox::activated, this, [this]() {
        m_source.options.annotationColumn = m_layer.chosen();
        m_form->show(m_source);
        forget();
    });
    connect(m_check, &QPushButton::clicked, this, [this]() {
        if (m_checking.running()) {
            m_checking.cancel();
            showState();
        } else {
            check();
        }
    });
    connect(
        m_copy, &QPushButton::clicked, this, [this]() { QGuiApplication::clipboard()->setText(report()); });
}

CheckDialog::~CheckDialog()
{
    // A field that loses the keyboard looks at its file: while there is something to look with.
    hide();
}

void CheckDialog::setSubmission(const QString& path)
{
    m_submission->field->setText(path);
    forget();
    look();
}

void CheckDialog::setLike(const QString& path)
{
    m_like->field->setText(path);
    forget();
}

/// What was found belongs to other files.
void CheckDialog::forget()
{
    m_checking.cancel();
    m_result.reset();
    m_error.reset();
    m_findings->setFindings({});
    m_whole->hide();
    showState();
}

/// Finds the format of the output, so that its options can be chosen.
void CheckDialog::look()
{
    const std::string path = toPath(m_submission->field->text().trimmed());
    if (path != m_source.path) {
        m_source = {};
        m_source.path = path;
        m_layer.show({}, {});
    }
    m_form->show(m_source);
    m_form->showCheck(nullptr);
    if (path.empty()) {
        m_looking.cancel();
        return;
    }
    m_looking.start<SourceCheck>(
        tr("Reading"), [source = m_source](support::Progress&) { return lookAt(source); },
        [this](support::Result<SourceCheck> check) {
            if (check) {
                m_form->showCheck(&*check);
                m_layer.show(
                    check->recognition ? check->recognition->annotationColumns : std::vector<std::string>(),
                    m_source.options.annotationColumn);
            }
        });
}

void CheckDialog::check()
{
    if (const std::string path = toPath(m_submission->field->text().trimmed()); path != m_source.path) {
        look();
    }
    forget();
    const std::string like = toPath(m_like->field->text().trimmed());
    if (m_source.path.empty() || like.empty()) {
        return;
    }
    m_progress->setRange(0, 0);
    m_checking.start<analysis::SubmissionCheck>(
        tr("Checking"),
        [source = m_source, like](
            support::Progress& progress) { return analysis::checkSubmissionFiles(source, like, progress); },
        [this](support::Result<analysis::SubmissionCheck> result) { finish(std::move(result)); });
    showState();
}

void CheckDialog::finish(support::Result<analysis::SubmissionCheck> result)
{
    if (result) {
        m_result = std::move(*result);
        m_findings->setFindings(m_result->findings);
    } else {
        m_error = result.error();
    }
    showState();
    Q_EMIT checked();
}

void CheckDialog::showState()
{
    const bool running = m_checking.running();
    m_progress->setVisible(running);
    m_check->setText(running ? tr("S&top") : tr("&Check"));
    m_check->setEnabled(
        !m_submission->field->text().trimmed().isEmpty() && !m_like->field->text().trimmed().isEmpty());
    m_copy->setEnabled(m_result.has_value());
    m_verdict->setVisible(m_result.has_value());
    m_counts->setVisible(m_result.has_value());
    m_findings->showState();
    if (!m_result) {
        return;
    }
    const auto number
        = [](std::size_t count) { return static_cast<int>(std::min<std::size_t>(count, 1000000)); };
    const int errors = number(analysis::findingsOf(*m_result, support::Severity::Error));
    const int warnings = number(analysis::findingsOf(*m_result, support::Severity::Warning));
    if (errors == 0) {
        m_verdict->setText(tr("Can be scored, %n warnings.", nullptr, warnings));
    } else {
        const QString doubts = tr("%n warnings", nullptr, warnings);
        const QString mistakes = tr("%n errors", nullptr, errors);
        //: %1: "1 error", %2: "2 warnings"
        m_verdict->setText(tr("Not ready: %1, %2.").arg(mistakes, doubts));
    }
    const auto text = [](std::size_t count) { return countText(static_cast<std::int64_t>(count)); };
    const auto share = [&](const analysis::SubmissionCheck::Count& count) {
        //: %1: how many there are, %2: how many there should be
        return tr("%1 of %2").arg(text(count.submitted), text(count.expected));
    };
    QStringList parts { tr("Documents: %1").arg(share(m_result->documents)) };
    if (m_result->furtherDocuments > 0) {
        parts << tr("further documents: %1").arg(text(m_result->furtherDocuments));
    }
    if (m_result->tokens.expected > 0) {
        parts << tr("tokens: %1").arg(share(m_result->tokens));
    }
    parts << tr("annotations: %1").arg(text(m_result->annotations));
    const QString labels
        = m_result->labels.empty() ? tr("none") : toQString(analysis::listedLabels(*m_result));
    parts << (m_result->labelsKnown
            ? tr("labels: %1").arg(labels)
            : tr("labels: %1 (not judged: there is nothing to compare them with)").arg(labels));
    m_counts->setText(parts.join(QStringLiteral(" · ")));
}

QString CheckDialog::report() const
{
    return m_result ? toQString(
               analysis::submissionReport(*m_result, m_source.path, toPath(m_like->field->text().trimmed())))
                    : QString();
}

} // namespace touchstone::ui

#include "moc_checkdialog.cpp"
