// SPDX-License-Identifier: GPL-3.0-or-later
// RuleCompleter: the list of what may stand at the cursor of a rule file, with a line about each.
#pragma once

#include "core/rules/completion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QObject>
#include <QStandardItemModel>
#include <QString>
#include <QStringList>

#include <memory>

class QKeyEvent;
class QPlainTextEdit;

namespace touchstone::ui {

class RuleCompleter : public QObject
{
    Q_OBJECT

public:
    explicit RuleCompleter(QPlainTextEdit& editor);

    void setVocabulary(std::shared_ptr<const rules::RuleSet> rules, std::vector<std::string> labels);
    /// Opens the list, or narrows the open one. `asked`: by the user, so that one proposal alone is written
    /// at once and the first of several is selected; a list that opens by itself has none selected.
    void propose(bool asked);
    void close() { m_completer->popup()->hide(); }
    [[nodiscard]] bool open() const { return m_completer->popup()->isVisible(); }
    /// Keys that belong to the open list; the editor must not act on them. Enter and Tab do only while a
    /// proposal is selected: nobody's new line may become a word.
    [[nodiscard]] bool ownKey(const QKeyEvent& event) const;
    /// The letters of a quoted text, in which blanks go on, are being written.
    [[nodiscard]] bool inQuotes() const { return m_proposals.inQuotes; }
    /// What the list shows now, in its order: words that begin as what is written, then those that have it
    /// inside.
    [[nodiscard]] QStringList shown() const;

private:
    /// Of the rule that the cursor stands in, up to the cursor.
    [[nodiscard]] QString textBefore() const;
    void take(const QString& text);

    QPlainTextEdit& m_editor;
    QCompleter* m_completer = new QCompleter(this);
    QStandardItemModel* m_model = new QStandardItemModel(0, 2, this);
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<std::string> m_labels;
    rules::Completions m_proposals;
    bool m_asked = false; ///< the open list was asked for
    int m_written = 0; ///< UTF-16 units before the cursor that a proposal replaces
};

} // namespace touchstone::ui
