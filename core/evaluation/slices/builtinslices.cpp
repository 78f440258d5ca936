// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/builtinslices.h"

#include "core/evaluation/records/periods.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using annotation::Document;

constexpr auto lacksUnits = "The documents have neither text nor tokens.";
constexpr auto lacksText = "The documents have no text.";
constexpr auto lacksTraining
    = "--train FILE names the training data, which is missing (or the documents have no text).";

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

} // namespace

const std::vector<BuiltInSlice>& builtInSliceList()
{
    static const std::vector<BuiltInSlice> slices {
        { .id = "noise",
            .title = "Noise level",
            .meaning = "Noise of the annotation's text as its file tells it (LED of HIPE), in bins above "
                       "their first number, up to and with their second. Annotations of the system without "
                       "gold tell none.",
            .group = SliceGroup::Name,
            .values = noiseValues,
            .tells = tellsNoiseOfText,
            .lacks = "No annotation tells the noise of its text (LED in the MISC column of HIPE files).",
            .bins = SliceBinning::Always,
            .feature = true,
            .ofGoldOnlyHere = goldAloneTellsNoise },
        { .id = "period",
            .title = "Period",
            .meaning = "Year of the document's date, the gold's where there is one.",
            .group = SliceGroup::Document,
            .values = periodValues,
            .tells = tellsDates,
            .lacks = "No document has an attribute \"date\" that begins with a year.",
            .bins = SliceBinning::Always,
            .feature = true,
            .ofDocuments = true },
        { .id = "data-set",
            .title = "Data set",
            .meaning = "The data set that the document is of, where several are open as one.",
            .group = SliceGroup::Document,
            .values = dataSetValues,
            .tells = tellsDataSets,
            .lacks = "The documents are of one data set.",
            .feature = true,
            .ofDocuments = true },
        { .id = "document-length",
            .title = "Document length",
            .meaning = "Tokens of the document; of one without tokens its words, every other sign counted as "
                       "one.",
            .group = SliceGroup::Document,
            .values = documentLengthValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Always,
            .feature = true,
            .ofDocuments = true },
        { .id = "entity-length",
            .title = "Entity length",
            .meaning = "Tokens of the annotation; where the document has none its words, every other sign "
                       "counted as one.",
            .group = SliceGroup::Name,
            .values = entityLengthValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Always,
            .feature = true },
        { .id = "nesting",
            .title = "Nested or flat",
            .meaning = "Inner: inside another entity of its side; outer: holds another and is in none; else "
                       "flat.",
            .group = SliceGroup::Context,
            .values = nestingValues,
            .tells = always,
            .feature = true },
        { .id = "tokens",
            .title = "Single- or multi-token",
            .meaning = "Does the annotation have one token (or word), or several?",
            .group = SliceGroup::Name,
            .values = tokenValues,
            .tells = tellsUnits,
            .lacks = lacksUnits },
        { .id = "seen",
            .title = "Seen in training",
            .meaning = "Seen: the training data annotates the same string with the same type; other-label: "
                       "the same string, but with other types only; unseen: neither. Upper and lower case "
                       "are told apart.",
            .group = SliceGroup::Corpus,
            .values = seenValues,
            .tells = tellsTraining,
            .lacks = lacksTraining,
            .feature = true },
        { .id = "surface",
            .title = "Words",
            .meaning = "The words of the annotation as they are written, white space as one blank.",
            .group = SliceGroup::Name,
            .values = surfaceValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .open = true },
        { .id = "characters",
            .title = "Characters",
            .meaning = "Characters (code points) of the annotation, of several fragments together.",
            .group = SliceGroup::Name,
            .values = characterValues,
            .tells = always,
            .bins = SliceBinning::Always,
            .feature = true },
        { .id = "shape",
            .title = "Shape",
            .meaning = "How the name is written: UPPER, Title, lower, Title+lower, mixed; number, with- "
                       "digit; uncased (letters that know no case), signs.",
            .group = SliceGroup::Name,
            .values = shapeValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "digit",
            .title = "With digit",
            .meaning = "Is there a digit in the name?",
            .group = SliceGroup::Name,
            .values = digitValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "hyphen",
            .title = "With hyphen",
            .meaning = "Is there a hyphen or another dash in the name?",
            .group = SliceGroup::Name,
            .values = hyphenValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "full-stop",
            .title = "With full stop",
            .meaning = "Is there a full stop in the name?",
            .group = SliceGroup::Name,
            .values = fullStopValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "apostrophe",
            .title = "With apostrophe",
            .meaning = "Is there an apostrophe in the name?",
            .group = SliceGroup::Name,
            .values = apostropheValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "lower-word",
            .title = "With function word",
            .meaning = "Is there a word in lower case between two that begin with a capital, as in "
                       "University of Paris?",
            .group = SliceGroup::Name,
            .values = lowerWordValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "first-word",
            .title = "First word",
            .meaning = "The first token of the annotation, or word, upper and lower case told apart.",
            .group = SliceGroup::Name,
            .values = firstWordValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .open = true },
        { .id = "last-word",
            .title = "Last word",
            .meaning = "The last token of the annotation, or word, upper and lower case told apart.",
            .group = SliceGroup::Name,
            .values = lastWordValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .open = true },
        { .id = "word-before",
            .title = "Word before",
            .meaning = "The token before the annotation in its sentence, or word; edge: its sentence begins "
                       "with it.",
            .group = SliceGroup::Context,
            .values = wordBeforeValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .open = true },
        { .id = "word-after",
            .title = "Word after",
            .meaning = "The token after the annotation in its sentence, or word; edge: its sentence ends "
                       "with it.",
            .group = SliceGroup::Context,
            .values = wordAfterValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .open = true },
        { .id = "shape-before",
            .title = "Shape before",
            .meaning = "How the token before the annotation in its sentence is written; edge: its sentence "
                       "begins with it.",
            .group = SliceGroup::Context,
            .values = shapeBeforeValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "shape-after",
            .title = "Shape after",
            .meaning = "How the token after the annotation in its sentence is written; edge: its sentence "
                       "ends with it.",
            .group = SliceGroup::Context,
            .values = shapeAfterValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "enclosed",
            .title = "Enclosed",
            .meaning = "Brackets: one on either side of the annotation; after-bracket: an opening one before "
                       "it alone; before-bracket: a closing one behind it alone; quotes: on both sides; else "
                       "no.",
            .group = SliceGroup::Context,
            .values = enclosedValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "sentence-position",
            .title = "Place in the sentence",
            .meaning = "Is the annotation at the start or the end of its sentence, the whole of it, or "
                       "inside? Sentences are lines of the text where the file tells none.",
            .group = SliceGroup::Context,
            .values = sentencePositionValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .feature = true },
        { .id = "sentence-length",
            .title = "Sentence length",
            .meaning = "Tokens (or words) of the sentence that the annotation is in. Sentences are lines of "
                       "the text where the file tells none.",
            .group = SliceGroup::Context,
            .values = sentenceLengthValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Always,
            .feature = true },
        { .id = "sentence-case",
            .title = "Sentence case",
            .meaning = "Capitals: at least 70 % of the letters of its sentence are capitals, as in "
                       "headlines; else usual.",
            .group = SliceGroup::Context,
            .values = sentenceCaseValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true },
        { .id = "sentence-annotations",
            .title = "Annotations in the sentence",
            .meaning = "Entities of its side that begin in the same sentence, the annotation counted.",
            .group = SliceGroup::Context,
            .values = sentenceAnnotationValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Always,
            .feature = true },
        { .id = "sentence-types",
            .title = "Other types in the sentence",
            .meaning = "Alone: no other entity of its side begins in the same sentence; same-type: others of "
                       "its type only; mixed: others of other types, too.",
            .group = SliceGroup::Context,
            .values = sentenceTypeValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .feature = true },
        { .id = "neighbour",
            .title = "Neighbour",
            .meaning = "The nearest entity of its side in the sentence that does not overlap it: touching, "
                       "one-between (one token between them), else apart.",
            .group = SliceGroup::Context,
            .values = neighbourValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .feature = true },
        { .id = "crossing",
            .title = "Crossing",
            .meaning = "Does the annotation overlap another entity of its side, and neither holds the other?",
            .group = SliceGroup::Context,
            .values = crossingValues,
            .tells = always,
            .feature = true },
        { .id = "document-position",
            .title = "Place in the document",
            .meaning = "Does the annotation begin in the first tenth of the tokens (or words) of its "
                       "document, in the last, or between them?",
            .group = SliceGroup::Document,
            .values = documentPositionValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .feature = true },
        { .id = "surface-count",
            .title = "Frequency in the gold",
            .meaning = "How often the gold annotates the same words.",
            .group = SliceGroup::Corpus,
            .values = surfaceCountValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .bins = SliceBinning::Always,
            .feature = true,
            .ofGoldOnly = true },
        { .id = "surface-types",
            .title = "Types of the same words",
            .meaning = "Does the gold give the same words one type, or several?",
            .group = SliceGroup::Corpus,
            .values = surfaceTypeValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .ofGoldOnly = true },
        { .id = "mention",
            .title = "First or later mention",
            .meaning = "Is it the first annotation of the same words in the gold of its document, or a later "
                       "one?",
            .group = SliceGroup::Corpus,
            .values = mentionValues,
            .tells = tellsWords,
            .lacks = lacksText,
            .feature = true,
            .ofGoldOnly = true },
        { .id = "seen-words",
            .title = "Words seen in training",
            .meaning = "Are all words of the annotation in annotations of the training data, some, or none? "
                       "Upper and lower case are told apart; signs are no words.",
            .group = SliceGroup::Corpus,
            .values = seenWordValues,
            .tells = tellsTraining,
            .lacks = lacksTraining,
            .feature = true },
        { .id = "left",
            .title = "Left boundary",
            .meaning = "Of pairs: tokens by which the system begins later (or, below 0, earlier) than the "
                       "gold. Tokens of the gold's document; where it has none its words between blanks.",
            .group = SliceGroup::Pair,
            .values = leftValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Asked,
            .ofPairsOnly = true },
        { .id = "right",
            .title = "Right boundary",
            .meaning = "Of pairs: tokens by which the system ends later (or, below 0, earlier) than the "
                       "gold. Tokens of the gold's document; where it has none its words between blanks.",
            .group = SliceGroup::Pair,
            .values = rightValues,
            .tells = tellsUnits,
            .lacks = lacksUnits,
            .bins = SliceBinning::Asked,
            .ofPairsOnly = true },
        { .id = "left-characters",
            .title = "Left boundary in characters",
            .meaning = "Of pairs: characters by which the system begins later (or, below 0, earlier) than "
                       "the gold.",
            .group = SliceGroup::Pair,
            .values = leftCharacterValues,
            .tells = always,
            .bins = SliceBinning::Asked,
            .ofPairsOnly = true },
        { .id = "right-characters",
            .title = "Right boundary in characters",
            .meaning = "Of pairs: characters by which the system ends later (or, below 0, earlier) than the "
                       "gold.",
            .group = SliceGroup::Pair,
            .values = rightCharacterValues,
            .tells = always,
            .bins = SliceBinning::Asked,
            .ofPairsOnly = true },
        { .id = "boundary",
            .title = "Differing boundary",
            .meaning = "Of pairs: does the system begin elsewhere than the gold (left), end elsewhere "
                       "(right), both, or neither (same)?",
            .group = SliceGroup::Pair,
            .values = boundaryValues,
            .tells = always,
            .ofPairsOnly = true },
        { .id = "judgement",
            .title = "Judgement",
            .meaning = "What a person has said of the record: the gold is wrong, the system is wrong, it is "
                       "debatable.",
            .group = SliceGroup::Own,
            .values = judgementValues,
            .tells = tellsJudgements,
            .lacks = "Judgements stand beside a project (--project FILE) or in a file that --judgements "
                     "names, and there are none." },
    };
    return slices;
}

const BuiltInSlice* builtInSlice(std::string_view id)
{
    return support::found(builtInSliceList(), id, &BuiltInSlice::id);
}

} // namespace touchstone::analysis
