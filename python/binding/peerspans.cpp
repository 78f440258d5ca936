// SPDX-License-Identifier: GPL-3.0-or-later
// Spans as nervaluate pairs them.
#include "python/binding/peers.h"
#include "python/binding/sequences.h"

#include "core/match/flat/mentions.h"
#include "core/support/parallel.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <unordered_map>

namespace touchstone::python {

namespace {

/// Numbers of types in the order of their code points, and the sides of every document.
class SpanLists
{
public:
    explicit SpanLists(const std::vector<std::string>& types)
        : m_types(types)
        , m_label("label")
        , m_start("start")
        , m_end("end")
    {
        std::ranges::sort(m_types);
        m_types.erase(std::unique(m_types.begin(), m_types.end()), m_types.end());
        for (std::uint32_t type = 0; type < m_types.size(); ++type) {
            m_numbers.emplace(m_types[type], type);
        }
    }

    [[nodiscard]] const std::vector<std::string>& types() const { return m_types; }

    std::vector<match::Side> read(py::handle documents, const char* name)
    {
        const auto fast = fastSequence(documents, name);
        std::vector<match::Side> sides;
        sides.reserve(itemsOf(fast).size());
        for (auto* document : itemsOf(fast)) {
            hearInterrupts(sides.size());
            const auto place = std::string(name) + ", document " + std::to_string(sides.size());
            const auto spans = fastSequence(document, place);
            match::Side side;
            side.mentions.reserve(itemsOf(spans).size());
            for (auto* span : itemsOf(spans)) {
                add(side, span, place);
            }
            sides.push_back(std::move(side));
        }
        return sides;
    }

private:
    void add(match::Side& side, py::handle span, const std::string& place)
    {
        py::handle label, start, end;
        if (PyDict_Check(span.ptr())) {
            label = PyDict_GetItemWithError(span.ptr(), m_label.ptr());
            start = PyDict_GetItemWithError(span.ptr(), m_start.ptr());
            end = PyDict_GetItemWithError(span.ptr(), m_end.ptr());
        } else if (PyTuple_Check(span.ptr()) && PyTuple_GET_SIZE(span.ptr()) == 3) {
            label = PyTuple_GET_ITEM(span.ptr(), 0);
            start = PyTuple_GET_ITEM(span.ptr(), 1);
            end = PyTuple_GET_ITEM(span.ptr(), 2);
        }
        if (!label || !start || !end) {
            throw py::value_error(place + ": an entity needs the keys label, start and end.");
        }
        const auto type = number(label, place);
        const auto begin = position(start, place);
        const auto last = position(end, place);
        if (last < begin) {
            throw py::value_error(place + ": an entity ends before it begins.");
        }
        if (type == annotation::noEntity) {
            return;
        }
        match::Mention mention;
        mention.span = { begin, last + 1 };
        mention.type = mention.types = mention.mainType = type;
        mention.entity = mention.idRank = static_cast<std::uint32_t>(side.mentions.size());
        mention.originalLength = mention.span.length();
        side.mentions.push_back(mention);
    }

    /// Number of a type, noEntity for one that does not count. Most annotations share few objects as their
    /// labels.
    std::uint32_t number(py::handle label, const std::string& place)
    {
        const auto [seen, isNew] = m_seen.try_emplace(label.ptr(), annotation::noEntity);
        if (isNew) {
            if (const auto found = m_numbers.find(utf8(label, place)); found != m_numbers.end()) {
                seen->second = found->second;
            }
        }
        return seen->second;
    }

    static std::uint32_t position(py::handle value, const std::string& place)
    {
        const auto number = PyLong_Check(value.ptr()) ? PyLong_AsLongLong(value.ptr()) : -1;
        if (PyErr_Occurred() != nullptr) {
            throw py::error_already_set();
        }
        if (number < 0 || number >= std::numeric_limits<std::int32_t>::max()) {
            throw py::value_error(place + ": start and end are whole numbers from 0.");
        }
        return static_cast<std::uint32_t>(number);
    }

    std::vector<std::string> m_types;
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
    std::unordered_map<PyObject*, std::uint32_t> m_seen; ///< the lists keep them alive
    py::str m_label, m_start, m_end;
};

/// A record of one document in the lists of the peer, as little as tells all four outcomes.
struct PlacedRecord
{
    std::uint32_t document = 0;
    std::uint32_t place = 0; ///< among the system's annotations; of a missing one among the gold's
    std::uint32_t type = 0; ///< of the row that counts it
    std::uint8_t paired = 0; ///< 0 missing, 1 spurious, 2 both
    bool sameSpan = false, sameType = false;

    [[nodiscard]] match::Outcome outcome(match::Scheme scheme) const
    {
        match::PairOutcome record;
        record.gold = paired == 1 ? annotation::noEntity : place;
        record.system = paired == 0 ? annotation::noEntity : place;
        record.sameSpan = sameSpan;
        record.sameType = sameType;
        return record.outcome(scheme);
    }
};

/// The records of one row, in the order in which the peer lists them.
struct SpanMatches
{
    std::vector<PlacedRecord> records;

    [[nodiscard]] static match::Scheme schemeOrThrow(const std::string& name)
    {
        const auto found = match::schemeByName(name);
        if (!found) {
            throw py::key_error(name);
        }
        return *found;
    }

    /// Correct, incorrect, partial, missed, spurious.
    [[nodiscard]] py::tuple counts(const std::string& name) const
    {
        const auto scheme = schemeOrThrow(name);
        std::array<std::int64_t, match::outcomeCount> counts {};
        for (const auto& record : records) {
            ++counts[static_cast<std::size_t>(record.outcome(scheme))];
        }
        return py::make_tuple(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }

    [[nodiscard]] py::tuple places(const std::string& name) const
    {
        const auto scheme = schemeOrThrow(name);
        std::array<py::list, match::outcomeCount> lists;
        for (const auto& record : records) {
            lists[static_cast<std::size_t>(record.outcome(scheme))].append(
                py::make_tuple(record.document, record.place));
        }
        return py::make_tuple(lists[0], lists[1], lists[2], lists[3], lists[4]);
    }
};

/// Appends the records of one document as the peer lists them: predictions in their order, then the gold's
/// that are missing. The row is that of the gold's type, else of the system's.
void addRecords(std::vector<PlacedRecord>& records, std::uint32_t document, const match::Side& gold,
    const match::Side& system, const match::Matching& matching)
{
    std::vector<std::uint32_t> partner(system.mentions.size(), annotation::noEntity);
    std::vector<bool> told(gold.mentions.size(), false);
    for (const auto& pair : matching.pairs) {
        partner[pair.system] = pair.gold;
        told[pair.gold] = true;
    }
    for (const auto silent : matching.silent) {
        told[silent] = true;
    }
    for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
        PlacedRecord record { document, s, system.mentions[s].type, 1 };
        if (partner[s] != annotation::noEntity) {
            const auto& mention = gold.mentions[partner[s]];
            record.paired = 2;
            record.sameSpan = mention.span == system.mentions[s].span;
            record.sameType = mention.type == system.mentions[s].type;
            record.type = mention.type;
        }
        records.push_back(record);
    }
    for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
        if (!told[g]) {
            records.push_back({ document, g, gold.mentions[g].type, 0 });
        }
    }
}

/// Matches stretches of documents at the same time; what they give is put together in the order of the
/// documents.
class SpanMatching
{
public:
    SpanMatching(const std::vector<match::Side>& golds, const std::vector<match::Side>& systems,
        double minOverlap, bool old)
        : m_golds(golds)
        , m_systems(systems)
        , m_policy { old ? match::PairingPolicy::Nervaluate01 : match::PairingPolicy::FirstCome, minOverlap }
        , m_old(old)
        , m_overall((golds.size() + stretch - 1) / stretch)
        , m_inside(m_overall.size())
    {
    }

    support::Result<void> run(support::Progress& progress)
    {
        std::atomic<bool> failed = false;
        std::vector<support::Result<void>> done(m_overall.size());
        support::inParallel(m_overall.size(), [&](std::size_t i) {
            if (!failed) {
                done[i] = matchStretch(i, progress);
                failed = failed || !done[i];
            }
        });
        for (auto& result : done) {
            if (!result) {
                return std::move(result);
            }
        }
        return {};
    }

    [[nodiscard]] SpanMatches overall() const
    {
        SpanMatches result;
        for (const auto& records : m_overall) {
            result.records.insert(result.records.end(), records.begin(), records.end());
        }
        return result;
    }
    [[nodiscard]] std::vector<SpanMatches> byType(std::size_t types) const
    {
        std::vector<SpanMatches> result(types);
        for (const auto& records : m_old ? m_overall : m_inside) {
            for (const auto& record : records) {
                result[record.type].records.push_back(record);
            }
        }
        return result;
    }

private:
    static constexpr std::size_t stretch = 256;

    support::Result<void> matchStretch(std::size_t number, support::Progress& progress)
    {
        const auto end = std::min(m_golds.size(), (number + 1) * stretch);
        for (auto d = number * stretch; d < end; ++d) {
            const auto document = static_cast<std::uint32_t>(d);
            if (auto done = add(m_overall[number], document, m_golds[d], m_systems[d], progress); !done) {
                return done;
            }
            if (m_old) {
                continue;
            }
            for (const auto type : match::typesOf(m_golds[d], m_systems[d])) {
                if (auto done = add(m_inside[number], document, match::onlyType(m_golds[d], type),
                        match::onlyType(m_systems[d], type), progress);
                    !done) {
                    return done;
                }
            }
        }
        return {};
    }

    support::Result<void> add(std::vector<PlacedRecord>& records, std::uint32_t document,
        const match::Side& gold, const match::Side& system, support::Progress& progress) const
    {
        return match::matchSides(gold, system, m_policy, progress).map([&](const match::Matching& matching) {
            addRecords(records, document, gold, system, matching);
        });
    }

    const std::vector<match::Side>& m_golds;
    const std::vector<match::Side>& m_systems;
    match::MatchPolicy m_policy;
    bool m_old;
    std::vector<std::vector<PlacedRecord>> m_overall, m_inside; ///< by stretch
};

py::tuple matchSpans(
    py::handle gold, py::handle system, const std::vector<std::string>& types, double minOverlap, bool old)
{
    SpanLists lists(types);
    const auto golds = lists.read(gold, "true");
    const auto systems = lists.read(system, "pred");
    if (golds.size() != systems.size()) {
        throw py::value_error("Number of predicted documents does not equal true");
    }
    SpanMatching matching(golds, systems, minOverlap, old);
    runWatched([&matching](const std::stop_token& stop) {
        support::Progress progress(stop);
        valueOf(matching.run(progress));
    });
    auto byType = matching.byType(lists.types().size());
    py::dict rows;
    for (std::size_t type = 0; type < byType.size(); ++type) {
        rows[py::str(lists.types()[type])] = std::move(byType[type]);
    }
    return py::make_tuple(matching.overall(), rows);
}

} // namespace

void addPeerSpans(py::module_& module)
{
    py::class_<SpanMatches>(module, "SpanMatches", "Records of spans as nervaluate pairs them.")
        .def("counts", &SpanMatches::counts, "Correct, incorrect, partial, missed, spurious.",
            py::arg("scheme"))
        .def("places", &SpanMatches::places, "Their places, five lists of (document, number).",
            py::arg("scheme"));
    module.def("match_spans", &matchSpans, py::arg("gold"), py::arg("system"), py::arg("types"),
        py::kw_only(), py::arg("min_overlap") = 1.0, py::arg("old") = false);
}

} // namespace touchstone::python
