// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulecompleter.h"

#include "ui/session/corestrings.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTreeView>

namespace touchstone::ui {

RuleCompleter::RuleCompleter(QPlainTextEdit& editor)
    : QObject(&editor)
    , m_editor(editor)
{
    auto* list = new QTreeView;
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setHeaderHidden(true);
    list->setAccessibleName(tr("What may stand here"));
    m_completer->setModel(m_model);
    m_completer->setPopup(list); // the completer owns it from now on
    m_completer->setWidget(&editor);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setMaxVisibleItems(12);
    list->header()->setStretchLastSection(true);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &RuleCompleter::take);
}

void RuleCompleter::setVocabulary(
    std::shared_ptr<const rules::RuleSet> rules, std::vector<std::string> labels)
{
    m_rules = std::move(rules);
    m_labels = std::move(labels);
}

QString RuleCompleter::textBefore() const
{
    constexpr int longestBefore = 2000; // lines that are looked through for the begin of the rule
    const QTextCursor cursor = m_editor.textCursor();
    QTextBlock block = cursor.block();
    QString result = block.text().left(cursor.positionInBlock());
    for (int lines = 0; lines < longestBefore; ++lines) {
        const QStringView start = QStringView(result).trimmed();
        if (start.startsWith(QLatin1String("rule ")) || !block.previous().isValid()) {
            break;
        }
        block = block.previous();
        // Joined line by line, since rules are short; the sum is what one rule has.
        result.prepend(block.text() + QLatin1Char('\n'));
    }
    return result;
}

void RuleCompleter::propose(bool asked)
{
    if (!m_rules || m_editor.isReadOnly()) {
        return;
    }
    const QByteArray before = textBefore().toUtf8();
    m_proposals = rules::completions(
        std::string_view(before.constData(), static_cast<std::size_t>(before.size())), *m_rules, m_labels);
    const QString written = QString::fromUtf8(before.mid(static_cast<qsizetype>(m_proposals.begin)));
    m_written = static_cast<int>(written.size());
    // Who writes "re" means "result" before "score"; the order of the language stays inside both.
    std::stable_partition(
        m_proposals.entries.begin(), m_proposals.entries.end(), [&written](const rules::Completion& entry) {
            return toQString(entry.text).startsWith(written, Qt::CaseInsensitive);
        });
    m_model->removeRows(0, m_model->rowCount());
    int about = 0;
    const QFontMetrics metrics(m_editor.font());
    for (const auto& entry : m_proposals.entries) {
        auto* text = new QStandardItem(toQString(entry.text));
        const bool ofRule = entry.kind == rules::CompletionKind::RuleName;
        auto* line = new QStandardItem(ofRule ? ruleAboutText(entry.about.english()) : coreText(entry.about));
        text->setToolTip(line->text());
        text->setData(line->text(), Qt::AccessibleDescriptionRole);
        about = std::max(about, metrics.horizontalAdvance(line->text()));
        m_model->appendRow({ text, line });
    }
    m_completer->setCompletionPrefix(written);
    if (m_completer->completionCount() == 0) {
        close();
        return;
    }
    if (asked && !open() && m_completer->completionCount() == 1) {
        m_asked = true;
        take(m_completer->currentCompletion());
        return;
    }
    m_asked = asked || (m_asked && open()); // narrowing does not forget
    auto* list = static_cast<QTreeView*>(m_completer->popup());
    list->setFont(m_editor.font());
    list->resizeColumnToContents(0);
    const int words = list->columnWidth(0) + list->fontMetrics().averageCharWidth() * 2;
    list->setColumnWidth(0, words);
    QRect place = m_editor.cursorRect();
    place.translate(m_editor.viewport()->pos());
    const int wanted = words + about + list->verticalScrollBar()->sizeHint().width() + 8;
    place.setWidth(std::min(wanted, std::max(m_editor.width(), list->fontMetrics().averageCharWidth() * 80)));
    m_completer->complete(place);
    const QModelIndex first = m_completer->completionModel()->index(0, 0);
    const bool whole = first.data().toString() == written; // Enter goes on then
    list->setCurrentIndex(m_asked && !whole ? first : QModelIndex());
}

bool RuleCompleter::ownKey(const QKeyEvent& event) const
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return m_completer->popup()->selectionModel()->hasSelection();
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    default:
        return false;
    }
}

QStringList RuleCompleter::shown() const
{
    QStringList result;
    const auto* model = m_completer->completionModel();
    for (int row = 0; open() && row < model->rowCount(); ++row) {
        result << model->index(row, 0).data().toString();
    }
    return result;
}

void RuleCompleter::take(const QString& text)
{
    close();
    const auto entry = std::find_if(m_proposals.entries.begin(), m_proposals.entries.end(),
        [&](const rules::Completion& candidate) { return toQString(candidate.text) == text; });
    QTextCursor cursor = m_editor.textCursor();
    const QString line = cursor.block().text();
    const QStringView after = QStringView(line).mid(cursor.positionInBlock());
    QString inserted = text;
    bool parentheses = entry != m_proposals.entries.end() && entry->back > 0;
    if (m_proposals.inQuotes) {
        inserted.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
        inserted.replace(QLatin1Char('"'), QLatin1String("\\\""));
        inserted += after.startsWith(QLatin1Char('"')) ? QString() : QStringLiteral("\"");
    } else if (parentheses && after.startsWith(QLatin1Char('('))) {
        inserted.chop(2); // they are there already
        parentheses = false;
    }
    cursor.beginEditBlock();
    cursor.setPosition(cursor.position() - m_written, QTextCursor::KeepAnchor);
    cursor.insertText(inserted);
    cursor.endEditBlock();
    if (parentheses) {
        cursor.movePosition(
            QTextCursor::PreviousCharacter, QTextCursor::MoveAnchor, static_cast<int>(entry->back));
    }
    m_editor.setTextCursor(cursor);
    m_editor.setFocus(Qt::OtherFocusReason);
    if (inserted.endsWith(QLatin1Char('.'))) {
        propose(true); // the fields of the variable: nothing else can follow
    }
}

} // namespace touchstone::ui

#include "moc_rulecompleter.cpp"
