# SPDX-License-Identifier: GPL-3.0-or-later
"""Comparisons, rules, commands and stopping: what the command line says of the same data."""

import json
import os
import signal
import subprocess
import sys
import textwrap

import pytest
from coredata import A, B, GOLD, SAMPLES, cli, files, tags

from touchstone import _core


def test_a_comparison_is_the_command_lines():
    gold, a, b = files()
    words = ["--trials", "200", "--seed", "5", "--measure", "muc.exact.f1"]
    compared = _core.compare(words, gold, [a, b])
    assert compared.systems == ["system-a", "system-b"] and compared.score == "muc.exact.f1"
    told = cli("compare", "--gold", GOLD, "--system", A, "--system", B, *words, "--json", "--no-recipe")
    assert json.loads(compared.json) == json.loads(told)
    assert "system-b" in compared.text


def test_what_changed_is_a_list_of_records():
    gold, a, b = files()
    compared = _core.compare(["--trials", "50"], gold, [a, b])
    for change in ("fixed", "regressed", "both_wrong_same"):
        lines = cli("errors", "--gold", GOLD, "--system", A, "--system", B, "--change", change.replace("_", "-"), "--json")
        assert len(compared.changed(change)) == len(lines.splitlines())
    assert set(compared.changed("regressed").column("change")) == {"regressed"}
    assert len(compared.changed("regressed", 1, 0)) == len(compared.changed("fixed"))
    assert compared.changed("fixed").report("json")
    with pytest.raises(ValueError, match="regressed"):
        compared.changed("broken")
    with pytest.raises(IndexError):
        compared.changed("fixed", 0, 2)


def test_systems_without_a_gold_are_compared():
    _, a, b = files()
    compared = _core.compare([], None, [a, b])
    assert json.loads(compared.json)["no_gold"] is True and "A:" in compared.text


def test_rules_judge_values():
    gold, a, _ = files()
    (result,) = _core.score([], gold, [a])
    value = result.scores()["muc.strict.f1"]
    broken = _core.judge(result, [f"muc.strict.f1 < {value + 0.01}", f"muc.strict.f1 < {value - 0.01}"]).broken
    assert len(broken) == 1 and "muc.strict.f1" in broken[0]
    assert _core.judge(result, ["conll.f1 < 2"]).broken  # a measure that was not asked for
    with pytest.raises(_core.TouchstoneError, match='muc has no score "strict.f2"'):
        _core.judge(result, ["muc.strict.f2 < 1"])
    with pytest.raises(_core.TouchstoneError):
        _core.judge(result, ["nonsense"])


def test_rules_judge_differences_and_name_what_regressed():
    before = _core.score([], tags("B-PER O B-LOC"), [tags("B-PER O B-LOC", name="run", system=True)])[0]
    after = _core.score([], tags("B-PER O B-LOC"), [tags("B-PER O B-ORG", name="run", system=True)])[0]
    broken = "\n".join(_core.judge(after, ["muc.strict.f1 < -0.1"], before).broken)
    assert "1 annotation regressed" in broken and "LOC in the gold, ORG in run" in broken
    assert _core.judge(before, ["muc.strict.f1 < -0.1"], after).broken == []


def test_rules_judge_differences_from_a_file(tmp_path):
    before = _core.score([], tags("B-PER O B-LOC"), [tags("B-PER O B-LOC", name="old", system=True)])[0]
    after = _core.score([], tags("B-PER O B-LOC"), [tags("B-PER O B-ORG", name="new", system=True)])[0]
    path = tmp_path / "baseline.json"
    path.write_text(before.json())
    (line,) = _core.judge(after, ["muc.strict.f1 < -0.1"], str(path)).broken
    assert "baseline" in line and "-0.5" in line
    assert _core.judge(after, ["muc.strict.f1 < -0.9"], str(path)).broken == []
    with pytest.raises(_core.TouchstoneError):
        _core.judge(after, ["muc.strict.f1 < -0.9"], str(tmp_path / "nothing.json"))


def test_commands_run_on_data_of_memory():
    gold, a, b = files()
    for words in (["leads"], ["suspects"], ["describe", "--gold"]):
        own = words if words[0] != "describe" else ["describe"]
        data = ["--gold", "@gold", "--system", "@a"] if words[0] != "describe" else ["@gold"]
        output = _core.command([*own, *data, "--json"], {"@gold": gold, "@a": a, "@b": b})
        assert output.code == 0
        paths = [GOLD if word == "@gold" else A if word == "@a" else word for word in data]
        assert json.loads(output.text) == json.loads(cli(*own, *paths, "--json"))


def test_a_command_tells_its_code_and_its_messages():
    gold, a, _ = files()
    words = ["score", "--gold", "@g", "--system", "@a", "--fail-if", "muc.strict.f1 < 0.99"]
    output = _core.command(words, {"@g": gold, "@a": a})
    assert output.code == 3 and "muc.strict.f1" in output.messages[-1] and "system-a" in output.text
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.command(["score", "--gold", "@g", "--system", "@a", "--measur", "muc"], {"@g": gold, "@a": a})
    assert caught.value.code == "invalid-option" and "Did you mean" in str(caught.value)
    unchecked = _core.command(["score", "--gold", "/nothing", "--system", "/nothing"], check=False)
    assert unchecked.code == 1 and unchecked.messages
    assert _core.command(["--version"]).text.splitlines()[0].endswith(_core.version())
    with pytest.raises(_core.TouchstoneError, match='unknown word "scroe"'):
        _core.command(["scroe"])


def test_a_mistake_in_rules_is_told_with_all_mistakes(tmp_path):
    rules = tmp_path / "own.rules"
    rules.write_text("rule one\n  nonsense here\n\nrule two\n  more nonsense\n")
    gold, a, _ = files()
    with pytest.raises(_core.TouchstoneError) as caught:
        _core.score(["--measure", "rules", "--rules", str(rules)], gold, [a])
    assert caught.value.messages and any("own.rules" in message for message in caught.value.messages)


def test_a_project_is_words_of_its_tables():
    ((heading, words),) = _core.project_words(str(SAMPLES / "sample.touchstone"))
    results = _core.score(words)
    gold, a, b = files()
    assert [result.scores() for result in results] == [result.scores() for result in _core.score([], gold, [a, b])]
    with pytest.raises(_core.TouchstoneError):
        _core.project_words(str(SAMPLES / "sample.touchstone"), ["--set", "nothing"])
    matrix = json.loads(_core.command(["campaign", str(SAMPLES / "sample.touchstone"), "--json"]).text)
    assert matrix


def test_lists_of_the_program_are_json():
    assert any(preset["id"] == "conll-2003" for preset in json.loads(_core.presets())["presets"])
    assert any(measure["id"] == "muc" for measure in json.loads(_core.measures())["measures"])
    assert "jsonl" in _core.formats() and _core.version()


def test_threads_change_no_number():
    gold, a, _ = files()
    before = _core.score([], gold, [a])[0].scores()
    _core.set_threads(1)
    try:
        assert _core.score([], gold, [a])[0].scores() == before
    finally:
        _core.set_threads(0)


LONG = """
    import signal, sys, threading, time
    signal.signal(signal.SIGINT, signal.default_int_handler)  # programs in the background of a shell ignore it
    from touchstone import _core
    # A long alignment: two large texts that differ everywhere.
    import random
    random.seed(1)
    letters = "abcdefghij "
    text = "".join(random.choice(letters) for _ in range(400000))
    other = "".join(c if random.random() > 0.4 else random.choice(letters) for c in text)
    gold = _core.read_spans([{"id": "d", "text": text, "entities": [(i, i + 5, "X") for i in range(0, 400000, 50)]}])
    run = _core.read_spans([{"id": "d", "text": other, "entities": [(i, i + 5, "X") for i in range(0, 390000, 50)]}])
    print("begin", flush=True)
    for _ in range(1000):
        _core.score(["--anyway", "--align", "characters"], gold, [run])
"""


def test_ctrl_c_stops_the_work():
    program = textwrap.dedent(LONG)
    wrapped = "try:\n" + textwrap.indent(program, "    ") + "\nexcept KeyboardInterrupt:\n    print('stopped', flush=True)\n"
    child = subprocess.Popen([sys.executable, "-c", wrapped], stdout=subprocess.PIPE, text=True, env=os.environ)
    try:
        assert child.stdout.readline() == "begin\n"
        child.send_signal(signal.SIGINT)
        rest, _ = child.communicate(timeout=60)
    finally:
        child.kill()
    assert rest == "stopped\n" and child.returncode == 0


def test_other_threads_run_meanwhile():
    program = textwrap.dedent(LONG).replace("range(1000)", "range(1)")
    program = program.replace(
        'print("begin", flush=True)',
        "ticks = []\nbeat = threading.Thread(target=lambda: [(ticks.append(1), time.sleep(0.001)) for _ in range(20)])\nbeat.start()",
    )
    program += "\nassert len(ticks) >= 1, ticks\nbeat.join()\nprint('done')\n"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout == "done\n"


def test_a_forked_child_scores():
    program = textwrap.dedent("""
        import os
        from touchstone import _core
        def value():
            tags = [["B-PER", "O"]] * 500
            return _core.score([], _core.read_tags(tags, sentences=False), [_core.read_tags(tags, sentences=False, system=True)])[0].scores()["muc.strict.f1"]
        assert value() == 1
        child = os.fork()
        if child == 0:
            os._exit(0 if value() == 1 else 1)
        assert os.waitpid(child, 0)[1] == 0
        assert value() == 1
    """)
    subprocess.run([sys.executable, "-c", program], timeout=120, check=True)
