// SPDX-License-Identifier: GPL-3.0-or-later
// The user's rules in the window: files that change on the disk, switches, texts not yet accepted, undo, and
// trials. What was in force stays until something right takes its place.
#include "ui/session/rulesession.h"

#include "tests/ui/uisupport.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include "core/report/commandline.h"

#include <QFile>
#include <QUndoStack>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

QByteArray noteRule(const char* name, const char* note)
{
    return QByteArray("rule \"") + name
        + "\"\n  phase Filter  salience 1  for system\n  when\n    system.result == \"FP\"\n  then\n"
          "    system.note = \""
        + note + "\"\nend\n";
}
const char* const broken = "rule \"broken\"\n  phase Nowhere  for system\n  when\n    system.resul == 3\n";

class RuleSessionTest : public ::testing::Test
{
protected:
    RuleSessionTest() { watch(*rules); }

    void watch(RuleSession& watched)
    {
        QObject::connect(&watched, &RuleSession::changed, &session,
            [this](RuleSession::Changes changes) { all |= changes; });
    }
    bool idle()
    {
        return waitFor([this] {
            return !rules->busy() && session.state() != Session::State::Scoring
                && session.state() != Session::State::Loading;
        });
    }
    [[nodiscard]] bool hasRule(const char* name) const
    {
        return rules->setup()->rules->find(name).has_value();
    }
    [[nodiscard]] bool isOn(const char* name) const
    {
        const auto number = rules->setup()->rules->find(name);
        return number && rules->setup()->rules->rules()[*number].on;
    }
    [[nodiscard]] static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& path, const QByteArray& text) const
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
    }
    void replace(const QString& path, const QByteArray& text) const
    {
        write(path + QStringLiteral("~"), text);
        ASSERT_EQ(std::rename(toPath(path + QStringLiteral("~")).c_str(), toPath(path).c_str()), 0);
    }
    bool open()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        analysis::LayerSource system;
        system.path = toPath(folder.file(QStringLiteral("a.conll"), uitest::conllSystem()));
        dataSet.systems = { system };
        session.open({ { dataSet } });
        return waitFor([this] { return session.state() == Session::State::Ready; });
    }
    QString ruleFile(const char* name = "my.rules", const QByteArray& text = noteRule("mine", "one"))
    {
        return folder.file(QString::fromLatin1(name), text);
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    std::unique_ptr<RuleSession> rules = std::make_unique<RuleSession>(session);
    RuleSession::Changes all;
};

TEST_F(RuleSessionTest, TheDefaultRulesAreInForceAtFirst)
{
    ASSERT_EQ(rules->files().size(), 1U);
    EXPECT_TRUE(rules->files()[0].path.isEmpty());
    EXPECT_TRUE(rules->files()[0].text.contains(QStringLiteral("rule \"true positive\"")));
    EXPECT_TRUE(hasRule("true positive"));
    EXPECT_EQ(rules->setup()->digest, "");
    EXPECT_FALSE(rules->busy());
    EXPECT_TRUE(rules->findings().empty());
}

TEST_F(RuleSessionTest, AFileComesOnTopAndGoesByUndo)
{
    const auto signature = analysis::signature(session.spec());
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_TRUE(all & RuleSession::RulesChanged);
    EXPECT_EQ(session.spec().rules.setup, rules->setup());
    EXPECT_NE(analysis::signature(session.spec()), signature);
    EXPECT_EQ(session.relations().rules.files, std::vector { toPath(path) });
    const auto words = analysis::settingArguments(session.spec(), session.relations());
    EXPECT_NE(std::find(words.begin(), words.end(), "--rules"), words.end());
    rules->addFile(path); // there already
    EXPECT_EQ(rules->undoStack().count(), 1);
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_FALSE(hasRule("mine"));
    EXPECT_EQ(analysis::signature(session.spec()), signature);
    rules->undoStack().redo();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("mine"));
}

TEST_F(RuleSessionTest, SwitchingThereAndBackLeavesNoTrace)
{
    const auto signature = analysis::signature(session.spec());
    rules->setRuleOn(QStringLiteral("true positive"), true); // as it is anyway
    EXPECT_EQ(rules->undoStack().count(), 0);
    rules->setRuleOn(QStringLiteral("true positive"), false);
    rules->setRuleOn(QStringLiteral("fuzzy check"), false);
    ASSERT_TRUE(idle());
    EXPECT_FALSE(isOn("true positive"));
    EXPECT_EQ(rules->sources().off, (std::vector<std::string> { "fuzzy check", "true positive" }));
    const auto digest = rules->setup()->digest;
    rules->setRuleOn(QStringLiteral("true positive"), true);
    rules->setRuleOn(QStringLiteral("fuzzy check"), true);
    ASSERT_TRUE(idle());
    EXPECT_EQ(rules->sources(), analysis::RuleSources {});
    EXPECT_EQ(analysis::signature(session.spec()), signature);
    rules->setRuleOn(QStringLiteral("fuzzy check"), false);
    rules->setRuleOn(QStringLiteral("true positive"), false);
    ASSERT_TRUE(idle());
    EXPECT_EQ(rules->setup()->digest, digest) << "the order of clicks changes nothing";
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(isOn("true positive"));
    EXPECT_FALSE(isOn("fuzzy check"));
    rules->setRuleOn(QStringLiteral("no such rule"), false);
    EXPECT_EQ(rules->undoStack().index(), 5);
}

TEST_F(RuleSessionTest, ASwitchOfARuleThatIsGoneIsForgotten)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    rules->setRuleOn(QStringLiteral("mine"), false);
    ASSERT_TRUE(idle());
    EXPECT_EQ(rules->sources().off.size(), 1U);
    write(path, noteRule("other", "one"));
    ASSERT_TRUE(waitFor([this] { return hasRule("other"); }));
    EXPECT_TRUE(rules->sources().off.empty());
    EXPECT_TRUE(rules->findings().empty());
}

TEST_F(RuleSessionTest, FilesWrittenInPlaceOrReplacedAreReadAnew)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    write(path, noteRule("in place", "two"));
    ASSERT_TRUE(waitFor([this] { return hasRule("in place"); }));
    EXPECT_FALSE(hasRule("mine"));
    replace(path, noteRule("replaced", "three"));
    ASSERT_TRUE(waitFor([this] { return hasRule("replaced"); }));
    replace(path, noteRule("replaced again", "four"));
    ASSERT_TRUE(waitFor([this] { return hasRule("replaced again"); }));
    write(path, noteRule("in place again", "five"));
    ASSERT_TRUE(waitFor([this] { return hasRule("in place again"); }));
    EXPECT_EQ(rules->file(path)->text, QString::fromUtf8(content(path)));
    EXPECT_EQ(rules->undoStack().count(), 1) << "what others do is not ours to undo";
}

TEST_F(RuleSessionTest, AFileThatIsGoneStaysInForceUntilItIsBack)
{
    const QString path = ruleFile("sub/my.rules");
    rules->addFile(path);
    ASSERT_TRUE(idle());
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(waitFor([&] { return rules->file(path)->missing; }));
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_EQ(rules->findings().count("rules.file"), 1U);
    ASSERT_TRUE(QDir(folder.path()).rmdir(QStringLiteral("sub")));
    rules->setRuleOn(QStringLiteral("fuzzy check"), false); // other changes still work
    ASSERT_TRUE(waitFor([this] { return !isOn("fuzzy check"); }));
    EXPECT_TRUE(hasRule("mine"));
    ruleFile("sub/my.rules", noteRule("back", "two"));
    ASSERT_TRUE(waitFor([this] { return hasRule("back"); }));
    EXPECT_FALSE(rules->file(path)->missing);
    EXPECT_TRUE(rules->findings().empty());
    EXPECT_FALSE(isOn("fuzzy check"));
}

TEST_F(RuleSessionTest, AFileWithMistakesLeavesWhatWasInForce)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    write(path, broken);
    ASSERT_TRUE(waitFor([this] { return !rules->findings().empty(); }));
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_EQ(rules->findings().list()[0].place.file, toPath(path));
    EXPECT_GT(rules->findings().list()[0].place.line, 0U);
    EXPECT_EQ(rules->file(path)->text, QString::fromLatin1(broken));
    rules->addFile(ruleFile("more.rules", noteRule("more", "two")));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_TRUE(hasRule("more"));
    write(path, noteRule("mended", "three"));
    ASSERT_TRUE(waitFor([this] { return hasRule("mended"); }));
    EXPECT_TRUE(rules->findings().empty());
}

TEST_F(RuleSessionTest, FilesThatAreWrongFromTheStartAreLeftOut)
{
    const QString good = ruleFile();
    const QString large = ruleFile("large.rules", QByteArray(2 << 20, '\n'));
    const QString bytes = ruleFile("bytes.rules", "\xff\xfa\x00 rule");
    const QString settings = folder.file(QStringLiteral("s.json"), "{ \"rules_off\": [\"no such\"] }");
    rules->setSources({ { toPath(good), toPath(large), toPath(bytes), "/nowhere/x.rules" }, false,
        toPath(settings), {}, { "fuzzy check" } });
    EXPECT_TRUE(rules->busy());
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_TRUE(hasRule("true positive"));
    EXPECT_FALSE(isOn("fuzzy check"));
    std::set<std::string> files;
    for (const auto& finding : rules->findings().list()) {
        files.insert(finding.place.file);
    }
    EXPECT_TRUE(files.contains(toPath(large)));
    EXPECT_TRUE(files.contains(toPath(bytes)));
    EXPECT_TRUE(files.contains("/nowhere/x.rules"));
    EXPECT_TRUE(rules->file(large)->missing);
    EXPECT_EQ(rules->sources().files.size(), 4U) << "they stay in the stack";
    write(settings, "{ \"rules_off\": [\"true positive\"] }");
    ASSERT_TRUE(waitFor([this] { return !isOn("true positive"); }));
    EXPECT_EQ(rules->sources().off, std::vector<std::string> { "fuzzy check" });
}

TEST_F(RuleSessionTest, UnsavedTextSurvivesAndChangesNothing)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    const auto before = rules->setup();
    const QString text = QString::fromLatin1(noteRule("mine", "better"));
    rules->setUnsaved(path, text);
    EXPECT_EQ(rules->setup(), before);
    EXPECT_EQ(rules->unsavedFiles(), QStringList { path });
    write(path, noteRule("outside", "two"));
    ASSERT_TRUE(waitFor([this] { return hasRule("outside"); }));
    EXPECT_TRUE(rules->file(path)->changedOutside);
    EXPECT_EQ(rules->file(path)->unsaved, text);
    rules->takeOutside(path);
    EXPECT_FALSE(rules->file(path)->changedOutside);
    EXPECT_FALSE(rules->file(path)->unsaved);
    rules->setUnsaved(path, text);
    EXPECT_FALSE(rules->file(path)->changedOutside) << "it was begun on what stands there";
    rules->setUnsaved(path, rules->file(path)->text);
    EXPECT_TRUE(rules->unsavedFiles().isEmpty()) << "the text of the file is not unsaved";
    rules->setUnsaved(QString(), text);
    EXPECT_TRUE(rules->unsavedFiles().isEmpty()) << "the default rules cannot be changed";
}

TEST_F(RuleSessionTest, UnsavedTextGoesAndComesWithItsFile)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    rules->setUnsaved(path, QStringLiteral("# begun"));
    rules->removeFile(path);
    ASSERT_TRUE(idle());
    EXPECT_EQ(rules->file(path), nullptr);
    EXPECT_TRUE(rules->unsavedFiles().isEmpty());
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    ASSERT_NE(rules->file(path), nullptr);
    EXPECT_EQ(rules->file(path)->unsaved, QStringLiteral("# begun"));
    EXPECT_FALSE(rules->file(path)->changedOutside);
}

TEST_F(RuleSessionTest, AcceptingWritesAndUndoWritesBack)
{
    const QByteArray first = noteRule("mine", "one");
    const QByteArray second = noteRule("mine", "two") + noteRule("new", "three");
    const QString path = ruleFile("my.rules", first);
    rules->addFile(path);
    ASSERT_TRUE(idle());
    const auto digest = rules->setup()->digest;
    rules->setUnsaved(path, QString::fromLatin1(second));
    ASSERT_TRUE(rules->accept(path));
    ASSERT_TRUE(idle());
    EXPECT_FALSE(rules->acceptError());
    EXPECT_EQ(content(path), second);
    EXPECT_TRUE(hasRule("new"));
    EXPECT_TRUE(rules->unsavedFiles().isEmpty());
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_EQ(content(path), first);
    EXPECT_EQ(rules->setup()->digest, digest);
    EXPECT_EQ(rules->file(path)->unsaved, QString::fromLatin1(second)) << "what was written is not lost";
    EXPECT_FALSE(rules->file(path)->changedOutside);
    rules->undoStack().redo();
    rules->undoStack().undo(); // at once: one after the other
    rules->undoStack().redo();
    ASSERT_TRUE(idle());
    EXPECT_EQ(content(path), second);
    EXPECT_TRUE(rules->unsavedFiles().isEmpty());
    EXPECT_TRUE(hasRule("new"));
}

TEST_F(RuleSessionTest, ANewFileIsMadeByAcceptingAndGoesByUndo)
{
    const QString path = folder.path(QStringLiteral("new.rules"));
    rules->setUnsaved(path, QString::fromLatin1(noteRule("new", "one")));
    ASSERT_EQ(rules->files().size(), 2U);
    EXPECT_FALSE(hasRule("new"));
    ASSERT_TRUE(rules->accept(path));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("new"));
    EXPECT_EQ(rules->sources().files, std::vector { toPath(path) });
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_FALSE(hasRule("new"));
    EXPECT_TRUE(rules->sources().files.empty());
    EXPECT_EQ(rules->unsavedFiles(), QStringList { path });
    rules->undoStack().redo();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(QFile::exists(path));
    write(path, noteRule("of another", "two"));
    ASSERT_TRUE(waitFor([this] { return hasRule("of another"); }));
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_EQ(content(path), noteRule("of another", "two")) << "what others wrote is not removed";
    EXPECT_TRUE(rules->acceptError());
}

TEST_F(RuleSessionTest, ANewFileNeverOverwritesOneThatIsThere)
{
    const QString path = ruleFile("there.rules", "# of another\n");
    rules->setUnsaved(path, QString::fromLatin1(noteRule("new", "one")));
    ASSERT_TRUE(rules->accept(path));
    ASSERT_TRUE(idle());
    ASSERT_TRUE(rules->acceptError());
    EXPECT_EQ(content(path), "# of another\n");
    EXPECT_EQ(rules->unsavedFiles(), QStringList { path });
    EXPECT_EQ(rules->undoStack().count(), 0);
}

TEST_F(RuleSessionTest, AcceptingRefusesMistakesWithTheirPlace)
{
    const QString path = ruleFile();
    const QString upper = ruleFile("upper.rules", "off \"mine\"\n");
    rules->addFile(path);
    rules->addFile(upper);
    ASSERT_TRUE(idle());
    ASSERT_TRUE(rules->findings().empty());
    rules->setUnsaved(path, QString::fromLatin1(broken));
    EXPECT_FALSE(rules->accept(path));
    ASSERT_TRUE(rules->acceptError());
    EXPECT_EQ(rules->acceptError()->place.file, toPath(path));
    EXPECT_GT(rules->acceptError()->place.line, 0U);
    EXPECT_EQ(content(path), noteRule("mine", "one"));
    // Right for itself, but another file needs the rule that is renamed.
    rules->setUnsaved(path, QString::fromLatin1(noteRule("renamed", "one")));
    EXPECT_FALSE(rules->accept(path));
    ASSERT_TRUE(rules->acceptError());
    EXPECT_EQ(rules->acceptError()->place.file, toPath(upper));
    EXPECT_FALSE(rules->accept(upper)) << "nothing is unsaved there";
    EXPECT_EQ(rules->undoStack().count(), 2);
}

TEST_F(RuleSessionTest, WhatCannotBeWrittenStaysUnsaved)
{
    const QString path = folder.path(QStringLiteral("no/such/folder/new.rules"));
    rules->setUnsaved(path, QString::fromLatin1(noteRule("new", "one")));
    ASSERT_TRUE(rules->accept(path));
    ASSERT_TRUE(idle());
    ASSERT_TRUE(rules->acceptError());
    EXPECT_EQ(rules->unsavedFiles(), QStringList { path });
    EXPECT_FALSE(hasRule("new"));
}

TEST_F(RuleSessionTest, UndoDoesNotOverwriteWhatOthersWrote)
{
    const QString path = ruleFile();
    rules->addFile(path);
    ASSERT_TRUE(idle());
    rules->setUnsaved(path, QString::fromLatin1(noteRule("second", "two")));
    ASSERT_TRUE(rules->accept(path));
    ASSERT_TRUE(idle());
    const QByteArray theirs = noteRule("theirs", "three");
    replace(path, theirs);
    ASSERT_TRUE(waitFor([this] { return hasRule("theirs"); }));
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_EQ(content(path), theirs);
    EXPECT_TRUE(rules->acceptError());
    EXPECT_EQ(rules->file(path)->unsaved, QString::fromLatin1(noteRule("mine", "one")))
        << "the former text is at hand";
}

TEST_F(RuleSessionTest, AnAcceptedLinkStaysALink)
{
    const QString target = ruleFile();
    const QString link = folder.path(QStringLiteral("link.rules"));
    ASSERT_TRUE(QFile::link(target, link));
    rules->addFile(link);
    ASSERT_TRUE(idle());
    rules->setUnsaved(link, QString::fromLatin1(noteRule("second", "two")));
    ASSERT_TRUE(rules->accept(link));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_EQ(content(target), noteRule("second", "two"));
}

TEST_F(RuleSessionTest, WithoutTheDefaultRules)
{
    rules->addFile(ruleFile());
    rules->setDefaultsUsed(false);
    ASSERT_TRUE(idle());
    EXPECT_FALSE(hasRule("true positive"));
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_FALSE(rules->files()[0].path.isEmpty());
    rules->undoStack().undo();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("true positive"));
}

TEST_F(RuleSessionTest, ATrialComparesWithoutChangingAnything)
{
    ASSERT_TRUE(open());
    const QString path = ruleFile("my.rules", "# nothing yet\n");
    rules->addFile(path);
    ASSERT_TRUE(idle());
    const auto spec = session.spec();
    rules->setUnsaved(path, QString::fromLatin1(noteRule("mine", "seen")));
    rules->startTrial(RuleSession::TrialExtent::All);
    EXPECT_TRUE(rules->trying());
    ASSERT_TRUE(waitFor([this] { return rules->trial() != nullptr; }));
    ASSERT_FALSE(rules->trial()->error) << rules->trial()->error->text;
    const auto& difference = *rules->trial()->difference;
    ASSERT_EQ(difference.transitions.size(), 1U);
    EXPECT_EQ(difference.transitions[0].what, "note");
    EXPECT_EQ(difference.transitions[0].after, "seen");
    EXPECT_EQ(difference.transitions[0].annotations.size(), 1U) << "Ada is the one false alarm";
    EXPECT_EQ(difference.changedAnnotations, 1U);
    EXPECT_EQ(difference.annotations, 7U);
    ASSERT_EQ(difference.fired.size(), 1U);
    EXPECT_EQ(difference.fired[0].rule, "mine");
    EXPECT_EQ(difference.fired[0].after, 1U);
    EXPECT_EQ(session.spec(), spec);
    EXPECT_EQ(content(path), "# nothing yet\n");
    EXPECT_FALSE(hasRule("mine"));
    rules->setUnsaved(path, QString::fromLatin1(noteRule("mine", "other")));
    EXPECT_EQ(rules->trial(), nullptr) << "another text: the trial tells nothing any longer";
}

TEST_F(RuleSessionTest, ATrialOfADocumentSeesThatDocumentOnly)
{
    ASSERT_TRUE(open());
    const QString path = folder.path(QStringLiteral("new.rules"));
    rules->setUnsaved(path, QString::fromLatin1(noteRule("mine", "seen")));
    const auto changed = [&](std::size_t documentCase) {
        selection.setCurrentCase(documentCase);
        rules->startTrial(RuleSession::TrialExtent::Document);
        EXPECT_TRUE(waitFor([this] { return rules->trial() != nullptr; }));
        EXPECT_FALSE(rules->trial()->error);
        EXPECT_EQ(rules->trial()->documentCase, documentCase);
        return rules->trial()->difference->changedAnnotations;
    };
    EXPECT_EQ(changed(0), 1U);
    EXPECT_EQ(changed(1), 0U);
    EXPECT_EQ(rules->trial()->difference->annotations, 3U);
}

TEST_F(RuleSessionTest, ATrialOfMistakesTellsThem)
{
    rules->startTrial(RuleSession::TrialExtent::All);
    ASSERT_TRUE(rules->trial());
    EXPECT_TRUE(rules->trial()->error) << "nothing is open";
    ASSERT_TRUE(open());
    EXPECT_EQ(rules->trial(), nullptr);
    const QString path = folder.path(QStringLiteral("new.rules"));
    rules->setUnsaved(path, QString::fromLatin1(broken));
    rules->startTrial(RuleSession::TrialExtent::All);
    ASSERT_TRUE(waitFor([this] { return rules->trial() != nullptr; }));
    ASSERT_TRUE(rules->trial()->error);
    EXPECT_EQ(rules->trial()->error->place.file, toPath(path));
    EXPECT_FALSE(rules->trial()->findings.empty());
    EXPECT_EQ(rules->trial()->difference, nullptr);
}

TEST_F(RuleSessionTest, AnotherResultOrSwitchMakesATrialStale)
{
    ASSERT_TRUE(open());
    const auto tried = [this] {
        rules->startTrial(RuleSession::TrialExtent::All);
        return waitFor([this] { return rules->trial() != nullptr; });
    };
    ASSERT_TRUE(tried());
    session.reload();
    ASSERT_TRUE(waitFor([this] { return rules->trial() == nullptr; }));
    ASSERT_TRUE(idle());
    ASSERT_TRUE(tried());
    rules->setRuleOn(QStringLiteral("fuzzy check"), false);
    EXPECT_EQ(rules->trial(), nullptr);
    ASSERT_TRUE(idle());
    rules->startTrial(RuleSession::TrialExtent::All);
    rules->cancelTrial();
    EXPECT_FALSE(rules->trying());
    EXPECT_EQ(rules->trial(), nullptr);
}

TEST_F(RuleSessionTest, StoppingTheScoringTakesTheSwitchBack)
{
    ASSERT_TRUE(open());
    const auto signature = analysis::signature(session.spec());
    rules->setRuleOn(QStringLiteral("fuzzy check"), false);
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Scoring; }));
    session.cancel();
    ASSERT_TRUE(waitFor([this] { return isOn("fuzzy check"); }));
    ASSERT_TRUE(idle());
    EXPECT_EQ(analysis::signature(session.spec()), signature);
    EXPECT_TRUE(rules->undoStack().canRedo());
}

TEST_F(RuleSessionTest, OtherSettingsDoNotTakeTheRulesAway)
{
    ASSERT_TRUE(open());
    analysis::EvaluationSpec old = session.spec();
    rules->addFile(ruleFile());
    ASSERT_TRUE(idle());
    old.unit = analysis::Unit::Token; // made before the rules changed
    session.setSpec(old);
    ASSERT_TRUE(waitFor([this] { return session.spec().rules.setup == rules->setup(); }));
    ASSERT_TRUE(idle());
    EXPECT_EQ(session.spec().unit, analysis::Unit::Token);
    EXPECT_EQ(session.evaluationA()->spec.rules.digest(), rules->setup()->digest);
}

TEST_F(RuleSessionTest, WhatIsBeingWrittenIsFinishedAtTheEnd)
{
    ASSERT_TRUE(open());
    const QString one = folder.path(QStringLiteral("one.rules"));
    const QString two = folder.path(QStringLiteral("two.rules"));
    rules->setUnsaved(one, QString::fromLatin1(noteRule("one", "1")));
    rules->setUnsaved(two, QString::fromLatin1(noteRule("two", "2")));
    EXPECT_TRUE(rules->accept(one));
    EXPECT_TRUE(rules->accept(two));
    rules->startTrial(RuleSession::TrialExtent::All);
    rules.reset(); // while it reads, writes and tries
    EXPECT_EQ(content(one), noteRule("one", "1"));
    EXPECT_EQ(content(two), noteRule("two", "2"));
}

} // namespace
} // namespace touchstone::ui
