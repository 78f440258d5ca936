// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/leads/simulatedleads.h"

#include "core/statistics/resampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchstone::analysis {

namespace {

class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_bits(seed)
    {
    }

    double share() { return static_cast<double>(m_bits.next() >> 11U) * 0x1p-53; }
    std::uint32_t below(std::size_t bound) { return m_bits.below(static_cast<std::uint32_t>(bound)); }
    bool happens(double probability) { return share() < probability; }
    double normal(double deviation)
    {
        const auto radius = std::sqrt(-2 * std::log(1 - share()));
        return deviation * radius * std::cos(2 * std::numbers::pi * share());
    }
    /// 0 … count - 1, the first most often, as words of a text are (Zipf and Mandelbrot); the larger `flat`,
    /// the less so.
    std::uint32_t rank(std::size_t count, double flat = 1)
    {
        const auto at = flat * std::pow((static_cast<double>(count) + flat) / flat, share()) - flat;
        return std::min(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(count - 1));
    }

private:
    metrics::RandomBits m_bits;
};

constexpr std::uint32_t types = 4; // persons, places, organisations, others
constexpr std::uint32_t frequentWords = 40;
constexpr std::size_t codesOfSurfaces = 50; // of each of the three features of surfaces

struct Word
{
    bool upper = false;
    bool lower = false;
    bool digit = false;
    bool hyphen = false;
    bool period = false;
    bool seen = false;
    std::uint32_t characters = 0;
};

struct Surface
{
    std::uint32_t type = 0;
    std::vector<std::uint32_t> words;
    bool severalLabels = false;
    double effect = 0;
    std::uint32_t count = 0;
};

/// Names of the four types: given names first in persons, suffixes last in organisations.
struct Names
{
    std::vector<Word> words;
    std::vector<Surface> surfaces;
};

constexpr std::size_t wordsOfType = 300;
constexpr std::size_t surfacesOfAll = 4000;

Names randomNames(Chance& chance)
{
    Names names;
    for (std::size_t i = 0; i < types * wordsOfType; ++i) {
        Word word;
        word.upper = chance.happens(i / wordsOfType == 2 ? .3 : .05);
        word.lower = !word.upper && chance.happens(.06);
        word.digit = chance.happens(.04);
        word.hyphen = chance.happens(.06);
        word.period = chance.happens(word.upper ? .2 : .04);
        word.seen = chance.happens(i % wordsOfType < 60 ? .95 : .4);
        word.characters = word.upper ? 2 + chance.below(3) : 3 + chance.below(9);
        names.words.push_back(word);
    }
    for (std::size_t i = 0; i < surfacesOfAll; ++i) {
        Surface surface;
        surface.type = chance.below(types);
        const auto tokens = surface.type == 0 ? (chance.happens(.7) ? 2 : 1)
            : surface.type == 1               ? (chance.happens(.75) ? 1 : 2)
            : surface.type == 2               ? 1 + chance.below(5)
                                              : 1 + chance.rank(4);
        for (std::uint32_t token = 0; token < tokens; ++token) {
            const bool closed = tokens > 1
                && ((surface.type == 0 && token == 0) || (surface.type == 2 && token + 1 == tokens));
            surface.words.push_back(static_cast<std::uint32_t>(surface.type * wordsOfType
                + (closed ? chance.rank(25, 3) : 25 + chance.rank(wordsOfType - 25, 5))));
        }
        surface.severalLabels = chance.happens(.12);
        surface.effect = chance.normal(.5);
        names.surfaces.push_back(std::move(surface));
    }
    return names;
}

std::uint8_t binned(std::size_t value, std::initializer_list<std::size_t> ends)
{
    return static_cast<std::uint8_t>(
        std::ranges::count_if(ends, [&](std::size_t end) { return value > end; }));
}

std::uint8_t frequent(std::uint32_t rank, std::uint32_t other = 0)
{
    return static_cast<std::uint8_t>(rank < frequentWords ? rank : frequentWords + other);
}

std::uint8_t shapeOf(const Names& names, const Surface& surface)
{
    const auto all = [&](auto member) {
        return std::ranges::all_of(
            surface.words, [&](std::uint32_t word) { return names.words[word].*member; });
    };
    const auto any = [&](auto member) {
        return std::ranges::any_of(
            surface.words, [&](std::uint32_t word) { return names.words[word].*member; });
    };
    return any(&Word::digit) ? 3
        : all(&Word::upper)  ? 0
        : all(&Word::lower)  ? 2
        : any(&Word::lower)  ? 4
        : any(&Word::upper)  ? 5
                             : 1;
}

/// Codes of a name by itself, in a fixed order.
std::vector<std::uint8_t> codesOf(const Names& names, const Surface& surface)
{
    std::size_t characters = surface.words.size() - 1;
    std::size_t seen = 0;
    std::vector<std::uint8_t> flags(3);
    for (const auto at : surface.words) {
        const auto& word = names.words[at];
        characters += word.characters;
        seen += word.seen ? 1 : 0;
        flags[0] = flags[0] != 0 || word.digit;
        flags[1] = flags[1] != 0 || word.hyphen;
        flags[2] = flags[2] != 0 || word.period;
    }
    const auto first = surface.words.front() % wordsOfType;
    const auto last = surface.words.back() % wordsOfType;
    std::vector<std::uint8_t> codes { static_cast<std::uint8_t>(surface.type),
        binned(surface.words.size(), { 1, 2, 3, 5 }), binned(characters, { 3, 7, 15, 31 }),
        shapeOf(names, surface),
        // The words of a type are its own: ten of each are frequent ones.
        frequent(static_cast<std::uint32_t>(first < 10 ? surface.type * 10 + first : frequentWords)),
        frequent(static_cast<std::uint32_t>(last < 10 ? surface.type * 10 + last : frequentWords)),
        static_cast<std::uint8_t>(seen == surface.words.size() ? 0
                : seen > 0                                     ? 1
                                                               : 2),
        static_cast<std::uint8_t>(surface.severalLabels), binned(surface.count, { 1, 3, 9 }) };
    codes.insert(codes.end(), flags.begin(), flags.end());
    return codes;
}

constexpr std::size_t surfaceFeatures = 3; // the last ones; plants are never made of them

/// Which names stand where.
struct Places
{
    struct Place
    {
        std::uint32_t surface = 0;
        std::vector<std::uint8_t> codes; ///< of the place alone
    };
    std::vector<std::vector<Place>> documents;
};

Places randomPlaces(Chance& chance, Names& names, std::size_t documents)
{
    Places places;
    for (std::size_t i = 0; i < documents; ++i) {
        auto& document = places.documents.emplace_back();
        const std::size_t sentences = 1 + chance.rank(30) + chance.below(5);
        const auto topic = chance.below(types);
        const bool quotes = chance.happens(.3);
        std::vector<std::uint32_t> before;
        for (std::size_t sentence = 0; sentence < sentences; ++sentence) {
            const bool headline = sentence == 0 || chance.happens(.04);
            const std::size_t length = headline ? 3 + chance.below(8) : 4 + chance.below(35);
            const std::size_t count = 1 + chance.below(2 + length / 7);
            const bool mixed = count > 1 && chance.happens(.6);
            for (std::size_t at = 0; at < count; ++at) {
                Places::Place place;
                do {
                    place.surface = !before.empty() && chance.happens(.35)
                        ? before[chance.below(before.size())]
                        : chance.rank(names.surfaces.size(), 20);
                } while (names.surfaces[place.surface].type != topic && chance.happens(.3));
                auto& surface = names.surfaces[place.surface];
                const bool later = std::ranges::find(before, place.surface) != before.end();
                before.push_back(place.surface);
                ++surface.count;
                const bool touching = at > 0 && chance.happens(.2);
                const auto left = at == 0 && chance.happens(.4) ? 45U : 5 * surface.type + chance.rank(60, 3);
                const auto right = 7 * surface.type + chance.rank(60, 3);
                place.codes = { frequent(left == 45 ? frequentWords + 1 : left, left == 45 ? 5 : left % 5),
                    frequent(right, right % 5),
                    static_cast<std::uint8_t>(chance.happens(.06) ? 1 + (quotes ? 0 : chance.below(3)) : 0),
                    static_cast<std::uint8_t>(count == 1 && length < 5 ? 0
                            : left == 45                               ? 1
                            : at + 1 == count && chance.happens(.3)    ? 3
                                                                       : 2),
                    binned(length, { 3, 9, 24 }), static_cast<std::uint8_t>(headline),
                    binned(count, { 1, 2, 3, 6 }),
                    static_cast<std::uint8_t>(count == 1 ? 0
                            : mixed                      ? 2
                                                         : 1),
                    static_cast<std::uint8_t>(touching ? 0
                            : count > 4                ? 1
                                                       : 2),
                    static_cast<std::uint8_t>(later),
                    static_cast<std::uint8_t>(sentence * 10 < sentences ? 0
                            : sentence * 10 >= sentences * 9            ? 2
                                                                        : 1),
                    binned(sentences, { 5, 10, 20 }), static_cast<std::uint8_t>(topic) };
                document.push_back(std::move(place));
            }
        }
    }
    return places;
}

void addPlants(SimulatedLeads& made, const SimulationSettings& settings, Chance& chance)
{
    const auto& records = made.records;
    const auto free = records.features.size() - surfaceFeatures;
    while (made.plants.size() < settings.plants) {
        const auto record = chance.below(records.wrong.size());
        const std::size_t values = 1 + chance.below(mostCellLevels);
        Plant plant;
        while (plant.literals.size() < values) {
            const auto feature = chance.below(free);
            if (std::ranges::find(plant.literals, feature, &CellLiteral::feature) == plant.literals.end()) {
                plant.literals.push_back({ feature, records.features[feature].codes[record] });
            }
        }
        std::ranges::sort(plant.literals);
        plant.members = cellMembers(records, plant.literals);
        if (plant.members.size() < settings.fewestInPlant || plant.members.size() > settings.mostInPlant) {
            continue;
        }
        std::vector<std::uint32_t> units;
        for (const auto member : plant.members) {
            if (units.empty() || units.back() != records.units[member]) {
                units.push_back(records.units[member]);
            }
        }
        const auto n = static_cast<double>(plant.members.size());
        bool good = units.size() >= 10;
        for (std::size_t left = 0; good && left < values; ++left) {
            auto fewer = plant.literals;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left));
            good = n <= .6 * static_cast<double>(cellMembers(records, fewer).size());
        }
        for (const auto& other : made.plants) {
            const auto both = static_cast<double>(common(plant.members, other.members));
            good = good && both < .3 * n && both < .3 * static_cast<double>(other.members.size());
        }
        if (good) {
            made.plants.push_back(std::move(plant));
        }
    }
}

double probability(double logOdds) { return 1 / (1 + std::exp(-logOdds)); }

} // namespace

std::size_t common(std::span<const std::uint32_t> one, std::span<const std::uint32_t> other)
{
    std::vector<std::uint32_t> both;
    std::ranges::set_intersection(one, other, std::back_inserter(both));
    return both.size();
}

double jaccard(std::span<const std::uint32_t> one, std::span<const std::uint32_t> other)
{
    const auto both = common(one, other);
    const auto either = one.size() + other.size() - both;
    return either == 0 ? 0 : static_cast<double>(both) / static_cast<double>(either);
}

SimulatedLeads simulatedLeads(const SimulationSettings& settings)
{
    Chance chance(settings.seed);
    auto names = randomNames(chance);
    const auto places = randomPlaces(chance, names, settings.documents);
    SimulatedLeads made;
    auto& records = made.records;
    std::vector<double> rates(types);
    std::ranges::generate(rates, [&] { return -2.6 + chance.share(); });
    std::vector<std::vector<std::uint8_t>> ofSurfaces;
    for (const auto& surface : names.surfaces) {
        ofSurfaces.push_back(codesOf(names, surface));
    }
    std::vector<double> logOdds;
    std::vector<std::vector<std::uint32_t>> occurrences(names.surfaces.size());
    for (std::size_t document = 0; document < places.documents.size(); ++document) {
        const auto effect = chance.normal(.6);
        for (const auto& place : places.documents[document]) {
            const auto& surface = names.surfaces[place.surface];
            auto codes = ofSurfaces[place.surface];
            codes.insert(codes.end(), place.codes.begin(), place.codes.end());
            for (std::size_t part = 0; part < surfaceFeatures; ++part) {
                const bool here = place.surface / codesOfSurfaces == part;
                codes.push_back(
                    here ? static_cast<std::uint8_t>(place.surface % codesOfSurfaces) : noCellCode);
            }
            occurrences[place.surface].push_back(static_cast<std::uint32_t>(records.wrong.size()));
            records.features.resize(codes.size());
            for (std::size_t feature = 0; feature < codes.size(); ++feature) {
                records.features[feature].key = static_cast<std::uint32_t>(feature);
                records.features[feature].codes.push_back(codes[feature]);
            }
            records.units.push_back(static_cast<std::uint32_t>(document));
            records.rows.push_back(surface.type);
            records.wrong.push_back(0);
            logOdds.push_back(rates[surface.type] + effect + (settings.seed % 2 == 1 ? surface.effect : 0));
        }
    }
    for (std::size_t i = 0; i < surfaceFeatures * codesOfSurfaces; ++i) {
        if (settings.seed % 2 == 1 && names.surfaces[i].effect > 0) {
            made.raisedSurfaces.push_back(std::move(occurrences[i]));
        }
    }
    addPlants(made, settings, chance);
    std::vector<double> rises;
    for (const auto& plant : made.plants) {
        rises.push_back(std::array { .7, 1.0, 1.5 }[chance.below(3)]);
        for (const auto member : plant.members) {
            logOdds[member] += rises.back();
        }
    }
    for (std::size_t i = 0; i < made.plants.size(); ++i) {
        auto& plant = made.plants[i];
        double excess = 0;
        double variance = 0;
        for (const auto member : plant.members) {
            const auto without = probability(logOdds[member] - rises[i]);
            excess += probability(logOdds[member]) - without;
            variance += without * (1 - without);
        }
        plant.strength = excess / std::sqrt(variance);
    }
    for (std::size_t i = 0; i < logOdds.size(); ++i) {
        made.truth.push_back(probability(logOdds[i]));
        records.wrong[i] = chance.happens(made.truth[i]) ? 1 : 0;
    }
    return made;
}

} // namespace touchstone::analysis
