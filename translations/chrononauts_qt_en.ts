<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n card in the draw pile</numerusform>
            <numerusform>%n cards in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open Paradox(es); {limit} destroy the Universe.</source>
        <translation>
            <numerusform>%n open Paradox; {limit} destroy the Universe.</numerusform>
            <numerusform>%n open Paradoxes; {limit} destroy the Universe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) left</source>
        <translation>
            <numerusform>One play left</numerusform>
            <numerusform>%n plays left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n</source>
        <translation>
            <numerusform>Play %n</numerusform>
            <numerusform>Play %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n turn(s)</source>
        <translation>
            <numerusform>after %n turn</numerusform>
            <numerusform>after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them in the deck</source>
        <translation>
            <numerusform>%n of them in the deck</numerusform>
            <numerusform>%n of them in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them here</source>
        <translation>
            <numerusform>%n of them here</numerusform>
            <numerusform>%n of them here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game’s file is damaged: from line {line} on, %n line(s) cannot be read.</source>
        <translation>
            <numerusform>This game’s file is damaged: from line {line} on, %n line cannot be read.</numerusform>
            <numerusform>This game’s file is damaged: from line {line} on, %n lines cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <translation>
            <numerusform>%n purple</numerusform>
            <numerusform>%n purple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n green</numerusform>
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
            <numerusform>%n black</numerusform>
            <numerusform>%n black</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white</source>
        <translation>
            <numerusform>%n white</numerusform>
            <numerusform>%n white</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Piloting</source>
        <translation>
            <numerusform>%n Piloting</numerusform>
            <numerusform>%n Piloting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Engineering</source>
        <translation>
            <numerusform>%n Engineering</numerusform>
            <numerusform>%n Engineering</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Security</source>
        <translation>
            <numerusform>%n Security</numerusform>
            <numerusform>%n Security</numerusform>
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
            <numerusform>%n crew</numerusform>
            <numerusform>%n crew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Project(s)</source>
        <translation>
            <numerusform>%n Project</numerusform>
            <numerusform>%n Projects</numerusform>
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
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) left</source>
        <translation>
            <numerusform>%n offer left</numerusform>
            <numerusform>%n offers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give up %n card(s)</source>
        <translation>
            <numerusform>give up %n card</numerusform>
            <numerusform>give up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replace %n row(s) for nothing</source>
        <translation>
            <numerusform>replace %n row for nothing</numerusform>
            <numerusform>replace %n rows for nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to be taken: %n card(s).</source>
        <translation>
            <numerusform>Still to be taken: %n card.</numerusform>
            <numerusform>Still to be taken: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck %n</source>
        <translation>
            <numerusform>deck %n</numerusform>
            <numerusform>deck %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sword(s)</source>
        <translation>
            <numerusform>%n Sword</numerusform>
            <numerusform>%n Swords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bow(s)</source>
        <translation>
            <numerusform>%n Bow</numerusform>
            <numerusform>%n Bows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Shield(s)</source>
        <translation>
            <numerusform>%n Shield</numerusform>
            <numerusform>%n Shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Torch(es)</source>
        <translation>
            <numerusform>%n Torch</numerusform>
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
            <numerusform>%n Flask</numerusform>
            <numerusform>%n Flasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Map(s)</source>
        <translation>
            <numerusform>%n Map</numerusform>
            <numerusform>%n Maps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of Keys</source>
        <translation>
            <numerusform>%n set of Keys</numerusform>
            <numerusform>%n sets of Keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bag(s) of Gold</source>
        <translation>
            <numerusform>%n Bag of Gold</numerusform>
            <numerusform>%n Bags of Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Grappling Hook(s)</source>
        <translation>
            <numerusform>%n Grappling Hook</numerusform>
            <numerusform>%n Grappling Hooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cup(s)</source>
        <translation>
            <numerusform>%n Cup</numerusform>
            <numerusform>%n Cups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Book(s)</source>
        <translation>
            <numerusform>%n Book</numerusform>
            <numerusform>%n Books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) ago</source>
        <translation>
            <numerusform>1 card ago</numerusform>
            <numerusform>%n cards ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) later</source>
        <translation>
            <numerusform>1 card later</numerusform>
            <numerusform>%n cards later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
            <numerusform>%n Mission completed</numerusform>
            <numerusform>%n Missions completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%n failure</numerusform>
            <numerusform>%n failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new kinds still fit, the next one breaks the Backpack.</source>
        <translation>
            <numerusform>One new kind still fits, the second breaks the Backpack.</numerusform>
            <numerusform>%n new kinds still fit, the next one breaks the Backpack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Short by %n Mission(s)</source>
        <translation>
            <numerusform>Short by one Mission</numerusform>
            <numerusform>Short by %n Missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s)</source>
        <translation>
            <numerusform>%n play</numerusform>
            <numerusform>%n plays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n discard</numerusform>
            <numerusform>%n discards</numerusform>
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
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion(s)</source>
        <translation>
            <numerusform>%n companion</numerusform>
            <numerusform>%n companions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found.</source>
        <translation>
            <numerusform>%n card found.</numerusform>
            <numerusform>%n cards found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>The discard pile, %n card(s), was shuffled into a new draw pile.</source>
        <translation>
            <numerusform>The discard pile, %n card, was shuffled into a new draw pile.</numerusform>
            <numerusform>The discard pile, %n cards, was shuffled into a new draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You looked through the %n card(s) of the draw pile.</source>
        <translation>
            <numerusform>You looked through the one card of the draw pile.</numerusform>
            <numerusform>You looked through the %n cards of the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) were taken back.</source>
        <translation>
            <numerusform>The last move was taken back.</numerusform>
            <numerusform>The last %n moves were taken back.</numerusform>
        </translation>
    </message>
</context>
</TS>
