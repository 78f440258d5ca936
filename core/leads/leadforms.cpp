// SPDX-License-Identifier: GPL-3.0-or-later
// Forms: of a type, the errors of one kind.
#include "core/leads/leadfamilies.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/statistics/resampling.h"
#include "core/support/numbers.h"

#include <map>

namespace touchstone::analysis {

namespace {

constexpr std::size_t leastOfForm = 5; ///< records
constexpr std::size_t leastUnitsOfForm = 3;
constexpr double leastGainOfForm = .0005; ///< F1
constexpr std::size_t formTrials = 1000;

/// The literals of one wrong record.
class FormTeller
{
public:
    explicit FormTeller(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_left(sliceFacet(evaluation, "left"))
        , m_right(sliceFacet(evaluation, "right"))
    {
    }

    [[nodiscard]] LeadStatement statementOf(std::uint32_t number, LeadSide side) const
    {
        using match::ErrorType;
        const auto& record = m_evaluation.records[number];
        const auto type = side == LeadSide::Gold ? record.goldType : record.systemType;
        LeadStatement statement { LeadFamily::Form, side,
            { { "type", m_evaluation.labels[type] },
                { "error", std::string(match::errorTypeName(record.errorType)) } } };
        switch (record.errorType) {
        case ErrorType::Type:
        case ErrorType::Subtype:
        case ErrorType::BoundaryType:
        case ErrorType::BoundarySubtype:
            statement.literals.push_back({ "system-type", m_evaluation.labels[record.systemType] });
            break;
        case ErrorType::Boundary:
            if (m_left != nullptr && m_right != nullptr) {
                statement.literals.push_back({ "left", endOf(*m_left, number) });
                statement.literals.push_back({ "right", endOf(*m_right, number) });
            }
            break;
        default:
            break;
        }
        return statement;
    }

private:
    static std::string endOf(const FacetColumn& column, std::uint32_t number)
    {
        const auto& name = column.names[column.of(number).front()];
        const auto end = clippedEnd(name);
        return end ? std::to_string(*end) : name;
    }

    const Evaluation& m_evaluation;
    const FacetColumn* m_left; ///< null: neither tokens nor text
    const FacetColumn* m_right;
};

/// What mending a record adds to the credit and to the annotations of the system.
struct Mended
{
    double credit = 0;
    double system = 0;
};

Mended mendedBy(const match::PairOutcome& record, match::Scheme scheme)
{
    using match::Outcome;
    switch (record.outcome(scheme)) {
    case Outcome::Incorrect:
        return { 1, 0 };
    case Outcome::Partial:
        return { .5, 0 };
    case Outcome::Missing:
        return { 1, 1 };
    case Outcome::Spurious:
        return { 0, -1 };
    case Outcome::Correct:
        break;
    }
    return {};
}

/// By candidate the lower end of its gain.
support::Result<std::vector<double>> lowerGains(
    const LeadGround& ground, std::span<const LeadCandidate* const> forms, support::Progress& progress)
{
    enum Column : std::uint32_t { GoldCount, SystemCount, Credit, FirstForm };
    const auto scheme = ground.scheme();
    std::vector<std::map<std::uint32_t, double>> cells(ground.unitCount());
    const auto& evaluation = ground.evaluation();
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        const auto& record = evaluation.records[i];
        auto& unit = cells[ground.unitOf(i)];
        unit[GoldCount] += record.hasGold() ? 1 : 0;
        unit[SystemCount] += record.hasSystem() ? 1 : 0;
        const auto outcome = record.outcome(scheme);
        unit[Credit] += outcome == match::Outcome::Correct ? 1 : outcome == match::Outcome::Partial ? .5 : 0;
    }
    for (std::uint32_t form = 0; form < forms.size(); ++form) {
        for (const auto number : forms[form]->errors) {
            if (std::ranges::binary_search(ground.lost(), number)) {
                continue;
            }
            const auto mended = mendedBy(evaluation.records[number], scheme);
            auto& unit = cells[ground.unitOf(number)];
            unit[FirstForm + 2 * form] += mended.credit;
            unit[FirstForm + 2 * form + 1] += mended.system;
        }
    }
    metrics::UnitTable table(FirstForm + 2 * forms.size());
    for (const auto& unit : cells) {
        std::vector<metrics::UnitTable::Cell> row;
        for (const auto& [column, value] : unit) {
            row.push_back({ column, value });
        }
        table.addUnit(std::span<const metrics::UnitTable::Cell>(row));
    }
    const auto gains = [&forms](std::span<const double> sums, std::span<double> scores) {
        const auto both = sums[GoldCount] + sums[SystemCount];
        for (std::size_t form = 0; form < forms.size(); ++form) {
            const auto credit = sums[Credit] + sums[FirstForm + 2 * form];
            scores[form] = 2 * credit / (both + sums[FirstForm + 2 * form + 1]) - 2 * sums[Credit] / both;
        }
    };
    const metrics::ResamplingSpec spec { .trials = formTrials };
    const auto trials = metrics::bootstrap(table, forms.size(), gains, spec, progress);
    if (!trials) {
        return support::Failure(trials.error());
    }
    std::vector<double> lower(forms.size(), 0);
    for (std::size_t form = 0; form < forms.size(); ++form) {
        const auto values = std::span(*trials).subspan(form * formTrials, formTrials);
        const auto interval = metrics::percentileInterval(values, spec.confidenceLevel);
        lower[form] = interval ? interval->low : 0;
    }
    return lower;
}

} // namespace

support::Result<std::vector<LeadCandidate>> formCandidates(
    const LeadGround& ground, Untold& untold, support::Progress& progress)
{
    const auto& evaluation = ground.evaluation();
    const FormTeller teller(evaluation);
    std::map<LeadStatement, LeadCandidate> forms;
    std::array<std::vector<std::vector<std::uint32_t>>, 2> ofTypes; // by side and type
    for (const auto side : { LeadSide::Gold, LeadSide::System }) {
        auto& own = ofTypes[static_cast<std::size_t>(side)];
        own.resize(evaluation.labels.size());
        auto records = ground.records(side);
        std::ranges::sort(records);
        for (const auto record : records) {
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "Cancelled.");
            }
            own[ground.typeOf(record, side)].push_back(record);
            if (ground.isWrong(record, side)) {
                auto statement = teller.statementOf(record, side);
                auto& form = forms[statement];
                form.statement = std::move(statement);
                form.errors.push_back(record);
            }
        }
    }
    std::vector<LeadCandidate> candidates;
    for (auto& [statement, form] : forms) {
        const auto side = statement.side;
        form.members = ofTypes[static_cast<std::size_t>(side)][ground.typeOf(form.errors.front(), side)];
        candidates.push_back(std::move(form));
    }
    if (ground.unitCount() < leastUnitsOfForm) {
        untold.push_back({ LeadFamily::Form,
            support::said(ground.unitCount() == 1 ? "Errors of a form are looked for in %1 documents or "
                                                    "sentences at least, and there is %2."
                                                  : "Errors of a form are looked for in %1 documents or "
                                                    "sentences at least, and there are %2.",
                leastUnitsOfForm, ground.unitCount()) });
        return candidates;
    }
    std::vector<LeadCandidate*> frequent;
    for (auto& form : candidates) {
        form.worth = static_cast<double>(form.errors.size());
        if (form.errors.size() >= leastOfForm && unitsOf(ground, form.errors) >= leastUnitsOfForm) {
            form.certain = true;
            frequent.push_back(&form);
        }
    }
    if (!ground.f1() || frequent.empty()) {
        return candidates;
    }
    const auto lower
        = lowerGains(ground, std::vector<const LeadCandidate*>(frequent.begin(), frequent.end()), progress);
    if (!lower) {
        return support::Failure(lower.error());
    }
    for (std::size_t i = 0; i < frequent.size(); ++i) {
        frequent[i]->worth = (*lower)[i];
        frequent[i]->certain = (*lower)[i] > leastGainOfForm;
    }
    return candidates;
}

} // namespace touchstone::analysis
