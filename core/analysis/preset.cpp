// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/preset.h"

#include "core/analysis/specsettings.h"
#include "core/metrics/measureregistry.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace touchstone::analysis {

namespace {

using SettingText = std::pair<std::string_view, std::string_view>;
using Name = std::string_view;

// What several tasks say alike.

constexpr std::array conllOnly { Name { "conll" } };
constexpr std::array mucOnly { Name { "muc" } };
constexpr std::array namesAndLinks { Name { "conll" }, Name { "links" } };

constexpr std::array<SettingText, 0> nothing {};
constexpr std::array hipe2020Settings { SettingText { "pairing", "hipe" }, SettingText { "unit", "token" },
    SettingText { "min-overlap", "0" }, SettingText { "hipe-edition", "2020" } };
constexpr std::array hipe2020LinkSettings { SettingText { "pairing", "hipe" },
    SettingText { "unit", "token" }, SettingText { "min-overlap", "0" },
    SettingText { "hipe-edition", "2020" }, SettingText { "hipe-norm-time", "yes" } };
constexpr std::array hipe2022Settings { SettingText { "pairing", "hipe" }, SettingText { "unit", "token" },
    SettingText { "min-overlap", "0" }, SettingText { "hipe-edition", "2022" } };
/// nervaluate 1.1.0: its greedy loop, one percent of the gold's tokens, one type at a time.
constexpr std::array semevalSettings { SettingText { "pairing", "first-come" },
    SettingText { "unit", "token" }, SettingText { "min-overlap", "1" },
    SettingText { "per-type", "isolated" } };
constexpr std::array nervalSettings { SettingText { "threshold", "0.3" },
    SettingText { "noisy-matching", "walk" } };
constexpr std::array eterSettings { SettingText { "alpha", "0.5" }, SettingText { "nc0", "one" },
    SettingText { "child-label", "full" }, SettingText { "child-overlap", "yes" },
    SettingText { "nested", "any" }, SettingText { "ser-weights", "0.5,0.5" },
    SettingText { "err", "printed" } };

// Column names.

constexpr std::array semevalColumns { PresetColumn { "cor", "COR" }, PresetColumn { "inc", "INC" },
    PresetColumn { "par", "PAR" }, PresetColumn { "mis", "MIS" }, PresetColumn { "spu", "SPU" },
    PresetColumn { "pos", "POS" }, PresetColumn { "act", "ACT" }, PresetColumn { "precision", "Precision" },
    PresetColumn { "recall", "Recall" }, PresetColumn { "f1", "F1" } };
constexpr std::array semevalTables { PresetTable { "muc", semevalColumns } };

constexpr std::array conllColumns { PresetColumn { "gold", "phrases" }, PresetColumn { "system", "found" },
    PresetColumn { "correct", "correct" }, PresetColumn { "precision", "precision" },
    PresetColumn { "recall", "recall" }, PresetColumn { "f1", "FB1" } };
constexpr std::array conllTables { PresetTable { "conll", conllColumns } };

constexpr std::array wnutMeasures { Name { "conll" }, Name { "surface" } };
constexpr std::array wnutEntityColumns { PresetColumn { "gold", "phrases" },
    PresetColumn { "system", "found" }, PresetColumn { "correct", "correct" },
    PresetColumn { "precision", "precision" }, PresetColumn { "recall", "recall" },
    PresetColumn { "f1", "F1 (entity)" } };
constexpr std::array wnutSurfaceColumns { PresetColumn { "gold", "phrases" },
    PresetColumn { "system", "found" }, PresetColumn { "correct", "correct" },
    PresetColumn { "precision", "precision" }, PresetColumn { "recall", "recall" },
    PresetColumn { "f1", "F1 (surface)" } };
constexpr std::array wnutTables { PresetTable { "conll", wnutEntityColumns, "Entities" },
    PresetTable { "surface", wnutSurfaceColumns, "Surface forms" } };

constexpr std::array hipeColumns { PresetColumn { "precision", "P_micro" },
    PresetColumn { "recall", "R_micro" }, PresetColumn { "f1", "F1_micro" }, PresetColumn { "tp", "TP" },
    PresetColumn { "fp", "FP" }, PresetColumn { "fn", "FN" } };
constexpr std::array hipeMacroColumns { PresetColumn { "precision", "P_macro_doc" },
    PresetColumn { "recall", "R_macro_doc" }, PresetColumn { "f1", "F1_macro_doc" },
    PresetColumn { "precision_std", "P_macro_doc_std" }, PresetColumn { "recall_std", "R_macro_doc_std" },
    PresetColumn { "f1_std", "F1_macro_doc_std" } };
constexpr std::array hipeTables { PresetTable { "muc", hipeColumns },
    PresetTable { "muc", hipeMacroColumns } };

/// neleval's table; of sets ptp and rtp are the same number.
constexpr std::array nelevalColumns { PresetColumn { "tp", "ptp" }, PresetColumn { "fp", "fp" },
    PresetColumn { "tp", "rtp" }, PresetColumn { "fn", "fn" }, PresetColumn { "precision", "precis" },
    PresetColumn { "recall", "recall" }, PresetColumn { "f1", "fscore" } };
constexpr std::array kbpTables { PresetTable { "conll", nelevalColumns, "strong_typed_mention_match" },
    PresetTable { "links", nelevalColumns } };
constexpr std::array kbpRows { PresetRow { "links", "span+kbid", "strong_link_match" },
    PresetRow { "links", "span+type+kbid", "strong_typed_link_match" },
    PresetRow { "links", "document+kbid", "entity_match" },
    PresetRow { "links", "nil", "strong_nil_match" } };

constexpr std::array lorehltMeasures { Name { "overlap" }, Name { "conll" } };
constexpr std::array lorehltOverlapColumns { PresetColumn { "precision_credit", "ptp" },
    PresetColumn { "recall_credit", "rtp" }, PresetColumn { "precision", "precis" },
    PresetColumn { "recall", "recall" }, PresetColumn { "f1", "fscore" } };
constexpr std::array lorehltTables { PresetTable { "overlap", lorehltOverlapColumns },
    PresetTable { "conll", nelevalColumns, "strong_typed_mention_match" } };
constexpr std::array lorehltRows {
    PresetRow { "overlap", "span maxmax", "overlap-maxmax::span" },
    PresetRow { "overlap", "span maxsum", "overlap-maxsum::span" },
    PresetRow { "overlap", "span summax", "overlap-summax::span" },
    PresetRow { "overlap", "span sumsum", "overlap-sumsum::span" },
    PresetRow { "overlap", "span+type maxmax", "overlap-maxmax::span+type" },
    PresetRow { "overlap", "span+type maxsum", "overlap-maxsum::span+type" },
    PresetRow { "overlap", "span+type summax", "overlap-summax::span+type" },
    PresetRow { "overlap", "span+type sumsum", "overlap-sumsum::span+type" },
    PresetRow { "overlap", "span+kbid maxmax", "overlap-maxmax::span+kbid" },
    PresetRow { "overlap", "span+kbid maxsum", "overlap-maxsum::span+kbid" },
    PresetRow { "overlap", "span+kbid summax", "overlap-summax::span+kbid" },
    PresetRow { "overlap", "span+kbid sumsum", "overlap-sumsum::span+kbid" },
};

constexpr std::array tpColumns { PresetColumn { "tp", "TP" }, PresetColumn { "fp", "FP" },
    PresetColumn { "fn", "FN" }, PresetColumn { "precision", "Precision" },
    PresetColumn { "recall", "Recall" }, PresetColumn { "f1", "F1" } };
constexpr std::array tpTables { PresetTable { "conll", tpColumns }, PresetTable { "links", tpColumns } };
constexpr std::array conceptRows { PresetRow { "links", "document+kbid", "concepts of documents" } };

constexpr std::array nervalOnly { Name { "noisy" } };
constexpr std::array nervalColumns { PresetColumn { "predicted", "predicted" },
    PresetColumn { "matched", "matched" }, PresetColumn { "precision", "Precision" },
    PresetColumn { "recall", "Recall" }, PresetColumn { "f1", "F1" }, PresetColumn { "support", "Support" } };
constexpr std::array nervalTables { PresetTable { "noisy", nervalColumns } };

constexpr std::array eterMeasures { Name { "eter" }, Name { "ser" } };
constexpr std::array eterColumns { PresetColumn { "deletions", "D" }, PresetColumn { "insertions", "I" },
    PresetColumn { "type_substitutions", "Type subst." },
    PresetColumn { "subtype_substitutions", "Sub-type subst." },
    PresetColumn { "boundary_substitutions", "Boundary subst." }, PresetColumn { "eter", "ETER" } };
constexpr std::array serColumns { PresetColumn { "deletions", "D" }, PresetColumn { "insertions", "I" },
    PresetColumn { "label_errors", "S (label)" }, PresetColumn { "boundary_errors", "S (boundary)" },
    PresetColumn { "ser", "SER" }, PresetColumn { "err", "ERR" } };
constexpr std::array eterTables { PresetTable { "eter", eterColumns }, PresetTable { "ser", serColumns } };
constexpr std::array eterRows { PresetRow { "ser", "Entities", "types" },
    PresetRow { "ser", "Components", "components" }, PresetRow { "ser", "Overall", "global task" } };

using match::Scheme;

constexpr Preset hipe2020(
    Name id, Name title, Name description, Scheme scheme, Name layer, std::span<const SettingText> settings)
{
    return { id, title, description, "Ehrmann et al., CLEF-HIPE-2020; CLEF-HIPE-2020-scorer, June 2020",
        mucOnly, scheme, layer, settings, hipeTables, {} };
}

constexpr Name hipe2022Source = "Ehrmann et al., HIPE-2022; HIPE-scorer, edition hipe-2022 (c2a5684)";

constexpr Preset hipe2022(
    Name id, Name title, Name description, Scheme scheme, Name layer, Name source, Name needs = {})
{
    return { id, title, description, source, mucOnly, scheme, layer, hipe2022Settings, hipeTables, {},
        needs };
}

constexpr std::array list {
    Preset { "default", "Default",
        "Touchstone's own settings: the best one-to-one matching, whatever the order of the files; any "
        "shared character is an overlap.",
        "Touchstone", mucOnly, Scheme::Strict, {}, nothing, {}, {}, {}, true },
    Preset { "semeval-2013", "SemEval-2013 / nervaluate",
        "Counts under the four schemes strict, exact, partial and type (nervaluate's ent_type), matched "
        "first "
        "come, first served, each type on its own. Of several documents nervaluate 1.1.0 leaves partial ones "
        "out of P and R of the scheme partial; here they count half, as the task defines it.",
        "Segura-Bedmar et al., SemEval-2013 task 9.1; nervaluate 1.1.0", mucOnly, Scheme::Strict, {},
        semevalSettings, semevalTables, {}, {}, true },
    Preset { "conll-2003", "CoNLL-2003",
        "Names of equal span and type; P, R and FB1 as ratios, where conlleval prints percent. The accuracy "
        "of "
        "tokens, which it prints too, is not computed.",
        "Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval (2004-01-26), seqeval 1.2.2", conllOnly,
        Scheme::Strict, {}, nothing, conllTables, {} },
    Preset { "wnut-17", "WNUT-17",
        "F1 (entity): names of equal span and type. F1 (surface): distinct names, by their words and type, "
        "of "
        "which an occurrence was found. Ratios, where wnuteval prints percent; its accuracy of tokens is not "
        "computed.",
        "Derczynski et al., WNUT-17 (W17-4418); wnuteval", wnutMeasures, Scheme::Strict, {}, nothing,
        wnutTables, {} },
    hipe2020("hipe-2020", "HIPE-2020 strict",
        "Each annotation column on its own (--layer), matched as the HIPE scorer does: equal span and type; "
        "micro and the mean of documents. The mean of labels, macro, is not computed.",
        Scheme::Strict, "coarse", hipe2020Settings),
    hipe2020("hipe-2020-fuzzy", "HIPE-2020 fuzzy",
        "As HIPE-2020 strict, but one shared token suffices: the scheme type (the scorer's ent_type).",
        Scheme::Type, "coarse", hipe2020Settings),
    hipe2020("hipe-2020-links", "HIPE-2020 links",
        "Runs of equal links, one shared token suffices, the first candidate counts (--n-best for @3 and "
        "@5); links of the run's time entities are NIL. Relaxed: with the organisers' table of equal ids "
        "(--link-equivalents); their union of both link columns is not computed.",
        Scheme::Type, "links", hipe2020LinkSettings),
    hipe2022("hipe-2022-strict", "HIPE-2022 strict",
        "As HIPE-2020 strict, edition 2022: tokens that hold # are left out. The mean of labels, macro, is "
        "not computed.",
        Scheme::Strict, "coarse", hipe2022Source),
    hipe2022("hipe-2022-fuzzy", "HIPE-2022 fuzzy",
        "As HIPE-2022 strict, but one shared token suffices: the scheme type (the scorer's ent_type).",
        Scheme::Type, "coarse", hipe2022Source),
    hipe2022("hipe-2022-links", "HIPE-2022 links",
        "Links of the spans of NE-COARSE-LIT, one shared token suffices, the first candidate counts "
        "(--n-best for more).",
        Scheme::Type, "links", hipe2022Source),
    hipe2022("hipe-2022-links-relaxed", "HIPE-2022 links, relaxed",
        "As HIPE-2022 links, but ids that the organisers' table calls the same are the same. Needs that "
        "table as --link-equivalents: lines of ids. Their union of both link columns is not computed.",
        Scheme::Type, "links",
        "Ehrmann et al., HIPE-2022; HIPE-scorer, edition hipe-2022 (c2a5684), normalize_linking "
        "--norm-histo",
        "link-equivalents"),
    Preset { "tac-kbp", "TAC-KBP",
        "Names of equal span and type, links of equal span, entries of documents, by neleval's names. The "
        "clustering measures (typed_mention_ceaf, B-cubed) and strong_all_match, which holds names with and "
        "without entry together, are not computed.",
        "Ji et al., TAC-KBP entity discovery and linking; neleval 3.1.1", namesAndLinks, Scheme::Strict, {},
        nothing, kbpTables, kbpRows },
    Preset { "lorehlt", "LoReHLT",
        "The mean over names of the share of their characters that the other side holds, by each of the "
        "plan's "
        "four strategies; beside it names of equal span and type.",
        "NIST, LoReHLT16 evaluation plan, as neleval 3.1.1 states and computes it", lorehltMeasures,
        Scheme::Strict, {}, nothing, lorehltTables, lorehltRows },
    Preset { "bc5cdr", "BC5CDR",
        "Mentions of equal span and type, and the MeSH ids of each document as a set. The types of the ids "
        "are "
        "not compared, since an id has one; relations of chemicals and diseases are not computed.",
        "Wei et al., BioCreative V CDR task, 2015", namesAndLinks, Scheme::Strict, {}, nothing, tpTables,
        conceptRows },
    Preset { "nerval", "nerval",
        "Names found on noisy text: equal type, and text within 30 percent of edits.",
        "Teklia, nerval after 0.3.3rc2", nervalOnly, Scheme::Strict, {}, nervalSettings, nervalTables, {} },
    Preset { "eter", "ETER of the paper",
        "ETER at alpha 0.5, and SER of types, components and both; ERR as the paper prints it.",
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

/// Without what comes from users' files, whose digests would cost more than all the rest.
EvaluationSpec withoutFiles(const EvaluationSpec& spec)
{
    EvaluationSpec result;
    result.matching = spec.matching;
    result.unit = spec.unit;
    result.align = spec.align;
    result.perType = spec.perType;
    result.strictScheme = spec.strictScheme;
    result.conllBySentence = spec.conllBySentence;
    result.overlap.types.decay = spec.overlap.types.decay;
    result.links.nBest = spec.links.nBest;
    result.eter = spec.eter;
    result.ser = spec.ser;
    result.noisy = spec.noisy;
    result.hipe.edition = spec.hipe.edition;
    result.hipe.normTime = spec.hipe.normTime;
    result.hipe.tokenText = spec.hipe.tokenText;
    result.rules.switches = spec.rules.switches;
    return result;
}

bool hasParameter(std::string_view measure, std::string_view setting)
{
    const auto& parameters = metrics::measureById(measure)->parameters;
    return std::any_of(parameters.begin(), parameters.end(),
        [setting](const auto& parameter) { return parameter.name == setting; });
}

/// Settings that change which numbers are looked at, not what is counted.
constexpr auto neverCount = std::to_array<Name>(
    { "min-score", "noise-level", "time-period", "train", "attributes", "slice-bounds", "sweep" });

bool inOwnScheme(const Preset& preset, match::Scheme scheme)
{
    return preset.allSchemes || preset.scheme == scheme
        || std::find(preset.measures.begin(), preset.measures.end(), "muc") == preset.measures.end();
}

/// `counts`: by name of a setting.
template <typename Counts>
std::vector<std::string> differing(const Preset& preset, const EvaluationSpec& spec, Counts counts)
{
    std::vector<std::string> names;
    const auto own = settings(settingsOf(preset));
    const auto present = settings(withoutFiles(spec));
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].value != present[i].value && counts(own[i].name)) {
            names.push_back(std::string(own[i].name) + " " + present[i].value + " ("
                + std::string(preset.title) + ": " + own[i].value + ")");
        }
    }
    return names;
}

std::string_view kindOf(std::string_view layer) { return layer.substr(0, layer.find('-')); }

} // namespace

std::span<const Preset> presets() { return list; }

const Preset* presetById(std::string_view id)
{
    const auto found
        = std::find_if(list.begin(), list.end(), [id](const Preset& preset) { return preset.id == id; });
    return found == list.end() ? nullptr : &*found;
}

EvaluationSpec withPreset(const EvaluationSpec& spec, const Preset& preset)
{
    auto result = settingsOf(preset);
    result.slice = spec.slice;
    result.overlap.types.weights = spec.overlap.types.weights;
    result.overlap.types.parents = spec.overlap.types.parents;
    result.overlap.links = spec.overlap.links;
    result.links.equivalents = spec.links.equivalents;
    result.hipe.tagset = spec.hipe.tagset;
    const auto switches = result.rules.switches;
    result.rules = spec.rules;
    result.rules.switches = switches;
    result.slices = spec.slices;
    return result;
}

bool countsIn(const Preset& preset, std::string_view setting)
{
    if (std::find(neverCount.begin(), neverCount.end(), setting) != neverCount.end()) {
        return false;
    }
    const auto sets = [&preset](std::string_view name) {
        return std::any_of(preset.settings.begin(), preset.settings.end(),
            [name](const SettingText& own) { return own.first == name; });
    };
    if (preset.tables.empty() || sets(setting)) {
        return true;
    }
    if (setting.starts_with("hipe-")) {
        return sets("hipe-edition");
    }
    bool known = false;
    for (const auto& measure : metrics::measures()) {
        const bool own
            = std::find(preset.measures.begin(), preset.measures.end(), measure.id) != preset.measures.end();
        if (hasParameter(measure.id, setting)) {
            known = true;
            if (own) {
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

bool holds(const Preset& preset, const EvaluationSpec& spec) { return deviations(preset, spec).empty(); }

const Preset* presetInForce(const Preset& chosen, const EvaluationSpec& spec, match::Scheme scheme)
{
    if (!holds(chosen, spec)) {
        return nullptr;
    }
    if (inOwnScheme(chosen, scheme)) {
        return &chosen;
    }
    const auto twin = std::find_if(list.begin(), list.end(), [&](const Preset& other) {
        return other.scheme == scheme && other.layer == chosen.layer && other.needs == chosen.needs
            && other.tables.data() == chosen.tables.data() && holds(other, spec);
    });
    return twin == list.end() ? nullptr : &*twin;
}

const Preset* presetOf(const EvaluationSpec& spec, match::Scheme scheme)
{
    const auto all = [](std::string_view name) {
        return std::find(neverCount.begin(), neverCount.end(), name) == neverCount.end();
    };
    const auto found = std::find_if(list.begin(), list.end(), [&](const Preset& preset) {
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

std::string presetLayer(
    const Preset& preset, std::span<const std::string> columns, const std::string& present)
{
    const bool known = std::find(columns.begin(), columns.end(), preset.layer) != columns.end();
    // Literal, metonymic and fine columns of names are scored alike, and so are both columns of links.
    const bool links = kindOf(present) == "links";
    const bool fits = preset.layer == "tree" ? present == "tree"
                                             : present != "tree" && links == (preset.layer == "links");
    return preset.layer.empty() || !known || (fits && !present.empty()) ? present : std::string(preset.layer);
}

bool lacksColumn(const Preset& preset, std::span<const std::string> columns)
{
    return kindOf(preset.layer) == "links"
        && std::none_of(columns.begin(), columns.end(),
            [](const std::string& column) { return kindOf(column) == "links"; });
}

bool lacksFile(const Preset& preset, const EvaluationSpec& spec)
{
    return preset.needs == "link-equivalents" && spec.links.equivalents.empty();
}

std::string presetScore(const Preset& preset)
{
    const std::string measure(preset.measures.front());
    if (measure == "muc") {
        return "muc." + std::string(match::schemeName(preset.scheme)) + ".f1";
    }
    return measure + "." + std::string(metrics::measureById(measure)->headline);
}

} // namespace touchstone::analysis
