// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/slices.h"

#include "app/cli/words/suggest.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/bytes/words.h"

#include "core/io/formats/hipe/hipereader.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace touchstone::cli {

namespace {

constexpr std::string_view whole = "all";

std::vector<std::string> parts(const std::string& text)
{
    const auto pieces = io::pieces(text, ",");
    std::vector<std::string> result(pieces.begin(), pieces.end());
    std::erase(result, std::string());
    return result;
}

/// A word as HIPE's columns are, small letters and hyphens: then it must be one. Layers of other formats are
/// told by their reader ("NamedEntity", "webanno.custom.span", "a2").
bool looksLikeColumn(const std::string& layer)
{
    return std::ranges::all_of(layer, [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); });
}

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
        if (looksLikeColumn(layer) && !support::contains(known, layer)) {
            refuse("--layer", layer, known);
        }
    }
    if (layers.size() > 1 && support::contains(layers, whole)) {
        throw UsageError { "--layer all stands alone: it takes every column that the gold answers." };
    }
    return layers;
}

std::vector<AskedSlice> slicesOf(const std::string& noiseLevels, const std::string& timePeriods)
{
    std::vector<AskedSlice> levels;
    for (const auto& word : parts(noiseLevels)) {
        AskedSlice level;
        if (word != whole) {
            const auto [from, to] = range<double>("--noise-level", word, "0-0.1");
            level.noise = word;
            level.slice.noise = { from, to };
        }
        levels.push_back(level);
    }
    std::vector<AskedSlice> periods;
    for (const auto& word : parts(timePeriods)) {
        AskedSlice period;
        if (word != whole) {
            const auto [from, to] = range<int>("--time-period", word, "1790-1810");
            period.period = word;
            period.slice.period = { from, to };
        }
        periods.push_back(period);
    }
    if (levels.empty()) {
        levels.emplace_back();
    }
    if (periods.empty()) {
        periods.emplace_back();
    }
    std::vector<AskedSlice> slices;
    for (const auto& period : periods) {
        for (const auto& level : levels) {
            slices.push_back(level);
            slices.back().period = period.period;
            slices.back().slice.period = period.slice.period;
        }
    }
    return slices;
}

/// "[0, 0.1)"; "0" of the level 0-0, which holds exactly this number.
std::string levelName(const AskedSlice& slice)
{
    const auto& level = *slice.slice.noise;
    const auto from = support::shortest(level.from);
    return level.from == level.to ? from : "[" + from + ", " + support::shortest(level.to) + ")";
}

std::vector<AskedSlice> slicesByNBest(const std::vector<AskedSlice>& slices, const std::vector<int>& nBests)
{
    std::vector<AskedSlice> result;
    for (const auto& slice : slices) {
        for (const auto nBest : nBests) {
            result.push_back(slice);
            result.back().nBest = nBest;
        }
    }
    return result;
}

std::string heading(const AskedSlice& slice)
{
    const auto column = io::hipeColumnOf(slice.layer);
    std::string text = slice.layer;
    text.append(column.empty() ? "" : " ").append(column);
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (!slice.noise.empty()) {
        add("noise " + levelName(slice));
    }
    if (!slice.period.empty()) {
        add(slice.period);
    }
    if (slice.nBest > 0) {
        add("@" + std::to_string(slice.nBest));
    }
    return text;
}

std::string knownSlices() { return listed(analysis::builtInSlices()) + ", or a column of --attributes"; }

void ByWords::declare(Arguments& arguments, const char* shape, const std::string& help)
{
    arguments.value("--by", m_words, shape, help).joined().filled("it names no slice; the word is empty.");
}

void ByWords::finish(bool attributes)
{
    auto known = analysis::builtInSlices();
    known.insert(known.begin(), { "document", "score" });
    for (const auto& word : parts(m_words)) {
        if (word == "document") {
            document = true;
        } else if (word == "score") {
            score = true;
        } else if (!support::contains(slices, word)) {
            if (!attributes && !support::contains(known, word)) {
                refuse("--by", word, known);
            }
            slices.push_back(word);
        }
    }
    if (given() && !document && !score && slices.empty()) {
        throw UsageError { "--by names no slice." };
    }
}

} // namespace touchstone::cli
