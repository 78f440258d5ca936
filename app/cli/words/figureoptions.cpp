// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/figureoptions.h"

#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::cli {

const std::vector<std::string>& figureKindNames()
{
    static const std::vector<std::string> names { "alpha-sweep", "outcomes", "confusion", "noise",
        "confidence", "tree", "excerpt", "campaign", "ranking", "trend" };
    return names;
}

const Names<std::string>& wordLanguages()
{
    static const Names<std::string> codes { { "en", "en" }, { "de", "de" }, { "fr", "fr" } };
    return codes;
}

void declareLanguage(Arguments& arguments, std::string& language)
{
    arguments.choice("--language", language, wordLanguages(), "en|de|fr",
        "Language of the words in figures, which the window's commands name: en (default), de or fr; numbers "
        "have a decimal point in all of them");
}

bool isCampaignFigure(const std::string& kind) { return kind == "campaign" || kind == "ranking"; }

bool FigureWords::readsProject(const std::vector<std::string>& words) const
{
    const auto kind = std::ranges::find_if(
        words, [](const auto& word) { return support::contains(figureKindNames(), word); });
    return kind != words.end() && isCampaignFigure(*kind);
}

void FigureWords::declareStyle(Arguments& arguments)
{
    constexpr double leastMm = 10;
    constexpr double mostMm = 2000;
    arguments.value("--width", options.width, "MM", "Width in millimetres; default 77 (a column)")
        .between(leastMm, mostMm);
    arguments.value("--height", options.height, "MM", "Height in millimetres; default: as the content needs")
        .between(leastMm, mostMm);
    arguments.choice("--fit", options.width, Names<double> { { "column", 77 }, { "page", 160 } },
        "column|page", "Width of a column (77 mm) or a page (160 mm)");
    arguments.value("--font", options.font, "FAMILY", "Font family");
    arguments.value("--font-size", options.fontSize, "PT", "Font size in points; default 8")
        .between(3.0, 72.0);
    arguments.value("--line-width", options.lineWidth, "PT", "Width of lines in points; default 0.75")
        .between(0.1, 10.0);
    arguments.value("--dpi", options.dpi, "N", "Resolution of a PNG; default 300").between(36.0, 2400.0);
    arguments.flag(
        "--greyscale", options.greyscale, "No colours: letters, dashes and hatches tell things apart");
    arguments.choice("--background", options.transparent,
        Names<bool> { { "white", false }, { "transparent", true } }, "COLOUR",
        "white (default) or transparent");
    arguments.word(
        "--legend",
        [this](const std::string& word) { // an empty one is refused, too
            options.legend = chosen("--legend", word,
                Names<std::string> { { "outside", "outside" }, { "inside", "inside" }, { "none", "none" } });
        },
        "PLACE", "outside (default), inside or none");
    arguments.flag("--title", options.title, "Write a title into the figure");
    arguments.flag("--no-markers", options.noMarkers, "No markers on lines");
    arguments.flag("--no-hatches", options.noHatches, "No hatches in bars");
    arguments.value("--decimals", options.decimals, "N", "Decimals of numbers; default 3").between(0, 10);
    declareLanguage(arguments, options.language);
}

void FigureWords::declare(Arguments& arguments)
{
    m_words->declare(arguments, threads);
    m_words->declareScheme(arguments);
    options.declareFindings(arguments);
    options.declareFile(arguments, "FILE.pdf|.svg|.png|.csv", "The file; its ending is its form").required();
    m_filter.declareSelection(arguments,
        "Filters of touchstone-cli errors, such as outcome=MIS,gold-type=PER; the first record is drawn");
    auto kinds = figureKindNames();
    kinds.pop_back(); // trend
    const auto last = kinds.back();
    kinds.pop_back();
    arguments
        .value("kind", options.kind, "KIND",
            listed(kinds) + " or " + last
                + "; campaign and ranking: of a project, which --project names; trend: of files of score "
                  "--json, named behind it")
        .required()
        .offers([](const std::string&) { return figureKindNames(); });
    arguments.value("--by", options.by, "type|document|SLICE|team|CAPTURE",
        "outcomes: a bar per type (default), document, or value of a slice; campaign: a row per system "
        "(default), or per team or value of a capture of the runs' pattern (lang, run) with its best runs");
    arguments.flag("--significance", options.campaign.significance,
        "campaign, ranking: mark with ≈ the systems that are not separable from the best of their data set, "
        "as touchstone-cli campaign does");
    using analysis::NoiseRate;
    arguments.choice("--noise-rate", m_noiseRate,
        Names<std::optional<NoiseRate>> { { "led", NoiseRate::Told }, { "cer", NoiseRate::Aligned } },
        "led|cer",
        "noise: the error rate of an annotation's text: led, as the gold tells it (default where it does), "
        "or cer, of the system's text aligned to it; the bins are --slice-bounds noise=…");
    using analysis::NoiseFound;
    arguments.choice("--noise-found", m_noiseFound,
        Names<std::optional<NoiseFound>> { { "strict", NoiseFound::Strict }, { "noisy", NoiseFound::Noisy } },
        "strict|noisy",
        "noise: an annotation is found when it is correct under the strict scheme (strict, default), or "
        "matched by the measure for noisy text (noisy)");
    declareStyle(arguments);
    arguments
        .value("--record", options.record, "N",
            "tree, excerpt: the record, by its place in touchstone-cli errors; default: the first that "
            "--select keeps, else the first error")
        .positive();
    arguments
        .repeated("--type-hue", m_typeHues, "TYPE=N",
            "tree: the hue of a type, 1 to 8 or grey, as the window wrote it; default: the usual names (PER, "
            "LOC, ORG, MISC, DATE and their spellings) have 1 to 5, other types what is free, the most "
            "frequent in the gold first; repeats")
        .offersTypes();
    options.declareNames(arguments);
    arguments
        .value("paths", options.trend.paths, "FOLDER|FILE...", "trend: files of score --json, or folders")
        .fromStandardInput();
    options.trend.declare(arguments);
}

void FigureWords::finishHues()
{
    if (options.kind != "tree" && !m_typeHues.empty()) {
        throw UsageError { "--type-hue is of figure tree, and not of " + options.kind + "." };
    }
    for (const auto& word : m_typeHues) {
        const auto equals = word.rfind('=');
        const std::string value = equals == std::string::npos ? std::string() : word.substr(equals + 1);
        const auto hue = value == "grey" ? std::optional(annotation::TypeHues::count + 1)
                                         : support::parsed<std::size_t>(value);
        if (equals == 0 || !hue || *hue == 0 || (*hue > annotation::TypeHues::count && value != "grey")) {
            throw UsageError { "--type-hue takes TYPE=N, N from 1 to "
                + std::to_string(annotation::TypeHues::count)
                + " or grey, such as --type-hue prod=6, and not \"" + word + "\"." };
        }
        options.typeHues.push_back({ annotation::TypeHues::key(word.substr(0, equals)), *hue - 1, true });
    }
}

void FigureWords::finishCampaign()
{
    const auto refused = [this](const char* text) { return UsageError { "figure " + options.kind + text }; };
    const auto& files = m_words->files;
    if (files.project.empty()) {
        throw refused(" draws the runs of a project: --project FILE.touchstone.");
    }
    if (!files.gold.empty() || !files.systems.empty() || !files.systemGlobs.empty()
        || !options.trend.paths.empty()) {
        throw refused(" draws the runs of its project, and takes no other files.");
    }
    if (!files.layer.empty() || !m_words->settings.preset.empty() || !m_words->scheme.empty()) {
        throw refused(" scores runs as its project says, and takes no --preset, --layer and --scheme.");
    }
    auto& campaign = options.campaign;
    campaign.project = files.project;
    campaign.task = files.projectTask;
    campaign.set = files.projectSet;
    campaign.allowOutside = files.allowOutside;
    campaign.by = options.by == "type" ? campaign.by : options.by;
    if (campaign.by != "system" && options.kind != "campaign") {
        throw UsageError { "--by is of figure campaign; a ranking has a line per run." };
    }
    options.finishNames();
    if (options.names.anonymous || !options.names.renamed.empty()) {
        throw refused(
            " names systems as its project does (\"names\"), and takes no --rename and --anonymise.");
    }
    options.finish({ files.project });
}

void FigureWords::finish()
{
    const auto& kinds = figureKindNames();
    if (!support::contains(kinds, options.kind)) {
        refuse("KIND", options.kind, kinds);
    }
    if (options.kind != "noise" && (m_noiseRate || m_noiseFound)) {
        throw UsageError { "--noise-rate and --noise-found are of figure noise, and not of " + options.kind
            + "." };
    }
    if (m_noiseRate) {
        options.noise.rate = m_noiseRate;
    }
    options.noise.found = m_noiseFound.value_or(options.noise.found);
    if (options.campaign.significance && !isCampaignFigure(options.kind)) {
        throw UsageError { "--significance is of figure campaign and ranking, and not of " + options.kind
            + "." };
    }
    finishHues();
    options.purpose = ScoreOptions::Purpose::Pictures;
    if (options.kind == "trend") {
        options.trend.finish();
        options.finishNames();
        options.finish(options.trend.paths);
        return;
    }
    if (isCampaignFigure(options.kind)) {
        finishCampaign();
        return;
    }
    if (!options.trend.paths.empty()) {
        throw UsageError { "figure " + options.kind
            + " takes its data by --gold and --system; only figure trend takes files behind its name: "
            + listed(options.trend.paths) + "." };
    }
    m_words->withoutGold = true;
    m_words->read(options, ScoringWords::Need::Systems);
    refuseSeveral(options);
    options.filter = m_filter.read(options.scheme);
    refuseLeftOut(options.filter);
    options.finish(options.inputs());
}

Program figureProgram() { return { "touchstone", {}, { entry<FigureWords>("figure", "") } }; }

} // namespace touchstone::cli
