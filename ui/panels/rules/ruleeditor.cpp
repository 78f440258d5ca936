// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/ruleeditor.h"

#include "ui/panels/rules/rulehighlighter.h"
#include "ui/session/corestrings.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/layouts.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTextBlock>

#include <tuple>

namespace touchstone::ui {

namespace {

constexpr int delay = 200; ///< ms after the last key

enum Column { Place, Kind, Message };

} // namespace

RuleEditor::RuleEditor(QWidget* parent)
    : QWidget(parent)
    , m_below(std::make_shared<std::vector<RuleFileText>>())
{
    auto* notice = new QLabel(tr("These rules come with the program and cannot be changed."), m_notice);
    notice->setWordWrap(true);
    auto* copy = new QPushButton(tr("Copy to my rules"), m_notice);
    copy->setToolTip(
        tr("Put the rule of the cursor into a file of your own, where it takes this one's place"));
    layRow(m_notice, { 6, 3, 6, 3 }, { { notice, 1 }, copy });
    m_notice->hide();
    connect(copy, &QPushButton::clicked, this, &RuleEditor::copyRequested);

    m_list->setHeaderLabels({ tr("Line:column"), tr("Kind"), tr("Problem") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Problems of the rule file"));
    m_list->setToolTip(tr("Enter goes to the place; F8 in the text to the next one"));
    m_list->header()->setStretchLastSection(true);
    connect(m_list, &QTreeWidget::itemClicked, this, &RuleEditor::showProblem);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        showProblem(item);
        m_text->setFocus(Qt::OtherFocusReason);
    });
    m_summary->setContentsMargins(6, 2, 6, 2);
    m_summary->setWordWrap(true);

    auto* above = new QWidget(this);
    layColumn(above, {}, { { m_text, 1 }, m_summary }, 0);
    auto* splitter = split(new QSplitter(Qt::Vertical, this), { { above, 1 }, m_list });
    splitter->setCollapsible(0, false);
    splitter->setSizes({ 400, 110 });
    layColumn(this, {}, { m_notice, { splitter, 1 }, m_find }, 0);
    setFocusProxy(m_text);
    m_list->hide();

    m_wait.setSingleShot(true);
    m_wait.setInterval(delay);
    connect(&m_wait, &QTimer::timeout, this, &RuleEditor::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this]() {
        // The highlighter, too, makes the text say that it changed; its revision stays.
        const int revision = m_text->document()->revision();
        if (std::exchange(m_revision, revision) == revision || m_loading) {
            return;
        }
        m_stale = true;
        m_wait.start();
        Q_EMIT textEdited();
    });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &RuleEditor::noteCurrentRule);
    connect(m_text, &RuleTextEdit::findRequested, m_find, &RuleFindBar::open);
    connect(m_text, &RuleTextEdit::findStepped, m_find, &RuleFindBar::step);
    connect(m_text, &RuleTextEdit::problemStepped, this, &RuleEditor::stepProblem);
    connect(m_text, &RuleTextEdit::escaped, this, [this]() { m_find->hide(); });
    showProblems();
}

void RuleEditor::setFile(const std::string& utf8, bool readOnly)
{
    m_loading = true;
    m_problems.clear();
    m_list->hide();
    m_outline = {};
    m_text->setReadOnly(readOnly);
    m_text->setFileText(utf8);
    m_text->document()->setModified(false);
    m_notice->setVisible(readOnly);
    m_loading = false;
    check();
    noteCurrentRule();
}

void RuleEditor::setContext(std::vector<RuleFileText> below)
{
    if (below != *m_below) {
        m_below = std::make_shared<std::vector<RuleFileText>>(std::move(below));
        check();
    }
}

void RuleEditor::setLabels(std::vector<std::string> labels)
{
    m_labels = std::move(labels);
    m_text->completer().setVocabulary(m_rules, m_labels);
}

RuleEditor::Reading RuleEditor::read(const std::vector<RuleFileText>& below, const std::string& text)
{
    // The edited file is known by its number, since two files may have one name.
    std::vector<rules::RuleFile> files;
    for (const auto& file : below) {
        files.push_back({ std::string(), file.text });
    }
    const std::string own = "edited";
    files.push_back({ own, text });
    support::Diagnostics findings;
    Reading result;
    result.rules = std::make_shared<rules::RuleSet>(rules::RuleSet::stacked(files, findings));
    for (const auto& finding : findings.list()) {
        if (finding.place.file == own) {
            result.problems.push_back({ finding.severity == support::Severity::Error,
                static_cast<std::uint32_t>(finding.place.line),
                static_cast<std::uint32_t>(finding.place.column), findingText(finding) });
        }
    }
    std::ranges::stable_sort(result.problems, {},
        [](const RuleProblem& problem) { return std::tuple(problem.line, problem.column); });
    result.outline = rules::outline(text);
    return result;
}

void RuleEditor::check()
{
    m_wait.stop();
    m_stale = true;
    auto below = m_below;
    auto text = std::make_shared<const std::string>(m_text->fileText());
    m_jobs->start<Reading>(
        tr("Reading the rules"),
        [below, text](support::Progress&) -> support::Result<Reading> { return read(*below, *text); },
        [this](support::Result<Reading> reading) {
            if (reading) {
                take(std::move(*reading));
            } else {
                take({ { { true, 0, 0, errorText(reading.error()) } }, m_rules, m_outline });
            }
        });
    showProblems();
}

void RuleEditor::take(Reading reading)
{
    m_stale = m_wait.isActive(); // something was typed meanwhile: another reading follows
    m_problems = std::move(reading.problems);
    m_rules = std::move(reading.rules);
    m_outline = std::move(reading.outline);
    m_text->setProblems(m_problems);
    m_text->completer().setVocabulary(m_rules, m_labels);
    showProblems();
    noteCurrentRule();
    Q_EMIT checked();
}

QString RuleEditor::summary() const { return m_summary->text(); }

void RuleEditor::showProblems()
{
    const auto errors = static_cast<int>(std::ranges::count_if(m_problems, &RuleProblem::error));
    const auto warnings = static_cast<int>(m_problems.size()) - errors;
    const QString errorCount = tr("%n errors", nullptr, errors);
    const QString warningCount = tr("%n warnings", nullptr, warnings);
    const auto rules = static_cast<int>(m_outline.size());
    if (!m_rules) {
        m_summary->setText(tr("Reading the rules …"));
    } else if (m_problems.empty()) {
        m_summary->setText(tr("No problems; %n rules in this file", nullptr, rules));
    } else if (errors == 0) {
        //: %1: "3 warnings"
        m_summary->setText(tr("%1; the file can be used").arg(warningCount));
    } else {
        //: %1: "2 errors" or "2 errors, 1 warning"
        m_summary->setText(tr("%1; the file can be used when the errors are mended")
                               .arg(warnings > 0 ? tr("%1, %2").arg(errorCount, warningCount) : errorCount));
    }
    const RuleColours colours(StatusPalette::forPalette(palette()).dark());
    m_list->clear();
    QList<QTreeWidgetItem*> items;
    for (const auto& problem : m_problems) {
        const QString place = QStringLiteral("%1:%2").arg(problem.line).arg(std::max(problem.column, 1U));
        auto* item = new QTreeWidgetItem({ problem.line == 0 ? QString() : place,
            problem.error ? tr("✕ Error") : tr("! Warning"), problem.message });
        item->setData(Kind, Qt::AccessibleTextRole, problem.error ? tr("Error") : tr("Warning"));
        item->setForeground(Kind, problem.error ? colours.error() : colours.warning());
        item->setToolTip(Message, problem.message);
        item->setData(Place, Qt::UserRole, problem.line);
        item->setData(Place, Qt::UserRole + 1, problem.column);
        items << item;
    }
    m_list->addTopLevelItems(items);
    m_list->resizeColumnToContents(Place);
    m_list->resizeColumnToContents(Kind);
    // Stays when the last problem goes, so that the text does not jump while somebody types.
    m_list->setVisible(!m_list->isHidden() || !m_problems.empty());
}

void RuleEditor::showProblem(const QTreeWidgetItem* item)
{
    if (const auto line = item ? item->data(Place, Qt::UserRole).toUInt() : 0U; line > 0) {
        m_text->show(m_text->placeOf(line, item->data(Place, Qt::UserRole + 1).toUInt()));
    }
}

// Looks upward in the text itself, which may be newer than what was read last.
QString RuleEditor::currentRule() const
{
    constexpr int farthest = 2000; // lines; rules are short
    const QTextBlock start = m_text->textCursor().block();
    QTextBlock block = start;
    for (int lines = 0; block.isValid() && lines < farthest; block = block.previous(), ++lines) {
        const QString line = block.text().trimmed();
        if (line == QLatin1String("end") && block != start) {
            break;
        }
        if (line.startsWith(QLatin1String("rule"))) {
            const auto found = rules::outline(line.toStdString());
            if (!found.empty()) {
                return toQString(found.front().name);
            }
        }
    }
    return {};
}

void RuleEditor::noteCurrentRule()
{
    if (const QString rule = currentRule(); rule != m_current) {
        m_current = rule;
        Q_EMIT currentRuleChanged(rule);
    }
}

bool RuleEditor::showRule(const QString& name)
{
    // The text, not the outline that was read last: it may be being read right now.
    const std::string text = m_text->fileText();
    for (const auto& entry : rules::outline(text)) {
        if (toQString(entry.name) == name) {
            showPlace(entry.line, 1);
            return true;
        }
    }
    return false;
}

void RuleEditor::stepProblem(bool forward)
{
    const QList<QTextCursor> places = m_text->underlined();
    if (places.isEmpty()) {
        return;
    }
    const int here = m_text->textCursor().selectionStart();
    const QTextCursor* chosen = nullptr;
    for (const auto& place : places) {
        const int at = place.selectionStart();
        const bool beyond = forward ? at > here : at < here;
        if (beyond
            && (!chosen || (forward ? at < chosen->selectionStart() : at > chosen->selectionStart()))) {
            chosen = &place;
        }
    }
    if (!chosen) { // starts over
        chosen = forward ? &places.front() : &places.back();
    }
    const auto number = static_cast<int>(chosen - places.constData());
    QTextCursor target = *chosen;
    target.setPosition(target.selectionStart());
    m_text->show(target);
    if (number < m_list->topLevelItemCount()) {
        m_list->setCurrentItem(m_list->topLevelItem(number));
    }
}

void RuleEditor::insertRule(const QString& text)
{
    const std::string file = m_text->fileText();
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    const auto line = static_cast<std::uint32_t>(m_text->textCursor().blockNumber()) + 1;
    for (const auto& entry : rules::outline(file)) {
        if (entry.line <= line && line <= entry.lastLine) {
            cursor = QTextCursor(m_text->document()->findBlockByNumber(static_cast<int>(entry.lastLine) - 1));
            cursor.movePosition(QTextCursor::EndOfBlock);
        }
    }
    const bool last = cursor.atEnd();
    const bool blank = QStringView(cursor.block().text()).trimmed().isEmpty();
    const bool first = blank && cursor.blockNumber() == 0;
    cursor.beginEditBlock();
    if (!blank) {
        cursor.insertBlock();
    }
    if (!first) {
        cursor.insertBlock();
    }
    const int place = cursor.position();
    cursor.insertText(text.trimmed());
    if (last) {
        cursor.insertBlock();
    }
    cursor.endEditBlock();
    cursor.setPosition(place);
    m_text->show(cursor);
    m_text->setFocus(Qt::OtherFocusReason);
}

} // namespace touchstone::ui

#include "moc_ruleeditor.cpp"
