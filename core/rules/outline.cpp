// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/outline.h"

#include "core/rules/lexer.h"

namespace touchstone::rules {

std::vector<OutlineEntry> outline(std::string_view source)
{
    support::Diagnostics ignored; // whoever wants the errors reads the file
    const auto list = tokens(source, {}, ignored);
    const auto textOf
        = [source](const Token& token) { return source.substr(token.begin, token.end - token.begin); };
    std::vector<OutlineEntry> result;
    bool open = false; // the last rule has no `end` yet
    bool lineStart = true;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const auto& token = list[at];
        if (token.kind == TokenKind::LineEnd || token.kind == TokenKind::FileEnd) {
            lineStart = true;
            continue;
        }
        const auto text = textOf(token);
        const bool first = lineStart && token.kind == TokenKind::Word;
        lineStart = false;
        if (first && text == "rule") {
            open = false;
            const auto& name = list[at + 1]; // a FileEnd stands after every word
            if (name.kind == TokenKind::String) {
                result.push_back(
                    { stringValue(source, name), token.line, token.line, token.begin, name.end });
                open = true;
            }
        } else if (open) {
            result.back().lastLine = token.line;
            result.back().end = token.end;
            open = !(first && text == "end");
        }
    }
    return result;
}

} // namespace touchstone::rules
