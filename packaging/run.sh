#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh                       opens the window with the bundled sample
# run.sh GOLD SYSTEM…          opens these files or folders (SYSTEM may be NAME=PATH)
# run.sh --gold … --system …   the same, with any option of touchstone (build/release/bin/touchstone --help)
# Installs what is missing and builds first. Without a display it draws the window into touchstone-window.png
# in the current folder and prints the scores.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,7s/^# //p' "$0"; exit 0 ;; esac

data=()
if [ $# -eq 0 ]; then
    samples=$root/resources/samples
    data=(--gold "$samples/gold.jsonl" --system "$samples/system-a.jsonl" --system "$samples/system-b.jsonl")
elif [ "${1#-}" != "$1" ]; then
    data=("$@")
else
    data=(--gold "$1")
    shift
    for system in "$@"; do data+=(--system "$system"); done
fi

groups=(core gui)
[ -z "${WAYLAND_DISPLAY:-}" ] || groups+=(wayland)
install_packages "${groups[@]}"
build release

bin=$root/build/release/bin
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/touchstone" "${data[@]}"
fi
headless_environment
picture=$PWD/touchstone-window.png
"$bin/touchstone" screenshot -o "$picture" "${data[@]}"
"$bin/touchstone-cli" score "${data[@]}"
printf '\nNo display here: the window is drawn in %s\n' "$picture"
