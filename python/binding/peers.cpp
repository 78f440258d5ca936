// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/peers.h"

#include "core/match/flat/mentions.h"
#include "core/measures/base/tagreading.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_map>

namespace py = pybind11;

namespace touchstone::python {

namespace {

using metrics::ReadSpan;
using metrics::SplitTag;
using metrics::StrictScheme;

std::string_view utf8(py::handle text, const std::string& place)
{
    Py_ssize_t size = 0;
    if (!PyUnicode_Check(text.ptr())) {
        throw py::type_error(place + ": a string was expected, not " + Py_TYPE(text.ptr())->tp_name + ".");
    }
    const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (data == nullptr) {
        throw py::error_already_set();
    }
    return { data, static_cast<std::size_t>(size) };
}

/// A list, a tuple or whatever else can be walked; the items stay alive as long as the object does.
py::object fastSequence(py::handle items, const std::string& place)
{
    const auto message = place + ": a list was expected, not " + Py_TYPE(items.ptr())->tp_name + ".";
    if (PyUnicode_Check(items.ptr())) {
        throw py::type_error(message);
    }
    auto* fast = PySequence_Fast(items.ptr(), message.c_str());
    if (fast == nullptr) {
        throw py::error_already_set();
    }
    return py::reinterpret_steal<py::object>(fast);
}

std::span<PyObject* const> itemsOf(const py::object& fast)
{
    return { PySequence_Fast_ITEMS(fast.ptr()),
        static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr())) };
}

void hearInterrupts(std::size_t step)
{
    if (step % 1024 == 0 && PyErr_CheckSignals() != 0) {
        throw py::error_already_set();
    }
}

// ---- tags

/// Tags of lists as spans, with types numbered alike in both sides.
class TagLists
{
public:
    TagLists(StrictScheme scheme, bool suffix)
        : m_scheme(scheme)
        , m_suffix(suffix)
    {
        m_outside = number("_");
    }

    [[nodiscard]] const std::deque<std::string>& types() const { return m_types; }

    /// The spans of one sentence. Errors: TypeError, ValueError.
    const std::vector<ReadSpan>& read(py::handle sentence, const std::string& place)
    {
        const auto fast = fastSequence(sentence, place);
        m_sentence.clear();
        m_spans.clear();
        for (auto* tag : itemsOf(fast)) {
            m_sentence.push_back(split(utf8(tag, place), place));
        }
        if (m_scheme == StrictScheme::None) {
            metrics::readLeniently(m_sentence, m_outside, m_spans);
        } else {
            metrics::readStrictly(m_sentence, m_scheme, m_spans);
        }
        return m_spans;
    }

private:
    std::uint32_t number(std::string_view type)
    {
        const auto found = m_numbers.find(type);
        if (found != m_numbers.end()) {
            return found->second;
        }
        m_types.emplace_back(type);
        return m_numbers.emplace(m_types.back(), static_cast<std::uint32_t>(m_types.size() - 1))
            .first->second;
    }

    SplitTag split(std::string_view tag, const std::string& place)
    {
        if (const auto known = m_tags.find(tag); known != m_tags.end()) {
            return known->second;
        }
        if (tag.empty()) {
            throw py::value_error(place + ": an empty tag; outside of annotations the tag is O.");
        }
        SplitTag result;
        std::string_view type;
        if (m_suffix) {
            result.letter = tag.back();
            type = tag.substr(0, tag.size() - 1);
            type = m_scheme == StrictScheme::None ? type.substr(0, type.rfind('-')) : type;
        } else {
            const auto cut = metrics::cutCell(tag);
            result.letter = cut.letter;
            type = m_scheme == StrictScheme::None ? cut.type : tag.substr(1);
        }
        if (m_scheme != StrictScheme::None) {
            const auto first = type.find_first_not_of('-');
            type = first == std::string_view::npos
                ? std::string_view()
                : type.substr(first, type.find_last_not_of('-') - first + 1);
            if (!metrics::schemeKnows(m_scheme, result.letter)) {
                throw py::value_error(place + ": the tag " + std::string(tag)
                    + " is none of this scheme; its letters are " + std::string(metrics::lettersOf(m_scheme))
                    + ".");
            }
        }
        result.type = number(type.empty() ? "_" : type);
        m_texts.emplace_back(tag);
        m_tags.emplace(m_texts.back(), result);
        return result;
    }

    StrictScheme m_scheme;
    bool m_suffix;
    std::uint32_t m_outside = 0;
    std::deque<std::string> m_types, m_texts; // what the maps' views point into
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
    std::unordered_map<std::string_view, SplitTag> m_tags;
    std::vector<SplitTag> m_sentence;
    std::vector<ReadSpan> m_spans;
};

StrictScheme schemeOf(const std::string& name)
{
    if (name.empty()) {
        return StrictScheme::None;
    }
    if (name == "IOB2") {
        return StrictScheme::Iob2;
    }
    if (name == "IOBES") {
        return StrictScheme::Iobes;
    }
    if (name == "BILOU") {
        return StrictScheme::Bilou;
    }
    throw py::value_error("The scheme " + name + " is not supported; these are: IOB2, IOBES, BILOU.");
}

struct TagCount
{
    std::int64_t correct = 0, gold = 0, system = 0;
};

/// Type -> (right, in gold, in system), by code point.
py::dict tagCounts(py::handle gold, py::handle system, const std::string& scheme, bool suffix)
{
    TagLists lists(schemeOf(scheme), suffix);
    const auto golds = fastSequence(gold, "y_true");
    const auto systems = fastSequence(system, "y_pred");
    const auto goldItems = itemsOf(golds);
    const auto systemItems = itemsOf(systems);
    if (goldItems.size() != systemItems.size()) {
        throw py::value_error("y_true has " + std::to_string(goldItems.size()) + " lists, y_pred "
            + std::to_string(systemItems.size()) + ".");
    }
    std::vector<TagCount> counts;
    const auto of = [&counts](std::uint32_t type) -> TagCount& {
        counts.resize(std::max<std::size_t>(counts.size(), type + 1));
        return counts[type];
    };
    std::vector<ReadSpan> right;
    for (std::size_t i = 0; i < goldItems.size(); ++i) {
        hearInterrupts(i);
        const auto place = "list " + std::to_string(i);
        right = lists.read(goldItems[i], "y_true, " + place);
        const auto& said = lists.read(systemItems[i], "y_pred, " + place);
        auto next = said.begin();
        for (const auto& span : right) {
            ++of(span.type).gold;
            next = std::find_if(
                next, said.end(), [&span](const ReadSpan& other) { return other.first >= span.first; });
            of(span.type).correct += next != said.end() && *next == span ? 1 : 0;
        }
        for (const auto& span : said) {
            ++of(span.type).system;
        }
    }
    std::map<std::string_view, TagCount> sorted;
    for (std::size_t type = 0; type < counts.size(); ++type) {
        if (counts[type].gold + counts[type].system > 0) {
            sorted.emplace(lists.types()[type], counts[type]);
        }
    }
    py::dict result;
    for (const auto& [type, count] : sorted) {
        result[py::str(type.data(), type.size())] = py::make_tuple(count.correct, count.gold, count.system);
    }
    return result;
}

/// Of each list its spans: (type, first, last), the last included.
py::list tagSpans(py::handle sequences, const std::string& scheme, bool suffix)
{
    TagLists lists(schemeOf(scheme), suffix);
    const auto fast = fastSequence(sequences, "tags");
    py::list result;
    std::size_t i = 0;
    for (auto* sentence : itemsOf(fast)) {
        hearInterrupts(i);
        py::list spans;
        for (const auto& span : lists.read(sentence, "list " + std::to_string(i++))) {
            const auto& type = lists.types()[span.type];
            spans.append(py::make_tuple(py::str(type), span.first, span.end - 1));
        }
        result.append(std::move(spans));
    }
    return result;
}

// ---- spans

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
        const auto found = m_numbers.find(utf8(label, place));
        const auto begin = position(start, place);
        const auto last = position(end, place);
        if (last < begin) {
            throw py::value_error(place + ": an entity ends before it begins.");
        }
        if (found == m_numbers.end()) {
            return;
        }
        match::Mention mention;
        mention.span = { begin, last + 1 };
        mention.type = mention.types = mention.mainType = found->second;
        mention.entity = mention.idRank = static_cast<std::uint32_t>(side.mentions.size());
        mention.originalLength = mention.span.length();
        side.mentions.push_back(mention);
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
    py::str m_label, m_start, m_end;
};

/// What became of the spans, for one row: by scheme and outcome the places (document, index) of what counts
/// there.
class PlaceLists
{
public:
    PlaceLists()
    {
        for (auto& scheme : m_lists) {
            for (auto& list : scheme) {
                list = py::list();
            }
        }
    }

    void add(const match::PairOutcome& record, const py::tuple& place)
    {
        for (const auto scheme : match::allSchemes) {
            auto& list
                = m_lists[static_cast<std::size_t>(scheme)][static_cast<std::size_t>(record.outcome(scheme))];
            list.append(place);
        }
    }

    [[nodiscard]] py::dict asDict() const
    {
        py::dict result;
        for (const auto scheme : match::allSchemes) {
            const auto& lists = m_lists[static_cast<std::size_t>(scheme)];
            py::tuple row(match::outcomeCount);
            for (std::size_t i = 0; i < match::outcomeCount; ++i) {
                row[i] = lists[i];
            }
            result[py::str(std::string(match::schemeName(scheme)))] = row;
        }
        return result;
    }

private:
    std::array<std::array<py::list, match::outcomeCount>, match::allSchemes.size()> m_lists;
};

/// The records of one document in the order in which the peer appends them: predictions, then the gold's that
/// are missing. Their gold and system are places in the lists.
std::vector<match::PairOutcome> recordsInFileOrder(const match::Side& gold, const match::Side& system,
    const match::MatchPolicy& policy, support::Progress& progress)
{
    const auto matching = match::matchSides(gold, system, policy, progress);
    if (!matching) {
        throw py::value_error(matching.error().text);
    }
    std::vector<std::uint32_t> partner(system.mentions.size(), annotation::noEntity);
    std::vector<bool> told(gold.mentions.size(), false);
    for (const auto& pair : matching->pairs) {
        partner[pair.system] = pair.gold;
        told[pair.gold] = true;
    }
    for (const auto silent : matching->silent) {
        told[silent] = true;
    }
    std::vector<match::PairOutcome> records;
    for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
        match::PairOutcome record;
        record.system = system.mentions[s].entity;
        record.systemType = system.mentions[s].type;
        if (partner[s] != annotation::noEntity) {
            const auto& mention = gold.mentions[partner[s]];
            record.gold = mention.entity;
            record.goldType = mention.type;
            record.sameSpan = mention.span == system.mentions[s].span;
            record.sameType = mention.type == system.mentions[s].type;
        }
        records.push_back(record);
    }
    for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
        if (!told[g]) {
            match::PairOutcome record;
            record.gold = gold.mentions[g].entity;
            record.goldType = gold.mentions[g].type;
            records.push_back(record);
        }
    }
    return records;
}

match::Side ofType(const match::Side& side, std::uint32_t type)
{
    auto result = match::onlyType(side, type);
    for (std::uint32_t i = 0; i < result.mentions.size(); ++i) {
        result.mentions[i].entity = i; // the peer counts inside the type
    }
    return result;
}

/// ({scheme: (correct, incorrect, partial, missed, spurious)}, {type: the same}); each a list of (document,
/// index).
py::tuple matchSpans(
    py::handle gold, py::handle system, const std::vector<std::string>& types, double minOverlap, bool old)
{
    SpanLists lists(types);
    const auto golds = lists.read(gold, "true");
    const auto systems = lists.read(system, "pred");
    if (golds.size() != systems.size()) {
        throw py::value_error("Number of predicted documents does not equal true");
    }
    const match::MatchPolicy policy {
        old ? match::PairingPolicy::Nervaluate01 : match::PairingPolicy::FirstCome, minOverlap
    };
    support::Progress progress;
    PlaceLists overall;
    std::vector<PlaceLists> byType(lists.types().size());
    for (std::size_t d = 0; d < golds.size(); ++d) {
        hearInterrupts(d);
        const py::int_ document(d);
        const auto place = [&document](const match::PairOutcome& record) {
            return py::make_tuple(document, record.hasSystem() ? record.system : record.gold);
        };
        for (const auto& record : recordsInFileOrder(golds[d], systems[d], policy, progress)) {
            const auto there = place(record);
            overall.add(record, there);
            if (old) {
                byType[record.rowType()].add(record, there);
            }
        }
        if (!old) {
            for (const auto type : match::typesOf(golds[d], systems[d])) {
                const auto goldOnly = ofType(golds[d], type);
                const auto systemOnly = ofType(systems[d], type);
                for (const auto& record : recordsInFileOrder(goldOnly, systemOnly, policy, progress)) {
                    byType[type].add(record, place(record));
                }
            }
        }
    }
    py::dict rows;
    for (std::size_t type = 0; type < byType.size(); ++type) {
        rows[py::str(lists.types()[type])] = byType[type].asDict();
    }
    return py::make_tuple(overall.asDict(), rows);
}

} // namespace

void bindPeers(py::module_& module)
{
    module.def("tag_counts", &tagCounts, py::arg("gold"), py::arg("system"), py::kw_only(),
        py::arg("scheme") = "", py::arg("suffix") = false);
    module.def("tag_spans", &tagSpans, py::arg("tags"), py::kw_only(), py::arg("scheme") = "",
        py::arg("suffix") = false);
    module.def("match_spans", &matchSpans, py::arg("gold"), py::arg("system"), py::arg("types"),
        py::kw_only(), py::arg("min_overlap") = 1.0, py::arg("old") = false);
}

} // namespace touchstone::python
