// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/containers/filebytes.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/containers/docbin.h"
#include "core/support/findingkinds.h"
#include "core/text/utf8.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace touchstone::io {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

class Descriptor
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

std::string reason(int number) { return std::generic_category().message(number); }

/// UTF-16 to UTF-8; a lone surrogate and an odd last byte become U+FFFD. Returns how many did.
std::size_t decodeUtf16(std::string_view bytes, bool bigEndian, std::string& utf8)
{
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(bigEndian ? first << 8 | second : second << 8 | first);
    };
    std::size_t bad = 0;
    utf8.reserve(bytes.size() / 2 + bytes.size() / 8);
    std::size_t at = 0;
    while (at + 1 < bytes.size()) {
        auto value = unit(at);
        at += 2;
        if (value >= 0xD800 && value < 0xDC00 && at + 1 < bytes.size() && unit(at) >= 0xDC00
            && unit(at) < 0xE000) {
            value = 0x10000 + ((value - 0xD800) << 10U) + (unit(at) - 0xDC00);
            at += 2;
        } else if (value >= 0xD800 && value < 0xE000) {
            value = 0xFFFD;
            ++bad;
        }
        text::appendUtf8(utf8, value);
    }
    if (at < bytes.size()) {
        utf8 += replacement;
        ++bad;
    }
    return bad;
}

std::string withoutNul(std::string_view bytes, std::size_t& bad)
{
    std::string result;
    result.reserve(bytes.size() + bytes.size() / 8);
    std::size_t begin = 0;
    while (true) {
        const auto nul = bytes.find('\0', begin);
        result.append(bytes.substr(begin, nul - begin));
        if (nul == std::string_view::npos) {
            return result;
        }
        result += replacement;
        ++bad;
        begin = nul + 1;
    }
}

std::size_t countMalformed(std::string_view bytes)
{
    std::size_t count = 0;
    while (const auto bad = text::firstInvalidByte(bytes)) {
        ++count;
        bytes.remove_prefix(*bad + 1);
    }
    return count;
}

/// Fills the buffer from the descriptor; a pipe is waited for in short steps so that "stop" is heard.
Result<std::size_t> readInto(
    int descriptor, char* buffer, std::size_t size, const std::string& path, const Progress& progress)
{
    constexpr std::size_t step = std::size_t(16) << 20U;
    std::size_t done = 0;
    while (done < size) {
        if (progress.cancelled()) {
            return readingStopped(path);
        }
        const auto count = ::read(descriptor, buffer + done, std::min(step, size - done));
        if (count > 0) {
            done += static_cast<std::size_t>(count);
        } else if (count == 0) {
            break;
        } else if (errno == EAGAIN) {
            pollfd wait { descriptor, POLLIN, 0 };
            ::poll(&wait, 1, 100);
        } else if (errno != EINTR) {
            return failure(ErrorCode::Unreadable, said("cannot be read: %1", reason(errno)), { path });
        }
    }
    return done;
}

/// Was a file written to since it was opened? What was read of it may then be half the old one and half the
/// new.
bool changed(int descriptor, const struct stat& opened)
{
    struct stat now
    {
    };
    return ::fstat(descriptor, &now) != 0 || now.st_size != opened.st_size
        || now.st_mtim.tv_sec != opened.st_mtim.tv_sec || now.st_mtim.tv_nsec != opened.st_mtim.tv_nsec;
}

/// Is the begin of a file mostly NUL? UTF-16 without byte order mark has as many as letters, so it is not.
bool mostlyNul(std::string_view begin)
{
    const auto nuls = static_cast<std::size_t>(std::count(begin.begin(), begin.end(), '\0'));
    return nuls > 0 && nuls > begin.size() - begin.size() / 4;
}

/// What is looked at before the rest is read.
constexpr std::size_t beginSize = std::size_t(64) << 10U;

Failure isBinary(const std::string& path)
{
    return failure(ErrorCode::Malformed,
        said("it is binary data, no text: it begins with bytes that are 0; export it as text"), { path });
}

} // namespace

FileBytes FileBytes::fromRaw(
    std::unique_ptr<char[]> raw, std::size_t size, const std::string& file, Diagnostics& findings)
{
    FileBytes result;
    result.m_raw = std::move(raw);
    std::string_view bytes(result.m_raw.get(), size);
    std::size_t bad = 0;
    std::optional<std::size_t> firstBad;
    const auto own = [&result](std::string text) {
        result.m_repaired = std::make_unique<std::string>(std::move(text));
        result.m_raw.reset();
        return std::string_view(*result.m_repaired);
    };
    const bool little = bytes.substr(0, 2) == "\xFF\xFE";
    if (little || bytes.substr(0, 2) == "\xFE\xFF") {
        std::string decoded;
        bad = decodeUtf16(bytes.substr(2), !little, decoded);
        bytes = own(std::move(decoded));
        if (bad > 0) {
            firstBad = bytes.find(replacement);
        }
        findings.add(Severity::Note, "io.utf16", { file, 1, 0 },
            little ? said("the file is UTF-16 (little-endian); it was decoded. Saved as UTF-8 it would be "
                          "read as it stands")
                   : said("the file is UTF-16 (big-endian); it was decoded. Saved as UTF-8 it would be read "
                          "as it stands"));
    } else if (bytes.substr(0, 3) == "\xEF\xBB\xBF") {
        bytes.remove_prefix(3);
    }
    if (bytes.find('\n') == std::string_view::npos && bytes.find('\r') != std::string_view::npos) {
        std::string lines(bytes);
        std::replace(lines.begin(), lines.end(), '\r', '\n');
        bytes = own(std::move(lines));
        findings.add(Severity::Note, "io.cr", { file, 1, 0 },
            said("the lines end in CR alone, as on old Macs; each was taken for a line end"));
    }
    if (const auto malformed = text::firstInvalidByte(bytes)) {
        firstBad = malformed;
        bad += countMalformed(bytes.substr(*malformed));
        if (const auto nul = bytes.find('\0'); nul < *firstBad) {
            firstBad = nul;
        }
        bytes = own(text::repaired(bytes));
    }
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos) {
        firstBad = std::min(firstBad.value_or(nul), nul);
        bytes = own(withoutNul(bytes, bad));
    }
    if (firstBad) {
        findings.add(Severity::Warning, "io.encoding", placeOfByte(bytes, *firstBad, file),
            saidOf(static_cast<std::int64_t>(bad),
                "%Ln byte is not UTF-8 text and became U+FFFD each, the first one here; offsets count the "
                "replaced text. Convert the file to UTF-8 to keep its letters",
                "%Ln bytes are not UTF-8 text and became U+FFFD each, the first one here; offsets count the "
                "replaced text. Convert the file to UTF-8 to keep its letters"));
    }
    result.m_text = bytes;
    return result;
}

FileBytes FileBytes::fromText(std::string text)
{
    FileBytes result;
    result.m_repaired = std::make_unique<std::string>(std::move(text));
    result.m_text = *result.m_repaired;
    return result;
}

namespace {

Failure tooLarge(const std::string& path)
{
    return failure(ErrorCode::TooLarge,
        said("is larger than 2 GiB; split it into several files of one folder"), { path });
}

struct RawBytes
{
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
};

/// At most `limit` bytes; all of what is packed, since its begin alone says nothing.
Result<RawBytes> readRegular(int descriptor, const struct stat& status, std::uint64_t limit,
    const std::string& path, const Progress& progress)
{
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (size > largestFile && limit >= largestFile) {
        return tooLarge(path);
    }
    RawBytes raw;
    auto room = static_cast<std::size_t>(std::min(size, limit));
    const auto readTo = [&](std::size_t end) -> Result<void> {
        std::unique_ptr<char[]> larger(new char[end + 1]);
        std::copy_n(raw.bytes.get(), raw.size, larger.get());
        raw.bytes = std::move(larger);
        const auto count = readInto(descriptor, raw.bytes.get() + raw.size, end - raw.size, path, progress);
        if (!count) {
            return Failure(count.error());
        }
        raw.size += *count;
        return {};
    };
    const auto begin = std::min(room, beginSize); // before there is room for all of it
    if (auto done = readTo(begin); !done) {
        return Failure(done.error());
    }
    if (mostlyNul({ raw.bytes.get(), raw.size })) {
        return isBinary(path);
    }
    if (room < size && looksLikeDocBin({ raw.bytes.get(), raw.size })) {
        if (size > largestFile) {
            return tooLarge(path);
        }
        room = static_cast<std::size_t>(size);
    }
    if (raw.size == begin && begin < room) {
        if (auto done = readTo(room); !done) {
            return Failure(done.error());
        }
    }
    if (changed(descriptor, status)) {
        return failure(ErrorCode::Unreadable,
            said("was written to while it was read; wait until what writes it is done, and open it again"),
            { path });
    }
    return raw;
}

Result<FileBytes> unpacked(
    std::string_view raw, const std::string& path, Diagnostics& findings, const Progress& progress)
{
    auto json = docBinAsJson(raw, path, findings, progress);
    if (!json) {
        return Failure(json.error());
    }
    findings.add(Severity::Note, "io.docbin", { path, 1, 0 },
        said("the file is a spaCy DocBin, packed and binary; it was decoded, and line N of a finding means "
             "its Nth document"));
    return FileBytes::fromText(std::move(*json));
}

/// What a path is called on the disk where only upper and lower case differ, as after a copy from a system
/// that does not tell them apart; empty: nothing, or several. O(entries of its folders).
std::string inOtherCase(const std::string& path)
{
    namespace fs = std::filesystem;
    constexpr int mostEntries = 100'000;
    std::error_code error;
    fs::path found;
    for (const auto& part : fs::path(path)) {
        const auto exact = found / part;
        if (fs::exists(exact, error)) {
            found = exact;
            continue;
        }
        std::vector<fs::path> alike;
        int entries = 0;
        auto at = fs::directory_iterator(found.empty() ? fs::path(".") : found, error);
        for (; !error && at != fs::directory_iterator() && ++entries <= mostEntries; at.increment(error)) {
            const auto name = at->path().filename();
            if (name != part && lowered(name.string()) == lowered(part.string())) { // not a link to nothing
                alike.push_back(name);
            }
        }
        if (error || alike.size() != 1) {
            return {};
        }
        found /= alike.front();
    }
    return found.string();
}

Failure notThere(const std::string& path)
{
    const auto other = inOtherCase(path);
    return failure(ErrorCode::NotFound,
        other.empty() ? said("there is no such file or folder; check the spelling and the folder it is in")
                      : said("there is no such file or folder, but %1: upper and lower case are told apart "
                             "here; write the name as the file has it",
                          other),
        { path });
}

} // namespace

Result<FileBytes> loadFile(
    const std::string& path, std::uint64_t limit, Diagnostics& findings, const Progress& progress)
{
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status
    {
    };
    if (descriptor.number() < 0 || ::fstat(descriptor.number(), &status) != 0) {
        const int number = errno;
        if (number == ENOENT || number == ENOTDIR) {
            return notThere(path);
        }
        return failure(ErrorCode::Unreadable, said("cannot be opened: %1", reason(number)), { path });
    }
    const bool pipe = S_ISFIFO(status.st_mode);
    if (!S_ISREG(status.st_mode) && !pipe) {
        return failure(ErrorCode::Unreadable,
            S_ISDIR(status.st_mode) ? said("this is a folder; name the file in it that is meant")
                                    : said("this is no file but a device or the like; give a file or a pipe"),
            { path });
    }
    if (!pipe) {
        auto raw = readRegular(descriptor.number(), status, limit, path, progress);
        if (!raw) {
            return Failure(raw.error());
        }
        return looksLikeDocBin({ raw->bytes.get(), raw->size })
            ? unpacked({ raw->bytes.get(), raw->size }, path, findings, progress)
            : FileBytes::fromRaw(std::move(raw->bytes), raw->size, path, findings);
    }
    std::string content;
    std::unique_ptr<char[]> chunk(new char[std::size_t(1) << 20U]);
    while (content.size() < limit) {
        const auto count = readInto(descriptor.number(), chunk.get(), std::size_t(1) << 20U, path, progress);
        if (!count) {
            return Failure(count.error());
        }
        if (*count == 0) {
            break;
        }
        if (content.empty() && mostlyNul({ chunk.get(), *count })) {
            return isBinary(path);
        }
        content.append(chunk.get(), *count);
        if (content.size() > largestFile) {
            return tooLarge(path);
        }
    }
    return fileBytes(content, path, findings, progress);
}

Result<FileBytes> fileBytes(
    std::string_view content, const std::string& path, Diagnostics& findings, const Progress& progress)
{
    if (looksLikeDocBin(content)) {
        return unpacked(content, path, findings, progress);
    }
    auto buffer = std::unique_ptr<char[]>(new char[content.size() + 1]);
    std::copy(content.begin(), content.end(), buffer.get());
    return FileBytes::fromRaw(std::move(buffer), content.size(), path, findings);
}

} // namespace touchstone::io
