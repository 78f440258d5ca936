// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/scoringoptions.h"

#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/bytes/words.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/report/commandline.h"
#include "core/report/tableexport.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::cli {

namespace {

/// Options that set what none of the measures looks at.
void tellUnusedSettings(const ScoringOptions& options, support::Diagnostics& findings)
{
    if (options.countedMeasures.empty()) {
        return;
    }
    for (const auto& typed : options.typed) {
        const auto dashes = typed.name.substr(0, typed.name.find('='));
        const auto name = dashes.substr(std::min(dashes.find_first_not_of('-'), dashes.size()));
        if (analysis::settingRow(name) != nullptr
            && !analysis::settingMatters(name, options.spec, options.countedMeasures)) {
            findings.add(support::Severity::Warning, "settings.unused", {},
                dashes + " says nothing here: it belongs to " + analysis::settingOwners(name)
                    + ", and what is counted is " + listed(options.countedMeasures) + ".");
        }
    }
}

constexpr std::string_view whole = "all";

std::vector<std::string> parts(const std::string& text)
{
    const auto pieces = io::pieces(text, ",");
    std::vector<std::string> result(pieces.begin(), pieces.end());
    std::erase(result, std::string());
    return result;
}

/// The whole alone where there are none.
std::vector<std::string> partsOrWhole(const std::string& text)
{
    auto words = parts(text);
    words.resize(std::max<std::size_t>(words.size(), 1), std::string(whole));
    return words;
}

/// A word as HIPE's columns are, small letters and hyphens: then it must be one. Layers of other formats are
/// told by their reader ("NamedEntity", "webanno.custom.span", "a2").
bool looksLikeColumn(const std::string& layer)
{
    return std::ranges::all_of(layer, [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); });
}

/// Names of layers begin with a letter in every format.
bool beginsAsName(const std::string& layer) { return layer.find_first_of("0123456789+-.") != 0; }

/// "A-B" as two numbers, the first not above the second.
template <typename Number>
std::pair<Number, Number> range(const std::string& option, const std::string& word, const char* example)
{
    const auto hyphen = word.find('-');
    const auto from = support::parsed<Number>(word.substr(0, hyphen));
    const auto to
        = hyphen == std::string::npos ? std::nullopt : support::parsed<Number>(word.substr(hyphen + 1));
    // Not "from > to": what is no number is no range either.
    if (!from || !to || !(*from >= 0) || !(*to >= *from)) {
        throw UsageError { option + " takes FROM-TO (TO is not in, except of FROM-FROM), such as " + example
            + ", and not \"" + word + "\"." };
    }
    return { *from, *to };
}

} // namespace

void ScoringOptions::declareZeroDivision(Arguments& arguments)
{
    arguments.choice("--zero-division", zeroForUndefined, Names<bool> { { "null", false }, { "0", true } },
        "VALUE", "What undefined values become: null (default) or 0");
}

void ScoringOptions::declareNames(Arguments& arguments)
{
    arguments.repeated("--rename", m_renames, "OLD=NEW", "Print a system under another name; repeats")
        .offersSystems();
    arguments.flag("--anonymise", names.anonymous,
        "Print systems as System 1, System 2 …; the recipe names no system's file and no command");
}

void ScoringOptions::finishNames()
{
    for (const auto& rename : m_renames) {
        const auto equals = rename.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == rename.size()) {
            throw UsageError { "--rename takes OLD=NEW, such as --rename run3=Ours, and not \"" + rename
                + "\"." };
        }
        names.renamed.emplace_back(rename.substr(0, equals), rename.substr(equals + 1));
    }
}

std::vector<std::string> ScoringOptions::inputs() const
{
    auto inputs = analysis::inputsOf(dataSet);
    for (const auto& file : analysis::settingFiles(dataSet, relations)) {
        inputs.push_back(file.path);
    }
    return inputs;
}

void RecordedOptions::declareRecipe(Arguments& arguments)
{
    arguments.flag(
        "--recipe,!--no-recipe", [this](bool on) { recipe = on; },
        "Say how it was made: version, digests of the files, settings, command; done but for TSV, whose "
        "first lines it becomes (with #); touchstone-cli reproduce FILE runs it again");
    arguments.flag("--signature", signature,
        "Of the settings tell all, as one line, not only those that are not the default");
}

const analysis::Preset* namingPreset(const ScoringOptions& options)
{
    // A task names its columns by what is right.
    return options.preset == nullptr || options.dataSet.noGold ? nullptr
        : options.presetInForce                                ? options.preset
                                : analysis::presetInForce(*options.preset, options.spec, options.scheme);
}

std::vector<match::Scheme> printedSchemes(const ScoringOptions& options, std::string_view layer)
{
    const auto* const preset = namingPreset(options);
    if (options.schemeAsked || preset == nullptr || preset->allSchemes) {
        return { options.scheme };
    }
    const auto schemes = analysis::presetSchemes(*preset, layer);
    return { schemes.begin(), schemes.end() };
}

support::Diagnostics settingFindings(const ScoringOptions& options)
{
    support::Diagnostics findings;
    if (options.additive) {
        findings.add(support::Severity::Warning, "settings.additive", {},
            "--per-type additive is read as --per-type gold: a pair stands in the row of the gold's type.");
    }
    tellUnusedSettings(options, findings);
    if (options.preset == nullptr || options.preset->tables.empty() || options.dataSet.noGold) {
        return findings;
    }
    if (namingPreset(options) != nullptr) {
        if (const auto others = analysis::otherEdition(*options.preset, options.spec); !others.empty()) {
            findings.add(support::Severity::Note, "preset.edition", {},
                "--preset " + std::string(options.preset->id)
                    + " by other rules of its scorer: " + listed(others) + ".");
        }
        return findings;
    }
    auto others = analysis::deviations(*options.preset, options.spec);
    if (others.empty()) {
        others.push_back("scheme " + std::string(match::schemeName(options.scheme)));
    }
    findings.add(support::Severity::Warning, "preset.custom", {},
        "These are custom settings, not those of --preset " + std::string(options.preset->id)
            + ", so columns bear Touchstone's names: " + listed(others) + ".");
    return findings;
}

std::string presetMeasures(const analysis::Preset& preset)
{
    return listed(std::vector<std::string>(preset.measures.begin(), preset.measures.end()), ",");
}

std::string layerHelp()
{
    std::string columns;
    for (const auto id : io::hipeAnnotationColumns()) {
        const std::string column(io::hipeColumnOf(id));
        columns += (columns.empty() ? "" : ", ") + std::string(id)
            + (column.empty()         ? " (all types together)"
                    : columns.empty() ? " (the column " + column + ", default)"
                                      : " (" + column + ")");
    }
    return "Annotation layers, one table each; all: those that the gold answers. HIPE: " + columns
        + "; WebAnno, UIMA: NamedEntity or another layer, LAYER:FEATURE for its type; BioNLP: a1, a2";
}

std::vector<std::string> layersOf(const std::string& words)
{
    auto layers = parts(words);
    const auto columns = io::hipeAnnotationColumns();
    std::vector<std::string> known(columns.begin(), columns.end());
    known.emplace_back(whole);
    for (const auto& layer : layers) {
        if ((looksLikeColumn(layer) || !beginsAsName(layer)) && !support::contains(known, layer)) {
            refuse("--layer", layer, known);
        }
    }
    if (layers.size() > 1 && support::contains(layers, whole)) {
        throw UsageError { "--layer all stands alone: it takes every column that the gold answers." };
    }
    return layers;
}

std::vector<AskedPart> partsAsked(const std::string& noiseLevels, const std::string& timePeriods)
{
    std::vector<AskedPart> levels;
    for (const auto& word : partsOrWhole(noiseLevels)) {
        auto& level = levels.emplace_back();
        if (word != whole) {
            const auto [from, to] = range<double>("--noise-level", word, "0-0.1");
            level.noise = word;
            level.restriction.noise = { from, to };
        }
    }
    std::vector<AskedPart> periods;
    for (const auto& word : partsOrWhole(timePeriods)) {
        auto& period = periods.emplace_back();
        if (word != whole) {
            const auto [from, to] = range<int>("--time-period", word, "1790-1810");
            period.period = word;
            period.restriction.period = { from, to };
        }
    }
    std::vector<AskedPart> result;
    for (const auto& period : periods) {
        for (const auto& level : levels) {
            result.push_back(level);
            result.back().period = period.period;
            result.back().restriction.period = period.restriction.period;
        }
    }
    return result;
}

/// "[0, 0.1)"; "0" of the level 0-0, which holds exactly this number.
std::string levelName(const AskedPart& part)
{
    const auto& level = *part.restriction.noise;
    const auto from = support::shortest(level.from);
    return level.from == level.to ? from : "[" + from + ", " + support::shortest(level.to) + ")";
}

std::vector<AskedPart> partsByNBest(const std::vector<AskedPart>& parts, const std::vector<int>& nBests)
{
    std::vector<AskedPart> result;
    for (const auto& part : parts) {
        for (const auto nBest : nBests) {
            result.push_back(part);
            result.back().nBest = nBest;
        }
    }
    return result;
}

std::string heading(const AskedPart& part)
{
    const auto column = io::hipeColumnOf(part.layer);
    std::string text = part.layer;
    text.append(column.empty() ? "" : " ").append(column);
    const auto add = [&text](const std::string& word) { text += (text.empty() ? "" : ", ") + word; };
    if (!part.noise.empty()) {
        add("noise " + levelName(part));
    }
    if (!part.period.empty()) {
        add(part.period);
    }
    if (part.nBest > 0) {
        add("@" + std::to_string(part.nBest));
    }
    return text;
}

std::string knownSlices() { return listed(analysis::builtInSlices()) + ", or a column of --attributes"; }

void ByWords::declare(Arguments& arguments, const char* shape, const std::string& help)
{
    arguments.value("--by", m_words, shape, help)
        .joined()
        .filled("it names no slice; the word is empty.")
        .offers([types = std::string_view(shape).find(analysis::typeRowsWord) != std::string_view::npos](
                    const std::string&) {
            auto words = analysis::builtInSlices();
            words.insert(words.begin(), types ? std::string(analysis::typeRowsWord) : "score");
            words.insert(words.begin(), "document");
            return words;
        });
}

void ByWords::finish(bool attributes, bool types)
{
    auto known = analysis::builtInSlices();
    known.insert(known.begin(), { "document", "score" });
    if (types) {
        known.emplace_back(analysis::typeRowsWord);
    }
    for (const auto& asked : parts(m_words)) {
        const auto word = analysis::typedSlice(asked);
        if (word == "document") {
            document = true;
        } else if (word == "score") {
            score = true;
        } else if (types && word == analysis::typeRowsWord) {
            type = true;
        } else if (!support::contains(slices, word)) {
            if (!attributes && !support::contains(known, word) && !analysis::judgeOfSlice(word)) {
                refuse("--by", word, known);
            }
            slices.push_back(word);
        }
    }
    if (given() && !document && !score && !type && slices.empty()) {
        throw UsageError { "--by names no slice." };
    }
}

} // namespace touchstone::cli
