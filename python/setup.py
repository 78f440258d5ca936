# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles the extension with CMake and puts the libraries that it needs beside it; puts the sources of the core into a source distribution.

TOUCHSTONE_BUILD names a folder of CMake to build in, so that nothing is compiled twice; without it setuptools' own is taken.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

HERE = pathlib.Path(__file__).resolve().parent
# In a source distribution the tree lies beside this file, in the repository around it.
ROOT = HERE / "source" if (HERE / "source").is_dir() else HERE.parent
SOURCES = ["CMakeLists.txt", "LICENSE", "NEWS.md", "app", "core", "packaging/news.cmake", "python/CMakeLists.txt", "python/binding", "python/links.cmake",
           "python/touchstone", "resources"]
# What every Linux with the same C library has; all else travels in the wheel.
SYSTEM = re.compile(r"(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s))\.so")


def version():
    return re.search(r"project\(touchstone VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")).group(1)


class Build(build_ext):
    def build_extension(self, extension):
        if not sys.platform.startswith("linux"):
            sys.exit("touchstone: the extension is built on Linux only, so far.")
        target = pathlib.Path(self.get_ext_fullpath(extension.name)).resolve()
        folder = pathlib.Path(os.environ.get("TOUCHSTONE_BUILD") or self.build_temp).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        if not (folder / "CMakeCache.txt").is_file():
            subprocess.run(["cmake", "-S", ROOT, "-B", folder, *generator, "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG",
                            "-DCMAKE_UNITY_BUILD=ON", "-DTOUCHSTONE_BUILD_PYTHON=ON", "-DTOUCHSTONE_BUILD_GUI=OFF", "-DTOUCHSTONE_BUILD_TESTS=OFF",
                            f"-DPython3_EXECUTABLE={sys.executable}"], check=True)
        jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or str(os.cpu_count())
        subprocess.run(["cmake", "--build", folder, "--target", "touchstone_python", "--parallel", jobs], check=True)
        made = next(path for path in sorted(folder.rglob(target.name)) if path != target)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, target)
        if shutil.which("strip"):
            subprocess.run(["strip", "--strip-unneeded", target], check=True)
        if not self.inplace:
            self.carry(target)

    @staticmethod
    def carry(module):
        """Copies the libraries beside the module, which then looks for them there."""
        if shutil.which("patchelf") is None:
            print("touchstone: without patchelf the libraries stay where they are: this wheel is for this machine.", file=sys.stderr)
            return
        listed = subprocess.run(["ldd", module], check=True, capture_output=True, text=True).stdout
        for name, path in re.findall(r"^\s*(\S+) => (\S+)", listed, re.MULTILINE):
            if not SYSTEM.match(name):
                shutil.copyfile(os.path.realpath(path), module.parent / name)
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", module], check=True)


class Sources(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for name in SOURCES:
            source, target = ROOT / name, pathlib.Path(base_dir) / "source" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source, target)


setup(version=version(), ext_modules=[Extension("touchstone._core", [])], cmdclass={"build_ext": Build, "sdist": Sources})
