// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the help: Markdown that is compiled in, and how a page becomes a document with places to go
// to.
#pragma once

#include <QStringList>

#include <vector>

class QPalette;
class QTextDocument;

namespace touchstone::ui {

/// Names of the pages in the order of the contents: index (the start page), tour, tourcli, tourpython,
/// glossary, files, projects, shards, corrections, measures, comingfrom, slices, leads, suspects, rules,
/// reference, examples, presets, settings, commandline, json, keys.
[[nodiscard]] QStringList helpPages();
/// Markdown of a page; empty: there is none of this name. "keys" is made from the table of commands,
/// "presets" from analysis::presets(), "examples" from the rule files that come with the program; the others
/// are `resources/help/NAME.md`, in a language that is translated `resources/help/CODE/NAME.md`.
[[nodiscard]] QString helpMarkdown(const QString& page);

/// The anchor of a heading, as in the web views of Markdown: lower case, blanks as hyphens, other signs
/// dropped ("Alpha sweep" -> "alpha-sweep").
[[nodiscard]] QString helpAnchor(const QString& heading);

/// Where a link leads: "rules#fields", "rules.md#fields", "help:rules#fields" or, inside a page, "#fields".
struct HelpPlace
{
    QString page;
    QString anchor; ///< empty: the top

    friend bool operator==(const HelpPlace&, const HelpPlace&) = default;
};
/// `current`: the page the link stands on; an empty link is the start page. An anchor that its page lacks is
/// looked for on the others, so that "rules#fields" holds wherever the fields are told of.
[[nodiscard]] HelpPlace helpPlace(const QString& link, const QString& current = {});
/// The place that tells of a panel of the window ("scores", "why"), by its name: on the page of measures
/// where it shows numbers; a panel without words of its own gets the start page.
[[nodiscard]] HelpPlace helpPlaceOfPanel(const QString& panel);
/// The place that tells how a measure counts, for a widget's property "help".
[[nodiscard]] QString measureHelp(const QString& measure);

struct HelpHeading
{
    int level = 1; ///< 1: the title of the page
    QString text;
    QString anchor;
};
[[nodiscard]] std::vector<HelpHeading> helpHeadings(const QString& page);

/// The words of a page, without what only names anchors.
void setHelpMarkdown(QTextDocument& document, const QString& markdown);
/// Lays a page out: headings become anchors, code and tables get margins, and colours come from the palette.
void fillHelpDocument(QTextDocument& document, const QString& markdown, const QPalette& palette);

} // namespace touchstone::ui
