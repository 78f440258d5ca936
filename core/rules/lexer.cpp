// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/lexer.h"

#include "core/rules/rule.h"
#include "core/text/utf8.h"

namespace touchstone::rules {

namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }
bool wordStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Lexer
{
public:
    Lexer(std::string_view source, const std::string& file, support::Diagnostics& findings)
        : m_source(source)
        , m_file(file)
        , m_findings(findings)
    {
    }

    std::vector<Token> run()
    {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (m_source.starts_with(mark)) {
            m_at = mark.size();
        }
        m_columnAt = m_at;
        while (m_at < m_source.size()) {
            step();
        }
        emit(TokenKind::LineEnd, m_at, m_at);
        emit(TokenKind::FileEnd, m_at, m_at);
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_source.size() ? m_source[m_at + ahead] : '\0';
    }

    // Columns are counted on, from the last place that was asked for.
    std::uint32_t column(std::size_t byte)
    {
        for (; m_columnAt < byte; ++m_columnAt) {
            m_column += (static_cast<unsigned char>(m_source[m_columnAt]) & 0xC0U) != 0x80U ? 1U : 0U;
        }
        return m_column;
    }

    void emit(TokenKind kind, std::size_t begin, std::size_t end)
    {
        m_tokens.push_back({ kind, m_line, column(begin), static_cast<std::uint32_t>(begin),
            static_cast<std::uint32_t>(end) });
    }

    void report(std::size_t begin, support::Message message)
    {
        if (m_findings.count("rules.syntax") < limits::errors) {
            m_findings.add(support::Severity::Error, "rules.syntax", { m_file, m_line, column(begin) },
                std::move(message));
        }
    }

    void step()
    {
        const char c = peek();
        if (c == '\n') {
            emit(TokenKind::LineEnd, m_at, m_at);
            ++m_at;
            ++m_line;
            m_column = 1;
            m_columnAt = m_at;
        } else if (c == ' ' || c == '\t' || c == '\r') {
            ++m_at;
        } else if (c == '#') {
            while (m_at < m_source.size() && peek() != '\n') {
                ++m_at;
            }
        } else if (c == '"') {
            string();
        } else if (wordStart(c)) {
            const auto begin = m_at;
            while (wordStart(peek()) || digit(peek())) {
                ++m_at;
            }
            emit(TokenKind::Word, begin, m_at);
        } else if (digit(c) || (c == '-' && digit(peek(1)))) {
            number();
        } else {
            sign();
        }
    }

    void string()
    {
        const auto begin = m_at++;
        while (m_at < m_source.size() && peek() != '"' && peek() != '\n') {
            if (peek() == '\\') {
                const char escaped = peek(1);
                if (escaped != '"' && escaped != '\\' && escaped != 'n' && escaped != 't') {
                    report(m_at, support::said("unknown escape; a text knows \\\" \\\\ \\n and \\t"));
                }
                ++m_at;
                if (m_at < m_source.size() && peek() == '\n') {
                    break;
                }
            }
            if (m_at < m_source.size()) {
                ++m_at;
            }
        }
        if (peek() != '"') {
            report(begin, support::said("this quote is not closed in its line"));
            return;
        }
        ++m_at;
        emit(TokenKind::String, begin, m_at);
    }

    void number()
    {
        const auto begin = m_at++;
        while (digit(peek())) {
            ++m_at;
        }
        if (peek() == '.' && digit(peek(1))) {
            ++m_at;
            while (digit(peek())) {
                ++m_at;
            }
        }
        if (wordStart(peek())) {
            while (wordStart(peek()) || digit(peek())) {
                ++m_at;
            }
            report(begin, support::said("neither a number nor a name: names begin with a letter"));
            return;
        }
        emit(TokenKind::Number, begin, m_at);
    }

    void sign()
    {
        const auto begin = m_at;
        const char c = peek();
        const char next = peek(1);
        if ((c == '=' || c == '!' || c == '<' || c == '>') && next == '=') {
            m_at += 2;
            emit(TokenKind::Sign, begin, m_at);
            return;
        }
        constexpr std::string_view single = "()[],.=<>";
        if (single.find(c) != std::string_view::npos) {
            ++m_at;
            emit(TokenKind::Sign, begin, m_at);
            return;
        }
        const auto letter = text::nextCodePoint(m_source, m_at);
        constexpr char32_t openingCurly = 0x201C;
        constexpr char32_t closingCurly = 0x201D;
        if (letter == openingCurly || letter == closingCurly) {
            report(begin, support::said("texts stand in straight quotes: \"like this\""));
        } else if (c == '!') {
            report(begin, support::said("'!' stands only before '='; write 'not'"));
        } else if (c == '&' || c == '|') {
            while (peek() == c) {
                ++m_at;
            }
            report(begin, support::said(c == '&' ? "write 'and'" : "write 'or'"));
        } else if (letter < ' ' || letter == 0x7F) {
            report(begin, support::said("control character"));
        } else {
            report(begin, support::said("'%1' has no meaning here", m_source.substr(begin, m_at - begin)));
        }
    }

    std::string_view m_source;
    const std::string& m_file;
    support::Diagnostics& m_findings;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
    std::uint32_t m_column = 1; ///< of m_columnAt
    std::size_t m_columnAt = 0;
};

} // namespace

std::vector<Token> tokens(std::string_view source, const std::string& file, support::Diagnostics& findings)
{
    return Lexer(source, file, findings).run();
}

std::string stringValue(std::string_view source, const Token& token)
{
    std::string result;
    for (std::size_t at = token.begin + 1; at + 1 < token.end; ++at) {
        char c = source[at];
        if (c == '\\') {
            c = source[++at];
            c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
        }
        result += c;
    }
    return result;
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        const bool escaped = c == '"' || c == '\\' || c == '\n' || c == '\t';
        result += escaped ? "\\" : "";
        result += c == '\n' ? 'n' : c == '\t' ? 't' : c;
    }
    return result + '"';
}

} // namespace touchstone::rules
