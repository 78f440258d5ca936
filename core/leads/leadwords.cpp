// SPDX-License-Identifier: GPL-3.0-or-later
// The English of leads: neutral, its parts in a fixed order, and never a cause.
#include "core/leads/leadfamilies.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>
#include <map>

namespace touchstone::analysis {

namespace {

std::string quoted(const std::string& words) { return "“" + words + "”"; }

/// What a value of a slice says of an annotation: "%" stands for the value, “%” for words. A pattern by value
/// goes before that of its slice.
const std::map<std::string_view, std::string_view>& circumstancePatterns()
{
    static const std::map<std::string_view, std::string_view> patterns {
        { "main-type", "of main type %" },
        { "noise", "with noise %" },
        { "period", "of %" },
        { "data-set", "in data set %" },
        { "document-length", "in documents of % tokens" },
        { "entity-length", "of % tokens" },
        { "entity-length=1", "of one token" },
        { "characters", "of % characters" },
        { "nesting=inner", "inside another annotation" },
        { "nesting=outer", "around another annotation" },
        { "nesting=flat", "neither inside nor around another" },
        { "seen=seen", "seen in training" },
        { "seen=other-label", "seen in training with other types only" },
        { "seen=unseen", "not seen in training" },
        { "seen-words=all-words", "of words that names in training have" },
        { "seen-words=some-words", "of which some words are in names in training" },
        { "seen-words=no-words", "of words that no name in training has" },
        { "surface", "with the words “%”" },
        { "shape", "of the shape %" },
        { "shape=UPPER", "in capitals" },
        { "shape=lower", "in lower case" },
        { "shape=Title", "with a capital at each word" },
        { "shape=mixed", "in mixed case" },
        { "shape=number", "that are numbers" },
        { "shape=with-digit", "of letters and digits" },
        { "shape=Title+lower", "of words with and without a capital" },
        { "digit=yes", "with a digit" },
        { "digit=no", "without a digit" },
        { "hyphen=yes", "with a hyphen" },
        { "hyphen=no", "without a hyphen" },
        { "full-stop=yes", "with a full stop" },
        { "full-stop=no", "without a full stop" },
        { "apostrophe=yes", "with an apostrophe" },
        { "apostrophe=no", "without an apostrophe" },
        { "lower-word=yes", "with a word in lower case inside" },
        { "lower-word=no", "without a word in lower case inside" },
        { "first-word", "beginning with “%”" },
        { "last-word", "ending with “%”" },
        { "word-before", "after “%”" },
        { "word-before=edge", "at the start of the sentence" },
        { "word-after", "before “%”" },
        { "word-after=edge", "at the end of the sentence" },
        { "shape-before", "after a word of the shape %" },
        { "shape-before=edge", "at the start of the sentence" },
        { "shape-before=UPPER", "after a word in capitals" },
        { "shape-before=lower", "after a word in lower case" },
        { "shape-before=Title", "after a word with a capital" },
        { "shape-before=number", "after a number" },
        { "shape-before=signs", "after a sign" },
        { "shape-after", "before a word of the shape %" },
        { "shape-after=edge", "at the end of the sentence" },
        { "shape-after=UPPER", "before a word in capitals" },
        { "shape-after=lower", "before a word in lower case" },
        { "shape-after=Title", "before a word with a capital" },
        { "shape-after=number", "before a number" },
        { "shape-after=signs", "before a sign" },
        { "enclosed=brackets", "in brackets" },
        { "enclosed=after-bracket", "after an opening bracket" },
        { "enclosed=before-bracket", "before a closing bracket" },
        { "enclosed=quotes", "in quotation marks" },
        { "enclosed=no", "not beside brackets or quotation marks" },
        { "sentence-position=whole", "that are the whole sentence" },
        { "sentence-position=start", "at the start of the sentence" },
        { "sentence-position=inside", "inside the sentence" },
        { "sentence-position=end", "at the end of the sentence" },
        { "sentence-length", "in sentences of % words" },
        { "sentence-case=capitals", "in sentences in capitals" },
        { "sentence-case=usual", "in sentences of usual case" },
        { "sentence-annotations", "with % annotations in the sentence" },
        { "sentence-annotations=1", "alone in the sentence" },
        { "sentence-types=alone", "alone in the sentence" },
        { "sentence-types=same-type", "with others of the same type in the sentence" },
        { "sentence-types=mixed", "with other types in the sentence" },
        { "neighbour=touching", "touching another annotation" },
        { "neighbour=one-between", "one word away from another annotation" },
        { "neighbour=apart", "two or more words away from others" },
        { "crossing=yes", "crossing another annotation" },
        { "crossing=no", "not crossing another annotation" },
        { "document-position=first-tenth", "in the first tenth of the document" },
        { "document-position=middle", "in the middle of the document" },
        { "document-position=last-tenth", "in the last tenth of the document" },
        { "surface-count", "of words that the gold annotates % times" },
        { "surface-count=1", "of words that the gold annotates once" },
        { "surface-types=one", "of words that the gold gives one type" },
        { "surface-types=several", "of words that the gold gives several types" },
        { "mention=first", "at their first mention in the document" },
        { "mention=later", "mentioned before in the document" },
    };
    return patterns;
}

std::string filledIn(std::string_view pattern, const std::string& value)
{
    std::string text(pattern);
    const auto at = text.find('%');
    return at == std::string::npos ? text : text.replace(at, 1, value);
}

std::string circumstance(const LeadLiteral& literal, std::span<const LeadFeature> features)
{
    const auto& patterns = circumstancePatterns();
    const auto exact = patterns.find(literal.dimension + "=" + literal.value);
    const auto general = patterns.find(literal.dimension);
    if (exact != patterns.end() || general != patterns.end()) {
        return filledIn((exact != patterns.end() ? exact : general)->second, literal.value);
    }
    const auto* const feature = support::found(features, literal.dimension, &LeadFeature::id);
    return "with " + (feature != nullptr ? feature->title : literal.dimension) + " = " + literal.value;
}

/// "one token early", of the system's minus the gold's end; empty: none.
std::string endWords(const std::string* value, const char* verb, const char* where)
{
    const auto number = value != nullptr ? clippedEnd(*value) : std::nullopt;
    if (!number || *number == 0) {
        return {};
    }
    static constexpr std::array<const char*, 3> many { "one token", "two tokens", "three or more tokens" };
    return std::string(verb) + " " + many[static_cast<std::size_t>(std::abs(*number)) - 1]
        + (*number < 0 ? " early" : " late") + where;
}

std::string formWords(const LeadStatement& statement)
{
    const auto error = match::errorTypeByName(*statement.valueOf("error"));
    const auto* const made = statement.valueOf("system-type");
    const std::string taken = made != nullptr ? "taken as " + *made : "taken as another type";
    using match::ErrorType;
    switch (error.value_or(ErrorType::Correct)) {
    case ErrorType::Missing:
        return "not annotated by the system";
    case ErrorType::Spurious:
        return "annotated by the system where the gold has nothing";
    case ErrorType::Split:
        return "split into several annotations by the system";
    case ErrorType::Merge:
        return "merged with another annotation by the system";
    case ErrorType::Type:
    case ErrorType::Subtype:
        return taken;
    case ErrorType::BoundaryType:
    case ErrorType::BoundarySubtype:
        return taken + ", with other ends";
    case ErrorType::Boundary:
    case ErrorType::Correct:
        break;
    }
    const auto left = endWords(statement.valueOf("left"), "begins", " on the left");
    const auto right = endWords(statement.valueOf("right"), "ends", " on the right");
    if (left.empty() && right.empty()) {
        return statement.valueOf("left") != nullptr ? "the annotation of the system differs inside of a token"
                                                    : "the annotation of the system has other ends";
    }
    return "the annotation of the system " + left + (left.empty() || right.empty() ? "" : " and ") + right;
}

std::string counted(std::int64_t number) { return support::grouped(static_cast<std::uint64_t>(number)); }

std::string percent(double share) { return std::to_string(std::lround(share * 100)) + " %"; }

std::string percentOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? percent(static_cast<double>(part) / static_cast<double>(whole)) : "–";
}

/// "; mended, F1 0.884 → 0.905".
std::string gainWords(const Lead& lead, std::optional<double> before)
{
    if (!before || !lead.f1) {
        return {};
    }
    constexpr double small = .002;
    const int decimals = std::abs(*lead.f1 - *before) < small ? 4 : 3;
    auto words
        = "; mended, F1 " + support::fixed(*before, decimals) + " → " + support::fixed(*lead.f1, decimals);
    if (lead.gainOfExcess && *lead.gainOfExcess > 0) {
        words += " (+" + support::fixed(*lead.gainOfExcess, decimals) + " by the excess)";
    }
    return words;
}

/// "57 of 83 wrong (69 %)".
std::string countWords(const Lead& lead, bool ofDifference)
{
    const bool ofGold = lead.side == LeadSide::Gold;
    return counted(lead.wrong) + " of " + counted(lead.n)
        + (ofDifference  ? " right in A and wrong in B"
                : ofGold ? " wrong"
                         : " spurious")
        + " (" + percentOf(lead.wrong, lead.n) + ")";
}

std::string againstWords(const Lead& lead)
{
    std::string words;
    if (lead.expected && lead.n > 0) {
        words += ", " + percent(*lead.expected / static_cast<double>(lead.n)) + " expected";
    }
    if (lead.rate) {
        words += "; 95 % interval " + std::to_string(std::lround(lead.rate->low * 100)) + "–"
            + percent(lead.rate->high);
    }
    return words;
}

std::string unitWords(const Lead& lead, const LeadGround& ground)
{
    return countedWord(lead.units, ground.sentences() ? "sentence" : "document");
}

std::string nameWords(const Lead& lead, const LeadStatement& statement, const LeadGround& ground)
{
    const auto* const made = statement.valueOf("system-type");
    const auto* const type = statement.valueOf("type");
    const std::string what = lead.side == LeadSide::System ? "spurious"
        : made == nullptr                                  ? "wrong"
        : *made == RecordFilter::none                      ? "not annotated by the system"
        : type != nullptr && *made == *type                ? "annotated with other ends"
                                                           : "taken as " + *made;
    auto words = (ground.ofDifference() ? "right in A and in B " : "") + what + " " + counted(lead.wrong)
        + " of " + counted(lead.n) + " times";
    if (lead.expected && lead.n > 0 && type != nullptr) {
        words += " (" + percentOf(lead.wrong, lead.n) + "; of all " + *type + " "
            + percent(*lead.expected / static_cast<double>(lead.n)) + ")";
    }
    return words + ", in " + unitWords(lead, ground);
}

} // namespace

std::string countedWord(std::int64_t number, const std::string& word)
{
    return counted(number) + " " + word + (number == 1 ? "" : "s");
}

std::string circumstancesOf(const LeadStatement& statement, std::span<const LeadFeature> features)
{
    std::vector<std::string> words;
    for (const auto& literal : statement.literals) {
        if (literal.dimension != "type") {
            words.push_back(circumstance(literal, features));
        }
    }
    return support::joined(words);
}

std::string subjectOf(const LeadStatement& statement, std::span<const LeadFeature> features)
{
    const auto* const type = statement.valueOf("type");
    if (statement.family == LeadFamily::Form && type != nullptr && statement.valueOf("error") != nullptr) {
        return *type + ": " + formWords(statement);
    }
    if (const auto* const surface = statement.valueOf("surface");
        statement.family == LeadFamily::Name && surface != nullptr && type != nullptr) {
        return quoted(*surface) + " (" + std::string(leadSideName(statement.side)) + " " + *type + ")";
    }
    if (const auto* const document = statement.valueOf("document")) {
        return "Document " + *document
            + (statement.side == LeadSide::System ? ", annotations of the system" : "");
    }
    const auto circumstances = circumstancesOf(statement, features);
    auto subject = (type != nullptr ? *type : std::string("Annotations"))
        + (statement.side == LeadSide::System ? " of the system" : "");
    // "ORG, of 2 tokens": a list behind the noun; "ORG in brackets": one circumstance.
    return subject + (circumstances.empty() ? "" : " ") + circumstances;
}

std::string subjectOfKey(std::string_view key)
{
    const auto statement = statementByKey(key);
    return statement ? subjectOf(*statement, {}) : std::string(key);
}

std::string sentenceOf(const Lead& lead, const LeadStatement& statement, const LeadGround& ground)
{
    std::string text = lead.subject + ": ";
    switch (lead.family) {
    case LeadFamily::Form:
        text += counted(lead.wrong) + " of " + counted(lead.n)
            + (lead.side == LeadSide::System ? " annotations of the system" : "") + " ("
            + percentOf(lead.wrong, lead.n) + "), in " + unitWords(lead, ground);
        break;
    case LeadFamily::Name:
        text += nameWords(lead, statement, ground);
        break;
    case LeadFamily::Condition:
    case LeadFamily::Place:
        text += countWords(lead, ground.ofDifference()) + againstWords(lead);
        if (statement.valueOf("document") == nullptr) {
            text += "; " + unitWords(lead, ground);
        }
        break;
    }
    text += gainWords(lead, ground.f1());
    if (!lead.clause.empty()) {
        text += "; " + lead.clause;
    }
    return text + (lead.uncertain ? "; no longer certain." : ".");
}

} // namespace touchstone::analysis
