// SPDX-License-Identifier: GPL-3.0-or-later
// Roles and small texts that every table model shares: a view asks a cell for its raw value, its filter, its
// link.
#pragma once

#include "ui/session/corestrings.h"

#include "core/evaluation/records/recordfilter.h"

#include <QFont>
#include <QLocale>
#include <QVariant>
#include <QMetaType>

#include <cmath>

namespace touchstone::ui {

enum ModelRole {
    SortRole = Qt::UserRole + 1, ///< the raw value (number or text) of a cell; invalid when undefined
    FilterRole, ///< analysis::RecordFilter: the records behind the cell; invalid when there are none by cell
    LinkRole, ///< bool: the cell answers a click, Enter and Space
    HeatRole, ///< double 0..1: how strongly a cell is coloured; invalid: not at all
    FaintRole, ///< bool: the text matters little (a zero among counts)
    NeutralHeatRole, ///< bool: the heat is not an error's (the diagonal of a confusion table)
    OutcomeRole, ///< int of match::Outcome; invalid: none
    ExportRole, ///< text for files and the clipboard, numbers in the C locale; invalid: take DisplayRole
    BarRole, ///< double 0..1: the cell's value as a bar, where a table draws them; invalid: none
    RecordRole, ///< quint32: number of the record in the evaluation
    DotsRole, ///< DotRow of a cell, DotAxis of its heading; invalid: no picture
    ShortTitleRole ///< a heading where its title does not fit; invalid: none
};

/// Bold letters; false: the table's own.
[[nodiscard]] inline QVariant boldFont(bool bold)
{
    QFont font;
    font.setBold(true);
    return bold ? QVariant(font) : QVariant();
}

/// What stands for an undefined number.
[[nodiscard]] inline QString undefinedText() { return QStringLiteral("–"); }

/// Three decimals, always with such a sign; undefined: –.
[[nodiscard]] inline QString differenceText(
    std::optional<double> difference, const QLocale& locale = QLocale())
{
    return difference ? signedText(*difference < 0, locale.toString(std::abs(*difference), 'f', 3))
                      : undefinedText();
}
/// For the clipboard: six decimals, a full stop; undefined: empty.
[[nodiscard]] inline QString scoreExport(std::optional<double> score)
{
    return score ? QString::number(*score, 'f', 6) : QString();
}

} // namespace touchstone::ui

Q_DECLARE_METATYPE(touchstone::analysis::RecordFilter)
