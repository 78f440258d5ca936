// SPDX-License-Identifier: GPL-3.0-or-later
// CampaignTableDialog: "Export table…" of a campaign: its matrix or rankings as LaTeX, Markdown, CSV, HTML or
// TSV, with a preview.
#pragma once

#include "core/project/campaignranking.h"
#include "core/report/tableexport.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QSpinBox>

namespace touchstone::ui {

class TextPage;

/// What there was when it was opened. Not modal.
class CampaignTableDialog : public QDialog
{
    Q_OBJECT

public:
    CampaignTableDialog(analysis::ProjectTables tables, std::vector<analysis::CampaignRow> scores,
        analysis::CampaignBy by, analysis::RunRemarks remarks, QWidget* parent = nullptr);

    /// What is written; numbers from 0 on are rankings of tables.
    static constexpr int matrix = -2;
    static constexpr int allRankings = -1;
    void setShown(int shown);
    void setForm(analysis::TableForm form);
    [[nodiscard]] QSpinBox& decimals() { return *m_decimals; }
    /// The file as it would be written.
    [[nodiscard]] std::string text() const;
    /// Writes it and says how that ended.
    bool exportTo(const QString& path);
    [[nodiscard]] QString message() const { return m_message->text(); }

private:
    [[nodiscard]] analysis::TableForm form() const;
    [[nodiscard]] analysis::Table table() const;
    void refresh();
    void chooseFile();

    analysis::ProjectTables m_tables;
    std::vector<analysis::CampaignRow> m_scores;
    analysis::CampaignBy m_by;
    analysis::RunRemarks m_remarks;
    QComboBox* m_shown = new QComboBox(this);
    QComboBox* m_form = new QComboBox(this);
    QSpinBox* m_decimals = new QSpinBox(this);
    TextPage* m_preview;
    QLabel* m_message = new QLabel(this);
};

} // namespace touchstone::ui
