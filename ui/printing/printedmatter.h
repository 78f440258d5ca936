// SPDX-License-Identifier: GPL-3.0-or-later
// PrintedMatter: what is put on paper, in pages; and how it goes to a printer, with a footer on every page.
#pragma once

#include "core/support/result.h"
#include "ui/text/figurestyle.h"

#include <QRectF>

#include <functional>
#include <memory>

class QPainter;
class QPrinter;

namespace touchstone::ui {

/// A corpus on paper helps nobody, and pages are laid out in the window's thread.
inline constexpr int mostPrintedPages = 100;

class PrintedMatter
{
public:
    virtual ~PrintedMatter() = default;
    /// Breaks the content into pages of that size in figure units: 1 to mostPrintedPages. Costs what stands
    /// on these pages, whatever else there is.
    virtual int layOut(const QSizeF& page, const FigureStyle& style) = 0;
    /// One of them, from 0 on.
    virtual void paint(QPainter& painter, const QRectF& page, int number) const = 0;
    /// What found no room on them, in a sentence; empty: all is there.
    [[nodiscard]] virtual QString leftOut() const = 0;
};

/// What stands below every page.
struct PrintedFooter
{
    QString files; ///< names of the files that the page tells of
    QString settings; ///< measure and signature
};

/// What is printed, and as what the printing system lists it.
struct PrintedWork
{
    std::unique_ptr<PrintedMatter> matter;
    PrintedFooter footer;
    QString title;
};

/// Paper with margins, for files and printers alike.
[[nodiscard]] std::unique_ptr<QPrinter> makePrinter();
/// All pages, or those that were chosen, in the printer's order, shades of grey where it prints these. False:
/// the printer or its file cannot be written.
[[nodiscard]] bool printWork(QPrinter& printer, const PrintedWork& work);

/// A PDF file, whole or not at all. Errors: Unreadable with the system's reason.
[[nodiscard]] support::Result<void> writePdf(const QString& path, const PrintedWork& work);

/// A page is filled from above; what does not fit begins another one.
class PageFiller
{
public:
    explicit PageFiller(double height)
        : m_height(height)
    {
    }

    /// Where something of that height comes to stand; `with`: what must follow on the same page. False: it
    /// would be one page too many.
    [[nodiscard]] bool place(double height, double with = 0);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] double top() const { return m_top; } ///< of what was placed last
    /// Something stands above what is placed next on each further page.
    void skip(double height) { m_next += height; }

private:
    double m_height;
    int m_page = 0;
    double m_top = 0;
    double m_next = 0;
};

} // namespace touchstone::ui
