// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/vocabulary.h"

#include "core/support/lookup.h"
#include "core/support/message.h"

namespace touchstone::rules {

namespace {

constexpr auto subjectTable = std::to_array<SubjectInfo>({
    { "system", Subject::System, support::pattern("each system annotation") },
    { "gold", Subject::Gold, support::pattern("each gold annotation") },
    { "pair", Subject::Pair, support::pattern("each system and gold annotation that overlap") },
    { "match", Subject::Match, support::pattern("each pair that a rule has matched") },
    { "entity", Subject::Entity, support::pattern("each entity of the document, over all its mentions") },
    { "link", Subject::Link,
        support::pattern("each id of the document; gold ids of one mention are one link") },
});

constexpr auto annotationFields = std::to_array<FieldInfo>({
    { "id", Field::Id, Type::Text, false, support::pattern("its id in the file") },
    { "type", Field::Type, Type::Text, false, support::pattern("its label") },
    { "text", Field::Text, Type::Text, false, support::pattern("the marked text") },
    { "begin", Field::Begin, Type::Number, false, support::pattern("first character, counted from 0") },
    { "end", Field::End, Type::Number, false, support::pattern("the character after its last") },
    { "ids", Field::Ids, Type::List, false, support::pattern("its links; empty: unresolved") },
    { "confidence", Field::Confidence, Type::Text, false,
        support::pattern("the annotator's confidence: low, normal or high") },
    { "id_uncertain", Field::IdUncertain, Type::Truth, false,
        support::pattern("the annotator was not sure of the link") },
    { "score", Field::Score, Type::Number, false,
        support::pattern("the system's own confidence, 0 to 1; may be unknown") },
    { "noise", Field::Noise, Type::Number, false,
        support::pattern("share of its letters that recognition got wrong, 0 to 1; may be unknown") },
    { "matched", Field::Matched, Type::Truth, false, support::pattern("has a partner") },
    { "result", Field::Result, Type::Text, true,
        support::pattern("TP, FP, FN, PTP, FzTP or FzPTP; empty at first") },
    { "resolution", Field::Resolution, Type::Text, true,
        support::pattern("TP res, conditional TP res, fuzzy TP res, TN res, FP res, FN res or error res; "
                         "empty at first") },
    { "low", Field::Low, Type::Truth, true, support::pattern("low confidence") },
    { "low_resolution", Field::LowResolution, Type::Truth, true,
        support::pattern("low confidence of the link") },
    { "ignored", Field::Ignored, Type::Text, true,
        support::pattern("why it is set aside; empty: it is not") },
    { "cause", Field::Cause, Type::Text, true, support::pattern("tagger, possibly tagger or resolver") },
    { "note", Field::Note, Type::Text, true, support::pattern("free text for the reader") },
});

constexpr auto entityFields = std::to_array<FieldInfo>({
    { "type", Field::Type, Type::Text, false, support::pattern("label of its first mention, gold first") },
    { "text", Field::Text, Type::Text, false, support::pattern("normal form of that mention's text") },
    { "gold_mentions", Field::GoldMentions, Type::Number, false, support::pattern("mentions in gold") },
    { "system_mentions", Field::SystemMentions, Type::Number, false,
        support::pattern("mentions in the system") },
    { "exact", Field::Exact, Type::Number, false, support::pattern("matches with result TP") },
    { "fuzzy", Field::Fuzzy, Type::Number, false, support::pattern("matches with result FzTP") },
    { "partial", Field::Partial, Type::Number, false, support::pattern("matches with result PTP or FzPTP") },
    { "same_text", Field::SameText, Type::Truth, false,
        support::pattern("one label and normal text occur on both sides") },
    { "low_gold", Field::LowGold, Type::Number, false, support::pattern("gold mentions of low confidence") },
    { "ignored_mentions", Field::IgnoredMentions, Type::Number, false,
        support::pattern("system mentions set aside") },
    { "result", Field::Result, Type::Text, true,
        support::pattern("TP doc, FzTP doc, PTP doc, FP doc or FN doc") },
    { "low", Field::Low, Type::Truth, true, support::pattern("low confidence") },
    { "ignored", Field::Ignored, Type::Text, true, support::pattern("why it is set aside") },
});

constexpr auto linkFields = std::to_array<FieldInfo>({
    { "ids", Field::Ids, Type::List, false, support::pattern("the ids that stand for this thing") },
    { "id_count", Field::IdCount, Type::Number, false, support::pattern("how many they are") },
    { "gold_mentions", Field::GoldMentions, Type::Number, false,
        support::pattern("gold mentions with one of them") },
    { "system_mentions", Field::SystemMentions, Type::Number, false,
        support::pattern("system mentions with one of them") },
    { "low_gold", Field::LowGold, Type::Number, false,
        support::pattern("gold mentions of low confidence or with an uncertain id") },
    { "ignored_mentions", Field::IgnoredMentions, Type::Number, false,
        support::pattern("system mentions set aside") },
    { "result", Field::Result, Type::Text, true,
        support::pattern("TP res doc, conditional TP res doc, FP res doc or FN res doc") },
    { "low", Field::Low, Type::Truth, true, support::pattern("low confidence") },
    { "ignored", Field::Ignored, Type::Text, true, support::pattern("why it is set aside") },
});

using Parameters = std::array<Type, 3>;
constexpr Parameters twoAnnotations { Type::Annotation, Type::Annotation, Type::Text };
constexpr Parameters texts { Type::Text, Type::Text, Type::Text };

// In the order of the enumeration: info() indexes it.
constexpr auto functionTable = std::to_array<FunctionInfo>({
    { "same_extent", Function::SameExtent, Type::Truth, twoAnnotations, 2,
        "same_extent(annotation, annotation)", support::pattern("begin and end agree") },
    { "overlaps", Function::Overlaps, Type::Truth, twoAnnotations, 2, "overlaps(annotation, annotation)",
        support::pattern("they share a character") },
    { "overlap", Function::Overlap, Type::Number, twoAnnotations, 2, "overlap(annotation, annotation)",
        support::pattern("shared characters by characters of both together, 0 to 1") },
    { "is_a", Function::IsA, Type::Truth, texts, 2, "is_a(label, label)",
        support::pattern("the second label stands above the first; no label stands above itself") },
    { "fuzzy", Function::Fuzzy, Type::Truth, texts, 3, "fuzzy(text, text, label)",
        support::pattern("the similarity reaches the threshold of the label") },
    { "similarity", Function::Similarity, Type::Number, texts, 2, "similarity(text, text)",
        support::pattern("1 - edit distance of the normal forms by the length of the longer one, 0 to 1") },
    { "normal", Function::Normal, Type::Text, texts, 1, "normal(text)",
        support::pattern(
            "lower case, no full stops and apostrophes, other signs as blanks, no leading article") },
    { "contains", Function::Contains, Type::Truth, texts, 2, "contains(text, text)",
        support::pattern("the first text contains the second") },
    { "starts_with", Function::StartsWith, Type::Truth, texts, 2, "starts_with(text, text)",
        support::pattern("the first text begins with the second") },
    { "ends_with", Function::EndsWith, Type::Truth, texts, 2, "ends_with(text, text)",
        support::pattern("the first text ends with the second") },
    { "length", Function::Length, Type::Number, texts, 1, "length(text)",
        support::pattern("its characters") },
    { "stop_word", Function::StopWord, Type::Truth, texts, 2, "stop_word(text, label)",
        support::pattern("the text stands in the stop words of all labels or of this one") },
    { "ids_match", Function::IdsMatch, Type::Truth, twoAnnotations, 2, "ids_match(annotation, annotation)",
        support::pattern("they share an id, or neither has one") },
    { "count", Function::Count, Type::Number, { Type::List, Type::List, Type::List }, 1, "count(list)",
        support::pattern("entries of the list") },
    { "known", Function::Known, Type::Truth, { Type::Number, Type::Number, Type::Number }, 1, "known(number)",
        support::pattern("the number is not missing (score, noise)") },
    { "attribute", Function::Attribute, Type::Text, { Type::Annotation, Type::Text, Type::Text }, 2,
        "attribute(annotation, name)",
        support::pattern("what the file says under this name; empty: nothing") },
});

constexpr std::array<std::string_view, 20> keywordTable { "phases", "rule", "about", "phase", "salience",
    "for", "when", "then", "end", "on", "off", "and", "or", "not", "in", "exists", "no", "match", "true",
    "false" };

} // namespace

std::span<const SubjectInfo> subjects() { return subjectTable; }

std::span<const FieldInfo> fields(Variable variable)
{
    return variable == Variable::Entity ? std::span<const FieldInfo>(entityFields)
        : variable == Variable::Link    ? std::span<const FieldInfo>(linkFields)
                                        : std::span<const FieldInfo>(annotationFields);
}

std::span<const FunctionInfo> functions() { return functionTable; }
std::span<const std::string_view> keywords() { return keywordTable; }

std::string_view name(Subject subject) { return subjectTable[static_cast<std::size_t>(subject)].name; }

std::string_view name(Variable variable)
{
    constexpr std::array<std::string_view, 5> names { "system", "gold", "other", "entity", "link" };
    return names[static_cast<std::size_t>(variable)];
}

std::string_view name(Type type)
{
    constexpr std::array<std::string_view, 5> names { "text", "number", "yes or no", "list", "annotation" };
    return names[static_cast<std::size_t>(type)];
}

std::string_view name(Field field)
{
    for (const auto variable : { Variable::System, Variable::Entity, Variable::Link }) {
        const auto table = fields(variable);
        if (const auto* const found = support::found(table, field, &FieldInfo::field)) {
            return found->name;
        }
    }
    return {};
}

const FunctionInfo& info(Function function) { return functionTable[static_cast<std::size_t>(function)]; }

bool ranges(Subject subject, Variable variable)
{
    const bool both = subject == Subject::Pair || subject == Subject::Match;
    return variable == Variable::System ? both || subject == Subject::System
        : variable == Variable::Gold    ? both || subject == Subject::Gold
        : variable == Variable::Entity  ? subject == Subject::Entity
                                        : variable == Variable::Link && subject == Subject::Link;
}

} // namespace touchstone::rules
