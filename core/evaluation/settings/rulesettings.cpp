// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/rulesettings.h"

#include "core/io/bytes/jsontext.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <set>

namespace touchstone::analysis {

namespace {

constexpr std::string_view allLabels = "*";

/// A value, or a key, in the text of the file.
struct Value
{
    std::size_t at = 0; ///< byte
    std::string_view bytes;
};

struct Member
{
    Value key;
    std::string name; ///< the key without quotes and escapes
    Value value;
};

/// Walks JSON that is known to be well-formed: no parser of ours keeps the places of values.
class SettingsReader
{
public:
    SettingsReader(std::string_view utf8, const std::string& file, const rules::RuleSet* known,
        support::Diagnostics& findings)
        : m_text(utf8)
        , m_file(file)
        , m_known(known)
        , m_findings(findings)
    {
    }

    RuleSettings read()
    {
        if (const auto fault = io::findJsonFault(m_text)) {
            report(fault->byte, "this is not JSON here: " + fault->what);
            return {};
        }
        const auto first = m_text.find_first_not_of(" \t\r\n");
        const Value root { first, io::valueExtent(m_text.substr(first)).bytes };
        if (kindOf(root) != '{') {
            wrongType(root, "rule settings", "an object in braces");
            return {};
        }
        for (const auto& member : membersOf(root)) {
            take(member);
        }
        return std::move(m_settings);
    }

private:
    void take(const Member& member)
    {
        if (member.name == "label_parents") {
            takeParents(member.value);
        } else if (member.name == "stop_words") {
            byLabel(member.value, [this](const Value& value, const std::string& label) { //
                takeStopWords(value, label);
            });
        } else if (member.name == "fuzzy_threshold") {
            byLabel(member.value, [this](const Value& value, const std::string& label) { //
                takeThreshold(value, label);
            });
        } else if (member.name == "rules_on" || member.name == "rules_off") {
            takeNames(member.value, member.name == "rules_on" ? m_settings.on : m_settings.off,
                text::quoted(member.name));
        } else {
            report(member.key.at,
                "unknown key " + text::quoted(member.name)
                    + rules::didYouMean(member.name,
                        { "label_parents", "stop_words", "fuzzy_threshold", "rules_on", "rules_off" }));
        }
    }

    /// One value for all labels, or an object of them; `done(value, label)`.
    template <typename Done> void byLabel(const Value& value, Done&& done)
    {
        if (kindOf(value) != '{') {
            done(value, std::string(allLabels));
            return;
        }
        for (const auto& member : membersOf(value)) {
            done(member.value, member.name);
        }
    }

    void takeParents(const Value& value)
    {
        if (kindOf(value) != '{') {
            wrongType(value, "\"label_parents\"", "an object of labels and their parents");
            return;
        }
        for (const auto& member : membersOf(value)) {
            if (kindOf(member.value) == '"') {
                m_settings.lists.labelParents[member.name] = textOf(member.value);
            } else {
                wrongType(member.value, "the parent of " + text::quoted(member.name), "a text");
            }
        }
    }

    void takeStopWords(const Value& value, const std::string& label)
    {
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.stopWords : lists.stopWordsOf[label];
        const auto what = "the stop words of " + (label == allLabels ? "all labels" : text::quoted(label));
        for (const auto& text : textsOf(value, what)) {
            if (auto form = text::nameForm(textOf(text)); !form.empty()) {
                target.insert(std::move(form));
            }
        }
    }

    void takeThreshold(const Value& value, const std::string& label)
    {
        const auto what
            = "the fuzzy threshold of " + (label == allLabels ? "all labels" : text::quoted(label));
        if (kindOf(value) != '0') {
            wrongType(value, what, "a number from 0 to 1");
            return;
        }
        const auto number = support::parsed<double>(value.bytes);
        if (!number || *number < 0 || *number > 1) {
            report(value.at, what + " must be a number from 0 to 1");
            return;
        }
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.fuzzyThreshold : lists.fuzzyThresholdOf[label];
        target = rules::thresholdOf(*number);
    }

    void takeNames(const Value& value, std::vector<std::string>& names, const std::string& what)
    {
        for (const auto& text : textsOf(value, what)) {
            auto name = textOf(text);
            if (m_known == nullptr || m_known->find(name)) {
                names.push_back(std::move(name));
                continue;
            }
            std::vector<std::string_view> all;
            for (const auto& rule : m_known->rules()) {
                all.push_back(rule.name);
            }
            report(text.at, "there is no rule " + text::quoted(name) + rules::didYouMean(name, all));
        }
    }

    /// The texts of a list; anything else among them is reported.
    std::vector<Value> textsOf(const Value& value, const std::string& what)
    {
        if (kindOf(value) != '[') {
            wrongType(value, what, "a list of texts in brackets");
            return {};
        }
        std::vector<Value> texts;
        walk(value, [&](std::size_t at) {
            const Value element { at, io::valueExtent(m_text.substr(at)).bytes };
            if (kindOf(element) == '"') {
                texts.push_back(element);
            } else {
                wrongType(element, "an entry of " + what, "a text");
            }
            return at + element.bytes.size();
        });
        return texts;
    }

    std::vector<Member> membersOf(const Value& object)
    {
        std::vector<Member> members;
        std::set<std::string> names;
        walk(object, [&](std::size_t at) {
            Member member;
            member.key = { at, io::valueExtent(m_text.substr(at)).bytes };
            member.name = textOf(member.key);
            at = afterBlanks(at + member.key.bytes.size());
            at = afterBlanks(at + 1); // the colon
            member.value = { at, io::valueExtent(m_text.substr(at)).bytes };
            at += member.value.bytes.size();
            if (names.insert(member.name).second) {
                members.push_back(std::move(member));
            } else {
                report(member.key.at, text::quoted(member.name) + " stands in this object twice");
            }
            return at;
        });
        return members;
    }

    /// Calls `entry(byte)` at each entry of a list or an object; it returns the byte after it. Stops when too
    /// much is wrong to go on.
    template <typename Entry> void walk(const Value& whole, Entry&& entry)
    {
        const auto end = whole.at + whole.bytes.size() - 1; // of the closing bracket
        for (auto at = afterBlanks(whole.at + 1); at < end && m_errors < rules::limits::errors;) {
            at = afterBlanks(entry(at));
            if (at < end) {
                at = afterBlanks(at + 1); // the comma
            }
        }
    }

    [[nodiscard]] std::size_t afterBlanks(std::size_t at) const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n", at), m_text.size());
    }

    /// The first letter of what a value is: { [ " t f n, and 0 for numbers.
    [[nodiscard]] static char kindOf(const Value& value)
    {
        const char first = value.bytes.empty() ? 'n' : value.bytes.front();
        return first == '-' || (first >= '0' && first <= '9') ? '0' : first;
    }

    [[nodiscard]] static std::string textOf(const Value& value)
    {
        std::string decoded;
        io::StringRepairs repairs;
        (void)io::unescape(io::stringInside(value.bytes.substr(1)), decoded, repairs);
        return decoded;
    }

    void wrongType(const Value& value, const std::string& what, const char* wanted)
    {
        const auto kind = kindOf(value);
        const auto* found = kind == '{' ? "an object"
            : kind == '['               ? "a list"
            : kind == '"'               ? "a text"
            : kind == '0'               ? "a number"
            : kind == 'n'               ? "null"
                                        : "true or false";
        report(value.at, what + " must be " + wanted + ", not " + found);
    }

    void report(std::size_t byte, std::string message)
    {
        ++m_errors;
        m_findings.add(support::Severity::Error, "rules.settings", placeOf(byte), std::move(message));
    }

    /// Counts on from the place that was asked for last.
    support::Place placeOf(std::size_t byte)
    {
        if (byte < m_line) {
            m_line = 0;
            m_number = 1;
        }
        for (auto end = m_text.find('\n', m_line); end < byte; end = m_text.find('\n', m_line)) {
            m_line = end + 1;
            ++m_number;
        }
        if (m_line != m_counted) {
            m_columns.begin(m_text.substr(m_line));
            m_counted = m_line;
        }
        return { m_file, m_number, m_columns.column(byte - m_line) };
    }

    std::string_view m_text;
    std::string m_file;
    const rules::RuleSet* m_known;
    support::Diagnostics& m_findings;
    RuleSettings m_settings;
    std::size_t m_errors = 0;
    std::size_t m_line = 0; ///< byte where the line begins that was counted to
    std::uint32_t m_number = 1; ///< of that line
    std::size_t m_counted = std::string_view::npos; ///< the line that m_columns counts in
    io::ColumnCounter m_columns;
};

} // namespace

RuleSettings parseRuleSettings(std::string_view utf8, const std::string& file, const rules::RuleSet* known,
    support::Diagnostics& findings)
{
    return SettingsReader(utf8, file, known, findings).read();
}

support::Result<RuleSettings> parseRuleSettings(std::string_view utf8, const std::string& file)
{
    support::Diagnostics findings;
    auto settings = parseRuleSettings(utf8, file, nullptr, findings);
    if (findings.empty()) {
        return settings;
    }
    const auto& first = findings.list().front();
    return support::failure(support::ErrorCode::Malformed, first.message, first.place);
}

} // namespace touchstone::analysis
