// SPDX-License-Identifier: GPL-3.0-or-later
// Comparison, and rules of --fail-if over results.
#include "python/binding/results.h"

#include "app/cli/compare/comparefacts.h"
#include "app/cli/compare/rulejudging.h"
#include "app/cli/files/trendreport.h"

#include "core/evaluation/records/typemeans.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <pybind11/stl.h>

namespace touchstone::python {

namespace {

struct PyComparison
{
    Request request;
    cli::CompareOptions options;
    cli::ComparedSystems compared {}; ///< nothing where there is no gold
    analysis::Findings findings {};
};
using ComparisonPtr = std::shared_ptr<PyComparison>;

PyComparison compared(
    const Request& request, const std::stop_token& stop, const Asked<cli::CompareOptions>& asked)
{
    PyComparison result { request, *asked.options };
    if (result.options.dataSet.noGold) {
        return result;
    }
    const auto spec = specOf(result.options, result.findings, stop);
    const cli::Reports unseen = [](const std::string&) { return support::Progress::Report(); };
    result.compared = valueOf(cli::compareAll(result.options, spec, stop, unseen, result.findings));
    if (!result.findings.refused().empty()) {
        throw DataError(result.findings.refused().front().reason);
    }
    return result;
}

ComparisonPtr comparisonOf(const Request& request)
{
    const auto asked = askedComparison(request);
    return watched([&](const std::stop_token& stop) {
        return std::make_shared<PyComparison>(compared(request, stop, asked));
    });
}

/// What `compare` prints in a form.
std::string comparisonReport(const PyComparison& own, const char* formWord, cli::OutputForm form)
{
    if (!own.options.dataSet.noGold) {
        auto options = own.options;
        options.form = form;
        return watched([&](const std::stop_token& /*stop*/) {
            return cli::compareReport(options, own.compared, own.findings.told(), std::nullopt);
        });
    }
    auto request = own.request;
    if (*formWord != '\0') {
        request.words.emplace_back(formWord);
    }
    const auto asked = askedComparison(request);
    return watched([&](const std::stop_token& stop) {
        cli::Embedded inside;
        inside.stop = stop;
        asked.options->quiet = true;
        (void)asked.command->run();
        if (inside.error) {
            throw DataError(*inside.error, inside.messages);
        }
        return std::move(inside.printed);
    });
}

/// Which of the systems a number means.
std::size_t systemAt(const PyComparison& own, std::size_t number)
{
    const auto count = own.compared.systems.size();
    if (number >= count) {
        throw py::index_error("there are " + std::to_string(count) + " systems, counted from 0");
    }
    return number;
}

ErrorsPtr changedOf(const PyComparison& own, const std::string& change, std::size_t first, std::size_t second)
{
    const auto* const word = support::found(analysis::changeWords, change, &analysis::ChangeWord::key);
    if (word == nullptr) {
        throw py::value_error("there is no change \"" + change
            + "\"; it is fixed, regressed, both_wrong_same, both_wrong_differently or both_right");
    }
    const auto& a = own.compared.systems[systemAt(own, first)];
    const auto& b = own.compared.systems[systemAt(own, second)];
    return watched([&](const std::stop_token& stop) {
        support::Progress progress(stop);
        const auto pair = valueOf(cli::comparePair(own.options.score, a, b, progress));
        auto made = std::make_shared<PyErrors>();
        static_cast<cli::RecordedOptions&>(made->options) = own.options;
        made->options.scheme = pair.scheme;
        made->options.changes = { word };
        made->systems = { a, b };
        made->systems[0].evaluation = pair.shownFirst;
        made->systems[1].evaluation = pair.shownSecond;
        made->listed.considered = pair.records.annotations.size();
        for (const auto& one : pair.records.counted(word->change)) {
            const std::size_t system = one.b != analysis::Comparison::Counted::none ? 1 : 0;
            made->listed.records.push_back({ system, system == 1 ? one.b : one.a, one });
        }
        return made;
    });
}

struct Judged
{
    std::vector<std::string> broken, told;
    /// For each broken rule: how a list of annotations is headed, and the filter that chooses them.
    std::vector<std::pair<std::string, Words>> about {};
};

/// The wrong annotations that a broken rule is about: by the score's own list or scheme, of the types that
/// break it. Rows that are no literal types (main types) restrict nothing.
std::pair<std::string, Words> annotationsOf(const cli::RuleLines::About& about, const cli::ScoredPart& part,
    const analysis::MeasureResultPtr& measure)
{
    const auto mean = analysis::meanScore(about.score.score);
    const auto name = mean ? mean->score : about.score.score;
    Words filter { "--outcome", "INC,PAR,MIS,SPU" };
    std::string heading;
    const auto* const score = measure ? measure->score(name) : nullptr;
    if (score != nullptr && measure->list(score->list) != nullptr) {
        filter.insert(filter.end(), { "--list", score->list });
        heading = " (" + score->list + ")";
    } else if (score != nullptr && score->scheme) {
        const std::string scheme(match::schemeName(*score->scheme));
        filter.insert(filter.end(), { "--scheme", scheme });
        heading = " (" + scheme + ")";
    }
    std::vector<std::string> types;
    std::ranges::set_intersection(about.types,
        std::set(part.evaluation->labels.begin(), part.evaluation->labels.end()), std::back_inserter(types));
    if (!types.empty() && types.size() == about.types.size()) {
        const bool ofGold = score != nullptr && !score->isCount && !score->needsFalseAlarms; // recall
        filter.insert(filter.end(), { ofGold ? "--gold-type" : "--type", analysis::typesText(types) });
        heading += " with " + support::joined(types) + (ofGold ? " in the gold" : " on either side");
    }
    return { std::move(heading), std::move(filter) };
}

/// Each once.
void addAnnotations(Judged& judged, const std::vector<cli::RuleLines::About>& all,
    const cli::ScoredPart& part, const std::vector<analysis::MeasureResultPtr>& measures)
{
    for (const auto& about : all) {
        const auto* const measure
            = support::found(measures, about.score.measure, &analysis::MeasureResult::measure);
        auto one = annotationsOf(about, part, measure == nullptr ? nullptr : *measure);
        if (!support::contains(judged.about, one)) {
            judged.about.push_back(std::move(one));
        }
    }
}

Words ruleWords(const Words& rules)
{
    Words words;
    for (const auto& rule : rules) {
        words.insert(words.end(), { "--fail-if", rule });
    }
    return words;
}

Judged judgedAlone(const PyResult& result, const Words& rules)
{
    auto request = result.request();
    const auto more = ruleWords(rules);
    request.words.insert(request.words.end(), more.begin(), more.end());
    const auto asked = askedScores(request);
    return watched([&](const std::stop_token& stop) {
        const auto done = scored(*asked.options, stop);
        auto lines = valueOf(cli::judgedScores(done.options, done.systems));
        Judged judged { std::move(lines.broken), std::move(lines.told) };
        const auto& system = done.systems.front();
        addAnnotations(judged, lines.about, system, system.judged);
        return judged;
    });
}

Judged judgedAgainst(const PyResult& result, const PyResult& baseline, const Words& rules)
{
    auto request = result.request();
    request.words = without(request.words, { "--measure", "--scheme", "--row", "--at", "--by", "--fail-if" },
        { "--confusion", "--no-confusion" });
    const auto more = ruleWords(rules);
    request.words.insert(request.words.end(), more.begin(), more.end());
    auto before = baseline.request().systems.back();
    const auto& now = request.systems.back();
    if (before->source().name == now->source().name) {
        auto renamed = before->source();
        renamed.name += " (baseline)";
        before = std::make_shared<Corpus>(std::move(renamed), true);
    }
    request.systems = { before, now };
    const auto asked = askedComparison(request);
    return watched([&](const std::stop_token& stop) {
        const auto done = compared(request, stop, asked);
        support::Progress judging(stop);
        auto lines = valueOf(cli::judgedDifferences(done.options, done.compared, judging));
        return Judged { std::move(lines.broken), std::move(lines.told) };
    });
}

/// Against a file of scores: its one system is what the result's was before, whatever it was called.
cli::RuleLines judgedAgainstFile(const std::string& json, const Words& rules, const std::string& path)
{
    return watched([&](const std::stop_token& stop) {
        support::Progress progress(stop);
        auto data = valueOf(analysis::readTrend(std::vector { path }, analysis::TrendOrder::Given, progress));
        auto now
            = valueOf(analysis::parseTrendFile(json, "this result", data.names, data.diagnostics, progress));
        now.name = now.path;
        auto& before = data.files.front().systems;
        if (std::ranges::all_of(
                before, [&](const auto& system) { return system.name == before.front().name; })) {
            for (auto& system : before) {
                system.name = now.systems.front().name;
            }
        }
        data.files.push_back(std::move(now));
        std::vector<cli::FailRule> read;
        try {
            for (const auto& rule : rules) {
                read.push_back(cli::failRuleOf(rule));
            }
        } catch (const cli::UsageError& error) {
            throw wrongWords(error.text);
        }
        return valueOf(cli::brokenTrendRules({}, read, data));
    });
}

} // namespace

void addComparisons(py::module_& module)
{
    using namespace py::literals;
    py::class_<PyComparison, ComparisonPtr>(module, "Comparison", "Systems against the first of them.")
        .def_property_readonly("json",
            [](const PyComparison& own) { return comparisonReport(own, "--json", cli::OutputForm::Json); })
        .def_property_readonly(
            "text", [](const PyComparison& own) { return comparisonReport(own, "", cli::OutputForm::Text); })
        .def_property_readonly(
            "systems", [](const PyComparison& own) { return cli::systemNames(own.compared); })
        .def_property_readonly("score", [](const PyComparison& own) { return own.options.score.text(); })
        .def("changed", &changedOf, "Annotations that a count of changes counts, between two of the systems.",
            "change"_a, "first"_a = 0, "second"_a = 1);
    py::class_<Judged>(module, "Judged", "What rules of --fail-if say.")
        .def_readonly(
            "broken", &Judged::broken, "A line for each broken rule, and the annotations behind it.")
        .def_readonly("told", &Judged::told, "What breaks no rule and should be known.")
        .def_readonly("about", &Judged::about,
            "For each broken rule: how its wrong annotations are headed, and the filter that chooses them.");
    module.def(
        "compare",
        [](const Words& words, const CorpusPtr& gold, const std::vector<CorpusPtr>& systems) {
            return comparisonOf({ words, gold, systems });
        },
        "Compare two systems or more by one score.", "words"_a, "gold"_a = py::none(),
        "systems"_a = std::vector<CorpusPtr>());
    module.def(
        "judge",
        [](const PyResult& result, const Words& rules, const py::object& baseline) {
            if (baseline.is_none()) {
                return judgedAlone(result, rules);
            }
            if (py::isinstance<PyResult>(baseline)) {
                return judgedAgainst(result, baseline.cast<const PyResult&>(), rules);
            }
            const auto lines = judgedAgainstFile(result.json(), rules, baseline.cast<std::string>());
            Judged judged { lines.broken, lines.told };
            addAnnotations(judged, lines.about, result.system(), result.system().measures);
            return judged;
        },
        "Judge rules of --fail-if: of the values of a result, or of the differences from a baseline.",
        "result"_a, "rules"_a, "baseline"_a = py::none());
    module.def(
        "judge_json",
        [](const std::string& json, const Words& rules, const std::string& path) {
            auto lines = judgedAgainstFile(json, rules, path);
            return Judged { std::move(lines.broken), std::move(lines.told) };
        },
        "Judge rules of --fail-if: of the differences of JSON of score or merge from a file of scores.",
        "json"_a, "rules"_a, "baseline"_a);
}

} // namespace touchstone::python
