// SPDX-License-Identifier: GPL-3.0-or-later
// The measure noisy over whole evaluations: what it counts, what it calls lost text and lost names, and the
// other measures on a noisy copy.
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/text/utf8.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using text::Span;

struct Named
{
    Span span;
    std::string type;
};

/// A side in the making: one text with annotations.
struct Page
{
    std::string text;
    std::vector<Named> entities;
};

annotation::LayerPtr layerOf(const std::vector<Page>& pages, const std::string& name)
{
    Layer layer;
    layer.name = name;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        auto document = testsupport::document(layer.labels, pages[i].text, "d" + std::to_string(i));
        for (const auto& entity : pages[i].entities) {
            testsupport::addEntity(document, layer.labels, entity.span, entity.type);
        }
        layer.documents.push_back(std::move(document));
    }
    return std::make_shared<const Layer>(std::move(layer));
}

EvaluationPtr evaluated(
    const std::vector<Page>& gold, const std::vector<Page>& system, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto result = evaluate(layerOf(gold, "gold"), layerOf(system, "system"), spec, progress);
    EXPECT_TRUE(result);
    return *result;
}

std::shared_ptr<const NoisyResult> noisy(const Evaluation& evaluation)
{
    support::Progress progress;
    auto result = computeMeasure("noisy", evaluation, progress);
    EXPECT_TRUE(result);
    return std::static_pointer_cast<const NoisyResult>(*result);
}

const std::vector<std::string> words { "the", "seal", "of", "church", "and", "river", "given", "letter",
    "witness", "house", "to", "court" };
const std::vector<std::string> names { "Shakespeare", "Canterbury", "Winchester", "Easter Monday",
    "Robert of York", "Isle of Man", "Northumberland" };

Page randomPage(std::mt19937& random, std::size_t length)
{
    Page page;
    while (page.text.size() < length) {
        page.text += page.text.empty() ? "" : " ";
        if (random() % 5 != 0) {
            page.text += words[random() % words.size()];
            continue;
        }
        const auto& name = names[random() % names.size()];
        const auto begin = static_cast<std::uint32_t>(page.text.size());
        page.text += name;
        page.entities.push_back(
            { { begin, static_cast<std::uint32_t>(page.text.size()) }, random() % 2 == 0 ? "PER" : "LOC" });
    }
    return page;
}

/// A copy of a page whose characters are edited one by one; annotations follow their characters.
class Copier
{
public:
    explicit Copier(const Page& page)
        : m_page(page)
        , m_places(page.text.size() + 1, 0)
    {
    }

    /// `edit(position)`: what stands for the character.
    template <typename Edit> Page copy(Edit edit)
    {
        Page result;
        for (std::size_t i = 0; i < m_page.text.size(); ++i) {
            m_places[i] = static_cast<std::uint32_t>(result.text.size());
            result.text += edit(i);
        }
        m_places.back() = static_cast<std::uint32_t>(result.text.size());
        for (const auto& entity : m_page.entities) {
            result.entities.push_back(
                { { m_places[entity.span.begin], m_places[entity.span.end] }, entity.type });
        }
        return result;
    }

private:
    const Page& m_page;
    std::vector<std::uint32_t> m_places;
};

// ------------------------------------------------------------------------------------------------ counts

TEST(NoisyMeasure, CountsAddUpAndSumsAreMicroAndMeansMacro)
{
    const std::vector<Page> gold { { "Ada in Oslo", { { { 0, 3 }, "PER" }, { { 7, 11 }, "LOC" } } },
        { "Rome", { { { 0, 4 }, "LOC" } } }, { "nothing", {} } };
    const std::vector<Page> system { { "Adda im Oslo", { { { 0, 4 }, "PER" }, { { 5, 7 }, "LOC" } } },
        { "Rome", { { { 0, 4 }, "LOC" } } }, { "noth1ng", {} } };
    EvaluationSpec spec;
    spec.noisy.threshold = { 1, 2 };
    const auto evaluation = evaluated(gold, system, spec);
    const auto result = noisy(*evaluation);
    EXPECT_EQ(result->overall, (metrics::NoisyCounts { 3, 2, 3 }));
    EXPECT_EQ(result->types[0], (metrics::NoisyCounts { 2, 1, 2 })); // LOC
    EXPECT_EQ(result->types[1], (metrics::NoisyCounts { 1, 1, 1 })); // PER
    EXPECT_EQ(result->macro.f1, 0.75);
    EXPECT_EQ(result->losses, (NoisyLosses { 3, 0, 1 }));
    EXPECT_EQ(result->lossOutcomes[static_cast<std::size_t>(match::Outcome::Missing)].ner, 1);
    EXPECT_NEAR(*result->ecer, (1.0 / 3 + 1.0) / 3, 1e-12); // Ada -> Adda, Oslo -> im
    testsupport::expectCountsToSelectTheirRecords(evaluation, *result);
}

TEST(NoisyMeasure, DocumentsOfOneSideAreEmptyTexts)
{
    Layer gold = *layerOf({ { "Ada", { { { 0, 3 }, "PER" } } }, { "Bo", { { { 0, 2 }, "PER" } } } }, "gold");
    Layer system
        = *layerOf({ { "Ada", { { { 0, 3 }, "PER" } } }, { "Cy", { { { 0, 2 }, "PER" } } } }, "system");
    system.documents[1].name = "elsewhere";
    support::Progress progress;
    const auto evaluation
        = evaluate(std::make_shared<const Layer>(gold), std::make_shared<const Layer>(system), {}, progress);
    ASSERT_TRUE(evaluation);
    ASSERT_EQ((*evaluation)->cases.size(), 3U);
    const auto result = noisy(**evaluation);
    EXPECT_EQ(result->overall, (metrics::NoisyCounts { 2, 1, 2 }));
    EXPECT_EQ(result->losses, (NoisyLosses { 2, 0, 0, 1 })) << "the texts in common are equal";
    testsupport::expectCountsToSelectTheirRecords(*evaluation, *result);
}

/// As many tokens on both sides: the evaluation goes token by token, and "c" stands for "Oslo" there.
TEST(NoisyMeasure, AlwaysAlignsCharacters)
{
    support::Progress progress;
    const auto gold = testsupport::layerPtr({ "ab [LOC Oslo] cd" }, "gold", testsupport::Tokens::Words);
    const auto system = testsupport::layerPtr({ "abOslo [LOC c] d" }, "system", testsupport::Tokens::Words);
    const auto evaluation = *evaluate(gold, system, {}, progress);
    ASSERT_EQ(evaluation->cases[0].relation, TextRelation::Tokens);
    EXPECT_EQ(evaluation->overall[0][match::Outcome::Correct], 1);
    const auto result = noisy(*evaluation);
    EXPECT_EQ(result->recordValues[0].values[0], 0.0);
    EXPECT_EQ(result->overall.matched, 0);
}

TEST(NoisyMeasure, TakesTheTypesOfTheEvaluation)
{
    EvaluationSpec spec;
    spec.matching.pairing = match::PairingPolicy::Hipe;
    const auto gold = testsupport::layerPtr({ "in [loc Oslo] x" }, "gold", testsupport::Tokens::Words);
    const auto system
        = testsupport::layerPtr({ "[odd in] [LOC 0slo] x" }, "system", testsupport::Tokens::Words);
    support::Progress progress;
    const auto evaluation = *evaluate(gold, system, spec, progress);
    ASSERT_EQ(evaluation->labels, std::vector<std::string> { "LOC" });
    EXPECT_EQ(noisy(*evaluation)->overall, (metrics::NoisyCounts { 1, 1, 1 }));
}

TEST(NoisyMeasure, TheThresholdDividesLosses)
{
    const std::vector<Page> gold { { "abcdefghij and on", { { { 0, 10 }, "PER" } } } };
    const std::vector<Page> system { { "abcdefg### and on", {} } };
    EXPECT_EQ(noisy(*evaluated(gold, system))->losses, (NoisyLosses { 1, 0, 1 }));
    EvaluationSpec spec;
    spec.noisy.threshold = { 29, 100 };
    EXPECT_EQ(noisy(*evaluated(gold, system, spec))->losses, (NoisyLosses { 1, 1, 0 }));
}

TEST(NoisyMeasure, NestedAnnotationsOfEqualFilesAreAllFound)
{
    const std::string text = "the ambassador of Turkey to France met nobody at all";
    // An outer annotation that ends with an inner one, where one label per character would cut it.
    const Page gold { text, { { { 4, 34 }, "func" }, { { 18, 24 }, "loc" }, { { 28, 34 }, "loc" } } };
    const Page outer { text, { { { 4, 34 }, "func" } } };
    EXPECT_EQ(noisy(*evaluated({ gold }, { outer }))->overall, (metrics::NoisyCounts { 1, 1, 3 }));
    std::mt19937 random(5);
    std::vector<Page> pages(60, Page { text, {} });
    std::int64_t entities = 0;
    for (auto& page : pages) {
        for (auto count = random() % 7; count > 0; --count) {
            const auto begin = static_cast<std::uint32_t>(random() % 40);
            const auto end = begin + 1 + static_cast<std::uint32_t>(random() % 10);
            const std::string type(1, static_cast<char>('A' + page.entities.size()));
            page.entities.push_back({ { begin, end }, type });
            ++entities;
        }
    }
    EXPECT_EQ(
        noisy(*evaluated(pages, pages))->overall, (metrics::NoisyCounts { entities, entities, entities }));
}

TEST(NoisyMeasure, OneToOneIsAnotherMatchingOfTheSameEntities)
{
    const std::vector<Page> gold { { "one twooo", { { { 0, 9 }, "PER" } } } };
    const std::vector<Page> system { { "one twooo", { { { 0, 1 }, "PER" }, { { 2, 9 }, "PER" } } } };
    EvaluationSpec spec;
    EXPECT_EQ(noisy(*evaluated(gold, system, spec))->overall, (metrics::NoisyCounts { 2, 0, 1 }));
    spec.noisy.matching = metrics::NoisyParameters::Matching::OneToOne;
    const auto evaluation = evaluated(gold, system, spec);
    const auto result = noisy(*evaluation);
    EXPECT_EQ(result->overall, (metrics::NoisyCounts { 2, 1, 1 }));
    testsupport::expectCountsToSelectTheirRecords(evaluation, *result);
}

// ----------------------------------------------------------------------------------------- lost how, known

/// A page and what a system makes of it: light noise everywhere; some names are heavily damaged and not
/// found, others are legible and tagged wrongly.
struct PlantedPage
{
    Page gold;
    Page system;
    std::vector<double> fates; ///< per entity: 1 damaged, 0 wrong tag, NaN right
};

/// Of the names that are to be damaged more than half of the letters.
std::vector<int> damagedPlaces(const PlantedPage& page, std::mt19937& random)
{
    std::vector<int> damaged(page.gold.text.size(), 0);
    for (std::size_t number = 0; number < page.fates.size(); ++number) {
        const auto span = page.gold.entities[number].span;
        std::vector<std::uint32_t> places;
        for (auto i = span.begin; page.fates[number] == 1.0 && i < span.end; ++i) {
            places.push_back(i);
        }
        std::shuffle(places.begin(), places.end(), random);
        for (std::size_t i = 0; i < places.size() * 6 / 10; ++i) {
            damaged[places[i]] = 1;
        }
    }
    return damaged;
}

/// The entity as a wrong tagger leaves it; none: missed.
std::optional<Named> wronglyTagged(Named entity, std::mt19937& random)
{
    switch (random() % 3) {
    case 0:
        return std::nullopt;
    case 1:
        entity.type = entity.type == "PER" ? "LOC" : "PER";
        break;
    default:
        entity.span.end = entity.span.begin + std::max(1U, entity.span.length() / 2);
    }
    return entity;
}

PlantedPage plantedPage(std::mt19937& random, unsigned perMille)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    PlantedPage page;
    page.gold = randomPage(random, 1500);
    for (std::size_t i = 0; i < page.gold.entities.size(); ++i) {
        const auto dice = random() % 10;
        page.fates.push_back(dice < 2 ? 1.0 : dice < 4 ? 0.0 : std::nan(""));
    }
    const auto damaged = damagedPlaces(page, random);
    page.system = Copier(page.gold).copy([&](std::size_t i) {
        const std::string other(1, letters[random() % letters.size()]);
        if (damaged[i] != 0) {
            return other;
        }
        if (random() % 1000 >= perMille) {
            return page.gold.text.substr(i, 1);
        }
        switch (random() % 3) {
        case 0:
            return other;
        case 1:
            return std::string();
        default:
            return page.gold.text.substr(i, 1) + other;
        }
    });
    std::vector<Named> found;
    for (std::size_t i = 0; i < page.fates.size(); ++i) {
        if (page.fates[i] == 1.0) {
            continue; // not found in what was left of it
        }
        const auto& entity = page.system.entities[i];
        if (const auto answer = page.fates[i] == 0.0 ? wronglyTagged(entity, random) : entity) {
            found.push_back(*answer);
        }
    }
    page.system.entities = found;
    return page;
}

/// What the measure says of each planted error is held against what was done to it.
TEST(NoisyMeasure, TellsDamagedTextFromWrongTags)
{
    std::mt19937 random(20);
    for (const unsigned perMille : { 10U, 50U, 80U }) {
        std::vector<Page> gold;
        std::vector<Page> system;
        std::vector<std::vector<double>> truth; // per page
        for (int number = 0; number < 60; ++number) {
            const auto page = plantedPage(random, perMille);
            gold.push_back(page.gold);
            system.push_back(page.system);
            truth.push_back(page.fates);
        }
        const auto evaluation = evaluated(gold, system);
        const auto result = noisy(*evaluation);
        ASSERT_EQ(result->recordValues[1].id, "loss");
        std::size_t planted = 0;
        std::size_t right = 0;
        for (std::size_t i = 0; i < evaluation->records.size(); ++i) {
            const auto& record = evaluation->records[i];
            if (!record.hasGold() || std::isnan(truth[record.document][record.gold])) {
                continue;
            }
            ++planted;
            right += result->recordValues[1].values[i] == truth[record.document][record.gold] ? 1U : 0U;
        }
        const auto share = static_cast<double>(right) / static_cast<double>(planted);
        std::cout << "noise " << perMille / 10.0 << " %: " << right << " of " << planted
                  << " planted errors attributed rightly (" << 100 * share << " %)\n";
        EXPECT_GT(planted, 500U);
        EXPECT_GE(share, 0.95);
        // The shares of both are what recall lacks.
        const auto recall = *evaluation->overall[0].recall();
        EXPECT_NEAR(1 - recall,
            static_cast<double>(result->losses.transcription + result->losses.ner)
                / static_cast<double>(result->losses.gold),
            1e-12);
    }
}

// --------------------------------------------------------------------------------- other measures, projected

std::vector<double> sums(const MeasureResult& result)
{
    std::vector<double> sum(result.statisticColumns.size(), 0);
    for (std::size_t i = 0; i < result.statistics.size(); ++i) {
        sum[i % sum.size()] += result.statistics[i];
    }
    return sum;
}

/// What a tagger made of a clean page: some names missed, mistaken, cut or made up.
Page tagged(std::mt19937& random, const Page& gold)
{
    Page page { gold.text, {} };
    for (auto entity : gold.entities) {
        switch (random() % 6) {
        case 0:
            continue;
        case 1:
            entity.type = "ORG";
            break;
        case 2:
            entity.span.end -= 2;
            break;
        case 3:
            entity.span.begin -= std::min(entity.span.begin, 3U);
            break;
        default:
            break;
        }
        page.entities.push_back(entity);
    }
    page.entities.push_back({ { 0, 3 }, "LOC" });
    return page;
}

TEST(NoisyMeasure, OtherMeasuresSayTheSameOfANoisyCopy)
{
    std::mt19937 random(4);
    std::vector<Page> gold;
    std::vector<Page> clean;
    std::vector<Page> replaced;
    std::vector<Page> edited;
    for (int number = 0; number < 20; ++number) {
        gold.push_back(randomPage(random, 800));
        clean.push_back(tagged(random, gold.back()));
        const auto& text = clean.back().text;
        replaced.push_back(Copier(clean.back()).copy([&](std::size_t i) {
            return random() % 12 == 0 ? std::string("#") : text.substr(i, 1);
        }));
        // Edits that leave no doubt which character is meant: apart, of letters that differ from both
        // neighbours, and with signs that the text does not have.
        std::size_t next = 4;
        edited.push_back(Copier(clean.back()).copy([&](std::size_t i) {
            const bool lone
                = i > 0 && i + 1 < text.size() && text[i] != text[i - 1] && text[i] != text[i + 1];
            if (i < next || !lone || random() % 5 != 0) {
                return text.substr(i, 1);
            }
            next = i + 4;
            switch (random() % 3) {
            case 0:
                return std::string("#");
            case 1:
                return text.substr(i, 1) + "%";
            default:
                return std::string();
            }
        }));
    }
    support::Progress progress;
    const auto onClean = evaluated(gold, clean);
    const auto onReplaced = evaluated(gold, replaced);
    const auto onEdited = evaluated(gold, edited);
    for (const auto& one : onEdited->cases) {
        ASSERT_EQ(one.relation, TextRelation::Characters);
    }
    EXPECT_EQ(onClean->overall, onReplaced->overall);
    EXPECT_EQ(onClean->overall, onEdited->overall);
    std::size_t compared = 0;
    for (const auto& measure : metrics::measures()) {
        if (measure.id == "noisy" || measure.id == "rules" || measure.id == "surface") {
            continue; // these look at the letters, which no description says: nothing but this test asks it
        }
        ++compared;
        const auto before = computeMeasure(measure.id, *onClean, progress);
        const auto after = computeMeasure(measure.id, *onReplaced, progress);
        ASSERT_TRUE(before && after) << measure.id;
        const auto a = sums(**before);
        const auto b = sums(**after);
        ASSERT_EQ(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            EXPECT_NEAR(a[i], b[i], 1e-9) << measure.id << " " << (*before)->statisticColumns[i].id;
        }
    }
    EXPECT_GE(compared, 2U);
}

} // namespace
} // namespace touchstone::analysis
