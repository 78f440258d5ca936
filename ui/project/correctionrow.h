// SPDX-License-Identifier: GPL-3.0-or-later
// CorrectionRow: what would be right where the judging mode stands, to be drawn by keys, buttons and fields.
#pragma once

#include "ui/project/judgingmode.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace touchstone::ui {

/// Disabled where nothing can be drawn; hidden in blind mode, where what is proposed would tell too much.
class CorrectionRow : public QWidget
{
    Q_OBJECT

public:
    CorrectionRow(JudgingMode& mode, QWidget* parent);

    /// "“Prague”", "nothing", "(missing so far)" …
    [[nodiscard]] QString words() const { return m_words->text(); }
    [[nodiscard]] QComboBox* types() const { return m_types; }
    [[nodiscard]] QLineEdit* link() const { return m_link; }
    [[nodiscard]] QToolButton* further() const { return m_further; }
    [[nodiscard]] QToolButton* drop() const { return m_drop; }

public Q_SLOTS:
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* keyButton(const QString& text, const QString& meaning, int key, bool shift = false);

    JudgingMode& m_mode;
    QLabel* m_title = new QLabel(this);
    QLabel* m_words = new QLabel(this);
    QComboBox* m_types = new QComboBox(this);
    QLineEdit* m_link = new QLineEdit(this);
    QToolButton* m_remove;
    QToolButton* m_further;
    QToolButton* m_next;
    QToolButton* m_drop;
    const annotation::Layer* m_gold = nullptr; ///< whose types are listed; only to be compared
    bool m_byKey = false; ///< the list of types was opened by its key
};

} // namespace touchstone::ui
