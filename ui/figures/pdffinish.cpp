// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/pdffinish.h"

#include <QList>

#include <algorithm>
#include <vector>

namespace touchstone::ui {

namespace {

struct Edit
{
    qsizetype from = 0;
    qsizetype to = 0;
    QByteArray bytes;
};

/// A text string of PDF in hexadecimal, so that nothing needs escaping.
QByteArray hexString(const QString& text)
{
    QByteArray result = "<FEFF";
    for (const QChar c : text) {
        result += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    }
    return result + ">";
}

} // namespace

QByteArray finishedPdf(const QByteArray& pdf, QSizeF points, const QString& keywords)
{
    // The table of places: "xref\n0 N\n" and N entries of 20 bytes.
    const auto mark = pdf.lastIndexOf("startxref");
    const auto table
        = mark < 0 ? -1 : pdf.mid(mark + 9).trimmed().split('\n').value(0).trimmed().toLongLong();
    if (table <= 0 || table >= pdf.size() || !pdf.mid(table).startsWith("xref\n0 ")) {
        return pdf;
    }
    const auto countFrom = table + 7;
    const auto countTo = pdf.indexOf('\n', countFrom);
    const auto count = pdf.mid(countFrom, countTo - countFrom).trimmed().toLongLong();
    constexpr qsizetype entrySize = 20;
    const auto entries = countTo + 1;
    if (count <= 0 || entries + count * entrySize > pdf.size()) {
        return pdf;
    }
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < count; ++i) {
        places.push_back(pdf.mid(entries + i * entrySize, 10).toLongLong());
    }
    std::vector<Edit> edits;
    for (qsizetype i = 1; i < count; ++i) {
        const auto from = places[static_cast<std::size_t>(i)];
        const auto to = pdf.indexOf("endobj", from);
        const QByteArray object = pdf.mid(from, to - from);
        if (to > 0 && object.contains("/Type /Page\n")) {
            const auto box = object.indexOf("/MediaBox [");
            const auto end = object.indexOf(']', box);
            const auto numbers = object.mid(box + 11, end - box - 11).simplified().split(' ');
            if (box < 0 || end < 0 || numbers.size() != 4) {
                return pdf;
            }
            const double top = numbers[3].toDouble();
            edits.push_back({ from + box, from + end + 1,
                "/MediaBox [0 " + QByteArray::number(top - points.height(), 'f', 4) + " "
                    + QByteArray::number(points.width(), 'f', 4) + " " + QByteArray::number(top, 'f', 4)
                    + "]" });
        } else if (to > 0 && object.contains("/CreationDate (")) {
            const auto date = object.indexOf("/CreationDate (");
            const auto end = object.indexOf(')', date);
            if (end < 0) {
                return pdf;
            }
            edits.push_back({ from + date, from + end + 1, "/Keywords " + hexString(keywords) });
        }
    }
    std::ranges::sort(edits, {}, &Edit::from);
    QByteArray result;
    qsizetype done = 0;
    for (const Edit& edit : edits) {
        result += pdf.mid(done, edit.from - done) + edit.bytes;
        done = edit.to;
    }
    result += pdf.mid(done, table - done);
    const auto moved = [&edits](qsizetype place) {
        qsizetype shift = 0;
        for (const Edit& edit : edits) {
            shift += edit.to <= place ? edit.bytes.size() - (edit.to - edit.from) : 0;
        }
        return place + shift;
    };
    QByteArray tail = pdf.mid(table);
    for (qsizetype i = 1; i < count; ++i) {
        const auto at = entries - table + i * entrySize;
        tail.replace(
            at, 10, QByteArray::number(moved(places[static_cast<std::size_t>(i)])).rightJustified(10, '0'));
    }
    const auto start = tail.lastIndexOf("startxref");
    return result + tail.left(start) + "startxref\n" + QByteArray::number(moved(table)) + "\n%%EOF\n";
}

} // namespace touchstone::ui
