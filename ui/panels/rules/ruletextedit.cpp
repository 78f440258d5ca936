// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/ruletextedit.h"

#include "ui/panels/rules/rulehighlighter.h"
#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

namespace touchstone::ui {

namespace {

class Margin : public QWidget
{
public:
    explicit Margin(RuleTextEdit* editor)
        : QWidget(editor)
        , m_editor(*editor)
    {
    }

protected:
    void paintEvent(QPaintEvent* event) override { m_editor.paintMargin(event); }

private:
    RuleTextEdit& m_editor;
};

bool darkPage(const QWidget& widget) { return StatusPalette::forPalette(widget.palette()).dark(); }

// A page that stands apart from the text a little, on light and on dark.
QColor shaded(const QPalette& palette, double share)
{
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), share);
}

bool wordLetter(QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); }

// Without blanks at its end and without its comment.
int writtenLength(const QString& line)
{
    auto length = static_cast<int>(line.size());
    for (const auto& piece : rulePieces(line)) {
        length = piece.part == RulePart::Comment ? piece.begin : length;
    }
    while (length > 0 && line[length - 1].isSpace()) {
        --length;
    }
    return length;
}

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr int spacesPerTab = 4;
constexpr std::size_t mostUnderlines = 300; ///< more make typing slow and nothing clearer

constexpr int step = 2; ///< blanks per level, as in the default rules

int blanksBefore(QStringView line)
{
    const auto isBlank = [](QChar c) { return c.isSpace(); };
    return static_cast<int>(std::ranges::find_if_not(line, isBlank) - line.begin());
}

QStringView firstWord(QStringView line)
{
    line = line.trimmed();
    return line.left(std::ranges::find_if_not(line, wordLetter) - line.begin());
}

// Where a line with this first word begins; -1: where it stands.
int levelOf(QStringView word)
{
    for (const auto* top : { "rule", "end", "phases" }) {
        if (word == QLatin1String(top)) {
            return 0;
        }
    }
    for (const auto* part : { "phase", "for", "about", "salience", "when", "then" }) {
        if (word == QLatin1String(part)) {
            return step;
        }
    }
    return -1;
}

void setBlanks(QTextCursor& cursor, int blanks)
{
    const int there = blanksBefore(cursor.block().text());
    if (there == blanks) {
        return;
    }
    QTextCursor edit(cursor.block());
    edit.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, there);
    edit.insertText(QString(blanks, QLatin1Char(' ')));
}

bool pairAt(QStringView line, qsizetype unit)
{
    return line[unit].isHighSurrogate() && unit + 1 < line.size() && line[unit + 1].isLowSurrogate();
}

} // namespace

int unitOfColumn(QStringView line, std::uint32_t column)
{
    qsizetype unit = 0;
    for (std::uint32_t at = 1; at < column && unit < line.size(); ++at) {
        unit += pairAt(line, unit) ? 2 : 1;
    }
    return static_cast<int>(unit);
}

QString exactText(const QTextDocument& document)
{
    QString result;
    result.reserve(document.characterCount());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockNumber() > 0) {
            result += QLatin1Char('\n');
        }
        result += block.text();
    }
    return result;
}

RuleTextEdit::RuleTextEdit(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_margin(new Margin(this))
    , m_highlighter(new RuleHighlighter(document(), darkPage(*this)))
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabStopDistance(fontMetrics().horizontalAdvance(QLatin1Char(' ')) * spacesPerTab);
    setLineWrapMode(QPlainTextEdit::NoWrap); // a condition is one line
    setAccessibleName(tr("Text of the rule file"));
    connect(this, &QPlainTextEdit::blockCountChanged, this, &RuleTextEdit::layOutMargin);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this](const QRect& rect, int dy) {
        if (dy != 0) {
            m_margin->scroll(0, dy);
        } else {
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
        }
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this]() {
        m_margin->update();
        showSelections();
    });
    layOutMargin();
    showSelections();
}

QString RuleTextEdit::taken(const std::string& utf8)
{
    m_mark = utf8.starts_with(byteOrderMark);
    const auto lineEnd = utf8.find('\n');
    m_windowsLines = lineEnd != std::string::npos && lineEnd > 0 && utf8[lineEnd - 1] == '\r';
    const auto skipped = m_mark ? byteOrderMark.size() : 0;
    return QString::fromUtf8(utf8.data() + skipped, static_cast<qsizetype>(utf8.size() - skipped));
}

void RuleTextEdit::setFileText(const std::string& utf8)
{
    m_underlines.clear();
    m_completer->close();
    setPlainText(taken(utf8));
    showSelections();
}

void RuleTextEdit::replaceFileText(const std::string& utf8)
{
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(taken(utf8));
}

std::string RuleTextEdit::fileText() const
{
    QString text = exactText(*document());
    if (m_windowsLines) {
        text.replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    }
    const QByteArray utf8 = text.toUtf8();
    return std::string(m_mark ? byteOrderMark : std::string_view())
        + std::string(utf8.constData(), static_cast<std::size_t>(utf8.size()));
}

QTextCursor RuleTextEdit::placeOf(std::uint32_t line, std::uint32_t column) const
{
    const int number = std::clamp(static_cast<int>(line) - 1, 0, document()->blockCount() - 1);
    const QTextBlock block = document()->findBlockByNumber(number);
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + unitOfColumn(block.text(), column));
    return cursor;
}

// Where nothing stands at the place (the end of a line or of the file), the word before it.
QTextCursor RuleTextEdit::wordAround(const RuleProblem& problem) const
{
    QTextCursor cursor = placeOf(problem.line, problem.column);
    QTextBlock block = cursor.block();
    int begin = cursor.positionInBlock();
    int written = writtenLength(block.text());
    const bool behind = begin >= written;
    if (behind) {
        while (written == 0 && block.previous().isValid()) {
            block = block.previous();
            written = writtenLength(block.text());
        }
        begin = std::max(0, written - 1);
    }
    const QString line = block.text();
    while (behind && begin > 0
        && (line[begin].isLowSurrogate() || (wordLetter(line[begin]) && wordLetter(line[begin - 1])))) {
        --begin;
    }
    int end = begin;
    while (end < written
        && (end == begin || line[end].isLowSurrogate()
            || (wordLetter(line[end]) && wordLetter(line[end - 1])))) {
        ++end;
    }
    for (const auto& piece : rulePieces(line)) {
        if (piece.begin <= begin && begin < piece.begin + piece.length && piece.part != RulePart::Comment) {
            begin = behind ? piece.begin : begin;
            end = piece.begin + piece.length;
        }
    }
    cursor.setPosition(block.position() + begin);
    cursor.setPosition(block.position() + end, QTextCursor::KeepAnchor);
    return cursor;
}

void RuleTextEdit::setProblems(const std::vector<RuleProblem>& problems)
{
    m_underlines.clear();
    for (const auto& problem : problems) {
        if (problem.line > 0 && m_underlines.size() < mostUnderlines) {
            m_underlines.push_back({ wordAround(problem), problem.error, problem.message });
        }
    }
    viewport()->update();
    m_margin->update();
}

QList<QTextCursor> RuleTextEdit::underlined() const
{
    QList<QTextCursor> result;
    std::ranges::transform(m_underlines, std::back_inserter(result), &Underline::cursor);
    return result;
}

QString RuleTextEdit::messagesAt(int position) const
{
    QStringList messages;
    for (const auto& underline : m_underlines) {
        if (underline.cursor.selectionStart() <= position && position <= underline.cursor.selectionEnd()) {
            messages << underline.message;
        }
    }
    return messages.join(QLatin1Char('\n'));
}

void RuleTextEdit::showSelections()
{
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(shaded(palette(), 0.06));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    setExtraSelections({ line });
}

// Drawn here, since the underlines of text formats are too fine to tell a wave from dashes.
void RuleTextEdit::paintUnderlines(const QRect& exposed)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const RuleColours colours(darkPage(*this));
    const double unit = std::max(1.0, fontMetrics().height() / 15.0);
    const QTextBlock first = firstVisibleBlock();
    const int last = cursorForPosition(exposed.bottomRight()).block().blockNumber();
    for (const auto& underline : m_underlines) {
        const QTextBlock block = document()->findBlock(underline.cursor.selectionStart());
        if (block.blockNumber() < first.blockNumber() || block.blockNumber() > last || !block.layout()) {
            continue;
        }
        const int begin = underline.cursor.selectionStart() - block.position();
        const QTextLine line = block.layout()->lineForTextPosition(begin);
        if (!line.isValid()) {
            continue;
        }
        const QPointF origin = blockBoundingGeometry(block).translated(contentOffset()).topLeft();
        const double from = origin.x() + line.cursorToX(begin);
        const double end = origin.x() + line.cursorToX(underline.cursor.selectionEnd() - block.position());
        const double to = std::min(std::max(end, from + 6 * unit), viewport()->width() + 10.0);
        const double bottom = origin.y() + line.y() + line.height() - 0.8 * unit;
        const QColor colour = underline.error ? colours.error() : colours.warning();
        if (underline.error) {
            QPolygonF wave;
            bool low = true;
            for (double x = from; x <= to + unit; x += 2 * unit, low = !low) {
                wave << QPointF(x, low ? bottom : bottom - 2.2 * unit);
            }
            painter.setPen(QPen(colour, 1.1 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(wave);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            for (double x = from + unit; x <= to; x += 4 * unit) {
                painter.drawEllipse(QPointF(x, bottom - 0.6 * unit), 1.1 * unit, 1.1 * unit);
            }
        }
    }
}

void RuleTextEdit::paintEvent(QPaintEvent* event)
{
    QPlainTextEdit::paintEvent(event);
    paintUnderlines(event->rect());
}

void RuleTextEdit::show(const QTextCursor& place)
{
    setTextCursor(place);
    centerCursor();
}

int RuleTextEdit::marginWidth() const
{
    const int digits = std::max<int>(3, static_cast<int>(QString::number(blockCount()).size()));
    const int sign = fontMetrics().height();
    return sign + fontMetrics().horizontalAdvance(QLatin1Char('9')) * digits + 6;
}

void RuleTextEdit::layOutMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(QRect(inside.left(), inside.top(), marginWidth(), inside.height()));
}

void RuleTextEdit::paintMargin(QPaintEvent* event)
{
    QPainter painter(m_margin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), shaded(palette(), 0.04));
    painter.setFont(font());
    const RuleColours colours(darkPage(*this));
    const int current = textCursor().blockNumber();
    const int sign = fontMetrics().height();
    QTextBlock block = firstVisibleBlock();
    auto top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const auto height = blockBoundingRect(block).height();
        if (block.isVisible() && top + height >= event->rect().top()) {
            const bool here = block.blockNumber() == current;
            painter.setPen(here ? palette().color(QPalette::Text) : shaded(palette(), 0.62));
            painter.drawText(QRectF(0, top, m_margin->width() - 4, sign), Qt::AlignRight | Qt::AlignVCenter,
                QString::number(block.blockNumber() + 1));
            bool error = false;
            bool warning = false;
            for (const auto& underline : m_underlines) {
                const int at = underline.cursor.selectionStart();
                if (at >= block.position() && at < block.position() + block.length()) {
                    (underline.error ? error : warning) = true;
                }
            }
            if (error || warning) {
                // A cross for what cannot be read, an exclamation mark for a doubt.
                const QRectF box = QRectF(2, top, sign - 2, sign).adjusted(3, 3, -3, -3);
                painter.setPen(QPen(
                    error ? colours.error() : colours.warning(), sign / 8.0, Qt::SolidLine, Qt::RoundCap));
                if (error) {
                    painter.drawLine(box.topLeft(), box.bottomRight());
                    painter.drawLine(box.topRight(), box.bottomLeft());
                } else {
                    const auto x = box.center().x();
                    painter.drawLine(QPointF(x, box.top()), QPointF(x, box.top() + box.height() * 0.6));
                    painter.drawPoint(QPointF(x, box.bottom()));
                }
            }
        }
        top += height;
    }
}

bool RuleTextEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPoint place = viewport()->mapFrom(this, help->pos());
        const QString text = messagesAt(cursorForPosition(place).position());
        if (text.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), text, this);
        }
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // What the window would do with these keys is about records; here they belong to the text.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool control = key->modifiers().testFlag(Qt::ControlModifier);
        const bool own = key->key() == Qt::Key_F3 || key->key() == Qt::Key_F8 || key->key() == Qt::Key_Escape
            || key->matches(QKeySequence::Find)
            || (control
                && (key->key() == Qt::Key_Slash || key->key() == Qt::Key_Space
                    || key->key() == Qt::Key_NumberSign));
        const bool typed = !key->text().isEmpty() && key->text().front().isPrint()
            && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (own || typed) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void RuleTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    layOutMargin();
}

void RuleTextEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_highlighter->setDark(darkPage(*this));
        showSelections();
        m_margin->update();
    } else if (event->type() == QEvent::FontChange) {
        setTabStopDistance(fontMetrics().horizontalAdvance(QLatin1Char(' ')) * spacesPerTab);
        layOutMargin();
    }
}

void RuleTextEdit::breakLine()
{
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const bool behindText = cursor.positionInBlock() > blanksBefore(line);
    // A line begins where its first word belongs.
    if (const int level = levelOf(firstWord(line)); behindText && level >= 0) {
        setBlanks(cursor, level);
    }
    const QString settled = cursor.block().text();
    const QStringView word = firstWord(settled);
    int blanks
        = behindText ? blanksBefore(settled) : std::min(cursor.positionInBlock(), blanksBefore(settled));
    if (behindText
        && (word == QLatin1String("rule") || word == QLatin1String("when")
            || word == QLatin1String("then"))) {
        blanks += step;
    }
    cursor.insertBlock();
    cursor.insertText(QString(blanks, QLatin1Char(' ')));
    cursor.endEditBlock();
    setTextCursor(cursor);
    ensureCursorVisible();
}

void RuleTextEdit::indent(bool further)
{
    QTextCursor cursor = textCursor();
    if (further && !cursor.hasSelection()) {
        const int blanks = step - cursor.positionInBlock() % step;
        cursor.insertText(QString(blanks, QLatin1Char(' ')));
        return;
    }
    QTextBlock block = document()->findBlock(cursor.selectionStart());
    const int end = cursor.selectionEnd();
    const int begin = block.position();
    cursor.beginEditBlock();
    int last = end;
    for (; block.isValid() && (block.position() < last || block.position() == begin); block = block.next()) {
        const int blanks = blanksBefore(block.text());
        const bool empty = QStringView(block.text()).trimmed().isEmpty();
        const int wanted = further ? (empty ? blanks : blanks + step) : std::max(0, blanks - step);
        QTextCursor edit(block);
        last += wanted - blanks;
        setBlanks(edit, wanted);
    }
    cursor.endEditBlock();
}

void RuleTextEdit::toggleComments()
{
    if (isReadOnly()) {
        return;
    }
    QTextCursor cursor = textCursor();
    const QTextBlock first = document()->findBlock(cursor.selectionStart());
    QTextBlock last = document()->findBlock(cursor.selectionEnd());
    if (last != first && last.position() == cursor.selectionEnd()) {
        last = last.previous(); // the selection ends before this line
    }
    bool all = true;
    int column = -1; // the leftmost text
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next()) {
        const QString text = block.text().trimmed();
        if (!text.isEmpty()) {
            all = all && text.startsWith(QLatin1Char('#'));
            const int blanks = blanksBefore(block.text());
            column = column < 0 ? blanks : std::min(column, blanks);
        }
    }
    if (column < 0) {
        return;
    }
    cursor.beginEditBlock();
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= last.blockNumber();
         block = block.next()) {
        const QString text = block.text();
        if (QStringView(text).trimmed().isEmpty()) {
            continue;
        }
        QTextCursor edit(block);
        edit.setPosition(block.position() + (all ? blanksBefore(text) : column));
        if (all) {
            const int at = blanksBefore(text) + 1;
            const bool blank = at < text.size() && text[at] == QLatin1Char(' ');
            edit.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, blank ? 2 : 1);
            edit.removeSelectedText();
        } else {
            edit.insertText(QStringLiteral("# "));
        }
    }
    cursor.endEditBlock();
}

bool RuleTextEdit::editKey(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool control = modifiers.testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) {
            return false;
        }
        breakLine();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (control) {
            return false;
        }
        indent(event->key() == Qt::Key_Tab);
        return true;
    case Qt::Key_Space:
        if (control) {
            propose();
        }
        return control;
    case Qt::Key_Slash:
    case Qt::Key_NumberSign:
        if (control) {
            toggleComments();
        }
        return control;
    default:
        return false;
    }
}

void RuleTextEdit::keyPressEvent(QKeyEvent* event)
{
    if (m_completer->open() && m_completer->ownKey(*event)) {
        event->ignore(); // the list takes it
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Tab
        || event->key() == Qt::Key_Backtab) {
        m_completer->close(); // it opened by itself, and the key is the text's
    }
    const bool modifier = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control;
    const bool leaving = m_leaving;
    m_leaving = modifier ? leaving : event->key() == Qt::Key_Escape;
    const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT escaped();
    } else if (event->matches(QKeySequence::Find)) {
        Q_EMIT findRequested();
    } else if (event->key() == Qt::Key_F3) {
        Q_EMIT findStepped(!back);
    } else if (event->key() == Qt::Key_F8) {
        Q_EMIT problemStepped(!back);
    } else if ((event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab)
        && (leaving || isReadOnly())) {
        // That of the text keeps Tab. NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab);
    } else if (!isReadOnly() && editKey(event)) {
        event->accept();
    } else {
        QPlainTextEdit::keyPressEvent(event);
        const QString typed = event->text();
        const bool point = typed == QLatin1String(".");
        const bool wordGoesOn = m_completer->open()
            && (event->key() == Qt::Key_Backspace || typed.isEmpty() || typed.front().isLetterOrNumber()
                || typed == QLatin1String("_") || (typed == QLatin1String(" ") && m_completer->inQuotes()));
        if ((!isReadOnly() && point) || (wordGoesOn && !typed.isEmpty())) {
            propose(false);
        } else if (m_completer->open() && !typed.isEmpty()) {
            m_completer->close();
        }
        return;
    }
    event->accept();
}

void RuleTextEdit::focusInEvent(QFocusEvent* event)
{
    m_leaving = false;
    QPlainTextEdit::focusInEvent(event);
}

} // namespace touchstone::ui

#include "moc_ruletextedit.cpp"
