// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formulapopover.h"

#include "ui/models/modelroles.h"
#include "ui/models/scoremodel.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace touchstone::ui {

namespace {

using analysis::ScoreColumn;

QString tr(const char* text) { return QCoreApplication::translate("FormulaPopover", text); }

QString linkTo(ScoreColumn column, std::int64_t count)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(static_cast<int>(column)).arg(countText(count));
}

/// "(12 + ½ · 3) / 20 = 0.675"
QString ratioText(const metrics::Tally& tally, bool partial, bool precision)
{
    const auto link
        = [&tally](ScoreColumn column) { return linkTo(column, analysis::countOf(tally, column)); };
    const QString correct = link(precision ? ScoreColumn::CorrectOfSystem : ScoreColumn::Correct);
    const QString top = partial
        ? QStringLiteral("(%1 + ½ · %2)")
              .arg(correct, link(precision ? ScoreColumn::PartialOfSystem : ScoreColumn::Partial))
        : correct;
    return QStringLiteral("%1 / %2 = <b>%3</b>")
        .arg(top, link(precision ? ScoreColumn::Actual : ScoreColumn::Possible),
            scoreText(precision ? tally.precision() : tally.recall()));
}

} // namespace

QString formulaHtml(const metrics::Tally& tally, match::Scheme scheme, int scoreModelColumn)
{
    const bool partial = scheme == match::Scheme::Partial;
    QStringList lines;
    if (scoreModelColumn == ScoreModel::Precision || scoreModelColumn == ScoreModel::F1) {
        lines << (partial ? tr("P = (COR + ½ PAR) / System") : tr("P = COR / System")) + QStringLiteral(" = ")
                + ratioText(tally, partial, true);
    }
    if (scoreModelColumn == ScoreModel::Recall || scoreModelColumn == ScoreModel::F1) {
        lines << (partial ? tr("R = (COR + ½ PAR) / Gold") : tr("R = COR / Gold")) + QStringLiteral(" = ")
                + ratioText(tally, partial, false);
    }
    if (scoreModelColumn == ScoreModel::F1) {
        QString line = tr("F1 = 2 · P · R / (P + R)");
        if (const auto f1 = tally.f1()) {
            const QString p = scoreText(tally.precision());
            const QString r = scoreText(tally.recall());
            line += *f1 > 0
                ? QStringLiteral(" = 2 · %1 · %2 / (%1 + %2) = <b>%3</b>").arg(p, r, scoreText(f1))
                : QStringLiteral(" = <b>%1</b>").arg(scoreText(f1));
        } else {
            line += QStringLiteral(" = <b>%1</b>").arg(undefinedText());
        }
        lines << line;
    }
    if ((scoreModelColumn == ScoreModel::Precision && !tally.precision())
        || (scoreModelColumn == ScoreModel::Recall && !tally.recall())
        || (scoreModelColumn == ScoreModel::F1 && !tally.f1())) {
        lines << tr("– : undefined, since it would divide by 0");
    }
    return QStringLiteral("<p style=\"line-height:140%\">%1</p>").arg(lines.join(QStringLiteral("<br>")));
}

FormulaPopover::FormulaPopover(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_title(new QLabel(this))
    , m_formula(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(FormulaPopover::tr("Formula"));
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_formula->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_formula);
    connect(m_formula, &QLabel::linkActivated, this, [this](const QString& link) {
        const bool adding = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
        hide();
        Q_EMIT linkChosen(link.toInt(), adding);
    });
}

void FormulaPopover::showAt(const QPoint& globalPosition, const QString& title, const QString& html)
{
    m_title->setText(title);
    m_formula->setText(html);
    adjustSize();
    QPoint place = globalPosition;
    if (const QScreen* screen = QGuiApplication::screenAt(globalPosition)) {
        const QRect room = screen->availableGeometry();
        place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
        place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(place);
    show();
    m_formula->setFocus(Qt::PopupFocusReason);
}

QString FormulaPopover::html() const { return m_formula->text(); }

} // namespace touchstone::ui
