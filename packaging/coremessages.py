#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the patterns of the core's messages as lupdate reads them: what stands in said(…), saidOf(…),
pattern(…) and patternOf(…); and what the rules that come with the program say of themselves (about "…").

core/support/message.h says what patterns are. The core knows no Qt, so lupdate would not find them.
"""

import pathlib
import re
import sys

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|[(){}\[\],]|\w+|\S', re.DOTALL)
ABOUT = re.compile(r'^\s+about "((?:[^"\\\n]|\\.)*)"', re.MULTILINE)
# Which argument is the pattern; of counts that for many.
CALLS = {"said": 0, "pattern": 0, "saidOf": 2, "patternOf": 1}


def calls(text):
    """Yields (name, [[patterns of the argument], …]) of every call; adjacent literals are one."""
    tokens = [token.group() for token in TOKEN.finditer(text) if not token.group().startswith(("//", "/*"))]
    for start, name in enumerate(tokens[:-1]):
        if name in CALLS and tokens[start + 1] == "(":
            depth, arguments, after = 0, [[]], False
            for token in tokens[start + 1:]:
                depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(token, 0)
                if depth == 0:
                    break
                if token == "," and depth == 1:
                    arguments.append([])
                elif token[0] == '"' and depth == 1:
                    if after:
                        arguments[-1][-1] += token[1:-1]
                    else:
                        arguments[-1].append(token[1:-1])
                after = token[0] == '"'
            yield name, arguments


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    single, counted = set(), set()
    for path in sorted(root.glob("core/**/*.cpp")) + sorted(root.glob("core/**/*.h")):
        if path.name == "message.h":
            continue
        for name, arguments in calls(path.read_text(encoding="utf-8")):
            from_table = name == "saidOf" and not arguments[1]
            patterns = arguments[CALLS[name]] if len(arguments) > CALLS[name] and not from_table else []
            (counted if name.endswith("Of") else single).update(patterns)
    print("const char* const messages[] = {")
    for text in sorted(single):
        print(f'    QT_TRANSLATE_NOOP("Core", "{text}"),')
    for text in sorted(counted):
        print(f'    QT_TRANSLATE_N_NOOP("Core", "{text}"),')
    abouts = set()
    for path in root.glob("resources/rules/**/*.rules"):
        abouts.update(ABOUT.findall(path.read_text(encoding="utf-8")))
    for text in sorted(abouts):
        print(f'    QT_TRANSLATE_NOOP("RuleFiles", "{text}"),')
    print("};")


if __name__ == "__main__":
    sys.exit(main())
