// SPDX-License-Identifier: GPL-3.0-or-later
// Slices: by noise, period, lengths, nesting, training data, words, ends of pairs and the user's attributes,
// each record of an evaluation has one value. So the values of a slice part the records, and their counts add
// up to the whole.
//
// A slice is not a restriction (analysis::Restriction, --noise-level, --time-period): that chooses
// annotations or documents first and matches what is left; here the matching of the whole corpus stays, and
// its records are sorted by value afterwards. Recall of a noise level is therefore nearly the same in both,
// precision is not: a false alarm has no gold annotation that gives its noise.
//
// A record has the value of its gold annotation, else of its system annotation, as where rows of types add
// up. Ends are compared in pairs; other records have no value there.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// What is known of no record of a slice ("none"): no date, no text, no attribute. A word of the corpus or of
/// the user that is `none` itself stands in quotation marks ("\"none\""; with quotation marks of its own in
/// one more pair), so that two things are never one value.
inline constexpr std::string_view noSliceValue = "none";
/// The row of all records in tables of a slice, which is no value. A word that is written like it stands in
/// quotation marks, too.
inline constexpr std::string_view wholeSliceRow = "Overall";
/// Of word-before, word-after, shape-before, shape-after: the annotation is at the begin or end of its
/// sentence. A word of the text that is `edge` itself stands in quotation marks, too.
inline constexpr std::string_view edgeSliceValue = "edge";

/// The slice of what people have said of records; its values are verdictName()s.
inline constexpr std::string_view verdictSlice = "verdict";
/// The same of two judges: "gold-wrong/both-wrong".
inline constexpr std::string_view verdictPairSlice = "verdict-pair";
/// What one judge has said: "verdict.Ada". A slice where the judgements name this judge; it is in no list of
/// slices, since there may be many judges.
[[nodiscard]] std::string verdictSliceOf(const std::string& judge);
/// The judge of such a slice; nothing: it is another slice.
[[nodiscard]] std::optional<std::string> judgeOfSlice(std::string_view id);

/// What a slice tells of, for menus.
enum class SliceGroup : std::uint8_t {
    Document, ///< its document and how good the text is
    Name, ///< the annotation itself: its length, form and words
    Context, ///< what stands around it
    Corpus, ///< its words elsewhere in the gold, in training data
    Pair, ///< how the two annotations of a pair differ
    Own ///< what people say: judgements, attributes
};

struct SliceDimension
{
    std::string id; ///< the word of --by and --where: "entity-length"; of an attribute its column's name
    std::string title; ///< English, for headings: "Entity length"
    std::string meaning; ///< English, a sentence or two: what is counted, in which units
    bool ofDocuments = false; ///< all records of a document have one value: scores of any measure are exact
    bool binned = false; ///< numbers in bins, which SliceParameters::bounds changes
    bool open = false; ///< as many values as the corpus has words: rank them, do not list them all
    bool takesBounds = false; ///< bounds make bins of it: values are numbers, of an attribute some at least
    /// Only gold annotations have a value, so that false alarms belong to none: no precision by value.
    bool ofGoldOnly = false;
    /// Only pairs have a value, so that what was missed and false alarms belong to none: counts by value, but
    /// no precision, recall and F1, which would leave out the worst.
    bool ofPairsOnly = false;
    bool usualBins = false; ///< in bins also where the user gave no bounds
    SliceGroup group = SliceGroup::Own;
    /// A feature of the annotation that says nothing of its outcome, and not in other words what another
    /// slice says: where errors gather is looked for by its values.
    bool feature = false;
};

/// Has the record no value since only gold annotations, or only pairs, have one?
[[nodiscard]] bool lacksValue(const SliceDimension& dimension, const match::PairOutcome& record);
/// Marks in the counts of one value what records without value leave unknown.
void leaveUntold(const SliceDimension& dimension, metrics::Tally& tally);
/// SliceDimension::meaning.
[[nodiscard]] support::Message meaningOf(const SliceDimension& dimension);
/// Why these numbers are not told.
[[nodiscard]] support::Message untoldByValueNote(const SliceDimension& dimension, std::int64_t withoutValue);

/// Ids of the slices that Touchstone knows by itself, in the order of menus, group after group: noise,
/// period, data-set, document-length, document-position, entity-length, tokens, surface, characters, shape,
/// digit, hyphen, full-stop, apostrophe, lower-word, first-word, last-word, nesting, crossing, neighbour,
/// word-before, word-after, shape-before, shape-after, enclosed, sentence-position, sentence-length,
/// sentence-case, sentence-annotations, sentence-types, seen, seen-words, surface-count, surface-types,
/// mention, left, right, left-characters, right-characters, boundary, verdict,
/// verdict-pair.
[[nodiscard]] std::vector<std::string> builtInSlices();
/// The group of a slice; Own for what is not built in.
[[nodiscard]] SliceGroup sliceGroup(std::string_view id);
/// Of these such as hold numbers, which bounds put into bins.
[[nodiscard]] std::vector<std::string> binnedSlices();

/// Are the values of the slice differences (left, right, in tokens and characters)? Those are whole numbers
/// ("-1", "2") where no bounds make bins of them.
[[nodiscard]] bool tellsDifferences(std::string_view id);
/// All values of a slice that has the same ones everywhere, whether or not records have them: `boundary`,
/// `verdict`, that of one judge, too. Empty: they are those of the data.
[[nodiscard]] std::vector<std::string> fixedValues(std::string_view id);
/// Is the value a word of ours or a bin ("first-tenth", "4-5", `noSliceValue`), and no word of the corpus or
/// of the user? Of bounds that the user set for an attribute nothing is known here: no.
[[nodiscard]] bool isOwnValue(std::string_view id, std::string_view value);
/// Would the value be one of the slice, whether or not these records have it? Of differences without bins any
/// whole number, else one of fixedValues(); of other slices nothing is known beforehand.
[[nodiscard]] bool mayHold(const Evaluation& evaluation, std::string_view id, std::string_view value);
/// A slice as a person writes it: "verdict" may be called by the word of judgements from before, "judgement";
/// others stay.
[[nodiscard]] std::string typedSlice(const std::string& word);
/// A value as a person writes it, as the slice has it: of differences "+1" is "1" and "−1" (with a true
/// minus) "-1", of verdicts the former words are today's; others stay.
[[nodiscard]] std::string typedSliceValue(std::string_view id, const std::string& word);

/// Is it the name of a facet of the measure `rules`? Such names are no slices; an attribute of this name is
/// called "attribute.NAME".
[[nodiscard]] bool isRuleFacet(std::string_view id);

/// Those of which some annotation or document has a value, in the order of menus, so group after group;
/// attributes last in the order of their columns: noise where an annotation has one (LED of HIPE), period
/// where a document has a date, lengths and words where there are texts or tokens, seen with training data.
/// O(documents + annotations).
[[nodiscard]] std::vector<SliceDimension> sliceDimensions(const Evaluation& evaluation);

/// The dimension of this id, or why there is none: a name that nobody knows, or what it lacks ("--train FILE
/// tells …"). Errors: InvalidOption.
[[nodiscard]] support::Result<SliceDimension> sliceDimension(
    const Evaluation& evaluation, std::string_view id);

/// Bounds of an attribute none of whose values is a number, which bins could not hold. Other names are not
/// checked here. Errors: InvalidOption.
[[nodiscard]] support::Result<void> checkBounds(const SliceParameters& slices);

/// The value of each record; null where there is no such slice. Made at the first call and kept by the
/// evaluation (Evaluation::facets), so call it from a background job first. `names`: values that occur (of
/// slices of documents also those of documents without records), bins in their order, words by number or
/// code point, `noSliceValue` last. Every record has exactly one.
/// O(records + annotations log annotations of a document + texts without tokens).
///
/// noise: the noise of its text that the annotation's own file gives (LED), in bins above their first number,
///   up to and with their second, as NoiseBins.
/// period: years of the documents' dates (yearOf, the gold's where there is one): single years, decades …,
///   as many as make at most 12 of the gold's; or bins that end with the given years.
/// data-set: the parts of joined data sets, in their order.
/// document-length, entity-length: in tokens where the document has some, else in words (text::splitTokens);
///   documents of equal texts in those of the gold on both sides. Of fragments the sum. Bins as above.
/// nesting: "inner": inside another entity of its side, by its parent or by its span (two of the same span
///   are not inside each other); "outer": holds another, and is in none; else "flat". Of a discontinuous
///   annotation its covering span counts. Components are as their entity.
/// tokens: "single-token" or "multi-token", by entity-length.
/// seen: "seen": the training data holds an annotation of the same string and literal type; "other-label": of
///   the same string, but of other types only; "unseen". Strings as `surface`, upper and lower case
///   distinguished, which is the convention for unseen entities ("exact match" of Taillé et al. 2020,
///   arXiv:2001.08053). Entities are looked for among entities, components among components; under --pairing
///   hipe types are compared in upper case, as that scorer does.
/// Attributes: that of the gold annotation by its id, else of the document by its name; the user's words, in
///   numbers' order where all are numbers. Where bounds are given and a value is a number, in bins, and what
///   is no number has none.
/// surface: the words as they are written, case kept, runs of white space as one blank; fragments joined by
///   " … ", of more than 1,000 characters the middle left out.
///
/// Words and shapes. Words are tokens of the annotation's document, else text::splitTokens; where texts are
/// equal those of the gold on both sides. Upper and lower case are told apart.
/// characters: code points of all fragments, in bins 1-3, 4-7, 8-15, 16-31, over 31.
/// shape: of the whole name (text/nameshape.h): "UPPER", "Title", "lower", "Title+lower", "mixed", "number",
///   "with-digit", "uncased" (letters that know no case), "signs".
/// digit, hyphen, full-stop, apostrophe: "yes", "no": has the name such a sign? lower-word: a word in lower
///   case between two that begin with a capital ("University of Paris").
/// first-word, last-word: of the annotation, cut to it.
/// word-before, word-after: the words beside it in its sentence, or `edgeSliceValue`; shape-before,
///   shape-after: their shapes.
/// enclosed: by the next signs that are no blanks: "brackets" on both sides, "after-bracket": an opening one
///   before it alone, "before-bracket": a closing one behind it alone, "quotes" on both sides, "no".
///
/// Sentences are those of the file where it tells some, else lines of the text; without text the document.
/// An annotation is in that of its first word. Others are entities of its side.
/// sentence-position: "whole", "start", "inside", "end". sentence-length: words, in bins 1-3, 4-9, 10-24,
///   over 24. sentence-case: "capitals": at least 70 % of the letters that know case are capitals; "usual".
/// sentence-annotations: how many with itself, in bins 1, 2, 3, 4-6, over 6. sentence-types: the others':
///   "alone": there are none, "same-type", "mixed": other types, too.
/// neighbour: the nearest that does not overlap: "touching", "one-between" (one word), "apart".
/// crossing: "yes": its covering span overlaps that of another and neither holds the other; "no".
/// document-position: by its first word: "first-tenth", "middle", "last-tenth" of the document's words.
///
/// Of the gold alone, by `surface`; entities among entities, components among components:
/// surface-count: how often the gold annotates these words, in bins 1, 2-3, 4-9, over 9. surface-types:
///   "one", "several": types it gives them. mention: "first" in its document, "later".
/// seen-words: are the words of the name in names of the training data? "all-words", "some-words",
///   "no-words".
///
/// left, right, left-characters, right-characters, boundary: of pairs, how the ends of their annotations
///   differ. Of a discontinuous annotation its outer ends count; where texts differ, positions are compared
///   as they are brought together (CommonSpans). `left` is the system's begin minus the gold's, `right` the
///   system's end minus the gold's: right -1 ends a token early, left 1 begins a token late. Each number is a
///   value; bins where bounds are given.
/// left, right: in tokens of the gold's document, else in words between blanks of its text, whatever tokens
/// the
///   system has, so that systems are told in one unit; of a gold of offsets only in the system's. An
///   annotation begins with the first token that it shares a character with and ends with the last, so that
///   ends inside of one token differ by 0. An end that is the same where spans are compared (--unit) differs
///   by 0, too, when the gold alone has a token there.
/// left-characters, right-characters: in code points; where texts are aligned, of what stands in both,
///   and of whole words that stand in one (align::WordColumns).
/// boundary: which ends differ where spans are compared, in characters or tokens (--unit): "same", "left",
///   "right", "both". "same" may still be a boundary error of a discontinuous annotation.
/// verdict: the one in force for the record's annotations (judgedrecords.h), by verdictName().
/// verdict-pair: "gold-wrong/both-wrong", of the first two judges by name who have judged the record; what is
///   adjudicated is not asked.
/// verdict.NAME: what the judge of this name has said of the record; likewise.
[[nodiscard]] const FacetColumn* sliceFacet(const Evaluation& evaluation, std::string_view id);

/// Values of several evaluations of one gold in one order, each once: bins and fixed words as sliceFacet has
/// them, words by number where all are numbers, else by code point; `noSliceValue` last. `values`: what
/// occurs in any of them. O(values log values), and of slices that are not open what sliceFacet costs.
[[nodiscard]] std::vector<std::string> orderedValues(std::span<const EvaluationPtr> evaluations,
    const SliceDimension& dimension, std::vector<std::string> values);

/// Number (in sliceFacet's names) of the value of each case; empty where the slice is none of documents.
[[nodiscard]] std::vector<std::uint32_t> sliceOfCases(const Evaluation& evaluation, std::string_view id);

} // namespace touchstone::analysis
