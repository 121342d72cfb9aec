// What the page says itself, before the computer has told it the seat's language: everything else arrives worded.
const WORDS = {
  en: {
    connecting: "Connecting to the computer…",
    gone: "The computer does not answer. Trying again…",
    reload: "This page is an old one: reload it.",
    code: "The six letters on the big screen",
    join: "Join",
    letters: "Letters",
    again: "Try again",
    closed: "The phones are closed at the computer. This page waits.",
    released: "This hand has gone back to the computer.",
    taken: "Another phone holds this hand: ask at the computer.",
    newer: "This hand is open in a newer page.",
    key: "This code is no longer good: take the new one from the big screen.",
  },
  it: {
    connecting: "Mi collego al computer…",
    gone: "Il computer non risponde. Riprovo da solo…",
    reload: "Questa pagina è vecchia: ricaricala.",
    code: "Le sei lettere sul grande schermo",
    join: "Entra",
    letters: "Caratteri",
    again: "Riprova",
    closed: "Al computer i telefoni sono chiusi. Questa pagina aspetta.",
    released: "Questa mano è tornata al computer.",
    taken: "Questa mano è su un altro telefono: chiedi al computer.",
    newer: "Questa mano è aperta in una pagina più recente.",
    key: "Questo codice non vale più: prendi quello nuovo dal grande schermo.",
  },
  fr: {
    connecting: "Connexion à l’ordinateur…",
    gone: "L’ordinateur ne répond pas. Nouvel essai…",
    reload: "Cette page est ancienne : rechargez-la.",
    code: "Les six lettres du grand écran",
    join: "Entrer",
    letters: "Caractères",
    again: "Réessayer",
    closed: "Les téléphones sont fermés sur l’ordinateur. Cette page attend.",
    released: "Cette main est revenue à l’ordinateur.",
    taken: "Un autre téléphone tient cette main : demandez à l’ordinateur.",
    newer: "Cette main est ouverte dans une page plus récente.",
    key: "Ce code n’est plus valable : prenez le nouveau sur le grand écran.",
  },
};

export const language = navigator.languages.map(name => name.slice(0, 2)).find(name => name in WORDS) ?? "en";
export const words = WORDS[language];
