// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/campaign/campaigntabledialog.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"
#include "ui/text/textpage.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QTextDocument>

namespace touchstone::ui {

CampaignTableDialog::CampaignTableDialog(analysis::ProjectTables tables,
    std::vector<analysis::CampaignRow> scores, analysis::CampaignBy by, analysis::RunRemarks remarks,
    QWidget* parent)
    : QDialog(parent)
    , m_tables(std::move(tables))
    , m_scores(std::move(scores))
    , m_by(std::move(by))
    , m_remarks(std::move(remarks))
    , m_preview(new TextPage(tr("Preview of the table"), this))
{
    setWindowTitle(tr("Export table"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    //: %1: a capture of the names of runs, such as "lang"
    m_shown->addItem(m_by.kind == analysis::CampaignBy::System ? tr("Systems by data set")
            : m_by.kind == analysis::CampaignBy::Team          ? tr("Teams by data set")
                                                      : tr("%1 by data set").arg(toQString(m_by.capture)),
        matrix);
    m_shown->addItem(tr("All rankings as one list"), allRankings);
    for (std::size_t i = 0; i < m_tables.tables.size(); ++i) {
        //: %1: a data set with its task
        m_shown->addItem(
            tr("Ranking of %1").arg(toQString(analysis::tableName(m_tables.tables[i]))), static_cast<int>(i));
    }
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_shown->setMinimumContentsLength(24); // characters; names of tables may be long
    addChoices(m_form,
        { { tr("LaTeX (booktabs)"), analysis::TableForm::Latex },
            { tr("Markdown"), analysis::TableForm::Markdown }, { tr("CSV"), analysis::TableForm::Csv },
            { tr("HTML"), analysis::TableForm::Html }, { tr("TSV"), analysis::TableForm::Tsv } });
    m_decimals->setRange(0, 10);
    m_decimals->setValue(analysis::RankingWrite().decimals);
    m_decimals->setToolTip(tr("TSV has all decimals."));
    m_preview->document()->setDefaultStyleSheet(QStringLiteral("td, th { padding: 2px 10px }"));
    makeCopyable(m_message);
    m_message->setAccessibleName(tr("Message"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Table:"), m_shown);
    form->addRow(tr("&Format:"), m_form);
    form->addRow(tr("&Decimals:"), m_decimals);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    auto* copy = buttons->addButton(tr("C&opy table"), QDialogButtonBox::ActionRole);
    save->setDefault(true);
    layColumn(this, { form, { m_preview, 1 }, m_message, buttons });
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 32);
    keepOnScreen(*this);
    connect(save, &QPushButton::clicked, this, &CampaignTableDialog::chooseFile);
    connect(copy, &QPushButton::clicked, this,
        [this]() { QGuiApplication::clipboard()->setText(toQString(text())); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    for (QComboBox* combo : { m_shown, m_form }) {
        connect(combo, &QComboBox::currentIndexChanged, this, &CampaignTableDialog::refresh);
    }
    connect(m_decimals, &QSpinBox::valueChanged, this, &CampaignTableDialog::refresh);
    refresh();
}

void CampaignTableDialog::setShown(int shown) { choose(m_shown, shown); }

void CampaignTableDialog::setForm(analysis::TableForm form) { choose(m_form, static_cast<int>(form)); }

analysis::TableForm CampaignTableDialog::form() const
{
    return static_cast<analysis::TableForm>(m_form->currentData().toInt());
}

analysis::Table CampaignTableDialog::table() const
{
    const analysis::RankingWrite write { form() == analysis::TableForm::Tsv, m_decimals->value() };
    const int shown = m_shown->currentData().toInt();
    if (shown == matrix) {
        return analysis::matrixTable(
            m_tables, m_scores, analysis::campaignMatrix(m_tables, m_scores, m_by), write);
    }
    if (shown == allRankings) {
        return analysis::rankingsTable(m_tables, m_scores, write, m_remarks);
    }
    auto ranking
        = analysis::rankingTable(m_tables, m_scores, static_cast<std::size_t>(shown), write, m_remarks);
    if (form() == analysis::TableForm::Csv || form() == analysis::TableForm::Tsv) {
        analysis::addTestColumns(ranking); // they have no marks
    }
    return ranking;
}

std::string CampaignTableDialog::text() const { return analysis::formed(table(), form()); }

void CampaignTableDialog::refresh()
{
    m_decimals->setEnabled(form() != analysis::TableForm::Tsv);
    m_preview->setHtml(toQString(analysis::toHtml(table())));
    m_message->setText({});
}

void CampaignTableDialog::chooseFile()
{
    const QString suffix = toQString(analysis::tableFormSuffix(form()));
    const QString path
        = QFileDialog::getSaveFileName(this, windowTitle(), QStringLiteral("campaign") + suffix,
            //: %1: a form such as "CSV", %2: the ending of its files
            tr("%1 file (*%2)").arg(m_form->currentText(), suffix));
    if (!path.isEmpty()) {
        exportTo(path);
    }
}

bool CampaignTableDialog::exportTo(const QString& path)
{
    const auto done = writeWhole(path, QByteArray::fromStdString(text()));
    //: %1: path of the file
    m_message->setText(done ? tr("Written: %1").arg(path) : errorText(done.error()));
    return done.has_value();
}

} // namespace touchstone::ui

#include "moc_campaigntabledialog.cpp"
