// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/slicewords.h"

#include "app/cli/words/choice.h"

#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/slices/slicefacets.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wnull-dereference" // a false alarm of GCC 12 inside CLI11's split()
#endif
#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>

namespace touchstone::cli {

namespace {

constexpr const char* group = "Slices";

}

void addSliceOptions(CLI::App& app, SliceWords& words)
{
    app.add_option("--train", words.train,
           "Training data, read as the gold is: slice seen tells strings that it annotates")
        ->option_text("PATH")
        ->group(group);
    app.add_option("--attributes", words.attributes,
           "TSV with a header line: document or annotation ids, then columns of your own; each is a slice")
        ->option_text("FILE")
        ->group(group);
    app.add_option("--slice-bounds", words.bounds,
           "Where bins of a slice end: entity-length=1,2,5; of noise, period, document-length, entity-length "
           "and attributes that are numbers. A bin holds what is above the number before it, up to and with "
           "its own; one more holds what is above the last. Repeats")
        ->option_text("SLICE=N,N...")
        ->group(group)
        ->take_all()
        ->expected(1);
}

void readSliceWords(const SliceWords& words, const io::ReadOptions& gold, analysis::EvaluationSpec& spec,
    analysis::RelationSources& sources)
{
    std::string joined;
    for (const auto& bounds : words.bounds) {
        joined += (joined.empty() ? "" : ";") + bounds;
    }
    auto bounds = analysis::sliceBoundsByText(joined);
    if (!bounds) {
        throw UsageError { "--slice-bounds: " + bounds.error().text };
    }
    spec.slices.bounds = std::move(*bounds);
    sources.attributes = words.attributes;
    sources.train = words.train;
    if (!words.train.empty()) {
        sources.trainOptions = gold;
    }
}

AskedBy askedBy(const std::string& words)
{
    AskedBy asked;
    std::istringstream parts(words);
    for (std::string word; std::getline(parts, word, ',');) {
        if (word == "document") {
            asked.document = true;
        } else if (word == "score") {
            asked.score = true;
        } else if (!word.empty()
            && std::find(asked.slices.begin(), asked.slices.end(), word) == asked.slices.end()) {
            asked.slices.push_back(word);
        }
    }
    return asked;
}

} // namespace touchstone::cli
