// SPDX-License-Identifier: GPL-3.0-or-later
// Counts in English: one document, two documents, never document(s). Every sentence with a number has both
// forms in resources/i18n/touchstone_en.ts.

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <vector>

namespace touchstone::ui {
namespace {

struct Sentence
{
    QString context;
    QString source;
    QString comment;
    QStringList forms;
};

QString project() { return QStringLiteral(TOUCHSTONE_TEST_DATA "/../../"); }

std::vector<Sentence> sentences()
{
    QFile file(project() + QStringLiteral("resources/i18n/touchstone_en.ts"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    std::vector<Sentence> result;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            result.push_back({ context, {}, {}, {} });
        } else if (name == QLatin1String("source")) {
            result.back().source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            result.back().comment = xml.readElementText();
        } else if (name == QLatin1String("numerusform")) {
            result.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return result;
}

QString withNumber(QString text, int number)
{
    const QString shown = QString::number(number);
    return text.replace(QLatin1String("%Ln"), shown).replace(QLatin1String("%n"), shown);
}

TEST(CountWords, HaveOneFormForOneAndOneForSeveral)
{
    const std::vector<Sentence> all = sentences();
    EXPECT_GT(all.size(), 50U);
    for (const Sentence& sentence : all) {
        SCOPED_TRACE(sentence.source.toStdString());
        ASSERT_EQ(sentence.forms.size(), 2);
        for (const int number : { 1, 2, 5 }) {
            const QString said = QCoreApplication::translate(sentence.context.toUtf8().constData(),
                sentence.source.toUtf8().constData(), sentence.comment.toUtf8().constData(), number);
            EXPECT_EQ(said, withNumber(sentence.forms[number == 1 ? 0 : 1], number))
                << "the compiled translation is not what stands in touchstone_en.ts";
        }
    }
    EXPECT_EQ(QCoreApplication::translate("IntervalStrings",
                  "%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln documents, seed %5).",
                  nullptr, 1),
        QStringLiteral(
            "%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of 1 document, seed %5)."));
}

TEST(CountWords, AreKnownOfEverySentenceWithANumber)
{
    const std::vector<Sentence> all = sentences();
    const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    const QRegularExpression number(QStringLiteral("%L?n(?![a-z])"));
    for (const QString& storey : { QStringLiteral("ui"), QStringLiteral("app/gui") }) {
        QDirIterator files(project() + storey, { QStringLiteral("*.cpp"), QStringLiteral("*.h") },
            QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().endsWith(QLatin1String("neutralwords.cpp"))) {
                continue; // brings its own words of one
            }
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            for (const QByteArray& bytes : file.readAll().split('\n')) {
                const QString line = QString::fromUtf8(bytes).trimmed();
                if (line.startsWith(QLatin1String("//"))) {
                    continue;
                }
                auto found = literal.globalMatch(line);
                while (found.hasNext()) {
                    QString piece = found.next().captured(1);
                    piece.replace(QLatin1String("\\n"), QLatin1String("\n"));
                    EXPECT_FALSE(piece.contains(QLatin1String("(s)")))
                        << file.fileName().toStdString() << ": " << piece.toStdString();
                    const auto holds
                        = [&piece](const Sentence& sentence) { return sentence.source.contains(piece); };
                    EXPECT_TRUE(!piece.contains(number) || std::ranges::any_of(all, holds))
                        << file.fileName().toStdString() << ": " << piece.toStdString();
                }
            }
        }
    }
}

} // namespace
} // namespace touchstone::ui
