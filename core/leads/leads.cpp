// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leads.h"

#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/leads/leadfamilies.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <map>
#include <tuple>

namespace touchstone::analysis {

namespace {

constexpr double nearlySame = .8; ///< Jaccard of errors: said otherwise
constexpr double tooMuchShared = .5;
constexpr double insideOfForm = .8; ///< share of a condition's errors that are of the form
constexpr double mostlyOneName = .7; ///< share of a condition's records that have the same words
constexpr std::size_t mostForms = 4; ///< of the list: forms are many, and each tells little
constexpr double within95 = 1.96; ///< standard errors

double sharedShare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    const auto all = a.size() + b.size() - both.size();
    return all == 0 ? 0 : static_cast<double>(both.size()) / static_cast<double>(all);
}

double insideShare(std::span<const std::uint32_t> part, std::span<const std::uint32_t> whole)
{
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(part, whole, std::back_inserter(both));
    return part.empty() ? 0 : static_cast<double>(both.size()) / static_cast<double>(part.size());
}

support::Result<void> checkSettings(const LeadSettings& settings)
{
    const auto refuse = [](support::Message why) {
        return support::failure(support::ErrorCode::InvalidOption, std::move(why));
    };
    constexpr double highestLevel = .5;
    if (!(settings.alpha > 0 && settings.alpha <= highestLevel)) {
        return refuse(support::said("The level of leads is above 0 and at most 0.5, such as 0.05."));
    }
    if (settings.levels < 1 || settings.levels > mostCellLevels) {
        return refuse(support::said("A condition joins 1, 2 or 3 values."));
    }
    if (settings.support < 1 || settings.documents < 2) {
        return refuse(support::said("A condition needs a record at least, in 2 documents."));
    }
    return {};
}

/// Puts the list of one evaluation together.
class LeadSearch
{
public:
    LeadSearch(const LeadGround& ground, const LeadSettings& settings, support::Progress& progress)
        : m_ground(ground)
        , m_settings(settings)
        , m_progress(progress)
    {
    }

    support::Result<LeadList> run()
    {
        if (auto checked = checkSettings(m_settings); !checked) {
            return support::Failure(checked.error());
        }
        m_list.scheme = m_ground.scheme();
        m_list.settings = m_settings;
        m_list.ofDifference = m_ground.ofDifference();
        m_list.f1 = m_ground.f1();
        m_list.sentences = m_ground.sentences();
        if (auto done = gather(); !done) {
            return support::Failure(done.error());
        }
        choose();
        if (auto done = addClauses(); !done) {
            return support::Failure(done.error());
        }
        for (const auto& candidate : m_chosen) {
            if (!m_progress.cancelled()) {
                m_list.leads.push_back(leadOf(candidate));
            }
        }
        if (!m_ground.ofDifference() && !m_progress.cancelled()) {
            m_list.alarms = leadAlarms(m_ground);
        }
        if (m_progress.cancelled()) {
            return support::failure(
                support::ErrorCode::Cancelled, support::said("The search for leads was cancelled."));
        }
        return std::move(m_list);
    }

private:
    support::Result<void> gather()
    {
        for (const auto side : sides()) {
            auto features = leadFeatures(m_ground.evaluation(), side, m_settings.features, m_progress);
            if (!features) {
                return support::Failure(features.error());
            }
            m_features[static_cast<std::size_t>(side)] = std::move(*features);
        }
        if (!m_ground.ofDifference()) {
            auto forms = formCandidates(m_ground, m_list.notTold, m_progress);
            if (!forms) {
                return support::Failure(forms.error());
            }
            take(std::move(*forms));
        }
        take(nameCandidates(m_ground, m_settings.alpha, m_list.notTold, m_progress));
        explainDismissed();
        return searchBothSides();
    }

    /// Sides at the same time; what they find is taken in their order.
    support::Result<void> searchBothSides()
    {
        struct Found
        {
            support::Result<ConditionCandidates> conditions;
            Untold untold;
        };
        std::array<Found, 2> found;
        const auto asked = sides();
        support::inParallel(asked.size(), [&](std::size_t i) {
            const auto side = asked[i];
            found[i].conditions = conditionCandidates(m_ground, side, featuresOf(side), m_settings,
                m_explained[static_cast<std::size_t>(side)], found[i].untold, m_progress);
        });
        Untold places;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            auto& [conditions, untold] = found[i];
            if (!conditions) {
                return support::Failure(conditions.error());
            }
            m_list.notTold.insert(m_list.notTold.end(), untold.begin(), untold.end());
            take(std::move(conditions->candidates));
            places.clear(); // the same of both sides
            take(documentCandidates(m_ground, asked[i], m_settings, conditions->rho, places));
        }
        m_list.notTold.insert(m_list.notTold.end(), places.begin(), places.end());
        return {};
    }

    [[nodiscard]] std::vector<LeadSide> sides() const
    {
        return m_ground.ofDifference() ? std::vector { LeadSide::Gold }
                                       : std::vector { LeadSide::Gold, LeadSide::System };
    }

    [[nodiscard]] const std::vector<LeadFeature>& featuresOf(LeadSide side) const
    {
        return m_features[static_cast<std::size_t>(side)];
    }

    void take(std::vector<LeadCandidate> candidates)
    {
        for (auto& candidate : candidates) {
            m_candidates.push_back(std::move(candidate));
        }
    }

    [[nodiscard]] LeadFilters filters(const LeadStatement& statement) const
    {
        return filtersOf(
            statement, m_ground.evaluation(), m_ground.scheme(), namesIn(featuresOf(statement.side)));
    }

    /// What somebody has done with: its records (of a form its errors) are expected to be as they are.
    void explainDismissed()
    {
        for (const auto& key : m_settings.dismissed) {
            const auto statement = statementByKey(key);
            if (!statement) {
                continue;
            }
            const auto both = filters(*statement);
            const auto& evaluation = m_ground.evaluation();
            auto wrong = filtered(evaluation, std::span(&both.wrong, 1));
            auto all = statement->family == LeadFamily::Form ? wrong
                                                             : filtered(evaluation, std::span(&both.all, 1));
            m_dismissed.push_back(m_ground.wrongOf(wrong, statement->side));
            m_explained[static_cast<std::size_t>(statement->side)].push_back(std::move(all));
        }
    }

    /// Pinned ones whatever they bring, then the others, highest first.
    void choose()
    {
        for (auto& candidate : m_candidates) {
            candidate.pinned = support::contains(m_settings.pinned, keyOf(candidate.statement));
        }
        addMissingPins();
        std::ranges::sort(m_candidates, [](const LeadCandidate& a, const LeadCandidate& b) {
            return std::tuple(!a.pinned, -a.worth, std::cref(a.statement))
                < std::tuple(!b.pinned, -b.worth, std::cref(b.statement));
        });
        std::size_t chosen = 0;
        std::size_t forms = 0;
        for (auto& candidate : m_candidates) {
            if (candidate.pinned) {
                if (!candidate.members.empty()) {
                    m_chosen.push_back(candidate);
                }
                continue;
            }
            const bool isForm = candidate.statement.family == LeadFamily::Form;
            if (chosen == m_settings.most) {
                break;
            }
            if (!candidate.certain || candidate.worth <= 0 || (isForm && forms == mostForms)
                || isDismissed(candidate) || isSaid(candidate)) {
                continue;
            }
            if (const auto name = mostlyOf(candidate); !name.empty()) {
                const auto saysIt = [&](const LeadCandidate& other) {
                    const auto* const words = other.statement.valueOf("surface");
                    return other.certain && other.statement.family == LeadFamily::Name
                        && other.statement.side == candidate.statement.side && words != nullptr
                        && *words == name;
                };
                if (std::ranges::any_of(m_candidates, saysIt)) {
                    continue; // said as a name
                }
                candidate.clause = support::said("mostly “%1”", name);
            }
            ++chosen;
            forms += isForm ? 1U : 0U;
            m_chosen.push_back(candidate);
        }
    }

    /// Where the errors of the listed forms gather inside their type.
    support::Result<void> addClauses()
    {
        for (auto& form : m_chosen) {
            if (form.statement.family != LeadFamily::Form || !form.clause.empty()) {
                continue;
            }
            const auto condition = conditionOfForm(m_ground, form, featuresOf(form.statement.side),
                m_settings, m_settings.alpha / static_cast<double>(mostForms), m_progress);
            if (!condition) {
                return support::Failure(condition.error());
            }
            if (*condition && !support::contains(m_settings.dismissed, keyOf((*condition)->statement))) {
                form.clause = clauseOf(**condition, form);
            }
        }
        return {};
    }

    /// The words that most records of a condition have; empty: there are none.
    [[nodiscard]] std::string mostlyOf(const LeadCandidate& candidate) const
    {
        const auto* const surfaces = sliceFacet(m_ground.evaluation(), "surface");
        if (candidate.statement.family != LeadFamily::Condition || surfaces == nullptr) {
            return {};
        }
        std::map<std::uint32_t, std::size_t> counts;
        for (const auto record : candidate.members) {
            ++counts[surfaces->of(record).front()];
        }
        const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
        const bool enough = most != counts.end()
            && static_cast<double>(most->second)
                >= mostlyOneName * static_cast<double>(candidate.members.size());
        return enough && surfaces->names[most->first] != noSliceValue ? surfaces->names[most->first]
                                                                      : std::string();
    }

    /// Pinned keys that no family has come upon.
    void addMissingPins()
    {
        for (const auto& key : m_settings.pinned) {
            const auto statement = statementByKey(key);
            if (!statement || (m_ground.ofDifference() && statement->side == LeadSide::System)
                || support::contains(m_candidates, *statement, &LeadCandidate::statement)) {
                continue;
            }
            const auto both = filters(*statement);
            LeadCandidate candidate;
            candidate.statement = *statement;
            candidate.pinned = true;
            candidate.members = filtered(m_ground.evaluation(), std::span(&both.all, 1));
            candidate.errors = m_ground.wrongOf(
                filtered(m_ground.evaluation(), std::span(&both.wrong, 1)), statement->side);
            m_candidates.push_back(std::move(candidate));
        }
    }

    [[nodiscard]] bool isDismissed(const LeadCandidate& candidate) const
    {
        return support::contains(m_settings.dismissed, keyOf(candidate.statement))
            || std::ranges::any_of(m_dismissed, [&](const std::vector<std::uint32_t>& errors) {
                   return sharedShare(candidate.errors, errors) >= nearlySame;
               });
    }

    /// Does the list say it already, or a form of the list in its clause?
    bool isSaid(const LeadCandidate& candidate)
    {
        for (auto& said : m_chosen) {
            const auto shared = sharedShare(candidate.errors, said.errors);
            if (shared >= nearlySame) {
                addTwin(said, subjectOf(candidate.statement, featuresOf(candidate.statement.side)));
            }
            if (shared > tooMuchShared) {
                return true;
            }
            const auto family = candidate.statement.family;
            if (said.statement.family == LeadFamily::Form && said.clause.empty()
                && (family == LeadFamily::Condition || family == LeadFamily::Place)
                && insideShare(candidate.errors, said.errors) >= insideOfForm) {
                said.clause = clauseOf(candidate, said);
                return true;
            }
        }
        return false;
    }

    /// "240 of them before “Inc.”, where there are 250".
    [[nodiscard]] support::Message clauseOf(const LeadCandidate& condition, const LeadCandidate& form) const
    {
        std::vector<std::uint32_t> both;
        std::ranges::set_intersection(condition.errors, form.errors, std::back_inserter(both));
        const auto* const document = condition.statement.valueOf("document");
        return support::said("%1 of them %2, where there are %3", both.size(),
            document != nullptr ? support::said("in document %1", *document)
                                : circumstancesOf(condition.statement, featuresOf(condition.statement.side)),
            condition.members.size());
    }

    [[nodiscard]] Lead leadOf(const LeadCandidate& candidate) const
    {
        Lead lead;
        const auto& statement = candidate.statement;
        lead.key = keyOf(statement);
        lead.family = statement.family;
        lead.side = statement.side;
        lead.subject = subjectOf(statement, featuresOf(statement.side));
        lead.n = std::ssize(candidate.members);
        lead.wrong = std::ssize(candidate.errors);
        const bool ofErrors = lead.family == LeadFamily::Form || lead.family == LeadFamily::Name;
        lead.units
            = static_cast<std::int64_t>(unitsOf(m_ground, ofErrors ? candidate.errors : candidate.members));
        lead.documents = static_cast<std::int64_t>(
            documentsOf(m_ground.evaluation(), ofErrors ? candidate.errors : candidate.members));
        lead.z = candidate.z;
        lead.p = candidate.p;
        setExpected(lead, candidate);
        lead.f1 = m_ground.mendedF1(candidate.errors);
        if (lead.f1 && m_ground.f1()) {
            lead.gain = *lead.f1 - *m_ground.f1();
            if (lead.excess && lead.wrong > 0) {
                lead.gainOfExcess = *lead.gain * *lead.excess / static_cast<double>(lead.wrong);
            }
        }
        auto both = filters(statement);
        if (m_ground.ofDifference()) {
            const auto change = changeCell(Change::Regressed, ChangePart::Gold);
            both.wrong.list = change.list;
            both.wrong.categories = change.categories;
        }
        lead.filter = std::move(both.all);
        lead.wrongFilter = std::move(both.wrong);
        lead.filterWords = filterWordsOf(lead.wrongFilter);
        lead.twins = candidate.twins;
        // Two slices may say the same in words, such as the last word of a sentence and its end.
        std::erase_if(lead.twins, [subject = lead.subject.english()](const support::Message& twin) {
            return twin.english() == subject;
        });
        lead.clause = candidate.clause;
        lead.pinned = candidate.pinned;
        lead.uncertain = candidate.pinned && !candidate.certain;
        lead.sentence = sentenceOf(lead, statement, m_ground);
        return lead;
    }

    static void setExpected(Lead& lead, const LeadCandidate& candidate)
    {
        if (!candidate.expected) {
            return;
        }
        lead.expected = candidate.expected;
        lead.excess = static_cast<double>(lead.wrong) - *candidate.expected;
        if (!candidate.standardError || lead.n == 0) {
            return;
        }
        const auto half = within95 * *candidate.standardError;
        const auto n = static_cast<double>(lead.n);
        const auto rate = static_cast<double>(lead.wrong) / n;
        lead.rate = metrics::Interval { std::max(0.0, rate - half / n), std::min(1.0, rate + half / n), 0 };
        lead.excessInterval = metrics::Interval { *lead.excess - half, *lead.excess + half, 0 };
    }

    /// Of a difference its list stands in another option.
    [[nodiscard]] static std::vector<std::string> filterWordsOf(RecordFilter filter)
    {
        std::vector<std::string> words;
        if (!filter.list.empty()) {
            words = { "--change", "regressed" };
            filter.list.clear();
            filter.categories.clear();
        }
        const auto further = filterArguments(filter);
        words.insert(words.end(), further.begin(), further.end());
        return words;
    }

    const LeadGround& m_ground;
    const LeadSettings& m_settings;
    support::Progress& m_progress;
    LeadList m_list;
    std::array<std::vector<LeadFeature>, 2> m_features;
    std::vector<LeadCandidate> m_candidates;
    std::vector<LeadCandidate> m_chosen;
    std::vector<std::vector<std::uint32_t>> m_dismissed; ///< errors
    std::array<std::vector<std::vector<std::uint32_t>>, 2> m_explained; ///< records, by side
};

} // namespace

support::Result<LeadList> leads(const Evaluation& evaluation, match::Scheme scheme,
    const LeadSettings& settings, support::Progress& progress)
{
    const LeadGround ground(evaluation, scheme);
    return LeadSearch(ground, settings, progress).run();
}

support::Result<LeadList> leadsOfDifference(const EvaluationPtr& a, const EvaluationPtr& b,
    match::Scheme scheme, const LeadSettings& settings, support::Progress& progress)
{
    auto comparison = compareEvaluations(*a, *b, scheme, progress);
    if (!comparison) {
        return support::Failure(comparison.error());
    }
    std::vector<bool> regressed(b->records.size(), false);
    for (const auto& counted : comparison->annotations) {
        if (counted.change == Change::Regressed && counted.b != Comparison::Counted::none
            && b->records[counted.b].hasGold()) {
            regressed[counted.b] = true;
        }
    }
    const LeadGround ground(*b, scheme, std::move(regressed));
    return LeadSearch(ground, settings, progress).run();
}

} // namespace touchstone::analysis
