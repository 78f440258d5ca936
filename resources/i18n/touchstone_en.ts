<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BarChart</name>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>A bar of a chart that holds the sums of further types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n other)</numerusform>
            <numerusform>(%n others)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareTables</name>
    <message numerus="yes">
        <source>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</source>
        <translation>
            <numerusform>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</numerusform>
            <numerusform>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportVerdict</name>
    <message numerus="yes">
        <source>%Ln systems cannot be read and will be left out.</source>
        <translation>
            <numerusform>%Ln system cannot be read and will be left out.</numerusform>
            <numerusform>%Ln systems cannot be read and will be left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in the system than in the gold.</source>
        <translation>
            <numerusform>%Ln document has another text in the system than in the gold.</numerusform>
            <numerusform>%Ln documents have another text in the system than in the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no partner.</source>
        <translation>
            <numerusform>%Ln document has no partner.</numerusform>
            <numerusform>%Ln documents have no partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system texts differ from the gold.</source>
        <translation>
            <numerusform>%Ln system text differs from the gold.</numerusform>
            <numerusform>%Ln system texts differ from the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors in the files.</source>
        <translation>
            <numerusform>%Ln error in the files.</numerusform>
            <numerusform>%Ln errors in the files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings.</source>
        <translation>
            <numerusform>%Ln warning.</numerusform>
            <numerusform>%Ln warnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in A than in B.</source>
        <translation>
            <numerusform>%Ln document has another text in A than in B.</numerusform>
            <numerusform>%Ln documents have another text in A than in B.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntervalStrings</name>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoiseChart</name>
    <message numerus="yes">
        <source>(%n types)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n type)</numerusform>
            <numerusform>(%n types)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeChart</name>
    <message numerus="yes">
        <source>(all %n)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(all %n)</numerusform>
            <numerusform>(all %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFacts</name>
    <message numerus="yes">
        <source>The system begins %n characters later.</source>
        <translation>
            <numerusform>The system begins one character later.</numerusform>
            <numerusform>The system begins %n characters later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system begins %n characters earlier.</source>
        <translation>
            <numerusform>The system begins one character earlier.</numerusform>
            <numerusform>The system begins %n characters earlier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters later.</source>
        <translation>
            <numerusform>The system ends one character later.</numerusform>
            <numerusform>The system ends %n characters later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters earlier.</source>
        <translation>
            <numerusform>The system ends one character earlier.</numerusform>
            <numerusform>The system ends %n characters earlier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paired because they share %n characters (gold %1, system %2).</source>
        <extracomment>%1: characters of the gold annotation, %2: of the system annotation</extracomment>
        <translation>
            <numerusform>Paired because they share one character (gold %1, system %2).</numerusform>
            <numerusform>Paired because they share %n characters (gold %1, system %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%Ln rules</source>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never applied</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n never applied</numerusform>
            <numerusform>%n never applied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n off</numerusform>
            <numerusform>%n off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpanTextView</name>
    <message numerus="yes">
        <source>gap: %Ln characters missing in the system&apos;s text</source>
        <translation>
            <numerusform>gap: %Ln character missing in the system&apos;s text</numerusform>
            <numerusform>gap: %Ln characters missing in the system&apos;s text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gap: %Ln characters only in the system&apos;s text</source>
        <translation>
            <numerusform>gap: %Ln character only in the system&apos;s text</numerusform>
            <numerusform>gap: %Ln characters only in the system&apos;s text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines without differences, %1</source>
        <extracomment>on a fold; %1: &quot;5,432 characters&quot;</extracomment>
        <translation>
            <numerusform>%Ln line without differences, %1</numerusform>
            <numerusform>%Ln lines without differences, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One text, a lane for each system · %Ln more systems are not shown</source>
        <translation>
            <numerusform>One text, a lane for each system · %Ln more system is not shown</numerusform>
            <numerusform>One text, a lane for each system · %Ln more systems are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeFigure</name>
    <message numerus="yes">
        <source>The trees around the selected record have more than %n nodes, too many for a page.</source>
        <translation>
            <numerusform>The trees around the selected record have more than %n node, too many for a page.</numerusform>
            <numerusform>The trees around the selected record have more than %n nodes, too many for a page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems could not be read: %1. Open… says why of each.</source>
        <extracomment>%n: number of systems, %1: their names</extracomment>
        <translation>
            <numerusform>%Ln system could not be read: %1. Open… says why of each.</numerusform>
            <numerusform>%Ln systems could not be read: %1. Open… says why of each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui</name>
    <message numerus="yes">
        <source>%Ln records</source>
        <extracomment>A piece of a formula</extracomment>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CheckDialog</name>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ComparePage</name>
    <message numerus="yes">
        <source>
! %n more; the tool tips of the systems say why.</source>
        <translation>
            <numerusform>
! %n more; the tool tip of the system says why.</numerusform>
            <numerusform>
! %n more; the tool tips of the systems say why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceView</name>
    <message numerus="yes">
        <source>%n annotations of the system have no confidence score and are kept.</source>
        <translation>
            <numerusform>%n annotation of the system has no confidence score and is kept.</numerusform>
            <numerusform>%n annotations of the system have no confidence score and are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionModel</name>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>Row and column that several entity types share</extracomment>
        <translation>
            <numerusform>(%n other)</numerusform>
            <numerusform>(%n others)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionsBar</name>
    <message numerus="yes">
        <source>The gold stands under %n corrections of %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>
            <numerusform>The gold stands under %n correction of %1.</numerusform>
            <numerusform>The gold stands under %n corrections of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not applied; the panel Log says why.</source>
        <translation>
            <numerusform>%n is not applied; the panel Log says why.</numerusform>
            <numerusform>%n are not applied; the panel Log says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>… and %n more of this kind, not listed</source>
        <translation>
            <numerusform>… and %n more of this kind, not listed</numerusform>
            <numerusform>… and %n more of this kind, not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentView</name>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilesPage</name>
    <message numerus="yes">
        <source>%1 with %n systems</source>
        <extracomment>%1: path of the gold</extracomment>
        <translation>
            <numerusform>%1 with %n system</numerusform>
            <numerusform>%1 with %n systems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsBar</name>
    <message numerus="yes">
        <source>%n more findings change its scores.</source>
        <translation>
            <numerusform>%n more finding changes its scores.</numerusform>
            <numerusform>%n more findings change its scores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsView</name>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FoundPage</name>
    <message numerus="yes">
        <source>Gold annotations by how many of %n systems have them right.</source>
        <translation>
            <numerusform>Gold annotations by whether the only system has them right.</numerusform>
            <numerusform>Gold annotations by how many of %n systems have them right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems could not be scored.</source>
        <translation>
            <numerusform>%n system could not be scored.</numerusform>
            <numerusform>%n systems could not be scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GroupsPage</name>
    <message numerus="yes">
        <source>%n open systems are in no group.</source>
        <translation>
            <numerusform>%n open system is in no group.</numerusform>
            <numerusform>%n open systems are in no group.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln labels of the systems are unknown to the gold.</source>
        <translation>
            <numerusform>%Ln label of the systems is unknown to the gold.</numerusform>
            <numerusform>%Ln labels of the systems are unknown to the gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the gold are in no system.</source>
        <translation>
            <numerusform>%Ln label of the gold is in no system.</numerusform>
            <numerusform>%Ln labels of the gold are in no system.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LiveBar</name>
    <message numerus="yes">
        <source>%n files changed on the disk.</source>
        <translation>
            <numerusform>%n file changed on the disk.</numerusform>
            <numerusform>%n files changed on the disk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are gone from the disk. What was read of them stands.</source>
        <translation>
            <numerusform>%n file is gone from the disk. What was read of it stands.</numerusform>
            <numerusform>%n files are gone from the disk. What was read of them stands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NoiseView</name>
    <message numerus="yes">
        <source>%Ln annotations have no error rate and are left out.</source>
        <translation>
            <numerusform>%Ln annotation has no error rate and is left out.</numerusform>
            <numerusform>%Ln annotations have no error rate and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more types only in the table: with fewer errors</source>
        <translation>
            <numerusform>%Ln more type only in the table: with fewer errors</numerusform>
            <numerusform>%Ln more types only in the table: with fewer errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrencesView</name>
    <message numerus="yes">
        <source>%n occurrences</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintDialog</name>
    <message numerus="yes">
        <source>The texts of &amp;all %Ln documents</source>
        <translation>
            <numerusform>The text of &amp;all %Ln document</numerusform>
            <numerusform>The texts of &amp;all %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of the %Ln documents in the f&amp;ilter</source>
        <translation>
            <numerusform>The text of the %Ln document in the f&amp;ilter</numerusform>
            <numerusform>The texts of the %Ln documents in the f&amp;ilter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedTable</name>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln rows are left out. Copy table takes all.</source>
        <translation>
            <numerusform>At most %1 pages are printed: %Ln row is left out. Copy table takes all.</numerusform>
            <numerusform>At most %1 pages are printed: %Ln rows are left out. Copy table takes all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedText</name>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln documents are left out or cut. A filter chooses others.</source>
        <translation>
            <numerusform>At most %1 pages are printed: %Ln document is left out or cut. A filter chooses others.</numerusform>
            <numerusform>At most %1 pages are printed: %Ln documents are left out or cut. A filter chooses others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further lines of a list of findings</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingBar</name>
    <message numerus="yes">
        <source>Only the first %Ln documents are shown, until all are read and scored.</source>
        <translation>
            <numerusform>Only the first document is shown, until all are read and scored.</numerusform>
            <numerusform>Only the first %Ln documents are shown, until all are read and scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReportDialog</name>
    <message numerus="yes">
        <source>Scores of %n systems side by side</source>
        <extracomment>%n: systems of the data set</extracomment>
        <translation>
            <numerusform>Scores of %n system</numerusform>
            <numerusform>Scores of %n systems side by side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are no links, since their records have no room.</source>
        <translation>
            <numerusform>%n number is no link, since its records have no room.</numerusform>
            <numerusform>%n numbers are no links, since their records have no room.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditor</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems; %n rules in this file</source>
        <translation>
            <numerusform>No problems; %n rule in this file</numerusform>
            <numerusform>No problems; %n rules in this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFilesBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <comment>in a rule file</comment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RulesView</name>
    <message numerus="yes">
        <source>%n errors in the rules, the first at %1. What was in force before stays.</source>
        <extracomment>%1: a place in a rule file</extracomment>
        <translation>
            <numerusform>%n error in the rules, at %1. What was in force before stays.</numerusform>
            <numerusform>%n errors in the rules, the first at %1. What was in force before stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreView</name>
    <message numerus="yes">
        <source>Corrected scores: %n corrections of the gold</source>
        <translation>
            <numerusform>Corrected scores: %n correction of the gold</numerusform>
            <numerusform>Corrected scores: %n corrections of the gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFileButton</name>
    <message numerus="yes">
        <source>%1 (%Ln more warnings)</source>
        <extracomment>%1: a warning</extracomment>
        <translation>
            <numerusform>%1 (%Ln more warning)</numerusform>
            <numerusform>%1 (%Ln more warnings)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warnings</source>
        <translation>
            <numerusform>%Ln more warning</numerusform>
            <numerusform>%Ln more warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SourceForm</name>
    <message numerus="yes">
        <source>Folder with %n files, %1</source>
        <translation>
            <numerusform>Folder with %n file, %1</numerusform>
            <numerusform>Folder with %n files, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SpanTextView</name>
    <message numerus="yes">
        <source>%1; only differences, %Ln stretches folded away; + shows the next, - folds again</source>
        <extracomment>%1: what is shown</extracomment>
        <translation>
            <numerusform>%1; only differences, %Ln stretch folded away; + shows the next, - folds again</numerusform>
            <numerusform>%1; only differences, %Ln stretches folded away; + shows the next, - folds again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SweepView</name>
    <message numerus="yes">
        <source>%n matched differently here: click to see them</source>
        <translation>
            <numerusform>%n matched differently here: click to see it</numerusform>
            <numerusform>%n matched differently here: click to see them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, in pairs chosen anew: click to set the threshold</source>
        <translation>
            <numerusform>%n more match, in pairs chosen anew: click to set the threshold</numerusform>
            <numerusform>%n more matches, in pairs chosen anew: click to set the threshold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches from here on: click to see them</source>
        <translation>
            <numerusform>%n match from here on: click to see it</numerusform>
            <numerusform>%n matches from here on: click to see them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendView</name>
    <message numerus="yes">
        <source>%n files.</source>
        <translation>
            <numerusform>%n file.</numerusform>
            <numerusform>%n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more findings.</source>
        <translation>
            <numerusform>And %n more finding.</numerusform>
            <numerusform>And %n more findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeChips</name>
    <message numerus="yes">
        <source>%1: %n gold annotations</source>
        <extracomment>%1: a type</extracomment>
        <translation>
            <numerusform>%1: %n gold annotation</numerusform>
            <numerusform>%1: %n gold annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further types</source>
        <translation>
            <numerusform>%n further type</numerusform>
            <numerusform>%n further types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, see Scores</source>
        <translation>
            <numerusform>%n more, see Scores</numerusform>
            <numerusform>%n more, see Scores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WelcomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further systems that are not named in a list</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formats can be read</source>
        <translation>
            <numerusform>%n format can be read</numerusform>
            <numerusform>%n formats can be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WhyView</name>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n annotation</numerusform>
            <numerusform>%n annotations</numerusform>
        </translation>
    </message>
</context>
</TS>
