// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/corpora.h"

#include <array>
#include <fstream>
#include <map>
#include <random>
#include <string_view>

#include <unistd.h>

namespace touchstone::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> types { "PER", "LOC", "ORG", "DATE", "MISC" };
constexpr std::array<std::string_view, 12> words { "alpha", "beta", "gam", "delta", "of", "the", "in", "xy",
    "house", "river", "Paris", "doctor" };

/// A folder of this process, removed at its end.
const fs::path& folder()
{
    struct Folder
    {
        fs::path path = fs::temp_directory_path() / ("touchstone-bench." + std::to_string(getpid()));
        Folder() { fs::create_directories(path); }
        ~Folder() { fs::remove_all(path); }
        Folder(const Folder&) = delete;
        Folder& operator=(const Folder&) = delete;
    };
    static const Folder made;
    return made.path;
}

template <typename Write> CorpusFiles made(const std::string& name, Write write)
{
    CorpusFiles files { folder() / ("gold-" + name), folder() / ("system-" + name) };
    if (!fs::exists(files.gold)) {
        std::ofstream gold(files.gold, std::ios::binary);
        std::ofstream system(files.system, std::ios::binary);
        std::mt19937 random(1);
        write(gold, system, random);
    }
    return files;
}

void writeRows(std::ofstream& gold, std::ofstream& system, std::mt19937& random)
{
    const auto row = [&](std::string_view goldTag, std::string_view goldType, std::string_view systemTag,
                         std::string_view systemType) {
        const auto word = words[random() % words.size()];
        gold << word << ' ' << goldTag << goldType << '\n';
        system << word << ' ' << systemTag << systemType << '\n';
    };
    for (int entity = 0; entity < 10; ++entity) {
        for (auto i = 3 + random() % 5; i > 0; --i) {
            row("O", "", "O", "");
        }
        const auto length = 1 + random() % 3;
        const auto type = types[random() % types.size()];
        const auto kind = random() % 100;
        const auto other = kind < 75 || kind >= 85 ? type : types[random() % types.size()];
        for (std::size_t i = 0; i < length; ++i) {
            const std::string_view tag = i == 0 ? "B-" : "I-";
            const bool absent = kind >= 93 || (kind >= 85 && i > 0);
            row(tag, type, absent ? "O" : tag, absent ? "" : other);
        }
    }
    gold << '\n';
    system << '\n';
}

/// One document; a damaged blank parts or joins words.
void writeNoisy(std::ofstream& gold, std::ofstream& system, std::mt19937& random, std::size_t characters)
{
    constexpr unsigned perMille = 50;
    std::string word; // of the system, in the making
    std::string tag;
    const auto flush = [&] {
        if (!word.empty()) {
            system << word << ' ' << (random() % 20 == 0 || tag.empty() ? "O" : tag) << '\n';
        }
        word.clear();
        tag.clear();
    };
    const auto put = [&](char c, const std::string& label) {
        if (c == ' ') {
            flush();
            return;
        }
        word += c;
        tag = tag.empty() ? label : tag;
    };
    std::size_t inEntity = 0;
    std::string type;
    for (std::size_t written = 0; written < characters;) {
        const std::string token(words[random() % words.size()]);
        std::string label = "O";
        if (inEntity > 0) {
            label = "I-" + type;
            --inEntity;
        } else if (random() % 8 == 0) {
            type = types[random() % types.size()];
            label = "B-" + type;
            inEntity = random() % 3;
        }
        gold << token << ' ' << label << '\n';
        written += token.size() + 1;
        for (const char c : token + " ") {
            if (random() % 1000 >= perMille) {
                put(c, label);
                continue;
            }
            const auto other = static_cast<char>('a' + random() % 26);
            const auto kind = random() % 3;
            if (kind == 0) {
                put(other, label);
            } else if (kind == 1) {
                put(c, label);
                put(other, label);
            }
        }
    }
    flush();
}

} // namespace

CorpusFiles noisyCorpus(std::size_t documents, std::size_t characters)
{
    return made("noisy" + std::to_string(documents) + "x" + std::to_string(characters) + ".conll",
        [&](std::ofstream& gold, std::ofstream& system, std::mt19937& random) {
            for (std::size_t i = 0; i < documents; ++i) {
                gold << "-DOCSTART- O\n\n";
                system << "-DOCSTART- O\n\n";
                writeNoisy(gold, system, random, characters);
                gold << '\n';
                system << '\n';
            }
        });
}

CorpusFiles conllCorpus(std::size_t documents)
{
    return made(std::to_string(documents) + ".conll",
        [&](std::ofstream& gold, std::ofstream& system, std::mt19937& random) {
            for (std::size_t i = 0; i < documents; ++i) {
                gold << "-DOCSTART- O\n\n";
                system << "-DOCSTART- O\n\n";
                writeRows(gold, system, random);
            }
        });
}

CorpusFiles jsonlCorpus(std::size_t documents)
{
    return made(std::to_string(documents) + ".jsonl",
        [&](std::ofstream& gold, std::ofstream& system, std::mt19937& random) {
            for (std::size_t i = 0; i < documents; ++i) {
                std::string text;
                std::array<std::string, 2> entities;
                for (int entity = 0; entity < 5; ++entity) {
                    text += std::string(words[random() % words.size()]) + " of the ";
                    const auto begin = text.size();
                    text += words[random() % words.size()];
                    for (std::size_t side = 0; side < 2; ++side) {
                        if (side == 0 || random() % 5 != 0) {
                            entities[side] += (entities[side].empty() ? "" : ", ")
                                + std::string("{\"start\": ") + std::to_string(begin)
                                + ", \"end\": " + std::to_string(text.size()) + ", \"type\": \""
                                + std::string(types[random() % (side == 0 ? 5 : 2)]) + "\"}";
                        }
                    }
                    text += ' ';
                }
                const auto head = "{\"id\": \"doc" + std::to_string(i) + "\", \"text\": \"" + text
                    + "\", \"entities\": [";
                gold << head << entities[0] << "]}\n";
                system << head << entities[1] << "]}\n";
            }
        });
}

CorpusFiles longDocument(std::size_t characters, std::size_t entities)
{
    const auto name = std::to_string(characters) + "x" + std::to_string(entities) + ".jsonl";
    return made(name, [&](std::ofstream& gold, std::ofstream& system, std::mt19937& random) {
        std::string text;
        while (text.size() < characters) {
            text += words[random() % words.size()];
            text += ' ';
        }
        text.resize(characters);
        for (auto* side : { &gold, &system }) {
            *side << "{\"id\": \"long\", \"text\": \"" << text << "\", \"entities\": [";
            const auto step = characters / entities;
            for (std::size_t i = 0; i < entities; ++i) {
                const auto begin = i * step + random() % (step / 4 + 1);
                *side << (i == 0 ? "" : ", ") << "{\"start\": " << begin
                      << ", \"end\": " << begin + 1 + random() % (step / 2) << ", \"type\": \""
                      << types[random() % types.size()] << "\"}";
            }
            *side << "]}\n";
        }
    });
}

} // namespace touchstone::bench
