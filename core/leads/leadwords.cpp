// SPDX-License-Identifier: GPL-3.0-or-later
// The words of leads: neutral, their parts in a fixed order, and never a cause.
#include "core/leads/leadfamilies.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>
#include <map>

namespace touchstone::analysis {

namespace {

using support::DecimalNumber;
using support::GroupedNumber;
using support::Message;
using support::pattern;
using support::said;
using support::saidOf;

/// What a value of a slice says of an annotation: %1 is the value. A pattern by value goes before that of its
/// slice.
const std::map<std::string_view, const char*>& circumstancePatterns()
{
    static const std::map<std::string_view, const char*> patterns {
        { "main-type", pattern("of main type %1") },
        { "noise", pattern("with noise %1") },
        { "period", pattern("of %1") },
        { "data-set", pattern("in data set %1") },
        { "document-length", pattern("in documents of %1 tokens") },
        { "entity-length", pattern("of %1 tokens") },
        { "entity-length=1", pattern("of one token") },
        { "characters", pattern("of %1 characters") },
        { "nesting=inner", pattern("inside another annotation") },
        { "nesting=outer", pattern("around another annotation") },
        { "nesting=flat", pattern("neither inside nor around another") },
        { "seen=seen", pattern("seen in training") },
        { "seen=other-label", pattern("seen in training with other types only") },
        { "seen=unseen", pattern("not seen in training") },
        { "seen-words=all-words", pattern("of words that names in training have") },
        { "seen-words=some-words", pattern("of which some words are in names in training") },
        { "seen-words=no-words", pattern("of words that no name in training has") },
        { "surface", pattern("with the words “%1”") },
        { "shape", pattern("of the shape %1") },
        { "shape=UPPER", pattern("in capitals") },
        { "shape=lower", pattern("in lower case") },
        { "shape=Title", pattern("with a capital at each word") },
        { "shape=mixed", pattern("in mixed case") },
        { "shape=number", pattern("that are numbers") },
        { "shape=with-digit", pattern("of letters and digits") },
        { "shape=Title+lower", pattern("of words with and without a capital") },
        { "digit=yes", pattern("with a digit") },
        { "digit=no", pattern("without a digit") },
        { "hyphen=yes", pattern("with a hyphen") },
        { "hyphen=no", pattern("without a hyphen") },
        { "full-stop=yes", pattern("with a full stop") },
        { "full-stop=no", pattern("without a full stop") },
        { "apostrophe=yes", pattern("with an apostrophe") },
        { "apostrophe=no", pattern("without an apostrophe") },
        { "lower-word=yes", pattern("with a word in lower case inside") },
        { "lower-word=no", pattern("without a word in lower case inside") },
        { "first-word", pattern("beginning with “%1”") },
        { "last-word", pattern("ending with “%1”") },
        { "word-before", pattern("after “%1”") },
        { "word-before=edge", pattern("at the start of the sentence") },
        { "word-after", pattern("before “%1”") },
        { "word-after=edge", pattern("at the end of the sentence") },
        { "shape-before", pattern("after a word of the shape %1") },
        { "shape-before=edge", pattern("at the start of the sentence") },
        { "shape-before=UPPER", pattern("after a word in capitals") },
        { "shape-before=lower", pattern("after a word in lower case") },
        { "shape-before=Title", pattern("after a word with a capital") },
        { "shape-before=number", pattern("after a number") },
        { "shape-before=signs", pattern("after a sign") },
        { "shape-after", pattern("before a word of the shape %1") },
        { "shape-after=edge", pattern("at the end of the sentence") },
        { "shape-after=UPPER", pattern("before a word in capitals") },
        { "shape-after=lower", pattern("before a word in lower case") },
        { "shape-after=Title", pattern("before a word with a capital") },
        { "shape-after=number", pattern("before a number") },
        { "shape-after=signs", pattern("before a sign") },
        { "enclosed=brackets", pattern("in brackets") },
        { "enclosed=after-bracket", pattern("after an opening bracket") },
        { "enclosed=before-bracket", pattern("before a closing bracket") },
        { "enclosed=quotes", pattern("in quotation marks") },
        { "enclosed=no", pattern("not beside brackets or quotation marks") },
        { "sentence-position=whole", pattern("that are the whole sentence") },
        { "sentence-position=start", pattern("at the start of the sentence") },
        { "sentence-position=inside", pattern("inside the sentence") },
        { "sentence-position=end", pattern("at the end of the sentence") },
        { "sentence-length", pattern("in sentences of %1 words") },
        { "sentence-case=capitals", pattern("in sentences in capitals") },
        { "sentence-case=usual", pattern("in sentences of usual case") },
        { "sentence-annotations", pattern("with %1 annotations in the sentence") },
        { "sentence-annotations=1", pattern("alone in the sentence") },
        { "sentence-types=alone", pattern("alone in the sentence") },
        { "sentence-types=same-type", pattern("with others of the same type in the sentence") },
        { "sentence-types=mixed", pattern("with other types in the sentence") },
        { "neighbour=touching", pattern("touching another annotation") },
        { "neighbour=one-between", pattern("one word away from another annotation") },
        { "neighbour=apart", pattern("two or more words away from others") },
        { "crossing=yes", pattern("crossing another annotation") },
        { "crossing=no", pattern("not crossing another annotation") },
        { "document-position=first-tenth", pattern("in the first tenth of the document") },
        { "document-position=middle", pattern("in the middle of the document") },
        { "document-position=last-tenth", pattern("in the last tenth of the document") },
        { "surface-count", pattern("of words that the gold annotates %1 times") },
        { "surface-count=1", pattern("of words that the gold annotates once") },
        { "surface-types=one", pattern("of words that the gold gives one type") },
        { "surface-types=several", pattern("of words that the gold gives several types") },
        { "mention=first", pattern("at their first mention in the document") },
        { "mention=later", pattern("mentioned before in the document") },
    };
    return patterns;
}

/// "0.2" as a number that each language writes its way; digits alone, such as years, stay as they are.
std::optional<Message::Argument> numberWords(std::string_view text)
{
    const auto number = support::parsed<double>(text);
    if (!number) {
        return std::nullopt;
    }
    const auto point = text.find('.');
    const auto decimals = point == std::string_view::npos ? 0 : static_cast<int>(text.size() - point - 1);
    const support::DecimalNumber written { *number, decimals };
    const bool same = decimals > 0 && support::fixed(written.value, written.decimals) == text;
    return same ? Message::Argument(written) : Message::Argument(std::string(text));
}

/// A value as it stands in a sentence: bins of numbers as words, "over 0.2 to 0.5", "1890 to 1899"; others as
/// they are.
Message::Argument valueWords(const std::string& value)
{
    constexpr std::string_view over = "over ";
    constexpr std::string_view upTo = "up to ";
    constexpr std::string_view between = " to ";
    std::string_view rest = value;
    const bool open = rest.starts_with(over);
    const bool closed = rest.starts_with(upTo);
    rest.remove_prefix(open ? over.size() : closed ? upTo.size() : 0);
    const auto at = rest.find(between);
    const auto first = numberWords(rest.substr(0, at));
    const auto last
        = at == std::string_view::npos ? std::nullopt : numberWords(rest.substr(at + between.size()));
    if (!first || (at != std::string_view::npos && (!last || closed))) {
        return value;
    }
    if (last) {
        return open ? said("over %1 to %2", *first, *last) : said("%1 to %2", *first, *last);
    }
    return open ? said("over %1", *first) : closed ? said("up to %1", *first) : *first;
}

Message circumstance(const LeadLiteral& literal, std::span<const LeadFeature> features)
{
    const auto& patterns = circumstancePatterns();
    const auto exact = patterns.find(literal.dimension + "=" + literal.value);
    const auto general = patterns.find(literal.dimension);
    if (exact != patterns.end() || general != patterns.end()) {
        return said((exact != patterns.end() ? exact : general)->second, valueWords(literal.value));
    }
    const auto* const feature = support::found(features, literal.dimension, &LeadFeature::id);
    const auto& title = feature != nullptr ? feature->title : literal.dimension;
    return said("with %1 = %2", title, valueWords(literal.value));
}

/// "ends one token early on the right", of the system's minus the gold's end; says nothing where they are the
/// same.
Message endWords(const std::string* value, bool left)
{
    // By tokens from -3 to 3, without 0.
    static constexpr std::array<std::array<const char*, 6>, 2> patterns { {
        { pattern("ends three or more tokens early on the right"),
            pattern("ends two tokens early on the right"), pattern("ends one token early on the right"),
            pattern("ends one token late on the right"), pattern("ends two tokens late on the right"),
            pattern("ends three or more tokens late on the right") },
        { pattern("begins three or more tokens early on the left"),
            pattern("begins two tokens early on the left"), pattern("begins one token early on the left"),
            pattern("begins one token late on the left"), pattern("begins two tokens late on the left"),
            pattern("begins three or more tokens late on the left") },
    } };
    static_assert(furthestEnd == 3);
    const auto number = value != nullptr ? clippedEnd(*value) : std::nullopt;
    if (!number || *number == 0) {
        return {};
    }
    const auto place = *number < 0 ? *number + furthestEnd : *number + furthestEnd - 1;
    return said(patterns.at(left ? 1 : 0).at(static_cast<std::size_t>(place)));
}

Message formWords(const LeadStatement& statement)
{
    const auto error = match::errorTypeByName(*statement.valueOf("error"));
    const auto* const made = statement.valueOf("system-type");
    using match::ErrorType;
    switch (error.value_or(ErrorType::Correct)) {
    case ErrorType::Missing:
        return said("not annotated by the system");
    case ErrorType::Spurious:
        return said("annotated by the system where the gold has nothing");
    case ErrorType::Split:
        return said("split into several annotations by the system");
    case ErrorType::Merge:
        return said("merged with another annotation by the system");
    case ErrorType::Type:
    case ErrorType::Subtype:
        return made != nullptr ? said("taken as %1", *made) : said("taken as another type");
    case ErrorType::BoundaryType:
    case ErrorType::BoundarySubtype:
        return made != nullptr ? said("taken as %1, with other ends", *made)
                               : said("taken as another type, with other ends");
    case ErrorType::Boundary:
    case ErrorType::Correct:
        break;
    }
    const auto left = endWords(statement.valueOf("left"), true);
    const auto right = endWords(statement.valueOf("right"), false);
    if (left.empty() && right.empty()) {
        return said(statement.valueOf("left") != nullptr
                ? "the annotation of the system differs inside of a token"
                : "the annotation of the system has other ends");
    }
    return left.empty() || right.empty()
        ? said("the annotation of the system %1", left.empty() ? right : left)
        : said("the annotation of the system %1 and %2", left, right);
}

Message percent(double share) { return said("%1 %", std::lround(share * 100)); }

Message::Argument percentOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? Message::Argument(percent(static_cast<double>(part) / static_cast<double>(whole)))
                     : Message::Argument("–");
}

/// How many of all are expected to be wrong; nothing: that is not known.
std::optional<Message> expectedShare(const Lead& lead)
{
    return lead.expected && lead.n > 0 ? std::optional(percent(*lead.expected / static_cast<double>(lead.n)))
                                       : std::nullopt;
}

/// "mended, F1 0.884 → 0.905".
Message gainWords(const Lead& lead, std::optional<double> before)
{
    if (!before || !lead.f1) {
        return {};
    }
    constexpr double small = .002;
    const int decimals = std::abs(*lead.f1 - *before) < small ? 4 : 3;
    const auto number = [decimals](double value) { return DecimalNumber { value, decimals }; };
    return lead.gainOfExcess && *lead.gainOfExcess > 0
        ? said("mended, F1 %1 → %2 (+%3 by the excess)", number(*before), number(*lead.f1),
            number(*lead.gainOfExcess))
        : said("mended, F1 %1 → %2", number(*before), number(*lead.f1));
}

/// "57 of 83 wrong (69 %), 17 % expected".
Message countWords(const Lead& lead, bool ofDifference)
{
    const GroupedNumber wrong { lead.wrong };
    const GroupedNumber all { lead.n };
    const auto share = percentOf(lead.wrong, lead.n);
    const bool ofGold = lead.side == LeadSide::Gold;
    if (const auto expected = expectedShare(lead)) {
        const auto* const words = ofDifference
            ? pattern("%1 of %2 right in A and wrong in B (%3), %4 expected")
            : ofGold ? pattern("%1 of %2 wrong (%3), %4 expected")
                     : pattern("%1 of %2 spurious (%3), %4 expected");
        return said(words, wrong, all, share, *expected);
    }
    const auto* const words = ofDifference ? pattern("%1 of %2 right in A and wrong in B (%3)")
        : ofGold                           ? pattern("%1 of %2 wrong (%3)")
                                           : pattern("%1 of %2 spurious (%3)");
    return said(words, wrong, all, share);
}

/// "taken as LOC 5 of 8 times".
Message timesWords(const Lead& lead, const LeadStatement& statement, bool ofDifference)
{
    const GroupedNumber wrong { lead.wrong };
    const GroupedNumber all { lead.n };
    const auto* const made = statement.valueOf("system-type");
    const auto* const type = statement.valueOf("type");
    const auto same = [&](const char* ofOne, const char* ofTwo) {
        return said(ofDifference ? ofTwo : ofOne, wrong, all);
    };
    if (lead.side == LeadSide::System) {
        return same(
            pattern("spurious %1 of %2 times"), pattern("right in A and in B spurious %1 of %2 times"));
    }
    if (made == nullptr) {
        return same(pattern("wrong %1 of %2 times"), pattern("right in A and in B wrong %1 of %2 times"));
    }
    if (*made == RecordFilter::none) {
        return same(pattern("not annotated by the system %1 of %2 times"),
            pattern("right in A and in B not annotated by the system %1 of %2 times"));
    }
    if (type != nullptr && *made == *type) {
        return same(pattern("annotated with other ends %1 of %2 times"),
            pattern("right in A and in B annotated with other ends %1 of %2 times"));
    }
    return said(ofDifference ? pattern("right in A and in B taken as %3 %1 of %2 times")
                             : pattern("taken as %3 %1 of %2 times"),
        wrong, all, *made);
}

Message nameWords(const Lead& lead, const LeadStatement& statement, const LeadGround& ground)
{
    const auto times = timesWords(lead, statement, ground.ofDifference());
    const auto* const type = statement.valueOf("type");
    const auto expected = expectedShare(lead);
    if (!expected || type == nullptr) {
        return ground.sentences() ? saidOf(lead.units, "%1, in %Ln sentence", "%1, in %Ln sentences", times)
                                  : saidOf(lead.units, "%1, in %Ln document", "%1, in %Ln documents", times);
    }
    const auto share = percentOf(lead.wrong, lead.n);
    return ground.sentences() ? saidOf(lead.units, "%1 (%2; of all %3 %4), in %Ln sentence",
               "%1 (%2; of all %3 %4), in %Ln sentences", times, share, *type, *expected)
                              : saidOf(lead.units, "%1 (%2; of all %3 %4), in %Ln document",
                                  "%1 (%2; of all %3 %4), in %Ln documents", times, share, *type, *expected);
}

/// "55 of 250 (22 %), in 12 documents".
Message formCountWords(const Lead& lead, bool sentences)
{
    const GroupedNumber wrong { lead.wrong };
    const GroupedNumber all { lead.n };
    const auto share = percentOf(lead.wrong, lead.n);
    if (lead.side == LeadSide::System) {
        return sentences ? saidOf(lead.units, "%1 of %2 annotations of the system (%3), in %Ln sentence",
                   "%1 of %2 annotations of the system (%3), in %Ln sentences", wrong, all, share)
                         : saidOf(lead.units, "%1 of %2 annotations of the system (%3), in %Ln document",
                             "%1 of %2 annotations of the system (%3), in %Ln documents", wrong, all, share);
    }
    return sentences ? saidOf(lead.units, "%1 of %2 (%3), in %Ln sentence", "%1 of %2 (%3), in %Ln sentences",
               wrong, all, share)
                     : saidOf(lead.units, "%1 of %2 (%3), in %Ln document", "%1 of %2 (%3), in %Ln documents",
                         wrong, all, share);
}

} // namespace

Message circumstancesOf(const LeadStatement& statement, std::span<const LeadFeature> features)
{
    std::vector<Message> words;
    for (const auto& literal : statement.literals) {
        if (literal.dimension != "type") {
            words.push_back(circumstance(literal, features));
        }
    }
    return support::joined(words);
}

Message subjectOf(const LeadStatement& statement, std::span<const LeadFeature> features)
{
    const auto* const type = statement.valueOf("type");
    const bool ofGold = statement.side == LeadSide::Gold;
    if (statement.family == LeadFamily::Form && type != nullptr && statement.valueOf("error") != nullptr) {
        return said("%1: %2", *type, formWords(statement));
    }
    if (const auto* const surface = statement.valueOf("surface");
        statement.family == LeadFamily::Name && surface != nullptr && type != nullptr) {
        return said(ofGold ? "“%1” (gold %2)" : "“%1” (system %2)", *surface, *type);
    }
    if (const auto* const document = statement.valueOf("document")) {
        return said(ofGold ? "Document %1" : "Document %1, annotations of the system", *document);
    }
    // "ORG in brackets": one circumstance; "ORG of 2 tokens, in brackets": a list behind the noun.
    const auto circumstances = circumstancesOf(statement, features);
    if (circumstances.empty()) { // then it is of a type alone
        return type == nullptr ? said(ofGold ? "Annotations" : "Annotations of the system")
                               : said(ofGold ? "%1" : "%1 of the system", *type);
    }
    return type == nullptr ? said(ofGold ? "Annotations %1" : "Annotations of the system %1", circumstances)
                           : said(ofGold ? "%1 %2" : "%1 of the system %2", *type, circumstances);
}

Message subjectOfKey(std::string_view key)
{
    const auto statement = statementByKey(key);
    return statement ? subjectOf(*statement, {}) : said("%1", key);
}

Message sentenceOf(const Lead& lead, const LeadStatement& statement, const LeadGround& ground)
{
    std::vector<Message> clauses;
    switch (lead.family) {
    case LeadFamily::Form:
        clauses.push_back(formCountWords(lead, ground.sentences()));
        break;
    case LeadFamily::Name:
        clauses.push_back(nameWords(lead, statement, ground));
        break;
    case LeadFamily::Condition:
    case LeadFamily::Place:
        clauses.push_back(countWords(lead, ground.ofDifference()));
        if (lead.rate) {
            clauses.push_back(
                said("95 % interval %1–%2", std::lround(lead.rate->low * 100), percent(lead.rate->high)));
        }
        if (statement.valueOf("document") == nullptr) {
            clauses.push_back(ground.sentences() ? saidOf(lead.units, "%Ln sentence", "%Ln sentences")
                                                 : saidOf(lead.units, "%Ln document", "%Ln documents"));
        }
        break;
    }
    clauses.push_back(gainWords(lead, ground.f1()));
    clauses.push_back(lead.clause);
    return said(lead.uncertain ? "%1: %2; no longer certain." : "%1: %2.", lead.subject,
        support::joined(clauses, pattern("%1; %2")));
}

} // namespace touchstone::analysis
