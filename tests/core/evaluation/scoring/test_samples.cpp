// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled sample: it opens without findings, and its offsets name the words that its README speaks of.
#include "core/evaluation/records/evaluation.h"
#include "core/io/open/opener.h"
#include "core/judging/suspects.h"
#include "core/leads/leads.h"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace touchstone;

annotation::LayerPtr sample(const std::string& name)
{
    support::Progress progress;
    auto layer = io::openLayer(std::string(TOUCHSTONE_SAMPLES) + "/" + name + ".jsonl", name, {}, progress);
    if (!layer) {
        ADD_FAILURE() << support::formatted(layer.error());
        return nullptr;
    }
    return *layer;
}

const annotation::Document& documentOf(const annotation::Layer& layer, std::string_view name)
{
    for (const auto& document : layer.documents) {
        if (document.name == name) {
            return document;
        }
    }
    throw std::out_of_range("no document " + std::string(name));
}

/// "TYPE words" per annotation of role entity, in the order of the file; fragments joined by " … ".
std::vector<std::string> entities(const annotation::Layer& layer, std::string_view name)
{
    const auto& document = documentOf(layer, name);
    const auto& tree = document.annotations;
    std::vector<std::string> lines;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (!tree.counted(entity)) {
            continue;
        }
        std::string words;
        for (const auto& fragment : tree.fragments(entity)) {
            words += (words.empty() ? "" : " … ") + std::string(document.text.slice(fragment));
        }
        if (words.empty()) {
            words = document.text.slice(tree.entities[entity].span);
        }
        lines.push_back(layer.labels.name(tree.entities[entity].label) + " " + words);
    }
    return lines;
}

using Lines = std::vector<std::string>;

/// Error type -> "gold words|system words" per record of a document, in text order.
std::map<std::string, Lines> errors(const std::string& system, std::string_view name)
{
    support::Progress progress;
    const auto evaluation = analysis::evaluate(sample("gold"), sample(system), {}, progress);
    std::map<std::string, Lines> found;
    for (const auto& documentCase : (*evaluation)->cases) {
        if (documentCase.name() != name) {
            continue;
        }
        for (const auto& record : (*evaluation)->recordsOf(documentCase)) {
            found[std::string(match::errorTypeName(record.errorType))].push_back(
                (*evaluation)->goldText(record) + "|" + (*evaluation)->systemText(record));
        }
    }
    return found;
}

} // namespace

TEST(Samples, OpenWithoutFindings)
{
    for (const std::string name : { "gold", "system-a", "system-b" }) {
        const auto layer = sample(name);
        ASSERT_NE(layer, nullptr);
        EXPECT_EQ(layer->format, "jsonl");
        for (const auto& finding : layer->diagnostics.list()) {
            ADD_FAILURE() << support::formatted(finding);
        }
        ASSERT_EQ(layer->documents.size(), 16U);
        EXPECT_EQ(layer->documents[0].name, "news");
        EXPECT_EQ(layer->documents[1].name, "embassy");
        EXPECT_EQ(layer->documents[2].name, "letter");
    }
}

TEST(Samples, NoAnnotationBeginsOrEndsWithASpace)
{
    for (const std::string name : { "gold", "system-a", "system-b" }) {
        const auto layer = sample(name);
        ASSERT_NE(layer, nullptr);
        for (const auto& document : layer->documents) {
            for (const auto& entity : document.annotations.entities) {
                const auto words = document.text.slice(entity.span);
                ASSERT_FALSE(words.empty());
                EXPECT_TRUE(words.front() != ' ' && words.back() != ' ') << name << ": " << words;
            }
        }
    }
}

TEST(Samples, OnlyTheLetterDiffersInItsText)
{
    const auto gold = sample("gold");
    ASSERT_NE(gold, nullptr);
    for (const std::string name : { "system-a", "system-b" }) {
        const auto system = sample(name);
        ASSERT_NE(system, nullptr);
        EXPECT_EQ(documentOf(*gold, "news").text, documentOf(*system, "news").text);
        EXPECT_EQ(documentOf(*gold, "embassy").text, documentOf(*system, "embassy").text);
        EXPECT_NE(documentOf(*gold, "letter").text.length(), documentOf(*system, "letter").text.length());
    }
}

TEST(Samples, GoldNamesItsWords)
{
    const auto gold = sample("gold");
    ASSERT_NE(gold, nullptr);
    EXPECT_EQ(entities(*gold, "news"),
        (Lines { "DATE Monday", "LOC Brükstedt", "PER Mira Solberg", "PER Anton Weiß", "DATE nine years",
            "ORG Harbour Bank of Norvik", "PER Élodie Marchand", "LOC Paris", "DATE 3 March 2024",
            "ORG Αιγαίον Lines", "LOC Piraeus", "ORG Orbit Works", "LOC Dunmore", "LOC Lake Orrin",
            "DATE January", "ORG University of Dunmore", "PER Ada Quill", "PER Quill", "LOC Brükstedt",
            "LOC Norvik", "DATE Friday", "LOC Café Central", "DATE Easter", "ORG Washington" }));
    EXPECT_EQ(entities(*gold, "embassy"),
        (Lines { "func.ind ambassador of Turkey to France", "loc.adm.nat Turkey", "loc.adm.nat France",
            "func.ind former minister", "pers.ind Élise Caron", "pers.ind Paul Caron",
            "time.date.abs 14 July 2023", "loc.adm.nat Turkey", "loc.adm.nat France", "loc.adm.town Lyon",
            "loc.adm.town Paris", "loc.adm.reg North … Anatolia", "loc.adm.reg South Anatolia",
            "amount forty teachers" }));
    EXPECT_EQ(entities(*gold, "letter"),
        (Lines { "PER Holloway", "LOC Bremerhaven", "DATE Tuesday", "PER Jonas Thießen", "LOC Rotterdam",
            "PER Émile", "ORG Hartmann & Sons", "LOC Groß Lüben", "DATE 9 October 1887", "PER Okonjo",
            "LOC Hôtel Bellevue", "PER Clara Winter" }));
}

TEST(Samples, SystemsNameTheirWordsInTheLetter)
{
    const auto a = sample("system-a");
    const auto b = sample("system-b");
    ASSERT_NE(a, nullptr);
    ASSERT_NE(b, nullptr);
    EXPECT_EQ(entities(*a, "letter"),
        (Lines { "PER Hollovvay", "LOC Bremerhaven", "ORG Albatros", "DATE Tuesday", "PER Jonas Thiefzen",
            "LOC Rotterdam", "PER Emile", "ORG Hartmann &Sons", "LOC Lüben", "DATE 9 Octoher 1887",
            "PER Okonjo", "LOC Hotel Bellevuee", "PER CIara Winter" }));
    EXPECT_EQ(entities(*b, "letter"),
        (Lines { "PER Mrs Hoiloway", "LOC Brernerhavenn", "PER onas Tlneßeu", "ORG Rotterdarn", "PER mile",
            "ORG Hartmann Sons", "LOC Groß Luben", "DATE 9 October 1837", "LOC Hötel Belevue",
            "PER Clara W1nter" }));
}

TEST(Samples, TheAmbassadorHoldsTwoPlacesAndOneOfThemActs)
{
    const auto gold = sample("gold");
    ASSERT_NE(gold, nullptr);
    const auto& tree = documentOf(*gold, "embassy").annotations;
    EXPECT_EQ(tree.entities[2].parent, 0U); // Turkey inside the ambassador
    EXPECT_EQ(tree.entities[4].parent, 0U); // France
    ASSERT_EQ(tree.detailsOf(2).furtherLabels.size(), 1U);
    EXPECT_EQ(gold->labels.name(tree.detailsOf(2).furtherLabels.front()), "org.adm");
    EXPECT_EQ(tree.entities[1].role, annotation::Role::Component);
    EXPECT_EQ(tree.detailsOf(2).links, std::vector<std::string> { "Q43" });
}

TEST(Samples, NewsShowsWhatTheReadmeSaysOfSystemA)
{
    const auto found = errors("system-a", "news");
    EXPECT_EQ(
        found.at("type"), (Lines { "Quill|Quill", "Café Central|Café Central", "Washington|Washington" }));
    EXPECT_EQ(found.at("boundary"), (Lines { "Lake Orrin|Orrin", "Ada Quill|Professor Ada Quill" }));
    EXPECT_EQ(found.at("split"), (Lines { "Harbour Bank of Norvik|Harbour Bank" }));
    EXPECT_EQ(found.at("merge"), (Lines { "Brükstedt|Brükstedt and Norvik" }));
    EXPECT_EQ(found.at("missing"), (Lines { "nine years|", "Αιγαίον Lines|", "Norvik|" }));
    EXPECT_EQ(found.at("spurious"), (Lines { "|mayor", "|Norvik" }));
}

TEST(Samples, NewsShowsWhatTheReadmeSaysOfSystemB)
{
    const auto found = errors("system-b", "news");
    EXPECT_EQ(
        found.at("type"), (Lines { "Brükstedt|Brükstedt", "Piraeus|Piraeus", "Washington|Washington" }));
    EXPECT_EQ(found.at("boundary"),
        (Lines { "Anton Weiß|Weiß", "nine years|for nine years", "Élodie Marchand|director, Élodie Marchand",
            "3 March 2024|March 2024" }));
    EXPECT_EQ(found.at("boundary+type"),
        (Lines {
            "Harbour Bank of Norvik|Norvik", "Αιγαίον Lines|Αιγαίον", "University of Dunmore|Dunmore" }));
    EXPECT_EQ(found.at("split"), (Lines { "Mira Solberg|Solberg" }));
    EXPECT_EQ(found.at("merge"), (Lines { "Orbit Works|Orbit Works, a company from Dunmore" }));
    EXPECT_EQ(found.at("missing"), (Lines { "Dunmore|", "Quill|", "Café Central|" }));
    EXPECT_EQ(found.at("spurious"), (Lines { "|Mira", "|Nora", "|Vida" }));
}

TEST(Samples, TheLetterIsAlignedAndRecognitionErrorsAreNoBoundaryErrors)
{
    const auto a = errors("system-a", "letter");
    EXPECT_EQ(a.at("boundary"), (Lines { "Groß Lüben|Lüben" }));
    EXPECT_EQ(a.at("spurious"), (Lines { "|Albatros" }));
    EXPECT_EQ(a.at("correct").size(), 11U);
    const auto b = errors("system-b", "letter");
    EXPECT_EQ(b.at("missing"), (Lines { "Tuesday|", "Okonjo|" }));
    EXPECT_EQ(b.at("type"), (Lines { "Rotterdam|Rotterdarn" }));
    EXPECT_EQ(b.at("boundary"), (Lines { "Holloway|Mrs Hoiloway" }));
}

TEST(Samples, TheEmbassyShowsSubtypes)
{
    const auto found = errors("system-b", "embassy");
    EXPECT_EQ(found.at("subtype"),
        (Lines { "former minister|former minister", "14 July 2023|14 July 2023", "Lyon|Lyon" }));
}

TEST(Samples, TheNoticesHideWhatTheReadmeTells)
{
    support::Progress progress;
    const auto evaluation = *analysis::evaluate(sample("gold"), sample("system-a"), {}, progress);
    int firms = 0;
    int cutFirms = 0;
    int bracketed = 0;
    int missed = 0;
    int quillAsPlace = 0;
    for (const auto& record : evaluation->records) {
        const auto gold = evaluation->goldText(record);
        const auto system = evaluation->systemText(record);
        if (gold.ends_with(" Ltd")) {
            ++firms;
            cutFirms += gold == system + " Ltd" ? 1 : 0;
        }
        if (gold == "Quill" && evaluation->cases[record.document].name() != "news") {
            quillAsPlace += record.errorType == match::ErrorType::Type ? 1 : 0;
        }
        const auto& document = *evaluation->cases[record.document].gold;
        const auto span = gold.empty() ? text::Span {} : document.annotations.entities[record.gold].span;
        if (span.begin > 0 && document.text.slice({ span.begin - 1, span.begin }) == "(") {
            ++bracketed;
            missed += system.empty() ? 1 : 0;
        }
    }
    EXPECT_EQ(firms, 16);
    EXPECT_EQ(cutFirms, 15);
    EXPECT_EQ(bracketed, 26);
    EXPECT_EQ(missed, 21);
    EXPECT_EQ(quillAsPlace, 5);
}

TEST(Samples, LeadsAndSuspectsFindWhatIsHidden)
{
    support::Progress progress;
    const auto gold = sample("gold");
    const std::vector<analysis::EvaluationPtr> systems { *analysis::evaluate(
                                                             gold, sample("system-a"), {}, progress),
        *analysis::evaluate(gold, sample("system-b"), {}, progress) };
    const auto leads = *analysis::leads(*systems[0], match::Scheme::Strict, {}, progress);
    ASSERT_EQ(leads.leads.size(), 3U);
    EXPECT_EQ(leads.leads[0].subject.english(),
        "ORG: the annotation of the system ends one token early on the right");
    EXPECT_EQ(leads.leads[1].subject.english(), "LOC: not annotated by the system");
    EXPECT_FALSE(leads.leads[1].clause.empty()) << "in brackets";
    EXPECT_EQ(leads.leads[2].family, analysis::LeadFamily::Name);
    EXPECT_NE(leads.leads[2].sentence.english().find("Quill"), std::string::npos);

    const auto list = *analysis::suspects(systems, {}, progress);
    std::map<std::string, std::size_t> ranks;
    for (std::size_t i = 0; i < 6; ++i) {
        const auto row = list->at(i);
        ranks.emplace(row.documentName + ": " + row.place().words, i);
    }
    EXPECT_EQ(ranks.at("bank: Harbour Bank of Norvik"), 0U);
    EXPECT_EQ(ranks.at("school: Professor Ada Quill"), 1U);
    EXPECT_TRUE(ranks.contains("race: Piraeus"));
}
