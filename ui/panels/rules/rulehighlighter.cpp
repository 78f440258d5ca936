// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulehighlighter.h"

#include "core/rules/lexer.h"
#include "core/rules/lookup.h"

#include <QByteArray>

namespace touchstone::ui {

namespace {

using rules::Token;
using rules::TokenKind;

// Turns ascending byte offsets of a line into UTF-16 units.
class Units
{
public:
    Units(const QByteArray& utf8, bool ascii)
        : m_utf8(utf8)
        , m_ascii(ascii)
    {
    }

    int of(std::size_t byte)
    {
        if (m_ascii) {
            return static_cast<int>(byte);
        }
        for (; m_byte < byte; ++m_byte) {
            const auto c = static_cast<unsigned char>(m_utf8[static_cast<qsizetype>(m_byte)]);
            const bool leads = (c & 0xC0U) != 0x80U;
            m_unit += leads ? (c >= 0xF0U ? 2 : 1) : 0; // four bytes are two units
        }
        return m_unit;
    }

private:
    const QByteArray& m_utf8;
    bool m_ascii;
    std::size_t m_byte = 0;
    int m_unit = 0;
};

bool field(std::string_view word)
{
    return std::ranges::any_of(rules::allVariables,
        [word](auto variable) { return rules::named(rules::fields(variable), word) != nullptr; });
}

/// A token with what stands around it in its line.
struct TokenPlace
{
    std::string_view text;
    std::string_view first; ///< of the line; empty: this one
    std::string_view before;
    std::string_view follows;
};

// Nothing: a plain sign, or an unknown word.
std::optional<RulePart> partOf(TokenKind kind, const TokenPlace& token)
{
    const auto& [text, first, before, follows] = token;
    switch (kind) {
    case TokenKind::String:
        return before == "rule" || ((before == "on" || before == "off") && before.data() == first.data())
            ? RulePart::Name
            : RulePart::Text;
    case TokenKind::Number:
        return RulePart::Number;
    case TokenKind::Word:
        break;
    default:
        return std::nullopt;
    }
    if (before == ".") {
        return field(text) ? std::optional(RulePart::Field) : std::nullopt;
    }
    if (before == "phase" || (first == "phases" && !before.empty())) {
        return RulePart::Phase;
    }
    if (before == "for" || rules::variableOf(text)) {
        return RulePart::Variable;
    }
    if (follows == "(" && (text == "match" || rules::named(rules::functions(), text) != nullptr)) {
        return RulePart::Function;
    }
    const auto keywords = rules::keywords();
    return std::ranges::find(keywords, text) != keywords.end() ? std::optional(RulePart::Keyword)
                                                               : std::nullopt;
}

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF"; // at the begin of a file it is no mistake

struct Shades
{
    QRgb light;
    QRgb dark;
};
constexpr std::array<Shades, rulePartCount> shades { {
    { 0xFF1B4F8F, 0xFF8ABEFF }, // Keyword
    { 0xFF8F3800, 0xFFF0A56B }, // Name
    { 0xFF00627F, 0xFF6CCBE8 }, // Phase
    { 0, 0 }, // Variable: as plain text
    { 0xFF0B6148, 0xFF5FD0A5 }, // Field
    { 0xFF6F3496, 0xFFD3A6F0 }, // Function
    { 0xFF8F3800, 0xFFF0A56B }, // Text
    { 0xFF8A2052, 0xFFF29BC1 }, // Number
    { 0xFF56616B, 0xFFA3AFB9 }, // Comment
    { 0xFFB71C1C, 0xFFFF8A80 }, // Broken
} };

} // namespace

std::vector<RulePiece> rulePieces(QStringView line)
{
    std::vector<RulePiece> result;
    const QByteArray utf8 = line.toUtf8();
    const std::string_view source(utf8.constData(), static_cast<std::size_t>(utf8.size()));
    support::Diagnostics ignored; // the parser reports them
    const auto list = rules::tokens(source, {}, ignored);
    Units units(utf8, utf8.size() == line.size());
    const auto textOf
        = [&](const Token& token) { return source.substr(token.begin, token.end - token.begin); };
    const auto add = [&](std::size_t begin, std::size_t end, RulePart part) {
        const int from = units.of(begin);
        result.push_back({ from, units.of(end) - from, part });
    };
    // What lies between two tokens: blanks, a comment, or what is no token.
    const auto gap = [&](std::size_t begin, std::size_t end) {
        begin = std::min(source.find_first_not_of(" \t\r", begin), end);
        if (begin == end) {
            return;
        }
        auto comment = source[begin] == '"' ? end : std::min(source.find('#', begin), end);
        if (comment > begin) {
            auto last = source.find_last_not_of(" \t\r", comment - 1) + 1;
            if (source.substr(begin, last - begin) != byteOrderMark) {
                add(begin, last, RulePart::Broken);
            }
        }
        if (comment < end) {
            add(comment, end, RulePart::Comment);
        }
    };
    std::size_t done = 0;
    std::string_view first;
    std::string_view before;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const auto& token = list[at];
        if (token.kind == TokenKind::FileEnd) {
            break;
        }
        gap(done, token.begin);
        done = token.end;
        const auto text = textOf(token);
        const auto follows = at + 1 < list.size() ? textOf(list[at + 1]) : std::string_view();
        if (const auto part = partOf(token.kind, { text, first, before, follows })) {
            add(token.begin, token.end, *part);
        }
        if (first.empty()) {
            first = text;
        }
        before = text;
    }
    gap(done, source.size());
    return result;
}

QColor RuleColours::of(RulePart part) const
{
    const auto [light, dark] = shades.at(static_cast<std::size_t>(part));
    const QRgb colour = m_dark ? dark : light;
    return colour == 0 ? QColor() : QColor::fromRgb(colour);
}

RuleHighlighter::RuleHighlighter(QTextDocument* document, bool dark)
    : QSyntaxHighlighter(document)
    , m_dark(dark)
{
    makeFormats();
}

void RuleHighlighter::setDark(bool dark)
{
    if (dark != m_dark) {
        m_dark = dark;
        makeFormats();
        rehighlight();
    }
}

void RuleHighlighter::makeFormats()
{
    m_formats.assign(rulePartCount, QTextCharFormat());
    const RuleColours colours(m_dark);
    for (int part = 0; part < rulePartCount; ++part) {
        const QColor colour = colours.of(static_cast<RulePart>(part));
        if (colour.isValid()) {
            m_formats[static_cast<std::size_t>(part)].setForeground(colour);
        }
    }
    for (const auto part : { RulePart::Keyword, RulePart::Name }) {
        m_formats[static_cast<std::size_t>(part)].setFontWeight(QFont::Bold);
    }
    m_formats[static_cast<std::size_t>(RulePart::Comment)].setFontItalic(true);
}

void RuleHighlighter::highlightBlock(const QString& text)
{
    for (const auto& piece : rulePieces(text)) {
        setFormat(piece.begin, piece.length, m_formats[static_cast<std::size_t>(piece.part)]);
    }
}

} // namespace touchstone::ui

#include "moc_rulehighlighter.cpp"
