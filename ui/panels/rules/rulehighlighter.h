// SPDX-License-Identifier: GPL-3.0-or-later
// RuleHighlighter: the parts of a rule file, told apart by weight and slant first and by colour second.
#pragma once

#include <QColor>
#include <QStringView>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>

#include <vector>

namespace touchstone::ui {

/// What a piece of a line is.
enum class RulePart {
    Keyword, ///< bold
    Name, ///< of a rule: bold, in quotes
    Phase,
    Variable,
    Field,
    Function,
    Text,
    Number,
    Comment, ///< slanted
    Broken ///< no token: a quote without end, a sign without meaning
};
inline constexpr int rulePartCount = static_cast<int>(RulePart::Broken) + 1;

struct RulePiece
{
    int begin = 0; ///< UTF-16 units of the line
    int length = 0;
    RulePart part = RulePart::Text;

    friend bool operator==(const RulePiece&, const RulePiece&) = default;
};

/// The pieces of one line, by the lexer and the vocabulary of the language; no token of it reaches over a
/// line end. Plain signs and unknown words are left out. O(length).
[[nodiscard]] std::vector<RulePiece> rulePieces(QStringView line);

/// Colours that hold 4.5:1 against a white or a dark page.
struct RuleColours
{
    explicit RuleColours(bool dark)
        : m_dark(dark)
    {
    }

    /// Invalid: the colour of plain text.
    [[nodiscard]] QColor of(RulePart part) const;
    [[nodiscard]] QColor error() const { return of(RulePart::Broken); }
    [[nodiscard]] QColor warning() const { return QColor::fromRgb(m_dark ? 0xFFE6B450 : 0xFF7A5200); }

private:
    bool m_dark;
};

class RuleHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    RuleHighlighter(QTextDocument* document, bool dark);

    void setDark(bool dark);

protected:
    void highlightBlock(const QString& text) override;

private:
    void makeFormats();

    bool m_dark;
    std::vector<QTextCharFormat> m_formats; ///< by RulePart
};

} // namespace touchstone::ui
