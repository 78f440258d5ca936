#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# test.sh [CTEST OPTIONS]  installs what is missing, builds with warnings as errors, runs every test.
# The last line reads "N passed, N failed"; the exit code is 0 only when nothing failed.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,4s/^# //p' "$0"; exit 0 ;; esac
install_packages core gui tests python
build dev
run_tests dev "$@"
