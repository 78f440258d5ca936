<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Application</name>
    <message>
        <source>There is not enough memory for this. What was open is kept; close other data sets, or start again with a smaller corpus.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht. Was geöffnet war, bleibt erhalten; schließen Sie andere Datensätze oder beginnen Sie neu mit einem kleineren Korpus.</translation>
    </message>
    <message>
        <source>This did not work: %1</source>
        <extracomment>%1: what a library said</extracomment>
        <translation>Das ist nicht gelungen: %1</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>A bar of a chart that holds the sums of further types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n anderer)</numerusform>
            <numerusform>(%n andere)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>key of a chart. %1: number that stands for a system, %2: the system</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bar of a chart: %1: what it is of, such as a type, %2: system</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>CampaignTexts</name>
    <message>
        <source>– (%1 of %2)</source>
        <extracomment>A mean that is not given, since only %1 of %2 data sets have a score</extracomment>
        <translation>– (%1 von %2)</translation>
    </message>
    <message>
        <source>≈ not separable from the best of its column: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈ vom Besten der Spalte nicht unterscheidbar: p ist nicht kleiner als %1</translation>
    </message>
    <message>
        <source>– (1 of 2): so many data sets have a value; a mean needs all of them</source>
        <translation>– (1 von 2): so viele Datensätze haben einen Wert; ein Mittel braucht alle</translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <translation>Systeme nach Datensatz</translation>
    </message>
    <message>
        <source>Teams by data set, best run each</source>
        <translation>Teams nach Datensatz, je der beste Lauf</translation>
    </message>
    <message>
        <source>%1 by data set, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>%1 nach Datensatz, je der beste Lauf</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>%1≈</source>
        <extracomment>A score that is not separable from the best</extracomment>
        <translation>%1≈</translation>
    </message>
    <message>
        <source>%1: %2 could not be scored: %3</source>
        <extracomment>%1: a data set with its task, %2: a system, %3: why</extracomment>
        <translation>%1: %2 konnte nicht ausgewertet werden: %3</translation>
    </message>
    <message>
        <source>No run is scored yet.</source>
        <translation>Noch ist kein Lauf ausgewertet.</translation>
    </message>
</context>
<context>
    <name>ChartDrawing</name>
    <message>
        <source>Too small to draw</source>
        <translation>Zu klein zum Zeichnen</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Nichts zu zeichnen</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>ChartLines</name>
    <message>
        <source>%1 (A)</source>
        <extracomment>%1: name of a system, which is System A</extracomment>
        <translation>%1 (A)</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a bar: series (&quot;Incorrect&quot;), category (&quot;LOC&quot;), value</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <extracomment>a point of a line: its name, axis (&quot;alpha&quot;) and value on it, value</extracomment>
        <translation>%1 bei %2 %3: %4</translation>
    </message>
    <message>
        <source>%1
%2: %3
%4: %5</source>
        <extracomment>a point of a line: name, then axis and value twice</extracomment>
        <translation>%1
%2: %3
%4: %5</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <extracomment>a bar: category, series, value</extracomment>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>%1
shown: click to hide</source>
        <translation>%1
sichtbar: zum Ausblenden klicken</translation>
    </message>
    <message>
        <source>%1
hidden: click to show</source>
        <translation>%1
ausgeblendet: zum Einblenden klicken</translation>
    </message>
</context>
<context>
    <name>CompareTables</name>
    <message numerus="yes">
        <source>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</source>
        <translation>
            <numerusform>Zweiseitig, durch zufälliges Vertauschen der Dokumente beider Systeme; bei Typen nach Holms Korrektur über %n davon.</numerusform>
            <numerusform>Zweiseitig, durch zufälliges Vertauschen der Dokumente beider Systeme; bei Typen nach Holms Korrektur über %n davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Wrong in A, right in B; or spurious in A only. Shown in A.</source>
        <translation>In A falsch, in B richtig; oder nur in A überzählig. Gezeigt in A.</translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation>Verschlechtert</translation>
    </message>
    <message>
        <source>Right in A, wrong in B; or spurious in B only. Shown in B.</source>
        <translation>In A richtig, in B falsch; oder nur in B überzählig. Gezeigt in B.</translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation>Beide falsch, gleich</translation>
    </message>
    <message>
        <source>Missed by both, or both with the same span and type; or spurious in both.</source>
        <translation>In beiden fehlend oder in beiden mit derselben Spanne und demselben Typ; oder in beiden überzählig.</translation>
    </message>
    <message>
        <source>…, same way</source>
        <translation>…, gleich</translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation>Beide falsch, verschieden</translation>
    </message>
    <message>
        <source>Wrong in both, with other spans or types.</source>
        <translation>In beiden falsch, mit anderen Spannen oder Typen.</translation>
    </message>
    <message>
        <source>…, differently</source>
        <translation>…, verschieden</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Beide richtig</translation>
    </message>
    <message>
        <source>Right in both.</source>
        <translation>In beiden richtig.</translation>
    </message>
    <message>
        <source>Judged in A only</source>
        <translation>Nur in A bewertet</translation>
    </message>
    <message>
        <source>Gold annotations that B does not judge, such as those outside of its slice.</source>
        <translation>Goldannotationen, die B nicht bewertet, etwa solche außerhalb seiner Teilmenge.</translation>
    </message>
    <message>
        <source>Judged in B only</source>
        <translation>Nur in B bewertet</translation>
    </message>
    <message>
        <source>Gold annotations that A does not judge, such as those outside of its slice.</source>
        <translation>Goldannotationen, die A nicht bewertet, etwa solche außerhalb seiner Teilmenge.</translation>
    </message>
    <message>
        <source>Of the difference: percentiles of paired bootstrap samples of the documents.</source>
        <translation>Der Differenz: Perzentile gepaarter Bootstrap-Stichproben der Dokumente.</translation>
    </message>
    <message>
        <source>Of the difference of the means: Welch&apos;s (Student&apos;s t). It takes the scores of a group&apos;s runs to be normally distributed, and needs two runs in each group.</source>
        <translation>Der Differenz der Mittel: nach Welch (Students t). Dies setzt normalverteilte Werte der Läufe einer Gruppe voraus und braucht zwei Läufe in jeder Gruppe.</translation>
    </message>
    <message>
        <source>%1 % interval</source>
        <extracomment>%1: a confidence level, such as 95</extracomment>
        <translation>%1-%-Intervall</translation>
    </message>
    <message>
        <source>Scores as dots</source>
        <translation>Werte als Punkte</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>The second group less the first</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>F1 (%1)</source>
        <translation>F1 (%1)</translation>
    </message>
    <message>
        <source>Precision (%1)</source>
        <translation>Präzision (%1)</translation>
    </message>
    <message>
        <source>Recall (%1)</source>
        <translation>Recall (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: a score, %2: the entity type that it is of</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Records that differ, as in A</source>
        <translation>Abweichende Einträge, wie in A</translation>
    </message>
    <message>
        <source>Records that differ, as in B</source>
        <translation>Abweichende Einträge, wie in B</translation>
    </message>
    <message>
        <source>● A, ○ B.</source>
        <translation>● A, ○ B.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>● A, ○ B; bars: %1 % intervals.</source>
        <extracomment>%1: a confidence level, such as 95</extracomment>
        <translation>● A, ○ B; Balken: %1-%-Intervalle.</translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation>%1 oder mehr von %2</translation>
    </message>
    <message>
        <source>Gold annotations that %1 of %2 systems have right</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Goldannotationen, die %1 von %2 Systemen richtig haben</translation>
    </message>
    <message>
        <source>%1 % of them</source>
        <extracomment>A share of the gold annotations</extracomment>
        <translation>%1 % davon</translation>
    </message>
    <message>
        <source>%1, %2: click to make it System A and to filter the type.</source>
        <extracomment>%1: a system, %2: a type</extracomment>
        <translation>%1, %2: klicken, um es zu System A zu machen und nach dem Typ zu filtern.</translation>
    </message>
    <message>
        <source>≈: not separable from the best; the two-sided p of the difference, after Holm&apos;s correction over all pairs, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈: vom Besten nicht unterscheidbar; das zweiseitige p der Differenz, nach Holms Korrektur über alle Paare, ist nicht kleiner als %1.</translation>
    </message>
    <message>
        <source>≈: not separable from the best mean; the two-sided p, after Holm&apos;s correction over all pairs of groups, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈: vom besten Mittel nicht unterscheidbar; das zweiseitige p, nach Holms Korrektur über alle Gruppenpaare, ist nicht kleiner als %1.</translation>
    </message>
    <message>
        <source>Rank by %1; equal scores share one.</source>
        <translation>Rang nach %1; gleiche Werte teilen einen Rang.</translation>
    </message>
    <message>
        <source>%1; bars: %2 % intervals.</source>
        <extracomment>%1: a score, %2: a confidence level, such as 95</extracomment>
        <translation>%1; Balken: %2-%-Intervalle.</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score such as &quot;ETER&quot;</extracomment>
        <translation>%1 (kleiner ist besser)</translation>
    </message>
    <message>
        <source>How often a difference at least as large comes up when the systems&apos; documents are exchanged at random.</source>
        <translation>Wie oft eine mindestens so große Differenz auftritt, wenn die Dokumente der Systeme zufällig vertauscht werden.</translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of systems.</source>
        <translation>Zweiseitiges p nach Holms Korrektur für alle Systempaare.</translation>
    </message>
    <message>
        <source>The system&apos;s text has lost the words of %1 of them; these remain missing.</source>
        <translation>Im Text des Systems fehlen die Wörter von %1 davon; diese bleiben fehlend.</translation>
    </message>
    <message>
        <source>The mean; the bar is one standard deviation to each side.</source>
        <translation>Das Mittel; der Balken reicht eine Standardabweichung nach jeder Seite.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>How often the means of groups of these sizes are so far apart when the runs are dealt to them at random.</source>
        <translation>Wie oft die Mittel so großer Gruppen so weit auseinanderliegen, wenn die Läufe zufällig auf sie verteilt werden.</translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of groups.</source>
        <translation>Zweiseitiges p nach Holms Korrektur für alle Gruppenpaare.</translation>
    </message>
    <message>
        <source>Means in the order of the columns: ●, ○, □; bars: one standard deviation to each side.</source>
        <extracomment>The signs of the groups of runs in their order, which is that of the columns</extracomment>
        <translation>Mittel in der Reihenfolge der Spalten: ●, ○, □; Balken: eine Standardabweichung nach jeder Seite.</translation>
    </message>
    <message>
        <source>Click to filter this type.</source>
        <translation>Klicken, um diesen Typ zu filtern.</translation>
    </message>
    <message>
        <source>Click to make it System A.</source>
        <translation>Klicken, um es zu System A zu machen.</translation>
    </message>
    <message>
        <source>p, two-sided</source>
        <translation>p, zweiseitig</translation>
    </message>
    <message>
        <source>p, one-sided</source>
        <translation>p, einseitig</translation>
    </message>
    <message>
        <source>As p, for differences of the same sign.</source>
        <translation>Wie p, für Differenzen mit gleichem Vorzeichen.</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>A, then B</source>
        <translation>A, dann B</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Goldannotationen</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Überzählig</translation>
    </message>
    <message>
        <source>Annotations of a system without gold.</source>
        <translation>Annotationen eines Systems ohne Gold.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Records whose outcome the other settings do not give: all that the difference of the counts is made of.</source>
        <translation>Einträge, deren Ergebnis die anderen Einstellungen nicht liefern: alles, woraus die Differenz der Anzahlen besteht.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>The score of B less that of A. Lower is better.</source>
        <translation>Der Wert von B minus der von A. Kleiner ist besser.</translation>
    </message>
    <message>
        <source>The score of B less that of A.</source>
        <translation>Der Wert von B minus der von A.</translation>
    </message>
    <message>
        <source>Two-sided, by exchanging the two systems&apos; documents at random.</source>
        <translation>Zweiseitig, durch zufälliges Vertauschen der Dokumente beider Systeme.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The second less the first.</source>
        <translation>Das zweite minus das erste.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The gold&apos;s type, else the system&apos;s.</source>
        <translation>Der Typ des Golds, sonst der des Systems.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The records that the correction changes; a click shows them.</source>
        <translation>Die Einträge, die die Korrektur ändert; ein Klick zeigt sie.</translation>
    </message>
    <message>
        <source>F1 then</source>
        <translation>F1 dann</translation>
    </message>
    <message>
        <source>F1 when all of them are corrected and everything is scored anew.</source>
        <translation>F1, wenn alle korrigiert sind und alles neu ausgewertet ist.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>F1 then less F1 today.</source>
        <translation>F1 dann minus F1 heute.</translation>
    </message>
    <message>
        <source>ETER then</source>
        <translation>ETER dann</translation>
    </message>
    <message>
        <source>ETER when all of them are corrected. Lower is better.</source>
        <translation>ETER, wenn alle korrigiert sind. Kleiner ist besser.</translation>
    </message>
    <message>
        <source>ETER less</source>
        <translation>ETER weniger</translation>
    </message>
    <message>
        <source>ETER today less ETER then.</source>
        <translation>ETER heute minus ETER dann.</translation>
    </message>
    <message>
        <source>Of the means, the second group less the first.</source>
        <translation>Der Mittel, die zweite Gruppe minus die erste.</translation>
    </message>
</context>
<context>
    <name>ConfidenceChart</name>
    <message>
        <source>Best F1 of %1: %2 at %3</source>
        <extracomment>%1: system, %2: F1, %3: a score</extracomment>
        <translation>Bestes F1 von %1: %2 bei %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a system, %2: &quot;F1&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 at the confidence threshold %2</source>
        <translation>%1 bei der Konfidenzschwelle %2</translation>
    </message>
    <message>
        <source>above all scores</source>
        <translation>über allen Werten</translation>
    </message>
    <message>
        <source>overall</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Precision over recall by confidence threshold: %1, %2</source>
        <extracomment>%1: scheme such as &quot;strict&quot;, %2: a type, or &quot;overall&quot;</extracomment>
        <translation>Präzision über Recall nach Konfidenzschwelle: %1, %2</translation>
    </message>
    <message>
        <source>Scores over the confidence threshold: %1, %2</source>
        <translation>Werte über der Konfidenzschwelle: %1, %2</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Confidence threshold</source>
        <translation>Konfidenzschwelle</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 scores drawn)</source>
        <extracomment>%1: the chart&apos;s title, %2 and %3: counts</extracomment>
        <translation>%1 (%2 von %3 Werten gezeichnet)</translation>
    </message>
    <message>
        <source>Rings: best F1, and the threshold in force.</source>
        <translation>Ringe: bestes F1 und die geltende Schwelle.</translation>
    </message>
    <message>
        <source>Rings: best F1.</source>
        <translation>Ringe: bestes F1.</translation>
    </message>
    <message>
        <source>%1, threshold %2
keeps %3 of %4
Precision %5
Recall %6
F1 %7</source>
        <extracomment>%1: system, %2: a score, %3 and %4: counts, %5 to %7: scores</extracomment>
        <translation>%1, Schwelle %2
behält %3 von %4
Präzision %5
Recall %6
F1 %7</translation>
    </message>
</context>
<context>
    <name>ConfidenceFigure</name>
    <message>
        <source>No system gives confidence scores. Scores stand in the key &quot;score&quot; of JSONL and in the column score of tables, for example.</source>
        <translation>Kein System gibt Konfidenzwerte an. Solche Werte stehen etwa im Schlüssel „score“ von JSONL und in der Spalte score von Tabellen.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>Confusion of types</source>
        <translation>Verwechslung der Typen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation, so there is nothing to confuse.</source>
        <translation>Weder Gold noch System hat eine Annotation, also gibt es nichts zu verwechseln.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>(1 - alpha) Er</source>
        <translation>(1 - alpha) Er</translation>
    </message>
    <message>
        <source>(COR + 0.5 PAR) of the gold / POS.</source>
        <translation>(COR + 0.5 PAR) des Golds / POS.</translation>
    </message>
    <message>
        <source>(COR + 0.5 PAR) of the system / ACT.</source>
        <translation>(COR + 0.5 PAR) des Systems / ACT.</translation>
    </message>
    <message>
        <source>1 - recall (strict, the evaluation&apos;s pairing) = transcription / gold + NER / gold. A document that the system lacks counts as empty text.</source>
        <translation>1 - Recall (strikt, Zuordnung der Auswertung) = Transkription / Gold + NER / Gold. Ein Dokument, das dem System fehlt, zählt als leerer Text.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A form</source>
        <translation>Form in A</translation>
    </message>
    <message>
        <source>A form is the words of a name with its type and counts once in the corpus; a count shows the first occurrence of each. The same form found elsewhere than in the gold does not count.</source>
        <translation>Eine Form sind die Wörter eines Namens mit seinem Typ; sie zählt im Korpus einmal, und eine Anzahl zeigt das erste Vorkommen jeder Form. Dieselbe Form, anderswo als im Gold gefunden, zählt nicht.</translation>
    </message>
    <message>
        <source>A link counts once in a document.</source>
        <translation>Eine Verknüpfung zählt je Dokument einmal.</translation>
    </message>
    <message>
        <source>A pair&apos;s cost stands in the row of the gold&apos;s label, an insertion in that of the system&apos;s.</source>
        <translation>Die Kosten eines Paars stehen in der Zeile des Goldlabels, die einer Einfügung in der des Systemlabels.</translation>
    </message>
    <message>
        <source>A part holds its lower border, the last one both; – has no F1: a side has no annotation there.</source>
        <translation>Ein Teil enthält seine untere Grenze, der letzte beide; – hat kein F1: eine Seite hat dort keine Annotation.</translation>
    </message>
    <message>
        <source>A row is a type: Agree, Differ, Only A and A count A&apos;s annotations of it, columns with &quot;, B&quot;, Only B and B those of B.</source>
        <translation>Eine Zeile ist ein Typ: Einig, Uneinig, Nur A und A zählen die Annotationen von A, Spalten mit „, B“, Nur B und B die von B.</translation>
    </message>
    <message>
        <source>A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of it, columns with sys, SPU and System those that the system gave it.</source>
        <translation>Eine Zeile ist ein Typ: COR, INC, PAR, MIS und Gold zählen Goldannotationen davon; Spalten mit sys, SPU und System zählen die, die das System so nannte.</translation>
    </message>
    <message>
        <source>A type</source>
        <translation>Typ in A</translation>
    </message>
    <message>
        <source>A without B</source>
        <translation>A ohne B</translation>
    </message>
    <message>
        <source>ACT</source>
        <translation>ACT</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Einig</translation>
    </message>
    <message>
        <source>Agree. A and B have the annotation alike under the scheme chosen.</source>
        <translation>Einig. A und B haben die Annotation nach dem gewählten Schema gleich.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Agreement (F1)</source>
        <translation>Übereinstimmung (F1)</translation>
    </message>
    <message>
        <source>Agreement of A</source>
        <translation>Übereinstimmung von A</translation>
    </message>
    <message>
        <source>Agreement of A and B: the harmonic mean of both shares; the same when A and B change places.</source>
        <translation>Übereinstimmung von A und B: das harmonische Mittel beider Anteile; gleich, wenn A und B die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Agreement of B</source>
        <translation>Übereinstimmung von B</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Alone: no other entity of its side begins in the same sentence; same-type: others of its type only; mixed: others of other types, too.</source>
        <translation>Alone: keine andere Entität ihrer Seite beginnt im selben Satz; same-type: andere nur ihres Typs; mixed: auch andere anderer Typen.</translation>
    </message>
    <message>
        <source>An entity counts once in a document. Precision without FN, recall without FP.</source>
        <translation>Eine Entität zählt je Dokument einmal. Präzision ohne FN, Recall ohne FP.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>Annotations of A: Agree + Differ + Overlap + Only A.</source>
        <translation>Annotationen von A: Einig + Uneinig + Überlappung + Nur A.</translation>
    </message>
    <message>
        <source>Annotations of B: Agree + Differ + Overlap + Only B.</source>
        <translation>Annotationen von B: Einig + Uneinig + Überlappung + Nur B.</translation>
    </message>
    <message>
        <source>Annotations of the gold: COR + INC + PAR + MIS.</source>
        <translation>Annotationen des Golds: COR + INC + PAR + MIS.</translation>
    </message>
    <message>
        <source>Annotations of the system: COR + INC + PAR + SPU.</source>
        <translation>Annotationen des Systems: COR + INC + PAR + SPU.</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewandt</translation>
    </message>
    <message>
        <source>Are all words of the annotation in annotations of the training data, some, or none? Upper and lower case are told apart; signs are no words.</source>
        <translation>Stehen alle Wörter der Annotation in Annotationen der Trainingsdaten, manche oder keine? Groß- und Kleinschreibung zählt; Satzzeichen sind keine Wörter.</translation>
    </message>
    <message>
        <source>As switched.</source>
        <translation>Wie eingeschaltet.</translation>
    </message>
    <message>
        <source>As switched. Precision of a type over the system&apos;s annotations of this type, recall over the gold&apos;s.</source>
        <translation>Wie eingeschaltet. Präzision eines Typs über die Systemannotationen dieses Typs, Recall über die Goldannotationen.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B form</source>
        <translation>Form in B</translation>
    </message>
    <message>
        <source>B type</source>
        <translation>Typ in B</translation>
    </message>
    <message>
        <source>B without A</source>
        <translation>B ohne A</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Best run</source>
        <translation>Bester Lauf</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Beide richtig</translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation>Beide falsch, verschieden</translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation>Beide falsch, gleich</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Brackets: one on either side of the annotation; after-bracket: an opening one before it alone; before-bracket: a closing one behind it alone; quotes: on both sides; else no.</source>
        <translation>Brackets: je eine Klammer vor und hinter der Annotation; after-bracket: nur davor eine öffnende; before-bracket: nur dahinter eine schließende; quotes: Anführungszeichen auf beiden Seiten; sonst no.</translation>
    </message>
    <message>
        <source>By threshold</source>
        <translation>Nach Schwelle</translation>
    </message>
    <message>
        <source>CER</source>
        <translation>CER</translation>
    </message>
    <message>
        <source>COR</source>
        <translation>COR</translation>
    </message>
    <message>
        <source>COR sys</source>
        <translation>COR sys</translation>
    </message>
    <message>
        <source>Capitals: at least 70 % of the letters of its sentence are capitals, as in headlines; else usual.</source>
        <translation>Capitals: mindestens 70 % der Buchstaben ihres Satzes sind Großbuchstaben, wie in Überschriften; sonst usual.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold annotation.</source>
        <translation>Zeichenfehlerrate des Systemtexts an der Stelle der Goldannotation.</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold entity.</source>
        <translation>Zeichenfehlerrate des Systemtexts an der Stelle der Goldentität.</translation>
    </message>
    <message>
        <source>Characters (code points) of the annotation, of several fragments together.</source>
        <translation>Zeichen (Codepunkte) der Annotation, mehrerer Fragmente zusammen.</translation>
    </message>
    <message>
        <source>Components per label</source>
        <translation>Komponenten je Label</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Corpus and documents</source>
        <translation>Korpus und Dokumente</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrekt</translation>
    </message>
    <message>
        <source>Correct. The system&apos;s annotation counts as right under the scheme chosen.</source>
        <translation>Korrekt. Die Annotation des Systems zählt nach dem gewählten Schema als richtig.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost of the pair, 1 without partner.</source>
        <translation>Kosten des Paars, 1 ohne Partner.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimal</translation>
    </message>
    <message>
        <source>Deviates most</source>
        <translation>Weicht am meisten ab</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Uneinig</translation>
    </message>
    <message>
        <source>Differ, B</source>
        <translation>Uneinig, B</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>Distance / length</source>
        <translation>Distanz / Länge</translation>
    </message>
    <message>
        <source>Document by document: spans, strict and lenient; links</source>
        <translation>Dokument für Dokument: Spannen, strikt und großzügig; Verknüpfungen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Documents: unweighted mean over documents, as nerval prints for several files; a document where a value is undefined takes no part in the mean of that value.</source>
        <translation>Dokumente: ungewichtetes Mittel über Dokumente, wie nerval es für mehrere Dateien ausgibt; ein Dokument, in dem ein Wert undefiniert ist, nimmt am Mittel dieses Werts nicht teil.</translation>
    </message>
    <message>
        <source>Does the annotation begin in the first tenth of the tokens (or words) of its document, in the last, or between them?</source>
        <translation>Beginnt die Annotation im ersten Zehntel der Tokens (oder Wörter) ihres Dokuments, im letzten oder dazwischen?</translation>
    </message>
    <message>
        <source>Does the annotation have one token (or word), or several?</source>
        <translation>Hat die Annotation ein Token (oder Wort) oder mehrere?</translation>
    </message>
    <message>
        <source>Does the annotation overlap another entity of its side, and neither holds the other?</source>
        <translation>Überlappt die Annotation eine andere Entität ihrer Seite, ohne dass eine die andere enthält?</translation>
    </message>
    <message>
        <source>Does the gold give the same words one type, or several?</source>
        <translation>Gibt das Gold denselben Wörtern einen Typ oder mehrere?</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>ECER</source>
        <translation>ECER</translation>
    </message>
    <message>
        <source>ERR</source>
        <translation>ERR</translation>
    </message>
    <message>
        <source>ETER</source>
        <translation>ETER</translation>
    </message>
    <message>
        <source>ETER: error of the components of the pair.</source>
        <translation>ETER: Fehler der Komponenten des Paars.</translation>
    </message>
    <message>
        <source>ETER: error of types and span of the pair.</source>
        <translation>ETER: Fehler von Typen und Spanne des Paars.</translation>
    </message>
    <message>
        <source>EWER</source>
        <translation>EWER</translation>
    </message>
    <message>
        <source>Each alpha has its own least-cost alignment.</source>
        <translation>Jedes Alpha hat seine eigene Alignierung mit den geringsten Kosten.</translation>
    </message>
    <message>
        <source>Each type is matched by itself, as nervaluate 1.x does: the rows do not add up to Overall.</source>
        <translation>Jeder Typ wird für sich zugeordnet, wie bei nervaluate 1.x: die Zeilen summieren sich nicht zu Insgesamt.</translation>
    </message>
    <message>
        <source>Ec</source>
        <translation>Ec</translation>
    </message>
    <message>
        <source>Edit distance by the length of the gold text: what is held against the threshold.</source>
        <translation>Editierdistanz durch Länge des Goldtexts: was an der Schwelle gemessen wird.</translation>
    </message>
    <message>
        <source>Edit distance of the two texts compared.</source>
        <translation>Editierdistanz der beiden verglichenen Texte.</translation>
    </message>
    <message>
        <source>Entities and components together.</source>
        <translation>Entitäten und Komponenten zusammen.</translation>
    </message>
    <message>
        <source>Entities of documents</source>
        <translation>Entitäten der Dokumente</translation>
    </message>
    <message>
        <source>Entities of its side that begin in the same sentence, the annotation counted.</source>
        <translation>Entitäten ihrer Seite, die im selben Satz beginnen, die Annotation mitgezählt.</translation>
    </message>
    <message>
        <source>Entities per type</source>
        <translation>Entitäten je Typ</translation>
    </message>
    <message>
        <source>Entity error rates</source>
        <translation>Entitätsfehlerraten</translation>
    </message>
    <message>
        <source>Er</source>
        <translation>Er</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Error of components.</source>
        <translation>Fehler der Komponenten.</translation>
    </message>
    <message>
        <source>Error of types alone.</source>
        <translation>Fehler der Typen allein.</translation>
    </message>
    <message>
        <source>Error of types and span.</source>
        <translation>Fehler von Typen und Spanne.</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Fehlertyp</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Every alpha at which some entity is paired differently: the exact curve.</source>
        <translation>Jedes Alpha, bei dem eine Entität anders gepaart wird: die exakte Kurve.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1 (entity)</source>
        <translation>F1 (Entität)</translation>
    </message>
    <message>
        <source>F1 (surface)</source>
        <translation>F1 (Oberfläche)</translation>
    </message>
    <message>
        <source>F1 maxmax</source>
        <translation>F1 maxmax</translation>
    </message>
    <message>
        <source>F1 maxsum</source>
        <translation>F1 maxsum</translation>
    </message>
    <message>
        <source>F1 summax</source>
        <translation>F1 summax</translation>
    </message>
    <message>
        <source>F1 sumsum</source>
        <translation>F1 sumsum</translation>
    </message>
    <message>
        <source>F1_micro</source>
        <translation>F1_micro</translation>
    </message>
    <message>
        <source>FB1</source>
        <translation>FB1</translation>
    </message>
    <message>
        <source>FN</source>
        <translation>FN</translation>
    </message>
    <message>
        <source>FN res (gold)</source>
        <translation>FN res (Gold)</translation>
    </message>
    <message>
        <source>FN res, filtered</source>
        <translation>FN res, gefiltert</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>FP res (system)</source>
        <translation>FP res (System)</translation>
    </message>
    <message>
        <source>FP res, filtered</source>
        <translation>FP res, gefiltert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>First word of a strategy: recall, second: precision. max: the most that one name covers; sum: what all together cover. No threshold; an annotation in pieces counts from its first to its last.</source>
        <translation>Erstes Wort einer Strategie: Recall, zweites: Präzision. max: das meiste, was ein Name abdeckt; sum: was alle zusammen abdecken. Keine Schwelle; eine zerstückelte Annotation zählt vom ersten bis zum letzten Stück.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Forms that occur twice or more on a side, most frequent first.</source>
        <translation>Formen, die auf einer Seite zweimal oder öfter vorkommen, häufigste zuerst.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold and system names of the type, with what each earns; rows add up to the overall row.</source>
        <translation>Gold- und Systemnamen des Typs, mit dem, was jeder einbringt; die Zeilen summieren sich zur Gesamtzeile.</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Goldannotationen</translation>
    </message>
    <message>
        <source>Gold form</source>
        <translation>Goldform</translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation>Goldtyp</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall.</source>
        <translation>Harmonisches Mittel von Präzision und Recall.</translation>
    </message>
    <message>
        <source>How often the gold annotates the same words.</source>
        <translation>Wie oft das Gold dieselben Wörter annotiert.</translation>
    </message>
    <message>
        <source>How the name is written: UPPER, Title, lower, Title+lower, mixed; number, with-digit; uncased (letters that know no case), signs.</source>
        <translation>Wie der Name geschrieben ist: UPPER, Title, lower, Title+lower, mixed; number, with-digit; uncased (Buchstaben ohne Groß- und Kleinschreibung), signs.</translation>
    </message>
    <message>
        <source>How the token after the annotation in its sentence is written; edge: its sentence ends with it.</source>
        <translation>Wie das Token nach der Annotation in ihrem Satz geschrieben ist; edge: ihr Satz endet mit ihr.</translation>
    </message>
    <message>
        <source>How the token before the annotation in its sentence is written; edge: its sentence begins with it.</source>
        <translation>Wie das Token vor der Annotation in ihrem Satz geschrieben ist; edge: ihr Satz beginnt mit ihr.</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>INC</source>
        <translation>INC</translation>
    </message>
    <message>
        <source>INC sys</source>
        <translation>INC sys</translation>
    </message>
    <message>
        <source>Inner: inside another entity of its side; outer: holds another and is in none; else flat.</source>
        <translation>Inner: in einer anderen Entität ihrer Seite; outer: enthält eine andere und ist in keiner; sonst flat.</translation>
    </message>
    <message>
        <source>Is it the first annotation of the same words in the gold of its document, or a later one?</source>
        <translation>Ist sie die erste Annotation derselben Wörter im Gold ihres Dokuments oder eine spätere?</translation>
    </message>
    <message>
        <source>Is the annotation at the start or the end of its sentence, the whole of it, or inside? Sentences are lines of the text where the file tells none.</source>
        <translation>Steht die Annotation am Anfang oder Ende ihres Satzes, ist sie der ganze Satz oder im Innern? Sätze sind Zeilen des Textes, wo die Datei keine angibt.</translation>
    </message>
    <message>
        <source>Is there a digit in the name?</source>
        <translation>Ist im Namen eine Ziffer?</translation>
    </message>
    <message>
        <source>Is there a full stop in the name?</source>
        <translation>Ist im Namen ein Punkt?</translation>
    </message>
    <message>
        <source>Is there a hyphen or another dash in the name?</source>
        <translation>Ist im Namen ein Binde- oder anderer Strich?</translation>
    </message>
    <message>
        <source>Is there a word in lower case between two that begin with a capital, as in University of Paris?</source>
        <translation>Steht zwischen zwei großgeschriebenen Wörtern ein kleingeschriebenes, wie in University of Paris?</translation>
    </message>
    <message>
        <source>Is there an apostrophe in the name?</source>
        <translation>Ist im Namen ein Apostroph?</translation>
    </message>
    <message>
        <source>LOC</source>
        <translation>LOC</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Lenient: F1</source>
        <translation>Großzügig: F1</translation>
    </message>
    <message>
        <source>Lenient: Gold</source>
        <translation>Großzügig: Gold</translation>
    </message>
    <message>
        <source>Lenient: P</source>
        <translation>Großzügig: P</translation>
    </message>
    <message>
        <source>Lenient: R</source>
        <translation>Großzügig: R</translation>
    </message>
    <message>
        <source>Lenient: Right (gold)</source>
        <translation>Großzügig: richtig (Gold)</translation>
    </message>
    <message>
        <source>Lenient: Right (system)</source>
        <translation>Großzügig: richtig (System)</translation>
    </message>
    <message>
        <source>Lenient: System</source>
        <translation>Großzügig: System</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Links of annotations</source>
        <translation>Verknüpfungen der Annotationen</translation>
    </message>
    <message>
        <source>Links of documents</source>
        <translation>Verknüpfungen der Dokumente</translation>
    </message>
    <message>
        <source>Links per type, span+type+kbid</source>
        <translation>Verknüpfungen je Typ, span+type+kbid</translation>
    </message>
    <message>
        <source>Links: F1</source>
        <translation>Verknüpfungen: F1</translation>
    </message>
    <message>
        <source>Links: Gold</source>
        <translation>Verknüpfungen: Gold</translation>
    </message>
    <message>
        <source>Links: P</source>
        <translation>Verknüpfungen: P</translation>
    </message>
    <message>
        <source>Links: R</source>
        <translation>Verknüpfungen: R</translation>
    </message>
    <message>
        <source>Links: Right (gold)</source>
        <translation>Verknüpfungen: richtig (Gold)</translation>
    </message>
    <message>
        <source>Links: Right (system)</source>
        <translation>Verknüpfungen: richtig (System)</translation>
    </message>
    <message>
        <source>Links: System</source>
        <translation>Verknüpfungen: System</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Losses per outcome</source>
        <translation>Verluste je Ergebnis</translation>
    </message>
    <message>
        <source>Losses per type</source>
        <translation>Verluste je Typ</translation>
    </message>
    <message>
        <source>MIS</source>
        <translation>MIS</translation>
    </message>
    <message>
        <source>MISC</source>
        <translation>MISC</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean F1</source>
        <translation>Mittleres F1</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Missing: gold only.</source>
        <translation>Fehlend: nur Gold.</translation>
    </message>
    <message>
        <source>NER</source>
        <translation>NER</translation>
    </message>
    <message>
        <source>NER / gold</source>
        <translation>NER / Gold</translation>
    </message>
    <message>
        <source>Names of equal span only. A name without candidate counts as NIL.</source>
        <translation>Nur Namen gleicher Spanne. Ein Name ohne Kandidat zählt als NIL.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Noise of the annotation&apos;s text as its file tells it (LED of HIPE), in bins above their first number, up to and with their second. Annotations of the system without gold tell none.</source>
        <translation>Rauschen des Annotationstexts, wie die Datei es angibt (LED von HIPE), in Klassen über der ersten Zahl, bis einschließlich der zweiten. Systemannotationen ohne Gold geben keines an.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>ORG</source>
        <translation>ORG</translation>
    </message>
    <message>
        <source>Of an annotation that is not correct: 1, its text was damaged beyond the threshold; 0, an NER error.</source>
        <translation>Bei einer nicht korrekten Annotation: 1, ihr Text war über die Schwelle hinaus beschädigt; 0, ein NER-Fehler.</translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system begins later (or, below 0, earlier) than the gold.</source>
        <translation>Bei Paaren: um wie viele Zeichen das System später (unter 0: früher) beginnt als das Gold.</translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system ends later (or, below 0, earlier) than the gold.</source>
        <translation>Bei Paaren: um wie viele Zeichen das System später (unter 0: früher) endet als das Gold.</translation>
    </message>
    <message>
        <source>Of pairs: does the system begin elsewhere than the gold (left), end elsewhere (right), both, or neither (same)?</source>
        <translation>Bei Paaren: beginnt das System anderswo als das Gold (left), endet es anderswo (right), beides (both) oder keines (same)?</translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system begins later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation>Bei Paaren: um wie viele Tokens das System später (unter 0: früher) beginnt als das Gold. Tokens des Golddokuments; wo es keine hat, seine Wörter zwischen Leerzeichen.</translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system ends later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation>Bei Paaren: um wie viele Tokens das System später (unter 0: früher) endet als das Gold. Tokens des Golddokuments; wo es keine hat, seine Wörter zwischen Leerzeichen.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>Nur A</translation>
    </message>
    <message>
        <source>Only A.</source>
        <translation>Nur A.</translation>
    </message>
    <message>
        <source>Only A. A has an annotation that B lacks.</source>
        <translation>Nur A. A hat eine Annotation, die B fehlt.</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>Nur B</translation>
    </message>
    <message>
        <source>Only B.</source>
        <translation>Nur B.</translation>
    </message>
    <message>
        <source>Only B. B has an annotation that A lacks.</source>
        <translation>Nur B. B hat eine Annotation, die A fehlt.</translation>
    </message>
    <message>
        <source>Ordered form: edit distance over the lists of entities; another text costs its error rate, another type, a lost or an extra entity 1; by gold entities, at most 1.</source>
        <translation>Geordnete Form: Editierdistanz über die Listen der Entitäten; ein anderer Text kostet seine Fehlerrate, ein anderer Typ, eine verlorene oder zusätzliche Entität 1; durch Goldentitäten, höchstens 1.</translation>
    </message>
    <message>
        <source>Over alpha</source>
        <translation>Über Alpha</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Overall: the sums of entities and components.</source>
        <translation>Insgesamt: die Summen von Entitäten und Komponenten.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Overlap credit</source>
        <translation>Überlappungsguthaben</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>P credit</source>
        <translation>P-Guthaben</translation>
    </message>
    <message>
        <source>P max</source>
        <translation>P max</translation>
    </message>
    <message>
        <source>P sum</source>
        <translation>P sum</translation>
    </message>
    <message>
        <source>PAR</source>
        <translation>PAR</translation>
    </message>
    <message>
        <source>PER</source>
        <translation>PER</translation>
    </message>
    <message>
        <source>POS</source>
        <translation>POS</translation>
    </message>
    <message>
        <source>P_micro</source>
        <translation>P_micro</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Per document</source>
        <translation>Je Dokument</translation>
    </message>
    <message>
        <source>Per type</source>
        <translation>Je Typ</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>R credit</source>
        <translation>R-Guthaben</translation>
    </message>
    <message>
        <source>R max</source>
        <translation>R max</translation>
    </message>
    <message>
        <source>R sum</source>
        <translation>R sum</translation>
    </message>
    <message>
        <source>R_micro</source>
        <translation>R_micro</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation>Verschlechtert</translation>
    </message>
    <message>
        <source>Repeated forms</source>
        <translation>Wiederholte Formen</translation>
    </message>
    <message>
        <source>Right (gold)</source>
        <translation>Richtig (Gold)</translation>
    </message>
    <message>
        <source>Right (system)</source>
        <translation>Richtig (System)</translation>
    </message>
    <message>
        <source>Right id among the first candidates</source>
        <translation>Richtige Id unter den ersten Kandidaten</translation>
    </message>
    <message>
        <source>Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of the system, FN res of the gold. TN res is in neither.</source>
        <translation>Richtig: TP res, unscharfe TP res, bedingte TP res; falsch: FP res des Systems, FN res des Golds. TN res ist in keinem von beiden.</translation>
    </message>
    <message>
        <source>Root correct</source>
        <translation>Wurzel korrekt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>SER</source>
        <translation>SER</translation>
    </message>
    <message>
        <source>SPU</source>
        <translation>SPU</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Score of first</source>
        <translation>Wert der ersten</translation>
    </message>
    <message>
        <source>Score of second</source>
        <translation>Wert der zweiten</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>Seen: the training data annotates the same string with the same type; other-label: the same string, but with other types only; unseen: neither. Upper and lower case are told apart.</source>
        <translation>Seen: die Trainingsdaten annotieren dieselbe Zeichenkette mit demselben Typ; other-label: dieselbe, aber nur mit anderen Typen; unseen: keines von beiden. Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the gold annotation that one system annotation covers.</source>
        <translation>Anteil der Goldannotation, den eine einzelne Systemannotation abdeckt.</translation>
    </message>
    <message>
        <source>Share of the gold annotation that system annotations cover.</source>
        <translation>Anteil der Goldannotation, den Systemannotationen abdecken.</translation>
    </message>
    <message>
        <source>Share of the system annotation that gold annotations cover.</source>
        <translation>Anteil der Systemannotation, den Goldannotationen abdecken.</translation>
    </message>
    <message>
        <source>Share of the system annotation that one gold annotation covers.</source>
        <translation>Anteil der Systemannotation, den eine einzelne Goldannotation abdeckt.</translation>
    </message>
    <message>
        <source>Shares are of the gold annotations with the outcome (strict).</source>
        <translation>Anteile an den Goldannotationen mit dem Ergebnis (strikt).</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Spans</source>
        <translation>Spannen</translation>
    </message>
    <message>
        <source>Spans by type, lenient</source>
        <translation>Spannen nach Typ, großzügig</translation>
    </message>
    <message>
        <source>Spans by type, strict</source>
        <translation>Spannen nach Typ, strikt</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Überzählig</translation>
    </message>
    <message>
        <source>Spurious: system only.</source>
        <translation>Überzählig: nur System.</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>Strict: F1</source>
        <translation>Strikt: F1</translation>
    </message>
    <message>
        <source>Strict: Gold</source>
        <translation>Strikt: Gold</translation>
    </message>
    <message>
        <source>Strict: P</source>
        <translation>Strikt: P</translation>
    </message>
    <message>
        <source>Strict: R</source>
        <translation>Strikt: R</translation>
    </message>
    <message>
        <source>Strict: Right (gold)</source>
        <translation>Strikt: richtig (Gold)</translation>
    </message>
    <message>
        <source>Strict: Right (system)</source>
        <translation>Strikt: richtig (System)</translation>
    </message>
    <message>
        <source>Strict: System</source>
        <translation>Strikt: System</translation>
    </message>
    <message>
        <source>Strict: TP. Lenient: TP, PTP, FzTP, FzPTP. Weighted: PTP and FzPTP count half. Filtered: without what was set aside and what is of low confidence.</source>
        <translation>Strikt: TP. Großzügig: TP, PTP, FzTP, FzPTP. Gewichtet: PTP und FzPTP zählen halb. Gefiltert: ohne Zurückgestelltes und ohne niedrige Konfidenz.</translation>
    </message>
    <message>
        <source>Sub-type</source>
        <translation>Subtyp</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Surface forms</source>
        <translation>Oberflächenformen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>System form</source>
        <translation>Systemform</translation>
    </message>
    <message>
        <source>System type</source>
        <translation>Systemtyp</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Tagger: the name itself was not found, or is none. Resolver: the name was found, its link is wrong. Possibly tagger: found with other extent or label.</source>
        <translation>Tagger: der Name selbst wurde nicht gefunden oder ist keiner. Auflösung: der Name wurde gefunden, seine Verknüpfung ist falsch. Möglicherweise Tagger: mit anderem Umfang oder Label gefunden.</translation>
    </message>
    <message>
        <source>Tags of tokens</source>
        <translation>Tags der Tokens</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>The data set that the document is of, where several are open as one.</source>
        <translation>Der Datensatz, aus dem das Dokument ist, wo mehrere als einer geöffnet sind.</translation>
    </message>
    <message>
        <source>The first token of the annotation, or word, upper and lower case told apart.</source>
        <translation>Das erste Token oder Wort der Annotation; Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>The last token of the annotation, or word, upper and lower case told apart.</source>
        <translation>Das letzte Token oder Wort der Annotation; Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
        <source>The nearest entity of its side in the sentence that does not overlap it: touching, one-between (one token between them), else apart.</source>
        <translation>Die nächste Entität ihrer Seite im Satz, die sie nicht überlappt: touching (angrenzend), one-between (ein Token dazwischen), sonst apart.</translation>
    </message>
    <message>
        <source>The share of A&apos;s annotations that B has, too; under partial one that only overlaps counts half.</source>
        <translation>Der Anteil der Annotationen von A, die auch B hat; unter „teilweise“ zählt eine nur überlappende halb.</translation>
    </message>
    <message>
        <source>The share of B&apos;s annotations that A has, too; under partial one that only overlaps counts half.</source>
        <translation>Der Anteil der Annotationen von B, die auch A hat; unter „teilweise“ zählt eine nur überlappende halb.</translation>
    </message>
    <message>
        <source>The token after the annotation in its sentence, or word; edge: its sentence ends with it.</source>
        <translation>Das Token oder Wort nach der Annotation in ihrem Satz; edge: ihr Satz endet mit ihr.</translation>
    </message>
    <message>
        <source>The token before the annotation in its sentence, or word; edge: its sentence begins with it.</source>
        <translation>Das Token oder Wort vor der Annotation in ihrem Satz; edge: ihr Satz beginnt mit ihr.</translation>
    </message>
    <message>
        <source>The words of the annotation as they are written, white space as one blank.</source>
        <translation>Die Wörter der Annotation, wie sie geschrieben sind, Leerräume als ein Leerzeichen.</translation>
    </message>
    <message>
        <source>Tokens (or words) of the sentence that the annotation is in. Sentences are lines of the text where the file tells none.</source>
        <translation>Tokens (oder Wörter) des Satzes, in dem die Annotation steht. Sätze sind Zeilen des Textes, wo die Datei keine angibt.</translation>
    </message>
    <message>
        <source>Tokens of the annotation; where the document has none its words, every other sign counted as one.</source>
        <translation>Tokens der Annotation; wo das Dokument keine hat, ihre Wörter, jedes andere Zeichen als eines gezählt.</translation>
    </message>
    <message>
        <source>Tokens of the document; of one without tokens its words, every other sign counted as one.</source>
        <translation>Tokens des Dokuments; bei einem ohne Tokens seine Wörter, jedes andere Zeichen als eines gezählt.</translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation>Transkription</translation>
    </message>
    <message>
        <source>Transcription / errors</source>
        <translation>Transkription / Fehler</translation>
    </message>
    <message>
        <source>Transcription / gold</source>
        <translation>Transkription / Gold</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>What a person has said of the record: the gold is wrong, the system is wrong, both are acceptable or wrong, the guidelines are unclear, the text is broken.</source>
        <translation>Was eine Person zum Eintrag gesagt hat: das Gold ist falsch, das System ist falsch, beide sind vertretbar oder falsch, die Richtlinien sind unklar, der Text ist fehlerhaft.</translation>
    </message>
    <message>
        <source>What annotations count as</source>
        <translation>Als was Annotationen zählen</translation>
    </message>
    <message>
        <source>What entities of documents count as</source>
        <translation>Als was Entitäten der Dokumente zählen</translation>
    </message>
    <message>
        <source>What links count as</source>
        <translation>Als was Verknüpfungen zählen</translation>
    </message>
    <message>
        <source>What links of documents count as</source>
        <translation>Als was Verknüpfungen der Dokumente zählen</translation>
    </message>
    <message>
        <source>What names count as</source>
        <translation>Als was Namen zählen</translation>
    </message>
    <message>
        <source>What the first two judges by name have said of the record, in the order of their names.</source>
        <translation>Was die nach Namen ersten beiden Urteilenden zum Eintrag gesagt haben, in der Reihenfolge ihrer Namen.</translation>
    </message>
    <message>
        <source>What the slot or pair costs in SER.</source>
        <translation>Was der Slot oder das Paar in SER kostet.</translation>
    </message>
    <message>
        <source>Who caused wrong links</source>
        <translation>Wer falsche Verknüpfungen verursacht hat</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtestes</translation>
    </message>
    <message>
        <source>Worst run</source>
        <translation>Schlechtester Lauf</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>alpha Ec</source>
        <translation>alpha Ec</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>ecer</source>
        <translation>ecer</translation>
    </message>
    <message>
        <source>err</source>
        <translation>err</translation>
    </message>
    <message>
        <source>eter</source>
        <translation>eter</translation>
    </message>
    <message>
        <source>ewer</source>
        <translation>ewer</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact, mean of documents</source>
        <translation>exakt, Mittel der Dokumente</translation>
    </message>
    <message>
        <source>exact, per document</source>
        <translation>exakt, je Dokument</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erstes</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>only A</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>partial, mean of documents</source>
        <translation>teilweise, Mittel der Dokumente</translation>
    </message>
    <message>
        <source>partial, per document</source>
        <translation>teilweise, je Dokument</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>Phrasen</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweites</translation>
    </message>
    <message>
        <source>ser</source>
        <translation>ser</translation>
    </message>
    <message>
        <source>span+kbid, span+type+kbid: linked names of equal span. document+kbid: the entries of each document. nil: names of equal span whose candidates are outside the base.</source>
        <translation>span+kbid, span+type+kbid: verknüpfte Namen gleicher Spanne. document+kbid: die KB-Einträge jedes Dokuments. nil: Namen gleicher Spanne, deren Kandidaten außerhalb der Wissensbasis liegen.</translation>
    </message>
    <message>
        <source>spurious</source>
        <translation>überzählig</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strikt</translation>
    </message>
    <message>
        <source>strict, mean of documents</source>
        <translation>strikt, Mittel der Dokumente</translation>
    </message>
    <message>
        <source>strict, per document</source>
        <translation>strikt, je Dokument</translation>
    </message>
    <message>
        <source>support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>type, mean of documents</source>
        <translation>Typ, Mittel der Dokumente</translation>
    </message>
    <message>
        <source>type, per document</source>
        <translation>Typ, je Dokument</translation>
    </message>
    <message>
        <source>(D + I + errors of the pairs) / gold.</source>
        <translation>(D + I + Fehler der Paare) / Gold.</translation>
    </message>
    <message>
        <source>(D + I + weighted errors of label and span) / slots.</source>
        <translation>(D + I + gewichtete Fehler von Label und Spanne) / Slots.</translation>
    </message>
    <message>
        <source>Aligned pairs.</source>
        <translation>Alignierte Paare.</translation>
    </message>
    <message>
        <source>Aligned slots.</source>
        <translation>Alignierte Slots.</translation>
    </message>
    <message>
        <source>Alpha as a decimal number.</source>
        <translation>Alpha als Dezimalzahl.</translation>
    </message>
    <message>
        <source>Annotations of equal span and type on both sides.</source>
        <translation>Annotationen mit gleicher Spanne und gleichem Typ auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Annotations of the gold.</source>
        <translation>Annotationen des Golds.</translation>
    </message>
    <message>
        <source>Annotations of the system.</source>
        <translation>Annotationen des Systems.</translation>
    </message>
    <message>
        <source>Correct / gold.</source>
        <translation>Korrekt / Gold.</translation>
    </message>
    <message>
        <source>Correct / system.</source>
        <translation>Korrekt / System.</translation>
    </message>
    <message>
        <source>Correct, of the system&apos;s annotations of the type.</source>
        <translation>Korrekt, von den Annotationen dieses Typs im System.</translation>
    </message>
    <message>
        <source>D + I + errors of the pairs.</source>
        <translation>D + I + Fehler der Paare.</translation>
    </message>
    <message>
        <source>ETER times gold entities.</source>
        <translation>ETER mal Entitäten des Golds.</translation>
    </message>
    <message>
        <source>Entities of the gold, nested ones included.</source>
        <translation>Entitäten des Golds, verschachtelte eingeschlossen.</translation>
    </message>
    <message>
        <source>Entities of the gold.</source>
        <translation>Entitäten des Golds.</translation>
    </message>
    <message>
        <source>Entities of the system, nested ones included.</source>
        <translation>Entitäten des Systems, verschachtelte eingeschlossen.</translation>
    </message>
    <message>
        <source>Entities of the system.</source>
        <translation>Entitäten des Systems.</translation>
    </message>
    <message>
        <source>Entity character error rate: entities as (type, text), in text order.</source>
        <translation>Zeichenfehlerrate der Entitäten: Entitäten als (Typ, Text), in der Reihenfolge des Textes.</translation>
    </message>
    <message>
        <source>Entity word error rate: likewise, texts compared in words.</source>
        <translation>Wortfehlerrate der Entitäten: ebenso, Texte in Wörtern verglichen.</translation>
    </message>
    <message>
        <source>FN res without what was set aside or is of low confidence.</source>
        <translation>FN res ohne das, was zurückgestellt wurde oder niedrige Konfidenz hat.</translation>
    </message>
    <message>
        <source>FP res without what was set aside or is of low confidence.</source>
        <translation>FP res ohne das, was zurückgestellt wurde oder niedrige Konfidenz hat.</translation>
    </message>
    <message>
        <source>Forms of the gold of which no occurrence was found.</source>
        <translation>Formen des Golds, von denen kein Vorkommen gefunden wurde.</translation>
    </message>
    <message>
        <source>Forms of the gold.</source>
        <translation>Formen des Golds.</translation>
    </message>
    <message>
        <source>Forms of the system of which no occurrence is right.</source>
        <translation>Formen des Systems, von denen kein Vorkommen richtig ist.</translation>
    </message>
    <message>
        <source>Forms of the system.</source>
        <translation>Formen des Systems.</translation>
    </message>
    <message>
        <source>Forms of which an occurrence was found: equal span and type.</source>
        <translation>Formen, von denen ein Vorkommen gefunden wurde: gleiche Spanne und gleicher Typ.</translation>
    </message>
    <message>
        <source>Found / gold.</source>
        <translation>Gefunden / Gold.</translation>
    </message>
    <message>
        <source>Gold entities found at this threshold.</source>
        <translation>Goldentitäten, die bei dieser Schwelle gefunden wurden.</translation>
    </message>
    <message>
        <source>Gold entities found: equal type, text within the threshold.</source>
        <translation>Gefundene Goldentitäten: gleicher Typ, Text innerhalb der Schwelle.</translation>
    </message>
    <message>
        <source>Gold entities not found.</source>
        <translation>Nicht gefundene Goldentitäten.</translation>
    </message>
    <message>
        <source>Gold entities without partner.</source>
        <translation>Goldentitäten ohne Partner.</translation>
    </message>
    <message>
        <source>Gold links whose right id is among the first k candidates.</source>
        <translation>Verknüpfungen des Golds, deren richtige Id unter den ersten k Kandidaten ist.</translation>
    </message>
    <message>
        <source>Gold slots without partner.</source>
        <translation>Goldslots ohne Partner.</translation>
    </message>
    <message>
        <source>How often it was applied.</source>
        <translation>Wie oft sie angewandt wurde.</translation>
    </message>
    <message>
        <source>How often its conditions were tested.</source>
        <translation>Wie oft ihre Bedingungen geprüft wurden.</translation>
    </message>
    <message>
        <source>In all documents.</source>
        <translation>In allen Dokumenten.</translation>
    </message>
    <message>
        <source>Incorrect, of the system&apos;s annotations of the type.</source>
        <translation>Inkorrekt, von den Annotationen dieses Typs im System.</translation>
    </message>
    <message>
        <source>Incorrect. Gold and system are paired, but differ in what the scheme compares.</source>
        <translation>Inkorrekt. Gold und System sind gepaart, unterscheiden sich aber in dem, was das Schema vergleicht.</translation>
    </message>
    <message>
        <source>Least ETER at this alpha; between the rows it is a straight line.</source>
        <translation>Kleinster ETER-Wert bei diesem Alpha; zwischen den Zeilen verläuft er gerade.</translation>
    </message>
    <message>
        <source>Linked names of the gold.</source>
        <translation>Verknüpfte Namen des Golds.</translation>
    </message>
    <message>
        <source>Links of the gold that were not found.</source>
        <translation>Verknüpfungen des Golds, die nicht gefunden wurden.</translation>
    </message>
    <message>
        <source>Links per document, document+kbid</source>
        <translation>Verknüpfungen je Dokument, document+kbid</translation>
    </message>
    <message>
        <source>Links per document, nil</source>
        <translation>Verknüpfungen je Dokument, nil</translation>
    </message>
    <message>
        <source>Links per document, span+kbid</source>
        <translation>Verknüpfungen je Dokument, span+kbid</translation>
    </message>
    <message>
        <source>Links per document, span+type+kbid</source>
        <translation>Verknüpfungen je Dokument, span+type+kbid</translation>
    </message>
    <message>
        <source>Loss of recall through the tagger.</source>
        <translation>Verlust an Recall durch den Tagger.</translation>
    </message>
    <message>
        <source>Loss of recall through the text.</source>
        <translation>Verlust an Recall durch den Text.</translation>
    </message>
    <message>
        <source>Matched / predicted.</source>
        <translation>Zugeordnet / Vorhergesagt.</translation>
    </message>
    <message>
        <source>Matched / support.</source>
        <translation>Zugeordnet / Support.</translation>
    </message>
    <message>
        <source>Mean share of a gold name that one system name covers.</source>
        <translation>Mittlerer Anteil eines Goldnamens, den ein einzelner Systemname abdeckt.</translation>
    </message>
    <message>
        <source>Mean share of a gold name that system names cover.</source>
        <translation>Mittlerer Anteil eines Goldnamens, den Systemnamen abdecken.</translation>
    </message>
    <message>
        <source>Mean share of a system name that gold names cover.</source>
        <translation>Mittlerer Anteil eines Systemnamens, den Goldnamen abdecken.</translation>
    </message>
    <message>
        <source>Mean share of a system name that one gold name covers.</source>
        <translation>Mittlerer Anteil eines Systemnamens, den ein einzelner Goldname abdeckt.</translation>
    </message>
    <message>
        <source>Missing. The gold has an annotation that the system lacks.</source>
        <translation>Fehlend. Das Gold hat eine Annotation, die dem System fehlt.</translation>
    </message>
    <message>
        <source>Names of the gold.</source>
        <translation>Namen des Golds.</translation>
    </message>
    <message>
        <source>Names of the system.</source>
        <translation>Namen des Systems.</translation>
    </message>
    <message>
        <source>Not correct (strict), and the text at their place differs beyond the threshold.</source>
        <translation>Nicht korrekt (strikt), und der Text an ihrer Stelle weicht über die Schwelle hinaus ab.</translation>
    </message>
    <message>
        <source>Not correct (strict), though the text is good enough.</source>
        <translation>Nicht korrekt (strikt), obwohl der Text gut genug ist.</translation>
    </message>
    <message>
        <source>Number of the phase that it belongs to.</source>
        <translation>Nummer der Phase, zu der sie gehört.</translation>
    </message>
    <message>
        <source>Occurrences in the gold.</source>
        <translation>Vorkommen im Gold.</translation>
    </message>
    <message>
        <source>Occurrences in the system.</source>
        <translation>Vorkommen im System.</translation>
    </message>
    <message>
        <source>Occurrences of equal span and type on both sides.</source>
        <translation>Vorkommen mit gleicher Spanne und gleichem Typ auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Of R max and P max.</source>
        <translation>Aus R max und P max.</translation>
    </message>
    <message>
        <source>Of R max and P sum.</source>
        <translation>Aus R max und P sum.</translation>
    </message>
    <message>
        <source>Of R sum and P max.</source>
        <translation>Aus R sum und P max.</translation>
    </message>
    <message>
        <source>Of R sum and P sum.</source>
        <translation>Aus R sum und P sum.</translation>
    </message>
    <message>
        <source>Of the gold, and not correct.</source>
        <translation>Des Golds, und nicht korrekt.</translation>
    </message>
    <message>
        <source>Of the gold, as far as the row counts them.</source>
        <translation>Des Golds, soweit die Zeile sie zählt.</translation>
    </message>
    <message>
        <source>Of the gold.</source>
        <translation>Des Golds.</translation>
    </message>
    <message>
        <source>Of the system, and not correct.</source>
        <translation>Des Systems, und nicht korrekt.</translation>
    </message>
    <message>
        <source>Of the system, as far as the row counts them.</source>
        <translation>Des Systems, soweit die Zeile sie zählt.</translation>
    </message>
    <message>
        <source>Of the system.</source>
        <translation>Des Systems.</translation>
    </message>
    <message>
        <source>Overlap per type, span</source>
        <translation>Überlappung je Typ, span</translation>
    </message>
    <message>
        <source>Overlap per type, span+kbid</source>
        <translation>Überlappung je Typ, span+kbid</translation>
    </message>
    <message>
        <source>Overlap per type, span+type</source>
        <translation>Überlappung je Typ, span+type</translation>
    </message>
    <message>
        <source>Pairs and annotations without partner that it was applied to.</source>
        <translation>Paare und Annotationen ohne Partner, auf die sie angewandt wurde.</translation>
    </message>
    <message>
        <source>Pairs of equal span, or names without such a partner.</source>
        <translation>Paare mit gleicher Spanne, oder Namen ohne einen solchen Partner.</translation>
    </message>
    <message>
        <source>Pairs of unequal label.</source>
        <translation>Paare mit ungleichem Label.</translation>
    </message>
    <message>
        <source>Pairs of unequal span, counted beside the label.</source>
        <translation>Paare mit ungleicher Spanne, neben dem Label gezählt.</translation>
    </message>
    <message>
        <source>Pairs of unequal span, counted beside type and sub-type.</source>
        <translation>Paare mit ungleicher Spanne, neben Typ und Subtyp gezählt.</translation>
    </message>
    <message>
        <source>Pairs of which a type meets another main type, or none.</source>
        <translation>Paare, in denen ein Typ auf einen anderen Haupttyp oder auf keinen trifft.</translation>
    </message>
    <message>
        <source>Pairs that differ in sub-types only.</source>
        <translation>Paare, die nur in Subtypen abweichen.</translation>
    </message>
    <message>
        <source>Pairs with any error.</source>
        <translation>Paare mit irgendeinem Fehler.</translation>
    </message>
    <message>
        <source>Pairs with equal span and types.</source>
        <translation>Paare mit gleicher Spanne und gleichen Typen.</translation>
    </message>
    <message>
        <source>Pairs without any error, components included.</source>
        <translation>Paare ohne jeden Fehler, Komponenten eingeschlossen.</translation>
    </message>
    <message>
        <source>Pairs without error.</source>
        <translation>Paare ohne Fehler.</translation>
    </message>
    <message>
        <source>Partial. The spans overlap without being equal; counts half.</source>
        <translation>Teilweise. Die Spannen überlappen sich, ohne gleich zu sein; zählt halb.</translation>
    </message>
    <message>
        <source>Per document, span</source>
        <translation>Je Dokument, span</translation>
    </message>
    <message>
        <source>Per document, span+kbid</source>
        <translation>Je Dokument, span+kbid</translation>
    </message>
    <message>
        <source>Per document, span+type</source>
        <translation>Je Dokument, span+type</translation>
    </message>
    <message>
        <source>Precision credit / system.</source>
        <translation>Präzisionsguthaben / System.</translation>
    </message>
    <message>
        <source>Recall credit / gold.</source>
        <translation>Recall-Guthaben / Gold.</translation>
    </message>
    <message>
        <source>Right / gold.</source>
        <translation>Richtig / Gold.</translation>
    </message>
    <message>
        <source>Right / system.</source>
        <translation>Richtig / System.</translation>
    </message>
    <message>
        <source>Right links, among the gold&apos;s.</source>
        <translation>Richtige Verknüpfungen unter denen des Golds.</translation>
    </message>
    <message>
        <source>Right links, among the system&apos;s.</source>
        <translation>Richtige Verknüpfungen unter denen des Systems.</translation>
    </message>
    <message>
        <source>Right on both sides.</source>
        <translation>Auf beiden Seiten richtig.</translation>
    </message>
    <message>
        <source>Right ones, each with its credit, among the gold&apos;s.</source>
        <translation>Richtige unter denen des Golds, jede mit ihrem Guthaben.</translation>
    </message>
    <message>
        <source>Right ones, each with its credit, among the system&apos;s.</source>
        <translation>Richtige unter denen des Systems, jede mit ihrem Guthaben.</translation>
    </message>
    <message>
        <source>Slots of the gold.</source>
        <translation>Slots des Golds.</translation>
    </message>
    <message>
        <source>Slots of the system.</source>
        <translation>Slots des Systems.</translation>
    </message>
    <message>
        <source>Spurious. The system has an annotation that the gold lacks.</source>
        <translation>Überzählig. Das System hat eine Annotation, die dem Gold fehlt.</translation>
    </message>
    <message>
        <source>Sum of the covered shares of gold names.</source>
        <translation>Summe der abgedeckten Anteile von Goldnamen.</translation>
    </message>
    <message>
        <source>Sum of the covered shares of system names.</source>
        <translation>Summe der abgedeckten Anteile von Systemnamen.</translation>
    </message>
    <message>
        <source>System entities without partner.</source>
        <translation>Systementitäten ohne Partner.</translation>
    </message>
    <message>
        <source>System slots without partner.</source>
        <translation>Systemslots ohne Partner.</translation>
    </message>
    <message>
        <source>Wrong links of the system.</source>
        <translation>Falsche Verknüpfungen des Systems.</translation>
    </message>
    <message>
        <source>Wrong pairs, D and I by all slots that were found or missed.</source>
        <translation>Falsche Paare, D und I durch alle Slots, die gefunden wurden oder fehlen.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Type of a pair</source>
        <translation>Typ eines Paars</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Key, strategy</source>
        <translation>Schlüssel, Strategie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>In brat a type is one word: &quot;%1&quot; is written with _ for what is between.</source>
        <translation>In brat ist ein Typ ein Wort: „%1“ wird mit _ für das geschrieben, was dazwischen steht.</translation>
    </message>
</context>
<context>
    <name>ExcerptFigure</name>
    <message>
        <source>component</source>
        <translation>Komponente</translation>
    </message>
</context>
<context>
    <name>FigureKind</name>
    <message>
        <source>Alpha sweep: ETER of every system over alpha</source>
        <translation>Alpha-Verlauf: ETER jedes Systems über Alpha</translation>
    </message>
    <message>
        <source>Outcomes by type, document or slice</source>
        <translation>Ergebnisse nach Typ, Dokument oder Teilmenge</translation>
    </message>
    <message>
        <source>Confusion of types</source>
        <translation>Verwechslung der Typen</translation>
    </message>
    <message>
        <source>Noise: recall by error rate, errors by cause</source>
        <translation>Rauschen: Recall nach Fehlerrate, Fehler nach Ursache</translation>
    </message>
    <message>
        <source>Confidence: scores over the confidence threshold</source>
        <translation>Konfidenz: Werte über der Konfidenzschwelle</translation>
    </message>
    <message>
        <source>Trees of gold and system, aligned</source>
        <translation>Bäume von Gold und System, aligniert</translation>
    </message>
    <message>
        <source>Excerpt: one sentence with its annotations</source>
        <translation>Auszug: ein Satz mit seinen Annotationen</translation>
    </message>
    <message>
        <source>Campaign: systems by data sets</source>
        <translation>Kampagne: Systeme nach Datensätzen</translation>
    </message>
    <message>
        <source>Ranking of one data set</source>
        <translation>Rangfolge eines Datensatzes</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
</context>
<context>
    <name>FileLines</name>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>ImportCheck</name>
    <message>
        <source>same text</source>
        <translation>gleicher Text</translation>
    </message>
    <message>
        <source>texts differ, same number of tokens</source>
        <translation>Texte weichen ab, gleiche Tokenzahl</translation>
    </message>
    <message>
        <source>texts differ, aligned by characters</source>
        <translation>Texte weichen ab, zeichenweise aligniert</translation>
    </message>
    <message>
        <source>in the gold only: counts as missing</source>
        <translation>nur im Gold: zählt als fehlend</translation>
    </message>
    <message>
        <source>in the system only: counts as spurious</source>
        <translation>nur im System: zählt als überzählig</translation>
    </message>
    <message>
        <source>in A only</source>
        <translation>nur in A</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>nur in B</translation>
    </message>
</context>
<context>
    <name>ImportTables</name>
    <message>
        <source>Document of A</source>
        <translation>Dokument von A</translation>
    </message>
    <message>
        <source>Document of B</source>
        <translation>Dokument von B</translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation>Annotationen von A</translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation>Annotationen von B</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Gold document</source>
        <translation>Golddokument</translation>
    </message>
    <message>
        <source>System document</source>
        <translation>Systemdokument</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Goldannotationen</translation>
    </message>
    <message>
        <source>System annotations</source>
        <translation>Systemannotationen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>First annotations of every side</source>
        <translation>Erste Annotationen jeder Seite</translation>
    </message>
    <message>
        <source>Documents and their partners</source>
        <translation>Dokumente und ihre Partner</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Findings of the readers</source>
        <translation>Befunde beim Lesen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Paired: %1</source>
        <translation>Gepaart: %1</translation>
    </message>
    <message>
        <source>A only: %1</source>
        <translation>nur A: %1</translation>
    </message>
    <message>
        <source>gold only: %1</source>
        <translation>nur Gold: %1</translation>
    </message>
    <message>
        <source>B only: %1</source>
        <translation>nur B: %1</translation>
    </message>
    <message>
        <source>system only: %1</source>
        <translation>nur System: %1</translation>
    </message>
    <message>
        <source>texts differ: %1</source>
        <translation>Texte weichen ab: %1</translation>
    </message>
    <message>
        <source>%1 (the first %2 are shown)</source>
        <extracomment>%1: summary of all documents, %2: number of rows shown</extracomment>
        <translation>%1 (gezeigt sind die ersten %2)</translation>
    </message>
</context>
<context>
    <name>ImportVerdict</name>
    <message>
        <source>%1 cannot be read and will be left out.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 kann nicht gelesen werden und bleibt weg.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems cannot be read and will be left out.</source>
        <translation>
            <numerusform>%Ln System kann nicht gelesen werden und bleibt weg.</numerusform>
            <numerusform>%Ln Systeme können nicht gelesen werden und bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in A than in B.</source>
        <translation>
            <numerusform>%Ln Dokument hat in A einen anderen Text als in B.</numerusform>
            <numerusform>%Ln Dokumente haben in A einen anderen Text als in B.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in the system than in the gold.</source>
        <translation>
            <numerusform>%Ln Dokument hat im System einen anderen Text als im Gold.</numerusform>
            <numerusform>%Ln Dokumente haben im System einen anderen Text als im Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system texts differ from the gold.</source>
        <translation>
            <numerusform>%Ln Systemtext weicht vom Gold ab.</numerusform>
            <numerusform>%Ln Systemtexte weichen vom Gold ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no partner.</source>
        <translation>
            <numerusform>%Ln Dokument hat keinen Partner.</numerusform>
            <numerusform>%Ln Dokumente haben keinen Partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors in the files.</source>
        <translation>
            <numerusform>%Ln Fehler in den Dateien.</numerusform>
            <numerusform>%Ln Fehler in den Dateien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings.</source>
        <translation>
            <numerusform>%Ln Warnung.</numerusform>
            <numerusform>%Ln Warnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold: a file or a folder.</source>
        <translation>Wählen Sie ein Gold: eine Datei oder einen Ordner.</translation>
    </message>
    <message>
        <source>Or add a second system: without a gold, the two are compared with each other.</source>
        <translation>Oder fügen Sie ein zweites System hinzu: ohne Gold werden die beiden miteinander verglichen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>No gold: %L1 systems are compared with each other, two at a time.</source>
        <extracomment>%L1: how many systems, more than two</extracomment>
        <translation>Kein Gold: %L1 Systeme werden miteinander verglichen, je zwei auf einmal.</translation>
    </message>
    <message>
        <source>No gold: %1 (A) and %2 (B) are compared with each other.</source>
        <translation>Kein Gold: %1 (A) und %2 (B) werden miteinander verglichen.</translation>
    </message>
    <message>
        <source>Compare without a gold, if %1 is none.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Ohne Gold vergleichen, wenn %1 keines ist.</translation>
    </message>
    <message>
        <source>No document of %1 meets one of %2.</source>
        <translation>Kein Dokument von %1 entspricht einem von %2.</translation>
    </message>
    <message>
        <source>No document of the gold has a partner in %1.</source>
        <translation>Kein Dokument des Golds hat einen Partner in %1.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 entfernen.</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Dateien werden gelesen…</translation>
    </message>
    <message>
        <source>The label map cannot be used; choose Labels… and open another.</source>
        <translation>Die Label-Zuordnung ist nicht verwendbar; wählen Sie Labels… und öffnen Sie eine andere.</translation>
    </message>
    <message>
        <source>The gold cannot be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Das Gold kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>No system can be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Kein System kann gelesen werden: %1</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>The gold is shown alone; add a system to score it.</source>
        <translation>Das Gold wird allein gezeigt; fügen Sie ein System hinzu, um es auszuwerten.</translation>
    </message>
</context>
<context>
    <name>IntervalStrings</name>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Touchstone will speak English when it is started again.</source>
        <translation>Touchstone spricht Deutsch, sobald es neu gestartet wird.</translation>
    </message>
</context>
<context>
    <name>NeutralWords</name>
    <message>
        <source>Agree</source>
        <translation>Einig</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Uneinig</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>Nur A</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>Nur B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Pairs by A&apos;s type</source>
        <translation>Paare nach dem Typ von A</translation>
    </message>
    <message>
        <source>A and B agree under the chosen scheme.</source>
        <translation>A und B stimmen nach dem gewählten Schema überein.</translation>
    </message>
    <message>
        <source>A and B are paired, but differ in what the scheme compares.</source>
        <translation>A und B sind gepaart, unterscheiden sich aber in dem, was das Schema vergleicht.</translation>
    </message>
    <message>
        <source>A has an annotation that B lacks.</source>
        <translation>A hat eine Annotation, die B fehlt.</translation>
    </message>
    <message>
        <source>B has an annotation that A lacks.</source>
        <translation>B hat eine Annotation, die A fehlt.</translation>
    </message>
    <message>
        <source>B has several annotations where A has one.</source>
        <translation>B hat mehrere Annotationen, wo A eine hat.</translation>
    </message>
    <message>
        <source>B has one annotation where A has several.</source>
        <translation>B hat eine Annotation, wo A mehrere hat.</translation>
    </message>
    <message>
        <source>A is wrong</source>
        <translation>A ist falsch</translation>
    </message>
    <message>
        <source>B is wrong</source>
        <translation>B ist falsch</translation>
    </message>
    <message>
        <source>%1 cannot be opened: A is not there.</source>
        <translation>%1 kann nicht geöffnet werden: A ist nicht da.</translation>
    </message>
    <message>
        <source>The differences that are gone, in B&apos;s annotations as they were</source>
        <translation>Die verschwundenen Abweichungen, in den früheren Annotationen von B</translation>
    </message>
    <message>
        <source>The differences that are new</source>
        <translation>Die neuen Abweichungen</translation>
    </message>
    <message>
        <source>all of A</source>
        <translation>alles von A</translation>
    </message>
    <message>
        <source>all of B</source>
        <translation>alles von B</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>nur in B</translation>
    </message>
    <message>
        <source>differences (%1)</source>
        <translation>Abweichungen (%1)</translation>
    </message>
    <message>
        <source>not in agreement under the %1 scheme</source>
        <translation>nach dem Schema %1 nicht übereinstimmend</translation>
    </message>
    <message>
        <source>type %1 (A, else B)</source>
        <translation>Typ %1 (A, sonst B)</translation>
    </message>
    <message>
        <source>type in A, in B where A has no annotation: %1</source>
        <translation>Typ in A, in B, wo A keine Annotation hat: %1</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>type in A: %1</source>
        <translation>Typ in A: %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>type in B: %1</source>
        <translation>Typ in B: %1</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>Abweichung %1</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>Abweichung: %1</translation>
    </message>
    <message>
        <source>not difference %1</source>
        <translation>nicht Abweichung %1</translation>
    </message>
    <message>
        <source>difference is not: %1</source>
        <translation>Abweichung ist nicht: %1</translation>
    </message>
    <message>
        <source>words in A or B contain “%1”</source>
        <translation>Wörter in A oder B enthalten „%1“</translation>
    </message>
    <message>
        <source>All records, those in agreement too</source>
        <translation>Alle Einträge, auch die übereinstimmenden</translation>
    </message>
    <message>
        <source>All differences under the %1 scheme</source>
        <translation>Alle Abweichungen nach dem Schema %1</translation>
    </message>
    <message>
        <source>Keep the annotations whose words in A or B contain this</source>
        <translation>Nur Annotationen behalten, deren Wörter in A oder B dies enthalten</translation>
    </message>
    <message>
        <source>no annotation in A</source>
        <translation>keine Annotation in A</translation>
    </message>
    <message>
        <source>no annotation in B</source>
        <translation>keine Annotation in B</translation>
    </message>
    <message>
        <source>A %1 %2</source>
        <translation>A %1 %2</translation>
    </message>
    <message>
        <source>B %1 %2</source>
        <translation>B %1 %2</translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation>Wörter in A</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>Wörter in B</translation>
    </message>
    <message>
        <source>Type in A</source>
        <translation>Typ in A</translation>
    </message>
    <message>
        <source>Type in B</source>
        <translation>Typ in B</translation>
    </message>
    <message>
        <source>What %1 made of the same annotation of A</source>
        <translation>Was %1 aus derselben Annotation von A gemacht hat</translation>
    </message>
    <message>
        <source>A “%1”, B “%2”</source>
        <translation>A „%1“, B „%2“</translation>
    </message>
    <message>
        <source>difference “%1”</source>
        <translation>Abweichung „%1“</translation>
    </message>
    <message>
        <source>&amp;Difference “%1”</source>
        <translation>Abwe&amp;ichung „%1“</translation>
    </message>
    <message>
        <source>Copy the words in &amp;A</source>
        <translation>Wörter in &amp;A kopieren</translation>
    </message>
    <message>
        <source>Copy the words in &amp;B</source>
        <translation>Wörter in &amp;B kopieren</translation>
    </message>
    <message>
        <source>No differences match: %1</source>
        <translation>Keine Abweichungen passen: %1</translation>
    </message>
    <message>
        <source>No differences. %1 in agreement.</source>
        <translation>Keine Abweichungen. %1 stimmen überein.</translation>
    </message>
    <message>
        <source>Under the %1 scheme A and B agree everywhere.</source>
        <translation>Nach dem Schema %1 stimmen A und B überall überein.</translation>
    </message>
    <message>
        <source>A has none.</source>
        <translation>A hat keine.</translation>
    </message>
    <message>
        <source>Show those in agreement</source>
        <translation>Übereinstimmende zeigen</translation>
    </message>
    <message>
        <source>List the differences</source>
        <translation>Abweichungen auflisten</translation>
    </message>
    <message>
        <source>Groups of differences</source>
        <translation>Gruppen von Abweichungen</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>keine Abweichungen</translation>
    </message>
    <message>
        <source>difference %1 of %2</source>
        <translation>Abweichung %1 von %2</translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation>Abweichungen: %1</translation>
    </message>
    <message>
        <source>No differences in the filter</source>
        <translation>Keine Abweichungen im Filter</translation>
    </message>
    <message>
        <source>No other difference of this kind in the filter</source>
        <translation>Keine weitere Abweichung dieser Art im Filter</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>no record of this annotation of A</source>
        <translation>kein Eintrag dieser Annotation von A</translation>
    </message>
    <message>
        <source>Rules for A: %1</source>
        <translation>Regeln für A: %1</translation>
    </message>
    <message>
        <source>Rules for B: %1</source>
        <translation>Regeln für B: %1</translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text.</source>
        <translation>Wählen Sie eine Zeile der Liste oder eine Annotation im Text.</translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text; %1 goes to the next difference.</source>
        <translation>Wählen Sie eine Zeile der Liste oder eine Annotation im Text; %1 geht zur nächsten Abweichung.</translation>
    </message>
    <message>
        <source>B begins %n characters later.</source>
        <translation>B beginnt %n Zeichen später.</translation>
    </message>
    <message>
        <source>B begins %n character later.</source>
        <translation>B beginnt %n Zeichen später.</translation>
    </message>
    <message>
        <source>B begins %n characters earlier.</source>
        <translation>B beginnt %n Zeichen früher.</translation>
    </message>
    <message>
        <source>B begins %n character earlier.</source>
        <translation>B beginnt %n Zeichen früher.</translation>
    </message>
    <message>
        <source>B ends %n characters later.</source>
        <translation>B endet %n Zeichen später.</translation>
    </message>
    <message>
        <source>B ends %n character later.</source>
        <translation>B endet %n Zeichen später.</translation>
    </message>
    <message>
        <source>B ends %n characters earlier.</source>
        <translation>B endet %n Zeichen früher.</translation>
    </message>
    <message>
        <source>B ends %n character earlier.</source>
        <translation>B endet %n Zeichen früher.</translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in A, %2 in B.</source>
        <translation>Der Haupttyp ist gleich, der Subtyp weicht ab: %1 in A, %2 in B.</translation>
    </message>
    <message>
        <source>The types differ: %1 in A, %2 in B.</source>
        <translation>Die Typen weichen ab: %1 in A, %2 in B.</translation>
    </message>
    <message>
        <source>B has no such document.</source>
        <translation>B hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>A has no such document.</source>
        <translation>A hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>No annotation of B overlaps it.</source>
        <translation>Keine Annotation von B überlappt sie.</translation>
    </message>
    <message>
        <source>No annotation of A overlaps it.</source>
        <translation>Keine Annotation von A überlappt sie.</translation>
    </message>
    <message>
        <source>Every annotation of B that overlaps it is paired with another one of A, or shares too little with it.</source>
        <translation>Jede Annotation von B, die sie überlappt, ist mit einer anderen von A gepaart oder hat zu wenig mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Every annotation of A that overlaps it is paired with another one of B, or shares too little with it.</source>
        <translation>Jede Annotation von A, die sie überlappt, ist mit einer anderen von B gepaart oder hat zu wenig mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Paired because they share %n characters (A %1, B %2).</source>
        <translation>Gepaart, weil sie %n Zeichen gemeinsam haben (A %1, B %2).</translation>
    </message>
    <message>
        <source>Paired because they share %n character (A %1, B %2).</source>
        <translation>Gepaart, weil sie %n Zeichen gemeinsam haben (A %1, B %2).</translation>
    </message>
    <message>
        <source>One text, a lane for A and one for B</source>
        <translation>Ein Text, je eine Spur für A und B</translation>
    </message>
    <message>
        <source>gap: %Ln characters not in B</source>
        <translation>Lücke: %Ln Zeichen nicht in B</translation>
    </message>
    <message>
        <source>gap: %Ln character not in B</source>
        <translation>Lücke: %Ln Zeichen nicht in B</translation>
    </message>
    <message>
        <source>gap: %Ln characters only in B</source>
        <translation>Lücke: %Ln Zeichen nur in B</translation>
    </message>
    <message>
        <source>gap: %Ln character only in B</source>
        <translation>Lücke: %Ln Zeichen nur in B</translation>
    </message>
    <message>
        <source>gap in A for “%1”</source>
        <translation>Lücke in A für „%1“</translation>
    </message>
    <message>
        <source>gap in B for “%1”</source>
        <translation>Lücke in B für „%1“</translation>
    </message>
    <message>
        <source>“%1” in A is “%2” in B</source>
        <translation>„%1“ in A ist „%2“ in B</translation>
    </message>
    <message>
        <source>; A %1–%2</source>
        <translation>; A %1–%2</translation>
    </message>
    <message>
        <source>; B %1–%2</source>
        <translation>; B %1–%2</translation>
    </message>
    <message>
        <source>Overview of the whole document: the wider, the more differences; click to jump</source>
        <translation>Übersicht über das ganze Dokument: je breiter, desto mehr Abweichungen; klicken zum Springen</translation>
    </message>
    <message>
        <source>No text in this format: see the list of differences.</source>
        <translation>Kein Text in diesem Format: siehe die Liste der Abweichungen.</translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of differences shows the annotations.</source>
        <translation>Kein Text in diesem Format: es gibt nur Positionen an. Die Liste der Abweichungen zeigt die Annotationen.</translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned token by token).</source>
        <translation>Die Texte von A und B weichen bei %1 ab (tokenweise aligniert).</translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned character by character).</source>
        <translation>Die Texte von A und B weichen bei %1 ab (zeichenweise aligniert).</translation>
    </message>
    <message>
        <source>B lacks this document: every annotation is in A only.</source>
        <translation>B fehlt dieses Dokument: jede Annotation ist nur in A.</translation>
    </message>
    <message>
        <source>A lacks this document: every annotation is in B only.</source>
        <translation>A fehlt dieses Dokument: jede Annotation ist nur in B.</translation>
    </message>
    <message>
        <source>Types of A</source>
        <translation>Typen von A</translation>
    </message>
    <message>
        <source>%1: %n annotations of A</source>
        <translation>%1: %n Annotationen von A</translation>
    </message>
    <message>
        <source>%1: %n annotation of A</source>
        <translation>%1: %n Annotation von A</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation>Annotationen von A</translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation>Annotationen von B</translation>
    </message>
    <message>
        <source>Agreement of A and B (F1) under the %1 scheme</source>
        <translation>Übereinstimmung von A und B (F1) nach dem Schema %1</translation>
    </message>
    <message>
        <source>Records that differ under the %1 scheme, whatever the filter</source>
        <translation>Nach dem Schema %1 abweichende Einträge, unabhängig vom Filter</translation>
    </message>
    <message>
        <source>%1 only in B: %2, no annotation in A</source>
        <translation>%1 nur in B: %2, keine Annotation in A</translation>
    </message>
    <message>
        <source>%1 only in A: %2, no annotation in B</source>
        <translation>%1 nur in A: %2, keine Annotation in B</translation>
    </message>
    <message>
        <source>%1: A and B among the %2; %3 of them have equal types</source>
        <translation>%1: A und B unter den %2; %3 davon haben gleiche Typen</translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1: A %2, B %3</translation>
    </message>
    <message>
        <source>Only A: %1 annotations of A without one of B</source>
        <translation>Nur A: %1 Annotationen von A ohne eine von B</translation>
    </message>
    <message>
        <source>Only B: %1 annotations of B without one of A</source>
        <translation>Nur B: %1 Annotationen von B ohne eine von A</translation>
    </message>
    <message>
        <source>Type %1 in A: %2 annotations</source>
        <translation>Typ %1 in A: %2 Annotationen</translation>
    </message>
    <message>
        <source>Type %1 in B: %2 annotations</source>
        <translation>Typ %1 in B: %2 Annotationen</translation>
    </message>
    <message>
        <source>Types of A by types of B</source>
        <translation>Typen von A nach Typen von B</translation>
    </message>
    <message>
        <source>Rows: A, columns: B</source>
        <translation>Zeilen: A, Spalten: B</translation>
    </message>
    <message>
        <source>Those with most differences; the other types share one row and one column</source>
        <translation>Die mit den meisten Abweichungen; die übrigen Typen teilen sich eine Zeile und eine Spalte</translation>
    </message>
    <message>
        <source>Filter to type “%1” in A</source>
        <translation>Nach Typ „%1“ in A filtern</translation>
    </message>
    <message>
        <source>Filter to type “%1” in B</source>
        <translation>Nach Typ „%1“ in B filtern</translation>
    </message>
    <message>
        <source>Type of the annotation of A</source>
        <translation>Typ der Annotation von A</translation>
    </message>
    <message>
        <source>Type of the annotation of B that is paired with it</source>
        <translation>Typ der damit gepaarten Annotation von B</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation.</source>
        <translation>Weder A noch B hat eine Annotation.</translation>
    </message>
    <message>
        <source>A and B (%1), %2: Agreement %3  of B %4  of A %5</source>
        <translation>A und B (%1), %2: Übereinstimmung %3  von B %4  von A %5</translation>
    </message>
    <message>
        <source>A %1  B %2</source>
        <translation>A %1  B %2</translation>
    </message>
    <message>
        <source>Annotations of A and of B (%1)</source>
        <translation>Annotationen von A und von B (%1)</translation>
    </message>
    <message>
        <source>%1 (A is one document)</source>
        <translation>%1 (A ist ein einziges Dokument)</translation>
    </message>
    <message>
        <source>Of more rows the chart shows those with most differences; the table has all.</source>
        <translation>Bei mehr Zeilen zeigt das Diagramm die mit den meisten Abweichungen; die Tabelle hat alle.</translation>
    </message>
    <message>
        <source>Only in the table, with fewer differences: %1 more</source>
        <translation>Nur in der Tabelle, mit weniger Abweichungen: %1 weitere</translation>
    </message>
    <message>
        <source>A and B have the same text, so that there is no noise to tell apart.</source>
        <translation>A und B haben denselben Text, also ist kein Rauschen zu unterscheiden.</translation>
    </message>
    <message>
        <source>A has no annotation.</source>
        <translation>A hat keine Annotation.</translation>
    </message>
    <message>
        <source>Told by A (LED)</source>
        <translation>Angabe von A (LED)</translation>
    </message>
    <message>
        <source>Character error rate of B&apos;s text against A&apos;s at the place of the annotation, or the noise that A tells of its own text (HIPE).</source>
        <translation>Zeichenfehlerrate des Textes von B gegen den von A an der Stelle der Annotation, oder das Rauschen, das A für seinen Text angibt (HIPE).</translation>
    </message>
    <message>
        <source>A has no entities, so that there is no rate. Check that the right files and the right layer were opened.</source>
        <translation>A hat keine Entitäten, also gibt es keine Rate. Prüfen Sie, ob die richtigen Dateien und die richtige Ebene geöffnet sind.</translation>
    </message>
    <message>
        <source>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
of %8 entities of A</source>
        <translation>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
von %8 Entitäten von A</translation>
    </message>
    <message>
        <source>When an annotation counts as found: the same in A and B under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Differences by type are those of the strict scheme.</source>
        <translation>Wann eine Annotation als gefunden zählt: gleich in A und B nach dem strikten Schema, oder zugeordnet durch das Maß für verrauschten Text, das den Text innerhalb seiner Schwelle verlangt. Abweichungen nach Typ sind die des strikten Schemas.</translation>
    </message>
    <message>
        <source>Differences by cause</source>
        <translation>Abweichungen nach Ursache</translation>
    </message>
    <message>
        <source>Differences by cause as a table</source>
        <translation>Abweichungen nach Ursache als Tabelle</translation>
    </message>
    <message>
        <source>Noise: recall by error rate, differences by cause</source>
        <translation>Rauschen: Recall nach Fehlerrate, Abweichungen nach Ursache</translation>
    </message>
    <message>
        <source>%Ln more types only in the table: with fewer differences</source>
        <translation>%Ln weitere Typen nur in der Tabelle: mit weniger Abweichungen</translation>
    </message>
    <message>
        <source>%Ln more type only in the table: with fewer differences</source>
        <translation>%Ln weiterer Typ nur in der Tabelle: mit weniger Abweichungen</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 differences</source>
        <translation>%1: %2, %3 von %4 Abweichungen</translation>
    </message>
    <message>
        <source>%1: %2 differences</source>
        <translation>%1: %2 Abweichungen</translation>
    </message>
    <message>
        <source>Share of the differences</source>
        <translation>Anteil der Abweichungen</translation>
    </message>
    <message>
        <source>P, R and F1 of B</source>
        <translation>P, R und F1 von B</translation>
    </message>
    <message>
        <source>Set the threshold that gives B its best F1 on these data</source>
        <translation>Die Schwelle setzen, die B auf diesen Daten das beste F1 gibt</translation>
    </message>
    <message>
        <source>Shows the values before these, with more differences.</source>
        <translation>Zeigt die Werte davor, mit mehr Abweichungen.</translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer differences.</source>
        <translation>Zeigt die Werte danach, mit weniger Abweichungen.</translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in A, %4 in B, %5 in neither.</source>
        <translation>%1 in %2: %3 in A annotiert, %4 in B, %5 in keinem.</translation>
    </message>
    <message>
        <source>In whose text the words stand: A&apos;s, B&apos;s, or both</source>
        <translation>In wessen Text die Wörter stehen: in dem von A, von B oder in beiden</translation>
    </message>
    <message>
        <source>Types of A&apos;s annotations that share a character with the words</source>
        <translation>Typen der Annotationen von A, die ein Zeichen mit den Wörtern gemeinsam haben</translation>
    </message>
    <message>
        <source>Types of B&apos;s annotations that share a character with the words</source>
        <translation>Typen der Annotationen von B, die ein Zeichen mit den Wörtern gemeinsam haben</translation>
    </message>
    <message>
        <source>Of another data set: %1</source>
        <translation>Von einem anderen Datensatz: %1</translation>
    </message>
    <message>
        <source>A %1; B %2</source>
        <translation>A %1; B %2</translation>
    </message>
    <message>
        <source>Trees of A and B</source>
        <translation>Bäume von A und B</translation>
    </message>
    <message>
        <source>Outline of the trees of A and B</source>
        <translation>Gliederung der Bäume von A und B</translation>
    </message>
    <message>
        <source>Every annotation of A and B is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation>Jede Annotation von A und B ist eine einzelne Spanne: keine Komponenten, nichts verschachtelt, kein zweiter Typ. Bäume kommen aus JSONL mit „parent“ und „role“, aus Quaero-Tags und aus HIPE-Dateien, die als Bäume gelesen werden.</translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation>ETER paart den ausgewählten Eintrag mit einem Partner, den er hier nicht hat.</translation>
    </message>
    <message>
        <source>%1. Text, differences and details show these annotations all the same.</source>
        <translation>%1. Text, Abweichungen und Details zeigen diese Annotationen trotzdem.</translation>
    </message>
    <message>
        <source>≠ differ: T type, t sub-type, B boundary</source>
        <translation>≠ abweichend: T Typ, t Subtyp, B Grenze</translation>
    </message>
    <message>
        <source>≈ overlap: B boundary alone</source>
        <translation>≈ überlappend: nur B Grenze</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since A has no entity here</source>
        <translation>Diese Bäume: ETER %1 / 0 = –, da A hier keine Entität hat</translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since A has no slot here</source>
        <translation>Diese Bäume: SER %1 / 0 = –, da A hier keinen Slot hat</translation>
    </message>
    <message>
        <source>Trees of A and B, aligned</source>
        <translation>Bäume von A und B, aligniert</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to compare.</source>
        <translation>Weder A noch B hat eine Annotation, also gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to count.</source>
        <translation>Weder A noch B hat eine Annotation, also gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>A gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>A gibt kein Rauschniveau seines Textes an (LED in der Spalte MISC von HIPE-Dateien). Wählen Sie stattdessen das an den Texten gemessene Rauschen (CER).</translation>
    </message>
    <message>
        <source>A has no annotation with a text, so that there is no error rate to count by.</source>
        <translation>A hat keine Annotation mit Text, also gibt es keine Fehlerrate, nach der gezählt werden könnte.</translation>
    </message>
    <message>
        <source>A gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>A gibt für jede Annotation das Rauschniveau 0 an (LED). Wählen Sie stattdessen das an den Texten gemessene Rauschen (CER).</translation>
    </message>
    <message>
        <source>The texts of A and B are equal at every annotation, so that there is no noise to show.</source>
        <translation>Die Texte von A und B sind an jeder Annotation gleich, also ist kein Rauschen zu zeigen.</translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: A has no entity to divide by. Check that A is the right file, and the layer or column that it is read from.</source>
        <translation>ETER ist bei jedem Alpha undefiniert: A hat keine Entität, durch die geteilt werden könnte. Prüfen Sie, ob A die richtige Datei ist und aus welcher Ebene oder Spalte es gelesen wird.</translation>
    </message>
    <message>
        <source>No entity of A or B holds another annotation. Select a record first.</source>
        <translation>Keine Entität von A oder B enthält eine andere Annotation. Wählen Sie zuerst einen Eintrag aus.</translation>
    </message>
    <message>
        <source>Differences one by one</source>
        <translation>Abweichungen einzeln</translation>
    </message>
    <message>
        <source>The system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation>Das System, dessen Abweichungen gezeigt werden (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>%1: the system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation>%1: das System, dessen Abweichungen gezeigt werden (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>Most of the window for the text, then the differences and what explains them</source>
        <translation>Der größte Teil des Fensters für den Text, dann die Abweichungen und was sie erklärt</translation>
    </message>
    <message>
        <source>The text, and below it the differences beside the numbers: the layout at first</source>
        <translation>Der Text und darunter die Abweichungen neben den Zahlen: die anfängliche Anordnung</translation>
    </message>
    <message>
        <source>The differences beside the comparison of systems</source>
        <translation>Die Abweichungen neben dem Systemvergleich</translation>
    </message>
    <message>
        <source>Which annotation of A is matched with which of B.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation>Welche Annotation von A welcher von B zugeordnet wird.
Optimal eins zu eins: die beste Zuordnung überlappender Annotationen, gleich in welcher Reihenfolge.
Gierig: wer zuerst kommt, wie bei nervaluate.</translation>
    </message>
    <message>
        <source>A has no types.</source>
        <translation>A hat keine Typen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from A&apos;s in the type only.</source>
        <translation>%1: %2 von %3 zugeordneten Annotationen weichen nur im Typ von A ab.</translation>
    </message>
    <message>
        <source>Corrected scores: %n corrections of A</source>
        <translation>Korrigierte Werte: %n Korrekturen von A</translation>
    </message>
    <message>
        <source>Corrected scores: %n correction of A</source>
        <translation>Korrigierte Werte: %n Korrektur von A</translation>
    </message>
    <message>
        <source>Every number is by A under %1; its own file stays as it is</source>
        <translation>Jede Zahl gilt für A unter %1; seine eigene Datei bleibt, wie sie ist</translation>
    </message>
</context>
<context>
    <name>NoiseChart</name>
    <message>
        <source>Noise of the text (LED)</source>
        <translation>Rauschen des Textes (LED)</translation>
    </message>
    <message>
        <source>Character error rate (CER)</source>
        <translation>Zeichenfehlerrate (CER)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of Found</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of Not found</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Annotations of the gold</source>
        <translation>Annotationen des Golds</translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation>Transkription</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of Transcription</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>NER</source>
        <translation>NER</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of NER, entity recognition</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Cause unknown</source>
        <translation>Ursache unbekannt</translation>
    </message>
    <message>
        <source>?</source>
        <comment>letter of a cause that is not told</comment>
        <translation>?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: names of systems, %2: a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n types)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n Typ)</numerusform>
            <numerusform>(%n Typen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the errors</source>
        <translation>Anteil der Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>NoiseFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The number that a system has in the chart below; %2: its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Recall by noise in the text</source>
        <translation>Recall nach Rauschen im Text</translation>
    </message>
    <message>
        <source>Recall (matching of noisy text)</source>
        <translation>Recall (Zuordnung bei verrauschtem Text)</translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation>Fehler nach Ursache</translation>
    </message>
    <message>
        <source>The measure for noisy text was not computed.</source>
        <translation>Das Maß für verrauschten Text wurde nicht berechnet.</translation>
    </message>
    <message>
        <source>The gold gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>Das Gold gibt kein Rauschniveau seines Textes an (LED in der Spalte MISC von HIPE-Dateien). Wählen Sie stattdessen das an den Texten gemessene Rauschen (CER).</translation>
    </message>
    <message>
        <source>The gold has no annotation with a text, so that there is no error rate to count by.</source>
        <translation>Das Gold hat keine Annotation mit Text, also gibt es keine Fehlerrate, nach der gezählt werden könnte.</translation>
    </message>
    <message>
        <source>The gold gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>Das Gold gibt für jede Annotation das Rauschniveau 0 an (LED). Wählen Sie stattdessen das an den Texten gemessene Rauschen (CER).</translation>
    </message>
    <message>
        <source>The texts of gold and systems are equal at every annotation, so that there is no noise to show. Give a system that was run on recognised text, in a format that keeps this text, or draw the figure of outcomes instead.</source>
        <translation>Die Texte von Gold und Systemen sind an jeder Annotation gleich, also ist kein Rauschen zu zeigen. Geben Sie ein System an, das auf erkanntem Text lief, in einem Format, das diesen Text behält, oder zeichnen Sie stattdessen die Abbildung der Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>OutcomeChart</name>
    <message numerus="yes">
        <source>(all %n)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(alle %n)</numerusform>
            <numerusform>(alle %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the annotations</source>
        <translation>Anteil der Annotationen</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>F1 of the document</source>
        <translation>F1 des Dokuments</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
<context>
    <name>OutcomeFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a figure of one system. %1: &quot;Outcomes by type&quot;, %2: name of the system</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation, so there is nothing to count.</source>
        <translation>Weder das Gold noch ein System hat eine Annotation, also gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>Outcomes by document</source>
        <translation>Ergebnisse nach Dokument</translation>
    </message>
    <message>
        <source>Outcomes by type</source>
        <translation>Ergebnisse nach Typ</translation>
    </message>
    <message>
        <source>Outcomes by slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation>Ergebnisse nach Teilmenge: %1</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Correct</source>
        <translation>Korrekt</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Inkorrekt</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Überzählig</translation>
    </message>
</context>
<context>
    <name>PanelDocks</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwechslung</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Alpha sweep</source>
        <translation>Alpha-Verlauf</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Teilmengen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Compare systems</source>
        <translation>Systemvergleich</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>Vorkommen</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Verdachtsfälle</translation>
    </message>
</context>
<context>
    <name>RankingFigure</name>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation>Rangfolge von %1</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1 (kleiner ist besser)</translation>
    </message>
    <message>
        <source>≈ not separable from the best: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈ vom Besten nicht unterscheidbar: p ist nicht kleiner als %1</translation>
    </message>
    <message>
        <source>No run of this data set is scored yet.</source>
        <translation>Noch ist kein Lauf dieses Datensatzes ausgewertet.</translation>
    </message>
</context>
<context>
    <name>RecordFacts</name>
    <message numerus="yes">
        <source>The system begins %n characters later.</source>
        <translation>
            <numerusform>Das System beginnt %n Zeichen später.</numerusform>
            <numerusform>Das System beginnt %n Zeichen später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system begins %n characters earlier.</source>
        <translation>
            <numerusform>Das System beginnt %n Zeichen früher.</numerusform>
            <numerusform>Das System beginnt %n Zeichen früher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters later.</source>
        <translation>
            <numerusform>Das System endet %n Zeichen später.</numerusform>
            <numerusform>Das System endet %n Zeichen später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters earlier.</source>
        <translation>
            <numerusform>Das System endet %n Zeichen früher.</numerusform>
            <numerusform>Das System endet %n Zeichen früher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paired because they share %n characters (gold %1, system %2).</source>
        <extracomment>%1: characters of the gold annotation, %2: of the system annotation</extracomment>
        <translation>
            <numerusform>Gepaart, weil sie %n Zeichen gemeinsam haben (Gold %1, System %2).</numerusform>
            <numerusform>Gepaart, weil sie %n Zeichen gemeinsam haben (Gold %1, System %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>RuleTrialWords</name>
    <message>
        <source>link</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: gold or system, %2: what changed, %3 and %4: labels before and after</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2: %3 → %4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>never applied</source>
        <comment>a rule</comment>
        <translation>nie angewandt</translation>
    </message>
    <message>
        <source>This rule is switched off.</source>
        <translation>Diese Regel ist abgeschaltet.</translation>
    </message>
    <message>
        <source>Applied %1 times in %2 tests; that is %3 records.</source>
        <extracomment>how often the rule was applied, of how many tests, and how many records that makes</extracomment>
        <translation>Bei %2 Prüfungen %1-mal angewandt; das sind %3 Einträge.</translation>
    </message>
    <message>
        <source>Tested %1 times and never applied: no “%2” met all its conditions. Look for a mistyped label in them.</source>
        <extracomment>%1: number of tests, %2: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation>%1-mal geprüft und nie angewandt: „%2“ erfüllte nie alle ihre Bedingungen. Suchen Sie darin nach einem verschriebenen Label.</translation>
    </message>
    <message>
        <source>Never tested: there was no “%1” to try it on.</source>
        <extracomment>%1: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation>Nie geprüft: „%1“ kam nicht vor, um sie daran zu erproben.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Phases in their order, in each its rules as they run. The box switches a rule on and off (Space); Enter opens it in the editor.</source>
        <translation>Phasen in ihrer Reihenfolge, in jeder ihre Regeln, wie sie laufen. Das Kästchen schaltet eine Regel ein und aus (Leertaste); Eingabe öffnet sie im Editor.</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewandt</translation>
    </message>
    <message>
        <source>How often all conditions of the rule held when it was its turn.</source>
        <translation>Wie oft alle Bedingungen der Regel galten, als sie an der Reihe war.</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>How often its conditions were tested, repeated tests included.</source>
        <translation>Wie oft ihre Bedingungen geprüft wurden, wiederholte Prüfungen eingerechnet.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>The matches and single annotations that it was applied to; of a rule for entities or links those of whole documents. A click shows them.</source>
        <translation>Die Zuordnungen und einzelnen Annotationen, auf die sie angewandt wurde; bei einer Regel für Entitäten oder Verknüpfungen die ganzer Dokumente. Ein Klick zeigt sie.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>What the rule looks at: each annotation of a side, each overlapping pair, each match, each entity or link of a document.</source>
        <translation>Was die Regel betrachtet: jede Annotation einer Seite, jedes überlappende Paar, jede Zuordnung, jede Entität oder Verknüpfung eines Dokuments.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>The salience of the rule: inside a phase the highest goes first.</source>
        <translation>Die Salienz der Regel: in einer Phase kommt die höchste zuerst.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The file that contains the rule, and the one whose rule of the same name it replaces.</source>
        <translation>Die Datei, die die Regel enthält, und die, deren gleichnamige Regel sie ersetzt.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Zur Regel</translation>
    </message>
    <message>
        <source>The rule&apos;s own description.</source>
        <translation>Die Beschreibung der Regel selbst.</translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>the default rules</comment>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>%1, replaces %2</source>
        <extracomment>where a rule comes from; %2: the file whose rule of the same name it stands for</extracomment>
        <translation>%1, ersetzt %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>read aloud: name of a rule; &quot;never applied&quot;, &quot;42&quot; or &quot;off&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules</source>
        <translation>
            <numerusform>%Ln Regel</numerusform>
            <numerusform>%Ln Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never applied</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n nie angewandt</numerusform>
            <numerusform>%n nie angewandt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n aus</numerusform>
            <numerusform>%n aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1, number %2 of %3. Its rules are applied until none holds any more; then the next phase begins.</source>
        <extracomment>%1: name of a phase, %2: number among the phases, %3: how many there are</extracomment>
        <translation>Phase %1, Nummer %2 von %3. Ihre Regeln werden angewandt, bis keine mehr gilt; dann beginnt die nächste Phase.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Least overlap (%)</source>
        <translation>Mindestüberlappung (%)</translation>
    </message>
    <message>
        <source>Overlap counted in</source>
        <translation>Überlappung gezählt in</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>A row of a type has</source>
        <translation>Zeile eines Typs enthält</translation>
    </message>
    <message>
        <source>What either side gave it</source>
        <translation>Was eine Seite so nannte</translation>
    </message>
    <message>
        <source>Pairs by their gold type</source>
        <translation>Paare nach ihrem Goldtyp</translation>
    </message>
    <message>
        <source>The type matched alone</source>
        <translation>Den Typ allein zugeordnet</translation>
    </message>
    <message>
        <source>Tag scheme</source>
        <translation>Tag-Schema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Spans end with the</source>
        <translation>Spannen enden mit dem</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Weights of types</source>
        <translation>Gewichte der Typen</translation>
    </message>
    <message>
        <source>Hierarchy of types</source>
        <translation>Hierarchie der Typen</translation>
    </message>
    <message>
        <source>Weight of one step</source>
        <translation>Gewicht eines Schritts</translation>
    </message>
    <message>
        <source>Weights of links</source>
        <translation>Gewichte der Verknüpfungen</translation>
    </message>
    <message>
        <source>Candidates that count</source>
        <translation>Zählende Kandidaten</translation>
    </message>
    <message>
        <source>Equivalent ids</source>
        <translation>Gleichwertige Ids</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alphas of the table</source>
        <translation>Alphas der Tabelle</translation>
    </message>
    <message>
        <source>Inserted into a leaf</source>
        <translation>In ein Blatt Eingefügtes</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>Je 1</translation>
    </message>
    <message>
        <source>1 at most</source>
        <translation>Höchstens 1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Label of a nested entity</source>
        <translation>Label verschachtelter Entität</translation>
    </message>
    <message>
        <source>The whole label</source>
        <translation>Das ganze Label</translation>
    </message>
    <message>
        <source>Its main type</source>
        <translation>Sein Haupttyp</translation>
    </message>
    <message>
        <source>Components must overlap</source>
        <translation>Komponenten überlappen</translation>
    </message>
    <message>
        <source>Nested entities align</source>
        <translation>Verschachtelte alignieren</translation>
    </message>
    <message>
        <source>At any depth</source>
        <translation>In jeder Tiefe</translation>
    </message>
    <message>
        <source>Inside aligned ones</source>
        <translation>In alignierten</translation>
    </message>
    <message>
        <source>Cost of label, boundary</source>
        <translation>Kosten von Label, Grenze</translation>
    </message>
    <message>
        <source>Denominator of ERR</source>
        <translation>Nenner von ERR</translation>
    </message>
    <message>
        <source>With wrong pairs</source>
        <translation>Mit falschen Paaren</translation>
    </message>
    <message>
        <source>As the paper prints it</source>
        <translation>Wie der Aufsatz ihn druckt</translation>
    </message>
    <message>
        <source>Largest edit distance</source>
        <translation>Größte Editierdistanz</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>What first touches it</source>
        <translation>Dem zuerst Berührenden</translation>
    </message>
    <message>
        <source>The best one-to-one</source>
        <translation>Dem besten eins zu eins</translation>
    </message>
    <message>
        <source>Count what is set aside</source>
        <translation>Zurückgestelltes zählen</translation>
    </message>
    <message>
        <source>Count low confidence</source>
        <translation>Niedrige Konfidenz zählen</translation>
    </message>
    <message>
        <source>Count links lost by tagging</source>
        <translation>Durch Tagging Verlorenes zählen</translation>
    </message>
    <message>
        <source>Right for one of several ids</source>
        <translation>Richtig bei einer von mehreren Ids</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>ShownSystem</name>
    <message>
        <source>%1, as it was</source>
        <extracomment>%1: name of a system whose file has been read again since</extracomment>
        <translation>%1, wie es war</translation>
    </message>
    <message>
        <source>%1, other settings</source>
        <extracomment>%1: name of a system that is scored under other settings than those in force</extracomment>
        <translation>%1, andere Einstellungen</translation>
    </message>
</context>
<context>
    <name>Slices</name>
    <message>
        <source>there are neither texts nor tokens</source>
        <translation>es gibt weder Texte noch Tokens</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>es gibt keine Texte</translation>
    </message>
    <message>
        <source>there is no pair</source>
        <translation>es gibt kein Paar</translation>
    </message>
    <message>
        <source>there is no annotation</source>
        <translation>es gibt keine Annotation</translation>
    </message>
    <message>
        <source>choose training data…</source>
        <translation>Trainingsdaten wählen…</translation>
    </message>
    <message>
        <source>Noise level</source>
        <translation>Rauschniveau</translation>
    </message>
    <message>
        <source>no annotation gives the noise level of its text (LED, as HIPE&apos;s files do)</source>
        <translation>keine Annotation gibt das Rauschniveau ihres Textes an (LED, wie HIPE-Dateien)</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>no document has a date</source>
        <translation>kein Dokument hat ein Datum</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>the documents are of one data set</source>
        <translation>die Dokumente sind aus einem einzigen Datensatz</translation>
    </message>
    <message>
        <source>Document length</source>
        <translation>Dokumentlänge</translation>
    </message>
    <message>
        <source>Place in the document</source>
        <translation>Stelle im Dokument</translation>
    </message>
    <message>
        <source>Entity length</source>
        <translation>Entitätslänge</translation>
    </message>
    <message>
        <source>Single- or multi-token</source>
        <translation>Ein oder mehrere Tokens</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Shape of the name</source>
        <translation>Form des Namens</translation>
    </message>
    <message>
        <source>With digit</source>
        <translation>Mit Ziffer</translation>
    </message>
    <message>
        <source>With hyphen</source>
        <translation>Mit Bindestrich</translation>
    </message>
    <message>
        <source>With full stop</source>
        <translation>Mit Punkt</translation>
    </message>
    <message>
        <source>With apostrophe</source>
        <translation>Mit Apostroph</translation>
    </message>
    <message>
        <source>With function word</source>
        <translation>Mit Funktionswort</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Erstes Wort</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Letztes Wort</translation>
    </message>
    <message>
        <source>Nested or flat</source>
        <translation>Verschachtelt oder flach</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Überkreuzend</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>Word before</source>
        <translation>Wort davor</translation>
    </message>
    <message>
        <source>Word after</source>
        <translation>Wort danach</translation>
    </message>
    <message>
        <source>Shape of the word before</source>
        <translation>Form des Worts davor</translation>
    </message>
    <message>
        <source>Shape of the word after</source>
        <translation>Form des Worts danach</translation>
    </message>
    <message>
        <source>Enclosed</source>
        <translation>Eingeschlossen</translation>
    </message>
    <message>
        <source>Place in the sentence</source>
        <translation>Stelle im Satz</translation>
    </message>
    <message>
        <source>Sentence length</source>
        <translation>Satzlänge</translation>
    </message>
    <message>
        <source>Sentence in capitals</source>
        <translation>Satz in Großbuchstaben</translation>
    </message>
    <message>
        <source>Annotations in the sentence</source>
        <translation>Annotationen im Satz</translation>
    </message>
    <message>
        <source>Other types in the sentence</source>
        <translation>Andere Typen im Satz</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>Im Training gesehen</translation>
    </message>
    <message>
        <source>Words seen in training</source>
        <translation>Wörter im Training gesehen</translation>
    </message>
    <message>
        <source>Frequency of the words</source>
        <translation>Häufigkeit der Wörter</translation>
    </message>
    <message>
        <source>Types of the same words</source>
        <translation>Typen derselben Wörter</translation>
    </message>
    <message>
        <source>First or later mention</source>
        <translation>Erste oder spätere Nennung</translation>
    </message>
    <message>
        <source>Left boundary</source>
        <translation>Linke Grenze</translation>
    </message>
    <message>
        <source>Right boundary</source>
        <translation>Rechte Grenze</translation>
    </message>
    <message>
        <source>Left boundary in characters</source>
        <translation>Linke Grenze in Zeichen</translation>
    </message>
    <message>
        <source>Right boundary in characters</source>
        <translation>Rechte Grenze in Zeichen</translation>
    </message>
    <message>
        <source>Differing boundary</source>
        <translation>Abweichende Grenze</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>nobody has judged a record</source>
        <translation>niemand hat einen Eintrag beurteilt</translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation>Urteile zweier Urteilender</translation>
    </message>
    <message>
        <source>fewer than two judges have told their names</source>
        <translation>weniger als zwei Urteilende haben ihren Namen angegeben</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Ends of pairs</source>
        <translation>Enden der Paare</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
</context>
<context>
    <name>SpanTextView</name>
    <message numerus="yes">
        <source>gap: %Ln characters missing in the system&apos;s text</source>
        <translation>
            <numerusform>Lücke: %Ln Zeichen fehlt im Text des Systems</numerusform>
            <numerusform>Lücke: %Ln Zeichen fehlen im Text des Systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gap: %Ln characters only in the system&apos;s text</source>
        <translation>
            <numerusform>Lücke: %Ln Zeichen nur im Text des Systems</numerusform>
            <numerusform>Lücke: %Ln Zeichen nur im Text des Systems</numerusform>
        </translation>
    </message>
    <message>
        <source>both boundaries differ</source>
        <translation>beide Grenzen weichen ab</translation>
    </message>
    <message>
        <source>first boundary differs</source>
        <translation>erste Grenze weicht ab</translation>
    </message>
    <message>
        <source>last boundary differs</source>
        <translation>letzte Grenze weicht ab</translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <translation>Gold %1 %2</translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation>System %1 %2</translation>
    </message>
    <message>
        <source>type differs</source>
        <translation>Typ weicht ab</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: types of an annotation, %2: its words</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what one of its annotations is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>One text, a lane for the gold and for each system</source>
        <translation>Ein Text, eine Spur für das Gold und je eine für jedes System</translation>
    </message>
    <message numerus="yes">
        <source>One text, a lane for each system · %Ln more systems are not shown</source>
        <translation>
            <numerusform>Ein Text, je eine Spur für jedes System · %Ln weiteres System nicht gezeigt</numerusform>
            <numerusform>Ein Text, je eine Spur für jedes System · %Ln weitere Systeme nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>scoring…</source>
        <translation>Auswertung läuft…</translation>
    </message>
    <message>
        <source>stopped: choose Stacked anew</source>
        <translation>angehalten: Gestapelt neu wählen</translation>
    </message>
    <message>
        <source>text differs: see Interlinear</source>
        <translation>Text weicht ab: siehe Interlinear</translation>
    </message>
    <message>
        <source>no such document</source>
        <translation>kein solches Dokument</translation>
    </message>
    <message>
        <source>cannot be scored</source>
        <translation>nicht auswertbar</translation>
    </message>
    <message>
        <source>gap in the gold for “%1”</source>
        <extracomment>%1: characters that only the system&apos;s text has</extracomment>
        <translation>Lücke im Gold für „%1“</translation>
    </message>
    <message>
        <source>gap in the system for “%1”</source>
        <translation>Lücke im System für „%1“</translation>
    </message>
    <message>
        <source>“%1” became “%2”</source>
        <extracomment>%1 and %2: characters of the gold and what stands for them in the system&apos;s text</extracomment>
        <translation>aus „%1“ wurde „%2“</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Click to show them, or press + (and - to fold again).</source>
        <extracomment>%1: &quot;128 lines without differences, 5,432 characters&quot;</extracomment>
        <translation>%1. Zum Zeigen klicken oder + drücken (und - zum Zuklappen).</translation>
    </message>
    <message>
        <source>; gold %1–%2</source>
        <translation>; Gold %1–%2</translation>
    </message>
    <message>
        <source>; system %1–%2</source>
        <translation>; System %1–%2</translation>
    </message>
    <message>
        <source>%1; %2–%3</source>
        <extracomment>%1: what an annotation is, %2 and %3: where it begins and ends</extracomment>
        <translation>%1; %2–%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln Zeichen</numerusform>
            <numerusform>%Ln Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines without differences, %1</source>
        <extracomment>on a fold; %1: &quot;5,432 characters&quot;</extracomment>
        <translation>
            <numerusform>%Ln Zeile ohne Abweichungen, %1</numerusform>
            <numerusform>%Ln Zeilen ohne Abweichungen, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepChart</name>
    <message>
        <source>ETER over alpha</source>
        <translation>ETER über Alpha</translation>
    </message>
    <message>
        <source>Markers and ticks: breakpoints.</source>
        <translation>Marken und Striche: Knickpunkte.</translation>
    </message>
    <message>
        <source>Markers: breakpoints.</source>
        <translation>Marken: Knickpunkte.</translation>
    </message>
    <message>
        <source>Rings: where curves meet.</source>
        <translation>Ringe: wo Kurven sich treffen.</translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation>Verrauschter Text über der Schwelle</translation>
    </message>
    <message>
        <source>Edit distance / length that still matches</source>
        <translation>Editierdistanz / Länge, die noch als Treffer zählt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a system, %2: &quot;F1&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
of %8 gold entities</source>
        <extracomment>%1: system, %2: alpha, %3: rate, %4 and %5: counts, %6 and %7: sums of costs, %8: number of gold entities</extracomment>
        <translation>%1, α = %2
ETER %3
I %4   D %5
(1 − α)·Er %6
α·Ec %7
von %8 Goldentitäten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: name of a system, %2: its rate or F1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At α = %1: %2</source>
        <extracomment>%1: place of the guide, %2: systems with their values</extracomment>
        <translation>Bei α = %1: %2</translation>
    </message>
    <message>
        <source>F1 at threshold %1: %2</source>
        <translation>F1 bei Schwelle %1: %2</translation>
    </message>
    <message>
        <source>%1, threshold from %2 on
Precision %3
Recall %4
F1 %5</source>
        <extracomment>%1: system, %2: threshold, %3 to %5: scores</extracomment>
        <translation>%1, ab Schwelle %2
Präzision %3
Recall %4
F1 %5</translation>
    </message>
    <message>
        <source>%1 and %2 are equal
from α = %3 to %4</source>
        <extracomment>%1 and %2: systems, %3 and %4: alphas</extracomment>
        <translation>%1 und %2 sind gleich
von α = %3 bis %4</translation>
    </message>
    <message>
        <source>%1 and %2 touch
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation>%1 und %2 berühren sich
α = %3, ETER %4</translation>
    </message>
    <message>
        <source>Break-even of %1 and %2
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation>Gleichstand von %1 und %2
α = %3, ETER %4</translation>
    </message>
    <message>
        <source>The curves do not meet between 0 and 1.</source>
        <translation>Die Kurven treffen sich zwischen 0 und 1 nicht.</translation>
    </message>
    <message>
        <source>No two curves meet between 0 and 1.</source>
        <translation>Keine zwei Kurven treffen sich zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>F1 of %1 and %2 change places
threshold from %3 on, F1 %4</source>
        <extracomment>%1 and %2: systems, %3: threshold, %4: F1 of the first</extracomment>
        <translation>F1 von %1 und %2 tauschen die Plätze
ab Schwelle %3, F1 %4</translation>
    </message>
</context>
<context>
    <name>SweepFigure</name>
    <message>
        <source>ETER could not be computed over alpha for any system.</source>
        <translation>ETER konnte für kein System über Alpha berechnet werden.</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha in any way of interest. Load a format or a layer with trees, such as --layer tree.</source>
        <translation>Keine Annotation hat Komponenten oder andere in sich, sodass ETER nicht nennenswert von Alpha abhängt. Laden Sie ein Format oder eine Ebene mit Bäumen, etwa --layer tree.</translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: the gold has no entity to divide by. Check that the gold is the right file, and the layer or column that it is read from.</source>
        <translation>ETER ist bei jedem Alpha undefiniert: das Gold hat keine Entität, durch die geteilt werden könnte. Prüfen Sie, ob das Gold die richtige Datei ist und aus welcher Ebene oder Spalte es gelesen wird.</translation>
    </message>
</context>
<context>
    <name>SystemBText</name>
    <message>
        <source>B: %1</source>
        <extracomment>%1: name of System B, whose text is shown</extracomment>
        <translation>B: %1</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>E %1</source>
        <extracomment>%1: E, ETER&apos;s cost of a pair</extracomment>
        <translation>E %1</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>T: type or label differs; t: sub-type differs; B: boundary differs</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>B</source>
        <comment>boundary</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>I incorrect: T type, t sub-type, B boundary</source>
        <extracomment>the letters of links, such as I·TB</extracomment>
        <translation>I inkorrekt: T Typ, t Subtyp, B Grenze</translation>
    </message>
    <message>
        <source>P partial: B boundary alone</source>
        <extracomment>the letters of a link, P·B</extracomment>
        <translation>P teilweise: nur B Grenze</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>eingefügt</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>component</source>
        <translation>Komponente</translation>
    </message>
</context>
<context>
    <name>TreeFigure</name>
    <message>
        <source>There is no result to draw trees of.</source>
        <translation>Es gibt kein Ergebnis, dessen Bäume zu zeichnen wären.</translation>
    </message>
    <message>
        <source>There are no trees in these annotations: no components, nothing nested, no second type. Read HIPE files with --layer tree.</source>
        <translation>In diesen Annotationen gibt es keine Bäume: keine Komponenten, nichts verschachtelt, kein zweiter Typ. Lesen Sie HIPE-Dateien mit --layer tree.</translation>
    </message>
    <message>
        <source>No entity of gold or system holds another annotation. Select a record first.</source>
        <translation>Keine Entität von Gold oder System enthält eine andere Annotation. Wählen Sie zuerst einen Eintrag aus.</translation>
    </message>
    <message>
        <source>The selected record is in no tree.</source>
        <translation>Der ausgewählte Eintrag ist in keinem Baum.</translation>
    </message>
    <message numerus="yes">
        <source>The trees around the selected record have more than %n nodes, too many for a page.</source>
        <translation>
            <numerusform>Die Bäume um den ausgewählten Eintrag haben mehr als %n Knoten, zu viele für eine Seite.</numerusform>
            <numerusform>Die Bäume um den ausgewählten Eintrag haben mehr als %n Knoten, zu viele für eine Seite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeTexts</name>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>eingefügt</translation>
    </message>
    <message>
        <source>%1 / %2 = %3</source>
        <extracomment>%1: a number or a sum, %2: a count, %3: the quotient</extracomment>
        <translation>%1 / %2 = %3</translation>
    </message>
    <message>
        <source>%1 (types %2 + boundary %3)</source>
        <extracomment>%1: Er, %2: cost of types, %3: cost of the boundary</extracomment>
        <translation>%1 (Typen %2 + Grenze %3)</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>offsets of an annotation in a document without text</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>boundary differs</source>
        <translation>Grenze weicht ab</translation>
    </message>
    <message>
        <source>sub-type and boundary differ</source>
        <translation>Subtyp und Grenze weichen ab</translation>
    </message>
    <message>
        <source>sub-type differs</source>
        <translation>Subtyp weicht ab</translation>
    </message>
    <message>
        <source>label and boundary differ</source>
        <translation>Label und Grenze weichen ab</translation>
    </message>
    <message>
        <source>label differs</source>
        <translation>Label weicht ab</translation>
    </message>
    <message>
        <source>type and boundary differ</source>
        <translation>Typ und Grenze weichen ab</translation>
    </message>
    <message>
        <source>type differs</source>
        <translation>Typ weicht ab</translation>
    </message>
    <message>
        <source>counted with its entity</source>
        <translation>mit seiner Entität gezählt</translation>
    </message>
    <message>
        <source>%1; as a part: %2</source>
        <extracomment>%1: what becomes of it as an entity, %2: what becomes of it as a part of the entity above</extracomment>
        <translation>%1; als Teil: %2</translation>
    </message>
    <message>
        <source>%1; as a part %2</source>
        <extracomment>%1: cost as an entity, %2: cost as a part of the entity above</extracomment>
        <translation>%1; als Teil %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>%1: type, %2: words</extracomment>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>%1 %2 %3, level %4</source>
        <extracomment>%1: gold or system, %2: entity or component, %3: type and words, %4: level in the tree from 1</extracomment>
        <translation>%1 %2 %3, Stufe %4</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>%1: type and words of the partner</extracomment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>as a part with %1</source>
        <translation>als Teil mit %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>%1: a number or a dash</extracomment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>Slot %1: %2, costs %3</source>
        <extracomment>%1: type, %2: &quot;type differs&quot; or the like, %3: cost</extracomment>
        <translation>Slot %1: %2, kostet %3</translation>
    </message>
    <message>
        <source>%1 has no partner: deleted, costs 1</source>
        <translation>%1 hat keinen Partner: gelöscht, kostet 1</translation>
    </message>
    <message>
        <source>%1 has no partner: inserted, costs 1</source>
        <translation>%1 hat keinen Partner: eingefügt, kostet 1</translation>
    </message>
    <message>
        <source>Er %1 · Ec %2 · E %3 at alpha %4</source>
        <extracomment>ETER&apos;s costs of one pair; %1: Er, %2: Ec as a fraction, %3: E, %4: alpha</extracomment>
        <translation>Er %1 · Ec %2 · E %3 bei Alpha %4</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since the gold has no entity here</source>
        <extracomment>%1: sum of costs; there is no gold entity, or no slot, among the trees shown</extracomment>
        <translation>Diese Bäume: ETER %1 / 0 = –, da das Gold hier keine Entität hat</translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since the gold has no slot here</source>
        <translation>Diese Bäume: SER %1 / 0 = –, da das Gold hier keinen Slot hat</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / %2 = %3</source>
        <extracomment>%1: sum of costs, %2: count of gold entities or slots, %3: the quotient</extracomment>
        <translation>Diese Bäume: ETER %1 / %2 = %3</translation>
    </message>
    <message>
        <source>These trees: SER %1 / %2 = %3</source>
        <translation>Diese Bäume: SER %1 / %2 = %3</translation>
    </message>
</context>
<context>
    <name>TrendChart</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File, 1: %1 to %2: %3</source>
        <translation>Datei, 1: %1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <translation>%1 (kleiner ist besser)</translation>
    </message>
    <message>
        <source>%1, %2: other settings than before</source>
        <translation>%1, %2: andere Einstellungen als zuvor</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a system, %2: its score</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <extracomment>%1: a difference of scores, %2: a file</extracomment>
        <translation>%1 seit %2</translation>
    </message>
    <message>
        <source>Settings differ:</source>
        <translation>Einstellungen weichen ab:</translation>
    </message>
</context>
<context>
    <name>TrendFigure</name>
    <message>
        <source>The score is undefined (0/0) in every file.</source>
        <translation>Der Wert ist in jeder Datei undefiniert (0/0).</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems could not be read: %1. Open… says why of each.</source>
        <extracomment>%n: number of systems, %1: their names</extracomment>
        <translation>
            <numerusform>%Ln System konnte nicht gelesen werden: %1. Öffnen… nennt den Grund.</numerusform>
            <numerusform>%Ln Systeme konnten nicht gelesen werden: %1. Öffnen… nennt jeweils den Grund.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>an annotation behind its words: %1: type, %2: &quot;gold&quot; or &quot;system&quot;, %3: id</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>similarity %1 ≥ %2</source>
        <translation>Ähnlichkeit %1 ≥ %2</translation>
    </message>
    <message>
        <source>similarity %1 &lt; %2</source>
        <translation>Ähnlichkeit %1 &lt; %2</translation>
    </message>
    <message>
        <source>neither side has a partner yet</source>
        <translation>keine Seite hat schon einen Partner</translation>
    </message>
    <message>
        <source>a rule has matched the two</source>
        <translation>eine Regel hat die beiden zugeordnet</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>since:</source>
        <extracomment>behind a condition that does not hold: the rule that changed what it reads</extracomment>
        <translation>seit:</translation>
    </message>
    <message>
        <source>was taken by</source>
        <extracomment>between two annotations: &quot;g7 was taken by s4 in true positive&quot;</extracomment>
        <translation>wurde genommen von</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>before the name of a rule</extracomment>
        <translation>in</translation>
    </message>
    <message>
        <source>→ the two are partners now</source>
        <translation>→ die beiden sind nun Partner</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>→ on the partner, %1</source>
        <extracomment>%1: a change such as &quot;Result: FN → FzTP&quot;</extracomment>
        <translation>→ am Partner, %1</translation>
    </message>
    <message>
        <source>→ on the entity, %1</source>
        <translation>→ an der Entität, %1</translation>
    </message>
    <message>
        <source>→ on the link, %1</source>
        <translation>→ an der Verknüpfung, %1</translation>
    </message>
    <message>
        <source>→ changed nothing: it was so already</source>
        <translation>→ änderte nichts: es war schon so</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>%1, low confidence</source>
        <translation>%1, niedrige Konfidenz</translation>
    </message>
    <message>
        <source>%1, set aside: %2</source>
        <extracomment>%1: a label, %2: the reason</extracomment>
        <translation>%1, zurückgestellt: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Entity of the document</source>
        <translation>Entität des Dokuments</translation>
    </message>
    <message>
        <source>Link of the document</source>
        <translation>Verknüpfung des Dokuments</translation>
    </message>
    <message>
        <source>(mentions: %1 gold, %2 system)</source>
        <translation>(Nennungen: Gold %1, System %2)</translation>
    </message>
    <message>
        <source>for each system annotation</source>
        <translation>für jede Systemannotation</translation>
    </message>
    <message>
        <source>for each gold annotation</source>
        <translation>für jede Goldannotation</translation>
    </message>
    <message>
        <source>for each system and gold annotation that overlap</source>
        <translation>für jede System- und Goldannotation, die sich überlappen</translation>
    </message>
    <message>
        <source>for each pair that a rule has matched</source>
        <translation>für jedes Paar, das eine Regel zugeordnet hat</translation>
    </message>
    <message>
        <source>for each entity of the document</source>
        <translation>für jede Entität des Dokuments</translation>
    </message>
    <message>
        <source>for each link of the document</source>
        <translation>für jede Verknüpfung des Dokuments</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>a heading before the partner of a pair</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>Verknüpfung %1</translation>
    </message>
    <message>
        <source>This gold annotation</source>
        <translation>Diese Goldannotation</translation>
    </message>
    <message>
        <source>This system annotation</source>
        <translation>Diese Systemannotation</translation>
    </message>
    <message>
        <source>It was applied; these are the values just before.</source>
        <translation>Sie wurde angewandt; dies sind die Werte unmittelbar davor.</translation>
    </message>
    <message>
        <source>Every condition holds: switched on, it would be applied here.</source>
        <translation>Jede Bedingung gilt: eingeschaltet würde sie hier angewandt.</translation>
    </message>
    <message>
        <source>Conditions that do not hold at the end of the phase %1: %2 of %3.</source>
        <translation>Am Ende der Phase %1 nicht erfüllte Bedingungen: %2 von %3.</translation>
    </message>
    <message>
        <source>%1 %2 · %3 %4</source>
        <translation>%1 %2 · %3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 was taken by %2 in %3</source>
        <translation>%1 wurde in %3 von %2 genommen</translation>
    </message>
    <message>
        <source>%1 – no rule was applied</source>
        <translation>%1 – keine Regel wurde angewandt</translation>
    </message>
    <message>
        <source>No rule was applied to this annotation.</source>
        <translation>Auf diese Annotation wurde keine Regel angewandt.</translation>
    </message>
    <message>
        <source>Ask a rule why not</source>
        <translation>Eine Regel fragen, warum nicht</translation>
    </message>
    <message>
        <source>%1, priority %2, %3</source>
        <translation>%1, Priorität %2, %3</translation>
    </message>
    <message>
        <source>Asked for:</source>
        <translation>Gefragt nach:</translation>
    </message>
    <message>
        <source>The rule is switched off. This is what it would have seen.</source>
        <translation>Die Regel ist abgeschaltet. Dies hätte sie vorgefunden.</translation>
    </message>
    <message>
        <source>The rule is for system annotations, and this is a gold one.</source>
        <translation>Die Regel gilt Systemannotationen, und dies ist eine des Golds.</translation>
    </message>
    <message>
        <source>The rule is for gold annotations, and this is a system one.</source>
        <translation>Die Regel gilt Goldannotationen, und dies ist eine des Systems.</translation>
    </message>
    <message>
        <source>Ask for the system annotation</source>
        <translation>Für die Systemannotation fragen</translation>
    </message>
    <message>
        <source>Ask for the gold annotation</source>
        <translation>Für die Goldannotation fragen</translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation>Keine Systemannotation überlappt sie.</translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation>Keine Goldannotation überlappt sie.</translation>
    </message>
    <message>
        <source>The rule looks at pairs only.</source>
        <translation>Die Regel betrachtet nur Paare.</translation>
    </message>
    <message>
        <source>This annotation has no link, so it belongs to no link of the document.</source>
        <translation>Diese Annotation hat keine Verknüpfung, gehört also zu keiner des Dokuments.</translation>
    </message>
    <message>
        <source>No rule for entities is switched on, so the document has none.</source>
        <translation>Keine Regel für Entitäten ist eingeschaltet, also hat das Dokument keine.</translation>
    </message>
    <message>
        <source>Further candidates that are not shown: %1</source>
        <translation>Weitere, nicht gezeigte Kandidaten: %1</translation>
    </message>
</context>
<context>
    <name>touchstone</name>
    <message>
        <source>Reading the settings files</source>
        <translation>Einstellungsdateien werden gelesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui</name>
    <message>
        <source>There is no system to show.</source>
        <translation>Es gibt kein System zu zeigen.</translation>
    </message>
    <message>
        <source>Neither side has an annotation to show.</source>
        <translation>Keine Seite hat eine Annotation zu zeigen.</translation>
    </message>
    <message>
        <source>The format gives no text, so there is no sentence to show.</source>
        <translation>Das Format gibt keinen Text an, also gibt es keinen Satz zu zeigen.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>%1: letters, %2: how many more
----------
%1: some names; %2: how many further ones there are</extracomment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: at this width it needs a height of %1 mm.</source>
        <translation>Die Abbildung ist zu klein, um alles zu zeigen: bei dieser Breite braucht sie eine Höhe von %1 mm.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm.</source>
        <translation>Die Abbildung ist zu klein, um alles zu zeigen: sie braucht eine Breite von %1 mm.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm and the height that suits it.</source>
        <translation>Die Abbildung ist zu klein, um alles zu zeigen: sie braucht eine Breite von %1 mm und die passende Höhe.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: choose a smaller font.</source>
        <translation>Die Abbildung ist zu klein, um alles zu zeigen: wählen Sie eine kleinere Schrift.</translation>
    </message>
    <message>
        <source>The font “%1” is not installed; “%2” is used.</source>
        <translation>Die Schrift „%1“ ist nicht installiert; verwendet wird „%2“.</translation>
    </message>
    <message>
        <source>No installed font has these characters; they appear as boxes: %1. Choose another font, or install one that has them.</source>
        <translation>Keine installierte Schrift hat diese Zeichen; sie erscheinen als Kästchen: %1. Wählen Sie eine andere Schrift oder installieren Sie eine, die sie hat.</translation>
    </message>
    <message>
        <source>These characters are colour pictures, which PDF and SVG cannot hold as text: %1. Write a PNG, or rename what contains them.</source>
        <translation>Diese Zeichen sind farbige Bilder, die PDF und SVG nicht als Text enthalten können: %1. Schreiben Sie ein PNG oder benennen Sie um, was sie enthält.</translation>
    </message>
    <message>
        <source>The figure is cut off: all of it needs a height of %1 mm.</source>
        <translation>Die Abbildung ist abgeschnitten: ganz braucht sie eine Höhe von %1 mm.</translation>
    </message>
    <message>
        <source>About Touchstone</source>
        <translation>Über Touchstone</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Touchstone %1&lt;/h3&gt;&lt;p&gt;Tests named-entity systems against gold annotations. Every number is a link to the annotations that it counts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2 · %3 · memory in use: %4&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Touchstone %1&lt;/h3&gt;&lt;p&gt;Prüft Systeme der Eigennamenerkennung an Goldannotationen. Jede Zahl führt zu den Annotationen, die sie zählt.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Qt %2 · %3 · belegter Speicher: %4&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Panels, systems and the text</source>
        <translation>Bereiche, Systeme und der Text</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>was sie tut</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>A preset scores as a shared task or a known tool does: it sets all settings, the measure and the annotation column at once, and tables use the task&apos;s own names. Choose one in %1, in the menu Evaluate, or by --preset ID on the command line. What comes from files (weights, rules, slices), and the part of the corpus that is scored, stay; another choice, such as Default, undoes it. A confidence threshold, slices, labels and options of other measures, set afterwards, leave the preset in force. What changes what the task counts, such as the matching, the overlap, a scheme that is not the task&apos;s, or an option of its measures, makes it Custom, with Touchstone&apos;s own names.</source>
        <extracomment>%1: &quot;the toolbar (Ctrl+Shift+P)&quot;</extracomment>
        <translation>Eine Vorlage wertet aus wie ein Shared Task oder ein bekanntes Programm: sie setzt alle Einstellungen, das Maß und die Annotationsspalte auf einmal, und Tabellen verwenden die Namen des Tasks. Wählen Sie eine in %1, im Menü Auswerten oder durch --preset ID auf der Befehlszeile. Was aus Dateien kommt (Gewichte, Regeln, Teilmengen) und der ausgewertete Teil des Korpus bleiben; eine andere Wahl, etwa Standard, macht sie rückgängig. Eine Konfidenzschwelle, Teilmengen, Labels und Optionen anderer Maße, die danach gesetzt werden, lassen die Vorlage in Kraft. Was ändert, was der Task zählt, etwa die Zuordnung, die Überlappung, ein Schema, das nicht das des Tasks ist, oder eine Option seiner Maße, macht sie zu Eigene, mit Touchstones eigenen Namen.</translation>
    </message>
    <message>
        <source>the toolbar</source>
        <translation>der Werkzeugleiste</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the items of a list within a sentence</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>Example rules</source>
        <translation>Beispielregeln</translation>
    </message>
    <message>
        <source>Files that come with the program: written for corpora with these troubles, and what they do there is written beside each rule. Copy what fits into a file of your own. See [the rule guide](rules.md).</source>
        <translation>Dateien, die mit dem Programm kommen: geschrieben für Korpora mit diesen Schwierigkeiten, und was sie dort bewirken, steht bei jeder Regel. Kopieren Sie, was passt, in eine eigene Datei. Siehe [den Leitfaden zu den Regeln](rules.md).</translation>
    </message>
    <message>
        <source>Both have the same boundaries.</source>
        <translation>Beide haben dieselben Grenzen.</translation>
    </message>
    <message>
        <source>Begin and end are equal, but not the parts between.</source>
        <translation>Anfang und Ende sind gleich, aber nicht die Teile dazwischen.</translation>
    </message>
    <message>
        <source>The types are equal.</source>
        <translation>Die Typen sind gleich.</translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in the gold, %2 in the system.</source>
        <translation>Der Haupttyp ist gleich, der Subtyp weicht ab: %1 im Gold, %2 im System.</translation>
    </message>
    <message>
        <source>The types differ: %1 in the gold, %2 in the system.</source>
        <translation>Die Typen weichen ab: %1 im Gold, %2 im System.</translation>
    </message>
    <message>
        <source>The system has no such document.</source>
        <translation>Das System hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>The gold has no such document.</source>
        <translation>Das Gold hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation>Keine Systemannotation überlappt sie.</translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation>Keine Goldannotation überlappt sie.</translation>
    </message>
    <message>
        <source>Every system annotation that overlaps it is paired with another gold annotation, or shares too little with it.</source>
        <translation>Jede Systemannotation, die sie überlappt, ist mit einer anderen Goldannotation gepaart oder hat zu wenig mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Every gold annotation that overlaps it is paired with another system annotation, or shares too little with it.</source>
        <translation>Jede Goldannotation, die sie überlappt, ist mit einer anderen Systemannotation gepaart oder hat zu wenig mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation>Kein Text in diesem Format</translation>
    </message>
    <message>
        <source>characters %1 to %2</source>
        <translation>Zeichen %1 bis %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation>Tokens %1 bis %2</translation>
    </message>
    <message>
        <source>System: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>keine Annotation</translation>
    </message>
    <message>
        <source>types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>(uncertain)</source>
        <translation>(unsicher)</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: file name, %2: line number</extracomment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>further keys</source>
        <translation>weitere Schlüssel</translation>
    </message>
    <message>
        <source>#%1 %2 “%3”</source>
        <extracomment>A record as a link. %1: its number, %2: outcome, %3: words</extracomment>
        <translation>#%1 %2 „%3“</translation>
    </message>
    <message>
        <source>no record of this gold annotation</source>
        <translation>kein Eintrag dieser Goldannotation</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>error type</source>
        <translation>Fehlertyp</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Hide the measures</source>
        <translation>Maße ausblenden</translation>
    </message>
    <message>
        <source>Show the measures</source>
        <translation>Maße zeigen</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Teilmengen</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>counted as</source>
        <translation>gezählt als</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>what a person has said of the record. %1: &quot;Gold is wrong&quot;, %2: why, in that person&apos;s words</extracomment>
        <translation>Beurteilt: %1</translation>
    </message>
    <message>
        <source>Judged: %1 – %2</source>
        <translation>Beurteilt: %1 – %2</translation>
    </message>
    <message>
        <source>#%1 in %2</source>
        <extracomment>%1: number of the record, %2: document</extracomment>
        <translation>#%1 in %2</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Other parts of the same split or merge:</source>
        <translation>Andere Teile derselben Aufspaltung oder Verschmelzung:</translation>
    </message>
    <message>
        <source>Overlapping annotations of the other side:</source>
        <translation>Überlappende Annotationen der anderen Seite:</translation>
    </message>
    <message>
        <source>An annotation of System B whose counterpart the list does not have.</source>
        <translation>Eine Annotation von System B, deren Gegenstück die Liste nicht hat.</translation>
    </message>
    <message>
        <source>Only System B has this annotation. Lists and numbers are those of System A.</source>
        <translation>Nur System B hat diese Annotation. Listen und Zahlen sind die von System A.</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Nothing changes in %1 (%2 annotations).</source>
        <extracomment>%1: &quot;this document&quot; or &quot;all documents&quot;, %2: a number</extracomment>
        <translation>Nichts ändert sich in %1 (%2 Annotationen).</translation>
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
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>1 further kind of change</source>
        <extracomment>a number; more than one</extracomment>
        <translation>1 weitere Art von Änderung</translation>
    </message>
    <message>
        <source>%1 further kinds of change</source>
        <translation>%1 weitere Arten von Änderungen</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a figure before and after: &quot;Spans, lenient: F1 0.712 → 0.720&quot;</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 of %2 annotations in %3 change: %4</source>
        <extracomment>%1 of %2 annotations, %3: &quot;this document&quot;, %4: what changes</extracomment>
        <translation>%1 von %2 Annotationen in %3 ändern sich: %4</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The system&apos;s annotation counts as right under the chosen scheme.</source>
        <translation>Die Annotation des Systems zählt nach dem gewählten Schema als richtig.</translation>
    </message>
    <message>
        <source>Gold and system are paired, but differ in what the scheme compares.</source>
        <translation>Gold und System sind gepaart, unterscheiden sich aber in dem, was das Schema vergleicht.</translation>
    </message>
    <message>
        <source>The spans overlap without being equal; counts half.</source>
        <translation>Die Spannen überlappen sich, ohne gleich zu sein; zählt halb.</translation>
    </message>
    <message>
        <source>The gold has an annotation that the system lacks.</source>
        <translation>Das Gold hat eine Annotation, die dem System fehlt.</translation>
    </message>
    <message>
        <source>The system has an annotation that the gold lacks.</source>
        <translation>Das System hat eine Annotation, die dem Gold fehlt.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strikt</translation>
    </message>
    <message>
        <source>Strict: span and type must be equal.</source>
        <translation>Strikt: Spanne und Typ müssen gleich sein.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Exact: the span must be equal, whatever the type.</source>
        <translation>Exakt: die Spanne muss gleich sein, gleich welcher Typ.</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <source>Partial: an equal span counts, an overlap counts half, whatever the type.</source>
        <translation>Teilweise: gleiche Spanne zählt, Überlappung zählt halb, gleich welcher Typ.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type: the type must be equal, any overlap will do.</source>
        <translation>Typ: der Typ muss gleich sein, jede Überlappung genügt.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrekt</translation>
    </message>
    <message>
        <source>Span and type are equal.</source>
        <translation>Spanne und Typ sind gleich.</translation>
    </message>
    <message>
        <source>Same span, another type.</source>
        <translation>Gleiche Spanne, anderer Typ.</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Subtyp</translation>
    </message>
    <message>
        <source>Same span and main type, another subtype.</source>
        <translation>Gleiche Spanne und gleicher Haupttyp, anderer Subtyp.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufspaltung</translation>
    </message>
    <message>
        <source>The system cut one gold annotation into several.</source>
        <translation>Das System hat eine Goldannotation in mehrere zerlegt.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Verschmelzung</translation>
    </message>
    <message>
        <source>The system made one annotation of several gold ones.</source>
        <translation>Das System hat aus mehreren Goldannotationen eine gemacht.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Same type, the spans overlap but differ.</source>
        <translation>Gleicher Typ; die Spannen überlappen sich, weichen aber ab.</translation>
    </message>
    <message>
        <source>Boundary and subtype</source>
        <translation>Grenze und Subtyp</translation>
    </message>
    <message>
        <source>The spans overlap but differ; same main type, another subtype.</source>
        <translation>Die Spannen überlappen sich, weichen aber ab; gleicher Haupttyp, anderer Subtyp.</translation>
    </message>
    <message>
        <source>Boundary and type</source>
        <translation>Grenze und Typ</translation>
    </message>
    <message>
        <source>The spans overlap but differ, and so does the type.</source>
        <translation>Die Spannen überlappen sich, weichen aber ab, und auch der Typ weicht ab.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Überzählig</translation>
    </message>
    <message>
        <source>Optimal one-to-one</source>
        <translation>Optimal eins zu eins</translation>
    </message>
    <message>
        <source>Greedy (nervaluate)</source>
        <translation>Gierig (nervaluate)</translation>
    </message>
    <message>
        <source>As nervaluate 0.1</source>
        <translation>Wie nervaluate 0.1</translation>
    </message>
    <message>
        <source>As the HIPE scorer</source>
        <translation>Wie der HIPE-Scorer</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>Aligned token by token</source>
        <translation>Tokenweise aligniert</translation>
    </message>
    <message>
        <source>Aligned character by character</source>
        <translation>Zeichenweise aligniert</translation>
    </message>
    <message>
        <source>On one side only</source>
        <translation>Nur auf einer Seite</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Niedrige Konfidenz</translation>
    </message>
    <message>
        <source>Low confidence of the resolution</source>
        <translation>Niedrige Konfidenz der Auflösung</translation>
    </message>
    <message>
        <source>false positive</source>
        <translation>falsch positiv</translation>
    </message>
    <message>
        <source>transcription error</source>
        <translation>Transkriptionsfehler</translation>
    </message>
    <message>
        <source>NER error</source>
        <translation>NER-Fehler</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>all of the gold</source>
        <translation>das ganze Gold</translation>
    </message>
    <message>
        <source>all of the system</source>
        <translation>das ganze System</translation>
    </message>
    <message>
        <source>CER</source>
        <translation>CER</translation>
    </message>
    <message>
        <source>%1 above %2 up to %3</source>
        <extracomment>%1: name of a value, %2 and %3: numbers</extracomment>
        <translation>%1 über %2 bis %3</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>%1 0</source>
        <translation>%1 0</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 bekannt</translation>
    </message>
    <message>
        <source>records of %1</source>
        <extracomment>%1: a measure such as &quot;ETER&quot;</extracomment>
        <translation>Einträge von %1</translation>
    </message>
    <message>
        <source>, counted as: %1</source>
        <translation>, gezählt als: %1</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>Wert: %1</translation>
    </message>
    <message>
        <source>errors (%1)</source>
        <translation>Fehler (%1)</translation>
    </message>
    <message>
        <source>not correct under the %1 scheme</source>
        <translation>nach dem Schema %1 nicht korrekt</translation>
    </message>
    <message>
        <source>outcome under the %1 scheme: %2</source>
        <translation>Ergebnis nach dem Schema %1: %2</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>Typ %1</translation>
    </message>
    <message>
        <source>type on either side: %1</source>
        <translation>Typ auf einer der Seiten: %1</translation>
    </message>
    <message>
        <source>type %1 (gold, else system)</source>
        <translation>Typ %1 (Gold, sonst System)</translation>
    </message>
    <message>
        <source>type of the gold annotation, of the system&apos;s where there is none: %1</source>
        <translation>Typ der Goldannotation, wo es keine gibt, der des Systems: %1</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>Gold %1</translation>
    </message>
    <message>
        <source>gold type: %1</source>
        <translation>Goldtyp: %1</translation>
    </message>
    <message>
        <source>system %1</source>
        <translation>System %1</translation>
    </message>
    <message>
        <source>system type: %1</source>
        <translation>Systemtyp: %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>error type: %1</source>
        <translation>Fehlertyp: %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>tag: %1</source>
        <translation>Schlagwort: %1</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>Dokument %1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>Dokument: %1</translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation>Wörter „%1“</translation>
    </message>
    <message>
        <source>gold or system words contain “%1”</source>
        <translation>Gold- oder Systemwörter enthalten „%1“</translation>
    </message>
    <message>
        <source>not type %1</source>
        <translation>nicht Typ %1</translation>
    </message>
    <message>
        <source>type is not: %1</source>
        <translation>Typ ist nicht: %1</translation>
    </message>
    <message>
        <source>not error %1</source>
        <translation>nicht Fehler %1</translation>
    </message>
    <message>
        <source>error type is not: %1</source>
        <translation>Fehlertyp ist nicht: %1</translation>
    </message>
    <message>
        <source>not document %1</source>
        <translation>nicht Dokument %1</translation>
    </message>
    <message>
        <source>document is not: %1</source>
        <translation>Dokument ist nicht: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;Gold&quot; or &quot;System&quot;, %2: what is said of its annotation, such as &quot;Result&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Correction of %1 %2</source>
        <extracomment>%1: a kind of error, %2: a type: the errors that one correction would mend</extracomment>
        <translation>Korrektur von %1 %2</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Since the last look</source>
        <translation>Seit dem letzten Blick</translation>
    </message>
    <message>
        <source>Compared, in B</source>
        <translation>Verglichen, in B</translation>
    </message>
    <message>
        <source>Compared, in A</source>
        <translation>Verglichen, in A</translation>
    </message>
    <message>
        <source>part of a split</source>
        <translation>Teil einer Aufspaltung</translation>
    </message>
    <message>
        <source>part of a merge</source>
        <translation>Teil einer Verschmelzung</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>All records, the correct ones too</source>
        <translation>Alle Einträge, auch die korrekten</translation>
    </message>
    <message>
        <source>Gold is wrong</source>
        <translation>Gold ist falsch</translation>
    </message>
    <message>
        <source>System is wrong</source>
        <translation>System ist falsch</translation>
    </message>
    <message>
        <source>Both are acceptable</source>
        <translation>Beide sind vertretbar</translation>
    </message>
    <message>
        <source>Both are wrong</source>
        <translation>Beide sind falsch</translation>
    </message>
    <message>
        <source>Guidelines are unclear</source>
        <translation>Richtlinien sind unklar</translation>
    </message>
    <message>
        <source>Text is broken</source>
        <translation>Text ist fehlerhaft</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>nobody has judged the record</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keines</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1, %2: verdicts of two judges, such as &quot;Gold is wrong&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %5, seed %6).</source>
        <extracomment>Interval of a score. %1: level such as 95, %2 and %3: its ends, %4: number of samples, %5: &quot;120 documents&quot;, %6: seed of the random numbers</extracomment>
        <translation>%1-%-Intervall: %2 bis %3 (Perzentile von %4 Bootstrap-Stichproben aus: %5; Startwert %6).</translation>
    </message>
    <message>
        <source>Left out: %1 samples in which the score is undefined.</source>
        <extracomment>%1: number of samples</extracomment>
        <translation>Ausgelassen: %1 Stichproben, in denen der Wert undefiniert ist.</translation>
    </message>
    <message>
        <source>by sentence</source>
        <translation>nach Satz</translation>
    </message>
    <message>
        <source>by document</source>
        <translation>nach Dokument</translation>
    </message>
    <message>
        <source>%1 %, %2 trials, seed %3, %4</source>
        <extracomment>Short: %1: level in percent, %2: number of trials, %3: seed, %4: &quot;by document&quot;</extracomment>
        <translation>%1 %, %2 Durchgänge, Startwert %3, %4</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a gold and the outputs of systems</source>
        <translation>Ein Gold und die Ausgaben von Systemen öffnen</translation>
    </message>
    <message>
        <source>&amp;Add data set…</source>
        <translation>Datensatz &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Open a further gold with its systems beside those that are open</source>
        <translation>Ein weiteres Gold mit seinen Systemen neben den offenen öffnen</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>Projekt ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a project: its data sets, systems and settings</source>
        <translation>Ein Projekt öffnen: seine Datensätze, Systeme und Einstellungen</translation>
    </message>
    <message>
        <source>Ne&amp;w project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>Make a project of what is open; what is added belongs to it</source>
        <translation>Aus dem, was offen ist, ein Projekt machen; was hinzukommt, gehört dazu</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>Projekt &amp;speichern</translation>
    </message>
    <message>
        <source>Save data sets, systems and settings as a project</source>
        <translation>Datensätze, Systeme und Einstellungen als Projekt speichern</translation>
    </message>
    <message>
        <source>Save &amp;project as…</source>
        <translation>Projekt speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the project as another file and go on with that one</source>
        <translation>Das Projekt als andere Datei speichern und mit dieser weiterarbeiten</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Read the files again; filters and the selected error stay</source>
        <translation>Die Dateien erneut lesen; Filter und der ausgewählte Fehler bleiben</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>La&amp;bels…</translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types, before anything is compared</source>
        <translation>Labels umbenennen, weglassen oder zusammenlegen oder nur manche Typen behalten, bevor verglichen wird</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Write a chart, a tree or a sentence as PDF, SVG, PNG or data</source>
        <translation>Ein Diagramm, einen Baum oder einen Satz als PDF, SVG, PNG oder Daten schreiben</translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation>&amp;Tabelle exportieren…</translation>
    </message>
    <message>
        <source>Write the systems&apos; scores as LaTeX, Markdown, CSV or HTML</source>
        <translation>Die Werte der Systeme als LaTeX, Markdown, CSV oder HTML schreiben</translation>
    </message>
    <message>
        <source>&amp;HTML report…</source>
        <translation>HTML-Be&amp;richt…</translation>
    </message>
    <message>
        <source>Write scores, figures and the records behind every number as one HTML file</source>
        <translation>Werte, Abbildungen und die Einträge hinter jeder Zahl als eine HTML-Datei schreiben</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>&amp;Konvertieren…</translation>
    </message>
    <message>
        <source>Write annotations as Touchstone JSONL, brat or tasks of Label Studio</source>
        <translation>Annotationen als Touchstone-JSONL, brat oder Aufgaben für Label Studio schreiben</translation>
    </message>
    <message>
        <source>&amp;Check submission…</source>
        <translation>&amp;Einreichung prüfen…</translation>
    </message>
    <message>
        <source>Check that an output can be scored, against the gold or its text alone</source>
        <translation>Prüfen, ob eine Ausgabe ausgewertet werden kann, gegen das Gold oder nur seinen Text</translation>
    </message>
    <message>
        <source>Tren&amp;d of scores…</source>
        <translation>&amp;Wertetrend…</translation>
    </message>
    <message>
        <source>A score over files that score --json wrote, and what changed from run to run</source>
        <translation>Ein Wert über Dateien, die score --json schrieb, und was sich von Lauf zu Lauf änderte</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected; tables as tab-separated values, charts as pictures with their numbers</source>
        <translation>Ausgewähltes kopieren; Tabellen als Werte mit Tabulatoren, Diagramme als Bilder mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy all rows of the table that has the focus, with their headings</source>
        <translation>Alle Zeilen der Tabelle mit dem Fokus samt ihren Überschriften kopieren</translation>
    </message>
    <message>
        <source>&amp;Find in text…</source>
        <translation>Im Text &amp;suchen…</translation>
    </message>
    <message>
        <source>Find words in the texts of this document</source>
        <translation>Wörter in den Texten dieses Dokuments suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>&amp;Occurrences</source>
        <translation>&amp;Vorkommen</translation>
    </message>
    <message>
        <source>List every place where the selected words stand, annotated or not</source>
        <translation>Jede Stelle auflisten, an der die ausgewählten Wörter stehen, annotiert oder nicht</translation>
    </message>
    <message>
        <source>Filter &amp;by words</source>
        <translation>&amp;Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Keep only the annotations whose words contain a text</source>
        <translation>Nur Annotationen behalten, deren Wörter einen Text enthalten</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Urteilen</translation>
    </message>
    <message>
        <source>Switch judging on or off: while it is on, keys 1 to 6 give verdicts in Suspects, in Errors and in the text</source>
        <translation>Urteilen ein- oder ausschalten: solange es an ist, fällen die Tasten 1 bis 6 Urteile in Verdachtsfälle, in Fehler und im Text</translation>
    </message>
    <message>
        <source>Judge &amp;in words…</source>
        <translation>In W&amp;orten urteilen…</translation>
    </message>
    <message>
        <source>Say what you think of the selected annotation, with a correction, a text and tags; kept beside the project</source>
        <translation>Zur ausgewählten Annotation Ihre Meinung sagen, mit Korrektur, Text und Schlagwörtern; wird neben dem Projekt aufbewahrt</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Appearance, text size, colours of types, layout and keys</source>
        <translation>Darstellung, Textgröße, Farben der Typen, Anordnung und Tasten</translation>
    </message>
    <message>
        <source>&amp;Add rule file…</source>
        <translation>Regeldatei &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add a rule file on top of the rules in force</source>
        <translation>Eine Regeldatei über die geltenden Regeln legen</translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation>&amp;Neue Regeldatei…</translation>
    </message>
    <message>
        <source>Start a rule file of your own on top of the rules in force</source>
        <translation>Eine eigene Regeldatei über den geltenden Regeln beginnen</translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation>Regeländerung &amp;rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change to the rules: files, switches, accepted text</source>
        <translation>Die letzte Änderung an den Regeln zurücknehmen: Dateien, Schalter, übernommener Text</translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation>Regeländerung &amp;wiederholen</translation>
    </message>
    <message>
        <source>Redo the change to the rules that was undone last</source>
        <translation>Die zuletzt zurückgenommene Änderung an den Regeln wiederholen</translation>
    </message>
    <message>
        <source>&amp;Show rules</source>
        <translation>Regeln &amp;zeigen</translation>
    </message>
    <message>
        <source>Bring the panel of rules to the front: list, figures and editor</source>
        <translation>Den Bereich der Regeln nach vorn holen: Liste, Zahlen und Editor</translation>
    </message>
    <message>
        <source>&amp;Make a rule from the annotation</source>
        <translation>Regel &amp;aus der Annotation</translation>
    </message>
    <message>
        <source>Start a rule in a file of your own with conditions that hold for the selected annotation</source>
        <translation>In einer eigenen Datei eine Regel beginnen, deren Bedingungen für die ausgewählte Annotation gelten</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Gold left, system right</source>
        <translation>Links Gold, rechts System</translation>
    </message>
    <message>
        <source>In&amp;terlinear</source>
        <translation>&amp;Interlinear</translation>
    </message>
    <message>
        <source>System below the gold, line by line, edits between them</source>
        <translation>System unter dem Gold, Zeile für Zeile, Änderungen dazwischen</translation>
    </message>
    <message>
        <source>&amp;Stacked</source>
        <translation>&amp;Gestapelt</translation>
    </message>
    <message>
        <source>One text, below it a lane for the gold and one for each system, where texts are equal</source>
        <translation>Ein Text, darunter eine Spur für das Gold und je eine für jedes System, wo die Texte gleich sind</translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation>Nur Ab&amp;weichungen</translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation>Zeilen ohne Änderungen und Fehler zuklappen</translation>
    </message>
    <message>
        <source>System &amp;B in the text</source>
        <translation>System &amp;B im Text</translation>
    </message>
    <message>
        <source>Show text and annotations of System B beside the gold; again: those of System A</source>
        <translation>Text und Annotationen von System B neben dem Gold zeigen; nochmals: die von System A</translation>
    </message>
    <message>
        <source>Intervals &amp;of scores</source>
        <translation>In&amp;tervalle der Werte</translation>
    </message>
    <message>
        <source>Show how far the scores may be off, by resampling documents</source>
        <translation>Durch Stichproben der Dokumente zeigen, wie unsicher die Werte sind</translation>
    </message>
    <message>
        <source>C&amp;hoose the measure…</source>
        <translation>&amp;Maß wählen…</translation>
    </message>
    <message>
        <source>How systems are scored: preset, measure, scheme and matching</source>
        <translation>Wie Systeme ausgewertet werden: Vorlage, Maß, Schema und Zuordnung</translation>
    </message>
    <message>
        <source>Smaller &amp;α</source>
        <translation>&amp;Kleineres α</translation>
    </message>
    <message>
        <source>Lower alpha by 0.05: components weigh less in ETER</source>
        <translation>Alpha um 0,05 senken: Komponenten wiegen in ETER weniger</translation>
    </message>
    <message>
        <source>La&amp;rger α</source>
        <translation>&amp;Größeres α</translation>
    </message>
    <message>
        <source>Raise alpha by 0.05: components weigh more in ETER</source>
        <translation>Alpha um 0,05 erhöhen: Komponenten wiegen in ETER mehr</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Text g&amp;rößer</translation>
    </message>
    <message>
        <source>Draw the text larger</source>
        <translation>Den Text größer zeichnen</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>Draw the text smaller</source>
        <translation>Den Text kleiner zeichnen</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Normale Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Draw the text in the desktop&apos;s size</source>
        <translation>Den Text in der Größe des Desktops zeichnen</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>Den Fokus zum nächsten Bereich bewegen</translation>
    </message>
    <message>
        <source>Previo&amp;us pane</source>
        <translation>Vorig&amp;er Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation>Den Fokus zum vorigen Bereich bewegen</translation>
    </message>
    <message>
        <source>&amp;Next error</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Select the next error in the filter; starts over at the end</source>
        <translation>Den nächsten Fehler im Filter auswählen; am Ende von vorn</translation>
    </message>
    <message>
        <source>&amp;Previous error</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>Select the previous error in the filter</source>
        <translation>Den vorigen Fehler im Filter auswählen</translation>
    </message>
    <message>
        <source>Next &amp;similar error</source>
        <translation>Nächster ä&amp;hnlicher Fehler</translation>
    </message>
    <message>
        <source>Select the next error with the same outcome and types</source>
        <translation>Den nächsten Fehler mit demselben Ergebnis und denselben Typen auswählen</translation>
    </message>
    <message>
        <source>Next &amp;document</source>
        <translation>Nächstes &amp;Dokument</translation>
    </message>
    <message>
        <source>Go to the next document with errors in the filter</source>
        <translation>Zum nächsten Dokument mit Fehlern im Filter gehen</translation>
    </message>
    <message>
        <source>Previous d&amp;ocument</source>
        <translation>Voriges D&amp;okument</translation>
    </message>
    <message>
        <source>Go to the previous document with errors in the filter</source>
        <translation>Zum vorigen Dokument mit Fehlern im Filter gehen</translation>
    </message>
    <message>
        <source>Filter &amp;back</source>
        <translation>Filter &amp;zurück</translation>
    </message>
    <message>
        <source>Back to the previous filter</source>
        <translation>Zurück zum vorigen Filter</translation>
    </message>
    <message>
        <source>Filter &amp;forward</source>
        <translation>Filter vo&amp;r</translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation>Vor zum nächsten Filter</translation>
    </message>
    <message>
        <source>&amp;Remove last filter</source>
        <translation>&amp;Letzten Filter entfernen</translation>
    </message>
    <message>
        <source>Remove the last filter</source>
        <translation>Den letzten Filter entfernen</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>&amp;Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Remove all filters: show all errors</source>
        <translation>Alle Filter entfernen: alle Fehler zeigen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>About the panel with the focus, and the rule guide</source>
        <translation>Zum Bereich mit dem Fokus, und der Leitfaden zu den Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show every key</source>
        <translation>Jede Taste zeigen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Show panel 1 to 9 and move the focus there</source>
        <translation>Bereich 1 bis 9 zeigen und den Fokus dorthin bewegen</translation>
    </message>
    <message>
        <source>Show panel 10 and those after it and move the keyboard there</source>
        <translation>Bereich 10 und folgende zeigen und den Fokus dorthin bewegen</translation>
    </message>
    <message>
        <source>Show panel 19 and those after it and move the keyboard there</source>
        <translation>Bereich 19 und folgende zeigen und den Fokus dorthin bewegen</translation>
    </message>
    <message>
        <source>Choose System A by its number</source>
        <translation>System A nach seiner Nummer wählen</translation>
    </message>
    <message>
        <source>In the text: next and previous error</source>
        <translation>Im Text: nächster und voriger Fehler</translation>
    </message>
    <message>
        <source>In the text: inner and outer annotation of a nest</source>
        <translation>Im Text: innere und äußere Annotation einer Verschachtelung</translation>
    </message>
    <message>
        <source>In the text, only differences: show the next folded lines; fold them again</source>
        <translation>Im Text, nur Abweichungen: die nächsten zugeklappten Zeilen zeigen; wieder zuklappen</translation>
    </message>
    <message>
        <source>In tables: follow the number under the cursor</source>
        <translation>In Tabellen: der Zahl unter dem Cursor folgen</translation>
    </message>
    <message>
        <source>While judging: a verdict; accept the proposal; undo; note; tags; the same of alike places</source>
        <translation>Beim Urteilen: ein Urteil; den Vorschlag annehmen; rückgängig; Notiz; Schlagwörter; dasselbe für gleichartige Stellen</translation>
    </message>
    <message>
        <source>In the list of rules: switch a rule on or off; open it in the editor</source>
        <translation>In der Liste der Regeln: eine Regel ein- oder ausschalten; sie im Editor öffnen</translation>
    </message>
    <message>
        <source>In the panel of rules: undo and redo; in a rule file, of what is typed there</source>
        <translation>Im Bereich der Regeln: rückgängig und wiederholen; in einer Regeldatei: was dort getippt wurde</translation>
    </message>
    <message>
        <source>In the panel of leads: undo the last pin or dismissal</source>
        <translation>Im Bereich der Hinweise: letztes Anheften oder Verwerfen rückgängig</translation>
    </message>
    <message>
        <source>Context menu of the current item</source>
        <translation>Kontextmenü des aktuellen Elements</translation>
    </message>
    <message>
        <source>In a rule file: what may stand here</source>
        <translation>In einer Regeldatei: was hier stehen kann</translation>
    </message>
    <message>
        <source>In a rule file: next and previous problem</source>
        <translation>In einer Regeldatei: nächstes und voriges Problem</translation>
    </message>
    <message>
        <source>In a rule file: comment lines out, or in again</source>
        <translation>In einer Regeldatei: Zeilen aus- oder wieder einkommentieren</translation>
    </message>
    <message>
        <source>In a rule file: check it</source>
        <translation>In einer Regeldatei: sie prüfen</translation>
    </message>
    <message>
        <source>In a rule file: try it on this document; on all documents</source>
        <translation>In einer Regeldatei: sie an diesem Dokument erproben; an allen Dokumenten</translation>
    </message>
    <message>
        <source>In a rule file: accept it, so that its rules are in force</source>
        <translation>In einer Regeldatei: sie übernehmen, sodass ihre Regeln gelten</translation>
    </message>
    <message>
        <source>In a rule file: save it as another file</source>
        <translation>In einer Regeldatei: sie als andere Datei speichern</translation>
    </message>
    <message>
        <source>In a rule file: leave the text; Tab alone indents</source>
        <translation>In einer Regeldatei: den Text verlassen; Tab allein rückt ein</translation>
    </message>
    <message>
        <source>Not in this data</source>
        <extracomment>Heading of slices that the data does not have</extracomment>
        <translation>Nicht in diesen Daten</translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation>Es gibt kein System B: wählen Sie eines in der Werkzeugleiste.</translation>
    </message>
    <message>
        <source>System B could not be scored.</source>
        <translation>System B konnte nicht ausgewertet werden.</translation>
    </message>
    <message>
        <source>System B was scored on another gold, or under other settings, and cannot stand beside System A.</source>
        <translation>System B wurde an einem anderen Gold oder unter anderen Einstellungen ausgewertet und kann nicht neben System A stehen.</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>System B: %1</translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <extracomment>none is selected; the parameter is the number of annotations in the filter</extracomment>
        <translation>Annotationen: %1</translation>
    </message>
    <message>
        <source>no errors</source>
        <extracomment>no error is selected; the parameter is the number of errors in the filter</extracomment>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <extracomment>%1: number of the selected annotation, %2: number of annotations in the filter</extracomment>
        <translation>Annotation %1 von %2</translation>
    </message>
    <message>
        <source>error %1 of %2</source>
        <extracomment>%1: number of an error, %2: number of errors in the filter</extracomment>
        <translation>Fehler %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Judge %1 annotations</source>
        <translation>%1 Annotationen be&amp;urteilen</translation>
    </message>
    <message>
        <source>With a &amp;text…</source>
        <translation>Mit &amp;Text…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation>Diese Einträge &amp;zeigen</translation>
    </message>
    <message>
        <source>Show them &amp;within the filter</source>
        <translation>&amp;Innerhalb des Filters zeigen</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy selection</source>
        <translation>A&amp;uswahl kopieren</translation>
    </message>
    <message>
        <source>Copy selection with &amp;headings</source>
        <translation>Auswahl &amp;mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Copy selection with&amp;out headings</source>
        <translation>Auswahl &amp;ohne Überschriften kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all rows</source>
        <translation>&amp;Alle Zeilen kopieren</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <extracomment>A piece of a formula</extracomment>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Coarse types</source>
        <translation>Grobe Typen</translation>
    </message>
    <message>
        <source>Coarse types, metonymic</source>
        <translation>Grobe Typen, metonymisch</translation>
    </message>
    <message>
        <source>Fine types</source>
        <translation>Feine Typen</translation>
    </message>
    <message>
        <source>Fine types, metonymic</source>
        <translation>Feine Typen, metonymisch</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Nested entities</source>
        <translation>Verschachtelte Entitäten</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Links, metonymic</source>
        <translation>Verknüpfungen, metonymisch</translation>
    </message>
    <message>
        <source>Trees (all columns)</source>
        <translation>Bäume (alle Spalten)</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Span and type</source>
        <translation>Spanne und Typ</translation>
    </message>
    <message>
        <source>Span and entry</source>
        <translation>Spanne und KB-Eintrag</translation>
    </message>
    <message>
        <source>Span, type and entry</source>
        <translation>Spanne, Typ und KB-Eintrag</translation>
    </message>
    <message>
        <source>Entries of each document</source>
        <translation>KB-Einträge je Dokument</translation>
    </message>
    <message>
        <source>Outside the base (NIL)</source>
        <translation>Außerhalb der Wissensbasis (NIL)</translation>
    </message>
    <message>
        <source>R max, P max</source>
        <translation>R max., P max.</translation>
    </message>
    <message>
        <source>R max, P sum</source>
        <translation>R max., P Summe</translation>
    </message>
    <message>
        <source>R sum, P max</source>
        <translation>R Summe, P max.</translation>
    </message>
    <message>
        <source>R sum, P sum</source>
        <translation>R Summe, P Summe</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <extracomment>%1 to %2: an interval</extracomment>
        <translation> (%1–%2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 and %2 agree on %3, kappa %4; places: %5</source>
        <extracomment>%1, %2: names; %3: a percentage, %4: kappa, both with their intervals; %5: how many</extracomment>
        <translation>%1 und %2 stimmen zu %3 überein, Kappa %4; Stellen: %5</translation>
    </message>
    <message>
        <source>Verdict of %1</source>
        <extracomment>%1: name of a judge</extracomment>
        <translation>Urteil von %1</translation>
    </message>
    <message>
        <source>Correct&amp;ions…</source>
        <translation>K&amp;orrekturen…</translation>
    </message>
    <message>
        <source>Lay corrections over the gold, whose file stays as it is, or take them off again</source>
        <translation>Korrekturen über das Gold legen, dessen Datei bleibt, wie sie ist, oder sie wieder abnehmen</translation>
    </message>
    <message>
        <source>A&amp;greement of judges</source>
        <translation>Ü&amp;bereinstimmung der Urteilenden</translation>
    </message>
    <message>
        <source>Show how far two judges agree, with the table of their verdicts</source>
        <translation>Zeigen, wie weit zwei Urteilende übereinstimmen, mit der Tabelle ihrer Urteile</translation>
    </message>
    <message>
        <source>This page has not been translated from English.</source>
        <translation>Diese Seite ist nicht aus dem Englischen übersetzt.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1: number of a printed page, %2: how many there are</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Print or PD&amp;F…</source>
        <translation>Drucken oder &amp;PDF…</translation>
    </message>
    <message>
        <source>Print texts with their annotations, the table or the figure in sight, or save it as PDF</source>
        <translation>Texte mit ihren Annotationen, die sichtbare Tabelle oder Abbildung drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Print preview of pa&amp;ges…</source>
        <translation>Druck&amp;vorschau der Seiten…</translation>
    </message>
    <message>
        <source>Show the pages of what has the keyboard as they would be printed</source>
        <translation>Die Seiten dessen zeigen, was den Fokus hat, wie sie gedruckt würden</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strikt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>teilweise</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AgreementPage</name>
    <message>
        <source>%1 says</source>
        <extracomment>heading above the verdicts of a judge; %1: the name</extracomment>
        <translation>%1 sagt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation>%1 sagt: %2</translation>
    </message>
    <message>
        <source>Which two judges</source>
        <translation>Welche zwei Urteilenden</translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation>Urteile zweier Urteilender</translation>
    </message>
    <message>
        <source>Comparing the judges</source>
        <translation>Urteilende werden verglichen</translation>
    </message>
    <message>
        <source>%1 and %2; places: %3</source>
        <extracomment>%1, %2: names of judges, %3: how many</extracomment>
        <translation>%1 und %2; Stellen: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Nearly all verdicts are one, so that kappa is low whatever the judges do; PABAK: %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Fast alle Urteile sind gleich, sodass Kappa niedrig ist, was die Urteilenden auch tun; PABAK: %1.</translation>
    </message>
    <message>
        <source>Rows are verdicts of %1, columns those of %2 by their keys.</source>
        <translation>Zeilen sind Urteile von %1, Spalten die von %2 nach ihren Tasten.</translation>
    </message>
    <message>
        <source>Cells count annotations of System A and of the gold that both have judged (%1); a click lists them.</source>
        <translation>Zellen zählen Annotationen von System A und des Golds, die beide beurteilt haben (%1); ein Klick listet sie auf.</translation>
    </message>
    <message>
        <source>Cells count places; with a system open they lead to its records.</source>
        <translation>Zellen zählen Stellen; mit einem offenen System führen sie zu dessen Einträgen.</translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation>Es gibt kein Gold</translation>
    </message>
    <message>
        <source>Judges say of a gold where it is wrong. Open a gold and what systems made of its text.</source>
        <translation>Urteilende sagen von einem Gold, wo es falsch ist. Öffnen Sie ein Gold und was Systeme aus seinem Text machten.</translation>
    </message>
    <message>
        <source>Nobody has judged yet</source>
        <translation>Noch hat niemand geurteilt</translation>
    </message>
    <message>
        <source>Only %1 has judged so far</source>
        <translation>Bisher hat nur %1 geurteilt</translation>
    </message>
    <message>
        <source>Agreement is counted over places that two judges have judged. Switch judging on, write the name of the other judge into Judge, and judge the same places; or put the lines of both into one file of judgements.</source>
        <translation>Übereinstimmung wird über Stellen gezählt, die zwei Personen beurteilt haben. Schalten Sie das Urteilen ein, schreiben Sie den Namen der anderen Person in „Urteil von“ und beurteilen Sie dieselben Stellen; oder setzen Sie die Zeilen beider in eine Datei mit Urteilen.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>The judges cannot be compared</source>
        <translation>Die Urteilenden können nicht verglichen werden</translation>
    </message>
    <message>
        <source>Comparing the judges…</source>
        <translation>Urteilende werden verglichen…</translation>
    </message>
    <message>
        <source>No place is judged by two</source>
        <translation>Keine Stelle ist von zweien beurteilt</translation>
    </message>
    <message>
        <source>Judges: %1. Rows of Suspects that say “By another judge” wait for the second one.</source>
        <extracomment>%1: names of judges</extracomment>
        <translation>Urteilende: %1. Zeilen in Verdachtsfälle, die „Von anderen Urteilenden“ besagen, warten auf das zweite Urteil.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AlikeDialog</name>
    <message>
        <source>Apply to alike places</source>
        <translation>Auf gleichartige Stellen anwenden</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>&amp;Verdict:</source>
        <translation>&amp;Urteil:</translation>
    </message>
    <message>
        <source>&amp;Apply to %1</source>
        <translation>&amp;Auf %1 anwenden</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Gold ist richtig</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AnnotatorsPage</name>
    <message>
        <source>Agreement of every two annotators</source>
        <translation>Übereinstimmung je zweier Annotierender</translation>
    </message>
    <message>
        <source>Who deviates, by type</source>
        <translation>Wer abweicht, nach Typ</translation>
    </message>
    <message>
        <source>What every two annotators have alike</source>
        <translation>Was je zwei Annotierende gemeinsam haben</translation>
    </message>
    <message>
        <source>Comparing every two</source>
        <translation>Je zwei werden verglichen</translation>
    </message>
    <message>
        <source>Nobody is compared here</source>
        <translation>Hier wird niemand verglichen</translation>
    </message>
    <message>
        <source>The other pages compare what is open.</source>
        <translation>Die anderen Seiten vergleichen, was offen ist.</translation>
    </message>
    <message>
        <source>The annotators cannot be compared</source>
        <translation>Die Annotierenden können nicht verglichen werden</translation>
    </message>
    <message>
        <source>Comparing every two…</source>
        <translation>Je zwei werden verglichen…</translation>
    </message>
    <message>
        <source>The tables fill when all pairs are compared.</source>
        <translation>Die Tabellen füllen sich, wenn alle Paare verglichen sind.</translation>
    </message>
    <message>
        <source>F1 of every two (%1); by type the mean F1 of each with the others, less that of the others among themselves: below 0 they agree more without this one. A click on a number shows its two as A and B.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation>F1 je zweier (%1); nach Typ das mittlere F1 jedes Einzelnen mit den anderen, abzüglich des F1 der anderen untereinander: unter 0 stimmen sie ohne diese Person mehr überein. Ein Klick auf eine Zahl zeigt die beiden als A und B.</translation>
    </message>
    <message>
        <source>! %1 and %2: %3</source>
        <extracomment>%1 and %2: names, %3: what is wrong</extracomment>
        <translation>! %1 und %2: %3</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation>Nur Ab&amp;weichungen</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Hoher Kontrast, schwarz auf weiß</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Hoher Kontrast, weiß auf schwarz</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>From the next start; files, figures and commands stay in English</source>
        <translation>Ab dem nächsten Start; Dateien, Abbildungen und Befehle bleiben englisch</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size, in percent of the system&apos;s</source>
        <translation>Textgröße, in Prozent der des Systems</translation>
    </message>
    <message>
        <source>Of the whole window; View, Larger text is of the texts alone</source>
        <translation>Des ganzen Fensters; Ansicht, Text größer betrifft nur die Texte</translation>
    </message>
    <message>
        <source>How the texts stand</source>
        <translation>Wie die Texte stehen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Interlinear</source>
        <translation>Interlinear</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>Gestapelt</translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation>Zeilen ohne Änderungen und Fehler zuklappen</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Text&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Texts:</source>
        <translation>&amp;Texte:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignLeadsView</name>
    <message>
        <source>Leads of the project</source>
        <translation>Hinweise des Projekts</translation>
    </message>
    <message>
        <source>The lead in its runs</source>
        <translation>Der Hinweis in seinen Läufen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Lists the leads of a single run, too, and not only what several runs share.</source>
        <translation>Listet auch die Hinweise eines einzelnen Laufs auf, nicht nur, was mehrere Läufe teilen.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Looks for the leads of all runs as their files are now</source>
        <translation>Sucht die Hinweise aller Läufe, wie ihre Dateien jetzt sind</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation>Suche nach Hinweisen anhalten</translation>
    </message>
    <message>
        <source>Looking for leads</source>
        <translation>Hinweise werden gesucht</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In its runs: %1</source>
        <extracomment>%1: what a lead is about</extracomment>
        <translation>In seinen Läufen: %1</translation>
    </message>
    <message>
        <source>A lead that is chosen stands here as each of its runs has it.</source>
        <translation>Ein gewählter Hinweis steht hier so, wie jeder seiner Läufe ihn hat.</translation>
    </message>
    <message>
        <source>These are the leads of before; the runs are others by now.</source>
        <translation>Dies sind die früheren Hinweise; die Läufe sind inzwischen andere.</translation>
    </message>
    <message>
        <source>Runs without leads: %1. The first, %2 · %3: %4</source>
        <extracomment>%1: how many runs, %2: the first one&apos;s data set, %3: its system, %4: why, a sentence</extracomment>
        <translation>Läufe ohne Hinweise: %1. Der erste, %2 · %3: %4</translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation>Hinweise können nicht gesucht werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation>Hinweise werden gesucht…</translation>
    </message>
    <message>
        <source>Every run is looked at; the list comes when all of them are.</source>
        <translation>Jeder Lauf wird angesehen; die Liste kommt, wenn es alle sind.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation>Es wurden keine Hinweise gesucht.</translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation>Hinweise suchen</translation>
    </message>
    <message>
        <source>The runs are being scored</source>
        <translation>Die Läufe werden ausgewertet</translation>
    </message>
    <message>
        <source>Leads are looked for as soon as all of them are.</source>
        <translation>Hinweise werden gesucht, sobald es alle sind.</translation>
    </message>
    <message>
        <source>Not all runs are scored</source>
        <translation>Nicht alle Läufe sind ausgewertet</translation>
    </message>
    <message>
        <source>Leads are looked for in all runs of the project, after these are scored.</source>
        <translation>Hinweise werden in allen Läufen des Projekts gesucht, nachdem diese ausgewertet sind.</translation>
    </message>
    <message>
        <source>Score all</source>
        <translation>Alle auswerten</translation>
    </message>
    <message>
        <source>The list comes when all runs are looked at.</source>
        <translation>Die Liste kommt, wenn alle Läufe angesehen sind.</translation>
    </message>
    <message>
        <source>No leads</source>
        <translation>Keine Hinweise</translation>
    </message>
    <message>
        <source>The errors of no run show a pattern beyond chance.</source>
        <translation>Die Fehler keines Laufs zeigen ein Muster über den Zufall hinaus.</translation>
    </message>
    <message>
        <source>No lead is shared</source>
        <translation>Kein gemeinsamer Hinweis</translation>
    </message>
    <message>
        <source>Every lead is of one run alone.</source>
        <translation>Jeder Hinweis gehört zu nur einem Lauf.</translation>
    </message>
    <message>
        <source>Show those of one run</source>
        <translation>Die einzelner Läufe zeigen</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <extracomment>A data set of the runs that share a lead. %1: what the lead is about</extracomment>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <extracomment>%1: how many</extracomment>
        <translation>%1 Systeme</translation>
    </message>
    <message>
        <source>Also those of one run</source>
        <translation>Auch die einzelner Läufe</translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation>Fortschritt der Suche nach Hinweisen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignModel</name>
    <message>
        <source>%1≈</source>
        <translation>%1≈</translation>
    </message>
    <message>
        <source>≈ not separable from the best: p %1 is not below %2</source>
        <translation>≈ vom Besten nicht unterscheidbar: p %1 ist nicht kleiner als %2</translation>
    </message>
    <message>
        <source>p of the difference from the best: %1</source>
        <translation>p der Differenz zum Besten: %1</translation>
    </message>
    <message>
        <source>%1=</source>
        <extracomment>A rank that others have, too</extracomment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>– (%1 of %2)</source>
        <extracomment>A mean that is not given, since only %1 of %2 data sets have a score</extracomment>
        <translation>– (%1 von %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a system or a team, %2: a data set with its task</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing was handed in.</source>
        <translation>Nichts wurde eingereicht.</translation>
    </message>
    <message>
        <source>Not scored yet.</source>
        <translation>Noch nicht ausgewertet.</translation>
    </message>
    <message>
        <source>Best run: %1 (of %2)</source>
        <translation>Bester Lauf: %1 (von %2)</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>Lauf: %1</translation>
    </message>
    <message>
        <source>Could not be scored: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>Konnte nicht ausgewertet werden: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a score, %2: its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Old: its files have changed on the disk since.</source>
        <translation>Alt: seine Dateien haben sich seither auf der Platte geändert.</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>P %1, R %2, F1 %3</source>
        <translation>P %1, R %2, F1 %3</translation>
    </message>
    <message>
        <source>TP %1, FP %2, FN %3</source>
        <translation>TP %1, FP %2, FN %3</translation>
    </message>
    <message>
        <source>A click or Return opens the data set with this system.</source>
        <translation>Ein Klick oder Eingabe öffnet den Datensatz mit diesem System.</translation>
    </message>
    <message>
        <source>Points of %1 over all data sets shown</source>
        <translation>Punkte von %1 über alle gezeigten Datensätze</translation>
    </message>
    <message>
        <source>Scored: %1 of %2 data sets; a mean is given where all have a score. A click opens them as one.</source>
        <extracomment>How many data sets have a score, for a mean over them</extracomment>
        <translation>Ausgewertet: %1 von %2 Datensätzen; ein Mittel gibt es, wo alle einen Wert haben. Ein Klick öffnet sie als einen.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A cell for screen readers. %1: &quot;Points&quot;, %2: a system, %3: the number</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>nothing was handed in</source>
        <translation>nichts wurde eingereicht</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation>noch nicht ausgewertet</translation>
    </message>
    <message>
        <source>could not be scored</source>
        <translation>nicht auswertbar</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <translation>%1, vom Besten nicht unterscheidbar</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4, rank %5</source>
        <translation>%1 von %2, %3: %4, Rang %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 von %2, %3: %4</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Who handed runs in, with the best run in each data set</source>
        <translation>Wer Läufe eingereicht hat, mit dem besten Lauf in jedem Datensatz</translation>
    </message>
    <message>
        <source>What the names of runs have in this place, with the best such run in each data set</source>
        <translation>Was die Namen der Läufe an dieser Stelle haben, mit dem besten solchen Lauf in jedem Datensatz</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Given by the rank in each data set that is shown</source>
        <translation>Vergeben nach dem Rang in jedem gezeigten Datensatz</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <extracomment>%1: a task</extracomment>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean over the data sets that are shown, where all of them have a score</source>
        <translation>Mittel über die gezeigten Datensätze, wo alle einen Wert haben</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Kleiner ist besser.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignTableDialog</name>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau der Tabelle</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>Systeme nach Datensatz</translation>
    </message>
    <message>
        <source>Teams by data set</source>
        <translation>Teams nach Datensatz</translation>
    </message>
    <message>
        <source>%1 by data set</source>
        <translation>%1 nach Datensatz</translation>
    </message>
    <message>
        <source>All rankings as one list</source>
        <translation>Alle Rangfolgen als eine Liste</translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation>Rangfolge von %1</translation>
    </message>
    <message>
        <source>LaTeX (booktabs)</source>
        <translation>LaTeX (booktabs)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>TSV has all decimals.</source>
        <translation>TSV hat alle Dezimalstellen.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabelle:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Dezimalen:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <extracomment>%1: a form such as &quot;CSV&quot;, %2: the ending of its files</extracomment>
        <translation>%1-Datei (*%2)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignView</name>
    <message>
        <source>Teams, best run each</source>
        <translation>Teams, je der beste Lauf</translation>
    </message>
    <message>
        <source>By %1, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>Nach %1, je der beste Lauf</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Scores by data set</source>
        <translation>Werte nach Datensatz</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tasks</translation>
    </message>
    <message>
        <source>Tas&amp;ks:</source>
        <translation>Tas&amp;ks:</translation>
    </message>
    <message>
        <source>Which data sets are shown; means, ranks and points are of these</source>
        <translation>Welche Datensätze gezeigt werden; Mittel, Ränge und Punkte gelten für diese</translation>
    </message>
    <message>
        <source>Puts ≈ behind scores that are not separable from the best of their data set. All runs of a data set are compared with each other, which takes a while.</source>
        <translation>Setzt ≈ hinter Werte, die vom besten ihres Datensatzes nicht unterscheidbar sind. Alle Läufe eines Datensatzes werden miteinander verglichen, was eine Weile dauert.</translation>
    </message>
    <message>
        <source>The matrix or a ranking as PDF, SVG, PNG or their numbers</source>
        <translation>Die Matrix oder eine Rangfolge als PDF, SVG, PNG oder ihre Zahlen</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>The best of a column is bold, the stronger the shade the better. – nothing was handed in or the score is undefined; ✗ could not be scored; … not scored yet; ≈ not separable from the best.</source>
        <translation>Das Beste einer Spalte ist fett, je stärker getönt, desto besser. – nichts eingereicht oder der Wert ist undefiniert; ✗ nicht auswertbar; … noch nicht ausgewertet; ≈ vom Besten nicht unterscheidbar.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Without a task</source>
        <translation>Ohne Task</translation>
    </message>
    <message>
        <source>Data &amp;sets: %1 of %2</source>
        <extracomment>The button of a menu. %1 of %2 data sets are shown</extracomment>
        <translation>&amp;Datensätze: %1 von %2</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <translation>Rangfolge von %1</translation>
    </message>
    <message>
        <source>Nothing was handed in.</source>
        <translation>Nichts wurde eingereicht.</translation>
    </message>
    <message>
        <source>Its runs stand here as soon as they are scored.</source>
        <translation>Ihre Läufe stehen hier, sobald sie ausgewertet sind.</translation>
    </message>
    <message>
        <source>None of its runs is scored yet. “Score all” scores every run of the project.</source>
        <translation>Noch ist keiner ihrer Läufe ausgewertet. „Alle auswerten“ wertet jeden Lauf des Projekts aus.</translation>
    </message>
    <message>
        <source>S&amp;core all</source>
        <translation>Alle aus&amp;werten</translation>
    </message>
    <message>
        <source>S&amp;core again</source>
        <translation>&amp;Neu auswerten</translation>
    </message>
    <message>
        <source>Scores every system on every data set; what was scored before is not read again</source>
        <translation>Wertet jedes System an jedem Datensatz aus; schon Ausgewertetes wird nicht erneut gelesen</translation>
    </message>
    <message>
        <source>Scores what changed on the disk; where nothing did, everything once more. The numbers stand until the new ones are there.</source>
        <translation>Wertet aus, was sich auf der Platte geändert hat; wo sich nichts änderte, alles noch einmal. Die Zahlen bleiben stehen, bis die neuen da sind.</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Kein Projekt ist offen</translation>
    </message>
    <message>
        <source>A project holds data sets, their systems and how they are scored. Here all of them stand side by side.</source>
        <translation>Ein Projekt enthält Datensätze, ihre Systeme und wie sie ausgewertet werden. Hier stehen sie alle nebeneinander.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation>Dateien außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>They are not read unless you allow it: %1</source>
        <translation>Sie werden nur gelesen, wenn Sie es erlauben: %1</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>There are no systems</source>
        <translation>Es gibt keine Systeme</translation>
    </message>
    <message>
        <source>The project names no data sets with systems.</source>
        <translation>Das Projekt nennt keine Datensätze mit Systemen.</translation>
    </message>
    <message>
        <source>No data set is left</source>
        <translation>Kein Datensatz ist übrig</translation>
    </message>
    <message>
        <source>Every one is folded away.</source>
        <translation>Alle sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>%1 changed on the disk; scores of before are pale</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 hat sich auf der Platte geändert; frühere Werte sind blass</translation>
    </message>
    <message>
        <source>Files changed on the disk: %1; scores of before are pale</source>
        <extracomment>%1: how many</extracomment>
        <translation>Auf der Platte geänderte Dateien: %1; frühere Werte sind blass</translation>
    </message>
    <message>
        <source>Old scores: %1</source>
        <extracomment>How many scores are of files as they were</extracomment>
        <translation>Alte Werte: %1</translation>
    </message>
    <message>
        <source>Scored: %1 of %2</source>
        <extracomment>How many of all runs are scored</extracomment>
        <translation>Ausgewertet: %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Open its data sets as one</source>
        <translation>Ihre Datensätze als einen &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Open the data set with this system</source>
        <translation>Den Datensatz mit diesem System ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Edit &amp;note…</source>
        <translation>Noti&amp;z bearbeiten…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note for %1, %2:</source>
        <extracomment>%1: a system, %2: a data set</extracomment>
        <translation>Notiz zu %1, %2:</translation>
    </message>
    <message>
        <source>Show ra&amp;nks</source>
        <translation>&amp;Ränge zeigen</translation>
    </message>
    <message>
        <source>Mark &amp;ties</source>
        <translation>&amp;Gleichstände markieren</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Pages of the campaign</source>
        <translation>Seiten der Kampagne</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CanvasHeader</name>
    <message>
        <source>Above: %1    Below: %2</source>
        <extracomment>above and below the text stand the marks of the two sides</extracomment>
        <translation>Oben: %1    Unten: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChangesPage</name>
    <message>
        <source>What became of each annotation</source>
        <translation>Was aus jeder Annotation wurde</translation>
    </message>
    <message>
        <source>What became of each annotation, by type</source>
        <translation>Was aus jeder Annotation wurde, nach Typ</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>The tables fill when both are scored.</source>
        <translation>Die Tabellen füllen sich, wenn beide ausgewertet sind.</translation>
    </message>
    <message>
        <source>Where the two agree and differ, by type</source>
        <translation>Wo die beiden einig und uneinig sind, nach Typ</translation>
    </message>
    <message>
        <source>Where A and B agree and differ (%1). Which of the two is right, only a gold can tell.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation>Wo A und B einig und uneinig sind (%1). Wer von beiden recht hat, kann nur ein Gold sagen.</translation>
    </message>
    <message>
        <source>The two cannot be compared</source>
        <translation>Die beiden können nicht verglichen werden</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Dies sind die alten Zahlen; neue werden berechnet.</translation>
    </message>
    <message>
        <source>Nothing differs: every annotation has the same outcome in A and B.</source>
        <translation>Nichts weicht ab: jede Annotation hat in A und B dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>From A to B %1 fixed, %2 regressed (%3). Errors of A are shown in A, new ones in B.</source>
        <extracomment>%1 and %2: numbers of annotations; %3: the scheme, or a measure whose pairs these are</extracomment>
        <translation>Von A zu B %1 behoben, %2 verschlechtert (%3). Fehler von A werden in A gezeigt, neue in B.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartPanel</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartView</name>
    <message>
        <source>Chart or table</source>
        <translation>Diagramm oder Tabelle</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CheckDialog</name>
    <message>
        <source>Check submission</source>
        <translation>Einreichung prüfen</translation>
    </message>
    <message>
        <source>Output to check</source>
        <translation>Zu prüfende Ausgabe</translation>
    </message>
    <message>
        <source>The file or folder that a system wrote</source>
        <translation>Die Datei oder der Ordner, den ein System geschrieben hat</translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, is checked</source>
        <translation>Welche Spalte von HIPE-Daten oder Ebene von WebAnno- und UIMA-Daten geprüft wird</translation>
    </message>
    <message>
        <source>Gold or text</source>
        <translation>Gold oder Text</translation>
    </message>
    <message>
        <source>The gold, or only its text (.txt, a folder of them, or a file of any format without annotations)</source>
        <translation>Das Gold oder nur sein Text (.txt, ein Ordner davon oder eine Datei beliebigen Formats ohne Annotationen)</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft…</translation>
    </message>
    <message>
        <source>Both files are read and compared.</source>
        <translation>Beide Dateien werden gelesen und verglichen.</translation>
    </message>
    <message>
        <source>Nothing could be checked</source>
        <translation>Nichts konnte geprüft werden</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Documents, texts, labels and ids are as they should be.</source>
        <translation>Dokumente, Texte, Labels und Ids sind, wie sie sein sollen.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Choose the output of a system, and the gold or the text that it belongs to. Then choose Check.</source>
        <translation>Wählen Sie die Ausgabe eines Systems und das Gold oder den Text, zu dem sie gehört. Dann wählen Sie Prüfen.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy what touchstone-cli check prints</source>
        <translation>Kopieren, was touchstone-cli check ausgibt</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>&amp;Ausgabe:</translation>
    </message>
    <message>
        <source>Gold or te&amp;xt:</source>
        <translation>Gold oder Te&amp;xt:</translation>
    </message>
    <message>
        <source>A folder as output</source>
        <translation>Ein Ordner als Ausgabe</translation>
    </message>
    <message>
        <source>A folder as gold or text</source>
        <translation>Ein Ordner als Gold oder Text</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be scored, %1.</source>
        <extracomment>%1: &quot;2 warnings&quot;</extracomment>
        <translation>Auswertbar, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready: %1, %2.</source>
        <extracomment>%1: &quot;1 error&quot;, %2: &quot;2 warnings&quot;</extracomment>
        <translation>Nicht bereit: %1, %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many there are, %2: how many there should be</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Documents: %1</source>
        <translation>Dokumente: %1</translation>
    </message>
    <message>
        <source>further documents: %1</source>
        <translation>weitere Dokumente: %1</translation>
    </message>
    <message>
        <source>tokens: %1</source>
        <translation>Tokens: %1</translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <translation>Annotationen: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation>Labels: %1</translation>
    </message>
    <message>
        <source>labels: %1 (not judged: there is nothing to compare them with)</source>
        <translation>Labels: %1 (nicht bewertet: es gibt nichts, womit sie zu vergleichen wären)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ColumnsDialog</name>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>What does each column hold? Needed are the start, the end or the length, and the label.</source>
        <translation>Was enthält jede Spalte? Nötig sind der Anfang, das Ende oder die Länge und das Label.</translation>
    </message>
    <message>
        <source>&amp;By the first row</source>
        <translation>&amp;Nach der ersten Zeile</translation>
    </message>
    <message>
        <source>Choose what the names in the first row say</source>
        <translation>Wählen, was die Namen der ersten Zeile besagen</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Does not matter</source>
        <translation>Ohne Bedeutung</translation>
    </message>
    <message>
        <source>Column %1 holds</source>
        <extracomment>%1: number of a column</extracomment>
        <translation>Spalte %1 enthält</translation>
    </message>
    <message>
        <source>End or Length</source>
        <translation>Ende oder Länge</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <extracomment>%1: what no column was chosen for</extracomment>
        <translation>Noch nötig: %1.</translation>
    </message>
    <message>
        <source>Names in the first row are numbers, or names of other columns, so these columns cannot be told apart: give each a name of its own.</source>
        <translation>Namen der ersten Zeile sind Zahlen oder Namen anderer Spalten, sodass diese Spalten nicht unterscheidbar sind: geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Without a column for the document, all rows form one document, named after the file.</source>
        <translation>Ohne eine Spalte für das Dokument bilden alle Zeilen ein Dokument, das wie die Datei heißt.</translation>
    </message>
    <message>
        <source>As the first row says.</source>
        <translation>Wie die erste Zeile besagt.</translation>
    </message>
    <message>
        <source>--columns %1</source>
        <extracomment>%1: as on the command line</extracomment>
        <translation>--columns %1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Words of the annotation</source>
        <translation>Wörter der Annotation</translation>
    </message>
    <message>
        <source>Id of the annotation</source>
        <translation>Id der Annotation</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Text des Dokuments</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CommandLine</name>
    <message>
        <source>Command line that makes the same</source>
        <translation>Befehlszeile, die dasselbe macht</translation>
    </message>
    <message>
        <source>Command line:</source>
        <translation>Befehlszeile:</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Den Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareBasis</name>
    <message>
        <source>Computing measures</source>
        <translation>Maße werden berechnet</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Stichproben werden gezogen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ComparePage</name>
    <message>
        <source>In the dialog choose under Documents: Each group of lines, for the gold and all systems</source>
        <translation>Im Dialog unter Dokumente wählen: Jede Gruppe von Zeilen, für das Gold und alle Systeme</translation>
    </message>
    <message>
        <source>No intervals: there is only one sentence, and resampling needs several.</source>
        <translation>Keine Intervalle: es gibt nur einen Satz, und Stichproben brauchen mehrere.</translation>
    </message>
    <message>
        <source>No intervals: there is only one document, and resampling needs several.</source>
        <translation>Keine Intervalle: es gibt nur ein Dokument, und Stichproben brauchen mehrere.</translation>
    </message>
    <message>
        <source>%1 trials, seed %2, over %3.</source>
        <extracomment>%1: number of trials, %2: a seed, %3: &quot;120 documents&quot;</extracomment>
        <translation>%1 Durchgänge, Startwert %2, über %3.</translation>
    </message>
    <message>
        <source>%1 sentences of the one document</source>
        <translation>%1 Sätze des einen Dokuments</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 Dokumente</translation>
    </message>
    <message>
        <source>Nothing was computed</source>
        <translation>Nichts wurde berechnet</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Which system is better, only a gold can tell</source>
        <translation>Welches System besser ist, kann nur ein Gold sagen</translation>
    </message>
    <message>
        <source>Two systems are compared without one.</source>
        <translation>Zwei Systeme werden ohne ein solches verglichen.</translation>
    </message>
    <message>
        <source>Open with a gold…</source>
        <translation>Mit Gold öffnen…</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Open a second system…</source>
        <translation>Ein zweites System öffnen…</translation>
    </message>
    <message>
        <source>Compare with other settings…</source>
        <translation>Mit anderen Einstellungen vergleichen…</translation>
    </message>
    <message>
        <source>Only one system is open</source>
        <translation>Nur ein System ist offen</translation>
    </message>
    <message>
        <source>Choose a System B</source>
        <translation>Wählen Sie ein System B</translation>
    </message>
    <message>
        <source>Open a second system of the same gold, or compare this one with itself under other settings.</source>
        <translation>Öffnen Sie ein zweites System desselben Golds oder vergleichen Sie dieses unter anderen Einstellungen mit sich selbst.</translation>
    </message>
    <message>
        <source>Two systems are compared annotation by annotation; choose the second one here or in the toolbar.</source>
        <translation>Zwei Systeme werden Annotation für Annotation verglichen; wählen Sie das zweite hier oder in der Werkzeugleiste.</translation>
    </message>
    <message numerus="yes">
        <source>
! %n more; the tool tips of the systems say why.</source>
        <translation>
            <numerusform>
! %n weiteres; die Kurzhinweise der Systeme nennen den Grund.</numerusform>
            <numerusform>
! %n weitere; die Kurzhinweise der Systeme nennen den Grund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open with sentences as documents…</source>
        <translation>Mit Sätzen als Dokumenten öffnen…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareView</name>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Als Mar&amp;kdown kopieren</translation>
    </message>
    <message>
        <source>Copy the table that is shown, for an issue or a wiki</source>
        <translation>Die gezeigte Tabelle kopieren, für ein Issue oder ein Wiki</translation>
    </message>
    <message>
        <source>Com&amp;pared records:</source>
        <translation>&amp;Verglichene Einträge:</translation>
    </message>
    <message>
        <source>Sc&amp;ore:</source>
        <translation>We&amp;rt:</translation>
    </message>
    <message>
        <source>Pages of the comparison</source>
        <translation>Seiten des Vergleichs</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>Significance</source>
        <translation>Signifikanz</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gefunden von</translation>
    </message>
    <message>
        <source>Systems by type</source>
        <translation>Systeme nach Typ</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Groups of runs</source>
        <translation>Gruppen von Läufen</translation>
    </message>
    <message>
        <source>Potential gain</source>
        <translation>Möglicher Gewinn</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotierende</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>By which types and systems are compared</source>
        <translation>Wonach Typen und Systeme verglichen werden</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Compared records</source>
        <translation>Verglichene Einträge</translation>
    </message>
    <message>
        <source>Whose records decide what changed: those of the matching, judged under the scheme, or a measure&apos;s own, where right is what that measure counts as correct</source>
        <translation>Wessen Einträge entscheiden, was sich geändert hat: die der Zuordnung, nach dem Schema bewertet, oder die eines Maßes selbst, wo richtig ist, was dieses Maß als korrekt zählt</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>&amp;Maße</translation>
    </message>
    <message>
        <source>By which systems are ranked and tested</source>
        <translation>Wonach Systeme gereiht und getestet werden</translation>
    </message>
    <message>
        <source>Score System A a second time under other settings, and show what changes</source>
        <translation>System A ein zweites Mal unter anderen Einstellungen auswerten und zeigen, was sich ändert</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A: %1 · B: %2</translation>
    </message>
    <message>
        <source>A: %1 · B: %1 under %2</source>
        <extracomment>%1: a system, %2: settings such as &quot;pairing: first-come&quot;</extracomment>
        <translation>A: %1 · B: %1 mit %2</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>Compare with other &amp;settings…</source>
        <translation>Mit anderen &amp;Einstellungen vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Back to System B</source>
        <translation>&amp;Zurück zu System B</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Comparer</name>
    <message>
        <source>Comparing</source>
        <translation>Vergleich läuft</translation>
    </message>
    <message>
        <source>Comparing all systems</source>
        <translation>Alle Systeme werden verglichen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceCurves</name>
    <message>
        <source>Computing the curve</source>
        <translation>Die Kurve wird berechnet</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceView</name>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>P, R and F1 of System A</source>
        <translation>P, R und F1 von System A</translation>
    </message>
    <message>
        <source>F1 of every system</source>
        <translation>F1 jedes Systems</translation>
    </message>
    <message>
        <source>Precision over recall of every system</source>
        <translation>Präzision über Recall jedes Systems</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Annotations with a lower confidence are left out of every number (--min-score); arrow keys move it by 0.01</source>
        <translation>Annotationen mit niedrigerer Konfidenz bleiben bei jeder Zahl außen vor (--min-score); Pfeiltasten verschieben sie um 0,01</translation>
    </message>
    <message>
        <source>Keep all annotations (Esc)</source>
        <translation>Alle Annotationen behalten (Esc)</translation>
    </message>
    <message>
        <source>Set the threshold that gives System A its best F1 on these data</source>
        <translation>Die Schwelle setzen, die System A auf diesen Daten das beste F1 gibt</translation>
    </message>
    <message>
        <source>Scores over the confidence threshold as a table</source>
        <translation>Werte über der Konfidenzschwelle als Tabelle</translation>
    </message>
    <message>
        <source>--min-score %1</source>
        <translation>--min-score %1</translation>
    </message>
    <message>
        <source>&amp;Threshold:</source>
        <translation>&amp;Schwelle:</translation>
    </message>
    <message>
        <source>P %1, R %2, F1 %3</source>
        <translation>P %1, R %2, F1 %3</translation>
    </message>
    <message>
        <source>--min-score %1; the curve and its table cover all scores</source>
        <translation>--min-score %1; die Kurve und ihre Tabelle umfassen alle Werte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Threshold %1&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation>&lt;b&gt;Schwelle %1&lt;/b&gt;: %2 von %3 Annotationen behalten, %4 ausgelassen: %5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All scores&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation>&lt;b&gt;Alle Werte&lt;/b&gt;: %2 von %3 Annotationen behalten, %4 ausgelassen: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotations of the system have no confidence score and are kept.</source>
        <translation>
            <numerusform>%n Annotation des Systems hat keinen Konfidenzwert und wird behalten.</numerusform>
            <numerusform>%n Annotationen des Systems haben keinen Konfidenzwert und werden behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2, against %3 with all annotations. A threshold chosen on the data that it is scored on makes the score look too good: choose it on development data.</source>
        <translation>Bestes F1 %1 bei %2, gegenüber %3 mit allen Annotationen. Eine Schwelle, die auf den Daten gewählt wird, an denen ausgewertet wird, lässt den Wert zu gut aussehen: wählen Sie sie auf Entwicklungsdaten.</translation>
    </message>
    <message>
        <source>No threshold gives an F1 above 0 here.</source>
        <translation>Keine Schwelle ergibt hier ein F1 über 0.</translation>
    </message>
    <message>
        <source>Curve and table cover all scores, also those below the threshold.</source>
        <translation>Kurve und Tabelle umfassen alle Werte, auch die unter der Schwelle.</translation>
    </message>
    <message>
        <source>The table shows %1 of %2 scores; touchstone-cli score --by score --json lists more.</source>
        <translation>Die Tabelle zeigt %1 von %2 Werten; touchstone-cli score --by score --json listet mehr auf.</translation>
    </message>
    <message>
        <source>No scores</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Keine Konfidenzwerte</translation>
    </message>
    <message>
        <source>%1 gives no confidence scores. They are read from JSONL (key “score”), spaCy, Prodigy, predictions of Label Studio, pipelines of Hugging Face, output of models, BioC, tables (column “score”) and neleval files.</source>
        <translation>%1 gibt keine Konfidenzwerte an. Gelesen werden sie aus JSONL (Schlüssel „score“), spaCy, Prodigy, Vorhersagen von Label Studio, Pipelines von Hugging Face, Ausgaben von Modellen, BioC, Tabellen (Spalte „score“) und neleval-Dateien.</translation>
    </message>
    <message>
        <source>The curve cannot be computed</source>
        <translation>Die Kurve kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation>Die Kurve wird berechnet</translation>
    </message>
    <message>
        <source>The curve appears when all thresholds have been tried.</source>
        <translation>Die Kurve erscheint, wenn alle Schwellen erprobt sind.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>Keine Kurve</translation>
    </message>
    <message>
        <source>The curve was not computed to its end.</source>
        <translation>Die Kurve wurde nicht zu Ende berechnet.</translation>
    </message>
    <message>
        <source>Compute the curve</source>
        <translation>Kurve berechnen</translation>
    </message>
    <message>
        <source>Click: set the threshold here</source>
        <translation>Klick: die Schwelle hierher setzen</translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation>A&amp;chse von 0 bis 1</translation>
    </message>
    <message>
        <source>All &amp;scores</source>
        <translation>&amp;Alle Werte</translation>
    </message>
    <message>
        <source>&amp;Best F1</source>
        <translation>&amp;Bestes F1</translation>
    </message>
    <message>
        <source>Chart over the confidence threshold</source>
        <translation>Diagramm über der Konfidenzschwelle</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusedPairsModel</name>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation>%1: Gold %2, System %3</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Type of the gold annotation</source>
        <translation>Typ der Goldannotation</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Type of the system annotation that is paired with it</source>
        <translation>Typ der damit gepaarten Systemannotation</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>How often the one is taken for the other</source>
        <translation>Wie oft das eine für das andere gehalten wird</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionModel</name>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>Row and column that several entity types share</extracomment>
        <translation>
            <numerusform>(%n anderer)</numerusform>
            <numerusform>(%n andere)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent; %1: number with one decimal</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a cell for screen readers; %1: which types meet, and how often, %2: their share</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 spurious: system %2, no gold annotation</source>
        <translation>%1 überzählig: System %2, keine Goldannotation</translation>
    </message>
    <message>
        <source>%1 missed: gold %2, no system annotation</source>
        <translation>%1 fehlend: Gold %2, keine Systemannotation</translation>
    </message>
    <message>
        <source>%1: gold and system among the %2; %3 of them have equal types</source>
        <extracomment>%1: how many, %2: &quot;(9 others)&quot;, %3: how many of them</extracomment>
        <translation>%1: Gold und System unter den %2; %3 davon haben gleiche Typen</translation>
    </message>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation>%1: Gold %2, System %3</translation>
    </message>
    <message>
        <source>Missed: %1 gold annotations without a system annotation</source>
        <translation>Fehlend: %1 Goldannotationen ohne Systemannotation</translation>
    </message>
    <message>
        <source>Spurious: %1 system annotations without a gold annotation</source>
        <translation>Überzählig: %1 Systemannotationen ohne Goldannotation</translation>
    </message>
    <message>
        <source>System type %1: %2 annotations</source>
        <translation>Systemtyp %1: %2 Annotationen</translation>
    </message>
    <message>
        <source>Gold type %1: %2 annotations</source>
        <translation>Goldtyp %1: %2 Annotationen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionView</name>
    <message>
        <source>Confusion of types, gold by system</source>
        <translation>Verwechslung der Typen, Gold nach System</translation>
    </message>
    <message>
        <source>Confused types, most often first</source>
        <translation>Verwechselte Typen, häufigste zuerst</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Share of the row</source>
        <translation>Anteil der Zeile</translation>
    </message>
    <message>
        <source>Share of the column</source>
        <translation>Anteil der Spalte</translation>
    </message>
    <message>
        <source>Order of the types</source>
        <translation>Reihenfolge der Typen</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation>Nach Häufigkeit</translation>
    </message>
    <message>
        <source>Hide the diago&amp;nal</source>
        <translation>Diago&amp;nale ausblenden</translation>
    </message>
    <message>
        <source>Leave out pairs of equal type</source>
        <translation>Paare gleichen Typs weglassen</translation>
    </message>
    <message>
        <source>&amp;Most types shown:</source>
        <translation>&amp;Meiste gezeigte Typen:</translation>
    </message>
    <message>
        <source>Those with most errors; the other types share one row and one column</source>
        <translation>Die mit den meisten Fehlern; die übrigen Typen teilen sich eine Zeile und eine Spalte</translation>
    </message>
    <message>
        <source>Most types shown</source>
        <translation>Meiste gezeigte Typen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>The matrix, or the confused pairs with the most frequent first</source>
        <translation>Die Matrix oder die verwechselten Paare mit den häufigsten zuerst</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Zellen:</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Reihenfolge:</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Dies sind die alten Zahlen; neue werden berechnet.</translation>
    </message>
    <message>
        <source>Rows: gold, columns: system</source>
        <translation>Zeilen: Gold, Spalten: System</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Keine Annotationen</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation>Weder Gold noch System hat eine Annotation.</translation>
    </message>
    <message>
        <source>Filter to gold type “%1”</source>
        <translation>Nach Goldtyp „%1“ filtern</translation>
    </message>
    <message>
        <source>Filter to system type “%1”</source>
        <translation>Nach Systemtyp „%1“ filtern</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConvertDialog</name>
    <message>
        <source>Touchstone JSONL: one document per line, keeps everything</source>
        <translation>Touchstone-JSONL: ein Dokument je Zeile, behält alles</translation>
    </message>
    <message>
        <source>brat: a folder of .txt and .ann</source>
        <translation>brat: ein Ordner mit .txt und .ann</translation>
    </message>
    <message>
        <source>Label Studio: tasks, systems as predictions</source>
        <translation>Label Studio: Aufgaben, Systeme als Vorhersagen</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertieren</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>The file; of brat the folder, new or empty</source>
        <translation>Die Datei; bei brat der Ordner, neu oder leer</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schreiben läuft…</translation>
    </message>
    <message>
        <source>Nothing was left out</source>
        <translation>Nichts wurde ausgelassen</translation>
    </message>
    <message>
        <source>The format can hold everything that was to be written.</source>
        <translation>Das Format kann alles enthalten, was zu schreiben war.</translation>
    </message>
    <message>
        <source>Nothing written yet</source>
        <translation>Noch nichts geschrieben</translation>
    </message>
    <message>
        <source>What the format cannot hold will be listed here.</source>
        <translation>Was das Format nicht enthalten kann, wird hier aufgelistet.</translation>
    </message>
    <message>
        <source>Systems that become predictions</source>
        <translation>Systeme, die Vorhersagen werden</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>Wählen, wohin geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Annotations of:</source>
        <translation>&amp;Annotationen von:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Write to:</source>
        <translation>&amp;Schreiben nach:</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Kon&amp;vertieren</translation>
    </message>
    <message>
        <source>Gold (%1)</source>
        <extracomment>%1: name of the data set</extracomment>
        <translation>Gold (%1)</translation>
    </message>
    <message>
        <source>An empty folder for brat</source>
        <translation>Ein leerer Ordner für brat</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Konvertieren in</translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <translation>%1-Datei (*%2)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>Its content will be lost.</source>
        <translation>Ihr Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation>Öffnen Sie zuerst ein Gold und eine Systemausgabe (Datei, Öffnen).</translation>
    </message>
    <message>
        <source>Labels are written as changed by the label map.</source>
        <translation>Labels werden so geschrieben, wie die Label-Zuordnung sie ändert.</translation>
    </message>
    <message>
        <source>The file is there already and will be replaced.</source>
        <translation>Die Datei ist schon da und wird ersetzt.</translation>
    </message>
    <message>
        <source>The file is there already; you are asked before it is replaced.</source>
        <translation>Die Datei ist schon da; vor dem Ersetzen wird gefragt.</translation>
    </message>
    <message>
        <source>&amp;Predictions:</source>
        <translation>Vorhersa&amp;gen:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionRow</name>
    <message>
        <source>0: nothing</source>
        <translation>0: nichts</translation>
    </message>
    <message>
        <source>This annotation is not right; without another one nothing is to be annotated here.</source>
        <translation>Diese Annotation ist nicht richtig; ohne eine andere ist hier nichts zu annotieren.</translation>
    </message>
    <message>
        <source>M: one more</source>
        <translation>M: noch eine</translation>
    </message>
    <message>
        <source>One more annotation is right here; the next stretch of text that you select is its place.</source>
        <translation>Hier ist eine weitere Annotation richtig; die nächste Textstrecke, die Sie auswählen, ist ihre Stelle.</translation>
    </message>
    <message>
        <source>Missing:</source>
        <translation>Fehlt:</translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation>Gezeichnet:</translation>
    </message>
    <message>
        <source>Right is:</source>
        <translation>Richtig ist:</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>type (Y)</source>
        <translation>Typ (Y)</translation>
    </message>
    <message>
        <source>O: %1 of %2</source>
        <extracomment>%1: number of an annotation, %2: how many there are</extracomment>
        <translation>O: %1 von %2</translation>
    </message>
    <message>
        <source>The next of the annotations that are right here.</source>
        <translation>Die nächste der hier richtigen Annotationen.</translation>
    </message>
    <message>
        <source>Esc: drop</source>
        <translation>Esc: verwerfen</translation>
    </message>
    <message>
        <source>Drop what was drawn.</source>
        <translation>Das Gezeichnete verwerfen.</translation>
    </message>
    <message>
        <source>Right annotation</source>
        <translation>Richtige Annotation</translation>
    </message>
    <message>
        <source>Right type</source>
        <translation>Richtiger Typ</translation>
    </message>
    <message>
        <source>Type that is right (Y)</source>
        <translation>Der richtige Typ (Y)</translation>
    </message>
    <message>
        <source>link (L)</source>
        <translation>Verknüpfung (L)</translation>
    </message>
    <message>
        <source>Right link</source>
        <translation>Richtige Verknüpfung</translation>
    </message>
    <message>
        <source>Link that is right, where the gold has links</source>
        <translation>Die richtige Verknüpfung, wo das Gold Verknüpfungen hat</translation>
    </message>
    <message>
        <source>B ←</source>
        <translation>B ←</translation>
    </message>
    <message>
        <source>Begin one token earlier</source>
        <translation>Ein Token früher beginnen</translation>
    </message>
    <message>
        <source>Shift+B →</source>
        <translation>Umschalt+B →</translation>
    </message>
    <message>
        <source>Begin one token later</source>
        <translation>Ein Token später beginnen</translation>
    </message>
    <message>
        <source>← Shift+E</source>
        <translation>← Umschalt+E</translation>
    </message>
    <message>
        <source>End one token earlier</source>
        <translation>Ein Token früher enden</translation>
    </message>
    <message>
        <source>E →</source>
        <translation>E →</translation>
    </message>
    <message>
        <source>End one token later</source>
        <translation>Ein Token später enden</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionsBar</name>
    <message>
        <source>Take off</source>
        <translation>Abnehmen</translation>
    </message>
    <message>
        <source>Score by the gold as its file has it</source>
        <translation>Am Gold auswerten, wie seine Datei es hat</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Lay other corrections over the gold</source>
        <translation>Andere Korrekturen über das Gold legen</translation>
    </message>
    <message>
        <source>Corrections of the gold</source>
        <translation>Korrekturen des Golds</translation>
    </message>
    <message>
        <source>Corrections (*.jsonl *.csv *.tsv);;All files (*)</source>
        <translation>Korrekturen (*.jsonl *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>The gold stands under %n corrections of %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>
            <numerusform>Das Gold steht unter %n Korrektur aus %1.</numerusform>
            <numerusform>Das Gold steht unter %n Korrekturen aus %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not applied; the panel Log says why.</source>
        <translation>
            <numerusform>%n ist nicht angewandt; den Grund nennt der Bereich Protokoll.</numerusform>
            <numerusform>%n sind nicht angewandt; den Grund nennt der Bereich Protokoll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CoveringModel</name>
    <message>
        <source>✓ applied</source>
        <extracomment>%1: the one condition that does not hold</extracomment>
        <translation>✓ angewandt</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>angewandt</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Applied, or what is missing</source>
        <translation>Angewandt, oder was fehlt</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Annotation</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DetailsView</name>
    <message>
        <source>System A: %1</source>
        <translation>System A: %1</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation>System B: %1</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Teilmengen werden gezählt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rules for gold: %1</source>
        <translation>Regeln für das Gold: %1</translation>
    </message>
    <message>
        <source>Rules for the system: %1</source>
        <translation>Regeln für das System: %1</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Details of the selected record</source>
        <translation>Details des ausgewählten Eintrags</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DiagnosticsModel</name>
    <message>
        <source>Changes the scores: %1</source>
        <extracomment>%1: a finding, a sentence</extracomment>
        <translation>Ändert die Werte: %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more of this kind, not listed</source>
        <translation>
            <numerusform>… und %n weiterer dieser Art, nicht aufgelistet</numerusform>
            <numerusform>… und %n weitere dieser Art, nicht aufgelistet</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentModel</name>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>gleicher Text</translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation>tokenweise</translation>
    </message>
    <message>
        <source>by characters</source>
        <translation>zeichenweise</translation>
    </message>
    <message>
        <source>gold only</source>
        <translation>nur Gold</translation>
    </message>
    <message>
        <source>system only</source>
        <translation>nur System</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as Errors, %2: a document, %3: the number</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Show these records</source>
        <translation>Diese Einträge zeigen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Records that are not correct under the %1 scheme, whatever the filter</source>
        <translation>Nach dem Schema %1 nicht korrekte Einträge, unabhängig vom Filter</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1 of the document under the %1 scheme</source>
        <translation>F1 des Dokuments nach dem Schema %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Annotations of the gold (POS)</source>
        <translation>Annotationen des Golds (POS)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Annotations of the system (ACT)</source>
        <translation>Annotationen des Systems (ACT)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>How the two texts were brought together</source>
        <translation>Wie die beiden Texte zusammengeführt wurden</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentView</name>
    <message>
        <source>System B does not have this document: the text of System A is shown.</source>
        <translation>System B hat dieses Dokument nicht: gezeigt wird der Text von System A.</translation>
    </message>
    <message>
        <source>%1 of System A</source>
        <translation>%1 von System A</translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation>Kein Text in diesem Format</translation>
    </message>
    <message>
        <source>%1 (%2 of %3) · %4</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents, %4: &quot;Same text&quot; or the like</extracomment>
        <translation>%1 (%2 von %3) · %4</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>%1 · No annotations</source>
        <extracomment>%1: title of the document</extracomment>
        <translation>%1 · Keine Annotationen</translation>
    </message>
    <message>
        <source>%1 · No entities on either side</source>
        <translation>%1 · Keine Entitäten auf beiden Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Lanes need one text, so Interlinear is shown.</source>
        <extracomment>%1: a sentence that says where two texts differ</extracomment>
        <translation>%1 Spuren brauchen einen einzigen Text, daher wird Interlinear gezeigt.</translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of errors shows the annotations.</source>
        <translation>Kein Text in diesem Format: es gibt nur Positionen an. Die Fehlerliste zeigt die Annotationen.</translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned token by token).</source>
        <extracomment>%1: &quot;3 places&quot;</extracomment>
        <translation>Der Systemtext weicht an %1 vom Gold ab (tokenweise aligniert).</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Erste zeigen</translation>
    </message>
    <message>
        <source>The two texts are spaced differently. Lanes need one text, so Interlinear is shown.</source>
        <translation>Die beiden Texte haben andere Leerräume. Spuren brauchen einen einzigen Text, daher wird Interlinear gezeigt.</translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned character by character).</source>
        <translation>Der Systemtext weicht an %1 vom Gold ab (zeichenweise aligniert).</translation>
    </message>
    <message>
        <source>The system lacks this document: every annotation of the gold counts as missing.</source>
        <translation>Dem System fehlt dieses Dokument: jede Goldannotation zählt als fehlend.</translation>
    </message>
    <message>
        <source>The gold lacks this document: every annotation of the system counts as spurious.</source>
        <translation>Dem Gold fehlt dieses Dokument: jede Systemannotation zählt als überzählig.</translation>
    </message>
    <message>
        <source>&amp;Show %1 as System A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 als System A &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentsView</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A: %1 · B: %2</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>Whose numbers a table holds. %1: name of a system</extracomment>
        <translation>System B: %1</translation>
    </message>
    <message>
        <source>System A: %1</source>
        <translation>System A: %1</translation>
    </message>
    <message>
        <source>No documents</source>
        <translation>Keine Dokumente</translation>
    </message>
    <message>
        <source>The files hold no document.</source>
        <translation>Die Dateien enthalten kein Dokument.</translation>
    </message>
    <message>
        <source>No document matches</source>
        <translation>Kein Dokument passt</translation>
    </message>
    <message>
        <source>No name contains “%1”.</source>
        <translation>Kein Name enthält „%1“.</translation>
    </message>
    <message>
        <source>Show all documents</source>
        <translation>Alle Dokumente zeigen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Documents listed, or with records in the filter, of all</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Documents with records that the filter shows, of all. The columns count all of a document, whatever the filter.</source>
        <translation>Dokumente mit Einträgen, die der Filter zeigt, von allen. Die Spalten zählen alle eines Dokuments, unabhängig vom Filter.</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text gehen</translation>
    </message>
    <message>
        <source>Filter to this document</source>
        <translation>Nach diesem Dokument filtern</translation>
    </message>
    <message>
        <source>Filter out this document</source>
        <translation>Dieses Dokument ausfiltern</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Name filtern</translation>
    </message>
    <message>
        <source>Filter the documents by name</source>
        <translation>Dokumente nach Name filtern</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::EntityTreeModel</name>
    <message>
        <source>+%1 “%2”</source>
        <extracomment>an entity or a component (&quot;+&quot; before it): %1: type, %2: words</extracomment>
        <translation>+%1 „%2“</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>gold %1</source>
        <comment>what is said of the gold&apos;s node</comment>
        <translation>Gold %1</translation>
    </message>
    <message>
        <source>system %1</source>
        <comment>what is said of the system&apos;s node</comment>
        <translation>System %1</translation>
    </message>
    <message>
        <source>gold %1; system %2</source>
        <extracomment>what is said of the gold&apos;s node, and of the system&apos;s in the same row</extracomment>
        <translation>Gold %1; System %2</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorListView</name>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>There are no such groups</source>
        <translation>Solche Gruppen gibt es nicht</translation>
    </message>
    <message>
        <source>List the errors</source>
        <translation>Fehler auflisten</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>System A</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>System B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Teilmengen werden gezählt</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>No errors match: %1</source>
        <translation>Keine Fehler passen: %1</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Keine Annotationen</translation>
    </message>
    <message>
        <source>The gold has none.</source>
        <translation>Das Gold hat keine.</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Neither side has an annotation in the compared texts.</source>
        <translation>Keine Seite hat in den verglichenen Texten eine Annotation.</translation>
    </message>
    <message>
        <source>No errors. %1 correct.</source>
        <translation>Keine Fehler. %1 korrekt.</translation>
    </message>
    <message>
        <source>Under the %1 scheme every annotation is right.</source>
        <translation>Nach dem Schema %1 ist jede Annotation richtig.</translation>
    </message>
    <message>
        <source>Show the correct ones</source>
        <translation>Korrekte zeigen</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Sortieren…</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text gehen</translation>
    </message>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation>&amp;Regel aus dieser Annotation</translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation>&amp;Vorkommen dieser Wörter</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>Typ „%1“</translation>
    </message>
    <message>
        <source>error type “%1”</source>
        <translation>Fehlertyp „%1“</translation>
    </message>
    <message>
        <source>document “%1”</source>
        <translation>Dokument „%1“</translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation>Wörter „%1“</translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation>Filtern &amp;nach</translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation>Aus&amp;filtern</translation>
    </message>
    <message>
        <source>gold “%1”, system “%2”</source>
        <translation>Gold „%1“, System „%2“</translation>
    </message>
    <message>
        <source>Sl&amp;ices</source>
        <translation>&amp;Teilmengen</translation>
    </message>
    <message>
        <source>Sort in &amp;text order</source>
        <translation>In Te&amp;xtreihenfolge sortieren</translation>
    </message>
    <message>
        <source>&amp;Fit the columns</source>
        <translation>&amp;Spalten anpassen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorModel</name>
    <message>
        <source>no gold annotation</source>
        <translation>keine Goldannotation</translation>
    </message>
    <message>
        <source>no system annotation</source>
        <translation>keine Systemannotation</translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <extracomment>%1: entity type, %2: the words</extracomment>
        <translation>Gold %1 %2</translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation>System %1 %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <extracomment>A record for screen readers. %1: outcome, %2 and %3: gold and system annotation, %4: error type</extracomment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Number of the record in text order</source>
        <translation>Nummer des Eintrags in Textreihenfolge</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Outcome under the %1 scheme</source>
        <translation>Ergebnis nach dem Schema %1</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Fehlertyp</translation>
    </message>
    <message>
        <source>What differs, whatever the scheme</source>
        <translation>Was abweicht, unabhängig vom Schema</translation>
    </message>
    <message>
        <source>Gold words</source>
        <translation>Goldwörter</translation>
    </message>
    <message>
        <source>System words</source>
        <translation>Systemwörter</translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation>Goldtyp</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System type</source>
        <translation>Systemtyp</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>First character in the document, counted in code points from 0</source>
        <translation>Erstes Zeichen im Dokument, in Codepunkten ab 0 gezählt</translation>
    </message>
    <message>
        <source>What %1 made of the same gold annotation</source>
        <extracomment>%1: &quot;System A&quot; or &quot;System B&quot;</extracomment>
        <translation>Was %1 aus derselben Goldannotation gemacht hat</translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation>Gezählt als</translation>
    </message>
    <message>
        <source>What the measure counts the record as</source>
        <translation>Als was das Maß den Eintrag zählt</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ExportDialog</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation>Öffnen Sie zuerst ein Gold und eine Systemausgabe (Datei, Öffnen).</translation>
    </message>
    <message>
        <source>Open a system output first (File, Open).</source>
        <translation>Öffnen Sie zuerst eine Systemausgabe (Datei, Öffnen).</translation>
    </message>
    <message>
        <source>This needs a gold. Of two systems without one, Export figure draws what they have in common.</source>
        <translation>Dies braucht ein Gold. Von zwei Systemen ohne Gold zeichnet Abbildung exportieren, was sie gemeinsam haben.</translation>
    </message>
    <message>
        <source>The systems are being scored …</source>
        <translation>Die Systeme werden ausgewertet …</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <extracomment>%1: a form such as &quot;PDF&quot;, %2: the ending of its files</extracomment>
        <translation>%1-Datei (*.%2)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FieldWithButton</name>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1: what is chosen</extracomment>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>CSV, the numbers only</source>
        <translation>CSV, nur die Zahlen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Fig&amp;ure:</source>
        <translation>&amp;Abbildung:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Trend of %1</source>
        <extracomment>%1: a score, such as muc.strict.f1</extracomment>
        <translation>Trend von %1</translation>
    </message>
    <message>
        <source>Slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation>Teilmenge: %1</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Teilmengen werden gezählt</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Choose the column “%1” in the toolbar.</source>
        <extracomment>%1: what a column of HIPE files holds, &quot;Trees (all columns)&quot;</extracomment>
        <translation>Keine Annotation hat Komponenten oder andere in sich, sodass ETER nicht von Alpha abhängt. Wählen Sie in der Werkzeugleiste die Spalte „%1“.</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Open files whose annotations have some.</source>
        <translation>Keine Annotation hat Komponenten oder andere in sich, sodass ETER nicht von Alpha abhängt. Öffnen Sie Dateien, deren Annotationen welche haben.</translation>
    </message>
    <message>
        <source>The figure&apos;s numbers are being computed …</source>
        <translation>Die Zahlen der Abbildung werden berechnet …</translation>
    </message>
    <message>
        <source>The figure&apos;s numbers could not be computed.</source>
        <translation>Die Zahlen der Abbildung konnten nicht berechnet werden.</translation>
    </message>
    <message>
        <source>The slices are being counted …</source>
        <translation>Die Teilmengen werden gezählt …</translation>
    </message>
    <message>
        <source>Reading the files for the recipe …</source>
        <translation>Die Dateien für das Rezept werden gelesen …</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>&amp;Nach:</translation>
    </message>
    <message>
        <source>Ran&amp;king of:</source>
        <translation>&amp;Rangfolge von:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FileDialog</name>
    <message>
        <source>Annotat&amp;ion column:</source>
        <translation>Annotation&amp;sspalte:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>&amp;Alle entfernen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent &amp;files, by their gold:</source>
        <translation>&amp;Zuletzt geöffnet, nach Gold:</translation>
    </message>
    <message>
        <source>%1 without a system</source>
        <extracomment>%1: path of a gold that was open alone</extracomment>
        <translation>%1 ohne System</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1, %2: paths of two systems that were compared without a gold</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n systems</source>
        <extracomment>%1: path of the gold</extracomment>
        <translation>
            <numerusform>%1 mit %n System</numerusform>
            <numerusform>%1 mit %n Systemen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilterBar</name>
    <message>
        <source>Filter history: back</source>
        <translation>Filterverlauf: zurück</translation>
    </message>
    <message>
        <source>Filter history: forward</source>
        <translation>Filterverlauf: vor</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Wörter…</translation>
    </message>
    <message>
        <source>Back to the last filter</source>
        <translation>Zurück zum letzten Filter</translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation>Vor zum nächsten Filter</translation>
    </message>
    <message>
        <source>Keep the annotations whose gold or system words contain this</source>
        <translation>Nur Annotationen behalten, deren Gold- oder Systemwörter dies enthalten</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: records in the filter, %2: all records</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 records in the filter, %2 records in all</source>
        <translation>%1 Einträge im Filter, %2 Einträge insgesamt</translation>
    </message>
    <message>
        <source>%1
Click to remove this filter</source>
        <translation>%1
Klicken, um diesen Filter zu entfernen</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Filter entfernen: %1</translation>
    </message>
    <message>
        <source>All annotations</source>
        <extracomment>%1: scheme such as &quot;strict&quot;</extracomment>
        <translation>Alle Annotationen</translation>
    </message>
    <message>
        <source>All errors under the %1 scheme</source>
        <translation>Alle Fehler nach dem Schema %1</translation>
    </message>
    <message>
        <source>%1  ✕</source>
        <extracomment>%1: what a filter means; the sign says that a click removes it</extracomment>
        <translation>%1  ✕</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Not enough memory to search</source>
        <translation>Zu wenig Speicher zum Suchen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindField</name>
    <message>
        <source>Find:</source>
        <translation>Suchen:</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Die Suchleiste schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the place shown, %2: number of places</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>In beiden Texten suchen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsBar</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: name of a system, %2: what changes its scores</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more findings change its scores.</source>
        <translation>
            <numerusform>%n weiterer Befund ändert seine Werte.</numerusform>
            <numerusform>%n weitere Befunde ändern seine Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Place in the file</source>
        <translation>Stelle in der Datei</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Die Vorschau schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Zeigen oder ausblenden: %1</translation>
    </message>
    <message>
        <source>No finding matches</source>
        <translation>Kein Befund passt</translation>
    </message>
    <message>
        <source>All findings are hidden by the filter.</source>
        <translation>Der Filter blendet alle Befunde aus.</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>Alle Befunde zeigen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>&amp;Show the place</source>
        <translation>Die Stelle &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Open the file with its program</source>
        <translation>Die Datei mit ihrem Programm &amp;öffnen</translation>
    </message>
    <message>
        <source>Copy the &amp;place</source>
        <translation>Die Stelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Filter by file, code or message</source>
        <translation>Nach Datei, Code oder Meldung filtern</translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation>Die Befunde filtern</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FormulaPopover</name>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FoundPage</name>
    <message>
        <source>Only one system is open</source>
        <translation>Nur ein System ist offen</translation>
    </message>
    <message>
        <source>Open more systems of the same gold to see how many of them find each annotation.</source>
        <translation>Öffnen Sie weitere Systeme desselben Golds, um zu sehen, wie viele davon jede Annotation finden.</translation>
    </message>
    <message numerus="yes">
        <source>Gold annotations by how many of %n systems have them right.</source>
        <translation>
            <numerusform>Goldannotationen danach, wie viele von %n System sie richtig haben.</numerusform>
            <numerusform>Goldannotationen danach, wie viele von %n Systemen sie richtig haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems could not be scored.</source>
        <translation>
            <numerusform>%n System konnte nicht ausgewertet werden.</numerusform>
            <numerusform>%n Systeme konnten nicht ausgewertet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Alle Systeme werden ausgewertet…</translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation>%1 von %2 sind ausgewertet.</translation>
    </message>
    <message>
        <source>Gold annotations by how many systems find them</source>
        <translation>Goldannotationen danach, wie viele Systeme sie finden</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GainPage</name>
    <message>
        <source>What correcting each kind of error would bring</source>
        <translation>Was die Korrektur jeder Fehlerart brächte</translation>
    </message>
    <message>
        <source>Correcting errors</source>
        <translation>Fehler werden korrigiert</translation>
    </message>
    <message>
        <source>The gain cannot be computed</source>
        <translation>Der Gewinn kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>Correcting errors…</source>
        <translation>Fehler werden korrigiert…</translation>
    </message>
    <message>
        <source>The table fills as soon as every kind of error was corrected and scored anew.</source>
        <translation>Die Tabelle füllt sich, sobald jede Fehlerart korrigiert und neu ausgewertet ist.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>There is nothing to correct.</source>
        <translation>Es gibt nichts zu korrigieren.</translation>
    </message>
    <message>
        <source>What scores would become if all errors of one kind and type were corrected: an upper bound. F1 (%1) today: %2.</source>
        <translation>Was aus den Werten würde, wenn alle Fehler einer Art und eines Typs korrigiert wären: eine obere Schranke. F1 (%1) heute: %2.</translation>
    </message>
    <message>
        <source>ETER today: %1.</source>
        <translation>ETER heute: %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GoldSample</name>
    <message>
        <source>Drawing places</source>
        <translation>Stellen werden gezogen</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Schätzung läuft</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GroupsPage</name>
    <message>
        <source>Groups of runs with mean and standard deviation</source>
        <translation>Gruppen von Läufen mit Mittel und Standardabweichung</translation>
    </message>
    <message>
        <source>Differences of the groups&apos; means</source>
        <translation>Differenzen der Gruppenmittel</translation>
    </message>
    <message>
        <source>Means of the groups by type</source>
        <translation>Mittel der Gruppen nach Typ</translation>
    </message>
    <message>
        <source>Runs with group and score</source>
        <translation>Läufe mit Gruppe und Wert</translation>
    </message>
    <message>
        <source>NAME=GLOB, with ; between: a pattern for the names or the paths of the open systems, in which * stands for any signs but /. As --group on the command line.</source>
        <translation>NAME=GLOB, mit ; dazwischen: ein Muster für die Namen oder Pfade der offenen Systeme, in dem * für beliebige Zeichen außer / steht. Wie --group auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>By &amp;names</source>
        <translation>Nach &amp;Namen</translation>
    </message>
    <message>
        <source>Systems whose names differ in a number at their end only become a group</source>
        <translation>Systeme, deren Namen sich nur in einer Zahl am Ende unterscheiden, werden eine Gruppe</translation>
    </message>
    <message>
        <source>Gro&amp;ups:</source>
        <translation>&amp;Gruppen:</translation>
    </message>
    <message>
        <source>Comparing groups</source>
        <translation>Gruppen werden verglichen</translation>
    </message>
    <message>
        <source>Group by names</source>
        <translation>Nach Namen gruppieren</translation>
    </message>
    <message>
        <source>Open more systems…</source>
        <translation>Weitere Systeme öffnen…</translation>
    </message>
    <message>
        <source>No groups yet</source>
        <translation>Noch keine Gruppen</translation>
    </message>
    <message>
        <source>Say above which open systems are runs of the same thing, such as seeds of one model: NAME=GLOB with ; between, as in small=small-*; large=large-*.</source>
        <translation>Geben Sie oben an, welche offenen Systeme Läufe derselben Sache sind, etwa Startwerte eines Modells: NAME=GLOB mit ; dazwischen, wie in small=small-*; large=large-*.</translation>
    </message>
    <message>
        <source>These groups cannot be compared</source>
        <translation>Diese Gruppen können nicht verglichen werden</translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Alle Systeme werden ausgewertet…</translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation>%1 von %2 sind ausgewertet.</translation>
    </message>
    <message>
        <source>%1 of groups of runs. p: permutation of the runs; it is about runs (seeds) on this corpus, documents are not resampled.</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1 von Gruppen von Läufen. p: Permutation der Läufe; es gilt für Läufe (Startwerte) auf diesem Korpus, Dokumente werden nicht neu gezogen.</translation>
    </message>
    <message>
        <source>Could not be scored, and are left out of their groups: %1.</source>
        <extracomment>%1: names of systems</extracomment>
        <translation>Konnten nicht ausgewertet werden und fehlen in ihren Gruppen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n open systems are in no group.</source>
        <translation>
            <numerusform>%n offenes System ist in keiner Gruppe.</numerusform>
            <numerusform>%n offene Systeme sind in keiner Gruppe.</numerusform>
        </translation>
    </message>
    <message>
        <source>small=small-*; large=large-*</source>
        <translation>small=small-*; large=large-*</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HeatPage</name>
    <message>
        <source>Computing %1…</source>
        <translation>%1 wird berechnet…</translation>
    </message>
    <message>
        <source>The table fills system by system.</source>
        <translation>Die Tabelle füllt sich System für System.</translation>
    </message>
    <message>
        <source>%1; the stronger the shade the better. A click on a cell makes its system System A and filters the type.</source>
        <translation>%1; je stärker getönt, desto besser. Ein Klick auf eine Zelle macht ihr System zu System A und filtert den Typ.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>Weitere Systeme werden ausgewertet.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 types are shown.</source>
        <translation>Nur die ersten %1 von %2 Typen werden gezeigt.</translation>
    </message>
    <message>
        <source>Scores of all systems by type</source>
        <translation>Werte aller Systeme nach Typ</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Text größer</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Text kleiner</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>%1 – Touchstone help</source>
        <extracomment>%1: title of a page of the help</extracomment>
        <translation>%1 – Touchstone-Hilfe</translation>
    </message>
    <message>
        <source>Not found in any page</source>
        <translation>Auf keiner Seite gefunden</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ImportDialog</name>
    <message>
        <source>Add a data set</source>
        <translation>Datensatz hinzufügen</translation>
    </message>
    <message>
        <source>Open gold and systems</source>
        <translation>Gold und Systeme öffnen</translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, holds the annotations, on both sides</source>
        <translation>Welche Spalte von HIPE-Daten oder Ebene von WebAnno- und UIMA-Daten die Annotationen enthält, auf beiden Seiten</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Start ane&amp;w</source>
        <translation>Neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>Remove the gold and all systems</source>
        <translation>Das Gold und alle Systeme entfernen</translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types</source>
        <translation>Labels umbenennen, weglassen oder zusammenlegen oder nur manche Typen behalten</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>File or folder with the gold annotations</source>
        <translation>Datei oder Ordner mit den Goldannotationen</translation>
    </message>
    <message>
        <source>Path of the gold</source>
        <translation>Pfad des Golds</translation>
    </message>
    <message>
        <source>Fi&amp;le…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Fol&amp;der…</source>
        <translation>O&amp;rdner…</translation>
    </message>
    <message>
        <source>Choose a file as gold</source>
        <translation>Eine Datei als Gold wählen</translation>
    </message>
    <message>
        <source>Choose a folder as gold: every file of one format below it</source>
        <translation>Einen Ordner als Gold wählen: jede Datei eines Formats darunter</translation>
    </message>
    <message>
        <source>A path, or files pasted with Ctrl+V; files can also be dropped here. Without a gold, two systems are compared with each other</source>
        <translation>Ein Pfad oder mit Strg+V eingefügte Dateien; Dateien können auch hierher gezogen werden. Ohne Gold werden zwei Systeme miteinander verglichen</translation>
    </message>
    <message>
        <source>Open gold</source>
        <translation>Gold öffnen</translation>
    </message>
    <message>
        <source>Open a folder as gold</source>
        <translation>Einen Ordner als Gold öffnen</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Files can be dropped here, or pasted with Ctrl+V; Del takes one away</source>
        <translation>Dateien können hierher gezogen oder mit Strg+V eingefügt werden; Entf nimmt eine weg</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Dateien &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add files, each as one system</source>
        <translation>Dateien hinzufügen, jede als ein System</translation>
    </message>
    <message>
        <source>Add a folder as one system</source>
        <translation>Einen Ordner als ein System hinzufügen</translation>
    </message>
    <message>
        <source>Remove the selected system</source>
        <translation>Das ausgewählte System entfernen</translation>
    </message>
    <message>
        <source>Swap the selected system and the gold</source>
        <translation>Das ausgewählte System und das Gold vertauschen</translation>
    </message>
    <message>
        <source>The options below apply to every system; otherwise to the selected one only</source>
        <translation>Die Optionen unten gelten für jedes System; sonst nur für das ausgewählte</translation>
    </message>
    <message>
        <source>Add systems</source>
        <translation>Systeme hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder as system</source>
        <translation>Einen Ordner als System hinzufügen</translation>
    </message>
    <message>
        <source>Without document marks, a file is read as one document.</source>
        <translation>Ohne Dokumentmarken wird eine Datei als ein Dokument gelesen.</translation>
    </message>
    <message>
        <source>Each group of lines is a document</source>
        <translation>Jede Gruppe von Zeilen ist ein Dokument</translation>
    </message>
    <message>
        <source>Blank lines separate the documents, in the gold and in the systems</source>
        <translation>Leerzeilen trennen die Dokumente, im Gold und in den Systemen</translation>
    </message>
    <message>
        <source>Documents of which system</source>
        <translation>Dokumente welches Systems</translation>
    </message>
    <message>
        <source>First annotations</source>
        <translation>Erste Annotationen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>The label map cannot be used: %1</source>
        <extracomment>%1: what is wrong with a label map</extracomment>
        <translation>Die Label-Zuordnung ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>Labels in A only: %1, in B only: %2.</source>
        <extracomment>%1 and %2: how many</extracomment>
        <translation>Labels nur in A: %1, nur in B: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the systems are unknown to the gold.</source>
        <translation>
            <numerusform>%Ln Label der Systeme kennt das Gold nicht.</numerusform>
            <numerusform>%Ln Labels der Systeme kennt das Gold nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the gold are in no system.</source>
        <translation>
            <numerusform>%Ln Label des Golds ist in keinem System.</numerusform>
            <numerusform>%Ln Labels des Golds sind in keinem System.</numerusform>
        </translation>
    </message>
    <message>
        <source>Label map: %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Label-Zuordnung: %1.</translation>
    </message>
    <message>
        <source>Labels are changed.</source>
        <translation>Labels werden geändert.</translation>
    </message>
    <message>
        <source>The files are opened as soon as they are read…</source>
        <translation>Die Dateien werden geöffnet, sobald sie gelesen sind…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Use as &amp;gold</source>
        <translation>Als Gol&amp;d verwenden</translation>
    </message>
    <message>
        <source>Read all systems in t&amp;his way</source>
        <translation>Alle S&amp;ysteme so lesen</translation>
    </message>
    <message>
        <source>Lab&amp;els…</source>
        <translation>Lab&amp;els…</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Add as a further data set, &amp;keep what is open</source>
        <translation>Als weiteren Datensatz hinzufügen, Offenes &amp;behalten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::InputWatcher</name>
    <message>
        <source>%1 could not be read again and is shown as it was: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation>%1 konnte nicht erneut gelesen werden und wird gezeigt, wie es war: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::IntervalBar</name>
    <message>
        <source>&amp;Trials, seed, level…</source>
        <translation>&amp;Durchgänge, Startwert, Niveau…</translation>
    </message>
    <message>
        <source>&amp;Intervals</source>
        <translation>&amp;Intervalle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop computing intervals</source>
        <translation>Berechnung der Intervalle anhalten</translation>
    </message>
    <message>
        <source>Intervals were stopped; switch them on again to compute them.</source>
        <translation>Die Intervalle wurden angehalten; schalten Sie sie wieder ein, um sie zu berechnen.</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Stichproben werden gezogen</translation>
    </message>
    <message>
        <source>No intervals: %1</source>
        <translation>Keine Intervalle: %1</translation>
    </message>
    <message>
        <source>%1 (the gold is one document)</source>
        <extracomment>%1: how intervals were found</extracomment>
        <translation>%1 (das Gold ist ein einziges Dokument)</translation>
    </message>
    <message>
        <source>Only %2 units, so too narrow: %1</source>
        <extracomment>%1: how intervals were found, %2: number of documents or sentences</extracomment>
        <translation>Nur %2 Einheiten, daher zu eng: %1</translation>
    </message>
    <message>
        <source>Progress of the intervals</source>
        <translation>Fortschritt der Intervalle</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgeBar</name>
    <message>
        <source>note (N)</source>
        <translation>Notiz (N)</translation>
    </message>
    <message>
        <source>Note, written with the next verdict</source>
        <translation>Notiz, die mit dem nächsten Urteil geschrieben wird</translation>
    </message>
    <message>
        <source>tags (T), by commas</source>
        <translation>Schlagwörter (T), mit Kommas</translation>
    </message>
    <message>
        <source>Tags, written with the next verdict</source>
        <translation>Schlagwörter, die mit dem nächsten Urteil geschrieben werden</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Name der urteilenden Person</translation>
    </message>
    <message>
        <source>Who judges; it is written with every verdict.</source>
        <translation>Wer urteilt; steht bei jedem Urteil.</translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation>Urteil von:</translation>
    </message>
    <message>
        <source>Enter: accept</source>
        <translation>Eingabe: annehmen</translation>
    </message>
    <message>
        <source>The proposal is right, and what stands there is wrong.</source>
        <translation>Der Vorschlag ist richtig, und was dort steht, ist falsch.</translation>
    </message>
    <message>
        <source>U: undo</source>
        <translation>U: rückgängig</translation>
    </message>
    <message>
        <source>Take the last verdict back.</source>
        <translation>Das letzte Urteil zurücknehmen.</translation>
    </message>
    <message>
        <source>Say the last verdict of places with the same words, type and proposal.</source>
        <translation>Das letzte Urteil auch über Stellen mit denselben Wörtern, demselben Typ und demselben Vorschlag fällen.</translation>
    </message>
    <message>
        <source>Hide which side is the reference: 1 and 2 are said of the first and the other side.</source>
        <translation>Verbergen, welche Seite die Referenz ist: 1 und 2 gelten der ersten und der anderen Seite.</translation>
    </message>
    <message>
        <source>Verdicts are the last word on what several judges said, and stand beside theirs. What others say is told before.</source>
        <translation>Urteile sind das letzte Wort zu dem, was mehrere Urteilende sagten, und stehen neben deren Urteilen. Was andere sagen, wird vorher genannt.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End judging</source>
        <translation>Urteilen beenden</translation>
    </message>
    <message>
        <source>A: alike…</source>
        <translation>A: gleichartige…</translation>
    </message>
    <message>
        <source>A: apply to %1 alike…</source>
        <translation>A: auf %1 gleichartige anwenden…</translation>
    </message>
    <message>
        <source>Gold error rate %1 % (%2–%3); random places: %4; judged by %5</source>
        <extracomment>%1: a percentage, %2 to %3: its interval, %4: how many, %5: names</extracomment>
        <translation>Goldfehlerrate %1 % (%2–%3); zufällige Stellen: %4; beurteilt von %5</translation>
    </message>
    <message>
        <source>%1 (adjudicated): %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation>%1 (als Schiedsspruch): %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Last place – %1</source>
        <extracomment>%1: what other judges say</extracomment>
        <translation>Letzte Stelle – %1</translation>
    </message>
    <message>
        <source>Here – %1</source>
        <translation>Hier – %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>End sample</source>
        <translation>Stichprobe beenden</translation>
    </message>
    <message>
        <source>Sample…</source>
        <translation>Stichprobe…</translation>
    </message>
    <message>
        <source>Leave the places that were drawn; what was judged of them stays.</source>
        <translation>Die gezogenen Stellen verlassen; was darüber geurteilt wurde, bleibt.</translation>
    </message>
    <message>
        <source>Draw places at random, which are judged among the others: only they tell how much is wrong in all.</source>
        <translation>Stellen zufällig ziehen, die zwischen den anderen beurteilt werden: nur sie sagen, wie viel insgesamt falsch ist.</translation>
    </message>
    <message>
        <source>%1 judged, %2 of them random</source>
        <translation>%1 beurteilt, davon %2 zufällige</translation>
    </message>
    <message>
        <source>&amp;Blind</source>
        <translation>&amp;Blind</translation>
    </message>
    <message>
        <source>Adj&amp;udicate</source>
        <translation>S&amp;chiedsspruch</translation>
    </message>
    <message>
        <source>%1; unclear or broken, counted as not wrong: %2</source>
        <extracomment>%1: the estimate, %2: of how many places it was not decided whether the gold is wrong</extracomment>
        <translation>%1; unklar oder fehlerhaft, als nicht falsch gezählt: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementControl</name>
    <message>
        <source>%1
What you said counts while this window is open. Save what is open as a project in a folder that can be written, and it is kept there.</source>
        <extracomment>%1: why a file could not be written</extracomment>
        <translation>%1
Was Sie gesagt haben, gilt, solange dieses Fenster offen ist. Speichern Sie, was offen ist, als Projekt in einem beschreibbaren Ordner, und es wird dort aufbewahrt.</translation>
    </message>
    <message>
        <source>Judgements copied into the project&apos;s file, which is used from now on: %1</source>
        <translation>Urteile in die Datei des Projekts kopiert, die von nun an verwendet wird: %1</translation>
    </message>
    <message>
        <source>Nothing that you said is here; what others said only they can take back</source>
        <translation>Von Ihnen steht hier nichts; was andere sagten, können nur sie zurücknehmen</translation>
    </message>
    <message>
        <source>The judgement is cleared</source>
        <translation>Das Urteil ist gelöscht</translation>
    </message>
    <message>
        <source>Judgements are cleared, of annotations: %1</source>
        <translation>Urteile gelöscht; Annotationen: %1</translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>%1: a verdict, such as &quot;Gold is wrong&quot;</extracomment>
        <translation>Beurteilt: %1</translation>
    </message>
    <message>
        <source>Judged: %1. Annotations: %2</source>
        <translation>Beurteilt: %1. Annotationen: %2</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>Your name, or a short sign for it. It is written with every verdict, so that several judges can be told apart:</source>
        <translation>Ihr Name oder ein kurzes Zeichen dafür. Er steht bei jedem Urteil, damit mehrere Urteilende zu unterscheiden sind:</translation>
    </message>
    <message>
        <source>Nothing is open that could be judged.</source>
        <translation>Es ist nichts offen, was zu beurteilen wäre.</translation>
    </message>
    <message>
        <source>Systems are compared with each other here, which is nothing to judge.</source>
        <translation>Hier werden Systeme miteinander verglichen; das ist nicht zu beurteilen.</translation>
    </message>
    <message>
        <source>There is no file beside which judgements can be kept, so a project must be saved first.</source>
        <translation>Es gibt keine Datei, neben der Urteile aufbewahrt werden könnten, daher muss zuerst ein Projekt gespeichert werden.</translation>
    </message>
    <message>
        <source>&amp;Save project…</source>
        <translation>Projekt &amp;speichern…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementDialog</name>
    <message>
        <source>Judge</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>What do you think of these %1 annotations?</source>
        <translation>Was halten Sie von diesen %1 Annotationen?</translation>
    </message>
    <message>
        <source>What do you think of “%1”?</source>
        <translation>Was halten Sie von „%1“?</translation>
    </message>
    <message>
        <source>why, in a line</source>
        <translation>warum, in einer Zeile</translation>
    </message>
    <message>
        <source>No&amp;te:</source>
        <translation>No&amp;tiz:</translation>
    </message>
    <message>
        <source>such as metonymy, headline</source>
        <translation>etwa Metonymie, Überschrift</translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation>Schlag&amp;wörter:</translation>
    </message>
    <message>
        <source>who judges; it is remembered</source>
        <translation>wer urteilt; wird gemerkt</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Ihr &amp;Name:</translation>
    </message>
    <message>
        <source>It is written into %1 at once; no other file is changed.</source>
        <extracomment>%1: a file with its folder; lines may break behind the signs between folders</extracomment>
        <translation>Es wird sofort in %1 geschrieben; keine andere Datei ändert sich.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what is to be annotated at a place: nothing</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Right type</source>
        <translation>Richtiger Typ</translation>
    </message>
    <message>
        <source>Start of the right annotation</source>
        <translation>Anfang der richtigen Annotation</translation>
    </message>
    <message>
        <source>End of the right annotation</source>
        <translation>Ende der richtigen Annotation</translation>
    </message>
    <message>
        <source>&amp;Right is:</source>
        <translation>&amp;Richtig ist:</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>unti&amp;l</source>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>Nothing is to be annotated here.</source>
        <translation>Hier ist nichts zu annotieren.</translation>
    </message>
    <message>
        <source>The end must stand behind the start.</source>
        <translation>Das Ende muss hinter dem Anfang stehen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Choose a verdict first.</source>
        <translation>Wählen Sie zuerst ein Urteil.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementSession</name>
    <message>
        <source>Reading the judgements</source>
        <translation>Urteile werden gelesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingMode</name>
    <message>
        <source>What is drawn has no type yet: Y chooses one.</source>
        <translation>Das Gezeichnete hat noch keinen Typ: Y wählt einen.</translation>
    </message>
    <message>
        <source>Choose a row, or an annotation in the text, to judge it.</source>
        <translation>Wählen Sie eine Zeile oder eine Annotation im Text, um sie zu beurteilen.</translation>
    </message>
    <message>
        <source>In blind mode there is no proposal to accept: 1 or 2 says which side is wrong.</source>
        <translation>Im Blindmodus gibt es keinen Vorschlag anzunehmen: 1 oder 2 sagt, welche Seite falsch ist.</translation>
    </message>
    <message>
        <source>Nobody proposes anything here.</source>
        <translation>Hier schlägt niemand etwas vor.</translation>
    </message>
    <message>
        <source>The last verdict is taken back.</source>
        <translation>Das letzte Urteil ist zurückgenommen.</translation>
    </message>
    <message>
        <source>In blind mode nothing is drawn: what is proposed would tell which side is which.</source>
        <translation>Im Blindmodus wird nichts gezeichnet: das Vorgeschlagene würde verraten, welche Seite welche ist.</translation>
    </message>
    <message>
        <source>First is wrong</source>
        <translation>Erste ist falsch</translation>
    </message>
    <message>
        <source>Other is wrong</source>
        <translation>Andere ist falsch</translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation>Beide sind richtig</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Gold ist richtig</translation>
    </message>
    <message>
        <source>Gold and proposal are wrong</source>
        <translation>Gold und Vorschlag sind falsch</translation>
    </message>
    <message>
        <source>There is no system here: 1 says that the gold is wrong, 3 that it is right.</source>
        <translation>Hier ist kein System: 1 sagt, dass das Gold falsch ist, 3, dass es richtig ist.</translation>
    </message>
    <message>
        <source>Both sides say the same here: 3 says that they are right, 4 that they are wrong.</source>
        <translation>Beide Seiten sagen hier dasselbe: 3 sagt, dass sie richtig sind, 4, dass sie falsch sind.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingPanels</name>
    <message>
        <source>right: ?</source>
        <extracomment>in the text, at a stretch that is drawn as right; %1: a type</extracomment>
        <translation>richtig: ?</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>richtig: %1</translation>
    </message>
    <message>
        <source>In blind mode each place is judged by itself: which are alike would tell which side is which.</source>
        <translation>Im Blindmodus wird jede Stelle für sich beurteilt: welche gleich sind, verriete, welche Seite welche ist.</translation>
    </message>
    <message>
        <source>There is no verdict to say of alike places: judge a row of Suspects first.</source>
        <translation>Es gibt kein Urteil für gleiche Stellen: Beurteilen Sie zuerst eine Zeile der Verdachtsfälle.</translation>
    </message>
    <message>
        <source>No place that is left is like the one judged last.</source>
        <translation>Keine der übrigen Stellen gleicht der zuletzt beurteilten.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelDelegate</name>
    <message>
        <source>Stays as it is</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 wird zu</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelTableModel</name>
    <message>
        <source>(dropped)</source>
        <translation>(weggelassen)</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>%1: a label that is proposed</extracomment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>Proposed: %1 becomes %2. Return edits it, Ctrl+Return accepts it.</source>
        <extracomment>%1, %2: labels</extracomment>
        <translation>Vorschlag: %1 wird zu %2. Eingabe bearbeitet ihn, Strg+Eingabe nimmt ihn an.</translation>
    </message>
    <message>
        <source>Only the gold has this label</source>
        <translation>Nur das Gold hat dieses Label</translation>
    </message>
    <message>
        <source>Only systems have this label</source>
        <translation>Nur Systeme haben dieses Label</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>bleibt, wie es ist</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>In gold</source>
        <translation>Im Gold</translation>
    </message>
    <message>
        <source>Gold becomes</source>
        <translation>Gold wird zu</translation>
    </message>
    <message>
        <source>In systems</source>
        <translation>In Systemen</translation>
    </message>
    <message>
        <source>Systems become</source>
        <translation>Systeme werden zu</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelsDialog</name>
    <message>
        <source>Label maps (*.tsv);;All files (*)</source>
        <translation>Label-Zuordnungen (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Open &amp;map…</source>
        <translation>Zuordnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Load renamings from a label map; they replace those in the table</source>
        <translation>Umbenennungen aus einer Label-Zuordnung laden; sie ersetzen die der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Save map…</source>
        <translation>Zuordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save what is renamed or dropped as a file for --label-map</source>
        <translation>Umbenanntes und Weggelassenes als Datei für --label-map speichern</translation>
    </message>
    <message>
        <source>Open a label map</source>
        <translation>Label-Zuordnung öffnen</translation>
    </message>
    <message>
        <source>Save the label map</source>
        <translation>Label-Zuordnung speichern</translation>
    </message>
    <message>
        <source>What labels become before anything is compared. Labels of one side only come first; proposals are grey, with a question mark.</source>
        <translation>Was aus Labels wird, bevor verglichen wird. Labels nur einer Seite kommen zuerst; Vorschläge sind grau, mit Fragezeichen.</translation>
    </message>
    <message>
        <source>Labels and what they become</source>
        <translation>Labels und was aus ihnen wird</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation>Alle Vorschläge &amp;annehmen</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <translation>Alles &amp;rückgängig</translation>
    </message>
    <message>
        <source>All labels stay as they are</source>
        <translation>Alle Labels bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Keep only checked types:</source>
        <translation>Nur an&amp;gekreuzte Typen behalten:</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>In gold</source>
        <translation>Im Gold</translation>
    </message>
    <message>
        <source>In systems</source>
        <translation>In Systemen</translation>
    </message>
    <message>
        <source>Types that are kept</source>
        <translation>Typen, die behalten werden</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Of “loc.adm.town” 1 part is “loc”, 2 parts are “loc.adm”</source>
        <translation>Von „loc.adm.town“ ist 1 Teil „loc“, 2 Teile sind „loc.adm“</translation>
    </message>
    <message>
        <source>&amp;Parts of dotted labels:</source>
        <translation>&amp;Teile gepunkteter Labels:</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>The labels of the files are counted.</source>
        <translation>Die Labels der Dateien werden gezählt.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>The files cannot be read</source>
        <translation>Die Dateien können nicht gelesen werden</translation>
    </message>
    <message>
        <source>No labels</source>
        <translation>Keine Labels</translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation with a label.</source>
        <translation>Weder das Gold noch ein System hat eine Annotation mit Label.</translation>
    </message>
    <message>
        <source>The label map cannot be read and is left out: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Die Label-Zuordnung kann nicht gelesen werden und bleibt weg: %1</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals (%1)</source>
        <translation>Alle Vorschläge &amp;annehmen (%1)</translation>
    </message>
    <message>
        <source>Components only: they go with their entities</source>
        <translation>Nur Komponenten: sie gehen mit ihren Entitäten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many, %2: of how many</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Annotations of the gold whose label systems have: %1, afterwards %2.</source>
        <extracomment>each %n: &quot;3 of 7&quot;</extracomment>
        <translation>Goldannotationen, deren Label Systeme haben: %1, danach %2.</translation>
    </message>
    <message>
        <source>Annotations of the systems whose label the gold has: %1, afterwards %2.</source>
        <translation>Systemannotationen, deren Label das Gold hat: %1, danach %2.</translation>
    </message>
    <message>
        <source>No type is checked: all are kept.</source>
        <translation>Kein Typ ist angekreuzt: alle werden behalten.</translation>
    </message>
    <message>
        <source>Label map: %1</source>
        <extracomment>%1: path of a label map</extracomment>
        <translation>Label-Zuordnung: %1</translation>
    </message>
    <message>
        <source>The renamings are in no file; they are kept with the opened files.</source>
        <translation>Die Umbenennungen stehen in keiner Datei; sie werden bei den geöffneten Dateien aufbewahrt.</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Dateien werden gelesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LaneFeed</name>
    <message>
        <source>Marks of all systems</source>
        <translation>Marken aller Systeme</translation>
    </message>
    <message>
        <source>Show %1 as System &amp;A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 als System &amp;A zeigen</translation>
    </message>
    <message>
        <source>Show %1 as System &amp;B</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 als System &amp;B zeigen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LayoutPage</name>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Layout at start</source>
        <translation>Anordnung beim Start</translation>
    </message>
    <message>
        <source>Layouts of your own</source>
        <translation>Eigene Anordnungen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Arrange the &amp;panels as at first</source>
        <translation>&amp;Bereiche wie anfangs anordnen</translation>
    </message>
    <message>
        <source>At &amp;start:</source>
        <translation>Beim &amp;Start:</translation>
    </message>
    <message>
        <source>&amp;Own layouts (View, Layout, Save as own layout):</source>
        <translation>&amp;Eigene Anordnungen (Ansicht, Anordnung, Als eigene Anordnung speichern):</translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>There is a layout “%1” already.</source>
        <extracomment>%1: name of a layout</extracomment>
        <translation>Eine Anordnung „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A layout needs a name.</source>
        <translation>Eine Anordnung braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadLists</name>
    <message>
        <source>Looking for leads</source>
        <translation>Hinweise werden gesucht</translation>
    </message>
    <message>
        <source>Counting suspects</source>
        <translation>Verdachtsfälle werden gezählt</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1: a share</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % (%2–%3)</source>
        <extracomment>%1: a share, %2 and %3: the ends of its interval</extracomment>
        <translation>%1 % (%2–%3)</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Not mine</source>
        <translation>Nicht meins</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Place in the list, or what is to be said of the lead</source>
        <translation>Platz in der Liste, oder was zum Hinweis zu sagen ist</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>A pattern in the errors; a click lists these errors</source>
        <translation>Ein Muster in den Fehlern; ein Klick listet diese Fehler auf</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Annotations that the lead speaks of; a click lists all of them</source>
        <translation>Annotationen, von denen der Hinweis handelt; ein Klick listet alle auf</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Those that System A has right and System B has wrong</source>
        <translation>Die, die System A richtig und System B falsch hat</translation>
    </message>
    <message>
        <source>Those that are not correct under the scheme</source>
        <translation>Die, die nach dem Schema nicht korrekt sind</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Sentences with such annotations</source>
        <translation>Sätze mit solchen Annotationen</translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Documents with such annotations</source>
        <translation>Dokumente mit solchen Annotationen</translation>
    </message>
    <message>
        <source>Docs</source>
        <translation>Dok.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Share that is wrong, with its 95 % interval where it is tested</source>
        <translation>Anteil der falschen, mit 95-%-Intervall, wo er getestet ist</translation>
    </message>
    <message>
        <source>! Alarm</source>
        <translation>! Alarm</translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <extracomment>%1: why a lead was dismissed: &quot;known&quot;</extracomment>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Pinned, no longer certain</source>
        <translation>Angeheftet, nicht mehr sicher</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>New since the files were read again.</source>
        <translation>Neu, seit die Dateien erneut gelesen wurden.</translation>
    </message>
    <message>
        <source>Pinned; no longer certain.</source>
        <translation>Angeheftet; nicht mehr sicher.</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>Angeheftet.</translation>
    </message>
    <message>
        <source>Expected to be wrong: %1; more than that: %2</source>
        <extracomment>numbers of annotations</extracomment>
        <translation>Erwartet falsch: %1; mehr als das: %2</translation>
    </message>
    <message>
        <source> (95 % interval %1 to %2)</source>
        <translation> (95-%-Intervall %1 bis %2)</translation>
    </message>
    <message>
        <source>z %1; p %2, multiplied by the number of tests</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>z %1; p %2, multipliziert mit der Zahl der Tests</translation>
    </message>
    <message>
        <source>If only what is more than expected were right: %1 F1 points</source>
        <extracomment>%1: F1 points</extracomment>
        <translation>Wenn nur richtig wäre, was über das Erwartete hinausgeht: %1 F1-Punkte</translation>
    </message>
    <message>
        <source>Also describable as: %1</source>
        <extracomment>%1: another description of the same annotations</extracomment>
        <translation>Auch beschreibbar als: %1</translation>
    </message>
    <message>
        <source>As a filter: %1</source>
        <extracomment>%1: options of the command line</extracomment>
        <translation>Als Filter: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The data set and the system in which the lead is found</source>
        <translation>Der Datensatz und das System, in denen der Hinweis gefunden ist</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Verdachtsfälle</translation>
    </message>
    <message>
        <source>How many of those that are wrong are suspects: annotations of the gold that are doubted by more than what speaks for them. – they are not counted: on the system&apos;s side, of leads of more than %1 annotations, or not yet</source>
        <translation>Wie viele der falschen Verdachtsfälle sind: Goldannotationen, gegen die mehr spricht als für sie. – sie sind nicht gezählt: auf der Seite des Systems, bei Hinweisen auf mehr als %1 Annotationen oder noch nicht</translation>
    </message>
    <message>
        <source>F1 gain, points</source>
        <translation>F1-Gewinn, Punkte</translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the runs would gain together if all of these were right, each in the F1 of its own run; the list is in this order</source>
        <translation>F1-Punkte (Hundertstel von F1), die die Läufe zusammen gewönnen, wenn alle diese richtig wären, jeder im F1 seines eigenen Laufs; die Liste hat diese Reihenfolge</translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the score would gain if all of these were right. The list is in the order of what is likely to be won at least, the lower end of the gain&apos;s 95 % interval, of a condition that of its excess alone: so one that stands lower may name a higher gain</source>
        <translation>F1-Punkte (Hundertstel von F1), die der Wert gewönne, wenn alle diese richtig wären. Die Liste hat die Reihenfolge dessen, was wohl mindestens zu gewinnen ist, des unteren Endes des 95-%-Intervalls des Gewinns, bei einer Bedingung nur dessen ihres Überschusses: so kann ein weiter unten stehender einen höheren Gewinn nennen</translation>
    </message>
    <message>
        <source>Gain, points</source>
        <translation>Gewinn, Punkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 annotations are suspects</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Of these errors %1 are suspects: annotations of the gold that are doubted.</source>
        <extracomment>%1: so many of so many: &quot;12 of 13&quot;</extracomment>
        <translation>Von diesen Fehlern sind %1 Verdachtsfälle: zweifelhafte Goldannotationen.</translation>
    </message>
    <message>
        <source>As one data set the runs would be counted otherwise, so this leads to no records: the rows of its runs do.</source>
        <translation>Als ein einziger Datensatz würden die Läufe anders gezählt, daher führt dies zu keinen Einträgen: die Zeilen seiner Läufe tun es.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadsView</name>
    <message>
        <source>It has been looked at already</source>
        <translation>Er wurde schon angesehen</translation>
    </message>
    <message>
        <source>The guidelines of annotation leave it open, or ask for it</source>
        <translation>Die Annotationsrichtlinien lassen es offen oder verlangen es</translation>
    </message>
    <message>
        <source>It is of the data, not of the system</source>
        <translation>Er liegt an den Daten, nicht am System</translation>
    </message>
    <message>
        <source>Somebody else looks after it</source>
        <translation>Jemand anderes kümmert sich darum</translation>
    </message>
    <message>
        <source>Show &amp;errors</source>
        <translation>&amp;Fehler zeigen</translation>
    </message>
    <message>
        <source>List the errors that the lead speaks of</source>
        <translation>Die Fehler auflisten, von denen der Hinweis handelt</translation>
    </message>
    <message>
        <source>Show &amp;all records</source>
        <translation>Alle &amp;Einträge zeigen</translation>
    </message>
    <message>
        <source>List all annotations that the lead speaks of</source>
        <translation>Alle Annotationen auflisten, von denen der Hinweis handelt</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>An&amp;heften</translation>
    </message>
    <message>
        <source>Keep the lead in the list, also when it is no longer certain</source>
        <translation>Den Hinweis in der Liste behalten, auch wenn er nicht mehr sicher ist</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Take the lead back into the list</source>
        <translation>Den Hinweis in die Liste zurückholen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text k&amp;opieren</translation>
    </message>
    <message>
        <source>The lead with all that is known of it</source>
        <translation>Den Hinweis mit allem, was über ihn bekannt ist</translation>
    </message>
    <message>
        <source>Copy as &amp;filter words</source>
        <translation>Als Filterwörter &amp;kopieren</translation>
    </message>
    <message>
        <source>Its errors as options of the command line</source>
        <translation>Seine Fehler als Optionen der Befehlszeile</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>All rows with their headings</source>
        <translation>Alle Zeilen mit ihren Überschriften</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>The rows as LaTeX, Markdown, CSV, TSV or HTML</source>
        <translation>Die Zeilen als LaTeX, Markdown, CSV, TSV oder HTML</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <translation>Erneut &amp;suchen</translation>
    </message>
    <message>
        <source>Looks for the leads of the present result</source>
        <translation>Sucht die Hinweise des gegenwärtigen Ergebnisses</translation>
    </message>
    <message>
        <source>Show detai&amp;ls</source>
        <translation>&amp;Details zeigen</translation>
    </message>
    <message>
        <source>All that is known of the current lead, below the list</source>
        <translation>Alles, was über den aktuellen Hinweis bekannt ist, unter der Liste</translation>
    </message>
    <message>
        <source>&amp;Help on leads</source>
        <translation>H&amp;ilfe zu Hinweisen</translation>
    </message>
    <message>
        <source>How leads are found, and what they say</source>
        <translation>Wie Hinweise gefunden werden und was sie besagen</translation>
    </message>
    <message>
        <source>Whose leads</source>
        <translation>Wessen Hinweise</translation>
    </message>
    <message>
        <source>Of:</source>
        <translation>Von:</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Take the lead out of the list, with a reason</source>
        <translation>Den Hinweis aus der Liste nehmen, mit einem Grund</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Copy, export, details, help</source>
        <translation>Kopieren, Export, Details, Hilfe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation>Suche nach Hinweisen anhalten</translation>
    </message>
    <message>
        <source>Shows all alarms, or the first ones alone.</source>
        <translation>Zeigt alle Alarme oder nur die ersten.</translation>
    </message>
    <message>
        <source>Shows the leads that were dismissed at the end of the list.</source>
        <translation>Zeigt die verworfenen Hinweise am Ende der Liste.</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>System A</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>System B</translation>
    </message>
    <message>
        <source>What B gets wrong and A does not</source>
        <translation>Was B falsch macht und A nicht</translation>
    </message>
    <message>
        <source>Nothing was pinned or dismissed so far</source>
        <translation>Bisher wurde nichts angeheftet oder verworfen</translation>
    </message>
    <message>
        <source>Takes the last dismissal back</source>
        <translation>Nimmt das letzte Verwerfen zurück</translation>
    </message>
    <message>
        <source>Takes the last pin back</source>
        <translation>Nimmt das letzte Anheften zurück</translation>
    </message>
    <message>
        <source>Takes the last restoring back</source>
        <translation>Nimmt das letzte Wiederherstellen zurück</translation>
    </message>
    <message>
        <source>All alarms (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Alle Alarme (%1)</translation>
    </message>
    <message>
        <source>Dismissed (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Verworfen (%1)</translation>
    </message>
    <message>
        <source>Pins and dismissals: kept with the project</source>
        <translation>Angeheftetes und Verworfenes: beim Projekt aufbewahrt</translation>
    </message>
    <message>
        <source>Pins and dismissals: this session only</source>
        <translation>Angeheftetes und Verworfenes: nur diese Sitzung</translation>
    </message>
    <message>
        <source>They stand in a file beside the project.</source>
        <translation>Sie stehen in einer Datei neben dem Projekt.</translation>
    </message>
    <message>
        <source>Save what is open as a project to keep them: they stand in a file beside it.</source>
        <translation>Speichern Sie, was offen ist, als Projekt, um sie aufzubewahren: sie stehen in einer Datei daneben.</translation>
    </message>
    <message>
        <source>Leads need a gold</source>
        <translation>Hinweise brauchen ein Gold</translation>
    </message>
    <message>
        <source>Two systems are compared without a gold, so neither of them is wrong anywhere.</source>
        <translation>Zwei Systeme werden ohne Gold verglichen, also ist keines davon irgendwo falsch.</translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation>Hinweise können nicht gesucht werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation>Es wurden keine Hinweise gesucht.</translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation>Hinweise suchen</translation>
    </message>
    <message>
        <source>There are no leads of System B</source>
        <translation>Zu System B gibt es keine Hinweise</translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation>Hinweise werden gesucht…</translation>
    </message>
    <message>
        <source>The list fills as soon as all of it is there.</source>
        <translation>Die Liste füllt sich, sobald sie vollständig ist.</translation>
    </message>
    <message>
        <source>No leads</source>
        <translation>Keine Hinweise</translation>
    </message>
    <message>
        <source>What System B gets wrong and System A does not shows no pattern beyond chance.</source>
        <translation>Was System B falsch macht und System A nicht, zeigt kein Muster über den Zufall hinaus.</translation>
    </message>
    <message>
        <source>Nothing is annotated</source>
        <translation>Nichts ist annotiert</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has annotations.</source>
        <translation>Weder das Gold noch das System hat Annotationen.</translation>
    </message>
    <message>
        <source>No errors</source>
        <extracomment>%1: a scheme</extracomment>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Under the scheme %1 everything is right.</source>
        <translation>Nach dem Schema %1 ist alles richtig.</translation>
    </message>
    <message>
        <source>The errors show no pattern beyond chance.</source>
        <translation>Die Fehler zeigen kein Muster über den Zufall hinaus.</translation>
    </message>
    <message>
        <source>These are the old leads; new ones are looked for when the result is there.</source>
        <translation>Dies sind die alten Hinweise; neue werden gesucht, wenn das Ergebnis da ist.</translation>
    </message>
    <message>
        <source>Cancelled: these are the old leads. Look again, in More, looks for those of the present result.</source>
        <translation>Abgebrochen: dies sind die alten Hinweise. Erneut suchen, unter Mehr, sucht die des gegenwärtigen Ergebnisses.</translation>
    </message>
    <message>
        <source>Counted by sentences, since there are few documents.</source>
        <translation>Nach Sätzen gezählt, da es wenige Dokumente gibt.</translation>
    </message>
    <message>
        <source>%1 cannot be told: %2</source>
        <extracomment>%1: a kind of leads, %2: why there are none, a sentence</extracomment>
        <translation>%1 sind nicht zu ermitteln: %2</translation>
    </message>
    <message>
        <source>The errors show no further pattern beyond chance.</source>
        <translation>Die Fehler zeigen kein weiteres Muster über den Zufall hinaus.</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>TSV (*.tsv)</source>
        <translation>TSV (*.tsv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Details of the lead</source>
        <translation>Details des Hinweises</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Leads (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation>Fortschritt der Suche nach Hinweisen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeastScoreBox</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LiveBar</name>
    <message>
        <source>Reload automaticall&amp;y</source>
        <translation>&amp;Automatisch neu laden</translation>
    </message>
    <message>
        <source>Read files again as soon as they change</source>
        <translation>Dateien erneut lesen, sobald sie sich ändern</translation>
    </message>
    <message>
        <source>Reading again…</source>
        <translation>Erneutes Lesen…</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>&amp;Nochmals versuchen</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>L&amp;ater</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Say no more of it until a file changes again</source>
        <translation>Nichts mehr davon sagen, bis sich wieder eine Datei ändert</translation>
    </message>
    <message>
        <source>Since the last look: %1 fixed, %2 regressed.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Seit dem letzten Blick: %1 behoben, %2 verschlechtert.</translation>
    </message>
    <message>
        <source>Of %1, under the scheme in force</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Von %1, nach dem geltenden Schema</translation>
    </message>
    <message>
        <source>%1 changed on the disk.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 hat sich auf der Platte geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n files changed on the disk.</source>
        <translation>
            <numerusform>%n Datei hat sich auf der Platte geändert.</numerusform>
            <numerusform>%n Dateien haben sich auf der Platte geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is gone from the disk. What was read of it stands.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist nicht mehr auf der Platte. Was davon gelesen wurde, bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are gone from the disk. What was read of them stands.</source>
        <translation>
            <numerusform>%n Datei ist nicht mehr auf der Platte. Was davon gelesen wurde, bleibt.</numerusform>
            <numerusform>%n Dateien sind nicht mehr auf der Platte. Was davon gelesen wurde, bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the files again; document, selection, filters and systems stay</source>
        <translation>Die Dateien erneut lesen; Dokument, Auswahl, Filter und Systeme bleiben</translation>
    </message>
    <message>
        <source>Show fi&amp;xed</source>
        <translation>&amp;Behobene zeigen</translation>
    </message>
    <message>
        <source>The errors that are gone, in the system&apos;s annotations as they were</source>
        <translation>Die verschwundenen Fehler, in den früheren Annotationen des Systems</translation>
    </message>
    <message>
        <source>Show regresse&amp;d</source>
        <translation>&amp;Verschlechterte zeigen</translation>
    </message>
    <message>
        <source>The errors that are new</source>
        <translation>Die neuen Fehler</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LogView</name>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>All files were read without repair or doubt.</source>
        <translation>Alle Dateien wurden ohne Reparatur und ohne Zweifel gelesen.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainMenu</name>
    <message>
        <source>No other error of this kind in the filter</source>
        <translation>Kein weiterer Fehler dieser Art im Filter</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Ope&amp;n recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Eva&amp;luate</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Guide to the &amp;rules</source>
        <translation>Leitfaden zu den Re&amp;geln</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;About Touchstone</source>
        <translation>Über Tou&amp;chstone</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Mo&amp;ve panel</source>
        <translation>Bereich &amp;verschieben</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>An&amp;ordnung</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>High &amp;contrast, black on white</source>
        <translation>Hoher &amp;Kontrast, schwarz auf weiß</translation>
    </message>
    <message>
        <source>High contrast, &amp;white on black</source>
        <translation>Hoher Kontrast, &amp;weiß auf schwarz</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>Most of the window for the text, then the errors and what explains them</source>
        <translation>Der größte Teil des Fensters für den Text, dann die Fehler und was sie erklärt</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>The text, and below it the errors beside the numbers: the layout at first</source>
        <translation>Der Text und darunter die Fehler neben den Zahlen: die anfängliche Anordnung</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>The errors beside the comparison of systems</source>
        <translation>Die Fehler neben dem Systemvergleich</translation>
    </message>
    <message>
        <source>&amp;Save as own layout…</source>
        <translation>Als eigene Anordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Delete own layout</source>
        <translation>Eigene Anordnung lös&amp;chen</translation>
    </message>
    <message>
        <source>Save as own layout</source>
        <translation>Als eigene Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Name der Anordnung:</translation>
    </message>
    <message>
        <source>System &amp;A</source>
        <translation>System &amp;A</translation>
    </message>
    <message>
        <source>System &amp;B</source>
        <translation>System &amp;B</translation>
    </message>
    <message>
        <source>&amp;Cancel reading or scoring</source>
        <translation>&amp;Lesen oder Auswerten abbrechen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Continued from the start of the list</source>
        <translation>Am Anfang der Liste fortgesetzt</translation>
    </message>
    <message>
        <source>No errors in the filter</source>
        <translation>Keine Fehler im Filter</translation>
    </message>
    <message>
        <source>Click into a table first: its rows are copied then.</source>
        <translation>Klicken Sie zuerst in eine Tabelle: deren Zeilen werden dann kopiert.</translation>
    </message>
    <message>
        <source>&amp;Undo rule change: %1</source>
        <extracomment>%1: what was done to the rules: &quot;Add mine.rules&quot;</extracomment>
        <translation>Regeländerung &amp;rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation>Regeländerung &amp;rückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do rule change: %1</source>
        <extracomment>%1: what was done to the rules and taken back</extracomment>
        <translation>Regeländerung &amp;wiederholen: %1</translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation>Regeländerung &amp;wiederholen</translation>
    </message>
    <message>
        <source>Go to pan&amp;el</source>
        <translation>&amp;Zum Bereich gehen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>In a language that a reader may not know: &quot;Sprache (Language)&quot;</extracomment>
        <translation>S&amp;prache (Language)</translation>
    </message>
    <message>
        <source>A &amp;tour in ten minutes</source>
        <translation>Ein &amp;Rundgang in zehn Minuten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainWindow</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation>Gruppieren nach:</translation>
    </message>
    <message>
        <source>The layout “%1” was made by another version of Touchstone.</source>
        <translation>Die Anordnung „%1“ stammt von einer anderen Version von Touchstone.</translation>
    </message>
    <message>
        <source>Log (%1)</source>
        <extracomment>%1: number of warnings and errors</extracomment>
        <translation>Protokoll (%1)</translation>
    </message>
    <message>
        <source>Score anyway</source>
        <translation>Trotzdem auswerten</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was opened.</source>
        <translation>Abgebrochen. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MeasureButton</name>
    <message>
        <source>How systems are scored</source>
        <translation>Wie Systeme ausgewertet werden</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>What Scores and Slices show</source>
        <translation>Was Werte und Teilmengen zeigen</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Which gold annotation is matched with which of the system.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation>Welche Goldannotation welcher des Systems zugeordnet wird.
Optimal eins zu eins: die beste Zuordnung überlappender Annotationen, gleich in welcher Reihenfolge.
Gierig: wer zuerst kommt, wie bei nervaluate.</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Maß:</translation>
    </message>
    <message>
        <source>&amp;Scheme (when a pair is right):</source>
        <translation>&amp;Schema (wann ein Paar richtig ist):</translation>
    </message>
    <message>
        <source>Ma&amp;tching of annotations:</source>
        <translation>&amp;Zuordnung der Annotationen:</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>How much components weigh in ETER: 0 only types and spans, 1 only components ([ and ])</source>
        <translation>Wie viel Komponenten in ETER wiegen: 0 nur Typen und Spannen, 1 nur Komponenten ([ und ])</translation>
    </message>
    <message>
        <source>ETER &amp;alpha (weight of components):</source>
        <translation>ETER-&amp;Alpha (Gewicht der Komponenten):</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>How systems are scored: %1</source>
        <translation>Wie Systeme ausgewertet werden: %1</translation>
    </message>
    <message>
        <source>The open files have no column of links; choose TAC-KBP, or the measure Links.</source>
        <translation>Die offenen Dateien haben keine Spalte mit Verknüpfungen; wählen Sie TAC-KBP oder das Maß Verknüpfungen.</translation>
    </message>
    <message>
        <source>Scheme: %1</source>
        <extracomment>a caption; %1: scheme such as &quot;strict&quot;</extracomment>
        <translation>Schema: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a caption; %1: preset such as &quot;CoNLL-2003&quot;, %2: measure, %3: scheme such as &quot;strict&quot;</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a caption; %1: measure, %2: scheme such as &quot;strict&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1
Matching of annotations: %2
%3</source>
        <extracomment>%1: what a scheme asks, %2: matching policy, %3: what a click does</extracomment>
        <translation>%1
Zuordnung der Annotationen: %2
%3</translation>
    </message>
    <message>
        <source>Opens the choice of preset, measure, scheme and matching</source>
        <translation>Öffnet die Auswahl von Vorlage, Maß, Schema und Zuordnung</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>Diese Meldung kopieren</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NamesForm</name>
    <message>
        <source>Names of systems</source>
        <translation>Namen der Systeme</translation>
    </message>
    <message>
        <source>The recipe then names neither the systems&apos; files nor a command</source>
        <translation>Das Rezept nennt dann weder die Dateien der Systeme noch einen Befehl</translation>
    </message>
    <message>
        <source>Printed names of systems</source>
        <translation>Gedruckte Namen der Systeme</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation>Gedruckt als</translation>
    </message>
    <message>
        <source>A&amp;nonymous: System 1, System 2 …</source>
        <translation>A&amp;nonym: System 1, System 2 …</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NeutralWords</name>
    <message>
        <source>A: %1</source>
        <extracomment>%1: name of the system that stands in the gold&apos;s place</extracomment>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NoiseView</name>
    <message>
        <source>Recall by error rate</source>
        <translation>Recall nach Fehlerrate</translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation>Fehler nach Ursache</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Fo&amp;und:</source>
        <translation>&amp;Gefunden:</translation>
    </message>
    <message>
        <source>&amp;Noise:</source>
        <translation>&amp;Rauschen:</translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation>&amp;Systeme:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation>&amp;Klassen:</translation>
    </message>
    <message>
        <source>Correct under</source>
        <translation>Korrekt nach</translation>
    </message>
    <message>
        <source>Strict scheme</source>
        <translation>Striktes Schema</translation>
    </message>
    <message>
        <source>Noisy text</source>
        <translation>Verrauschter Text</translation>
    </message>
    <message>
        <source>When an annotation counts as found: correct under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Errors by type are those of the strict scheme.</source>
        <translation>Wann eine Annotation als gefunden zählt: korrekt nach dem strikten Schema, oder zugeordnet durch das Maß für verrauschten Text, das den Text innerhalb seiner Schwelle verlangt. Fehler nach Typ sind die des strikten Schemas.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Measured on the texts (CER)</source>
        <translation>An den Texten gemessen (CER)</translation>
    </message>
    <message>
        <source>Given in the gold (LED)</source>
        <translation>Im Gold angegeben (LED)</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>System A</translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation>Systeme A und B</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the annotation, or the noise level that the gold gives for its own text (HIPE).</source>
        <translation>Zeichenfehlerrate des Systemtexts an der Annotation, oder das Rauschniveau, das das Gold für seinen eigenen Text angibt (HIPE).</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Bins of the error rate</source>
        <translation>Klassen der Fehlerrate</translation>
    </message>
    <message>
        <source>Upper bounds of the bins, ascending, such as 0, 0.1, 0.2, 0.5, 1. A bin holds what is above the bound before it, up to and with its own.</source>
        <translation>Obere Schranken der Klassen, aufsteigend, etwa 0, 0.1, 0.2, 0.5, 1. Eine Klasse enthält, was über der Schranke davor liegt, bis einschließlich der eigenen.</translation>
    </message>
    <message>
        <source>Recall by error rate as a table</source>
        <translation>Recall nach Fehlerrate als Tabelle</translation>
    </message>
    <message>
        <source>Errors by cause as a table</source>
        <translation>Fehler nach Ursache als Tabelle</translation>
    </message>
    <message>
        <source>Counting by noise</source>
        <translation>Zählung nach Rauschen</translation>
    </message>
    <message>
        <source>The measure for noisy text failed</source>
        <translation>Das Maß für verrauschten Text ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Comparing texts …</source>
        <translation>Texte werden verglichen …</translation>
    </message>
    <message>
        <source>The character error rate of each annotation is being counted. Everything else can be used meanwhile.</source>
        <translation>Die Zeichenfehlerrate jeder Annotation wird gezählt. Alles andere ist inzwischen benutzbar.</translation>
    </message>
    <message>
        <source>No texts</source>
        <translation>Keine Texte</translation>
    </message>
    <message>
        <source>The format of a side gives offsets without text, so that no error rate is known. Open a format with texts, such as JSONL, CoNLL or brat.</source>
        <translation>Das Format einer Seite gibt Positionen ohne Text an, sodass keine Fehlerrate bekannt ist. Öffnen Sie ein Format mit Texten, etwa JSONL, CoNLL oder brat.</translation>
    </message>
    <message>
        <source>The texts are equal</source>
        <translation>Die Texte sind gleich</translation>
    </message>
    <message>
        <source>Gold and system have the same text: there is no noise to tell apart, and every error is one of entity recognition. Open a system that read another text, such as one of character or speech recognition; the errors are in Scores and Outcomes.</source>
        <translation>Gold und System haben denselben Text: es ist kein Rauschen zu unterscheiden, und jeder Fehler ist einer der Entitätserkennung. Öffnen Sie ein System, das einen anderen Text las, etwa aus Zeichen- oder Spracherkennung; die Fehler stehen in Werte und Ergebnisse.</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Keine Annotationen</translation>
    </message>
    <message>
        <source>The gold has no annotation, so that there is none to find.</source>
        <translation>Das Gold hat keine Annotation, also ist keine zu finden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no error rate and are left out.</source>
        <translation>
            <numerusform>%Ln Annotation hat keine Fehlerrate und bleibt weg.</numerusform>
            <numerusform>%Ln Annotationen haben keine Fehlerrate und bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more types only in the table: with fewer errors</source>
        <translation>
            <numerusform>%Ln weiterer Typ nur in der Tabelle: mit weniger Fehlern</numerusform>
            <numerusform>%Ln weitere Typen nur in der Tabelle: mit weniger Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>Noise %1: recall %2 (%3 of %4)</source>
        <extracomment>%1: range of error rates, %2: recall, %3: found, %4: of how many</extracomment>
        <translation>Rauschen %1: Recall %2 (%3 von %4)</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <translation>%1; %2: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 errors</source>
        <translation>%1: %2, %3 von %4 Fehlern</translation>
    </message>
    <message>
        <source>%1: %2 errors</source>
        <extracomment>%1: entity type, %2: number of errors</extracomment>
        <translation>%1: %2 Fehler</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrenceModel</name>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>länger</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>überkreuzend</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: types of an annotation, %2: how it lies to the words: inside, longer, crossing</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Under these settings the document is not scored, so the text does not show it.</source>
        <translation>Unter diesen Einstellungen wird das Dokument nicht ausgewertet, daher zeigt der Text es nicht.</translation>
    </message>
    <message>
        <source>Nobody has an annotation here that is scored</source>
        <translation>Niemand hat hier eine Annotation, die ausgewertet wird</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>The text before the words. Sorted by what stands next to them</source>
        <translation>Der Text vor den Wörtern. Sortiert nach dem, was neben ihnen steht</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation>Der Text hinter den Wörtern</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>In whose text the words stand: the gold&apos;s, the system&apos;s, or both</source>
        <translation>In wessen Text die Wörter stehen: in dem des Golds, des Systems oder in beiden</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Types of the gold&apos;s annotations that share a character with the words</source>
        <translation>Typen der Goldannotationen, die ein Zeichen mit den Wörtern gemeinsam haben</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Types of the system&apos;s annotations that share a character with the words</source>
        <translation>Typen der Systemannotationen, die ein Zeichen mit den Wörtern gemeinsam haben</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What became of the annotations at the place under the %1 scheme</source>
        <translation>Was nach dem Schema %1 aus den Annotationen an der Stelle wurde</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrencesView</name>
    <message>
        <source>Words in the texts</source>
        <translation>Wörter in den Texten</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Zu suchende Wörter</translation>
    </message>
    <message>
        <source>Not inside of longer words; off for scripts without blanks between words</source>
        <translation>Nicht innerhalb längerer Wörter; aus für Schriften ohne Leerzeichen zwischen Wörtern</translation>
    </message>
    <message>
        <source>Upper and lower case as they are written</source>
        <translation>Groß- und Kleinschreibung, wie sie geschrieben steht</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>Vorkommen</translation>
    </message>
    <message>
        <source>Looking for “%1”</source>
        <translation>Suche nach „%1“</translation>
    </message>
    <message>
        <source>Looking for “%1”…</source>
        <translation>Suche nach „%1“…</translation>
    </message>
    <message>
        <source>The texts cannot be searched</source>
        <translation>Die Texte können nicht durchsucht werden</translation>
    </message>
    <message>
        <source>No words searched yet</source>
        <translation>Noch keine Wörter gesucht</translation>
    </message>
    <message>
        <source>Type words above and press Return: every place in the texts is listed, annotated or not.</source>
        <translation>Geben Sie oben Wörter ein und drücken Sie Eingabe: jede Stelle in den Texten wird aufgelistet, annotiert oder nicht.</translation>
    </message>
    <message>
        <source>Ignore upper and lower case</source>
        <translation>Groß- und Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>Look inside of words, too</source>
        <translation>Auch innerhalb von Wörtern suchen</translation>
    </message>
    <message>
        <source>No occurrence of “%1”</source>
        <translation>Kein Vorkommen von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n occurrences</source>
        <translation>
            <numerusform>%n Vorkommen</numerusform>
            <numerusform>%n Vorkommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n Dokument</numerusform>
            <numerusform>%n Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated, %4 not.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation>%1 in %2: %3 annotiert, %4 nicht.</translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in the gold, %4 in the system, %5 in neither.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation>%1 in %2: %3 im Gold annotiert, %4 im System, %5 in keinem.</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text gehen</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>&amp;Ganze Wörter</translation>
    </message>
    <message>
        <source>&amp;Match case</source>
        <translation>Groß-/&amp;Kleinschreibung</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OtherSettingsDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare with other settings</source>
        <translation>Mit anderen Einstellungen vergleichen</translation>
    </message>
    <message>
        <source>System A is scored a second time under these settings; what changes is shown as B.</source>
        <translation>System A wird unter diesen Einstellungen ein zweites Mal ausgewertet; was sich ändert, wird als B gezeigt.</translation>
    </message>
    <message>
        <source>Settings of</source>
        <translation>Einstellungen von</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Settings &amp;of:</source>
        <translation>Einstellungen v&amp;on:</translation>
    </message>
    <message>
        <source>Files are chosen in Scores; both sides then use them.</source>
        <translation>Dateien werden in Werte gewählt; beide Seiten verwenden sie dann.</translation>
    </message>
    <message>
        <source>These are the present settings: change one.</source>
        <translation>Dies sind die gegenwärtigen Einstellungen: ändern Sie eine.</translation>
    </message>
    <message>
        <source>Differs in %1.</source>
        <translation>Weicht ab in %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutcomeView</name>
    <message>
        <source>Outcomes as a table</source>
        <translation>Ergebnisse als Tabelle</translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation>&amp;Balken:</translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation>&amp;Systeme:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>&amp;Höchstens:</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By document</source>
        <translation>Nach Dokument</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>Nach System</translation>
    </message>
    <message>
        <source>Documents by F1</source>
        <translation>Dokumente nach F1</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>System A</translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation>Systeme A und B</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Alle Systeme</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Rows shown at most</source>
        <translation>Höchstens gezeigte Zeilen</translation>
    </message>
    <message>
        <source>The chart shows the rows with most errors; the table has all.</source>
        <translation>Das Diagramm zeigt die Zeilen mit den meisten Fehlern; die Tabelle hat alle.</translation>
    </message>
    <message>
        <source>By slice: %1</source>
        <extracomment>Bars of a chart by a slice: %1: its name, such as &quot;Entity length&quot;</extracomment>
        <translation>Nach Teilmenge: %1</translation>
    </message>
    <message>
        <source>Counting outcomes</source>
        <translation>Ergebnisse werden gezählt</translation>
    </message>
    <message>
        <source>Only in the table, with fewer errors: %1 more</source>
        <extracomment>%1: number of rows of a table that a chart leaves out</extracomment>
        <translation>Nur in der Tabelle, mit weniger Fehlern: %1 weitere</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>Weitere Systeme werden ausgewertet.</translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation>Es gibt kein System B: wählen Sie eines in der Werkzeugleiste.</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Keine Annotationen</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation>Weder Gold noch System hat eine Annotation.</translation>
    </message>
    <message>
        <source>%1, F1 %2: %3 documents with %4 pairs and single annotations</source>
        <extracomment>%1: system, %2: range of F1, %3: number of documents, %4: of records</extracomment>
        <translation>%1, F1 %2: %3 Dokumente mit %4 Paaren und einzelnen Annotationen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: entity type or document, %2: &quot;Correct&quot;, %3: count</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Chart of outcomes</source>
        <translation>Diagramm der Ergebnisse</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutsideDialog</name>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation>Dateien außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>This project names these paths outside of its folder:</source>
        <translation>Dieses Projekt nennt diese Pfade außerhalb seines Ordners:</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation>Nur was im Projektordner steht, wird gelesen</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Lesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OverviewRuler</name>
    <message>
        <source>Overview of the document</source>
        <translation>Übersicht über das Dokument</translation>
    </message>
    <message>
        <source>Overview of the whole document: the wider, the more errors; click to jump</source>
        <translation>Übersicht über das ganze Dokument: je breiter, desto mehr Fehler; klicken zum Springen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: an outcome, such as &quot;Missing&quot;, %2: number of annotations</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotationen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelDocks</name>
    <message>
        <source>Annotations</source>
        <extracomment>in place of Errors, where a gold is open without a system</extracomment>
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelLayout</name>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>&amp;Own window</source>
        <translation>&amp;Eigenes Fenster</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ParameterForm</name>
    <message>
        <source>This measure has no parameters.</source>
        <translation>Dieses Maß hat keine Parameter.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Eine Datei für %1 wählen</translation>
    </message>
    <message>
        <source>%1
--%2</source>
        <extracomment>%1: what a parameter means, %2: its option on the command line</extracomment>
        <translation>%1
--%2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PresetChoice</name>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Custom: the settings are those of no preset. Choosing one sets all of them; files, and the part of the corpus that is scored, stay.</source>
        <translation>Eigene: die Einstellungen sind die keiner Vorlage. Die Wahl einer Vorlage setzt alle; Dateien und der ausgewertete Teil des Korpus bleiben.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1: paper and program</extracomment>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Nothing is open: open files first.</source>
        <translation>Nichts ist geöffnet: öffnen Sie zuerst Dateien.</translation>
    </message>
    <message>
        <source>The &amp;text shown: %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation>Der gezeigte &amp;Text: %1</translation>
    </message>
    <message>
        <source>The &amp;text shown</source>
        <translation>Der gezeigte &amp;Text</translation>
    </message>
    <message>
        <source>Its format gives positions only, no text.</source>
        <translation>Sein Format gibt nur Positionen an, keinen Text.</translation>
    </message>
    <message numerus="yes">
        <source>The texts of &amp;all %Ln documents</source>
        <translation>
            <numerusform>A&amp;lle Texte: %Ln Dokument</numerusform>
            <numerusform>A&amp;lle Texte: %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of the %Ln documents in the f&amp;ilter</source>
        <translation>
            <numerusform>Die Texte im F&amp;ilter: %Ln Dokument</numerusform>
            <numerusform>Die Texte im F&amp;ilter: %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>No document is in the filter: take filters away first.</source>
        <translation>Kein Dokument ist im Filter: nehmen Sie zuerst Filter weg.</translation>
    </message>
    <message>
        <source>The ta&amp;ble of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation>Die Ta&amp;belle des Bereichs %1</translation>
    </message>
    <message>
        <source>The ta&amp;ble of a panel</source>
        <translation>Die Ta&amp;belle eines Bereichs</translation>
    </message>
    <message>
        <source>No table with rows is in sight: show a panel that has one.</source>
        <translation>Keine Tabelle mit Zeilen ist zu sehen: zeigen Sie einen Bereich, der eine hat.</translation>
    </message>
    <message>
        <source>The fi&amp;gure of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation>Die Abbildun&amp;g des Bereichs %1</translation>
    </message>
    <message>
        <source>The fi&amp;gure of a panel</source>
        <translation>Die Abbildun&amp;g eines Bereichs</translation>
    </message>
    <message>
        <source>No chart and no tree is in sight: show a panel that has one, such as Outcomes.</source>
        <translation>Kein Diagramm und kein Baum ist zu sehen: zeigen Sie einen Bereich, der so etwas hat, wie Ergebnisse.</translation>
    </message>
    <message>
        <source>At most %1 pages are printed; what is left out is named on the last one.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Höchstens %1 Seiten werden gedruckt; was ausgelassen wird, steht auf der letzten.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Vorschau…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Measure %1, scheme %2: %3</source>
        <extracomment>Below a printed page. %1: a measure, %2: a scheme, %3: all settings as signatures have them</extracomment>
        <translation>Maß %1, Schema %2: %3</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>Der Drucker nimmt die Seiten nicht an.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF file (*.pdf)</source>
        <translation>PDF-Datei (*.pdf)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedTable</name>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln rows are left out. Copy table takes all.</source>
        <translation>
            <numerusform>Höchstens %1 Seiten werden gedruckt: %Ln Zeile ist ausgelassen. „Tabelle kopieren“ nimmt alle.</numerusform>
            <numerusform>Höchstens %1 Seiten werden gedruckt: %Ln Zeilen sind ausgelassen. „Tabelle kopieren“ nimmt alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedText</name>
    <message>
        <source>The format gives no text to print.</source>
        <translation>Das Format gibt keinen Text zum Drucken an.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln documents are left out or cut. A filter chooses others.</source>
        <translation>
            <numerusform>Höchstens %1 Seiten werden gedruckt: %Ln Dokument ist ausgelassen oder gekürzt. Ein Filter wählt andere.</numerusform>
            <numerusform>Höchstens %1 Seiten werden gedruckt: %Ln Dokumente sind ausgelassen oder gekürzt. Ein Filter wählt andere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProfileView</name>
    <message>
        <source>Profile of the corpora</source>
        <translation>Profil der Korpora</translation>
    </message>
    <message>
        <source>Names with more than one type</source>
        <translation>Namen mit mehr als einem Typ</translation>
    </message>
    <message>
        <source>Occ&amp;urrences of these words</source>
        <translation>&amp;Vorkommen dieser Wörter</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Ambiguous names</source>
        <translation>Mehrdeutige Namen</translation>
    </message>
    <message>
        <source>Counting the corpora</source>
        <translation>Korpora werden gezählt</translation>
    </message>
    <message>
        <source>A gold: %1</source>
        <extracomment>%1: a file or folder</extracomment>
        <translation>Ein Gold: %1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A system: %1</source>
        <translation>Ein System: %1</translation>
    </message>
    <message>
        <source>The corpora cannot be counted</source>
        <translation>Die Korpora können nicht gezählt werden</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Zählung läuft…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Die Tabelle füllt sich, sobald die Zahlen bereit sind.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further lines of a list of findings</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectControl</name>
    <message>
        <source>Save project as</source>
        <translation>Projekt speichern unter</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Projects (*.touchstone);;All files (*)</source>
        <translation>Projekte (*.touchstone);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>Projekt nicht gespeichert</translation>
    </message>
    <message>
        <source>Changes to the project “%1” are not saved.</source>
        <extracomment>%1: name of a project</extracomment>
        <translation>Änderungen am Projekt „%1“ sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>A project that was never saved was kept when the program ended.</source>
        <translation>Ein nie gespeichertes Projekt wurde beim Programmende aufbewahrt.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open it again; it is still to be saved</source>
        <translation>Wieder öffnen; es ist noch zu speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>It is lost then</source>
        <translation>Es ist dann verloren</translation>
    </message>
    <message>
        <source>Unsaved changes of this project were kept when the program ended.</source>
        <translation>Nicht gespeicherte Änderungen dieses Projekts wurden beim Programmende aufbewahrt.</translation>
    </message>
    <message>
        <source>The changes are in the project again; they are still to be saved</source>
        <translation>Die Änderungen sind wieder im Projekt; sie sind noch zu speichern</translation>
    </message>
    <message>
        <source>The project stays as it was saved</source>
        <translation>Das Projekt bleibt, wie es gespeichert wurde</translation>
    </message>
    <message>
        <source>Unsaved changes were kept when the program ended. The project was changed since, so they are in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Nicht gespeicherte Änderungen wurden beim Programmende aufbewahrt. Das Projekt hat sich seither geändert, daher stehen sie in %1.</translation>
    </message>
    <message>
        <source>The project stands in a work tree of git. Two lines in .gitattributes let the notes and judgements of two people merge.</source>
        <translation>Das Projekt steht in einem Arbeitsbaum von git. Zwei Zeilen in .gitattributes lassen Notizen und Urteile zweier Personen zusammenführen.</translation>
    </message>
    <message>
        <source>Write .gitattributes</source>
        <translation>.gitattributes schreiben</translation>
    </message>
    <message>
        <source>Add the lines to the file in the project&apos;s folder</source>
        <translation>Die Zeilen der Datei im Projektordner hinzufügen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>It is not asked again for this project</source>
        <translation>Bei diesem Projekt wird nicht wieder gefragt</translation>
    </message>
    <message>
        <source>%1 – Touchstone</source>
        <extracomment>%1: name of the data set</extracomment>
        <translation>%1 – Touchstone</translation>
    </message>
    <message>
        <source>Touchstone</source>
        <translation>Touchstone</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Touchstone</source>
        <extracomment>%1: name of the project; [*] stands where the sign for unsaved changes comes; %2: data set</extracomment>
        <translation>%1[*] – %2 – Touchstone</translation>
    </message>
    <message>
        <source>%1[*] – Touchstone</source>
        <translation>%1[*] – Touchstone</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Alle zeigen…</translation>
    </message>
    <message>
        <source>All of these paths, and whether they are read</source>
        <translation>Alle diese Pfade, und ob sie gelesen werden</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>This project names files outside of its folder, which were not read:</source>
        <translation>Dieses Projekt nennt Dateien außerhalb seines Ordners, die nicht gelesen wurden:</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation>Nur was im Projektordner steht, wird gelesen</translation>
    </message>
    <message>
        <source>Not everything that is open can stand in a project:</source>
        <translation>Nicht alles, was offen ist, kann in einem Projekt stehen:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectDataSets</name>
    <message>
        <source>%1 cannot be opened: its gold is not there.</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation>%1 kann nicht geöffnet werden: sein Gold ist nicht da.</translation>
    </message>
    <message>
        <source>Reading the settings files</source>
        <translation>Einstellungsdateien werden gelesen</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <extracomment>%1: name of a data set, %2: why not</extracomment>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>All data sets: %1</source>
        <extracomment>Several data sets of a project as one. %1: a system or a team, %2: a task, such as &quot;NERC-Coarse&quot;</extracomment>
        <translation>Alle Datensätze: %1</translation>
    </message>
    <message>
        <source>All data sets: %1, %2</source>
        <translation>Alle Datensätze: %1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Another data set of the same name. %1: the name, %2: a number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectLive</name>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Say no more of it until files change again</source>
        <translation>Nichts mehr davon sagen, bis sich wieder Dateien ändern</translation>
    </message>
    <message>
        <source>1 new file matches the project: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>1 neue Datei passt zum Projekt: %1</translation>
    </message>
    <message>
        <source>New files match the project:</source>
        <translation>Neue Dateien passen zum Projekt:</translation>
    </message>
    <message>
        <source>1 file of the project is gone: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>1 Datei des Projekts ist weg: %1</translation>
    </message>
    <message>
        <source>Files of the project are gone:</source>
        <translation>Dateien des Projekts sind weg:</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Look for the files of the project again; place and filters stay</source>
        <translation>Die Dateien des Projekts erneut suchen; Stelle und Filter bleiben</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it was changed here, too. Saving in its place is refused: save the project as another file, or open it again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Ein anderes Programm hat %1 geändert, und auch hier wurde geändert. An derselben Stelle wird nicht gespeichert: speichern Sie das Projekt als andere Datei oder öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>What was changed here becomes another project</source>
        <translation>Was hier geändert wurde, wird ein anderes Projekt</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <source>Open the project as it is on the disk</source>
        <translation>Das Projekt öffnen, wie es auf der Platte steht</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectSession</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Dateien werden gesucht</translation>
    </message>
    <message>
        <source>%1 holds what could not be read, and saving would lose it. Mend the file, or save the project as another one.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 enthält Unlesbares, und Speichern würde es verlieren. Bringen Sie die Datei in Ordnung oder speichern Sie das Projekt als andere.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Save the project first: notes stand in a file beside it.</source>
        <translation>Speichern Sie zuerst das Projekt: Notizen stehen in einer Datei daneben.</translation>
    </message>
    <message>
        <source>Reading the notes</source>
        <translation>Notizen werden gelesen</translation>
    </message>
    <message>
        <source>Writing the note</source>
        <translation>Notiz wird geschrieben</translation>
    </message>
    <message>
        <source>Scoring the campaign</source>
        <translation>Die Kampagne wird ausgewertet</translation>
    </message>
    <message>
        <source>Comparing the runs of the campaign</source>
        <translation>Die Läufe der Kampagne werden verglichen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RankingModel</name>
    <message>
        <source>%1≈</source>
        <extracomment>A score that is not separable from the best</extracomment>
        <translation>%1≈</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A cell for screen readers. %1: &quot;Rank&quot;, &quot;F1&quot;, %2: a system, %3: what the cell says</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1, vom Besten nicht unterscheidbar</translation>
    </message>
    <message>
        <source>A double click or Return notes something of this run.</source>
        <translation>Doppelklick oder Eingabe notiert etwas zu diesem Lauf.</translation>
    </message>
    <message>
        <source>%1
A double click or Return changes the note.</source>
        <translation>%1
Doppelklick oder Eingabe ändert die Notiz.</translation>
    </message>
    <message>
        <source>A click or Return opens the data set with this system.</source>
        <translation>Ein Klick oder Eingabe öffnet den Datensatz mit diesem System.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RankingPage</name>
    <message>
        <source>Ranks of all systems by several measures</source>
        <translation>Ränge aller Systeme nach mehreren Maßen</translation>
    </message>
    <message>
        <source>No measure is chosen</source>
        <translation>Kein Maß ist gewählt</translation>
    </message>
    <message>
        <source>Choose some above, under Measures.</source>
        <translation>Wählen Sie oben welche, unter Maße.</translation>
    </message>
    <message>
        <source>Ranks by each measure, 1 the best; equal scores share a rank (=). ● %1, by which they stand.</source>
        <translation>Ränge nach jedem Maß, 1 ist das beste; gleiche Werte teilen einen Rang (=). ● %1, wonach gereiht ist.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>Weitere Systeme werden ausgewertet.</translation>
    </message>
    <message>
        <source>Intervals are on their way.</source>
        <translation>Die Intervalle sind unterwegs.</translation>
    </message>
    <message>
        <source>Intervals were stopped; other measures or trials start them.</source>
        <translation>Die Intervalle wurden angehalten; andere Maße oder Durchgänge starten sie.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingBar</name>
    <message numerus="yes">
        <source>Only the first %Ln documents are shown, until all are read and scored.</source>
        <translation>
            <numerusform>Nur das erste %Ln Dokument wird gezeigt, bis alle gelesen und ausgewertet sind.</numerusform>
            <numerusform>Nur die ersten %Ln Dokumente werden gezeigt, bis alle gelesen und ausgewertet sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Other files are being read. What is open stays until they are.</source>
        <translation>Andere Dateien werden gelesen. Bis dahin bleibt, was offen ist.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingPage</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordGroupsView</name>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Pair of types</source>
        <translation>Typenpaar</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Fehlertyp</translation>
    </message>
    <message>
        <source>Groups of errors</source>
        <translation>Gruppen von Fehlern</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Count the listed annotations by what they have in common</source>
        <translation>Die aufgelisteten Annotationen nach dem zählen, was sie gemeinsam haben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Counting groups</source>
        <translation>Gruppen werden gezählt</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordMenu</name>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation>&amp;Regel aus dieser Annotation</translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation>&amp;Vorkommen dieser Wörter</translation>
    </message>
    <message>
        <source>Copy selected &amp;text</source>
        <translation>Ausgewählten Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy selection with &amp;alignment</source>
        <translation>Auswahl mit A&amp;lignierung kopieren</translation>
    </message>
    <message>
        <source>Occurrences of the s&amp;elected words</source>
        <translation>V&amp;orkommen der ausgewählten Wörter</translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation>Filtern &amp;nach</translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation>Aus&amp;filtern</translation>
    </message>
    <message>
        <source>&amp;Type %1</source>
        <translation>&amp;Typ %1</translation>
    </message>
    <message>
        <source>&amp;Error type “%1”</source>
        <translation>&amp;Fehlertyp „%1“</translation>
    </message>
    <message>
        <source>&amp;Document %1</source>
        <translation>&amp;Dokument %1</translation>
    </message>
    <message>
        <source>&amp;Outcome “%1”</source>
        <translation>&amp;Ergebnis „%1“</translation>
    </message>
    <message>
        <source>This &amp;pair of types</source>
        <translation>Dieses Typen&amp;paar</translation>
    </message>
    <message>
        <source>&amp;Words “%1”</source>
        <translation>&amp;Wörter „%1“</translation>
    </message>
    <message>
        <source>Copy &amp;gold words</source>
        <translation>&amp;Goldwörter kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;system words</source>
        <translation>&amp;Systemwörter kopieren</translation>
    </message>
    <message>
        <source>Copy as TS&amp;V</source>
        <translation>Als TSV &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReportDialog</name>
    <message>
        <source>HTML report</source>
        <translation>HTML-Bericht</translation>
    </message>
    <message>
        <source>Neither texts nor names of documents nor ids, and no figures of texts</source>
        <translation>Weder Texte noch Namen von Dokumenten noch Ids, und keine Abbildungen von Texten</translation>
    </message>
    <message>
        <source>The leads of each system, without what is pinned and dismissed</source>
        <translation>Die Hinweise jedes Systems, ohne Angeheftetes und Verworfenes</translation>
    </message>
    <message>
        <source>So many records behind a number stand in a table with their types and words, the others as references</source>
        <translation>So viele Einträge hinter einer Zahl stehen mit Typen und Wörtern in einer Tabelle, die übrigen als Verweise</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Numbers whose records have no room are no links</source>
        <translation>Zahlen, deren Einträge keinen Platz haben, sind keine Links</translation>
    </message>
    <message>
        <source>What the report holds</source>
        <translation>Was der Bericht enthält</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Measures:</source>
        <translation>&amp;Maße:</translation>
    </message>
    <message>
        <source>&amp;Rows per number:</source>
        <translation>&amp;Zeilen je Zahl:</translation>
    </message>
    <message>
        <source>Records &amp;up to:</source>
        <translation>Einträge b&amp;is:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <extracomment>%1: a size, such as &quot;3.2 MB&quot;</extracomment>
        <translation>Schreiben: %1</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n systems side by side</source>
        <extracomment>%n: systems of the data set</extracomment>
        <translation>
            <numerusform>Werte von %n System nebeneinander</numerusform>
            <numerusform>Werte von %n Systemen nebeneinander</numerusform>
        </translation>
    </message>
    <message>
        <source>What is fixed and what regressed from %1 to %2</source>
        <extracomment>%1, %2: names of systems</extracomment>
        <translation>Was von %1 zu %2 behoben und verschlechtert ist</translation>
    </message>
    <message>
        <source>Figures, as far as the data have something to draw</source>
        <translation>Abbildungen, soweit die Daten etwas zu zeichnen haben</translation>
    </message>
    <message>
        <source>%1: tables of scores, confusion of types, the records behind every number</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1: Wertetabellen, Verwechslung der Typen, die Einträge hinter jeder Zahl</translation>
    </message>
    <message>
        <source>Patterns in the errors of each system</source>
        <translation>Muster in den Fehlern jedes Systems</translation>
    </message>
    <message>
        <source>No word of the corpus</source>
        <translation>Kein Wort des Korpus</translation>
    </message>
    <message>
        <source>The sentence of every record</source>
        <translation>Der Satz jedes Eintrags</translation>
    </message>
    <message>
        <source>How it was made: files with digests, settings, the command</source>
        <translation>Wie er entstand: Dateien mit Prüfsummen, Einstellungen, der Befehl</translation>
    </message>
    <message>
        <source>One HTML file that needs no other. It holds:</source>
        <translation>Eine HTML-Datei, die keine andere braucht. Sie enthält:</translation>
    </message>
    <message>
        <source>Choose one measure at least.</source>
        <translation>Wählen Sie mindestens ein Maß.</translation>
    </message>
    <message>
        <source>Figure %1 of %2</source>
        <extracomment>%1, %2: numbers of figures</extracomment>
        <translation>Abbildung %1 von %2</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are no links, since their records have no room.</source>
        <translation>
            <numerusform>%n Zahl ist kein Link, da ihre Einträge keinen Platz haben.</numerusform>
            <numerusform>%n Zahlen sind keine Links, da ihre Einträge keinen Platz haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Leave out every word of the corpus</source>
        <translation>&amp;Jedes Wort des Korpus weglassen</translation>
    </message>
    <message>
        <source>&amp;Patterns in the errors (leads)</source>
        <translation>Muster in den &amp;Fehlern (Hinweise)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ResamplingDialog</name>
    <message>
        <source>Intervals of scores</source>
        <translation>Intervalle der Werte</translation>
    </message>
    <message>
        <source>How many samples are drawn: more make the ends steadier</source>
        <translation>Wie viele Stichproben gezogen werden: mehr machen die Enden stabiler</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation>Derselbe Startwert gibt dieselben Zahlen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Documents; of one document its sentences</source>
        <translation>Dokumente; bei einem einzigen Dokument seine Sätze</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>What is drawn; sentences of one document are seldom independent</source>
        <translation>Was gezogen wird; Sätze eines Dokuments sind selten unabhängig</translation>
    </message>
    <message>
        <source>Percentile bootstrap: in each trial as many documents as there are, drawn with replacement, are scored together. The interval holds the middle of these scores.</source>
        <translation>Perzentil-Bootstrap: in jedem Durchgang werden so viele Dokumente, wie es gibt, mit Zurücklegen gezogen und zusammen ausgewertet. Das Intervall enthält die mittleren dieser Werte.</translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation>&amp;Durchgänge:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Niveau:</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>&amp;Ziehen:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleChoice</name>
    <message>
        <source>Rule to ask</source>
        <translation>Zu fragende Regel</translation>
    </message>
    <message>
        <source>Choose a rule, or write a part of its name</source>
        <translation>Wählen Sie eine Regel oder schreiben Sie einen Teil ihres Namens</translation>
    </message>
    <message>
        <source>Choose a rule</source>
        <translation>Wählen Sie eine Regel</translation>
    </message>
    <message>
        <source>Switched off. %1</source>
        <translation>Abgeschaltet. %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleCompleter</name>
    <message>
        <source>What may stand here</source>
        <translation>Was hier stehen kann</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditor</name>
    <message>
        <source>These rules come with the program and cannot be changed.</source>
        <translation>Diese Regeln kommen mit dem Programm und können nicht geändert werden.</translation>
    </message>
    <message>
        <source>Copy to my rules</source>
        <translation>In meine Regeln kopieren</translation>
    </message>
    <message>
        <source>Put the rule of the cursor into a file of your own, where it takes this one&apos;s place</source>
        <translation>Die Regel am Cursor in eine eigene Datei setzen, wo sie diese ersetzt</translation>
    </message>
    <message>
        <source>Line:column</source>
        <translation>Zeile:Spalte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problems of the rule file</source>
        <translation>Probleme der Regeldatei</translation>
    </message>
    <message>
        <source>Enter goes to the place; F8 in the text to the next one</source>
        <translation>Eingabe geht zur Stelle; F8 im Text zur nächsten</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Regeln werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the rules …</source>
        <translation>Regeln werden gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>No problems; %n rules in this file</source>
        <translation>
            <numerusform>Keine Probleme; %n Regel in dieser Datei</numerusform>
            <numerusform>Keine Probleme; %n Regeln in dieser Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the file can be used</source>
        <extracomment>%1: &quot;3 warnings&quot;</extracomment>
        <translation>%1; die Datei ist verwendbar</translation>
    </message>
    <message>
        <source>%1; the file can be used when the errors are mended</source>
        <extracomment>%1: &quot;2 errors&quot; or &quot;2 errors, 1 warning&quot;</extracomment>
        <translation>%1; die Datei ist verwendbar, wenn die Fehler behoben sind</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>✕ Error</source>
        <translation>✕ Fehler</translation>
    </message>
    <message>
        <source>! Warning</source>
        <translation>! Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditorView</name>
    <message>
        <source>Built-in rules</source>
        <translation>Eingebaute Regeln</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Regeldatei</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>Go to rule</source>
        <translation>Zur Regel gehen</translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation>Regel:</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Read the rules now, and go to the first problem</source>
        <translation>Die Regeln jetzt lesen und zum ersten Problem gehen</translation>
    </message>
    <message>
        <source>Try here</source>
        <translation>Hier erproben</translation>
    </message>
    <message>
        <source>Run what is written over the document shown, and say what would change</source>
        <translation>Das Geschriebene auf das gezeigte Dokument anwenden und sagen, was sich ändern würde</translation>
    </message>
    <message>
        <source>Try on all</source>
        <translation>An allen erproben</translation>
    </message>
    <message>
        <source>Run what is written over all documents, and say what would change</source>
        <translation>Das Geschriebene auf alle Dokumente anwenden und sagen, was sich ändern würde</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Write the file, and put its rules into force</source>
        <translation>Die Datei schreiben und ihre Regeln in Kraft setzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Back to the text that is in force; Undo brings it back</source>
        <translation>Zurück zum geltenden Text; Rückgängig holt ihn wieder</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Go on with this text in another file</source>
        <translation>Mit diesem Text in einer anderen Datei weiterarbeiten</translation>
    </message>
    <message>
        <source>Rule from annotation</source>
        <translation>Regel aus Annotation</translation>
    </message>
    <message>
        <source>Start a rule with conditions that hold for the selected annotation</source>
        <translation>Eine Regel beginnen, deren Bedingungen für die ausgewählte Annotation gelten</translation>
    </message>
    <message>
        <source>%1 – not accepted</source>
        <extracomment>a rule file that is being written</extracomment>
        <translation>%1 – nicht übernommen</translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation>Regeldateien (*.rules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save rules as</source>
        <translation>Regeln speichern unter</translation>
    </message>
    <message>
        <source>A file for your rules</source>
        <translation>Eine Datei für Ihre Regeln</translation>
    </message>
    <message>
        <source>Put the cursor into the rule that you want to change.</source>
        <translation>Setzen Sie den Cursor in die Regel, die Sie ändern wollen.</translation>
    </message>
    <message>
        <source>This copy takes the place of the built-in rule “%1” once it is accepted.</source>
        <translation>Diese Kopie ersetzt die eingebaute Regel „%1“, sobald sie übernommen ist.</translation>
    </message>
    <message>
        <source>Select an annotation first: a rule is made from what holds for it.</source>
        <translation>Wählen Sie zuerst eine Annotation: eine Regel entsteht aus dem, was für sie gilt.</translation>
    </message>
    <message>
        <source>Making a rule</source>
        <translation>Eine Regel wird gemacht</translation>
    </message>
    <message>
        <source>These conditions hold for the annotation. Leave out what is too narrow, then try the rule.</source>
        <translation>Diese Bedingungen gelten für die Annotation. Streichen Sie, was zu eng ist, dann erproben Sie die Regel.</translation>
    </message>
    <message>
        <source>This file was changed outside while you were writing. Accept writes your text over it.</source>
        <translation>Diese Datei wurde von außen geändert, während Sie schrieben. Übernehmen überschreibt sie mit Ihrem Text.</translation>
    </message>
    <message>
        <source>Load the text on disk</source>
        <translation>Den Text von der Platte laden</translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>This file cannot be read, so its rules are not in force. Remove it from the rules, or write it anew and accept it.</source>
        <translation>Diese Datei kann nicht gelesen werden, daher gelten ihre Regeln nicht. Nehmen Sie sie aus den Regeln oder schreiben Sie sie neu und übernehmen Sie sie.</translation>
    </message>
    <message>
        <source>This file cannot be read any longer. Its last good text stays in force; Accept writes it anew.</source>
        <translation>Diese Datei kann nicht mehr gelesen werden. Ihr letzter guter Text gilt weiter; Übernehmen schreibt sie neu.</translation>
    </message>
    <message>
        <source>There is no rule file. Add one, or put the built-in rules below again.</source>
        <translation>Es gibt keine Regeldatei. Fügen Sie eine hinzu oder legen Sie die eingebauten Regeln wieder darunter.</translation>
    </message>
    <message>
        <source>What is written has not been tried.</source>
        <translation>Das Geschriebene wurde nicht erprobt.</translation>
    </message>
    <message>
        <source>The rules could not be tried: %1</source>
        <translation>Die Regeln konnten nicht erprobt werden: %1</translation>
    </message>
    <message>
        <source>The rules could not be tried.</source>
        <translation>Die Regeln konnten nicht erprobt werden.</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>allen Dokumenten</translation>
    </message>
    <message>
        <source>this document</source>
        <translation>diesem Dokument</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFilesBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <comment>in a rule file</comment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Dateien:</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a rule file or settings, leave the built-in rules out, undo</source>
        <translation>Eine Regeldatei oder Einstellungen hinzufügen, die eingebauten Regeln weglassen, rückgängig</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a rule file</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>changed outside</source>
        <comment>a rule file</comment>
        <translation>von außen geändert</translation>
    </message>
    <message>
        <source>not accepted</source>
        <comment>what is written in a rule file</comment>
        <translation>nicht übernommen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule file with its state: &quot;mine.rules (2 errors, not accepted)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>Im Editor &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Leave the built-in rules out</source>
        <translation>Die eingebauten Regeln &amp;weglassen</translation>
    </message>
    <message>
        <source>&amp;Load the text on disk</source>
        <translation>Den Text von der Platte &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Discard what is not accepted</source>
        <translation>&amp;Verwerfen, was nicht übernommen ist</translation>
    </message>
    <message>
        <source>&amp;Remove from the rules</source>
        <translation>&amp;Aus den Regeln entfernen</translation>
    </message>
    <message>
        <source>The rules that come with the program. They cannot be changed; a file on top of them adds rules, replaces them or switches them off.</source>
        <translation>Die Regeln, die mit dem Programm kommen. Sie können nicht geändert werden; eine Datei darüber fügt Regeln hinzu, ersetzt sie oder schaltet sie ab.</translation>
    </message>
    <message>
        <source>The file cannot be read. What was read last stays in force.</source>
        <translation>Die Datei kann nicht gelesen werden. Was zuletzt gelesen wurde, gilt weiter.</translation>
    </message>
    <message>
        <source>A file with an error changes nothing: what was in force before stays.</source>
        <translation>Eine Datei mit einem Fehler ändert nichts: was vorher galt, bleibt.</translation>
    </message>
    <message>
        <source>The file was changed outside while you were writing. Load the text on disk, or accept what you have written in its place.</source>
        <translation>Die Datei wurde von außen geändert, während Sie schrieben. Laden Sie den Text von der Platte oder übernehmen Sie stattdessen, was Sie geschrieben haben.</translation>
    </message>
    <message>
        <source>What is written in the editor is in force only after Accept.</source>
        <translation>Was im Editor steht, gilt erst nach Übernehmen.</translation>
    </message>
    <message>
        <source>&amp;Remove the settings</source>
        <translation>Die &amp;Einstellungen entfernen</translation>
    </message>
    <message>
        <source>%1
Stop words, label parents and thresholds that the rules look up, and rules switched on and off.</source>
        <translation>%1
Stoppwörter, übergeordnete Labels und Schwellen, die die Regeln nachschlagen, und ein- und ausgeschaltete Regeln.</translation>
    </message>
    <message>
        <source>&amp;Rule file…</source>
        <translation>&amp;Regeldatei…</translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation>&amp;Neue Regeldatei…</translation>
    </message>
    <message>
        <source>&amp;Settings file…</source>
        <translation>&amp;Einstellungsdatei…</translation>
    </message>
    <message>
        <source>Rule settings</source>
        <translation>Regeleinstellungen</translation>
    </message>
    <message>
        <source>Rule settings (*.json);;All files (*)</source>
        <translation>Regeleinstellungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Built-in rules below</source>
        <translation>Eingebaute Regeln &amp;darunter</translation>
    </message>
    <message>
        <source>Add a rule file</source>
        <translation>Regeldatei hinzufügen</translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation>Regeldateien (*.rules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New rule file</source>
        <translation>Neue Regeldatei</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFindBar</name>
    <message>
        <source>Find in the rule file</source>
        <translation>In der Regeldatei suchen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleListView</name>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewandt</translation>
    </message>
    <message>
        <source>Never applied</source>
        <translation>Nie angewandt</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Abgeschaltet</translation>
    </message>
    <message>
        <source>Of my files</source>
        <translation>Aus meinen Dateien</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Gezeigte Regeln</translation>
    </message>
    <message>
        <source>Rules whose name, about line, phase or file contains these words.</source>
        <translation>Regeln, deren Name, Beschreibung, Phase oder Datei diese Wörter enthält.</translation>
    </message>
    <message>
        <source>Rules by phase</source>
        <translation>Regeln nach Phase</translation>
    </message>
    <message>
        <source>Show all &amp;mentions of them</source>
        <translation>Alle ihre &amp;Nennungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Open the rule</source>
        <translation>Die Regel &amp;öffnen</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>Aus&amp;schalten</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>Ein&amp;schalten</translation>
    </message>
    <message>
        <source>&amp;Unfold all phases</source>
        <translation>Alle Phasen &amp;aufklappen</translation>
    </message>
    <message>
        <source>&amp;Fold all phases</source>
        <translation>Alle Phasen &amp;zuklappen</translation>
    </message>
    <message>
        <source>Filter the rules</source>
        <translation>Die Regeln filtern</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleSession</name>
    <message>
        <source>Add %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Leave out the settings</source>
        <extracomment>An action that can be undone</extracomment>
        <translation>Einstellungen weglassen</translation>
    </message>
    <message>
        <source>Settings %1</source>
        <translation>Einstellungen %1</translation>
    </message>
    <message>
        <source>Use the default rules</source>
        <extracomment>Actions that can be undone</extracomment>
        <translation>Standardregeln verwenden</translation>
    </message>
    <message>
        <source>Leave out the default rules</source>
        <translation>Standardregeln weglassen</translation>
    </message>
    <message>
        <source>Switch on “%1”</source>
        <extracomment>Actions that can be undone; %1: name of a rule</extracomment>
        <translation>„%1“ einschalten</translation>
    </message>
    <message>
        <source>Switch off “%1”</source>
        <translation>„%1“ ausschalten</translation>
    </message>
    <message>
        <source>Reading rules</source>
        <translation>Regeln werden gelesen</translation>
    </message>
    <message>
        <source># Rules on top of the built-in ones: they add, replace by name, or switch off.
</source>
        <translation># Regeln über den eingebauten: sie kommen hinzu, ersetzen nach Namen oder schalten ab.
</translation>
    </message>
    <message>
        <source>Nothing was changed in this file.</source>
        <translation>In dieser Datei wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>The file was changed outside meanwhile, so nothing was written.</source>
        <translation>Die Datei wurde inzwischen von außen geändert, daher wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>A file of this name is there already. Add it, or choose another name.</source>
        <translation>Eine Datei dieses Namens ist schon da. Fügen Sie sie hinzu oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Open a gold and a system first: rules are tried on their annotations.</source>
        <translation>Öffnen Sie zuerst ein Gold und ein System: Regeln werden an deren Annotationen erprobt.</translation>
    </message>
    <message>
        <source>Trying rules on this document</source>
        <translation>Regeln werden an diesem Dokument erprobt</translation>
    </message>
    <message>
        <source>Trying rules</source>
        <translation>Regeln werden erprobt</translation>
    </message>
    <message>
        <source>The rules do not fit together.</source>
        <translation>Die Regeln passen nicht zusammen.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTextEdit</name>
    <message>
        <source>Text of the rule file</source>
        <translation>Text der Regeldatei</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTrialView</name>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation>Zahlen vorher und nachher</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Applied before</source>
        <translation>Vorher angewandt</translation>
    </message>
    <message>
        <source>Applied now</source>
        <translation>Jetzt angewandt</translation>
    </message>
    <message>
        <source>Rules that apply to more or fewer</source>
        <translation>Öfter oder seltener angewandte Regeln</translation>
    </message>
    <message>
        <source>What the trial says</source>
        <translation>Was die Erprobung besagt</translation>
    </message>
    <message>
        <source>Labels that change</source>
        <translation>Labels, die sich ändern</translation>
    </message>
    <message>
        <source>Enter opens a change; an annotation is selected in the text</source>
        <translation>Eingabe öffnet eine Änderung; eine Annotation wird im Text ausgewählt</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Trying the rules …</source>
        <translation>Die Regeln werden erprobt …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tab with the number of its entries</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RulesView</name>
    <message>
        <source>Figures of the rules</source>
        <translation>Zahlen der Regeln</translation>
    </message>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Was an den Regeln falsch ist</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Results of the rules</source>
        <translation>Resultate der Regeln</translation>
    </message>
    <message>
        <source>Causes of wrong links</source>
        <translation>Ursachen falscher Verknüpfungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultate</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>What the rules say, as tables; every count shows its annotations</source>
        <translation>Was die Regeln besagen, als Tabellen; jede Anzahl zeigt ihre Annotationen</translation>
    </message>
    <message>
        <source>Whose mistake a wrong link is: the tagger&apos;s or the resolver&apos;s</source>
        <translation>Wessen Fehler eine falsche Verknüpfung ist: der des Taggers oder der der Auflösung</translation>
    </message>
    <message>
        <source>Count:</source>
        <translation>Zählen:</translation>
    </message>
    <message>
        <source>Annotations that a rule has set aside: duplicates, stop words. Out: they count nowhere.</source>
        <translation>Annotationen, die eine Regel zurückgestellt hat: Dubletten, Stoppwörter. Aus: sie zählen nirgends.</translation>
    </message>
    <message>
        <source>Annotations of low confidence. Out: they count nowhere.</source>
        <translation>Annotationen mit niedriger Konfidenz. Aus: sie zählen nirgends.</translation>
    </message>
    <message>
        <source>Wrong links whose annotation is wrong already. Out: links tell of the resolver alone.</source>
        <translation>Falsche Verknüpfungen, deren Annotation schon falsch ist. Aus: Verknüpfungen sagen nur etwas über die Auflösung.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Conditional links</source>
        <translation>Bedingte Verknüpfungen</translation>
    </message>
    <message>
        <source>Links that are right under a condition: a side gives several ids, one of which is shared.</source>
        <translation>Verknüpfungen, die unter einer Bedingung richtig sind: eine Seite gibt mehrere Ids an, von denen eine gemeinsam ist.</translation>
    </message>
    <message>
        <source>&amp;Conditional links:</source>
        <translation>&amp;Bedingte Verknüpfungen:</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; (filtered %2)</source>
        <extracomment>an F1 of everything, and of what is left without what is set aside or doubtful</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; (gefiltert %2)</translation>
    </message>
    <message>
        <source>%6: &lt;a href=&quot;scores&quot;&gt;F1&lt;/a&gt; strict %1 · lenient %2 · weighted %3 &amp;nbsp; &lt;a href=&quot;scores&quot;&gt;Links F1&lt;/a&gt; &lt;b&gt;%4&lt;/b&gt;, without the tagger&apos;s errors &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>figures of the rules in one line; %6: name of a system; %1 … %3: &quot;0.712 (filtered 0.745)&quot;, %4, %5: numbers</extracomment>
        <translation>%6: &lt;a href=&quot;scores&quot;&gt;F1&lt;/a&gt; strikt %1 · großzügig %2 · gewichtet %3 &amp;nbsp; &lt;a href=&quot;scores&quot;&gt;Verknüpfungs-F1&lt;/a&gt; &lt;b&gt;%4&lt;/b&gt;, ohne die Fehler des Taggers &lt;b&gt;%5&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Of all annotations, strict, lenient and weighted matches; filtered: without what is set aside or of low confidence. A click shows all figures in Scores.</source>
        <translation>Von allen Annotationen, strikte, großzügige und gewichtete Zuordnungen; gefiltert: ohne Zurückgestelltes und niedrige Konfidenz. Ein Klick zeigt alle Zahlen in Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors in the rules, the first at %1. What was in force before stays.</source>
        <extracomment>%1: a place in a rule file</extracomment>
        <translation>
            <numerusform>%n Fehler in den Regeln, der erste bei %1. Was vorher galt, bleibt.</numerusform>
            <numerusform>%n Fehler in den Regeln, der erste bei %1. Was vorher galt, bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be run: %1</source>
        <translation>Die Regeln konnten nicht laufen: %1</translation>
    </message>
    <message>
        <source>The rules are running …</source>
        <translation>Die Regeln laufen …</translation>
    </message>
    <message>
        <source>&amp;Set aside</source>
        <translation>&amp;Zurückgestelltes</translation>
    </message>
    <message>
        <source>Lo&amp;w confidence</source>
        <translation>&amp;Niedrige Konfidenz</translation>
    </message>
    <message>
        <source>&amp;Tagger&apos;s link errors</source>
        <translation>&amp;Verknüpfungsfehler des Taggers</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SampleDialog</name>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Every third place to judge is then one of those that are drawn, until all are judged. Where a tenth is wrong, 100 tell the rate within about 6 points, 400 within 3. The same seed draws the same places of the same files.</source>
        <translation>Jede dritte zu beurteilende Stelle ist dann eine der gezogenen, bis alle beurteilt sind. Wo ein Zehntel falsch ist, geben 100 die Rate auf etwa 6 Punkte genau an, 400 auf 3. Derselbe Startwert zieht dieselben Stellen derselben Dateien.</translation>
    </message>
    <message>
        <source>&amp;Places to draw:</source>
        <translation>Zu &amp;ziehende Stellen:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SamplePicture</name>
    <message>
        <source>Picture of the sample: the text of the gold above that of a system, errors marked</source>
        <translation>Bild des Beispiels: der Text des Golds über dem eines Systems, Fehler markiert</translation>
    </message>
    <message>
        <source>Reading the sample</source>
        <translation>Das Beispiel wird gelesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreStatus</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop reading or scoring; what is shown stays</source>
        <translation>Lesen oder Auswerten anhalten; Gezeigtes bleibt</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Memory in use: %1</source>
        <extracomment>%1: such as &quot;312.4 MiB&quot;</extracomment>
        <translation>Belegter Speicher: %1</translation>
    </message>
    <message>
        <source>%1, %2: F1 %3  P %4  R %5</source>
        <extracomment>%1: name of a system, %2: scheme such as &quot;strict&quot;, then F1, precision, recall</extracomment>
        <translation>%1, %2: F1 %3  P %4  R %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what a scheme asks</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold %1  System %2</source>
        <translation>Gold %1  System %2</translation>
    </message>
    <message>
        <source>Annotations of the gold (POS) and of %1 (ACT)</source>
        <translation>Annotationen des Golds (POS) und von %1 (ACT)</translation>
    </message>
    <message>
        <source>Offsets: %1</source>
        <translation>Positionen: %1</translation>
    </message>
    <message>
        <source>The unit in which overlaps are counted</source>
        <translation>Die Einheit, in der Überlappungen gezählt werden</translation>
    </message>
    <message>
        <source>Threshold %1</source>
        <translation>Schwelle %1</translation>
    </message>
    <message>
        <source>--min-score %1: annotations with a lower confidence are left out of every number; change it in the panel Confidence</source>
        <translation>--min-score %1: Annotationen mit niedrigerer Konfidenz bleiben bei jeder Zahl außen vor; änderbar im Bereich Konfidenz</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Auswertung läuft…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreView</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By document</source>
        <translation>Nach Dokument</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabelle:</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>&amp;Parameter</translation>
    </message>
    <message>
        <source>Show and change the parameters of this measure</source>
        <translation>Die Parameter dieses Maßes zeigen und ändern</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 needs a file of equal ids, see Parameters of Links</source>
        <extracomment>%1: name of a task, such as CoNLL-2003</extracomment>
        <translation>%1 braucht eine Datei gleicher Ids, siehe Parameter von Verknüpfungen</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Dies sind die alten Zahlen; neue werden berechnet.</translation>
    </message>
    <message>
        <source>Filter to “%1”</source>
        <translation>Nach „%1“ filtern</translation>
    </message>
    <message>
        <source>Filter out “%1”</source>
        <translation>„%1“ ausfiltern</translation>
    </message>
    <message numerus="yes">
        <source>Corrected scores: %n corrections of the gold</source>
        <translation>
            <numerusform>Korrigierte Werte: %n Korrektur des Golds</numerusform>
            <numerusform>Korrigierte Werte: %n Korrekturen des Golds</numerusform>
        </translation>
    </message>
    <message>
        <source>Every number is by the gold under %1; its own file stays as it is</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Jede Zahl gilt für das Gold unter %1; seine eigene Datei bleibt, wie sie ist</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Session</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>There is no system to compare with the gold.</source>
        <translation>Es gibt kein System, das mit dem Gold zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>Preparing the texts</source>
        <translation>Texte werden vorbereitet</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 wird ausgewertet</translation>
    </message>
    <message>
        <source>Computing measures</source>
        <translation>Maße werden berechnet</translation>
    </message>
    <message>
        <source>%1 cannot be scored: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation>%1 kann nicht ausgewertet werden: %2</translation>
    </message>
    <message>
        <source>Scoring was stopped. Reload starts it again.</source>
        <translation>Die Auswertung wurde angehalten. Neu laden startet sie wieder.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionChart</name>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Dies sind die alten Zahlen; neue werden berechnet.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionToolBar</name>
    <message>
        <source>Data and scoring</source>
        <translation>Daten und Auswertung</translation>
    </message>
    <message>
        <source>Data set:</source>
        <translation>Datensatz:</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>The open data set that is shown</source>
        <translation>Der offene Datensatz, der gezeigt wird</translation>
    </message>
    <message>
        <source>Annotation column:</source>
        <translation>Annotationsspalte:</translation>
    </message>
    <message>
        <source>Annotation column</source>
        <translation>Annotationsspalte</translation>
    </message>
    <message>
        <source>Annotation column of the HIPE files, or layer of WebAnno and UIMA files</source>
        <translation>Annotationsspalte der HIPE-Dateien oder Ebene von WebAnno- und UIMA-Dateien</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>System A</translation>
    </message>
    <message>
        <source>The system whose errors are shown (Alt+1 … Alt+9)</source>
        <translation>Das System, dessen Fehler gezeigt werden (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>vs B:</source>
        <translation>gegen B:</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>System B</translation>
    </message>
    <message>
        <source>Measure:</source>
        <translation>Maß:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>%1: name of a system, %2: its path, or why it could not be read</extracomment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1: the system whose errors are shown (Alt+1 … Alt+9)</source>
        <translation>%1: das System, dessen Fehler gezeigt werden (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>A second system to compare with</source>
        <translation>Ein zweites System zum Vergleich</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Of this page; layouts of your own and the list of recent files stay</source>
        <translation>Dieser Seite; eigene Anordnungen und die Liste zuletzt geöffneter Dateien bleiben</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetModel</name>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>A dot of a picture for screen readers. %1: a system or a score, %2: its value, %3: its interval</extracomment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (without subtype)</source>
        <extracomment>The row of a type itself below the row that sums it and its subtypes. %1: type</extracomment>
        <translation>%1 (ohne Subtyp)</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>mean and standard deviation</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>Click to see these records.</source>
        <translation>Klicken, um diese Einträge zu sehen.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as INC, %2: row such as a type, %3: the number</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <extracomment>%1: a score such as &quot;F1&quot;; its value of System B</extracomment>
        <translation>%1 (B)</translation>
    </message>
    <message>
        <source>%1 of System B</source>
        <translation>%1 von System B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>%1 of System B minus %1 of System A</source>
        <translation>%1 von System B minus %1 von System A</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Kleiner ist besser.</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>heading of the column that names the rows, for screen readers where none is shown</extracomment>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetTable</name>
    <message>
        <source>– : undefined, since it would divide by 0</source>
        <translation>– : undefiniert, da durch 0 geteilt würde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation>Diese Einträge &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;formula</source>
        <translation>Die &amp;Formel zeigen</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>Tabelle als &amp;LaTeX kopieren</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Tabelle als &amp;Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetView</name>
    <message>
        <source>Scores of the measure</source>
        <translation>Werte des Maßes</translation>
    </message>
    <message>
        <source>Table of the measure</source>
        <translation>Tabelle des Maßes</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Dieses Maß kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>%1 was not computed</source>
        <translation>%1 wurde nicht berechnet</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Compute it</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation>%1 wird berechnet…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Die Tabelle füllt sich, sobald die Zahlen bereit sind.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Command or key</source>
        <translation>Befehl oder Taste</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>Z&amp;uweisen</translation>
    </message>
    <message>
        <source>Re&amp;move key</source>
        <translation>Taste &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>New key of the command</source>
        <translation>Neue Taste des Befehls</translation>
    </message>
    <message>
        <source>Press the new key here; Tab and Esc leave the field</source>
        <translation>Drücken Sie hier die neue Taste; Tab und Esc verlassen das Feld</translation>
    </message>
    <message>
        <source>The usual key of the command</source>
        <translation>Die übliche Taste des Befehls</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <translation>&amp;Filter:</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>Neue &amp;Taste:</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Feste Tasten</translation>
    </message>
    <message>
        <source>%1 cannot be assigned. It is a fixed key: %2</source>
        <extracomment>%1: a key, %2: what it does</extracomment>
        <translation>%1 kann nicht zugewiesen werden. Es ist eine feste Taste: %2</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. “Take over” gives it to this command.</source>
        <extracomment>%1: a key, %2: a command</extracomment>
        <translation>%1 ist die Taste von „%2“. „Übernehmen“ gibt sie diesem Befehl.</translation>
    </message>
    <message>
        <source>T&amp;ake over</source>
        <translation>Über&amp;nehmen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SignificancePage</name>
    <message>
        <source>Differences with interval and p</source>
        <translation>Differenzen mit Intervall und p</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>How many random samples are drawn; with few documents all exchanges are counted exactly</source>
        <translation>Wie viele Zufallsstichproben gezogen werden; bei wenigen Dokumenten werden alle Vertauschungen exakt gezählt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation>Derselbe Startwert gibt dieselben Zahlen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Konfidenzniveau</translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation>&amp;Durchgänge:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>Co&amp;nfidence:</source>
        <translation>&amp;Konfidenz:</translation>
    </message>
    <message>
        <source>The difference cannot be tested</source>
        <translation>Die Differenz kann nicht getestet werden</translation>
    </message>
    <message>
        <source>Resampling…</source>
        <translation>Stichproben werden gezogen…</translation>
    </message>
    <message>
        <source>The table fills as soon as the trials are drawn.</source>
        <translation>Die Tabelle füllt sich, sobald die Durchgänge gezogen sind.</translation>
    </message>
    <message>
        <source>Interval: paired bootstrap, percentiles. p: paired approximate randomisation.</source>
        <translation>Intervall: gepaarter Bootstrap, Perzentile. p: gepaarte approximative Randomisierung.</translation>
    </message>
    <message>
        <source>With so few documents every exchange is counted: p is exact.</source>
        <translation>Bei so wenigen Dokumenten wird jede Vertauschung gezählt: p ist exakt.</translation>
    </message>
    <message>
        <source>Holm: corrected for all pairs of one score.</source>
        <translation>Holm: korrigiert für alle Paare eines Werts.</translation>
    </message>
    <message>
        <source>&amp;All pairs of systems</source>
        <translation>&amp;Alle Systempaare</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFileButton</name>
    <message>
        <source>The corpus that the systems were trained on, in any format that can be opened. It separates entities that were seen in training from new ones.</source>
        <translation>Das Korpus, auf dem die Systeme trainiert wurden, in jedem Format, das sich öffnen lässt. Es trennt im Training gesehene Entitäten von neuen.</translation>
    </message>
    <message>
        <source>A TSV file with your own attributes: a heading line, in the first column the names of documents or the ids of annotations, and one further column for each attribute.</source>
        <translation>Eine TSV-Datei mit Ihren eigenen Attributen: eine Kopfzeile, in der ersten Spalte die Namen von Dokumenten oder die Ids von Annotationen, und je eine weitere Spalte für jedes Attribut.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>&amp;Lesen anhalten</translation>
    </message>
    <message>
        <source>&amp;Training data…</source>
        <translation>&amp;Trainingsdaten…</translation>
    </message>
    <message>
        <source>&amp;Attributes…</source>
        <translation>&amp;Attribute…</translation>
    </message>
    <message>
        <source>&amp;Training data: %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>&amp;Trainingsdaten: %1</translation>
    </message>
    <message>
        <source>&amp;Attributes: %1</source>
        <translation>&amp;Attribute: %1</translation>
    </message>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>Andere Datei &amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>%1 is still used.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird weiter verwendet.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln more warnings)</source>
        <extracomment>%1: a warning</extracomment>
        <translation>
            <numerusform>%1 (%Ln weitere Warnung)</numerusform>
            <numerusform>%1 (%Ln weitere Warnungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warnings</source>
        <translation>
            <numerusform>%Ln weitere Warnung</numerusform>
            <numerusform>%Ln weitere Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Trainingsdaten</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables (*.tsv *.txt *.tab);;All files (*)</source>
        <translation>Tabellen (*.tsv *.txt *.tab);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFiles</name>
    <message>
        <source>Bounds are numbers with commas between them, ascending, such as 1, 2, 5.</source>
        <translation>Schranken sind Zahlen mit Kommas dazwischen, aufsteigend, etwa 1, 2, 5.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceView</name>
    <message>
        <source>B&amp;ins end at:</source>
        <translation>Klassen &amp;enden bei:</translation>
    </message>
    <message>
        <source>Sli&amp;ce:</source>
        <translation>&amp;Teilmenge:</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Teilmenge</translation>
    </message>
    <message>
        <source>Where bins end</source>
        <translation>Wo Klassen enden</translation>
    </message>
    <message>
        <source>Shows the outcomes by this slice as bars in Outcomes.</source>
        <translation>Zeigt die Ergebnisse nach dieser Teilmenge als Balken in Ergebnisse.</translation>
    </message>
    <message>
        <source>Shows the values before these, with more errors.</source>
        <translation>Zeigt die Werte davor, mit mehr Fehlern.</translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer errors.</source>
        <translation>Zeigt die Werte danach, mit weniger Fehlern.</translation>
    </message>
    <message>
        <source>Scores by slice</source>
        <translation>Werte nach Teilmenge</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Teilmengen werden gezählt</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation>System B: %1</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>die üblichen</translation>
    </message>
    <message>
        <source>no bins</source>
        <translation>keine Klassen</translation>
    </message>
    <message>
        <source>Where the bins of this slice end: ascending numbers with commas between them, such as 1, 2, 5. A bin holds what is above the number before it, up to and with its own; one more holds what is above the last. Empty: the usual ones; of a boundary or an attribute each value by itself.</source>
        <translation>Wo die Klassen dieser Teilmenge enden: aufsteigende Zahlen mit Kommas dazwischen, etwa 1, 2, 5. Eine Klasse enthält, was über der Zahl davor liegt, bis einschließlich der eigenen; eine weitere enthält, was über der letzten liegt. Leer: die üblichen; bei einer Grenze oder einem Attribut jeder Wert für sich.</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Dies sind die alten Zahlen; neue werden berechnet.</translation>
    </message>
    <message>
        <source>Choose training data…</source>
        <translation>Trainingsdaten wählen…</translation>
    </message>
    <message>
        <source>There is no training data yet</source>
        <translation>Noch gibt es keine Trainingsdaten</translation>
    </message>
    <message>
        <source>This slice cannot be used here</source>
        <translation>Diese Teilmenge ist hier nicht verwendbar</translation>
    </message>
    <message>
        <source>Open the corpus that the systems were trained on: entities are then told apart by whether it holds the same words with the same type, with another type, or not at all.</source>
        <translation>Öffnen Sie das Korpus, auf dem die Systeme trainiert wurden: Entitäten werden dann danach unterschieden, ob es dieselben Wörter mit demselben Typ, mit einem anderen oder gar nicht enthält.</translation>
    </message>
    <message>
        <source>The documents have no text.</source>
        <translation>Die Dokumente haben keinen Text.</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Dieses Maß kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>This slice cannot be counted</source>
        <translation>Diese Teilmenge kann nicht gezählt werden</translation>
    </message>
    <message>
        <source>Counting slices…</source>
        <translation>Teilmengen werden gezählt…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Die Tabelle füllt sich, sobald die Zahlen bereit sind.</translation>
    </message>
    <message>
        <source>As bar&amp;s</source>
        <translation>Als &amp;Balken</translation>
    </message>
    <message>
        <source>&amp;Previous values</source>
        <translation>&amp;Vorige Werte</translation>
    </message>
    <message>
        <source>Ne&amp;xt values</source>
        <translation>&amp;Nächste Werte</translation>
    </message>
    <message>
        <source>Values %1 to %2 of %3; Overall counts all of them.</source>
        <extracomment>%1, %2: numbers of the first and the last value shown, %3: how many there are</extracomment>
        <translation>Werte %1 bis %2 von %3; Insgesamt zählt alle.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SourceForm</name>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>What the columns are, as --columns takes it: doc,start,end,label,text in their order, - for others; or start=NAME,end=NAME,…</source>
        <translation>Was die Spalten sind, wie --columns es nimmt: doc,start,end,label,text in ihrer Reihenfolge, - für andere; oder start=NAME,end=NAME,…</translation>
    </message>
    <message>
        <source>List of labels</source>
        <translation>Liste der Labels</translation>
    </message>
    <message>
        <source>The file that names the labels, where this one has numbers</source>
        <translation>Die Datei, die die Labels nennt, wo diese Zahlen hat</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>Recognise</source>
        <extracomment>%1: title of a format</extracomment>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>The column with the tags, counted from 1</source>
        <translation>Die Spalte mit den Tags, ab 1 gezählt</translation>
    </message>
    <message>
        <source>Tag &amp;column:</source>
        <translation>Tag-Spa&amp;lte:</translation>
    </message>
    <message>
        <source>Tag colum&amp;n:</source>
        <translation>T&amp;ag-Spalte:</translation>
    </message>
    <message>
        <source>What one document is in this file</source>
        <translation>Was in dieser Datei ein Dokument ist</translation>
    </message>
    <message>
        <source>Documen&amp;ts:</source>
        <translation>Dok&amp;umente:</translation>
    </message>
    <message>
        <source>Document&amp;s:</source>
        <translation>Do&amp;kumente:</translation>
    </message>
    <message>
        <source>By the first row</source>
        <translation>Nach der ersten Zeile</translation>
    </message>
    <message>
        <source>Choose what each column is, over the first rows</source>
        <translation>Wählen, was jede Spalte ist, anhand der ersten Zeilen</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>Spa&amp;lten:</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>Sp&amp;alten:</translation>
    </message>
    <message>
        <source>Choose the list of labels</source>
        <translation>Die Liste der Labels wählen</translation>
    </message>
    <message>
        <source>La&amp;bel list:</source>
        <translation>Label-L&amp;iste:</translation>
    </message>
    <message>
        <source>Label li&amp;st:</source>
        <translation>L&amp;abel-Liste:</translation>
    </message>
    <message>
        <source>As agrees with the words</source>
        <translation>Wie zu den Wörtern passend</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Codepunkte</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16-Einheiten</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What the offsets of the file count</source>
        <translation>Was die Positionen der Datei zählen</translation>
    </message>
    <message>
        <source>Offset un&amp;it:</source>
        <translation>Einhei&amp;t:</translation>
    </message>
    <message>
        <source>Offset &amp;unit:</source>
        <translation>Ei&amp;nheit:</translation>
    </message>
    <message>
        <source>Anno&amp;tator:</source>
        <translation>Annot&amp;ierende:</translation>
    </message>
    <message>
        <source>A&amp;nnotator:</source>
        <translation>A&amp;nnotierende:</translation>
    </message>
    <message>
        <source>Nobody: predictions where there are any</source>
        <translation>Niemand: Vorhersagen, wo es welche gibt</translation>
    </message>
    <message>
        <source>Ground truth, else the newest</source>
        <translation>Ground Truth, sonst die neueste</translation>
    </message>
    <message>
        <source>Whose annotations are read, where several people annotated the file</source>
        <translation>Wessen Annotationen gelesen werden, wo mehrere Personen die Datei annotiert haben</translation>
    </message>
    <message>
        <source>Model &amp;version:</source>
        <translation>Modell&amp;version:</translation>
    </message>
    <message>
        <source>The one of most tasks</source>
        <translation>Die der meisten Aufgaben</translation>
    </message>
    <message>
        <source>Whose predictions are read, where the file holds those of several models</source>
        <translation>Wessen Vorhersagen gelesen werden, wo die Datei die mehrerer Modelle enthält</translation>
    </message>
    <message>
        <source>S&amp;pans:</source>
        <translation>S&amp;pannen:</translation>
    </message>
    <message>
        <source>Spa&amp;ns:</source>
        <translation>Spa&amp;nnen:</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Entities, or one of spaCy&apos;s groups of spans</source>
        <translation>Entitäten oder eine der Spannengruppen von spaCy</translation>
    </message>
    <message>
        <source>%1, since there are no entities</source>
        <translation>%1, da es keine Entitäten gibt</translation>
    </message>
    <message>
        <source>There is none beside the file</source>
        <translation>Neben der Datei ist keine</translation>
    </message>
    <message>
        <source>Beside the file: %1</source>
        <translation>Neben der Datei: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Fehler: %1</translation>
    </message>
    <message numerus="yes">
        <source>Folder with %n files, %1</source>
        <translation>
            <numerusform>Ordner mit %n Datei, %1</numerusform>
            <numerusform>Ordner mit %n Dateien, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File, %1</source>
        <translation>Datei, %1</translation>
    </message>
    <message>
        <source>%1; documents: %2, annotations: %3</source>
        <extracomment>%1: &quot;File, 12 kB&quot;, %2: number of documents, %3: number of annotations</extracomment>
        <translation>%1; Dokumente: %2, Annotationen: %3</translation>
    </message>
    <message>
        <source>Recognised: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>As the file has them</source>
        <translation>Wie die Datei sie hat</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>Each line</source>
        <translation>Jede Zeile</translation>
    </message>
    <message>
        <source>From -DOCSTART- to -DOCSTART-</source>
        <translation>Von -DOCSTART- bis -DOCSTART-</translation>
    </message>
    <message>
        <source>Each group of lines</source>
        <translation>Jede Gruppe von Zeilen</translation>
    </message>
    <message>
        <source>Lists of labels (*.json *.txt);;All files (*)</source>
        <translation>Label-Listen (*.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The annotations of the chosen annotator are read, no predictions</source>
        <translation>Gelesen werden die Annotationen der gewählten Person, keine Vorhersagen</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SpanTextView</name>
    <message>
        <source>%1; Alt with arrow keys moves between nested annotations</source>
        <translation>%1; Alt mit Pfeiltasten geht zwischen verschachtelten Annotationen</translation>
    </message>
    <message>
        <source>%1 and %2, aligned; Alt with arrow keys moves between nested annotations</source>
        <extracomment>%1 and %2 are the titles of the two sides</extracomment>
        <translation>%1 und %2, aligniert; Alt mit Pfeiltasten geht zwischen verschachtelten Annotationen</translation>
    </message>
    <message numerus="yes">
        <source>%1; only differences, %Ln stretches folded away; + shows the next, - folds again</source>
        <extracomment>%1: what is shown</extracomment>
        <translation>
            <numerusform>%1; nur Abweichungen, %Ln Strecke zugeklappt; + zeigt die nächste, - klappt wieder zu</numerusform>
            <numerusform>%1; nur Abweichungen, %Ln Strecken zugeklappt; + zeigt die nächste, - klappt wieder zu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>for screen readers; %1: what a record is, %2: &quot;error 12 of 345&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Aligned text</source>
        <translation>Alignierter Text</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Keine Annotationen</translation>
    </message>
    <message>
        <source>No entities on either side</source>
        <translation>Keine Entitäten auf beiden Seiten</translation>
    </message>
    <message>
        <source>No document selected</source>
        <translation>Kein Dokument ausgewählt</translation>
    </message>
    <message>
        <source>No text in this format: see the list of errors.</source>
        <translation>Kein Text in diesem Format: siehe die Fehlerliste.</translation>
    </message>
    <message>
        <source>The document is empty.</source>
        <translation>Das Dokument ist leer.</translation>
    </message>
    <message>
        <source>The document is empty. No entities on either side.</source>
        <translation>Das Dokument ist leer. Keine Entitäten auf beiden Seiten.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StatePage</name>
    <message>
        <source>No system is open</source>
        <translation>Kein System ist offen</translation>
    </message>
    <message>
        <source>Open the output of a system to score it against this gold.</source>
        <translation>Öffnen Sie die Ausgabe eines Systems, um sie an diesem Gold auszuwerten.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist offen</translation>
    </message>
    <message>
        <source>Open a gold file and a system file, or drop them on this window.</source>
        <translation>Öffnen Sie eine Golddatei und eine Systemdatei oder ziehen Sie sie auf dieses Fenster.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>The view fills as soon as the files are read.</source>
        <translation>Die Ansicht füllt sich, sobald die Dateien gelesen sind.</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Auswertung läuft…</translation>
    </message>
    <message>
        <source>The view fills as soon as the first result is there.</source>
        <translation>Die Ansicht füllt sich, sobald das erste Ergebnis da ist.</translation>
    </message>
    <message>
        <source>There is no result</source>
        <translation>Es gibt kein Ergebnis</translation>
    </message>
    <message>
        <source>Choose a system to compare with the gold.</source>
        <translation>Wählen Sie ein System, um es mit dem Gold zu vergleichen.</translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text.</source>
        <translation>Wählen Sie eine Zeile der Fehlerliste oder eine Annotation im Text.</translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text; %1 goes to the next error.</source>
        <translation>Wählen Sie eine Zeile der Fehlerliste oder eine Annotation im Text; %1 geht zum nächsten Fehler.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StepToolBar</name>
    <message>
        <source>Errors one by one</source>
        <translation>Fehler einzeln</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Find words in the texts of this document (Enter)</source>
        <translation>Wörter in den Texten dieses Dokuments suchen (Eingabe)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StyleForm</name>
    <message>
        <source>Column, 77 mm</source>
        <translation>Spalte, 77 mm</translation>
    </message>
    <message>
        <source>Page, 160 mm</source>
        <translation>Seite, 160 mm</translation>
    </message>
    <message>
        <source>Custom width</source>
        <translation>Eigene Breite</translation>
    </message>
    <message>
        <source>Off: as high as the content needs</source>
        <translation>Aus: so hoch, wie der Inhalt braucht</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Off: the program&apos;s font</source>
        <translation>Aus: die Schrift des Programms</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>Schriftfamilie</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außen</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Fit to &amp;paper:</source>
        <translation>&amp;Papiermaß:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation>Schrift&amp;größe:</translation>
    </message>
    <message>
        <source>L&amp;ines:</source>
        <translation>L&amp;inien:</translation>
    </message>
    <message>
        <source>L&amp;egend:</source>
        <translation>L&amp;egende:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Dezimalen:</translation>
    </message>
    <message>
        <source>&amp;Resolution (PNG):</source>
        <translation>&amp;Auflösung (PNG):</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Set &amp;height</source>
        <translation>Eigene &amp;Höhe</translation>
    </message>
    <message>
        <source>Set f&amp;ont</source>
        <translation>Eigene Schri&amp;ft</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Greyscale</source>
        <translation>Gra&amp;ustufen</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Transparenter Hintergrund</translation>
    </message>
    <message>
        <source>Tit&amp;le in the figure</source>
        <translation>Tite&amp;l in der Abbildung</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Marken</translation>
    </message>
    <message>
        <source>H&amp;atches</source>
        <translation>&amp;Schraffuren</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectModel</name>
    <message>
        <source>%1: … %2 [%3] %4 …</source>
        <extracomment>%1: a document, %2 to %4: a place in its text with what stands around it</extracomment>
        <translation>%1: … %2 [%3] %4 …</translation>
    </message>
    <message>
        <source>“%1”, gold: %2, proposal: %3</source>
        <extracomment>%1: words, %2 and %3: types, or &quot;no annotation&quot;</extracomment>
        <translation>„%1“, Gold: %2, Vorschlag: %3</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>keine Annotation</translation>
    </message>
    <message>
        <source>By another judge</source>
        <translation>Von anderen Urteilenden</translation>
    </message>
    <message>
        <source>The first is wrong</source>
        <translation>Das erste ist falsch</translation>
    </message>
    <message>
        <source>The other is wrong</source>
        <translation>Das andere ist falsch</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>By the score and by what was judged so far; judged rows stand last</source>
        <translation>Nach dem Wert und dem bisher Beurteilten; beurteilte Zeilen stehen zuletzt</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>The text before the words</source>
        <translation>Der Text vor den Wörtern</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>The place; where a text is not known, its positions</source>
        <translation>Die Stelle; wo ein Text nicht bekannt ist, seine Positionen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation>Der Text hinter den Wörtern</translation>
    </message>
    <message>
        <source>First says</source>
        <translation>Erstes sagt</translation>
    </message>
    <message>
        <source>The gold or the systems, by the place</source>
        <translation>Das Gold oder die Systeme, je nach Stelle</translation>
    </message>
    <message>
        <source>Gold says</source>
        <translation>Gold sagt</translation>
    </message>
    <message>
        <source>The type that the gold has here</source>
        <translation>Der Typ, den das Gold hier hat</translation>
    </message>
    <message>
        <source>Other says</source>
        <translation>Anderes sagt</translation>
    </message>
    <message>
        <source>The systems or the gold, by the place</source>
        <translation>Die Systeme oder das Gold, je nach Stelle</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>What most votes say instead</source>
        <translation>Was die meisten Stimmen stattdessen sagen</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Who says what, how the words are annotated elsewhere, and how verdicts on rows like this one went</source>
        <translation>Wer was sagt, wie die Wörter sonst annotiert sind und wie Urteile über Zeilen wie diese ausfielen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>How doubtful the gold is here before any verdict, the more the higher</source>
        <translation>Wie zweifelhaft das Gold hier vor jedem Urteil ist, je höher, desto mehr</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>Wie geurteilt wurde</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Gold ist richtig</translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation>Beide sind richtig</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectsView</name>
    <message>
        <source>Looking for suspects</source>
        <translation>Verdachtsfälle werden gesucht</translation>
    </message>
    <message>
        <source>Which suspects</source>
        <translation>Welche Verdachtsfälle</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Doubtful in the gold</source>
        <translation>Zweifelhaft im Gold</translation>
    </message>
    <message>
        <source>Missing in the gold</source>
        <translation>Fehlend im Gold</translation>
    </message>
    <message>
        <source>Disagreements of judges</source>
        <translation>Uneinigkeit der Urteilenden</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Verdachtsfälle</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Typ:</translation>
    </message>
    <message>
        <source>Ranking the suspects</source>
        <translation>Verdachtsfälle werden gereiht</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>The text and Details still name the gold: look at this list alone.</source>
        <translation>Der Text und die Details nennen das Gold weiterhin: sehen Sie nur diese Liste an.</translation>
    </message>
    <message>
        <source>Gold annotations whose words bear another type elsewhere in the gold: %1. With systems there would be votes, too.</source>
        <translation>Goldannotationen, deren Wörter anderswo im Gold einen anderen Typ tragen: %1. Mit Systemen gäbe es auch Stimmen.</translation>
    </message>
    <message>
        <source>Gold annotations that something speaks against: %1. Places that only systems annotate: %2. The most doubtful stand first. Votes: %3.</source>
        <extracomment>the last is a list of names</extracomment>
        <translation>Goldannotationen, gegen die etwas spricht: %1. Stellen, die nur Systeme annotieren: %2. Die zweifelhaftesten stehen zuerst. Stimmen: %3.</translation>
    </message>
    <message>
        <source>The texts are not known, so only positions are shown.</source>
        <translation>Die Texte sind nicht bekannt, daher werden nur Positionen gezeigt.</translation>
    </message>
    <message>
        <source>Without a vote: %1</source>
        <extracomment>%1: names of systems, each with the reason</extracomment>
        <translation>Ohne Stimme: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation>Es gibt kein Gold</translation>
    </message>
    <message>
        <source>Suspects are doubtful annotations of a gold. Open a gold and what systems made of its text.</source>
        <translation>Verdachtsfälle sind zweifelhafte Annotationen eines Golds. Öffnen Sie ein Gold und was Systeme aus seinem Text machten.</translation>
    </message>
    <message>
        <source>Looking for suspects…</source>
        <translation>Verdachtsfälle werden gesucht…</translation>
    </message>
    <message>
        <source>The list fills as soon as all systems are read.</source>
        <translation>Die Liste füllt sich, sobald alle Systeme gelesen sind.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Look for suspects</source>
        <translation>Verdachtsfälle suchen</translation>
    </message>
    <message>
        <source>The gold cannot be looked through</source>
        <translation>Das Gold kann nicht durchgesehen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmals versuchen</translation>
    </message>
    <message>
        <source>The texts are not known</source>
        <translation>Die Texte sind nicht bekannt</translation>
    </message>
    <message>
        <source>Without systems only the words tell what is doubtful. Open what systems made of this gold, or a gold with its text.</source>
        <translation>Ohne Systeme sagen nur die Wörter, was zweifelhaft ist. Öffnen Sie, was Systeme aus diesem Gold machten, oder ein Gold mit seinem Text.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>No suspects</source>
        <translation>Keine Verdachtsfälle</translation>
    </message>
    <message>
        <source>No words bear several types in the gold. Systems would tell more.</source>
        <translation>Keine Wörter tragen im Gold mehrere Typen. Systeme würden mehr verraten.</translation>
    </message>
    <message>
        <source>No system says anything else than the gold, and no words bear several types.</source>
        <translation>Kein System sagt anderes als das Gold, und keine Wörter tragen mehrere Typen.</translation>
    </message>
    <message>
        <source>None of them is left</source>
        <translation>Keiner davon ist übrig</translation>
    </message>
    <message>
        <source>The others are judged, or not chosen above.</source>
        <translation>Die anderen sind beurteilt oder oben nicht gewählt.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text gehen</translation>
    </message>
    <message>
        <source>Apply the verdict to &amp;alike ones… (%1)</source>
        <translation>Das Urteil auf &amp;gleichartige anwenden… (%1)</translation>
    </message>
    <message>
        <source>Hide &amp;judged</source>
        <translation>Beurteilte aus&amp;blenden</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.md *.tex *.html *.txt)</source>
        <translation>Tabellen (*.csv *.tsv *.md *.tex *.html *.txt)</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>Übereinstimmung der Urteilenden</translation>
    </message>
    <message>
        <source>Judged of these: %1.</source>
        <extracomment>of the places that were counted before</extracomment>
        <translation>Davon beurteilt: %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SweepView</name>
    <message>
        <source>Sweep as a table</source>
        <translation>Verlauf als Tabelle</translation>
    </message>
    <message>
        <source>ETER over alpha</source>
        <translation>ETER über Alpha</translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation>Verrauschter Text über der Schwelle</translation>
    </message>
    <message>
        <source>What is swept</source>
        <translation>Was durchlaufen wird</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>P, R and F1</source>
        <translation>P, R und F1</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>95 % of resampled document sets lie in the band (2,500 draws, seed 1)</source>
        <translation>95 % der neu gezogenen Dokumentmengen liegen im Band (2500 Ziehungen, Startwert 1)</translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation>Die Kurve wird berechnet</translation>
    </message>
    <message>
        <source>Resampling documents</source>
        <translation>Dokumente werden gezogen</translation>
    </message>
    <message>
        <source>The axis begins at %1, not at 0.</source>
        <extracomment>%1: where the axis begins</extracomment>
        <translation>Die Achse beginnt bei %1, nicht bei 0.</translation>
    </message>
    <message>
        <source>One system only: there are no break-even points. Add a system to compare.</source>
        <translation>Nur ein System: es gibt keinen Gleichstand. Fügen Sie ein System zum Vergleich hinzu.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>Weitere Systeme werden ausgewertet.</translation>
    </message>
    <message>
        <source>The band is being computed.</source>
        <translation>Das Band wird berechnet.</translation>
    </message>
    <message>
        <source>Nothing is defined here</source>
        <translation>Hier ist nichts definiert</translation>
    </message>
    <message>
        <source>The gold has no entities, so that there is no error rate. Check that the right files and the right layer were opened.</source>
        <translation>Das Gold hat keine Entitäten, also gibt es keine Fehlerrate. Prüfen Sie, ob die richtigen Dateien und die richtige Ebene geöffnet sind.</translation>
    </message>
    <message>
        <source>Neither side has an entity with a text, so that there are no scores. Check that the right files were opened, and that their format has texts.</source>
        <translation>Keine Seite hat eine Entität mit Text, also gibt es keine Werte. Prüfen Sie, ob die richtigen Dateien geöffnet sind und ihr Format Texte hat.</translation>
    </message>
    <message>
        <source>No trees in the data</source>
        <translation>Keine Bäume in den Daten</translation>
    </message>
    <message>
        <source>No annotation has components or other annotations inside, so that ETER does not depend on alpha. Open a format with trees or choose a column with trees in the toolbar (of HIPE files: Trees), or look at the threshold of noisy text.</source>
        <translation>Keine Annotation hat Komponenten oder andere Annotationen in sich, sodass ETER nicht von Alpha abhängt. Öffnen Sie ein Format mit Bäumen oder wählen Sie in der Werkzeugleiste eine Spalte mit Bäumen (bei HIPE-Dateien: Bäume) oder sehen Sie die Schwelle für verrauschten Text an.</translation>
    </message>
    <message>
        <source>The measure cannot be computed</source>
        <translation>Das Maß kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>The curve appears when the systems are scored.</source>
        <translation>Die Kurve erscheint, wenn die Systeme ausgewertet sind.</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>Keine Kurve</translation>
    </message>
    <message>
        <source>The curve could not be computed here; the table in Scores has single values.</source>
        <translation>Die Kurve konnte hier nicht berechnet werden; die Tabelle in Werte hat einzelne Werte.</translation>
    </message>
    <message>
        <source>Click: compare the two here</source>
        <translation>Klick: die beiden hier vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>%n matched differently here: click to see them</source>
        <translation>
            <numerusform>%n hier anders zugeordnet: klicken, um es zu sehen</numerusform>
            <numerusform>%n hier anders zugeordnet: klicken, um sie zu sehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, in pairs chosen anew: click to set the threshold</source>
        <translation>
            <numerusform>%n weitere Zuordnung, in neu gewählten Paaren: klicken, um die Schwelle zu setzen</numerusform>
            <numerusform>%n weitere Zuordnungen, in neu gewählten Paaren: klicken, um die Schwelle zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches from here on: click to see them</source>
        <translation>
            <numerusform>%n Zuordnung von hier an: klicken, um sie zu sehen</numerusform>
            <numerusform>%n Zuordnungen von hier an: klicken, um sie zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation>A&amp;chse von 0 bis 1</translation>
    </message>
    <message>
        <source>&amp;Bootstrap band</source>
        <translation>&amp;Bootstrap-Band</translation>
    </message>
    <message>
        <source>Sweep chart</source>
        <translation>Verlaufsdiagramm</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SystemChoice</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>System in the text</source>
        <translation>System im Text</translation>
    </message>
    <message>
        <source>System A in the text</source>
        <translation>System A im Text</translation>
    </message>
    <message>
        <source>System B in the text</source>
        <translation>System B im Text</translation>
    </message>
    <message>
        <source>System A in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>System A im Text: %1</translation>
    </message>
    <message>
        <source>System B in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>System B im Text: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TableDialog</name>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>A row per value of this slice, with the numbers of the panel Slices</source>
        <translation>Eine Zeile je Wert dieser Teilmenge, mit den Zahlen des Bereichs Teilmengen</translation>
    </message>
    <message>
        <source>Every type that a system has, and all types together below</source>
        <translation>Jeder Typ, den ein System hat, und darunter alle Typen zusammen</translation>
    </message>
    <message>
        <source>Systems in the order of this score, with their ranks; ≈ marks those that are not separable from the best</source>
        <translation>Systeme in der Reihenfolge dieses Werts, mit ihren Rängen; ≈ markiert die vom besten nicht unterscheidbaren</translation>
    </message>
    <message>
        <source>LaTeX (booktabs)</source>
        <translation>LaTeX (booktabs)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>Two-sided paired randomisation over documents, 2,500 trials, Holm&apos;s correction: * for p &lt; 0.05</source>
        <translation>Zweiseitige gepaarte Randomisierung über Dokumente, 2500 Durchgänge, Holms Korrektur: * für p &lt; 0,05</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau der Tabelle</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>Die Datei als Text</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Maß:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabelle:</translation>
    </message>
    <message>
        <source>By s&amp;lice:</source>
        <translation>Nach Tei&amp;lmenge:</translation>
    </message>
    <message>
        <source>&amp;Row:</source>
        <translation>&amp;Zeile:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>Spalt&amp;en:</translation>
    </message>
    <message>
        <source>Ran&amp;ked by:</source>
        <translation>&amp;Gereiht nach:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Dezimalen:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation>Nicht gereiht</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Teilmengen werden gezählt</translation>
    </message>
    <message>
        <source>None: the whole corpus</source>
        <translation>Keine: das ganze Korpus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A slice that the data lacks. %1: its name, %2: why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose one column at least.</source>
        <translation>Wählen Sie mindestens eine Spalte.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>A row per typ&amp;e</source>
        <translation>Eine Zeile je T&amp;yp</translation>
    </message>
    <message>
        <source>As &amp;percentages</source>
        <translation>Als &amp;Prozente</translation>
    </message>
    <message>
        <source>Systems &amp;as columns</source>
        <translation>Systeme &amp;als Spalten</translation>
    </message>
    <message>
        <source>&amp;Best in bold</source>
        <translation>&amp;Bestes fett</translation>
    </message>
    <message>
        <source>Second best &amp;underlined</source>
        <translation>Zweitbestes &amp;unterstrichen</translation>
    </message>
    <message>
        <source>Mark si&amp;gnificant differences from the best</source>
        <translation>Sig&amp;nifikante Differenzen zum Besten markieren</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeCanvas</name>
    <message>
        <source>Gold tree and system tree</source>
        <translation>Goldbaum und Systembaum</translation>
    </message>
    <message>
        <source>Up and Down walk through a tree. Left and Right go to the entity above (outwards) and to the partner (inwards). Minus folds what is below a node, Plus unfolds it. Enter centres the text on the node; Ctrl with the wheel zooms.</source>
        <translation>Auf und Ab durchlaufen einen Baum. Links und Rechts gehen zur Entität darüber (nach außen) und zum Partner (nach innen). Minus klappt zu, was unter einem Knoten ist, Plus klappt es auf. Eingabe zentriert den Text auf den Knoten; Strg mit dem Rad ändert die Größe.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a node of a tree: &quot;Gold&quot; or the system&apos;s name, types, words</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeView</name>
    <message>
        <source>Outline of gold tree and system tree</source>
        <translation>Gliederung von Goldbaum und Systembaum</translation>
    </message>
    <message>
        <source>E&amp;TER</source>
        <translation>E&amp;TER</translation>
    </message>
    <message>
        <source>Two levels: entities are paired, then the parts of each pair</source>
        <translation>Zwei Stufen: Entitäten werden gepaart, dann die Teile jedes Paars</translation>
    </message>
    <message>
        <source>&amp;SER</source>
        <translation>&amp;SER</translation>
    </message>
    <message>
        <source>Flat: every entity and every component is a slot of its own</source>
        <translation>Flach: jede Entität und jede Komponente ist ein eigener Slot</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Gliederung</translation>
    </message>
    <message>
        <source>The same as a list, for screen readers</source>
        <translation>Dasselbe als Liste, für Bildschirmleser</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+wheel)</source>
        <translation>Kleiner (Strg+Rad)</translation>
    </message>
    <message>
        <source>Larger (Ctrl+wheel)</source>
        <translation>Größer (Strg+Rad)</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>Ein&amp;passen</translation>
    </message>
    <message>
        <source>As large as fits, while it can be read</source>
        <translation>So groß, wie es passt, solange es lesbar ist</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Read the trees of these files</source>
        <translation>Die Bäume dieser Dateien lesen</translation>
    </message>
    <message>
        <source>Entities with components, nested entities and metonymic types</source>
        <translation>Entitäten mit Komponenten, verschachtelte Entitäten und metonymische Typen</translation>
    </message>
    <message>
        <source>Every annotation of gold and system is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation>Jede Annotation von Gold und System ist eine einzelne Spanne: keine Komponenten, nichts verschachtelt, kein zweiter Typ. Bäume kommen aus JSONL mit „parent“ und „role“, aus Quaero-Tags und aus HIPE-Dateien, die als Bäume gelesen werden.</translation>
    </message>
    <message>
        <source>These files may hold components and nested entities, but one flat column of them is read.</source>
        <translation>Diese Dateien können Komponenten und verschachtelte Entitäten enthalten, aber gelesen wird eine flache Spalte davon.</translation>
    </message>
    <message>
        <source>No trees in these annotations</source>
        <translation>Keine Bäume in diesen Annotationen</translation>
    </message>
    <message>
        <source>Aligning the trees</source>
        <translation>Bäume werden aligniert</translation>
    </message>
    <message>
        <source>Many annotations of this document overlap one another.</source>
        <translation>Viele Annotationen dieses Dokuments überlappen einander.</translation>
    </message>
    <message>
        <source>These trees cannot be aligned</source>
        <extracomment>%1: why</extracomment>
        <translation>Diese Bäume können nicht aligniert werden</translation>
    </message>
    <message>
        <source>%1. Text, errors and details show these annotations all the same.</source>
        <translation>%1. Text, Fehler und Details zeigen diese Annotationen trotzdem.</translation>
    </message>
    <message>
        <source>In no tree</source>
        <translation>In keinem Baum</translation>
    </message>
    <message>
        <source>This component belongs to no entity. Tree measures leave it out; see the log for its place in the file.</source>
        <translation>Diese Komponente gehört zu keiner Entität. Baummaße lassen sie weg; ihre Stelle in der Datei steht im Protokoll.</translation>
    </message>
    <message>
        <source>The selected record pairs two entities that ETER does not pair.</source>
        <translation>Der ausgewählte Eintrag paart zwei Entitäten, die ETER nicht paart.</translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation>ETER paart den ausgewählten Eintrag mit einem Partner, den er hier nicht hat.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendView</name>
    <message>
        <source>Score over files as a table</source>
        <translation>Wert über Dateien als Tabelle</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Linien:</translation>
    </message>
    <message>
        <source>O&amp;rder:</source>
        <translation>&amp;Reihenfolge:</translation>
    </message>
    <message>
        <source>A folder of files that touchstone-cli score --json -o FILE.json wrote</source>
        <translation>Ein Ordner mit Dateien, die touchstone-cli score --json -o FILE.json schrieb</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>A line per system, or per system and value of what score --json distinguished: layers, noise levels, periods, slices of --by</source>
        <translation>Eine Linie je System, oder je System und Wert dessen, was score --json unterschied: Ebenen, Rauschniveaus, Zeiträume, Teilmengen von --by</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Wie angegeben</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>As given: files as they were named, a folder&apos;s by name. By name: run2 before run10. By time of the last change, which copies may lose.</source>
        <translation>Wie angegeben: Dateien, wie sie genannt wurden, die eines Ordners nach Namen. Nach Namen: run2 vor run10. Nach Zeit der letzten Änderung, die Kopien verlieren können.</translation>
    </message>
    <message>
        <source>Copy the table for an issue or a wiki</source>
        <translation>Die Tabelle für ein Issue oder ein Wiki kopieren</translation>
    </message>
    <message>
        <source>The chart as PDF, SVG, PNG or its numbers</source>
        <translation>Das Diagramm als PDF, SVG, PNG oder seine Zahlen</translation>
    </message>
    <message>
        <source>%1
Note: %2</source>
        <extracomment>%1: what is said of a point, %2: what is noted of its run</extracomment>
        <translation>%1
Notiz: %2</translation>
    </message>
    <message>
        <source>No files of scores</source>
        <translation>Keine Dateien mit Werten</translation>
    </message>
    <message>
        <source>Save the scores of every run in a file of its own: touchstone-cli score … --json -o runs/run1.json. Then open the folder here: a system that has the same name in several files becomes a line.</source>
        <translation>Speichern Sie die Werte jedes Laufs in einer eigenen Datei: touchstone-cli score … --json -o runs/run1.json. Dann öffnen Sie hier den Ordner: ein System, das in mehreren Dateien gleich heißt, wird eine Linie.</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Folder of score --json files</source>
        <translation>Ordner mit Dateien von score --json</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen läuft…</translation>
    </message>
    <message>
        <source>Chart and table appear when the files are read.</source>
        <translation>Diagramm und Tabelle erscheinen, wenn die Dateien gelesen sind.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Werte werden gelesen</translation>
    </message>
    <message>
        <source>There is no trend</source>
        <translation>Es gibt keinen Trend</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Anderen Ordner öffnen…</translation>
    </message>
    <message numerus="yes">
        <source>%n files.</source>
        <translation>
            <numerusform>%n Datei.</numerusform>
            <numerusform>%n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>≠ marks files whose settings or gold differ from the file before: such numbers cannot be compared.</source>
        <translation>≠ markiert Dateien, deren Einstellungen oder Gold von der Datei davor abweichen: solche Zahlen sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines are shown; touchstone-cli trend prints all.</source>
        <translation>Die ersten %1 von %2 Linien werden gezeigt; touchstone-cli trend gibt alle aus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more findings.</source>
        <translation>
            <numerusform>Und %n weiterer Befund.</numerusform>
            <numerusform>Und %n weitere Befunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>By %1</source>
        <extracomment>%1: what systems are told apart by, such as layer or entity-length</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1; Enter opens its files.</source>
        <translation>%1; Eingabe öffnet seine Dateien.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>From the last file before that has this system.</source>
        <translation>Seit der letzten Datei davor, die dieses System hat.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Of the runs, from the notes beside the lock file</source>
        <translation>Zu den Läufen, aus den Notizen neben der Lock-Datei</translation>
    </message>
    <message>
        <source>Settings differ: %1</source>
        <translation>Einstellungen weichen ab: %1</translation>
    </message>
    <message>
        <source>Looking for the files</source>
        <translation>Die Dateien werden gesucht</translation>
    </message>
    <message>
        <source>Files of this point</source>
        <translation>Dateien dieses Punkts</translation>
    </message>
    <message>
        <source>The files that this point was scored from are no longer there.</source>
        <translation>Die Dateien, aus denen dieser Punkt berechnet wurde, sind nicht mehr da.</translation>
    </message>
    <message>
        <source>Missing:
%1</source>
        <extracomment>%1: paths, one a line</extracomment>
        <translation>Fehlend:
%1</translation>
    </message>
    <message>
        <source>Open the files that this point was scored from?</source>
        <translation>Die Dateien öffnen, aus denen dieser Punkt berechnet wurde?</translation>
    </message>
    <message>
        <source>The file of scores names them:
Gold: %1
System: %2</source>
        <extracomment>%1 and %2: paths</extracomment>
        <translation>Die Datei mit den Werten nennt sie:
Gold: %1
System: %2</translation>
    </message>
    <message>
        <source>&amp;Open them</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>A&amp;bbildung exportieren…</translation>
    </message>
    <message>
        <source>Score over files</source>
        <translation>Wert über Dateien</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendWindow</name>
    <message>
        <source>Trend of scores</source>
        <translation>Wertetrend</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeChips</name>
    <message>
        <source>Types of the gold</source>
        <translation>Typen des Golds</translation>
    </message>
    <message>
        <source>Further types</source>
        <translation>Weitere Typen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a chip of a type. %1: type, %2: number of annotations</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n gold annotations</source>
        <extracomment>%1: a type</extracomment>
        <translation>
            <numerusform>%1: %n Goldannotation</numerusform>
            <numerusform>%1: %n Goldannotationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all documents. Click: only these. Ctrl+click: these, too.</source>
        <translation>%1 in allen Dokumenten. Klick: nur diese. Strg+Klick: auch diese.</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>so many types that have no room. %1: number</extracomment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n further types</source>
        <translation>
            <numerusform>%n weiterer Typ</numerusform>
            <numerusform>%n weitere Typen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, see Scores</source>
        <translation>
            <numerusform>%n weiterer, siehe Werte</numerusform>
            <numerusform>%n weitere, siehe Werte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeColoursPage</name>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>The colour of a type in texts, trees and figures. A type without a choice of yours keeps the colour that it was first seen with.</source>
        <translation>Die Farbe eines Typs in Texten, Bäumen und Abbildungen. Ein Typ ohne eigene Wahl behält die Farbe, mit der er zuerst gesehen wurde.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Types and their colours</source>
        <translation>Typen und ihre Farben</translation>
    </message>
    <message>
        <source>Colour of the type</source>
        <translation>Farbe des Typs</translation>
    </message>
    <message>
        <source>The colour that the type has without a choice of yours</source>
        <translation>Die Farbe, die der Typ ohne eigene Wahl hat</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>1: persons</source>
        <translation>1: Personen</translation>
    </message>
    <message>
        <source>2: locations</source>
        <translation>2: Orte</translation>
    </message>
    <message>
        <source>3: organisations</source>
        <translation>3: Organisationen</translation>
    </message>
    <message>
        <source>4: miscellaneous</source>
        <translation>4: Verschiedenes</translation>
    </message>
    <message>
        <source>5: dates</source>
        <translation>5: Datumsangaben</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <extracomment>%1: a colour that the user chose for a type</extracomment>
        <translation>%1 (gewählt)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesBar</name>
    <message>
        <source>The systems have no types.</source>
        <translation>Die Systeme haben keine Typen.</translation>
    </message>
    <message>
        <source>%1 has no types.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 hat keine Typen.</translation>
    </message>
    <message>
        <source>The gold has no types.</source>
        <translation>Das Gold hat keine Typen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from the gold in the type only.</source>
        <extracomment>%1: name of a system, %2 and %3: numbers above 1</extracomment>
        <translation>%1: %2 von %3 zugeordneten Annotationen weichen nur im Typ vom Gold ab.</translation>
    </message>
    <message>
        <source>Score links</source>
        <translation>Verknüpfungen auswerten</translation>
    </message>
    <message>
        <source>Score the links of the annotations</source>
        <translation>Die Verknüpfungen der Annotationen auswerten</translation>
    </message>
    <message>
        <source>Ignore types</source>
        <translation>Typen ignorieren</translation>
    </message>
    <message>
        <source>Compare spans only (scheme exact)</source>
        <translation>Nur Spannen vergleichen (Schema exakt)</translation>
    </message>
    <message>
        <source>Map labels…</source>
        <translation>Labels zuordnen…</translation>
    </message>
    <message>
        <source>Say which labels of the two sides mean the same</source>
        <translation>Angeben, welche Labels der beiden Seiten dasselbe bedeuten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesPage</name>
    <message>
        <source>Scores by type of A and B</source>
        <translation>Werte nach Typ von A und B</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Stichproben werden gezogen</translation>
    </message>
    <message>
        <source>Interval and p are being computed.</source>
        <translation>Intervall und p werden berechnet.</translation>
    </message>
    <message>
        <source>Interval and p: stopped; another score or other trials start them.</source>
        <translation>Intervall und p: angehalten; ein anderer Wert oder andere Durchgänge starten sie.</translation>
    </message>
    <message>
        <source>Types of this score have no interval and no p: their rows are not sums of records that can be drawn and exchanged.</source>
        <translation>Typen dieses Werts haben kein Intervall und kein p: ihre Zeilen sind keine Summen von Einträgen, die gezogen und vertauscht werden können.</translation>
    </message>
    <message>
        <source>%1 by type, largest differences first; a click on a row filters the type.</source>
        <translation>%1 nach Typ, größte Differenzen zuerst; ein Klick auf eine Zeile filtert den Typ.</translation>
    </message>
    <message>
        <source>%1 by type; a click on a row filters the type.</source>
        <translation>%1 nach Typ; ein Klick auf eine Zeile filtert den Typ.</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Dieses Maß kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>One of the two systems has no %1; choose another score above.</source>
        <translation>Eines der beiden Systeme hat kein %1; wählen Sie oben einen anderen Wert.</translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation>%1 wird berechnet…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Die Tabelle füllt sich, sobald die Zahlen bereit sind.</translation>
    </message>
    <message>
        <source>No scores by type</source>
        <translation>Keine Werte nach Typ</translation>
    </message>
    <message>
        <source>%1 has no table of types; choose another score above.</source>
        <translation>%1 hat keine Typentabelle; wählen Sie oben einen anderen Wert.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::UnsavedRules</name>
    <message>
        <source>Rules not saved</source>
        <translation>Regeln nicht gespeichert</translation>
    </message>
    <message>
        <source>Changes to %1 are not saved.</source>
        <extracomment>%1: names of rule files</extracomment>
        <translation>Änderungen an %1 sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save accepts it: the files are written, and their rules are in force from the next start on.</source>
        <translation>Speichern übernimmt sie: die Dateien werden geschrieben, und ihre Regeln gelten vom nächsten Start an.</translation>
    </message>
    <message>
        <source>Rules could not be saved: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>Regeln konnten nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WelcomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further systems that are not named in a list</extracomment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: gold or name of the data set, %2: names of systems</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Drop gold and system files or folders here</source>
        <translation>Gold- und Systemdateien oder Ordner hierher ziehen</translation>
    </message>
    <message>
        <source>Or copy files or their paths, and press Ctrl+V here; a click chooses files</source>
        <translation>Oder Dateien oder ihre Pfade kopieren und hier Strg+V drücken; ein Klick wählt Dateien</translation>
    </message>
    <message>
        <source>What you will see: the gold above, a system below, every error marked</source>
        <translation>Was Sie sehen werden: oben das Gold, darunter ein System, jeder Fehler markiert</translation>
    </message>
    <message numerus="yes">
        <source>%n formats can be read</source>
        <translation>
            <numerusform>%n Format kann gelesen werden</numerusform>
            <numerusform>%n Formate können gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Touchstone</source>
        <translation>Touchstone</translation>
    </message>
    <message>
        <source>Compare the output of named-entity systems with a gold standard: every number leads to the words.</source>
        <translation>Die Ausgabe von Systemen der Eigennamenerkennung mit einem Goldstandard vergleichen: jede Zahl führt zu den Wörtern.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: name of a data set, %2: the folder of its gold</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;Open gold and systems…</source>
        <translation>&amp;Gold und Systeme öffnen…</translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation>Das &amp;Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sixteen short texts with every kind of error, and two systems</source>
        <translation>Sechzehn kurze Texte mit jeder Art von Fehler und zwei Systeme</translation>
    </message>
    <message>
        <source>A tour of the sample in ten minutes</source>
        <translation>Ein Rundgang durch das Beispiel in zehn Minuten</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WhyView</name>
    <message>
        <source>Why this label</source>
        <translation>Warum dieses Label</translation>
    </message>
    <message>
        <source>Why the rule was not applied</source>
        <translation>Warum die Regel nicht angewandt wurde</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Explain the gold annotation of the record</source>
        <translation>Die Goldannotation des Eintrags erklären</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a button. %1: name of a system</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Explain the system annotation of the record</source>
        <translation>Die Systemannotation des Eintrags erklären</translation>
    </message>
    <message>
        <source>Show each condition with what it found</source>
        <translation>Jede Bedingung zeigen mit dem, was sie vorfand</translation>
    </message>
    <message>
        <source>Choose a rule above: every condition is then shown ticked or crossed, with the values that it found for the selected annotation.</source>
        <translation>Wählen Sie oben eine Regel: jede Bedingung wird dann mit Häkchen oder Kreuz gezeigt, mit den Werten, die sie für die ausgewählte Annotation vorfand.</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>Covering rules</source>
        <translation>Betreffende Regeln</translation>
    </message>
    <message>
        <source>Questions about rules</source>
        <translation>Fragen zu Regeln</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Angewandt</translation>
    </message>
    <message>
        <source>One condition short</source>
        <translation>Eine Bedingung fehlt</translation>
    </message>
    <message>
        <source>Which covering rules are shown</source>
        <translation>Welche betreffenden Regeln gezeigt werden</translation>
    </message>
    <message>
        <source>Select the annotation</source>
        <translation>Die Annotation auswählen</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Die Regel öffnen</translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation>Alle Zeilen kopieren</translation>
    </message>
    <message>
        <source>Explain the annotation around it</source>
        <translation>Die umgebende Annotation erklären</translation>
    </message>
    <message>
        <source>Selects the whole annotation</source>
        <translation>Wählt die ganze Annotation aus</translation>
    </message>
    <message>
        <source>The rules have not run under these settings</source>
        <translation>Die Regeln sind unter diesen Einstellungen nicht gelaufen</translation>
    </message>
    <message>
        <source>The record is of %1 under the other settings of Compare systems; the rules run under the settings in force only.</source>
        <translation>Der Eintrag stammt von %1 unter den anderen Einstellungen von Systemvergleich; die Regeln laufen nur unter den geltenden Einstellungen.</translation>
    </message>
    <message>
        <source>The rules have not run on this result</source>
        <translation>Die Regeln sind für dieses Ergebnis nicht gelaufen</translation>
    </message>
    <message>
        <source>The record is of %1 as it was before its file was read again; the rules run on what was read last only.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Der Eintrag stammt von %1, wie es war, bevor seine Datei erneut gelesen wurde; die Regeln laufen nur für das zuletzt Gelesene.</translation>
    </message>
    <message>
        <source>The rules could not be run</source>
        <translation>Die Regeln konnten nicht laufen</translation>
    </message>
    <message>
        <source>The rules are running</source>
        <translation>Die Regeln laufen</translation>
    </message>
    <message>
        <source>Their explanations appear when they are through.</source>
        <translation>Ihre Erklärungen erscheinen, wenn sie durch sind.</translation>
    </message>
    <message>
        <source>The rules have not run</source>
        <translation>Die Regeln sind nicht gelaufen</translation>
    </message>
    <message>
        <source>They were stopped. Reload starts them again.</source>
        <translation>Sie wurden angehalten. Neu laden startet sie wieder.</translation>
    </message>
    <message>
        <source>There is nothing to explain</source>
        <translation>Es gibt nichts zu erklären</translation>
    </message>
    <message>
        <source>This system has no such document.</source>
        <translation>Dieses System hat kein solches Dokument.</translation>
    </message>
    <message>
        <source>No annotation is selected</source>
        <translation>Keine Annotation ist ausgewählt</translation>
    </message>
    <message>
        <source>There are no rules for components</source>
        <translation>Für Komponenten gibt es keine Regeln</translation>
    </message>
    <message>
        <source>Rules classify whole annotations. What is inside one is compared by ETER and SER.</source>
        <translation>Regeln klassifizieren ganze Annotationen. Was in einer steckt, vergleichen ETER und SER.</translation>
    </message>
    <message>
        <source>No place is chosen</source>
        <translation>Keine Stelle ist gewählt</translation>
    </message>
    <message>
        <source>Click in the text, or select an annotation: the rules that looked at this place are listed here.</source>
        <translation>Klicken Sie in den Text oder wählen Sie eine Annotation: hier werden die Regeln aufgelistet, die diese Stelle betrachtet haben.</translation>
    </message>
    <message>
        <source>Explaining</source>
        <translation>Erklärung läuft</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>There is no explanation</source>
        <translation>Es gibt keine Erklärung</translation>
    </message>
    <message>
        <source>Gold text, character %1: %2</source>
        <extracomment>%1: &quot;gold&quot; or &quot;system&quot;, %2: a position, %3: the annotations there</extracomment>
        <translation>Goldtext, Zeichen %1: %2</translation>
    </message>
    <message>
        <source>System text, character %1: %2</source>
        <translation>Systemtext, Zeichen %1: %2</translation>
    </message>
    <message>
        <source>no annotation covers it</source>
        <translation>keine Annotation deckt es ab</translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n Annotation</numerusform>
            <numerusform>%n Annotationen</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 further rows are not shown)</source>
        <translation>(%1 weitere Zeilen werden nicht gezeigt)</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>Die Erklärung kopieren</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>B&amp;edingungen</translation>
    </message>
    <message>
        <source>Filter by rule, annotation or condition</source>
        <translation>Nach Regel, Annotation oder Bedingung filtern</translation>
    </message>
    <message>
        <source>Filter the covering rules</source>
        <translation>Die betreffenden Regeln filtern</translation>
    </message>
</context>
</TS>
