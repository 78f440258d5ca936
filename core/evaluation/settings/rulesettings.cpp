// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/rulesettings.h"

#include "core/io/bytes/filefindings.h"
#include "core/io/json/jsontree.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

namespace touchstone::analysis {

namespace {

constexpr std::string_view allLabels = "*";

using io::JsonValue;

class SettingsReader
{
public:
    SettingsReader(std::string_view utf8, const std::string& file, const rules::RuleSet* known,
        support::Diagnostics& findings)
        : m_text(utf8)
        , m_known(known)
        , m_findings(file, "rules", utf8, findings)
    {
    }

    RuleSettings read()
    {
        if (const auto fault = io::findJsonFault(m_text)) {
            report(fault->byte, support::said("this is not JSON here: %1", fault->what));
            return {};
        }
        (void)m_tree.parse(m_text, nullptr, io::unlimitedJson);
        const auto root = m_tree.root();
        if (!root.isObject()) {
            report(root.byte(),
                support::said("rule settings must be an object in braces, not %1", kindOf(root)));
            return {};
        }
        for (const auto member : membersOf(root)) {
            take(member);
        }
        return std::move(m_settings);
    }

private:
    void take(JsonValue member)
    {
        const auto name = member.key();
        if (name == "label_parents") {
            takeParents(member);
        } else if (name == "stop_words") {
            byLabel(member, &SettingsReader::takeStopWords);
        } else if (name == "fuzzy_threshold") {
            byLabel(member, &SettingsReader::takeThreshold);
        } else if (name == "rules_on" || name == "rules_off") {
            takeNames(member, name == "rules_on" ? m_settings.on : m_settings.off);
        } else {
            const auto near = rules::nearest(
                name, { "label_parents", "stop_words", "fuzzy_threshold", "rules_on", "rules_off" });
            report(member.keyByte(),
                support::said(near.empty() ? "unknown key %1" : "unknown key %1; did you mean '%2'?",
                    text::quoted(name), near));
        }
    }

    /// One value for all labels, or an object of them.
    void byLabel(JsonValue value, void (SettingsReader::*one)(JsonValue value, const std::string& label))
    {
        if (!value.isObject()) {
            (this->*one)(value, std::string(allLabels));
            return;
        }
        for (const auto member : membersOf(value)) {
            (this->*one)(member, std::string(member.key()));
        }
    }

    void takeParents(JsonValue value)
    {
        if (!value.isObject()) {
            report(value.byte(),
                support::said("%1 must be an object of labels and their parents, not %2", "\"label_parents\"",
                    kindOf(value)));
            return;
        }
        for (const auto member : membersOf(value)) {
            const std::string label(member.key());
            if (member.isString()) {
                m_settings.lists.labelParents[label] = member.string();
            } else {
                report(member.byte(),
                    support::said(
                        "the parent of %1 must be a text, not %2", text::quoted(label), kindOf(member)));
            }
        }
    }

    void takeStopWords(JsonValue value, const std::string& label)
    {
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.stopWords : lists.stopWordsOf[label];
        const auto what = label == allLabels ? support::said("the stop words of all labels")
                                             : support::said("the stop words of %1", text::quoted(label));
        for (const auto text : textsOf(value, what)) {
            if (auto form = text::nameForm(text.string()); !form.empty()) {
                target.insert(std::move(form));
            }
        }
    }

    void takeThreshold(JsonValue value, const std::string& label)
    {
        const auto what = label == allLabels
            ? support::said("the fuzzy threshold of all labels")
            : support::said("the fuzzy threshold of %1", text::quoted(label));
        if (!value.isNumber()) {
            report(
                value.byte(), support::said("%1 must be a number from 0 to 1, not %2", what, kindOf(value)));
            return;
        }
        const auto number = support::parsed<double>(value.token());
        if (!number || *number < 0 || *number > 1) {
            report(value.byte(), support::said("%1 must be a number from 0 to 1", what));
            return;
        }
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.fuzzyThreshold : lists.fuzzyThresholdOf[label];
        target = rules::thresholdOf(*number);
    }

    void takeNames(JsonValue value, std::vector<std::string>& names)
    {
        for (const auto text : textsOf(value, text::quoted(value.key()))) {
            std::string name(text.string());
            if (m_known == nullptr || m_known->find(name)) {
                names.push_back(std::move(name));
                continue;
            }
            const auto all = support::listOf<std::string_view>(m_known->rules(), &rules::Rule::name);
            const auto near = rules::nearest(name, all);
            report(text.byte(),
                support::said(
                    near.empty() ? "there is no rule %1" : "there is no rule %1; did you mean '%2'?",
                    text::quoted(name), near));
        }
    }

    /// The texts of a list; anything else among them is reported, until too much is wrong to go on.
    std::vector<JsonValue> textsOf(JsonValue value, const support::Message::Argument& what)
    {
        if (!value.isArray()) {
            report(value.byte(),
                support::said("%1 must be a list of texts in brackets, not %2", what, kindOf(value)));
            return {};
        }
        std::vector<JsonValue> texts;
        for (const auto element : value) {
            if (m_errors >= rules::limits::errors) {
                break;
            }
            if (element.isString()) {
                texts.push_back(element);
            } else {
                report(element.byte(),
                    support::said("an entry of %1 must be a text, not %2", what, kindOf(element)));
            }
        }
        return texts;
    }

    /// Fields with keys of their own; a second of a name is reported, likewise.
    std::vector<JsonValue> membersOf(JsonValue object)
    {
        std::vector<JsonValue> members;
        std::set<std::string_view> names;
        for (const auto field : object) {
            if (m_errors >= rules::limits::errors) {
                break;
            }
            const auto name = field.key();
            if (names.insert(name).second) {
                members.push_back(field);
            } else {
                report(field.keyByte(), support::said("%1 stands in this object twice", text::quoted(name)));
            }
        }
        return members;
    }

    static support::Message kindOf(JsonValue value)
    {
        return value.isObject() ? support::said("an object")
            : value.isArray()   ? support::said("a list")
            : value.isString()  ? support::said("a text")
            : value.isNumber()  ? support::said("a number")
            : value.isNothing() ? support::said("null")
                                : support::said("true or false");
    }

    void report(std::size_t byte, support::Message message)
    {
        ++m_errors;
        m_findings.report(support::Severity::Error, "rules.settings", byte, std::move(message));
    }

    std::string_view m_text;
    const rules::RuleSet* m_known;
    io::FileFindings m_findings;
    RuleSettings m_settings;
    std::size_t m_errors = 0;

    io::JsonTree m_tree;
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
    return support::Failure({ support::ErrorCode::Malformed, first.message, first.place, first.said });
}

} // namespace touchstone::analysis
