// SPDX-License-Identifier: GPL-3.0-or-later
// RuleTextEdit: the text of a rule file with line numbers, underlined problems, indentation and proposals.
#pragma once

#include "ui/panels/rules/rulecompleter.h"

#include <QPlainTextEdit>

namespace touchstone::ui {

class RuleHighlighter;

// The language counts code points, Qt counts UTF-16 units.

/// Index in `line` of a column (code points, 1-based); beyond the end: the length. Column 0 is column 1.
[[nodiscard]] int unitOfColumn(QStringView line, std::uint32_t column);

/// The lines of a document joined by line feeds. Unlike QTextDocument::toPlainText it keeps no-break spaces
/// and U+2028, which may stand in texts that rules compare.
[[nodiscard]] QString exactText(const QTextDocument& document);

/// A finding of the parser about the text shown.
struct RuleProblem
{
    bool error = true; ///< else a warning: the file is in force all the same
    std::uint32_t line = 0; ///< 1-based; 0: unknown
    std::uint32_t column = 0; ///< code points, 1-based; 0: unknown
    QString message;

    friend bool operator==(const RuleProblem&, const RuleProblem&) = default;
};

class RuleTextEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit RuleTextEdit(QWidget* parent = nullptr);

    /// Another text; nothing can be undone. Line ends and a byte order mark are remembered for fileText().
    /// What is no UTF-8 is shown as U+FFFD.
    void setFileText(const std::string& utf8);
    /// The same text replaced by another as one step that can be undone.
    void replaceFileText(const std::string& utf8);
    /// UTF-8 with the line ends that the file had.
    [[nodiscard]] std::string fileText() const;

    /// Underlines the first 300 problems: errors with a wave, warnings with dots, over the word that the
    /// place is in. They move with the text until they are set anew.
    void setProblems(const std::vector<RuleProblem>& problems);
    /// Place in the text of a problem; the nearest there is.
    [[nodiscard]] QTextCursor placeOf(std::uint32_t line, std::uint32_t column) const;
    /// The underlined words, in the order of the problems.
    [[nodiscard]] QList<QTextCursor> underlined() const;

    /// Shows what may stand at the cursor. `asked`: by the user; see RuleCompleter::propose.
    void propose(bool asked = true) { m_completer->propose(asked); }
    [[nodiscard]] RuleCompleter& completer() const { return *m_completer; }

    /// Puts # before the lines of the selection, or takes it away where all have one.
    void toggleComments();
    /// The cursor to a place, its line near the middle of the view.
    void show(const QTextCursor& place);

    /// For the margin.
    [[nodiscard]] int marginWidth() const;
    void paintMargin(QPaintEvent* event);

Q_SIGNALS:
    void findRequested();
    void findStepped(bool forward);
    void problemStepped(bool forward);
    void escaped();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    struct Underline
    {
        QTextCursor cursor;
        bool error = true;
        QString message;
    };

    /// The text to show; remembers how the file is written.
    QString taken(const std::string& utf8);
    [[nodiscard]] QTextCursor wordAround(const RuleProblem& problem) const;
    [[nodiscard]] QString messagesAt(int position) const;
    void showSelections();
    void paintUnderlines(const QRect& exposed);
    void layOutMargin();
    void breakLine();
    void indent(bool further);
    bool editKey(QKeyEvent* event);

    QWidget* m_margin;
    RuleHighlighter* m_highlighter;
    RuleCompleter* m_completer = new RuleCompleter(*this);
    std::vector<Underline> m_underlines;
    bool m_windowsLines = false;
    bool m_mark = false;
    bool m_leaving = false; ///< Esc was pressed: Tab moves on to the next control
};

} // namespace touchstone::ui
