# SPDX-License-Identifier: GPL-3.0-or-later
# Packages of a release build: cpack -G DEB makes a .deb of each component; package.sh does it all (packaging/README.md).
set(CPACK_PACKAGE_NAME touchstone)
set(CPACK_PACKAGE_VENDOR "The Touchstone authors")
set(CPACK_PACKAGE_CONTACT "${TOUCHSTONE_MAINTAINER}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${TOUCHSTONE_HOMEPAGE}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE "${PROJECT_SOURCE_DIR}/packaging/epoch.cmake")
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL cli)
if(TARGET touchstone)
  list(APPEND CPACK_COMPONENTS_ALL gui)
endif()
if(TARGET touchstone_python)
  list(APPEND CPACK_COMPONENTS_ALL python)
  # A module is for the Python that it was compiled for: ".cpython-311-x86_64-linux-gnu.so".
  get_target_property(suffix touchstone_python SUFFIX)
  string(REGEX REPLACE "^\\.cpython-3([0-9]+)-.*" "\\1" minor "${suffix}")
  math(EXPR next "${minor} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.${minor}~), python3 (<< 3.${next})")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_CLI_PACKAGE_NAME touchstone-cli)
set(CPACK_DEBIAN_CLI_DESCRIPTION "test named-entity systems against gold annotations (command line)
Scores the outputs of named-entity systems against a gold corpus: MUC
outcomes, CoNLL, overlap credit, nested annotations (ETER, SER), entity links,
texts that differ after OCR or speech recognition. Compares systems with
significance tests, lists the annotations behind every number, finds patterns
in the errors and suspects in the gold. Needs no display.")

set(CPACK_DEBIAN_GUI_PACKAGE_NAME touchstone)
# The SVG icon plugin and Qt's words (keys, buttons, dialogs) are loaded at run time, so the linker names neither.
set(CPACK_DEBIAN_GUI_PACKAGE_DEPENDS "touchstone-cli (= ${PROJECT_VERSION}), libqt6svg6, qt6-translations-l10n")
set(CPACK_DEBIAN_GUI_PACKAGE_RECOMMENDS "fonts-noto-core, qt6-wayland")
set(CPACK_DEBIAN_GUI_PACKAGE_SUGGESTS "fonts-noto-cjk, fonts-noto-color-emoji")
set(CPACK_DEBIAN_GUI_DESCRIPTION "test named-entity systems against gold annotations
Opens a gold corpus and the outputs of named-entity systems, shows the texts
side by side with their annotations, and links every number to the
annotations that it counts. Texts that differ are aligned character by
character; annotations may be nested or discontinuous. The command line of
touchstone-cli prints the same numbers.")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-touchstone)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/packaging/debian/python/postinst;${PROJECT_SOURCE_DIR}/packaging/debian/python/prerm")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "touchstone, python3-pandas")
set(CPACK_DEBIAN_PYTHON_DESCRIPTION "test named-entity systems against gold annotations (Python module)
Scores lists, documents of spaCy, data frames and files from Python and
notebooks with the measures of touchstone-cli, as the same numbers, and lists
the annotations behind them. Modules with the signatures of seqeval and
nervaluate take their place.")
include(CPack)
