// SPDX-License-Identifier: GPL-3.0-or-later
// A small gold for tests of judging: three documents, in each of them the town Prague with a type of choice.
#pragma once

#include <QByteArray>

namespace touchstone::ui {

/// As CoNLL. A gold where Prague is ORG three times, which a system with LOC speaks against.
inline QByteArray judgedGold(const char* prague)
{
    QByteArray text;
    for (const char* name : { "Ada", "Bob", "Eve" }) {
        text += QByteArray("-DOCSTART- O\n\n") + name + " B-PER\nsaw O\nPrague B-" + prague
            + "\nand O\nBrno B-LOC\n\n";
    }
    return text;
}

} // namespace touchstone::ui
