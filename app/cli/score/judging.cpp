// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/judging.h"

#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using support::Result;

/// What `score` prints of a system: its parts, or the whole.
std::vector<const ScoredPart*> printedParts(const ScoredSystem& system)
{
    std::vector<const ScoredPart*> parts;
    for (const auto& part : system.parts) {
        parts.push_back(&part);
    }
    if (parts.empty()) {
        parts.push_back(&system);
    }
    std::erase_if(parts, [](const auto* part) { return !part->evaluation->system->answered; });
    return parts;
}

bool hasMeasure(const ScoredPart& part, const FailRule& rule)
{
    return std::ranges::find(part.judged, rule.score.measure, &analysis::MeasureResult::measure)
        != part.judged.end();
}

/// Precondition: hasMeasure().
const analysis::MeasureResultPtr& judgedMeasure(const ScoredPart& part, const FailRule& rule)
{
    return *std::ranges::find(part.judged, rule.score.measure, &analysis::MeasureResult::measure);
}

/// One rule over all systems.
class ScoreJudge
{
public:
    ScoreJudge(const ScoreOptions& options, const FailRule& rule, RuleLines& lines)
        : m_zero(options.zeroForUndefined)
        , m_rule(rule)
        , m_lines(lines)
    {
    }

    Result<void> judge(const ScoredSystem& system)
    {
        std::size_t values = 0;
        for (const auto* const part : printedParts(system)) {
            const auto title = heading(part->asked);
            const auto of = system.name + (title.empty() ? "" : " (" + title + ")");
            const auto judged = m_rule.type ? judgeTypes(*part, of) : judgeWhole(*part, of);
            if (!judged) {
                return tl::unexpected(judged.error());
            }
            values += *judged;
        }
        if (values == 0) {
            return notJudged(m_rule, ": " + system.name + " has no such score.");
        }
        return {};
    }

private:
    Result<std::size_t> judgeWhole(const ScoredPart& part, const std::string& of)
    {
        const auto value
            = analysis::scoreValue({ part.evaluation, judgedMeasure(part, m_rule) }, m_rule.score.score);
        if (!value) {
            return tl::unexpected(value.error());
        }
        return judgeValue(*value, of, {});
    }

    Result<std::size_t> judgeTypes(const ScoredPart& part, const std::string& of)
    {
        const auto values = typeValues(m_rule, *judgedMeasure(part, m_rule));
        if (!m_rule.ofEveryType()) {
            const auto found = values.find(*m_rule.type);
            return found == values.end() ? Result<std::size_t>(0)
                                         : judgeValue(found->second, of, m_rule.type);
        }
        for (const auto& [type, value] : values) {
            if (!value && !m_zero) {
                m_lines.fails(m_rule,
                    "failed: " + m_rule.text + ": " + type + " of " + of + " is undefined (0/0)", type);
            } else if (const auto judged = judgeValue(value, type + " of " + of, type); !judged) {
                return judged;
            }
        }
        return values.size();
    }

    Result<std::size_t> judgeValue(
        std::optional<double> value, const std::string& of, const std::optional<std::string>& type)
    {
        value = value || !m_zero ? value : std::optional(0.0);
        if (!value) {
            return notJudged(m_rule, ": " + of + " is undefined (0/0). --zero-division 0 makes it 0.");
        }
        if (m_rule.fails(*value)) {
            m_lines.fails(m_rule, "failed: " + m_rule.text + ": " + of + " has " + ruleNumber(*value), type);
        }
        return 1;
    }

    bool m_zero;
    const FailRule& m_rule;
    RuleLines& m_lines;
};

} // namespace

void RuleLines::fails(const FailRule& rule, std::string line, const std::optional<std::string>& type)
{
    broken.push_back(std::move(line));
    // A rule of every type breaks type by type, and any rule system by system.
    if (about.empty() || about.back().score != rule.score || about.back().types.empty() != !type) {
        about.push_back({ rule.score, {} });
    }
    if (type) {
        about.back().types.insert(*type);
    }
}

std::string ruleNumber(double value)
{
    constexpr int digits = 6;
    return support::fixed(value, digits);
}

support::Failure notJudged(const FailRule& rule, const std::string& why)
{
    return support::failure(
        support::ErrorCode::Malformed, "--fail-if '" + rule.text + "' cannot be judged" + why);
}

TypeValues typeValues(const FailRule& rule, const analysis::MeasureResult& result, bool withoutCase)
{
    const auto scores = analysis::typeScores(result, rule.score.score);
    const auto labels = support::listOf(scores, &analysis::TypeScore::type);
    const auto types = analysis::comparableTypes(labels, withoutCase);
    TypeValues values;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        values.emplace(types[i], scores[i].value);
    }
    return values;
}

Result<void> checkType(const FailRule& rule, const std::set<std::string>& known)
{
    const bool there = rule.ofEveryType() ? !known.empty() : !rule.type || known.contains(*rule.type);
    if (there) {
        return {};
    }
    const std::vector<std::string> names(known.begin(), known.end());
    return invalidOption("--fail-if '" + rule.text + "': "
        + (names.empty() ? rule.score.text() + " has no rows of types."
                         : analysis::noSuchType(*rule.type, names).english()));
}

Result<RuleLines> judgedScores(const ScoreOptions& options, const std::vector<ScoredSystem>& systems)
{
    RuleLines lines;
    for (const auto& rule : options.failIf) {
        if (rule.below && (rule.bound < 0 || (rule.bound == 0 && !rule.orEqual))) {
            return notJudged(rule,
                ": no score is below 0, so it would never fail. Differences of two systems are judged by "
                "compare --fail-if, in Python with a baseline.");
        }
        std::set<std::string> known;
        for (const auto& system : systems) {
            for (const auto* const part : printedParts(system)) {
                // Of shards: what was not counted, or does not add up.
                if (!hasMeasure(*part, rule)) {
                    return notJudged(rule,
                        ": " + rule.score.measure
                            + " is not among what was counted. Score the shards with --measure "
                            + rule.score.measure
                            + ", or where it does not add up, the whole corpus at once.");
                }
                for (const auto& [type, value] : typeValues(rule, *judgedMeasure(*part, rule))) {
                    known.insert(type);
                }
            }
        }
        if (const auto fine = checkType(rule, known); !fine) {
            return tl::unexpected(fine.error());
        }
        ScoreJudge judge(options, rule, lines);
        for (const auto& system : systems) {
            if (const auto done = judge.judge(system); !done) {
                return tl::unexpected(done.error());
            }
        }
    }
    return lines;
}

} // namespace touchstone::cli
