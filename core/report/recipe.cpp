// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipe.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsontree.h"
#include "core/io/open/opener.h"
#include "core/output/table.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"
#include "core/text/utf8.h"

#include <boost/algorithm/string/replace.hpp>
#include <boost/crc.hpp>

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <xxhash.h>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t chunk = 1U << 20U;

struct HashState
{
    HashState()
        : state(XXH3_createState())
    {
        XXH3_128bits_reset(state);
    }
    ~HashState() { XXH3_freeState(state); }
    HashState(const HashState&) = delete;
    HashState& operator=(const HashState&) = delete;
    void add(const void* data, std::size_t size) const { XXH3_128bits_update(state, data, size); }
    void add(const std::string& text)
    {
        const auto length = std::to_string(text.size()) + ":";
        add(length.data(), length.size());
        add(text.data(), text.size());
    }
    [[nodiscard]] std::string text() const
    {
        const auto hash = XXH3_128bits_digest(state);
        char hex[64];
        std::snprintf(hex, sizeof hex, "xxh3-128:%016llx%016llx",
            static_cast<unsigned long long>(hash.high64), static_cast<unsigned long long>(hash.low64));
        return hex;
    }

    XXH3_state_t* state;
};

std::string contentDigest(const std::string& content)
{
    HashState hash;
    hash.add(content.data(), content.size());
    return hash.text();
}

support::Result<std::string> fileDigest(const std::string& path, const support::Progress& progress)
{
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        return support::failure(support::ErrorCode::Unreadable,
            support::said("The file cannot be read; check its permissions."), { path });
    }
    HashState hash;
    std::vector<char> buffer(chunk);
    while (stream) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, support::said("Cancelled."), { path });
        }
        stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add(buffer.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad()) {
        return support::failure(
            support::ErrorCode::Unreadable, support::said("The file cannot be read."), { path });
    }
    return hash.text();
}

support::Result<std::string> folderDigest(const fs::path& folder, const support::Progress& progress)
{
    std::vector<std::string> files;
    std::error_code error;
    for (auto entry
         = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (progress.cancelled()) {
            return support::failure(
                support::ErrorCode::Cancelled, support::said("Cancelled."), { folder.string() });
        }
        std::error_code kind;
        if (entry->is_regular_file(kind)) {
            files.push_back(entry->path().lexically_relative(folder).generic_string());
        }
    }
    if (error) {
        return support::failure(
            support::ErrorCode::Unreadable, support::said("The folder cannot be read."), { folder.string() });
    }
    std::ranges::sort(files);
    HashState hash;
    for (const auto& file : files) {
        auto digest = fileDigest((folder / file).string(), progress);
        if (!digest) {
            return digest;
        }
        hash.add(file);
        hash.add(*digest);
    }
    return hash.text();
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return terminalSafe(text);
}

constexpr std::string_view firstLine = "Touchstone: ";
constexpr std::string_view digestMark = "xxh3-128:";
constexpr std::string_view unknownDigest = "digest not known";
constexpr std::string_view pngBegin = "\x89PNG\r\n\x1A\n";
/// Type of the part, its name, and that the text is neither packed nor in a language.
constexpr std::string_view chunkBegin("iTXtRecipe\0\0\0\0\0", 15);

support::Failure none(const std::string& path)
{
    return support::failure(support::ErrorCode::NotFound,
        "No recipe is in this file, so nothing says how it was made. score, compare and table write one "
        "unless --no-recipe is given; in TSV with --recipe.",
        { path, 0, 0 });
}

support::Failure anonymous(const std::string& path)
{
    return support::failure(support::ErrorCode::NotFound,
        "This output was written with --anonymise: it names neither the systems' files nor the command, so "
        "it cannot be made again. Its author can, from the command as it was typed.",
        { path, 0, 0 });
}

bool isDigest(std::string_view text)
{
    constexpr std::size_t digits = 32;
    return text.starts_with(digestMark) && text.size() == digestMark.size() + digits
        && text.find_first_not_of("0123456789abcdef", digestMark.size()) == std::string_view::npos;
}

/// "gold.jsonl (xxh3-128:…)", "standard input", or a digest alone; false: it is no input.
bool readInput(std::string_view role, std::string_view value, std::vector<Recipe::Input>& inputs)
{
    const auto told = [](std::string_view digest) {
        return digest == unknownDigest ? std::string() : std::string(digest);
    };
    const auto open = value.rfind(" (");
    if (value == standardInput) {
        inputs.push_back({ std::string(role), std::string(value), {} });
    } else if (isDigest(value) || value == unknownDigest) {
        inputs.push_back({ std::string(role), {}, told(value) });
    } else if (open == std::string_view::npos || !value.ends_with(')')) {
        return false;
    } else {
        const auto digest = value.substr(open + 2, value.size() - open - 3);
        if (!isDigest(digest) && digest != unknownDigest) {
            return false;
        }
        inputs.push_back({ std::string(role), std::string(value.substr(0, open)), told(digest) });
    }
    return true;
}

/// A line "name: value" of the recipe.
std::pair<std::string_view, std::string_view> parted(std::string_view line)
{
    const auto colon = line.find(": ");
    return colon == std::string_view::npos ? std::pair(line, std::string_view())
                                           : std::pair(line.substr(0, colon), line.substr(colon + 2));
}

/// What the lines say; the first is that of the version.
void readLines(const std::vector<std::string_view>& lines, ReadRecipe& recipe)
{
    recipe.version = parted(lines.front()).second;
    bool inputs = true; // they stand first
    for (std::size_t i = 1; i < lines.size(); ++i) {
        // A system's name may hold a colon and a blank.
        const auto role = lines[i].substr(0, lines[i].rfind(": "));
        const auto [name, value] = parted(lines[i]);
        const bool input = inputs
            && (readInput(name, value, recipe.inputs)
                || (role.size() < lines[i].size()
                    && readInput(role, lines[i].substr(role.size() + 2), recipe.inputs)));
        inputs = inputs && (input || name == "Title");
        if (input) {
            continue;
        }
        if (name == "Command") {
            recipe.command = shellWords(value);
        } else if (name == "Numbers") {
            recipe.numbers = value;
        }
    }
}

/// Where a recipe's lines stand, and the sign that each begins with.
struct Block
{
    std::size_t from = 0;
    std::size_t to = 0; ///< behind the last
    std::string_view sign;
};

bool isVersion(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

/// The last one: a label may look like the first line of a recipe, but stands before it.
std::optional<Block> blockOf(const std::vector<std::string_view>& lines)
{
    for (auto at = lines.size(); at-- > 0;) {
        for (const std::string_view sign : { "# ", "% ", "" }) {
            const auto line = lines[at];
            if (!line.starts_with(sign) || !line.substr(sign.size()).starts_with(firstLine)
                || !isVersion(line.substr(sign.size() + firstLine.size()))) {
                continue;
            }
            Block block { at, at + 1, sign };
            while (block.to < lines.size() && !lines[block.to].empty() && lines[block.to].starts_with(sign)
                && lines[block.to] != "-->") {
                ++block.to;
            }
            const bool told = std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(at),
                lines.begin() + static_cast<std::ptrdiff_t>(block.to), [sign](std::string_view one) {
                    one.remove_prefix(sign.size());
                    return one.starts_with("Settings") || one.starts_with("Signature")
                        || one.starts_with("Command: ");
                });
            if (told) {
                return block;
            }
        }
    }
    return std::nullopt;
}

support::Result<ReadRecipe> checked(ReadRecipe recipe, const std::string& path)
{
    return recipe.command.empty() ? anonymous(path) : support::Result<ReadRecipe>(std::move(recipe));
}

support::Result<ReadRecipe> readText(std::string_view text, const std::string& path)
{
    const auto lines = linesOf(text);
    const auto block = blockOf(lines);
    if (!block) {
        return none(path);
    }
    ReadRecipe recipe;
    std::vector<std::string_view> said;
    for (auto i = block->from; i < block->to; ++i) {
        said.push_back(lines[i].substr(block->sign.size()));
    }
    readLines(said, recipe);
    const bool comment = block->from > 0 && lines[block->from - 1] == "<!--";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i + (comment ? 1 : 0) < block->from || i >= block->to + (comment ? 1 : 0)) {
            recipe.body += std::string(lines[i]) + "\n";
        }
    }
    return checked(std::move(recipe), path);
}

support::Result<ReadRecipe> readJson(std::string_view text, const std::string& path)
{
    io::JsonTree tree;
    if (const auto fault = tree.parse(text)) {
        return support::failure(support::ErrorCode::Malformed,
            support::said("This is no JSON: %1. Was it cut?", fault->what),
            io::placeOfByte(text, fault->byte, path));
    }
    const auto said = tree.root()["recipe"];
    if (!said.isObject()) {
        return none(path);
    }
    ReadRecipe recipe { .kind = OutputKind::Json,
        .version = std::string(said["version"].string()),
        .command = shellWords(said["command"].string()) };
    for (const auto input : said["inputs"]) {
        recipe.inputs.push_back({ std::string(input["role"].string()), std::string(input["file"].string()),
            std::string(input["digest"].string()) });
    }
    recipe.body = text;
    return checked(std::move(recipe), path);
}

/// The text of an SVG's description, or nothing.
std::string svgDescription(std::string_view text)
{
    constexpr std::string_view open = "<desc>";
    const auto from = text.find(open);
    const auto to = text.find("</desc>", from);
    if (from == std::string_view::npos || to == std::string_view::npos) {
        return {};
    }
    std::string said(text.substr(from + open.size(), to - from - open.size()));
    for (const auto& [name, sign] :
        { std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""),
            std::pair("&amp;", "&") }) { // the last last, or it would make new ones
        boost::replace_all(said, name, sign);
    }
    return said;
}

/// The keywords of our PDF: UTF-16 in hexadecimal.
std::string pdfKeywords(std::string_view bytes)
{
    constexpr std::string_view open = "/Keywords <FEFF";
    const auto at = bytes.find(open);
    std::string said;
    std::uint32_t first = 0; // of a pair
    for (auto from = at + open.size(); at != std::string_view::npos && from + 4 <= bytes.size(); from += 4) {
        std::uint32_t unit = 0;
        const auto* const digits = bytes.data() + from;
        const auto [end, error] = std::from_chars(digits, digits + 4, unit, 16);
        if (error != std::errc() || end != digits + 4) {
            break;
        }
        if (unit >= 0xD800 && unit < 0xDC00) {
            first = unit;
            continue;
        }
        if (unit >= 0xDC00 && unit < 0xE000) {
            unit = first == 0 ? 0xFFFD : 0x10000 + ((first - 0xD800) << 10U) + (unit - 0xDC00);
        }
        first = 0;
        text::appendUtf8(said, static_cast<char32_t>(unit));
    }
    return said;
}

/// Four bytes, the highest first.
std::string bigEndian(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : { 24U, 16U, 8U, 0U }) {
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    }
    return bytes;
}

/// Our text in a PNG; empty: it has none.
std::string_view pngText(std::string_view bytes)
{
    constexpr std::size_t around = 12; // length, type, sum
    for (std::size_t at = pngBegin.size(); at + around <= bytes.size();) {
        std::uint32_t length = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            length = (length << 8U) | static_cast<unsigned char>(bytes[at + i]);
        }
        if (length > bytes.size() - at - around) {
            break;
        }
        const auto part = bytes.substr(at + 4, length + 4);
        if (part.starts_with(chunkBegin)) {
            return part.substr(chunkBegin.size());
        }
        at += around + length;
    }
    return {};
}

support::Result<ReadRecipe> pictureRecipe(std::string_view lines, const std::string& path)
{
    auto read = readText(lines, path);
    if (read) {
        read->kind = OutputKind::Picture;
        read->body.clear();
    }
    return read;
}

} // namespace

std::vector<std::pair<std::string, std::string>> lines(const Recipe& recipe)
{
    std::vector<std::pair<std::string, std::string>> result;
    const auto add = [&result](const std::string& name, const std::string& value) {
        if (!value.empty()) {
            result.emplace_back(oneLine(name), oneLine(value));
        }
    };
    add("Touchstone", std::string(version()));
    add("Title", recipe.title);
    for (const auto& input : recipe.inputs) {
        const auto digest = input.digest.empty() ? std::string("digest not known") : input.digest;
        add(input.role,
            input.file == standardInput && input.digest.empty() ? input.file
                : input.file.empty()                            ? digest
                                                                : input.file + " (" + digest + ")");
    }
    add("Signature", recipe.signature);
    for (const auto& [name, value] : recipe.settings) {
        add(name, value);
    }
    if (recipe.seed) {
        add("Seed", std::to_string(*recipe.seed));
    }
    add("Command", recipe.command);
    return result;
}

std::string recipeText(const Recipe& recipe)
{
    std::string result;
    for (const auto& [name, value] : lines(recipe)) {
        result += name + ": " + value + "\n";
    }
    return result;
}

support::Result<std::string> inputDigest(const std::string& path, const support::Progress& progress)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (error || status.type() == fs::file_type::not_found) {
        return support::failure(
            support::ErrorCode::NotFound, support::said("There is no such file."), { path });
    }
    return fs::is_directory(status)   ? folderDigest(path, progress)
        : fs::is_regular_file(status) ? fileDigest(path, progress)
                                      : support::Result<std::string>("");
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        auto line = text.substr(from, end - from);
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        lines.push_back(line);
        from = end + 1;
    }
    return lines;
}

std::string textDigest(std::string_view text)
{
    HashState hash;
    for (const auto line : linesOf(text)) {
        hash.add(std::string(line));
    }
    return hash.text();
}

std::string PrintedNames::of(std::size_t index, const std::string& name) const
{
    const auto* const found = support::found(renamed, name, &std::pair<std::string, std::string>::first);
    return found != nullptr ? found->second : anonymous ? "System " + std::to_string(index + 1) : name;
}

std::string PrintedNames::ofFirst(const std::string& name) const
{
    const auto* const found = support::found(renamed, name, &std::pair<std::string, std::string>::first);
    return found != nullptr ? found->second : anonymous ? std::string() : name;
}

support::Result<std::vector<Recipe::Input>> recipeInputs(const DataSetSpec& dataSet,
    const RelationSources& relations, const PrintedNames& names, const support::Progress& progress)
{
    std::vector<Recipe::Input> inputs;
    std::map<std::string, std::string> digests; // by path
    const auto add
        = [&](std::string role, const std::string& path, bool named, const io::ReadOptions& options = {}) {
              if (options.content || isStandardInput(path)) {
                  // What another program holds in memory bears a name in the place of a path.
                  inputs.push_back({ std::move(role),
                      isStandardInput(path) ? std::string(standardInput)
                          : named           ? fileName(path)
                                            : std::string(),
                      options.content ? contentDigest(*options.content) : std::string() });
                  return true;
              }
              const auto [found, added] = digests.try_emplace(path);
              if (added) {
                  const auto digest = inputDigest(path, progress);
                  if (!digest && digest.error().code == support::ErrorCode::Cancelled) {
                      return false;
                  }
                  found->second = digest.value_or("");
              }
              inputs.push_back({ std::move(role), named ? fileName(path) : std::string(), found->second });
              return true;
          };
    const auto& gold = dataSet.gold;
    // Without a gold it is a system, whose file an anonymous recipe does not name.
    const auto own = names.ofFirst(gold.name.empty() ? io::defaultName(gold.path) : gold.name);
    const auto first = !dataSet.noGold ? std::string("Gold") : own.empty() ? std::string("A") : own;
    bool done = add(first, gold.path, !dataSet.noGold || !names.anonymous, gold.options);
    for (std::size_t i = 0; done && i < dataSet.systems.size(); ++i) {
        const auto& system = dataSet.systems[i];
        const auto base = system.name.empty() ? io::defaultName(system.path) : system.name;
        done = add(names.of(i, base), system.path, !names.anonymous, system.options);
    }
    for (const auto& file : settingFiles(dataSet, relations)) {
        done = done && add(std::string(file.role), file.path, true);
    }
    if (!done) {
        return support::failure(support::ErrorCode::Cancelled, support::said("Cancelled."));
    }
    return inputs;
}

std::vector<std::string> shellWords(std::string_view line)
{
    std::vector<std::string> words;
    bool word = false;
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (c == ' ' && !quoted) {
            word = false;
            continue;
        }
        if (!word) {
            words.emplace_back();
            word = true;
        }
        if (c == '\'') {
            quoted = !quoted;
        } else if (c == '\\' && !quoted && at + 1 < line.size()) {
            words.back() += line[++at];
        } else {
            words.back() += c;
        }
    }
    return words;
}

std::string recipeChunk(std::string_view recipe)
{
    const auto part = std::string(chunkBegin) + std::string(recipe);
    boost::crc_32_type sum;
    sum.process_bytes(part.data(), part.size());
    return bigEndian(static_cast<std::uint32_t>(part.size() - 4)) + part + bigEndian(sum.checksum());
}

support::Result<ReadRecipe> readRecipe(std::string_view bytes, const std::string& path)
{
    if (bytes.starts_with(pngBegin)) {
        return pictureRecipe(pngText(bytes), path);
    }
    if (bytes.starts_with("%PDF-")) {
        return pictureRecipe(pdfKeywords(bytes), path);
    }
    const auto begin = bytes.find_first_not_of(" \t\r\n");
    const auto content = begin == std::string_view::npos ? std::string_view() : bytes.substr(begin);
    if (content.starts_with('{')) {
        return readJson(bytes, path);
    }
    constexpr std::size_t head = 1000;
    if (content.starts_with("<?xml") || content.starts_with("<svg")) {
        return content.substr(0, head).find("<svg") == std::string_view::npos
            ? none(path)
            : pictureRecipe(svgDescription(content), path);
    }
    return readText(bytes, path);
}

} // namespace touchstone::analysis
