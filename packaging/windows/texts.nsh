; What the installer says in its own words; everything else is NSIS's, which has all three languages.

!macro Text KEY ENGLISH ITALIAN FRENCH
  LangString ${KEY} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${KEY} ${LANG_ITALIAN} "${ITALIAN}"
  LangString ${KEY} ${LANG_FRENCH} "${FRENCH}"
!macroend

!insertmacro Text TooOld \
  "${TITLE} needs Windows 10 or later, 64-bit. Nothing was installed." \
  "${TITLE} richiede Windows 10 o successivo, a 64 bit. Non è stato installato niente." \
  "${TITLE} a besoin de Windows 10 ou d’une version plus récente, en 64 bits. Rien n’a été installé."

!insertmacro Text IsRunning \
  "${TITLE} is running. Close it, then choose Retry: your game is kept." \
  "${TITLE} è in esecuzione. Chiudilo e scegli Riprova: la partita resta salvata." \
  "${TITLE} est ouvert. Fermez-le, puis choisissez Réessayer : votre partie est conservée."

!insertmacro Text EarlierStays \
  "The version that is installed could not be removed. Remove it in the settings of Windows, then start this installer again." \
  "Non è stato possibile rimuovere la versione installata. Rimuovila dalle impostazioni di Windows, poi riavvia questa installazione." \
  "La version installée n’a pas pu être supprimée. Supprimez-la dans les paramètres de Windows, puis relancez cette installation."

!insertmacro Text NotWritten \
  "Not everything could be written to $INSTDIR. Free some space or choose another folder, then start this installer again." \
  "Non è stato possibile scrivere tutto in $INSTDIR. Libera spazio o scegli un’altra cartella, poi riavvia questa installazione." \
  "Tout n’a pas pu être écrit dans $INSTDIR. Libérez de la place ou choisissez un autre dossier, puis relancez cette installation."

!insertmacro Text GamesStay \
  "${TITLE} will be removed from this computer. Your games and settings stay in $LOCALAPPDATA\${NAME}; delete that folder yourself if you no longer want them." \
  "${TITLE} sarà rimosso da questo computer. Le tue partite e le tue impostazioni restano in $LOCALAPPDATA\${NAME}; se non le vuoi più, elimina tu quella cartella." \
  "${TITLE} va être supprimé de cet ordinateur. Vos parties et vos réglages restent dans $LOCALAPPDATA\${NAME} ; supprimez ce dossier vous-même si vous n’en voulez plus."

!insertmacro Text KindOfFile \
  "Game of ${TITLE}" \
  "Partita di ${TITLE}" \
  "Partie de ${TITLE}"

!insertmacro Text ProgramWhat \
  "The program and its entry in the Start menu." \
  "Il programma e la sua voce nel menu Start." \
  "Le programme et son entrée dans le menu Démarrer."

!insertmacro Text GamesTitle \
  "Open saved games" \
  "Aprire le partite salvate" \
  "Ouvrir les parties enregistrées"

!insertmacro Text GamesWhat \
  "A double click on a file ending in ${SUFFIX} opens the game in it." \
  "Un doppio clic su un file che termina in ${SUFFIX} apre la partita che contiene." \
  "Un double clic sur un fichier en ${SUFFIX} ouvre la partie qu’il contient."

!insertmacro Text DesktopTitle \
  "Icon on the desktop" \
  "Icona sul desktop" \
  "Icône sur le bureau"

!insertmacro Text DesktopWhat \
  "A second way to start the program." \
  "Un secondo modo di avviare il programma." \
  "Une deuxième façon de lancer le programme."
