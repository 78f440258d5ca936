// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include "core/compare/comparisonunits.h"

#include <set>
#include <iterator>
#include <numeric>
#include <tuple>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::PairOutcome;
using support::Progress;

constexpr std::array<std::string_view, changeCount> changeNames { "fixed", "regressed",
    "both wrong, same way", "both wrong, differently", "both right", "judged in A only", "judged in B only" };
constexpr std::string_view goldPart = " (gold)";
constexpr std::string_view spuriousPart = " (spurious)";
constexpr std::uint32_t noRecord = Comparison::Counted::none;

/// Categories of a comparison's lists: the changes, those of golds, those of spurious ones.
std::vector<std::string> changeCategories()
{
    std::vector<std::string> names;
    for (const auto part : { std::string_view(), goldPart, spuriousPart }) {
        for (const auto name : changeNames) {
            names.push_back(std::string(name).append(part));
        }
    }
    return names;
}

std::uint32_t changeBits(Change change, bool gold)
{
    const auto bit = static_cast<std::size_t>(change);
    return (1U << bit) | (1U << (bit + (gold ? 1U : 2U) * changeCount));
}

/// Is a record right, by the categories of its list or else by the scheme?
bool isRight(const Evaluation& evaluation, match::Scheme scheme, std::uint32_t record)
{
    const auto bits = evaluation.list != nullptr ? evaluation.list->right : 0;
    return bits != 0 ? (evaluation.list->bits[record] & bits) != 0
                     : evaluation.records[record].outcome(scheme) == Outcome::Correct;
}

/// How an evaluation judges one gold annotation.
struct Judged
{
    std::uint32_t record = noRecord; ///< the one that stands for it
    bool right = false;

    [[nodiscard]] bool judged() const { return record != noRecord; }
};

/// Judges the golds of one case; `spurious` gets the records without gold.
void judge(const Evaluation& evaluation, const DocumentCase* documentCase, match::Scheme scheme,
    const GoldNumbers& numbers, std::size_t side, std::vector<Judged>& golds,
    std::vector<std::uint32_t>* spurious = nullptr)
{
    golds.assign(numbers.count, {});
    if (documentCase == nullptr) {
        return;
    }
    const auto end = documentCase->firstRecord + documentCase->recordCount;
    for (auto at = documentCase->firstRecord; at < end; ++at) {
        const auto& record = evaluation.records[at];
        if (!record.hasGold()) {
            if (spurious != nullptr) {
                spurious->push_back(at);
            }
            continue;
        }
        auto& gold = golds[numbers(side, record.gold)];
        const bool right = isRight(evaluation, scheme, at);
        if (!gold.judged() || (right && !gold.right)) {
            gold = { at, right };
        }
    }
}

/// Records of one evaluation with the bits of a list, taken document by document in any order.
using Taken = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

RecordList listOf(const Evaluation& evaluation, std::string_view id, std::string title,
    std::vector<std::string> categories, Taken& taken)
{
    std::ranges::sort(taken);
    RecordList result;
    result.id = id;
    result.title = std::move(title);
    result.categories = std::move(categories);
    result.records.reserve(taken.size());
    result.bits.reserve(taken.size());
    for (const auto& [record, bits] : taken) {
        result.records.push_back(evaluation.records[record]);
        result.bits.push_back(bits);
    }
    return result;
}

class Comparer
{
public:
    Comparer(const Evaluation& a, const Evaluation& b, match::Scheme scheme)
        : m_evaluations { &a, &b }
        , m_scheme(scheme)
        , m_labels(a, b)
        , m_types(m_labels.names.size())
    {
        m_result.scheme = scheme;
    }

    support::Result<Comparison> run(Progress& progress)
    {
        const auto& [a, b] = m_evaluations;
        const auto twins = twinCases(*a, *b);
        progress.begin(twins.size());
        for (const auto& pair : twins) {
            if (progress.cancelled()) {
                return support::failure(
                    support::ErrorCode::Cancelled, support::said("The comparison was stopped."));
            }
            take(pair);
            progress.advance();
        }
        m_result.inA = listOf(*a, changesInA, "Compared, in A", changeCategories(), m_in[0]);
        m_result.inB = listOf(*b, changesInB, "Compared, in B", changeCategories(), m_in[1]);
        m_result.differencesA
            = listOf(*a, differencesInA, "Differing outcomes of A", { "differs" }, m_differ[0]);
        m_result.differencesB
            = listOf(*b, differencesInB, "Differing outcomes of B", { "differs" }, m_differ[1]);
        for (std::size_t type = 0; type < m_types.size(); ++type) {
            if (m_types[type] != ChangeCounts {}) {
                m_result.types.push_back({ m_labels.names[type], m_types[type], labelsOf(type) });
            }
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] const PairOutcome& recordOf(std::size_t side, std::uint32_t number) const
    {
        return m_evaluations.at(side)->records[number];
    }

    [[nodiscard]] std::vector<std::string> labelsOf(std::size_t type) const
    {
        std::set<std::string> labels;
        for (std::size_t side = 0; side < m_evaluations.size(); ++side) {
            const auto& numbers = m_labels.of.at(side);
            for (std::size_t label = 0; label < numbers.size(); ++label) {
                if (numbers[label] == type) {
                    labels.insert(m_evaluations.at(side)->labels[label]);
                }
            }
        }
        return { labels.begin(), labels.end() };
    }

    void take(const TwinCases& twins)
    {
        const GoldNumbers numbers(*m_evaluations[0], *m_evaluations[1], twins);
        const AnswerReader answers(twins, m_labels);
        for (std::size_t side = 0; side < twins.size(); ++side) {
            m_spurious.at(side).clear();
            judge(*m_evaluations.at(side), twins.at(side), m_scheme, numbers, side, m_golds.at(side),
                &m_spurious.at(side));
        }
        for (std::uint32_t gold = 0; gold < numbers.count; ++gold) {
            const auto& a = m_golds[0][gold];
            const auto& b = m_golds[1][gold];
            if (a.judged() || b.judged()) {
                count(changeOf(a, b, answers), true, a.record, b.record);
            }
        }
        takeSpurious(answers);
        takeDifferences(twins, numbers);
    }

    [[nodiscard]] Change changeOf(const Judged& a, const Judged& b, const AnswerReader& answers) const
    {
        if (!a.judged() || !b.judged()) {
            return a.judged() ? Change::OnlyA : Change::OnlyB;
        }
        if (a.right || b.right) {
            return a.right && b.right ? Change::BothRight : b.right ? Change::Fixed : Change::Regressed;
        }
        const auto& recordA = recordOf(0, a.record);
        const auto& recordB = recordOf(1, b.record);
        const bool same = recordA.hasSystem() == recordB.hasSystem()
            && (!recordA.hasSystem() || answers(0, recordA) == answers(1, recordB));
        return same ? Change::BothWrongSame : Change::BothWrongDifferently;
    }

    void count(Change change, bool gold, std::uint32_t a, std::uint32_t b)
    {
        const std::array records { a, b };
        for (std::size_t side = 0; side < records.size(); ++side) {
            if (records.at(side) != noRecord) {
                m_in.at(side).emplace_back(records.at(side), changeBits(change, gold));
            }
        }
        m_result.annotations.push_back({ change, a, b });
        // As the link counts: in B what is shown in B.
        const std::size_t shown = shownInB(change) ? 1 : 0;
        const auto row = m_labels.of.at(shown)[recordOf(shown, records.at(shown)).rowType()];
        for (auto* const counts : { &m_result.overall, &m_types[row] }) {
            ++(gold ? counts->gold : counts->spurious).at(static_cast<std::size_t>(change));
        }
    }

    /// Strikes out what both make; the rest was fixed (A's) or is new (B's).
    void takeSpurious(const AnswerReader& answers)
    {
        for (std::size_t side = 0; side < m_answers.size(); ++side) {
            auto& own = m_answers.at(side);
            own.clear();
            for (const auto record : m_spurious.at(side)) {
                own.emplace_back(answers(side, recordOf(side, record)), record);
            }
            std::ranges::sort(own);
        }
        strikeOut(
            m_answers,
            [this](std::uint32_t a, std::uint32_t b) { count(Change::BothWrongSame, false, a, b); },
            [this](std::size_t side, std::uint32_t record) {
                m_differ.at(side).emplace_back(record, 1U);
                count(side == 0 ? Change::Fixed : Change::Regressed, false, side == 0 ? record : noRecord,
                    side == 0 ? noRecord : record);
            });
    }

    /// Of the records with gold: what is left when equal outcomes of one gold are struck out.
    void takeDifferences(const TwinCases& twins, const GoldNumbers& numbers)
    {
        for (std::size_t side = 0; side < twins.size(); ++side) {
            auto& own = m_events.at(side);
            own.clear();
            const auto* const documentCase = twins.at(side);
            for (std::uint32_t i = 0; documentCase != nullptr && i < documentCase->recordCount; ++i) {
                const auto at = documentCase->firstRecord + i;
                if (const auto& record = recordOf(side, at); record.hasGold()) {
                    own.push_back({ { numbers(side, record.gold), m_labels.of.at(side)[record.rowType()],
                                        record.outcome(m_scheme) },
                        at });
                }
            }
            std::ranges::sort(own);
        }
        strikeOut(
            m_events, [](std::uint32_t, std::uint32_t) {},
            [this](std::size_t side, std::uint32_t record) { m_differ.at(side).emplace_back(record, 1U); });
    }

    std::array<const Evaluation*, 2> m_evaluations;
    match::Scheme m_scheme;
    SharedLabels m_labels;
    std::vector<ChangeCounts> m_types; ///< by shared label
    Comparison m_result;
    std::array<Taken, 2> m_in, m_differ;
    // Of the document at hand.
    std::array<std::vector<Judged>, 2> m_golds;
    std::array<std::vector<std::uint32_t>, 2> m_spurious;
    KeyedRecords<Answer> m_answers;
    KeyedRecords<std::tuple<std::uint32_t, std::uint32_t, Outcome>> m_events; ///< gold, row, outcome
};

std::string foundName(std::size_t k, std::size_t systems)
{
    const auto open = systems > FoundBy::most && k == FoundBy::most;
    return "found by " + std::to_string(k) + (open ? " or more of " : " of ") + std::to_string(systems);
}

} // namespace

std::string_view changeName(Change change) { return changeNames[static_cast<std::size_t>(change)]; }

bool shownInB(Change change) { return change == Change::Regressed || change == Change::OnlyB; }

bool showsSystemB(std::string_view list) { return list == changesInB || list == differencesInB; }

bool isComparisonList(std::string_view list)
{
    return list == changesInA || list == changesInB || list == differencesInA || list == differencesInB
        || list == FoundBy::listId;
}

std::vector<Comparison::Counted> Comparison::counted(Change change) const
{
    std::vector<Counted> counted;
    std::ranges::copy_if(
        annotations, std::back_inserter(counted), [&](auto& one) { return one.change == change; });
    std::ranges::sort(counted, {}, &Counted::shown);
    return counted;
}

const RecordList* Comparison::list(std::string_view id) const
{
    const std::array lists { &inA, &inB, &differencesA, &differencesB };
    const auto* const found = std::ranges::find(lists, id, &RecordList::id);
    return found == lists.end() ? nullptr : *found;
}

support::Result<Comparison> compareEvaluations(
    const Evaluation& a, const Evaluation& b, match::Scheme scheme, Progress& progress)
{
    return Comparer(a, b, scheme).run(progress);
}

EvaluationPtr throughListBeside(const EvaluationPtr& a, const EvaluationPtr& b, const RecordList& list)
{
    struct Kept
    {
        EvaluationPtr a;
        Evaluation shown;
    };
    auto kept = std::make_shared<Kept>();
    kept->a = a;
    auto& shown = kept->shown;
    shown.gold = b->gold;
    shown.givenGold = b->givenGold;
    shown.whole = b->whole ? b->whole : b;
    shown.system = b->system;
    shown.spec = b->spec;
    shown.signature = b->signature;
    shown.labels = b->labels;
    constexpr auto nowhere = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> place(b->cases.size(), nowhere);
    for (const auto& twins : twinCases(*a, *b)) {
        if (twins[1] != nullptr) {
            place[static_cast<std::size_t>(twins[1] - b->cases.data())]
                = static_cast<std::uint32_t>(shown.cases.size());
        }
        auto& documentCase = shown.cases.emplace_back(twins[1] != nullptr ? *twins[1] : *twins[0]);
        if (twins[1] == nullptr && documentCase.gold != nullptr) {
            documentCase.system = nullptr;
            documentCase.relation = TextRelation::Unpaired;
            documentCase.alignment = nullptr;
        }
    }
    // Records go with their documents, whose order may have changed.
    auto moved = list;
    std::vector<std::uint32_t> order(list.records.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(
        order, {}, [&](std::uint32_t record) { return place[list.records[record].document]; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        moved.records[i] = list.records[order[i]];
        moved.records[i].document = place[moved.records[i].document];
        moved.bits[i] = list.bits[order[i]];
    }
    const auto base = EvaluationPtr(kept, &kept->shown);
    struct Seen
    {
        EvaluationPtr base;
        EvaluationPtr through;
    };
    const auto seen = std::make_shared<const Seen>(Seen { base, throughList(base, moved) });
    return { seen, seen->through.get() };
}

RecordFilter changeCell(Change change, ChangePart part, const std::optional<std::string>& type)
{
    const auto suffix = part == ChangePart::Gold ? goldPart
        : part == ChangePart::Spurious           ? spuriousPart
                                                 : std::string_view();
    return listCell(std::string(shownInB(change) ? changesInB : changesInA),
        std::string(changeName(change)).append(suffix), type);
}

RecordFilter changeCell(Change change, ChangePart part, const std::vector<std::string>& labels)
{
    auto filter = changeCell(change, part);
    filter.rowTypes = labels;
    return filter;
}

RecordFilter FoundBy::cell(std::size_t k, const std::optional<std::string>& type) const
{
    return listCell(std::string(listId), foundName(k, systems), type);
}

support::Result<FoundBy> foundByHowMany(
    std::span<const EvaluationPtr> evaluations, match::Scheme scheme, Progress& progress)
{
    const auto& first = *evaluations.front();
    std::vector<bool> standing(first.records.size(), false); ///< records that stand for a gold
    std::vector<std::uint32_t> right(first.records.size(), 0); ///< in how many systems it is right
    std::vector<Judged> golds;
    std::vector<Judged> others;
    progress.begin(evaluations.size());
    for (const auto& evaluation : evaluations) {
        for (const auto& twins : twinCases(first, *evaluation)) {
            if (progress.cancelled()) {
                return support::failure(
                    support::ErrorCode::Cancelled, support::said("The comparison was stopped."));
            }
            if (twins[0] == nullptr) {
                continue;
            }
            const GoldNumbers numbers(first, *evaluation, twins);
            judge(first, twins[0], scheme, numbers, 0, golds);
            judge(*evaluation, twins[1], scheme, numbers, 1, others);
            for (std::uint32_t gold = 0; gold < numbers.count; ++gold) {
                if (golds[gold].judged()) {
                    standing[golds[gold].record] = true;
                    right[golds[gold].record] += others[gold].right ? 1U : 0U;
                }
            }
        }
        progress.advance();
    }
    FoundBy result { .scheme = scheme, .systems = evaluations.size() };
    const auto columns = std::min(evaluations.size(), FoundBy::most) + 1;
    result.counts.assign(columns, 0);
    std::vector<std::vector<std::int64_t>> types(first.labels.size(), std::vector<std::int64_t>(columns, 0));
    std::vector<std::string> categories;
    for (std::size_t k = 0; k < columns; ++k) {
        categories.push_back(foundName(k, result.systems));
    }
    Taken list;
    for (std::uint32_t record = 0; record < first.records.size(); ++record) {
        if (standing[record]) {
            const auto k = std::min<std::size_t>(right[record], FoundBy::most);
            list.emplace_back(record, 1U << k);
            result.annotations.push_back({ record, right[record] });
            ++result.counts[k];
            ++types[first.records[record].rowType()][k];
        }
    }
    for (std::size_t type = 0; type < types.size(); ++type) {
        if (std::ranges::any_of(types[type], [](auto count) { return count > 0; })) {
            result.types.emplace_back(first.labels[type], std::move(types[type]));
        }
    }
    result.list = listOf(first, FoundBy::listId, "Found by how many systems", std::move(categories), list);
    return result;
}

} // namespace touchstone::analysis
