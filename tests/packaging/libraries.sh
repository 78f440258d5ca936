#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# libraries.sh PROGRAM…  no program can reach a network: none is linked to a library that does, not even through another.
set -euo pipefail
bad=0
for program in "$@"; do
    found=$(ldd "$program")
    case $found in *libc.so*) ;; *) echo "$program: ldd says nothing: $found" >&2; bad=1 ;; esac
    ! grep -iE 'network|curl|libssl|websocket' <<<"$found" >&2 || bad=1
done
exit $bad
