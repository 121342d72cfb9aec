<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Chrononauts Qt</source>
        <translation>Informazioni su Chrononauts Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>It works offline and sends nothing to the internet. Phones talk to this computer alone, once somebody has let them in.</source>
        <translation>Funziona senza connessione e non invia nulla a Internet. I telefoni parlano soltanto con questo computer, dopo che qualcuno li ha fatti entrare.</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Diritti</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>Codice: MIT</translation>
    </message>
    <message>
        <source>Our pictures and texts: CC BY-SA 4.0</source>
        <translation>Immagini e testi nostri: CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Typefaces Barlow Condensed and Atkinson Hyperlegible: SIL Open Font License 1.1</source>
        <translation>Caratteri Barlow Condensed e Atkinson Hyperlegible: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Qt and PySide6: GNU LGPL 3</source>
        <translation>Qt e PySide6: GNU LGPL 3</translation>
    </message>
    <message>
        <source>The licences of everything inside: {folder}</source>
        <translation>Le licenze di tutto ciò che è incluso: {folder}</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>Dove stanno le tue partite</translation>
    </message>
    <message>
        <source>Each game is one file. It holds everybody’s hidden cards: open it only when the game is over.</source>
        <translation>Ogni partita è un file. Contiene le carte nascoste di tutti: aprilo solo a partita finita.</translation>
    </message>
    <message>
        <source>AfterNova was designed by Andrew Nerger and Jeffrey Chin and illustrated by Ben Ortiz and Jeffrey Chin; Giacomo Maltagliati translated it into Italian. All rights belong to designers and publishers. This is an unofficial edition by people who like it; words and pictures are our own.</source>
        <translation>AfterNova è un gioco di Andrew Nerger e Jeffrey Chin, illustrato da Ben Ortiz e Jeffrey Chin; la traduzione italiana è di Giacomo Maltagliati. Tutti i diritti appartengono agli autori e agli editori. Questa è un’edizione non ufficiale fatta da chi ama il gioco; testi e immagini sono nostri.</translation>
    </message>
    <message>
        <source>Chrononauts, with Artifaxx and Solonauts, was designed by Andrew Looney and is published by Looney Labs: production Kristin Looney, artwork Alison Frane, the idea of stories in 55 words Steve Moss. The terms follow the Italian translation by Bruno Boio and the French one by Didier Duchon. All rights belong to publisher and designer, who have neither made nor approved this unofficial fan edition. Its pictures and its words are our own.</source>
        <translation>Chrononauts, con Artifaxx e Solonauts, è un gioco di Andrew Looney, pubblicato da Looney Labs: produzione di Kristin Looney, illustrazioni di Alison Frane, idea delle storie in 55 parole di Steve Moss. I termini seguono la traduzione italiana di Bruno Boio e quella francese di Didier Duchon. Tutti i diritti appartengono all’editore e all’autore, che non hanno né realizzato né approvato questa edizione amatoriale non ufficiale. Testi e immagini sono nostri.</translation>
    </message>
    <message>
        <source>Dungeon Time was designed by Carlo A. Rossi, developed by Daniele Pompetti Correale and illustrated by Denis Martynets. Ares Games publish it, in Italy MS Edizioni; Ginevra Pavone translated it into Italian. All rights belong to designer and publisher. This is an unofficial edition by people who like it; words and pictures are our own.</source>
        <translation>Dungeon Time è un gioco di Carlo A. Rossi, sviluppato da Daniele Pompetti Correale e illustrato da Denis Martynets. Lo pubblica Ares Games, in Italia MS Edizioni; la traduzione è di Ginevra Pavone. Tutti i diritti appartengono all’autore e all’editore. Questa è un’edizione non ufficiale fatta da chi ama il gioco; testi e immagini sono nostri.</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Nothing further that way.</source>
        <translation>Da quella parte non c’è altro.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>There is nothing to go back from here.</source>
        <translation>Qui non c’è nulla da cui tornare indietro.</translation>
    </message>
    <message>
        <source>The message is closed.</source>
        <translation>Il messaggio è chiuso.</translation>
    </message>
    <message>
        <source>This key does nothing in this dialog.</source>
        <translation>Questo tasto non fa nulla in questa finestra.</translation>
    </message>
    <message>
        <source>{card}: the arrows choose where, Enter plays the card there.</source>
        <translation>{card}: con le frecce scegli dove, con Invio giochi la carta lì.</translation>
    </message>
    <message>
        <source>The arrows choose where, Enter plays the card there.</source>
        <translation>Con le frecce scegli dove, con Invio giochi la carta lì.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Nothing is written here yet: the game needs a name.</source>
        <translation>Qui non c’è ancora scritto nulla: alla partita serve un nome.</translation>
    </message>
    <message>
        <source>What is typed is looked for at once. Down leads to what is found.</source>
        <translation>Si cerca subito ciò che scrivi. Giù porta ai risultati.</translation>
    </message>
    <message>
        <source>Keeps what is chosen here and leads to the games.</source>
        <translation>Conserva ciò che hai scelto qui e porta ai giochi.</translation>
    </message>
    <message>
        <source>Up and Down read it key by key, Tab leads to the keys that can be changed, Esc closes it.</source>
        <translation>Su e Giù lo leggono tasto per tasto, Tab porta ai tasti che si possono cambiare, Esc lo chiude.</translation>
    </message>
    <message>
        <source>The list of keys is closed.</source>
        <translation>L’elenco dei tasti è chiuso.</translation>
    </message>
    <message>
        <source>{name} {number} of {count}</source>
        <translation>{name} {number} di {count}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Play {card}</source>
        <translation>Gioca {card:il}</translation>
    </message>
    <message>
        <source>Play {card} on {target}</source>
        <translation>Gioca {card:il} {target:su}</translation>
    </message>
    <message>
        <source>Play {card} to the left</source>
        <translation>Gioca {card:il} verso sinistra</translation>
    </message>
    <message>
        <source>Play {card} to the right</source>
        <translation>Gioca {card:il} verso destra</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card:il}</translation>
    </message>
    <message>
        <source>Guess {time}</source>
        <translation>Indovina: {time}</translation>
    </message>
    <message>
        <source>Play a Memo</source>
        <translation>Gioca un Memo</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lascia fare</translation>
    </message>
    <message>
        <source>End the journey here</source>
        <translation>Chiudi qui il viaggio</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Exchange your Identity</source>
        <translation>Scambia l’Identità</translation>
    </message>
    <message>
        <source>I saw the clock</source>
        <translation>Ho visto l’ora</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Tieni il resto</translation>
    </message>
    <message>
        <source>Keep this Identity</source>
        <translation>Tieni questa Identità</translation>
    </message>
    <message>
        <source>Claim: going home</source>
        <translation>Dichiara: ritorno a casa</translation>
    </message>
    <message>
        <source>Claim: Mission complete</source>
        <translation>Dichiara: Missione compiuta</translation>
    </message>
    <message>
        <source>Claim: ten cards</source>
        <translation>Dichiara: dieci carte</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>posto {number}</translation>
    </message>
</context>
<context>
    <name>AfterNova</name>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>Piloting</source>
        <translation>Pilotaggio</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingegneria</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicurezza</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lepre</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Castoro</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Orso</translation>
    </message>
    <message>
        <source>Mole</source>
        <translation>Talpa</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Procione</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>Lontra</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Tasso</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Scoiattolo</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Volpe</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>lepre</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>castoro</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>orso</translation>
    </message>
    <message>
        <source>mole</source>
        <translation>talpa</translation>
    </message>
    <message>
        <source>raccoon</source>
        <translation>procione</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gatto</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>lontra</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>tasso</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>scoiattolo</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>volpe</translation>
    </message>
    <message>
        <source>{name} ({animal})</source>
        <translation>{name} ({animal})</translation>
    </message>
    <message>
        <source>test pilots</source>
        <translation>collaudatori</translation>
    </message>
    <message>
        <source>builders</source>
        <translation>costruttori</translation>
    </message>
    <message>
        <source>guards</source>
        <translation>guardie</translation>
    </message>
    <message>
        <source>miners</source>
        <translation>minatori</translation>
    </message>
    <message>
        <source>flying mechanics</source>
        <translation>meccanici di bordo</translation>
    </message>
    <message>
        <source>escort pilots</source>
        <translation>piloti di scorta</translation>
    </message>
    <message>
        <source>prospectors</source>
        <translation>cercatori di minerali</translation>
    </message>
    <message>
        <source>locksmiths</source>
        <translation>fabbri</translation>
    </message>
    <message>
        <source>drill makers</source>
        <translation>costruttori di trivelle</translation>
    </message>
    <message>
        <source>treasure hunters</source>
        <translation>cacciatori di tesori</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Pianeti</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Il sacchetto</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Market: crew ({deck})</source>
        <translation>Mercato: Zampesperte ({deck})</translation>
    </message>
    <message>
        <source>Projects ({deck})</source>
        <translation>Progetti ({deck})</translation>
    </message>
    <message>
        <source>Starship</source>
        <translation>Astronave</translation>
    </message>
    <message>
        <source>Hold {count} of {spaces}</source>
        <translation>Stiva {count} su {spaces}</translation>
    </message>
    <message>
        <source>Projects {count} of {most}</source>
        <translation>Progetti {count} su {most}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Secret objective</source>
        <translation>Obiettivo segreto</translation>
    </message>
    <message>
        <source>1 point at the end for each {first} and {second} icon of your Projects.</source>
        <translation>Alla fine 1 punto per ogni icona dei tuoi Progetti in questi colori: {first} e {second}.</translation>
    </message>
    <message>
        <source>Completed Projects</source>
        <translation>Progetti completati</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>L’accordo</translation>
    </message>
    <message>
        <source>Rather with {name}</source>
        <translation>Meglio con {name}</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiala</translation>
    </message>
    <message>
        <source>Offers of this turn</source>
        <translation>Proposte di questo turno</translation>
    </message>
    <message>
        <source>Harvest, or go to the Market</source>
        <translation>Raccogli o vai al Mercato</translation>
    </message>
    <message>
        <source>Put the deal together</source>
        <translation>Componi l’accordo</translation>
    </message>
    <message>
        <source>Answers to the offer</source>
        <translation>Risposte alla proposta</translation>
    </message>
    <message>
        <source>At the Market</source>
        <translation>Al Mercato</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Una carta di troppo</translation>
    </message>
    <message>
        <source>The Hold is too full</source>
        <translation>Stiva troppo piena</translation>
    </message>
    <message>
        <source>Complete Projects</source>
        <translation>Completa Progetti</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>{name}’s turn: {step}</source>
        <translation>{name} – {step}</translation>
    </message>
    <message>
        <source>Your turn: {step}</source>
        <translation>Tocca a te: {step}</translation>
    </message>
    <message>
        <source>Last chance to complete Projects</source>
        <translation>Ultima occasione per completare Progetti</translation>
    </message>
    <message>
        <source>You hold more than {limit} cards: choose one to discard.</source>
        <translation>Hai più di {limit} carte: scegline una da scartare.</translation>
    </message>
    <message>
        <source>{name}: {count}. Choose in the Hold what goes overboard.</source>
        <translation>{name}: {count}. Scegli nella Stiva che cosa scartare.</translation>
    </message>
    <message>
        <source>Do you complete a Project? Choose it in your hand.</source>
        <translation>Vuoi completare un Progetto? Sceglilo nella tua mano.</translation>
    </message>
    <message>
        <source>Your Hold pays for none of your Projects.</source>
        <translation>La tua Stiva non basta per nessuno dei tuoi Progetti.</translation>
    </message>
    <message>
        <source>Now or never: complete what you can, then the points are counted.</source>
        <translation>Ora o mai più: completa quel che puoi, poi si contano i punti.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>È il turno di {name}.</translation>
    </message>
    <message>
        <source>Still to decide: {names}.</source>
        <translation>Chi deve ancora decidere: {names}.</translation>
    </message>
    <message>
        <source>Still to answer: {names}.</source>
        <translation>Chi deve ancora rispondere: {names}.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Salta avanti</translation>
    </message>
    <message>
        <source>Your crew covers all of {planet}.</source>
        <translation>{planet}: bastano le tue Zampesperte.</translation>
    </message>
    <message>
        <source>{planet}: {missing} missing. Ask somebody.</source>
        <translation>{planet}, ancora da coprire: {missing}. Chiedi a qualcuno.</translation>
    </message>
    <message>
        <source>{planet}: {missing} missing. Ask somebody, or give Bot one Fragment that it lacks for each icon.</source>
        <translation>{planet}, ancora da coprire: {missing}. Chiedi a qualcuno, oppure, per ogni icona, dai a Bot un Frammento che gli manca.</translation>
    </message>
    <message>
        <source>This can be offered.</source>
        <translation>Così si può proporre.</translation>
    </message>
    <message>
        <source>Bot helps like this: you can harvest.</source>
        <translation>Così Bot ti aiuta: puoi fare la Raccolta.</translation>
    </message>
    <message>
        <source>For each icon Bot takes one Fragment of the Planet, and only what its Projects lack: {fragments}.</source>
        <translation>Per ogni icona Bot prende un Frammento del Pianeta, e solo ciò che manca ai suoi Progetti: {fragments}.</translation>
    </message>
    <message>
        <source>Bot cannot help here: its Projects lack nothing of what lies on this Planet.</source>
        <translation>Qui Bot non può aiutare: ai suoi Progetti non manca niente di ciò che sta su questo Pianeta.</translation>
    </message>
    <message>
        <source>Nobody has a part yet: bring somebody in.</source>
        <translation>Ancora non ti aiuta nessuno: coinvolgi qualcuno.</translation>
    </message>
    <message>
        <source>Your crew covers it: harvest alone, or bring somebody in.</source>
        <translation>Bastano le tue Zampesperte: fai la Raccolta senza aiuto, o coinvolgi qualcuno.</translation>
    </message>
    <message>
        <source>{name} offers you a deal.</source>
        <translation>{name} ti propone un accordo.</translation>
    </message>
    <message>
        <source>Change your part. What you offer holds for this turn.</source>
        <translation>Cambia la tua parte. Ciò che offri vale per questo turno.</translation>
    </message>
    <message>
        <source>Your crew cannot bring that.</source>
        <translation>Le tue Zampesperte non bastano per questo.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Raccogli</translation>
    </message>
    <message>
        <source>Negotiate</source>
        <translation>Negozia</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponi</translation>
    </message>
    <message>
        <source>Anyone…</source>
        <translation>Chiunque…</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggerisci</translation>
    </message>
    <message>
        <source>Back to your deal</source>
        <translation>Torna al tuo accordo</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Controproposta…</translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation>Proponi così</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Where do you harvest?</source>
        <translation>Dove fai la Raccolta?</translation>
    </message>
    <message>
        <source>Who helps?</source>
        <translation>Chi ti aiuta?</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Tu giochi</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Resta a te</translation>
    </message>
    <message>
        <source>you bring</source>
        <translation>porti</translation>
    </message>
    <message>
        <source>you get</source>
        <translation>ricevi</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>La tua parte</translation>
    </message>
    <message>
        <source>Propose something else…</source>
        <translation>Proponi altro…</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Torna alla proposta</translation>
    </message>
    <message>
        <source>gets out of your Hold</source>
        <translation>riceve dalla tua Stiva</translation>
    </message>
    <message>
        <source>First choose one Planet.</source>
        <translation>Prima scegli un Pianeta.</translation>
    </message>
    <message>
        <source>Still missing: {missing}.</source>
        <translation>Ancora da coprire: {missing}.</translation>
    </message>
    <message>
        <source>The rest fits into your Hold.</source>
        <translation>Il resto sta nella tua Stiva.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Non manca nulla.</translation>
    </message>
    <message>
        <source>asks for {needs}</source>
        <translation>chiede {needs}</translation>
    </message>
    <message>
        <source>gives {fragments}</source>
        <translation>dà {fragments}</translation>
    </message>
    <message>
        <source>Your crew covers all of it.</source>
        <translation>Le tue Zampesperte bastano.</translation>
    </message>
    <message>
        <source>Your crew lacks {missing}.</source>
        <translation>Le tue Zampesperte non coprono: {missing}.</translation>
    </message>
    <message>
        <source>Of use for: {projects}.</source>
        <translation>Serve per: {projects}.</translation>
    </message>
    <message>
        <source>What is it good for?</source>
        <translation>A che cosa serve?</translation>
    </message>
    <message>
        <source>Nothing is left to you.</source>
        <translation>Non ti resta nulla.</translation>
    </message>
    <message>
        <source>gives you out of their own Hold</source>
        <translation>ti cede dalla propria Stiva</translation>
    </message>
    <message>
        <source>you get out of the other Hold</source>
        <translation>ricevi dall’altra Stiva</translation>
    </message>
    <message>
        <source>you give out of your Hold</source>
        <translation>cedi dalla tua Stiva</translation>
    </message>
    <message>
        <source>Your answer is good for offer {number} alone. If it is changed, you are asked again.</source>
        <translation>La tua risposta vale solo per la proposta {number}. Se la proposta cambia, dovrai rispondere di nuovo.</translation>
    </message>
    <message>
        <source>Seal with {names}</source>
        <translation>Concludi con {names}</translation>
    </message>
    <message>
        <source>Agreed: offer {number} at {planet}</source>
        <translation>Accordo sulla proposta {number}: {planet}</translation>
    </message>
    <message>
        <source>Counter-offers that hold for this turn</source>
        <translation>Controproposte che valgono per questo turno</translation>
    </message>
    <message>
        <source>Show {card} to everybody</source>
        <translation>Mostra a tutti: {card}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendi {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Complete {project}</source>
        <translation>Completa {project}</translation>
    </message>
    <message>
        <source>{colour}: your Hold has it.</source>
        <translation>{colour}: nella tua Stiva c’è.</translation>
    </message>
    <message>
        <source>{colour}: your Hold lacks it.</source>
        <translation>{colour}: nella tua Stiva manca.</translation>
    </message>
    <message>
        <source>Your Hold, {count} of {spaces}: {fragments}.</source>
        <translation>La tua Stiva, {count} su {spaces}: {fragments}.</translation>
    </message>
    <message>
        <source>What goes overboard?</source>
        <translation>Che cosa scarti?</translation>
    </message>
    <message>
        <source>overboard</source>
        <translation>da scartare</translation>
    </message>
    <message>
        <source>I want to complete a Project</source>
        <translation>Voglio completare un Progetto</translation>
    </message>
    <message>
        <source>{project}: asks you first</source>
        <translation>{project}: prima chiede</translation>
    </message>
    <message>
        <source>{project}: by itself</source>
        <translation>{project}: da solo</translation>
    </message>
    <message>
        <source>{project} goes first</source>
        <translation>{project} per primo</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Take what {name} wants</source>
        <translation>D’accordo con {name}</translation>
    </message>
    <message>
        <source>Replace the crew row</source>
        <translation>Sostituisci la fila delle Zampesperte</translation>
    </message>
    <message>
        <source>Replace the row of Projects</source>
        <translation>Sostituisci la fila dei Progetti</translation>
    </message>
    <message>
        <source>Replace both rows</source>
        <translation>Sostituisci entrambe le file</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>First choose a Project</source>
        <translation>Prima scegli un Progetto</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>{crew}, {projects}</source>
        <translation>{crew}, {projects}</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>deve rispondere</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>ha risposto</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>chiunque</translation>
    </message>
    <message>
        <source>Whoever helps</source>
        <translation>Chi aiuta</translation>
    </message>
    <message>
        <source>Deal at {planet}</source>
        <translation>Accordo: {planet}</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}</source>
        <translation>Proposta {number}: {planet}</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}, as it was made</source>
        <translation>Proposta {number}: {planet}, com’è stata fatta</translation>
    </message>
    <message>
        <source>The counter-offer: {share}</source>
        <translation>La controproposta: {share}</translation>
    </message>
    <message>
        <source>incl. Upgrades: {count}</source>
        <translation>di cui da Migliorie: {count}</translation>
    </message>
    <message>
        <source>Your Upgrades add this as soon as you play a crew card: {icons}.</source>
        <translation>Appena giochi una Zampesperta, le tue Migliorie aggiungono {icons}.</translation>
    </message>
    <message>
        <source>Still missing: {missing}. The icons of your Upgrades count only beside a crew card that you play.</source>
        <translation>Ancora da coprire: {missing}. Le icone delle tue Migliorie contano solo insieme a una Zampesperta che giochi.</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>riceve</translation>
    </message>
    <message>
        <source>{name} declines for a reason in the own hand, which nobody else sees.</source>
        <translation>{name} rifiuta per una ragione che sta nella sua mano e che nessun altro vede.</translation>
    </message>
    <message>
        <source>{name} counters: {gets} is little for {brings}.</source>
        <translation>{name} fa una controproposta: avere {gets} per {brings} è poco.</translation>
    </message>
    <message>
        <source>{name} counters: {brings} may be worth more than {gets}.</source>
        <translation>{name} fa una controproposta: per {brings} si può chiedere più di {gets}.</translation>
    </message>
    <message>
        <source>{name} counters.</source>
        <translation>{name} fa una controproposta.</translation>
    </message>
    <message>
        <source>It is chosen.</source>
        <translation>L’hai scelto.</translation>
    </message>
    <message>
        <source>{upgrade}: {rule}</source>
        <translation>{upgrade}: {rule}</translation>
    </message>
    <message>
        <source>{name}, {mark}: {cards}, holds {hold}, {projects} completed, {points}.</source>
        <translation>{name}, {mark}: {cards}; nella Stiva {hold}; completati: {projects}; {points}.</translation>
    </message>
    <message>
        <source>A turn is either the Market or a Harvest.</source>
        <translation>In un turno si fa il Mercato oppure una Raccolta.</translation>
    </message>
    <message>
        <source>What your crew lacks others bring for Fragments: you propose, they answer, you seal.</source>
        <translation>Ciò che manca alle tue Zampesperte lo portano altri in cambio di Frammenti: tu proponi, loro rispondono, tu concludi.</translation>
    </message>
    <message>
        <source>Projects complete themselves as soon as your Hold can pay for them.</source>
        <translation>I Progetti si completano da soli appena la tua Stiva può pagarli.</translation>
    </message>
    <message>
        <source>Six completed Projects end the game, and most points win.</source>
        <translation>Sei Progetti completati chiudono la partita, e vince chi ha più punti.</translation>
    </message>
    <message>
        <source>That was a whole turn: it is either the Market or a Harvest. The row has been filled up again.</source>
        <translation>Questo era un turno intero: o Mercato, o Raccolta. La fila è di nuovo completa.</translation>
    </message>
    <message>
        <source>Bo has made the deal: your 2 Piloting worked there, and the purple Fragment is yours. Your yes held for the whole turn, while Bo was free to seal the deal or to leave it.</source>
        <translation>Bo ha concluso l’accordo: lì sono servite le tue 2 icone di Pilotaggio, e il Frammento viola è tuo. Il tuo sì valeva per tutto il turno, mentre Bo poteva concludere l’accordo oppure rinunciare.</translation>
    </message>
    <message>
        <source>A new table. You hold six cards; eight are the limit. Choose one Project and two crew of the Market, and take them. Then choose in your hand the card that is too many, and discard it.</source>
        <translation>Un nuovo tavolo. Hai in mano sei carte, e il limite è otto. Scegli al Mercato un Progetto e due Zampesperte, e prendili. Poi scegli nella mano la carta di troppo e scartala.</translation>
    </message>
    <message>
        <source>The three cards of a turn can be crew and Projects in any mix. In the place of one of them you may have a whole row replaced, if nothing in it is of use to you.</source>
        <translation>Le tre carte di un turno possono essere Zampesperte e Progetti, mescolati come vuoi. Al posto di una carta puoi far sostituire un’intera fila, se lì non c’è niente che ti serva.</translation>
    </message>
    <message>
        <source>First you drop what has no room, then Projects are completed. Some of them bring an Upgrade, which helps you from the next turn on.</source>
        <translation>Prima si scarta ciò che non ci sta, poi si completano i Progetti. Alcuni danno una Miglioria, che ti aiuta dal turno seguente.</translation>
    </message>
    <message>
        <source>A new table, late in the game: you have five Projects. Harvest Nektarr. Then choose “Autopaw” in your hand and complete it: it is your sixth.</source>
        <translation>Un nuovo tavolo, verso la fine della partita: hai cinque Progetti. Fai la Raccolta su Nektarr. Poi scegli “Autozampa” nella tua mano e completalo: è il sesto.</translation>
    </message>
    <message>
        <source>This is the last turn: everybody may still complete what they can pay for, then the game ends. Points come from Projects, from Fragments left in the Hold and from the secret objective.</source>
        <translation>Questo è l’ultimo turno: tutti possono ancora completare ciò che possono pagare, poi la partita finisce. Danno punti i Progetti, i Frammenti rimasti nella Stiva e l’obiettivo segreto.</translation>
    </message>
    <message>
        <source>The table as lists</source>
        <translation>Il tavolo in elenchi</translation>
    </message>
    <message>
        <source>Enter does what a click does, Space reads out, L shows the pictures.</source>
        <translation>Invio fa ciò che fa un clic, Spazio legge ad alta voce, L mostra le immagini.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>What the deal is made of</source>
        <translation>Che cosa prevede l’accordo</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Chiede</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>You cover</source>
        <translation>Tu copri</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Zampesperta</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animale</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Progetto</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costa</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Tu hai</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Miglioria</translation>
    </message>
    <message>
        <source>On board</source>
        <translation>A bordo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Stiva</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completati</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Migliorie</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Riceve</translation>
    </message>
    <message>
        <source>Then holds</source>
        <translation>Poi avrà</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Accanto</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Icons and Fragments</source>
        <translation>Icone e Frammenti</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Proposta</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Condizioni</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>A che punto è</translation>
    </message>
    <message>
        <source>{thing}, {column}: {words}</source>
        <translation>{thing}, {column}: {words}</translation>
    </message>
    <message>
        <source>{fragments} ({count} of {spaces})</source>
        <translation>{fragments} ({count} su {spaces})</translation>
    </message>
    <message>
        <source>collects for {projects}</source>
        <translation>accumula per {projects}</translation>
    </message>
    <message>
        <source>{number}: {planet}</source>
        <translation>{number}: {planet}</translation>
    </message>
    <message>
        <source>agreed, waits for the seal</source>
        <translation>accettata, attende di essere conclusa</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>countered, can be taken up</source>
        <translation>con controproposta, che si può accettare</translation>
    </message>
    <message>
        <source>waits for answers</source>
        <translation>attende risposte</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}: {state}.</source>
        <translation>Proposta {number} per {planet}: {state}.</translation>
    </message>
    <message>
        <source>then holds</source>
        <translation>poi avrà</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gets {gets}, then holds {hold}.</source>
        <translation>{name} porta {brings}, riceve {gets}, poi avrà nella Stiva {hold}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gets {gets}, then holds {hold}: {over}.</source>
        <translation>{name} porta {brings}, riceve {gets}, poi avrà nella Stiva {hold}: {over}.</translation>
    </message>
    <message>
        <source>Missing of that: {missing}.</source>
        <translation>Di questo, ancora da coprire: {missing}.</translation>
    </message>
    <message>
        <source>The crew that does it: {crew}.</source>
        <translation>Le Zampesperte che lo fanno: {crew}.</translation>
    </message>
    <message>
        <source>Icon {what}, with {name}</source>
        <translation>Icona {what}, affidata {name:a}</translation>
    </message>
    <message>
        <source>Icon {what}, still missing, with {name}</source>
        <translation>Icona {what}, affidata {name:a}, ancora da coprire</translation>
    </message>
    <message>
        <source>Fragment {what} of the Planet, for {name}</source>
        <translation>Frammento del Pianeta: {what}, per {name}</translation>
    </message>
    <message>
        <source>Fragment {what} out of the Hold of {origin}, for {name}</source>
        <translation>Frammento dalla Stiva di {origin}: {what}, per {name}</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {gets}.</source>
        <translation>{name} porta {brings} e riceve {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {gets} of the Planet and {plus} out of the other Hold.</source>
        <translation>{name} porta {brings} e riceve {gets} dal Pianeta e {plus} dall’altra Stiva.</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {plus} out of the other Hold.</source>
        <translation>{name} porta {brings} e riceve {plus} dall’altra Stiva.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {gets}.</source>
        <translation>{name} porta {brings}, cede {gives} dalla propria Stiva e riceve {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {gets} of the Planet and {plus} out of the other Hold.</source>
        <translation>{name} porta {brings}, cede {gives} dalla propria Stiva e riceve {gets} dal Pianeta e {plus} dall’altra Stiva.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {plus} out of the other Hold.</source>
        <translation>{name} porta {brings}, cede {gives} dalla propria Stiva e riceve {plus} dall’altra Stiva.</translation>
    </message>
    <message>
        <source>{planet}: {names} agreed</source>
        <translation>{planet}: d’accordo {names}</translation>
    </message>
    <message>
        <source>{planet}: {name} declined</source>
        <translation>{planet}: no di {name}</translation>
    </message>
    <message>
        <source>{planet}, offer {number}: {name} counters</source>
        <translation>{planet}, proposta {number}: controproposta di {name}</translation>
    </message>
    <message>
        <source>{offer}. {shares}</source>
        <translation>{offer}. {shares}</translation>
    </message>
    <message>
        <source>{planet}: waits for an answer</source>
        <translation>{planet}: attende risposta</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} rifiuta.</translation>
    </message>
    <message>
        <source>{name} declines: {gets} is little for {brings}.</source>
        <translation>{name} rifiuta: per {brings} vuole più di {gets}.</translation>
    </message>
    <message>
        <source>{name} declines: that would bring {leader} too near the end.</source>
        <translation>{name} rifiuta: porterebbe {leader} troppo vicino alla fine.</translation>
    </message>
    <message>
        <source>{name} declines: the Hold has no room for {gets}.</source>
        <translation>{name} rifiuta: nella sua Stiva non c’è posto per {gets}.</translation>
    </message>
    <message>
        <source>{name} declines: {crew} cannot bring {brings}.</source>
        <translation>{name} rifiuta: con {crew} non si può portare {brings}.</translation>
    </message>
    <message>
        <source>{name} declines: {leader} would keep {left} and give away only {gets}.</source>
        <translation>{name} rifiuta: {leader} terrebbe {left} e darebbe soltanto {gets}.</translation>
    </message>
    <message>
        <source>{name} accepts: {gets} is fair for {brings}.</source>
        <translation>{name} accetta: avere {gets} per {brings} è uno scambio equo.</translation>
    </message>
    <message>
        <source>{name} accepts: the Hold has room for {gets}.</source>
        <translation>{name} accetta: nella sua Stiva c’è posto per {gets}.</translation>
    </message>
    <message>
        <source>{name} accepts: {gets} may be better than what the Hold has now.</source>
        <translation>{name} accetta: avere {gets} può essere meglio di ciò che la sua Stiva ha ora.</translation>
    </message>
    <message>
        <source>{name} has wanted just that, and accepts.</source>
        <translation>{name} voleva proprio questo, e accetta.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and goes to the Market.</source>
        <translation>{name} lascia cadere la controproposta di {names} e va al Mercato.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and harvests {planet} without that help.</source>
        <translation>{name} lascia cadere la controproposta di {names} e fa la Raccolta su {planet} senza quell’aiuto.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and seals another deal.</source>
        <translation>{name} lascia cadere la controproposta di {names} e conclude un altro accordo.</translation>
    </message>
    <message>
        <source>{gets} is much for {brings}.</source>
        <translation>Dare {gets} per {brings} è molto.</translation>
    </message>
    <message>
        <source>That promised more than the counter-offer.</source>
        <translation>Quella mossa prometteva più della controproposta.</translation>
    </message>
    <message>
        <source>Offer {number} of {name}, at {planet}:</source>
        <translation>Proposta {number} di {name} per {planet}:</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} accetta.</translation>
    </message>
    <message>
        <source>What comes out of a Hold goes between its owner and whoever harvests.</source>
        <translation>Ciò che esce da una Stiva passa solo tra chi la possiede e chi fa la Raccolta.</translation>
    </message>
    <message>
        <source>In a counter you change your own part only.</source>
        <translation>In una controproposta cambi solo la tua parte.</translation>
    </message>
    <message>
        <source>{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}.</source>
        <translation>{planet}, Pianeta {place} di {count}, chiede {needs}, ha {fragments}.</translation>
    </message>
    <message>
        <source>{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}; you cover {covered}.</source>
        <translation>{planet}, Pianeta {place} di {count}, chiede {needs}, ha {fragments}; tu copri {covered}.</translation>
    </message>
    <message>
        <source>No Planet</source>
        <translation>Nessun Pianeta</translation>
    </message>
    <message>
        <source>{name}, {species}, {skills}</source>
        <translation>{name}, {species}, {skills}</translation>
    </message>
    <message>
        <source>{name}, Project, costs {cost}, {points}</source>
        <translation>{name}, Progetto, costa {cost}, {points}</translation>
    </message>
    <message>
        <source>{name}, Project, costs {cost}, {points}, Upgrade {upgrade}</source>
        <translation>{name}, Progetto, costa {cost}, {points}, Miglioria {upgrade}</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, tra le tue scelte</translation>
    </message>
    <message>
        <source>Gap in the Market</source>
        <translation>Posto vuoto al Mercato</translation>
    </message>
    <message>
        <source>{name}: {cards}, holds {hold}, {projects} completed, {points}.</source>
        <translation>{name}: {cards}; nella Stiva {hold}; completati: {projects}; {points}.</translation>
    </message>
    <message>
        <source>Bot: collects for {projects}; holds {hold}; {count} completed, {points}.</source>
        <translation>Bot: accumula per {projects}; nella Stiva {hold}; completati: {count}; {points}.</translation>
    </message>
    <message>
        <source>{project} (has {there} of {cost})</source>
        <translation>{project} (ha {there} su {cost})</translation>
    </message>
    <message>
        <source>Fragment {colour}</source>
        <translation>Frammento {colour}</translation>
    </message>
    <message>
        <source>Fragment {colour}, goes overboard</source>
        <translation>Frammento {colour}, da scartare</translation>
    </message>
    <message>
        <source>Empty space of the Hold</source>
        <translation>Spazio libero della Stiva</translation>
    </message>
    <message>
        <source>Place for a Project</source>
        <translation>Posto per un Progetto</translation>
    </message>
    <message>
        <source>Starship {ship} of {name}</source>
        <translation>Astronave {ship} di {name}</translation>
    </message>
    <message>
        <source>Point at a Planet, a card or a player to read about it.</source>
        <translation>Indica un Pianeta, una carta o una persona per saperne di più.</translation>
    </message>
    <message>
        <source>It asks {needs} and gives {fragments}.</source>
        <translation>Chiede {needs} e dà {fragments}.</translation>
    </message>
    <message>
        <source>With {crew} you cover all of it.</source>
        <translation>Con {crew} copri tutto.</translation>
    </message>
    <message>
        <source>Your whole crew covers {covered}; {missing} missing.</source>
        <translation>Tutte insieme, le tue Zampesperte coprono {covered}; ancora da coprire: {missing}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}.</source>
        <translation>Si sa che {name} ha {cards}.</translation>
    </message>
    <message>
        <source>{species} ({trade}): {skills}.</source>
        <translation>{species} ({trade}): {skills}.</translation>
    </message>
    <message>
        <source>It helps at {planets}.</source>
        <translation>Aiuta qui: {planets}.</translation>
    </message>
    <message>
        <source>It costs {cost} and is worth {points}.</source>
        <translation>Costa {cost} e vale {points}.</translation>
    </message>
    <message>
        <source>You have all of it.</source>
        <translation>Hai tutto.</translation>
    </message>
    <message>
        <source>You lack {missing}.</source>
        <translation>Ciò che ancora ti manca: {missing}.</translation>
    </message>
    <message>
        <source>Your objective adds {points}.</source>
        <translation>Il tuo obiettivo aggiunge {points}.</translation>
    </message>
    <message>
        <source>{projects} completed and {hold} in the Hold: {points} so far.</source>
        <translation>Completati: {projects}; nella Stiva: {hold}; finora {points}.</translation>
    </message>
    <message>
        <source>Upgrades: {upgrades}.</source>
        <translation>Migliorie: {upgrades}.</translation>
    </message>
    <message>
        <source>Everybody knows of {cards} in the hand.</source>
        <translation>Carte in mano note a tutti: {cards}.</translation>
    </message>
    <message>
        <source>Bot puts each Fragment on the leftmost of its Projects that lacks the colour; what none lacks goes into its Hold.</source>
        <translation>Bot mette ogni Frammento sul primo dei suoi Progetti, da sinistra, a cui manca quel colore; ciò che non manca a nessun Progetto va nella sua Stiva.</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>Vince {name} con {points}</translation>
    </message>
    <message>
        <source>Bot wins with {points}</source>
        <translation>Vince Bot con {points}</translation>
    </message>
    <message>
        <source>Turns: {turns}. Shared Harvests: {shared} of {all}.</source>
        <translation>Turni: {turns}. Raccolte condivise: {shared} su {all}.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Progetti</translation>
    </message>
    <message>
        <source>Fragments in the Hold</source>
        <translation>Frammenti nella Stiva</translation>
    </message>
    <message>
        <source>{place}: {name}, {projects} for Projects, {hold} for the Hold, {objective} for the objective {first} and {second}, together {points}.</source>
        <translation>{place}: {name}, {projects} per i Progetti, {hold} per la Stiva, {objective} per l’obiettivo {first} e {second}, in tutto {points}.</translation>
    </message>
    <message>
        <source>{name}, {projects} for Projects, {hold} for the Hold, {objective} for the objective {first} and {second}, together {points}.</source>
        <translation>{name}, {projects} per i Progetti, {hold} per la Stiva, {objective} per l’obiettivo {first} e {second}, in tutto {points}.</translation>
    </message>
    <message>
        <source>{name}: not counted yet</source>
        <translation>{name}: punti non ancora contati</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Si contano i punti</translation>
    </message>
    <message>
        <source>Space shows the next part at once, Enter all that is left.</source>
        <translation>Spazio mostra subito la parte seguente, Invio tutto il resto.</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Parte seguente</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>No Project</source>
        <translation>Nessun Progetto</translation>
    </message>
    <message>
        <source>{project} ({points})</source>
        <translation>{project} ({points})</translation>
    </message>
    <message>
        <source>{name} has completed {projects}: {points}.</source>
        <translation>{name} ha completato {projects}: {points}.</translation>
    </message>
    <message>
        <source>{name} has completed no Project.</source>
        <translation>{name} non ha completato nessun Progetto.</translation>
    </message>
    <message>
        <source>Bot turns up what lay unseen under its Starship: {projects}.</source>
        <translation>Bot scopre ciò che era nascosto sotto la sua Astronave: {projects}.</translation>
    </message>
    <message>
        <source>{name} has {fragments} left in the Hold: {points}.</source>
        <translation>{name} ha ancora nella Stiva {fragments}: {points}.</translation>
    </message>
    <message>
        <source>Bot has {fragments} left in its Hold and on its row: {points}.</source>
        <translation>Bot ha ancora nella Stiva e sulla sua fila di Progetti {fragments}: {points}.</translation>
    </message>
    <message>
        <source>{name} has no Fragment left.</source>
        <translation>{name} non ha più Frammenti.</translation>
    </message>
    <message>
        <source>The secret objective of {name} was {first} and {second}: {points}.</source>
        <translation>L’obiettivo segreto di {name} era {first} e {second}: {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>Vince {name} con {points}.</translation>
    </message>
    <message>
        <source>Bot wins with {points}.</source>
        <translation>Vince Bot con {points}.</translation>
    </message>
    <message>
        <source>Together {name} has {points}.</source>
        <translation>In tutto {name} ha {points}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Accordi</translation>
    </message>
    <message>
        <source>Nobody shared a Harvest in this game.</source>
        <translation>In questa partita nessuno ha condiviso una Raccolta.</translation>
    </message>
    <message>
        <source>The best deal of the game</source>
        <translation>Il miglior accordo della partita</translation>
    </message>
    <message>
        <source>The other deals</source>
        <translation>Gli altri accordi</translation>
    </message>
    <message>
        <source>Turn {turn}: {planet}</source>
        <translation>Turno {turn}: {planet}</translation>
    </message>
    <message>
        <source>Turn {turn}, deal at {planet}.</source>
        <translation>Turno {turn}, accordo su {planet}.</translation>
    </message>
    <message>
        <source>{name} harvests, brings {brings} and gets {gets}.</source>
        <translation>{name} raccoglie, porta {brings} e riceve {gets}.</translation>
    </message>
    <message>
        <source>{name} harvests, brings {brings}, gives {gives} out of the Hold and gets {gets}.</source>
        <translation>{name} raccoglie, porta {brings}, cede {gives} dalla Stiva e riceve {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of the Hold and gets {gets}.</source>
        <translation>{name} porta {brings}, cede {gives} dalla Stiva e riceve {gets}.</translation>
    </message>
    <message>
        <source>Right after it they completed {projects}: {points}.</source>
        <translation>Poi, completando {projects}: {points}.</translation>
    </message>
    <message>
        <source>It brought them {fragments}.</source>
        <translation>Ha portato loro {fragments}.</translation>
    </message>
    <message>
        <source>{name} and {other} have equal points: {name} had the later turn and is ahead.</source>
        <translation>{name} {other:e} hanno gli stessi punti: {name} ha giocato più tardi e passa avanti.</translation>
    </message>
    <message>
        <source>First deals</source>
        <translation>Primi accordi</translation>
    </message>
    <message>
        <source>Six completed Projects end the game, and most points win. First you need crew: choose three cards of the Market, then take them. Nektarr asks 2 Piloting (arrow) and 2 Engineering (spanner).</source>
        <translation>Sei Progetti completati chiudono la partita, e vince chi ha più punti. Prima servono Zampesperte: scegli tre carte del Mercato e poi prendile. Nektarr chiede 2 Pilotaggio (freccia) e 2 Ingegneria (chiave inglese).</translation>
    </message>
    <message>
        <source>A new table. Your crew covers all of Nektarr: its signs are ticked. Choose the Planet and harvest it. What you then hold completes “Autopaw”.</source>
        <translation>Un nuovo tavolo. Per Nektarr bastano le tue Zampesperte: i suoi segni hanno la spunta. Scegli il Pianeta e fai la Raccolta. Con ciò che ottieni si completa “Autozampa”.</translation>
    </message>
    <message>
        <source>The crew that worked is discarded. “Autopaw” was completed by itself, as soon as your Hold could pay for it. Each Fragment that is left in your Hold counts one point.</source>
        <translation>Le Zampesperte che hanno lavorato si scartano. “Autozampa” si è completato da solo, appena nella Stiva c’era quanto costa. Ogni Frammento che alla fine resta nella Stiva vale un punto.</translation>
    </message>
    <message>
        <source>A new table. For Geodonia you lack 1 Extraction. Choose it, press Bo’s panel, press one of the Fragments to hand it to Bo, propose, and seal the deal.</source>
        <translation>Un nuovo tavolo. Per Geodonia ti manca 1 Estrazione. Scegli il Pianeta, premi il riquadro di Bo, premi un Frammento per darlo a Bo, proponi e concludi l’accordo.</translation>
    </message>
    <message>
        <source>Bo brought what was missing and got the Fragment; the rest is yours. You may make six offers in a turn, to one, to several or to anyone, and seal the one you like best.</source>
        <translation>Bo ha portato ciò che mancava e ha avuto il Frammento; il resto è tuo. In un turno puoi fare fino a sei proposte, a uno, a più giocatori o a chiunque, e concludere l’accordo che preferisci.</translation>
    </message>
    <message>
        <source>A new table. You lack 1 Extraction for Pirolita: offer Bo one Fragment for it. Bo finds that too little and makes a counter-offer. Take what Bo wants, and seal the deal.</source>
        <translation>Un nuovo tavolo. Per Pirolita ti manca 1 Estrazione: offri a Bo un solo Frammento. A Bo non basta, e ti fa una controproposta. Accettala e concludi l’accordo.</translation>
    </message>
    <message>
        <source>A counter-offer turns yours down, but you can take it up for the rest of the turn: its maker has already said yes. You need not: you may offer something else, or go to the Market.</source>
        <translation>Chi fa una controproposta rifiuta la tua proposta, ma ha già detto sì alla propria: puoi accettarla fino alla fine del turno. Oppure proponi altro, o vai al Mercato.</translation>
    </message>
    <message>
        <source>A new table. Bo offers you a purple Fragment for 2 Piloting. In the middle you see what everybody would have. Accept.</source>
        <translation>Un nuovo tavolo. Bo ti offre un Frammento viola per 2 Pilotaggio. Al centro vedi che cosa toccherebbe a ognuno. Accetta.</translation>
    </message>
    <message>
        <source>A new table. Your Hold has room for four. Harvest Nektarr all the same, and choose in the Hold what goes overboard.</source>
        <translation>Un nuovo tavolo. La tua Stiva ha quattro spazi. Fai comunque la Raccolta su Nektarr e scegli nella Stiva che cosa scartare.</translation>
    </message>
    <message>
        <source>In a Harvest Bot never refuses: it brings any icon for one Fragment of the Planet that its Projects lack (AN-806).</source>
        <translation>In una Raccolta Bot non rifiuta mai: porta qualunque icona in cambio di un Frammento del Pianeta che manca ai suoi Progetti (AN-806).</translation>
    </message>
    <message>
        <source>There are eight of each colour. What is spent or goes overboard lies beside the bag, and goes back into it when the bag is empty.</source>
        <translation>Ce ne sono otto di ogni colore. Ciò che si spende o si scarta sta accanto al sacchetto, e ci torna quando è vuoto.</translation>
    </message>
    <message>
        <source>Choose a Planet to harvest, or cards of the Market: the button for it then comes here.</source>
        <translation>Scegli un Pianeta per la Raccolta, o carte del Mercato: il pulsante compare qui.</translation>
    </message>
    <message>
        <source>Beside the bag: {fragments}.</source>
        <translation>Accanto al sacchetto: {fragments}.</translation>
    </message>
    <message>
        <source>In the bag, {count} in all: {fragments}.</source>
        <translation>Nel sacchetto, in tutto {count}: {fragments}.</translation>
    </message>
    <message>
        <source>Accept {name}’s counter-offer to offer {number}</source>
        <translation>Accetta la controproposta di {name} alla proposta {number}</translation>
    </message>
    <message>
        <source>At {planet}: {share}</source>
        <translation>Per {planet}: {share}</translation>
    </message>
    <message>
        <source>Press {cap} again to show {card} to everybody.</source>
        <translation>Premi di nuovo {cap} per mostrare a tutti questa carta: {card}.</translation>
    </message>
    <message>
        <source>to be asked</source>
        <translation>da interpellare</translation>
    </message>
    <message>
        <source>A crew card at this text size</source>
        <translation>Una Zampesperta a questa grandezza del testo</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Disposizioni</translation>
    </message>
    <message>
        <source>{project}, {place} of {count}: {when}</source>
        <translation>{project}, {place} di {count}: {when}</translation>
    </message>
    <message>
        <source>You hold no Project.</source>
        <translation>Non hai Progetti in mano.</translation>
    </message>
    <message>
        <source>Your Projects are completed by themselves. Say here which of them ask you first, and which goes first where two want the same Fragment.</source>
        <translation>I tuoi Progetti si completano da soli. Qui dici quali devono prima chiedertelo, e quale viene prima se due vogliono lo stesso Frammento.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>asks me first</source>
        <translation>prima chiede</translation>
    </message>
    <message>
        <source>Press a Project: then it asks you first. The upper one goes first: drag it, or press {up} or {down}.</source>
        <translation>Premi un Progetto: prima di completarsi, te lo chiederà. Quello più in alto viene prima: trascinalo, o premi {up} o {down}.</translation>
    </message>
    <message>
        <source>All have agreed that no Project asks: each is completed by itself. You choose which goes first.</source>
        <translation>Tutti hanno deciso che nessun Progetto chiede conferma: ognuno si completa da solo. Tu scegli quale viene prima.</translation>
    </message>
    <message>
        <source>“By itself”: at the end of the turn in which your Hold can pay for a Project, it is completed without a question. So it is with every Project at first.</source>
        <translation>“Da solo”: alla fine del turno in cui la tua Stiva basta a pagare un Progetto, lo si completa senza chiederti niente. All’inizio è così per tutti i Progetti.</translation>
    </message>
    <message>
        <source>“Asks me first”: at that moment you are asked, and may wait. An example: you hold purple and green. They would pay for “Autopaw”, but you save them for “Night Garden”, which wants black too.</source>
        <translation>“Prima chiede”: in quel momento te lo si chiede, e puoi aspettare. Un esempio: nella Stiva hai viola e verde. Basterebbero per “Autozampa”, ma li tieni per “Giardino notturno”, che vuole anche il nero.</translation>
    </message>
    <message>
        <source>Where two Projects want the same Fragment, the upper one is completed first.</source>
        <translation>Se due Progetti vogliono lo stesso Frammento, si completa prima quello più in alto.</translation>
    </message>
    <message>
        <source>The others may see that you want to be asked, never about what. The sixth Project always asks, for it ends the game.</source>
        <translation>Gli altri possono vedere che vuoi che ti si chieda, mai per quale Progetto. Il sesto Progetto chiede sempre conferma, perché chiude la partita.</translation>
    </message>
    <message>
        <source>Does anybody want to complete a Project?</source>
        <translation>Qualcuno vuole completare un Progetto?</translation>
    </message>
    <message>
        <source>{name} wants to complete a Project</source>
        <translation>{name} vuole completare un Progetto</translation>
    </message>
    <message>
        <source>This ends the game. You have {own} plus your objective; {name} shows {other}.</source>
        <translation>Così la partita finisce. Hai {own} più il tuo obiettivo; {name} mostra {other}.</translation>
    </message>
    <message>
        <source>You have five Projects, and cannot pay for a sixth yet.</source>
        <translation>Hai cinque Progetti, e non puoi ancora pagare il sesto.</translation>
    </message>
    <message>
        <source>Places of your Market action</source>
        <translation>Posti della tua azione al Mercato</translation>
    </message>
    <message>
        <source>Place for a card of the Market</source>
        <translation>Posto per una carta del Mercato</translation>
    </message>
    <message>
        <source>All places are used: put something back first.</source>
        <translation>Tutti i posti sono occupati: prima liberane uno.</translation>
    </message>
    <message>
        <source>costs you a card</source>
        <translation>ti costa una carta</translation>
    </message>
    <message>
        <source>{row}: costs a card</source>
        <translation>{row}: costa una carta</translation>
    </message>
    <message>
        <source>{row}: costs nothing</source>
        <translation>{row}: non costa nulla</translation>
    </message>
    <message>
        <source>Hold: {seconds} s</source>
        <translation>Aspetta: {seconds} s</translation>
    </message>
    <message>
        <source>Go on: {seconds} s</source>
        <translation>Continua: {seconds} s</translation>
    </message>
    <message>
        <source>The time to talk is over in this turn: seal, harvest or go to the Market.</source>
        <translation>Per questo turno non si negozia più: concludi, raccogli o vai al Mercato.</translation>
    </message>
    <message>
        <source>No more this turn</source>
        <translation>Basta per questo turno</translation>
    </message>
    <message>
        <source>{name} wants no more offers in this turn.</source>
        <translation>{name} non vuole altre proposte in questo turno.</translation>
    </message>
</context>
<context>
    <name>AfterNovaHints</name>
    <message>
        <source>Hints rest while several people play who have not agreed to them in New game.</source>
        <translation>Quando giocano più persone non ci sono suggerimenti, se non li hanno accettati in Nuova partita.</translation>
    </message>
    <message>
        <source>You can harvest without asking anybody: {planets}.</source>
        <translation>Puoi fare la Raccolta senza chiedere a nessuno: {planets}.</translation>
    </message>
    <message>
        <source>A deal may be had: {planets}.</source>
        <translation>Un accordo è possibile: {planets}.</translation>
    </message>
    <message>
        <source>You can seal what is agreed: {planets}.</source>
        <translation>Puoi concludere ciò che è convenuto: {planets}.</translation>
    </message>
    <message>
        <source>You can take cards of the Market.</source>
        <translation>Puoi prendere carte del Mercato.</translation>
    </message>
    <message>
        <source>You can replace a row of the Market.</source>
        <translation>Puoi sostituire una fila del Mercato.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Puoi solo passare.</translation>
    </message>
    <message>
        <source>Your crew cannot bring what is asked: you can counter with something else, or decline.</source>
        <translation>Le tue Zampesperte non possono portare ciò che è chiesto: puoi fare una controproposta diversa o rifiutare.</translation>
    </message>
    <message>
        <source>You can discard any card of your hand.</source>
        <translation>Puoi scartare una carta qualsiasi della tua mano.</translation>
    </message>
    <message>
        <source>Any Fragments of your Hold can go overboard.</source>
        <translation>Puoi scartare qualsiasi Frammento della tua Stiva.</translation>
    </message>
    <message>
        <source>Look here first: {place}.</source>
        <translation>Guarda prima qui: {place}.</translation>
    </message>
    <message>
        <source>What can I do? Again: it is laid out. Once more: a suggestion with its reason.</source>
        <translation>Che cosa posso fare? Di nuovo: la mossa è preparata. Ancora: un consiglio con il suo perché.</translation>
    </message>
    <message>
        <source>You can accept with {crew}, counter, or decline.</source>
        <translation>Puoi accettare con {crew}, fare una controproposta o rifiutare.</translation>
    </message>
    <message>
        <source>You can complete: {projects}.</source>
        <translation>Puoi completare: {projects}.</translation>
    </message>
    <message>
        <source>You can complete nothing now.</source>
        <translation>Ora non puoi completare niente.</translation>
    </message>
    <message>
        <source>Harvest {planet} with {crew}</source>
        <translation>Fai la Raccolta su {planet} con {crew}</translation>
    </message>
    <message>
        <source>Harvest {planet} with {crew}, and let Bot help</source>
        <translation>Fai la Raccolta su {planet} con {crew} e l’aiuto di Bot</translation>
    </message>
    <message>
        <source>Make an offer at {planet}</source>
        <translation>Fai una proposta per {planet}</translation>
    </message>
    <message>
        <source>Make an offer at {planet} instead of {wanted}</source>
        <translation>Fai una proposta per {planet} invece che per {wanted}</translation>
    </message>
    <message>
        <source>Seal the deal at {planet}</source>
        <translation>Concludi l’accordo per {planet}</translation>
    </message>
    <message>
        <source>Take {cards} of the Market</source>
        <translation>Prendi dal Mercato {cards}</translation>
    </message>
    <message>
        <source>Accept the offer and play {crew}</source>
        <translation>Accetta la proposta e gioca {crew}</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Fai una controproposta</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Rifiuta la proposta</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Drop {fragments}</source>
        <translation>Scarta {fragments}</translation>
    </message>
    <message>
        <source>Complete {card}</source>
        <translation>Completa {card}</translation>
    </message>
    <message>
        <source>Complete nothing more</source>
        <translation>Non completare altro</translation>
    </message>
    <message>
        <source>Your Hold would then have {hold}.</source>
        <translation>La tua Stiva avrebbe poi {hold}.</translation>
    </message>
    <message>
        <source>Your Hold would then have {hold}: {over}.</source>
        <translation>La tua Stiva avrebbe poi {hold}: {over}.</translation>
    </message>
    <message>
        <source>It is laid out: you only need to say yes to it.</source>
        <translation>È tutto pronto: ti basta confermare.</translation>
    </message>
    <message>
        <source>Nothing needs to be laid out for that.</source>
        <translation>Per questo non c’è niente da preparare.</translation>
    </message>
    <message>
        <source>Another move promises more. {move}.</source>
        <translation>Un’altra mossa promette di più. {move}.</translation>
    </message>
    <message>
        <source>At {planet} no deal promises you anything.</source>
        <translation>Per {planet} nessun accordo ti promette niente.</translation>
    </message>
    <message>
        <source>No deal can be hoped for now. {move}</source>
        <translation>Ora non si può sperare in nessun accordo. {move}</translation>
    </message>
    <message>
        <source>With what you then hold you complete {projects}.</source>
        <translation>Con ciò che avrai nella Stiva completi {projects}.</translation>
    </message>
    <message>
        <source>It brings {project} nearer: what it then lacks is {missing}.</source>
        <translation>Avvicina {project}. Ciò che poi ancora manca: {missing}.</translation>
    </message>
    <message>
        <source>None of your Projects needs it, but Fragments count in the end.</source>
        <translation>Non serve a nessuno dei tuoi Progetti, ma alla fine i Frammenti contano.</translation>
    </message>
    <message>
        <source>The offer gives you too little, and one Fragment more may well be granted.</source>
        <translation>La proposta ti dà troppo poco, e un Frammento in più è una richiesta ragionevole.</translation>
    </message>
    <message>
        <source>{name} would have more of it than you.</source>
        <translation>{name} ne avrebbe più vantaggio di te.</translation>
    </message>
    <message>
        <source>{name} is one Project from the end.</source>
        <translation>{name:A} manca un solo Progetto alla fine.</translation>
    </message>
    <message>
        <source>Your crew cannot bring what is asked.</source>
        <translation>Le tue Zampesperte non possono portare ciò che è chiesto.</translation>
    </message>
    <message>
        <source>{card} brings what your crew lacks at {planet}: {icons}.</source>
        <translation>{card} porta ciò che manca alle tue Zampesperte per {planet}: {icons}.</translation>
    </message>
    <message>
        <source>More crew means more Harvests, whatever they ask.</source>
        <translation>Più Zampesperte vuol dire più Raccolte, qualunque cosa chiedano.</translation>
    </message>
    <message>
        <source>Of what {card} costs your Hold has {there} already.</source>
        <translation>Del costo di {card} la tua Stiva ha già {there}.</translation>
    </message>
    <message>
        <source>{card} is worth {points}.</source>
        <translation>{card} vale {points}.</translation>
    </message>
    <message>
        <source>No Harvest would help you more now.</source>
        <translation>Ora nessuna Raccolta ti aiuterebbe di più.</translation>
    </message>
    <message>
        <source>Little in this row would help you, and another one costs nothing.</source>
        <translation>In questa fila c’è poco che ti aiuti, e una nuova non costa niente.</translation>
    </message>
    <message>
        <source>Nothing else would help you more now.</source>
        <translation>Ora nient’altro ti aiuterebbe di più.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>That card would help you least.</source>
        <translation>È la carta che ti aiuterebbe meno.</translation>
    </message>
    <message>
        <source>What stays is worth most for your Projects.</source>
        <translation>Ciò che resta vale di più per i tuoi Progetti.</translation>
    </message>
    <message>
        <source>It brings you {points}, your objective included.</source>
        <translation>Ti porta {points}, compreso il tuo obiettivo.</translation>
    </message>
    <message>
        <source>Your Hold has all the Fragments for none of them.</source>
        <translation>La tua Stiva non ha ancora tutti i Frammenti di nessun Progetto.</translation>
    </message>
    <message>
        <source>Your sixth Project would end the game while somebody is ahead of you.</source>
        <translation>Il tuo sesto Progetto chiuderebbe la partita mentre qualcuno ha più punti di te.</translation>
    </message>
    <message>
        <source>It promises most of all you can do.</source>
        <translation>È ciò che promette di più tra quel che puoi fare.</translation>
    </message>
</context>
<context>
    <name>AfterNovaInquiries</name>
    <message>
        <source>Your crew brings {skills}.</source>
        <translation>Le tue Zampesperte portano {skills}.</translation>
    </message>
    <message>
        <source>Your Hold has {hold}.</source>
        <translation>La tua Stiva ha {hold}.</translation>
    </message>
    <message>
        <source>A sixth completed Project ends the game; then most points win.</source>
        <translation>Un sesto Progetto completato conclude la partita; poi vince chi ha più punti.</translation>
    </message>
    <message>
        <source>{name}: {projects}, {points}.</source>
        <translation>{name}: {projects}, {points}.</translation>
    </message>
    <message>
        <source>You can offer a deal at any Planet.</source>
        <translation>Puoi proporre un accordo su qualsiasi Pianeta.</translation>
    </message>
</context>
<context>
    <name>ArtifactYears</name>
    <message>
        <source>{millions} million BC</source>
        <translation>{millions} milioni di anni fa</translation>
    </message>
    <message>
        <source>{year} BC</source>
        <translation>{year} a.C.</translation>
    </message>
    <message>
        <source>AD {year}</source>
        <translation>{year} d.C.</translation>
    </message>
    <message>
        <source>the Beginning</source>
        <translation>il Principio</translation>
    </message>
    <message>
        <source>the Future</source>
        <translation>il Futuro</translation>
    </message>
</context>
<context>
    <name>Artifaxx</name>
    <message>
        <source>The card that is being played</source>
        <translation>La carta che si sta giocando</translation>
    </message>
    <message>
        <source>What is being played lies here.</source>
        <translation>Qui si mette la carta che si sta giocando.</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} gioca</translation>
    </message>
    <message>
        <source>Nothing borrowed yet.</source>
        <translation>Ancora nessun prestito.</translation>
    </message>
    <message>
        <source>Every shelf is a list already: A leads to the next shelf, the arrows from Artifact to Artifact, and Space shows one large.</source>
        <translation>Ogni scaffale è già un elenco: con A passi allo scaffale successivo, con le frecce da un Artefatto all’altro, e Spazio ne mostra uno in grande.</translation>
    </message>
    <message>
        <source>Mission drawer</source>
        <translation>Cassetto della Missione</translation>
    </message>
    <message>
        <source>Most convincing in play: The Real Thing</source>
        <translation>La più convincente in gioco: quella vera</translation>
    </message>
    <message>
        <source>Most convincing in play: An Excellent Forgery</source>
        <translation>La più convincente in gioco: falso eccellente</translation>
    </message>
    <message>
        <source>Most convincing in play: An Obvious Forgery</source>
        <translation>La più convincente in gioco: falso evidente</translation>
    </message>
    <message>
        <source>Outranked by: The Real Thing</source>
        <translation>Superata da: quella vera</translation>
    </message>
    <message>
        <source>Outranked by: An Excellent Forgery</source>
        <translation>Superata da: falso eccellente</translation>
    </message>
    <message>
        <source>Best in play</source>
        <translation>La migliore</translation>
    </message>
    <message>
        <source>Outranked</source>
        <translation>Superata</translation>
    </message>
    <message>
        <source>This is the most convincing painting in play.</source>
        <translation>È la Mona Lisa più convincente in gioco.</translation>
    </message>
    <message>
        <source>The most convincing painting in play is {card}.</source>
        <translation>Il dipinto più convincente in gioco è {card:il}.</translation>
    </message>
    <message>
        <source>Artifacts put on shelves</source>
        <translation>Artefatti presi in prestito</translation>
    </message>
    <message>
        <source>Artifacts taken from others</source>
        <translation>Artefatti sottratti ad altri</translation>
    </message>
    <message>
        <source>Artifacts sold or erased</source>
        <translation>Artefatti venduti o spariti</translation>
    </message>
</context>
<context>
    <name>ArtifaxxLesson</name>
    <message>
        <source>You win with the three Artifacts of your Mission, and in no other way.</source>
        <translation>Vinci con i tre Artefatti della tua Missione, e in nessun altro modo.</translation>
    </message>
    <message>
        <source>What stands on a shelf can be taken; a Memo is all that stops it.</source>
        <translation>Ciò che sta su uno scaffale si può prendere; solo un Memo lo impedisce.</translation>
    </message>
    <message>
        <source>An Artifact that you do not need is worth cards.</source>
        <translation>Un Artefatto che non ti serve vale delle carte.</translation>
    </message>
    <message>
        <source>First treasures</source>
        <translation>Primi tesori</translation>
    </message>
    <message>
        <source>Here is no TimeLine and nobody has an Identity: only your Mission counts. It lies at the bottom right. Play an Artifact that it names: {card}.</source>
        <translation>Qui non c’è la Linea Temporale e nessuno ha un’Identità: conta solo la tua Missione, che è in basso a destra. Gioca un Artefatto che la Missione chiede: {card}.</translation>
    </message>
    <message>
        <source>It stands on your shelf now. Turns are those of Chrononauts, Memos and Killing Time too; only Inverters and Patches are left out.</source>
        <translation>Ora sta sul tuo tavolo. I turni sono quelli di Chrononauts, anche Memo e Perdere Tempo; mancano solo Inverter e Patch.</translation>
    </message>
    <message>
        <source>Bo has what your Mission asks for. Choose {card}, then {artifact} on the shelf of Bo.</source>
        <translation>Bo ha ciò che chiede la tua Missione. Scegli {card:il}, poi {artifact:il} sullo scaffale di Bo.</translation>
    </message>
    <message>
        <source>What stands on a shelf can change hands at any time: yours, too. A Memo is all that stops it.</source>
        <translation>Ciò che sta su uno scaffale può cambiare padrone in ogni momento, anche ciò che sta sul tuo. Lo ferma soltanto un Memo.</translation>
    </message>
    <message>
        <source>Your Mission has no use for a Dinosaur, but it is worth cards. Choose {card}, then {artifact} on your own shelf.</source>
        <translation>Alla tua Missione un Dinosauro non serve, ma vale delle carte. Scegli {card:il}, poi {artifact:il} sul tuo tavolo.</translation>
    </message>
    <message>
        <source>A Dinosaur is worth three cards to this one, any other Artifact two. With more cards you sooner find what you need.</source>
        <translation>Per questa carta un Dinosauro ne vale tre, ogni altro Artefatto due. Con più carte trovi prima ciò che ti serve.</translation>
    </message>
    <message>
        <source>The third Artifact of your Mission is in your hand: play {card}, then press “{claim}”.</source>
        <translation>Il terzo Artefatto della tua Missione è nella tua mano: gioca {card:il}, poi premi “{claim}”.</translation>
    </message>
    <message>
        <source>That is the only way to win here: be the first to have your three Artifacts. Bots are after theirs. Now play a short game.</source>
        <translation>È l’unico modo di vincere qui: avere per primi i propri tre Artefatti. Anche i bot cercano i loro. Ora gioca una partita breve.</translation>
    </message>
</context>
<context>
    <name>Beats</name>
    <message>
        <source>Open Paradoxes: {count} of {limit}.</source>
        <translation>Paradossi aperti: {count} su {limit}.</translation>
    </message>
    <message>
        <source>{count} of {limit} Paradoxes are open: two more, and everybody loses.</source>
        <translation>Paradossi aperti: {count} su {limit}. Altri due, e perdono tutti.</translation>
    </message>
    <message>
        <source>{count} of {limit} Paradoxes are open: one more, and everybody loses.</source>
        <translation>Paradossi aperti: {count} su {limit}. Ancora uno, e perdono tutti.</translation>
    </message>
    <message>
        <source>{name} holds {count} cards: ten at the end of a turn win.</source>
        <translation>{name} ha in mano {count} carte: con dieci alla fine del turno si vince.</translation>
    </message>
    <message>
        <source>{name} has two of three Artifacts on the table for: {missions}.</source>
        <translation>{name} ha sul tavolo due Artefatti su tre per: {missions}.</translation>
    </message>
    <message>
        <source>{name} claims victory.</source>
        <translation>{name} dichiara vittoria.</translation>
    </message>
    <message>
        <source>It stands on the TimeLine: {years}.</source>
        <translation>È scritto sulla Linea Temporale: {years}.</translation>
    </message>
    <message>
        <source>It lies on the table: {artifacts}.</source>
        <translation>È tutto sul tavolo: {artifacts:il}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>NOT NOW</source>
        <translation>NON ORA</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation>DI TURNO</translation>
    </message>
    <message>
        <source>TO ANSWER</source>
        <translation>RISPONDE</translation>
    </message>
    <message>
        <source>Paradoxes</source>
        <translation>Paradossi</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>Tocca {name:a}.</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>{name} deve rispondere.</translation>
    </message>
    <message>
        <source>{count} of {limit}</source>
        <translation>{count} su {limit}</translation>
    </message>
    <message>
        <source>{name} holds {count} cards: {limit} win at the end of a turn.</source>
        <translation>{name} ha {count} carte in mano: con {limit} alla fine di un turno si vince.</translation>
    </message>
    <message>
        <source>{name} has two of the three Artifacts of a Mission: {missions}.</source>
        <translation>{name} ha due dei tre Artefatti di una Missione: {missions}.</translation>
    </message>
    <message>
        <source>{name} has all three Artifacts of a Mission: {missions}.</source>
        <translation>{name} ha tutti e tre gli Artefatti di una Missione: {missions}.</translation>
    </message>
    <message>
        <source>Two more Paradoxes destroy the Universe.</source>
        <translation>Altri due Paradossi e l’Universo è distrutto.</translation>
    </message>
    <message>
        <source>One more Paradox destroys the Universe.</source>
        <translation>Un altro Paradosso e l’Universo è distrutto.</translation>
    </message>
    <message>
        <source>Cannot be played now. {reason}</source>
        <translation>Ora non si può giocare. {reason}</translation>
    </message>
    <message>
        <source>{name}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}.</source>
        <translation>{name}, giocatore {number}, {emblem}. Mano: {hand}. Artefatti: {artifacts}.</translation>
    </message>
    <message>
        <source>{name}, {bot}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}.</source>
        <translation>{name}, {bot}, giocatore {number}, {emblem}. Mano: {hand}. Artefatti: {artifacts}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {line}</source>
        <translation>Turno {turn}: {line}</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Hold</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Claim victory</source>
        <translation>Ho vinto!</translation>
    </message>
    <message>
        <source>Kill time</source>
        <translation>Perdi tempo</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Tieni il resto</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tutti i tasti</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>({sound})</source>
        <translation>({sound})</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Si pesca una carta</translation>
    </message>
    <message>
        <source>A card is picked up</source>
        <translation>Si prende in mano una carta</translation>
    </message>
    <message>
        <source>A card is put down</source>
        <translation>Si posa una carta</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutato</translation>
    </message>
    <message>
        <source>A year turns</source>
        <translation>Un anno si gira</translation>
    </message>
    <message>
        <source>A wave runs along the years</source>
        <translation>Un’onda corre lungo gli anni</translation>
    </message>
    <message>
        <source>Something opens</source>
        <translation>Qualcosa si apre</translation>
    </message>
    <message>
        <source>Something closes</source>
        <translation>Qualcosa si chiude</translation>
    </message>
    <message>
        <source>A Patch is sewn on</source>
        <translation>Si cuce una Patch</translation>
    </message>
    <message>
        <source>A Patch comes off</source>
        <translation>Si scuce una Patch</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Uno squillo</translation>
    </message>
    <message>
        <source>A Memo</source>
        <translation>Un Memo</translation>
    </message>
    <message>
        <source>Paper tears</source>
        <translation>Si strappa della carta</translation>
    </message>
    <message>
        <source>An Artifact</source>
        <translation>Un Artefatto</translation>
    </message>
    <message>
        <source>Cards are shuffled</source>
        <translation>Si mescolano le carte</translation>
    </message>
    <message>
        <source>A crack</source>
        <translation>Uno schianto</translation>
    </message>
    <message>
        <source>A chord that resolves</source>
        <translation>Un accordo che si risolve</translation>
    </message>
    <message>
        <source>A warning, higher each time</source>
        <translation>Un avviso, ogni volta più acuto</translation>
    </message>
    <message>
        <source>The next one’s turn</source>
        <translation>Tocca a chi segue</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>A rising note</source>
        <translation>Una nota che sale</translation>
    </message>
    <message>
        <source>A fanfare</source>
        <translation>Una fanfara</translation>
    </message>
    <message>
        <source>The last chord</source>
        <translation>L’ultimo accordo</translation>
    </message>
    <message>
        <source>A paw</source>
        <translation>Una zampa</translation>
    </message>
    <message>
        <source>Paws</source>
        <translation>Zampe</translation>
    </message>
    <message>
        <source>A rustle</source>
        <translation>Un fruscio</translation>
    </message>
    <message>
        <source>The glass is turned</source>
        <translation>Si gira la clessidra</translation>
    </message>
    <message>
        <source>Something slides</source>
        <translation>Qualcosa scivola</translation>
    </message>
    <message>
        <source>A yes</source>
        <translation>Un sì</translation>
    </message>
    <message>
        <source>A no</source>
        <translation>Un no</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una domanda</translation>
    </message>
    <message>
        <source>A stamp</source>
        <translation>Un timbro</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>Un motore</translation>
    </message>
    <message>
        <source>A drawer</source>
        <translation>Un cassetto</translation>
    </message>
    <message>
        <source>A chime</source>
        <translation>Un rintocco</translation>
    </message>
    <message>
        <source>A deep note</source>
        <translation>Una nota grave</translation>
    </message>
    <message>
        <source>A knock</source>
        <translation>Un colpo alla porta</translation>
    </message>
    <message>
        <source>A tick</source>
        <translation>Un ticchettio</translation>
    </message>
    <message>
        <source>A gong</source>
        <translation>Un gong</translation>
    </message>
    <message>
        <source>A pulse</source>
        <translation>Un battito</translation>
    </message>
    <message>
        <source>A bell: another minute has gone</source>
        <translation>Una campana: è passato un altro minuto</translation>
    </message>
</context>
<context>
    <name>CardBriefs</name>
    <message>
        <source>Nobody is killed.</source>
        <translation>Nessuno viene ucciso.</translation>
    </message>
    <message>
        <source>It never happens.</source>
        <translation>Niente disastro.</translation>
    </message>
    <message>
        <source>No attack comes.</source>
        <translation>Nessun attacco.</translation>
    </message>
    <message>
        <source>The project fails.</source>
        <translation>Il progetto fallisce.</translation>
    </message>
    <message>
        <source>Choose a rival’s Artifact.</source>
        <translation>Scegli un Artefatto altrui.</translation>
    </message>
    <message>
        <source>It is yours.</source>
        <translation>È tuo.</translation>
    </message>
    <message>
        <source>Sell an Artifact.</source>
        <translation>Vendi un Artefatto.</translation>
    </message>
    <message>
        <source>Draw 2 (the best Mona Lisa: 3).</source>
        <translation>Pesca 2 (miglior Mona Lisa: 3).</translation>
    </message>
    <message>
        <source>Draw 2 (a Dinosaur: 3).</source>
        <translation>Pesca 2 (dinosauro:&#xa0;3).</translation>
    </message>
    <message>
        <source>Draw 2 (Lost Works: 3).</source>
        <translation>Pesca 2 (opere perdute:&#xa0;3).</translation>
    </message>
    <message>
        <source>Spend an Artifact.</source>
        <translation>Spendi un Artefatto.</translation>
    </message>
    <message>
        <source>Draw 2 (a relic: 3).</source>
        <translation>Pesca 2 (reliquia:&#xa0;3).</translation>
    </message>
    <message>
        <source>Play 1 (a relic: 2).</source>
        <translation>Gioca 1 (reliquia:&#xa0;2).</translation>
    </message>
    <message>
        <source>Draw 2 (future: 3).</source>
        <translation>Pesca 2 (futuro:&#xa0;3).</translation>
    </message>
    <message>
        <source>Play 1 (future: 2).</source>
        <translation>Gioca 1 (futuro:&#xa0;2).</translation>
    </message>
    <message>
        <source>Choose any Artifact.</source>
        <translation>Scegli un Artefatto in gioco.</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Scartalo.</translation>
    </message>
    <message>
        <source>Put your Mission back.</source>
        <translation>Riponi la tua Missione.</translation>
    </message>
    <message>
        <source>Take the next one.</source>
        <translation>Prendi la prossima.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Scegli un giocatore.</translation>
    </message>
    <message>
        <source>Show and change the Identity.</source>
        <translation>Svela e cambia l’Identità.</translation>
    </message>
    <message>
        <source>Shuffle all hands.</source>
        <translation>Mescola tutte le mani.</translation>
    </message>
    <message>
        <source>Deal them anew.</source>
        <translation>Distribuisci di nuovo.</translation>
    </message>
    <message>
        <source>Choose left or right.</source>
        <translation>Scegli sinistra o destra.</translation>
    </message>
    <message>
        <source>All hands move on.</source>
        <translation>Ogni mano passa di lato.</translation>
    </message>
    <message>
        <source>A rival plays a card.</source>
        <translation>Un altro gioca una carta.</translation>
    </message>
    <message>
        <source>Cancel it.</source>
        <translation>Cancellala.</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Pesca due carte.</translation>
    </message>
    <message>
        <source>Make two plays.</source>
        <translation>Fai due giocate.</translation>
    </message>
    <message>
        <source>Choose a discard.</source>
        <translation>Scegli uno scarto.</translation>
    </message>
    <message>
        <source>Play it.</source>
        <translation>Giocalo.</translation>
    </message>
    <message>
        <source>Search the draw pile.</source>
        <translation>Cerca nella pila di pesca.</translation>
    </message>
    <message>
        <source>Play one card.</source>
        <translation>Gioca una carta.</translation>
    </message>
    <message>
        <source>It can turn now: {years}.</source>
        <translation>Ora può girare: {years}.</translation>
    </message>
    <message>
        <source>It can turn nothing now.</source>
        <translation>Ora non può girare nulla.</translation>
    </message>
    <message>
        <source>Neither Rewind nor Quick Trip can fetch it.</source>
        <translation>Né Riavvolgimento né Viaggio veloce la recuperano.</translation>
    </message>
</context>
<context>
    <name>CardFeet</name>
    <message>
        <source>Timewarp</source>
        <translation>Timewarp</translation>
    </message>
    <message>
        <source>{millions} million BC</source>
        <translation>{millions} mln di anni fa</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>English card: {name}</source>
        <translation>Nome inglese: {name}</translation>
    </message>
    <message>
        <source>English card: {name} ({kind})</source>
        <translation>Nome inglese: {name} ({kind})</translation>
    </message>
</context>
<context>
    <name>CardSteps</name>
    <message>
        <source>Choose any Linchpin, whichever side it shows.</source>
        <translation>Scegli un Linchpin qualsiasi, qualunque lato mostri.</translation>
    </message>
    <message>
        <source>Turn it over.</source>
        <translation>Giralo.</translation>
    </message>
    <message>
        <source>Choose a Linchpin that shows its altered side.</source>
        <translation>Scegli un Linchpin che mostra il lato alterato.</translation>
    </message>
    <message>
        <source>Turn it back to True History.</source>
        <translation>Riportalo alla Storia Vera.</translation>
    </message>
    <message>
        <source>Choose 1865, 1914, 1963 or 1980 on the true side, or 1936′ or 1981′.</source>
        <translation>Scegli 1865, 1914, 1963 o 1980 sul lato vero, oppure 1936′ o 1981′.</translation>
    </message>
    <message>
        <source>Turn it over: nobody is killed. It never works the other way round.</source>
        <translation>Giralo: nessuno viene ucciso. Nel verso opposto non funziona mai.</translation>
    </message>
    <message>
        <source>Choose 1912, 1915 or 1937 on the true side.</source>
        <translation>Scegli 1912, 1915 o 1937 sul lato vero.</translation>
    </message>
    <message>
        <source>Turn it over: the disaster stays away. It cannot be brought back this way.</source>
        <translation>Giralo: il disastro non avviene. Questa carta non può farlo tornare.</translation>
    </message>
    <message>
        <source>Choose 1941 or 1993 on the true side.</source>
        <translation>Scegli 1941 o 1993 sul lato vero.</translation>
    </message>
    <message>
        <source>Turn it over: the attack does not come.</source>
        <translation>Giralo: l’attacco non avviene.</translation>
    </message>
    <message>
        <source>Choose 1943 or 1957 on the true side.</source>
        <translation>Scegli 1943 o 1957 sul lato vero.</translation>
    </message>
    <message>
        <source>Turn it over: the work of years comes to nothing.</source>
        <translation>Giralo: anni di lavoro vanno in fumo.</translation>
    </message>
    <message>
        <source>Choose an Artifact on the table of another player.</source>
        <translation>Scegli un Artefatto sul tavolo di un altro giocatore.</translation>
    </message>
    <message>
        <source>It moves to your own table.</source>
        <translation>Passa sul tuo tavolo.</translation>
    </message>
    <message>
        <source>Discard an Artifact from your table.</source>
        <translation>Scarta un Artefatto dal tuo tavolo.</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Pesca due carte.</translation>
    </message>
    <message>
        <source>Was it the most convincing Mona Lisa on any table? Then draw three instead.</source>
        <translation>Era la Mona Lisa più convincente in gioco? Allora pescane tre invece di due.</translation>
    </message>
    <message>
        <source>Was it a Dinosaur? Then draw three instead.</source>
        <translation>Era un Dinosauro? Allora pescane tre invece di due.</translation>
    </message>
    <message>
        <source>Did it belong to the Lost Works? Then draw three instead.</source>
        <translation>Era una delle Opere perdute? Allora pescane tre invece di due.</translation>
    </message>
    <message>
        <source>Discard an Artifact from your table and set your hand aside.</source>
        <translation>Scarta un Artefatto dal tuo tavolo e metti da parte la tua mano.</translation>
    </message>
    <message>
        <source>Draw two cards: play one of them, discard the other.</source>
        <translation>Pesca due carte: giocane una, scarta l’altra.</translation>
    </message>
    <message>
        <source>Was it a Biblical Relic? Then draw three, play two, discard one.</source>
        <translation>Era una Reliquia biblica? Allora pescane tre, giocane due, scartane una.</translation>
    </message>
    <message>
        <source>Take your hand back.</source>
        <translation>Riprendi in mano le tue carte.</translation>
    </message>
    <message>
        <source>Was it Future Wisdom? Then draw three, play two, discard one.</source>
        <translation>Era Sapere del futuro? Allora pescane tre, giocane due, scartane una.</translation>
    </message>
    <message>
        <source>Choose an Artifact on any table; your own will do.</source>
        <translation>Scegli un Artefatto su un tavolo qualsiasi; va bene anche il tuo.</translation>
    </message>
    <message>
        <source>It goes to the discard pile.</source>
        <translation>Finisce nella pila degli scarti.</translation>
    </message>
    <message>
        <source>Slide your Mission under the Mission stack without showing it.</source>
        <translation>Infila la tua Missione sotto il mazzetto Missioni senza mostrarla.</translation>
    </message>
    <message>
        <source>The top Mission of the stack is yours now.</source>
        <translation>La prima Missione del mazzetto adesso è tua.</translation>
    </message>
    <message>
        <source>Choose a player; you may choose yourself.</source>
        <translation>Scegli un giocatore; puoi scegliere anche te.</translation>
    </message>
    <message>
        <source>The old Identity is shown to all and goes under the stack.</source>
        <translation>La vecchia Identità viene svelata a tutti e va sotto il mazzetto.</translation>
    </message>
    <message>
        <source>The player takes the top Identity and keeps it secret.</source>
        <translation>Quel giocatore prende la prima Identità del mazzetto e la tiene segreta.</translation>
    </message>
    <message>
        <source>All hands are gathered and shuffled; Missions and Identities stay.</source>
        <translation>Si riuniscono e si mescolano tutte le mani; Missioni e Identità restano.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, beginning with you.</source>
        <translation>Le carte si distribuiscono una alla volta, a cominciare da te.</translation>
    </message>
    <message>
        <source>Choose left or right.</source>
        <translation>Scegli sinistra o destra.</translation>
    </message>
    <message>
        <source>Every player gives the whole hand to the next player on that side.</source>
        <translation>Tutti passano l’intera mano a chi siede accanto da quella parte.</translation>
    </message>
    <message>
        <source>Play it while another player is playing a card, in any turn.</source>
        <translation>Giocalo mentre un altro sta giocando una carta, in qualsiasi turno.</translation>
    </message>
    <message>
        <source>That card does nothing and is discarded; so is the Memo.</source>
        <translation>Quella carta non ha effetto e si scarta; si scarta anche il Memo.</translation>
    </message>
    <message>
        <source>The turn goes on, with that play used up.</source>
        <translation>Il turno prosegue, ma quella giocata è spesa.</translation>
    </message>
    <message>
        <source>Make two plays, one after the other; Killing Time counts as a play.</source>
        <translation>Fai due giocate, una dopo l’altra; Perdere Tempo conta come una giocata.</translation>
    </message>
    <message>
        <source>A Memo against the first of them leaves you the second.</source>
        <translation>Un Memo contro la prima ti lascia la seconda.</translation>
    </message>
    <message>
        <source>Choose a card in the discard pile that is not a Timewarp.</source>
        <translation>Scegli dalla pila degli scarti una carta che non sia un Timewarp.</translation>
    </message>
    <message>
        <source>Play it at once.</source>
        <translation>Giocala subito.</translation>
    </message>
    <message>
        <source>Look through the draw pile and choose a card that is not a Timewarp.</source>
        <translation>Sfoglia la pila di pesca e scegli una carta che non sia un Timewarp.</translation>
    </message>
    <message>
        <source>The rest of the draw pile is shuffled.</source>
        <translation>Il resto della pila di pesca si mescola.</translation>
    </message>
    <message>
        <source>Play the chosen card at once. If none can be played, the trip was for nothing.</source>
        <translation>Gioca subito la carta scelta. Se nessuna è giocabile, hai viaggiato per niente.</translation>
    </message>
    <message>
        <source>Every year on its Ripples list is checked, and turns if its condition says so.</source>
        <translation>Ogni anno della sua lista “Ripple” viene controllato e si gira se la sua condizione lo vuole.</translation>
    </message>
    <message>
        <source>Play it on {year} while the Paradox there is open.</source>
        <translation>Giocala sul {year} finché lì il Paradosso è aperto.</translation>
    </message>
    <message>
        <source>Play it on {year} while no other Patch lies there, and only with {settings}.</source>
        <translation>Giocala sul {year} se lì non c’è un’altra Patch, e solo con {settings}.</translation>
    </message>
    <message>
        <source>The Paradox no longer counts, and the new headline holds.</source>
        <translation>Il Paradosso non conta più e vale il nuovo titolo.</translation>
    </message>
    <message>
        <source>Draw a bonus card.</source>
        <translation>Pesca una carta bonus.</translation>
    </message>
    <message>
        <source>It is nullified if {settings}, even where the Paradox remains.</source>
        <translation>È annullata se {settings}, anche quando il Paradosso resta.</translation>
    </message>
    <message>
        <source>While it lies there, the ÜberParadox puts every later year out of reach.</source>
        <translation>Finché sta lì, l’UltraParadosso rende irraggiungibile ogni anno successivo.</translation>
    </message>
    <message>
        <source>Fetched from: {year}. It lies face up on your table.</source>
        <translation>Posa questo Artefatto, scoperto, sul tuo tavolo (provenienza: {year}).</translation>
    </message>
    <message>
        <source>Missions that ask for it: {missions}.</source>
        <translation>Serve alle Missioni: {missions}.</translation>
    </message>
    <message>
        <source>The Mission that asks for it: {mission}.</source>
        <translation>Serve a una Missione: {mission}.</translation>
    </message>
    <message>
        <source>While no better Mona Lisa is in play, also: {missions}.</source>
        <translation>Finché in gioco non c’è una Mona Lisa migliore, anche: {missions}.</translation>
    </message>
    <message>
        <source>It cannot be played during the ÜberParadox.</source>
        <translation>Non si può giocare durante l’UltraParadosso.</translation>
    </message>
    <message>
        <source>An Inverter that lists {year} turns this Linchpin over.</source>
        <translation>Questo Linchpin si gira con un Inverter che elenca il {year}.</translation>
    </message>
    <message>
        <source>Checked each time, and may turn: {years}.</source>
        <translation>Da controllare ogni volta, e forse da girare: {years}.</translation>
    </message>
    <message>
        <source>No card turns a Ripplepoint: it follows its Linchpins.</source>
        <translation>Nessuna carta gira un Ripplepoint: segue i suoi Linchpin.</translation>
    </message>
    <message>
        <source>Its Paradox can be covered by: {patch}.</source>
        <translation>Il suo Paradosso si copre con: {patch}.</translation>
    </message>
    <message>
        <source>Have on your table: {artifacts}.</source>
        <translation>Metti insieme sul tuo tavolo: {artifacts:il}.</translation>
    </message>
    <message>
        <source>{true} must show its true headline, {first} and {second} must lie under their Patches.</source>
        <translation>Il {true} deve mostrare il suo vero titolo; il {first} e il {second} devono avere ciascuno la sua Patch.</translation>
    </message>
    <message>
        <source>either forged Mona Lisa</source>
        <translation>Mona Lisa (una delle due false)</translation>
    </message>
    <message>
        <source>Claim victory when your own turn ends.</source>
        <translation>Quando finisce il tuo turno, dichiara la vittoria.</translation>
    </message>
    <message>
        <source>Goes home as soon as all three stand, and for good.</source>
        <translation>Torna a casa appena tutti e tre sono al loro posto, e per sempre.</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>Its ripples reach {years}.</source>
        <translation>Le sue increspature toccano {years:il}.</translation>
    </message>
    <message>
        <source>Covers the Paradox of {year}. You draw a bonus card.</source>
        <translation>Copre il Paradosso del {year}. Peschi una carta bonus.</translation>
    </message>
    <message>
        <source>Covers {year} if {settings}. Unstable. You draw a bonus card.</source>
        <translation>Copre il {year} se {settings}. Instabile. Peschi una carta bonus.</translation>
    </message>
    <message>
        <source>Covers {year}, gives a bonus card, begins the ÜberParadox.</source>
        <translation>Copre il {year}, dà una carta bonus, scatena l’UltraParadosso.</translation>
    </message>
    <message>
        <source>Home: {first}, {second} and {third}.</source>
        <translation>Casa: {first}, {second} e {third}.</translation>
    </message>
    <message>
        <source>Turns over any Linchpin, from either side.</source>
        <translation>Gira un Linchpin qualsiasi, da un lato o dall’altro.</translation>
    </message>
    <message>
        <source>Turns any altered Linchpin back to True History.</source>
        <translation>Riporta un Linchpin alterato alla Storia Vera.</translation>
    </message>
    <message>
        <source>Saves a life: 1865, 1914, 1963, 1980, or undoes 1936′ or 1981′.</source>
        <translation>Salva una vita: 1865, 1914, 1963, 1980; o rimedia al 1936′ o al 1981′.</translation>
    </message>
    <message>
        <source>Averts what happened in 1912, 1915 or 1937.</source>
        <translation>Evita quel che accadde nel 1912, nel 1915 o nel 1937.</translation>
    </message>
    <message>
        <source>Stops what happened in 1941 or 1993.</source>
        <translation>Ferma quel che accadde nel 1941 o nel 1993.</translation>
    </message>
    <message>
        <source>Makes the project of 1943 or the launch of 1957 fail.</source>
        <translation>Fa fallire il progetto del 1943 o il lancio del 1957.</translation>
    </message>
    <message>
        <source>Leonardo’s own. No painting in play outranks it.</source>
        <translation>Di mano di Leonardo. Nessun’altra in gioco la supera.</translation>
    </message>
    <message>
        <source>Fools the experts. Only the original outranks it.</source>
        <translation>Inganna gli esperti. Solo l’originale la supera.</translation>
    </message>
    <message>
        <source>She winks. The other two paintings outrank it.</source>
        <translation>Fa l’occhiolino. Le altre due la superano.</translation>
    </message>
    <message>
        <source>Alive, answers to Rex. Feeding hours are posted.</source>
        <translation>Vivo, risponde al nome di Rex. Orario dei pasti esposto.</translation>
    </message>
    <message>
        <source>Alive, three horns, no sense of traffic.</source>
        <translation>Vivo, tre corna, nessuna idea del traffico.</translation>
    </message>
    <message>
        <source>Alive, slow, and sixteen plates too many for the door.</source>
        <translation>Vivo, lento, sedici placche di troppo per la porta.</translation>
    </message>
    <message>
        <source>Plaited thorns, from Jerusalem. Handle with respect.</source>
        <translation>Spine intrecciate, da Gerusalemme. Maneggiare con rispetto.</translation>
    </message>
    <message>
        <source>Gilded acacia wood. Keep the lid on.</source>
        <translation>Legno d’acacia dorato. Non aprire.</translation>
    </message>
    <message>
        <source>Light, take one. You only need an old recorder.</source>
        <translation>Sia la luce: buona la prima. Serve un vecchio videoregistratore.</translation>
    </message>
    <message>
        <source>Every score to come. Not playable in an ÜberParadox.</source>
        <translation>Tutti i risultati a venire. Non si gioca durante l’UltraParadosso.</translation>
    </message>
    <message>
        <source>One small vial. Not playable in an ÜberParadox.</source>
        <translation>Una fialetta. Non si gioca durante l’UltraParadosso.</translation>
    </message>
    <message>
        <source>Wooden tablets of Easter Island, not read since.</source>
        <translation>Tavolette di legno dell’Isola di Pasqua, da allora mai più lette.</translation>
    </message>
    <message>
        <source>Saved hours before the Globe burned down.</source>
        <translation>In salvo poche ore prima dell’incendio del Globe.</translation>
    </message>
    <message>
        <source>Borrowed from Alexandria just in time.</source>
        <translation>In prestito da Alessandria, appena in tempo.</translation>
    </message>
    <message>
        <source>Alive, trusting, and fond of crumbs.</source>
        <translation>Vivo, fiducioso e ghiotto di briciole.</translation>
    </message>
    <message>
        <source>Take an Artifact from another player’s table.</source>
        <translation>Prendi un Artefatto dal tavolo di un altro giocatore.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; best Mona Lisa in play: draw 3.</source>
        <translation>Scarta un tuo Artefatto, pesca 2; miglior Mona Lisa in gioco: 3.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; a Dinosaur: draw 3.</source>
        <translation>Scarta un tuo Artefatto, pesca 2; se è un Dinosauro: 3.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; Lost Works: draw 3.</source>
        <translation>Scarta un tuo Artefatto, pesca 2; se è un’Opera perduta: 3.</translation>
    </message>
    <message>
        <source>Spend an Artifact: draw 2, play 1. A Biblical Relic: draw 3, play 2.</source>
        <translation>Spendi un Artefatto: pesca 2, gioca 1 (Reliquia biblica: 3 e 2).</translation>
    </message>
    <message>
        <source>Spend an Artifact: draw 2, play 1. Future Wisdom: draw 3, play 2.</source>
        <translation>Spendi un Artefatto: pesca 2, gioca 1 (Sapere del futuro: 3 e 2).</translation>
    </message>
    <message>
        <source>Discard any one Artifact from any table.</source>
        <translation>Scarta un Artefatto qualsiasi da un tavolo qualsiasi.</translation>
    </message>
    <message>
        <source>Exchange your Mission for the next one.</source>
        <translation>Scambia la tua Missione con la prossima.</translation>
    </message>
    <message>
        <source>One player shows the Identity and gets a new one.</source>
        <translation>Un giocatore svela l’Identità e ne riceve una nuova.</translation>
    </message>
    <message>
        <source>All hands are shuffled together and dealt anew.</source>
        <translation>Tutte le mani si mescolano insieme e si ridistribuiscono.</translation>
    </message>
    <message>
        <source>Every hand moves on to the left or to the right.</source>
        <translation>Ogni mano passa a sinistra o a destra.</translation>
    </message>
    <message>
        <source>At any time: cancels the card another player is playing.</source>
        <translation>In qualsiasi momento: cancella la carta che un altro sta giocando.</translation>
    </message>
    <message>
        <source>Draw two cards, then make two plays.</source>
        <translation>Pesca due carte, poi fai due giocate.</translation>
    </message>
    <message>
        <source>Play a card from the discard pile, but no Timewarp.</source>
        <translation>Gioca una carta dalla pila degli scarti, ma non un Timewarp.</translation>
    </message>
    <message>
        <source>Search the draw pile and play a card, but no Timewarp.</source>
        <translation>Cerca nella pila di pesca e gioca una carta, ma non un Timewarp.</translation>
    </message>
    <message>
        <source>All three Mona Lisas.</source>
        <translation>Tutte e tre le Mona Lisa.</translation>
    </message>
    <message>
        <source>A forged Mona Lisa, the Almanac, the Shakespeare.</source>
        <translation>Una Mona Lisa falsa, l’Almanacco, lo Shakespeare.</translation>
    </message>
    <message>
        <source>The best Mona Lisa in play, Tyrannosaurus, Dodo.</source>
        <translation>La miglior Mona Lisa in gioco, Tirannosauro, Dodo.</translation>
    </message>
    <message>
        <source>Videotape of Creation, Ark, Rongorongo Tablets.</source>
        <translation>Videocassetta della Creazione, Arca, Tavolette rongorongo.</translation>
    </message>
    <message>
        <source>Tyrannosaurus, Triceratops, Stegosaurus.</source>
        <translation>Tirannosauro, Triceratopo, Stegosauro.</translation>
    </message>
    <message>
        <source>Sports Almanac, Cure for Cancer, Videotape of Creation.</source>
        <translation>Almanacco, Cura per il cancro, Videocassetta della Creazione.</translation>
    </message>
    <message>
        <source>Rongorongo Tablets, the Shakespeare, the Aristotle.</source>
        <translation>Tavolette rongorongo, lo Shakespeare, l’Aristotele.</translation>
    </message>
    <message>
        <source>Ark of the Covenant, Crown of Thorns, Cure for Cancer.</source>
        <translation>Arca dell’Alleanza, Corona di spine, Cura per il cancro.</translation>
    </message>
    <message>
        <source>Stegosaurus, Dodo, Aristotle’s Anatomy.</source>
        <translation>Stegosauro, Dodo, Anatomia di Aristotele.</translation>
    </message>
    <message>
        <source>Crown of Thorns, Triceratops, the Shakespeare.</source>
        <translation>Corona di spine, Triceratopo, lo Shakespeare.</translation>
    </message>
    <message>
        <source>Covers the Paradox of {year}.</source>
        <translation>Copre il Paradosso del {year}.</translation>
    </message>
    <message>
        <source>Covers {year} if {settings}. Unstable.</source>
        <translation>Copre il {year} se {settings}. Instabile.</translation>
    </message>
    <message>
        <source>Covers {year} and begins the ÜberParadox.</source>
        <translation>Copre il {year} e scatena l’UltraParadosso.</translation>
    </message>
    <message>
        <source>Your Hold has one space more.</source>
        <translation>La tua Stiva ha uno spazio in più.</translation>
    </message>
    <message>
        <source>At the Market you get one card more.</source>
        <translation>Al Mercato ottieni una carta in più.</translation>
    </message>
    <message>
        <source>At the Market, replacing a row is free once.</source>
        <translation>Al Mercato sostituisci una fila gratis, una volta.</translation>
    </message>
    <message>
        <source>After a shared Harvest you took part in, draw one crew card.</source>
        <translation>Dopo una Raccolta condivisa a cui partecipi, pesca una Zampesperta.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Piloting icon more.</source>
        <translation>Quando giochi Zampesperte: 1 icona Pilotaggio in più.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Engineering icon more.</source>
        <translation>Quando giochi Zampesperte: 1 icona Ingegneria in più.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Security icon more.</source>
        <translation>Quando giochi Zampesperte: 1 icona Sicurezza in più.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Extraction icon more.</source>
        <translation>Quando giochi Zampesperte: 1 icona Estrazione in più.</translation>
    </message>
    <message>
        <source>Brakes are for people who planned.</source>
        <translation>I freni servono a chi aveva un piano.</translation>
    </message>
    <message>
        <source>Arrived yesterday. Leaves tomorrow.</source>
        <translation>Arrivato ieri. Riparte domani.</translation>
    </message>
    <message>
        <source>Lands on her feet, all four.</source>
        <translation>Cade sempre sulle zampe, tutte e quattro.</translation>
    </message>
    <message>
        <source>Counts barrel rolls to fall asleep.</source>
        <translation>Conta i tonneau per addormentarsi.</translation>
    </message>
    <message>
        <source>Measures twice, bites once.</source>
        <translation>Misura due volte, morde una.</translation>
    </message>
    <message>
        <source>If it leaks, he is already there.</source>
        <translation>Se perde acqua, lui è già lì.</translation>
    </message>
    <message>
        <source>Her toolbox has its own seat belt.</source>
        <translation>Anche la cassetta degli attrezzi ha la cintura.</translation>
    </message>
    <message>
        <source>Built a dam on a comet. It held.</source>
        <translation>Fece una diga su una cometa. Tenne.</translation>
    </message>
    <message>
        <source>Sleeps in front of the airlock.</source>
        <translation>Dorme davanti al portello.</translation>
    </message>
    <message>
        <source>Polite once. Only once.</source>
        <translation>Cortese una volta. Una sola.</translation>
    </message>
    <message>
        <source>Hugs count as arrests.</source>
        <translation>I suoi abbracci valgono come arresti.</translation>
    </message>
    <message>
        <source>Nobody has seen him run. Nobody needed to.</source>
        <translation>Nessuno l’ha visto correre. Non serviva.</translation>
    </message>
    <message>
        <source>Finds the way out by digging it.</source>
        <translation>Trova l’uscita scavandola.</translation>
    </message>
    <message>
        <source>Afraid of nothing but daylight.</source>
        <translation>Non teme nulla, tranne il giorno.</translation>
    </message>
    <message>
        <source>Reads rock like a newspaper.</source>
        <translation>Legge la roccia come un giornale.</translation>
    </message>
    <message>
        <source>Her helmet light is for the others.</source>
        <translation>La luce sul casco è per gli altri.</translation>
    </message>
    <message>
        <source>Repairs it while flying it.</source>
        <translation>Lo ripara mentre lo pilota.</translation>
    </message>
    <message>
        <source>Spare parts appear around her.</source>
        <translation>Dove passa, spuntano ricambi.</translation>
    </message>
    <message>
        <source>Owns nine keys and no ship.</source>
        <translation>Possiede nove chiavi e nessuna nave.</translation>
    </message>
    <message>
        <source>Hot-wires suns, returns them full.</source>
        <translation>Accende soli senza chiave, li riporta col pieno.</translation>
    </message>
    <message>
        <source>Knocked three satellites off the shelf.</source>
        <translation>Ha fatto cadere tre satelliti dalla mensola.</translation>
    </message>
    <message>
        <source>Docks in places that are not docks.</source>
        <translation>Attracca dove non c’è un molo.</translation>
    </message>
    <message>
        <source>You hear her when she wants it.</source>
        <translation>La senti solo quando lo vuole lei.</translation>
    </message>
    <message>
        <source>Flies straight through the alarm.</source>
        <translation>Vola dritta attraverso l’allarme.</translation>
    </message>
    <message>
        <source>Treats asteroid belts like rivers.</source>
        <translation>Per lei le fasce di asteroidi sono fiumi.</translation>
    </message>
    <message>
        <source>Keeps his favourite stone in orbit.</source>
        <translation>Tiene in orbita il suo sasso preferito.</translation>
    </message>
    <message>
        <source>Dives first, scans later.</source>
        <translation>Prima si tuffa, poi scandaglia.</translation>
    </message>
    <message>
        <source>Holds paws at warp speed.</source>
        <translation>A velocità curva ti tiene per la zampa.</translation>
    </message>
    <message>
        <source>Her locks have opinions.</source>
        <translation>Le sue serrature hanno opinioni.</translation>
    </message>
    <message>
        <source>Welded the door. Then the window.</source>
        <translation>Ha saldato la porta. Poi la finestra.</translation>
    </message>
    <message>
        <source>The fence was her idea. So was the moat.</source>
        <translation>Il recinto fu idea sua. Anche il fossato.</translation>
    </message>
    <message>
        <source>Checks the checklist for traps.</source>
        <translation>Controlla che la lista non abbia trappole.</translation>
    </message>
    <message>
        <source>Knows where everything is, except one.</source>
        <translation>Sa dov’è ogni cosa, tranne una.</translation>
    </message>
    <message>
        <source>Built a drill out of two smaller drills.</source>
        <translation>Fece una trivella con due più piccole.</translation>
    </message>
    <message>
        <source>Her solutions spark. So does she.</source>
        <translation>Le sue idee fanno scintille. Lei pure.</translation>
    </message>
    <message>
        <source>Stores crystals for a winter in space.</source>
        <translation>Mette via cristalli per l’inverno cosmico.</translation>
    </message>
    <message>
        <source>The treasure was guarded. Was.</source>
        <translation>Il tesoro era sorvegliato. Era.</translation>
    </message>
    <message>
        <source>Digs tunnels behind the guards he hired.</source>
        <translation>Scava gallerie dietro le guardie che ha assunto.</translation>
    </message>
    <message>
        <source>Smiles at scanners. They let her pass.</source>
        <translation>Sorride agli scanner. La fanno passare.</translation>
    </message>
    <message>
        <source>Always has a second exit and a third.</source>
        <translation>Ha sempre una seconda uscita, e una terza.</translation>
    </message>
    <message>
        <source>Windmills the size of moons.</source>
        <translation>Mulini a vento grandi come lune.</translation>
    </message>
    <message>
        <source>Its cities hang from balloons.</source>
        <translation>Le sue città pendono da palloni.</translation>
    </message>
    <message>
        <source>A clockwork world, spring wound too tight.</source>
        <translation>Un mondo a orologeria, caricato troppo.</translation>
    </message>
    <message>
        <source>Flocks of drones nobody called back.</source>
        <translation>Stormi di droni che nessuno ha richiamato.</translation>
    </message>
    <message>
        <source>Every canyon has a toll gate.</source>
        <translation>Ogni canyon ha il suo casello.</translation>
    </message>
    <message>
        <source>A fortress that outlived its war.</source>
        <translation>Una fortezza sopravvissuta alla guerra.</translation>
    </message>
    <message>
        <source>It rains sparks on Tuesdays.</source>
        <translation>Il martedì piovono scintille.</translation>
    </message>
    <message>
        <source>Hollow, and singing inside.</source>
        <translation>È vuoto, e dentro canta.</translation>
    </message>
    <message>
        <source>Three storms take turns; mine between them.</source>
        <translation>Tre tempeste a turno; si scava tra l’una e l’altra.</translation>
    </message>
    <message>
        <source>Dawn comes with rust and sirens.</source>
        <translation>L’alba arriva con ruggine e sirene.</translation>
    </message>
    <message>
        <source>The boilers still want a password.</source>
        <translation>Le caldaie chiedono ancora la parola d’ordine.</translation>
    </message>
    <message>
        <source>A zoo of machines, all cages open.</source>
        <translation>Uno zoo di macchine, tutte le gabbie aperte.</translation>
    </message>
    <message>
        <source>Lifts go down for a week.</source>
        <translation>Gli ascensori scendono per una settimana.</translation>
    </message>
    <message>
        <source>One big quarry with a nice view.</source>
        <translation>Un’unica cava, con bella vista.</translation>
    </message>
    <message>
        <source>The drills went on without their masters.</source>
        <translation>Le trivelle vanno avanti senza padroni.</translation>
    </message>
    <message>
        <source>Black glass, sharp and watched.</source>
        <translation>Vetro nero, affilato e sorvegliato.</translation>
    </message>
    <message>
        <source>Caves with a tide and with teeth.</source>
        <translation>Grotte con la marea e con i denti.</translation>
    </message>
    <message>
        <source>The richest vein runs under the prison.</source>
        <translation>La vena più ricca passa sotto la prigione.</translation>
    </message>
    <message>
        <source>Steers while you nap.</source>
        <translation>Guida mentre dormi.</translation>
    </message>
    <message>
        <source>Attracts one thing, very well.</source>
        <translation>Attira una cosa sola, benissimo.</translation>
    </message>
    <message>
        <source>Plays until the crew snores.</source>
        <translation>Suona finché l’equipaggio russa.</translation>
    </message>
    <message>
        <source>Heard two systems away.</source>
        <translation>Si sente a due sistemi di distanza.</translation>
    </message>
    <message>
        <source>Fits in any cheek pouch.</source>
        <translation>Entra in qualunque guancia.</translation>
    </message>
    <message>
        <source>Helpers tend to stay.</source>
        <translation>Chi aiuta tende a restare.</translation>
    </message>
    <message>
        <source>Soft under every paw.</source>
        <translation>Morbido sotto ogni zampa.</translation>
    </message>
    <message>
        <source>Opens jars too.</source>
        <translation>Apre anche i barattoli.</translation>
    </message>
    <message>
        <source>A small sun for cold ears.</source>
        <translation>Un piccolo sole per orecchie fredde.</translation>
    </message>
    <message>
        <source>New faces every morning.</source>
        <translation>Facce nuove ogni mattina.</translation>
    </message>
    <message>
        <source>Stands up when strangers come.</source>
        <translation>Drizza le setole quando arriva un estraneo.</translation>
    </message>
    <message>
        <source>Blooms when nobody looks.</source>
        <translation>Fiorisce quando nessuno guarda.</translation>
    </message>
    <message>
        <source>Holds the torch for hours.</source>
        <translation>Regge la torcia per ore.</translation>
    </message>
    <message>
        <source>The soup finds new crew.</source>
        <translation>La minestra attira nuove Zampesperte.</translation>
    </message>
    <message>
        <source>Collected every ninety years.</source>
        <translation>Si svuota ogni novant’anni.</translation>
    </message>
    <message>
        <source>Shakes the sound out of stone.</source>
        <translation>Tira fuori il suono dalla pietra.</translation>
    </message>
    <message>
        <source>Everything must come aboard.</source>
        <translation>Tutto deve salire a bordo.</translation>
    </message>
    <message>
        <source>For when the first disagrees.</source>
        <translation>Per quando il primo non è d’accordo.</translation>
    </message>
    <message>
        <source>Old stories, heavy pages.</source>
        <translation>Vecchie storie, pagine pesanti.</translation>
    </message>
    <message>
        <source>Rattles, but carries.</source>
        <translation>Sferraglia, ma porta.</translation>
    </message>
    <message>
        <source>Knows who is looking for work.</source>
        <translation>Sa chi cerca lavoro.</translation>
    </message>
    <message>
        <source>Apples with low gravity.</source>
        <translation>Mele a bassa gravità.</translation>
    </message>
    <message>
        <source>Never quite goes out.</source>
        <translation>Non si spegne mai del tutto.</translation>
    </message>
    <message>
        <source>Behind the panel behind the panel.</source>
        <translation>Dietro il pannello dietro il pannello.</translation>
    </message>
    <message>
        <source>A whole winter under glass.</source>
        <translation>Un inverno intero sotto vetro.</translation>
    </message>
    <message>
        <source>The whole pack fits, and friends.</source>
        <translation>Ci sta tutto il branco, e gli amici.</translation>
    </message>
    <message>
        <source>Blink twice to apply.</source>
        <translation>Due lampi per candidarsi.</translation>
    </message>
    <message>
        <source>Bigger inside than the tail.</source>
        <translation>Dentro è più grande della coda.</translation>
    </message>
    <message>
        <source>Hums while it calculates.</source>
        <translation>Canticchia mentre calcola.</translation>
    </message>
    <message>
        <source>Straight furrows through rock.</source>
        <translation>Solchi dritti nella roccia.</translation>
    </message>
    <message>
        <source>Grew while nobody had a plan.</source>
        <translation>È cresciuto senza un progetto.</translation>
    </message>
    <message>
        <source>Forty shops, one queue.</source>
        <translation>Quaranta botteghe, una coda.</translation>
    </message>
    <message>
        <source>The darkest room has the best view.</source>
        <translation>La stanza più buia ha la vista migliore.</translation>
    </message>
    <message>
        <source>Tuned by the solar wind.</source>
        <translation>Accordato dal vento solare.</translation>
    </message>
    <message>
        <source>Tonight nobody drills.</source>
        <translation>Stanotte nessuno trivella.</translation>
    </message>
    <message>
        <source>Turns on a whisker.</source>
        <translation>Gira su un baffo.</translation>
    </message>
    <message>
        <source>Arrives before its posters.</source>
        <translation>Arriva prima dei manifesti.</translation>
    </message>
    <message>
        <source>Heats the bath. Mostly the bath.</source>
        <translation>Scalda il bagno. Quasi solo quello.</translation>
    </message>
    <message>
        <source>The curtain is the sky.</source>
        <translation>Il sipario è il cielo.</translation>
    </message>
    <message>
        <source>Closes with a very long click.</source>
        <translation>Si chiude con un clic lunghissimo.</translation>
    </message>
    <message>
        <source>Small, proud, and audible.</source>
        <translation>Piccola, fiera e rumorosa.</translation>
    </message>
    <message>
        <source>Crumbles a little at take-off.</source>
        <translation>Al decollo si sbriciola un po’.</translation>
    </message>
    <message>
        <source>The engine only sounds asleep.</source>
        <translation>Il motore sembra soltanto che dorma.</translation>
    </message>
    <message>
        <source>Turns better one way.</source>
        <translation>Gira meglio da una parte.</translation>
    </message>
    <message>
        <source>Was a boat once. Misses water.</source>
        <translation>Un tempo era una barca. Le manca l’acqua.</translation>
    </message>
    <message>
        <source>Planted on the launch pad.</source>
        <translation>Piantata sulla rampa di lancio.</translation>
    </message>
    <message>
        <source>Never launched hungry.</source>
        <translation>Non è mai partita a stomaco vuoto.</translation>
    </message>
    <message>
        <source>Easy to follow home.</source>
        <translation>Facile da seguire fino a casa.</translation>
    </message>
    <message>
        <source>Whistles when docking.</source>
        <translation>Fischia quando attracca.</translation>
    </message>
    <message>
        <source>Seen from far, lit from inside.</source>
        <translation>Si vede da lontano, accesa da dentro.</translation>
    </message>
    <message>
        <source>Slice the lemon, stir the syrup, hold his nose; he pays in house keys.</source>
        <translation>Affetta il limone, mescola lo sciroppo, tappagli il naso: paga con le chiavi di casa.</translation>
    </message>
    <message>
        <source>The landlord is a ghost, but his receipts are perfectly solid.</source>
        <translation>Il padrone di casa è un fantasma, ma le sue ricevute pesano eccome.</translation>
    </message>
    <message>
        <source>It spits lava; survivors may keep the cup.</source>
        <translation>Sputa lava; chi sopravvive si tiene la tazza buona.</translation>
    </message>
    <message>
        <source>It was never lost: it moved house and told nobody.</source>
        <translation>Non si è mai persa: ha traslocato senza avvisare.</translation>
    </message>
    <message>
        <source>It is a griffin, but it thinks it is a cat, and it will not come down.</source>
        <translation>È un grifone, ma si crede un gatto, e di scendere non se ne parla.</translation>
    </message>
    <message>
        <source>The ghost goes home once somebody lights the lane and pays for his drink.</source>
        <translation>Lo spettro torna a casa se qualcuno fa luce e gli offre da bere.</translation>
    </message>
    <message>
        <source>The pupils are keen, short-sighted and well stocked with arrows.</source>
        <translation>Gli allievi sono entusiasti, miopi e pieni di frecce.</translation>
    </message>
    <message>
        <source>The prisoner hangs from the ceiling, and so does the lock.</source>
        <translation>Il prigioniero pende dal soffitto, e la serratura pure.</translation>
    </message>
    <message>
        <source>Two stains are left, and one of them asks for a lawyer.</source>
        <translation>Restano due macchie, e una chiede un avvocato.</translation>
    </message>
    <message>
        <source>The last guest went down in spring and still sends complaints.</source>
        <translation>L’ultimo ospite è sceso in primavera e manda ancora reclami.</translation>
    </message>
    <message>
        <source>Strike first, then name the page.</source>
        <translation>Prima il colpo, poi il numero di pagina.</translation>
    </message>
    <message>
        <source>He tosses a coin for the cup; both happen to be yours.</source>
        <translation>Si gioca la coppa a testa o croce: coppa e moneta sono tue.</translation>
    </message>
    <message>
        <source>The guest of honour hangs from the balcony: fetch a hook, and duck.</source>
        <translation>L’ospite d’onore pende dal balcone: rampino in mano e scudo in testa.</translation>
    </message>
    <message>
        <source>Strong line, steady hand, and never rub the catch.</source>
        <translation>Lenza robusta, mano ferma, e mai strofinare la preda.</translation>
    </message>
    <message>
        <source>Everything is for sale except the shopkeeper, who is on loan.</source>
        <translation>Tutto è in vendita tranne il padrone, che è in prestito.</translation>
    </message>
    <message>
        <source>One blade for each sideburn, and a book of hairstyles to choose from.</source>
        <translation>Una lama per basetta, e un libro di acconciature da sfogliare.</translation>
    </message>
    <message>
        <source>The scouts went down to sell sweets; fetch them before the skeletons buy the lot.</source>
        <translation>Gli scout vendono dolci di sotto: riportali su prima che gli scheletri facciano scorta.</translation>
    </message>
    <message>
        <source>He hit the mayor and a mule: undo it before the wedding.</source>
        <translation>Ha colpito il sindaco e una mula: rimedia prima delle nozze.</translation>
    </message>
    <message>
        <source>The treasure trail ends in the kitchen, and the kitchen is armed.</source>
        <translation>La pista del tesoro finisce in cucina, e la cucina è armata.</translation>
    </message>
    <message>
        <source>They asked for stars: aim high, then pull.</source>
        <translation>Volevano le stelle: mira in alto, poi tira la corda.</translation>
    </message>
    <message>
        <source>Local manners: first you duck, then you say thanks.</source>
        <translation>Galateo locale: prima ti abbassi, poi ringrazi.</translation>
    </message>
    <message>
        <source>She wants the riddles in writing and cover from wrong answers.</source>
        <translation>Vuole gli indovinelli per iscritto e un riparo dalle risposte sbagliate.</translation>
    </message>
    <message>
        <source>Both cursed, both locked in, and neither will be the younger.</source>
        <translation>Stregati in due, chiusi in due, e nessuno vuol essere il minore.</translation>
    </message>
    <message>
        <source>Bring a light, a full purse and a drink: one bargains all night there.</source>
        <translation>Porta luce, oro e qualcosa da bere: qui si contratta tutta la notte.</translation>
    </message>
    <message>
        <source>The bridge is fine; it is the troll that has come loose.</source>
        <translation>Il ponte regge: è il troll che si è allentato.</translation>
    </message>
    <message>
        <source>It rose at two and was last seen wading into the swamp.</source>
        <translation>Si è alzato alle due. Visto l’ultima volta diretto alla palude.</translation>
    </message>
    <message>
        <source>He wants glitter and a light to admire it; guard your coat.</source>
        <translation>Vuole cose che brillano e un lume per ammirarle: occhio al cappotto.</translation>
    </message>
    <message>
        <source>The volume is a century late and has grown teeth.</source>
        <translation>Il volume è in ritardo di un secolo e gli sono cresciuti i denti.</translation>
    </message>
    <message>
        <source>Rinse twice, mind the third row, and get your keys back.</source>
        <translation>Sciacqua due volte, occhio alla terza fila, e riprenditi le chiavi.</translation>
    </message>
    <message>
        <source>Two archers, one trophy, and the only judge took the wrong wood.</source>
        <translation>Due arcieri, un trofeo, e l’unico giudice ha sbagliato bosco.</translation>
    </message>
    <message>
        <source>One of the parcels is the guest of honour.</source>
        <translation>Uno dei pacchi è il festeggiato.</translation>
    </message>
    <message>
        <source>Soup of the day: served boiling, delivered by catapult.</source>
        <translation>Zuppa del giorno: bollente, servita con la catapulta.</translation>
    </message>
    <message>
        <source>Watch the mirror, loosen the curlers, calm the fringe.</source>
        <translation>Guarda lo specchio, sfila i bigodini, calma la frangia.</translation>
    </message>
    <message>
        <source>He buried the ship instead of the treasure; hoist it, then toast it.</source>
        <translation>Ha sepolto la nave al posto del tesoro: issala e brinda.</translation>
    </message>
    <message>
        <source>Forty rooms, one sofa, and he has forgotten which way was out.</source>
        <translation>Quaranta stanze, un divano, e l’uscita chi se la ricorda.</translation>
    </message>
    <message>
        <source>Two set texts, a locked desk, and a teacher who shoots at whispers.</source>
        <translation>Due testi, cattedra sotto chiave, e il maestro tira frecce a chi bisbiglia.</translation>
    </message>
    <message>
        <source>He wants a sport, a good cellar, and no raising before nine.</source>
        <translation>Vuole uno sport, una buona cantina e nessuna rianimazione prima delle nove.</translation>
    </message>
    <message>
        <source>They hold the mill and have not read the treaty.</source>
        <translation>Hanno preso il mulino e non hanno letto il trattato.</translation>
    </message>
    <message>
        <source>The accounts add up, but they also bite.</source>
        <translation>I conti tornano, però mordono.</translation>
    </message>
    <message>
        <source>Minimum deposit: everything; opening hours: never.</source>
        <translation>Deposito minimo: tutto; orario di apertura: mai.</translation>
    </message>
    <message>
        <source>Every head wants its toast cut another way.</source>
        <translation>Ogni testa vuole il pane tagliato a modo suo.</translation>
    </message>
    <message>
        <source>The beholder sings tonight: soothe it eye by eye.</source>
        <translation>Stasera il mostro dai mille occhi canta: calmali uno a uno.</translation>
    </message>
    <message>
        <source>It opens for whoever wins, and it has read law.</source>
        <translation>Si apre a chi vince, e ha studiato legge.</translation>
    </message>
    <message>
        <source>His roses bloom once an age and spark at critics.</source>
        <translation>Le sue rose fioriscono una volta ogni era e scintillano contro i critici.</translation>
    </message>
    <message>
        <source>Somebody must reach the nostril, and it is uphill.</source>
        <translation>Qualcuno deve arrivare alla narice, ed è in salita.</translation>
    </message>
    <message>
        <source>The chandelier is loose and the understudy is far too glad.</source>
        <translation>Il lampadario balla e la sostituta è troppo contenta.</translation>
    </message>
    <message>
        <source>Steal the robe nobody can see, then prove you have it.</source>
        <translation>Ruba la veste che nessuno vede, poi dimostra di averla.</translation>
    </message>
    <message>
        <source>The prophecy has the wrong address: draw it twice, seal it, tip the oracle.</source>
        <translation>La profezia ha l’indirizzo sbagliato: due schizzi, un sigillo, la mancia all’oracolo.</translation>
    </message>
    <message>
        <source>He promises to leave once his nose is dry; stand well back.</source>
        <translation>Promette di andarsene appena gli passa il naso chiuso: meglio stare alla larga.</translation>
    </message>
    <message>
        <source>Everything has a price, and every price has a goblin sitting on it.</source>
        <translation>Ogni cosa ha un prezzo, e su ogni prezzo sta seduto un goblin.</translation>
    </message>
    <message>
        <source>It repeats your mistakes, but with better pronunciation.</source>
        <translation>Ripete ogni tuo errore, ma con una dizione migliore.</translation>
    </message>
    <message>
        <source>The rooms get smaller, the owner blames the washing.</source>
        <translation>Le stanze si restringono, il padrone dà la colpa al bucato.</translation>
    </message>
    <message>
        <source>Give up a Potion: do what another Hero at the table can do and has not done yet. That Hero keeps the power.</source>
        <translation>Rinuncia a una Pozione: fai ciò che sa fare un altro Eroe del tavolo che non l’ha ancora fatto. Il potere gli resta.</translation>
    </message>
    <message>
        <source>See the five cards that come next; throw out as many as you like. The rest stay in order.</source>
        <translation>Guarda le cinque carte che stanno per arrivare e scarta quelle che vuoi. Le altre restano in ordine.</translation>
    </message>
    <message>
        <source>Give up a Torch: the Backpack has nine slots until one Mission has been settled.</source>
        <translation>Rinuncia a una Torcia: lo Zaino ha nove spazi finché una Missione non è risolta.</translation>
    </message>
    <message>
        <source>Give up a Bag of Gold: the Mission that failed most recently goes under the Story and gets its second hearing at the end.</source>
        <translation>Rinuncia a un Sacchetto d’Oro: l’ultima Missione fallita torna sotto la Storia e avrà un secondo processo alla fine.</translation>
    </message>
    <message>
        <source>Give up one or two Items of any kind: the Mission that comes next asks for one or two fewer.</source>
        <translation>Rinuncia a uno o due Oggetti qualsiasi: alla Missione che viene dopo ne servono altrettanti in meno.</translation>
    </message>
    <message>
        <source>See the five cards that come next and stack them again as you please.</source>
        <translation>Guarda le cinque carte che stanno per arrivare e rimettile nell’ordine che preferisci.</translation>
    </message>
    <message>
        <source>Hand over one, two or three Items and take one Reward of any kind that is left.</source>
        <translation>Consegna da uno a tre Oggetti e prendi una Ricompensa di un tipo ancora disponibile.</translation>
    </message>
    <message>
        <source>Name one kind. If the Mission that comes next asks for it, it succeeds, costs nothing and still pays.</source>
        <translation>Nomina un tipo. Se la Missione che viene dopo lo chiede, ha successo, non costa nulla e dà comunque la Ricompensa.</translation>
    </message>
    <message>
        <source>Take one to five Reward tokens out of the game, from the supply or out of the Backpack.</source>
        <translation>Elimina dal gioco da una a cinque pedine Ricompensa, dalla riserva o dallo Zaino.</translation>
    </message>
    <message>
        <source>Give up two Swords: the Mission that comes next succeeds, costs nothing and still pays.</source>
        <translation>Rinuncia a due Spade: la Missione che viene dopo ha successo, non costa nulla e dà comunque la Ricompensa.</translation>
    </message>
    <message>
        <source>One great sneeze: everything then in the Backpack burns and is discarded.</source>
        <translation>Uno starnuto enorme: tutto ciò che a quel punto resta nello Zaino brucia e va negli scarti.</translation>
    </message>
    <message>
        <source>From now on a Mission that offers any Reward offers a kind of your choice, and you may say no.</source>
        <translation>Da qui in poi una Missione che dà una Ricompensa ne lascia scegliere il tipo, e si può dire di no.</translation>
    </message>
    <message>
        <source>From now on a Mission that fails goes under the Story once instead of to the discards.</source>
        <translation>Da qui in poi ogni Missione che fallisce va, una volta sola, sotto la Storia invece che negli scarti.</translation>
    </message>
    <message>
        <source>From now on the Backpack has one slot fewer.</source>
        <translation>Da qui in poi lo Zaino ha uno spazio in meno.</translation>
    </message>
    <message>
        <source>The Adventure card succeeds.</source>
        <translation>La carta Avventura deve avere successo.</translation>
    </message>
    <message>
        <source>At least {goal} Missions are completed.</source>
        <translation>Servono almeno {goal} Missioni completate.</translation>
    </message>
    <message>
        <source>At least {goal} Missions are completed, and at most {most} cards fail.</source>
        <translation>Servono almeno {goal} Missioni completate, e al massimo {most} carte possono fallire.</translation>
    </message>
    <message>
        <source>Play it when the Backpack is full of leftovers: it makes room, but burns what later Missions need.</source>
        <translation>Giocala quando lo Zaino è pieno di avanzi: fa posto, ma brucia ciò che serve alle Missioni successive.</translation>
    </message>
    <message>
        <source>Play it early, before Missions with a Reward: each of them then pays what the next one lacks.</source>
        <translation>Giocala presto, prima delle Missioni con Ricompensa: ognuna darà poi ciò che manca alla successiva.</translation>
    </message>
    <message>
        <source>Play it early and count: each failure counts, the repeated one too, and a fifth loses the game.</source>
        <translation>Giocala presto e tieni il conto: ogni fallimento vale, anche quello ripetuto, e al quinto la partita è persa.</translation>
    </message>
    <message>
        <source>Play it late, after the Missions that you need: until then you keep every slot.</source>
        <translation>Giocala tardi, dopo le Missioni che servono: fino ad allora restano tutti gli spazi.</translation>
    </message>
</context>
<context>
    <name>CardTitles</name>
    <message>
        <source>1865: Lincoln</source>
        <translation>1865: Lincoln</translation>
    </message>
    <message>
        <source>1868: Andrew Johnson</source>
        <translation>1868: Andrew Johnson</translation>
    </message>
    <message>
        <source>1912: Titanic</source>
        <translation>1912: Titanic</translation>
    </message>
    <message>
        <source>1914: Sarajevo</source>
        <translation>1914: Sarajevo</translation>
    </message>
    <message>
        <source>1915: Lusitania</source>
        <translation>1915: Lusitania</translation>
    </message>
    <message>
        <source>1917: America at war</source>
        <translation>1917: America in guerra</translation>
    </message>
    <message>
        <source>1918: Europe in ruins</source>
        <translation>1918: Europa in rovina</translation>
    </message>
    <message>
        <source>1929: Wall Street</source>
        <translation>1929: Wall Street</translation>
    </message>
    <message>
        <source>1933: Depression</source>
        <translation>1933: Depressione</translation>
    </message>
    <message>
        <source>1936: Berlin Games</source>
        <translation>1936: Giochi di Berlino</translation>
    </message>
    <message>
        <source>1937: Hindenburg</source>
        <translation>1937: Hindenburg</translation>
    </message>
    <message>
        <source>1939: Poland</source>
        <translation>1939: Polonia</translation>
    </message>
    <message>
        <source>1941: Pearl Harbor</source>
        <translation>1941: Pearl Harbor</translation>
    </message>
    <message>
        <source>1942: Holocaust</source>
        <translation>1942: Olocausto</translation>
    </message>
    <message>
        <source>1943: Manhattan Project</source>
        <translation>1943: Progetto Manhattan</translation>
    </message>
    <message>
        <source>1944: D-Day</source>
        <translation>1944: D-Day</translation>
    </message>
    <message>
        <source>1945: atomic bombs</source>
        <translation>1945: bombe atomiche</translation>
    </message>
    <message>
        <source>1948: Israel</source>
        <translation>1948: Israele</translation>
    </message>
    <message>
        <source>1950: Korea</source>
        <translation>1950: Corea</translation>
    </message>
    <message>
        <source>1957: Sputnik</source>
        <translation>1957: Sputnik</translation>
    </message>
    <message>
        <source>1962: Cuba</source>
        <translation>1962: Cuba</translation>
    </message>
    <message>
        <source>1963: Kennedy</source>
        <translation>1963: Kennedy</translation>
    </message>
    <message>
        <source>1968: King and RFK</source>
        <translation>1968: King e Bob Kennedy</translation>
    </message>
    <message>
        <source>1969: Apollo 11</source>
        <translation>1969: Apollo 11</translation>
    </message>
    <message>
        <source>1974: Nixon</source>
        <translation>1974: Nixon</translation>
    </message>
    <message>
        <source>1980: Lennon</source>
        <translation>1980: Lennon</translation>
    </message>
    <message>
        <source>1981: Reagan</source>
        <translation>1981: Reagan</translation>
    </message>
    <message>
        <source>1986: Challenger</source>
        <translation>1986: Challenger</translation>
    </message>
    <message>
        <source>1991: Soviet Union</source>
        <translation>1991: Unione Sovietica</translation>
    </message>
    <message>
        <source>1993: Waco</source>
        <translation>1993: Waco</translation>
    </message>
    <message>
        <source>1995: Oklahoma City</source>
        <translation>1995: Oklahoma City</translation>
    </message>
    <message>
        <source>1999: Columbine</source>
        <translation>1999: Columbine</translation>
    </message>
    <message>
        <source>Patch 1945′ Tokyo</source>
        <translation>Patch 1945′ Tokyo</translation>
    </message>
    <message>
        <source>Patch 1945′ Axis</source>
        <translation>Patch 1945′ Asse</translation>
    </message>
    <message>
        <source>Patch 1945′ Treaty</source>
        <translation>Patch 1945′ Trattato</translation>
    </message>
    <message>
        <source>Reverse Fate</source>
        <translation>Invertire Destino</translation>
    </message>
    <message>
        <source>Restore History</source>
        <translation>Ripristinare Storia</translation>
    </message>
    <message>
        <source>Prevent Assassination</source>
        <translation>Prevenire Assassinio</translation>
    </message>
    <message>
        <source>Avert Disaster</source>
        <translation>Evitare Disastro</translation>
    </message>
    <message>
        <source>Halt Attack</source>
        <translation>Fermare Attacco</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotaggio</translation>
    </message>
    <message>
        <source>Mona Lisa: The Real Thing</source>
        <translation>Mona Lisa: quella vera</translation>
    </message>
    <message>
        <source>Mona Lisa: An Excellent Forgery</source>
        <translation>Mona Lisa: falso eccellente</translation>
    </message>
    <message>
        <source>Mona Lisa: An Obvious Forgery</source>
        <translation>Mona Lisa: falso evidente</translation>
    </message>
    <message>
        <source>Tyrannosaurus</source>
        <translation>Tirannosauro</translation>
    </message>
    <message>
        <source>Triceratops</source>
        <translation>Triceratopo</translation>
    </message>
    <message>
        <source>Stegosaurus</source>
        <translation>Stegosauro</translation>
    </message>
    <message>
        <source>Crown of Thorns</source>
        <translation>Corona di spine</translation>
    </message>
    <message>
        <source>Ark of the Covenant</source>
        <translation>Arca dell’Alleanza</translation>
    </message>
    <message>
        <source>Videotape of Creation</source>
        <translation>Videocassetta della Creazione</translation>
    </message>
    <message>
        <source>Sports Almanac</source>
        <translation>Almanacco sportivo</translation>
    </message>
    <message>
        <source>Cure for Cancer</source>
        <translation>Cura per il cancro</translation>
    </message>
    <message>
        <source>Rongorongo Tablets</source>
        <translation>Tavolette rongorongo</translation>
    </message>
    <message>
        <source>Unknown Shakespeare</source>
        <translation>Shakespeare inedito</translation>
    </message>
    <message>
        <source>Aristotle’s Anatomy</source>
        <translation>Anatomia di Aristotele</translation>
    </message>
    <message>
        <source>Dodo</source>
        <translation>Dodo</translation>
    </message>
    <message>
        <source>Get There First</source>
        <translation>Arrivarci per primo</translation>
    </message>
    <message>
        <source>Sell an Artifact: Mona Lisa</source>
        <translation>Vendere un Artefatto: Mona Lisa</translation>
    </message>
    <message>
        <source>Sell an Artifact: Dinosaur</source>
        <translation>Vendere un Artefatto: Dinosauro</translation>
    </message>
    <message>
        <source>Sell an Artifact: Lost Works</source>
        <translation>Vendere un Artefatto: Opere perdute</translation>
    </message>
    <message>
        <source>Perform a “Miracle”: Relic</source>
        <translation>Fare un “Miracolo”: Reliquia</translation>
    </message>
    <message>
        <source>Perform a “Miracle”: Future</source>
        <translation>Fare un “Miracolo”: Futuro</translation>
    </message>
    <message>
        <source>It Never Existed</source>
        <translation>Non è mai esistito</translation>
    </message>
    <message>
        <source>New Mission</source>
        <translation>Nuova Missione</translation>
    </message>
    <message>
        <source>Your Parents Never Met</source>
        <translation>I tuoi genitori non si sono mai incontrati</translation>
    </message>
    <message>
        <source>Time Vortex</source>
        <translation>Vortice Temporale</translation>
    </message>
    <message>
        <source>Discontinuity</source>
        <translation>Discontinuità</translation>
    </message>
    <message>
        <source>Memo From Your Future Self</source>
        <translation>Memo dal te stesso del futuro</translation>
    </message>
    <message>
        <source>Fast Forward</source>
        <translation>Avanti veloce</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>Riavvolgimento</translation>
    </message>
    <message>
        <source>Quick Trip into the Future</source>
        <translation>Viaggio veloce nel futuro</translation>
    </message>
    <message>
        <source>Mona Lisa Triptych</source>
        <translation>Trittico Mona Lisa</translation>
    </message>
    <message>
        <source>Cheaters Sometimes Win</source>
        <translation>Gli imbroglioni a volte vincono</translation>
    </message>
    <message>
        <source>Mona and the Dinosaur</source>
        <translation>Mona e il dinosauro</translation>
    </message>
    <message>
        <source>The Great Mysteries</source>
        <translation>I grandi misteri</translation>
    </message>
    <message>
        <source>Petting Zoo</source>
        <translation>Zoo delle coccole</translation>
    </message>
    <message>
        <source>Tomorrow’s Souvenirs</source>
        <translation>Ricordi di domani</translation>
    </message>
    <message>
        <source>The Burnt Library</source>
        <translation>La biblioteca bruciata</translation>
    </message>
    <message>
        <source>Healing Hands</source>
        <translation>Mani che guariscono</translation>
    </message>
    <message>
        <source>Natural History</source>
        <translation>Storia naturale</translation>
    </message>
    <message>
        <source>King for a Day</source>
        <translation>Re per un giorno</translation>
    </message>
    <message>
        <source>Yuri</source>
        <translation>Yuri</translation>
    </message>
    <message>
        <source>Hester</source>
        <translation>Hester</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Squa Tront</source>
        <translation>Squa Tront</translation>
    </message>
    <message>
        <source>Renee</source>
        <translation>Renée</translation>
    </message>
    <message>
        <source>Yitzchak</source>
        <translation>Yitzchak</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Maeve</source>
        <translation>Maeve</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Jun</translation>
    </message>
    <message>
        <source>Noor</source>
        <translation>Noor</translation>
    </message>
    <message>
        <source>Abel</source>
        <translation>Abel</translation>
    </message>
    <message>
        <source>Patch {year}</source>
        <translation>Patch {year}</translation>
    </message>
    <message>
        <source>Linchpin</source>
        <translation>Linchpin</translation>
    </message>
    <message>
        <source>Ripplepoint</source>
        <translation>Ripplepoint</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Inverter</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefatto</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Timewarp</source>
        <translation>Timewarp</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identità</translation>
    </message>
    <message>
        <source>Mona Lisa</source>
        <translation>Mona Lisa</translation>
    </message>
    <message>
        <source>Dinosaur</source>
        <translation>Dinosauro</translation>
    </message>
    <message>
        <source>Biblical Relic</source>
        <translation>Reliquia biblica</translation>
    </message>
    <message>
        <source>Future Wisdom</source>
        <translation>Sapere del futuro</translation>
    </message>
    <message>
        <source>Lost Works</source>
        <translation>Opere perdute</translation>
    </message>
    <message>
        <source>the most convincing Mona Lisa in play</source>
        <translation>Mona Lisa più convincente in gioco
il = la Mona Lisa più convincente in gioco</translation>
    </message>
    <message>
        <source>Bigger Hold</source>
        <translation>Stiva più grande</translation>
    </message>
    <message>
        <source>Big Basket</source>
        <translation>Cesta grande</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Esploratore</translation>
    </message>
    <message>
        <source>Good Name</source>
        <translation>Buon nome</translation>
    </message>
    <message>
        <source>Piloting +1</source>
        <translation>Pilotaggio +1</translation>
    </message>
    <message>
        <source>Engineering +1</source>
        <translation>Ingegneria +1</translation>
    </message>
    <message>
        <source>Security +1</source>
        <translation>Sicurezza +1</translation>
    </message>
    <message>
        <source>Extraction +1</source>
        <translation>Estrazione +1</translation>
    </message>
    <message>
        <source>Autopaw</source>
        <translation>Autozampa</translation>
    </message>
    <message>
        <source>Milk Magnet</source>
        <translation>Calamita del latte</translation>
    </message>
    <message>
        <source>Star Lullaby</source>
        <translation>Ninna nanna stellare</translation>
    </message>
    <message>
        <source>Growl Amplifier</source>
        <translation>Amplificatore di ringhi</translation>
    </message>
    <message>
        <source>Folding Shovel</source>
        <translation>Pala pieghevole</translation>
    </message>
    <message>
        <source>Guest Hammock</source>
        <translation>Amaca per gli ospiti</translation>
    </message>
    <message>
        <source>Moss Carpet</source>
        <translation>Tappeto di muschio</translation>
    </message>
    <message>
        <source>Universal Spanner</source>
        <translation>Chiave universale</translation>
    </message>
    <message>
        <source>Warm Light</source>
        <translation>Luce calda</translation>
    </message>
    <message>
        <source>Notice Board</source>
        <translation>Bacheca degli annunci</translation>
    </message>
    <message>
        <source>Bristle Shield</source>
        <translation>Scudo di setole</translation>
    </message>
    <message>
        <source>Night Garden</source>
        <translation>Giardino notturno</translation>
    </message>
    <message>
        <source>Patient Robot</source>
        <translation>Automa paziente</translation>
    </message>
    <message>
        <source>Welcome Kitchen</source>
        <translation>Cucina di benvenuto</translation>
    </message>
    <message>
        <source>Comet Postbox</source>
        <translation>Buca delle comete</translation>
    </message>
    <message>
        <source>Echo Sieve</source>
        <translation>Setaccio d’eco</translation>
    </message>
    <message>
        <source>Loud Bazaar</source>
        <translation>Bazar rumoroso</translation>
    </message>
    <message>
        <source>Second Rudder</source>
        <translation>Secondo timone</translation>
    </message>
    <message>
        <source>Fossil Library</source>
        <translation>Biblioteca di fossili</translation>
    </message>
    <message>
        <source>Roof Rack</source>
        <translation>Portapacchi</translation>
    </message>
    <message>
        <source>Gossip Antenna</source>
        <translation>Antenna dei pettegolezzi</translation>
    </message>
    <message>
        <source>Sunny Orchard</source>
        <translation>Frutteto al sole</translation>
    </message>
    <message>
        <source>Ember Forge</source>
        <translation>Forgia di brace</translation>
    </message>
    <message>
        <source>Secret Pantry</source>
        <translation>Dispensa segreta</translation>
    </message>
    <message>
        <source>Snow Globe</source>
        <translation>Palla di neve</translation>
    </message>
    <message>
        <source>Grand Veranda</source>
        <translation>Grande veranda</translation>
    </message>
    <message>
        <source>Talent Beacon</source>
        <translation>Faro dei talenti</translation>
    </message>
    <message>
        <source>Tail Trunk</source>
        <translation>Baule di coda</translation>
    </message>
    <message>
        <source>Thinking Crane</source>
        <translation>Gru pensante</translation>
    </message>
    <message>
        <source>Star Plough</source>
        <translation>Aratro stellare</translation>
    </message>
    <message>
        <source>Ivy Palace</source>
        <translation>Palazzo d’edera</translation>
    </message>
    <message>
        <source>Grand Arcade</source>
        <translation>Grande galleria</translation>
    </message>
    <message>
        <source>Velvet Observatory</source>
        <translation>Osservatorio di velluto</translation>
    </message>
    <message>
        <source>Crystal Choir</source>
        <translation>Coro di cristallo</translation>
    </message>
    <message>
        <source>Lantern Festival</source>
        <translation>Festa delle lanterne</translation>
    </message>
    <message>
        <source>Dragonfly Wing</source>
        <translation>Ala di libellula</translation>
    </message>
    <message>
        <source>Flying Fair</source>
        <translation>Fiera volante</translation>
    </message>
    <message>
        <source>Pocket Volcano</source>
        <translation>Vulcano tascabile</translation>
    </message>
    <message>
        <source>Aurora Theatre</source>
        <translation>Teatro dell’aurora</translation>
    </message>
    <message>
        <source>Moon Gate</source>
        <translation>Portone lunare</translation>
    </message>
    <message>
        <source>Tin Whisker</source>
        <translation>Baffo di latta</translation>
    </message>
    <message>
        <source>Old Biscuit</source>
        <translation>Vecchio biscotto</translation>
    </message>
    <message>
        <source>Purring Comet</source>
        <translation>Cometa che fa le fusa</translation>
    </message>
    <message>
        <source>Left Paw</source>
        <translation>Zampa sinistra</translation>
    </message>
    <message>
        <source>Mossy Anchor</source>
        <translation>Àncora di muschio</translation>
    </message>
    <message>
        <source>Midnight Acorn</source>
        <translation>Ghianda di mezzanotte</translation>
    </message>
    <message>
        <source>Second Breakfast</source>
        <translation>Seconda colazione</translation>
    </message>
    <message>
        <source>Ember Tail</source>
        <translation>Coda di brace</translation>
    </message>
    <message>
        <source>Laughing Kettle</source>
        <translation>Bollitore che ride</translation>
    </message>
    <message>
        <source>Snow Lantern</source>
        <translation>Lanterna di neve</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Spada</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torcia</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Pozione</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Ampolla</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Sacchetto d’Oro</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Rampino</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coppa</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>The Hiccuping Ogre</source>
        <translation>L’orco col singhiozzo</translation>
    </message>
    <message>
        <source>Rent Day</source>
        <translation>Giorno d’affitto</translation>
    </message>
    <message>
        <source>Grandma’s Kettle</source>
        <translation>Il bollitore della nonna</translation>
    </message>
    <message>
        <source>The Wandering Library</source>
        <translation>La biblioteca vagabonda</translation>
    </message>
    <message>
        <source>Cat on the Roof</source>
        <translation>Gatto sul tetto</translation>
    </message>
    <message>
        <source>Last Orders</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Archery Class</source>
        <translation>Lezione di tiro</translation>
    </message>
    <message>
        <source>The Upside-Down Cell</source>
        <translation>La cella capovolta</translation>
    </message>
    <message>
        <source>The Alchemist’s Laundry</source>
        <translation>Il bucato dell’alchimista</translation>
    </message>
    <message>
        <source>Cellar Without Stairs</source>
        <translation>Cantina senza scale</translation>
    </message>
    <message>
        <source>Duel of Quotations</source>
        <translation>Duello di citazioni</translation>
    </message>
    <message>
        <source>The Honest Goblin</source>
        <translation>Il goblin onesto</translation>
    </message>
    <message>
        <source>Important Absence</source>
        <translation>Assenza Importante</translation>
    </message>
    <message>
        <source>Fishing for Genies</source>
        <translation>A pesca di geni</translation>
    </message>
    <message>
        <source>The Haunted Pawnshop</source>
        <translation>Il banco dei pegni stregato</translation>
    </message>
    <message>
        <source>The Dragon’s Barber</source>
        <translation>Il barbiere del drago</translation>
    </message>
    <message>
        <source>Biscuits in the Crypt</source>
        <translation>Biscotti nella cripta</translation>
    </message>
    <message>
        <source>Cupid on Duty</source>
        <translation>Cupido di turno</translation>
    </message>
    <message>
        <source>X Marks the Cook</source>
        <translation>La X è sul cuoco</translation>
    </message>
    <message>
        <source>Stars for the Orcs</source>
        <translation>Stelle per gli orchi</translation>
    </message>
    <message>
        <source>The Throwing Feast</source>
        <translation>Il banchetto volante</translation>
    </message>
    <message>
        <source>The Sphinx on Strike</source>
        <translation>La sfinge in sciopero</translation>
    </message>
    <message>
        <source>Twins in the Tower</source>
        <translation>Gemelli nella torre</translation>
    </message>
    <message>
        <source>A Visit to the Black Market</source>
        <translation>Visita il Mercato Nero</translation>
    </message>
    <message>
        <source>Troll Under Repair</source>
        <translation>Troll in manutenzione</translation>
    </message>
    <message>
        <source>The Sleepwalking Castle</source>
        <translation>Il castello sonnambulo</translation>
    </message>
    <message>
        <source>The Moth King’s Ransom</source>
        <translation>Il riscatto del re falena</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Prestito scaduto</translation>
    </message>
    <message>
        <source>The Kraken’s Dentist</source>
        <translation>Il dentista del kraken</translation>
    </message>
    <message>
        <source>The Lost Referee</source>
        <translation>L’arbitro smarrito</translation>
    </message>
    <message>
        <source>The Mimic’s Birthday</source>
        <translation>Il compleanno del mimic</translation>
    </message>
    <message>
        <source>The Volcano Tavern</source>
        <translation>La taverna del vulcano</translation>
    </message>
    <message>
        <source>Medusa’s Haircut</source>
        <translation>Il taglio di Medusa</translation>
    </message>
    <message>
        <source>The Dry Pirate</source>
        <translation>Il pirata asciutto</translation>
    </message>
    <message>
        <source>The Minotaur Moves House</source>
        <translation>Il minotauro trasloca</translation>
    </message>
    <message>
        <source>The Wizard’s Exam</source>
        <translation>L’esame di magia</translation>
    </message>
    <message>
        <source>The Lich Retires</source>
        <translation>Il lich va in pensione</translation>
    </message>
    <message>
        <source>The Army of Geese</source>
        <translation>L’esercito delle oche</translation>
    </message>
    <message>
        <source>Audit Down Below</source>
        <translation>Revisori agli inferi</translation>
    </message>
    <message>
        <source>The Bank of Dragons</source>
        <translation>La banca dei draghi</translation>
    </message>
    <message>
        <source>Breakfast with the Hydra</source>
        <translation>Colazione con l’idra</translation>
    </message>
    <message>
        <source>A Thousand Stage Frights</source>
        <translation>Mille occhi, mille paure</translation>
    </message>
    <message>
        <source>The Door That Argues</source>
        <translation>La porta che discute</translation>
    </message>
    <message>
        <source>The Lava Gardener</source>
        <translation>Il giardiniere della lava</translation>
    </message>
    <message>
        <source>Leviathan’s Cold</source>
        <translation>Il raffreddore del leviatano</translation>
    </message>
    <message>
        <source>The Phantom in Row Nine</source>
        <translation>Il fantasma della nona fila</translation>
    </message>
    <message>
        <source>The Invisible Heist</source>
        <translation>Il furto invisibile</translation>
    </message>
    <message>
        <source>Doomsday, Postponed</source>
        <translation>Fine del mondo, rinviata</translation>
    </message>
    <message>
        <source>The Sneezing Dragon</source>
        <translation>Il drago raffreddato</translation>
    </message>
    <message>
        <source>The Goblin Market</source>
        <translation>Il mercato dei goblin</translation>
    </message>
    <message>
        <source>The Stubborn Echo</source>
        <translation>L’eco testarda</translation>
    </message>
    <message>
        <source>The Shrinking Castle</source>
        <translation>Il castello che rimpicciolisce</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim victory</source>
        <translation>Dichiara vittoria</translation>
    </message>
    <message>
        <source>You can claim victory now.</source>
        <translation>Ora puoi dichiarare la vittoria.</translation>
    </message>
    <message>
        <source>{line}: done</source>
        <translation>{line}: a posto</translation>
    </message>
    <message>
        <source>{patch}: {verdict}</source>
        <translation>{patch}: {verdict}</translation>
    </message>
    <message>
        <source>{family}: {title}</source>
        <translation>{family}: {title}</translation>
    </message>
    <message>
        <source>{year}: {headline}</source>
        <translation>{year}: {headline}</translation>
    </message>
    <message>
        <source>{line}: not yet</source>
        <translation>{line}: non ancora</translation>
    </message>
    <message>
        <source>Going home</source>
        <translation>Tornare a casa</translation>
    </message>
    <message>
        <source>Mission complete</source>
        <translation>Missione compiuta</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Dieci carte</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>Paradoxed if {settings}.</source>
        <translation>Paradosso se {settings}.</translation>
    </message>
    <message>
        <source>Restored if {settings}.</source>
        <translation>Ripristinato se {settings}.</translation>
    </message>
    <message>
        <source>Playable if {settings}. Nullified if {reverse}.</source>
        <translation>Giocabile se {settings}. Annullata se {reverse}.</translation>
    </message>
    <message>
        <source>Unstable. Playable if {settings}. Nullified if {reverse}.</source>
        <translation>Instabile. Giocabile se {settings}. Annullata se {reverse}.</translation>
    </message>
    <message>
        <source>Ripples to {years}.</source>
        <translation>Ripple: {years}.</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>It brings home: {travellers}.</source>
        <translation>Così riporti a casa {travellers}.</translation>
    </message>
    <message>
        <source>More than one traveller waits for this Patch: {travellers}.</source>
        <translation>Più di un viaggiatore aspetta questa Patch: {travellers}.</translation>
    </message>
    <message>
        <source>Somebody waits for this Patch: {travellers}.</source>
        <translation>C’è chi aspetta questa Patch: {travellers}.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch, but it closes a Paradox. Open then: {count}.</source>
        <translation>Questa Patch non la aspetta nessuno, ma chiude un Paradosso. Paradossi aperti dopo: {count}.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch, and playing it harms nobody.</source>
        <translation>Questa Patch non la aspetta nessuno, e giocarla non danneggia nessuno.</translation>
    </message>
    <message>
        <source>It opens {years} for a Patch in your hand.</source>
        <translation>Così apri {years:il} a una Patch che hai in mano.</translation>
    </message>
    <message>
        <source>It opens {years} for a Patch that is still to come.</source>
        <translation>Così apri {years:il} a una Patch che deve ancora arrivare.</translation>
    </message>
    <message>
        <source>It makes {years} whole again. That helps: {travellers}.</source>
        <translation>Così ripristini {years:il}, ed è un aiuto per {travellers}.</translation>
    </message>
    <message>
        <source>It turns one of two Linchpins. Waiting for both: {years}.</source>
        <translation>Così giri uno dei due Linchpin che servono per {years:il}.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox and opens the way home again for {travellers}.</source>
        <translation>Così finisce l’UltraParadosso e si riapre la via di casa per {travellers}.</translation>
    </message>
    <message>
        <source>It closes Paradoxes; open then: {count}.</source>
        <translation>Così chiudi dei Paradossi. Paradossi aperti dopo: {count}.</translation>
    </message>
    <message>
        <source>Nothing helps now; this does the least harm.</source>
        <translation>Ora niente è d’aiuto; così fai meno danni.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch any more.</source>
        <translation>Questa Patch non la aspetta più nessuno.</translation>
    </message>
    <message>
        <source>Nothing can be played, and nobody needs this card.</source>
        <translation>Non c’è nulla da giocare, e questa carta non serve a nessuno.</translation>
    </message>
    <message>
        <source>Nothing can be played. Giving this up costs least, but strands somebody: {travellers}.</source>
        <translation>Non c’è nulla da giocare. Rinunciare a questa carta è il male minore, ma toglie la via di casa {travellers:a}.</translation>
    </message>
    <message>
        <source>Easy: a simple player won {wins} of {plays} games.</source>
        <translation>Facile: su {plays} partite, un bot alle prime armi ne vince {wins}.</translation>
    </message>
    <message>
        <source>Medium: a simple player won {wins} of {plays} games.</source>
        <translation>Media: su {plays} partite, un bot alle prime armi ne vince {wins}.</translation>
    </message>
    <message>
        <source>Hard: a simple player won {wins} of {plays} games.</source>
        <translation>Difficile: su {plays} partite, un bot alle prime armi ne vince {wins}.</translation>
    </message>
    <message>
        <source>Very hard: a simple player won {wins} of {plays} games.</source>
        <translation>Molto difficile: su {plays} partite, un bot alle prime armi ne vince {wins}.</translation>
    </message>
    <message>
        <source>{name}, {count} travellers</source>
        <translation>{name}, {count} viaggiatori</translation>
    </message>
    <message>
        <source>{home} of {count}</source>
        <translation>{home} su {count}</translation>
    </message>
    <message>
        <source>{now} in a row, at most {longest}</source>
        <translation>{now} di fila, record {longest}</translation>
    </message>
    <message>
        <source>The win was gone after move {number}: {action}.</source>
        <translation>Mossa {number}: {action}. Con questa è sfumata la vittoria.</translation>
    </message>
    <message>
        <source>After that no way home is left for: {travellers}.</source>
        <translation>Dopo, non c’è più via di casa per {travellers}.</translation>
    </message>
    <message>
        <source>This deal could not be won: that has been proved.</source>
        <translation>Questa smazzata non si poteva vincere: è dimostrato.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n of them in the deck</source>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them here</source>
        <translation>
            <numerusform>%n di queste qui</numerusform>
            <numerusform>%n di queste qui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n carta nella pila di pesca</numerusform>
            <numerusform>%n carte nella pila di pesca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n carta nella pila degli scarti</numerusform>
            <numerusform>%n carte nella pila degli scarti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open Paradox(es); {limit} destroy the Universe.</source>
        <translation>
            <numerusform>%n Paradosso aperto; con {limit} l’Universo è distrutto.</numerusform>
            <numerusform>%n Paradossi aperti; con {limit} l’Universo è distrutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) left</source>
        <translation>
            <numerusform>Resta una giocata</numerusform>
            <numerusform>Restano %n giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n</source>
        <translation>
            <numerusform>Gioca %n</numerusform>
            <numerusform>Gioca %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n turn(s)</source>
        <translation>
            <numerusform>dopo %n turno</numerusform>
            <numerusform>dopo %n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game’s file is damaged: from line {line} on, %n line(s) cannot be read.</source>
        <translation>
            <numerusform>Il file di questa partita è danneggiato: dalla riga {line} in poi non si può leggere %n riga.</numerusform>
            <numerusform>Il file di questa partita è danneggiato: dalla riga {line} in poi non si possono leggere %n righe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <translation>
            <numerusform>%n viola</numerusform>
            <numerusform>%n viola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n verde</numerusform>
            <numerusform>%n verdi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <translation>
            <numerusform>%n arancione</numerusform>
            <numerusform>%n arancioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n nero</numerusform>
            <numerusform>%n neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n bianco</numerusform>
            <numerusform>%n bianchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Piloting</source>
        <translation>
            <numerusform>%n Pilotaggio</numerusform>
            <numerusform>%n Pilotaggio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Engineering</source>
        <translation>
            <numerusform>%n Ingegneria</numerusform>
            <numerusform>%n Ingegneria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Security</source>
        <translation>
            <numerusform>%n Sicurezza</numerusform>
            <numerusform>%n Sicurezza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Extraction</source>
        <translation>
            <numerusform>%n Estrazione</numerusform>
            <numerusform>%n Estrazione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew</source>
        <translation>
            <numerusform>%n Zampesperta</numerusform>
            <numerusform>%n Zampesperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Project(s)</source>
        <translation>
            <numerusform>%n Progetto</numerusform>
            <numerusform>%n Progetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n di troppo</numerusform>
            <numerusform>%n di troppo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>ne manca %n</numerusform>
            <numerusform>ne mancano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) left</source>
        <translation>
            <numerusform>%n proposta rimasta</numerusform>
            <numerusform>%n proposte rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendi %n carta</numerusform>
            <numerusform>Prendi %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give up %n card(s)</source>
        <translation>
            <numerusform>rinuncia&#xa0;a&#xa0;%n&#xa0;carta</numerusform>
            <numerusform>rinuncia&#xa0;a&#xa0;%n&#xa0;carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replace %n row(s) for nothing</source>
        <translation>
            <numerusform>sostituisci gratis %n fila</numerusform>
            <numerusform>sostituisci gratis %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to be taken: %n card(s).</source>
        <translation>
            <numerusform>Resta da prendere %n carta.</numerusform>
            <numerusform>Restano da prendere %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck %n</source>
        <translation>
            <numerusform>mazzo %n</numerusform>
            <numerusform>mazzo %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sword(s)</source>
        <translation>
            <numerusform>%n Spada</numerusform>
            <numerusform>%n Spade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bow(s)</source>
        <translation>
            <numerusform>%n Arco</numerusform>
            <numerusform>%n Archi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shield(s)</source>
        <translation>
            <numerusform>%n Scudo</numerusform>
            <numerusform>%n Scudi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Torch(es)</source>
        <translation>
            <numerusform>%n Torcia</numerusform>
            <numerusform>%n Torce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Potion(s)</source>
        <translation>
            <numerusform>%n Pozione</numerusform>
            <numerusform>%n Pozioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Flask(s)</source>
        <translation>
            <numerusform>%n Ampolla</numerusform>
            <numerusform>%n Ampolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Map(s)</source>
        <translation>
            <numerusform>%n Mappa</numerusform>
            <numerusform>%n Mappe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of Keys</source>
        <translation>
            <numerusform>%n mazzo di Chiavi</numerusform>
            <numerusform>%n mazzi di Chiavi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bag(s) of Gold</source>
        <translation>
            <numerusform>%n Sacchetto d’Oro</numerusform>
            <numerusform>%n Sacchetti d’Oro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Grappling Hook(s)</source>
        <translation>
            <numerusform>%n Rampino</numerusform>
            <numerusform>%n Rampini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cup(s)</source>
        <translation>
            <numerusform>%n Coppa</numerusform>
            <numerusform>%n Coppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Book(s)</source>
        <translation>
            <numerusform>%n Libro</numerusform>
            <numerusform>%n Libri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) ago</source>
        <translation>
            <numerusform>1 carta fa</numerusform>
            <numerusform>%n carte fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) later</source>
        <translation>
            <numerusform>1 carta dopo</numerusform>
            <numerusform>%n carte dopo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mission(s)</source>
        <translation>
            <numerusform>%n Missione</numerusform>
            <numerusform>%n Missioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mission(s) completed</source>
        <translation>
            <numerusform>%n Missione completata</numerusform>
            <numerusform>%n Missioni completate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n fallimento</numerusform>
            <numerusform>%n fallimenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new kinds still fit, the next one breaks the Backpack.</source>
        <translation>
            <numerusform>Ci sta ancora un tipo nuovo; il secondo rompe lo Zaino.</numerusform>
            <numerusform>Ci stanno ancora %n tipi nuovi; quello dopo rompe lo Zaino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Short by %n Mission(s)</source>
        <translation>
            <numerusform>Partita persa: manca una Missione</numerusform>
            <numerusform>Partita persa: mancano %n Missioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n giocata</numerusform>
            <numerusform>%n giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n scarto</numerusform>
            <numerusform>%n scarti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s)</source>
        <translation>
            <numerusform>%n pausa</numerusform>
            <numerusform>%n pause</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentativo</numerusform>
            <numerusform>%n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s)</source>
        <translation>
            <numerusform>%n compagno di squadra</numerusform>
            <numerusform>%n compagni di squadra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>%n carta trovata.</numerusform>
            <numerusform>%n carte trovate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Waiting to go home: {waiting}. Cards in your hand: {count}. Choose one to play.</source>
        <translation>Aspettano di tornare a casa: {waiting}. Carte in mano: {count}. Scegline una da giocare.</translation>
    </message>
    <message>
        <source>Taken back: {done}</source>
        <translation>Annullato: {done}</translation>
    </message>
    <message>
        <source>Lost for your Identity: {lines}.</source>
        <translation>La tua Identità perde: {lines}.</translation>
    </message>
    <message>
        <source>Gained for your Identity: {lines}.</source>
        <translation>La tua Identità ottiene: {lines}.</translation>
    </message>
    <message>
        <source>Years of your Identity that stand as you need them: {met} of {all}.</source>
        <translation>Anni della tua Identità che sono come ti servono: {met} su {all}.</translation>
    </message>
    <message>
        <source>Lost for your Mission: {lines}.</source>
        <translation>La tua Missione perde: {lines}.</translation>
    </message>
    <message>
        <source>Gained for your Mission: {lines}.</source>
        <translation>La tua Missione ottiene: {lines}.</translation>
    </message>
    <message>
        <source>Lines of your Mission that are fulfilled: {met} of {all}.</source>
        <translation>Richieste della tua Missione soddisfatte: {met} su {all}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passa il computer {name:a}</translation>
    </message>
    <message>
        <source>Press once more to lift the curtain.</source>
        <translation>Premi ancora una volta per alzare il sipario.</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Coperti</translation>
    </message>
    <message>
        <source>{name}, look</source>
        <translation>{name}, guarda</translation>
    </message>
    <message>
        <source>{name} may look now.</source>
        <translation>Ora può guardare {name}.</translation>
    </message>
</context>
<context>
    <name>DungeonFirstTimes</name>
    <message>
        <source>The glass is done with. Now the Story is told card by card, and the Backpack must hold it all.</source>
        <translation>La clessidra ha finito. Ora la Storia si racconta carta per carta, e lo Zaino deve reggere tutto.</translation>
    </message>
    <message>
        <source>A Mission has succeeded: its Items have left the Backpack, which has room again.</source>
        <translation>Una Missione ha avuto successo: i suoi Oggetti hanno lasciato lo Zaino, che ha di nuovo posto.</translation>
    </message>
    <message>
        <source>A Mission has failed. Of the Items it asked for you may discard what is there, to make room.</source>
        <translation>Una Missione è fallita. Degli Oggetti che chiedeva potete scartare quelli presenti, per fare posto.</translation>
    </message>
    <message>
        <source>A Reward goes into the Backpack like any Item, and needs room there, too.</source>
        <translation>Una Ricompensa va nello Zaino come ogni Oggetto, e anche a lei serve posto.</translation>
    </message>
    <message>
        <source>A Hero has helped: each does so once in a Resolution, before the next card is revealed.</source>
        <translation>Un Eroe ha aiutato: ognuno lo fa una volta per Risoluzione, prima che si riveli la carta seguente.</translation>
    </message>
</context>
<context>
    <name>DungeonInquiries</name>
    <message>
        <source>{title}. Missions to complete: {goal}.</source>
        <translation>{title}. Missioni da completare: {goal}.</translation>
    </message>
    <message>
        <source>Time left: {time}.</source>
        <translation>Tempo rimasto: {time}.</translation>
    </message>
    <message>
        <source>Play or discard any card of your hand, ask for an Item, or say that you are done.</source>
        <translation>Gioca o scarta una carta qualsiasi della tua mano, chiedi un Oggetto o di’ che hai finito.</translation>
    </message>
    <message>
        <source>Look at the cards; then “{button}” begins.</source>
        <translation>Guarda le carte; poi si comincia con “{button}”.</translation>
    </message>
</context>
<context>
    <name>DungeonTime</name>
    <message>
        <source>{name}, {role}</source>
        <translation>{name}, {role}</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Spada</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Arco</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Scudo</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torcia</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Pozione</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Ampolla</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Bag of Gold</source>
        <translation>Sacchetto d’Oro</translation>
    </message>
    <message>
        <source>Grappling Hook</source>
        <translation>Rampino</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coppa</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>the Understudy</source>
        <translation>la Controfigura</translation>
    </message>
    <message>
        <source>the Fussy Monk</source>
        <translation>il Frate Schizzinoso</translation>
    </message>
    <message>
        <source>the Porter</source>
        <translation>il Portatore</translation>
    </message>
    <message>
        <source>the Advocate</source>
        <translation>l’Avvocato</translation>
    </message>
    <message>
        <source>the Tinker</source>
        <translation>il Rattoppatore</translation>
    </message>
    <message>
        <source>the Librarian</source>
        <translation>il Bibliotecario</translation>
    </message>
    <message>
        <source>the Pawnbroker</source>
        <translation>il Rigattiere</translation>
    </message>
    <message>
        <source>the Seer</source>
        <translation>la Veggente</translation>
    </message>
    <message>
        <source>the Tax Collector</source>
        <translation>l’Esattrice</translation>
    </message>
    <message>
        <source>the Duellist</source>
        <translation>il Duellante</translation>
    </message>
    <message>
        <source>Training Camp</source>
        <translation>Campo d’Addestramento</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Livello 1</translation>
    </message>
    <message>
        <source>My First Dungeon</source>
        <translation>Il mio primo dungeon</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Livello 2</translation>
    </message>
    <message>
        <source>The Dark Dungeon</source>
        <translation>Il dungeon oscuro</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Livello 3</translation>
    </message>
    <message>
        <source>Unnatural Foes</source>
        <translation>Nemici innaturali</translation>
    </message>
    <message>
        <source>Level 4</source>
        <translation>Livello 4</translation>
    </message>
    <message>
        <source>Good Luck!</source>
        <translation>Buona Fortuna!</translation>
    </message>
    <message>
        <source>The Tome of Fate</source>
        <translation>Il Tomo del Destino</translation>
    </message>
    <message>
        <source>The twelve easiest Missions: tier 1 of 4.</source>
        <translation>Le dodici Missioni più facili: fascia 1 di 4.</translation>
    </message>
    <message>
        <source>Six Missions of tier 1, the easiest, and six of tier 2, by lot.</source>
        <translation>Estratte a sorte: sei Missioni della fascia 1, la più facile, e sei della fascia 2.</translation>
    </message>
    <message>
        <source>All twelve Missions of tier 2: 1 is easy, 4 is hard.</source>
        <translation>Tutte e dodici le Missioni della fascia 2: la 1 è facile, la 4 difficile.</translation>
    </message>
    <message>
        <source>Six Missions of tier 2 and six of tier 3, by lot: 1 is easy, 4 is hard.</source>
        <translation>Estratte a sorte: sei Missioni della fascia 2 e sei della fascia 3. La 1 è la più facile, la 4 la più difficile.</translation>
    </message>
    <message>
        <source>All twelve Missions of tier 3: 1 is easy, 4 is hard.</source>
        <translation>Tutte e dodici le Missioni della fascia 3: la 1 è facile, la 4 difficile.</translation>
    </message>
    <message>
        <source>Six Missions of tier 3 and six of tier 4, the hardest, by lot.</source>
        <translation>Estratte a sorte: sei Missioni della fascia 3 e sei della fascia 4, la più difficile.</translation>
    </message>
    <message>
        <source>The twelve hardest Missions: tier 4 of 4.</source>
        <translation>Le dodici Missioni più difficili: fascia 4 di 4.</translation>
    </message>
    <message>
        <source>Three Missions of each tier, from easy to hard.</source>
        <translation>Tre Missioni di ogni fascia, dalle facili alle difficili.</translation>
    </message>
    <message>
        <source>Any twelve of the 48 Missions.</source>
        <translation>Dodici Missioni qualsiasi delle 48.</translation>
    </message>
    <message>
        <source>The halves of tiers 1 and 2 that Level 1 has left in the box.</source>
        <translation>Le metà delle fasce 1 e 2 che il Livello 1 ha lasciato nella scatola.</translation>
    </message>
    <message>
        <source>pays {kinds}, must be taken</source>
        <translation>dà {kinds}, non si può rifiutare</translation>
    </message>
    <message>
        <source>pays {kinds}, can be left</source>
        <translation>dà {kinds}, si può rifiutare</translation>
    </message>
    <message>
        <source>pays {kinds}, one must be taken</source>
        <translation>dà {kinds}, uno dei due va preso</translation>
    </message>
    <message>
        <source>pays any kind, one must be taken</source>
        <translation>dà un tipo a scelta, non si può rifiutare</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>non dà niente</translation>
    </message>
    <message>
        <source>The table as lists</source>
        <translation>Il tavolo in elenchi</translation>
    </message>
    <message>
        <source>Enter plays, Delete discards, Space pauses, R repeats the top card of the Story.</source>
        <translation>Invio gioca, Canc scarta, Spazio mette in pausa, R ripete la carta in cima alla Storia.</translation>
    </message>
    <message>
        <source>Enter keeps a Hero, Tab leads to the next seat.</source>
        <translation>Con Invio tieni un Eroe, con Tab passi al posto successivo.</translation>
    </message>
    <message>
        <source>Space chooses, Enter reveals or does what is chosen, Tab leads on; on a Hero both use it.</source>
        <translation>Spazio sceglie, Invio rivela o fa ciò che hai scelto, Tab porta avanti; su un Eroe, Spazio e Invio ne usano l’abilità.</translation>
    </message>
    <message>
        <source>Lists or pictures</source>
        <translation>Elenchi o immagini</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Richiede</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Ricompensa</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Richiesto</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Chi chiede</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Eroe</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Che cosa comporta</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelto</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Giocata da</translation>
    </message>
    <message>
        <source>{thing}, {column}: {words}</source>
        <translation>{thing}, {column}: {words}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>a Sword</source>
        <translation>una Spada</translation>
    </message>
    <message>
        <source>a Bow</source>
        <translation>un Arco</translation>
    </message>
    <message>
        <source>a Shield</source>
        <translation>uno Scudo</translation>
    </message>
    <message>
        <source>a Torch</source>
        <translation>una Torcia</translation>
    </message>
    <message>
        <source>a Potion</source>
        <translation>una Pozione</translation>
    </message>
    <message>
        <source>a Flask</source>
        <translation>un’Ampolla</translation>
    </message>
    <message>
        <source>a Map</source>
        <translation>una Mappa</translation>
    </message>
    <message>
        <source>a set of Keys</source>
        <translation>un mazzo di Chiavi</translation>
    </message>
    <message>
        <source>a Bag of Gold</source>
        <translation>un Sacchetto d’Oro</translation>
    </message>
    <message>
        <source>a Grappling Hook</source>
        <translation>un Rampino</translation>
    </message>
    <message>
        <source>a Cup</source>
        <translation>una Coppa</translation>
    </message>
    <message>
        <source>a Book</source>
        <translation>un Libro</translation>
    </message>
    <message>
        <source>two Swords</source>
        <translation>due Spade</translation>
    </message>
    <message>
        <source>two Bows</source>
        <translation>due Archi</translation>
    </message>
    <message>
        <source>two Shields</source>
        <translation>due Scudi</translation>
    </message>
    <message>
        <source>two Torches</source>
        <translation>due Torce</translation>
    </message>
    <message>
        <source>two Potions</source>
        <translation>due Pozioni</translation>
    </message>
    <message>
        <source>two Flasks</source>
        <translation>due Ampolle</translation>
    </message>
    <message>
        <source>two Maps</source>
        <translation>due Mappe</translation>
    </message>
    <message>
        <source>two sets of Keys</source>
        <translation>due mazzi di Chiavi</translation>
    </message>
    <message>
        <source>two Bags of Gold</source>
        <translation>due Sacchetti d’Oro</translation>
    </message>
    <message>
        <source>two Grappling Hooks</source>
        <translation>due Rampini</translation>
    </message>
    <message>
        <source>two Cups</source>
        <translation>due Coppe</translation>
    </message>
    <message>
        <source>two Books</source>
        <translation>due Libri</translation>
    </message>
    <message>
        <source>the Sword</source>
        <translation>la Spada</translation>
    </message>
    <message>
        <source>the Bow</source>
        <translation>l’Arco</translation>
    </message>
    <message>
        <source>the Shield</source>
        <translation>lo Scudo</translation>
    </message>
    <message>
        <source>the Torch</source>
        <translation>la Torcia</translation>
    </message>
    <message>
        <source>the Potion</source>
        <translation>la Pozione</translation>
    </message>
    <message>
        <source>the Flask</source>
        <translation>l’Ampolla</translation>
    </message>
    <message>
        <source>the Map</source>
        <translation>la Mappa</translation>
    </message>
    <message>
        <source>the Keys</source>
        <translation>le Chiavi</translation>
    </message>
    <message>
        <source>the Bag of Gold</source>
        <translation>il Sacchetto d’Oro</translation>
    </message>
    <message>
        <source>the Grappling Hook</source>
        <translation>il Rampino</translation>
    </message>
    <message>
        <source>the Cup</source>
        <translation>la Coppa</translation>
    </message>
    <message>
        <source>the Book</source>
        <translation>il Libro</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Missions played: {played}. Goal: {goal}</source>
        <translation>Missioni giocate: {played}. Obiettivo: {goal}</translation>
    </message>
    <message>
        <source>{item}. Asking: {names}</source>
        <translation>{item}. Chi chiede: {names}</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasti…</translation>
    </message>
    <message>
        <source>Keys of Dungeon Time…</source>
        <translation>Tasti di Dungeon Time…</translation>
    </message>
    <message>
        <source>Keys of Dungeon Time</source>
        <translation>Tasti di Dungeon Time</translation>
    </message>
    <message>
        <source>Whose keys</source>
        <translation>Tasti per</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>In solitario</translation>
    </message>
    <message>
        <source>{seats} players: place {place} from the left</source>
        <translation>{seats} giocatori: posto {place} da sinistra</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Carta {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{use}: {letter}</source>
        <translation>{use}: {letter}</translation>
    </message>
    <message>
        <source>{use}: –</source>
        <translation>{use}: –</translation>
    </message>
    <message>
        <source>{use}: …</source>
        <translation>{use}: …</translation>
    </message>
    <message>
        <source>Press a button, then the key that shall be its own. Space pauses for everybody.</source>
        <translation>Premi un pulsante e poi il tasto che deve essere il suo. La barra spaziatrice mette in pausa per tutti.</translation>
    </message>
    <message>
        <source>{use}: press its key now. Esc leaves it as it is.</source>
        <translation>{use}: ora premi il suo tasto. Esc lo lascia com’è.</translation>
    </message>
    <message>
        <source>{use}: its key is {letter} now.</source>
        <translation>{use}: ora il suo tasto è {letter}.</translation>
    </message>
    <message>
        <source>{letter} is taken, at place {place}: {use}. Give that another key first.</source>
        <translation>Il tasto “{letter}” è già preso, al posto {place}: {use}. Prima assegna un altro tasto a quella funzione.</translation>
    </message>
    <message>
        <source>{letter} is taken: {use}. Give that another key first.</source>
        <translation>Il tasto “{letter}” è già preso: {use}. Prima assegna un altro tasto a quella funzione.</translation>
    </message>
    <message>
        <source>Only keys of the four rows with digits and letters can be set.</source>
        <translation>Si possono usare solo i tasti delle quattro file di cifre e lettere.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Tasti predefiniti</translation>
    </message>
    <message>
        <source>All places have their usual keys again.</source>
        <translation>Tutti i posti hanno di nuovo i tasti abituali.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Discards {count}</source>
        <translation>Scarti {count}</translation>
    </message>
    <message>
        <source>Extended mode</source>
        <translation>modalità Estesa</translation>
    </message>
    <message>
        <source>glass {time}</source>
        <translation>clessidra {time}</translation>
    </message>
    <message>
        <source>no glass</source>
        <translation>senza clessidra</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Press a card to watch the game from there.</source>
        <translation>Premi una carta per rivedere la partita da lì.</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}, played by {name}.</source>
        <translation>Carta {number} di {count}: {card}, giocata da {name}.</translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Completata.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Fallita.</translation>
    </message>
    <message>
        <source>Here the Backpack broke.</source>
        <translation>Qui lo Zaino si è rotto.</translation>
    </message>
    <message>
        <source>Not told.</source>
        <translation>Non raccontata.</translation>
    </message>
    <message>
        <source>What became of every Mission</source>
        <translation>Come è andata ogni Missione</translation>
    </message>
    <message>
        <source>Card {number}, “{mission}”: {verdict}.</source>
        <translation>Carta {number}, “{mission}”: {verdict}.</translation>
    </message>
    <message>
        <source>No Mission was told.</source>
        <translation>Nessuna Missione è stata raccontata.</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>La squadra</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>{name}: {plays}, {discards}</source>
        <translation>{name}: {plays}, {discards}</translation>
    </message>
    <message>
        <source>Items nobody used</source>
        <translation>Oggetti non usati da nessuno</translation>
    </message>
    <message>
        <source>The failure that cost most</source>
        <translation>Il fallimento che è costato di più</translation>
    </message>
    <message>
        <source>“{mission}”. It would have paid {items}. That was missing for {missions}.</source>
        <translation>“{mission}”. Avrebbe dato {items}: è ciò che mancava a {missions}.</translation>
    </message>
    <message>
        <source>“{mission}”. Discarded with it: {items}.</source>
        <translation>“{mission}”. Negli scarti con la Missione: {items}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{time} of {whole}</source>
        <translation>{time} su {whole}</translation>
    </message>
    <message>
        <source>{time}, {pauses}</source>
        <translation>{time}, {pauses}</translation>
    </message>
    <message>
        <source>If the Story ended here</source>
        <translation>Se la Storia finisse qui</translation>
    </message>
    <message>
        <source>The Story is shown once the game is over.</source>
        <translation>La Storia si vede a partita finita.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nuove carte</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>For practice: you know what lies in the Deck, so it counts as a game with help.</source>
        <translation>Per allenamento: si sa che cosa c’è nel Mazzo, quindi conta come partita con aiuti.</translation>
    </message>
    <message>
        <source>The team knew this deal: the game counts as one with help.</source>
        <translation>La squadra conosceva questa smazzata: la partita conta come giocata con aiuti.</translation>
    </message>
    <message>
        <source>Next: {level}</source>
        <translation>Prossima tappa: {level}</translation>
    </message>
    <message>
        <source>Story {count}</source>
        <translation>Storia {count}</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Mano di {name}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>a scelta</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Posto vuoto</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>next key discards</source>
        <translation>il prossimo tasto scarta</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Press again</source>
        <translation>Premi ancora</translation>
    </message>
    <message>
        <source>“Done” once more ends the Adventure phase: then the Story is told.</source>
        <translation>“Fatto” un’altra volta chiude la fase Avventura: poi si racconta la Storia.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>{letter} discards</source>
        <translation>{letter} scarta</translation>
    </message>
    <message>
        <source>{card}: now press the Story or the discards.</source>
        <translation>{card}: ora premi la Storia o gli scarti.</translation>
    </message>
    <message>
        <source>{name}: ask for what the next Mission needs</source>
        <translation>{name}: chiedi ciò che serve alla prossima Missione</translation>
    </message>
    <message>
        <source>Asked by {name}</source>
        <translation>Richieste di {name}</translation>
    </message>
    <message>
        <source>asks: {needs}</source>
        <translation>chiede: {needs}</translation>
    </message>
    <message>
        <source>{item}, crossed out</source>
        <translation>{item}, con una croce sopra</translation>
    </message>
    <message>
        <source>Pressed once: who has one? Pressed twice: is there one in the Story?</source>
        <translation>Premi una volta: chi ce l’ha? Due volte: c’è nella Storia?</translation>
    </message>
    <message>
        <source>Ask for an Item</source>
        <translation>Chiedi un Oggetto</translation>
    </message>
    <message>
        <source>A Reward with “?” or “/” lies on top of the Story: a press on it promises to take it.</source>
        <translation>In cima alla Storia c’è una Ricompensa con “?” o “/”: un clic su di essa promette di prenderla.</translation>
    </message>
    <message>
        <source>A press on an Item of a companion asks for it; on a Mission it says: not yet.</source>
        <translation>Un clic su un Oggetto di un compagno di squadra lo chiede; su una Missione dice: non ancora.</translation>
    </message>
    <message>
        <source>The sand has run out</source>
        <translation>La sabbia è finita</translation>
    </message>
    <message>
        <source>{name} has asked for this pause.</source>
        <translation>{name} ha chiesto questa pausa.</translation>
    </message>
    <message>
        <source>Another window had the screen.</source>
        <translation>Lo schermo è passato a un’altra finestra.</translation>
    </message>
    <message>
        <source>The game waits until everybody is ready.</source>
        <translation>La partita aspetta che tutti siano pronti.</translation>
    </message>
    <message>
        <source>Everybody keeps one of two Heroes</source>
        <translation>Di due Eroi se ne tiene uno</translation>
    </message>
    <message>
        <source>Heroes of {name}</source>
        <translation>Eroi di {name}</translation>
    </message>
    <message>
        <source>{hero}: stays</source>
        <translation>{hero}: resta</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Alone there is nobody whose part she could play: she needs company.</source>
        <translation>In solitario non c’è nessuno di cui recitare la parte: le serve compagnia.</translation>
    </message>
    <message>
        <source>Before the glass is turned</source>
        <translation>Prima di girare la clessidra</translation>
    </message>
    <message>
        <source>To try your keyboard, tap the key of each of your cards: it lights up. Tried: {count} of {keys}.</source>
        <translation>Per provare la tastiera, premi il tasto di ogni tua carta: si illumina. Provati: {count} su {keys}.</translation>
    </message>
    <message>
        <source>{letter}, then a card, discards it; so does Shift with the card.</source>
        <translation>{letter} e poi una carta: la scarta; così anche Maiusc con la carta.</translation>
    </message>
    <message>
        <source>Now hold one key each, all at once. Keys seen at once: {count}.</source>
        <translation>Ora tenete premuto un tasto a testa, tutti insieme. Tasti visti insieme: {count}.</translation>
    </message>
    <message>
        <source>This keyboard swallows a key while {count} others are held: better not all at once.</source>
        <translation>Questa tastiera perde un tasto quando altri {count} sono premuti: meglio non tutti insieme.</translation>
    </message>
    <message>
        <source>Five at one keyboard is tight: a second keyboard, a finger or the mouse helps.</source>
        <translation>In cinque a una tastiera si sta stretti: aiuta una seconda tastiera, un dito o il mouse.</translation>
    </message>
    <message>
        <source>Drag a name onto another to change places.</source>
        <translation>Trascina un nome su un altro per fare cambio di posto.</translation>
    </message>
    <message>
        <source>{letter}, held: a card is read large.</source>
        <translation>{letter} tenuto premuto: la carta si legge in grande.</translation>
    </message>
    <message>
        <source>Place of {name}; arrows change it</source>
        <translation>Posto di {name}; le frecce lo cambiano</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Done. The others play on until they have nothing left to do.</source>
        <translation>Fatto. Gli altri giocano finché non hanno più niente da fare.</translation>
    </message>
    <message>
        <source>A Mission at this text size</source>
        <translation>Una Missione con questa grandezza del testo</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Voci</translation>
    </message>
    <message>
        <source>Deck 0</source>
        <translation>Mazzo 0</translation>
    </message>
    <message>
        <source>“Done” once more ends the Adventure phase for the whole team: then the Story is told.</source>
        <translation>“Fatto” ancora una volta chiude la fase Avventura per tutta la squadra: poi si racconta la Storia.</translation>
    </message>
    <message>
        <source>Missions still in hand: {count}.</source>
        <translation>Missioni ancora in mano: {count}.</translation>
    </message>
    <message>
        <source>The Deck is empty. Nothing left to play? “Done” ends the Adventure phase.</source>
        <translation>Il Mazzo è vuoto. Non c’è più nulla da giocare? “Fatto” chiude la fase Avventura.</translation>
    </message>
    <message>
        <source>The Deck is empty. Nothing left to play? Say “Done”: the Adventure phase ends when all have.</source>
        <translation>Il Mazzo è vuoto. Non c’è più nulla da giocare? Premi “Fatto”: quando lo hanno fatto tutti, la fase Avventura finisce.</translation>
    </message>
    <message>
        <source>keys: ask {ask}, discard {discard}, done {done}</source>
        <translation>tasti: chiedi {ask}, scarta {discard}, fatto {done}</translation>
    </message>
    <message>
        <source>keys: ask {ask}, discard {discard}</source>
        <translation>tasti: chiedi {ask}, scarta {discard}</translation>
    </message>
    <message>
        <source>A press on an Item at the foot, or its key, asks who has it. {letter}, or a press on a name, shows all that the Mission of that seat lists; what has been played of it, nobody counts for you.</source>
        <translation>Con un clic su un Oggetto in basso, o con il suo tasto, si chiede chi ce l’ha. Il tasto {letter}, o un clic su un nome, mostra tutto ciò che chiede la Missione di quel posto; quanto ne è già stato giocato, nessuno lo conta per te.</translation>
    </message>
    <message>
        <source>What is asked for stays as the Mission lists it; a press on an Item there crosses it out.</source>
        <translation>Ciò che si chiede resta come lo elenca la Missione; un clic su uno di quegli Oggetti lo barra.</translation>
    </message>
    <message>
        <source>This discards a card, and it does not come back. Do it once more and it is done, from now on at once.</source>
        <translation>Questo gesto scarta una carta, che non torna più. Ripetilo per confermare; d’ora in poi basterà farlo una volta.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Turn the glass</source>
        <translation>Gira la clessidra</translation>
    </message>
    <message>
        <source>{items} went to {by}, {ago}.</source>
        <translation>{by} ha preso {items}, {ago}.</translation>
    </message>
    <message>
        <source>{items} went to the discards when {by} failed, {ago}.</source>
        <translation>Con {by}, fallita {ago}, la squadra ha scartato {items}.</translation>
    </message>
    <message>
        <source>{by} was given {items}, {ago}.</source>
        <translation>{by} ha ricevuto {items}, {ago}.</translation>
    </message>
    <message>
        <source>{by} burnt {items}, {ago}.</source>
        <translation>{by} ha bruciato {items}, {ago}.</translation>
    </message>
    <message>
        <source>{by} threw {items} out of the Story, {ago}.</source>
        <translation>{by} ha tolto {items} dalla Storia, {ago}.</translation>
    </message>
    <message>
        <source>{by} took {items} out of the game, {ago}.</source>
        <translation>{by} ha tolto {items} dal gioco, {ago}.</translation>
    </message>
    <message>
        <source>You left {items}, the Reward of {by}, {ago}.</source>
        <translation>La squadra ha lasciato {items}, la Ricompensa di {by}, {ago}.</translation>
    </message>
    <message>
        <source>{by} was to pay {items}, {ago}, but no token was left.</source>
        <translation>{by} doveva dare {items}, {ago}, ma le pedine erano finite.</translation>
    </message>
    <message>
        <source>{name} discarded {some} in the Adventure phase.</source>
        <translation>Nella fase Avventura {name} ha scartato {some}.</translation>
    </message>
    <message>
        <source>{some} came too late, {later}.</source>
        <translation>La Storia ha portato {some} troppo tardi, {later}.</translation>
    </message>
    <message>
        <source>{some} would have had to be played before it.</source>
        <translation>Prima bisognava giocare {some}.</translation>
    </message>
    <message>
        <source>Mission {title}: needs {needs}; {reward}</source>
        <translation>Missione {title}: servono {needs}; {reward}</translation>
    </message>
    <message>
        <source>Adventure {title}: needs {needs}; Reputation {reputation}</source>
        <translation>Avventura {title}: servono {needs}; Reputazione {reputation}</translation>
    </message>
    <message>
        <source>{card}, key {key}</source>
        <translation>{card}, tasto {key}</translation>
    </message>
    <message>
        <source>{kind}, Reward token</source>
        <translation>{kind}, pedina Ricompensa</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>To the Story: {card}.</source>
        <translation>Nella Storia: {card}.</translation>
    </message>
    <message>
        <source>To the Discards: {card}.</source>
        <translation>Negli scarti: {card}.</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Carta pescata: {card}.</translation>
    </message>
    <message>
        <source>{title}. Missions to complete: {goal}. Look at the cards first; “{button}” begins.</source>
        <translation>{title}. Missioni da completare: {goal}. Prima le carte si possono guardare; si comincia con “{button}”.</translation>
    </message>
    <message>
        <source>Hand of {name}: {cards}</source>
        <translation>Mano di {name}: {cards}</translation>
    </message>
    <message>
        <source>Hand of {name}: no card</source>
        <translation>Mano di {name}: nessuna carta</translation>
    </message>
    <message>
        <source>{name} plays {hero}</source>
        <translation>{name} gioca con {hero}</translation>
    </message>
    <message>
        <source>{name} asks: {needs}</source>
        <translation>{name} chiede: {needs}</translation>
    </message>
    <message>
        <source>Story, {count}, on top {card}</source>
        <translation>Storia, {count}; in cima: {card}</translation>
    </message>
    <message>
        <source>Story, no card yet</source>
        <translation>Storia, ancora nessuna carta</translation>
    </message>
    <message>
        <source>Story, {count} to come, next an Item</source>
        <translation>Storia, {count} da rivelare, la prossima è un Oggetto</translation>
    </message>
    <message>
        <source>Story, {count} to come, next a Mission</source>
        <translation>Storia, {count} da rivelare, la prossima è una Missione</translation>
    </message>
    <message>
        <source>Story, no card left</source>
        <translation>Storia, nessuna carta rimasta</translation>
    </message>
    <message>
        <source>Deck, {count}, next an Item</source>
        <translation>Mazzo, {count}, la prossima è un Oggetto</translation>
    </message>
    <message>
        <source>Deck, {count}, next a Mission</source>
        <translation>Mazzo, {count}, la prossima è una Missione</translation>
    </message>
    <message>
        <source>Deck, no card left</source>
        <translation>Mazzo, nessuna carta rimasta</translation>
    </message>
    <message>
        <source>Discards, {count}, on top {card}</source>
        <translation>Scarti, {count}; in cima: {card}</translation>
    </message>
    <message>
        <source>Discards, no card yet</source>
        <translation>Scarti, ancora nessuna carta</translation>
    </message>
    <message>
        <source>Backpack, {slots} of {limit} slots in use: {items}</source>
        <translation>Zaino, {slots} spazi occupati su {limit}: {items}</translation>
    </message>
    <message>
        <source>Backpack, empty, {limit} slots</source>
        <translation>Zaino, vuoto, {limit} spazi</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Eroi</translation>
    </message>
    <message>
        <source>Backpack</source>
        <translation>Zaino</translation>
    </message>
    <message>
        <source>{completed}, the Goal is {goal}. {failures}.</source>
        <translation>{completed}, l’Obiettivo è {goal}. {failures}.</translation>
    </message>
    <message>
        <source>{name}: “{said}”</source>
        <translation>{name}: “{said}”</translation>
    </message>
    <message>
        <source>The ninth slot stays until a Mission is settled.</source>
        <translation>Il nono spazio resta finché una Missione non è risolta.</translation>
    </message>
    <message>
        <source>The Backpack breaks: {item} found no slot</source>
        <translation>Lo Zaino si rompe: nessuno spazio per {item}</translation>
    </message>
    <message>
        <source>The Backpack breaks: it has more Items than slots</source>
        <translation>Lo Zaino si rompe: ha più Oggetti che spazi</translation>
    </message>
    <message>
        <source>{item} {count} of {most}</source>
        <translation>{item} {count} su {most}</translation>
    </message>
    <message>
        <source>Slot {number}: {item}, {count} of {most}, tokens: {tokens}</source>
        <translation>Spazio {number}: {item}, {count} su {most}, pedine: {tokens}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>Slot {number}: free</source>
        <translation>Spazio {number}: libero</translation>
    </message>
    <message>
        <source>sewn up</source>
        <translation>cucito</translation>
    </message>
    <message>
        <source>Slot {number}: sewn up</source>
        <translation>Spazio {number}: chiuso da una cucitura</translation>
    </message>
    <message>
        <source>Card revealed</source>
        <translation>Carta rivelata</translation>
    </message>
    <message>
        <source>No card has been revealed yet.</source>
        <translation>Nessuna carta è stata ancora rivelata.</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}. Played by {name}.</source>
        <translation>Carta {number} di {count}: {card}. Giocata da {name}.</translation>
    </message>
    <message>
        <source>The Story is told card by card, the first one played first.</source>
        <translation>La Storia si racconta carta per carta, a partire dalla prima giocata.</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}.</translation>
    </message>
    <message>
        <source>In the Backpack</source>
        <translation>È nello Zaino</translation>
    </message>
    <message>
        <source>Judging …</source>
        <translation>Vediamo …</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completata</translation>
    </message>
    <message>
        <source>Completed: the Seer was right</source>
        <translation>Completata: la Veggente aveva ragione</translation>
    </message>
    <message>
        <source>Completed: the Duellist fought for it</source>
        <translation>Completata: ha combattuto il Duellante</translation>
    </message>
    <message>
        <source>Completed with the help of the Tinker</source>
        <translation>Completata con l’aiuto del Rattoppatore</translation>
    </message>
    <message>
        <source>No Item leaves the Backpack.</source>
        <translation>Nessun Oggetto lascia lo Zaino.</translation>
    </message>
    <message>
        <source>The Seer named {item}: that was wrong.</source>
        <translation>La Veggente ha detto {item}: non era giusto.</translation>
    </message>
    <message>
        <source>Failed: {items} is missing</source>
        <translation>Fallita: manca {items}</translation>
    </message>
    <message>
        <source>Failed: {items} are missing</source>
        <translation>Fallita: mancano {items}</translation>
    </message>
    <message>
        <source>Discarded: {items}.</source>
        <translation>Negli scarti: {items}.</translation>
    </message>
    <message>
        <source>Reward: {item}.</source>
        <translation>Ricompensa: {item}.</translation>
    </message>
    <message>
        <source>The Reward was left.</source>
        <translation>La Ricompensa è rimasta lì.</translation>
    </message>
    <message>
        <source>No token of the Reward is left.</source>
        <translation>Della Ricompensa non resta nessuna pedina.</translation>
    </message>
    <message>
        <source>All that was left in the Backpack burns.</source>
        <translation>Tutto ciò che restava nello Zaino brucia.</translation>
    </message>
    <message>
        <source>From now on every Reward may be any kind, or none.</source>
        <translation>D’ora in poi ogni Ricompensa è di un tipo a scelta, e si può lasciare.</translation>
    </message>
    <message>
        <source>From now on a failed Mission comes back once.</source>
        <translation>D’ora in poi ogni Missione fallita torna, una volta sola.</translation>
    </message>
    <message>
        <source>From now on the Backpack has one slot less.</source>
        <translation>D’ora in poi lo Zaino ha uno spazio in meno.</translation>
    </message>
    <message>
        <source>“{mission}” comes again at the end of the Story.</source>
        <translation>“{mission}” torna alla fine della Storia.</translation>
    </message>
    <message>
        <source>{hero} acts.</source>
        <translation>{hero} entra in azione.</translation>
    </message>
    <message>
        <source>{hero} names {item}.</source>
        <translation>{hero} dice: {item}.</translation>
    </message>
    <message>
        <source>{hero} acts as {other}.</source>
        <translation>{hero} fa la parte di {other}.</translation>
    </message>
    <message>
        <source>Taken for it: {item}.</source>
        <translation>In cambio: {item}.</translation>
    </message>
    <message>
        <source>Out of the game: {items}.</source>
        <translation>Fuori dal gioco: {items}.</translation>
    </message>
    <message>
        <source>Thrown out: {items}.</source>
        <translation>Via dalla Storia: {items}.</translation>
    </message>
    <message>
        <source>No card was thrown out.</source>
        <translation>Nessuna carta è stata scartata.</translation>
    </message>
    <message>
        <source>The next cards have their order.</source>
        <translation>L’ordine delle prossime carte è deciso.</translation>
    </message>
    <message>
        <source>The ninth slot is closed.</source>
        <translation>Il nono spazio è chiuso.</translation>
    </message>
    <message>
        <source>Missions completed: {completed}, the Goal was {goal}.</source>
        <translation>Missioni completate: {completed}, l’Obiettivo era {goal}.</translation>
    </message>
    <message>
        <source>Lost: the Adventure has not succeeded</source>
        <translation>Partita persa: Avventura senza successo</translation>
    </message>
    <message>
        <source>Lost: too many Missions have failed</source>
        <translation>Partita persa: troppe Missioni sono fallite</translation>
    </message>
    <message>
        <source>the Understudy: pays a Potion, acts as another Hero</source>
        <translation>la Controfigura: paga una Pozione, fa la parte di un altro Eroe</translation>
    </message>
    <message>
        <source>the Fussy Monk: looks at five cards, throws some out</source>
        <translation>il Frate Schizzinoso: guarda cinque carte, ne scarta alcune</translation>
    </message>
    <message>
        <source>the Porter: pays a Torch, carries a ninth slot</source>
        <translation>il Portatore: paga una Torcia, porta un nono spazio</translation>
    </message>
    <message>
        <source>the Tinker: pays Items, the next Mission needs fewer</source>
        <translation>il Rattoppatore: paga Oggetti, la prossima Missione ne chiede meno</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>entra in azione</translation>
    </message>
    <message>
        <source>Nothing is chosen. Space chooses, Tab leads to “{button}”.</source>
        <translation>Non hai scelto nulla. Spazio sceglie, Tab porta a “{button}”.</translation>
    </message>
    <message>
        <source>Nothing is chosen. Space chooses, then Enter does it.</source>
        <translation>Non hai scelto nulla. Spazio sceglie, poi Invio lo fa.</translation>
    </message>
    <message>
        <source>{does}
Enter</source>
        <translation>{does}
Invio</translation>
    </message>
    <message>
        <source>the Pawnbroker: pays up to three Items, takes one</source>
        <translation>il Rigattiere: consegna fino a tre Oggetti, prende una Ricompensa</translation>
    </message>
    <message>
        <source>the Advocate: pays a Bag of Gold, has a Mission heard again</source>
        <translation>l’Avvocato: paga un Sacchetto d’Oro, fa rigiudicare una Missione</translation>
    </message>
    <message>
        <source>the Seer: names a kind of the next Mission</source>
        <translation>la Veggente: indovina un tipo della prossima Missione</translation>
    </message>
    <message>
        <source>the Tax Collector: takes tokens out of the game</source>
        <translation>l’Esattrice: toglie pedine dal gioco</translation>
    </message>
    <message>
        <source>the Duellist: pays two Swords, wins the next Mission</source>
        <translation>il Duellante: paga due Spade, vince la prossima Missione</translation>
    </message>
    <message>
        <source>{hero} of {name}. {told}</source>
        <translation>{hero} di {name}. {told}</translation>
    </message>
    <message>
        <source>rests while a card is settled</source>
        <translation>aspetta che la carta sia risolta</translation>
    </message>
    <message>
        <source>rests while another Hero acts</source>
        <translation>aspetta: agisce un altro Eroe</translation>
    </message>
    <message>
        <source>rests: the Resolution is over</source>
        <translation>la Risoluzione è finita</translation>
    </message>
    <message>
        <source>already used</source>
        <translation>ha già agito</translation>
    </message>
    <message>
        <source>cannot pay: {item} {present} of {wanted}</source>
        <translation>non può pagare: {item} {present} su {wanted}</translation>
    </message>
    <message>
        <source>no Mission has failed yet</source>
        <translation>nessuna Missione è ancora fallita</translation>
    </message>
    <message>
        <source>there is nobody to copy now</source>
        <translation>ora non c’è nessuno di cui fare la parte</translation>
    </message>
    <message>
        <source>the Backpack is empty</source>
        <translation>lo Zaino è vuoto</translation>
    </message>
    <message>
        <source>no Reward token is left</source>
        <translation>non resta nessuna pedina Ricompensa</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>{card}, chosen as number {number}</source>
        <translation>{card}, scelta numero {number}</translation>
    </message>
    <message>
        <source>Choose one or two Items that are given up.</source>
        <translation>Scegli uno o due Oggetti a cui rinunciare.</translation>
    </message>
    <message>
        <source>new slot: then {slots} of {limit}</source>
        <translation>spazio nuovo: poi {slots} su {limit}</translation>
    </message>
    <message>
        <source>First choose</source>
        <translation>Prima scegli</translation>
    </message>
    <message>
        <source>See how it went</source>
        <translation>Com’è andata</translation>
    </message>
    <message>
        <source>Hand over up to three Items, then take one token.</source>
        <translation>Consegna fino a tre Oggetti, poi prendi una pedina Ricompensa.</translation>
    </message>
    <message>
        <source>the Librarian: puts the next five cards in order</source>
        <translation>il Bibliotecario: mette in ordine le prossime cinque carte</translation>
    </message>
    <message>
        <source>Take up to five tokens out of the game.</source>
        <translation>Togli dal gioco fino a cinque pedine.</translation>
    </message>
    <message>
        <source>Which kind will the next Mission ask for?</source>
        <translation>Quale tipo chiederà la prossima Missione?</translation>
    </message>
    <message>
        <source>As which Hero?</source>
        <translation>Nella parte di quale Eroe?</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>resta</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>va negli scarti</translation>
    </message>
    <message>
        <source>is thrown out</source>
        <translation>si scarta</translation>
    </message>
    <message>
        <source>is given up</source>
        <translation>si dà via</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>non serve</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>serve</translation>
    </message>
    <message>
        <source>hand over</source>
        <translation>consegna</translation>
    </message>
    <message>
        <source>from supply</source>
        <translation>dalla riserva</translation>
    </message>
    <message>
        <source>from the Backpack</source>
        <translation>dallo Zaino</translation>
    </message>
    <message>
        <source>shares a slot</source>
        <translation>in uno spazio già in uso</translation>
    </message>
    <message>
        <source>breaks the Backpack</source>
        <translation>rompe lo Zaino</translation>
    </message>
    <message>
        <source>That breaks the Backpack, and the game is lost.</source>
        <translation>Così lo Zaino si rompe: partita persa.</translation>
    </message>
    <message>
        <source>Then {slots} of {limit} slots are in use.</source>
        <translation>Spazi in uso dopo: {slots} su {limit}.</translation>
    </message>
    <message>
        <source>Take: {item}</source>
        <translation>Prendi: {item}</translation>
    </message>
    <message>
        <source>Hand over: {item}</source>
        <translation>Consegna: {item}</translation>
    </message>
    <message>
        <source>Take out: {item}</source>
        <translation>Togli: {item}</translation>
    </message>
    <message>
        <source>Name: {item}</source>
        <translation>Indica: {item}</translation>
    </message>
    <message>
        <source>Act as {hero}</source>
        <translation>Fai come {hero}</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>Scartane {count}</translation>
    </message>
    <message>
        <source>Throw out {count}</source>
        <translation>Scartane {count}</translation>
    </message>
    <message>
        <source>Give up {count}</source>
        <translation>Rinuncia a {count}</translation>
    </message>
    <message>
        <source>Go without</source>
        <translation>Fanne a meno</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In quest’ordine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>{does}, Enter</source>
        <translation>{does}, Invio</translation>
    </message>
    <message>
        <source>{does} (Enter)</source>
        <translation>{does} (Invio)</translation>
    </message>
    <message>
        <source>Time left: {time}. Pauses so far: {pauses}.</source>
        <translation>Tempo rimasto: {time}. Pause finora: {pauses}.</translation>
    </message>
    <message>
        <source>No glass runs. Pauses so far: {pauses}.</source>
        <translation>Si gioca senza clessidra. Pause finora: {pauses}.</translation>
    </message>
    <message>
        <source>On again in {count}</source>
        <translation>Si riprende tra {count}</translation>
    </message>
    <message>
        <source>The Story is told</source>
        <translation>La Storia è finita</translation>
    </message>
    <message>
        <source>Reveals Items one by one up to the next Mission; it stops sooner when all slots are in use.</source>
        <translation>Rivela gli Oggetti uno alla volta fino alla prossima Missione; si ferma prima se tutti gli spazi sono occupati.</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, carta scelta</translation>
    </message>
    <message>
        <source>Choose what is discarded with it, then press the button.</source>
        <translation>Scegli che cosa scartare insieme alla carta, poi premi il pulsante.</translation>
    </message>
    <message>
        <source>The Tinker: choose what it does not need. Items: {count}.</source>
        <translation>Il Rattoppatore: scegli che cosa non serve. Oggetti: {count}.</translation>
    </message>
    <message>
        <source>Choose the Reward, then press the button.</source>
        <translation>Scegli la Ricompensa, poi premi il pulsante.</translation>
    </message>
    <message>
        <source>These cards come next. Choose those that are thrown out.</source>
        <translation>Ecco le prossime carte. Scegli quelle da scartare.</translation>
    </message>
    <message>
        <source>These cards come next. Drag or press them into the order in which they are to come.</source>
        <translation>Ecco le prossime carte. Trascinale o premile nell’ordine in cui devono arrivare.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivela</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Risoluzione</translation>
    </message>
    <message>
        <source>Resolution, card {number} of {count}</source>
        <translation>Risoluzione, carta {number} di {count}</translation>
    </message>
    <message>
        <source>The next card is an Item</source>
        <translation>La prossima carta è un Oggetto</translation>
    </message>
    <message>
        <source>The next card is a Mission</source>
        <translation>La prossima carta è una Missione</translation>
    </message>
    <message>
        <source>The next cards lie open</source>
        <translation>Le prossime carte sono scoperte</translation>
    </message>
    <message>
        <source>Cards left: {count}. {next}.</source>
        <translation>Carte rimaste: {count}. {next}.</translation>
    </message>
    <message>
        <source>Last cards</source>
        <translation>Ultime carte</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, giocata da {name}</translation>
    </message>
    <message>
        <source>Run to the next Mission</source>
        <translation>Fino alla prossima Missione</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>{slots} of {limit} slots.</source>
        <translation>Spazi: {slots} su {limit}.</translation>
    </message>
    <message>
        <source>The next new kind breaks it.</source>
        <translation>Il prossimo tipo nuovo rompe lo Zaino.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciala</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Partita vinta</translation>
    </message>
    <message>
        <source>The Backpack broke on card {number}</source>
        <translation>Lo Zaino si è rotto alla carta {number}</translation>
    </message>
    <message>
        <source>Goal {goal}</source>
        <translation>Obiettivo {goal}</translation>
    </message>
    <message>
        <source>Training in six steps</source>
        <translation>Addestramento in sei passi</translation>
    </message>
    <message>
        <source>The Mission {mission} needs Keys and a Bag of Gold. Play these two Items, then the Mission: click the card, press its letter or Enter, or drag it to the Story. Then press “Done” twice, and reveal the Story card by card.</source>
        <translation>La Missione {mission} chiede le Chiavi e un Sacchetto d’Oro. Gioca questi due Oggetti e poi la Missione: fai clic sulla carta, premi la sua lettera o Invio, oppure trascinala sulla Storia. Poi premi due volte “Fatto” e rivela la Storia carta per carta.</translation>
    </message>
    <message>
        <source>That is the whole game: a Mission succeeds if its Items are in the Backpack when it is revealed, so they have to be played before it. For every card that you play you draw another one.</source>
        <translation>Il gioco è tutto qui: una Missione ha successo se i suoi Oggetti sono nello Zaino quando viene rivelata, quindi vanno giocati prima della Missione. Per ogni carta che giochi ne peschi un’altra.</translation>
    </message>
    <message>
        <source>Play the three Items from left to right. The Story shows its top card only: which two lie below it? Play the Mission that needs just those two. Then press “Done” twice, and let the Story tell whether you were right.</source>
        <translation>Gioca i tre Oggetti da sinistra a destra. La Storia mostra solo la carta in cima: quali due ci sono sotto? Gioca la Missione che chiede proprio quei due. Poi premi due volte “Fatto” e lascia che la Storia dica se avevi ragione.</translation>
    </message>
    <message>
        <source>There they were. In the Adventure phase nothing tells what lies in the Story: you have to know it. The third Item has served nothing, and it still takes a slot.</source>
        <translation>Eccoli. Nella fase Avventura niente rivela che cosa c’è nella Storia: tocca a te ricordarlo. Il terzo Oggetto non è servito a niente, eppure occupa uno spazio.</translation>
    </message>
    <message>
        <source>The back on the Deck tells that a Mission comes next. Discard an Item to draw it: with the right button, with Delete, with Shift and its letter, or by dragging it to the discards. {mission} needs five Items, and you have none of them: discard it, too.</source>
        <translation>Il dorso sul Mazzo dice che la prossima carta è una Missione. Per pescarla scarta un Oggetto: con il pulsante destro, con Canc, con Maiusc e la sua lettera, oppure trascinandolo sugli scarti. {mission} chiede cinque Oggetti e tu non ne hai nessuno: scarta anche quella.</translation>
    </message>
    <message>
        <source>Each card that leaves your hand makes room for the next of the Deck, and its back tells in advance what comes: Item or Mission. What is discarded never comes back.</source>
        <translation>Ogni carta che lascia la mano fa posto alla prossima del Mazzo, e il dorso dice in anticipo che cosa arriva: Oggetto o Missione. Ciò che si scarta non torna più.</translation>
    </message>
    <message>
        <source>{mission} needs Keys and a Bag of Gold. You have the Keys; the Bag of Gold is in the hand of your companion. Ask for it: press it in the row at the bottom, or its key, or the card itself in the other hand, and wait for the answer.</source>
        <translation>{mission} chiede le Chiavi e un Sacchetto d’Oro. Le Chiavi le hai tu; il Sacchetto d’Oro è in mano al tuo compagno di squadra. Chiedilo: premilo nella riga in basso, oppure premi il suo tasto, oppure la carta stessa nell’altra mano, e aspetta la risposta.</translation>
    </message>
    <message>
        <source>Whoever is asked plays the Item, if there is room for it. Your name over your hand, or its key, asks for all that a Mission of yours lists, until you play it. Companions ask you as well: listen to what they say.</source>
        <translation>Chi riceve la richiesta gioca l’Oggetto, se c’è posto. Il tuo nome sopra la mano, o il suo tasto, chiede tutto ciò che elenca una tua Missione, finché non la giochi. Anche i compagni di squadra chiedono: ascolta che cosa dicono.</translation>
    </message>
    <message>
        <source>Reveal this Story. All slots are in use. The first Mission lacks a Torch and fails: choose what is discarded with it. You remember what comes then: a Potion, and {mission}, which needs a Bag of Gold and a Cup. That one is to succeed.</source>
        <translation>Rivela questa Storia. Tutti gli spazi sono occupati. Alla prima Missione manca una Torcia, quindi fallisce: scegli che cosa scartare con la Missione. Le carte che seguono le hai in mente: una Pozione e poi {mission}, che chiede un Sacchetto d’Oro e una Coppa. Questa deve avere successo.</translation>
    </message>
    <message>
        <source>A Reward is worth as much as a card and takes as much room. You decide on it only here. While you play, a press on a “?” or “/” on top of the Story promises your team to take it: keep that in mind. Now try the whole Training Camp: with ten minutes, and with two companions who say what they do.</source>
        <translation>Una Ricompensa vale quanto una carta e occupa altrettanto posto. Si decide solo qui se prenderla. Mentre si gioca, un clic su un “?” o “/” in cima alla Storia promette alla squadra di prenderla: tienilo a mente. Ora prova tutto il Campo d’Addestramento: con dieci minuti e due compagni di squadra che dicono quello che fanno.</translation>
    </message>
    <message>
        <source>Without the Flask there was a slot for the Potion. Had it found none, the Backpack would have broken, and the game would be lost, however many Missions are completed. A slot holds three Items of a kind.</source>
        <translation>Senza l’Ampolla c’era uno spazio per la Pozione. Se non ne avesse trovati, lo Zaino si sarebbe rotto e la partita sarebbe persa, qualunque fosse il numero di Missioni completate. Uno spazio tiene tre Oggetti dello stesso tipo.</translation>
    </message>
    <message>
        <source>Play the Items of a Mission first, then the Mission.</source>
        <translation>Prima si giocano gli Oggetti di una Missione, poi la Missione.</translation>
    </message>
    <message>
        <source>The Story shows its top card only: what lies below is to be remembered.</source>
        <translation>La Storia mostra solo la carta in cima: ciò che sta sotto va ricordato.</translation>
    </message>
    <message>
        <source>Ask for what is missing, and discard what nobody needs.</source>
        <translation>Chiedete ciò che manca, e scartate ciò che non serve a nessuno.</translation>
    </message>
    <message>
        <source>The Backpack is judged card by card at the end, and Rewards help later Missions.</source>
        <translation>Alla fine lo Zaino si giudica carta per carta, e le Ricompense aiutano le Missioni successive.</translation>
    </message>
    <message>
        <source>Four Missions come, each with its Reward at the foot: with “+” it has to be taken, with “?” it may be left, with “/” one of the two is taken. The last one, {mission}, needs a Shield and a Book. Rewards can bring both.</source>
        <translation>Arrivano quattro Missioni, ognuna con la sua Ricompensa in basso: con “+” va presa, con “?” si può lasciare, con “/” si prende una delle due. L’ultima, {mission}, chiede Scudo e Libro. Le Ricompense possono dare entrambi.</translation>
    </message>
    <message>
        <source>The others still choose their Heroes.</source>
        <translation>Gli altri stanno ancora scegliendo il loro Eroe.</translation>
    </message>
    <message>
        <source>Look at your cards before the glass is turned.</source>
        <translation>Prima di girare la clessidra, guarda le tue carte.</translation>
    </message>
    <message>
        <source>Everybody plays at once</source>
        <translation>Giocano tutti insieme</translation>
    </message>
    <message>
        <source>You have no card left. The others play on.</source>
        <translation>Non hai più carte. Gli altri continuano a giocare.</translation>
    </message>
    <message>
        <source>Tap: play. Swipe: discard.</source>
        <translation>Tocca per giocare, scorri per scartare.</translation>
    </message>
    <message>
        <source>Discard instead</source>
        <translation>Scarta invece di giocare</translation>
    </message>
    <message>
        <source>Now tap the card to discard</source>
        <translation>Ora tocca la carta da scartare</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Scarta: {card}</translation>
    </message>
    <message>
        <source>Missions on the Story: {played} of {needed}</source>
        <translation>Missioni nella Storia: {played} su {needed}</translation>
    </message>
    <message>
        <source>{card}: somebody asks for it</source>
        <translation>{card}: qualcuno ne chiede</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>richiesto</translation>
    </message>
    <message>
        <source>Who has one? All see it</source>
        <translation>Chi ce l’ha? Lo vedono tutti</translation>
    </message>
    <message>
        <source>Say to the team</source>
        <translation>Di’ alla squadra</translation>
    </message>
    <message>
        <source>Ask for all that {mission} needs</source>
        <translation>Chiedi tutto ciò che serve a {mission}</translation>
    </message>
    <message>
        <source>Cross out: {item}</source>
        <translation>Barra: {item}</translation>
    </message>
    <message>
        <source>{name}, not yet: {mission}</source>
        <translation>{name}, non ancora: {mission}</translation>
    </message>
    <message>
        <source>Pause for all</source>
        <translation>Pausa per tutti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>It goes on at the big screen.</source>
        <translation>Si riprende dal grande schermo.</translation>
    </message>
    <message>
        <source>Look at the big screen: the Story is told</source>
        <translation>Guarda il grande schermo: si racconta la Storia</translation>
    </message>
    <message>
        <source>These cards come next. Press them in the order in which they are to come.</source>
        <translation>Ecco le prossime carte. Premile nell’ordine in cui devono arrivare.</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>dal telefono</translation>
    </message>
    <message>
        <source>phone asleep</source>
        <translation>telefono inattivo</translation>
    </message>
    <message>
        <source>{name}: the phone is asleep</source>
        <translation>{name}: il telefono dorme</translation>
    </message>
</context>
<context>
    <name>Earshot</name>
    <message>
        <source>private card</source>
        <translation>carta riservata</translation>
    </message>
    <message>
        <source>private goal</source>
        <translation>obiettivo riservato</translation>
    </message>
    <message>
        <source>private Identity</source>
        <translation>Identità riservata</translation>
    </message>
    <message>
        <source>private Mission</source>
        <translation>Missione riservata</translation>
    </message>
    <message>
        <source>private text</source>
        <translation>testo riservato</translation>
    </message>
    <message>
        <source>private choice {number} of {count}</source>
        <translation>scelta riservata {number} di {count}</translation>
    </message>
    <message>
        <source>Choose in private</source>
        <translation>Scegli in privato</translation>
    </message>
    <message>
        <source>A private message can be read on the screen.</source>
        <translation>Sullo schermo si può leggere un messaggio riservato.</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Gioca la carta scelta</translation>
    </message>
    <message>
        <source>I am wearing headphones</source>
        <translation>Indosso le cuffie</translation>
    </message>
    <message>
        <source>Until you close the program, a screen reader then reads private cards aloud.</source>
        <translation>Da quel momento e finché non chiudi il programma, un lettore di schermo legge ad alta voce le carte riservate.</translation>
    </message>
</context>
<context>
    <name>Ease</name>
    <message>
        <source>Time to answer</source>
        <translation>Tempo per rispondere</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Quadruplo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>How long an answer or a deal may take, how long bots wait and sentences stay, from the next question on. A glass is chosen with its game: with “No limit” a new game begins without.</source>
        <translation>Quanto possono durare una risposta o un accordo, quanto aspettano i bot e quanto restano le frasi, dalla prossima domanda in poi. La clessidra si sceglie con la partita: con “Senza limite” una nuova partita comincia senza clessidra.</translation>
    </message>
    <message>
        <source>Captions for sounds</source>
        <translation>Didascalie dei suoni</translation>
    </message>
</context>
<context>
    <name>Empty</name>
    <message>
        <source>The last play turned nothing. Press on any year to see what it hangs on.</source>
        <translation>L’ultima giocata non ha girato nulla. Premi su un anno per vedere da che cosa dipende.</translation>
    </message>
    <message>
        <source>Nothing discarded yet.</source>
        <translation>Ancora nessuno scarto.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>{name} is home</source>
        <translation>{name} è a casa</translation>
    </message>
    <message>
        <source>{name} has completed the Mission</source>
        <translation>{name}: Missione compiuta</translation>
    </message>
    <message>
        <source>{name} has power and success</source>
        <translation>{name} ha potere e successo</translation>
    </message>
    <message>
        <source>The three headlines of {identity} stand on the TimeLine: {years}. The door opens.</source>
        <translation>I tre titoli di {identity} sono sulla Linea Temporale: {years}. La porta si apre.</translation>
    </message>
    <message>
        <source>{mission}: {artifacts} lie on the table, signed for and paid.</source>
        <translation>{mission}: sul tavolo ci sono {artifacts:il}. Ricevuta firmata, conto saldato.</translation>
    </message>
    <message>
        <source>Ten cards or more at the end of the turn: time works for {name} now.</source>
        <translation>Dieci carte o più a fine turno: adesso il tempo lavora per {name}.</translation>
    </message>
    <message>
        <source>Everyone loses</source>
        <translation>Perdono tutti</translation>
    </message>
    <message>
        <source>{count} Paradoxes were open at once, and the Universe could not bear it: {years}.</source>
        <translation>{count} Paradossi aperti insieme, e l’Universo non ha retto: {years}.</translation>
    </message>
    <message>
        <source>{card}, played by {name}, was one too many.</source>
        <translation>{card:Il}, per mano di {name}, è stata la carta di troppo.</translation>
    </message>
    <message>
        <source>To get home, {name} still needed {years}.</source>
        <translation>Per tornare a casa, {name} aspettava ancora {years:il}.</translation>
    </message>
    <message>
        <source>For the Mission, {name} still needed {artifacts}.</source>
        <translation>Per la Missione, {name} cercava ancora {artifacts:il}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Linchpins turned</source>
        <translation>Linchpin girati</translation>
    </message>
    <message>
        <source>Paradoxes opened</source>
        <translation>Paradossi causati</translation>
    </message>
    <message>
        <source>Paradoxes mended</source>
        <translation>Paradossi risolti</translation>
    </message>
    <message>
        <source>Memos played</source>
        <translation>Memo giocati</translation>
    </message>
    <message>
        <source>Most Paradoxes open at once</source>
        <translation>Massimo di Paradossi aperti</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Svolte</translation>
    </message>
    <message>
        <source>Press one to watch the game from there.</source>
        <translation>Premine una per rivedere la partita da lì.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card} and now has {lines}.</source>
        <translation>Turno {turn}: {name} gioca {card:il} e ora ha {lines:il}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card} and loses {lines}.</source>
        <translation>Turno {turn}: {name} gioca {card:il} e perde {lines:il}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. Cards in hand since then: {count}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}. Carte in mano da allora: {count}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. The new goal is {goal}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}. Il nuovo obiettivo è {goal}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} fetches {card}, as the Mission asks for.</source>
        <translation>Turno {turn}: {name} va a prendere {card:il}, come chiede la Missione.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, and now {other} has {lines}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}, e ora {other} ha {lines:il}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, and {other} loses {lines}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}, {other:e} perde {lines:il}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. Cards in {other}’s hand since then: {count}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}. Carte in mano {other:a} da allora: {count}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. {other}’s new goal is {goal}.</source>
        <translation>Turno {turn}: {name} gioca {card:il}. {other} ha un nuovo obiettivo: {goal}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} brings home {travellers}.</source>
        <translation>Carta {turn}: {card:il} riporta a casa {travellers}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} makes {lines} stand for {other}.</source>
        <translation>Carta {turn}: con {card:il}, {other} trova {lines:il}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} takes {lines} from {other}.</source>
        <translation>Carta {turn}: con {card:il}, {other} perde {lines:il}.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>The TimeLine at the end</source>
        <translation>La Linea Temporale alla fine</translation>
    </message>
    <message>
        <source>Altered: {altered}. Patched: {patched}. Open Paradoxes: {open}.</source>
        <translation>Alterati: {altered}. Riparati: {patched}. Paradossi aperti: {open}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>This game’s last page is torn: {reason}. It goes on from the page before, in turn {turn}.</source>
        <translation>L’ultima pagina di questa partita è strappata: {reason}. Si riprende dalla pagina precedente, al turno {turn}.</translation>
    </message>
    <message>
        <source>This game’s last page is torn: {reason}. It goes on from the page before, ahead of the first turn.</source>
        <translation>L’ultima pagina di questa partita è strappata: {reason}. Si riprende dalla pagina precedente, prima del primo turno.</translation>
    </message>
    <message>
        <source>It goes on from before that, in turn {turn}; the file as it was is kept as {file}.</source>
        <translation>Si riprende dall’ultimo punto intatto, al turno {turn}; il file com’era è conservato come {file}.</translation>
    </message>
    <message>
        <source>It goes on from before that, ahead of the first turn; the file as it was is kept as {file}.</source>
        <translation>Si riprende dall’ultimo punto intatto, prima del primo turno; il file com’era è conservato come {file}.</translation>
    </message>
    <message>
        <source>Everything before that is whole. When you go on, the file as it is now is kept beside it.</source>
        <translation>Tutto ciò che precede è intatto. Quando riprendi la partita, il file com’è ora viene conservato accanto.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from line {line} on. Before you go on with it, a copy must be kept beside it, which failed: {reason}. Nothing was changed; put that right and open it again.</source>
        <translation>La partita salvata {file} è danneggiata dalla riga {line} in poi. Prima di riprenderla bisogna conservarne una copia accanto, e non è stato possibile: {reason}. Nulla è stato cambiato; rimedia e riaprila.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged in line {line}: {reason}. It was left as it is; you can begin a new game.</source>
        <translation>La partita salvata {file} è danneggiata alla riga {line}: {reason}. Il file resta com’è; puoi cominciare una nuova partita.</translation>
    </message>
    <message>
        <source>The saved game {file} cannot be opened: {reason}. It was left as it is; you can begin a new game.</source>
        <translation>Non si può aprire la partita salvata {file}: {reason}. Il file resta com’è; puoi cominciare una nuova partita.</translation>
    </message>
    <message>
        <source>The saved game {file} was made by a later version of Chrononauts Qt. Update the program to open it; nothing was changed.</source>
        <translation>La partita salvata {file} viene dal futuro: da una versione più recente di Chrononauts Qt. Aggiorna il programma per aprirla; nulla è stato modificato.</translation>
    </message>
    <message>
        <source>No saved game can be offered from {folder}: {reason}. You can begin a new game.</source>
        <translation>Non si può leggere nessuna partita salvata in {folder}: {reason}. Puoi cominciare una nuova partita.</translation>
    </message>
    <message>
        <source>The game cannot be saved to {file}: {reason}. Play on: it will be tried again and again.</source>
        <translation>La partita non si può salvare in {file}: {reason}. Continua pure: il programma ci riproverà più volte.</translation>
    </message>
    <message>
        <source>If you leave now, what was played since is lost; ask once more to leave all the same.</source>
        <translation>Se esci ora, ciò che si è giocato da allora va perso; per uscire lo stesso, chiudi di nuovo.</translation>
    </message>
    <message>
        <source>This game cannot be begun. Other names may help.</source>
        <translation>Questa partita non può cominciare. Prova con altri nomi.</translation>
    </message>
    <message>
        <source>line {line} was only half written</source>
        <translation>la riga {line} è scritta solo a metà</translation>
    </message>
    <message>
        <source>the play in line {line} lacks its random result</source>
        <translation>alla giocata della riga {line} manca il risultato casuale</translation>
    </message>
    <message>
        <source>it is far too large for a game</source>
        <translation>è troppo grande per essere una partita</translation>
    </message>
    <message>
        <source>it is not a game of Chrononauts Qt</source>
        <translation>non è una partita di Chrononauts Qt</translation>
    </message>
    <message>
        <source>it has been changed since it was written</source>
        <translation>è stata modificata dopo il salvataggio</translation>
    </message>
    <message>
        <source>this line is not text</source>
        <translation>questa riga non contiene testo</translation>
    </message>
    <message>
        <source>this line does not belong at the beginning of a game</source>
        <translation>questa riga non può stare all’inizio di una partita</translation>
    </message>
    <message>
        <source>it ends before the cards are dealt</source>
        <translation>finisce prima che si distribuiscano le carte</translation>
    </message>
    <message>
        <source>this version does not know its game</source>
        <translation>questa versione non conosce il suo gioco</translation>
    </message>
    <message>
        <source>the cards cannot be dealt like this</source>
        <translation>le carte non si possono distribuire così</translation>
    </message>
    <message>
        <source>this line names nothing that can be done</source>
        <translation>questa riga non indica niente che si possa fare</translation>
    </message>
    <message>
        <source>the rules do not allow what this line does</source>
        <translation>le regole non permettono quello che fa questa riga</translation>
    </message>
    <message>
        <source>a random result is missing or does not fit</source>
        <translation>un risultato casuale manca o non torna</translation>
    </message>
    <message>
        <source>another window of Chrononauts Qt is playing it</source>
        <translation>è in corso in un’altra finestra di Chrononauts Qt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accesso è negato</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>non c’è più</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>esiste già un file con questo nome</translation>
    </message>
    <message>
        <source>it is no file but a folder or something else</source>
        <translation>non è un file, ma una cartella o altro</translation>
    </message>
    <message>
        <source>one of the folders in its path is a file</source>
        <translation>una delle cartelle del suo percorso è un file</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>il suo nome è troppo lungo</translation>
    </message>
    <message>
        <source>the place of the file is taken by a folder or something else; move that away</source>
        <translation>al posto del file c’è una cartella o altro; sposta ciò che vi si trova</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>un altro programma ha modificato il file</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <translation>un altro programma tiene aperto il file</translation>
    </message>
    <message>
        <source>the system reports error {code}</source>
        <translation>il sistema segnala l’errore {code}</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {folder}: {reason}. They hold until the program ends.</source>
        <translation>Non si possono salvare le impostazioni in {folder}: {reason}. Valgono fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}: {reason}. Put that right, or play without anything being saved.</source>
        <translation>Non si può conservare nulla in {folder}: {reason}. Rimedia, oppure gioca senza che nulla venga salvato.</translation>
    </message>
    <message>
        <source>This result cannot be kept in {folder}: {reason}. The game itself is not lost.</source>
        <translation>Non si può conservare il risultato in {folder}: {reason}. La partita in sé è al sicuro.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones apply. The old file is kept as {file}.</source>
        <translation>Le impostazioni non erano leggibili, perciò valgono quelle predefinite. Il vecchio file è conservato come {file}.</translation>
    </message>
    <message>
        <source>The campaign cannot be kept in {folder}: {reason}.</source>
        <translation>Non si può conservare la Campagna in {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The result of a game cannot be entered in its campaign in {folder}: {reason}. It is entered as soon as that is possible.</source>
        <translation>Il risultato di una partita non si può annotare nella sua Campagna in {folder}: {reason}. Verrà annotato appena possibile.</translation>
    </message>
    <message>
        <source>The campaigns in {folder} cannot be read: {reason}. They are left as they are, and read as soon as that is possible.</source>
        <translation>Le Campagne in {folder} non si possono leggere: {reason}. Restano come sono e verranno lette appena possibile.</translation>
    </message>
    <message>
        <source>The campaigns were written by a later version of Chrononauts Qt. Update the program to see them; nothing is changed until then.</source>
        <translation>Le Campagne vengono da una versione più recente di Chrononauts Qt. Aggiorna il programma per vederle; fino ad allora nulla viene modificato.</translation>
    </message>
    <message>
        <source>Some lines of {file} cannot be read: what they told of campaigns is missing, all else is there. Play on: before anything is written, the file is copied as it is.</source>
        <translation>Alcune righe di {file} non si possono leggere: manca quello che dicevano delle Campagne, tutto il resto c’è. Si può giocare: prima di scrivere qualcosa, il file viene copiato com’è.</translation>
    </message>
    <message>
        <source>Some lines of {file} could not be read: what they told of campaigns is missing, all else is kept. The file as it was lies beside it as {kept}.</source>
        <translation>Alcune righe di {file} non si potevano leggere: manca quello che dicevano delle Campagne, tutto il resto è conservato. Il file com’era sta lì accanto come {kept}.</translation>
    </message>
</context>
<context>
    <name>EventNotes</name>
    <message>
        <source>Ford’s Theatre, 14 April</source>
        <translation>Ford’s Theatre, 14 aprile</translation>
    </message>
    <message>
        <source>Acquitted by a single vote</source>
        <translation>Assolto per un solo voto</translation>
    </message>
    <message>
        <source>North Atlantic, 15 April</source>
        <translation>Atlantico, 15 aprile</translation>
    </message>
    <message>
        <source>Bosnia, 28 June</source>
        <translation>Bosnia, 28 giugno</translation>
    </message>
    <message>
        <source>Off Ireland, 7 May</source>
        <translation>Acque irlandesi, 7 maggio</translation>
    </message>
    <message>
        <source>Washington, 6 April</source>
        <translation>Washington, 6 aprile</translation>
    </message>
    <message>
        <source>Armistice, 11 November</source>
        <translation>Armistizio, 11 novembre</translation>
    </message>
    <message>
        <source>New York, late October</source>
        <translation>New York, fine ottobre</translation>
    </message>
    <message>
        <source>The Great Depression</source>
        <translation>La Grande Depressione</translation>
    </message>
    <message>
        <source>Olympic Stadium, 1 August</source>
        <translation>Olympiastadion, 1º agosto</translation>
    </message>
    <message>
        <source>Lakehurst, 6 May</source>
        <translation>Lakehurst, 6 maggio</translation>
    </message>
    <message>
        <source>1 September, before dawn</source>
        <translation>1º settembre, all’alba</translation>
    </message>
    <message>
        <source>Hawaii, 7 December</source>
        <translation>Hawaii, 7 dicembre</translation>
    </message>
    <message>
        <source>Wannsee, 20 January</source>
        <translation>Wannsee, 20 gennaio</translation>
    </message>
    <message>
        <source>Los Alamos, New Mexico</source>
        <translation>Los Alamos, New Mexico</translation>
    </message>
    <message>
        <source>D-Day, 6 June</source>
        <translation>D-Day, 6 giugno</translation>
    </message>
    <message>
        <source>Hiroshima and Nagasaki</source>
        <translation>Hiroshima e Nagasaki</translation>
    </message>
    <message>
        <source>Tel Aviv, 14 May</source>
        <translation>Tel Aviv, 14 maggio</translation>
    </message>
    <message>
        <source>Korea, 28 June</source>
        <translation>Corea, 28 giugno</translation>
    </message>
    <message>
        <source>Baikonur, 4 October</source>
        <translation>Bajkonur, 4 ottobre</translation>
    </message>
    <message>
        <source>Thirteen days in October</source>
        <translation>Tredici giorni d’ottobre</translation>
    </message>
    <message>
        <source>Dealey Plaza, 22 November</source>
        <translation>Dallas, 22 novembre</translation>
    </message>
    <message>
        <source>Memphis and Los Angeles</source>
        <translation>Memphis e Los Angeles</translation>
    </message>
    <message>
        <source>Apollo 11, 20 July</source>
        <translation>Apollo 11, 20 luglio</translation>
    </message>
    <message>
        <source>Washington, 9 August</source>
        <translation>Washington, 9 agosto</translation>
    </message>
    <message>
        <source>New York, 8 December</source>
        <translation>New York, 8 dicembre</translation>
    </message>
    <message>
        <source>Washington, 30 March</source>
        <translation>Washington, 30 marzo</translation>
    </message>
    <message>
        <source>Florida, 28 January</source>
        <translation>Florida, 28 gennaio</translation>
    </message>
    <message>
        <source>Moscow, 25 December</source>
        <translation>Mosca, 25 dicembre</translation>
    </message>
    <message>
        <source>Texas, 19 April</source>
        <translation>Texas, 19 aprile</translation>
    </message>
    <message>
        <source>Oklahoma, 19 April</source>
        <translation>Oklahoma, 19 aprile</translation>
    </message>
    <message>
        <source>Colorado, 20 April</source>
        <translation>Colorado, 20 aprile</translation>
    </message>
</context>
<context>
    <name>FirstLesson</name>
    <message>
        <source>First ripples</source>
        <translation>Prime increspature</translation>
    </message>
    <message>
        <source>You are Ada, and this is history from 1865 to 1999. Linchpins, the purple years with cut corners, can be turned over. Choose {card} in your hand (click it, or press 4), then 1963 (click, or arrows and Enter).</source>
        <translation>Tu sei Ada, e questa è la storia dal 1865 al 1999. I Linchpin, gli anni viola con gli angoli tagliati, si possono girare. Scegli {card:il} nella tua mano (clic, o tasto 4), poi il 1963 (clic, o frecce e Invio).</translation>
    </message>
    <message>
        <source>1963 lies on its other side and is now called 1963′, “1963 prime”. 1974 says 65 AND 63: it becomes a Paradox when both bear the ′. 63 has it already: turn the other one as well, with {card}.</source>
        <translation>Il 1963 è sull’altro lato e ora si chiama 1963′, “1963 primo”. Sul 1974 ci sono 65 E 63: diventa un Paradosso quando tutti e due hanno l’apice (′). Il 63 lo ha già: gira anche l’altro, con {card:il}.</translation>
    </message>
    <message>
        <source>Both bear the ′, and 1974 is a Paradox. Where a year says OR, one of them is enough. A Linchpin that is turned back loses its ′, and what hung on it is whole again.</source>
        <translation>Tutti e due hanno il ′, e il 1974 è un Paradosso. Se su un anno c’è “o”, ne basta uno. Un Linchpin rigirato perde il ′, e ciò che ne dipendeva torna integro.</translation>
    </message>
    <message>
        <source>Each Paradox can be closed with its Patch, which tells what happened instead. You have the one for 1968: choose {card}, then 1968.</source>
        <translation>Ogni Paradosso si può chiudere con la sua Patch, che racconta che cosa accadde invece. Hai quella del 1968: scegli {card:il}, poi il 1968.</translation>
    </message>
    <message>
        <source>1968′ is a hole no more, and you have drawn a bonus card, as for each Patch that you play. If somebody turns 1963 back, history is as it was, and the Patch is discarded.</source>
        <translation>Il 1968′ non è più un buco, e hai pescato una carta bonus, come per ogni Patch che giochi. Se qualcuno rigira il 1963, la storia torna com’era e la Patch si scarta.</translation>
    </message>
    <message>
        <source>Kennedy lives, so 1968 and 1969 cannot come about: they are Paradoxes now, holes in history. 1963 names the years that its ripples can reach: 68, 69 and 74. Each turn is like this: a card comes to your hand, and you play one.</source>
        <translation>Kennedy vive, quindi il 1968 e il 1969 non possono avverarsi: ora sono Paradossi, buchi nella storia. Il 1963 nomina gli anni a cui arrivano le sue increspature: 68, 69 e 74. Ogni turno è così: ricevi una carta e ne giochi una.</translation>
    </message>
    <message>
        <source>A Linchpin that is turned bears the prime, ′, and its ripples run forwards.</source>
        <translation>Un Linchpin girato porta l’apice (′) e le sue increspature corrono in avanti.</translation>
    </message>
    <message>
        <source>A Ripplepoint becomes a Paradox by its circled years: AND needs both, OR one.</source>
        <translation>Un Ripplepoint diventa Paradosso per i suoi anni cerchiati: con “E” servono entrambi, con “O” ne basta uno.</translation>
    </message>
    <message>
        <source>A Patch closes a Paradox and brings a bonus card.</source>
        <translation>Una Patch ripara un Paradosso e dà una carta bonus.</translation>
    </message>
    <message>
        <source>Three ways to win: your three years, your three Artifacts, ten cards; you claim it yourself.</source>
        <translation>Tre modi di vincere: i tuoi tre anni, i tuoi tre Artefatti, dieci carte; la vittoria la dichiari tu.</translation>
    </message>
    <message>
        <source>A Memo stops a card of somebody else, another Memo too.</source>
        <translation>Un Memo ferma la carta di un altro, anche un altro Memo.</translation>
    </message>
    <message>
        <source>If nothing fits, you kill time; with 13 open Paradoxes everybody loses.</source>
        <translation>Se non va bene niente, perdi tempo; con 13 Paradossi aperti perdono tutti.</translation>
    </message>
    <message>
        <source>In secret you are {who}. Your Identity, at the bottom right, says what your world is like: 1917 unchanged, 1929′ and 1950′ patched. 1929′ is missing: play its Patch, press “{claim}”, and then “{this}” below “{route}”.</source>
        <translation>In segreto sei {who}. La tua Identità, in basso a destra, dice com’è il tuo mondo: 1917 immutato, 1929′ e 1950′ con Patch. Manca il 1929′: gioca la sua Patch, premi “{claim}” e poi “{this}” sotto “{route}”.</translation>
    </message>
    <message>
        <source>You have won. Every traveller has an Identity that nobody else sees. Victory can be claimed at the end of your own turn only, and nobody does it for you.</source>
        <translation>Hai vinto. Ogni viaggiatore ha un’Identità che nessun altro vede. Puoi dichiarare la vittoria solo alla fine del tuo turno, e nessuno lo fa per te.</translation>
    </message>
    <message>
        <source>There is a second way to win. Your Mission, below your Identity, names three Artifacts. Two lie before you, as your panel at the top right shows. Play the third, {card}, and claim victory with the Mission.</source>
        <translation>C’è un secondo modo di vincere. La tua Missione, sotto l’Identità, indica tre Artefatti. Due sono davanti a te, come mostra il tuo riquadro in alto a destra. Gioca il terzo, {card:il}, e dichiara la vittoria con la Missione.</translation>
    </message>
    <message>
        <source>Artifacts lie before whoever plays them, count for Missions, and do nothing else. They are not safe there: some cards take them away.</source>
        <translation>Gli Artefatti stanno davanti a chi li gioca, valgono per le Missioni e non fanno altro. Lì non sono al sicuro: certe carte li portano via.</translation>
    </message>
    <message>
        <source>Play {card}. Bo will stop it with a Memo from the future, which cancels a card before it counts. You hold a Memo, too, and it can cancel that of Bo: when you are asked, play it.</source>
        <translation>Gioca {card:il}. Bo lo fermerà con un Memo dal futuro, che cancella una carta prima che valga. Anche tu hai un Memo, e può cancellare quello di Bo: quando ti viene chiesto, giocalo.</translation>
    </message>
    <message>
        <source>Your Memo has stopped the one of Bo, and your Artifact stays. A Memo is the only card for the turns of others: while you hold one, you are asked whenever somebody plays a card.</source>
        <translation>Il tuo Memo ha fermato quello di Bo, e il tuo Artefatto resta. Il Memo è l’unica carta per i turni altrui: finché ne hai uno, ti si chiede ogni volta che qualcuno gioca una carta.</translation>
    </message>
    <message>
        <source>The third way to win: ten cards in your hand at the end of your turn. You hold ten, but one has still to be played. Which card brings a new one at once? Play it, and claim victory.</source>
        <translation>Il terzo modo di vincere: dieci carte in mano alla fine del tuo turno. Ne hai dieci, ma una la devi ancora giocare. Quale carta ne porta subito un’altra? Giocala e dichiara la vittoria.</translation>
    </message>
    <message>
        <source>A Patch was right: its bonus card made up for it. Three ways lead to victory: your Identity, your Mission and ten cards. Keep all of them in mind, and watch what others are up to.</source>
        <translation>La carta giusta era una Patch: la sua carta bonus l’ha rimpiazzata. Tre strade portano alla vittoria: Identità, Missione e dieci carte. Tienile presenti tutte, e guarda che cosa preparano gli altri.</translation>
    </message>
    <message>
        <source>None of your cards fits now. Then you kill time: choose a card that you can spare and press “{kill}”, then choose another one and press it again. For the second one you draw a new card.</source>
        <translation>Nessuna delle tue carte va bene adesso. Allora perdi tempo: scegli una carta di cui puoi fare a meno e premi “{kill}”, poi scegline un’altra e premi di nuovo. Per la seconda peschi una carta nuova.</translation>
    </message>
    <message>
        <source>So no turn is wasted, and you may keep the second card. Choose a card that does not fit, and you are told why; rest the mouse on any, and it is shown large. The bulb gives hints.</source>
        <translation>Così nessun turno va sprecato, e puoi tenere la seconda carta. Se scegli una carta che non va bene, ti viene detto perché; se lasci il mouse su una carta qualsiasi, la vedi in grande. La lampadina dà suggerimenti.</translation>
    </message>
    <message>
        <source>Danger: twelve Paradoxes are open, as the lamps at the top show. With the thirteenth the Universe is destroyed, and everybody loses. Choose {card} and turn a Linchpin back: 1936 closes four of them.</source>
        <translation>Pericolo: dodici Paradossi sono aperti, come mostrano le spie in alto. Col tredicesimo l’Universo è distrutto e perdono tutti. Scegli {card:il} e rigira un Linchpin: il 1936 ne chiude quattro.</translation>
    </message>
    <message>
        <source>Saved. Only open Paradoxes count, patched ones do not, and you are warned before a play that would open the thirteenth. Now you know it all: play a first game, with two gentle bots.</source>
        <translation>Salvi. Contano solo i Paradossi aperti, non quelli con Patch, e ricevi un avviso prima di una giocata che aprirebbe il tredicesimo. Ora sai tutto: gioca una prima partita, con due bot tranquilli.</translation>
    </message>
</context>
<context>
    <name>FirstTimes</name>
    <message>
        <source>Before a card counts, everybody else may stop it with a Memo from the future.</source>
        <translation>Prima che una carta abbia effetto, chiunque altro può fermarla con un Memo dal futuro.</translation>
    </message>
    <message>
        <source>A Memo has stopped that card: both are discarded, and no other card is played for it.</source>
        <translation>Un Memo ha fermato quella carta: si scartano entrambe, e al suo posto non se ne gioca un’altra.</translation>
    </message>
    <message>
        <source>A Paradox: what that year tells cannot come about. Its Patch closes the hole, and so does turning Linchpins back. With 13 open ones the Universe is destroyed.</source>
        <translation>Un Paradosso: ciò che quell’anno racconta non può accadere. Il buco si chiude con la sua Patch, o rigirando i Linchpin. Con 13 aperti l’Universo è distrutto.</translation>
    </message>
    <message>
        <source>A Patch has closed a Paradox, and whoever plays one draws a bonus card at once.</source>
        <translation>Una Patch ha chiuso un Paradosso, e chi ne gioca una pesca subito una carta bonus.</translation>
    </message>
    <message>
        <source>A Patch has been nullified: the Linchpins it hung on have been turned, so it is discarded.</source>
        <translation>Una Patch è stata annullata: i Linchpin da cui dipendeva sono stati girati, quindi si scarta.</translation>
    </message>
    <message>
        <source>The ÜberParadox: while the Patch of 1962 lies there, no year after 1962 can be reached.</source>
        <translation>L’UltraParadosso: finché c’è la Patch del 1962, nessun anno dopo il 1962 è accessibile.</translation>
    </message>
    <message>
        <source>An Artifact has been taken: they count where they lie now, and are safe nowhere.</source>
        <translation>Un Artefatto è stato preso: gli Artefatti contano dove si trovano ora, e non sono al sicuro da nessuna parte.</translation>
    </message>
    <message>
        <source>None of your cards can be played now. Choose one that you can spare, and press “{kill}”.</source>
        <translation>Ora nessuna delle tue carte si può giocare. Scegline una di cui puoi fare a meno e premi “{kill}”.</translation>
    </message>
    <message>
        <source>A traveller is home, and stays there whatever becomes of history.</source>
        <translation>Un viaggiatore è a casa, e ci resta qualunque cosa accada alla storia.</translation>
    </message>
    <message>
        <source>Here a Patch brings no bonus card: after each play your hand is filled up to five, and what is used up never comes back.</source>
        <translation>Qui una Patch non dà carte bonus: dopo ogni carta giocata la mano torna a cinque, e ciò che è usato non torna più.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: discard one, best one that no traveller needs.</source>
        <translation>Ora nessuna delle tue carte si può giocare: scartane una, meglio se non serve a nessun viaggiatore.</translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message>
        <source>Front page</source>
        <translation>Prima pagina</translation>
    </message>
    <message>
        <source>Front page ({cap})</source>
        <translation>Prima pagina ({cap})</translation>
    </message>
    <message>
        <source>The newspaper of the world as it is now, to be read, saved and printed.</source>
        <translation>Il giornale del mondo com’è adesso, da leggere, salvare e stampare.</translation>
    </message>
    <message>
        <source>front-page</source>
        <translation>prima-pagina</translation>
    </message>
    <message>
        <source>The Paradox Echo</source>
        <translation>L’Eco dei Paradossi</translation>
    </message>
    <message>
        <source>All the history that holds at the moment</source>
        <translation>Tutta la storia che al momento regge</translation>
    </message>
    <message>
        <source>Friday, 31 December 1999</source>
        <translation>Venerdì 31 dicembre 1999</translation>
    </message>
    <message>
        <source>Last edition, turn {turn}</source>
        <translation>Ultima edizione, turno {turn}</translation>
    </message>
    <message>
        <source>Older almanacs have it otherwise: “{headline}”.</source>
        <translation>Gli almanacchi più vecchi dicono altro: “{headline}”.</translation>
    </message>
    <message>
        <source>It goes back to {year}: “{headline}”.</source>
        <translation>Tutto risale al {year}: “{headline}”.</translation>
    </message>
    <message>
        <source>What followed from it reached {years}.</source>
        <translation>Le sue conseguenze sono arrivate fino {years:a}.</translation>
    </message>
    <message>
        <source>The year that cannot have been</source>
        <translation>L’anno che non può esserci stato</translation>
    </message>
    <message>
        <source>Of {year} there are two accounts, and each proves the other wrong. Our reporter came back before leaving.</source>
        <translation>Del {year} ci sono due versioni, e ciascuna smentisce l’altra. Il nostro inviato è tornato prima di partire.</translation>
    </message>
    <message>
        <source>It happened as every child learns it at school.</source>
        <translation>È andata come s’impara a scuola.</translation>
    </message>
    <message>
        <source>From later years no letter has come since. Whoever is there stays there.</source>
        <translation>Da allora, dagli anni successivi non arrivano più lettere. Chi è là, là resta.</translation>
    </message>
    <message>
        <source>This is our last number. Subscriptions are not paid back.</source>
        <translation>Questo è il nostro ultimo numero. Gli abbonamenti non si rimborsano.</translation>
    </message>
    <message>
        <source>Weather in time</source>
        <translation>Il tempo nel tempo</translation>
    </message>
    <message>
        <source>Clear from 1865 to 1999.</source>
        <translation>Sereno dal 1865 al 1999.</translation>
    </message>
    <message>
        <source>Light ripples, calm towards evening.</source>
        <translation>Lievi increspature, calma verso sera.</translation>
    </message>
    <message>
        <source>Unsettled. Keep your birth certificate dry.</source>
        <translation>Variabile. Tenete all’asciutto il certificato di nascita.</translation>
    </message>
    <message>
        <source>Storm warning for the whole century.</source>
        <translation>Allerta burrasca su tutto il secolo.</translation>
    </message>
    <message>
        <source>Nobody touch anything.</source>
        <translation>Che nessuno tocchi niente.</translation>
    </message>
    <message>
        <source>There will be no further weather.</source>
        <translation>Non ci sarà altro tempo.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In cifre</translation>
    </message>
    <message>
        <source>Still looked for</source>
        <translation>Si cerca ancora</translation>
    </message>
    <message>
        <source>Lost and found</source>
        <translation>Oggetti smarriti</translation>
    </message>
    <message>
        <source>{artifact}: ask {name}.</source>
        <translation>{artifact}: rivolgersi {name:a}.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Arrivi</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Ancora in attesa</translation>
    </message>
    <message>
        <source>The century in brief</source>
        <translation>Il secolo in breve</translation>
    </message>
    <message>
        <source>not as it used to be</source>
        <translation>non com’era una volta</translation>
    </message>
    <message>
        <source>Paradox: no news from this year</source>
        <translation>Paradosso: nessuna notizia da quest’anno</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Da finire</translation>
    </message>
    <message>
        <source>With a name</source>
        <translation>Con nome</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Meno recenti</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminate</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Non si possono aprire</translation>
    </message>
    <message>
        <source>Made by a later version of Chrononauts Qt</source>
        <translation>Viene da una versione più recente di Chrononauts Qt</translation>
    </message>
    <message>
        <source>The saved game {file} cannot be opened: {reason}. Nothing in it was changed; it is kept as {kept}.</source>
        <translation>Non si può aprire la partita salvata {file}: {reason}. Nulla è stato modificato; la partita è conservata come {kept}.</translation>
    </message>
    <message>
        <source>No finished games. Yours will be here.</source>
        <translation>Nessuna partita finita. Qui troverai le tue.</translation>
    </message>
    <message>
        <source>Chrononauts</source>
        <translation>Chrononauts</translation>
    </message>
    <message>
        <source>Artifaxx</source>
        <translation>Artifaxx</translation>
    </message>
    <message>
        <source>Solonauts</source>
        <translation>Solonauts</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}: {players}</translation>
    </message>
    <message>
        <source>Just begun</source>
        <translation>Appena cominciata</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Oggi, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Ieri, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuti</translation>
    </message>
    <message>
        <source>Last page torn</source>
        <translation>Ultima pagina strappata</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danneggiata</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <translation>Vedi il finale</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Dai un nome…</translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation>Copia come…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Apri un altro file…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostra cartella</translation>
    </message>
    <message>
        <source>Delete “{game}”? It can be brought back.</source>
        <translation>Vuoi eliminare “{game}”? La potrai recuperare.</translation>
    </message>
    <message>
        <source>“{game}” has been deleted.</source>
        <translation>Partita eliminata: “{game}”.</translation>
    </message>
    <message>
        <source>“{game}” cannot be deleted: {reason}.</source>
        <translation>Non si può eliminare “{game}”: {reason}.</translation>
    </message>
    <message>
        <source>“{game}” cannot be brought back: {reason}.</source>
        <translation>Non si può recuperare “{game}”: {reason}.</translation>
    </message>
    <message>
        <source>A copy lies in {file}.</source>
        <translation>Una copia è in {file}.</translation>
    </message>
    <message>
        <source>The game cannot be copied to {file}: {reason}.</source>
        <translation>La partita non si può copiare in {file}: {reason}.</translation>
    </message>
    <message>
        <source>This game is now called “{game}” and is kept for good.</source>
        <translation>Ora questa partita si chiama “{game}” e si conserva per sempre.</translation>
    </message>
    <message>
        <source>This game has no name any more.</source>
        <translation>Questa partita non ha più un nome.</translation>
    </message>
    <message>
        <source>This game cannot be given a name: {reason}.</source>
        <translation>Non si può dare un nome a questa partita: {reason}.</translation>
    </message>
    <message>
        <source>The folder could not be shown. The games lie in {folder}.</source>
        <translation>La cartella non si può mostrare. Le partite sono in {folder}.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>What is this game called?</source>
        <translation>Come si chiama questa partita?</translation>
    </message>
    <message>
        <source>A game with a name is kept for good. Without one it may give way to newer games.</source>
        <translation>Una partita con un nome si conserva per sempre. Senza nome può lasciare il posto a partite più recenti.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Tieni questo nome</translation>
    </message>
    <message>
        <source>Drop one saved game, not several files at once.</source>
        <translation>Trascina qui una sola partita salvata, non diversi file insieme.</translation>
    </message>
    <message>
        <source>Only a file on this computer can be opened. Save it here first, then drop it.</source>
        <translation>Si può aprire solo un file che sta su questo computer. Prima salvalo qui, poi trascinalo.</translation>
    </message>
    <message>
        <source>{file} is a folder. Drop one of the saved games in it; their names end in {suffix}.</source>
        <translation>{file} è una cartella. Trascina una delle partite salvate che contiene; il loro nome finisce in {suffix}.</translation>
    </message>
    <message>
        <source>{file} is no saved game of Chrononauts Qt. The name of one ends in {suffix}.</source>
        <translation>{file} non è una partita salvata di Chrononauts Qt. Il nome di una partita finisce in {suffix}.</translation>
    </message>
    <message>
        <source>{file} is not there, or it cannot be read.</source>
        <translation>{file} non c’è, o non si può leggere.</translation>
    </message>
    <message>
        <source>{file} was not opened, because the game on the table cannot be saved at present. Make room for it or allow writing there, or leave that game first.</source>
        <translation>{file} non si apre, perché la partita sul tavolo al momento non si può salvare. Prima fai spazio o permetti di scrivere nella cartella delle partite, oppure lascia la partita sul tavolo.</translation>
    </message>
    <message>
        <source>{file} is being played in another window of Chrononauts Qt. Go on there, or leave the game there first.</source>
        <translation>{file} è in corso in un’altra finestra di Chrononauts Qt. Continua lì, oppure prima lascia la partita in quella finestra.</translation>
    </message>
    <message>
        <source>This game was written by hand. What is played from here on is not saved.</source>
        <translation>Questa partita è stata scritta a mano. Da qui in poi, ciò che si gioca non viene salvato.</translation>
    </message>
    <message>
        <source>AfterNova</source>
        <translation>AfterNova</translation>
    </message>
    <message>
        <source>Dungeon Time</source>
        <translation>Dungeon Time</translation>
    </message>
</context>
<context>
    <name>GoToYear</name>
    <message>
        <source>Which year?</source>
        <translation>Quale anno?</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Type its digits; Enter goes to the first year that begins with them.</source>
        <translation>Scrivi le sue cifre; Invio porta al primo anno che comincia così.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message>
        <source>Enter goes to {year}.</source>
        <translation>Invio porta al {year}.</translation>
    </message>
    <message>
        <source>No year of the TimeLine begins with {digits}.</source>
        <translation>Nessun anno della Linea Temporale comincia con {digits}.</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>President Lincoln shot dead at the play</source>
        <translation>Il presidente Lincoln assassinato a teatro</translation>
    </message>
    <message>
        <source>House impeaches Andrew Johnson</source>
        <translation>Il presidente Johnson alla sbarra</translation>
    </message>
    <message>
        <source>Titanic lost on her first voyage</source>
        <translation>Affonda il Titanic al primo viaggio</translation>
    </message>
    <message>
        <source>Archduke and wife killed in Sarajevo</source>
        <translation>Uccisi a Sarajevo l’arciduca e la moglie</translation>
    </message>
    <message>
        <source>Torpedo sinks the Lusitania</source>
        <translation>Un siluro affonda il Lusitania</translation>
    </message>
    <message>
        <source>America goes to war with Germany</source>
        <translation>L’America in guerra con la Germania</translation>
    </message>
    <message>
        <source>Guns fall silent over a ruined Europe</source>
        <translation>Tacciono le armi su un’Europa in rovina</translation>
    </message>
    <message>
        <source>Panic on Wall Street as shares plunge</source>
        <translation>Crolla la Borsa, panico a Wall Street</translation>
    </message>
    <message>
        <source>Slump deepens: one in four without work</source>
        <translation>Crisi nera: uno su quattro senza lavoro</translation>
    </message>
    <message>
        <source>Hitler declares Berlin Games open</source>
        <translation>Hitler apre i Giochi di Berlino</translation>
    </message>
    <message>
        <source>Airship Hindenburg lost in flames</source>
        <translation>In fiamme il dirigibile Hindenburg</translation>
    </message>
    <message>
        <source>German army marches into Poland</source>
        <translation>L’esercito tedesco entra in Polonia</translation>
    </message>
    <message>
        <source>Japanese planes strike Pearl Harbor</source>
        <translation>Il Giappone attacca Pearl Harbor</translation>
    </message>
    <message>
        <source>Nazis organise murder of Europe’s Jews</source>
        <translation>Deciso lo sterminio degli ebrei</translation>
    </message>
    <message>
        <source>Desert lab works on a secret weapon</source>
        <translation>Nel deserto si lavora all’arma segreta</translation>
    </message>
    <message>
        <source>Allies land on Normandy beaches</source>
        <translation>Gli Alleati sbarcano in Normandia</translation>
    </message>
    <message>
        <source>Atomic bombs destroy two Japanese cities</source>
        <translation>Bombe atomiche su due città giapponesi</translation>
    </message>
    <message>
        <source>State of Israel proclaimed</source>
        <translation>Proclamato lo Stato d’Israele</translation>
    </message>
    <message>
        <source>Seoul falls to the North</source>
        <translation>Seul cade in mano al Nord</translation>
    </message>
    <message>
        <source>Soviet Sputnik circles the Earth</source>
        <translation>Una luna rossa in cielo: è lo Sputnik</translation>
    </message>
    <message>
        <source>Missiles in Cuba: world holds its breath</source>
        <translation>Missili a Cuba, mondo col fiato sospeso</translation>
    </message>
    <message>
        <source>President Kennedy shot dead in Dallas</source>
        <translation>Il presidente Kennedy assassinato a Dallas</translation>
    </message>
    <message>
        <source>Dr King and Robert Kennedy shot dead</source>
        <translation>Assassinati M. L. King e Robert Kennedy</translation>
    </message>
    <message>
        <source>Two Americans walk on the Moon</source>
        <translation>L’uomo è sulla Luna</translation>
    </message>
    <message>
        <source>Nixon gives up the presidency</source>
        <translation>Nixon cede: dimissioni</translation>
    </message>
    <message>
        <source>John Lennon killed outside his home</source>
        <translation>John Lennon ucciso davanti a casa</translation>
    </message>
    <message>
        <source>Reagan shot, expected to recover</source>
        <translation>Spari a Reagan: è fuori pericolo</translation>
    </message>
    <message>
        <source>Shuttle Challenger lost with crew of seven</source>
        <translation>Il Challenger esplode: sette morti</translation>
    </message>
    <message>
        <source>Red flag lowered, USSR is no more</source>
        <translation>Ammainata la bandiera dell’URSS</translation>
    </message>
    <message>
        <source>Waco siege ends in fire, dozens dead</source>
        <translation>Waco: decine di morti nel rogo</translation>
    </message>
    <message>
        <source>Bomb in Oklahoma City kills 168</source>
        <translation>Bomba a Oklahoma City: 168 morti</translation>
    </message>
    <message>
        <source>Students and teacher killed at Columbine</source>
        <translation>Columbine: uccisi studenti e un docente</translation>
    </message>
    <message>
        <source>Waco talks succeed: siege ends in peace</source>
        <translation>Waco, accordo raggiunto: escono tutti</translation>
    </message>
    <message>
        <source>Berlin repeals Nuremberg race laws</source>
        <translation>Berlino abroga le leggi di Norimberga</translation>
    </message>
    <message>
        <source>Vietnam: all sides sign the peace</source>
        <translation>Pace in Vietnam: firmano tutti</translation>
    </message>
    <message>
        <source>New hospital opens its doors in Waco</source>
        <translation>A Waco apre un nuovo ospedale</translation>
    </message>
    <message>
        <source>Europe under the Axis, America neutral</source>
        <translation>Vince l’Asse, l’America sta a guardare</translation>
    </message>
    <message>
        <source>Lincoln wounded, will live</source>
        <translation>Lincoln ferito, ma è salvo</translation>
    </message>
    <message>
        <source>Titanic docks in New York to cheers</source>
        <translation>New York in festa accoglie il Titanic</translation>
    </message>
    <message>
        <source>Sarajevo plot fails, Archduke safe</source>
        <translation>Attentato fallito, l’arciduca è salvo</translation>
    </message>
    <message>
        <source>Lusitania safe in Liverpool</source>
        <translation>Il Lusitania in salvo a Liverpool</translation>
    </message>
    <message>
        <source>Hitler shot dead at Berlin Games</source>
        <translation>Hitler ucciso ai Giochi di Berlino</translation>
    </message>
    <message>
        <source>Bomb found in time: Hindenburg lands</source>
        <translation>Bomba scoperta: l’Hindenburg è salvo</translation>
    </message>
    <message>
        <source>Japan’s fleet turns back, America neutral</source>
        <translation>Giappone richiama la flotta, USA neutrali</translation>
    </message>
    <message>
        <source>Saboteurs cripple American atom project</source>
        <translation>Sabotato il progetto atomico americano</translation>
    </message>
    <message>
        <source>Soviet rocket blows up on the launch pad</source>
        <translation>Razzo sovietico esplode sulla rampa</translation>
    </message>
    <message>
        <source>JFK hurt in Dallas, but alive</source>
        <translation>JFK ferito a Dallas, ma vivo</translation>
    </message>
    <message>
        <source>Lennon leaves hospital, on the mend</source>
        <translation>Lennon dimesso: sta guarendo</translation>
    </message>
    <message>
        <source>President Reagan dies of gunshot wound</source>
        <translation>Il presidente Reagan muore per le ferite</translation>
    </message>
    <message>
        <source>Congress puts Lincoln on trial</source>
        <translation>Il Congresso processa Lincoln</translation>
    </message>
    <message>
        <source>Wilson: not our war</source>
        <translation>Wilson: non è la nostra guerra</translation>
    </message>
    <message>
        <source>Boom years for a Europe at peace</source>
        <translation>Anni d’oro per un’Europa in pace</translation>
    </message>
    <message>
        <source>Boiler blast sinks the old Titanic</source>
        <translation>Addio Titanic: tradito dalla caldaia</translation>
    </message>
    <message>
        <source>Downturn mild and almost over</source>
        <translation>Crisi lieve e quasi finita</translation>
    </message>
    <message>
        <source>German cake takes World’s Fair by storm</source>
        <translation>La Foresta Nera conquista l’Expo</translation>
    </message>
    <message>
        <source>Warsaw welcomes Olympic athletes</source>
        <translation>Varsavia accoglie gli atleti olimpici</translation>
    </message>
    <message>
        <source>World’s Fair opens gates in Berlin</source>
        <translation>Berlino apre le porte dell’Expo</translation>
    </message>
    <message>
        <source>Seoul to build airships for the world</source>
        <translation>Seul, capitale dei dirigibili</translation>
    </message>
    <message>
        <source>Third World War begins</source>
        <translation>Comincia la Terza Guerra Mondiale</translation>
    </message>
    <message>
        <source>Cosmonauts circle the Moon, tell of craters</source>
        <translation>Cosmonauti sulla Luna: “Solo crateri”</translation>
    </message>
    <message>
        <source>Dr King sworn in as President</source>
        <translation>Martin Luther King giura da presidente</translation>
    </message>
    <message>
        <source>Congress makes marijuana legal</source>
        <translation>Il Congresso legalizza la marijuana</translation>
    </message>
    <message>
        <source>Moscow presents new Communism</source>
        <translation>Comunismo, nuova edizione riveduta</translation>
    </message>
    <message>
        <source>US bans guns by law</source>
        <translation>Addio alle armi: ora è legge</translation>
    </message>
    <message>
        <source>Allied troops fight their way into Tokyo</source>
        <translation>A Tokyo si combatte casa per casa</translation>
    </message>
    <message>
        <source>Peace signed in Tokyo</source>
        <translation>Firmata la pace a Tokyo</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradosso</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Hints rest while several people play, unless all want them: a family game has them.</source>
        <translation>Con più persone i suggerimenti tacciono, a meno che tutti li vogliano; nel modo “In famiglia” ci sono.</translation>
    </message>
    <message>
        <source>No card can be played now: you can kill time.</source>
        <translation>Ora nessuna carta si può giocare: puoi perdere tempo.</translation>
    </message>
    <message>
        <source>Cards you can play: {count} of {all}.</source>
        <translation>Carte che puoi giocare: {count} su {all}.</translation>
    </message>
    <message>
        <source>What can I play? Again: what would it do? Once more: a suggestion.</source>
        <translation>Che cosa posso giocare? Di nuovo: che effetto avrebbe? Ancora: un consiglio.</translation>
    </message>
    <message>
        <source>Key: {cap}.</source>
        <translation>Tasto: {cap}.</translation>
    </message>
    <message>
        <source>{card} can be played on these: {targets}.</source>
        <translation>{card:Il} si può giocare {targets:su}.</translation>
    </message>
    <message>
        <source>{card} can be played now.</source>
        <translation>{card:Il} si può giocare ora.</translation>
    </message>
    <message>
        <source>You can discard any card, or keep them all.</source>
        <translation>Puoi scartare una carta qualsiasi, o tenerle tutte.</translation>
    </message>
    <message>
        <source>Every card that is shown here can be played.</source>
        <translation>Ogni carta che vedi qui si può giocare.</translation>
    </message>
    <message>
        <source>You can keep this Identity, or exchange it for another one.</source>
        <translation>Puoi tenere questa Identità o scambiarla con un’altra.</translation>
    </message>
    <message>
        <source>You can end your turn.</source>
        <translation>Puoi finire il turno.</translation>
    </message>
    <message>
        <source>You can claim victory, or end your turn.</source>
        <translation>Puoi dichiarare la vittoria o finire il turno.</translation>
    </message>
    <message>
        <source>You can play your Memo against {card}, or let it happen.</source>
        <translation>Contro {card:il} puoi giocare il tuo Memo, o lasciar correre.</translation>
    </message>
    <message>
        <source>You can only let {card} happen.</source>
        <translation>Contro {card:il} puoi solo lasciar correre.</translation>
    </message>
    <message>
        <source>{action}? {effect}</source>
        <translation>{action}? {effect}</translation>
    </message>
    <message>
        <source>{card} is about to happen. {effect}</source>
        <translation>Sta per avere effetto {card:il}. {effect}</translation>
    </message>
    <message>
        <source>{action}. {reason}</source>
        <translation>{action}. {reason}</translation>
    </message>
    <message>
        <source>No card that could be played would help you more now.</source>
        <translation>Ora nessuna carta giocabile ti aiuterebbe di più.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Ora nessuna carta si può giocare.</translation>
    </message>
    <message>
        <source>One moment: a good move is being thought out.</source>
        <translation>Un momento: si sta cercando una buona mossa.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Chrononauts Qt</source>
        <translation>Chrononauts Qt</translation>
    </message>
    <message>
        <source>An unofficial fan edition</source>
        <translation>Edizione amatoriale non ufficiale</translation>
    </message>
    <message>
        <source>Version {version}. Works offline, sends nothing to the internet.</source>
        <translation>Versione {version}. Funziona senza connessione e non invia nulla a Internet.</translation>
    </message>
    <message>
        <source>This game is about real events, among them wars, murders and disasters; it tells of them soberly.</source>
        <translation>Questo gioco parla di fatti realmente accaduti, fra cui guerre, omicidi e disastri; li racconta con sobrietà.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione testo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
</context>
<context>
    <name>Identities</name>
    <message>
        <source>My mother was the first to see the far side of the Moon, and our streets bear her crew’s names. The Union never fell; it learned to laugh at itself. I learned grief from a foreign newspaper, the morning after Oklahoma City. A home without her, or without them, is not mine.</source>
        <translation>Mia madre fu la prima a vedere l’altra faccia della Luna; le nostre strade portano i nomi del suo equipaggio. L’Unione non è mai caduta: ha imparato a ridere di sé. Il dolore lo imparai da un giornale straniero, la mattina dopo Oklahoma City. Senza di lei, o senza di loro, casa non è casa.</translation>
    </message>
    <message>
        <source>Grandfather had four brothers, since nobody shipped them to France. They lost the bank in 1929 and everything but one another. I mend clocks in Harlem, where President King once stopped to have his watch set. It was a minute slow. I have been chasing that minute ever since.</source>
        <translation>Il nonno aveva quattro fratelli, perché nessuno li aveva imbarcati per la Francia. Nel 1929 persero la banca e tutto il resto, ma non si persero. Io aggiusto orologi a Harlem. Un giorno il presidente King si fermò a far regolare il suo: era indietro di un minuto. Quel minuto lo rincorro da allora.</translation>
    </message>
    <message>
        <source>Dad carried a wounded stranger out of Seoul and never spoke of it. So when the next war came, he went to Washington with a sign, and that war was talked to an end. I grow roses and one herb that Congress has forgiven. My greenhouse must be very dry by now.</source>
        <translation>Papà portò a spalla un ferito sconosciuto fuori da Seul, e non ne parlò mai. Perciò, quando venne un’altra guerra, andò a Washington con un cartello; e quella guerra finì a forza di parole. Coltivo rose, e un’erba che il Congresso ha perdonato. Ormai la mia serra avrà una gran sete.</translation>
    </message>
    <message>
        <source>We found your cities quiet and your libraries dry. We read everything: the two bombs, the airships of Seoul, the last October. We did not wish it so. But my people sing six-part songs in the ruins, and we keep your names dusted. I would like to go home and dust.</source>
        <translation>Trovammo le vostre città in silenzio e le biblioteche asciutte. Leggemmo tutto: le due bombe, i dirigibili di Seul, l’ultimo ottobre. Non l’avevamo voluto noi. Ma tra le rovine la mia gente canta a sei voci, e teniamo spolverati i vostri nomi. Vorrei tornare a casa, a spolverare.</translation>
    </message>
    <message>
        <source>I was six when the soldiers came up our Norman lane, speaking the English of a country that had sat out the first war. Their lieutenant gave me chocolate and a history of President Lincoln’s trial. I have taught that trial for forty years. Here, nobody has heard of it.</source>
        <translation>Avevo sei anni quando i soldati risalirono il nostro viottolo normanno, e parlavano l’inglese di un paese che la prima guerra l’aveva guardata da casa. Il tenente mi regalò del cioccolato e una storia del processo al presidente Lincoln. Quel processo lo insegno da quarant’anni. Qui non ne ha mai sentito parlare nessuno.</translation>
    </message>
    <message>
        <source>My grandparents married in Berlin in 1943, with both families at the table. They had been citizens again for a year. I grew up with that photograph. I teach peace studies: two murders in 1968, one law in 1999, and how long it takes a country to listen.</source>
        <translation>I miei nonni si sposarono a Berlino nel 1943, a tavola le due famiglie al completo. Da un anno erano di nuovo cittadini. Sono cresciuto con quella fotografia. Insegno come si fa la pace: due omicidi nel 1968, una legge nel 1999, e quanto ci mette un paese ad ascoltare.</translation>
    </message>
    <message>
        <source>A cherry cake made my family rich: New York, 1939, a queue around the pavilion. I cannot bake. I read law and wrote on poor Andrew Johnson, whom nobody remembers. My daughter was born the night peace came to Vietnam. She bakes. I promised to be home for her first cake.</source>
        <translation>Una torta di ciliegie fece ricca la mia famiglia: New York, 1939, la fila intorno al padiglione. Col forno non ci so fare. Studiai legge e scrissi del povero Andrew Johnson, che nessuno ricorda. Mia figlia nacque la notte della pace in Vietnam. Lei ci sa fare. Le ho promesso di esserci, alla prima torta.</translation>
    </message>
    <message>
        <source>Great-grandda riveted the Titanic in Belfast. Seventeen good years she had, until her boilers went. After that he would build nothing that floats, so he built what flies, and the yards at Seoul took us all. An American soldier of 1917 is in there somewhere. I have his freckles.</source>
        <translation>Il bisnonno ribatté i chiodi del Titanic, a Belfast. Diciassette anni buoni, poi le caldaie. Da allora non volle più costruire niente che galleggiasse: costruì quel che vola, e i cantieri di Seul ci presero tutti. Da qualche parte c’entra un soldato americano del 1917. Ho le sue lentiggini.</translation>
    </message>
    <message>
        <source>Great-grandfather dug trenches in France and stayed to fill them in. His son sold lanterns at the Berlin fair and met a Texan there. That is how I came to be a nurse in Waco, on the children’s ward the church opened. The night shift is waiting for me.</source>
        <translation>Il bisnonno scavò trincee in Francia e restò a riempirle. Suo figlio vendeva lanterne all’Expo di Berlino; la più bella la regalò a una texana. È così che mi ritrovo a Waco, a vegliare i bambini nel reparto che la chiesa ha aperto. Il turno di notte mi aspetta.</translation>
    </message>
    <message>
        <source>In 1933 Grandmother stood in a Chicago bread line, reading letters from Vienna about full shop windows. Her cousin felt ashamed and posted a recipe. Six years on, that cake won New York, and both of them the money for one ship’s passage. They met halfway. I am the halfway.</source>
        <translation>Nel 1933, a Chicago, la nonna faceva la fila per il pane leggendo lettere da Vienna piene di vetrine. La cugina si vergognò e le spedì una ricetta. Sei anni dopo quella torta conquistò New York e pagò a ciascuna una traversata. Si incontrarono a metà strada. La metà strada sono io.</translation>
    </message>
    <message>
        <source>My uncle planted lemon trees near Haifa the year the state was born. My aunt kept her shop through the little slump of 1933 and never closed a day. I study plants that were once forbidden, with a permit signed in 1986. Three witnesses, and none of them knows me here.</source>
        <translation>Mio zio piantò limoni vicino a Haifa l’anno in cui nacque lo Stato. Mia zia attraversò con la sua bottega la piccola crisi del 1933, senza chiudere un giorno. Io studio piante un tempo proibite, con un permesso firmato nel 1986. Tre testimoni, e qui nessuno dei tre mi conosce.</translation>
    </message>
    <message>
        <source>Grandfather ran for Japan in Warsaw in 1944 and came fourth, smiling. Father watched two men walk on the Moon and decided to run, too. I broke my knee on a road in Texas, and the surgeons at the church hospital made it whole. I have a race on Sunday.</source>
        <translation>Il nonno corse per il Giappone a Varsavia, nel 1944, e arrivò quarto, sorridendo. Papà vide due uomini camminare sulla Luna e decise che avrebbe corso anche lui. Io mi ruppi un ginocchio su una strada del Texas; all’ospedale della chiesa lo rimisero a nuovo. Domenica ho una gara.</translation>
    </message>
    <message>
        <source>I was nine when Challenger broke apart, and I swore to build engines that do not. My school was paid for by the long boom that began in 1918. My sister joined the police after the guns were gone; she carries a whistle. She thinks I am late for dinner. I am.</source>
        <translation>Avevo nove anni quando il Challenger andò in pezzi, e giurai di costruire motori che restano interi. La scuola me la pagarono gli anni d’oro cominciati nel 1918. Mia sorella è entrata in polizia quando le armi non c’erano più: porta un fischietto. Dice che sono in ritardo per cena. È vero.</translation>
    </message>
    <message>
        <source>I interpret. In 1974 I stood between President King and the woman who had flown around the Moon, and both of them laughed before I had finished. I was there again when the red flag came down, and found no word. Somebody has to remember what was said. It was off the record.</source>
        <translation>Faccio l’interprete. Nel 1974 stavo tra il presidente King e la donna che aveva girato intorno alla Luna, e risero tutti e due prima che avessi finito. C’ero anche quando ammainarono la bandiera rossa, e non trovai la parola. Qualcuno deve ricordare che cosa si disse. A verbale non c’è.</translation>
    </message>
</context>
<context>
    <name>Inquiries</name>
    <message>
        <source>You hold {cards}.</source>
        <translation>Hai in mano {cards}.</translation>
    </message>
    <message>
        <source>You hold no card.</source>
        <translation>Non hai carte in mano.</translation>
    </message>
    <message>
        <source>There is nothing for you to do now.</source>
        <translation>Ora non hai niente da fare.</translation>
    </message>
    <message>
        <source>Drawn for the “Miracle”: {cards}.</source>
        <translation>Pescate per il “Miracolo”: {cards}.</translation>
    </message>
    <message>
        <source>{card} on {digit}</source>
        <translation>{card:il} col tasto {digit}</translation>
    </message>
    <message>
        <source>{card}: {lines}.</source>
        <translation>{card}: {lines}.</translation>
    </message>
    <message>
        <source>There is no goal left.</source>
        <translation>Non resta alcun obiettivo.</translation>
    </message>
    <message>
        <source>Paradoxes: {years}.</source>
        <translation>Paradossi: {years}.</translation>
    </message>
    <message>
        <source>Altered years: {years}.</source>
        <translation>Anni alterati: {years}.</translation>
    </message>
    <message>
        <source>Enter on a card in your hand chooses it.</source>
        <translation>Invio su una carta della tua mano la sceglie.</translation>
    </message>
    <message>
        <source>{button}: {cap} on a card in your hand.</source>
        <translation>{button}: {cap} su una carta della tua mano.</translation>
    </message>
    <message>
        <source>{button}: {cap}.</source>
        <translation>{button}: {cap}.</translation>
    </message>
    <message>
        <source>{button}: Tab leads to the button.</source>
        <translation>{button}: Tab porta al pulsante.</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Non è ancora stato fatto nulla.</translation>
    </message>
    <message>
        <source>This game has no Paradoxes.</source>
        <translation>Questo gioco non ha Paradossi.</translation>
    </message>
    <message>
        <source>Can be played now: {cards}.</source>
        <translation>Ora puoi giocare: {cards}.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Nessuna carta si può giocare ora.</translation>
    </message>
    <message>
        <source>Everything private is covered.</source>
        <translation>Tutto ciò che è riservato è coperto.</translation>
    </message>
    <message>
        <source>That is private, and others would hear it: say in the settings that you wear headphones.</source>
        <translation>È riservato, e altri lo sentirebbero: di’ nelle impostazioni che indossi le cuffie.</translation>
    </message>
</context>
<context>
    <name>KeyAnswers</name>
    <message>
        <source>Card chosen: {card}.</source>
        <translation>Carta scelta: {card}.</translation>
    </message>
    <message>
        <source>Put back: {card}.</source>
        <translation>Carta rimessa a posto: {card}.</translation>
    </message>
    <message>
        <source>No card is chosen: choose one to hear what it would do.</source>
        <translation>Nessuna carta scelta: scegline una per sentire che cosa farebbe.</translation>
    </message>
    <message>
        <source>{card} would change nothing in the TimeLine.</source>
        <translation>{card:Il} non cambierebbe nulla nella Linea Temporale.</translation>
    </message>
    <message>
        <source>Enter shows what lies there.</source>
        <translation>Invio mostra le carte che contiene.</translation>
    </message>
    <message>
        <source>Enter discards the chosen card.</source>
        <translation>Invio scarta la carta scelta.</translation>
    </message>
    <message>
        <source>No card is chosen that could be discarded.</source>
        <translation>Nessuna carta scelta da scartare.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>Tutti i tasti</translation>
    </message>
    <message>
        <source>{keys}: {does}</source>
        <translation>{keys}: {does}</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>In questa pagina</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>A questo tavolo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Dappertutto</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Questi tasti</translation>
    </message>
    <message>
        <source>The rules, at what you are looking at</source>
        <translation>Le regole, su ciò che stai guardando</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Text as it is drawn</source>
        <translation>Testo di misura normale</translation>
    </message>
    <message>
        <source>The next language</source>
        <translation>La lingua successiva</translation>
    </message>
    <message>
        <source>Full screen, and back to a window</source>
        <translation>Schermo intero, e di nuovo finestra</translation>
    </message>
    <message>
        <source>To the next part; with Shift, to the one before</source>
        <translation>Alla parte successiva; con Maiusc, alla precedente</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>From thing to thing within a part</source>
        <translation>Da una cosa all’altra dentro una parte</translation>
    </message>
    <message>
        <source>Choose; else do what the main button says</source>
        <translation>Scegli; se non c’è nulla da scegliere, premi il pulsante principale</translation>
    </message>
    <message>
        <source>Press the button that has the ring</source>
        <translation>Premi il pulsante che ha l’anello</translation>
    </message>
    <message>
        <source>Back; close what lies on top</source>
        <translation>Indietro; chiudi ciò che sta sopra</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>Di gioco in gioco</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>From the search into what it has found</source>
        <translation>Dalla ricerca a ciò che ha trovato</translation>
    </message>
    <message>
        <source>The next page of the rules, and the one before</source>
        <translation>La pagina successiva delle regole, e la precedente</translation>
    </message>
    <message>
        <source>Back to where a link was followed</source>
        <translation>Indietro, dove hai seguito un rimando</translation>
    </message>
    <message>
        <source>A caret in the text, moved by the arrows, and none again</source>
        <translation>Un cursore nel testo, mosso dalle frecce; di nuovo per toglierlo</translation>
    </message>
    <message>
        <source>The example: a step back, a step on</source>
        <translation>L’esempio: un passo indietro, un passo avanti</translation>
    </message>
    <message>
        <source>Lists in the place of the pictures, and the pictures back</source>
        <translation>Elenchi al posto delle immagini, e di nuovo le immagini</translation>
    </message>
    <message>
        <source>Another speed</source>
        <translation>Un’altra velocità</translation>
    </message>
    <message>
        <source>Count everything at once</source>
        <translation>Conta tutto subito</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>{lesson}: task {task} of {tasks}</source>
        <translation>{lesson}: prova {task} di {tasks}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>{place}. Done!</source>
        <translation>{place}. Fatto!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play a game now</source>
        <translation>Gioca subito una partita</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concludi</translation>
    </message>
    <message>
        <source>{lesson}: what you know now</source>
        <translation>{lesson}: che cosa sai ora</translation>
    </message>
    <message>
        <source>Do the lesson again</source>
        <translation>Rifai la lezione</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Alla schermata iniziale</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>This leads somewhere else. “{again}” lays the task anew.</source>
        <translation>Così si arriva altrove. “{again}” ridispone la prova.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Esc does nothing here. The button “{leave}” leads out of the lesson.</source>
        <translation>Esc qui non fa nulla. Il pulsante “{leave}” porta fuori dalla lezione.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: its file “{file}” is damaged. Install the program again.</source>
        <translation>Questa lezione non si può aprire: il suo file “{file}” è danneggiato. Installa di nuovo il programma.</translation>
    </message>
</context>
<context>
    <name>ListView</name>
    <message>
        <source>Year</source>
        <translation>Anno</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lato</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizione</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Per te</translation>
    </message>
    <message>
        <source>TimeLine as a list</source>
        <translation>Linea Temporale in elenco</translation>
    </message>
    <message>
        <source>{year}, {column}: {words}</source>
        <translation>{year}, {column}: {words}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>The card can be played here.</source>
        <translation>Qui la carta si può giocare.</translation>
    </message>
    <message>
        <source>The card cannot be played here.</source>
        <translation>Qui la carta non si può giocare.</translation>
    </message>
    <message>
        <source>At this text size the list shows every word of the board.</source>
        <translation>Con un testo così grande, è l’elenco a mostrare ogni parola del tabellone.</translation>
    </message>
    <message>
        <source>This table can be read as lists, cell by cell.</source>
        <translation>Questo tavolo si può leggere sotto forma di elenchi, cella per cella.</translation>
    </message>
    <message>
        <source>{cap} shows the list, and once more the pictures.</source>
        <translation>{cap} mostra l’elenco, e di nuovo le immagini.</translation>
    </message>
    <message>
        <source>Show tables as lists</source>
        <translation>Mostra i tavoli come elenchi</translation>
    </message>
    <message>
        <source>A screen reader is running. Tables can be read as lists.</source>
        <translation>È in funzione un lettore di schermo. I tavoli si possono leggere come elenchi.</translation>
    </message>
    <message>
        <source>Tables are lists from now on. L brings the pictures back.</source>
        <translation>D’ora in poi i tavoli sono elenchi. L riporta le immagini.</translation>
    </message>
    <message>
        <source>In effect</source>
        <translation>Attivi</translation>
    </message>
    <message>
        <source>Sorted by {column}</source>
        <translation>Ordine: {column}</translation>
    </message>
    <message>
        <source>Sorted by {column}, backwards</source>
        <translation>Ordine inverso: {column}</translation>
    </message>
    <message>
        <source>Enter aims here, S sorts by the column, L shows the board.</source>
        <translation>Invio mira qui, S ordina in base alla colonna, L mostra il tabellone.</translation>
    </message>
    <message>
        <source>Linchpin, true</source>
        <translation>Linchpin, vero</translation>
    </message>
    <message>
        <source>Linchpin, altered</source>
        <translation>Linchpin, alterato</translation>
    </message>
    <message>
        <source>Ripplepoint, true</source>
        <translation>Ripplepoint, vero</translation>
    </message>
    <message>
        <source>Paradox, open</source>
        <translation>Paradosso aperto</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>{side}, sealed</source>
        <translation>{side}, anno sigillato</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>needed: stands</source>
        <translation>serve: c’è</translation>
    </message>
    <message>
        <source>needed: missing</source>
        <translation>serve: manca</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}
(e) = {first} ed {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{year} prime</source>
        <translation>{year} primo</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>“{title}”</translation>
    </message>
    <message>
        <source>‘{title}’</source>
        <translation>‘{title}’</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The game begins: {players}.</source>
        <translation>Comincia la partita: {players}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. You are {identity}, your Mission is {mission}, you hold {cards}.</source>
        <translation>Comincia la partita: {players}. Tu sei {identity}, la tua Missione è {mission:il}, in mano hai {cards}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. Your Mission is {mission}, you hold {cards}.</source>
        <translation>Comincia la partita: {players}. La tua Missione è {mission:il}, in mano hai {cards}.</translation>
    </message>
    <message>
        <source>Waiting to go home: {waiting}.</source>
        <translation>Aspettano di tornare a casa: {waiting}.</translation>
    </message>
    <message>
        <source>The clock says {clock}: {guesses}.</source>
        <translation>L’orologio segna {clock}: {guesses}.</translation>
    </message>
    <message>
        <source>{name} guessed {time}</source>
        <translation>{name} ha detto {time}</translation>
    </message>
    <message>
        <source>{name} had seen the clock</source>
        <translation>{name} aveva visto l’ora</translation>
    </message>
    <message>
        <source>{name} guessed best and begins.</source>
        <translation>{name} ci va più vicino e comincia.</translation>
    </message>
    <message>
        <source>{name} begins, by lot.</source>
        <translation>Comincia {name}, per sorteggio.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Comincia {name}.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} accetta.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} rifiuta.</translation>
    </message>
    <message>
        <source>{name} counters.</source>
        <translation>{name} fa una controproposta.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} with {crew} and gets {left}.</source>
        <translation>{name} raccoglie su {planet} con {crew} e riceve {left}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} with {crew}.</source>
        <translation>{name} raccoglie su {planet} con {crew}.</translation>
    </message>
    <message>
        <source>The points are counted. {name} wins with {points}. Then: {others}.</source>
        <translation>Si contano i punti. {name} vince con {points}. Poi: {others}.</translation>
    </message>
    <message>
        <source>{name} drops {fragments}.</source>
        <translation>{name} scarta {fragments}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prende {card:il}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} scarta {card:il}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} mostra {cards}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. You hold {cards}; your objective is {objective}.</source>
        <translation>Comincia la partita: {players}. In mano hai {cards}; il tuo obiettivo: {objective}.</translation>
    </message>
    <message>
        <source>Bot begins; {name} comes next, by lot.</source>
        <translation>Comincia Bot; poi {name}, per sorteggio.</translation>
    </message>
    <message>
        <source>Bot begins; {name} comes next.</source>
        <translation>Comincia Bot; poi {name}.</translation>
    </message>
    <message>
        <source>{name} makes offer {number}, at {planet}.</source>
        <translation>{name} fa la proposta {number}, per {planet}.</translation>
    </message>
    <message>
        <source>You accept offer {number} with {cards}.</source>
        <translation>Accetti la proposta {number} con {cards}.</translation>
    </message>
    <message>
        <source>You decline offer {number}.</source>
        <translation>Rifiuti la proposta {number}.</translation>
    </message>
    <message>
        <source>You counter offer {number} and lay {cards} aside.</source>
        <translation>Rispondi alla proposta {number} con una controproposta e metti da parte {cards}.</translation>
    </message>
    <message>
        <source>You have laid {cards} aside.</source>
        <translation>Hai messo da parte {cards}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} and gets {left}.</source>
        <translation>{name} raccoglie su {planet} e riceve {left}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet}.</source>
        <translation>{name} raccoglie su {planet}.</translation>
    </message>
    <message>
        <source>{name} helps with {crew} and gets {gets}.</source>
        <translation>{name} aiuta con {crew} e riceve {gets}.</translation>
    </message>
    <message>
        <source>{name} helps with {crew}, gives {gives} and gets {gets}.</source>
        <translation>{name} aiuta con {crew}, cede {gives} e riceve {gets}.</translation>
    </message>
    <message>
        <source>Bot helps with {icons} and gets {gets}.</source>
        <translation>Bot aiuta con {icons} e riceve {gets}.</translation>
    </message>
    <message>
        <source>{planet} comes into sight: asks {needs}, holds {fragments}.</source>
        <translation>Appare {planet}: chiede {needs}, ha {fragments}.</translation>
    </message>
    <message>
        <source>{planet} comes into sight: asks {needs}, holds no Fragment.</source>
        <translation>Appare {planet}: chiede {needs}, non ha Frammenti.</translation>
    </message>
    <message>
        <source>{name} draws crew, thanks to a good name.</source>
        <translation>{name} pesca una Zampesperta, grazie al suo buon nome.</translation>
    </message>
    <message>
        <source>You draw {card}, thanks to your good name.</source>
        <translation>Peschi {card:il}, grazie al tuo buon nome.</translation>
    </message>
    <message>
        <source>{name} replaces the crew row for one card fewer. New there: {came}.</source>
        <translation>{name} sostituisce la fila delle Zampesperte e rinuncia a una carta. Al loro posto: {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the crew row for free. New there: {came}.</source>
        <translation>{name} sostituisce gratis la fila delle Zampesperte. Al loro posto: {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the row of Projects for one card fewer. New there: {came}.</source>
        <translation>{name} sostituisce la fila dei Progetti e rinuncia a una carta. Al loro posto: {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the row of Projects for free. New there: {came}.</source>
        <translation>{name} sostituisce gratis la fila dei Progetti. Al loro posto: {came}.</translation>
    </message>
    <message>
        <source>{name} completes {project} for {points}.</source>
        <translation>{name} completa {project} e segna {points}.</translation>
    </message>
    <message>
        <source>Its Upgrade works from the next turn on: {upgrade}.</source>
        <translation>La Miglioria vale dal prossimo turno: {upgrade}.</translation>
    </message>
    <message>
        <source>The crew discard pile becomes a new deck.</source>
        <translation>La pila degli scarti delle Zampesperte diventa un nuovo mazzo.</translation>
    </message>
    <message>
        <source>The discard pile of Projects becomes a new deck.</source>
        <translation>La pila degli scarti dei Progetti diventa un nuovo mazzo.</translation>
    </message>
    <message>
        <source>The discard pile of Planets becomes a new deck.</source>
        <translation>La pila degli scarti dei Pianeti diventa un nuovo mazzo.</translation>
    </message>
    <message>
        <source>Under Bot’s Starship lay unseen: {projects}.</source>
        <translation>Bot scopre ciò che era sotto la sua Astronave: {projects}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <translation>{name} con {points}</translation>
    </message>
    <message>
        <source>Offer {number} is agreed with {players}.</source>
        <translation>Proposta {number}: accordo con {players}.</translation>
    </message>
    <message>
        <source>{name} has six Projects: everybody gets a last chance.</source>
        <translation>{name} ha sei Progetti: ultima occasione per tutti.</translation>
    </message>
    <message>
        <source>The Fragments beside the bag go back into it.</source>
        <translation>I Frammenti a fianco del sacchetto tornano dentro.</translation>
    </message>
    <message>
        <source>Bot begins {project}.</source>
        <translation>Bot inizia {project}.</translation>
    </message>
    <message>
        <source>Bot begins {project} with {fragments} out of its Hold.</source>
        <translation>Bot inizia {project} con {fragments} dalla sua Stiva.</translation>
    </message>
    <message>
        <source>Bot lays {fragment} on {project}, the leftmost of its Projects that lacks it.</source>
        <translation>Bot mette {fragment} su {project}, il suo Progetto più a sinistra a cui manca quel colore.</translation>
    </message>
    <message>
        <source>Bot lays {fragment} into its Hold: none of its Projects lacks it.</source>
        <translation>Bot mette {fragment} nella sua Stiva: non manca a nessun suo Progetto.</translation>
    </message>
    <message>
        <source>Bot’s Hold is full and is emptied.</source>
        <translation>La Stiva di Bot è piena e si svuota.</translation>
    </message>
    <message>
        <source>Bot lays a Project unseen under its Starship.</source>
        <translation>Bot mette un Progetto coperto sotto la sua Astronave.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}.</source>
        <translation>Turno {turn}: {name}.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <translation>{name} pesca una carta.</translation>
    </message>
    <message>
        <source>{name} drew a bonus card for the Patch.</source>
        <translation>{name} pesca una carta bonus per la Patch.</translation>
    </message>
    <message>
        <source>{name} drew a card for the second discard.</source>
        <translation>{name} pesca una carta per il secondo scarto.</translation>
    </message>
    <message>
        <source>{name} drew a card for the Artifact sold.</source>
        <translation>{name} pesca una carta per l’Artefatto venduto.</translation>
    </message>
    <message>
        <source>{name} drew a card for Fast Forward.</source>
        <translation>{name} pesca una carta per Avanti veloce.</translation>
    </message>
    <message>
        <source>{name} drew a card for the “Miracle”.</source>
        <translation>{name} pesca una carta per il “Miracolo”.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>Peschi {card:il}.</translation>
    </message>
    <message>
        <source>You drew {card} as the bonus for your Patch.</source>
        <translation>Peschi {card:il} come bonus per la tua Patch.</translation>
    </message>
    <message>
        <source>You drew {card} for your second discard.</source>
        <translation>Peschi {card:il} per il secondo scarto.</translation>
    </message>
    <message>
        <source>You drew {card} for the Artifact you sold.</source>
        <translation>Peschi {card:il} per l’Artefatto che hai venduto.</translation>
    </message>
    <message>
        <source>You drew {card} for Fast Forward.</source>
        <translation>Peschi {card:il} per Avanti veloce.</translation>
    </message>
    <message>
        <source>You drew {card} for the “Miracle”.</source>
        <translation>Peschi {card:il} per il “Miracolo”.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} gioca {card:il}.</translation>
    </message>
    <message>
        <source>{name} plays {card} on {target}.</source>
        <translation>{name} gioca {card:il} {target:su}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: all hands are to move left.</source>
        <translation>{name} gioca {card:il}: tutte le mani stanno per passare a sinistra.</translation>
    </message>
    <message>
        <source>{name} plays {card}: all hands are to move right.</source>
        <translation>{name} gioca {card:il}: tutte le mani stanno per passare a destra.</translation>
    </message>
    <message>
        <source>{name} answers {card} with a Memo.</source>
        <translation>{name} risponde {card:a} con un Memo.</translation>
    </message>
    <message>
        <source>{name} goes and fetches an Artifact: {card} ({year}).</source>
        <translation>{name} va a prendere un Artefatto: {card} ({year}).</translation>
    </message>
    <message>
        <source>It was drawn for the “Miracle”.</source>
        <translation>È una carta del “Miracolo”.</translation>
    </message>
    <message>
        <source>It comes from the discard pile.</source>
        <translation>Viene dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>It comes from the draw pile.</source>
        <translation>Viene dalla pila di pesca.</translation>
    </message>
    <message>
        <source>{by}’s Memo cancelled {name}’s {card}.</source>
        <translation>Il Memo di {by} cancella la carta di {name}: {card:il}.</translation>
    </message>
    <message>
        <source>{name} killed time and discarded {card}.</source>
        <translation>{name} perde tempo e scarta {card:il}.</translation>
    </message>
    <message>
        <source>{hours}:{minutes}</source>
        <translation>{hours}:{minutes}</translation>
    </message>
    <message>
        <source>{name} discarded {card}, too.</source>
        <translation>{name} scarta anche {card:il}.</translation>
    </message>
    <message>
        <source>{name} sold {card}.</source>
        <translation>{name} vende {card:il}.</translation>
    </message>
    <message>
        <source>{name} spent {card} on a “Miracle”.</source>
        <translation>{name} spende {card:il} per un “Miracolo”.</translation>
    </message>
    <message>
        <source>{card} never existed, and {name} is one Artifact poorer.</source>
        <translation>L’Artefatto {card:il} non è mai esistito: sul tavolo di {name} ce n’è uno in meno.</translation>
    </message>
    <message>
        <source>{name} discarded {card}, left over from the “Miracle”.</source>
        <translation>{name} scarta {card:il}, avanzo del “Miracolo”.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} scarta {card:il}.</translation>
    </message>
    <message>
        <source>Nothing could be played: {name} gave up {card}.</source>
        <translation>Non c’è nulla da giocare: {name} rinuncia {card:a}.</translation>
    </message>
    <message>
        <source>{year} became {altered}: {headline}.</source>
        <translation>Il {year} diventa {altered}: {headline}.</translation>
    </message>
    <message>
        <source>{altered} became {year} again: {headline}.</source>
        <translation>Il {altered} torna {year}: {headline}.</translation>
    </message>
    <message>
        <source>{patch} was nullified.</source>
        <translation>La {patch} non regge più: annullata.</translation>
    </message>
    <message>
        <source>{patch} was nullified, and {year} is an open Paradox again.</source>
        <translation>La {patch} viene annullata, e il {year} è di nuovo un Paradosso aperto.</translation>
    </message>
    <message>
        <source>{year} became a Paradox.</source>
        <translation>Il {year} diventa un Paradosso.</translation>
    </message>
    <message>
        <source>{year} is whole again.</source>
        <translation>Il {year} torna integro.</translation>
    </message>
    <message>
        <source>{name} patched {year}: {headline}.</source>
        <translation>{name} ripara il {year}: {headline}.</translation>
    </message>
    <message>
        <source>{name} got there first: {card} leaves {victim}’s table.</source>
        <translation>{name} ci arriva prima: il tavolo di {victim} perde {card:il}.</translation>
    </message>
    <message>
        <source>{card} now lies on {name}’s table.</source>
        <translation>Sul tavolo di {name} ora c’è {card:il}.</translation>
    </message>
    <message>
        <source>You gave up {old}; your Mission is now {new}.</source>
        <translation>Rinunci {old:a}; adesso la tua Missione è {new:il}.</translation>
    </message>
    <message>
        <source>You are {old} no longer; from now on you are {new}.</source>
        <translation>Non sei più {old:il}; da questo momento sei {new:il}.</translation>
    </message>
    <message>
        <source>{name} was {old} and is somebody else now.</source>
        <translation>{name} era {old:il}, e adesso è qualcun altro.</translation>
    </message>
    <message>
        <source>All hands were shuffled and dealt anew: {sizes}.</source>
        <translation>Tutte le mani si mescolano e si ridistribuiscono: {sizes}.</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>Every hand moved one place to the left.</source>
        <translation>Ogni mano passa di un posto a sinistra.</translation>
    </message>
    <message>
        <source>Every hand moved one place to the right.</source>
        <translation>Ogni mano passa di un posto a destra.</translation>
    </message>
    <message>
        <source>You hold {cards} now.</source>
        <translation>Ora in mano hai {cards}.</translation>
    </message>
    <message>
        <source>Your hand is empty now.</source>
        <translation>Ora la tua mano è vuota.</translation>
    </message>
    <message>
        <source>{name} set their hand aside: two cards, one play.</source>
        <translation>{name} mette da parte la mano: due carte, una giocata.</translation>
    </message>
    <message>
        <source>{name} set their hand aside, with the bonus: three cards, two plays.</source>
        <translation>{name} mette da parte la mano e ha il bonus: tre carte, due giocate.</translation>
    </message>
    <message>
        <source>{name} goes home as {identity} and wins.</source>
        <translation>{name} torna a casa come {identity} e vince.</translation>
    </message>
    <message>
        <source>{name} has completed the Mission {mission} and wins.</source>
        <translation>{name} compie la Missione {mission:il} e vince.</translation>
    </message>
    <message>
        <source>{name} holds ten cards or more and wins.</source>
        <translation>{name} ha in mano dieci carte o più e vince.</translation>
    </message>
    <message>
        <source>The Universe is destroyed: {count} Paradoxes are open, and everybody loses.</source>
        <translation>L’Universo è distrutto: ci sono {count} Paradossi aperti e perdono tutti.</translation>
    </message>
    <message>
        <source>{identity} goes home.</source>
        <translation>{identity} torna a casa.</translation>
    </message>
    <message>
        <source>The cards have run out. At home: {home} of {travellers}.</source>
        <translation>Le carte sono finite. A casa: {home} su {travellers}.</translation>
    </message>
    <message>
        <source>The journey ends here. At home: {home} of {travellers}.</source>
        <translation>Il viaggio finisce qui. A casa: {home} su {travellers}.</translation>
    </message>
    <message>
        <source>Everybody is home.</source>
        <translation>Sono tutti a casa.</translation>
    </message>
    <message>
        <source>The ÜberParadox began: nothing after 1962 can be reached.</source>
        <translation>Comincia l’UltraParadosso: oltre il 1962 tutto è irraggiungibile.</translation>
    </message>
    <message>
        <source>The ÜberParadox is over: every year can be reached again.</source>
        <translation>L’UltraParadosso è finito: ogni anno è di nuovo accessibile.</translation>
    </message>
    <message>
        <source>{name} kept their Identity.</source>
        <translation>{name} tiene l’Identità.</translation>
    </message>
    <message>
        <source>{name} exchanged their Identity.</source>
        <translation>{name} scambia l’Identità.</translation>
    </message>
    <message>
        <source>Both piles are empty: {name} drew nothing.</source>
        <translation>Le due pile sono vuote: {name} non pesca nulla.</translation>
    </message>
    <message>
        <source>{name} exchanged their Mission.</source>
        <translation>{name} scambia la Missione.</translation>
    </message>
    <message>
        <source>{name} took their hand back.</source>
        <translation>{name} riprende in mano le sue carte.</translation>
    </message>
    <message>
        <source>{name} looked through the draw pile.</source>
        <translation>{name} sfoglia la pila di pesca.</translation>
    </message>
    <message>
        <source>{name} found nothing in the draw pile that can be played now.</source>
        <translation>{name} non trova nella pila di pesca nulla che si possa giocare ora.</translation>
    </message>
    <message>
        <source>{name} has no card left to play.</source>
        <translation>{name} non ha più carte da giocare.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile, %n card(s), was shuffled into a new draw pile.</source>
        <translation>
            <numerusform>La pila degli scarti (%n carta), rimescolata, diventa la nuova pila di pesca.</numerusform>
            <numerusform>La pila degli scarti (%n carte), rimescolata, diventa la nuova pila di pesca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You looked through the %n card(s) of the draw pile.</source>
        <translation>
            <numerusform>Guardi l’unica carta della pila di pesca.</numerusform>
            <numerusform>Sfogli le %n carte della pila di pesca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) were taken back.</source>
        <translation>
            <numerusform>Si annulla l’ultima mossa.</numerusform>
            <numerusform>Si annullano le ultime %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game begins: {players}. {title}: complete {goal} Missions.</source>
        <translation>La partita comincia: {players}. {title}: Missioni da completare: {goal}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. {title}: complete {goal} Missions and the Adventure.</source>
        <translation>La partita comincia: {players}. {title}: Missioni da completare: {goal}, e l’Avventura.</translation>
    </message>
    <message>
        <source>Time is up. The Resolution begins.</source>
        <translation>Il tempo è scaduto. Comincia la Risoluzione.</translation>
    </message>
    <message>
        <source>Everybody is done. The Resolution begins.</source>
        <translation>Tutti hanno finito. Comincia la Risoluzione.</translation>
    </message>
    <message>
        <source>No card is left. The Resolution begins.</source>
        <translation>Non è rimasta nessuna carta. Comincia la Risoluzione.</translation>
    </message>
    <message>
        <source>Card {number}: {revealed}, from {name}.</source>
        <translation>Carta {number}: {revealed}, giocata da {name}.</translation>
    </message>
    <message>
        <source>Card {number}: {revealed}.</source>
        <translation>Carta {number}: {revealed}.</translation>
    </message>
    <message>
        <source>{title} succeeds and takes {spent}.</source>
        <translation>{title} ha successo e consuma {spent}.</translation>
    </message>
    <message>
        <source>{title} succeeds, for the Seer has guessed right. It takes nothing.</source>
        <translation>{title} ha successo: la Veggente ha indovinato, e non si spende niente.</translation>
    </message>
    <message>
        <source>{title} succeeds, thanks to the Duellist. It takes nothing.</source>
        <translation>{title} ha successo grazie al Duellante, e non si spende niente.</translation>
    </message>
    <message>
        <source>Missions completed so far: {completed}.</source>
        <translation>Missioni completate finora: {completed}.</translation>
    </message>
    <message>
        <source>{name} uses {hero}.</source>
        <translation>{name} usa {hero}.</translation>
    </message>
    <message>
        <source>{name} uses {hero}, who now does what {copied} can do.</source>
        <translation>{name} usa {hero}, che ora fa ciò che sa fare {copied}.</translation>
    </message>
    <message>
        <source>That costs {spent}.</source>
        <translation>Costa {spent}.</translation>
    </message>
    <message>
        <source>Named for the next Mission: {kind}.</source>
        <translation>Indicato per la prossima Missione: {kind}.</translation>
    </message>
    <message>
        <source>Out of the Story go: {discarded}.</source>
        <translation>Via dalla Storia: {discarded}.</translation>
    </message>
    <message>
        <source>All of these cards stay in the Story.</source>
        <translation>Tutte queste carte restano nella Storia.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots until a Mission has been settled.</source>
        <translation>Lo Zaino ha {limit} spazi finché una Missione non è risolta.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots again.</source>
        <translation>Lo Zaino ha di nuovo {limit} spazi.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots from now on.</source>
        <translation>D’ora in poi lo Zaino ha {limit} spazi.</translation>
    </message>
    <message>
        <source>A token leaves the game from the supply: {kind}.</source>
        <translation>Una pedina della riserva esce dal gioco: {kind}.</translation>
    </message>
    <message>
        <source>A token leaves the game out of the Backpack: {kind}.</source>
        <translation>Una pedina dello Zaino esce dal gioco: {kind}.</translation>
    </message>
    <message>
        <source>There is no room for {item}: the Backpack breaks.</source>
        <translation>Non c’è posto per {item}: lo Zaino si rompe.</translation>
    </message>
    <message>
        <source>More slots are in use than the Backpack has now: it breaks.</source>
        <translation>Sono occupati più spazi di quanti lo Zaino ne abbia ora: si rompe.</translation>
    </message>
    <message>
        <source>The game is won: {completed} Missions completed, {goal} were needed.</source>
        <translation>La partita è vinta: {completed} Missioni completate, ne servivano {goal}.</translation>
    </message>
    <message>
        <source>The Adventure is won: {completed} Missions completed, {goal} were needed.</source>
        <translation>L’Avventura è vinta: {completed} Missioni completate, ne servivano {goal}.</translation>
    </message>
    <message>
        <source>The game is lost with the Backpack. Missions completed: {completed} of {goal}.</source>
        <translation>La partita è persa insieme allo Zaino. Missioni completate: {completed} su {goal}.</translation>
    </message>
    <message>
        <source>The Story is over and the game is lost. Missions completed: {completed} of {goal}.</source>
        <translation>La Storia è finita e la partita è persa. Missioni completate: {completed} su {goal}.</translation>
    </message>
    <message>
        <source>{name} keeps {hero}.</source>
        <translation>{name} sceglie {hero}.</translation>
    </message>
    <message>
        <source>The Adventure phase begins.</source>
        <translation>Comincia la fase Avventura.</translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} ha finito.</translation>
    </message>
    <message>
        <source>{name} goes on after all.</source>
        <translation>{name} ci ripensa e continua.</translation>
    </message>
    <message>
        <source>Slots in use: {slots} of {limit}.</source>
        <translation>Spazi occupati: {slots} su {limit}.</translation>
    </message>
    <message>
        <source>{title} fails. Missing: {missing}.</source>
        <translation>{title} fallisce. Manca: {missing}.</translation>
    </message>
    <message>
        <source>Out of the Backpack, to the discards: {kinds}.</source>
        <translation>Dallo Zaino agli scarti: {kinds}.</translation>
    </message>
    <message>
        <source>{title} pays {item}.</source>
        <translation>{title} dà {item}.</translation>
    </message>
    <message>
        <source>The Reward of {title} is left.</source>
        <translation>La Ricompensa di {title} viene lasciata.</translation>
    </message>
    <message>
        <source>{title} pays nothing: no such token is left.</source>
        <translation>{title} non dà niente: quelle pedine sono finite.</translation>
    </message>
    <message>
        <source>Next in the Story: {cards}.</source>
        <translation>Prossime carte della Storia: {cards}.</translation>
    </message>
    <message>
        <source>These cards go back in the order that was chosen.</source>
        <translation>Queste carte tornano nell’ordine che è stato scelto.</translation>
    </message>
    <message>
        <source>{title} goes under the Story and comes once more.</source>
        <translation>{title} va sotto la Storia e arriverà un’altra volta.</translation>
    </message>
    <message>
        <source>In exchange you take {item}.</source>
        <translation>In cambio la squadra prende {item}.</translation>
    </message>
    <message>
        <source>{title} does not ask for what was named: {kind}.</source>
        <translation>{title} non chiede ciò che è stato indicato: {kind}.</translation>
    </message>
</context>
<context>
    <name>MemoMenu</name>
    <message>
        <source>Ask for a Memo…</source>
        <translation>Chiedimi del Memo…</translation>
    </message>
    <message>
        <source>At every play</source>
        <translation>A ogni carta giocata</translation>
    </message>
    <message>
        <source>Only if it touches me or my years</source>
        <translation>Solo se tocca me o i miei anni</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>Non prima del mio prossimo turno</translation>
    </message>
</context>
<context>
    <name>MemoStakes</name>
    <message>
        <source>{year} would turn.</source>
        <translation>Si girerebbe il {year}.</translation>
    </message>
    <message>
        <source>Paradoxes opened: {years}.</source>
        <translation>Aprirebbe un Paradosso {years:su}.</translation>
    </message>
    <message>
        <source>Whole again: {years}.</source>
        <translation>Ripristinerebbe {years:il}.</translation>
    </message>
    <message>
        <source>Patches nullified: {years}.</source>
        <translation>Sarebbe annullata la Patch {years:di}.</translation>
    </message>
    <message>
        <source>{year} would be patched.</source>
        <translation>Il {year} verrebbe riparato.</translation>
    </message>
    <message>
        <source>You would lose what you need: {years}.</source>
        <translation>Perderesti ciò che ti serve: {years}.</translation>
    </message>
    <message>
        <source>You would have what you need: {years}.</source>
        <translation>Avresti ciò che ti serve: {years}.</translation>
    </message>
    <message>
        <source>It would help you; you could patch: {years}.</source>
        <translation>Ti aiuterebbe; potresti riparare: {years}.</translation>
    </message>
    <message>
        <source>It would set you back; you could no longer patch: {years}.</source>
        <translation>Ti ostacolerebbe; non potresti più riparare: {years}.</translation>
    </message>
    <message>
        <source>Your way home would be sealed.</source>
        <translation>La tua via di casa sarebbe sigillata.</translation>
    </message>
    <message>
        <source>The Universe would be destroyed.</source>
        <translation>L’Universo sarebbe distrutto.</translation>
    </message>
    <message>
        <source>It would cost you {artifact}.</source>
        <translation>Perderesti {artifact:il}.</translation>
    </message>
    <message>
        <source>Your Mission asks for {artifact}.</source>
        <translation>La tua Missione chiede {artifact:il}.</translation>
    </message>
    <message>
        <source>You would get another hand. You hold {held}; you would get {got}.</source>
        <translation>Avresti un’altra mano. Carte in mano: ora {held}, poi {got}.</translation>
    </message>
    <message>
        <source>It is aimed at you.</source>
        <translation>È rivolta a te.</translation>
    </message>
    <message>
        <source>It would cancel {card}, which is yours.</source>
        <translation>Cancellerebbe {card:il}, che è tua.</translation>
    </message>
    <message>
        <source>Nothing of yours would change.</source>
        <translation>Per te non cambierebbe nulla.</translation>
    </message>
</context>
<context>
    <name>MemoWindow</name>
    <message>
        <source>Anyone with a Memo?</source>
        <translation>Qualcuno gioca un Memo?</translation>
    </message>
    <message>
        <source>Press your number to look at your cards in secret.</source>
        <translation>Premi il tuo numero per guardare le tue carte in segreto.</translation>
    </message>
    <message>
        <source>Held. Take your time.</source>
        <translation>Tempo fermo. Fai con calma.</translation>
    </message>
    <message>
        <source>{name} thought better of it.</source>
        <translation>{name} ci ripensa.</translation>
    </message>
    <message>
        <source>{name} has looked once already; one look for each play.</source>
        <translation>{name} ha già dato un’occhiata: una sola per giocata.</translation>
    </message>
</context>
<context>
    <name>Missions</name>
    <message>
        <source>A collector will hang all three and let the guests place bets.</source>
        <translation>Un collezionista le appenderà tutte e tre e farà scommettere gli ospiti.</translation>
    </message>
    <message>
        <source>Bet on known results, sell a known fake, stage a play nobody can check.</source>
        <translation>Scommettere sapendo chi vince, vendere un falso, recitare un inedito.</translation>
    </message>
    <message>
        <source>One birthday, one very rich child, three wishes.</source>
        <translation>Un compleanno, una bambina ricchissima, tre desideri.</translation>
    </message>
    <message>
        <source>Three riddles, and a professor who can no longer wait.</source>
        <translation>Tre enigmi, e un professore che non può più aspettare.</translation>
    </message>
    <message>
        <source>The children’s corner needs animals that are a little larger.</source>
        <translation>L’angolo dei piccoli ha bisogno di animali un po’ più grandi.</translation>
    </message>
    <message>
        <source>A gift shop stocks both ends of time and nothing in between.</source>
        <translation>Un negozio di souvenir tiene i due estremi del tempo, e in mezzo niente.</translation>
    </message>
    <message>
        <source>Three writings the world lost. One shelf, fireproof.</source>
        <translation>Tre scritti che il mondo ha perduto. Uno scaffale, ignifugo.</translation>
    </message>
    <message>
        <source>A clinic would like to try faith and science on one ward.</source>
        <translation>Una clinica vorrebbe provare fede e scienza nello stesso reparto.</translation>
    </message>
    <message>
        <source>Two animals for the great hall, and the oldest book on their insides.</source>
        <translation>Due animali per il salone, e il libro più antico su come sono fatti dentro.</translation>
    </message>
    <message>
        <source>An actor wants a crown, a steed and a part nobody has played.</source>
        <translation>Un attore vuole una corona, un destriero e una parte mai recitata.</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>The Universe would end: {count} Paradoxes would be open at once.</source>
        <translation>Sarebbe la fine dell’Universo: {count} Paradossi aperti insieme.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox: everything is within reach again.</source>
        <translation>Così finisce l’UltraParadosso: tutto è di nuovo accessibile.</translation>
    </message>
    <message>
        <source>It begins the ÜberParadox: nothing after 1962 can be reached any more.</source>
        <translation>Così comincia l’UltraParadosso: oltre il 1962 tutto diventa irraggiungibile.</translation>
    </message>
    <message>
        <source>It covers a Paradox and brings a card. Open then: {count} of {limit}.</source>
        <translation>Copre un Paradosso e fa pescare una carta. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>There are too many open Paradoxes. It covers one and brings a card. Open then: {count} of {limit}.</source>
        <translation>I Paradossi aperti sono troppi. Così se ne copre uno e si pesca una carta. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>There are too many open Paradoxes. Whole again: {years}. Open then: {count} of {limit}.</source>
        <translation>I Paradossi aperti sono troppi. Questa giocata ripristina {years:il}. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>Patches come off: {years}. They were laid by {seats}.</source>
        <translation>Si stacca la Patch {years:da}, giocata {seats:da}.</translation>
    </message>
    <message>
        <source>Patches come off: {years}.</source>
        <translation>Si stacca la Patch {years:da}.</translation>
    </message>
    <message>
        <source>It opens {opened} and closes {closed}. Open then: {count} of {limit}.</source>
        <translation>Apre {opened:il} e chiude {closed:il}. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>It opens {years}. Open then: {count} of {limit}.</source>
        <translation>Apre {years:il}. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>It closes {years}. Open then: {count} of {limit}.</source>
        <translation>Chiude {years:il}. Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>It is one of two Linchpins. Waiting for the other one: {years}.</source>
        <translation>È uno dei due Linchpin che servono. L’altro manca ancora per {years:il}.</translation>
    </message>
    <message>
        <source>No other year turns with it.</source>
        <translation>Nessun altro anno cambia con questo.</translation>
    </message>
    <message>
        <source>It erases {artifact}, and takes nothing from anybody else.</source>
        <translation>Fa sparire {artifact:il}, e a nessun altro toglie nulla.</translation>
    </message>
    <message>
        <source>It gives up {artifact}. New cards for it: {count}.</source>
        <translation>Costa {artifact:il}. Carte nuove in cambio: {count}.</translation>
    </message>
    <message>
        <source>It gives up {artifact} for a small hand. Plays from it: {count}.</source>
        <translation>Costa {artifact:il} e dà in cambio una piccola mano. Carte da giocare: {count}.</translation>
    </message>
    <message>
        <source>Another Mission may be nearer.</source>
        <translation>Forse un’altra Missione è più vicina.</translation>
    </message>
    <message>
        <source>{seat} gets another Identity and begins anew.</source>
        <translation>{seat} riceve un’altra Identità e ricomincia da zero.</translation>
    </message>
    <message>
        <source>Another Identity may be nearer to home.</source>
        <translation>Forse un’altra Identità è più vicina a casa.</translation>
    </message>
    <message>
        <source>Artifacts finish Missions: this is one more in front of {seat}.</source>
        <translation>Con gli Artefatti si compiono le Missioni: questo è uno in più davanti {seat:a}.</translation>
    </message>
    <message>
        <source>It takes {artifact} from {seat}, whose Mission may ask for it.</source>
        <translation>Porta via {artifact:il} {seat:a}: la sua Missione potrebbe averne bisogno.</translation>
    </message>
    <message>
        <source>It erases {artifact} in front of {seat}, whose Mission may ask for it.</source>
        <translation>Fa sparire {artifact:il} davanti {seat:a}: la sua Missione potrebbe averne bisogno.</translation>
    </message>
    <message>
        <source>All hands are dealt anew, and {seat} has most to lose.</source>
        <translation>Tutte le mani si ridistribuiscono: chi ha più da perdere è {seat}.</translation>
    </message>
    <message>
        <source>It brings the hand of {seat} in exchange. Cards in it: {count}.</source>
        <translation>In cambio arriva la mano di {seat}. Carte che contiene: {count}.</translation>
    </message>
    <message>
        <source>It brings two cards and two more plays.</source>
        <translation>Fa pescare due carte e dà altre due giocate.</translation>
    </message>
    <message>
        <source>It plays the best card of the discard pile.</source>
        <translation>Fa giocare la carta migliore della pila degli scarti.</translation>
    </message>
    <message>
        <source>It plays the best card of the draw pile.</source>
        <translation>Fa giocare la carta migliore della pila di pesca.</translation>
    </message>
    <message>
        <source>Killing Time: nothing is played.</source>
        <translation>Perdere Tempo: non si gioca nulla.</translation>
    </message>
    <message>
        <source>Another card comes in its place.</source>
        <translation>Al suo posto arriva un’altra carta.</translation>
    </message>
    <message>
        <source>It is discarded instead of a play from the “Miracle”.</source>
        <translation>Va agli scarti al posto di una giocata dal “Miracolo”.</translation>
    </message>
    <message>
        <source>It stops {card}, played by {seat}.</source>
        <translation>Ferma la carta di {seat}: {card}.</translation>
    </message>
    <message>
        <source>It stops the Memo of {seat}, and {card} goes on.</source>
        <translation>Ferma il Memo di {seat}, e {card:il} va avanti.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would end the Universe for everybody.</source>
        <translation>Con {card:il}, {seat} distruggerebbe l’Universo per tutti.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Le altre carte conviene tenerle.</translation>
    </message>
    <message>
        <source>This Identity will do.</source>
        <translation>Questa Identità va bene.</translation>
    </message>
    <message>
        <source>Another Identity may have an easier way home.</source>
        <translation>Forse un’altra Identità ha una via di casa più facile.</translation>
    </message>
    <message>
        <source>Nothing is done against it.</source>
        <translation>Non si fa nulla per impedirlo.</translation>
    </message>
    <message>
        <source>There is nothing left to do in this turn.</source>
        <translation>In questo turno non resta altro da fare.</translation>
    </message>
    <message>
        <source>The three headlines stand: it wins by going home.</source>
        <translation>I tre titoli sono a posto: si torna a casa e si vince.</translation>
    </message>
    <message>
        <source>The Mission is complete: it wins the game.</source>
        <translation>La Missione è compiuta: così si vince la partita.</translation>
    </message>
    <message>
        <source>Ten cards or more are held: it wins the game.</source>
        <translation>Dieci carte o più in mano: così si vince la partita.</translation>
    </message>
    <message>
        <source>Whoever guesses best begins.</source>
        <translation>Comincia chi indovina meglio.</translation>
    </message>
    <message>
        <source>Whoever has seen a clock does not guess.</source>
        <translation>Chi ha visto un orologio non prova a indovinare.</translation>
    </message>
    <message>
        <source>Your three headlines then stand: you can claim victory.</source>
        <translation>Così i tuoi tre titoli sono a posto: puoi dichiarare la vittoria.</translation>
    </message>
    <message>
        <source>Your Mission is then complete: you can claim victory.</source>
        <translation>Così la tua Missione è compiuta: puoi dichiarare la vittoria.</translation>
    </message>
    <message>
        <source>You then hold ten cards: you can claim victory.</source>
        <translation>Così hai in mano dieci carte: puoi dichiarare la vittoria.</translation>
    </message>
    <message>
        <source>It brings a card, and one of your three headlines: {primes}.</source>
        <translation>Così peschi una carta e metti a posto uno dei tuoi tre titoli: {primes}.</translation>
    </message>
    <message>
        <source>It makes {years} whole again, which you need.</source>
        <translation>Così ripristini {years:il}, che ti serve integro.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox and opens your way home again.</source>
        <translation>Così finisce l’UltraParadosso e si riapre la tua via di casa.</translation>
    </message>
    <message>
        <source>It opens {years}, which you need, and you hold the Patch for it.</source>
        <translation>Così apri {years:il}, dove ti serve la Patch che hai in mano.</translation>
    </message>
    <message>
        <source>It opens {years}, where you need a Patch.</source>
        <translation>Così apri {years:il}, dove ti serve una Patch.</translation>
    </message>
    <message>
        <source>It is one of two Linchpins that you need for {years}.</source>
        <translation>È uno dei due Linchpin che ti servono per {years:il}.</translation>
    </message>
    <message>
        <source>It opens {years}, and you hold the Patch for it, which brings a card.</source>
        <translation>Così apri {years:il} a una Patch che hai in mano e che ti farà pescare una carta.</translation>
    </message>
    <message>
        <source>Your Mission asks for it. Done then: {count} of 3.</source>
        <translation>Serve alla tua Missione. Così arrivi a {count} su 3.</translation>
    </message>
    <message>
        <source>Your Mission asks for {artifact}, which {seat} has. Done then: {count} of 3.</source>
        <translation>Alla tua Missione serve {artifact:il}, sul tavolo di {seat}. Così arrivi a {count} su 3.</translation>
    </message>
    <message>
        <source>Your Mission does not ask for it, but on the table it may be worth something later.</source>
        <translation>Non serve alla tua Missione, ma sul tavolo potrà tornarti utile più avanti.</translation>
    </message>
    <message>
        <source>It blocks {seat}, who holds {count} cards and wins with ten.</source>
        <translation>Blocca {seat}, che ha {count} carte in mano e vince con dieci.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would cost you your hand of {count} cards.</source>
        <translation>Con {card:il}, {seat} ti farebbe perdere la tua mano di {count} carte.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would spoil what you need: {years}.</source>
        <translation>Con {card:il}, {seat} rovinerebbe ciò che ti serve: {years}.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would cost you {artifact}, which your Mission asks for.</source>
        <translation>Con {card:il}, {seat} ti toglierebbe {artifact:il}, che serve alla tua Missione.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would seal your way home.</source>
        <translation>Con {card:il}, {seat} sigillerebbe la tua via di casa.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, does you little harm: your Memo is worth more later.</source>
        <translation>Con {card:il}, {seat} ti fa poco danno: più avanti il tuo Memo varrà di più.</translation>
    </message>
    <message>
        <source>None of your goals asks for {card}.</source>
        <translation>A nessuno dei tuoi obiettivi serve {card:il}.</translation>
    </message>
    <message>
        <source>Nothing brings you nearer now; this does the least harm.</source>
        <translation>Ora niente ti avvicina alla meta; così fai meno danni.</translation>
    </message>
    <message>
        <source>{name}, a Cadet bot</source>
        <translation>{name}, bot Cadetto</translation>
    </message>
    <message>
        <source>{name}, an Agent bot</source>
        <translation>{name}, bot Agente</translation>
    </message>
    <message>
        <source>{name}, a Chief bot</source>
        <translation>{name}, bot Capo</translation>
    </message>
    <message>
        <source>{mover}: {words}</source>
        <translation>{mover}: {words}</translation>
    </message>
</context>
<context>
    <name>NameForms</name>
    <message>
        <source>{name}</source>
        <translation>{name}
il = {name}
su = su {name}
a = a {name}
a (a) = ad {name}
di = di {name}
da = da {name}
e = e {name}
e (e) = ed {name}</translation>
    </message>
    <message>
        <source>{year}</source>
        <translation>{year}
il = il {year}
su = sul {year}
a = al {year}
di = del {year}
da = dal {year}
e = e il {year}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}
il = {quoted}
su = su {quoted}
a = a {quoted}
a (a) = ad {quoted}
di = di {quoted}
da = da {quoted}
e = e {quoted}</translation>
    </message>
    <message>
        <source>{patch}</source>
        <translation>{patch}
il = la {patch}
su = sulla {patch}
a = alla {patch}
di = della {patch}
da = dalla {patch}
e = e la {patch}</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>Meanwhile: {done}</source>
        <translation>Intanto: {done}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Come giocate</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Aggiungi posto</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Togli il posto {number}</translation>
    </message>
    <message>
        <source>Same people as last time</source>
        <translation>Come l’ultima volta</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Modo di giocare</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>In famiglia</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Rigoroso</translation>
    </message>
    <message>
        <source>Memo window</source>
        <translation>Tempo per i Memo</translation>
    </message>
    <message>
        <source>Until every seat says OK</source>
        <translation>Fino all’OK di tutti</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Guess the time</source>
        <translation>Chi indovina l’ora</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Seat {number} begins</source>
        <translation>Comincia il posto {number}</translation>
    </message>
    <message>
        <source>Identities may be exchanged once</source>
        <translation>Si può scambiare l’Identità una volta</translation>
    </message>
    <message>
        <source>Show what can be played</source>
        <translation>Mostra che cosa si può giocare</translation>
    </message>
    <message>
        <source>Show what a play would change</source>
        <translation>Mostra gli effetti di una giocata</translation>
    </message>
    <message>
        <source>Remind me when I can claim victory</source>
        <translation>Avvisami se posso dichiarare la vittoria</translation>
    </message>
    <message>
        <source>Two to six players can play. Enter their names.</source>
        <translation>Da due a sei giocatori. Scrivi i nomi.</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>Il posto {number} è ancora senza nome.</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Qui manca un nome.</translation>
    </message>
    <message>
        <source>Seat {number} is called {name}, too.</source>
        <translation>Anche il posto {number} si chiama {name}.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Il nome {name} compare due volte.</translation>
    </message>
    <message>
        <source>What time is it?</source>
        <translation>Che ore sono?</translation>
    </message>
    <message>
        <source>Without looking at a clock: whoever comes nearest begins.</source>
        <translation>Vietato guardare l’orologio: comincia chi ci va più vicino.</translation>
    </message>
    <message>
        <source>{name}, what time is it?</source>
        <translation>{name}, che ore sono?</translation>
    </message>
    <message>
        <source>I saw the clock</source>
        <translation>Ho visto l’ora</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH:MM</translation>
    </message>
    <message>
        <source>Hours and minutes: 9:30, 0930 or 9.30 will do.</source>
        <translation>Ore e minuti: va bene 9:30, 0930 o 9.30.</translation>
    </message>
    <message>
        <source>It is {time}</source>
        <translation>Ora esatta: {time}</translation>
    </message>
    <message>
        <source>{name} guessed {time}.</source>
        <translation>{name} ha detto {time}.</translation>
    </message>
    <message>
        <source>{name} had seen the clock.</source>
        <translation>{name} aveva visto l’ora.</translation>
    </message>
    <message>
        <source>Enter the time as hours and minutes, such as {example}.</source>
        <translation>Scrivi l’ora con ore e minuti, per esempio {example}.</translation>
    </message>
    <message>
        <source>Is this you?</source>
        <translation>Ti riconosci?</translation>
    </message>
    <message>
        <source>You are {identity}. You may exchange the Identity once; the next one is yours for good.</source>
        <translation>Sei {identity}. Puoi scambiare l’Identità una volta; la prossima è tua per sempre.</translation>
    </message>
    <message>
        <source>This is you now</source>
        <translation>Ecco chi sei adesso</translation>
    </message>
    <message>
        <source>You are {identity}, for good.</source>
        <translation>Sei {identity}, e stavolta per sempre.</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>Ho visto</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Chrononauts 2–6</source>
        <translation>Chrononauts 2–6</translation>
    </message>
    <message>
        <source>Artifaxx 2–4</source>
        <translation>Artifaxx 2–4</translation>
    </message>
    <message>
        <source>Solonauts 1</source>
        <translation>Solonauts 1</translation>
    </message>
    <message>
        <source>Chrononauts, two to six players</source>
        <translation>Chrononauts, da due a sei giocatori</translation>
    </message>
    <message>
        <source>Artifaxx, two to four players</source>
        <translation>Artifaxx, da due a quattro giocatori</translation>
    </message>
    <message>
        <source>Solonauts, one player or one team</source>
        <translation>Solonauts, un giocatore o una squadra</translation>
    </message>
    <message>
        <source>The short game without the TimeLine: whoever completes a Mission first wins.</source>
        <translation>Il gioco breve, senza la Linea Temporale: vince chi compie una Missione prima degli altri.</translation>
    </message>
    <message>
        <source>One player, or a team that shares one hand, brings every traveller home.</source>
        <translation>Un giocatore, o una squadra con una sola mano in comune, riporta a casa tutti i viaggiatori.</translation>
    </message>
    <message>
        <source>Name of the player or the team</source>
        <translation>Nome del giocatore o della squadra</translation>
    </message>
    <message>
        <source>Two to four players can play. Enter their names.</source>
        <translation>Da due a quattro giocatori. Scrivi i nomi.</translation>
    </message>
    <message>
        <source>One player or one team plays. Enter a name.</source>
        <translation>Gioca una persona o una squadra. Scrivi un nome.</translation>
    </message>
    <message>
        <source>Out of the deck</source>
        <translation>Fuori dal mazzo</translation>
    </message>
    <message>
        <source>Acts as “{card}”</source>
        <translation>Vale come “{card}”</translation>
    </message>
    <message>
        <source>“{card}” is not in the deck.</source>
        <translation>Senza “{card}”.</translation>
    </message>
    <message>
        <source>“{card}” acts as “{other}”.</source>
        <translation>“{card}” vale come “{other}”.</translation>
    </message>
    <message>
        <source>The curtain hides every hand.</source>
        <translation>Il sipario nasconde ogni mano.</translation>
    </message>
    <message>
        <source>For a single person no curtain hangs and no clock runs.</source>
        <translation>Se gioca una sola persona, niente sipario e niente orologio.</translation>
    </message>
    <message>
        <source>You will watch: all seats are bots.</source>
        <translation>Starai a guardare: a ogni posto c’è un bot.</translation>
    </message>
    <message>
        <source>It has no clock where at most one person plays.</source>
        <translation>Con al massimo una persona al tavolo non c’è limite di tempo.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>One that can be won for sure</source>
        <translation>Vincibile di sicuro</translation>
    </message>
    <message>
        <source>Today’s</source>
        <translation>Quella di oggi</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>{date}: {count} travellers, the same deal for everybody on this date. It needs no network.</source>
        <translation>{date}: {count} viaggiatori, in questa data la stessa smazzata per tutti. Non serve la connessione.</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Viaggiatori</translation>
    </message>
    <message>
        <source>{count}, as usual</source>
        <translation>{count} (come al solito)</translation>
    </message>
    <message>
        <source>Fewer is easier, more is harder.</source>
        <translation>Meno sono, più è facile; più sono, più è difficile.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Molto difficile</translation>
    </message>
    <message>
        <source>It is measured by how many of 200 games a simple player of the program loses on the deal.</source>
        <translation>Dipende da quante partite, su 200, perde con questa smazzata un bot alle prime armi.</translation>
    </message>
    <message>
        <source>No deal of this difficulty is known for {count} travellers. Choose another one.</source>
        <translation>Per {count} viaggiatori non si conosce nessuna smazzata di questa difficoltà. Scegline un’altra.</translation>
    </message>
    <message>
        <source>With so many travellers the program first looks for such a deal, for at most {seconds}.</source>
        <translation>Con tanti viaggiatori il programma prima cerca una smazzata così, per {seconds} al massimo.</translation>
    </message>
    <message>
        <source>Name of the deal</source>
        <translation>Nome della smazzata</translation>
    </message>
    <message>
        <source>The same name always gives the same deal; without one, lots decide. It may be one that nobody can win.</source>
        <translation>Lo stesso nome dà sempre la stessa smazzata; senza nome, decide la sorte. Può capitarne una che nessuno può vincere.</translation>
    </message>
    <message>
        <source>{name} has {count} travellers to bring home.</source>
        <translation>{name} ha {count} viaggiatori da riportare a casa.</translation>
    </message>
    <message>
        <source>The deal can be won for sure.</source>
        <translation>La smazzata è vincibile di sicuro.</translation>
    </message>
    <message>
        <source>The deal can be won for sure. Difficulty: {grade}.</source>
        <translation>La smazzata è vincibile di sicuro. Difficoltà: {grade}.</translation>
    </message>
    <message>
        <source>It is the deal of {date}.</source>
        <translation>È la smazzata di {date}.</translation>
    </message>
    <message>
        <source>The name decides which deal it is.</source>
        <translation>La smazzata la decide il nome.</translation>
    </message>
    <message>
        <source>Lots decide which deal it is.</source>
        <translation>La smazzata la decide la sorte.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Ricerca di una smazzata vincibile…</translation>
    </message>
    <message>
        <source>The program tries to bring {count} travellers home, for at most {seconds}.</source>
        <translation>Il programma prova a riportare a casa {count} viaggiatori, per {seconds} al massimo.</translation>
    </message>
    <message>
        <source>Time spent looking</source>
        <translation>Tempo di ricerca</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Nessuna certezza</translation>
    </message>
    <message>
        <source>No deal with {count} travellers was found in time that can be won for sure. You can play one all the same; it may be one that nobody can win.</source>
        <translation>In tempo utile non si è trovata una smazzata con {count} viaggiatori che si possa vincere di sicuro. Puoi giocarne una lo stesso; forse è una che nessuno può vincere.</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Gioca lo stesso</translation>
    </message>
    <message>
        <source>AfterNova 2–6</source>
        <translation>AfterNova 2–6</translation>
    </message>
    <message>
        <source>AfterNova, two to six players</source>
        <translation>AfterNova, da due a sei giocatori</translation>
    </message>
    <message>
        <source>Two to six can play. Enter their names.</source>
        <translation>Da due a sei giocatori. Scrivi i nomi.</translation>
    </message>
    <message>
        <source>Harvest Planets with your crew, make deals for what it cannot do, complete six Projects.</source>
        <translation>Fai la Raccolta sui Pianeti con le tue Zampesperte, stringi accordi per ciò che non sanno fare, completa sei Progetti.</translation>
    </message>
    <message>
        <source>Cadets seldom offer a deal and forget things. Agents weigh what a deal brings each side, and counter. Chiefs bargain hard: many offers, to anyone, with Fragments of the Holds. None of them sees your cards.</source>
        <translation>I Cadetti propongono di rado e dimenticano qualcosa. Gli Agenti valutano che cosa porta un accordo a ciascuno, e fanno controproposte. I Capi contrattano fino in fondo: molte proposte, anche a chiunque, anche con Frammenti delle Stive. Nessuno di loro vede le tue carte.</translation>
    </message>
    <message>
        <source>A kindly bot: at most one offer a turn, no counter-offers, and now and then it forgets to complete a Project.</source>
        <translation>Un bot bonario: al massimo una proposta a turno, nessuna controproposta, e ogni tanto dimentica di completare un Progetto.</translation>
    </message>
    <message>
        <source>A bot that weighs what a deal brings each side: up to two offers a turn, and counter-offers.</source>
        <translation>Un bot che pesa che cosa porta un accordo a ciascuno: fino a due proposte a turno, e controproposte.</translation>
    </message>
    <message>
        <source>A bot that bargains hard: up to six offers a turn, to anyone or with Fragments of the Holds, for just what others will agree to.</source>
        <translation>Un bot che contratta fino in fondo: fino a sei proposte a turno, anche a chiunque o con Frammenti delle Stive, e dà solo quanto basta a ottenere un sì.</translation>
    </message>
    <message>
        <source>{players} play; lots decide who begins.</source>
        <translation>Giocano {players}; chi comincia lo decide la sorte.</translation>
    </message>
    <message>
        <source>The simulated Bot plays along.</source>
        <translation>Partecipa il Bot simulato.</translation>
    </message>
    <message>
        <source>Each turn has six offers.</source>
        <translation>In ogni turno si possono fare sei proposte.</translation>
    </message>
    <message>
        <source>All Projects are completed by themselves</source>
        <translation>Tutti i Progetti si completano da soli</translation>
    </message>
    <message>
        <source>Nobody is asked whether to complete one, but for the sixth. Without this, anybody may say so for two seconds after every turn.</source>
        <translation>A nessuno si chiede se vuole completarne uno, tranne che per il sesto Progetto. Altrimenti, dopo ogni turno, ciascuno ha due secondi per farsi avanti.</translation>
    </message>
    <message>
        <source>Projects are completed by themselves.</source>
        <translation>I Progetti si completano da soli.</translation>
    </message>
    <message>
        <source>Where several people play, they agree here on times, hints and Projects.</source>
        <translation>Quando giocano più persone, qui si accordano su tempi, suggerimenti e Progetti.</translation>
    </message>
    <message>
        <source>All agree to hints</source>
        <translation>Tutti accettano i suggerimenti</translation>
    </message>
    <message>
        <source>Whoever looks may ask for hints, from what that player knows. The game remembers who did.</source>
        <translation>Chi guarda le proprie carte può chiedere suggerimenti, basati su ciò che sa. La partita ricorda chi li ha chiesti.</translation>
    </message>
    <message>
        <source>All have agreed to hints.</source>
        <translation>Tutti hanno accettato i suggerimenti.</translation>
    </message>
    <message>
        <source>Talk time: how long deals are put together in a turn</source>
        <translation>Tempo per negoziare: quanto dura in ogni turno</translation>
    </message>
    <message>
        <source>How long a person may take for an answer; silence declines</source>
        <translation>Quanto tempo ha una persona per rispondere; chi tace rifiuta</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>quanto volete</translation>
    </message>
    <message>
        <source>Deals of a turn are talked over for {seconds}.</source>
        <translation>In ogni turno si negozia per {seconds}.</translation>
    </message>
    <message>
        <source>People answer within {seconds}.</source>
        <translation>Si risponde entro {seconds}.</translation>
    </message>
    <message>
        <source>Dungeon Time 1–5</source>
        <translation>Dungeon Time 1–5</translation>
    </message>
    <message>
        <source>Dungeon Time, one to five players</source>
        <translation>Dungeon Time, da uno a cinque giocatori</translation>
    </message>
    <message>
        <source>One to five can play. Enter their names.</source>
        <translation>Da uno a cinque giocatori. Scrivi i nomi.</translation>
    </message>
    <message>
        <source>One team, five minutes: play Items and Missions onto the Story, and remember them. Then it comes out whether the Backpack holds.</source>
        <translation>Una squadra, cinque minuti: giocate Oggetti e Missioni sulla Storia e teneteli a mente. Poi si vede se lo Zaino regge.</translation>
    </message>
    <message>
        <source>Companions play in your team. They see the open hands, as you do, and keep the Story in mind as well as people of their rank.</source>
        <translation>I compagni giocano nella vostra squadra. Vedono le mani scoperte, come voi, e tengono a mente la Storia quanto il loro grado permette.</translation>
    </message>
    <message>
        <source>A companion who misses a card now and then, forgets some, and seldom asks.</source>
        <translation>Un compagno a cui ogni tanto sfugge una carta, che ne dimentica qualcuna e chiede di rado.</translation>
    </message>
    <message>
        <source>A companion who misses little, and mostly asks before a Mission.</source>
        <translation>Un compagno a cui sfugge poco e che di solito chiede prima di una Missione.</translation>
    </message>
    <message>
        <source>A companion who forgets hardly anything, and asks before nearly every Mission.</source>
        <translation>Un compagno che non dimentica quasi niente e chiede prima di quasi ogni Missione.</translation>
    </message>
    <message>
        <source>What you play</source>
        <translation>Che cosa giocate</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>One scenario</source>
        <translation>Uno scenario</translation>
    </message>
    <message>
        <source>Adventure</source>
        <translation>Avventura</translation>
    </message>
    <message>
        <source>Dungeon of the day</source>
        <translation>Dungeon del giorno</translation>
    </message>
    <message>
        <source>Open the map…</source>
        <translation>Apri la mappa…</translation>
    </message>
    <message>
        <source>Choose a scenario…</source>
        <translation>Scegli uno scenario…</translation>
    </message>
    <message>
        <source>Choose an Adventure…</source>
        <translation>Scegli un’Avventura…</translation>
    </message>
    <message>
        <source>{date}: the same dungeon for everybody on this date, for one person, without Heroes. It needs no network.</source>
        <translation>{date}: lo stesso dungeon per tutti in questa data, per una persona, senza Eroi. Non serve la connessione.</translation>
    </message>
    <message>
        <source>Missions completed today with a glass: {scores}.</source>
        <translation>Missioni completate oggi con la clessidra: {scores}.</translation>
    </message>
    <message>
        <source>Missions completed today without a glass: {scores}.</source>
        <translation>Missioni completate oggi senza clessidra: {scores}.</translation>
    </message>
    <message>
        <source>{name} {count} (won)</source>
        <translation>{name} {count} (vittoria)</translation>
    </message>
    <message>
        <source>{name} {count} (lost)</source>
        <translation>{name} {count} (sconfitta)</translation>
    </message>
    <message>
        <source>Games won: {won} of {games}</source>
        <translation>Partite vinte: {won} su {games}</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Extended mode: seven slots</source>
        <translation>Modalità Estesa: sette spazi</translation>
    </message>
    <message>
        <source>It is meant for what you have won already.</source>
        <translation>È pensata per chi ha già vinto il resto.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>With Heroes</source>
        <translation>Con gli Eroi</translation>
    </message>
    <message>
        <source>Everybody chooses one of two Heroes. Once in the Resolution it helps, mostly for a price.</source>
        <translation>Ognuno sceglie uno dei suoi due Eroi, che aiuta una volta nella Risoluzione, di solito a un prezzo.</translation>
    </message>
    <message>
        <source>Length of the glass</source>
        <translation>Durata della clessidra</translation>
    </message>
    <message>
        <source>5 minutes, as printed</source>
        <translation>5 minuti, come da regolamento</translation>
    </message>
    <message>
        <source>7 minutes</source>
        <translation>7 minuti</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minuti</translation>
    </message>
    <message>
        <source>no glass</source>
        <translation>senza clessidra</translation>
    </message>
    <message>
        <source>All lengths are the same game: what decides is memory, not speed.</source>
        <translation>È sempre lo stesso gioco: decide la memoria, non la velocità.</translation>
    </message>
    <message>
        <source>Cards that somebody asks for glow, and Items can be ticked off.</source>
        <translation>Le carte richieste brillano e gli Oggetti si possono spuntare.</translation>
    </message>
    <message>
        <source>Cards that somebody asks for glow.</source>
        <translation>Le carte richieste brillano.</translation>
    </message>
    <message>
        <source>No help.</source>
        <translation>Nessun aiuto.</translation>
    </message>
    <message>
        <source>Two presses</source>
        <translation>Due pressioni</translation>
    </message>
    <message>
        <source>A card is chosen first; a second press says where it goes.</source>
        <translation>Prima si sceglie la carta; una seconda pressione dice dove va.</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>Battito del cuore</translation>
    </message>
    <message>
        <source>A low pulse that follows the glass, where sounds are on.</source>
        <translation>Un battito sommesso che segue la clessidra, se i suoni sono attivi.</translation>
    </message>
    <message>
        <source>{players} play as a team.</source>
        <translation>{players} giocano in squadra.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} gioca in solitario.</translation>
    </message>
    <message>
        <source>Scenario “{title}”.</source>
        <translation>Scenario “{title}”.</translation>
    </message>
    <message>
        <source>Adventure “{title}”.</source>
        <translation>Avventura “{title}”.</translation>
    </message>
    <message>
        <source>The next game of a campaign.</source>
        <translation>La prossima partita di una Campagna.</translation>
    </message>
    <message>
        <source>It is the dungeon of {date}: “{title}”.</source>
        <translation>È il dungeon del giorno, {date}: “{title}”.</translation>
    </message>
    <message>
        <source>Extended mode: seven slots.</source>
        <translation>Modalità Estesa: sette spazi.</translation>
    </message>
    <message>
        <source>Heroes help.</source>
        <translation>Aiutano gli Eroi.</translation>
    </message>
    <message>
        <source>The glass runs for {minutes} minutes.</source>
        <translation>La clessidra dura {minutes} minuti.</translation>
    </message>
    <message>
        <source>No glass runs.</source>
        <translation>Si gioca senza clessidra.</translation>
    </message>
    <message>
        <source>The dungeon of the day is for one person. Take the other seats away.</source>
        <translation>Il dungeon del giorno è per una persona. Togli gli altri posti.</translation>
    </message>
    <message>
        <source>This campaign is over. Begin a new one on the map, or choose something else.</source>
        <translation>Questa Campagna è finita. Cominciane una nuova sulla mappa, o scegli altro.</translation>
    </message>
    <message>
        <source>Which scenario?</source>
        <translation>Quale scenario?</translation>
    </message>
    <message>
        <source>Which Adventure?</source>
        <translation>Quale Avventura?</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>The twelve Missions</source>
        <translation>Le dodici Missioni</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Per vincere</translation>
    </message>
    <message>
        <source>Once it has succeeded</source>
        <translation>Quando ha avuto successo</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>The Adventure card</source>
        <translation>La carta Avventura</translation>
    </message>
    <message>
        <source>Reputation {count}: it can be played once {count} Missions lie on the Story.</source>
        <translation>Reputazione {count}: si può giocare quando sulla Storia ci sono {count} Missioni.</translation>
    </message>
    <message>
        <source>The way of the campaign</source>
        <translation>Il cammino della Campagna</translation>
    </message>
    <message>
        <source>A new campaign</source>
        <translation>Una nuova Campagna</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuova…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Metti via</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>{name} (put away)</source>
        <translation>{name} (messa via)</translation>
    </message>
    <message>
        <source>Campaign of {date}</source>
        <translation>Campagna: {date}</translation>
    </message>
    <message>
        <source>Campaign without a name</source>
        <translation>Campagna senza nome</translation>
    </message>
    <message>
        <source>What is the campaign called?</source>
        <translation>Come si chiama la Campagna?</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nome della Campagna</translation>
    </message>
    <message>
        <source>Several campaigns can run side by side.</source>
        <translation>Si possono portare avanti più Campagne in parallelo.</translation>
    </message>
    <message>
        <source>Tier {tier}</source>
        <translation>Fascia {tier}</translation>
    </message>
    <message>
        <source>Tiers {first} and {second}</source>
        <translation>Fasce {first} e {second}</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Disponibile</translation>
    </message>
    <message>
        <source>Best: {count}</source>
        <translation>Migliore: {count}</translation>
    </message>
    <message>
        <source>Won with {count}</source>
        <translation>Vinto con {count}</translation>
    </message>
    <message>
        <source>{players}, {minutes} min</source>
        <translation>{players}, {minutes} min</translation>
    </message>
    <message>
        <source>{players}, no glass</source>
        <translation>{players}, senza clessidra</translation>
    </message>
    <message>
        <source>{players}, {minutes} min, Heroes</source>
        <translation>{players}, {minutes} min, con Eroi</translation>
    </message>
    <message>
        <source>{players}, no glass, Heroes</source>
        <translation>{players}, senza clessidra, con Eroi</translation>
    </message>
    <message>
        <source>{title}: {facts}.</source>
        <translation>{title}: {facts}.</translation>
    </message>
    <message>
        <source>On to {level}</source>
        <translation>Avanti: {level}</translation>
    </message>
    <message>
        <source>Again: {level}</source>
        <translation>Di nuovo: {level}</translation>
    </message>
    <message>
        <source>Into the cave: {level}</source>
        <translation>Nella grotta: {level}</translation>
    </message>
    <message>
        <source>Back to {level}</source>
        <translation>Torna a: {level}</translation>
    </message>
    <message>
        <source>Extended mode: the same way by night, with seven slots.</source>
        <translation>Modalità Estesa: lo stesso cammino di notte, con sette spazi.</translation>
    </message>
    <message>
        <source>Four gates, and a cave between them for whoever wants to.</source>
        <translation>Quattro porte e, fra l’una e l’altra, una grotta per chi vuole.</translation>
    </message>
    <message>
        <source>The campaign is won, by day and by night.</source>
        <translation>La Campagna è vinta, di giorno e di notte.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Can be played now.</source>
        <translation>Si può giocare adesso.</translation>
    </message>
    <message>
        <source>Can be played now on: {targets}.</source>
        <translation>Si può giocare adesso {targets:su}.</translation>
    </message>
    <message>
        <source>Your Mission asks for it.</source>
        <translation>La tua Missione lo richiede.</translation>
    </message>
    <message>
        <source>Your Mission asks for it, and has it.</source>
        <translation>La tua Missione lo richiede, e c’è.</translation>
    </message>
    <message>
        <source>You can play here now: {cards}.</source>
        <translation>Qui adesso puoi giocare: {cards}.</translation>
    </message>
    <message>
        <source>Your Identity asks for this year on its true side.</source>
        <translation>La tua Identità chiede questo anno sul lato vero.</translation>
    </message>
    <message>
        <source>Your Identity asks for this year as a patched Paradox.</source>
        <translation>La tua Identità chiede questo anno come Paradosso con una Patch.</translation>
    </message>
    <message>
        <source>On its true side, as your Identity asks.</source>
        <translation>Sul lato vero, come chiede la tua Identità.</translation>
    </message>
    <message>
        <source>A patched Paradox, as your Identity asks.</source>
        <translation>Paradosso con una Patch, come chiede la tua Identità.</translation>
    </message>
    <message>
        <source>Brings you closer to your Identity: {years}.</source>
        <translation>Ti avvicina alla tua Identità: {years}.</translation>
    </message>
    <message>
        <source>Takes away what your Identity asks: {years}.</source>
        <translation>Toglie ciò che chiede la tua Identità: {years}.</translation>
    </message>
    <message>
        <source>Played on {target}, it brings you closer to your Identity: {years}.</source>
        <translation>Giocata {target:su}, ti avvicina alla tua Identità: {years}.</translation>
    </message>
    <message>
        <source>Played on {target}, it takes away what your Identity asks: {years}.</source>
        <translation>Giocata {target:su}, toglie ciò che chiede la tua Identità: {years}.</translation>
    </message>
</context>
<context>
    <name>NovaFirstTimes</name>
    <message>
        <source>An offer is on the table: whoever is asked accepts, declines or counters, and all answers are told together.</source>
        <translation>C’è una proposta sul tavolo: chi è interpellato accetta, rifiuta o fa una controproposta, e le risposte si dicono tutte insieme.</translation>
    </message>
    <message>
        <source>A deal is agreed. Nothing moves yet: whoever has the turn may still choose another one.</source>
        <translation>C’è un accordo. Non si muove ancora nulla: chi è di turno può ancora sceglierne un altro.</translation>
    </message>
    <message>
        <source>A Project is completed: its Points count at the end, and its Upgrade helps from the next turn on.</source>
        <translation>Un Progetto è completato: i suoi Punti contano alla fine, e la sua Miglioria aiuta dal prossimo turno.</translation>
    </message>
    <message>
        <source>A whole row of the Market may be replaced, for one card fewer to take.</source>
        <translation>Un’intera fila del Mercato si può sostituire, prendendo una carta in meno.</translation>
    </message>
    <message>
        <source>Six Projects are completed: everybody may complete what they can pay for, then the game ends.</source>
        <translation>Qualcuno ha completato il sesto Progetto: tutti possono ancora completare ciò che riescono a pagare, poi la partita finisce.</translation>
    </message>
</context>
<context>
    <name>OwnKeys</name>
    <message>
        <source>Keys…</source>
        <translation>Tasti…</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Lettere singole</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>With {alt}</source>
        <translation>Con {alt}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Digits and signs too. Text is typed as ever, and lists find what is typed.</source>
        <translation>Anche cifre e segni. I testi si scrivono come sempre, e gli elenchi trovano ciò che si scrive.</translation>
    </message>
    <message>
        <source>One key after the other</source>
        <translation>Un tasto dopo l’altro</translation>
    </message>
    <message>
        <source>A key such as {control} or {alt}, pressed and let go alone, is held for the next key.</source>
        <translation>Un tasto come {control} o {alt}, premuto e rilasciato da solo, resta premuto per il tasto seguente.</translation>
    </message>
    <message>
        <source>{keys} is held for the next key. Esc lets it go.</source>
        <translation>{keys} resta premuto per il tasto seguente. Esc lo rilascia.</translation>
    </message>
    <message>
        <source>No key is held any more.</source>
        <translation>Nessun tasto resta più premuto.</translation>
    </message>
    <message>
        <source>Press a key of the list to choose another for it. Digits stay as they are.</source>
        <translation>Premi un tasto dell’elenco per sceglierne un altro. Le cifre restano come sono.</translation>
    </message>
    <message>
        <source>Press the new key for “{does}”. Backspace gives it the usual one, Esc leaves it.</source>
        <translation>Premi il nuovo tasto per “{does}”. Backspace rimette quello solito, Esc lascia tutto com’è.</translation>
    </message>
    <message>
        <source>“{does}” is now {own}.</source>
        <translation>“{does}” è ora {own}.</translation>
    </message>
    <message>
        <source>{own} is taken already: “{does}”. Choose another key.</source>
        <translation>{own} è già in uso: “{does}”. Scegli un altro tasto.</translation>
    </message>
    <message>
        <source>{own} leads about every page and cannot be given to anything else.</source>
        <translation>{own} serve a muoversi in ogni pagina e non si può dare ad altro.</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Ripristina tutti i tasti</translation>
    </message>
    <message>
        <source>Every key is the usual one again.</source>
        <translation>Ogni tasto è di nuovo quello solito.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Your turn: {step}</source>
        <translation>Tocca a te: {step}</translation>
    </message>
    <message>
        <source>Look at the big screen: {name} plays.</source>
        <translation>Guarda il grande schermo: gioca {name}.</translation>
    </message>
    <message>
        <source>Look at the big screen.</source>
        <translation>Guarda il grande schermo.</translation>
    </message>
    <message>
        <source>The others are asked whether they stop it.</source>
        <translation>Gli altri decidono se fermarla.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your goals</source>
        <translation>I tuoi obiettivi</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Artifacts that lie open</source>
        <translation>Artefatti scoperti</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>raggiunto</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>{label}, in effect</source>
        <translation>{label}, in vigore</translation>
    </message>
    <message>
        <source>{label}, not in effect</source>
        <translation>{label}, non in vigore</translation>
    </message>
    <message>
        <source>Why not now?</source>
        <translation>Perché ora no?</translation>
    </message>
    <message>
        <source>You kill time: you play nothing and discard this card. After that you may discard another one and draw a card for it.</source>
        <translation>Perdi tempo: non giochi nulla e scarti questa carta. Poi puoi scartarne un’altra e pescarne una al suo posto.</translation>
    </message>
    <message>
        <source>That cannot be put together here any more: choose its parts anew.</source>
        <translation>Così non si può più comporre: scegli di nuovo le parti.</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Che altro puoi fare</translation>
    </message>
    <message>
        <source>Does anyone stop it?</source>
        <translation>Qualcuno la ferma?</translation>
    </message>
    <message>
        <source>You have answered. You can still choose the other answer, until it is done.</source>
        <translation>Hai risposto. Puoi ancora cambiare risposta, finché non succede.</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Ore</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Rispondi</translation>
    </message>
    <message>
        <source>For everybody at the table</source>
        <translation>Per tutto il tavolo</translation>
    </message>
    <message>
        <source>Hold the time</source>
        <translation>Ferma il tempo</translation>
    </message>
    <message>
        <source>Let the time run on</source>
        <translation>Fai ripartire il tempo</translation>
    </message>
    <message>
        <source>The time stands still for everybody.</source>
        <translation>Il tempo è fermo per tutti.</translation>
    </message>
    <message>
        <source>{name} plays by phone</source>
        <translation>{name} gioca dal telefono</translation>
    </message>
    <message>
        <source>{name} has the hand on a phone now.</source>
        <translation>Ora {name} ha la mano su un telefono.</translation>
    </message>
    <message>
        <source>{name} has the hand at the screen again.</source>
        <translation>{name} ha di nuovo la mano allo schermo.</translation>
    </message>
    <message>
        <source>Everybody plays by phone: {names}.</source>
        <translation>Tutti giocano dal telefono: {names}.</translation>
    </message>
    <message>
        <source>The hands are on the phones.</source>
        <translation>Le mani sono sui telefoni.</translation>
    </message>
    <message>
        <source>Asked on their phones: {names}</source>
        <translation>Chi risponde dal telefono: {names}</translation>
    </message>
    <message>
        <source>Every answer is waited for, by phone: {names}</source>
        <translation>Si attende ogni risposta dal telefono: {names}</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Fai entrare i telefoni</translation>
    </message>
    <message>
        <source>Whoever scans a code holds the hand on a phone.</source>
        <translation>Chi inquadra un codice tiene la mano sul telefono.</translation>
    </message>
    <message>
        <source>Phones were let in to this game.</source>
        <translation>In questa partita c’erano dei telefoni.</translation>
    </message>
    <message>
        <source>Others sit there now: whoever wants the hand on a phone scans a code once more.</source>
        <translation>I posti sono cambiati: chi vuole la mano sul telefono inquadri di nuovo un codice.</translation>
    </message>
    <message>
        <source>Let phones in…</source>
        <translation>Fai entrare i telefoni…</translation>
    </message>
    <message>
        <source>Take your hand onto your phone</source>
        <translation>Prendi la tua mano sul telefono</translation>
    </message>
    <message>
        <source>Point your phone’s camera at your code. The phone has to be in the same Wi-Fi as this computer; nothing is installed. Whoever has no phone plays at the screen, as always.</source>
        <translation>Inquadra il tuo codice con la fotocamera del telefono. Il telefono dev’essere sulla stessa rete Wi-Fi di questo computer; non si installa niente. Chi non ha un telefono gioca allo schermo, come sempre.</translation>
    </message>
    <message>
        <source>The phones talk to this computer alone, and not in cipher: whoever listens in on this network could read the cards. At home that is fine; in a café the screen and its curtain are better.</source>
        <translation>I telefoni parlano soltanto con questo computer, e in chiaro: chi spia questa rete potrebbe leggere le carte. A casa va benissimo; in un bar sono meglio lo schermo e il suo sipario.</translation>
    </message>
    <message>
        <source>The hand is on the phone.</source>
        <translation>La mano è sul telefono.</translation>
    </message>
    <message>
        <source>The phone is asleep, or out of reach.</source>
        <translation>Il telefono dorme, o non è raggiungibile.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Codice per {name}</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>{name} changes the phone</source>
        <translation>{name} cambia telefono</translation>
    </message>
    <message>
        <source>To the screen</source>
        <translation>Allo schermo</translation>
    </message>
    <message>
        <source>{name} comes back to the screen</source>
        <translation>{name} torna allo schermo</translation>
    </message>
    <message>
        <source>No phone is in yet. Point its camera at your code; “It does not connect?” says what may be wrong.</source>
        <translation>Non c’è ancora nessun telefono. Inquadra il tuo codice; “Non si collega?” dice che cosa può essere.</translation>
    </message>
    <message>
        <source>Phones reach this computer at {host}. If one does not sit down:

– Leave its page open for a moment.
– Scan the code again with the camera; a link that was copied in parts does not work.</source>
        <translation>I telefoni raggiungono questo computer a {host}. Se uno non si siede:

– Lascia aperta per un momento la sua pagina.
– Inquadra di nuovo il codice; un link copiato a metà non funziona.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: this computer is in no private network. Join the Wi-Fi that they use.</source>
        <translation>I telefoni non possono entrare: questo computer non è in nessuna rete privata. Collegalo alla rete Wi-Fi che usano loro.</translation>
    </message>
    <message>
        <source>Discard instead…</source>
        <translation>Oppure scarta…</translation>
    </message>
    <message>
        <source>Another phone holds this hand. Ask at the computer for “Change”.</source>
        <translation>Un altro telefono ha questa mano. Al computer premi “Cambia”.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>You win if all three lines of one card are reached when your own turn ends: claim victory then.</source>
        <translation>Vinci se tutte e tre le righe di una carta sono raggiunte quando finisce il tuo turno: allora dichiara la vittoria.</translation>
    </message>
    <message>
        <source>{name} has no camera: by letters</source>
        <translation>{name} non ha la fotocamera: a lettere</translation>
    </message>
    <message>
        <source>Open {host}, type:</source>
        <translation>Apri {host}, scrivi:</translation>
    </message>
    <message>
        <source>These letters are good no more.</source>
        <translation>Queste lettere non valgono più.</translation>
    </message>
    <message>
        <source>New letters for {name}</source>
        <translation>Nuove lettere per {name}</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Indirizzo di questo computer</translation>
    </message>
    <message>
        <source>{address} ({network})</source>
        <translation>{address} ({network})</translation>
    </message>
    <message>
        <source>It does not connect?</source>
        <translation>Non si collega?</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Mostra i codici</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>No phone has knocked at {host} yet.

– Is the phone in the same Wi-Fi as this computer? Switch mobile data off for a moment.
– A guest network often keeps devices apart from each other: take the usual one.
– If the computer asks whether the program may be reached in private networks, say yes. Windows refuses in networks that it takes for public ones.
– If there is a list of addresses below, try another one.</source>
        <translation>Nessun telefono ha ancora bussato a {host}.

– Il telefono è sulla stessa rete Wi-Fi di questo computer? Spegni per un momento i dati mobili.
– Una rete per ospiti spesso tiene separati i dispositivi: usa quella solita.
– Se il computer chiede se il programma può essere raggiunto nelle reti private, rispondi di sì. Windows rifiuta nelle reti che considera pubbliche.
– Se qui sotto c’è un elenco di indirizzi, provane un altro.</translation>
    </message>
    <message>
        <source>A phone has come to {host} with an old code.

– Close its page and scan the code that is shown here now.</source>
        <translation>Un telefono è arrivato a {host} con un vecchio codice.

– Chiudi la pagina sul telefono e inquadra il codice che si vede qui adesso.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: a library of the system is missing (libgssapi-krb5-2). The game itself does not need it.</source>
        <translation>I telefoni non possono entrare: manca una libreria del sistema (libgssapi-krb5-2). Per giocare non serve.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: the network allows no connections to this computer ({reason}).</source>
        <translation>I telefoni non possono entrare: la rete non permette collegamenti a questo computer ({reason}).</translation>
    </message>
    <message>
        <source>connected to the computer</source>
        <translation>collegato al computer</translation>
    </message>
    <message>
        <source>The computer does not answer. Trying again…</source>
        <translation>Il computer non risponde. Riprovo…</translation>
    </message>
    <message>
        <source>Use this phone again</source>
        <translation>Usa di nuovo questo telefono</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Choose where to play it.</source>
        <translation>Scegli dove giocarla.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Really? Press once more.</source>
        <translation>Davvero? Premi ancora una volta.</translation>
    </message>
    <message>
        <source>less</source>
        <translation>meno</translation>
    </message>
    <message>
        <source>more</source>
        <translation>più</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Grandezza delle lettere</translation>
    </message>
    <message>
        <source>If your phone reads to you, use headphones: it reads your cards aloud.</source>
        <translation>Se il telefono ti legge lo schermo, usa le cuffie: legge le tue carte ad alta voce.</translation>
    </message>
    <message>
        <source>The computer lets no phones in at the moment.</source>
        <translation>Per ora il computer non fa entrare telefoni.</translation>
    </message>
    <message>
        <source>This hand is no longer on this phone.</source>
        <translation>Questa mano non è più su questo telefono.</translation>
    </message>
    <message>
        <source>Another page of this phone is in use now.</source>
        <translation>Ora si usa un’altra pagina di questo telefono.</translation>
    </message>
    <message>
        <source>This link is an old one. Scan the code on the big screen again.</source>
        <translation>Questo link è vecchio. Inquadra di nuovo il codice sul grande schermo.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>All the help there is, and {seconds} for a Memo.</source>
        <translation>Tutti gli aiuti, e {seconds} per un Memo.</translation>
    </message>
    <message>
        <source>No help, and {seconds} for a Memo.</source>
        <translation>Nessun aiuto, e {seconds} per un Memo.</translation>
    </message>
    <message>
        <source>Your own mix. The settings say which help there is.</source>
        <translation>Un modo tutto tuo. Gli aiuti si scelgono nelle impostazioni.</translation>
    </message>
    <message>
        <source>All the help there is, hints for everybody too, and {seconds} for a Memo.</source>
        <translation>Tutti gli aiuti, anche i suggerimenti per tutti, e {seconds} per un Memo.</translation>
    </message>
    <message>
        <source>All the help there is, and hints.</source>
        <translation>Tutti gli aiuti, e i suggerimenti.</translation>
    </message>
    <message>
        <source>No help but the hints you ask for.</source>
        <translation>Nessun aiuto, salvo i suggerimenti che chiedi.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save as PDF or picture…</source>
        <translation>Salva come PDF o immagine…</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Salva la pagina</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Opens the page in the program that shows PDF files on this computer; it prints as well.</source>
        <translation>Apre la pagina nel programma che su questo computer mostra i file PDF; da lì si stampa.</translation>
    </message>
    <message>
        <source>Up and Down read it paragraph by paragraph.</source>
        <translation>Su e Giù la leggono un paragrafo alla volta.</translation>
    </message>
    <message>
        <source>The page has been saved as {file}.</source>
        <translation>La pagina è stata salvata come {file}.</translation>
    </message>
    <message>
        <source>The page cannot be saved as {file}: {reason}. Nothing is lost; choose another place.</source>
        <translation>Non si può salvare la pagina come {file}: {reason}. Nulla va perso; scegli un altro posto.</translation>
    </message>
    <message>
        <source>No program on this computer wants to show PDF files. Save the page and print it elsewhere.</source>
        <translation>Nessun programma di questo computer mostra i file PDF. Salva la pagina e stampala altrove.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>File di &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{seat} has nothing to decide now.</source>
        <translation>{seat} non ha niente da decidere ora.</translation>
    </message>
    <message>
        <source>Still missing: {missing}. Choose more crew, or ask somebody.</source>
        <translation>Ancora da coprire: {missing}. Scegli altre Zampesperte o chiedi a qualcuno.</translation>
    </message>
    <message>
        <source>{seat} brings nothing yet: whoever helps brings an icon.</source>
        <translation>{seat} non porta ancora niente: chi aiuta porta un’icona.</translation>
    </message>
    <message>
        <source>Whoever helps has to bring an icon.</source>
        <translation>Chi aiuta deve portare un’icona.</translation>
    </message>
    <message>
        <source>{seat} gets nothing yet: whoever helps gets a Fragment.</source>
        <translation>{seat} non riceve ancora niente: chi aiuta riceve un Frammento.</translation>
    </message>
    <message>
        <source>{planet} does not lie on the table: choose a Planet that does.</source>
        <translation>{planet} non è sul tavolo: scegli un Pianeta che c’è.</translation>
    </message>
    <message>
        <source>{helper} cannot help here: ask somebody else of this table.</source>
        <translation>Qui {helper} non può aiutare: chiedi a qualcun altro del tavolo.</translation>
    </message>
    <message>
        <source>{card} is not in your hand: choose a card that you hold.</source>
        <translation>Non hai in mano {card:il}: scegli una carta che hai.</translation>
    </message>
    <message>
        <source>{card} was chosen twice: once is enough.</source>
        <translation>{card}: carta scelta due volte. Ne basta una.</translation>
    </message>
    <message>
        <source>Everything is covered without {card}: leave that card in your hand.</source>
        <translation>Anche senza {card:il} è coperto tutto: lascia questa carta in mano.</translation>
    </message>
    <message>
        <source>More {skill} is asked for than the Planet needs: ask for less.</source>
        <translation>Si chiedono più icone di quante ne vuole il Pianeta: {skill}. Chiedine meno.</translation>
    </message>
    <message>
        <source>An offer goes to somebody: say who helps, or anyone.</source>
        <translation>Una proposta si rivolge a qualcuno: indica chi aiuta, o chiunque.</translation>
    </message>
    <message>
        <source>{seat} has no crew and cannot help: ask somebody else.</source>
        <translation>{seat} non ha Zampesperte e non può aiutare: chiedi a qualcun altro.</translation>
    </message>
    <message>
        <source>An offer to anyone names nobody else: leave the others out, or name each of them.</source>
        <translation>Una proposta a chiunque non nomina nessun altro: togli gli altri, o nominali uno per uno.</translation>
    </message>
    <message>
        <source>An offer to anyone asks for nothing out of Holds: name somebody for that.</source>
        <translation>Una proposta a chiunque non chiede niente dalle Stive: per questo nomina qualcuno.</translation>
    </message>
    <message>
        <source>There is not so much of it on the Planet: {colour}. Share out only what lies there.</source>
        <translation>Sul Pianeta non ce n’è abbastanza: {colour}. Dividi solo ciò che c’è.</translation>
    </message>
    <message>
        <source>{seat} does not hold so much of it: {colour}. Only what lies in the Hold counts.</source>
        <translation>{seat} non ne ha abbastanza: {colour}. Conta solo ciò che è nella Stiva.</translation>
    </message>
    <message>
        <source>The same colour would go both ways: {colour}. Let it go one way only.</source>
        <translation>Lo stesso colore andrebbe nei due sensi: {colour}. Lasciane uno solo.</translation>
    </message>
    <message>
        <source>Still missing for your own part: {missing}. Ask for it, or choose another Planet.</source>
        <translation>Ancora da coprire nella tua parte: {missing}. Chiedi anche questo, o scegli un altro Pianeta.</translation>
    </message>
    <message>
        <source>No offer is left in this turn (at most {limit}): seal a deal, harvest or go to the Market.</source>
        <translation>In questo turno non restano proposte (al massimo {limit}): concludi un accordo, raccogli o vai al Mercato.</translation>
    </message>
    <message>
        <source>This was offer {number} of this turn already: change something.</source>
        <translation>Era già la proposta {number} di questo turno: cambia qualcosa.</translation>
    </message>
    <message>
        <source>Offer {number} does not stand any more: choose one that does.</source>
        <translation>La proposta {number} non vale più: scegline una che vale ancora.</translation>
    </message>
    <message>
        <source>Offer {number} is not agreed like this: seal one with those who have accepted it.</source>
        <translation>La proposta {number} non è accettata così: concludine una con chi l’ha accettata.</translation>
    </message>
    <message>
        <source>Bot plays along with two players only: ask somebody at the table.</source>
        <translation>Bot partecipa solo quando si gioca in due: chiedi a qualcuno del tavolo.</translation>
    </message>
    <message>
        <source>Bot wants one Fragment for each icon: give as many as it brings.</source>
        <translation>Bot vuole un Frammento per ogni icona: danne tanti quante ne porta.</translation>
    </message>
    <message>
        <source>Bot’s Projects have no use for it: {colour}. Give a colour that they lack.</source>
        <translation>Non serve ai Progetti di Bot: {colour}. Dai un colore che a loro manca.</translation>
    </message>
    <message>
        <source>Bot takes Fragments of the Planet only: leave the Holds out of it.</source>
        <translation>Bot prende solo Frammenti del Pianeta: lascia fuori le Stive.</translation>
    </message>
    <message>
        <source>{card} does not lie in the Market: take a card that does.</source>
        <translation>{card:Il} non è al Mercato: prendi una carta che c’è.</translation>
    </message>
    <message>
        <source>Replacing a row costs a card, and at least one has to be taken: take one now.</source>
        <translation>Sostituire una fila costa una carta, e almeno una va presa: prendine una adesso.</translation>
    </message>
    <message>
        <source>Deck and discard pile are empty, so nothing new can come: take what lies there.</source>
        <translation>Il mazzo e la pila degli scarti sono vuoti, non può arrivare niente di nuovo: prendi ciò che c’è.</translation>
    </message>
    <message>
        <source>There are cards in the Market, so you cannot pass: take some, or harvest.</source>
        <translation>Al Mercato ci sono carte, quindi non puoi passare: prendine, o raccogli.</translation>
    </message>
    <message>
        <source>Fragments to drop, no more and no fewer: {count}.</source>
        <translation>Frammenti da scartare, né più né meno: {count}.</translation>
    </message>
    <message>
        <source>{card} cannot be completed yet. Missing from your Hold: {colours}.</source>
        <translation>{card:Il} non si può ancora completare. Ciò che manca nella tua Stiva: {colours}.</translation>
    </message>
    <message>
        <source>{card} has been shown in this turn already: everybody has seen it.</source>
        <translation>{card}: carta già mostrata in questo turno. L’hanno vista tutti.</translation>
    </message>
    <message>
        <source>Whoever helps has to get a Fragment.</source>
        <translation>Chi aiuta deve ricevere un Frammento.</translation>
    </message>
    <message>
        <source>Nobody else has crew in hand, so there is nobody to ask.</source>
        <translation>Nessun altro ha Zampesperte in mano: non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>No icon to bring yet: {seats}.</source>
        <translation>Ancora senza icone da portare: {seats}.</translation>
    </message>
    <message>
        <source>No Fragment to get yet: {seats}.</source>
        <translation>Ancora senza Frammenti da ricevere: {seats}.</translation>
    </message>
    <message>
        <source>Nobody sits at place {number}: ask somebody of this table.</source>
        <translation>Al posto {number} non c’è nessuno: chiedi a qualcuno del tavolo.</translation>
    </message>
    <message>
        <source>Not now: first comes the action of the turn. Harvest, offer a deal or go to the Market.</source>
        <translation>Non ora: prima viene l’azione del turno. Raccogli, proponi un accordo o vai al Mercato.</translation>
    </message>
    <message>
        <source>Not now: an offer waits. It has to be answered first.</source>
        <translation>Non ora: c’è una proposta in attesa. Prima serve una risposta.</translation>
    </message>
    <message>
        <source>Not now: you are at the Market. Take cards or replace a row until that is done.</source>
        <translation>Non ora: sei al Mercato. Prendi carte o sostituisci una fila, finché l’azione non è finita.</translation>
    </message>
    <message>
        <source>Not now: there is a card too many in hand. Discard one first.</source>
        <translation>Non ora: c’è una carta di troppo in mano. Prima scartane una.</translation>
    </message>
    <message>
        <source>Not now: a Hold is too full. Drop the Fragments first that have no room.</source>
        <translation>Non ora: una Stiva è troppo piena. Prima vanno scartati i Frammenti che non ci stanno.</translation>
    </message>
    <message>
        <source>Not now: the turn is ending. Complete a Project, or leave it at that.</source>
        <translation>Non ora: il turno sta finendo. Completa un Progetto, o fermati qui.</translation>
    </message>
    <message>
        <source>Cards are shown only while deals are made: before the action of the turn, or while an offer waits.</source>
        <translation>Le carte si mostrano solo durante le trattative: prima dell’azione del turno, o finché c’è una proposta in sospeso.</translation>
    </message>
    <message>
        <source>Nothing has changed yet: accept, or change your part.</source>
        <translation>Non è ancora cambiato niente: accetta o cambia la tua parte.</translation>
    </message>
    <message>
        <source>In this game only a completed Mission wins.</source>
        <translation>In questo gioco si vince soltanto con la Missione compiuta.</translation>
    </message>
    <message>
        <source>There is no Memo in your hand.</source>
        <translation>Non hai nessun Memo in mano.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Non hai in mano {card:il}.</translation>
    </message>
    <message>
        <source>{card} is not in the discard pile, so Rewind cannot take it.</source>
        <translation>{card:Il} non è nella pila degli scarti: Riavvolgimento non può prenderla.</translation>
    </message>
    <message>
        <source>{card} is not in the draw pile, so Quick Trip cannot take it.</source>
        <translation>{card:Il} non è nella pila di pesca: Viaggio veloce non può prenderla.</translation>
    </message>
    <message>
        <source>{card} is a Timewarp, and Timewarps cannot be fetched with Rewind or Quick Trip.</source>
        <translation>{card:Il} è un Timewarp, e un Timewarp non si recupera né con Riavvolgimento né con Viaggio veloce.</translation>
    </message>
    <message>
        <source>{card} waits: it answers a card that somebody else is playing.</source>
        <translation>{card:Il} si gioca solo in risposta alla carta di un altro.</translation>
    </message>
    <message>
        <source>Choose a target for {card} first.</source>
        <translation>Scegli prima su che cosa agisce {card:il}.</translation>
    </message>
    <message>
        <source>{card} acts by itself: play it without choosing anything.</source>
        <translation>Con {card:il} non c’è nulla da scegliere: gioca la carta e basta.</translation>
    </message>
    <message>
        <source>{card} lies in a future that cannot be reached during the ÜberParadox.</source>
        <translation>{card:Il} sta in un futuro irraggiungibile durante l’UltraParadosso.</translation>
    </message>
    <message>
        <source>No card of the discard pile can be played now, so {card} has nothing to fetch.</source>
        <translation>Nella pila degli scarti ora nessuna carta è giocabile: {card:il} non ha nulla da recuperare.</translation>
    </message>
    <message>
        <source>{card} has to be played: only Patches are discarded while a card can be played.</source>
        <translation>{card:Il} si può solo giocare: finché hai una carta giocabile, si scartano soltanto le Patch.</translation>
    </message>
    <message>
        <source>The draw pile is empty, so {card} has nowhere to look.</source>
        <translation>La pila di pesca è vuota: {card:il} non sa dove cercare.</translation>
    </message>
    <message>
        <source>{card} cannot reach {year}: the ÜberParadox seals every year after 1962.</source>
        <translation>{card:Il} non può raggiungere il {year}: l’UltraParadosso sigilla ogni anno dopo il 1962.</translation>
    </message>
    <message>
        <source>{card} mends a Paradox, and {year} is whole now.</source>
        <translation>{card:Il} ripara un Paradosso, e ora il {year} è integro.</translation>
    </message>
    <message>
        <source>{card} needs an Artifact in play; {artifact} is on no table.</source>
        <translation>Per {card:il} serve un Artefatto in gioco; nessun tavolo ha {artifact:il}.</translation>
    </message>
    <message>
        <source>{card} takes from another player; {artifact} is yours already.</source>
        <translation>Con {card:il} si prende da un altro giocatore; il tuo tavolo ha già {artifact:il}.</translation>
    </message>
    <message>
        <source>{card} needs an Artifact from your own table; {artifact} is not there.</source>
        <translation>Per {card:il} serve un Artefatto del tuo tavolo, e lì {artifact:il} non c’è.</translation>
    </message>
    <message>
        <source>{name} has nothing to decide now.</source>
        <translation>{name} ora non ha nulla da decidere.</translation>
    </message>
    <message>
        <source>Ripplepoints turn by themselves: {year} follows the Linchpins {linchpins}.</source>
        <translation>I Ripplepoint si girano da soli: il {year} segue i Linchpin {linchpins}.</translation>
    </message>
    <message>
        <source>Ripplepoints turn by themselves: {year} follows the Linchpin {linchpins}.</source>
        <translation>I Ripplepoint si girano da soli: il {year} segue il Linchpin {linchpins}.</translation>
    </message>
    <message>
        <source>{card} does not list {year}. It can turn {listed}.</source>
        <translation>{card:Il} non elenca il {year}. Può girare {listed:il}.</translation>
    </message>
    <message>
        <source>{card} fits {own_year} only, not {year}.</source>
        <translation>{card:Il} va solo sul {own_year}, non sul {year}.</translation>
    </message>
    <message>
        <source>{card} finds no room: {patch} already covers {year}.</source>
        <translation>Per {card:il} non c’è posto: la {patch} copre già il {year}.</translation>
    </message>
    <message>
        <source>{card} does not fit now: it is playable only if {settings}.</source>
        <translation>{card:Il} ora non combacia: è giocabile solo se {settings}.</translation>
    </message>
    <message>
        <source>{card} needs a player of this game.</source>
        <translation>Per {card:il} serve un giocatore di questa partita.</translation>
    </message>
    <message>
        <source>{card} can only prevent a disaster; {year} is already {present}.</source>
        <translation>{card:Il} può solo impedire un disastro; il {year} è già {present}.</translation>
    </message>
    <message>
        <source>{card} can only stop an attack; {year} is already {present}.</source>
        <translation>{card:Il} può solo impedire un attacco; il {year} è già {present}.</translation>
    </message>
    <message>
        <source>{card} can only make a project fail; {year} is already {present}.</source>
        <translation>{card:Il} può solo far fallire un progetto; il {year} è già {present}.</translation>
    </message>
    <message>
        <source>{card} turns altered Linchpins back; {year} already shows True History.</source>
        <translation>{card:Il} riporta indietro i Linchpin alterati; il {year} mostra già la Storia Vera.</translation>
    </message>
    <message>
        <source>{card} can only save a life; in {present} there is none to save.</source>
        <translation>{card:Il} può solo salvare una vita; nel {present} non ce n’è da salvare.</translation>
    </message>
    <message>
        <source>{card} cannot turn {year} over from the side it shows.</source>
        <translation>{card:Il} non può girare il {year} dal lato che mostra.</translation>
    </message>
    <message>
        <source>{card} has nothing to do: no Linchpin in reach is altered.</source>
        <translation>{card:Il} ora non ha nulla da fare: nessun Linchpin accessibile è alterato.</translation>
    </message>
    <message>
        <source>{card} has nothing to take: no other player has an Artifact.</source>
        <translation>Per {card:il} non c’è nulla da prendere: nessun altro ha un Artefatto.</translation>
    </message>
    <message>
        <source>Your table is empty, so {card} has nothing to sell.</source>
        <translation>Per {card:il} non c’è nulla in vendita: il tuo tavolo è vuoto.</translation>
    </message>
    <message>
        <source>{card} asks for an Artifact from your table, which is empty.</source>
        <translation>Per {card:il} serve un Artefatto del tuo tavolo, che è vuoto.</translation>
    </message>
    <message>
        <source>{card} has nothing to unmake: no Artifact is in play.</source>
        <translation>Per {card:il} non c’è nulla da far sparire: nessun Artefatto è in gioco.</translation>
    </message>
    <message>
        <source>{card} has nothing to act on now.</source>
        <translation>{card:Il} ora non ha su che cosa agire.</translation>
    </message>
    <message>
        <source>First everybody guesses the time.</source>
        <translation>Prima tutti indovinano l’ora.</translation>
    </message>
    <message>
        <source>First everybody keeps or exchanges their Identity.</source>
        <translation>Prima tutti tengono o scambiano l’Identità.</translation>
    </message>
    <message>
        <source>Now a card has to be played or discarded.</source>
        <translation>Ora bisogna giocare o scartare una carta.</translation>
    </message>
    <message>
        <source>A card is being played: answer with a Memo or let it happen.</source>
        <translation>Qualcuno sta giocando una carta: rispondi con un Memo o lascia correre.</translation>
    </message>
    <message>
        <source>You have killed time: discard another card or keep the rest.</source>
        <translation>Hai perso tempo: scarta un’altra carta o tieni il resto.</translation>
    </message>
    <message>
        <source>First the “Miracle”: play or discard a card of its own hand.</source>
        <translation>Prima il “Miracolo”: gioca o scarta una delle sue carte.</translation>
    </message>
    <message>
        <source>First Rewind: play a card of the discard pile.</source>
        <translation>Prima il Riavvolgimento: gioca una carta della pila degli scarti.</translation>
    </message>
    <message>
        <source>First the Quick Trip: play a card of the draw pile.</source>
        <translation>Prima il Viaggio veloce: gioca una carta della pila di pesca.</translation>
    </message>
    <message>
        <source>Nothing in your hand can be played: discard a card.</source>
        <translation>In mano non hai nulla di giocabile: scarta una carta.</translation>
    </message>
    <message>
        <source>The play is over: end the turn or claim victory.</source>
        <translation>La giocata è finita: chiudi il turno o dichiara la vittoria.</translation>
    </message>
    <message>
        <source>You cannot go home yet: your headlines are missing in {years}.</source>
        <translation>Non puoi ancora tornare a casa: mancano i tuoi titoli ({years}).</translation>
    </message>
    <message>
        <source>You cannot go home yet: your headline is missing in {years}.</source>
        <translation>Non puoi ancora tornare a casa: manca il tuo titolo {years:di}.</translation>
    </message>
    <message>
        <source>You cannot go home during the ÜberParadox: {years} cannot be reached.</source>
        <translation>Durante l’UltraParadosso non puoi tornare a casa: non puoi raggiungere {years:il}.</translation>
    </message>
    <message>
        <source>Your Mission is not complete. Missing from your table: {artifacts}.</source>
        <translation>La tua Missione non è compiuta. Ciò che ancora manca sul tuo tavolo: {artifacts:il}.</translation>
    </message>
    <message>
        <source>Ten cards in hand are needed at the end of the turn; you hold {count}.</source>
        <translation>A fine turno servono dieci carte in mano; tu ne hai {count}.</translation>
    </message>
    <message>
        <source>You do not hold {card}: choose a card of your own hand.</source>
        <translation>Non hai {card:il} in mano: scegli una delle tue carte.</translation>
    </message>
    <message>
        <source>{card} is the Adventure: it cannot be discarded, only played.</source>
        <translation>{card:Il} è l’Avventura: non si può scartare, solo giocare.</translation>
    </message>
    <message>
        <source>You have said already that you are done. Whoever plays or discards goes on.</source>
        <translation>Hai già detto che hai finito. Chi gioca o scarta continua.</translation>
    </message>
    <message>
        <source>You have not said that you are done, so there is nothing to take back.</source>
        <translation>Non hai detto che hai finito, quindi non c’è niente da ritirare.</translation>
    </message>
    <message>
        <source>{hero} is not in this game: choose a Hero that lies before you.</source>
        <translation>{hero} non è in questa partita: scegli un Eroe che hai davanti.</translation>
    </message>
    <message>
        <source>{hero} belongs to {seat}: nobody else can use that Hero.</source>
        <translation>{hero} è l’Eroe di {seat}: nessun altro può usarlo.</translation>
    </message>
    <message>
        <source>{hero} has been used already: each Hero helps once.</source>
        <translation>{hero} ha già aiutato: ogni Eroe aiuta una volta sola.</translation>
    </message>
    <message>
        <source>{hero} costs {price}, and the Backpack does not hold that now.</source>
        <translation>{hero} costa {price}, e nello Zaino ora non c’è abbastanza.</translation>
    </message>
    <message>
        <source>No failed Mission lies in the discards, so nothing can be heard again.</source>
        <translation>Tra gli scarti non c’è nessuna Missione fallita da riprovare.</translation>
    </message>
    <message>
        <source>No other Hero is left unused, so there is nobody to stand in for.</source>
        <translation>Tutti gli altri Eroi sono già stati usati: non c’è nessuno da sostituire.</translation>
    </message>
    <message>
        <source>The Backpack is empty, so there is nothing to give up.</source>
        <translation>Lo Zaino è vuoto: non c’è niente a cui rinunciare.</translation>
    </message>
    <message>
        <source>{mission} does not ask for {kind}: choose an Item that the card shows.</source>
        <translation>{mission:Il} non chiede {kind}: scegli un Oggetto indicato sulla carta.</translation>
    </message>
    <message>
        <source>{card} asks for {needed} Missions on the Story, so far {played}: play Missions first.</source>
        <translation>{card:Il} vuole {needed} Missioni sulla Storia, per ora {played}: prima gioca altre Missioni.</translation>
    </message>
    <message>
        <source>No Reward token of this sort is left: {sort}. Take another kind.</source>
        <translation>Di questo tipo non ci sono più pedine Ricompensa: {sort}. Prendi un altro tipo.</translation>
    </message>
    <message>
        <source>The Backpack does not hold {item}: choose what lies in it.</source>
        <translation>Nello Zaino non hai {item}: scegli tra ciò che contiene.</translation>
    </message>
    <message>
        <source>That is too much of one kind: {sort}, {most} at most.</source>
        <translation>È troppo di un solo tipo: {sort}, al massimo {most}.</translation>
    </message>
    <message>
        <source>That is too little: choose {least} at least.</source>
        <translation>È troppo poco: scegline almeno {least}.</translation>
    </message>
    <message>
        <source>This Mission does not offer {kind} now: choose one of the Rewards shown.</source>
        <translation>Ora questa Missione non offre {kind}: scegli una delle Ricompense mostrate.</translation>
    </message>
    <message>
        <source>The Reward of {mission} cannot be left: one of the kinds shown must be taken.</source>
        <translation>La Ricompensa {mission:di} non si può rifiutare: va preso uno dei tipi mostrati.</translation>
    </message>
    <message>
        <source>You have looked at {count}: use each of those cards once at most, and no other.</source>
        <translation>Carte guardate: {count}. Usa solo quelle, ognuna al massimo una volta.</translation>
    </message>
    <message>
        <source>No Reward token is left at all: this Hero can do nothing now.</source>
        <translation>Non è rimasta nessuna pedina Ricompensa: ora questo Eroe non può fare niente.</translation>
    </message>
    <message>
        <source>That is too much: {most} are the most.</source>
        <translation>È troppo: al massimo {most}.</translation>
    </message>
    <message>
        <source>Not now: first everybody keeps one of two Heroes.</source>
        <translation>Non ora: prima, di due Eroi, se ne tiene uno.</translation>
    </message>
    <message>
        <source>Not now: the game has not begun. Turn the glass first.</source>
        <translation>Non ora: la partita non è cominciata. Prima gira la clessidra.</translation>
    </message>
    <message>
        <source>Not now: the Adventure phase is on. Play, discard, or say that you are done.</source>
        <translation>Non ora: è la fase Avventura. Gioca, scarta, o di’ che hai finito.</translation>
    </message>
    <message>
        <source>Not now: the Story goes on. Reveal its next card, or use a Hero.</source>
        <translation>Non ora: la Storia continua. Rivela la prossima carta, o usa un Eroe.</translation>
    </message>
    <message>
        <source>Not now: a Mission has failed. Say first which of its Items you keep.</source>
        <translation>Non ora: una Missione è fallita. Prima di’ quali dei suoi Oggetti tieni.</translation>
    </message>
    <message>
        <source>Not now: choose first what this Mission does without.</source>
        <translation>Non ora: prima scegli di che cosa fa a meno questa Missione.</translation>
    </message>
    <message>
        <source>Not now: first comes the Reward of this Mission.</source>
        <translation>Non ora: prima viene la Ricompensa di questa Missione.</translation>
    </message>
    <message>
        <source>Not now: five cards lie open. Say first which of them are discarded.</source>
        <translation>Non ora: ci sono carte scoperte. Prima di’ quali si scartano.</translation>
    </message>
    <message>
        <source>Not now: cards of the Story lie open. Put them in order first.</source>
        <translation>Non ora: ci sono carte della Storia scoperte. Prima mettile in ordine.</translation>
    </message>
    <message>
        <source>Not now: a trade is on. Hand over up to three Items, then take a Reward.</source>
        <translation>Non ora: c’è uno scambio in corso. Consegna fino a tre Oggetti, poi prendi una Ricompensa.</translation>
    </message>
    <message>
        <source>Not now: tokens are being taken out of the game. Go on, or say that it is enough.</source>
        <translation>Non ora: si stanno togliendo pedine dal gioco. Continua, o di’ che basta.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Salva come testo…</translation>
    </message>
    <message>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
    <message>
        <source>even</source>
        <translation>costante</translation>
    </message>
    <message>
        <source>Pace: {speed} times that of the game</source>
        <translation>Ritmo: {speed} volte quello della partita</translation>
    </message>
    <message>
        <source>Pace: every step as long as the next</source>
        <translation>Ritmo: ogni passo dura quanto il successivo</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>Carta precedente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta successiva</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Controls of the replay</source>
        <translation>Comandi del replay</translation>
    </message>
    <message>
        <source>{words} ({shortcut})</source>
        <translation>{words} ({shortcut})</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Punto della partita</translation>
    </message>
    <message>
        <source>Turn {turn}, step {step} of {steps}</source>
        <translation>Turno {turn}, passo {step} di {steps}</translation>
    </message>
    <message>
        <source>Before the first turn, step {step} of {steps}</source>
        <translation>Prima del primo turno, passo {step} di {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} di {steps}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Tutto scoperto</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Visto da {name}</translation>
    </message>
    <message>
        <source>What all saw</source>
        <translation>Visto da tutti</translation>
    </message>
    <message>
        <source>Hands and goals can be watched once the game has ended. Until then you see what all saw.</source>
        <translation>Mani e obiettivi si possono vedere a partita finita. Fino ad allora vedi ciò che hanno visto tutti.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>Identity: {card}</source>
        <translation>Identità: {card}</translation>
    </message>
    <message>
        <source>Mission: {card}</source>
        <translation>Missione: {card}</translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation>Mano: {cards}</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Nessuna carta in mano</translation>
    </message>
    <message>
        <source>For the “Miracle”: {cards}</source>
        <translation>Per il “Miracolo”: {cards}</translation>
    </message>
    <message>
        <source>Draw pile, from the top: {cards}</source>
        <translation>Pila di pesca, dall’alto: {cards}</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>La pila di pesca è vuota.</translation>
    </message>
    <message>
        <source>The game can be watched up to here: line {line} of its file cannot be followed.</source>
        <translation>La partita si può rivedere fin qui: la riga {line} del suo file non si può seguire.</translation>
    </message>
    <message>
        <source>The last line of this game’s file is torn. Everything before it is shown.</source>
        <translation>L’ultima riga del file di questa partita è strappata. Tutto ciò che la precede è qui.</translation>
    </message>
    <message>
        <source>Everything before that is shown.</source>
        <translation>Tutto ciò che precede è qui.</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <translation>Salva la partita come testo</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>File di testo</translation>
    </message>
    <message>
        <source>{game}, told by Chrononauts Qt</source>
        <translation>{game}, nel racconto di Chrononauts Qt</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>Giocatori: {players}</translation>
    </message>
    <message>
        <source>Last played: {date}</source>
        <translation>Ultima volta: {date}</translation>
    </message>
    <message>
        <source>Result: {words}</source>
        <translation>Risultato: {words}</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partita non è finita.</translation>
    </message>
    <message>
        <source>This text tells only what everybody at the table saw.</source>
        <translation>Questo testo racconta solo ciò che al tavolo hanno visto tutti.</translation>
    </message>
    <message>
        <source>This text shows the hands and goals at the end.</source>
        <translation>Questo testo mostra le mani e gli obiettivi alla fine.</translation>
    </message>
    <message>
        <source>How it stands at the end</source>
        <translation>La situazione alla fine</translation>
    </message>
    <message>
        <source>How it stands by now</source>
        <translation>La situazione fin qui</translation>
    </message>
    <message>
        <source>Altered years: {years}</source>
        <translation>Anni alterati: {years}</translation>
    </message>
    <message>
        <source>Open Paradoxes: {years}</source>
        <translation>Paradossi aperti: {years}</translation>
    </message>
    <message>
        <source>Patches: {cards}</source>
        <translation>Paradossi riparati: {cards}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Sul tavolo: {cards}</translation>
    </message>
    <message>
        <source>At home: {travellers}</source>
        <translation>A casa: {travellers}</translation>
    </message>
    <message>
        <source>Not at home: {travellers}</source>
        <translation>Lontano da casa: {travellers}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>File salvato: {file}.</translation>
    </message>
    <message>
        <source>{file} could not be saved: {reason}.</source>
        <translation>Non si può salvare {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Segnala…</translation>
    </message>
    <message>
        <source>This report helps to find what went wrong. It names no player, and it stays on this computer until you send it yourself. Read it first.</source>
        <translation>Questa segnalazione aiuta a capire che cosa è andato storto. È in inglese, per chi sviluppa il programma. Non fa nomi, e resta su questo computer finché non la invii tu. Prima leggila.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>La segnalazione</translation>
    </message>
    <message>
        <source>Add the game that was played last, with seats for names</source>
        <translation>Aggiungi l’ultima partita giocata, con i posti invece dei nomi</translation>
    </message>
    <message>
        <source>A game shows hidden cards: every hand and goal, and the order of the draw pile.</source>
        <translation>Una partita mostra le carte nascoste: ogni mano, ogni obiettivo e l’ordine della pila di pesca.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Salva segnalazione…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva la segnalazione</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>La segnalazione è stata copiata.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is safe: close the window and continue it.</source>
        <translation>Qualcosa nel programma è andato storto. La partita è al sicuro: chiudi la finestra e potrai riprenderla.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. What it was could not be written down: {reason}. It can still be read in the report until you close the window.</source>
        <translation>Qualcosa nel programma è andato storto. Non si è potuto annotare che cosa: {reason}. Finché non chiudi la finestra, lo puoi leggere nella segnalazione.</translation>
    </message>
    <message>
        <source>Something went wrong in the program the last time. Nothing of your games was lost.</source>
        <translation>L’ultima volta qualcosa nel programma è andato storto. Delle tue partite non si è perso nulla.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Trovati: {count}</translation>
    </message>
    <message>
        <source>Nothing in the rules says “{words}”. Try fewer words, the name of a card, a year, or a rule such as R-416.</source>
        <translation>Nelle regole non c’è “{words}”. Prova con meno parole, il nome di una carta, un anno o una regola come R-416.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Previous: {title}</source>
        <translation>Precedente: {title}</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Successivo: {title}</translation>
    </message>
    <message>
        <source>The text begins here.</source>
        <translation>Il testo comincia qui.</translation>
    </message>
    <message>
        <source>The text ends here.</source>
        <translation>Il testo finisce qui.</translation>
    </message>
    <message>
        <source>{cap} leads on to “{title}”.</source>
        <translation>{cap} porta a “{title}”.</translation>
    </message>
    <message>
        <source>Link: {words}</source>
        <translation>Rimando: {words}</translation>
    </message>
    <message>
        <source>{section}: {words}</source>
        <translation>{section}: {words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Passo {step} di {last}</translation>
    </message>
    <message>
        <source>The board of the example</source>
        <translation>Il tabellone dell’esempio</translation>
    </message>
    <message>
        <source>Step {step}. {tile}</source>
        <translation>Passo {step}. {tile}</translation>
    </message>
    <message>
        <source>A page of the rules could not be read ({file}), so it is shown in English.</source>
        <translation>Una pagina delle regole non si legge ({file}): eccola in inglese.</translation>
    </message>
    <message>
        <source>The time is held while you read.</source>
        <translation>Il tempo è fermo mentre leggi.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}. Install the program again; your games are not touched.</source>
        <translation>Non si possono mostrare le regole: {reason}. Installa di nuovo il programma; le tue partite restano come sono.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Cadet</source>
        <translation>Cadetto</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Capo</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novizio</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veterano</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefono</translation>
    </message>
    <message>
        <source>Phone asleep</source>
        <translation>Telefono inattivo</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Qualcuno davanti allo schermo.</translation>
    </message>
    <message>
        <source>A kindly bot that now and then forgets its goals.</source>
        <translation>Un bot bonario che ogni tanto scorda i suoi obiettivi.</translation>
    </message>
    <message>
        <source>A bot that knows its goals and watches those of the others.</source>
        <translation>Un bot che ha chiari i suoi obiettivi e tiene d’occhio quelli altrui.</translation>
    </message>
    <message>
        <source>A bot that thinks ahead.</source>
        <translation>Un bot lungimirante.</translation>
    </message>
    <message>
        <source>Cadets are kindly and forgetful, Agents play well, Chiefs think ahead. None of them sees your cards.</source>
        <translation>I Cadetti sono bonari e smemorati, gli Agenti giocano bene, i Capi sono lungimiranti. Nessuno di loro vede le tue carte.</translation>
    </message>
    <message>
        <source>Seat {number}, {name}, removed. Seats now: {count}.</source>
        <translation>Posto {number}, {name}: tolto. Posti ora: {count}.</translation>
    </message>
    <message>
        <source>Seat {number} removed. Seats now: {count}.</source>
        <translation>Posto {number} tolto. Posti ora: {count}.</translation>
    </message>
    <message>
        <source>{name} has seat {number} of {count} now.</source>
        <translation>{name} ha ora il posto {number} di {count}.</translation>
    </message>
    <message>
        <source>It is seat {number} of {count} now.</source>
        <translation>Ora è il posto {number} di {count}.</translation>
    </message>
    <message>
        <source>{name}, seat {number}, player</source>
        <translation>{name}, posto {number}, chi gioca</translation>
    </message>
    <message>
        <source>Seat {number}, player</source>
        <translation>Posto {number}, chi gioca</translation>
    </message>
    <message>
        <source>one Cadet bot</source>
        <translation>un bot Cadetto</translation>
    </message>
    <message>
        <source>one Agent bot</source>
        <translation>un bot Agente</translation>
    </message>
    <message>
        <source>one Chief bot</source>
        <translation>un bot Capo</translation>
    </message>
    <message>
        <source>one Novice companion</source>
        <translation>un compagno Novizio</translation>
    </message>
    <message>
        <source>one Ranger companion</source>
        <translation>un compagno Ranger</translation>
    </message>
    <message>
        <source>one Veteran companion</source>
        <translation>un compagno Veterano</translation>
    </message>
    <message>
        <source>{count} Cadet bots</source>
        <translation>{count} bot Cadetto</translation>
    </message>
    <message>
        <source>{count} Agent bots</source>
        <translation>{count} bot Agente</translation>
    </message>
    <message>
        <source>{count} Chief bots</source>
        <translation>{count} bot Capo</translation>
    </message>
    <message>
        <source>{count} Novice companions</source>
        <translation>{count} compagni Novizi</translation>
    </message>
    <message>
        <source>{count} Ranger companions</source>
        <translation>{count} compagni Ranger</translation>
    </message>
    <message>
        <source>{count} Veteran companions</source>
        <translation>{count} compagni Veterani</translation>
    </message>
    <message>
        <source>Cadet bot</source>
        <translation>bot Cadetto</translation>
    </message>
    <message>
        <source>Agent bot</source>
        <translation>bot Agente</translation>
    </message>
    <message>
        <source>Chief bot</source>
        <translation>bot Capo</translation>
    </message>
    <message>
        <source>Novice companion</source>
        <translation>Compagno Novizio</translation>
    </message>
    <message>
        <source>Ranger companion</source>
        <translation>Compagno Ranger</translation>
    </message>
    <message>
        <source>Veteran companion</source>
        <translation>Compagno Veterano</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>dal telefono</translation>
    </message>
    <message>
        <source>by a phone that is asleep</source>
        <translation>da un telefono inattivo</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Posti…</translation>
    </message>
    <message>
        <source>{name}: {player}</source>
        <translation>{name}: {player}</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Gioca tu</translation>
    </message>
    <message>
        <source>Hand over to {rank}</source>
        <translation>Affida a un {rank}</translation>
    </message>
    <message>
        <source>{name} plays this seat. Shall a bot play it from here on?</source>
        <translation>In questo posto gioca {name}. Vuoi affidarlo a un bot, da qui in poi?</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>A tile of the board at this text size</source>
        <translation>Una carta del tabellone con il testo di questa dimensione</translation>
    </message>
    <message>
        <source>{group}: {choice}</source>
        <translation>{group}: {choice}</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Il tuo sistema chiede meno animazioni.</translation>
    </message>
    <message>
        <source>Your system asks for nothing special.</source>
        <translation>Il tuo sistema non chiede nulla di particolare.</translation>
    </message>
    <message>
        <source>Your system does not say, so motion has its normal speed.</source>
        <translation>Il tuo sistema non dice nulla: vale la velocità normale.</translation>
    </message>
    <message>
        <source>Pictures on the board</source>
        <translation>Immagini sul tabellone</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Tenui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Aiuti durante la partita</translation>
    </message>
    <message>
        <source>Nobody but you sees the reminder.</source>
        <translation>Il promemoria lo vedi solo tu.</translation>
    </message>
    <message>
        <source>Show large what the mouse rests on</source>
        <translation>Ingrandisci ciò su cui si ferma il mouse</translation>
    </message>
    <message>
        <source>Say what happens for the first time</source>
        <translation>Di’ quello che succede per la prima volta</translation>
    </message>
    <message>
        <source>One sentence about each new thing at a table. Switch it on again to hear them all again.</source>
        <translation>Una frase su ogni cosa nuova al tavolo. Riattiva l’opzione per sentirle di nuovo tutte.</translation>
    </message>
    <message>
        <source>Show the numbers of rules in the rulebook</source>
        <translation>Mostra i numeri delle regole nel regolamento</translation>
    </message>
    <message>
        <source>Show the board as a list</source>
        <translation>Mostra il tabellone in elenco</translation>
    </message>
    <message>
        <source>It has room for large text. At the table, press L.</source>
        <translation>C’è più spazio per un testo grande. Durante la partita, premi L.</translation>
    </message>
    <message>
        <source>At the table, press L. Some boards are lists already.</source>
        <translation>Al tavolo, premi L. Alcuni tabelloni sono già elenchi.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Mosse dei bot</translation>
    </message>
    <message>
        <source>Pace of the bots…</source>
        <translation>Mosse dei bot…</translation>
    </message>
    <message>
        <source>How long each move stays to be seen.</source>
        <translation>Per quanto tempo ogni mossa resta in vista.</translation>
    </message>
    <message>
        <source>Told of a game</source>
        <translation>Racconto della partita</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>In brief</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>In brief: what was played, the Paradoxes, and whose turn it is.</source>
        <translation>Breve: che cosa si gioca, i Paradossi e di chi è il turno.</translation>
    </message>
    <message>
        <source>On every screen: {larger}, {smaller} or {usual}.</source>
        <translation>In ogni schermata: {larger}, {smaller} o {usual}.</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Lingua delle carte</translation>
    </message>
    <message>
        <source>Same as the interface</source>
        <translation>Come l’interfaccia</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Lingua: {language}</translation>
    </message>
    <message>
        <source>Show the welcome page</source>
        <translation>Mostra la pagina di benvenuto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Ti diamo il benvenuto</translation>
    </message>
    <message>
        <source>Make yourself comfortable. You can change all of this later in the settings.</source>
        <translation>Fai come a casa tua. Ritrovi tutto anche nelle impostazioni.</translation>
    </message>
    <message>
        <source>Quick Artifaxx against one bot</source>
        <translation>Artifaxx veloce contro un bot</translation>
    </message>
    <message>
        <source>The short game, at once. A kindly Cadet plays against you.</source>
        <translation>Il gioco breve, subito. Contro di te gioca un Cadetto bonario.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>The time is held while you are here.</source>
        <translation>Finché stai qui, il tempo è fermo.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>2–4 players</source>
        <translation>2–4 giocatori</translation>
    </message>
    <message>
        <source>about 20 minutes</source>
        <translation>circa 20 minuti</translation>
    </message>
    <message>
        <source>Borrow the treasures of all ages. Whoever completes a Mission first wins.</source>
        <translation>Prendi in prestito i tesori di tutte le epoche. Vince chi compie una Missione prima degli altri.</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 giocatori</translation>
    </message>
    <message>
        <source>about 45 minutes</source>
        <translation>circa 45 minuti</translation>
    </message>
    <message>
        <source>Animal crews harvest a broken star. Nobody gets far without a good deal.</source>
        <translation>Equipaggi di animali raccolgono una stella in frantumi. Senza un buon accordo non si va lontano.</translation>
    </message>
    <message>
        <source>Change history until your own past comes true, before Paradoxes destroy the Universe.</source>
        <translation>Cambia la storia finché diventa vero il tuo passato, prima che i Paradossi distruggano l’Universo.</translation>
    </message>
    <message>
        <source>1 player or team</source>
        <translation>1 giocatore o squadra</translation>
    </message>
    <message>
        <source>about 30 minutes</source>
        <translation>circa 30 minuti</translation>
    </message>
    <message>
        <source>Travellers are stranded in a history that is not theirs. Bring every one of them home.</source>
        <translation>Alcuni viaggiatori sono bloccati in una storia che non è la loro. Riportali tutti a casa.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>1–5 players, together</source>
        <translation>1–5 giocatori, insieme</translation>
    </message>
    <message>
        <source>5 minutes, and the tale of them</source>
        <translation>5 minuti, e poi il racconto</translation>
    </message>
    <message>
        <source>One team, one Backpack, one sand glass. Then the Story shows what you have remembered.</source>
        <translation>Una squadra, uno Zaino, una clessidra. Poi la Storia mostra che cosa avete ricordato.</translation>
    </message>
    <message>
        <source>Today’s dungeon</source>
        <translation>Dungeon del giorno</translation>
    </message>
</context>
<context>
    <name>Solonauts</name>
    <message>
        <source>Home</source>
        <translation>A casa</translation>
    </message>
    <message>
        <source>{home} of {travellers} home</source>
        <translation>A casa: {home} su {travellers}</translation>
    </message>
    <message>
        <source>{name} is home.</source>
        <translation>{name} è a casa.</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>A CASA</translation>
    </message>
    <message>
        <source>Place {number} is empty.</source>
        <translation>Il posto {number} è vuoto.</translation>
    </message>
    <message>
        <source>Travellers who wait</source>
        <translation>Viaggiatori in attesa</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Viaggiatori</translation>
    </message>
    <message>
        <source>{name} waits.</source>
        <translation>{name} aspetta.</translation>
    </message>
    <message>
        <source>{year} stands.</source>
        <translation>Il {year} è a posto.</translation>
    </message>
    <message>
        <source>{year} is missing; its Paradox is open.</source>
        <translation>Il {year} manca; il suo Paradosso è aperto.</translation>
    </message>
    <message>
        <source>{year} is missing.</source>
        <translation>Il {year} manca.</translation>
    </message>
    <message>
        <source>STRANDED</source>
        <translation>NON TORNA</translation>
    </message>
    <message>
        <source>No way home any more: {patch} is among the discards.</source>
        <translation>Non c’è più via di casa: la {patch} è fra gli scarti.</translation>
    </message>
    <message>
        <source>The ÜberParadox seals the way home.</source>
        <translation>L’UltraParadosso sigilla la via di casa.</translation>
    </message>
    <message>
        <source>goes home</source>
        <translation>torna a casa</translation>
    </message>
    <message>
        <source>Whoever reads all three headlines at once goes home, and for good.</source>
        <translation>Chi legge tutti e tre i suoi titoli insieme torna a casa, e per sempre.</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>si avvicina</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>si allontana</translation>
    </message>
    <message>
        <source>NOT NEEDED</source>
        <translation>NON SERVE</translation>
    </message>
    <message>
        <source>Not needed any more: nobody who waits lists {year}.</source>
        <translation>Non serve più: tra chi aspetta, nessuno cerca il {year}.</translation>
    </message>
    <message>
        <source>Play a card, or discard a Patch</source>
        <translation>Gioca una carta o scarta una Patch</translation>
    </message>
    <message>
        <source>Discard one card</source>
        <translation>Scarta una carta</translation>
    </message>
    <message>
        <source>The journey is over</source>
        <translation>Il viaggio è finito</translation>
    </message>
    <message>
        <source>After every card you draw back up to five.</source>
        <translation>Dopo ogni carta peschi fino ad averne di nuovo cinque.</translation>
    </message>
    <message>
        <source>The draw pile is empty: these are your last cards.</source>
        <translation>La pila di pesca è vuota: queste sono le tue ultime carte.</translation>
    </message>
    <message>
        <source>Nothing in your hand can be played: discard one card.</source>
        <translation>In mano non hai nulla di giocabile: scarta una carta.</translation>
    </message>
    <message>
        <source>This brings home: {names}.</source>
        <translation>Così riporti a casa {names}.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Something that had been hidden was seen and taken back: this game is practice.</source>
        <translation>Hai annullato una mossa dopo aver visto ciò che era nascosto: questa partita è un allenamento.</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Undo draw</source>
        <translation>Annulla pesca</translation>
    </message>
    <message>
        <source>You have seen what was hidden. If you take this back, the game is practice from then on.</source>
        <translation>Hai già visto ciò che era nascosto. Se annulli, da quel momento la partita è un allenamento.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card:il}</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Scarta la carta scelta</translation>
    </message>
    <message>
        <source>Somebody still waits for {year}: {names}. Discard it all the same?</source>
        <translation>C’è ancora chi aspetta il {year}: {names}. Scarti lo stesso la Patch?</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>End here</source>
        <translation>Chiudi qui</translation>
    </message>
    <message>
        <source>End the journey here? At home: {home} of {travellers}.</source>
        <translation>Vuoi chiudere qui il viaggio? A casa: {home} su {travellers}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Continua lo stesso</translation>
    </message>
    <message>
        <source>Not everybody can get home any more. No way left for: {names}.</source>
        <translation>Ormai non tutti possono tornare a casa. Non c’è più una via per {names}.</translation>
    </message>
    <message>
        <source>Everybody is home</source>
        <translation>Tutti a casa</translation>
    </message>
    <message>
        <source>Somebody stayed behind</source>
        <translation>Qualcuno resta indietro</translation>
    </message>
    <message>
        <source>The Universe is destroyed</source>
        <translation>L’Universo è distrutto</translation>
    </message>
    <message>
        <source>Every traveller is where history began for them.</source>
        <translation>Ogni viaggiatore è là dove la sua storia è cominciata.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Le carte sono finite.</translation>
    </message>
    <message>
        <source>You have ended the journey early.</source>
        <translation>Hai chiuso il viaggio in anticipo.</translation>
    </message>
    <message>
        <source>{count} Paradoxes were open at once: {years}.</source>
        <translation>{count} Paradossi aperti insieme: {years}.</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Lontano da casa</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Nessuno.</translation>
    </message>
    <message>
        <source>Missing: {years}.</source>
        <translation>Anni mancanti: {years}.</translation>
    </message>
    <message>
        <source>All three headlines stood, beyond the ÜberParadox.</source>
        <translation>I tre titoli c’erano tutti, ma al di là dell’UltraParadosso.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Miglior risultato</translation>
    </message>
    <message>
        <source>Everybody home</source>
        <translation>Tutti a casa</translation>
    </message>
    <message>
        <source>Retry same deal</source>
        <translation>Stessa smazzata</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Mostra soluzione</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Una soluzione</translation>
    </message>
    <message>
        <source>Looking for a solution.</source>
        <translation>Ricerca di una soluzione in corso.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Nessuna soluzione trovata.</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <translation>{number}. {move}</translation>
    </message>
</context>
<context>
    <name>SolonautsLesson</name>
    <message>
        <source>Each traveller needs three years; the way home opens by itself.</source>
        <translation>A ogni viaggiatore servono tre anni; la via di casa si apre da sé.</translation>
    </message>
    <message>
        <source>The deck is used once: the order is the riddle.</source>
        <translation>Il mazzo si usa una volta sola: l’enigma è l’ordine.</translation>
    </message>
    <message>
        <source>A Patch that nobody needs may go at any time, any card when none can be played.</source>
        <translation>Una Patch che non serve a nessuno si può scartare sempre, una carta qualsiasi quando nessuna è giocabile.</translation>
    </message>
    <message>
        <source>First journey home</source>
        <translation>Primo viaggio verso casa</translation>
    </message>
    <message>
        <source>You play alone for all who wait to go home, each with three years, as listed. {who} and {other} need 1963 turned: use {card}.</source>
        <translation>Giochi per tutti quelli che aspettano di tornare a casa, ognuno coi suoi tre anni. {who:A} {other:e} serve il 1963 girato: usa {card:il}.</translation>
    </message>
    <message>
        <source>Your hand has been filled up to five, as after every play. The deck is used once: who is not home when it runs out stays behind.</source>
        <translation>La tua mano è tornata a cinque, come dopo ogni giocata. Il mazzo si usa una volta: chi non è a casa quando finisce resta indietro.</translation>
    </message>
    <message>
        <source>{who} has two years of three. The last one is 1968′: play {card}.</source>
        <translation>{who} ha due anni su tre. L’ultimo è il 1968′: gioca {card:il}.</translation>
    </message>
    <message>
        <source>The way home opens by itself and is final; a Patch brings no bonus card here. Others may need the opposite: the order is the riddle.</source>
        <translation>La via di casa si apre da sola e per sempre; qui una Patch non dà carte bonus. Ad altri può servire il contrario: l’enigma è l’ordine.</translation>
    </message>
    <message>
        <source>Nobody waits for 1962′. A Patch that nobody needs may go at any time: choose {card} and press “{discard}”.</source>
        <translation>Nessuno aspetta il 1962′. Una Patch che non serve a nessuno si può scartare in ogni momento: scegli {card:il} e premi “{discard}”.</translation>
    </message>
    <message>
        <source>That was no play, and the next one fills your hand again. Before a Patch goes that somebody waits for, you are asked.</source>
        <translation>Non era una giocata, e la prossima riempie di nuovo la mano. Prima di scartare una Patch che qualcuno aspetta, ti viene chiesto.</translation>
    </message>
    <message>
        <source>Now no card can be played: one has to go. Choose what is missed least, say the Patch nobody waits for, and press “{discard}”.</source>
        <translation>Ora non si può giocare nessuna carta: una deve andarsene. Scegli quella che mancherà meno, come la Patch che nessuno aspetta, e premi “{discard}”.</translation>
    </message>
    <message>
        <source>A new card has come, and you go on. Moves can be undone, and “{hint}” gives advice. Now bring six home: the deal can be won for sure.</source>
        <translation>È arrivata una carta nuova, e si va avanti. Le mosse si possono annullare, e “{hint}” dà consigli. Ora portane a casa sei: la smazzata è vincibile di sicuro.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{year}, row {row} column {column}, {state}, {condition}.</source>
        <translation>{year}, fila {row}, colonna {column}, {state}, {condition}.</translation>
    </message>
    <message>
        <source>{year}, row {row} column {column}, sealed, {state}, {condition}.</source>
        <translation>{year}, fila {row}, colonna {column}, sigillato, {state}, {condition}.</translation>
    </message>
    <message>
        <source>Linchpin, true side</source>
        <translation>Linchpin, lato vero</translation>
    </message>
    <message>
        <source>Linchpin, altered side</source>
        <translation>Linchpin, lato alterato</translation>
    </message>
    <message>
        <source>Ripplepoint, true side</source>
        <translation>Ripplepoint, lato vero</translation>
    </message>
    <message>
        <source>open Paradox</source>
        <translation>Paradosso aperto</translation>
    </message>
    <message>
        <source>patched Paradox</source>
        <translation>Paradosso riparato</translation>
    </message>
    <message>
        <source>ripples can reach {years}</source>
        <translation>Ripple possibili: {years}</translation>
    </message>
    <message>
        <source>needs {primes}, in effect</source>
        <translation>richiede {primes:il}, in atto</translation>
    </message>
    <message>
        <source>needs {primes}, not in effect</source>
        <translation>richiede {primes:il}, non in atto</translation>
    </message>
    <message>
        <source>needs {primes}, in effect: {lit}</source>
        <translation>richiede {primes:il}, in atto: {lit:il}</translation>
    </message>
    <message>
        <source>a Paradox needs {primes}, not in effect</source>
        <translation>un Paradosso richiede {primes:il}, non in atto</translation>
    </message>
    <message>
        <source>a Paradox needs {primes}, in effect: {lit}</source>
        <translation>un Paradosso richiede {primes:il}, in atto: {lit:il}</translation>
    </message>
    <message>
        <source>Headline: {headline}.</source>
        <translation>Titolo: {headline}.</translation>
    </message>
    <message>
        <source>{title}, {family}. {text}</source>
        <translation>{title}, {family}. {text}</translation>
    </message>
    <message>
        <source>{title}: {headline}. {text}</source>
        <translation>{title}: {headline}. {text}</translation>
    </message>
    <message>
        <source>private card {number} of {count}</source>
        <translation>carta riservata {number} di {count}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>All of this is kept in one file on this computer: {file}.</source>
        <translation>Tutto questo sta in un solo file, su questo computer: {file}.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Every game is counted here as soon as it is dealt.</source>
        <translation>Qui non si è ancora giocata nessuna partita. Ogni partita si conta appena distribuite le carte.</translation>
    </message>
    <message>
        <source>The statistics were written by a later version of Chrononauts Qt. Update the program to see them; nothing is changed until then.</source>
        <translation>Le statistiche vengono da una versione più recente di Chrononauts Qt. Aggiorna il programma per vederle; fino ad allora nulla viene modificato.</translation>
    </message>
    <message>
        <source>The statistics could not be read, so they begin anew. The old file is kept as {file}.</source>
        <translation>Le statistiche non erano leggibili, perciò ricominciano da zero. Il vecchio file è conservato come {file}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>How people have won Chrononauts</source>
        <translation>Come si è vinto a Chrononauts</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Contro i bot</translation>
    </message>
    <message>
        <source>Journeys in Solonauts</source>
        <translation>Viaggi di Solonauts</translation>
    </message>
    <message>
        <source>A game that can be gone on with is unfinished, one whose file is deleted abandoned: neither is lost.</source>
        <translation>Una partita che si può riprendere è da finire, una di cui si è eliminato il file è abbandonata: nessuna delle due conta come persa.</translation>
    </message>
    <message>
        <source>With help: games that ended after a hint for this person, after something hidden was taken back, or with a deal whose solution was known. A seat that a bot has played for a while counts for nobody.</source>
        <translation>Con aiuti: partite finite dopo un suggerimento per questa persona, dopo una mossa annullata che aveva svelato qualcosa, o con una smazzata di cui si conosceva la soluzione. Un posto in cui per un po’ ha giocato un bot non conta per nessuno.</translation>
    </message>
    <message>
        <source>Games in which a bot of the rank sat at the table; another person may have won them as well.</source>
        <translation>Partite con un bot di quel grado al tavolo; può averle vinte anche un’altra persona.</translation>
    </message>
    <message>
        <source>Only journeys without help count for who got home; those with help stand apart.</source>
        <translation>Per chi è tornato a casa contano solo i viaggi senza aiuti; quelli con aiuti stanno a parte.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>People won</source>
        <translation>Vinte da persone</translation>
    </message>
    <message>
        <source>People lost</source>
        <translation>Perse da persone</translation>
    </message>
    <message>
        <source>Everyone lost</source>
        <translation>Perse da tutti</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abbandonate</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Da finire</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuti</translation>
    </message>
    <message>
        <source>Ways to victory</source>
        <translation>Modi di vincere</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>A casa</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Dieci carte</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>All home</source>
        <translation>Tutti a casa</translation>
    </message>
    <message>
        <source>Home on average</source>
        <translation>A casa in media</translation>
    </message>
    <message>
        <source>Home at most</source>
        <translation>Massimo a casa</translation>
    </message>
    <message>
        <source>Solved by difficulty</source>
        <translation>Risolte per difficoltà</translation>
    </message>
    <message>
        <source>Journeys without help on deals whose difficulty has been measured.</source>
        <translation>Viaggi senza aiuto su smazzate di difficoltà misurata.</translation>
    </message>
    <message>
        <source>Somebody left behind</source>
        <translation>Qualcuno non è tornato</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{count} travellers</source>
        <translation>{count} viaggiatori</translation>
    </message>
    <message>
        <source>{count} ({won} won)</source>
        <translation>{count} (vinte: {won})</translation>
    </message>
    <message>
        <source>Points in AfterNova</source>
        <translation>Punti in AfterNova</translation>
    </message>
    <message>
        <source>Of all games that were played to their end.</source>
        <translation>Di tutte le partite giocate fino alla fine.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>In media</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Al massimo</translation>
    </message>
    <message>
        <source>Fewest turns to win</source>
        <translation>Vittoria in meno turni</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Everybody’s last games that have ended, {most} at most, the latest at the right.</source>
        <translation>Le ultime partite finite di ciascuno, al massimo {most}, la più recente a destra.</translation>
    </message>
    <message>
        <source>{what} {count}</source>
        <translation>{what} {count}</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>The tables have been copied.</source>
        <translation>Le tabelle sono state copiate.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Esporta le partite</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Per altri programmi</translation>
    </message>
    <message>
        <source>The games have been written to {file}.</source>
        <translation>Le partite sono state scritte in {file}.</translation>
    </message>
    <message>
        <source>The games cannot be written to {file}: {reason}. Nothing is lost; choose another place.</source>
        <translation>Le partite non si possono scrivere in {file}: {reason}. Nulla è andato perso; scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Azzera…</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Vuoi azzerare le statistiche?</translation>
    </message>
    <message>
        <source>The old file is kept beside it under today’s date. Saved games and the best result of each deal stay.</source>
        <translation>Il vecchio file resta accanto al nuovo, con la data di oggi. Le partite salvate e il miglior risultato di ogni smazzata restano.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones are kept as {file}.</source>
        <translation>Le statistiche ricominciano da zero. Le vecchie sono conservate come {file}.</translation>
    </message>
    <message>
        <source>The statistics cannot be reset: {reason}. They stay as they were.</source>
        <translation>Non si possono azzerare le statistiche: {reason}. Restano com’erano.</translation>
    </message>
    <message>
        <source>Dungeon Time by team</source>
        <translation>Dungeon Time per squadra</translation>
    </message>
    <message>
        <source>Dungeon Time by rank of the companions</source>
        <translation>Dungeon Time per grado dei compagni di squadra</translation>
    </message>
    <message>
        <source>Dungeon Time by scenario and Adventure</source>
        <translation>Dungeon Time per scenario e Avventura</translation>
    </message>
    <message>
        <source>Dungeon Time by mode</source>
        <translation>Dungeon Time per modalità</translation>
    </message>
    <message>
        <source>Dungeon Time with Heroes and without</source>
        <translation>Dungeon Time con e senza Eroi</translation>
    </message>
    <message>
        <source>Dungeon Time by length</source>
        <translation>Dungeon Time per durata</translation>
    </message>
    <message>
        <source>Dungeon of the day with a glass</source>
        <translation>Dungeon del giorno con la clessidra</translation>
    </message>
    <message>
        <source>Dungeon of the day without a glass</source>
        <translation>Dungeon del giorno senza clessidra</translation>
    </message>
    <message>
        <source>The first game of everybody on a day counts. A row goes on from day to day.</source>
        <translation>Conta la prima partita di ciascuno in un giorno. Le vittorie di fila si contano di giorno in giorno.</translation>
    </message>
    <message>
        <source>Last dungeons of the day, with a glass</source>
        <translation>Ultimi dungeon del giorno, con la clessidra</translation>
    </message>
    <message>
        <source>Last dungeons of the day, without a glass</source>
        <translation>Ultimi dungeon del giorno, senza clessidra</translation>
    </message>
    <message>
        <source>The first game of everybody on a day, the best one first.</source>
        <translation>La prima partita di ciascuno in un giorno, a partire dalla migliore.</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Giorni giocati</translation>
    </message>
    <message>
        <source>Days won</source>
        <translation>Giorni vinti</translation>
    </message>
    <message>
        <source>Row of wins now</source>
        <translation>Serie di vittorie in corso</translation>
    </message>
    <message>
        <source>Most Missions</source>
        <translation>Record di Missioni</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Partita vinta</translation>
    </message>
    <message>
        <source>Game lost</source>
        <translation>Partita persa</translation>
    </message>
    <message>
        <source>Of all games that were played to their end, but for practice.</source>
        <translation>Di tutte le partite giocate fino alla fine, tranne quelle di allenamento.</translation>
    </message>
    <message>
        <source>Backpack broken</source>
        <translation>Zaino rotto</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Obiettivo mancato</translation>
    </message>
    <message>
        <source>Missions completed</source>
        <translation>Missioni completate</translation>
    </message>
    <message>
        <source>Items wasted</source>
        <translation>Oggetti sprecati</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Best level</source>
        <translation>Miglior livello</translation>
    </message>
    <message>
        <source>{won} ({percent}%)</source>
        <translation>{won} ({percent}%)</translation>
    </message>
    <message>
        <source>{completed} of {played}</source>
        <translation>{completed} su {played}</translation>
    </message>
    <message>
        <source>{level}, Extended</source>
        <translation>{level}, Estesa</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Estesa</translation>
    </message>
    <message>
        <source>Without Heroes</source>
        <translation>Senza Eroi</translation>
    </message>
    <message>
        <source>With Heroes</source>
        <translation>Con Eroi</translation>
    </message>
    <message>
        <source>No glass</source>
        <translation>Senza clessidra</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Kill time with the chosen card</source>
        <translation>Perdi tempo con la carta scelta</translation>
    </message>
    <message>
        <source>Guess the time</source>
        <translation>Indovina l’ora</translation>
    </message>
    <message>
        <source>Keep or exchange your Identity</source>
        <translation>Tieni o scambia l’Identità</translation>
    </message>
    <message>
        <source>Play a card or kill time</source>
        <translation>Gioca una carta o perdi tempo</translation>
    </message>
    <message>
        <source>Anyone with a Memo?</source>
        <translation>Qualcuno gioca un Memo?</translation>
    </message>
    <message>
        <source>Killing Time</source>
        <translation>Perdere Tempo</translation>
    </message>
    <message>
        <source>Play from the “Miracle”</source>
        <translation>Gioca dal “Miracolo”</translation>
    </message>
    <message>
        <source>Play from the discard pile</source>
        <translation>Gioca dalla pila degli scarti</translation>
    </message>
    <message>
        <source>Play from the draw pile</source>
        <translation>Gioca dalla pila di pesca</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Pesca 1</translation>
    </message>
    <message>
        <source>Play one</source>
        <translation>Gioca 1</translation>
    </message>
    <message>
        <source>End or claim</source>
        <translation>Fine o vittoria</translation>
    </message>
    <message>
        <source>{name}’s turn: {step}</source>
        <translation>{name} – {step}</translation>
    </message>
    <message>
        <source>A person plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca una persona.</translation>
    </message>
    <message>
        <source>A Cadet bot plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un bot Cadetto.</translation>
    </message>
    <message>
        <source>An Agent bot plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un bot Agente.</translation>
    </message>
    <message>
        <source>A Chief bot plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un bot Capo.</translation>
    </message>
    <message>
        <source>A Novice companion plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un compagno Novizio.</translation>
    </message>
    <message>
        <source>A Ranger companion plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un compagno Ranger.</translation>
    </message>
    <message>
        <source>A Veteran companion plays for {name} from here on.</source>
        <translation>Da qui in poi per {name} gioca un compagno Veterano.</translation>
    </message>
    <message>
        <source>{name}’s turn: {bot}</source>
        <translation>{name} – {bot}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pila di pesca</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila degli scarti</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand of the “Miracle”</source>
        <translation>Mano del “Miracolo”</translation>
    </message>
    <message>
        <source>Your Mission</source>
        <translation>La tua Missione</translation>
    </message>
    <message>
        <source>TimeLine</source>
        <translation>Linea Temporale</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>PARADOX</source>
        <translation>PARADOSSO</translation>
    </message>
    <message>
        <source>SEALED</source>
        <translation>SIGILLATO</translation>
    </message>
    <message>
        <source>AND</source>
        <translation>e</translation>
    </message>
    <message>
        <source>OR</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Unstable</source>
        <translation>Instabile</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>combacia</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>non combacia</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>{count} / {limit}</source>
        <translation>{count} / {limit}</translation>
    </message>
    <message>
        <source>Opens {years}.</source>
        <translation>Apre {years:il}.</translation>
    </message>
    <message>
        <source>Closes {years}.</source>
        <translation>Chiude {years:il}.</translation>
    </message>
    <message>
        <source>Covers {year}.</source>
        <translation>Copre il {year}.</translation>
    </message>
    <message>
        <source>Open Paradoxes then: {count} of {limit}.</source>
        <translation>Paradossi aperti dopo: {count} su {limit}.</translation>
    </message>
    <message>
        <source>You could then claim victory: you would be home.</source>
        <translation>Così potresti dichiarare la vittoria: saresti a casa.</translation>
    </message>
    <message>
        <source>You could then claim victory: your Mission would be complete.</source>
        <translation>Così potresti dichiarare la vittoria: Missione compiuta.</translation>
    </message>
    <message>
        <source>You could then claim victory: you would hold ten cards.</source>
        <translation>Così potresti dichiarare la vittoria: avresti in mano dieci carte.</translation>
    </message>
    <message>
        <source>Everyone would lose: {count} Paradoxes would be open at once.</source>
        <translation>Perderebbero tutti: {count} Paradossi aperti insieme.</translation>
    </message>
    <message>
        <source>{year} – {headline}</source>
        <translation>{year} – {headline}</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Show lines</source>
        <translation>Mostra le linee</translation>
    </message>
    <message>
        <source>TimeLine only</source>
        <translation>Solo Linea Temporale</translation>
    </message>
    <message>
        <source>{patch}: {verdict}. Playable if {settings}.</source>
        <translation>{patch}: {verdict}. Giocabile se {settings}.</translation>
    </message>
    <message>
        <source>ÜberParadox</source>
        <translation>UltraParadosso</translation>
    </message>
    <message>
        <source>While it lies here, nothing after 1962 can be reached.</source>
        <translation>Finché sta qui, oltre il 1962 tutto è irraggiungibile.</translation>
    </message>
    <message>
        <source>Opened: {years}.</source>
        <translation>Apre {years:il}.</translation>
    </message>
    <message>
        <source>Closed: {years}.</source>
        <translation>Chiude {years:il}.</translation>
    </message>
    <message>
        <source>Patches lost: {years}.</source>
        <translation>Si stacca la Patch {years:da}.</translation>
    </message>
    <message>
        <source>You can win</source>
        <translation>Puoi vincere</translation>
    </message>
    <message>
        <source>Everyone would lose: {count} Paradoxes would be open at once. Play it again to go ahead anyway.</source>
        <translation>Perderebbero tutti: {count} Paradossi aperti insieme. Ripeti la giocata per farla lo stesso.</translation>
    </message>
    <message>
        <source>Choose a second card to discard and you draw one in its place, or keep the rest. Either way you have the same number of cards.</source>
        <translation>Scegli una seconda carta da scartare e ne peschi una al suo posto, oppure tieni il resto. In un caso come nell’altro, il numero delle tue carte non cambia.</translation>
    </message>
    <message>
        <source>Choose a target for {card}.</source>
        <translation>Scegli su che cosa agisce {card:il}.</translation>
    </message>
    <message>
        <source>Which way do the hands move?</source>
        <translation>Da che parte passano le mani?</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Gioca {card:il}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Premi “{button}”.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Choose a card, then kill time</source>
        <translation>Scegli una carta, poi perdi tempo</translation>
    </message>
    <message>
        <source>Not playable now</source>
        <translation>Non giocabile ora</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Scegli il bersaglio</translation>
    </message>
    <message>
        <source>Cards in hand: {count} of 10</source>
        <translation>Carte in mano: {count} su 10</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>ÜberParadox: nothing after 1962 can be reached</source>
        <translation>UltraParadosso: oltre il 1962 tutto è irraggiungibile</translation>
    </message>
    <message>
        <source>The Linchpins 1963, 1980, 1981 and 1993 cannot be turned.</source>
        <translation>I Linchpin 1963, 1980, 1981 e 1993 non si possono girare.</translation>
    </message>
    <message>
        <source>No Patch can be played on a year after 1962.</source>
        <translation>Nessuna Patch si può giocare su un anno dopo il 1962.</translation>
    </message>
    <message>
        <source>Sports Almanac and Cure for Cancer cannot be played.</source>
        <translation>Almanacco sportivo e Cura per il cancro non si possono giocare.</translation>
    </message>
    <message>
        <source>Ripples still run past 1962, and Paradoxes there still count.</source>
        <translation>Le increspature passano comunque oltre il 1962, e i Paradossi laggiù contano ancora.</translation>
    </message>
    <message>
        <source>Your three years are within reach: you can still go home.</source>
        <translation>I tuoi tre anni sono accessibili: puoi ancora tornare a casa.</translation>
    </message>
    <message>
        <source>You cannot go home until {patch} leaves the TimeLine.</source>
        <translation>Non puoi tornare a casa finché la {patch} non lascia la Linea Temporale.</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Take back…</source>
        <translation>Annulla mossa…</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Vuoi annullare la mossa?</translation>
    </message>
    <message>
        <source>Begin this turn again?</source>
        <translation>Vuoi ricominciare il turno?</translation>
    </message>
    <message>
        <source>What {name} did last is taken back.</source>
        <translation>Si annulla l’ultima mossa di {name}.</translation>
    </message>
    <message>
        <source>{name} begins this turn again, with the hand it began with. The same cards come again.</source>
        <translation>{name} ricomincia il turno, con la mano che aveva all’inizio. Usciranno di nuovo le stesse carte.</translation>
    </message>
    <message>
        <source>All that has happened since goes with it.</source>
        <translation>Si cancella anche tutto ciò che è successo dopo.</translation>
    </message>
    <message>
        <source>Something hidden has been seen since: the game is practice from then on.</source>
        <translation>Nel frattempo si è visto qualcosa di nascosto: se si annulla, la partita diventa un allenamento.</translation>
    </message>
    <message>
        <source>It is done once everybody has pressed OK.</source>
        <translation>Si annulla quando tutti hanno premuto OK.</translation>
    </message>
    <message>
        <source>{name}: OK</source>
        <translation>{name}: OK</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} è d’accordo</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>No, lascia così</translation>
    </message>
    <message>
        <source>Not everybody agrees: it stays.</source>
        <translation>Non tutti sono d’accordo: resta tutto com’è.</translation>
    </message>
    <message>
        <source>The game has moved on since you were asked: it stays. You can ask again.</source>
        <translation>Da quando è stato chiesto la partita è andata avanti: resta com’è. Puoi chiedere di nuovo.</translation>
    </message>
    <message>
        <source>{name} took back the last move.</source>
        <translation>{name} annulla l’ultima mossa.</translation>
    </message>
    <message>
        <source>{name} begins this turn again.</source>
        <translation>{name} ricomincia il turno.</translation>
    </message>
    <message>
        <source>This game is practice: something that had been hidden was seen and taken back.</source>
        <translation>Questa partita è un allenamento: si è annullata una mossa dopo aver visto ciò che era nascosto.</translation>
    </message>
    <message>
        <source>The game is over and everything has been shown: nothing can be taken back.</source>
        <translation>La partita è finita e si è visto tutto: non si può più annullare nulla.</translation>
    </message>
    <message>
        <source>Only bots play here: they take nothing back.</source>
        <translation>Qui giocano solo bot: non annullano nulla.</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the time is being guessed.</source>
        <translation>Mentre si indovina l’ora non si può annullare nulla.</translation>
    </message>
    <message>
        <source>A card waits for a Memo: nothing can be taken back until it is settled.</source>
        <translation>Una carta aspetta un Memo: finché non si decide, non si può annullare nulla.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Non c’è ancora nulla da annullare.</translation>
    </message>
    <message>
        <source>This turn has only just begun: there is nothing to take back in it.</source>
        <translation>Il turno è appena cominciato: non c’è ancora nulla da annullare.</translation>
    </message>
    <message>
        <source>The draw pile has been shuffled since: this cannot be taken back.</source>
        <translation>Nel frattempo si è mescolata la pila di pesca: non si può più annullare.</translation>
    </message>
    <message>
        <source>A card has been drawn since: this cannot be taken back.</source>
        <translation>Nel frattempo si è pescata una carta: non si può più annullare.</translation>
    </message>
    <message>
        <source>The draw pile has been looked through since: this cannot be taken back.</source>
        <translation>Nel frattempo si è sfogliata la pila di pesca: non si può più annullare.</translation>
    </message>
    <message>
        <source>Hands have changed owners since: this cannot be taken back.</source>
        <translation>Nel frattempo le mani sono passate ad altri: non si può più annullare.</translation>
    </message>
    <message>
        <source>A new Identity or Mission has been seen since: this cannot be taken back.</source>
        <translation>Nel frattempo si è vista una nuova Identità o Missione: non si può più annullare.</translation>
    </message>
    <message>
        <source>It has been settled who begins: this cannot be taken back.</source>
        <translation>Si è già deciso chi comincia: non si può più annullare.</translation>
    </message>
    <message>
        <source>{name} has answered: this cannot be taken back.</source>
        <translation>{name} ha risposto: non si può più annullare.</translation>
    </message>
    <message>
        <source>{name}, a bot, has moved since: this cannot be taken back.</source>
        <translation>Nel frattempo ha giocato {name}, un bot: non si può più annullare.</translation>
    </message>
    <message>
        <source>An offer waits for its answer: nothing is taken back until all have answered.</source>
        <translation>Una proposta attende risposta: non si annulla niente finché tutti non hanno risposto.</translation>
    </message>
    <message>
        <source>The offer has been heard: it cannot be taken back.</source>
        <translation>La proposta è stata sentita: non si può più ritirare.</translation>
    </message>
    <message>
        <source>Cards have been seen since: this cannot be taken back.</source>
        <translation>Nel frattempo si sono viste delle carte: non si può più annullare.</translation>
    </message>
    <message>
        <source>Something has been drawn since: this cannot be taken back.</source>
        <translation>Nel frattempo si è pescato qualcosa: non si può più annullare.</translation>
    </message>
    <message>
        <source>A card has been drawn since: in the Adventure phase nothing is taken back.</source>
        <translation>Da allora è stata pescata una carta: nella fase Avventura non si annulla niente.</translation>
    </message>
    <message>
        <source>In the Adventure phase what lies on the Story stays there: nothing is taken back.</source>
        <translation>Nella fase Avventura ciò che è sulla Storia ci resta: non si annulla niente.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I need {kinds}.</source>
        <translation>Cerco {kinds}.</translation>
    </message>
    <message>
        <source>Has anybody got {kinds}?</source>
        <translation>Qualcuno ha {kinds}?</translation>
    </message>
    <message>
        <source>My Mission wants {kinds}.</source>
        <translation>La mia Missione vuole {kinds}.</translation>
    </message>
    <message>
        <source>I have {item}. Here it comes.</source>
        <translation>Ho {item}: arriva subito.</translation>
    </message>
    <message>
        <source>{item} from me, coming.</source>
        <translation>Ci penso io: {item}.</translation>
    </message>
    <message>
        <source>No {kind} here.</source>
        <translation>Niente {kind} qui.</translation>
    </message>
    <message>
        <source>Not with me: {kind}.</source>
        <translation>Io non ne ho: {kind}.</translation>
    </message>
    <message>
        <source>Remember: take {the_item} from {mission}.</source>
        <translation>Ricordiamoci di prendere {the_item} da {mission}.</translation>
    </message>
    <message>
        <source>I count on {the_item} from {mission}.</source>
        <translation>Conto su {mission} per {the_item}.</translation>
    </message>
    <message>
        <source>I think {the_item} has gone.</source>
        <translation>Secondo me non abbiamo più {the_item}.</translation>
    </message>
    <message>
        <source>Do we still have {the_item}? I doubt it.</source>
        <translation>Abbiamo ancora {the_item}? Ne dubito.</translation>
    </message>
    <message>
        <source>The Backpack is filling up.</source>
        <translation>Lo Zaino si sta riempiendo.</translation>
    </message>
    <message>
        <source>Careful, few slots are left.</source>
        <translation>Attenzione, restano pochi spazi.</translation>
    </message>
    <message>
        <source>Whoever wants {item}: ask for it now.</source>
        <translation>Chi vuole {item} lo dica ora: basta chiedere.</translation>
    </message>
    <message>
        <source>I discard {item}, unless somebody asks for it.</source>
        <translation>Scarto {item}, se nessuno chiede.</translation>
    </message>
    <message>
        <source>{mission} needs {count} Items? Not this one.</source>
        <translation>{mission} vuole {count} Oggetti? Questa no.</translation>
    </message>
    <message>
        <source>I let {mission} go: {count} Items are too many.</source>
        <translation>Lascio perdere {mission}: {count} Oggetti sono troppi.</translation>
    </message>
    <message>
        <source>A Mission is next. I will take it.</source>
        <translation>La prossima è una Missione. La prendo io.</translation>
    </message>
    <message>
        <source>A Mission on the Deck: mine.</source>
        <translation>Una Missione in cima al Mazzo: è mia.</translation>
    </message>
    <message>
        <source>Sorry, wrong card.</source>
        <translation>Scusate, carta sbagliata.</translation>
    </message>
    <message>
        <source>Oh no, I meant another one.</source>
        <translation>Oh no, volevo giocarne un’altra.</translation>
    </message>
    <message>
        <source>Yes, I am sure: {kind}.</source>
        <translation>Sì, certo: {kind}.</translation>
    </message>
    <message>
        <source>Yes, I saw {the_item} a moment ago.</source>
        <translation>Sì, ho visto {the_item} un attimo fa.</translation>
    </message>
    <message>
        <source>I think so: {kind}.</source>
        <translation>Credo di sì: {kind}.</translation>
    </message>
    <message>
        <source>There should still be {item}.</source>
        <translation>Dovremmo avere ancora {item}.</translation>
    </message>
    <message>
        <source>I do not remember.</source>
        <translation>Non mi ricordo.</translation>
    </message>
    <message>
        <source>No idea whether we have {item}.</source>
        <translation>Non ho idea se abbiamo {item}.</translation>
    </message>
    <message>
        <source>We can spare {kinds}: use {hero}.</source>
        <translation>Possiamo fare a meno di {kinds}: usiamo {hero}.</translation>
    </message>
    <message>
        <source>{hero} would cost {kinds}, and a Mission to come needs that.</source>
        <translation>{hero} costerebbe {kinds}, e una Missione ne avrà bisogno.</translation>
    </message>
    <message>
        <source>Who has {item}?</source>
        <translation>Chi ha {item}?</translation>
    </message>
    <message>
        <source>Is there {item} in the Story?</source>
        <translation>Nella Storia c’è {item}?</translation>
    </message>
    <message>
        <source>I ask for {kinds}.</source>
        <translation>Chiedo {kinds}.</translation>
    </message>
    <message>
        <source>Take {the_item} from {mission}.</source>
        <translation>Prendiamo {the_item} da {mission}.</translation>
    </message>
    <message>
        <source>Not yet: hold that Mission back.</source>
        <translation>Non ancora: aspetta a giocare quella Missione.</translation>
    </message>
    <message>
        <source>Go on without me.</source>
        <translation>Andate avanti senza di me.</translation>
    </message>
    <message>
        <source>I would keep {hero}.</source>
        <translation>Terrei {hero}.</translation>
    </message>
    <message>
        <source>I am ready.</source>
        <translation>Io ci sono.</translation>
    </message>
    <message>
        <source>Let us reveal the next card.</source>
        <translation>Riveliamo la prossima carta.</translation>
    </message>
    <message>
        <source>Now is the time for {hero}.</source>
        <translation>È il momento di usare {hero}.</translation>
    </message>
    <message>
        <source>Use {hero} now: it saves the Backpack.</source>
        <translation>Usiamo {hero} adesso: salva lo Zaino.</translation>
    </message>
    <message>
        <source>There is room: keep these Items.</source>
        <translation>C’è posto: teniamo questi Oggetti.</translation>
    </message>
    <message>
        <source>Room is short: discard these Items.</source>
        <translation>C’è poco posto: scartiamo questi Oggetti.</translation>
    </message>
    <message>
        <source>We promised to take {the_item}.</source>
        <translation>Avevamo promesso di prendere {the_item}.</translation>
    </message>
    <message>
        <source>I remember no promise to take it: I would leave it.</source>
        <translation>Non mi pare che l’abbiamo promesso: io lascerei stare.</translation>
    </message>
    <message>
        <source>Take {the_item}, though it opens a slot.</source>
        <translation>Prendiamo {the_item}, anche se occupa uno spazio nuovo.</translation>
    </message>
    <message>
        <source>Take {the_item}: it shares a slot.</source>
        <translation>Prendiamo {the_item}: sta in uno spazio già in uso.</translation>
    </message>
    <message>
        <source>Waive what we lack, or can spare least.</source>
        <translation>Facciamo a meno di ciò che manca, o che più ci servirà.</translation>
    </message>
    <message>
        <source>Throw out what would break the Backpack.</source>
        <translation>Buttiamo via ciò che romperebbe lo Zaino.</translation>
    </message>
    <message>
        <source>All of them can stay.</source>
        <translation>Possono restare tutte.</translation>
    </message>
    <message>
        <source>In this order most of it succeeds.</source>
        <translation>In quest’ordine hanno successo più Missioni.</translation>
    </message>
    <message>
        <source>Hand over {the_item}.</source>
        <translation>Consegniamo {the_item}.</translation>
    </message>
    <message>
        <source>Trade it for {item}.</source>
        <translation>In cambio prendiamo {item}.</translation>
    </message>
    <message>
        <source>Take {the_item} out of the game.</source>
        <translation>Togliamo {the_item} dal gioco.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Basta così.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{year} is a Paradox because {lit} is in effect.</source>
        <translation>Il {year} è un Paradosso perché {lit:il} è attivo.</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} is in effect ({primes} is enough).</source>
        <translation>Il {year} è un Paradosso perché {lit:il} è attivo (basta {primes:il}).</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} are in effect; one of them would be enough.</source>
        <translation>Il {year} è un Paradosso perché {lit:il} sono attivi; ne basterebbe uno.</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} are both in effect.</source>
        <translation>Il {year} è un Paradosso perché {lit:il} sono attivi entrambi.</translation>
    </message>
    <message>
        <source>{year} is whole again: {cause} was restored.</source>
        <translation>Il {year} torna integro: il {cause} è ripristinato.</translation>
    </message>
    <message>
        <source>{year} is whole again: {years} are back in True History.</source>
        <translation>Il {year} torna integro: {years:il} sono tutti di nuovo nella Storia Vera.</translation>
    </message>
    <message>
        <source>{year} is whole again: it takes {primes} together, and {cause} was restored.</source>
        <translation>Il {year} torna integro: per il Paradosso servono {primes:il} insieme, e il {cause} è ripristinato.</translation>
    </message>
    <message>
        <source>{patch} was nullified: {cause} was restored.</source>
        <translation>La {patch} viene annullata: il {cause} è ripristinato.</translation>
    </message>
    <message>
        <source>{patch} was nullified: {years} are back in True History.</source>
        <translation>La {patch} viene annullata: {years:il} sono tutti di nuovo nella Storia Vera.</translation>
    </message>
    <message>
        <source>{patch} was nullified: it takes {primes} together, and {cause} was restored.</source>
        <translation>La {patch} viene annullata: per il Paradosso servono {primes:il} insieme, e il {cause} è ripristinato.</translation>
    </message>
    <message>
        <source>{patch} came off: {cause} changed. The Paradox itself remains.</source>
        <translation>La {patch} si stacca: il {cause} è cambiato. Il Paradosso, però, resta.</translation>
    </message>
    <message>
        <source>{year} holds: it takes {primes} together; {count} of {needs} is in effect.</source>
        <translation>Il {year} regge: per il Paradosso servono {primes:il} insieme (attivi: {count} su {needs}).</translation>
    </message>
    <message>
        <source>{year} holds: it takes {primes} together, and neither is in effect.</source>
        <translation>Il {year} regge: per il Paradosso servono {primes:il} insieme, e nessuno dei due è attivo.</translation>
    </message>
    <message>
        <source>{year} stays a Paradox because {lit} is in effect ({primes} is enough).</source>
        <translation>Il {year} resta un Paradosso perché {lit:il} è attivo (basta {primes:il}).</translation>
    </message>
    <message>
        <source>{year} stays a Paradox because {lit} are in effect; one of them would be enough.</source>
        <translation>Il {year} resta un Paradosso perché {lit:il} sono attivi; ne basterebbe uno.</translation>
    </message>
    <message>
        <source>{year} became {altered}. Its ripples can reach {years}.</source>
        <translation>Il {year} diventa {altered}. Le sue increspature possono toccare {years:il}.</translation>
    </message>
    <message>
        <source>{altered} became {year} again. Its ripples can reach {years}.</source>
        <translation>Il {altered} torna {year}. Le sue increspature possono toccare {years:il}.</translation>
    </message>
    <message>
        <source>Its ripples can reach {years}.</source>
        <translation>Le sue increspature possono toccare {years:il}.</translation>
    </message>
    <message>
        <source>{year} is whole: it would be a Paradox if {primes}.</source>
        <translation>Il {year} è integro: sarebbe un Paradosso con {primes:il}.</translation>
    </message>
    <message>
        <source>{year} is a Linchpin and stands as in True History.</source>
        <translation>Il {year} è un Linchpin e mostra la Storia Vera.</translation>
    </message>
    <message>
        <source>{altered} is a Linchpin that somebody has turned over.</source>
        <translation>Il {altered} è un Linchpin che qualcuno ha girato.</translation>
    </message>
    <message>
        <source>{patch} covers it, so the Paradox does not count.</source>
        <translation>La {patch} lo copre, perciò il Paradosso non conta.</translation>
    </message>
    <message>
        <source>An open Paradox here seals nothing; only {patch} does.</source>
        <translation>Qui un Paradosso aperto non sigilla nulla; sigilla solo la {patch}.</translation>
    </message>
    <message>
        <source>It is out of reach while {patch} lies on the TimeLine.</source>
        <translation>È sigillato, cioè irraggiungibile, finché la {patch} sta sulla Linea Temporale.</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>{page} – Chrononauts Qt</source>
        <translation>{page} – Chrononauts Qt</translation>
    </message>
    <message>
        <source>{name}’s turn: {game}</source>
        <translation>Tocca {name:a}: {game}</translation>
    </message>
    <message>
        <source>The computer goes to {name}: {game}</source>
        <translation>Il computer passa {name:a}: {game}</translation>
    </message>
    <message>
        <source>At the table: {game}</source>
        <translation>Al tavolo: {game}</translation>
    </message>
    <message>
        <source>The board at the end: {game}</source>
        <translation>Il tabellone alla fine: {game}</translation>
    </message>
    <message>
        <source>{ending}: {game}</source>
        <translation>{ending}: {game}</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>{players} have just begun a game.</source>
        <translation>{players} hanno appena cominciato una partita.</translation>
    </message>
    <message>
        <source>{players} stopped {turns}.</source>
        <translation>{players} hanno sospeso la partita {turns}.</translation>
    </message>
    <message>
        <source>{players} have just begun a game of Artifaxx.</source>
        <translation>{players} hanno appena cominciato una partita di Artifaxx.</translation>
    </message>
    <message>
        <source>{players} stopped a game of Artifaxx {turns}.</source>
        <translation>{players} hanno sospeso una partita di Artifaxx {turns}.</translation>
    </message>
    <message>
        <source>Solonauts, {players}: {home} of {travellers} travellers are home.</source>
        <translation>Solonauts, {players}: {travellers} viaggiatori, {home} a casa.</translation>
    </message>
    <message>
        <source>“{game}”. {summary}</source>
        <translation>“{game}”. {summary}</translation>
    </message>
    <message>
        <source>The last game has ended: {how}.</source>
        <translation>L’ultima partita è finita: {how}.</translation>
    </message>
    <message>
        <source>Name this game…</source>
        <translation>Dai un nome…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>First screen</source>
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>{players}, {length}</source>
        <translation>{players}, {length}</translation>
    </message>
    <message>
        <source>{door}: {game}</source>
        <translation>{door}: {game}</translation>
    </message>
    <message>
        <source>Player {number}, {shape}</source>
        <translation>Giocatore {number}, {shape}</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>clessidra</translation>
    </message>
    <message>
        <source>sextant</source>
        <translation>sestante</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lanterna</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chiave</translation>
    </message>
    <message>
        <source>moth</source>
        <translation>falena</translation>
    </message>
    <message>
        <source>compass</source>
        <translation>bussola</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Nome al posto {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}: {language}</source>
        <translation>Lingua del posto {number}: {language}</translation>
    </message>
    <message>
        <source>Same as the interface</source>
        <translation>Come l’interfaccia</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <translation>Sposta in su il posto {number}</translation>
    </message>
    <message>
        <source>Move seat {number} down</source>
        <translation>Sposta in giù il posto {number}</translation>
    </message>
    <message>
        <source>A name has room for {count} characters.</source>
        <translation>Un nome può avere al massimo {count} caratteri.</translation>
    </message>
    <message>
        <source>Memo window: {length}</source>
        <translation>Tempo per i Memo: {length}</translation>
    </message>
    <message>
        <source>How long every card waits for a Memo. Hold stops the clock at any time.</source>
        <translation>Il tempo che ogni carta lascia per un Memo. “Aspetta” ferma l’orologio in qualsiasi momento.</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>Comincia {name}</translation>
    </message>
    <message>
        <source>{players} play; whoever guesses the time best begins.</source>
        <translation>Giocano {players}; comincia chi indovina meglio l’ora.</translation>
    </message>
    <message>
        <source>{players} play; lots decide who begins.</source>
        <translation>Giocano {players}; chi comincia lo decide la sorte.</translation>
    </message>
    <message>
        <source>{players} play; {name} begins.</source>
        <translation>Giocano {players}; comincia {name}.</translation>
    </message>
    <message>
        <source>Every card waits {seconds} for a Memo.</source>
        <translation>Ogni carta aspetta un Memo per {seconds}.</translation>
    </message>
    <message>
        <source>Every card waits until each seat has said OK.</source>
        <translation>Ogni carta aspetta l’OK di tutti.</translation>
    </message>
    <message>
        <source>Identities may be exchanged once.</source>
        <translation>Le Identità si possono scambiare una volta.</translation>
    </message>
    <message>
        <source>Identities stay as dealt.</source>
        <translation>Le Identità restano quelle ricevute.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Sipario</translation>
    </message>
    <message>
        <source>Hold the button or Space, or press twice.</source>
        <translation>Tieni premuto il pulsante o Spazio, oppure premi due volte.</translation>
    </message>
    <message>
        <source>Press the button or Space.</source>
        <translation>Premi il pulsante o Spazio.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Alza il sipario</translation>
    </message>
    <message>
        <source>Memo window</source>
        <translation>Tempo per i Memo</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} gioca</translation>
    </message>
    <message>
        <source>{name} wants to look; press {number}</source>
        <translation>{name} vuole guardare; premi {number}</translation>
    </message>
    <message>
        <source>{name} says OK</source>
        <translation>{name} dice OK</translation>
    </message>
    <message>
        <source>{name} has said OK</source>
        <translation>{name} ha detto OK</translation>
    </message>
    <message>
        <source>Press your number to look, or say OK.</source>
        <translation>Premi il tuo numero per guardare, o di’ OK.</translation>
    </message>
    <message>
        <source>Time left: {percent} percent</source>
        <translation>Tempo rimasto: {percent} per cento</translation>
    </message>
    <message>
        <source>The time is held</source>
        <translation>Il tempo è fermo</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lascia fare</translation>
    </message>
    <message>
        <source>Cancel it with my Memo</source>
        <translation>Cancellala con il Memo</translation>
    </message>
    <message>
        <source>Cancel {card} with a Memo?</source>
        <translation>Cancelli {card:il} con un Memo?</translation>
    </message>
    <message>
        <source>Time, hours and minutes</source>
        <translation>Ora, con ore e minuti</translation>
    </message>
    <message>
        <source>Cover every clock in the room, including the one on this computer.</source>
        <translation>Copri ogni orologio nella stanza, anche quello di questo computer.</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>Dico così</translation>
    </message>
    <message>
        <source>Not again this round</source>
        <translation>Non più in questo giro</translation>
    </message>
    <message>
        <source>Hint: keep the Identity or exchange it</source>
        <translation>Suggerimento: tenere l’Identità o scambiarla</translation>
    </message>
    <message>
        <source>Only you see this. Your three years must stand like this for you to go home.</source>
        <translation>Lo vedi solo tu. Per tornare a casa, i tuoi tre anni devono stare così.</translation>
    </message>
    <message>
        <source>Claim this</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Claim: {route}</source>
        <translation>Dichiara: {route}</translation>
    </message>
    <message>
        <source>Only you see this. A true claim shows your card to all and ends the game.</source>
        <translation>Lo vedi solo tu. Se la vittoria è valida, la tua carta viene mostrata a tutti e la partita finisce.</translation>
    </message>
    <message>
        <source>Not yet. {refusal}</source>
        <translation>Non ancora. {refusal}</translation>
    </message>
    <message>
        <source>{label}: done</source>
        <translation>{label}: a posto</translation>
    </message>
    <message>
        <source>{label}: missing</source>
        <translation>{label}: non ancora</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Cerca una carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Scegli la carta</translation>
    </message>
    <message>
        <source>No card here is called that.</source>
        <translation>Qui nessuna carta si chiama così.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Com’è andata</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>The open Paradoxes</source>
        <translation>I Paradossi aperti</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Vedi il tavolo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>{players} stopped a game of AfterNova {turns}.</source>
        <translation>{players} hanno sospeso una partita di AfterNova {turns}.</translation>
    </message>
    <message>
        <source>{players} have just begun a game of AfterNova.</source>
        <translation>{players} hanno appena cominciato una partita di AfterNova.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>Ha vinto {name}.</translation>
    </message>
    <message>
        <source>Bot has won.</source>
        <translation>Ha vinto Bot.</translation>
    </message>
    <message>
        <source>A game of Dungeon Time waits for {players}. {far}</source>
        <translation>Una partita di Dungeon Time aspetta {players}. {far}</translation>
    </message>
    <message>
        <source>The campaign goes on: {level} is next.</source>
        <translation>La Campagna continua: la prossima tappa è {level}.</translation>
    </message>
    <message>
        <source>Missions played: {count}</source>
        <translation>Missioni giocate: {count}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Adventure won</source>
        <translation>Avventura vinta</translation>
    </message>
    <message>
        <source>Short of the Goal</source>
        <translation>Obiettivo mancato</translation>
    </message>
    <message>
        <source>The Backpack broke</source>
        <translation>Lo Zaino si è rotto</translation>
    </message>
</context>
</TS>
