# SPDX-License-Identifier: GPL-3.0-or-later
"""One side, gold or system: files, and data in memory of many kinds."""

from __future__ import annotations

import os
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Union

from touchstone import _core, _html
from touchstone._recognise import Ids, Tags, Texts, label_names, recognised, with_ids
from touchstone._records import Document, Span
from touchstone._words import Unchanging, failure, name_of, path_of, refusal, truth, word_of, words, write_whole

Path = Union[str, "os.PathLike[str]"]


class Corpus(Unchanging):
    """One side, gold or system, as it was read.

    It is made by `corpus` or `read`. ``len()`` is the number of documents, iterating gives them in the order of the file, and ``corpus["d1"]`` is one of them:
    each a document with ``name``, ``text`` and ``spans``.
    """

    def __init__(self, core: _core.Corpus, reading: Sequence[str] = (), tags: Optional[Tags] = None) -> None:
        self._core = core
        self._reading = list(reading)
        self._tags = tags
        self._numbers: Optional[Dict[str, int]] = None

    def _texts(self) -> List[Dict[str, Any]]:
        """Id and text of each document, for systems that bring annotations alone."""
        names = self._core.names()
        return [{"id": name, "text": self._core.document(number).get("text") or ""} for number, name in enumerate(names)]

    @property
    def name(self) -> str:
        """What tables and errors call it."""
        return self._core.name

    @property
    def format(self) -> str:
        """Return the id of the format that it was read as."""
        return self._core.format

    @property
    def documents(self) -> List[str]:
        """Names of the documents, in the order of the file."""
        return self._core.names()

    @property
    def labels(self) -> List[str]:
        """The types of its annotations, sorted."""
        return self._core.labels

    @property
    def findings(self) -> List[Dict[str, Any]]:
        """What reading found and mended: dicts with severity, code, message, file, line and column."""
        return self._core.findings()

    def __len__(self) -> int:
        return len(self._core)

    def __iter__(self) -> Iterator[Document]:
        for number in range(len(self)):
            yield self._document(number)

    def __getitem__(self, name: str) -> Document:
        if self._numbers is None:
            self._numbers = {document: number for number, document in enumerate(self._core.names())}
        try:
            return self._document(self._numbers[name])
        except KeyError:
            raise KeyError(f"there is no document {name!r}: documents lists them") from None

    def __repr__(self) -> str:
        return f"<Corpus {self.name!r}: {len(self)} documents, {self._core.entity_count} annotations>"

    def _document(self, number: int) -> Document:
        document = self._core.document(number)
        return Document(document["name"], document.get("text") or "", tuple(Span._of(entity) for entity in document["entities"]))

    def to_jsonl(self) -> bytes:
        """Return it as Touchstone JSON Lines, one document a line.

        Returns
        -------
        bytes
            UTF-8, offsets in code points.
        """
        return self._core.to_jsonl()

    def save(self, path: Path, format: str = "jsonl") -> None:
        """Write it to a file, whole or not at all.

        Parameters
        ----------
        path : str or path
            The file; of brat the folder.
        format : str, default "jsonl"
            ``"jsonl"``, ``"brat"``, or what else ``touchstone-cli convert --to`` writes.
        """
        if format == "jsonl":
            write_whole(path, self.to_jsonl())
        else:
            _core.command(["convert", "@0", *words({"to": str(format)}), "-o", word_of(path)], {"@0": self._core})

    def _repr_html_(self) -> str:
        def row(document: Document) -> List[str]:
            return [_html.escape(document.name), str(len(document.spans)), _html.marked(_pieces(document))]

        shown = [row(self._document(number)) for number in range(min(len(self), _html.MOST_ROWS))]
        return _html.boxed(_html.note(repr(self)[1:-1]) + _html.table(["document", "annotations", "text"], shown, [False, True])
                           + _html.more(len(shown), len(self), "documents"))


def _pieces(document: Document, width: int = 160) -> List[Any]:
    """The beginning of a document, with what is annotated."""
    text = document.text[:width]
    borders = sorted({0, len(text), *(place for span in document.spans for place in (span.start, span.end) if place < len(text))})
    pieces = [(text[start:end], any(span.start < end and start < span.end for span in document.spans), False) for start, end in zip(borders, borders[1:])]
    return pieces + [("…", False, False)] if len(document.text) > width else pieces


def read(
    path: Path,
    *,
    format: Optional[str] = None,
    column: Optional[int] = None,
    layer: Optional[str] = None,
    columns: Optional[Union[str, Sequence[str]]] = None,
    system: bool = False,
    name: Optional[str] = None,
    **options: Any,
) -> Corpus:
    """Read a file, or a folder of one corpus.

    Parameters
    ----------
    path : str or path
        The file or folder.
    format : str, optional
        Id of the format, as `formats` lists them; without it the content tells.
    column : int, optional
        CoNLL: the column of the tags, from 1; without it the last.
    layer : str, optional
        The annotation column of files that hold several, such as HIPE's ``"fine"``.
    columns : str or sequence of str, optional
        Tables: what the columns are, ``["doc", "start", "end", "label"]``.
    system : bool, default False
        Of files that hold annotations and predictions, read the predictions.
    name : str, optional
        What tables call it; without it the path's base name.
    **options
        What else says how to read, in the words of the command line with ``_`` for ``-``: ``documents``, ``spans_key``, ``annotator``, ``model_version``,
        ``label_list``, ``offset_unit``.

    Returns
    -------
    Corpus
        The corpus, with what reading found in its ``findings``.

    Raises
    ------
    TouchstoneError
        Where the file cannot be read, with file, line and cure.
    """
    truth("system", system)
    reading = words({"format": format, "column": column, "layer": layer, "columns": columns, **options})
    return Corpus(_core.read(path_of(path), reading, name=name_of(name), system=system), reading)


def corpus(
    data: Any,
    *,
    text: Optional[Texts] = None,
    tokens: Optional[Sequence[Sequence[str]]] = None,
    name: Optional[str] = None,
    offsets: str = "code-points",
    spans_key: Optional[str] = None,
    labels: Optional[Sequence[str]] = None,
    ids: Optional[Ids] = None,
    system: bool = False,
) -> Corpus:
    """Make a corpus of what a program has in memory, or of a path.

    Parameters
    ----------
    data : object
        Docs or Examples of spaCy; lists of tags, one for each sentence or document; rows with ``tokens`` and ``ner_tags`` as data sets of Hugging Face have them; dicts with
        ``text`` and ``entities``, ``spans`` or ``label``; lists of annotations, a list for each document; a data frame with the columns doc, start, end and
        label; a path; a Corpus.
    text : sequence of str or dict, optional
        Texts of documents that bring none: in their order, or by name.
    tokens : sequence of sequences of str, optional
        Tokens of lists of tags.
    name : str, optional
        What tables call it.
    offsets : {"code-points", "utf16", "bytes"}
        What offsets count. Ends are exclusive.
    spans_key : str, optional
        Take annotations from this group of spans (spaCy), or from under this key of each dict.
    labels : sequence of str, optional
        Names of numbered tags, in the order of their numbers.
    ids : sequence of str or str, optional
        Ids of documents that bring none: one for each document, or a word before their numbers, ``"monday"`` for ``"monday 1"``, ``"monday 2"`` ….
    system : bool, default False
        Of an Example of spaCy take the predicted side, of a file the predictions.

    Returns
    -------
    Corpus
        The corpus; every way in is read by the same code as files are.

    Raises
    ------
    TouchstoneError
        Names the item that is not recognised.
    """
    called = name_of(name)
    truth("system", system)
    if ids is not None and _named(data):
        raise failure("ids are given to documents in memory.", "A file names its documents; of a corpus they are given where it is made: corpus(data, ids=…).",
                      code="invalid-option")
    if _named(data) and (text is not None or tokens is not None or offsets != "code-points"):
        raise failure("text, tokens and offsets belong to data in memory; this was read, or is a file.", "read(path, offset_unit=…) says how a file is read.",
                      code="invalid-option")
    if isinstance(data, Corpus):
        return data
    if isinstance(data, (str, os.PathLike)):
        reading = words({"spans_key": spans_key})
        return Corpus(_core.read(path_of(data), reading, name=called, system=system), reading)
    if hasattr(data, "__next__"):
        data = list(data)
    for careful in (False, True):
        found = recognised(data, text=text, tokens=tokens, offsets=offsets, spans_key=spans_key, labels=labels, system=system, careful=careful)
        _refuse_unused(found, text, tokens, spans_key)
        if ids is not None:
            found = with_ids(found, ids)
        try:
            if isinstance(found, Tags):
                return Corpus(_core.read_tags(found.tags, found.tokens, sentences=False, names=found.names, name=called or "data", system=system), tags=found)
            return Corpus(_core.read_spans(found.documents, offsets=found.offsets, name=called or "data", system=system), tags=found.as_tags)
        except (TypeError, ValueError) as error:
            if careful:
                raise refusal(error) from error
    raise AssertionError("the careful turn returns or raises")


def sides(gold: Any, systems: Sequence[Any], labels: Optional[Sequence[str]] = None, ids: Optional[Ids] = None) -> Any:
    """Gold and systems as corpora. A system of tags alone has the gold's tokens, one of spans alone the gold's texts."""
    if label_names(labels) is not None and all(_named(data) for data in (gold, *systems) if data is not None):
        raise failure("labels name the numbered tags of data in memory, and all of this is files or was read.", "For files label_list names the file that has them.",
                      code="invalid-option")
    known = None if gold is None else corpus(gold, labels=labels, name=None if _named(gold) else "gold", ids=ids)
    result = []
    for number, system in enumerate(systems):
        name = None if _named(system) else ("system" if len(systems) == 1 else f"system {number + 1}")
        result.append(_system(known, system, labels, name, ids))
    first = result[0] if known is None and result else known
    for run in result:
        _check_lengths(first, run, "The first system" if known is None else "The gold")
        _check_offsets(first, run)
        _check_layers(first, run, "the first system" if known is None else "the gold")
    return known, result


def _check_layers(first: Optional[Corpus], run: Corpus, called: str) -> None:
    """The first one's layer is compared, so a run that was read of another one would be counted of that."""
    layer = _layer(run)
    if first is not None and first is not run and layer is not None and layer != _layer(first):
        raise failure(f"{run.name} was read with layer={layer!r}, and {called} was not.", "Read both of them with the same layer.", code="invalid-option")


def _layer(corpus: Corpus) -> Optional[str]:
    reading = corpus._reading
    return next((value for option, value in zip(reading, reading[1:]) if option == "--layer"), None)


def _refuse_unused(found: Any, text: Any, tokens: Any, spans_key: Any) -> None:
    """What is given for data of another kind would count for nothing."""
    tags = isinstance(found, Tags)
    given = {"text": text, "spans_key": spans_key} if tags else {"tokens": tokens} if found.as_tags is None else {}
    for name, value in given.items():
        if value is not None:
            raise failure(f"{name} belongs to {'annotations with offsets' if tags else 'lists of tags'}, and these are {'tags' if tags else 'such annotations'}.",
                          "Tags have tokens=." if tags else "Annotations with offsets have text=.", code="invalid-option")


def _check_lengths(first: Optional[Corpus], run: Corpus, called: str) -> None:
    """Lists of tags of which a side has no tokens of its own meet place by place."""
    if first is None or first is run or first._tags is None or run._tags is None or (first._tags.tokens is not None and run._tags.tokens is not None):
        return
    cure = "Every list needs one tag for each token, on both sides; pass both sides with their tokens where the tokens differ: corpus(tags, tokens=tokens)."
    if len(first._tags.tags) != len(run._tags.tags):
        raise failure(f"{called} has {len(first._tags.tags)} lists of tags and {run.name} has {len(run._tags.tags)}.", cure)
    if first._tags.tokens is not None and not any(len(tags) for tags in run._tags.tags):
        cure += " Annotations with offsets, of which there are none, are [{\"entities\": []}]."
    for number, (expected, found) in enumerate(zip(first._tags.tags, run._tags.tags)):
        if len(expected) != len(found):
            raise failure(f"List {number} of tags: {called[0].lower()}{called[1:]} has {len(expected)} and {run.name} has {len(found)}.", cure)


def _check_offsets(first: Optional[Corpus], run: Corpus) -> None:
    """Where one side is tags without tokens and the other annotations without texts, nothing tells what offsets count."""
    for tags, other in ((first, run), (run, first)):
        if tags is None or other is None or not _without_tokens(tags) or other._tags is not None:
            continue
        for number, document in enumerate(map(other._core.document, range(len(other)))):
            if document["entities"] and not document.get("text"):
                raise failure(f"Document {number} of {other.name} has annotations and no text, {tags.name} has tags and no tokens: nothing tells what offsets count.",
                              "Pass tags on both sides, or the tokens, corpus(tags, tokens=tokens), and offsets of characters in the tokens joined by blanks.")


def _without_tokens(corpus: Corpus) -> bool:
    return corpus._tags is not None and corpus._tags.tokens is None and any(len(tags) for tags in corpus._tags.tags)


def _annotations_alone(data: Sequence[Any]) -> bool:
    """Lists of annotations, a list for each document."""
    first = next((entry for item in data if isinstance(item, list) for entry in item), None)
    return isinstance(first, (tuple, Mapping)) and all(isinstance(item, list) for item in data)


def _named(data: Any) -> bool:
    return isinstance(data, (Corpus, str, os.PathLike))


def _system(gold: Optional[Corpus], data: Any, labels: Optional[Sequence[str]], name: Optional[str], ids: Optional[Ids]) -> Corpus:
    if _named(data):
        return corpus(data, name=name, system=True)
    if gold is None or isinstance(data, Mapping):
        return corpus(data, labels=labels, name=name, ids=ids, system=True)
    if gold._tags is not None and gold._tags.tokens is not None and not hasattr(data, "columns"):
        items = data if isinstance(data, (list, tuple)) else list(data)
        if len(items) == len(gold._tags.tags) and all(not isinstance(item, Mapping) and hasattr(item, "__len__") and len(item) == len(tags)
                                                      for item, tags in zip(items, gold._tags.tags)):
            if labels is None and len(items) and len(items[0]) and not isinstance(items[0][0], str):
                raise failure("The system's tags are numbers, and nothing says what they mean.", "Pass the names in their order: labels=[\"O\", \"B-PER\", …].")
            found = recognised(items, tokens=gold._tags.tokens, labels=labels, system=True)
            if isinstance(found, Tags):
                core = _core.read_tags(found.tags, found.tokens, sentences=False, names=gold._tags.names, name=name or "data", system=True)
                return Corpus(core, tags=found._replace(names=gold._tags.names))
        data = items
    elif isinstance(data, (list, tuple)) and _annotations_alone(data) and not _without_tokens(gold) and gold._core.document(0).get("text"):
        if len(data) != len(gold):
            raise failure(f"The gold has {len(gold)} documents and the system {len(data)} lists of annotations.",
                          "Pass a list for each document in the gold's order, an empty one where there is none; of fewer documents pass dicts with ids: {\"id\": …, \"entities\": […]}.")
        data = [{**document, "entities": entities} for document, entities in zip(gold._texts(), data)]
    return corpus(data, labels=labels, name=name, ids=ids, system=True)
