// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/askedtexts.h"

#include <QFile>
#include <QMutexLocker>
#include <QStringList>
#include <QXmlStreamReader>

namespace touchstone::ui {

namespace {

QString keyOf(const QString& context, const QString& source, const QString& comment)
{
    return QStringLiteral("%1 | %2 | %3").arg(context, source, comment);
}

bool ofQt(const QString& context)
{
    return context.size() > 1 && context[0] == QLatin1Char('Q') && context[1].isUpper();
}

} // namespace

QString AskedTexts::translate(const char* context, const char* source, const char* disambiguation, int) const
{
    if (const auto of = QString::fromUtf8(context); of == QLatin1String("Core")) {
        const QMutexLocker lock(&m_mutex);
        m_core.insert(QString::fromUtf8(source));
    } else if (!ofQt(of) && *source != '\0') {
        const QMutexLocker lock(&m_mutex);
        m_asked.insert(keyOf(of, QString::fromUtf8(source), QString::fromUtf8(disambiguation)));
    }
    return {};
}

QStringList AskedTexts::missingIn(const QString& file) const
{
    QSet<QString> known;
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly)) {
        return { QStringLiteral("%1 cannot be read").arg(file) };
    }
    QXmlStreamReader xml(&input);
    QString context;
    QString source;
    QString comment;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("source")) {
                source = xml.readElementText();
            } else if (xml.name() == QLatin1String("comment")) {
                comment = xml.readElementText();
            }
        } else if (token == QXmlStreamReader::EndElement && xml.name() == QLatin1String("message")) {
            known.insert(keyOf(context, source, comment));
            comment.clear();
        }
    }
    const QMutexLocker lock(&m_mutex);
    QStringList missing((m_asked - known).values());
    missing.sort();
    return missing;
}

QStringList AskedTexts::ofCore() const
{
    const QMutexLocker lock(&m_mutex);
    QStringList texts(m_core.values());
    texts.sort();
    return texts;
}

} // namespace touchstone::ui
