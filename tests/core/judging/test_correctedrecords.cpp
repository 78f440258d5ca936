// SPDX-License-Identifier: GPL-3.0-or-later
// JSON lines of Prodigy and doccano with their corrections: ids and other fields of annotations, relations.
#include "tests/core/judging/correctedscorings.h"

#include <nlohmann/json.hpp>

namespace touchstone::analysis {
namespace {

using Json = nlohmann::ordered_json;
using testsupport::contents;
using testsupport::loaded;

class CorrectedRecords : public testsupport::CorrectionsTest
{
protected:
    /// The lines under judgements of them.
    std::vector<Json> corrected(const std::string& lines, const std::string& judgements, ConvertForm form)
    {
        const auto gold = m_folder.write("gold.jsonl", lines);
        const auto data = loaded(specOf(gold, gold, m_folder.write("c.jsonl", judgements)));
        EXPECT_EQ(data.gold->format, name(form));
        EXPECT_EQ(data.corrections->applied,
            static_cast<std::size_t>(std::count(judgements.begin(), judgements.end(), '\n')));
        support::Progress progress;
        m_findings = {};
        const auto output = m_folder.path("copy.jsonl");
        const auto done = convert(data, form, inputsOf(data.spec), output, {}, m_findings, progress);
        m_why = done ? "" : done.error().text;
        std::vector<Json> records;
        std::istringstream copy(done ? contents(output) : "");
        for (std::string line; std::getline(copy, line);) {
            records.push_back(Json::parse(line));
        }
        return records;
    }

    static std::string judgement(const std::string& document, std::uint32_t start, std::uint32_t end,
        const std::string& type, const Json& right)
    {
        return Json {
            { "document", document }, { "start", start }, { "end", end }, { "type", type },
            { "verdict", "gold-wrong" }, { "correct", right }, { "time", "2026-11-26" }
        }.dump()
            + "\n";
    }

    static Json right(std::uint32_t start, std::uint32_t end, const std::string& type)
    {
        return { { "start", start }, { "end", end }, { "type", type } };
    }

    support::Diagnostics m_findings;
    std::string m_why;
};

const std::string prodigyLine
    = R"({"text": "Ada met Zoe Ray.", "_input_hash": 1, "meta": {"id": "d"}, "tokens": [)"
      R"({"text": "Ada", "start": 0, "end": 3, "id": 0}, {"text": "met", "start": 4, "end": 7, "id": 1}, )"
      R"({"text": "Zoe", "start": 8, "end": 11, "id": 2}, {"text": "Ray", "start": 12, "end": 15, "id": 3}], )"
      R"("spans": [{"id": "s1", "kb": "Q7", "start": 0, "end": 3, "token_start": 0, "token_end": 0, )"
      R"("label": "LOC", "text": "Ada", "by": {"tool": 1}}, {"id": "s2", "kb": "Q9", "start": 8, "end": 15, )"
      R"("token_start": 2, "token_end": 3, "label": "PER"}], "relations": [{"head": 0, "child": 3, )"
      R"("head_span": {"start": 0, "end": 3, "token_start": 0, "token_end": 0, "label": "LOC"}, )"
      R"("child_span": {"start": 8, "end": 15, "token_start": 2, "token_end": 3, "label": "PER"}, )"
      R"("label": "MEETS", "note": 4}], "answer": "accept"})"
      "\n";

TEST_F(CorrectedRecords, ASpanOfProdigyKeepsItsFieldsAndRelationsFollow)
{
    const auto lines = corrected(prodigyLine,
        judgement("d", 0, 3, "LOC", Json::array({ right(0, 3, "PER") }))
            + judgement("d", 8, 15, "PER", Json::array({ right(8, 11, "PER"), right(12, 15, "PER") })),
        ConvertForm::Prodigy);
    ASSERT_EQ(lines.size(), 1U) << m_why;
    auto wanted = Json::parse(prodigyLine);
    wanted["spans"][0]["label"] = "PER";
    for (auto* span : { &wanted["spans"][1], &wanted["relations"][0]["child_span"] }) {
        (*span)["end"] = 11;
        (*span)["token_end"] = 2;
    }
    wanted["spans"].push_back(
        { { "start", 12 }, { "end", 15 }, { "token_start", 3 }, { "token_end", 3 }, { "label", "PER" } });
    wanted["relations"][0]["head_span"]["label"] = "PER";
    wanted["relations"][0]["child"] = 2;
    EXPECT_EQ(lines[0], wanted) << lines[0].dump(1);
    EXPECT_EQ(m_findings.total(), 0U);
}

TEST_F(CorrectedRecords, ARelationGoesWithItsAnnotationAndIsTold)
{
    const auto removed
        = corrected(prodigyLine, judgement("d", 8, 15, "PER", Json::array()), ConvertForm::Prodigy);
    ASSERT_EQ(removed.size(), 1U) << m_why;
    EXPECT_EQ(removed[0]["relations"], Json::array());
    EXPECT_EQ(removed[0]["spans"].size(), 1U);
    EXPECT_EQ(m_findings.count("records.relations-gone"), 1U);

    const std::string doccano
        = R"({"id": 5, "text": "Ada met Zoe in Oslo.", "entities": [{"id": 11, "label": "PER", "start_offset": 0, )"
          R"("end_offset": 3}, {"id": 12, "label": "PER", "start_offset": 8, "end_offset": 11}, {"id": 13, )"
          R"("label": "LOC", "start_offset": 15, "end_offset": 19}], "relations": [{"id": 1, "from_id": 11, )"
          R"("to_id": 12, "type": "meets"}, {"id": 2, "from_id": 11, "to_id": 13, "type": "in"}], "Comments": []})"
          "\n";
    const auto lines = corrected(doccano,
        judgement("5", 0, 3, "PER", Json::array({ right(0, 7, "ORG") }))
            + judgement("5", 8, 11, "PER", Json::array()),
        ConvertForm::Doccano);
    ASSERT_EQ(lines.size(), 1U) << m_why;
    auto wanted = Json::parse(doccano);
    wanted["entities"][0]["label"] = "ORG";
    wanted["entities"][0]["end_offset"] = 7;
    wanted["entities"].erase(1);
    wanted["relations"].erase(0);
    EXPECT_EQ(lines[0], wanted) << lines[0].dump(1);
    ASSERT_EQ(m_findings.count("records.relations-gone"), 1U);
    EXPECT_NE(
        m_findings.list().front().message.find("1 relation of this document is left out"), std::string::npos);
}

TEST_F(CorrectedRecords, WhatIsNotReadStaysAndAllUsersAreCorrected)
{
    const std::string users
        = R"({"id": 5, "text": "Ada met Zoe.", "annotations": [{"id": 1, "label": "LOC", "start_offset": 0, )"
          R"("end_offset": 3, "user": 1}, {"id": 2, "label": "LOC", "start_offset": 0, "end_offset": 3, "user": 2}, )"
          R"({"id": 3, "label": "PER", "start_offset": 8, "end_offset": 11, "user": 1}, )"
          R"({"id": 4, "label": "PER", "start_offset": 8, "end_offset": 11, "user": 2}]})"
          "\n";
    const auto lines = corrected(
        users, judgement("5", 0, 3, "LOC", Json::array({ right(0, 3, "PER") })), ConvertForm::Doccano);
    ASSERT_EQ(lines.size(), 1U) << m_why;
    auto wanted = Json::parse(users);
    wanted["annotations"][0]["label"] = "PER";
    wanted["annotations"][1]["label"] = "PER";
    EXPECT_EQ(lines[0], wanted) << lines[0].dump(1);
}

TEST_F(CorrectedRecords, TwoThatChangePlacesKeepTheirOwnFields)
{
    const std::string both
        = R"({"id": 5, "text": "Ada met Zoe.", "entities": [{"id": 1, "label": "LOC", "start_offset": 0, )"
          R"("end_offset": 3}, {"id": 2, "label": "PER", "start_offset": 0, "end_offset": 3}], "relations": []})"
          "\n";
    const auto lines = corrected(both,
        judgement("5", 0, 3, "LOC", Json::array({ right(0, 3, "PER") }))
            + judgement("5", 0, 3, "PER", Json::array({ right(0, 3, "LOC") })),
        ConvertForm::Doccano);
    ASSERT_EQ(lines.size(), 1U) << m_why;
    auto wanted = Json::parse(both);
    wanted["entities"][0]["label"] = "PER";
    wanted["entities"][1]["label"] = "LOC";
    EXPECT_EQ(lines[0], wanted) << lines[0].dump(1);
}

TEST_F(CorrectedRecords, ALinkThatTheFormatCannotSayIsRefused)
{
    auto link = right(0, 3, "PER");
    link["link"] = "Q1";
    EXPECT_TRUE(
        corrected(prodigyLine, judgement("d", 0, 3, "LOC", Json::array({ link })), ConvertForm::Prodigy)
            .empty());
    EXPECT_NE(m_why.find("the link \"Q1\", which prodigy has no place for"), std::string::npos) << m_why;
}

/// Of any annotation its own fields are as they were, whatever is corrected, and no relation leads nowhere.
TEST_F(CorrectedRecords, RandomCorrectionsLoseNoField)
{
    constexpr std::uint32_t wordLength = 3; // and a blank
    constexpr std::uint32_t words = 12;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const bool prodigy = seed % 2 == 0;
        testsupport::Random random(seed);
        const auto below = [&random](std::uint32_t most) { return testsupport::below(random, most); };
        std::string lines;
        std::string judgements;
        std::vector<Json> wanted;
        for (int document = 0; document < 6; ++document) {
            const auto id = "d" + std::to_string(document);
            // A sign of two UTF-16 units: doccano counts one more than there are characters.
            std::string text = "\xF0\x9F\x8C\xA7 ";
            Json tokens = Json::array();
            for (std::uint32_t word = 0; word < words; ++word) {
                text += std::string(1, static_cast<char>('A' + word)) + "bc ";
                const auto start = 2 + word * (wordLength + 1);
                tokens.push_back({ { "text", text.substr(text.size() - 4, 3) }, { "start", start },
                    { "end", start + wordLength }, { "id", word } });
            }
            const auto unit = prodigy ? 0U : 1U;
            const auto place = [&](Json& item, std::uint32_t first, std::uint32_t last) {
                item[prodigy ? "start" : "start_offset"] = 2 + first * (wordLength + 1) + unit;
                item[prodigy ? "end" : "end_offset"] = 2 + last * (wordLength + 1) + wordLength + unit;
                if (prodigy) {
                    item["token_start"] = first;
                    item["token_end"] = last;
                }
            };
            Json record { { "id", id }, { "text", text } };
            if (prodigy) {
                record["tokens"] = tokens;
                record["_input_hash"] = document;
            }
            auto& items = record[prodigy ? "spans" : "entities"] = Json::array();
            auto& relations = record["relations"] = Json::array();
            const auto addRelation = [&](std::size_t from, std::size_t to) {
                Json relation { { "id", relations.size() }, { "label", "R" } };
                for (const auto& [key, at] : { std::pair("head", from), std::pair("child", to) }) {
                    if (!prodigy) {
                        relation[std::string(key) == "head" ? "from_id" : "to_id"] = items[at]["id"];
                        continue;
                    }
                    relation[key] = items[at]["token_end"];
                    for (const auto* field : { "start", "end", "token_start", "token_end", "label" }) {
                        relation[std::string(key) + "_span"][field] = items[at][field];
                    }
                }
                relations.push_back(relation);
            };
            std::vector<std::uint32_t> firsts;
            for (std::uint32_t first = 0; first + 1 < words; first += 3) {
                Json item { { "id", 100 * (document + 1) + static_cast<int>(first) },
                    { "label", below(2) == 0 ? "PER" : "LOC" }, { "kb", "Q" + std::to_string(below(99)) },
                    { "made", { { "by", below(9) }, { "sure", Json::array({ 1, "x" }) } } } };
                place(item, first, first + below(2));
                items.push_back(item);
                firsts.push_back(first);
            }
            for (std::size_t at = 0; at + 1 < items.size(); ++at) {
                addRelation(at, at + 1);
            }
            lines += record.dump() + "\n";
            std::vector<bool> gone(items.size(), false);
            Json added = Json::array();
            for (std::size_t at = 0; at < items.size(); ++at) {
                auto& item = items[at];
                const auto start = item[prodigy ? "start" : "start_offset"].get<std::uint32_t>() - unit;
                const auto end = item[prodigy ? "end" : "end_offset"].get<std::uint32_t>() - unit;
                const auto type = item["label"].get<std::string>();
                const auto first = firsts[at];
                const auto wordAt = [&](std::uint32_t word) { return 2 + word * (wordLength + 1); };
                const auto what = below(5);
                Json set = Json::array();
                if (what == 0) {
                    continue;
                }
                if (what == 1) {
                    gone[at] = true;
                } else if (what == 2) {
                    item["label"] = "ORG";
                    set.push_back(right(start, end, "ORG"));
                } else { // three tokens; or the first two, and the third for itself
                    const auto last = what == 3 ? first + 2 : first + 1;
                    if (wordAt(last) + wordLength == end) {
                        continue; // as it is
                    }
                    place(item, first, last);
                    item["label"] = "MISC";
                    set.push_back(right(start, wordAt(last) + wordLength, "MISC"));
                    if (what == 4) {
                        Json other { { "label", "NEW" } };
                        place(other, first + 2, first + 2);
                        added.push_back(other);
                        set.push_back(right(wordAt(first + 2), wordAt(first + 2) + wordLength, "NEW"));
                    }
                }
                judgements += judgement(id, start, end, type, set);
            }
            relations = Json::array();
            for (std::size_t at = 0; at + 1 < items.size(); ++at) {
                if (!gone[at] && !gone[at + 1]) {
                    addRelation(at, at + 1);
                    relations.back()["id"] = at;
                }
            }
            for (auto at = items.size(); at > 0; --at) {
                if (gone[at - 1]) {
                    items.erase(at - 1);
                }
            }
            items.insert(items.end(), added.begin(), added.end());
            wanted.push_back(record);
        }
        const auto made = corrected(lines, judgements, prodigy ? ConvertForm::Prodigy : ConvertForm::Doccano);
        ASSERT_EQ(made.size(), wanted.size()) << seed << ": " << m_why;
        for (std::size_t at = 0; at < made.size(); ++at) { // whatever the order of their keys
            EXPECT_EQ(nlohmann::json(made[at]), nlohmann::json(wanted[at])) << seed << "\n"
                                                                            << made[at].dump() << "\n"
                                                                            << wanted[at].dump();
        }
    }
}

} // namespace
} // namespace touchstone::analysis
