// SPDX-License-Identifier: GPL-3.0-or-later
// Tags as seqeval reads them.
#include "python/binding/peers.h"
#include "python/binding/sequences.h"

#include "core/measures/base/tagreading.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_map>

namespace touchstone::python {

namespace {

using metrics::ReadSpan;
using metrics::SplitTag;
using metrics::StrictScheme;

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
    constexpr std::pair<std::string_view, StrictScheme> schemes[] { { "IOB1", StrictScheme::Iob1 },
        { "IOB2", StrictScheme::Iob2 }, { "IOE1", StrictScheme::Ioe1 }, { "IOE2", StrictScheme::Ioe2 },
        { "IOBES", StrictScheme::Iobes }, { "BILOU", StrictScheme::Bilou } };
    for (const auto& [known, scheme] : schemes) {
        if (known == name) {
            return scheme;
        }
    }
    throw py::value_error(
        "The scheme " + name + " is not supported; these are: IOB1, IOB2, IOE1, IOE2, IOBES, BILOU.");
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

} // namespace

void addPeerTags(py::module_& module)
{
    module.def("tag_counts", &tagCounts, py::arg("gold"), py::arg("system"), py::kw_only(),
        py::arg("scheme") = "", py::arg("suffix") = false);
    module.def("tag_spans", &tagSpans, py::arg("tags"), py::kw_only(), py::arg("scheme") = "",
        py::arg("suffix") = false);
}

} // namespace touchstone::python
