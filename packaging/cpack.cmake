# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the two programs, and the packages made of it: cpack -G 'DEB;TGZ' in a release build.
include(GNUInstallDirs)

install(DIRECTORY "${PROJECT_SOURCE_DIR}/resources/samples" "${PROJECT_SOURCE_DIR}/resources/rules"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/touchstone")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME copyright)
foreach(program touchstone touchstone-cli)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
endforeach()
if(TOUCHSTONE_BUILD_GUI)
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/touchstone.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
  install(FILES "${PROJECT_SOURCE_DIR}/resources/icons/touchstone.svg"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
  install(FILES "${PROJECT_SOURCE_DIR}/packaging/org.touchstone.Touchstone.metainfo.xml"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
endif()

set(CPACK_PACKAGE_NAME touchstone)
set(CPACK_PACKAGE_VENDOR "The Touchstone authors")
set(CPACK_PACKAGE_CONTACT "The Touchstone authors <touchstone@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "test named-entity systems against gold annotations")
set(CPACK_PACKAGE_DESCRIPTION
  "Opens a gold corpus and the outputs of named-entity systems, shows the texts
 side by side with their annotations, and links every number to the
 annotations that it counts. A command line prints the same numbers.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_FILE_NAME "${CPACK_PACKAGE_NAME}-${PROJECT_VERSION}-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The SVG icon plugin and fonts are loaded at run time, so the linker does not name them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk, fonts-noto-color-emoji")
include(CPack)
