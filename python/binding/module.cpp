// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone._core: corpora, scores, records and tables for Python, over the code of touchstone-cli.
#include "python/binding/peers.h"
#include "python/binding/results.h"

PYBIND11_MODULE(_core, module)
{
    using namespace touchstone::python;
    module.doc() = "The compiled part of touchstone; the package around it is what programs import.";
    addErrors(module);
    addCorpora(module);
    addTables(module);
    addRecords(module);
    addResults(module);
    addComparisons(module);
    addCommands(module);
    addPeerTags(module);
    addPeerSpans(module);
}
