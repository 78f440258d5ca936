// SPDX-License-Identifier: GPL-3.0-or-later
// TypeChips: the types of the gold with their counts and colours in one line: legend of the text, and a
// filter on each type.
#pragma once

#include "ui/widgets/sessionpanel.h"

#include "core/evaluation/records/evaluation.h"

#include <QString>

class QToolButton;

namespace touchstone::ui {

class TypeChip;

/// Counts are of the whole result, whatever is filtered, so that the line is the same in every document. A
/// click on a chip filters by it in place of the type chosen before, a second one takes that back; with Ctrl
/// it adds its type or takes it away. Other filters stay. One tab stop; arrow keys go from chip to chip. What
/// finds no room stands in the menu behind "+3". Hidden while there is nothing to show.
class TypeChips : public SessionPanel
{
    Q_OBJECT

public:
    TypeChips(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// A top-level type.
    struct Type
    {
        QString name; ///< "loc"
        std::int64_t count = 0; ///< annotations of the gold
        std::vector<std::string> labels; ///< its literal types, sorted: "loc.adm", "loc.phys"
    };
    /// The most frequent first; only those that the gold has.
    [[nodiscard]] const std::vector<Type>& types() const { return m_types; }
    /// Is the type among those of the filter?
    [[nodiscard]] bool chosen(const Type& type) const;
    /// Filters by the type; `adding`: beside those chosen before.
    void choose(const Type& type, bool adding);
    /// Chips that have room, in their order; then the one of the menu, where it is shown.
    [[nodiscard]] std::vector<QToolButton*> shownChips() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr std::size_t mostChips = 32;
    static constexpr std::size_t mostInMenu = 100;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void readTypes();
    void addChip();
    void showChosen();
    void place();
    void fillMenu();
    void makeTabStop(QToolButton* chip);

    analysis::EvaluationPtr m_evaluation;
    std::vector<Type> m_types;
    std::vector<TypeChip*> m_chips; ///< of the first types
    TypeChip* m_more;
    std::size_t m_shown = 0; ///< chips that have room
};

} // namespace touchstone::ui
