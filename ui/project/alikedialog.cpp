// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/alikedialog.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace touchstone::ui {

AlikeDialog::AlikeDialog(const QString& what, const QStringList& places, analysis::Verdict verdict,
    QWidget* parent, bool goldAlone)
    : QDialog(parent)
    , m_verdict(new QComboBox(this))
    , m_places(new QListWidget(this))
{
    setWindowTitle(tr("Apply to alike places"));
    auto* head = new QLabel(what, this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    for (const analysis::Verdict each : analysis::givenVerdicts) {
        if (!goldAlone || each != analysis::Verdict::SystemWrong) {
            const bool right = goldAlone && each == analysis::Verdict::BothAcceptable;
            m_verdict->addItem(right ? tr("Gold is right") : verdictText(each), static_cast<int>(each));
        }
    }
    choose(m_verdict, static_cast<int>(verdict));
    m_places->setAccessibleName(tr("Places"));
    m_places->setUniformItemSizes(true);
    for (const QString& place : places) {
        auto* item = new QListWidgetItem(place, m_places);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_places, &QListWidget::itemChanged, this, &AlikeDialog::showCount);
    layColumn(this,
        { head, inRow({ labelOf(tr("&Verdict:"), m_verdict, this), { m_verdict, 1 } }), { m_places, 1 },
            buttons });
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 24);
    showCount();
    m_places->setCurrentRow(0);
    m_places->setFocus();
    keepOnScreen(*this);
}

analysis::Verdict AlikeDialog::verdict() const
{
    return static_cast<analysis::Verdict>(m_verdict->currentData().toInt());
}

std::vector<std::size_t> AlikeDialog::chosen() const
{
    std::vector<std::size_t> chosen;
    for (int row = 0; row < m_places->count(); ++row) {
        if (m_places->item(row)->checkState() == Qt::Checked) {
            chosen.push_back(static_cast<std::size_t>(row));
        }
    }
    return chosen;
}

void AlikeDialog::showCount()
{
    const auto count = std::ssize(chosen());
    m_apply->setText(tr("&Apply to %1").arg(countText(count)));
    m_apply->setEnabled(count > 0);
}

} // namespace touchstone::ui

#include "moc_alikedialog.cpp"
