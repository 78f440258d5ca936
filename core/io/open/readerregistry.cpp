// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/readerregistry.h"

#include "core/io/formats/bioc/biocreader.h"
#include "core/io/formats/bioc/pubtatorreader.h"
#include "core/io/formats/columns/conllreader.h"
#include "core/io/formats/elevant/elevantreader.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/formats/huggingface/doccanoreader.h"
#include "core/io/formats/huggingface/huggingfacereader.h"
#include "core/io/formats/labelstudio/labelstudioreader.h"
#include "core/io/formats/models/mentionsreader.h"
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/io/formats/quaero/quaeroreader.h"
#include "core/io/formats/spacy/prodigyreader.h"
#include "core/io/formats/spacy/spacyreader.h"
#include "core/io/formats/standoff/standoffreader.h"
#include "core/io/formats/tables/tablereader.h"
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/formats/uima/uimareader.h"
#include "core/io/formats/uima/webannoreader.h"
#include "core/support/lookup.h"

namespace touchstone::io {

std::span<const Reader> readers()
{
    // One line per format; the order decides ties of recognition and is the order of every list shown.
    static const std::array all {
        jsonlReader(),
        conllReader(),
        bratReader(),
        hipeReader(),
        nelevalReader(),
        elevantReader(),
        quaeroReader(),
        pubtatorReader(),
        spacyReader(),
        biocReader(),
        bionlpReader(),
        webannoReader(),
        uimaReader(),
        prodigyReader(),
        doccanoReader(),
        labelStudioReader(),
        huggingFaceReader(),
        mentionsReader(),
        tableReader(),
    };
    return all;
}

const Reader* readerById(std::string_view id)
{
    const auto all = readers();
    return support::found(all, id, &Reader::id);
}

const Reader* recognise(std::string_view head, std::string_view suffix)
{
    const Reader* best = nullptr;
    Probability highest = 0;
    for (const auto& reader : readers()) {
        const auto probability = reader.probe(head, suffix);
        if (probability > highest) {
            best = &reader;
            highest = probability;
        }
    }
    return best;
}

} // namespace touchstone::io
