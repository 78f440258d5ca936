// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/unsavedrules.h"

#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/session/corestrings.h"

#include <QFileInfo>
#include <QMessageBox>

namespace touchstone::ui {

UnsavedRules::UnsavedRules(RuleSession& rules, RulesView& view, QWidget* window)
    : QObject(window)
    , m_rules(rules)
    , m_view(view)
    , m_window(window)
{
    connect(&rules, &RuleSession::changed, this, [this](RuleSession::Changes changes) {
        if ((changes & RuleSession::UnsavedChanged) && !m_message.isEmpty() && !m_saving) {
            m_message.clear();
            Q_EMIT changed();
        }
        if (m_saving && !m_rules.busy()) {
            finish();
        }
    });
}

bool UnsavedRules::ask()
{
    m_view.editor()->flush();
    const QStringList paths = m_rules.unsavedFiles();
    if (paths.isEmpty()) {
        m_saving = false;
        return false;
    }
    if (m_saving) {
        return true; // the window closes when they are written
    }
    if (m_box != nullptr) {
        m_box->activateWindow();
        return true;
    }
    const QStringList names = textsOf(paths, [](const QString& path) { return QFileInfo(path).fileName(); });
    m_box = new QMessageBox(QMessageBox::Warning, tr("Rules not saved"),
        //: %1: names of rule files
        tr("Changes to %1 are not saved.").arg(listText(names)),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    m_box->setTextFormat(Qt::PlainText);
    m_box->setInformativeText(
        tr("Save accepts it: the files are written, and their rules are in force from the next start on."));
    m_box->setDefaultButton(QMessageBox::Save);
    m_box->setEscapeButton(QMessageBox::Cancel);
    m_box->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_box, &QMessageBox::finished, this, [this, paths](int answer) {
        m_box = nullptr;
        if (answer == QMessageBox::Save) {
            save();
        } else if (answer == QMessageBox::Discard) {
            for (const QString& path : paths) {
                m_rules.discardUnsaved(path);
            }
            m_window->close();
        }
    });
    m_box->open();
    return true;
}

void UnsavedRules::save()
{
    m_saving = true;
    std::optional<support::Error> refused;
    for (const QString& path : m_rules.unsavedFiles()) {
        if (!m_rules.accept(path) && !refused) {
            refused = m_rules.acceptError();
        }
    }
    if (refused) {
        m_saving = false;
        fail(*refused);
    } else if (!m_rules.busy()) {
        finish();
    }
}

void UnsavedRules::finish()
{
    m_saving = false;
    if (const auto error = m_rules.acceptError(); error && !m_rules.unsavedFiles().isEmpty()) {
        fail(*error);
        return;
    }
    // Not from within the signal of the rules. What was written meanwhile is asked for again.
    QTimer::singleShot(0, m_window, &QWidget::close);
}

void UnsavedRules::fail(const support::Error& error)
{
    //: %1: why
    m_message = tr("Rules could not be saved: %1").arg(errorText(error));
    Q_EMIT changed();
    Q_EMIT failed(error);
}

} // namespace touchstone::ui

#include "moc_unsavedrules.cpp"
