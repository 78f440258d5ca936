// SPDX-License-Identifier: GPL-3.0-or-later
// The help page of the JSON holds: every key that the programs print is described, and every key that is
// described is printed.
#include "tests/cli/clifolder.h"
#include "tests/support/guidepage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::quoted;

/// What may stand below a key. Keys in capitals stand for words of the data.
struct Field
{
    std::map<std::string, std::shared_ptr<Field>> fields;
    std::size_t lists = 0; ///< "[]" behind the name
    std::vector<std::string> sections; ///< one of them describes what stands here
    bool described = false; ///< a cell names it
    mutable bool printed = false;

    /// Null: no such key.
    [[nodiscard]] const Field* find(const std::string& key) const
    {
        if (const auto found = fields.find(key); found != fields.end()) {
            return found->second.get();
        }
        const auto placeholder = std::find_if(fields.begin(), fields.end(), [](const auto& field) {
            const auto capital = [](unsigned char c) { return std::isupper(c) != 0; };
            return std::all_of(field.first.begin(), field.first.end(), capital);
        });
        return placeholder == fields.end() ? nullptr : placeholder->second.get();
    }
};

/// The page as a description of JSON: a section tells the fields of an object.
class Description
{
public:
    explicit Description(const touchstone::testsupport::GuidePage& page)
    {
        for (const auto& heading : page.headings()) {
            m_sections.try_emplace(heading);
        }
        for (auto& [heading, section] : m_sections) {
            for (const auto& table : page.tables(heading)) {
                for (const auto& row : table.rows) {
                    read(section, row.at(0), row.at(1));
                }
            }
        }
        for (const auto& like : m_likes) {
            const auto* const found = m_sections.at(like.section).find(like.name);
            if (found == nullptr) {
                ADD_FAILURE() << like.name << " is not described in " << like.section;
                continue;
            }
            like.field->sections = found->sections;
            like.field->fields.insert(found->fields.begin(), found->fields.end());
        }
    }

    /// Fails for each key that the section does not describe.
    void check(const Json& json, const std::string& section)
    {
        Field root;
        root.sections = { section };
        check(json, root, section, 0);
    }

    /// Fails for each key that no call of `check` has met.
    void expectAllPrinted() const
    {
        std::size_t described = 0;
        for (const auto& [heading, section] : m_sections) {
            described += expectPrinted(section, heading);
        }
        EXPECT_GT(described, 250U) << "the tables are not read";
    }

private:
    /// A field that is told of in another section under the same name.
    struct Like
    {
        Field* field;
        std::string name;
        std::string section;
    };

    /// `a`, `b.TYPE[]` | words: [section](#section) or [other](#other)
    void read(Field& section, const std::string& names, const std::string& words)
    {
        static const std::regex code("`([^`]+)`");
        for (std::sregex_iterator match(names.begin(), names.end(), code), last; match != last; ++match) {
            auto* field = &section;
            std::string name;
            std::istringstream parts((*match)[1]);
            for (std::string part; std::getline(parts, part, '.'); name = part) {
                std::size_t lists = 0;
                for (; part.ends_with("[]"); ++lists) {
                    part.resize(part.size() - 2);
                }
                auto& next = field->fields[part];
                next = next == nullptr ? std::make_shared<Field>() : next;
                next->lists = lists;
                field = next.get();
            }
            field->described = true;
            readWords(*field, name, words);
        }
    }

    void readWords(Field& field, const std::string& name, const std::string& words)
    {
        static const std::regex link("(^|: | or |as in )\\[([^\\]]+)\\]\\(#");
        for (std::sregex_iterator match(words.begin(), words.end(), link), last; match != last; ++match) {
            const std::string section = (*match)[2];
            EXPECT_TRUE(m_sections.contains(section)) << "there is no section " << section;
            if ((*match)[1] == "as in ") {
                m_likes.push_back({ &field, name, section });
            } else {
                field.sections.push_back(section);
            }
        }
    }

    /// The section that knows the most keys of an object; null: none is named.
    const Field* sectionOf(const Json& json, const Field& field) const
    {
        const Field* best = nullptr;
        std::ptrdiff_t most = -1;
        for (const auto& name : field.sections) {
            const auto& section = m_sections.at(name);
            const auto known = std::count_if(json.items().begin(), json.items().end(),
                [&section](const auto& item) { return section.find(item.key()) != nullptr; });
            if (known > most) {
                most = known;
                best = &section;
            }
        }
        return best;
    }

    void check(const Json& json, const Field& field, const std::string& path, std::size_t lists)
    {
        field.printed = true;
        if (json.is_array()) {
            EXPECT_LT(lists, field.lists) << path << " is a list";
            for (const auto& one : json) {
                check(one, field, path, lists + 1);
            }
            return;
        }
        if (!json.is_object()) {
            return;
        }
        EXPECT_EQ(lists, field.lists) << path << " is no list";
        if (field.sections == std::vector<std::string> { "scores by name" }) {
            for (const auto& score : json.flatten()) {
                EXPECT_TRUE(score.is_number() || score.is_null() || score.empty()) << path << ": " << score;
            }
            return;
        }
        const auto* const section = sectionOf(json, field);
        for (const auto& [key, value] : json.items()) {
            const auto place = path + "." + key;
            const auto* below = field.find(key);
            below = below == nullptr && section != nullptr ? section->find(key) : below;
            if (below != nullptr) {
                check(value, *below, place, 0);
            } else if (m_told.insert(place).second) {
                ADD_FAILURE() << place << " is not described";
            }
        }
    }

    static std::size_t expectPrinted(const Field& field, const std::string& path)
    {
        std::size_t described = 0;
        for (const auto& [name, below] : field.fields) {
            EXPECT_TRUE(!below->described || below->printed)
                << path << ": " << name << " is described, but never printed";
            described += (below->described ? 1U : 0U) + expectPrinted(*below, path + ": " + name);
        }
        return described;
    }

    std::map<std::string, Field> m_sections;
    std::set<std::string> m_told;
    std::vector<Like> m_likes;
};

class JsonGuide : public CliFolder
{
protected:
    JsonGuide()
        : m_page(std::string(TOUCHSTONE_SAMPLES) + "/../help/json.md")
        , m_description(m_page)
    {
    }

    /// Runs a command with --json and checks what it prints: one object, or one a line.
    void check(std::vector<std::string> words, const std::string& section, bool lines = false, int code = 0)
    {
        words.insert(words.end(), { "--json", "--quiet" });
        const auto result = run(words);
        SCOPED_TRACE(words.front() + " … " + words.at(words.size() - 3));
        ASSERT_EQ(result.code, code) << result.err;
        if (!lines) {
            m_description.check(Json::parse(result.out), section);
            return;
        }
        std::istringstream records(result.out);
        for (std::string line; std::getline(records, line);) {
            m_description.check(Json::parse(line), section);
        }
    }
    void score(std::vector<std::string> words, const std::vector<std::string>& files = {})
    {
        check(joined("score", std::move(words), files), "score");
    }
    void errors(std::vector<std::string> words)
    {
        check(joined("errors", std::move(words), {}), "errors", true);
    }
    void groups(std::vector<std::string> words)
    {
        check(joined("errors", std::move(words), {}), "group of records", true);
    }
    void compare(std::vector<std::string> words, const std::string& section = "compare",
        const std::string& gold = sample("gold"))
    {
        words.insert(words.begin(), { "compare", "--gold", gold });
        check(std::move(words), section);
    }

    /// Of the first record of system B.
    std::string judgedOfSample()
    {
        const auto listed = run(joined("errors", { "--json" }, {})).out;
        const auto record = Json::parse(listed.substr(0, listed.find('\n')));
        Json line { { "document", record["document"] }, { "start", record["gold"]["start"] },
            { "end", record["gold"]["end"] }, { "type", record["gold"]["types"][0] },
            { "verdict", "unclear-guideline" }, { "note", "why" }, { "judge", "Ann" },
            { "tags", { "sport" } }, { "adjudicated", true }, { "time", "2026-11-26" } };
        const auto& system = record["system"];
        if (!system.is_null()) {
            line["proposal"]
                = { { "start", system["start"] }, { "end", system["end"] }, { "type", system["types"][0] } };
        }
        return write("b.judgements.jsonl", line.dump() + "\n").string();
    }

    /// All of tags.conll, so that there is an estimate.
    std::string judgedAtRandom()
    {
        return write("random.jsonl",
            R"({"document": "tags", "start": 0, "end": 3, "type": "PER", "verdict": "gold-wrong", "correct": [], )"
            R"("sampled": "random", "pi": 1, "time": "2026-11-26T12:59:03.120Z"})"
            "\n")
            .string();
    }

    static std::string sample(const std::string& name)
    {
        return std::string(TOUCHSTONE_SAMPLES) + "/" + name + ".jsonl";
    }

    touchstone::testsupport::GuidePage m_page;
    Description m_description;

private:
    static std::vector<std::string> joined(
        const std::string& command, std::vector<std::string> words, const std::vector<std::string>& files)
    {
        std::vector<std::string> all { command };
        const auto whole
            = files.empty() ? std::vector<std::string> { sample("gold"), "B=" + sample("system-b") } : files;
        all.insert(all.end(), { "--gold", whole.at(0), "--system", whole.at(1) });
        all.insert(all.end(), words.begin(), words.end());
        return all;
    }
};

TEST_F(JsonGuide, TellsEveryKeyAndNoOther)
{
    score({ "--measure", "all", "--by", "document" });
    score({ "--measure", "all", "--by", "entity-length,document-length" });
    score({ "--preset", "conll-2003" });
    check({ "score", "--system", sample("system-a"), "--system", sample("system-b") }, "score");
    score({ "--pairing", "hipe" });
    score({ "--by", "score", "--at", "precision=0.5", "--measure", "conll" });
    const auto weights = write("weights.tsv", "PER\tORG\t0.5\n").string();
    score({ "--measure", "conll,overlap", "--type-weights", weights });
    const auto rules = write("note.rules",
        "rule \"told\"\n  phase Base  for system\n  when\n    not system.matched\n  then\n"
        "    system.note = \"alone\"\nend\n");
    score({ "--measure", "rules", "--rules", rules.string() });
    const auto tags = write("tags.conll", "Ada\tB-PER\nmet\tO\n\n").string();
    score({}, { tags, tags });
    std::string labels;
    for (int label = 0; label < 501; ++label) {
        labels += (label == 0 ? "" : ", ") + std::string(R"({"start": 0, "end": 1, "type": "T)")
            + std::to_string(label) + "\"}";
    }
    const auto many = write("many.jsonl", R"({"text": "x", "entities": [)" + labels + "]}\n").string();
    score({ "--measure", "muc" }, { many, many });
    const auto noisy = write("noisy.jsonl",
        R"({"text": "Ada Ben", "tokens": [[0, 3], [4, 7]], "date": "1900", "entities": [{"start": 0, "end": 3, "type": "PER", "score": 0.5, "noise": 0.1}, {"start": 4, "end": 7, "type": "PER", "score": 0.7, "noise": 0}]})"
        "\n")
                           .string();
    score({ "--time-period", "1800-1900,1900-2000", "--by", "score", "--at", "precision=0.5", "--min-score",
              "0.1" },
        { noisy, noisy });
    score({ "--noise-level", "0-0,0-1", "--by", "entity-length" }, { noisy, noisy });
    const auto hipe = std::string(TOUCHSTONE_TEST_DATA) + "/hipe/good.tsv";
    const auto corrections = write("c.csv",
        "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\ntags,0,3,PER,,,,ORG,"
        "\n");
    score({ "--corrections", corrections.string() }, { tags, tags });
    score({ "--corrections", judgedAtRandom() }, { tags, tags });
    score({ "--layer", "coarse,fine" }, { hipe, hipe });
    score({ "--layer", "coarse,fine", "--corrections", corrections.string() }, { hipe, hipe });
    score({ "--layer", "coarse,fine", "--measure", "conll", "--confusion" }, { hipe, hipe });
    score({ "--pairing", "hipe", "--layer", "links", "--n-best", "1,2" }, { hipe, hipe });
    const auto unlinked
        = write("unlinked.tsv", std::regex_replace(contents(hipe), std::regex("\\b(Q[0-9|Q]*|NIL)\\b"), "_"));
    score({ "--pairing", "hipe", "--layer", "links" }, { hipe, unlinked.string() });
    score({ "--pairing", "hipe", "--layer", "coarse,links" }, { hipe, unlinked.string() });

    const auto statistics = (m_folder / "b.statistics").string();
    score({ "--measure", "muc,surface", "--statistics", statistics });
    check({ "merge", statistics, "--intervals", "--trials", "50" }, "score");
    score({ "--noise-level", "0-0,0-1", "--statistics", statistics }, { noisy, noisy });
    check({ "merge", statistics }, "score");

    errors({});
    errors({ "--measure", "all", "--by", "entity-length" });
    errors({ "--judgements", judgedOfSample() });
    errors({ "--measure", "rules", "--list", "rules" });
    errors({ "--measure", "rules", "--list", "rules.entities" });
    groups({ "--group-by", "types" });
    groups({ "--group-by", "words" });

    const auto a = "A=" + sample("system-a");
    errors({ "--system", a, "--change", "both-right" });
    errors({ "--system", a, "--found-by", "1" });
    const auto b = "B=" + sample("system-b");
    const auto again = "C=" + sample("system-a");
    compare({ "--system", a, "--system", b, "--preset", "conll-2003" });
    compare({ "--system", a, "--system", b, "--list", "fixed", "--row-type", "PER" });
    compare({ "--system", a, "--system", b, "--system", "C=" + sample("system-b") });
    compare({ "--system", a, "--system", again, "--setting", "C:min-overlap=90" });
    compare({ "--system", a, "--system", again, "--measure", "eter.eter", "--setting", "C:alpha=0" });
    const auto twice = write("twice.jsonl",
        R"({"text": "Ada", "entities": [{"start": 0, "end": 3, "type": "PER"}, {"start": 0, "end": 3, "type": "PER"}]})"
        "\n")
                           .string();
    const auto once = write("once.jsonl",
        R"({"text": "Ada", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        "\n")
                          .string();
    for (const char* other : { "A", "C" }) { // that scorer takes equal golds for one
        compare({ "--system", "A=" + once, "--system", "C=" + once, "--setting",
                    other + std::string(":pairing=nervaluate-0.1") },
            "compare", twice);
    }
    compare({ "--group", a, "--group", b, "--preset", "conll-2003" }, "compare of groups");
    const auto story = write("story.jsonl",
        R"({"text": "12345 67890", "entities": []})"
        "\n")
                           .string();
    check({ "compare", "--system", sample("system-a"), "--system", sample("system-b"), "--system", story,
              "--preset", "conll-2003" },
        "compare of annotators", false, 1); // a pair of other texts stays out

    check({ "find", "Ada", "--gold", once, "--system", "A=" + once, "--system", "B=" + twice }, "find", true);
    std::string gold;
    std::string system;
    for (int i = 0; i < 30; ++i) {
        gold
            += R"({"text": "Ada in Rome", "entities": [{"start": 0, "end": 3, "type": "PER"}, {"start": 7, "end": 11, "type": "LOC"}]})"
               "\n";
        system += i % 2 == 0
            ? R"({"text": "Ada in Rome", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
              "\n"
            : R"({"text": "Ada in Rome", "entities": [{"start": 0, "end": 3, "type": "PER"}, {"start": 7, "end": 11, "type": "MISC"}]})"
              "\n";
    }
    check({ "leads", "--gold", write("lead-gold.jsonl", gold).string(), "--system",
              "A=" + write("lead-system.jsonl", system).string() },
        "leads");
    check({ "leads", "--gold", m_folder / "lead-gold.jsonl", "--system",
              "A=" + (m_folder / "lead-system.jsonl").string(), "--system",
              "B=" + (m_folder / "lead-system.jsonl").string() },
        "leads of several runs");
    const auto ambiguous = write("ambiguous.jsonl",
        R"({"text": "Rome won in Rome", "entities": [{"start": 0, "end": 4, "type": "ORG"}, {"start": 12, "end": 16, "type": "LOC"}]})"
        "\n")
                               .string();
    const auto pieces = write("pieces.jsonl",
        R"({"text": "Ada of Rome", "entities": [{"fragments": [[0, 3], [7, 11]], "start": 0, "end": 11, "type": "PER"}]})"
        "\n")
                            .string();
    check({ "suspects", "--gold", pieces, "--system", "A=" + pieces, "--system",
              "B="
                  + write("none.jsonl",
                      R"({"text": "Ada of Rome", "entities": []})"
                      "\n")
                        .string() },
        "suspects");
    check({ "describe", ambiguous, sample("gold") }, "describe");
    const auto judgedLine = [](const std::string& rest) {
        return R"({"document": "1", "type": "ORG", "time": "2026-11-26", "sampled": "random", )" + rest
            + "}\n";
    };
    const auto judged = write("judged.jsonl",
        judgedLine(R"("start": 0, "end": 4, "verdict": "gold-wrong", "judge": "Ann")")
            + judgedLine(R"("start": 0, "end": 4, "verdict": "both-wrong", "judge": "Zoe")")
            + judgedLine(R"("start": 0, "end": 4, "verdict": "gold-wrong", "adjudicated": true)")
            + judgedLine(R"("start": 5, "end": 8, "text": "lost", "verdict": "gold-wrong")"));
    check({ "judgements", "--gold", ambiguous, judged.string() }, "judgements");
    write("gold.conll", "Ada B-PER\nsings O\n");
    write("run-a.conll", "Ada B-PER\nsings O\n");
    write("run-b.conll", std::string(64, '\0'));
    write("run-c.conll", "Ada B-PER\nsings B-PER\n");
    write("c.touchstone", R"({"touchstone-project": 1, "nmae": "x", "campaign": {"gold": "gold.conll",
        "runs": ["{kind:run|other}-{team}.conll"], "system": "{team}", "tasks": [{"name": "names"}]}})");
    write("c.touchstone-notes",
        R"({"kind": "run", "system": "a", "text": "first"})"
        "\n");
    const auto campaign
        = run({ "campaign", "c.touchstone", "--json", "--no-cache", "--significance", "--by", "kind" });
    ASSERT_EQ(campaign.code, 1) << campaign.err;
    m_description.check(Json::parse(campaign.out), "campaign");

    m_description.expectAllPrinted();
}

TEST_F(JsonGuide, ThePythonOfTheGuideRuns)
{
    if (std::system("python3 --version >/dev/null 2>&1") != 0) {
        GTEST_SKIP() << "there is no python3";
    }
    const auto guide = contents(std::string(TOUCHSTONE_SAMPLES) + "/../help/commandline.md");
    const std::string fence = "```python\n";
    const auto begin = guide.find(fence);
    ASSERT_NE(begin, std::string::npos);
    const auto code = guide.substr(begin + fence.size(), guide.find("```", begin + 1) - begin - fence.size());
    write("test.py", code + "\ntest_the_new_model_is_good_enough()\nprint(f1('gold.jsonl', 'gold.jsonl'))\n");
    write("gold.jsonl", contents(sample("gold")));
    write("new.jsonl", contents(sample("system-a")));
    const auto tools = std::filesystem::path(TOUCHSTONE_CLI).parent_path().string();
    const auto command = "cd " + quoted(m_folder.string()) + " && PATH=" + quoted(tools)
        + ":$PATH python3 test.py >out.txt 2>&1";
    EXPECT_EQ(std::system(command.c_str()), 0) << contents(m_folder / "out.txt");
    EXPECT_EQ(contents(m_folder / "out.txt"), "1.0\n");
}

} // namespace
