// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulehighlighter.h"

#include "core/rules/lexer.h"
#include "core/rules/vocabulary.h"

#include <QByteArray>

#include <algorithm>
#include <array>

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

template <typename Table> bool named(const Table& table, std::string_view word)
{
    return std::any_of(table.begin(), table.end(), [word](const auto& entry) { return entry.name == word; });
}

bool keyword(std::string_view word)
{
    const auto table = rules::keywords();
    return std::find(table.begin(), table.end(), word) != table.end();
}

bool variable(std::string_view word)
{
    constexpr std::array all { rules::Variable::System, rules::Variable::Gold, rules::Variable::Other,
        rules::Variable::Entity, rules::Variable::Link };
    return std::any_of(all.begin(), all.end(), [word](auto v) { return rules::name(v) == word; });
}

bool field(std::string_view word)
{
    return named(rules::fields(rules::Variable::System), word)
        || named(rules::fields(rules::Variable::Entity), word)
        || named(rules::fields(rules::Variable::Link), word);
}

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
            constexpr std::string_view mark = "\xEF\xBB\xBF"; // at the begin of a file it is no mistake
            if (source.substr(begin, last - begin) != mark) {
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
        const auto part = [&]() -> std::optional<RulePart> {
            switch (token.kind) {
            case TokenKind::String:
                return before == "rule"
                        || ((before == "on" || before == "off") && before.data() == first.data())
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
            if (before == "for" || variable(text)) {
                return RulePart::Variable;
            }
            if (follows == "(" && (text == "match" || named(rules::functions(), text))) {
                return RulePart::Function;
            }
            return keyword(text) ? std::optional(RulePart::Keyword) : std::nullopt;
        }();
        if (part) {
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
    const auto choose = [this](QRgb light, QRgb dark) { return QColor::fromRgb(m_dark ? dark : light); };
    switch (part) {
    case RulePart::Keyword:
        return choose(0xFF1B4F8F, 0xFF8ABEFF);
    case RulePart::Phase:
        return choose(0xFF00627F, 0xFF6CCBE8);
    case RulePart::Field:
        return choose(0xFF0B6148, 0xFF5FD0A5);
    case RulePart::Function:
        return choose(0xFF6F3496, 0xFFD3A6F0);
    case RulePart::Name:
    case RulePart::Text:
        return choose(0xFF8F3800, 0xFFF0A56B);
    case RulePart::Number:
        return choose(0xFF8A2052, 0xFFF29BC1);
    case RulePart::Comment:
        return choose(0xFF56616B, 0xFFA3AFB9);
    case RulePart::Broken:
        return error();
    case RulePart::Variable:
        break;
    }
    return {};
}

QColor RuleColours::error() const { return QColor::fromRgb(m_dark ? 0xFFFF8A80 : 0xFFB71C1C); }

QColor RuleColours::warning() const { return QColor::fromRgb(m_dark ? 0xFFE6B450 : 0xFF7A5200); }

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
