// SPDX-License-Identifier: GPL-3.0-or-later
// CasSource: what a serialised UIMA CAS holds, whether XMI or JSON, and how its annotations become documents.
// Private to the uima reader.
#pragma once

#include "core/io/bytes/reader.h"
#include "core/io/drafts/mentiondraft.h"
#include "core/io/formats/uima/casfeatures.h"

namespace touchstone::io {

/// A text of the CAS.
struct CasSofa
{
    std::string key; ///< by which annotations name it
    std::string view; ///< "_InitialView"
    std::optional<std::string> text;
    std::size_t at = 0;
};

/// A feature structure with a place in a text.
struct CasAnnotation
{
    std::string type; ///< "de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity"
    std::string id;
    std::string sofa;
    std::optional<std::int64_t> begin;
    std::optional<std::int64_t> end;
    std::vector<std::pair<std::string, std::string>> features; ///< words and numbers, in the file's order
    std::vector<std::string> links; ///< ids of concepts that it refers to
    std::size_t at = 0;
};

class CasSource
{
public:
    virtual ~CasSource() = default;
    [[nodiscard]] virtual std::vector<CasSofa> sofas() = 0;
    /// Every feature structure with a begin and an end, in the file's order; may be asked several times.
    /// Stops when the visitor says false.
    virtual void visit(const std::function<bool(const CasAnnotation&)>& visitor) = 0;
    /// The layer to which annotations of a type belong: subtypes of NamedEntity are read as it. The type
    /// itself otherwise.
    [[nodiscard]] virtual std::string layerOf(const std::string& type) = 0;
};

/// The types of a CAS as layers, with what they hold.
[[nodiscard]] std::vector<CasLayer> layersOf(CasSource& source, const Progress& progress);

/// Reads the chosen layer. Malformed (no text), InvalidOption (no such layer), Cancelled.
[[nodiscard]] Result<void> readCas(CasSource& source, const SourceFile& file, const ReadOptions& options,
    Layer& layer, FileFindings& findings, const Progress& progress);

/// Subtypes by their names alone: DKPro's types of names, and the mentions of cTAKES, are one layer each.
[[nodiscard]] std::string layerByName(const std::string& type);

// ---- its two spellings

[[nodiscard]] Result<void> readXmi(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress);
[[nodiscard]] Result<void> readCasJson(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress);
/// The layers of a file, none where it cannot be read.
[[nodiscard]] std::vector<CasLayer> xmiLayers(std::string_view bytes);
[[nodiscard]] std::vector<CasLayer> casJsonLayers(std::string_view bytes);

} // namespace touchstone::io
