// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slices/slicefilebutton.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace touchstone::ui {

namespace {

constexpr int nameLength = 28;

QString fileName(const QString& path)
{
    return withoutMnemonic(shortened(QFileInfo(path).fileName(), nameLength));
}

} // namespace

SliceFileButton::SliceFileButton(Session& session, SliceFiles& files, SliceFiles::File file, QWidget* parent)
    : QToolButton(parent)
    , m_session(session)
    , m_files(files)
    , m_file(file)
{
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    m_message->hide();
    connect(this, &QToolButton::clicked, this, &SliceFileButton::ask);
    connect(m_message, &MessageBar::actionTriggered, this, [this]() {
        if (m_files.error(m_file)) {
            ask();
            return;
        }
        m_whole = !m_whole;
        if (const QStringList found = warnings(); !found.isEmpty()) {
            showWarnings(found);
        }
    });
    connect(&m_files, &SliceFiles::changed, this, &SliceFileButton::refresh);
    // the gold may not know what the file speaks of
    whenChanged(m_session, Session::ResultChanged | Session::DataChanged, this, &SliceFileButton::showError);
    refresh();
}

void SliceFileButton::refresh()
{
    const bool training = m_file == SliceFiles::File::Training;
    const QString path = m_files.path(m_file);
    const QString wanted = m_files.wantedPath(m_file);
    const bool reading = m_files.reading(m_file);
    QString tip = training
        ? tr("The corpus that the systems were trained on, in any format that can be opened. It "
             "separates entities that were seen in training from new ones.")
        : tr(
            "A TSV file with your own attributes: a heading line, in the first column the names of documents "
            "or the ids of annotations, and one further column for each attribute.");
    m_menu->clear();
    if (reading) {
        //: %1: name of a file
        setText(tr("Reading %1…").arg(fileName(wanted)));
        m_menu->addAction(tr("&Stop reading"), this, [this]() { m_files.cancel(m_file); });
    } else if (path.isEmpty()) {
        setText(training ? tr("&Training data…") : tr("&Attributes…"));
    } else {
        //: %1: name of a file
        setText(training ? tr("&Training data: %1").arg(fileName(path))
                         : tr("&Attributes: %1").arg(fileName(path)));
        tip = QDir::toNativeSeparators(path) + QLatin1Char('\n') + tip;
        m_menu->addAction(tr("&Choose another file…"), this, &SliceFileButton::ask);
        m_menu->addAction(tr("&Remove it"), this, [this]() { m_files.setPath(m_file, {}); });
    }
    setMenu(m_menu->isEmpty() ? nullptr : m_menu);
    setPopupMode(m_menu->isEmpty() ? DelayedPopup : InstantPopup);
    for (const support::Diagnostic& finding : m_files.findings(m_file).list()) {
        if (finding.severity == support::Severity::Note && finding.code == "train.read") {
            tip += QLatin1Char('\n') + findingText(finding);
        }
    }
    setToolTip(tip);
    showError();
}

void SliceFileButton::showError()
{
    const auto error = m_files.error(m_file);
    QString text = error ? errorText(*error) : QString();
    if (error && !m_files.path(m_file).isEmpty()) {
        //: %1: name of a file
        text += QLatin1Char(' ') + tr("%1 is still used.").arg(QFileInfo(m_files.path(m_file)).fileName());
    }
    const QStringList found = error ? QStringList() : warnings();
    if (!error) {
        text = found.join(QLatin1Char('\n'));
    }
    if (text == m_told) {
        return;
    }
    m_told = text;
    m_whole = false;
    if (text.isEmpty()) {
        m_message->hide();
    } else if (error) {
        m_message->showMessage(MessageBar::Kind::Error, text, tr("Choose another file…"));
    } else {
        showWarnings(found);
    }
}

void SliceFileButton::showWarnings(const QStringList& found)
{
    constexpr int lineLength = 110;
    QString text = shortened(found.front().section(QLatin1Char('\n'), 0, 0), lineLength);
    if (found.size() > 1) {
        //: %1: a warning
        text = tr("%1 (%Ln more warnings)", nullptr, static_cast<int>(found.size()) - 1).arg(text);
    }
    if (text == m_told) {
        m_message->showMessage(MessageBar::Kind::Warning, text);
    } else {
        m_message->showMessage(
            MessageBar::Kind::Warning, m_whole ? m_told : text, m_whole ? tr("Less") : tr("Details"));
    }
}

QStringList SliceFileButton::warnings() const
{
    QStringList texts;
    const auto add = [&texts](const support::Diagnostics& findings, const auto& wanted) {
        for (const support::Diagnostic& finding : findings.list()) {
            if (finding.severity != support::Severity::Note && wanted(finding.code)) {
                texts << errorText(
                    { support::ErrorCode::Malformed, finding.message, finding.place, finding.said });
            }
        }
    };
    const bool training = m_file == SliceFiles::File::Training;
    add(m_files.findings(m_file), [](const std::string&) { return true; });
    if (const analysis::EvaluationPtr shown = m_session.evaluationA();
        shown && !m_files.path(m_file).isEmpty()) {
        add(shown->diagnostics, [training](const std::string& code) {
            return training ? code == "train.types"
                            : code.starts_with("attributes.") || code == "slice-bounds.values";
        });
    }
    constexpr qsizetype most = 10;
    if (texts.size() > most) {
        const auto more = static_cast<int>(texts.size() - most);
        texts.resize(most);
        texts << tr("%Ln more warnings", nullptr, more);
    }
    return texts;
}

void SliceFileButton::ask()
{
    const bool training = m_file == SliceFiles::File::Training;
    const QString before = m_files.path(m_file);
    const auto opened = m_session.dataSet();
    const QString folder = QFileInfo(!before.isEmpty() ? before
            : opened                                   ? fromPath(opened->spec.gold.path)
                                                       : QString())
                               .absolutePath();
    auto* dialog = new QFileDialog(this, training ? tr("Training data") : tr("Attributes"), folder,
        training ? tr("All files (*)") : tr("Tables (*.tsv *.txt *.tab);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
        [this](const QString& path) { m_files.setPath(m_file, path); });
    dialog->open();
}

} // namespace touchstone::ui

#include "moc_slicefilebutton.cpp"
