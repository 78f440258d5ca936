// SPDX-License-Identifier: GPL-3.0-or-later
// What the open dialog says of its files in a few sentences, each a link to what it speaks of.
#pragma once

#include "ui/files/importcheck.h"

namespace touchstone::ui {

/// A whole sentence. `link`: "gold", "systems", "labels", "findings", or with the number of a system
/// "system/2", "documents/2", "remove/2", "no-gold"; empty: leads nowhere.
struct ImportRemark
{
    QString text;
    QString link;
};

struct ImportVerdict
{
    bool open = false; ///< nothing keeps the files from being opened
    std::vector<ImportRemark> remarks;

    /// All sentences, links as such.
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString plainText() const;
};

/// `check`: null while the files are read.
[[nodiscard]] ImportVerdict importVerdict(const analysis::DataSetSpec& dataSet, const ImportCheck* check);

/// How a system is called: its name, else that of its file.
[[nodiscard]] QString sourceName(const analysis::LayerSource& source);

} // namespace touchstone::ui
