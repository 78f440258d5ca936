// SPDX-License-Identifier: GPL-3.0-or-later
// Result: the scores of one system, with tables and records that are made when they are first asked for.
#pragma once

#include "python/binding/corpora.h"
#include "python/binding/records.h"
#include "python/binding/tables.h"

#include "app/cli/commands/commands.h"

namespace touchstone::python {

/// The options of a command with its data, as its words say. Throws DataError.
template <typename Options> struct Asked
{
    std::unique_ptr<cli::Command> command; ///< owns the options
    Options* options = nullptr;
};
/// Of `score`, `errors`, `compare`.
[[nodiscard]] Asked<cli::ScoreOptions> askedScores(const Request& request);
[[nodiscard]] Asked<cli::ErrorsOptions> askedRecords(const Request& request);
[[nodiscard]] Asked<cli::CompareOptions> askedComparison(const Request& request);
/// Words as they were typed, without data and output.
[[nodiscard]] Words typedWords(const std::vector<cli::TypedOption>& typed);
/// The words without these options and their values, and without these flags.
[[nodiscard]] Words without(const Words& words, std::initializer_list<std::string_view> options,
    std::initializer_list<std::string_view> flags);

/// Settings with their files; throws DataError with each mistake of a file of rules.
[[nodiscard]] analysis::EvaluationSpec specOf(
    const cli::ScoringOptions& options, analysis::Findings& findings, const std::stop_token& stop);

/// What was scored together.
struct Scored
{
    cli::ScoreOptions options;
    std::vector<cli::ScoredSystem> systems;
    analysis::Findings findings;
};
/// Throws DataError, also where a run was refused.
[[nodiscard]] Scored scored(const cli::ScoreOptions& options, const std::stop_token& stop);

class PyResult
{
public:
    /// `scored` holds this system alone.
    PyResult(Request request, std::shared_ptr<const Scored> scored)
        : m_request(std::move(request))
        , m_scored(std::move(scored))
    {
    }

    [[nodiscard]] const Request& request() const { return m_request; } ///< of this system alone
    [[nodiscard]] const Scored& scored() const { return *m_scored; }
    [[nodiscard]] const cli::ScoredSystem& system() const { return m_scored->systems.front(); }
    /// With records, statistics and lists; scored anew when it is first asked for.
    [[nodiscard]] const Scored& whole() const { return made(m_whole, false); }
    /// With the rows of tables by document, too, which take more than all else.
    [[nodiscard]] const Scored& byDocument() const { return made(m_byDocument, true); }
    /// What `score --json` prints.
    [[nodiscard]] std::string json() const;

private:
    [[nodiscard]] const Scored& made(std::shared_ptr<const Scored>& target, bool byDocument) const;

    Request m_request;
    std::shared_ptr<const Scored> m_scored;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<const Scored> m_whole, m_byDocument; ///< null: not made yet
};

void addResults(py::module_& module);
void addComparisons(py::module_& module);
void addCommands(py::module_& module);

} // namespace touchstone::python
