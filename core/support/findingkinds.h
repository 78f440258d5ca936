// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of findings, one row for each code: how much it matters to the numbers, and what several of a
// kind are in one sentence. A finding with a code that no row knows does not compile. Include it where
// findings are made.
#pragma once

#include "core/support/diagnostics.h"

#include <cstddef>
#include <iterator>

namespace touchstone::support {

/// What a finding means for the numbers, the worst first. The first four change scores: who reads a table
/// must know. An error of any kind does so too: a row, an annotation or a file was left out.
enum class FindingClass : std::uint8_t {
    Unread, ///< a side, a file or a column was not read, or not as it was meant
    Documents, ///< documents that are not compared with what they stand for
    Lost, ///< annotations that were left out
    Altered, ///< annotations that stand elsewhere, or under another type, than they were written
    Doubt, ///< a choice was made that may be wrong
    Unused, ///< a setting or a file has no effect
    Repaired, ///< mended as the tools of the format do
    Remark
};

struct FindingKind
{
    /// "hipe.labels"; "*.offset": that fault in any reader, unless a row of its own says otherwise.
    std::string_view code;
    FindingClass what = FindingClass::Doubt;
    /// Several of the kind, a sentence without its stop: {n:one|many} is their number with a word, {one|many}
    /// a word that follows the number before it; {a:one|many} the annotations they touch, and what stands in
    /// [brackets] is left out where these are not known. No name stands in it: it is printed in anonymous
    /// tables.
    std::string_view many;
    /// Codes, separated by blanks, that are not shown beside this one of the same system: what they say is a
    /// consequence of it, or does not hold any more.
    std::string_view hides {};
};

namespace detail {

using enum FindingClass;

inline constexpr FindingKind findingKinds[] = {
    // Documents and texts of the two sides.
    { "pairing.not-cut", Unread,
        "{n:file has|files have} no document marks and another number of tokens than the gold",
        "pairing.gold-only pairing.system-only" },
    { "pairing.refused", Unread, "{n:run was|runs were} not scored: most documents are other texts" },
    { "pairing.other-texts", Unread, "{n:run is|runs are} scored although most documents are other texts" },
    { "pairing.no-beginning", Documents,
        "{n:file lacks|files lack} {its|their} beginning[: {a:annotation counts|annotations count} as "
        "missing]",
        "pairing.gold-only" },
    { "pairing.gold-only", Documents,
        "{n:document|documents} of the gold {is|are} not in the system[: {a:annotation counts|annotations "
        "count} as missing]" },
    { "pairing.system-only", Documents,
        "{n:document|documents} of the system {is|are} not in the gold[: {a:annotation counts|annotations "
        "count} as spurious]" },
    { "pairing.by-order", Doubt, "{n:system's|systems'} documents were paired by their order" },
    { "pairing.by-text", Remark, "{n:system's|systems'} documents met the gold's by their texts" },
    { "input.itself", Unread, "{n:system is|systems are} the gold's own file, compared with itself" },
    { "input.both-columns", Doubt,
        "{n:file holds|files hold} gold and system in {its|their} last two columns" },
    { "system.copy", Doubt, "{n:system equals|systems equal} the gold" },
    { "pairing.cut", Remark, "{n:file was|files were} cut to the gold's documents", "conll.no-docstart" },
    { "cut.span", Altered,
        "{n:annotation crosses|annotations cross} a border of documents and {was|were} split there" },
    { "text.early-ends", Documents,
        "{n:system has|systems have} documents that end early[: {a:annotation|annotations} of the gold "
        "behind the end {counts|count} as missing]" },
    { "text.late-begins", Documents,
        "{n:system has|systems have} documents that lack their beginning[: {a:annotation|annotations} of the "
        "gold in it {counts|count} as missing]" },
    { "text.across-border", Documents,
        "{n:system lacks|systems lack} the end or beginning of texts[: {a:annotation|annotations} of the "
        "gold {reaches|reach} into it and {is|are} at best found in part]" },
    { "text.late-begin", Remark, "{n:document lacks|documents lack} {its|their} beginning" },
    { "text.early-end", Remark, "{n:document ends|documents end} early" },
    { "text.differs", Doubt, "{n:system has|systems have} texts that differ from the gold's" },
    { "text.off-token-borders", Doubt,
        "{n:system has|systems have} annotations that do not begin and end at tokens" },
    { "text.tokens", Remark, "{n:document is|documents are} compared token by token" },
    { "text.characters", Remark, "{n:document is|documents are} aligned character by character" },
    { "hipe.tokens", Altered, "{n:document has|documents have} another number of tokens than the gold's",
        "pairing.cut" },
    { "hipe.labels", Lost,
        "{n:system has|systems have} labels that the gold lacks[: {a:annotation is|annotations are} left "
        "out]" },
    { "hipe.no-noise", Unused, "{n:gold tells|golds tell} no noise" },

    // Files and folders.
    { "io.skipped", Doubt, "{n:file was|files were} left out" },
    { "io.empty-file", Unread, "{n:file is|files are} empty" },
    { "io.document-twice", Doubt, "{n:document has|documents have} the name of an earlier one" },
    { "io.encoding", Repaired, "{n:stretch|stretches} of bytes {is|are} not UTF-8" },
    { "io.utf16", Remark, "{n:file is|files are} UTF-16" },
    { "io.cr", Remark, "{n:file has|files have} carriage returns as line ends" },
    { "io.docbin", Remark, "{n:file is|files are} read as DocBin" },
    { "io.option-unused", Unused, "{n:option says|options say} nothing here" },
    { "system.unreadable", Unread, "{n:system|systems} could not be read" },

    // CoNLL.
    { "conll.no-docstart", Doubt, "{n:file has|files have} no -DOCSTART- line" },
    { "conll.tag-column", Doubt, "{n:file has|files have} no tags in the last column" },
    { "conll.other-column", Doubt, "{n:file has|files have} the tags in another column than those before" },
    { "conll.columns", Altered, "{n:row has|rows have} another number of columns than most" },
    { "conll.tag", Doubt, "{n:tag has|tags have} no prefix as the others have" },
    { "conll.empty-token", Repaired, "{n:row has|rows have} no token" },
    { "conll.numbered", Remark, "{n:file counts|files count} the tokens in the first column" },
    { "conll.comment", Remark, "{n:file has|files have} comments" },
    { "conll.type-with-blanks", Remark, "{n:file has|files have} types with blanks" },
    { "conll.not-judged", Altered,
        "{n:system has|systems have} documents that --strict-scheme does not judge" },
    { "conll.as-seqeval", Doubt, "{n:system has|systems have} tags that seqeval reads in another way" },
    { "*.transition", Repaired, "{n:tag does|tags do} not follow the tag before as the scheme wants" },
    { "*.scheme", Remark, "{n:file|files} with tags of a known scheme" },

    // HIPE.
    { "hipe.links-as-types", Doubt,
        "{n:system|systems} of which types are compared where links were chosen" },
    { "hipe.no-answer", Unread, "{n:column holds|columns hold} no answer" },
    { "hipe.empty-id", Doubt, "{n:document_id line has|document_id lines have} no value" },
    { "hipe.hash-rows", Remark, "{n:file has|files have} rows that hold only #" },
    { "hipe.columns", Altered, "{n:row has|rows have} another number of columns than the header" },
    { "hipe.header", Doubt, "{n:header is|headers are} missing or not understood" },
    { "hipe.prefix", Doubt, "{n:cell has|cells have} neither B- nor I-" },
    { "hipe.empty-token", Repaired, "{n:row has|rows have} no token" },
    { "hipe.meto-overlap", Altered,
        "{n:metonymic annotation has|metonymic annotations have} another span than any entity" },
    { "hipe.meto-alone", Doubt, "{n:metonymic annotation meets|metonymic annotations meet} no entity" },
    { "hipe.component-cut", Altered, "{n:component crosses|components cross} the end of an entity" },
    { "hipe.component-alone", Lost, "{n:component meets|components meet} no entity" },
    { "hipe.nested-crossing", Doubt,
        "{n:nested annotation crosses|nested annotations cross} the end of an entity" },
    { "hipe.nested-outside", Doubt, "{n:nested annotation meets|nested annotations meet} no entity" },
    { "hipe.tree", Doubt, "{n:annotation does|annotations do} not fit into a tree" },

    // Faults that several readers know. An error is what was left out.
    { "*.document", Documents, "{n:record is|records are} no document and {was|were} skipped" },
    { "*.object", Documents, "{n:line is|lines are} no document and {was|were} skipped" },
    { "*.syntax", Documents, "{n:place|places} could not be read" },
    { "*.nesting", Documents, "{n:line is|lines are} nested too deep and {was|were} skipped" },
    { "*.text", Doubt, "{n:document has|documents have} no text, or several" },
    { "*.id", Doubt, "{n:id|ids} had been given before" },
    { "*.row", Lost, "{n:row|rows} could not be read as {it stands|they stand}" },
    { "*.columns", Altered, "{n:row has|rows have} another number of columns" },
    { "*.offset", Altered, "{n:annotation has|annotations have} offsets that do not fit the text" },
    { "*.location", Lost, "{n:annotation has|annotations have} no offsets and {was|were} skipped" },
    { "*.entity", Lost, "{n:annotation|annotations} could not be read and {was|were} skipped" },
    { "*.span", Lost, "{n:annotation|annotations} could not be read and {was|were} skipped" },
    { "*.region", Lost, "{n:annotation|annotations} could not be read and {was|were} skipped" },
    { "*.mention", Lost, "{n:annotation|annotations} could not be read and {was|were} skipped" },
    { "*.sofa", Lost,
        "{n:annotation belongs|annotations belong} to a text that is not there and {was|were} skipped" },
    { "*.token", Lost, "{n:token|tokens} could not be read and {was|were} skipped" },
    { "*.label", Lost, "{n:annotation has|annotations have} no label and {was|were} skipped" },
    { "*.absent", Lost, "{n:mention|mentions} could not be found in the text and {was|were} left out" },
    { "*.tag", Doubt, "{n:tag is|tags are} not written as the others are" },
    { "*.tags", Documents, "{n:document has|documents have} another number of tags than words" },
    { "*.type", Altered, "{n:annotation has|annotations have} no type" },
    { "*.no-prediction", Documents, "{n:file has|files have} tasks without a prediction" },
    { "*.choice", Documents,
        "{n:task asks|tasks ask} for no spans and {counts|count} as without annotations" },
    { "*.answer", Documents, "{n:task has|tasks have} an answer that is not known and {was|were} skipped" },
    { "*.spans-key", Unread, "{n:file has|files have} groups of spans and no entities" },
    { "*.unit", Doubt, "{n:file counts|files count} offsets in another way than its format" },
    { "*.surface", Doubt, "{n:annotation has|annotations have} other words than stand at the offsets" },
    { "*.inexact", Doubt, "{n:mention stands|mentions stand} in the text in another spelling" },
    { "*.ambiguous", Doubt, "{n:mention stands|mentions stand} in the text more often than listed" },
    { "*.annotator", Doubt, "{n:task was|tasks were} annotated by several people" },
    { "*.again", Doubt, "{n:input was|inputs were} annotated before" },
    { "*.binary", Doubt, "{n:span was|spans were} judged in two ways" },
    { "*.model", Doubt, "{n:file has|files have} predictions of several models" },
    { "*.labels", Doubt, "{n:file has|files have} numbers for labels" },
    { "*.passage", Doubt, "{n:passage does|passages do} not stand at its offset" },
    { "*.value", Doubt, "{n:value was|values were} not understood and {is|are} ignored" },
    { "*.score", Doubt, "{n:score is|scores are} no number from 0 to 1 and {is|are} ignored" },
    { "*.noise", Doubt, "{n:value|values} of noise {is|are} not understood and ignored" },
    { "*.tokens", Doubt, "{n:document has|documents have} tokens that do not fit the text" },
    { "*.format", Doubt, "{n:file does|files do} not name the format" },
    { "*.parent", Doubt, "{n:annotation names|annotations name} a parent that is not there" },
    { "*.orphan", Lost,
        "{n:component stands|components stand} in no entity and {takes|take} part in no score" },
    { "*.key", Repaired, "{n:key stands|keys stand} twice" },
    { "*.entity-id", Repaired, "{n:id was|ids were} given to an earlier annotation" },
    { "*.fragments", Repaired, "{n:annotation has|annotations have} pieces that touch or are out of order" },
    { "*.cut", Repaired, "{n:offset points|offsets point} into a character" },
    { "*.part", Repaired, "{n:part does|parts do} not lie in its token" },
    { "*.quote", Repaired, "{n:quotation mark is|quotation marks are} not closed" },
    { "*.surrogate", Repaired, "{n:string holds|strings hold} half of a UTF-16 pair" },
    { "*.nul", Repaired, "{n:string holds|strings hold} NUL" },
    { "*.character", Repaired, "{n:reference stands|references stand} for no character" },
    { "*.predictions", Remark, "{n:file has|files have} predictions beside tags" },
    { "*.unannotated", Remark, "{n:file has|files have} tasks without annotations" },
    { "*.relations", Remark, "{n:file holds|files hold} relations, which take no part in any score" },
    { "*.left-out", Remark, "{n:kind|kinds} of things that the format has no place for" },

    // Single formats, where one of the above means something else.
    { "jsonl.entities", Unread, "{n:document has|documents have} annotations under a key that is not read" },
    { "jsonl.parent-span", Remark, "{n:annotation does|annotations do} not lie in its parent" },
    { "webanno.offset", Doubt, "{n:token has|tokens have} offsets that do not fit" },
    { "records.relations-gone", Remark,
        "{n:document lacks|documents lack} relations of annotations that corrections remove" },
    { "brat.id", Repaired, "{n:id was|ids were} given to an earlier annotation" },
    { "brat.reference", Doubt, "{n:line names|lines name} an annotation that is not there" },
    { "brat.changed", Remark, "{n:name|names} that brat cannot have" },
    { "labelstudio.model-version", Unused, "{n:model version says|model versions say} nothing here" },
    { "labelstudio.text", Doubt, "{n:file has|files have} texts of systems that differ from the gold's" },
    { "neleval.id", Altered, "{n:name has|names have} an empty id" },
    { "neleval.type", Doubt, "{n:candidate has|candidates have} no type" },
    { "neleval.columns", Altered, "{n:line has|lines have} a candidate that is cut" },
    { "elevant.nested", Remark, "{n:file has|files have} labels inside others" },
    { "elevant.outside", Remark, "{n:label lies|labels lie} outside of what is evaluated" },
    { "docbin.group", Lost, "{n:document has|documents have} groups of spans that are cut" },
    { "docbin.string", Altered, "{n:document has|documents have} strings that are not in the file" },
    { "quaero.deep", Lost, "{n:tag stands|tags stand} too deep and {is|are} ignored" },
    { "quaero.close", Altered, "{n:tag closes|tags close} nothing that is open" },
    { "quaero.empty", Lost, "{n:annotation holds|annotations hold} no words and {is|are} left out" },
    { "quaero.unclosed", Repaired, "{n:tag is|tags are} not closed" },
    { "quaero.crossing", Repaired, "{n:tag crosses|tags cross} another" },
    { "quaero.repeated", Repaired, "{n:tag stands|tags stand} twice on the same words" },
    { "quaero.markup", Repaired, "{n:sign begins|signs begin} no tag" },
    { "quaero.attributes", Remark, "{n:tag has|tags have} attributes" },
    { "quaero.name", Remark, "{n:tag is|tags are} read as entities" },

    // Labels and settings.
    { "labels.disjoint", Unread, "{n:system shares|systems share} no label with the gold" },
    { "labels.renamed", Altered,
        "{n:system has|systems have} labels that the gold writes in another way[: {a:annotation "
        "is|annotations are} partly right at best]" },
    { "labels.unmatched", Doubt,
        "{n:system has|systems have} labels that the gold lacks, or lacks some of its" },
    { "labels.unknown", Unused, "{n:label is|labels are} named that no annotation bears" },
    { "labels.left-out", Remark, "{n:side|sides} of which labels are left out" },
    { "labels.dropped", Remark, "{n:side|sides} of which labels are dropped" },
    { "labels.joined", Remark, "{n:side|sides} of which annotations became one" },
    { "links.none", Unread, "{n:system links|systems link} no name where the gold does" },
    { "links.equivalents", Unread, "{n:system has|systems have} no id of --link-equivalents" },
    { "preset.edition", Remark, "{n:setting is|settings are} of another edition than the preset's" },
    { "settings.unused", Unused, "{n:setting says|settings say} nothing here" },
    { "settings.additive", Remark, "{n:word stands|words stand} for another" },
    { "score.n-best", Unused, "{n:number|numbers} of candidates without links to count" },
    { "preset.custom", Doubt, "{n:setting is|settings are} not the preset's" },
    { "score.chosen", Remark,
        "{n:confidence threshold was|confidence thresholds were} chosen on other data" },
    { "shards.left-out", Unused,
        "{n:part of the numbers does|parts of the numbers do} not add up over shards" },
    { "shards.repeats", Documents, "{n:shard repeats|shards repeat} a part of another one" },
    { "score.none", Unused, "{n:system tells|systems tell} no scores" },
    { "score.untold", Doubt, "{n:system has|systems have} annotations without a score" },
    { "score.dropped", Remark, "{n:system has|systems have} annotations with a lower score" },
    { "attributes.unknown", Unused, "{n:file has|files have} attributes that stand for nothing in the gold" },
    { "attributes.ambiguous", Doubt,
        "{n:file has|files have} attributes that stand for annotations of several documents" },
    { "slice-bounds.values", Doubt, "{n:attribute has|attributes have} values that are no numbers" },
    { "slice-bounds.unknown", Unused, "{n:slice has|slices have} bounds and no numbers" },
    { "slice.no-noise", Unused, "{n:noise level is|noise levels are} empty" },
    { "slice.undated", Doubt, "{n:system has|systems have} documents without a date" },
    { "slice.measure", Unused, "{n:measure|measures} cannot be told by slice" },
    { "train.types", Unused, "{n:system shares|systems share} no type with the training data" },
    { "train.empty", Unused, "{n:file|files} of training data without a name" },
    { "train.read", Remark, "{n:file|files} of training data" },
    { "compare.run", Unread, "{n:run was|runs were} not scored and {stays|stay} out" },
    { "trend.file", Unread, "{n:file|files} could not be read and {stays|stay} out" },
    { "trend.name", Doubt, "{n:name stands|names stand} for two systems" },
    { "trend.mean", Doubt, "{n:file has|files have} runs without a mean over the data sets" },
    { "trend.names", Unused, "{n:trend|trends} of which no system is in two files" },

    // Measures.
    { "noisy.no-text", Lost,
        "{n:system has|systems have} documents without text, in which noisy compares nothing" },
    { "noisy.causes", Remark, "{n:system|systems} of which it cannot be told what errors come from" },
    { "noisy.leading-inside", Doubt, "{n:system has|systems have} tags that nerval does not count" },
    { "noisy.nested-mark", Remark, "{n:system has|systems have} spaces after inner entities" },
    { "noisy.passed-over", Remark, "{n:system|systems} with entities over text that was compared before" },
    { "noisy.hidden", Remark, "{n:system|systems} with annotations hidden by inner ones" },
    { "noisy.entity-errors", Remark, "{n:system|systems} without ECER and EWER in some documents" },
    { "surface.no-text", Doubt, "{n:system has|systems have} annotations without text" },
    { "eter.curve", Remark, "{n:system|systems} without a curve of ETER" },
    { "tree.orphan", Remark, "{n:component belongs|components belong} to no entity" },
    { "tree.outside", Remark, "{n:annotation reaches|annotations reach} out of the one that holds it" },

    // Projects and campaigns.
    { "project.broken", Unread, "{n:project breaks|projects break} off" },
    { "project.value", Unread, "{n:value of a project is|values of projects are} left out" },
    { "project.outside", Unread, "{n:path leads|paths lead} out of the project's folder" },
    { "project.file", Unread, "{n:file of a project is|files of projects are} not there" },
    { "project.pattern", Unread, "{n:pattern matches|patterns match} no file" },
    { "project.key", Unused, "{n:key of a project is|keys of projects are} not known" },
    { "project.capture", Unused, "{n:capture is|captures are} named that no pattern has" },
    { "project.type", Unused, "{n:type of a project is|types of projects are} in no file" },
    { "campaign.gold", Unread, "{n:run has|runs have} no gold" },
    { "project.note", Doubt, "{n:line of notes is|lines of notes are} no note" },
    { "corrections.refused", Lost,
        "{n:correction is|corrections are} not applied: the format of the gold cannot hold {it|them}" },
    { "corrections.opposed", Lost,
        "{n:correction is|corrections are} not applied: one judge says two things of one place" },
    { "corrections.lost", Lost, "{n:correction fits|corrections fit} nothing of the gold" },
    { "corrections.row", Lost, "{n:row|rows} of corrections could not be read" },
    { "corrections.none", Unused, "{n:file of corrections says|files of corrections say} nothing" },
    { "corrections.untold", Doubt,
        "{n:judgement says|judgements say} that the gold is wrong, but not what is right" },
    { "corrections.judges", Remark, "{n:correction gives|corrections give} way to another judge's" },
    { "project.judgement", Doubt, "{n:line of judgements is|lines of judgements are} no judgement" },
    { "judgement.lost", Doubt, "{n:judgement is|judgements are} lost: the gold has changed" },
    { "campaign.task", Unused, "{n:run belongs|runs belong} to no task" },
    { "campaign.run", Doubt, "{n:finding changes|findings change} scores of runs" },
    { "campaign.name", Doubt, "{n:run is|runs are} called as another one" },
    { "campaign.set", Doubt, "{n:data set is|data sets are} called as another one" },
    { "campaign.twice", Unread, "{n:file is|files are} matched by two patterns" },
    { "campaign.older", Remark, "{n:older run stays|older runs stay} out" },
    // Rules of users; any of them stops the work.
    { "rules.syntax", Unread, "{n:place is|places are} not written as rules are" },
    { "rules.limit", Unread, "{n:limit of rules is|limits of rules are} passed" },
    { "rules.name", Unread, "{n:name is|names are} not known" },
    { "rules.type", Unread, "{n:value is|values are} of another type" },
    { "rules.duplicate", Unread, "{n:rule has|rules have} the name of an earlier one" },
    { "rules.unset", Doubt, "{n:condition asks|conditions ask} for what no rule sets" },
    { "rules.settings", Unread, "{n:setting is|settings are} wrong" },
    { "rules.file", Unread, "{n:file|files} of rules could not be read" },
    { "rules.encoding", Unread, "{n:file|files} of rules {is|are} not UTF-8" },

    // What `check` says of a submission, the causes first.
    { "submission.unreadable", Unread, "{n:file|files} could not be read" },
    { "submission.empty-file", Unread, "{n:file is|files are} empty", "submission.empty io.empty-file" },
    { "submission.no-marks", Unread, "{n:file has|files have} no document marks",
        "submission.missing submission.further submission.text submission.tokens submission.early-end "
        "submission.late-begin submission.other-texts hipe.empty-id" },
    { "submission.columns", Unread, "{n:file has|files have} another number of columns than the heading",
        "submission.label submission.empty submission.further submission.missing submission.duplicate "
        "submission.offset submission.words submission.silent-end submission.link submission.text "
        "submission.tokens submission.early-end submission.late-begin submission.other-texts hipe.columns "
        "hipe.prefix hipe.transition hipe.no-answer table.row table.offset table.score" },
    { "submission.other-texts", Documents, "{n:submission holds|submissions hold} other texts",
        "submission.text submission.tokens submission.missing submission.further submission.early-end "
        "submission.late-begin submission.offset submission.label submission.by-order" },
    { "submission.cut", Documents, "{n:file was|files were} cut",
        "submission.missing submission.early-end submission.silent-end" },
    { "submission.early-end", Documents, "{n:document ends|documents end} early", "submission.empty" },
    { "submission.late-begin", Documents, "{n:document lacks|documents lack} {its|their} beginning" },
    { "submission.shift", Altered, "{n:row has|rows have} shifted cells" },
    { "submission.id", Documents, "{n:id is|ids are} missing" },
    { "submission.twice", Documents, "{n:document stands|documents stand} twice",
        "io.document-twice jsonl.id" },
    { "submission.text", Altered, "{n:document has|documents have} another text" },
    { "submission.tokens", Altered, "{n:document has|documents have} other tokens" },
    { "submission.words", Altered, "{n:document has|documents have} other words at the offsets",
        "submission.offset brat.surface" },
    { "submission.further", Documents, "{n:document is|documents are} not expected" },
    { "submission.missing", Documents, "{n:document is|documents are} missing" },
    { "submission.label", Doubt, "{n:label is|labels are} not known" },
    { "submission.offset", Lost, "{n:annotation lies|annotations lie} outside of the text" },
    { "submission.empty", Unread, "{n:submission holds|submissions hold} no annotation" },
    { "submission.silent-end", Doubt, "{n:file has|files have} no annotation at the end" },
    { "submission.by-order", Doubt, "{n:submission was|submissions were} paired by order" },
    { "submission.link", Doubt, "{n:link is|links are} not known" },
    { "submission.duplicate", Doubt, "{n:annotation stands|annotations stand} twice" },
    { "submission.order", Remark,
        "{n:submission has|submissions have} {its|their} documents in another order" },
};

inline constexpr std::size_t noKind = std::size(findingKinds);

/// The number of a code's row; noKind: there is none. "fault" alone, without a reader, is looked for among
/// those of any reader.
[[nodiscard]] constexpr std::size_t kindNumber(std::string_view code)
{
    const auto dot = code.find('.');
    const auto fault = dot == std::string_view::npos ? code : code.substr(dot + 1);
    auto any = noKind;
    for (std::size_t number = 0; number < noKind; ++number) {
        const std::string_view kind = findingKinds[number].code;
        if (kind == code) {
            return number;
        }
        if (kind.starts_with("*.") && kind.substr(2) == fault) {
            any = number;
        }
    }
    return any;
}

/// The row; null: there is none.
[[nodiscard]] constexpr const FindingKind* findKind(std::string_view code)
{
    const auto number = kindNumber(code);
    return number == noKind ? nullptr : &findingKinds[number];
}

} // namespace detail

// By number: compilers with sanitizers call no comparison of such an address constant.
consteval FindingCode::FindingCode(const char* code)
    : m_code(code)
{
    if (detail::kindNumber(m_code) == detail::noKind) {
        throw "this code has no row in core/support/findingkinds.h";
    }
}

} // namespace touchstone::support
