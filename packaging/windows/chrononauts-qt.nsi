; The installer of Windows; pack/windows.py runs makensis on it and defines:
;   NAME TITLE VERSION QUAD PUBLISHER    how the program is called, and whose it is
;   FILES   the folder with everything that is installed
;   REMOVE  a list of commands that delete exactly that, and nothing else
;   KILOBYTES LICENCE ICON PICTURE TARGET
; It installs for one person and needs no administrator. Silent: /S, a folder: /D=C:\Games\Chrononauts (last).
; Exit codes: 0 done, 1 cancelled, 2 refused or failed.

Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 32
ManifestDPIAware true
RequestExecutionLevel user
AllowSkipFiles off

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define PROGRAM "${NAME}.exe"
!define REMOVER "uninstall.exe"
!define KIND "ChrononautsQt.Game"
!define SUFFIX ".chrononauts"
!define MIME_TYPE "application/x-chrononauts"
!define CLASSES "Software\Classes"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\ChrononautsQt"
!define FAILED 2

Name "${TITLE}"
OutFile "${TARGET}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${QUAD}"
VIAddVersionKey /LANG=1033 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "Installs ${TITLE}"
VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "${PUBLISHER}"

; The pages

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${ENTRY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GamesStay)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include "texts.nsh"

; What is done

; Ends the installer or the uninstaller with a sentence, after what was shown of it.
!macro Refuse SENTENCE
  MessageBox MB_OK|MB_ICONEXCLAMATION "${SENTENCE}" /SD IDOK
  SetErrorLevel ${FAILED}
  Quit
!macroend

; A program that runs cannot be written to: that tells whether it runs, without looking at processes.
!macro WaitUntilClosed FOLDER
  ${If} ${FileExists} "${FOLDER}\${PROGRAM}"
    ${Do}
      ClearErrors
      FileOpen $1 "${FOLDER}\${PROGRAM}" a
      ${IfNot} ${Errors}
        FileClose $1
        ${Break}
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDCANCEL`
        SetErrorLevel ${FAILED}
        Quit
      ${EndIf}
    ${Loop}
  ${EndIf}
!macroend

!macro TellExplorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    !insertmacro Refuse "$(TooOld)"
  ${EndIf}
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; $R0 becomes the folder of the version that is installed, or "".
Function RemoveEarlier
  ReadRegStr $R0 HKCU "${ENTRY}" "InstallLocation"
  ${If} $R0 != ""
  ${AndIf} ${FileExists} "$R0\${REMOVER}"
    !insertmacro WaitUntilClosed "$R0"
    ; With _?= it runs where it lies, so that it can be waited for; then it cannot delete itself.
    ClearErrors
    ExecWait '"$R0\${REMOVER}" /S _?=$R0' $1
    ${If} ${Errors}
    ${OrIf} $1 <> 0
      !insertmacro Refuse "$(EarlierStays)"
    ${EndIf}
    Delete "$R0\${REMOVER}"
    RMDir "$R0"
  ${EndIf}
FunctionEnd

Section "${TITLE}" TheProgram
  SectionIn RO
  Call RemoveEarlier
  !insertmacro WaitUntilClosed "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    RMDir /r "$INSTDIR\_internal" ; left behind by an earlier version whose uninstaller is gone
  ${EndIf}
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FILES}\*"
  WriteUninstaller "$INSTDIR\${REMOVER}"
  ${If} ${Errors}
    !insertmacro Refuse "$(NotWritten)"
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\${REMOVER}"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\${REMOVER}" /S'
  WriteRegStr HKCU "${ENTRY}" "Language" "$LANGUAGE"
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "$(GamesTitle)" OpensGames
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(KindOfFile)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${NAME}-game.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  !insertmacro TellExplorer
SectionEnd

Section /o "$(DesktopTitle)" OnDesktop
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${TheProgram} "$(ProgramWhat)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OpensGames} "$(GamesWhat)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OnDesktop} "$(DesktopWhat)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; How it is undone: the folder of the games is not touched, nor anything else that we did not put there.

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed "$INSTDIR"
  !include "${REMOVE}"
  Delete "$INSTDIR\${REMOVER}"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  ReadRegStr $1 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $1 == "${KIND}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${ENTRY}"
  !insertmacro TellExplorer
SectionEnd
