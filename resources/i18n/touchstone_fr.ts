<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Application</name>
    <message>
        <source>There is not enough memory for this. What was open is kept; close other data sets, or start again with a smaller corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This did not work: %1</source>
        <extracomment>%1: what a library said</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>A bar of a chart that holds the sums of further types; %n: their number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>key of a chart. %1: number that stands for a system, %2: the system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bar of a chart: %1: what it is of, such as a type, %2: system</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CampaignTexts</name>
    <message>
        <source>– (%1 of %2)</source>
        <extracomment>A mean that is not given, since only %1 of %2 data sets have a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ not separable from the best of its column: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– (1 of 2): so many data sets have a value; a mean needs all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams by data set, best run each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by data set, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1≈</source>
        <extracomment>A score that is not separable from the best</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 could not be scored: %3</source>
        <extracomment>%1: a data set with its task, %2: a system, %3: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartDrawing</name>
    <message>
        <source>Too small to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartLines</name>
    <message>
        <source>%1 (A)</source>
        <extracomment>%1: name of a system, which is System A</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a bar: series (&quot;Incorrect&quot;), category (&quot;LOC&quot;), value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <extracomment>a point of a line: its name, axis (&quot;alpha&quot;) and value on it, value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2: %3
%4: %5</source>
        <extracomment>a point of a line: name, then axis and value twice</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <extracomment>a bar: category, series, value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
shown: click to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
hidden: click to show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareTables</name>
    <message numerus="yes">
        <source>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong in A, right in B; or spurious in A only. Shown in A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right in A, wrong in B; or spurious in B only. Shown in B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed by both, or both with the same span and type; or spurious in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…, same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong in both, with other spans or types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…, differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged in A only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations that B does not judge, such as those outside of its slice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged in B only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations that A does not judge, such as those outside of its slice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the difference: percentiles of paired bootstrap samples of the documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the difference of the means: Welch&apos;s (Student&apos;s t). It takes the scores of a group&apos;s runs to be normally distributed, and needs two runs in each group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % interval</source>
        <extracomment>%1: a confidence level, such as 95</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores as dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>The second group less the first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: a score, %2: the entity type that it is of</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that differ, as in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that differ, as in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● A, ○ B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● A, ○ B; bars: %1 % intervals.</source>
        <extracomment>%1: a confidence level, such as 95</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations that %1 of %2 systems have right</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of them</source>
        <extracomment>A share of the gold annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: click to make it System A and to filter the type.</source>
        <extracomment>%1: a system, %2: a type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈: not separable from the best; the two-sided p of the difference, after Holm&apos;s correction over all pairs, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈: not separable from the best mean; the two-sided p, after Holm&apos;s correction over all pairs of groups, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by %1; equal scores share one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; bars: %2 % intervals.</source>
        <extracomment>%1: a score, %2: a confidence level, such as 95</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score such as &quot;ETER&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a difference at least as large comes up when the systems&apos; documents are exchanged at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s text has lost the words of %1 of them; these remain missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean; the bar is one standard deviation to each side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the means of groups of these sizes are so far apart when the runs are dealt to them at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means in the order of the columns: ●, ○, □; bars: one standard deviation to each side.</source>
        <extracomment>The signs of the groups of runs in their order, which is that of the columns</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to filter this type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to make it System A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p, two-sided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p, one-sided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As p, for differences of the same sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, then B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of a system without gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records whose outcome the other settings do not give: all that the difference of the counts is made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of B less that of A. Lower is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of B less that of A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided, by exchanging the two systems&apos; documents at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second less the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold&apos;s type, else the system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records that the correction changes; a click shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 when all of them are corrected and everything is scored anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 then less F1 today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER when all of them are corrected. Lower is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER today less ETER then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the means, the second group less the first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfidenceChart</name>
    <message>
        <source>Best F1 of %1: %2 at %3</source>
        <extracomment>%1: system, %2: F1, %3: a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a system, %2: &quot;F1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the confidence threshold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above all scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision over recall by confidence threshold: %1, %2</source>
        <extracomment>%1: scheme such as &quot;strict&quot;, %2: a type, or &quot;overall&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores over the confidence threshold: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 scores drawn)</source>
        <extracomment>%1: the chart&apos;s title, %2 and %3: counts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings: best F1, and the threshold in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings: best F1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, threshold %2
keeps %3 of %4
Precision %5
Recall %6
F1 %7</source>
        <extracomment>%1: system, %2: a score, %3 and %4: counts, %5 to %7: scores</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfidenceFigure</name>
    <message>
        <source>No system gives confidence scores. Scores stand in the key &quot;score&quot; of JSONL and in the column score of tables, for example.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>Confusion of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation, so there is nothing to confuse.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>(1 - alpha) Er</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(COR + 0.5 PAR) of the gold / POS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(COR + 0.5 PAR) of the system / ACT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 - recall (strict, the evaluation&apos;s pairing) = transcription / gold + NER / gold. A document that the system lacks counts as empty text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form is the words of a name with its type and counts once in the corpus; a count shows the first occurrence of each. The same form found elsewhere than in the gold does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link counts once in a document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair&apos;s cost stands in the row of the gold&apos;s label, an insertion in that of the system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part holds its lower border, the last one both; – has no F1: a side has no annotation there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a type: Agree, Differ, Only A and A count A&apos;s annotations of it, columns with &quot;, B&quot;, Only B and B those of B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of it, columns with sys, SPU and System those that the system gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A without B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree. A and B have the annotation alike under the scheme chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of A and B: the harmonic mean of both shares; the same when A and B change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone: no other entity of its side begins in the same sentence; same-type: others of its type only; mixed: others of other types, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entity counts once in a document. Precision without FN, recall without FP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of A: Agree + Differ + Overlap + Only A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of B: Agree + Differ + Overlap + Only B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the gold: COR + INC + PAR + MIS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the system: COR + INC + PAR + SPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are all words of the annotation in annotations of the training data, some, or none? Upper and lower case are told apart; signs are no words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As switched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As switched. Precision of a type over the system&apos;s annotations of this type, recall over the gold&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B without A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets: one on either side of the annotation; after-bracket: an opening one before it alone; before-bracket: a closing one behind it alone; quotes: on both sides; else no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COR sys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capitals: at least 70 % of the letters of its sentence are capitals, as in headlines; else usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold entity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters (code points) of the annotation, of several fragments together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components per label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus and documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct. The system&apos;s annotation counts as right under the scheme chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the pair, 1 without partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviates most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differ, B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance / length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document by document: spans, strict and lenient; links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents: unweighted mean over documents, as nerval prints for several files; a document where a value is undefined takes no part in the mean of that value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the annotation begin in the first tenth of the tokens (or words) of its document, in the last, or between them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the annotation have one token (or word), or several?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the annotation overlap another entity of its side, and neither holds the other?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the gold give the same words one type, or several?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ECER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ERR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER: error of the components of the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER: error of types and span of the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EWER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alpha has its own least-cost alignment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each type is matched by itself, as nervaluate 1.x does: the rows do not add up to Overall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit distance by the length of the gold text: what is held against the threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit distance of the two texts compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities and components together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities of its side that begin in the same sentence, the annotation counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities per type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity error rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Er</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of types alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of types and span.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every alpha at which some entity is paired differently: the exact curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 (entity)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 (surface)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 maxmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 maxsum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 summax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 sumsum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1_micro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FB1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FN res (gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FN res, filtered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP res (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP res, filtered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First word of a strategy: recall, second: precision. max: the most that one name covers; sum: what all together cover. No threshold; an annotation in pieces counts from its first to its last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms that occur twice or more on a side, most frequent first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and system names of the type, with what each earns; rows add up to the overall row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the gold annotates the same words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the name is written: UPPER, Title, lower, Title+lower, mixed; number, with-digit; uncased (letters that know no case), signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the token after the annotation in its sentence is written; edge: its sentence ends with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the token before the annotation in its sentence is written; edge: its sentence begins with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INC sys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner: inside another entity of its side; outer: holds another and is in none; else flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it the first annotation of the same words in the gold of its document, or a later one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the annotation at the start or the end of its sentence, the whole of it, or inside? Sentences are lines of the text where the file tells none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there a digit in the name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there a full stop in the name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there a hyphen or another dash in the name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there a word in lower case between two that begin with a capital, as in University of Paris?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there an apostrophe in the name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: Right (gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: Right (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient: System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links of annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links per type, span+type+kbid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: Right (gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: Right (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links: System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses per outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses per type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MISC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing: gold only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NER / gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of equal span only. A name without candidate counts as NIL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise of the annotation&apos;s text as its file tells it (LED of HIPE), in bins above their first number, up to and with their second. Annotations of the system without gold tell none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ORG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of an annotation that is not correct: 1, its text was damaged beyond the threshold; 0, an NER error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system begins later (or, below 0, earlier) than the gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system ends later (or, below 0, earlier) than the gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs: does the system begin elsewhere than the gold (left), end elsewhere (right), both, or neither (same)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system begins later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system ends later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A. A has an annotation that B lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B. B has an annotation that A lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered form: edit distance over the lists of entities; another text costs its error rate, another type, a lost or an extra entity 1; by gold entities, at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall: the sums of entities and components.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P_micro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R_micro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right (gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right id among the first candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of the system, FN res of the gold. TN res is in neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen: the training data annotates the same string with the same type; other-label: the same string, but with other types only; unseen: neither. Upper and lower case are told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the gold annotation that one system annotation covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the gold annotation that system annotations cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the system annotation that gold annotations cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the system annotation that one gold annotation covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares are of the gold annotations with the outcome (strict).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans by type, lenient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans by type, strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious: system only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: Right (gold)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: Right (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: TP. Lenient: TP, PTP, FzTP, FzPTP. Weighted: PTP and FzPTP count half. Filtered: without what was set aside and what is of low confidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagger: the name itself was not found, or is none. Resolver: the name was found, its link is wrong. Possibly tagger: found with other extent or label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data set that the document is of, where several are open as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first token of the annotation, or word, upper and lower case told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last token of the annotation, or word, upper and lower case told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest entity of its side in the sentence that does not overlap it: touching, one-between (one token between them), else apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of A&apos;s annotations that B has, too; under partial one that only overlaps counts half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of B&apos;s annotations that A has, too; under partial one that only overlaps counts half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token after the annotation in its sentence, or word; edge: its sentence ends with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token before the annotation in its sentence, or word; edge: its sentence begins with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of the annotation as they are written, white space as one blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens (or words) of the sentence that the annotation is in. Sentences are lines of the text where the file tells none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the annotation; where the document has none its words, every other sign counted as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the document; of one without tokens its words, every other sign counted as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcription / errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcription / gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a person has said of the record: the gold is wrong, the system is wrong, both are acceptable or wrong, the guidelines are unclear, the text is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What annotations count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What entities of documents count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What links count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What links of documents count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What names count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first two judges by name have said of the record, in the order of their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the slot or pair costs in SER.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who caused wrong links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha Ec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ecer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>err</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, mean of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact, per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial, mean of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partial, per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>span+kbid, span+type+kbid: linked names of equal span. document+kbid: the entries of each document. nil: names of equal span whose candidates are outside the base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spurious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strict, mean of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strict, per document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type, mean of documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type, per document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExcerptFigure</name>
    <message>
        <source>component</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureKind</name>
    <message>
        <source>Alpha sweep: ETER of every system over alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes by type, document or slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise: recall by error rate, errors by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: scores over the confidence threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees of gold and system, aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excerpt: one sentence with its annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign: systems by data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking of one data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trend</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileLines</name>
    <message>
        <source>%1 is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportCheck</name>
    <message>
        <source>same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts differ, same number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts differ, aligned by characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the gold only: counts as missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the system only: counts as spurious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in A only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in B only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportTables</name>
    <message>
        <source>Document of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First annotations of every side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents and their partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the first %2 are shown)</source>
        <extracomment>%1: summary of all documents, %2: number of rows shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportVerdict</name>
    <message>
        <source>%1 cannot be read and will be left out.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems cannot be read and will be left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in A than in B.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in the system than in the gold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system texts differ from the gold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no partner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors in the files.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold: a file or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or add a second system: without a gold, the two are compared with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold: %L1 systems are compared with each other, two at a time.</source>
        <extracomment>%L1: how many systems, more than two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold: %1 (A) and %2 (B) are compared with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare without a gold, if %1 is none.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document of %1 meets one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document of the gold has a partner in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label map cannot be used; choose Labels… and open another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold cannot be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system can be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold is shown alone; add a system to score it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IntervalStrings</name>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Touchstone will speak English when it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeutralWords</name>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs by A&apos;s type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B agree under the chosen scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are paired, but differ in what the scheme compares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has an annotation that B lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has an annotation that A lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has several annotations where A has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has one annotation where A has several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: A is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The differences that are gone, in B&apos;s annotations as they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The differences that are new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in B only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differences (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in agreement under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %1 (A, else B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type in A, in B where A has no annotation: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type in A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type in B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference is not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words in A or B contain “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All records, those in agreement too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All differences under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the annotations whose words in A or B contain this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 made of the same annotation of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “%1”, B “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Difference “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the words in &amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the words in &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences match: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences. %1 in agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the %1 scheme A and B agree everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show those in agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other difference of this kind in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no record of this annotation of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text; %1 goes to the next difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B begins %n characters later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B begins %n character later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B begins %n characters earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B begins %n character earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ends %n characters later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ends %n character later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ends %n characters earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ends %n character earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in A, %2 in B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The types differ: %1 in A, %2 in B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B has no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation of B overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation of A overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every annotation of B that overlaps it is paired with another one of A, or shares too little with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every annotation of A that overlaps it is paired with another one of B, or shares too little with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired because they share %n characters (A %1, B %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired because they share %n character (A %1, B %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text, a lane for A and one for B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %Ln characters not in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %Ln character not in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %Ln characters only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %Ln character only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap in A for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap in B for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in A is “%2” in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; A %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; B %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of the whole document: the wider, the more differences; click to jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format: see the list of differences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of differences shows the annotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned token by token).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned character by character).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B lacks this document: every annotation is in A only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lacks this document: every annotation is in B only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %n annotations of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %n annotation of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of A and B (F1) under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that differ under the %1 scheme, whatever the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only in B: %2, no annotation in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only in A: %2, no annotation in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: A and B among the %2; %3 of them have equal types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A: %1 annotations of A without one of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B: %1 annotations of B without one of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 in A: %2 annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 in B: %2 annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of A by types of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: A, columns: B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those with most differences; the other types share one row and one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to type “%1” in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to type “%1” in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the annotation of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the annotation of B that is paired with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B (%1), %2: Agreement %3  of B %4  of A %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1  B %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of A and of B (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (A is one document)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of more rows the chart shows those with most differences; the table has all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the table, with fewer differences: %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B have the same text, so that there is no noise to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has no annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told by A (LED)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character error rate of B&apos;s text against A&apos;s at the place of the annotation, or the noise that A tells of its own text (HIPE).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has no entities, so that there is no rate. Check that the right files and the right layer were opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
of %8 entities of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an annotation counts as found: the same in A and B under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Differences by type are those of the strict scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences by cause as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise: recall by error rate, differences by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln more types only in the table: with fewer differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%Ln more type only in the table: with fewer differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P, R and F1 of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the threshold that gives B its best F1 on these data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the values before these, with more differences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer differences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in A, %4 in B, %5 in neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In whose text the words stand: A&apos;s, B&apos;s, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of A&apos;s annotations that share a character with the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of B&apos;s annotations that share a character with the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of another data set: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1; B %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees of A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline of the trees of A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every annotation of A and B is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Text, differences and details show these annotations all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠ differ: T type, t sub-type, B boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ overlap: B boundary alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since A has no entity here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since A has no slot here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees of A and B, aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has no annotation with a text, so that there is no error rate to count by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts of A and B are equal at every annotation, so that there is no noise to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: A has no entity to divide by. Check that A is the right file, and the layer or column that it is read from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entity of A or B holds another annotation. Select a record first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of the window for the text, then the differences and what explains them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, and below it the differences beside the numbers: the layout at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The differences beside the comparison of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which annotation of A is matched with which of B.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has no types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from A&apos;s in the type only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoiseChart</name>
    <message>
        <source>Noise of the text (LED)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character error rate (CER)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of Found</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of Not found</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of Transcription</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of NER, entity recognition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <comment>letter of a cause that is not told</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: names of systems, %2: a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(%n types)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoiseFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The number that a system has in the chart below; %2: its name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall by noise in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall (matching of noisy text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measure for noisy text was not computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has no annotation with a text, so that there is no error rate to count by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts of gold and systems are equal at every annotation, so that there is no noise to show. Give a system that was run on recognised text, in a format that keeps this text, or draw the figure of outcomes instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeChart</name>
    <message numerus="yes">
        <source>(all %n)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a figure of one system. %1: &quot;Outcomes by type&quot;, %2: name of the system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation, so there is nothing to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes by document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes by slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelDocks</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankingFigure</name>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ not separable from the best: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run of this data set is scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordFacts</name>
    <message numerus="yes">
        <source>The system begins %n characters later.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system begins %n characters earlier.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters later.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters earlier.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paired because they share %n characters (gold %1, system %2).</source>
        <extracomment>%1: characters of the gold annotation, %2: of the system annotation</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleTrialWords</name>
    <message>
        <source>link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: gold or system, %2: what changed, %3 and %4: labels before and after</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never applied</source>
        <comment>a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rule is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied %1 times in %2 tests; that is %3 records.</source>
        <extracomment>how often the rule was applied, of how many tests, and how many records that makes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tested %1 times and never applied: no “%2” met all its conditions. Look for a mistyped label in them.</source>
        <extracomment>%1: number of tests, %2: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never tested: there was no “%1” to try it on.</source>
        <extracomment>%1: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases in their order, in each its rules as they run. The box switches a rule on and off (Space); Enter opens it in the editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often all conditions of the rule held when it was its turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often its conditions were tested, repeated tests included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches and single annotations that it was applied to; of a rule for entities or links those of whole documents. A click shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule looks at: each annotation of a side, each overlapping pair, each match, each entity or link of a document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The salience of the rule: inside a phase the highest goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that contains the rule, and the one whose rule of the same name it replaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule&apos;s own description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>the default rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, replaces %2</source>
        <extracomment>where a rule comes from; %2: the file whose rule of the same name it stands for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>read aloud: name of a rule; &quot;never applied&quot;, &quot;42&quot; or &quot;off&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never applied</source>
        <comment>rules</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off</source>
        <comment>rules</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1, number %2 of %3. Its rules are applied until none holds any more; then the next phase begins.</source>
        <extracomment>%1: name of a phase, %2: number among the phases, %3: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least overlap (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap counted in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of a type has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What either side gave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs by their gold type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type matched alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans end with the</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalent ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alphas of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inserted into a leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label of a nested entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its main type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components must overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested entities align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside aligned ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of label, boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denominator of ERR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With wrong pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the paper prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest edit distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What first touches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best one-to-one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count what is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count low confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count links lost by tagging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right for one of several ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownSystem</name>
    <message>
        <source>%1, as it was</source>
        <extracomment>%1: name of a system whose file has been read again since</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, other settings</source>
        <extracomment>%1: name of a system that is scored under other settings than those in force</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slices</name>
    <message>
        <source>there are neither texts nor tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose training data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation gives the noise level of its text (LED, as HIPE&apos;s files do)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no document has a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the documents are of one data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single- or multi-token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hyphen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With full stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With apostrophe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With function word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested or flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of the word before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of the word after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence in capitals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations in the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other types in the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words seen in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of the same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or later mention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left boundary in characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right boundary in characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differing boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has judged a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than two judges have told their names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpanTextView</name>
    <message numerus="yes">
        <source>gap: %Ln characters missing in the system&apos;s text</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gap: %Ln characters only in the system&apos;s text</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>both boundaries differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first boundary differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last boundary differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: types of an annotation, %2: its words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what one of its annotations is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text, a lane for the gold and for each system</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One text, a lane for each system · %Ln more systems are not shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>scoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped: choose Stacked anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text differs: see Interlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap in the gold for “%1”</source>
        <extracomment>%1: characters that only the system&apos;s text has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap in the system for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” became “%2”</source>
        <extracomment>%1 and %2: characters of the gold and what stands for them in the system&apos;s text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Click to show them, or press + (and - to fold again).</source>
        <extracomment>%1: &quot;128 lines without differences, 5,432 characters&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; gold %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; system %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2–%3</source>
        <extracomment>%1: what an annotation is, %2 and %3: where it begins and ends</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines without differences, %1</source>
        <extracomment>on a fold; %1: &quot;5,432 characters&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepChart</name>
    <message>
        <source>ETER over alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers and ticks: breakpoints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers: breakpoints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings: where curves meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit distance / length that still matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a system, %2: &quot;F1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
of %8 gold entities</source>
        <extracomment>%1: system, %2: alpha, %3: rate, %4 and %5: counts, %6 and %7: sums of costs, %8: number of gold entities</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: name of a system, %2: its rate or F1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At α = %1: %2</source>
        <extracomment>%1: place of the guide, %2: systems with their values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 at threshold %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, threshold from %2 on
Precision %3
Recall %4
F1 %5</source>
        <extracomment>%1: system, %2: threshold, %3 to %5: scores</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are equal
from α = %3 to %4</source>
        <extracomment>%1 and %2: systems, %3 and %4: alphas</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 touch
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even of %1 and %2
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves do not meet between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two curves meet between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of %1 and %2 change places
threshold from %3 on, F1 %4</source>
        <extracomment>%1 and %2: systems, %3: threshold, %4: F1 of the first</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepFigure</name>
    <message>
        <source>ETER could not be computed over alpha for any system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha in any way of interest. Load a format or a layer with trees, such as --layer tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: the gold has no entity to divide by. Check that the gold is the right file, and the layer or column that it is read from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SystemBText</name>
    <message>
        <source>B: %1</source>
        <extracomment>%1: name of System B, whose text is shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>E %1</source>
        <extracomment>%1: E, ETER&apos;s cost of a pair</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>T: type or label differs; t: sub-type differs; B: boundary differs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>boundary</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I incorrect: T type, t sub-type, B boundary</source>
        <extracomment>the letters of links, such as I·TB</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P partial: B boundary alone</source>
        <extracomment>the letters of a link, P·B</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreeFigure</name>
    <message>
        <source>There is no result to draw trees of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no trees in these annotations: no components, nothing nested, no second type. Read HIPE files with --layer tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entity of gold or system holds another annotation. Select a record first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected record is in no tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The trees around the selected record have more than %n nodes, too many for a page.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeTexts</name>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2 = %3</source>
        <extracomment>%1: a number or a sum, %2: a count, %3: the quotient</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (types %2 + boundary %3)</source>
        <extracomment>%1: Er, %2: cost of types, %3: cost of the boundary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>offsets of an annotation in a document without text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boundary differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sub-type and boundary differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sub-type differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label and boundary differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type and boundary differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted with its entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as a part: %2</source>
        <extracomment>%1: what becomes of it as an entity, %2: what becomes of it as a part of the entity above</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as a part %2</source>
        <extracomment>%1: cost as an entity, %2: cost as a part of the entity above</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>%1: type, %2: words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3, level %4</source>
        <extracomment>%1: gold or system, %2: entity or component, %3: type and words, %4: level in the tree from 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>%1: type and words of the partner</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a part with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>%1: a number or a dash</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot %1: %2, costs %3</source>
        <extracomment>%1: type, %2: &quot;type differs&quot; or the like, %3: cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no partner: deleted, costs 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no partner: inserted, costs 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Er %1 · Ec %2 · E %3 at alpha %4</source>
        <extracomment>ETER&apos;s costs of one pair; %1: Er, %2: Ec as a fraction, %3: E, %4: alpha</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since the gold has no entity here</source>
        <extracomment>%1: sum of costs; there is no gold entity, or no slot, among the trees shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since the gold has no slot here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: ETER %1 / %2 = %3</source>
        <extracomment>%1: sum of costs, %2: count of gold entities or slots, %3: the quotient</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees: SER %1 / %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrendChart</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File, 1: %1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: other settings than before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a system, %2: its score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <extracomment>%1: a difference of scores, %2: a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings differ:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrendFigure</name>
    <message>
        <source>The score is undefined (0/0) in every file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems could not be read: %1. Open… says why of each.</source>
        <extracomment>%n: number of systems, %1: their names</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>an annotation behind its words: %1: type, %2: &quot;gold&quot; or &quot;system&quot;, %3: id</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarity %1 ≥ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarity %1 &lt; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither side has a partner yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule has matched the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since:</source>
        <extracomment>behind a condition that does not hold: the rule that changed what it reads</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was taken by</source>
        <extracomment>between two annotations: &quot;g7 was taken by s4 in true positive&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>before the name of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ the two are partners now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ on the partner, %1</source>
        <extracomment>%1: a change such as &quot;Result: FN → FzTP&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ on the entity, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ on the link, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ changed nothing: it was so already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, low confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, set aside: %2</source>
        <extracomment>%1: a label, %2: the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(mentions: %1 gold, %2 system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each system and gold annotation that overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each pair that a rule has matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each entity of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each link of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>a heading before the partner of a pair</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was applied; these are the values just before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every condition holds: switched on, it would be applied here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions that do not hold at the end of the phase %1: %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 · %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was taken by %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – no rule was applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule was applied to this annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a rule why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, priority %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is switched off. This is what it would have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is for system annotations, and this is a gold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule is for gold annotations, and this is a system one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule looks at pairs only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This annotation has no link, so it belongs to no link of the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule for entities is switched on, so the document has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further candidates that are not shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone</name>
    <message>
        <source>Reading the settings files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui</name>
    <message>
        <source>There is no system to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side has an annotation to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format gives no text, so there is no sentence to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>%1: letters, %2: how many more
----------
%1: some names; %2: how many further ones there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is too small to show everything: at this width it needs a height of %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm and the height that suits it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is too small to show everything: choose a smaller font.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font “%1” is not installed; “%2” is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No installed font has these characters; they appear as boxes: %1. Choose another font, or install one that has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These characters are colour pictures, which PDF and SVG cannot hold as text: %1. Write a PNG, or rename what contains them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is cut off: all of it needs a height of %1 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Touchstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Touchstone %1&lt;/h3&gt;&lt;p&gt;Tests named-entity systems against gold annotations. Every number is a link to the annotations that it counts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2 · %3 · memory in use: %4&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels, systems and the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset scores as a shared task or a known tool does: it sets all settings, the measure and the annotation column at once, and tables use the task&apos;s own names. Choose one in %1, in the menu Evaluate, or by --preset ID on the command line. What comes from files (weights, rules, slices), and the part of the corpus that is scored, stay; another choice, such as Default, undoes it. A confidence threshold, slices, labels and options of other measures, set afterwards, leave the preset in force. What changes what the task counts, such as the matching, the overlap, a scheme that is not the task&apos;s, or an option of its measures, makes it Custom, with Touchstone&apos;s own names.</source>
        <extracomment>%1: &quot;the toolbar (Ctrl+Shift+P)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the items of a list within a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that come with the program: written for corpora with these troubles, and what they do there is written beside each rule. Copy what fits into a file of your own. See [the rule guide](rules.md).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have the same boundaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin and end are equal, but not the parts between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The types are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in the gold, %2 in the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The types differ: %1 in the gold, %2 in the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system has no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every system annotation that overlaps it is paired with another gold annotation, or shares too little with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every gold annotation that overlaps it is paired with another system annotation, or shares too little with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(uncertain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: file name, %2: line number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#%1 %2 “%3”</source>
        <extracomment>A record as a link. %1: its number, %2: outcome, %3: words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no record of this gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>what a person has said of the record. %1: &quot;Gold is wrong&quot;, %2: why, in that person&apos;s words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged: %1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#%1 in %2</source>
        <extracomment>%1: number of the record, %2: document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other parts of the same split or merge:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlapping annotations of the other side:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation of System B whose counterpart the list does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only System B has this annotation. Lists and numbers are those of System A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes in %1 (%2 annotations).</source>
        <extracomment>%1: &quot;this document&quot; or &quot;all documents&quot;, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a change of labels with the number of annotations: &quot;System: FP → FzTP (3)&quot;
----------
%1: outcomes such as &quot;Incorrect or Partial&quot;, %2: scheme such as &quot;strict&quot;
----------
%1: what a column of HIPE files holds, %2: its name in the file
----------
%1: what an action does, %2: its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 further kind of change</source>
        <extracomment>a number; more than one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 further kinds of change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a figure before and after: &quot;Spans, lenient: F1 0.712 → 0.720&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 annotations in %3 change: %4</source>
        <extracomment>%1 of %2 annotations, %3: &quot;this document&quot;, %4: what changes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a measure whose own records are shown, such as &quot;ETER&quot;, %2: what it counts, such as &quot;deletion&quot;
----------
%1: what is said of an annotation, such as &quot;Rule&quot;, %2: the words, such as &quot;fuzzy check&quot;
----------
%1: place in a file (&quot;gold.tsv:12:3&quot;), %2: what is wrong there
----------
%1: what must agree, such as &quot;Span and type&quot;, %2: how overlaps count, such as &quot;R max, P sum&quot;
----------
A slice that the data lacks. %1: its name, %2: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s annotation counts as right under the chosen scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and system are paired, but differ in what the scheme compares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spans overlap without being equal; counts half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has an annotation that the system lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system has an annotation that the gold lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict: span and type must be equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact: the span must be equal, whatever the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial: an equal span counts, an overlap counts half, whatever the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type: the type must be equal, any overlap will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span and type are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same span, another type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same span and main type, another subtype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system cut one gold annotation into several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system made one annotation of several gold ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same type, the spans overlap but differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary and subtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spans overlap but differ; same main type, another subtype.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spans overlap but differ, and so does the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimal one-to-one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy (nervaluate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As nervaluate 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the HIPE scorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned token by token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned character by character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On one side only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low confidence of the resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transcription error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NER error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above %2 up to %3</source>
        <extracomment>%1: name of a value, %2 and %3: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records of %1</source>
        <extracomment>%1: a measure such as &quot;ETER&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, counted as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not correct under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcome under the %1 scheme: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type on either side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %1 (gold, else system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of the gold annotation, of the system&apos;s where there is none: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold type: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system type: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error type: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold or system words contain “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type is not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not error %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error type is not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not document %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document is not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;Gold&quot; or &quot;System&quot;, %2: what is said of its annotation, such as &quot;Result&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction of %1 %2</source>
        <extracomment>%1: a kind of error, %2: a type: the errors that one correction would mend</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared, in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared, in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of a merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All records, the correct ones too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are acceptable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines are unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>nobody has judged the record</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1, %2: verdicts of two judges, such as &quot;Gold is wrong&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %5, seed %6).</source>
        <extracomment>Interval of a score. %1: level such as 95, %2 and %3: its ends, %4: number of samples, %5: &quot;120 documents&quot;, %6: seed of the random numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1 samples in which the score is undefined.</source>
        <extracomment>%1: number of samples</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %, %2 trials, seed %3, %4</source>
        <extracomment>Short: %1: level in percent, %2: number of trials, %3: seed, %4: &quot;by document&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a gold and the outputs of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add data set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a further gold with its systems beside those that are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project: its data sets, systems and settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;w project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a project of what is open; what is added belongs to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save data sets, systems and settings as a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;project as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the project as another file and go on with that one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the files again; filters and the selected error stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types, before anything is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a chart, a tree or a sentence as PDF, SVG, PNG or data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the systems&apos; scores as LaTeX, Markdown, CSV or HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;HTML report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write scores, figures and the records behind every number as one HTML file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write annotations as Touchstone JSONL, brat or tasks of Label Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check submission…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that an output can be scored, against the gold or its text alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tren&amp;d of scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score over files that score --json wrote, and what changed from run to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected; tables as tab-separated values, charts as pictures with their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all rows of the table that has the focus, with their headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the texts of this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Occurrences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every place where the selected words stand, annotated or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &amp;by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only the annotations whose words contain a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch judging on or off: while it is on, keys 1 to 6 give verdicts in Suspects, in Errors and in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge &amp;in words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what you think of the selected annotation, with a correction, a text and tags; kept beside the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance, text size, colours of types, layout and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add rule file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rule file on top of the rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a rule file of your own on top of the rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change to the rules: files, switches, accepted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the change to the rules that was undone last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the panel of rules to the front: list, figures and editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make a rule from the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a rule in a file of your own with conditions that hold for the selected annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold left, system right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In&amp;terlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System below the gold, line by line, edits between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text, below it a lane for the gold and one for each system, where texts are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System &amp;B in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show text and annotations of System B beside the gold; again: those of System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals &amp;of scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how far the scores may be off, by resampling documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose the measure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How systems are scored: preset, measure, scheme and matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller &amp;α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower alpha by 0.05: components weigh less in ETER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;rger α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise alpha by 0.05: components weigh more in ETER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the text larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the text smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the text in the desktop&apos;s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previo&amp;us pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next error in the filter; starts over at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the previous error in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;similar error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next error with the same outcome and types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next document with errors in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous d&amp;ocument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous document with errors in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the previous filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove last filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all filters: show all errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the panel with the focus, and the rule guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show panel 1 to 9 and move the focus there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show panel 10 and those after it and move the keyboard there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show panel 19 and those after it and move the keyboard there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose System A by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text: next and previous error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text: inner and outer annotation of a nest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text, only differences: show the next folded lines; fold them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tables: follow the number under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While judging: a verdict; accept the proposal; undo; note; tags; the same of alike places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of rules: switch a rule on or off; open it in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the panel of rules: undo and redo; in a rule file, of what is typed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the panel of leads: undo the last pin or dismissal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context menu of the current item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: what may stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: next and previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: comment lines out, or in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: try it on this document; on all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: accept it, so that its rules are in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: save it as another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rule file: leave the text; Tab alone indents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this data</source>
        <extracomment>Heading of slices that the data does not have</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B could not be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B was scored on another gold, or under other settings, and cannot stand beside System A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <extracomment>none is selected; the parameter is the number of annotations in the filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no errors</source>
        <extracomment>no error is selected; the parameter is the number of errors in the filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <extracomment>%1: number of the selected annotation, %2: number of annotations in the filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error %1 of %2</source>
        <extracomment>%1: number of an error, %2: number of errors in the filter</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge %1 annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a &amp;text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them &amp;within the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selection with &amp;headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selection with&amp;out headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <extracomment>A piece of a formula</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Coarse types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coarse types, metonymic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine types, metonymic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links, metonymic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees (all columns)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span and entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span, type and entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of each document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the base (NIL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R max, P max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R max, P sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R sum, P max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R sum, P sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <extracomment>%1 to %2: an interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 agree on %3, kappa %4; places: %5</source>
        <extracomment>%1, %2: names; %3: a percentage, %4: kappa, both with their intervals; %5: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict of %1</source>
        <extracomment>%1: name of a judge</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct&amp;ions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay corrections over the gold, whose file stays as it is, or take them off again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;greement of judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how far two judges agree, with the table of their verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1: number of a printed page, %2: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print or PD&amp;F…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print texts with their annotations, the table or the figure in sight, or save it as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print preview of pa&amp;ges…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pages of what has the keyboard as they would be printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AgreementPage</name>
    <message>
        <source>%1 says</source>
        <extracomment>heading above the verdicts of a judge; %1: the name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2; places: %3</source>
        <extracomment>%1, %2: names of judges, %3: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all verdicts are one, so that kappa is low whatever the judges do; PABAK: %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are verdicts of %1, columns those of %2 by their keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells count annotations of System A and of the gold that both have judged (%1); a click lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells count places; with a system open they lead to its records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges say of a gold where it is wrong. Open a gold and what systems made of its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 has judged so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement is counted over places that two judges have judged. Switch judging on, write the name of the other judge into Judge, and judge the same places; or put the lines of both into one file of judgements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judges cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the judges…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place is judged by two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges: %1. Rows of Suspects that say “By another judge” wait for the second one.</source>
        <extracomment>%1: names of judges</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AlikeDialog</name>
    <message>
        <source>Apply to alike places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verdict:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AnnotatorsPage</name>
    <message>
        <source>Agreement of every two annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deviates, by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every two annotators have alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing every two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is compared here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other pages compare what is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The annotators cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing every two…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables fill when all pairs are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of every two (%1); by type the mean F1 of each with the others, less that of the others among themselves: below 0 they agree more without this one. A click on a number shows its two as A and B.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! %1 and %2: %3</source>
        <extracomment>%1 and %2: names, %3: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start; files, figures and commands stay in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size, in percent of the system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the whole window; View, Larger text is of the texts alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the texts stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interlinear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Texts:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignLeadsView</name>
    <message>
        <source>Leads of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead in its runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the leads of a single run, too, and not only what several runs share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for the leads of all runs as their files are now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its runs: %1</source>
        <extracomment>%1: what a lead is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lead that is chosen stands here as each of its runs has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the leads of before; the runs are others by now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs without leads: %1. The first, %2 · %3: %4</source>
        <extracomment>%1: how many runs, %2: the first one&apos;s data set, %3: its system, %4: why, a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every run is looked at; the list comes when all of them are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs are being scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads are looked for as soon as all of them are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all runs are scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads are looked for in all runs of the project, after these are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list comes when all runs are looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors of no run show a pattern beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lead is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every lead is of one run alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show those of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <extracomment>A data set of the runs that share a lead. %1: what the lead is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 systems</source>
        <extracomment>%1: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also those of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignModel</name>
    <message>
        <source>%1≈</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ not separable from the best: p %1 is not below %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p of the difference from the best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1=</source>
        <extracomment>A rank that others have, too</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– (%1 of %2)</source>
        <extracomment>A mean that is not given, since only %1 of %2 data sets have a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a system or a team, %2: a data set with its task</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best run: %1 (of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be scored: %1</source>
        <extracomment>%1: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a score, %2: its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old: its files have changed on the disk since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P %1, R %2, F1 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1, FP %2, FN %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Return opens the data set with this system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of %1 over all data sets shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored: %1 of %2 data sets; a mean is given where all have a score. A click opens them as one.</source>
        <extracomment>How many data sets have a score, for a mean over them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A cell for screen readers. %1: &quot;Points&quot;, %2: a system, %3: the number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4, rank %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who handed runs in, with the best run in each data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the names of runs have in this place, with the best such run in each data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given by the rank in each data set that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean %1</source>
        <extracomment>%1: a task</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over the data sets that are shown, where all of them have a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignTableDialog</name>
    <message>
        <source>Preview of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams by data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rankings as one list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX (booktabs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV has all decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <extracomment>%1: a form such as &quot;CSV&quot;, %2: the ending of its files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignView</name>
    <message>
        <source>Teams, best run each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tas&amp;ks:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which data sets are shown; means, ranks and points are of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts ≈ behind scores that are not separable from the best of their data set. All runs of a data set are compared with each other, which takes a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix or a ranking as PDF, SVG, PNG or their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of a column is bold, the stronger the shade the better. – nothing was handed in or the score is undefined; ✗ could not be scored; … not scored yet; ≈ not separable from the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data &amp;sets: %1 of %2</source>
        <extracomment>The button of a menu. %1 of %2 data sets are shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was handed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its runs stand here as soon as they are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of its runs is scored yet. “Score all” scores every run of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores every system on every data set; what was scored before is not read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores what changed on the disk; where nothing did, everything once more. The numbers stand until the new ones are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project holds data sets, their systems and how they are scored. Here all of them stand side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are not read unless you allow it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project names no data sets with systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data set is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every one is folded away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on the disk; scores of before are pale</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files changed on the disk: %1; scores of before are pale</source>
        <extracomment>%1: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old scores: %1</source>
        <extracomment>How many scores are of files as they were</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored: %1 of %2</source>
        <extracomment>How many of all runs are scored</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open its data sets as one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the data set with this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit &amp;note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note for %1, %2:</source>
        <extracomment>%1: a system, %2: a data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show ra&amp;nks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark &amp;ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CanvasHeader</name>
    <message>
        <source>Above: %1    Below: %2</source>
        <extracomment>above and below the text stand the marks of the two sides</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChangesPage</name>
    <message>
        <source>What became of each annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of each annotation, by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables fill when both are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the two agree and differ, by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where A and B agree and differ (%1). Which of the two is right, only a gold can tell.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs: every annotation has the same outcome in A and B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From A to B %1 fixed, %2 regressed (%3). Errors of A are shown in A, new ones in B.</source>
        <extracomment>%1 and %2: numbers of annotations; %3: the scheme, or a measure whose pairs these are</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartPanel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartView</name>
    <message>
        <source>Chart or table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CheckDialog</name>
    <message>
        <source>Check submission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or folder that a system wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, is checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold, or only its text (.txt, a folder of them, or a file of any format without annotations)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both files are read and compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing could be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents, texts, labels and ids are as they should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the output of a system, and the gold or the text that it belongs to. Then choose Check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what touchstone-cli check prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold or te&amp;xt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder as output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder as gold or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Can be scored, %1.</source>
        <extracomment>%1: &quot;2 warnings&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready: %1, %2.</source>
        <extracomment>%1: &quot;1 error&quot;, %2: &quot;2 warnings&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many there are, %2: how many there should be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further documents: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels: %1 (not judged: there is nothing to compare them with)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ColumnsDialog</name>
    <message>
        <source>Columns of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does each column hold? Needed are the start, the end or the length, and the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By the first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what the names in the first row say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 holds</source>
        <extracomment>%1: number of a column</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End or Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <extracomment>%1: what no column was chosen for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names in the first row are numbers, or names of other columns, so these columns cannot be told apart: give each a name of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a column for the document, all rows form one document, named after the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the first row says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--columns %1</source>
        <extracomment>%1: as on the command line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CommandLine</name>
    <message>
        <source>Command line that makes the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command line:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareBasis</name>
    <message>
        <source>Computing measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ComparePage</name>
    <message>
        <source>In the dialog choose under Documents: Each group of lines, for the gold and all systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No intervals: there is only one sentence, and resampling needs several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No intervals: there is only one document, and resampling needs several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trials, seed %2, over %3.</source>
        <extracomment>%1: number of trials, %2: a seed, %3: &quot;120 documents&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences of the one document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which system is better, only a gold can tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two systems are compared without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with a gold…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a second system…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with other settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one system is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a second system of the same gold, or compare this one with itself under other settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two systems are compared annotation by annotation; choose the second one here or in the toolbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>
! %n more; the tool tips of the systems say why.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open with sentences as documents…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareView</name>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table that is shown, for an issue or a wiki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;pared records:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;ore:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Significance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Potential gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which types and systems are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose records decide what changed: those of the matching, judged under the scheme, or a measure&apos;s own, where right is what that measure counts as correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which systems are ranked and tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score System A a second time under other settings, and show what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1 · B: %1 under %2</source>
        <extracomment>%1: a system, %2: settings such as &quot;pairing: first-come&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with other &amp;settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Comparer</name>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing all systems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceCurves</name>
    <message>
        <source>Computing the curve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceView</name>
    <message>
        <source>What is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P, R and F1 of System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of every system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision over recall of every system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations with a lower confidence are left out of every number (--min-score); arrow keys move it by 0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all annotations (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the threshold that gives System A its best F1 on these data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores over the confidence threshold as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--min-score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Threshold:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P %1, R %2, F1 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--min-score %1; the curve and its table cover all scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Threshold %1&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;All scores&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotations of the system have no confidence score and are kept.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2, against %3 with all annotations. A threshold chosen on the data that it is scored on makes the score look too good: choose it on development data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No threshold gives an F1 above 0 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve and table cover all scores, also those below the threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table shows %1 of %2 scores; touchstone-cli score --by score --json lists more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scores</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives no confidence scores. They are read from JSONL (key “score”), spaCy, Prodigy, predictions of Label Studio, pipelines of Hugging Face, output of models, BioC, tables (column “score”) and neleval files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve appears when all thresholds have been tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve was not computed to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: set the threshold here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart over the confidence threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusedPairsModel</name>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the system annotation that is paired with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the one is taken for the other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionModel</name>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>Row and column that several entity types share</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent; %1: number with one decimal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a cell for screen readers; %1: which types meet, and how often, %2: their share</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spurious: system %2, no gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 missed: gold %2, no system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: gold and system among the %2; %3 of them have equal types</source>
        <extracomment>%1: how many, %2: &quot;(9 others)&quot;, %3: how many of them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed: %1 gold annotations without a system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spurious: %1 system annotations without a gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System type %1: %2 annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold type %1: %2 annotations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionView</name>
    <message>
        <source>Confusion of types, gold by system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confused types, most often first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the diago&amp;nal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out pairs of equal type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most types shown:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those with most errors; the other types share one row and one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most types shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix, or the confused pairs with the most frequent first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: gold, columns: system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to gold type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to system type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConvertDialog</name>
    <message>
        <source>Touchstone JSONL: one document per line, keeps everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brat: a folder of .txt and .ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label Studio: tasks, systems as predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file; of brat the folder, new or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format can hold everything that was to be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the format cannot hold will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems that become predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Annotations of:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold (%1)</source>
        <extracomment>%1: name of the data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty folder for brat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its content will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels are written as changed by the label map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is there already and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is there already; you are asked before it is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Predictions:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionRow</name>
    <message>
        <source>0: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This annotation is not right; without another one nothing is to be annotated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M: one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more annotation is right here; the next stretch of text that you select is its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type (Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O: %1 of %2</source>
        <extracomment>%1: number of an annotation, %2: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next of the annotations that are right here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc: drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop what was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type that is right (Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link that is right, where the gold has links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B ←</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin one token earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+B →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin one token later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End one token earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End one token later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionsBar</name>
    <message>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score by the gold as its file has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay other corrections over the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections of the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections (*.jsonl *.csv *.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The gold stands under %n corrections of %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not applied; the panel Log says why.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CoveringModel</name>
    <message>
        <source>✓ applied</source>
        <extracomment>%1: the one condition that does not hold</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied, or what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DetailsView</name>
    <message>
        <source>System A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for gold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for the system: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the selected record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DiagnosticsModel</name>
    <message>
        <source>Changes the scores: %1</source>
        <extracomment>%1: a finding, a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more of this kind, not listed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentModel</name>
    <message>
        <source>no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as Errors, %2: a document, %3: the number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that are not correct under the %1 scheme, whatever the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of the document under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the gold (POS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the system (ACT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the two texts were brought together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentView</name>
    <message>
        <source>System B does not have this document: the text of System A is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3) · %4</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents, %4: &quot;Same text&quot; or the like</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · No annotations</source>
        <extracomment>%1: title of the document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · No entities on either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Lanes need one text, so Interlinear is shown.</source>
        <extracomment>%1: a sentence that says where two texts differ</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of errors shows the annotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned token by token).</source>
        <extracomment>%1: &quot;3 places&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two texts are spaced differently. Lanes need one text, so Interlinear is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned character by character).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system lacks this document: every annotation of the gold counts as missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold lacks this document: every annotation of the system counts as spurious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show %1 as System A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentsView</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>Whose numbers a table holds. %1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files hold no document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name contains “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Documents listed, or with records in the filter, of all</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents with records that the filter shows, of all. The columns count all of a document, whatever the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter out this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the documents by name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::EntityTreeModel</name>
    <message>
        <source>+%1 “%2”</source>
        <extracomment>an entity or a component (&quot;+&quot; before it): %1: type, %2: words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1</source>
        <comment>what is said of the gold&apos;s node</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system %1</source>
        <comment>what is said of the system&apos;s node</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1; system %2</source>
        <extracomment>what is said of the gold&apos;s node, and of the system&apos;s in the same row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorListView</name>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no such groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors match: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side has an annotation in the compared texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors. %1 correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the %1 scheme every annotation is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the correct ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold “%1”, system “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sl&amp;ices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort in &amp;text order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorModel</name>
    <message>
        <source>no gold annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no system annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <extracomment>%1: entity type, %2: the words</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <extracomment>A record for screen readers. %1: outcome, %2 and %3: gold and system annotation, %4: error type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the record in text order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs, whatever the scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First character in the document, counted in code points from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 made of the same gold annotation</source>
        <extracomment>%1: &quot;System A&quot; or &quot;System B&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the measure counts the record as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ExportDialog</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a system output first (File, Open).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a gold. Of two systems without one, Export figure draws what they have in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The systems are being scored …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <extracomment>%1: a form such as &quot;PDF&quot;, %2: the ending of its files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FieldWithButton</name>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1: what is chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, the numbers only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fig&amp;ure:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trend of %1</source>
        <extracomment>%1: a score, such as muc.strict.f1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Choose the column “%1” in the toolbar.</source>
        <extracomment>%1: what a column of HIPE files holds, &quot;Trees (all columns)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Open files whose annotations have some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure&apos;s numbers are being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure&apos;s numbers could not be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slices are being counted …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files for the recipe …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran&amp;king of:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FileDialog</name>
    <message>
        <source>Annotat&amp;ion column:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilesPage</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent &amp;files, by their gold:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a system</source>
        <extracomment>%1: path of a gold that was open alone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1, %2: paths of two systems that were compared without a gold</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n systems</source>
        <extracomment>%1: path of the gold</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilterBar</name>
    <message>
        <source>Filter history: back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter history: forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the last filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the annotations whose gold or system words contain this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: records in the filter, %2: all records</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records in the filter, %2 records in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click to remove this filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All annotations</source>
        <extracomment>%1: scheme such as &quot;strict&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All errors under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ✕</source>
        <extracomment>%1: what a filter means; the sign says that a click removes it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough memory to search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindField</name>
    <message>
        <source>Find:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the place shown, %2: number of places</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsBar</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: name of a system, %2: what changes its scores</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more findings change its scores.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finding matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All findings are hidden by the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the file with its program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by file, code or message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FormulaPopover</name>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FoundPage</name>
    <message>
        <source>Only one system is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open more systems of the same gold to see how many of them find each annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gold annotations by how many of %n systems have them right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems could not be scored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations by how many systems find them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GainPage</name>
    <message>
        <source>What correcting each kind of error would bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gain cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting errors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as every kind of error was corrected and scored anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores would become if all errors of one kind and type were corrected: an upper bound. F1 (%1) today: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER today: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GoldSample</name>
    <message>
        <source>Drawing places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GroupsPage</name>
    <message>
        <source>Groups of runs with mean and standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences of the groups&apos; means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means of the groups by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs with group and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=GLOB, with ; between: a pattern for the names or the paths of the open systems, in which * stands for any signs but /. As --group on the command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems whose names differ in a number at their end only become a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gro&amp;ups:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open more systems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No groups yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say above which open systems are runs of the same thing, such as seeds of one model: NAME=GLOB with ; between, as in small=small-*; large=large-*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These groups cannot be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of groups of runs. p: permutation of the runs; it is about runs (seeds) on this corpus, documents are not resampled.</source>
        <extracomment>%1: a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be scored, and are left out of their groups: %1.</source>
        <extracomment>%1: names of systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open systems are in no group.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>small=small-*; large=large-*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HeatPage</name>
    <message>
        <source>Computing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills system by system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the stronger the shade the better. A click on a cell makes its system System A and filters the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 of %2 types are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of all systems by type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Touchstone help</source>
        <extracomment>%1: title of a page of the help</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found in any page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ImportDialog</name>
    <message>
        <source>Add a data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open gold and systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, holds the annotations, on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start ane&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the gold and all systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or folder with the gold annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;le…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fol&amp;der…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file as gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder as gold: every file of one format below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path, or files pasted with Ctrl+V; files can also be dropped here. Without a gold, two systems are compared with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder as gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files can be dropped here, or pasted with Ctrl+V; Del takes one away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files, each as one system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder as one system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the selected system and the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options below apply to every system; otherwise to the selected one only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder as system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without document marks, a file is read as one document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each group of lines is a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank lines separate the documents, in the gold and in the systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents of which system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label map cannot be used: %1</source>
        <extracomment>%1: what is wrong with a label map</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels in A only: %1, in B only: %2.</source>
        <extracomment>%1 and %2: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the systems are unknown to the gold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the gold are in no system.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Label map: %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are opened as soon as they are read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as &amp;gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all systems in t&amp;his way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab&amp;els…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add as a further data set, &amp;keep what is open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::InputWatcher</name>
    <message>
        <source>%1 could not be read again and is shown as it was: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::IntervalBar</name>
    <message>
        <source>&amp;Trials, seed, level…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop computing intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals were stopped; switch them on again to compute them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No intervals: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the gold is one document)</source>
        <extracomment>%1: how intervals were found</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %2 units, so too narrow: %1</source>
        <extracomment>%1: how intervals were found, %2: number of documents or sentences</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the intervals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgeBar</name>
    <message>
        <source>note (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note, written with the next verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags (T), by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags, written with the next verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who judges; it is written with every verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal is right, and what stands there is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U: undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last verdict back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the last verdict of places with the same words, type and proposal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide which side is the reference: 1 and 2 are said of the first and the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are the last word on what several judges said, and stand beside theirs. What others say is told before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End judging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: alike…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: apply to %1 alike…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold error rate %1 % (%2–%3); random places: %4; judged by %5</source>
        <extracomment>%1: a percentage, %2 to %3: its interval, %4: how many, %5: names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (adjudicated): %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last place – %1</source>
        <extracomment>%1: what other judges say</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the places that were drawn; what was judged of them stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw places at random, which are judged among the others: only they tell how much is wrong in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 judged, %2 of them random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adj&amp;udicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; unclear or broken, counted as not wrong: %2</source>
        <extracomment>%1: the estimate, %2: of how many places it was not decided whether the gold is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementControl</name>
    <message>
        <source>%1
What you said counts while this window is open. Save what is open as a project in a folder that can be written, and it is kept there.</source>
        <extracomment>%1: why a file could not be written</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements copied into the project&apos;s file, which is used from now on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that you said is here; what others said only they can take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judgement is cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements are cleared, of annotations: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>%1: a verdict, such as &quot;Gold is wrong&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged: %1. Annotations: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, or a short sign for it. It is written with every verdict, so that several judges can be told apart:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open that could be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems are compared with each other here, which is nothing to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file beside which judgements can be kept, so a project must be saved first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save project…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementDialog</name>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you think of these %1 annotations?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you think of “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why, in a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No&amp;te:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as metonymy, headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who judges; it is remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is written into %1 at once; no other file is changed.</source>
        <extracomment>%1: a file with its folder; lines may break behind the signs between folders</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what is to be annotated at a place: nothing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the right annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the right annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unti&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be annotated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end must stand behind the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a verdict first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementSession</name>
    <message>
        <source>Reading the judgements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingMode</name>
    <message>
        <source>What is drawn has no type yet: Y chooses one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row, or an annotation in the text, to judge it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In blind mode there is no proposal to accept: 1 or 2 says which side is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody proposes anything here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last verdict is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In blind mode nothing is drawn: what is proposed would tell which side is which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and proposal are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no system here: 1 says that the gold is wrong, 3 that it is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides say the same here: 3 says that they are right, 4 that they are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingPanels</name>
    <message>
        <source>right: ?</source>
        <extracomment>in the text, at a stretch that is drawn as right; %1: a type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelDelegate</name>
    <message>
        <source>Stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelTableModel</name>
    <message>
        <source>(dropped)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>%1: a label that is proposed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: %1 becomes %2. Return edits it, Ctrl+Return accepts it.</source>
        <extracomment>%1, %2: labels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the gold has this label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only systems have this label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems become</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelsDialog</name>
    <message>
        <source>Label maps (*.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load renamings from a label map; they replace those in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is renamed or dropped as a file for --label-map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a label map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the label map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What labels become before anything is compared. Labels of one side only come first; proposals are grey, with a question mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels and what they become</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All labels stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep only checked types:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types that are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of “loc.adm.town” 1 part is “loc”, 2 parts are “loc.adm”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parts of dotted labels:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The labels of the files are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation with a label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The label map cannot be read and is left out: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept all proposals (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components only: they go with their entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many, %2: of how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the gold whose label systems have: %1, afterwards %2.</source>
        <extracomment>each %n: &quot;3 of 7&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the systems whose label the gold has: %1, afterwards %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No type is checked: all are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label map: %1</source>
        <extracomment>%1: path of a label map</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The renamings are in no file; they are kept with the opened files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LaneFeed</name>
    <message>
        <source>Marks of all systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 as System &amp;A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 as System &amp;B</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LayoutPage</name>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout at start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layouts of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the &amp;panels as at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;start:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Own layouts (View, Layout, Save as own layout):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a layout “%1” already.</source>
        <extracomment>%1: name of a layout</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layout needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadLists</name>
    <message>
        <source>Looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting suspects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1: a share</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % (%2–%3)</source>
        <extracomment>%1: a share, %2 and %3: the ends of its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the list, or what is to be said of the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pattern in the errors; a click lists these errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations that the lead speaks of; a click lists all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that System A has right and System B has wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that are not correct under the scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences with such annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents with such annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share that is wrong, with its 95 % interval where it is tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Alarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <extracomment>%1: why a lead was dismissed: &quot;known&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned, no longer certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New since the files were read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned; no longer certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected to be wrong: %1; more than that: %2</source>
        <extracomment>numbers of annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (95 % interval %1 to %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z %1; p %2, multiplied by the number of tests</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only what is more than expected were right: %1 F1 points</source>
        <extracomment>%1: F1 points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also describable as: %1</source>
        <extracomment>%1: another description of the same annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a filter: %1</source>
        <extracomment>%1: options of the command line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data set and the system in which the lead is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of those that are wrong are suspects: annotations of the gold that are doubted by more than what speaks for them. – they are not counted: on the system&apos;s side, of leads of more than %1 annotations, or not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 gain, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the runs would gain together if all of these were right, each in the F1 of its own run; the list is in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the score would gain if all of these were right. The list is in the order of what is likely to be won at least, the lower end of the gain&apos;s 95 % interval, of a condition that of its excess alone: so one that stands lower may name a higher gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 annotations are suspects</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these errors %1 are suspects: annotations of the gold that are doubted.</source>
        <extracomment>%1: so many of so many: &quot;12 of 13&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As one data set the runs would be counted otherwise, so this leads to no records: the rows of its runs do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadsView</name>
    <message>
        <source>It has been looked at already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guidelines of annotation leave it open, or ask for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is of the data, not of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else looks after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the errors that the lead speaks of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all annotations that the lead speaks of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the lead in the list, also when it is no longer certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the lead back into the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead with all that is known of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;filter words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its errors as options of the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows with their headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows as LaTeX, Markdown, CSV, TSV or HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for the leads of the present result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show detai&amp;ls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is known of the current lead, below the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help on leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How leads are found, and what they say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the lead out of the list, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy, export, details, help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows all alarms, or the first ones alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the leads that were dismissed at the end of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What B gets wrong and A does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was pinned or dismissed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last dismissal back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last pin back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last restoring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All alarms (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins and dismissals: kept with the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins and dismissals: this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand in a file beside the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is open as a project to keep them: they stand in a file beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads need a gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two systems are compared without a gold, so neither of them is wrong anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no leads of System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list fills as soon as all of it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What System B gets wrong and System A does not shows no pattern beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is annotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor the system has annotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors</source>
        <extracomment>%1: a scheme</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the scheme %1 everything is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors show no pattern beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the old leads; new ones are looked for when the result is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled: these are the old leads. Look again, in More, looks for those of the present result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted by sentences, since there are few documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be told: %2</source>
        <extracomment>%1: a kind of leads, %2: why there are none, a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors show no further pattern beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeastScoreBox</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LiveBar</name>
    <message>
        <source>Reload automaticall&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read files again as soon as they change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say no more of it until a file changes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last look: %1 fixed, %2 regressed.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1, under the scheme in force</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed on the disk.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files changed on the disk.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is gone from the disk. What was read of it stands.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files are gone from the disk. What was read of them stands.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Read the files again; document, selection, filters and systems stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fi&amp;xed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors that are gone, in the system&apos;s annotations as they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show regresse&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors that are new</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LogView</name>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files were read without repair or doubt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainMenu</name>
    <message>
        <source>No other error of this kind in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ope&amp;n recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eva&amp;luate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide to the &amp;rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Touchstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo&amp;ve panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;contrast, black on white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, &amp;white on black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of the window for the text, then the errors and what explains them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, and below it the errors beside the numbers: the layout at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The errors beside the comparison of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as own layout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete own layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as own layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System &amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel reading or scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continued from the start of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No errors in the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click into a table first: its rows are copied then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo rule change: %1</source>
        <extracomment>%1: what was done to the rules: &quot;Add mine.rules&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do rule change: %1</source>
        <extracomment>%1: what was done to the rules and taken back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to pan&amp;el</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>In a language that a reader may not know: &quot;Sprache (Language)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainWindow</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout “%1” was made by another version of Touchstone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log (%1)</source>
        <extracomment>%1: number of warnings and errors</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MeasureButton</name>
    <message>
        <source>How systems are scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Scores and Slices show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which gold annotation is matched with which of the system.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scheme (when a pair is right):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma&amp;tching of annotations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much components weigh in ETER: 0 only types and spans, 1 only components ([ and ])</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER &amp;alpha (weight of components):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How systems are scored: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open files have no column of links; choose TAC-KBP, or the measure Links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheme: %1</source>
        <extracomment>a caption; %1: scheme such as &quot;strict&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a caption; %1: preset such as &quot;CoNLL-2003&quot;, %2: measure, %3: scheme such as &quot;strict&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a caption; %1: measure, %2: scheme such as &quot;strict&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Matching of annotations: %2
%3</source>
        <extracomment>%1: what a scheme asks, %2: matching policy, %3: what a click does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the choice of preset, measure, scheme and matching</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NamesForm</name>
    <message>
        <source>Names of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipe then names neither the systems&apos; files nor a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed names of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;nonymous: System 1, System 2 …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NeutralWords</name>
    <message>
        <source>A: %1</source>
        <extracomment>%1: name of the system that stands in the gold&apos;s place</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NoiseView</name>
    <message>
        <source>Recall by error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;und:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Noise:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an annotation counts as found: correct under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Errors by type are those of the strict scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on the texts (CER)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given in the gold (LED)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the annotation, or the noise level that the gold gives for its own text (HIPE).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bins of the error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bounds of the bins, ascending, such as 0, 0.1, 0.2, 0.5, 1. A bin holds what is above the bound before it, up to and with its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall by error rate as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors by cause as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting by noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measure for noisy text failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing texts …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character error rate of each annotation is being counted. Everything else can be used meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format of a side gives offsets without text, so that no error rate is known. Open a format with texts, such as JSONL, CoNLL or brat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold and system have the same text: there is no noise to tell apart, and every error is one of entity recognition. Open a system that read another text, such as one of character or speech recognition; the errors are in Scores and Outcomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has no annotation, so that there is none to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no error rate and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more types only in the table: with fewer errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Noise %1: recall %2 (%3 of %4)</source>
        <extracomment>%1: range of error rates, %2: recall, %3: found, %4: of how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 errors</source>
        <extracomment>%1: entity type, %2: number of errors</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrenceModel</name>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: types of an annotation, %2: how it lies to the words: inside, longer, crossing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these settings the document is not scored, so the text does not show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has an annotation here that is scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text before the words. Sorted by what stands next to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In whose text the words stand: the gold&apos;s, the system&apos;s, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of the gold&apos;s annotations that share a character with the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of the system&apos;s annotations that share a character with the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the annotations at the place under the %1 scheme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrencesView</name>
    <message>
        <source>Words in the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not inside of longer words; off for scripts without blanks between words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper and lower case as they are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts cannot be searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words searched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words above and press Return: every place in the texts is listed, annotated or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore upper and lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look inside of words, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No occurrence of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n occurrences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated, %4 not.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in the gold, %4 in the system, %5 in neither.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OtherSettingsDialog</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with other settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A is scored a second time under these settings; what changes is shown as B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings &amp;of:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files are chosen in Scores; both sides then use them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the present settings: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutcomeView</name>
    <message>
        <source>Outcomes as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents by F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows shown at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart shows the rows with most errors; the table has all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By slice: %1</source>
        <extracomment>Bars of a chart by a slice: %1: its name, such as &quot;Entity length&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the table, with fewer errors: %1 more</source>
        <extracomment>%1: number of rows of a table that a chart leaves out</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, F1 %2: %3 documents with %4 pairs and single annotations</source>
        <extracomment>%1: system, %2: range of F1, %3: number of documents, %4: of records</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: entity type or document, %2: &quot;Correct&quot;, %3: count</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of outcomes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutsideDialog</name>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project names these paths outside of its folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OverviewRuler</name>
    <message>
        <source>Overview of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of the whole document: the wider, the more errors; click to jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: an outcome, such as &quot;Missing&quot;, %2: number of annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelDocks</name>
    <message>
        <source>Annotations</source>
        <extracomment>in place of Errors, where a gold is open without a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelLayout</name>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Own window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ParameterForm</name>
    <message>
        <source>This measure has no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
--%2</source>
        <extracomment>%1: what a parameter means, %2: its option on the command line</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PresetChoice</name>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom: the settings are those of no preset. Choosing one sets all of them; files, and the part of the corpus that is scored, stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1: paper and program</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintDialog</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open: open files first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;text shown: %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;text shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its format gives positions only, no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The texts of &amp;all %Ln document(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of the %Ln document(s) in the f&amp;ilter</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No document is in the filter: take filters away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ta&amp;ble of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ta&amp;ble of a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table with rows is in sight: show a panel that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fi&amp;gure of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fi&amp;gure of a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chart and no tree is in sight: show a panel that has one, such as Outcomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 pages are printed; what is left out is named on the last one.</source>
        <extracomment>%1: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure %1, scheme %2: %3</source>
        <extracomment>Below a printed page. %1: a measure, %2: a scheme, %3: all settings as signatures have them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF file (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedTable</name>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln row(s) are left out. Copy table takes all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedText</name>
    <message>
        <source>The format gives no text to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln document(s) are left out or cut. A filter chooses others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProfileView</name>
    <message>
        <source>Profile of the corpora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names with more than one type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occ&amp;urrences of these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambiguous names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the corpora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gold: %1</source>
        <extracomment>%1: a file or folder</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A system: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpora cannot be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further lines of a list of findings</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectControl</name>
    <message>
        <source>Save project as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects (*.touchstone);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to the project “%1” are not saved.</source>
        <extracomment>%1: name of a project</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project that was never saved was kept when the program ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again; it is still to be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is lost then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes of this project were kept when the program ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes are in the project again; they are still to be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project stays as it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes were kept when the program ended. The project was changed since, so they are in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project stands in a work tree of git. Two lines in .gitattributes let the notes and judgements of two people merge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write .gitattributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the lines to the file in the project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not asked again for this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Touchstone</source>
        <extracomment>%1: name of the data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touchstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – %2 – Touchstone</source>
        <extracomment>%1: name of the project; [*] stands where the sign for unsaved changes comes; %2: data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Touchstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of these paths, and whether they are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project names files outside of its folder, which were not read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything that is open can stand in a project:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectDataSets</name>
    <message>
        <source>%1 cannot be opened: its gold is not there.</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the settings files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <extracomment>%1: name of a data set, %2: why not</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All data sets: %1</source>
        <extracomment>Several data sets of a project as one. %1: a system or a team, %2: a task, such as &quot;NERC-Coarse&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All data sets: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Another data set of the same name. %1: the name, %2: a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectLive</name>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say no more of it until files change again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new file matches the project: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New files match the project:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file of the project is gone: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the project are gone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the files of the project again; place and filters stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1, and it was changed here, too. Saving in its place is refused: save the project as another file, or open it again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed here becomes another project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the project as it is on the disk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectSession</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds what could not be read, and saving would lose it. Mend the file, or save the project as another one.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the project first: notes stand in a file beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the runs of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RankingModel</name>
    <message>
        <source>%1≈</source>
        <extracomment>A score that is not separable from the best</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A cell for screen readers. %1: &quot;Rank&quot;, &quot;F1&quot;, %2: a system, %3: what the cell says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <extracomment>%1: a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double click or Return notes something of this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
A double click or Return changes the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Return opens the data set with this system.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RankingPage</name>
    <message>
        <source>Ranks of all systems by several measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No measure is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose some above, under Measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks by each measure, 1 the best; equal scores share a rank (=). ● %1, by which they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals are on their way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals were stopped; other measures or trials start them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingBar</name>
    <message numerus="yes">
        <source>Only the first %Ln documents are shown, until all are read and scored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other files are being read. What is open stays until they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingPage</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordGroupsView</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the listed annotations by what they have in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting groups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordMenu</name>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selected &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selection with &amp;alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occurrences of the s&amp;elected words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Error type “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Document %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outcome “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;pair of types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Words “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;gold words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;system words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as TS&amp;V</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReportDialog</name>
    <message>
        <source>HTML report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither texts nor names of documents nor ids, and no figures of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leads of each system, without what is pinned and dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many records behind a number stand in a table with their types and words, the others as references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers whose records have no room are no links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the report holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measures:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows per number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records &amp;up to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <extracomment>%1: a size, such as &quot;3.2 MB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n systems side by side</source>
        <extracomment>%n: systems of the data set</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What is fixed and what regressed from %1 to %2</source>
        <extracomment>%1, %2: names of systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, as far as the data have something to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tables of scores, confusion of types, the records behind every number</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns in the errors of each system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence of every record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was made: files with digests, settings, the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One HTML file that needs no other. It holds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one measure at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1 of %2</source>
        <extracomment>%1, %2: numbers of figures</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are no links, since their records have no room.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave out every word of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Patterns in the errors (leads)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ResamplingDialog</name>
    <message>
        <source>Intervals of scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many samples are drawn: more make the ends steadier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents; of one document its sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn; sentences of one document are seldom independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentile bootstrap: in each trial as many documents as there are, drawn with replacement, are scored together. The interval holds the middle of these scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleChoice</name>
    <message>
        <source>Rule to ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rule, or write a part of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched off. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleCompleter</name>
    <message>
        <source>What may stand here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditor</name>
    <message>
        <source>These rules come with the program and cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to my rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the rule of the cursor into a file of your own, where it takes this one&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line:column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the rule file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter goes to the place; F8 in the text to the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No problems; %n rules in this file</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the file can be used</source>
        <extracomment>%1: &quot;3 warnings&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the file can be used when the errors are mended</source>
        <extracomment>%1: &quot;2 errors&quot; or &quot;2 errors, 1 warning&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditorView</name>
    <message>
        <source>Built-in rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules now, and go to the first problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run what is written over the document shown, and say what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try on all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run what is written over all documents, and say what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file, and put its rules into force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the text that is in force; Undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this text in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule from annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a rule with conditions that hold for the selected annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – not accepted</source>
        <extracomment>a rule file that is being written</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rules as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file for your rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cursor into the rule that you want to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This copy takes the place of the built-in rule “%1” once it is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an annotation first: a rule is made from what holds for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These conditions hold for the annotation. Leave out what is too narrow, then try the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was changed outside while you were writing. Accept writes your text over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the text on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read, so its rules are not in force. Remove it from the rules, or write it anew and accept it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read any longer. Its last good text stays in force; Accept writes it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule file. Add one, or put the built-in rules below again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written has not been tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not be tried: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not be tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFilesBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <comment>in a rule file</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rule file or settings, leave the built-in rules out, undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a rule file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed outside</source>
        <comment>a rule file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not accepted</source>
        <comment>what is written in a rule file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule file with its state: &quot;mine.rules (2 errors, not accepted)&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the built-in rules out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load the text on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard what is not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules that come with the program. They cannot be changed; a file on top of them adds rules, replaces them or switches them off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read. What was read last stays in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with an error changes nothing: what was in force before stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed outside while you were writing. Load the text on disk, or accept what you have written in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written in the editor is in force only after Accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Stop words, label parents and thresholds that the rules look up, and rules switched on and off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule settings (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Built-in rules below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a rule file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New rule file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFindBar</name>
    <message>
        <source>Find in the rule file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleListView</name>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of my files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules whose name, about line, phase or file contains these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules by phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all &amp;mentions of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unfold all phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fold all phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleSession</name>
    <message>
        <source>Add %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the settings</source>
        <extracomment>An action that can be undone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the default rules</source>
        <extracomment>Actions that can be undone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the default rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch on “%1”</source>
        <extracomment>Actions that can be undone; %1: name of a rule</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Rules on top of the built-in ones: they add, replace by name, or switch off.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed outside meanwhile, so nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already. Add it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a gold and a system first: rules are tried on their annotations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying rules on this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not fit together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTextEdit</name>
    <message>
        <source>Text of the rule file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTrialView</name>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that apply to more or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the trial says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens a change; an annotation is selected in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tab with the number of its entries</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RulesView</name>
    <message>
        <source>Figures of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes of wrong links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say, as tables; every count shows its annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose mistake a wrong link is: the tagger&apos;s or the resolver&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations that a rule has set aside: duplicates, stop words. Out: they count nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of low confidence. Out: they count nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong links whose annotation is wrong already. Out: links tell of the resolver alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditional links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links that are right under a condition: a side gives several ids, one of which is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Conditional links:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; (filtered %2)</source>
        <extracomment>an F1 of everything, and of what is left without what is set aside or doubtful</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%6: &lt;a href=&quot;scores&quot;&gt;F1&lt;/a&gt; strict %1 · lenient %2 · weighted %3 &amp;nbsp; &lt;a href=&quot;scores&quot;&gt;Links F1&lt;/a&gt; &lt;b&gt;%4&lt;/b&gt;, without the tagger&apos;s errors &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>figures of the rules in one line; %6: name of a system; %1 … %3: &quot;0.712 (filtered 0.745)&quot;, %4, %5: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all annotations, strict, lenient and weighted matches; filtered: without what is set aside or of low confidence. A click shows all figures in Scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors in the rules, the first at %1. What was in force before stays.</source>
        <extracomment>%1: a place in a rule file</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are running …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;w confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tagger&apos;s link errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SampleDialog</name>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every third place to judge is then one of those that are drawn, until all are judged. Where a tenth is wrong, 100 tell the rate within about 6 points, 400 within 3. The same seed draws the same places of the same files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Places to draw:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SamplePicture</name>
    <message>
        <source>Picture of the sample: the text of the gold above that of a system, errors marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreStatus</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading or scoring; what is shown stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory in use: %1</source>
        <extracomment>%1: such as &quot;312.4 MiB&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: F1 %3  P %4  R %5</source>
        <extracomment>%1: name of a system, %2: scheme such as &quot;strict&quot;, then F1, precision, recall</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what a scheme asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold %1  System %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations of the gold (POS) and of %1 (ACT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offsets: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in which overlaps are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--min-score %1: annotations with a lower confidence are left out of every number; change it in the panel Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreView</name>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and change the parameters of this measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a file of equal ids, see Parameters of Links</source>
        <extracomment>%1: name of a task, such as CoNLL-2003</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter out “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Corrected scores: %n corrections of the gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every number is by the gold under %1; its own file stays as it is</source>
        <extracomment>%1: path of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Session</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no system to compare with the gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be scored: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring was stopped. Reload starts it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionChart</name>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionToolBar</name>
    <message>
        <source>Data and scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open data set that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation column:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation column of the HIPE files, or layer of WebAnno and UIMA files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system whose errors are shown (Alt+1 … Alt+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs B:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>%1: name of a system, %2: its path, or why it could not be read</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the system whose errors are shown (Alt+1 … Alt+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second system to compare with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this page; layouts of your own and the list of recent files stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetModel</name>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>A dot of a picture for screen readers. %1: a system or a score, %2: its value, %3: its interval</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (without subtype)</source>
        <extracomment>The row of a type itself below the row that sums it and its subtypes. %1: type</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>mean and standard deviation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to see these records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as INC, %2: row such as a type, %3: the number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <extracomment>%1: a score such as &quot;F1&quot;; its value of System B</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of System B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of System B minus %1 of System A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>heading of the column that names the rows, for screen readers where none is shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetTable</name>
    <message>
        <source>– : undefined, since it would divide by 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetView</name>
    <message>
        <source>Scores of the measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key here; Tab and Esc leave the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual key of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be assigned. It is a fixed key: %2</source>
        <extracomment>%1: a key, %2: what it does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. “Take over” gives it to this command.</source>
        <extracomment>%1: a key, %2: a command</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ake over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SignificancePage</name>
    <message>
        <source>Differences with interval and p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many random samples are drawn; with few documents all exchanges are counted exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;nfidence:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference cannot be tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resampling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as the trials are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval: paired bootstrap, percentiles. p: paired approximate randomisation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With so few documents every exchange is counted: p is exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holm: corrected for all pairs of one score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All pairs of systems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFileButton</name>
    <message>
        <source>The corpus that the systems were trained on, in any format that can be opened. It separates entities that were seen in training from new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A TSV file with your own attributes: a heading line, in the first column the names of documents or the ids of annotations, and one further column for each attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Training data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attributes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Training data: %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Attributes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still used.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln more warnings)</source>
        <extracomment>%1: a warning</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.tsv *.txt *.tab);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFiles</name>
    <message>
        <source>Bounds are numbers with commas between them, ascending, such as 1, 2, 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceView</name>
    <message>
        <source>B&amp;ins end at:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sli&amp;ce:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where bins end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the outcomes by this slice as bars in Outcomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the values before these, with more errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the bins of this slice end: ascending numbers with commas between them, such as 1, 2, 5. A bin holds what is above the number before it, up to and with its own; one more holds what is above the last. Empty: the usual ones; of a boundary or an attribute each value by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose training data…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no training data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slice cannot be used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the corpus that the systems were trained on: entities are then told apart by whether it holds the same words with the same type, with another type, or not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents have no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slice cannot be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As bar&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values %1 to %2 of %3; Overall counts all of them.</source>
        <extracomment>%1, %2: numbers of the first and the last value shown, %3: how many there are</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SourceForm</name>
    <message>
        <source>Columns of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the columns are, as --columns takes it: doc,start,end,label,text in their order, - for others; or start=NAME,end=NAME,…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that names the labels, where this one has numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognise</source>
        <extracomment>%1: title of a format</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column with the tags, counted from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag &amp;column:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag colum&amp;n:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one document is in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documen&amp;ts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document&amp;s:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what each column is, over the first rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the list of labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;bel list:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label li&amp;st:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As agrees with the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the offsets of the file count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset un&amp;it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset &amp;unit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anno&amp;tator:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;nnotator:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: predictions where there are any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground truth, else the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose annotations are read, where several people annotated the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model &amp;version:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one of most tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose predictions are read, where the file holds those of several models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;pans:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spa&amp;ns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities, or one of spaCy&apos;s groups of spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, since there are no entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none beside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Folder with %n files, %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>File, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; documents: %2, annotations: %3</source>
        <extracomment>%1: &quot;File, 12 kB&quot;, %2: number of documents, %3: number of annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognised: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From -DOCSTART- to -DOCSTART-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each group of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of labels (*.json *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The annotations of the chosen annotator are read, no predictions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SpanTextView</name>
    <message>
        <source>%1; Alt with arrow keys moves between nested annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2, aligned; Alt with arrow keys moves between nested annotations</source>
        <extracomment>%1 and %2 are the titles of the two sides</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1; only differences, %Ln stretches folded away; + shows the next, - folds again</source>
        <extracomment>%1: what is shown</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>for screen readers; %1: what a record is, %2: &quot;error 12 of 345&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entities on either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text in this format: see the list of errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is empty. No entities on either side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StatePage</name>
    <message>
        <source>No system is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the output of a system to score it against this gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a gold file and a system file, or drop them on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view fills as soon as the files are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view fills as soon as the first result is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a system to compare with the gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text; %1 goes to the next error.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StepToolBar</name>
    <message>
        <source>Errors one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the texts of this document (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StyleForm</name>
    <message>
        <source>Column, 77 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page, 160 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: as high as the content needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: the program&apos;s font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to &amp;paper:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ines:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;egend:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution (PNG):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set f&amp;ont</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Greyscale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tit&amp;le in the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;atches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectModel</name>
    <message>
        <source>%1: … %2 [%3] %4 …</source>
        <extracomment>%1: a document, %2 to %4: a place in its text with what stands around it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”, gold: %2, proposal: %3</source>
        <extracomment>%1: words, %2 and %3: types, or &quot;no annotation&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By another judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the score and by what was judged so far; judged rows stand last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text before the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place; where a text is not known, its positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold or the systems, by the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type that the gold has here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The systems or the gold, by the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What most votes say instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who says what, how the words are annotated elsewhere, and how verdicts on rows like this one went</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How doubtful the gold is here before any verdict, the more the higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectsView</name>
    <message>
        <source>Looking for suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful in the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing in the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements of judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking the suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text and Details still name the gold: look at this list alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations whose words bear another type elsewhere in the gold: %1. With systems there would be votes, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold annotations that something speaks against: %1. Places that only systems annotate: %2. The most doubtful stand first. Votes: %3.</source>
        <extracomment>the last is a list of names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are not known, so only positions are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a vote: %1</source>
        <extracomment>%1: names of systems, each with the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspects are doubtful annotations of a gold. Open a gold and what systems made of its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for suspects…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list fills as soon as all systems are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold cannot be looked through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without systems only the words tell what is doubtful. Open what systems made of this gold, or a gold with its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suspects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words bear several types in the gold. Systems would tell more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system says anything else than the gold, and no words bear several types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are judged, or not chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the verdict to &amp;alike ones… (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide &amp;judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.md *.tex *.html *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged of these: %1.</source>
        <extracomment>of the places that were counted before</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SweepView</name>
    <message>
        <source>Sweep as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER over alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is swept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P, R and F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % of resampled document sets lie in the band (2,500 draws, seed 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resampling documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axis begins at %1, not at 0.</source>
        <extracomment>%1: where the axis begins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One system only: there are no break-even points. Add a system to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is defined here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has no entities, so that there is no error rate. Check that the right files and the right layer were opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side has an entity with a text, so that there are no scores. Check that the right files were opened, and that their format has texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trees in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation has components or other annotations inside, so that ETER does not depend on alpha. Open a format with trees or choose a column with trees in the toolbar (of HIPE files: Trees), or look at the threshold of noisy text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measure cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve appears when the systems are scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve could not be computed here; the table in Scores has single values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: compare the two here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matched differently here: click to see them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, in pairs chosen anew: click to set the threshold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches from here on: click to see them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bootstrap band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SystemChoice</name>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System A in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System B in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TableDialog</name>
    <message>
        <source>Export table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row per value of this slice, with the numbers of the panel Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every type that a system has, and all types together below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems in the order of this score, with their ranks; ≈ marks those that are not separable from the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX (booktabs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided paired randomisation over documents, 2,500 trials, Holm&apos;s correction: * for p &lt; 0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By s&amp;lice:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Row:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran&amp;ked by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: the whole corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A slice that the data lacks. %1: its name, %2: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one column at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row per typ&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;percentages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems &amp;as columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best in bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second best &amp;underlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark si&amp;gnificant differences from the best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeCanvas</name>
    <message>
        <source>Gold tree and system tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down walk through a tree. Left and Right go to the entity above (outwards) and to the partner (inwards). Minus folds what is below a node, Plus unfolds it. Enter centres the text on the node; Ctrl with the wheel zooms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a node of a tree: &quot;Gold&quot; or the system&apos;s name, types, words</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeView</name>
    <message>
        <source>Outline of gold tree and system tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;TER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two levels: entities are paired, then the parts of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat: every entity and every component is a slot of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as a list, for screen readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller (Ctrl+wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger (Ctrl+wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as fits, while it can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the trees of these files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities with components, nested entities and metonymic types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every annotation of gold and system is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files may hold components and nested entities, but one flat column of them is read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trees in these annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligning the trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many annotations of this document overlap one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These trees cannot be aligned</source>
        <extracomment>%1: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Text, errors and details show these annotations all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This component belongs to no entity. Tree measures leave it out; see the log for its place in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected record pairs two entities that ETER does not pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendView</name>
    <message>
        <source>Score over files as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;rder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of files that touchstone-cli score --json -o FILE.json wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line per system, or per system and value of what score --json distinguished: layers, noise levels, periods, slices of --by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As given: files as they were named, a folder&apos;s by name. By name: run2 before run10. By time of the last change, which copies may lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table for an issue or a wiki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart as PDF, SVG, PNG or its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Note: %2</source>
        <extracomment>%1: what is said of a point, %2: what is noted of its run</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files of scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scores of every run in a file of its own: touchstone-cli score … --json -o runs/run1.json. Then open the folder here: a system that has the same name in several files becomes a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of score --json files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart and table appear when the files are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>≠ marks files whose settings or gold differ from the file before: such numbers cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 lines are shown; touchstone-cli trend prints all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what is wrong with it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more findings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1</source>
        <extracomment>%1: what systems are told apart by, such as layer or entity-length</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; Enter opens its files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the last file before that has this system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the runs, from the notes beside the lock file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings differ: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of this point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files that this point was scored from are no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing:
%1</source>
        <extracomment>%1: paths, one a line</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the files that this point was scored from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of scores names them:
Gold: %1
System: %2</source>
        <extracomment>%1 and %2: paths</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score over files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendWindow</name>
    <message>
        <source>Trend of scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeChips</name>
    <message>
        <source>Types of the gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a chip of a type. %1: type, %2: number of annotations</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n gold annotations</source>
        <extracomment>%1: a type</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all documents. Click: only these. Ctrl+click: these, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>so many types that have no room. %1: number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n further types</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, see Scores</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeColoursPage</name>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour of a type in texts, trees and figures. A type without a choice of yours keeps the colour that it was first seen with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types and their colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour that the type has without a choice of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: persons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: locations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3: organisations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4: miscellaneous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5: dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <extracomment>%1: a colour that the user chose for a type</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesBar</name>
    <message>
        <source>The systems have no types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no types.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold has no types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from the gold in the type only.</source>
        <extracomment>%1: name of a system, %2 and %3: numbers above 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score the links of the annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare spans only (scheme exact)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which labels of the two sides mean the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesPage</name>
    <message>
        <source>Scores by type of A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval and p are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval and p: stopped; another score or other trials start them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of this score have no interval and no p: their rows are not sums of records that can be drawn and exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by type, largest differences first; a click on a row filters the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by type; a click on a row filters the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two systems has no %1; choose another score above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scores by type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no table of types; choose another score above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::UnsavedRules</name>
    <message>
        <source>Rules not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to %1 are not saved.</source>
        <extracomment>%1: names of rule files</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save accepts it: the files are written, and their rules are in force from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules could not be saved: %1</source>
        <extracomment>%1: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WelcomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further systems that are not named in a list</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: gold or name of the data set, %2: names of systems</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop gold and system files or folders here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or copy files or their paths, and press Ctrl+V here; a click chooses files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you will see: the gold above, a system below, every error marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n formats can be read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Touchstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the output of named-entity systems with a gold standard: every number leads to the words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three short texts with every kind of error, and two systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: name of a data set, %2: the folder of its gold</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open gold and systems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WhyView</name>
    <message>
        <source>Why this label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the rule was not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the gold annotation of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a button. %1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the system annotation of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each condition with what it found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rule above: every condition is then shown ticked or crossed, with the values that it found for the selected annotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covering rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions about rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One condition short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which covering rules are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the annotation around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects the whole annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have not run under these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is of %1 under the other settings of Compare systems; the rules run under the settings in force only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have not run on this result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is of %1 as it was before its file was read again; the rules run on what was read last only.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules could not be run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their explanations appear when they are through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were stopped. Reload starts them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no such document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotation is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules for components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules classify whole annotations. What is inside one is compared by ETER and SER.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click in the text, or select an annotation: the rules that looked at this place are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explaining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold text, character %1: %2</source>
        <extracomment>%1: &quot;gold&quot; or &quot;system&quot;, %2: a position, %3: the annotations there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System text, character %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no annotation covers it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 further rows are not shown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by rule, annotation or condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the covering rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
