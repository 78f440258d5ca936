// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/builtinslices.h"

#include "core/evaluation/records/periods.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using annotation::Document;

constexpr auto lacksUnits = support::pattern("The documents have neither text nor tokens.");
constexpr auto lacksText = support::pattern("The documents have no text.");
constexpr auto lacksTraining = support::pattern(
    "--train FILE names the training data, which is missing (or the documents have no text).");

template <typename Tells> bool anyDocument(const Evaluation& evaluation, Tells&& tells)
{
    return std::ranges::any_of(evaluation.cases, [&](const DocumentCase& one) {
        return (one.gold != nullptr && tells(*one.gold)) || (one.system != nullptr && tells(*one.system));
    });
}

bool tellsNoise(const Document& document)
{
    const auto& details = document.annotations.details;
    return std::ranges::any_of(details, [](const auto& one) { return one.noise.has_value(); });
}

bool tellsNoiseOfText(const Evaluation& evaluation) { return anyDocument(evaluation, tellsNoise); }

bool goldAloneTellsNoise(const Evaluation& evaluation)
{
    return std::ranges::none_of(evaluation.cases,
        [](const DocumentCase& one) { return one.system != nullptr && tellsNoise(*one.system); });
}

bool tellsDates(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return yearOf(document).has_value(); });
}

bool tellsDataSets(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return !partOf(document).empty(); });
}

bool tellsWords(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return !document.text.empty(); });
}

bool tellsUnits(const Evaluation& evaluation)
{
    return anyDocument(evaluation,
        [](const Document& document) { return !document.text.empty() || !document.tokens.empty(); });
}

bool always(const Evaluation& /*evaluation*/) { return true; }

bool tellsTraining(const Evaluation& evaluation)
{
    return evaluation.spec.slices.training != nullptr && tellsWords(evaluation);
}

bool tellsJudgements(const Evaluation& evaluation)
{
    const auto* const table = evaluation.spec.slices.judgements.get();
    return table != nullptr && !table->empty();
}

bool tellsJudges(const Evaluation& evaluation)
{
    return tellsJudgements(evaluation) && evaluation.spec.slices.judgements->judges().size() > 1;
}

} // namespace

const std::vector<BuiltInSlice>& builtInSliceList()
{
    static const std::vector<BuiltInSlice> slices {
        { "noise", "Noise level",
            "Noise of the annotation's text as its file tells it (LED of HIPE), in bins above "
            "their first number, up to and with their second. Annotations of the system without "
            "gold tell none.",
            SliceGroup::Document, noiseValues, tellsNoiseOfText,
            support::pattern(
                "No annotation tells the noise of its text (LED in the MISC column of HIPE files)."),
            { .bins = SliceBinning::Always, .feature = true, .ofGoldOnlyHere = goldAloneTellsNoise } },
        { "period", "Period", "Year of the document's date, the gold's where there is one.",
            SliceGroup::Document, periodValues, tellsDates,
            support::pattern("No document has an attribute \"date\" that begins with a year."),
            { .bins = SliceBinning::Always, .feature = true, .ofDocuments = true } },
        { "data-set", "Data set", "The data set that the document is of, where several are open as one.",
            SliceGroup::Document, dataSetValues, tellsDataSets,
            support::pattern("The documents are of one data set."),
            { .feature = true, .ofDocuments = true } },
        { "document-length", "Document length",
            "Tokens of the document; of one without tokens its words, every other sign counted as "
            "one.",
            SliceGroup::Document, documentLengthValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Always, .feature = true, .ofDocuments = true } },
        { "document-position", "Place in the document",
            "Does the annotation begin in the first tenth of the tokens (or words) of its "
            "document, in the last, or between them?",
            SliceGroup::Document, documentPositionValues, tellsUnits, lacksUnits, { .feature = true } },
        { "entity-length", "Entity length",
            "Tokens of the annotation; where the document has none its words, every other sign "
            "counted as one.",
            SliceGroup::Name, entityLengthValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Always, .feature = true } },
        { "tokens", "Single- or multi-token", "Does the annotation have one token (or word), or several?",
            SliceGroup::Name, tokenValues, tellsUnits, lacksUnits, {} },
        { "surface", "Words", "The words of the annotation as they are written, white space as one blank.",
            SliceGroup::Name, surfaceValues, tellsWords, lacksText, { .open = true } },
        { "characters", "Characters",
            "Characters (code points) of the annotation, of several fragments together.", SliceGroup::Name,
            characterValues, always, "", { .bins = SliceBinning::Always, .feature = true } },
        { "shape", "Shape",
            "How the name is written: UPPER, Title, lower, Title+lower, mixed; number, with-"
            "digit; uncased (letters that know no case), signs.",
            SliceGroup::Name, shapeValues, tellsWords, lacksText, { .feature = true } },
        { "digit", "With digit", "Is there a digit in the name?", SliceGroup::Name, digitValues, tellsWords,
            lacksText, { .feature = true } },
        { "hyphen", "With hyphen", "Is there a hyphen or another dash in the name?", SliceGroup::Name,
            hyphenValues, tellsWords, lacksText, { .feature = true } },
        { "full-stop", "With full stop", "Is there a full stop in the name?", SliceGroup::Name,
            fullStopValues, tellsWords, lacksText, { .feature = true } },
        { "apostrophe", "With apostrophe", "Is there an apostrophe in the name?", SliceGroup::Name,
            apostropheValues, tellsWords, lacksText, { .feature = true } },
        { "lower-word", "With function word",
            "Is there a word in lower case between two that begin with a capital, as in "
            "University of Paris?",
            SliceGroup::Name, lowerWordValues, tellsWords, lacksText, { .feature = true } },
        { "first-word", "First word",
            "The first token of the annotation, or word, upper and lower case told apart.", SliceGroup::Name,
            firstWordValues, tellsWords, lacksText, { .feature = true, .open = true } },
        { "last-word", "Last word",
            "The last token of the annotation, or word, upper and lower case told apart.", SliceGroup::Name,
            lastWordValues, tellsWords, lacksText, { .feature = true, .open = true } },
        { "nesting", "Nested or flat",
            "Inner: inside another entity of its side; outer: holds another and is in none; else "
            "flat.",
            SliceGroup::Context, nestingValues, always, "", { .feature = true } },
        { "crossing", "Crossing",
            "Does the annotation overlap another entity of its side, and neither holds the other?",
            SliceGroup::Context, crossingValues, always, "", { .feature = true } },
        { "neighbour", "Neighbour",
            "The nearest entity of its side in the sentence that does not overlap it: touching, "
            "one-between (one token between them), else apart.",
            SliceGroup::Context, neighbourValues, tellsUnits, lacksUnits, { .feature = true } },
        { "word-before", "Word before",
            "The token before the annotation in its sentence, or word; edge: its sentence begins "
            "with it.",
            SliceGroup::Context, wordBeforeValues, tellsWords, lacksText, { .feature = true, .open = true } },
        { "word-after", "Word after",
            "The token after the annotation in its sentence, or word; edge: its sentence ends "
            "with it.",
            SliceGroup::Context, wordAfterValues, tellsWords, lacksText, { .feature = true, .open = true } },
        { "shape-before", "Shape before",
            "How the token before the annotation in its sentence is written; edge: its sentence "
            "begins with it.",
            SliceGroup::Context, shapeBeforeValues, tellsWords, lacksText, { .feature = true } },
        { "shape-after", "Shape after",
            "How the token after the annotation in its sentence is written; edge: its sentence "
            "ends with it.",
            SliceGroup::Context, shapeAfterValues, tellsWords, lacksText, { .feature = true } },
        { "enclosed", "Enclosed",
            "Brackets: one on either side of the annotation; after-bracket: an opening one before "
            "it alone; before-bracket: a closing one behind it alone; quotes: on both sides; else "
            "no.",
            SliceGroup::Context, enclosedValues, tellsWords, lacksText, { .feature = true } },
        { "sentence-position", "Place in the sentence",
            "Is the annotation at the start or the end of its sentence, the whole of it, or "
            "inside? Sentences are lines of the text where the file tells none.",
            SliceGroup::Context, sentencePositionValues, tellsUnits, lacksUnits, { .feature = true } },
        { "sentence-length", "Sentence length",
            "Tokens (or words) of the sentence that the annotation is in. Sentences are lines of "
            "the text where the file tells none.",
            SliceGroup::Context, sentenceLengthValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Always, .feature = true } },
        { "sentence-case", "Sentence case",
            "Capitals: at least 70 % of the letters of its sentence are capitals, as in "
            "headlines; else usual.",
            SliceGroup::Context, sentenceCaseValues, tellsWords, lacksText, { .feature = true } },
        { "sentence-annotations", "Annotations in the sentence",
            "Entities of its side that begin in the same sentence, the annotation counted.",
            SliceGroup::Context, sentenceAnnotationValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Always, .feature = true } },
        { "sentence-types", "Other types in the sentence",
            "Alone: no other entity of its side begins in the same sentence; same-type: others of "
            "its type only; mixed: others of other types, too.",
            SliceGroup::Context, sentenceTypeValues, tellsUnits, lacksUnits, { .feature = true } },
        { "seen", "Seen in training",
            "Seen: the training data annotates the same string with the same type; other-label: "
            "the same string, but with other types only; unseen: neither. Upper and lower case "
            "are told apart.",
            SliceGroup::Corpus, seenValues, tellsTraining, lacksTraining, { .feature = true } },
        { "seen-words", "Words seen in training",
            "Are all words of the annotation in annotations of the training data, some, or none? "
            "Upper and lower case are told apart; signs are no words.",
            SliceGroup::Corpus, seenWordValues, tellsTraining, lacksTraining, { .feature = true } },
        { "surface-count", "Frequency of the words", "How often the gold annotates the same words.",
            SliceGroup::Corpus, surfaceCountValues, tellsWords, lacksText,
            { .bins = SliceBinning::Always, .feature = true, .ofGoldOnly = true } },
        { "surface-types", "Types of the same words",
            "Does the gold give the same words one type, or several?", SliceGroup::Corpus, surfaceTypeValues,
            tellsWords, lacksText, { .feature = true, .ofGoldOnly = true } },
        { "mention", "First or later mention",
            "Is it the first annotation of the same words in the gold of its document, or a later "
            "one?",
            SliceGroup::Corpus, mentionValues, tellsWords, lacksText,
            { .feature = true, .ofGoldOnly = true } },
        { "left", "Left boundary",
            "Of pairs: tokens by which the system begins later (or, below 0, earlier) than the "
            "gold. Tokens of the gold's document; where it has none its words between blanks.",
            SliceGroup::Pair, leftValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Asked, .ofPairsOnly = true } },
        { "right", "Right boundary",
            "Of pairs: tokens by which the system ends later (or, below 0, earlier) than the "
            "gold. Tokens of the gold's document; where it has none its words between blanks.",
            SliceGroup::Pair, rightValues, tellsUnits, lacksUnits,
            { .bins = SliceBinning::Asked, .ofPairsOnly = true } },
        { "left-characters", "Left boundary in characters",
            "Of pairs: characters by which the system begins later (or, below 0, earlier) than "
            "the gold.",
            SliceGroup::Pair, leftCharacterValues, always, "",
            { .bins = SliceBinning::Asked, .ofPairsOnly = true } },
        { "right-characters", "Right boundary in characters",
            "Of pairs: characters by which the system ends later (or, below 0, earlier) than the "
            "gold.",
            SliceGroup::Pair, rightCharacterValues, always, "",
            { .bins = SliceBinning::Asked, .ofPairsOnly = true } },
        { "boundary", "Differing boundary",
            "Of pairs: does the system begin elsewhere than the gold (left), end elsewhere "
            "(right), both, or neither (same)?",
            SliceGroup::Pair, boundaryValues, always, "", { .ofPairsOnly = true } },
        { "verdict", "Verdict",
            "What a person has said of the record: the gold is wrong, the system is wrong, both are "
            "acceptable or wrong, the guidelines are unclear, the text is broken.",
            SliceGroup::Own, judgementValues, tellsJudgements,
            support::pattern("Judgements stand beside a project (--project FILE) or in a file that "
                             "--judgements names, and there are none."),
            {} },
        { "verdict-pair", "Verdicts of two judges",
            "What the first two judges by name have said of the record, in the order of their names.",
            SliceGroup::Own, verdictPairValues, tellsJudges,
            support::pattern("Fewer than two judges have a name in the judgements that are read."), {} },
    };
    return slices;
}

const BuiltInSlice* builtInSlice(std::string_view id)
{
    return support::found(builtInSliceList(), id, &BuiltInSlice::id);
}

} // namespace touchstone::analysis
