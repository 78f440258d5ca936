// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleparser.h"

#include "core/rules/lookup.h"
#include "core/rules/suggestion.h"
#include "core/support/numbers.h"
#include "core/support/suggestion.h"
#include "core/text/utf8.h"

namespace touchstone::rules {

using support::said;

namespace {

constexpr std::int32_t largestSalience = 1'000'000;

} // namespace

RuleParser::RuleParser(RuleSet& set, const RuleFile& file, support::Diagnostics& findings)
    : ExpressionParser(
        file, [&set](std::string_view text) { return set.intern(text); }, findings)
    , m_set(set)
    , m_fileNumber(static_cast<std::uint32_t>(set.m_files.size()))
{
}

bool RuleParser::run()
{
    Token start;
    if (m_source.size() > limits::fileBytes) {
        report(start, "rules.limit",
            said("the file has %1 bytes; at most %2 are read", m_source.size(), limits::fileBytes));
        return false;
    }
    if (!encodingHolds()) {
        return false;
    }
    m_set.m_files.push_back(m_file);
    m_tokens = tokens(m_source, m_file, m_findings);
    m_errors = m_findings.total();
    for (const auto& finding : m_findings.list()) {
        m_brokenLines.insert(finding.place.line);
    }
    skipBlankLines();
    while (peek().kind != TokenKind::FileEnd && m_errors < limits::errors) {
        statement();
        skipBlankLines();
    }
    if (m_errors >= limits::errors) {
        m_findings.add(support::Severity::Error, "rules.limit", { m_file, peek().line, peek().column },
            said("too many errors; the rest of the file was not read"));
    }
    return m_errors == 0;
}

bool RuleParser::encodingHolds()
{
    const auto bad = text::firstInvalidByte(m_source);
    if (!bad) {
        return true;
    }
    Token place;
    const auto before = m_source.substr(0, *bad);
    place.line = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    const auto lineBegin = before.rfind('\n') + 1; // npos + 1 is 0
    place.column = static_cast<std::uint32_t>(text::codePointCount(before.substr(lineBegin))) + 1;
    report(place, "rules.encoding", said("this byte is not UTF-8; save the file as UTF-8"));
    return false;
}

void RuleParser::statement()
{
    const Token start = peek();
    if (accept("phases")) {
        phases();
    } else if (accept("rule")) {
        rule();
    } else if (accept("on")) {
        switchRule(true);
    } else if (accept("off")) {
        switchRule(false);
    } else {
        const auto near = start.kind == TokenKind::Word
            ? nearest(textOf(start), { "rule", "phases", "on", "off" })
            : std::string_view();
        const bool end = near.empty() && at("end");
        fail(start, "rules.syntax",
            support::orDidYouMean(
                said(end ? "'rule', 'phases', 'on' or 'off' expected, not %1; this 'end' closes no rule"
                         : "'rule', 'phases', 'on' or 'off' expected, not %1",
                    shown(start)),
                near));
        closeLine();
    }
    m_statementSeen = true;
}

void RuleParser::phases()
{
    const Token start = last();
    std::vector<std::string> names;
    do {
        const Token name = peek();
        if (name.kind != TokenKind::Word) {
            fail(name, "rules.syntax", said("name of a phase expected, not %1", shown(name)));
            break;
        }
        next();
        if (std::find(names.begin(), names.end(), textOf(name)) != names.end()) {
            report(name, "rules.duplicate", said("phase %1 stands here twice", textOf(name)));
        }
        names.emplace_back(textOf(name));
        accept(",");
    } while (peek().kind != TokenKind::LineEnd && !m_failed);
    if (m_statementSeen) {
        report(start, "rules.syntax", said("'phases' must be the first line of its file"));
    } else if (names.size() > limits::phases) {
        report(start, "rules.limit", said("more than %1 phases", limits::phases));
    } else if (m_set.m_rules.empty()) {
        m_set.m_phases = std::move(names);
    } else {
        // Known phases keep their order: rules that are in force were written for it.
        std::size_t known = 0;
        for (const auto& name : names) {
            known += known < m_set.m_phases.size() && name == m_set.m_phases[known] ? 1U : 0U;
        }
        if (known != m_set.m_phases.size()) {
            report(start, "rules.syntax",
                said("'phases' on top of other rules must name all of their phases, in their order, and may "
                     "add "
                     "some: '%1' is missing or out of place",
                    m_set.m_phases[known]));
        } else {
            m_set.m_phases = std::move(names);
        }
    }
    closeLine();
}

void RuleParser::switchRule(bool on)
{
    const Token name = peek();
    if (name.kind != TokenKind::String) {
        fail(name, "rules.syntax", said("name of a rule in quotes expected, not %1", shown(name)));
    } else {
        next();
        const auto text = stringValue(m_source, name);
        if (const auto found = m_set.m_byName.find(text); found != m_set.m_byName.end()) {
            m_set.m_rules[found->second].on = on;
        } else {
            std::vector<std::string_view> names;
            for (const auto& [known, index] : m_set.m_byName) {
                names.push_back(known);
            }
            report(name, "rules.name",
                orDidYouMean(said("there is no rule \"%1\" before this line", text), text, names));
        }
    }
    closeLine();
}

void RuleParser::rule()
{
    const auto errorsBefore = m_errors;
    const Token start = last();
    Rule rule;
    rule.file = m_fileNumber;
    rule.line = start.line;
    rule.column = start.column;
    m_rule = &rule;
    const Token name = peek();
    if (name.kind == TokenKind::String) {
        next();
        rule.name = stringValue(m_source, name);
        if (rule.name.empty()) {
            report(name, "rules.name", said("the name is empty"));
        } else if (text::codePointCount(rule.name) > limits::nameLength) {
            report(name, "rules.limit", said("the name has more than %1 characters", limits::nameLength));
        }
        if (!m_names.insert(rule.name).second) {
            report(name, "rules.duplicate", said("there is a rule \"%1\" above in this file", rule.name));
        }
    } else {
        fail(name, "rules.syntax", said("name of the rule in quotes expected, not %1", shown(name)));
    }
    header(rule);
    bool closed = false;
    for (skipBlankLines(); !closed; skipBlankLines()) {
        if (accept("when")) {
            closeLine();
            conditions(rule);
        } else if (accept("then")) {
            closeLine();
            changes(rule);
        } else if (accept("end")) {
            closeLine();
            closed = true;
        } else {
            const auto& here = peek();
            report(here, "rules.syntax",
                said("rule \"%1\": 'when', 'then' or 'end' expected, not %2", rule.name, shown(here)));
            if (here.kind == TokenKind::FileEnd || at("rule")) {
                break;
            }
            skipLine();
        }
    }
    m_rule = nullptr;
    finish(std::move(rule), start, errorsBefore);
}

void RuleParser::header(Rule& rule)
{
    const auto errorsBefore = m_errors;
    bool phaseSeen = false;
    bool subjectSeen = false;
    for (bool more = true; more;) {
        const Token word = peek();
        if (m_failed) {
            closeLine();
        } else if (word.kind == TokenKind::LineEnd) {
            skipBlankLines();
            more = at("phase") || at("salience") || at("for") || at("about") || at("off") || at("on");
        } else if (accept("phase")) {
            phaseSeen = true;
            phaseName(rule);
        } else if (accept("salience")) {
            salience(rule);
        } else if (accept("for")) {
            subjectSeen = true;
            subject(rule);
        } else if (accept("about")) {
            const Token text = peek();
            next();
            if (text.kind != TokenKind::String) {
                fail(text, "rules.syntax", said("text in quotes expected, not %1", shown(text)));
            } else {
                rule.about = stringValue(m_source, text);
            }
        } else if (accept("off")) {
            rule.on = false;
        } else if (accept("on")) {
            rule.on = true;
        } else {
            fail(word, "rules.syntax",
                orDidYouMean(
                    said("'phase', 'salience', 'for', 'about' or 'off' expected, not %1", shown(word)),
                    textOf(word), { "phase", "salience", "for", "about", "off" }));
        }
    }
    if (m_errors != errorsBefore) {
        return;
    }
    Token place;
    place.line = rule.line;
    place.column = rule.column;
    if (!phaseSeen) {
        report(place, "rules.syntax", said("rule \"%1\" has no 'phase'", rule.name));
    }
    if (!subjectSeen) {
        report(place, "rules.syntax", said("rule \"%1\" does not say what it is 'for'", rule.name));
    }
}

void RuleParser::phaseName(Rule& rule)
{
    const Token name = peek();
    next();
    rule.phaseName = textOf(name);
    const auto& known = m_set.m_phases;
    if (name.kind != TokenKind::Word || std::ranges::find(known, rule.phaseName) == known.end()) {
        // Only the word is wrong: what stands behind it says how to read the rest.
        report(name, "rules.name",
            orDidYouMean(
                said("unknown phase %1", shown(name)), rule.phaseName, { known.begin(), known.end() }));
    }
}

void RuleParser::salience(Rule& rule)
{
    const Token number = peek();
    next();
    const auto value = support::parsed<std::int32_t>(textOf(number));
    if (number.kind != TokenKind::Number || !value || std::abs(*value) > largestSalience) {
        report(number, "rules.type",
            said("whole number from -1000000 to 1000000 expected, not %1", shown(number)));
    } else {
        rule.salience = *value;
    }
}

void RuleParser::subject(Rule& rule)
{
    const Token name = peek();
    next();
    const auto* found = name.kind == TokenKind::Word ? named(subjects(), textOf(name)) : nullptr;
    // A pair has both sides: no errors that only follow from this one.
    rule.subject = found == nullptr ? Subject::Pair : found->subject;
    if (found == nullptr) {
        report(name, "rules.name",
            orDidYouMean(
                said("a rule is for system, gold, pair, match, entity or link, not for %1", shown(name)),
                textOf(name), namesOf(subjects())));
    }
}

void RuleParser::conditions(Rule& rule)
{
    for (skipBlankLines(); !at("then") && !at("end") && !at("rule") && peek().kind != TokenKind::FileEnd;
         skipBlankLines()) {
        const Token start = peek();
        if (auto read = condition()) {
            rule.conditions.push_back(std::move(*read));
        }
        if (rule.conditions.size() > limits::conditions) {
            report(start, "rules.limit",
                said("rule \"%1\" has more than %2 conditions", rule.name, limits::conditions));
            rule.conditions.pop_back();
        }
    }
}

void RuleParser::changes(Rule& rule)
{
    for (skipBlankLines(); !at("end") && !at("rule") && !at("when") && peek().kind != TokenKind::FileEnd;
         skipBlankLines()) {
        const Token start = peek();
        change(rule);
        if (!m_failed && peek().kind != TokenKind::LineEnd) {
            fail(peek(), "rules.syntax",
                said("end of the line expected, not %1; one change stands in each line", shown(peek())));
        }
        closeLine();
        if (rule.changes.size() > limits::changes) {
            report(start, "rules.limit",
                said("rule \"%1\" has more than %2 changes", rule.name, limits::changes));
            rule.changes.pop_back();
        }
    }
}

void RuleParser::change(Rule& rule)
{
    const Token start = peek();
    if (start.kind != TokenKind::Word) {
        fail(start, "rules.syntax",
            said("a change like system.result = \"TP\" expected, not %1", shown(start)));
        return;
    }
    next();
    if (textOf(start) == "match" && at("(")) {
        matchChange(rule, start);
        return;
    }
    const auto variable = variableOf(textOf(start)).value_or(Variable::Other);
    if (!ranges(rule.subject, variable)) {
        variableAllowed(start, variable);
        return;
    }
    expect(".");
    const auto* info = m_failed ? nullptr : fieldOf(variable);
    if (!info) {
        return;
    }
    const auto& fieldToken = last();
    if (!info->settable) {
        fail(fieldToken, "rules.type",
            said(info->field == Field::Matched ? "%1 is set by match(system, gold)"
                                               : "%1 comes from the data and cannot be set",
                info->name));
        return;
    }
    if (at("==")) {
        fail(peek(), "rules.syntax", said("a change is written with one '='"));
        return;
    }
    expect("=");
    const Token value = peek();
    Change change;
    change.variable = variable;
    change.field = info->field;
    if (m_failed) {
        return;
    }
    next();
    if (info->type == Type::Text && value.kind == TokenKind::String) {
        change.kind = Change::Kind::SetText;
        change.value = stringValue(m_source, value);
        const auto symbol = m_intern(change.value);
        if (!symbol) {
            fail(value, "rules.limit", said("too many different texts"));
            return;
        }
        change.symbol = *symbol;
    } else if (info->type == Type::Truth && (textOf(value) == "true" || textOf(value) == "false")) {
        change.kind = Change::Kind::SetTruth;
        change.truth = textOf(value) == "true";
    } else {
        fail(value, "rules.type",
            said(info->type == Type::Text ? "%1 takes a text in quotes, not %2"
                                          : "%1 takes true or false, not %2",
                info->name, shown(value)));
        return;
    }
    change.text = m_source.substr(start.begin, value.end - start.begin);
    rule.changes.push_back(std::move(change));
}

void RuleParser::matchChange(Rule& rule, const Token& start)
{
    expect("(");
    const bool systemFirst = at("system");
    const bool known = accept("system") || accept("gold");
    expect(",");
    const bool other = systemFirst ? accept("gold") : accept("system");
    if (!m_failed && (!known || !other)) {
        fail(start, "rules.type", said("match joins the two sides of a pair: match(system, gold)"));
    }
    expect(")");
    if (m_failed) {
        return;
    }
    if (rule.subject != Subject::Pair) {
        fail(start, "rules.type", said("match(system, gold) stands in rules 'for pair' only"));
        return;
    }
    if (rule.matches) {
        fail(start, "rules.duplicate", said("the rule has a match already"));
        return;
    }
    rule.matches = true;
    rule.reads.system |= fieldBit(Field::Matched);
    rule.reads.gold |= fieldBit(Field::Matched);
    Change change;
    change.text = m_source.substr(start.begin, last().end - start.begin);
    rule.changes.push_back(std::move(change));
}

void RuleParser::finish(Rule rule, const Token& start, std::size_t errorsBefore)
{
    if (m_errors == errorsBefore && rule.changes.empty()) {
        report(start, "rules.syntax", said("rule \"%1\" changes nothing: its 'then' is missing", rule.name));
    }
    if (m_errors != errorsBefore) {
        return;
    }
    if (const auto found = m_set.m_byName.find(rule.name); found != m_set.m_byName.end()) {
        m_set.m_rules[found->second] = std::move(rule);
        return;
    }
    if (m_set.m_rules.size() >= limits::rules) {
        if (!m_tooMany) {
            report(start, "rules.limit", said("more than %1 rules", limits::rules));
        }
        m_tooMany = true;
        return;
    }
    m_set.m_byName.emplace(rule.name, static_cast<std::uint32_t>(m_set.m_rules.size()));
    m_set.m_rules.push_back(std::move(rule));
}

} // namespace touchstone::rules
