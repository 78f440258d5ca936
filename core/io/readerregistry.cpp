// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/readerregistry.h"

#include "core/io/biocreader.h"
#include "core/io/conllreader.h"
#include "core/io/doccanoreader.h"
#include "core/io/elevantreader.h"
#include "core/io/hipereader.h"
#include "core/io/huggingfacereader.h"
#include "core/io/jsonlreader.h"
#include "core/io/labelstudioreader.h"
#include "core/io/mentionsreader.h"
#include "core/io/nelevalreader.h"
#include "core/io/prodigyreader.h"
#include "core/io/pubtatorreader.h"
#include "core/io/quaeroreader.h"
#include "core/io/spacyreader.h"
#include "core/io/standoffreader.h"
#include "core/io/tablereader.h"
#include "core/io/uimareader.h"
#include "core/io/webannoreader.h"

#include <array>

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
    for (const auto& reader : readers()) {
        if (reader.id == id) {
            return &reader;
        }
    }
    return nullptr;
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
