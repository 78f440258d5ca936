#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The closing line of test.sh: cases are added up over programs, and a program that dies is never counted as passed.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../../packaging/lib.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

# expect NAME LINE CODE CTEST-STATUS: counts the reports in $work.
expect() {
    local line code=0
    line=$(count_tests "$work" "$4") || code=$?
    line=$(tail -n 1 <<<"$line")
    [ "$line" = "$2" ] && [ "$code" = "$3" ] || { say "$1: \"$line\" ($code) instead of \"$2\" ($3)"; bad=1; }
}
junit() { printf '<testcase name="%s" classname="x" time="0" status="%s">\n</testcase>\n' "$@" >"$work/ctest.junit"; }
cases() { printf '<testsuites tests="%s" failures="%s" disabled="0" errors="0" name="AllTests">\n  <testsuite name="A" tests="%s" failures="%s" disabled="0" skipped="%s" errors="0">\n' \
    "$2" "$3" "$2" "$3" "$4" >"$work/$1.xml"; }

junit one run two run script run
cases one 5 0 0
cases two 4 0 1
expect "cases of programs add up, a script is one" "9 passed, 0 failed" 0 0
cases two 4 3 0
junit one run two fail script run
expect "failed cases" "7 passed, 3 failed" 1 8
rm "$work/two.xml"
expect "a crash is one failure" "6 passed, 1 failed" 1 8
cases two 4 0 0
expect "a program that fails after its cases" "10 passed, 1 failed" 1 8
junit one run two notrun script run
rm "$work/two.xml"
expect "a program that could not start" "6 passed, 1 failed" 1 8
junit one run
expect "ctest itself failed" "5 passed, 1 failed" 1 1
: >"$work/one.xml"
junit
expect "nothing ran" "0 passed, 1 failed" 1 8
exit $bad
