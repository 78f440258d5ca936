// SPDX-License-Identifier: GPL-3.0-or-later
// The three tables of the open dialog: first annotations, documents with their partners, findings.
#pragma once

#include "ui/files/importcheck.h"

class QTableWidget;
class QWidget;

namespace touchstone::ui::importtables {

/// Rows beyond this are counted, not shown: the dialog answers what to check, the window shows everything.
inline constexpr std::size_t rowLimit = 2000;

[[nodiscard]] QTableWidget* makePreview(QWidget* parent);
[[nodiscard]] QTableWidget* makePairs(QWidget* parent);
[[nodiscard]] QTableWidget* makeFindings(QWidget* parent);

void fillPreview(QTableWidget& table, const std::vector<PreviewSpan>& preview, const QStringList& systems);
/// Documents without partner first, then texts that differ, then the rest.
/// `noGold`: of two systems, A and B.
void fillPairs(QTableWidget& table, const PairCheck& pairs, bool noGold);
void fillFindings(QTableWidget& table, const support::Diagnostics& findings);

[[nodiscard]] QString pairsSummary(const PairCheck& pairs, bool noGold);

} // namespace touchstone::ui::importtables
