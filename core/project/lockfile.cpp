// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/lockfile.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsonnode.h"
#include "core/report/commandline.h"
#include "core/report/trend.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

#include <charconv>
#include <cmath>
#include <filesystem>

namespace touchstone::analysis {

namespace {

using io::JsonNode;
using io::JsonValue;
using support::ErrorCode;

std::string nameOf(const std::array<std::string, 3>& key) { return support::joined(key, " · "); }

std::string shownScore(const LockFile::Score& score)
{
    return score.value        ? support::fixed(*score.value, 6)
        : score.error.empty() ? std::string("undefined")
                              : "not scored (" + score.error + ")";
}

constexpr const char* bytesSuffix = "-bytes";

/// A text with what a file's name may have brought into it, which need not be UTF-8.
void addBytes(JsonNode& entry, const std::string& key, const std::string& bytes)
{
    if (!text::firstInvalidByte(bytes)) {
        entry.addText(key, bytes);
        return;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string written;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        written += { digits[byte >> 4U], digits[byte & 0xFU] };
    }
    entry.addText(key, text::repaired(bytes));
    entry.addText(key + bytesSuffix, written);
}

/// What addBytes wrote.
std::string bytesOf(const JsonValue& entry, const std::string& key)
{
    const auto written = entry[key + bytesSuffix].string();
    std::string bytes;
    for (std::size_t i = 0; i + 1 < written.size(); i += 2) {
        unsigned value = 0;
        constexpr int base = 16;
        std::from_chars(written.data() + i, written.data() + i + 2, value, base);
        bytes += static_cast<char>(value);
    }
    return written.empty() ? std::string(entry[key].string()) : bytes;
}

/// Without the version of the program, which is no setting.
std::vector<TrendDifference> settingsThatDiffer(const std::string& before, const std::string& now)
{
    auto differences = signatureDifferences(before, now);
    std::erase_if(differences, [](const auto& one) { return one.setting == trendVersion; });
    return differences;
}

} // namespace

namespace {

/// What a signature of settings does not hold, and a lock file is to watch over.
std::string furtherSettings(const ProjectTables& tables, const ProjectTable& table)
{
    std::vector<std::string> words;
    const auto add = [&words](std::string_view name, const std::string& value) {
        if (!value.empty()) {
            words.push_back(std::string(name) + "=" + value);
        }
    };
    add("layer", table.dataSet.gold.options.annotationColumn);
    add("types", support::joined(table.dataSet.labels.types, ","));
    const auto collapse = table.dataSet.labels.collapse;
    add("collapse", collapse == 0 ? std::string() : std::to_string(collapse));
    add("points",
        support::joined(support::listOf<std::string>(
                            table.points, [](double number) { return support::shortest(number); }),
            ","));
    add("ties", !table.points.empty() && tables.ties == PointTies::Mean ? "mean" : "");
    return words.empty() ? std::string() : " | " + support::joined(words, " ");
}

} // namespace

LockFile lockOf(const ProjectTables& tables, std::span<const CampaignRow> rows, InputDigests& digests,
    const support::Progress& progress)
{
    LockFile lock;
    lock.version = version();
    // `options`: of what a reader reads; null: it is read by itself.
    const auto add = [&](const std::string& path, const io::ReadOptions* options = nullptr) {
        if (path.empty()) {
            return;
        }
        std::error_code error;
        const bool file = std::filesystem::is_regular_file(path, error) && !error;
        const auto size = file ? std::filesystem::file_size(path, error) : 0;
        auto digest
            = options == nullptr ? digests.ofAlone(path, progress) : digests.ofRead(path, *options, progress);
        lock.inputs[pathInProject(path, tables.folder)] = { std::move(digest), error ? 0 : size };
    };
    for (const auto& table : tables.tables) {
        const auto& gold = table.dataSet.gold;
        add(gold.path, &gold.options);
        for (const auto& system : table.dataSet.systems) {
            add(system.path, &system.options);
            add(system.options.labelList);
        }
        for (const auto& file : settingFiles(table.dataSet, table.relations)) {
            add(file.path, file.path == table.relations.train ? &gold.options : nullptr);
        }
    }
    for (const auto& row : rows) {
        const auto& table = tables.tables[row.table];
        lock.scores[{ table.task, table.set, table.runs[row.run].system }] = { table.score, row.score,
            row.error ? row.error->text : std::string(), row.signature + furtherSettings(tables, table) };
    }
    return lock;
}

std::string lockText(const LockFile& lock)
{
    auto node = JsonNode::object();
    node.add("touchstone-lock", JsonNode::raw(std::to_string(lockVersion)));
    node.addText("touchstone", lock.version);
    auto files = JsonNode::array();
    for (const auto& [path, input] : lock.inputs) {
        auto entry = JsonNode::object();
        addBytes(entry, "path", path);
        entry.add("size", JsonNode::raw(std::to_string(input.size)));
        addBytes(entry, "digest", input.digest); // with the names of files beside it
        files.add(JsonNode::raw(entry.line()));
    }
    node.add("files", std::move(files).lines());
    // Signatures are long and mostly alike: each stands once.
    std::map<std::string, std::size_t> signatures;
    for (const auto& [key, score] : lock.scores) {
        signatures.emplace(score.signature, 0);
    }
    auto list = JsonNode::array();
    std::size_t number = 0;
    for (auto& [signature, own] : signatures) {
        own = number++;
        list.add(JsonNode::string(signature));
    }
    node.add("signatures", std::move(list).lines());
    auto scores = JsonNode::array();
    for (const auto& [key, score] : lock.scores) {
        auto entry = JsonNode::object();
        addBytes(entry, "task", key[0]);
        addBytes(entry, "set", key[1]);
        addBytes(entry, "system", key[2]);
        entry.addText("score", score.name);
        entry.add("value", JsonNode::raw(score.value ? support::shortest(*score.value) : "null"));
        addBytes(entry, "error", score.error);
        entry.add("signature", JsonNode::raw(std::to_string(signatures.at(score.signature))));
        scores.add(JsonNode::raw(entry.line()));
    }
    node.add("scores", std::move(scores).lines());
    return node.written();
}

support::Result<LockFile> parseLock(std::string_view utf8, const std::string& path)
{
    io::JsonTree tree;
    const auto refused = [&](std::size_t byte, const std::string& why) {
        return support::failure(ErrorCode::Malformed, why, io::placeOfByte(utf8, byte, path));
    };
    if (const auto fault = tree.parse(utf8)) {
        return refused(fault->byte,
            "This is no lock file: " + fault->what.english() + ". Write it again with campaign --freeze.");
    }
    const auto root = tree.root();
    const auto form = root["touchstone-lock"].integer();
    if (!form) {
        return refused(0, "This is no lock file: it has no \"touchstone-lock\": 1.");
    }
    if (*form > lockVersion) {
        return refused(root["touchstone-lock"].byte(),
            "A newer version of Touchstone wrote this lock file. Update Touchstone.");
    }
    LockFile lock;
    lock.version = root["touchstone"].string();
    for (const auto file : root["files"]) {
        lock.inputs[bytesOf(file, "path")] = { bytesOf(file, "digest"),
            static_cast<std::uint64_t>(std::max<std::int64_t>(0, file["size"].integer().value_or(0))) };
    }
    std::vector<std::string> signatures;
    for (const auto signature : root["signatures"]) {
        signatures.emplace_back(signature.string());
    }
    for (const auto score : root["scores"]) {
        const auto number = score["signature"].integer().value_or(-1);
        if (number < 0 || number >= std::ssize(signatures)) {
            return refused(score.byte(), "\"signature\" is no number of one of the signatures above.");
        }
        lock.scores[{ bytesOf(score, "task"), bytesOf(score, "set"), bytesOf(score, "system") }]
            = { std::string(score["score"].string()), score["value"].number(), bytesOf(score, "error"),
                  signatures[static_cast<std::size_t>(number)] };
    }
    return lock;
}

support::Result<LockFile> readLock(const std::string& path)
{
    support::Diagnostics repairs;
    const support::Progress progress;
    const auto bytes = io::loadFile(path, largestProject + 1, repairs, progress);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    return bytes->text().size() > largestProject ? support::failure(
               ErrorCode::TooLarge, "The file is larger than 16 MB; is it the right file?", { path })
                                                 : parseLock(bytes->text(), path);
}

std::vector<std::string> lockDifferences(const LockFile& frozen, const LockFile& now)
{
    constexpr double tolerance = 1e-9;
    std::vector<std::string> differences;
    for (const auto& [path, input] : frozen.inputs) {
        const auto own = now.inputs.find(path);
        if (own == now.inputs.end()) {
            differences.push_back(path + " is gone");
        } else if (own->second != input) {
            differences.push_back(path + " changed");
        }
    }
    for (const auto& [path, input] : now.inputs) {
        if (!frozen.inputs.contains(path)) {
            differences.push_back(path + " is new");
        }
    }
    for (const auto& [key, score] : frozen.scores) {
        const auto found = now.scores.find(key);
        if (found == now.scores.end()) {
            differences.push_back(nameOf(key) + " is gone");
            continue;
        }
        const auto& own = found->second;
        const bool same = score.name == own.name && score.error == own.error
            && score.value.has_value() == own.value.has_value()
            && (!score.value || std::abs(*score.value - *own.value) <= tolerance);
        if (!same) {
            differences.push_back(nameOf(key) + ": " + score.name + " was " + shownScore(score) + " and is "
                + (own.name == score.name ? std::string() : own.name + " ") + shownScore(own));
        }
        const auto settings = settingsThatDiffer(score.signature, own.signature);
        if (!settings.empty()) {
            differences.push_back(
                nameOf(key) + ": other settings (" + joinedDifferences(settings).english() + ")");
        }
    }
    for (const auto& [key, score] : now.scores) {
        if (!frozen.scores.contains(key)) {
            differences.push_back(nameOf(key) + " is new");
        }
    }
    return differences;
}

} // namespace touchstone::analysis
