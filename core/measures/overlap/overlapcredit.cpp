// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/overlapcredit.h"

#include "core/measures/base/skyline.h"
#include "core/support/lookup.h"

#include <limits>
#include <numeric>

namespace touchstone::metrics {

namespace {

/// Lists of overlaps longer than this times the number of names are not made: nested names have quadratically
/// many.
constexpr std::size_t overlapsPerName = 8;

bool byType(CreditKey key) { return key == CreditKey::SpanType || key == CreditKey::SpanTypeKbid; }
bool byKbid(CreditKey key) { return key == CreditKey::SpanKbid || key == CreditKey::SpanTypeKbid; }

/// What a key compares, with the rest set to 0.
struct ClassId
{
    std::uint32_t type = 0;
    std::uint32_t kbid = 0;
    friend auto operator<=>(const ClassId&, const ClassId&) = default;
};

ClassId classOf(CreditKey key, const CreditName& name)
{
    return { byType(key) ? name.type : 0, byKbid(key) ? name.kbid : 0 };
}

/// Names of one side by class; within a class by begin. Empty spans are left out.
using Classes = std::map<ClassId, std::vector<std::uint32_t>>;

Classes classesOf(CreditKey key, std::span<const CreditName> names, const std::vector<std::uint32_t>& order)
{
    Classes classes;
    for (const auto name : order) {
        if (!names[name].span.empty()) {
            classes[classOf(key, names[name])].push_back(name);
        }
    }
    return classes;
}

/// Largest overlap with any of a set of spans, for many questions.
class LargestOverlap
{
public:
    /// `spans` by begin.
    explicit LargestOverlap(std::vector<text::Span> spans)
        : m_byBegin(std::move(spans))
        , m_byEnd(m_byBegin)
    {
        m_furthestEnd.reserve(m_byBegin.size());
        std::uint32_t end = 0;
        for (const auto span : m_byBegin) {
            end = std::max(end, span.end);
            m_furthestEnd.push_back(end);
        }
        std::ranges::sort(m_byEnd, [](text::Span a, text::Span b) { return a.end < b.end; });
        m_firstBegin.resize(m_byEnd.size());
        auto begin = std::numeric_limits<std::uint32_t>::max();
        for (auto i = m_byEnd.size(); i-- > 0;) {
            begin = std::min(begin, m_byEnd[i].begin);
            m_firstBegin[i] = begin;
        }
    }

    /// Answers for spans by descending begin: `visit(i, overlap)` for each of `questions`.
    template <typename Visit> void answer(std::span<const text::Span> questions, Visit&& visit) const
    {
        std::vector<std::uint32_t> longest(m_byEnd.size() + 1, 0); // Fenwick tree of maxima over ends
        auto next = m_byBegin.size();
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const auto span = questions[i];
            for (; next > 0 && m_byBegin[next - 1].begin >= span.begin; --next) {
                raise(longest, m_byBegin[next - 1]);
            }
            std::uint32_t best = 0;
            // A span that begins before: it reaches to its end.
            const auto behind = std::upper_bound(m_byBegin.begin(), m_byBegin.end(), span.begin,
                [](std::uint32_t begin, text::Span other) { return begin < other.begin; });
            if (behind != m_byBegin.begin()) {
                const auto end = m_furthestEnd[static_cast<std::size_t>(behind - m_byBegin.begin()) - 1];
                best = text::overlap(span, { span.begin, end });
            }
            // One that ends behind: it reaches from its begin.
            const auto ended = firstEnd(span.end);
            if (ended < m_byEnd.size()) {
                best = std::max(best, text::overlap(span, { m_firstBegin[ended], span.end }));
            }
            // One inside: its length.
            const auto inside = std::upper_bound(m_byEnd.begin(), m_byEnd.end(), span.end,
                [](std::uint32_t end, text::Span other) { return end < other.end; });
            best = std::max(best, highest(longest, static_cast<std::size_t>(inside - m_byEnd.begin())));
            visit(i, best);
        }
    }

private:
    [[nodiscard]] std::size_t firstEnd(std::uint32_t end) const
    {
        const auto found = std::lower_bound(m_byEnd.begin(), m_byEnd.end(), end,
            [](text::Span other, std::uint32_t wanted) { return other.end < wanted; });
        return static_cast<std::size_t>(found - m_byEnd.begin());
    }
    void raise(std::vector<std::uint32_t>& tree, text::Span span) const
    {
        for (auto at = firstEnd(span.end) + 1; at < tree.size(); at += at & (~at + 1)) {
            tree[at] = std::max(tree[at], span.length());
        }
    }
    static std::uint32_t highest(const std::vector<std::uint32_t>& tree, std::size_t count)
    {
        std::uint32_t best = 0;
        for (auto at = count; at > 0; at -= at & (~at + 1)) {
            best = std::max(best, tree[at]);
        }
        return best;
    }

    std::vector<text::Span> m_byBegin;
    std::vector<text::Span> m_byEnd;
    std::vector<std::uint32_t> m_furthestEnd; ///< by place in m_byBegin
    std::vector<std::uint32_t> m_firstBegin; ///< by place in m_byEnd
};

/// Classes of the other side that a class of names can earn from.
std::vector<std::pair<const std::vector<std::uint32_t>*, double>> relatedClasses(
    const ClassId& id, const Classes& others, bool ofGold, CreditKey key, const CreditWeighting& weighting)
{
    const auto values = [ofGold](bool used, const CreditWeights* weights, std::uint32_t value) {
        std::vector<std::uint32_t> list { value };
        if (used && weights != nullptr) {
            const auto related = ofGold ? weights->relatedToGold(value) : weights->relatedToSystem(value);
            list.insert(list.end(), related.begin(), related.end());
        }
        support::sortUnique(list);
        return list;
    };
    std::vector<std::pair<const std::vector<std::uint32_t>*, double>> result;
    const auto kbids = values(byKbid(key), weighting.links, id.kbid);
    for (const auto type : values(byType(key), weighting.types, id.type)) {
        for (const auto kbid : kbids) {
            const auto found = others.find({ type, kbid });
            if (found == others.end()) {
                continue;
            }
            const CreditName own { {}, id.type, id.kbid };
            const CreditName other { {}, type, kbid };
            const auto weight = ofGold ? creditWeight(key, weighting, own, other)
                                       : creditWeight(key, weighting, other, own);
            if (weight > 0) {
                result.emplace_back(&found->second, weight);
            }
        }
    }
    return result;
}

} // namespace

std::string_view creditKeyName(CreditKey key)
{
    static constexpr std::array<std::string_view, allCreditKeys.size()> names { "span", "span+type",
        "span+kbid", "span+type+kbid" };
    return names.at(static_cast<std::size_t>(key));
}

OverlapCredit::OverlapCredit(
    std::span<const CreditName> gold, std::span<const CreditName> system, const support::Progress& progress)
    : m_progress(progress)
    , m_gold(sideOf(gold))
    , m_system(sideOf(system))
    , m_listed(listOverlaps())
{
}

OverlapCredit::Side OverlapCredit::sideOf(std::span<const CreditName> names)
{
    Side side { names, std::vector<std::uint32_t>(names.size()), true };
    std::iota(side.order.begin(), side.order.end(), 0U);
    if (!std::ranges::is_sorted(names)) {
        std::ranges::sort(side.order, [&](std::uint32_t a, std::uint32_t b) { return names[a] < names[b]; });
    }
    std::uint32_t end = 0;
    for (const auto name : side.order) {
        const auto span = names[name].span;
        if (!span.empty()) {
            side.flat = side.flat && span.begin >= end;
            end = std::max(end, span.end);
        }
    }
    return side;
}

bool OverlapCredit::listOverlaps()
{
    const auto most = overlapsPerName * (m_gold.names.size() + m_system.names.size());
    std::vector<std::uint32_t> openGold;
    std::vector<std::uint32_t> openSystem;
    // Names that are still open where another begins; each is met, or closed for good.
    const auto meet
        = [](std::vector<std::uint32_t>& open, const Side& side, std::uint32_t begin, auto&& found) {
              std::size_t kept = 0;
              for (const auto name : open) {
                  if (side.names[name].span.end > begin) {
                      open[kept++] = name;
                      found(name);
                  }
              }
              open.resize(kept);
          };
    std::size_t g = 0;
    std::size_t s = 0;
    while (g < m_gold.order.size() || s < m_system.order.size()) {
        const bool goldNext = s == m_system.order.size()
            || (g < m_gold.order.size()
                && m_gold.names[m_gold.order[g]].span.begin <= m_system.names[m_system.order[s]].span.begin);
        const auto name = goldNext ? m_gold.order[g++] : m_system.order[s++];
        const auto span = goldNext ? m_gold.names[name].span : m_system.names[name].span;
        if (span.empty()) {
            continue;
        }
        if (goldNext) {
            meet(openSystem, m_system, span.begin, [&](std::uint32_t other) {
                m_overlaps.push_back({ name, other, text::overlap(span, m_system.names[other].span) });
            });
            openGold.push_back(name);
        } else {
            meet(openGold, m_gold, span.begin, [&](std::uint32_t other) {
                m_overlaps.push_back({ other, name, text::overlap(m_gold.names[other].span, span) });
            });
            openSystem.push_back(name);
        }
        if (m_overlaps.size() > most) {
            m_overlaps = {};
            return false;
        }
    }
    return true;
}

void OverlapCredit::credits(CreditKey key, const CreditWeighting& weighting, DocumentCredits& result) const
{
    result.gold.assign(m_gold.names.size(), {});
    result.system.assign(m_system.names.size(), {});
    if (m_listed) {
        fromOverlaps(key, weighting, result);
    } else {
        byClasses(true, key, weighting, result.gold);
        byClasses(false, key, weighting, result.system);
    }
    const auto divide = [](const Side& side, std::vector<NameCredit>& credits) {
        for (std::size_t i = 0; i < credits.size(); ++i) {
            const auto length = side.names[i].span.length();
            if (length > 0) {
                credits[i].max /= length;
                credits[i].sum /= length;
            }
        }
    };
    divide(m_gold, result.gold);
    divide(m_system, result.system);
}

void OverlapCredit::fromOverlaps(
    CreditKey key, const CreditWeighting& weighting, DocumentCredits& result) const
{
    for (const auto& overlap : m_overlaps) {
        const auto weight
            = creditWeight(key, weighting, m_gold.names[overlap.gold], m_system.names[overlap.system]);
        if (weight == 0) {
            continue;
        }
        const auto units = weight * overlap.shared;
        auto& gold = result.gold[overlap.gold];
        auto& system = result.system[overlap.system];
        gold.max = std::max(gold.max, units);
        system.max = std::max(system.max, units);
        gold.sum += units;
        system.sum += units;
    }
    if (!m_system.flat) {
        coverNested(true, key, weighting, result.gold);
    }
    if (!m_gold.flat) {
        coverNested(false, key, weighting, result.system);
    }
}

/// SUM where names of the other side overlap one another: units that several of them cover count once.
void OverlapCredit::coverNested(
    bool ofGold, CreditKey key, const CreditWeighting& weighting, std::vector<NameCredit>& credits) const
{
    const auto& own = ofGold ? m_gold : m_system;
    const auto& other = ofGold ? m_system : m_gold;
    std::vector<std::uint32_t> byName(m_overlaps.size());
    std::iota(byName.begin(), byName.end(), 0U);
    const auto nameOf = [&](std::uint32_t i) { return ofGold ? m_overlaps[i].gold : m_overlaps[i].system; };
    std::ranges::stable_sort(byName, [&](std::uint32_t a, std::uint32_t b) { return nameOf(a) < nameOf(b); });
    Skyline skyline;
    for (std::size_t i = 0; i < byName.size();) {
        const auto name = nameOf(byName[i]);
        if (i + 1 == byName.size() || nameOf(byName[i + 1]) != name) {
            ++i; // one overlap: its sum stands
            continue;
        }
        skyline.clear();
        for (; i < byName.size() && nameOf(byName[i]) == name; ++i) {
            const auto& overlap = m_overlaps[byName[i]];
            skyline.add(other.names[ofGold ? overlap.system : overlap.gold].span,
                creditWeight(key, weighting, m_gold.names[overlap.gold], m_system.names[overlap.system]));
        }
        skyline.build();
        credits[name].sum = skyline.area(own.names[name].span);
    }
}

void OverlapCredit::byClasses(
    bool ofGold, CreditKey key, const CreditWeighting& weighting, std::vector<NameCredit>& credits) const
{
    const auto& own = ofGold ? m_gold : m_system;
    const auto& other = ofGold ? m_system : m_gold;
    const auto owns = classesOf(key, own.names, own.order);
    const auto others = classesOf(key, other.names, other.order);
    Skyline skyline;
    for (const auto& [id, names] : owns) {
        if (m_progress.cancelled()) {
            return;
        }
        std::vector<text::Span> questions; // by descending begin
        questions.reserve(names.size());
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            questions.push_back(own.names[*name].span);
        }
        skyline.clear();
        for (const auto& [list, weight] : relatedClasses(id, others, ofGold, key, weighting)) {
            std::vector<text::Span> spans;
            spans.reserve(list->size());
            for (const auto name : *list) {
                spans.push_back(other.names[name].span);
                skyline.add(spans.back(), weight);
            }
            LargestOverlap(std::move(spans))
                .answer(questions, [&, weight = weight, &names = names](std::size_t i, std::uint32_t shared) {
                    auto& credit = credits[names[names.size() - 1 - i]];
                    credit.max = std::max(credit.max, weight * shared);
                });
        }
        skyline.build();
        for (const auto name : names) {
            credits[name].sum = skyline.area(own.names[name].span);
        }
    }
}

} // namespace touchstone::metrics
