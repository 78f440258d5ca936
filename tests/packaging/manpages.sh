#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# manpages.sh PROGRAM…  manual pages of each program and of its commands are well-formed: mandoc has no warning.
set -euo pipefail
command -v mandoc >/dev/null || { echo "mandoc is not installed: no page is looked at"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
for program in "$@"; do
    name=$(basename "$program")
    commands=$("$program" --complete 1 '' | sed -n 's/^\([a-z]*\)\t.*/\1/p')
    [ -n "$commands" ] || { echo "$name names no commands" >&2; bad=1; }
    for command in '' $commands; do
        page=$work/$name${command:+-$command}.1
        "$program" --man $command >"$page"
        mandoc -T lint -W warning "$page" || bad=1
    done
done
exit $bad
