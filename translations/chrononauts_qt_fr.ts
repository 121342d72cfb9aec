<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Chrononauts Qt</source>
        <translation>À&#xa0;propos&#xa0;de&#xa0;Chrononauts&#xa0;Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>It works offline and sends nothing to the internet. Phones talk to this computer alone, once somebody has let them in.</source>
        <translation>Fonctionne hors ligne et n’envoie rien sur Internet. Les téléphones ne parlent qu’à cet ordinateur, une fois que quelqu’un les a invités.</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>Code&#xa0;: MIT</translation>
    </message>
    <message>
        <source>Our pictures and texts: CC BY-SA 4.0</source>
        <translation>Nos images et nos textes&#xa0;: CC BY-SA 4.0</translation>
    </message>
    <message>
        <source>Typefaces Barlow Condensed and Atkinson Hyperlegible: SIL Open Font License 1.1</source>
        <translation>Polices Barlow Condensed et Atkinson Hyperlegible&#xa0;: SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>Qt and PySide6: GNU LGPL 3</source>
        <translation>Qt et PySide6&#xa0;: GNU LGPL 3</translation>
    </message>
    <message>
        <source>The licences of everything inside: {folder}</source>
        <translation>Les licences de tout ce qui est inclus&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>Où sont gardées vos parties</translation>
    </message>
    <message>
        <source>Each game is one file. It holds everybody’s hidden cards: open it only when the game is over.</source>
        <translation>Chaque partie est un fichier. Il contient les cartes cachées de tout le monde&#xa0;: ne l’ouvrez qu’une fois la partie terminée.</translation>
    </message>
    <message>
        <source>AfterNova was designed by Andrew Nerger and Jeffrey Chin and illustrated by Ben Ortiz and Jeffrey Chin; Giacomo Maltagliati translated it into Italian. All rights belong to designers and publishers. This is an unofficial edition by people who like it; words and pictures are our own.</source>
        <translation>AfterNova est un jeu d’Andrew Nerger et de Jeffrey Chin, illustré par Ben Ortiz et Jeffrey Chin&#xa0;; la traduction italienne est de Giacomo Maltagliati. Tous les droits appartiennent aux auteurs et aux éditeurs. Cette édition non officielle est faite par des gens qui aiment le jeu&#xa0;; les textes et les images sont les nôtres.</translation>
    </message>
    <message>
        <source>Chrononauts, with Artifaxx and Solonauts, was designed by Andrew Looney and is published by Looney Labs: production Kristin Looney, artwork Alison Frane, the idea of stories in 55 words Steve Moss. The terms follow the Italian translation by Bruno Boio and the French one by Didier Duchon. All rights belong to publisher and designer, who have neither made nor approved this unofficial fan edition. Its pictures and its words are our own.</source>
        <translation>Chrononauts, avec Artifaxx et Solonauts, est un jeu d’Andrew Looney, publié par Looney Labs&#xa0;: production de Kristin Looney, illustrations d’Alison Frane, idée des histoires en 55 mots de Steve Moss. Les termes suivent la traduction italienne de Bruno Boio et celle, française, de Didier Duchon. Tous les droits appartiennent à l’éditeur et à l’auteur, qui n’ont ni réalisé ni approuvé cette édition de passionnés, non officielle. Les textes et les images sont les nôtres.</translation>
    </message>
    <message>
        <source>Dungeon Time was designed by Carlo A. Rossi, developed by Daniele Pompetti Correale and illustrated by Denis Martynets. Ares Games publish it, in Italy MS Edizioni; Ginevra Pavone translated it into Italian. All rights belong to designer and publisher. This is an unofficial edition by people who like it; words and pictures are our own.</source>
        <translation>Dungeon Time est un jeu de Carlo A. Rossi, développé par Daniele Pompetti Correale et illustré par Denis Martynets. Il est publié par Ares Games, en Italie par MS Edizioni&#xa0;; la traduction italienne est de Ginevra Pavone. Tous les droits appartiennent à l’auteur et à l’éditeur. Cette édition non officielle est faite par des gens qui aiment le jeu&#xa0;; les textes et les images sont les nôtres.</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Nothing further that way.</source>
        <translation>Il n’y a rien de plus de ce côté.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>There is nothing to go back from here.</source>
        <translation>Il n’y a rien ici dont on puisse revenir.</translation>
    </message>
    <message>
        <source>The message is closed.</source>
        <translation>Le message est fermé.</translation>
    </message>
    <message>
        <source>This key does nothing in this dialog.</source>
        <translation>Cette touche ne fait rien dans cette fenêtre.</translation>
    </message>
    <message>
        <source>{card}: the arrows choose where, Enter plays the card there.</source>
        <translation>{card}&#xa0;: les flèches choisissent où, Entrée y joue la carte.</translation>
    </message>
    <message>
        <source>The arrows choose where, Enter plays the card there.</source>
        <translation>Les flèches choisissent où, Entrée y joue la carte.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Nothing is written here yet: the game needs a name.</source>
        <translation>Rien n’est encore écrit ici&#xa0;: il faut donner un nom à la partie.</translation>
    </message>
    <message>
        <source>What is typed is looked for at once. Down leads to what is found.</source>
        <translation>Ce que vous tapez est cherché aussitôt. Bas mène aux résultats.</translation>
    </message>
    <message>
        <source>Keeps what is chosen here and leads to the games.</source>
        <translation>Conserve ce qui est choisi ici et mène aux jeux.</translation>
    </message>
    <message>
        <source>Up and Down read it key by key, Tab leads to the keys that can be changed, Esc closes it.</source>
        <translation>Haut et Bas la lisent touche par touche, Tab mène aux touches que l’on peut changer, Échap la ferme.</translation>
    </message>
    <message>
        <source>The list of keys is closed.</source>
        <translation>La liste des touches est fermée.</translation>
    </message>
    <message>
        <source>{name} {number} of {count}</source>
        <translation>{name} {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card:le}</translation>
    </message>
    <message>
        <source>Play {card} on {target}</source>
        <translation>Jouer {card:le} sur {target:le}</translation>
    </message>
    <message>
        <source>Play {card} to the left</source>
        <translation>Jouer {card:le} vers la gauche</translation>
    </message>
    <message>
        <source>Play {card} to the right</source>
        <translation>Jouer {card:le} vers la droite</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card:le}</translation>
    </message>
    <message>
        <source>Guess {time}</source>
        <translation>Annoncer {time}</translation>
    </message>
    <message>
        <source>Play a Memo</source>
        <translation>Jouer un Mémo</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>End the journey here</source>
        <translation>Arrêter le voyage ici</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Exchange your Identity</source>
        <translation>Changer d’Identité</translation>
    </message>
    <message>
        <source>I saw the clock</source>
        <translation>J’ai vu l’heure</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Garder le reste</translation>
    </message>
    <message>
        <source>Keep this Identity</source>
        <translation>Garder cette Identité</translation>
    </message>
    <message>
        <source>Claim: going home</source>
        <translation>Victoire&#xa0;: retour chez soi</translation>
    </message>
    <message>
        <source>Claim: Mission complete</source>
        <translation>Victoire&#xa0;: mission accomplie</translation>
    </message>
    <message>
        <source>Claim: ten cards</source>
        <translation>Victoire&#xa0;: dix cartes</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>place {number}</translation>
    </message>
</context>
<context>
    <name>AfterNova</name>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>Piloting</source>
        <translation>Pilotage</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingénierie</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>Extraction</source>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Lièvre</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Castor</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Mole</source>
        <translation>Taupe</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Raton laveur</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>Loutre</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Blaireau</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Écureuil</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>hare</source>
        <translation>lièvre</translation>
    </message>
    <message>
        <source>beaver</source>
        <translation>castor</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>mole</source>
        <translation>taupe</translation>
    </message>
    <message>
        <source>raccoon</source>
        <translation>raton laveur</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>otter</source>
        <translation>loutre</translation>
    </message>
    <message>
        <source>badger</source>
        <translation>blaireau</translation>
    </message>
    <message>
        <source>squirrel</source>
        <translation>écureuil</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>{name} ({animal})</source>
        <translation>{name} ({animal})</translation>
    </message>
    <message>
        <source>test pilots</source>
        <translation>pilotes d’essai</translation>
    </message>
    <message>
        <source>builders</source>
        <translation>bâtisseurs</translation>
    </message>
    <message>
        <source>guards</source>
        <translation>gardes</translation>
    </message>
    <message>
        <source>miners</source>
        <translation>mineurs</translation>
    </message>
    <message>
        <source>flying mechanics</source>
        <translation>mécaniciens navigants</translation>
    </message>
    <message>
        <source>escort pilots</source>
        <translation>pilotes d’escorte</translation>
    </message>
    <message>
        <source>prospectors</source>
        <translation>prospecteurs</translation>
    </message>
    <message>
        <source>locksmiths</source>
        <translation>serruriers</translation>
    </message>
    <message>
        <source>drill makers</source>
        <translation>fabricants de foreuses</translation>
    </message>
    <message>
        <source>treasure hunters</source>
        <translation>chasseurs de trésors</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planètes</translation>
    </message>
    <message>
        <source>The bag</source>
        <translation>Le sac</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Market: crew ({deck})</source>
        <translation>Marché&#xa0;: Pattes expertes ({deck})</translation>
    </message>
    <message>
        <source>Projects ({deck})</source>
        <translation>Projets ({deck})</translation>
    </message>
    <message>
        <source>Starship</source>
        <translation>Vaisseau</translation>
    </message>
    <message>
        <source>Hold {count} of {spaces}</source>
        <translation>Soute {count} sur {spaces}</translation>
    </message>
    <message>
        <source>Projects {count} of {most}</source>
        <translation>Projets {count} sur {most}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Secret objective</source>
        <translation>Objectif secret</translation>
    </message>
    <message>
        <source>1 point at the end for each {first} and {second} icon of your Projects.</source>
        <translation>À la fin, 1 point par icône de vos Projets dans ces couleurs&#xa0;: {first} et {second}.</translation>
    </message>
    <message>
        <source>Completed Projects</source>
        <translation>Projets réalisés</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>L’accord</translation>
    </message>
    <message>
        <source>Rather with {name}</source>
        <translation>Plutôt avec {name}</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Offers of this turn</source>
        <translation>Offres de ce tour</translation>
    </message>
    <message>
        <source>Harvest, or go to the Market</source>
        <translation>Récoltez ou allez au Marché</translation>
    </message>
    <message>
        <source>Put the deal together</source>
        <translation>Composez l’accord</translation>
    </message>
    <message>
        <source>Answers to the offer</source>
        <translation>Réponses à l’offre</translation>
    </message>
    <message>
        <source>At the Market</source>
        <translation>Au Marché</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Une carte de trop</translation>
    </message>
    <message>
        <source>The Hold is too full</source>
        <translation>Soute trop pleine</translation>
    </message>
    <message>
        <source>Complete Projects</source>
        <translation>Réalisez des Projets</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name}’s turn: {step}</source>
        <translation>À {name} – {step}</translation>
    </message>
    <message>
        <source>Your turn: {step}</source>
        <translation>À vous – {step}</translation>
    </message>
    <message>
        <source>Last chance to complete Projects</source>
        <translation>Dernière chance de réaliser des Projets</translation>
    </message>
    <message>
        <source>You hold more than {limit} cards: choose one to discard.</source>
        <translation>Vous avez plus de {limit} cartes&#xa0;: choisissez-en une à défausser.</translation>
    </message>
    <message>
        <source>{name}: {count}. Choose in the Hold what goes overboard.</source>
        <translation>{name}&#xa0;: {count}. Choisissez dans la Soute ce qui passe par-dessus bord.</translation>
    </message>
    <message>
        <source>Do you complete a Project? Choose it in your hand.</source>
        <translation>Voulez-vous réaliser un Projet&#xa0;? Choisissez-le dans votre main.</translation>
    </message>
    <message>
        <source>Your Hold pays for none of your Projects.</source>
        <translation>Votre Soute ne suffit à aucun de vos Projets.</translation>
    </message>
    <message>
        <source>Now or never: complete what you can, then the points are counted.</source>
        <translation>Maintenant ou jamais&#xa0;: réalisez ce que vous pouvez, puis on compte les points.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est au tour {name:de}.</translation>
    </message>
    <message>
        <source>Still to decide: {names}.</source>
        <translation>Décisions attendues&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Still to answer: {names}.</source>
        <translation>Réponses attendues&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Your crew covers all of {planet}.</source>
        <translation>{planet}&#xa0;: vos Pattes expertes suffisent.</translation>
    </message>
    <message>
        <source>{planet}: {missing} missing. Ask somebody.</source>
        <translation>Pour {planet}, il manque encore&#xa0;: {missing}. Demandez à quelqu’un.</translation>
    </message>
    <message>
        <source>{planet}: {missing} missing. Ask somebody, or give Bot one Fragment that it lacks for each icon.</source>
        <translation>Pour {planet}, il manque encore&#xa0;: {missing}. Demandez à quelqu’un, ou donnez à Bot, par icône, un Fragment qui lui manque.</translation>
    </message>
    <message>
        <source>This can be offered.</source>
        <translation>Vous pouvez proposer cela.</translation>
    </message>
    <message>
        <source>Bot helps like this: you can harvest.</source>
        <translation>Avec cette aide de Bot, vous pouvez récolter.</translation>
    </message>
    <message>
        <source>For each icon Bot takes one Fragment of the Planet, and only what its Projects lack: {fragments}.</source>
        <translation>Pour chaque icône, Bot prend un Fragment de la Planète, et seulement ce qui manque à ses Projets&#xa0;: {fragments}.</translation>
    </message>
    <message>
        <source>Bot cannot help here: its Projects lack nothing of what lies on this Planet.</source>
        <translation>Bot ne peut pas aider ici&#xa0;: il ne manque à ses Projets rien de ce qui se trouve sur cette Planète.</translation>
    </message>
    <message>
        <source>Nobody has a part yet: bring somebody in.</source>
        <translation>Personne ne vous aide encore&#xa0;: faites participer quelqu’un.</translation>
    </message>
    <message>
        <source>Your crew covers it: harvest alone, or bring somebody in.</source>
        <translation>Vos Pattes expertes suffisent&#xa0;: faites la Récolte sans aide, ou faites participer quelqu’un.</translation>
    </message>
    <message>
        <source>{name} offers you a deal.</source>
        <translation>{name} vous propose un accord.</translation>
    </message>
    <message>
        <source>Change your part. What you offer holds for this turn.</source>
        <translation>Changez votre part. Ce que vous offrez vaut pour ce tour.</translation>
    </message>
    <message>
        <source>Your crew cannot bring that.</source>
        <translation>Vos Pattes expertes n’y suffisent pas.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Récolter</translation>
    </message>
    <message>
        <source>Negotiate</source>
        <translation>Négocier</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Anyone…</source>
        <translation>À tous…</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>Back to your deal</source>
        <translation>Revenir à votre accord</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Counter…</source>
        <translation>Contre-offre…</translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation>Proposer cela</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Where do you harvest?</source>
        <translation>Où récoltez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Who helps?</source>
        <translation>Qui vous aide&#xa0;?</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Il vous reste</translation>
    </message>
    <message>
        <source>you bring</source>
        <translation>vous apportez</translation>
    </message>
    <message>
        <source>you get</source>
        <translation>vous recevez</translation>
    </message>
    <message>
        <source>Your part</source>
        <translation>Votre part</translation>
    </message>
    <message>
        <source>Propose something else…</source>
        <translation>Proposer autre chose…</translation>
    </message>
    <message>
        <source>Back to the offer</source>
        <translation>Revenir à l’offre</translation>
    </message>
    <message>
        <source>gets out of your Hold</source>
        <translation>reçoit de votre Soute</translation>
    </message>
    <message>
        <source>First choose one Planet.</source>
        <translation>Choisissez d’abord une Planète.</translation>
    </message>
    <message>
        <source>Still missing: {missing}.</source>
        <translation>Il manque encore&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>The rest fits into your Hold.</source>
        <translation>Le reste tient dans votre Soute.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>asks for {needs}</source>
        <translation>demande {needs}</translation>
    </message>
    <message>
        <source>gives {fragments}</source>
        <translation>donne {fragments}</translation>
    </message>
    <message>
        <source>Your crew covers all of it.</source>
        <translation>Vos Pattes expertes suffisent.</translation>
    </message>
    <message>
        <source>Your crew lacks {missing}.</source>
        <translation>Il manque à vos Pattes expertes&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>Of use for: {projects}.</source>
        <translation>Utile pour&#xa0;: {projects}.</translation>
    </message>
    <message>
        <source>What is it good for?</source>
        <translation>À quoi ça sert&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing is left to you.</source>
        <translation>Il ne vous reste rien.</translation>
    </message>
    <message>
        <source>gives you out of their own Hold</source>
        <translation>vous cède de sa Soute</translation>
    </message>
    <message>
        <source>you get out of the other Hold</source>
        <translation>vous recevez de l’autre Soute</translation>
    </message>
    <message>
        <source>you give out of your Hold</source>
        <translation>vous cédez de votre Soute</translation>
    </message>
    <message>
        <source>Your answer is good for offer {number} alone. If it is changed, you are asked again.</source>
        <translation>Votre réponse ne vaut que pour l’offre {number}. Si l’offre change, vous devrez répondre de nouveau.</translation>
    </message>
    <message>
        <source>Seal with {names}</source>
        <translation>Conclure avec {names}</translation>
    </message>
    <message>
        <source>Agreed: offer {number} at {planet}</source>
        <translation>Accord sur l’offre {number}&#xa0;: {planet}</translation>
    </message>
    <message>
        <source>Counter-offers that hold for this turn</source>
        <translation>Contre-offres qui valent pour ce tour</translation>
    </message>
    <message>
        <source>Show {card} to everybody</source>
        <translation>Montrer à tous&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Complete {project}</source>
        <translation>Réaliser {project}</translation>
    </message>
    <message>
        <source>{colour}: your Hold has it.</source>
        <translation>{colour}&#xa0;: votre Soute l’a.</translation>
    </message>
    <message>
        <source>{colour}: your Hold lacks it.</source>
        <translation>{colour}&#xa0;: manque dans votre Soute.</translation>
    </message>
    <message>
        <source>Your Hold, {count} of {spaces}: {fragments}.</source>
        <translation>Votre Soute, {count} sur {spaces}&#xa0;: {fragments}.</translation>
    </message>
    <message>
        <source>What goes overboard?</source>
        <translation>Que jetez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>overboard</source>
        <translation>à jeter</translation>
    </message>
    <message>
        <source>I want to complete a Project</source>
        <translation>Je veux réaliser un Projet</translation>
    </message>
    <message>
        <source>{project}: asks you first</source>
        <translation>{project}&#xa0;: demande d’abord</translation>
    </message>
    <message>
        <source>{project}: by itself</source>
        <translation>{project}&#xa0;: tout seul</translation>
    </message>
    <message>
        <source>{project} goes first</source>
        <translation>{project} en premier</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Take what {name} wants</source>
        <translation>D’accord avec {name}</translation>
    </message>
    <message>
        <source>Replace the crew row</source>
        <translation>Remplacer la rangée de Pattes expertes</translation>
    </message>
    <message>
        <source>Replace the row of Projects</source>
        <translation>Remplacer la rangée de Projets</translation>
    </message>
    <message>
        <source>Replace both rows</source>
        <translation>Remplacer les deux rangées</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Réaliser</translation>
    </message>
    <message>
        <source>First choose a Project</source>
        <translation>Choisir un Projet</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>{crew}, {projects}</source>
        <translation>{crew}, {projects}</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>a répondu</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>Whoever helps</source>
        <translation>Qui aide</translation>
    </message>
    <message>
        <source>Deal at {planet}</source>
        <translation>Accord&#xa0;: {planet}</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}</source>
        <translation>Offre {number}&#xa0;: {planet}</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}, as it was made</source>
        <translation>Offre {number}&#xa0;: {planet}, telle que proposée</translation>
    </message>
    <message>
        <source>The counter-offer: {share}</source>
        <translation>La contre-offre&#xa0;: {share}</translation>
    </message>
    <message>
        <source>incl. Upgrades: {count}</source>
        <translation>dont Améliorations&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Your Upgrades add this as soon as you play a crew card: {icons}.</source>
        <translation>Dès que vous jouez une Patte experte, vos Améliorations ajoutent {icons}.</translation>
    </message>
    <message>
        <source>Still missing: {missing}. The icons of your Upgrades count only beside a crew card that you play.</source>
        <translation>Il manque encore&#xa0;: {missing}. Les icônes de vos Améliorations ne comptent qu’avec une Patte experte que vous jouez.</translation>
    </message>
    <message>
        <source>brings</source>
        <translation>apporte</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>reçoit</translation>
    </message>
    <message>
        <source>{name} declines for a reason in the own hand, which nobody else sees.</source>
        <translation>{name} refuse pour une raison qui tient à sa main et que personne d’autre ne voit.</translation>
    </message>
    <message>
        <source>{name} counters: {gets} is little for {brings}.</source>
        <translation>{name} fait une contre-offre&#xa0;: {gets}, c’est peu pour {brings}.</translation>
    </message>
    <message>
        <source>{name} counters: {brings} may be worth more than {gets}.</source>
        <translation>{name} fait une contre-offre&#xa0;: pour {brings}, on peut demander plus que {gets}.</translation>
    </message>
    <message>
        <source>{name} counters.</source>
        <translation>{name} fait une contre-offre.</translation>
    </message>
    <message>
        <source>It is chosen.</source>
        <translation>Vous l’avez choisie.</translation>
    </message>
    <message>
        <source>{upgrade}: {rule}</source>
        <translation>{upgrade}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{name}, {mark}: {cards}, holds {hold}, {projects} completed, {points}.</source>
        <translation>{name}, {mark}&#xa0;: {cards}&#xa0;; dans la Soute {hold}&#xa0;; réalisés&#xa0;: {projects}&#xa0;; {points}.</translation>
    </message>
    <message>
        <source>A turn is either the Market or a Harvest.</source>
        <translation>Un tour est soit le Marché, soit une Récolte.</translation>
    </message>
    <message>
        <source>What your crew lacks others bring for Fragments: you propose, they answer, you seal.</source>
        <translation>Ce qui manque à vos Pattes expertes, d’autres l’apportent contre des Fragments&#xa0;: vous proposez, on répond, vous concluez.</translation>
    </message>
    <message>
        <source>Projects complete themselves as soon as your Hold can pay for them.</source>
        <translation>Les Projets se réalisent d’eux-mêmes dès que votre Soute peut les payer.</translation>
    </message>
    <message>
        <source>Six completed Projects end the game, and most points win.</source>
        <translation>Six Projets réalisés terminent la partie, et le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>That was a whole turn: it is either the Market or a Harvest. The row has been filled up again.</source>
        <translation>C’était un tour entier&#xa0;: soit le Marché, soit une Récolte. La rangée est de nouveau complète.</translation>
    </message>
    <message>
        <source>Bo has made the deal: your 2 Piloting worked there, and the purple Fragment is yours. Your yes held for the whole turn, while Bo was free to seal the deal or to leave it.</source>
        <translation>Bo a conclu l’accord&#xa0;: vos 2 icônes de Pilotage y ont travaillé, et le Fragment violet est à vous. Votre oui valait pour tout le tour, tandis que Bo restait libre de conclure l’accord ou d’y renoncer.</translation>
    </message>
    <message>
        <source>A new table. You hold six cards; eight are the limit. Choose one Project and two crew of the Market, and take them. Then choose in your hand the card that is too many, and discard it.</source>
        <translation>Une nouvelle table. Vous avez six cartes en main, et la limite est de huit. Choisissez au Marché un Projet et deux Pattes expertes, et prenez-les. Puis choisissez dans votre main la carte de trop et défaussez-la.</translation>
    </message>
    <message>
        <source>The three cards of a turn can be crew and Projects in any mix. In the place of one of them you may have a whole row replaced, if nothing in it is of use to you.</source>
        <translation>Les trois cartes d’un tour peuvent être des Pattes expertes et des Projets, mélangés à votre gré. À la place d’une carte, vous pouvez faire remplacer toute une rangée où rien ne vous sert.</translation>
    </message>
    <message>
        <source>First you drop what has no room, then Projects are completed. Some of them bring an Upgrade, which helps you from the next turn on.</source>
        <translation>On jette d’abord ce qui n’a pas de place, puis on réalise les Projets. Certains apportent une Amélioration, qui vous aide dès le tour suivant.</translation>
    </message>
    <message>
        <source>A new table, late in the game: you have five Projects. Harvest Nektarr. Then choose “Autopaw” in your hand and complete it: it is your sixth.</source>
        <translation>Une nouvelle table, vers la fin de la partie&#xa0;: vous avez cinq Projets. Faites la Récolte sur Nektarr. Puis choisissez «&#xa0;Autopatte&#xa0;» dans votre main et réalisez-le&#xa0;: c’est le sixième.</translation>
    </message>
    <message>
        <source>This is the last turn: everybody may still complete what they can pay for, then the game ends. Points come from Projects, from Fragments left in the Hold and from the secret objective.</source>
        <translation>C’est le dernier tour&#xa0;: chacun peut encore réaliser ce qu’il peut payer, puis la partie se termine. Les Projets, les Fragments restés dans la Soute et l’objectif secret donnent des points.</translation>
    </message>
    <message>
        <source>The table as lists</source>
        <translation>La table en listes</translation>
    </message>
    <message>
        <source>Enter does what a click does, Space reads out, L shows the pictures.</source>
        <translation>Entrée fait ce que fait un clic, Espace lit à voix haute, L montre les images.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>What the deal is made of</source>
        <translation>De quoi l’accord est fait</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planète</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>You cover</source>
        <translation>Vous couvrez</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Patte experte</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation>Animal</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Vous avez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>On board</source>
        <translation>À bord</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Soute</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Réalisés</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Apporte</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Reçoit</translation>
    </message>
    <message>
        <source>Then holds</source>
        <translation>Aura ensuite</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Dedans</translation>
    </message>
    <message>
        <source>Icons and Fragments</source>
        <translation>Icônes et Fragments</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Où elle en est</translation>
    </message>
    <message>
        <source>{thing}, {column}: {words}</source>
        <translation>{thing}, {column}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{fragments} ({count} of {spaces})</source>
        <translation>{fragments} ({count} sur {spaces})</translation>
    </message>
    <message>
        <source>collects for {projects}</source>
        <translation>collecte pour {projects}</translation>
    </message>
    <message>
        <source>{number}: {planet}</source>
        <translation>{number}&#xa0;: {planet}</translation>
    </message>
    <message>
        <source>agreed, waits for the seal</source>
        <translation>acceptée, attend d’être conclue</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>countered, can be taken up</source>
        <translation>suivie d’une contre-offre, que l’on peut accepter</translation>
    </message>
    <message>
        <source>waits for answers</source>
        <translation>attend des réponses</translation>
    </message>
    <message>
        <source>Offer {number} at {planet}: {state}.</source>
        <translation>Offre {number} pour {planet}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>then holds</source>
        <translation>aura ensuite</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gets {gets}, then holds {hold}.</source>
        <translation>{name} apporte {brings}, reçoit {gets}, aura ensuite dans la Soute {hold}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gets {gets}, then holds {hold}: {over}.</source>
        <translation>{name} apporte {brings}, reçoit {gets}, aura ensuite dans la Soute {hold}&#xa0;: {over}.</translation>
    </message>
    <message>
        <source>Missing of that: {missing}.</source>
        <translation>Il en manque&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>The crew that does it: {crew}.</source>
        <translation>Les Pattes expertes qui s’en chargent&#xa0;: {crew}.</translation>
    </message>
    <message>
        <source>Icon {what}, with {name}</source>
        <translation>Icône {what}, chez {name}</translation>
    </message>
    <message>
        <source>Icon {what}, still missing, with {name}</source>
        <translation>Icône {what}, manque encore, chez {name}</translation>
    </message>
    <message>
        <source>Fragment {what} of the Planet, for {name}</source>
        <translation>Fragment de la Planète&#xa0;: {what}, pour {name}</translation>
    </message>
    <message>
        <source>Fragment {what} out of the Hold of {origin}, for {name}</source>
        <translation>Fragment de la Soute {origin:de}&#xa0;: {what}, pour {name}</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {gets}.</source>
        <translation>{name} apporte {brings} et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {gets} of the Planet and {plus} out of the other Hold.</source>
        <translation>{name} apporte {brings} et reçoit {gets} de la Planète et {plus} de l’autre Soute.</translation>
    </message>
    <message>
        <source>{name} brings {brings} and gets {plus} out of the other Hold.</source>
        <translation>{name} apporte {brings} et reçoit {plus} de l’autre Soute.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {gets}.</source>
        <translation>{name} apporte {brings}, cède {gives} de sa Soute et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {gets} of the Planet and {plus} out of the other Hold.</source>
        <translation>{name} apporte {brings}, cède {gives} de sa Soute et reçoit {gets} de la Planète et {plus} de l’autre Soute.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of their own Hold and gets {plus} out of the other Hold.</source>
        <translation>{name} apporte {brings}, cède {gives} de sa Soute et reçoit {plus} de l’autre Soute.</translation>
    </message>
    <message>
        <source>{planet}: {names} agreed</source>
        <translation>{planet}&#xa0;: accord {names:de}</translation>
    </message>
    <message>
        <source>{planet}: {name} declined</source>
        <translation>{planet}&#xa0;: refus {name:de}</translation>
    </message>
    <message>
        <source>{planet}, offer {number}: {name} counters</source>
        <translation>{planet}, offre {number}&#xa0;: contre-offre {name:de}</translation>
    </message>
    <message>
        <source>{offer}. {shares}</source>
        <translation>{offer}. {shares}</translation>
    </message>
    <message>
        <source>{planet}: waits for an answer</source>
        <translation>{planet}&#xa0;: en attente de réponse</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} refuse.</translation>
    </message>
    <message>
        <source>{name} declines: {gets} is little for {brings}.</source>
        <translation>{name} refuse&#xa0;: {gets}, c’est peu pour {brings}.</translation>
    </message>
    <message>
        <source>{name} declines: that would bring {leader} too near the end.</source>
        <translation>{name} refuse&#xa0;: cela rapprocherait trop {leader} de la fin.</translation>
    </message>
    <message>
        <source>{name} declines: the Hold has no room for {gets}.</source>
        <translation>{name} refuse&#xa0;: sa Soute n’a pas de place pour {gets}.</translation>
    </message>
    <message>
        <source>{name} declines: {crew} cannot bring {brings}.</source>
        <translation>{name} refuse&#xa0;: avec {crew}, on ne peut pas apporter {brings}.</translation>
    </message>
    <message>
        <source>{name} declines: {leader} would keep {left} and give away only {gets}.</source>
        <translation>{name} refuse&#xa0;: {leader} garderait {left} et ne donnerait que {gets}.</translation>
    </message>
    <message>
        <source>{name} accepts: {gets} is fair for {brings}.</source>
        <translation>{name} accepte&#xa0;: {gets}, c’est un bon prix pour {brings}.</translation>
    </message>
    <message>
        <source>{name} accepts: the Hold has room for {gets}.</source>
        <translation>{name} accepte&#xa0;: sa Soute a de la place pour {gets}.</translation>
    </message>
    <message>
        <source>{name} accepts: {gets} may be better than what the Hold has now.</source>
        <translation>{name} accepte&#xa0;: {gets}, cela peut valoir mieux que ce que contient sa Soute.</translation>
    </message>
    <message>
        <source>{name} has wanted just that, and accepts.</source>
        <translation>{name} voulait justement cela, et accepte.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and goes to the Market.</source>
        <translation>{name} laisse de côté la contre-offre {names:de} et va au Marché.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and harvests {planet} without that help.</source>
        <translation>{name} laisse de côté la contre-offre {names:de} et récolte sur {planet} sans cette aide.</translation>
    </message>
    <message>
        <source>{name} passes over the counter-offer of {names} and seals another deal.</source>
        <translation>{name} laisse de côté la contre-offre {names:de} et conclut un autre accord.</translation>
    </message>
    <message>
        <source>{gets} is much for {brings}.</source>
        <translation>{gets}, c’est beaucoup pour {brings}.</translation>
    </message>
    <message>
        <source>That promised more than the counter-offer.</source>
        <translation>Ce coup promettait plus que la contre-offre.</translation>
    </message>
    <message>
        <source>Offer {number} of {name}, at {planet}:</source>
        <translation>Offre {number} de la part {name:de}, {planet}&#xa0;:</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} accepte.</translation>
    </message>
    <message>
        <source>What comes out of a Hold goes between its owner and whoever harvests.</source>
        <translation>Ce qui sort d’une Soute ne s’échange qu’entre son propriétaire et la personne qui récolte.</translation>
    </message>
    <message>
        <source>In a counter you change your own part only.</source>
        <translation>Dans une contre-offre, vous ne changez que votre part.</translation>
    </message>
    <message>
        <source>{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}.</source>
        <translation>{planet}, Planète {place} sur {count}, demande {needs}, contient {fragments}.</translation>
    </message>
    <message>
        <source>{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}; you cover {covered}.</source>
        <translation>{planet}, Planète {place} sur {count}, demande {needs}, contient {fragments}&#xa0;; vous couvrez {covered}.</translation>
    </message>
    <message>
        <source>No Planet</source>
        <translation>Pas de Planète</translation>
    </message>
    <message>
        <source>{name}, {species}, {skills}</source>
        <translation>{name}, {species}, {skills}</translation>
    </message>
    <message>
        <source>{name}, Project, costs {cost}, {points}</source>
        <translation>{name}, Projet, coûte {cost}, {points}</translation>
    </message>
    <message>
        <source>{name}, Project, costs {cost}, {points}, Upgrade {upgrade}</source>
        <translation>{name}, Projet, coûte {cost}, {points}, Amélioration {upgrade}</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}&#xa0;: choix fait</translation>
    </message>
    <message>
        <source>Gap in the Market</source>
        <translation>Place vide au Marché</translation>
    </message>
    <message>
        <source>{name}: {cards}, holds {hold}, {projects} completed, {points}.</source>
        <translation>{name}&#xa0;: {cards}&#xa0;; dans la Soute {hold}&#xa0;; réalisés&#xa0;: {projects}&#xa0;; {points}.</translation>
    </message>
    <message>
        <source>Bot: collects for {projects}; holds {hold}; {count} completed, {points}.</source>
        <translation>Bot&#xa0;: collecte pour {projects}&#xa0;; dans la Soute {hold}&#xa0;; réalisés&#xa0;: {count}&#xa0;; {points}.</translation>
    </message>
    <message>
        <source>{project} (has {there} of {cost})</source>
        <translation>{project} (a {there} sur {cost})</translation>
    </message>
    <message>
        <source>Fragment {colour}</source>
        <translation>Fragment {colour}</translation>
    </message>
    <message>
        <source>Fragment {colour}, goes overboard</source>
        <translation>Fragment {colour}, passe par-dessus bord</translation>
    </message>
    <message>
        <source>Empty space of the Hold</source>
        <translation>Place libre de la Soute</translation>
    </message>
    <message>
        <source>Place for a Project</source>
        <translation>Place pour un Projet</translation>
    </message>
    <message>
        <source>Starship {ship} of {name}</source>
        <translation>Vaisseau {ship} {name:de}</translation>
    </message>
    <message>
        <source>Point at a Planet, a card or a player to read about it.</source>
        <translation>Désignez une Planète, une carte ou une personne pour en savoir plus.</translation>
    </message>
    <message>
        <source>It asks {needs} and gives {fragments}.</source>
        <translation>Elle demande {needs} et donne {fragments}.</translation>
    </message>
    <message>
        <source>With {crew} you cover all of it.</source>
        <translation>Avec {crew}, vous couvrez tout.</translation>
    </message>
    <message>
        <source>Your whole crew covers {covered}; {missing} missing.</source>
        <translation>À elles toutes, vos Pattes expertes couvrent {covered}&#xa0;; il manque encore&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}.</source>
        <translation>On sait {name:que} a {cards}.</translation>
    </message>
    <message>
        <source>{species} ({trade}): {skills}.</source>
        <translation>{species} ({trade})&#xa0;: {skills}.</translation>
    </message>
    <message>
        <source>It helps at {planets}.</source>
        <translation>Utile ici&#xa0;: {planets}.</translation>
    </message>
    <message>
        <source>It costs {cost} and is worth {points}.</source>
        <translation>Il coûte {cost} et vaut {points}.</translation>
    </message>
    <message>
        <source>You have all of it.</source>
        <translation>Vous avez tout.</translation>
    </message>
    <message>
        <source>You lack {missing}.</source>
        <translation>Il vous manque encore&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>Your objective adds {points}.</source>
        <translation>Votre objectif ajoute {points}.</translation>
    </message>
    <message>
        <source>{projects} completed and {hold} in the Hold: {points} so far.</source>
        <translation>Réalisés&#xa0;: {projects}&#xa0;; dans la Soute&#xa0;: {hold}&#xa0;; jusqu’ici {points}.</translation>
    </message>
    <message>
        <source>Upgrades: {upgrades}.</source>
        <translation>Améliorations&#xa0;: {upgrades}.</translation>
    </message>
    <message>
        <source>Everybody knows of {cards} in the hand.</source>
        <translation>Tous savent que la main contient&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Bot puts each Fragment on the leftmost of its Projects that lacks the colour; what none lacks goes into its Hold.</source>
        <translation>Bot pose chaque Fragment sur son Projet le plus à gauche auquel manque cette couleur&#xa0;; ce qui ne manque à aucun va dans sa Soute.</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
    <message>
        <source>Bot wins with {points}</source>
        <translation>Bot gagne avec {points}</translation>
    </message>
    <message>
        <source>Turns: {turns}. Shared Harvests: {shared} of {all}.</source>
        <translation>Tours&#xa0;: {turns}. Récoltes partagées&#xa0;: {shared} sur {all}.</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>Fragments in the Hold</source>
        <translation>Fragments dans la Soute</translation>
    </message>
    <message>
        <source>{place}: {name}, {projects} for Projects, {hold} for the Hold, {objective} for the objective {first} and {second}, together {points}.</source>
        <translation>{place}&#xa0;: {name}, {projects} pour les Projets, {hold} pour la Soute, {objective} pour l’objectif {first} et {second}, en tout {points}.</translation>
    </message>
    <message>
        <source>{name}, {projects} for Projects, {hold} for the Hold, {objective} for the objective {first} and {second}, together {points}.</source>
        <translation>{name}, {projects} pour les Projets, {hold} pour la Soute, {objective} pour l’objectif {first} et {second}, en tout {points}.</translation>
    </message>
    <message>
        <source>{name}: not counted yet</source>
        <translation>{name}&#xa0;: pas encore compté</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>On compte les points</translation>
    </message>
    <message>
        <source>Space shows the next part at once, Enter all that is left.</source>
        <translation>Espace montre aussitôt l’étape suivante, Entrée tout le reste.</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>No Project</source>
        <translation>Aucun Projet</translation>
    </message>
    <message>
        <source>{project} ({points})</source>
        <translation>{project} ({points})</translation>
    </message>
    <message>
        <source>{name} has completed {projects}: {points}.</source>
        <translation>{name} a réalisé {projects}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} has completed no Project.</source>
        <translation>{name} n’a réalisé aucun Projet.</translation>
    </message>
    <message>
        <source>Bot turns up what lay unseen under its Starship: {projects}.</source>
        <translation>Bot retourne ce qui était caché sous son Vaisseau&#xa0;: {projects}.</translation>
    </message>
    <message>
        <source>{name} has {fragments} left in the Hold: {points}.</source>
        <translation>Il reste à {name} dans la Soute&#xa0;: {fragments}, soit {points}.</translation>
    </message>
    <message>
        <source>Bot has {fragments} left in its Hold and on its row: {points}.</source>
        <translation>Il reste à Bot dans la Soute et sur sa rangée&#xa0;: {fragments}, soit {points}.</translation>
    </message>
    <message>
        <source>{name} has no Fragment left.</source>
        <translation>Il ne reste aucun Fragment à {name}.</translation>
    </message>
    <message>
        <source>The secret objective of {name} was {first} and {second}: {points}.</source>
        <translation>L’objectif secret {name:de} était {first} et {second}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} gagne avec {points}.</translation>
    </message>
    <message>
        <source>Bot wins with {points}.</source>
        <translation>Bot gagne avec {points}.</translation>
    </message>
    <message>
        <source>Together {name} has {points}.</source>
        <translation>En tout, {name} a {points}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Accords</translation>
    </message>
    <message>
        <source>Nobody shared a Harvest in this game.</source>
        <translation>Personne n’a partagé de Récolte dans cette partie.</translation>
    </message>
    <message>
        <source>The best deal of the game</source>
        <translation>Le meilleur accord de la partie</translation>
    </message>
    <message>
        <source>The other deals</source>
        <translation>Les autres accords</translation>
    </message>
    <message>
        <source>Turn {turn}: {planet}</source>
        <translation>Tour {turn}&#xa0;: {planet}</translation>
    </message>
    <message>
        <source>Turn {turn}, deal at {planet}.</source>
        <translation>Tour {turn}, accord pour {planet}.</translation>
    </message>
    <message>
        <source>{name} harvests, brings {brings} and gets {gets}.</source>
        <translation>{name} récolte, apporte {brings} et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{name} harvests, brings {brings}, gives {gives} out of the Hold and gets {gets}.</source>
        <translation>{name} récolte, apporte {brings}, cède {gives} de sa Soute et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{name} brings {brings}, gives {gives} out of the Hold and gets {gets}.</source>
        <translation>{name} apporte {brings}, cède {gives} de sa Soute et reçoit {gets}.</translation>
    </message>
    <message>
        <source>Right after it they completed {projects}: {points}.</source>
        <translation>Projets réalisés juste après&#xa0;: {projects}, soit {points}.</translation>
    </message>
    <message>
        <source>It brought them {fragments}.</source>
        <translation>Il leur a rapporté {fragments}.</translation>
    </message>
    <message>
        <source>{name} and {other} have equal points: {name} had the later turn and is ahead.</source>
        <translation>{name} et {other} sont à égalité&#xa0;: {name} a joué plus tard et passe devant.</translation>
    </message>
    <message>
        <source>First deals</source>
        <translation>Premiers accords</translation>
    </message>
    <message>
        <source>Six completed Projects end the game, and most points win. First you need crew: choose three cards of the Market, then take them. Nektarr asks 2 Piloting (arrow) and 2 Engineering (spanner).</source>
        <translation>Six Projets réalisés mettent fin à la partie, et qui a le plus de points gagne. D’abord, il faut des Pattes expertes&#xa0;: choisissez trois cartes du Marché, puis prenez-les. Nektarr demande 2 Pilotage (flèche) et 2 Ingénierie (clé).</translation>
    </message>
    <message>
        <source>A new table. Your crew covers all of Nektarr: its signs are ticked. Choose the Planet and harvest it. What you then hold completes “Autopaw”.</source>
        <translation>Une nouvelle table. Pour Nektarr, vos Pattes expertes suffisent&#xa0;: ses signes sont cochés. Choisissez la Planète et faites la Récolte. Ce que vous y gagnez suffit à réaliser «&#xa0;Autopatte&#xa0;».</translation>
    </message>
    <message>
        <source>The crew that worked is discarded. “Autopaw” was completed by itself, as soon as your Hold could pay for it. Each Fragment that is left in your Hold counts one point.</source>
        <translation>Les Pattes expertes qui ont travaillé sont défaussées. «&#xa0;Autopatte&#xa0;» s’est réalisé tout seul, dès que votre Soute a eu de quoi le payer. Chaque Fragment qui reste à la fin dans la Soute vaut un point.</translation>
    </message>
    <message>
        <source>A new table. For Geodonia you lack 1 Extraction. Choose it, press Bo’s panel, press one of the Fragments to hand it to Bo, propose, and seal the deal.</source>
        <translation>Une nouvelle table. Pour Geodonia, il vous manque 1 Extraction. Choisissez la Planète, appuyez sur le panneau de Bo, puis sur un Fragment pour le lui donner, proposez et concluez l’accord.</translation>
    </message>
    <message>
        <source>Bo brought what was missing and got the Fragment; the rest is yours. You may make six offers in a turn, to one, to several or to anyone, and seal the one you like best.</source>
        <translation>Bo a apporté ce qui manquait et a reçu le Fragment&#xa0;; le reste est à vous. Vous pouvez faire six offres par tour, à une personne, à plusieurs ou à n’importe qui, et conclure celle que vous préférez.</translation>
    </message>
    <message>
        <source>A new table. You lack 1 Extraction for Pirolita: offer Bo one Fragment for it. Bo finds that too little and makes a counter-offer. Take what Bo wants, and seal the deal.</source>
        <translation>Une nouvelle table. Pour Pirolita, il vous manque 1 Extraction&#xa0;: offrez à Bo un seul Fragment. Bo trouve que c’est peu et fait une contre-offre. Acceptez-la et concluez l’accord.</translation>
    </message>
    <message>
        <source>A counter-offer turns yours down, but you can take it up for the rest of the turn: its maker has already said yes. You need not: you may offer something else, or go to the Market.</source>
        <translation>Une contre-offre vaut refus de la vôtre, mais son auteur a déjà dit oui&#xa0;: vous pouvez l’accepter jusqu’à la fin du tour. Ou bien proposez autre chose, ou allez au Marché.</translation>
    </message>
    <message>
        <source>A new table. Bo offers you a purple Fragment for 2 Piloting. In the middle you see what everybody would have. Accept.</source>
        <translation>Une nouvelle table. Bo vous offre un Fragment violet contre 2 Pilotage. Au milieu, vous voyez ce que chacun aurait. Acceptez.</translation>
    </message>
    <message>
        <source>A new table. Your Hold has room for four. Harvest Nektarr all the same, and choose in the Hold what goes overboard.</source>
        <translation>Une nouvelle table. Votre Soute a quatre places. Faites quand même la Récolte sur Nektarr et choisissez dans la Soute ce qui passe par-dessus bord.</translation>
    </message>
    <message>
        <source>In a Harvest Bot never refuses: it brings any icon for one Fragment of the Planet that its Projects lack (AN-806).</source>
        <translation>Dans une Récolte, Bot ne refuse jamais&#xa0;: il apporte n’importe quelle icône contre un Fragment de la Planète qui manque à ses Projets (AN-806).</translation>
    </message>
    <message>
        <source>There are eight of each colour. What is spent or goes overboard lies beside the bag, and goes back into it when the bag is empty.</source>
        <translation>Il y en a huit de chaque couleur. Ce qui est dépensé ou passe par-dessus bord reste à côté du sac, et retourne dedans quand le sac est vide.</translation>
    </message>
    <message>
        <source>Choose a Planet to harvest, or cards of the Market: the button for it then comes here.</source>
        <translation>Choisissez une Planète pour une Récolte, ou des cartes du Marché&#xa0;: le bouton apparaît ici.</translation>
    </message>
    <message>
        <source>Beside the bag: {fragments}.</source>
        <translation>À côté du sac&#xa0;: {fragments}.</translation>
    </message>
    <message>
        <source>In the bag, {count} in all: {fragments}.</source>
        <translation>Dans le sac, {count} en tout&#xa0;: {fragments}.</translation>
    </message>
    <message>
        <source>Accept {name}’s counter-offer to offer {number}</source>
        <translation>Accepter la contre-offre {name:de} à l’offre {number}</translation>
    </message>
    <message>
        <source>At {planet}: {share}</source>
        <translation>Pour {planet}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>Press {cap} again to show {card} to everybody.</source>
        <translation>Appuyez encore sur {cap} pour montrer cette carte à tous&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>to be asked</source>
        <translation>à consulter</translation>
    </message>
    <message>
        <source>A crew card at this text size</source>
        <translation>Une Patte experte à cette taille de texte</translation>
    </message>
    <message>
        <source>Standing orders</source>
        <translation>Consignes</translation>
    </message>
    <message>
        <source>{project}, {place} of {count}: {when}</source>
        <translation>{project}, {place} sur {count}&#xa0;: {when}</translation>
    </message>
    <message>
        <source>You hold no Project.</source>
        <translation>Vous n’avez aucun Projet en main.</translation>
    </message>
    <message>
        <source>Your Projects are completed by themselves. Say here which of them ask you first, and which goes first where two want the same Fragment.</source>
        <translation>Vos Projets se réalisent tout seuls. Dites ici lesquels doivent d’abord vous le demander, et lequel passe avant si deux veulent le même Fragment.</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>tout seul</translation>
    </message>
    <message>
        <source>asks me first</source>
        <translation>demande d’abord</translation>
    </message>
    <message>
        <source>Press a Project: then it asks you first. The upper one goes first: drag it, or press {up} or {down}.</source>
        <translation>Appuyez sur un Projet&#xa0;: il vous demandera d’abord. Celui du haut passe avant&#xa0;: glissez-le, ou appuyez sur {up} ou {down}.</translation>
    </message>
    <message>
        <source>All have agreed that no Project asks: each is completed by itself. You choose which goes first.</source>
        <translation>Tous ont convenu qu’aucun Projet ne demande&#xa0;: chacun se réalise tout seul. Vous choisissez lequel passe avant.</translation>
    </message>
    <message>
        <source>“By itself”: at the end of the turn in which your Hold can pay for a Project, it is completed without a question. So it is with every Project at first.</source>
        <translation>«&#xa0;Tout seul&#xa0;»&#xa0;: à la fin du tour où votre Soute suffit à payer un Projet, il est réalisé sans rien vous demander. Au début, il en va ainsi de tous les Projets.</translation>
    </message>
    <message>
        <source>“Asks me first”: at that moment you are asked, and may wait. An example: you hold purple and green. They would pay for “Autopaw”, but you save them for “Night Garden”, which wants black too.</source>
        <translation>«&#xa0;Demande d’abord&#xa0;»&#xa0;: à ce moment-là, on vous le demande, et vous pouvez attendre. Un exemple&#xa0;: vous avez du violet et du vert dans la Soute. Cela suffirait pour «&#xa0;Autopatte&#xa0;», mais vous les gardez pour «&#xa0;Jardin de nuit&#xa0;», qui veut aussi du noir.</translation>
    </message>
    <message>
        <source>Where two Projects want the same Fragment, the upper one is completed first.</source>
        <translation>Si deux Projets veulent le même Fragment, celui du haut est réalisé d’abord.</translation>
    </message>
    <message>
        <source>The others may see that you want to be asked, never about what. The sixth Project always asks, for it ends the game.</source>
        <translation>Les autres peuvent voir que vous voulez qu’on vous consulte, jamais pour quel Projet. Le sixième Projet demande toujours, car il met fin à la partie.</translation>
    </message>
    <message>
        <source>Does anybody want to complete a Project?</source>
        <translation>Quelqu’un veut réaliser un Projet&#xa0;?</translation>
    </message>
    <message>
        <source>{name} wants to complete a Project</source>
        <translation>{name} veut réaliser un Projet</translation>
    </message>
    <message>
        <source>This ends the game. You have {own} plus your objective; {name} shows {other}.</source>
        <translation>Cela met fin à la partie. Vous avez {own} points, plus votre objectif&#xa0;; {name} en affiche {other}.</translation>
    </message>
    <message>
        <source>You have five Projects, and cannot pay for a sixth yet.</source>
        <translation>Vous avez cinq Projets, et vous ne pouvez pas encore payer le sixième.</translation>
    </message>
    <message>
        <source>Places of your Market action</source>
        <translation>Places de votre action au Marché</translation>
    </message>
    <message>
        <source>Place for a card of the Market</source>
        <translation>Place pour une carte du Marché</translation>
    </message>
    <message>
        <source>All places are used: put something back first.</source>
        <translation>Toutes les places sont prises&#xa0;: remettez d’abord quelque chose à sa place.</translation>
    </message>
    <message>
        <source>costs you a card</source>
        <translation>coûte une carte</translation>
    </message>
    <message>
        <source>{row}: costs a card</source>
        <translation>{row}&#xa0;: coûte une carte</translation>
    </message>
    <message>
        <source>{row}: costs nothing</source>
        <translation>{row}&#xa0;: ne coûte rien</translation>
    </message>
    <message>
        <source>Hold: {seconds} s</source>
        <translation>Attendre&#xa0;: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Go on: {seconds} s</source>
        <translation>Continuer&#xa0;: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>The time to talk is over in this turn: seal, harvest or go to the Market.</source>
        <translation>Le temps de parole de ce tour est écoulé&#xa0;: concluez, récoltez ou allez au Marché.</translation>
    </message>
    <message>
        <source>No more this turn</source>
        <translation>Plus rien ce tour-ci</translation>
    </message>
    <message>
        <source>{name} wants no more offers in this turn.</source>
        <translation>{name} ne veut plus d’offres ce tour-ci.</translation>
    </message>
</context>
<context>
    <name>AfterNovaHints</name>
    <message>
        <source>Hints rest while several people play who have not agreed to them in New game.</source>
        <translation>Quand plusieurs personnes jouent, il n’y a pas d’indices si elles n’en ont pas convenu dans Nouvelle partie.</translation>
    </message>
    <message>
        <source>You can harvest without asking anybody: {planets}.</source>
        <translation>Vous pouvez récolter sans demander à personne&#xa0;: {planets}.</translation>
    </message>
    <message>
        <source>A deal may be had: {planets}.</source>
        <translation>Un accord est possible&#xa0;: {planets}.</translation>
    </message>
    <message>
        <source>You can seal what is agreed: {planets}.</source>
        <translation>Vous pouvez conclure ce qui est convenu&#xa0;: {planets}.</translation>
    </message>
    <message>
        <source>You can take cards of the Market.</source>
        <translation>Vous pouvez prendre des cartes du Marché.</translation>
    </message>
    <message>
        <source>You can replace a row of the Market.</source>
        <translation>Vous pouvez remplacer une rangée du Marché.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>Your crew cannot bring what is asked: you can counter with something else, or decline.</source>
        <translation>Vos Pattes expertes ne peuvent pas apporter ce qui est demandé&#xa0;: vous pouvez proposer autre chose dans une contre-offre, ou refuser.</translation>
    </message>
    <message>
        <source>You can discard any card of your hand.</source>
        <translation>Vous pouvez défausser n’importe quelle carte de votre main.</translation>
    </message>
    <message>
        <source>Any Fragments of your Hold can go overboard.</source>
        <translation>N’importe quel Fragment de votre Soute peut passer par-dessus bord.</translation>
    </message>
    <message>
        <source>Look here first: {place}.</source>
        <translation>Regardez d’abord ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>What can I do? Again: it is laid out. Once more: a suggestion with its reason.</source>
        <translation>Que puis-je faire&#xa0;? Encore&#xa0;: le coup est préparé. Encore une fois&#xa0;: une suggestion et sa raison.</translation>
    </message>
    <message>
        <source>You can accept with {crew}, counter, or decline.</source>
        <translation>Vous pouvez accepter avec {crew}, faire une contre-offre ou refuser.</translation>
    </message>
    <message>
        <source>You can complete: {projects}.</source>
        <translation>Vous pouvez réaliser&#xa0;: {projects}.</translation>
    </message>
    <message>
        <source>You can complete nothing now.</source>
        <translation>Vous ne pouvez rien réaliser maintenant.</translation>
    </message>
    <message>
        <source>Harvest {planet} with {crew}</source>
        <translation>Récolter sur {planet} avec {crew}</translation>
    </message>
    <message>
        <source>Harvest {planet} with {crew}, and let Bot help</source>
        <translation>Récolter sur {planet} avec {crew} et l’aide de Bot</translation>
    </message>
    <message>
        <source>Make an offer at {planet}</source>
        <translation>Faire une offre pour {planet}</translation>
    </message>
    <message>
        <source>Make an offer at {planet} instead of {wanted}</source>
        <translation>Faire une offre pour {planet} au lieu de {wanted}</translation>
    </message>
    <message>
        <source>Seal the deal at {planet}</source>
        <translation>Conclure l’accord pour {planet}</translation>
    </message>
    <message>
        <source>Take {cards} of the Market</source>
        <translation>Prendre au Marché {cards}</translation>
    </message>
    <message>
        <source>Accept the offer and play {crew}</source>
        <translation>Accepter l’offre et jouer {crew}</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Faire une contre-offre</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Refuser l’offre</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Drop {fragments}</source>
        <translation>Jeter {fragments}</translation>
    </message>
    <message>
        <source>Complete {card}</source>
        <translation>Réaliser {card}</translation>
    </message>
    <message>
        <source>Complete nothing more</source>
        <translation>Ne plus rien réaliser</translation>
    </message>
    <message>
        <source>Your Hold would then have {hold}.</source>
        <translation>Votre Soute aurait alors {hold}.</translation>
    </message>
    <message>
        <source>Your Hold would then have {hold}: {over}.</source>
        <translation>Votre Soute aurait alors {hold}&#xa0;: {over}.</translation>
    </message>
    <message>
        <source>It is laid out: you only need to say yes to it.</source>
        <translation>Tout est prêt&#xa0;: il ne vous reste qu’à confirmer.</translation>
    </message>
    <message>
        <source>Nothing needs to be laid out for that.</source>
        <translation>Il n’y a rien à préparer pour cela.</translation>
    </message>
    <message>
        <source>Another move promises more. {move}.</source>
        <translation>Un autre coup promet davantage. {move}.</translation>
    </message>
    <message>
        <source>At {planet} no deal promises you anything.</source>
        <translation>Pour {planet}, aucun accord ne vous promet quoi que ce soit.</translation>
    </message>
    <message>
        <source>No deal can be hoped for now. {move}</source>
        <translation>Aucun accord n’est à espérer maintenant. {move}</translation>
    </message>
    <message>
        <source>With what you then hold you complete {projects}.</source>
        <translation>Avec ce que votre Soute aura alors, vous réaliserez {projects}.</translation>
    </message>
    <message>
        <source>It brings {project} nearer: what it then lacks is {missing}.</source>
        <translation>Cela fait avancer {project}&#xa0;: il manquera alors {missing}.</translation>
    </message>
    <message>
        <source>None of your Projects needs it, but Fragments count in the end.</source>
        <translation>Aucun de vos Projets n’en a besoin, mais les Fragments comptent à la fin.</translation>
    </message>
    <message>
        <source>The offer gives you too little, and one Fragment more may well be granted.</source>
        <translation>L’offre vous donne trop peu, et un Fragment de plus pourrait bien vous être accordé.</translation>
    </message>
    <message>
        <source>{name} would have more of it than you.</source>
        <translation>{name} en profiterait plus que vous.</translation>
    </message>
    <message>
        <source>{name} is one Project from the end.</source>
        <translation>{name} est à un Projet de la fin.</translation>
    </message>
    <message>
        <source>Your crew cannot bring what is asked.</source>
        <translation>Vos Pattes expertes ne peuvent pas apporter ce qui est demandé.</translation>
    </message>
    <message>
        <source>{card} brings what your crew lacks at {planet}: {icons}.</source>
        <translation>{card} apporte ce qui manque à vos Pattes expertes pour {planet}&#xa0;: {icons}.</translation>
    </message>
    <message>
        <source>More crew means more Harvests, whatever they ask.</source>
        <translation>Plus de Pattes expertes, c’est plus de Récoltes, quelles qu’en soient les exigences.</translation>
    </message>
    <message>
        <source>Of what {card} costs your Hold has {there} already.</source>
        <translation>Sur le coût de {card}, votre Soute contient déjà {there}.</translation>
    </message>
    <message>
        <source>{card} is worth {points}.</source>
        <translation>{card} vaut {points}.</translation>
    </message>
    <message>
        <source>No Harvest would help you more now.</source>
        <translation>Aucune Récolte ne vous aiderait davantage maintenant.</translation>
    </message>
    <message>
        <source>Little in this row would help you, and another one costs nothing.</source>
        <translation>Cette rangée ne vous aiderait guère, et une nouvelle ne coûte rien.</translation>
    </message>
    <message>
        <source>Nothing else would help you more now.</source>
        <translation>Rien d’autre ne vous aiderait davantage maintenant.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>On ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>That card would help you least.</source>
        <translation>C’est la carte qui vous aiderait le moins.</translation>
    </message>
    <message>
        <source>What stays is worth most for your Projects.</source>
        <translation>Ce qui reste vaut le plus pour vos Projets.</translation>
    </message>
    <message>
        <source>It brings you {points}, your objective included.</source>
        <translation>Il vous rapporte {points}, avec votre objectif.</translation>
    </message>
    <message>
        <source>Your Hold has all the Fragments for none of them.</source>
        <translation>Votre Soute n’a encore tous les Fragments d’aucun d’eux.</translation>
    </message>
    <message>
        <source>Your sixth Project would end the game while somebody is ahead of you.</source>
        <translation>Votre sixième Projet mettrait fin à la partie alors que quelqu’un est devant vous.</translation>
    </message>
    <message>
        <source>It promises most of all you can do.</source>
        <translation>C’est ce qui promet le plus de tout ce que vous pouvez faire.</translation>
    </message>
</context>
<context>
    <name>AfterNovaInquiries</name>
    <message>
        <source>Your crew brings {skills}.</source>
        <translation>Vos Pattes expertes apportent {skills}.</translation>
    </message>
    <message>
        <source>Your Hold has {hold}.</source>
        <translation>Votre Soute a {hold}.</translation>
    </message>
    <message>
        <source>A sixth completed Project ends the game; then most points win.</source>
        <translation>Un sixième Projet réalisé met fin à la partie&#xa0;; qui a le plus de points l’emporte alors.</translation>
    </message>
    <message>
        <source>{name}: {projects}, {points}.</source>
        <translation>{name}&#xa0;: {projects}, {points}.</translation>
    </message>
    <message>
        <source>You can offer a deal at any Planet.</source>
        <translation>Vous pouvez proposer un accord pour n’importe quelle Planète.</translation>
    </message>
</context>
<context>
    <name>ArtifactYears</name>
    <message>
        <source>{millions} million BC</source>
        <translation>il&#xa0;y&#xa0;a&#xa0;{millions} millions d’années</translation>
    </message>
    <message>
        <source>{year} BC</source>
        <translation>{year}&#xa0;av. J.-C.</translation>
    </message>
    <message>
        <source>AD {year}</source>
        <translation>{year}&#xa0;apr. J.-C.</translation>
    </message>
    <message>
        <source>the Beginning</source>
        <translation>le Commencement</translation>
    </message>
    <message>
        <source>the Future</source>
        <translation>le Futur</translation>
    </message>
</context>
<context>
    <name>Artifaxx</name>
    <message>
        <source>The card that is being played</source>
        <translation>La carte en train d’être jouée</translation>
    </message>
    <message>
        <source>What is being played lies here.</source>
        <translation>La carte que l’on joue se pose ici.</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>Nothing borrowed yet.</source>
        <translation>Aucun artefact pour l’instant.</translation>
    </message>
    <message>
        <source>Every shelf is a list already: A leads to the next shelf, the arrows from Artifact to Artifact, and Space shows one large.</source>
        <translation>Chaque étagère est déjà une liste&#xa0;: A mène à l’étagère suivante, les flèches d’un artefact à l’autre, et Espace en montre un en grand.</translation>
    </message>
    <message>
        <source>Mission drawer</source>
        <translation>Tiroir à mission</translation>
    </message>
    <message>
        <source>Most convincing in play: The Real Thing</source>
        <translation>La meilleure en jeu&#xa0;: la vraie</translation>
    </message>
    <message>
        <source>Most convincing in play: An Excellent Forgery</source>
        <translation>La meilleure en jeu&#xa0;: excellente contrefaçon</translation>
    </message>
    <message>
        <source>Most convincing in play: An Obvious Forgery</source>
        <translation>La meilleure en jeu&#xa0;: contrefaçon grossière</translation>
    </message>
    <message>
        <source>Outranked by: The Real Thing</source>
        <translation>Surpassée par&#xa0;: la vraie</translation>
    </message>
    <message>
        <source>Outranked by: An Excellent Forgery</source>
        <translation>Surpassée par&#xa0;: excellente contrefaçon</translation>
    </message>
    <message>
        <source>Best in play</source>
        <translation>La meilleure en jeu</translation>
    </message>
    <message>
        <source>Outranked</source>
        <translation>Surpassée</translation>
    </message>
    <message>
        <source>This is the most convincing painting in play.</source>
        <translation>C’est le tableau le plus convaincant en jeu.</translation>
    </message>
    <message>
        <source>The most convincing painting in play is {card}.</source>
        <translation>Le tableau le plus convaincant en jeu est {card:le}.</translation>
    </message>
    <message>
        <source>Artifacts put on shelves</source>
        <translation>Artefacts posés</translation>
    </message>
    <message>
        <source>Artifacts taken from others</source>
        <translation>Artefacts pris aux autres</translation>
    </message>
    <message>
        <source>Artifacts sold or erased</source>
        <translation>Artefacts vendus ou effacés</translation>
    </message>
</context>
<context>
    <name>ArtifaxxLesson</name>
    <message>
        <source>You win with the three Artifacts of your Mission, and in no other way.</source>
        <translation>Vous gagnez avec les trois artefacts de votre mission, et d’aucune autre façon.</translation>
    </message>
    <message>
        <source>What stands on a shelf can be taken; a Memo is all that stops it.</source>
        <translation>Ce qui est sur une étagère peut être pris&#xa0;; seul un Mémo l’empêche.</translation>
    </message>
    <message>
        <source>An Artifact that you do not need is worth cards.</source>
        <translation>Un artefact inutile vaut des cartes.</translation>
    </message>
    <message>
        <source>First treasures</source>
        <translation>Premiers trésors</translation>
    </message>
    <message>
        <source>Here is no TimeLine and nobody has an Identity: only your Mission counts. It lies at the bottom right. Play an Artifact that it names: {card}.</source>
        <translation>Ici, pas de Chronologie, et personne n’a d’Identité&#xa0;: seule compte votre mission, en bas à droite. Jouez un artefact qu’elle nomme&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>It stands on your shelf now. Turns are those of Chrononauts, Memos and Killing Time too; only Inverters and Patches are left out.</source>
        <translation>Il est maintenant sur votre étagère. Les tours sont ceux de Chrononauts, y compris les Mémos et Tuer le Temps&#xa0;; il ne manque que les inverseurs de Temps et les patchs.</translation>
    </message>
    <message>
        <source>Bo has what your Mission asks for. Choose {card}, then {artifact} on the shelf of Bo.</source>
        <translation>Bo possède ce que demande votre mission. Choisissez {card:le}, puis {artifact:le} sur l’étagère de Bo.</translation>
    </message>
    <message>
        <source>What stands on a shelf can change hands at any time: yours, too. A Memo is all that stops it.</source>
        <translation>Ce qui est sur une étagère peut changer de mains à tout moment, même sur la vôtre. Seul un Mémo l’empêche.</translation>
    </message>
    <message>
        <source>Your Mission has no use for a Dinosaur, but it is worth cards. Choose {card}, then {artifact} on your own shelf.</source>
        <translation>Un dinosaure ne sert pas à votre mission, mais il vaut des cartes. Choisissez {card:le}, puis {artifact:le} sur votre étagère.</translation>
    </message>
    <message>
        <source>A Dinosaur is worth three cards to this one, any other Artifact two. With more cards you sooner find what you need.</source>
        <translation>Avec cette action, un dinosaure vaut trois cartes, tout autre artefact deux. Avec plus de cartes, on trouve plus vite ce qu’il faut.</translation>
    </message>
    <message>
        <source>The third Artifact of your Mission is in your hand: play {card}, then press “{claim}”.</source>
        <translation>Le troisième artefact de votre mission est dans votre main&#xa0;: jouez {card:le}, puis appuyez sur «&#xa0;{claim}&#xa0;».</translation>
    </message>
    <message>
        <source>That is the only way to win here: be the first to have your three Artifacts. Bots are after theirs. Now play a short game.</source>
        <translation>C’est ici la seule façon de gagner&#xa0;: être le premier à réunir ses trois artefacts. Les bots cherchent les leurs. Jouez maintenant une partie courte.</translation>
    </message>
</context>
<context>
    <name>Beats</name>
    <message>
        <source>Open Paradoxes: {count} of {limit}.</source>
        <translation>Paradoxes ouverts&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>{count} of {limit} Paradoxes are open: two more, and everybody loses.</source>
        <translation>Paradoxes ouverts&#xa0;: {count} sur {limit}. Encore deux, et tout le monde perd.</translation>
    </message>
    <message>
        <source>{count} of {limit} Paradoxes are open: one more, and everybody loses.</source>
        <translation>Paradoxes ouverts&#xa0;: {count} sur {limit}. Encore un, et tout le monde perd.</translation>
    </message>
    <message>
        <source>{name} holds {count} cards: ten at the end of a turn win.</source>
        <translation>{name} a {count} cartes en main&#xa0;: dix à la fin d’un tour, et c’est gagné.</translation>
    </message>
    <message>
        <source>{name} has two of three Artifacts on the table for: {missions}.</source>
        <translation>{name} a sur la table deux artefacts sur trois pour&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>{name} claims victory.</source>
        <translation>{name} revendique la victoire.</translation>
    </message>
    <message>
        <source>It stands on the TimeLine: {years}.</source>
        <translation>C’est écrit sur la Chronologie&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>It lies on the table: {artifacts}.</source>
        <translation>Tout est sur la table&#xa0;: {artifacts}.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>NOT NOW</source>
        <translation>INJOUABLE</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation>JOUE</translation>
    </message>
    <message>
        <source>TO ANSWER</source>
        <translation>RÉPOND</translation>
    </message>
    <message>
        <source>Paradoxes</source>
        <translation>Paradoxes</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>{name} is to answer.</source>
        <translation>{name} doit répondre.</translation>
    </message>
    <message>
        <source>{count} of {limit}</source>
        <translation>{count} sur {limit}</translation>
    </message>
    <message>
        <source>{name} holds {count} cards: {limit} win at the end of a turn.</source>
        <translation>{name} a {count} cartes en main&#xa0;: avec {limit} à la fin d’un tour, on gagne.</translation>
    </message>
    <message>
        <source>{name} has two of the three Artifacts of a Mission: {missions}.</source>
        <translation>{name} a deux des trois artefacts d’une mission&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>{name} has all three Artifacts of a Mission: {missions}.</source>
        <translation>{name} a les trois artefacts d’une mission&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>Two more Paradoxes destroy the Universe.</source>
        <translation>Encore deux paradoxes et l’univers est détruit.</translation>
    </message>
    <message>
        <source>One more Paradox destroys the Universe.</source>
        <translation>Encore un paradoxe et l’univers est détruit.</translation>
    </message>
    <message>
        <source>Cannot be played now. {reason}</source>
        <translation>Injouable pour l’instant. {reason}</translation>
    </message>
    <message>
        <source>{name}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}.</source>
        <translation>{name}, place {number}, {emblem}. Main&#xa0;: {hand}. Artefacts&#xa0;: {artifacts}.</translation>
    </message>
    <message>
        <source>{name}, {bot}, player {number}, {emblem}. Hand: {hand}. Artifacts: {artifacts}.</source>
        <translation>{name}, {bot}, place {number}, {emblem}. Main&#xa0;: {hand}. Artefacts&#xa0;: {artifacts}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {line}</source>
        <translation>Tour {turn}&#xa0;: {line}</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Hold</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Claim victory</source>
        <translation>Victoire&#xa0;!</translation>
    </message>
    <message>
        <source>Kill time</source>
        <translation>Tuer le Temps</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Garder le reste</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>Une carte est piochée</translation>
    </message>
    <message>
        <source>A card is picked up</source>
        <translation>Une carte est prise en main</translation>
    </message>
    <message>
        <source>A card is put down</source>
        <translation>Une carte est posée</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>A year turns</source>
        <translation>Une année se retourne</translation>
    </message>
    <message>
        <source>A wave runs along the years</source>
        <translation>Une onde court le long des années</translation>
    </message>
    <message>
        <source>Something opens</source>
        <translation>Quelque chose s’ouvre</translation>
    </message>
    <message>
        <source>Something closes</source>
        <translation>Quelque chose se ferme</translation>
    </message>
    <message>
        <source>A Patch is sewn on</source>
        <translation>Un patch est cousu</translation>
    </message>
    <message>
        <source>A Patch comes off</source>
        <translation>Un patch est décousu</translation>
    </message>
    <message>
        <source>A ring</source>
        <translation>Une sonnerie</translation>
    </message>
    <message>
        <source>A Memo</source>
        <translation>Un Mémo</translation>
    </message>
    <message>
        <source>Paper tears</source>
        <translation>Du papier se déchire</translation>
    </message>
    <message>
        <source>An Artifact</source>
        <translation>Un artefact</translation>
    </message>
    <message>
        <source>Cards are shuffled</source>
        <translation>Les cartes sont mélangées</translation>
    </message>
    <message>
        <source>A crack</source>
        <translation>Un craquement</translation>
    </message>
    <message>
        <source>A chord that resolves</source>
        <translation>Un accord qui se résout</translation>
    </message>
    <message>
        <source>A warning, higher each time</source>
        <translation>Un avertissement, chaque fois plus aigu</translation>
    </message>
    <message>
        <source>The next one’s turn</source>
        <translation>Au suivant</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>A rising note</source>
        <translation>Une note qui monte</translation>
    </message>
    <message>
        <source>A fanfare</source>
        <translation>Une fanfare</translation>
    </message>
    <message>
        <source>The last chord</source>
        <translation>L’accord final</translation>
    </message>
    <message>
        <source>A paw</source>
        <translation>Une patte</translation>
    </message>
    <message>
        <source>Paws</source>
        <translation>Des pattes</translation>
    </message>
    <message>
        <source>A rustle</source>
        <translation>Un bruissement</translation>
    </message>
    <message>
        <source>The glass is turned</source>
        <translation>Le sablier est retourné</translation>
    </message>
    <message>
        <source>Something slides</source>
        <translation>Quelque chose glisse</translation>
    </message>
    <message>
        <source>A yes</source>
        <translation>Un oui</translation>
    </message>
    <message>
        <source>A no</source>
        <translation>Un non</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>A stamp</source>
        <translation>Un coup de tampon</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>Un moteur</translation>
    </message>
    <message>
        <source>A drawer</source>
        <translation>Un tiroir</translation>
    </message>
    <message>
        <source>A chime</source>
        <translation>Un carillon</translation>
    </message>
    <message>
        <source>A deep note</source>
        <translation>Une note grave</translation>
    </message>
    <message>
        <source>A knock</source>
        <translation>Un coup sec</translation>
    </message>
    <message>
        <source>A tick</source>
        <translation>Un tic-tac</translation>
    </message>
    <message>
        <source>A gong</source>
        <translation>Un gong</translation>
    </message>
    <message>
        <source>A pulse</source>
        <translation>Un battement</translation>
    </message>
    <message>
        <source>A bell: another minute has gone</source>
        <translation>Une cloche&#xa0;: encore une minute de passée</translation>
    </message>
</context>
<context>
    <name>CardBriefs</name>
    <message>
        <source>Nobody is killed.</source>
        <translation>Personne n’est tué.</translation>
    </message>
    <message>
        <source>It never happens.</source>
        <translation>Le désastre est évité.</translation>
    </message>
    <message>
        <source>No attack comes.</source>
        <translation>L’attaque n’a pas lieu.</translation>
    </message>
    <message>
        <source>The project fails.</source>
        <translation>Le projet échoue.</translation>
    </message>
    <message>
        <source>Choose a rival’s Artifact.</source>
        <translation>Viser un artefact adverse</translation>
    </message>
    <message>
        <source>It is yours.</source>
        <translation>Le prendre</translation>
    </message>
    <message>
        <source>Sell an Artifact.</source>
        <translation>Vendre un artefact</translation>
    </message>
    <message>
        <source>Draw 2 (the best Mona Lisa: 3).</source>
        <translation>Piocher 2 (meilleure Mona Lisa&#xa0;:&#xa0;3)</translation>
    </message>
    <message>
        <source>Draw 2 (a Dinosaur: 3).</source>
        <translation>Piocher 2 (dinosaure&#xa0;:&#xa0;3)</translation>
    </message>
    <message>
        <source>Draw 2 (Lost Works: 3).</source>
        <translation>Piocher 2 (œuvre perdue&#xa0;:&#xa0;3)</translation>
    </message>
    <message>
        <source>Spend an Artifact.</source>
        <translation>Sacrifier 1 artefact</translation>
    </message>
    <message>
        <source>Draw 2 (a relic: 3).</source>
        <translation>Piocher 2 (relique&#xa0;:&#xa0;3)</translation>
    </message>
    <message>
        <source>Play 1 (a relic: 2).</source>
        <translation>Jouer 1 (relique&#xa0;:&#xa0;2)</translation>
    </message>
    <message>
        <source>Draw 2 (future: 3).</source>
        <translation>Piocher 2 (futur&#xa0;:&#xa0;3)</translation>
    </message>
    <message>
        <source>Play 1 (future: 2).</source>
        <translation>Jouer 1 (futur&#xa0;:&#xa0;2)</translation>
    </message>
    <message>
        <source>Choose any Artifact.</source>
        <translation>Choisir un artefact</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Le défausser</translation>
    </message>
    <message>
        <source>Put your Mission back.</source>
        <translation>Rendre votre mission</translation>
    </message>
    <message>
        <source>Take the next one.</source>
        <translation>Prendre la suivante</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Choisir un joueur</translation>
    </message>
    <message>
        <source>Show and change the Identity.</source>
        <translation>Révéler, changer l’Identité</translation>
    </message>
    <message>
        <source>Shuffle all hands.</source>
        <translation>Mélanger les mains</translation>
    </message>
    <message>
        <source>Deal them anew.</source>
        <translation>Tout redistribuer</translation>
    </message>
    <message>
        <source>Choose left or right.</source>
        <translation>Choisir gauche ou droite</translation>
    </message>
    <message>
        <source>All hands move on.</source>
        <translation>Faire tourner les mains</translation>
    </message>
    <message>
        <source>A rival plays a card.</source>
        <translation>Répondre à une carte</translation>
    </message>
    <message>
        <source>Cancel it.</source>
        <translation>La contrecarrer</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Piocher deux cartes</translation>
    </message>
    <message>
        <source>Make two plays.</source>
        <translation>Jouer deux fois</translation>
    </message>
    <message>
        <source>Choose a discard.</source>
        <translation>Choisir dans la défausse</translation>
    </message>
    <message>
        <source>Play it.</source>
        <translation>Jouer cette carte</translation>
    </message>
    <message>
        <source>Search the draw pile.</source>
        <translation>Fouiller la pioche</translation>
    </message>
    <message>
        <source>Play one card.</source>
        <translation>En jouer une</translation>
    </message>
    <message>
        <source>It can turn now: {years}.</source>
        <translation>Peut retourner maintenant&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>It can turn nothing now.</source>
        <translation>Rien à retourner pour l’instant.</translation>
    </message>
    <message>
        <source>Neither Rewind nor Quick Trip can fetch it.</source>
        <translation>Ni Rembobinage ni Voyage rapide ne la récupère.</translation>
    </message>
</context>
<context>
    <name>CardFeet</name>
    <message>
        <source>Timewarp</source>
        <translation>Manip.</translation>
    </message>
    <message>
        <source>{millions} million BC</source>
        <translation>{millions} M d’années</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>English card: {name}</source>
        <translation>Nom anglais&#xa0;: {name}</translation>
    </message>
    <message>
        <source>English card: {name} ({kind})</source>
        <translation>Nom anglais&#xa0;: {name} ({kind})</translation>
    </message>
</context>
<context>
    <name>CardSteps</name>
    <message>
        <source>Choose any Linchpin, whichever side it shows.</source>
        <translation>Choisissez n’importe quel événement modifiable, quel que soit son côté visible.</translation>
    </message>
    <message>
        <source>Turn it over.</source>
        <translation>Retournez-le.</translation>
    </message>
    <message>
        <source>Choose a Linchpin that shows its altered side.</source>
        <translation>Choisissez un événement modifiable qui montre son côté modifié.</translation>
    </message>
    <message>
        <source>Turn it back to True History.</source>
        <translation>Ramenez-le à l’Histoire vraie.</translation>
    </message>
    <message>
        <source>Choose 1865, 1914, 1963 or 1980 on the true side, or 1936′ or 1981′.</source>
        <translation>Choisissez 1865, 1914, 1963 ou 1980 côté Histoire vraie, ou bien 1936′ ou 1981′.</translation>
    </message>
    <message>
        <source>Turn it over: nobody is killed. It never works the other way round.</source>
        <translation>Retournez l’année choisie&#xa0;: personne n’est tué. Jamais dans l’autre sens.</translation>
    </message>
    <message>
        <source>Choose 1912, 1915 or 1937 on the true side.</source>
        <translation>Choisissez 1912, 1915 ou 1937 côté Histoire vraie.</translation>
    </message>
    <message>
        <source>Turn it over: the disaster stays away. It cannot be brought back this way.</source>
        <translation>Retournez l’année choisie&#xa0;: le désastre est évité. Cette carte ne peut pas le faire revenir.</translation>
    </message>
    <message>
        <source>Choose 1941 or 1993 on the true side.</source>
        <translation>Choisissez 1941 ou 1993 côté Histoire vraie.</translation>
    </message>
    <message>
        <source>Turn it over: the attack does not come.</source>
        <translation>Retournez l’année choisie&#xa0;: l’attaque n’a pas lieu.</translation>
    </message>
    <message>
        <source>Choose 1943 or 1957 on the true side.</source>
        <translation>Choisissez 1943 ou 1957 côté Histoire vraie.</translation>
    </message>
    <message>
        <source>Turn it over: the work of years comes to nothing.</source>
        <translation>Retournez l’année choisie&#xa0;: un long travail part en fumée.</translation>
    </message>
    <message>
        <source>Choose an Artifact on the table of another player.</source>
        <translation>Choisissez un artefact posé devant un adversaire.</translation>
    </message>
    <message>
        <source>It moves to your own table.</source>
        <translation>Prenez-le et posez-le devant vous.</translation>
    </message>
    <message>
        <source>Discard an Artifact from your table.</source>
        <translation>Défaussez un artefact posé devant vous.</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Piochez deux cartes.</translation>
    </message>
    <message>
        <source>Was it the most convincing Mona Lisa on any table? Then draw three instead.</source>
        <translation>C’était la meilleure Mona Lisa en jeu&#xa0;? Alors piochez plutôt trois cartes.</translation>
    </message>
    <message>
        <source>Was it a Dinosaur? Then draw three instead.</source>
        <translation>C’était un dinosaure&#xa0;? Alors piochez plutôt trois cartes.</translation>
    </message>
    <message>
        <source>Did it belong to the Lost Works? Then draw three instead.</source>
        <translation>C’était l’une des œuvres perdues&#xa0;? Alors piochez plutôt trois cartes.</translation>
    </message>
    <message>
        <source>Discard an Artifact from your table and set your hand aside.</source>
        <translation>Défaussez un artefact posé devant vous et mettez votre main de côté.</translation>
    </message>
    <message>
        <source>Draw two cards: play one of them, discard the other.</source>
        <translation>Piochez deux cartes&#xa0;: jouez l’une, défaussez l’autre.</translation>
    </message>
    <message>
        <source>Was it a Biblical Relic? Then draw three, play two, discard one.</source>
        <translation>C’était une relique biblique&#xa0;? Alors piochez trois cartes, jouez-en deux, défaussez la dernière.</translation>
    </message>
    <message>
        <source>Take your hand back.</source>
        <translation>Reprenez votre main.</translation>
    </message>
    <message>
        <source>Was it Future Wisdom? Then draw three, play two, discard one.</source>
        <translation>C’était un savoir du futur&#xa0;? Alors piochez trois cartes, jouez-en deux, défaussez la dernière.</translation>
    </message>
    <message>
        <source>Choose an Artifact on any table; your own will do.</source>
        <translation>Choisissez n’importe quel artefact en jeu, même l’un des vôtres.</translation>
    </message>
    <message>
        <source>It goes to the discard pile.</source>
        <translation>Il part à la défausse.</translation>
    </message>
    <message>
        <source>Slide your Mission under the Mission stack without showing it.</source>
        <translation>Glissez votre mission sous la pile des missions, sans la montrer.</translation>
    </message>
    <message>
        <source>The top Mission of the stack is yours now.</source>
        <translation>La mission du dessus est désormais la vôtre.</translation>
    </message>
    <message>
        <source>Choose a player; you may choose yourself.</source>
        <translation>Choisissez un joueur&#xa0;; ce peut être vous.</translation>
    </message>
    <message>
        <source>The old Identity is shown to all and goes under the stack.</source>
        <translation>L’ancienne Identité est montrée à tous, puis passe sous la pile.</translation>
    </message>
    <message>
        <source>The player takes the top Identity and keeps it secret.</source>
        <translation>Le joueur prend l’Identité du dessus et la garde secrète.</translation>
    </message>
    <message>
        <source>All hands are gathered and shuffled; Missions and Identities stay.</source>
        <translation>Toutes les mains sont réunies et mélangées&#xa0;; missions et Identités ne bougent pas.</translation>
    </message>
    <message>
        <source>The cards are dealt one by one, beginning with you.</source>
        <translation>Les cartes sont redistribuées une à une, en commençant par vous.</translation>
    </message>
    <message>
        <source>Choose left or right.</source>
        <translation>Choisissez gauche ou droite.</translation>
    </message>
    <message>
        <source>Every player gives the whole hand to the next player on that side.</source>
        <translation>Chaque joueur passe toute sa main à son voisin de ce côté.</translation>
    </message>
    <message>
        <source>Play it while another player is playing a card, in any turn.</source>
        <translation>Jouez-le pendant qu’un adversaire joue une carte, à n’importe quel tour.</translation>
    </message>
    <message>
        <source>That card does nothing and is discarded; so is the Memo.</source>
        <translation>Sa carte est contrecarrée et part à la défausse, le Mémo aussi.</translation>
    </message>
    <message>
        <source>The turn goes on, with that play used up.</source>
        <translation>Le tour continue, mais ce coup est perdu.</translation>
    </message>
    <message>
        <source>Make two plays, one after the other; Killing Time counts as a play.</source>
        <translation>Jouez deux coups, l’un après l’autre&#xa0;; Tuer le Temps compte pour un coup.</translation>
    </message>
    <message>
        <source>A Memo against the first of them leaves you the second.</source>
        <translation>Un Mémo contre le premier vous laisse le second.</translation>
    </message>
    <message>
        <source>Choose a card in the discard pile that is not a Timewarp.</source>
        <translation>Choisissez dans la défausse une carte autre qu’une Manipulation du Temps.</translation>
    </message>
    <message>
        <source>Play it at once.</source>
        <translation>Jouez-la aussitôt.</translation>
    </message>
    <message>
        <source>Look through the draw pile and choose a card that is not a Timewarp.</source>
        <translation>Fouillez la pioche et choisissez une carte autre qu’une Manipulation du Temps.</translation>
    </message>
    <message>
        <source>The rest of the draw pile is shuffled.</source>
        <translation>Le reste de la pioche est mélangé.</translation>
    </message>
    <message>
        <source>Play the chosen card at once. If none can be played, the trip was for nothing.</source>
        <translation>Jouez aussitôt la carte choisie. Si aucune n’est jouable, vous aurez fait le voyage pour rien.</translation>
    </message>
    <message>
        <source>Every year on its Ripples list is checked, and turns if its condition says so.</source>
        <translation>Chaque année de sa liste d’ondulations est vérifiée, et retournée si sa condition l’exige.</translation>
    </message>
    <message>
        <source>Play it on {year} while the Paradox there is open.</source>
        <translation>Jouez-le sur {year} tant que le paradoxe y est ouvert.</translation>
    </message>
    <message>
        <source>Play it on {year} while no other Patch lies there, and only with {settings}.</source>
        <translation>Jouez-le sur {year} si aucun autre patch ne s’y trouve, et seulement avec {settings}.</translation>
    </message>
    <message>
        <source>The Paradox no longer counts, and the new headline holds.</source>
        <translation>Le paradoxe ne compte plus, et le nouveau titre fait foi.</translation>
    </message>
    <message>
        <source>Draw a bonus card.</source>
        <translation>Piochez une carte bonus.</translation>
    </message>
    <message>
        <source>It is nullified if {settings}, even where the Paradox remains.</source>
        <translation>Il est annulé si {settings}, que le paradoxe demeure ou non.</translation>
    </message>
    <message>
        <source>While it lies there, the ÜberParadox puts every later year out of reach.</source>
        <translation>Tant qu’il reste là, le Sur-Paradoxe rend inaccessibles toutes les années suivantes.</translation>
    </message>
    <message>
        <source>Fetched from: {year}. It lies face up on your table.</source>
        <translation>Vous rapportez cet artefact de son époque ({year})&#xa0;; il reste devant vous, face visible.</translation>
    </message>
    <message>
        <source>Missions that ask for it: {missions}.</source>
        <translation>Missions qui demandent cet artefact&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>The Mission that asks for it: {mission}.</source>
        <translation>Mission qui demande cet artefact&#xa0;: {mission}.</translation>
    </message>
    <message>
        <source>While no better Mona Lisa is in play, also: {missions}.</source>
        <translation>Tant qu’aucune meilleure Mona Lisa n’est en jeu, aussi&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>It cannot be played during the ÜberParadox.</source>
        <translation>Injouable pendant le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>An Inverter that lists {year} turns this Linchpin over.</source>
        <translation>Tout inverseur de Temps qui cite {year} retourne cet événement modifiable.</translation>
    </message>
    <message>
        <source>Checked each time, and may turn: {years}.</source>
        <translation>À chaque fois, on vérifie, et on retourne au besoin&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>No card turns a Ripplepoint: it follows its Linchpins.</source>
        <translation>Aucune carte ne retourne un point ondulatoire&#xa0;: il suit ses événements modifiables.</translation>
    </message>
    <message>
        <source>Its Paradox can be covered by: {patch}.</source>
        <translation>Pour recouvrir son paradoxe&#xa0;: {patch}.</translation>
    </message>
    <message>
        <source>Have on your table: {artifacts}.</source>
        <translation>Réunissez devant vous&#xa0;: {artifacts}.</translation>
    </message>
    <message>
        <source>{true} must show its true headline, {first} and {second} must lie under their Patches.</source>
        <translation>{true} doit montrer son vrai titre, {first} et {second} se trouver sous leur patch.</translation>
    </message>
    <message>
        <source>either forged Mona Lisa</source>
        <translation>Mona Lisa (une contrefaçon)</translation>
    </message>
    <message>
        <source>Claim victory when your own turn ends.</source>
        <translation>Revendiquez la victoire quand votre propre tour s’achève.</translation>
    </message>
    <message>
        <source>Goes home as soon as all three stand, and for good.</source>
        <translation>Retour chez soi dès que les trois sont en place, et pour de bon.</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>Its ripples reach {years}.</source>
        <translation>Ses ondulations atteignent {years}.</translation>
    </message>
    <message>
        <source>Covers the Paradox of {year}. You draw a bonus card.</source>
        <translation>Recouvre le paradoxe de {year}. Vous piochez une carte bonus.</translation>
    </message>
    <message>
        <source>Covers {year} if {settings}. Unstable. You draw a bonus card.</source>
        <translation>Recouvre {year} si {settings}. Instable. Vous piochez une carte bonus.</translation>
    </message>
    <message>
        <source>Covers {year}, gives a bonus card, begins the ÜberParadox.</source>
        <translation>Recouvre {year}, donne une carte bonus, déclenche le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>Home: {first}, {second} and {third}.</source>
        <translation>Chez soi&#xa0;: {first}, {second} et {third}.</translation>
    </message>
    <message>
        <source>Turns over any Linchpin, from either side.</source>
        <translation>Retourne n’importe quel événement modifiable, dans les deux sens.</translation>
    </message>
    <message>
        <source>Turns any altered Linchpin back to True History.</source>
        <translation>Ramène à l’Histoire vraie n’importe quel événement modifié.</translation>
    </message>
    <message>
        <source>Saves a life: 1865, 1914, 1963, 1980, or undoes 1936′ or 1981′.</source>
        <translation>Sauve une vie&#xa0;: 1865, 1914, 1963, 1980, ou défait 1936′ ou 1981′.</translation>
    </message>
    <message>
        <source>Averts what happened in 1912, 1915 or 1937.</source>
        <translation>Évite le désastre de 1912, de 1915 ou de 1937.</translation>
    </message>
    <message>
        <source>Stops what happened in 1941 or 1993.</source>
        <translation>Empêche l’attaque de 1941 ou de 1993.</translation>
    </message>
    <message>
        <source>Makes the project of 1943 or the launch of 1957 fail.</source>
        <translation>Fait échouer le projet de 1943 ou le lancement de 1957.</translation>
    </message>
    <message>
        <source>Leonardo’s own. No painting in play outranks it.</source>
        <translation>De la main de Léonard. Aucun tableau en jeu ne la surpasse.</translation>
    </message>
    <message>
        <source>Fools the experts. Only the original outranks it.</source>
        <translation>Trompe les experts. Seul l’original la surpasse.</translation>
    </message>
    <message>
        <source>She winks. The other two paintings outrank it.</source>
        <translation>Elle fait un clin d’œil. Les deux autres la surpassent.</translation>
    </message>
    <message>
        <source>Alive, answers to Rex. Feeding hours are posted.</source>
        <translation>Vivant, répond au nom de Rex. Heures des repas affichées.</translation>
    </message>
    <message>
        <source>Alive, three horns, no sense of traffic.</source>
        <translation>Vivant, trois cornes, aucune notion du code de la route.</translation>
    </message>
    <message>
        <source>Alive, slow, and sixteen plates too many for the door.</source>
        <translation>Vivant, lent, et seize plaques de trop pour passer la porte.</translation>
    </message>
    <message>
        <source>Plaited thorns, from Jerusalem. Handle with respect.</source>
        <translation>Épines tressées, de Jérusalem. À manier avec respect.</translation>
    </message>
    <message>
        <source>Gilded acacia wood. Keep the lid on.</source>
        <translation>Bois d’acacia doré. Ne soulevez pas le couvercle.</translation>
    </message>
    <message>
        <source>Light, take one. You only need an old recorder.</source>
        <translation>Lumière, première prise. Prévoyez un vieux magnétoscope.</translation>
    </message>
    <message>
        <source>Every score to come. Not playable in an ÜberParadox.</source>
        <translation>Tous les scores à venir. Injouable pendant le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>One small vial. Not playable in an ÜberParadox.</source>
        <translation>Une seule petite fiole. Injouable pendant le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>Wooden tablets of Easter Island, not read since.</source>
        <translation>Bois gravés de l’île de Pâques, que nul n’a su relire depuis.</translation>
    </message>
    <message>
        <source>Saved hours before the Globe burned down.</source>
        <translation>Sauvé quelques heures avant l’incendie du Globe.</translation>
    </message>
    <message>
        <source>Borrowed from Alexandria just in time.</source>
        <translation>Un emprunt à Alexandrie, juste à temps.</translation>
    </message>
    <message>
        <source>Alive, trusting, and fond of crumbs.</source>
        <translation>Vivant, confiant et friand de miettes.</translation>
    </message>
    <message>
        <source>Take an Artifact from another player’s table.</source>
        <translation>Prenez un artefact posé devant un adversaire.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; best Mona Lisa in play: draw 3.</source>
        <translation>Défaussez votre artefact, piochez 2&#xa0;; meilleure Mona Lisa en jeu&#xa0;: 3.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; a Dinosaur: draw 3.</source>
        <translation>Défaussez votre artefact, piochez 2&#xa0;; pour un dinosaure&#xa0;: 3.</translation>
    </message>
    <message>
        <source>Discard your Artifact, draw 2; Lost Works: draw 3.</source>
        <translation>Défaussez votre artefact, piochez 2&#xa0;; pour une œuvre perdue&#xa0;: 3.</translation>
    </message>
    <message>
        <source>Spend an Artifact: draw 2, play 1. A Biblical Relic: draw 3, play 2.</source>
        <translation>Sacrifiez un artefact&#xa0;: piochez 2, jouez 1. Relique biblique&#xa0;: 3 et 2.</translation>
    </message>
    <message>
        <source>Spend an Artifact: draw 2, play 1. Future Wisdom: draw 3, play 2.</source>
        <translation>Sacrifiez un artefact&#xa0;: piochez 2, jouez 1. Savoir du futur&#xa0;: 3 et 2.</translation>
    </message>
    <message>
        <source>Discard any one Artifact from any table.</source>
        <translation>Défaussez n’importe quel artefact en jeu.</translation>
    </message>
    <message>
        <source>Exchange your Mission for the next one.</source>
        <translation>Échangez votre mission contre la suivante.</translation>
    </message>
    <message>
        <source>One player shows the Identity and gets a new one.</source>
        <translation>Un joueur révèle son Identité et en reçoit une autre.</translation>
    </message>
    <message>
        <source>All hands are shuffled together and dealt anew.</source>
        <translation>Toutes les mains sont mélangées ensemble et redistribuées.</translation>
    </message>
    <message>
        <source>Every hand moves on to the left or to the right.</source>
        <translation>Toutes les mains passent à gauche ou à droite.</translation>
    </message>
    <message>
        <source>At any time: cancels the card another player is playing.</source>
        <translation>À tout moment&#xa0;: contrecarre la carte qu’un adversaire joue.</translation>
    </message>
    <message>
        <source>Draw two cards, then make two plays.</source>
        <translation>Piochez deux cartes, puis jouez deux coups.</translation>
    </message>
    <message>
        <source>Play a card from the discard pile, but no Timewarp.</source>
        <translation>Jouez une carte de la défausse, sauf une Manipulation du Temps.</translation>
    </message>
    <message>
        <source>Search the draw pile and play a card, but no Timewarp.</source>
        <translation>Fouillez la pioche, jouez une carte, sauf une Manipulation du Temps.</translation>
    </message>
    <message>
        <source>All three Mona Lisas.</source>
        <translation>Les trois Mona Lisa.</translation>
    </message>
    <message>
        <source>A forged Mona Lisa, the Almanac, the Shakespeare.</source>
        <translation>Une fausse Mona Lisa, l’Almanach, le Shakespeare.</translation>
    </message>
    <message>
        <source>The best Mona Lisa in play, Tyrannosaurus, Dodo.</source>
        <translation>La meilleure Mona Lisa en jeu, le Tyrannosaure, le Dodo.</translation>
    </message>
    <message>
        <source>Videotape of Creation, Ark, Rongorongo Tablets.</source>
        <translation>La Vidéo de la Création, l’Arche, les Tablettes rongorongo.</translation>
    </message>
    <message>
        <source>Tyrannosaurus, Triceratops, Stegosaurus.</source>
        <translation>Le Tyrannosaure, le Tricératops, le Stégosaure.</translation>
    </message>
    <message>
        <source>Sports Almanac, Cure for Cancer, Videotape of Creation.</source>
        <translation>L’Almanach, le Remède contre le cancer, la Vidéo de la Création.</translation>
    </message>
    <message>
        <source>Rongorongo Tablets, the Shakespeare, the Aristotle.</source>
        <translation>Les Tablettes rongorongo, le Shakespeare, l’Aristote.</translation>
    </message>
    <message>
        <source>Ark of the Covenant, Crown of Thorns, Cure for Cancer.</source>
        <translation>L’Arche, la Couronne d’épines, le Remède contre le cancer.</translation>
    </message>
    <message>
        <source>Stegosaurus, Dodo, Aristotle’s Anatomy.</source>
        <translation>Le Stégosaure, le Dodo, l’Anatomie d’Aristote.</translation>
    </message>
    <message>
        <source>Crown of Thorns, Triceratops, the Shakespeare.</source>
        <translation>La Couronne d’épines, le Tricératops, le Shakespeare.</translation>
    </message>
    <message>
        <source>Covers the Paradox of {year}.</source>
        <translation>Recouvre le paradoxe de {year}.</translation>
    </message>
    <message>
        <source>Covers {year} if {settings}. Unstable.</source>
        <translation>Recouvre {year} si {settings}. Instable.</translation>
    </message>
    <message>
        <source>Covers {year} and begins the ÜberParadox.</source>
        <translation>Recouvre {year} et déclenche le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>Your Hold has one space more.</source>
        <translation>Votre Soute a une place de plus.</translation>
    </message>
    <message>
        <source>At the Market you get one card more.</source>
        <translation>Au Marché, vous obtenez une carte de plus.</translation>
    </message>
    <message>
        <source>At the Market, replacing a row is free once.</source>
        <translation>Au Marché, remplacez une rangée une fois sans frais.</translation>
    </message>
    <message>
        <source>After a shared Harvest you took part in, draw one crew card.</source>
        <translation>Après une Récolte partagée où vous étiez, piochez une Patte experte.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Piloting icon more.</source>
        <translation>Avec vos Pattes expertes&#xa0;: 1 icône Pilotage de plus.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Engineering icon more.</source>
        <translation>Avec vos Pattes expertes&#xa0;: 1 icône Ingénierie de plus.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Security icon more.</source>
        <translation>Avec vos Pattes expertes&#xa0;: 1 icône Sécurité de plus.</translation>
    </message>
    <message>
        <source>Wherever you play crew: 1 Extraction icon more.</source>
        <translation>Avec vos Pattes expertes&#xa0;: 1 icône Extraction de plus.</translation>
    </message>
    <message>
        <source>Brakes are for people who planned.</source>
        <translation>Les freins, c’est pour ceux qui avaient un plan.</translation>
    </message>
    <message>
        <source>Arrived yesterday. Leaves tomorrow.</source>
        <translation>Arrivé hier. Repart demain.</translation>
    </message>
    <message>
        <source>Lands on her feet, all four.</source>
        <translation>Retombe sur ses pattes, toutes les quatre.</translation>
    </message>
    <message>
        <source>Counts barrel rolls to fall asleep.</source>
        <translation>Compte les tonneaux pour s’endormir.</translation>
    </message>
    <message>
        <source>Measures twice, bites once.</source>
        <translation>Mesure deux fois, mord une.</translation>
    </message>
    <message>
        <source>If it leaks, he is already there.</source>
        <translation>Si ça fuit, il est déjà là.</translation>
    </message>
    <message>
        <source>Her toolbox has its own seat belt.</source>
        <translation>Sa boîte à outils a sa propre ceinture.</translation>
    </message>
    <message>
        <source>Built a dam on a comet. It held.</source>
        <translation>A bâti un barrage sur une comète. Il a tenu.</translation>
    </message>
    <message>
        <source>Sleeps in front of the airlock.</source>
        <translation>Dort devant le sas.</translation>
    </message>
    <message>
        <source>Polite once. Only once.</source>
        <translation>Polie une fois. Une seule.</translation>
    </message>
    <message>
        <source>Hugs count as arrests.</source>
        <translation>Ses câlins valent arrestation.</translation>
    </message>
    <message>
        <source>Nobody has seen him run. Nobody needed to.</source>
        <translation>Nul ne l’a vu courir. Pas besoin.</translation>
    </message>
    <message>
        <source>Finds the way out by digging it.</source>
        <translation>Trouve la sortie en la creusant.</translation>
    </message>
    <message>
        <source>Afraid of nothing but daylight.</source>
        <translation>N’a peur de rien, sauf du jour.</translation>
    </message>
    <message>
        <source>Reads rock like a newspaper.</source>
        <translation>Lit la roche comme un journal.</translation>
    </message>
    <message>
        <source>Her helmet light is for the others.</source>
        <translation>La lumière du casque, c’est pour les autres.</translation>
    </message>
    <message>
        <source>Repairs it while flying it.</source>
        <translation>Le répare tout en le pilotant.</translation>
    </message>
    <message>
        <source>Spare parts appear around her.</source>
        <translation>Les pièces détachées surgissent autour d’elle.</translation>
    </message>
    <message>
        <source>Owns nine keys and no ship.</source>
        <translation>Possède neuf clés et aucun vaisseau.</translation>
    </message>
    <message>
        <source>Hot-wires suns, returns them full.</source>
        <translation>Démarre un soleil aux fils, le rend avec le plein.</translation>
    </message>
    <message>
        <source>Knocked three satellites off the shelf.</source>
        <translation>A fait tomber trois satellites de l’étagère.</translation>
    </message>
    <message>
        <source>Docks in places that are not docks.</source>
        <translation>Accoste là où il n’y a pas de quai.</translation>
    </message>
    <message>
        <source>You hear her when she wants it.</source>
        <translation>On l’entend quand elle le veut bien.</translation>
    </message>
    <message>
        <source>Flies straight through the alarm.</source>
        <translation>Vole tout droit à travers l’alarme.</translation>
    </message>
    <message>
        <source>Treats asteroid belts like rivers.</source>
        <translation>Prend les ceintures d’astéroïdes pour des rivières.</translation>
    </message>
    <message>
        <source>Keeps his favourite stone in orbit.</source>
        <translation>Garde son caillou préféré en orbite.</translation>
    </message>
    <message>
        <source>Dives first, scans later.</source>
        <translation>Plonge d’abord, sonde ensuite.</translation>
    </message>
    <message>
        <source>Holds paws at warp speed.</source>
        <translation>Tient la patte en vitesse de pointe.</translation>
    </message>
    <message>
        <source>Her locks have opinions.</source>
        <translation>Ses serrures ont des opinions.</translation>
    </message>
    <message>
        <source>Welded the door. Then the window.</source>
        <translation>A soudé la porte. Puis la fenêtre.</translation>
    </message>
    <message>
        <source>The fence was her idea. So was the moat.</source>
        <translation>La clôture, c’était elle. Les douves aussi.</translation>
    </message>
    <message>
        <source>Checks the checklist for traps.</source>
        <translation>Vérifie que la liste n’est pas piégée.</translation>
    </message>
    <message>
        <source>Knows where everything is, except one.</source>
        <translation>Sait où est tout, sauf une chose.</translation>
    </message>
    <message>
        <source>Built a drill out of two smaller drills.</source>
        <translation>A fait une foreuse avec deux plus petites.</translation>
    </message>
    <message>
        <source>Her solutions spark. So does she.</source>
        <translation>Ses idées font des étincelles. Elle aussi.</translation>
    </message>
    <message>
        <source>Stores crystals for a winter in space.</source>
        <translation>Stocke des cristaux pour l’hiver cosmique.</translation>
    </message>
    <message>
        <source>The treasure was guarded. Was.</source>
        <translation>Le trésor était gardé. Était.</translation>
    </message>
    <message>
        <source>Digs tunnels behind the guards he hired.</source>
        <translation>Creuse derrière les gardes qu’il a engagés.</translation>
    </message>
    <message>
        <source>Smiles at scanners. They let her pass.</source>
        <translation>Sourit aux scanners. Ils la laissent passer.</translation>
    </message>
    <message>
        <source>Always has a second exit and a third.</source>
        <translation>A toujours une deuxième issue, et une troisième.</translation>
    </message>
    <message>
        <source>Windmills the size of moons.</source>
        <translation>Des moulins grands comme des lunes.</translation>
    </message>
    <message>
        <source>Its cities hang from balloons.</source>
        <translation>Ses villes pendent à des ballons.</translation>
    </message>
    <message>
        <source>A clockwork world, spring wound too tight.</source>
        <translation>Un monde d’horlogerie, remonté à l’excès.</translation>
    </message>
    <message>
        <source>Flocks of drones nobody called back.</source>
        <translation>Des nuées de drones que nul n’a rappelés.</translation>
    </message>
    <message>
        <source>Every canyon has a toll gate.</source>
        <translation>Chaque canyon a son péage.</translation>
    </message>
    <message>
        <source>A fortress that outlived its war.</source>
        <translation>Une forteresse qui a survécu à sa guerre.</translation>
    </message>
    <message>
        <source>It rains sparks on Tuesdays.</source>
        <translation>Le mardi, il pleut des étincelles.</translation>
    </message>
    <message>
        <source>Hollow, and singing inside.</source>
        <translation>Toute creuse, et elle chante.</translation>
    </message>
    <message>
        <source>Three storms take turns; mine between them.</source>
        <translation>Trois tempêtes à tour de rôle&#xa0;; creusez entre elles.</translation>
    </message>
    <message>
        <source>Dawn comes with rust and sirens.</source>
        <translation>L’aube vient avec la rouille et les sirènes.</translation>
    </message>
    <message>
        <source>The boilers still want a password.</source>
        <translation>Les chaudières exigent encore le mot de passe.</translation>
    </message>
    <message>
        <source>A zoo of machines, all cages open.</source>
        <translation>Un zoo de machines, toutes cages ouvertes.</translation>
    </message>
    <message>
        <source>Lifts go down for a week.</source>
        <translation>En ascenseur, une semaine de descente.</translation>
    </message>
    <message>
        <source>One big quarry with a nice view.</source>
        <translation>Une carrière de pierre, jolie vue.</translation>
    </message>
    <message>
        <source>The drills went on without their masters.</source>
        <translation>Les foreuses continuent sans leurs maîtres.</translation>
    </message>
    <message>
        <source>Black glass, sharp and watched.</source>
        <translation>Verre noir, coupant et surveillé.</translation>
    </message>
    <message>
        <source>Caves with a tide and with teeth.</source>
        <translation>Des grottes à marées, et à crocs.</translation>
    </message>
    <message>
        <source>The richest vein runs under the prison.</source>
        <translation>La veine la plus riche passe sous la prison.</translation>
    </message>
    <message>
        <source>Steers while you nap.</source>
        <translation>Conduit pendant la sieste.</translation>
    </message>
    <message>
        <source>Attracts one thing, very well.</source>
        <translation>N’attire qu’une chose, mais très bien.</translation>
    </message>
    <message>
        <source>Plays until the crew snores.</source>
        <translation>Joue jusqu’à ce que l’équipage ronfle.</translation>
    </message>
    <message>
        <source>Heard two systems away.</source>
        <translation>S’entend à deux systèmes d’ici.</translation>
    </message>
    <message>
        <source>Fits in any cheek pouch.</source>
        <translation>Tient dans n’importe quelle bajoue.</translation>
    </message>
    <message>
        <source>Helpers tend to stay.</source>
        <translation>Ceux qui aident ont tendance à rester.</translation>
    </message>
    <message>
        <source>Soft under every paw.</source>
        <translation>Doux sous chaque patte.</translation>
    </message>
    <message>
        <source>Opens jars too.</source>
        <translation>Ouvre aussi les bocaux.</translation>
    </message>
    <message>
        <source>A small sun for cold ears.</source>
        <translation>Un petit soleil pour oreilles froides.</translation>
    </message>
    <message>
        <source>New faces every morning.</source>
        <translation>De nouvelles têtes chaque matin.</translation>
    </message>
    <message>
        <source>Stands up when strangers come.</source>
        <translation>Se hérisse à l’approche d’un inconnu.</translation>
    </message>
    <message>
        <source>Blooms when nobody looks.</source>
        <translation>Fleurit quand nul ne regarde.</translation>
    </message>
    <message>
        <source>Holds the torch for hours.</source>
        <translation>Tient la lumière pendant des heures.</translation>
    </message>
    <message>
        <source>The soup finds new crew.</source>
        <translation>La soupe attire l’équipage.</translation>
    </message>
    <message>
        <source>Collected every ninety years.</source>
        <translation>Relevée tous les quatre-vingt-dix ans.</translation>
    </message>
    <message>
        <source>Shakes the sound out of stone.</source>
        <translation>Secoue la pierre, garde le son.</translation>
    </message>
    <message>
        <source>Everything must come aboard.</source>
        <translation>Tout doit monter à bord.</translation>
    </message>
    <message>
        <source>For when the first disagrees.</source>
        <translation>Pour quand le premier n’est pas d’accord.</translation>
    </message>
    <message>
        <source>Old stories, heavy pages.</source>
        <translation>Vieilles histoires, lourdes pages.</translation>
    </message>
    <message>
        <source>Rattles, but carries.</source>
        <translation>Ça brinquebale, mais ça porte.</translation>
    </message>
    <message>
        <source>Knows who is looking for work.</source>
        <translation>Sait qui cherche du travail.</translation>
    </message>
    <message>
        <source>Apples with low gravity.</source>
        <translation>Des pommes à faible gravité.</translation>
    </message>
    <message>
        <source>Never quite goes out.</source>
        <translation>Ne s’éteint jamais tout à fait.</translation>
    </message>
    <message>
        <source>Behind the panel behind the panel.</source>
        <translation>Derrière le panneau derrière le panneau.</translation>
    </message>
    <message>
        <source>A whole winter under glass.</source>
        <translation>Tout un hiver sous verre.</translation>
    </message>
    <message>
        <source>The whole pack fits, and friends.</source>
        <translation>Toute la meute y tient, et les amis.</translation>
    </message>
    <message>
        <source>Blink twice to apply.</source>
        <translation>Deux éclairs pour postuler.</translation>
    </message>
    <message>
        <source>Bigger inside than the tail.</source>
        <translation>Plus grand dedans que la queue.</translation>
    </message>
    <message>
        <source>Hums while it calculates.</source>
        <translation>Fredonne en calculant.</translation>
    </message>
    <message>
        <source>Straight furrows through rock.</source>
        <translation>Des sillons droits dans la roche.</translation>
    </message>
    <message>
        <source>Grew while nobody had a plan.</source>
        <translation>A poussé sans le moindre plan.</translation>
    </message>
    <message>
        <source>Forty shops, one queue.</source>
        <translation>Quarante boutiques, une file.</translation>
    </message>
    <message>
        <source>The darkest room has the best view.</source>
        <translation>La pièce la plus noire a la plus belle vue.</translation>
    </message>
    <message>
        <source>Tuned by the solar wind.</source>
        <translation>Accordé par le vent solaire.</translation>
    </message>
    <message>
        <source>Tonight nobody drills.</source>
        <translation>Ce soir, personne ne fore.</translation>
    </message>
    <message>
        <source>Turns on a whisker.</source>
        <translation>Vire au poil de moustache.</translation>
    </message>
    <message>
        <source>Arrives before its posters.</source>
        <translation>Arrive avant ses affiches.</translation>
    </message>
    <message>
        <source>Heats the bath. Mostly the bath.</source>
        <translation>Chauffe le bain. Surtout le bain.</translation>
    </message>
    <message>
        <source>The curtain is the sky.</source>
        <translation>Le rideau, c’est le ciel.</translation>
    </message>
    <message>
        <source>Closes with a very long click.</source>
        <translation>Se ferme dans un très long clic.</translation>
    </message>
    <message>
        <source>Small, proud, and audible.</source>
        <translation>Petite, fière et bruyante.</translation>
    </message>
    <message>
        <source>Crumbles a little at take-off.</source>
        <translation>S’émiette un peu au décollage.</translation>
    </message>
    <message>
        <source>The engine only sounds asleep.</source>
        <translation>Le moteur a seulement l’air de dormir.</translation>
    </message>
    <message>
        <source>Turns better one way.</source>
        <translation>Tourne mieux d’un côté.</translation>
    </message>
    <message>
        <source>Was a boat once. Misses water.</source>
        <translation>Fut un bateau. L’eau lui manque.</translation>
    </message>
    <message>
        <source>Planted on the launch pad.</source>
        <translation>Planté sur le pas de tir.</translation>
    </message>
    <message>
        <source>Never launched hungry.</source>
        <translation>N’a jamais décollé le ventre vide.</translation>
    </message>
    <message>
        <source>Easy to follow home.</source>
        <translation>Facile à suivre jusqu’à la maison.</translation>
    </message>
    <message>
        <source>Whistles when docking.</source>
        <translation>Siffle en accostant.</translation>
    </message>
    <message>
        <source>Seen from far, lit from inside.</source>
        <translation>Se voit de loin, éclairée du dedans.</translation>
    </message>
    <message>
        <source>Slice the lemon, stir the syrup, hold his nose; he pays in house keys.</source>
        <translation>Coupez le citron, remuez le sirop, pincez-lui le nez&#xa0;: il paie avec ses clés.</translation>
    </message>
    <message>
        <source>The landlord is a ghost, but his receipts are perfectly solid.</source>
        <translation>Le propriétaire est un fantôme, mais ses quittances sont bien réelles.</translation>
    </message>
    <message>
        <source>It spits lava; survivors may keep the cup.</source>
        <translation>Elle crache de la lave&#xa0;; les survivants peuvent garder la coupe.</translation>
    </message>
    <message>
        <source>It was never lost: it moved house and told nobody.</source>
        <translation>Elle n’a jamais été perdue&#xa0;: elle a déménagé sans prévenir.</translation>
    </message>
    <message>
        <source>It is a griffin, but it thinks it is a cat, and it will not come down.</source>
        <translation>C’est un griffon, mais il se prend pour un chat et refuse de descendre.</translation>
    </message>
    <message>
        <source>The ghost goes home once somebody lights the lane and pays for his drink.</source>
        <translation>Le spectre rentrera si on éclaire la ruelle et paie son verre.</translation>
    </message>
    <message>
        <source>The pupils are keen, short-sighted and well stocked with arrows.</source>
        <translation>Les élèves sont motivés, myopes et bien pourvus en flèches.</translation>
    </message>
    <message>
        <source>The prisoner hangs from the ceiling, and so does the lock.</source>
        <translation>Le prisonnier est suspendu au plafond, la serrure aussi.</translation>
    </message>
    <message>
        <source>Two stains are left, and one of them asks for a lawyer.</source>
        <translation>Il reste deux taches, et l’une réclame un avocat.</translation>
    </message>
    <message>
        <source>The last guest went down in spring and still sends complaints.</source>
        <translation>Le dernier client y est descendu au printemps et se plaint toujours.</translation>
    </message>
    <message>
        <source>Strike first, then name the page.</source>
        <translation>Frappez d’abord, citez la page ensuite.</translation>
    </message>
    <message>
        <source>He tosses a coin for the cup; both happen to be yours.</source>
        <translation>Il joue la coupe à pile ou face&#xa0;; pièce et coupe sont à vous.</translation>
    </message>
    <message>
        <source>The guest of honour hangs from the balcony: fetch a hook, and duck.</source>
        <translation>L’invité d’honneur pend au balcon&#xa0;: un grappin, et un bouclier sur la tête.</translation>
    </message>
    <message>
        <source>Strong line, steady hand, and never rub the catch.</source>
        <translation>Bonne ligne, main sûre, et ne frottez jamais la prise.</translation>
    </message>
    <message>
        <source>Everything is for sale except the shopkeeper, who is on loan.</source>
        <translation>Tout est à vendre, sauf le patron&#xa0;: lui, c’est un prêt.</translation>
    </message>
    <message>
        <source>One blade for each sideburn, and a book of hairstyles to choose from.</source>
        <translation>Une lame par rouflaquette, et un livre de coiffures à feuilleter.</translation>
    </message>
    <message>
        <source>The scouts went down to sell sweets; fetch them before the skeletons buy the lot.</source>
        <translation>Les scouts y vendent des gâteaux&#xa0;; ramenez-les avant la rupture de stock.</translation>
    </message>
    <message>
        <source>He hit the mayor and a mule: undo it before the wedding.</source>
        <translation>Il a touché le maire et une mule&#xa0;: réparez ça avant la noce.</translation>
    </message>
    <message>
        <source>The treasure trail ends in the kitchen, and the kitchen is armed.</source>
        <translation>La piste du trésor finit en cuisine, et la cuisine est armée.</translation>
    </message>
    <message>
        <source>They asked for stars: aim high, then pull.</source>
        <translation>Ils veulent des étoiles&#xa0;: visez haut, puis tirez.</translation>
    </message>
    <message>
        <source>Local manners: first you duck, then you say thanks.</source>
        <translation>Ici la politesse veut qu’on se baisse avant de dire merci.</translation>
    </message>
    <message>
        <source>She wants the riddles in writing and cover from wrong answers.</source>
        <translation>Elle veut les énigmes par écrit et un abri contre les mauvaises réponses.</translation>
    </message>
    <message>
        <source>Both cursed, both locked in, and neither will be the younger.</source>
        <translation>Maudits tous deux, enfermés tous deux, et aucun n’est le cadet.</translation>
    </message>
    <message>
        <source>Bring a light, a full purse and a drink: one bargains all night there.</source>
        <translation>Prenez de la lumière, de l’or et de quoi boire&#xa0;: on y marchande la nuit.</translation>
    </message>
    <message>
        <source>The bridge is fine; it is the troll that has come loose.</source>
        <translation>Le pont tient bon&#xa0;; c’est le troll qui se dévisse.</translation>
    </message>
    <message>
        <source>It rose at two and was last seen wading into the swamp.</source>
        <translation>Levé à deux heures, il a été vu entrant dans le marais.</translation>
    </message>
    <message>
        <source>He wants glitter and a light to admire it; guard your coat.</source>
        <translation>Il veut du brillant et de la lumière&#xa0;; gardez bien votre manteau.</translation>
    </message>
    <message>
        <source>The volume is a century late and has grown teeth.</source>
        <translation>L’ouvrage a un siècle de retard, et des dents.</translation>
    </message>
    <message>
        <source>Rinse twice, mind the third row, and get your keys back.</source>
        <translation>Rincez deux fois, gare à la troisième rangée, et reprenez vos clés.</translation>
    </message>
    <message>
        <source>Two archers, one trophy, and the only judge took the wrong wood.</source>
        <translation>Deux archers, un trophée, et le seul juge s’est trompé de forêt.</translation>
    </message>
    <message>
        <source>One of the parcels is the guest of honour.</source>
        <translation>L’un des paquets est le héros de la fête.</translation>
    </message>
    <message>
        <source>Soup of the day: served boiling, delivered by catapult.</source>
        <translation>Soupe du jour&#xa0;: brûlante, servie à la catapulte.</translation>
    </message>
    <message>
        <source>Watch the mirror, loosen the curlers, calm the fringe.</source>
        <translation>Surveillez le miroir, ôtez les bigoudis, calmez la frange.</translation>
    </message>
    <message>
        <source>He buried the ship instead of the treasure; hoist it, then toast it.</source>
        <translation>Il a enterré le navire au lieu du trésor&#xa0;: hissez et trinquez.</translation>
    </message>
    <message>
        <source>Forty rooms, one sofa, and he has forgotten which way was out.</source>
        <translation>Quarante pièces, un canapé, et il a oublié la sortie.</translation>
    </message>
    <message>
        <source>Two set texts, a locked desk, and a teacher who shoots at whispers.</source>
        <translation>Deux manuels, un pupitre fermé, et un maître qui tire au moindre chuchotement.</translation>
    </message>
    <message>
        <source>He wants a sport, a good cellar, and no raising before nine.</source>
        <translation>Il lui faut un sport, une bonne cave, et aucun réveil avant neuf heures.</translation>
    </message>
    <message>
        <source>They hold the mill and have not read the treaty.</source>
        <translation>Elles tiennent le moulin et n’ont pas lu le traité.</translation>
    </message>
    <message>
        <source>The accounts add up, but they also bite.</source>
        <translation>Les comptes sont justes, mais ils mordent.</translation>
    </message>
    <message>
        <source>Minimum deposit: everything; opening hours: never.</source>
        <translation>Dépôt minimum&#xa0;: tout&#xa0;; ouverture&#xa0;: jamais.</translation>
    </message>
    <message>
        <source>Every head wants its toast cut another way.</source>
        <translation>Chaque tête veut sa tartine coupée autrement.</translation>
    </message>
    <message>
        <source>The beholder sings tonight: soothe it eye by eye.</source>
        <translation>Le monstre aux mille yeux chante ce soir&#xa0;: calmez-les un à un.</translation>
    </message>
    <message>
        <source>It opens for whoever wins, and it has read law.</source>
        <translation>Elle s’ouvre au vainqueur, et elle a fait son droit.</translation>
    </message>
    <message>
        <source>His roses bloom once an age and spark at critics.</source>
        <translation>Ses roses fleurissent une fois par ère et crépitent contre les critiques.</translation>
    </message>
    <message>
        <source>Somebody must reach the nostril, and it is uphill.</source>
        <translation>Quelqu’un doit atteindre la narine, et ça monte.</translation>
    </message>
    <message>
        <source>The chandelier is loose and the understudy is far too glad.</source>
        <translation>Le lustre vacille et la doublure est bien trop contente.</translation>
    </message>
    <message>
        <source>Steal the robe nobody can see, then prove you have it.</source>
        <translation>Volez l’habit que nul ne voit, puis prouvez que vous l’avez.</translation>
    </message>
    <message>
        <source>The prophecy has the wrong address: draw it twice, seal it, tip the oracle.</source>
        <translation>La prophétie s’est trompée d’adresse&#xa0;: deux plans, un sceau, un pourboire à l’oracle.</translation>
    </message>
    <message>
        <source>He promises to leave once his nose is dry; stand well back.</source>
        <translation>Il promet de partir dès que son nez sera sec&#xa0;; restez à distance.</translation>
    </message>
    <message>
        <source>Everything has a price, and every price has a goblin sitting on it.</source>
        <translation>Tout a un prix, et sur chaque prix est assis un gobelin.</translation>
    </message>
    <message>
        <source>It repeats your mistakes, but with better pronunciation.</source>
        <translation>Il répète vos erreurs, avec une meilleure diction.</translation>
    </message>
    <message>
        <source>The rooms get smaller, the owner blames the washing.</source>
        <translation>Les pièces rapetissent, le châtelain accuse la lessive.</translation>
    </message>
    <message>
        <source>Give up a Potion: do what another Hero at the table can do and has not done yet. That Hero keeps the power.</source>
        <translation>Cédez une Potion&#xa0;: faites ce qu’un autre Héros de la table sait faire et n’a pas encore fait. Il garde son pouvoir.</translation>
    </message>
    <message>
        <source>See the five cards that come next; throw out as many as you like. The rest stay in order.</source>
        <translation>Regardez les cinq cartes qui arrivent et jetez celles que vous voulez. Les autres gardent leur ordre.</translation>
    </message>
    <message>
        <source>Give up a Torch: the Backpack has nine slots until one Mission has been settled.</source>
        <translation>Cédez une Torche&#xa0;: le Sac à dos a neuf emplacements jusqu’à ce qu’une Mission soit résolue.</translation>
    </message>
    <message>
        <source>Give up a Bag of Gold: the Mission that failed most recently goes under the Story and gets its second hearing at the end.</source>
        <translation>Cédez une Bourse d’or&#xa0;: la dernière Mission ratée retourne sous l’Histoire et sera rejugée à la fin.</translation>
    </message>
    <message>
        <source>Give up one or two Items of any kind: the Mission that comes next asks for one or two fewer.</source>
        <translation>Cédez un ou deux Objets au choix&#xa0;: la Mission suivante en demande autant de moins.</translation>
    </message>
    <message>
        <source>See the five cards that come next and stack them again as you please.</source>
        <translation>Regardez les cinq cartes qui arrivent et remettez-les dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Hand over one, two or three Items and take one Reward of any kind that is left.</source>
        <translation>Cédez d’un à trois Objets et prenez une Récompense d’un type encore disponible.</translation>
    </message>
    <message>
        <source>Name one kind. If the Mission that comes next asks for it, it succeeds, costs nothing and still pays.</source>
        <translation>Nommez un type. Si la Mission suivante le demande, elle réussit, ne coûte rien et donne quand même sa Récompense.</translation>
    </message>
    <message>
        <source>Take one to five Reward tokens out of the game, from the supply or out of the Backpack.</source>
        <translation>Retirez du jeu d’un à cinq jetons Récompense, de la réserve ou du Sac à dos.</translation>
    </message>
    <message>
        <source>Give up two Swords: the Mission that comes next succeeds, costs nothing and still pays.</source>
        <translation>Cédez deux Épées&#xa0;: la Mission suivante réussit, ne coûte rien et donne quand même sa Récompense.</translation>
    </message>
    <message>
        <source>One great sneeze: everything then in the Backpack burns and is discarded.</source>
        <translation>Un éternuement géant&#xa0;: tout ce qui est dans le Sac à dos brûle et va à la défausse.</translation>
    </message>
    <message>
        <source>From now on a Mission that offers any Reward offers a kind of your choice, and you may say no.</source>
        <translation>Désormais, une Mission qui offre une Récompense vous laisse choisir le type, et vous pouvez refuser.</translation>
    </message>
    <message>
        <source>From now on a Mission that fails goes under the Story once instead of to the discards.</source>
        <translation>Désormais, une Mission ratée retourne une fois sous l’Histoire au lieu d’être défaussée.</translation>
    </message>
    <message>
        <source>From now on the Backpack has one slot fewer.</source>
        <translation>Désormais, le Sac à dos a un emplacement de moins.</translation>
    </message>
    <message>
        <source>The Adventure card succeeds.</source>
        <translation>La carte Aventure doit réussir.</translation>
    </message>
    <message>
        <source>At least {goal} Missions are completed.</source>
        <translation>Il faut au moins {goal} Missions accomplies.</translation>
    </message>
    <message>
        <source>At least {goal} Missions are completed, and at most {most} cards fail.</source>
        <translation>Il faut au moins {goal} Missions accomplies, et au plus {most} cartes peuvent échouer.</translation>
    </message>
    <message>
        <source>Play it when the Backpack is full of leftovers: it makes room, but burns what later Missions need.</source>
        <translation>Jouez-la quand le Sac à dos est plein de restes&#xa0;: elle fait de la place, mais brûle ce qu’il faut aux Missions suivantes.</translation>
    </message>
    <message>
        <source>Play it early, before Missions with a Reward: each of them then pays what the next one lacks.</source>
        <translation>Jouez-la tôt, avant les Missions à Récompense&#xa0;: chacune donne alors ce qui manque à la suivante.</translation>
    </message>
    <message>
        <source>Play it early and count: each failure counts, the repeated one too, and a fifth loses the game.</source>
        <translation>Jouez-la tôt et comptez&#xa0;: chaque échec compte, y compris le second d’une Mission rejugée&#xa0;; au cinquième, c’est perdu.</translation>
    </message>
    <message>
        <source>Play it late, after the Missions that you need: until then you keep every slot.</source>
        <translation>Jouez-la tard, après les Missions qu’il vous faut&#xa0;: d’ici là, vous gardez tous les emplacements.</translation>
    </message>
</context>
<context>
    <name>CardTitles</name>
    <message>
        <source>1865: Lincoln</source>
        <translation>1865&#xa0;: Lincoln</translation>
    </message>
    <message>
        <source>1868: Andrew Johnson</source>
        <translation>1868&#xa0;: Andrew Johnson</translation>
    </message>
    <message>
        <source>1912: Titanic</source>
        <translation>1912&#xa0;: Titanic</translation>
    </message>
    <message>
        <source>1914: Sarajevo</source>
        <translation>1914&#xa0;: Sarajevo</translation>
    </message>
    <message>
        <source>1915: Lusitania</source>
        <translation>1915&#xa0;: Lusitania</translation>
    </message>
    <message>
        <source>1917: America at war</source>
        <translation>1917&#xa0;: l’Amérique en guerre</translation>
    </message>
    <message>
        <source>1918: Europe in ruins</source>
        <translation>1918&#xa0;: l’Europe en ruine</translation>
    </message>
    <message>
        <source>1929: Wall Street</source>
        <translation>1929&#xa0;: Wall Street</translation>
    </message>
    <message>
        <source>1933: Depression</source>
        <translation>1933&#xa0;: Dépression</translation>
    </message>
    <message>
        <source>1936: Berlin Games</source>
        <translation>1936&#xa0;: Jeux de Berlin</translation>
    </message>
    <message>
        <source>1937: Hindenburg</source>
        <translation>1937&#xa0;: Hindenburg</translation>
    </message>
    <message>
        <source>1939: Poland</source>
        <translation>1939&#xa0;: Pologne</translation>
    </message>
    <message>
        <source>1941: Pearl Harbor</source>
        <translation>1941&#xa0;: Pearl Harbor</translation>
    </message>
    <message>
        <source>1942: Holocaust</source>
        <translation>1942&#xa0;: Shoah</translation>
    </message>
    <message>
        <source>1943: Manhattan Project</source>
        <translation>1943&#xa0;: projet Manhattan</translation>
    </message>
    <message>
        <source>1944: D-Day</source>
        <translation>1944&#xa0;: Jour J</translation>
    </message>
    <message>
        <source>1945: atomic bombs</source>
        <translation>1945&#xa0;: bombes atomiques</translation>
    </message>
    <message>
        <source>1948: Israel</source>
        <translation>1948&#xa0;: Israël</translation>
    </message>
    <message>
        <source>1950: Korea</source>
        <translation>1950&#xa0;: Corée</translation>
    </message>
    <message>
        <source>1957: Sputnik</source>
        <translation>1957&#xa0;: Spoutnik</translation>
    </message>
    <message>
        <source>1962: Cuba</source>
        <translation>1962&#xa0;: Cuba</translation>
    </message>
    <message>
        <source>1963: Kennedy</source>
        <translation>1963&#xa0;: Kennedy</translation>
    </message>
    <message>
        <source>1968: King and RFK</source>
        <translation>1968&#xa0;: King et Bob Kennedy</translation>
    </message>
    <message>
        <source>1969: Apollo 11</source>
        <translation>1969&#xa0;: Apollo 11</translation>
    </message>
    <message>
        <source>1974: Nixon</source>
        <translation>1974&#xa0;: Nixon</translation>
    </message>
    <message>
        <source>1980: Lennon</source>
        <translation>1980&#xa0;: Lennon</translation>
    </message>
    <message>
        <source>1981: Reagan</source>
        <translation>1981&#xa0;: Reagan</translation>
    </message>
    <message>
        <source>1986: Challenger</source>
        <translation>1986&#xa0;: Challenger</translation>
    </message>
    <message>
        <source>1991: Soviet Union</source>
        <translation>1991&#xa0;: Union soviétique</translation>
    </message>
    <message>
        <source>1993: Waco</source>
        <translation>1993&#xa0;: Waco</translation>
    </message>
    <message>
        <source>1995: Oklahoma City</source>
        <translation>1995&#xa0;: Oklahoma City</translation>
    </message>
    <message>
        <source>1999: Columbine</source>
        <translation>1999&#xa0;: Columbine</translation>
    </message>
    <message>
        <source>Patch 1945′ Tokyo</source>
        <translation>Patch 1945′ Tokyo
le = le patch 1945′ Tokyo
à = au patch 1945′ Tokyo
de = du patch 1945′ Tokyo
que = que le patch 1945′ Tokyo</translation>
    </message>
    <message>
        <source>Patch 1945′ Axis</source>
        <translation>Patch 1945′ Axe
le = le patch 1945′ Axe
à = au patch 1945′ Axe
de = du patch 1945′ Axe
que = que le patch 1945′ Axe</translation>
    </message>
    <message>
        <source>Patch 1945′ Treaty</source>
        <translation>Patch 1945′ Traité
le = le patch 1945′ Traité
à = au patch 1945′ Traité
de = du patch 1945′ Traité
que = que le patch 1945′ Traité</translation>
    </message>
    <message>
        <source>Reverse Fate</source>
        <translation>Inverseur universel</translation>
    </message>
    <message>
        <source>Restore History</source>
        <translation>Restauration de l’histoire</translation>
    </message>
    <message>
        <source>Prevent Assassination</source>
        <translation>Empêchement d’assassinat</translation>
    </message>
    <message>
        <source>Avert Disaster</source>
        <translation>Prévention de désastre</translation>
    </message>
    <message>
        <source>Halt Attack</source>
        <translation>Annulation d’attaque</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotage</translation>
    </message>
    <message>
        <source>Mona Lisa: The Real Thing</source>
        <translation>Mona Lisa&#xa0;: la vraie</translation>
    </message>
    <message>
        <source>Mona Lisa: An Excellent Forgery</source>
        <translation>Mona Lisa&#xa0;: excellente contrefaçon</translation>
    </message>
    <message>
        <source>Mona Lisa: An Obvious Forgery</source>
        <translation>Mona Lisa&#xa0;: contrefaçon grossière</translation>
    </message>
    <message>
        <source>Tyrannosaurus</source>
        <translation>Tyrannosaure</translation>
    </message>
    <message>
        <source>Triceratops</source>
        <translation>Tricératops</translation>
    </message>
    <message>
        <source>Stegosaurus</source>
        <translation>Stégosaure</translation>
    </message>
    <message>
        <source>Crown of Thorns</source>
        <translation>Couronne d’épines</translation>
    </message>
    <message>
        <source>Ark of the Covenant</source>
        <translation>Arche d’alliance</translation>
    </message>
    <message>
        <source>Videotape of Creation</source>
        <translation>Vidéo de la Création</translation>
    </message>
    <message>
        <source>Sports Almanac</source>
        <translation>Almanach des sports</translation>
    </message>
    <message>
        <source>Cure for Cancer</source>
        <translation>Remède contre le cancer</translation>
    </message>
    <message>
        <source>Rongorongo Tablets</source>
        <translation>Tablettes rongorongo</translation>
    </message>
    <message>
        <source>Unknown Shakespeare</source>
        <translation>Shakespeare inédit</translation>
    </message>
    <message>
        <source>Aristotle’s Anatomy</source>
        <translation>Anatomie d’Aristote</translation>
    </message>
    <message>
        <source>Dodo</source>
        <translation>Dodo</translation>
    </message>
    <message>
        <source>Get There First</source>
        <translation>Y arriver le premier</translation>
    </message>
    <message>
        <source>Sell an Artifact: Mona Lisa</source>
        <translation>Vendre un artefact&#xa0;: Mona Lisa</translation>
    </message>
    <message>
        <source>Sell an Artifact: Dinosaur</source>
        <translation>Vendre un artefact&#xa0;: dinosaure</translation>
    </message>
    <message>
        <source>Sell an Artifact: Lost Works</source>
        <translation>Vendre un artefact&#xa0;: œuvre perdue</translation>
    </message>
    <message>
        <source>Perform a “Miracle”: Relic</source>
        <translation>Faire un «&#xa0;miracle&#xa0;»&#xa0;: relique</translation>
    </message>
    <message>
        <source>Perform a “Miracle”: Future</source>
        <translation>Faire un «&#xa0;miracle&#xa0;»&#xa0;: futur</translation>
    </message>
    <message>
        <source>It Never Existed</source>
        <translation>Ça n’a jamais existé</translation>
    </message>
    <message>
        <source>New Mission</source>
        <translation>Nouvelle mission</translation>
    </message>
    <message>
        <source>Your Parents Never Met</source>
        <translation>Vos parents ne se sont jamais rencontrés</translation>
    </message>
    <message>
        <source>Time Vortex</source>
        <translation>Vortex temporel</translation>
    </message>
    <message>
        <source>Discontinuity</source>
        <translation>Discontinuité</translation>
    </message>
    <message>
        <source>Memo From Your Future Self</source>
        <translation>Mémo de votre futur vous-même</translation>
    </message>
    <message>
        <source>Fast Forward</source>
        <translation>Avance rapide</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>Rembobinage</translation>
    </message>
    <message>
        <source>Quick Trip into the Future</source>
        <translation>Voyage rapide dans le futur</translation>
    </message>
    <message>
        <source>Mona Lisa Triptych</source>
        <translation>Le triptyque de Mona Lisa</translation>
    </message>
    <message>
        <source>Cheaters Sometimes Win</source>
        <translation>Les tricheurs gagnent parfois</translation>
    </message>
    <message>
        <source>Mona and the Dinosaur</source>
        <translation>Mona et le dinosaure</translation>
    </message>
    <message>
        <source>The Great Mysteries</source>
        <translation>Les grands mystères</translation>
    </message>
    <message>
        <source>Petting Zoo</source>
        <translation>La mini-ferme géante</translation>
    </message>
    <message>
        <source>Tomorrow’s Souvenirs</source>
        <translation>Souvenirs de demain</translation>
    </message>
    <message>
        <source>The Burnt Library</source>
        <translation>La bibliothèque brûlée</translation>
    </message>
    <message>
        <source>Healing Hands</source>
        <translation>Mains qui guérissent</translation>
    </message>
    <message>
        <source>Natural History</source>
        <translation>Histoire naturelle</translation>
    </message>
    <message>
        <source>King for a Day</source>
        <translation>Roi d’un jour</translation>
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
        <translation>Patch {year}
le = le patch {year}
à = au patch {year}
de = du patch {year}
que = que le patch {year}</translation>
    </message>
    <message>
        <source>Linchpin</source>
        <translation>Événement modifiable</translation>
    </message>
    <message>
        <source>Ripplepoint</source>
        <translation>Point ondulatoire</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Inverter</source>
        <translation>Inverseur de Temps</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefact</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Timewarp</source>
        <translation>Manipulation du Temps</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Mona Lisa</source>
        <translation>Mona Lisa</translation>
    </message>
    <message>
        <source>Dinosaur</source>
        <translation>Dinosaure</translation>
    </message>
    <message>
        <source>Biblical Relic</source>
        <translation>Relique biblique</translation>
    </message>
    <message>
        <source>Future Wisdom</source>
        <translation>Savoir du futur</translation>
    </message>
    <message>
        <source>Lost Works</source>
        <translation>Œuvres perdues</translation>
    </message>
    <message>
        <source>the most convincing Mona Lisa in play</source>
        <translation>Mona Lisa (la meilleure en jeu)</translation>
    </message>
    <message>
        <source>Bigger Hold</source>
        <translation>Soute agrandie</translation>
    </message>
    <message>
        <source>Big Basket</source>
        <translation>Grand panier</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Éclaireur</translation>
    </message>
    <message>
        <source>Good Name</source>
        <translation>Bonne réputation</translation>
    </message>
    <message>
        <source>Piloting +1</source>
        <translation>Pilotage +1</translation>
    </message>
    <message>
        <source>Engineering +1</source>
        <translation>Ingénierie +1</translation>
    </message>
    <message>
        <source>Security +1</source>
        <translation>Sécurité +1</translation>
    </message>
    <message>
        <source>Extraction +1</source>
        <translation>Extraction +1</translation>
    </message>
    <message>
        <source>Autopaw</source>
        <translation>Autopatte</translation>
    </message>
    <message>
        <source>Milk Magnet</source>
        <translation>Aimant à lait</translation>
    </message>
    <message>
        <source>Star Lullaby</source>
        <translation>Berceuse d’étoiles</translation>
    </message>
    <message>
        <source>Growl Amplifier</source>
        <translation>Ampli à grognements</translation>
    </message>
    <message>
        <source>Folding Shovel</source>
        <translation>Pelle pliante</translation>
    </message>
    <message>
        <source>Guest Hammock</source>
        <translation>Hamac d’amis</translation>
    </message>
    <message>
        <source>Moss Carpet</source>
        <translation>Tapis de mousse</translation>
    </message>
    <message>
        <source>Universal Spanner</source>
        <translation>Clé universelle</translation>
    </message>
    <message>
        <source>Warm Light</source>
        <translation>Lumière chaude</translation>
    </message>
    <message>
        <source>Notice Board</source>
        <translation>Tableau d’annonces</translation>
    </message>
    <message>
        <source>Bristle Shield</source>
        <translation>Bouclier de poils</translation>
    </message>
    <message>
        <source>Night Garden</source>
        <translation>Jardin de nuit</translation>
    </message>
    <message>
        <source>Patient Robot</source>
        <translation>Automate patient</translation>
    </message>
    <message>
        <source>Welcome Kitchen</source>
        <translation>Cuisine d’accueil</translation>
    </message>
    <message>
        <source>Comet Postbox</source>
        <translation>Boîte aux comètes</translation>
    </message>
    <message>
        <source>Echo Sieve</source>
        <translation>Tamis à échos</translation>
    </message>
    <message>
        <source>Loud Bazaar</source>
        <translation>Bazar bruyant</translation>
    </message>
    <message>
        <source>Second Rudder</source>
        <translation>Second gouvernail</translation>
    </message>
    <message>
        <source>Fossil Library</source>
        <translation>Bibliothèque de fossiles</translation>
    </message>
    <message>
        <source>Roof Rack</source>
        <translation>Galerie de toit</translation>
    </message>
    <message>
        <source>Gossip Antenna</source>
        <translation>Antenne à ragots</translation>
    </message>
    <message>
        <source>Sunny Orchard</source>
        <translation>Verger ensoleillé</translation>
    </message>
    <message>
        <source>Ember Forge</source>
        <translation>Forge de braise</translation>
    </message>
    <message>
        <source>Secret Pantry</source>
        <translation>Garde-manger secret</translation>
    </message>
    <message>
        <source>Snow Globe</source>
        <translation>Boule à neige</translation>
    </message>
    <message>
        <source>Grand Veranda</source>
        <translation>Grande véranda</translation>
    </message>
    <message>
        <source>Talent Beacon</source>
        <translation>Phare à talents</translation>
    </message>
    <message>
        <source>Tail Trunk</source>
        <translation>Coffre de queue</translation>
    </message>
    <message>
        <source>Thinking Crane</source>
        <translation>Grue pensante</translation>
    </message>
    <message>
        <source>Star Plough</source>
        <translation>Charrue d’étoiles</translation>
    </message>
    <message>
        <source>Ivy Palace</source>
        <translation>Palais de lierre</translation>
    </message>
    <message>
        <source>Grand Arcade</source>
        <translation>Galerie marchande</translation>
    </message>
    <message>
        <source>Velvet Observatory</source>
        <translation>Observatoire de velours</translation>
    </message>
    <message>
        <source>Crystal Choir</source>
        <translation>Chœur de cristal</translation>
    </message>
    <message>
        <source>Lantern Festival</source>
        <translation>Fête des lanternes</translation>
    </message>
    <message>
        <source>Dragonfly Wing</source>
        <translation>Aile de libellule</translation>
    </message>
    <message>
        <source>Flying Fair</source>
        <translation>Foire volante</translation>
    </message>
    <message>
        <source>Pocket Volcano</source>
        <translation>Volcan de poche</translation>
    </message>
    <message>
        <source>Aurora Theatre</source>
        <translation>Théâtre des aurores</translation>
    </message>
    <message>
        <source>Moon Gate</source>
        <translation>Porte lunaire</translation>
    </message>
    <message>
        <source>Tin Whisker</source>
        <translation>Moustache de fer-blanc</translation>
    </message>
    <message>
        <source>Old Biscuit</source>
        <translation>Vieux biscuit</translation>
    </message>
    <message>
        <source>Purring Comet</source>
        <translation>Comète ronronnante</translation>
    </message>
    <message>
        <source>Left Paw</source>
        <translation>Patte gauche</translation>
    </message>
    <message>
        <source>Mossy Anchor</source>
        <translation>Ancre moussue</translation>
    </message>
    <message>
        <source>Midnight Acorn</source>
        <translation>Gland de minuit</translation>
    </message>
    <message>
        <source>Second Breakfast</source>
        <translation>Second petit-déjeuner</translation>
    </message>
    <message>
        <source>Ember Tail</source>
        <translation>Queue de braise</translation>
    </message>
    <message>
        <source>Laughing Kettle</source>
        <translation>Bouilloire rieuse</translation>
    </message>
    <message>
        <source>Snow Lantern</source>
        <translation>Lanterne de neige</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Épée</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torche</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Potion</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Fiole</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Bourse d’or</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Grappin</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>The Hiccuping Ogre</source>
        <translation>L’ogre qui hoquette</translation>
    </message>
    <message>
        <source>Rent Day</source>
        <translation>Jour de loyer</translation>
    </message>
    <message>
        <source>Grandma’s Kettle</source>
        <translation>La bouilloire de mamie</translation>
    </message>
    <message>
        <source>The Wandering Library</source>
        <translation>La bibliothèque vagabonde</translation>
    </message>
    <message>
        <source>Cat on the Roof</source>
        <translation>Un chat sur le toit</translation>
    </message>
    <message>
        <source>Last Orders</source>
        <translation>Dernière tournée</translation>
    </message>
    <message>
        <source>Archery Class</source>
        <translation>Leçon de tir à l’arc</translation>
    </message>
    <message>
        <source>The Upside-Down Cell</source>
        <translation>La cellule à l’envers</translation>
    </message>
    <message>
        <source>The Alchemist’s Laundry</source>
        <translation>La lessive de l’alchimiste</translation>
    </message>
    <message>
        <source>Cellar Without Stairs</source>
        <translation>La cave sans escalier</translation>
    </message>
    <message>
        <source>Duel of Quotations</source>
        <translation>Duel de citations</translation>
    </message>
    <message>
        <source>The Honest Goblin</source>
        <translation>Le gobelin honnête</translation>
    </message>
    <message>
        <source>Important Absence</source>
        <translation>Une absence remarquée</translation>
    </message>
    <message>
        <source>Fishing for Genies</source>
        <translation>La pêche aux génies</translation>
    </message>
    <message>
        <source>The Haunted Pawnshop</source>
        <translation>Le mont-de-piété hanté</translation>
    </message>
    <message>
        <source>The Dragon’s Barber</source>
        <translation>Le barbier du dragon</translation>
    </message>
    <message>
        <source>Biscuits in the Crypt</source>
        <translation>Des biscuits dans la crypte</translation>
    </message>
    <message>
        <source>Cupid on Duty</source>
        <translation>Cupidon de garde</translation>
    </message>
    <message>
        <source>X Marks the Cook</source>
        <translation>La croix sur le cuisinier</translation>
    </message>
    <message>
        <source>Stars for the Orcs</source>
        <translation>Des étoiles pour les orques</translation>
    </message>
    <message>
        <source>The Throwing Feast</source>
        <translation>Le banquet volant</translation>
    </message>
    <message>
        <source>The Sphinx on Strike</source>
        <translation>Le sphinx en grève</translation>
    </message>
    <message>
        <source>Twins in the Tower</source>
        <translation>Les jumeaux de la tour</translation>
    </message>
    <message>
        <source>A Visit to the Black Market</source>
        <translation>Un tour au marché noir</translation>
    </message>
    <message>
        <source>Troll Under Repair</source>
        <translation>Troll en travaux</translation>
    </message>
    <message>
        <source>The Sleepwalking Castle</source>
        <translation>Le château somnambule</translation>
    </message>
    <message>
        <source>The Moth King’s Ransom</source>
        <translation>La rançon du roi-mite</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Prêt en retard</translation>
    </message>
    <message>
        <source>The Kraken’s Dentist</source>
        <translation>Le dentiste du kraken</translation>
    </message>
    <message>
        <source>The Lost Referee</source>
        <translation>L’arbitre égaré</translation>
    </message>
    <message>
        <source>The Mimic’s Birthday</source>
        <translation>L’anniversaire du mimic</translation>
    </message>
    <message>
        <source>The Volcano Tavern</source>
        <translation>La taverne du volcan</translation>
    </message>
    <message>
        <source>Medusa’s Haircut</source>
        <translation>Méduse chez le coiffeur</translation>
    </message>
    <message>
        <source>The Dry Pirate</source>
        <translation>Le pirate au sec</translation>
    </message>
    <message>
        <source>The Minotaur Moves House</source>
        <translation>Le minotaure déménage</translation>
    </message>
    <message>
        <source>The Wizard’s Exam</source>
        <translation>L’examen de magie</translation>
    </message>
    <message>
        <source>The Lich Retires</source>
        <translation>La liche à la retraite</translation>
    </message>
    <message>
        <source>The Army of Geese</source>
        <translation>L’armée des oies</translation>
    </message>
    <message>
        <source>Audit Down Below</source>
        <translation>Contrôle aux enfers</translation>
    </message>
    <message>
        <source>The Bank of Dragons</source>
        <translation>La banque des dragons</translation>
    </message>
    <message>
        <source>Breakfast with the Hydra</source>
        <translation>Petit-déjeuner chez l’hydre</translation>
    </message>
    <message>
        <source>A Thousand Stage Frights</source>
        <translation>Mille yeux, mille tracs</translation>
    </message>
    <message>
        <source>The Door That Argues</source>
        <translation>La porte qui discute</translation>
    </message>
    <message>
        <source>The Lava Gardener</source>
        <translation>Le jardinier de lave</translation>
    </message>
    <message>
        <source>Leviathan’s Cold</source>
        <translation>Le rhume du léviathan</translation>
    </message>
    <message>
        <source>The Phantom in Row Nine</source>
        <translation>Le fantôme du neuvième rang</translation>
    </message>
    <message>
        <source>The Invisible Heist</source>
        <translation>Le casse invisible</translation>
    </message>
    <message>
        <source>Doomsday, Postponed</source>
        <translation>Fin du monde reportée</translation>
    </message>
    <message>
        <source>The Sneezing Dragon</source>
        <translation>Le dragon enrhumé</translation>
    </message>
    <message>
        <source>The Goblin Market</source>
        <translation>Le marché gobelin</translation>
    </message>
    <message>
        <source>The Stubborn Echo</source>
        <translation>L’écho têtu</translation>
    </message>
    <message>
        <source>The Shrinking Castle</source>
        <translation>Le château qui rétrécit</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim victory</source>
        <translation>Revendiquer la victoire</translation>
    </message>
    <message>
        <source>You can claim victory now.</source>
        <translation>Vous pouvez revendiquer la victoire.</translation>
    </message>
    <message>
        <source>{line}: done</source>
        <translation>{line}&#xa0;: c’est fait</translation>
    </message>
    <message>
        <source>{patch}: {verdict}</source>
        <translation>{patch}&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>{family}: {title}</source>
        <translation>{family}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{year}: {headline}</source>
        <translation>{year} – {headline}</translation>
    </message>
    <message>
        <source>{line}: not yet</source>
        <translation>{line}&#xa0;: pas encore</translation>
    </message>
    <message>
        <source>Going home</source>
        <translation>Rentrer chez soi</translation>
    </message>
    <message>
        <source>Mission complete</source>
        <translation>Mission accomplie</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Dix cartes</translation>
    </message>
</context>
<context>
    <name>Conditions</name>
    <message>
        <source>Paradoxed if {settings}.</source>
        <translation>Paradoxe si {settings}.</translation>
    </message>
    <message>
        <source>Restored if {settings}.</source>
        <translation>Restauré si {settings}.</translation>
    </message>
    <message>
        <source>Playable if {settings}. Nullified if {reverse}.</source>
        <translation>Jouable si {settings}. Annulé si {reverse}.</translation>
    </message>
    <message>
        <source>Unstable. Playable if {settings}. Nullified if {reverse}.</source>
        <translation>Instable. Jouable si {settings}. Annulé si {reverse}.</translation>
    </message>
    <message>
        <source>Ripples to {years}.</source>
        <translation>Ondulations vers {years}.</translation>
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
        <translation>Ce coup fait rentrer {travellers}.</translation>
    </message>
    <message>
        <source>More than one traveller waits for this Patch: {travellers}.</source>
        <translation>Plusieurs voyageurs attendent ce patch&#xa0;: {travellers}.</translation>
    </message>
    <message>
        <source>Somebody waits for this Patch: {travellers}.</source>
        <translation>Ce patch est attendu par {travellers}.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch, but it closes a Paradox. Open then: {count}.</source>
        <translation>Personne n’attend ce patch, mais il referme un paradoxe&#xa0;; paradoxes ouverts ensuite&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch, and playing it harms nobody.</source>
        <translation>Personne n’attend ce patch, et le jouer ne nuit à personne.</translation>
    </message>
    <message>
        <source>It opens {years} for a Patch in your hand.</source>
        <translation>Ce coup ouvre {years} pour un patch de votre main.</translation>
    </message>
    <message>
        <source>It opens {years} for a Patch that is still to come.</source>
        <translation>Ce coup ouvre {years} pour un patch encore à venir.</translation>
    </message>
    <message>
        <source>It makes {years} whole again. That helps: {travellers}.</source>
        <translation>Ce coup restaure {years}, ce qui aide {travellers}.</translation>
    </message>
    <message>
        <source>It turns one of two Linchpins. Waiting for both: {years}.</source>
        <translation>Ce coup retourne l’un des deux événements modifiables qu’il faut pour&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox and opens the way home again for {travellers}.</source>
        <translation>Ce coup met fin au Sur-Paradoxe. Le retour redevient possible pour {travellers}.</translation>
    </message>
    <message>
        <source>It closes Paradoxes; open then: {count}.</source>
        <translation>Ce coup referme des paradoxes&#xa0;; paradoxes ouverts ensuite&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Nothing helps now; this does the least harm.</source>
        <translation>Rien n’aide pour l’instant&#xa0;; c’est le moindre mal.</translation>
    </message>
    <message>
        <source>Nobody waits for this Patch any more.</source>
        <translation>Plus personne n’attend ce patch.</translation>
    </message>
    <message>
        <source>Nothing can be played, and nobody needs this card.</source>
        <translation>Rien n’est jouable, et personne n’a besoin de cette carte.</translation>
    </message>
    <message>
        <source>Nothing can be played. Giving this up costs least, but strands somebody: {travellers}.</source>
        <translation>Rien n’est jouable. Ce sacrifice est le moins lourd, mais il prive de retour {travellers}.</translation>
    </message>
    <message>
        <source>Easy: a simple player won {wins} of {plays} games.</source>
        <translation>Facile&#xa0;: un bot simple a gagné {wins} fois sur {plays}.</translation>
    </message>
    <message>
        <source>Medium: a simple player won {wins} of {plays} games.</source>
        <translation>Moyenne&#xa0;: un bot simple a gagné {wins} fois sur {plays}.</translation>
    </message>
    <message>
        <source>Hard: a simple player won {wins} of {plays} games.</source>
        <translation>Difficile&#xa0;: un bot simple a gagné {wins} fois sur {plays}.</translation>
    </message>
    <message>
        <source>Very hard: a simple player won {wins} of {plays} games.</source>
        <translation>Très difficile&#xa0;: un bot simple a gagné {wins} fois sur {plays}.</translation>
    </message>
    <message>
        <source>{name}, {count} travellers</source>
        <translation>{name}, {count} voyageurs</translation>
    </message>
    <message>
        <source>{home} of {count}</source>
        <translation>{home} sur {count}</translation>
    </message>
    <message>
        <source>{now} in a row, at most {longest}</source>
        <translation>{now} d’affilée, {longest} au mieux</translation>
    </message>
    <message>
        <source>The win was gone after move {number}: {action}.</source>
        <translation>{action}, au coup {number}&#xa0;: la victoire s’est envolée.</translation>
    </message>
    <message>
        <source>After that no way home is left for: {travellers}.</source>
        <translation>Après cela, plus de retour possible pour {travellers}.</translation>
    </message>
    <message>
        <source>This deal could not be won: that has been proved.</source>
        <translation>Cette donne ne pouvait pas être gagnée&#xa0;: c’est prouvé.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n of them in the deck</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them here</source>
        <translation>
            <numerusform>%n exemplaire ici</numerusform>
            <numerusform>%n exemplaires ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n carte dans la défausse</numerusform>
            <numerusform>%n cartes dans la défausse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open Paradox(es); {limit} destroy the Universe.</source>
        <translation>
            <numerusform>%n paradoxe ouvert&#xa0;; à {limit}, c’est la fin de l’univers.</numerusform>
            <numerusform>%n paradoxes ouverts&#xa0;; à {limit}, c’est la fin de l’univers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) left</source>
        <translation>
            <numerusform>Encore une carte à jouer</numerusform>
            <numerusform>Encore %n cartes à jouer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n</source>
        <translation>
            <numerusform>Jouez %n</numerusform>
            <numerusform>Jouez %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n turn(s)</source>
        <translation>
            <numerusform>après %n tour</numerusform>
            <numerusform>après %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game’s file is damaged: from line {line} on, %n line(s) cannot be read.</source>
        <translation>
            <numerusform>Le fichier de cette partie est endommagé&#xa0;: à partir de la ligne {line}, %n ligne est illisible.</numerusform>
            <numerusform>Le fichier de cette partie est endommagé&#xa0;: à partir de la ligne {line}, %n lignes sont illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <translation>
            <numerusform>%n violet</numerusform>
            <numerusform>%n violets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n vert</numerusform>
            <numerusform>%n verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <translation>
            <numerusform>%n orange</numerusform>
            <numerusform>%n orange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n noir</numerusform>
            <numerusform>%n noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n blanc</numerusform>
            <numerusform>%n blancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Piloting</source>
        <translation>
            <numerusform>%n Pilotage</numerusform>
            <numerusform>%n Pilotage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Engineering</source>
        <translation>
            <numerusform>%n Ingénierie</numerusform>
            <numerusform>%n Ingénierie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Security</source>
        <translation>
            <numerusform>%n Sécurité</numerusform>
            <numerusform>%n Sécurité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Extraction</source>
        <translation>
            <numerusform>%n Extraction</numerusform>
            <numerusform>%n Extraction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew</source>
        <translation>
            <numerusform>%n Patte experte</numerusform>
            <numerusform>%n Pattes expertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Project(s)</source>
        <translation>
            <numerusform>%n Projet</numerusform>
            <numerusform>%n Projets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>il en manque %n</numerusform>
            <numerusform>il en manque %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) left</source>
        <translation>
            <numerusform>encore %n offre</numerusform>
            <numerusform>encore %n offres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendre %n carte</numerusform>
            <numerusform>Prendre %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give up %n card(s)</source>
        <translation>
            <numerusform>renoncer&#xa0;à&#xa0;%n&#xa0;carte</numerusform>
            <numerusform>renoncer&#xa0;à&#xa0;%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replace %n row(s) for nothing</source>
        <translation>
            <numerusform>remplacer %n rangée sans frais</numerusform>
            <numerusform>remplacer %n rangées sans frais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to be taken: %n card(s).</source>
        <translation>
            <numerusform>Reste %n carte à prendre.</numerusform>
            <numerusform>Restent %n cartes à prendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck %n</source>
        <translation>
            <numerusform>pioche %n</numerusform>
            <numerusform>pioche %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sword(s)</source>
        <translation>
            <numerusform>%n Épée</numerusform>
            <numerusform>%n Épées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bow(s)</source>
        <translation>
            <numerusform>%n Arc</numerusform>
            <numerusform>%n Arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shield(s)</source>
        <translation>
            <numerusform>%n Bouclier</numerusform>
            <numerusform>%n Boucliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Torch(es)</source>
        <translation>
            <numerusform>%n Torche</numerusform>
            <numerusform>%n Torches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Potion(s)</source>
        <translation>
            <numerusform>%n Potion</numerusform>
            <numerusform>%n Potions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Flask(s)</source>
        <translation>
            <numerusform>%n Fiole</numerusform>
            <numerusform>%n Fioles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Map(s)</source>
        <translation>
            <numerusform>%n Plan</numerusform>
            <numerusform>%n Plans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of Keys</source>
        <translation>
            <numerusform>%n trousseau de Clés</numerusform>
            <numerusform>%n trousseaux de Clés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bag(s) of Gold</source>
        <translation>
            <numerusform>%n Bourse d’or</numerusform>
            <numerusform>%n Bourses d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Grappling Hook(s)</source>
        <translation>
            <numerusform>%n Grappin</numerusform>
            <numerusform>%n Grappins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cup(s)</source>
        <translation>
            <numerusform>%n Coupe</numerusform>
            <numerusform>%n Coupes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Book(s)</source>
        <translation>
            <numerusform>%n Livre</numerusform>
            <numerusform>%n Livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) ago</source>
        <translation>
            <numerusform>%n carte plus tôt</numerusform>
            <numerusform>%n cartes plus tôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) later</source>
        <translation>
            <numerusform>%n carte plus tard</numerusform>
            <numerusform>%n cartes plus tard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mission(s)</source>
        <translation>
            <numerusform>%n Mission</numerusform>
            <numerusform>%n Missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mission(s) completed</source>
        <translation>
            <numerusform>%n Mission accomplie</numerusform>
            <numerusform>%n Missions accomplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new kinds still fit, the next one breaks the Backpack.</source>
        <translation>
            <numerusform>Un nouveau type y entre encore, le suivant déchire le Sac à dos.</numerusform>
            <numerusform>%n nouveaux types y entrent encore&#xa0;; le suivant déchire le Sac à dos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Short by %n Mission(s)</source>
        <translation>
            <numerusform>Partie perdue&#xa0;: il manque une Mission</numerusform>
            <numerusform>Partie perdue&#xa0;: il manque %n Missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n carte jouée</numerusform>
            <numerusform>%n cartes jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n carte défaussée</numerusform>
            <numerusform>%n cartes défaussées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s)</source>
        <translation>
            <numerusform>%n pause</numerusform>
            <numerusform>%n pauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentative</numerusform>
            <numerusform>%n tentatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s)</source>
        <translation>
            <numerusform>%n coéquipier</numerusform>
            <numerusform>%n coéquipiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>%n carte trouvée.</numerusform>
            <numerusform>%n cartes trouvées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Waiting to go home: {waiting}. Cards in your hand: {count}. Choose one to play.</source>
        <translation>En attente de retour&#xa0;: {waiting}. Cartes en main&#xa0;: {count}. Choisissez-en une à jouer.</translation>
    </message>
    <message>
        <source>Taken back: {done}</source>
        <translation>Annulé&#xa0;: {done}</translation>
    </message>
    <message>
        <source>Lost for your Identity: {lines}.</source>
        <translation>Perdu pour votre Identité&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Gained for your Identity: {lines}.</source>
        <translation>Acquis pour votre Identité&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Years of your Identity that stand as you need them: {met} of {all}.</source>
        <translation>Années de votre Identité qui sont comme il vous les faut&#xa0;: {met} sur {all}.</translation>
    </message>
    <message>
        <source>Lost for your Mission: {lines}.</source>
        <translation>Perdu pour votre mission&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Gained for your Mission: {lines}.</source>
        <translation>Acquis pour votre mission&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Lines of your Mission that are fulfilled: {met} of {all}.</source>
        <translation>Lignes de votre mission remplies&#xa0;: {met} sur {all}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passez l’ordinateur à {name}</translation>
    </message>
    <message>
        <source>Press once more to lift the curtain.</source>
        <translation>Appuyez encore une fois pour lever le rideau.</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Rideau baissé</translation>
    </message>
    <message>
        <source>{name}, look</source>
        <translation>{name}, regardez</translation>
    </message>
    <message>
        <source>{name} may look now.</source>
        <translation>{name} peut regarder maintenant.</translation>
    </message>
</context>
<context>
    <name>DungeonFirstTimes</name>
    <message>
        <source>The glass is done with. Now the Story is told card by card, and the Backpack must hold it all.</source>
        <translation>Le sablier ne sert plus. L’Histoire est maintenant racontée carte par carte, et le Sac à dos doit tout contenir.</translation>
    </message>
    <message>
        <source>A Mission has succeeded: its Items have left the Backpack, which has room again.</source>
        <translation>Une Mission a réussi&#xa0;: ses Objets ont quitté le Sac à dos, qui a de nouveau de la place.</translation>
    </message>
    <message>
        <source>A Mission has failed. Of the Items it asked for you may discard what is there, to make room.</source>
        <translation>Une Mission a échoué. Parmi les Objets qu’elle demandait, vous pouvez défausser ceux qui sont dans le Sac à dos, pour faire de la place.</translation>
    </message>
    <message>
        <source>A Reward goes into the Backpack like any Item, and needs room there, too.</source>
        <translation>Une Récompense va dans le Sac à dos comme tout Objet, et il lui faut aussi de la place.</translation>
    </message>
    <message>
        <source>A Hero has helped: each does so once in a Resolution, before the next card is revealed.</source>
        <translation>Un Héros a aidé&#xa0;: chacun le fait une fois par Résolution, avant que la carte suivante ne soit révélée.</translation>
    </message>
</context>
<context>
    <name>DungeonInquiries</name>
    <message>
        <source>{title}. Missions to complete: {goal}.</source>
        <translation>{title}. Missions à accomplir&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>Time left: {time}.</source>
        <translation>Temps restant&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>Play or discard any card of your hand, ask for an Item, or say that you are done.</source>
        <translation>Jouez ou défaussez n’importe quelle carte de votre main, demandez un Objet, ou dites que vous avez terminé.</translation>
    </message>
    <message>
        <source>Look at the cards; then “{button}” begins.</source>
        <translation>Regardez les cartes&#xa0;; ensuite «&#xa0;{button}&#xa0;» lance la partie.</translation>
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
        <translation>Épée</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torche</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Potion</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Fiole</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Bag of Gold</source>
        <translation>Bourse d’or</translation>
    </message>
    <message>
        <source>Grappling Hook</source>
        <translation>Grappin</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>the Understudy</source>
        <translation>la Doublure</translation>
    </message>
    <message>
        <source>the Fussy Monk</source>
        <translation>le Moine difficile</translation>
    </message>
    <message>
        <source>the Porter</source>
        <translation>le Porteur</translation>
    </message>
    <message>
        <source>the Advocate</source>
        <translation>l’Avocat</translation>
    </message>
    <message>
        <source>the Tinker</source>
        <translation>le Rafistoleur</translation>
    </message>
    <message>
        <source>the Librarian</source>
        <translation>le Bibliothécaire</translation>
    </message>
    <message>
        <source>the Pawnbroker</source>
        <translation>le Brocanteur</translation>
    </message>
    <message>
        <source>the Seer</source>
        <translation>la Voyante</translation>
    </message>
    <message>
        <source>the Tax Collector</source>
        <translation>la Perceptrice</translation>
    </message>
    <message>
        <source>the Duellist</source>
        <translation>le Duelliste</translation>
    </message>
    <message>
        <source>Training Camp</source>
        <translation>Camp d’entraînement</translation>
    </message>
    <message>
        <source>Level 1</source>
        <translation>Niveau 1</translation>
    </message>
    <message>
        <source>My First Dungeon</source>
        <translation>Mon premier donjon</translation>
    </message>
    <message>
        <source>Level 2</source>
        <translation>Niveau 2</translation>
    </message>
    <message>
        <source>The Dark Dungeon</source>
        <translation>Le Donjon obscur</translation>
    </message>
    <message>
        <source>Level 3</source>
        <translation>Niveau 3</translation>
    </message>
    <message>
        <source>Unnatural Foes</source>
        <translation>Ennemis contre nature</translation>
    </message>
    <message>
        <source>Level 4</source>
        <translation>Niveau 4</translation>
    </message>
    <message>
        <source>Good Luck!</source>
        <translation>Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>The Tome of Fate</source>
        <translation>Le Tome du Destin</translation>
    </message>
    <message>
        <source>The twelve easiest Missions: tier 1 of 4.</source>
        <translation>Les douze Missions les plus faciles&#xa0;: palier 1 sur 4.</translation>
    </message>
    <message>
        <source>Six Missions of tier 1, the easiest, and six of tier 2, by lot.</source>
        <translation>Six Missions du palier 1, le plus facile, et six du palier 2, tirées au sort.</translation>
    </message>
    <message>
        <source>All twelve Missions of tier 2: 1 is easy, 4 is hard.</source>
        <translation>Les douze Missions du palier 2&#xa0;: le 1 est facile, le 4 difficile.</translation>
    </message>
    <message>
        <source>Six Missions of tier 2 and six of tier 3, by lot: 1 is easy, 4 is hard.</source>
        <translation>Six Missions du palier 2 et six du palier 3, tirées au sort&#xa0;: le 1 est facile, le 4 difficile.</translation>
    </message>
    <message>
        <source>All twelve Missions of tier 3: 1 is easy, 4 is hard.</source>
        <translation>Les douze Missions du palier 3&#xa0;: le 1 est facile, le 4 difficile.</translation>
    </message>
    <message>
        <source>Six Missions of tier 3 and six of tier 4, the hardest, by lot.</source>
        <translation>Six Missions du palier 3 et six du palier 4, le plus difficile, tirées au sort.</translation>
    </message>
    <message>
        <source>The twelve hardest Missions: tier 4 of 4.</source>
        <translation>Les douze Missions les plus difficiles&#xa0;: palier 4 sur 4.</translation>
    </message>
    <message>
        <source>Three Missions of each tier, from easy to hard.</source>
        <translation>Trois Missions de chaque palier, des plus faciles aux plus difficiles.</translation>
    </message>
    <message>
        <source>Any twelve of the 48 Missions.</source>
        <translation>Douze Missions au hasard parmi les 48.</translation>
    </message>
    <message>
        <source>The halves of tiers 1 and 2 that Level 1 has left in the box.</source>
        <translation>Les moitiés des paliers 1 et 2 que le Niveau 1 a laissées dans la boîte.</translation>
    </message>
    <message>
        <source>pays {kinds}, must be taken</source>
        <translation>donne {kinds}, obligatoire</translation>
    </message>
    <message>
        <source>pays {kinds}, can be left</source>
        <translation>donne {kinds}, à prendre ou à laisser</translation>
    </message>
    <message>
        <source>pays {kinds}, one must be taken</source>
        <translation>donne {kinds}, l’un des deux, obligatoire</translation>
    </message>
    <message>
        <source>pays any kind, one must be taken</source>
        <translation>donne un jeton au choix, obligatoire</translation>
    </message>
    <message>
        <source>pays nothing</source>
        <translation>ne donne rien</translation>
    </message>
    <message>
        <source>The table as lists</source>
        <translation>La table en listes</translation>
    </message>
    <message>
        <source>Enter plays, Delete discards, Space pauses, R repeats the top card of the Story.</source>
        <translation>Entrée joue, Suppr défausse, Espace met en pause, R répète la carte du dessus de l’Histoire.</translation>
    </message>
    <message>
        <source>Enter keeps a Hero, Tab leads to the next seat.</source>
        <translation>Entrée garde un Héros, Tab mène à la place suivante.</translation>
    </message>
    <message>
        <source>Space chooses, Enter reveals or does what is chosen, Tab leads on; on a Hero both use it.</source>
        <translation>Espace choisit, Entrée révèle ou fait ce qui est choisi, Tab mène plus loin&#xa0;; sur un Héros, Espace et Entrée l’utilisent.</translation>
    </message>
    <message>
        <source>Lists or pictures</source>
        <translation>Listes ou images</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Il faut</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Demande de</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>Ce qu’il fait</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce qui en résulte</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <source>{thing}, {column}: {words}</source>
        <translation>{thing}, {column}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>a Sword</source>
        <translation>une Épée</translation>
    </message>
    <message>
        <source>a Bow</source>
        <translation>un Arc</translation>
    </message>
    <message>
        <source>a Shield</source>
        <translation>un Bouclier</translation>
    </message>
    <message>
        <source>a Torch</source>
        <translation>une Torche</translation>
    </message>
    <message>
        <source>a Potion</source>
        <translation>une Potion</translation>
    </message>
    <message>
        <source>a Flask</source>
        <translation>une Fiole</translation>
    </message>
    <message>
        <source>a Map</source>
        <translation>un Plan</translation>
    </message>
    <message>
        <source>a set of Keys</source>
        <translation>un trousseau de Clés</translation>
    </message>
    <message>
        <source>a Bag of Gold</source>
        <translation>une Bourse d’or</translation>
    </message>
    <message>
        <source>a Grappling Hook</source>
        <translation>un Grappin</translation>
    </message>
    <message>
        <source>a Cup</source>
        <translation>une Coupe</translation>
    </message>
    <message>
        <source>a Book</source>
        <translation>un Livre</translation>
    </message>
    <message>
        <source>two Swords</source>
        <translation>deux Épées</translation>
    </message>
    <message>
        <source>two Bows</source>
        <translation>deux Arcs</translation>
    </message>
    <message>
        <source>two Shields</source>
        <translation>deux Boucliers</translation>
    </message>
    <message>
        <source>two Torches</source>
        <translation>deux Torches</translation>
    </message>
    <message>
        <source>two Potions</source>
        <translation>deux Potions</translation>
    </message>
    <message>
        <source>two Flasks</source>
        <translation>deux Fioles</translation>
    </message>
    <message>
        <source>two Maps</source>
        <translation>deux Plans</translation>
    </message>
    <message>
        <source>two sets of Keys</source>
        <translation>deux trousseaux de Clés</translation>
    </message>
    <message>
        <source>two Bags of Gold</source>
        <translation>deux Bourses d’or</translation>
    </message>
    <message>
        <source>two Grappling Hooks</source>
        <translation>deux Grappins</translation>
    </message>
    <message>
        <source>two Cups</source>
        <translation>deux Coupes</translation>
    </message>
    <message>
        <source>two Books</source>
        <translation>deux Livres</translation>
    </message>
    <message>
        <source>the Sword</source>
        <translation>l’Épée</translation>
    </message>
    <message>
        <source>the Bow</source>
        <translation>l’Arc</translation>
    </message>
    <message>
        <source>the Shield</source>
        <translation>le Bouclier</translation>
    </message>
    <message>
        <source>the Torch</source>
        <translation>la Torche</translation>
    </message>
    <message>
        <source>the Potion</source>
        <translation>la Potion</translation>
    </message>
    <message>
        <source>the Flask</source>
        <translation>la Fiole</translation>
    </message>
    <message>
        <source>the Map</source>
        <translation>le Plan</translation>
    </message>
    <message>
        <source>the Keys</source>
        <translation>les Clés</translation>
    </message>
    <message>
        <source>the Bag of Gold</source>
        <translation>la Bourse d’or</translation>
    </message>
    <message>
        <source>the Grappling Hook</source>
        <translation>le Grappin</translation>
    </message>
    <message>
        <source>the Cup</source>
        <translation>la Coupe</translation>
    </message>
    <message>
        <source>the Book</source>
        <translation>le Livre</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Missions played: {played}. Goal: {goal}</source>
        <translation>Missions jouées&#xa0;: {played}. Objectif&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>{item}. Asking: {names}</source>
        <translation>{item}. Demandes {names:de}</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Keys of Dungeon Time…</source>
        <translation>Touches de Dungeon Time…</translation>
    </message>
    <message>
        <source>Keys of Dungeon Time</source>
        <translation>Touches de Dungeon Time</translation>
    </message>
    <message>
        <source>Whose keys</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>{seats} players: place {place} from the left</source>
        <translation>{seats} joueurs&#xa0;: place {place} en partant de la gauche</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Carte {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{use}: {letter}</source>
        <translation>{use}&#xa0;: {letter}</translation>
    </message>
    <message>
        <source>{use}: –</source>
        <translation>{use}&#xa0;: –</translation>
    </message>
    <message>
        <source>{use}: …</source>
        <translation>{use}&#xa0;: …</translation>
    </message>
    <message>
        <source>Press a button, then the key that shall be its own. Space pauses for everybody.</source>
        <translation>Appuyez sur un bouton, puis sur la touche qui doit être la sienne. Espace met en pause pour tout le monde.</translation>
    </message>
    <message>
        <source>{use}: press its key now. Esc leaves it as it is.</source>
        <translation>{use}&#xa0;: appuyez maintenant sur sa touche. Échap la laisse telle quelle.</translation>
    </message>
    <message>
        <source>{use}: its key is {letter} now.</source>
        <translation>{use}&#xa0;: sa touche est désormais {letter}.</translation>
    </message>
    <message>
        <source>{letter} is taken, at place {place}: {use}. Give that another key first.</source>
        <translation>La touche {letter} est déjà prise&#xa0;: {use}, à la place {place}. Donnez d’abord une autre touche à ce bouton-là.</translation>
    </message>
    <message>
        <source>{letter} is taken: {use}. Give that another key first.</source>
        <translation>La touche {letter} est déjà prise&#xa0;: {use}. Donnez d’abord une autre touche à ce bouton-là.</translation>
    </message>
    <message>
        <source>Only keys of the four rows with digits and letters can be set.</source>
        <translation>Seules les touches des quatre rangées de chiffres et de lettres peuvent servir.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>All places have their usual keys again.</source>
        <translation>Toutes les places retrouvent leurs touches par défaut.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Discards {count}</source>
        <translation>Défausse {count}</translation>
    </message>
    <message>
        <source>Extended mode</source>
        <translation>mode Étendu</translation>
    </message>
    <message>
        <source>glass {time}</source>
        <translation>sablier {time}</translation>
    </message>
    <message>
        <source>no glass</source>
        <translation>sans sablier</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Histoire</translation>
    </message>
    <message>
        <source>Press a card to watch the game from there.</source>
        <translation>Appuyez sur une carte pour revoir la partie à partir de là.</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}, played by {name}.</source>
        <translation>Carte {number} sur {count}, jouée par {name}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Réussie.</translation>
    </message>
    <message>
        <source>Failed.</source>
        <translation>Échec.</translation>
    </message>
    <message>
        <source>Here the Backpack broke.</source>
        <translation>Ici, le Sac à dos s’est déchiré.</translation>
    </message>
    <message>
        <source>Not told.</source>
        <translation>Pas racontée.</translation>
    </message>
    <message>
        <source>What became of every Mission</source>
        <translation>Ce qu’est devenue chaque Mission</translation>
    </message>
    <message>
        <source>Card {number}, “{mission}”: {verdict}.</source>
        <translation>Carte {number}, «&#xa0;{mission}&#xa0;»&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <source>No Mission was told.</source>
        <translation>Aucune Mission n’a été racontée.</translation>
    </message>
    <message>
        <source>The team</source>
        <translation>L’équipe</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>{name}: {plays}, {discards}</source>
        <translation>{name}&#xa0;: {plays}, {discards}</translation>
    </message>
    <message>
        <source>Items nobody used</source>
        <translation>Objets que personne n’a utilisés</translation>
    </message>
    <message>
        <source>The failure that cost most</source>
        <translation>L’échec qui a coûté le plus</translation>
    </message>
    <message>
        <source>“{mission}”. It would have paid {items}. That was missing for {missions}.</source>
        <translation>«&#xa0;{mission}&#xa0;». Elle aurait donné {items}&#xa0;: c’est ce qui manquait à {missions}.</translation>
    </message>
    <message>
        <source>“{mission}”. Discarded with it: {items}.</source>
        <translation>«&#xa0;{mission}&#xa0;». À la défausse avec elle&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>{time} of {whole}</source>
        <translation>{time} sur {whole}</translation>
    </message>
    <message>
        <source>{time}, {pauses}</source>
        <translation>{time}, {pauses}</translation>
    </message>
    <message>
        <source>If the Story ended here</source>
        <translation>Si l’Histoire s’arrêtait ici</translation>
    </message>
    <message>
        <source>The Story is shown once the game is over.</source>
        <translation>L’Histoire est montrée une fois la partie finie.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>For practice: you know what lies in the Deck, so it counts as a game with help.</source>
        <translation>À titre d’entraînement&#xa0;: on sait ce que contient la pioche, la partie compte donc comme aidée.</translation>
    </message>
    <message>
        <source>The team knew this deal: the game counts as one with help.</source>
        <translation>L’équipe connaissait cette donne&#xa0;: la partie compte comme aidée.</translation>
    </message>
    <message>
        <source>Next: {level}</source>
        <translation>Ensuite&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Story {count}</source>
        <translation>Histoire {count}</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Main {name:de}</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>next key discards</source>
        <translation>la prochaine touche défausse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Press again</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>“Done” once more ends the Adventure phase: then the Story is told.</source>
        <translation>Encore une fois «&#xa0;Terminé&#xa0;» et la phase d’Aventure s’achève&#xa0;: on raconte alors l’Histoire.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>{letter} discards</source>
        <translation>défausser ({letter})</translation>
    </message>
    <message>
        <source>{card}: now press the Story or the discards.</source>
        <translation>{card}&#xa0;: appuyez maintenant sur l’Histoire ou sur la défausse.</translation>
    </message>
    <message>
        <source>{name}: ask for what the next Mission needs</source>
        <translation>{name}&#xa0;: demander ce qu’il faut à la prochaine Mission</translation>
    </message>
    <message>
        <source>Asked by {name}</source>
        <translation>Demandes {name:de}</translation>
    </message>
    <message>
        <source>asks: {needs}</source>
        <translation>demande&#xa0;: {needs}</translation>
    </message>
    <message>
        <source>{item}, crossed out</source>
        <translation>{item} (barré)</translation>
    </message>
    <message>
        <source>Pressed once: who has one? Pressed twice: is there one in the Story?</source>
        <translation>Appuyez une fois&#xa0;: qui en a&#xa0;? Deux fois&#xa0;: y en a-t-il dans l’Histoire&#xa0;?</translation>
    </message>
    <message>
        <source>Ask for an Item</source>
        <translation>Demander un Objet</translation>
    </message>
    <message>
        <source>A Reward with “?” or “/” lies on top of the Story: a press on it promises to take it.</source>
        <translation>Une Récompense avec «&#xa0;?&#xa0;» ou «&#xa0;/&#xa0;» est au sommet de l’Histoire&#xa0;: un clic dessus vous engage à la prendre.</translation>
    </message>
    <message>
        <source>A press on an Item of a companion asks for it; on a Mission it says: not yet.</source>
        <translation>Un clic sur un Objet d’un coéquipier le demande&#xa0;; sur une Mission, il dit&#xa0;: pas encore.</translation>
    </message>
    <message>
        <source>The sand has run out</source>
        <translation>Le sable s’est écoulé</translation>
    </message>
    <message>
        <source>{name} has asked for this pause.</source>
        <translation>{name} a demandé cette pause.</translation>
    </message>
    <message>
        <source>Another window had the screen.</source>
        <translation>Une autre fenêtre a pris l’écran.</translation>
    </message>
    <message>
        <source>The game waits until everybody is ready.</source>
        <translation>La partie attend que tout le monde soit prêt.</translation>
    </message>
    <message>
        <source>Everybody keeps one of two Heroes</source>
        <translation>De deux Héros, on en garde un</translation>
    </message>
    <message>
        <source>Heroes of {name}</source>
        <translation>Héros {name:de}</translation>
    </message>
    <message>
        <source>{hero}: stays</source>
        <translation>{hero}&#xa0;: Héros gardé</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Alone there is nobody whose part she could play: she needs company.</source>
        <translation>En solitaire, il n’y a personne dont elle puisse jouer le rôle&#xa0;: il lui faut de la compagnie.</translation>
    </message>
    <message>
        <source>Before the glass is turned</source>
        <translation>Avant de retourner le sablier</translation>
    </message>
    <message>
        <source>To try your keyboard, tap the key of each of your cards: it lights up. Tried: {count} of {keys}.</source>
        <translation>Pour essayer le clavier, appuyez sur la touche de chacune de vos cartes&#xa0;: la carte s’allume. Touches essayées&#xa0;: {count} sur {keys}.</translation>
    </message>
    <message>
        <source>{letter}, then a card, discards it; so does Shift with the card.</source>
        <translation>Défausser&#xa0;: {letter} puis la carte, ou Maj et la carte.</translation>
    </message>
    <message>
        <source>Now hold one key each, all at once. Keys seen at once: {count}.</source>
        <translation>Maintenant, gardez chacun une touche enfoncée, tous en même temps. Touches vues ensemble&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>This keyboard swallows a key while {count} others are held: better not all at once.</source>
        <translation>Ce clavier perd une touche quand {count} autres sont enfoncées&#xa0;: mieux vaut ne pas appuyer tous en même temps.</translation>
    </message>
    <message>
        <source>Five at one keyboard is tight: a second keyboard, a finger or the mouse helps.</source>
        <translation>À cinq sur un clavier, on est à l’étroit&#xa0;: un second clavier, un doigt ou la souris aident.</translation>
    </message>
    <message>
        <source>Drag a name onto another to change places.</source>
        <translation>Glissez un nom sur un autre pour changer de place.</translation>
    </message>
    <message>
        <source>{letter}, held: a card is read large.</source>
        <translation>Voir une carte en grand&#xa0;: gardez {letter} enfoncée.</translation>
    </message>
    <message>
        <source>Place of {name}; arrows change it</source>
        <translation>Place {name:de}&#xa0;; les flèches la changent</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Done. The others play on until they have nothing left to do.</source>
        <translation>Terminé. Les autres jouent jusqu’à ce qu’il ne leur reste plus rien à faire.</translation>
    </message>
    <message>
        <source>A Mission at this text size</source>
        <translation>Une Mission à cette taille de texte</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Deck 0</source>
        <translation>Pioche 0</translation>
    </message>
    <message>
        <source>“Done” once more ends the Adventure phase for the whole team: then the Story is told.</source>
        <translation>Encore une fois «&#xa0;Terminé&#xa0;» et la phase d’Aventure s’achève pour toute l’équipe&#xa0;: on raconte alors l’Histoire.</translation>
    </message>
    <message>
        <source>Missions still in hand: {count}.</source>
        <translation>Missions encore en main&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The Deck is empty. Nothing left to play? “Done” ends the Adventure phase.</source>
        <translation>La pioche est vide. Plus rien à jouer&#xa0;? «&#xa0;Terminé&#xa0;» achève la phase d’Aventure.</translation>
    </message>
    <message>
        <source>The Deck is empty. Nothing left to play? Say “Done”: the Adventure phase ends when all have.</source>
        <translation>La pioche est vide. Plus rien à jouer&#xa0;? Appuyez sur «&#xa0;Terminé&#xa0;»&#xa0;: quand tous l’ont fait, la phase d’Aventure s’achève.</translation>
    </message>
    <message>
        <source>keys: ask {ask}, discard {discard}, done {done}</source>
        <translation>touches&#xa0;: demander ({ask}), défausser ({discard}), terminer ({done})</translation>
    </message>
    <message>
        <source>keys: ask {ask}, discard {discard}</source>
        <translation>touches&#xa0;: demander ({ask}), défausser ({discard})</translation>
    </message>
    <message>
        <source>A press on an Item at the foot, or its key, asks who has it. {letter}, or a press on a name, shows all that the Mission of that seat lists; what has been played of it, nobody counts for you.</source>
        <translation>Un clic sur un Objet en bas, ou sa touche, demande qui l’a. La touche {letter}, ou un clic sur un nom, montre tout ce que demande la Mission de cette place&#xa0;; ce qui en a déjà été joué n’est pas décompté.</translation>
    </message>
    <message>
        <source>What is asked for stays as the Mission lists it; a press on an Item there crosses it out.</source>
        <translation>Ce qui est demandé reste tel que la Mission l’énumère&#xa0;; un clic sur un de ces Objets le barre.</translation>
    </message>
    <message>
        <source>This discards a card, and it does not come back. Do it once more and it is done, from now on at once.</source>
        <translation>Ce geste défausse une carte, qui ne reviendra pas. Refaites-le pour confirmer&#xa0;; par la suite, un seul geste suffira.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Turn the glass</source>
        <translation>Retourner le sablier</translation>
    </message>
    <message>
        <source>{items} went to {by}, {ago}.</source>
        <translation>{by} a pris {items}, {ago}.</translation>
    </message>
    <message>
        <source>{items} went to the discards when {by} failed, {ago}.</source>
        <translation>Quand {by} a échoué, {ago}, l’équipe a défaussé {items}.</translation>
    </message>
    <message>
        <source>{by} was given {items}, {ago}.</source>
        <translation>{by} a reçu {items}, {ago}.</translation>
    </message>
    <message>
        <source>{by} burnt {items}, {ago}.</source>
        <translation>{by} a brûlé {items}, {ago}.</translation>
    </message>
    <message>
        <source>{by} threw {items} out of the Story, {ago}.</source>
        <translation>{by} a retiré {items} de l’Histoire, {ago}.</translation>
    </message>
    <message>
        <source>{by} took {items} out of the game, {ago}.</source>
        <translation>{by} a retiré {items} du jeu, {ago}.</translation>
    </message>
    <message>
        <source>You left {items}, the Reward of {by}, {ago}.</source>
        <translation>L’équipe a laissé {items}, la Récompense {by:de}, {ago}.</translation>
    </message>
    <message>
        <source>{by} was to pay {items}, {ago}, but no token was left.</source>
        <translation>{by} devait donner {items}, {ago}, mais il ne restait aucun jeton.</translation>
    </message>
    <message>
        <source>{name} discarded {some} in the Adventure phase.</source>
        <translation>Dans la phase d’Aventure, {name} a défaussé {some}.</translation>
    </message>
    <message>
        <source>{some} came too late, {later}.</source>
        <translation>L’Histoire a apporté {some} trop tard, {later}.</translation>
    </message>
    <message>
        <source>{some} would have had to be played before it.</source>
        <translation>Il aurait fallu jouer {some} avant.</translation>
    </message>
    <message>
        <source>Mission {title}: needs {needs}; {reward}</source>
        <translation>Mission {title}. Il faut&#xa0;: {needs}&#xa0;; {reward}</translation>
    </message>
    <message>
        <source>Adventure {title}: needs {needs}; Reputation {reputation}</source>
        <translation>Aventure {title}. Il faut&#xa0;: {needs}&#xa0;; Réputation&#xa0;: {reputation}</translation>
    </message>
    <message>
        <source>{card}, key {key}</source>
        <translation>{card}, touche {key}</translation>
    </message>
    <message>
        <source>{kind}, Reward token</source>
        <translation>{kind}, jeton Récompense</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>To the Story: {card}.</source>
        <translation>Dans l’Histoire&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>To the Discards: {card}.</source>
        <translation>Dans la défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Drawn: {card}.</source>
        <translation>Pioché&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{title}. Missions to complete: {goal}. Look at the cards first; “{button}” begins.</source>
        <translation>{title}. Missions à accomplir&#xa0;: {goal}. Regardez d’abord les cartes&#xa0;; «&#xa0;{button}&#xa0;» lance la partie.</translation>
    </message>
    <message>
        <source>Hand of {name}: {cards}</source>
        <translation>Main {name:de}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Hand of {name}: no card</source>
        <translation>Main {name:de}&#xa0;: aucune carte</translation>
    </message>
    <message>
        <source>{name} plays {hero}</source>
        <translation>{name} joue {hero}</translation>
    </message>
    <message>
        <source>{name} asks: {needs}</source>
        <translation>{name} demande&#xa0;: {needs}</translation>
    </message>
    <message>
        <source>Story, {count}, on top {card}</source>
        <translation>Histoire, {count}, sur le dessus&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Story, no card yet</source>
        <translation>Histoire, aucune carte encore</translation>
    </message>
    <message>
        <source>Story, {count} to come, next an Item</source>
        <translation>Histoire, {count} à venir, la suivante est un Objet</translation>
    </message>
    <message>
        <source>Story, {count} to come, next a Mission</source>
        <translation>Histoire, {count} à venir, la suivante est une Mission</translation>
    </message>
    <message>
        <source>Story, no card left</source>
        <translation>Histoire, plus aucune carte</translation>
    </message>
    <message>
        <source>Deck, {count}, next an Item</source>
        <translation>Pioche, {count}, la suivante est un Objet</translation>
    </message>
    <message>
        <source>Deck, {count}, next a Mission</source>
        <translation>Pioche, {count}, la suivante est une Mission</translation>
    </message>
    <message>
        <source>Deck, no card left</source>
        <translation>Pioche, plus aucune carte</translation>
    </message>
    <message>
        <source>Discards, {count}, on top {card}</source>
        <translation>Défausse, {count}, sur le dessus&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Discards, no card yet</source>
        <translation>Défausse, aucune carte encore</translation>
    </message>
    <message>
        <source>Backpack, {slots} of {limit} slots in use: {items}</source>
        <translation>Sac à dos, {slots} emplacements occupés sur {limit}&#xa0;: {items}</translation>
    </message>
    <message>
        <source>Backpack, empty, {limit} slots</source>
        <translation>Sac à dos, vide, {limit} emplacements</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Backpack</source>
        <translation>Sac à dos</translation>
    </message>
    <message>
        <source>{completed}, the Goal is {goal}. {failures}.</source>
        <translation>{completed}, l’Objectif est de {goal}. {failures}.</translation>
    </message>
    <message>
        <source>{name}: “{said}”</source>
        <translation>{name}&#xa0;: «&#xa0;{said}&#xa0;»</translation>
    </message>
    <message>
        <source>The ninth slot stays until a Mission is settled.</source>
        <translation>Le neuvième emplacement reste jusqu’à ce qu’une Mission soit résolue.</translation>
    </message>
    <message>
        <source>The Backpack breaks: {item} found no slot</source>
        <translation>Le Sac à dos se déchire&#xa0;: aucun emplacement libre pour {item}</translation>
    </message>
    <message>
        <source>The Backpack breaks: it has more Items than slots</source>
        <translation>Le Sac à dos se déchire&#xa0;: il a plus d’Objets que d’emplacements</translation>
    </message>
    <message>
        <source>{item} {count} of {most}</source>
        <translation>{item} {count} sur {most}</translation>
    </message>
    <message>
        <source>Slot {number}: {item}, {count} of {most}, tokens: {tokens}</source>
        <translation>Emplacement {number}&#xa0;: {item}, {count} sur {most}, jetons&#xa0;: {tokens}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Slot {number}: free</source>
        <translation>Emplacement {number}&#xa0;: libre</translation>
    </message>
    <message>
        <source>sewn up</source>
        <translation>cousu</translation>
    </message>
    <message>
        <source>Slot {number}: sewn up</source>
        <translation>Emplacement {number}&#xa0;: cousu</translation>
    </message>
    <message>
        <source>Card revealed</source>
        <translation>Carte révélée</translation>
    </message>
    <message>
        <source>No card has been revealed yet.</source>
        <translation>Aucune carte n’a encore été révélée.</translation>
    </message>
    <message>
        <source>Card {number} of {count}: {card}. Played by {name}.</source>
        <translation>Carte {number} sur {count}, jouée par {name}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The Story is told card by card, the first one played first.</source>
        <translation>L’Histoire se raconte carte par carte, à partir de la première jouée.</translation>
    </message>
    <message>
        <source>{verdict}.</source>
        <translation>{verdict}.</translation>
    </message>
    <message>
        <source>In the Backpack</source>
        <translation>Dans le Sac à dos</translation>
    </message>
    <message>
        <source>Judging …</source>
        <translation>Voyons …</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Réussie</translation>
    </message>
    <message>
        <source>Completed: the Seer was right</source>
        <translation>Réussie&#xa0;: la Voyante avait raison</translation>
    </message>
    <message>
        <source>Completed: the Duellist fought for it</source>
        <translation>Réussie&#xa0;: le Duelliste s’est battu pour elle</translation>
    </message>
    <message>
        <source>Completed with the help of the Tinker</source>
        <translation>Réussie avec l’aide du Rafistoleur</translation>
    </message>
    <message>
        <source>No Item leaves the Backpack.</source>
        <translation>Aucun Objet ne quitte le Sac à dos.</translation>
    </message>
    <message>
        <source>The Seer named {item}: that was wrong.</source>
        <translation>La Voyante a dit {item}&#xa0;: ce n’était pas juste.</translation>
    </message>
    <message>
        <source>Failed: {items} is missing</source>
        <translation>Échec&#xa0;: il manque {items}</translation>
    </message>
    <message>
        <source>Failed: {items} are missing</source>
        <translation>Échec&#xa0;: il manque {items}</translation>
    </message>
    <message>
        <source>Discarded: {items}.</source>
        <translation>À la défausse&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Reward: {item}.</source>
        <translation>Récompense&#xa0;: {item}.</translation>
    </message>
    <message>
        <source>The Reward was left.</source>
        <translation>La Récompense a été laissée.</translation>
    </message>
    <message>
        <source>No token of the Reward is left.</source>
        <translation>Il ne reste aucun jeton de cette Récompense.</translation>
    </message>
    <message>
        <source>All that was left in the Backpack burns.</source>
        <translation>Tout ce qui était dans le Sac à dos brûle.</translation>
    </message>
    <message>
        <source>From now on every Reward may be any kind, or none.</source>
        <translation>Désormais, chaque Récompense peut être de n’importe quel type, ou être refusée.</translation>
    </message>
    <message>
        <source>From now on a failed Mission comes back once.</source>
        <translation>Désormais, une Mission qui échoue revient une fois.</translation>
    </message>
    <message>
        <source>From now on the Backpack has one slot less.</source>
        <translation>Désormais, le Sac à dos a un emplacement de moins.</translation>
    </message>
    <message>
        <source>“{mission}” comes again at the end of the Story.</source>
        <translation>«&#xa0;{mission}&#xa0;» revient à la fin de l’Histoire.</translation>
    </message>
    <message>
        <source>{hero} acts.</source>
        <translation>{hero} entre en action.</translation>
    </message>
    <message>
        <source>{hero} names {item}.</source>
        <translation>{hero} dit&#xa0;: {item}.</translation>
    </message>
    <message>
        <source>{hero} acts as {other}.</source>
        <translation>{hero} joue le rôle {other:de}.</translation>
    </message>
    <message>
        <source>Taken for it: {item}.</source>
        <translation>En échange&#xa0;: {item}.</translation>
    </message>
    <message>
        <source>Out of the game: {items}.</source>
        <translation>Hors du jeu&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>Thrown out: {items}.</source>
        <translation>Hors de l’Histoire&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>No card was thrown out.</source>
        <translation>Aucune carte n’a été jetée.</translation>
    </message>
    <message>
        <source>The next cards have their order.</source>
        <translation>L’ordre des prochaines cartes est fixé.</translation>
    </message>
    <message>
        <source>The ninth slot is closed.</source>
        <translation>Le neuvième emplacement est fermé.</translation>
    </message>
    <message>
        <source>Missions completed: {completed}, the Goal was {goal}.</source>
        <translation>Missions accomplies&#xa0;: {completed}, l’Objectif était de {goal}.</translation>
    </message>
    <message>
        <source>Lost: the Adventure has not succeeded</source>
        <translation>Partie perdue&#xa0;: l’Aventure n’a pas réussi</translation>
    </message>
    <message>
        <source>Lost: too many Missions have failed</source>
        <translation>Partie perdue&#xa0;: trop de Missions ont échoué</translation>
    </message>
    <message>
        <source>the Understudy: pays a Potion, acts as another Hero</source>
        <translation>la Doublure&#xa0;: cède une Potion, joue le rôle d’un autre Héros</translation>
    </message>
    <message>
        <source>the Fussy Monk: looks at five cards, throws some out</source>
        <translation>le Moine difficile&#xa0;: regarde cinq cartes, peut en jeter</translation>
    </message>
    <message>
        <source>the Porter: pays a Torch, carries a ninth slot</source>
        <translation>le Porteur&#xa0;: cède une Torche, ajoute un neuvième emplacement</translation>
    </message>
    <message>
        <source>the Tinker: pays Items, the next Mission needs fewer</source>
        <translation>le Rafistoleur&#xa0;: cède des Objets, la prochaine Mission en demande moins</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>entre en action</translation>
    </message>
    <message>
        <source>Nothing is chosen. Space chooses, Tab leads to “{button}”.</source>
        <translation>Rien n’est choisi. Espace choisit, Tab mène à «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing is chosen. Space chooses, then Enter does it.</source>
        <translation>Rien n’est choisi. Espace choisit, puis Entrée le fait.</translation>
    </message>
    <message>
        <source>{does}
Enter</source>
        <translation>{does}
Entrée</translation>
    </message>
    <message>
        <source>the Pawnbroker: pays up to three Items, takes one</source>
        <translation>le Brocanteur&#xa0;: cède jusqu’à trois Objets, prend un jeton</translation>
    </message>
    <message>
        <source>the Advocate: pays a Bag of Gold, has a Mission heard again</source>
        <translation>l’Avocat&#xa0;: cède une Bourse d’or, fait rejuger une Mission</translation>
    </message>
    <message>
        <source>the Seer: names a kind of the next Mission</source>
        <translation>la Voyante&#xa0;: devine un type d’Objet de la prochaine Mission</translation>
    </message>
    <message>
        <source>the Tax Collector: takes tokens out of the game</source>
        <translation>la Perceptrice&#xa0;: retire des jetons du jeu</translation>
    </message>
    <message>
        <source>the Duellist: pays two Swords, wins the next Mission</source>
        <translation>le Duelliste&#xa0;: cède deux Épées, gagne la prochaine Mission</translation>
    </message>
    <message>
        <source>{hero} of {name}. {told}</source>
        <translation>{hero} {name:de}. {told}</translation>
    </message>
    <message>
        <source>rests while a card is settled</source>
        <translation>attend que la carte soit résolue</translation>
    </message>
    <message>
        <source>rests while another Hero acts</source>
        <translation>attend&#xa0;: un autre Héros agit</translation>
    </message>
    <message>
        <source>rests: the Resolution is over</source>
        <translation>la Résolution est finie</translation>
    </message>
    <message>
        <source>already used</source>
        <translation>a déjà agi</translation>
    </message>
    <message>
        <source>cannot pay: {item} {present} of {wanted}</source>
        <translation>ne peut pas céder&#xa0;: {item} {present} sur {wanted}</translation>
    </message>
    <message>
        <source>no Mission has failed yet</source>
        <translation>aucune Mission n’a encore échoué</translation>
    </message>
    <message>
        <source>there is nobody to copy now</source>
        <translation>il n’y a personne dont jouer le rôle maintenant</translation>
    </message>
    <message>
        <source>the Backpack is empty</source>
        <translation>le Sac à dos est vide</translation>
    </message>
    <message>
        <source>no Reward token is left</source>
        <translation>il ne reste aucun jeton Récompense</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>{card}, chosen as number {number}</source>
        <translation>{card}, choix numéro {number}</translation>
    </message>
    <message>
        <source>Choose one or two Items that are given up.</source>
        <translation>Choisissez un ou deux Objets à céder.</translation>
    </message>
    <message>
        <source>new slot: then {slots} of {limit}</source>
        <translation>nouvel emplacement ({slots} sur {limit})</translation>
    </message>
    <message>
        <source>First choose</source>
        <translation>Choisissez d’abord</translation>
    </message>
    <message>
        <source>See how it went</source>
        <translation>Voir le bilan</translation>
    </message>
    <message>
        <source>Hand over up to three Items, then take one token.</source>
        <translation>Cédez jusqu’à trois Objets, puis prenez un jeton.</translation>
    </message>
    <message>
        <source>the Librarian: puts the next five cards in order</source>
        <translation>le Bibliothécaire&#xa0;: met cinq cartes en ordre</translation>
    </message>
    <message>
        <source>Take up to five tokens out of the game.</source>
        <translation>Retirez du jeu jusqu’à cinq jetons.</translation>
    </message>
    <message>
        <source>Which kind will the next Mission ask for?</source>
        <translation>Quel type la prochaine Mission demandera-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>As which Hero?</source>
        <translation>Le rôle de quel Héros&#xa0;?</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>is discarded</source>
        <translation>à la défausse</translation>
    </message>
    <message>
        <source>is thrown out</source>
        <translation>à jeter</translation>
    </message>
    <message>
        <source>is given up</source>
        <translation>à céder</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>hand over</source>
        <translation>céder</translation>
    </message>
    <message>
        <source>from supply</source>
        <translation>de la réserve</translation>
    </message>
    <message>
        <source>from the Backpack</source>
        <translation>du Sac à dos</translation>
    </message>
    <message>
        <source>shares a slot</source>
        <translation>emplacement existant</translation>
    </message>
    <message>
        <source>breaks the Backpack</source>
        <translation>déchire le Sac à dos</translation>
    </message>
    <message>
        <source>That breaks the Backpack, and the game is lost.</source>
        <translation>Le Sac à dos se déchire alors et la partie est perdue.</translation>
    </message>
    <message>
        <source>Then {slots} of {limit} slots are in use.</source>
        <translation>Emplacements occupés ensuite&#xa0;: {slots} sur {limit}.</translation>
    </message>
    <message>
        <source>Take: {item}</source>
        <translation>Prendre&#xa0;: {item}</translation>
    </message>
    <message>
        <source>Hand over: {item}</source>
        <translation>Céder&#xa0;: {item}</translation>
    </message>
    <message>
        <source>Take out: {item}</source>
        <translation>Retirer&#xa0;: {item}</translation>
    </message>
    <message>
        <source>Name: {item}</source>
        <translation>Nommer&#xa0;: {item}</translation>
    </message>
    <message>
        <source>Act as {hero}</source>
        <translation>Agir comme {hero}</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>En défausser {count}</translation>
    </message>
    <message>
        <source>Throw out {count}</source>
        <translation>En jeter {count}</translation>
    </message>
    <message>
        <source>Give up {count}</source>
        <translation>En céder {count}</translation>
    </message>
    <message>
        <source>Go without</source>
        <translation>S’en passer</translation>
    </message>
    <message>
        <source>Leave as is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>Dans cet ordre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{does}, Enter</source>
        <translation>{does}, Entrée</translation>
    </message>
    <message>
        <source>{does} (Enter)</source>
        <translation>{does} (Entrée)</translation>
    </message>
    <message>
        <source>Time left: {time}. Pauses so far: {pauses}.</source>
        <translation>Temps restant&#xa0;: {time}. Pauses jusqu’ici&#xa0;: {pauses}.</translation>
    </message>
    <message>
        <source>No glass runs. Pauses so far: {pauses}.</source>
        <translation>On joue sans sablier. Pauses jusqu’ici&#xa0;: {pauses}.</translation>
    </message>
    <message>
        <source>On again in {count}</source>
        <translation>Reprise dans {count}</translation>
    </message>
    <message>
        <source>The Story is told</source>
        <translation>L’Histoire est finie</translation>
    </message>
    <message>
        <source>Reveals Items one by one up to the next Mission; it stops sooner when all slots are in use.</source>
        <translation>Révèle les Objets un à un jusqu’à la prochaine Mission&#xa0;; s’arrête plus tôt si tous les emplacements sont occupés.</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, choix fait</translation>
    </message>
    <message>
        <source>Choose what is discarded with it, then press the button.</source>
        <translation>Choisissez ce qui est défaussé avec la Mission, puis appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>The Tinker: choose what it does not need. Items: {count}.</source>
        <translation>Le Rafistoleur&#xa0;: choisissez ce dont la Mission se passe. Objets&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Choose the Reward, then press the button.</source>
        <translation>Choisissez la Récompense, puis appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>These cards come next. Choose those that are thrown out.</source>
        <translation>Voici les prochaines cartes. Choisissez celles à jeter.</translation>
    </message>
    <message>
        <source>These cards come next. Drag or press them into the order in which they are to come.</source>
        <translation>Voici les prochaines cartes. Glissez-les, ou appuyez dessus dans l’ordre où elles doivent venir.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Resolution, card {number} of {count}</source>
        <translation>Résolution, carte {number} sur {count}</translation>
    </message>
    <message>
        <source>The next card is an Item</source>
        <translation>La prochaine carte est un Objet</translation>
    </message>
    <message>
        <source>The next card is a Mission</source>
        <translation>La prochaine carte est une Mission</translation>
    </message>
    <message>
        <source>The next cards lie open</source>
        <translation>Les prochaines cartes sont visibles</translation>
    </message>
    <message>
        <source>Cards left: {count}. {next}.</source>
        <translation>Cartes restantes&#xa0;: {count}. {next}.</translation>
    </message>
    <message>
        <source>Last cards</source>
        <translation>Dernières cartes</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, carte jouée par {name}</translation>
    </message>
    <message>
        <source>Run to the next Mission</source>
        <translation>Jusqu’à la prochaine Mission</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{slots} of {limit} slots.</source>
        <translation>Emplacements&#xa0;: {slots} sur {limit}.</translation>
    </message>
    <message>
        <source>The next new kind breaks it.</source>
        <translation>Un nouveau type d’Objet le déchirerait.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Cela suffit</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>The Backpack broke on card {number}</source>
        <translation>Le Sac à dos s’est déchiré à la carte {number}</translation>
    </message>
    <message>
        <source>Goal {goal}</source>
        <translation>Objectif {goal}</translation>
    </message>
    <message>
        <source>Training in six steps</source>
        <translation>L’entraînement en six étapes</translation>
    </message>
    <message>
        <source>The Mission {mission} needs Keys and a Bag of Gold. Play these two Items, then the Mission: click the card, press its letter or Enter, or drag it to the Story. Then press “Done” twice, and reveal the Story card by card.</source>
        <translation>La Mission {mission} demande des Clés et une Bourse d’or. Jouez ces deux Objets, puis la Mission&#xa0;: cliquez sur la carte, appuyez sur sa lettre ou sur Entrée, ou faites-la glisser sur l’Histoire. Appuyez ensuite deux fois sur «&#xa0;Terminé&#xa0;» et révélez l’Histoire carte par carte.</translation>
    </message>
    <message>
        <source>That is the whole game: a Mission succeeds if its Items are in the Backpack when it is revealed, so they have to be played before it. For every card that you play you draw another one.</source>
        <translation>C’est là tout le jeu&#xa0;: une Mission réussit si ses Objets sont dans le Sac à dos quand elle est révélée, il faut donc les jouer avant elle. Pour chaque carte que vous jouez, vous en piochez une autre.</translation>
    </message>
    <message>
        <source>Play the three Items from left to right. The Story shows its top card only: which two lie below it? Play the Mission that needs just those two. Then press “Done” twice, and let the Story tell whether you were right.</source>
        <translation>Jouez les trois Objets de gauche à droite. L’Histoire ne montre que sa carte du dessus&#xa0;: quels sont les deux qui se trouvent dessous&#xa0;? Jouez la Mission qui demande justement ces deux-là. Appuyez ensuite deux fois sur «&#xa0;Terminé&#xa0;» et laissez l’Histoire dire si vous aviez raison.</translation>
    </message>
    <message>
        <source>There they were. In the Adventure phase nothing tells what lies in the Story: you have to know it. The third Item has served nothing, and it still takes a slot.</source>
        <translation>Les voilà. Dans la phase d’Aventure, rien ne dit ce que contient l’Histoire&#xa0;: c’est à vous de le retenir. Le troisième Objet n’a servi à rien, et il prend quand même un emplacement.</translation>
    </message>
    <message>
        <source>The back on the Deck tells that a Mission comes next. Discard an Item to draw it: with the right button, with Delete, with Shift and its letter, or by dragging it to the discards. {mission} needs five Items, and you have none of them: discard it, too.</source>
        <translation>Le dos sur la pioche dit que la prochaine carte est une Mission. Pour la piocher, défaussez un Objet&#xa0;: avec le bouton droit, avec Suppr, avec Maj et sa lettre, ou en le faisant glisser sur la défausse. {mission} demande cinq Objets et vous n’en avez aucun&#xa0;: défaussez-la aussi.</translation>
    </message>
    <message>
        <source>Each card that leaves your hand makes room for the next of the Deck, and its back tells in advance what comes: Item or Mission. What is discarded never comes back.</source>
        <translation>Chaque carte qui quitte votre main fait place à la suivante de la pioche, dont le dos annonce ce qui vient&#xa0;: Objet ou Mission. Ce qui est défaussé ne revient jamais.</translation>
    </message>
    <message>
        <source>{mission} needs Keys and a Bag of Gold. You have the Keys; the Bag of Gold is in the hand of your companion. Ask for it: press it in the row at the bottom, or its key, or the card itself in the other hand, and wait for the answer.</source>
        <translation>{mission} demande des Clés et une Bourse d’or. Vous avez les Clés&#xa0;; la Bourse d’or est dans la main de votre coéquipier. Demandez-la&#xa0;: appuyez dessus dans la rangée du bas, ou sur sa touche, ou sur la carte elle-même dans l’autre main, et attendez la réponse.</translation>
    </message>
    <message>
        <source>Whoever is asked plays the Item, if there is room for it. Your name over your hand, or its key, asks for all that a Mission of yours lists, until you play it. Companions ask you as well: listen to what they say.</source>
        <translation>Qui reçoit la demande joue l’Objet, s’il y a de la place. Votre nom au-dessus de la main, ou sa touche, demande tout ce qu’énumère une de vos Missions, jusqu’à ce que vous la jouiez. Vos coéquipiers demandent aussi&#xa0;: écoutez ce qu’ils disent.</translation>
    </message>
    <message>
        <source>Reveal this Story. All slots are in use. The first Mission lacks a Torch and fails: choose what is discarded with it. You remember what comes then: a Potion, and {mission}, which needs a Bag of Gold and a Cup. That one is to succeed.</source>
        <translation>Révélez cette Histoire. Tous les emplacements sont occupés. Il manque une Torche à la première Mission, qui échoue&#xa0;: choisissez ce qui est défaussé avec elle. Vous avez la suite en tête&#xa0;: une Potion, puis {mission}, qui demande une Bourse d’or et une Coupe. Celle-là doit réussir.</translation>
    </message>
    <message>
        <source>A Reward is worth as much as a card and takes as much room. You decide on it only here. While you play, a press on a “?” or “/” on top of the Story promises your team to take it: keep that in mind. Now try the whole Training Camp: with ten minutes, and with two companions who say what they do.</source>
        <translation>Une Récompense vaut une carte et prend autant de place. On ne décide qu’ici de la prendre. En jouant, un clic sur un «&#xa0;?&#xa0;» ou un «&#xa0;/&#xa0;» sur le dessus de l’Histoire vous engage envers l’équipe à la prendre&#xa0;: gardez-le en tête. Essayez maintenant tout le Camp d’entraînement&#xa0;: avec dix minutes, et deux coéquipiers qui disent ce qu’ils font.</translation>
    </message>
    <message>
        <source>Without the Flask there was a slot for the Potion. Had it found none, the Backpack would have broken, and the game would be lost, however many Missions are completed. A slot holds three Items of a kind.</source>
        <translation>Sans la Fiole, il y avait un emplacement pour la Potion. Si elle n’en avait pas trouvé, le Sac à dos se serait déchiré et la partie serait perdue, quel que soit le nombre de Missions accomplies. Un emplacement contient trois Objets du même type.</translation>
    </message>
    <message>
        <source>Play the Items of a Mission first, then the Mission.</source>
        <translation>D’abord les Objets d’une Mission, puis la Mission.</translation>
    </message>
    <message>
        <source>The Story shows its top card only: what lies below is to be remembered.</source>
        <translation>L’Histoire ne montre que sa carte du dessus&#xa0;: le reste est à retenir.</translation>
    </message>
    <message>
        <source>Ask for what is missing, and discard what nobody needs.</source>
        <translation>Demandez ce qui manque, et défaussez ce qui ne sert à personne.</translation>
    </message>
    <message>
        <source>The Backpack is judged card by card at the end, and Rewards help later Missions.</source>
        <translation>À la fin, le Sac à dos se juge carte par carte, et les Récompenses aident les Missions suivantes.</translation>
    </message>
    <message>
        <source>Four Missions come, each with its Reward at the foot: with “+” it has to be taken, with “?” it may be left, with “/” one of the two is taken. The last one, {mission}, needs a Shield and a Book. Rewards can bring both.</source>
        <translation>Quatre Missions arrivent, chacune avec sa Récompense en bas&#xa0;: avec «&#xa0;+&#xa0;», il faut la prendre, avec «&#xa0;?&#xa0;», on peut la laisser, avec «&#xa0;/&#xa0;», on prend l’une des deux. La dernière, {mission}, demande Bouclier et Livre. Les Récompenses peuvent donner les deux.</translation>
    </message>
    <message>
        <source>The others still choose their Heroes.</source>
        <translation>Les autres n’ont pas encore choisi leur Héros.</translation>
    </message>
    <message>
        <source>Look at your cards before the glass is turned.</source>
        <translation>Regardez vos cartes avant qu’on ne retourne le sablier.</translation>
    </message>
    <message>
        <source>Everybody plays at once</source>
        <translation>Tout le monde joue en même temps</translation>
    </message>
    <message>
        <source>You have no card left. The others play on.</source>
        <translation>Vous n’avez plus de carte. Les autres continuent.</translation>
    </message>
    <message>
        <source>Tap: play. Swipe: discard.</source>
        <translation>Toucher&#xa0;: jouer. Balayer&#xa0;: défausser.</translation>
    </message>
    <message>
        <source>Discard instead</source>
        <translation>Défausser au lieu de jouer</translation>
    </message>
    <message>
        <source>Now tap the card to discard</source>
        <translation>Touchez la carte à défausser</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Défausser&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Missions on the Story: {played} of {needed}</source>
        <translation>Missions dans l’Histoire&#xa0;: {played} sur {needed}</translation>
    </message>
    <message>
        <source>{card}: somebody asks for it</source>
        <translation>{card}&#xa0;: quelqu’un en demande</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>Who has one? All see it</source>
        <translation>Qui en a&#xa0;? Tous le voient</translation>
    </message>
    <message>
        <source>Say to the team</source>
        <translation>Dire à l’équipe</translation>
    </message>
    <message>
        <source>Ask for all that {mission} needs</source>
        <translation>Demander tout ce qu’il faut pour {mission}</translation>
    </message>
    <message>
        <source>Cross out: {item}</source>
        <translation>Barrer&#xa0;: {item}</translation>
    </message>
    <message>
        <source>{name}, not yet: {mission}</source>
        <translation>{name}, pas encore&#xa0;: {mission}</translation>
    </message>
    <message>
        <source>Pause for all</source>
        <translation>Pause pour tous</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>It goes on at the big screen.</source>
        <translation>On reprend depuis le grand écran.</translation>
    </message>
    <message>
        <source>Look at the big screen: the Story is told</source>
        <translation>Regardez le grand écran&#xa0;: on raconte l’Histoire</translation>
    </message>
    <message>
        <source>These cards come next. Press them in the order in which they are to come.</source>
        <translation>Voici les prochaines cartes. Touchez-les dans l’ordre où elles doivent venir.</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>sur téléphone</translation>
    </message>
    <message>
        <source>phone asleep</source>
        <translation>téléphone en veille</translation>
    </message>
    <message>
        <source>{name}: the phone is asleep</source>
        <translation>{name}&#xa0;: le téléphone dort</translation>
    </message>
</context>
<context>
    <name>Earshot</name>
    <message>
        <source>private card</source>
        <translation>carte privée</translation>
    </message>
    <message>
        <source>private goal</source>
        <translation>objectif privé</translation>
    </message>
    <message>
        <source>private Identity</source>
        <translation>Identité privée</translation>
    </message>
    <message>
        <source>private Mission</source>
        <translation>Mission privée</translation>
    </message>
    <message>
        <source>private text</source>
        <translation>texte privé</translation>
    </message>
    <message>
        <source>private choice {number} of {count}</source>
        <translation>choix privé {number} sur {count}</translation>
    </message>
    <message>
        <source>Choose in private</source>
        <translation>Choisir en privé</translation>
    </message>
    <message>
        <source>A private message can be read on the screen.</source>
        <translation>Un message privé peut être lu à l’écran.</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Jouer la carte choisie</translation>
    </message>
    <message>
        <source>I am wearing headphones</source>
        <translation>Je porte un casque</translation>
    </message>
    <message>
        <source>Until you close the program, a screen reader then reads private cards aloud.</source>
        <translation>Jusqu’à la fermeture du programme, un lecteur d’écran lit alors les cartes privées à voix haute.</translation>
    </message>
</context>
<context>
    <name>Ease</name>
    <message>
        <source>Time to answer</source>
        <translation>Temps de réponse</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Quadruple</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>How long an answer or a deal may take, how long bots wait and sentences stay, from the next question on. A glass is chosen with its game: with “No limit” a new game begins without.</source>
        <translation>Combien de temps peuvent durer une réponse ou un accord, combien de temps les bots attendent et les phrases restent affichées, dès la prochaine question. Un sablier se choisit avec son jeu&#xa0;: avec «&#xa0;Sans limite&#xa0;», une nouvelle partie commence sans sablier.</translation>
    </message>
    <message>
        <source>Captions for sounds</source>
        <translation>Sous-titres des sons</translation>
    </message>
</context>
<context>
    <name>Empty</name>
    <message>
        <source>The last play turned nothing. Press on any year to see what it hangs on.</source>
        <translation>Le dernier coup n’a rien retourné. Appuyez sur une année pour voir de quoi elle dépend.</translation>
    </message>
    <message>
        <source>Nothing discarded yet.</source>
        <translation>Rien dans la défausse pour l’instant.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>{name} is home</source>
        <translation>{name} retrouve son monde</translation>
    </message>
    <message>
        <source>{name} has completed the Mission</source>
        <translation>{name} a accompli sa mission</translation>
    </message>
    <message>
        <source>{name} has power and success</source>
        <translation>Puissance et succès pour {name}</translation>
    </message>
    <message>
        <source>The three headlines of {identity} stand on the TimeLine: {years}. The door opens.</source>
        <translation>Les trois titres que cherchait {identity} sont sur la Chronologie&#xa0;: {years}. La porte s’ouvre.</translation>
    </message>
    <message>
        <source>{mission}: {artifacts} lie on the table, signed for and paid.</source>
        <translation>{mission}&#xa0;: {artifacts} sur la table. Livraison signée, facture payée.</translation>
    </message>
    <message>
        <source>Ten cards or more at the end of the turn: time works for {name} now.</source>
        <translation>Dix cartes ou plus en fin de tour&#xa0;: désormais, le temps travaille pour {name}.</translation>
    </message>
    <message>
        <source>Everyone loses</source>
        <translation>Tout le monde perd</translation>
    </message>
    <message>
        <source>{count} Paradoxes were open at once, and the Universe could not bear it: {years}.</source>
        <translation>{count} paradoxes ouverts à la fois, et l’univers n’y a pas résisté&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>{card}, played by {name}, was one too many.</source>
        <translation>La carte de trop&#xa0;: {card}, jouée par {name}.</translation>
    </message>
    <message>
        <source>To get home, {name} still needed {years}.</source>
        <translation>Pour rentrer, il manquait encore {years} à {name}.</translation>
    </message>
    <message>
        <source>For the Mission, {name} still needed {artifacts}.</source>
        <translation>Il manquait à {name}, pour sa mission&#xa0;: {artifacts}.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Linchpins turned</source>
        <translation>Événements retournés</translation>
    </message>
    <message>
        <source>Paradoxes opened</source>
        <translation>Paradoxes ouverts</translation>
    </message>
    <message>
        <source>Paradoxes mended</source>
        <translation>Paradoxes réparés</translation>
    </message>
    <message>
        <source>Memos played</source>
        <translation>Mémos joués</translation>
    </message>
    <message>
        <source>Most Paradoxes open at once</source>
        <translation>Maximum de paradoxes ouverts</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>Press one to watch the game from there.</source>
        <translation>Choisissez-en un pour revoir la partie à partir de là.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card} and now has {lines}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le} et obtient {lines}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card} and loses {lines}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le} et perd {lines}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. Cards in hand since then: {count}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}. Cartes en main depuis&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. The new goal is {goal}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}. Nouvel objectif&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} fetches {card}, as the Mission asks for.</source>
        <translation>Tour {turn}&#xa0;: {name} va chercher {card:le}, comme le veut la mission.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, and now {other} has {lines}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}, et {other} obtient {lines}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, and {other} loses {lines}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}, et {other} perd {lines}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. Cards in {other}’s hand since then: {count}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}. Cartes dans la main {other:de} depuis&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}. {other}’s new goal is {goal}.</source>
        <translation>Tour {turn}&#xa0;: {name} joue {card:le}. {other} a un nouvel objectif&#xa0;: {goal}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} brings home {travellers}.</source>
        <translation>Carte {turn}&#xa0;: {card:le} fait rentrer {travellers}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} makes {lines} stand for {other}.</source>
        <translation>Carte {turn}&#xa0;: grâce {card:à}, {other} obtient {lines}.</translation>
    </message>
    <message>
        <source>Card {turn}: {card} takes {lines} from {other}.</source>
        <translation>Carte {turn}&#xa0;: {card:le} fait perdre {lines} {other:à}.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The TimeLine at the end</source>
        <translation>La Chronologie à la fin</translation>
    </message>
    <message>
        <source>Altered: {altered}. Patched: {patched}. Open Paradoxes: {open}.</source>
        <translation>Modifiés&#xa0;: {altered}. Réparés&#xa0;: {patched}. Paradoxes ouverts&#xa0;: {open}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>This game’s last page is torn: {reason}. It goes on from the page before, in turn {turn}.</source>
        <translation>La dernière page de cette partie est déchirée&#xa0;: {reason}. La partie reprend à la page précédente, au tour {turn}.</translation>
    </message>
    <message>
        <source>This game’s last page is torn: {reason}. It goes on from the page before, ahead of the first turn.</source>
        <translation>La dernière page de cette partie est déchirée&#xa0;: {reason}. La partie reprend à la page précédente, avant le premier tour.</translation>
    </message>
    <message>
        <source>It goes on from before that, in turn {turn}; the file as it was is kept as {file}.</source>
        <translation>La partie reprend au dernier point intact, au tour {turn}&#xa0;; le fichier tel qu’il était est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>It goes on from before that, ahead of the first turn; the file as it was is kept as {file}.</source>
        <translation>La partie reprend au dernier point intact, avant le premier tour&#xa0;; le fichier tel qu’il était est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Everything before that is whole. When you go on, the file as it is now is kept beside it.</source>
        <translation>Tout ce qui précède est intact. Quand vous reprendrez la partie, le fichier tel qu’il est sera conservé à côté.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged from line {line} on. Before you go on with it, a copy must be kept beside it, which failed: {reason}. Nothing was changed; put that right and open it again.</source>
        <translation>La partie enregistrée {file} est endommagée à partir de la ligne {line}. Avant de la reprendre, il faut en conserver une copie à côté, mais la copie a échoué&#xa0;: {reason}. Rien n’a été modifié&#xa0;; remédiez-y et rouvrez-la.</translation>
    </message>
    <message>
        <source>The saved game {file} is damaged in line {line}: {reason}. It was left as it is; you can begin a new game.</source>
        <translation>La partie enregistrée {file} est endommagée à la ligne {line}&#xa0;: {reason}. Le fichier reste tel quel&#xa0;; vous pouvez commencer une nouvelle partie.</translation>
    </message>
    <message>
        <source>The saved game {file} cannot be opened: {reason}. It was left as it is; you can begin a new game.</source>
        <translation>Impossible d’ouvrir la partie enregistrée {file}&#xa0;: {reason}. Le fichier reste tel quel&#xa0;; vous pouvez commencer une nouvelle partie.</translation>
    </message>
    <message>
        <source>The saved game {file} was made by a later version of Chrononauts Qt. Update the program to open it; nothing was changed.</source>
        <translation>La partie enregistrée {file} vient d’une version plus récente de Chrononauts Qt. Mettez le programme à jour pour l’ouvrir&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>No saved game can be offered from {folder}: {reason}. You can begin a new game.</source>
        <translation>Impossible de proposer les parties enregistrées de {folder}&#xa0;: {reason}. Vous pouvez commencer une nouvelle partie.</translation>
    </message>
    <message>
        <source>The game cannot be saved to {file}: {reason}. Play on: it will be tried again and again.</source>
        <translation>La partie ne peut pas être enregistrée dans {file}&#xa0;: {reason}. Continuez à jouer, le programme réessaiera sans cesse.</translation>
    </message>
    <message>
        <source>If you leave now, what was played since is lost; ask once more to leave all the same.</source>
        <translation>Si vous quittez maintenant, ce qui a été joué depuis est perdu&#xa0;; demandez une seconde fois pour quitter quand même.</translation>
    </message>
    <message>
        <source>This game cannot be begun. Other names may help.</source>
        <translation>Impossible de commencer cette partie. Essayez avec d’autres noms.</translation>
    </message>
    <message>
        <source>line {line} was only half written</source>
        <translation>la ligne {line} n’est écrite qu’à moitié</translation>
    </message>
    <message>
        <source>the play in line {line} lacks its random result</source>
        <translation>il manque au coup de la ligne {line} son résultat aléatoire</translation>
    </message>
    <message>
        <source>it is far too large for a game</source>
        <translation>le fichier est bien trop gros pour une partie</translation>
    </message>
    <message>
        <source>it is not a game of Chrononauts Qt</source>
        <translation>ce n’est pas une partie de Chrononauts Qt</translation>
    </message>
    <message>
        <source>it has been changed since it was written</source>
        <translation>le fichier a été modifié depuis son enregistrement</translation>
    </message>
    <message>
        <source>this line is not text</source>
        <translation>cette ligne n’est pas du texte</translation>
    </message>
    <message>
        <source>this line does not belong at the beginning of a game</source>
        <translation>cette ligne n’a rien à faire au début d’une partie</translation>
    </message>
    <message>
        <source>it ends before the cards are dealt</source>
        <translation>le fichier s’arrête avant la distribution des cartes</translation>
    </message>
    <message>
        <source>this version does not know its game</source>
        <translation>cette version ne connaît pas le jeu en question</translation>
    </message>
    <message>
        <source>the cards cannot be dealt like this</source>
        <translation>on ne peut pas distribuer les cartes ainsi</translation>
    </message>
    <message>
        <source>this line names nothing that can be done</source>
        <translation>cette ligne ne désigne aucune action possible</translation>
    </message>
    <message>
        <source>the rules do not allow what this line does</source>
        <translation>les règles ne permettent pas ce que fait cette ligne</translation>
    </message>
    <message>
        <source>a random result is missing or does not fit</source>
        <translation>un résultat aléatoire manque ou ne convient pas</translation>
    </message>
    <message>
        <source>another window of Chrononauts Qt is playing it</source>
        <translation>une autre fenêtre de Chrononauts Qt y joue</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>il n’y a plus rien à cet endroit</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>it is no file but a folder or something else</source>
        <translation>ce n’est pas un fichier, mais un dossier ou autre chose</translation>
    </message>
    <message>
        <source>one of the folders in its path is a file</source>
        <translation>l’un des dossiers de son chemin est un fichier</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>the place of the file is taken by a folder or something else; move that away</source>
        <translation>un dossier ou autre chose occupe la place du fichier&#xa0;; déplacez-le</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>another program holds the file open</source>
        <translation>un autre programme garde le fichier ouvert</translation>
    </message>
    <message>
        <source>the system reports error {code}</source>
        <translation>le système signale l’erreur {code}</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {folder}: {reason}. They hold until the program ends.</source>
        <translation>Impossible d’enregistrer les paramètres dans {folder}&#xa0;: {reason}. Ils valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}: {reason}. Put that right, or play without anything being saved.</source>
        <translation>Rien ne peut être conservé dans {folder}&#xa0;: {reason}. Remédiez-y, ou jouez sans que rien ne soit enregistré.</translation>
    </message>
    <message>
        <source>This result cannot be kept in {folder}: {reason}. The game itself is not lost.</source>
        <translation>Impossible d’enregistrer ce résultat dans {folder}&#xa0;: {reason}. La partie, elle, n’est pas perdue.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones apply. The old file is kept as {file}.</source>
        <translation>Les paramètres étaient illisibles&#xa0;; ceux d’origine s’appliquent. L’ancien fichier est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The campaign cannot be kept in {folder}: {reason}.</source>
        <translation>La campagne ne peut pas être conservée dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The result of a game cannot be entered in its campaign in {folder}: {reason}. It is entered as soon as that is possible.</source>
        <translation>Le résultat d’une partie ne peut pas être inscrit dans sa campagne dans {folder}&#xa0;: {reason}. Il le sera dès que possible.</translation>
    </message>
    <message>
        <source>The campaigns in {folder} cannot be read: {reason}. They are left as they are, and read as soon as that is possible.</source>
        <translation>Les campagnes dans {folder} ne peuvent pas être lues&#xa0;: {reason}. Elles restent telles quelles et seront lues dès que possible.</translation>
    </message>
    <message>
        <source>The campaigns were written by a later version of Chrononauts Qt. Update the program to see them; nothing is changed until then.</source>
        <translation>Les campagnes viennent d’une version plus récente de Chrononauts Qt. Mettez le programme à jour pour les voir&#xa0;; rien n’est modifié d’ici là.</translation>
    </message>
    <message>
        <source>Some lines of {file} cannot be read: what they told of campaigns is missing, all else is there. Play on: before anything is written, the file is copied as it is.</source>
        <translation>Certaines lignes de {file} sont illisibles&#xa0;: ce qu’elles disaient des campagnes manque, tout le reste est là. Vous pouvez jouer&#xa0;: avant toute écriture, le fichier sera copié tel quel.</translation>
    </message>
    <message>
        <source>Some lines of {file} could not be read: what they told of campaigns is missing, all else is kept. The file as it was lies beside it as {kept}.</source>
        <translation>Certaines lignes de {file} étaient illisibles&#xa0;: ce qu’elles disaient des campagnes manque, tout le reste est conservé. Le fichier d’origine se trouve à côté sous le nom {kept}.</translation>
    </message>
</context>
<context>
    <name>EventNotes</name>
    <message>
        <source>Ford’s Theatre, 14 April</source>
        <translation>Théâtre Ford, 14 avril</translation>
    </message>
    <message>
        <source>Acquitted by a single vote</source>
        <translation>Acquitté à une voix près</translation>
    </message>
    <message>
        <source>North Atlantic, 15 April</source>
        <translation>Atlantique Nord, 15 avril</translation>
    </message>
    <message>
        <source>Bosnia, 28 June</source>
        <translation>Bosnie, 28 juin</translation>
    </message>
    <message>
        <source>Off Ireland, 7 May</source>
        <translation>Au large de l’Irlande, 7 mai</translation>
    </message>
    <message>
        <source>Washington, 6 April</source>
        <translation>Washington, 6 avril</translation>
    </message>
    <message>
        <source>Armistice, 11 November</source>
        <translation>Armistice, 11 novembre</translation>
    </message>
    <message>
        <source>New York, late October</source>
        <translation>New York, fin octobre</translation>
    </message>
    <message>
        <source>The Great Depression</source>
        <translation>La Grande Dépression</translation>
    </message>
    <message>
        <source>Olympic Stadium, 1 August</source>
        <translation>Stade olympique, 1er août</translation>
    </message>
    <message>
        <source>Lakehurst, 6 May</source>
        <translation>Lakehurst, 6 mai</translation>
    </message>
    <message>
        <source>1 September, before dawn</source>
        <translation>1er septembre, à l’aube</translation>
    </message>
    <message>
        <source>Hawaii, 7 December</source>
        <translation>Hawaï, 7 décembre</translation>
    </message>
    <message>
        <source>Wannsee, 20 January</source>
        <translation>Wannsee, 20 janvier</translation>
    </message>
    <message>
        <source>Los Alamos, New Mexico</source>
        <translation>Los Alamos</translation>
    </message>
    <message>
        <source>D-Day, 6 June</source>
        <translation>Jour J, 6 juin</translation>
    </message>
    <message>
        <source>Hiroshima and Nagasaki</source>
        <translation>Hiroshima et Nagasaki</translation>
    </message>
    <message>
        <source>Tel Aviv, 14 May</source>
        <translation>Tel-Aviv, 14 mai</translation>
    </message>
    <message>
        <source>Korea, 28 June</source>
        <translation>Corée, 28 juin</translation>
    </message>
    <message>
        <source>Baikonur, 4 October</source>
        <translation>Baïkonour, 4 octobre</translation>
    </message>
    <message>
        <source>Thirteen days in October</source>
        <translation>Treize jours d’octobre</translation>
    </message>
    <message>
        <source>Dealey Plaza, 22 November</source>
        <translation>Dallas, 22 novembre</translation>
    </message>
    <message>
        <source>Memphis and Los Angeles</source>
        <translation>Memphis et Los Angeles</translation>
    </message>
    <message>
        <source>Apollo 11, 20 July</source>
        <translation>Apollo 11, 20 juillet</translation>
    </message>
    <message>
        <source>Washington, 9 August</source>
        <translation>Washington, 9 août</translation>
    </message>
    <message>
        <source>New York, 8 December</source>
        <translation>New York, 8 décembre</translation>
    </message>
    <message>
        <source>Washington, 30 March</source>
        <translation>Washington, 30 mars</translation>
    </message>
    <message>
        <source>Florida, 28 January</source>
        <translation>Floride, 28 janvier</translation>
    </message>
    <message>
        <source>Moscow, 25 December</source>
        <translation>Moscou, 25 décembre</translation>
    </message>
    <message>
        <source>Texas, 19 April</source>
        <translation>Texas, 19 avril</translation>
    </message>
    <message>
        <source>Oklahoma, 19 April</source>
        <translation>Oklahoma, 19 avril</translation>
    </message>
    <message>
        <source>Colorado, 20 April</source>
        <translation>Colorado, 20 avril</translation>
    </message>
</context>
<context>
    <name>FirstLesson</name>
    <message>
        <source>First ripples</source>
        <translation>Premières ondulations</translation>
    </message>
    <message>
        <source>You are Ada, and this is history from 1865 to 1999. Linchpins, the purple years with cut corners, can be turned over. Choose {card} in your hand (click it, or press 4), then 1963 (click, or arrows and Enter).</source>
        <translation>Vous êtes Ada, et voici l’histoire de 1865 à 1999. Les événements modifiables, ces années pourpres aux coins coupés, se retournent. Choisissez {card:le} en bas (clic, ou touche 4), puis 1963 (clic, ou flèches et Entrée).</translation>
    </message>
    <message>
        <source>1963 lies on its other side and is now called 1963′, “1963 prime”. 1974 says 65 AND 63: it becomes a Paradox when both bear the ′. 63 has it already: turn the other one as well, with {card}.</source>
        <translation>1963 montre son autre côté et s’appelle maintenant 1963′, «&#xa0;1963 prime&#xa0;». Sur 1974 on lit 65 ET 63&#xa0;: ce sera un paradoxe quand les deux porteront le ′. 63 le porte déjà&#xa0;: retournez l’autre aussi, avec {card:le}.</translation>
    </message>
    <message>
        <source>Both bear the ′, and 1974 is a Paradox. Where a year says OR, one of them is enough. A Linchpin that is turned back loses its ′, and what hung on it is whole again.</source>
        <translation>Les deux portent le ′, et 1974 est un paradoxe. Là où on lit OU, un seul suffit. Un événement modifiable remis à l’endroit perd son ′, et ce qui en dépendait redevient intact.</translation>
    </message>
    <message>
        <source>Each Paradox can be closed with its Patch, which tells what happened instead. You have the one for 1968: choose {card}, then 1968.</source>
        <translation>Chaque paradoxe peut être refermé par son patch, qui raconte ce qui s’est passé à la place. Vous avez celui de 1968&#xa0;: choisissez {card:le}, puis 1968.</translation>
    </message>
    <message>
        <source>1968′ is a hole no more, and you have drawn a bonus card, as for each Patch that you play. If somebody turns 1963 back, history is as it was, and the Patch is discarded.</source>
        <translation>1968′ n’est plus un trou, et vous avez pioché une carte bonus, comme pour chaque patch que vous jouez. Si quelqu’un remet 1963 à l’endroit, l’histoire redevient ce qu’elle était et le patch est défaussé.</translation>
    </message>
    <message>
        <source>Kennedy lives, so 1968 and 1969 cannot come about: they are Paradoxes now, holes in history. 1963 names the years that its ripples can reach: 68, 69 and 74. Each turn is like this: a card comes to your hand, and you play one.</source>
        <translation>Kennedy vit, donc 1968 et 1969 sont impossibles&#xa0;: des paradoxes, des trous dans l’histoire. 1963 nomme les années que ses ondulations atteignent&#xa0;: 68, 69 et 74. À chaque tour, vous recevez une carte et en jouez une.</translation>
    </message>
    <message>
        <source>A Linchpin that is turned bears the prime, ′, and its ripples run forwards.</source>
        <translation>Un événement modifiable retourné porte le prime, ′, et ses ondulations vont vers l’avant.</translation>
    </message>
    <message>
        <source>A Ripplepoint becomes a Paradox by its circled years: AND needs both, OR one.</source>
        <translation>Un point ondulatoire devient un paradoxe selon ses années cerclées&#xa0;: ET demande les deux, OU une seule.</translation>
    </message>
    <message>
        <source>A Patch closes a Paradox and brings a bonus card.</source>
        <translation>Un patch répare un paradoxe et donne une carte bonus.</translation>
    </message>
    <message>
        <source>Three ways to win: your three years, your three Artifacts, ten cards; you claim it yourself.</source>
        <translation>Trois façons de gagner&#xa0;: vos trois années, vos trois artefacts, dix cartes&#xa0;; c’est à vous de revendiquer la victoire.</translation>
    </message>
    <message>
        <source>A Memo stops a card of somebody else, another Memo too.</source>
        <translation>Un Mémo arrête la carte de quelqu’un d’autre, même un autre Mémo.</translation>
    </message>
    <message>
        <source>If nothing fits, you kill time; with 13 open Paradoxes everybody loses.</source>
        <translation>Si rien ne convient, vous tuez le Temps&#xa0;; avec 13 paradoxes ouverts, tout le monde perd.</translation>
    </message>
    <message>
        <source>In secret you are {who}. Your Identity, at the bottom right, says what your world is like: 1917 unchanged, 1929′ and 1950′ patched. 1929′ is missing: play its Patch, press “{claim}”, and then “{this}” below “{route}”.</source>
        <translation>En secret, vous êtes {who}. Votre Identité, en bas à droite, décrit votre monde&#xa0;: 1917 inchangé, 1929′ et 1950′ patchés. Il manque 1929′&#xa0;: jouez son patch, appuyez sur «&#xa0;{claim}&#xa0;», puis sur «&#xa0;{this}&#xa0;» sous «&#xa0;{route}&#xa0;».</translation>
    </message>
    <message>
        <source>You have won. Every traveller has an Identity that nobody else sees. Victory can be claimed at the end of your own turn only, and nobody does it for you.</source>
        <translation>Vous avez gagné. Chaque voyageur a une Identité que personne d’autre ne voit. On ne peut revendiquer la victoire qu’à la fin de son propre tour, et personne ne le fait pour vous.</translation>
    </message>
    <message>
        <source>There is a second way to win. Your Mission, below your Identity, names three Artifacts. Two lie before you, as your panel at the top right shows. Play the third, {card}, and claim victory with the Mission.</source>
        <translation>Une deuxième façon de gagner&#xa0;: votre mission, sous l’Identité, nomme trois artefacts. Deux sont devant vous, comme le montre votre panneau en haut à droite. Jouez le troisième, {card:le}, et revendiquez la victoire par la mission.</translation>
    </message>
    <message>
        <source>Artifacts lie before whoever plays them, count for Missions, and do nothing else. They are not safe there: some cards take them away.</source>
        <translation>Les artefacts restent devant qui les joue, comptent pour les missions et ne font rien d’autre. Ils n’y sont pas à l’abri&#xa0;: certaines cartes les emportent.</translation>
    </message>
    <message>
        <source>Play {card}. Bo will stop it with a Memo from the future, which cancels a card before it counts. You hold a Memo, too, and it can cancel that of Bo: when you are asked, play it.</source>
        <translation>Jouez {card:le}. Bo l’arrêtera avec un Mémo du futur, qui contrecarre une carte avant qu’elle ne prenne effet. Vous avez aussi un Mémo, qui peut contrecarrer celui de Bo&#xa0;: quand la question vous sera posée, jouez-le.</translation>
    </message>
    <message>
        <source>Your Memo has stopped the one of Bo, and your Artifact stays. A Memo is the only card for the turns of others: while you hold one, you are asked whenever somebody plays a card.</source>
        <translation>Votre Mémo a arrêté celui de Bo, et votre artefact reste. Le Mémo est la seule carte pour le tour des autres&#xa0;: tant que vous en avez un, on vous pose la question chaque fois que quelqu’un joue une carte.</translation>
    </message>
    <message>
        <source>The third way to win: ten cards in your hand at the end of your turn. You hold ten, but one has still to be played. Which card brings a new one at once? Play it, and claim victory.</source>
        <translation>La troisième façon de gagner&#xa0;: dix cartes en main à la fin de votre tour. Vous en avez dix, mais il faut encore en jouer une. Laquelle en apporte aussitôt une autre&#xa0;? Jouez-la et revendiquez la victoire.</translation>
    </message>
    <message>
        <source>A Patch was right: its bonus card made up for it. Three ways lead to victory: your Identity, your Mission and ten cards. Keep all of them in mind, and watch what others are up to.</source>
        <translation>C’était bien un patch&#xa0;: sa carte bonus l’a remplacé. Trois voies mènent à la victoire&#xa0;: votre Identité, votre mission, dix cartes. Gardez-les toutes en tête, et surveillez ce que préparent les autres.</translation>
    </message>
    <message>
        <source>None of your cards fits now. Then you kill time: choose a card that you can spare and press “{kill}”, then choose another one and press it again. For the second one you draw a new card.</source>
        <translation>Aucune de vos cartes ne convient. Alors vous tuez le Temps&#xa0;: choisissez une carte superflue et appuyez sur «&#xa0;{kill}&#xa0;», puis choisissez-en une autre et appuyez de nouveau. Pour la seconde, vous piochez une carte.</translation>
    </message>
    <message>
        <source>So no turn is wasted, and you may keep the second card. Choose a card that does not fit, and you are told why; rest the mouse on any, and it is shown large. The bulb gives hints.</source>
        <translation>Ainsi aucun tour n’est perdu, et vous pouvez garder la seconde carte. Choisissez une carte qui ne convient pas&#xa0;: on vous dit pourquoi. Laissez la souris sur n’importe quelle carte&#xa0;: la carte s’affiche en grand. L’ampoule donne des indices.</translation>
    </message>
    <message>
        <source>Danger: twelve Paradoxes are open, as the lamps at the top show. With the thirteenth the Universe is destroyed, and everybody loses. Choose {card} and turn a Linchpin back: 1936 closes four of them.</source>
        <translation>Danger&#xa0;: douze paradoxes sont ouverts, comme le montrent les voyants du haut. Au treizième, l’univers est détruit et tous perdent. Choisissez {card:le} et remettez un événement modifiable à l’endroit&#xa0;: 1936 referme quatre paradoxes.</translation>
    </message>
    <message>
        <source>Saved. Only open Paradoxes count, patched ones do not, and you are warned before a play that would open the thirteenth. Now you know it all: play a first game, with two gentle bots.</source>
        <translation>Sauvés. Seuls les paradoxes ouverts comptent, pas les patchés, et un avertissement précède tout coup qui ouvrirait le treizième. Vous savez tout&#xa0;: jouez une première partie, avec deux bots accommodants.</translation>
    </message>
</context>
<context>
    <name>FirstTimes</name>
    <message>
        <source>Before a card counts, everybody else may stop it with a Memo from the future.</source>
        <translation>Avant qu’une carte ne prenne effet, tous les autres peuvent l’arrêter avec un Mémo venu du futur.</translation>
    </message>
    <message>
        <source>A Memo has stopped that card: both are discarded, and no other card is played for it.</source>
        <translation>Un Mémo a arrêté cette carte&#xa0;: les deux cartes sont défaussées, et aucune autre n’est jouée à la place.</translation>
    </message>
    <message>
        <source>A Paradox: what that year tells cannot come about. Its Patch closes the hole, and so does turning Linchpins back. With 13 open ones the Universe is destroyed.</source>
        <translation>Un paradoxe&#xa0;: ce que cette année raconte ne peut pas arriver. Son patch le referme, et remettre des événements modifiables à l’endroit aussi. À 13 paradoxes ouverts, l’univers est détruit.</translation>
    </message>
    <message>
        <source>A Patch has closed a Paradox, and whoever plays one draws a bonus card at once.</source>
        <translation>Un patch a refermé un paradoxe, et qui en joue un pioche aussitôt une carte bonus.</translation>
    </message>
    <message>
        <source>A Patch has been nullified: the Linchpins it hung on have been turned, so it is discarded.</source>
        <translation>Un patch a été annulé&#xa0;: les événements modifiables dont il dépendait ont été retournés, il est donc défaussé.</translation>
    </message>
    <message>
        <source>The ÜberParadox: while the Patch of 1962 lies there, no year after 1962 can be reached.</source>
        <translation>Le Sur-Paradoxe&#xa0;: tant que le patch de 1962 est posé, aucune année après 1962 n’est accessible.</translation>
    </message>
    <message>
        <source>An Artifact has been taken: they count where they lie now, and are safe nowhere.</source>
        <translation>Un artefact a été pris&#xa0;: les artefacts comptent là où ils se trouvent, et ne sont en sûreté nulle part.</translation>
    </message>
    <message>
        <source>None of your cards can be played now. Choose one that you can spare, and press “{kill}”.</source>
        <translation>Aucune de vos cartes ne peut être jouée maintenant. Choisissez-en une dont vous pouvez vous passer et appuyez sur «&#xa0;{kill}&#xa0;».</translation>
    </message>
    <message>
        <source>A traveller is home, and stays there whatever becomes of history.</source>
        <translation>Un voyageur est chez lui, et il y reste quoi qu’il advienne de l’histoire.</translation>
    </message>
    <message>
        <source>Here a Patch brings no bonus card: after each play your hand is filled up to five, and what is used up never comes back.</source>
        <translation>Ici un patch ne rapporte pas de carte bonus&#xa0;: après chaque coup votre main est complétée à cinq, et ce qui est utilisé ne revient jamais.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: discard one, best one that no traveller needs.</source>
        <translation>Aucune de vos cartes ne peut être jouée maintenant&#xa0;: défaussez-en une, de préférence une dont aucun voyageur n’a besoin.</translation>
    </message>
</context>
<context>
    <name>FrontPage</name>
    <message>
        <source>Front page</source>
        <translation>La une</translation>
    </message>
    <message>
        <source>Front page ({cap})</source>
        <translation>La une ({cap})</translation>
    </message>
    <message>
        <source>The newspaper of the world as it is now, to be read, saved and printed.</source>
        <translation>Le journal du monde tel qu’il est devenu, à lire, enregistrer et imprimer.</translation>
    </message>
    <message>
        <source>front-page</source>
        <translation>la-une</translation>
    </message>
    <message>
        <source>The Paradox Echo</source>
        <translation>L’Écho des paradoxes</translation>
    </message>
    <message>
        <source>All the history that holds at the moment</source>
        <translation>Toute l’histoire qui tient pour l’instant</translation>
    </message>
    <message>
        <source>Friday, 31 December 1999</source>
        <translation>Vendredi 31 décembre 1999</translation>
    </message>
    <message>
        <source>Last edition, turn {turn}</source>
        <translation>Dernière édition, tour {turn}</translation>
    </message>
    <message>
        <source>Older almanacs have it otherwise: “{headline}”.</source>
        <translation>Les vieux almanachs disent autre chose&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>It goes back to {year}: “{headline}”.</source>
        <translation>Tout remonte à {year}&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>What followed from it reached {years}.</source>
        <translation>Les conséquences ont atteint {years}.</translation>
    </message>
    <message>
        <source>The year that cannot have been</source>
        <translation>L’année qui n’a pas pu être</translation>
    </message>
    <message>
        <source>Of {year} there are two accounts, and each proves the other wrong. Our reporter came back before leaving.</source>
        <translation>De {year} il existe deux récits, et chacun dément l’autre. Notre envoyé est revenu avant d’être parti.</translation>
    </message>
    <message>
        <source>It happened as every child learns it at school.</source>
        <translation>Tout s’est passé comme on l’apprend à l’école.</translation>
    </message>
    <message>
        <source>From later years no letter has come since. Whoever is there stays there.</source>
        <translation>Depuis, plus aucune lettre n’arrive des années suivantes. Qui s’y trouve y reste.</translation>
    </message>
    <message>
        <source>This is our last number. Subscriptions are not paid back.</source>
        <translation>Ceci est notre dernier numéro. Les abonnements ne sont pas remboursés.</translation>
    </message>
    <message>
        <source>Weather in time</source>
        <translation>Le temps dans le temps</translation>
    </message>
    <message>
        <source>Clear from 1865 to 1999.</source>
        <translation>Ciel dégagé de 1865 à 1999.</translation>
    </message>
    <message>
        <source>Light ripples, calm towards evening.</source>
        <translation>Légères ondulations, calme en soirée.</translation>
    </message>
    <message>
        <source>Unsettled. Keep your birth certificate dry.</source>
        <translation>Temps instable. Gardez au sec votre acte de naissance.</translation>
    </message>
    <message>
        <source>Storm warning for the whole century.</source>
        <translation>Avis de tempête sur tout le siècle.</translation>
    </message>
    <message>
        <source>Nobody touch anything.</source>
        <translation>Que personne ne touche à rien.</translation>
    </message>
    <message>
        <source>There will be no further weather.</source>
        <translation>Il n’y aura plus de temps.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>Still looked for</source>
        <translation>On cherche toujours</translation>
    </message>
    <message>
        <source>Lost and found</source>
        <translation>Objets trouvés</translation>
    </message>
    <message>
        <source>{artifact}: ask {name}.</source>
        <translation>{artifact}&#xa0;: s’adresser à {name}.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Attendent encore</translation>
    </message>
    <message>
        <source>The century in brief</source>
        <translation>Le siècle en bref</translation>
    </message>
    <message>
        <source>not as it used to be</source>
        <translation>pas comme autrefois</translation>
    </message>
    <message>
        <source>Paradox: no news from this year</source>
        <translation>Paradoxe&#xa0;: aucune nouvelle de cette année</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>With a name</source>
        <translation>Nommées</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Impossibles à ouvrir</translation>
    </message>
    <message>
        <source>Made by a later version of Chrononauts Qt</source>
        <translation>Créée par une version plus récente de Chrononauts Qt</translation>
    </message>
    <message>
        <source>The saved game {file} cannot be opened: {reason}. Nothing in it was changed; it is kept as {kept}.</source>
        <translation>Impossible d’ouvrir la partie enregistrée {file}&#xa0;: {reason}. Rien n’y a été modifié&#xa0;; elle est gardée sous le nom {kept}.</translation>
    </message>
    <message>
        <source>No finished games. Yours will be here.</source>
        <translation>Aucune partie terminée. Les vôtres seront ici.</translation>
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
        <translation>{game}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Just begun</source>
        <translation>À peine commencée</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hier, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Last page torn</source>
        <translation>Dernière page déchirée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Déjà ouverte</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <translation>Voir la fin</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source>Copy as…</source>
        <translation>Copier vers…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <source>Delete “{game}”? It can be brought back.</source>
        <translation>Supprimer «&#xa0;{game}&#xa0;»&#xa0;? Vous pourrez récupérer la partie.</translation>
    </message>
    <message>
        <source>“{game}” has been deleted.</source>
        <translation>«&#xa0;{game}&#xa0;»&#xa0;: partie supprimée.</translation>
    </message>
    <message>
        <source>“{game}” cannot be deleted: {reason}.</source>
        <translation>Impossible de supprimer «&#xa0;{game}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{game}” cannot be brought back: {reason}.</source>
        <translation>Impossible de récupérer «&#xa0;{game}&#xa0;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>A copy lies in {file}.</source>
        <translation>Une copie se trouve dans {file}.</translation>
    </message>
    <message>
        <source>The game cannot be copied to {file}: {reason}.</source>
        <translation>Impossible de copier la partie dans {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This game is now called “{game}” and is kept for good.</source>
        <translation>Cette partie s’appelle désormais «&#xa0;{game}&#xa0;» et sera toujours conservée.</translation>
    </message>
    <message>
        <source>This game has no name any more.</source>
        <translation>Cette partie n’a plus de nom.</translation>
    </message>
    <message>
        <source>This game cannot be given a name: {reason}.</source>
        <translation>Impossible de nommer cette partie&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder could not be shown. The games lie in {folder}.</source>
        <translation>Impossible d’afficher le dossier. Les parties se trouvent dans {folder}.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>What is this game called?</source>
        <translation>Comment s’appelle cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>A game with a name is kept for good. Without one it may give way to newer games.</source>
        <translation>Une partie nommée est toujours conservée. Sans nom, elle pourra céder la place à de plus récentes.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Garder ce nom</translation>
    </message>
    <message>
        <source>Drop one saved game, not several files at once.</source>
        <translation>Déposez une seule partie enregistrée, pas plusieurs fichiers à la fois.</translation>
    </message>
    <message>
        <source>Only a file on this computer can be opened. Save it here first, then drop it.</source>
        <translation>Seul un fichier de cet ordinateur peut être ouvert. Enregistrez-le d’abord ici, puis déposez-le.</translation>
    </message>
    <message>
        <source>{file} is a folder. Drop one of the saved games in it; their names end in {suffix}.</source>
        <translation>{file} est un dossier. Déposez une des parties qu’il contient&#xa0;; leur nom finit par {suffix}.</translation>
    </message>
    <message>
        <source>{file} is no saved game of Chrononauts Qt. The name of one ends in {suffix}.</source>
        <translation>{file} n’est pas une partie enregistrée de Chrononauts Qt. Le nom d’une telle partie finit par {suffix}.</translation>
    </message>
    <message>
        <source>{file} is not there, or it cannot be read.</source>
        <translation>{file} est introuvable ou illisible.</translation>
    </message>
    <message>
        <source>{file} was not opened, because the game on the table cannot be saved at present. Make room for it or allow writing there, or leave that game first.</source>
        <translation>{file} n’a pas été ouvert, car la partie en cours ne peut pas être enregistrée pour l’instant. Libérez d’abord de la place ou autorisez l’écriture, ou quittez cette partie.</translation>
    </message>
    <message>
        <source>{file} is being played in another window of Chrononauts Qt. Go on there, or leave the game there first.</source>
        <translation>{file} est déjà ouvert dans une autre fenêtre de Chrononauts Qt. Continuez là-bas, ou quittez-y d’abord la partie.</translation>
    </message>
    <message>
        <source>This game was written by hand. What is played from here on is not saved.</source>
        <translation>Cette partie a été écrite à la main. La suite n’est pas enregistrée.</translation>
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
        <translation>Quelle année&#xa0;?</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Type its digits; Enter goes to the first year that begins with them.</source>
        <translation>Tapez ses chiffres&#xa0;; Entrée mène à la première année qui commence ainsi.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Enter goes to {year}.</source>
        <translation>Entrée mène à {year}.</translation>
    </message>
    <message>
        <source>No year of the TimeLine begins with {digits}.</source>
        <translation>Aucune année de la Chronologie ne commence par {digits}.</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>President Lincoln shot dead at the play</source>
        <translation>Le président Lincoln assassiné au théâtre</translation>
    </message>
    <message>
        <source>House impeaches Andrew Johnson</source>
        <translation>Andrew Johnson mis en accusation</translation>
    </message>
    <message>
        <source>Titanic lost on her first voyage</source>
        <translation>Le Titanic sombre dès son premier voyage</translation>
    </message>
    <message>
        <source>Archduke and wife killed in Sarajevo</source>
        <translation>Sarajevo&#xa0;: l’archiduc et sa femme tués</translation>
    </message>
    <message>
        <source>Torpedo sinks the Lusitania</source>
        <translation>Une torpille coule le Lusitania</translation>
    </message>
    <message>
        <source>America goes to war with Germany</source>
        <translation>L’Amérique entre en guerre</translation>
    </message>
    <message>
        <source>Guns fall silent over a ruined Europe</source>
        <translation>Les canons se taisent sur l’Europe en ruine</translation>
    </message>
    <message>
        <source>Panic on Wall Street as shares plunge</source>
        <translation>La Bourse s’effondre, panique à Wall Street</translation>
    </message>
    <message>
        <source>Slump deepens: one in four without work</source>
        <translation>Un Américain sur quatre sans travail</translation>
    </message>
    <message>
        <source>Hitler declares Berlin Games open</source>
        <translation>Hitler ouvre les Jeux de Berlin</translation>
    </message>
    <message>
        <source>Airship Hindenburg lost in flames</source>
        <translation>Le Hindenburg en flammes</translation>
    </message>
    <message>
        <source>German army marches into Poland</source>
        <translation>L’armée allemande entre en Pologne</translation>
    </message>
    <message>
        <source>Japanese planes strike Pearl Harbor</source>
        <translation>Le Japon attaque Pearl Harbor</translation>
    </message>
    <message>
        <source>Nazis organise murder of Europe’s Jews</source>
        <translation>Les nazis organisent le meurtre des Juifs</translation>
    </message>
    <message>
        <source>Desert lab works on a secret weapon</source>
        <translation>Une arme secrète se prépare dans le désert</translation>
    </message>
    <message>
        <source>Allies land on Normandy beaches</source>
        <translation>Les Alliés débarquent en Normandie</translation>
    </message>
    <message>
        <source>Atomic bombs destroy two Japanese cities</source>
        <translation>Bombe atomique&#xa0;: deux villes rasées</translation>
    </message>
    <message>
        <source>State of Israel proclaimed</source>
        <translation>Proclamation de l’État d’Israël</translation>
    </message>
    <message>
        <source>Seoul falls to the North</source>
        <translation>Séoul tombe aux mains du Nord</translation>
    </message>
    <message>
        <source>Soviet Sputnik circles the Earth</source>
        <translation>Spoutnik&#xa0;: une lune rouge dans le ciel</translation>
    </message>
    <message>
        <source>Missiles in Cuba: world holds its breath</source>
        <translation>Missiles à Cuba&#xa0;: le monde tremble</translation>
    </message>
    <message>
        <source>President Kennedy shot dead in Dallas</source>
        <translation>Le président Kennedy assassiné à Dallas</translation>
    </message>
    <message>
        <source>Dr King and Robert Kennedy shot dead</source>
        <translation>King et Bob Kennedy&#xa0;: un pays en deuil</translation>
    </message>
    <message>
        <source>Two Americans walk on the Moon</source>
        <translation>Deux Américains marchent sur la Lune</translation>
    </message>
    <message>
        <source>Nixon gives up the presidency</source>
        <translation>Nixon renonce à la présidence</translation>
    </message>
    <message>
        <source>John Lennon killed outside his home</source>
        <translation>John Lennon tué devant chez lui</translation>
    </message>
    <message>
        <source>Reagan shot, expected to recover</source>
        <translation>Reagan touché, hors de danger</translation>
    </message>
    <message>
        <source>Shuttle Challenger lost with crew of seven</source>
        <translation>Challenger explose&#xa0;: sept morts</translation>
    </message>
    <message>
        <source>Red flag lowered, USSR is no more</source>
        <translation>Le drapeau rouge tombe&#xa0;: l’URSS a vécu</translation>
    </message>
    <message>
        <source>Waco siege ends in fire, dozens dead</source>
        <translation>Waco&#xa0;: des dizaines de morts dans les flammes</translation>
    </message>
    <message>
        <source>Bomb in Oklahoma City kills 168</source>
        <translation>Bombe à Oklahoma City&#xa0;: 168 morts</translation>
    </message>
    <message>
        <source>Students and teacher killed at Columbine</source>
        <translation>Élèves et professeur tués à Columbine</translation>
    </message>
    <message>
        <source>Waco talks succeed: siege ends in peace</source>
        <translation>Accord à Waco&#xa0;: le siège finit en paix</translation>
    </message>
    <message>
        <source>Berlin repeals Nuremberg race laws</source>
        <translation>Berlin abroge les lois de Nuremberg</translation>
    </message>
    <message>
        <source>Vietnam: all sides sign the peace</source>
        <translation>Vietnam&#xa0;: toutes les parties signent la paix</translation>
    </message>
    <message>
        <source>New hospital opens its doors in Waco</source>
        <translation>Un nouvel hôpital ouvre à Waco</translation>
    </message>
    <message>
        <source>Europe under the Axis, America neutral</source>
        <translation>L’Axe l’emporte, l’Amérique regarde</translation>
    </message>
    <message>
        <source>Lincoln wounded, will live</source>
        <translation>Lincoln blessé, mais sauf</translation>
    </message>
    <message>
        <source>Titanic docks in New York to cheers</source>
        <translation>New York fête l’arrivée du Titanic</translation>
    </message>
    <message>
        <source>Sarajevo plot fails, Archduke safe</source>
        <translation>Sarajevo&#xa0;: complot déjoué, archiduc sauf</translation>
    </message>
    <message>
        <source>Lusitania safe in Liverpool</source>
        <translation>Le Lusitania à bon port à Liverpool</translation>
    </message>
    <message>
        <source>Hitler shot dead at Berlin Games</source>
        <translation>Hitler abattu aux Jeux de Berlin</translation>
    </message>
    <message>
        <source>Bomb found in time: Hindenburg lands</source>
        <translation>Bombe trouvée, le Hindenburg se pose</translation>
    </message>
    <message>
        <source>Japan’s fleet turns back, America neutral</source>
        <translation>Le Japon rappelle sa flotte, USA neutres</translation>
    </message>
    <message>
        <source>Saboteurs cripple American atom project</source>
        <translation>Projet atomique américain saboté</translation>
    </message>
    <message>
        <source>Soviet rocket blows up on the launch pad</source>
        <translation>La fusée soviétique explose au départ</translation>
    </message>
    <message>
        <source>JFK hurt in Dallas, but alive</source>
        <translation>JFK blessé à Dallas, mais vivant</translation>
    </message>
    <message>
        <source>Lennon leaves hospital, on the mend</source>
        <translation>Lennon sort de l’hôpital, il va mieux</translation>
    </message>
    <message>
        <source>President Reagan dies of gunshot wound</source>
        <translation>Reagan succombe à ses blessures</translation>
    </message>
    <message>
        <source>Congress puts Lincoln on trial</source>
        <translation>Le Congrès juge Lincoln</translation>
    </message>
    <message>
        <source>Wilson: not our war</source>
        <translation>Wilson&#xa0;: ce n’est pas notre guerre</translation>
    </message>
    <message>
        <source>Boom years for a Europe at peace</source>
        <translation>Années fastes pour une Europe en paix</translation>
    </message>
    <message>
        <source>Boiler blast sinks the old Titanic</source>
        <translation>Le vieux Titanic coulé par sa chaudière</translation>
    </message>
    <message>
        <source>Downturn mild and almost over</source>
        <translation>Récession légère, presque finie</translation>
    </message>
    <message>
        <source>German cake takes World’s Fair by storm</source>
        <translation>La Forêt-Noire fait fondre l’Expo</translation>
    </message>
    <message>
        <source>Warsaw welcomes Olympic athletes</source>
        <translation>Varsovie accueille les athlètes olympiques</translation>
    </message>
    <message>
        <source>World’s Fair opens gates in Berlin</source>
        <translation>L’Expo universelle s’ouvre à Berlin</translation>
    </message>
    <message>
        <source>Seoul to build airships for the world</source>
        <translation>Séoul, capitale des dirigeables</translation>
    </message>
    <message>
        <source>Third World War begins</source>
        <translation>La Troisième Guerre mondiale éclate</translation>
    </message>
    <message>
        <source>Cosmonauts circle the Moon, tell of craters</source>
        <translation>Moscou frôle la Lune&#xa0;: que des cratères</translation>
    </message>
    <message>
        <source>Dr King sworn in as President</source>
        <translation>Martin Luther King investi président</translation>
    </message>
    <message>
        <source>Congress makes marijuana legal</source>
        <translation>Le Congrès légalise la marijuana</translation>
    </message>
    <message>
        <source>Moscow presents new Communism</source>
        <translation>Communisme, nouvelle formule</translation>
    </message>
    <message>
        <source>US bans guns by law</source>
        <translation>L’adieu aux armes&#xa0;: c’est la loi</translation>
    </message>
    <message>
        <source>Allied troops fight their way into Tokyo</source>
        <translation>Tokyo&#xa0;: on se bat rue par rue</translation>
    </message>
    <message>
        <source>Peace signed in Tokyo</source>
        <translation>La paix signée à Tokyo</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradoxe</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hints rest while several people play, unless all want them: a family game has them.</source>
        <translation>Pas d’indices quand plusieurs personnes jouent, sauf accord général&#xa0;: une partie en famille en donne.</translation>
    </message>
    <message>
        <source>No card can be played now: you can kill time.</source>
        <translation>Rien n’est jouable pour l’instant&#xa0;: vous pouvez tuer le Temps.</translation>
    </message>
    <message>
        <source>Cards you can play: {count} of {all}.</source>
        <translation>Cartes jouables&#xa0;: {count} sur {all}.</translation>
    </message>
    <message>
        <source>What can I play? Again: what would it do? Once more: a suggestion.</source>
        <translation>Que puis-je jouer&#xa0;? Encore&#xa0;: avec quel effet&#xa0;? Encore une fois&#xa0;: une suggestion.</translation>
    </message>
    <message>
        <source>Key: {cap}.</source>
        <translation>Touche&#xa0;: {cap}.</translation>
    </message>
    <message>
        <source>{card} can be played on these: {targets}.</source>
        <translation>{card:Le} peut se jouer sur ces cibles&#xa0;: {targets:le}.</translation>
    </message>
    <message>
        <source>{card} can be played now.</source>
        <translation>{card:Le} peut se jouer maintenant.</translation>
    </message>
    <message>
        <source>You can discard any card, or keep them all.</source>
        <translation>Vous pouvez défausser une carte, ou tout garder.</translation>
    </message>
    <message>
        <source>Every card that is shown here can be played.</source>
        <translation>Toutes les cartes montrées ici sont jouables.</translation>
    </message>
    <message>
        <source>You can keep this Identity, or exchange it for another one.</source>
        <translation>Vous pouvez garder cette Identité ou l’échanger contre une autre.</translation>
    </message>
    <message>
        <source>You can end your turn.</source>
        <translation>Vous pouvez terminer le tour.</translation>
    </message>
    <message>
        <source>You can claim victory, or end your turn.</source>
        <translation>Vous pouvez revendiquer la victoire ou terminer le tour.</translation>
    </message>
    <message>
        <source>You can play your Memo against {card}, or let it happen.</source>
        <translation>Vous pouvez jouer votre Mémo contre {card:le}, ou laisser faire.</translation>
    </message>
    <message>
        <source>You can only let {card} happen.</source>
        <translation>Vous ne pouvez que laisser faire {card:le}.</translation>
    </message>
    <message>
        <source>{action}? {effect}</source>
        <translation>{action}&#xa0;? {effect}</translation>
    </message>
    <message>
        <source>{card} is about to happen. {effect}</source>
        <translation>{card:Le} va prendre effet. {effect}</translation>
    </message>
    <message>
        <source>{action}. {reason}</source>
        <translation>{action}. {reason}</translation>
    </message>
    <message>
        <source>No card that could be played would help you more now.</source>
        <translation>Pour l’instant, aucune carte jouable ne vous aiderait davantage.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Rien n’est jouable pour l’instant.</translation>
    </message>
    <message>
        <source>One moment: a good move is being thought out.</source>
        <translation>Un instant&#xa0;: un bon coup est à l’étude.</translation>
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
        <translation>Édition de passionnés, non officielle</translation>
    </message>
    <message>
        <source>Version {version}. Works offline, sends nothing to the internet.</source>
        <translation>Version {version}. Fonctionne hors ligne, n’envoie rien sur Internet.</translation>
    </message>
    <message>
        <source>This game is about real events, among them wars, murders and disasters; it tells of them soberly.</source>
        <translation>Ce jeu parle d’événements réels, dont des guerres, des meurtres et des catastrophes&#xa0;; il les évoque avec sobriété.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
</context>
<context>
    <name>Identities</name>
    <message>
        <source>My mother was the first to see the far side of the Moon, and our streets bear her crew’s names. The Union never fell; it learned to laugh at itself. I learned grief from a foreign newspaper, the morning after Oklahoma City. A home without her, or without them, is not mine.</source>
        <translation>Ma mère fut la première à voir la face cachée de la Lune&#xa0;; nos rues portent les noms de son équipage. L’Union n’est pas tombée, elle a appris à rire d’elle-même. Moi, j’ai appris le deuil dans un journal étranger, au lendemain d’Oklahoma City. Sans elle, ou sans eux, ce n’est pas chez moi.</translation>
    </message>
    <message>
        <source>Grandfather had four brothers, since nobody shipped them to France. They lost the bank in 1929 and everything but one another. I mend clocks in Harlem, where President King once stopped to have his watch set. It was a minute slow. I have been chasing that minute ever since.</source>
        <translation>Grand-père avait quatre frères, que personne n’avait expédiés en France. En 1929, ils perdirent la banque et tout le reste, hormis la fratrie. Je répare des horloges à Harlem&#xa0;; le président King s’y est arrêté un jour pour faire régler sa montre. Elle retardait d’une minute. Depuis, je cours après cette minute.</translation>
    </message>
    <message>
        <source>Dad carried a wounded stranger out of Seoul and never spoke of it. So when the next war came, he went to Washington with a sign, and that war was talked to an end. I grow roses and one herb that Congress has forgiven. My greenhouse must be very dry by now.</source>
        <translation>Papa a porté hors de Séoul un inconnu blessé, et n’en a jamais parlé. Alors, à la guerre suivante, il est allé à Washington avec une pancarte, et cette guerre-là s’est finie en paroles. Je cultive des roses et une herbe que le Congrès a pardonnée. Ma serre doit avoir bien soif.</translation>
    </message>
    <message>
        <source>We found your cities quiet and your libraries dry. We read everything: the two bombs, the airships of Seoul, the last October. We did not wish it so. But my people sing six-part songs in the ruins, and we keep your names dusted. I would like to go home and dust.</source>
        <translation>Nous avons trouvé vos villes muettes et vos bibliothèques sèches. Nous avons tout lu&#xa0;: les deux bombes, les dirigeables de Séoul, le dernier octobre. Nous n’avions rien souhaité de tel. Mais mon peuple chante à six voix dans les ruines, et nous époussetons vos noms. J’aimerais rentrer&#xa0;: la poussière n’attend pas.</translation>
    </message>
    <message>
        <source>I was six when the soldiers came up our Norman lane, speaking the English of a country that had sat out the first war. Their lieutenant gave me chocolate and a history of President Lincoln’s trial. I have taught that trial for forty years. Here, nobody has heard of it.</source>
        <translation>J’avais six ans quand les soldats ont remonté notre chemin normand, parlant l’anglais d’un pays qui s’était passé de la première guerre. Leur lieutenant m’a donné du chocolat et un livre sur le procès du président Lincoln. Ce procès, je l’enseigne depuis quarante ans. Ici, personne n’en a entendu parler.</translation>
    </message>
    <message>
        <source>My grandparents married in Berlin in 1943, with both families at the table. They had been citizens again for a year. I grew up with that photograph. I teach peace studies: two murders in 1968, one law in 1999, and how long it takes a country to listen.</source>
        <translation>Mes grands-parents se sont mariés à Berlin en 1943, les deux familles à table. Depuis un an, ils étaient de nouveau citoyens. J’ai grandi devant cette photographie. J’enseigne la paix&#xa0;: deux meurtres en 1968, une loi en 1999, et le temps qu’il faut à un pays pour entendre.</translation>
    </message>
    <message>
        <source>A cherry cake made my family rich: New York, 1939, a queue around the pavilion. I cannot bake. I read law and wrote on poor Andrew Johnson, whom nobody remembers. My daughter was born the night peace came to Vietnam. She bakes. I promised to be home for her first cake.</source>
        <translation>Un gâteau aux cerises a fait notre fortune&#xa0;: New York, 1939, la queue autour du pavillon. Je rate même les sablés. J’ai étudié le droit et Andrew Johnson, dont nul ne se souvient. Ma fille, née la nuit de la paix au Vietnam, ne rate rien. J’ai promis d’être là pour son premier gâteau.</translation>
    </message>
    <message>
        <source>Great-grandda riveted the Titanic in Belfast. Seventeen good years she had, until her boilers went. After that he would build nothing that floats, so he built what flies, and the yards at Seoul took us all. An American soldier of 1917 is in there somewhere. I have his freckles.</source>
        <translation>Mon arrière-grand-père riveta le Titanic, à Belfast. Dix-sept belles années, puis les chaudières lâchèrent. Il ne voulut plus rien bâtir qui flotte&#xa0;; il bâtit donc ce qui vole, et les chantiers de Séoul nous prirent tous. Quelque part dans l’histoire, il y a un soldat américain de 1917. J’ai ses taches de rousseur.</translation>
    </message>
    <message>
        <source>Great-grandfather dug trenches in France and stayed to fill them in. His son sold lanterns at the Berlin fair and met a Texan there. That is how I came to be a nurse in Waco, on the children’s ward the church opened. The night shift is waiting for me.</source>
        <translation>Mon arrière-grand-père creusa des tranchées en France et resta pour les reboucher. Son fils vendait des lanternes à l’Expo de Berlin&#xa0;; une Texane s’y arrêta. C’est ainsi que je veille à Waco, chez les enfants, dans l’hôpital ouvert par l’Église. On m’attend pour la garde de nuit.</translation>
    </message>
    <message>
        <source>In 1933 Grandmother stood in a Chicago bread line, reading letters from Vienna about full shop windows. Her cousin felt ashamed and posted a recipe. Six years on, that cake won New York, and both of them the money for one ship’s passage. They met halfway. I am the halfway.</source>
        <translation>En 1933, à Chicago, grand-mère faisait la queue pour du pain en lisant des lettres de Vienne pleines de vitrines bien garnies. Sa cousine eut honte et posta une recette. Six ans après, ce gâteau conquit New York et leur paya à chacune un aller simple. Elles se retrouvèrent à mi-chemin. Le mi-chemin, c’est moi.</translation>
    </message>
    <message>
        <source>My uncle planted lemon trees near Haifa the year the state was born. My aunt kept her shop through the little slump of 1933 and never closed a day. I study plants that were once forbidden, with a permit signed in 1986. Three witnesses, and none of them knows me here.</source>
        <translation>Mon oncle planta des citronniers près de Haïfa l’année où naquit l’État. Ma tante tint boutique pendant la petite crise de 1933 sans fermer un seul jour. Moi, j’étudie des plantes jadis interdites, avec un permis signé en 1986. Trois témoins, et pas un, ici, qui me connaisse.</translation>
    </message>
    <message>
        <source>Grandfather ran for Japan in Warsaw in 1944 and came fourth, smiling. Father watched two men walk on the Moon and decided to run, too. I broke my knee on a road in Texas, and the surgeons at the church hospital made it whole. I have a race on Sunday.</source>
        <translation>Grand-père courut pour le Japon à Varsovie, en 1944, et finit quatrième, avec le sourire. Mon père vit deux hommes marcher sur la Lune et se mit à courir, lui aussi. Je me suis brisé le genou sur une route du Texas&#xa0;; à l’hôpital de l’Église, on me l’a refait. J’ai une course dimanche.</translation>
    </message>
    <message>
        <source>I was nine when Challenger broke apart, and I swore to build engines that do not. My school was paid for by the long boom that began in 1918. My sister joined the police after the guns were gone; she carries a whistle. She thinks I am late for dinner. I am.</source>
        <translation>J’avais neuf ans quand Challenger s’est brisée, et j’ai juré de construire des moteurs qui tiennent. Mon école, c’est la longue embellie née en 1918 qui l’a payée. Ma sœur est entrée dans la police quand les armes ont disparu&#xa0;; elle porte un sifflet. Elle me croit en retard pour dîner. Elle a raison.</translation>
    </message>
    <message>
        <source>I interpret. In 1974 I stood between President King and the woman who had flown around the Moon, and both of them laughed before I had finished. I was there again when the red flag came down, and found no word. Somebody has to remember what was said. It was off the record.</source>
        <translation>J’interprète. En 1974, entre le président King et la femme qui avait fait le tour de la Lune, je parlais encore qu’ils riaient déjà. J’étais là aussi quand le drapeau rouge est descendu, et aucun mot ne m’est venu. Il faut bien que quelqu’un se rappelle ce qui s’est dit. C’était entre nous.</translation>
    </message>
</context>
<context>
    <name>Inquiries</name>
    <message>
        <source>You hold {cards}.</source>
        <translation>Vous avez en main {cards}.</translation>
    </message>
    <message>
        <source>You hold no card.</source>
        <translation>Vous n’avez aucune carte en main.</translation>
    </message>
    <message>
        <source>There is nothing for you to do now.</source>
        <translation>Vous n’avez rien à faire maintenant.</translation>
    </message>
    <message>
        <source>Drawn for the “Miracle”: {cards}.</source>
        <translation>Piochées pour le «&#xa0;miracle&#xa0;»&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{card} on {digit}</source>
        <translation>{card:le} sur la touche {digit}</translation>
    </message>
    <message>
        <source>{card}: {lines}.</source>
        <translation>{card}&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>There is no goal left.</source>
        <translation>Il ne reste aucun objectif.</translation>
    </message>
    <message>
        <source>Paradoxes: {years}.</source>
        <translation>Paradoxes&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Altered years: {years}.</source>
        <translation>Années modifiées&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Enter on a card in your hand chooses it.</source>
        <translation>Entrée sur une carte de votre main la choisit.</translation>
    </message>
    <message>
        <source>{button}: {cap} on a card in your hand.</source>
        <translation>{button}&#xa0;: {cap} sur une carte de votre main.</translation>
    </message>
    <message>
        <source>{button}: {cap}.</source>
        <translation>{button}&#xa0;: {cap}.</translation>
    </message>
    <message>
        <source>{button}: Tab leads to the button.</source>
        <translation>{button}&#xa0;: Tab mène au bouton.</translation>
    </message>
    <message>
        <source>Nothing has been done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>This game has no Paradoxes.</source>
        <translation>Ce jeu n’a pas de paradoxes.</translation>
    </message>
    <message>
        <source>Can be played now: {cards}.</source>
        <translation>On peut jouer maintenant&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Aucune carte n’est jouable maintenant.</translation>
    </message>
    <message>
        <source>Everything private is covered.</source>
        <translation>Tout ce qui est privé est masqué.</translation>
    </message>
    <message>
        <source>That is private, and others would hear it: say in the settings that you wear headphones.</source>
        <translation>C’est privé, et d’autres l’entendraient&#xa0;: dites dans les paramètres que vous portez un casque.</translation>
    </message>
</context>
<context>
    <name>KeyAnswers</name>
    <message>
        <source>Card chosen: {card}.</source>
        <translation>Carte choisie&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Put back: {card}.</source>
        <translation>Carte reposée&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>No card is chosen: choose one to hear what it would do.</source>
        <translation>Aucune carte choisie&#xa0;: choisissez-en une pour entendre ce qu’elle ferait.</translation>
    </message>
    <message>
        <source>{card} would change nothing in the TimeLine.</source>
        <translation>{card:Le} ne changerait rien à la Chronologie.</translation>
    </message>
    <message>
        <source>Enter shows what lies there.</source>
        <translation>Entrée montre les cartes qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Enter discards the chosen card.</source>
        <translation>Entrée défausse la carte choisie.</translation>
    </message>
    <message>
        <source>No card is chosen that could be discarded.</source>
        <translation>Aucune carte à défausser n’est choisie.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>{keys}: {does}</source>
        <translation>{keys}&#xa0;: {does}</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Ces touches</translation>
    </message>
    <message>
        <source>The rules, at what you are looking at</source>
        <translation>Les règles, sur ce que vous regardez</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Text as it is drawn</source>
        <translation>Texte de taille normale</translation>
    </message>
    <message>
        <source>The next language</source>
        <translation>La langue suivante</translation>
    </message>
    <message>
        <source>Full screen, and back to a window</source>
        <translation>Plein écran, et retour à la fenêtre</translation>
    </message>
    <message>
        <source>To the next part; with Shift, to the one before</source>
        <translation>La zone suivante de la fenêtre&#xa0;; avec Maj, la précédente</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>From thing to thing within a part</source>
        <translation>D’un élément à l’autre dans une zone</translation>
    </message>
    <message>
        <source>Choose; else do what the main button says</source>
        <translation>Choisir&#xa0;; sinon faire ce que dit le bouton principal</translation>
    </message>
    <message>
        <source>Press the button that has the ring</source>
        <translation>Appuyer sur le bouton entouré de l’anneau</translation>
    </message>
    <message>
        <source>Back; close what lies on top</source>
        <translation>Retour&#xa0;; fermer ce qui est par-dessus</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>D’un jeu à l’autre</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>From the search into what it has found</source>
        <translation>De la recherche à ce qu’elle a trouvé</translation>
    </message>
    <message>
        <source>The next page of the rules, and the one before</source>
        <translation>La page suivante des règles, et la précédente</translation>
    </message>
    <message>
        <source>Back to where a link was followed</source>
        <translation>Retour au lien que l’on a suivi</translation>
    </message>
    <message>
        <source>A caret in the text, moved by the arrows, and none again</source>
        <translation>Afficher dans le texte un curseur que les flèches déplacent, ou l’enlever</translation>
    </message>
    <message>
        <source>The example: a step back, a step on</source>
        <translation>L’exemple&#xa0;: étape précédente, étape suivante</translation>
    </message>
    <message>
        <source>Lists in the place of the pictures, and the pictures back</source>
        <translation>Des listes à la place des images, et les images de nouveau</translation>
    </message>
    <message>
        <source>Another speed</source>
        <translation>Une autre vitesse</translation>
    </message>
    <message>
        <source>Count everything at once</source>
        <translation>Tout compter d’un coup</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>{lesson}: task {task} of {tasks}</source>
        <translation>{lesson}&#xa0;: exercice {task} sur {tasks}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>{place}. Done!</source>
        <translation>{place}. C’est fait&#xa0;!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play a game now</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>{lesson}: what you know now</source>
        <translation>{lesson}&#xa0;: ce que vous savez maintenant</translation>
    </message>
    <message>
        <source>Do the lesson again</source>
        <translation>Refaire la leçon</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>This leads somewhere else. “{again}” lays the task anew.</source>
        <translation>Ce coup mène ailleurs. «&#xa0;{again}&#xa0;» remet l’exercice en place.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esc does nothing here. The button “{leave}” leads out of the lesson.</source>
        <translation>Échap ne fait rien ici. Le bouton «&#xa0;{leave}&#xa0;» mène hors de la leçon.</translation>
    </message>
    <message>
        <source>This lesson cannot be opened: its file “{file}” is damaged. Install the program again.</source>
        <translation>Impossible d’ouvrir cette leçon&#xa0;: son fichier «&#xa0;{file}&#xa0;» est endommagé. Réinstallez le programme.</translation>
    </message>
</context>
<context>
    <name>ListView</name>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>TimeLine as a list</source>
        <translation>La Chronologie en liste</translation>
    </message>
    <message>
        <source>{year}, {column}: {words}</source>
        <translation>{year}, {column}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>The card can be played here.</source>
        <translation>La carte est jouable ici.</translation>
    </message>
    <message>
        <source>The card cannot be played here.</source>
        <translation>La carte n’est pas jouable ici.</translation>
    </message>
    <message>
        <source>At this text size the list shows every word of the board.</source>
        <translation>À cette taille, la liste montre tous les mots du plateau.</translation>
    </message>
    <message>
        <source>This table can be read as lists, cell by cell.</source>
        <translation>Cette table peut se lire sous forme de listes, case par case.</translation>
    </message>
    <message>
        <source>{cap} shows the list, and once more the pictures.</source>
        <translation>{cap} montre la liste, et de nouveau les images.</translation>
    </message>
    <message>
        <source>Show tables as lists</source>
        <translation>Afficher les tables en listes</translation>
    </message>
    <message>
        <source>A screen reader is running. Tables can be read as lists.</source>
        <translation>Un lecteur d’écran est actif. Les tables peuvent se lire en listes.</translation>
    </message>
    <message>
        <source>Tables are lists from now on. L brings the pictures back.</source>
        <translation>Désormais, les tables sont des listes. L ramène les images.</translation>
    </message>
    <message>
        <source>In effect</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Sorted by {column}</source>
        <translation>Tri&#xa0;: {column}</translation>
    </message>
    <message>
        <source>Sorted by {column}, backwards</source>
        <translation>Tri inversé&#xa0;: {column}</translation>
    </message>
    <message>
        <source>Enter aims here, S sorts by the column, L shows the board.</source>
        <translation>Entrée vise cette année, S trie selon la colonne, L montre le plateau.</translation>
    </message>
    <message>
        <source>Linchpin, true</source>
        <translation>Événement modifiable, côté vrai</translation>
    </message>
    <message>
        <source>Linchpin, altered</source>
        <translation>Événement modifiable, côté modifié</translation>
    </message>
    <message>
        <source>Ripplepoint, true</source>
        <translation>Point ondulatoire, côté vrai</translation>
    </message>
    <message>
        <source>Paradox, open</source>
        <translation>Paradoxe ouvert</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>{side}, sealed</source>
        <translation>{side}, scellé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>needed: stands</source>
        <translation>requis&#xa0;: en place</translation>
    </message>
    <message>
        <source>needed: missing</source>
        <translation>requis&#xa0;: absent</translation>
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
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
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
        <translation>{year} prime</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <translation>«&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>‘{title}’</source>
        <translation>“{title}”</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The game begins: {players}.</source>
        <translation>La partie commence&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. You are {identity}, your Mission is {mission}, you hold {cards}.</source>
        <translation>La partie commence&#xa0;: {players}. Vous êtes {identity}. Votre mission&#xa0;: {mission:le}&#xa0;; en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. Your Mission is {mission}, you hold {cards}.</source>
        <translation>La partie commence&#xa0;: {players}. Votre mission&#xa0;: {mission:le}&#xa0;; en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Waiting to go home: {waiting}.</source>
        <translation>En attente de retour&#xa0;: {waiting}.</translation>
    </message>
    <message>
        <source>The clock says {clock}: {guesses}.</source>
        <translation>À l’horloge, {clock}. {guesses}.</translation>
    </message>
    <message>
        <source>{name} guessed {time}</source>
        <translation>{name} a dit {time}</translation>
    </message>
    <message>
        <source>{name} had seen the clock</source>
        <translation>{name} avait vu l’heure</translation>
    </message>
    <message>
        <source>{name} guessed best and begins.</source>
        <translation>{name} a deviné au plus juste et commence.</translation>
    </message>
    <message>
        <source>{name} begins, by lot.</source>
        <translation>{name} commence, par tirage au sort.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} accepte.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} refuse.</translation>
    </message>
    <message>
        <source>{name} counters.</source>
        <translation>{name} fait une contre-offre.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} with {crew} and gets {left}.</source>
        <translation>{name} récolte sur {planet} avec {crew} et reçoit {left}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} with {crew}.</source>
        <translation>{name} récolte sur {planet} avec {crew}.</translation>
    </message>
    <message>
        <source>The points are counted. {name} wins with {points}. Then: {others}.</source>
        <translation>On compte les points. {name} gagne avec {points}. Ensuite&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>{name} drops {fragments}.</source>
        <translation>{name} jette {fragments}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card:le}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card:le}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre {cards}.</translation>
    </message>
    <message>
        <source>The game begins: {players}. You hold {cards}; your objective is {objective}.</source>
        <translation>La partie commence&#xa0;: {players}. Vous avez en main {cards}&#xa0;; votre objectif&#xa0;: {objective}.</translation>
    </message>
    <message>
        <source>Bot begins; {name} comes next, by lot.</source>
        <translation>Bot commence&#xa0;; ensuite, le sort a désigné {name}.</translation>
    </message>
    <message>
        <source>Bot begins; {name} comes next.</source>
        <translation>Bot commence&#xa0;; puis {name}.</translation>
    </message>
    <message>
        <source>{name} makes offer {number}, at {planet}.</source>
        <translation>{name} fait l’offre {number}, pour {planet}.</translation>
    </message>
    <message>
        <source>You accept offer {number} with {cards}.</source>
        <translation>Vous acceptez l’offre {number} avec {cards}.</translation>
    </message>
    <message>
        <source>You decline offer {number}.</source>
        <translation>Vous refusez l’offre {number}.</translation>
    </message>
    <message>
        <source>You counter offer {number} and lay {cards} aside.</source>
        <translation>Vous répondez à l’offre {number} par une contre-offre et mettez de côté {cards}.</translation>
    </message>
    <message>
        <source>You have laid {cards} aside.</source>
        <translation>Vous avez mis de côté {cards}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet} and gets {left}.</source>
        <translation>{name} récolte sur {planet} et reçoit {left}.</translation>
    </message>
    <message>
        <source>{name} harvests {planet}.</source>
        <translation>{name} récolte sur {planet}.</translation>
    </message>
    <message>
        <source>{name} helps with {crew} and gets {gets}.</source>
        <translation>{name} aide avec {crew} et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{name} helps with {crew}, gives {gives} and gets {gets}.</source>
        <translation>{name} aide avec {crew}, cède {gives} et reçoit {gets}.</translation>
    </message>
    <message>
        <source>Bot helps with {icons} and gets {gets}.</source>
        <translation>Bot aide avec {icons} et reçoit {gets}.</translation>
    </message>
    <message>
        <source>{planet} comes into sight: asks {needs}, holds {fragments}.</source>
        <translation>{planet} apparaît&#xa0;: elle demande {needs} et contient {fragments}.</translation>
    </message>
    <message>
        <source>{planet} comes into sight: asks {needs}, holds no Fragment.</source>
        <translation>{planet} apparaît&#xa0;: elle demande {needs} et ne contient aucun Fragment.</translation>
    </message>
    <message>
        <source>{name} draws crew, thanks to a good name.</source>
        <translation>{name} pioche une Patte experte, grâce à sa bonne réputation.</translation>
    </message>
    <message>
        <source>You draw {card}, thanks to your good name.</source>
        <translation>Vous piochez {card:le}, grâce à votre bonne réputation.</translation>
    </message>
    <message>
        <source>{name} replaces the crew row for one card fewer. New there: {came}.</source>
        <translation>{name} remplace la rangée de Pattes expertes et renonce à une carte. On y trouve {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the crew row for free. New there: {came}.</source>
        <translation>{name} remplace sans frais la rangée de Pattes expertes. On y trouve {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the row of Projects for one card fewer. New there: {came}.</source>
        <translation>{name} remplace la rangée de Projets et renonce à une carte. On y trouve {came}.</translation>
    </message>
    <message>
        <source>{name} replaces the row of Projects for free. New there: {came}.</source>
        <translation>{name} remplace sans frais la rangée de Projets. On y trouve {came}.</translation>
    </message>
    <message>
        <source>{name} completes {project} for {points}.</source>
        <translation>{name} réalise {project} et marque {points}.</translation>
    </message>
    <message>
        <source>Its Upgrade works from the next turn on: {upgrade}.</source>
        <translation>L’Amélioration compte dès le prochain tour&#xa0;: {upgrade}.</translation>
    </message>
    <message>
        <source>The crew discard pile becomes a new deck.</source>
        <translation>La défausse des Pattes expertes devient une nouvelle pioche.</translation>
    </message>
    <message>
        <source>The discard pile of Projects becomes a new deck.</source>
        <translation>La défausse des Projets devient une nouvelle pioche.</translation>
    </message>
    <message>
        <source>The discard pile of Planets becomes a new deck.</source>
        <translation>La défausse des Planètes devient une nouvelle pioche.</translation>
    </message>
    <message>
        <source>Under Bot’s Starship lay unseen: {projects}.</source>
        <translation>Bot révèle ce que cachait son Vaisseau&#xa0;: {projects}.</translation>
    </message>
    <message>
        <source>{name} with {points}</source>
        <translation>{name} avec {points}</translation>
    </message>
    <message>
        <source>Offer {number} is agreed with {players}.</source>
        <translation>Offre {number}&#xa0;: accord avec {players}.</translation>
    </message>
    <message>
        <source>{name} has six Projects: everybody gets a last chance.</source>
        <translation>{name} a six Projets&#xa0;: dernière chance pour tous.</translation>
    </message>
    <message>
        <source>The Fragments beside the bag go back into it.</source>
        <translation>Les Fragments à côté du sac y retournent.</translation>
    </message>
    <message>
        <source>Bot begins {project}.</source>
        <translation>Bot commence {project}.</translation>
    </message>
    <message>
        <source>Bot begins {project} with {fragments} out of its Hold.</source>
        <translation>Bot commence {project} avec {fragments} de sa Soute.</translation>
    </message>
    <message>
        <source>Bot lays {fragment} on {project}, the leftmost of its Projects that lacks it.</source>
        <translation>Bot pose {fragment} sur {project}, le plus à gauche de ses Projets où il manque.</translation>
    </message>
    <message>
        <source>Bot lays {fragment} into its Hold: none of its Projects lacks it.</source>
        <translation>Bot met {fragment} dans sa Soute&#xa0;: aucun de ses Projets n’en a besoin.</translation>
    </message>
    <message>
        <source>Bot’s Hold is full and is emptied.</source>
        <translation>La Soute de Bot est pleine et se vide.</translation>
    </message>
    <message>
        <source>Bot lays a Project unseen under its Starship.</source>
        <translation>Bot glisse un Projet face cachée sous son Vaisseau.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}.</source>
        <translation>Tour {turn}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} drew a bonus card for the Patch.</source>
        <translation>{name} pioche une carte bonus pour le patch.</translation>
    </message>
    <message>
        <source>{name} drew a card for the second discard.</source>
        <translation>{name} pioche une carte pour sa seconde défausse.</translation>
    </message>
    <message>
        <source>{name} drew a card for the Artifact sold.</source>
        <translation>{name} pioche une carte pour l’artefact vendu.</translation>
    </message>
    <message>
        <source>{name} drew a card for Fast Forward.</source>
        <translation>{name} pioche une carte pour l’Avance rapide.</translation>
    </message>
    <message>
        <source>{name} drew a card for the “Miracle”.</source>
        <translation>{name} pioche une carte pour le «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>Vous piochez {card:le}.</translation>
    </message>
    <message>
        <source>You drew {card} as the bonus for your Patch.</source>
        <translation>Vous piochez {card:le} en bonus pour votre patch.</translation>
    </message>
    <message>
        <source>You drew {card} for your second discard.</source>
        <translation>Vous piochez {card:le} pour votre seconde défausse.</translation>
    </message>
    <message>
        <source>You drew {card} for the Artifact you sold.</source>
        <translation>Vous piochez {card:le} pour l’artefact vendu.</translation>
    </message>
    <message>
        <source>You drew {card} for Fast Forward.</source>
        <translation>Vous piochez {card:le} pour l’Avance rapide.</translation>
    </message>
    <message>
        <source>You drew {card} for the “Miracle”.</source>
        <translation>Vous piochez {card:le} pour le «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card:le}.</translation>
    </message>
    <message>
        <source>{name} plays {card} on {target}.</source>
        <translation>{name} joue {card:le} sur {target:le}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: all hands are to move left.</source>
        <translation>{name} joue {card:le}&#xa0;: toutes les mains vont passer à gauche.</translation>
    </message>
    <message>
        <source>{name} plays {card}: all hands are to move right.</source>
        <translation>{name} joue {card:le}&#xa0;: toutes les mains vont passer à droite.</translation>
    </message>
    <message>
        <source>{name} answers {card} with a Memo.</source>
        <translation>{name} répond {card:à} par un Mémo.</translation>
    </message>
    <message>
        <source>{name} goes and fetches an Artifact: {card} ({year}).</source>
        <translation>{name} part chercher l’artefact {card:le} ({year}).</translation>
    </message>
    <message>
        <source>It was drawn for the “Miracle”.</source>
        <translation>Carte piochée pour le «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>It comes from the discard pile.</source>
        <translation>Carte venue de la défausse.</translation>
    </message>
    <message>
        <source>It comes from the draw pile.</source>
        <translation>Carte venue de la pioche.</translation>
    </message>
    <message>
        <source>{by}’s Memo cancelled {name}’s {card}.</source>
        <translation>Le Mémo joué par {by} contrecarre {card:le} ({name}).</translation>
    </message>
    <message>
        <source>{name} killed time and discarded {card}.</source>
        <translation>{name} tue le Temps et défausse {card:le}.</translation>
    </message>
    <message>
        <source>{hours}:{minutes}</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes}</translation>
    </message>
    <message>
        <source>{name} discarded {card}, too.</source>
        <translation>{name} défausse aussi {card:le}.</translation>
    </message>
    <message>
        <source>{name} sold {card}.</source>
        <translation>{name} vend {card:le}.</translation>
    </message>
    <message>
        <source>{name} spent {card} on a “Miracle”.</source>
        <translation>{name} sacrifie {card:le} pour un «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>{card} never existed, and {name} is one Artifact poorer.</source>
        <translation>{card:Le} n’a jamais existé&#xa0;; {name} a un artefact de moins.</translation>
    </message>
    <message>
        <source>{name} discarded {card}, left over from the “Miracle”.</source>
        <translation>{name} défausse {card:le}, qui restait du «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} défausse {card:le}.</translation>
    </message>
    <message>
        <source>Nothing could be played: {name} gave up {card}.</source>
        <translation>Rien n’est jouable&#xa0;: {name} sacrifie {card:le}.</translation>
    </message>
    <message>
        <source>{year} became {altered}: {headline}.</source>
        <translation>{year} devient {altered}&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>{altered} became {year} again: {headline}.</source>
        <translation>{altered} redevient {year}&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>{patch} was nullified.</source>
        <translation>{patch:Le} est annulé.</translation>
    </message>
    <message>
        <source>{patch} was nullified, and {year} is an open Paradox again.</source>
        <translation>{patch:Le} est annulé, et {year} redevient un paradoxe ouvert.</translation>
    </message>
    <message>
        <source>{year} became a Paradox.</source>
        <translation>{year} devient un paradoxe.</translation>
    </message>
    <message>
        <source>{year} is whole again.</source>
        <translation>{year} est de nouveau intact.</translation>
    </message>
    <message>
        <source>{name} patched {year}: {headline}.</source>
        <translation>{name} répare {year}&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} got there first: {card} leaves {victim}’s table.</source>
        <translation>{name} y arrive avant {victim} et lui prend {card:le}.</translation>
    </message>
    <message>
        <source>{card} now lies on {name}’s table.</source>
        <translation>{card:Le} est désormais sur la table, devant {name}.</translation>
    </message>
    <message>
        <source>You gave up {old}; your Mission is now {new}.</source>
        <translation>Vous abandonnez {old:le}&#xa0;; votre mission est désormais {new:le}.</translation>
    </message>
    <message>
        <source>You are {old} no longer; from now on you are {new}.</source>
        <translation>Vous n’êtes plus {old:le}&#xa0;; désormais, vous êtes {new:le}.</translation>
    </message>
    <message>
        <source>{name} was {old} and is somebody else now.</source>
        <translation>{name} était {old:le}, et c’est maintenant quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>All hands were shuffled and dealt anew: {sizes}.</source>
        <translation>Toutes les mains sont mélangées et redistribuées&#xa0;: {sizes}.</translation>
    </message>
    <message>
        <source>{name} {count}</source>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>Every hand moved one place to the left.</source>
        <translation>Toutes les mains avancent d’une place vers la gauche.</translation>
    </message>
    <message>
        <source>Every hand moved one place to the right.</source>
        <translation>Toutes les mains avancent d’une place vers la droite.</translation>
    </message>
    <message>
        <source>You hold {cards} now.</source>
        <translation>Vous avez maintenant en main {cards}.</translation>
    </message>
    <message>
        <source>Your hand is empty now.</source>
        <translation>Votre main est maintenant vide.</translation>
    </message>
    <message>
        <source>{name} set their hand aside: two cards, one play.</source>
        <translation>{name} met sa main de côté&#xa0;: deux cartes, un coup.</translation>
    </message>
    <message>
        <source>{name} set their hand aside, with the bonus: three cards, two plays.</source>
        <translation>{name} met sa main de côté, avec le bonus&#xa0;: trois cartes, deux coups.</translation>
    </message>
    <message>
        <source>{name} goes home as {identity} and wins.</source>
        <translation>{name} retrouve son monde et gagne&#xa0;: c’était {identity}.</translation>
    </message>
    <message>
        <source>{name} has completed the Mission {mission} and wins.</source>
        <translation>{name} a accompli la mission {mission:le} et gagne.</translation>
    </message>
    <message>
        <source>{name} holds ten cards or more and wins.</source>
        <translation>{name} a dix cartes ou plus en main et gagne.</translation>
    </message>
    <message>
        <source>The Universe is destroyed: {count} Paradoxes are open, and everybody loses.</source>
        <translation>L’univers est détruit&#xa0;: {count} paradoxes sont ouverts, et tout le monde perd.</translation>
    </message>
    <message>
        <source>{identity} goes home.</source>
        <translation>{identity} retrouve son monde.</translation>
    </message>
    <message>
        <source>The cards have run out. At home: {home} of {travellers}.</source>
        <translation>Les cartes sont épuisées. De retour&#xa0;: {home} sur {travellers}.</translation>
    </message>
    <message>
        <source>The journey ends here. At home: {home} of {travellers}.</source>
        <translation>Le voyage s’arrête ici. De retour&#xa0;: {home} sur {travellers}.</translation>
    </message>
    <message>
        <source>Everybody is home.</source>
        <translation>Tout le monde est rentré.</translation>
    </message>
    <message>
        <source>The ÜberParadox began: nothing after 1962 can be reached.</source>
        <translation>Le Sur-Paradoxe commence&#xa0;: au-delà de 1962, tout est inaccessible.</translation>
    </message>
    <message>
        <source>The ÜberParadox is over: every year can be reached again.</source>
        <translation>Le Sur-Paradoxe prend fin&#xa0;: toutes les années redeviennent accessibles.</translation>
    </message>
    <message>
        <source>{name} kept their Identity.</source>
        <translation>{name} garde son Identité.</translation>
    </message>
    <message>
        <source>{name} exchanged their Identity.</source>
        <translation>{name} change d’Identité.</translation>
    </message>
    <message>
        <source>Both piles are empty: {name} drew nothing.</source>
        <translation>Pioche et défausse sont vides&#xa0;: {name} ne pioche rien.</translation>
    </message>
    <message>
        <source>{name} exchanged their Mission.</source>
        <translation>{name} échange sa mission.</translation>
    </message>
    <message>
        <source>{name} took their hand back.</source>
        <translation>{name} reprend sa main.</translation>
    </message>
    <message>
        <source>{name} looked through the draw pile.</source>
        <translation>{name} fouille la pioche.</translation>
    </message>
    <message>
        <source>{name} found nothing in the draw pile that can be played now.</source>
        <translation>{name} ne trouve rien de jouable dans la pioche.</translation>
    </message>
    <message>
        <source>{name} has no card left to play.</source>
        <translation>{name} n’a plus de carte à jouer.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile, %n card(s), was shuffled into a new draw pile.</source>
        <translation>
            <numerusform>La défausse (%n carte) est mélangée et redevient la pioche.</numerusform>
            <numerusform>La défausse (%n cartes) est mélangée et redevient la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You looked through the %n card(s) of the draw pile.</source>
        <translation>
            <numerusform>Vous fouillez la pioche (%n carte).</numerusform>
            <numerusform>Vous fouillez la pioche (%n cartes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) were taken back.</source>
        <translation>
            <numerusform>Le dernier coup est annulé.</numerusform>
            <numerusform>Les %n derniers coups sont annulés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game begins: {players}. {title}: complete {goal} Missions.</source>
        <translation>La partie commence&#xa0;: {players}. {title}&#xa0;: accomplissez {goal} Missions.</translation>
    </message>
    <message>
        <source>The game begins: {players}. {title}: complete {goal} Missions and the Adventure.</source>
        <translation>La partie commence&#xa0;: {players}. {title}&#xa0;: accomplissez {goal} Missions et l’Aventure.</translation>
    </message>
    <message>
        <source>Time is up. The Resolution begins.</source>
        <translation>Le temps est écoulé. La Résolution commence.</translation>
    </message>
    <message>
        <source>Everybody is done. The Resolution begins.</source>
        <translation>Tout le monde a fini. La Résolution commence.</translation>
    </message>
    <message>
        <source>No card is left. The Resolution begins.</source>
        <translation>Il ne reste aucune carte. La Résolution commence.</translation>
    </message>
    <message>
        <source>Card {number}: {revealed}, from {name}.</source>
        <translation>Carte {number}, jouée par {name}&#xa0;: {revealed}.</translation>
    </message>
    <message>
        <source>Card {number}: {revealed}.</source>
        <translation>Carte {number}&#xa0;: {revealed}.</translation>
    </message>
    <message>
        <source>{title} succeeds and takes {spent}.</source>
        <translation>{title} réussit et prend {spent}.</translation>
    </message>
    <message>
        <source>{title} succeeds, for the Seer has guessed right. It takes nothing.</source>
        <translation>{title} réussit&#xa0;: la Voyante a deviné juste, et rien n’est dépensé.</translation>
    </message>
    <message>
        <source>{title} succeeds, thanks to the Duellist. It takes nothing.</source>
        <translation>{title} réussit grâce au Duelliste, et rien n’est dépensé.</translation>
    </message>
    <message>
        <source>Missions completed so far: {completed}.</source>
        <translation>Missions accomplies jusqu’ici&#xa0;: {completed}.</translation>
    </message>
    <message>
        <source>{name} uses {hero}.</source>
        <translation>{name} utilise {hero}.</translation>
    </message>
    <message>
        <source>{name} uses {hero}, who now does what {copied} can do.</source>
        <translation>{name} utilise {hero}, qui fait maintenant ce que sait faire {copied}.</translation>
    </message>
    <message>
        <source>That costs {spent}.</source>
        <translation>Cela coûte {spent}.</translation>
    </message>
    <message>
        <source>Named for the next Mission: {kind}.</source>
        <translation>Nommé pour la prochaine Mission&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>Out of the Story go: {discarded}.</source>
        <translation>On retire de l’Histoire&#xa0;: {discarded}.</translation>
    </message>
    <message>
        <source>All of these cards stay in the Story.</source>
        <translation>Toutes ces cartes restent dans l’Histoire.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots until a Mission has been settled.</source>
        <translation>Le Sac à dos a {limit} emplacements jusqu’à ce qu’une Mission soit résolue.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots again.</source>
        <translation>Le Sac à dos a de nouveau {limit} emplacements.</translation>
    </message>
    <message>
        <source>The Backpack has {limit} slots from now on.</source>
        <translation>Le Sac à dos a désormais {limit} emplacements.</translation>
    </message>
    <message>
        <source>A token leaves the game from the supply: {kind}.</source>
        <translation>Un jeton de la réserve quitte le jeu&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>A token leaves the game out of the Backpack: {kind}.</source>
        <translation>Un jeton du Sac à dos quitte le jeu&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>There is no room for {item}: the Backpack breaks.</source>
        <translation>Il n’y a pas de place pour {item}&#xa0;: le Sac à dos se déchire.</translation>
    </message>
    <message>
        <source>More slots are in use than the Backpack has now: it breaks.</source>
        <translation>Il y a plus d’emplacements occupés que le Sac à dos n’en a maintenant&#xa0;: il se déchire.</translation>
    </message>
    <message>
        <source>The game is won: {completed} Missions completed, {goal} were needed.</source>
        <translation>La partie est gagnée&#xa0;: {completed} Missions accomplies, il en fallait {goal}.</translation>
    </message>
    <message>
        <source>The Adventure is won: {completed} Missions completed, {goal} were needed.</source>
        <translation>L’Aventure est gagnée&#xa0;: {completed} Missions accomplies, il en fallait {goal}.</translation>
    </message>
    <message>
        <source>The game is lost with the Backpack. Missions completed: {completed} of {goal}.</source>
        <translation>La partie est perdue avec le Sac à dos. Missions accomplies&#xa0;: {completed} sur {goal}.</translation>
    </message>
    <message>
        <source>The Story is over and the game is lost. Missions completed: {completed} of {goal}.</source>
        <translation>L’Histoire est finie et la partie est perdue. Missions accomplies&#xa0;: {completed} sur {goal}.</translation>
    </message>
    <message>
        <source>{name} keeps {hero}.</source>
        <translation>{name} garde {hero}.</translation>
    </message>
    <message>
        <source>The Adventure phase begins.</source>
        <translation>La phase d’Aventure commence.</translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} a fini.</translation>
    </message>
    <message>
        <source>{name} goes on after all.</source>
        <translation>{name} continue finalement.</translation>
    </message>
    <message>
        <source>Slots in use: {slots} of {limit}.</source>
        <translation>Emplacements occupés&#xa0;: {slots} sur {limit}.</translation>
    </message>
    <message>
        <source>{title} fails. Missing: {missing}.</source>
        <translation>{title} échoue. Il manque&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>Out of the Backpack, to the discards: {kinds}.</source>
        <translation>Du Sac à dos à la défausse&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>{title} pays {item}.</source>
        <translation>{title} donne {item}.</translation>
    </message>
    <message>
        <source>The Reward of {title} is left.</source>
        <translation>La Récompense de {title} est laissée.</translation>
    </message>
    <message>
        <source>{title} pays nothing: no such token is left.</source>
        <translation>{title} ne donne rien&#xa0;: il ne reste aucun jeton de ce type.</translation>
    </message>
    <message>
        <source>Next in the Story: {cards}.</source>
        <translation>La suite de l’Histoire&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>These cards go back in the order that was chosen.</source>
        <translation>Ces cartes retournent dans l’ordre qui a été choisi.</translation>
    </message>
    <message>
        <source>{title} goes under the Story and comes once more.</source>
        <translation>{title} va sous l’Histoire et reviendra une fois.</translation>
    </message>
    <message>
        <source>In exchange you take {item}.</source>
        <translation>En échange, l’équipe prend {item}.</translation>
    </message>
    <message>
        <source>{title} does not ask for what was named: {kind}.</source>
        <translation>{title} ne demande pas ce qui a été nommé&#xa0;: {kind}.</translation>
    </message>
</context>
<context>
    <name>MemoMenu</name>
    <message>
        <source>Ask for a Memo…</source>
        <translation>Me proposer un Mémo…</translation>
    </message>
    <message>
        <source>At every play</source>
        <translation>À chaque coup</translation>
    </message>
    <message>
        <source>Only if it touches me or my years</source>
        <translation>Seulement si cela me touche, moi ou mes années</translation>
    </message>
    <message>
        <source>Not before my next turn</source>
        <translation>Pas avant mon prochain tour</translation>
    </message>
</context>
<context>
    <name>MemoStakes</name>
    <message>
        <source>{year} would turn.</source>
        <translation>{year} se retournerait.</translation>
    </message>
    <message>
        <source>Paradoxes opened: {years}.</source>
        <translation>Cela ouvrirait un paradoxe sur {years}.</translation>
    </message>
    <message>
        <source>Whole again: {years}.</source>
        <translation>Cela rétablirait {years}.</translation>
    </message>
    <message>
        <source>Patches nullified: {years}.</source>
        <translation>Le patch {years:de} serait annulé.</translation>
    </message>
    <message>
        <source>{year} would be patched.</source>
        <translation>{year} serait réparé.</translation>
    </message>
    <message>
        <source>You would lose what you need: {years}.</source>
        <translation>Vous perdriez ce qu’il vous faut&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>You would have what you need: {years}.</source>
        <translation>Vous auriez ce qu’il vous faut&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>It would help you; you could patch: {years}.</source>
        <translation>Cela vous aiderait&#xa0;; vous pourriez réparer&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>It would set you back; you could no longer patch: {years}.</source>
        <translation>Cela vous gênerait&#xa0;; vous ne pourriez plus réparer&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Your way home would be sealed.</source>
        <translation>Votre chemin du retour serait scellé.</translation>
    </message>
    <message>
        <source>The Universe would be destroyed.</source>
        <translation>L’univers serait détruit.</translation>
    </message>
    <message>
        <source>It would cost you {artifact}.</source>
        <translation>Vous perdriez {artifact:le}.</translation>
    </message>
    <message>
        <source>Your Mission asks for {artifact}.</source>
        <translation>Votre mission demande {artifact:le}.</translation>
    </message>
    <message>
        <source>You would get another hand. You hold {held}; you would get {got}.</source>
        <translation>Vous auriez une autre main. Cartes en main&#xa0;: {held} à présent, {got} ensuite.</translation>
    </message>
    <message>
        <source>It is aimed at you.</source>
        <translation>Elle vous vise.</translation>
    </message>
    <message>
        <source>It would cancel {card}, which is yours.</source>
        <translation>Cela contrecarrerait {card:le}, qui est à vous.</translation>
    </message>
    <message>
        <source>Nothing of yours would change.</source>
        <translation>Rien ne changerait pour vous.</translation>
    </message>
</context>
<context>
    <name>MemoWindow</name>
    <message>
        <source>Anyone with a Memo?</source>
        <translation>Quelqu’un joue un Mémo&#xa0;?</translation>
    </message>
    <message>
        <source>Press your number to look at your cards in secret.</source>
        <translation>Appuyez sur votre numéro pour regarder vos cartes en secret.</translation>
    </message>
    <message>
        <source>Held. Take your time.</source>
        <translation>Le temps est suspendu. Prenez le vôtre.</translation>
    </message>
    <message>
        <source>{name} thought better of it.</source>
        <translation>{name} se ravise.</translation>
    </message>
    <message>
        <source>{name} has looked once already; one look for each play.</source>
        <translation>{name} a déjà regardé&#xa0;; un seul coup d’œil par carte jouée.</translation>
    </message>
</context>
<context>
    <name>Missions</name>
    <message>
        <source>A collector will hang all three and let the guests place bets.</source>
        <translation>Un collectionneur accrochera les trois et laissera parier ses invités.</translation>
    </message>
    <message>
        <source>Bet on known results, sell a known fake, stage a play nobody can check.</source>
        <translation>Parier en sachant qui gagne, vendre un faux, jouer l’invérifiable.</translation>
    </message>
    <message>
        <source>One birthday, one very rich child, three wishes.</source>
        <translation>Un anniversaire, un enfant très riche, trois vœux.</translation>
    </message>
    <message>
        <source>Three riddles, and a professor who can no longer wait.</source>
        <translation>Trois énigmes, et un professeur qui n’a plus l’âge d’attendre.</translation>
    </message>
    <message>
        <source>The children’s corner needs animals that are a little larger.</source>
        <translation>Au coin des enfants, il faudrait des bêtes un peu plus grandes.</translation>
    </message>
    <message>
        <source>A gift shop stocks both ends of time and nothing in between.</source>
        <translation>Une boutique de cadeaux vend les deux bouts du temps, et rien au milieu.</translation>
    </message>
    <message>
        <source>Three writings the world lost. One shelf, fireproof.</source>
        <translation>Trois écrits que le monde a perdus. Une étagère, ignifugée.</translation>
    </message>
    <message>
        <source>A clinic would like to try faith and science on one ward.</source>
        <translation>Une clinique aimerait essayer la foi et la science dans le même service.</translation>
    </message>
    <message>
        <source>Two animals for the great hall, and the oldest book on their insides.</source>
        <translation>Deux animaux pour le grand hall, et le plus vieux livre sur leurs entrailles.</translation>
    </message>
    <message>
        <source>An actor wants a crown, a steed and a part nobody has played.</source>
        <translation>Un acteur veut une couronne, une monture et un rôle que nul n’a joué.</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>The Universe would end: {count} Paradoxes would be open at once.</source>
        <translation>Ce serait la fin de l’univers&#xa0;: {count} paradoxes seraient ouverts en même temps.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox: everything is within reach again.</source>
        <translation>Ce coup met fin au Sur-Paradoxe&#xa0;: tout redevient accessible.</translation>
    </message>
    <message>
        <source>It begins the ÜberParadox: nothing after 1962 can be reached any more.</source>
        <translation>Ce coup déclenche le Sur-Paradoxe&#xa0;: au-delà de 1962, plus rien n’est accessible.</translation>
    </message>
    <message>
        <source>It covers a Paradox and brings a card. Open then: {count} of {limit}.</source>
        <translation>Ce coup recouvre un paradoxe et rapporte une carte. Paradoxes ouverts ensuite&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>There are too many open Paradoxes. It covers one and brings a card. Open then: {count} of {limit}.</source>
        <translation>Les paradoxes ouverts sont trop nombreux. Ce coup en recouvre un et rapporte une carte. Il en reste ensuite {count} sur {limit}.</translation>
    </message>
    <message>
        <source>There are too many open Paradoxes. Whole again: {years}. Open then: {count} of {limit}.</source>
        <translation>Les paradoxes ouverts sont trop nombreux. Ce coup rétablit {years}. Il en reste ensuite {count} sur {limit}.</translation>
    </message>
    <message>
        <source>Patches come off: {years}. They were laid by {seats}.</source>
        <translation>Ce coup enlève le patch {years:de}, posé par {seats}.</translation>
    </message>
    <message>
        <source>Patches come off: {years}.</source>
        <translation>Ce coup enlève le patch {years:de}.</translation>
    </message>
    <message>
        <source>It opens {opened} and closes {closed}. Open then: {count} of {limit}.</source>
        <translation>Ce coup ouvre {opened} et referme {closed}. Paradoxes ouverts ensuite&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>It opens {years}. Open then: {count} of {limit}.</source>
        <translation>Ce coup ouvre {years}. Paradoxes ouverts ensuite&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>It closes {years}. Open then: {count} of {limit}.</source>
        <translation>Ce coup referme {years}. Paradoxes ouverts ensuite&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>It is one of two Linchpins. Waiting for the other one: {years}.</source>
        <translation>C’est l’un des deux événements modifiables qu’il faut. L’autre manque encore pour {years}.</translation>
    </message>
    <message>
        <source>No other year turns with it.</source>
        <translation>Aucune autre année ne change.</translation>
    </message>
    <message>
        <source>It erases {artifact}, and takes nothing from anybody else.</source>
        <translation>Ce coup défausse {artifact:le} et ne prend rien à personne d’autre.</translation>
    </message>
    <message>
        <source>It gives up {artifact}. New cards for it: {count}.</source>
        <translation>Ce coup sacrifie {artifact:le}. Cartes en échange&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>It gives up {artifact} for a small hand. Plays from it: {count}.</source>
        <translation>Ce coup sacrifie {artifact:le} pour une petite main. Cartes à en jouer&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Another Mission may be nearer.</source>
        <translation>Une autre mission sera peut-être plus à portée.</translation>
    </message>
    <message>
        <source>{seat} gets another Identity and begins anew.</source>
        <translation>{seat} reçoit une autre Identité et repart de zéro.</translation>
    </message>
    <message>
        <source>Another Identity may be nearer to home.</source>
        <translation>Une autre Identité sera peut-être plus près du retour.</translation>
    </message>
    <message>
        <source>Artifacts finish Missions: this is one more in front of {seat}.</source>
        <translation>Les artefacts servent à accomplir les missions&#xa0;: en voici un de plus devant {seat}.</translation>
    </message>
    <message>
        <source>It takes {artifact} from {seat}, whose Mission may ask for it.</source>
        <translation>Ce coup prend {artifact:le} à {seat}, dont la mission en a peut-être besoin.</translation>
    </message>
    <message>
        <source>It erases {artifact} in front of {seat}, whose Mission may ask for it.</source>
        <translation>Ce coup défausse {artifact:le} {seat:de}, dont la mission en a peut-être besoin.</translation>
    </message>
    <message>
        <source>All hands are dealt anew, and {seat} has most to lose.</source>
        <translation>Toutes les mains sont redistribuées, et {seat} a le plus à perdre.</translation>
    </message>
    <message>
        <source>It brings the hand of {seat} in exchange. Cards in it: {count}.</source>
        <translation>Ce coup donne en échange la main que tient {seat}. Nombre de cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>It brings two cards and two more plays.</source>
        <translation>On pioche deux cartes et on joue encore deux fois.</translation>
    </message>
    <message>
        <source>It plays the best card of the discard pile.</source>
        <translation>Ce coup joue la meilleure carte de la défausse.</translation>
    </message>
    <message>
        <source>It plays the best card of the draw pile.</source>
        <translation>Ce coup joue la meilleure carte de la pioche.</translation>
    </message>
    <message>
        <source>Killing Time: nothing is played.</source>
        <translation>Tuer le Temps&#xa0;: aucune carte n’est jouée.</translation>
    </message>
    <message>
        <source>Another card comes in its place.</source>
        <translation>Une autre carte vient la remplacer.</translation>
    </message>
    <message>
        <source>It is discarded instead of a play from the “Miracle”.</source>
        <translation>Cette défausse remplace un coup du «&#xa0;miracle&#xa0;».</translation>
    </message>
    <message>
        <source>It stops {card}, played by {seat}.</source>
        <translation>Ce coup contrecarre {card:le}, que joue {seat}.</translation>
    </message>
    <message>
        <source>It stops the Memo of {seat}, and {card} goes on.</source>
        <translation>Un Mémo contrecarre celui que joue {seat}, et {card:le} suit son cours.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would end the Universe for everybody.</source>
        <translation>{card:Le}, que joue {seat}, mettrait fin à l’univers pour tout le monde.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Les autres cartes méritent d’être gardées.</translation>
    </message>
    <message>
        <source>This Identity will do.</source>
        <translation>Cette Identité convient.</translation>
    </message>
    <message>
        <source>Another Identity may have an easier way home.</source>
        <translation>Une autre Identité rentrera peut-être plus facilement.</translation>
    </message>
    <message>
        <source>Nothing is done against it.</source>
        <translation>Rien n’est tenté pour l’empêcher.</translation>
    </message>
    <message>
        <source>There is nothing left to do in this turn.</source>
        <translation>Il n’y a plus rien à faire pendant ce tour.</translation>
    </message>
    <message>
        <source>The three headlines stand: it wins by going home.</source>
        <translation>Les trois titres sont en place&#xa0;: le retour fait gagner.</translation>
    </message>
    <message>
        <source>The Mission is complete: it wins the game.</source>
        <translation>La mission est accomplie&#xa0;: elle fait gagner.</translation>
    </message>
    <message>
        <source>Ten cards or more are held: it wins the game.</source>
        <translation>Dix cartes ou plus en main font gagner.</translation>
    </message>
    <message>
        <source>Whoever guesses best begins.</source>
        <translation>Qui devine le mieux commence.</translation>
    </message>
    <message>
        <source>Whoever has seen a clock does not guess.</source>
        <translation>Qui a vu l’heure ne devine pas.</translation>
    </message>
    <message>
        <source>Your three headlines then stand: you can claim victory.</source>
        <translation>Vos trois titres sont alors en place&#xa0;: vous pouvez revendiquer la victoire.</translation>
    </message>
    <message>
        <source>Your Mission is then complete: you can claim victory.</source>
        <translation>Votre mission est alors accomplie&#xa0;: vous pouvez revendiquer la victoire.</translation>
    </message>
    <message>
        <source>You then hold ten cards: you can claim victory.</source>
        <translation>Vous avez alors dix cartes&#xa0;: vous pouvez revendiquer la victoire.</translation>
    </message>
    <message>
        <source>It brings a card, and one of your three headlines: {primes}.</source>
        <translation>Ce coup rapporte une carte et l’un de vos trois titres&#xa0;: {primes}.</translation>
    </message>
    <message>
        <source>It makes {years} whole again, which you need.</source>
        <translation>Ce coup rétablit {years}, qu’il vous faut.</translation>
    </message>
    <message>
        <source>It ends the ÜberParadox and opens your way home again.</source>
        <translation>Ce coup met fin au Sur-Paradoxe et rouvre votre chemin du retour.</translation>
    </message>
    <message>
        <source>It opens {years}, which you need, and you hold the Patch for it.</source>
        <translation>Ce coup ouvre {years}, qu’il vous faut, et vous avez en main le patch correspondant.</translation>
    </message>
    <message>
        <source>It opens {years}, where you need a Patch.</source>
        <translation>Ce coup ouvre {years}, où il vous faut un patch.</translation>
    </message>
    <message>
        <source>It is one of two Linchpins that you need for {years}.</source>
        <translation>C’est l’un des deux événements modifiables qu’il vous faut pour {years}.</translation>
    </message>
    <message>
        <source>It opens {years}, and you hold the Patch for it, which brings a card.</source>
        <translation>Ce coup ouvre {years}, et vous avez en main le patch correspondant&#xa0;: il rapportera une carte.</translation>
    </message>
    <message>
        <source>Your Mission asks for it. Done then: {count} of 3.</source>
        <translation>Votre mission demande cet artefact. Avec ce coup&#xa0;: {count} sur 3.</translation>
    </message>
    <message>
        <source>Your Mission asks for {artifact}, which {seat} has. Done then: {count} of 3.</source>
        <translation>Votre mission demande {artifact:le}, que possède {seat}. Avec ce coup&#xa0;: {count} sur 3.</translation>
    </message>
    <message>
        <source>Your Mission does not ask for it, but on the table it may be worth something later.</source>
        <translation>Votre mission ne demande pas cet artefact, mais une fois posé, il pourra servir plus tard.</translation>
    </message>
    <message>
        <source>It blocks {seat}, who holds {count} cards and wins with ten.</source>
        <translation>Ce coup bloque {seat}, qui tient {count} cartes et gagne avec dix.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would cost you your hand of {count} cards.</source>
        <translation>{card:Le}, que joue {seat}, vous coûterait votre main de {count} cartes.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would spoil what you need: {years}.</source>
        <translation>{card:Le}, que joue {seat}, gâcherait ce qu’il vous faut&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would cost you {artifact}, which your Mission asks for.</source>
        <translation>{card:Le}, que joue {seat}, vous coûterait {artifact:le}, que demande votre mission.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, would seal your way home.</source>
        <translation>{card:Le}, que joue {seat}, scellerait votre chemin du retour.</translation>
    </message>
    <message>
        <source>{card}, played by {seat}, does you little harm: your Memo is worth more later.</source>
        <translation>{card:Le}, que joue {seat}, vous nuit peu&#xa0;: votre Mémo servira mieux plus tard.</translation>
    </message>
    <message>
        <source>None of your goals asks for {card}.</source>
        <translation>Aucun de vos objectifs ne demande {card:le}.</translation>
    </message>
    <message>
        <source>Nothing brings you nearer now; this does the least harm.</source>
        <translation>Rien ne vous rapproche du but pour l’instant&#xa0;; c’est le moindre mal.</translation>
    </message>
    <message>
        <source>{name}, a Cadet bot</source>
        <translation>{name}, bot Cadet</translation>
    </message>
    <message>
        <source>{name}, an Agent bot</source>
        <translation>{name}, bot Agent</translation>
    </message>
    <message>
        <source>{name}, a Chief bot</source>
        <translation>{name}, bot Chef</translation>
    </message>
    <message>
        <source>{mover}: {words}</source>
        <translation>{mover}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>NameForms</name>
    <message>
        <source>{name}</source>
        <translation>{name}
le = {name}
à = à {name}
de = de {name}
de (aeiouyh) = d’{name}
que = que {name}
que (aeiouyh) = qu’{name}</translation>
    </message>
    <message>
        <source>{year}</source>
        <translation>{year}
le = {year}
à = à {year}
de = de {year}
que = que {year}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}
le = {quoted}
à = à {quoted}
de = de {quoted}
que = que {quoted}</translation>
    </message>
    <message>
        <source>{patch}</source>
        <translation>{patch}
le = le {patch}
à = au {patch}
de = du {patch}
que = que le {patch}</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>Meanwhile: {done}</source>
        <translation>Pendant ce temps&#xa0;: {done}</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Comment vous jouez</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Retirer la place {number}</translation>
    </message>
    <message>
        <source>Same people as last time</source>
        <translation>Les mêmes que la dernière fois</translation>
    </message>
    <message>
        <source>Way of playing</source>
        <translation>Façon de jouer</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>En famille</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Memo window</source>
        <translation>Délai pour un Mémo</translation>
    </message>
    <message>
        <source>Until every seat says OK</source>
        <translation>Jusqu’à ce que tous disent OK</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Guess the time</source>
        <translation>Deviner l’heure</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Seat {number} begins</source>
        <translation>La place {number} commence</translation>
    </message>
    <message>
        <source>Identities may be exchanged once</source>
        <translation>Échange d’Identité permis une fois</translation>
    </message>
    <message>
        <source>Show what can be played</source>
        <translation>Montrer ce qui est jouable</translation>
    </message>
    <message>
        <source>Show what a play would change</source>
        <translation>Montrer ce qu’une carte changerait</translation>
    </message>
    <message>
        <source>Remind me when I can claim victory</source>
        <translation>Me rappeler quand je peux revendiquer la victoire</translation>
    </message>
    <message>
        <source>Two to six players can play. Enter their names.</source>
        <translation>De deux à six joueurs. Écrivez les noms.</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>La place {number} n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Il manque un nom ici.</translation>
    </message>
    <message>
        <source>Seat {number} is called {name}, too.</source>
        <translation>{name}&#xa0;: c’est déjà le nom de la place {number}.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Deux places portent le nom {name}.</translation>
    </message>
    <message>
        <source>What time is it?</source>
        <translation>Quelle heure est-il&#xa0;?</translation>
    </message>
    <message>
        <source>Without looking at a clock: whoever comes nearest begins.</source>
        <translation>Défense de regarder une horloge&#xa0;: qui tombe le plus juste commence.</translation>
    </message>
    <message>
        <source>{name}, what time is it?</source>
        <translation>{name}, quelle heure est-il&#xa0;?</translation>
    </message>
    <message>
        <source>I saw the clock</source>
        <translation>J’ai vu l’heure</translation>
    </message>
    <message>
        <source>HH:MM</source>
        <translation>HH&#xa0;h&#xa0;MM</translation>
    </message>
    <message>
        <source>Hours and minutes: 9:30, 0930 or 9.30 will do.</source>
        <translation>Heures et minutes&#xa0;: 9&#xa0;h&#xa0;30, 9:30 ou 0930, au choix.</translation>
    </message>
    <message>
        <source>It is {time}</source>
        <translation>Il est {time}</translation>
    </message>
    <message>
        <source>{name} guessed {time}.</source>
        <translation>{name} a dit {time}.</translation>
    </message>
    <message>
        <source>{name} had seen the clock.</source>
        <translation>{name} avait vu l’heure.</translation>
    </message>
    <message>
        <source>Enter the time as hours and minutes, such as {example}.</source>
        <translation>Écrivez l’heure en heures et minutes, par exemple {example}.</translation>
    </message>
    <message>
        <source>Is this you?</source>
        <translation>Est-ce bien vous&#xa0;?</translation>
    </message>
    <message>
        <source>You are {identity}. You may exchange the Identity once; the next one is yours for good.</source>
        <translation>Vous êtes {identity}. Vous pouvez échanger cette Identité une fois&#xa0;; la seconde est définitive.</translation>
    </message>
    <message>
        <source>This is you now</source>
        <translation>Vous voici désormais</translation>
    </message>
    <message>
        <source>You are {identity}, for good.</source>
        <translation>Vous êtes {identity}, et pour de bon.</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>C’est vu</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
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
        <translation>Chrononauts, de deux à six joueurs</translation>
    </message>
    <message>
        <source>Artifaxx, two to four players</source>
        <translation>Artifaxx, de deux à quatre joueurs</translation>
    </message>
    <message>
        <source>Solonauts, one player or one team</source>
        <translation>Solonauts, en solo ou en équipe</translation>
    </message>
    <message>
        <source>The short game without the TimeLine: whoever completes a Mission first wins.</source>
        <translation>La partie courte, sans la Chronologie&#xa0;: la première mission accomplie l’emporte.</translation>
    </message>
    <message>
        <source>One player, or a team that shares one hand, brings every traveller home.</source>
        <translation>En solo, ou en équipe autour d’une seule main, ramenez tous les voyageurs chez eux.</translation>
    </message>
    <message>
        <source>Name of the player or the team</source>
        <translation>Votre nom ou celui de l’équipe</translation>
    </message>
    <message>
        <source>Two to four players can play. Enter their names.</source>
        <translation>De deux à quatre joueurs. Écrivez les noms.</translation>
    </message>
    <message>
        <source>One player or one team plays. Enter a name.</source>
        <translation>On joue en solo ou en équipe. Écrivez un nom.</translation>
    </message>
    <message>
        <source>Out of the deck</source>
        <translation>Hors du paquet</translation>
    </message>
    <message>
        <source>Acts as “{card}”</source>
        <translation>Agit comme «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>“{card}” is not in the deck.</source>
        <translation>«&#xa0;{card}&#xa0;» n’est pas dans le paquet.</translation>
    </message>
    <message>
        <source>“{card}” acts as “{other}”.</source>
        <translation>«&#xa0;{card}&#xa0;» agit comme «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>The curtain hides every hand.</source>
        <translation>Le rideau cache chaque main.</translation>
    </message>
    <message>
        <source>For a single person no curtain hangs and no clock runs.</source>
        <translation>Pour une seule personne, il n’y a ni rideau ni minuteur.</translation>
    </message>
    <message>
        <source>You will watch: all seats are bots.</source>
        <translation>Vous allez regarder&#xa0;: il n’y a que des bots.</translation>
    </message>
    <message>
        <source>It has no clock where at most one person plays.</source>
        <translation>Le minuteur ne sert que si plusieurs personnes jouent.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>One that can be won for sure</source>
        <translation>Gagnable à coup sûr</translation>
    </message>
    <message>
        <source>Today’s</source>
        <translation>Celle du jour</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>{date}: {count} travellers, the same deal for everybody on this date. It needs no network.</source>
        <translation>Donne du {date}, la même pour tout le monde à cette date&#xa0;: {count} voyageurs. Aucun réseau nécessaire.</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>{count}, as usual</source>
        <translation>{count}, nombre habituel</translation>
    </message>
    <message>
        <source>Fewer is easier, more is harder.</source>
        <translation>Moins ils sont nombreux, plus c’est facile, et inversement.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Très difficile</translation>
    </message>
    <message>
        <source>It is measured by how many of 200 games a simple player of the program loses on the deal.</source>
        <translation>Elle se mesure au nombre de parties, sur 200, qu’un bot simple perd avec cette donne.</translation>
    </message>
    <message>
        <source>No deal of this difficulty is known for {count} travellers. Choose another one.</source>
        <translation>On ne connaît aucune donne de cette difficulté pour {count} voyageurs. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>With so many travellers the program first looks for such a deal, for at most {seconds}.</source>
        <translation>Avec autant de voyageurs, le programme cherche d’abord une telle donne, pendant {seconds} au plus.</translation>
    </message>
    <message>
        <source>Name of the deal</source>
        <translation>Nom de la donne</translation>
    </message>
    <message>
        <source>The same name always gives the same deal; without one, lots decide. It may be one that nobody can win.</source>
        <translation>À même nom, même donne&#xa0;; sans nom, le sort décide. Il se peut que la donne soit impossible à gagner.</translation>
    </message>
    <message>
        <source>{name} has {count} travellers to bring home.</source>
        <translation>{name} a {count} voyageurs à ramener chez eux.</translation>
    </message>
    <message>
        <source>The deal can be won for sure.</source>
        <translation>La donne est gagnable à coup sûr.</translation>
    </message>
    <message>
        <source>The deal can be won for sure. Difficulty: {grade}.</source>
        <translation>La donne est gagnable à coup sûr. Difficulté&#xa0;: {grade}.</translation>
    </message>
    <message>
        <source>It is the deal of {date}.</source>
        <translation>C’est la donne du {date}.</translation>
    </message>
    <message>
        <source>The name decides which deal it is.</source>
        <translation>Le nom décide de la donne.</translation>
    </message>
    <message>
        <source>Lots decide which deal it is.</source>
        <translation>Le sort décide de la donne.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Recherche d’une donne gagnable…</translation>
    </message>
    <message>
        <source>The program tries to bring {count} travellers home, for at most {seconds}.</source>
        <translation>Le programme tente de ramener {count} voyageurs chez eux, pendant {seconds} au plus.</translation>
    </message>
    <message>
        <source>Time spent looking</source>
        <translation>Temps de recherche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Victoire non garantie</translation>
    </message>
    <message>
        <source>No deal with {count} travellers was found in time that can be won for sure. You can play one all the same; it may be one that nobody can win.</source>
        <translation>Le temps n’a pas suffi pour trouver une donne à {count} voyageurs gagnable à coup sûr. Vous pouvez en jouer une quand même&#xa0;; elle sera peut-être impossible à gagner.</translation>
    </message>
    <message>
        <source>Play all the same</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>AfterNova 2–6</source>
        <translation>AfterNova 2–6</translation>
    </message>
    <message>
        <source>AfterNova, two to six players</source>
        <translation>AfterNova, de deux à six joueurs</translation>
    </message>
    <message>
        <source>Two to six can play. Enter their names.</source>
        <translation>De deux à six joueurs. Écrivez les noms.</translation>
    </message>
    <message>
        <source>Harvest Planets with your crew, make deals for what it cannot do, complete six Projects.</source>
        <translation>Faites des Récoltes sur les Planètes avec vos Pattes expertes, concluez des accords pour le reste, réalisez six Projets.</translation>
    </message>
    <message>
        <source>Cadets seldom offer a deal and forget things. Agents weigh what a deal brings each side, and counter. Chiefs bargain hard: many offers, to anyone, with Fragments of the Holds. None of them sees your cards.</source>
        <translation>Les Cadets proposent peu et oublient des choses. Les Agents pèsent ce qu’un accord rapporte à chacun et font des contre-offres. Les Chefs marchandent&#xa0;: beaucoup d’offres, même à n’importe qui, même avec des Fragments des Soutes. Aucun ne voit vos cartes.</translation>
    </message>
    <message>
        <source>A kindly bot: at most one offer a turn, no counter-offers, and now and then it forgets to complete a Project.</source>
        <translation>Un bot bienveillant&#xa0;: au plus une offre par tour, aucune contre-offre, et il oublie parfois de réaliser un Projet.</translation>
    </message>
    <message>
        <source>A bot that weighs what a deal brings each side: up to two offers a turn, and counter-offers.</source>
        <translation>Un bot qui pèse ce qu’un accord rapporte à chacun&#xa0;: jusqu’à deux offres par tour, et des contre-offres.</translation>
    </message>
    <message>
        <source>A bot that bargains hard: up to six offers a turn, to anyone or with Fragments of the Holds, for just what others will agree to.</source>
        <translation>Un bot qui marchande&#xa0;: jusqu’à six offres par tour, même à n’importe qui ou avec des Fragments des Soutes, et il ne donne que ce qu’il faut pour obtenir un oui.</translation>
    </message>
    <message>
        <source>{players} play; lots decide who begins.</source>
        <translation>{players} jouent&#xa0;; le sort décide qui commence.</translation>
    </message>
    <message>
        <source>The simulated Bot plays along.</source>
        <translation>Le Bot simulé joue aussi.</translation>
    </message>
    <message>
        <source>Each turn has six offers.</source>
        <translation>Jusqu’à six offres par tour.</translation>
    </message>
    <message>
        <source>All Projects are completed by themselves</source>
        <translation>Tous les Projets se réalisent tout seuls</translation>
    </message>
    <message>
        <source>Nobody is asked whether to complete one, but for the sixth. Without this, anybody may say so for two seconds after every turn.</source>
        <translation>On ne demande à personne s’il faut en réaliser un, sauf pour le sixième. Sans cette option, après chaque tour, chacun a deux secondes pour se manifester.</translation>
    </message>
    <message>
        <source>Projects are completed by themselves.</source>
        <translation>Les Projets se réalisent tout seuls.</translation>
    </message>
    <message>
        <source>Where several people play, they agree here on times, hints and Projects.</source>
        <translation>Quand plusieurs personnes jouent, elles conviennent ici des durées, des indices et des Projets.</translation>
    </message>
    <message>
        <source>All agree to hints</source>
        <translation>Tous acceptent les indices</translation>
    </message>
    <message>
        <source>Whoever looks may ask for hints, from what that player knows. The game remembers who did.</source>
        <translation>La personne qui regarde peut demander des indices, fondés sur ce qu’elle sait. La partie retient qui l’a fait.</translation>
    </message>
    <message>
        <source>All have agreed to hints.</source>
        <translation>Tous ont accepté les indices.</translation>
    </message>
    <message>
        <source>Talk time: how long deals are put together in a turn</source>
        <translation>Temps de parole&#xa0;: combien de temps on négocie par tour</translation>
    </message>
    <message>
        <source>How long a person may take for an answer; silence declines</source>
        <translation>Temps pour répondre à une offre&#xa0;; qui se tait refuse</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Deals of a turn are talked over for {seconds}.</source>
        <translation>À chaque tour, on négocie pendant {seconds}.</translation>
    </message>
    <message>
        <source>People answer within {seconds}.</source>
        <translation>On répond en {seconds} au plus.</translation>
    </message>
    <message>
        <source>Dungeon Time 1–5</source>
        <translation>Dungeon Time 1–5</translation>
    </message>
    <message>
        <source>Dungeon Time, one to five players</source>
        <translation>Dungeon Time, d’un à cinq joueurs</translation>
    </message>
    <message>
        <source>One to five can play. Enter their names.</source>
        <translation>On joue d’un à cinq. Écrivez les noms.</translation>
    </message>
    <message>
        <source>One team, five minutes: play Items and Missions onto the Story, and remember them. Then it comes out whether the Backpack holds.</source>
        <translation>Une équipe, cinq minutes&#xa0;: jouez Objets et Missions sur l’Histoire, et retenez-les. On voit ensuite si le Sac à dos tient.</translation>
    </message>
    <message>
        <source>Companions play in your team. They see the open hands, as you do, and keep the Story in mind as well as people of their rank.</source>
        <translation>Les coéquipiers jouent dans votre équipe. Ils voient les mains ouvertes, comme vous, et retiennent l’Histoire aussi bien que leur rang le permet.</translation>
    </message>
    <message>
        <source>A companion who misses a card now and then, forgets some, and seldom asks.</source>
        <translation>Un coéquipier à qui une carte échappe parfois, qui en oublie quelques-unes et demande rarement.</translation>
    </message>
    <message>
        <source>A companion who misses little, and mostly asks before a Mission.</source>
        <translation>Un coéquipier à qui peu échappe et qui, le plus souvent, demande avant une Mission.</translation>
    </message>
    <message>
        <source>A companion who forgets hardly anything, and asks before nearly every Mission.</source>
        <translation>Un coéquipier qui n’oublie presque rien et demande avant presque chaque Mission.</translation>
    </message>
    <message>
        <source>What you play</source>
        <translation>Ce que vous jouez</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>One scenario</source>
        <translation>Un scénario</translation>
    </message>
    <message>
        <source>Adventure</source>
        <translation>Aventure</translation>
    </message>
    <message>
        <source>Dungeon of the day</source>
        <translation>Donjon du jour</translation>
    </message>
    <message>
        <source>Open the map…</source>
        <translation>Ouvrir le chemin…</translation>
    </message>
    <message>
        <source>Choose a scenario…</source>
        <translation>Choisir un scénario…</translation>
    </message>
    <message>
        <source>Choose an Adventure…</source>
        <translation>Choisir une Aventure…</translation>
    </message>
    <message>
        <source>{date}: the same dungeon for everybody on this date, for one person, without Heroes. It needs no network.</source>
        <translation>{date}&#xa0;: le même donjon pour tous à cette date, pour une personne, sans Héros. Aucun réseau n’est nécessaire.</translation>
    </message>
    <message>
        <source>Missions completed today with a glass: {scores}.</source>
        <translation>Missions accomplies aujourd’hui avec le sablier&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>Missions completed today without a glass: {scores}.</source>
        <translation>Missions accomplies aujourd’hui sans sablier&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>{name} {count} (won)</source>
        <translation>{name} {count} (victoire)</translation>
    </message>
    <message>
        <source>{name} {count} (lost)</source>
        <translation>{name} {count} (défaite)</translation>
    </message>
    <message>
        <source>Games won: {won} of {games}</source>
        <translation>Parties gagnées&#xa0;: {won} sur {games}</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Aucune partie jouée</translation>
    </message>
    <message>
        <source>Extended mode: seven slots</source>
        <translation>Mode Étendu&#xa0;: sept emplacements</translation>
    </message>
    <message>
        <source>It is meant for what you have won already.</source>
        <translation>Il est prévu pour les scénarios et les Aventures déjà gagnés.</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>With Heroes</source>
        <translation>Avec Héros</translation>
    </message>
    <message>
        <source>Everybody chooses one of two Heroes. Once in the Resolution it helps, mostly for a price.</source>
        <translation>Chacun choisit un de ses deux Héros. Une fois pendant la Résolution, il aide, en général contre un prix.</translation>
    </message>
    <message>
        <source>Length of the glass</source>
        <translation>Durée du sablier</translation>
    </message>
    <message>
        <source>5 minutes, as printed</source>
        <translation>5 minutes, durée d’origine</translation>
    </message>
    <message>
        <source>7 minutes</source>
        <translation>7 minutes</translation>
    </message>
    <message>
        <source>10 minutes</source>
        <translation>10 minutes</translation>
    </message>
    <message>
        <source>no glass</source>
        <translation>Sans sablier</translation>
    </message>
    <message>
        <source>All lengths are the same game: what decides is memory, not speed.</source>
        <translation>C’est toujours le même jeu&#xa0;: la mémoire décide, pas la vitesse.</translation>
    </message>
    <message>
        <source>Cards that somebody asks for glow, and Items can be ticked off.</source>
        <translation>Les cartes demandées brillent, et les Objets peuvent être barrés.</translation>
    </message>
    <message>
        <source>Cards that somebody asks for glow.</source>
        <translation>Les cartes demandées brillent.</translation>
    </message>
    <message>
        <source>No help.</source>
        <translation>Aucune aide.</translation>
    </message>
    <message>
        <source>Two presses</source>
        <translation>Deux appuis</translation>
    </message>
    <message>
        <source>A card is chosen first; a second press says where it goes.</source>
        <translation>On choisit d’abord la carte&#xa0;; un second appui dit où elle va.</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>Battement de cœur</translation>
    </message>
    <message>
        <source>A low pulse that follows the glass, where sounds are on.</source>
        <translation>Une pulsation sourde qui suit le sablier, si les sons sont activés.</translation>
    </message>
    <message>
        <source>{players} play as a team.</source>
        <translation>{players} jouent en équipe.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joue en solitaire.</translation>
    </message>
    <message>
        <source>Scenario “{title}”.</source>
        <translation>Scénario «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Adventure “{title}”.</source>
        <translation>Aventure «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>The next game of a campaign.</source>
        <translation>La prochaine partie d’une campagne.</translation>
    </message>
    <message>
        <source>It is the dungeon of {date}: “{title}”.</source>
        <translation>C’est le donjon du jour, {date}&#xa0;: «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Extended mode: seven slots.</source>
        <translation>Mode Étendu&#xa0;: sept emplacements.</translation>
    </message>
    <message>
        <source>Heroes help.</source>
        <translation>Des Héros aident.</translation>
    </message>
    <message>
        <source>The glass runs for {minutes} minutes.</source>
        <translation>Le sablier dure {minutes} minutes.</translation>
    </message>
    <message>
        <source>No glass runs.</source>
        <translation>On joue sans sablier.</translation>
    </message>
    <message>
        <source>The dungeon of the day is for one person. Take the other seats away.</source>
        <translation>Le donjon du jour est pour une personne. Retirez les autres places.</translation>
    </message>
    <message>
        <source>This campaign is over. Begin a new one on the map, or choose something else.</source>
        <translation>Cette campagne est terminée. Commencez-en une nouvelle sur le chemin, ou choisissez autre chose.</translation>
    </message>
    <message>
        <source>Which scenario?</source>
        <translation>Quel scénario&#xa0;?</translation>
    </message>
    <message>
        <source>Which Adventure?</source>
        <translation>Quelle Aventure&#xa0;?</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>The twelve Missions</source>
        <translation>Les douze Missions</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Pour gagner</translation>
    </message>
    <message>
        <source>Once it has succeeded</source>
        <translation>Une fois réussie</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The Adventure card</source>
        <translation>La carte Aventure</translation>
    </message>
    <message>
        <source>Reputation {count}: it can be played once {count} Missions lie on the Story.</source>
        <translation>Réputation {count}&#xa0;: elle peut être jouée dès que {count} Missions sont sur l’Histoire.</translation>
    </message>
    <message>
        <source>The way of the campaign</source>
        <translation>Le chemin de la campagne</translation>
    </message>
    <message>
        <source>A new campaign</source>
        <translation>Une nouvelle campagne</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouvelle…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>{name} (put away)</source>
        <translation>{name} (rangée)</translation>
    </message>
    <message>
        <source>Campaign of {date}</source>
        <translation>Campagne&#xa0;: {date}</translation>
    </message>
    <message>
        <source>Campaign without a name</source>
        <translation>Campagne sans nom</translation>
    </message>
    <message>
        <source>What is the campaign called?</source>
        <translation>Comment s’appelle la campagne&#xa0;?</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nom de la campagne</translation>
    </message>
    <message>
        <source>Several campaigns can run side by side.</source>
        <translation>Plusieurs campagnes peuvent être en cours à la fois.</translation>
    </message>
    <message>
        <source>Tier {tier}</source>
        <translation>Palier {tier}</translation>
    </message>
    <message>
        <source>Tiers {first} and {second}</source>
        <translation>Paliers {first} et {second}</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Accessible</translation>
    </message>
    <message>
        <source>Best: {count}</source>
        <translation>Record&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Won with {count}</source>
        <translation>Gagné avec {count}</translation>
    </message>
    <message>
        <source>{players}, {minutes} min</source>
        <translation>{players}, {minutes} min</translation>
    </message>
    <message>
        <source>{players}, no glass</source>
        <translation>{players}, sans sablier</translation>
    </message>
    <message>
        <source>{players}, {minutes} min, Heroes</source>
        <translation>{players}, {minutes} min, Héros</translation>
    </message>
    <message>
        <source>{players}, no glass, Heroes</source>
        <translation>{players}, sans sablier, Héros</translation>
    </message>
    <message>
        <source>{title}: {facts}.</source>
        <translation>{title}&#xa0;: {facts}.</translation>
    </message>
    <message>
        <source>On to {level}</source>
        <translation>Continuer&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Again: {level}</source>
        <translation>Rejouer&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Into the cave: {level}</source>
        <translation>Dans la grotte&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Back to {level}</source>
        <translation>Retour&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Extended mode: the same way by night, with seven slots.</source>
        <translation>Mode Étendu&#xa0;: le même chemin de nuit, avec sept emplacements.</translation>
    </message>
    <message>
        <source>Four gates, and a cave between them for whoever wants to.</source>
        <translation>Quatre portes et, entre elles, une grotte pour qui le souhaite.</translation>
    </message>
    <message>
        <source>The campaign is won, by day and by night.</source>
        <translation>La campagne est gagnée, de jour comme de nuit.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Can be played now.</source>
        <translation>Peut être jouée maintenant.</translation>
    </message>
    <message>
        <source>Can be played now on: {targets}.</source>
        <translation>Peut être jouée maintenant sur&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>Your Mission asks for it.</source>
        <translation>Votre mission le demande.</translation>
    </message>
    <message>
        <source>Your Mission asks for it, and has it.</source>
        <translation>Votre mission le demande, et il est là.</translation>
    </message>
    <message>
        <source>You can play here now: {cards}.</source>
        <translation>Vous pouvez jouer ici maintenant&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your Identity asks for this year on its true side.</source>
        <translation>Votre Identité demande cette année côté Histoire vraie.</translation>
    </message>
    <message>
        <source>Your Identity asks for this year as a patched Paradox.</source>
        <translation>Votre Identité demande cette année comme paradoxe avec un patch.</translation>
    </message>
    <message>
        <source>On its true side, as your Identity asks.</source>
        <translation>Côté Histoire vraie, comme votre Identité le demande.</translation>
    </message>
    <message>
        <source>A patched Paradox, as your Identity asks.</source>
        <translation>Un paradoxe avec un patch, comme votre Identité le demande.</translation>
    </message>
    <message>
        <source>Brings you closer to your Identity: {years}.</source>
        <translation>Vous rapproche de votre Identité&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Takes away what your Identity asks: {years}.</source>
        <translation>Retire ce que votre Identité demande&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Played on {target}, it brings you closer to your Identity: {years}.</source>
        <translation>Jouée sur {target:le}, elle vous rapproche de votre Identité&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Played on {target}, it takes away what your Identity asks: {years}.</source>
        <translation>Jouée sur {target:le}, elle retire ce que votre Identité demande&#xa0;: {years}.</translation>
    </message>
</context>
<context>
    <name>NovaFirstTimes</name>
    <message>
        <source>An offer is on the table: whoever is asked accepts, declines or counters, and all answers are told together.</source>
        <translation>Une offre est sur la table&#xa0;: la personne sollicitée accepte, refuse ou fait une contre-offre, et toutes les réponses sont annoncées ensemble.</translation>
    </message>
    <message>
        <source>A deal is agreed. Nothing moves yet: whoever has the turn may still choose another one.</source>
        <translation>Un accord est accepté. Rien ne bouge encore&#xa0;: le joueur dont c’est le tour peut encore en choisir un autre.</translation>
    </message>
    <message>
        <source>A Project is completed: its Points count at the end, and its Upgrade helps from the next turn on.</source>
        <translation>Un Projet est réalisé&#xa0;: ses points comptent à la fin, et son Amélioration aide dès le prochain tour.</translation>
    </message>
    <message>
        <source>A whole row of the Market may be replaced, for one card fewer to take.</source>
        <translation>Toute une rangée du Marché peut être remplacée, contre une carte de moins à prendre.</translation>
    </message>
    <message>
        <source>Six Projects are completed: everybody may complete what they can pay for, then the game ends.</source>
        <translation>Six Projets sont réalisés&#xa0;: chacun peut encore réaliser ce qu’il peut payer, puis la partie se termine.</translation>
    </message>
</context>
<context>
    <name>OwnKeys</name>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Single letters</source>
        <translation>Lettres seules</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>With {alt}</source>
        <translation>Avec {alt}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Digits and signs too. Text is typed as ever, and lists find what is typed.</source>
        <translation>Les chiffres et les signes aussi. Dans un champ de texte, on écrit comme d’habitude&#xa0;; dans une liste, la frappe fait chercher.</translation>
    </message>
    <message>
        <source>One key after the other</source>
        <translation>Une touche après l’autre</translation>
    </message>
    <message>
        <source>A key such as {control} or {alt}, pressed and let go alone, is held for the next key.</source>
        <translation>Une touche comme {control} ou {alt}, pressée et relâchée seule, reste enfoncée pour la touche suivante.</translation>
    </message>
    <message>
        <source>{keys} is held for the next key. Esc lets it go.</source>
        <translation>{keys} reste enfoncée pour la touche suivante. Échap la relâche.</translation>
    </message>
    <message>
        <source>No key is held any more.</source>
        <translation>Plus aucune touche n’est enfoncée.</translation>
    </message>
    <message>
        <source>Press a key of the list to choose another for it. Digits stay as they are.</source>
        <translation>Appuyez sur une touche de la liste pour en choisir une autre. Les chiffres restent tels quels.</translation>
    </message>
    <message>
        <source>Press the new key for “{does}”. Backspace gives it the usual one, Esc leaves it.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;{does}&#xa0;». Retour arrière remet la touche par défaut, Échap laisse tout en l’état.</translation>
    </message>
    <message>
        <source>“{does}” is now {own}.</source>
        <translation>«&#xa0;{does}&#xa0;», c’est maintenant {own}.</translation>
    </message>
    <message>
        <source>{own} is taken already: “{does}”. Choose another key.</source>
        <translation>{own} est déjà prise&#xa0;: «&#xa0;{does}&#xa0;». Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>{own} leads about every page and cannot be given to anything else.</source>
        <translation>{own} sert à se déplacer sur toutes les pages et ne peut être donnée à rien d’autre.</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Rétablir les touches</translation>
    </message>
    <message>
        <source>Every key is the usual one again.</source>
        <translation>Toutes les touches par défaut sont rétablies.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Your turn: {step}</source>
        <translation>À vous&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Look at the big screen: {name} plays.</source>
        <translation>Regardez le grand écran&#xa0;: {name} joue.</translation>
    </message>
    <message>
        <source>Look at the big screen.</source>
        <translation>Regardez le grand écran.</translation>
    </message>
    <message>
        <source>The others are asked whether they stop it.</source>
        <translation>On demande aux autres s’ils l’arrêtent.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your goals</source>
        <translation>Vos objectifs</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Ce qui vient de se passer</translation>
    </message>
    <message>
        <source>Artifacts that lie open</source>
        <translation>Artefacts visibles</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{label}, in effect</source>
        <translation>{label}, en vigueur</translation>
    </message>
    <message>
        <source>{label}, not in effect</source>
        <translation>{label}, pas en vigueur</translation>
    </message>
    <message>
        <source>Why not now?</source>
        <translation>Pourquoi injouable&#xa0;?</translation>
    </message>
    <message>
        <source>You kill time: you play nothing and discard this card. After that you may discard another one and draw a card for it.</source>
        <translation>Vous tuez le Temps&#xa0;: vous ne jouez rien et défaussez cette carte. Ensuite, vous pouvez en défausser une autre et en piocher une à sa place.</translation>
    </message>
    <message>
        <source>That cannot be put together here any more: choose its parts anew.</source>
        <translation>Ce n’est plus possible ainsi&#xa0;: choisissez de nouveau les éléments.</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Ce que vous pouvez faire d’autre</translation>
    </message>
    <message>
        <source>Does anyone stop it?</source>
        <translation>Quelqu’un l’arrête&#xa0;?</translation>
    </message>
    <message>
        <source>You have answered. You can still choose the other answer, until it is done.</source>
        <translation>Vous avez répondu. Vous pouvez encore changer de réponse, tant que rien n’est fait.</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>For everybody at the table</source>
        <translation>Pour toute la table</translation>
    </message>
    <message>
        <source>Hold the time</source>
        <translation>Arrêter le temps</translation>
    </message>
    <message>
        <source>Let the time run on</source>
        <translation>Laisser filer le temps</translation>
    </message>
    <message>
        <source>The time stands still for everybody.</source>
        <translation>Le temps est arrêté pour tout le monde.</translation>
    </message>
    <message>
        <source>{name} plays by phone</source>
        <translation>{name} joue sur téléphone</translation>
    </message>
    <message>
        <source>{name} has the hand on a phone now.</source>
        <translation>{name} a maintenant sa main sur un téléphone.</translation>
    </message>
    <message>
        <source>{name} has the hand at the screen again.</source>
        <translation>{name} a de nouveau sa main à l’écran.</translation>
    </message>
    <message>
        <source>Everybody plays by phone: {names}.</source>
        <translation>Tout le monde joue sur téléphone&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The hands are on the phones.</source>
        <translation>Les mains sont sur les téléphones.</translation>
    </message>
    <message>
        <source>Asked on their phones: {names}</source>
        <translation>Réponses sur téléphone&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Every answer is waited for, by phone: {names}</source>
        <translation>On attend chaque réponse sur téléphone&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <translation>Inviter les téléphones</translation>
    </message>
    <message>
        <source>Whoever scans a code holds the hand on a phone.</source>
        <translation>Qui vise un code tient sa main sur un téléphone.</translation>
    </message>
    <message>
        <source>Phones were let in to this game.</source>
        <translation>Des téléphones participaient à cette partie.</translation>
    </message>
    <message>
        <source>Others sit there now: whoever wants the hand on a phone scans a code once more.</source>
        <translation>Les places ont changé&#xa0;: qui veut sa main sur un téléphone vise de nouveau un code.</translation>
    </message>
    <message>
        <source>Let phones in…</source>
        <translation>Inviter les téléphones…</translation>
    </message>
    <message>
        <source>Take your hand onto your phone</source>
        <translation>Prenez votre main sur votre téléphone</translation>
    </message>
    <message>
        <source>Point your phone’s camera at your code. The phone has to be in the same Wi-Fi as this computer; nothing is installed. Whoever has no phone plays at the screen, as always.</source>
        <translation>Visez votre code avec l’appareil photo du téléphone. Le téléphone doit être sur le même Wi-Fi que cet ordinateur&#xa0;; rien n’est installé. Qui n’a pas de téléphone joue à l’écran, comme toujours.</translation>
    </message>
    <message>
        <source>The phones talk to this computer alone, and not in cipher: whoever listens in on this network could read the cards. At home that is fine; in a café the screen and its curtain are better.</source>
        <translation>Les téléphones ne parlent qu’à cet ordinateur, et sans chiffrement&#xa0;: qui espionne ce réseau pourrait lire les cartes. À la maison, c’est très bien&#xa0;; au café, mieux vaut l’écran et son rideau.</translation>
    </message>
    <message>
        <source>The hand is on the phone.</source>
        <translation>La main est sur le téléphone.</translation>
    </message>
    <message>
        <source>The phone is asleep, or out of reach.</source>
        <translation>Le téléphone dort, ou est inaccessible.</translation>
    </message>
    <message>
        <source>Code for {name}</source>
        <translation>Code pour {name}</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>{name} changes the phone</source>
        <translation>{name} change de téléphone</translation>
    </message>
    <message>
        <source>To the screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>{name} comes back to the screen</source>
        <translation>{name} revient à l’écran</translation>
    </message>
    <message>
        <source>No phone is in yet. Point its camera at your code; “It does not connect?” says what may be wrong.</source>
        <translation>Aucun téléphone n’est encore là. Visez votre code&#xa0;; «&#xa0;Ça ne marche pas&#xa0;?&#xa0;» dit ce que cela peut être.</translation>
    </message>
    <message>
        <source>Phones reach this computer at {host}. If one does not sit down:

– Leave its page open for a moment.
– Scan the code again with the camera; a link that was copied in parts does not work.</source>
        <translation>Les téléphones joignent cet ordinateur à {host}. Si l’un d’eux ne s’assied pas&#xa0;:

– Laissez sa page ouverte un instant.
– Visez de nouveau le code&#xa0;; un lien copié à moitié ne marche pas.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: this computer is in no private network. Join the Wi-Fi that they use.</source>
        <translation>Impossible d’inviter les téléphones&#xa0;: cet ordinateur n’est sur aucun réseau privé. Rejoignez le Wi-Fi qu’ils utilisent.</translation>
    </message>
    <message>
        <source>Discard instead…</source>
        <translation>Plutôt défausser…</translation>
    </message>
    <message>
        <source>Another phone holds this hand. Ask at the computer for “Change”.</source>
        <translation>Un autre téléphone a cette main. À l’ordinateur, choisissez «&#xa0;Changer&#xa0;».</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>You win if all three lines of one card are reached when your own turn ends: claim victory then.</source>
        <translation>Vous gagnez si les trois lignes d’une même carte sont atteintes quand votre propre tour s’achève&#xa0;: alors, revendiquez la victoire.</translation>
    </message>
    <message>
        <source>{name} has no camera: by letters</source>
        <translation>{name} n’a pas d’appareil photo&#xa0;: par lettres</translation>
    </message>
    <message>
        <source>Open {host}, type:</source>
        <translation>Ouvrez {host}, tapez&#xa0;:</translation>
    </message>
    <message>
        <source>These letters are good no more.</source>
        <translation>Ces lettres ne sont plus valables.</translation>
    </message>
    <message>
        <source>New letters for {name}</source>
        <translation>Nouvelles lettres pour {name}</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>{address} ({network})</source>
        <translation>{address} ({network})</translation>
    </message>
    <message>
        <source>It does not connect?</source>
        <translation>Ça ne marche pas&#xa0;?</translation>
    </message>
    <message>
        <source>Show the codes</source>
        <translation>Voir les codes</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>No phone has knocked at {host} yet.

– Is the phone in the same Wi-Fi as this computer? Switch mobile data off for a moment.
– A guest network often keeps devices apart from each other: take the usual one.
– If the computer asks whether the program may be reached in private networks, say yes. Windows refuses in networks that it takes for public ones.
– If there is a list of addresses below, try another one.</source>
        <translation>Aucun téléphone n’a encore frappé à {host}.

– Le téléphone est-il sur le même Wi-Fi que cet ordinateur&#xa0;? Coupez un instant les données mobiles.
– Un réseau d’invités sépare souvent les appareils&#xa0;: prenez le réseau habituel.
– Si l’ordinateur demande si le programme peut être joint sur les réseaux privés, dites oui. Windows refuse sur les réseaux qu’il tient pour publics.
– S’il y a une liste d’adresses en bas, essayez-en une autre.</translation>
    </message>
    <message>
        <source>A phone has come to {host} with an old code.

– Close its page and scan the code that is shown here now.</source>
        <translation>Un téléphone est venu à {host} avec un ancien code.

– Fermez sa page et visez le code affiché ici maintenant.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: a library of the system is missing (libgssapi-krb5-2). The game itself does not need it.</source>
        <translation>Impossible d’inviter les téléphones&#xa0;: il manque une bibliothèque du système (libgssapi-krb5-2). Le jeu lui-même s’en passe.</translation>
    </message>
    <message>
        <source>Phones cannot be let in: the network allows no connections to this computer ({reason}).</source>
        <translation>Impossible d’inviter les téléphones&#xa0;: le réseau ne permet pas de joindre cet ordinateur ({reason}).</translation>
    </message>
    <message>
        <source>connected to the computer</source>
        <translation>relié à l’ordinateur</translation>
    </message>
    <message>
        <source>The computer does not answer. Trying again…</source>
        <translation>L’ordinateur ne répond pas. Nouvel essai…</translation>
    </message>
    <message>
        <source>Use this phone again</source>
        <translation>Reprendre ce téléphone</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose where to play it.</source>
        <translation>Choisissez où la jouer.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Really? Press once more.</source>
        <translation>Vraiment&#xa0;? Appuyez encore une fois.</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Taille des lettres</translation>
    </message>
    <message>
        <source>If your phone reads to you, use headphones: it reads your cards aloud.</source>
        <translation>Si votre téléphone vous fait la lecture, mettez un casque&#xa0;: il lit vos cartes à voix haute.</translation>
    </message>
    <message>
        <source>The computer lets no phones in at the moment.</source>
        <translation>Pour l’instant, l’ordinateur n’accepte pas de téléphone.</translation>
    </message>
    <message>
        <source>This hand is no longer on this phone.</source>
        <translation>Cette main n’est plus sur ce téléphone.</translation>
    </message>
    <message>
        <source>Another page of this phone is in use now.</source>
        <translation>Une autre page de ce téléphone sert maintenant.</translation>
    </message>
    <message>
        <source>This link is an old one. Scan the code on the big screen again.</source>
        <translation>Ce lien est ancien. Visez de nouveau le code sur le grand écran.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>All the help there is, and {seconds} for a Memo.</source>
        <translation>Toutes les aides, et {seconds} pour jouer un Mémo.</translation>
    </message>
    <message>
        <source>No help, and {seconds} for a Memo.</source>
        <translation>Aucune aide, et {seconds} pour jouer un Mémo.</translation>
    </message>
    <message>
        <source>Your own mix. The settings say which help there is.</source>
        <translation>À votre façon. Les aides actives sont dans les paramètres.</translation>
    </message>
    <message>
        <source>All the help there is, hints for everybody too, and {seconds} for a Memo.</source>
        <translation>Toutes les aides, y compris des indices pour tout le monde, et {seconds} pour jouer un Mémo.</translation>
    </message>
    <message>
        <source>All the help there is, and hints.</source>
        <translation>Toutes les aides, et des indices.</translation>
    </message>
    <message>
        <source>No help but the hints you ask for.</source>
        <translation>Aucune aide, sauf les indices demandés.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save as PDF or picture…</source>
        <translation>Enregistrer en PDF ou en image…</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Opens the page in the program that shows PDF files on this computer; it prints as well.</source>
        <translation>Ouvre la page dans le programme qui affiche les fichiers PDF sur cet ordinateur&#xa0;; il sait aussi imprimer.</translation>
    </message>
    <message>
        <source>Up and Down read it paragraph by paragraph.</source>
        <translation>Haut et Bas la lisent paragraphe par paragraphe.</translation>
    </message>
    <message>
        <source>The page has been saved as {file}.</source>
        <translation>La page a été enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The page cannot be saved as {file}: {reason}. Nothing is lost; choose another place.</source>
        <translation>Impossible d’enregistrer la page sous {file}&#xa0;: {reason}. Rien n’est perdu&#xa0;; choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>No program on this computer wants to show PDF files. Save the page and print it elsewhere.</source>
        <translation>Aucun programme de cet ordinateur n’affiche les fichiers PDF. Enregistrez la page et imprimez-la ailleurs.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{seat} has nothing to decide now.</source>
        <translation>{seat} n’a rien à décider maintenant.</translation>
    </message>
    <message>
        <source>Still missing: {missing}. Choose more crew, or ask somebody.</source>
        <translation>Il manque encore&#xa0;: {missing}. Choisissez d’autres Pattes expertes ou demandez à quelqu’un.</translation>
    </message>
    <message>
        <source>{seat} brings nothing yet: whoever helps brings an icon.</source>
        <translation>{seat} n’apporte encore rien&#xa0;: qui aide apporte une icône.</translation>
    </message>
    <message>
        <source>Whoever helps has to bring an icon.</source>
        <translation>Qui aide doit apporter une icône.</translation>
    </message>
    <message>
        <source>{seat} gets nothing yet: whoever helps gets a Fragment.</source>
        <translation>{seat} ne reçoit encore rien&#xa0;: qui aide reçoit un Fragment.</translation>
    </message>
    <message>
        <source>{planet} does not lie on the table: choose a Planet that does.</source>
        <translation>{planet} n’est pas sur la table&#xa0;: choisissez une Planète qui s’y trouve.</translation>
    </message>
    <message>
        <source>{helper} cannot help here: ask somebody else of this table.</source>
        <translation>{helper} ne peut pas aider ici&#xa0;: demandez à quelqu’un d’autre de la table.</translation>
    </message>
    <message>
        <source>{card} is not in your hand: choose a card that you hold.</source>
        <translation>Vous n’avez pas {card:le} en main&#xa0;: choisissez une carte que vous avez.</translation>
    </message>
    <message>
        <source>{card} was chosen twice: once is enough.</source>
        <translation>{card}&#xa0;: carte choisie deux fois. Une seule suffit.</translation>
    </message>
    <message>
        <source>Everything is covered without {card}: leave that card in your hand.</source>
        <translation>Même sans {card:le}, tout est couvert&#xa0;: gardez cette carte en main.</translation>
    </message>
    <message>
        <source>More {skill} is asked for than the Planet needs: ask for less.</source>
        <translation>On demande plus d’icônes que la Planète n’en exige&#xa0;: {skill}. Demandez-en moins.</translation>
    </message>
    <message>
        <source>An offer goes to somebody: say who helps, or anyone.</source>
        <translation>Une offre s’adresse à quelqu’un&#xa0;: indiquez qui aide, ou n’importe qui.</translation>
    </message>
    <message>
        <source>{seat} has no crew and cannot help: ask somebody else.</source>
        <translation>{seat} n’a pas de Pattes expertes et ne peut pas aider&#xa0;: demandez à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>An offer to anyone names nobody else: leave the others out, or name each of them.</source>
        <translation>Une offre à n’importe qui ne nomme personne d’autre&#xa0;: retirez les autres, ou nommez-les un par un.</translation>
    </message>
    <message>
        <source>An offer to anyone asks for nothing out of Holds: name somebody for that.</source>
        <translation>Une offre à n’importe qui ne demande rien aux Soutes&#xa0;: pour cela, nommez quelqu’un.</translation>
    </message>
    <message>
        <source>There is not so much of it on the Planet: {colour}. Share out only what lies there.</source>
        <translation>Il n’y en a pas assez sur la Planète&#xa0;: {colour}. Ne partagez que ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>{seat} does not hold so much of it: {colour}. Only what lies in the Hold counts.</source>
        <translation>{seat} n’en a pas assez&#xa0;: {colour}. Seul compte ce qui est dans la Soute.</translation>
    </message>
    <message>
        <source>The same colour would go both ways: {colour}. Let it go one way only.</source>
        <translation>La même couleur irait dans les deux sens&#xa0;: {colour}. N’en gardez qu’un.</translation>
    </message>
    <message>
        <source>Still missing for your own part: {missing}. Ask for it, or choose another Planet.</source>
        <translation>Pour votre part, il manque encore&#xa0;: {missing}. Demandez-le aussi, ou choisissez une autre Planète.</translation>
    </message>
    <message>
        <source>No offer is left in this turn (at most {limit}): seal a deal, harvest or go to the Market.</source>
        <translation>Il ne reste pas d’offre dans ce tour ({limit} au plus)&#xa0;: concluez un accord, récoltez ou allez au Marché.</translation>
    </message>
    <message>
        <source>This was offer {number} of this turn already: change something.</source>
        <translation>C’était déjà l’offre {number} de ce tour&#xa0;: changez quelque chose.</translation>
    </message>
    <message>
        <source>Offer {number} does not stand any more: choose one that does.</source>
        <translation>L’offre {number} ne tient plus&#xa0;: choisissez-en une qui tient encore.</translation>
    </message>
    <message>
        <source>Offer {number} is not agreed like this: seal one with those who have accepted it.</source>
        <translation>L’offre {number} n’a pas été acceptée ainsi&#xa0;: concluez un accord avec ceux qui l’ont accepté.</translation>
    </message>
    <message>
        <source>Bot plays along with two players only: ask somebody at the table.</source>
        <translation>Bot ne participe qu’aux parties à deux&#xa0;: demandez à quelqu’un de la table.</translation>
    </message>
    <message>
        <source>Bot wants one Fragment for each icon: give as many as it brings.</source>
        <translation>Bot veut un Fragment par icône&#xa0;: donnez-en autant qu’il en apporte.</translation>
    </message>
    <message>
        <source>Bot’s Projects have no use for it: {colour}. Give a colour that they lack.</source>
        <translation>Cela ne sert pas aux Projets de Bot&#xa0;: {colour}. Donnez une couleur qui leur manque.</translation>
    </message>
    <message>
        <source>Bot takes Fragments of the Planet only: leave the Holds out of it.</source>
        <translation>Bot ne prend que des Fragments de la Planète&#xa0;: laissez les Soutes de côté.</translation>
    </message>
    <message>
        <source>{card} does not lie in the Market: take a card that does.</source>
        <translation>{card:Le} n’est pas au Marché&#xa0;: prenez une carte qui s’y trouve.</translation>
    </message>
    <message>
        <source>Replacing a row costs a card, and at least one has to be taken: take one now.</source>
        <translation>Remplacer une rangée coûte une carte, et il faut en prendre au moins une&#xa0;: prenez-en une maintenant.</translation>
    </message>
    <message>
        <source>Deck and discard pile are empty, so nothing new can come: take what lies there.</source>
        <translation>Pioche et défausse sont vides, rien de nouveau ne peut venir&#xa0;: prenez ce qui est là.</translation>
    </message>
    <message>
        <source>There are cards in the Market, so you cannot pass: take some, or harvest.</source>
        <translation>Il y a des cartes au Marché, vous ne pouvez donc pas passer&#xa0;: prenez-en, ou récoltez.</translation>
    </message>
    <message>
        <source>Fragments to drop, no more and no fewer: {count}.</source>
        <translation>Fragments à jeter, ni plus ni moins&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{card} cannot be completed yet. Missing from your Hold: {colours}.</source>
        <translation>{card:Le} ne peut pas encore être réalisé. Il manque à votre Soute&#xa0;: {colours}.</translation>
    </message>
    <message>
        <source>{card} has been shown in this turn already: everybody has seen it.</source>
        <translation>{card}&#xa0;: carte déjà montrée dans ce tour. Tout le monde l’a vue.</translation>
    </message>
    <message>
        <source>Whoever helps has to get a Fragment.</source>
        <translation>Qui aide doit recevoir un Fragment.</translation>
    </message>
    <message>
        <source>Nobody else has crew in hand, so there is nobody to ask.</source>
        <translation>Personne d’autre n’a de Pattes expertes en main&#xa0;: il n’y a personne à qui demander.</translation>
    </message>
    <message>
        <source>No icon to bring yet: {seats}.</source>
        <translation>Encore aucune icône à apporter&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>No Fragment to get yet: {seats}.</source>
        <translation>Encore aucun Fragment à recevoir&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>Nobody sits at place {number}: ask somebody of this table.</source>
        <translation>Il n’y a personne à la place {number}&#xa0;: demandez à quelqu’un de la table.</translation>
    </message>
    <message>
        <source>Not now: first comes the action of the turn. Harvest, offer a deal or go to the Market.</source>
        <translation>Pas maintenant&#xa0;: d’abord vient l’action du tour. Récoltez, proposez un accord ou allez au Marché.</translation>
    </message>
    <message>
        <source>Not now: an offer waits. It has to be answered first.</source>
        <translation>Pas maintenant&#xa0;: une offre attend. Il faut d’abord y répondre.</translation>
    </message>
    <message>
        <source>Not now: you are at the Market. Take cards or replace a row until that is done.</source>
        <translation>Pas maintenant&#xa0;: vous êtes au Marché. Prenez des cartes ou remplacez une rangée, jusqu’à la fin de l’action.</translation>
    </message>
    <message>
        <source>Not now: there is a card too many in hand. Discard one first.</source>
        <translation>Pas maintenant&#xa0;: il y a une carte de trop en main. Défaussez-en d’abord une.</translation>
    </message>
    <message>
        <source>Not now: a Hold is too full. Drop the Fragments first that have no room.</source>
        <translation>Pas maintenant&#xa0;: une Soute est trop pleine. Il faut d’abord jeter les Fragments qui n’y tiennent pas.</translation>
    </message>
    <message>
        <source>Not now: the turn is ending. Complete a Project, or leave it at that.</source>
        <translation>Pas maintenant&#xa0;: le tour s’achève. Réalisez un Projet, ou restez-en là.</translation>
    </message>
    <message>
        <source>Cards are shown only while deals are made: before the action of the turn, or while an offer waits.</source>
        <translation>On ne montre des cartes que pendant la négociation&#xa0;: avant l’action du tour, ou tant qu’une offre attend.</translation>
    </message>
    <message>
        <source>Nothing has changed yet: accept, or change your part.</source>
        <translation>Rien n’a encore changé&#xa0;: acceptez ou changez votre part.</translation>
    </message>
    <message>
        <source>In this game only a completed Mission wins.</source>
        <translation>Dans ce jeu, seule une mission accomplie fait gagner.</translation>
    </message>
    <message>
        <source>There is no Memo in your hand.</source>
        <translation>Vous n’avez pas de Mémo en main.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card:Le} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>{card} is not in the discard pile, so Rewind cannot take it.</source>
        <translation>{card:Le} n’est pas dans la défausse, et le Rembobinage n’y peut rien.</translation>
    </message>
    <message>
        <source>{card} is not in the draw pile, so Quick Trip cannot take it.</source>
        <translation>{card:Le} n’est pas dans la pioche, et le Voyage rapide n’y peut rien.</translation>
    </message>
    <message>
        <source>{card} is a Timewarp, and Timewarps cannot be fetched with Rewind or Quick Trip.</source>
        <translation>{card:Le} est une Manipulation du Temps&#xa0;: ni Rembobinage ni Voyage rapide ne peuvent la récupérer.</translation>
    </message>
    <message>
        <source>{card} waits: it answers a card that somebody else is playing.</source>
        <translation>Patience&#xa0;: {card:le} répond à la carte qu’un adversaire est en train de jouer.</translation>
    </message>
    <message>
        <source>Choose a target for {card} first.</source>
        <translation>Choisissez d’abord sur quoi agit {card:le}.</translation>
    </message>
    <message>
        <source>{card} acts by itself: play it without choosing anything.</source>
        <translation>{card:Le} agit sans cible&#xa0;: jouez cette carte sans rien choisir.</translation>
    </message>
    <message>
        <source>{card} lies in a future that cannot be reached during the ÜberParadox.</source>
        <translation>{card:Le} vient d’un futur inaccessible pendant le Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>No card of the discard pile can be played now, so {card} has nothing to fetch.</source>
        <translation>Rien n’est jouable dans la défausse&#xa0;: {card:le} n’a rien à récupérer.</translation>
    </message>
    <message>
        <source>{card} has to be played: only Patches are discarded while a card can be played.</source>
        <translation>{card:Le} ne peut que se jouer&#xa0;: tant qu’une carte est jouable, seuls les patchs se défaussent.</translation>
    </message>
    <message>
        <source>The draw pile is empty, so {card} has nowhere to look.</source>
        <translation>La pioche est vide&#xa0;: {card:le} n’a rien à fouiller.</translation>
    </message>
    <message>
        <source>{card} cannot reach {year}: the ÜberParadox seals every year after 1962.</source>
        <translation>{card:Le} ne peut pas atteindre {year}&#xa0;: le Sur-Paradoxe scelle toutes les années après 1962.</translation>
    </message>
    <message>
        <source>{card} mends a Paradox, and {year} is whole now.</source>
        <translation>{card:Le} répare un paradoxe, or {year} est intact.</translation>
    </message>
    <message>
        <source>{card} needs an Artifact in play; {artifact} is on no table.</source>
        <translation>{card:Le} vise un artefact en jeu&#xa0;; {artifact:le} ne l’est pas.</translation>
    </message>
    <message>
        <source>{card} takes from another player; {artifact} is yours already.</source>
        <translation>{card:Le} sert à prendre aux autres&#xa0;; {artifact:le} est déjà à vous.</translation>
    </message>
    <message>
        <source>{card} needs an Artifact from your own table; {artifact} is not there.</source>
        <translation>{card:Le} exige un artefact posé devant vous&#xa0;; {artifact:le} n’y est pas.</translation>
    </message>
    <message>
        <source>{name} has nothing to decide now.</source>
        <translation>{name} n’a rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>Ripplepoints turn by themselves: {year} follows the Linchpins {linchpins}.</source>
        <translation>Un point ondulatoire se retourne tout seul&#xa0;: {year} suit les événements modifiables {linchpins}.</translation>
    </message>
    <message>
        <source>Ripplepoints turn by themselves: {year} follows the Linchpin {linchpins}.</source>
        <translation>Un point ondulatoire se retourne tout seul&#xa0;: {year} suit l’événement modifiable {linchpins}.</translation>
    </message>
    <message>
        <source>{card} does not list {year}. It can turn {listed}.</source>
        <translation>{card:Le} ne cite pas {year}. Années possibles&#xa0;: {listed}.</translation>
    </message>
    <message>
        <source>{card} fits {own_year} only, not {year}.</source>
        <translation>{card:Le} ne va que sur {own_year}, pas sur {year}.</translation>
    </message>
    <message>
        <source>{card} finds no room: {patch} already covers {year}.</source>
        <translation>{card:Le} n’a pas la place&#xa0;: {patch} recouvre déjà {year}.</translation>
    </message>
    <message>
        <source>{card} does not fit now: it is playable only if {settings}.</source>
        <translation>{card:Le} ne convient pas pour l’instant&#xa0;: jouable seulement si {settings}.</translation>
    </message>
    <message>
        <source>{card} needs a player of this game.</source>
        <translation>{card:Le} doit viser un joueur de cette partie.</translation>
    </message>
    <message>
        <source>{card} can only prevent a disaster; {year} is already {present}.</source>
        <translation>{card:Le} ne peut qu’éviter un désastre&#xa0;; {year} est déjà devenu {present}.</translation>
    </message>
    <message>
        <source>{card} can only stop an attack; {year} is already {present}.</source>
        <translation>{card:Le} ne peut qu’arrêter une attaque&#xa0;; {year} est déjà devenu {present}.</translation>
    </message>
    <message>
        <source>{card} can only make a project fail; {year} is already {present}.</source>
        <translation>{card:Le} ne peut que faire échouer un projet&#xa0;; {year} est déjà devenu {present}.</translation>
    </message>
    <message>
        <source>{card} turns altered Linchpins back; {year} already shows True History.</source>
        <translation>{card:Le} ramène un événement modifiable à l’Histoire vraie&#xa0;; {year} y est déjà.</translation>
    </message>
    <message>
        <source>{card} can only save a life; in {present} there is none to save.</source>
        <translation>{card:Le} ne peut que sauver une vie&#xa0;; en {present}, il n’y en a aucune à sauver.</translation>
    </message>
    <message>
        <source>{card} cannot turn {year} over from the side it shows.</source>
        <translation>{card:Le} ne peut pas retourner {year} depuis son côté visible.</translation>
    </message>
    <message>
        <source>{card} has nothing to do: no Linchpin in reach is altered.</source>
        <translation>{card:Le} n’a rien à faire&#xa0;: aucun événement modifiable accessible n’est modifié.</translation>
    </message>
    <message>
        <source>{card} has nothing to take: no other player has an Artifact.</source>
        <translation>{card:Le} n’a rien à prendre&#xa0;: aucun adversaire n’a d’artefact.</translation>
    </message>
    <message>
        <source>Your table is empty, so {card} has nothing to sell.</source>
        <translation>Vous n’avez aucun artefact devant vous&#xa0;: rien à vendre avec {card:le}.</translation>
    </message>
    <message>
        <source>{card} asks for an Artifact from your table, which is empty.</source>
        <translation>{card:Le} exige un artefact posé devant vous, et vous n’en avez aucun.</translation>
    </message>
    <message>
        <source>{card} has nothing to unmake: no Artifact is in play.</source>
        <translation>{card:Le} n’a rien à défausser&#xa0;: aucun artefact n’est en jeu.</translation>
    </message>
    <message>
        <source>{card} has nothing to act on now.</source>
        <translation>{card:Le} n’a rien sur quoi agir pour l’instant.</translation>
    </message>
    <message>
        <source>First everybody guesses the time.</source>
        <translation>D’abord, chacun devine l’heure.</translation>
    </message>
    <message>
        <source>First everybody keeps or exchanges their Identity.</source>
        <translation>D’abord, chacun garde ou échange son Identité.</translation>
    </message>
    <message>
        <source>Now a card has to be played or discarded.</source>
        <translation>Il faut maintenant jouer ou défausser une carte.</translation>
    </message>
    <message>
        <source>A card is being played: answer with a Memo or let it happen.</source>
        <translation>Une carte est en train d’être jouée&#xa0;: répondez par un Mémo ou laissez faire.</translation>
    </message>
    <message>
        <source>You have killed time: discard another card or keep the rest.</source>
        <translation>Vous tuez le Temps&#xa0;: défaussez une autre carte ou gardez le reste.</translation>
    </message>
    <message>
        <source>First the “Miracle”: play or discard a card of its own hand.</source>
        <translation>Le «&#xa0;miracle&#xa0;» d’abord&#xa0;: jouez ou défaussez une carte de sa propre main.</translation>
    </message>
    <message>
        <source>First Rewind: play a card of the discard pile.</source>
        <translation>Le Rembobinage d’abord&#xa0;: jouez une carte de la défausse.</translation>
    </message>
    <message>
        <source>First the Quick Trip: play a card of the draw pile.</source>
        <translation>Le Voyage rapide d’abord&#xa0;: jouez une carte de la pioche.</translation>
    </message>
    <message>
        <source>Nothing in your hand can be played: discard a card.</source>
        <translation>Rien n’est jouable dans votre main&#xa0;: défaussez une carte.</translation>
    </message>
    <message>
        <source>The play is over: end the turn or claim victory.</source>
        <translation>Le coup est joué&#xa0;: terminez le tour ou revendiquez la victoire.</translation>
    </message>
    <message>
        <source>You cannot go home yet: your headlines are missing in {years}.</source>
        <translation>Vous ne pouvez pas encore rentrer&#xa0;: il vous manque les titres de {years}.</translation>
    </message>
    <message>
        <source>You cannot go home yet: your headline is missing in {years}.</source>
        <translation>Vous ne pouvez pas encore rentrer&#xa0;: il vous manque le titre de {years}.</translation>
    </message>
    <message>
        <source>You cannot go home during the ÜberParadox: {years} cannot be reached.</source>
        <translation>Vous ne pouvez pas rentrer pendant le Sur-Paradoxe&#xa0;: impossible d’atteindre {years}.</translation>
    </message>
    <message>
        <source>Your Mission is not complete. Missing from your table: {artifacts}.</source>
        <translation>Votre mission n’est pas accomplie. Il manque devant vous&#xa0;: {artifacts}.</translation>
    </message>
    <message>
        <source>Ten cards in hand are needed at the end of the turn; you hold {count}.</source>
        <translation>Il faut dix cartes en main à la fin du tour&#xa0;; vous en avez {count}.</translation>
    </message>
    <message>
        <source>You do not hold {card}: choose a card of your own hand.</source>
        <translation>Vous n’avez pas {card:le} en main&#xa0;: choisissez une de vos cartes.</translation>
    </message>
    <message>
        <source>{card} is the Adventure: it cannot be discarded, only played.</source>
        <translation>{card:Le} est l’Aventure&#xa0;: on ne peut pas la défausser, seulement la jouer.</translation>
    </message>
    <message>
        <source>You have said already that you are done. Whoever plays or discards goes on.</source>
        <translation>Vous avez déjà dit avoir fini. Qui joue ou défausse continue.</translation>
    </message>
    <message>
        <source>You have not said that you are done, so there is nothing to take back.</source>
        <translation>Vous n’avez pas dit avoir terminé&#xa0;: il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>{hero} is not in this game: choose a Hero that lies before you.</source>
        <translation>{hero} n’est pas de cette partie&#xa0;: choisissez un Héros placé devant vous.</translation>
    </message>
    <message>
        <source>{hero} belongs to {seat}: nobody else can use that Hero.</source>
        <translation>{hero} appartient à {seat}&#xa0;: personne d’autre ne peut utiliser ce Héros.</translation>
    </message>
    <message>
        <source>{hero} has been used already: each Hero helps once.</source>
        <translation>{hero} a déjà servi&#xa0;: chaque Héros n’aide qu’une fois.</translation>
    </message>
    <message>
        <source>{hero} costs {price}, and the Backpack does not hold that now.</source>
        <translation>{hero} coûte {price}, ce que le Sac à dos ne contient pas pour l’instant.</translation>
    </message>
    <message>
        <source>No failed Mission lies in the discards, so nothing can be heard again.</source>
        <translation>Aucune Mission ratée n’est dans la défausse&#xa0;: il n’y a rien à rejuger.</translation>
    </message>
    <message>
        <source>No other Hero is left unused, so there is nobody to stand in for.</source>
        <translation>Aucun autre Héros n’est encore disponible&#xa0;: il n’y a personne à remplacer.</translation>
    </message>
    <message>
        <source>The Backpack is empty, so there is nothing to give up.</source>
        <translation>Le Sac à dos est vide&#xa0;: il n’y a rien à céder.</translation>
    </message>
    <message>
        <source>{mission} does not ask for {kind}: choose an Item that the card shows.</source>
        <translation>{mission:Le} ne demande pas {kind}&#xa0;: choisissez un Objet indiqué sur la carte.</translation>
    </message>
    <message>
        <source>{card} asks for {needed} Missions on the Story, so far {played}: play Missions first.</source>
        <translation>{card:Le} demande {needed} Missions sur l’Histoire, {played} pour l’instant&#xa0;: jouez d’abord des Missions.</translation>
    </message>
    <message>
        <source>No Reward token of this sort is left: {sort}. Take another kind.</source>
        <translation>Il ne reste aucun jeton Récompense de ce type&#xa0;: {sort}. Prenez-en un autre.</translation>
    </message>
    <message>
        <source>The Backpack does not hold {item}: choose what lies in it.</source>
        <translation>Il manque {item} dans le Sac à dos&#xa0;: choisissez ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>That is too much of one kind: {sort}, {most} at most.</source>
        <translation>C’est trop d’un seul type&#xa0;: {sort}, {most} au plus.</translation>
    </message>
    <message>
        <source>That is too little: choose {least} at least.</source>
        <translation>C’est trop peu&#xa0;: choisissez-en au moins {least}.</translation>
    </message>
    <message>
        <source>This Mission does not offer {kind} now: choose one of the Rewards shown.</source>
        <translation>Cette Mission n’offre pas {kind} maintenant&#xa0;: choisissez une des Récompenses affichées.</translation>
    </message>
    <message>
        <source>The Reward of {mission} cannot be left: one of the kinds shown must be taken.</source>
        <translation>On ne peut pas laisser la Récompense {mission:de}&#xa0;: il faut prendre un des types affichés.</translation>
    </message>
    <message>
        <source>You have looked at {count}: use each of those cards once at most, and no other.</source>
        <translation>Cartes regardées&#xa0;: {count}. Servez-vous de celles-là seulement, et de chacune une seule fois.</translation>
    </message>
    <message>
        <source>No Reward token is left at all: this Hero can do nothing now.</source>
        <translation>Il ne reste aucun jeton Récompense&#xa0;: ce Héros ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>That is too much: {most} are the most.</source>
        <translation>C’est trop&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>Not now: first everybody keeps one of two Heroes.</source>
        <translation>Pas maintenant&#xa0;: d’abord, de deux Héros, on en garde un.</translation>
    </message>
    <message>
        <source>Not now: the game has not begun. Turn the glass first.</source>
        <translation>Pas maintenant&#xa0;: la partie n’a pas commencé. Retournez d’abord le sablier.</translation>
    </message>
    <message>
        <source>Not now: the Adventure phase is on. Play, discard, or say that you are done.</source>
        <translation>Pas maintenant&#xa0;: c’est la phase d’Aventure. Jouez, défaussez, ou dites que vous avez terminé.</translation>
    </message>
    <message>
        <source>Not now: the Story goes on. Reveal its next card, or use a Hero.</source>
        <translation>Pas maintenant&#xa0;: l’Histoire continue. Révélez la carte suivante, ou utilisez un Héros.</translation>
    </message>
    <message>
        <source>Not now: a Mission has failed. Say first which of its Items you keep.</source>
        <translation>Pas maintenant&#xa0;: une Mission a échoué. Dites d’abord lesquels de ses Objets vous gardez.</translation>
    </message>
    <message>
        <source>Not now: choose first what this Mission does without.</source>
        <translation>Pas maintenant&#xa0;: choisissez d’abord ce dont cette Mission se passe.</translation>
    </message>
    <message>
        <source>Not now: first comes the Reward of this Mission.</source>
        <translation>Pas maintenant&#xa0;: d’abord vient la Récompense de cette Mission.</translation>
    </message>
    <message>
        <source>Not now: five cards lie open. Say first which of them are discarded.</source>
        <translation>Pas maintenant&#xa0;: des cartes sont visibles. Dites d’abord lesquelles sont défaussées.</translation>
    </message>
    <message>
        <source>Not now: cards of the Story lie open. Put them in order first.</source>
        <translation>Pas maintenant&#xa0;: des cartes de l’Histoire sont visibles. Mettez-les d’abord en ordre.</translation>
    </message>
    <message>
        <source>Not now: a trade is on. Hand over up to three Items, then take a Reward.</source>
        <translation>Pas maintenant&#xa0;: un échange est en cours. Cédez jusqu’à trois Objets, puis prenez une Récompense.</translation>
    </message>
    <message>
        <source>Not now: tokens are being taken out of the game. Go on, or say that it is enough.</source>
        <translation>Pas maintenant&#xa0;: on retire des jetons du jeu. Continuez, ou dites que cela suffit.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Film de la partie</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Enregistrer en texte…</translation>
    </message>
    <message>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>Pace: {speed} times that of the game</source>
        <translation>Rythme&#xa0;: {speed} fois celui de la partie</translation>
    </message>
    <message>
        <source>Pace: every step as long as the next</source>
        <translation>Rythme&#xa0;: même durée pour toutes les étapes</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Laisser défiler</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Card before</source>
        <translation>Carte précédente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Controls of the replay</source>
        <translation>Commandes du film</translation>
    </message>
    <message>
        <source>{words} ({shortcut})</source>
        <translation>{words} ({shortcut})</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Turn {turn}, step {step} of {steps}</source>
        <translation>Tour {turn}, étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Before the first turn, step {step} of {steps}</source>
        <translation>Avant le premier tour, étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Vue&#xa0;: tout</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Vue&#xa0;: {name}</translation>
    </message>
    <message>
        <source>What all saw</source>
        <translation>Vue&#xa0;: publique</translation>
    </message>
    <message>
        <source>Hands and goals can be watched once the game has ended. Until then you see what all saw.</source>
        <translation>Les mains et les objectifs seront visibles une fois la partie terminée. D’ici là, vous voyez ce que tout le monde a vu.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Liste des mains</translation>
    </message>
    <message>
        <source>Identity: {card}</source>
        <translation>Identité&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Mission: {card}</source>
        <translation>Mission&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation>Main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Aucune carte en main</translation>
    </message>
    <message>
        <source>For the “Miracle”: {cards}</source>
        <translation>Pour le «&#xa0;miracle&#xa0;»&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Draw pile, from the top: {cards}</source>
        <translation>Pioche, en partant du dessus&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>The game can be watched up to here: line {line} of its file cannot be followed.</source>
        <translation>La partie peut être regardée jusqu’ici&#xa0;: impossible de rejouer la ligne {line} du fichier.</translation>
    </message>
    <message>
        <source>The last line of this game’s file is torn. Everything before it is shown.</source>
        <translation>La dernière ligne du fichier de cette partie est incomplète. Tout ce qui précède est affiché.</translation>
    </message>
    <message>
        <source>Everything before that is shown.</source>
        <translation>Tout ce qui précède est affiché.</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <translation>Enregistrer la partie en texte</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Text files</source>
        <translation>Fichiers texte</translation>
    </message>
    <message>
        <source>{game}, told by Chrononauts Qt</source>
        <translation>{game}, une partie racontée par Chrononauts Qt</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>À la table&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Last played: {date}</source>
        <translation>Dernière séance&#xa0;: {date}</translation>
    </message>
    <message>
        <source>Result: {words}</source>
        <translation>Résultat&#xa0;: {words}</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>This text tells only what everybody at the table saw.</source>
        <translation>Ce texte ne dit que ce que toute la table a vu.</translation>
    </message>
    <message>
        <source>This text shows the hands and goals at the end.</source>
        <translation>Ce texte montre les mains et les objectifs à la fin de la partie.</translation>
    </message>
    <message>
        <source>How it stands at the end</source>
        <translation>La situation à la fin</translation>
    </message>
    <message>
        <source>How it stands by now</source>
        <translation>La situation actuelle</translation>
    </message>
    <message>
        <source>Altered years: {years}</source>
        <translation>Années modifiées&#xa0;: {years}</translation>
    </message>
    <message>
        <source>Open Paradoxes: {years}</source>
        <translation>Paradoxes ouverts&#xa0;: {years}</translation>
    </message>
    <message>
        <source>Patches: {cards}</source>
        <translation>Patchs&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>At home: {travellers}</source>
        <translation>De retour&#xa0;: {travellers}</translation>
    </message>
    <message>
        <source>Not at home: {travellers}</source>
        <translation>Pas rentrés&#xa0;: {travellers}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous le nom {file}.</translation>
    </message>
    <message>
        <source>{file} could not be saved: {reason}.</source>
        <translation>Impossible d’enregistrer {file}&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Signaler…</translation>
    </message>
    <message>
        <source>This report helps to find what went wrong. It names no player, and it stays on this computer until you send it yourself. Read it first.</source>
        <translation>Ce rapport aide à trouver ce qui n’a pas marché. Il est en anglais, pour ceux qui développent le programme. Il ne nomme personne et reste sur cet ordinateur tant que vous ne l’envoyez pas vous-même. Lisez-le d’abord.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Add the game that was played last, with seats for names</source>
        <translation>Joindre la dernière partie jouée, sans noms, avec des numéros de place</translation>
    </message>
    <message>
        <source>A game shows hidden cards: every hand and goal, and the order of the draw pile.</source>
        <translation>Une partie montre des cartes cachées&#xa0;: toutes les mains, tous les objectifs et l’ordre de la pioche.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Le rapport est copié.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is safe: close the window and continue it.</source>
        <translation>Un problème est survenu dans le programme. Rien n’est perdu&#xa0;: fermez la fenêtre, puis reprenez la partie.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. What it was could not be written down: {reason}. It can still be read in the report until you close the window.</source>
        <translation>Un problème est survenu dans le programme. Impossible d’en noter le détail&#xa0;: {reason}. Il reste lisible dans le rapport jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Something went wrong in the program the last time. Nothing of your games was lost.</source>
        <translation>La dernière fois, un problème est survenu dans le programme. Vos parties sont intactes.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Found: {count}</source>
        <translation>Résultats&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Nothing in the rules says “{words}”. Try fewer words, the name of a card, a year, or a rule such as R-416.</source>
        <translation>Rien dans les règles pour «&#xa0;{words}&#xa0;». Essayez moins de mots, le nom d’une carte, une année ou une règle comme R-416.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous: {title}</source>
        <translation>Précédent&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Suivant&#xa0;: {title}</translation>
    </message>
    <message>
        <source>The text begins here.</source>
        <translation>Le texte commence ici.</translation>
    </message>
    <message>
        <source>The text ends here.</source>
        <translation>Le texte finit ici.</translation>
    </message>
    <message>
        <source>{cap} leads on to “{title}”.</source>
        <translation>{cap} mène à «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Link: {words}</source>
        <translation>Lien&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{section}: {words}</source>
        <translation>{section}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Step {step} of {last}</source>
        <translation>Étape {step} sur {last}</translation>
    </message>
    <message>
        <source>The board of the example</source>
        <translation>Le plateau de l’exemple</translation>
    </message>
    <message>
        <source>Step {step}. {tile}</source>
        <translation>Étape {step}. {tile}</translation>
    </message>
    <message>
        <source>A page of the rules could not be read ({file}), so it is shown in English.</source>
        <translation>Une page des règles est illisible ({file})&#xa0;: la voici en anglais.</translation>
    </message>
    <message>
        <source>The time is held while you read.</source>
        <translation>Le temps est suspendu pendant votre lecture.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}. Install the program again; your games are not touched.</source>
        <translation>Impossible d’afficher les règles&#xa0;: {reason}. Réinstallez le programme&#xa0;; vos parties restent intactes.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Cadet</source>
        <translation>Cadet</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Rôdeur</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Vétéran</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Téléphone</translation>
    </message>
    <message>
        <source>Phone asleep</source>
        <translation>Téléphone en veille</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Quelqu’un devant cet écran.</translation>
    </message>
    <message>
        <source>A kindly bot that now and then forgets its goals.</source>
        <translation>Un bot bienveillant qui oublie parfois ses objectifs.</translation>
    </message>
    <message>
        <source>A bot that knows its goals and watches those of the others.</source>
        <translation>Un bot qui connaît ses objectifs et surveille ceux des autres.</translation>
    </message>
    <message>
        <source>A bot that thinks ahead.</source>
        <translation>Un bot qui voit loin.</translation>
    </message>
    <message>
        <source>Cadets are kindly and forgetful, Agents play well, Chiefs think ahead. None of them sees your cards.</source>
        <translation>Les Cadets sont bienveillants et distraits, les Agents jouent bien, les Chefs voient loin. Aucun d’eux ne voit vos cartes.</translation>
    </message>
    <message>
        <source>Seat {number}, {name}, removed. Seats now: {count}.</source>
        <translation>Place {number}, {name}&#xa0;: retirée. Places à présent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Seat {number} removed. Seats now: {count}.</source>
        <translation>Place {number} retirée. Places à présent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name} has seat {number} of {count} now.</source>
        <translation>{name} a maintenant la place {number} sur {count}.</translation>
    </message>
    <message>
        <source>It is seat {number} of {count} now.</source>
        <translation>C’est maintenant la place {number} sur {count}.</translation>
    </message>
    <message>
        <source>{name}, seat {number}, player</source>
        <translation>{name}, place {number}, joueur</translation>
    </message>
    <message>
        <source>Seat {number}, player</source>
        <translation>Place {number}, joueur</translation>
    </message>
    <message>
        <source>one Cadet bot</source>
        <translation>un bot Cadet</translation>
    </message>
    <message>
        <source>one Agent bot</source>
        <translation>un bot Agent</translation>
    </message>
    <message>
        <source>one Chief bot</source>
        <translation>un bot Chef</translation>
    </message>
    <message>
        <source>one Novice companion</source>
        <translation>un coéquipier Novice</translation>
    </message>
    <message>
        <source>one Ranger companion</source>
        <translation>un coéquipier Rôdeur</translation>
    </message>
    <message>
        <source>one Veteran companion</source>
        <translation>un coéquipier Vétéran</translation>
    </message>
    <message>
        <source>{count} Cadet bots</source>
        <translation>{count} bots Cadets</translation>
    </message>
    <message>
        <source>{count} Agent bots</source>
        <translation>{count} bots Agents</translation>
    </message>
    <message>
        <source>{count} Chief bots</source>
        <translation>{count} bots Chefs</translation>
    </message>
    <message>
        <source>{count} Novice companions</source>
        <translation>{count} coéquipiers Novices</translation>
    </message>
    <message>
        <source>{count} Ranger companions</source>
        <translation>{count} coéquipiers Rôdeurs</translation>
    </message>
    <message>
        <source>{count} Veteran companions</source>
        <translation>{count} coéquipiers Vétérans</translation>
    </message>
    <message>
        <source>Cadet bot</source>
        <translation>bot Cadet</translation>
    </message>
    <message>
        <source>Agent bot</source>
        <translation>bot Agent</translation>
    </message>
    <message>
        <source>Chief bot</source>
        <translation>bot Chef</translation>
    </message>
    <message>
        <source>Novice companion</source>
        <translation>coéquipier Novice</translation>
    </message>
    <message>
        <source>Ranger companion</source>
        <translation>coéquipier Rôdeur</translation>
    </message>
    <message>
        <source>Veteran companion</source>
        <translation>coéquipier Vétéran</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>sur téléphone</translation>
    </message>
    <message>
        <source>by a phone that is asleep</source>
        <translation>par un téléphone en veille</translation>
    </message>
    <message>
        <source>Seats…</source>
        <translation>Places…</translation>
    </message>
    <message>
        <source>{name}: {player}</source>
        <translation>{name}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prendre la place</translation>
    </message>
    <message>
        <source>Hand over to {rank}</source>
        <translation>Confier à un bot {rank}</translation>
    </message>
    <message>
        <source>{name} plays this seat. Shall a bot play it from here on?</source>
        <translation>Cette place est tenue par {name}. La confier désormais à un bot&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>A tile of the board at this text size</source>
        <translation>Une carte du plateau à cette taille de texte</translation>
    </message>
    <message>
        <source>{group}: {choice}</source>
        <translation>{group}&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Votre système demande moins d’animations.</translation>
    </message>
    <message>
        <source>Your system asks for nothing special.</source>
        <translation>Votre système ne demande rien de particulier.</translation>
    </message>
    <message>
        <source>Your system does not say, so motion has its normal speed.</source>
        <translation>Votre système n’en dit rien&#xa0;: c’est donc la vitesse normale.</translation>
    </message>
    <message>
        <source>Pictures on the board</source>
        <translation>Images sur le plateau</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Discrètes</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Aides pendant la partie</translation>
    </message>
    <message>
        <source>Nobody but you sees the reminder.</source>
        <translation>Personne d’autre ne voit le rappel.</translation>
    </message>
    <message>
        <source>Show large what the mouse rests on</source>
        <translation>Agrandir ce sur quoi la souris s’arrête</translation>
    </message>
    <message>
        <source>Say what happens for the first time</source>
        <translation>Expliquer ce qui arrive pour la première fois</translation>
    </message>
    <message>
        <source>One sentence about each new thing at a table. Switch it on again to hear them all again.</source>
        <translation>Une phrase sur chaque nouveauté à la table. Réactivez pour toutes les revoir.</translation>
    </message>
    <message>
        <source>Show the numbers of rules in the rulebook</source>
        <translation>Afficher les numéros des règles dans le livret de règles</translation>
    </message>
    <message>
        <source>Show the board as a list</source>
        <translation>Montrer le plateau en liste</translation>
    </message>
    <message>
        <source>It has room for large text. At the table, press L.</source>
        <translation>Lisible en grand. Touche L à la table.</translation>
    </message>
    <message>
        <source>At the table, press L. Some boards are lists already.</source>
        <translation>À la table, appuyez sur L. Certains plateaux sont déjà des listes.</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Vitesse des bots</translation>
    </message>
    <message>
        <source>Pace of the bots…</source>
        <translation>Vitesse des bots…</translation>
    </message>
    <message>
        <source>How long each move stays to be seen.</source>
        <translation>La durée d’affichage de chaque coup.</translation>
    </message>
    <message>
        <source>Told of a game</source>
        <translation>Récit de la partie</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>In brief</source>
        <translation>Bref</translation>
    </message>
    <message>
        <source>In brief: what was played, the Paradoxes, and whose turn it is.</source>
        <translation>Bref&#xa0;: ce qui est joué, les paradoxes et à qui est le tour.</translation>
    </message>
    <message>
        <source>On every screen: {larger}, {smaller} or {usual}.</source>
        <translation>Sur tous les écrans&#xa0;: {larger}, {smaller} ou {usual}.</translation>
    </message>
    <message>
        <source>Language of the cards</source>
        <translation>Langue des cartes</translation>
    </message>
    <message>
        <source>Same as the interface</source>
        <translation>Celle de l’interface</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Langue&#xa0;: {language}</translation>
    </message>
    <message>
        <source>Show the welcome page</source>
        <translation>Revoir la page de bienvenue</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Make yourself comfortable. You can change all of this later in the settings.</source>
        <translation>Mettez-vous à l’aise. Tout cela pourra être changé dans les paramètres.</translation>
    </message>
    <message>
        <source>Quick Artifaxx against one bot</source>
        <translation>Artifaxx rapide contre un bot</translation>
    </message>
    <message>
        <source>The short game, at once. A kindly Cadet plays against you.</source>
        <translation>La partie courte, tout de suite. Un Cadet bienveillant joue contre vous.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Chrononaute 1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The time is held while you are here.</source>
        <translation>Le temps est suspendu tant que vous êtes ici.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>2–4 players</source>
        <translation>2 à 4 joueurs</translation>
    </message>
    <message>
        <source>about 20 minutes</source>
        <translation>environ 20 minutes</translation>
    </message>
    <message>
        <source>Borrow the treasures of all ages. Whoever completes a Mission first wins.</source>
        <translation>Empruntez les trésors de toutes les époques. La première mission accomplie l’emporte.</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2 à 6 joueurs</translation>
    </message>
    <message>
        <source>about 45 minutes</source>
        <translation>environ 45 minutes</translation>
    </message>
    <message>
        <source>Animal crews harvest a broken star. Nobody gets far without a good deal.</source>
        <translation>Des équipages d’animaux récoltent une étoile brisée. Sans un bon accord, personne ne va loin.</translation>
    </message>
    <message>
        <source>Change history until your own past comes true, before Paradoxes destroy the Universe.</source>
        <translation>Changez l’histoire jusqu’à ce que votre passé devienne vrai, avant que les paradoxes ne détruisent l’univers.</translation>
    </message>
    <message>
        <source>1 player or team</source>
        <translation>En solo ou en équipe</translation>
    </message>
    <message>
        <source>about 30 minutes</source>
        <translation>environ 30 minutes</translation>
    </message>
    <message>
        <source>Travellers are stranded in a history that is not theirs. Bring every one of them home.</source>
        <translation>Des voyageurs sont perdus dans une histoire qui n’est pas la leur. Ramenez-les tous chez eux.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>1–5 players, together</source>
        <translation>1 à 5 joueurs, ensemble</translation>
    </message>
    <message>
        <source>5 minutes, and the tale of them</source>
        <translation>5 minutes, puis leur récit</translation>
    </message>
    <message>
        <source>One team, one Backpack, one sand glass. Then the Story shows what you have remembered.</source>
        <translation>Une équipe, un Sac à dos, un sablier. Puis l’Histoire montre ce que vous avez retenu.</translation>
    </message>
    <message>
        <source>Today’s dungeon</source>
        <translation>Donjon du jour</translation>
    </message>
</context>
<context>
    <name>Solonauts</name>
    <message>
        <source>Home</source>
        <translation>Chez soi</translation>
    </message>
    <message>
        <source>{home} of {travellers} home</source>
        <translation>De retour&#xa0;: {home} sur {travellers}</translation>
    </message>
    <message>
        <source>{name} is home.</source>
        <translation>{name} a retrouvé son monde.</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>CHEZ SOI</translation>
    </message>
    <message>
        <source>Place {number} is empty.</source>
        <translation>La place {number} est vide.</translation>
    </message>
    <message>
        <source>Travellers who wait</source>
        <translation>Voyageurs en attente</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Voyageurs</translation>
    </message>
    <message>
        <source>{name} waits.</source>
        <translation>{name} attend.</translation>
    </message>
    <message>
        <source>{year} stands.</source>
        <translation>{year} est en place.</translation>
    </message>
    <message>
        <source>{year} is missing; its Paradox is open.</source>
        <translation>Il manque {year}&#xa0;; son paradoxe est ouvert.</translation>
    </message>
    <message>
        <source>{year} is missing.</source>
        <translation>Il manque {year}.</translation>
    </message>
    <message>
        <source>STRANDED</source>
        <translation>SANS RETOUR</translation>
    </message>
    <message>
        <source>No way home any more: {patch} is among the discards.</source>
        <translation>Plus de retour possible&#xa0;: {patch} est dans la défausse.</translation>
    </message>
    <message>
        <source>The ÜberParadox seals the way home.</source>
        <translation>Le Sur-Paradoxe scelle le chemin du retour.</translation>
    </message>
    <message>
        <source>goes home</source>
        <translation>rentre</translation>
    </message>
    <message>
        <source>Whoever reads all three headlines at once goes home, and for good.</source>
        <translation>Qui lit ses trois titres en même temps rentre chez soi, et pour de bon.</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>plus près</translation>
    </message>
    <message>
        <source>farther</source>
        <translation>plus loin</translation>
    </message>
    <message>
        <source>NOT NEEDED</source>
        <translation>INUTILE</translation>
    </message>
    <message>
        <source>Not needed any more: nobody who waits lists {year}.</source>
        <translation>Ce patch ne sert plus&#xa0;: aucun voyageur en attente ne cite {year}.</translation>
    </message>
    <message>
        <source>Play a card, or discard a Patch</source>
        <translation>Jouez une carte ou défaussez un patch</translation>
    </message>
    <message>
        <source>Discard one card</source>
        <translation>Défaussez une carte</translation>
    </message>
    <message>
        <source>The journey is over</source>
        <translation>Le voyage est terminé</translation>
    </message>
    <message>
        <source>After every card you draw back up to five.</source>
        <translation>Après chaque carte, votre main remonte à cinq cartes.</translation>
    </message>
    <message>
        <source>The draw pile is empty: these are your last cards.</source>
        <translation>La pioche est vide&#xa0;: ce sont vos dernières cartes.</translation>
    </message>
    <message>
        <source>Nothing in your hand can be played: discard one card.</source>
        <translation>Rien n’est jouable dans votre main&#xa0;: défaussez une carte.</translation>
    </message>
    <message>
        <source>This brings home: {names}.</source>
        <translation>Ce coup fait rentrer {names}.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Something that had been hidden was seen and taken back: this game is practice.</source>
        <translation>Un coup a été annulé alors que des cartes cachées avaient été vues&#xa0;: cette partie est un entraînement.</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Undo draw</source>
        <translation>Rendre la carte</translation>
    </message>
    <message>
        <source>You have seen what was hidden. If you take this back, the game is practice from then on.</source>
        <translation>Vous avez vu ce qui était caché. Si vous annulez, la partie devient dès lors un entraînement.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler quand même</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card:le}</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Défausser la carte choisie</translation>
    </message>
    <message>
        <source>Somebody still waits for {year}: {names}. Discard it all the same?</source>
        <translation>{year} manque encore à {names}. Défausser ce patch quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Le défausser</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>End here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>End the journey here? At home: {home} of {travellers}.</source>
        <translation>Arrêter le voyage ici&#xa0;? De retour&#xa0;: {home} sur {travellers}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Not everybody can get home any more. No way left for: {names}.</source>
        <translation>Tout le monde ne pourra pas rentrer. Plus de retour possible pour {names}.</translation>
    </message>
    <message>
        <source>Everybody is home</source>
        <translation>Tout le monde est rentré</translation>
    </message>
    <message>
        <source>Somebody stayed behind</source>
        <translation>Tout le monde n’est pas rentré</translation>
    </message>
    <message>
        <source>The Universe is destroyed</source>
        <translation>L’univers est détruit</translation>
    </message>
    <message>
        <source>Every traveller is where history began for them.</source>
        <translation>Chaque voyageur est de retour là où son histoire a commencé.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Les cartes sont épuisées.</translation>
    </message>
    <message>
        <source>You have ended the journey early.</source>
        <translation>Vous avez écourté le voyage.</translation>
    </message>
    <message>
        <source>{count} Paradoxes were open at once: {years}.</source>
        <translation>{count} paradoxes étaient ouverts à la fois&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Loin de chez soi</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Personne.</translation>
    </message>
    <message>
        <source>Missing: {years}.</source>
        <translation>Il manquait {years}.</translation>
    </message>
    <message>
        <source>All three headlines stood, beyond the ÜberParadox.</source>
        <translation>Ses trois titres étaient en place, mais au-delà du Sur-Paradoxe.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Everybody home</source>
        <translation>Tous rentrés</translation>
    </message>
    <message>
        <source>Retry same deal</source>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Voir une solution</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Looking for a solution.</source>
        <translation>Recherche d’une solution.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Aucune solution trouvée.</translation>
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
        <translation>Chaque voyageur a besoin de trois années&#xa0;; le chemin du retour s’ouvre tout seul.</translation>
    </message>
    <message>
        <source>The deck is used once: the order is the riddle.</source>
        <translation>La pioche ne sert qu’une fois&#xa0;: l’énigme, c’est l’ordre.</translation>
    </message>
    <message>
        <source>A Patch that nobody needs may go at any time, any card when none can be played.</source>
        <translation>Un patch inutile peut partir à tout moment, n’importe quelle carte quand aucune n’est jouable.</translation>
    </message>
    <message>
        <source>First journey home</source>
        <translation>Premier voyage de retour</translation>
    </message>
    <message>
        <source>You play alone for all who wait to go home, each with three years, as listed. {who} and {other} need 1963 turned: use {card}.</source>
        <translation>Vous jouez pour tous ceux qui attendent de rentrer, chacun avec ses trois années. {who} et {other} ont besoin que 1963 soit retourné&#xa0;: prenez {card:le}.</translation>
    </message>
    <message>
        <source>Your hand has been filled up to five, as after every play. The deck is used once: who is not home when it runs out stays behind.</source>
        <translation>Votre main est revenue à cinq cartes, comme après chaque coup. La pioche ne sert qu’une fois&#xa0;: qui n’est pas rentré quand elle est épuisée reste sur place.</translation>
    </message>
    <message>
        <source>{who} has two years of three. The last one is 1968′: play {card}.</source>
        <translation>{who} a deux années sur trois. La dernière est 1968′&#xa0;: jouez {card:le}.</translation>
    </message>
    <message>
        <source>The way home opens by itself and is final; a Patch brings no bonus card here. Others may need the opposite: the order is the riddle.</source>
        <translation>Le retour se fait tout seul, pour de bon&#xa0;; un patch ne donne ici aucune carte bonus. D’autres ont besoin du contraire&#xa0;: l’énigme est dans l’ordre.</translation>
    </message>
    <message>
        <source>Nobody waits for 1962′. A Patch that nobody needs may go at any time: choose {card} and press “{discard}”.</source>
        <translation>Personne n’attend 1962′. Un patch inutile à tous peut partir à tout moment&#xa0;: choisissez {card:le} et appuyez sur «&#xa0;{discard}&#xa0;».</translation>
    </message>
    <message>
        <source>That was no play, and the next one fills your hand again. Before a Patch goes that somebody waits for, you are asked.</source>
        <translation>Ce n’était pas un coup, et le prochain complétera de nouveau la main. Avant qu’un patch attendu ne parte, on vous demande confirmation.</translation>
    </message>
    <message>
        <source>Now no card can be played: one has to go. Choose what is missed least, say the Patch nobody waits for, and press “{discard}”.</source>
        <translation>Aucune carte n’est jouable&#xa0;: l’une d’elles doit partir. Choisissez celle qui manquera le moins, par exemple un patch que personne n’attend, et appuyez sur «&#xa0;{discard}&#xa0;».</translation>
    </message>
    <message>
        <source>A new card has come, and you go on. Moves can be undone, and “{hint}” gives advice. Now bring six home: the deal can be won for sure.</source>
        <translation>Une nouvelle carte arrive, et la partie continue. Vous pouvez annuler vos coups, et «&#xa0;{hint}&#xa0;» vous conseille. Ramenez-en six maintenant&#xa0;: la donne est gagnable à coup sûr.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{year}, row {row} column {column}, {state}, {condition}.</source>
        <translation>{year}, rangée {row} colonne {column}, {state}, {condition}.</translation>
    </message>
    <message>
        <source>{year}, row {row} column {column}, sealed, {state}, {condition}.</source>
        <translation>{year}, rangée {row} colonne {column}, scellé, {state}, {condition}.</translation>
    </message>
    <message>
        <source>Linchpin, true side</source>
        <translation>événement modifiable, côté vrai</translation>
    </message>
    <message>
        <source>Linchpin, altered side</source>
        <translation>événement modifiable, côté modifié</translation>
    </message>
    <message>
        <source>Ripplepoint, true side</source>
        <translation>point ondulatoire, côté vrai</translation>
    </message>
    <message>
        <source>open Paradox</source>
        <translation>paradoxe ouvert</translation>
    </message>
    <message>
        <source>patched Paradox</source>
        <translation>paradoxe réparé</translation>
    </message>
    <message>
        <source>ripples can reach {years}</source>
        <translation>ondulations possibles vers {years}</translation>
    </message>
    <message>
        <source>needs {primes}, in effect</source>
        <translation>exige {primes}, condition remplie</translation>
    </message>
    <message>
        <source>needs {primes}, not in effect</source>
        <translation>exige {primes}, condition non remplie</translation>
    </message>
    <message>
        <source>needs {primes}, in effect: {lit}</source>
        <translation>exige {primes}, actif&#xa0;: {lit}</translation>
    </message>
    <message>
        <source>a Paradox needs {primes}, not in effect</source>
        <translation>un paradoxe exige {primes}, condition non remplie</translation>
    </message>
    <message>
        <source>a Paradox needs {primes}, in effect: {lit}</source>
        <translation>un paradoxe exige {primes}, actif&#xa0;: {lit}</translation>
    </message>
    <message>
        <source>Headline: {headline}.</source>
        <translation>Titre&#xa0;: «&#xa0;{headline}&#xa0;».</translation>
    </message>
    <message>
        <source>{title}, {family}. {text}</source>
        <translation>{title}, {family}. {text}</translation>
    </message>
    <message>
        <source>{title}: {headline}. {text}</source>
        <translation>{title}&#xa0;: «&#xa0;{headline}&#xa0;». {text}</translation>
    </message>
    <message>
        <source>private card {number} of {count}</source>
        <translation>carte secrète {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All of this is kept in one file on this computer: {file}.</source>
        <translation>Tout ceci tient dans un seul fichier sur cet ordinateur&#xa0;: {file}.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Every game is counted here as soon as it is dealt.</source>
        <translation>Aucune partie jouée ici pour l’instant. Chaque partie compte dès que les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>The statistics were written by a later version of Chrononauts Qt. Update the program to see them; nothing is changed until then.</source>
        <translation>Les statistiques viennent d’une version plus récente de Chrononauts Qt. Mettez le programme à jour pour les voir&#xa0;; d’ici là, rien n’est modifié.</translation>
    </message>
    <message>
        <source>The statistics could not be read, so they begin anew. The old file is kept as {file}.</source>
        <translation>Les statistiques étaient illisibles&#xa0;; elles repartent de zéro. L’ancien fichier est gardé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>How people have won Chrononauts</source>
        <translation>Les façons de gagner à Chrononauts</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Contre des bots</translation>
    </message>
    <message>
        <source>Journeys in Solonauts</source>
        <translation>Voyages dans Solonauts</translation>
    </message>
    <message>
        <source>A game that can be gone on with is unfinished, one whose file is deleted abandoned: neither is lost.</source>
        <translation>Une partie que l’on peut reprendre est inachevée&#xa0;; si son fichier est supprimé, elle est abandonnée&#xa0;: ni l’une ni l’autre ne compte comme perdue.</translation>
    </message>
    <message>
        <source>With help: games that ended after a hint for this person, after something hidden was taken back, or with a deal whose solution was known. A seat that a bot has played for a while counts for nobody.</source>
        <translation>Avec aide&#xa0;: parties terminées après un indice donné à cette personne, après l’annulation d’un coup qui avait révélé quelque chose de caché, ou avec une donne dont la solution était connue. Une place confiée un temps à un bot ne compte pour personne.</translation>
    </message>
    <message>
        <source>Games in which a bot of the rank sat at the table; another person may have won them as well.</source>
        <translation>Parties où un bot de ce rang était à la table&#xa0;; une autre personne a pu aussi les gagner.</translation>
    </message>
    <message>
        <source>Only journeys without help count for who got home; those with help stand apart.</source>
        <translation>Seuls les voyages sans aide comptent pour les retours&#xa0;; ceux avec aide figurent à part.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>People won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>People lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Everyone lost</source>
        <translation>Tous ont perdu</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Ways to victory</source>
        <translation>Voies de la victoire</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Ten cards</source>
        <translation>Dix cartes</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>All home</source>
        <translation>Tous rentrés</translation>
    </message>
    <message>
        <source>Home on average</source>
        <translation>Retours en moyenne</translation>
    </message>
    <message>
        <source>Home at most</source>
        <translation>Retours maximum</translation>
    </message>
    <message>
        <source>Solved by difficulty</source>
        <translation>Réussites par difficulté</translation>
    </message>
    <message>
        <source>Journeys without help on deals whose difficulty has been measured.</source>
        <translation>Voyages sans aide sur des donnes dont la difficulté a été mesurée.</translation>
    </message>
    <message>
        <source>Somebody left behind</source>
        <translation>Pas tous rentrés</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{count} travellers</source>
        <translation>{count} voyageurs</translation>
    </message>
    <message>
        <source>{count} ({won} won)</source>
        <translation>{count} (gagnées&#xa0;: {won})</translation>
    </message>
    <message>
        <source>Points in AfterNova</source>
        <translation>Points à AfterNova</translation>
    </message>
    <message>
        <source>Of all games that were played to their end.</source>
        <translation>De toutes les parties jouées jusqu’au bout.</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Fewest turns to win</source>
        <translation>Victoire la plus rapide (tours)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Everybody’s last games that have ended, {most} at most, the latest at the right.</source>
        <translation>Les dernières parties terminées de chacun, {most} au plus, la plus récente à droite.</translation>
    </message>
    <message>
        <source>{what} {count}</source>
        <translation>{what} {count}</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>The tables have been copied.</source>
        <translation>Les tableaux sont copiés.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Pour d’autres programmes</translation>
    </message>
    <message>
        <source>The games have been written to {file}.</source>
        <translation>Les parties sont exportées dans {file}.</translation>
    </message>
    <message>
        <source>The games cannot be written to {file}: {reason}. Nothing is lost; choose another place.</source>
        <translation>Impossible d’exporter les parties dans {file}&#xa0;: {reason}. Rien n’est perdu&#xa0;; choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Remettre à zéro…</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Remettre les statistiques à zéro&#xa0;?</translation>
    </message>
    <message>
        <source>The old file is kept beside it under today’s date. Saved games and the best result of each deal stay.</source>
        <translation>L’ancien fichier reste à côté, sous la date du jour. Les parties enregistrées et le meilleur résultat de chaque donne sont conservés.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones are kept as {file}.</source>
        <translation>Les statistiques repartent de zéro. Les anciennes sont gardées sous le nom {file}.</translation>
    </message>
    <message>
        <source>The statistics cannot be reset: {reason}. They stay as they were.</source>
        <translation>Impossible de remettre les statistiques à zéro&#xa0;: {reason}. Elles restent telles quelles.</translation>
    </message>
    <message>
        <source>Dungeon Time by team</source>
        <translation>Dungeon Time par équipe</translation>
    </message>
    <message>
        <source>Dungeon Time by rank of the companions</source>
        <translation>Dungeon Time par rang des coéquipiers</translation>
    </message>
    <message>
        <source>Dungeon Time by scenario and Adventure</source>
        <translation>Dungeon Time par scénario et Aventure</translation>
    </message>
    <message>
        <source>Dungeon Time by mode</source>
        <translation>Dungeon Time par mode</translation>
    </message>
    <message>
        <source>Dungeon Time with Heroes and without</source>
        <translation>Dungeon Time avec et sans Héros</translation>
    </message>
    <message>
        <source>Dungeon Time by length</source>
        <translation>Dungeon Time par durée</translation>
    </message>
    <message>
        <source>Dungeon of the day with a glass</source>
        <translation>Donjon du jour avec sablier</translation>
    </message>
    <message>
        <source>Dungeon of the day without a glass</source>
        <translation>Donjon du jour sans sablier</translation>
    </message>
    <message>
        <source>The first game of everybody on a day counts. A row goes on from day to day.</source>
        <translation>La première partie de chacun dans la journée compte. Une série se poursuit d’un jour à l’autre.</translation>
    </message>
    <message>
        <source>Last dungeons of the day, with a glass</source>
        <translation>Derniers donjons du jour, avec sablier</translation>
    </message>
    <message>
        <source>Last dungeons of the day, without a glass</source>
        <translation>Derniers donjons du jour, sans sablier</translation>
    </message>
    <message>
        <source>The first game of everybody on a day, the best one first.</source>
        <translation>La première partie de chacun dans la journée, la meilleure en tête.</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Jours joués</translation>
    </message>
    <message>
        <source>Days won</source>
        <translation>Jours gagnés</translation>
    </message>
    <message>
        <source>Row of wins now</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Most Missions</source>
        <translation>Maximum de Missions</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Partie gagnée</translation>
    </message>
    <message>
        <source>Game lost</source>
        <translation>Partie perdue</translation>
    </message>
    <message>
        <source>Of all games that were played to their end, but for practice.</source>
        <translation>De toutes les parties jouées jusqu’au bout, sauf celles d’entraînement.</translation>
    </message>
    <message>
        <source>Backpack broken</source>
        <translation>Sac à dos déchiré</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Objectif manqué</translation>
    </message>
    <message>
        <source>Missions completed</source>
        <translation>Missions accomplies</translation>
    </message>
    <message>
        <source>Items wasted</source>
        <translation>Objets gaspillés</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Best level</source>
        <translation>Meilleur niveau</translation>
    </message>
    <message>
        <source>{won} ({percent}%)</source>
        <translation>{won} ({percent}&#xa0;%)</translation>
    </message>
    <message>
        <source>{completed} of {played}</source>
        <translation>{completed} sur {played}</translation>
    </message>
    <message>
        <source>{level}, Extended</source>
        <translation>{level}, Étendu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Étendu</translation>
    </message>
    <message>
        <source>Without Heroes</source>
        <translation>Sans Héros</translation>
    </message>
    <message>
        <source>With Heroes</source>
        <translation>Avec Héros</translation>
    </message>
    <message>
        <source>No glass</source>
        <translation>Sans sablier</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Kill time with the chosen card</source>
        <translation>Tuer le Temps avec la carte choisie</translation>
    </message>
    <message>
        <source>Guess the time</source>
        <translation>Devinez l’heure</translation>
    </message>
    <message>
        <source>Keep or exchange your Identity</source>
        <translation>Gardez ou échangez votre Identité</translation>
    </message>
    <message>
        <source>Play a card or kill time</source>
        <translation>Jouez une carte ou tuez le Temps</translation>
    </message>
    <message>
        <source>Anyone with a Memo?</source>
        <translation>Quelqu’un joue un Mémo&#xa0;?</translation>
    </message>
    <message>
        <source>Killing Time</source>
        <translation>Tuer le Temps</translation>
    </message>
    <message>
        <source>Play from the “Miracle”</source>
        <translation>Jouez une carte du «&#xa0;miracle&#xa0;»</translation>
    </message>
    <message>
        <source>Play from the discard pile</source>
        <translation>Jouez une carte de la défausse</translation>
    </message>
    <message>
        <source>Play from the draw pile</source>
        <translation>Jouez une carte de la pioche</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Piochez 1</translation>
    </message>
    <message>
        <source>Play one</source>
        <translation>Jouez 1</translation>
    </message>
    <message>
        <source>End or claim</source>
        <translation>Fin ou victoire</translation>
    </message>
    <message>
        <source>{name}’s turn: {step}</source>
        <translation>À {name} – {step}</translation>
    </message>
    <message>
        <source>A person plays for {name} from here on.</source>
        <translation>Désormais, une personne joue pour {name}.</translation>
    </message>
    <message>
        <source>A Cadet bot plays for {name} from here on.</source>
        <translation>Désormais, un bot Cadet joue pour {name}.</translation>
    </message>
    <message>
        <source>An Agent bot plays for {name} from here on.</source>
        <translation>Désormais, un bot Agent joue pour {name}.</translation>
    </message>
    <message>
        <source>A Chief bot plays for {name} from here on.</source>
        <translation>Désormais, un bot Chef joue pour {name}.</translation>
    </message>
    <message>
        <source>A Novice companion plays for {name} from here on.</source>
        <translation>Désormais, un coéquipier Novice joue pour {name}.</translation>
    </message>
    <message>
        <source>A Ranger companion plays for {name} from here on.</source>
        <translation>Désormais, un coéquipier Rôdeur joue pour {name}.</translation>
    </message>
    <message>
        <source>A Veteran companion plays for {name} from here on.</source>
        <translation>Désormais, un coéquipier Vétéran joue pour {name}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {bot}</source>
        <translation>À {name} – {bot}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand of the “Miracle”</source>
        <translation>Main du «&#xa0;miracle&#xa0;»</translation>
    </message>
    <message>
        <source>Your Mission</source>
        <translation>Votre mission</translation>
    </message>
    <message>
        <source>TimeLine</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>PARADOX</source>
        <translation>PARADOXE</translation>
    </message>
    <message>
        <source>SEALED</source>
        <translation>SCELLÉ</translation>
    </message>
    <message>
        <source>AND</source>
        <translation>ET</translation>
    </message>
    <message>
        <source>OR</source>
        <translation>OU</translation>
    </message>
    <message>
        <source>Unstable</source>
        <translation>Instable</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>convient</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne convient pas</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>posé</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>{count} / {limit}</source>
        <translation>{count} / {limit}</translation>
    </message>
    <message>
        <source>Opens {years}.</source>
        <translation>Ouvre {years}.</translation>
    </message>
    <message>
        <source>Closes {years}.</source>
        <translation>Referme {years}.</translation>
    </message>
    <message>
        <source>Covers {year}.</source>
        <translation>Recouvre {year}.</translation>
    </message>
    <message>
        <source>Open Paradoxes then: {count} of {limit}.</source>
        <translation>Paradoxes ouverts ensuite&#xa0;: {count} sur {limit}.</translation>
    </message>
    <message>
        <source>You could then claim victory: you would be home.</source>
        <translation>Vous pourriez alors revendiquer la victoire&#xa0;: vous seriez chez vous.</translation>
    </message>
    <message>
        <source>You could then claim victory: your Mission would be complete.</source>
        <translation>Vous pourriez alors revendiquer la victoire&#xa0;: votre mission serait accomplie.</translation>
    </message>
    <message>
        <source>You could then claim victory: you would hold ten cards.</source>
        <translation>Vous pourriez alors revendiquer la victoire&#xa0;: vous auriez dix cartes.</translation>
    </message>
    <message>
        <source>Everyone would lose: {count} Paradoxes would be open at once.</source>
        <translation>Tout le monde perdrait&#xa0;: {count} paradoxes seraient ouverts en même temps.</translation>
    </message>
    <message>
        <source>{year} – {headline}</source>
        <translation>{year} – {headline}</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Effet suivant</translation>
    </message>
    <message>
        <source>Show lines</source>
        <translation>Voir les liens</translation>
    </message>
    <message>
        <source>TimeLine only</source>
        <translation>Chronologie seule</translation>
    </message>
    <message>
        <source>{patch}: {verdict}. Playable if {settings}.</source>
        <translation>{patch}&#xa0;: {verdict}. Jouable si {settings}.</translation>
    </message>
    <message>
        <source>ÜberParadox</source>
        <translation>Sur-Paradoxe</translation>
    </message>
    <message>
        <source>While it lies here, nothing after 1962 can be reached.</source>
        <translation>Tant qu’il est là, tout est inaccessible au-delà de 1962.</translation>
    </message>
    <message>
        <source>Opened: {years}.</source>
        <translation>Ouvre {years}.</translation>
    </message>
    <message>
        <source>Closed: {years}.</source>
        <translation>Referme {years}.</translation>
    </message>
    <message>
        <source>Patches lost: {years}.</source>
        <translation>Enlève le patch {years:de}.</translation>
    </message>
    <message>
        <source>You can win</source>
        <translation>Victoire possible</translation>
    </message>
    <message>
        <source>Everyone would lose: {count} Paradoxes would be open at once. Play it again to go ahead anyway.</source>
        <translation>Tout le monde perdrait&#xa0;: {count} paradoxes seraient ouverts en même temps. Pour passer outre, jouez la carte encore une fois.</translation>
    </message>
    <message>
        <source>Choose a second card to discard and you draw one in its place, or keep the rest. Either way you have the same number of cards.</source>
        <translation>Choisissez une deuxième carte à défausser et piochez-en une à la place, ou gardez le reste. Dans les deux cas, votre main compte le même nombre de cartes.</translation>
    </message>
    <message>
        <source>Choose a target for {card}.</source>
        <translation>Choisissez sur quoi agit {card:le}.</translation>
    </message>
    <message>
        <source>Which way do the hands move?</source>
        <translation>De quel côté passent les mains&#xa0;?</translation>
    </message>
    <message>
        <source>{card} ({name})</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card:le}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Le dénouement</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Choose a card, then kill time</source>
        <translation>Choisissez une carte, puis tuez le Temps</translation>
    </message>
    <message>
        <source>Not playable now</source>
        <translation>Injouable pour l’instant</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Choisir une cible</translation>
    </message>
    <message>
        <source>Cards in hand: {count} of 10</source>
        <translation>Cartes en main&#xa0;: {count} sur 10</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>ÜberParadox: nothing after 1962 can be reached</source>
        <translation>Sur-Paradoxe&#xa0;: au-delà de 1962, tout est inaccessible</translation>
    </message>
    <message>
        <source>The Linchpins 1963, 1980, 1981 and 1993 cannot be turned.</source>
        <translation>Les événements modifiables 1963, 1980, 1981 et 1993 ne peuvent pas être retournés.</translation>
    </message>
    <message>
        <source>No Patch can be played on a year after 1962.</source>
        <translation>Aucun patch ne peut se poser sur une année postérieure à 1962.</translation>
    </message>
    <message>
        <source>Sports Almanac and Cure for Cancer cannot be played.</source>
        <translation>L’Almanach des sports et le Remède contre le cancer ne peuvent pas être joués.</translation>
    </message>
    <message>
        <source>Ripples still run past 1962, and Paradoxes there still count.</source>
        <translation>Les ondulations dépassent toujours 1962, et les paradoxes d’après comptent quand même.</translation>
    </message>
    <message>
        <source>Your three years are within reach: you can still go home.</source>
        <translation>Vos trois années sont accessibles&#xa0;: vous pouvez encore rentrer.</translation>
    </message>
    <message>
        <source>You cannot go home until {patch} leaves the TimeLine.</source>
        <translation>Vous ne pouvez pas rentrer tant que {patch:le} est sur la Chronologie.</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Take back…</source>
        <translation>Annuler le coup…</translation>
    </message>
    <message>
        <source>Take this back?</source>
        <translation>Annuler ce coup&#xa0;?</translation>
    </message>
    <message>
        <source>Begin this turn again?</source>
        <translation>Recommencer ce tour&#xa0;?</translation>
    </message>
    <message>
        <source>What {name} did last is taken back.</source>
        <translation>Le dernier coup joué par {name} est annulé.</translation>
    </message>
    <message>
        <source>{name} begins this turn again, with the hand it began with. The same cards come again.</source>
        <translation>{name} recommence ce tour avec sa main de départ. Les mêmes cartes reviendront.</translation>
    </message>
    <message>
        <source>All that has happened since goes with it.</source>
        <translation>Tout ce qui a suivi est annulé aussi.</translation>
    </message>
    <message>
        <source>Something hidden has been seen since: the game is practice from then on.</source>
        <translation>Depuis, quelque chose de caché a été vu&#xa0;: la partie devient dès lors un entraînement.</translation>
    </message>
    <message>
        <source>It is done once everybody has pressed OK.</source>
        <translation>Ce sera fait quand tout le monde aura appuyé sur OK.</translation>
    </message>
    <message>
        <source>{name}: OK</source>
        <translation>{name}&#xa0;: OK</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} est d’accord</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Non, on continue</translation>
    </message>
    <message>
        <source>Not everybody agrees: it stays.</source>
        <translation>Tout le monde n’est pas d’accord&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>The game has moved on since you were asked: it stays. You can ask again.</source>
        <translation>La partie a continué depuis la question&#xa0;: elle reste telle quelle. Vous pouvez redemander.</translation>
    </message>
    <message>
        <source>{name} took back the last move.</source>
        <translation>{name} annule le dernier coup.</translation>
    </message>
    <message>
        <source>{name} begins this turn again.</source>
        <translation>{name} recommence ce tour.</translation>
    </message>
    <message>
        <source>This game is practice: something that had been hidden was seen and taken back.</source>
        <translation>Cette partie est un entraînement&#xa0;: un coup a été annulé alors que des cartes cachées avaient été vues.</translation>
    </message>
    <message>
        <source>The game is over and everything has been shown: nothing can be taken back.</source>
        <translation>La partie est terminée et tout a été montré&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>Only bots play here: they take nothing back.</source>
        <translation>Il n’y a que des bots ici&#xa0;: ils n’annulent rien.</translation>
    </message>
    <message>
        <source>Nothing can be taken back while the time is being guessed.</source>
        <translation>On ne peut rien annuler pendant qu’on devine l’heure.</translation>
    </message>
    <message>
        <source>A card waits for a Memo: nothing can be taken back until it is settled.</source>
        <translation>Une carte attend un Mémo&#xa0;: on ne peut rien annuler tant que son sort n’est pas réglé.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>This turn has only just begun: there is nothing to take back in it.</source>
        <translation>Ce tour vient de commencer&#xa0;: il n’y a rien à y annuler.</translation>
    </message>
    <message>
        <source>The draw pile has been shuffled since: this cannot be taken back.</source>
        <translation>La pioche a été mélangée depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>A card has been drawn since: this cannot be taken back.</source>
        <translation>Une carte a été piochée depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>The draw pile has been looked through since: this cannot be taken back.</source>
        <translation>La pioche a été fouillée depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>Hands have changed owners since: this cannot be taken back.</source>
        <translation>Des mains ont été échangées depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>A new Identity or Mission has been seen since: this cannot be taken back.</source>
        <translation>Une nouvelle Identité ou mission a été vue depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>It has been settled who begins: this cannot be taken back.</source>
        <translation>On sait désormais qui commence&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>{name} has answered: this cannot be taken back.</source>
        <translation>{name} a répondu&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>{name}, a bot, has moved since: this cannot be taken back.</source>
        <translation>{name}, un bot, a joué depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>An offer waits for its answer: nothing is taken back until all have answered.</source>
        <translation>Une offre attend sa réponse&#xa0;: on ne peut rien annuler tant que tous n’ont pas répondu.</translation>
    </message>
    <message>
        <source>The offer has been heard: it cannot be taken back.</source>
        <translation>L’offre a été entendue&#xa0;: elle ne peut plus être retirée.</translation>
    </message>
    <message>
        <source>Cards have been seen since: this cannot be taken back.</source>
        <translation>Des cartes ont été vues depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>Something has been drawn since: this cannot be taken back.</source>
        <translation>Quelque chose a été pioché depuis&#xa0;: impossible de revenir en arrière.</translation>
    </message>
    <message>
        <source>A card has been drawn since: in the Adventure phase nothing is taken back.</source>
        <translation>Une carte a été piochée depuis&#xa0;: pendant la phase d’Aventure, on ne peut rien annuler.</translation>
    </message>
    <message>
        <source>In the Adventure phase what lies on the Story stays there: nothing is taken back.</source>
        <translation>Pendant la phase d’Aventure, ce qui est sur l’Histoire y reste&#xa0;: on ne peut rien annuler.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>I need {kinds}.</source>
        <translation>Il me faut {kinds}.</translation>
    </message>
    <message>
        <source>Has anybody got {kinds}?</source>
        <translation>Quelqu’un a {kinds}&#xa0;?</translation>
    </message>
    <message>
        <source>My Mission wants {kinds}.</source>
        <translation>Ma Mission veut {kinds}.</translation>
    </message>
    <message>
        <source>I have {item}. Here it comes.</source>
        <translation>J’ai {item}&#xa0;: ça arrive.</translation>
    </message>
    <message>
        <source>{item} from me, coming.</source>
        <translation>Je pose {item}.</translation>
    </message>
    <message>
        <source>No {kind} here.</source>
        <translation>{kind}&#xa0;: pas chez moi.</translation>
    </message>
    <message>
        <source>Not with me: {kind}.</source>
        <translation>Je n’en ai pas&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>Remember: take {the_item} from {mission}.</source>
        <translation>Pensons à prendre {the_item} de {mission}.</translation>
    </message>
    <message>
        <source>I count on {the_item} from {mission}.</source>
        <translation>Je compte sur {mission} pour {the_item}.</translation>
    </message>
    <message>
        <source>I think {the_item} has gone.</source>
        <translation>Je crois que nous n’avons plus {the_item}.</translation>
    </message>
    <message>
        <source>Do we still have {the_item}? I doubt it.</source>
        <translation>Avons-nous encore {the_item}&#xa0;? J’en doute.</translation>
    </message>
    <message>
        <source>The Backpack is filling up.</source>
        <translation>Le Sac à dos se remplit.</translation>
    </message>
    <message>
        <source>Careful, few slots are left.</source>
        <translation>Attention, il reste peu d’emplacements.</translation>
    </message>
    <message>
        <source>Whoever wants {item}: ask for it now.</source>
        <translation>Qui veut {item}&#xa0;? Demandez maintenant.</translation>
    </message>
    <message>
        <source>I discard {item}, unless somebody asks for it.</source>
        <translation>Je défausse {item}, sauf si quelqu’un demande.</translation>
    </message>
    <message>
        <source>{mission} needs {count} Items? Not this one.</source>
        <translation>{mission} demande {count} Objets&#xa0;? Pas celle-là.</translation>
    </message>
    <message>
        <source>I let {mission} go: {count} Items are too many.</source>
        <translation>Je laisse {mission}&#xa0;: {count} Objets, c’est trop.</translation>
    </message>
    <message>
        <source>A Mission is next. I will take it.</source>
        <translation>La suivante est une Mission. Je la prends.</translation>
    </message>
    <message>
        <source>A Mission on the Deck: mine.</source>
        <translation>Une Mission sur la pioche&#xa0;: pour moi.</translation>
    </message>
    <message>
        <source>Sorry, wrong card.</source>
        <translation>Pardon, mauvaise carte.</translation>
    </message>
    <message>
        <source>Oh no, I meant another one.</source>
        <translation>Oh non, j’en voulais une autre.</translation>
    </message>
    <message>
        <source>Yes, I am sure: {kind}.</source>
        <translation>Oui, c’est certain&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>Yes, I saw {the_item} a moment ago.</source>
        <translation>Oui, je viens de voir {the_item}.</translation>
    </message>
    <message>
        <source>I think so: {kind}.</source>
        <translation>Je crois que oui&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>There should still be {item}.</source>
        <translation>Il devrait rester {item}.</translation>
    </message>
    <message>
        <source>I do not remember.</source>
        <translation>Je ne me rappelle pas.</translation>
    </message>
    <message>
        <source>No idea whether we have {item}.</source>
        <translation>Je ne sais plus si nous avons {item}.</translation>
    </message>
    <message>
        <source>We can spare {kinds}: use {hero}.</source>
        <translation>Nous pouvons nous passer de cela&#xa0;: {kinds}. Utilisons {hero}.</translation>
    </message>
    <message>
        <source>{hero} would cost {kinds}, and a Mission to come needs that.</source>
        <translation>{hero} coûterait {kinds}, et une Mission à venir en a besoin.</translation>
    </message>
    <message>
        <source>Who has {item}?</source>
        <translation>Qui a {item}&#xa0;?</translation>
    </message>
    <message>
        <source>Is there {item} in the Story?</source>
        <translation>Y a-t-il {item} dans l’Histoire&#xa0;?</translation>
    </message>
    <message>
        <source>I ask for {kinds}.</source>
        <translation>Je demande {kinds}.</translation>
    </message>
    <message>
        <source>Take {the_item} from {mission}.</source>
        <translation>Prenons {the_item} de {mission}.</translation>
    </message>
    <message>
        <source>Not yet: hold that Mission back.</source>
        <translation>Pas encore&#xa0;: gardez cette Mission en main.</translation>
    </message>
    <message>
        <source>Go on without me.</source>
        <translation>Continuez sans moi.</translation>
    </message>
    <message>
        <source>I would keep {hero}.</source>
        <translation>Je garderais {hero}.</translation>
    </message>
    <message>
        <source>I am ready.</source>
        <translation>C’est bon pour moi.</translation>
    </message>
    <message>
        <source>Let us reveal the next card.</source>
        <translation>Révélons la carte suivante.</translation>
    </message>
    <message>
        <source>Now is the time for {hero}.</source>
        <translation>C’est le moment d’utiliser {hero}.</translation>
    </message>
    <message>
        <source>Use {hero} now: it saves the Backpack.</source>
        <translation>Utilisons {hero} maintenant&#xa0;: cela sauve le Sac à dos.</translation>
    </message>
    <message>
        <source>There is room: keep these Items.</source>
        <translation>Il y a de la place&#xa0;: gardons ces Objets.</translation>
    </message>
    <message>
        <source>Room is short: discard these Items.</source>
        <translation>La place manque&#xa0;: défaussons ces Objets.</translation>
    </message>
    <message>
        <source>We promised to take {the_item}.</source>
        <translation>Nous avions promis de prendre {the_item}.</translation>
    </message>
    <message>
        <source>I remember no promise to take it: I would leave it.</source>
        <translation>Je ne me souviens d’aucune promesse&#xa0;: je laisserais cette Récompense.</translation>
    </message>
    <message>
        <source>Take {the_item}, though it opens a slot.</source>
        <translation>Prenons {the_item}, même si cela occupe un emplacement de plus.</translation>
    </message>
    <message>
        <source>Take {the_item}: it shares a slot.</source>
        <translation>Prenons {the_item}&#xa0;: cela n’occupe pas d’emplacement de plus.</translation>
    </message>
    <message>
        <source>Waive what we lack, or can spare least.</source>
        <translation>Que la Mission se passe de ce qui nous manque, ou de ce qui nous servira le plus.</translation>
    </message>
    <message>
        <source>Throw out what would break the Backpack.</source>
        <translation>Retirons ce qui déchirerait le Sac à dos.</translation>
    </message>
    <message>
        <source>All of them can stay.</source>
        <translation>Elles peuvent toutes rester.</translation>
    </message>
    <message>
        <source>In this order most of it succeeds.</source>
        <translation>Cet ordre fait réussir le plus de Missions.</translation>
    </message>
    <message>
        <source>Hand over {the_item}.</source>
        <translation>Cédons {the_item}.</translation>
    </message>
    <message>
        <source>Trade it for {item}.</source>
        <translation>Prenons {item} en échange.</translation>
    </message>
    <message>
        <source>Take {the_item} out of the game.</source>
        <translation>Retirons {the_item} du jeu.</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>Cela suffit.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>{year} is a Paradox because {lit} is in effect.</source>
        <translation>{year} est un paradoxe car {lit} est actif.</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} is in effect ({primes} is enough).</source>
        <translation>{year} est un paradoxe car {lit} est actif ({primes} suffit).</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} are in effect; one of them would be enough.</source>
        <translation>{year} est un paradoxe car {lit} sont actifs&#xa0;; un seul suffirait.</translation>
    </message>
    <message>
        <source>{year} is a Paradox because {lit} are both in effect.</source>
        <translation>{year} est un paradoxe car {lit} sont actifs tous les deux.</translation>
    </message>
    <message>
        <source>{year} is whole again: {cause} was restored.</source>
        <translation>{year} est de nouveau intact&#xa0;: {cause} a été restauré.</translation>
    </message>
    <message>
        <source>{year} is whole again: {years} are back in True History.</source>
        <translation>{year} est de nouveau intact&#xa0;; retour à l’Histoire vraie&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>{year} is whole again: it takes {primes} together, and {cause} was restored.</source>
        <translation>{year} est de nouveau intact&#xa0;: pour le paradoxe, il fallait {primes} ensemble, et {cause} a été restauré.</translation>
    </message>
    <message>
        <source>{patch} was nullified: {cause} was restored.</source>
        <translation>{patch:Le} est annulé&#xa0;: {cause} a été restauré.</translation>
    </message>
    <message>
        <source>{patch} was nullified: {years} are back in True History.</source>
        <translation>{patch:Le} est annulé&#xa0;; retour à l’Histoire vraie&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>{patch} was nullified: it takes {primes} together, and {cause} was restored.</source>
        <translation>{patch:Le} est annulé&#xa0;: pour le paradoxe, il fallait {primes} ensemble, et {cause} a été restauré.</translation>
    </message>
    <message>
        <source>{patch} came off: {cause} changed. The Paradox itself remains.</source>
        <translation>{patch:Le} se décolle&#xa0;: {cause} a changé de côté. Le paradoxe, lui, demeure.</translation>
    </message>
    <message>
        <source>{year} holds: it takes {primes} together; {count} of {needs} is in effect.</source>
        <translation>{year} tient bon&#xa0;: pour le paradoxe, il faut {primes} ensemble&#xa0;; {count} sur {needs} est actif.</translation>
    </message>
    <message>
        <source>{year} holds: it takes {primes} together, and neither is in effect.</source>
        <translation>{year} tient bon&#xa0;: pour le paradoxe, il faut {primes} ensemble, et aucun des deux n’est actif.</translation>
    </message>
    <message>
        <source>{year} stays a Paradox because {lit} is in effect ({primes} is enough).</source>
        <translation>{year} reste un paradoxe car {lit} est actif ({primes} suffit).</translation>
    </message>
    <message>
        <source>{year} stays a Paradox because {lit} are in effect; one of them would be enough.</source>
        <translation>{year} reste un paradoxe car {lit} sont actifs&#xa0;; un seul suffirait.</translation>
    </message>
    <message>
        <source>{year} became {altered}. Its ripples can reach {years}.</source>
        <translation>{year} devient {altered}. Ses ondulations peuvent atteindre {years}.</translation>
    </message>
    <message>
        <source>{altered} became {year} again. Its ripples can reach {years}.</source>
        <translation>{altered} redevient {year}. Ses ondulations peuvent atteindre {years}.</translation>
    </message>
    <message>
        <source>Its ripples can reach {years}.</source>
        <translation>Ses ondulations peuvent atteindre {years}.</translation>
    </message>
    <message>
        <source>{year} is whole: it would be a Paradox if {primes}.</source>
        <translation>{year} est intact&#xa0;: avec {primes}, ce serait un paradoxe.</translation>
    </message>
    <message>
        <source>{year} is a Linchpin and stands as in True History.</source>
        <translation>{year} est un événement modifiable, conforme à l’Histoire vraie.</translation>
    </message>
    <message>
        <source>{altered} is a Linchpin that somebody has turned over.</source>
        <translation>{altered} est un événement modifiable que quelqu’un a retourné.</translation>
    </message>
    <message>
        <source>{patch} covers it, so the Paradox does not count.</source>
        <translation>{patch:Le} recouvre ce paradoxe, qui ne compte donc pas.</translation>
    </message>
    <message>
        <source>An open Paradox here seals nothing; only {patch} does.</source>
        <translation>Ici, un paradoxe ouvert ne scelle rien&#xa0;; seul {patch:le} scelle l’avenir.</translation>
    </message>
    <message>
        <source>It is out of reach while {patch} lies on the TimeLine.</source>
        <translation>Année inaccessible tant que {patch:le} est sur la Chronologie.</translation>
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
        <translation>À {name} de jouer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>The computer goes to {name}: {game}</source>
        <translation>L’ordinateur passe à {name}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>At the table: {game}</source>
        <translation>À la table&#xa0;: {game}</translation>
    </message>
    <message>
        <source>The board at the end: {game}</source>
        <translation>Le plateau à la fin&#xa0;: {game}</translation>
    </message>
    <message>
        <source>{ending}: {game}</source>
        <translation>{ending}&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>{players} have just begun a game.</source>
        <translation>{players} viennent de commencer une partie.</translation>
    </message>
    <message>
        <source>{players} stopped {turns}.</source>
        <translation>{players} se sont interrompus {turns}.</translation>
    </message>
    <message>
        <source>{players} have just begun a game of Artifaxx.</source>
        <translation>{players} viennent de commencer une partie d’Artifaxx.</translation>
    </message>
    <message>
        <source>{players} stopped a game of Artifaxx {turns}.</source>
        <translation>{players} ont interrompu une partie d’Artifaxx {turns}.</translation>
    </message>
    <message>
        <source>Solonauts, {players}: {home} of {travellers} travellers are home.</source>
        <translation>Solonauts, {players}&#xa0;: {travellers} voyageurs, {home} de retour.</translation>
    </message>
    <message>
        <source>“{game}”. {summary}</source>
        <translation>«&#xa0;{game}&#xa0;». {summary}</translation>
    </message>
    <message>
        <source>The last game has ended: {how}.</source>
        <translation>La dernière partie est terminée&#xa0;: {how}.</translation>
    </message>
    <message>
        <source>Name this game…</source>
        <translation>Nommer la partie…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>First screen</source>
        <translation>Écran d’accueil</translation>
    </message>
    <message>
        <source>{players}, {length}</source>
        <translation>{players}, {length}</translation>
    </message>
    <message>
        <source>{door}: {game}</source>
        <translation>{door}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Player {number}, {shape}</source>
        <translation>Place {number}, {shape}</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>sablier</translation>
    </message>
    <message>
        <source>sextant</source>
        <translation>sextant</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lanterne</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>moth</source>
        <translation>phalène</translation>
    </message>
    <message>
        <source>compass</source>
        <translation>boussole</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Language of seat {number}: {language}</source>
        <translation>Langue de la place {number}&#xa0;: {language}</translation>
    </message>
    <message>
        <source>Same as the interface</source>
        <translation>Celle de l’interface</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <translation>Monter la place {number}</translation>
    </message>
    <message>
        <source>Move seat {number} down</source>
        <translation>Descendre la place {number}</translation>
    </message>
    <message>
        <source>A name has room for {count} characters.</source>
        <translation>Un nom ne peut pas dépasser {count} caractères.</translation>
    </message>
    <message>
        <source>Memo window: {length}</source>
        <translation>Délai pour un Mémo&#xa0;: {length}</translation>
    </message>
    <message>
        <source>How long every card waits for a Memo. Hold stops the clock at any time.</source>
        <translation>Le temps pendant lequel chaque carte attend un Mémo. Le bouton Attendre arrête le minuteur à tout moment.</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{players} play; whoever guesses the time best begins.</source>
        <translation>{players} jouent&#xa0;; qui devine le mieux l’heure commence.</translation>
    </message>
    <message>
        <source>{players} play; lots decide who begins.</source>
        <translation>{players} jouent&#xa0;; le sort décide qui commence.</translation>
    </message>
    <message>
        <source>{players} play; {name} begins.</source>
        <translation>{players} jouent&#xa0;; {name} commence.</translation>
    </message>
    <message>
        <source>Every card waits {seconds} for a Memo.</source>
        <translation>Chaque carte attend un Mémo pendant {seconds}.</translation>
    </message>
    <message>
        <source>Every card waits until each seat has said OK.</source>
        <translation>Chaque carte attend que tout le monde ait dit OK.</translation>
    </message>
    <message>
        <source>Identities may be exchanged once.</source>
        <translation>On peut échanger son Identité une fois.</translation>
    </message>
    <message>
        <source>Identities stay as dealt.</source>
        <translation>On garde l’Identité reçue.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Hold the button or Space, or press twice.</source>
        <translation>Maintenez enfoncé le bouton ou la barre d’espace, ou appuyez deux fois.</translation>
    </message>
    <message>
        <source>Press the button or Space.</source>
        <translation>Appuyez sur le bouton ou la barre d’espace.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message>
        <source>Memo window</source>
        <translation>Délai pour un Mémo</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>{name} wants to look; press {number}</source>
        <translation>{name} veut regarder&#xa0;; touche {number}</translation>
    </message>
    <message>
        <source>{name} says OK</source>
        <translation>{name} dit OK</translation>
    </message>
    <message>
        <source>{name} has said OK</source>
        <translation>{name} a dit OK</translation>
    </message>
    <message>
        <source>Press your number to look, or say OK.</source>
        <translation>Appuyez sur votre numéro pour regarder, ou dites OK.</translation>
    </message>
    <message>
        <source>Time left: {percent} percent</source>
        <translation>Temps restant&#xa0;: {percent} pour cent</translation>
    </message>
    <message>
        <source>The time is held</source>
        <translation>Le temps est suspendu</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Cancel it with my Memo</source>
        <translation>Contrecarrer avec mon Mémo</translation>
    </message>
    <message>
        <source>Cancel {card} with a Memo?</source>
        <translation>Contrecarrer {card:le} avec un Mémo&#xa0;?</translation>
    </message>
    <message>
        <source>Time, hours and minutes</source>
        <translation>L’heure, en heures et minutes</translation>
    </message>
    <message>
        <source>Cover every clock in the room, including the one on this computer.</source>
        <translation>Cachez toutes les horloges de la pièce, celle de cet ordinateur aussi.</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>C’est ma réponse</translation>
    </message>
    <message>
        <source>Not again this round</source>
        <translation>Passer jusqu’à mon tour</translation>
    </message>
    <message>
        <source>Hint: keep the Identity or exchange it</source>
        <translation>Indice&#xa0;: garder l’Identité ou l’échanger</translation>
    </message>
    <message>
        <source>Only you see this. Your three years must stand like this for you to go home.</source>
        <translation>Personne d’autre ne voit ceci. Pour rentrer chez vous, il faut que ces trois années soient ainsi.</translation>
    </message>
    <message>
        <source>Claim this</source>
        <translation>J’ai gagné</translation>
    </message>
    <message>
        <source>Claim: {route}</source>
        <translation>Victoire&#xa0;: {route}</translation>
    </message>
    <message>
        <source>Only you see this. A true claim shows your card to all and ends the game.</source>
        <translation>Personne d’autre ne voit ceci. Si vous avez gagné, votre carte est montrée à tous et la partie prend fin.</translation>
    </message>
    <message>
        <source>Not yet. {refusal}</source>
        <translation>Pas encore. {refusal}</translation>
    </message>
    <message>
        <source>{label}: done</source>
        <translation>{label}&#xa0;: c’est fait</translation>
    </message>
    <message>
        <source>{label}: missing</source>
        <translation>{label}&#xa0;: pas encore</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Chercher une carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Choisir cette carte</translation>
    </message>
    <message>
        <source>No card here is called that.</source>
        <translation>Aucune carte ici ne porte ce nom.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Comment cela s’est passé</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>The open Paradoxes</source>
        <translation>Les paradoxes ouverts</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Voir le plateau</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>{players} stopped a game of AfterNova {turns}.</source>
        <translation>{players} ont interrompu une partie d’AfterNova {turns}.</translation>
    </message>
    <message>
        <source>{players} have just begun a game of AfterNova.</source>
        <translation>{players} viennent de commencer une partie d’AfterNova.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} a gagné.</translation>
    </message>
    <message>
        <source>Bot has won.</source>
        <translation>Bot a gagné.</translation>
    </message>
    <message>
        <source>A game of Dungeon Time waits for {players}. {far}</source>
        <translation>Une partie de Dungeon Time attend {players}. {far}</translation>
    </message>
    <message>
        <source>The campaign goes on: {level} is next.</source>
        <translation>La campagne continue&#xa0;; ensuite&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Missions played: {count}</source>
        <translation>Missions jouées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Adventure won</source>
        <translation>Aventure gagnée</translation>
    </message>
    <message>
        <source>Short of the Goal</source>
        <translation>Objectif manqué</translation>
    </message>
    <message>
        <source>The Backpack broke</source>
        <translation>Le Sac à dos s’est déchiré</translation>
    </message>
</context>
</TS>
