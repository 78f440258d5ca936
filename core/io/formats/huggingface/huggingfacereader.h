// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of Hugging Face data: rows of a data set, and output of a token-classification pipeline.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Rows {"tokens" (or "words"): […], "ner_tags" (or "tags", "labels", "ner", …): […]}, as an array, one per
/// line, under one key, in columns, or as the data set viewer sends them. Tags are words, or numbers whose
/// names come from "features" or "names" in the file, from a file beside (labels.json, labels.txt,
/// dataset_infos.json, config.json, README.md …) or from ReadOptions::labelList; without names the file is
/// refused. Where a row has "predictions" (or "predicted_tags", "preds" …) beside its tags, they are a
/// system's (ReadOptions::system). -100 marks a piece that takes no part: it neither ends nor begins
/// anything. Text = tokens joined by one blank; schemes and repairs as in CoNLL files. Pipeline output: per
/// text a list of {"entity_group" or "entity", "score", "word", "start", "end"}, alone, in a list, one per
/// line, or under a key beside its "text". Pieces of a word and of one entity are joined (same type and I-,
/// or no prefix; the next index or place); the score is their mean. Without a text the document has offsets
/// only and meets the gold by its number. Words without offsets (slow tokenizers) are found in the text one
/// after the other. Offsets are code points. Findings, beside those of SpanDocuments and JsonRecords: row,
/// tag, scheme, transition, entity, tokens. Errors: InvalidOption (numbers without names), Malformed,
/// Cancelled.
[[nodiscard]] Reader huggingFaceReader();

} // namespace touchstone::io
