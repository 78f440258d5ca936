// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include "ui/text/colours.h"
#include "ui/window/edgestyle.h"

#include <QApplication>
#include <QFont>

#include <optional>

namespace touchstone::ui {

namespace {

struct Colours
{
    QRgb window;
    QRgb text;
    QRgb base;
    QRgb alternate;
    QRgb button;
    QRgb tip;
    QRgb disabled;
    QRgb placeholder;
    QRgb highlight;
    QRgb quietHighlight; ///< of a selection where the keyboard is not
    QRgb link;
    QRgb visited;
};

QPalette make(const Colours& colours)
{
    QPalette palette(QColor(colours.button), QColor(colours.window));
    const auto set
        = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Window, colours.window);
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, colours.alternate);
    set(QPalette::Button, colours.button);
    set(QPalette::ToolTipBase, colours.tip);
    for (const auto role :
        { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText }) {
        set(role, colours.text);
    }
    set(QPalette::PlaceholderText, colours.placeholder);
    set(QPalette::Highlight, colours.highlight);
    set(QPalette::HighlightedText, 0xFFFFFFFF);
    set(QPalette::BrightText, 0xFFFFFFFF);
    set(QPalette::Link, colours.link);
    set(QPalette::LinkVisited, colours.visited);
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText }) {
        palette.setColor(QPalette::Disabled, role, QColor(colours.disabled));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(colours.disabled));
    palette.setColor(QPalette::Inactive, QPalette::Highlight, QColor(colours.quietHighlight));
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, QColor(colours.text));
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return make({ .window = 0xFFEFEFEF,
        .text = 0xFF1A1A1A,
        .base = 0xFFFFFFFF,
        .alternate = 0xFFF6F6F6,
        .button = 0xFFEFEFEF,
        .tip = 0xFFFFFFE6,
        .disabled = 0xFF8C8C8C,
        .placeholder = 0xFF6E6E6E,
        .highlight = 0xFF1F6FC5,
        .quietHighlight = 0xFFD0D4D9,
        .link = 0xFF0B57B0,
        .visited = 0xFF6B2FA0 });
}

QPalette darkPalette()
{
    return make({ .window = 0xFF2B2B2B,
        .text = 0xFFE6E6E6,
        .base = 0xFF1E1E1E,
        .alternate = 0xFF262626,
        .button = 0xFF454545,
        .tip = 0xFF3A3A3A,
        .disabled = 0xFF858585,
        .placeholder = 0xFF9C9C9C,
        .highlight = 0xFF2468B0,
        .quietHighlight = 0xFF4A4F55,
        .link = 0xFF7CB8FF,
        .visited = 0xFFC59CFF });
}

QPalette contrastPalette(bool dark)
{
    const QRgb ground = dark ? 0xFF000000 : 0xFFFFFFFF;
    const QRgb text = dark ? 0xFFFFFFFF : 0xFF000000;
    QPalette palette = make({ .window = ground,
        .text = text,
        .base = ground,
        .alternate = ground,
        .button = ground,
        .tip = ground,
        .disabled = dark ? 0xFFA6A6A6 : 0xFF595959,
        .placeholder = dark ? 0xFFC8C8C8 : 0xFF404040,
        .highlight = dark ? 0xFFFFE14D : 0xFF00318F,
        .quietHighlight = dark ? 0xFF3C3C3C : 0xFFD2D2D2,
        .link = dark ? 0xFF8CC8FF : 0xFF00318F,
        .visited = dark ? 0xFFE0B4FF : 0xFF5A0082 });
    palette.setColor(QPalette::Active, QPalette::HighlightedText, QColor(ground));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(ground));
    // What styles draw edges with.
    for (const QPalette::ColorRole role :
        { QPalette::Light, QPalette::Midlight, QPalette::Mid, QPalette::Dark, QPalette::Shadow }) {
        palette.setColor(role, QColor(text));
    }
    return palette;
}

QPalette withQuietSelection(QPalette palette)
{
    if (palette.color(QPalette::Inactive, QPalette::Highlight)
        == palette.color(QPalette::Active, QPalette::Highlight)) {
        const QColor text = palette.color(QPalette::Active, QPalette::Text);
        palette.setColor(QPalette::Inactive, QPalette::Highlight,
            mixed(text, palette.color(QPalette::Active, QPalette::Base), 0.2));
        palette.setColor(QPalette::Inactive, QPalette::HighlightedText, text);
    }
    return palette;
}

void applyAppearance(Appearance appearance)
{
    static const QPalette systemPalette = QApplication::palette();
    static const QString systemStyle = QApplication::style()->name();
    const bool strong = appearance == Appearance::Contrast || appearance == Appearance::DarkContrast;
    const QPalette palette = appearance == Appearance::System ? withQuietSelection(systemPalette)
        : appearance == Appearance::Light                     ? lightPalette()
        : appearance == Appearance::Dark                      ? darkPalette()
                                         : contrastPalette(appearance == Appearance::DarkContrast);
    // Styles of desktops paint with their own colours; Fusion takes every colour from the palette.
    const QString fusion = QStringLiteral("Fusion");
    const QString style = appearance == Appearance::System ? systemStyle : fusion;
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    std::optional<EdgeStyle::Edges> edges;
    if (strong || (isDark && style.compare(fusion, Qt::CaseInsensitive) == 0)) {
        edges = strong ? EdgeStyle::Edges::All : EdgeStyle::Edges::Fields;
    }
    const auto* own = dynamic_cast<EdgeStyle*>(QApplication::style());
    if (edges && (own == nullptr || own->edges() != *edges)) {
        QApplication::setStyle(new EdgeStyle(*edges));
    } else if (!edges
        && (own != nullptr || QApplication::style()->name().compare(style, Qt::CaseInsensitive) != 0)) {
        QApplication::setStyle(style);
    }
    QApplication::setPalette(palette);
}

void applyTextSize(int percent)
{
    static const QFont desktop = QApplication::font();
    QFont font = desktop;
    const double factor = percent / 100.0;
    if (desktop.pointSizeF() > 0) {
        font.setPointSizeF(desktop.pointSizeF() * factor);
    } else {
        font.setPixelSize(std::max(1, qRound(desktop.pixelSize() * factor)));
    }
    if (font != QApplication::font()) {
        QApplication::setFont(font);
    }
}

} // namespace touchstone::ui
