// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts: rows and columns said in one statement, and the small fields that many dialogs have.
#pragma once

#include <QBoxLayout>
#include <QMargins>
#include <QString>
#include <QVariant>

#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSplitter;

namespace touchstone::ui {

class JobRunner;

/// A widget or a layout in a row or column, or room between two.
struct LayoutPart
{
    constexpr LayoutPart(QWidget* shown, int share = 0)
        : widget(shown)
        , stretch(share)
    {
    }
    constexpr LayoutPart(QLayout* inner, int share = 0)
        : layout(inner)
        , stretch(share)
    {
    }
    /// Room that takes what is left.
    constexpr explicit LayoutPart(int share)
        : stretch(share)
    {
    }

    /// Room of so many pixels.
    [[nodiscard]] static constexpr LayoutPart gap(int pixels)
    {
        LayoutPart part(0);
        part.pixels = pixels;
        return part;
    }

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0;
    int pixels = 0;
};
inline constexpr LayoutPart filler { 1 };

/// The style's margins and spacing.
[[nodiscard]] QBoxLayout* inRow(std::initializer_list<LayoutPart> parts);
/// As the layout of a widget; `spacing` -1: the style's.
QBoxLayout* layRow(QWidget* owner, std::initializer_list<LayoutPart> parts);
QBoxLayout* layRow(
    QWidget* owner, QMargins margins, std::initializer_list<LayoutPart> parts, int spacing = -1);
QBoxLayout* layColumn(QWidget* owner, std::initializer_list<LayoutPart> parts);
QBoxLayout* layColumn(
    QWidget* owner, QMargins margins, std::initializer_list<LayoutPart> parts, int spacing = -1);

/// Plain text over several lines that can be selected and copied, by the keyboard too.
void makeCopyable(QLabel* label);
/// Chooses the entry with the data; false: there is none, and nothing changes.
bool choose(QComboBox* combo, const QVariant& data);
/// Chooses the entry with the data, else the first.
void chooseOrFirst(QComboBox* combo, const QVariant& data);
/// An entry of a box and what it stands for; a word of an enum becomes its number.
struct Choice
{
    template <typename Data>
    Choice(QString shown, const Data& meaning)
        : text(std::move(shown))
    {
        if constexpr (std::is_enum_v<Data>) {
            data = static_cast<int>(meaning);
        } else {
            data = meaning;
        }
    }

    QString text;
    QVariant data;
};
void addChoices(QComboBox* combo, std::initializer_list<Choice> choices);
/// `name` for screen readers.
void addChoices(QComboBox* combo, const QString& name, std::initializer_list<Choice> choices);
/// A label whose key leads to the widget beside it.
[[nodiscard]] QLabel* labelOf(const QString& text, QWidget* widget, QWidget* parent);
/// A field with a button that clears it; `name` for screen readers.
[[nodiscard]] QLineEdit* makeField(QWidget* parent, const QString& placeholder, const QString& name);
/// Puts widgets into a splitter; `stretch` is the share of what room is added later.
QSplitter* split(QSplitter* splitter, std::initializer_list<LayoutPart> parts);
/// Where Tab stops in a part of a window, in the order of its layouts, hidden and disabled widgets too; of
/// buttons that exclude each other at the checked one. Qt's own circle can fall into two when widgets move.
[[nodiscard]] std::vector<QWidget*> tabStopsOf(QWidget& part);
/// The focus goes to the next (or previous) of them that can take it, and round; false: none can.
bool tabAlong(const std::vector<QWidget*>& stops, bool next);
/// A hidden bar without a text; `name` for screen readers.
[[nodiscard]] QProgressBar* makeProgress(QWidget* parent, const QString& name);
/// The bar follows the work of a runner; without a total it runs to and fro.
void showProgress(QProgressBar* bar, const JobRunner& runner);

} // namespace touchstone::ui
