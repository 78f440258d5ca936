// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/preset.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "core/support/message.h"

#include <cassert>

namespace touchstone::analysis {

namespace {

using support::pattern;
using SettingText = std::pair<std::string_view, std::string_view>;
using Name = std::string_view;

// What several tasks say alike.

constexpr std::array conllOnly { Name { "conll" } };
constexpr std::array mucOnly { Name { "muc" } };
constexpr std::array linksOnly { Name { "links" } };
constexpr std::array namesAndLinks { Name { "conll" }, Name { "links" } };

constexpr std::array<SettingText, 0> nothing {};
constexpr auto hipe2020Settings = std::to_array<SettingText>(
    { { "pairing", "hipe" }, { "unit", "token" }, { "min-overlap", "0" }, { "per-type", "gold" },
        { "hipe-edition", "2020" }, { "hipe-norm-time", "yes" }, { "tagset", "hipe-2020" } });
constexpr auto hipe2022Settings = std::to_array<SettingText>({ { "pairing", "hipe" }, { "unit", "token" },
    { "min-overlap", "0" }, { "per-type", "gold" }, { "hipe-edition", "2022" }, { "tagset", "hipe-2022" } });
/// nervaluate 1.1.0: its greedy loop, one percent of the gold's tokens, one type at a time.
constexpr auto semevalSettings = std::to_array<SettingText>(
    { { "pairing", "first-come" }, { "unit", "token" }, { "min-overlap", "1" }, { "per-type", "isolated" } });
constexpr auto elevantSettings = std::to_array<SettingText>({ { "unit", "token" } });
constexpr auto nervalSettings
    = std::to_array<SettingText>({ { "threshold", "0.3" }, { "noisy-matching", "walk" } });
constexpr auto eterSettings = std::to_array<SettingText>(
    { { "alpha", "0.5" }, { "nc0", "one" }, { "child-label", "full" }, { "child-overlap", "yes" },
        { "nested", "any" }, { "ser-weights", "0.5,0.5" }, { "err", "printed" } });

// Column names.

constexpr auto semevalColumns = std::to_array<PresetColumn>({ { "cor", "COR" }, { "inc", "INC" },
    { "par", "PAR" }, { "mis", "MIS" }, { "spu", "SPU" }, { "pos", "POS" }, { "act", "ACT" },
    { "precision", "Precision" }, { "recall", "Recall" }, { "f1", "F1" } });
constexpr std::array semevalTables { PresetTable { "muc", semevalColumns } };

constexpr auto conllColumns = std::to_array<PresetColumn>({ { "gold", "phrases" }, { "system", "found" },
    { "correct", "correct" }, { "precision", "precision" }, { "recall", "recall" }, { "f1", "FB1" } });
constexpr std::array conllTables { PresetTable { "conll", conllColumns } };

constexpr std::array wnutMeasures { Name { "conll" }, Name { "surface" } };
constexpr auto wnutEntityColumns
    = std::to_array<PresetColumn>({ { "gold", "phrases" }, { "system", "found" }, { "correct", "correct" },
        { "precision", "precision" }, { "recall", "recall" }, { "f1", "F1 (entity)" } });
constexpr auto wnutSurfaceColumns
    = std::to_array<PresetColumn>({ { "gold", "phrases" }, { "system", "found" }, { "correct", "correct" },
        { "precision", "precision" }, { "recall", "recall" }, { "f1", "F1 (surface)" } });
constexpr std::array wnutTables { PresetTable { "conll", wnutEntityColumns, "Entities" },
    PresetTable { "surface", wnutSurfaceColumns, "Surface forms" } };

constexpr auto hipeColumns = std::to_array<PresetColumn>({ { "precision", "P_micro" },
    { "recall", "R_micro" }, { "f1", "F1_micro" }, { "tp", "TP" }, { "fp", "FP" }, { "fn", "FN" } });
constexpr auto hipeMacroColumns = std::to_array<PresetColumn>({ { "precision", "P_macro_doc" },
    { "recall", "R_macro_doc" }, { "f1", "F1_macro_doc" }, { "precision_std", "P_macro_doc_std" },
    { "recall_std", "R_macro_doc_std" }, { "f1_std", "F1_macro_doc_std" } });
constexpr std::array hipeTables { PresetTable { "muc", hipeColumns },
    PresetTable { "muc", hipeMacroColumns } };

/// neleval's table; of sets ptp and rtp are the same number.
constexpr auto nelevalColumns = std::to_array<PresetColumn>({ { "tp", "ptp" }, { "fp", "fp" },
    { "tp", "rtp" }, { "fn", "fn" }, { "precision", "precis" }, { "recall", "recall" }, { "f1", "fscore" } });
constexpr std::array kbpTables { PresetTable { "conll", nelevalColumns, "strong_typed_mention_match" },
    PresetTable { "links", nelevalColumns } };
constexpr auto kbpRows = std::to_array<PresetRow>(
    { { "links", "span+kbid", "strong_link_match" }, { "links", "span+type+kbid", "strong_typed_link_match" },
        { "links", "document+kbid", "entity_match" }, { "links", "nil", "strong_nil_match" } });

constexpr std::array lorehltMeasures { Name { "overlap" }, Name { "conll" } };
constexpr auto lorehltOverlapColumns = std::to_array<PresetColumn>({ { "precision_credit", "ptp" },
    { "recall_credit", "rtp" }, { "precision", "precis" }, { "recall", "recall" }, { "f1", "fscore" } });
constexpr std::array lorehltTables { PresetTable { "overlap", lorehltOverlapColumns },
    PresetTable { "conll", nelevalColumns, "strong_typed_mention_match" } };
constexpr auto lorehltRows = std::to_array<PresetRow>({ { "overlap", "span maxmax", "overlap-maxmax::span" },
    { "overlap", "span maxsum", "overlap-maxsum::span" },
    { "overlap", "span summax", "overlap-summax::span" },
    { "overlap", "span sumsum", "overlap-sumsum::span" },
    { "overlap", "span+type maxmax", "overlap-maxmax::span+type" },
    { "overlap", "span+type maxsum", "overlap-maxsum::span+type" },
    { "overlap", "span+type summax", "overlap-summax::span+type" },
    { "overlap", "span+type sumsum", "overlap-sumsum::span+type" },
    { "overlap", "span+kbid maxmax", "overlap-maxmax::span+kbid" },
    { "overlap", "span+kbid maxsum", "overlap-maxsum::span+kbid" },
    { "overlap", "span+kbid summax", "overlap-summax::span+kbid" },
    { "overlap", "span+kbid sumsum", "overlap-sumsum::span+kbid" } });

constexpr auto tpColumns = std::to_array<PresetColumn>({ { "tp", "TP" }, { "fp", "FP" }, { "fn", "FN" },
    { "precision", "Precision" }, { "recall", "Recall" }, { "f1", "F1" } });
constexpr std::array tpTables { PresetTable { "conll", tpColumns }, PresetTable { "links", tpColumns } };
constexpr std::array elevantTables { PresetTable { "links", tpColumns } };
constexpr auto elevantRows = std::to_array<PresetRow>({ { "links", "span+kbid", "all" } });
constexpr auto conceptRows
    = std::to_array<PresetRow>({ { "links", "document+kbid", "concepts of documents" } });

constexpr std::array nervalOnly { Name { "noisy" } };
constexpr auto nervalColumns
    = std::to_array<PresetColumn>({ { "predicted", "predicted" }, { "matched", "matched" },
        { "precision", "Precision" }, { "recall", "Recall" }, { "f1", "F1" }, { "support", "Support" } });
constexpr std::array nervalTables { PresetTable { "noisy", nervalColumns } };

constexpr std::array eterMeasures { Name { "eter" }, Name { "ser" } };
constexpr auto eterColumns = std::to_array<PresetColumn>({ { "deletions", "D" }, { "insertions", "I" },
    { "type_substitutions", "Type subst." }, { "subtype_substitutions", "Sub-type subst." },
    { "boundary_substitutions", "Boundary subst." }, { "eter", "ETER" } });
constexpr auto serColumns = std::to_array<PresetColumn>(
    { { "deletions", "D" }, { "insertions", "I" }, { "label_errors", "S (label)" },
        { "boundary_errors", "S (boundary)" }, { "ser", "SER" }, { "err", "ERR" } });
constexpr std::array eterTables { PresetTable { "eter", eterColumns }, PresetTable { "ser", serColumns } };
constexpr auto eterRows = std::to_array<PresetRow>({ { "ser", "Entities", "types" },
    { "ser", "Components", "components" }, { "ser", "Overall", "global task" } });

using match::Scheme;

constexpr std::array strictAndFuzzy { Scheme::Strict, Scheme::Type };
constexpr std::array fuzzyAndStrict { Scheme::Type, Scheme::Strict };
constexpr std::array fuzzyOnly { Scheme::Type };

/// What an entry of a HIPE task says beside its words.
struct HipeEntry
{
    Name id;
    const char* title;
    const char* description;
    std::span<const Scheme> schemes; ///< the headline's first
    Name column = "coarse";
    Name needs {};
    std::span<const Scheme> linkSchemes {};
};

constexpr Preset hipe(const HipeEntry& entry, const char* source, std::span<const SettingText> settings)
{
    return { entry.id, entry.title, entry.description, source, mucOnly, entry.schemes.front(), entry.column,
        settings, hipeTables, {}, entry.needs, false, entry.schemes, entry.linkSchemes, true };
}

constexpr Preset hipe2020(const HipeEntry& entry)
{
    return hipe(entry, pattern("Ehrmann et al., CLEF-HIPE-2020; CLEF-HIPE-2020-scorer, June 2020 (08d31e6)"),
        hipe2020Settings);
}

constexpr Preset hipe2022(const HipeEntry& entry)
{
    return hipe(entry,
        pattern("Ehrmann et al., HIPE-2022; HIPE-scorer, edition hipe-2022, May 2022 (6605770)"),
        hipe2022Settings);
}

constexpr std::array list {
    Preset { "default", "Default",
        pattern("Touchstone's own settings: the best one-to-one matching, whatever the order of the "
                "files; any shared character is an overlap."),
        "Touchstone", mucOnly, Scheme::Strict, {}, nothing, {}, {}, {}, true },
    Preset { "semeval-2013", "SemEval-2013 / nervaluate",
        pattern("Counts under the four schemes strict, exact, partial and type (nervaluate's ent_type), "
                "matched first come, first served, each type on its own. Of several documents nervaluate "
                "1.1.0 leaves partial ones out of P and R of the scheme partial; here they count half, as "
                "the task defines it."),
        pattern("Segura-Bedmar et al., SemEval-2013 task 9.1; nervaluate 1.1.0"), mucOnly, Scheme::Strict, {},
        semevalSettings, semevalTables, {}, {}, true },
    Preset { "conll-2003", "CoNLL-2003",
        pattern("Names of equal span and type; P, R and FB1 as ratios, where conlleval prints percent; "
                "the accuracy of tokens stands in a table of its own."),
        pattern("Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval (2004-01-26), seqeval 1.2.2"),
        conllOnly, Scheme::Strict, {}, nothing, conllTables, {} },
    Preset { "wnut-17", "WNUT-17",
        pattern("F1 (entity): names of equal span and type. F1 (surface): distinct names, by their words "
                "and type, of which an occurrence was found. Ratios, where wnuteval prints percent; the "
                "accuracy of tokens stands in a table of its own."),
        "Derczynski et al., WNUT-17 (W17-4418); wnuteval", wnutMeasures, Scheme::Strict, {}, nothing,
        wnutTables, {} },
    hipe2020({ "hipe-2020", "HIPE-2020",
        pattern("Each annotation column on its own (--layer, all: every column by its rule), strict and "
                "fuzzy: equal span and type, or the type and one shared token; micro and the mean of "
                "documents. Positions only are compared; labels that neither the gold nor the task's tag "
                "set (--tagset hipe-2020) has are left out, and rows that begin with #. Columns of links: "
                "runs of equal links, fuzzy only, the first candidate counts (--n-best 1,3,5 for @3 and "
                "@5), links of the run's time entities are NIL. The mean of labels, macro, is not "
                "computed."),
        strictAndFuzzy, "coarse", {}, fuzzyOnly }),
    hipe2020(
        { "hipe-2020-strict", pattern("HIPE-2020 strict"), pattern("The strict tables of HIPE-2020 alone."),
            std::span(strictAndFuzzy).first(1), "coarse", {}, fuzzyOnly }),
    hipe2020({ "hipe-2020-fuzzy", pattern("HIPE-2020 fuzzy"),
        pattern("The fuzzy tables of HIPE-2020 alone: the scheme type (the scorer's ent_type)."),
        fuzzyOnly }),
    hipe2020({ "hipe-2020-links", pattern("HIPE-2020 links"),
        pattern("The columns of links of HIPE-2020: runs of equal links, one shared token suffices, the "
                "first candidate counts (--n-best 1,3,5 for @3 and @5); links of the run's time entities "
                "are NIL."),
        fuzzyOnly, "links" }),
    hipe2020({ "hipe-2020-links-relaxed", pattern("HIPE-2020 links, relaxed"),
        pattern("As HIPE-2020 links, but ids that the organisers' mapping table calls the same are the "
                "same. Needs that table, as it is published, as --link-equivalents. A union of both link "
                "columns is not computed."),
        fuzzyOnly, "links", "link-equivalents" }),
    hipe2022({ "hipe-2022", "HIPE-2022",
        pattern("Each annotation column on its own (--layer, all: every column by its rule), strict and "
                "fuzzy: equal span and type, or the type and one shared token; micro and the mean of "
                "documents. As the scorer of the published tables, an exact hit must have the gold's "
                "token texts (--hipe-token-text), rows that begin with # are left out (--hipe-edition "
                "2024, its later version: all tokens that contain #), and so are labels that neither the "
                "gold nor the task's tag set (--tagset hipe-2022, one for all data sets) has. Columns of "
                "links: those of the spans of NE-COARSE-LIT, fuzzy and strict, the first candidate counts "
                "(--n-best for more). The mean of labels, macro, is not computed."),
        strictAndFuzzy, "coarse", {}, fuzzyAndStrict }),
    hipe2022({ "hipe-2022-strict", pattern("HIPE-2022 strict"),
        pattern("The strict tables of HIPE-2022 alone."), std::span(strictAndFuzzy).first(1) }),
    hipe2022({ "hipe-2022-fuzzy", pattern("HIPE-2022 fuzzy"),
        pattern("The fuzzy tables of HIPE-2022 alone: the scheme type (the scorer's ent_type)."),
        fuzzyOnly }),
    hipe2022({ "hipe-2022-links", pattern("HIPE-2022 links"),
        pattern("The links of the spans of NE-COARSE-LIT, fuzzy and strict; the first candidate counts "
                "(--n-best for more)."),
        fuzzyAndStrict, "links" }),
    hipe2022({ "hipe-2022-links-relaxed", pattern("HIPE-2022 links, relaxed"),
        pattern("As HIPE-2022 links, but ids that the organisers' mapping table calls the same are the "
                "same (normalize_linking --norm-histo). Needs that table, as it is published, as "
                "--link-equivalents. A union of both link columns is not computed."),
        fuzzyAndStrict, "links", "link-equivalents" }),
    Preset { "tac-kbp", "TAC-KBP",
        pattern("Names of equal span and type, links of equal span, entries of documents, by neleval's "
                "names. The clustering measures (typed_mention_ceaf, B-cubed) and strong_all_match, which "
                "holds names with and without entry together, are not computed."),
        pattern("Ji et al., TAC-KBP entity discovery and linking; neleval 3.1.1"), namesAndLinks,
        Scheme::Strict, {}, nothing, kbpTables, kbpRows },
    Preset { "lorehlt", "LoReHLT",
        pattern("The mean over names of the share of their characters that the other side holds, by each "
                "of the plan's four strategies; beside it names of equal span and type."),
        pattern("NIST, LoReHLT16 evaluation plan, as neleval 3.1.1 states and computes it"), lorehltMeasures,
        Scheme::Strict, {}, nothing, lorehltTables, lorehltRows },
    Preset { "bc5cdr", "BC5CDR",
        pattern("Mentions of equal span and type, and the MeSH ids of each document as a set. The types "
                "of the ids are not compared, since an id has one; relations of chemicals and diseases "
                "are not computed."),
        "Wei et al., BioCreative V CDR task, 2015", namesAndLinks, Scheme::Strict, {}, nothing, tpTables,
        conceptRows },
    Preset { "elevant", "ELEVANT",
        pattern("Links of equal span, widened to the words that it touches, in ELEVANT's mode IGNORED: "
                "what is NIL or of no known entry does not count. Labels inside others count like any, "
                "where ELEVANT counts them through the label around them, and so do optional ones: "
                "figures of benchmarks that have such labels are others."),
        "Bast et al., ELEVANT, EMNLP 2022", linksOnly, Scheme::Strict, {}, elevantSettings, elevantTables,
        elevantRows },
    Preset { "nerval", "nerval",
        pattern("Names found on noisy text: equal type, and text within 30 percent of edits."),
        pattern("Teklia, nerval after 0.3.3rc2"), nervalOnly, Scheme::Strict, {}, nervalSettings,
        nervalTables, {} },
    Preset { "eter", pattern("ETER of the paper"),
        pattern("ETER at alpha 0.5, and SER of types, components and both; ERR as the paper prints it."),
        "Ben Jannet et al., LREC 2014", eterMeasures, Scheme::Strict, "tree", eterSettings, eterTables,
        eterRows },
};

/// The settings alone, without what comes from files and the part of the corpus.
EvaluationSpec settingsOf(const Preset& preset)
{
    EvaluationSpec spec;
    for (const auto& [name, value] : preset.settings) {
        [[maybe_unused]] const auto done = applySetting(spec, name, std::string(value));
        assert(done);
    }
    return spec;
}

/// Settings that change which numbers are looked at, not what is counted; a tag set, of which users have
/// their own.
constexpr auto neverCount = std::to_array<Name>(
    { "min-score", "noise-level", "time-period", "train", "attributes", "slice-bounds", "sweep", "tagset" });
/// Choices among the editions of one scorer.
constexpr auto ofEditions = std::to_array<Name>({ "hipe-edition", "hipe-norm-time", "hipe-token-text" });

bool inOwnScheme(const Preset& preset, match::Scheme scheme)
{
    return preset.allSchemes || preset.scheme == scheme || support::contains(preset.schemes, scheme)
        || std::ranges::none_of(preset.measures, [](std::string_view id) { return metrics::hasSchemes(id); });
}

/// `counts`: by name of a setting. What users' files tell is never compared: digests cost more than all the
/// rest.
template <typename Counts>
std::vector<std::string> differing(const Preset& preset, const EvaluationSpec& spec, Counts counts)
{
    std::vector<std::string> names;
    const auto ownSpec = settingsOf(preset);
    for (const auto& row : settingTable()) {
        if (row.ofFile || !counts(row.name)) {
            continue;
        }
        const auto own = row.text(ownSpec);
        const auto present = row.text(spec);
        if (own != present) {
            names.push_back(
                std::string(row.name) + " " + present + " (" + std::string(preset.title) + ": " + own + ")");
        }
    }
    return names;
}

std::string_view kindOf(std::string_view column) { return column.substr(0, column.find('-')); }

} // namespace

std::span<const Preset> presets() { return list; }

const Preset* presetById(std::string_view id) { return support::found(list, id, &Preset::id); }

EvaluationSpec withPreset(const EvaluationSpec& spec, const Preset& preset)
{
    auto result = settingsOf(preset);
    result.restriction = spec.restriction;
    result.overlap.types.weights = spec.overlap.types.weights;
    result.overlap.types.parents = spec.overlap.types.parents;
    result.overlap.links = spec.overlap.links;
    result.links.equivalents = spec.links.equivalents;
    if (metrics::tagsetName(spec.hipe.tagset).empty() && !spec.hipe.tagset.empty()) {
        result.hipe.tagset = spec.hipe.tagset; // of a file
    }
    const auto switches = result.rules.switches;
    result.rules = spec.rules;
    result.rules.switches = switches;
    result.slices = spec.slices;
    return result;
}

bool countsIn(const Preset& preset, std::string_view setting)
{
    if (support::contains(neverCount, setting)
        || (!preset.tables.empty() && support::contains(ofEditions, setting))) {
        return false;
    }
    if (preset.tables.empty() || support::contains(preset.settings, setting, &SettingText::first)) {
        return true;
    }
    bool known = false;
    for (const auto& measure : metrics::measures()) {
        if (support::contains(measure.parameters, setting)) {
            known = true;
            if (support::contains(preset.measures, measure.id)) {
                return true;
            }
        }
    }
    return !known;
}

std::vector<std::string> deviations(const Preset& preset, const EvaluationSpec& spec)
{
    return differing(preset, spec, [&preset](std::string_view name) { return countsIn(preset, name); });
}

std::vector<std::string> otherEdition(const Preset& preset, const EvaluationSpec& spec)
{
    const bool has = support::contains(preset.settings, "hipe-edition", &SettingText::first);
    return has
        ? differing(preset, spec, [](std::string_view name) { return support::contains(ofEditions, name); })
        : std::vector<std::string>();
}

bool holds(const Preset& preset, const EvaluationSpec& spec) { return deviations(preset, spec).empty(); }

const Preset* presetInForce(const Preset& chosen, const EvaluationSpec& spec, match::Scheme scheme)
{
    if (!holds(chosen, spec)) {
        return nullptr;
    }
    if (inOwnScheme(chosen, scheme)) {
        return &chosen;
    }
    const auto* const twin = std::ranges::find_if(list, [&](const Preset& other) {
        return other.scheme == scheme && other.schemes.size() == chosen.schemes.size()
            && other.settings.data() == chosen.settings.data()
            && other.annotationColumn == chosen.annotationColumn && other.needs == chosen.needs
            && other.tables.data() == chosen.tables.data();
    });
    return twin == list.end() ? nullptr : &*twin;
}

const Preset* presetOf(const EvaluationSpec& spec, match::Scheme scheme)
{
    const auto all = [](std::string_view name) { return !support::contains(neverCount, name); };
    const auto* const found = std::ranges::find_if(list, [&](const Preset& preset) {
        return inOwnScheme(preset, scheme) && differing(preset, spec, all).empty();
    });
    return found == list.end() ? nullptr : &*found;
}

std::string signatureWith(const Preset* preset, std::string signature)
{
    if (preset != nullptr && !preset->tables.empty()) {
        signature.append("|preset:").append(preset->id);
    }
    return signature;
}

std::string columnToRead(const Preset& preset, std::span<const std::string> columns, const std::string& now)
{
    const auto column = preset.annotationColumn;
    const bool known = support::contains(columns, column);
    // Literal, metonymic and fine columns of names are scored alike, and so are both columns of links.
    const bool links = kindOf(now) == "links";
    const bool fits = column == "tree" ? now == "tree" : now != "tree" && links == (column == "links");
    return column.empty() || !known || (fits && !now.empty()) ? now : std::string(column);
}

bool lacksColumn(const Preset& preset, std::span<const std::string> columns)
{
    return kindOf(preset.annotationColumn) == "links"
        && std::ranges::none_of(columns, [](const std::string& column) { return kindOf(column) == "links"; });
}

bool lacksFile(const Preset& preset, const EvaluationSpec& spec)
{
    return preset.needs == "link-equivalents" && spec.links.equivalents.empty();
}

std::span<const match::Scheme> presetSchemes(const Preset& preset, std::string_view column)
{
    if (kindOf(column) == "links" && !preset.linkSchemes.empty()) {
        return preset.linkSchemes;
    }
    return preset.schemes.empty() ? std::span(&preset.scheme, 1) : preset.schemes;
}

std::string_view schemeWord(const Preset* preset, match::Scheme scheme)
{
    return preset != nullptr && preset->fuzzy && scheme == match::Scheme::Type ? "fuzzy"
                                                                               : match::schemeName(scheme);
}

std::string presetScore(const Preset& preset, std::string_view column)
{
    const std::string measure(preset.measures.front());
    if (metrics::hasSchemes(measure)) {
        return measure + "." + std::string(match::schemeName(presetSchemes(preset, column).front())) + ".f1";
    }
    return measure + "." + std::string(metrics::measureById(measure)->headline);
}

} // namespace touchstone::analysis
