// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/recordnames.h"

#include "core/evaluation/settings/surfaceform.h"

#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Entity;

/// Numbers names as they come.
class NameNumbers
{
public:
    explicit NameNumbers(std::vector<KnownName>& names)
        : m_names(names)
    {
    }

    std::uint32_t operator()(const Document& document, std::uint32_t entity)
    {
        auto words = surfaceForm(document, entity);
        if (words.empty()) {
            return RecordNames::nothing;
        }
        const auto role = document.annotations.entities[entity].role;
        auto& numbers = m_numbers[role == annotation::Role::Entity ? 0 : 1];
        const auto next = static_cast<std::uint32_t>(m_names.size());
        const auto [place, fresh] = numbers.try_emplace(std::move(words), next);
        if (fresh) {
            m_names.push_back({ place->first, role, text::nameShape(place->first) });
        }
        return place->second;
    }

private:
    std::vector<KnownName>& m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers[2]; ///< by role
};

/// Counts the gold's annotations, and finds those that are not the first of their name in a document.
class GoldUse
{
public:
    explicit GoldUse(std::vector<KnownName>& names)
        : m_names(names)
    {
    }

    /// `numbers`: of the document's annotations. Adds to `later` which of them are mentioned before.
    void add(const Document& document, std::span<const std::uint32_t> numbers, std::vector<bool>& later)
    {
        const auto& entities = document.annotations.entities;
        m_uses.resize(m_names.size());
        ++m_document;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] != RecordNames::nothing) {
                count(numbers[i], entities[i]);
            }
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            later.push_back(
                numbers[i] != RecordNames::nothing && entities[i].span.begin > m_uses[numbers[i]].begin);
        }
    }

private:
    struct Use
    {
        std::uint32_t document = 0; ///< the last one that has it, counted from 1
        std::uint32_t begin = 0; ///< of the first mention there
        annotation::LabelId label {};
    };

    void count(std::uint32_t number, const Entity& entity)
    {
        auto& name = m_names[number];
        auto& use = m_uses[number];
        if (name.goldCount++ == 0) {
            use.label = entity.label;
        }
        name.severalTypes = name.severalTypes || use.label != entity.label;
        use.begin = use.document == m_document ? std::min(use.begin, entity.span.begin) : entity.span.begin;
        use.document = m_document;
    }

    std::vector<KnownName>& m_names;
    std::vector<Use> m_uses;
    std::uint32_t m_document = 0;
};

RecordNames made(const Evaluation& evaluation)
{
    RecordNames result;
    NameNumbers numbers(result.names);
    GoldUse use(result.names);
    std::vector<std::size_t> begins; // of a case's gold annotations in the lists of all
    std::vector<std::uint32_t> ofGold;
    std::vector<bool> later;
    for (const auto& one : evaluation.cases) {
        begins.push_back(ofGold.size());
        if (one.gold != nullptr) {
            for (std::uint32_t entity = 0; entity < one.gold->annotations.size(); ++entity) {
                ofGold.push_back(numbers(*one.gold, entity));
            }
            use.add(*one.gold, std::span(ofGold).subspan(begins.back()), later);
        }
    }
    for (const auto& record : evaluation.records) {
        const bool gold = record.hasGold();
        const auto place = begins[record.document] + (gold ? record.gold : 0);
        result.ofRecords.push_back(
            gold ? ofGold[place] : numbers(*evaluation.cases[record.document].system, record.system));
        result.later.push_back(gold && later[place]);
    }
    return result;
}

} // namespace

const RecordNames& recordNames(const Evaluation& evaluation)
{
    return evaluation.facets.shared<RecordNames>("names\n", [&evaluation]() { return made(evaluation); });
}

} // namespace touchstone::analysis
