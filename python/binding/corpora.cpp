// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/corpora.h"

#include "app/cli/words/command.h"
#include "app/cli/words/scoringwords.h"

#include "core/annotation/places.h"
#include "core/io/open/opener.h"
#include "core/io/write/jsonlwriter.h"

#include <pybind11/stl.h>

namespace touchstone::python {

namespace {

/// Words of memory stand before names that users give files.
constexpr const char* goldWord = "@gold";

std::string systemWord(std::size_t number) { return "@" + std::to_string(number + 1); }

/// How one file is read, in the words of every command over files.
class ReadCommand : public cli::Command
{
public:
    void declare(cli::Arguments& arguments) override { m_words.declare(arguments, threads); }
    void finish() override
    {
        const auto dataSet = m_words.dataSet();
        if (!dataSet.labelMap.empty() || dataSet.labels.collapse > 0 || !dataSet.labels.types.empty()
            || !dataSet.corrections.path.empty()) {
            throw cli::UsageError {
                "Labels are chosen and changed where a corpus is scored, and corrections are "
                "laid over it there; say how it is read, such as --format or --column."
            };
        }
        m_source = dataSet.systems.empty() ? dataSet.gold : dataSet.systems.front();
    }
    int run() override { return 0; }
    [[nodiscard]] const analysis::LayerSource& source() const { return m_source; }

private:
    cli::FileWords m_words;
    analysis::LayerSource m_source;
};

/// Options that name a side.
Words forSystem(Words words)
{
    for (auto& word : words) {
        if (word == "--annotator" || word.starts_with("--annotator=")) {
            word.insert(2, "system-");
        }
    }
    return words;
}

std::size_t placeOf(py::ssize_t number, std::size_t size)
{
    const auto from = number < 0 ? number + static_cast<py::ssize_t>(size) : number;
    if (from < 0 || from >= static_cast<py::ssize_t>(size)) {
        throw py::index_error(
            "there are " + std::to_string(size) + ", and none has the number " + std::to_string(number));
    }
    return static_cast<std::size_t>(from);
}

py::dict entityDict(
    const annotation::Document& document, const annotation::Layer& layer, std::uint32_t number)
{
    const auto& tree = document.annotations;
    const auto& entity = tree.entities[number];
    const auto& details = tree.detailsOf(number);
    py::dict dict;
    dict["id"] = tree.id(number);
    dict["start"] = entity.span.begin;
    dict["end"] = entity.span.end;
    dict["type"] = layer.labels.name(entity.label);
    dict["text"] = std::string(document.text.slice(entity.span));
    if (!details.links.empty()) {
        dict["links"] = details.links;
    }
    if (details.score) {
        dict["score"] = *details.score;
    }
    if (!details.fragments.empty()) {
        py::list fragments;
        for (const auto& fragment : details.fragments) {
            fragments.append(py::make_tuple(fragment.begin, fragment.end));
        }
        dict["fragments"] = fragments;
    }
    if (entity.parent != annotation::noEntity) {
        dict["parent"] = entity.parent;
    }
    if (!tree.counted(number)) {
        dict["component"] = true;
    }
    return dict;
}

py::dict documentDict(const Corpus& corpus, py::ssize_t number)
{
    const auto& layer = corpus.layer();
    const auto& document = layer.documents[placeOf(number, layer.documents.size())];
    py::list entities;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        entities.append(entityDict(document, layer, i));
    }
    py::dict dict;
    dict["name"] = document.name;
    dict["text"] = std::string(document.text.utf8());
    dict["entities"] = entities;
    return dict;
}

std::vector<std::string> labelsOf(const annotation::Layer& layer)
{
    std::set<std::string> labels;
    for (const auto& document : layer.documents) {
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            if (document.annotations.counted(i)) {
                labels.insert(layer.labels.name(document.annotations.entities[i].label));
            }
        }
    }
    return { labels.begin(), labels.end() };
}

/// A corpus that is read now, so that an error is told at once.
CorpusPtr readNow(CorpusPtr corpus)
{
    (void)corpus->layer();
    return corpus;
}

CorpusPtr readBytes(
    const py::bytes& data, const Words& words, const std::string& name, const std::string& shown, bool system)
{
    return readNow(corpusOf(shown.empty() ? name : shown,
        std::make_shared<const std::string>(static_cast<std::string>(data)), words, name, system));
}

/// Of bytes that were made here, which no reader refuses: they are read when they are first needed.
CorpusPtr madeCorpus(std::string bytes, const char* format, Words words, const std::string& name,
    const std::string& shown, bool system)
{
    words.insert(words.end(), { "--format", format });
    return corpusOf(shown.empty() ? name : shown, std::make_shared<const std::string>(std::move(bytes)),
        words, name, system);
}

CorpusPtr readTags(const py::sequence& tags, const py::object& tokens, const Words& words, bool sentences,
    const std::optional<std::vector<std::string>>& names, const std::string& name, const std::string& shown,
    bool system)
{
    auto corpus = madeCorpus(tagColumns(tags, tokens, sentences), "conll", words, name, shown, system);
    if (!names || sentences) {
        return corpus;
    }
    // CoNLL has no names of documents.
    auto layer = corpus->layer();
    if (names->size() != layer.documents.size()) {
        throw py::value_error("there are " + std::to_string(names->size()) + " names of documents and "
            + std::to_string(layer.documents.size()) + " lists of tags");
    }
    for (std::size_t i = 0; i < names->size(); ++i) {
        layer.documents[i].name = (*names)[i];
        layer.documents[i].numbered = false;
    }
    return madeCorpus(io::toJsonl(layer), "jsonl", {}, name, shown, system);
}

} // namespace

const annotation::Layer& Corpus::layer() const
{
    valueOf(watched([this](std::stop_token stop) -> support::Result<void> {
        const std::lock_guard lock(m_mutex);
        if (m_layer) {
            return {};
        }
        auto options = m_source.options;
        options.system = m_system;
        options.emptyIsDocument = m_system;
        support::Progress progress(std::move(stop));
        const auto read = io::openLayer(m_source.path, m_source.name, options, progress);
        if (!read) {
            return tl::unexpected(read.error());
        }
        m_layer = *read;
        return {};
    }));
    return *m_layer;
}

CorpusPtr corpusOf(const std::string& path, std::shared_ptr<const std::string> content, const Words& words,
    const std::string& name, bool system)
{
    const cli::Program program { "touchstone", "", { cli::entry<ReadCommand>("read", "") } };
    Words line { "read", system ? "--system" : "--gold", content ? goldWord : path };
    const auto own = system ? forSystem(words) : words;
    line.insert(line.end(), own.begin(), own.end());
    cli::Embedded inside;
    if (content) {
        cli::HeldFile held { { name, path, {} } };
        held.source.options.content = std::move(content);
        inside.files.emplace(goldWord, std::move(held));
    }
    const auto parsed = cli::parseArguments(program, line);
    const auto* const command = dynamic_cast<const ReadCommand*>(parsed.command.get());
    if (command == nullptr) {
        throw wrongWords(parsed.problem.empty() ? "These words are not of reading." : parsed.problem);
    }
    auto source = command->source();
    source.name = !name.empty() ? name : source.name.empty() ? io::defaultName(source.path) : source.name;
    return std::make_shared<Corpus>(std::move(source), system);
}

Words Request::lineOf(const std::string& command) const
{
    Words line { command };
    if (gold) {
        line.insert(line.end(), { "--gold", goldWord });
    }
    for (std::size_t i = 0; i < systems.size(); ++i) {
        line.insert(line.end(), { "--system", systemWord(i) });
    }
    line.insert(line.end(), words.begin(), words.end());
    return line;
}

std::map<std::string, cli::HeldFile> Request::files() const
{
    std::map<std::string, cli::HeldFile> files;
    if (gold) {
        files.emplace(goldWord, cli::HeldFile { gold->source() });
    }
    for (std::size_t i = 0; i < systems.size(); ++i) {
        files.emplace(systemWord(i), cli::HeldFile { systems[i]->source() });
    }
    return files;
}

py::dict findingDict(const support::Diagnostic& finding)
{
    const auto known = [](std::uint32_t number) {
        return number == 0 ? py::object(py::none()) : py::object(py::int_(number));
    };
    py::dict dict;
    dict["severity"] = std::string(support::severityName(finding.severity));
    dict["code"] = finding.code;
    dict["message"] = finding.message;
    dict["file"] = finding.place.file;
    dict["line"] = known(finding.place.line);
    dict["column"] = known(finding.place.column);
    return dict;
}

void addCorpora(py::module_& module)
{
    using namespace py::literals;
    py::class_<Corpus, CorpusPtr>(module, "Corpus",
        "One side, gold or system: a file, a folder, or bytes in memory, and how they are read.")
        .def_property_readonly("name", [](const Corpus& own) { return own.source().name; })
        .def_property_readonly("path",
            [](const Corpus& own) {
                return own.data() != nullptr ? std::optional<std::string>() : own.source().path;
            })
        .def_property_readonly("data",
            [](const Corpus& own) {
                return own.data() != nullptr ? py::object(py::bytes(*own.data())) : py::object(py::none());
            })
        .def_property_readonly("format", [](const Corpus& own) { return own.layer().format; })
        .def_property_readonly("column", [](const Corpus& own) { return own.layer().column; })
        .def_property_readonly("labels", [](const Corpus& own) { return labelsOf(own.layer()); })
        .def_property_readonly("entity_count", [](const Corpus& own) { return own.layer().entityCount(); })
        .def("__len__", [](const Corpus& own) { return own.layer().documents.size(); })
        .def(
            "names",
            [](const Corpus& own) {
                std::vector<std::string> names;
                for (const auto& document : own.layer().documents) {
                    names.push_back(document.name);
                }
                return names;
            },
            "Names of the documents, in the order of the file.")
        .def("document", &documentDict, "number"_a, "One document with its entities, as a dict.")
        .def(
            "findings",
            [](const Corpus& own) {
                py::list list;
                for (const auto& finding : own.layer().diagnostics.list()) {
                    list.append(findingDict(finding));
                }
                return list;
            },
            "What reading found and mended.")
        .def(
            "to_jsonl", [](const Corpus& own) { return py::bytes(io::toJsonl(own.layer())); },
            "The corpus as Touchstone JSON Lines, one document a line.");
    module.def(
        "read",
        [](const std::string& path, const Words& words, const std::string& name, bool system) {
            return readNow(corpusOf(path, nullptr, words, name, system));
        },
        "Read a file or folder.", "path"_a, "words"_a = Words(), py::kw_only(), "name"_a = "",
        "system"_a = false);
    module.def("read_bytes", &readBytes, "Read bytes in memory, through the readers of files.", "data"_a,
        "words"_a = Words(), py::kw_only(), "name"_a = "data", "shown"_a = "", "system"_a = false);
    module.def(
        "read_spans",
        [](const py::sequence& documents, const Words& words, const std::string& offsets,
            const std::string& name, const std::string& shown, bool system) {
            return madeCorpus(spanLines(documents, offsets), "jsonl", words, name, shown, system);
        },
        "Read documents with offsets: dicts with text and entities.", "documents"_a, "words"_a = Words(),
        py::kw_only(), "offsets"_a = "code-points", "name"_a = "data", "shown"_a = "", "system"_a = false);
    module.def("read_tags", &readTags, "Read lists of tags, with or without their tokens.", "tags"_a,
        "tokens"_a = py::none(), "words"_a = Words(), py::kw_only(), "sentences"_a = true,
        "names"_a = py::none(), "name"_a = "data", "shown"_a = "", "system"_a = false);
}

} // namespace touchstone::python
