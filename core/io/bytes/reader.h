// SPDX-License-Identifier: GPL-3.0-or-later
// Reader: how one file format becomes documents with annotations. Readers keep no state between calls.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

using annotation::Layer;

/// What a document is in a CoNLL file, or in one of inline tags.
enum class DocumentUnit { Automatic, Docstart, BlankLine, File, Line };
/// As options spell them; of Automatic empty.
inline constexpr std::array<std::string_view, 5> documentUnitWords { "", "docstart", "blank-line", "file",
    "line" };
[[nodiscard]] inline std::string_view word(DocumentUnit unit)
{
    return documentUnitWords.at(static_cast<std::size_t>(unit));
}

/// What the user may say about the input. Each reader takes what concerns it and ignores the rest.
struct ReadOptions
{
    std::string format; ///< reader id; empty: recognise
    std::optional<int> column; ///< CoNLL tag column, 1-based; empty: the last
    DocumentUnit documents = DocumentUnit::Automatic;
    std::string annotationColumn; ///< HIPE: coarse, fine, … tree; empty: coarse. WebAnno, UIMA: a layer;
                                  ///< empty: named entities. BioNLP: a1, a2; empty: both
    std::string treeRoots; ///< HIPE tree: roots from "fine" or "coarse"; empty: by this file's own counts
    std::string spansKey; ///< spaCy: annotations from this group of spans; empty: the entities
    std::string
        annotator; ///< Label Studio, Prodigy: whose annotations, by name, e-mail or number; empty: see there
    std::string modelVersion; ///< Label Studio: predictions of this version, not annotations
    std::string
        labelList; ///< path of the list that names the numbers of Hugging Face tags; empty: looked for beside
    std::string offsetUnit; ///< JSON of other tools: "code-points", "utf16", "bytes"; empty: the format's, or
                            ///< what agrees with the words beside the offsets
    std::string tableColumns; ///< tables: what their columns are, "doc,start,end,label,text"
                              ///< (tablecolumns.h); empty: by the first row
    /// The file is a system's: where a format holds annotations and predictions in one file, predictions are
    /// read unless an annotator is named.
    bool system = false;
    /// The file was handed in for what is read of it: an annotation column that it leaves open is an answer
    /// of nothing. Else it is no answer (Layer::answered).
    bool handedIn = false;
    /// A file of nothing but white space is one document without text (a page in which a system found
    /// nothing), with the finding "io.empty-file"; else it is refused.
    bool emptyIsDocument = false;
    /// What standard input gave, where the path is "-" (standardInputPath); null: the path is read.
    std::shared_ptr<const std::string> content {};
    /// Bytes that stand for those of a file, by its path as findings name it (a corrected copy); null: none.
    std::shared_ptr<const std::map<std::string, std::string>> replaced {};

    friend bool operator==(const ReadOptions&, const ReadOptions&) = default;
};

/// One file as the opener hands it to a reader: always well-formed UTF-8 without a byte order mark.
struct SourceFile
{
    std::string path; ///< as shown in messages
    std::string documentName; ///< id for a file that is one document: base name, or path relative to the
                              ///< opened folder, no suffix
    std::string_view bytes;
    std::string companionPath; ///< brat: the .txt beside the .ann; else the side file that was found
    std::string_view companionBytes; ///< its content
    std::string secondPath {}; ///< BioNLP: the .a2 beside the .a1; empty: none
    std::string_view secondBytes {}; ///< its content
};

/// One thing a file offers to choose from: which annotator, which group of spans.
struct ReaderChoice
{
    std::string option; ///< as on the command line, without dashes: "annotator", "spans-key", "model-version"
    std::vector<std::string> values; ///< sorted
};

/// What the open dialog wants to know of a file beside its format.
struct Inspection
{
    std::vector<std::string>
        annotationColumns; ///< HIPE: columns that hold an answer, in file order. WebAnno,
                           ///< UIMA: layers with annotations, the usual one first
    int tagColumns = 0; ///< CoNLL: number of columns
    /// CoNLL as conlleval takes it: the last but one, where it and the last one hold tags, and it is no
    /// column of chunks before names. 0: no such pair.
    int goldColumn = 0;
    std::vector<ReaderChoice> choices; ///< only where there are two values or more
};

/// Result of looking at the first bytes: how sure a reader is, 0 (no) … 100 (certain).
using Probability = int;

struct Reader
{
    std::string_view id; ///< stable: "conll", "brat", "hipe", "jsonl"
    std::string_view title; ///< English, for people
    std::string_view description; ///< one sentence on what it holds; a pattern() without places
    std::string_view example; ///< one short example line
    std::span<const std::string_view> suffixes; ///< ".conll", … with the dot, lower case
    std::string_view companionSuffix {}; ///< brat: ".txt" is read beside each ".ann"; empty: none
    /// `head`: up to the first 64 KiB of the file (cut anywhere, well-formed); `suffix`: lower case, with the
    /// dot.
    Probability (*probe)(std::string_view head, std::string_view suffix);
    /// Appends the file's documents, labels and findings to the layer. Fails only when nothing of the file
    /// can be used; what can be repaired is repaired and becomes a Diagnostic with file, line, column. Throws
    /// std::bad_alloc only (the opener catches it); memory and time linear in the bytes. Asks
    /// progress.cancelled() every megabyte, then returns ErrorCode::Cancelled; the opener advances it.
    Result<void> (*read)(
        const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress);
    /// Null for formats without columns to choose from. O(bytes).
    void (*inspect)(std::string_view bytes, Inspection& inspection) = nullptr;
    /// Files beside that explain numbers of the file ("*" is its name without suffix); the first that is
    /// there is handed over as the companion, and none of them is a document.
    std::span<const std::string_view> sideFiles {};
    /// Options of the command line that concern this format beside those of every format: "--spans-key".
    std::span<const std::string_view> options {};
    /// Does a file that ends behind any of its lines read as the beginning of the whole, but for its last
    /// document?
    bool readsLines = false;
    /// BioNLP: ".a2", read into the same document as the file of the first suffix beside it; empty: none.
    std::string_view secondSuffix {};
};

/// What a class that reads one file works with; the class inherits the constructor.
class FileReading
{
public:
    FileReading(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
        : m_file(file)
        , m_options(options)
        , m_layer(layer)
        , m_progress(progress)
    {
    }

protected:
    /// Nothing of the file can be used. `line`: where it stands, at its begin; 0: of the whole file.
    [[nodiscard]] Failure refused(ErrorCode code, Message words, std::uint32_t line = 0) const
    {
        return failure(code, std::move(words), { m_file.path, line, line == 0 ? 0U : 1U });
    }

    const SourceFile& m_file;
    const ReadOptions& m_options;
    Layer& m_layer;
    Progress& m_progress;
};

/// Reader::read of a format that such a class reads.
template <typename File>
Result<void> readAs(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
{
    return File(file, options, layer, progress).read();
}

} // namespace touchstone::io
