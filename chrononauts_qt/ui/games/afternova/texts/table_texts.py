"""What the table of AfterNova says: steps, buttons, regions, and what a screen reader hears."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    # regions
    "planets": QT_TRANSLATE_NOOP("AfterNova", "Planets"),
    "bag": QT_TRANSLATE_NOOP("AfterNova", "The bag"),
    "bag-beside": QT_TRANSLATE_NOOP("AfterNova", "Beside the bag: {fragments}."),
    "bag-inside": QT_TRANSLATE_NOOP("AfterNova", "In the bag, {count} in all: {fragments}."),
    "market": QT_TRANSLATE_NOOP("AfterNova", "Market"),
    "market-crew": QT_TRANSLATE_NOOP("AfterNova", "Market: crew ({deck})"),
    "market-projects": QT_TRANSLATE_NOOP("AfterNova", "Projects ({deck})"),
    "own-ship": QT_TRANSLATE_NOOP("AfterNova", "Starship"),
    "hold": QT_TRANSLATE_NOOP("AfterNova", "Hold {count} of {spaces}"),
    "projects-of": QT_TRANSLATE_NOOP("AfterNova", "Projects {count} of {most}"),
    "hand": QT_TRANSLATE_NOOP("AfterNova", "Your hand"),
    "objective": QT_TRANSLATE_NOOP("AfterNova", "Secret objective"),
    "objective-note": QT_TRANSLATE_NOOP(
        "AfterNova", "1 point at the end for each {first} and {second} icon of your Projects."),
    "race": QT_TRANSLATE_NOOP("AfterNova", "Completed Projects"),
    "deal-columns": QT_TRANSLATE_NOOP("AfterNova", "The deal"),
    "rather": QT_TRANSLATE_NOOP("AfterNova", "Rather with {name}"),
    "change-offer": QT_TRANSLATE_NOOP("AfterNova", "Change it"),
    "slips": QT_TRANSLATE_NOOP("AfterNova", "Offers of this turn"),
    # steps
    "step-turn": QT_TRANSLATE_NOOP("AfterNova", "Harvest, or go to the Market"),
    "step-deal": QT_TRANSLATE_NOOP("AfterNova", "Put the deal together"),
    "step-answer": QT_TRANSLATE_NOOP("AfterNova", "Answers to the offer"),
    "step-market": QT_TRANSLATE_NOOP("AfterNova", "At the Market"),
    "step-discard": QT_TRANSLATE_NOOP("AfterNova", "One card too many"),
    "step-drop": QT_TRANSLATE_NOOP("AfterNova", "The Hold is too full"),
    "step-complete": QT_TRANSLATE_NOOP("AfterNova", "Complete Projects"),
    "step-over": QT_TRANSLATE_NOOP("AfterNova", "The game is over"),
    "status": QT_TRANSLATE_NOOP("AfterNova", "{name}’s turn: {step}"),
    "status-yours": QT_TRANSLATE_NOOP("AfterNova", "Your turn: {step}"),
    "last-chance": QT_TRANSLATE_NOOP("AfterNova", "Last chance to complete Projects"),
    # what to do now
    "choose-turn": QT_TRANSLATE_NOOP(
        "AfterNova", "Choose a Planet to harvest, or cards of the Market: the button for it then "
        "comes here."),
    "choose-discard": QT_TRANSLATE_NOOP(
        "AfterNova", "You hold more than {limit} cards: choose one to discard."),
    "choose-drop": QT_TRANSLATE_NOOP("AfterNova", "{name}: {count}. Choose in the Hold what goes overboard."),
    "choose-complete": QT_TRANSLATE_NOOP("AfterNova", "Do you complete a Project? Choose it in your hand."),
    "complete-none": QT_TRANSLATE_NOOP("AfterNova", "Your Hold pays for none of your Projects."),
    "choose-last": QT_TRANSLATE_NOOP(
        "AfterNova", "Now or never: complete what you can, then the points are counted."),
    "wait-turn": QT_TRANSLATE_NOOP("AfterNova", "It is {name}’s turn."),
    "wait-others": QT_TRANSLATE_NOOP("AfterNova", "Still to decide: {names}."),
    "wait-answers": QT_TRANSLATE_NOOP("AfterNova", "Still to answer: {names}."),
    "skip-ahead": QT_TRANSLATE_NOOP("AfterNova", "Skip ahead"),
    "covers": QT_TRANSLATE_NOOP("AfterNova", "Your crew covers all of {planet}."),
    "lacks": QT_TRANSLATE_NOOP("AfterNova", "{planet}: {missing} missing. Ask somebody."),
    "lacks-bot": QT_TRANSLATE_NOOP(
        "AfterNova", "{planet}: {missing} missing. Ask somebody, or give Bot one Fragment that it lacks for "
        "each icon."),
    "deal-ready": QT_TRANSLATE_NOOP("AfterNova", "This can be offered."),
    "deal-bot": QT_TRANSLATE_NOOP("AfterNova", "Bot helps like this: you can harvest."),
    "bot-price": QT_TRANSLATE_NOOP(
        "AfterNova", "For each icon Bot takes one Fragment of the Planet, and only what its Projects lack: "
        "{fragments}."),
    "bot-no-use": QT_TRANSLATE_NOOP(
        "AfterNova", "Bot cannot help here: its Projects lack nothing of what lies on this Planet."),
    "deal-alone": QT_TRANSLATE_NOOP("AfterNova", "Nobody has a part yet: bring somebody in."),
    "deal-covers": QT_TRANSLATE_NOOP(
        "AfterNova", "Your crew covers it: harvest alone, or bring somebody in."),
    "offer-to-you": QT_TRANSLATE_NOOP("AfterNova", "{name} offers you a deal."),
    "counter-yours": QT_TRANSLATE_NOOP("AfterNova", "Change your part. What you offer holds for this turn."),
    "crew-cannot": QT_TRANSLATE_NOOP("AfterNova", "Your crew cannot bring that."),
    # buttons
    "harvest": QT_TRANSLATE_NOOP("AfterNova", "Harvest"),
    "negotiate": QT_TRANSLATE_NOOP("AfterNova", "Negotiate"),
    "propose": QT_TRANSLATE_NOOP("AfterNova", "Propose"),
    "anyone-button": QT_TRANSLATE_NOOP("AfterNova", "Anyone…"),
    "suggest": QT_TRANSLATE_NOOP("AfterNova", "Suggest"),
    "own-deal": QT_TRANSLATE_NOOP("AfterNova", "Back to your deal"),
    "accept": QT_TRANSLATE_NOOP("AfterNova", "Accept"),
    "counter": QT_TRANSLATE_NOOP("AfterNova", "Counter…"),
    "offer-this": QT_TRANSLATE_NOOP("AfterNova", "Offer this"),
    "decline": QT_TRANSLATE_NOOP("AfterNova", "Decline"),
    "seal-with": QT_TRANSLATE_NOOP("AfterNova", "Seal with {names}"),
    "take-counter": QT_TRANSLATE_NOOP("AfterNova", "Take what {name} wants"),
    "take-counter-to": QT_TRANSLATE_NOOP("AfterNova", "Accept {name}’s counter-offer to offer {number}"),
    "counter-terms": QT_TRANSLATE_NOOP("AfterNova", "At {planet}: {share}"),
    "replace-crew": QT_TRANSLATE_NOOP("AfterNova", "Replace the crew row"),
    "replace-projects": QT_TRANSLATE_NOOP("AfterNova", "Replace the row of Projects"),
    "replace-both": QT_TRANSLATE_NOOP("AfterNova", "Replace both rows"),
    "pass": QT_TRANSLATE_NOOP("AfterNova", "Pass"),
    "discard": QT_TRANSLATE_NOOP("AfterNova", "Discard"),
    "drop": QT_TRANSLATE_NOOP("AfterNova", "Drop"),
    "complete": QT_TRANSLATE_NOOP("AfterNova", "Complete"),
    "complete-which": QT_TRANSLATE_NOOP("AfterNova", "First choose a Project"),
    "done": QT_TRANSLATE_NOOP("AfterNova", "No more"),
    "show-again": QT_TRANSLATE_NOOP("AfterNova", "Press {cap} again to show {card} to everybody."),
    # seats
    "cards-held": QT_TRANSLATE_NOOP("AfterNova", "{crew}, {projects}"),
    "to-move": QT_TRANSLATE_NOOP("AfterNova", "to move"),
    "asked": QT_TRANSLATE_NOOP("AfterNova", "asked"),
    "answered": QT_TRANSLATE_NOOP("AfterNova", "has answered"),
    "asks-me": QT_TRANSLATE_NOOP("AfterNova", "to be asked"),
    "bot": QT_TRANSLATE_NOOP("AfterNova", "Bot"),
    "anyone": QT_TRANSLATE_NOOP("AfterNova", "anyone"),
    "whoever": QT_TRANSLATE_NOOP("AfterNova", "Whoever helps"),
    # the deal
    "deal-at": QT_TRANSLATE_NOOP("AfterNova", "Deal at {planet}"),
    "offer-at": QT_TRANSLATE_NOOP("AfterNova", "Offer {number} at {planet}"),
    "offer-told": QT_TRANSLATE_NOOP("AfterNova", "Offer {number} at {planet}, as it was made"),
    "counter-is": QT_TRANSLATE_NOOP("AfterNova", "The counter-offer: {share}"),
    "upgrades-note": QT_TRANSLATE_NOOP("AfterNova", "incl. Upgrades: {count}"),
    "upgrades-add": QT_TRANSLATE_NOOP(
        "AfterNova", "Your Upgrades add this as soon as you play a crew card: {icons}."),
    "upgrades-wait": QT_TRANSLATE_NOOP(
        "AfterNova", "Still missing: {missing}. The icons of your Upgrades count only beside a crew card "
        "that you play."),
    "brings": QT_TRANSLATE_NOOP("AfterNova", "brings"),
    "gets": QT_TRANSLATE_NOOP("AfterNova", "gets"),
    "from-hold": QT_TRANSLATE_NOOP("AfterNova", "Hold"),
    "after": QT_TRANSLATE_NOOP("AfterNova", "then holds"),
    "column": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gets {gets}, then holds {hold}."),
    "column-over": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gets {gets}, then holds {hold}: {over}."),
    "column-lacks": QT_TRANSLATE_NOOP("AfterNova", "Missing of that: {missing}."),
    "column-crew": QT_TRANSLATE_NOOP("AfterNova", "The crew that does it: {crew}."),
    "token-icon": QT_TRANSLATE_NOOP("AfterNova", "Icon {what}, with {name}"),
    "token-missing": QT_TRANSLATE_NOOP("AfterNova", "Icon {what}, still missing, with {name}"),
    "token-fragment": QT_TRANSLATE_NOOP("AfterNova", "Fragment {what} of the Planet, for {name}"),
    "token-hold": QT_TRANSLATE_NOOP("AfterNova", "Fragment {what} out of the Hold of {origin}, for {name}"),
    "share": QT_TRANSLATE_NOOP("AfterNova", "{name} brings {brings} and gets {gets}."),
    "share-plus": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings} and gets {gets} of the Planet and {plus} out of the other "
        "Hold."),
    "share-hold": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings} and gets {plus} out of the other Hold."),
    "share-gives": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gives {gives} out of their own Hold and gets {gets}."),
    "share-both": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gives {gives} out of their own Hold and gets {gets} of the "
        "Planet and {plus} out of the other Hold."),
    "share-swap": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gives {gives} out of their own Hold and gets {plus} out of the "
        "other Hold."),
    "slip-yes": QT_TRANSLATE_NOOP("AfterNova", "{planet}: {names} agreed"),
    "slip-no": QT_TRANSLATE_NOOP("AfterNova", "{planet}: {name} declined"),
    "slip-counter": QT_TRANSLATE_NOOP("AfterNova", "{planet}, offer {number}: {name} counters"),
    "slip-heard": QT_TRANSLATE_NOOP("AfterNova", "{offer}. {shares}"),
    "slip-waits": QT_TRANSLATE_NOOP("AfterNova", "{planet}: waits for an answer"),
    "no-plain": QT_TRANSLATE_NOOP("AfterNova", "{name} declines."),
    "no-little": QT_TRANSLATE_NOOP("AfterNova", "{name} declines: {gets} is little for {brings}."),
    "no-leader": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} declines: that would bring {leader} too near the end."),
    "no-room": QT_TRANSLATE_NOOP("AfterNova", "{name} declines: the Hold has no room for {gets}."),
    "no-crew": QT_TRANSLATE_NOOP("AfterNova", "{name} declines: {crew} cannot bring {brings}."),
    "no-more": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} declines: {leader} would keep {left} and give away only {gets}."),
    "no-hidden": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} declines for a reason in the own hand, which nobody else sees."),
    "yes-fair": QT_TRANSLATE_NOOP("AfterNova", "{name} accepts: {gets} is fair for {brings}."),
    "yes-room": QT_TRANSLATE_NOOP("AfterNova", "{name} accepts: the Hold has room for {gets}."),
    "yes-instead": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} accepts: {gets} may be better than what the Hold has now."),
    "yes-own": QT_TRANSLATE_NOOP("AfterNova", "{name} has wanted just that, and accepts."),
    "counter-little": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} counters: {gets} is little for {brings}."),
    "counter-more": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} counters: {brings} may be worth more than {gets}."),
    "passed-market": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} passes over the counter-offer of {names} and goes to the Market."),
    "passed-alone": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} passes over the counter-offer of {names} and harvests {planet} without that "
        "help."),
    "passed-deal": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} passes over the counter-offer of {names} and seals another deal."),
    "passed-much": QT_TRANSLATE_NOOP("AfterNova", "{gets} is much for {brings}."),
    "passed-less": QT_TRANSLATE_NOOP("AfterNova", "That promised more than the counter-offer."),
    "answers-to": QT_TRANSLATE_NOOP("AfterNova", "Offer {number} of {name}, at {planet}:"),
    "yes-plain": QT_TRANSLATE_NOOP("AfterNova", "{name} accepts."),
    "counter-said": QT_TRANSLATE_NOOP("AfterNova", "{name} counters."),
    "cannot-carry": QT_TRANSLATE_NOOP(
        "AfterNova", "What comes out of a Hold goes between its owner and whoever harvests."),
    "not-your-part": QT_TRANSLATE_NOOP("AfterNova", "In a counter you change your own part only."),
    # spoken
    "planet-name": QT_TRANSLATE_NOOP(
        "AfterNova", "{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}."),
    "planet-covered": QT_TRANSLATE_NOOP(
        "AfterNova", "{planet}, Planet {place} of {count}, asks {needs}, holds {fragments}; you cover "
        "{covered}."),
    "planet-chosen": QT_TRANSLATE_NOOP("AfterNova", "It is chosen."),
    "planet-none": QT_TRANSLATE_NOOP("AfterNova", "No Planet"),
    "crew-name": QT_TRANSLATE_NOOP("AfterNova", "{name}, {species}, {skills}"),
    "project-name": QT_TRANSLATE_NOOP("AfterNova", "{name}, Project, costs {cost}, {points}"),
    "upgrade-does": QT_TRANSLATE_NOOP("AfterNova", "{upgrade}: {rule}"),
    "project-upgrade": QT_TRANSLATE_NOOP(
        "AfterNova", "{name}, Project, costs {cost}, {points}, Upgrade {upgrade}"),
    "chosen-name": QT_TRANSLATE_NOOP("AfterNova", "{name}, chosen"),
    "gap-name": QT_TRANSLATE_NOOP("AfterNova", "Gap in the Market"),
    "seat-marked": QT_TRANSLATE_NOOP(
        "AfterNova", "{name}, {mark}: {cards}, holds {hold}, {projects} completed, {points}."),
    "seat-name": QT_TRANSLATE_NOOP(
        "AfterNova", "{name}: {cards}, holds {hold}, {projects} completed, {points}."),
    "bot-name": QT_TRANSLATE_NOOP(
        "AfterNova", "Bot: collects for {projects}; holds {hold}; {count} completed, {points}."),
    "bot-project": QT_TRANSLATE_NOOP("AfterNova", "{project} (has {there} of {cost})"),
    "hold-name": QT_TRANSLATE_NOOP("AfterNova", "Fragment {colour}"),
    "hold-gone": QT_TRANSLATE_NOOP("AfterNova", "Fragment {colour}, goes overboard"),
    "socket-name": QT_TRANSLATE_NOOP("AfterNova", "Empty space of the Hold"),
    "place-name": QT_TRANSLATE_NOOP("AfterNova", "Place for a Project"),
    "ship-name": QT_TRANSLATE_NOOP("AfterNova", "Starship {ship} of {name}"),
    # Why?
    "why-nothing": QT_TRANSLATE_NOOP("AfterNova", "Point at a Planet, a card or a player to read about it."),
    "why-planet": QT_TRANSLATE_NOOP("AfterNova", "It asks {needs} and gives {fragments}."),
    "why-covered": QT_TRANSLATE_NOOP("AfterNova", "With {crew} you cover all of it."),
    "why-missing": QT_TRANSLATE_NOOP("AfterNova", "Your whole crew covers {covered}; {missing} missing."),
    "why-who": QT_TRANSLATE_NOOP("AfterNova", "{name} is known to hold {cards}."),
    "why-crew": QT_TRANSLATE_NOOP("AfterNova", "{species} ({trade}): {skills}."),
    "why-fits": QT_TRANSLATE_NOOP("AfterNova", "It helps at {planets}."),
    "why-project": QT_TRANSLATE_NOOP("AfterNova", "It costs {cost} and is worth {points}."),
    "why-have": QT_TRANSLATE_NOOP("AfterNova", "You have all of it."),
    "why-lack": QT_TRANSLATE_NOOP("AfterNova", "You lack {missing}."),
    "why-objective": QT_TRANSLATE_NOOP("AfterNova", "Your objective adds {points}."),
    "why-seat": QT_TRANSLATE_NOOP(
        "AfterNova", "{projects} completed and {hold} in the Hold: {points} so far."),
    "why-upgrades": QT_TRANSLATE_NOOP("AfterNova", "Upgrades: {upgrades}."),
    "why-known": QT_TRANSLATE_NOOP("AfterNova", "Everybody knows of {cards} in the hand."),
    "why-bot": QT_TRANSLATE_NOOP(
        "AfterNova", "Bot puts each Fragment on the leftmost of its Projects that lacks the colour; what "
        "none lacks goes into its Hold."),
    "why-bot-price": QT_TRANSLATE_NOOP(
        "AfterNova", "In a Harvest Bot never refuses: it brings any icon for one Fragment of the Planet that "
        "its Projects lack (AN-806)."),
    "why-bag": QT_TRANSLATE_NOOP(
        "AfterNova", "There are eight of each colour. What is spent or goes overboard lies beside the bag, "
        "and goes back into it when the bag is empty."),
    # the lesson
    "known-1": QT_TRANSLATE_NOOP("AfterNova", "A turn is either the Market or a Harvest."),
    "known-2": QT_TRANSLATE_NOOP(
        "AfterNova",
        "What your crew lacks others bring for Fragments: you propose, they answer, you seal.",
    ),
    "known-3": QT_TRANSLATE_NOOP(
        "AfterNova",
        "Projects complete themselves as soon as your Hold can pay for them.",
    ),
    "known-4": QT_TRANSLATE_NOOP("AfterNova", "Six completed Projects end the game, and most points win."),
    "lesson": QT_TRANSLATE_NOOP("AfterNova", "First deals"),
    "task-market": QT_TRANSLATE_NOOP(
        "AfterNova", "Six completed Projects end the game, and most points win. First you need crew: choose "
        "three cards of the Market, then take them. Nektarr asks 2 Piloting (arrow) and 2 Engineering "
        "(spanner)."),
    "learnt-market": QT_TRANSLATE_NOOP(
        "AfterNova", "That was a whole turn: it is either the Market or a Harvest. The row has been filled "
        "up again."),
    "task-harvest": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. Your crew covers all of Nektarr: its signs are ticked. Choose the Planet "
        "and harvest it. What you then hold completes “Autopaw”."),
    "learnt-harvest": QT_TRANSLATE_NOOP(
        "AfterNova", "The crew that worked is discarded. “Autopaw” was completed by itself, as soon as your "
        "Hold could pay for it. Each Fragment that is left in your Hold counts one point."),
    "task-deal": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. For Geodonia you lack 1 Extraction. Choose it, press Bo’s panel, press "
        "one of the Fragments to hand it to Bo, propose, and seal the deal."),
    "learnt-deal": QT_TRANSLATE_NOOP(
        "AfterNova", "Bo brought what was missing and got the Fragment; the rest is yours. You may make six "
        "offers in a turn, to one, to several or to anyone, and seal the one you like best."),
    "task-counter": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. You lack 1 Extraction for Pirolita: offer Bo one Fragment for it. Bo "
        "finds that too little and makes a counter-offer. Take what Bo wants, and seal the deal."),
    "learnt-counter": QT_TRANSLATE_NOOP(
        "AfterNova", "A counter-offer turns yours down, but you can take it up for the rest of the turn: its "
        "maker has already said yes. You need not: you may offer something else, or go to the Market."),
    "task-answer": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. Bo offers you a purple Fragment for 2 Piloting. In the middle you see "
        "what everybody would have. Accept."),
    "learnt-answer": QT_TRANSLATE_NOOP(
        "AfterNova", "Bo has made the deal: your 2 Piloting worked there, and the purple Fragment is "
        "yours. Your yes held for the whole turn, while Bo was free to seal the deal or to leave it."),
    "task-mix": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. You hold six cards; eight are the limit. Choose one Project and two crew "
        "of the Market, and take them. Then choose in your hand the card that is too many, and discard it."),
    "learnt-mix": QT_TRANSLATE_NOOP(
        "AfterNova", "The three cards of a turn can be crew and Projects in any mix. In the place of one of "
        "them you may have a whole row replaced, if nothing in it is of use to you."),
    "task-drop": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table. Your Hold has room for four. Harvest Nektarr all the same, and choose in "
        "the Hold what goes overboard."),
    "learnt-drop": QT_TRANSLATE_NOOP(
        "AfterNova", "First you drop what has no room, then Projects are completed. Some of them bring an "
        "Upgrade, which helps you from the next turn on."),
    "task-last": QT_TRANSLATE_NOOP(
        "AfterNova", "A new table, late in the game: you have five Projects. Harvest Nektarr. Then choose "
        "“Autopaw” in your hand and complete it: it is your sixth."),
    "learnt-last": QT_TRANSLATE_NOOP(
        "AfterNova", "This is the last turn: everybody may still complete what they can pay for, then the "
        "game ends. Points come from Projects, from Fragments left in the Hold and from the secret "
        "objective."),
    "sample": QT_TRANSLATE_NOOP("AfterNova", "A crew card at this text size"),
}  # fmt: skip

text = texts_of(TEXTS)
