<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Application</name>
    <message>
        <source>There is not enough memory for this. What was open is kept; close other data sets, or start again with a smaller corpus.</source>
        <translation>La mémoire ne suffit pas pour cela. Ce qui était ouvert est conservé&#x202f;; fermer d’autres jeux de données, ou recommencer avec un corpus plus petit.</translation>
    </message>
    <message>
        <source>This did not work: %1</source>
        <extracomment>%1: what a library said</extracomment>
        <translation>Cela n’a pas fonctionné&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>A bar of a chart that holds the sums of further types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n autre)</numerusform>
            <numerusform>(%n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>key of a chart. %1: number that stands for a system, %2: the system</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>– (%1 sur %2)</translation>
    </message>
    <message>
        <source>≈ not separable from the best of its column: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈ non séparable du meilleur de sa colonne&#xa0;: p n’est pas inférieur à %1</translation>
    </message>
    <message>
        <source>– (1 of 2): so many data sets have a value; a mean needs all of them</source>
        <translation>– (1 sur 2)&#xa0;: nombre de jeux de données qui ont une valeur&#x202f;; une moyenne les exige tous</translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <translation>Systèmes par jeu de données</translation>
    </message>
    <message>
        <source>Teams by data set, best run each</source>
        <translation>Équipes par jeu de données, meilleure soumission de chacune</translation>
    </message>
    <message>
        <source>%1 by data set, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>%1 par jeu de données, meilleure soumission de chaque groupe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <translation>Moyenne %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>%1≈</source>
        <extracomment>A score that is not separable from the best</extracomment>
        <translation>%1≈</translation>
    </message>
    <message>
        <source>%1: %2 could not be scored: %3</source>
        <extracomment>%1: a data set with its task, %2: a system, %3: why</extracomment>
        <translation>%1&#xa0;: %2 n’a pas pu être évalué&#xa0;: %3</translation>
    </message>
    <message>
        <source>No run is scored yet.</source>
        <translation>Aucune soumission n’est encore évaluée.</translation>
    </message>
</context>
<context>
    <name>ChartDrawing</name>
    <message>
        <source>Too small to draw</source>
        <translation>Trop petit pour dessiner</translation>
    </message>
    <message>
        <source>Nothing to draw</source>
        <translation>Rien à dessiner</translation>
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
        <translation>précision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
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
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a bar: series (&quot;Incorrect&quot;), category (&quot;LOC&quot;), value</extracomment>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <extracomment>a point of a line: its name, axis (&quot;alpha&quot;) and value on it, value</extracomment>
        <translation>%1 à %2 %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1
%2: %3
%4: %5</source>
        <extracomment>a point of a line: name, then axis and value twice</extracomment>
        <translation>%1
%2&#xa0;: %3
%4&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <extracomment>a bar: category, series, value</extracomment>
        <translation>%1
%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1
shown: click to hide</source>
        <translation>%1
affiché&#xa0;: cliquer pour masquer</translation>
    </message>
    <message>
        <source>%1
hidden: click to show</source>
        <translation>%1
masqué&#xa0;: cliquer pour afficher</translation>
    </message>
</context>
<context>
    <name>CompareTables</name>
    <message numerus="yes">
        <source>Two-sided, by exchanging the two systems&apos; documents at random; of types after Holm&apos;s correction over %n of them.</source>
        <translation>
            <numerusform>Bilatéral, par échange au hasard des documents des deux systèmes&#x202f;; pour les types, après la correction de Holm sur %n d’entre eux.</numerusform>
            <numerusform>Bilatéral, par échange au hasard des documents des deux systèmes&#x202f;; pour les types, après la correction de Holm sur %n d’entre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Wrong in A, right in B; or spurious in A only. Shown in A.</source>
        <translation>Faux dans A, juste dans B&#x202f;; ou superflu dans A seul. Montré dans A.</translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation>Dégradés</translation>
    </message>
    <message>
        <source>Right in A, wrong in B; or spurious in B only. Shown in B.</source>
        <translation>Juste dans A, faux dans B&#x202f;; ou superflu dans B seul. Montré dans B.</translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation>Faux tous deux, pareillement</translation>
    </message>
    <message>
        <source>Missed by both, or both with the same span and type; or spurious in both.</source>
        <translation>Manqué par les deux, ou les deux avec même empan et même type&#x202f;; ou superflu dans les deux.</translation>
    </message>
    <message>
        <source>…, same way</source>
        <translation>…, pareillement</translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation>Faux tous deux, autrement</translation>
    </message>
    <message>
        <source>Wrong in both, with other spans or types.</source>
        <translation>Faux dans les deux, avec d’autres empans ou d’autres types.</translation>
    </message>
    <message>
        <source>…, differently</source>
        <translation>…, autrement</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Justes tous deux</translation>
    </message>
    <message>
        <source>Right in both.</source>
        <translation>Juste dans les deux.</translation>
    </message>
    <message>
        <source>Judged in A only</source>
        <translation>Jugés dans A seul</translation>
    </message>
    <message>
        <source>Gold annotations that B does not judge, such as those outside of its slice.</source>
        <translation>Annotations de référence que B ne juge pas, par exemple hors de sa tranche.</translation>
    </message>
    <message>
        <source>Judged in B only</source>
        <translation>Jugés dans B seul</translation>
    </message>
    <message>
        <source>Gold annotations that A does not judge, such as those outside of its slice.</source>
        <translation>Annotations de référence que A ne juge pas, par exemple hors de sa tranche.</translation>
    </message>
    <message>
        <source>Of the difference: percentiles of paired bootstrap samples of the documents.</source>
        <translation>De la différence&#xa0;: centiles d’échantillons bootstrap appariés des documents.</translation>
    </message>
    <message>
        <source>Of the difference of the means: Welch&apos;s (Student&apos;s t). It takes the scores of a group&apos;s runs to be normally distributed, and needs two runs in each group.</source>
        <translation>De la différence des moyennes&#xa0;: test de Welch (t de Student). Il suppose que les scores des soumissions d’un groupe suivent une loi normale, et demande deux soumissions par groupe.</translation>
    </message>
    <message>
        <source>%1 % interval</source>
        <extracomment>%1: a confidence level, such as 95</extracomment>
        <translation>Intervalle à %1&#xa0;%</translation>
    </message>
    <message>
        <source>Scores as dots</source>
        <translation>Scores en points</translation>
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
        <translation>Précision (%1)</translation>
    </message>
    <message>
        <source>Recall (%1)</source>
        <translation>Rappel (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: a score, %2: the entity type that it is of</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Records that differ, as in A</source>
        <translation>Cas qui diffèrent, vus dans A</translation>
    </message>
    <message>
        <source>Records that differ, as in B</source>
        <translation>Cas qui diffèrent, vus dans B</translation>
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
        <translation>● A, ○ B&#x202f;; barres&#xa0;: intervalles à %1&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 or more of %2</source>
        <translation>%1 ou plus sur %2</translation>
    </message>
    <message>
        <source>Gold annotations that %1 of %2 systems have right</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Annotations de référence justes dans %1 systèmes sur %2</translation>
    </message>
    <message>
        <source>%1 % of them</source>
        <extracomment>A share of the gold annotations</extracomment>
        <translation>%1&#xa0;% d’entre elles</translation>
    </message>
    <message>
        <source>%1, %2: click to make it System A and to filter the type.</source>
        <extracomment>%1: a system, %2: a type</extracomment>
        <translation>%1, %2&#xa0;: cliquer pour en faire le système A et filtrer le type.</translation>
    </message>
    <message>
        <source>≈: not separable from the best; the two-sided p of the difference, after Holm&apos;s correction over all pairs, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈&#xa0;: non séparable du meilleur&#x202f;; le p bilatéral de la différence, après la correction de Holm sur toutes les paires, n’est pas inférieur à %1.</translation>
    </message>
    <message>
        <source>≈: not separable from the best mean; the two-sided p, after Holm&apos;s correction over all pairs of groups, is not below %1.</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈&#xa0;: non séparable de la meilleure moyenne&#x202f;; le p bilatéral, après la correction de Holm sur toutes les paires de groupes, n’est pas inférieur à %1.</translation>
    </message>
    <message>
        <source>Rank by %1; equal scores share one.</source>
        <translation>Rang selon %1&#x202f;; à scores égaux, même rang.</translation>
    </message>
    <message>
        <source>%1; bars: %2 % intervals.</source>
        <extracomment>%1: a score, %2: a confidence level, such as 95</extracomment>
        <translation>%1&#x202f;; barres&#xa0;: intervalles à %2&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score such as &quot;ETER&quot;</extracomment>
        <translation>%1 (le plus bas est le meilleur)</translation>
    </message>
    <message>
        <source>How often a difference at least as large comes up when the systems&apos; documents are exchanged at random.</source>
        <translation>Fréquence d’une différence au moins aussi grande quand les documents des systèmes sont échangés au hasard.</translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of systems.</source>
        <translation>p bilatéral après la correction de Holm pour toutes les paires de systèmes.</translation>
    </message>
    <message>
        <source>The system&apos;s text has lost the words of %1 of them; these remain missing.</source>
        <translation>Le texte du système a perdu les mots de %1 d’entre elles&#x202f;; celles-ci restent manquantes.</translation>
    </message>
    <message>
        <source>The mean; the bar is one standard deviation to each side.</source>
        <translation>La moyenne&#x202f;; la barre est d’un écart type de chaque côté.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>How often the means of groups of these sizes are so far apart when the runs are dealt to them at random.</source>
        <translation>Fréquence d’un tel écart entre les moyennes de groupes de ces tailles quand les soumissions y sont réparties au hasard.</translation>
    </message>
    <message>
        <source>Two-sided p after Holm&apos;s correction for all pairs of groups.</source>
        <translation>p bilatéral après la correction de Holm pour toutes les paires de groupes.</translation>
    </message>
    <message>
        <source>Means in the order of the columns: ●, ○, □; bars: one standard deviation to each side.</source>
        <extracomment>The signs of the groups of runs in their order, which is that of the columns</extracomment>
        <translation>Moyennes dans l’ordre des colonnes&#xa0;: ●, ○, □&#x202f;; barres&#xa0;: un écart type de chaque côté.</translation>
    </message>
    <message>
        <source>Click to filter this type.</source>
        <translation>Cliquer pour filtrer ce type.</translation>
    </message>
    <message>
        <source>Click to make it System A.</source>
        <translation>Cliquer pour en faire le système A.</translation>
    </message>
    <message>
        <source>p, two-sided</source>
        <translation>p bilatéral</translation>
    </message>
    <message>
        <source>p, one-sided</source>
        <translation>p unilatéral</translation>
    </message>
    <message>
        <source>As p, for differences of the same sign.</source>
        <translation>Comme p, pour les différences de même signe.</translation>
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
        <translation>A, puis B</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Annotations de référence</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Superflu</translation>
    </message>
    <message>
        <source>Annotations of a system without gold.</source>
        <translation>Annotations d’un système sans référence.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Records whose outcome the other settings do not give: all that the difference of the counts is made of.</source>
        <translation>Cas dont les autres réglages ne donnent pas l’issue&#xa0;: tout ce dont est faite la différence des effectifs.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>The score of B less that of A. Lower is better.</source>
        <translation>Le score de B moins celui de A. Le plus bas est le meilleur.</translation>
    </message>
    <message>
        <source>The score of B less that of A.</source>
        <translation>Le score de B moins celui de A.</translation>
    </message>
    <message>
        <source>Two-sided, by exchanging the two systems&apos; documents at random.</source>
        <translation>Bilatéral, par échange au hasard des documents des deux systèmes.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The second less the first.</source>
        <translation>Le second moins le premier.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>The gold&apos;s type, else the system&apos;s.</source>
        <translation>Le type de la référence, sinon celui du système.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>The records that the correction changes; a click shows them.</source>
        <translation>Les cas que la correction change&#x202f;; un clic les montre.</translation>
    </message>
    <message>
        <source>F1 then</source>
        <translation>F1 alors</translation>
    </message>
    <message>
        <source>F1 when all of them are corrected and everything is scored anew.</source>
        <translation>F1 quand toutes sont corrigées et que tout est réévalué.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>F1 then less F1 today.</source>
        <translation>F1 alors moins F1 aujourd’hui.</translation>
    </message>
    <message>
        <source>ETER then</source>
        <translation>ETER alors</translation>
    </message>
    <message>
        <source>ETER when all of them are corrected. Lower is better.</source>
        <translation>ETER quand toutes sont corrigées. Le plus bas est le meilleur.</translation>
    </message>
    <message>
        <source>ETER less</source>
        <translation>ETER en moins</translation>
    </message>
    <message>
        <source>ETER today less ETER then.</source>
        <translation>ETER aujourd’hui moins ETER alors.</translation>
    </message>
    <message>
        <source>Of the means, the second group less the first.</source>
        <translation>Des moyennes, le second groupe moins le premier.</translation>
    </message>
</context>
<context>
    <name>ConfidenceChart</name>
    <message>
        <source>Best F1 of %1: %2 at %3</source>
        <extracomment>%1: system, %2: F1, %3: a score</extracomment>
        <translation>Meilleur F1 de %1&#xa0;: %2 à %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a system, %2: &quot;F1&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 at the confidence threshold %2</source>
        <translation>%1 au seuil de confiance %2</translation>
    </message>
    <message>
        <source>above all scores</source>
        <translation>au-dessus de tous les scores</translation>
    </message>
    <message>
        <source>overall</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>Precision over recall by confidence threshold: %1, %2</source>
        <extracomment>%1: scheme such as &quot;strict&quot;, %2: a type, or &quot;overall&quot;</extracomment>
        <translation>Précision selon le rappel par seuil de confiance&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Scores over the confidence threshold: %1, %2</source>
        <translation>Scores selon le seuil de confiance&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Confidence threshold</source>
        <translation>Seuil de confiance</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 scores drawn)</source>
        <extracomment>%1: the chart&apos;s title, %2 and %3: counts</extracomment>
        <translation>%1 (%2 scores dessinés sur %3)</translation>
    </message>
    <message>
        <source>Rings: best F1, and the threshold in force.</source>
        <translation>Cercles&#xa0;: meilleur F1, et seuil en vigueur.</translation>
    </message>
    <message>
        <source>Rings: best F1.</source>
        <translation>Cercles&#xa0;: meilleur F1.</translation>
    </message>
    <message>
        <source>%1, threshold %2
keeps %3 of %4
Precision %5
Recall %6
F1 %7</source>
        <extracomment>%1: system, %2: a score, %3 and %4: counts, %5 to %7: scores</extracomment>
        <translation>%1, seuil %2
garde %3 sur %4
Précision %5
Rappel %6
F1 %7</translation>
    </message>
</context>
<context>
    <name>ConfidenceFigure</name>
    <message>
        <source>No system gives confidence scores. Scores stand in the key &quot;score&quot; of JSONL and in the column score of tables, for example.</source>
        <translation>Aucun système ne donne de scores de confiance. Les scores se trouvent par exemple dans la clé «&#xa0;score&#xa0;» de JSONL et dans la colonne score des tableaux.</translation>
    </message>
</context>
<context>
    <name>ConfusionFigure</name>
    <message>
        <source>Confusion of types</source>
        <translation>Confusion des types</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation, so there is nothing to confuse.</source>
        <translation>Ni la référence ni le système n’ont d’annotation&#xa0;: il n’y a rien à confondre.</translation>
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
        <translation>(COR + 0.5 PAR) de la référence / POS.</translation>
    </message>
    <message>
        <source>(COR + 0.5 PAR) of the system / ACT.</source>
        <translation>(COR + 0.5 PAR) du système / ACT.</translation>
    </message>
    <message>
        <source>1 - recall (strict, the evaluation&apos;s pairing) = transcription / gold + NER / gold. A document that the system lacks counts as empty text.</source>
        <translation>1 - rappel (strict, appariement de l’évaluation) = transcription / référence + REN / référence. Un document que le système n’a pas compte comme texte vide.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A form</source>
        <translation>Forme de A</translation>
    </message>
    <message>
        <source>A form is the words of a name with its type and counts once in the corpus; a count shows the first occurrence of each. The same form found elsewhere than in the gold does not count.</source>
        <translation>Une forme est faite des mots d’un nom et de son type, et compte une fois dans le corpus&#x202f;; un effectif montre la première occurrence de chacune. La même forme trouvée ailleurs que dans la référence ne compte pas.</translation>
    </message>
    <message>
        <source>A link counts once in a document.</source>
        <translation>Un lien compte une fois par document.</translation>
    </message>
    <message>
        <source>A pair&apos;s cost stands in the row of the gold&apos;s label, an insertion in that of the system&apos;s.</source>
        <translation>Le coût d’une paire est dans la ligne de l’étiquette de la référence, une insertion dans celle du système.</translation>
    </message>
    <message>
        <source>A part holds its lower border, the last one both; – has no F1: a side has no annotation there.</source>
        <translation>Une partie contient sa borne inférieure, la dernière les deux&#x202f;; – n’a pas de F1&#xa0;: un côté n’y a pas d’annotation.</translation>
    </message>
    <message>
        <source>A row is a type: Agree, Differ, Only A and A count A&apos;s annotations of it, columns with &quot;, B&quot;, Only B and B those of B.</source>
        <translation>Une ligne est un type&#xa0;: Accord, Différent, A seul et A comptent les annotations de A, les colonnes avec «&#xa0;, B&#xa0;», B seul et B celles de B.</translation>
    </message>
    <message>
        <source>A row is a type: COR, INC, PAR, MIS and Gold count gold annotations of it, columns with sys, SPU and System those that the system gave it.</source>
        <translation>Une ligne est un type&#xa0;: COR, INC, PAR, MIS et Référence comptent les annotations de référence de ce type, les colonnes avec sys, SPU et Système celles que le système a typées ainsi.</translation>
    </message>
    <message>
        <source>A type</source>
        <translation>Type de A</translation>
    </message>
    <message>
        <source>A without B</source>
        <translation>A sans B</translation>
    </message>
    <message>
        <source>ACT</source>
        <translation>ACT</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Agree. A and B have the annotation alike under the scheme chosen.</source>
        <translation>Accord. A et B ont la même annotation selon le schéma choisi.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Agreement (F1)</source>
        <translation>Accord (F1)</translation>
    </message>
    <message>
        <source>Agreement of A</source>
        <translation>Accord de A</translation>
    </message>
    <message>
        <source>Agreement of A and B: the harmonic mean of both shares; the same when A and B change places.</source>
        <translation>Accord de A et B&#xa0;: la moyenne harmonique des deux parts&#x202f;; la même quand A et B sont échangés.</translation>
    </message>
    <message>
        <source>Agreement of B</source>
        <translation>Accord de B</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Alone: no other entity of its side begins in the same sentence; same-type: others of its type only; mixed: others of other types, too.</source>
        <translation>Seule&#xa0;: aucune autre entité de son côté ne commence dans la même phrase&#x202f;; same-type&#xa0;: d’autres de son type seulement&#x202f;; mixed&#xa0;: d’autres d’autres types aussi.</translation>
    </message>
    <message>
        <source>An entity counts once in a document. Precision without FN, recall without FP.</source>
        <translation>Une entité compte une fois par document. Précision sans FN, rappel sans FP.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>Annotations of A: Agree + Differ + Overlap + Only A.</source>
        <translation>Annotations de A&#xa0;: Accord + Différent + Recouvrement + A seul.</translation>
    </message>
    <message>
        <source>Annotations of B: Agree + Differ + Overlap + Only B.</source>
        <translation>Annotations de B&#xa0;: Accord + Différent + Recouvrement + B seul.</translation>
    </message>
    <message>
        <source>Annotations of the gold: COR + INC + PAR + MIS.</source>
        <translation>Annotations de référence&#xa0;: COR + INC + PAR + MIS.</translation>
    </message>
    <message>
        <source>Annotations of the system: COR + INC + PAR + SPU.</source>
        <translation>Annotations du système&#xa0;: COR + INC + PAR + SPU.</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliquée</translation>
    </message>
    <message>
        <source>Are all words of the annotation in annotations of the training data, some, or none? Upper and lower case are told apart; signs are no words.</source>
        <translation>Les mots de l’annotation sont-ils tous dans des annotations des données d’entraînement, certains, ou aucun&#x202f;? Majuscules et minuscules sont distinguées&#x202f;; les signes ne sont pas des mots.</translation>
    </message>
    <message>
        <source>As switched.</source>
        <translation>Selon les interrupteurs.</translation>
    </message>
    <message>
        <source>As switched. Precision of a type over the system&apos;s annotations of this type, recall over the gold&apos;s.</source>
        <translation>Selon les interrupteurs. Précision d’un type sur les annotations de ce type du système, rappel sur celles de la référence.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B form</source>
        <translation>Forme de B</translation>
    </message>
    <message>
        <source>B type</source>
        <translation>Type de B</translation>
    </message>
    <message>
        <source>B without A</source>
        <translation>B sans A</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Best run</source>
        <translation>Meilleure soumission</translation>
    </message>
    <message>
        <source>Both right</source>
        <translation>Justes tous deux</translation>
    </message>
    <message>
        <source>Both wrong, differently</source>
        <translation>Faux tous deux, autrement</translation>
    </message>
    <message>
        <source>Both wrong, same way</source>
        <translation>Faux tous deux, pareillement</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Brackets: one on either side of the annotation; after-bracket: an opening one before it alone; before-bracket: a closing one behind it alone; quotes: on both sides; else no.</source>
        <translation>Parenthèses ou guillemets (brackets)&#xa0;: un de chaque côté de l’annotation&#x202f;; after-bracket&#xa0;: un ouvrant avant elle seulement&#x202f;; before-bracket&#xa0;: un fermant après elle seulement&#x202f;; quotes&#xa0;: des guillemets des deux côtés&#x202f;; sinon no.</translation>
    </message>
    <message>
        <source>By threshold</source>
        <translation>Par seuil</translation>
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
        <translation>Capitales (capitals)&#xa0;: au moins 70&#xa0;% des lettres de sa phrase sont des capitales, comme dans les titres&#x202f;; sinon usual.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold annotation.</source>
        <translation>Taux d’erreur sur les caractères du texte du système à l’endroit de l’annotation de référence.</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the place of the gold entity.</source>
        <translation>Taux d’erreur sur les caractères du texte du système à l’endroit de l’entité de référence.</translation>
    </message>
    <message>
        <source>Characters (code points) of the annotation, of several fragments together.</source>
        <translation>Caractères (points de code) de l’annotation, de plusieurs fragments ensemble.</translation>
    </message>
    <message>
        <source>Components per label</source>
        <translation>Composants par étiquette</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Corpus and documents</source>
        <translation>Corpus et documents</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Correct. The system&apos;s annotation counts as right under the scheme chosen.</source>
        <translation>Correct. L’annotation du système compte comme juste selon le schéma choisi.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost of the pair, 1 without partner.</source>
        <translation>Coût de la paire, 1 sans partenaire.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
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
        <translation>Décimal</translation>
    </message>
    <message>
        <source>Deviates most</source>
        <translation>S’écarte le plus</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Différent</translation>
    </message>
    <message>
        <source>Differ, B</source>
        <translation>Différent, B</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Distance / length</source>
        <translation>Distance / longueur</translation>
    </message>
    <message>
        <source>Document by document: spans, strict and lenient; links</source>
        <translation>Document par document&#xa0;: empans, stricts et souples&#x202f;; liens</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Documents: unweighted mean over documents, as nerval prints for several files; a document where a value is undefined takes no part in the mean of that value.</source>
        <translation>Documents&#xa0;: moyenne non pondérée sur les documents, comme nerval l’imprime pour plusieurs fichiers&#x202f;; un document où une valeur n’est pas définie n’entre pas dans la moyenne de cette valeur.</translation>
    </message>
    <message>
        <source>Does the annotation begin in the first tenth of the tokens (or words) of its document, in the last, or between them?</source>
        <translation>L’annotation commence-t-elle dans le premier dixième des tokens (ou mots) de son document, dans le dernier, ou entre les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Does the annotation have one token (or word), or several?</source>
        <translation>L’annotation a-t-elle un seul token (ou mot), ou plusieurs&#x202f;?</translation>
    </message>
    <message>
        <source>Does the annotation overlap another entity of its side, and neither holds the other?</source>
        <translation>L’annotation recouvre-t-elle une autre entité de son côté, sans qu’aucune ne contienne l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Does the gold give the same words one type, or several?</source>
        <translation>La référence donne-t-elle aux mêmes mots un seul type, ou plusieurs&#x202f;?</translation>
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
        <translation>ETER&#xa0;: erreur des composants de la paire.</translation>
    </message>
    <message>
        <source>ETER: error of types and span of the pair.</source>
        <translation>ETER&#xa0;: erreur des types et de l’empan de la paire.</translation>
    </message>
    <message>
        <source>EWER</source>
        <translation>EWER</translation>
    </message>
    <message>
        <source>Each alpha has its own least-cost alignment.</source>
        <translation>Chaque alpha a son propre alignement de coût minimal.</translation>
    </message>
    <message>
        <source>Each type is matched by itself, as nervaluate 1.x does: the rows do not add up to Overall.</source>
        <translation>Chaque type est apparié à part, comme le fait nervaluate 1.x&#xa0;: les lignes ne s’additionnent pas à Ensemble.</translation>
    </message>
    <message>
        <source>Ec</source>
        <translation>Ec</translation>
    </message>
    <message>
        <source>Edit distance by the length of the gold text: what is held against the threshold.</source>
        <translation>Distance d’édition divisée par la longueur du texte de référence&#xa0;: ce qui est comparé au seuil.</translation>
    </message>
    <message>
        <source>Edit distance of the two texts compared.</source>
        <translation>Distance d’édition des deux textes comparés.</translation>
    </message>
    <message>
        <source>Entities and components together.</source>
        <translation>Entités et composants ensemble.</translation>
    </message>
    <message>
        <source>Entities of documents</source>
        <translation>Entités de documents</translation>
    </message>
    <message>
        <source>Entities of its side that begin in the same sentence, the annotation counted.</source>
        <translation>Entités de son côté qui commencent dans la même phrase, l’annotation comprise.</translation>
    </message>
    <message>
        <source>Entities per type</source>
        <translation>Entités par type</translation>
    </message>
    <message>
        <source>Entity error rates</source>
        <translation>Taux d’erreur sur les entités</translation>
    </message>
    <message>
        <source>Er</source>
        <translation>Er</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Error of components.</source>
        <translation>Erreur des composants.</translation>
    </message>
    <message>
        <source>Error of types alone.</source>
        <translation>Erreur des types seuls.</translation>
    </message>
    <message>
        <source>Error of types and span.</source>
        <translation>Erreur des types et de l’empan.</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Type d’erreur</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Every alpha at which some entity is paired differently: the exact curve.</source>
        <translation>Chaque alpha où une entité est appariée autrement&#xa0;: la courbe exacte.</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1 (entity)</source>
        <translation>F1 (entité)</translation>
    </message>
    <message>
        <source>F1 (surface)</source>
        <translation>F1 (surface)</translation>
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
        <translation>FN rés. (référence)</translation>
    </message>
    <message>
        <source>FN res, filtered</source>
        <translation>FN rés., filtré</translation>
    </message>
    <message>
        <source>FP</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>FP res (system)</source>
        <translation>FP rés. (système)</translation>
    </message>
    <message>
        <source>FP res, filtered</source>
        <translation>FP rés., filtré</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>First word of a strategy: recall, second: precision. max: the most that one name covers; sum: what all together cover. No threshold; an annotation in pieces counts from its first to its last.</source>
        <translation>Premier mot d’une stratégie&#xa0;: le rappel, second&#xa0;: la précision. max&#xa0;: le plus qu’un seul nom couvre&#x202f;; sum&#xa0;: ce que tous couvrent ensemble. Pas de seuil&#x202f;; une annotation en morceaux compte de son premier à son dernier.</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Forms that occur twice or more on a side, most frequent first.</source>
        <translation>Formes présentes deux fois ou plus d’un côté, les plus fréquentes d’abord.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Gold and system names of the type, with what each earns; rows add up to the overall row.</source>
        <translation>Noms de ce type dans la référence et le système, avec ce que chacun rapporte&#x202f;; les lignes s’additionnent à la ligne d’ensemble.</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Annotations de référence</translation>
    </message>
    <message>
        <source>Gold form</source>
        <translation>Forme de la référence</translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation>Type de référence</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall.</source>
        <translation>Moyenne harmonique de la précision et du rappel.</translation>
    </message>
    <message>
        <source>How often the gold annotates the same words.</source>
        <translation>Combien de fois la référence annote les mêmes mots.</translation>
    </message>
    <message>
        <source>How the name is written: UPPER, Title, lower, Title+lower, mixed; number, with-digit; uncased (letters that know no case), signs.</source>
        <translation>Comment le nom est écrit&#xa0;: UPPER, Title, lower, Title+lower, mixed&#x202f;; number, with-digit&#x202f;; uncased (lettres sans casse), signs.</translation>
    </message>
    <message>
        <source>How the token after the annotation in its sentence is written; edge: its sentence ends with it.</source>
        <translation>Comment est écrit le token qui suit l’annotation dans sa phrase&#x202f;; edge&#xa0;: sa phrase finit avec elle.</translation>
    </message>
    <message>
        <source>How the token before the annotation in its sentence is written; edge: its sentence begins with it.</source>
        <translation>Comment est écrit le token qui précède l’annotation dans sa phrase&#x202f;; edge&#xa0;: sa phrase commence avec elle.</translation>
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
        <translation>Inner&#xa0;: à l’intérieur d’une autre entité de son côté&#x202f;; outer&#xa0;: en contient une autre et n’est dans aucune&#x202f;; sinon flat.</translation>
    </message>
    <message>
        <source>Is it the first annotation of the same words in the gold of its document, or a later one?</source>
        <translation>Est-ce la première annotation des mêmes mots dans la référence de son document, ou une suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Is the annotation at the start or the end of its sentence, the whole of it, or inside? Sentences are lines of the text where the file tells none.</source>
        <translation>L’annotation est-elle au début ou à la fin de sa phrase, la phrase entière, ou à l’intérieur&#x202f;? Les phrases sont les lignes du texte là où le fichier n’en indique pas.</translation>
    </message>
    <message>
        <source>Is there a digit in the name?</source>
        <translation>Y a-t-il un chiffre dans le nom&#x202f;?</translation>
    </message>
    <message>
        <source>Is there a full stop in the name?</source>
        <translation>Y a-t-il un point dans le nom&#x202f;?</translation>
    </message>
    <message>
        <source>Is there a hyphen or another dash in the name?</source>
        <translation>Y a-t-il un trait d’union ou un autre tiret dans le nom&#x202f;?</translation>
    </message>
    <message>
        <source>Is there a word in lower case between two that begin with a capital, as in University of Paris?</source>
        <translation>Y a-t-il un mot en minuscules entre deux mots à majuscule initiale, comme dans University of Paris&#x202f;?</translation>
    </message>
    <message>
        <source>Is there an apostrophe in the name?</source>
        <translation>Y a-t-il une apostrophe dans le nom&#x202f;?</translation>
    </message>
    <message>
        <source>LOC</source>
        <translation>LOC</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Lenient: F1</source>
        <translation>Souple&#xa0;: F1</translation>
    </message>
    <message>
        <source>Lenient: Gold</source>
        <translation>Souple&#xa0;: référence</translation>
    </message>
    <message>
        <source>Lenient: P</source>
        <translation>Souple&#xa0;: P</translation>
    </message>
    <message>
        <source>Lenient: R</source>
        <translation>Souple&#xa0;: R</translation>
    </message>
    <message>
        <source>Lenient: Right (gold)</source>
        <translation>Souple&#xa0;: justes (référence)</translation>
    </message>
    <message>
        <source>Lenient: Right (system)</source>
        <translation>Souple&#xa0;: justes (système)</translation>
    </message>
    <message>
        <source>Lenient: System</source>
        <translation>Souple&#xa0;: système</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Links of annotations</source>
        <translation>Liens d’annotations</translation>
    </message>
    <message>
        <source>Links of documents</source>
        <translation>Liens de documents</translation>
    </message>
    <message>
        <source>Links per type, span+type+kbid</source>
        <translation>Liens par type, span+type+kbid</translation>
    </message>
    <message>
        <source>Links: F1</source>
        <translation>Liens&#xa0;: F1</translation>
    </message>
    <message>
        <source>Links: Gold</source>
        <translation>Liens&#xa0;: référence</translation>
    </message>
    <message>
        <source>Links: P</source>
        <translation>Liens&#xa0;: P</translation>
    </message>
    <message>
        <source>Links: R</source>
        <translation>Liens&#xa0;: R</translation>
    </message>
    <message>
        <source>Links: Right (gold)</source>
        <translation>Liens&#xa0;: justes (référence)</translation>
    </message>
    <message>
        <source>Links: Right (system)</source>
        <translation>Liens&#xa0;: justes (système)</translation>
    </message>
    <message>
        <source>Links: System</source>
        <translation>Liens&#xa0;: système</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Losses per outcome</source>
        <translation>Pertes par issue</translation>
    </message>
    <message>
        <source>Losses per type</source>
        <translation>Pertes par type</translation>
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
        <translation>Appariés</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean F1</source>
        <translation>F1 moyen</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Missing: gold only.</source>
        <translation>Manquant&#xa0;: référence seule.</translation>
    </message>
    <message>
        <source>NER</source>
        <translation>REN</translation>
    </message>
    <message>
        <source>NER / gold</source>
        <translation>REN / référence</translation>
    </message>
    <message>
        <source>Names of equal span only. A name without candidate counts as NIL.</source>
        <translation>Noms d’empan égal seulement. Un nom sans candidat compte comme NIL.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Noise of the annotation&apos;s text as its file tells it (LED of HIPE), in bins above their first number, up to and with their second. Annotations of the system without gold tell none.</source>
        <translation>Bruit du texte de l’annotation tel que son fichier l’indique (LED de HIPE), en classes au-dessus de leur premier nombre, jusqu’à leur second compris. Les annotations du système sans référence n’en indiquent pas.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trouvé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>ORG</source>
        <translation>ORG</translation>
    </message>
    <message>
        <source>Of an annotation that is not correct: 1, its text was damaged beyond the threshold; 0, an NER error.</source>
        <translation>D’une annotation non correcte&#xa0;: 1, son texte était abîmé au-delà du seuil&#x202f;; 0, une erreur de REN.</translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system begins later (or, below 0, earlier) than the gold.</source>
        <translation>Des paires&#xa0;: de combien de caractères le système commence plus loin (ou, au-dessous de 0, plus tôt) que la référence.</translation>
    </message>
    <message>
        <source>Of pairs: characters by which the system ends later (or, below 0, earlier) than the gold.</source>
        <translation>Des paires&#xa0;: de combien de caractères le système finit plus loin (ou, au-dessous de 0, plus tôt) que la référence.</translation>
    </message>
    <message>
        <source>Of pairs: does the system begin elsewhere than the gold (left), end elsewhere (right), both, or neither (same)?</source>
        <translation>Des paires&#xa0;: le système commence-t-il ailleurs que la référence (left), finit-il ailleurs (right), les deux (both), ou aucun des deux (same)&#x202f;?</translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system begins later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation>Des paires&#xa0;: de combien de tokens le système commence plus loin (ou, au-dessous de 0, plus tôt) que la référence. Tokens du document de référence&#x202f;; s’il n’en a pas, ses mots entre blancs.</translation>
    </message>
    <message>
        <source>Of pairs: tokens by which the system ends later (or, below 0, earlier) than the gold. Tokens of the gold&apos;s document; where it has none its words between blanks.</source>
        <translation>Des paires&#xa0;: de combien de tokens le système finit plus loin (ou, au-dessous de 0, plus tôt) que la référence. Tokens du document de référence&#x202f;; s’il n’en a pas, ses mots entre blancs.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Active</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>Only A.</source>
        <translation>A seul.</translation>
    </message>
    <message>
        <source>Only A. A has an annotation that B lacks.</source>
        <translation>A seul. A a une annotation que B n’a pas.</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>B seul</translation>
    </message>
    <message>
        <source>Only B.</source>
        <translation>B seul.</translation>
    </message>
    <message>
        <source>Only B. B has an annotation that A lacks.</source>
        <translation>B seul. B a une annotation que A n’a pas.</translation>
    </message>
    <message>
        <source>Ordered form: edit distance over the lists of entities; another text costs its error rate, another type, a lost or an extra entity 1; by gold entities, at most 1.</source>
        <translation>Forme ordonnée&#xa0;: distance d’édition sur les listes d’entités&#x202f;; un autre texte coûte son taux d’erreur, un autre type, une entité perdue ou en trop coûtent 1&#x202f;; divisée par les entités de référence, 1 au plus.</translation>
    </message>
    <message>
        <source>Over alpha</source>
        <translation>Selon alpha</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Overall: the sums of entities and components.</source>
        <translation>Ensemble&#xa0;: les sommes des entités et des composants.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Overlap credit</source>
        <translation>Crédit de recouvrement</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>P credit</source>
        <translation>Crédit P</translation>
    </message>
    <message>
        <source>P max</source>
        <translation>P max</translation>
    </message>
    <message>
        <source>P sum</source>
        <translation>P somme</translation>
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
        <translation>Paires</translation>
    </message>
    <message>
        <source>Per document</source>
        <translation>Par document</translation>
    </message>
    <message>
        <source>Per type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédits</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>R credit</source>
        <translation>Crédit R</translation>
    </message>
    <message>
        <source>R max</source>
        <translation>R max</translation>
    </message>
    <message>
        <source>R sum</source>
        <translation>R somme</translation>
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
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Regressed</source>
        <translation>Dégradés</translation>
    </message>
    <message>
        <source>Repeated forms</source>
        <translation>Formes répétées</translation>
    </message>
    <message>
        <source>Right (gold)</source>
        <translation>Justes (référence)</translation>
    </message>
    <message>
        <source>Right (system)</source>
        <translation>Justes (système)</translation>
    </message>
    <message>
        <source>Right id among the first candidates</source>
        <translation>Identifiant juste parmi les premiers candidats</translation>
    </message>
    <message>
        <source>Right: TP res, fuzzy TP res, conditional TP res; wrong: FP res of the system, FN res of the gold. TN res is in neither.</source>
        <translation>Justes&#xa0;: TP rés., TP rés. flou, TP rés. conditionnel&#x202f;; faux&#xa0;: FP rés. du système, FN rés. de la référence. TN rés. n’est dans aucun des deux.</translation>
    </message>
    <message>
        <source>Root correct</source>
        <translation>Racine correcte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Soumissions</translation>
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
        <translation>Score</translation>
    </message>
    <message>
        <source>Score of first</source>
        <translation>Score du premier</translation>
    </message>
    <message>
        <source>Score of second</source>
        <translation>Score du second</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Seen: the training data annotates the same string with the same type; other-label: the same string, but with other types only; unseen: neither. Upper and lower case are told apart.</source>
        <translation>Seen&#xa0;: les données d’entraînement annotent la même chaîne avec le même type&#x202f;; other-label&#xa0;: la même chaîne, mais avec d’autres types seulement&#x202f;; unseen&#xa0;: ni l’un ni l’autre. Majuscules et minuscules sont distinguées.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the gold annotation that one system annotation covers.</source>
        <translation>Part de l’annotation de référence qu’une annotation du système couvre.</translation>
    </message>
    <message>
        <source>Share of the gold annotation that system annotations cover.</source>
        <translation>Part de l’annotation de référence que des annotations du système couvrent.</translation>
    </message>
    <message>
        <source>Share of the system annotation that gold annotations cover.</source>
        <translation>Part de l’annotation du système que des annotations de référence couvrent.</translation>
    </message>
    <message>
        <source>Share of the system annotation that one gold annotation covers.</source>
        <translation>Part de l’annotation du système qu’une annotation de référence couvre.</translation>
    </message>
    <message>
        <source>Shares are of the gold annotations with the outcome (strict).</source>
        <translation>Les parts sont celles des annotations de référence qui ont cette issue (strict).</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Spans</source>
        <translation>Empans</translation>
    </message>
    <message>
        <source>Spans by type, lenient</source>
        <translation>Empans par type, souples</translation>
    </message>
    <message>
        <source>Spans by type, strict</source>
        <translation>Empans par type, stricts</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Superflu</translation>
    </message>
    <message>
        <source>Spurious: system only.</source>
        <translation>Superflu&#xa0;: système seul.</translation>
    </message>
    <message>
        <source>Std. deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Strict: F1</source>
        <translation>Strict&#xa0;: F1</translation>
    </message>
    <message>
        <source>Strict: Gold</source>
        <translation>Strict&#xa0;: référence</translation>
    </message>
    <message>
        <source>Strict: P</source>
        <translation>Strict&#xa0;: P</translation>
    </message>
    <message>
        <source>Strict: R</source>
        <translation>Strict&#xa0;: R</translation>
    </message>
    <message>
        <source>Strict: Right (gold)</source>
        <translation>Strict&#xa0;: justes (référence)</translation>
    </message>
    <message>
        <source>Strict: Right (system)</source>
        <translation>Strict&#xa0;: justes (système)</translation>
    </message>
    <message>
        <source>Strict: System</source>
        <translation>Strict&#xa0;: système</translation>
    </message>
    <message>
        <source>Strict: TP. Lenient: TP, PTP, FzTP, FzPTP. Weighted: PTP and FzPTP count half. Filtered: without what was set aside and what is of low confidence.</source>
        <translation>Strict&#xa0;: TP. Souple&#xa0;: TP, PTP, FzTP, FzPTP. Pondéré&#xa0;: PTP et FzPTP comptent pour moitié. Filtré&#xa0;: sans ce qui a été mis de côté et ce qui est de confiance basse.</translation>
    </message>
    <message>
        <source>Sub-type</source>
        <translation>Sous-type</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Surface forms</source>
        <translation>Formes de surface</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>System form</source>
        <translation>Forme du système</translation>
    </message>
    <message>
        <source>System type</source>
        <translation>Type du système</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Tagger: the name itself was not found, or is none. Resolver: the name was found, its link is wrong. Possibly tagger: found with other extent or label.</source>
        <translation>Balisage&#xa0;: le nom même n’a pas été trouvé, ou n’en est pas un. Résolution&#xa0;: le nom a été trouvé, son lien est faux. Balisage peut-être&#xa0;: trouvé avec une autre étendue ou une autre étiquette.</translation>
    </message>
    <message>
        <source>Tags of tokens</source>
        <translation>Balises des tokens</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>The data set that the document is of, where several are open as one.</source>
        <translation>Le jeu de données dont vient le document, quand plusieurs sont ouverts comme un seul.</translation>
    </message>
    <message>
        <source>The first token of the annotation, or word, upper and lower case told apart.</source>
        <translation>Le premier token de l’annotation, ou mot, majuscules et minuscules distinguées.</translation>
    </message>
    <message>
        <source>The last token of the annotation, or word, upper and lower case told apart.</source>
        <translation>Le dernier token de l’annotation, ou mot, majuscules et minuscules distinguées.</translation>
    </message>
    <message>
        <source>The nearest entity of its side in the sentence that does not overlap it: touching, one-between (one token between them), else apart.</source>
        <translation>L’entité la plus proche de son côté dans la phrase, qui ne la recouvre pas&#xa0;: touching (contiguë), one-between (un token entre elles), sinon apart.</translation>
    </message>
    <message>
        <source>The share of A&apos;s annotations that B has, too; under partial one that only overlaps counts half.</source>
        <translation>La part des annotations de A que B a aussi&#x202f;; selon partiel, celle qui ne fait que recouvrir compte pour moitié.</translation>
    </message>
    <message>
        <source>The share of B&apos;s annotations that A has, too; under partial one that only overlaps counts half.</source>
        <translation>La part des annotations de B que A a aussi&#x202f;; selon partiel, celle qui ne fait que recouvrir compte pour moitié.</translation>
    </message>
    <message>
        <source>The token after the annotation in its sentence, or word; edge: its sentence ends with it.</source>
        <translation>Le token qui suit l’annotation dans sa phrase, ou mot&#x202f;; edge&#xa0;: sa phrase finit avec elle.</translation>
    </message>
    <message>
        <source>The token before the annotation in its sentence, or word; edge: its sentence begins with it.</source>
        <translation>Le token qui précède l’annotation dans sa phrase, ou mot&#x202f;; edge&#xa0;: sa phrase commence avec elle.</translation>
    </message>
    <message>
        <source>The words of the annotation as they are written, white space as one blank.</source>
        <translation>Les mots de l’annotation tels qu’ils sont écrits, les espaces ramenées à un seul blanc.</translation>
    </message>
    <message>
        <source>Tokens (or words) of the sentence that the annotation is in. Sentences are lines of the text where the file tells none.</source>
        <translation>Tokens (ou mots) de la phrase où se trouve l’annotation. Les phrases sont les lignes du texte là où le fichier n’en indique pas.</translation>
    </message>
    <message>
        <source>Tokens of the annotation; where the document has none its words, every other sign counted as one.</source>
        <translation>Tokens de l’annotation&#x202f;; si le document n’en a pas, ses mots, tout autre signe compté comme un.</translation>
    </message>
    <message>
        <source>Tokens of the document; of one without tokens its words, every other sign counted as one.</source>
        <translation>Tokens du document&#x202f;; s’il n’en a pas, ses mots, tout autre signe compté comme un.</translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Transcription / errors</source>
        <translation>Transcription / erreurs</translation>
    </message>
    <message>
        <source>Transcription / gold</source>
        <translation>Transcription / référence</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Essayée</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>What a person has said of the record: the gold is wrong, the system is wrong, both are acceptable or wrong, the guidelines are unclear, the text is broken.</source>
        <translation>Ce qu’une personne a dit du cas&#xa0;: la référence est fausse, le système est faux, tous deux sont acceptables ou faux, le guide d’annotation est peu clair, le texte est abîmé.</translation>
    </message>
    <message>
        <source>What annotations count as</source>
        <translation>Comme quoi comptent les annotations</translation>
    </message>
    <message>
        <source>What entities of documents count as</source>
        <translation>Comme quoi comptent les entités de documents</translation>
    </message>
    <message>
        <source>What links count as</source>
        <translation>Comme quoi comptent les liens</translation>
    </message>
    <message>
        <source>What links of documents count as</source>
        <translation>Comme quoi comptent les liens de documents</translation>
    </message>
    <message>
        <source>What names count as</source>
        <translation>Comme quoi comptent les noms</translation>
    </message>
    <message>
        <source>What the first two judges by name have said of the record, in the order of their names.</source>
        <translation>Ce que les deux premiers juges par nom ont dit du cas, dans l’ordre de leurs noms.</translation>
    </message>
    <message>
        <source>What the slot or pair costs in SER.</source>
        <translation>Ce que le slot ou la paire coûte dans SER.</translation>
    </message>
    <message>
        <source>Who caused wrong links</source>
        <translation>Qui a causé les liens faux</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Worst run</source>
        <translation>Pire soumission</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>alpha Ec</source>
        <translation>alpha Ec</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>quantité</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
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
        <translation>exact</translation>
    </message>
    <message>
        <source>exact, mean of documents</source>
        <translation>exact, moyenne des documents</translation>
    </message>
    <message>
        <source>exact, per document</source>
        <translation>exact, par document</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>apparié</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>only A</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>B seul</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiel</translation>
    </message>
    <message>
        <source>partial, mean of documents</source>
        <translation>partiel, moyenne des documents</translation>
    </message>
    <message>
        <source>partial, per document</source>
        <translation>partiel, par document</translation>
    </message>
    <message>
        <source>phrases</source>
        <translation>syntagmes</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>ser</source>
        <translation>ser</translation>
    </message>
    <message>
        <source>span+kbid, span+type+kbid: linked names of equal span. document+kbid: the entries of each document. nil: names of equal span whose candidates are outside the base.</source>
        <translation>span+kbid, span+type+kbid&#xa0;: noms liés d’empan égal. document+kbid&#xa0;: les entrées de chaque document. nil&#xa0;: noms d’empan égal dont les candidats sont hors de la base.</translation>
    </message>
    <message>
        <source>spurious</source>
        <translation>superflu</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>strict, mean of documents</source>
        <translation>strict, moyenne des documents</translation>
    </message>
    <message>
        <source>strict, per document</source>
        <translation>strict, par document</translation>
    </message>
    <message>
        <source>support</source>
        <translation>support</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>type, mean of documents</source>
        <translation>type, moyenne des documents</translation>
    </message>
    <message>
        <source>type, per document</source>
        <translation>type, par document</translation>
    </message>
    <message>
        <source>(D + I + errors of the pairs) / gold.</source>
        <translation>(D + I + erreurs des paires) / référence.</translation>
    </message>
    <message>
        <source>(D + I + weighted errors of label and span) / slots.</source>
        <translation>(D + I + erreurs pondérées d’étiquette et d’empan) / slots.</translation>
    </message>
    <message>
        <source>Aligned pairs.</source>
        <translation>Paires alignées.</translation>
    </message>
    <message>
        <source>Aligned slots.</source>
        <translation>Slots alignés.</translation>
    </message>
    <message>
        <source>Alpha as a decimal number.</source>
        <translation>Alpha comme nombre décimal.</translation>
    </message>
    <message>
        <source>Annotations of equal span and type on both sides.</source>
        <translation>Annotations de même empan et de même type des deux côtés.</translation>
    </message>
    <message>
        <source>Annotations of the gold.</source>
        <translation>Annotations de la référence.</translation>
    </message>
    <message>
        <source>Annotations of the system.</source>
        <translation>Annotations du système.</translation>
    </message>
    <message>
        <source>Correct / gold.</source>
        <translation>Corrects / référence.</translation>
    </message>
    <message>
        <source>Correct / system.</source>
        <translation>Corrects / système.</translation>
    </message>
    <message>
        <source>Correct, of the system&apos;s annotations of the type.</source>
        <translation>Corrects, parmi les annotations de ce type du système.</translation>
    </message>
    <message>
        <source>D + I + errors of the pairs.</source>
        <translation>D + I + erreurs des paires.</translation>
    </message>
    <message>
        <source>ETER times gold entities.</source>
        <translation>ETER multiplié par les entités de référence.</translation>
    </message>
    <message>
        <source>Entities of the gold, nested ones included.</source>
        <translation>Entités de la référence, les imbriquées comprises.</translation>
    </message>
    <message>
        <source>Entities of the gold.</source>
        <translation>Entités de la référence.</translation>
    </message>
    <message>
        <source>Entities of the system, nested ones included.</source>
        <translation>Entités du système, les imbriquées comprises.</translation>
    </message>
    <message>
        <source>Entities of the system.</source>
        <translation>Entités du système.</translation>
    </message>
    <message>
        <source>Entity character error rate: entities as (type, text), in text order.</source>
        <translation>Taux d’erreur sur les caractères des entités&#xa0;: entités comme (type, texte), dans l’ordre du texte.</translation>
    </message>
    <message>
        <source>Entity word error rate: likewise, texts compared in words.</source>
        <translation>Taux d’erreur sur les mots des entités&#xa0;: de même, les textes comparés en mots.</translation>
    </message>
    <message>
        <source>FN res without what was set aside or is of low confidence.</source>
        <translation>FN rés. sans ce qui a été mis de côté ou est de confiance basse.</translation>
    </message>
    <message>
        <source>FP res without what was set aside or is of low confidence.</source>
        <translation>FP rés. sans ce qui a été mis de côté ou est de confiance basse.</translation>
    </message>
    <message>
        <source>Forms of the gold of which no occurrence was found.</source>
        <translation>Formes de la référence dont aucune occurrence n’a été trouvée.</translation>
    </message>
    <message>
        <source>Forms of the gold.</source>
        <translation>Formes de la référence.</translation>
    </message>
    <message>
        <source>Forms of the system of which no occurrence is right.</source>
        <translation>Formes du système dont aucune occurrence n’est juste.</translation>
    </message>
    <message>
        <source>Forms of the system.</source>
        <translation>Formes du système.</translation>
    </message>
    <message>
        <source>Forms of which an occurrence was found: equal span and type.</source>
        <translation>Formes dont une occurrence a été trouvée&#xa0;: même empan et même type.</translation>
    </message>
    <message>
        <source>Found / gold.</source>
        <translation>Trouvées / référence.</translation>
    </message>
    <message>
        <source>Gold entities found at this threshold.</source>
        <translation>Entités de référence trouvées à ce seuil.</translation>
    </message>
    <message>
        <source>Gold entities found: equal type, text within the threshold.</source>
        <translation>Entités de référence trouvées&#xa0;: même type, texte dans les limites du seuil.</translation>
    </message>
    <message>
        <source>Gold entities not found.</source>
        <translation>Entités de référence non trouvées.</translation>
    </message>
    <message>
        <source>Gold entities without partner.</source>
        <translation>Entités de référence sans partenaire.</translation>
    </message>
    <message>
        <source>Gold links whose right id is among the first k candidates.</source>
        <translation>Liens de la référence dont l’identifiant juste est parmi les k premiers candidats.</translation>
    </message>
    <message>
        <source>Gold slots without partner.</source>
        <translation>Slots de référence sans partenaire.</translation>
    </message>
    <message>
        <source>How often it was applied.</source>
        <translation>Combien de fois elle a été appliquée.</translation>
    </message>
    <message>
        <source>How often its conditions were tested.</source>
        <translation>Combien de fois ses conditions ont été examinées.</translation>
    </message>
    <message>
        <source>In all documents.</source>
        <translation>Dans tous les documents.</translation>
    </message>
    <message>
        <source>Incorrect, of the system&apos;s annotations of the type.</source>
        <translation>Incorrects, parmi les annotations de ce type du système.</translation>
    </message>
    <message>
        <source>Incorrect. Gold and system are paired, but differ in what the scheme compares.</source>
        <translation>Incorrect. Référence et système sont appariés, mais diffèrent en ce que le schéma compare.</translation>
    </message>
    <message>
        <source>Least ETER at this alpha; between the rows it is a straight line.</source>
        <translation>ETER minimal à cet alpha&#x202f;; entre les lignes, c’est une droite.</translation>
    </message>
    <message>
        <source>Linked names of the gold.</source>
        <translation>Noms liés de la référence.</translation>
    </message>
    <message>
        <source>Links of the gold that were not found.</source>
        <translation>Liens de la référence qui n’ont pas été trouvés.</translation>
    </message>
    <message>
        <source>Links per document, document+kbid</source>
        <translation>Liens par document, document+kbid</translation>
    </message>
    <message>
        <source>Links per document, nil</source>
        <translation>Liens par document, nil</translation>
    </message>
    <message>
        <source>Links per document, span+kbid</source>
        <translation>Liens par document, span+kbid</translation>
    </message>
    <message>
        <source>Links per document, span+type+kbid</source>
        <translation>Liens par document, span+type+kbid</translation>
    </message>
    <message>
        <source>Loss of recall through the tagger.</source>
        <translation>Perte de rappel due au balisage.</translation>
    </message>
    <message>
        <source>Loss of recall through the text.</source>
        <translation>Perte de rappel due au texte.</translation>
    </message>
    <message>
        <source>Matched / predicted.</source>
        <translation>Appariés / prédits.</translation>
    </message>
    <message>
        <source>Matched / support.</source>
        <translation>Appariés / support.</translation>
    </message>
    <message>
        <source>Mean share of a gold name that one system name covers.</source>
        <translation>Part moyenne d’un nom de la référence qu’un nom du système couvre.</translation>
    </message>
    <message>
        <source>Mean share of a gold name that system names cover.</source>
        <translation>Part moyenne d’un nom de la référence que des noms du système couvrent.</translation>
    </message>
    <message>
        <source>Mean share of a system name that gold names cover.</source>
        <translation>Part moyenne d’un nom du système que des noms de la référence couvrent.</translation>
    </message>
    <message>
        <source>Mean share of a system name that one gold name covers.</source>
        <translation>Part moyenne d’un nom du système qu’un nom de la référence couvre.</translation>
    </message>
    <message>
        <source>Missing. The gold has an annotation that the system lacks.</source>
        <translation>Manquant. La référence a une annotation que le système n’a pas.</translation>
    </message>
    <message>
        <source>Names of the gold.</source>
        <translation>Noms de la référence.</translation>
    </message>
    <message>
        <source>Names of the system.</source>
        <translation>Noms du système.</translation>
    </message>
    <message>
        <source>Not correct (strict), and the text at their place differs beyond the threshold.</source>
        <translation>Non corrects (strict), et le texte à leur place diffère au-delà du seuil.</translation>
    </message>
    <message>
        <source>Not correct (strict), though the text is good enough.</source>
        <translation>Non corrects (strict), bien que le texte soit assez bon.</translation>
    </message>
    <message>
        <source>Number of the phase that it belongs to.</source>
        <translation>Numéro de la phase dont elle fait partie.</translation>
    </message>
    <message>
        <source>Occurrences in the gold.</source>
        <translation>Occurrences dans la référence.</translation>
    </message>
    <message>
        <source>Occurrences in the system.</source>
        <translation>Occurrences dans le système.</translation>
    </message>
    <message>
        <source>Occurrences of equal span and type on both sides.</source>
        <translation>Occurrences de même empan et de même type des deux côtés.</translation>
    </message>
    <message>
        <source>Of R max and P max.</source>
        <translation>De R max et P max.</translation>
    </message>
    <message>
        <source>Of R max and P sum.</source>
        <translation>De R max et P somme.</translation>
    </message>
    <message>
        <source>Of R sum and P max.</source>
        <translation>De R somme et P max.</translation>
    </message>
    <message>
        <source>Of R sum and P sum.</source>
        <translation>De R somme et P somme.</translation>
    </message>
    <message>
        <source>Of the gold, and not correct.</source>
        <translation>De la référence, et non corrects.</translation>
    </message>
    <message>
        <source>Of the gold, as far as the row counts them.</source>
        <translation>De la référence, dans la mesure où la ligne les compte.</translation>
    </message>
    <message>
        <source>Of the gold.</source>
        <translation>De la référence.</translation>
    </message>
    <message>
        <source>Of the system, and not correct.</source>
        <translation>Du système, et non corrects.</translation>
    </message>
    <message>
        <source>Of the system, as far as the row counts them.</source>
        <translation>Du système, dans la mesure où la ligne les compte.</translation>
    </message>
    <message>
        <source>Of the system.</source>
        <translation>Du système.</translation>
    </message>
    <message>
        <source>Overlap per type, span</source>
        <translation>Recouvrement par type, span</translation>
    </message>
    <message>
        <source>Overlap per type, span+kbid</source>
        <translation>Recouvrement par type, span+kbid</translation>
    </message>
    <message>
        <source>Overlap per type, span+type</source>
        <translation>Recouvrement par type, span+type</translation>
    </message>
    <message>
        <source>Pairs and annotations without partner that it was applied to.</source>
        <translation>Paires et annotations sans partenaire auxquelles elle a été appliquée.</translation>
    </message>
    <message>
        <source>Pairs of equal span, or names without such a partner.</source>
        <translation>Paires de même empan, ou noms sans un tel partenaire.</translation>
    </message>
    <message>
        <source>Pairs of unequal label.</source>
        <translation>Paires d’étiquettes différentes.</translation>
    </message>
    <message>
        <source>Pairs of unequal span, counted beside the label.</source>
        <translation>Paires d’empans différents, comptées à côté de l’étiquette.</translation>
    </message>
    <message>
        <source>Pairs of unequal span, counted beside type and sub-type.</source>
        <translation>Paires d’empans différents, comptées à côté du type et du sous-type.</translation>
    </message>
    <message>
        <source>Pairs of which a type meets another main type, or none.</source>
        <translation>Paires dont un type rencontre un autre type principal, ou aucun.</translation>
    </message>
    <message>
        <source>Pairs that differ in sub-types only.</source>
        <translation>Paires qui ne diffèrent que par les sous-types.</translation>
    </message>
    <message>
        <source>Pairs with any error.</source>
        <translation>Paires qui ont une erreur quelconque.</translation>
    </message>
    <message>
        <source>Pairs with equal span and types.</source>
        <translation>Paires de même empan et de mêmes types.</translation>
    </message>
    <message>
        <source>Pairs without any error, components included.</source>
        <translation>Paires sans aucune erreur, composants compris.</translation>
    </message>
    <message>
        <source>Pairs without error.</source>
        <translation>Paires sans erreur.</translation>
    </message>
    <message>
        <source>Partial. The spans overlap without being equal; counts half.</source>
        <translation>Partiel. Les empans se recouvrent sans être égaux&#x202f;; compte pour moitié.</translation>
    </message>
    <message>
        <source>Per document, span</source>
        <translation>Par document, span</translation>
    </message>
    <message>
        <source>Per document, span+kbid</source>
        <translation>Par document, span+kbid</translation>
    </message>
    <message>
        <source>Per document, span+type</source>
        <translation>Par document, span+type</translation>
    </message>
    <message>
        <source>Precision credit / system.</source>
        <translation>Crédit de précision / système.</translation>
    </message>
    <message>
        <source>Recall credit / gold.</source>
        <translation>Crédit de rappel / référence.</translation>
    </message>
    <message>
        <source>Right / gold.</source>
        <translation>Justes / référence.</translation>
    </message>
    <message>
        <source>Right / system.</source>
        <translation>Justes / système.</translation>
    </message>
    <message>
        <source>Right links, among the gold&apos;s.</source>
        <translation>Liens justes, parmi ceux de la référence.</translation>
    </message>
    <message>
        <source>Right links, among the system&apos;s.</source>
        <translation>Liens justes, parmi ceux du système.</translation>
    </message>
    <message>
        <source>Right on both sides.</source>
        <translation>Justes des deux côtés.</translation>
    </message>
    <message>
        <source>Right ones, each with its credit, among the gold&apos;s.</source>
        <translation>Justes, chacun avec son crédit, parmi ceux de la référence.</translation>
    </message>
    <message>
        <source>Right ones, each with its credit, among the system&apos;s.</source>
        <translation>Justes, chacun avec son crédit, parmi ceux du système.</translation>
    </message>
    <message>
        <source>Slots of the gold.</source>
        <translation>Slots de la référence.</translation>
    </message>
    <message>
        <source>Slots of the system.</source>
        <translation>Slots du système.</translation>
    </message>
    <message>
        <source>Spurious. The system has an annotation that the gold lacks.</source>
        <translation>Superflu. Le système a une annotation que la référence n’a pas.</translation>
    </message>
    <message>
        <source>Sum of the covered shares of gold names.</source>
        <translation>Somme des parts couvertes des noms de la référence.</translation>
    </message>
    <message>
        <source>Sum of the covered shares of system names.</source>
        <translation>Somme des parts couvertes des noms du système.</translation>
    </message>
    <message>
        <source>System entities without partner.</source>
        <translation>Entités du système sans partenaire.</translation>
    </message>
    <message>
        <source>System slots without partner.</source>
        <translation>Slots du système sans partenaire.</translation>
    </message>
    <message>
        <source>Wrong links of the system.</source>
        <translation>Liens faux du système.</translation>
    </message>
    <message>
        <source>Wrong pairs, D and I by all slots that were found or missed.</source>
        <translation>Paires fausses, D et I divisés par tous les slots trouvés ou manqués.</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Type of a pair</source>
        <translation>Type d&apos;une paire</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Key, strategy</source>
        <translation>Clé, stratégie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>In brat a type is one word: &quot;%1&quot; is written with _ for what is between.</source>
        <translation>Dans brat, un type est un seul mot&#xa0;: «&#xa0;%1&#xa0;» est écrit avec _ pour ce qui sépare les mots.</translation>
    </message>
</context>
<context>
    <name>ExcerptFigure</name>
    <message>
        <source>component</source>
        <translation>composant</translation>
    </message>
</context>
<context>
    <name>FigureKind</name>
    <message>
        <source>Alpha sweep: ETER of every system over alpha</source>
        <translation>Balayage d’alpha&#xa0;: ETER de chaque système selon alpha</translation>
    </message>
    <message>
        <source>Outcomes by type, document or slice</source>
        <translation>Issues par type, document ou tranche</translation>
    </message>
    <message>
        <source>Confusion of types</source>
        <translation>Confusion des types</translation>
    </message>
    <message>
        <source>Noise: recall by error rate, errors by cause</source>
        <translation>Bruit&#xa0;: rappel par taux d’erreur, erreurs par cause</translation>
    </message>
    <message>
        <source>Confidence: scores over the confidence threshold</source>
        <translation>Confiance&#xa0;: scores selon le seuil de confiance</translation>
    </message>
    <message>
        <source>Trees of gold and system, aligned</source>
        <translation>Arbres de la référence et du système, alignés</translation>
    </message>
    <message>
        <source>Excerpt: one sentence with its annotations</source>
        <translation>Extrait&#xa0;: une phrase et ses annotations</translation>
    </message>
    <message>
        <source>Campaign: systems by data sets</source>
        <translation>Campagne&#xa0;: systèmes par jeux de données</translation>
    </message>
    <message>
        <source>Ranking of one data set</source>
        <translation>Classement d’un jeu de données</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Évolution</translation>
    </message>
</context>
<context>
    <name>FileLines</name>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 est un dossier.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ImportCheck</name>
    <message>
        <source>same text</source>
        <translation>même texte</translation>
    </message>
    <message>
        <source>texts differ, same number of tokens</source>
        <translation>textes différents, même nombre de tokens</translation>
    </message>
    <message>
        <source>texts differ, aligned by characters</source>
        <translation>textes différents, alignés par caractères</translation>
    </message>
    <message>
        <source>in the gold only: counts as missing</source>
        <translation>dans la référence seule&#xa0;: compte comme manquant</translation>
    </message>
    <message>
        <source>in the system only: counts as spurious</source>
        <translation>dans le système seul&#xa0;: compte comme superflu</translation>
    </message>
    <message>
        <source>in A only</source>
        <translation>dans A seul</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>dans B seul</translation>
    </message>
</context>
<context>
    <name>ImportTables</name>
    <message>
        <source>Document of A</source>
        <translation>Document de A</translation>
    </message>
    <message>
        <source>Document of B</source>
        <translation>Document de B</translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation>Annotations de A</translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation>Annotations de B</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Gold document</source>
        <translation>Document de référence</translation>
    </message>
    <message>
        <source>System document</source>
        <translation>Document du système</translation>
    </message>
    <message>
        <source>Gold annotations</source>
        <translation>Annotations de référence</translation>
    </message>
    <message>
        <source>System annotations</source>
        <translation>Annotations du système</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>First annotations of every side</source>
        <translation>Premières annotations de chaque côté</translation>
    </message>
    <message>
        <source>Documents and their partners</source>
        <translation>Documents et leurs partenaires</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Findings of the readers</source>
        <translation>Constats des lecteurs</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Paired: %1</source>
        <translation>Appariés&#xa0;: %1</translation>
    </message>
    <message>
        <source>A only: %1</source>
        <translation>A seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>gold only: %1</source>
        <translation>référence seule&#xa0;: %1</translation>
    </message>
    <message>
        <source>B only: %1</source>
        <translation>B seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>system only: %1</source>
        <translation>système seul&#xa0;: %1</translation>
    </message>
    <message>
        <source>texts differ: %1</source>
        <translation>textes différents&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (the first %2 are shown)</source>
        <extracomment>%1: summary of all documents, %2: number of rows shown</extracomment>
        <translation>%1 (les %2 premiers sont affichés)</translation>
    </message>
</context>
<context>
    <name>ImportVerdict</name>
    <message>
        <source>%1 cannot be read and will be left out.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 ne peut pas être lu et sera laissé de côté.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems cannot be read and will be left out.</source>
        <translation>
            <numerusform>%Ln système ne peut pas être lu et sera laissé de côté.</numerusform>
            <numerusform>%Ln systèmes ne peuvent pas être lus et seront laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in A than in B.</source>
        <translation>
            <numerusform>%Ln document a un autre texte dans A que dans B.</numerusform>
            <numerusform>%Ln documents ont un autre texte dans A que dans B.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text in the system than in the gold.</source>
        <translation>
            <numerusform>%Ln document a un autre texte dans le système que dans la référence.</numerusform>
            <numerusform>%Ln documents ont un autre texte dans le système que dans la référence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln system texts differ from the gold.</source>
        <translation>
            <numerusform>%Ln texte de système diffère de la référence.</numerusform>
            <numerusform>%Ln textes de système diffèrent de la référence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no partner.</source>
        <translation>
            <numerusform>%Ln document n’a pas de partenaire.</numerusform>
            <numerusform>%Ln documents n’ont pas de partenaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors in the files.</source>
        <translation>
            <numerusform>%Ln erreur dans les fichiers.</numerusform>
            <numerusform>%Ln erreurs dans les fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings.</source>
        <translation>
            <numerusform>%Ln avertissement.</numerusform>
            <numerusform>%Ln avertissements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold: a file or a folder.</source>
        <translation>Choisir une référence&#xa0;: un fichier ou un dossier.</translation>
    </message>
    <message>
        <source>Or add a second system: without a gold, the two are compared with each other.</source>
        <translation>Ou ajouter un second système&#xa0;: sans référence, les deux sont comparés entre eux.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>No gold: %L1 systems are compared with each other, two at a time.</source>
        <extracomment>%L1: how many systems, more than two</extracomment>
        <translation>Pas de référence&#xa0;: %L1 systèmes sont comparés entre eux, deux à la fois.</translation>
    </message>
    <message>
        <source>No gold: %1 (A) and %2 (B) are compared with each other.</source>
        <translation>Pas de référence&#xa0;: %1 (A) et %2 (B) sont comparés entre eux.</translation>
    </message>
    <message>
        <source>Compare without a gold, if %1 is none.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Comparer sans référence, si %1 n’en est pas une.</translation>
    </message>
    <message>
        <source>No document of %1 meets one of %2.</source>
        <translation>Aucun document de %1 n’en rencontre un de %2.</translation>
    </message>
    <message>
        <source>No document of the gold has a partner in %1.</source>
        <translation>Aucun document de la référence n’a de partenaire dans %1.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Retirer %1.</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lecture des fichiers…</translation>
    </message>
    <message>
        <source>The label map cannot be used; choose Labels… and open another.</source>
        <translation>La table d’étiquettes ne peut pas être utilisée&#x202f;; choisir Étiquettes… et en ouvrir une autre.</translation>
    </message>
    <message>
        <source>The gold cannot be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>La référence ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>No system can be read: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Aucun système ne peut être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Prêt.</translation>
    </message>
    <message>
        <source>The gold is shown alone; add a system to score it.</source>
        <translation>La référence est affichée seule&#x202f;; ajouter un système pour l’évaluer.</translation>
    </message>
</context>
<context>
    <name>IntervalStrings</name>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
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
    <name>Language</name>
    <message>
        <source>Touchstone will speak English when it is started again.</source>
        <translation>Touchstone parlera français dès qu’il sera relancé.</translation>
    </message>
</context>
<context>
    <name>NeutralWords</name>
    <message>
        <source>Agree</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Différent</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>B seul</translation>
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
        <translation>Différences</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Pairs by A&apos;s type</source>
        <translation>Paires par type de A</translation>
    </message>
    <message>
        <source>A and B agree under the chosen scheme.</source>
        <translation>A et B s’accordent selon le schéma choisi.</translation>
    </message>
    <message>
        <source>A and B are paired, but differ in what the scheme compares.</source>
        <translation>A et B sont appariés, mais diffèrent en ce que le schéma compare.</translation>
    </message>
    <message>
        <source>A has an annotation that B lacks.</source>
        <translation>A a une annotation que B n’a pas.</translation>
    </message>
    <message>
        <source>B has an annotation that A lacks.</source>
        <translation>B a une annotation que A n’a pas.</translation>
    </message>
    <message>
        <source>B has several annotations where A has one.</source>
        <translation>B a plusieurs annotations là où A en a une.</translation>
    </message>
    <message>
        <source>B has one annotation where A has several.</source>
        <translation>B a une annotation là où A en a plusieurs.</translation>
    </message>
    <message>
        <source>A is wrong</source>
        <translation>A est faux</translation>
    </message>
    <message>
        <source>B is wrong</source>
        <translation>B est faux</translation>
    </message>
    <message>
        <source>%1 cannot be opened: A is not there.</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: A n’est pas là.</translation>
    </message>
    <message>
        <source>The differences that are gone, in B&apos;s annotations as they were</source>
        <translation>Les différences disparues, dans les annotations de B telles qu’elles étaient</translation>
    </message>
    <message>
        <source>The differences that are new</source>
        <translation>Les différences nouvelles</translation>
    </message>
    <message>
        <source>all of A</source>
        <translation>tout A</translation>
    </message>
    <message>
        <source>all of B</source>
        <translation>tout B</translation>
    </message>
    <message>
        <source>in B only</source>
        <translation>dans B seul</translation>
    </message>
    <message>
        <source>differences (%1)</source>
        <translation>différences (%1)</translation>
    </message>
    <message>
        <source>not in agreement under the %1 scheme</source>
        <translation>pas d’accord selon le schéma %1</translation>
    </message>
    <message>
        <source>type %1 (A, else B)</source>
        <translation>type %1 (A, sinon B)</translation>
    </message>
    <message>
        <source>type in A, in B where A has no annotation: %1</source>
        <translation>type dans A, ou dans B là où A n’a pas d’annotation&#xa0;: %1</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>type in A: %1</source>
        <translation>type dans A&#xa0;: %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>type in B: %1</source>
        <translation>type dans B&#xa0;: %1</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>différence %1</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>différence&#xa0;: %1</translation>
    </message>
    <message>
        <source>not difference %1</source>
        <translation>sans différence %1</translation>
    </message>
    <message>
        <source>difference is not: %1</source>
        <translation>la différence n’est pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>words in A or B contain “%1”</source>
        <translation>les mots de A ou de B contiennent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>All records, those in agreement too</source>
        <translation>Tous les cas, y compris ceux d’accord</translation>
    </message>
    <message>
        <source>All differences under the %1 scheme</source>
        <translation>Toutes les différences selon le schéma %1</translation>
    </message>
    <message>
        <source>Keep the annotations whose words in A or B contain this</source>
        <translation>Garder les annotations dont les mots dans A ou B contiennent ceci</translation>
    </message>
    <message>
        <source>no annotation in A</source>
        <translation>pas d’annotation dans A</translation>
    </message>
    <message>
        <source>no annotation in B</source>
        <translation>pas d’annotation dans B</translation>
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
        <translation>Mots dans A</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>Mots dans B</translation>
    </message>
    <message>
        <source>Type in A</source>
        <translation>Type dans A</translation>
    </message>
    <message>
        <source>Type in B</source>
        <translation>Type dans B</translation>
    </message>
    <message>
        <source>What %1 made of the same annotation of A</source>
        <translation>Ce que %1 a fait de la même annotation de A</translation>
    </message>
    <message>
        <source>A “%1”, B “%2”</source>
        <translation>A «&#xa0;%1&#xa0;», B «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>difference “%1”</source>
        <translation>différence «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Difference “%1”</source>
        <translation>&amp;Différence «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Copy the words in &amp;A</source>
        <translation>Copier les mots de &amp;A</translation>
    </message>
    <message>
        <source>Copy the words in &amp;B</source>
        <translation>Copier les mots de &amp;B</translation>
    </message>
    <message>
        <source>No differences match: %1</source>
        <translation>Aucune différence ne correspond&#xa0;: %1</translation>
    </message>
    <message>
        <source>No differences. %1 in agreement.</source>
        <translation>Aucune différence. %1 d’accord.</translation>
    </message>
    <message>
        <source>Under the %1 scheme A and B agree everywhere.</source>
        <translation>Selon le schéma %1, A et B s’accordent partout.</translation>
    </message>
    <message>
        <source>A has none.</source>
        <translation>A n’en a pas.</translation>
    </message>
    <message>
        <source>Show those in agreement</source>
        <translation>Montrer ceux d’accord</translation>
    </message>
    <message>
        <source>List the differences</source>
        <translation>Lister les différences</translation>
    </message>
    <message>
        <source>Groups of differences</source>
        <translation>Groupes de différences</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>aucune différence</translation>
    </message>
    <message>
        <source>difference %1 of %2</source>
        <translation>différence %1 sur %2</translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation>différences&#xa0;: %1</translation>
    </message>
    <message>
        <source>No differences in the filter</source>
        <translation>Aucune différence dans le filtre</translation>
    </message>
    <message>
        <source>No other difference of this kind in the filter</source>
        <translation>Aucune autre différence de cette sorte dans le filtre</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B&#xa0;: %1</translation>
    </message>
    <message>
        <source>no record of this annotation of A</source>
        <translation>aucun cas pour cette annotation de A</translation>
    </message>
    <message>
        <source>Rules for A: %1</source>
        <translation>Règles pour A&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules for B: %1</source>
        <translation>Règles pour B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text.</source>
        <translation>Choisir une ligne de la liste ou une annotation dans le texte.</translation>
    </message>
    <message>
        <source>Choose a row of the list or an annotation in the text; %1 goes to the next difference.</source>
        <translation>Choisir une ligne de la liste ou une annotation dans le texte&#x202f;; %1 va à la différence suivante.</translation>
    </message>
    <message>
        <source>B begins %n characters later.</source>
        <translation>B commence %n caractères plus loin.</translation>
    </message>
    <message>
        <source>B begins %n character later.</source>
        <translation>B commence %n caractère plus loin.</translation>
    </message>
    <message>
        <source>B begins %n characters earlier.</source>
        <translation>B commence %n caractères plus tôt.</translation>
    </message>
    <message>
        <source>B begins %n character earlier.</source>
        <translation>B commence %n caractère plus tôt.</translation>
    </message>
    <message>
        <source>B ends %n characters later.</source>
        <translation>B finit %n caractères plus loin.</translation>
    </message>
    <message>
        <source>B ends %n character later.</source>
        <translation>B finit %n caractère plus loin.</translation>
    </message>
    <message>
        <source>B ends %n characters earlier.</source>
        <translation>B finit %n caractères plus tôt.</translation>
    </message>
    <message>
        <source>B ends %n character earlier.</source>
        <translation>B finit %n caractère plus tôt.</translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in A, %2 in B.</source>
        <translation>Le type principal est le même, le sous-type diffère&#xa0;: %1 dans A, %2 dans B.</translation>
    </message>
    <message>
        <source>The types differ: %1 in A, %2 in B.</source>
        <translation>Les types diffèrent&#xa0;: %1 dans A, %2 dans B.</translation>
    </message>
    <message>
        <source>B has no such document.</source>
        <translation>B n’a pas ce document.</translation>
    </message>
    <message>
        <source>A has no such document.</source>
        <translation>A n’a pas ce document.</translation>
    </message>
    <message>
        <source>No annotation of B overlaps it.</source>
        <translation>Aucune annotation de B ne la recouvre.</translation>
    </message>
    <message>
        <source>No annotation of A overlaps it.</source>
        <translation>Aucune annotation de A ne la recouvre.</translation>
    </message>
    <message>
        <source>Every annotation of B that overlaps it is paired with another one of A, or shares too little with it.</source>
        <translation>Chaque annotation de B qui la recouvre est appariée avec une autre de A, ou partage trop peu avec elle.</translation>
    </message>
    <message>
        <source>Every annotation of A that overlaps it is paired with another one of B, or shares too little with it.</source>
        <translation>Chaque annotation de A qui la recouvre est appariée avec une autre de B, ou partage trop peu avec elle.</translation>
    </message>
    <message>
        <source>Paired because they share %n characters (A %1, B %2).</source>
        <translation>Appariées parce qu’elles partagent %n caractères (A %1, B %2).</translation>
    </message>
    <message>
        <source>Paired because they share %n character (A %1, B %2).</source>
        <translation>Appariées parce qu’elles partagent %n caractère (A %1, B %2).</translation>
    </message>
    <message>
        <source>One text, a lane for A and one for B</source>
        <translation>Un seul texte, une bande pour A et une pour B</translation>
    </message>
    <message>
        <source>gap: %Ln characters not in B</source>
        <translation>lacune&#xa0;: %Ln caractères absents de B</translation>
    </message>
    <message>
        <source>gap: %Ln character not in B</source>
        <translation>lacune&#xa0;: %Ln caractère absent de B</translation>
    </message>
    <message>
        <source>gap: %Ln characters only in B</source>
        <translation>lacune&#xa0;: %Ln caractères seulement dans B</translation>
    </message>
    <message>
        <source>gap: %Ln character only in B</source>
        <translation>lacune&#xa0;: %Ln caractère seulement dans B</translation>
    </message>
    <message>
        <source>gap in A for “%1”</source>
        <translation>lacune dans A pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>gap in B for “%1”</source>
        <translation>lacune dans B pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” in A is “%2” in B</source>
        <translation>«&#xa0;%1&#xa0;» dans A est «&#xa0;%2&#xa0;» dans B</translation>
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
        <translation>Vue d’ensemble du document&#xa0;: plus c’est large, plus il y a de différences&#x202f;; cliquer pour y aller</translation>
    </message>
    <message>
        <source>No text in this format: see the list of differences.</source>
        <translation>Pas de texte dans ce format&#xa0;: voir la liste des différences.</translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of differences shows the annotations.</source>
        <translation>Pas de texte dans ce format&#xa0;: il ne donne que des positions. La liste des différences montre les annotations.</translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned token by token).</source>
        <translation>Les textes de A et de B diffèrent en %1 (alignés token par token).</translation>
    </message>
    <message>
        <source>The texts of A and B differ at %1 (aligned character by character).</source>
        <translation>Les textes de A et de B diffèrent en %1 (alignés caractère par caractère).</translation>
    </message>
    <message>
        <source>B lacks this document: every annotation is in A only.</source>
        <translation>B n’a pas ce document&#xa0;: chaque annotation est dans A seul.</translation>
    </message>
    <message>
        <source>A lacks this document: every annotation is in B only.</source>
        <translation>A n’a pas ce document&#xa0;: chaque annotation est dans B seul.</translation>
    </message>
    <message>
        <source>Types of A</source>
        <translation>Types de A</translation>
    </message>
    <message>
        <source>%1: %n annotations of A</source>
        <translation>%1&#xa0;: %n annotations de A</translation>
    </message>
    <message>
        <source>%1: %n annotation of A</source>
        <translation>%1&#xa0;: %n annotation de A</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>B seul</translation>
    </message>
    <message>
        <source>Annotations of A</source>
        <translation>Annotations de A</translation>
    </message>
    <message>
        <source>Annotations of B</source>
        <translation>Annotations de B</translation>
    </message>
    <message>
        <source>Agreement of A and B (F1) under the %1 scheme</source>
        <translation>Accord de A et B (F1) selon le schéma %1</translation>
    </message>
    <message>
        <source>Records that differ under the %1 scheme, whatever the filter</source>
        <translation>Cas qui diffèrent selon le schéma %1, quel que soit le filtre</translation>
    </message>
    <message>
        <source>%1 only in B: %2, no annotation in A</source>
        <translation>%1 seulement dans B&#xa0;: %2, pas d’annotation dans A</translation>
    </message>
    <message>
        <source>%1 only in A: %2, no annotation in B</source>
        <translation>%1 seulement dans A&#xa0;: %2, pas d’annotation dans B</translation>
    </message>
    <message>
        <source>%1: A and B among the %2; %3 of them have equal types</source>
        <translation>%1&#xa0;: A et B parmi les %2&#x202f;; %3 d’entre elles ont des types égaux</translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1&#xa0;: A %2, B %3</translation>
    </message>
    <message>
        <source>Only A: %1 annotations of A without one of B</source>
        <translation>A seul&#xa0;: %1 annotations de A sans une de B</translation>
    </message>
    <message>
        <source>Only B: %1 annotations of B without one of A</source>
        <translation>B seul&#xa0;: %1 annotations de B sans une de A</translation>
    </message>
    <message>
        <source>Type %1 in A: %2 annotations</source>
        <translation>Type %1 dans A&#xa0;: %2 annotations</translation>
    </message>
    <message>
        <source>Type %1 in B: %2 annotations</source>
        <translation>Type %1 dans B&#xa0;: %2 annotations</translation>
    </message>
    <message>
        <source>Types of A by types of B</source>
        <translation>Types de A par types de B</translation>
    </message>
    <message>
        <source>Rows: A, columns: B</source>
        <translation>Lignes&#xa0;: A, colonnes&#xa0;: B</translation>
    </message>
    <message>
        <source>Those with most differences; the other types share one row and one column</source>
        <translation>Ceux qui ont le plus de différences&#x202f;; les autres types partagent une ligne et une colonne</translation>
    </message>
    <message>
        <source>Filter to type “%1” in A</source>
        <translation>Filtrer le type «&#xa0;%1&#xa0;» dans A</translation>
    </message>
    <message>
        <source>Filter to type “%1” in B</source>
        <translation>Filtrer le type «&#xa0;%1&#xa0;» dans B</translation>
    </message>
    <message>
        <source>Type of the annotation of A</source>
        <translation>Type de l’annotation de A</translation>
    </message>
    <message>
        <source>Type of the annotation of B that is paired with it</source>
        <translation>Type de l’annotation de B appariée avec elle</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation.</source>
        <translation>Ni A ni B n’ont d’annotation.</translation>
    </message>
    <message>
        <source>A and B (%1), %2: Agreement %3  of B %4  of A %5</source>
        <translation>A et B (%1), %2&#xa0;: accord %3  de B %4  de A %5</translation>
    </message>
    <message>
        <source>A %1  B %2</source>
        <translation>A %1  B %2</translation>
    </message>
    <message>
        <source>Annotations of A and of B (%1)</source>
        <translation>Annotations de A et de B (%1)</translation>
    </message>
    <message>
        <source>%1 (A is one document)</source>
        <translation>%1 (A est un seul document)</translation>
    </message>
    <message>
        <source>Of more rows the chart shows those with most differences; the table has all.</source>
        <translation>Si les lignes sont plus nombreuses, le graphique montre celles qui ont le plus de différences&#x202f;; le tableau les a toutes.</translation>
    </message>
    <message>
        <source>Only in the table, with fewer differences: %1 more</source>
        <translation>Seulement dans le tableau, avec moins de différences&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>A and B have the same text, so that there is no noise to tell apart.</source>
        <translation>A et B ont le même texte&#xa0;: il n’y a pas de bruit à distinguer.</translation>
    </message>
    <message>
        <source>A has no annotation.</source>
        <translation>A n’a pas d’annotation.</translation>
    </message>
    <message>
        <source>Told by A (LED)</source>
        <translation>Indiqué par A (LED)</translation>
    </message>
    <message>
        <source>Character error rate of B&apos;s text against A&apos;s at the place of the annotation, or the noise that A tells of its own text (HIPE).</source>
        <translation>Taux d’erreur sur les caractères du texte de B par rapport à celui de A à l’endroit de l’annotation, ou le bruit que A indique pour son propre texte (HIPE).</translation>
    </message>
    <message>
        <source>A has no entities, so that there is no rate. Check that the right files and the right layer were opened.</source>
        <translation>A n’a pas d’entités&#xa0;: il n’y a donc pas de taux. Vérifier que les bons fichiers et la bonne couche sont ouverts.</translation>
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
de %8 entités de A</translation>
    </message>
    <message>
        <source>When an annotation counts as found: the same in A and B under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Differences by type are those of the strict scheme.</source>
        <translation>Quand une annotation compte comme trouvée&#xa0;: la même dans A et B selon le schéma strict, ou appariée par la mesure pour texte bruité, qui exige un texte dans les limites de son seuil. Les différences par type sont celles du schéma strict.</translation>
    </message>
    <message>
        <source>Differences by cause</source>
        <translation>Différences par cause</translation>
    </message>
    <message>
        <source>Differences by cause as a table</source>
        <translation>Différences par cause, en tableau</translation>
    </message>
    <message>
        <source>Noise: recall by error rate, differences by cause</source>
        <translation>Bruit&#xa0;: rappel par taux d’erreur, différences par cause</translation>
    </message>
    <message>
        <source>%Ln more types only in the table: with fewer differences</source>
        <translation>%Ln types de plus seulement dans le tableau&#xa0;: avec moins de différences</translation>
    </message>
    <message>
        <source>%Ln more type only in the table: with fewer differences</source>
        <translation>%Ln type de plus seulement dans le tableau&#xa0;: avec moins de différences</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 differences</source>
        <translation>%1&#xa0;: %2, %3 différences sur %4</translation>
    </message>
    <message>
        <source>%1: %2 differences</source>
        <translation>%1&#xa0;: %2 différences</translation>
    </message>
    <message>
        <source>Share of the differences</source>
        <translation>Part des différences</translation>
    </message>
    <message>
        <source>P, R and F1 of B</source>
        <translation>P, R et F1 de B</translation>
    </message>
    <message>
        <source>Set the threshold that gives B its best F1 on these data</source>
        <translation>Fixer le seuil qui donne à B son meilleur F1 sur ces données</translation>
    </message>
    <message>
        <source>Shows the values before these, with more differences.</source>
        <translation>Montre les valeurs précédentes, qui ont plus de différences.</translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer differences.</source>
        <translation>Montre les valeurs suivantes, qui ont moins de différences.</translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in A, %4 in B, %5 in neither.</source>
        <translation>%1 dans %2&#xa0;: %3 annotés dans A, %4 dans B, %5 dans aucun des deux.</translation>
    </message>
    <message>
        <source>In whose text the words stand: A&apos;s, B&apos;s, or both</source>
        <translation>Dans quel texte se trouvent les mots&#xa0;: celui de A, celui de B, ou les deux</translation>
    </message>
    <message>
        <source>Types of A&apos;s annotations that share a character with the words</source>
        <translation>Types des annotations de A qui partagent un caractère avec les mots</translation>
    </message>
    <message>
        <source>Types of B&apos;s annotations that share a character with the words</source>
        <translation>Types des annotations de B qui partagent un caractère avec les mots</translation>
    </message>
    <message>
        <source>Of another data set: %1</source>
        <translation>D’un autre jeu de données&#xa0;: %1</translation>
    </message>
    <message>
        <source>A %1; B %2</source>
        <translation>A %1&#x202f;; B %2</translation>
    </message>
    <message>
        <source>Trees of A and B</source>
        <translation>Arbres de A et de B</translation>
    </message>
    <message>
        <source>Outline of the trees of A and B</source>
        <translation>Plan des arbres de A et de B</translation>
    </message>
    <message>
        <source>Every annotation of A and B is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation>Chaque annotation de A et de B est un seul empan&#xa0;: pas de composants, rien d’imbriqué, pas de second type. Les arbres viennent de JSONL avec «&#xa0;parent&#xa0;» et «&#xa0;role&#xa0;», de balises Quaero, et de fichiers HIPE lus comme arbres.</translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation>ETER apparie le cas sélectionné avec un partenaire qu’il n’a pas ici.</translation>
    </message>
    <message>
        <source>%1. Text, differences and details show these annotations all the same.</source>
        <translation>%1. Le texte, les différences et les détails montrent tout de même ces annotations.</translation>
    </message>
    <message>
        <source>≠ differ: T type, t sub-type, B boundary</source>
        <translation>≠ différent&#xa0;: T type, t sous-type, B frontière</translation>
    </message>
    <message>
        <source>≈ overlap: B boundary alone</source>
        <translation>≈ recouvrement&#xa0;: B frontière seule</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since A has no entity here</source>
        <translation>Ces arbres&#xa0;: ETER %1 / 0 = –, car A n’a pas d’entité ici</translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since A has no slot here</source>
        <translation>Ces arbres&#xa0;: SER %1 / 0 = –, car A n’a pas de slot ici</translation>
    </message>
    <message>
        <source>Trees of A and B, aligned</source>
        <translation>Arbres de A et de B, alignés</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to compare.</source>
        <translation>Ni A ni B n’ont d’annotation&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Neither A nor B has an annotation, so that there is nothing to count.</source>
        <translation>Ni A ni B n’ont d’annotation&#xa0;: il n’y a rien à compter.</translation>
    </message>
    <message>
        <source>A gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>A ne donne pas de niveau de bruit de son texte (LED dans la colonne MISC des fichiers HIPE). Choisir plutôt le bruit mesuré sur les textes (CER).</translation>
    </message>
    <message>
        <source>A has no annotation with a text, so that there is no error rate to count by.</source>
        <translation>A n’a pas d’annotation avec un texte&#xa0;: il n’y a pas de taux d’erreur selon lequel compter.</translation>
    </message>
    <message>
        <source>A gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>A donne un niveau de bruit de 0 pour chaque annotation (LED). Choisir plutôt le bruit mesuré sur les textes (CER).</translation>
    </message>
    <message>
        <source>The texts of A and B are equal at every annotation, so that there is no noise to show.</source>
        <translation>Les textes de A et de B sont égaux à chaque annotation&#xa0;: il n’y a pas de bruit à montrer.</translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: A has no entity to divide by. Check that A is the right file, and the layer or column that it is read from.</source>
        <translation>ETER n’est défini pour aucun alpha&#xa0;: A n’a pas d’entité par laquelle diviser. Vérifier que A est le bon fichier, ainsi que la couche ou la colonne où il est lu.</translation>
    </message>
    <message>
        <source>No entity of A or B holds another annotation. Select a record first.</source>
        <translation>Aucune entité de A ou de B ne contient une autre annotation. Sélectionner d’abord un cas.</translation>
    </message>
    <message>
        <source>Differences one by one</source>
        <translation>Différences une par une</translation>
    </message>
    <message>
        <source>The system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation>Le système dont les différences sont montrées (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>%1: the system whose differences are shown (Alt+1 … Alt+9)</source>
        <translation>%1&#xa0;: le système dont les différences sont montrées (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>Most of the window for the text, then the differences and what explains them</source>
        <translation>La plus grande part de la fenêtre pour le texte, puis les différences et ce qui les explique</translation>
    </message>
    <message>
        <source>The text, and below it the differences beside the numbers: the layout at first</source>
        <translation>Le texte, et dessous les différences à côté des chiffres&#xa0;: la disposition de départ</translation>
    </message>
    <message>
        <source>The differences beside the comparison of systems</source>
        <translation>Les différences à côté de la comparaison des systèmes</translation>
    </message>
    <message>
        <source>Which annotation of A is matched with which of B.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation>Quelle annotation de A est appariée avec laquelle de B.
Un à un optimal&#xa0;: la meilleure affectation des annotations qui se recouvrent, quel que soit leur ordre.
Glouton&#xa0;: premier arrivé, premier servi, comme le fait nervaluate.</translation>
    </message>
    <message>
        <source>A has no types.</source>
        <translation>A n’a pas de types.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from A&apos;s in the type only.</source>
        <translation>%1&#xa0;: %2 annotations appariées sur %3 ne diffèrent de celles de A que par le type.</translation>
    </message>
    <message>
        <source>Corrected scores: %n corrections of A</source>
        <translation>Scores corrigés&#xa0;: %n corrections de A</translation>
    </message>
    <message>
        <source>Corrected scores: %n correction of A</source>
        <translation>Scores corrigés&#xa0;: %n correction de A</translation>
    </message>
    <message>
        <source>Every number is by A under %1; its own file stays as it is</source>
        <translation>Chaque nombre suit A corrigé par %1&#x202f;; son propre fichier reste tel quel</translation>
    </message>
</context>
<context>
    <name>NoiseChart</name>
    <message>
        <source>Noise of the text (LED)</source>
        <translation>Bruit du texte (LED)</translation>
    </message>
    <message>
        <source>Character error rate (CER)</source>
        <translation>Taux d’erreur sur les caractères (CER)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of Found</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trouvé</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of Not found</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Annotations of the gold</source>
        <translation>Annotations de la référence</translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of Transcription</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>NER</source>
        <translation>REN</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of NER, entity recognition</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Cause unknown</source>
        <translation>Cause inconnue</translation>
    </message>
    <message>
        <source>?</source>
        <comment>letter of a cause that is not told</comment>
        <translation>?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: names of systems, %2: a sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n types)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n type)</numerusform>
            <numerusform>(%n types)</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the errors</source>
        <translation>Part des erreurs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
</context>
<context>
    <name>NoiseFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The number that a system has in the chart below; %2: its name</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Recall by noise in the text</source>
        <translation>Rappel selon le bruit du texte</translation>
    </message>
    <message>
        <source>Recall (matching of noisy text)</source>
        <translation>Rappel (appariement du texte bruité)</translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation>Erreurs par cause</translation>
    </message>
    <message>
        <source>The measure for noisy text was not computed.</source>
        <translation>La mesure pour texte bruité n’a pas été calculée.</translation>
    </message>
    <message>
        <source>The gold gives no noise level of its text (LED in the MISC column of HIPE files). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>La référence ne donne pas de niveau de bruit de son texte (LED dans la colonne MISC des fichiers HIPE). Choisir plutôt le bruit mesuré sur les textes (CER).</translation>
    </message>
    <message>
        <source>The gold has no annotation with a text, so that there is no error rate to count by.</source>
        <translation>La référence n’a pas d’annotation avec un texte&#xa0;: il n’y a pas de taux d’erreur selon lequel compter.</translation>
    </message>
    <message>
        <source>The gold gives a noise level of 0 for every annotation (LED). Choose the noise that is measured on the texts (CER) instead.</source>
        <translation>La référence donne un niveau de bruit de 0 pour chaque annotation (LED). Choisir plutôt le bruit mesuré sur les textes (CER).</translation>
    </message>
    <message>
        <source>The texts of gold and systems are equal at every annotation, so that there is no noise to show. Give a system that was run on recognised text, in a format that keeps this text, or draw the figure of outcomes instead.</source>
        <translation>Les textes de la référence et des systèmes sont égaux à chaque annotation&#xa0;: il n’y a pas de bruit à montrer. Donner un système appliqué à un texte reconnu, dans un format qui conserve ce texte, ou dessiner plutôt la figure des issues.</translation>
    </message>
</context>
<context>
    <name>OutcomeChart</name>
    <message numerus="yes">
        <source>(all %n)</source>
        <extracomment>A bar of a chart that holds the sums of all types; %n: their number</extracomment>
        <translation>
            <numerusform>(%n en tout)</numerusform>
            <numerusform>(%n en tout)</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the annotations</source>
        <translation>Part des annotations</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>F1 of the document</source>
        <translation>F1 du document</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
</context>
<context>
    <name>OutcomeFigure</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a figure of one system. %1: &quot;Outcomes by type&quot;, %2: name of the system</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation, so there is nothing to count.</source>
        <translation>Ni la référence ni un système n’ont d’annotation&#xa0;: il n’y a rien à compter.</translation>
    </message>
    <message>
        <source>Outcomes by document</source>
        <translation>Issues par document</translation>
    </message>
    <message>
        <source>Outcomes by type</source>
        <translation>Issues par type</translation>
    </message>
    <message>
        <source>Outcomes by slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation>Issues par tranche&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Partiel</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Superflu</translation>
    </message>
</context>
<context>
    <name>PanelDocks</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Confusion</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Alpha sweep</source>
        <translation>Balayage d’alpha</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Compare systems</source>
        <translation>Comparer les systèmes</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Suspects</translation>
    </message>
</context>
<context>
    <name>RankingFigure</name>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation>Classement de %1</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1 (le plus bas est le meilleur)</translation>
    </message>
    <message>
        <source>≈ not separable from the best: p is not below %1</source>
        <extracomment>%1: a level of significance, such as 0.05</extracomment>
        <translation>≈ non séparable du meilleur&#xa0;: p n’est pas inférieur à %1</translation>
    </message>
    <message>
        <source>No run of this data set is scored yet.</source>
        <translation>Aucune soumission de ce jeu de données n’est encore évaluée.</translation>
    </message>
</context>
<context>
    <name>RecordFacts</name>
    <message numerus="yes">
        <source>The system begins %n characters later.</source>
        <translation>
            <numerusform>Le système commence %n caractère plus loin.</numerusform>
            <numerusform>Le système commence %n caractères plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system begins %n characters earlier.</source>
        <translation>
            <numerusform>Le système commence %n caractère plus tôt.</numerusform>
            <numerusform>Le système commence %n caractères plus tôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters later.</source>
        <translation>
            <numerusform>Le système finit %n caractère plus loin.</numerusform>
            <numerusform>Le système finit %n caractères plus loin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system ends %n characters earlier.</source>
        <translation>
            <numerusform>Le système finit %n caractère plus tôt.</numerusform>
            <numerusform>Le système finit %n caractères plus tôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paired because they share %n characters (gold %1, system %2).</source>
        <extracomment>%1: characters of the gold annotation, %2: of the system annotation</extracomment>
        <translation>
            <numerusform>Appariées parce qu’elles partagent %n caractère (référence %1, système %2).</numerusform>
            <numerusform>Appariées parce qu’elles partagent %n caractères (référence %1, système %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Resources</name>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>RuleTrialWords</name>
    <message>
        <source>link</source>
        <translation>lien</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>cause</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: gold or system, %2: what changed, %3 and %4: labels before and after</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2&#xa0;: %3 → %4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>match</source>
        <translation>appariement</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>entité</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lien</translation>
    </message>
    <message>
        <source>never applied</source>
        <comment>a rule</comment>
        <translation>jamais appliquée</translation>
    </message>
    <message>
        <source>This rule is switched off.</source>
        <translation>Cette règle est désactivée.</translation>
    </message>
    <message>
        <source>Applied %1 times in %2 tests; that is %3 records.</source>
        <extracomment>how often the rule was applied, of how many tests, and how many records that makes</extracomment>
        <translation>Appliquée %1 fois en %2 essais&#x202f;; cela fait %3 cas.</translation>
    </message>
    <message>
        <source>Tested %1 times and never applied: no “%2” met all its conditions. Look for a mistyped label in them.</source>
        <extracomment>%1: number of tests, %2: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation>Essayée %1 fois et jamais appliquée&#xa0;: aucun élément «&#xa0;%2&#xa0;» n’a rempli toutes ses conditions. Y chercher une étiquette mal écrite.</translation>
    </message>
    <message>
        <source>Never tested: there was no “%1” to try it on.</source>
        <extracomment>%1: &quot;pair&quot;, &quot;system&quot; …: what the rule is for</extracomment>
        <translation>Jamais essayée&#xa0;: il n’y avait aucun élément «&#xa0;%1&#xa0;» sur lequel l’essayer.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Phases in their order, in each its rules as they run. The box switches a rule on and off (Space); Enter opens it in the editor.</source>
        <translation>Les phases dans leur ordre, et dans chacune ses règles telles qu’elles s’exécutent. La case active ou désactive une règle (Espace)&#x202f;; Entrée l’ouvre dans l’éditeur.</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliquée</translation>
    </message>
    <message>
        <source>How often all conditions of the rule held when it was its turn.</source>
        <translation>Combien de fois toutes les conditions de la règle étaient remplies quand son tour est venu.</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Essayée</translation>
    </message>
    <message>
        <source>How often its conditions were tested, repeated tests included.</source>
        <translation>Combien de fois ses conditions ont été examinées, essais répétés compris.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>The matches and single annotations that it was applied to; of a rule for entities or links those of whole documents. A click shows them.</source>
        <translation>Les appariements et les annotations seules auxquels elle a été appliquée&#x202f;; pour une règle d’entités ou de liens, ceux de documents entiers. Un clic les montre.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>What the rule looks at: each annotation of a side, each overlapping pair, each match, each entity or link of a document.</source>
        <translation>Ce que la règle examine&#xa0;: chaque annotation d’un côté, chaque paire qui se recouvre, chaque appariement, chaque entité ou lien d’un document.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>The salience of the rule: inside a phase the highest goes first.</source>
        <translation>La priorité (salience) de la règle&#xa0;: dans une phase, la plus haute passe d’abord.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The file that contains the rule, and the one whose rule of the same name it replaces.</source>
        <translation>Le fichier qui contient la règle, et celui dont elle remplace la règle du même nom.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>The rule&apos;s own description.</source>
        <translation>La description que la règle donne d’elle-même.</translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>the default rules</comment>
        <translation>intégrée</translation>
    </message>
    <message>
        <source>%1, replaces %2</source>
        <extracomment>where a rule comes from; %2: the file whose rule of the same name it stands for</extracomment>
        <translation>%1, remplace %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>read aloud: name of a rule; &quot;never applied&quot;, &quot;42&quot; or &quot;off&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules</source>
        <translation>
            <numerusform>%Ln règle</numerusform>
            <numerusform>%Ln règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never applied</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n jamais appliquée</numerusform>
            <numerusform>%n jamais appliquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n off</source>
        <comment>rules</comment>
        <translation>
            <numerusform>%n désactivée</numerusform>
            <numerusform>%n désactivées</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase %1, number %2 of %3. Its rules are applied until none holds any more; then the next phase begins.</source>
        <extracomment>%1: name of a phase, %2: number among the phases, %3: how many there are</extracomment>
        <translation>Phase %1, numéro %2 sur %3. Ses règles sont appliquées jusqu’à ce qu’aucune ne soit plus remplie&#x202f;; alors commence la phase suivante.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivée</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Least overlap (%)</source>
        <translation>Recouvrement min. (%)</translation>
    </message>
    <message>
        <source>Overlap counted in</source>
        <translation>Recouvrement compté en</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>A row of a type has</source>
        <translation>Une ligne de type contient</translation>
    </message>
    <message>
        <source>What either side gave it</source>
        <translation>Ce que l’un des côtés a typé ainsi</translation>
    </message>
    <message>
        <source>Pairs by their gold type</source>
        <translation>Les paires par type de référence</translation>
    </message>
    <message>
        <source>The type matched alone</source>
        <translation>Le type apparié seul</translation>
    </message>
    <message>
        <source>Tag scheme</source>
        <translation>Schéma de balises</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Spans end with the</source>
        <translation>Les empans finissent avec</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Weights of types</source>
        <translation>Poids des types</translation>
    </message>
    <message>
        <source>Hierarchy of types</source>
        <translation>Hiérarchie des types</translation>
    </message>
    <message>
        <source>Weight of one step</source>
        <translation>Poids d’un pas</translation>
    </message>
    <message>
        <source>Weights of links</source>
        <translation>Poids des liens</translation>
    </message>
    <message>
        <source>Candidates that count</source>
        <translation>Candidats qui comptent</translation>
    </message>
    <message>
        <source>Equivalent ids</source>
        <translation>Identifiants équivalents</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alphas of the table</source>
        <translation>Alphas du tableau</translation>
    </message>
    <message>
        <source>Inserted into a leaf</source>
        <translation>Inséré dans une feuille</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>1 chacun</translation>
    </message>
    <message>
        <source>1 at most</source>
        <translation>1 au plus</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Label of a nested entity</source>
        <translation>Étiquette d’une entité imbriquée</translation>
    </message>
    <message>
        <source>The whole label</source>
        <translation>L’étiquette entière</translation>
    </message>
    <message>
        <source>Its main type</source>
        <translation>Son type principal</translation>
    </message>
    <message>
        <source>Components must overlap</source>
        <translation>Les composants se recouvrent</translation>
    </message>
    <message>
        <source>Nested entities align</source>
        <translation>Entités imbriquées alignées</translation>
    </message>
    <message>
        <source>At any depth</source>
        <translation>À toute profondeur</translation>
    </message>
    <message>
        <source>Inside aligned ones</source>
        <translation>Dans les alignées</translation>
    </message>
    <message>
        <source>Cost of label, boundary</source>
        <translation>Coût étiquette, frontière</translation>
    </message>
    <message>
        <source>Denominator of ERR</source>
        <translation>Dénominateur de ERR</translation>
    </message>
    <message>
        <source>With wrong pairs</source>
        <translation>Avec les paires fausses</translation>
    </message>
    <message>
        <source>As the paper prints it</source>
        <translation>Comme l’article l’imprime</translation>
    </message>
    <message>
        <source>Largest edit distance</source>
        <translation>Distance d’édition max.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé avec</translation>
    </message>
    <message>
        <source>What first touches it</source>
        <translation>Ce qui le touche d’abord</translation>
    </message>
    <message>
        <source>The best one-to-one</source>
        <translation>Le meilleur, un à un</translation>
    </message>
    <message>
        <source>Count what is set aside</source>
        <translation>Compter ce qui est mis de côté</translation>
    </message>
    <message>
        <source>Count low confidence</source>
        <translation>Compter la confiance basse</translation>
    </message>
    <message>
        <source>Count links lost by tagging</source>
        <translation>Compter les liens perdus au balisage</translation>
    </message>
    <message>
        <source>Right for one of several ids</source>
        <translation>Juste pour l’un des identifiants</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>ShownSystem</name>
    <message>
        <source>%1, as it was</source>
        <extracomment>%1: name of a system whose file has been read again since</extracomment>
        <translation>%1, tel qu’il était</translation>
    </message>
    <message>
        <source>%1, other settings</source>
        <extracomment>%1: name of a system that is scored under other settings than those in force</extracomment>
        <translation>%1, autres réglages</translation>
    </message>
</context>
<context>
    <name>Slices</name>
    <message>
        <source>there are neither texts nor tokens</source>
        <translation>il n’y a ni textes ni tokens</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>il n’y a pas de textes</translation>
    </message>
    <message>
        <source>there is no pair</source>
        <translation>il n’y a pas de paire</translation>
    </message>
    <message>
        <source>there is no annotation</source>
        <translation>il n’y a pas d’annotation</translation>
    </message>
    <message>
        <source>choose training data…</source>
        <translation>choisir des données d’entraînement…</translation>
    </message>
    <message>
        <source>Noise level</source>
        <translation>Niveau de bruit</translation>
    </message>
    <message>
        <source>no annotation gives the noise level of its text (LED, as HIPE&apos;s files do)</source>
        <translation>aucune annotation ne donne le niveau de bruit de son texte (LED, comme le font les fichiers HIPE)</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>no document has a date</source>
        <translation>aucun document n’a de date</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>the documents are of one data set</source>
        <translation>les documents sont d’un seul jeu de données</translation>
    </message>
    <message>
        <source>Document length</source>
        <translation>Longueur du document</translation>
    </message>
    <message>
        <source>Place in the document</source>
        <translation>Place dans le document</translation>
    </message>
    <message>
        <source>Entity length</source>
        <translation>Longueur de l’entité</translation>
    </message>
    <message>
        <source>Single- or multi-token</source>
        <translation>Un ou plusieurs tokens</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Shape of the name</source>
        <translation>Forme du nom</translation>
    </message>
    <message>
        <source>With digit</source>
        <translation>Avec chiffre</translation>
    </message>
    <message>
        <source>With hyphen</source>
        <translation>Avec trait d’union</translation>
    </message>
    <message>
        <source>With full stop</source>
        <translation>Avec point</translation>
    </message>
    <message>
        <source>With apostrophe</source>
        <translation>Avec apostrophe</translation>
    </message>
    <message>
        <source>With function word</source>
        <translation>Avec mot-outil</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Premier mot</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Dernier mot</translation>
    </message>
    <message>
        <source>Nested or flat</source>
        <translation>Imbriqué ou plat</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Voisin</translation>
    </message>
    <message>
        <source>Word before</source>
        <translation>Mot d’avant</translation>
    </message>
    <message>
        <source>Word after</source>
        <translation>Mot d’après</translation>
    </message>
    <message>
        <source>Shape of the word before</source>
        <translation>Forme du mot d’avant</translation>
    </message>
    <message>
        <source>Shape of the word after</source>
        <translation>Forme du mot d’après</translation>
    </message>
    <message>
        <source>Enclosed</source>
        <translation>Encadré</translation>
    </message>
    <message>
        <source>Place in the sentence</source>
        <translation>Place dans la phrase</translation>
    </message>
    <message>
        <source>Sentence length</source>
        <translation>Longueur de la phrase</translation>
    </message>
    <message>
        <source>Sentence in capitals</source>
        <translation>Phrase en capitales</translation>
    </message>
    <message>
        <source>Annotations in the sentence</source>
        <translation>Annotations dans la phrase</translation>
    </message>
    <message>
        <source>Other types in the sentence</source>
        <translation>Autres types dans la phrase</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>Vu à l’entraînement</translation>
    </message>
    <message>
        <source>Words seen in training</source>
        <translation>Mots vus à l’entraînement</translation>
    </message>
    <message>
        <source>Frequency of the words</source>
        <translation>Fréquence des mots</translation>
    </message>
    <message>
        <source>Types of the same words</source>
        <translation>Types des mêmes mots</translation>
    </message>
    <message>
        <source>First or later mention</source>
        <translation>Première mention ou suivante</translation>
    </message>
    <message>
        <source>Left boundary</source>
        <translation>Frontière gauche</translation>
    </message>
    <message>
        <source>Right boundary</source>
        <translation>Frontière droite</translation>
    </message>
    <message>
        <source>Left boundary in characters</source>
        <translation>Frontière gauche en caractères</translation>
    </message>
    <message>
        <source>Right boundary in characters</source>
        <translation>Frontière droite en caractères</translation>
    </message>
    <message>
        <source>Differing boundary</source>
        <translation>Frontière différente</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>nobody has judged a record</source>
        <translation>personne n’a jugé de cas</translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation>Verdicts de deux juges</translation>
    </message>
    <message>
        <source>fewer than two judges have told their names</source>
        <translation>moins de deux juges ont donné leur nom</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Ends of pairs</source>
        <translation>Extrémités des paires</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Vos tranches</translation>
    </message>
</context>
<context>
    <name>SpanTextView</name>
    <message numerus="yes">
        <source>gap: %Ln characters missing in the system&apos;s text</source>
        <translation>
            <numerusform>lacune&#xa0;: %Ln caractère absent du texte du système</numerusform>
            <numerusform>lacune&#xa0;: %Ln caractères absents du texte du système</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gap: %Ln characters only in the system&apos;s text</source>
        <translation>
            <numerusform>lacune&#xa0;: %Ln caractère seulement dans le texte du système</numerusform>
            <numerusform>lacune&#xa0;: %Ln caractères seulement dans le texte du système</numerusform>
        </translation>
    </message>
    <message>
        <source>both boundaries differ</source>
        <translation>les deux frontières diffèrent</translation>
    </message>
    <message>
        <source>first boundary differs</source>
        <translation>la première frontière diffère</translation>
    </message>
    <message>
        <source>last boundary differs</source>
        <translation>la dernière frontière diffère</translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <translation>référence %1 %2</translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation>système %1 %2</translation>
    </message>
    <message>
        <source>type differs</source>
        <translation>type différent</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: types of an annotation, %2: its words</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what one of its annotations is</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>One text, a lane for the gold and for each system</source>
        <translation>Un seul texte, une bande pour la référence et une par système</translation>
    </message>
    <message numerus="yes">
        <source>One text, a lane for each system · %Ln more systems are not shown</source>
        <translation>
            <numerusform>Un seul texte, une bande par système · %Ln autre système n’est pas affiché</numerusform>
            <numerusform>Un seul texte, une bande par système · %Ln autres systèmes ne sont pas affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>scoring…</source>
        <translation>évaluation…</translation>
    </message>
    <message>
        <source>stopped: choose Stacked anew</source>
        <translation>arrêté&#xa0;: choisir à nouveau Superposé</translation>
    </message>
    <message>
        <source>text differs: see Interlinear</source>
        <translation>texte différent&#xa0;: voir Interlinéaire</translation>
    </message>
    <message>
        <source>no such document</source>
        <translation>pas de tel document</translation>
    </message>
    <message>
        <source>cannot be scored</source>
        <translation>ne peut pas être évalué</translation>
    </message>
    <message>
        <source>gap in the gold for “%1”</source>
        <extracomment>%1: characters that only the system&apos;s text has</extracomment>
        <translation>lacune dans la référence pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>gap in the system for “%1”</source>
        <translation>lacune dans le système pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” became “%2”</source>
        <extracomment>%1 and %2: characters of the gold and what stands for them in the system&apos;s text</extracomment>
        <translation>«&#xa0;%1&#xa0;» est devenu «&#xa0;%2&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Click to show them, or press + (and - to fold again).</source>
        <extracomment>%1: &quot;128 lines without differences, 5,432 characters&quot;</extracomment>
        <translation>%1. Cliquer pour les montrer, ou appuyer sur + (et sur - pour replier).</translation>
    </message>
    <message>
        <source>; gold %1–%2</source>
        <translation>; référence %1–%2</translation>
    </message>
    <message>
        <source>; system %1–%2</source>
        <translation>; système %1–%2</translation>
    </message>
    <message>
        <source>%1; %2–%3</source>
        <extracomment>%1: what an annotation is, %2 and %3: where it begins and ends</extracomment>
        <translation>%1&#x202f;; %2–%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines without differences, %1</source>
        <extracomment>on a fold; %1: &quot;5,432 characters&quot;</extracomment>
        <translation>
            <numerusform>%Ln ligne sans différence, %1</numerusform>
            <numerusform>%Ln lignes sans différence, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepChart</name>
    <message>
        <source>ETER over alpha</source>
        <translation>ETER selon alpha</translation>
    </message>
    <message>
        <source>Markers and ticks: breakpoints.</source>
        <translation>Repères et traits&#xa0;: points de rupture.</translation>
    </message>
    <message>
        <source>Markers: breakpoints.</source>
        <translation>Repères&#xa0;: points de rupture.</translation>
    </message>
    <message>
        <source>Rings: where curves meet.</source>
        <translation>Cercles&#xa0;: points où des courbes se rencontrent.</translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation>Texte bruité selon le seuil</translation>
    </message>
    <message>
        <source>Edit distance / length that still matches</source>
        <translation>Distance d’édition / longueur encore appariée</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
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
de %8 entités de référence</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: name of a system, %2: its rate or F1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At α = %1: %2</source>
        <extracomment>%1: place of the guide, %2: systems with their values</extracomment>
        <translation>À α = %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>F1 at threshold %1: %2</source>
        <translation>F1 au seuil %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, threshold from %2 on
Precision %3
Recall %4
F1 %5</source>
        <extracomment>%1: system, %2: threshold, %3 to %5: scores</extracomment>
        <translation>%1, seuil à partir de %2
Précision %3
Rappel %4
F1 %5</translation>
    </message>
    <message>
        <source>%1 and %2 are equal
from α = %3 to %4</source>
        <extracomment>%1 and %2: systems, %3 and %4: alphas</extracomment>
        <translation>%1 et %2 sont égaux
de α = %3 à %4</translation>
    </message>
    <message>
        <source>%1 and %2 touch
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation>%1 et %2 se touchent
α = %3, ETER %4</translation>
    </message>
    <message>
        <source>Break-even of %1 and %2
α = %3, ETER %4</source>
        <extracomment>%1 and %2: systems, %3: alpha, %4: ETER</extracomment>
        <translation>Équilibre de %1 et %2
α = %3, ETER %4</translation>
    </message>
    <message>
        <source>The curves do not meet between 0 and 1.</source>
        <translation>Les courbes ne se rencontrent pas entre 0 et 1.</translation>
    </message>
    <message>
        <source>No two curves meet between 0 and 1.</source>
        <translation>Aucune paire de courbes ne se rencontre entre 0 et 1.</translation>
    </message>
    <message>
        <source>F1 of %1 and %2 change places
threshold from %3 on, F1 %4</source>
        <extracomment>%1 and %2: systems, %3: threshold, %4: F1 of the first</extracomment>
        <translation>Les F1 de %1 et %2 s’inversent
seuil à partir de %3, F1 %4</translation>
    </message>
</context>
<context>
    <name>SweepFigure</name>
    <message>
        <source>ETER could not be computed over alpha for any system.</source>
        <translation>ETER n’a pu être calculé selon alpha pour aucun système.</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha in any way of interest. Load a format or a layer with trees, such as --layer tree.</source>
        <translation>Aucune annotation n’a de composants ni n’en contient d’autres&#xa0;: ETER ne dépend pas d’alpha de façon intéressante. Charger un format ou une couche avec des arbres, par exemple --layer tree.</translation>
    </message>
    <message>
        <source>ETER is undefined at every alpha: the gold has no entity to divide by. Check that the gold is the right file, and the layer or column that it is read from.</source>
        <translation>ETER n’est défini pour aucun alpha&#xa0;: la référence n’a pas d’entité par laquelle diviser. Vérifier que la référence est le bon fichier, ainsi que la couche ou la colonne où elle est lue.</translation>
    </message>
</context>
<context>
    <name>SystemBText</name>
    <message>
        <source>B: %1</source>
        <extracomment>%1: name of System B, whose text is shown</extracomment>
        <translation>B&#xa0;: %1</translation>
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
        <translation>égal</translation>
    </message>
    <message>
        <source>I incorrect: T type, t sub-type, B boundary</source>
        <extracomment>the letters of links, such as I·TB</extracomment>
        <translation>I incorrect&#xa0;: T type, t sous-type, B frontière</translation>
    </message>
    <message>
        <source>P partial: B boundary alone</source>
        <extracomment>the letters of a link, P·B</extracomment>
        <translation>P partiel&#xa0;: B frontière seule</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>inséré</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>entité</translation>
    </message>
    <message>
        <source>component</source>
        <translation>composant</translation>
    </message>
</context>
<context>
    <name>TreeFigure</name>
    <message>
        <source>There is no result to draw trees of.</source>
        <translation>Il n’y a pas de résultat dont dessiner les arbres.</translation>
    </message>
    <message>
        <source>There are no trees in these annotations: no components, nothing nested, no second type. Read HIPE files with --layer tree.</source>
        <translation>Il n’y a pas d’arbres dans ces annotations&#xa0;: pas de composants, rien d’imbriqué, pas de second type. Lire les fichiers HIPE avec --layer tree.</translation>
    </message>
    <message>
        <source>No entity of gold or system holds another annotation. Select a record first.</source>
        <translation>Aucune entité de la référence ou du système ne contient une autre annotation. Sélectionner d’abord un cas.</translation>
    </message>
    <message>
        <source>The selected record is in no tree.</source>
        <translation>Le cas sélectionné n’est dans aucun arbre.</translation>
    </message>
    <message numerus="yes">
        <source>The trees around the selected record have more than %n nodes, too many for a page.</source>
        <translation>
            <numerusform>Les arbres autour du cas sélectionné ont plus de %n nœud, trop pour une page.</numerusform>
            <numerusform>Les arbres autour du cas sélectionné ont plus de %n nœuds, trop pour une page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeTexts</name>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>inséré</translation>
    </message>
    <message>
        <source>%1 / %2 = %3</source>
        <extracomment>%1: a number or a sum, %2: a count, %3: the quotient</extracomment>
        <translation>%1 / %2 = %3</translation>
    </message>
    <message>
        <source>%1 (types %2 + boundary %3)</source>
        <extracomment>%1: Er, %2: cost of types, %3: cost of the boundary</extracomment>
        <translation>%1 (types %2 + frontière %3)</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>offsets of an annotation in a document without text</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>boundary differs</source>
        <translation>frontière différente</translation>
    </message>
    <message>
        <source>sub-type and boundary differ</source>
        <translation>sous-type et frontière différents</translation>
    </message>
    <message>
        <source>sub-type differs</source>
        <translation>sous-type différent</translation>
    </message>
    <message>
        <source>label and boundary differ</source>
        <translation>étiquette et frontière différentes</translation>
    </message>
    <message>
        <source>label differs</source>
        <translation>étiquette différente</translation>
    </message>
    <message>
        <source>type and boundary differ</source>
        <translation>type et frontière différents</translation>
    </message>
    <message>
        <source>type differs</source>
        <translation>type différent</translation>
    </message>
    <message>
        <source>counted with its entity</source>
        <translation>compté avec son entité</translation>
    </message>
    <message>
        <source>%1; as a part: %2</source>
        <extracomment>%1: what becomes of it as an entity, %2: what becomes of it as a part of the entity above</extracomment>
        <translation>%1&#x202f;; comme partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; as a part %2</source>
        <extracomment>%1: cost as an entity, %2: cost as a part of the entity above</extracomment>
        <translation>%1&#x202f;; comme partie %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>%1: type, %2: words</extracomment>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>component</source>
        <translation>composant</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>entité</translation>
    </message>
    <message>
        <source>%1 %2 %3, level %4</source>
        <extracomment>%1: gold or system, %2: entity or component, %3: type and words, %4: level in the tree from 1</extracomment>
        <translation>%1 %2 %3, niveau %4</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>%1: type and words of the partner</extracomment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>as a part with %1</source>
        <translation>comme partie avec %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>%1: a number or a dash</extracomment>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>Slot %1: %2, costs %3</source>
        <extracomment>%1: type, %2: &quot;type differs&quot; or the like, %3: cost</extracomment>
        <translation>Slot %1&#xa0;: %2, coûte %3</translation>
    </message>
    <message>
        <source>%1 has no partner: deleted, costs 1</source>
        <translation>%1 n’a pas de partenaire&#xa0;: suppression, coûte 1</translation>
    </message>
    <message>
        <source>%1 has no partner: inserted, costs 1</source>
        <translation>%1 n’a pas de partenaire&#xa0;: insertion, coûte 1</translation>
    </message>
    <message>
        <source>Er %1 · Ec %2 · E %3 at alpha %4</source>
        <extracomment>ETER&apos;s costs of one pair; %1: Er, %2: Ec as a fraction, %3: E, %4: alpha</extracomment>
        <translation>Er %1 · Ec %2 · E %3 à alpha %4</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / 0 = –, since the gold has no entity here</source>
        <extracomment>%1: sum of costs; there is no gold entity, or no slot, among the trees shown</extracomment>
        <translation>Ces arbres&#xa0;: ETER %1 / 0 = –, car la référence n’a pas d’entité ici</translation>
    </message>
    <message>
        <source>These trees: SER %1 / 0 = –, since the gold has no slot here</source>
        <translation>Ces arbres&#xa0;: SER %1 / 0 = –, car la référence n’a pas de slot ici</translation>
    </message>
    <message>
        <source>These trees: ETER %1 / %2 = %3</source>
        <extracomment>%1: sum of costs, %2: count of gold entities or slots, %3: the quotient</extracomment>
        <translation>Ces arbres&#xa0;: ETER %1 / %2 = %3</translation>
    </message>
    <message>
        <source>These trees: SER %1 / %2 = %3</source>
        <translation>Ces arbres&#xa0;: SER %1 / %2 = %3</translation>
    </message>
</context>
<context>
    <name>TrendChart</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File, 1: %1 to %2: %3</source>
        <translation>Fichier, 1&#xa0;: %1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (lower is better)</source>
        <translation>%1 (le plus bas est le meilleur)</translation>
    </message>
    <message>
        <source>%1, %2: other settings than before</source>
        <translation>%1, %2&#xa0;: autres réglages qu’avant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a system, %2: its score</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <extracomment>%1: a difference of scores, %2: a file</extracomment>
        <translation>%1 depuis %2</translation>
    </message>
    <message>
        <source>Settings differ:</source>
        <translation>Réglages différents&#xa0;:</translation>
    </message>
</context>
<context>
    <name>TrendFigure</name>
    <message>
        <source>The score is undefined (0/0) in every file.</source>
        <translation>Le score est non défini (0/0) dans tous les fichiers.</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation>%1 n’a pas pu être lu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems could not be read: %1. Open… says why of each.</source>
        <extracomment>%n: number of systems, %1: their names</extracomment>
        <translation>
            <numerusform>%Ln système n’a pas pu être lu&#xa0;: %1. Ouvrir… en dit la raison.</numerusform>
            <numerusform>%Ln systèmes n’ont pas pu être lus&#xa0;: %1. Ouvrir… dit pourquoi pour chacun.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>gold</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(pas de texte)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <extracomment>an annotation behind its words: %1: type, %2: &quot;gold&quot; or &quot;system&quot;, %3: id</extracomment>
        <translation>%1 · %2 %3</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>similarity %1 ≥ %2</source>
        <translation>similarité %1 ≥ %2</translation>
    </message>
    <message>
        <source>similarity %1 &lt; %2</source>
        <translation>similarité %1 &lt; %2</translation>
    </message>
    <message>
        <source>neither side has a partner yet</source>
        <translation>aucun des deux côtés n’a encore de partenaire</translation>
    </message>
    <message>
        <source>a rule has matched the two</source>
        <translation>une règle a apparié les deux</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>since:</source>
        <extracomment>behind a condition that does not hold: the rule that changed what it reads</extracomment>
        <translation>depuis&#xa0;:</translation>
    </message>
    <message>
        <source>was taken by</source>
        <extracomment>between two annotations: &quot;g7 was taken by s4 in true positive&quot;</extracomment>
        <translation>a été pris par</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>before the name of a rule</extracomment>
        <translation>dans</translation>
    </message>
    <message>
        <source>→ the two are partners now</source>
        <translation>→ les deux sont maintenant partenaires</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>→ on the partner, %1</source>
        <extracomment>%1: a change such as &quot;Result: FN → FzTP&quot;</extracomment>
        <translation>→ sur le partenaire, %1</translation>
    </message>
    <message>
        <source>→ on the entity, %1</source>
        <translation>→ sur l’entité, %1</translation>
    </message>
    <message>
        <source>→ on the link, %1</source>
        <translation>→ sur le lien, %1</translation>
    </message>
    <message>
        <source>→ changed nothing: it was so already</source>
        <translation>→ n’a rien changé&#xa0;: il en était déjà ainsi</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>%1, low confidence</source>
        <translation>%1, confiance basse</translation>
    </message>
    <message>
        <source>%1, set aside: %2</source>
        <extracomment>%1: a label, %2: the reason</extracomment>
        <translation>%1, mis de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Entity of the document</source>
        <translation>Entité du document</translation>
    </message>
    <message>
        <source>Link of the document</source>
        <translation>Lien du document</translation>
    </message>
    <message>
        <source>(mentions: %1 gold, %2 system)</source>
        <translation>(mentions&#xa0;: %1 référence, %2 système)</translation>
    </message>
    <message>
        <source>for each system annotation</source>
        <translation>pour chaque annotation du système</translation>
    </message>
    <message>
        <source>for each gold annotation</source>
        <translation>pour chaque annotation de référence</translation>
    </message>
    <message>
        <source>for each system and gold annotation that overlap</source>
        <translation>pour toutes deux, système et référence, qui se recouvrent</translation>
    </message>
    <message>
        <source>for each pair that a rule has matched</source>
        <translation>pour chaque paire qu’une règle a appariée</translation>
    </message>
    <message>
        <source>for each entity of the document</source>
        <translation>pour chaque entité du document</translation>
    </message>
    <message>
        <source>for each link of the document</source>
        <translation>pour chaque lien du document</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>a heading before the partner of a pair</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entité %1</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>Lien %1</translation>
    </message>
    <message>
        <source>This gold annotation</source>
        <translation>Cette annotation de référence</translation>
    </message>
    <message>
        <source>This system annotation</source>
        <translation>Cette annotation du système</translation>
    </message>
    <message>
        <source>It was applied; these are the values just before.</source>
        <translation>Elle a été appliquée&#x202f;; voici les valeurs juste avant.</translation>
    </message>
    <message>
        <source>Every condition holds: switched on, it would be applied here.</source>
        <translation>Toutes les conditions sont remplies&#xa0;: activée, elle serait appliquée ici.</translation>
    </message>
    <message>
        <source>Conditions that do not hold at the end of the phase %1: %2 of %3.</source>
        <translation>Conditions non remplies à la fin de la phase %1&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 %2 · %3 %4</source>
        <translation>%1 %2 · %3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was taken by %2 in %3</source>
        <translation>%1 a été pris par %2 dans %3</translation>
    </message>
    <message>
        <source>%1 – no rule was applied</source>
        <translation>%1 – aucune règle n’a été appliquée</translation>
    </message>
    <message>
        <source>No rule was applied to this annotation.</source>
        <translation>Aucune règle n’a été appliquée à cette annotation.</translation>
    </message>
    <message>
        <source>Ask a rule why not</source>
        <translation>Demander à une règle pourquoi non</translation>
    </message>
    <message>
        <source>%1, priority %2, %3</source>
        <translation>%1, priorité %2, %3</translation>
    </message>
    <message>
        <source>Asked for:</source>
        <translation>Demandé pour&#xa0;:</translation>
    </message>
    <message>
        <source>The rule is switched off. This is what it would have seen.</source>
        <translation>La règle est désactivée. Voici ce qu’elle aurait vu.</translation>
    </message>
    <message>
        <source>The rule is for system annotations, and this is a gold one.</source>
        <translation>La règle est pour les annotations du système, et celle-ci est de la référence.</translation>
    </message>
    <message>
        <source>The rule is for gold annotations, and this is a system one.</source>
        <translation>La règle est pour les annotations de référence, et celle-ci est du système.</translation>
    </message>
    <message>
        <source>Ask for the system annotation</source>
        <translation>Demander pour l’annotation du système</translation>
    </message>
    <message>
        <source>Ask for the gold annotation</source>
        <translation>Demander pour l’annotation de référence</translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation>Aucune annotation du système ne la recouvre.</translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation>Aucune annotation de référence ne la recouvre.</translation>
    </message>
    <message>
        <source>The rule looks at pairs only.</source>
        <translation>La règle n’examine que des paires.</translation>
    </message>
    <message>
        <source>This annotation has no link, so it belongs to no link of the document.</source>
        <translation>Cette annotation n’a pas de lien&#x202f;; elle n’appartient donc à aucun lien du document.</translation>
    </message>
    <message>
        <source>No rule for entities is switched on, so the document has none.</source>
        <translation>Aucune règle d’entités n’est activée&#x202f;; le document n’en a donc pas.</translation>
    </message>
    <message>
        <source>Further candidates that are not shown: %1</source>
        <translation>Autres candidats qui ne sont pas affichés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone</name>
    <message>
        <source>Reading the settings files</source>
        <translation>Lecture des fichiers de réglages</translation>
    </message>
</context>
<context>
    <name>touchstone::ui</name>
    <message>
        <source>There is no system to show.</source>
        <translation>Il n’y a pas de système à montrer.</translation>
    </message>
    <message>
        <source>Neither side has an annotation to show.</source>
        <translation>Aucun des deux côtés n’a d’annotation à montrer.</translation>
    </message>
    <message>
        <source>The format gives no text, so there is no sentence to show.</source>
        <translation>Le format ne donne pas de texte&#xa0;: il n’y a pas de phrase à montrer.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>%1: letters, %2: how many more
----------
%1: some names; %2: how many further ones there are</extracomment>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: at this width it needs a height of %1 mm.</source>
        <translation>La figure est trop petite pour tout montrer&#xa0;: à cette largeur, il lui faut une hauteur de %1 mm.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm.</source>
        <translation>La figure est trop petite pour tout montrer&#xa0;: il lui faut une largeur de %1 mm.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: it needs a width of %1 mm and the height that suits it.</source>
        <translation>La figure est trop petite pour tout montrer&#xa0;: il lui faut une largeur de %1 mm et la hauteur qui convient.</translation>
    </message>
    <message>
        <source>The figure is too small to show everything: choose a smaller font.</source>
        <translation>La figure est trop petite pour tout montrer&#xa0;: choisir une police plus petite.</translation>
    </message>
    <message>
        <source>The font “%1” is not installed; “%2” is used.</source>
        <translation>La police «&#xa0;%1&#xa0;» n’est pas installée&#x202f;; «&#xa0;%2&#xa0;» est utilisée.</translation>
    </message>
    <message>
        <source>No installed font has these characters; they appear as boxes: %1. Choose another font, or install one that has them.</source>
        <translation>Aucune police installée n’a ces caractères&#x202f;; ils apparaissent comme des cadres&#xa0;: %1. Choisir une autre police, ou en installer une qui les a.</translation>
    </message>
    <message>
        <source>These characters are colour pictures, which PDF and SVG cannot hold as text: %1. Write a PNG, or rename what contains them.</source>
        <translation>Ces caractères sont des images en couleur, que PDF et SVG ne peuvent contenir comme texte&#xa0;: %1. Écrire un PNG, ou renommer ce qui les contient.</translation>
    </message>
    <message>
        <source>The figure is cut off: all of it needs a height of %1 mm.</source>
        <translation>La figure est coupée&#xa0;: il faut une hauteur de %1 mm pour l’avoir entière.</translation>
    </message>
    <message>
        <source>About Touchstone</source>
        <translation>À propos de Touchstone</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Touchstone %1&lt;/h3&gt;&lt;p&gt;Tests named-entity systems against gold annotations. Every number is a link to the annotations that it counts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2 · %3 · memory in use: %4&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Touchstone %1&lt;/h3&gt;&lt;p&gt;Met à l’épreuve des systèmes d’entités nommées avec des annotations de référence. Chaque nombre est un lien vers les annotations qu’il compte.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Sans aucune garantie.&lt;/p&gt;&lt;p&gt;Qt %2 · %3 · mémoire utilisée&#xa0;: %4&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Panels, systems and the text</source>
        <translation>Panneaux, systèmes et texte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>key</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>what it does</source>
        <translation>ce qu’elle fait</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>A preset scores as a shared task or a known tool does: it sets all settings, the measure and the annotation column at once, and tables use the task&apos;s own names. Choose one in %1, in the menu Evaluate, or by --preset ID on the command line. What comes from files (weights, rules, slices), and the part of the corpus that is scored, stay; another choice, such as Default, undoes it. A confidence threshold, slices, labels and options of other measures, set afterwards, leave the preset in force. What changes what the task counts, such as the matching, the overlap, a scheme that is not the task&apos;s, or an option of its measures, makes it Custom, with Touchstone&apos;s own names.</source>
        <extracomment>%1: &quot;the toolbar (Ctrl+Shift+P)&quot;</extracomment>
        <translation>Un préréglage évalue comme le fait une campagne d’évaluation ou un outil connu&#xa0;: il fixe tous les réglages, la mesure et la colonne d’annotation d’un coup, et les tableaux emploient les noms propres à la tâche. En choisir un dans %1, dans le menu Évaluer, ou par --preset ID en ligne de commande. Ce qui vient de fichiers (poids, règles, tranches) et la partie du corpus qui est évaluée restent&#x202f;; un autre choix, comme Par défaut, l’annule. Un seuil de confiance, des tranches, des étiquettes et des options d’autres mesures, fixés ensuite, laissent le préréglage en vigueur. Ce qui change ce que la tâche compte, comme l’appariement, le recouvrement, un schéma qui n’est pas celui de la tâche, ou une option de ses mesures, en fait Personnalisé, avec les noms propres à Touchstone.</translation>
    </message>
    <message>
        <source>the toolbar</source>
        <translation>la barre d’outils</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the items of a list within a sentence</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>columns of %1</source>
        <translation>colonnes de %1</translation>
    </message>
    <message>
        <source>Example rules</source>
        <translation>Exemples de règles</translation>
    </message>
    <message>
        <source>Files that come with the program: written for corpora with these troubles, and what they do there is written beside each rule. Copy what fits into a file of your own. See [the rule guide](rules.md).</source>
        <translation>Fichiers livrés avec le programme&#xa0;: écrits pour des corpus qui ont ces difficultés&#x202f;; ce qu’ils y font est écrit à côté de chaque règle. Copier ce qui convient dans un fichier à soi. Voir [le guide des règles](rules.md).</translation>
    </message>
    <message>
        <source>Both have the same boundaries.</source>
        <translation>Les deux ont les mêmes frontières.</translation>
    </message>
    <message>
        <source>Begin and end are equal, but not the parts between.</source>
        <translation>Début et fin sont égaux, mais non les parties entre eux.</translation>
    </message>
    <message>
        <source>The types are equal.</source>
        <translation>Les types sont égaux.</translation>
    </message>
    <message>
        <source>The main type is equal, the subtype differs: %1 in the gold, %2 in the system.</source>
        <translation>Le type principal est le même, le sous-type diffère&#xa0;: %1 dans la référence, %2 dans le système.</translation>
    </message>
    <message>
        <source>The types differ: %1 in the gold, %2 in the system.</source>
        <translation>Les types diffèrent&#xa0;: %1 dans la référence, %2 dans le système.</translation>
    </message>
    <message>
        <source>The system has no such document.</source>
        <translation>Le système n’a pas ce document.</translation>
    </message>
    <message>
        <source>The gold has no such document.</source>
        <translation>La référence n’a pas ce document.</translation>
    </message>
    <message>
        <source>No system annotation overlaps it.</source>
        <translation>Aucune annotation du système ne la recouvre.</translation>
    </message>
    <message>
        <source>No gold annotation overlaps it.</source>
        <translation>Aucune annotation de référence ne la recouvre.</translation>
    </message>
    <message>
        <source>Every system annotation that overlaps it is paired with another gold annotation, or shares too little with it.</source>
        <translation>Chaque annotation du système qui la recouvre est appariée avec une autre annotation de référence, ou partage trop peu avec elle.</translation>
    </message>
    <message>
        <source>Every gold annotation that overlaps it is paired with another system annotation, or shares too little with it.</source>
        <translation>Chaque annotation de référence qui la recouvre est appariée avec une autre annotation du système, ou partage trop peu avec elle.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation>Pas de texte dans ce format</translation>
    </message>
    <message>
        <source>characters %1 to %2</source>
        <translation>caractères %1 à %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation>tokens %1 à %2</translation>
    </message>
    <message>
        <source>System: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Système&#xa0;: %1</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>pas d’annotation</translation>
    </message>
    <message>
        <source>types</source>
        <translation>types</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>(uncertain)</source>
        <translation>(incertain)</translation>
    </message>
    <message>
        <source>links</source>
        <translation>liens</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confiance</translation>
    </message>
    <message>
        <source>low</source>
        <translation>basse</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haute</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1: file name, %2: line number</extracomment>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>further keys</source>
        <translation>autres clés</translation>
    </message>
    <message>
        <source>#%1 %2 “%3”</source>
        <extracomment>A record as a link. %1: its number, %2: outcome, %3: words</extracomment>
        <translation>#%1 %2 «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>no record of this gold annotation</source>
        <translation>aucun cas pour cette annotation de référence</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>issue</translation>
    </message>
    <message>
        <source>error type</source>
        <translation>type d’erreur</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>Hide the measures</source>
        <translation>Masquer les mesures</translation>
    </message>
    <message>
        <source>Show the measures</source>
        <translation>Montrer les mesures</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>balises</translation>
    </message>
    <message>
        <source>counted as</source>
        <translation>compté comme</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: %2</translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>what a person has said of the record. %1: &quot;Gold is wrong&quot;, %2: why, in that person&apos;s words</extracomment>
        <translation>Jugé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Judged: %1 – %2</source>
        <translation>Jugé&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>#%1 in %2</source>
        <extracomment>%1: number of the record, %2: document</extracomment>
        <translation>#%1 dans %2</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Other parts of the same split or merge:</source>
        <translation>Autres parties de la même scission ou fusion&#xa0;:</translation>
    </message>
    <message>
        <source>Overlapping annotations of the other side:</source>
        <translation>Annotations de l’autre côté qui la recouvrent&#xa0;:</translation>
    </message>
    <message>
        <source>An annotation of System B whose counterpart the list does not have.</source>
        <translation>Une annotation du système B dont la liste n’a pas le pendant.</translation>
    </message>
    <message>
        <source>Only System B has this annotation. Lists and numbers are those of System A.</source>
        <translation>Seul le système B a cette annotation. Listes et nombres sont ceux du système A.</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Nothing changes in %1 (%2 annotations).</source>
        <extracomment>%1: &quot;this document&quot; or &quot;all documents&quot;, %2: a number</extracomment>
        <translation>Rien ne change dans %1 (%2 annotations).</translation>
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
        <translation>1 autre sorte de changement</translation>
    </message>
    <message>
        <source>%1 further kinds of change</source>
        <translation>%1 autres sortes de changement</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>a figure before and after: &quot;Spans, lenient: F1 0.712 → 0.720&quot;</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 of %2 annotations in %3 change: %4</source>
        <extracomment>%1 of %2 annotations, %3: &quot;this document&quot;, %4: what changes</extracomment>
        <translation>%1 annotations sur %2 dans %3 changent&#xa0;: %4</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The system&apos;s annotation counts as right under the chosen scheme.</source>
        <translation>L’annotation du système compte comme juste selon le schéma choisi.</translation>
    </message>
    <message>
        <source>Gold and system are paired, but differ in what the scheme compares.</source>
        <translation>Référence et système sont appariés, mais diffèrent en ce que le schéma compare.</translation>
    </message>
    <message>
        <source>The spans overlap without being equal; counts half.</source>
        <translation>Les empans se recouvrent sans être égaux&#x202f;; compte pour moitié.</translation>
    </message>
    <message>
        <source>The gold has an annotation that the system lacks.</source>
        <translation>La référence a une annotation que le système n’a pas.</translation>
    </message>
    <message>
        <source>The system has an annotation that the gold lacks.</source>
        <translation>Le système a une annotation que la référence n’a pas.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Strict: span and type must be equal.</source>
        <translation>Strict&#xa0;: empan et type doivent être égaux.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Exact: the span must be equal, whatever the type.</source>
        <translation>Exact&#xa0;: l’empan doit être égal, quel que soit le type.</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Partiel</translation>
    </message>
    <message>
        <source>Partial: an equal span counts, an overlap counts half, whatever the type.</source>
        <translation>Partiel&#xa0;: un empan égal compte, un recouvrement compte pour moitié, quel que soit le type.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type: the type must be equal, any overlap will do.</source>
        <translation>Type&#xa0;: le type doit être égal, tout recouvrement suffit.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Span and type are equal.</source>
        <translation>Empan et type sont égaux.</translation>
    </message>
    <message>
        <source>Same span, another type.</source>
        <translation>Même empan, autre type.</translation>
    </message>
    <message>
        <source>Subtype</source>
        <translation>Sous-type</translation>
    </message>
    <message>
        <source>Same span and main type, another subtype.</source>
        <translation>Même empan et même type principal, autre sous-type.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Scission</translation>
    </message>
    <message>
        <source>The system cut one gold annotation into several.</source>
        <translation>Le système a coupé une annotation de référence en plusieurs.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>The system made one annotation of several gold ones.</source>
        <translation>Le système a fait une annotation de plusieurs de la référence.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Same type, the spans overlap but differ.</source>
        <translation>Même type, les empans se recouvrent mais diffèrent.</translation>
    </message>
    <message>
        <source>Boundary and subtype</source>
        <translation>Frontière et sous-type</translation>
    </message>
    <message>
        <source>The spans overlap but differ; same main type, another subtype.</source>
        <translation>Les empans se recouvrent mais diffèrent&#x202f;; même type principal, autre sous-type.</translation>
    </message>
    <message>
        <source>Boundary and type</source>
        <translation>Frontière et type</translation>
    </message>
    <message>
        <source>The spans overlap but differ, and so does the type.</source>
        <translation>Les empans se recouvrent mais diffèrent, et le type aussi.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Spurious</source>
        <translation>Superflu</translation>
    </message>
    <message>
        <source>Optimal one-to-one</source>
        <translation>Un à un optimal</translation>
    </message>
    <message>
        <source>Greedy (nervaluate)</source>
        <translation>Glouton (nervaluate)</translation>
    </message>
    <message>
        <source>As nervaluate 0.1</source>
        <translation>Comme nervaluate 0.1</translation>
    </message>
    <message>
        <source>As the HIPE scorer</source>
        <translation>Comme l’évaluateur de HIPE</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Même texte</translation>
    </message>
    <message>
        <source>Aligned token by token</source>
        <translation>Aligné token par token</translation>
    </message>
    <message>
        <source>Aligned character by character</source>
        <translation>Aligné caractère par caractère</translation>
    </message>
    <message>
        <source>On one side only</source>
        <translation>D’un seul côté</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Confiance basse</translation>
    </message>
    <message>
        <source>Low confidence of the resolution</source>
        <translation>Confiance basse de la résolution</translation>
    </message>
    <message>
        <source>false positive</source>
        <translation>faux positif</translation>
    </message>
    <message>
        <source>transcription error</source>
        <translation>erreur de transcription</translation>
    </message>
    <message>
        <source>NER error</source>
        <translation>erreur de REN</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>all of the gold</source>
        <translation>toute la référence</translation>
    </message>
    <message>
        <source>all of the system</source>
        <translation>tout le système</translation>
    </message>
    <message>
        <source>CER</source>
        <translation>CER</translation>
    </message>
    <message>
        <source>%1 above %2 up to %3</source>
        <extracomment>%1: name of a value, %2 and %3: numbers</extracomment>
        <translation>%1 au-dessus de %2 jusqu’à %3</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <translation>%1 au-dessus de %2</translation>
    </message>
    <message>
        <source>%1 0</source>
        <translation>%1 0</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <translation>%1 jusqu’à %2</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 connu</translation>
    </message>
    <message>
        <source>records of %1</source>
        <extracomment>%1: a measure such as &quot;ETER&quot;</extracomment>
        <translation>cas de %1</translation>
    </message>
    <message>
        <source>, counted as: %1</source>
        <translation>, compté comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>value: %1</source>
        <translation>valeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>errors (%1)</source>
        <translation>erreurs (%1)</translation>
    </message>
    <message>
        <source>not correct under the %1 scheme</source>
        <translation>non correct selon le schéma %1</translation>
    </message>
    <message>
        <source>outcome under the %1 scheme: %2</source>
        <translation>issue selon le schéma %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>type %1</translation>
    </message>
    <message>
        <source>type on either side: %1</source>
        <translation>type d’un côté ou de l’autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>type %1 (gold, else system)</source>
        <translation>type %1 (référence, sinon système)</translation>
    </message>
    <message>
        <source>type of the gold annotation, of the system&apos;s where there is none: %1</source>
        <translation>type de l’annotation de référence, ou du système là où il n’y en a pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>référence %1</translation>
    </message>
    <message>
        <source>gold type: %1</source>
        <translation>type de la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>system %1</source>
        <translation>système %1</translation>
    </message>
    <message>
        <source>system type: %1</source>
        <translation>type du système&#xa0;: %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>erreur %1</translation>
    </message>
    <message>
        <source>error type: %1</source>
        <translation>type d’erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>tag: %1</source>
        <translation>mot-clé&#xa0;: %1</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>document %1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>document&#xa0;: %1</translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation>mots «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>gold or system words contain “%1”</source>
        <translation>les mots de la référence ou du système contiennent «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>not type %1</source>
        <translation>hors type %1</translation>
    </message>
    <message>
        <source>type is not: %1</source>
        <translation>le type n’est pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>not error %1</source>
        <translation>sans erreur %1</translation>
    </message>
    <message>
        <source>error type is not: %1</source>
        <translation>le type d’erreur n’est pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>not document %1</source>
        <translation>hors document %1</translation>
    </message>
    <message>
        <source>document is not: %1</source>
        <translation>le document n’est pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;Gold&quot; or &quot;System&quot;, %2: what is said of its annotation, such as &quot;Result&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Correction of %1 %2</source>
        <extracomment>%1: a kind of error, %2: a type: the errors that one correction would mend</extracomment>
        <translation>Correction de %1 %2</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Since the last look</source>
        <translation>Depuis le dernier regard</translation>
    </message>
    <message>
        <source>Compared, in B</source>
        <translation>Comparés, dans B</translation>
    </message>
    <message>
        <source>Compared, in A</source>
        <translation>Comparés, dans A</translation>
    </message>
    <message>
        <source>part of a split</source>
        <translation>partie d’une scission</translation>
    </message>
    <message>
        <source>part of a merge</source>
        <translation>partie d’une fusion</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Tous les cas</translation>
    </message>
    <message>
        <source>All records, the correct ones too</source>
        <translation>Tous les cas, y compris les corrects</translation>
    </message>
    <message>
        <source>Gold is wrong</source>
        <translation>Référence fausse</translation>
    </message>
    <message>
        <source>System is wrong</source>
        <translation>Système faux</translation>
    </message>
    <message>
        <source>Both are acceptable</source>
        <translation>Tous deux acceptables</translation>
    </message>
    <message>
        <source>Both are wrong</source>
        <translation>Tous deux faux</translation>
    </message>
    <message>
        <source>Guidelines are unclear</source>
        <translation>Guide d’annotation peu clair</translation>
    </message>
    <message>
        <source>Text is broken</source>
        <translation>Texte abîmé</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>nobody has judged the record</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
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
        <translation>Intervalle à %1&#xa0;%&#xa0;: de %2 à %3 (centiles de %4 échantillons bootstrap de %5, graine %6).</translation>
    </message>
    <message>
        <source>Left out: %1 samples in which the score is undefined.</source>
        <extracomment>%1: number of samples</extracomment>
        <translation>Laissés de côté&#xa0;: %1 échantillons où le score n’est pas défini.</translation>
    </message>
    <message>
        <source>by sentence</source>
        <translation>par phrase</translation>
    </message>
    <message>
        <source>by document</source>
        <translation>par document</translation>
    </message>
    <message>
        <source>%1 %, %2 trials, seed %3, %4</source>
        <extracomment>Short: %1: level in percent, %2: number of trials, %3: seed, %4: &quot;by document&quot;</extracomment>
        <translation>%1&#xa0;%, %2 essais, graine %3, %4</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a gold and the outputs of systems</source>
        <translation>Ouvrir une référence et les sorties de systèmes</translation>
    </message>
    <message>
        <source>&amp;Add data set…</source>
        <translation>&amp;Ajouter un jeu de données…</translation>
    </message>
    <message>
        <source>Open a further gold with its systems beside those that are open</source>
        <translation>Ouvrir une autre référence et ses systèmes à côté de ceux qui sont ouverts</translation>
    </message>
    <message>
        <source>Open pro&amp;ject…</source>
        <translation>Ouvrir un pro&amp;jet…</translation>
    </message>
    <message>
        <source>Open a project: its data sets, systems and settings</source>
        <translation>Ouvrir un projet&#xa0;: ses jeux de données, ses systèmes et ses réglages</translation>
    </message>
    <message>
        <source>Ne&amp;w project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>Make a project of what is open; what is added belongs to it</source>
        <translation>Faire un projet de ce qui est ouvert&#x202f;; ce qui est ajouté en fait partie</translation>
    </message>
    <message>
        <source>&amp;Save project</source>
        <translation>&amp;Enregistrer le projet</translation>
    </message>
    <message>
        <source>Save data sets, systems and settings as a project</source>
        <translation>Enregistrer jeux de données, systèmes et réglages comme projet</translation>
    </message>
    <message>
        <source>Save &amp;project as…</source>
        <translation>Enregistrer le projet &amp;sous…</translation>
    </message>
    <message>
        <source>Save the project as another file and go on with that one</source>
        <translation>Enregistrer le projet dans un autre fichier et continuer avec celui-ci</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Read the files again; filters and the selected error stay</source>
        <translation>Relire les fichiers&#x202f;; les filtres et l’erreur sélectionnée restent</translation>
    </message>
    <message>
        <source>La&amp;bels…</source>
        <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types, before anything is compared</source>
        <translation>Renommer, supprimer ou fusionner des étiquettes, ou ne garder que certains types, avant toute comparaison</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Exporter une &amp;figure…</translation>
    </message>
    <message>
        <source>Write a chart, a tree or a sentence as PDF, SVG, PNG or data</source>
        <translation>Écrire un graphique, un arbre ou une phrase en PDF, SVG, PNG ou données</translation>
    </message>
    <message>
        <source>Export &amp;table…</source>
        <translation>Exporter un ta&amp;bleau…</translation>
    </message>
    <message>
        <source>Write the systems&apos; scores as LaTeX, Markdown, CSV or HTML</source>
        <translation>Écrire les scores des systèmes en LaTeX, Markdown, CSV ou HTML</translation>
    </message>
    <message>
        <source>&amp;HTML report…</source>
        <translation>Rapport &amp;HTML…</translation>
    </message>
    <message>
        <source>Write scores, figures and the records behind every number as one HTML file</source>
        <translation>Écrire les scores, les figures et les cas derrière chaque nombre dans un seul fichier HTML</translation>
    </message>
    <message>
        <source>Con&amp;vert…</source>
        <translation>Con&amp;vertir…</translation>
    </message>
    <message>
        <source>Write annotations as Touchstone JSONL, brat or tasks of Label Studio</source>
        <translation>Écrire les annotations en JSONL de Touchstone, en brat ou en tâches de Label Studio</translation>
    </message>
    <message>
        <source>&amp;Check submission…</source>
        <translation>Vérifier une so&amp;umission…</translation>
    </message>
    <message>
        <source>Check that an output can be scored, against the gold or its text alone</source>
        <translation>Vérifier qu’une sortie peut être évaluée, avec la référence ou son texte seul</translation>
    </message>
    <message>
        <source>Tren&amp;d of scores…</source>
        <translation>Évo&amp;lution des scores…</translation>
    </message>
    <message>
        <source>A score over files that score --json wrote, and what changed from run to run</source>
        <translation>Un score au fil des fichiers écrits par score --json, et ce qui a changé de l’un à l’autre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy what is selected; tables as tab-separated values, charts as pictures with their numbers</source>
        <translation>Copier la sélection&#x202f;; les tableaux en valeurs séparées par des tabulations, les graphiques en images avec leurs nombres</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copier le &amp;tableau</translation>
    </message>
    <message>
        <source>Copy all rows of the table that has the focus, with their headings</source>
        <translation>Copier toutes les lignes du tableau qui a le focus, avec leurs en-têtes</translation>
    </message>
    <message>
        <source>&amp;Find in text…</source>
        <translation>Rec&amp;hercher dans le texte…</translation>
    </message>
    <message>
        <source>Find words in the texts of this document</source>
        <translation>Rechercher des mots dans les textes de ce document</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le sui&amp;vant</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>&amp;Occurrences</source>
        <translation>&amp;Occurrences</translation>
    </message>
    <message>
        <source>List every place where the selected words stand, annotated or not</source>
        <translation>Lister tous les endroits où se trouvent les mots sélectionnés, annotés ou non</translation>
    </message>
    <message>
        <source>Filter &amp;by words</source>
        <translation>Filtrer par &amp;mots</translation>
    </message>
    <message>
        <source>Keep only the annotations whose words contain a text</source>
        <translation>Ne garder que les annotations dont les mots contiennent un texte</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Juger</translation>
    </message>
    <message>
        <source>Switch judging on or off: while it is on, keys 1 to 6 give verdicts in Suspects, in Errors and in the text</source>
        <translation>Activer ou désactiver le jugement&#xa0;: tant qu’il est actif, les touches 1 à 6 donnent des verdicts dans Suspects, dans Erreurs et dans le texte</translation>
    </message>
    <message>
        <source>Judge &amp;in words…</source>
        <translation>Juger avec &amp;des mots…</translation>
    </message>
    <message>
        <source>Say what you think of the selected annotation, with a correction, a text and tags; kept beside the project</source>
        <translation>Dire ce que vous pensez de l’annotation sélectionnée, avec une correction, un texte et des mots-clés&#x202f;; conservé à côté du projet</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Pa&amp;ramètres…</translation>
    </message>
    <message>
        <source>Appearance, text size, colours of types, layout and keys</source>
        <translation>Apparence, taille du texte, couleurs des types, disposition et touches</translation>
    </message>
    <message>
        <source>&amp;Add rule file…</source>
        <translation>A&amp;jouter un fichier de règles…</translation>
    </message>
    <message>
        <source>Add a rule file on top of the rules in force</source>
        <translation>Ajouter un fichier de règles par-dessus les règles en vigueur</translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation>&amp;Nouveau fichier de règles…</translation>
    </message>
    <message>
        <source>Start a rule file of your own on top of the rules in force</source>
        <translation>Commencer un fichier de règles à soi par-dessus les règles en vigueur</translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation>Ann&amp;uler le changement de règles</translation>
    </message>
    <message>
        <source>Undo the last change to the rules: files, switches, accepted text</source>
        <translation>Annuler le dernier changement des règles&#xa0;: fichiers, activation, texte accepté</translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation>Réta&amp;blir le changement de règles</translation>
    </message>
    <message>
        <source>Redo the change to the rules that was undone last</source>
        <translation>Rétablir le dernier changement de règles annulé</translation>
    </message>
    <message>
        <source>&amp;Show rules</source>
        <translation>&amp;Afficher les règles</translation>
    </message>
    <message>
        <source>Bring the panel of rules to the front: list, figures and editor</source>
        <translation>Mettre au premier plan le panneau des règles&#xa0;: liste, nombres et éditeur</translation>
    </message>
    <message>
        <source>&amp;Make a rule from the annotation</source>
        <translation>&amp;Faire une règle de l’annotation</translation>
    </message>
    <message>
        <source>Start a rule in a file of your own with conditions that hold for the selected annotation</source>
        <translation>Commencer une règle dans un fichier à soi, avec des conditions que l’annotation sélectionnée remplit</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation>Côte à cô&amp;te</translation>
    </message>
    <message>
        <source>Gold left, system right</source>
        <translation>Référence à gauche, système à droite</translation>
    </message>
    <message>
        <source>In&amp;terlinear</source>
        <translation>Inter&amp;linéaire</translation>
    </message>
    <message>
        <source>System below the gold, line by line, edits between them</source>
        <translation>Le système sous la référence, ligne par ligne, les modifications entre les deux</translation>
    </message>
    <message>
        <source>&amp;Stacked</source>
        <translation>&amp;Superposé</translation>
    </message>
    <message>
        <source>One text, below it a lane for the gold and one for each system, where texts are equal</source>
        <translation>Un seul texte, et dessous une bande pour la référence et une par système, là où les textes sont égaux</translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation>Seulement les di&amp;fférences</translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation>Replier les lignes qui n’ont ni modifications ni erreurs</translation>
    </message>
    <message>
        <source>System &amp;B in the text</source>
        <translation>Système &amp;B dans le texte</translation>
    </message>
    <message>
        <source>Show text and annotations of System B beside the gold; again: those of System A</source>
        <translation>Montrer le texte et les annotations du système B à côté de la référence&#x202f;; de nouveau&#xa0;: ceux du système A</translation>
    </message>
    <message>
        <source>Intervals &amp;of scores</source>
        <translation>Inter&amp;valles des scores</translation>
    </message>
    <message>
        <source>Show how far the scores may be off, by resampling documents</source>
        <translation>Montrer de combien les scores peuvent s’écarter, par rééchantillonnage des documents</translation>
    </message>
    <message>
        <source>C&amp;hoose the measure…</source>
        <translation>C&amp;hoisir la mesure…</translation>
    </message>
    <message>
        <source>How systems are scored: preset, measure, scheme and matching</source>
        <translation>Comment les systèmes sont évalués&#xa0;: préréglage, mesure, schéma et appariement</translation>
    </message>
    <message>
        <source>Smaller &amp;α</source>
        <translation>&amp;α plus petit</translation>
    </message>
    <message>
        <source>Lower alpha by 0.05: components weigh less in ETER</source>
        <translation>Baisser alpha de 0,05&#xa0;: les composants pèsent moins dans ETER</translation>
    </message>
    <message>
        <source>La&amp;rger α</source>
        <translation>α pl&amp;us grand</translation>
    </message>
    <message>
        <source>Raise alpha by 0.05: components weigh more in ETER</source>
        <translation>Augmenter alpha de 0,05&#xa0;: les composants pèsent plus dans ETER</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Draw the text larger</source>
        <translation>Dessiner le texte plus grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Draw the text smaller</source>
        <translation>Dessiner le texte plus petit</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Taille de te&amp;xte normale</translation>
    </message>
    <message>
        <source>Draw the text in the desktop&apos;s size</source>
        <translation>Dessiner le texte à la taille du bureau</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>V&amp;olet suivant</translation>
    </message>
    <message>
        <source>Move the focus to the next panel</source>
        <translation>Passer le focus au panneau suivant</translation>
    </message>
    <message>
        <source>Previo&amp;us pane</source>
        <translation>Volet p&amp;récédent</translation>
    </message>
    <message>
        <source>Move the focus to the previous panel</source>
        <translation>Passer le focus au panneau précédent</translation>
    </message>
    <message>
        <source>&amp;Next error</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>Select the next error in the filter; starts over at the end</source>
        <translation>Sélectionner l’erreur suivante du filtre&#x202f;; recommence à la fin</translation>
    </message>
    <message>
        <source>&amp;Previous error</source>
        <translation>Erreur &amp;précédente</translation>
    </message>
    <message>
        <source>Select the previous error in the filter</source>
        <translation>Sélectionner l’erreur précédente du filtre</translation>
    </message>
    <message>
        <source>Next &amp;similar error</source>
        <translation>Erreur sem&amp;blable suivante</translation>
    </message>
    <message>
        <source>Select the next error with the same outcome and types</source>
        <translation>Sélectionner l’erreur suivante de même issue et de mêmes types</translation>
    </message>
    <message>
        <source>Next &amp;document</source>
        <translation>&amp;Document suivant</translation>
    </message>
    <message>
        <source>Go to the next document with errors in the filter</source>
        <translation>Aller au document suivant qui a des erreurs dans le filtre</translation>
    </message>
    <message>
        <source>Previous d&amp;ocument</source>
        <translation>D&amp;ocument précédent</translation>
    </message>
    <message>
        <source>Go to the previous document with errors in the filter</source>
        <translation>Aller au document précédent qui a des erreurs dans le filtre</translation>
    </message>
    <message>
        <source>Filter &amp;back</source>
        <translation>Filtre p&amp;récédent</translation>
    </message>
    <message>
        <source>Back to the previous filter</source>
        <translation>Revenir au filtre précédent</translation>
    </message>
    <message>
        <source>Filter &amp;forward</source>
        <translation>Filtre suivan&amp;t</translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation>Avancer au filtre suivant</translation>
    </message>
    <message>
        <source>&amp;Remove last filter</source>
        <translation>Retirer le dern&amp;ier filtre</translation>
    </message>
    <message>
        <source>Remove the last filter</source>
        <translation>Retirer le dernier filtre</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>E&amp;ffacer les filtres</translation>
    </message>
    <message>
        <source>Remove all filters: show all errors</source>
        <translation>Retirer tous les filtres&#xa0;: montrer toutes les erreurs</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>About the panel with the focus, and the rule guide</source>
        <translation>Sur le panneau qui a le focus, et le guide des règles</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>Show every key</source>
        <translation>Montrer toutes les touches</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Show panel 1 to 9 and move the focus there</source>
        <translation>Montrer le panneau 1 à 9 et y passer le focus</translation>
    </message>
    <message>
        <source>Show panel 10 and those after it and move the keyboard there</source>
        <translation>Montrer le panneau 10 et les suivants et y passer le clavier</translation>
    </message>
    <message>
        <source>Show panel 19 and those after it and move the keyboard there</source>
        <translation>Montrer le panneau 19 et les suivants et y passer le clavier</translation>
    </message>
    <message>
        <source>Choose System A by its number</source>
        <translation>Choisir le système A par son numéro</translation>
    </message>
    <message>
        <source>In the text: next and previous error</source>
        <translation>Dans le texte&#xa0;: erreur suivante et précédente</translation>
    </message>
    <message>
        <source>In the text: inner and outer annotation of a nest</source>
        <translation>Dans le texte&#xa0;: annotation intérieure et extérieure d’un emboîtement</translation>
    </message>
    <message>
        <source>In the text, only differences: show the next folded lines; fold them again</source>
        <translation>Dans le texte, seulement les différences&#xa0;: montrer les lignes repliées suivantes&#x202f;; les replier</translation>
    </message>
    <message>
        <source>In tables: follow the number under the cursor</source>
        <translation>Dans les tableaux&#xa0;: suivre le nombre sous le curseur</translation>
    </message>
    <message>
        <source>While judging: a verdict; accept the proposal; undo; note; tags; the same of alike places</source>
        <translation>En jugeant&#xa0;: un verdict&#x202f;; accepter la proposition&#x202f;; annuler&#x202f;; note&#x202f;; mots-clés&#x202f;; de même pour les endroits semblables</translation>
    </message>
    <message>
        <source>In the list of rules: switch a rule on or off; open it in the editor</source>
        <translation>Dans la liste des règles&#xa0;: activer ou désactiver une règle&#x202f;; l’ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>In the panel of rules: undo and redo; in a rule file, of what is typed there</source>
        <translation>Dans le panneau des règles&#xa0;: annuler et rétablir&#x202f;; dans un fichier de règles, pour ce qui y est saisi</translation>
    </message>
    <message>
        <source>In the panel of leads: undo the last pin or dismissal</source>
        <translation>Dans le panneau des pistes&#xa0;: annuler le dernier épinglage ou la dernière mise à l’écart</translation>
    </message>
    <message>
        <source>Context menu of the current item</source>
        <translation>Menu contextuel de l’élément courant</translation>
    </message>
    <message>
        <source>In a rule file: what may stand here</source>
        <translation>Dans un fichier de règles&#xa0;: ce qui peut se trouver ici</translation>
    </message>
    <message>
        <source>In a rule file: next and previous problem</source>
        <translation>Dans un fichier de règles&#xa0;: problème suivant et précédent</translation>
    </message>
    <message>
        <source>In a rule file: comment lines out, or in again</source>
        <translation>Dans un fichier de règles&#xa0;: mettre des lignes en commentaire, ou les en sortir</translation>
    </message>
    <message>
        <source>In a rule file: check it</source>
        <translation>Dans un fichier de règles&#xa0;: le vérifier</translation>
    </message>
    <message>
        <source>In a rule file: try it on this document; on all documents</source>
        <translation>Dans un fichier de règles&#xa0;: l’essayer sur ce document&#x202f;; sur tous les documents</translation>
    </message>
    <message>
        <source>In a rule file: accept it, so that its rules are in force</source>
        <translation>Dans un fichier de règles&#xa0;: l’accepter, pour que ses règles soient en vigueur</translation>
    </message>
    <message>
        <source>In a rule file: save it as another file</source>
        <translation>Dans un fichier de règles&#xa0;: l’enregistrer dans un autre fichier</translation>
    </message>
    <message>
        <source>In a rule file: leave the text; Tab alone indents</source>
        <translation>Dans un fichier de règles&#xa0;: quitter le texte&#x202f;; Tab seul met en retrait</translation>
    </message>
    <message>
        <source>Not in this data</source>
        <extracomment>Heading of slices that the data does not have</extracomment>
        <translation>Absentes de ces données</translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation>Il n’y a pas de système B&#xa0;: en choisir un dans la barre d’outils.</translation>
    </message>
    <message>
        <source>System B could not be scored.</source>
        <translation>Le système B n’a pas pu être évalué.</translation>
    </message>
    <message>
        <source>System B was scored on another gold, or under other settings, and cannot stand beside System A.</source>
        <translation>Le système B a été évalué sur une autre référence, ou avec d’autres réglages, et ne peut figurer à côté du système A.</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Système B&#xa0;: %1</translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <extracomment>none is selected; the parameter is the number of annotations in the filter</extracomment>
        <translation>annotations&#xa0;: %1</translation>
    </message>
    <message>
        <source>no errors</source>
        <extracomment>no error is selected; the parameter is the number of errors in the filter</extracomment>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>errors: %1</source>
        <translation>erreurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>annotation %1 of %2</source>
        <extracomment>%1: number of the selected annotation, %2: number of annotations in the filter</extracomment>
        <translation>annotation %1 sur %2</translation>
    </message>
    <message>
        <source>error %1 of %2</source>
        <extracomment>%1: number of an error, %2: number of errors in the filter</extracomment>
        <translation>erreur %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Judge %1 annotations</source>
        <translation>&amp;Juger %1 annotations</translation>
    </message>
    <message>
        <source>With a &amp;text…</source>
        <translation>Avec un &amp;texte…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation>&amp;Montrer ces cas</translation>
    </message>
    <message>
        <source>Show them &amp;within the filter</source>
        <translation>Les montrer &amp;dans le filtre</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copier le te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Copy selection</source>
        <translation>&amp;Copier la sélection</translation>
    </message>
    <message>
        <source>Copy selection with &amp;headings</source>
        <translation>Copier la sélection avec les &amp;en-têtes</translation>
    </message>
    <message>
        <source>Copy selection with&amp;out headings</source>
        <translation>Copier la sélection &amp;sans les en-têtes</translation>
    </message>
    <message>
        <source>Copy &amp;all rows</source>
        <translation>Copier &amp;toutes les lignes</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <extracomment>A piece of a formula</extracomment>
        <translation>
            <numerusform>%Ln cas</numerusform>
            <numerusform>%Ln cas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Coarse types</source>
        <translation>Types généraux</translation>
    </message>
    <message>
        <source>Coarse types, metonymic</source>
        <translation>Types généraux, métonymiques</translation>
    </message>
    <message>
        <source>Fine types</source>
        <translation>Types fins</translation>
    </message>
    <message>
        <source>Fine types, metonymic</source>
        <translation>Types fins, métonymiques</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Nested entities</source>
        <translation>Entités imbriquées</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Links, metonymic</source>
        <translation>Liens, métonymiques</translation>
    </message>
    <message>
        <source>Trees (all columns)</source>
        <translation>Arbres (toutes les colonnes)</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Empan</translation>
    </message>
    <message>
        <source>Span and type</source>
        <translation>Empan et type</translation>
    </message>
    <message>
        <source>Span and entry</source>
        <translation>Empan et entrée</translation>
    </message>
    <message>
        <source>Span, type and entry</source>
        <translation>Empan, type et entrée</translation>
    </message>
    <message>
        <source>Entries of each document</source>
        <translation>Entrées de chaque document</translation>
    </message>
    <message>
        <source>Outside the base (NIL)</source>
        <translation>Hors de la base (NIL)</translation>
    </message>
    <message>
        <source>R max, P max</source>
        <translation>R max, P max</translation>
    </message>
    <message>
        <source>R max, P sum</source>
        <translation>R max, P somme</translation>
    </message>
    <message>
        <source>R sum, P max</source>
        <translation>R somme, P max</translation>
    </message>
    <message>
        <source>R sum, P sum</source>
        <translation>R somme, P somme</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <extracomment>%1 to %2: an interval</extracomment>
        <translation> (%1–%2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 and %2 agree on %3, kappa %4; places: %5</source>
        <extracomment>%1, %2: names; %3: a percentage, %4: kappa, both with their intervals; %5: how many</extracomment>
        <translation>%1 et %2 s’accordent sur %3, kappa %4&#x202f;; endroits&#xa0;: %5</translation>
    </message>
    <message>
        <source>Verdict of %1</source>
        <extracomment>%1: name of a judge</extracomment>
        <translation>Verdict de %1</translation>
    </message>
    <message>
        <source>Correct&amp;ions…</source>
        <translation>Correct&amp;ions…</translation>
    </message>
    <message>
        <source>Lay corrections over the gold, whose file stays as it is, or take them off again</source>
        <translation>Poser des corrections sur la référence, dont le fichier reste tel quel, ou les retirer</translation>
    </message>
    <message>
        <source>A&amp;greement of judges</source>
        <translation>Accord des ju&amp;ges</translation>
    </message>
    <message>
        <source>Show how far two judges agree, with the table of their verdicts</source>
        <translation>Montrer à quel point deux juges s’accordent, avec le tableau de leurs verdicts</translation>
    </message>
    <message>
        <source>This page has not been translated from English.</source>
        <translation>Cette page n’a pas été traduite de l’anglais.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>%1: number of a printed page, %2: how many there are</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Print or PD&amp;F…</source>
        <translation>Im&amp;primer ou PDF…</translation>
    </message>
    <message>
        <source>Print texts with their annotations, the table or the figure in sight, or save it as PDF</source>
        <translation>Imprimer des textes avec leurs annotations, le tableau ou la figure visible, ou l’enregistrer en PDF</translation>
    </message>
    <message>
        <source>Print preview of pa&amp;ges…</source>
        <translation>Aperçu avant impression des pa&amp;ges…</translation>
    </message>
    <message>
        <source>Show the pages of what has the keyboard as they would be printed</source>
        <translation>Montrer les pages de ce qui a le clavier telles qu’elles seraient imprimées</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>partiel</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AgreementPage</name>
    <message>
        <source>%1 says</source>
        <extracomment>heading above the verdicts of a judge; %1: the name</extracomment>
        <translation>%1 dit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation>%1 dit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Which two judges</source>
        <translation>Quels deux juges</translation>
    </message>
    <message>
        <source>Verdicts of two judges</source>
        <translation>Verdicts de deux juges</translation>
    </message>
    <message>
        <source>Comparing the judges</source>
        <translation>Comparaison des juges</translation>
    </message>
    <message>
        <source>%1 and %2; places: %3</source>
        <extracomment>%1, %2: names of judges, %3: how many</extracomment>
        <translation>%1 et %2&#x202f;; endroits&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Nearly all verdicts are one, so that kappa is low whatever the judges do; PABAK: %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Presque tous les verdicts n’en font qu’un&#xa0;: le kappa est bas quoi que fassent les juges&#x202f;; PABAK&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows are verdicts of %1, columns those of %2 by their keys.</source>
        <translation>Les lignes sont les verdicts de %1, les colonnes ceux de %2, d’après leurs touches.</translation>
    </message>
    <message>
        <source>Cells count annotations of System A and of the gold that both have judged (%1); a click lists them.</source>
        <translation>Les cases comptent les annotations du système A et de la référence que les deux ont jugées (%1)&#x202f;; un clic les liste.</translation>
    </message>
    <message>
        <source>Cells count places; with a system open they lead to its records.</source>
        <translation>Les cases comptent des endroits&#x202f;; quand un système est ouvert, elles mènent à ses cas.</translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation>Il n’y a pas de référence</translation>
    </message>
    <message>
        <source>Judges say of a gold where it is wrong. Open a gold and what systems made of its text.</source>
        <translation>Les juges disent d’une référence où elle est fausse. Ouvrir une référence et ce que des systèmes ont fait de son texte.</translation>
    </message>
    <message>
        <source>Nobody has judged yet</source>
        <translation>Personne n’a encore jugé</translation>
    </message>
    <message>
        <source>Only %1 has judged so far</source>
        <translation>Seul %1 a jugé jusqu’ici</translation>
    </message>
    <message>
        <source>Agreement is counted over places that two judges have judged. Switch judging on, write the name of the other judge into Judge, and judge the same places; or put the lines of both into one file of judgements.</source>
        <translation>L’accord se compte sur les endroits que deux juges ont jugés. Activer le jugement, écrire le nom de l’autre juge dans Juge, et juger les mêmes endroits&#x202f;; ou réunir les lignes des deux dans un seul fichier de jugements.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juger</translation>
    </message>
    <message>
        <source>The judges cannot be compared</source>
        <translation>Les juges ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>Comparing the judges…</source>
        <translation>Comparaison des juges…</translation>
    </message>
    <message>
        <source>No place is judged by two</source>
        <translation>Aucun endroit n’est jugé par deux</translation>
    </message>
    <message>
        <source>Judges: %1. Rows of Suspects that say “By another judge” wait for the second one.</source>
        <extracomment>%1: names of judges</extracomment>
        <translation>Juges&#xa0;: %1. Les lignes de Suspects qui disent «&#xa0;Par un autre juge&#xa0;» attendent le second.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AlikeDialog</name>
    <message>
        <source>Apply to alike places</source>
        <translation>Appliquer aux endroits semblables</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>&amp;Verdict:</source>
        <translation>&amp;Verdict&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Apply to %1</source>
        <translation>&amp;Appliquer à %1</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Référence juste</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AnnotatorsPage</name>
    <message>
        <source>Agreement of every two annotators</source>
        <translation>Accord de chaque paire d’annotateurs</translation>
    </message>
    <message>
        <source>Who deviates, by type</source>
        <translation>Qui s’écarte, par type</translation>
    </message>
    <message>
        <source>What every two annotators have alike</source>
        <translation>Ce que chaque paire d’annotateurs a en commun</translation>
    </message>
    <message>
        <source>Comparing every two</source>
        <translation>Comparaison deux à deux</translation>
    </message>
    <message>
        <source>Nobody is compared here</source>
        <translation>Personne n’est comparé ici</translation>
    </message>
    <message>
        <source>The other pages compare what is open.</source>
        <translation>Les autres pages comparent ce qui est ouvert.</translation>
    </message>
    <message>
        <source>The annotators cannot be compared</source>
        <translation>Les annotateurs ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>Comparing every two…</source>
        <translation>Comparaison deux à deux…</translation>
    </message>
    <message>
        <source>The tables fill when all pairs are compared.</source>
        <translation>Les tableaux se remplissent quand toutes les paires sont comparées.</translation>
    </message>
    <message>
        <source>F1 of every two (%1); by type the mean F1 of each with the others, less that of the others among themselves: below 0 they agree more without this one. A click on a number shows its two as A and B.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation>F1 de chaque paire (%1)&#x202f;; par type, le F1 moyen de chacun avec les autres, moins celui des autres entre eux&#xa0;: au-dessous de 0, ils s’accordent mieux sans lui. Un clic sur un nombre montre ses deux côtés comme A et B.</translation>
    </message>
    <message>
        <source>! %1 and %2: %3</source>
        <extracomment>%1 and %2: names, %3: what is wrong</extracomment>
        <translation>! %1 et %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Only di&amp;fferences</source>
        <translation>Seulement les di&amp;fférences</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Contraste élevé, noir sur blanc</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Contraste élevé, blanc sur noir</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>From the next start; files, figures and commands stay in English</source>
        <translation>Au prochain démarrage&#x202f;; fichiers, figures et commandes restent en anglais</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size, in percent of the system&apos;s</source>
        <translation>Taille du texte, en pour cent de celle du système</translation>
    </message>
    <message>
        <source>Of the whole window; View, Larger text is of the texts alone</source>
        <translation>De toute la fenêtre&#x202f;; Affichage, Texte plus grand ne concerne que les textes</translation>
    </message>
    <message>
        <source>How the texts stand</source>
        <translation>Disposition des textes</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Interlinear</source>
        <translation>Interlinéaire</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>Superposé</translation>
    </message>
    <message>
        <source>Fold away the lines that have neither edits nor errors</source>
        <translation>Replier les lignes qui n’ont ni modifications ni erreurs</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;ouleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Taille du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Texts:</source>
        <translation>&amp;Textes&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignLeadsView</name>
    <message>
        <source>Leads of the project</source>
        <translation>Pistes du projet</translation>
    </message>
    <message>
        <source>The lead in its runs</source>
        <translation>La piste dans ses soumissions</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Lists the leads of a single run, too, and not only what several runs share.</source>
        <translation>Liste aussi les pistes d’une seule soumission, et pas seulement celles que plusieurs partagent.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Chercher de nouveau</translation>
    </message>
    <message>
        <source>Looks for the leads of all runs as their files are now</source>
        <translation>Cherche les pistes de toutes les soumissions dans l’état actuel de leurs fichiers</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation>Arrêter la recherche de pistes</translation>
    </message>
    <message>
        <source>Looking for leads</source>
        <translation>Recherche de pistes</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In its runs: %1</source>
        <extracomment>%1: what a lead is about</extracomment>
        <translation>Dans ses soumissions&#xa0;: %1</translation>
    </message>
    <message>
        <source>A lead that is chosen stands here as each of its runs has it.</source>
        <translation>Une piste choisie est montrée ici telle que chacune de ses soumissions l’a.</translation>
    </message>
    <message>
        <source>These are the leads of before; the runs are others by now.</source>
        <translation>Ce sont les pistes d’avant&#x202f;; les soumissions ont changé depuis.</translation>
    </message>
    <message>
        <source>Runs without leads: %1. The first, %2 · %3: %4</source>
        <extracomment>%1: how many runs, %2: the first one&apos;s data set, %3: its system, %4: why, a sentence</extracomment>
        <translation>Soumissions sans pistes&#xa0;: %1. La première, %2 · %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation>La recherche de pistes est impossible</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation>Recherche de pistes…</translation>
    </message>
    <message>
        <source>Every run is looked at; the list comes when all of them are.</source>
        <translation>Chaque soumission est examinée&#x202f;; la liste vient quand toutes le sont.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation>Aucune piste n’a été cherchée.</translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation>Chercher des pistes</translation>
    </message>
    <message>
        <source>The runs are being scored</source>
        <translation>Les soumissions sont en cours d’évaluation</translation>
    </message>
    <message>
        <source>Leads are looked for as soon as all of them are.</source>
        <translation>Les pistes sont cherchées dès que toutes le sont.</translation>
    </message>
    <message>
        <source>Not all runs are scored</source>
        <translation>Toutes les soumissions ne sont pas évaluées</translation>
    </message>
    <message>
        <source>Leads are looked for in all runs of the project, after these are scored.</source>
        <translation>Les pistes sont cherchées dans toutes les soumissions du projet, une fois celles-ci évaluées.</translation>
    </message>
    <message>
        <source>Score all</source>
        <translation>Tout évaluer</translation>
    </message>
    <message>
        <source>The list comes when all runs are looked at.</source>
        <translation>La liste vient quand toutes les soumissions sont examinées.</translation>
    </message>
    <message>
        <source>No leads</source>
        <translation>Aucune piste</translation>
    </message>
    <message>
        <source>The errors of no run show a pattern beyond chance.</source>
        <translation>Les erreurs d’aucune soumission ne montrent de régularité au-delà du hasard.</translation>
    </message>
    <message>
        <source>No lead is shared</source>
        <translation>Aucune piste n’est partagée</translation>
    </message>
    <message>
        <source>Every lead is of one run alone.</source>
        <translation>Chaque piste est d’une seule soumission.</translation>
    </message>
    <message>
        <source>Show those of one run</source>
        <translation>Montrer celles d’une seule</translation>
    </message>
    <message>
        <source>Lead: %1</source>
        <extracomment>A data set of the runs that share a lead. %1: what the lead is about</extracomment>
        <translation>Piste&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <extracomment>%1: how many</extracomment>
        <translation>%1 systèmes</translation>
    </message>
    <message>
        <source>Also those of one run</source>
        <translation>Aussi celles d’une seule soumission</translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation>Avancement de la recherche de pistes</translation>
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
        <translation>≈ non séparable du meilleur&#xa0;: p %1 n’est pas inférieur à %2</translation>
    </message>
    <message>
        <source>p of the difference from the best: %1</source>
        <translation>p de la différence avec le meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1=</source>
        <extracomment>A rank that others have, too</extracomment>
        <translation>%1=</translation>
    </message>
    <message>
        <source>– (%1 of %2)</source>
        <extracomment>A mean that is not given, since only %1 of %2 data sets have a score</extracomment>
        <translation>– (%1 sur %2)</translation>
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
        <translation>Rien n’a été remis.</translation>
    </message>
    <message>
        <source>Not scored yet.</source>
        <translation>Pas encore évalué.</translation>
    </message>
    <message>
        <source>Best run: %1 (of %2)</source>
        <translation>Meilleure soumission&#xa0;: %1 (de %2)</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <translation>Soumission&#xa0;: %1</translation>
    </message>
    <message>
        <source>Could not be scored: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>N’a pas pu être évalué&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a score, %2: its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Old: its files have changed on the disk since.</source>
        <translation>Ancien&#xa0;: ses fichiers ont changé sur le disque depuis.</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>Rang %1 sur %2</translation>
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
        <translation>Un clic ou Entrée ouvre le jeu de données avec ce système.</translation>
    </message>
    <message>
        <source>Points of %1 over all data sets shown</source>
        <translation>Points de %1 sur tous les jeux de données affichés</translation>
    </message>
    <message>
        <source>Scored: %1 of %2 data sets; a mean is given where all have a score. A click opens them as one.</source>
        <extracomment>How many data sets have a score, for a mean over them</extracomment>
        <translation>Évalués&#xa0;: %1 jeux de données sur %2&#x202f;; une moyenne est donnée quand tous ont un score. Un clic les ouvre comme un seul.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A cell for screen readers. %1: &quot;Points&quot;, %2: a system, %3: the number</extracomment>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>nothing was handed in</source>
        <translation>rien n’a été remis</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <translation>pas encore évalué</translation>
    </message>
    <message>
        <source>could not be scored</source>
        <translation>n’a pas pu être évalué</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <translation>%1, non séparable du meilleur</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4, rank %5</source>
        <translation>%1 de %2, %3&#xa0;: %4, rang %5</translation>
    </message>
    <message>
        <source>%1 of %2, %3: %4</source>
        <translation>%1 de %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Who handed runs in, with the best run in each data set</source>
        <translation>Qui a remis des soumissions, avec la meilleure dans chaque jeu de données</translation>
    </message>
    <message>
        <source>What the names of runs have in this place, with the best such run in each data set</source>
        <translation>Ce que les noms des soumissions ont à cette place, avec la meilleure de ce groupe dans chaque jeu de données</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Given by the rank in each data set that is shown</source>
        <translation>Donnés d’après le rang dans chaque jeu de données affiché</translation>
    </message>
    <message>
        <source>Mean %1</source>
        <extracomment>%1: a task</extracomment>
        <translation>Moyenne %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean over the data sets that are shown, where all of them have a score</source>
        <translation>Moyenne sur les jeux de données affichés, quand tous ont un score</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Le plus bas est le meilleur.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignTableDialog</name>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu du tableau</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <source>Systems by data set</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>Systèmes par jeu de données</translation>
    </message>
    <message>
        <source>Teams by data set</source>
        <translation>Équipes par jeu de données</translation>
    </message>
    <message>
        <source>%1 by data set</source>
        <translation>%1 par jeu de données</translation>
    </message>
    <message>
        <source>All rankings as one list</source>
        <translation>Tous les classements en une liste</translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <extracomment>%1: a data set with its task</extracomment>
        <translation>Classement de %1</translation>
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
        <translation>TSV a toutes les décimales.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tableau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Décimales&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Enregi&amp;strer…</translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation>C&amp;opier le tableau</translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <extracomment>%1: a form such as &quot;CSV&quot;, %2: the ending of its files</extracomment>
        <translation>Fichier %1 (*%2)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CampaignView</name>
    <message>
        <source>Teams, best run each</source>
        <translation>Équipes, meilleure soumission de chacune</translation>
    </message>
    <message>
        <source>By %1, best run each</source>
        <extracomment>%1: a capture of the names of runs, such as &quot;lang&quot;</extracomment>
        <translation>Par %1, meilleure soumission de chaque groupe</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Scores by data set</source>
        <translation>Scores par jeu de données</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Tas&amp;ks:</source>
        <translation>Tâ&amp;ches&#xa0;:</translation>
    </message>
    <message>
        <source>Which data sets are shown; means, ranks and points are of these</source>
        <translation>Quels jeux de données sont affichés&#x202f;; moyennes, rangs et points en dépendent</translation>
    </message>
    <message>
        <source>Puts ≈ behind scores that are not separable from the best of their data set. All runs of a data set are compared with each other, which takes a while.</source>
        <translation>Met ≈ derrière les scores non séparables du meilleur de leur jeu de données. Toutes les soumissions d’un jeu de données sont comparées entre elles, ce qui prend du temps.</translation>
    </message>
    <message>
        <source>The matrix or a ranking as PDF, SVG, PNG or their numbers</source>
        <translation>La matrice ou un classement en PDF, SVG, PNG, ou leurs nombres</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>Lig&amp;nes&#xa0;:</translation>
    </message>
    <message>
        <source>The best of a column is bold, the stronger the shade the better. – nothing was handed in or the score is undefined; ✗ could not be scored; … not scored yet; ≈ not separable from the best.</source>
        <translation>Le meilleur d’une colonne est en gras&#x202f;; plus la teinte est forte, mieux c’est. – rien n’a été remis ou le score n’est pas défini&#x202f;; ✗ n’a pas pu être évalué&#x202f;; … pas encore évalué&#x202f;; ≈ non séparable du meilleur.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Without a task</source>
        <translation>Sans tâche</translation>
    </message>
    <message>
        <source>Data &amp;sets: %1 of %2</source>
        <extracomment>The button of a menu. %1 of %2 data sets are shown</extracomment>
        <translation>&amp;Jeux de données&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Tout &amp;afficher</translation>
    </message>
    <message>
        <source>Ranking of %1</source>
        <translation>Classement de %1</translation>
    </message>
    <message>
        <source>Nothing was handed in.</source>
        <translation>Rien n’a été remis.</translation>
    </message>
    <message>
        <source>Its runs stand here as soon as they are scored.</source>
        <translation>Ses soumissions sont ici dès qu’elles sont évaluées.</translation>
    </message>
    <message>
        <source>None of its runs is scored yet. “Score all” scores every run of the project.</source>
        <translation>Aucune de ses soumissions n’est encore évaluée. «&#xa0;Tout évaluer&#xa0;» évalue toutes les soumissions du projet.</translation>
    </message>
    <message>
        <source>S&amp;core all</source>
        <translation>Tout éval&amp;uer</translation>
    </message>
    <message>
        <source>S&amp;core again</source>
        <translation>Rééval&amp;uer</translation>
    </message>
    <message>
        <source>Scores every system on every data set; what was scored before is not read again</source>
        <translation>Évalue chaque système sur chaque jeu de données&#x202f;; ce qui a déjà été évalué n’est pas relu</translation>
    </message>
    <message>
        <source>Scores what changed on the disk; where nothing did, everything once more. The numbers stand until the new ones are there.</source>
        <translation>Évalue ce qui a changé sur le disque&#x202f;; si rien n’a changé, tout une fois encore. Les nombres restent jusqu’à l’arrivée des nouveaux.</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Aucun projet n’est ouvert</translation>
    </message>
    <message>
        <source>A project holds data sets, their systems and how they are scored. Here all of them stand side by side.</source>
        <translation>Un projet contient des jeux de données, leurs systèmes et la façon de les évaluer. Ici, tous figurent côte à côte.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation>Fichiers hors du dossier du projet</translation>
    </message>
    <message>
        <source>They are not read unless you allow it: %1</source>
        <translation>Ils ne sont lus que si vous le permettez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Les lire</translation>
    </message>
    <message>
        <source>There are no systems</source>
        <translation>Il n’y a pas de systèmes</translation>
    </message>
    <message>
        <source>The project names no data sets with systems.</source>
        <translation>Le projet ne nomme pas de jeux de données avec des systèmes.</translation>
    </message>
    <message>
        <source>No data set is left</source>
        <translation>Il ne reste aucun jeu de données</translation>
    </message>
    <message>
        <source>Every one is folded away.</source>
        <translation>Tous sont repliés.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>%1 changed on the disk; scores of before are pale</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a changé sur le disque&#x202f;; les scores d’avant sont pâles</translation>
    </message>
    <message>
        <source>Files changed on the disk: %1; scores of before are pale</source>
        <extracomment>%1: how many</extracomment>
        <translation>Fichiers changés sur le disque&#xa0;: %1&#x202f;; les scores d’avant sont pâles</translation>
    </message>
    <message>
        <source>Old scores: %1</source>
        <extracomment>How many scores are of files as they were</extracomment>
        <translation>Anciens scores&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scored: %1 of %2</source>
        <extracomment>How many of all runs are scored</extracomment>
        <translation>Évalués&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Open its data sets as one</source>
        <translation>&amp;Ouvrir ses jeux de données comme un seul</translation>
    </message>
    <message>
        <source>&amp;Open the data set with this system</source>
        <translation>&amp;Ouvrir le jeu de données avec ce système</translation>
    </message>
    <message>
        <source>Edit &amp;note…</source>
        <translation>Modifier la &amp;note…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note for %1, %2:</source>
        <extracomment>%1: a system, %2: a data set</extracomment>
        <translation>Note pour %1, %2&#xa0;:</translation>
    </message>
    <message>
        <source>Show ra&amp;nks</source>
        <translation>Afficher les ran&amp;gs</translation>
    </message>
    <message>
        <source>Mark &amp;ties</source>
        <translation>Marquer les égali&amp;tés</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>E&amp;xporter un tableau…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exporter une figure…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Pages of the campaign</source>
        <translation>Pages de la campagne</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Pistes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CanvasHeader</name>
    <message>
        <source>Above: %1    Below: %2</source>
        <extracomment>above and below the text stand the marks of the two sides</extracomment>
        <translation>Au-dessus&#xa0;: %1    Au-dessous&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChangesPage</name>
    <message>
        <source>What became of each annotation</source>
        <translation>Ce qu’est devenue chaque annotation</translation>
    </message>
    <message>
        <source>What became of each annotation, by type</source>
        <translation>Ce qu’est devenue chaque annotation, par type</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>The tables fill when both are scored.</source>
        <translation>Les tableaux se remplissent quand les deux sont évalués.</translation>
    </message>
    <message>
        <source>Where the two agree and differ, by type</source>
        <translation>Où les deux s’accordent et diffèrent, par type</translation>
    </message>
    <message>
        <source>Where A and B agree and differ (%1). Which of the two is right, only a gold can tell.</source>
        <extracomment>%1: the scheme</extracomment>
        <translation>Où A et B s’accordent et diffèrent (%1). Seule une référence peut dire lequel a raison.</translation>
    </message>
    <message>
        <source>The two cannot be compared</source>
        <translation>Les deux ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Ce sont les anciens nombres&#x202f;; de nouveaux sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Nothing differs: every annotation has the same outcome in A and B.</source>
        <translation>Rien ne diffère&#xa0;: chaque annotation a la même issue dans A et dans B.</translation>
    </message>
    <message>
        <source>From A to B %1 fixed, %2 regressed (%3). Errors of A are shown in A, new ones in B.</source>
        <extracomment>%1 and %2: numbers of annotations; %3: the scheme, or a measure whose pairs these are</extracomment>
        <translation>De A à B, %1 corrigés, %2 dégradés (%3). Les erreurs de A sont montrées dans A, les nouvelles dans B.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartPanel</name>
    <message>
        <source>Line</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>Copier les &amp;nombres</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ChartView</name>
    <message>
        <source>Chart or table</source>
        <translation>Graphique ou tableau</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CheckDialog</name>
    <message>
        <source>Check submission</source>
        <translation>Vérifier une soumission</translation>
    </message>
    <message>
        <source>Output to check</source>
        <translation>Sortie à vérifier</translation>
    </message>
    <message>
        <source>The file or folder that a system wrote</source>
        <translation>Le fichier ou le dossier qu’un système a écrit</translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, is checked</source>
        <translation>Quelle colonne de données HIPE, ou quelle couche de données WebAnno et UIMA, est vérifiée</translation>
    </message>
    <message>
        <source>Gold or text</source>
        <translation>Référence ou texte</translation>
    </message>
    <message>
        <source>The gold, or only its text (.txt, a folder of them, or a file of any format without annotations)</source>
        <translation>La référence, ou son texte seul (.txt, un dossier de tels fichiers, ou un fichier sans annotations dans n’importe quel format)</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Both files are read and compared.</source>
        <translation>Les deux fichiers sont lus et comparés.</translation>
    </message>
    <message>
        <source>Nothing could be checked</source>
        <translation>Rien n’a pu être vérifié</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>Documents, texts, labels and ids are as they should be.</source>
        <translation>Documents, textes, étiquettes et identifiants sont comme il faut.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>Choose the output of a system, and the gold or the text that it belongs to. Then choose Check.</source>
        <translation>Choisir la sortie d’un système, et la référence ou le texte dont elle relève. Puis choisir Vérifier.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>Co&amp;pier comme texte</translation>
    </message>
    <message>
        <source>Copy what touchstone-cli check prints</source>
        <translation>Copier ce que touchstone-cli check imprime</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>&amp;Sortie&#xa0;:</translation>
    </message>
    <message>
        <source>Gold or te&amp;xt:</source>
        <translation>Référence ou te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>A folder as output</source>
        <translation>Un dossier comme sortie</translation>
    </message>
    <message>
        <source>A folder as gold or text</source>
        <translation>Un dossier comme référence ou texte</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be scored, %1.</source>
        <extracomment>%1: &quot;2 warnings&quot;</extracomment>
        <translation>Peut être évalué, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready: %1, %2.</source>
        <extracomment>%1: &quot;1 error&quot;, %2: &quot;2 warnings&quot;</extracomment>
        <translation>Pas prêt&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many there are, %2: how many there should be</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Documents: %1</source>
        <translation>Documents&#xa0;: %1</translation>
    </message>
    <message>
        <source>further documents: %1</source>
        <translation>autres documents&#xa0;: %1</translation>
    </message>
    <message>
        <source>tokens: %1</source>
        <translation>tokens&#xa0;: %1</translation>
    </message>
    <message>
        <source>annotations: %1</source>
        <translation>annotations&#xa0;: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>labels: %1</source>
        <translation>étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>labels: %1 (not judged: there is nothing to compare them with)</source>
        <translation>étiquettes&#xa0;: %1 (non jugées&#xa0;: il n’y a rien à quoi les comparer)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ColumnsDialog</name>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>What does each column hold? Needed are the start, the end or the length, and the label.</source>
        <translation>Que contient chaque colonne&#x202f;? Il faut le début, la fin ou la longueur, et l’étiquette.</translation>
    </message>
    <message>
        <source>&amp;By the first row</source>
        <translation>&amp;D’après la première ligne</translation>
    </message>
    <message>
        <source>Choose what the names in the first row say</source>
        <translation>Choisir ce que disent les noms de la première ligne</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Premières lignes du tableau</translation>
    </message>
    <message>
        <source>Does not matter</source>
        <translation>Sans importance</translation>
    </message>
    <message>
        <source>Column %1 holds</source>
        <extracomment>%1: number of a column</extracomment>
        <translation>La colonne %1 contient</translation>
    </message>
    <message>
        <source>End or Length</source>
        <translation>Fin ou Longueur</translation>
    </message>
    <message>
        <source>Still needed: %1.</source>
        <extracomment>%1: what no column was chosen for</extracomment>
        <translation>Il manque encore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Names in the first row are numbers, or names of other columns, so these columns cannot be told apart: give each a name of its own.</source>
        <translation>Les noms de la première ligne sont des nombres, ou des noms d’autres colonnes&#xa0;: ces colonnes ne peuvent donc pas être distinguées&#x202f;; donner à chacune un nom propre.</translation>
    </message>
    <message>
        <source>Without a column for the document, all rows form one document, named after the file.</source>
        <translation>Sans colonne pour le document, toutes les lignes forment un seul document, nommé d’après le fichier.</translation>
    </message>
    <message>
        <source>As the first row says.</source>
        <translation>Comme le dit la première ligne.</translation>
    </message>
    <message>
        <source>--columns %1</source>
        <extracomment>%1: as on the command line</extracomment>
        <translation>--columns %1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Words of the annotation</source>
        <translation>Mots de l’annotation</translation>
    </message>
    <message>
        <source>Id of the annotation</source>
        <translation>Id de l’annotation</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>Texte du document</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CommandLine</name>
    <message>
        <source>Command line that makes the same</source>
        <translation>Ligne de commande qui fait de même</translation>
    </message>
    <message>
        <source>Command line:</source>
        <translation>Ligne de commande&#xa0;:</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareBasis</name>
    <message>
        <source>Computing measures</source>
        <translation>Calcul des mesures</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Rééchantillonnage</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ComparePage</name>
    <message>
        <source>In the dialog choose under Documents: Each group of lines, for the gold and all systems</source>
        <translation>Dans le dialogue, choisir sous Documents&#xa0;: Chaque groupe de lignes, pour la référence et tous les systèmes</translation>
    </message>
    <message>
        <source>No intervals: there is only one sentence, and resampling needs several.</source>
        <translation>Pas d’intervalles&#xa0;: il n’y a qu’une phrase, et le rééchantillonnage en demande plusieurs.</translation>
    </message>
    <message>
        <source>No intervals: there is only one document, and resampling needs several.</source>
        <translation>Pas d’intervalles&#xa0;: il n’y a qu’un document, et le rééchantillonnage en demande plusieurs.</translation>
    </message>
    <message>
        <source>%1 trials, seed %2, over %3.</source>
        <extracomment>%1: number of trials, %2: a seed, %3: &quot;120 documents&quot;</extracomment>
        <translation>%1 essais, graine %2, sur %3.</translation>
    </message>
    <message>
        <source>%1 sentences of the one document</source>
        <translation>%1 phrases du seul document</translation>
    </message>
    <message>
        <source>%1 documents</source>
        <translation>%1 documents</translation>
    </message>
    <message>
        <source>Nothing was computed</source>
        <translation>Rien n’a été calculé</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Le calcul a été arrêté.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Which system is better, only a gold can tell</source>
        <translation>Seule une référence peut dire quel système est meilleur</translation>
    </message>
    <message>
        <source>Two systems are compared without one.</source>
        <translation>Deux systèmes sont comparés sans référence.</translation>
    </message>
    <message>
        <source>Open with a gold…</source>
        <translation>Ouvrir avec une référence…</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Comparer avec %1</translation>
    </message>
    <message>
        <source>Open a second system…</source>
        <translation>Ouvrir un second système…</translation>
    </message>
    <message>
        <source>Compare with other settings…</source>
        <translation>Comparer avec d’autres réglages…</translation>
    </message>
    <message>
        <source>Only one system is open</source>
        <translation>Un seul système est ouvert</translation>
    </message>
    <message>
        <source>Choose a System B</source>
        <translation>Choisir un système B</translation>
    </message>
    <message>
        <source>Open a second system of the same gold, or compare this one with itself under other settings.</source>
        <translation>Ouvrir un second système de la même référence, ou comparer celui-ci avec lui-même sous d’autres réglages.</translation>
    </message>
    <message>
        <source>Two systems are compared annotation by annotation; choose the second one here or in the toolbar.</source>
        <translation>Deux systèmes sont comparés annotation par annotation&#x202f;; choisir le second ici ou dans la barre d’outils.</translation>
    </message>
    <message numerus="yes">
        <source>
! %n more; the tool tips of the systems say why.</source>
        <translation>
            <numerusform>
! %n de plus&#x202f;; les info-bulles des systèmes disent pourquoi.</numerusform>
            <numerusform>
! %n de plus&#x202f;; les info-bulles des systèmes disent pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open with sentences as documents…</source>
        <translation>Ouvrir avec les phrases comme documents…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CompareView</name>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Copier en Mar&amp;kdown</translation>
    </message>
    <message>
        <source>Copy the table that is shown, for an issue or a wiki</source>
        <translation>Copier le tableau affiché, pour un ticket ou un wiki</translation>
    </message>
    <message>
        <source>Com&amp;pared records:</source>
        <translation>Cas com&amp;parés&#xa0;:</translation>
    </message>
    <message>
        <source>Sc&amp;ore:</source>
        <translation>&amp;Score&#xa0;:</translation>
    </message>
    <message>
        <source>Pages of the comparison</source>
        <translation>Pages de la comparaison</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>Significance</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Trouvés par</translation>
    </message>
    <message>
        <source>Systems by type</source>
        <translation>Systèmes par type</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Groups of runs</source>
        <translation>Groupes de soumissions</translation>
    </message>
    <message>
        <source>Potential gain</source>
        <translation>Gain possible</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotateurs</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>By which types and systems are compared</source>
        <translation>D’après quoi types et systèmes sont comparés</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Compared records</source>
        <translation>Cas comparés</translation>
    </message>
    <message>
        <source>Whose records decide what changed: those of the matching, judged under the scheme, or a measure&apos;s own, where right is what that measure counts as correct</source>
        <translation>Les cas qui décident de ce qui a changé&#xa0;: ceux de l’appariement, jugés selon le schéma, ou ceux d’une mesure, où est juste ce que cette mesure compte comme correct</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>&amp;Mesures</translation>
    </message>
    <message>
        <source>By which systems are ranked and tested</source>
        <translation>D’après quoi les systèmes sont classés et testés</translation>
    </message>
    <message>
        <source>Score System A a second time under other settings, and show what changes</source>
        <translation>Évaluer le système A une seconde fois avec d’autres réglages, et montrer ce qui change</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A&#xa0;: %1 · B&#xa0;: %2</translation>
    </message>
    <message>
        <source>A: %1 · B: %1 under %2</source>
        <extracomment>%1: a system, %2: settings such as &quot;pairing: first-come&quot;</extracomment>
        <translation>A&#xa0;: %1 · B&#xa0;: %1 avec %2</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compare with other &amp;settings…</source>
        <translation>Comparer avec d’a&amp;utres réglages…</translation>
    </message>
    <message>
        <source>&amp;Back to System B</source>
        <translation>Retour au système &amp;B</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Comparer</name>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Comparing all systems</source>
        <translation>Comparaison de tous les systèmes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceCurves</name>
    <message>
        <source>Computing the curve</source>
        <translation>Calcul de la courbe</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfidenceView</name>
    <message>
        <source>What is drawn</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>P, R and F1 of System A</source>
        <translation>P, R et F1 du système A</translation>
    </message>
    <message>
        <source>F1 of every system</source>
        <translation>F1 de chaque système</translation>
    </message>
    <message>
        <source>Precision over recall of every system</source>
        <translation>Précision selon le rappel de chaque système</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Annotations with a lower confidence are left out of every number (--min-score); arrow keys move it by 0.01</source>
        <translation>Les annotations de confiance plus basse sont exclues de tous les nombres (--min-score)&#x202f;; les flèches le déplacent de 0,01</translation>
    </message>
    <message>
        <source>Keep all annotations (Esc)</source>
        <translation>Garder toutes les annotations (Échap)</translation>
    </message>
    <message>
        <source>Set the threshold that gives System A its best F1 on these data</source>
        <translation>Fixer le seuil qui donne au système A son meilleur F1 sur ces données</translation>
    </message>
    <message>
        <source>Scores over the confidence threshold as a table</source>
        <translation>Scores selon le seuil de confiance, en tableau</translation>
    </message>
    <message>
        <source>--min-score %1</source>
        <translation>--min-score %1</translation>
    </message>
    <message>
        <source>&amp;Threshold:</source>
        <translation>&amp;Seuil&#xa0;:</translation>
    </message>
    <message>
        <source>P %1, R %2, F1 %3</source>
        <translation>P %1, R %2, F1 %3</translation>
    </message>
    <message>
        <source>--min-score %1; the curve and its table cover all scores</source>
        <translation>--min-score %1&#x202f;; la courbe et son tableau couvrent tous les scores</translation>
    </message>
    <message>
        <source>&lt;b&gt;Threshold %1&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation>&lt;b&gt;Seuil %1&lt;/b&gt;&#xa0;: %2 annotations gardées sur %3, %4 exclues&#xa0;: %5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All scores&lt;/b&gt;: %2 of %3 annotations kept, %4 left out: %5.</source>
        <translation>&lt;b&gt;Tous les scores&lt;/b&gt;&#xa0;: %2 annotations gardées sur %3, %4 exclues&#xa0;: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n annotations of the system have no confidence score and are kept.</source>
        <translation>
            <numerusform>%n annotation du système n’a pas de score de confiance et est gardée.</numerusform>
            <numerusform>%n annotations du système n’ont pas de score de confiance et sont gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best F1 %1 at %2, against %3 with all annotations. A threshold chosen on the data that it is scored on makes the score look too good: choose it on development data.</source>
        <translation>Meilleur F1&#xa0;: %1 à %2, contre %3 avec toutes les annotations. Un seuil choisi sur les données mêmes de l’évaluation embellit le score&#xa0;: le choisir sur des données de développement.</translation>
    </message>
    <message>
        <source>No threshold gives an F1 above 0 here.</source>
        <translation>Aucun seuil ne donne ici un F1 supérieur à 0.</translation>
    </message>
    <message>
        <source>Curve and table cover all scores, also those below the threshold.</source>
        <translation>Courbe et tableau couvrent tous les scores, même au-dessous du seuil.</translation>
    </message>
    <message>
        <source>The table shows %1 of %2 scores; touchstone-cli score --by score --json lists more.</source>
        <translation>Le tableau montre %1 scores sur %2&#x202f;; touchstone-cli score --by score --json en liste davantage.</translation>
    </message>
    <message>
        <source>No scores</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Pas de scores</translation>
    </message>
    <message>
        <source>%1 gives no confidence scores. They are read from JSONL (key “score”), spaCy, Prodigy, predictions of Label Studio, pipelines of Hugging Face, output of models, BioC, tables (column “score”) and neleval files.</source>
        <translation>%1 ne donne pas de scores de confiance. Ils sont lus dans JSONL (clé «&#xa0;score&#xa0;»), spaCy, Prodigy, les prédictions de Label Studio, les pipelines de Hugging Face, les sorties de modèles, BioC, les tableaux (colonne «&#xa0;score&#xa0;») et les fichiers neleval.</translation>
    </message>
    <message>
        <source>The curve cannot be computed</source>
        <translation>La courbe ne peut pas être calculée</translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation>Calcul de la courbe</translation>
    </message>
    <message>
        <source>The curve appears when all thresholds have been tried.</source>
        <translation>La courbe apparaît quand tous les seuils ont été essayés.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>Pas de courbe</translation>
    </message>
    <message>
        <source>The curve was not computed to its end.</source>
        <translation>La courbe n’a pas été calculée jusqu’au bout.</translation>
    </message>
    <message>
        <source>Compute the curve</source>
        <translation>Calculer la courbe</translation>
    </message>
    <message>
        <source>Click: set the threshold here</source>
        <translation>Clic&#xa0;: fixer le seuil ici</translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation>A&amp;xe de 0 à 1</translation>
    </message>
    <message>
        <source>All &amp;scores</source>
        <translation>&amp;Tous les scores</translation>
    </message>
    <message>
        <source>&amp;Best F1</source>
        <translation>&amp;Meilleur F1</translation>
    </message>
    <message>
        <source>Chart over the confidence threshold</source>
        <translation>Graphique selon le seuil de confiance</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusedPairsModel</name>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation>%1&#xa0;: référence %2, système %3</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Type of the gold annotation</source>
        <translation>Type de l’annotation de référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Type of the system annotation that is paired with it</source>
        <translation>Type de l’annotation du système appariée avec elle</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>How often the one is taken for the other</source>
        <translation>Combien de fois l’un est pris pour l’autre</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionModel</name>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message numerus="yes">
        <source>(%n others)</source>
        <extracomment>Row and column that several entity types share</extracomment>
        <translation>
            <numerusform>(%n autre)</numerusform>
            <numerusform>(%n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent; %1: number with one decimal</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a cell for screen readers; %1: which types meet, and how often, %2: their share</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 spurious: system %2, no gold annotation</source>
        <translation>%1 superflues&#xa0;: système %2, pas d’annotation de référence</translation>
    </message>
    <message>
        <source>%1 missed: gold %2, no system annotation</source>
        <translation>%1 manquées&#xa0;: référence %2, pas d’annotation du système</translation>
    </message>
    <message>
        <source>%1: gold and system among the %2; %3 of them have equal types</source>
        <extracomment>%1: how many, %2: &quot;(9 others)&quot;, %3: how many of them</extracomment>
        <translation>%1&#xa0;: référence et système parmi les %2&#x202f;; %3 d’entre elles ont des types égaux</translation>
    </message>
    <message>
        <source>%1: gold %2, system %3</source>
        <extracomment>%1: how many, %2 and %3: entity types</extracomment>
        <translation>%1&#xa0;: référence %2, système %3</translation>
    </message>
    <message>
        <source>Missed: %1 gold annotations without a system annotation</source>
        <translation>Manquées&#xa0;: %1 annotations de référence sans annotation du système</translation>
    </message>
    <message>
        <source>Spurious: %1 system annotations without a gold annotation</source>
        <translation>Superflues&#xa0;: %1 annotations du système sans annotation de référence</translation>
    </message>
    <message>
        <source>System type %1: %2 annotations</source>
        <translation>Type du système %1&#xa0;: %2 annotations</translation>
    </message>
    <message>
        <source>Gold type %1: %2 annotations</source>
        <translation>Type de référence %1&#xa0;: %2 annotations</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConfusionView</name>
    <message>
        <source>Confusion of types, gold by system</source>
        <translation>Confusion des types, référence par système</translation>
    </message>
    <message>
        <source>Confused types, most often first</source>
        <translation>Types confondus, du plus fréquent au moins fréquent</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Share of the row</source>
        <translation>Part de la ligne</translation>
    </message>
    <message>
        <source>Share of the column</source>
        <translation>Part de la colonne</translation>
    </message>
    <message>
        <source>Order of the types</source>
        <translation>Ordre des types</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation>Par fréquence</translation>
    </message>
    <message>
        <source>Hide the diago&amp;nal</source>
        <translation>Masquer la diago&amp;nale</translation>
    </message>
    <message>
        <source>Leave out pairs of equal type</source>
        <translation>Laisser de côté les paires de même type</translation>
    </message>
    <message>
        <source>&amp;Most types shown:</source>
        <translation>&amp;Types affichés max.&#xa0;:</translation>
    </message>
    <message>
        <source>Those with most errors; the other types share one row and one column</source>
        <translation>Ceux qui ont le plus d’erreurs&#x202f;; les autres types partagent une ligne et une colonne</translation>
    </message>
    <message>
        <source>Most types shown</source>
        <translation>Nombre maximal de types affichés</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>The matrix, or the confused pairs with the most frequent first</source>
        <translation>La matrice, ou les paires confondues, la plus fréquente d’abord</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Cases&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Ordre&#xa0;:</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Ce sont les anciens nombres&#x202f;; de nouveaux sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Rows: gold, columns: system</source>
        <translation>Lignes&#xa0;: référence, colonnes&#xa0;: système</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Aucune annotation</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation>Ni la référence ni le système n’ont d’annotation.</translation>
    </message>
    <message>
        <source>Filter to gold type “%1”</source>
        <translation>Filtrer le type de référence «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Filter to system type “%1”</source>
        <translation>Filtrer le type du système «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ConvertDialog</name>
    <message>
        <source>Touchstone JSONL: one document per line, keeps everything</source>
        <translation>JSONL de Touchstone&#xa0;: un document par ligne, garde tout</translation>
    </message>
    <message>
        <source>brat: a folder of .txt and .ann</source>
        <translation>brat&#xa0;: un dossier de .txt et .ann</translation>
    </message>
    <message>
        <source>Label Studio: tasks, systems as predictions</source>
        <translation>Label Studio&#xa0;: tâches, systèmes comme prédictions</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>The file; of brat the folder, new or empty</source>
        <translation>Le fichier&#x202f;; pour brat le dossier, nouveau ou vide</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Nothing was left out</source>
        <translation>Rien n’a été laissé de côté</translation>
    </message>
    <message>
        <source>The format can hold everything that was to be written.</source>
        <translation>Le format peut contenir tout ce qui devait être écrit.</translation>
    </message>
    <message>
        <source>Nothing written yet</source>
        <translation>Rien n’est encore écrit</translation>
    </message>
    <message>
        <source>What the format cannot hold will be listed here.</source>
        <translation>Ce que le format ne peut contenir sera listé ici.</translation>
    </message>
    <message>
        <source>Systems that become predictions</source>
        <translation>Systèmes qui deviennent des prédictions</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>Choisir où écrire</translation>
    </message>
    <message>
        <source>&amp;Annotations of:</source>
        <translation>&amp;Annotations de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Write to:</source>
        <translation>Écr&amp;ire dans&#xa0;:</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>Gold (%1)</source>
        <extracomment>%1: name of the data set</extracomment>
        <translation>Référence (%1)</translation>
    </message>
    <message>
        <source>An empty folder for brat</source>
        <translation>Un dossier vide pour brat</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Convertir en</translation>
    </message>
    <message>
        <source>%1 file (*%2)</source>
        <translation>Fichier %1 (*%2)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>Its content will be lost.</source>
        <translation>Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation>Ouvrir d’abord une référence et une sortie de système (Fichier, Ouvrir).</translation>
    </message>
    <message>
        <source>Labels are written as changed by the label map.</source>
        <translation>Les étiquettes sont écrites telles que la table d’étiquettes les change.</translation>
    </message>
    <message>
        <source>The file is there already and will be replaced.</source>
        <translation>Le fichier existe déjà et sera remplacé.</translation>
    </message>
    <message>
        <source>The file is there already; you are asked before it is replaced.</source>
        <translation>Le fichier existe déjà&#x202f;; une question est posée avant de le remplacer.</translation>
    </message>
    <message>
        <source>&amp;Predictions:</source>
        <translation>&amp;Prédictions&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionRow</name>
    <message>
        <source>0: nothing</source>
        <translation>0&#xa0;: rien</translation>
    </message>
    <message>
        <source>This annotation is not right; without another one nothing is to be annotated here.</source>
        <translation>Cette annotation n’est pas juste&#x202f;; sans une autre, rien n’est à annoter ici.</translation>
    </message>
    <message>
        <source>M: one more</source>
        <translation>M&#xa0;: une de plus</translation>
    </message>
    <message>
        <source>One more annotation is right here; the next stretch of text that you select is its place.</source>
        <translation>Une annotation de plus est juste ici&#x202f;; le prochain passage de texte sélectionné en est la place.</translation>
    </message>
    <message>
        <source>Missing:</source>
        <translation>Manquant&#xa0;:</translation>
    </message>
    <message>
        <source>Drawn:</source>
        <translation>Tracé&#xa0;:</translation>
    </message>
    <message>
        <source>Right is:</source>
        <translation>Est juste&#xa0;:</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>type (Y)</source>
        <translation>type (Y)</translation>
    </message>
    <message>
        <source>O: %1 of %2</source>
        <extracomment>%1: number of an annotation, %2: how many there are</extracomment>
        <translation>O&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>The next of the annotations that are right here.</source>
        <translation>La suivante des annotations justes ici.</translation>
    </message>
    <message>
        <source>Esc: drop</source>
        <translation>Échap&#xa0;: abandonner</translation>
    </message>
    <message>
        <source>Drop what was drawn.</source>
        <translation>Abandonner ce qui a été tracé.</translation>
    </message>
    <message>
        <source>Right annotation</source>
        <translation>Annotation juste</translation>
    </message>
    <message>
        <source>Right type</source>
        <translation>Type juste</translation>
    </message>
    <message>
        <source>Type that is right (Y)</source>
        <translation>Type qui est juste (Y)</translation>
    </message>
    <message>
        <source>link (L)</source>
        <translation>lien (L)</translation>
    </message>
    <message>
        <source>Right link</source>
        <translation>Lien juste</translation>
    </message>
    <message>
        <source>Link that is right, where the gold has links</source>
        <translation>Lien qui est juste, là où la référence a des liens</translation>
    </message>
    <message>
        <source>B ←</source>
        <translation>B ←</translation>
    </message>
    <message>
        <source>Begin one token earlier</source>
        <translation>Commencer un token plus tôt</translation>
    </message>
    <message>
        <source>Shift+B →</source>
        <translation>Maj+B →</translation>
    </message>
    <message>
        <source>Begin one token later</source>
        <translation>Commencer un token plus loin</translation>
    </message>
    <message>
        <source>← Shift+E</source>
        <translation>← Maj+E</translation>
    </message>
    <message>
        <source>End one token earlier</source>
        <translation>Finir un token plus tôt</translation>
    </message>
    <message>
        <source>E →</source>
        <translation>E →</translation>
    </message>
    <message>
        <source>End one token later</source>
        <translation>Finir un token plus loin</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CorrectionsBar</name>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Score by the gold as its file has it</source>
        <translation>Évaluer avec la référence telle que son fichier l’a</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Lay other corrections over the gold</source>
        <translation>Poser d’autres corrections sur la référence</translation>
    </message>
    <message>
        <source>Corrections of the gold</source>
        <translation>Corrections de la référence</translation>
    </message>
    <message>
        <source>Corrections (*.jsonl *.csv *.tsv);;All files (*)</source>
        <translation>Corrections (*.jsonl *.csv *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>The gold stands under %n corrections of %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>
            <numerusform>La référence a reçu %n correction de %1.</numerusform>
            <numerusform>La référence a reçu %n corrections de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not applied; the panel Log says why.</source>
        <translation>
            <numerusform>%n n’est pas appliquée&#x202f;; le panneau Journal dit pourquoi.</numerusform>
            <numerusform>%n ne sont pas appliquées&#x202f;; le panneau Journal dit pourquoi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::CoveringModel</name>
    <message>
        <source>✓ applied</source>
        <extracomment>%1: the one condition that does not hold</extracomment>
        <translation>✓ appliquée</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>appliquée</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Applied, or what is missing</source>
        <translation>Appliquée, ou ce qui manque</translation>
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
        <translation>Système A&#xa0;: %1</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation>Système B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Décompte des tranches</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Rules for gold: %1</source>
        <translation>Règles pour la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules for the system: %1</source>
        <translation>Règles pour le système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Details of the selected record</source>
        <translation>Détails du cas sélectionné</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DiagnosticsModel</name>
    <message>
        <source>Changes the scores: %1</source>
        <extracomment>%1: a finding, a sentence</extracomment>
        <translation>Change les scores&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more of this kind, not listed</source>
        <translation>
            <numerusform>… et %n de plus de cette sorte, non listé</numerusform>
            <numerusform>… et %n de plus de cette sorte, non listés</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentModel</name>
    <message>
        <source>no text</source>
        <translation>pas de texte</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>même texte</translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation>par tokens</translation>
    </message>
    <message>
        <source>by characters</source>
        <translation>par caractères</translation>
    </message>
    <message>
        <source>gold only</source>
        <translation>référence seule</translation>
    </message>
    <message>
        <source>system only</source>
        <translation>système seul</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as Errors, %2: a document, %3: the number</extracomment>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Show these records</source>
        <translation>Montrer ces cas</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Records that are not correct under the %1 scheme, whatever the filter</source>
        <translation>Cas qui ne sont pas corrects selon le schéma %1, quel que soit le filtre</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1 of the document under the %1 scheme</source>
        <translation>F1 du document selon le schéma %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Annotations of the gold (POS)</source>
        <translation>Annotations de la référence (POS)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Annotations of the system (ACT)</source>
        <translation>Annotations du système (ACT)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>How the two texts were brought together</source>
        <translation>Comment les deux textes ont été mis en rapport</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentView</name>
    <message>
        <source>System B does not have this document: the text of System A is shown.</source>
        <translation>Le système B n’a pas ce document&#xa0;: le texte du système A est affiché.</translation>
    </message>
    <message>
        <source>%1 of System A</source>
        <translation>%1 du système A</translation>
    </message>
    <message>
        <source>No text in this format</source>
        <translation>Pas de texte dans ce format</translation>
    </message>
    <message>
        <source>%1 (%2 of %3) · %4</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents, %4: &quot;Same text&quot; or the like</extracomment>
        <translation>%1 (%2 sur %3) · %4</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>%1: name of a document, %2: its number, %3: number of documents</extracomment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 · No annotations</source>
        <extracomment>%1: title of the document</extracomment>
        <translation>%1 · Aucune annotation</translation>
    </message>
    <message>
        <source>%1 · No entities on either side</source>
        <translation>%1 · Aucune entité d’un côté ni de l’autre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln endroit</numerusform>
            <numerusform>%Ln endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Lanes need one text, so Interlinear is shown.</source>
        <extracomment>%1: a sentence that says where two texts differ</extracomment>
        <translation>%1 Les bandes demandent un texte unique&#x202f;; Interlinéaire est donc affiché.</translation>
    </message>
    <message>
        <source>No text in this format: it gives offsets only. The list of errors shows the annotations.</source>
        <translation>Pas de texte dans ce format&#xa0;: il ne donne que des positions. La liste des erreurs montre les annotations.</translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned token by token).</source>
        <extracomment>%1: &quot;3 places&quot;</extracomment>
        <translation>Le texte du système diffère de la référence en %1 (alignés token par token).</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Montrer le premier</translation>
    </message>
    <message>
        <source>The two texts are spaced differently. Lanes need one text, so Interlinear is shown.</source>
        <translation>Les deux textes ont des espaces différentes. Les bandes demandent un texte unique&#x202f;; Interlinéaire est donc affiché.</translation>
    </message>
    <message>
        <source>System text differs from the gold at %1 (aligned character by character).</source>
        <translation>Le texte du système diffère de la référence en %1 (alignés caractère par caractère).</translation>
    </message>
    <message>
        <source>The system lacks this document: every annotation of the gold counts as missing.</source>
        <translation>Le système n’a pas ce document&#xa0;: chaque annotation de référence compte comme manquante.</translation>
    </message>
    <message>
        <source>The gold lacks this document: every annotation of the system counts as spurious.</source>
        <translation>La référence n’a pas ce document&#xa0;: chaque annotation du système compte comme superflue.</translation>
    </message>
    <message>
        <source>&amp;Show %1 as System A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>&amp;Montrer %1 comme système A</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::DocumentsView</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A&#xa0;: %1 · B&#xa0;: %2</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <extracomment>Whose numbers a table holds. %1: name of a system</extracomment>
        <translation>Système B&#xa0;: %1</translation>
    </message>
    <message>
        <source>System A: %1</source>
        <translation>Système A&#xa0;: %1</translation>
    </message>
    <message>
        <source>No documents</source>
        <translation>Aucun document</translation>
    </message>
    <message>
        <source>The files hold no document.</source>
        <translation>Les fichiers ne contiennent aucun document.</translation>
    </message>
    <message>
        <source>No document matches</source>
        <translation>Aucun document ne correspond</translation>
    </message>
    <message>
        <source>No name contains “%1”.</source>
        <translation>Aucun nom ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Show all documents</source>
        <translation>Afficher tous les documents</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Documents listed, or with records in the filter, of all</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Documents with records that the filter shows, of all. The columns count all of a document, whatever the filter.</source>
        <translation>Documents dont le filtre montre des cas, sur tous. Les colonnes comptent tout le document, quel que soit le filtre.</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>Filter to this document</source>
        <translation>Filtrer sur ce document</translation>
    </message>
    <message>
        <source>Filter out this document</source>
        <translation>Exclure ce document</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>Filter the documents by name</source>
        <translation>Filtrer les documents par nom</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::EntityTreeModel</name>
    <message>
        <source>+%1 “%2”</source>
        <extracomment>an entity or a component (&quot;+&quot; before it): %1: type, %2: words</extracomment>
        <translation>+%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>gold %1</source>
        <comment>what is said of the gold&apos;s node</comment>
        <translation>référence %1</translation>
    </message>
    <message>
        <source>system %1</source>
        <comment>what is said of the system&apos;s node</comment>
        <translation>système %1</translation>
    </message>
    <message>
        <source>gold %1; system %2</source>
        <extracomment>what is said of the gold&apos;s node, and of the system&apos;s in the same row</extracomment>
        <translation>référence %1&#x202f;; système %2</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorListView</name>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>There are no such groups</source>
        <translation>De tels groupes n’existent pas</translation>
    </message>
    <message>
        <source>List the errors</source>
        <translation>Lister les erreurs</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>Système A</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>Système B</translation>
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
        <translation>Décompte des tranches</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Retirer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Retirer tous les filtres</translation>
    </message>
    <message>
        <source>No errors match: %1</source>
        <translation>Aucune erreur ne correspond&#xa0;: %1</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Aucune annotation</translation>
    </message>
    <message>
        <source>The gold has none.</source>
        <translation>La référence n’en a pas.</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Rien à comparer</translation>
    </message>
    <message>
        <source>Neither side has an annotation in the compared texts.</source>
        <translation>Aucun des deux côtés n’a d’annotation dans les textes comparés.</translation>
    </message>
    <message>
        <source>No errors. %1 correct.</source>
        <translation>Aucune erreur. %1 corrects.</translation>
    </message>
    <message>
        <source>Under the %1 scheme every annotation is right.</source>
        <translation>Selon le schéma %1, chaque annotation est juste.</translation>
    </message>
    <message>
        <source>Show the correct ones</source>
        <translation>Montrer les corrects</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Tri…</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation>Faire une &amp;règle de cette annotation</translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation>Occurrences de ces &amp;mots</translation>
    </message>
    <message>
        <source>type “%1”</source>
        <translation>type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>error type “%1”</source>
        <translation>type d’erreur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>document “%1”</source>
        <translation>document «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>words “%1”</source>
        <translation>mots «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation>&amp;Filtrer sur</translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation>&amp;Exclure</translation>
    </message>
    <message>
        <source>gold “%1”, system “%2”</source>
        <translation>référence «&#xa0;%1&#xa0;», système «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Sl&amp;ices</source>
        <translation>Tran&amp;ches</translation>
    </message>
    <message>
        <source>Sort in &amp;text order</source>
        <translation>Trier dans l’ordre du &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Fit the columns</source>
        <translation>A&amp;juster les colonnes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ErrorModel</name>
    <message>
        <source>no gold annotation</source>
        <translation>pas d’annotation de référence</translation>
    </message>
    <message>
        <source>no system annotation</source>
        <translation>pas d’annotation du système</translation>
    </message>
    <message>
        <source>gold %1 %2</source>
        <extracomment>%1: entity type, %2: the words</extracomment>
        <translation>référence %1 %2</translation>
    </message>
    <message>
        <source>system %1 %2</source>
        <translation>système %1 %2</translation>
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
        <translation>Numéro du cas dans l’ordre du texte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Outcome under the %1 scheme</source>
        <translation>Issue selon le schéma %1</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Type d’erreur</translation>
    </message>
    <message>
        <source>What differs, whatever the scheme</source>
        <translation>Ce qui diffère, quel que soit le schéma</translation>
    </message>
    <message>
        <source>Gold words</source>
        <translation>Mots de la référence</translation>
    </message>
    <message>
        <source>System words</source>
        <translation>Mots du système</translation>
    </message>
    <message>
        <source>Gold type</source>
        <translation>Type de référence</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System type</source>
        <translation>Type du système</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>First character in the document, counted in code points from 0</source>
        <translation>Premier caractère dans le document, compté en points de code à partir de 0</translation>
    </message>
    <message>
        <source>What %1 made of the same gold annotation</source>
        <extracomment>%1: &quot;System A&quot; or &quot;System B&quot;</extracomment>
        <translation>Ce que %1 a fait de la même annotation de référence</translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation>Compté comme</translation>
    </message>
    <message>
        <source>What the measure counts the record as</source>
        <translation>Comme quoi la mesure compte le cas</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ExportDialog</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Open a gold and a system output first (File, Open).</source>
        <translation>Ouvrir d’abord une référence et une sortie de système (Fichier, Ouvrir).</translation>
    </message>
    <message>
        <source>Open a system output first (File, Open).</source>
        <translation>Ouvrir d’abord une sortie de système (Fichier, Ouvrir).</translation>
    </message>
    <message>
        <source>This needs a gold. Of two systems without one, Export figure draws what they have in common.</source>
        <translation>Il faut pour cela une référence. De deux systèmes sans référence, Exporter une figure dessine ce qu’ils ont en commun.</translation>
    </message>
    <message>
        <source>The systems are being scored …</source>
        <translation>Les systèmes sont en cours d’évaluation …</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <extracomment>%1: a form such as &quot;PDF&quot;, %2: the ending of its files</extracomment>
        <translation>Fichier %1 (*.%2)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FieldWithButton</name>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1: what is chosen</extracomment>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Dossier…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exporter une figure</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
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
        <translation>CSV, les nombres seuls</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Fig&amp;ure:</source>
        <translation>Fig&amp;ure&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Trend of %1</source>
        <extracomment>%1: a score, such as muc.strict.f1</extracomment>
        <translation>Évolution de %1</translation>
    </message>
    <message>
        <source>Slice: %1</source>
        <extracomment>%1: a slice, such as &quot;Entity length&quot;</extracomment>
        <translation>Tranche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Décompte des tranches</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Choose the column “%1” in the toolbar.</source>
        <extracomment>%1: what a column of HIPE files holds, &quot;Trees (all columns)&quot;</extracomment>
        <translation>Aucune annotation n’a de composants ni n’en contient d’autres&#xa0;: ETER ne dépend pas d’alpha. Choisir la colonne «&#xa0;%1&#xa0;» dans la barre d’outils.</translation>
    </message>
    <message>
        <source>No annotation has components or others inside, so that ETER does not depend on alpha. Open files whose annotations have some.</source>
        <translation>Aucune annotation n’a de composants ni n’en contient d’autres&#xa0;: ETER ne dépend pas d’alpha. Ouvrir des fichiers dont les annotations en ont.</translation>
    </message>
    <message>
        <source>The figure&apos;s numbers are being computed …</source>
        <translation>Les nombres de la figure sont en cours de calcul …</translation>
    </message>
    <message>
        <source>The figure&apos;s numbers could not be computed.</source>
        <translation>Les nombres de la figure n’ont pas pu être calculés.</translation>
    </message>
    <message>
        <source>The slices are being counted …</source>
        <translation>Le décompte des tranches est en cours …</translation>
    </message>
    <message>
        <source>Reading the files for the recipe …</source>
        <translation>Lecture des fichiers pour la recette …</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>&amp;By:</source>
        <translation>P&amp;ar&#xa0;:</translation>
    </message>
    <message>
        <source>Ran&amp;king of:</source>
        <translation>Classe&amp;ment de&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FileDialog</name>
    <message>
        <source>Annotat&amp;ion column:</source>
        <translation>Colonne d’annotat&amp;ion&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>&amp;Tout retirer</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Recent &amp;files, by their gold:</source>
        <translation>&amp;Fichiers récents, par leur référence&#xa0;:</translation>
    </message>
    <message>
        <source>%1 without a system</source>
        <extracomment>%1: path of a gold that was open alone</extracomment>
        <translation>%1 sans système</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1, %2: paths of two systems that were compared without a gold</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n systems</source>
        <extracomment>%1: path of the gold</extracomment>
        <translation>
            <numerusform>%1 avec %n système</numerusform>
            <numerusform>%1 avec %n systèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FilterBar</name>
    <message>
        <source>Filter history: back</source>
        <translation>Historique des filtres&#xa0;: retour</translation>
    </message>
    <message>
        <source>Filter history: forward</source>
        <translation>Historique des filtres&#xa0;: avance</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Retirer tous les filtres</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Mots…</translation>
    </message>
    <message>
        <source>Back to the last filter</source>
        <translation>Revenir au dernier filtre</translation>
    </message>
    <message>
        <source>Forward to the next filter</source>
        <translation>Avancer au filtre suivant</translation>
    </message>
    <message>
        <source>Keep the annotations whose gold or system words contain this</source>
        <translation>Garder les annotations dont les mots de la référence ou du système contiennent ceci</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrer par mots</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: records in the filter, %2: all records</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 records in the filter, %2 records in all</source>
        <translation>%1 cas dans le filtre, %2 cas en tout</translation>
    </message>
    <message>
        <source>%1
Click to remove this filter</source>
        <translation>%1
Cliquer pour retirer ce filtre</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Retirer le filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>All annotations</source>
        <extracomment>%1: scheme such as &quot;strict&quot;</extracomment>
        <translation>Toutes les annotations</translation>
    </message>
    <message>
        <source>All errors under the %1 scheme</source>
        <translation>Toutes les erreurs selon le schéma %1</translation>
    </message>
    <message>
        <source>%1  ✕</source>
        <extracomment>%1: what a filter means; the sign says that a click removes it</extracomment>
        <translation>%1  ✕</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Not enough memory to search</source>
        <translation>Mémoire insuffisante pour chercher</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindField</name>
    <message>
        <source>Find:</source>
        <translation>Rechercher&#xa0;:</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rechercher le précédent</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Rechercher le suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fermer la barre de recherche</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: number of the place shown, %2: number of places</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>Rechercher dans les deux textes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsBar</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: name of a system, %2: what changes its scores</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more findings change its scores.</source>
        <translation>
            <numerusform>%n autre constat change ses scores.</numerusform>
            <numerusform>%n autres constats changent ses scores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Place in the file</source>
        <translation>Place dans le fichier</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Fermer l’aperçu</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Montrer ou masquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>No finding matches</source>
        <translation>Aucun constat ne correspond</translation>
    </message>
    <message>
        <source>All findings are hidden by the filter.</source>
        <translation>Tous les constats sont masqués par le filtre.</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>Afficher tous les constats</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>&amp;Show the place</source>
        <translation>&amp;Montrer l’endroit</translation>
    </message>
    <message>
        <source>&amp;Open the file with its program</source>
        <translation>&amp;Ouvrir le fichier avec son programme</translation>
    </message>
    <message>
        <source>Copy the &amp;place</source>
        <translation>Copier l’&amp;endroit</translation>
    </message>
    <message>
        <source>Filter by file, code or message</source>
        <translation>Filtrer par fichier, code ou message</translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation>Filtrer les constats</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FormulaPopover</name>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::FoundPage</name>
    <message>
        <source>Only one system is open</source>
        <translation>Un seul système est ouvert</translation>
    </message>
    <message>
        <source>Open more systems of the same gold to see how many of them find each annotation.</source>
        <translation>Ouvrir d’autres systèmes de la même référence pour voir combien d’entre eux trouvent chaque annotation.</translation>
    </message>
    <message numerus="yes">
        <source>Gold annotations by how many of %n systems have them right.</source>
        <translation>
            <numerusform>Annotations de référence selon le nombre de systèmes (%n) qui les ont justes.</numerusform>
            <numerusform>Annotations de référence selon le nombre de systèmes (sur %n) qui les ont justes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n systems could not be scored.</source>
        <translation>
            <numerusform>%n système n’a pas pu être évalué.</numerusform>
            <numerusform>%n systèmes n’ont pas pu être évalués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Évaluation de tous les systèmes…</translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation>%1 sur %2 sont évalués.</translation>
    </message>
    <message>
        <source>Gold annotations by how many systems find them</source>
        <translation>Annotations de référence selon le nombre de systèmes qui les trouvent</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GainPage</name>
    <message>
        <source>What correcting each kind of error would bring</source>
        <translation>Ce qu’apporterait la correction de chaque sorte d’erreur</translation>
    </message>
    <message>
        <source>Correcting errors</source>
        <translation>Correction des erreurs</translation>
    </message>
    <message>
        <source>The gain cannot be computed</source>
        <translation>Le gain ne peut pas être calculé</translation>
    </message>
    <message>
        <source>Correcting errors…</source>
        <translation>Correction des erreurs…</translation>
    </message>
    <message>
        <source>The table fills as soon as every kind of error was corrected and scored anew.</source>
        <translation>Le tableau se remplit dès que chaque sorte d’erreur a été corrigée et réévaluée.</translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>There is nothing to correct.</source>
        <translation>Il n’y a rien à corriger.</translation>
    </message>
    <message>
        <source>What scores would become if all errors of one kind and type were corrected: an upper bound. F1 (%1) today: %2.</source>
        <translation>Ce que deviendraient les scores si toutes les erreurs d’une sorte et d’un type étaient corrigées&#xa0;: une borne supérieure. F1 (%1) aujourd’hui&#xa0;: %2.</translation>
    </message>
    <message>
        <source>ETER today: %1.</source>
        <translation>ETER aujourd’hui&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GoldSample</name>
    <message>
        <source>Drawing places</source>
        <translation>Tirage d’endroits</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimation</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::GroupsPage</name>
    <message>
        <source>Groups of runs with mean and standard deviation</source>
        <translation>Groupes de soumissions avec moyenne et écart type</translation>
    </message>
    <message>
        <source>Differences of the groups&apos; means</source>
        <translation>Différences des moyennes des groupes</translation>
    </message>
    <message>
        <source>Means of the groups by type</source>
        <translation>Moyennes des groupes par type</translation>
    </message>
    <message>
        <source>Runs with group and score</source>
        <translation>Soumissions avec groupe et score</translation>
    </message>
    <message>
        <source>NAME=GLOB, with ; between: a pattern for the names or the paths of the open systems, in which * stands for any signs but /. As --group on the command line.</source>
        <translation>NOM=MOTIF, séparés par&#x202f;;&#xa0;: un motif pour les noms ou les chemins des systèmes ouverts, où * tient lieu de tous les signes sauf /. Comme --group en ligne de commande.</translation>
    </message>
    <message>
        <source>By &amp;names</source>
        <translation>D’après les &amp;noms</translation>
    </message>
    <message>
        <source>Systems whose names differ in a number at their end only become a group</source>
        <translation>Les systèmes dont les noms ne diffèrent que par un nombre à la fin forment un groupe</translation>
    </message>
    <message>
        <source>Gro&amp;ups:</source>
        <translation>Gr&amp;oupes&#xa0;:</translation>
    </message>
    <message>
        <source>Comparing groups</source>
        <translation>Comparaison des groupes</translation>
    </message>
    <message>
        <source>Group by names</source>
        <translation>Grouper d’après les noms</translation>
    </message>
    <message>
        <source>Open more systems…</source>
        <translation>Ouvrir d’autres systèmes…</translation>
    </message>
    <message>
        <source>No groups yet</source>
        <translation>Pas encore de groupes</translation>
    </message>
    <message>
        <source>Say above which open systems are runs of the same thing, such as seeds of one model: NAME=GLOB with ; between, as in small=small-*; large=large-*.</source>
        <translation>Dire ci-dessus quels systèmes ouverts sont des soumissions d’une même chose, comme les graines d’un modèle&#xa0;: NOM=MOTIF séparés par&#x202f;;, comme small=small-*; large=large-*.</translation>
    </message>
    <message>
        <source>These groups cannot be compared</source>
        <translation>Ces groupes ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>Scoring all systems…</source>
        <extracomment>%1 of %2 systems</extracomment>
        <translation>Évaluation de tous les systèmes…</translation>
    </message>
    <message>
        <source>%1 of %2 are scored.</source>
        <translation>%1 sur %2 sont évalués.</translation>
    </message>
    <message>
        <source>%1 of groups of runs. p: permutation of the runs; it is about runs (seeds) on this corpus, documents are not resampled.</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1 de groupes de soumissions. p&#xa0;: permutation des soumissions&#x202f;; il porte sur les soumissions (graines) sur ce corpus, les documents ne sont pas rééchantillonnés.</translation>
    </message>
    <message>
        <source>Could not be scored, and are left out of their groups: %1.</source>
        <extracomment>%1: names of systems</extracomment>
        <translation>N’ont pas pu être évalués, et sont laissés hors de leurs groupes&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n open systems are in no group.</source>
        <translation>
            <numerusform>%n système ouvert n’est dans aucun groupe.</numerusform>
            <numerusform>%n systèmes ouverts ne sont dans aucun groupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>small=small-*; large=large-*</source>
        <translation>small=small-*; large=large-*</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HeatPage</name>
    <message>
        <source>Computing %1…</source>
        <translation>Calcul de %1…</translation>
    </message>
    <message>
        <source>The table fills system by system.</source>
        <translation>Le tableau se remplit système par système.</translation>
    </message>
    <message>
        <source>%1; the stronger the shade the better. A click on a cell makes its system System A and filters the type.</source>
        <translation>%1&#x202f;; plus la teinte est forte, mieux c’est. Un clic sur une case fait de son système le système A et filtre le type.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>D’autres systèmes sont en cours d’évaluation.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 types are shown.</source>
        <translation>Seuls les %1 premiers types sur %2 sont affichés.</translation>
    </message>
    <message>
        <source>Scores of all systems by type</source>
        <translation>Scores de tous les systèmes par type</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Taille de texte normale</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Rechercher&#xa0;:</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Rechercher le suivant</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rechercher le précédent</translation>
    </message>
    <message>
        <source>%1 – Touchstone help</source>
        <extracomment>%1: title of a page of the help</extracomment>
        <translation>%1 – Aide de Touchstone</translation>
    </message>
    <message>
        <source>Not found in any page</source>
        <translation>Introuvable dans toutes les pages</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texte d’aide</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ImportDialog</name>
    <message>
        <source>Add a data set</source>
        <translation>Ajouter un jeu de données</translation>
    </message>
    <message>
        <source>Open gold and systems</source>
        <translation>Ouvrir une référence et des systèmes</translation>
    </message>
    <message>
        <source>Which column of HIPE data, or layer of WebAnno and UIMA data, holds the annotations, on both sides</source>
        <translation>Quelle colonne de données HIPE, ou quelle couche de données WebAnno et UIMA, contient les annotations, des deux côtés</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Start ane&amp;w</source>
        <translation>Reco&amp;mmencer</translation>
    </message>
    <message>
        <source>Remove the gold and all systems</source>
        <translation>Retirer la référence et tous les systèmes</translation>
    </message>
    <message>
        <source>Rename, drop or merge labels, or keep only some types</source>
        <translation>Renommer, supprimer ou fusionner des étiquettes, ou ne garder que certains types</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>File or folder with the gold annotations</source>
        <translation>Fichier ou dossier avec les annotations de référence</translation>
    </message>
    <message>
        <source>Path of the gold</source>
        <translation>Chemin de la référence</translation>
    </message>
    <message>
        <source>Fi&amp;le…</source>
        <translation>Fic&amp;hier…</translation>
    </message>
    <message>
        <source>Fol&amp;der…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>Choose a file as gold</source>
        <translation>Choisir un fichier comme référence</translation>
    </message>
    <message>
        <source>Choose a folder as gold: every file of one format below it</source>
        <translation>Choisir un dossier comme référence&#xa0;: tous les fichiers d’un même format qu’il contient</translation>
    </message>
    <message>
        <source>A path, or files pasted with Ctrl+V; files can also be dropped here. Without a gold, two systems are compared with each other</source>
        <translation>Un chemin, ou des fichiers collés avec Ctrl+V&#x202f;; des fichiers peuvent aussi être déposés ici. Sans référence, deux systèmes sont comparés entre eux</translation>
    </message>
    <message>
        <source>Open gold</source>
        <translation>Ouvrir la référence</translation>
    </message>
    <message>
        <source>Open a folder as gold</source>
        <translation>Ouvrir un dossier comme référence</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Files can be dropped here, or pasted with Ctrl+V; Del takes one away</source>
        <translation>Des fichiers peuvent être déposés ici, ou collés avec Ctrl+V&#x202f;; Suppr en retire un</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add files, each as one system</source>
        <translation>Ajouter des fichiers, chacun comme un système</translation>
    </message>
    <message>
        <source>Add a folder as one system</source>
        <translation>Ajouter un dossier comme un seul système</translation>
    </message>
    <message>
        <source>Remove the selected system</source>
        <translation>Retirer le système sélectionné</translation>
    </message>
    <message>
        <source>Swap the selected system and the gold</source>
        <translation>Échanger le système sélectionné et la référence</translation>
    </message>
    <message>
        <source>The options below apply to every system; otherwise to the selected one only</source>
        <translation>Les options ci-dessous valent pour tous les systèmes&#x202f;; sinon pour le seul sélectionné</translation>
    </message>
    <message>
        <source>Add systems</source>
        <translation>Ajouter des systèmes</translation>
    </message>
    <message>
        <source>Add a folder as system</source>
        <translation>Ajouter un dossier comme système</translation>
    </message>
    <message>
        <source>Without document marks, a file is read as one document.</source>
        <translation>Sans marques de document, un fichier est lu comme un seul document.</translation>
    </message>
    <message>
        <source>Each group of lines is a document</source>
        <translation>Chaque groupe de lignes est un document</translation>
    </message>
    <message>
        <source>Blank lines separate the documents, in the gold and in the systems</source>
        <translation>Les lignes vides séparent les documents, dans la référence et dans les systèmes</translation>
    </message>
    <message>
        <source>Documents of which system</source>
        <translation>Documents de quel système</translation>
    </message>
    <message>
        <source>First annotations</source>
        <translation>Premières annotations</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Constats (%1)</translation>
    </message>
    <message>
        <source>The label map cannot be used: %1</source>
        <extracomment>%1: what is wrong with a label map</extracomment>
        <translation>La table d’étiquettes ne peut pas être utilisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Labels in A only: %1, in B only: %2.</source>
        <extracomment>%1 and %2: how many</extracomment>
        <translation>Étiquettes dans A seul&#xa0;: %1, dans B seul&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the systems are unknown to the gold.</source>
        <translation>
            <numerusform>%Ln étiquette des systèmes est inconnue de la référence.</numerusform>
            <numerusform>%Ln étiquettes des systèmes sont inconnues de la référence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels of the gold are in no system.</source>
        <translation>
            <numerusform>%Ln étiquette de la référence n’est dans aucun système.</numerusform>
            <numerusform>%Ln étiquettes de la référence ne sont dans aucun système.</numerusform>
        </translation>
    </message>
    <message>
        <source>Label map: %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Table d’étiquettes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Labels are changed.</source>
        <translation>Des étiquettes sont changées.</translation>
    </message>
    <message>
        <source>The files are opened as soon as they are read…</source>
        <translation>Les fichiers sont ouverts dès qu’ils sont lus…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Use as &amp;gold</source>
        <translation>Prendre comme réfé&amp;rence</translation>
    </message>
    <message>
        <source>Read all systems in t&amp;his way</source>
        <translation>&amp;Lire ainsi tous les systèmes</translation>
    </message>
    <message>
        <source>Lab&amp;els…</source>
        <translation>Éti&amp;quettes…</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Lecture des fichiers</translation>
    </message>
    <message>
        <source>Add as a further data set, &amp;keep what is open</source>
        <translation>Ajouter comme jeu de données, &amp;garder ce qui est ouvert</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::InputWatcher</name>
    <message>
        <source>%1 could not be read again and is shown as it was: %2</source>
        <extracomment>%1: name of a system, %2: why</extracomment>
        <translation>%1 n’a pas pu être relu et est montré tel qu’il était&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::IntervalBar</name>
    <message>
        <source>&amp;Trials, seed, level…</source>
        <translation>&amp;Essais, graine, niveau…</translation>
    </message>
    <message>
        <source>&amp;Intervals</source>
        <translation>&amp;Intervalles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop computing intervals</source>
        <translation>Arrêter le calcul des intervalles</translation>
    </message>
    <message>
        <source>Intervals were stopped; switch them on again to compute them.</source>
        <translation>Les intervalles ont été arrêtés&#x202f;; les réactiver pour les calculer.</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Rééchantillonnage</translation>
    </message>
    <message>
        <source>No intervals: %1</source>
        <translation>Pas d’intervalles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (the gold is one document)</source>
        <extracomment>%1: how intervals were found</extracomment>
        <translation>%1 (la référence est un seul document)</translation>
    </message>
    <message>
        <source>Only %2 units, so too narrow: %1</source>
        <extracomment>%1: how intervals were found, %2: number of documents or sentences</extracomment>
        <translation>Seulement %2 unités, donc trop étroit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Progress of the intervals</source>
        <translation>Avancement des intervalles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgeBar</name>
    <message>
        <source>note (N)</source>
        <translation>note (N)</translation>
    </message>
    <message>
        <source>Note, written with the next verdict</source>
        <translation>Note, écrite avec le prochain verdict</translation>
    </message>
    <message>
        <source>tags (T), by commas</source>
        <translation>mots-clés (T), par virgules</translation>
    </message>
    <message>
        <source>Tags, written with the next verdict</source>
        <translation>Mots-clés, écrits avec le prochain verdict</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Name of the judge</source>
        <translation>Nom du juge</translation>
    </message>
    <message>
        <source>Who judges; it is written with every verdict.</source>
        <translation>Qui juge&#x202f;; c’est écrit avec chaque verdict.</translation>
    </message>
    <message>
        <source>Judge:</source>
        <translation>Juge&#xa0;:</translation>
    </message>
    <message>
        <source>Enter: accept</source>
        <translation>Entrée&#xa0;: accepter</translation>
    </message>
    <message>
        <source>The proposal is right, and what stands there is wrong.</source>
        <translation>La proposition est juste, et ce qui se trouve là est faux.</translation>
    </message>
    <message>
        <source>U: undo</source>
        <translation>U&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Take the last verdict back.</source>
        <translation>Reprendre le dernier verdict.</translation>
    </message>
    <message>
        <source>Say the last verdict of places with the same words, type and proposal.</source>
        <translation>Donner le dernier verdict aux endroits de mêmes mots, même type et même proposition.</translation>
    </message>
    <message>
        <source>Hide which side is the reference: 1 and 2 are said of the first and the other side.</source>
        <translation>Cacher quel côté est la référence&#xa0;: 1 et 2 se disent du premier et de l’autre côté.</translation>
    </message>
    <message>
        <source>Verdicts are the last word on what several judges said, and stand beside theirs. What others say is told before.</source>
        <translation>Les verdicts sont le dernier mot sur ce que plusieurs juges ont dit, et figurent à côté des leurs. Ce que disent les autres est indiqué avant.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>End judging</source>
        <translation>Finir de juger</translation>
    </message>
    <message>
        <source>A: alike…</source>
        <translation>A&#xa0;: semblables…</translation>
    </message>
    <message>
        <source>A: apply to %1 alike…</source>
        <translation>A&#xa0;: appliquer à %1 semblables…</translation>
    </message>
    <message>
        <source>Gold error rate %1 % (%2–%3); random places: %4; judged by %5</source>
        <extracomment>%1: a percentage, %2 to %3: its interval, %4: how many, %5: names</extracomment>
        <translation>Taux d’erreur de la référence %1&#xa0;% (%2–%3)&#x202f;; endroits au hasard&#xa0;: %4&#x202f;; jugés par %5</translation>
    </message>
    <message>
        <source>%1 (adjudicated): %2</source>
        <extracomment>%1: name of a judge, %2: a verdict</extracomment>
        <translation>%1 (arbitrage)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Last place – %1</source>
        <extracomment>%1: what other judges say</extracomment>
        <translation>Endroit précédent – %1</translation>
    </message>
    <message>
        <source>Here – %1</source>
        <translation>Ici – %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a digit, the key of a verdict, %2: the verdict</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>End sample</source>
        <translation>Clore l’échantillon</translation>
    </message>
    <message>
        <source>Sample…</source>
        <translation>Échantillon…</translation>
    </message>
    <message>
        <source>Leave the places that were drawn; what was judged of them stays.</source>
        <translation>Quitter les endroits tirés au sort&#x202f;; ce qui en a été jugé reste.</translation>
    </message>
    <message>
        <source>Draw places at random, which are judged among the others: only they tell how much is wrong in all.</source>
        <translation>Tirer au hasard des endroits, qui sont jugés parmi les autres&#xa0;: eux seuls disent combien est faux en tout.</translation>
    </message>
    <message>
        <source>%1 judged, %2 of them random</source>
        <translation>%1 jugés, dont %2 au hasard</translation>
    </message>
    <message>
        <source>&amp;Blind</source>
        <translation>À l’ave&amp;ugle</translation>
    </message>
    <message>
        <source>Adj&amp;udicate</source>
        <translation>Ar&amp;bitrer</translation>
    </message>
    <message>
        <source>%1; unclear or broken, counted as not wrong: %2</source>
        <extracomment>%1: the estimate, %2: of how many places it was not decided whether the gold is wrong</extracomment>
        <translation>%1&#x202f;; peu clairs ou abîmés, comptés comme non faux&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementControl</name>
    <message>
        <source>%1
What you said counts while this window is open. Save what is open as a project in a folder that can be written, and it is kept there.</source>
        <extracomment>%1: why a file could not be written</extracomment>
        <translation>%1
Ce que vous avez dit compte tant que cette fenêtre est ouverte. Enregistrer ce qui est ouvert comme projet dans un dossier accessible en écriture, et ce sera conservé là.</translation>
    </message>
    <message>
        <source>Judgements copied into the project&apos;s file, which is used from now on: %1</source>
        <translation>Jugements copiés dans le fichier du projet, qui est utilisé désormais&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing that you said is here; what others said only they can take back</source>
        <translation>Rien de ce que vous avez dit n’est ici&#x202f;; ce que d’autres ont dit, eux seuls peuvent le reprendre</translation>
    </message>
    <message>
        <source>The judgement is cleared</source>
        <translation>Le jugement est effacé</translation>
    </message>
    <message>
        <source>Judgements are cleared, of annotations: %1</source>
        <translation>Jugements effacés, annotations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Judged: %1</source>
        <extracomment>%1: a verdict, such as &quot;Gold is wrong&quot;</extracomment>
        <translation>Jugé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Judged: %1. Annotations: %2</source>
        <translation>Jugé&#xa0;: %1. Annotations&#xa0;: %2</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juger</translation>
    </message>
    <message>
        <source>Your name, or a short sign for it. It is written with every verdict, so that several judges can be told apart:</source>
        <translation>Votre nom, ou un signe bref qui en tient lieu. Il est écrit avec chaque verdict, pour que plusieurs juges puissent être distingués&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing is open that could be judged.</source>
        <translation>Rien n’est ouvert qui puisse être jugé.</translation>
    </message>
    <message>
        <source>Systems are compared with each other here, which is nothing to judge.</source>
        <translation>Des systèmes sont comparés entre eux ici&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>There is no file beside which judgements can be kept, so a project must be saved first.</source>
        <translation>Il n’y a pas de fichier à côté duquel conserver des jugements&#x202f;; il faut donc d’abord enregistrer un projet.</translation>
    </message>
    <message>
        <source>&amp;Save project…</source>
        <translation>&amp;Enregistrer le projet…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementDialog</name>
    <message>
        <source>Judge</source>
        <translation>Juger</translation>
    </message>
    <message>
        <source>What do you think of these %1 annotations?</source>
        <translation>Que pensez-vous de ces %1 annotations&#x202f;?</translation>
    </message>
    <message>
        <source>What do you think of “%1”?</source>
        <translation>Que pensez-vous de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>why, in a line</source>
        <translation>pourquoi, en une ligne</translation>
    </message>
    <message>
        <source>No&amp;te:</source>
        <translation>No&amp;te&#xa0;:</translation>
    </message>
    <message>
        <source>such as metonymy, headline</source>
        <translation>par exemple métonymie, titre</translation>
    </message>
    <message>
        <source>Ta&amp;gs:</source>
        <translation>&amp;Mots-clés&#xa0;:</translation>
    </message>
    <message>
        <source>who judges; it is remembered</source>
        <translation>qui juge&#x202f;; c’est retenu</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Votre nom&#xa0;:</translation>
    </message>
    <message>
        <source>It is written into %1 at once; no other file is changed.</source>
        <extracomment>%1: a file with its folder; lines may break behind the signs between folders</extracomment>
        <translation>C’est écrit aussitôt dans %1&#x202f;; aucun autre fichier n’est changé.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>what is to be annotated at a place: nothing</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Right type</source>
        <translation>Type juste</translation>
    </message>
    <message>
        <source>Start of the right annotation</source>
        <translation>Début de l’annotation juste</translation>
    </message>
    <message>
        <source>End of the right annotation</source>
        <translation>Fin de l’annotation juste</translation>
    </message>
    <message>
        <source>&amp;Right is:</source>
        <translation>&amp;Est juste&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>unti&amp;l</source>
        <translation>jus&amp;qu’à</translation>
    </message>
    <message>
        <source>Nothing is to be annotated here.</source>
        <translation>Rien n’est à annoter ici.</translation>
    </message>
    <message>
        <source>The end must stand behind the start.</source>
        <translation>La fin doit se trouver après le début.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a verdict first.</source>
        <translation>Choisir d’abord un verdict.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgementSession</name>
    <message>
        <source>Reading the judgements</source>
        <translation>Lecture des jugements</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingMode</name>
    <message>
        <source>What is drawn has no type yet: Y chooses one.</source>
        <translation>Ce qui est tracé n’a pas encore de type&#xa0;: Y en choisit un.</translation>
    </message>
    <message>
        <source>Choose a row, or an annotation in the text, to judge it.</source>
        <translation>Choisir une ligne, ou une annotation dans le texte, pour la juger.</translation>
    </message>
    <message>
        <source>In blind mode there is no proposal to accept: 1 or 2 says which side is wrong.</source>
        <translation>À l’aveugle, il n’y a pas de proposition à accepter&#xa0;: 1 ou 2 dit quel côté est faux.</translation>
    </message>
    <message>
        <source>Nobody proposes anything here.</source>
        <translation>Personne ne propose rien ici.</translation>
    </message>
    <message>
        <source>The last verdict is taken back.</source>
        <translation>Le dernier verdict est repris.</translation>
    </message>
    <message>
        <source>In blind mode nothing is drawn: what is proposed would tell which side is which.</source>
        <translation>À l’aveugle, rien n’est tracé&#xa0;: ce qui est proposé révélerait quel côté est lequel.</translation>
    </message>
    <message>
        <source>First is wrong</source>
        <translation>Premier faux</translation>
    </message>
    <message>
        <source>Other is wrong</source>
        <translation>Autre faux</translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation>Tous deux justes</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Référence juste</translation>
    </message>
    <message>
        <source>Gold and proposal are wrong</source>
        <translation>Référence et proposition fausses</translation>
    </message>
    <message>
        <source>There is no system here: 1 says that the gold is wrong, 3 that it is right.</source>
        <translation>Il n’y a pas de système ici&#xa0;: 1 dit que la référence est fausse, 3 qu’elle est juste.</translation>
    </message>
    <message>
        <source>Both sides say the same here: 3 says that they are right, 4 that they are wrong.</source>
        <translation>Les deux côtés disent la même chose ici&#xa0;: 3 dit qu’ils sont justes, 4 qu’ils sont faux.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::JudgingPanels</name>
    <message>
        <source>right: ?</source>
        <extracomment>in the text, at a stretch that is drawn as right; %1: a type</extracomment>
        <translation>juste&#xa0;:&#x202f;?</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>In blind mode each place is judged by itself: which are alike would tell which side is which.</source>
        <translation>En mode aveugle, chaque endroit est jugé séparément : savoir lesquels se ressemblent dirait quel côté est lequel.</translation>
    </message>
    <message>
        <source>There is no verdict to say of alike places: judge a row of Suspects first.</source>
        <translation>Il n&apos;y a pas de verdict à étendre aux endroits semblables : jugez d&apos;abord une ligne des suspects.</translation>
    </message>
    <message>
        <source>No place that is left is like the one judged last.</source>
        <translation>Aucun des endroits restants ne ressemble au dernier jugé.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelDelegate</name>
    <message>
        <source>Stays as it is</source>
        <translation>Reste tel quel</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>%1 becomes</source>
        <translation>%1 devient</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelTableModel</name>
    <message>
        <source>(dropped)</source>
        <translation>(supprimé)</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>%1: a label that is proposed</extracomment>
        <translation>%1&#x202f;?</translation>
    </message>
    <message>
        <source>Proposed: %1 becomes %2. Return edits it, Ctrl+Return accepts it.</source>
        <extracomment>%1, %2: labels</extracomment>
        <translation>Proposé&#xa0;: %1 devient %2. Entrée le modifie, Ctrl+Entrée l’accepte.</translation>
    </message>
    <message>
        <source>Only the gold has this label</source>
        <translation>Seule la référence a cette étiquette</translation>
    </message>
    <message>
        <source>Only systems have this label</source>
        <translation>Seuls des systèmes ont cette étiquette</translation>
    </message>
    <message>
        <source>proposed: %1</source>
        <translation>proposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>reste tel quel</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>In gold</source>
        <translation>Dans la référence</translation>
    </message>
    <message>
        <source>Gold becomes</source>
        <translation>La référence devient</translation>
    </message>
    <message>
        <source>In systems</source>
        <translation>Dans les systèmes</translation>
    </message>
    <message>
        <source>Systems become</source>
        <translation>Les systèmes deviennent</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LabelsDialog</name>
    <message>
        <source>Label maps (*.tsv);;All files (*)</source>
        <translation>Tables d’étiquettes (*.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Open &amp;map…</source>
        <translation>Ouvrir une &amp;table…</translation>
    </message>
    <message>
        <source>Load renamings from a label map; they replace those in the table</source>
        <translation>Charger des changements de nom d’une table d’étiquettes&#x202f;; ils remplacent ceux du tableau</translation>
    </message>
    <message>
        <source>&amp;Save map…</source>
        <translation>&amp;Enregistrer la table…</translation>
    </message>
    <message>
        <source>Save what is renamed or dropped as a file for --label-map</source>
        <translation>Enregistrer ce qui est renommé ou supprimé dans un fichier pour --label-map</translation>
    </message>
    <message>
        <source>Open a label map</source>
        <translation>Ouvrir une table d’étiquettes</translation>
    </message>
    <message>
        <source>Save the label map</source>
        <translation>Enregistrer la table d’étiquettes</translation>
    </message>
    <message>
        <source>What labels become before anything is compared. Labels of one side only come first; proposals are grey, with a question mark.</source>
        <translation>Ce que deviennent les étiquettes avant toute comparaison. Celles d’un seul côté viennent d’abord&#x202f;; les propositions sont grises, avec un point d’interrogation.</translation>
    </message>
    <message>
        <source>Labels and what they become</source>
        <translation>Les étiquettes et ce qu’elles deviennent</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals</source>
        <translation>&amp;Accepter toutes les propositions</translation>
    </message>
    <message>
        <source>&amp;Undo all</source>
        <translation>To&amp;ut annuler</translation>
    </message>
    <message>
        <source>All labels stay as they are</source>
        <translation>Toutes les étiquettes restent telles quelles</translation>
    </message>
    <message>
        <source>&amp;Keep only checked types:</source>
        <translation>Ne garder que les types &amp;cochés&#xa0;:</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>In gold</source>
        <translation>Dans la référence</translation>
    </message>
    <message>
        <source>In systems</source>
        <translation>Dans les systèmes</translation>
    </message>
    <message>
        <source>Types that are kept</source>
        <translation>Types gardés</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Of “loc.adm.town” 1 part is “loc”, 2 parts are “loc.adm”</source>
        <translation>De «&#xa0;loc.adm.town&#xa0;», 1 partie est «&#xa0;loc&#xa0;», 2 parties sont «&#xa0;loc.adm&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Parts of dotted labels:</source>
        <translation>&amp;Parties des étiquettes à points&#xa0;:</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The labels of the files are counted.</source>
        <translation>Les étiquettes des fichiers sont en cours de décompte.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>The files cannot be read</source>
        <translation>Les fichiers ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>No labels</source>
        <translation>Aucune étiquette</translation>
    </message>
    <message>
        <source>Neither the gold nor a system has an annotation with a label.</source>
        <translation>Ni la référence ni un système n’ont d’annotation avec une étiquette.</translation>
    </message>
    <message>
        <source>The label map cannot be read and is left out: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>La table d’étiquettes ne peut pas être lue et est laissée de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Accept all proposals (%1)</source>
        <translation>&amp;Accepter toutes les propositions (%1)</translation>
    </message>
    <message>
        <source>Components only: they go with their entities</source>
        <translation>Composants seulement&#xa0;: ils suivent leurs entités</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many, %2: of how many</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Annotations of the gold whose label systems have: %1, afterwards %2.</source>
        <extracomment>each %n: &quot;3 of 7&quot;</extracomment>
        <translation>Annotations de la référence dont des systèmes ont l’étiquette&#xa0;: %1, ensuite %2.</translation>
    </message>
    <message>
        <source>Annotations of the systems whose label the gold has: %1, afterwards %2.</source>
        <translation>Annotations des systèmes dont la référence a l’étiquette&#xa0;: %1, ensuite %2.</translation>
    </message>
    <message>
        <source>No type is checked: all are kept.</source>
        <translation>Aucun type n’est coché&#xa0;: tous sont gardés.</translation>
    </message>
    <message>
        <source>Label map: %1</source>
        <extracomment>%1: path of a label map</extracomment>
        <translation>Table d’étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The renamings are in no file; they are kept with the opened files.</source>
        <translation>Les changements de nom ne sont dans aucun fichier&#x202f;; ils sont conservés avec les fichiers ouverts.</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Lecture des fichiers</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LaneFeed</name>
    <message>
        <source>Marks of all systems</source>
        <translation>Marques de tous les systèmes</translation>
    </message>
    <message>
        <source>Show %1 as System &amp;A</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Montrer %1 comme système &amp;A</translation>
    </message>
    <message>
        <source>Show %1 as System &amp;B</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Montrer %1 comme système &amp;B</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LayoutPage</name>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Layout at start</source>
        <translation>Disposition au démarrage</translation>
    </message>
    <message>
        <source>Layouts of your own</source>
        <translation>Dispositions à soi</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Arrange the &amp;panels as at first</source>
        <translation>Ranger les &amp;panneaux comme au début</translation>
    </message>
    <message>
        <source>At &amp;start:</source>
        <translation>&amp;Au démarrage&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Own layouts (View, Layout, Save as own layout):</source>
        <translation>Dispositions à s&amp;oi (Affichage, Disposition, Enregistrer comme disposition à soi)&#xa0;:</translation>
    </message>
    <message>
        <source>As it was left</source>
        <translation>Comme laissée</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>There is a layout “%1” already.</source>
        <extracomment>%1: name of a layout</extracomment>
        <translation>Il y a déjà une disposition «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A layout needs a name.</source>
        <translation>Une disposition doit avoir un nom.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadLists</name>
    <message>
        <source>Looking for leads</source>
        <translation>Recherche de pistes</translation>
    </message>
    <message>
        <source>Counting suspects</source>
        <translation>Décompte des suspects</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadModel</name>
    <message>
        <source>%1 %</source>
        <extracomment>%1: a share</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 % (%2–%3)</source>
        <extracomment>%1: a share, %2 and %3: the ends of its interval</extracomment>
        <translation>%1&#xa0;% (%2–%3)</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Connu</translation>
    </message>
    <message>
        <source>Guideline</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Not mine</source>
        <translation>Pas à moi</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Place in the list, or what is to be said of the lead</source>
        <translation>Place dans la liste, ou ce qu’il y a à dire de la piste</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>A pattern in the errors; a click lists these errors</source>
        <translation>Une régularité dans les erreurs&#x202f;; un clic liste ces erreurs</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Annotations that the lead speaks of; a click lists all of them</source>
        <translation>Annotations dont parle la piste&#x202f;; un clic les liste toutes</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Those that System A has right and System B has wrong</source>
        <translation>Celles que le système A a justes et le système B fausses</translation>
    </message>
    <message>
        <source>Those that are not correct under the scheme</source>
        <translation>Celles qui ne sont pas correctes selon le schéma</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Sentences with such annotations</source>
        <translation>Phrases avec de telles annotations</translation>
    </message>
    <message>
        <source>Sent.</source>
        <translation>Phr.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Documents with such annotations</source>
        <translation>Documents avec de telles annotations</translation>
    </message>
    <message>
        <source>Docs</source>
        <translation>Docs</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Share that is wrong, with its 95 % interval where it is tested</source>
        <translation>Part qui est fausse, avec son intervalle à 95&#xa0;% là où elle est testée</translation>
    </message>
    <message>
        <source>! Alarm</source>
        <translation>! Alarme</translation>
    </message>
    <message>
        <source>Dismissed: %1</source>
        <extracomment>%1: why a lead was dismissed: &quot;known&quot;</extracomment>
        <translation>Écartée&#xa0;: %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Pinned, no longer certain</source>
        <translation>Épinglée, plus certaine</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglée</translation>
    </message>
    <message>
        <source>New since the files were read again.</source>
        <translation>Nouvelle depuis la relecture des fichiers.</translation>
    </message>
    <message>
        <source>Pinned; no longer certain.</source>
        <translation>Épinglée&#x202f;; n’est plus certaine.</translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation>Épinglée.</translation>
    </message>
    <message>
        <source>Expected to be wrong: %1; more than that: %2</source>
        <extracomment>numbers of annotations</extracomment>
        <translation>Attendues fausses&#xa0;: %1&#x202f;; en plus de cela&#xa0;: %2</translation>
    </message>
    <message>
        <source> (95 % interval %1 to %2)</source>
        <translation> (intervalle à 95&#xa0;%&#xa0;: %1 à %2)</translation>
    </message>
    <message>
        <source>z %1; p %2, multiplied by the number of tests</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>z %1&#x202f;; p %2, multiplié par le nombre de tests</translation>
    </message>
    <message>
        <source>If only what is more than expected were right: %1 F1 points</source>
        <extracomment>%1: F1 points</extracomment>
        <translation>Si seul l’excès sur l’attendu était juste&#xa0;: %1 points de F1</translation>
    </message>
    <message>
        <source>Also describable as: %1</source>
        <extracomment>%1: another description of the same annotations</extracomment>
        <translation>Peut aussi se décrire ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>As a filter: %1</source>
        <extracomment>%1: options of the command line</extracomment>
        <translation>Comme filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Soumission</translation>
    </message>
    <message>
        <source>The data set and the system in which the lead is found</source>
        <translation>Le jeu de données et le système où la piste se trouve</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Suspects</translation>
    </message>
    <message>
        <source>How many of those that are wrong are suspects: annotations of the gold that are doubted by more than what speaks for them. – they are not counted: on the system&apos;s side, of leads of more than %1 annotations, or not yet</source>
        <translation>Combien de celles qui sont fausses sont suspectes&#xa0;: annotations de référence dont on doute par plus que ce qui parle pour elles. – elles ne sont pas comptées&#xa0;: du côté du système, pour les pistes de plus de %1 annotations, ou pas encore</translation>
    </message>
    <message>
        <source>F1 gain, points</source>
        <translation>Gain de F1, points</translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the runs would gain together if all of these were right, each in the F1 of its own run; the list is in this order</source>
        <translation>Points de F1 (centièmes de F1) que les soumissions gagneraient ensemble si toutes celles-ci étaient justes, chacune dans le F1 de sa propre soumission&#x202f;; la liste suit cet ordre</translation>
    </message>
    <message>
        <source>F1 points (hundredths of F1) that the score would gain if all of these were right. The list is in the order of what is likely to be won at least, the lower end of the gain&apos;s 95 % interval, of a condition that of its excess alone: so one that stands lower may name a higher gain</source>
        <translation>Points de F1 (centièmes de F1) que gagnerait le score si toutes celles-ci étaient justes. La liste suit ce qui sera vraisemblablement gagné au moins, la borne inférieure de l’intervalle à 95&#xa0;% du gain, et pour une condition celle de son seul excès&#xa0;: une piste placée plus bas peut donc annoncer un gain plus haut</translation>
    </message>
    <message>
        <source>Gain, points</source>
        <translation>Gain, points</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 annotations are suspects</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Of these errors %1 are suspects: annotations of the gold that are doubted.</source>
        <extracomment>%1: so many of so many: &quot;12 of 13&quot;</extracomment>
        <translation>Parmi ces erreurs, suspectes&#xa0;: %1, c’est-à-dire des annotations de référence douteuses.</translation>
    </message>
    <message>
        <source>As one data set the runs would be counted otherwise, so this leads to no records: the rows of its runs do.</source>
        <translation>Réunies en un seul jeu de données, les soumissions seraient comptées autrement&#x202f;; ceci ne mène donc à aucun cas&#xa0;: les lignes de ses soumissions y mènent.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeadsView</name>
    <message>
        <source>It has been looked at already</source>
        <translation>Elle a déjà été examinée</translation>
    </message>
    <message>
        <source>The guidelines of annotation leave it open, or ask for it</source>
        <translation>Le guide d’annotation laisse la question ouverte, ou le demande</translation>
    </message>
    <message>
        <source>It is of the data, not of the system</source>
        <translation>Cela tient aux données, non au système</translation>
    </message>
    <message>
        <source>Somebody else looks after it</source>
        <translation>Quelqu’un d’autre s’en occupe</translation>
    </message>
    <message>
        <source>Show &amp;errors</source>
        <translation>Montrer les &amp;erreurs</translation>
    </message>
    <message>
        <source>List the errors that the lead speaks of</source>
        <translation>Lister les erreurs dont parle la piste</translation>
    </message>
    <message>
        <source>Show &amp;all records</source>
        <translation>Montrer &amp;tous les cas</translation>
    </message>
    <message>
        <source>List all annotations that the lead speaks of</source>
        <translation>Lister toutes les annotations dont parle la piste</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>É&amp;pingler</translation>
    </message>
    <message>
        <source>Keep the lead in the list, also when it is no longer certain</source>
        <translation>Garder la piste dans la liste, même si elle n’est plus certaine</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>É&amp;carter</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Take the lead back into the list</source>
        <translation>Remettre la piste dans la liste</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Copier c&amp;omme texte</translation>
    </message>
    <message>
        <source>The lead with all that is known of it</source>
        <translation>La piste avec tout ce qu’on en sait</translation>
    </message>
    <message>
        <source>Copy as &amp;filter words</source>
        <translation>Copier comme &amp;mots de filtre</translation>
    </message>
    <message>
        <source>Its errors as options of the command line</source>
        <translation>Ses erreurs en options de la ligne de commande</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copier le tablea&amp;u</translation>
    </message>
    <message>
        <source>All rows with their headings</source>
        <translation>Toutes les lignes avec leurs en-têtes</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>E&amp;xporter un tableau…</translation>
    </message>
    <message>
        <source>The rows as LaTeX, Markdown, CSV, TSV or HTML</source>
        <translation>Les lignes en LaTeX, Markdown, CSV, TSV ou HTML</translation>
    </message>
    <message>
        <source>Look a&amp;gain</source>
        <translation>Chercher de &amp;nouveau</translation>
    </message>
    <message>
        <source>Looks for the leads of the present result</source>
        <translation>Cherche les pistes du résultat actuel</translation>
    </message>
    <message>
        <source>Show detai&amp;ls</source>
        <translation>Montrer les déta&amp;ils</translation>
    </message>
    <message>
        <source>All that is known of the current lead, below the list</source>
        <translation>Tout ce qu’on sait de la piste courante, sous la liste</translation>
    </message>
    <message>
        <source>&amp;Help on leads</source>
        <translation>Aide &amp;sur les pistes</translation>
    </message>
    <message>
        <source>How leads are found, and what they say</source>
        <translation>Comment les pistes sont trouvées, et ce qu’elles disent</translation>
    </message>
    <message>
        <source>Whose leads</source>
        <translation>Pistes de qui</translation>
    </message>
    <message>
        <source>Of:</source>
        <translation>De&#xa0;:</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Take the lead out of the list, with a reason</source>
        <translation>Retirer la piste de la liste, en donnant une raison</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Copy, export, details, help</source>
        <translation>Copier, exporter, détails, aide</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop looking for leads</source>
        <translation>Arrêter la recherche de pistes</translation>
    </message>
    <message>
        <source>Shows all alarms, or the first ones alone.</source>
        <translation>Montre toutes les alarmes, ou les premières seules.</translation>
    </message>
    <message>
        <source>Shows the leads that were dismissed at the end of the list.</source>
        <translation>Montre en fin de liste les pistes qui ont été écartées.</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>Système A</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>Système B</translation>
    </message>
    <message>
        <source>What B gets wrong and A does not</source>
        <translation>Ce que B a faux et A non</translation>
    </message>
    <message>
        <source>Nothing was pinned or dismissed so far</source>
        <translation>Rien n’a été épinglé ni écarté jusqu’ici</translation>
    </message>
    <message>
        <source>Takes the last dismissal back</source>
        <translation>Annule la dernière mise à l’écart</translation>
    </message>
    <message>
        <source>Takes the last pin back</source>
        <translation>Annule le dernier épinglage</translation>
    </message>
    <message>
        <source>Takes the last restoring back</source>
        <translation>Annule le dernier rétablissement</translation>
    </message>
    <message>
        <source>All alarms (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Toutes les alarmes (%1)</translation>
    </message>
    <message>
        <source>Dismissed (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Écartées (%1)</translation>
    </message>
    <message>
        <source>Pins and dismissals: kept with the project</source>
        <translation>Épinglées et écartées&#xa0;: conservées avec le projet</translation>
    </message>
    <message>
        <source>Pins and dismissals: this session only</source>
        <translation>Épinglées et écartées&#xa0;: cette session seulement</translation>
    </message>
    <message>
        <source>They stand in a file beside the project.</source>
        <translation>Elles se trouvent dans un fichier à côté du projet.</translation>
    </message>
    <message>
        <source>Save what is open as a project to keep them: they stand in a file beside it.</source>
        <translation>Enregistrer comme projet ce qui est ouvert pour les conserver&#xa0;: elles se trouvent dans un fichier à côté.</translation>
    </message>
    <message>
        <source>Leads need a gold</source>
        <translation>Les pistes demandent une référence</translation>
    </message>
    <message>
        <source>Two systems are compared without a gold, so neither of them is wrong anywhere.</source>
        <translation>Deux systèmes sont comparés sans référence&#x202f;; aucun des deux n’est donc faux nulle part.</translation>
    </message>
    <message>
        <source>Leads cannot be looked for</source>
        <translation>La recherche de pistes est impossible</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>No leads were looked for.</source>
        <translation>Aucune piste n’a été cherchée.</translation>
    </message>
    <message>
        <source>Look for leads</source>
        <translation>Chercher des pistes</translation>
    </message>
    <message>
        <source>There are no leads of System B</source>
        <translation>Il n’y a pas de pistes du système B</translation>
    </message>
    <message>
        <source>Looking for leads…</source>
        <translation>Recherche de pistes…</translation>
    </message>
    <message>
        <source>The list fills as soon as all of it is there.</source>
        <translation>La liste se remplit dès que tout est là.</translation>
    </message>
    <message>
        <source>No leads</source>
        <translation>Aucune piste</translation>
    </message>
    <message>
        <source>What System B gets wrong and System A does not shows no pattern beyond chance.</source>
        <translation>Ce que le système B a faux et le système A non ne montre pas de régularité au-delà du hasard.</translation>
    </message>
    <message>
        <source>Nothing is annotated</source>
        <translation>Rien n’est annoté</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has annotations.</source>
        <translation>Ni la référence ni le système n’ont d’annotations.</translation>
    </message>
    <message>
        <source>No errors</source>
        <extracomment>%1: a scheme</extracomment>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>Under the scheme %1 everything is right.</source>
        <translation>Selon le schéma %1, tout est juste.</translation>
    </message>
    <message>
        <source>The errors show no pattern beyond chance.</source>
        <translation>Les erreurs ne montrent pas de régularité au-delà du hasard.</translation>
    </message>
    <message>
        <source>These are the old leads; new ones are looked for when the result is there.</source>
        <translation>Ce sont les anciennes pistes&#x202f;; de nouvelles sont cherchées quand le résultat est là.</translation>
    </message>
    <message>
        <source>Cancelled: these are the old leads. Look again, in More, looks for those of the present result.</source>
        <translation>Annulé&#xa0;: ce sont les anciennes pistes. Chercher de nouveau, dans Plus, cherche celles du résultat actuel.</translation>
    </message>
    <message>
        <source>Counted by sentences, since there are few documents.</source>
        <translation>Comptées par phrases, car il y a peu de documents.</translation>
    </message>
    <message>
        <source>%1 cannot be told: %2</source>
        <extracomment>%1: a kind of leads, %2: why there are none, a sentence</extracomment>
        <translation>%1 – impossible à établir&#xa0;: %2</translation>
    </message>
    <message>
        <source>The errors show no further pattern beyond chance.</source>
        <translation>Les erreurs ne montrent pas d’autre régularité au-delà du hasard.</translation>
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
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Details of the lead</source>
        <translation>Détails de la piste</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Pistes</translation>
    </message>
    <message>
        <source>Leads (%1)</source>
        <extracomment>%1: how many there are</extracomment>
        <translation>Pistes (%1)</translation>
    </message>
    <message>
        <source>Progress of looking for leads</source>
        <translation>Avancement de la recherche de pistes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LeastScoreBox</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LiveBar</name>
    <message>
        <source>Reload automaticall&amp;y</source>
        <translation>Recharger automati&amp;quement</translation>
    </message>
    <message>
        <source>Read files again as soon as they change</source>
        <translation>Relire les fichiers dès qu’ils changent</translation>
    </message>
    <message>
        <source>Reading again…</source>
        <translation>Relecture…</translation>
    </message>
    <message>
        <source>Try agai&amp;n</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Rechar&amp;ger</translation>
    </message>
    <message>
        <source>L&amp;ater</source>
        <translation>Plu&amp;s tard</translation>
    </message>
    <message>
        <source>Say no more of it until a file changes again</source>
        <translation>N’en plus parler avant qu’un fichier ne change à nouveau</translation>
    </message>
    <message>
        <source>Since the last look: %1 fixed, %2 regressed.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Depuis le dernier regard&#xa0;: %1 corrigés, %2 dégradés.</translation>
    </message>
    <message>
        <source>Of %1, under the scheme in force</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>De %1, selon le schéma en vigueur</translation>
    </message>
    <message>
        <source>%1 changed on the disk.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a changé sur le disque.</translation>
    </message>
    <message numerus="yes">
        <source>%n files changed on the disk.</source>
        <translation>
            <numerusform>%n fichier a changé sur le disque.</numerusform>
            <numerusform>%n fichiers ont changé sur le disque.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is gone from the disk. What was read of it stands.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a disparu du disque. Ce qui en a été lu subsiste.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are gone from the disk. What was read of them stands.</source>
        <translation>
            <numerusform>%n fichier a disparu du disque. Ce qui en a été lu subsiste.</numerusform>
            <numerusform>%n fichiers ont disparu du disque. Ce qui en a été lu subsiste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the files again; document, selection, filters and systems stay</source>
        <translation>Relire les fichiers&#x202f;; document, sélection, filtres et systèmes restent</translation>
    </message>
    <message>
        <source>Show fi&amp;xed</source>
        <translation>Montrer les c&amp;orrigés</translation>
    </message>
    <message>
        <source>The errors that are gone, in the system&apos;s annotations as they were</source>
        <translation>Les erreurs disparues, dans les annotations du système telles qu’elles étaient</translation>
    </message>
    <message>
        <source>Show regresse&amp;d</source>
        <translation>&amp;Montrer les dégradés</translation>
    </message>
    <message>
        <source>The errors that are new</source>
        <translation>Les erreurs nouvelles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::LogView</name>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>All files were read without repair or doubt.</source>
        <translation>Tous les fichiers ont été lus sans réparation ni doute.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainMenu</name>
    <message>
        <source>No other error of this kind in the filter</source>
        <translation>Aucune autre erreur de cette sorte dans le filtre</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Ope&amp;n recent</source>
        <translation>Ouvrir un fichier ré&amp;cent</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>Eva&amp;luate</source>
        <translation>É&amp;valuer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Guide to the &amp;rules</source>
        <translation>Guide des &amp;règles</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>Ouvrir l’e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;About Touchstone</source>
        <translation>À &amp;propos de Touchstone</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Mo&amp;ve panel</source>
        <translation>&amp;Déplacer le panneau</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>D&amp;isposition</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>High &amp;contrast, black on white</source>
        <translation>Contraste élevé, &amp;noir sur blanc</translation>
    </message>
    <message>
        <source>High contrast, &amp;white on black</source>
        <translation>Contraste élevé, &amp;blanc sur noir</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Most of the window for the text, then the errors and what explains them</source>
        <translation>La plus grande part de la fenêtre pour le texte, puis les erreurs et ce qui les explique</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>The text, and below it the errors beside the numbers: the layout at first</source>
        <translation>Le texte, et dessous les erreurs à côté des chiffres&#xa0;: la disposition de départ</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>The errors beside the comparison of systems</source>
        <translation>Les erreurs à côté de la comparaison des systèmes</translation>
    </message>
    <message>
        <source>&amp;Save as own layout…</source>
        <translation>&amp;Enregistrer comme disposition à soi…</translation>
    </message>
    <message>
        <source>&amp;Delete own layout</source>
        <translation>&amp;Supprimer une disposition à soi</translation>
    </message>
    <message>
        <source>Save as own layout</source>
        <translation>Enregistrer comme disposition à soi</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Nom de la disposition&#xa0;:</translation>
    </message>
    <message>
        <source>System &amp;A</source>
        <translation>Système &amp;A</translation>
    </message>
    <message>
        <source>System &amp;B</source>
        <translation>Système &amp;B</translation>
    </message>
    <message>
        <source>&amp;Cancel reading or scoring</source>
        <translation>A&amp;nnuler la lecture ou l’évaluation</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Continued from the start of the list</source>
        <translation>Repris au début de la liste</translation>
    </message>
    <message>
        <source>No errors in the filter</source>
        <translation>Aucune erreur dans le filtre</translation>
    </message>
    <message>
        <source>Click into a table first: its rows are copied then.</source>
        <translation>Cliquer d’abord dans un tableau&#xa0;: ses lignes sont alors copiées.</translation>
    </message>
    <message>
        <source>&amp;Undo rule change: %1</source>
        <extracomment>%1: what was done to the rules: &quot;Add mine.rules&quot;</extracomment>
        <translation>Ann&amp;uler le changement de règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo rule change</source>
        <translation>Ann&amp;uler le changement de règles</translation>
    </message>
    <message>
        <source>Re&amp;do rule change: %1</source>
        <extracomment>%1: what was done to the rules and taken back</extracomment>
        <translation>Réta&amp;blir le changement de règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Re&amp;do rule change</source>
        <translation>Réta&amp;blir le changement de règles</translation>
    </message>
    <message>
        <source>Go to pan&amp;el</source>
        <translation>All&amp;er au panneau</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>In a language that a reader may not know: &quot;Sprache (Language)&quot;</extracomment>
        <translation>La&amp;ngue (Language)</translation>
    </message>
    <message>
        <source>A &amp;tour in ten minutes</source>
        <translation>Une &amp;visite en dix minutes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MainWindow</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Group by:</source>
        <translation>Grouper par&#xa0;:</translation>
    </message>
    <message>
        <source>The layout “%1” was made by another version of Touchstone.</source>
        <translation>La disposition «&#xa0;%1&#xa0;» a été faite par une autre version de Touchstone.</translation>
    </message>
    <message>
        <source>Log (%1)</source>
        <extracomment>%1: number of warnings and errors</extracomment>
        <translation>Journal (%1)</translation>
    </message>
    <message>
        <source>Score anyway</source>
        <translation>Évaluer quand même</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was opened.</source>
        <translation>Annulé. Rien n’a été ouvert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MeasureButton</name>
    <message>
        <source>How systems are scored</source>
        <translation>Comment les systèmes sont évalués</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>What Scores and Slices show</source>
        <translation>Ce que montrent Scores et Tranches</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Which gold annotation is matched with which of the system.
Optimal one-to-one: the best assignment of overlapping annotations, whatever their order.
Greedy: first come, first served, as nervaluate does.</source>
        <translation>Quelle annotation de référence est appariée avec laquelle du système.
Un à un optimal&#xa0;: la meilleure affectation des annotations qui se recouvrent, quel que soit leur ordre.
Glouton&#xa0;: premier arrivé, premier servi, comme le fait nervaluate.</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Mesure&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Scheme (when a pair is right):</source>
        <translation>&amp;Schéma (quand une paire est juste)&#xa0;:</translation>
    </message>
    <message>
        <source>Ma&amp;tching of annotations:</source>
        <translation>Appariemen&amp;t des annotations&#xa0;:</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>How much components weigh in ETER: 0 only types and spans, 1 only components ([ and ])</source>
        <translation>Combien les composants pèsent dans ETER&#xa0;: 0 seulement types et empans, 1 seulement les composants ([ et ])</translation>
    </message>
    <message>
        <source>ETER &amp;alpha (weight of components):</source>
        <translation>Alpha d’&amp;ETER (poids des composants)&#xa0;:</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Préréglage&#xa0;:</translation>
    </message>
    <message>
        <source>How systems are scored: %1</source>
        <translation>Comment les systèmes sont évalués&#xa0;: %1</translation>
    </message>
    <message>
        <source>The open files have no column of links; choose TAC-KBP, or the measure Links.</source>
        <translation>Les fichiers ouverts n’ont pas de colonne de liens&#x202f;; choisir TAC-KBP, ou la mesure Liens.</translation>
    </message>
    <message>
        <source>Scheme: %1</source>
        <extracomment>a caption; %1: scheme such as &quot;strict&quot;</extracomment>
        <translation>Schéma&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>a caption; %1: preset such as &quot;CoNLL-2003&quot;, %2: measure, %3: scheme such as &quot;strict&quot;</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
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
Appariement des annotations&#xa0;: %2
%3</translation>
    </message>
    <message>
        <source>Opens the choice of preset, measure, scheme and matching</source>
        <translation>Ouvre le choix du préréglage, de la mesure, du schéma et de l’appariement</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::MessageBar</name>
    <message>
        <source>Copy this message</source>
        <translation>Copier ce message</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NamesForm</name>
    <message>
        <source>Names of systems</source>
        <translation>Noms des systèmes</translation>
    </message>
    <message>
        <source>The recipe then names neither the systems&apos; files nor a command</source>
        <translation>La recette ne nomme alors ni les fichiers des systèmes ni une commande</translation>
    </message>
    <message>
        <source>Printed names of systems</source>
        <translation>Noms imprimés des systèmes</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Printed as</source>
        <translation>Imprimé comme</translation>
    </message>
    <message>
        <source>A&amp;nonymous: System 1, System 2 …</source>
        <translation>A&amp;nonymes&#xa0;: Système 1, Système 2 …</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NeutralWords</name>
    <message>
        <source>A: %1</source>
        <extracomment>%1: name of the system that stands in the gold&apos;s place</extracomment>
        <translation>A&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::NoiseView</name>
    <message>
        <source>Recall by error rate</source>
        <translation>Rappel par taux d’erreur</translation>
    </message>
    <message>
        <source>Errors by cause</source>
        <translation>Erreurs par cause</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Fo&amp;und:</source>
        <translation>&amp;Trouvé&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Noise:</source>
        <translation>&amp;Bruit&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation>&amp;Systèmes&#xa0;:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Affi&amp;cher&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation>Class&amp;es&#xa0;:</translation>
    </message>
    <message>
        <source>Correct under</source>
        <translation>Correct selon</translation>
    </message>
    <message>
        <source>Strict scheme</source>
        <translation>Schéma strict</translation>
    </message>
    <message>
        <source>Noisy text</source>
        <translation>Texte bruité</translation>
    </message>
    <message>
        <source>When an annotation counts as found: correct under the strict scheme, or matched by the measure for noisy text, which needs the text within its threshold. Errors by type are those of the strict scheme.</source>
        <translation>Quand une annotation compte comme trouvée&#xa0;: correcte selon le schéma strict, ou appariée par la mesure pour texte bruité, qui exige un texte dans les limites de son seuil. Les erreurs par type sont celles du schéma strict.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Measured on the texts (CER)</source>
        <translation>Mesuré sur les textes (CER)</translation>
    </message>
    <message>
        <source>Given in the gold (LED)</source>
        <translation>Donné dans la référence (LED)</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>Système A</translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation>Systèmes A et B</translation>
    </message>
    <message>
        <source>Character error rate of the system&apos;s text at the annotation, or the noise level that the gold gives for its own text (HIPE).</source>
        <translation>Taux d’erreur sur les caractères du texte du système à l’endroit de l’annotation, ou le niveau de bruit que la référence donne pour son propre texte (HIPE).</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Bins of the error rate</source>
        <translation>Classes du taux d’erreur</translation>
    </message>
    <message>
        <source>Upper bounds of the bins, ascending, such as 0, 0.1, 0.2, 0.5, 1. A bin holds what is above the bound before it, up to and with its own.</source>
        <translation>Bornes supérieures des classes, en ordre croissant, par exemple 0, 0.1, 0.2, 0.5, 1. Une classe contient ce qui dépasse la borne précédente, jusqu’à la sienne comprise.</translation>
    </message>
    <message>
        <source>Recall by error rate as a table</source>
        <translation>Rappel par taux d’erreur, en tableau</translation>
    </message>
    <message>
        <source>Errors by cause as a table</source>
        <translation>Erreurs par cause, en tableau</translation>
    </message>
    <message>
        <source>Counting by noise</source>
        <translation>Décompte selon le bruit</translation>
    </message>
    <message>
        <source>The measure for noisy text failed</source>
        <translation>La mesure pour texte bruité a échoué</translation>
    </message>
    <message>
        <source>Comparing texts …</source>
        <translation>Comparaison des textes …</translation>
    </message>
    <message>
        <source>The character error rate of each annotation is being counted. Everything else can be used meanwhile.</source>
        <translation>Le taux d’erreur sur les caractères est compté pour chaque annotation. Tout le reste peut être utilisé entre-temps.</translation>
    </message>
    <message>
        <source>No texts</source>
        <translation>Pas de textes</translation>
    </message>
    <message>
        <source>The format of a side gives offsets without text, so that no error rate is known. Open a format with texts, such as JSONL, CoNLL or brat.</source>
        <translation>Le format d’un des côtés donne des positions sans texte&#x202f;; aucun taux d’erreur n’est donc connu. Ouvrir un format avec des textes, comme JSONL, CoNLL ou brat.</translation>
    </message>
    <message>
        <source>The texts are equal</source>
        <translation>Les textes sont égaux</translation>
    </message>
    <message>
        <source>Gold and system have the same text: there is no noise to tell apart, and every error is one of entity recognition. Open a system that read another text, such as one of character or speech recognition; the errors are in Scores and Outcomes.</source>
        <translation>Référence et système ont le même texte&#xa0;: il n’y a pas de bruit à distinguer, et chaque erreur relève de la reconnaissance d’entités. Ouvrir un système qui a lu un autre texte, par exemple issu de reconnaissance de caractères ou de parole&#x202f;; les erreurs sont dans Scores et Issues.</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Aucune annotation</translation>
    </message>
    <message>
        <source>The gold has no annotation, so that there is none to find.</source>
        <translation>La référence n’a pas d’annotation&#xa0;: il n’y en a donc pas à trouver.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no error rate and are left out.</source>
        <translation>
            <numerusform>%Ln annotation n’a pas de taux d’erreur et est laissée de côté.</numerusform>
            <numerusform>%Ln annotations n’ont pas de taux d’erreur et sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more types only in the table: with fewer errors</source>
        <translation>
            <numerusform>%Ln type de plus seulement dans le tableau&#xa0;: avec moins d’erreurs</numerusform>
            <numerusform>%Ln types de plus seulement dans le tableau&#xa0;: avec moins d’erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Noise %1: recall %2 (%3 of %4)</source>
        <extracomment>%1: range of error rates, %2: recall, %3: found, %4: of how many</extracomment>
        <translation>Bruit %1&#xa0;: rappel %2 (%3 sur %4)</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <translation>%1&#x202f;; %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 errors</source>
        <translation>%1&#xa0;: %2, %3 erreurs sur %4</translation>
    </message>
    <message>
        <source>%1: %2 errors</source>
        <extracomment>%1: entity type, %2: number of errors</extracomment>
        <translation>%1&#xa0;: %2 erreurs</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrenceModel</name>
    <message>
        <source>inside</source>
        <translation>à l’intérieur</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>plus long</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>croisé</translation>
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
        <translation>système</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>Under these settings the document is not scored, so the text does not show it.</source>
        <translation>Avec ces réglages, le document n’est pas évalué&#x202f;; le texte ne le montre donc pas.</translation>
    </message>
    <message>
        <source>Nobody has an annotation here that is scored</source>
        <translation>Personne n’a ici d’annotation qui soit évaluée</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>The text before the words. Sorted by what stands next to them</source>
        <translation>Le texte avant les mots. Trié d’après ce qui les touche</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation>Le texte après les mots</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>In whose text the words stand: the gold&apos;s, the system&apos;s, or both</source>
        <translation>Dans quel texte se trouvent les mots&#xa0;: celui de la référence, celui du système, ou les deux</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Types of the gold&apos;s annotations that share a character with the words</source>
        <translation>Types des annotations de référence qui partagent un caractère avec les mots</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Types of the system&apos;s annotations that share a character with the words</source>
        <translation>Types des annotations du système qui partagent un caractère avec les mots</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>What became of the annotations at the place under the %1 scheme</source>
        <translation>Ce que sont devenues les annotations à cet endroit selon le schéma %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OccurrencesView</name>
    <message>
        <source>Words in the texts</source>
        <translation>Mots dans les textes</translation>
    </message>
    <message>
        <source>Words to look for</source>
        <translation>Mots à chercher</translation>
    </message>
    <message>
        <source>Not inside of longer words; off for scripts without blanks between words</source>
        <translation>Pas à l’intérieur de mots plus longs&#x202f;; à désactiver pour les écritures sans blancs entre les mots</translation>
    </message>
    <message>
        <source>Upper and lower case as they are written</source>
        <translation>Majuscules et minuscules telles quelles</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>Looking for “%1”</source>
        <translation>Recherche de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Looking for “%1”…</source>
        <translation>Recherche de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <source>The texts cannot be searched</source>
        <translation>La recherche dans les textes est impossible</translation>
    </message>
    <message>
        <source>No words searched yet</source>
        <translation>Aucun mot encore cherché</translation>
    </message>
    <message>
        <source>Type words above and press Return: every place in the texts is listed, annotated or not.</source>
        <translation>Taper des mots ci-dessus et appuyer sur Entrée&#xa0;: chaque endroit des textes est listé, annoté ou non.</translation>
    </message>
    <message>
        <source>Ignore upper and lower case</source>
        <translation>Ignorer majuscules et minuscules</translation>
    </message>
    <message>
        <source>Look inside of words, too</source>
        <translation>Chercher aussi à l’intérieur des mots</translation>
    </message>
    <message>
        <source>No occurrence of “%1”</source>
        <translation>Aucune occurrence de «&#xa0;%1&#xa0;»</translation>
    </message>
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
    <message>
        <source>%1 in %2: %3 annotated, %4 not.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation>%1 dans %2&#xa0;: %3 annotées, %4 non.</translation>
    </message>
    <message>
        <source>%1 in %2: %3 annotated in the gold, %4 in the system, %5 in neither.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, %2: &quot;12 documents&quot;, the others are numbers</extracomment>
        <translation>%1 dans %2&#xa0;: %3 annotées dans la référence, %4 dans le système, %5 dans aucun des deux.</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>&amp;Mots entiers</translation>
    </message>
    <message>
        <source>&amp;Match case</source>
        <translation>Respecter la &amp;casse</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OtherSettingsDialog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Compare with other settings</source>
        <translation>Comparer avec d’autres réglages</translation>
    </message>
    <message>
        <source>System A is scored a second time under these settings; what changes is shown as B.</source>
        <translation>Le système A est évalué une seconde fois avec ces réglages&#x202f;; ce qui change est montré comme B.</translation>
    </message>
    <message>
        <source>Settings of</source>
        <translation>Réglages de</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Settings &amp;of:</source>
        <translation>Réglages &amp;de&#xa0;:</translation>
    </message>
    <message>
        <source>Files are chosen in Scores; both sides then use them.</source>
        <translation>Les fichiers se choisissent dans Scores&#x202f;; les deux côtés les utilisent alors.</translation>
    </message>
    <message>
        <source>These are the present settings: change one.</source>
        <translation>Ce sont les réglages actuels&#xa0;: en changer un.</translation>
    </message>
    <message>
        <source>Differs in %1.</source>
        <translation>Diffère par %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutcomeView</name>
    <message>
        <source>Outcomes as a table</source>
        <translation>Issues en tableau</translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation>&amp;Barres&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Systems:</source>
        <translation>&amp;Systèmes&#xa0;:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Affi&amp;cher&#xa0;:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Au &amp;plus&#xa0;:</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By document</source>
        <translation>Par document</translation>
    </message>
    <message>
        <source>By system</source>
        <translation>Par système</translation>
    </message>
    <message>
        <source>Documents by F1</source>
        <translation>Documents par F1</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>Système A</translation>
    </message>
    <message>
        <source>Systems A and B</source>
        <translation>Systèmes A et B</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Tous les systèmes</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Rows shown at most</source>
        <translation>Nombre maximal de lignes affichées</translation>
    </message>
    <message>
        <source>The chart shows the rows with most errors; the table has all.</source>
        <translation>Le graphique montre les lignes qui ont le plus d’erreurs&#x202f;; le tableau les a toutes.</translation>
    </message>
    <message>
        <source>By slice: %1</source>
        <extracomment>Bars of a chart by a slice: %1: its name, such as &quot;Entity length&quot;</extracomment>
        <translation>Par tranche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counting outcomes</source>
        <translation>Décompte des issues</translation>
    </message>
    <message>
        <source>Only in the table, with fewer errors: %1 more</source>
        <extracomment>%1: number of rows of a table that a chart leaves out</extracomment>
        <translation>Seulement dans le tableau, avec moins d’erreurs&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>D’autres systèmes sont en cours d’évaluation.</translation>
    </message>
    <message>
        <source>There is no System B: choose one in the toolbar.</source>
        <translation>Il n’y a pas de système B&#xa0;: en choisir un dans la barre d’outils.</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Aucune annotation</translation>
    </message>
    <message>
        <source>Neither the gold nor the system has an annotation.</source>
        <translation>Ni la référence ni le système n’ont d’annotation.</translation>
    </message>
    <message>
        <source>%1, F1 %2: %3 documents with %4 pairs and single annotations</source>
        <extracomment>%1: system, %2: range of F1, %3: number of documents, %4: of records</extracomment>
        <translation>%1, F1 %2&#xa0;: %3 documents avec %4 paires et annotations seules</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: entity type or document, %2: &quot;Correct&quot;, %3: count</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Chart of outcomes</source>
        <translation>Graphique des issues</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OutsideDialog</name>
    <message>
        <source>Files outside of the project&apos;s folder</source>
        <translation>Fichiers hors du dossier du projet</translation>
    </message>
    <message>
        <source>This project names these paths outside of its folder:</source>
        <translation>Ce projet nomme ces chemins hors de son dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Les laisser de côté</translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation>Seul est lu ce qui se trouve dans le dossier du projet</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Les lire</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::OverviewRuler</name>
    <message>
        <source>Overview of the document</source>
        <translation>Vue d’ensemble du document</translation>
    </message>
    <message>
        <source>Overview of the whole document: the wider, the more errors; click to jump</source>
        <translation>Vue d’ensemble du document entier&#xa0;: plus c’est large, plus il y a d’erreurs&#x202f;; cliquer pour y aller</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: an outcome, such as &quot;Missing&quot;, %2: number of annotations</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelDocks</name>
    <message>
        <source>Annotations</source>
        <extracomment>in place of Errors, where a gold is open without a system</extracomment>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PanelLayout</name>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Gauche</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Droite</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Haut</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>&amp;Bas</translation>
    </message>
    <message>
        <source>&amp;Own window</source>
        <translation>Fenêtre à &amp;part</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ParameterForm</name>
    <message>
        <source>This measure has no parameters.</source>
        <translation>Cette mesure n’a pas de paramètres.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Choisir un fichier pour %1</translation>
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
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Custom: the settings are those of no preset. Choosing one sets all of them; files, and the part of the corpus that is scored, stay.</source>
        <translation>Personnalisé&#xa0;: les réglages ne sont ceux d’aucun préréglage. En choisir un les fixe tous&#x202f;; les fichiers, et la partie du corpus qui est évaluée, restent.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <extracomment>%1: paper and program</extracomment>
        <translation>Source&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintDialog</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Nothing is open: open files first.</source>
        <translation>Rien n’est ouvert&#xa0;: ouvrir d’abord des fichiers.</translation>
    </message>
    <message>
        <source>The &amp;text shown: %1</source>
        <extracomment>%1: name of a document</extracomment>
        <translation>Le &amp;texte affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>The &amp;text shown</source>
        <translation>Le &amp;texte affiché</translation>
    </message>
    <message>
        <source>Its format gives positions only, no text.</source>
        <translation>Son format ne donne que des positions, pas de texte.</translation>
    </message>
    <message numerus="yes">
        <source>The texts of &amp;all %Ln documents</source>
        <translation>
            <numerusform>Tous les te&amp;xtes&#xa0;: %Ln document</numerusform>
            <numerusform>Tous les te&amp;xtes&#xa0;: %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts of the %Ln documents in the f&amp;ilter</source>
        <translation>
            <numerusform>Les textes dans le f&amp;iltre&#xa0;: %Ln document</numerusform>
            <numerusform>Les textes dans le f&amp;iltre&#xa0;: %Ln documents</numerusform>
        </translation>
    </message>
    <message>
        <source>No document is in the filter: take filters away first.</source>
        <translation>Aucun document dans le filtre&#xa0;: retirer d’abord des filtres.</translation>
    </message>
    <message>
        <source>The ta&amp;ble of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation>Le ta&amp;bleau du panneau %1</translation>
    </message>
    <message>
        <source>The ta&amp;ble of a panel</source>
        <translation>Le ta&amp;bleau d’un panneau</translation>
    </message>
    <message>
        <source>No table with rows is in sight: show a panel that has one.</source>
        <translation>Aucun tableau avec des lignes n’est visible&#xa0;: montrer un panneau qui en a un.</translation>
    </message>
    <message>
        <source>The fi&amp;gure of the panel %1</source>
        <extracomment>%1: title of a panel</extracomment>
        <translation>La fi&amp;gure du panneau %1</translation>
    </message>
    <message>
        <source>The fi&amp;gure of a panel</source>
        <translation>La fi&amp;gure d’un panneau</translation>
    </message>
    <message>
        <source>No chart and no tree is in sight: show a panel that has one, such as Outcomes.</source>
        <translation>Aucun graphique et aucun arbre n’est visible&#xa0;: montrer un panneau qui en a un, comme Issues.</translation>
    </message>
    <message>
        <source>At most %1 pages are printed; what is left out is named on the last one.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Au plus %1 pages sont imprimées&#x202f;; ce qui est laissé de côté est nommé sur la dernière.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>Aperç&amp;u…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Measure %1, scheme %2: %3</source>
        <extracomment>Below a printed page. %1: a measure, %2: a scheme, %3: all settings as signatures have them</extracomment>
        <translation>Mesure %1, schéma %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>L’imprimante n’accepte pas les pages.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF file (*.pdf)</source>
        <translation>Fichier PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedTable</name>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln rows are left out. Copy table takes all.</source>
        <translation>
            <numerusform>Au plus %1 pages sont imprimées&#xa0;: %Ln ligne est laissée de côté. «&#xa0;Copier le tableau&#xa0;» prend tout.</numerusform>
            <numerusform>Au plus %1 pages sont imprimées&#xa0;: %Ln lignes sont laissées de côté. «&#xa0;Copier le tableau&#xa0;» prend tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::PrintedText</name>
    <message>
        <source>The format gives no text to print.</source>
        <translation>Le format ne donne pas de texte à imprimer.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 pages are printed: %Ln documents are left out or cut. A filter chooses others.</source>
        <translation>
            <numerusform>Au plus %1 pages sont imprimées&#xa0;: %Ln document est laissé de côté ou coupé. Un filtre en choisit d’autres.</numerusform>
            <numerusform>Au plus %1 pages sont imprimées&#xa0;: %Ln documents sont laissés de côté ou coupés. Un filtre en choisit d’autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProfileView</name>
    <message>
        <source>Profile of the corpora</source>
        <translation>Profil des corpus</translation>
    </message>
    <message>
        <source>Names with more than one type</source>
        <translation>Noms à plusieurs types</translation>
    </message>
    <message>
        <source>Occ&amp;urrences of these words</source>
        <translation>Occ&amp;urrences de ces mots</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Ambiguous names</source>
        <translation>Noms ambigus</translation>
    </message>
    <message>
        <source>Counting the corpora</source>
        <translation>Décompte des corpus</translation>
    </message>
    <message>
        <source>A gold: %1</source>
        <extracomment>%1: a file or folder</extracomment>
        <translation>Une référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A&#xa0;: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B&#xa0;: %1</translation>
    </message>
    <message>
        <source>A system: %1</source>
        <translation>Un système&#xa0;: %1</translation>
    </message>
    <message>
        <source>The corpora cannot be counted</source>
        <translation>Les corpus ne peuvent pas être décomptés</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Décompte…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Le tableau se remplit dès que les nombres sont prêts.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further lines of a list of findings</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectControl</name>
    <message>
        <source>Save project as</source>
        <translation>Enregistrer le projet sous</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Projects (*.touchstone);;All files (*)</source>
        <translation>Projets (*.touchstone);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>Projet non enregistré</translation>
    </message>
    <message>
        <source>Changes to the project “%1” are not saved.</source>
        <extracomment>%1: name of a project</extracomment>
        <translation>Les changements du projet «&#xa0;%1&#xa0;» ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>A project that was never saved was kept when the program ended.</source>
        <translation>Un projet jamais enregistré a été conservé à la fin du programme.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Open it again; it is still to be saved</source>
        <translation>Le rouvrir&#x202f;; il reste à enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>It is lost then</source>
        <translation>Il est alors perdu</translation>
    </message>
    <message>
        <source>Unsaved changes of this project were kept when the program ended.</source>
        <translation>Des changements non enregistrés de ce projet ont été conservés à la fin du programme.</translation>
    </message>
    <message>
        <source>The changes are in the project again; they are still to be saved</source>
        <translation>Les changements sont de nouveau dans le projet&#x202f;; ils restent à enregistrer</translation>
    </message>
    <message>
        <source>The project stays as it was saved</source>
        <translation>Le projet reste tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>Unsaved changes were kept when the program ended. The project was changed since, so they are in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Des changements non enregistrés ont été conservés à la fin du programme. Le projet a changé depuis&#x202f;; ils sont donc dans %1.</translation>
    </message>
    <message>
        <source>The project stands in a work tree of git. Two lines in .gitattributes let the notes and judgements of two people merge.</source>
        <translation>Le projet se trouve dans un arbre de travail git. Deux lignes dans .gitattributes permettent de fusionner les notes et les jugements de deux personnes.</translation>
    </message>
    <message>
        <source>Write .gitattributes</source>
        <translation>Écrire .gitattributes</translation>
    </message>
    <message>
        <source>Add the lines to the file in the project&apos;s folder</source>
        <translation>Ajouter les lignes au fichier dans le dossier du projet</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>It is not asked again for this project</source>
        <translation>La question n’est plus posée pour ce projet</translation>
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
        <translation>Tout afficher…</translation>
    </message>
    <message>
        <source>All of these paths, and whether they are read</source>
        <translation>Tous ces chemins, et s’ils sont lus</translation>
    </message>
    <message>
        <source>Read them</source>
        <translation>Les lire</translation>
    </message>
    <message>
        <source>This project names files outside of its folder, which were not read:</source>
        <translation>Ce projet nomme des fichiers hors de son dossier, qui n’ont pas été lus&#xa0;:</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Les laisser de côté</translation>
    </message>
    <message>
        <source>Only what stands in the project&apos;s folder is read</source>
        <translation>Seul est lu ce qui se trouve dans le dossier du projet</translation>
    </message>
    <message>
        <source>Not everything that is open can stand in a project:</source>
        <translation>Tout ce qui est ouvert ne peut pas figurer dans un projet&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectDataSets</name>
    <message>
        <source>%1 cannot be opened: its gold is not there.</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation>%1 ne peut pas être ouvert&#xa0;: sa référence n’est pas là.</translation>
    </message>
    <message>
        <source>Reading the settings files</source>
        <translation>Lecture des fichiers de réglages</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <extracomment>%1: name of a data set, %2: why not</extracomment>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>All data sets: %1</source>
        <extracomment>Several data sets of a project as one. %1: a system or a team, %2: a task, such as &quot;NERC-Coarse&quot;</extracomment>
        <translation>Tous les jeux de données&#xa0;: %1</translation>
    </message>
    <message>
        <source>All data sets: %1, %2</source>
        <translation>Tous les jeux de données&#xa0;: %1, %2</translation>
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
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Say no more of it until files change again</source>
        <translation>N’en plus parler avant que des fichiers ne changent à nouveau</translation>
    </message>
    <message>
        <source>1 new file matches the project: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>1 nouveau fichier relève du projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>New files match the project:</source>
        <translation>De nouveaux fichiers relèvent du projet&#xa0;:</translation>
    </message>
    <message>
        <source>1 file of the project is gone: %1</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>1 fichier du projet a disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Files of the project are gone:</source>
        <translation>Des fichiers du projet ont disparu&#xa0;:</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Look for the files of the project again; place and filters stay</source>
        <translation>Chercher de nouveau les fichiers du projet&#x202f;; la place et les filtres restent</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it was changed here, too. Saving in its place is refused: save the project as another file, or open it again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Un autre programme a changé %1, qui a aussi été changé ici. L’enregistrement à sa place est refusé&#xa0;: enregistrer le projet dans un autre fichier, ou le rouvrir.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>What was changed here becomes another project</source>
        <translation>Ce qui a été changé ici devient un autre projet</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Un autre programme a changé %1.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Open the project as it is on the disk</source>
        <translation>Ouvrir le projet tel qu’il est sur le disque</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ProjectSession</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Recherche de fichiers</translation>
    </message>
    <message>
        <source>%1 holds what could not be read, and saving would lose it. Mend the file, or save the project as another one.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 contient des choses qui n’ont pas pu être lues, et l’enregistrement les perdrait. Réparer le fichier, ou enregistrer le projet dans un autre.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Save the project first: notes stand in a file beside it.</source>
        <translation>Enregistrer d’abord le projet&#xa0;: les notes se trouvent dans un fichier à côté.</translation>
    </message>
    <message>
        <source>Reading the notes</source>
        <translation>Lecture des notes</translation>
    </message>
    <message>
        <source>Writing the note</source>
        <translation>Écriture de la note</translation>
    </message>
    <message>
        <source>Scoring the campaign</source>
        <translation>Évaluation de la campagne</translation>
    </message>
    <message>
        <source>Comparing the runs of the campaign</source>
        <translation>Comparaison des soumissions de la campagne</translation>
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
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, not separable from the best</source>
        <extracomment>%1: a score</extracomment>
        <translation>%1, non séparable du meilleur</translation>
    </message>
    <message>
        <source>A double click or Return notes something of this run.</source>
        <translation>Un double clic ou Entrée note quelque chose sur cette soumission.</translation>
    </message>
    <message>
        <source>%1
A double click or Return changes the note.</source>
        <translation>%1
Un double clic ou Entrée change la note.</translation>
    </message>
    <message>
        <source>A click or Return opens the data set with this system.</source>
        <translation>Un clic ou Entrée ouvre le jeu de données avec ce système.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RankingPage</name>
    <message>
        <source>Ranks of all systems by several measures</source>
        <translation>Rangs de tous les systèmes selon plusieurs mesures</translation>
    </message>
    <message>
        <source>No measure is chosen</source>
        <translation>Aucune mesure n’est choisie</translation>
    </message>
    <message>
        <source>Choose some above, under Measures.</source>
        <translation>En choisir ci-dessus, sous Mesures.</translation>
    </message>
    <message>
        <source>Ranks by each measure, 1 the best; equal scores share a rank (=). ● %1, by which they stand.</source>
        <translation>Rangs selon chaque mesure, 1 le meilleur&#x202f;; des scores égaux partagent un rang (=). ● %1, dont l’ordre est suivi.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>D’autres systèmes sont en cours d’évaluation.</translation>
    </message>
    <message>
        <source>Intervals are on their way.</source>
        <translation>Les intervalles sont en route.</translation>
    </message>
    <message>
        <source>Intervals were stopped; other measures or trials start them.</source>
        <translation>Les intervalles ont été arrêtés&#x202f;; d’autres mesures ou essais les relancent.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingBar</name>
    <message numerus="yes">
        <source>Only the first %Ln documents are shown, until all are read and scored.</source>
        <translation>
            <numerusform>Seul le premier document (%Ln) est affiché, jusqu’à ce que tous soient lus et évalués.</numerusform>
            <numerusform>Seuls les %Ln premiers documents sont affichés, jusqu’à ce que tous soient lus et évalués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Other files are being read. What is open stays until they are.</source>
        <translation>D’autres fichiers sont en cours de lecture. Ce qui est ouvert reste jusque-là.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReadingPage</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordGroupsView</name>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Pair of types</source>
        <translation>Paire de types</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Type d’erreur</translation>
    </message>
    <message>
        <source>Groups of errors</source>
        <translation>Groupes d’erreurs</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>Count the listed annotations by what they have in common</source>
        <translation>Compter les annotations listées d’après ce qu’elles ont en commun</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Counting groups</source>
        <translation>Décompte des groupes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RecordMenu</name>
    <message>
        <source>Make a &amp;rule from this annotation</source>
        <translation>Faire une &amp;règle de cette annotation</translation>
    </message>
    <message>
        <source>Occurrences of these &amp;words</source>
        <translation>Occurrences de ces &amp;mots</translation>
    </message>
    <message>
        <source>Copy selected &amp;text</source>
        <translation>Copier le texte sélec&amp;tionné</translation>
    </message>
    <message>
        <source>Copy selection with &amp;alignment</source>
        <translation>Copier la sélection avec l’a&amp;lignement</translation>
    </message>
    <message>
        <source>Occurrences of the s&amp;elected words</source>
        <translation>Occurrences des mots &amp;sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Filter to</source>
        <translation>&amp;Filtrer sur</translation>
    </message>
    <message>
        <source>Filter &amp;out</source>
        <translation>&amp;Exclure</translation>
    </message>
    <message>
        <source>&amp;Type %1</source>
        <translation>&amp;Type %1</translation>
    </message>
    <message>
        <source>&amp;Error type “%1”</source>
        <translation>Type d’&amp;erreur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Document %1</source>
        <translation>&amp;Document %1</translation>
    </message>
    <message>
        <source>&amp;Outcome “%1”</source>
        <translation>&amp;Issue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>This &amp;pair of types</source>
        <translation>Cette &amp;paire de types</translation>
    </message>
    <message>
        <source>&amp;Words “%1”</source>
        <translation>&amp;Mots «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Copy &amp;gold words</source>
        <translation>Copier les mots de la référe&amp;nce</translation>
    </message>
    <message>
        <source>Copy &amp;system words</source>
        <translation>Copier les mots du s&amp;ystème</translation>
    </message>
    <message>
        <source>Copy as TS&amp;V</source>
        <translation>Copier en TS&amp;V</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ReportDialog</name>
    <message>
        <source>HTML report</source>
        <translation>Rapport HTML</translation>
    </message>
    <message>
        <source>Neither texts nor names of documents nor ids, and no figures of texts</source>
        <translation>Ni textes, ni noms de documents, ni identifiants, ni figures de textes</translation>
    </message>
    <message>
        <source>The leads of each system, without what is pinned and dismissed</source>
        <translation>Les pistes de chaque système, sans ce qui est épinglé et écarté</translation>
    </message>
    <message>
        <source>So many records behind a number stand in a table with their types and words, the others as references</source>
        <translation>Ce nombre de cas derrière un nombre figurent en tableau avec leurs types et leurs mots, les autres comme références</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Numbers whose records have no room are no links</source>
        <translation>Les nombres dont les cas n’ont pas de place ne sont pas des liens</translation>
    </message>
    <message>
        <source>What the report holds</source>
        <translation>Ce que contient le rapport</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>&amp;Measures:</source>
        <translation>&amp;Mesures&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rows per number:</source>
        <translation>Lignes par nom&amp;bre&#xa0;:</translation>
    </message>
    <message>
        <source>Records &amp;up to:</source>
        <translation>Cas &amp;jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Enregi&amp;strer…</translation>
    </message>
    <message>
        <source>Writing: %1</source>
        <extracomment>%1: a size, such as &quot;3.2 MB&quot;</extracomment>
        <translation>Écriture&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n systems side by side</source>
        <extracomment>%n: systems of the data set</extracomment>
        <translation>
            <numerusform>Scores de %n système côte à côte</numerusform>
            <numerusform>Scores de %n systèmes côte à côte</numerusform>
        </translation>
    </message>
    <message>
        <source>What is fixed and what regressed from %1 to %2</source>
        <extracomment>%1, %2: names of systems</extracomment>
        <translation>Ce qui est corrigé et ce qui est dégradé de %1 à %2</translation>
    </message>
    <message>
        <source>Figures, as far as the data have something to draw</source>
        <translation>Figures, dans la mesure où les données ont de quoi dessiner</translation>
    </message>
    <message>
        <source>%1: tables of scores, confusion of types, the records behind every number</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1&#xa0;: tableaux de scores, confusion des types, les cas derrière chaque nombre</translation>
    </message>
    <message>
        <source>Patterns in the errors of each system</source>
        <translation>Régularités dans les erreurs de chaque système</translation>
    </message>
    <message>
        <source>No word of the corpus</source>
        <translation>Aucun mot du corpus</translation>
    </message>
    <message>
        <source>The sentence of every record</source>
        <translation>La phrase de chaque cas</translation>
    </message>
    <message>
        <source>How it was made: files with digests, settings, the command</source>
        <translation>Comment il a été fait&#xa0;: fichiers avec empreintes, réglages, la commande</translation>
    </message>
    <message>
        <source>One HTML file that needs no other. It holds:</source>
        <translation>Un seul fichier HTML qui n’en demande pas d’autre. Il contient&#xa0;:</translation>
    </message>
    <message>
        <source>Choose one measure at least.</source>
        <translation>Choisir au moins une mesure.</translation>
    </message>
    <message>
        <source>Figure %1 of %2</source>
        <extracomment>%1, %2: numbers of figures</extracomment>
        <translation>Figure %1 sur %2</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are no links, since their records have no room.</source>
        <translation>
            <numerusform>%n nombre n’est pas un lien, car ses cas n’ont pas de place.</numerusform>
            <numerusform>%n nombres ne sont pas des liens, car leurs cas n’ont pas de place.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulé. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>&amp;Leave out every word of the corpus</source>
        <translation>Laisser de &amp;côté tous les mots du corpus</translation>
    </message>
    <message>
        <source>&amp;Patterns in the errors (leads)</source>
        <translation>&amp;Régularités dans les erreurs (pistes)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ResamplingDialog</name>
    <message>
        <source>Intervals of scores</source>
        <translation>Intervalles des scores</translation>
    </message>
    <message>
        <source>How many samples are drawn: more make the ends steadier</source>
        <translation>Combien d’échantillons sont tirés&#xa0;: un plus grand nombre rend les bornes plus stables</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation>La même graine donne les mêmes nombres</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Documents; of one document its sentences</source>
        <translation>Documents&#x202f;; d’un document unique, ses phrases</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>What is drawn; sentences of one document are seldom independent</source>
        <translation>Ce qui est tiré&#x202f;; les phrases d’un même document sont rarement indépendantes</translation>
    </message>
    <message>
        <source>Percentile bootstrap: in each trial as many documents as there are, drawn with replacement, are scored together. The interval holds the middle of these scores.</source>
        <translation>Bootstrap par centiles&#xa0;: à chaque essai, autant de documents qu’il y en a, tirés avec remise, sont évalués ensemble. L’intervalle contient le milieu de ces scores.</translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation>&amp;Essais&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Niveau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>&amp;Tirer&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleChoice</name>
    <message>
        <source>Rule to ask</source>
        <translation>Règle à interroger</translation>
    </message>
    <message>
        <source>Choose a rule, or write a part of its name</source>
        <translation>Choisir une règle, ou écrire une partie de son nom</translation>
    </message>
    <message>
        <source>Choose a rule</source>
        <translation>Choisir une règle</translation>
    </message>
    <message>
        <source>Switched off. %1</source>
        <translation>Désactivée. %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleCompleter</name>
    <message>
        <source>What may stand here</source>
        <translation>Ce qui peut se trouver ici</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditor</name>
    <message>
        <source>These rules come with the program and cannot be changed.</source>
        <translation>Ces règles sont livrées avec le programme et ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>Copy to my rules</source>
        <translation>Copier dans mes règles</translation>
    </message>
    <message>
        <source>Put the rule of the cursor into a file of your own, where it takes this one&apos;s place</source>
        <translation>Mettre la règle du curseur dans un fichier à soi, où elle remplace celle-ci</translation>
    </message>
    <message>
        <source>Line:column</source>
        <translation>Ligne:colonne</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Problems of the rule file</source>
        <translation>Problèmes du fichier de règles</translation>
    </message>
    <message>
        <source>Enter goes to the place; F8 in the text to the next one</source>
        <translation>Entrée va à l’endroit&#x202f;; F8 dans le texte, au suivant</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Lecture des règles</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the rules …</source>
        <translation>Lecture des règles …</translation>
    </message>
    <message numerus="yes">
        <source>No problems; %n rules in this file</source>
        <translation>
            <numerusform>Aucun problème&#x202f;; %n règle dans ce fichier</numerusform>
            <numerusform>Aucun problème&#x202f;; %n règles dans ce fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the file can be used</source>
        <extracomment>%1: &quot;3 warnings&quot;</extracomment>
        <translation>%1&#x202f;; le fichier est utilisable</translation>
    </message>
    <message>
        <source>%1; the file can be used when the errors are mended</source>
        <extracomment>%1: &quot;2 errors&quot; or &quot;2 errors, 1 warning&quot;</extracomment>
        <translation>%1&#x202f;; le fichier sera utilisable une fois les erreurs corrigées</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>✕ Error</source>
        <translation>✕ Erreur</translation>
    </message>
    <message>
        <source>! Warning</source>
        <translation>! Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleEditorView</name>
    <message>
        <source>Built-in rules</source>
        <translation>Règles intégrées</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an action does, %2: its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Fichier de règles</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Go to rule</source>
        <translation>Aller à la règle</translation>
    </message>
    <message>
        <source>Rule:</source>
        <translation>Règle&#xa0;:</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Read the rules now, and go to the first problem</source>
        <translation>Lire les règles maintenant, et aller au premier problème</translation>
    </message>
    <message>
        <source>Try here</source>
        <translation>Essayer ici</translation>
    </message>
    <message>
        <source>Run what is written over the document shown, and say what would change</source>
        <translation>Appliquer ce qui est écrit au document affiché, et dire ce qui changerait</translation>
    </message>
    <message>
        <source>Try on all</source>
        <translation>Essayer sur tout</translation>
    </message>
    <message>
        <source>Run what is written over all documents, and say what would change</source>
        <translation>Appliquer ce qui est écrit à tous les documents, et dire ce qui changerait</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Write the file, and put its rules into force</source>
        <translation>Écrire le fichier, et mettre ses règles en vigueur</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Back to the text that is in force; Undo brings it back</source>
        <translation>Revenir au texte en vigueur&#x202f;; Annuler le ramène</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Go on with this text in another file</source>
        <translation>Continuer avec ce texte dans un autre fichier</translation>
    </message>
    <message>
        <source>Rule from annotation</source>
        <translation>Règle d’après l’annotation</translation>
    </message>
    <message>
        <source>Start a rule with conditions that hold for the selected annotation</source>
        <translation>Commencer une règle avec des conditions que l’annotation sélectionnée remplit</translation>
    </message>
    <message>
        <source>%1 – not accepted</source>
        <extracomment>a rule file that is being written</extracomment>
        <translation>%1 – non accepté</translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation>Fichiers de règles (*.rules);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save rules as</source>
        <translation>Enregistrer les règles sous</translation>
    </message>
    <message>
        <source>A file for your rules</source>
        <translation>Un fichier pour vos règles</translation>
    </message>
    <message>
        <source>Put the cursor into the rule that you want to change.</source>
        <translation>Placer le curseur dans la règle à changer.</translation>
    </message>
    <message>
        <source>This copy takes the place of the built-in rule “%1” once it is accepted.</source>
        <translation>Cette copie remplace la règle intégrée «&#xa0;%1&#xa0;» une fois acceptée.</translation>
    </message>
    <message>
        <source>Select an annotation first: a rule is made from what holds for it.</source>
        <translation>Sélectionner d’abord une annotation&#xa0;: une règle se fait d’après ce qui vaut pour elle.</translation>
    </message>
    <message>
        <source>Making a rule</source>
        <translation>Création d’une règle</translation>
    </message>
    <message>
        <source>These conditions hold for the annotation. Leave out what is too narrow, then try the rule.</source>
        <translation>Ces conditions sont remplies par l’annotation. Enlever ce qui est trop étroit, puis essayer la règle.</translation>
    </message>
    <message>
        <source>This file was changed outside while you were writing. Accept writes your text over it.</source>
        <translation>Ce fichier a été changé au-dehors pendant la saisie. Accepter écrit votre texte par-dessus.</translation>
    </message>
    <message>
        <source>Load the text on disk</source>
        <translation>Charger le texte du disque</translation>
    </message>
    <message>
        <source>Not accepted: %1</source>
        <translation>Non accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>This file cannot be read, so its rules are not in force. Remove it from the rules, or write it anew and accept it.</source>
        <translation>Ce fichier ne peut pas être lu&#x202f;; ses règles ne sont donc pas en vigueur. Le retirer des règles, ou l’écrire à neuf et l’accepter.</translation>
    </message>
    <message>
        <source>This file cannot be read any longer. Its last good text stays in force; Accept writes it anew.</source>
        <translation>Ce fichier ne peut plus être lu. Son dernier bon texte reste en vigueur&#x202f;; Accepter l’écrit à neuf.</translation>
    </message>
    <message>
        <source>There is no rule file. Add one, or put the built-in rules below again.</source>
        <translation>Il n’y a pas de fichier de règles. En ajouter un, ou remettre les règles intégrées dessous.</translation>
    </message>
    <message>
        <source>What is written has not been tried.</source>
        <translation>Ce qui est écrit n’a pas été essayé.</translation>
    </message>
    <message>
        <source>The rules could not be tried: %1</source>
        <translation>Les règles n’ont pas pu être essayées&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules could not be tried.</source>
        <translation>Les règles n’ont pas pu être essayées.</translation>
    </message>
    <message>
        <source>all documents</source>
        <translation>tous les documents</translation>
    </message>
    <message>
        <source>this document</source>
        <translation>ce document</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFilesBar</name>
    <message numerus="yes">
        <source>%n errors</source>
        <comment>in a rule file</comment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Add a rule file or settings, leave the built-in rules out, undo</source>
        <translation>Ajouter un fichier de règles ou de réglages, laisser de côté les règles intégrées, annuler</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a rule file</comment>
        <translation>absent</translation>
    </message>
    <message>
        <source>changed outside</source>
        <comment>a rule file</comment>
        <translation>changé au-dehors</translation>
    </message>
    <message>
        <source>not accepted</source>
        <comment>what is written in a rule file</comment>
        <translation>non accepté</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a rule file with its state: &quot;mine.rules (2 errors, not accepted)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open in the editor</source>
        <translation>&amp;Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>&amp;Leave the built-in rules out</source>
        <translation>&amp;Laisser de côté les règles intégrées</translation>
    </message>
    <message>
        <source>&amp;Load the text on disk</source>
        <translation>&amp;Charger le texte du disque</translation>
    </message>
    <message>
        <source>&amp;Discard what is not accepted</source>
        <translation>&amp;Abandonner ce qui n’est pas accepté</translation>
    </message>
    <message>
        <source>&amp;Remove from the rules</source>
        <translation>&amp;Retirer des règles</translation>
    </message>
    <message>
        <source>The rules that come with the program. They cannot be changed; a file on top of them adds rules, replaces them or switches them off.</source>
        <translation>Les règles livrées avec le programme. Elles ne peuvent pas être changées&#x202f;; un fichier par-dessus ajoute des règles, les remplace ou les désactive.</translation>
    </message>
    <message>
        <source>The file cannot be read. What was read last stays in force.</source>
        <translation>Le fichier ne peut pas être lu. Ce qui a été lu en dernier reste en vigueur.</translation>
    </message>
    <message>
        <source>A file with an error changes nothing: what was in force before stays.</source>
        <translation>Un fichier avec une erreur ne change rien&#xa0;: ce qui était en vigueur avant le reste.</translation>
    </message>
    <message>
        <source>The file was changed outside while you were writing. Load the text on disk, or accept what you have written in its place.</source>
        <translation>Le fichier a été changé au-dehors pendant la saisie. Charger le texte du disque, ou accepter à sa place ce que vous avez écrit.</translation>
    </message>
    <message>
        <source>What is written in the editor is in force only after Accept.</source>
        <translation>Ce qui est écrit dans l’éditeur n’est en vigueur qu’après Accepter.</translation>
    </message>
    <message>
        <source>&amp;Remove the settings</source>
        <translation>&amp;Retirer les réglages</translation>
    </message>
    <message>
        <source>%1
Stop words, label parents and thresholds that the rules look up, and rules switched on and off.</source>
        <translation>%1
Mots vides, parents d’étiquettes et seuils que les règles consultent, et règles activées ou désactivées.</translation>
    </message>
    <message>
        <source>&amp;Rule file…</source>
        <translation>Fichier de &amp;règles…</translation>
    </message>
    <message>
        <source>&amp;New rule file…</source>
        <translation>&amp;Nouveau fichier de règles…</translation>
    </message>
    <message>
        <source>&amp;Settings file…</source>
        <translation>Fichier de ré&amp;glages…</translation>
    </message>
    <message>
        <source>Rule settings</source>
        <translation>Réglages des règles</translation>
    </message>
    <message>
        <source>Rule settings (*.json);;All files (*)</source>
        <translation>Réglages des règles (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Built-in rules below</source>
        <translation>Règles &amp;intégrées dessous</translation>
    </message>
    <message>
        <source>Add a rule file</source>
        <translation>Ajouter un fichier de règles</translation>
    </message>
    <message>
        <source>Rule files (*.rules);;All files (*)</source>
        <translation>Fichiers de règles (*.rules);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New rule file</source>
        <translation>Nouveau fichier de règles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleFindBar</name>
    <message>
        <source>Find in the rule file</source>
        <translation>Rechercher dans le fichier de règles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleListView</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliquée</translation>
    </message>
    <message>
        <source>Never applied</source>
        <translation>Jamais appliquées</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Désactivées</translation>
    </message>
    <message>
        <source>Of my files</source>
        <translation>De mes fichiers</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Règles affichées</translation>
    </message>
    <message>
        <source>Rules whose name, about line, phase or file contains these words.</source>
        <translation>Règles dont le nom, la description, la phase ou le fichier contient ces mots.</translation>
    </message>
    <message>
        <source>Rules by phase</source>
        <translation>Règles par phase</translation>
    </message>
    <message>
        <source>Show all &amp;mentions of them</source>
        <translation>En montrer toutes les &amp;mentions</translation>
    </message>
    <message>
        <source>&amp;Open the rule</source>
        <translation>&amp;Ouvrir la règle</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>Désacti&amp;ver</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>Acti&amp;ver</translation>
    </message>
    <message>
        <source>&amp;Unfold all phases</source>
        <translation>&amp;Déplier toutes les phases</translation>
    </message>
    <message>
        <source>&amp;Fold all phases</source>
        <translation>&amp;Replier toutes les phases</translation>
    </message>
    <message>
        <source>Filter the rules</source>
        <translation>Filtrer les règles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleSession</name>
    <message>
        <source>Add %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Leave out the settings</source>
        <extracomment>An action that can be undone</extracomment>
        <translation>Laisser de côté les réglages</translation>
    </message>
    <message>
        <source>Settings %1</source>
        <translation>Réglages %1</translation>
    </message>
    <message>
        <source>Use the default rules</source>
        <extracomment>Actions that can be undone</extracomment>
        <translation>Utiliser les règles par défaut</translation>
    </message>
    <message>
        <source>Leave out the default rules</source>
        <translation>Laisser de côté les règles par défaut</translation>
    </message>
    <message>
        <source>Switch on “%1”</source>
        <extracomment>Actions that can be undone; %1: name of a rule</extracomment>
        <translation>Activer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Switch off “%1”</source>
        <translation>Désactiver «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Reading rules</source>
        <translation>Lecture des règles</translation>
    </message>
    <message>
        <source># Rules on top of the built-in ones: they add, replace by name, or switch off.
</source>
        <translation># Règles par-dessus les règles intégrées&#xa0;: elles ajoutent, remplacent par nom, ou désactivent.
</translation>
    </message>
    <message>
        <source>Nothing was changed in this file.</source>
        <translation>Rien n’a été changé dans ce fichier.</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <extracomment>An action that can be undone; %1: name of a file</extracomment>
        <translation>Accepter %1</translation>
    </message>
    <message>
        <source>The file was changed outside meanwhile, so nothing was written.</source>
        <translation>Le fichier a été changé au-dehors entre-temps&#x202f;; rien n’a donc été écrit.</translation>
    </message>
    <message>
        <source>A file of this name is there already. Add it, or choose another name.</source>
        <translation>Un fichier de ce nom existe déjà. L’ajouter, ou choisir un autre nom.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Open a gold and a system first: rules are tried on their annotations.</source>
        <translation>Ouvrir d’abord une référence et un système&#xa0;: les règles s’essaient sur leurs annotations.</translation>
    </message>
    <message>
        <source>Trying rules on this document</source>
        <translation>Essai des règles sur ce document</translation>
    </message>
    <message>
        <source>Trying rules</source>
        <translation>Essai des règles</translation>
    </message>
    <message>
        <source>The rules do not fit together.</source>
        <translation>Les règles ne vont pas ensemble.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTextEdit</name>
    <message>
        <source>Text of the rule file</source>
        <translation>Texte du fichier de règles</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RuleTrialView</name>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation>Chiffres avant et après</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Applied before</source>
        <translation>Appliquée avant</translation>
    </message>
    <message>
        <source>Applied now</source>
        <translation>Appliquée maintenant</translation>
    </message>
    <message>
        <source>Rules that apply to more or fewer</source>
        <translation>Règles qui s’appliquent à plus ou moins d’annotations</translation>
    </message>
    <message>
        <source>What the trial says</source>
        <translation>Ce que dit l’essai</translation>
    </message>
    <message>
        <source>Labels that change</source>
        <translation>Étiquettes qui changent</translation>
    </message>
    <message>
        <source>Enter opens a change; an annotation is selected in the text</source>
        <translation>Entrée ouvre un changement&#x202f;; une annotation est sélectionnée dans le texte</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Trying the rules …</source>
        <translation>Essai des règles …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tab with the number of its entries</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::RulesView</name>
    <message>
        <source>Figures of the rules</source>
        <translation>Chiffres des règles</translation>
    </message>
    <message>
        <source>What is wrong with the rules</source>
        <translation>Ce qui ne va pas dans les règles</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Results of the rules</source>
        <translation>Résultats des règles</translation>
    </message>
    <message>
        <source>Causes of wrong links</source>
        <translation>Causes des liens faux</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Causes</translation>
    </message>
    <message>
        <source>What the rules say, as tables; every count shows its annotations</source>
        <translation>Ce que disent les règles, en tableaux&#x202f;; chaque effectif montre ses annotations</translation>
    </message>
    <message>
        <source>Whose mistake a wrong link is: the tagger&apos;s or the resolver&apos;s</source>
        <translation>De qui vient l’erreur d’un lien faux&#xa0;: du balisage ou de la résolution</translation>
    </message>
    <message>
        <source>Count:</source>
        <translation>Compter&#xa0;:</translation>
    </message>
    <message>
        <source>Annotations that a rule has set aside: duplicates, stop words. Out: they count nowhere.</source>
        <translation>Annotations qu’une règle a mises de côté&#xa0;: doublons, mots vides. Exclues&#xa0;: elles ne comptent nulle part.</translation>
    </message>
    <message>
        <source>Annotations of low confidence. Out: they count nowhere.</source>
        <translation>Annotations de confiance basse. Exclues&#xa0;: elles ne comptent nulle part.</translation>
    </message>
    <message>
        <source>Wrong links whose annotation is wrong already. Out: links tell of the resolver alone.</source>
        <translation>Liens faux dont l’annotation est déjà fausse. Exclus&#xa0;: les liens ne jugent que la résolution.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Exclus</translation>
    </message>
    <message>
        <source>Conditional links</source>
        <translation>Liens conditionnels</translation>
    </message>
    <message>
        <source>Links that are right under a condition: a side gives several ids, one of which is shared.</source>
        <translation>Liens justes sous condition&#xa0;: un côté donne plusieurs identifiants, dont un est partagé.</translation>
    </message>
    <message>
        <source>&amp;Conditional links:</source>
        <translation>Liens &amp;conditionnels&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; (filtered %2)</source>
        <extracomment>an F1 of everything, and of what is left without what is set aside or doubtful</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; (filtré %2)</translation>
    </message>
    <message>
        <source>%6: &lt;a href=&quot;scores&quot;&gt;F1&lt;/a&gt; strict %1 · lenient %2 · weighted %3 &amp;nbsp; &lt;a href=&quot;scores&quot;&gt;Links F1&lt;/a&gt; &lt;b&gt;%4&lt;/b&gt;, without the tagger&apos;s errors &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>figures of the rules in one line; %6: name of a system; %1 … %3: &quot;0.712 (filtered 0.745)&quot;, %4, %5: numbers</extracomment>
        <translation>%6&#xa0;: &lt;a href=&quot;scores&quot;&gt;F1&lt;/a&gt; strict %1 · souple %2 · pondéré %3 &amp;nbsp; &lt;a href=&quot;scores&quot;&gt;F1 des liens&lt;/a&gt; &lt;b&gt;%4&lt;/b&gt;, sans les erreurs de balisage &lt;b&gt;%5&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Of all annotations, strict, lenient and weighted matches; filtered: without what is set aside or of low confidence. A click shows all figures in Scores.</source>
        <translation>Sur toutes les annotations, appariements stricts, souples et pondérés&#x202f;; filtré&#xa0;: sans ce qui est mis de côté ou de confiance basse. Un clic montre tous les chiffres dans Scores.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors in the rules, the first at %1. What was in force before stays.</source>
        <extracomment>%1: a place in a rule file</extracomment>
        <translation>
            <numerusform>%n erreur dans les règles, à %1. Ce qui était en vigueur avant le reste.</numerusform>
            <numerusform>%n erreurs dans les règles, la première à %1. Ce qui était en vigueur avant le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be run: %1</source>
        <translation>Les règles n’ont pas pu être exécutées&#xa0;: %1</translation>
    </message>
    <message>
        <source>The rules are running …</source>
        <translation>Les règles s’exécutent …</translation>
    </message>
    <message>
        <source>&amp;Set aside</source>
        <translation>&amp;Mis de côté</translation>
    </message>
    <message>
        <source>Lo&amp;w confidence</source>
        <translation>Confiance &amp;basse</translation>
    </message>
    <message>
        <source>&amp;Tagger&apos;s link errors</source>
        <translation>&amp;Erreurs de lien du balisage</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SampleDialog</name>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>Every third place to judge is then one of those that are drawn, until all are judged. Where a tenth is wrong, 100 tell the rate within about 6 points, 400 within 3. The same seed draws the same places of the same files.</source>
        <translation>Un endroit à juger sur trois est alors l’un de ceux qui ont été tirés, jusqu’à ce que tous soient jugés. Si un dixième est faux, 100 indiquent le taux à 6 points près environ, 400 à 3 près. La même graine tire les mêmes endroits des mêmes fichiers.</translation>
    </message>
    <message>
        <source>&amp;Places to draw:</source>
        <translation>&amp;Endroits à tirer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SamplePicture</name>
    <message>
        <source>Picture of the sample: the text of the gold above that of a system, errors marked</source>
        <translation>Image de l’exemple&#xa0;: le texte de la référence au-dessus de celui d’un système, les erreurs marquées</translation>
    </message>
    <message>
        <source>Reading the sample</source>
        <translation>Lecture de l’exemple</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreStatus</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Stop reading or scoring; what is shown stays</source>
        <translation>Arrêter la lecture ou l’évaluation&#x202f;; ce qui est affiché reste</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Memory in use: %1</source>
        <extracomment>%1: such as &quot;312.4 MiB&quot;</extracomment>
        <translation>Mémoire utilisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2: F1 %3  P %4  R %5</source>
        <extracomment>%1: name of a system, %2: scheme such as &quot;strict&quot;, then F1, precision, recall</extracomment>
        <translation>%1, %2&#xa0;: F1 %3  P %4  R %5</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a system, %2: what a scheme asks</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Gold %1  System %2</source>
        <translation>Référence %1  Système %2</translation>
    </message>
    <message>
        <source>Annotations of the gold (POS) and of %1 (ACT)</source>
        <translation>Annotations de la référence (POS) et de %1 (ACT)</translation>
    </message>
    <message>
        <source>Offsets: %1</source>
        <translation>Positions&#xa0;: %1</translation>
    </message>
    <message>
        <source>The unit in which overlaps are counted</source>
        <translation>L’unité dans laquelle les recouvrements sont comptés</translation>
    </message>
    <message>
        <source>Threshold %1</source>
        <translation>Seuil %1</translation>
    </message>
    <message>
        <source>--min-score %1: annotations with a lower confidence are left out of every number; change it in the panel Confidence</source>
        <translation>--min-score %1&#xa0;: les annotations de confiance plus basse sont exclues de tous les nombres&#x202f;; à changer dans le panneau Confiance</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Évaluation…</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ScoreView</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By document</source>
        <translation>Par document</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>Lign&amp;es&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tableau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>&amp;Paramètres</translation>
    </message>
    <message>
        <source>Show and change the parameters of this measure</source>
        <translation>Montrer et changer les paramètres de cette mesure</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>%1 needs a file of equal ids, see Parameters of Links</source>
        <extracomment>%1: name of a task, such as CoNLL-2003</extracomment>
        <translation>%1 demande un fichier d’identifiants égaux, voir les paramètres de Liens</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Ce sont les anciens nombres&#x202f;; de nouveaux sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Filter to “%1”</source>
        <translation>Filtrer sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Filter out “%1”</source>
        <translation>Exclure «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Corrected scores: %n corrections of the gold</source>
        <translation>
            <numerusform>Scores corrigés&#xa0;: %n correction de la référence</numerusform>
            <numerusform>Scores corrigés&#xa0;: %n corrections de la référence</numerusform>
        </translation>
    </message>
    <message>
        <source>Every number is by the gold under %1; its own file stays as it is</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Chaque nombre suit la référence corrigée par %1&#x202f;; son propre fichier reste tel quel</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::Session</name>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a data set</extracomment>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>There is no system to compare with the gold.</source>
        <translation>Il n’y a pas de système à comparer avec la référence.</translation>
    </message>
    <message>
        <source>Preparing the texts</source>
        <translation>Préparation des textes</translation>
    </message>
    <message>
        <source>Scoring %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Évaluation de %1</translation>
    </message>
    <message>
        <source>Computing measures</source>
        <translation>Calcul des mesures</translation>
    </message>
    <message>
        <source>%1 cannot be scored: %2</source>
        <extracomment>%1: name of a system, %2: what is wrong</extracomment>
        <translation>%1 ne peut pas être évalué&#xa0;: %2</translation>
    </message>
    <message>
        <source>Scoring was stopped. Reload starts it again.</source>
        <translation>L’évaluation a été arrêtée. Recharger la relance.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionChart</name>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Ce sont les anciens nombres&#x202f;; de nouveaux sont en cours de calcul.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SessionToolBar</name>
    <message>
        <source>Data and scoring</source>
        <translation>Données et évaluation</translation>
    </message>
    <message>
        <source>Data set:</source>
        <translation>Jeu de données&#xa0;:</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>The open data set that is shown</source>
        <translation>Le jeu de données ouvert qui est affiché</translation>
    </message>
    <message>
        <source>Annotation column:</source>
        <translation>Colonne d’annotation&#xa0;:</translation>
    </message>
    <message>
        <source>Annotation column</source>
        <translation>Colonne d’annotation</translation>
    </message>
    <message>
        <source>Annotation column of the HIPE files, or layer of WebAnno and UIMA files</source>
        <translation>Colonne d’annotation des fichiers HIPE, ou couche des fichiers WebAnno et UIMA</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A&#xa0;:</translation>
    </message>
    <message>
        <source>System A</source>
        <translation>Système A</translation>
    </message>
    <message>
        <source>The system whose errors are shown (Alt+1 … Alt+9)</source>
        <translation>Le système dont les erreurs sont montrées (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>vs B:</source>
        <translation>et B&#xa0;:</translation>
    </message>
    <message>
        <source>System B</source>
        <translation>Système B</translation>
    </message>
    <message>
        <source>Measure:</source>
        <translation>Mesure&#xa0;:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
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
        <translation>%1&#xa0;: le système dont les erreurs sont montrées (Alt+1 … Alt+9)</translation>
    </message>
    <message>
        <source>A second system to compare with</source>
        <translation>Un second système auquel comparer</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Of this page; layouts of your own and the list of recent files stay</source>
        <translation>De cette page&#x202f;; les dispositions à soi et la liste des fichiers récents restent</translation>
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
        <translation>%1 (sans sous-type)</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>mean and standard deviation</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>Somme de %1</translation>
    </message>
    <message>
        <source>Click to see these records.</source>
        <translation>Cliquer pour voir ces cas.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>a cell for screen readers; %1: column such as INC, %2: row such as a type, %3: the number</extracomment>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <extracomment>%1: a score such as &quot;F1&quot;; its value of System B</extracomment>
        <translation>%1 (B)</translation>
    </message>
    <message>
        <source>%1 of System B</source>
        <translation>%1 du système B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>%1 of System B minus %1 of System A</source>
        <translation>%1 du système B moins %1 du système A</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Le plus bas est le meilleur.</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>heading of the column that names the rows, for screen readers where none is shown</extracomment>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetTable</name>
    <message>
        <source>– : undefined, since it would divide by 0</source>
        <translation>–&#xa0;: non défini, car il faudrait diviser par 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Show these records</source>
        <translation>&amp;Montrer ces cas</translation>
    </message>
    <message>
        <source>Show the &amp;formula</source>
        <translation>Montrer la &amp;formule</translation>
    </message>
    <message>
        <source>Copy the table as &amp;LaTeX</source>
        <translation>Copier le tableau en &amp;LaTeX</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Copier le tableau en Mar&amp;kdown</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SheetView</name>
    <message>
        <source>Scores of the measure</source>
        <translation>Scores de la mesure</translation>
    </message>
    <message>
        <source>Table of the measure</source>
        <translation>Tableau de la mesure</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Cette mesure ne peut pas être calculée</translation>
    </message>
    <message>
        <source>%1 was not computed</source>
        <translation>%1 n’a pas été calculé</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Le calcul a été arrêté.</translation>
    </message>
    <message>
        <source>Compute it</source>
        <translation>La calculer</translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation>Calcul de %1…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Le tableau se remplit dès que les nombres sont prêts.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Command or key</source>
        <translation>Commande ou touche</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtrer les commandes</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Affecter</translation>
    </message>
    <message>
        <source>Re&amp;move key</source>
        <translation>Retirer la &amp;touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>New key of the command</source>
        <translation>Nouvelle touche de la commande</translation>
    </message>
    <message>
        <source>Press the new key here; Tab and Esc leave the field</source>
        <translation>Appuyer ici sur la nouvelle touche&#x202f;; Tab et Échap quittent le champ</translation>
    </message>
    <message>
        <source>The usual key of the command</source>
        <translation>La touche habituelle de la commande</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <translation>&amp;Filtre&#xa0;:</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>Fixed keys</source>
        <translation>Touches fixes</translation>
    </message>
    <message>
        <source>%1 cannot be assigned. It is a fixed key: %2</source>
        <extracomment>%1: a key, %2: what it does</extracomment>
        <translation>%1 ne peut pas être affectée. C’est une touche fixe&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. “Take over” gives it to this command.</source>
        <extracomment>%1: a key, %2: a command</extracomment>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;». «&#xa0;Reprendre&#xa0;» la donne à cette commande.</translation>
    </message>
    <message>
        <source>T&amp;ake over</source>
        <translation>Re&amp;prendre</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SignificancePage</name>
    <message>
        <source>Differences with interval and p</source>
        <translation>Différences avec intervalle et p</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>How many random samples are drawn; with few documents all exchanges are counted exactly</source>
        <translation>Combien d’échantillons sont tirés au hasard&#x202f;; avec peu de documents, tous les échanges sont comptés exactement</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation>La même graine donne les mêmes nombres</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Confidence level</source>
        <translation>Niveau de confiance</translation>
    </message>
    <message>
        <source>&amp;Trials:</source>
        <translation>&amp;Essais&#xa0;:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Co&amp;nfidence:</source>
        <translation>Co&amp;nfiance&#xa0;:</translation>
    </message>
    <message>
        <source>The difference cannot be tested</source>
        <translation>La différence ne peut pas être testée</translation>
    </message>
    <message>
        <source>Resampling…</source>
        <translation>Rééchantillonnage…</translation>
    </message>
    <message>
        <source>The table fills as soon as the trials are drawn.</source>
        <translation>Le tableau se remplit dès que les essais sont tirés.</translation>
    </message>
    <message>
        <source>Interval: paired bootstrap, percentiles. p: paired approximate randomisation.</source>
        <translation>Intervalle&#xa0;: bootstrap apparié, centiles. p&#xa0;: randomisation approchée appariée.</translation>
    </message>
    <message>
        <source>With so few documents every exchange is counted: p is exact.</source>
        <translation>Avec si peu de documents, chaque échange est compté&#xa0;: p est exact.</translation>
    </message>
    <message>
        <source>Holm: corrected for all pairs of one score.</source>
        <translation>Holm&#xa0;: corrigé pour toutes les paires d’un score.</translation>
    </message>
    <message>
        <source>&amp;All pairs of systems</source>
        <translation>&amp;Toutes les paires de systèmes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFileButton</name>
    <message>
        <source>The corpus that the systems were trained on, in any format that can be opened. It separates entities that were seen in training from new ones.</source>
        <translation>Le corpus sur lequel les systèmes ont été entraînés, dans tout format qui peut être ouvert. Il sépare les entités vues à l’entraînement des nouvelles.</translation>
    </message>
    <message>
        <source>A TSV file with your own attributes: a heading line, in the first column the names of documents or the ids of annotations, and one further column for each attribute.</source>
        <translation>Un fichier TSV avec vos propres attributs&#xa0;: une ligne d’en-tête, dans la première colonne les noms des documents ou les identifiants des annotations, et une colonne de plus par attribut.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>A&amp;rrêter la lecture</translation>
    </message>
    <message>
        <source>&amp;Training data…</source>
        <translation>Données d’entraî&amp;nement…</translation>
    </message>
    <message>
        <source>&amp;Attributes…</source>
        <translation>Attrib&amp;uts…</translation>
    </message>
    <message>
        <source>&amp;Training data: %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Données d’entraî&amp;nement&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Attributes: %1</source>
        <translation>Attrib&amp;uts&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Choose another file…</source>
        <translation>&amp;Choisir un autre fichier…</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Le retirer</translation>
    </message>
    <message>
        <source>%1 is still used.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 est encore utilisé.</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Choisir un autre fichier…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln more warnings)</source>
        <extracomment>%1: a warning</extracomment>
        <translation>
            <numerusform>%1 (%Ln autre avertissement)</numerusform>
            <numerusform>%1 (%Ln autres avertissements)</numerusform>
        </translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more warnings</source>
        <translation>
            <numerusform>%Ln autre avertissement</numerusform>
            <numerusform>%Ln autres avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Données d’entraînement</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Tables (*.tsv *.txt *.tab);;All files (*)</source>
        <translation>Tableaux (*.tsv *.txt *.tab);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceFiles</name>
    <message>
        <source>Bounds are numbers with commas between them, ascending, such as 1, 2, 5.</source>
        <translation>Les bornes sont des nombres séparés par des virgules, en ordre croissant, par exemple 1, 2, 5.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lecture de %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SliceView</name>
    <message>
        <source>B&amp;ins end at:</source>
        <translation>&amp;Bornes des classes&#xa0;:</translation>
    </message>
    <message>
        <source>Sli&amp;ce:</source>
        <translation>Tran&amp;che&#xa0;:</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Where bins end</source>
        <translation>Où finissent les classes</translation>
    </message>
    <message>
        <source>Shows the outcomes by this slice as bars in Outcomes.</source>
        <translation>Montre les issues par cette tranche comme barres dans Issues.</translation>
    </message>
    <message>
        <source>Shows the values before these, with more errors.</source>
        <translation>Montre les valeurs précédentes, qui ont plus d’erreurs.</translation>
    </message>
    <message>
        <source>Shows the values after these, with fewer errors.</source>
        <translation>Montre les valeurs suivantes, qui ont moins d’erreurs.</translation>
    </message>
    <message>
        <source>Scores by slice</source>
        <translation>Scores par tranche</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Décompte des tranches</translation>
    </message>
    <message>
        <source>System B: %1</source>
        <translation>Système B&#xa0;: %1</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>celles d’usage</translation>
    </message>
    <message>
        <source>no bins</source>
        <translation>pas de classes</translation>
    </message>
    <message>
        <source>Where the bins of this slice end: ascending numbers with commas between them, such as 1, 2, 5. A bin holds what is above the number before it, up to and with its own; one more holds what is above the last. Empty: the usual ones; of a boundary or an attribute each value by itself.</source>
        <translation>Où finissent les classes de cette tranche&#xa0;: nombres en ordre croissant séparés par des virgules, par exemple 1, 2, 5. Une classe contient ce qui dépasse le nombre précédent, jusqu’au sien compris&#x202f;; une de plus contient ce qui dépasse le dernier. Vide&#xa0;: celles d’usage&#x202f;; pour une frontière ou un attribut, chaque valeur à part.</translation>
    </message>
    <message>
        <source>These are the old numbers; new ones are being computed.</source>
        <translation>Ce sont les anciens nombres&#x202f;; de nouveaux sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Choose training data…</source>
        <translation>Choisir des données d’entraînement…</translation>
    </message>
    <message>
        <source>There is no training data yet</source>
        <translation>Il n’y a pas encore de données d’entraînement</translation>
    </message>
    <message>
        <source>This slice cannot be used here</source>
        <translation>Cette tranche ne peut pas être utilisée ici</translation>
    </message>
    <message>
        <source>Open the corpus that the systems were trained on: entities are then told apart by whether it holds the same words with the same type, with another type, or not at all.</source>
        <translation>Ouvrir le corpus sur lequel les systèmes ont été entraînés&#xa0;: les entités sont alors distinguées selon qu’il contient les mêmes mots avec le même type, avec un autre type, ou pas du tout.</translation>
    </message>
    <message>
        <source>The documents have no text.</source>
        <translation>Les documents n’ont pas de texte.</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Cette mesure ne peut pas être calculée</translation>
    </message>
    <message>
        <source>This slice cannot be counted</source>
        <translation>Cette tranche ne peut pas être décomptée</translation>
    </message>
    <message>
        <source>Counting slices…</source>
        <translation>Décompte des tranches…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Le tableau se remplit dès que les nombres sont prêts.</translation>
    </message>
    <message>
        <source>As bar&amp;s</source>
        <translation>En barre&amp;s</translation>
    </message>
    <message>
        <source>&amp;Previous values</source>
        <translation>Valeurs &amp;précédentes</translation>
    </message>
    <message>
        <source>Ne&amp;xt values</source>
        <translation>Valeurs suivan&amp;tes</translation>
    </message>
    <message>
        <source>Values %1 to %2 of %3; Overall counts all of them.</source>
        <extracomment>%1, %2: numbers of the first and the last value shown, %3: how many there are</extracomment>
        <translation>Valeurs %1 à %2 sur %3&#x202f;; Ensemble les compte toutes.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SourceForm</name>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>What the columns are, as --columns takes it: doc,start,end,label,text in their order, - for others; or start=NAME,end=NAME,…</source>
        <translation>Ce que sont les colonnes, comme --columns l’attend&#xa0;: doc,start,end,label,text dans leur ordre, - pour les autres&#x202f;; ou start=NOM,end=NOM,…</translation>
    </message>
    <message>
        <source>List of labels</source>
        <translation>Liste d’étiquettes</translation>
    </message>
    <message>
        <source>The file that names the labels, where this one has numbers</source>
        <translation>Le fichier qui nomme les étiquettes, là où celui-ci a des nombres</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Recognise</source>
        <extracomment>%1: title of a format</extracomment>
        <translation>Reconnaître</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>Forma&amp;t&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernière</translation>
    </message>
    <message>
        <source>The column with the tags, counted from 1</source>
        <translation>La colonne des balises, comptée à partir de 1</translation>
    </message>
    <message>
        <source>Tag &amp;column:</source>
        <translation>&amp;Colonne des balises&#xa0;:</translation>
    </message>
    <message>
        <source>Tag colum&amp;n:</source>
        <translation>Colonne des &amp;balises&#xa0;:</translation>
    </message>
    <message>
        <source>What one document is in this file</source>
        <translation>Ce qu’est un document dans ce fichier</translation>
    </message>
    <message>
        <source>Documen&amp;ts:</source>
        <translation>Docum&amp;ents&#xa0;:</translation>
    </message>
    <message>
        <source>Document&amp;s:</source>
        <translation>Document&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>By the first row</source>
        <translation>D’après la première ligne</translation>
    </message>
    <message>
        <source>Choose what each column is, over the first rows</source>
        <translation>Choisir ce qu’est chaque colonne, au-dessus des premières lignes</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>Colonn&amp;es&#xa0;:</translation>
    </message>
    <message>
        <source>Choose the list of labels</source>
        <translation>Choisir la liste d’étiquettes</translation>
    </message>
    <message>
        <source>La&amp;bel list:</source>
        <translation>Liste d’étiq&amp;uettes&#xa0;:</translation>
    </message>
    <message>
        <source>Label li&amp;st:</source>
        <translation>Li&amp;ste d’étiquettes&#xa0;:</translation>
    </message>
    <message>
        <source>As agrees with the words</source>
        <translation>Selon l’accord avec les mots</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Points de code</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>Unités UTF-16</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>What the offsets of the file count</source>
        <translation>Ce que comptent les positions du fichier</translation>
    </message>
    <message>
        <source>Offset un&amp;it:</source>
        <translation>Unité des &amp;positions&#xa0;:</translation>
    </message>
    <message>
        <source>Offset &amp;unit:</source>
        <translation>Unité des po&amp;sitions&#xa0;:</translation>
    </message>
    <message>
        <source>Anno&amp;tator:</source>
        <translation>Annotat&amp;eur&#xa0;:</translation>
    </message>
    <message>
        <source>A&amp;nnotator:</source>
        <translation>Annotate&amp;ur&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody: predictions where there are any</source>
        <translation>Personne&#xa0;: prédictions s’il y en a</translation>
    </message>
    <message>
        <source>Ground truth, else the newest</source>
        <translation>La vérité de terrain, sinon le plus récent</translation>
    </message>
    <message>
        <source>Whose annotations are read, where several people annotated the file</source>
        <translation>Les annotations de qui sont lues, quand plusieurs personnes ont annoté le fichier</translation>
    </message>
    <message>
        <source>Model &amp;version:</source>
        <translation>&amp;Version du modèle&#xa0;:</translation>
    </message>
    <message>
        <source>The one of most tasks</source>
        <translation>Celle de la plupart des tâches</translation>
    </message>
    <message>
        <source>Whose predictions are read, where the file holds those of several models</source>
        <translation>Les prédictions de quel modèle sont lues, quand le fichier en contient de plusieurs</translation>
    </message>
    <message>
        <source>S&amp;pans:</source>
        <translation>Em&amp;pans&#xa0;:</translation>
    </message>
    <message>
        <source>Spa&amp;ns:</source>
        <translation>Empan&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entités</translation>
    </message>
    <message>
        <source>Entities, or one of spaCy&apos;s groups of spans</source>
        <translation>Entités, ou un des groupes d’empans de spaCy</translation>
    </message>
    <message>
        <source>%1, since there are no entities</source>
        <translation>%1, car il n’y a pas d’entités</translation>
    </message>
    <message>
        <source>There is none beside the file</source>
        <translation>Il n’y en a pas à côté du fichier</translation>
    </message>
    <message>
        <source>Beside the file: %1</source>
        <translation>À côté du fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: what is wrong</extracomment>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Folder with %n files, %1</source>
        <translation>
            <numerusform>Dossier avec %n fichier, %1</numerusform>
            <numerusform>Dossier avec %n fichiers, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>File, %1</source>
        <translation>Fichier, %1</translation>
    </message>
    <message>
        <source>%1; documents: %2, annotations: %3</source>
        <extracomment>%1: &quot;File, 12 kB&quot;, %2: number of documents, %3: number of annotations</extracomment>
        <translation>%1&#x202f;; documents&#xa0;: %2, annotations&#xa0;: %3</translation>
    </message>
    <message>
        <source>Recognised: %1</source>
        <translation>Reconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>As the file has them</source>
        <translation>Tels que le fichier les a</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Le fichier entier</translation>
    </message>
    <message>
        <source>Each line</source>
        <translation>Chaque ligne</translation>
    </message>
    <message>
        <source>From -DOCSTART- to -DOCSTART-</source>
        <translation>De -DOCSTART- à -DOCSTART-</translation>
    </message>
    <message>
        <source>Each group of lines</source>
        <translation>Chaque groupe de lignes</translation>
    </message>
    <message>
        <source>Lists of labels (*.json *.txt);;All files (*)</source>
        <translation>Listes d’étiquettes (*.json *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The annotations of the chosen annotator are read, no predictions</source>
        <translation>Les annotations de l’annotateur choisi sont lues, pas les prédictions</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SpanTextView</name>
    <message>
        <source>%1; Alt with arrow keys moves between nested annotations</source>
        <translation>%1&#x202f;; Alt et les flèches passent d’une annotation imbriquée à l’autre</translation>
    </message>
    <message>
        <source>%1 and %2, aligned; Alt with arrow keys moves between nested annotations</source>
        <extracomment>%1 and %2 are the titles of the two sides</extracomment>
        <translation>%1 et %2, alignés&#x202f;; Alt et les flèches passent d’une annotation imbriquée à l’autre</translation>
    </message>
    <message numerus="yes">
        <source>%1; only differences, %Ln stretches folded away; + shows the next, - folds again</source>
        <extracomment>%1: what is shown</extracomment>
        <translation>
            <numerusform>%1&#x202f;; seulement les différences, %Ln passage replié&#x202f;; + montre le suivant, - replie</numerusform>
            <numerusform>%1&#x202f;; seulement les différences, %Ln passages repliés&#x202f;; + montre le suivant, - replie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>for screen readers; %1: what a record is, %2: &quot;error 12 of 345&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Aligned text</source>
        <translation>Texte aligné</translation>
    </message>
    <message>
        <source>No annotations</source>
        <translation>Aucune annotation</translation>
    </message>
    <message>
        <source>No entities on either side</source>
        <translation>Aucune entité d’un côté ni de l’autre</translation>
    </message>
    <message>
        <source>No document selected</source>
        <translation>Aucun document sélectionné</translation>
    </message>
    <message>
        <source>No text in this format: see the list of errors.</source>
        <translation>Pas de texte dans ce format&#xa0;: voir la liste des erreurs.</translation>
    </message>
    <message>
        <source>The document is empty.</source>
        <translation>Le document est vide.</translation>
    </message>
    <message>
        <source>The document is empty. No entities on either side.</source>
        <translation>Le document est vide. Aucune entité d’un côté ni de l’autre.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StatePage</name>
    <message>
        <source>No system is open</source>
        <translation>Aucun système n’est ouvert</translation>
    </message>
    <message>
        <source>Open the output of a system to score it against this gold.</source>
        <translation>Ouvrir la sortie d’un système pour l’évaluer avec cette référence.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Rien n’est ouvert</translation>
    </message>
    <message>
        <source>Open a gold file and a system file, or drop them on this window.</source>
        <translation>Ouvrir un fichier de référence et un fichier de système, ou les déposer sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The view fills as soon as the files are read.</source>
        <translation>La vue se remplit dès que les fichiers sont lus.</translation>
    </message>
    <message>
        <source>Scoring…</source>
        <translation>Évaluation…</translation>
    </message>
    <message>
        <source>The view fills as soon as the first result is there.</source>
        <translation>La vue se remplit dès que le premier résultat est là.</translation>
    </message>
    <message>
        <source>There is no result</source>
        <translation>Il n’y a pas de résultat</translation>
    </message>
    <message>
        <source>Choose a system to compare with the gold.</source>
        <translation>Choisir un système à comparer avec la référence.</translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text.</source>
        <translation>Choisir une ligne de la liste d’erreurs ou une annotation dans le texte.</translation>
    </message>
    <message>
        <source>Choose a row of the error list or an annotation in the text; %1 goes to the next error.</source>
        <translation>Choisir une ligne de la liste d’erreurs ou une annotation dans le texte&#x202f;; %1 va à l’erreur suivante.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StepToolBar</name>
    <message>
        <source>Errors one by one</source>
        <translation>Erreurs une par une</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Find words in the texts of this document (Enter)</source>
        <translation>Rechercher des mots dans les textes de ce document (Entrée)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::StyleForm</name>
    <message>
        <source>Column, 77 mm</source>
        <translation>Colonne, 77 mm</translation>
    </message>
    <message>
        <source>Page, 160 mm</source>
        <translation>Page, 160 mm</translation>
    </message>
    <message>
        <source>Custom width</source>
        <translation>Largeur à choisir</translation>
    </message>
    <message>
        <source>Off: as high as the content needs</source>
        <translation>Désactivé&#xa0;: aussi haut que le contenu l’exige</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Off: the program&apos;s font</source>
        <translation>Désactivé&#xa0;: la police du programme</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>À l’extérieur</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>À l’intérieur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fit to &amp;paper:</source>
        <translation>A&amp;juster au papier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation>Taille de p&amp;olice&#xa0;:</translation>
    </message>
    <message>
        <source>L&amp;ines:</source>
        <translation>&amp;Traits&#xa0;:</translation>
    </message>
    <message>
        <source>L&amp;egend:</source>
        <translation>Lé&amp;gende&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Décimales&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Resolution (PNG):</source>
        <translation>Résolution (&amp;PNG)&#xa0;:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Set &amp;height</source>
        <translation>Fix&amp;er la hauteur</translation>
    </message>
    <message>
        <source>Set f&amp;ont</source>
        <translation>Fixer la poli&amp;ce</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>&amp;Greyscale</source>
        <translation>Ni&amp;veaux de gris</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fond tran&amp;sparent</translation>
    </message>
    <message>
        <source>Tit&amp;le in the figure</source>
        <translation>Tit&amp;re dans la figure</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>Mar&amp;ques</translation>
    </message>
    <message>
        <source>H&amp;atches</source>
        <translation>&amp;Hachures</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectModel</name>
    <message>
        <source>%1: … %2 [%3] %4 …</source>
        <extracomment>%1: a document, %2 to %4: a place in its text with what stands around it</extracomment>
        <translation>%1&#xa0;: … %2 [%3] %4 …</translation>
    </message>
    <message>
        <source>“%1”, gold: %2, proposal: %3</source>
        <extracomment>%1: words, %2 and %3: types, or &quot;no annotation&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;», référence&#xa0;: %2, proposition&#xa0;: %3</translation>
    </message>
    <message>
        <source>no annotation</source>
        <translation>pas d’annotation</translation>
    </message>
    <message>
        <source>By another judge</source>
        <translation>Par un autre juge</translation>
    </message>
    <message>
        <source>The first is wrong</source>
        <translation>Le premier est faux</translation>
    </message>
    <message>
        <source>The other is wrong</source>
        <translation>L’autre est faux</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>By the score and by what was judged so far; judged rows stand last</source>
        <translation>D’après le score et ce qui a été jugé jusqu’ici&#x202f;; les lignes jugées viennent en dernier</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>The text before the words</source>
        <translation>Le texte avant les mots</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>The place; where a text is not known, its positions</source>
        <translation>L’endroit&#x202f;; si un texte n’est pas connu, ses positions</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>The text behind the words</source>
        <translation>Le texte après les mots</translation>
    </message>
    <message>
        <source>First says</source>
        <translation>Le premier dit</translation>
    </message>
    <message>
        <source>The gold or the systems, by the place</source>
        <translation>La référence ou les systèmes, selon l’endroit</translation>
    </message>
    <message>
        <source>Gold says</source>
        <translation>La référence dit</translation>
    </message>
    <message>
        <source>The type that the gold has here</source>
        <translation>Le type que la référence a ici</translation>
    </message>
    <message>
        <source>Other says</source>
        <translation>L’autre dit</translation>
    </message>
    <message>
        <source>The systems or the gold, by the place</source>
        <translation>Les systèmes ou la référence, selon l’endroit</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Proposition</translation>
    </message>
    <message>
        <source>What most votes say instead</source>
        <translation>Ce que la plupart des voix disent à la place</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Who says what, how the words are annotated elsewhere, and how verdicts on rows like this one went</source>
        <translation>Qui dit quoi, comment les mots sont annotés ailleurs, et ce qu’ont donné les verdicts sur des lignes semblables</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>How doubtful the gold is here before any verdict, the more the higher</source>
        <translation>À quel point la référence est douteuse ici avant tout verdict&#xa0;: plus c’est haut, plus elle l’est</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>Ce qui a été jugé</translation>
    </message>
    <message>
        <source>Gold is right</source>
        <translation>Référence juste</translation>
    </message>
    <message>
        <source>Both are right</source>
        <translation>Tous deux justes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SuspectsView</name>
    <message>
        <source>Looking for suspects</source>
        <translation>Recherche de suspects</translation>
    </message>
    <message>
        <source>Which suspects</source>
        <translation>Quels suspects</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Doubtful in the gold</source>
        <translation>Douteux dans la référence</translation>
    </message>
    <message>
        <source>Missing in the gold</source>
        <translation>Manquant dans la référence</translation>
    </message>
    <message>
        <source>Disagreements of judges</source>
        <translation>Désaccords des juges</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Suspects</source>
        <translation>Suspects</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#xa0;:</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Type&#xa0;:</translation>
    </message>
    <message>
        <source>Ranking the suspects</source>
        <translation>Classement des suspects</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>The text and Details still name the gold: look at this list alone.</source>
        <translation>Le texte et Détails nomment toujours la référence&#xa0;: ne regarder que cette liste.</translation>
    </message>
    <message>
        <source>Gold annotations whose words bear another type elsewhere in the gold: %1. With systems there would be votes, too.</source>
        <translation>Annotations de référence dont les mots portent ailleurs un autre type dans la référence&#xa0;: %1. Avec des systèmes, il y aurait aussi des voix.</translation>
    </message>
    <message>
        <source>Gold annotations that something speaks against: %1. Places that only systems annotate: %2. The most doubtful stand first. Votes: %3.</source>
        <extracomment>the last is a list of names</extracomment>
        <translation>Annotations de référence contre lesquelles quelque chose parle&#xa0;: %1. Endroits que seuls des systèmes annotent&#xa0;: %2. Les plus douteux viennent d’abord. Voix&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The texts are not known, so only positions are shown.</source>
        <translation>Les textes ne sont pas connus&#x202f;; seules les positions sont donc affichées.</translation>
    </message>
    <message>
        <source>Without a vote: %1</source>
        <extracomment>%1: names of systems, each with the reason</extracomment>
        <translation>Sans voix&#xa0;: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>There is no gold</source>
        <translation>Il n’y a pas de référence</translation>
    </message>
    <message>
        <source>Suspects are doubtful annotations of a gold. Open a gold and what systems made of its text.</source>
        <translation>Les suspects sont des annotations douteuses d’une référence. Ouvrir une référence et ce que des systèmes ont fait de son texte.</translation>
    </message>
    <message>
        <source>Looking for suspects…</source>
        <translation>Recherche de suspects…</translation>
    </message>
    <message>
        <source>The list fills as soon as all systems are read.</source>
        <translation>La liste se remplit dès que tous les systèmes sont lus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Look for suspects</source>
        <translation>Chercher des suspects</translation>
    </message>
    <message>
        <source>The gold cannot be looked through</source>
        <translation>La référence ne peut pas être passée en revue</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The texts are not known</source>
        <translation>Les textes ne sont pas connus</translation>
    </message>
    <message>
        <source>Without systems only the words tell what is doubtful. Open what systems made of this gold, or a gold with its text.</source>
        <translation>Sans systèmes, seuls les mots disent ce qui est douteux. Ouvrir ce que des systèmes ont fait de cette référence, ou une référence avec son texte.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>No suspects</source>
        <translation>Aucun suspect</translation>
    </message>
    <message>
        <source>No words bear several types in the gold. Systems would tell more.</source>
        <translation>Aucun mot ne porte plusieurs types dans la référence. Des systèmes en diraient plus.</translation>
    </message>
    <message>
        <source>No system says anything else than the gold, and no words bear several types.</source>
        <translation>Aucun système ne dit autre chose que la référence, et aucun mot ne porte plusieurs types.</translation>
    </message>
    <message>
        <source>None of them is left</source>
        <translation>Il n’en reste aucun</translation>
    </message>
    <message>
        <source>The others are judged, or not chosen above.</source>
        <translation>Les autres sont jugés, ou non choisis ci-dessus.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>Apply the verdict to &amp;alike ones… (%1)</source>
        <translation>Appliquer le verdict aux &amp;semblables… (%1)</translation>
    </message>
    <message>
        <source>Hide &amp;judged</source>
        <translation>Masquer les &amp;jugés</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.md *.tex *.html *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.md *.tex *.html *.txt)</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>Accord des juges</translation>
    </message>
    <message>
        <source>Judged of these: %1.</source>
        <extracomment>of the places that were counted before</extracomment>
        <translation>Jugés parmi eux&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::SweepView</name>
    <message>
        <source>Sweep as a table</source>
        <translation>Balayage en tableau</translation>
    </message>
    <message>
        <source>ETER over alpha</source>
        <translation>ETER selon alpha</translation>
    </message>
    <message>
        <source>Noisy text over the threshold</source>
        <translation>Texte bruité selon le seuil</translation>
    </message>
    <message>
        <source>What is swept</source>
        <translation>Ce qui est balayé</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>P, R and F1</source>
        <translation>P, R et F1</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>95 % of resampled document sets lie in the band (2,500 draws, seed 1)</source>
        <translation>95&#xa0;% des jeux de documents rééchantillonnés se trouvent dans la bande (2 500 tirages, graine 1)</translation>
    </message>
    <message>
        <source>Computing the curve</source>
        <translation>Calcul de la courbe</translation>
    </message>
    <message>
        <source>Resampling documents</source>
        <translation>Rééchantillonnage des documents</translation>
    </message>
    <message>
        <source>The axis begins at %1, not at 0.</source>
        <extracomment>%1: where the axis begins</extracomment>
        <translation>L’axe commence à %1, non à 0.</translation>
    </message>
    <message>
        <source>One system only: there are no break-even points. Add a system to compare.</source>
        <translation>Un seul système&#xa0;: il n’y a pas de points d’équilibre. Ajouter un système à comparer.</translation>
    </message>
    <message>
        <source>Further systems are being scored.</source>
        <translation>D’autres systèmes sont en cours d’évaluation.</translation>
    </message>
    <message>
        <source>The band is being computed.</source>
        <translation>La bande est en cours de calcul.</translation>
    </message>
    <message>
        <source>Nothing is defined here</source>
        <translation>Rien n’est défini ici</translation>
    </message>
    <message>
        <source>The gold has no entities, so that there is no error rate. Check that the right files and the right layer were opened.</source>
        <translation>La référence n’a pas d’entités&#xa0;: il n’y a donc pas de taux d’erreur. Vérifier que les bons fichiers et la bonne couche sont ouverts.</translation>
    </message>
    <message>
        <source>Neither side has an entity with a text, so that there are no scores. Check that the right files were opened, and that their format has texts.</source>
        <translation>Aucun des deux côtés n’a d’entité avec un texte&#xa0;: il n’y a donc pas de scores. Vérifier que les bons fichiers sont ouverts, et que leur format a des textes.</translation>
    </message>
    <message>
        <source>No trees in the data</source>
        <translation>Pas d’arbres dans les données</translation>
    </message>
    <message>
        <source>No annotation has components or other annotations inside, so that ETER does not depend on alpha. Open a format with trees or choose a column with trees in the toolbar (of HIPE files: Trees), or look at the threshold of noisy text.</source>
        <translation>Aucune annotation n’a de composants ni n’en contient d’autres&#xa0;: ETER ne dépend pas d’alpha. Ouvrir un format avec des arbres ou choisir une colonne avec des arbres dans la barre d’outils (pour les fichiers HIPE&#xa0;: Arbres), ou regarder le seuil du texte bruité.</translation>
    </message>
    <message>
        <source>The measure cannot be computed</source>
        <translation>La mesure ne peut pas être calculée</translation>
    </message>
    <message>
        <source>The curve appears when the systems are scored.</source>
        <translation>La courbe apparaît quand les systèmes sont évalués.</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>Pas de courbe</translation>
    </message>
    <message>
        <source>The curve could not be computed here; the table in Scores has single values.</source>
        <translation>La courbe n’a pas pu être calculée ici&#x202f;; le tableau de Scores a des valeurs isolées.</translation>
    </message>
    <message>
        <source>Click: compare the two here</source>
        <translation>Clic&#xa0;: comparer les deux ici</translation>
    </message>
    <message numerus="yes">
        <source>%n matched differently here: click to see them</source>
        <translation>
            <numerusform>%n appariement diffère ici&#xa0;: cliquer pour le voir</numerusform>
            <numerusform>%n appariements diffèrent ici&#xa0;: cliquer pour les voir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, in pairs chosen anew: click to set the threshold</source>
        <translation>
            <numerusform>%n appariement de plus, les paires étant choisies à nouveau&#xa0;: cliquer pour fixer le seuil</numerusform>
            <numerusform>%n appariements de plus, les paires étant choisies à nouveau&#xa0;: cliquer pour fixer le seuil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches from here on: click to see them</source>
        <translation>
            <numerusform>%n appariement à partir d’ici&#xa0;: cliquer pour le voir</numerusform>
            <numerusform>%n appariements à partir d’ici&#xa0;: cliquer pour les voir</numerusform>
        </translation>
    </message>
    <message>
        <source>A&amp;xis from 0 to 1</source>
        <translation>A&amp;xe de 0 à 1</translation>
    </message>
    <message>
        <source>&amp;Bootstrap band</source>
        <translation>Bande &amp;bootstrap</translation>
    </message>
    <message>
        <source>Sweep chart</source>
        <translation>Graphique du balayage</translation>
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
        <translation>Système dans le texte</translation>
    </message>
    <message>
        <source>System A in the text</source>
        <translation>Système A dans le texte</translation>
    </message>
    <message>
        <source>System B in the text</source>
        <translation>Système B dans le texte</translation>
    </message>
    <message>
        <source>System A in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Système A dans le texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>System B in the text: %1</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Système B dans le texte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TableDialog</name>
    <message>
        <source>Export table</source>
        <translation>Exporter un tableau</translation>
    </message>
    <message>
        <source>A row per value of this slice, with the numbers of the panel Slices</source>
        <translation>Une ligne par valeur de cette tranche, avec les nombres du panneau Tranches</translation>
    </message>
    <message>
        <source>Every type that a system has, and all types together below</source>
        <translation>Chaque type qu’un système a, et tous les types ensemble dessous</translation>
    </message>
    <message>
        <source>Systems in the order of this score, with their ranks; ≈ marks those that are not separable from the best</source>
        <translation>Systèmes dans l’ordre de ce score, avec leurs rangs&#x202f;; ≈ marque ceux qui ne sont pas séparables du meilleur</translation>
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
        <translation>Randomisation appariée bilatérale sur les documents, 2 500 essais, correction de Holm&#xa0;: * pour p &lt; 0.05</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu du tableau</translation>
    </message>
    <message>
        <source>The file as text</source>
        <translation>Le fichier comme texte</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Mesure&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tableau&#xa0;:</translation>
    </message>
    <message>
        <source>By s&amp;lice:</source>
        <translation>Par tranc&amp;he&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Row:</source>
        <translation>&amp;Ligne&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Ran&amp;ked by:</source>
        <translation>Classé pa&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Decimals:</source>
        <translation>&amp;Décimales&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Enregi&amp;strer…</translation>
    </message>
    <message>
        <source>C&amp;opy table</source>
        <translation>C&amp;opier le tableau</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Toutes les valeurs</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation>Non classé</translation>
    </message>
    <message>
        <source>Counting slices</source>
        <translation>Décompte des tranches</translation>
    </message>
    <message>
        <source>None: the whole corpus</source>
        <translation>Aucune&#xa0;: le corpus entier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A slice that the data lacks. %1: its name, %2: why</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose one column at least.</source>
        <translation>Choisir au moins une colonne.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>A row per typ&amp;e</source>
        <translation>Une ligne par typ&amp;e</translation>
    </message>
    <message>
        <source>As &amp;percentages</source>
        <translation>En &amp;pourcentages</translation>
    </message>
    <message>
        <source>Systems &amp;as columns</source>
        <translation>S&amp;ystèmes en colonnes</translation>
    </message>
    <message>
        <source>&amp;Best in bold</source>
        <translation>Le meilleur en &amp;gras</translation>
    </message>
    <message>
        <source>Second best &amp;underlined</source>
        <translation>Le deuxième so&amp;uligné</translation>
    </message>
    <message>
        <source>Mark si&amp;gnificant differences from the best</source>
        <translation>M&amp;arquer les différences significatives avec le meilleur</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeCanvas</name>
    <message>
        <source>Gold tree and system tree</source>
        <translation>Arbre de la référence et arbre du système</translation>
    </message>
    <message>
        <source>Up and Down walk through a tree. Left and Right go to the entity above (outwards) and to the partner (inwards). Minus folds what is below a node, Plus unfolds it. Enter centres the text on the node; Ctrl with the wheel zooms.</source>
        <translation>Haut et Bas parcourent un arbre. Gauche et Droite vont à l’entité supérieure (vers l’extérieur) et au partenaire (vers l’intérieur). Moins replie ce qui est sous un nœud, Plus le déplie. Entrée centre le texte sur le nœud&#x202f;; Ctrl et la molette agrandissent ou réduisent.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a node of a tree: &quot;Gold&quot; or the system&apos;s name, types, words</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TreeView</name>
    <message>
        <source>Outline of gold tree and system tree</source>
        <translation>Plan de l’arbre de la référence et de celui du système</translation>
    </message>
    <message>
        <source>E&amp;TER</source>
        <translation>E&amp;TER</translation>
    </message>
    <message>
        <source>Two levels: entities are paired, then the parts of each pair</source>
        <translation>Deux niveaux&#xa0;: les entités sont appariées, puis les parties de chaque paire</translation>
    </message>
    <message>
        <source>&amp;SER</source>
        <translation>&amp;SER</translation>
    </message>
    <message>
        <source>Flat: every entity and every component is a slot of its own</source>
        <translation>À plat&#xa0;: chaque entité et chaque composant est un slot à part</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>The same as a list, for screen readers</source>
        <translation>La même chose en liste, pour les lecteurs d’écran</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+wheel)</source>
        <translation>Plus petit (Ctrl+molette)</translation>
    </message>
    <message>
        <source>Larger (Ctrl+wheel)</source>
        <translation>Plus grand (Ctrl+molette)</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>As large as fits, while it can be read</source>
        <translation>Aussi grand que la place le permet, tant que c’est lisible</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Read the trees of these files</source>
        <translation>Lire les arbres de ces fichiers</translation>
    </message>
    <message>
        <source>Entities with components, nested entities and metonymic types</source>
        <translation>Entités avec composants, entités imbriquées et types métonymiques</translation>
    </message>
    <message>
        <source>Every annotation of gold and system is a single span: no components, nothing nested, no second type. Trees come from JSONL with “parent” and “role”, from Quaero tags, and from HIPE files read as trees.</source>
        <translation>Chaque annotation de la référence et du système est un seul empan&#xa0;: pas de composants, rien d’imbriqué, pas de second type. Les arbres viennent de JSONL avec «&#xa0;parent&#xa0;» et «&#xa0;role&#xa0;», de balises Quaero, et de fichiers HIPE lus comme arbres.</translation>
    </message>
    <message>
        <source>These files may hold components and nested entities, but one flat column of them is read.</source>
        <translation>Ces fichiers peuvent contenir des composants et des entités imbriquées, mais une seule de leurs colonnes, plate, est lue.</translation>
    </message>
    <message>
        <source>No trees in these annotations</source>
        <translation>Pas d’arbres dans ces annotations</translation>
    </message>
    <message>
        <source>Aligning the trees</source>
        <translation>Alignement des arbres</translation>
    </message>
    <message>
        <source>Many annotations of this document overlap one another.</source>
        <translation>De nombreuses annotations de ce document se recouvrent.</translation>
    </message>
    <message>
        <source>These trees cannot be aligned</source>
        <extracomment>%1: why</extracomment>
        <translation>Ces arbres ne peuvent pas être alignés</translation>
    </message>
    <message>
        <source>%1. Text, errors and details show these annotations all the same.</source>
        <translation>%1. Le texte, les erreurs et les détails montrent tout de même ces annotations.</translation>
    </message>
    <message>
        <source>In no tree</source>
        <translation>Dans aucun arbre</translation>
    </message>
    <message>
        <source>This component belongs to no entity. Tree measures leave it out; see the log for its place in the file.</source>
        <translation>Ce composant n’appartient à aucune entité. Les mesures d’arbres le laissent de côté&#x202f;; le journal donne sa place dans le fichier.</translation>
    </message>
    <message>
        <source>The selected record pairs two entities that ETER does not pair.</source>
        <translation>Le cas sélectionné apparie deux entités qu’ETER n’apparie pas.</translation>
    </message>
    <message>
        <source>ETER pairs the selected record with a partner that it does not have here.</source>
        <translation>ETER apparie le cas sélectionné avec un partenaire qu’il n’a pas ici.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendView</name>
    <message>
        <source>Score over files as a table</source>
        <translation>Score au fil des fichiers, en tableau</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Score&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Courbes&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;rder:</source>
        <translation>O&amp;rdre&#xa0;:</translation>
    </message>
    <message>
        <source>A folder of files that touchstone-cli score --json -o FILE.json wrote</source>
        <translation>Un dossier de fichiers écrits par touchstone-cli score --json -o FICHIER.json</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>A line per system, or per system and value of what score --json distinguished: layers, noise levels, periods, slices of --by</source>
        <translation>Une courbe par système, ou par système et par valeur de ce que score --json a distingué&#xa0;: couches, niveaux de bruit, périodes, tranches de --by</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Comme donné</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>As given: files as they were named, a folder&apos;s by name. By name: run2 before run10. By time of the last change, which copies may lose.</source>
        <translation>Comme donné&#xa0;: les fichiers tels qu’ils ont été nommés, ceux d’un dossier par nom. Par nom&#xa0;: run2 avant run10. Par date du dernier changement, que des copies peuvent perdre.</translation>
    </message>
    <message>
        <source>Copy the table for an issue or a wiki</source>
        <translation>Copier le tableau pour un ticket ou un wiki</translation>
    </message>
    <message>
        <source>The chart as PDF, SVG, PNG or its numbers</source>
        <translation>Le graphique en PDF, SVG, PNG, ou ses nombres</translation>
    </message>
    <message>
        <source>%1
Note: %2</source>
        <extracomment>%1: what is said of a point, %2: what is noted of its run</extracomment>
        <translation>%1
Note&#xa0;: %2</translation>
    </message>
    <message>
        <source>No files of scores</source>
        <translation>Pas de fichiers de scores</translation>
    </message>
    <message>
        <source>Save the scores of every run in a file of its own: touchstone-cli score … --json -o runs/run1.json. Then open the folder here: a system that has the same name in several files becomes a line.</source>
        <translation>Enregistrer les scores de chaque exécution dans un fichier à part&#xa0;: touchstone-cli score … --json -o runs/run1.json. Ouvrir ensuite le dossier ici&#xa0;: un système qui a le même nom dans plusieurs fichiers devient une courbe.</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Folder of score --json files</source>
        <translation>Dossier de fichiers score --json</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Chart and table appear when the files are read.</source>
        <translation>Graphique et tableau apparaissent quand les fichiers sont lus.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Lecture des scores</translation>
    </message>
    <message>
        <source>There is no trend</source>
        <translation>Il n’y a pas d’évolution</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Ouvrir un autre dossier…</translation>
    </message>
    <message numerus="yes">
        <source>%n files.</source>
        <translation>
            <numerusform>%n fichier.</numerusform>
            <numerusform>%n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>≠ marks files whose settings or gold differ from the file before: such numbers cannot be compared.</source>
        <translation>≠ marque les fichiers dont les réglages ou la référence diffèrent du fichier précédent&#xa0;: de tels nombres ne se comparent pas.</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines are shown; touchstone-cli trend prints all.</source>
        <translation>Les %1 premières courbes sur %2 sont affichées&#x202f;; touchstone-cli trend les imprime toutes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a file, %2: what is wrong with it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more findings.</source>
        <translation>
            <numerusform>Et %n autre constat.</numerusform>
            <numerusform>Et %n autres constats.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>By %1</source>
        <extracomment>%1: what systems are told apart by, such as layer or entity-length</extracomment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1; Enter opens its files.</source>
        <translation>%1&#x202f;; Entrée ouvre ses fichiers.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>From the last file before that has this system.</source>
        <translation>Par rapport au dernier fichier précédent qui a ce système.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Of the runs, from the notes beside the lock file</source>
        <translation>Des exécutions, d’après les notes à côté du fichier de verrouillage</translation>
    </message>
    <message>
        <source>Settings differ: %1</source>
        <translation>Réglages différents&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking for the files</source>
        <translation>Recherche des fichiers</translation>
    </message>
    <message>
        <source>Files of this point</source>
        <translation>Fichiers de ce point</translation>
    </message>
    <message>
        <source>The files that this point was scored from are no longer there.</source>
        <translation>Les fichiers d’où ce point a été calculé n’existent plus.</translation>
    </message>
    <message>
        <source>Missing:
%1</source>
        <extracomment>%1: paths, one a line</extracomment>
        <translation>Absents&#xa0;:
%1</translation>
    </message>
    <message>
        <source>Open the files that this point was scored from?</source>
        <translation>Ouvrir les fichiers d’où ce point a été calculé&#x202f;?</translation>
    </message>
    <message>
        <source>The file of scores names them:
Gold: %1
System: %2</source>
        <extracomment>%1 and %2: paths</extracomment>
        <translation>Le fichier de scores les nomme&#xa0;:
Référence&#xa0;: %1
Système&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Open them</source>
        <translation>&amp;Les ouvrir</translation>
    </message>
    <message>
        <source>&amp;Open folder…</source>
        <translation>&amp;Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exporter une &amp;figure…</translation>
    </message>
    <message>
        <source>Score over files</source>
        <translation>Score au fil des fichiers</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TrendWindow</name>
    <message>
        <source>Trend of scores</source>
        <translation>Évolution des scores</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeChips</name>
    <message>
        <source>Types of the gold</source>
        <translation>Types de la référence</translation>
    </message>
    <message>
        <source>Further types</source>
        <translation>Autres types</translation>
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
            <numerusform>%1&#xa0;: %n annotation de référence</numerusform>
            <numerusform>%1&#xa0;: %n annotations de référence</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all documents. Click: only these. Ctrl+click: these, too.</source>
        <translation>%1 dans tous les documents. Clic&#xa0;: eux seuls. Ctrl+clic&#xa0;: eux aussi.</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>so many types that have no room. %1: number</extracomment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n further types</source>
        <translation>
            <numerusform>%n autre type</numerusform>
            <numerusform>%n autres types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, see Scores</source>
        <translation>
            <numerusform>%n de plus, voir Scores</numerusform>
            <numerusform>%n de plus, voir Scores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypeColoursPage</name>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>The colour of a type in texts, trees and figures. A type without a choice of yours keeps the colour that it was first seen with.</source>
        <translation>La couleur d’un type dans les textes, les arbres et les figures. Un type pour lequel vous n’avez rien choisi garde la couleur avec laquelle il a été vu d’abord.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Types and their colours</source>
        <translation>Types et leurs couleurs</translation>
    </message>
    <message>
        <source>Colour of the type</source>
        <translation>Couleur du type</translation>
    </message>
    <message>
        <source>The colour that the type has without a choice of yours</source>
        <translation>La couleur que le type a si vous n’en choisissez pas</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>C&amp;ouleur&#xa0;:</translation>
    </message>
    <message>
        <source>1: persons</source>
        <translation>1&#xa0;: personnes</translation>
    </message>
    <message>
        <source>2: locations</source>
        <translation>2&#xa0;: lieux</translation>
    </message>
    <message>
        <source>3: organisations</source>
        <translation>3&#xa0;: organisations</translation>
    </message>
    <message>
        <source>4: miscellaneous</source>
        <translation>4&#xa0;: divers</translation>
    </message>
    <message>
        <source>5: dates</source>
        <translation>5&#xa0;: dates</translation>
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
        <translation>Gris</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <extracomment>%1: a colour that the user chose for a type</extracomment>
        <translation>%1 (choisi)</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesBar</name>
    <message>
        <source>The systems have no types.</source>
        <translation>Les systèmes n’ont pas de types.</translation>
    </message>
    <message>
        <source>%1 has no types.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>%1 n’a pas de types.</translation>
    </message>
    <message>
        <source>The gold has no types.</source>
        <translation>La référence n’a pas de types.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched annotations differ from the gold in the type only.</source>
        <extracomment>%1: name of a system, %2 and %3: numbers above 1</extracomment>
        <translation>%1&#xa0;: %2 annotations appariées sur %3 ne diffèrent de la référence que par le type.</translation>
    </message>
    <message>
        <source>Score links</source>
        <translation>Évaluer les liens</translation>
    </message>
    <message>
        <source>Score the links of the annotations</source>
        <translation>Évaluer les liens des annotations</translation>
    </message>
    <message>
        <source>Ignore types</source>
        <translation>Ignorer les types</translation>
    </message>
    <message>
        <source>Compare spans only (scheme exact)</source>
        <translation>Ne comparer que les empans (schéma exact)</translation>
    </message>
    <message>
        <source>Map labels…</source>
        <translation>Associer les étiquettes…</translation>
    </message>
    <message>
        <source>Say which labels of the two sides mean the same</source>
        <translation>Dire quelles étiquettes des deux côtés signifient la même chose</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::TypesPage</name>
    <message>
        <source>Scores by type of A and B</source>
        <translation>Scores par type de A et B</translation>
    </message>
    <message>
        <source>Resampling</source>
        <translation>Rééchantillonnage</translation>
    </message>
    <message>
        <source>Interval and p are being computed.</source>
        <translation>Intervalle et p sont en cours de calcul.</translation>
    </message>
    <message>
        <source>Interval and p: stopped; another score or other trials start them.</source>
        <translation>Intervalle et p&#xa0;: arrêtés&#x202f;; un autre score ou d’autres essais les relancent.</translation>
    </message>
    <message>
        <source>Types of this score have no interval and no p: their rows are not sums of records that can be drawn and exchanged.</source>
        <translation>Les types de ce score n’ont ni intervalle ni p&#xa0;: leurs lignes ne sont pas des sommes de cas qui puissent être tirés et échangés.</translation>
    </message>
    <message>
        <source>%1 by type, largest differences first; a click on a row filters the type.</source>
        <translation>%1 par type, plus grandes différences d’abord&#x202f;; un clic sur une ligne filtre le type.</translation>
    </message>
    <message>
        <source>%1 by type; a click on a row filters the type.</source>
        <translation>%1 par type&#x202f;; un clic sur une ligne filtre le type.</translation>
    </message>
    <message>
        <source>This measure cannot be computed</source>
        <translation>Cette mesure ne peut pas être calculée</translation>
    </message>
    <message>
        <source>One of the two systems has no %1; choose another score above.</source>
        <translation>L’un des deux systèmes n’a pas de %1&#x202f;; choisir un autre score ci-dessus.</translation>
    </message>
    <message>
        <source>Computing %1…</source>
        <translation>Calcul de %1…</translation>
    </message>
    <message>
        <source>The table fills as soon as the numbers are ready.</source>
        <translation>Le tableau se remplit dès que les nombres sont prêts.</translation>
    </message>
    <message>
        <source>No scores by type</source>
        <translation>Pas de scores par type</translation>
    </message>
    <message>
        <source>%1 has no table of types; choose another score above.</source>
        <translation>%1 n’a pas de tableau des types&#x202f;; choisir un autre score ci-dessus.</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::UnsavedRules</name>
    <message>
        <source>Rules not saved</source>
        <translation>Règles non enregistrées</translation>
    </message>
    <message>
        <source>Changes to %1 are not saved.</source>
        <extracomment>%1: names of rule files</extracomment>
        <translation>Les changements de %1 ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Save accepts it: the files are written, and their rules are in force from the next start on.</source>
        <translation>Enregistrer les accepte&#xa0;: les fichiers sont écrits, et leurs règles sont en vigueur dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>Rules could not be saved: %1</source>
        <extracomment>%1: why</extracomment>
        <translation>Les règles n’ont pas pu être enregistrées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WelcomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>further systems that are not named in a list</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: gold or name of the data set, %2: names of systems</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Drop gold and system files or folders here</source>
        <translation>Déposer ici les fichiers ou dossiers de la référence et des systèmes</translation>
    </message>
    <message>
        <source>Or copy files or their paths, and press Ctrl+V here; a click chooses files</source>
        <translation>Ou copier des fichiers ou leurs chemins, et appuyer ici sur Ctrl+V&#x202f;; un clic choisit des fichiers</translation>
    </message>
    <message>
        <source>What you will see: the gold above, a system below, every error marked</source>
        <translation>Ce que vous verrez&#xa0;: la référence en haut, un système dessous, chaque erreur marquée</translation>
    </message>
    <message numerus="yes">
        <source>%n formats can be read</source>
        <translation>
            <numerusform>%n format peut être lu</numerusform>
            <numerusform>%n formats peuvent être lus</numerusform>
        </translation>
    </message>
    <message>
        <source>Touchstone</source>
        <translation>Touchstone</translation>
    </message>
    <message>
        <source>Compare the output of named-entity systems with a gold standard: every number leads to the words.</source>
        <translation>Comparer la sortie de systèmes d’entités nommées avec une référence&#xa0;: chaque nombre mène aux mots.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: name of a data set, %2: the folder of its gold</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;Open gold and systems…</source>
        <translation>&amp;Ouvrir une référence et des systèmes…</translation>
    </message>
    <message>
        <source>Try the &amp;sample</source>
        <translation>Essayer l’e&amp;xemple</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Sixteen short texts with every kind of error, and two systems</source>
        <translation>Seize textes courts avec chaque sorte d’erreur, et deux systèmes</translation>
    </message>
    <message>
        <source>A tour of the sample in ten minutes</source>
        <translation>Une visite de l’exemple en dix minutes</translation>
    </message>
</context>
<context>
    <name>touchstone::ui::WhyView</name>
    <message>
        <source>Why this label</source>
        <translation>Pourquoi cette étiquette</translation>
    </message>
    <message>
        <source>Why the rule was not applied</source>
        <translation>Pourquoi la règle n’a pas été appliquée</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Explain the gold annotation of the record</source>
        <translation>Expliquer l’annotation de référence du cas</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a button. %1: name of a system</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Explain the system annotation of the record</source>
        <translation>Expliquer l’annotation du système du cas</translation>
    </message>
    <message>
        <source>Show each condition with what it found</source>
        <translation>Montrer chaque condition avec ce qu’elle a trouvé</translation>
    </message>
    <message>
        <source>Choose a rule above: every condition is then shown ticked or crossed, with the values that it found for the selected annotation.</source>
        <translation>Choisir une règle ci-dessus&#xa0;: chaque condition est alors montrée cochée ou barrée, avec les valeurs qu’elle a trouvées pour l’annotation sélectionnée.</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Pourquoi non</translation>
    </message>
    <message>
        <source>Covering rules</source>
        <translation>Règles couvrantes</translation>
    </message>
    <message>
        <source>Questions about rules</source>
        <translation>Questions sur les règles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliquée</translation>
    </message>
    <message>
        <source>One condition short</source>
        <translation>À une condition près</translation>
    </message>
    <message>
        <source>Which covering rules are shown</source>
        <translation>Quelles règles couvrantes sont affichées</translation>
    </message>
    <message>
        <source>Select the annotation</source>
        <translation>Sélectionner l’annotation</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation>Copier toutes les lignes</translation>
    </message>
    <message>
        <source>Explain the annotation around it</source>
        <translation>Expliquer l’annotation autour</translation>
    </message>
    <message>
        <source>Selects the whole annotation</source>
        <translation>Sélectionne l’annotation entière</translation>
    </message>
    <message>
        <source>The rules have not run under these settings</source>
        <translation>Les règles n’ont pas été exécutées avec ces réglages</translation>
    </message>
    <message>
        <source>The record is of %1 under the other settings of Compare systems; the rules run under the settings in force only.</source>
        <translation>Le cas est de %1 avec les autres réglages de Comparer les systèmes&#x202f;; les règles ne s’exécutent qu’avec les réglages en vigueur.</translation>
    </message>
    <message>
        <source>The rules have not run on this result</source>
        <translation>Les règles n’ont pas été exécutées sur ce résultat</translation>
    </message>
    <message>
        <source>The record is of %1 as it was before its file was read again; the rules run on what was read last only.</source>
        <extracomment>%1: name of a system</extracomment>
        <translation>Le cas est de %1 tel qu’il était avant la relecture de son fichier&#x202f;; les règles ne s’exécutent que sur ce qui a été lu en dernier.</translation>
    </message>
    <message>
        <source>The rules could not be run</source>
        <translation>Les règles n’ont pas pu être exécutées</translation>
    </message>
    <message>
        <source>The rules are running</source>
        <translation>Les règles s’exécutent</translation>
    </message>
    <message>
        <source>Their explanations appear when they are through.</source>
        <translation>Leurs explications apparaissent quand elles ont fini.</translation>
    </message>
    <message>
        <source>The rules have not run</source>
        <translation>Les règles n’ont pas été exécutées</translation>
    </message>
    <message>
        <source>They were stopped. Reload starts them again.</source>
        <translation>Elles ont été arrêtées. Recharger les relance.</translation>
    </message>
    <message>
        <source>There is nothing to explain</source>
        <translation>Il n’y a rien à expliquer</translation>
    </message>
    <message>
        <source>This system has no such document.</source>
        <translation>Ce système n’a pas ce document.</translation>
    </message>
    <message>
        <source>No annotation is selected</source>
        <translation>Aucune annotation n’est sélectionnée</translation>
    </message>
    <message>
        <source>There are no rules for components</source>
        <translation>Il n’y a pas de règles pour les composants</translation>
    </message>
    <message>
        <source>Rules classify whole annotations. What is inside one is compared by ETER and SER.</source>
        <translation>Les règles classent des annotations entières. Ce qui est à l’intérieur est comparé par ETER et SER.</translation>
    </message>
    <message>
        <source>No place is chosen</source>
        <translation>Aucun endroit n’est choisi</translation>
    </message>
    <message>
        <source>Click in the text, or select an annotation: the rules that looked at this place are listed here.</source>
        <translation>Cliquer dans le texte, ou sélectionner une annotation&#xa0;: les règles qui ont examiné cet endroit sont listées ici.</translation>
    </message>
    <message>
        <source>Explaining</source>
        <translation>Explication en cours</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>There is no explanation</source>
        <translation>Il n’y a pas d’explication</translation>
    </message>
    <message>
        <source>Gold text, character %1: %2</source>
        <extracomment>%1: &quot;gold&quot; or &quot;system&quot;, %2: a position, %3: the annotations there</extracomment>
        <translation>Texte de référence, caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>System text, character %1: %2</source>
        <translation>Texte du système, caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no annotation covers it</source>
        <translation>aucune annotation ne le couvre</translation>
    </message>
    <message numerus="yes">
        <source>%n annotations</source>
        <translation>
            <numerusform>%n annotation</numerusform>
            <numerusform>%n annotations</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 further rows are not shown)</source>
        <translation>(%1 autres lignes ne sont pas affichées)</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>Système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>Copier l’explication</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>C&amp;onditions</translation>
    </message>
    <message>
        <source>Filter by rule, annotation or condition</source>
        <translation>Filtrer par règle, annotation ou condition</translation>
    </message>
    <message>
        <source>Filter the covering rules</source>
        <translation>Filtrer les règles couvrantes</translation>
    </message>
</context>
</TS>
