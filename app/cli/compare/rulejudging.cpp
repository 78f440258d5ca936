// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/rulejudging.h"

#include "app/cli/compare/regressions.h"

#include "core/evaluation/records/evaluation.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using support::Result;
using OptionalNumber = std::optional<double>;

/// Two sides of one rule, by the names that lines call them.
struct JudgedSides
{
    const FailRule& rule;
    std::string first, second;
    bool zero = false; ///< undefined scores are 0
};

/// Adds a line where the rule fails; did it? `what`: " for CHEM", or nothing.
bool judgeNumbers(
    const JudgedSides& sides, const std::string& what, double first, double second, RuleLines& lines)
{
    const auto difference = second - first;
    const bool fails = sides.rule.fails(difference);
    if (fails) {
        lines.broken.push_back("failed: " + sides.rule.text + ": the difference of " + sides.second + " less "
            + sides.first + what + " is " + ruleNumber(difference) + " (" + ruleNumber(first) + " -> "
            + ruleNumber(second) + ")");
    }
    return fails;
}

/// A type that one side has alone: is the rule broken by that?
bool judgeComeAndGone(const JudgedSides& sides, const std::string& type, const OptionalNumber& first,
    bool gone, RuleLines& lines)
{
    const auto start = sides.rule.text + ": " + type;
    if (gone && first && !sides.zero) {
        lines.broken.push_back("failed: " + start + " is gone from " + sides.second + ": undefined there, "
            + ruleNumber(*first) + " in " + sides.first);
        return true;
    }
    lines.told.push_back("note: " + start + (gone ? " is gone from " : " is new in ") + sides.second);
    return false;
}

/// The types that break a rule of every type.
std::set<std::string> judgeEveryType(
    const JudgedSides& sides, const TypeValues& first, const TypeValues& second, RuleLines& lines)
{
    std::set<std::string> types;
    for (const auto* const side : { &first, &second }) {
        for (const auto& [type, value] : *side) {
            types.insert(type);
        }
    }
    const auto valueOf = [](const TypeValues& side, const std::string& type) {
        const auto found = side.find(type);
        return found == side.end() ? OptionalNumber() : found->second;
    };
    std::set<std::string> breaking;
    for (const auto& type : types) {
        const auto a = valueOf(first, type);
        const auto b = valueOf(second, type);
        const bool gone = (a && !b) || !second.contains(type);
        const bool come = (b && !a) || !first.contains(type);
        bool broken = (gone || come) && judgeComeAndGone(sides, type, a, gone, lines);
        if ((a && b) || sides.zero) {
            broken = judgeNumbers(sides, " for " + type, a.value_or(0), b.value_or(0), lines) || broken;
        }
        if (broken) {
            breaking.insert(type);
        }
    }
    return breaking;
}

/// One rule over systems.
class DifferenceJudge
{
public:
    DifferenceJudge(const CompareOptions& options, const ComparedSystems& compared, const FailRule& rule)
        : m_options(options)
        , m_compared(compared)
        , m_rule(rule)
    {
        std::vector<analysis::MeasuredSystem> systems;
        for (const auto& system : compared.systems) {
            systems.push_back(measured(system, rule.score.measure));
        }
        m_withoutCase = analysis::comparedWithoutCase(systems);
    }

    Result<void> judge(RuleLines& lines, support::Progress& progress)
    {
        if (const auto fine = checkType(m_rule, namedTypes()); !fine) {
            return fine;
        }
        for (std::size_t later = 1; later < m_compared.systems.size(); ++later) {
            const auto breaking = judgeLater(later, lines);
            if (!breaking) {
                return tl::unexpected(breaking.error());
            }
            if (!*breaking) {
                continue;
            }
            auto told = regressionLines(m_options, m_rule,
                { m_compared.systems.front(), m_compared.systems[later], **breaking, m_withoutCase },
                progress);
            if (!told) {
                return tl::unexpected(told.error());
            }
            lines.broken.insert(lines.broken.end(), told->begin(), told->end());
        }
        return {};
    }

private:
    /// The types that broke the rule, of a rule of all types together none; nothing: it is kept.
    using Breaking = std::optional<std::set<std::string>>;

    Result<Breaking> judgeLater(std::size_t later, RuleLines& lines)
    {
        const JudgedSides sides { m_rule, m_compared.systems.front().name, m_compared.systems[later].name,
            m_options.zeroForUndefined };
        if (m_rule.ofEveryType()) {
            const auto breaking = judgeEveryType(sides, valuesByType(0), valuesByType(later), lines);
            return breaking.empty() ? Breaking() : Breaking(breaking);
        }
        const auto first = valueOf(0);
        const auto second = valueOf(later);
        if (!first || !second) {
            return tl::unexpected(first ? second.error() : first.error());
        }
        if (!*first || !*second) {
            return notJudged(m_rule,
                " of " + sides.second + " less " + sides.first
                    + ": a score is undefined (0/0). --zero-division 0 makes it 0.");
        }
        if (!judgeNumbers(sides, {}, **first, **second, lines)) {
            return Breaking();
        }
        return Breaking(m_rule.type ? std::set { *m_rule.type } : std::set<std::string>());
    }

    [[nodiscard]] TypeValues valuesByType(std::size_t system) const
    {
        return typeValues(
            m_rule, *measured(m_compared.systems[system], m_rule.score.measure).result, m_withoutCase);
    }

    /// Of all types together, or of the one that is named; without case: of the one that differs by case
    /// alone, where none is called so.
    [[nodiscard]] Result<OptionalNumber> valueOf(std::size_t number) const
    {
        const auto system = measured(m_compared.systems[number], m_rule.score.measure);
        auto value = m_rule.type ? Result<OptionalNumber>(typeValue(*system.result))
                                 : analysis::scoreValue(system, m_rule.score.score);
        if (value && !*value && m_options.zeroForUndefined) {
            return OptionalNumber(0.0);
        }
        return value;
    }

    [[nodiscard]] OptionalNumber typeValue(const analysis::MeasureResult& result) const
    {
        std::vector<OptionalNumber> alike;
        for (const auto& score : analysis::typeScores(result, m_rule.score.score)) {
            if (score.type == *m_rule.type) {
                return score.value;
            }
            if (isAlike(score.type, *m_rule.type)) {
                alike.push_back(score.value);
            }
        }
        return alike.size() == 1 ? alike.front() : std::nullopt;
    }

    [[nodiscard]] bool isAlike(const std::string& a, const std::string& b) const
    {
        return a == b || (m_withoutCase && text::upperCased(a) == text::upperCased(b));
    }

    /// The types in any system's tables of the rule's score.
    [[nodiscard]] std::set<std::string> namedTypes() const
    {
        std::set<std::string> known;
        for (const auto& system : m_compared.systems) {
            const auto& result = *measured(system, m_rule.score.measure).result;
            for (const auto& [type, value] : typeValues(m_rule, result)) {
                known.insert(type);
            }
        }
        return known;
    }

    const CompareOptions& m_options;
    const ComparedSystems& m_compared;
    const FailRule& m_rule;
    bool m_withoutCase = false;
};

/// One rule over groups of runs.
class MeansJudge
{
public:
    MeansJudge(const CompareOptions& options, const ComparedGroups& compared, std::size_t rule)
        : m_options(options)
        , m_compared(compared)
        , m_number(rule)
    {
    }

    Result<void> judge(RuleLines& lines) const
    {
        const auto& rule = m_options.failIf[m_number];
        const auto& groups = m_compared.comparison.groups;
        for (std::size_t later = 1; later < groups.size(); ++later) {
            const JudgedSides sides { rule, "mean " + groups.front(), "mean " + groups[later],
                m_options.zeroForUndefined };
            if (rule.ofEveryType()) {
                (void)judgeEveryType(sides, meansByType(0), meansByType(later), lines);
                continue;
            }
            const auto type = rule.type.value_or(std::string());
            const auto first = mean(0, type);
            const auto second = mean(later, type);
            if (!first || !second) {
                return tl::unexpected(first ? second.error() : first.error());
            }
            judgeNumbers(sides, {}, *first, *second, lines);
        }
        return {};
    }

private:
    [[nodiscard]] OptionalNumber valueOf(std::size_t run, const std::string& type) const
    {
        const auto& values = m_compared.ruled[run][m_number];
        const auto found = values.find(type);
        const auto value = found == values.end() ? OptionalNumber() : found->second;
        return value || !m_options.zeroForUndefined ? value : OptionalNumber(0.0);
    }

    /// Errors: Malformed for a run without such a score.
    [[nodiscard]] Result<double> mean(std::size_t group, const std::string& type) const
    {
        std::vector<OptionalNumber> values;
        const auto& comparison = m_compared.comparison;
        for (const auto run : comparison.runsOf(group)) {
            values.push_back(valueOf(run, type));
            if (!values.back()) {
                return notJudged(m_options.failIf[m_number],
                    ": run " + comparison.runs[run].name + " of group \"" + comparison.groups[group]
                        + "\" has no such score (0/0). --zero-division 0 makes it 0.");
            }
        }
        return *analysis::groupStatistics(values, false).mean;
    }

    /// Of each type that a run of the group has; nothing where one has no score of it.
    [[nodiscard]] TypeValues meansByType(std::size_t group) const
    {
        TypeValues means;
        for (const auto run : m_compared.comparison.runsOf(group)) {
            for (const auto& [type, value] : m_compared.ruled[run][m_number]) {
                if (!means.contains(type)) {
                    const auto one = mean(group, type);
                    means.emplace(type, one ? OptionalNumber(*one) : OptionalNumber());
                }
            }
        }
        return means;
    }

    const CompareOptions& m_options;
    const ComparedGroups& m_compared;
    std::size_t m_number;
};

} // namespace

Result<RuleLines> judgedDifferences(
    const CompareOptions& options, const ComparedSystems& compared, support::Progress& progress)
{
    RuleLines lines;
    for (const auto& rule : options.failIf) {
        if (compared.withoutFirst) {
            return support::failure(support::ErrorCode::OtherTexts,
                "--fail-if '" + rule.text + "' cannot be judged: the system to compare with was not scored.");
        }
        if (const auto done = DifferenceJudge(options, compared, rule).judge(lines, progress); !done) {
            return tl::unexpected(done.error());
        }
    }
    return lines;
}

Result<RuleLines> judgedMeans(const CompareOptions& options, const ComparedGroups& compared)
{
    RuleLines lines;
    for (std::size_t rule = 0; rule < options.failIf.size(); ++rule) {
        if (const auto done = MeansJudge(options, compared, rule).judge(lines); !done) {
            return tl::unexpected(done.error());
        }
    }
    return lines;
}

} // namespace touchstone::cli
