// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/filelines.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace touchstone::ui {

FileLines readLines(
    const QString& path, std::uint32_t line, std::uint32_t context, const std::stop_token& stop)
{
    FileLines result;
    result.first = line > context ? line - context : 1;
    const std::uint32_t last = std::max(line, 1U) + context;
    if (QFileInfo(path).isDir()) {
        result.error = QCoreApplication::translate("FileLines", "%1 is a folder.").arg(path);
        return result;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        result.error
            = QCoreApplication::translate("FileLines", "%1 cannot be read: %2").arg(path, file.errorString());
        return result;
    }
    QByteArray buffer;
    QByteArray current;
    bool cut = false;
    bool any = false; // does the current line hold anything, kept or not?
    std::uint32_t number = 1;
    const auto finishLine = [&]() {
        if (number >= result.first) {
            if (current.endsWith('\r')) {
                current.chop(1);
            }
            QString text = QString::fromUtf8(current);
            result.lines << (cut ? text + QChar(0x2026) : text);
        }
        current.clear();
        cut = false;
        any = false;
        ++number;
    };
    while (number <= last && !stop.stop_requested()) {
        buffer = file.read(qint64 { 64 } * 1024);
        if (buffer.isEmpty()) {
            break;
        }
        qsizetype begin = 0;
        while (begin < buffer.size() && number <= last) {
            const qsizetype found = buffer.indexOf('\n', begin);
            const qsizetype end = found < 0 ? buffer.size() : found;
            any = any || end > begin;
            if (number >= result.first) {
                const qsizetype room = lineLimit - current.size();
                current += buffer.mid(begin, std::min(end - begin, room));
                cut = cut || end - begin > room;
            }
            if (found < 0) {
                break;
            }
            finishLine();
            begin = found + 1;
        }
    }
    if (any && number <= last) {
        finishLine(); // the last line has no line end
    }
    return result;
}

} // namespace touchstone::ui
