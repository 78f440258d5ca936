# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled part of touchstone: corpora, scores, records and tables over the same code as touchstone-cli.

Every setting is given in the words of the command line, ``["--preset", "hipe-2022", "--min-score", "0.5"]``, and read
by its parser, so that names, limits and messages are the same. Objects never change after they were made; several
threads may use one at once. Whatever takes long releases the interpreter's lock and hears Ctrl+C within a tenth of a
second. The module prints nothing.
"""

from typing import Any, Mapping, Optional, Sequence, Union, overload

Words = Sequence[str]

class TouchstoneError(Exception):
    """What is wrong with data or settings, where, and how to cure it. ``str(error)`` is the line of the command line.

    Attributes
    ----------
    code : str
        ``"not-found"``, ``"unreadable"``, ``"unknown-format"``, ``"malformed"``, ``"too-large"``,
        ``"invalid-option"`` (also of words that the parser refuses), ``"unpairable"``, ``"other-texts"``.
    text : str
        What is wrong and how to cure it, without the place.
    file : str or None
        The file, or the name of data in memory.
    line, column : int or None
        From 1; None: not known. Columns count code points.
    cure : str
        The part of ``text`` that says what to do; empty where it is one with what is wrong.
    messages : list of str
        What was said beside it, such as each mistake of a file of rules.
    """

    code: str
    text: str
    file: Optional[str]
    line: Optional[int]
    column: Optional[int]
    cure: str
    messages: list[str]

class Corpus:
    """One side, gold or system: a file, a folder, or bytes in memory, and how they are read.

    Making one reads it, so that an error is told at once. Scoring reads it again together with its settings (label
    maps, annotation columns), as the command line does.
    """

    @property
    def name(self) -> str: ...
    @property
    def path(self) -> Optional[str]:
        """The file or folder; None: it is in memory."""
    @property
    def data(self) -> Optional[bytes]:
        """The bytes in memory, a copy; None: it is a file or folder."""
    @property
    def format(self) -> str:
        """Id of the reader, as ``formats()`` has it; empty: an empty file."""
    @property
    def column(self) -> str:
        """The annotation column that was read, ``"column 3"``, ``"coarse"``; empty where the format has one only."""
    @property
    def labels(self) -> list[str]:
        """The types of its annotations, sorted."""
    @property
    def entity_count(self) -> int: ...
    def __len__(self) -> int:
        """Number of documents."""
    def names(self) -> list[str]:
        """Names of the documents, in the order of the file."""
    def document(self, number: int) -> dict[str, Any]:
        """One document: ``{"name", "text", "entities": [...]}``, entities as dicts ``{"id", "start", "end", "type",
        "text"}``, and where there are some ``"links"`` (list), ``"score"``, ``"fragments"`` (list of [start, end]),
        ``"parent"`` (number), ``"component"`` (True). Offsets count code points from 0, ends are exclusive.
        IndexError for a number that is out of range; negative ones count from the end."""
    def findings(self) -> list[dict[str, Any]]:
        """What reading found and mended: ``{"severity", "code", "message", "file", "line", "column"}``, severity
        ``"note"``, ``"warning"`` or ``"error"``; line and column None where not known."""
    def to_jsonl(self) -> bytes:
        """The corpus as Touchstone JSON Lines, one document a line."""

def read(path: str, words: Words = (), *, name: str = "", system: bool = False) -> Corpus:
    """Read a file or folder.

    ``words``: how, in the options of the command line that name no side: ``--format``, ``--column``, ``--columns``,
    ``--documents``, ``--layer``, ``--spans-key``, ``--annotator``, ``--model-version``, ``--label-list``,
    ``--offset-unit``. ``name`` empty: the path's base name. ``system``: of a file with annotations and predictions read
    the predictions; an empty file is a document without annotations.
    """

def read_bytes(
    data: bytes, words: Words = (), *, name: str = "data", shown: str = "", system: bool = False
) -> Corpus:
    """The same of bytes in memory. ``shown``: what findings and errors call the file; empty: the name."""

def read_spans(
    documents: Sequence[Mapping[str, Any]],
    words: Words = (),
    *,
    offsets: str = "code-points",
    name: str = "data",
    shown: str = "",
    system: bool = False,
) -> Corpus:
    """Documents with offsets: ``{"id", "text", "entities": [{"start", "end", "type"}, …]}``, without going through JSON
    modules. Keys of a document: ``id`` or ``name`` (none: its number, from 1), ``text`` (may be left out),
    ``entities`` or ``spans``. Of an entity: ``start``, ``end``, ``type`` or ``label``; and where given ``id``,
    ``links`` (a string or a list), ``score`` (None: none), ``fragments``, ``parent``. A tuple ``(start, end, type)``
    may stand in the place of an entity, a list of entities in the place of a document. Other keys are left
    out. ``offsets``: what they count, ``code-points``, ``utf16`` or ``bytes`` of the text.

    TypeError for what is none of these, ValueError for other units without a text and for offsets inside of a
    character; with the number of document and entity.
    """

def read_tags(
    tags: Sequence[Sequence[str]],
    tokens: Optional[Sequence[Sequence[str]]] = None,
    words: Words = (),
    *,
    sentences: bool = True,
    names: Optional[Sequence[str]] = None,
    name: str = "data",
    shown: str = "",
    system: bool = False,
) -> Corpus:
    """Lists of tags (IOB, IOB2, BIOES, BILOU …), one list for each sentence, with or without their tokens.

    ``sentences``: all lists are sentences of one document; False: each is a document, called as ``names`` say or by
    its number. Without tokens every token is called ``w``; white space in tokens becomes ``_``.
    ValueError where tokens and tags differ in number, TypeError for what is no string.
    """

class Output:
    """What a command of touchstone-cli said when it was run inside this process."""

    @property
    def code(self) -> int:
        """0 done, 1 data, 2 usage, 3 a rule of ``--fail-if`` is broken."""
    @property
    def text(self) -> str:
        """What it printed."""
    @property
    def messages(self) -> list[str]:
        """What it wrote to standard error, line by line: warnings, broken rules. Errors are thrown instead."""

def command(words: Words, corpora: Mapping[str, Corpus] = {}, *, data: Mapping[str, bytes] = {}, check: bool = True) -> Output:
    """Run a command of touchstone-cli with its words: ``["leads", "--gold", "gold.tsv", "--system", "a.tsv",
    "--json"]``. In the place of a file ``--gold``, ``--system`` and the files behind neither option may name a key
    of ``corpora``: ``{"@gold": gold, "@1": run}``. ``data``: in the same way files of ``merge``.

    ``check``: codes 1 and 2 throw ``TouchstoneError``. KeyboardInterrupt after Ctrl+C.
    """

def project_words(path: str, words: Words = ()) -> list[tuple[str, list[str]]]:
    """For each table of a project ("NERC · ajmc-en", empty where it is one) the words of ``score`` that mean its data
    and settings. ``words``: ``--set``, ``--task``, ``--system``, ``--allow-outside``, and settings that go first. No words: the table is not scored,
    since its gold or a file of its settings is not read. ``TouchstoneError`` where that holds of all."""

def refuse_table(path: str, words: Words, table: str) -> None:
    """Raise ``TouchstoneError`` with why a table of a project has no words."""

def project_findings(path: str, words: Words = ()) -> list[dict[str, Any]]:
    """What is wrong with a project and did not stop it, as ``Corpus.findings`` has it."""

def score(words: Words, gold: Optional[Corpus] = None, systems: Sequence[Corpus] = ()) -> list[Result]:
    """Score each system. ``words``: those of ``score``, measures and settings; without ``gold`` and ``systems`` the
    data, too. Without ``--measure`` or ``--preset`` it is ``muc``. A gold of None and two systems: these are held
    against each other. TouchstoneError for a run of other texts (``--anyway`` scores it)."""

def scores_of(json: str) -> dict[str, Optional[float]]:
    """What ``Result.scores`` has, of JSON that ``score --json`` or ``merge --json`` prints."""

class Result:
    """The scores of one system. Tables and records are made when they are first asked for."""

    @property
    def name(self) -> str:
        """The system's."""
    @property
    def signature(self) -> str:
        """All settings in one line."""
    @property
    def words(self) -> list[str]:
        """The words it was scored by, without data."""
    @property
    def gold(self) -> Optional[Corpus]: ...
    @property
    def system(self) -> Optional[Corpus]:
        """None: it was named by a word."""
    @property
    def measures(self) -> list[str]: ...
    @property
    def headline(self) -> str:
        """The score shown first: the preset's, ``muc.strict.f1``, ``ser.ser`` …"""
    @property
    def parts(self) -> list[tuple[str, str]]:
        """Of several layers, levels, periods or numbers of candidates each one's layer and heading; else none."""
    def scores(self) -> dict[str, Optional[float]]:
        """Every score by the names of ``compare`` and ``trend``: ``muc.strict.f1``, ``muc.strict.f1(PER)``; counts,
        too (``muc.strict.cor``). None: undefined (0/0). Of several layers, levels or periods behind ``"fine/"``."""
    def settings(self) -> list[tuple[str, str]]:
        """Name and value of each setting that is not the default."""
    def findings(self) -> list[dict[str, Any]]:
        """Of both files and of the scoring, as ``Corpus.findings`` has them, with ``"changes_scores"`` (bool) and
        ``"system"`` (None: the gold's, or of both)."""
    def json(self) -> str:
        """What ``score --json`` prints, without a recipe (``report(["--json"])`` has one): a baseline for later."""
    def report(self, words: Words = ()) -> str:
        """What ``score`` prints of this system: tables, or with ``--json``, ``--tsv``, ``--markdown``, ``--latex``;
        ``--by``, ``--row``, ``--confusion``, ``--scheme`` …"""
    def tables(self) -> list[tuple[str, str, str]]:
        """Measure, id and title of each table."""
    def table(self, id: str = "types", measure: str = "") -> Table:
        """One of them; ``measure`` empty: the first that has it. Of ``muc`` the tables are ``strict``, ``exact``, ``partial``,
        ``type``; ``types`` is the one of the scheme asked for, else ``strict``."""
    def by(self, slice: str, measure: str = "") -> Table:
        """A row for each value of a slice (``entity-length``, ``seen`` …; ``score --by`` names them)."""
    def documents(self, measure: str = "") -> Table:
        """A row for each document."""
    def confusion(self) -> Table:
        """Which types are taken for which, by literal types of all records: ``gold_type``, ``system_type``, ``count``;
        ``(none)``: no annotation there."""
    def intervals(self, *, level: float = 0.95, samples: int = 1000, seed: int = 0) -> dict[str, tuple[float, float]]:
        """Bootstrap intervals over documents of every score that has one: name, low and high."""
    def errors(self, words: Words = ()) -> Errors:
        """Records that pass a filter, in the words of ``errors``: ``--outcome``, ``--type``, ``--words``,
        ``--error-type``, ``--scheme``, ``--list``, ``--where`` …; none: all that is not correct."""

def errors(words: Words, gold: Optional[Corpus] = None, systems: Sequence[Corpus] = ()) -> Errors:
    """Records of ``errors``, also of two systems by what changed: ``["--change", "regressed"]``."""

class Errors:
    """Records: a pair of a gold and a system annotation, or an annotation without partner. In text order."""

    def __len__(self) -> int: ...
    @property
    def considered(self) -> int:
        """How many records the filters chose from."""
    @property
    def columns(self) -> list[str]:
        """The names that ``column`` takes: ``document``, ``outcome``, ``error_type``, ``gold_type``, ``system_type``
        and, with ``--change``, ``change`` (categories); ``gold_start``, ``gold_end``, ``system_start``,
        ``system_end`` (numbers)."""
    def column(self, name: str) -> Union[Categories, Numbers]:
        """KeyError for another name."""
    def texts(self, side: str, first: int = 0, count: int = -1) -> list[Optional[str]]:
        """Words of the annotations of ``"gold"`` or ``"system"``; None where a record has none there."""
    def contexts(self, first: int = 0, count: int = -1, *, width: int = 40) -> list[tuple[str, str]]:
        """Up to so many characters of the gold's text (else the system's) before and behind each record."""
    def record(self, number: int) -> dict[str, Any]:
        """``{"document", "outcome", "outcomes", "error_type", "tags", "gold", "system"}`` and with ``--change``
        ``"change"``; ``outcome`` by the scheme asked for, ``outcomes`` by each; sides None or ``{"id", "start",
        "end", "type", "types", "text", "links", "score", "file", "line"}`` and of discontinuous ones
        ``"fragments"``. Negative numbers count from the end."""
    def excerpt(self, number: int, *, width: int = 80) -> list[tuple[str, bool, bool]]:
        """Text around a record in pieces: words, in the gold's annotation, in the system's."""
    def report(self, form: str = "json") -> str:
        """What ``errors`` prints of these records: ``json``, ``tsv``, ``text``, ``markdown``, ``latex``."""

class Categories:
    """A column of words: a code per record. ``memoryview(column)`` and ``numpy.asarray(column)`` are its int32 codes
    without a copy, read only; -1: none."""

    @property
    def names(self) -> list[str]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, number: int) -> Optional[str]: ...
    @overload
    def __getitem__(self, number: slice) -> list[Optional[str]]: ...
    def __buffer__(self, flags: int) -> memoryview: ...

class Numbers:
    """A column of int64, with the buffer protocol as ``Categories``; -1: none."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, number: int) -> Optional[int]: ...
    @overload
    def __getitem__(self, number: slice) -> list[Optional[int]]: ...
    def __buffer__(self, flags: int) -> memoryview: ...

class Table:
    """A table: named rows of numbers and words."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def measure(self) -> str: ...
    @property
    def columns(self) -> list[str]:
        """Ids for scripts; the first is the rows' name."""
    @property
    def titles(self) -> list[str]:
        """Of the columns, for people."""
    @property
    def notes(self) -> list[str]:
        """What stands below it."""
    def __len__(self) -> int:
        """Number of rows."""
    @property
    def rows(self) -> list[tuple[Union[str, int, float, None], ...]]:
        """Counts as int, ratios as float (None: undefined), words as str; means over types or documents last."""
    def to_text(self, form: str = "text") -> str:
        """``text``, ``markdown``, ``latex``, ``html``, ``csv``, ``tsv``: escaped, with the signs of the window."""

def write_table(
    columns: Sequence[tuple[str, bool]], rows: Sequence[Sequence[str]], form: str = "text", *, title: str = ""
) -> str:
    """A table of finished words in a form of ``Table.to_text``. Columns: title, and is it of numbers?"""

class Comparison:
    """Systems against the first of them."""

    @property
    def json(self) -> str:
        """What ``compare --json`` prints."""
    @property
    def text(self) -> str:
        """What ``compare`` prints for people."""
    @property
    def systems(self) -> list[str]: ...
    @property
    def score(self) -> str:
        """What they are compared by: ``muc.strict.f1``."""
    def changed(self, change: str, first: int = 0, second: int = 1) -> Errors:
        """Annotations that ``fixed``, ``regressed``, ``both_wrong_same``, ``both_wrong_differently`` or ``both_right``
        counts between two of the systems, by the score they are compared by."""

def compare(words: Words, gold: Optional[Corpus] = None, systems: Sequence[Corpus] = ()) -> Comparison:
    """Compare two systems or more by one score. ``words``: those of ``compare``: ``--measure muc.strict.f1``,
    ``--trials``, ``--seed``, ``--resample`` …"""

class Judged:
    """What rules of ``--fail-if`` say."""

    @property
    def broken(self) -> list[str]:
        """A line for each broken rule; below one over a difference the first annotations that regressed."""
    @property
    def told(self) -> list[str]:
        """What breaks no rule and should be known."""
    @property
    def about(self) -> list[tuple[str, list[str]]]:
        """For each broken rule how its wrong annotations are headed, and the filter that chooses them; with a Result as baseline none."""

def judge(result: Result, rules: Words, baseline: Union[Result, str, None] = None) -> Judged:
    """Judge rules of ``--fail-if``: of the values of a result; with a baseline of the differences from it. A
    baseline that is a Result is of the same gold, and its regressed annotations are named; a str is the path of a
    file that ``score --json`` wrote, which knows numbers alone."""

def judge_json(json: str, rules: Words, baseline: str) -> Judged:
    """The same of JSON that ``score --json`` or ``merge --json`` prints, against the file of a baseline: numbers alone."""

def presets() -> str:
    """``presets --json``, as text."""

def measures() -> str:
    """``measures --json``, as text."""

def formats() -> str:
    """``formats --json``, as text."""

def version() -> str:
    """``"1.0.0"``."""

def set_threads(count: int) -> None:
    """Threads for the work of the core; 0: all cores."""

# What touchstone.compat stands on: counts straight from Python's lists.

def tag_counts(
    gold: Sequence[Sequence[str]], system: Sequence[Sequence[str]], *, scheme: str = "", suffix: bool = False
) -> dict[str, tuple[int, int, int]]:
    """Right, gold's and system's annotations by type, sorted, as seqeval reads tags: in its default mode, or strictly
    by ``scheme`` (``IOB2``, ``IOBES``, ``BILOU``). ``suffix``: the letter stands behind the type (``PER-B``).
    ValueError for other numbers of lists, an empty tag, a letter that the scheme does not have."""

def tag_spans(
    tags: Sequence[Sequence[str]], *, scheme: str = "", suffix: bool = False
) -> list[list[tuple[str, int, int]]]:
    """Of each list its annotations as (type, first, last), the last included."""

class SpanMatches:
    """Records of spans as nervaluate pairs them, in its order. Schemes are ``strict``, ``exact``, ``partial``, ``type``."""

    def counts(self, scheme: str) -> tuple[int, int, int, int, int]:
        """Correct, incorrect, partial, missed, spurious. KeyError for another scheme."""
    def places(self, scheme: str) -> tuple[
        list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int]]
    ]:
        """Their places: (document, number among the system's; of missed ones among the gold's)."""

def match_spans(
    gold: Sequence[Sequence[Any]],
    system: Sequence[Sequence[Any]],
    types: Sequence[str],
    *,
    min_overlap: float = 1.0,
    old: bool = False,
) -> tuple[SpanMatches, dict[str, SpanMatches]]:
    """Records as nervaluate 1.1.0 pairs them, or 0.1.8 (``old``), overall and by type. Annotations are dicts with
    ``label``, ``start`` and ``end``, or (label, start, end); the end is included; other types are left out.
    ``min_overlap``: percent of the gold. ValueError names document and mistake."""
