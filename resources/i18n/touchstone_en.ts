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
    <message numerus="yes">
        <source>%n of them have no score (0/0) and are in no mean.</source>
        <translation>
            <numerusform>%n of them has no score (0/0) and is in no mean.</numerusform>
            <numerusform>%n of them have no score (0/0) and are in no mean.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message numerus="yes">
        <source>%1 (%2; of all %3 %4), in %Ln documents</source>
        <translation>
            <numerusform>%1 (%2; of all %3 %4), in %Ln document</numerusform>
            <numerusform>%1 (%2; of all %3 %4), in %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; of all %3 %4), in %Ln sentences</source>
        <translation>
            <numerusform>%1 (%2; of all %3 %4), in %Ln sentence</numerusform>
            <numerusform>%1 (%2; of all %3 %4), in %Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln annotations)</source>
        <translation>
            <numerusform>%1 (%Ln annotation)</numerusform>
            <numerusform>%1 (%Ln annotations)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln annotations, %2?)</source>
        <translation>
            <numerusform>%1 (%Ln annotation, %2?)</numerusform>
            <numerusform>%1 (%Ln annotations, %2?)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln files)</source>
        <translation>
            <numerusform>%1 (%Ln file)</numerusform>
            <numerusform>%1 (%Ln files)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln tasks)</source>
        <translation>
            <numerusform>%1 (%Ln task)</numerusform>
            <numerusform>%1 (%Ln tasks)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 (%3), in %Ln documents</source>
        <translation>
            <numerusform>%1 of %2 (%3), in %Ln document</numerusform>
            <numerusform>%1 of %2 (%3), in %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 (%3), in %Ln sentences</source>
        <translation>
            <numerusform>%1 of %2 (%3), in %Ln sentence</numerusform>
            <numerusform>%1 of %2 (%3), in %Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 annotations of the system (%3), in %Ln documents</source>
        <translation>
            <numerusform>%1 of %2 annotations of the system (%3), in %Ln document</numerusform>
            <numerusform>%1 of %2 annotations of the system (%3), in %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 annotations of the system (%3), in %Ln sentences</source>
        <translation>
            <numerusform>%1 of %2 annotations of the system (%3), in %Ln sentence</numerusform>
            <numerusform>%1 of %2 annotations of the system (%3), in %Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln documents met.</source>
        <translation>
            <numerusform>%1 of %Ln document met.</numerusform>
            <numerusform>%1 of %Ln documents met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, in %Ln documents</source>
        <translation>
            <numerusform>%1, in %Ln document</numerusform>
            <numerusform>%1, in %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, in %Ln sentences</source>
        <translation>
            <numerusform>%1, in %Ln sentence</numerusform>
            <numerusform>%1, in %Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: what the second one holds, %Ln annotations, would count as false alarms. Take one of them out.</source>
        <translation>
            <numerusform>%1: what the second one holds, %Ln annotation, would count as false alarms. Take one of them out.</numerusform>
            <numerusform>%1: what the second one holds, %Ln annotations, would count as false alarms. Take one of them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; so it is for %Ln more of the document</source>
        <translation>
            <numerusform>%1; so it is for %Ln more of the document</numerusform>
            <numerusform>%1; so it is for %Ln more of the document</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 rows have %Ln cells less than the heading (%1, not %2)</source>
        <translation>
            <numerusform>%3 of %4 rows have one cell less than the heading (%1, not %2)</numerusform>
            <numerusform>%3 of %4 rows have %Ln cells less than the heading (%1, not %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 of %4 rows have %Ln cells more than the heading (%1, not %2)</source>
        <translation>
            <numerusform>%3 of %4 rows have one cell more than the heading (%1, not %2)</numerusform>
            <numerusform>%3 of %4 rows have %Ln cells more than the heading (%1, not %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agree with the gold</source>
        <translation>
            <numerusform>%Ln agrees with the gold</numerusform>
            <numerusform>%Ln agree with the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are left out</source>
        <translation>
            <numerusform>%Ln annotation is left out</numerusform>
            <numerusform>%Ln annotations are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are partly right at best</source>
        <translation>
            <numerusform>%Ln annotation is partly right at best</numerusform>
            <numerusform>%Ln annotations are partly right at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are parts of the one before: the tags go on with it, and only the labels differed.</source>
        <translation>
            <numerusform>%Ln annotation is a part of the one before: the tags go on with it, and only the labels differed.</numerusform>
            <numerusform>%Ln annotations are parts of the one before: the tags go on with it, and only the labels differed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations belong to a text that is not there and were skipped</source>
        <translation>
            <numerusform>%Ln annotation belongs to a text that is not there and was skipped</numerusform>
            <numerusform>%Ln annotations belong to a text that is not there and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations could not be read and were skipped</source>
        <translation>
            <numerusform>%Ln annotation could not be read and was skipped</numerusform>
            <numerusform>%Ln annotations could not be read and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations count as missing</source>
        <translation>
            <numerusform>%Ln annotation counts as missing</numerusform>
            <numerusform>%Ln annotations count as missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations count as spurious</source>
        <translation>
            <numerusform>%Ln annotation counts as spurious</numerusform>
            <numerusform>%Ln annotations count as spurious</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations cross a border of documents and were split there</source>
        <translation>
            <numerusform>%Ln annotation crosses a border of documents and was split there</numerusform>
            <numerusform>%Ln annotations cross a border of documents and were split there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations do not begin and end at tokens; they are compared by the tokens that they touch.</source>
        <translation>
            <numerusform>%Ln annotation does not begin and end at tokens; it is compared by the tokens that it touches.</numerusform>
            <numerusform>%Ln annotations do not begin and end at tokens; they are compared by the tokens that they touch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations do not fit into a tree</source>
        <translation>
            <numerusform>%Ln annotation does not fit into a tree</numerusform>
            <numerusform>%Ln annotations do not fit into a tree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations do not lie in its parent</source>
        <translation>
            <numerusform>%Ln annotation does not lie in its parent</numerusform>
            <numerusform>%Ln annotations do not lie in its parent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations end behind the text of document &quot;%1&quot; (%2 characters). Offsets count characters (code points), not bytes.</source>
        <translation>
            <numerusform>%Ln annotation ends behind the text of document &quot;%1&quot; (%2 characters). Offsets count characters (code points), not bytes.</numerusform>
            <numerusform>%Ln annotations end behind the text of document &quot;%1&quot; (%2 characters). Offsets count characters (code points), not bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no character that is not an inner annotation&apos;s; they are compared by their spans.</source>
        <translation>
            <numerusform>%Ln annotation has no character that is not an inner annotation&apos;s; it is compared by its span.</numerusform>
            <numerusform>%Ln annotations have no character that is not an inner annotation&apos;s; they are compared by their spans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no id, so that they are not read. A line is &quot;T1&lt;TAB&gt;PER 0 3&lt;TAB&gt;Ada&quot;.</source>
        <translation>
            <numerusform>%Ln annotation has no id, so that it is not read. A line is &quot;T1&lt;TAB&gt;PER 0 3&lt;TAB&gt;Ada&quot;.</numerusform>
            <numerusform>%Ln annotations have no id, so that they are not read. A line is &quot;T1&lt;TAB&gt;PER 0 3&lt;TAB&gt;Ada&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no label and were skipped</source>
        <translation>
            <numerusform>%Ln annotation has no label and was skipped</numerusform>
            <numerusform>%Ln annotations have no label and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no offsets and were skipped</source>
        <translation>
            <numerusform>%Ln annotation has no offsets and was skipped</numerusform>
            <numerusform>%Ln annotations have no offsets and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have no type</source>
        <translation>
            <numerusform>%Ln annotation has no type</numerusform>
            <numerusform>%Ln annotations have no type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have offsets that do not fit the text</source>
        <translation>
            <numerusform>%Ln annotation has offsets that do not fit the text</numerusform>
            <numerusform>%Ln annotations have offsets that do not fit the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have other words than stand at the offsets</source>
        <translation>
            <numerusform>%Ln annotation has other words than stand at the offsets</numerusform>
            <numerusform>%Ln annotations have other words than stand at the offsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations have pieces that touch or are out of order</source>
        <translation>
            <numerusform>%Ln annotation has pieces that touch or are out of order</numerusform>
            <numerusform>%Ln annotations have pieces that touch or are out of order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations hold no words and are left out</source>
        <translation>
            <numerusform>%Ln annotation holds no words and is left out</numerusform>
            <numerusform>%Ln annotations hold no words and are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations lie outside of the text</source>
        <translation>
            <numerusform>%Ln annotation lies outside of the text</numerusform>
            <numerusform>%Ln annotations lie outside of the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations name a parent that is not there</source>
        <translation>
            <numerusform>%Ln annotation names a parent that is not there</numerusform>
            <numerusform>%Ln annotations name a parent that is not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of %1 were dropped by the label map: %2.</source>
        <translation>
            <numerusform>%Ln annotation of %1 was dropped by the label map: %2.</numerusform>
            <numerusform>%Ln annotations of %1 were dropped by the label map: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of %1 were left out by --types: %2.</source>
        <translation>
            <numerusform>%Ln annotation of %1 was left out by --types: %2.</numerusform>
            <numerusform>%Ln annotations of %1 were left out by --types: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of labels that neither the gold file nor the tag set has are left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</source>
        <translation>
            <numerusform>%Ln annotation of a label that neither the gold file nor the tag set has is left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</numerusform>
            <numerusform>%Ln annotations of labels that neither the gold file nor the tag set has are left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of labels that the gold file lacks are left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</source>
        <translation>
            <numerusform>%Ln annotation of a label that the gold file lacks is left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</numerusform>
            <numerusform>%Ln annotations of labels that the gold file lacks are left out, as the HIPE scorer does: %1. --tagset names labels that are to count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold behind the end count as missing</source>
        <translation>
            <numerusform>%Ln annotation of the gold behind the end counts as missing</numerusform>
            <numerusform>%Ln annotations of the gold behind the end count as missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold in it count as missing</source>
        <translation>
            <numerusform>%Ln annotation of the gold in it counts as missing</numerusform>
            <numerusform>%Ln annotations of the gold in it count as missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold lie before them</source>
        <translation>
            <numerusform>%Ln annotation of the gold lies before them</numerusform>
            <numerusform>%Ln annotations of the gold lie before them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold lie before them and would count as missed</source>
        <translation>
            <numerusform>%Ln annotation of the gold lies before them and would count as missed</numerusform>
            <numerusform>%Ln annotations of the gold lie before them and would count as missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold lie behind the end</source>
        <translation>
            <numerusform>%Ln annotation of the gold lies behind the end</numerusform>
            <numerusform>%Ln annotations of the gold lie behind the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold lie behind the end and would count as missed</source>
        <translation>
            <numerusform>%Ln annotation of the gold lies behind the end and would count as missed</numerusform>
            <numerusform>%Ln annotations of the gold lie behind the end and would count as missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold would count as missed</source>
        <translation>
            <numerusform>%Ln annotation of the gold would count as missed</numerusform>
            <numerusform>%Ln annotations of the gold would count as missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations reach out of the one that holds it</source>
        <translation>
            <numerusform>%Ln annotation reaches out of the one that holds it</numerusform>
            <numerusform>%Ln annotations reach out of the one that holds it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations stand twice</source>
        <translation>
            <numerusform>%Ln annotation stands twice</numerusform>
            <numerusform>%Ln annotations stand twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations stand twice, with the same span and label; each copy counts as a false alarm where the gold has none. The first is here.</source>
        <translation>
            <numerusform>%Ln annotation stands twice, with the same span and label; each copy counts as a false alarm where the gold has none. The first is here.</numerusform>
            <numerusform>%Ln annotations stand twice, with the same span and label; each copy counts as a false alarm where the gold has none. The first is here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attributes have values that are no numbers</source>
        <translation>
            <numerusform>%Ln attribute has values that are no numbers</numerusform>
            <numerusform>%Ln attributes have values that are no numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes are not UTF-8 text and became U+FFFD each, the first one here; offsets count the replaced text. Convert the file to UTF-8 to keep its letters</source>
        <translation>
            <numerusform>%Ln byte is not UTF-8 text and became U+FFFD each, the first one here; offsets count the replaced text. Convert the file to UTF-8 to keep its letters</numerusform>
            <numerusform>%Ln bytes are not UTF-8 text and became U+FFFD each, the first one here; offsets count the replaced text. Convert the file to UTF-8 to keep its letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates have no type</source>
        <translation>
            <numerusform>%Ln candidate has no type</numerusform>
            <numerusform>%Ln candidates have no type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln captures are named that no pattern has</source>
        <translation>
            <numerusform>%Ln capture is named that no pattern has</numerusform>
            <numerusform>%Ln captures are named that no pattern has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells have neither B- nor I-</source>
        <translation>
            <numerusform>%Ln cell has neither B- nor I-</numerusform>
            <numerusform>%Ln cells have neither B- nor I-</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns hold no answer</source>
        <translation>
            <numerusform>%Ln column holds no answer</numerusform>
            <numerusform>%Ln columns hold no answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln components belong to no entity</source>
        <translation>
            <numerusform>%Ln component belongs to no entity</numerusform>
            <numerusform>%Ln components belong to no entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln components cross the end of an entity</source>
        <translation>
            <numerusform>%Ln component crosses the end of an entity</numerusform>
            <numerusform>%Ln components cross the end of an entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln components meet no entity</source>
        <translation>
            <numerusform>%Ln component meets no entity</numerusform>
            <numerusform>%Ln components meet no entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln components stand in no entity and take part in no score</source>
        <translation>
            <numerusform>%Ln component stands in no entity and takes part in no score</numerusform>
            <numerusform>%Ln components stand in no entity and take part in no score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conditions ask for what no rule sets</source>
        <translation>
            <numerusform>%Ln condition asks for what no rule sets</numerusform>
            <numerusform>%Ln conditions ask for what no rule sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln confidence thresholds were chosen on other data</source>
        <translation>
            <numerusform>%Ln confidence threshold was chosen on other data</numerusform>
            <numerusform>%Ln confidence thresholds were chosen on other data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections are not applied: one judge says two things of one place</source>
        <translation>
            <numerusform>%Ln correction is not applied: one judge says two things of one place</numerusform>
            <numerusform>%Ln corrections are not applied: one judge says two things of one place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections are not applied: the format of the gold cannot hold them</source>
        <translation>
            <numerusform>%Ln correction is not applied: the format of the gold cannot hold it</numerusform>
            <numerusform>%Ln corrections are not applied: the format of the gold cannot hold them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections cannot be written, so nothing was</source>
        <translation>
            <numerusform>%Ln correction cannot be written, so nothing was</numerusform>
            <numerusform>%Ln corrections cannot be written, so nothing was</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections cannot be written, so nothing was: line %1: %2</source>
        <translation>
            <numerusform>%Ln correction cannot be written, so nothing was: line %1: %2</numerusform>
            <numerusform>%Ln corrections cannot be written, so nothing was: line %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections fit nothing of the gold</source>
        <translation>
            <numerusform>%Ln correction fits nothing of the gold</numerusform>
            <numerusform>%Ln corrections fit nothing of the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections give way to another judge&apos;s</source>
        <translation>
            <numerusform>%Ln correction gives way to another judge&apos;s</numerusform>
            <numerusform>%Ln corrections give way to another judge&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln data sets are called as another one</source>
        <translation>
            <numerusform>%Ln data set is called as another one</numerusform>
            <numerusform>%Ln data sets are called as another one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document_id lines have no value</source>
        <translation>
            <numerusform>%Ln document_id line has no value</numerusform>
            <numerusform>%Ln document_id lines have no value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents are aligned character by character</source>
        <translation>
            <numerusform>%Ln document is aligned character by character</numerusform>
            <numerusform>%Ln documents are aligned character by character</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents are compared token by token</source>
        <translation>
            <numerusform>%Ln document is compared token by token</numerusform>
            <numerusform>%Ln documents are compared token by token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents are missing</source>
        <translation>
            <numerusform>%Ln document is missing</numerusform>
            <numerusform>%Ln documents are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents are not expected</source>
        <translation>
            <numerusform>%Ln document is not expected</numerusform>
            <numerusform>%Ln documents are not expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents end early</source>
        <translation>
            <numerusform>%Ln document ends early</numerusform>
            <numerusform>%Ln documents end early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have annotations under a key that is not read</source>
        <translation>
            <numerusform>%Ln document has annotations under a key that is not read</numerusform>
            <numerusform>%Ln documents have annotations under a key that is not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another number of tags than words</source>
        <translation>
            <numerusform>%Ln document has another number of tags than words</numerusform>
            <numerusform>%Ln documents have another number of tags than words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another number of tokens than the gold&apos;s</source>
        <translation>
            <numerusform>%Ln document has another number of tokens than the gold&apos;s</numerusform>
            <numerusform>%Ln documents have another number of tokens than the gold&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another text</source>
        <translation>
            <numerusform>%Ln document has another text</numerusform>
            <numerusform>%Ln documents have another text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have groups of spans that are cut</source>
        <translation>
            <numerusform>%Ln document has groups of spans that are cut</numerusform>
            <numerusform>%Ln documents have groups of spans that are cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have lists of entities too long and too different for ECER and EWER, which are undefined therefore.</source>
        <translation>
            <numerusform>%Ln document has lists of entities too long and too different for ECER and EWER, which are undefined therefore.</numerusform>
            <numerusform>%Ln documents have lists of entities too long and too different for ECER and EWER, which are undefined therefore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no date (an attribute &quot;date&quot; that begins with a year) and are in no period.</source>
        <translation>
            <numerusform>%Ln document has no date (an attribute &quot;date&quot; that begins with a year) and is in no period.</numerusform>
            <numerusform>%Ln documents have no date (an attribute &quot;date&quot; that begins with a year) and are in no period.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no id, while others have one, and %1 met none by the text either. Write the ids that are expected.</source>
        <translation>
            <numerusform>%Ln document has no id, while others have one, and %1 met none by the text either. Write the ids that are expected.</numerusform>
            <numerusform>%Ln documents have no id, while others have one, and %1 met none by the text either. Write the ids that are expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no id, while others have one; they met their counterpart by the text. Write the ids that are expected.</source>
        <translation>
            <numerusform>%Ln document has no id, while others have one; it met its counterpart by the text. Write the ids that are expected.</numerusform>
            <numerusform>%Ln documents have no id, while others have one; they met their counterpart by the text. Write the ids that are expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have no text, or several</source>
        <translation>
            <numerusform>%Ln document has no text, or several</numerusform>
            <numerusform>%Ln documents have no text, or several</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have offsets, but no text (their format has none); noisy compares nothing in them. Use a format with texts.</source>
        <translation>
            <numerusform>%Ln document has offsets, but no text (its format has none); noisy compares nothing in it. Use a format with texts.</numerusform>
            <numerusform>%Ln documents have offsets, but no text (their format has none); noisy compares nothing in them. Use a format with texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have other tokens</source>
        <translation>
            <numerusform>%Ln document has other tokens</numerusform>
            <numerusform>%Ln documents have other tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have other words at the offsets</source>
        <translation>
            <numerusform>%Ln document has other words at the offsets</numerusform>
            <numerusform>%Ln documents have other words at the offsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have strings that are not in the file</source>
        <translation>
            <numerusform>%Ln document has strings that are not in the file</numerusform>
            <numerusform>%Ln documents have strings that are not in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have the name of an earlier one</source>
        <translation>
            <numerusform>%Ln document has the name of an earlier one</numerusform>
            <numerusform>%Ln documents have the name of an earlier one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have tokens that do not fit the text</source>
        <translation>
            <numerusform>%Ln document has tokens that do not fit the text</numerusform>
            <numerusform>%Ln documents have tokens that do not fit the text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents lack relations of annotations that corrections remove</source>
        <translation>
            <numerusform>%Ln document lacks relations of annotations that corrections remove</numerusform>
            <numerusform>%Ln documents lack relations of annotations that corrections remove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents lack their beginning</source>
        <translation>
            <numerusform>%Ln document lacks its beginning</numerusform>
            <numerusform>%Ln documents lack their beginning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents of the gold are not in the system</source>
        <translation>
            <numerusform>%Ln document of the gold is not in the system</numerusform>
            <numerusform>%Ln documents of the gold are not in the system</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents of the system are not in the gold</source>
        <translation>
            <numerusform>%Ln document of the system is not in the gold</numerusform>
            <numerusform>%Ln documents of the system are not in the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents stand twice</source>
        <translation>
            <numerusform>%Ln document stands twice</numerusform>
            <numerusform>%Ln documents stand twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entities begin with a tag that should go on with one (I-, E-, L-); noisy reads them as beginnings. nerval does not count them, and its figures are doubtful here.</source>
        <translation>
            <numerusform>%Ln entity begins with a tag that should go on with one (I-, E-, L-); noisy reads it as a beginning. nerval does not count it, and its figures are doubtful here.</numerusform>
            <numerusform>%Ln entities begin with a tag that should go on with one (I-, E-, L-); noisy reads them as beginnings. nerval does not count them, and its figures are doubtful here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln equivalences</source>
        <translation>
            <numerusform>%Ln equivalence</numerusform>
            <numerusform>%Ln equivalences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are UTF-16</source>
        <translation>
            <numerusform>%Ln file is UTF-16</numerusform>
            <numerusform>%Ln files are UTF-16</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are empty</source>
        <translation>
            <numerusform>%Ln file is empty</numerusform>
            <numerusform>%Ln files are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are matched by two patterns</source>
        <translation>
            <numerusform>%Ln file is matched by two patterns</numerusform>
            <numerusform>%Ln files are matched by two patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are read as DocBin</source>
        <translation>
            <numerusform>%Ln file is read as DocBin</numerusform>
            <numerusform>%Ln files are read as DocBin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read</source>
        <translation>
            <numerusform>%Ln file could not be read</numerusform>
            <numerusform>%Ln files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read and stay out</source>
        <translation>
            <numerusform>%Ln file could not be read and stays out</numerusform>
            <numerusform>%Ln files could not be read and stay out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files count offsets in another way than its format</source>
        <translation>
            <numerusform>%Ln file counts offsets in another way than its format</numerusform>
            <numerusform>%Ln files count offsets in another way than its format</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files count the tokens in the first column</source>
        <translation>
            <numerusform>%Ln file counts the tokens in the first column</numerusform>
            <numerusform>%Ln files count the tokens in the first column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files do not name the format</source>
        <translation>
            <numerusform>%Ln file does not name the format</numerusform>
            <numerusform>%Ln files do not name the format</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have another number of columns than the heading</source>
        <translation>
            <numerusform>%Ln file has another number of columns than the heading</numerusform>
            <numerusform>%Ln files have another number of columns than the heading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have attributes that stand for annotations of several documents</source>
        <translation>
            <numerusform>%Ln file has attributes that stand for annotations of several documents</numerusform>
            <numerusform>%Ln files have attributes that stand for annotations of several documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have attributes that stand for nothing in the gold</source>
        <translation>
            <numerusform>%Ln file has attributes that stand for nothing in the gold</numerusform>
            <numerusform>%Ln files have attributes that stand for nothing in the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have carriage returns as line ends</source>
        <translation>
            <numerusform>%Ln file has carriage returns as line ends</numerusform>
            <numerusform>%Ln files have carriage returns as line ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have comments</source>
        <translation>
            <numerusform>%Ln file has comments</numerusform>
            <numerusform>%Ln files have comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have groups of spans and no entities</source>
        <translation>
            <numerusform>%Ln file has groups of spans and no entities</numerusform>
            <numerusform>%Ln files have groups of spans and no entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have labels inside others</source>
        <translation>
            <numerusform>%Ln file has labels inside others</numerusform>
            <numerusform>%Ln files have labels inside others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no -DOCSTART- line</source>
        <translation>
            <numerusform>%Ln file has no -DOCSTART- line</numerusform>
            <numerusform>%Ln files have no -DOCSTART- line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no annotation at the end</source>
        <translation>
            <numerusform>%Ln file has no annotation at the end</numerusform>
            <numerusform>%Ln files have no annotation at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no document marks</source>
        <translation>
            <numerusform>%Ln file has no document marks</numerusform>
            <numerusform>%Ln files have no document marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no document marks and another number of tokens than the gold</source>
        <translation>
            <numerusform>%Ln file has no document marks and another number of tokens than the gold</numerusform>
            <numerusform>%Ln files have no document marks and another number of tokens than the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no tags in the last column</source>
        <translation>
            <numerusform>%Ln file has no tags in the last column</numerusform>
            <numerusform>%Ln files have no tags in the last column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have numbers for labels</source>
        <translation>
            <numerusform>%Ln file has numbers for labels</numerusform>
            <numerusform>%Ln files have numbers for labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have predictions beside tags</source>
        <translation>
            <numerusform>%Ln file has predictions beside tags</numerusform>
            <numerusform>%Ln files have predictions beside tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have predictions of several models</source>
        <translation>
            <numerusform>%Ln file has predictions of several models</numerusform>
            <numerusform>%Ln files have predictions of several models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have rows that hold only #</source>
        <translation>
            <numerusform>%Ln file has rows that hold only #</numerusform>
            <numerusform>%Ln files have rows that hold only #</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have runs without a mean over the data sets</source>
        <translation>
            <numerusform>%Ln file has runs without a mean over the data sets</numerusform>
            <numerusform>%Ln files have runs without a mean over the data sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have tasks without a prediction</source>
        <translation>
            <numerusform>%Ln file has tasks without a prediction</numerusform>
            <numerusform>%Ln files have tasks without a prediction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have tasks without annotations</source>
        <translation>
            <numerusform>%Ln file has tasks without annotations</numerusform>
            <numerusform>%Ln files have tasks without annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have texts of systems that differ from the gold&apos;s</source>
        <translation>
            <numerusform>%Ln file has texts of systems that differ from the gold&apos;s</numerusform>
            <numerusform>%Ln files have texts of systems that differ from the gold&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have the tags in another column than those before</source>
        <translation>
            <numerusform>%Ln file has the tags in another column than those before</numerusform>
            <numerusform>%Ln files have the tags in another column than those before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have types with blanks</source>
        <translation>
            <numerusform>%Ln file has types with blanks</numerusform>
            <numerusform>%Ln files have types with blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files hold gold and system in their last two columns</source>
        <translation>
            <numerusform>%Ln file holds gold and system in its last two columns</numerusform>
            <numerusform>%Ln files hold gold and system in their last two columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files hold relations, which take no part in any score</source>
        <translation>
            <numerusform>%Ln file holds relations, which take no part in any score</numerusform>
            <numerusform>%Ln files hold relations, which take no part in any score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files lack their beginning</source>
        <translation>
            <numerusform>%Ln file lacks its beginning</numerusform>
            <numerusform>%Ln files lack their beginning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of corrections say nothing</source>
        <translation>
            <numerusform>%Ln file of corrections says nothing</numerusform>
            <numerusform>%Ln files of corrections say nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of projects are not there</source>
        <translation>
            <numerusform>%Ln file of a project is not there</numerusform>
            <numerusform>%Ln files of projects are not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of rules are not UTF-8</source>
        <translation>
            <numerusform>%Ln file of rules is not UTF-8</numerusform>
            <numerusform>%Ln files of rules are not UTF-8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of rules could not be read</source>
        <translation>
            <numerusform>%Ln file of rules could not be read</numerusform>
            <numerusform>%Ln files of rules could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of training data</source>
        <translation>
            <numerusform>%Ln file of training data</numerusform>
            <numerusform>%Ln files of training data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files of training data without a name</source>
        <translation>
            <numerusform>%Ln file of training data without a name</numerusform>
            <numerusform>%Ln files of training data without a name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were cut</source>
        <translation>
            <numerusform>%Ln file was cut</numerusform>
            <numerusform>%Ln files were cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were cut to the gold&apos;s documents</source>
        <translation>
            <numerusform>%Ln file was cut to the gold&apos;s documents</numerusform>
            <numerusform>%Ln files were cut to the gold&apos;s documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were left out</source>
        <translation>
            <numerusform>%Ln file was left out</numerusform>
            <numerusform>%Ln files were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files with tags of a known scheme</source>
        <translation>
            <numerusform>%Ln file with tags of a known scheme</numerusform>
            <numerusform>%Ln files with tags of a known scheme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings change scores of runs</source>
        <translation>
            <numerusform>%Ln finding changes scores of runs</numerusform>
            <numerusform>%Ln findings change scores of runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of another kind</source>
        <translation>
            <numerusform>%Ln finding of another kind</numerusform>
            <numerusform>%Ln findings of another kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gold entities have only text that an earlier one was compared with already; they are missed.</source>
        <translation>
            <numerusform>%Ln gold entity has only text that an earlier one was compared with already; it is missed.</numerusform>
            <numerusform>%Ln gold entities have only text that an earlier one was compared with already; they are missed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gold entities lie behind the end and count as missing</source>
        <translation>
            <numerusform>%Ln gold entity lies behind the end and counts as missing</numerusform>
            <numerusform>%Ln gold entities lie behind the end and count as missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gold entities lie in what is missing and count as missing</source>
        <translation>
            <numerusform>%Ln gold entity lies in what is missing and counts as missing</numerusform>
            <numerusform>%Ln gold entities lie in what is missing and count as missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln golds tell no noise</source>
        <translation>
            <numerusform>%Ln gold tells no noise</numerusform>
            <numerusform>%Ln golds tell no noise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln headers are missing or not understood</source>
        <translation>
            <numerusform>%Ln header is missing or not understood</numerusform>
            <numerusform>%Ln headers are missing or not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids are missing</source>
        <translation>
            <numerusform>%Ln id is missing</numerusform>
            <numerusform>%Ln ids are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids had been given before</source>
        <translation>
            <numerusform>%Ln id had been given before</numerusform>
            <numerusform>%Ln ids had been given before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were given to an earlier annotation</source>
        <translation>
            <numerusform>%Ln id was given to an earlier annotation</numerusform>
            <numerusform>%Ln ids were given to an earlier annotation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln inputs were annotated before</source>
        <translation>
            <numerusform>%Ln input was annotated before</numerusform>
            <numerusform>%Ln inputs were annotated before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgements are lost: the gold has changed</source>
        <translation>
            <numerusform>%Ln judgement is lost: the gold has changed</numerusform>
            <numerusform>%Ln judgements are lost: the gold has changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgements say that the gold is wrong, but not what is right</source>
        <translation>
            <numerusform>%Ln judgement says that the gold is wrong, but not what is right</numerusform>
            <numerusform>%Ln judgements say that the gold is wrong, but not what is right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys of projects are not known</source>
        <translation>
            <numerusform>%Ln key of a project is not known</numerusform>
            <numerusform>%Ln keys of projects are not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys stand twice</source>
        <translation>
            <numerusform>%Ln key stands twice</numerusform>
            <numerusform>%Ln keys stand twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kinds of things that the format has no place for</source>
        <translation>
            <numerusform>%Ln kind of things that the format has no place for</numerusform>
            <numerusform>%Ln kinds of things that the format has no place for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are named that no annotation bears</source>
        <translation>
            <numerusform>%Ln label is named that no annotation bears</numerusform>
            <numerusform>%Ln labels are named that no annotation bears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are not known</source>
        <translation>
            <numerusform>%Ln label is not known</numerusform>
            <numerusform>%Ln labels are not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels lie inside others and count like any; ELEVANT counts such labels through the one around them, so that its own figures are others</source>
        <translation>
            <numerusform>%Ln label lies inside another and counts like any; ELEVANT counts such labels through the one around them, so that its own figures are others</numerusform>
            <numerusform>%Ln labels lie inside others and count like any; ELEVANT counts such labels through the one around them, so that its own figures are others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels lie outside of what is evaluated</source>
        <translation>
            <numerusform>%Ln label lies outside of what is evaluated</numerusform>
            <numerusform>%Ln labels lie outside of what is evaluated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits of rules are passed</source>
        <translation>
            <numerusform>%Ln limit of rules is passed</numerusform>
            <numerusform>%Ln limits of rules are passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are nested too deep and were skipped</source>
        <translation>
            <numerusform>%Ln line is nested too deep and was skipped</numerusform>
            <numerusform>%Ln lines are nested too deep and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no document and were skipped</source>
        <translation>
            <numerusform>%Ln line is no document and was skipped</numerusform>
            <numerusform>%Ln lines are no document and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines have a candidate that is cut</source>
        <translation>
            <numerusform>%Ln line has a candidate that is cut</numerusform>
            <numerusform>%Ln lines have a candidate that is cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines have a further column behind the words, which brat does not know; the annotations are read. Take it out.</source>
        <translation>
            <numerusform>%Ln line has a further column behind the words, which brat does not know; the annotations are read. Take it out.</numerusform>
            <numerusform>%Ln lines have a further column behind the words, which brat does not know; the annotations are read. Take it out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines name an annotation that is not there</source>
        <translation>
            <numerusform>%Ln line names an annotation that is not there</numerusform>
            <numerusform>%Ln lines name an annotation that is not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of judgements are no judgement</source>
        <translation>
            <numerusform>%Ln line of judgements is no judgement</numerusform>
            <numerusform>%Ln lines of judgements are no judgement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines of notes are no note</source>
        <translation>
            <numerusform>%Ln line of notes is no note</numerusform>
            <numerusform>%Ln lines of notes are no note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links are not known</source>
        <translation>
            <numerusform>%Ln link is not known</numerusform>
            <numerusform>%Ln links are not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have another form than those compared with: &quot;%1&quot;, expected %2 (N stands for a number). An id of another base or form is never right.</source>
        <translation>
            <numerusform>%Ln link has another form than those compared with: &quot;%1&quot;, expected %2 (N stands for a number). An id of another base or form is never right.</numerusform>
            <numerusform>%Ln links have another form than those compared with: &quot;%1&quot;, expected %2 (N stands for a number). An id of another base or form is never right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln measures cannot be told by slice</source>
        <translation>
            <numerusform>%Ln measure cannot be told by slice</numerusform>
            <numerusform>%Ln measures cannot be told by slice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mentions could not be found in the text and were left out</source>
        <translation>
            <numerusform>%Ln mention could not be found in the text and was left out</numerusform>
            <numerusform>%Ln mentions could not be found in the text and were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mentions stand in the text in another spelling</source>
        <translation>
            <numerusform>%Ln mention stands in the text in another spelling</numerusform>
            <numerusform>%Ln mentions stand in the text in another spelling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mentions stand in the text more often than listed</source>
        <translation>
            <numerusform>%Ln mention stands in the text more often than listed</numerusform>
            <numerusform>%Ln mentions stand in the text more often than listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln metonymic annotations have another span than any entity</source>
        <translation>
            <numerusform>%Ln metonymic annotation has another span than any entity</numerusform>
            <numerusform>%Ln metonymic annotations have another span than any entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln metonymic annotations meet no entity</source>
        <translation>
            <numerusform>%Ln metonymic annotation meets no entity</numerusform>
            <numerusform>%Ln metonymic annotations meet no entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln model versions say nothing here</source>
        <translation>
            <numerusform>%Ln model version says nothing here</numerusform>
            <numerusform>%Ln model versions say nothing here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more causes.</source>
        <translation>
            <numerusform>%Ln more cause.</numerusform>
            <numerusform>%Ln more causes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names are not known</source>
        <translation>
            <numerusform>%Ln name is not known</numerusform>
            <numerusform>%Ln names are not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names have an empty id</source>
        <translation>
            <numerusform>%Ln name has an empty id</numerusform>
            <numerusform>%Ln names have an empty id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names stand for two systems</source>
        <translation>
            <numerusform>%Ln name stands for two systems</numerusform>
            <numerusform>%Ln names stand for two systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names that brat cannot have</source>
        <translation>
            <numerusform>%Ln name that brat cannot have</numerusform>
            <numerusform>%Ln names that brat cannot have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nested annotations cross the end of an entity</source>
        <translation>
            <numerusform>%Ln nested annotation crosses the end of an entity</numerusform>
            <numerusform>%Ln nested annotations cross the end of an entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nested annotations meet no entity</source>
        <translation>
            <numerusform>%Ln nested annotation meets no entity</numerusform>
            <numerusform>%Ln nested annotations meet no entity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln noise levels are empty</source>
        <translation>
            <numerusform>%Ln noise level is empty</numerusform>
            <numerusform>%Ln noise levels are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers of candidates without links to count</source>
        <translation>
            <numerusform>%Ln number of candidates without links to count</numerusform>
            <numerusform>%Ln numbers of candidates without links to count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 annotations of %2 have a lower score than %3 and are left out; errors --list %4 lists them.</source>
        <translation>
            <numerusform>%Ln of %1 annotations of %2 has a lower score than %3 and is left out; errors --list %4 lists it.</numerusform>
            <numerusform>%Ln of %1 annotations of %2 have a lower score than %3 and are left out; errors --list %4 lists them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 annotations of %2 have no confidence score; %3 keeps them.</source>
        <translation>
            <numerusform>%Ln of %1 annotations of %2 has no confidence score; %3 keeps it.</numerusform>
            <numerusform>%Ln of %1 annotations of %2 have no confidence score; %3 keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 rows of the attributes stand for nothing in the gold; the first names %2. Ids are those that errors --json shows under document and gold.id.</source>
        <translation>
            <numerusform>%Ln of %1 rows of the attributes stands for nothing in the gold; the first names %2. Ids are those that errors --json shows under document and gold.id.</numerusform>
            <numerusform>%Ln of %1 rows of the attributes stand for nothing in the gold; the first names %2. Ids are those that errors --json shows under document and gold.id.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 values of the attribute &quot;%2&quot; are no numbers and counted as &quot;%3&quot; by --slice-bounds; the first is &quot;%4&quot;.</source>
        <translation>
            <numerusform>%Ln of %1 values of the attribute &quot;%2&quot; is no number and counted as &quot;%3&quot; by --slice-bounds; the first is &quot;%4&quot;.</numerusform>
            <numerusform>%Ln of %1 values of the attribute &quot;%2&quot; are no numbers and counted as &quot;%3&quot; by --slice-bounds; the first is &quot;%4&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offsets point into a character</source>
        <translation>
            <numerusform>%Ln offset points into a character</numerusform>
            <numerusform>%Ln offsets point into a character</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln older runs stay out</source>
        <translation>
            <numerusform>%Ln older run stays out</numerusform>
            <numerusform>%Ln older runs stay out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln options say nothing here</source>
        <translation>
            <numerusform>%Ln option says nothing here</numerusform>
            <numerusform>%Ln options say nothing here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts do not lie in its token</source>
        <translation>
            <numerusform>%Ln part does not lie in its token</numerusform>
            <numerusform>%Ln parts do not lie in its token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts of the numbers do not add up over shards</source>
        <translation>
            <numerusform>%Ln part of the numbers does not add up over shards</numerusform>
            <numerusform>%Ln parts of the numbers do not add up over shards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passages do not stand at its offset</source>
        <translation>
            <numerusform>%Ln passage does not stand at its offset</numerusform>
            <numerusform>%Ln passages do not stand at its offset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths lead out of the project&apos;s folder</source>
        <translation>
            <numerusform>%Ln path leads out of the project&apos;s folder</numerusform>
            <numerusform>%Ln paths lead out of the project&apos;s folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns match no file</source>
        <translation>
            <numerusform>%Ln pattern matches no file</numerusform>
            <numerusform>%Ln patterns match no file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places are not written as rules are</source>
        <translation>
            <numerusform>%Ln place is not written as rules are</numerusform>
            <numerusform>%Ln places are not written as rules are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places could not be read</source>
        <translation>
            <numerusform>%Ln place could not be read</numerusform>
            <numerusform>%Ln places could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln projects break off</source>
        <translation>
            <numerusform>%Ln project breaks off</numerusform>
            <numerusform>%Ln projects break off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quotation marks are not closed</source>
        <translation>
            <numerusform>%Ln quotation mark is not closed</numerusform>
            <numerusform>%Ln quotation marks are not closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records are no document and were skipped</source>
        <translation>
            <numerusform>%Ln record is no document and was skipped</numerusform>
            <numerusform>%Ln records are no document and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln references stand for no character</source>
        <translation>
            <numerusform>%Ln reference stands for no character</numerusform>
            <numerusform>%Ln references stand for no character</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln relations</source>
        <translation>
            <numerusform>%Ln relation</numerusform>
            <numerusform>%Ln relations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln relations of this document are left out: corrections remove the annotations at an end of them.</source>
        <translation>
            <numerusform>%Ln relation of this document is left out: a correction removes the annotation at an end of it.</numerusform>
            <numerusform>%Ln relations of this document are left out: corrections remove the annotations at an end of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows could not be read as they stand</source>
        <translation>
            <numerusform>%Ln row could not be read as it stands</numerusform>
            <numerusform>%Ln rows could not be read as they stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have another number of columns</source>
        <translation>
            <numerusform>%Ln row has another number of columns</numerusform>
            <numerusform>%Ln rows have another number of columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have another number of columns than most</source>
        <translation>
            <numerusform>%Ln row has another number of columns than most</numerusform>
            <numerusform>%Ln rows have another number of columns than most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have another number of columns than the header</source>
        <translation>
            <numerusform>%Ln row has another number of columns than the header</numerusform>
            <numerusform>%Ln rows have another number of columns than the header</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no token</source>
        <translation>
            <numerusform>%Ln row has no token</numerusform>
            <numerusform>%Ln rows have no token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have shifted cells</source>
        <translation>
            <numerusform>%Ln row has shifted cells</numerusform>
            <numerusform>%Ln rows have shifted cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of corrections could not be read</source>
        <translation>
            <numerusform>%Ln row of corrections could not be read</numerusform>
            <numerusform>%Ln rows of corrections could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the attributes stand for annotations of several documents; the first names %1. A column document before the column annotation tells them apart.</source>
        <translation>
            <numerusform>%Ln row of the attributes stands for annotations of several documents; the first names %1. A column document before the column annotation tells them apart.</numerusform>
            <numerusform>%Ln rows of the attributes stand for annotations of several documents; the first names %1. A column document before the column annotation tells them apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows that hold only # are left out</source>
        <translation>
            <numerusform>%Ln row that holds only # is left out</numerusform>
            <numerusform>%Ln rows that hold only # are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules have the name of an earlier one</source>
        <translation>
            <numerusform>%Ln rule has the name of an earlier one</numerusform>
            <numerusform>%Ln rules have the name of an earlier one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs are called as another one</source>
        <translation>
            <numerusform>%Ln run is called as another one</numerusform>
            <numerusform>%Ln runs are called as another one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs are scored although most documents are other texts</source>
        <translation>
            <numerusform>%Ln run is scored although most documents are other texts</numerusform>
            <numerusform>%Ln runs are scored although most documents are other texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs belong to no task</source>
        <translation>
            <numerusform>%Ln run belongs to no task</numerusform>
            <numerusform>%Ln runs belong to no task</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs have no gold</source>
        <translation>
            <numerusform>%Ln run has no gold</numerusform>
            <numerusform>%Ln runs have no gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs were not scored and stay out</source>
        <translation>
            <numerusform>%Ln run was not scored and stays out</numerusform>
            <numerusform>%Ln runs were not scored and stay out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs were not scored: most documents are other texts</source>
        <translation>
            <numerusform>%Ln run was not scored: most documents are other texts</numerusform>
            <numerusform>%Ln runs were not scored: most documents are other texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scores are no number from 0 to 1 and are ignored</source>
        <translation>
            <numerusform>%Ln score is no number from 0 to 1 and is ignored</numerusform>
            <numerusform>%Ln scores are no number from 0 to 1 and are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings are not the preset&apos;s</source>
        <translation>
            <numerusform>%Ln setting is not the preset&apos;s</numerusform>
            <numerusform>%Ln settings are not the preset&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings are of another edition than the preset&apos;s</source>
        <translation>
            <numerusform>%Ln setting is of another edition than the preset&apos;s</numerusform>
            <numerusform>%Ln settings are of another edition than the preset&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings are wrong</source>
        <translation>
            <numerusform>%Ln setting is wrong</numerusform>
            <numerusform>%Ln settings are wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings say nothing here</source>
        <translation>
            <numerusform>%Ln setting says nothing here</numerusform>
            <numerusform>%Ln settings say nothing here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sides of which annotations became one</source>
        <translation>
            <numerusform>%Ln side of which annotations became one</numerusform>
            <numerusform>%Ln sides of which annotations became one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sides of which labels are dropped</source>
        <translation>
            <numerusform>%Ln side of which labels are dropped</numerusform>
            <numerusform>%Ln sides of which labels are dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sides of which labels are left out</source>
        <translation>
            <numerusform>%Ln side of which labels are left out</numerusform>
            <numerusform>%Ln sides of which labels are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln signs begin no tag</source>
        <translation>
            <numerusform>%Ln sign begins no tag</numerusform>
            <numerusform>%Ln signs begin no tag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slices have bounds and no numbers</source>
        <translation>
            <numerusform>%Ln slice has bounds and no numbers</numerusform>
            <numerusform>%Ln slices have bounds and no numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spaces after inner entities would go on with an outer entity that has ended; noisy ends it. nerval&apos;s figures are doubtful here.</source>
        <translation>
            <numerusform>%Ln space after an inner entity would go on with an outer entity that has ended; noisy ends it. nerval&apos;s figures are doubtful here.</numerusform>
            <numerusform>%Ln spaces after inner entities would go on with an outer entity that has ended; noisy ends it. nerval&apos;s figures are doubtful here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spans were judged in two ways</source>
        <translation>
            <numerusform>%Ln span was judged in two ways</numerusform>
            <numerusform>%Ln spans were judged in two ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretches of bytes are not UTF-8</source>
        <translation>
            <numerusform>%Ln stretch of bytes is not UTF-8</numerusform>
            <numerusform>%Ln stretches of bytes are not UTF-8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strings hold NUL</source>
        <translation>
            <numerusform>%Ln string holds NUL</numerusform>
            <numerusform>%Ln strings hold NUL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strings hold half of a UTF-16 pair</source>
        <translation>
            <numerusform>%Ln string holds half of a UTF-16 pair</numerusform>
            <numerusform>%Ln strings hold half of a UTF-16 pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln submissions have their documents in another order</source>
        <translation>
            <numerusform>%Ln submission has its documents in another order</numerusform>
            <numerusform>%Ln submissions have their documents in another order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln submissions hold no annotation</source>
        <translation>
            <numerusform>%Ln submission holds no annotation</numerusform>
            <numerusform>%Ln submissions hold no annotation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln submissions hold other texts</source>
        <translation>
            <numerusform>%Ln submission holds other texts</numerusform>
            <numerusform>%Ln submissions hold other texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln submissions were paired by order</source>
        <translation>
            <numerusform>%Ln submission was paired by order</numerusform>
            <numerusform>%Ln submissions were paired by order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems are the gold&apos;s own file, compared with itself</source>
        <translation>
            <numerusform>the system is the gold&apos;s own file, compared with itself</numerusform>
            <numerusform>%Ln systems are the gold&apos;s own file, compared with itself</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems could not be read</source>
        <translation>
            <numerusform>the system could not be read</numerusform>
            <numerusform>%Ln systems could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems equal the gold</source>
        <translation>
            <numerusform>the system equals the gold</numerusform>
            <numerusform>%Ln systems equal the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have annotations that do not begin and end at tokens</source>
        <translation>
            <numerusform>the system has annotations that do not begin and end at tokens</numerusform>
            <numerusform>%Ln systems have annotations that do not begin and end at tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have annotations with a lower score</source>
        <translation>
            <numerusform>the system has annotations with a lower score</numerusform>
            <numerusform>%Ln systems have annotations with a lower score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have annotations without a score</source>
        <translation>
            <numerusform>the system has annotations without a score</numerusform>
            <numerusform>%Ln systems have annotations without a score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have annotations without text</source>
        <translation>
            <numerusform>the system has annotations without text</numerusform>
            <numerusform>%Ln systems have annotations without text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have documents that --strict-scheme does not judge</source>
        <translation>
            <numerusform>the system has documents that --strict-scheme does not judge</numerusform>
            <numerusform>%Ln systems have documents that --strict-scheme does not judge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have documents that end early</source>
        <translation>
            <numerusform>the system has documents that end early</numerusform>
            <numerusform>%Ln systems have documents that end early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have documents that lack their beginning</source>
        <translation>
            <numerusform>the system has documents that lack their beginning</numerusform>
            <numerusform>%Ln systems have documents that lack their beginning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have documents without a date</source>
        <translation>
            <numerusform>the system has documents without a date</numerusform>
            <numerusform>%Ln systems have documents without a date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have documents without text, in which noisy compares nothing</source>
        <translation>
            <numerusform>the system has documents without text, in which noisy compares nothing</numerusform>
            <numerusform>%Ln systems have documents without text, in which noisy compares nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that the gold lacks</source>
        <translation>
            <numerusform>the system has labels that the gold lacks</numerusform>
            <numerusform>%Ln systems have labels that the gold lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that the gold lacks, or lacks some of its</source>
        <translation>
            <numerusform>the system has labels that the gold lacks, or lacks some of its</numerusform>
            <numerusform>%Ln systems have labels that the gold lacks, or lacks some of its</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that the gold writes in another way</source>
        <translation>
            <numerusform>the system has labels that the gold writes in another way</numerusform>
            <numerusform>%Ln systems have labels that the gold writes in another way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have no id of --link-equivalents</source>
        <translation>
            <numerusform>the system has no id of --link-equivalents</numerusform>
            <numerusform>%Ln systems have no id of --link-equivalents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have no mean, for lack of a score in each data set: %1. Lines by &quot;%2&quot; (--lines) show each data set.</source>
        <translation>
            <numerusform>%Ln system has no mean, for lack of a score in each data set: %1. Lines by &quot;%2&quot; (--lines) show each data set.</numerusform>
            <numerusform>%Ln systems have no mean, for lack of a score in each data set: %1. Lines by &quot;%2&quot; (--lines) show each data set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have spaces after inner entities</source>
        <translation>
            <numerusform>the system has spaces after inner entities</numerusform>
            <numerusform>%Ln systems have spaces after inner entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have tags that nerval does not count</source>
        <translation>
            <numerusform>the system has tags that nerval does not count</numerusform>
            <numerusform>%Ln systems have tags that nerval does not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have tags that seqeval reads in another way</source>
        <translation>
            <numerusform>the system has tags that seqeval reads in another way</numerusform>
            <numerusform>%Ln systems have tags that seqeval reads in another way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have texts that differ from the gold&apos;s</source>
        <translation>
            <numerusform>the system has texts that differ from the gold&apos;s</numerusform>
            <numerusform>%Ln systems have texts that differ from the gold&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems link no name where the gold does</source>
        <translation>
            <numerusform>the system links no name where the gold does</numerusform>
            <numerusform>%Ln systems link no name where the gold does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems of which it cannot be told what errors come from</source>
        <translation>
            <numerusform>the system of which it cannot be told what errors come from</numerusform>
            <numerusform>%Ln systems of which it cannot be told what errors come from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems of which types are compared where links were chosen</source>
        <translation>
            <numerusform>the system of which types are compared where links were chosen</numerusform>
            <numerusform>%Ln systems of which types are compared where links were chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems share no label with the gold</source>
        <translation>
            <numerusform>the system shares no label with the gold</numerusform>
            <numerusform>%Ln systems share no label with the gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems share no type with the training data</source>
        <translation>
            <numerusform>the system shares no type with the training data</numerusform>
            <numerusform>%Ln systems share no type with the training data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems tell no scores</source>
        <translation>
            <numerusform>the system tells no scores</numerusform>
            <numerusform>%Ln systems tell no scores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems with annotations hidden by inner ones</source>
        <translation>
            <numerusform>the system with annotations hidden by inner ones</numerusform>
            <numerusform>%Ln systems with annotations hidden by inner ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems with entities over text that was compared before</source>
        <translation>
            <numerusform>the system with entities over text that was compared before</numerusform>
            <numerusform>%Ln systems with entities over text that was compared before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems without ECER and EWER in some documents</source>
        <translation>
            <numerusform>the system without ECER and EWER in some documents</numerusform>
            <numerusform>%Ln systems without ECER and EWER in some documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems without a curve of ETER</source>
        <translation>
            <numerusform>the system without a curve of ETER</numerusform>
            <numerusform>%Ln systems without a curve of ETER</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems&apos; documents met the gold&apos;s by their texts</source>
        <translation>
            <numerusform>the system&apos;s documents met the gold&apos;s by their texts</numerusform>
            <numerusform>%Ln systems&apos; documents met the gold&apos;s by their texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems&apos; documents were paired by their order</source>
        <translation>
            <numerusform>the system&apos;s documents were paired by their order</numerusform>
            <numerusform>%Ln systems&apos; documents were paired by their order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are not closed</source>
        <translation>
            <numerusform>%Ln tag is not closed</numerusform>
            <numerusform>%Ln tags are not closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are not written as the others are</source>
        <translation>
            <numerusform>%Ln tag is not written as the others are</numerusform>
            <numerusform>%Ln tags are not written as the others are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are read as entities</source>
        <translation>
            <numerusform>%Ln tag is read as entities</numerusform>
            <numerusform>%Ln tags are read as entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags close nothing that is open</source>
        <translation>
            <numerusform>%Ln tag closes nothing that is open</numerusform>
            <numerusform>%Ln tags close nothing that is open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags cross another</source>
        <translation>
            <numerusform>%Ln tag crosses another</numerusform>
            <numerusform>%Ln tags cross another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags do not follow the tag before as the scheme wants</source>
        <translation>
            <numerusform>%Ln tag does not follow the tag before as the scheme wants</numerusform>
            <numerusform>%Ln tags do not follow the tag before as the scheme wants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags have attributes</source>
        <translation>
            <numerusform>%Ln tag has attributes</numerusform>
            <numerusform>%Ln tags have attributes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags have no prefix as the others have</source>
        <translation>
            <numerusform>%Ln tag has no prefix as the others have</numerusform>
            <numerusform>%Ln tags have no prefix as the others have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags stand too deep and are ignored</source>
        <translation>
            <numerusform>%Ln tag stands too deep and is ignored</numerusform>
            <numerusform>%Ln tags stand too deep and are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags stand twice on the same words</source>
        <translation>
            <numerusform>%Ln tag stands twice on the same words</numerusform>
            <numerusform>%Ln tags stand twice on the same words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks ask for no spans and count as without annotations</source>
        <translation>
            <numerusform>%Ln task asks for no spans and counts as without annotations</numerusform>
            <numerusform>%Ln tasks ask for no spans and count as without annotations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks have an answer that is not known and were skipped</source>
        <translation>
            <numerusform>%Ln task has an answer that is not known and was skipped</numerusform>
            <numerusform>%Ln tasks have an answer that is not known and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks have no prediction of a model; they count as without annotations.</source>
        <translation>
            <numerusform>%Ln task has no prediction of a model; it counts as without annotations.</numerusform>
            <numerusform>%Ln tasks have no prediction of a model; they count as without annotations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks have no prediction of the model version &quot;%1&quot;; they count as without annotations.</source>
        <translation>
            <numerusform>%Ln task has no prediction of the model version &quot;%1&quot;; it counts as without annotations.</numerusform>
            <numerusform>%Ln tasks have no prediction of the model version &quot;%1&quot;; they count as without annotations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks were annotated by several people</source>
        <translation>
            <numerusform>%Ln task was annotated by several people</numerusform>
            <numerusform>%Ln tasks were annotated by several people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks without an annotation are left out.</source>
        <translation>
            <numerusform>%Ln task without an annotation is left out.</numerusform>
            <numerusform>%Ln tasks without an annotation are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks without an annotation by %1 are left out.</source>
        <translation>
            <numerusform>%Ln task without an annotation by %1 is left out.</numerusform>
            <numerusform>%Ln tasks without an annotation by %1 are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens could not be read and were skipped</source>
        <translation>
            <numerusform>%Ln token could not be read and was skipped</numerusform>
            <numerusform>%Ln tokens could not be read and were skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens have offsets that do not fit</source>
        <translation>
            <numerusform>%Ln token has offsets that do not fit</numerusform>
            <numerusform>%Ln tokens have offsets that do not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trends of which no system is in two files</source>
        <translation>
            <numerusform>%Ln trend of which no system is in two files</numerusform>
            <numerusform>%Ln trends of which no system is in two files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln types</source>
        <translation>
            <numerusform>%Ln type</numerusform>
            <numerusform>%Ln types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln types of projects are in no file</source>
        <translation>
            <numerusform>%Ln type of a project is in no file</numerusform>
            <numerusform>%Ln types of projects are in no file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are of another type</source>
        <translation>
            <numerusform>%Ln value is of another type</numerusform>
            <numerusform>%Ln values are of another type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values of noise are not understood and ignored</source>
        <translation>
            <numerusform>%Ln value of noise is not understood and ignored</numerusform>
            <numerusform>%Ln values of noise are not understood and ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values of projects are left out</source>
        <translation>
            <numerusform>%Ln value of a project is left out</numerusform>
            <numerusform>%Ln values of projects are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values were not understood and are ignored</source>
        <translation>
            <numerusform>%Ln value was not understood and is ignored</numerusform>
            <numerusform>%Ln values were not understood and are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words stand for another</source>
        <translation>
            <numerusform>%Ln word stands for another</numerusform>
            <numerusform>%Ln words stand for another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(no name) (%Ln tasks)</source>
        <translation>
            <numerusform>(no name) (%Ln task)</numerusform>
            <numerusform>(no name) (%Ln tasks)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Document &quot;%1&quot; is not expected: its %Ln annotations would count as false alarms. Take it out, or give it the expected id.</source>
        <translation>
            <numerusform>Document &quot;%1&quot; is not expected: its %Ln annotation would count as false alarms. Take it out, or give it the expected id.</numerusform>
            <numerusform>Document &quot;%1&quot; is not expected: its %Ln annotations would count as false alarms. Take it out, or give it the expected id.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Document &quot;%1&quot; is not expected; did you mean &apos;%2&apos;?: its %Ln annotations would count as false alarms. Take it out, or give it the expected id.</source>
        <translation>
            <numerusform>Document &quot;%1&quot; is not expected; did you mean &apos;%2&apos;?: its %Ln annotation would count as false alarms. Take it out, or give it the expected id.</numerusform>
            <numerusform>Document &quot;%1&quot; is not expected; did you mean &apos;%2&apos;?: its %Ln annotations would count as false alarms. Take it out, or give it the expected id.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Document &quot;%1&quot; stands twice, or its beginning does: %Ln tokens behind its end repeat the first ones. Take them out.</source>
        <translation>
            <numerusform>Document &quot;%1&quot; stands twice, or its beginning does: %Ln token behind its end repeats the first one. Take it out.</numerusform>
            <numerusform>Document &quot;%1&quot; stands twice, or its beginning does: %Ln tokens behind its end repeat the first ones. Take them out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Document &quot;%1&quot; stands twice: each of its %Ln annotations has a copy, which would count as a false alarm. The first is here.</source>
        <translation>
            <numerusform>Document &quot;%1&quot; stands twice: each of its %Ln annotation has a copy, which would count as a false alarm. The first is here.</numerusform>
            <numerusform>Document &quot;%1&quot; stands twice: each of its %Ln annotations has a copy, which would count as a false alarm. The first is here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Document &quot;%1&quot;: %2 of %Ln rows have other words than stand at the offsets: %3. Another text, or offsets that count in another way?</source>
        <translation>
            <numerusform>Document &quot;%1&quot;: %2 of %Ln row has other words than stand at the offsets: %3. Another text, or offsets that count in another way?</numerusform>
            <numerusform>Document &quot;%1&quot;: %2 of %Ln rows have other words than stand at the offsets: %3. Another text, or offsets that count in another way?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every row has %Ln cells less than the heading (%1, not %2)</source>
        <translation>
            <numerusform>Every row has one cell less than the heading (%1, not %2)</numerusform>
            <numerusform>Every row has %Ln cells less than the heading (%1, not %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every row has %Ln cells more than the heading (%1, not %2)</source>
        <translation>
            <numerusform>Every row has one cell more than the heading (%1, not %2)</numerusform>
            <numerusform>Every row has %Ln cells more than the heading (%1, not %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Label &quot;%1&quot; (%Ln annotations) does not occur in what is compared with.</source>
        <translation>
            <numerusform>Label &quot;%1&quot; (%Ln annotation) does not occur in what is compared with.</numerusform>
            <numerusform>Label &quot;%1&quot; (%Ln annotations) does not occur in what is compared with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Label &quot;%1&quot; (%Ln annotations) does not occur in what is compared with; did you mean &apos;%2&apos;?</source>
        <translation>
            <numerusform>Label &quot;%1&quot; (%Ln annotation) does not occur in what is compared with; did you mean &apos;%2&apos;?</numerusform>
            <numerusform>Label &quot;%1&quot; (%Ln annotations) does not occur in what is compared with; did you mean &apos;%2&apos;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cell of the document is empty in %Ln rows, while others have its id: to which document do their annotations belong? Write its id there.</source>
        <translation>
            <numerusform>The cell of the document is empty in %Ln row, while others have its id: to which document do their annotations belong? Write its id there.</numerusform>
            <numerusform>The cell of the document is empty in %Ln rows, while others have its id: to which document do their annotations belong? Write its id there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file ends early: document &quot;%1&quot; holds %2 of %3 characters, and %Ln documents are missing behind it</source>
        <translation>
            <numerusform>The file ends early: document &quot;%1&quot; holds %2 of %3 characters, and %Ln document is missing behind it</numerusform>
            <numerusform>The file ends early: document &quot;%1&quot; holds %2 of %3 characters, and %Ln documents are missing behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file ends early: document &quot;%1&quot; holds %2 of %3 tokens, and %Ln documents are missing behind it</source>
        <translation>
            <numerusform>The file ends early: document &quot;%1&quot; holds %2 of %3 tokens, and %Ln document is missing behind it</numerusform>
            <numerusform>The file ends early: document &quot;%1&quot; holds %2 of %3 tokens, and %Ln documents are missing behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %Ln relations; they are kept among the metadata and take no part in any score.</source>
        <translation>
            <numerusform>The file holds %Ln relation; it is kept among the metadata and takes no part in any score.</numerusform>
            <numerusform>The file holds %Ln relations; they are kept among the metadata and take no part in any score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %Ln relations; they take no part in any score.</source>
        <translation>
            <numerusform>The file holds %Ln relation; it takes no part in any score.</numerusform>
            <numerusform>The file holds %Ln relations; they take no part in any score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln documents of the gold&apos;s %1, up to &quot;%2&quot;, are not in the file: their %3 annotations count as missing. Is the beginning of the file missing?</source>
        <translation>
            <numerusform>The first document of the gold&apos;s %1, &quot;%2&quot;, is not in the file: its %3 annotations count as missing. Is the beginning of the file missing?</numerusform>
            <numerusform>The first %Ln documents of the gold&apos;s %1, up to &quot;%2&quot;, are not in the file: their %3 annotations count as missing. Is the beginning of the file missing?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder (task %3); %Ln runs wait for it.</source>
        <translation>
            <numerusform>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder (task %3); %Ln run waits for it.</numerusform>
            <numerusform>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder (task %3); %Ln runs wait for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder; %Ln runs wait for it.</source>
        <translation>
            <numerusform>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder; %Ln run waits for it.</numerusform>
            <numerusform>The gold of %1, %2, is not read, since it leads out of the project&apos;s folder; %Ln runs wait for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gold of %1, %2, is not there (task %3); %Ln runs wait for it.</source>
        <translation>
            <numerusform>The gold of %1, %2, is not there (task %3); %Ln run waits for it.</numerusform>
            <numerusform>The gold of %1, %2, is not there (task %3); %Ln runs wait for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gold of %1, %2, is not there; %Ln runs wait for it.</source>
        <translation>
            <numerusform>The gold of %1, %2, is not there; %Ln run waits for it.</numerusform>
            <numerusform>The gold of %1, %2, is not there; %Ln runs wait for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row has %1 of %Ln cells: the file is cut. Write it again, whole.</source>
        <translation>
            <numerusform>The last row has %1 of %Ln cell: the file is cut. Write it again, whole.</numerusform>
            <numerusform>The last row has %1 of %Ln cells: the file is cut. Write it again, whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row has %1 of %Ln cells: the file may be cut. Write it again, whole.</source>
        <translation>
            <numerusform>The last row has %1 of %Ln cell: the file may be cut. Write it again, whole.</numerusform>
            <numerusform>The last row has %1 of %Ln cells: the file may be cut. Write it again, whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line has %Ln columns; each must be %1.</source>
        <translation>
            <numerusform>The line has %Ln column; each must be %1.</numerusform>
            <numerusform>The line has %Ln columns; each must be %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %Ln cells where the heading has %1: a cell too much shifts what is behind it. Write each cell in its column.</source>
        <translation>
            <numerusform>The row has %Ln cell where the heading has %1: a cell too much shifts what is behind it. Write each cell in its column.</numerusform>
            <numerusform>The row has %Ln cells where the heading has %1: a cell too much shifts what is behind it. Write each cell in its column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %Ln cells where the heading has %1: a missing cell shifts what is behind it. Write each cell in its column.</source>
        <translation>
            <numerusform>The row has %Ln cell where the heading has %1: a missing cell shifts what is behind it. Write each cell in its column.</numerusform>
            <numerusform>The row has %Ln cells where the heading has %1: a missing cell shifts what is behind it. Write each cell in its column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %Ln cells where the others have %1: a cell too much shifts what is behind it</source>
        <translation>
            <numerusform>The row has %Ln cell where the others have %1: a cell too much shifts what is behind it</numerusform>
            <numerusform>The row has %Ln cells where the others have %1: a cell too much shifts what is behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %Ln cells where the others have %1: a missing cell shifts what is behind it</source>
        <translation>
            <numerusform>The row has %Ln cell where the others have %1: a missing cell shifts what is behind it</numerusform>
            <numerusform>The row has %Ln cells where the others have %1: a missing cell shifts what is behind it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system has no annotation in %Ln documents where the gold has %1: %2. Were they given to it?</source>
        <translation>
            <numerusform>The system has no annotation in %Ln document where the gold has %1: %2. Were they given to it?</numerusform>
            <numerusform>The system has no annotation in %Ln documents where the gold has %1: %2. Were they given to it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %Ln characters earlier</source>
        <translation>
            <numerusform>begins %Ln character earlier</numerusform>
            <numerusform>begins %Ln characters earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %Ln characters later</source>
        <translation>
            <numerusform>begins %Ln character later</numerusform>
            <numerusform>begins %Ln characters later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends %Ln characters earlier</source>
        <translation>
            <numerusform>ends %Ln character earlier</numerusform>
            <numerusform>ends %Ln characters earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends %Ln characters later</source>
        <translation>
            <numerusform>ends %Ln character later</numerusform>
            <numerusform>ends %Ln characters later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>surface counts names by their words, and %Ln annotations have no text; each of them is a form of its own.</source>
        <translation>
            <numerusform>surface counts names by their words, and %Ln annotation has no text; it is a form of its own.</numerusform>
            <numerusform>surface counts names by their words, and %Ln annotations have no text; each of them is a form of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the row has %Ln columns where most have %1; %2</source>
        <translation>
            <numerusform>the row has %Ln column where most have %1; %2</numerusform>
            <numerusform>the row has %Ln columns where most have %1; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of the gold reach into it and are at best found in part</source>
        <translation>
            <numerusform>%Ln annotation of the gold reaches into it and is at best found in part</numerusform>
            <numerusform>%Ln annotations of the gold reach into it and are at best found in part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gold entities reach into the part of a text that the system lacks; at best they are found in part.</source>
        <translation>
            <numerusform>%Ln gold entity reaches into the part of a text that the system lacks; at best it is found in part.</numerusform>
            <numerusform>%Ln gold entities reach into the part of a text that the system lacks; at best they are found in part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passages of this shard have the words of such of %1, so most of a shard would count twice. Leave one of the two files out; where these are other documents, give them ids.</source>
        <translation>
            <numerusform>%Ln passage of this shard has the words of one of %1, so most of a shard would count twice. Leave one of the two files out; where these are other documents, give them ids.</numerusform>
            <numerusform>%Ln passages of this shard have the words of such of %1, so most of a shard would count twice. Leave one of the two files out; where these are other documents, give them ids.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passages of this shard stand in a row in %1, too, and may count twice. A document belongs to one shard; where these are other documents, give them ids.</source>
        <translation>
            <numerusform>%Ln passage of this shard stands in %1, too, and may count twice. A document belongs to one shard; where these are other documents, give them ids.</numerusform>
            <numerusform>%Ln passages of this shard stand in a row in %1, too, and may count twice. A document belongs to one shard; where these are other documents, give them ids.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shards repeat a part of another one</source>
        <translation>
            <numerusform>%Ln shard repeats a part of another one</numerusform>
            <numerusform>%Ln shards repeat a part of another one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems lack the end or beginning of texts</source>
        <translation>
            <numerusform>the system lacks the end or beginning of texts</numerusform>
            <numerusform>%Ln systems lack the end or beginning of texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln A tells no noise</source>
        <translation>
            <numerusform>%Ln A tells no noise</numerusform>
            <numerusform>%Ln A tells no noise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations count as only in A</source>
        <translation>
            <numerusform>%Ln annotation counts as only in A</numerusform>
            <numerusform>%Ln annotations count as only in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations count as only in B</source>
        <translation>
            <numerusform>%Ln annotation counts as only in B</numerusform>
            <numerusform>%Ln annotations count as only in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of A behind the end count as only in A</source>
        <translation>
            <numerusform>%Ln annotation of A behind the end counts as only in A</numerusform>
            <numerusform>%Ln annotations of A behind the end count as only in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of A in it count as only in A</source>
        <translation>
            <numerusform>%Ln annotation of A in it counts as only in A</numerusform>
            <numerusform>%Ln annotations of A in it count as only in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations of A reach into it and are at best found in part</source>
        <translation>
            <numerusform>%Ln annotation of A reaches into it and is at best found in part</numerusform>
            <numerusform>%Ln annotations of A reach into it and are at best found in part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections are not applied: the format of A cannot hold them</source>
        <translation>
            <numerusform>%Ln correction is not applied: the format of A cannot hold it</numerusform>
            <numerusform>%Ln corrections are not applied: the format of A cannot hold them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrections fit nothing of A</source>
        <translation>
            <numerusform>%Ln correction fits nothing of A</numerusform>
            <numerusform>%Ln corrections fit nothing of A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents have another number of tokens than A&apos;s</source>
        <translation>
            <numerusform>%Ln document has another number of tokens than A&apos;s</numerusform>
            <numerusform>%Ln documents have another number of tokens than A&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents of A are not in B</source>
        <translation>
            <numerusform>%Ln document of A is not in B</numerusform>
            <numerusform>%Ln documents of A are not in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln documents of B are not in A</source>
        <translation>
            <numerusform>%Ln document of B is not in A</numerusform>
            <numerusform>%Ln documents of B are not in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have attributes that stand for nothing in A</source>
        <translation>
            <numerusform>%Ln file has attributes that stand for nothing in A</numerusform>
            <numerusform>%Ln files have attributes that stand for nothing in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have no document marks and another number of tokens than A</source>
        <translation>
            <numerusform>%Ln file has no document marks and another number of tokens than A</numerusform>
            <numerusform>%Ln files have no document marks and another number of tokens than A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have texts of systems that differ from A&apos;s</source>
        <translation>
            <numerusform>%Ln file has texts of systems that differ from A&apos;s</numerusform>
            <numerusform>%Ln files have texts of systems that differ from A&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files hold A and B in their last two columns</source>
        <translation>
            <numerusform>%Ln file holds A and B in its last two columns</numerusform>
            <numerusform>%Ln files hold A and B in their last two columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were cut to A&apos;s documents</source>
        <translation>
            <numerusform>%Ln file was cut to A&apos;s documents</numerusform>
            <numerusform>%Ln files were cut to A&apos;s documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgements are lost: A has changed</source>
        <translation>
            <numerusform>%Ln judgement is lost: A has changed</numerusform>
            <numerusform>%Ln judgements are lost: A has changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgements say that A is wrong, but not what is right</source>
        <translation>
            <numerusform>%Ln judgement says that A is wrong, but not what is right</numerusform>
            <numerusform>%Ln judgements say that A is wrong, but not what is right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems are A&apos;s own file, compared with itself</source>
        <translation>
            <numerusform>B is A&apos;s own file, compared with itself</numerusform>
            <numerusform>%Ln systems are A&apos;s own file, compared with itself</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems equal A</source>
        <translation>
            <numerusform>B equals A</numerusform>
            <numerusform>%Ln systems equal A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that A lacks</source>
        <translation>
            <numerusform>B has labels that A lacks</numerusform>
            <numerusform>%Ln systems have labels that A lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that A lacks, or lacks some of its</source>
        <translation>
            <numerusform>B has labels that A lacks, or lacks some of its</numerusform>
            <numerusform>%Ln systems have labels that A lacks, or lacks some of its</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have labels that A writes in another way</source>
        <translation>
            <numerusform>B has labels that A writes in another way</numerusform>
            <numerusform>%Ln systems have labels that A writes in another way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems have texts that differ from A&apos;s</source>
        <translation>
            <numerusform>B has texts that differ from A&apos;s</numerusform>
            <numerusform>%Ln systems have texts that differ from A&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems link no name where A does</source>
        <translation>
            <numerusform>B links no name where A does</numerusform>
            <numerusform>%Ln systems link no name where A does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems share no label with A</source>
        <translation>
            <numerusform>B shares no label with A</numerusform>
            <numerusform>%Ln systems share no label with A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln systems&apos; documents met A&apos;s by their texts</source>
        <translation>
            <numerusform>B&apos;s documents met A&apos;s by their texts</numerusform>
            <numerusform>%Ln systems&apos; documents met A&apos;s by their texts</numerusform>
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
        <source>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln sentences, seed %5).</source>
        <translation>
            <numerusform>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln sentence, seed %5).</numerusform>
            <numerusform>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln sentences, seed %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln documents, seed %5).</source>
        <extracomment>Interval of a score. %1: level such as 95, %2 and %3: its ends, %4: number of samples, %Ln: how many are drawn for each, %5: seed of the random numbers</extracomment>
        <translation>
            <numerusform>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln document, seed %5).</numerusform>
            <numerusform>%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln documents, seed %5).</numerusform>
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
    <message numerus="yes">
        <source>Can be scored, %n warnings.</source>
        <translation>
            <numerusform>Can be scored, %n warning.</numerusform>
            <numerusform>Can be scored, %n warnings.</numerusform>
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
        <source>System text differs from the gold at %Ln places (aligned token by token).</source>
        <translation>
            <numerusform>System text differs from the gold at %Ln place (aligned token by token).</numerusform>
            <numerusform>System text differs from the gold at %Ln places (aligned token by token).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>System text differs from the gold at %Ln places (aligned character by character).</source>
        <translation>
            <numerusform>System text differs from the gold at %Ln place (aligned character by character).</numerusform>
            <numerusform>System text differs from the gold at %Ln places (aligned character by character).</numerusform>
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
        <source>%1 in %n documents: %2 annotated, %3 not.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, the others are numbers</extracomment>
        <translation>
            <numerusform>%1 in %n document: %2 annotated, %3 not.</numerusform>
            <numerusform>%1 in %n documents: %2 annotated, %3 not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n documents: %2 annotated in the gold, %3 in the system, %4 in neither.</source>
        <extracomment>%1: &quot;34 occurrences&quot;, the others are numbers</extracomment>
        <translation>
            <numerusform>%1 in %n document: %2 annotated in the gold, %3 in the system, %4 in neither.</numerusform>
            <numerusform>%1 in %n documents: %2 annotated in the gold, %3 in the system, %4 in neither.</numerusform>
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
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>of files</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
