// SPDX-License-Identifier: GPL-3.0-or-later
// The page of Compare for three annotators and more without a gold: F1 of every two, who deviates by type,
// and what each pair has alike. A cell shows its pair as A and B.
#pragma once

#include "core/report/tables/annotatorsheets.h"
#include "ui/panels/compare/asked.h"
#include "ui/panels/compare/comparepage.h"

namespace touchstone::ui {

/// Its tables: matrix, types, pairs. Rows stand by name, so that they stay where they are when others are A
/// and B.
class AnnotatorsPage : public ComparePage
{
    Q_OBJECT

public:
    AnnotatorsPage(CompareBasis& basis, QWidget* parent);
    void forget() override { m_pairs.question = {}; }

private:
    struct Question
    {
        std::vector<annotation::LayerPtr> layers; ///< by name
        analysis::EvaluationSpec spec;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void fill() override;
    bool fillWithoutGold() override;
    bool followPair(const SheetTable& chosen, const QModelIndex& index, std::size_t system) override;
    void start();
    void showPairs(const analysis::AnnotatorPairs& pairs);
    [[nodiscard]] std::vector<annotation::LayerPtr> layers() const;

    Asked<Question, analysis::AnnotatorPairs> m_pairs { this };
    analysis::AnnotatorAgreement m_agreement; ///< of what is shown
    std::array<analysis::Sheet, 3> m_sheets; ///< by table
    bool m_switching = false; ///< others become A and B: the layers are the same, in other places
};

} // namespace touchstone::ui
