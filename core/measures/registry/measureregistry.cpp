// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measureregistry.h"

#include "core/measures/conll/computeconll.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/rules/computerules.h"
#include "core/measures/ser/computeser.h"
#include "core/measures/surface/computesurface.h"
#include "core/support/lookup.h"

namespace touchstone::metrics {

namespace {

// Settings of the matching, which every measure over its records depends on.
constexpr std::array<MeasureParameter, 3> pairingParameters { {
    { "pairing", "optimal|first-come|nervaluate-0.1|hipe", "optimal",
        "which annotations are paired: the best one-to-one choice, or as nervaluate 1.1.0, 0.1.8 or the HIPE "
        "scorer" },
    { "min-overlap", "0..100 percent", "0",
        "least share of the gold annotation that counts as overlap, besides one shared unit" },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

constexpr std::array<MeasureParameter, 4> mucParameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "per-type", "class|gold|isolated", "class",
        "rows of types: the type's annotations of either side (class), pairs in the row of the gold's type "
        "(gold, as HIPE's scorer), or matching anew inside each type (isolated, as nervaluate)" } };

constexpr std::array<MeasureParameter, 5> conllParameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "strict-scheme", "none|IOB2|IOBES|BILOU", "none",
        "only spans that the scheme allows count, on both sides, as in seqeval's strict mode",
        { "SCHEME", "conll: as seqeval's strict mode: IOB2, IOBES, BILOU" } },
    MeasureParameter { "conll-by", "document|sentence", "document",
        "HIPE files: do spans run over the end of a sentence (EndOfSentence), or end there",
        { "UNIT",
            "conll of HIPE files: spans run over the end of a sentence (document, default) or end there "
            "(sentence), as seqeval counts lists of sentences" } } };

constexpr std::array<std::string_view, 3> relatedTypes { "type-weights", "type-parents", "type-decay" };

constexpr std::array<MeasureParameter, 5> overlapParameters { {
    { "unit", "character|token", "character", "in what overlap is counted" },
    { "type-weights", "FILE", "none", "credit for related types: gold, system, weight" },
    { "type-parents", "FILE", "none", "credit for related types by a hierarchy: child -> parent" },
    { "type-decay", "above 0, below 1", "0.5",
        "weight of a type one step up or down the hierarchy; of two steps its square" },
    { "link-weights", "FILE", "none", "credit for related ids: gold, system, weight" },
} };

constexpr std::array<MeasureParameter, 2> linkParameters { {
    { "n-best", "1, 2, 3 …", "1", "how many of the system's candidates count" },
    { "link-equivalents", "FILE", "none", "ids that stand for the same thing, one class a line" },
} };

constexpr std::array<MeasureParameter, 7> eterParameters { {
    { "alpha", "0..1", "0.5", "weight of the components against the entity itself",
        { "A", "eter: weight of the components, 0 to 1; default 0.5" } },
    { "sweep", "FROM:TO:STEP", "0:1:0.1", "alphas of the table",
        { "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1" } },
    { "nc0", "one|cap|zero", "one",
        "what components inserted into a gold entity without any cost: 1 each, 1 at most, nothing",
        { "RULE", "eter: gold entities without children: one (default), cap, zero" } },
    { "child-label", "full|main", "full",
        "which label of a nested entity counts as a component: the whole or its main type",
        { "RULE", "eter: label of a nested entity: full (default), main" } },
    { "child-overlap", "yes|no", "yes", "must components share a unit to be aligned",
        { "RULE", "eter: must children share a unit to align: yes (default), no" } },
    { "nested", "any|inside", "any",
        "nested entities align at any depth, or only inside entities that are aligned",
        { "RULE",
            "eter: nested entities align at any depth (any, default), or inside aligned parents only "
            "(inside)" } },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

constexpr std::array<MeasureParameter, 3> serParameters { {
    { "ser-weights", "LABEL,BOUNDARY", "0.5,0.5", "what a wrong label and a wrong span cost",
        { "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5" } },
    { "err", "full|printed", "full", "ERR's denominator, with wrong pairs or as the paper prints it",
        { "FORM", "ser: ERR's denominator: full (default), or printed as in the paper" } },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

constexpr std::array<MeasureParameter, 2> noisyParameters { {
    { "threshold", "0..1", "0.3", "largest edit distance, by the length of the gold text, of a match",
        { "T", "noisy: largest edit distance by gold length of a match; default 0.3" } },
    { "noisy-matching", "walk|one-to-one", "walk",
        "what a gold entity is compared with: the first stretch of its type that touches it, as nerval; or "
        "the best one-to-one choice within the threshold",
        { "RULE", "noisy: walk as nerval (default), one-to-one" } },
} };

constexpr std::array<MeasureParameter, 4> ruleParameters { {
    { "rules-ignored", "yes|no", "yes", "does what rules set aside (stop words, duplicates) count",
        { "YES", "rules: what rules set aside counts: yes (default), no" } },
    { "rules-low", "yes|no", "yes", "does what is of low confidence count",
        { "YES", "rules: what is of low confidence counts: yes (default), no" } },
    { "rules-tagger-errors", "yes|no", "yes", "do wrong links count that the tagger caused",
        { "YES", "rules: wrong links of the tagger count: yes (default), no" } },
    { "rules-conditional", "right|wrong|out", "right",
        "what a link counts as that is right for one of several ids",
        { "FORM",
            "rules: a link right for one of several ids is right (default), wrong, or left out (out)" } },
} };

constexpr std::array<std::string_view, 1> ruleFiles { "rules" };

constexpr std::array<Measure, 9> allMeasures { {
    // Scores "<scheme>.cor" … "<scheme>.spu", ".pos", ".act", ".precision", ".recall", ".f1".
    {
        .id = "muc",
        .title = "MUC / SemEval-2013",
        .description
        = "Correct, incorrect, partial, missing and spurious annotations under four schemes: strict "
          "(span and type), exact (span), partial (overlap counts half) and type (any overlap). "
          "Precision = (COR + 0.5 PAR) / ACT, recall = (COR + 0.5 PAR) / POS.",
        .source
        = "Chinchor and Sundheim, MUC-5 evaluation metrics (1993); Segura-Bedmar et al., SemEval-2013 task 9",
        .headline = "strict.f1",
        .parameters = mucParameters,
        .compute = analysis::computeMuc,
        .computeScores = analysis::computeMucScores,
        .statistics = mucStatisticsOf,
        .bySchemes = true,
        .overConfidence = true,
    },
    // Scores "correct", "gold", "system", "precision", "recall", "f1", "accuracy". Correct are the pairs that
    // are COR under strict; gold and system are its POS and ACT, so every annotation counts once. Accuracy is
    // of the tags of tokens (statistics "equal_tags" and "tags"), which no record tells.
    {
        .id = "conll",
        .title = "CoNLL",
        .description = "Annotations of equal span and type. Precision = correct / system, recall = correct / "
                       "gold. Spans of tag columns are those that seqeval makes of the tags; accuracy = "
                       "equal tags / tokens, where both sides have a tag for each token.",
        .source = "Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval, seqeval (default and strict mode)",
        .headline = "f1",
        .parameters = conllParameters,
        .furtherSettings = relatedTypes,
        .compute = analysis::computeConll,
        .computeScores = analysis::computeConllScores,
        .statistics = conllStatistics,
        .overConfidence = true,
        .plainScores = "overall",
    },
    // Scores "<key>.<strategy>.precision", ".recall", ".f1" of the keys span, span+type, span+kbid.
    {
        .id = "overlap",
        .title = "Overlap credit",
        .description
        = "Each name earns the share of its characters that names of the other side cover: of one name at "
          "most (MAX) or of all together (SUM). Recall = mean over gold names, precision = mean over system "
          "names; with equal type, or equal knowledge-base id, or neither asked.",
        .source = "neleval 3.1.1, overlap-maxmax … overlap-sumsum; LoReHLT 2016 evaluation plan",
        .headline = overlapHeadline,
        .parameters = overlapParameters,
        .compute = analysis::computeOverlap,
        .computeScores = analysis::computeOverlapScores,
        .countsRecords = false,
        .ratiosExceedOne = true,
    },
    // Scores "<key>.precision", ".recall", ".f1" of the keys span+kbid, span+type+kbid, document+kbid and
    // nil, "recall@1" …, and the counts of the classes.
    {
        .id = "links",
        .title = "Links",
        .description
        = "Linked names of equal span and right knowledge-base id (and equal type); sets of ids per "
          "document; recall among the first k candidates; what each name counts as, with names outside the "
          "base.",
        .source = "neleval 3.1.1 (strong_link_match, entity_match, analyze); ELEVANT",
        .headline = "span+kbid.f1",
        .parameters = linkParameters,
        .compute = analysis::computeLinks,
        .comparesTypes = false,
    },
    {
        .id = "eter",
        .title = "ETER",
        .description
        = "Entity Tree Error Rate: deletions, insertions and, of each aligned pair of entities, errors "
          "of type, sub-type and span weighed against errors of their components, by gold entities.",
        .source = "Ben Jannet et al., ETER: a new metric for the evaluation of hierarchical named entity "
                  "recognition, LREC 2014",
        .lowerIsBetter = true,
        .headline = "eter",
        .parameters = eterParameters,
        .compute = analysis::computeEter,
        .sameSettings = [](const auto& a, const auto& b) { return a.eter == b.eter; },
    },
    {
        .id = "ser",
        .title = "SER",
        .description
        = "Slot Error Rate and Error per Response: deletions, insertions, wrong labels and wrong spans "
          "of entities and of components, by gold slots.",
        .source = "Makhoul et al. 1999; Chinchor and Sundheim 1993; as used by Ben Jannet et al., LREC 2014",
        .lowerIsBetter = true,
        .headline = "ser",
        .parameters = serParameters,
        .compute = analysis::computeSer,
        .plainScores = "global",
    },
    {
        .id = "noisy",
        .title = "Noisy text",
        .description
        = "The texts are aligned character by character; a gold entity is found when an entity of its type "
          "at its place has nearly its text. Precision = matched / predicted, recall = matched / support. "
          "Each gold entity that is not correct is a transcription error (its text was damaged beyond the "
          "threshold) or an NER error. ECER and EWER compare the lists of entities without places.",
        .source = "nerval (teklia-nerval, 2024); ECER and EWER: ie-eval, arXiv 2404.18664",
        .headline = "f1",
        .parameters = noisyParameters,
        .compute = analysis::computeNoisy,
        .plainScores = "overall",
        .sameSettings = [](const auto& a, const auto& b) { return a.noisy == b.noisy; },
    },
    {
        .id = "rules",
        .title = "Rules",
        .description
        = "What the rules in force call every annotation, entity and link: precision, recall and F1 strict, "
          "lenient and weighted, of spans, links and whole documents, and who caused wrong links.",
        .source
        = "Poster on rules for the evaluation of tagging and resolution (forward chaining in phases); "
          "the rule files in force",
        .headline = "strict.f1",
        .parameters = ruleParameters,
        .furtherSettings = ruleFiles,
        .compute = analysis::computeRules,
        .countsRecords = false,
        .sameSettings = [](const auto& a, const auto& b) { return a.rules == b.rules; },
    },
    // Scores "correct", "gold", "system", "precision", "recall", "f1" of forms. A form is the words of a
    // name, as they are written, with its type; it counts once however often it occurs. Correct: one of its
    // occurrences was found (equal span and type); that the system has the same form elsewhere does not do.
    // So the score is no function of sums over documents: it has no interval.
    {
        .id = "surface",
        .title = "Surface forms",
        .description = "Distinct names of the whole corpus, by their words and type: each counts once, and "
                       "is correct when one of its occurrences was found. Names that come again and again do "
                       "not weigh more than rare ones.",
        .source = "Derczynski et al., WNUT-17 (W17-4418); wnuteval",
        .headline = "f1",
        .parameters = pairingParameters,
        .compute = analysis::computeSurface,
        .resamples = false,
    },
} };

constexpr std::array<std::string_view, 3> defaultMembers { "muc", "conll", "overlap" };

} // namespace

std::span<const Measure> measures() { return allMeasures; }

const Measure* measureById(std::string_view id) { return support::found(allMeasures, id, &Measure::id); }

bool readsSetting(const Measure& measure, std::string_view setting)
{
    return support::contains(measure.furtherSettings, setting)
        || support::contains(measure.parameters, setting, &MeasureParameter::name);
}

bool hasSchemes(std::string_view id)
{
    const auto* const measure = measureById(id);
    return measure != nullptr && measure->bySchemes;
}

std::span<const MeasureGroup> measureGroups()
{
    static const auto all = support::listOf<std::string_view>(allMeasures, &Measure::id);
    static const std::array groups { MeasureGroup { "default", defaultMembers },
        MeasureGroup { "all", all } };
    return groups;
}

} // namespace touchstone::metrics
