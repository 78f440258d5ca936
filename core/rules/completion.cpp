// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/completion.h"

#include "core/rules/lexer.h"
#include "core/rules/lookup.h"

#include <set>

namespace touchstone::rules {

namespace {

using support::said;

enum class Part { File, Header, When, Then };

constexpr std::array annotationVariables { Variable::System, Variable::Gold, Variable::Other };

bool wordLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The byte of a quote that is open at the end; where a comment has begun, the end itself.
struct LastLine
{
    std::optional<std::size_t> quote;
    bool comment = false;
};
LastLine lastLine(std::string_view before)
{
    LastLine result;
    const auto begin = before.rfind('\n') + 1; // npos + 1 is 0
    for (std::size_t at = begin; at < before.size(); ++at) {
        const char c = before[at];
        if (result.quote) {
            if (c == '\\') {
                ++at;
            } else if (c == '"') {
                result.quote.reset();
            }
        } else if (c == '#') {
            result.comment = true;
            return result;
        } else if (c == '"') {
            result.quote = at;
        }
    }
    return result;
}

class Proposer
{
public:
    Proposer(std::string_view source, const RuleSet& rules, std::span<const std::string> labels)
        : m_source(source)
        , m_rules(rules)
        , m_labels(labels)
    {
        support::Diagnostics ignored;
        m_tokens = tokens(source, {}, ignored);
        std::erase_if(m_tokens, [](const Token& token) { return token.kind == TokenKind::FileEnd; });
        if (!m_tokens.empty()) {
            m_tokens.pop_back(); // the line end that the lexer adds
        }
        walk();
    }

    std::vector<Completion> afterQuote()
    {
        const auto first = m_line.size() == 1 ? at(0) : std::string_view();
        // A rule of the same name takes the other's place.
        if (first == "rule" || (m_part == Part::File && (first == "on" || first == "off"))) {
            ruleNames(false);
        } else {
            values(false);
        }
        return std::move(m_entries);
    }

    std::vector<Completion> atWord()
    {
        switch (m_part) {
        case Part::File:
            atFile();
            break;
        case Part::Header:
            atHeader();
            break;
        case Part::When:
            atCondition();
            break;
        case Part::Then:
            atChange();
            break;
        }
        return std::move(m_entries);
    }

private:
    [[nodiscard]] std::string_view textOf(const Token& token) const
    {
        return m_source.substr(token.begin, token.end - token.begin);
    }
    [[nodiscard]] std::string_view at(std::size_t place) const { return textOf(m_line[place]); }
    /// Counted from the end of the line: 0 is the last token; empty where there is none.
    [[nodiscard]] std::string_view last(std::size_t place = 0) const
    {
        return place < m_line.size() ? at(m_line.size() - 1 - place) : std::string_view();
    }

    // Which part of which rule the end stands in, and the tokens of its line.
    void walk()
    {
        int depth = 0;
        for (const auto& token : m_tokens) {
            const auto text = textOf(token);
            if (token.kind == TokenKind::LineEnd) {
                if (depth == 0) {
                    m_line.clear();
                }
                continue;
            }
            depth += text == "(" || text == "[" ? 1 : text == ")" || text == "]" ? -1 : 0;
            depth = std::max(depth, 0);
            const bool first = m_line.empty();
            const bool word = token.kind == TokenKind::Word;
            if (first && word && text == "rule") {
                m_part = Part::Header;
                m_subject.reset();
            } else if (first && word && m_part != Part::File
                && (text == "when" || text == "then" || text == "end")) {
                m_part = text == "when" ? Part::When : text == "then" ? Part::Then : Part::File;
                depth = 0;
                continue; // what follows is a line of its own
            } else if (m_part == Part::Header && word && !first && last() == "for") {
                if (const auto* entry = named(subjects(), text)) {
                    m_subject = entry->subject;
                }
            }
            m_line.push_back(token);
        }
    }

    void add(CompletionKind kind, std::string_view text, support::Message about = {}, std::uint32_t back = 0)
    {
        m_entries.push_back({ std::string(text), std::move(about), kind, back });
    }
    void keyword(std::string_view text, support::Message about = {})
    {
        add(CompletionKind::Keyword, text, std::move(about));
    }

    void ruleNames(bool quotes)
    {
        for (const auto& rule : m_rules.rules()) {
            add(CompletionKind::RuleName, quotes ? quoted(rule.name) : rule.name, said("%1", rule.about));
        }
    }

    void atFile()
    {
        if (m_line.empty()) {
            keyword("rule", said("begins a rule: rule \"name\""));
            keyword("on", said("switches a rule on: on \"name\""));
            keyword("off", said("switches a rule off: off \"name\""));
            keyword("phases", said("the phases in their order; first line of a file only"));
        } else if (m_line.size() == 1 && (at(0) == "on" || at(0) == "off")) {
            ruleNames(true);
        } else if (at(0) == "phases") {
            phaseNames();
        }
    }

    void phaseNames()
    {
        for (const auto& phase : m_rules.phases()) {
            add(CompletionKind::Phase, phase);
        }
    }

    void atHeader()
    {
        if (last() == "phase") {
            phaseNames();
        } else if (last() == "for") {
            for (const auto& entry : subjects()) {
                add(CompletionKind::Subject, entry.name, said(entry.about));
            }
        } else if (last() != "salience" && last() != "about" && last() != "rule") {
            keyword("phase", said("when it runs"));
            keyword("salience", said("inside a phase the highest goes first; 0 unless it is said"));
            keyword("for", said("what it looks at: system, gold, pair, match, entity, link"));
            keyword("about", said("one line for people, in quotes"));
            keyword("off", said("the rule is switched off at first"));
            keyword("when", said("its conditions follow, one in each line"));
            keyword("then", said("what it changes, one change in each line"));
        }
    }

    [[nodiscard]] bool ranged(Variable variable) const
    {
        return m_subject ? ranges(*m_subject, variable) : variable != Variable::Other;
    }
    // Inside exists and no, the annotation that they look for may be named as well.
    [[nodiscard]] bool bound(Variable variable) const
    {
        for (std::size_t place = 1; place < m_line.size(); ++place) {
            if (at(place) == name(variable) && (at(place - 1) == "exists" || at(place - 1) == "no")) {
                return true;
            }
        }
        return false;
    }

    void fieldNames(Variable variable, bool settableOnly)
    {
        for (const auto& entry : fields(variable)) {
            if (entry.settable || !settableOnly) {
                add(CompletionKind::Field, entry.name, said(entry.about));
            }
        }
    }

    void variables(std::string_view after)
    {
        for (const auto variable : allVariables) {
            if (ranged(variable) || bound(variable)) {
                add(CompletionKind::Variable, std::string(name(variable)) + std::string(after));
            }
        }
    }

    void atChange()
    {
        if (m_line.empty()) {
            variables(".");
            if (!m_subject || *m_subject == Subject::Pair) {
                keyword("match(system, gold)", said("the two stand for each other from now on"));
            }
            keyword("end", said("ends the rule"));
        } else if (last() == ".") {
            if (const auto variable = variableOf(last(1))) {
                fieldNames(*variable, true);
            }
        } else if (last() == "=") {
            values(true);
        }
    }

    void atCondition()
    {
        const auto word = last();
        if (word == ".") {
            if (const auto variable = variableOf(last(1))) {
                fieldNames(*variable, false);
            }
            return;
        }
        if (word == "exists" || word == "no") {
            const auto across = m_subject == Subject::System ? Variable::Gold : Variable::System;
            add(CompletionKind::Variable, std::string(name(across)) + " ()",
                said("an overlapping annotation of the other side"), 1);
            add(CompletionKind::Variable, std::string(name(Variable::Other)) + " ()",
                said("an overlapping annotation of the same side"), 1);
            return;
        }
        constexpr std::array<std::string_view, 14> openers { "and", "or", "not", "(", ",", "[",
            "==", "!=", "<", "<=", ">", ">=", "=", "in" };
        if (!m_line.empty() && !support::contains(openers, word)) {
            keyword("and");
            keyword("or");
            keyword("in", said("one of a list: in [\"A\", \"B\"]"));
            keyword("not in", said("none of a list"));
            return;
        }
        values(true);
        if (word == "[") {
            return;
        }
        variables(inCall() ? "" : ".");
        for (const auto& entry : functions()) {
            add(CompletionKind::Function, std::string(entry.name) + "()",
                said("%1: %2", entry.usage, said(entry.about)), 1);
        }
        keyword("not");
        if (m_subject == Subject::System || m_subject == Subject::Gold || !m_subject) {
            keyword("exists", said("there is an overlapping annotation for which …"));
            keyword("no", said("there is no overlapping annotation for which …"));
        }
        keyword("true");
        keyword("false");
        if (m_line.empty()) {
            keyword("then", said("what it changes follows"));
        }
    }

    // The function whose value is being written, and which one.
    struct Argument
    {
        const FunctionInfo* function = nullptr;
        std::size_t place = 0;
    };
    [[nodiscard]] Argument argument() const
    {
        Argument result;
        int depth = 0;
        for (std::size_t at = m_line.size(); at-- > 0;) {
            const auto text = textOf(m_line[at]);
            depth += text == ")" ? 1 : text == "(" ? -1 : 0;
            if (depth == 0 && text == ",") {
                ++result.place;
            } else if (depth < 0) {
                result.function = at == 0 ? nullptr : named(functions(), textOf(m_line[at - 1]));
                break;
            }
        }
        return result;
    }
    [[nodiscard]] bool inCall() const
    {
        const auto [function, place] = argument();
        return function && place < function->parameterCount
            && function->parameters[place] == Type::Annotation;
    }

    // What is compared, or set, at the end of the line.
    struct Target
    {
        Variable variable = Variable::System;
        const FieldInfo* field = nullptr;
    };
    [[nodiscard]] Target target() const
    {
        auto at = m_line.size();
        if (last() == "[" || last() == ",") { // result in ["TP", "
            while (at > 0 && textOf(m_line[at - 1]) != "[") {
                if (m_line[at - 1].kind != TokenKind::String && textOf(m_line[at - 1]) != ",") {
                    return {};
                }
                --at;
            }
            if (at < 2 || textOf(m_line[at - 2]) != "in") {
                return {};
            }
            at -= 2;
            at -= at > 0 && textOf(m_line[at - 1]) == "not" ? 1U : 0U;
        } else if (last() == "==" || last() == "!=" || last() == "=") {
            --at;
        } else {
            return {};
        }
        const auto variable
            = at >= 3 && textOf(m_line[at - 2]) == "." ? variableOf(textOf(m_line[at - 3])) : std::nullopt;
        return variable ? Target { *variable, named(fields(*variable), textOf(m_line[at - 1])) } : Target {};
    }

    void values(bool quotes)
    {
        const auto value = [&](std::string_view text) {
            add(CompletionKind::Value, quotes ? quoted(text) : std::string(text));
        };
        const auto [function, place] = argument();
        const bool label = function
            && ((function->function == Function::Fuzzy && place == 2)
                || (function->function == Function::StopWord && place == 1)
                || function->function == Function::IsA);
        const auto [variable, field] = target();
        if (label || (field && field->field == Field::Type)) {
            for (const auto& text : m_labels) {
                value(text);
            }
        } else if (field && field->type == Type::Truth && quotes) {
            keyword("true");
            keyword("false");
        } else if (field && field->field == Field::Confidence) {
            for (const auto* text : { "low", "normal", "high" }) {
                value(text);
            }
        } else if (field && field->type == Type::Text) {
            setValues(variable, field->field, value);
        }
    }

    // What the rules in force write into a field.
    template <typename Add> void setValues(Variable variable, Field field, Add&& value)
    {
        const auto family = [](Variable v) { // system, gold and other have one set of fields
            return support::contains(annotationVariables, v) ? Variable::System : v;
        };
        std::set<std::string_view> seen;
        for (const auto& rule : m_rules.rules()) {
            for (const auto& change : rule.changes) {
                if (change.kind == Change::Kind::SetText && change.field == field
                    && family(change.variable) == family(variable) && !change.value.empty()
                    && seen.insert(change.value).second) {
                    value(change.value);
                }
            }
        }
    }

    std::string_view m_source;
    const RuleSet& m_rules;
    std::span<const std::string> m_labels;
    std::vector<Token> m_tokens;
    std::vector<Token> m_line; ///< of the statement that the end stands in
    Part m_part = Part::File;
    std::optional<Subject> m_subject;
    std::vector<Completion> m_entries;
};

} // namespace

Completions completions(std::string_view before, const RuleSet& rules, std::span<const std::string> labels)
{
    Completions result;
    const auto [quote, comment] = lastLine(before);
    if (comment) {
        result.begin = before.size();
        return result;
    }
    if (quote) {
        result.begin = *quote + 1;
        result.inQuotes = true;
        result.entries = Proposer(before.substr(0, *quote), rules, labels).afterQuote();
        return result;
    }
    result.begin = before.size();
    while (result.begin > 0 && wordLetter(before[result.begin - 1])) {
        --result.begin;
    }
    result.entries = Proposer(before.substr(0, result.begin), rules, labels).atWord();
    return result;
}

} // namespace touchstone::rules
