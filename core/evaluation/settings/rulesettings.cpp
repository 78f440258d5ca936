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
            report(fault->byte, "this is not JSON here: " + fault->what.english());
            return {};
        }
        (void)m_tree.parse(m_text, nullptr, io::unlimitedJson);
        const auto root = m_tree.root();
        if (!root.isObject()) {
            wrongType(root, "rule settings", "an object in braces");
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
            takeNames(member, name == "rules_on" ? m_settings.on : m_settings.off, text::quoted(name));
        } else {
            report(member.keyByte(),
                "unknown key " + text::quoted(name)
                    + rules::didYouMean(
                        name, { "label_parents", "stop_words", "fuzzy_threshold", "rules_on", "rules_off" }));
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
            wrongType(value, "\"label_parents\"", "an object of labels and their parents");
            return;
        }
        for (const auto member : membersOf(value)) {
            const std::string label(member.key());
            if (member.isString()) {
                m_settings.lists.labelParents[label] = member.string();
            } else {
                wrongType(member, "the parent of " + text::quoted(label), "a text");
            }
        }
    }

    void takeStopWords(JsonValue value, const std::string& label)
    {
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.stopWords : lists.stopWordsOf[label];
        const auto what = "the stop words of " + (label == allLabels ? "all labels" : text::quoted(label));
        for (const auto text : textsOf(value, what)) {
            if (auto form = text::nameForm(text.string()); !form.empty()) {
                target.insert(std::move(form));
            }
        }
    }

    void takeThreshold(JsonValue value, const std::string& label)
    {
        const auto what
            = "the fuzzy threshold of " + (label == allLabels ? "all labels" : text::quoted(label));
        if (!value.isNumber()) {
            wrongType(value, what, "a number from 0 to 1");
            return;
        }
        const auto number = support::parsed<double>(value.token());
        if (!number || *number < 0 || *number > 1) {
            report(value.byte(), what + " must be a number from 0 to 1");
            return;
        }
        auto& lists = m_settings.lists;
        auto& target = label == allLabels ? lists.fuzzyThreshold : lists.fuzzyThresholdOf[label];
        target = rules::thresholdOf(*number);
    }

    void takeNames(JsonValue value, std::vector<std::string>& names, const std::string& what)
    {
        for (const auto text : textsOf(value, what)) {
            std::string name(text.string());
            if (m_known == nullptr || m_known->find(name)) {
                names.push_back(std::move(name));
                continue;
            }
            const auto all = support::listOf<std::string_view>(m_known->rules(), &rules::Rule::name);
            report(text.byte(), "there is no rule " + text::quoted(name) + rules::didYouMean(name, all));
        }
    }

    /// The texts of a list; anything else among them is reported, until too much is wrong to go on.
    std::vector<JsonValue> textsOf(JsonValue value, const std::string& what)
    {
        if (!value.isArray()) {
            wrongType(value, what, "a list of texts in brackets");
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
                wrongType(element, "an entry of " + what, "a text");
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
                report(field.keyByte(), text::quoted(name) + " stands in this object twice");
            }
        }
        return members;
    }

    void wrongType(JsonValue value, const std::string& what, const char* wanted)
    {
        const auto* found = value.isObject() ? "an object"
            : value.isArray()                ? "a list"
            : value.isString()               ? "a text"
            : value.isNumber()               ? "a number"
            : value.isNothing()              ? "null"
                                             : "true or false";
        report(value.byte(), what + " must be " + wanted + ", not " + found);
    }

    void report(std::size_t byte, const std::string& message)
    {
        ++m_errors;
        m_findings.report(support::Severity::Error, "rules.settings", byte, support::said("%1", message));
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
    return support::failure(support::ErrorCode::Malformed, first.message, first.place);
}

} // namespace touchstone::analysis
