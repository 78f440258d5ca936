// SPDX-License-Identifier: GPL-3.0-or-later
// TextPage: rich text with links to read, whose words are clean for screen readers and in copies: Qt's own
// tell the marks at which a table's cells begin and end (U+FDD0), and marks of direction.
#pragma once

#include <QTextBrowser>

namespace touchstone::ui {

/// Opens no link by itself.
class TextPage : public QTextBrowser
{
    Q_OBJECT

public:
    TextPage(const QString& name, QWidget* parent);

    /// All words, a character for each position of the document: cells of a table are parted by tabs, its
    /// rows by line feeds, marks have no width. O(document).
    [[nodiscard]] QString words() const;

protected:
    /// Selected text as words() without marks and empty lines, beside the rich text.
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    /// Tells of the link that Tab comes to.
    bool focusNextPrevChild(bool next) override;
};

} // namespace touchstone::ui
