#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh [BUILD]  makes dist/: the .deb packages, and the tarball of the command line for any folder. Of the build in the folder
# BUILD as it is built now; without one of preset release with the module for Python. Installs what is missing.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
case "${1:-}" in -h | --help) sed -n '3,4s/^# //p' "$0"; exit 0 ;; esac
groups=(core package)
[ $# -gt 0 ] || groups+=(gui python)
install_packages "${groups[@]}"
umask 022
equal_times
tree=${1:-$root/build/release}
(cd "$root" && { [ $# -gt 0 ] || cmake --preset release -DTOUCHSTONE_BUILD_PYTHON=ON; } && cmake --build "$tree" --target packed --parallel "$(nproc)") >&2 ||
    die "the build failed (see above)"
tree=$(cd "$tree" && pwd)
dist=$root/dist
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$tree/CMakeCache.txt")
name=touchstone-cli-$version-linux-$(uname -m)
stage=$tree/packaging/$name
rm -rf "$dist" "$tree/packaging/deb" "$stage"
mkdir -p "$dist"
(cd "$tree" && cpack -G DEB -B "$tree/packaging/deb") >&2
cp "$tree"/packaging/deb/*.deb "$dist"

(cmake --install "$tree" --component cli --prefix "$stage" && rm -r "${stage:?}/bin" &&
    cmake --install "$tree" --component portable --prefix "$stage" --strip) >&2
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -C "$(dirname "$stage")" -cf - "$name" |
    gzip -9n >"$dist/$name.tar.gz"
say "In dist: $(cd "$dist" && echo *)"
