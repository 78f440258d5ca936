// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/figureoptions.h"

#include "app/cli/words/choice.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace touchstone::cli {

const std::vector<std::string>& figureKindNames()
{
    static const std::vector<std::string> names { "alpha-sweep", "outcomes", "confusion", "noise",
        "confidence", "tree", "excerpt", "trend" };
    return names;
}

void addNameOptions(CLI::App& app, FigureOptions& options, FigureWords& words)
{
    app.add_option("--rename", words.renames, "Print a system under another name; repeats")
        ->option_text("OLD=NEW")
        ->take_all()
        ->expected(1);
    app.add_flag("--anonymise", options.names.anonymous,
        "Print systems as System 1, System 2 …; the recipe names no system's file and no command");
}

void addFigureOptions(CLI::App& app, FigureOptions& options, FigureWords& words)
{
    constexpr double leastMm = 10;
    constexpr double mostMm = 2000;
    const auto millimetres = CLI::Range(leastMm, mostMm);
    app.add_option("kind", options.kind,
           "alpha-sweep, outcomes, confusion, noise, confidence, tree or excerpt; trend: of files of score "
           "--json, named behind it")
        ->option_text("KIND")
        ->required();
    app.add_option("--by", options.by, "outcomes: a bar per type (default), document, or value of a slice")
        ->option_text("type|document|SLICE");
    app.add_option("--noise-rate", words.noiseRate,
           "noise: the error rate of an annotation's text: led, as the gold tells it (default where it "
           "does), "
           "or cer, of the system's text aligned to it; the bins are --slice-bounds noise=…")
        ->option_text("led|cer");
    app.add_option("--noise-found", words.noiseFound,
           "noise: an annotation is found when it is correct under strict matching (strict, default), or "
           "matched by the measure for noisy text (noisy)")
        ->option_text("strict|noisy");
    app.add_option("--width", options.width, "Width in millimetres; default 77 (a column)")
        ->option_text("MM")
        ->check(millimetres);
    app.add_option("--height", options.height, "Height in millimetres; default: as the content needs")
        ->option_text("MM")
        ->check(millimetres);
    app.add_option("--fit", words.fit, "Width of a column (77 mm) or a page (160 mm)")
        ->option_text("column|page");
    app.add_option("--font", options.font, "Font family")->option_text("FAMILY");
    app.add_option("--font-size", options.fontSize, "Font size in points; default 8")
        ->option_text("PT")
        ->check(CLI::Range(3.0, 72.0));
    app.add_option("--line-width", options.lineWidth, "Width of lines in points; default 0.75")
        ->option_text("PT")
        ->check(CLI::Range(0.1, 10.0));
    app.add_option("--dpi", options.dpi, "Resolution of a PNG; default 300")
        ->option_text("N")
        ->check(CLI::Range(36.0, 2400.0));
    app.add_flag(
        "--greyscale", options.greyscale, "No colours: letters, dashes and hatches tell things apart");
    app.add_option("--background", words.background, "white (default) or transparent")->option_text("COLOUR");
    app.add_option("--legend", options.legend, "outside (default), inside or none")->option_text("PLACE");
    app.add_flag("--title", options.title, "Write a title into the figure");
    app.add_flag("--no-markers", options.noMarkers, "No markers on lines");
    app.add_flag("--no-hatches", options.noHatches, "No hatches in bars");
    app.add_option("--decimals", options.decimals, "Decimals of numbers; default 3")
        ->option_text("N")
        ->check(CLI::Range(0, 10));
    app.add_option("--record", options.record,
           "tree, excerpt: the record, by its place in touchstone-cli errors; default: the first that "
           "--select "
           "keeps, else the first error")
        ->option_text("N")
        ->check(CLI::PositiveNumber);
    addNameOptions(app, options, words);
}

void addReportOptions(CLI::App& app, ReportOptions& options)
{
    app.add_flag("--no-text", options.noText,
        "Leave every word of the corpus out: texts, names of documents, ids; figures of texts too");
    app.add_option("--errors", options.errors,
           "So many records behind a number as a table with words and types, the others as references; "
           "default "
           "100")
        ->option_text("N")
        ->check(CLI::Range(0, 1'000'000));
    app.add_option("--list-limit", options.listLimit,
           "At most so many megabytes of records; numbers without room are no links, with a warning; default "
           "64")
        ->option_text("MB")
        ->check(CLI::Range(1, 2000));
}

void finishFigure(FigureOptions& options, const FigureWords& words)
{
    const auto& kinds = figureKindNames();
    if (!options.kind.empty() && std::find(kinds.begin(), kinds.end(), options.kind) == kinds.end()) {
        refuse("KIND", options.kind, kinds);
    }
    using analysis::NoiseRate;
    if (!words.noiseRate.empty()) {
        options.noise.rate = chosen("--noise-rate", words.noiseRate,
            Names<NoiseRate> { { "led", NoiseRate::Told }, { "cer", NoiseRate::Aligned } });
    }
    using analysis::NoiseFound;
    if (!words.noiseFound.empty()) {
        options.noise.found = chosen("--noise-found", words.noiseFound,
            Names<NoiseFound> { { "strict", NoiseFound::Strict }, { "noisy", NoiseFound::Noisy } });
    }
    if (!options.kind.empty() && options.kind != "noise" && !(words.noiseRate + words.noiseFound).empty()) {
        throw UsageError { "--noise-rate and --noise-found are of figure noise, and not of " + options.kind
            + "." };
    }
    if (!words.fit.empty()) {
        options.width = chosen("--fit", words.fit, Names<double> { { "column", 77 }, { "page", 160 } });
    }
    if (!words.background.empty()) {
        options.transparent = chosen(
            "--background", words.background, Names<bool> { { "white", false }, { "transparent", true } });
    }
    (void)chosen("--legend", options.legend, Names<int> { { "outside", 0 }, { "inside", 1 }, { "none", 2 } });
    for (const auto& rename : words.renames) {
        const auto equals = rename.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == rename.size()) {
            throw UsageError { "--rename takes OLD=NEW, such as --rename run3=Ours, and not \"" + rename
                + "\"." };
        }
        options.names.renamed.emplace_back(rename.substr(0, equals), rename.substr(equals + 1));
    }
}

} // namespace touchstone::cli
