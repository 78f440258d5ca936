// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/breakages.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <sstream>

namespace touchstone::tests {

namespace {

/// "[PER Ada Berg] left [LOC Norvik] ."
BreakableDocument documentOf(const std::string& id, const std::string& marked)
{
    BreakableDocument document { id, {}, {} };
    std::istringstream stream(marked);
    for (std::string word; stream >> word;) {
        if (word.front() == '[') {
            document.names.push_back({ document.tokens.size(), 0, word.substr(1) });
            continue;
        }
        const bool closes = word.size() > 1 && word.back() == ']';
        document.tokens.push_back(closes ? word.substr(0, word.size() - 1) : word);
        if (closes) {
            document.names.back().end = document.tokens.size();
        }
    }
    return document;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}
std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const auto& line : lines) {
        text += line + "\n";
    }
    return text;
}

void replaceOnce(std::string& text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos) {
        throw std::string("nothing to replace: " + from);
    }
    text.replace(at, from.size(), to);
}

std::string& only(FileTexts& files) { return files.begin()->second; }

std::string tagOf(const BreakableDocument& document, std::size_t token)
{
    for (const auto& name : document.names) {
        if (token >= name.first && token < name.end) {
            return (token == name.first ? "B-" : "I-") + name.label;
        }
    }
    return "O";
}

void cutAt(std::string& text, const std::string& word, std::size_t kept)
{
    const auto at = text.find(word);
    if (at == std::string::npos) {
        throw std::string("nothing to cut: " + word);
    }
    text.resize(at + kept);
}

// -------------------------------------------------------------------------------------------------- CoNLL

FileTexts conllFiles(const std::string& side, const BreakableCorpus& corpus, bool)
{
    std::string text;
    for (const auto& document : corpus) {
        text += "-DOCSTART- -X- -X- O\n\n";
        for (std::size_t i = 0; i < document.tokens.size(); ++i) {
            text += document.tokens[i] + " NN I-NP " + tagOf(document, i) + "\n";
            text += document.tokens[i] == "." ? "\n" : "";
        }
    }
    return { { side + ".conll", text } };
}

BreakableFormat conll()
{
    BreakableFormat format { "conll", [](const std::string& side) { return side + ".conll"; }, conllFiles,
        {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        for (auto& line : lines) {
            line += line.empty() || line.front() == '-' ? "" : " 0.93";
        }
        only(files) = joined(lines);
    };
    format.breakages["shifted cell"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        replaceOnce(lines[7], " NN ", " ");
        only(files) = joined(lines);
    };
    format.breakages["cut in a token"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 3); };
    format.breakages["cut between rows"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 0); };
    format.breakages["missing id value"] = [](FileTexts& files) {
        auto& text = only(files);
        const auto second = text.find("-DOCSTART-", 1);
        text.erase(second, text.find("\n\n", second) + 2 - second);
    };
    return format;
}

// --------------------------------------------------------------------------------------------------- HIPE

FileTexts hipeFiles(const std::string& side, const BreakableCorpus& corpus, bool)
{
    std::string text
        = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP\tNE-NESTED\t"
          "NEL-LIT\tNEL-METO\tMISC\n";
    for (const auto& document : corpus) {
        text += "# hipe2022:document_id = " + document.id + "\n";
        for (std::size_t i = 0; i < document.tokens.size(); ++i) {
            text += document.tokens[i] + "\t" + tagOf(document, i) + "\tO\tO\tO\tO\tO\t_\t_\t_\n";
        }
    }
    return { { side + ".tsv", text } };
}

BreakableFormat hipe()
{
    BreakableFormat format { "hipe", [](const std::string& side) { return side + ".tsv"; }, hipeFiles, {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        int number = 0;
        for (auto& line : lines) {
            if (line.front() != '#' && line.substr(0, 5) != "TOKEN") {
                line.insert(line.find('\t'), "\t" + std::to_string(++number));
            }
        }
        only(files) = joined(lines);
    };
    format.breakages["shifted cell"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        auto& norvik = lines[6];
        norvik.insert(norvik.find('\t'), "\t");
        norvik.resize(norvik.rfind('\t'));
        only(files) = joined(lines);
    };
    format.breakages["cut in a token"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 3); };
    format.breakages["cut between rows"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 0); };
    format.breakages["missing id value"]
        = [](FileTexts& files) { replaceOnce(only(files), "document_id = bridge-1902", "document_id ="); };
    return format;
}

// -------------------------------------------------------------------------------------------------- JSONL

std::string quotedJson(const std::string& text) { return "\"" + text + "\""; }

FileTexts jsonlFiles(const std::string& side, const BreakableCorpus& corpus, bool)
{
    std::string text;
    for (const auto& document : corpus) {
        text += "{\"id\": " + quotedJson(document.id) + ", \"text\": " + quotedJson(document.text())
            + ", \"entities\": [";
        for (std::size_t i = 0; i < document.names.size(); ++i) {
            const auto& name = document.names[i];
            text += (i == 0 ? "" : ", ") + std::string("{\"start\": ") + std::to_string(document.begin(name))
                + ", \"end\": " + std::to_string(document.end(name)) + ", \"type\": " + quotedJson(name.label)
                + "}";
        }
        text += "]}\n";
    }
    return { { side + ".jsonl", text } };
}

BreakableFormat jsonl()
{
    BreakableFormat format { "jsonl", [](const std::string& side) { return side + ".jsonl"; }, jsonlFiles,
        {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        for (auto& line : lines) {
            replaceOnce(line, ", \"entities\"", ", \"model\": \"v7\", \"entities\"");
            replaceOnce(line, "\"type\"", "\"confidence\": 0.9, \"type\"");
        }
        only(files) = joined(lines);
    };
    format.breakages["shifted cell"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        replaceOnce(lines[1], "\"end\": ", "\"end\": \"PER\", \"was\": ");
        only(files) = joined(lines);
    };
    format.breakages["cut in a token"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 3); };
    format.breakages["cut between rows"]
        = [](FileTexts& files) { cutAt(only(files), "{\"id\": \"market-1904", 0); };
    format.breakages["missing id value"]
        = [](FileTexts& files) { replaceOnce(only(files), "\"id\": \"bridge-1902\"", "\"id\": \"\""); };
    return format;
}

// --------------------------------------------------------------------------------------------------- brat

FileTexts bratFiles(const std::string& side, const BreakableCorpus& corpus, bool)
{
    FileTexts files;
    for (const auto& document : corpus) {
        std::string text;
        int number = 0;
        for (const auto& name : document.names) {
            text += "T" + std::to_string(++number) + "\t" + name.label + " "
                + std::to_string(document.begin(name)) + " " + std::to_string(document.end(name)) + "\t"
                + document.words(name) + "\n";
        }
        // A folder holds a name once: a copy has one of its own.
        const auto stem
            = side + "/" + document.id + (files.count(side + "/" + document.id + ".ann") != 0 ? "-copy" : "");
        files[stem + ".ann"] = text;
        files[stem + ".txt"] = document.text();
    }
    return files;
}

BreakableFormat brat()
{
    BreakableFormat format { "brat", [](const std::string& side) { return side; }, bratFiles, {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        for (auto& [name, text] : files) {
            if (name.ends_with(".ann")) {
                auto lines = linesOf(text);
                for (auto& line : lines) {
                    line += "\t0.93";
                }
                text = joined(lines);
            }
        }
    };
    format.breakages["shifted cell"]
        = [](FileTexts& files) { replaceOnce(files.at("run/bridge-1902.ann"), "PER ", "PER\t"); };
    format.breakages["cut in a token"]
        = [](FileTexts& files) { cutAt(files.at("run/market-1904.ann"), "T3", 5); };
    format.breakages["cut between rows"]
        = [](FileTexts& files) { cutAt(files.at("run/market-1904.ann"), "T2", 0); };
    format.breakages["missing id value"]
        = [](FileTexts& files) { replaceOnce(files.at("run/bridge-1902.ann"), "T2\t", "\t"); };
    return format;
}

// ------------------------------------------------------------------------------------------- Label Studio

FileTexts labelStudioFiles(const std::string& side, const BreakableCorpus& corpus, bool gold)
{
    std::string text = "[\n";
    for (std::size_t at = 0; at < corpus.size(); ++at) {
        const auto& document = corpus[at];
        text += "{\"id\": " + quotedJson(document.id)
            + ", \"data\": {\"text\": " + quotedJson(document.text()) + "}, "
            + (gold ? "\"annotations\": [{" : "\"predictions\": [{\"model_version\": \"v7\", ")
            + "\"result\": [";
        for (std::size_t i = 0; i < document.names.size(); ++i) {
            const auto& name = document.names[i];
            text += std::string(i == 0 ? "" : ", ") + R"({"id": "r)" + std::to_string(i)
                + R"(", "from_name": "ner", "to_name": "text", "type": "labels", )"
                + "\"value\": {\"start\": " + std::to_string(document.begin(name)) + ", \"end\": "
                + std::to_string(document.end(name)) + ", \"text\": " + quotedJson(document.words(name))
                + ", \"labels\": [" + quotedJson(name.label) + "]}}";
        }
        text += at + 1 == corpus.size() ? "]}]}\n" : "]}]},\n";
    }
    return { { side + ".json", text + "]\n" } };
}

BreakableFormat labelStudio()
{
    BreakableFormat format { "labelstudio", [](const std::string& side) { return side + ".json"; },
        labelStudioFiles, {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
            replaceOnce(lines[i], "\"data\"", "\"meta\": {\"batch\": 7}, \"data\"");
            replaceOnce(lines[i], "\"text\": ", "\"source\": \"page 7\", \"text\": ");
        }
        only(files) = joined(lines);
    };
    format.breakages["shifted cell"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        replaceOnce(lines[2], ", \"labels\": [\"PER\"]}", "}, \"labels\": [\"PER\"]");
        only(files) = joined(lines);
    };
    format.breakages["cut in a token"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 3); };
    format.breakages["cut between rows"]
        = [](FileTexts& files) { cutAt(only(files), "{\"id\": \"market-1904", 0); };
    format.breakages["missing id value"]
        = [](FileTexts& files) { replaceOnce(only(files), "\"id\": \"bridge-1902\", ", ""); };
    return format;
}

// -------------------------------------------------------------------------------------------------- table

FileTexts tableFiles(const std::string& side, const BreakableCorpus& corpus, bool gold)
{
    if (gold) {
        return jsonlFiles(side, corpus, gold);
    }
    std::string text = "doc,start,end,label,text\n";
    for (const auto& document : corpus) {
        for (const auto& name : document.names) {
            text += document.id + "," + std::to_string(document.begin(name)) + ","
                + std::to_string(document.end(name)) + "," + name.label + "," + document.words(name) + "\n";
        }
    }
    return { { side + ".csv", text } };
}

BreakableFormat table()
{
    BreakableFormat format { "table",
        [](const std::string& side) { return side + (side == "gold" ? ".jsonl" : ".csv"); }, tableFiles, {} };
    format.breakages["surplus column"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        for (std::size_t i = 1; i < lines.size(); ++i) {
            lines[i].insert(lines[i].find(','), "," + std::to_string(i));
        }
        only(files) = joined(lines);
    };
    format.breakages["shifted cell"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        lines[3].insert(lines[3].find(','), ",");
        only(files) = joined(lines);
    };
    format.breakages["cut in a token"] = [](FileTexts& files) { cutAt(only(files), "Ulverton", 3); };
    format.breakages["cut between rows"] = [](FileTexts& files) { cutAt(only(files), "market-1904,", 0); };
    format.breakages["missing id value"] = [](FileTexts& files) {
        auto lines = linesOf(only(files));
        lines[3].erase(0, lines[3].find(','));
        only(files) = joined(lines);
    };
    return format;
}

/// The breakages of what the files say.
void breakCorpus(BreakableCorpus& corpus, const std::string& kind)
{
    const auto relabel = [&corpus](const auto& change) {
        for (auto& document : corpus) {
            for (auto& name : document.names) {
                change(name.label);
            }
        }
    };
    if (kind == "renamed label") {
        relabel([](std::string& label) { label = label == "PER" ? "PERSON" : label; });
    } else if (kind == "label in other case") {
        relabel([](std::string& label) {
            std::transform(label.begin(), label.end(), label.begin(),
                [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        });
    } else if (kind == "repeated document") {
        corpus.insert(corpus.begin() + 3, corpus[1]);
    } else if (kind == "other text") {
        auto other = documentOf(corpus[2].id,
            "Eleven [ORG Kestrel Trawlers] boats went out at dawn ; by noon [PER Wim Okker] alone had sent "
            "word "
            "home , and none of the wives at [LOC Skerry Point] believed it .");
        corpus[2] = other;
    } else if (kind == "documents in another order") {
        std::rotate(corpus.begin(), corpus.begin() + 2, corpus.end());
    }
}

} // namespace

std::string BreakableDocument::text() const
{
    std::string result;
    for (const auto& token : tokens) {
        result += (result.empty() ? "" : " ") + token;
    }
    return result;
}

std::size_t BreakableDocument::begin(const BreakableName& name) const
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < name.first; ++i) {
        at += tokens[i].size() + 1;
    }
    return at;
}

std::size_t BreakableDocument::end(const BreakableName& name) const
{
    return begin(name) + words(name).size();
}

std::string BreakableDocument::words(const BreakableName& name) const
{
    std::string result;
    for (std::size_t i = name.first; i < name.end; ++i) {
        result += (result.empty() ? "" : " ") + tokens[i];
    }
    return result;
}

BreakableCorpus goldCorpus()
{
    return { documentOf("harbour-1901",
                 "The skiing lift above [LOC Norvik] opened when [PER Ada Berg] cut the ribbon for [ORG Acme "
                 "Ropes] ."),
        documentOf("bridge-1902",
            "Mayor [PER Tomas Lind] told [ORG The Daily Herald] that the bridge at [LOC Tarn] must close "
            "before winter ."),
        documentOf("school-1903",
            "A new school for girls stands in [LOC Vesterby] ; [PER Karin Holm] teaches reading , and [ORG "
            "Unity Mission] "
            "pays her ."),
        documentOf("market-1904",
            "Market prices rose again : [PER Olga Brandt] of [LOC Ulverton] sells eggs to [ORG Hansa "
            "Traders] at twice what "
            "[PER Jens Falk] asked ."),
        documentOf("theatre-1905",
            "Last night the theatre company of [LOC Rosendal] played to an empty house ; only [PER Ida "
            "Strom] from "
            "[ORG Northern Post] clapped .") };
}

BreakableCorpus runCorpus()
{
    auto corpus = goldCorpus();
    corpus[0].names.pop_back();
    corpus[1].names[1].first += 1;
    return corpus;
}

const std::vector<BreakableFormat>& breakableFormats()
{
    static const std::vector<BreakableFormat> formats { conll(), hipe(), jsonl(), brat(), labelStudio(),
        table() };
    return formats;
}

const BreakableFormat* breakableFormat(const std::string& name)
{
    const auto& formats = breakableFormats();
    const auto found = std::find_if(formats.begin(), formats.end(),
        [&name](const BreakableFormat& format) { return format.name == name; });
    return found == formats.end() ? nullptr : &*found;
}

FileTexts brokenRun(const BreakableFormat& format, const std::string& kind)
{
    auto corpus = runCorpus();
    breakCorpus(corpus, kind);
    auto files = format.write("run", corpus, false);
    if (const auto found = format.breakages.find(kind); found != format.breakages.end()) {
        found->second(files);
    }
    return files;
}

} // namespace touchstone::tests
