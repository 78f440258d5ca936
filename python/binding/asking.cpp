// SPDX-License-Identifier: GPL-3.0-or-later
// Words of commands read by their own parser, and what they ask for scored.
#include "python/binding/results.h"

#include "app/cli/compare/comparing.h"

namespace touchstone::python {

namespace {

/// The command behind words. Throws DataError.
std::unique_ptr<cli::Command> parsed(const cli::CommandEntry& entry, const Request& request)
{
    cli::Embedded inside;
    inside.files = request.files();
    auto read = cli::parseArguments({ "touchstone", "", { entry } }, request.lineOf(entry.name));
    if (!read.command) {
        throw wrongWords(read.problem.empty() ? "These words ask for no work." : read.problem);
    }
    return std::move(read.command);
}

template <typename Options> Asked<Options> askedOf(const cli::CommandEntry& entry, const Request& request)
{
    auto command = parsed(entry, request);
    auto* const recorded = dynamic_cast<cli::RecordedCommand*>(command.get());
    if (recorded == nullptr) {
        throw wrongWords("The project has several tables; choose one with --set and --task.");
    }
    return { std::move(command), static_cast<Options*>(&recorded->recorded()) };
}

} // namespace

Asked<cli::ScoreOptions> askedScores(const Request& request)
{
    return askedOf<cli::ScoreOptions>(cli::scoreCommand(), request);
}

Asked<cli::CompareOptions> askedComparison(const Request& request)
{
    return askedOf<cli::CompareOptions>(cli::compareCommand(), request);
}

Asked<cli::ErrorsOptions> askedRecords(const Request& request)
{
    auto command = parsed(cli::errorsCommand(), request);
    auto* const records = dynamic_cast<cli::RecordsCommand*>(command.get());
    if (records == nullptr) {
        throw wrongWords("The project has several tables; choose one with --set and --task.");
    }
    return { std::move(command), &records->asked() };
}

Words typedWords(const std::vector<cli::TypedOption>& typed)
{
    Words words;
    for (const auto& [name, value] : typed) {
        words.push_back(name);
        if (value) {
            words.push_back(*value);
        }
    }
    return words;
}

Words without(const Words& words, std::initializer_list<std::string_view> options,
    std::initializer_list<std::string_view> flags)
{
    Words left;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto name = std::string_view(words[i]).substr(0, words[i].find('='));
        const bool option = std::ranges::find(options, name) != options.end();
        if (option) {
            i += name.size() == words[i].size() ? 1U : 0U;
        } else if (std::ranges::find(flags, name) == flags.end()) {
            left.push_back(words[i]);
        }
    }
    return left;
}

analysis::EvaluationSpec specOf(
    const cli::ScoringOptions& options, analysis::Findings& findings, const std::stop_token& stop)
{
    support::Diagnostics rest;
    support::Progress progress(stop);
    auto spec = cli::loadSpec(options, rest, progress);
    if (!spec) {
        std::vector<std::string> mistakes;
        for (const auto& finding : rest.list()) {
            mistakes.push_back(support::formatted(finding));
        }
        throw DataError(spec.error(), std::move(mistakes));
    }
    findings.add(rest);
    return std::move(*spec);
}

Scored scored(const cli::ScoreOptions& options, const std::stop_token& stop)
{
    Scored result { options, {}, {} };
    const auto spec = specOf(result.options, result.findings, stop);
    const cli::Reports unseen = [](const std::string&) { return support::Progress::Report(); };
    result.systems = valueOf(cli::scoreAll(result.options, spec, stop, unseen, result.findings));
    if (!result.findings.refused().empty()) {
        throw DataError(result.findings.refused().front().reason);
    }
    return result;
}

} // namespace touchstone::python
