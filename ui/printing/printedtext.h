// SPDX-License-Identifier: GPL-3.0-or-later
// PrintedText: texts on paper, the gold's annotations above each line and those of systems below it.
#pragma once

#include "ui/figures/excerptlayout.h"
#include "ui/printing/printedmatter.h"

#include "core/support/progress.h"
#include "core/support/result.h"

#include <QCoreApplication>

namespace touchstone::ui {

struct PrintedDocument
{
    QString name;
    ExcerptData text; ///< no blocks: there is none
};

struct PrintedDocuments
{
    std::vector<PrintedDocument> documents;
    std::size_t left = 0; ///< how many more were asked for, or cut
};

/// Documents by their numbers among the cases of the first system, as many as could fill mostPrintedPages.
/// Without systems (a gold alone) the gold's annotations only. Errors: Cancelled. O(annotations of these
/// documents): not for a GUI thread.
[[nodiscard]] support::Result<PrintedDocuments> printedDocuments(
    const FigureData& data, const std::vector<std::size_t>& cases, support::Progress& progress);

class PrintedText : public PrintedMatter
{
    Q_DECLARE_TR_FUNCTIONS(touchstone::ui::PrintedText)

public:
    explicit PrintedText(PrintedDocuments documents)
        : m_documents(std::move(documents))
    {
    }

    int layOut(const QSizeF& page, const FigureStyle& style) override;
    void paint(QPainter& painter, const QRectF& page, int number) const override;
    [[nodiscard]] QString leftOut() const override;

private:
    /// A line, or the name above a text.
    struct Placed
    {
        std::size_t document = 0;
        const ExcerptPart* part = nullptr; ///< null: the name
        const ExcerptLine* line = nullptr;
        double top = 0;
    };
    /// The signs of all texts, below every page.
    [[nodiscard]] ExcerptLayout legendOfAll(double width, const FigureStyle& style) const;

    PrintedDocuments m_documents;
    FigureStyle m_style;
    std::vector<std::unique_ptr<ExcerptLayout>> m_layouts; ///< of documents that were begun
    std::unique_ptr<ExcerptLayout> m_legend;
    std::vector<std::vector<Placed>> m_pages;
    std::size_t m_left = 0;
};

} // namespace touchstone::ui
