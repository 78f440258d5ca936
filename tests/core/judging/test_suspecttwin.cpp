// SPDX-License-Identifier: GPL-3.0-or-later
// Suspects of random layers against a slow twin that looks at every pair of annotations and every place of
// the text; the order of systems and the number of threads say nothing.
#include "core/judging/suspectranking.h"
#include "core/judging/suspects.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

namespace touchstone::analysis {
namespace {

using Random = std::mt19937;

/// Annotation of the twin: where, and as what.
struct Named
{
    text::Span span;
    std::string type;
    friend auto operator<=>(const Named&, const Named&) = default;
};
using Annotated = std::vector<std::vector<Named>>; ///< by document; each once

const std::vector<std::string> vocabulary { "Bern", "Genf", "Ada", "of", "the", "Bank", "left" };
const std::vector<std::string> typeNames { "LOC", "ORG", "PER" };

struct Corpus
{
    std::vector<std::vector<std::string>> words; ///< by document
    std::vector<std::string> texts;
    Annotated gold;
    std::vector<Annotated> systems;
};

text::Span spanOf(const std::vector<std::string>& words, std::size_t first, std::size_t last)
{
    std::uint32_t begin = 0;
    for (std::size_t i = 0; i < first; ++i) {
        begin += static_cast<std::uint32_t>(words[i].size()) + 1;
    }
    auto end = begin;
    for (std::size_t i = first; i <= last; ++i) {
        end += static_cast<std::uint32_t>(words[i].size()) + (i > first ? 1U : 0U);
    }
    return { begin, end };
}

std::vector<Named> someAnnotations(const std::vector<std::string>& words, Random& random)
{
    std::set<Named> made;
    const auto count = random() % (words.size() / 2 + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const auto first = random() % words.size();
        const auto last = std::min(words.size() - 1, first + random() % 3);
        made.insert({ spanOf(words, first, last), typeNames[random() % typeNames.size()] });
    }
    return { made.begin(), made.end() };
}

Corpus randomCorpus(std::size_t systems, Random& random)
{
    Corpus corpus;
    corpus.systems.resize(systems);
    const auto documents = 1 + random() % 4;
    for (std::size_t number = 0; number < documents; ++number) {
        auto& words = corpus.words.emplace_back();
        for (auto length = 1 + random() % 25; length > 0; --length) {
            words.push_back(vocabulary[random() % vocabulary.size()]);
        }
        auto& text = corpus.texts.emplace_back();
        for (const auto& word : words) {
            text += (text.empty() ? "" : " ") + word;
        }
        const auto gold = corpus.gold.emplace_back(someAnnotations(words, random));
        for (auto& system : corpus.systems) {
            auto own = someAnnotations(words, random);
            std::set<Named> all(own.begin(), own.end());
            for (const auto& one : gold) {
                if (random() % 3 != 0) {
                    all.insert(one);
                }
            }
            system.emplace_back(all.begin(), all.end());
        }
    }
    return corpus;
}

annotation::LayerPtr layerOf(const Corpus& corpus, const Annotated& annotated, const std::string& name)
{
    annotation::Layer layer;
    layer.name = name;
    for (std::size_t number = 0; number < corpus.texts.size(); ++number) {
        auto& document = layer.documents.emplace_back();
        document.name = "d" + std::to_string(number);
        document.text = text::Text(corpus.texts[number]);
        for (const auto& one : annotated[number]) {
            testsupport::addEntity(document, layer.labels, one.span, one.type);
        }
    }
    return testsupport::shared(std::move(layer));
}

/// The score of every gold annotation and every missing place, from the definition alone.
class Twin
{
public:
    explicit Twin(const Corpus& corpus)
        : m_corpus(corpus)
    {
        for (const auto& system : corpus.systems) {
            double right = 0;
            double all = 0;
            for (std::size_t number = 0; number < system.size(); ++number) {
                for (const auto& one : system[number]) {
                    ++all;
                    right += isIn(corpus.gold[number], one) ? 1 : 0;
                }
            }
            const double p = (right + 1) / (all + 2);
            m_weights.push_back(std::max(0.05, std::log(p / (1 - p))));
            m_all += m_weights.back();
        }
        m_beta = corpus.systems.empty() ? 1 : 0.1 / std::sqrt(static_cast<double>(corpus.systems.size()));
    }

    std::map<std::pair<std::size_t, Named>, double> scores() const
    {
        std::map<std::pair<std::size_t, Named>, double> result;
        for (std::size_t number = 0; number < m_corpus.gold.size(); ++number) {
            for (const auto& gold : m_corpus.gold[number]) {
                result[{ number, gold }] = goldScore(number, gold);
            }
            addMissing(number, result);
        }
        return result;
    }

private:
    static bool isIn(const std::vector<Named>& list, const Named& one)
    {
        return std::ranges::find(list, one) != list.end();
    }
    std::string words(std::size_t number, text::Span span) const
    {
        return m_corpus.texts[number].substr(span.begin, span.length());
    }

    double goldScore(std::size_t number, const Named& gold) const
    {
        std::map<std::vector<Named>, double> alternatives;
        double agree = 0;
        for (std::size_t system = 0; system < m_corpus.systems.size(); ++system) {
            const auto& own = m_corpus.systems[system][number];
            if (isIn(own, gold)) {
                agree += m_weights[system];
                continue;
            }
            std::vector<Named> over;
            for (const auto& one : own) {
                if (overlap(one.span, gold.span) > 0 && !isIn(m_corpus.gold[number], one)) {
                    over.push_back(one);
                }
            }
            alternatives[over] += m_weights[system];
        }
        double most = 0;
        for (const auto& [over, weight] : alternatives) {
            most = std::max(most, over.empty() ? 0.75 * weight : weight);
        }
        std::map<std::string, double> elsewhere;
        for (std::size_t other = 0; other < m_corpus.gold.size(); ++other) {
            for (const auto& one : m_corpus.gold[other]) {
                if (words(other, one.span) == words(number, gold.span)) {
                    elsewhere[one.type] += 1;
                }
            }
        }
        const double same = elsewhere[gold.type] - 1;
        double different = 0;
        for (const auto& [type, count] : elsewhere) {
            different = type == gold.type ? different : std::max(different, count);
        }
        return (m_all > 0 ? (most - agree) / m_all : 0) + m_beta * std::log((different + 0.5) / (same + 0.5));
    }

    double missingScore(std::size_t number, const Named& one) const
    {
        double votes = 0;
        for (std::size_t system = 0; system < m_corpus.systems.size(); ++system) {
            votes += isIn(m_corpus.systems[system][number], one) ? m_weights[system] : 0;
        }
        double annotated = 0;
        double occurrences = 0;
        for (std::size_t other = 0; other < m_corpus.gold.size(); ++other) {
            for (const auto& gold : m_corpus.gold[other]) {
                annotated += words(other, gold.span) == words(number, one.span) ? 1 : 0;
            }
            const auto& all = m_corpus.words[other];
            for (std::size_t first = 0; first < all.size(); ++first) {
                for (std::size_t last = first; last < all.size(); ++last) {
                    occurrences += words(other, spanOf(all, first, last)) == words(number, one.span) ? 1 : 0;
                }
            }
        }
        // Two annotations of one place may be more than there are places.
        const double p = (annotated + 0.5) / (std::max(occurrences, annotated + 1) + 1);
        return 2 * votes / m_all - 1 + m_beta * std::log(p / (1 - p));
    }

    void addMissing(std::size_t number, std::map<std::pair<std::size_t, Named>, double>& result) const
    {
        std::set<Named> all;
        for (const auto& system : m_corpus.systems) {
            all.insert(system[number].begin(), system[number].end());
        }
        std::erase_if(all, [&](const Named& one) {
            return std::ranges::any_of(
                m_corpus.gold[number], [&](const Named& gold) { return overlap(one.span, gold.span) > 0; });
        });
        while (!all.empty()) {
            const auto best = *std::ranges::max_element(all, {}, [&](const Named& one) {
                return std::pair(missingScore(number, one), 0); // of equal ones the first
            });
            result[{ number, best }] = missingScore(number, best);
            std::erase_if(all, [&](const Named& one) { return overlap(one.span, best.span) > 0; });
        }
    }

    const Corpus& m_corpus;
    std::vector<double> m_weights;
    double m_all = 0;
    double m_beta = 1;
};

SuspectListPtr listOf(const Corpus& corpus, const std::vector<std::size_t>& order)
{
    const auto gold = layerOf(corpus, corpus.gold, "gold");
    support::Progress progress;
    if (order.empty()) {
        return *suspects(gold, {}, progress);
    }
    std::vector<EvaluationPtr> evaluations;
    for (const auto system : order) {
        evaluations.push_back(testsupport::evaluated(
            gold, layerOf(corpus, corpus.systems[system], "s" + std::to_string(system))));
    }
    auto list = suspects(evaluations, {}, progress);
    EXPECT_TRUE(list);
    return *list;
}

/// All of a list that does not depend on the systems' order, as text.
std::string printed(const SuspectList& list)
{
    std::string text;
    const auto names = [&](const std::vector<std::uint32_t>& systems) {
        std::set<std::string> sorted;
        for (const auto system : systems) {
            sorted.insert(list.systems()[system]);
        }
        std::string words;
        for (const auto& name : sorted) {
            words += name + " ";
        }
        return words;
    };
    for (std::size_t index = 0; index < list.size(); ++index) {
        const auto one = list.at(index);
        text += one.documentName + " " + std::to_string(one.place().pieces.front().begin) + " "
            + one.place().type + " " + std::to_string(one.score) + " " + names(one.agreeing);
        for (const auto& proposal : one.proposals) {
            text += "| " + names(proposal.systems);
            for (const auto& annotation : proposal.annotations) {
                text += annotation.type + "(" + annotation.words + ") ";
            }
        }
        text += "\n";
    }
    return text;
}

TEST(SuspectTwin, ScoresAreThoseOfTheDefinition)
{
    Random random(7);
    std::size_t missing = 0;
    std::size_t rows = 0;
    for (int round = 0; round < 300; ++round) {
        const auto corpus = randomCorpus(random() % 5, random);
        std::vector<std::size_t> order(corpus.systems.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto list = listOf(corpus, order);
        auto expected = Twin(corpus).scores();
        ASSERT_EQ(list->size(), expected.size());
        for (std::size_t index = 0; index < list->size(); ++index) {
            const auto one = list->at(index);
            const auto at = expected.find({ one.document, { one.place().pieces.front(), one.place().type } });
            ASSERT_NE(at, expected.end()) << printed(*list);
            EXPECT_NEAR(one.score, at->second, 1e-9);
            EXPECT_TRUE(index == 0 || list->score(index - 1) >= one.score);
            missing += one.kind == SuspectKind::Missing ? 1 : 0;
            ++rows;
            EXPECT_TRUE(one.kind == SuspectKind::Missing
                || list->indexOf(one.document, *one.goldEntity) == one.index);
        }
    }
    EXPECT_GT(missing, 100U);
    EXPECT_GT(rows, 3000U);
}

TEST(SuspectTwin, OrderOfSystemsAndThreadsSayNothing)
{
    Random random(11);
    for (int round = 0; round < 40; ++round) {
        const auto corpus = randomCorpus(4, random);
        const auto one = printed(*listOf(corpus, { 0, 1, 2, 3 }));
        EXPECT_EQ(one, printed(*listOf(corpus, { 3, 1, 0, 2 })));
        for (const std::size_t threads : { 1U, 2U, 8U }) {
            const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
            EXPECT_EQ(one, printed(*listOf(corpus, { 2, 3, 1, 0 })));
        }
    }
}

TEST(SuspectTwin, WithoutASystemTheScoreIsThatOfTheOthers)
{
    Random random(17);
    std::size_t rows = 0;
    for (int round = 0; round < 100; ++round) {
        const auto corpus = randomCorpus(1 + random() % 4, random);
        std::vector<std::size_t> order(corpus.systems.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto list = listOf(corpus, order);
        for (const auto left : order) {
            auto others = order;
            std::erase(others, left);
            const auto without = listOf(corpus, others);
            for (std::size_t index = 0; index < list->size(); ++index) {
                const auto one = list->at(index);
                if (one.goldEntity) {
                    EXPECT_NEAR(list->scoreWithout(index, left),
                        without->score(*without->indexOf(one.document, *one.goldEntity)), 1e-9);
                    ++rows;
                }
            }
        }
    }
    EXPECT_GT(rows, 1000U);
}

TEST(SuspectTwin, VerdictsRankAsTheFormulaSays)
{
    Random random(13);
    const auto corpus = randomCorpus(3, random);
    const auto list = listOf(corpus, { 0, 1, 2 });
    SuspectRanking ranking(list);
    std::vector<std::uint32_t> asListed(list->size());
    std::iota(asListed.begin(), asListed.end(), 0U);
    EXPECT_EQ(ranking.order(), asListed);
    ASSERT_GT(list->size(), 6U);
    std::map<std::size_t, GoldVerdict> said;
    for (std::size_t index = 0; index < list->size(); index += 3) {
        const auto verdict = index % 2 == 0 ? GoldVerdict::Wrong : GoldVerdict::Right;
        ranking.judge(index, verdict);
        said[index] = verdict;
    }
    // Groups by what one reads in the rows.
    const auto keys = [&](std::size_t index) {
        const auto one = list->at(index);
        std::string proposal = "-";
        if (!one.proposals.empty()) {
            const auto& own = one.proposals.front().annotations;
            proposal = own.empty()                                            ? "nothing"
                : own.size() == 1 && own.front().pieces == one.place().pieces ? "here"
                                                                              : "elsewhere";
            for (const auto& annotation : own) {
                proposal += " " + annotation.type;
            }
        }
        const auto gold = one.gold ? one.gold->type : std::string("none");
        return std::array { one.place().words + "/" + gold + "/" + proposal, gold + "/" + proposal,
            one.documentName + "/" + gold };
    };
    double wrong = 0;
    double right = 0;
    for (const auto& [index, verdict] : said) {
        (verdict == GoldVerdict::Wrong ? wrong : right) += 1;
    }
    const double p = (wrong + 1) / (wrong + right + 2);
    for (std::size_t index = 0; index < list->size(); ++index) {
        double rank = 2.5 * list->score(index);
        const std::array a { 1.5, 8.0, 4.0 };
        for (std::size_t kind = 0; kind < 3; ++kind) {
            double groupWrong = 0;
            double groupRight = 0;
            for (const auto& [other, verdict] : said) {
                if (keys(other)[kind] == keys(index)[kind]) {
                    (verdict == GoldVerdict::Wrong ? groupWrong : groupRight) += 1;
                }
            }
            rank += std::log((groupWrong + a[kind] * p) / (groupRight + a[kind] * (1 - p)))
                - std::log(p / (1 - p));
        }
        EXPECT_NEAR(ranking.rank(index), rank, 1e-9);
    }
    EXPECT_EQ(ranking.order().size() + said.size(), list->size());
    for (std::size_t place = 1; place < ranking.order().size(); ++place) {
        EXPECT_GE(ranking.rank(ranking.order()[place - 1]), ranking.rank(ranking.order()[place]));
    }
    for (const auto& [index, verdict] : said) {
        ranking.undo(index);
    }
    ranking.undo(0); // nothing is taken back twice
    EXPECT_EQ(ranking.order(), asListed);
}

} // namespace
} // namespace touchstone::analysis
