// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helppages.h"

#include "ui/base/language.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/session/shortcuts.h"
#include "ui/text/colours.h"

#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"

#include <QCoreApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <utility>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

// A cell of a Markdown table.
QString cell(QString text)
{
    text.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    for (const char sign : { '|', '[', ']', '*', '`', '<' }) {
        text.replace(QLatin1Char(sign), QStringLiteral("\\%1").arg(QLatin1Char(sign)));
    }
    return text;
}

QString row(const QString& keys, const QString& meaning)
{
    return QStringLiteral("| %1 | %2 |\n").arg(cell(keys), cell(meaning));
}

// The table of commands is what holds; a written page would fall behind.
QString keysPage()
{
    QString page = QStringLiteral("# %1\n").arg(tr("Keys"));
    const QString head = QStringLiteral("\n| %1 | %2 |\n|---|---|\n").arg(tr("key"), tr("what it does"));
    const std::vector<CommandInfo> table = commands();
    for (const CommandGroup group : { CommandGroup::File, CommandGroup::Edit, CommandGroup::View,
             CommandGroup::Go, CommandGroup::Help }) {
        page += QStringLiteral("\n## %1\n").arg(groupTitle(group)) + head;
        for (const CommandInfo& info : table) {
            if (info.group == group && !info.keys.isEmpty()) {
                page += row(keysText(info.keys), info.meaning);
            }
        }
    }
    page += QStringLiteral("\n## %1\n").arg(tr("Panels, systems and the text")) + head;
    for (const KeyInfo& info : furtherKeys()) {
        page += row(info.keys, info.meaning);
    }
    return page;
}

// From the presets themselves, so that the page says what they do.
QString presetsPage()
{
    QString page
        = QStringLiteral("# %1\n\n%2\n")
              .arg(tr("Presets"),
                  //: %1: "the toolbar (Ctrl+Shift+P)"
                  tr("A preset scores as a shared task or a known tool does: it sets all settings, the "
                     "measure and the annotation column at once, and tables use the task's own names. "
                     "Choose one in %1, in the menu Evaluate, or by --preset ID "
                     "on the command line. What comes from files (weights, rules, slices), and the part "
                     "of the corpus that is scored, stay; another choice, such as Default, undoes it. A "
                     "confidence threshold, slices, labels and options of other measures, set afterwards, "
                     "leave the preset in force. What changes what the task counts, such as the matching, "
                     "the overlap, a scheme that is not the task's, or an option of its measures, makes "
                     "it Custom, with Touchstone's own names.")
                      .arg(withKeys(tr("the toolbar"), Command::ChooseMeasure)));
    for (const analysis::Preset& preset : analysis::presets()) {
        page += QStringLiteral("\n## %1\n\n%2\n\n").arg(presetTitle(&preset), presetDescription(preset));
        page += row(tr("name"), QStringLiteral("--preset %1").arg(toQString(preset.id)))
            + QStringLiteral("|---|---|\n");
        page += row(tr("source"), presetSource(preset));
        const QStringList measures = textsOf(preset.measures, measureText);
        page += row(tr("measures"), measures.join(tr(", ")));
        if (const QString options = toQString(analysis::shellLine(analysis::presetArguments(preset)));
            !options.isEmpty()) {
            page += row(tr("settings"), options);
        }
        for (const analysis::PresetTable& table : preset.tables) {
            const QStringList names = textsOf(
                table.columns, [](const analysis::PresetColumn& column) { return toQString(column.title); });
            page += row(tr("columns of %1").arg(measureText(table.measure)), names.join(tr(", ")));
        }
    }
    return page;
}

QString compiledIn(const QString& path)
{
    QFile file(QStringLiteral(":/%1").arg(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// In the language of the window where the page is translated, else in English, and the page says so.
QString writtenPage(const QString& page)
{
    const QString language = languageInForce();
    const QString english = compiledIn(QStringLiteral("help/%1.md").arg(page));
    if (language == QLatin1String("en")) {
        return english;
    }
    const QString translated = compiledIn(QStringLiteral("help/%1/%2.md").arg(language, page));
    return translated.isEmpty()
        ? QStringLiteral("*%1*\n\n").arg(tr("This page has not been translated from English.")) + english
        : translated;
}

// The files that come with the program, so that they can be read and copied without looking for them.
QString examplesPage()
{
    QString page
        = QStringLiteral("# %1\n\n%2\n")
              .arg(tr("Example rules"),
                  tr("Files that come with the program: written for corpora with these troubles, and what "
                     "they do there is written beside each rule. Copy what fits into a file of your own. "
                     "See [the rule guide](rules.md)."));
    for (const char* name : { "historical-newspapers", "linkers-without-labels" }) {
        const QString file = QLatin1String(name) + QLatin1String(".rules");
        page += QStringLiteral("\n## %1\n\n```rules\n%2```\n")
                    .arg(file, compiledIn(QStringLiteral("rules/examples/") + file));
    }
    return page;
}

/// Translated pages name the anchor of the English heading above a heading of their own: <!-- anchor:
/// documents -->
const QRegularExpression& namedAnchor()
{
    static const QRegularExpression comment(QStringLiteral("^<!-- anchor: (\\S+) -->$"));
    return comment;
}

/// Of each heading the anchor that is named above it; empty: its own words.
QStringList namedAnchors(const QString& markdown)
{
    QStringList anchors;
    QString named;
    bool code = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            code = !code;
        } else if (const auto found = namedAnchor().match(line); found.hasMatch()) {
            named = found.captured(1);
        } else if (!code && line.startsWith(QLatin1Char('#'))) {
            anchors << std::exchange(named, {});
        }
    }
    return anchors;
}

template <typename Visit>
void visitHeadings(const QTextDocument& document, const QString& markdown, Visit&& visit)
{
    const QStringList named = namedAnchors(markdown);
    qsizetype number = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0) {
            const QString anchor = named.value(number++);
            visit(block,
                HelpHeading { level, block.text(), anchor.isEmpty() ? helpAnchor(block.text()) : anchor });
        }
    }
}

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)
        || block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

bool hasHeading(const QString& page, const QString& anchor)
{
    return support::contains(helpHeadings(page), anchor, &HelpHeading::anchor);
}

void layOutTable(QTextTable& table, const QColor& lines, const QColor& head)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    format.setBorderBrush(lines);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setTopMargin(2);
    format.setBottomMargin(8);
    table.setFormat(format);
    for (int line = 0; line < table.rows(); ++line) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell place = table.cellAt(line, column);
            QTextTableCellFormat padded = place.format().toTableCellFormat();
            padded.setLeftPadding(6);
            padded.setRightPadding(6);
            padded.setTopPadding(1);
            padded.setBottomPadding(1);
            if (line == 0) {
                padded.setBackground(head);
            }
            place.setFormat(padded);
        }
    }
}

} // namespace

QStringList helpPages()
{
    return QStringLiteral("index tour tourcli tourpython glossary files projects shards corrections measures "
                          "comingfrom slices leads "
                          "suspects rules reference examples presets settings commandline json keys")
        .split(u' ');
}

QString helpMarkdown(const QString& page)
{
    if (!helpPages().contains(page)) {
        return {};
    }
    return page == QLatin1String("keys")    ? keysPage()
        : page == QLatin1String("presets")  ? presetsPage()
        : page == QLatin1String("examples") ? examplesPage()
                                            : writtenPage(page);
}

QString helpAnchor(const QString& heading)
{
    QString anchor;
    const QString lower = heading.trimmed().toLower();
    for (const QChar sign : lower) {
        if (sign.isLetterOrNumber() || sign == QLatin1Char('-') || sign == QLatin1Char('_')) {
            anchor += sign;
        } else if (sign.isSpace()) {
            anchor += QLatin1Char('-');
        }
    }
    return anchor;
}

HelpPlace helpPlace(const QString& link, const QString& current)
{
    QString page = link;
    if (page.startsWith(QLatin1String("help:"))) {
        page.remove(0, 5);
    }
    const qsizetype mark = page.indexOf(QLatin1Char('#'));
    const QString anchor = mark < 0 ? QString() : page.mid(mark + 1);
    page = mark < 0 ? page : page.left(mark);
    if (page.endsWith(QLatin1String(".md"))) {
        page.chop(3);
    } else if (page == QLatin1String("../rules/examples")) {
        page = QStringLiteral("examples"); // the folder, for those who read the pages in the repository
    }
    if (page.isEmpty() && !anchor.isEmpty() && !current.isEmpty()) {
        page = current;
    }
    page = page.isEmpty() ? helpPages().constFirst() : page;
    if (anchor.isEmpty() || hasHeading(page, anchor)) {
        return { page, anchor };
    }
    const QStringList pages = helpPages();
    const auto other = std::find_if(
        pages.begin(), pages.end(), [&anchor](const QString& each) { return hasHeading(each, anchor); });
    return { other == pages.end() ? page : *other, anchor };
}

HelpPlace helpPlaceOfPanel(const QString& panel)
{
    // Panels of numbers: how these count. Scores and Alpha sweep name the measure that they show themselves.
    constexpr std::pair<const char*, const char*> places[] { { "scores", "measures#muc" },
        { "leads", "leads#leads" }, { "confusion", "measures#confusion" }, { "outcomes", "measures#muc" },
        { "sweep", "measures#eter" }, { "noise", "measures#noise" }, { "slices", "measures#slices" },
        { "confidence", "measures#thresholds" }, { "compare", "measures#compare-systems" },
        { "campaign", "projects#campaign" }, { "editor", "#rule-editor" }, { "ruleeditor", "#rule-editor" } };
    const QString start = helpPages().constFirst();
    for (const auto& [name, link] : places) {
        if (panel == QLatin1String(name)) {
            return helpPlace(QLatin1String(link), start);
        }
    }
    return { start, hasHeading(start, panel) ? panel : QString() };
}

QString measureHelp(const QString& measure) { return QLatin1String("measures#") + measure; }

std::vector<HelpHeading> helpHeadings(const QString& page)
{
    QTextDocument document;
    const QString markdown = helpMarkdown(page);
    setHelpMarkdown(document, markdown);
    std::vector<HelpHeading> headings;
    visitHeadings(document, markdown,
        [&headings](const QTextBlock&, const HelpHeading& heading) { headings.push_back(heading); });
    return headings;
}

void setHelpMarkdown(QTextDocument& document, const QString& markdown)
{
    QString shown = markdown;
    static const QRegularExpression anchors(
        namedAnchor().pattern() + QLatin1Char('\n'), QRegularExpression::MultilineOption);
    document.setMarkdown(shown.remove(anchors));
}

void fillHelpDocument(QTextDocument& document, const QString& markdown, const QPalette& palette)
{
    setHelpMarkdown(document, markdown);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor lines = mixed(text, base, 0.35);
    const QColor shade = mixed(text, base, 0.08);

    visitHeadings(document, markdown, [](const QTextBlock& block, const HelpHeading& heading) {
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat place;
        place.setAnchor(true);
        place.setAnchorNames({ heading.anchor });
        cursor.mergeCharFormat(place);
        QTextBlockFormat margins;
        margins.setTopMargin(heading.level == 1 ? 0 : 10);
        margins.setBottomMargin(2);
        cursor.mergeBlockFormat(margins);
    });

    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!isCode(block)) {
            continue;
        }
        QTextBlockFormat format = block.blockFormat();
        format.setBackground(shade);
        format.setNonBreakableLines(false); // better broken than the whole page wider than the window
        format.setLeftMargin(12);
        format.setRightMargin(12);
        format.setTopMargin(isCode(block.previous()) ? 0 : 6);
        format.setBottomMargin(isCode(block.next()) ? 0 : 10);
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setFontFamilies({ fixed });
        cursor.mergeCharFormat(letters);
    }

    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            layOutTable(*table, lines, shade);
        }
    }
    document.setDocumentMargin(12);
}

} // namespace touchstone::ui
