// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/neutralmessage.h"

#include "core/output/neutralwords.h"

#include <algorithm>
#include <iterator>

namespace touchstone::analysis {

namespace {

using support::Message;

/// What neutralText() makes of patterns of findingkinds.h and of notes below tables. Without `one`: of no
/// number. Only for one system do sentences such as "%Ln systems have documents that end early" change.
constexpr support::CountedPattern neutralPatterns[] = {
    { nullptr, support::pattern("B's documents were paired by their order") },
    { nullptr, support::pattern("B has documents that end early") },
    { nullptr, support::pattern("B has documents that lack their beginning") },
    { nullptr, support::pattern("B lacks the end or beginning of texts") },
    { nullptr, support::pattern("B has annotations that do not begin and end at tokens") },
    { nullptr, support::pattern("B could not be read") },
    { nullptr, support::pattern("B has documents that --strict-scheme does not judge") },
    { nullptr, support::pattern("B has tags that seqeval reads in another way") },
    { nullptr, support::pattern("B of which types are compared where links were chosen") },
    { nullptr, support::pattern("B has no id of --link-equivalents") },
    { nullptr, support::pattern("B tells no scores") },
    { nullptr, support::pattern("B has annotations without a score") },
    { nullptr, support::pattern("B has annotations with a lower score") },
    { nullptr, support::pattern("B has documents without a date") },
    { nullptr, support::pattern("B shares no type with the training data") },
    { nullptr, support::pattern("B has documents without text, in which noisy compares nothing") },
    { nullptr, support::pattern("B of which it cannot be told what errors come from") },
    { nullptr, support::pattern("B has tags that nerval does not count") },
    { nullptr, support::pattern("B has spaces after inner entities") },
    { nullptr, support::pattern("B with entities over text that was compared before") },
    { nullptr, support::pattern("B with annotations hidden by inner ones") },
    { nullptr, support::pattern("B without ECER and EWER in some documents") },
    { nullptr, support::pattern("B has annotations without text") },
    { nullptr, support::pattern("B without a curve of ETER") },
    { nullptr,
        support::pattern("alpha %1: ETER = (D + I + sum of (1 - alpha) Er + alpha Ec) / A's entities. A "
                         "pair's cost stands in the row of A's type, an insertion in that of B's.") },
    { nullptr, support::pattern("Components inserted where A has none cost 1 together.") },
    { nullptr, support::pattern("Components inserted where A has none cost nothing.") },
    { nullptr, support::pattern("Mean precision of the documents that have an annotation of B.") },
    { nullptr, support::pattern("Mean recall of the documents that have an annotation of A.") },
    { nullptr, support::pattern("Match: distance / length of A text <= %1; compared as nerval does.") },
    { nullptr, support::pattern("Match: distance / length of A text <= %1; best one-to-one choice.") },
    { nullptr,
        support::pattern("A and B have the same text at every annotation, so it cannot be told whether an "
                         "error is of the transcription or of NER.") },
    { nullptr,
        support::pattern("A tells the noise of its text (LED), which is the recognised text on both sides, "
                         "so it cannot be told whether an error is of the transcription or of NER.") },
    { nullptr,
        support::pattern("A and B have no document in common, so it cannot be told whether an error is of "
                         "the transcription or of NER.") },
    { nullptr,
        support::pattern("A row is a type: Agree, Differ, Only A and A count A's annotations of it, columns "
                         "with \", B\", Only B and B those of B.") },
    { nullptr,
        support::pattern("A pair stands in the row of A's type, as the HIPE scorer counts: B is not the "
                         "number of annotations that B gave the type.") },
    { nullptr,
        support::pattern("A pair stands in the row of A's type: B is not the number of annotations that B "
                         "gave the type.") },
    { nullptr,
        support::pattern("Only A tells the noise, so false alarms belong to no level: precision, F1 and "
                         "error rates are –.") },
    { nullptr,
        support::pattern("Only A tells it, so that %1 false alarm belongs to no value: precision and F1 by "
                         "value are –.") },
    { nullptr,
        support::pattern("Only A tells it, so that %1 false alarms belong to no value: precision and F1 by "
                         "value are –.") },
    support::patternOf("%Ln file has no document marks and another number of tokens than A",
        "%Ln files have no document marks and another number of tokens than A"),
    support::patternOf("%Ln annotation counts as only in A", "%Ln annotations count as only in A"),
    support::patternOf("%Ln document of A is not in B", "%Ln documents of A are not in B"),
    support::patternOf("%Ln document of B is not in A", "%Ln documents of B are not in A"),
    support::patternOf("%Ln annotation counts as only in B", "%Ln annotations count as only in B"),
    support::patternOf(
        "B's documents met A's by their texts", "%Ln systems' documents met A's by their texts"),
    support::patternOf(
        "B is A's own file, compared with itself", "%Ln systems are A's own file, compared with itself"),
    support::patternOf(
        "%Ln file holds A and B in its last two columns", "%Ln files hold A and B in their last two columns"),
    support::patternOf("B equals A", "%Ln systems equal A"),
    support::patternOf("%Ln file was cut to A's documents", "%Ln files were cut to A's documents"),
    support::patternOf("%Ln annotation of A behind the end counts as only in A",
        "%Ln annotations of A behind the end count as only in A"),
    support::patternOf(
        "%Ln annotation of A in it counts as only in A", "%Ln annotations of A in it count as only in A"),
    support::patternOf("%Ln annotation of A reaches into it and is at best found in part",
        "%Ln annotations of A reach into it and are at best found in part"),
    support::patternOf("B has texts that differ from A's", "%Ln systems have texts that differ from A's"),
    support::patternOf("%Ln document has another number of tokens than A's",
        "%Ln documents have another number of tokens than A's"),
    support::patternOf("B has labels that A lacks", "%Ln systems have labels that A lacks"),
    support::patternOf("%Ln A tells no noise", "%Ln A tells no noise"),
    support::patternOf("%Ln file has texts of systems that differ from A's",
        "%Ln files have texts of systems that differ from A's"),
    support::patternOf("B shares no label with A", "%Ln systems share no label with A"),
    support::patternOf(
        "B has labels that A writes in another way", "%Ln systems have labels that A writes in another way"),
    support::patternOf("B has labels that A lacks, or lacks some of its",
        "%Ln systems have labels that A lacks, or lacks some of its"),
    support::patternOf("B links no name where A does", "%Ln systems link no name where A does"),
    support::patternOf("%Ln file has attributes that stand for nothing in A",
        "%Ln files have attributes that stand for nothing in A"),
    support::patternOf("%Ln correction is not applied: the format of A cannot hold it",
        "%Ln corrections are not applied: the format of A cannot hold them"),
    support::patternOf("%Ln correction fits nothing of A", "%Ln corrections fit nothing of A"),
    support::patternOf("%Ln judgement says that A is wrong, but not what is right",
        "%Ln judgements say that A is wrong, but not what is right"),
    support::patternOf("%Ln judgement is lost: A has changed", "%Ln judgements are lost: A has changed"),
};

Message neutralWith(const Message& message, bool rewritesWords);

Message::Argument neutralWith(const Message::Argument& argument, bool rewritesWords)
{
    const auto* const inner = std::get_if<Message>(&argument);
    const auto* const words = std::get_if<std::string>(&argument);
    return inner != nullptr                 ? Message::Argument(neutralWith(*inner, rewritesWords))
        : words != nullptr && rewritesWords ? Message::Argument(neutralText(*words))
                                            : argument;
}

Message neutralWith(const Message& message, bool rewritesWords)
{
    std::vector<Message::Argument> arguments;
    for (const auto& argument : message.arguments()) {
        arguments.push_back(neutralWith(argument, rewritesWords));
    }
    const auto pattern = neutralText(message.englishPattern());
    if (pattern == message.englishPattern()) {
        return message.with(std::move(arguments));
    }
    const auto* const known = std::ranges::find_if(neutralPatterns, [&](const auto& each) {
        return pattern == each.many || (each.one != nullptr && pattern == each.one);
    });
    if (known == std::end(neutralPatterns)) {
        return { "%1", { neutralText(message.english()) } };
    }
    return known->one != nullptr
        ? Message(known->one, known->many, message.number().value_or(0), std::move(arguments))
        : Message(known->many, std::move(arguments));
}

} // namespace

Message neutralMessage(const Message& message)
{
    if (message.empty()) {
        return message;
    }
    auto english = neutralText(message.english());
    // Words that are put in are names as a rule, and stay; of notes they may be sentences of ours.
    for (const bool rewritesWords : { false, true }) {
        if (auto neutral = neutralWith(message, rewritesWords); neutral.english() == english) {
            return neutral;
        }
    }
    return { "%1", { std::move(english) } };
}

} // namespace touchstone::analysis
