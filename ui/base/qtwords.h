// SPDX-License-Identifier: GPL-3.0-or-later
// Words of Qt's own that Qt's translations lack, or have otherwise than our texts (the glossaries name the
// keys). Qt looks them up by these contexts, and finds ours before its own.
#pragma once

#include <QtGlobal>

namespace touchstone::ui {

constexpr const char* qtWords[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a "
        "hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP("QPrintDialog",
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define "
        "ranges and make sure ranges do not intersect with each other."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Printer Properties"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Advanced Option Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Page Setup Conflicts"),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesDialog", "There are conflicts in page setup options. Do you want to fix them?"),
    QT_TRANSLATE_NOOP(
        "QPrintPropertiesDialog", "There are conflicts in some advanced options. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
    QT_TRANSLATE_NOOP("Print Device Input Slot", "Automatic"),
    QT_TRANSLATE_NOOP("Print Device Output Bin", "Automatic"),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication Needed"),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication needed to use %1 on %2."),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Authentication needed to use %1."),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Password:"),
    QT_TRANSLATE_NOOP("QCupsPrinterSupport", "Username:"),
};

} // namespace touchstone::ui
