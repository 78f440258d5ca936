// SPDX-License-Identifier: GPL-3.0-or-later
// FileWords: the options that name files and say how they are read; declared in scoringwords.h.
#include "app/cli/words/scoringwords.h"

#include "app/cli/words/embedded.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/io/containers/filebytes.h"
#include "core/io/open/readerregistry.h"
#include "core/support/lookup.h"

#include <filesystem>

#include <glob.h>

#include <cerrno>
#include <system_error>

namespace touchstone::cli {

namespace {

/// Takes what stands for the path where it names no file: data held in memory, and where it is "-" the
/// content of standard input. That is read once in a program: a second "-" is refused. Throws UsageError,
/// also where it cannot be read.
void takeContent(analysis::LayerSource& source)
{
    if (takeHeld(source) || source.path != io::standardInputPath) {
        return;
    }
    claimStandardInput();
    constexpr std::size_t step = std::size_t(1) << 20U;
    auto content = std::make_shared<std::string>();
    std::size_t count = 0;
    do {
        const auto before = content->size();
        content->resize(before + step);
        count = std::fread(content->data() + before, 1, step, stdin);
        content->resize(before + count);
        if (content->size() > io::largestFile) {
            throw UsageError {
                "Standard input is larger than 2 GiB; split it into several files of one folder."
            };
        }
    } while (count > 0);
    if (std::ferror(stdin) != 0) {
        throw UsageError { std::string("Standard input cannot be read: ")
            + std::generic_category().message(errno) + "." };
    }
    source.options.content = std::move(content);
}

bool isNamed(const std::string& word)
{
    const auto equals = word.find('=');
    return equals != std::string::npos && equals > 0 && word.find('/') > equals;
}

analysis::LayerSource systemSource(const std::string& argument, const io::ReadOptions& options)
{
    const auto equals = argument.find('=');
    auto path = isNamed(argument) ? argument.substr(equals + 1) : argument;
    if (path.empty()) {
        throw UsageError { argument.empty() ? "--system names no file; write [NAME=]PATH."
                                            : "--system " + argument + " names no file; write NAME=PATH." };
    }
    std::error_code error;
    const bool named = isNamed(argument)
        && (std::filesystem::exists(path, error) || !std::filesystem::exists(argument, error));
    return named ? analysis::LayerSource { argument.substr(0, equals), std::move(path), options }
                 : analysis::LayerSource { {}, argument, options };
}

} // namespace

void visitNamed(const FileVisit& visit, const std::string& option, std::string& word)
{
    if (!isNamed(word)) {
        visit(option, word);
        return;
    }
    const auto behind = word.find('=') + 1;
    auto path = word.substr(behind);
    visit(option, path);
    word.replace(behind, std::string::npos, path);
}

void visitFile(const FileVisit& visit, const std::string& option, std::string& path)
{
    if (!path.empty()) {
        visit(option, path);
    }
}

std::vector<std::string> matchingPaths(const std::string& pattern, const std::string& option)
{
    glob_t matches {};
    std::vector<std::string> paths;
    // NOLINTNEXTLINE(concurrency-mt-unsafe): words are read before there are threads
    if (glob(pattern.c_str(), 0, nullptr, &matches) == 0) {
        paths.assign(matches.gl_pathv, matches.gl_pathv + matches.gl_pathc);
    }
    globfree(&matches);
    if (paths.empty()) {
        throw UsageError { option + " \"" + pattern + "\" matches no file or folder." };
    }
    return paths;
}

void FileWords::declare(Arguments& arguments, int& threads, const char* columns)
{
    m_ownNames = { arguments.value("--gold", gold, "PATH",
                       "Gold corpus: a file, or a folder of one corpus; score, errors, compare and figure "
                       "take two systems without one, too, and show where these agree"),
        arguments.repeated("--system", systems, "[NAME=]PATH", "System output; repeats"),
        arguments.repeated("--systems", systemGlobs, "GLOB", "Every matching file or folder is one system") };
    m_projectNames
        = { arguments.value("--project", project, "FILE.touchstone",
                "Data and settings of a project, as if they were typed; options beside it go first"),
              arguments.value("--set", projectSet, "NAME", "Of a project: this data set; default: each"),
              arguments.value("--task", projectTask, "NAME", "Of a project: this task; default: each"),
              arguments.flag(
                  "--allow-outside", allowOutside, "Read also what a project names outside of its folder") };
    const auto formats = [](const std::string&) { return support::listOf(io::readers(), &io::Reader::id); };
    arguments.value("--format", m_format, "ID", "Format of both sides; default: recognised by content")
        .offers(formats);
    arguments.value("--gold-format", m_goldFormat, "ID", "Format of the gold").offers(formats);
    arguments.value("--system-format", m_systemFormat, "ID", "Format of the systems").offers(formats);
    arguments.value("--column", m_column, "N", "CoNLL: tag column, 1-based; default: the last");
    arguments.value("--gold-column", m_goldColumn, "N", "CoNLL: tag column of the gold");
    arguments.value("--system-column", m_systemColumn, "N", "CoNLL: tag column of the systems");
    arguments.choice("--documents", m_documents,
        Names<std::optional<io::DocumentUnit>> { { "docstart", io::DocumentUnit::Docstart },
            { "blank-line", io::DocumentUnit::BlankLine }, { "file", io::DocumentUnit::File },
            { "line", io::DocumentUnit::Line } },
        "UNIT", "What a document is: CoNLL: docstart, blank-line or file; Quaero: file or line");
    arguments.value("--layer", layer, "NAME,...", layerHelp());
    arguments.value(columns, m_tableColumns, "NAMES",
        "Tables: what the columns are, in their order: doc, start, end, length, label, text, id, link, "
        "score, document-text, - for others; or start=NAME,end=NAME,...; default: by the first row");
    arguments.value("--gold-columns", m_goldColumns, "NAMES", "The same for the gold");
    arguments.value("--system-columns", m_systemColumns, "NAMES", "The same for the systems");
    arguments.value("--spans-key", m_spansKey, "NAME",
        "spaCy: annotations from this group of spans; default: the entities");
    arguments.value("--annotator", m_annotator, "NAME",
        "Label Studio, Prodigy: whose annotations are the gold, by name, e-mail or number");
    arguments.value("--system-annotator", m_systemAnnotator, "NAME",
        "The same for the systems, to hold one person's annotations against another's");
    arguments.value("--model-version", m_modelVersion, "NAME",
        "Label Studio: predictions of this model version are the system; gold and system may be one file");
    arguments
        .value("--label-list", m_labelList, "PATH",
            "Names of numbered tags (Hugging Face, doccano); default: looked for beside the file")
        .fromStandardInput();
    arguments.choice("--offset-unit", m_offsetUnit,
        Names<std::string> { { "code-points", "code-points" }, { "utf16", "utf16" }, { "bytes", "bytes" } },
        "UNIT",
        "What offsets in JSON of other tools count: code-points, utf16 or bytes; default: the tool's, or "
        "what agrees with the words beside them");
    arguments
        .value("--label-map", m_labelMap, "FILE",
            "Labels that become others before anything is matched: lines of side (gold, system, both), "
            "label, "
            "new label (empty: dropped), tab separated")
        .fromStandardInput();
    arguments
        .value("--collapse-types", m_collapse, "N",
            "Labels are cut to their first N segments: loc.adm.town with 1 is loc; after the map")
        .between(1, 1000);
    arguments
        .value("--types", m_types, "TYPE,...",
            "Only annotations of these types, as they are after the map and --collapse-types; \\, is a comma "
            "of a type")
        .offersTypes();
    declareCorrections(arguments);
    declareThreads(arguments, threads);
}

void FileWords::declareCorrections(Arguments& arguments)
{
    arguments
        .value("--corrections", m_corrections.path, "FILE",
            "Corrections laid over the gold, whose file stays as it is: judgements (JSON lines), or a table "
            "with "
            "the columns document,start,end,type,verdict,correct_start,correct_end,correct_type,note")
        .fromStandardInput();
    arguments.choice("--end", m_corrections.inclusiveEnds,
        Names<bool> { { "exclusive", false }, { "inclusive", true } }, "WORD",
        "What the ends in a table of corrections count: exclusive (default; the first character behind) or "
        "inclusive (the last character)");
}

void FileWords::hide(bool systemsToo)
{
    for (std::size_t i = 0; i < (systemsToo ? m_ownNames.size() : 1); ++i) {
        m_ownNames[i].hidden();
    }
    std::ranges::for_each(m_projectNames, &Option::hidden);
}

io::ReadOptions FileWords::readOptions(
    const std::string& sideFormat, const std::string& formatOption, std::optional<int> sideColumn) const
{
    io::ReadOptions options;
    options.format = sideFormat.empty() ? m_format : sideFormat;
    if (!options.format.empty() && io::readerById(options.format) == nullptr) {
        refuse(sideFormat.empty() ? "--format" : formatOption, options.format,
            support::listOf(io::readers(), &io::Reader::id));
    }
    options.column = sideColumn ? sideColumn : m_column;
    if (options.column && *options.column < 2) {
        throw UsageError {
            "--column counts from 1 and the token stands in column 1, so a tag column is 2 or more."
        };
    }
    options.documents = m_documents.value_or(options.documents);
    if (const auto layers = layersOf(layer); !layers.empty()) {
        options.annotationColumn = layers.front();
    }
    options.tableColumns = m_tableColumns;
    options.spansKey = m_spansKey;
    options.labelList = m_labelList;
    options.offsetUnit = m_offsetUnit;
    return options;
}

io::ReadOptions FileWords::systemOptions() const
{
    auto options = readOptions(m_systemFormat, "--system-format", m_systemColumn);
    if (!m_systemColumns.empty()) {
        options.tableColumns = m_systemColumns;
    }
    options.annotator = m_systemAnnotator;
    options.modelVersion = m_modelVersion;
    return options;
}

analysis::DataSetSpec FileWords::dataSet()
{
    if (gold.empty() && !positionals.empty()) {
        gold = positionals.front();
        positionals.erase(positionals.begin());
    }
    systems.insert(systems.end(), positionals.begin(), positionals.end());
    analysis::DataSetSpec dataSet;
    dataSet.labelMap = m_labelMap;
    dataSet.corrections = m_corrections;
    dataSet.labels.collapse = m_collapse.value_or(0);
    if (m_types) {
        dataSet.labels.types = analysis::typesByText(*m_types);
        if (dataSet.labels.types.empty()) {
            throw UsageError { "--types names no type; leave it out to keep all." };
        }
    }
    dataSet.gold = { {}, gold, readOptions(m_goldFormat, "--gold-format", m_goldColumn) };
    dataSet.gold.options.annotator = m_annotator;
    if (!m_goldColumns.empty()) {
        dataSet.gold.options.tableColumns = m_goldColumns;
    }
    const auto options = systemOptions();
    dataSet.systems = support::listOf<analysis::LayerSource>(
        systems, [&options](const auto& argument) { return systemSource(argument, options); });
    for (const auto& pattern : systemGlobs) {
        for (const auto& path : matchingPaths(pattern, "--systems")) {
            dataSet.systems.push_back({ {}, path, options });
        }
    }
    takeContent(dataSet.gold);
    for (auto& system : dataSet.systems) {
        takeContent(system);
    }
    return dataSet;
}

void FileWords::eachFile(const FileVisit& visit, std::vector<std::string>* groups)
{
    visitFile(visit, "--gold", gold);
    for (auto& system : systems) {
        visitNamed(visit, "--system", system);
    }
    for (std::size_t i = 0; groups != nullptr && i < groups->size(); ++i) {
        visitNamed(visit, "--group", (*groups)[i]);
    }
    visitFile(visit, "--label-list", m_labelList);
    visitFile(visit, "--label-map", m_labelMap);
    visitFile(visit, "--corrections", m_corrections.path);
}

} // namespace touchstone::cli
