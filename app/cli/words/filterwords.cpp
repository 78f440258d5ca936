// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/filterwords.h"

#include "core/compare/comparison.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

template <typename T, typename Find>
std::vector<T> named(const std::string& option, const std::vector<std::string>& words, Find find,
    const std::vector<std::string>& known)
{
    std::vector<T> values;
    for (const auto& word : words) {
        const auto value = find(word);
        if (!value) {
            refuse(option, word, known);
        }
        values.push_back(*value);
    }
    return values;
}

std::vector<std::string> errorTypeNames()
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < match::errorTypeCount; ++i) {
        names.emplace_back(match::errorTypeName(static_cast<match::ErrorType>(i)));
    }
    return names;
}

std::optional<match::Tag> tagByName(const std::string& name)
{
    for (const auto tag : { match::SplitPart, match::MergePart }) {
        if (match::tagName(tag) == name) {
            return tag;
        }
    }
    return std::nullopt;
}

/// Codes, and what outcomes are called without a gold.
std::vector<match::Outcome> outcomesOf(const std::vector<std::string>& words)
{
    using enum match::Outcome;
    static const std::map<std::string, std::vector<match::Outcome>> neutral { { "agree", { Correct } },
        { "differ", { Incorrect, Partial } }, { "overlap", { Partial } }, { "only-a", { Missing } },
        { "only-b", { Spurious } } };
    static const std::vector<std::string> known { "COR", "INC", "PAR", "MIS", "SPU", "agree", "differ",
        "overlap", "only-a", "only-b" };
    std::vector<match::Outcome> outcomes;
    for (const auto& word : words) {
        const auto found = neutral.find(word);
        const auto meant = found != neutral.end()
            ? found->second
            : named<match::Outcome>("--outcome", { word }, match::outcomeByCode, known);
        for (const auto outcome : meant) {
            support::addNew(outcomes, outcome);
        }
    }
    return outcomes;
}

/// "a,b\,c" is "a" and "b,c".
std::vector<std::string> splitSelection(const std::string& text)
{
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\' && at + 1 < text.size() && text[at + 1] == ',') {
            parts.back() += text[++at];
        } else if (text[at] == ',') {
            parts.emplace_back();
        } else {
            parts.back() += text[at];
        }
    }
    std::erase(parts, std::string());
    return parts;
}

} // namespace

std::vector<std::string> namedTypes(const std::string& option, const std::vector<std::string>& words)
{
    std::vector<std::string> types;
    for (const auto& word : words) {
        const auto named
            = word.empty() ? std::vector { word } : analysis::typesByText(word); // a type may be empty
        if (named.empty()) {
            throw UsageError { option + " names no type; leave it out to keep all." };
        }
        types.insert(types.end(), named.begin(), named.end());
    }
    return types;
}

match::Scheme schemeOf(const std::string& word)
{
    const auto scheme = word.empty() ? match::Scheme::Strict : match::schemeByName(word);
    if (!scheme) {
        refuse("--scheme", word, { "strict", "exact", "partial", "type" });
    }
    return *scheme;
}

void refuseLeftOut(const analysis::RecordFilter& filter)
{
    if (filter.list == analysis::leftOutList) {
        throw UsageError { "--list left-out is for errors --min-score S: what has a lower score, and what it "
                           "would count as." };
    }
}

namespace {

/// "seen="; behind the sign the values of a slice that has the same ones everywhere.
std::vector<std::string> slicesWithValues(const std::string& typed)
{
    const auto sign = typed.find('=');
    if (sign == std::string::npos) {
        return support::listOf(analysis::builtInSlices(), [](const auto& slice) { return slice + "="; });
    }
    return support::listOf(analysis::fixedValues(typed.substr(0, sign)),
        [&](const auto& value) { return typed.substr(0, sign + 1) + value; });
}

} // namespace

void FilterWords::declareDocuments(Arguments& arguments)
{
    arguments.repeated("--document", documents, "ID", "Keep these documents; repeats");
}

void FilterWords::declareSelection(Arguments& arguments, const char* help)
{
    arguments.value("--select", m_select, "KEY=VALUE,...", help);
}

void FilterWords::declare(Arguments& arguments)
{
    const auto list = [&](const std::string& name, const char* help) {
        return arguments.repeated(("--" + name).c_str(), m_lists[name], "LIST", help).separated();
    };
    const auto repeating = [&](const std::string& name, const char* shape, const char* help) {
        return arguments.repeated(("--" + name).c_str(), m_lists[name], shape, help);
    };
    list("outcome",
        "Keep these outcomes under --scheme: COR, INC, PAR, MIS, SPU; as they are called without a gold: "
        "agree, differ (INC, PAR), overlap (PAR), only-a, only-b")
        .offers([](const std::string&) {
            return std::vector<std::string> { "COR", "INC", "PAR", "MIS", "SPU", "agree", "differ", "overlap",
                "only-a", "only-b" };
        });
    const auto types
        = [&](const char* name, const char* help) { repeating(name, "TYPE,...", help).offersTypes(); };
    types("gold-type", "Keep these types of the gold; none: no gold annotation");
    types("system-type", "Keep these types of the system; none: no system annotation");
    types("type", "Keep these types, on either side; \\, is a comma of a type");
    types("row-type", "Keep these types of the gold, or of the system where there is no gold");
    list("error-type",
        "Keep these error types: correct, type, subtype, split, merge, boundary, boundary+type …");
    arguments.value("--list", m_list, "LIST",
        "Records as a measure pairs: eter, ser.entities, links, noisy, rules …; left-out: what --min-score "
        "leaves out, and what it would count as");
    list("category", "Keep what the --list counts as these: deletion, insertion, matched …");
    list("value",
        "Keep what has a value of the --list in such a range, above the first, up to the second: "
        "cer:0.1-0.2");
    repeating(
        "rule", "NAME", "Keep what this rule fired for, of the records as the rules paired them; repeats");
    repeating("where", "FIELD=VALUE",
        "Keep what has this value in a slice, such as seen=unseen or entity-length=2, or in a field of the "
        "--list (default rules), such as system.result=FP; of one field each of several values")
        .offers(&slicesWithValues);
    list("tag", "Keep records with these tags: split-part, merge-part");
    list("loss",
        "Keep gold annotations that are not correct, on noisy text, by what went wrong: transcription, ner");
    declareDocuments(arguments);
    arguments.value("--words", m_words, "TEXT", "Keep records whose words contain this, in any case");
}

/// "key=value,…" into the same words as the filter options. A further value without a key goes to the key
/// before it. Names of rules hold commas: after these keys it belongs to the value itself.
void FilterWords::readSelection()
{
    const std::map<std::string, std::string*> single { { "scheme", &m_scheme }, { "words", &m_words },
        { "list", &m_list }, { "change", &m_change } };
    static const std::vector<std::string> lists { "category", "document", "error-type", "gold-type",
        "outcome", "row-type", "rule", "system-type", "tag", "type", "value", "where" };
    std::vector<std::string>* last = nullptr;
    for (const auto& part : splitSelection(m_select)) {
        const auto equals = part.find('=');
        if (equals == std::string::npos && last != nullptr) {
            if (last == &m_lists["rule"] || last == &m_lists["where"]) {
                last->back() += "," + part;
            } else {
                last->push_back(part);
            }
            continue;
        }
        const auto key = part.substr(0, equals);
        const auto value = equals == std::string::npos ? std::string() : part.substr(equals + 1);
        last = nullptr;
        if (std::ranges::binary_search(lists, key) && !value.empty()) {
            last = key == "document" ? &documents : &m_lists[key];
            last->push_back(value);
        } else if (const auto one = single.find(key); one != single.end() && !value.empty()) {
            *one->second = value;
        } else {
            auto known = lists;
            known.insert(known.end(), { "change", "list", "scheme", "words" });
            throw UsageError { "--select takes key=value pairs joined by commas, and \"" + part
                + "\" is none; keys: " + listed(known) + "." + suggestion(key, known) };
        }
    }
}

/// Slices of any records; and what rules said: of the list "rules" unless another one is named.
void FilterWords::takeFacets(analysis::RecordFilter& filter)
{
    for (const auto& rule : m_lists["rule"]) {
        (void)analysis::addFacetText(filter.facets, "rule=" + rule);
    }
    for (const auto& word : m_lists["where"]) {
        if (!analysis::addFacetText(filter.facets, word)) {
            throw UsageError {
                "--where takes FIELD=VALUE, such as seen=unseen or system.result=FP, and not \"" + word
                + "\"."
            };
        }
    }
    for (auto& choice : filter.facets) {
        choice.facet = analysis::typedSlice(choice.facet);
        for (auto& name : choice.names) {
            name = analysis::typedSliceValue(choice.facet, name);
        }
    }
    const bool rules = std::ranges::any_of(
        filter.facets, [](const auto& choice) { return analysis::isRuleFacet(choice.facet); });
    if (rules && filter.list.empty()) {
        filter.list = "rules";
    }
}

/// The list, and what only a list has.
void FilterWords::takeList(analysis::RecordFilter& filter)
{
    filter.list = m_list;
    filter.categories = m_lists["category"];
    const bool ofMeasure
        = filter.list.empty() || metrics::measureById(analysis::measureOfList(filter.list)) != nullptr;
    if (!ofMeasure && filter.list != analysis::leftOutList) {
        auto known = support::listOf(metrics::measures(), &metrics::Measure::id);
        known.emplace(known.begin(), analysis::leftOutList);
        refuse("--list", filter.list, known);
    }
    if (filter.list.empty() && !filter.categories.empty()) {
        throw UsageError { "--category names what a measure counts; say of which with --list, such as --list "
                           "eter --category deletion." };
    }
    takeFacets(filter);
    if (const auto& losses = m_lists["loss"]; !losses.empty()) {
        if (!filter.list.empty()) {
            throw UsageError { "--loss is short for --list noisy.losses --category …; give one of the two." };
        }
        filter.list = analysis::lossesList;
        for (const auto& word : losses) {
            filter.categories.push_back(chosen("--loss", word,
                Names<std::string> { { "transcription", "transcription" }, { "ner", "ner" } }));
        }
    }
    if (filter.list.empty() && !m_lists["value"].empty()) {
        throw UsageError { "--value names a value of a measure's list; say of which with --list, such as "
                           "--list noisy.losses --value cer:0.1-0.2." };
    }
    for (const auto& word : m_lists["value"]) {
        const auto range = analysis::valueRangeByText(word);
        if (!range) {
            throw UsageError { "--value needs a value and a range, such as cer:0.1-0.2, cer:1- or cer:-0; \""
                + word + "\" is none." };
        }
        filter.values.push_back(*range);
    }
}

/// What became of an annotation between the first two systems, as the window compares them.
void FilterWords::takeChange(analysis::RecordFilter& filter) const
{
    if (m_change.empty()) {
        return;
    }
    if (!filter.list.empty()) {
        throw UsageError { "--select: change= and list= are two lists of records; give one of them." };
    }
    Names<analysis::Change> known;
    for (const auto& word : analysis::changeWords) {
        std::string name = word.key;
        std::ranges::replace(name, '_', '-');
        known.emplace_back(std::move(name), word.change);
    }
    const auto cell = analysis::changeCell(chosen("--select change=", m_change, known));
    filter.list = cell.list;
    filter.categories = cell.categories;
}

analysis::RecordFilter FilterWords::read(match::Scheme scheme)
{
    for (const auto* const name : { "gold-type", "system-type", "type", "row-type" }) {
        m_lists[name] = namedTypes(std::string("--") + name, m_lists[name]); // a selection has split its own
    }
    readSelection();
    analysis::RecordFilter filter;
    filter.outcomes = outcomesOf(m_lists["outcome"]);
    if (!filter.outcomes.empty()) {
        filter.scheme = m_scheme.empty() ? scheme : schemeOf(m_scheme);
    }
    const std::string none(analysis::RecordFilter::none);
    filter.goldTypes = m_lists["gold-type"];
    filter.goldMissing = std::erase(filter.goldTypes, none) > 0;
    filter.systemTypes = m_lists["system-type"];
    filter.systemMissing = std::erase(filter.systemTypes, none) > 0;
    filter.types = m_lists["type"];
    filter.rowTypes = m_lists["row-type"];
    filter.errorTypes = named<match::ErrorType>(
        "--error-type", m_lists["error-type"], match::errorTypeByName, errorTypeNames());
    filter.tags = named<match::Tag>("--tag", m_lists["tag"], tagByName, { "split-part", "merge-part" });
    filter.documents = documents;
    takeList(filter);
    takeChange(filter);
    filter.words = m_words;
    return filter;
}

} // namespace touchstone::cli
