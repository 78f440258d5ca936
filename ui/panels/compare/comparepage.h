// SPDX-License-Identifier: GPL-3.0-or-later
// ComparePage: a tab of Compare: tables below a line of words, or a page of words in their place.
#pragma once

#include "ui/panels/compare/comparebasis.h"
#include "ui/widgets/statepage.h"

#include <QPushButton>

namespace touchstone::ui {

class SheetTable;

class ComparePage : public QWidget
{
    Q_OBJECT

public:
    /// The controls that say something to it.
    struct Uses
    {
        bool pairing = false;
        bool score = false;
        bool measures = false;
    };
    [[nodiscard]] virtual Uses uses() const { return {}; }
    /// Ids of the measures that it needs of all systems.
    [[nodiscard]] virtual QStringList needs() const { return {}; }
    /// Shows what is there, and asks for the rest.
    void refresh();
    /// What was asked for is asked for again.
    virtual void forget() { }

    /// Are tables shown (and not words that say why there are none)?
    [[nodiscard]] bool shows() const { return m_pages->showsContent(); }
    /// The line above the tables.
    [[nodiscard]] QString note() const { return m_note->text(); }
    [[nodiscard]] StatePage* statePage() const { return m_pages->page(); }
    [[nodiscard]] SheetTable* table(std::size_t number = 0) const { return m_tables[number]; }
    /// Its tables; empty while it shows words.
    [[nodiscard]] virtual QString markdown() const;

protected:
    /// With tables of these accessible names.
    ComparePage(CompareBasis& basis, const QStringList& tableNames, QWidget* parent);

    virtual void fill() = 0;
    /// The same where no gold says what is right; false: the page has nothing to say of that.
    virtual bool fillWithoutGold() { return false; }
    /// A cell that names a system was chosen; false: it becomes System A, as everywhere.
    virtual bool followPair(const SheetTable& /*table*/, const QModelIndex& /*index*/, std::size_t /*system*/)
    {
        return false;
    }
    /// Puts the first table, or what holds all, under the note. Once.
    void build(QWidget* above = nullptr, QWidget* content = nullptr);
    void showWords(const QString& heading, const QString& text, std::vector<StatePage::Choice> choices = {});
    /// The same while something is on its way; when it was stopped, a button that starts it again.
    void showWaiting(const QString& heading, const QString& text);
    /// Words when there is nothing to compare with; true: they are shown.
    bool showNoPartner();
    /// The tables, filled.
    void showTables(const QString& note);
    /// Fills the first table, and shows.
    void showTable(DottedSheet table, const QString& note);
    /// A table with a row for each system; those whose numbers a finding changes bear a sign.
    void showSystems(DottedSheet table, QString note, const CompareBasis::Systems& systems);
    void showNote(const QString& note);
    /// How the samples of what is shown were drawn. Of a single unit: why there is no interval, with a button
    /// that opens the files anew where the sentences of one can be documents.
    [[nodiscard]] QString drawn(const analysis::SignificanceSettings& settings, std::size_t units);
    [[nodiscard]] Comparer& comparer() const { return m_basis.comparer(); }
    [[nodiscard]] Session& session() const { return m_basis.session; }

    CompareBasis& m_basis;

private:
    /// Words where no gold says what is right.
    void showNoGold();
    void follow(const SheetTable& table, const QModelIndex& index, bool adding);

    std::vector<SheetTable*> m_tables;
    QLabel* m_note = new QLabel(this);
    QPushButton* m_sentences = new QPushButton(tr("Open with sentences as documents…"), this);
    StatePages* m_pages = nullptr; ///< made by build
};

} // namespace touchstone::ui
