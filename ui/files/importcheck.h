// SPDX-License-Identifier: GPL-3.0-or-later
// Import check: what the open dialog finds out about the files before anything is opened. Pure; runs in a
// worker.
#pragma once

#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/dataset/project.h"
#include "core/io/open/opener.h"

#include <QStringList>

class QMimeData;

namespace touchstone::ui {

/// What is known of one path.
struct SourceCheck
{
    std::optional<io::Recognition> recognition; ///< empty: could not be looked at, see error
    std::optional<support::Error> error;
    bool loaded = false; ///< documents and annotations below are known
    std::size_t documents = 0;
    std::size_t annotations = 0;
    std::size_t groups = 0; ///< of lines, between blank ones: of a file that is one document; else 0
};

/// One annotation of the preview.
struct PreviewSpan
{
    int source = -1; ///< -1: gold, else number of the system
    std::string document;
    text::Span span;
    std::string words;
    std::string types;
};

/// How a document of the gold meets one of a system.
enum class PairState { SameText, TokenByToken, CharacterByCharacter, GoldOnly, SystemOnly };

struct PairRow
{
    std::string gold; ///< name; empty: on the system's side only
    std::string system;
    PairState state = PairState::SameText;
    std::size_t goldAnnotations = 0;
    std::size_t systemAnnotations = 0;
};

struct PairCheck
{
    std::vector<PairRow> rows; ///< in the gold's order, then those of the system only
    std::size_t goldOnly = 0;
    std::size_t systemOnly = 0;
    std::size_t differingTexts = 0;
};

struct ImportCheck
{
    SourceCheck gold;
    std::vector<SourceCheck> systems; ///< as the data set names them
    std::vector<PairCheck> pairs; ///< per system; empty where it could not be read
    std::vector<PreviewSpan> preview; ///< the first annotations of every side
    std::vector<analysis::LabelCounts> labels; ///< of all sides, as the files have them
    analysis::LabelAgreement agreement; ///< under the rules of labels
    std::optional<support::Error> labelError; ///< of the label map
    support::Diagnostics findings;
    /// Systems are compared: `gold` is not known, and from the second on `pairs` say how the documents of the
    /// first system meet those of each.
    bool noGold = false;

    /// The gold and at least one system, where there are any, can be read, and of each one that can a
    /// document meets the gold's; without a gold, all systems can.
    [[nodiscard]] bool usable() const;
    /// Systems that can be read and have no document that meets one of the gold, or of the first system.
    [[nodiscard]] std::vector<std::size_t> unpaired() const;
};

/// Annotations of each side in the preview.
inline constexpr std::size_t previewLength = 30;

/// Is there no gold, and are there two systems or more, so that these can be compared with each other?
[[nodiscard]] bool comparesSystems(const analysis::DataSetSpec& dataSet);
/// Such a data set as it is opened: the first system stands in the gold's place. Any other as it is.
[[nodiscard]] analysis::DataSetSpec firstAsGold(analysis::DataSetSpec dataSet);
/// The way back, for who shows the files: no gold, all are systems.
[[nodiscard]] analysis::DataSetSpec allAsSystems(analysis::DataSetSpec dataSet);

/// Reads all files of the data set; comparesSystems(): of all systems. Errors of files stand in the result;
/// the only error is Cancelled.
[[nodiscard]] support::Result<ImportCheck> checkImport(
    const analysis::DataSetSpec& dataSet, support::Progress& progress);

/// The files as they are, without the rules of labels: those are made from what the files say.
[[nodiscard]] support::Result<analysis::DataSet> loadWithoutRules(
    analysis::DataSetSpec dataSet, support::Progress& progress);
[[nodiscard]] std::vector<analysis::LabelCounts> labelsOf(const analysis::DataSet& loaded);

/// Would each group of lines of a source make a document, where now all of them are one?
[[nodiscard]] bool offersGroups(const analysis::LayerSource& source, const SourceCheck& check);
/// As offersGroups, of a data set: where the gold does, or its groups are documents already and a system
/// does.
[[nodiscard]] bool offersGroups(const analysis::DataSetSpec& dataSet, const ImportCheck& check);
/// Makes each group of lines a document, in every source that offers it.
void makeGroupsDocuments(analysis::DataSetSpec& dataSet, const ImportCheck& check);

/// Recognises one path. O(bytes): for a worker.
[[nodiscard]] SourceCheck lookAt(const analysis::LayerSource& source);

/// Does the name of the file say that it is a gold?
[[nodiscard]] bool saysGold(const QString& path);
/// Which of several paths is the gold: the only one whose name contains "gold", else the first. The others
/// are systems.
[[nodiscard]] analysis::DataSetSpec guessRoles(const QStringList& paths);

/// The files and folders that are dropped or pasted: those that programs for files copy, else the lines of a
/// text that name by absolute paths what there is.
[[nodiscard]] QStringList localPaths(const QMimeData& data);
/// `noGold`: of two systems, A and B.
[[nodiscard]] QString pairStateText(PairState state, bool noGold = false);

} // namespace touchstone::ui
