// SPDX-License-Identifier: GPL-3.0-or-later
// Project: the unit of work, a list of data sets; and how a data set is loaded.
#pragma once

#include "core/annotation/corpus.h"
#include "core/annotation/labelrules.h"
#include "core/io/bytes/reader.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"

#include <set>
#include <span>

namespace touchstone::analysis {

/// One file or folder to read, and how.
struct LayerSource
{
    std::string name; ///< empty: the path's base name
    std::string path;
    io::ReadOptions options;

    friend bool operator==(const LayerSource&, const LayerSource&) = default;
};

/// A file of corrections (judging/correctionfile.h).
struct CorrectionSource
{
    std::string path; ///< empty: none
    bool inclusiveEnds = false; ///< tables: ends are the last character, not the first behind

    friend bool operator==(const CorrectionSource&, const CorrectionSource&) = default;
};

/// One gold, any number of systems; or no gold, and two systems or more that are compared with each other.
struct DataSetSpec
{
    std::string name; ///< empty: the gold's base name
    LayerSource gold;
    std::vector<LayerSource> systems;
    std::string labelMap; ///< path of a label map; its lines go before those of `labels`; empty: none
    annotation::LabelRules labels; ///< what becomes of the labels of both sides
    CorrectionSource corrections {}; ///< laid over the gold before its labels change (dataset/corrections.h)
    /// The gold is a system in the gold's place, called A beside another, B: no side is the right one,
    /// words are neutral.
    bool noGold = false;
    /// Several data sets as one: each is read for itself, then they are joined (annotation::joined) under
    /// their names; systems are one by their names, and `gold` and `systems` say nothing. Empty: it is one.
    std::vector<DataSetSpec> parts {};

    friend bool operator==(const DataSetSpec&, const DataSetSpec&) = default;
};

struct ProjectSpec
{
    std::vector<DataSetSpec> dataSets;

    friend bool operator==(const ProjectSpec&, const ProjectSpec&) = default;
};

/// The name to show: the given one, else the gold's base name; a gold called only "gold", "test", "dev" or
/// "train" lends its folder's. Neither the folder `within`, absolute, nor one above it lends its name: of a
/// project what its folder is called says nothing. Empty: every folder may.
[[nodiscard]] std::string dataSetName(const DataSetSpec& spec, const std::string& within = {});

/// The name, with a number behind it where it is taken: "x", "x (2)"; it is taken from then on.
[[nodiscard]] std::string uniqueName(const std::string& wanted, std::set<std::string>& taken);

/// Names of sources that stand side by side, each once: the given one, else the path's base name; where
/// several without a name bear one and stand in different folders, their folders' names (`within`: as of
/// dataSetName). O(sources).
[[nodiscard]] std::vector<std::string> namesSideBySide(
    std::span<const LayerSource> sources, const std::string& within = {});

/// Something wrong with a file as its author wrote it, and the lines that it explains (submissionfile.h).
struct FileFault
{
    support::Diagnostic finding; ///< codes submission.columns, .shift, .cut, .id, .words
    std::vector<std::uint32_t> lines; ///< of finding.place.file: what readers say of them is a consequence
};

/// A data set as loaded. A system that could not be read stands with a null layer and its error; the rest is
/// usable.
struct LoadedSystem
{
    LayerSource source;
    annotation::LayerPtr layer; ///< null: see error
    std::optional<support::Error> error;
    std::vector<FileFault> faults {}; ///< of its files, whether it could be read or not
};
/// A type that somebody names and no annotation bears.
struct UnknownType
{
    std::string type;
    std::string nearest; ///< the end of a sentence: "; did you mean …?"; empty: nothing is near
    friend bool operator==(const UnknownType&, const UnknownType&) = default;
};
struct AppliedCorrections; // corrections.h

struct DataSet
{
    DataSetSpec spec;
    annotation::LayerPtr gold; ///< under its corrections
    std::vector<LoadedSystem> systems;
    std::vector<UnknownType> unknownTypes {}; ///< of the rules of labels: neither gold nor systems have them
    std::shared_ptr<const AppliedCorrections> corrections {}; ///< null: none
};

/// Reads the gold and all systems (one after another, each on its own thread where that helps). A file given
/// for both sides: takeBothColumns, tellItself; the spec names the columns that were read. HIPE "tree":
/// the gold decides whether roots come from the fine or the coarse column, for both sides. System names are
/// made unique ("x", "x (2)"). What is wrong with the files themselves and changes scores stands among the
/// layers' findings (fileFaults, copiedAnnotations). The gold comes under its corrections; what is lost of
/// them stands among its findings. Layers come under the rules of labels (applyLabelRules); the spec keeps
/// these. Without a gold (noGold) the system in its place is read as systems are, keeps its name and says so
/// (Layer::standsForGold). Of several parts a system that one of them lacks has no documents of it; where the
/// file of one cannot be read, the system cannot be. Errors: those of the label map, of openLayer for the
/// gold; Cancelled. A system's error stays with the system.
[[nodiscard]] support::Result<DataSet> loadDataSet(const DataSetSpec& spec, support::Progress& progress);

/// Of a data set without a gold every system that could be read, that in the gold's place first.
[[nodiscard]] std::vector<annotation::LayerPtr> systemsWithoutGold(const DataSet& dataSet);
/// Of such a data set the same with the system of this name in the gold's place; the one that stood there
/// takes its place among the systems. As it is where none that could be read is called so. O(documents of the
/// two).
[[nodiscard]] DataSet withInGoldsPlace(DataSet dataSet, const std::string& name);

} // namespace touchstone::analysis
