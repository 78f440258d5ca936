// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison.h"

#include "core/compare/comparisonunits.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::PairOutcome;
using support::Progress;

constexpr std::array<std::string_view, changeCount> changeNames { "fixed", "regressed", "both wrong alike",
    "both wrong differently", "both right", "judged in A only", "judged in B only" };
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

/// What is right in an evaluation.
class Rightness
{
public:
    Rightness(const Evaluation& evaluation, match::Scheme scheme)
        : m_evaluation(evaluation)
        , m_scheme(scheme)
        , m_bits(evaluation.list != nullptr ? evaluation.list->right : 0)
    {
    }

    [[nodiscard]] bool operator()(std::uint32_t record) const
    {
        return m_bits != 0 ? (m_evaluation.list->bits[record] & m_bits) != 0
                           : m_evaluation.records[record].outcome(m_scheme) == Outcome::Correct;
    }

private:
    const Evaluation& m_evaluation;
    match::Scheme m_scheme;
    std::uint32_t m_bits = 0; ///< of the list's categories; 0: by the scheme
};

/// How an evaluation judges one gold annotation.
struct Judged
{
    std::uint32_t record = noRecord; ///< the one that stands for it
    bool right = false;

    [[nodiscard]] bool judged() const { return record != noRecord; }
};

/// Judges the golds of one case; `spurious` gets the records without gold.
template <typename Number>
void judge(const Evaluation& evaluation, const DocumentCase* documentCase, match::Scheme scheme,
    std::uint32_t count, Number&& number, std::vector<Judged>& golds, std::vector<std::uint32_t>* spurious)
{
    golds.assign(count, {});
    if (documentCase == nullptr) {
        return;
    }
    const Rightness isRight(evaluation, scheme);
    const auto end = documentCase->firstRecord + documentCase->recordCount;
    for (auto at = documentCase->firstRecord; at < end; ++at) {
        const auto& record = evaluation.records[at];
        if (!record.hasGold()) {
            if (spurious != nullptr) {
                spurious->push_back(at);
            }
            continue;
        }
        auto& gold = golds[number(record.gold)];
        const bool right = isRight(at);
        if (!gold.judged() || (right && !gold.right)) {
            gold = { at, right };
        }
    }
}

/// Records of one evaluation with the bits of a list, taken document by document in any order.
class ListBuilder
{
public:
    void add(std::uint32_t record, std::uint32_t bits) { m_taken.emplace_back(record, bits); }

    RecordList list(const Evaluation& evaluation, std::string_view id, std::string title,
        std::vector<std::string> categories)
    {
        std::sort(m_taken.begin(), m_taken.end());
        RecordList result;
        result.id = id;
        result.title = std::move(title);
        result.categories = std::move(categories);
        result.records.reserve(m_taken.size());
        result.bits.reserve(m_taken.size());
        for (const auto& [record, bits] : m_taken) {
            result.records.push_back(evaluation.records[record]);
            result.bits.push_back(bits);
        }
        return result;
    }

private:
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_taken;
};

class Comparer
{
public:
    Comparer(const Evaluation& a, const Evaluation& b, match::Scheme scheme)
        : m_a(a)
        , m_b(b)
        , m_scheme(scheme)
        , m_labels(a, b)
        , m_types(m_labels.names.size())
    {
        m_result.scheme = scheme;
    }

    support::Result<Comparison> run(Progress& progress)
    {
        const auto twins = twinCases(m_a, m_b);
        progress.begin(twins.size());
        for (const auto& pair : twins) {
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "The comparison was stopped.");
            }
            take(pair);
            progress.advance();
        }
        m_result.inA = m_inA.list(m_a, changesInA, "Compared, in A", changeCategories());
        m_result.inB = m_inB.list(m_b, changesInB, "Compared, in B", changeCategories());
        m_result.differencesA = m_differA.list(m_a, differencesInA, "Differing outcomes of A", { "differs" });
        m_result.differencesB = m_differB.list(m_b, differencesInB, "Differing outcomes of B", { "differs" });
        for (std::size_t type = 0; type < m_types.size(); ++type) {
            if (m_types[type] != ChangeCounts {}) {
                m_result.types.push_back({ m_labels.names[type], m_types[type], labelsOf(type) });
            }
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::uint32_t rowA(const PairOutcome& record) const
    {
        return m_labels.ofA[record.rowType()];
    }
    [[nodiscard]] std::uint32_t rowB(const PairOutcome& record) const
    {
        return m_labels.ofB[record.rowType()];
    }

    [[nodiscard]] std::vector<std::string> labelsOf(std::size_t type) const
    {
        std::vector<std::string> labels;
        for (const auto& [evaluation, numbers] :
            { std::pair(&m_a, &m_labels.ofA), std::pair(&m_b, &m_labels.ofB) }) {
            for (std::size_t label = 0; label < numbers->size(); ++label) {
                if ((*numbers)[label] == type) {
                    labels.push_back(evaluation->labels[label]);
                }
            }
        }
        std::sort(labels.begin(), labels.end());
        labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
        return labels;
    }

    void take(const TwinCases& twins)
    {
        const GoldNumbers numbers(m_a, m_b, twins);
        const AnswerReader answers(twins, m_labels);
        m_spuriousA.clear();
        m_spuriousB.clear();
        judge(
            m_a, twins.a, m_scheme, numbers.count, [&](auto gold) { return numbers.a(gold); }, m_goldsA,
            &m_spuriousA);
        judge(
            m_b, twins.b, m_scheme, numbers.count, [&](auto gold) { return numbers.b(gold); }, m_goldsB,
            &m_spuriousB);
        for (std::uint32_t gold = 0; gold < numbers.count; ++gold) {
            takeGold(m_goldsA[gold], m_goldsB[gold], answers);
        }
        takeSpurious(answers);
        takeDifferences(twins, numbers);
    }

    void takeGold(const Judged& a, const Judged& b, const AnswerReader& answers)
    {
        if (!a.judged() && !b.judged()) {
            return;
        }
        const auto change = changeOf(a, b, answers);
        const auto bits = changeBits(change, true);
        if (a.judged()) {
            m_inA.add(a.record, bits);
        }
        if (b.judged()) {
            m_inB.add(b.record, bits);
        }
        m_result.annotations.push_back({ change, a.record, b.record });
        // As the link counts: in B what is shown in B.
        const auto row = shownInB(change) ? rowB(m_b.records[b.record]) : rowA(m_a.records[a.record]);
        ++m_result.overall.gold[static_cast<std::size_t>(change)];
        ++m_types[row].gold[static_cast<std::size_t>(change)];
    }

    [[nodiscard]] Change changeOf(const Judged& a, const Judged& b, const AnswerReader& answers) const
    {
        if (!a.judged() || !b.judged()) {
            return a.judged() ? Change::OnlyA : Change::OnlyB;
        }
        if (a.right || b.right) {
            return a.right && b.right ? Change::BothRight : b.right ? Change::Fixed : Change::Regressed;
        }
        const auto& recordA = m_a.records[a.record];
        const auto& recordB = m_b.records[b.record];
        const bool same = recordA.hasSystem() == recordB.hasSystem()
            && (!recordA.hasSystem() || answers.ofA(recordA) == answers.ofB(recordB));
        return same ? Change::BothWrongSame : Change::BothWrongDifferently;
    }

    void countSpurious(Change change, std::uint32_t a, std::uint32_t b)
    {
        m_result.annotations.push_back({ change, a, b });
        const auto row = shownInB(change) ? rowB(m_b.records[b]) : rowA(m_a.records[a]);
        ++m_result.overall.spurious[static_cast<std::size_t>(change)];
        ++m_types[row].spurious[static_cast<std::size_t>(change)];
    }

    using Answered = std::pair<Answer, std::uint32_t>; ///< with the record's number

    /// Strikes out what both make; the rest was fixed (A's) or is new (B's).
    void takeSpurious(const AnswerReader& answers)
    {
        m_answersA.clear();
        m_answersB.clear();
        for (const auto record : m_spuriousA) {
            m_answersA.emplace_back(answers.ofA(m_a.records[record]), record);
        }
        for (const auto record : m_spuriousB) {
            m_answersB.emplace_back(answers.ofB(m_b.records[record]), record);
        }
        std::sort(m_answersA.begin(), m_answersA.end());
        std::sort(m_answersB.begin(), m_answersB.end());
        strikeOut(
            m_answersA, m_answersB, [](const Answered& answer) -> const Answer& { return answer.first; },
            [this](const Answered& a, const Answered& b) {
                const auto bits = changeBits(Change::BothWrongSame, false);
                m_inA.add(a.second, bits);
                m_inB.add(b.second, bits);
                countSpurious(Change::BothWrongSame, a.second, b.second);
            },
            [this](const Answered& a) {
                m_inA.add(a.second, changeBits(Change::Fixed, false));
                m_differA.add(a.second, 1);
                countSpurious(Change::Fixed, a.second, noRecord);
            },
            [this](const Answered& b) {
                m_inB.add(b.second, changeBits(Change::Regressed, false));
                m_differB.add(b.second, 1);
                countSpurious(Change::Regressed, noRecord, b.second);
            });
    }

    struct Event
    {
        std::uint32_t gold = 0; ///< common number
        std::uint32_t row = 0;
        Outcome outcome = Outcome::Correct;
        std::uint32_t record = 0;

        [[nodiscard]] auto key() const { return std::tuple(gold, row, outcome); }
        friend bool operator<(const Event& x, const Event& y)
        {
            return std::pair(x.key(), x.record) < std::pair(y.key(), y.record);
        }
    };

    template <typename Number>
    void fillEvents(std::vector<Event>& events, const Evaluation& evaluation,
        const DocumentCase* documentCase, const std::vector<std::uint32_t>& rows, Number&& number) const
    {
        events.clear();
        const auto count = documentCase != nullptr ? documentCase->recordCount : 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto at = documentCase->firstRecord + i;
            if (const auto& record = evaluation.records[at]; record.hasGold()) {
                events.push_back(
                    { number(record.gold), rows[record.rowType()], record.outcome(m_scheme), at });
            }
        }
        std::sort(events.begin(), events.end());
    }

    /// Of the records with gold: what is left when equal outcomes of one gold are struck out.
    void takeDifferences(const TwinCases& twins, const GoldNumbers& numbers)
    {
        fillEvents(m_eventsA, m_a, twins.a, m_labels.ofA, [&](auto gold) { return numbers.a(gold); });
        fillEvents(m_eventsB, m_b, twins.b, m_labels.ofB, [&](auto gold) { return numbers.b(gold); });
        strikeOut(
            m_eventsA, m_eventsB, [](const Event& event) { return event.key(); },
            [](const Event&, const Event&) {}, [this](const Event& a) { m_differA.add(a.record, 1); },
            [this](const Event& b) { m_differB.add(b.record, 1); });
    }

    const Evaluation& m_a;
    const Evaluation& m_b;
    match::Scheme m_scheme;
    SharedLabels m_labels;
    std::vector<ChangeCounts> m_types; ///< by shared label
    Comparison m_result;
    ListBuilder m_inA, m_inB, m_differA, m_differB;
    // Of the document at hand.
    std::vector<Judged> m_goldsA, m_goldsB;
    std::vector<std::uint32_t> m_spuriousA, m_spuriousB;
    std::vector<Answered> m_answersA, m_answersB;
    std::vector<Event> m_eventsA, m_eventsB;
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
    std::copy_if(annotations.begin(), annotations.end(), std::back_inserter(counted),
        [change](const Counted& one) { return one.change == change; });
    std::sort(counted.begin(), counted.end(),
        [](const Counted& x, const Counted& y) { return x.shown() < y.shown(); });
    return counted;
}

const RecordList* Comparison::list(std::string_view id) const
{
    for (const auto* candidate : { &inA, &inB, &differencesA, &differencesB }) {
        if (candidate->id == id) {
            return candidate;
        }
    }
    return nullptr;
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
        if (twins.b != nullptr) {
            place[static_cast<std::size_t>(twins.b - b->cases.data())]
                = static_cast<std::uint32_t>(shown.cases.size());
        }
        auto& documentCase = shown.cases.emplace_back(twins.b != nullptr ? *twins.b : *twins.a);
        if (twins.b == nullptr && documentCase.gold != nullptr) {
            documentCase.system = nullptr;
            documentCase.relation = TextRelation::Unpaired;
            documentCase.alignment = nullptr;
        }
    }
    // Records go with their documents, whose order may have changed.
    auto moved = list;
    std::vector<std::uint32_t> order(list.records.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t k) {
        return place[list.records[i].document] < place[list.records[k].document];
    });
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
    return EvaluationPtr(seen, seen->through.get());
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
    constexpr auto stands = std::uint8_t { 1 };
    std::vector<std::uint8_t> standing(first.records.size(), 0); ///< records that stand for a gold
    std::vector<std::uint32_t> right(first.records.size(), 0); ///< in how many systems it is right
    std::vector<Judged> golds;
    std::vector<Judged> others;
    progress.begin(evaluations.size());
    for (const auto& evaluation : evaluations) {
        for (const auto& twins : twinCases(first, *evaluation)) {
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "The comparison was stopped.");
            }
            if (twins.a == nullptr) {
                continue;
            }
            const GoldNumbers numbers(first, *evaluation, twins);
            judge(
                first, twins.a, scheme, numbers.count, [&](auto gold) { return numbers.a(gold); }, golds,
                nullptr);
            judge(
                *evaluation, twins.b, scheme, numbers.count, [&](auto gold) { return numbers.b(gold); },
                others, nullptr);
            for (std::uint32_t gold = 0; gold < numbers.count; ++gold) {
                if (golds[gold].judged()) {
                    standing[golds[gold].record] = stands;
                    right[golds[gold].record] += others[gold].right ? 1U : 0U;
                }
            }
        }
        progress.advance();
    }
    FoundBy result;
    result.scheme = scheme;
    result.systems = evaluations.size();
    const auto columns = std::min(evaluations.size(), FoundBy::most) + 1;
    result.counts.assign(columns, 0);
    std::vector<std::vector<std::int64_t>> types(first.labels.size(), std::vector<std::int64_t>(columns, 0));
    std::vector<std::string> categories;
    for (std::size_t k = 0; k < columns; ++k) {
        categories.push_back(foundName(k, result.systems));
    }
    ListBuilder list;
    for (std::uint32_t record = 0; record < first.records.size(); ++record) {
        if (standing[record] == stands) {
            const auto k = std::min<std::size_t>(right[record], FoundBy::most);
            list.add(record, 1U << k);
            ++result.counts[k];
            ++types[first.records[record].rowType()][k];
        }
    }
    for (std::size_t type = 0; type < types.size(); ++type) {
        if (std::any_of(types[type].begin(), types[type].end(), [](auto count) { return count > 0; })) {
            result.types.emplace_back(first.labels[type], std::move(types[type]));
        }
    }
    result.list = list.list(first, FoundBy::listId, "Found by how many systems", std::move(categories));
    return result;
}

} // namespace touchstone::analysis
