// SPDX-License-Identifier: GPL-3.0-or-later
// LeadsView: its buttons and menus, and what it says where there is no list.
#include "ui/panels/leads/leadsview.h"

#include "ui/help/helpwindow.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shortcuts.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/viewhelp.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>

namespace touchstone::ui {

using analysis::LeadState;

namespace {

constexpr analysis::DismissReason reasons[] { analysis::DismissReason::Known,
    analysis::DismissReason::Guideline, analysis::DismissReason::Data, analysis::DismissReason::NotMine };

QString reasonMeaning(analysis::DismissReason reason)
{
    switch (reason) {
    case analysis::DismissReason::Known:
        return LeadsView::tr("It has been looked at already");
    case analysis::DismissReason::Guideline:
        return LeadsView::tr("The guidelines of annotation leave it open, or ask for it");
    case analysis::DismissReason::Data:
        return LeadsView::tr("It is of the data, not of the system");
    case analysis::DismissReason::NotMine:
        return LeadsView::tr("Somebody else looks after it");
    }
    return {};
}

/// A button for an action, or for a menu.
QToolButton* asButton(QToolButton* button, const QString& text, const QString& toolTip)
{
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QToolButton* buttonOf(QAction* action, QWidget* parent)
{
    auto* button = asButton(new QToolButton(parent), {}, {});
    button->setDefaultAction(action);
    return button;
}

} // namespace

void LeadsView::makeActions()
{
    const auto prepare = [this](QAction* action, const QString& text, const QString& meaning, auto done) {
        action->setText(text);
        action->setToolTip(meaning);
        connect(action, &QAction::triggered, this, done);
    };
    prepare(m_showErrors, tr("Show &errors"), tr("List the errors that the lead speaks of"),
        [this]() { showRecords(false); });
    prepare(m_showAll, tr("Show &all records"), tr("List all annotations that the lead speaks of"),
        [this]() { showRecords(true); });
    prepare(m_pin, tr("&Pin"), tr("Keep the lead in the list, also when it is no longer certain"),
        [this](bool pinned) { mark(pinned ? LeadState::Pinned : LeadState::Open); });
    m_pin->setCheckable(true);
    auto* reasonMenu = new QMenu(tr("&Dismiss"), this);
    for (const analysis::DismissReason reason : reasons) {
        QAction* const action = reasonMenu->addAction(reasonText(reason));
        prepare(action, reasonText(reason), reasonMeaning(reason),
            [this, reason]() { mark(LeadState::Dismissed, reason); });
        m_dismissals[static_cast<std::size_t>(reason)] = action;
    }
    reasonMenu->setToolTipsVisible(true);
    m_dismiss->setMenu(reasonMenu);
    prepare(m_restore, tr("&Restore"), tr("Take the lead back into the list"),
        [this]() { mark(LeadState::Open); });
    // No letter: Ctrl+Z does it, and the bar of judging may stand beside.
    prepare(m_undo, tr("Undo"), {}, [this]() { m_marks->undo(); });
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_undo);
    prepare(m_copyText, tr("&Copy as text"), tr("The lead with all that is known of it"),
        [this]() { QGuiApplication::clipboard()->setText(m_model->details(row(), QLocale::c())); });
    prepare(m_copyWords, tr("Copy as &filter words"), tr("Its errors as options of the command line"),
        [this]() { QGuiApplication::clipboard()->setText(m_model->filterWords(row())); });
    prepare(m_copyTable, tr("Copy &table"), tr("All rows with their headings"),
        [this]() { m_interaction->copyTable(); });
    prepare(m_export, tr("E&xport table…"), tr("The rows as LaTeX, Markdown, CSV, TSV or HTML"),
        [this]() { exportTable(); });
    prepare(m_again, tr("Look a&gain"), tr("Looks for the leads of the present result"),
        [this]() { lookAgain(); });
    prepare(m_detailsShown, tr("Show detai&ls"), tr("All that is known of the current lead, below the list"),
        [this]() { showRow(); });
    m_detailsShown->setCheckable(true);
    prepare(m_help, tr("&Help on leads"), tr("How leads are found, and what they say"),
        [this]() { showHelp(this, QStringLiteral("leads")); });
}

QLayout* LeadsView::makeBar()
{
    m_ofChoice->setAccessibleName(tr("Whose leads"));
    m_ofRow = labelled(tr("Of:"), m_ofChoice);
    connect(m_ofChoice, &QComboBox::activated, this,
        [this]() { setOf(static_cast<Of>(m_ofChoice->currentData().toInt())); });
    asButton(m_dismiss, tr("Dismiss"), tr("Take the lead out of the list, with a reason"));
    m_dismiss->setPopupMode(QToolButton::InstantPopup);
    asButton(m_more, tr("More"), tr("Copy, export, details, help"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    menu->addActions({ m_copyText, m_copyWords, m_copyTable, m_export });
    menu->addSeparator();
    menu->addActions({ m_again, m_detailsShown, m_help });
    menu->setToolTipsVisible(true);
    m_more->setMenu(menu);
    constexpr int progressWidth = 12; // characters
    m_restoreButton = buttonOf(m_restore, this);
    m_progress->setFixedWidth(m_progress->fontMetrics().averageCharWidth() * progressWidth);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop looking for leads"));
    m_cancel->hide();
    connect(m_cancel, &QToolButton::clicked, this, &LeadsView::cancel);
    return new FlowLayout({ 6, 4, 6, 0 },
        { m_ofRow, buttonOf(m_showErrors, this), buttonOf(m_showAll, this), buttonOf(m_pin, this), m_dismiss,
            m_restoreButton, buttonOf(m_undo, this), m_more, m_progress, m_cancel });
}

QLayout* LeadsView::makeFolds()
{
    for (QToolButton* fold : { m_alarmsFold, m_dismissedFold }) {
        asButton(fold, {}, {});
        fold->setCheckable(true);
        fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        fold->setArrowType(Qt::RightArrow);
        fold->hide();
        connect(fold, &QToolButton::toggled, this, [this, fold](bool open) {
            fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
            fill();
        });
    }
    m_alarmsFold->setToolTip(tr("Shows all alarms, or the first ones alone."));
    m_dismissedFold->setToolTip(tr("Shows the leads that were dismissed at the end of the list."));
    m_kept->setTextFormat(Qt::PlainText);
    m_message->hide();
    return new FlowLayout({ 6, 0, 6, 0 }, { m_alarmsFold, m_dismissedFold, m_kept });
}

void LeadsView::fillOf()
{
    const bool two = m_session.systemB() >= 0 && !m_session.noGold();
    m_ofRow->setVisible(two);
    if (!two && !m_session.busy() && m_of != Of::SystemA) {
        m_of = Of::SystemA;
        m_list.reset();
    }
    if (m_ofChoice->count() == 0) {
        addChoices(m_ofChoice,
            { { tr("System A"), Of::SystemA }, { tr("System B"), Of::SystemB },
                { tr("What B gets wrong and A does not"), Of::Difference } });
    }
    choose(m_ofChoice, static_cast<int>(m_of));
}

void LeadsView::showBusy()
{
    const bool shown = m_lists->running() && !m_patience.isActive();
    if (shown && m_progress->isHidden()) {
        m_progress->setRange(0, 0);
    }
    m_progress->setVisible(shown);
    m_cancel->setVisible(shown);
    setDimmed(m_table, m_list && (m_lists->searching() || m_session.busy()));
}

void LeadsView::showRow()
{
    const int at = row();
    const bool any = at >= 0;
    const auto kind = any ? m_model->kindOf(at) : LeadModel::Kind::Alarm;
    const bool lead = any && kind == LeadModel::Kind::Lead;
    const bool records = any && m_model->records(at, false).has_value();
    m_showErrors->setEnabled(records);
    m_showAll->setEnabled(records);
    m_pin->setEnabled(lead);
    m_pin->setChecked(lead && m_model->pinned(at));
    m_dismiss->setEnabled(lead);
    m_dismiss->menu()->menuAction()->setEnabled(lead);
    const bool dismissed = any && kind == LeadModel::Kind::Dismissed;
    m_restore->setEnabled(dismissed);
    m_restoreButton->setVisible(dismissed);
    m_copyText->setEnabled(any);
    m_copyWords->setEnabled(any && !m_model->filterWords(at).isEmpty());
    m_copyTable->setEnabled(any);
    m_export->setEnabled(any);
    const LeadMarks::Step* const step = m_marks->lastStep();
    m_undo->setEnabled(step != nullptr);
    const QString undone = step == nullptr         ? tr("Nothing was pinned or dismissed so far")
        : step->done.state == LeadState::Dismissed ? tr("Takes the last dismissal back")
        : step->done.state == LeadState::Pinned    ? tr("Takes the last pin back")
                                                   : tr("Takes the last restoring back");
    m_undo->setToolTip(QStringLiteral("%1 (%2)").arg(undone, keysText({ QKeySequence(QKeySequence::Undo) })));
    m_details->setVisible(any && m_detailsShown->isChecked() && m_pages->showsContent());
    m_details->setText(any ? m_model->details(at) : QString());
}

void LeadsView::showState()
{
    showBusy();
    const auto folded = [](QToolButton* fold, bool shown, const QString& text) {
        fold->setVisible(shown);
        fold->setText(text);
    };
    const auto count = [](std::size_t number) { return countText(static_cast<std::int64_t>(number)); };
    //: %1: how many there are
    folded(m_alarmsFold, m_model->alarms() > LeadModel::fewAlarms,
        tr("All alarms (%1)").arg(count(m_model->alarms())));
    //: %1: how many there are
    folded(m_dismissedFold, m_model->dismissed() > 0, tr("Dismissed (%1)").arg(count(m_model->dismissed())));
    const bool marked = m_model->dismissed() > 0 || !m_marks->notes().pinned().empty();
    m_kept->setVisible(marked);
    m_kept->setText(m_marks->kept() ? tr("Pins and dismissals: kept with the project")
                                    : tr("Pins and dismissals: this session only"));
    m_kept->setToolTip(m_marks->kept()
            ? tr("They stand in a file beside the project.")
            : tr("Save what is open as a project to keep them: they stand in a file beside it."));
    showNote();
    if (m_list && m_model->rowCount() > 0) {
        m_pages->showContent();
    } else if (!m_session.evaluationA()) {
        m_pages->showState(m_session);
    } else if (m_session.noGold()) {
        m_pages->showPage(tr("Leads need a gold"),
            tr("Two systems are compared without a gold, so neither of them is wrong anywhere."));
    } else if (m_list) {
        showEmpty();
    } else if (m_error && !m_session.busy()) {
        m_pages->showPage(tr("Leads cannot be looked for"), errorText(*m_error),
            { { tr("Try again"), [this]() { lookAgain(); }, {} } });
    } else if (m_stopped && !m_session.busy()) {
        m_pages->showPage(tr("Cancelled"), tr("No leads were looked for."),
            { { tr("Look for leads"), [this]() { lookAgain(); }, {} } });
    } else if (m_of != Of::SystemA && !m_session.busy() && !question().evaluation) {
        m_pages->showPage(
            tr("There are no leads of System B"), whyNoSystemB(m_session, m_selection.measure()));
    } else {
        m_pages->showPage(tr("Looking for leads…"), tr("The list fills as soon as all of it is there."));
    }
}

void LeadsView::showEmpty()
{
    if (m_list->ofDifference) {
        m_pages->showPage(tr("No leads"),
            tr("What System B gets wrong and System A does not shows no pattern beyond chance."));
    } else if (!m_list->f1) {
        m_pages->showPage(tr("Nothing is annotated"), tr("Neither the gold nor the system has annotations."));
    } else if (*m_list->f1 >= 1) {
        //: %1: a scheme
        m_pages->showPage(
            tr("No errors"), tr("Under the scheme %1 everything is right.").arg(schemeText(m_list->scheme)));
    } else {
        m_pages->showPage(tr("No leads"), tr("The errors show no pattern beyond chance."));
    }
}

void LeadsView::showNote()
{
    QStringList lines;
    if (m_list && m_session.busy()) {
        lines << tr("These are the old leads; new ones are looked for when the result is there.");
    } else if (m_list && m_stopped && m_lists->list(question()) != m_list) {
        lines << tr("Cancelled: these are the old leads. Look again, in More, looks for those of the present "
                    "result.");
    }
    if (m_list) {
        if (m_list->sentences) {
            lines << tr("Counted by sentences, since there are few documents.");
        }
        for (const analysis::UntoldFamily& untold : m_list->notTold) {
            //: %1: a kind of leads, %2: why there are none, a sentence
            lines << tr("%1 cannot be told: %2").arg(familyText(untold.family), coreText(untold.reason));
        }
        if (m_model->leads() == 0 && m_model->rowCount() > 0) {
            lines << tr("The errors show no further pattern beyond chance.");
        }
    }
    m_note->setText(lines.join(QLatin1Char(' '))); // lists need the height
    m_note->setVisible(!lines.isEmpty());
}

void LeadsView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.isValid()) {
        m_table->setCurrentIndex(index);
        menu->addActions({ m_showErrors, m_showAll });
        menu->addSeparator();
        if (m_model->kindOf(index.row()) == LeadModel::Kind::Lead) {
            menu->addAction(m_pin);
            menu->addMenu(m_dismiss->menu());
        } else if (m_model->kindOf(index.row()) == LeadModel::Kind::Dismissed) {
            menu->addAction(m_restore);
        }
        menu->addActions({ m_undo, m_copyText, m_copyWords });
    }
    addCopyActions(menu, m_interaction, index);
    menu->addSeparator();
    menu->addActions({ m_export, m_detailsShown, m_help });
    menu->popup(position);
}

bool LeadsView::exportTable()
{
    if (m_model->rowCount() == 0) {
        return false;
    }
    const std::pair<analysis::TableForm, QString> forms[] { { analysis::TableForm::Csv, tr("CSV (*.csv)") },
        { analysis::TableForm::Tsv, tr("TSV (*.tsv)") },
        { analysis::TableForm::Markdown, tr("Markdown (*.md)") },
        { analysis::TableForm::Html, tr("HTML (*.html)") },
        { analysis::TableForm::Latex, tr("LaTeX (*.tex)") } };
    QStringList filters;
    for (const auto& [form, filter] : forms) {
        filters << filter;
    }
    QString chosen = filters.front();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export table"), QStringLiteral("leads.csv"), filters.join(QStringLiteral(";;")), &chosen);
    for (const auto& [form, filter] : forms) {
        if (path.isEmpty() || filter != chosen) {
            continue;
        }
        const auto done = writeTable(path, form);
        m_message->setClosable(true);
        //: %1: path of a file
        m_message->showMessage(done ? MessageBar::Kind::Information : MessageBar::Kind::Error,
            done ? tr("Written: %1").arg(path) : errorText(done.error()));
    }
    return true;
}

} // namespace touchstone::ui
