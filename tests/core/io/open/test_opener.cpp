// SPDX-License-Identifier: GPL-3.0-or-later
// Opener: files and folders, recognition, encodings, and every way in which a path can be no data.
#include "core/io/containers/filebytes.h"
#include "core/io/bytes/ownfiles.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;
using annotation::LayerPtr;
using support::ErrorCode;

class Opener : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
        m_folder = fs::temp_directory_path() / ("touchstone-opener-" + test);
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string write(const std::string& name, const std::string& bytes) const
    {
        const auto path = m_folder / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << bytes;
        return path.string();
    }
    std::string path(const std::string& name = {}) const
    {
        return name.empty() ? m_folder.string() : (m_folder / name).string();
    }

    static support::Result<LayerPtr> open(const std::string& path, const ReadOptions& options = {})
    {
        support::Progress progress;
        return openLayer(path, "", options, progress);
    }

    static ErrorCode errorOf(const support::Result<LayerPtr>& result)
    {
        EXPECT_FALSE(result);
        EXPECT_TRUE(result || !result.error().text.empty());
        EXPECT_TRUE(result || !result.error().place.file.empty());
        return result ? ErrorCode::Cancelled : result.error().code;
    }

    static std::vector<std::string> names(const LayerPtr& layer)
    {
        std::vector<std::string> list;
        for (const auto& document : layer->documents) {
            list.push_back(document.name);
        }
        return list;
    }

    fs::path m_folder;
};

const std::string zed = "Zed\tB-PER\nran\tO\n";
const std::string hipeHeader = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\n";

TEST_F(Opener, AFileIsRecognisedByItsContentWhateverItsName)
{
    const auto layer = open(write("arcada", zed));
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->format, "conll");
    EXPECT_EQ((*layer)->name, "arcada");
    EXPECT_EQ((*layer)->path, path("arcada"));
    EXPECT_EQ(names(*layer), (std::vector<std::string> { "arcada" }));
    EXPECT_TRUE((*layer)->documents[0].file.empty());
    const auto hipe = open(write("odd.conll", hipeHeader + "Zed\tB-pers\tO\n"));
    ASSERT_TRUE(hipe);
    EXPECT_EQ((*hipe)->format, "hipe");
}

TEST_F(Opener, TheFormatCanBeForced)
{
    ReadOptions options;
    options.format = "conll";
    const auto layer = open(write("x.tsv", hipeHeader + "Zed\tB-pers\tO\n"), options);
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->format, "conll");
    options.format = "conl";
    const auto unknown = open(path("x.tsv"), options);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::InvalidOption);
    EXPECT_NE(unknown.error().text.find("conll"), std::string::npos);
}

TEST_F(Opener, WhatIsNoDataSaysWhy)
{
    EXPECT_EQ(errorOf(open(path("nothing.conll"))), ErrorCode::NotFound);
    EXPECT_EQ(errorOf(open(write("empty.conll", ""))), ErrorCode::UnknownFormat);
    EXPECT_EQ(errorOf(open(write("bom.conll", "\xEF\xBB\xBF"))), ErrorCode::UnknownFormat);
    EXPECT_EQ(errorOf(open(write("letter.txt", "Dear all,\nthis is a letter of some words.\n"))),
        ErrorCode::UnknownFormat);
    EXPECT_EQ(errorOf(open("/dev/zero")), ErrorCode::Unreadable);
    fs::create_directories(path("void"));
    EXPECT_EQ(errorOf(open(path("void"))), ErrorCode::UnknownFormat);
    write("docs/README.md", "words");
    EXPECT_EQ(errorOf(open(path("docs"))), ErrorCode::UnknownFormat);
    write("broken/a.jsonl", "");
    const auto broken = open(path("broken"));
    ASSERT_FALSE(broken);
    EXPECT_NE(broken.error().text.find("a.jsonl"), std::string::npos) << broken.error().text;
    if (geteuid() != 0) { // root may read everything
        write("locked.conll", zed);
        fs::permissions(path("locked.conll"), fs::perms::none);
        EXPECT_EQ(errorOf(open(path("locked.conll"))), ErrorCode::Unreadable);
        write("half/a.conll", zed);
        write("half/sub/b.conll", zed);
        fs::permissions(path("half/sub"), fs::perms::none);
        EXPECT_EQ(errorOf(open(path("half/sub"))), ErrorCode::Unreadable);
        const auto half = open(path("half"));
        ASSERT_TRUE(half);
        EXPECT_EQ((*half)->diagnostics.count("io.skipped"), 1U);
        fs::permissions(path("half/sub"), fs::perms::owner_all);
    }
}

TEST_F(Opener, WhatNoReaderKnowsIsNamedWithTheCure)
{
    const auto message = [this](const std::string& name, const std::string& bytes) {
        const auto layer = open(write(name, bytes));
        EXPECT_EQ(errorOf(layer), ErrorCode::UnknownFormat) << name;
        return layer ? std::string() : support::formatted(layer.error());
    };
    const auto expect = [&](const std::string& name, const std::string& bytes, const std::string& words) {
        const auto said = message(name, bytes);
        EXPECT_NE(said.find(words), std::string::npos) << said;
        EXPECT_NE(said.find("nown formats: jsonl, conll"), std::string::npos) << said;
    };
    expect("a.jsonl.gz", "\x1F\x8B\x08 packed", "gunzip");
    expect("a.xlsx", "PK\x03\x04 packed", "save the table as CSV");
    expect("a.parquet", std::string("PAR1\x15\x00\x15", 7), "Parquet");
    expect("a.pkl", "\x80\x04\x95 packed", "pickle");
    expect("a.bin", std::string("\x01\x02\x00\x03 words", 10), "binary data");
    expect("blank.json", " \n\t\n", "nothing but white space");
    expect("train.py", "TRAIN_DATA = [\n    (\"Ada left\", {\"entities\": [(0, 3, \"PER\")]}),\n]\n",
        "json.dump");
    expect("tuples.json", "[(\"Ada left\", {\"entities\": [(0, 3, \"PER\")]})]", "json.dump");
    expect("quotes.json", "[{'words': 'Ada left', 'names': [[0, 3, 'PER']]}]", "json.dump");
    expect("keys.json", R"([{"id": 1, "fields": {"a": 1}, "responses": []}])", "(id, fields, responses)");
    expect("list.json", "[[1, 2], [3]]", "without records");
    expect("answer.txt", "Here it is:\n```json\n{\"entities\": []}\n```\n", "between the ``` lines");
    expect("tasks.csv", "annotation_id,label,text\n1,\"[{\"\"start\"\":0}]\",Ada\n", "JSON_MIN");
    expect("rows.tsv", "1751\tT1\tGENE\t0\t3\tAda\n1751\tT2\tGENE\t9\t13\tOslo\n",
        "--columns -,-,-,start,end,-,");
    expect("codes.csv", "note_id,start,end,concept_id\nn1,0,3,38341003\nn1,9,13,123\n",
        "no column for the label; say what they are with --columns -,start,end,-,");
    expect("page.html", "<!DOCTYPE html>\n<title>404</title>\n", "page of the web");
    expect("a.xml", "<?xml version=\"1.0\"?><corpus><p>Ada</p></corpus>", "neither BioC nor UIMA");
    const auto broken = message("broken.json", "[\n  {\"id\": 1,\n   \"fields\": }\n]\n");
    EXPECT_NE(broken.find("broken.json:3:14: "), std::string::npos) << broken;
    EXPECT_NE(broken.find("looks like JSON, but is none"), std::string::npos) << broken;
}

TEST_F(Opener, MoreThanTwoGibibytesAreRefusedBeforeReading)
{
    write("huge.conll", zed);
    fs::resize_file(path("huge.conll"), largestFile + 1); // sparse: no disk is used
    EXPECT_EQ(errorOf(open(path("huge.conll"))), ErrorCode::TooLarge);
}

TEST_F(Opener, AnEmptyFileMayStandForAnEmptyDocument)
{
    ReadOptions options;
    options.emptyIsDocument = true;
    for (const auto* const content : { "", " \n\t\r\n" }) {
        support::Progress progress;
        const auto layer = openLayer(write("page7.bio", content), "", options, progress);
        ASSERT_TRUE(layer);
        ASSERT_EQ((*layer)->documents.size(), 1U);
        EXPECT_EQ((*layer)->documents[0].name, "page7");
        EXPECT_TRUE((*layer)->documents[0].text.empty());
        EXPECT_EQ((*layer)->diagnostics.count("io.empty-file"), 1U);
    }
    support::Progress progress;
    EXPECT_FALSE(openLayer(write("page8.bio", "word\n"), "", options, progress));
}

TEST_F(Opener, ANameInOtherCaseIsNamed)
{
    write("gold.conll", "Ada\tB-PER\n");
    const auto messageOf = [this](const char* name) {
        support::Progress progress;
        const auto layer = openLayer(path(name), "", {}, progress);
        return layer ? std::string() : layer.error().text;
    };
    EXPECT_NE(messageOf("Gold.CONLL").find("but " + path("gold.conll")), std::string::npos)
        << messageOf("Gold.CONLL");
    EXPECT_NE(messageOf("silver.conll").find("check the spelling"), std::string::npos);
    write("GOLD.conll", "Ada\tB-PER\n");
    EXPECT_NE(messageOf("Gold.conll").find("check the spelling"), std::string::npos) << "which of the two?";
    std::filesystem::create_symlink(path("nowhere"), path("link.conll"));
    EXPECT_NE(messageOf("link.conll").find("check the spelling"), std::string::npos)
        << "a link to nothing has the case of its name";
}

TEST_F(Opener, APipeIsReadAndAnEmptyOneDoesNotHang)
{
    const auto pipe = path("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(errorOf(open(pipe)), ErrorCode::UnknownFormat);
}

TEST_F(Opener, WhatIsMostlyZerosIsBinaryAlsoUnderAFormatThatIsForced)
{
    const auto zeros = write("zeros.conll", std::string(5000, '\0') + "Zed\tB-PER\n");
    ReadOptions options;
    for (const auto* format : { "", "conll" }) {
        options.format = format;
        support::Progress progress;
        const auto layer = openLayer(zeros, "", options, progress);
        ASSERT_FALSE(layer);
        EXPECT_NE(layer.error().text.find("it is binary data, no text"), std::string::npos)
            << layer.error().text;
    }
    EXPECT_TRUE(open(write("few.conll", std::string("Zed\tB-PER\nr\0n\tO\n", 16))));
}

TEST_F(Opener, ALargeFileThatNobodyKnowsIsRefusedByItsBegin)
{
    const auto unknown = write("x.bin",
        "\x7F"
        "ELF"
            + std::string(200'000, '\x01'));
    EXPECT_EQ(errorOf(open(unknown)), ErrorCode::UnknownFormat);
    const auto recognised = recognisePath(unknown, std::string());
    ASSERT_TRUE(recognised);
    EXPECT_TRUE(recognised->format.empty());
    ReadOptions options;
    options.emptyIsDocument = true;
    support::Progress progress;
    EXPECT_TRUE(openLayer(write("white.txt", std::string(200'000, '\n')), "", options, progress));
}

TEST_F(Opener, AFileThatIsWrittenToWhileItIsReadIsRefused)
{
    std::string rows;
    for (int i = 0; i < 400'000; ++i) {
        rows += "Zed\tB-PER\n";
    }
    const auto file = write("a.conll", rows);
    ASSERT_TRUE(open(file));
    std::atomic<bool> done { false };
    std::thread writer([&] {
        for (long second = 1; !done; ++second) { // as every write does
            const std::array<timespec, 2> times { timespec { second, 0 }, timespec { second, 0 } };
            ::utimensat(AT_FDCWD, file.c_str(), times.data(), 0);
        }
    });
    bool refused = false;
    for (int i = 0; i < 1000 && !refused; ++i) {
        support::Diagnostics findings;
        const auto bytes = loadFile(file, largestFile, findings, support::Progress());
        refused = !bytes && bytes.error().text.find("was written to while it was read") == 0;
    }
    done = true;
    writer.join();
    EXPECT_TRUE(refused);
    EXPECT_TRUE(open(file));
}

TEST_F(Opener, BadBytesBecomeReplacementCharactersWithThePlaceOfTheFirst)
{
    auto layer = open(write("a.conll", "Zed\tB-PER\né\xFFx\tO\n\xC3\tO\n"));
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->documents[0].text.utf8(), "Zed é\uFFFDx \uFFFD");
    const auto& finding = (*layer)->diagnostics.list().front();
    EXPECT_EQ(finding.code, "io.encoding");
    EXPECT_EQ(finding.place.file, path("a.conll"));
    EXPECT_EQ(finding.place.line, 2U);
    EXPECT_EQ(finding.place.column, 2U);
    EXPECT_NE(finding.message.find("2 bytes"), std::string::npos);

    layer = open(write("b.conll", std::string("Zed\tB-PER\nr\0n\tO\n", 16)));
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->documents[0].text.utf8(), "Zed r\uFFFDn");
    EXPECT_EQ((*layer)->diagnostics.list().front().place.line, 2U);
    EXPECT_EQ((*layer)->diagnostics.list().front().place.column, 2U);
}

TEST_F(Opener, LinesThatEndInCarriageReturnsAreLines)
{
    const auto layer = open(write("mac.conll", "Zed\tB-PER\rran\tO\r"));
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->documents[0].tokens.size(), 2U);
    EXPECT_EQ((*layer)->documents[0].text.utf8(), "Zed ran");
    EXPECT_EQ((*layer)->diagnostics.count("io.cr"), 1U);
}

TEST_F(Opener, AnArrayOfDocumentsIsRefusedWithTheCure)
{
    const auto layer = open(write("array.jsonl", "[{\"text\": \"a\", \"entities\": []}]\n"));
    ASSERT_FALSE(layer);
    EXPECT_NE(layer.error().text.find("jq -c"), std::string::npos) << layer.error().text;
}

TEST_F(Opener, Utf16WithAMarkIsDecoded)
{
    std::string bytes = "\xFF\xFE";
    for (const char c : zed) {
        bytes += c;
        bytes += '\0';
    }
    const auto layer = open(write("w.conll", bytes + "\x3D\xD8")); // a lone surrogate at the end
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->entityCount(), 1U);
    EXPECT_EQ((*layer)->diagnostics.count("io.utf16"), 1U);
    EXPECT_EQ((*layer)->diagnostics.count("io.encoding"), 1U);
}

TEST_F(Opener, AFolderIsReadInTheOrderOfItsPaths)
{
    write("c/z.conll", zed);
    write("c/b/y.conll", zed + "\n" + zed);
    write("c/a.conll", zed);
    write("c/.hidden.conll", zed);
    write("c/a.conll" + std::string(judgementsSuffix), "{}\n");
    write("c/.git/x.conll", zed);
    write("c/README.md", "words about it");
    write("c/notes.conll", "");
    const auto layer = open(path("c") + "/");
    ASSERT_TRUE(layer) << layer.error().text;
    EXPECT_EQ((*layer)->name, "c");
    EXPECT_EQ(names(*layer), (std::vector<std::string> { "a", "b/y", "z" }));
    EXPECT_EQ((*layer)->documents[1].file, path("c") + "/b/y.conll");
    ASSERT_EQ((*layer)->diagnostics.count("io.skipped"), 1U);
    EXPECT_NE((*layer)->diagnostics.list().front().place.file.find("notes.conll"), std::string::npos);
}

TEST_F(Opener, AFolderOfSeveralFormatsOrSystemsIsRefused)
{
    write("mixed/a.conll", zed);
    write("mixed/b.tsv", hipeHeader + "Zed\tB-pers\tO\n");
    auto layer = open(path("mixed"));
    EXPECT_EQ(errorOf(layer), ErrorCode::InvalidOption);
    EXPECT_NE(layer.error().text.find("--format"), std::string::npos);
    ReadOptions options;
    options.format = "hipe";
    layer = open(path("mixed"), options);
    ASSERT_TRUE(layer);
    EXPECT_EQ(names(*layer), (std::vector<std::string> { "b" }));

    const auto run = hipeHeader + "# document_id = d1\nZed\tB-pers\tO\n";
    write("runs/a.tsv", run);
    write("runs/b.tsv", run);
    layer = open(path("runs"));
    EXPECT_EQ(errorOf(layer), ErrorCode::InvalidOption);
    EXPECT_NE(layer.error().text.find("--systems"), std::string::npos);
    EXPECT_NE(layer.error().text.find("d1"), std::string::npos);
    write("twins/x.conll", zed);
    write("twins/x.bio", zed);
    EXPECT_EQ(errorOf(open(path("twins"))), ErrorCode::InvalidOption);
}

TEST_F(Opener, ADocumentTwiceInOneFileIsRenamed)
{
    const auto layer = open(write("a.tsv",
        hipeHeader
            + "# document_id = d\nA\tO\tO\n# document_id = d\nB\tO\tO\n# document_id = d (2)\nC\tO\tO\n"));
    ASSERT_TRUE(layer);
    const auto list = names(*layer);
    EXPECT_EQ(list, (std::vector<std::string> { "d", "d (3)", "d (2)" }));
    EXPECT_EQ((*layer)->diagnostics.count("io.document-twice"), 1U);
}

TEST_F(Opener, ManyDocumentsOfOneNameAreToldApartInLinearTime)
{
    std::string table = hipeHeader;
    for (int i = 0; i < 30000; ++i) { // minutes when every name is counted from the beginning
        table += "# document_id = X\nZed\tB-pers\tO\n\n";
    }
    const auto layer = open(write("same.tsv", table));
    ASSERT_TRUE(layer);
    ASSERT_EQ((*layer)->documents.size(), 30000U);
    EXPECT_EQ((*layer)->documents.back().name, "X (30000)");
}

TEST_F(Opener, StandoffPairsOpenByEitherFile)
{
    const auto annotations = write("p.ann", "T1\tPER 0 3\tZed\n");
    const auto words = write("p.txt", "Zed ran.\n");
    for (const auto& given : { annotations, words }) {
        const auto layer = open(given);
        ASSERT_TRUE(layer) << given << ": " << layer.error().text;
        EXPECT_EQ((*layer)->format, "brat");
        EXPECT_EQ((*layer)->entityCount(), 1U);
    }
    write("p2.ann", "");
    write("p2.txt", "No one ran.\n");
    const auto nothing = open(path("p2.ann"));
    ASSERT_TRUE(nothing) << nothing.error().text;
    EXPECT_EQ((*nothing)->documents.size(), 1U);
    const auto folder = open(path());
    ASSERT_TRUE(folder) << folder.error().text;
    EXPECT_EQ(names(*folder), (std::vector<std::string> { "p", "p2" }));
    EXPECT_EQ((*folder)->diagnostics.count("io.skipped"), 0U);
}

TEST_F(Opener, RecognitionTellsColumnsWithoutReadingAll)
{
    auto seen = recognisePath(write("three.txt", "Zed B-PER O\nran O O\n"), "");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->format, "conll");
    EXPECT_EQ(seen->tagColumns, 3);
    EXPECT_EQ(seen->files, 1U);
    EXPECT_EQ(seen->bytes, 20U);
    seen = recognisePath(write("letter.txt", "Dear all, good morning\n"), "");
    ASSERT_TRUE(seen);
    EXPECT_TRUE(seen->format.empty());
    write("many/a.tsv", hipeHeader + "Zed\tB-pers\t_\n");
    write("many/b.tsv", hipeHeader + "Zed\tB-pers\t_\n");
    seen = recognisePath(path("many"), "");
    ASSERT_TRUE(seen);
    EXPECT_TRUE(seen->folder);
    EXPECT_EQ(seen->files, 2U);
    EXPECT_EQ(seen->annotationColumns, (std::vector<std::string> { "coarse" }));
    EXPECT_FALSE(recognisePath(path("none"), ""));
}

TEST_F(Opener, RecognitionShowsTheFirstRowsOfATableAndTheListBesideTags)
{
    const auto rows = write("codes.csv", "d1,0,3,PER,Zed\nd1,9,13,LOC," + std::string(5000, 'x') + "\n");
    io::ReadOptions options;
    options.format = "table";
    auto seen = recognisePath(rows, options);
    ASSERT_TRUE(seen);
    ASSERT_EQ(seen->rows.size(), 2U);
    EXPECT_EQ(seen->rows[0], (std::vector<std::string> { "d1", "0", "3", "PER", "Zed" }));
    EXPECT_LT(seen->rows[1][4].size(), 200U);
    options.format.clear();
    EXPECT_TRUE(recognisePath(rows, options)->format.empty());
    options.tableColumns = "doc,start,end,label,text";
    seen = recognisePath(rows, options);
    EXPECT_EQ(seen->format, "table") << "as opening it does";
    EXPECT_TRUE(open(rows, options));

    const auto tags = write("tags.jsonl",
        R"({"tokens": ["Zed"], "ner_tags": [1]})"
        "\n");
    seen = recognisePath(tags, "");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->format, "huggingface");
    EXPECT_TRUE(seen->sideFile.empty());
    const auto list = write("tags.labels.txt", "O\nB-PER\n");
    EXPECT_EQ(recognisePath(tags, "")->sideFile, list);
}

TEST_F(Opener, ProgressCountsBytesAndCancelling)
{
    write("f/a.conll", zed);
    write("f/b.conll", zed);
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    support::Progress progress(std::stop_token(), [&](std::uint64_t a, std::uint64_t b) {
        done = a;
        total = b;
    });
    ASSERT_TRUE(openLayer(path("f"), "", {}, progress));
    EXPECT_EQ(total, 2 * zed.size());
    EXPECT_EQ(done, total);
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const auto layer = openLayer(path("f"), "", {}, stopped);
    ASSERT_FALSE(layer);
    EXPECT_EQ(layer.error().code, ErrorCode::Cancelled);
}

TEST_F(Opener, DefaultNamesAreNeverEmpty)
{
    fs::create_directories(path("runs.v1"));
    EXPECT_EQ(defaultName(path("runs.v1")), "runs.v1");
    EXPECT_EQ(defaultName(path("runs.v1") + "///"), "runs.v1");
    EXPECT_EQ(defaultName("x/y.conll"), "y");
    EXPECT_EQ(defaultName("x/y.tar.conll"), "y.tar");
    for (const std::string odd : { "", "/", ".", "..", "./", ".conll" }) {
        EXPECT_FALSE(defaultName(odd).empty()) << odd;
    }
}

TEST_F(Opener, BytesInMemoryReadAsTheirFile)
{
    const std::string bytes = "Ada\tB-PER\n\nParis\tB-LOC\nx\tI-ORG\n";
    const auto file = open(write("run.conll", bytes));
    support::Progress progress;
    const auto memory = readLayer(bytes, "", "run", {}, progress);
    ASSERT_TRUE(file && memory);
    const auto& a = **file;
    const auto& b = **memory;
    EXPECT_EQ(b.name, "run");
    EXPECT_EQ(b.path, "run");
    EXPECT_EQ(b.format, a.format);
    EXPECT_EQ(b.column, a.column);
    ASSERT_EQ(b.documents.size(), 1U);
    EXPECT_EQ(b.documents[0].text, a.documents[0].text);
    EXPECT_EQ(b.documents[0].name, a.documents[0].name);
    EXPECT_EQ(b.entityCount(), 3U);
    ASSERT_EQ(b.diagnostics.total(), a.diagnostics.total());
    for (std::size_t i = 0; i < a.diagnostics.list().size(); ++i) {
        EXPECT_EQ(b.diagnostics.list()[i].message, a.diagnostics.list()[i].message);
        EXPECT_EQ(b.diagnostics.list()[i].place.line, a.diagnostics.list()[i].place.line);
        EXPECT_EQ(b.diagnostics.list()[i].place.file, "run");
    }
}

TEST_F(Opener, BytesInMemoryAreTheNamedFormatAndNoFileOfTheirName)
{
    // A large file of the name that nobody could read is not looked at.
    const auto name = write("gold", std::string(200'000, '?'));
    support::Progress progress;
    const auto layer = readLayer(
        R"({"text": "Ada", "entities": [{"start": 0, "end": 3, "type": "PER"}]})", "", name, {}, progress);
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->format, "jsonl");
    const auto wrong = readLayer("{", "jsonl", name, {}, progress);
    EXPECT_EQ(errorOf(wrong), ErrorCode::Malformed);
    EXPECT_EQ(wrong.error().place.file, name);
    EXPECT_EQ(errorOf(readLayer("", "", name, {}, progress)), ErrorCode::UnknownFormat);
    EXPECT_EQ(errorOf(readLayer("???", "", name, {}, progress)), ErrorCode::UnknownFormat);
    const auto unknown = readLayer("???", "nonesuch", name, {}, progress);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::InvalidOption);
}

} // namespace
} // namespace touchstone::io
