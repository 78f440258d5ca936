// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/opener.h"

#include "core/annotation/places.h"
#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/ownfiles.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/containers/filebytes.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/io/json/jsonfamily.h"
#include "core/io/open/readerregistry.h"
#include "core/io/open/unknowncontent.h"
#include "core/support/findingkinds.h"
#include "core/text/utf8.h"

#include <filesystem>
#include <new>
#include <system_error>

#include <unistd.h>

namespace touchstone::io {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t headSize = std::size_t(64) << 10U;
constexpr std::size_t longHeadSize = std::size_t(4) << 20U; ///< of JSON whose first record is longer

struct Input
{
    fs::path path;
    fs::path companion; ///< empty: none
    fs::path sideFile; ///< explains the file's numbers; empty: none
    std::string documentName;
    std::uint64_t bytes = 0;
    fs::path second {}; ///< more annotations of the same document; empty: none
};

/// What a path stands for: the reader and the files it shall read, sorted by relative path.
struct Plan
{
    const Reader* reader = nullptr;
    bool folder = false;
    std::vector<Input> inputs;
    Diagnostics findings;
    std::uint64_t bytes = 0;
};

std::string lowerSuffix(const fs::path& path) { return lowered(path.extension().string()); }

bool hasSuffix(const Reader& reader, std::string_view suffix) { return contains(reader.suffixes, suffix); }

bool isThere(const fs::path& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

std::uint64_t sizeOf(const fs::path& path)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return error ? 0 : size;
}

/// A path as text that every reader can carry: names on disk need not be UTF-8.
std::string nameOf(const fs::path& path) { return text::repaired(path.generic_string()); }

std::string listOfIds()
{
    return listed(readers(), [](const Reader& reader) { return reader.id; });
}

/// The file whose companion or second file this one is ("x.ann" for "x.txt"); empty when it is none.
fs::path primaryOf(const fs::path& path)
{
    for (const auto& reader : readers()) {
        if (!reader.secondSuffix.empty() && lowerSuffix(path) == reader.secondSuffix) {
            auto primary = path;
            primary.replace_extension(fs::path(reader.suffixes.front()));
            if (isThere(primary)) {
                return primary;
            }
        }
        if (reader.companionSuffix.empty() || lowerSuffix(path) != reader.companionSuffix) {
            continue;
        }
        for (const auto suffix : reader.suffixes) {
            auto primary = path;
            primary.replace_extension(fs::path(suffix));
            if (suffix != reader.companionSuffix && isThere(primary)) {
                return primary;
            }
        }
    }
    return {};
}

fs::path companionOf(const fs::path& path, const Reader& reader)
{
    if (reader.companionSuffix.empty()) {
        return {};
    }
    auto companion = path;
    companion.replace_extension(fs::path(reader.companionSuffix));
    return companion != path && isThere(companion) ? companion : fs::path();
}

fs::path sideFileName(const fs::path& path, std::string_view pattern)
{
    auto name = std::string(pattern);
    if (const auto star = name.find('*'); star != std::string::npos) {
        name.replace(star, 1, path.stem().string());
    }
    return path.parent_path() / name;
}

/// The first of the reader's side files that stands beside the file.
fs::path sideFileOf(const fs::path& path, const Reader& reader)
{
    for (const auto pattern : reader.sideFiles) {
        auto side = sideFileName(path, pattern);
        std::error_code error;
        if (side != path && fs::is_regular_file(side, error)) {
            return side;
        }
    }
    return {};
}

/// Is this a file that only explains others?
bool isSideFile(const fs::path& path)
{
    const auto name = path.filename().string();
    for (const auto& reader : readers()) {
        for (const auto pattern : reader.sideFiles) {
            const auto star = pattern.find('*');
            const auto tail = star == std::string_view::npos ? pattern : pattern.substr(star + 1);
            if (star == std::string_view::npos ? name == pattern : name.ends_with(tail)) {
                return true;
            }
        }
    }
    return false;
}

/// Content first; a file without content only by its suffix, and only where it has a companion that holds
/// the text.
const Reader* recogniseFile(const fs::path& path, std::string_view head)
{
    const auto suffix = lowerSuffix(path);
    if (const auto* const reader = recognise(head, suffix)) {
        return reader;
    }
    for (const auto& reader : readers()) {
        if (head.empty() && hasSuffix(reader, suffix) && !companionOf(path, reader).empty()) {
            return &reader;
        }
    }
    return nullptr;
}

/// Columns that the user names make a table of what else looks like one without a header.
const Reader* asTable(const Reader* reader, const ReadOptions& options)
{
    const bool open = reader == nullptr || reader->id == "neleval" || reader->id == "pubtator";
    return options.tableColumns.empty() || !options.format.empty() || !open ? reader : readerById("table");
}

/// Does the head, which is cut, say too little? What tells a JSON file may stand behind a long text.
bool isTooShort(const fs::path& path, std::string_view head)
{
    if (!beginsJson(head) || holdsWholeRecord(head)) {
        return false;
    }
    const auto* const reader = recogniseFile(path, head);
    return reader == nullptr || reader->id == "jsonl"; // JSON lines by their name, or by "text" alone
}

/// What a file is recognised by.
std::string_view headOf(const fs::path& path, std::string_view bytes)
{
    const auto head = text::firstBytes(bytes, headSize);
    return head.size() < bytes.size() && isTooShort(path, head) ? text::firstBytes(bytes, longHeadSize)
                                                                : head;
}

Result<FileBytes> loadHead(const fs::path& path)
{
    Diagnostics unused;
    auto head = loadFile(path.string(), headSize, unused, Progress());
    return head && sizeOf(path) > headSize && isTooShort(path, head->text())
        ? loadFile(path.string(), longHeadSize, unused, Progress())
        : std::move(head);
}

/// The file's bytes, or those that stand for it.
Result<FileBytes> bytesOf(
    const fs::path& path, const ReadOptions& options, Diagnostics& findings, const Progress& progress)
{
    if (options.replaced) {
        if (const auto at = options.replaced->find(nameOf(path)); at != options.replaced->end()) {
            return fileBytes(at->second, nameOf(path), findings, progress);
        }
    }
    return options.content ? fileBytes(*options.content, nameOf(path), findings, progress)
                           : loadFile(path.string(), largestFile, findings, progress);
}

Input inputOf(const fs::path& path, const Reader& reader, std::string documentName)
{
    Input input { path, companionOf(path, reader), sideFileOf(path, reader), std::move(documentName),
        sizeOf(path) };
    input.bytes += input.companion.empty() ? 0 : sizeOf(input.companion);
    if (!reader.secondSuffix.empty() && lowerSuffix(path) == reader.suffixes.front()) {
        auto second = path;
        second.replace_extension(fs::path(reader.secondSuffix));
        if (isThere(second)) {
            input.bytes += sizeOf(second);
            input.second = std::move(second);
        }
    }
    return input;
}

// ------------------------------------------------------------------------------------------------ folders

/// Every visible regular file below the folder but judgements, sorted by relative path. Folders that are
/// links are not entered, so there is no endless walk.
Result<std::vector<fs::path>> filesBelow(
    const fs::path& folder, Diagnostics& findings, const Progress& progress)
{
    std::error_code error;
    std::vector<fs::path> files;
    // The folder itself must open; one below that does not is told and passed over.
    fs::recursive_directory_iterator at;
    if (const fs::directory_iterator first(folder, error); !error) {
        at = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
    }
    if (error) {
        return failure(
            ErrorCode::Unreadable, said("cannot be opened: %1", error.message()), { nameOf(folder) });
    }
    for (const fs::recursive_directory_iterator end; at != end; at.increment(error)) {
        if (error) {
            break;
        }
        if (progress.cancelled()) {
            return readingStopped(nameOf(folder));
        }
        std::error_code ignored;
        const auto name = at->path().filename().string();
        const bool hidden = name.front() == '.';
        if (hidden && at->is_directory(ignored)) {
            at.disable_recursion_pending();
        } else if (at->is_directory(ignored) && !at->is_symlink(ignored)
            && ::access(at->path().c_str(), R_OK | X_OK) != 0) {
            findings.add(Severity::Warning, "io.skipped", { nameOf(at->path()) },
                said("left out: the folder may not be opened; give yourself the right to read it"));
        } else if (!hidden && !name.ends_with(judgementsSuffix) && at->is_regular_file(ignored)) {
            files.push_back(at->path());
        }
    }
    if (error) {
        return failure(
            ErrorCode::Unreadable, said("cannot be read: %1", error.message()), { nameOf(folder) });
    }
    std::sort(files.begin(), files.end(), [&folder](const fs::path& a, const fs::path& b) {
        return a.lexically_relative(folder).generic_string() < b.lexically_relative(folder).generic_string();
    });
    return files;
}

/// Does the name promise annotations? Other files of a folder (licences, read-mes) are passed over silently.
bool looksLikeData(const fs::path& path)
{
    const auto suffix = lowerSuffix(path);
    return !isSideFile(path)
        && std::any_of(readers().begin(), readers().end(),
            [&suffix](const Reader& reader) { return hasSuffix(reader, suffix); });
}

/// "conll (1,017 files), hipe (1 file)".
Message countedFormats(const std::map<std::string_view, std::size_t>& counts)
{
    return listedMessages(counts, [](const auto& entry) {
        return saidOf(
            static_cast<std::int64_t>(entry.second), "%1 (%Ln file)", "%1 (%Ln files)", entry.first);
    });
}

/// Why the first of the files that looked like data was passed over.
Message firstOf(const Diagnostics& findings)
{
    if (findings.list().empty()) {
        return said("give the folder that holds the annotations");
    }
    const auto& first = findings.list().front();
    return said("the first that looks like one: %1, %2", first.place.file, support::messageOf(first));
}

Result<Plan> planFolder(const fs::path& folder, const Reader* forced, const Progress& progress)
{
    Plan plan;
    plan.folder = true;
    const auto files = filesBelow(folder, plan.findings, progress);
    if (!files) {
        return Failure(files.error());
    }
    std::map<std::string_view, std::size_t> counts;
    std::vector<std::pair<fs::path, const Reader*>> found;
    for (const auto& file : *files) {
        if (progress.cancelled()) {
            return readingStopped(nameOf(folder));
        }
        if (!primaryOf(file).empty()) {
            continue;
        }
        const auto head = loadHead(file);
        const auto* const reader = head ? recogniseFile(file, head->text()) : nullptr;
        const bool wanted = forced == nullptr ? reader != nullptr
                                              : reader == forced
                || (reader == nullptr && head && !head->text().empty()
                    && hasSuffix(*forced, lowerSuffix(file)));
        if (wanted) {
            const auto* const taken = forced == nullptr ? reader : forced;
            ++counts[taken->id];
            found.emplace_back(file, taken);
        } else if (reader != nullptr || looksLikeData(file)
            || (!head && head.error().code != ErrorCode::Malformed)) {
            plan.findings.add(Severity::Warning, "io.skipped", { nameOf(file) },
                !head                      ? said("left out: %1", support::messageOf(head.error()))
                    : reader != nullptr    ? said("left out: it is of the format %1", reader->id)
                    : head->text().empty() ? said("left out: the file is empty")
                                           : said("left out: no reader recognises its content"));
        }
    }
    if (counts.empty()) {
        return failure(ErrorCode::UnknownFormat,
            forced == nullptr
                ? said("the folder holds no file of a known format (%1); %2", listOfIds(),
                    firstOf(plan.findings))
                : said("the folder holds no file of the format %1; %2", forced->id, firstOf(plan.findings)),
            { nameOf(folder) });
    }
    if (counts.size() > 1) {
        return failure(ErrorCode::InvalidOption,
            said("the folder holds files of several formats: %1; say with --format which are meant, or open "
                 "one file",
                countedFormats(counts)),
            { nameOf(folder) });
    }
    plan.reader = found.front().second;
    for (const auto& [path, reader] : found) {
        auto name = path.lexically_relative(folder);
        name.replace_extension();
        plan.inputs.push_back(inputOf(path, *reader, nameOf(name)));
        plan.bytes += plan.inputs.back().bytes;
    }
    return plan;
}

// -------------------------------------------------------------------------------------------------- files

Result<const Reader*> forcedReader(const std::string& format)
{
    if (format.empty()) {
        return nullptr;
    }
    if (const auto* const reader = readerById(format)) {
        return reader;
    }
    return failure(
        ErrorCode::InvalidOption, said("there is no format '%1'; known formats: %2", format, listOfIds()));
}

Result<Plan> planPath(const std::string& given, const ReadOptions& options, const Progress& progress)
{
    const auto forced = forcedReader(options.format);
    if (!forced) {
        return Failure(forced.error());
    }
    if (options.content) {
        Plan plan;
        plan.reader = *forced;
        plan.bytes = options.content->size();
        const bool piped = given == standardInputPath;
        plan.inputs.push_back({ piped ? standardInputName : given, {}, {},
            piped ? standardInputName : defaultName(given), plan.bytes });
        return plan;
    }
    std::error_code error;
    fs::path path(given);
    if (fs::is_directory(path, error)) {
        return planFolder(path, *forced, progress);
    }
    if (const auto primary = primaryOf(path);
        !primary.empty() && (*forced == nullptr || hasSuffix(**forced, lowerSuffix(primary)))) {
        path = primary;
    }
    Plan plan;
    plan.reader = *forced;
    plan.inputs.push_back({ path, {}, {}, defaultName(path.string()), sizeOf(path) });
    plan.bytes = plan.inputs.front().bytes;
    return plan;
}

bool isWhiteSpace(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n\f\v") == std::string_view::npos;
}

/// `cut`: the file goes on behind the head.
Failure unknownFormat(const fs::path& path, std::string_view head, bool cut)
{
    auto guess = guessContent(head, cut);
    return failure(ErrorCode::UnknownFormat,
        guess.words.empty() ? said("no reader recognises the content; known formats: %1. Where it is one of "
                                   "them, choose the format yourself (--format on the command line)",
            listOfIds())
                            : said("no reader recognises the content: %1. Known formats: %2",
                                std::move(guess.words), listOfIds()),
        { nameOf(path), guess.line, guess.column });
}

/// A large file that nobody knows is refused by its begin, before all of it is read. UnknownFormat, and the
/// errors of loadFile. A pipe can be read once only, so it is not looked at.
Result<void> checkHead(const fs::path& path, const ReadOptions& options)
{
    std::error_code error;
    if (options.content || !fs::is_regular_file(path, error) || sizeOf(path) <= headSize
        || sizeOf(path) > largestFile) {
        return {}; // loadFile says what is too large
    }
    const auto head = loadHead(path);
    if (!head) {
        return Failure(head.error());
    }
    constexpr std::size_t byteOrderMark = 3;
    const bool known = asTable(recogniseFile(path, head->text()), options) != nullptr;
    return known || isWhiteSpace(head->text())
        ? Result<void>()
        : unknownFormat(path, head->text(), sizeOf(path) > head->text().size() + byteOrderMark);
}

/// The file's own place for what may go wrong in any reader.
Result<void> readGuarded(const Reader& reader, const SourceFile& source, const ReadOptions& options,
    Layer& layer, Progress& progress)
{
    try {
        return reader.read(source, options, layer, progress);
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::TooLarge, said("there is not enough memory to read the file; split it"),
            { source.path });
    }
}

Result<void> readInput(Input input, Plan& plan, const ReadOptions& options, Layer& layer, Progress& progress)
{
    const auto shownPath = nameOf(input.path);
    if (plan.reader == nullptr) {
        if (auto known = checkHead(input.path, options); !known) {
            return known;
        }
    }
    auto bytes = bytesOf(input.path, options, layer.diagnostics, progress);
    if (!bytes) {
        return Failure(bytes.error());
    }
    if (plan.reader == nullptr) {
        plan.reader = asTable(recogniseFile(input.path, headOf(input.path, bytes->text())), options);
    }
    if (plan.reader != nullptr && input.companion.empty() && !options.content) {
        input = inputOf(input.path, *plan.reader, std::move(input.documentName));
    }
    if (options.emptyIsDocument && !plan.folder && input.companion.empty() && isWhiteSpace(bytes->text())) {
        annotation::Document document;
        document.name = input.documentName;
        layer.documents.push_back(std::move(document));
        layer.diagnostics.add(Severity::Warning, "io.empty-file", { shownPath },
            said("the file is empty: it is taken as one document without text and annotations"));
        progress.advance(input.bytes);
        return {};
    }
    if (bytes->text().empty() && input.companion.empty()) {
        return failure(ErrorCode::UnknownFormat,
            said("the file is empty; write it anew, or look for the step that left it empty"), { shownPath });
    }
    if (plan.reader == nullptr) {
        const auto head = headOf(input.path, bytes->text());
        return unknownFormat(input.path, head, head.size() < bytes->text().size());
    }
    SourceFile source { shownPath, input.documentName, bytes->text(), {}, {} };
    if (input.companion.empty() && !plan.reader->sideFiles.empty()) {
        input.companion = options.labelList.empty() ? input.sideFile : fs::path(options.labelList);
    }
    std::array<FileBytes, 2> beside;
    const std::array paths { input.companion, input.second };
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i].empty()) {
            continue;
        }
        auto loaded = loadFile(paths[i].string(), largestFile, layer.diagnostics, progress);
        if (!loaded) {
            return Failure(loaded.error());
        }
        beside[i] = std::move(*loaded);
        (i == 0 ? source.companionPath : source.secondPath) = nameOf(paths[i]);
        (i == 0 ? source.companionBytes : source.secondBytes) = beside[i].text();
    }
    const auto firstDocument = layer.documents.size();
    if (auto read = readGuarded(*plan.reader, source, options, layer, progress); !read) {
        return read;
    }
    if (plan.folder || input.path.string() != layer.path) {
        for (auto i = firstDocument; i < layer.documents.size(); ++i) {
            layer.documents[i].file = shownPath;
        }
    }
    progress.advance(input.bytes);
    return {};
}

/// Document names are how gold and system meet: in one file a second one is renamed, in several files it
/// means several systems.
Result<void> makeNamesUnique(Layer& layer)
{
    std::unordered_map<std::string, std::size_t> first;
    std::vector<std::size_t> repeated;
    for (std::size_t i = 0; i < layer.documents.size(); ++i) {
        const auto& document = layer.documents[i];
        const auto [place, isNew] = first.emplace(document.name, i);
        if (isNew) {
            continue;
        }
        const auto& earlier = layer.documents[place->second];
        if (earlier.file != document.file) {
            return failure(ErrorCode::InvalidOption,
                said("the document '%1' stands in %2 and in %3: the folder holds several systems; open each "
                     "of them, or say --systems 'FOLDER/*'",
                    document.name, earlier.file, document.file),
                { layer.path });
        }
        repeated.push_back(i);
    }
    std::unordered_map<std::string, std::size_t> numbers; // where counting goes on, so that it stays linear
    for (const auto index : repeated) {
        auto& document = layer.documents[index];
        const auto name = document.name;
        auto& number = numbers.emplace(name, 1).first->second;
        while (!first.emplace(document.name, index).second) {
            document.name = name + " (" + std::to_string(++number) + ")";
        }
        layer.diagnostics.add(Severity::Warning, "io.document-twice", placeOf(layer, document),
            said("a document '%1' was there before; this one is called '%2'", name, document.name));
    }
    return {};
}

Result<annotation::LayerPtr> open(
    const std::string& path, const std::string& name, const ReadOptions& options, Progress& progress)
{
    auto plan = planPath(path, options, progress);
    if (!plan) {
        return Failure(plan.error());
    }
    auto layer = std::make_shared<Layer>();
    layer->name = name.empty() ? defaultName(path) : name;
    layer->path = options.content && path == standardInputPath ? standardInputName : path;
    layer->diagnostics.append(plan->findings);
    progress.expect(plan->bytes);
    const auto inputs = plan->inputs;
    for (const auto& input : inputs) {
        if (progress.cancelled()) {
            return readingStopped(path);
        }
        if (const auto read = readInput(input, *plan, options, *layer, progress); !read) {
            return Failure(read.error());
        }
    }
    layer->documentUnit = word(options.documents);
    layer->format = plan->reader != nullptr ? std::string(plan->reader->id) : std::string(); // an empty file
    if (inputs.size() > 1) {
        layer->documentMarks = true; // each file is a mark
    }
    if (const auto unique = makeNamesUnique(*layer); !unique) {
        return Failure(unique.error());
    }
    return annotation::LayerPtr(std::move(layer));
}

} // namespace

Result<annotation::LayerPtr> openLayer(
    const std::string& path, const std::string& name, const ReadOptions& options, Progress& progress)
{
    try {
        return open(path, name, options, progress);
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::TooLarge, said("there is not enough memory to read it"), { path });
    } catch (const std::exception& error) {
        return failure(ErrorCode::Unreadable, said("cannot be read: %1", error.what()), { path });
    }
}

Result<annotation::LayerPtr> readLayer(std::string_view bytes, const std::string& format,
    const std::string& name, const ReadOptions& options, Progress& progress)
{
    auto given = options;
    given.format = format;
    given.content = std::make_shared<const std::string>(bytes);
    return openLayer(name, name, given, progress);
}

Result<Recognition> recognisePath(const std::string& path, const std::string& format)
{
    ReadOptions options;
    options.format = format;
    return recognisePath(path, options);
}

Result<Recognition> recognisePath(const std::string& path, const ReadOptions& options)
{
    const Progress progress;
    try {
        auto plan = planPath(path, options, progress);
        if (!plan) {
            return Failure(plan.error());
        }
        Recognition result;
        result.folder = plan->folder;
        const auto& first = plan->inputs.front();
        result.bytes = plan->bytes;
        if (const auto known = plan->reader == nullptr ? checkHead(first.path, options) : Result<void>();
            !known && known.error().code == ErrorCode::UnknownFormat) {
            return result;
        }
        Diagnostics unused;
        const auto bytes = bytesOf(first.path, options, unused, progress);
        if (!bytes) {
            return Failure(bytes.error());
        }
        if (plan->reader == nullptr) {
            plan->reader = asTable(recogniseFile(first.path, headOf(first.path, bytes->text())), options);
        }
        if (plan->reader == nullptr) {
            return result;
        }
        result.format = std::string(plan->reader->id);
        result.files = plan->inputs.size();
        result.sideFile = nameOf(sideFileOf(first.path, *plan->reader));
        if (result.format == "table") {
            result.rows = firstRows(bytes->text());
        }
        if (plan->reader->inspect != nullptr) {
            plan->reader->inspect(bytes->text(), result);
        }
        return result;
    } catch (const std::exception& error) {
        return failure(ErrorCode::Unreadable, said("cannot be read: %1", error.what()), { path });
    }
}

std::string defaultName(const std::string& path)
{
    if (path == standardInputPath) {
        return standardInputName;
    }
    auto trimmedPath = path;
    while (trimmedPath.size() > 1 && trimmedPath.back() == '/') {
        trimmedPath.pop_back();
    }
    std::error_code error;
    fs::path whole(trimmedPath);
    if (whole.filename() == "." || whole.filename() == "..") {
        const auto absolute = fs::weakly_canonical(whole, error);
        whole = error ? whole : absolute;
    }
    const bool folder = fs::is_directory(whole, error);
    const auto name = nameOf(folder ? whole.filename() : whole.stem());
    return name.empty() ? "input" : name;
}

} // namespace touchstone::io
