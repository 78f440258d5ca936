// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/correctionsbar.h"

#include "ui/session/corestrings.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/dataset/corrections.h"

#include <QFileDialog>
#include <QFileInfo>

namespace touchstone::ui {

CorrectionsBar::CorrectionsBar(Session& session, QWidget* parent)
    : MessageBar(parent)
    , m_session(session)
{
    setClosable(true);
    connect(this, &MessageBar::closed, this, [this]() { m_closed = true; });
    setChoices({ { tr("Take off"), tr("Score by the gold as its file has it"), [this]() { take({}); }, true },
        { tr("Other file…"), tr("Lay other corrections over the gold"), [this]() { choose(); }, true } });
    whenChanged(session, Session::ProjectChanged | Session::DataChanged | Session::StateChanged, this,
        &CorrectionsBar::refresh);
    refresh();
}

QString CorrectionsBar::file() const
{
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    return m_session.dataSet() && current < dataSets.size() ? fromPath(dataSets[current].corrections.path)
                                                            : QString();
}

void CorrectionsBar::choose()
{
    if (!m_session.dataSet() || m_session.noGold()) {
        Q_EMIT changed();
        return;
    }
    const QString known = file();
    auto* dialog = new QFileDialog(window(), tr("Corrections of the gold"),
        known.isEmpty() ? QFileInfo(fromPath(m_session.dataSet()->spec.gold.path)).absolutePath() : known,
        tr("Corrections (*.jsonl *.csv *.tsv);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CorrectionsBar::take);
    connect(dialog, &QDialog::finished, this, &CorrectionsBar::changed);
    dialog->open();
}

void CorrectionsBar::setOn(bool on)
{
    if (on) {
        choose();
    } else {
        take({});
    }
}

void CorrectionsBar::refresh()
{
    Q_EMIT changed();
    const auto data = m_session.dataSet();
    if (!data || !data->corrections) {
        m_said.clear();
        m_closed = false;
        hide();
        return;
    }
    const QString name = QFileInfo(fromPath(data->corrections->path)).fileName();
    //: %1: name of a file
    QString text
        = tr("The gold stands under %n corrections of %1.", "", static_cast<int>(data->corrections->applied))
              .arg(name);
    if (const auto missing = analysis::notApplied(*data); missing > 0) {
        text += QLatin1Char(' ')
            + tr("%n are not applied; the panel Log says why.", "", static_cast<int>(missing));
    }
    if (text != m_said) {
        m_said = text;
        m_closed = false;
    }
    if (m_closed) {
        hide();
    } else {
        showMessage(Kind::Information, text);
    }
}

} // namespace touchstone::ui

#include "moc_correctionsbar.cpp"
