// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/documentmeeting.h"

#include "core/evaluation/dataset/textlikeness.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::Layer;
using support::Result;

/// Code points of a text that another one is hardly ever like by chance.
constexpr std::uint32_t longEnough = 50;

/// The numbers of those that have met nobody.
template <typename Met> std::vector<std::uint32_t> unset(const std::vector<Met>& met)
{
    std::vector<std::uint32_t> left;
    for (std::uint32_t i = 0; i < met.size(); ++i) {
        if (!met[i]) {
            left.push_back(i);
        }
    }
    return left;
}

} // namespace

DocumentMeeting::DocumentMeeting(const Layer& gold, const Layer& system, support::Progress& progress)
    : m_gold(gold)
    , m_system(system)
    , m_progress(progress)
    , m_partner(gold.documents.size())
    , m_met(system.documents.size(), false)
{
}

std::size_t DocumentMeeting::byName(bool given)
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    numbers.reserve(m_system.documents.size());
    for (std::uint32_t i = 0; i < m_system.documents.size(); ++i) {
        if (!m_met[i] && !(given && m_system.documents[i].numbered)) {
            numbers.emplace(m_system.documents[i].name, i);
        }
    }
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < m_gold.documents.size(); ++i) {
        const auto found = numbers.find(m_gold.documents[i].name);
        if (!m_partner[i] && !(given && m_gold.documents[i].numbered) && found != numbers.end()
            && !m_met[found->second]) {
            meet(i, found->second);
            ++count;
        }
    }
    return count;
}

Result<void> DocumentMeeting::byText(bool all)
{
    m_all = all;
    equalTexts();
    for (const auto step :
        { &DocumentMeeting::alikeByName, &DocumentMeeting::alikeInGaps, &DocumentMeeting::alikeElsewhere }) {
        if (auto done = (this->*step)(); !done) {
            return done;
        }
    }
    return {};
}

std::vector<PairedDocuments> DocumentMeeting::pairs() const
{
    std::vector<PairedDocuments> pairs;
    for (std::uint32_t i = 0; i < m_partner.size(); ++i) {
        pairs.push_back({ i, m_partner[i] });
    }
    for (const auto i : leftOfSystem()) {
        pairs.push_back({ std::nullopt, i });
    }
    return pairs;
}

void DocumentMeeting::meet(std::uint32_t gold, std::uint32_t system)
{
    m_partner[gold] = system;
    m_met[system] = true;
}

DocumentMeeting::Numbers DocumentMeeting::leftOfGold() const { return unset(m_partner); }

DocumentMeeting::Numbers DocumentMeeting::leftOfSystem() const { return unset(m_met); }

bool DocumentMeeting::mayMeet(std::uint32_t gold, std::uint32_t system) const
{
    return m_all || m_gold.documents[gold].numbered || m_system.documents[system].numbered;
}

void DocumentMeeting::equalTexts()
{
    struct Places
    {
        Numbers gold;
        Numbers system;
    };
    std::unordered_map<std::string_view, Places> places;
    for (const auto i : leftOfGold()) {
        if (!m_gold.documents[i].text.empty()) {
            places[m_gold.documents[i].text.utf8()].gold.push_back(i);
        }
    }
    for (const auto i : leftOfSystem()) {
        if (const auto found = places.find(m_system.documents[i].text.utf8()); found != places.end()) {
            found->second.system.push_back(i);
        }
    }
    // Each text is a matter of its own documents, so that no order of the table tells.
    for (auto& entry : places) {
        auto& one = entry.second;
        if (one.gold.size() != one.system.size()) {
            // Of a text that one side has more often the copies at one place belong together.
            const auto atOnePlace
                = [&](std::uint32_t i) { return std::ranges::binary_search(one.system, i) && mayMeet(i, i); };
            for (const auto i : one.gold) {
                if (atOnePlace(i)) {
                    meet(i, i);
                }
            }
            std::erase_if(one.gold, [this](std::uint32_t i) { return m_partner[i].has_value(); });
            std::erase_if(one.system, [this](std::uint32_t i) { return m_met[i]; });
        }
        auto system = one.system.begin();
        for (auto gold = one.gold.begin(); gold != one.gold.end() && system != one.system.end(); ++gold) {
            if (mayMeet(*gold, *system)) {
                meet(*gold, *system++);
            }
        }
    }
}

Result<bool> DocumentMeeting::meetIfAlike(std::uint32_t gold, std::uint32_t system)
{
    if (m_progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Stopped.");
    }
    if (!mayMeet(gold, system)) {
        return false;
    }
    auto another = isAnotherText(m_gold.documents[gold], m_system.documents[system], m_progress);
    if (!another) {
        return another;
    }
    if (!*another) {
        meet(gold, system);
    }
    return !*another;
}

Result<void> DocumentMeeting::alikeByName()
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    for (const auto i : leftOfSystem()) {
        numbers.emplace(m_system.documents[i].name, i);
    }
    for (const auto i : leftOfGold()) {
        const auto found = numbers.find(m_gold.documents[i].name);
        if (found == numbers.end() || m_met[found->second]
            || m_gold.documents[i].text.length() < longEnough) {
            continue;
        }
        if (const auto met = meetIfAlike(i, found->second); !met) {
            return tl::unexpected(met.error());
        }
    }
    return {};
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> DocumentMeeting::inOneOrder() const
{
    constexpr auto none = annotation::noEntity;
    Numbers ends; // the gold document that ends the best chain of each length
    Numbers before(m_partner.size(), none);
    for (std::uint32_t i = 0; i < m_partner.size(); ++i) {
        if (!m_partner[i]) {
            continue;
        }
        const auto at = std::ranges::lower_bound(ends, *m_partner[i],
            [this](std::uint32_t gold, std::uint32_t system) { return *m_partner[gold] < system; });
        before[i] = at == ends.begin() ? none : *std::prev(at);
        if (at == ends.end()) {
            ends.push_back(i);
        } else {
            *at = i;
        }
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> chain;
    for (auto i = ends.empty() ? none : ends.back(); i != none; i = before[i]) {
        chain.emplace_back(i, *m_partner[i]);
    }
    std::ranges::reverse(chain);
    return chain;
}

Result<void> DocumentMeeting::alikeInGaps()
{
    const auto gold = leftOfGold();
    const auto system = leftOfSystem();
    auto borders = inOneOrder();
    borders.emplace_back(
        static_cast<std::uint32_t>(m_partner.size()), static_cast<std::uint32_t>(m_met.size()));
    auto fromGold = gold.begin();
    auto fromSystem = system.begin();
    for (const auto& [goldEnd, systemEnd] : borders) {
        const auto toGold = std::lower_bound(fromGold, gold.end(), goldEnd);
        const auto toSystem = std::lower_bound(fromSystem, system.end(), systemEnd);
        const Numbers ofGold(fromGold, toGold);
        const Numbers ofSystem(fromSystem, toSystem);
        auto done = ofGold.size() == ofSystem.size() ? oneByOne(ofGold, ofSystem) : inOrder(ofGold, ofSystem);
        if (!done) {
            return done;
        }
        fromGold = toGold;
        fromSystem = toSystem;
    }
    return {};
}

Result<void> DocumentMeeting::oneByOne(const Numbers& gold, const Numbers& system)
{
    for (std::size_t i = 0; i < gold.size(); ++i) {
        if (const auto met = meetIfAlike(gold[i], system[i]); !met) {
            return tl::unexpected(met.error());
        }
    }
    return {};
}

Result<void> DocumentMeeting::inOrder(const Numbers& gold, const Numbers& system)
{
    constexpr std::size_t ahead = 8;
    std::size_t next = 0;
    for (const auto i : system) {
        for (auto at = next; at < std::min(gold.size(), next + ahead); ++at) {
            const bool empty = m_gold.documents[gold[at]].text.empty() || m_system.documents[i].text.empty();
            const auto met = empty ? Result<bool>(false) : meetIfAlike(gold[at], i);
            if (!met) {
                return tl::unexpected(met.error());
            }
            if (*met) {
                next = at + 1;
                break;
            }
        }
    }
    return {};
}

Result<void> DocumentMeeting::alikeElsewhere()
{
    const auto tellingOnes = [](const Layer& layer, Numbers numbers) {
        std::erase_if(
            numbers, [&](std::uint32_t i) { return layer.documents[i].text.length() < longEnough; });
        return numbers;
    };
    const auto gold = tellingOnes(m_gold, leftOfGold());
    const auto system = tellingOnes(m_system, leftOfSystem());
    std::vector<std::optional<TextGlimpse>> glimpses(gold.size());
    constexpr std::size_t triesOfEach = 16;
    auto tries = triesOfEach * (gold.size() + system.size());
    std::size_t next = 0; // those of a stretch stand behind one another
    for (const auto i : system) {
        const TextGlimpse own(m_system.documents[i].text);
        for (std::size_t step = 0; step < gold.size() && tries > 0; ++step) {
            const auto at = (next + step) % gold.size();
            --tries;
            if (m_partner[gold[at]] || !mayMeet(gold[at], i)) {
                continue;
            }
            if (!glimpses[at]) {
                glimpses[at].emplace(m_gold.documents[gold[at]].text);
            }
            const auto fits = alikeAtAGlance(*glimpses[at], own, m_progress);
            if (!fits) {
                return tl::unexpected(fits.error());
            }
            if (*fits) {
                meet(gold[at], i);
                next = at + 1;
                break;
            }
        }
    }
    return {};
}

} // namespace touchstone::analysis
