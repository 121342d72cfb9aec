"""Section 11.4: what each seat sees, and what nobody does."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from tests.afternova.facts import CREW, PROJECTS
from tests.afternova.table import Table, counts, deal, lay

TABLE = (
    "objective 1 black white; objective 2 purple green; objective 3 orange black;"
    "hand 1 hare-duna beaver-odette moss-carpet; hand 2 otter-ondina warm-lamp ivy-palace;"
    "hand 3 otter-sasso; planet 2 grottamar green green orange orange; planet 3 corvenna purple orange black;"
    "hold 1 purple white; hold 2 green; completed 2 autopaw milk-magnet;"
    "planet 1 nektarr purple green white; reserve black black orange;"
    "market-crew fox-ambra fox-fulvio - cat-cassio; market-projects - snow-globe moon-gate echo-sieve;"
    "crew-discard mole-carbo bear-orsola; project-discard star-lullaby; planet-discard volanza; "
)
OFFER = "1: offer nektarr; anyone brings piloting gets purple plus white"


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_all_see_what_lies_open(seat: int | None) -> None:
    game = lay(3, TABLE)
    view = game.view(seat)
    assert (view.turn, view.step, view.seat_to_move, list(view.deciding)) == (1, "turn", 0, [0])
    assert list(view.market_crew) == ["fox-ambra", "fox-fulvio", None, "cat-cassio"]
    assert list(view.market_projects) == [None, "snow-globe", "moon-gate", "echo-sieve"]
    assert (view.planets[0].id, counts(view.planets[0].fragments)) == ("nektarr", "purple green white")
    assert [counts(player.hold) for player in view.players] == ["purple white", "green", ""]
    assert [(player.crew, player.projects) for player in view.players] == [(2, 1), (1, 2), (1, 0)]
    assert list(view.players[1].completed) == ["autopaw", "milk-magnet"]
    assert list(view.players[1].upgrades) == ["piloting"]
    assert list(view.crew_discard) == ["mole-carbo", "bear-orsola"]
    assert (list(view.project_discard), list(view.planet_discard)) == (["star-lullaby"], ["volanza"])
    assert (counts(view.reserve), view.offers_left) == ("orange black black", 6)
    assert (view.bot, view.outcome) == (None, None)
    assert (view.takes, view.free) == (0, 0)
    assert [view.lies(planet) for planet in ("nektarr", "corvenna", "volanza")] == [True, True, False]
    decks = game["decks"]
    assert [view.crew_deck, view.project_deck, view.planet_deck, view.bag] == [
        len(decks["crew"]), len(decks["projects"]), len(decks["planets"]), len(decks["bag"])]


@pytest.mark.rule("AN-204")
def test_a_seat_sees_its_own_hand_and_objective() -> None:
    game = lay(3, TABLE)
    own = game.view(2)
    assert (own.seat, list(own.crew)) == (1, ["otter-ondina"])
    assert list(own.projects) == ["warm-lamp", "ivy-palace"]
    assert list(own.objective) == ["purple", "green"]
    public = game.view(None)
    assert (public.seat, list(public.crew), list(public.projects), public.objective) == (None, [], [], None)


def hidden(game: Table, seat: int | None) -> set[str]:
    """Return the cards that a seat must not find in its view."""
    open_cards = {card for kind in ("crew", "projects") for card in game["market"][kind]}
    open_cards |= {card for kind in ("crew", "projects") for card in game["discarded"][kind]}
    open_cards |= {card for done in game["completed"] for card in done}
    open_cards |= set(game.hand(seat).split()) if seat else set()
    open_cards |= {project for project, _ in (game["bot"] or {"row": []})["row"]}
    return {card for card in (*CREW, *PROJECTS) if card not in open_cards}


@pytest.mark.rule("AN-425")
@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_no_hidden_card_is_in_a_view(seat: int | None) -> None:
    game = lay(3, TABLE).says(OFFER, "2: accept 1 with otter-ondina")
    seen = str(game.view(seat))
    assert [card for card in hidden(game, seat) if f"'{card}'" in seen] == []
    assert "fox-ambra" in seen


@pytest.mark.rule("AN-804")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_bots_unseen_project_is_in_no_view(seat: int | None) -> None:
    game = lay(2, "bot-project 1 autopaw; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing green;"
                  "bot-hold white white white; bag white; project-deck moon-gate; bot-objective black white")
    view = game.view(seat)
    assert [(project.project, counts(project.fragments)) for project in view.bot.row] == [
        ("autopaw", ""), ("milk-magnet", ""), ("dragonfly-wing", "green")]
    assert (counts(view.bot.hold), view.bot.gained, list(view.bot.completed)) == ("", 1, [])
    assert "moon-gate" not in str(view)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_bots_objective_and_those_of_others_are_in_no_view(seat: int | None) -> None:
    words = "hand 1 hare-duna; hand 2 otter-ondina; bag white; bot-objective"
    one = lay(2, f"{words} black white; objective 1 purple green; objective 2 orange black")
    first = "purple green" if seat == 1 else "green orange"
    second = "orange black" if seat == 2 else "green white"
    other = lay(2, f"{words} purple white; objective 1 {first}; objective 2 {second}")
    assert str(one.view(seat)) == str(other.view(seat))


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_a_view_tells_nothing_of_decks_bag_and_other_hands(seat: int | None) -> None:
    # Two worlds that differ in what is hidden from a seat alone.
    words = f"{TABLE} crew-deck bear-bruma; project-deck grand-arcade; planet-deck obsidra; bag white"
    other = words.replace("bear-bruma", "mole-nello").replace("grand-arcade", "flying-fair")
    other = other.replace("planet-deck obsidra; bag white", "planet-deck minarvia; bag black")
    if seat != 2:
        other = other.replace("otter-ondina warm-lamp", "otter-lutra night-garden")
    if seat != 3:
        other = other.replace("otter-sasso", "otter-marlow")
    assert str(lay(3, words).view(seat)) == str(lay(3, other).view(seat))


@pytest.mark.rule("AN-425")
def test_an_answer_is_seen_by_its_own_seat_until_all_are_in() -> None:
    game = lay(3, TABLE).says(OFFER)
    assert list(game.view(3).deciding) == [1, 2]
    game.says("2: accept 1 with otter-ondina")
    assert list(game.view(None).deciding) == [2]
    for seat in (None, 1, 3):
        (offer,) = game.view(seat).offers
        assert (list(offer.answered), dict(offer.answers), game.view(seat).own_answer) == ([1], {}, None)
    assert game.view(2).own_answer is not None
    assert "otter-ondina" in str(game.view(2).own_answer)
    game.says("3: decline 1")
    assert sorted(game.view(None).offers[0].answers) == [1, 2]


@pytest.mark.rule("AN-424", "AN-427")
def test_offers_are_seen_by_all_with_their_terms() -> None:
    game = lay(3, TABLE).says("1: offer nektarr; 2 brings piloting gets purple plus white",
                              "2: accept 1 with otter-ondina")
    for seat in (None, 1, 2, 3):
        view = game.view(seat)
        (offer,) = view.offers
        assert (offer.number, offer.planet, offer.agreed, view.offers_left) == (1, "nektarr", True, 5)
        assert len(offer.shares) == 1


@pytest.mark.rule("AN-425", "AN-426")
def test_the_whole_offer_of_a_counter_is_seen_by_all_once_it_is_told() -> None:
    game = lay(3, TABLE).says("1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets green",
                              "2: counter 1 brings piloting gets purple plus white with otter-ondina")
    assert [dict(game.view(seat).offers[0].counters) for seat in (None, 1, 2, 3)] == [{}] * 4
    game.says("3: accept 1 with otter-sasso")
    for seat in (None, 1, 2, 3):
        counters = {by: action.text for by, action in game.view(seat).offers[0].counters.items()}
        assert counters == {1: "offer nektarr; 2 brings piloting gets purple plus white; "
                               "3 brings piloting gets green"}


@pytest.mark.rule("AN-425", "AN-427")
def test_crew_laid_aside_is_seen_by_its_seat_and_once_all_agree_by_the_active_one() -> None:
    game = lay(3, TABLE).says("1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets green",
                              "2: accept 1 with otter-ondina")
    mine, others = {1: ("otter-ondina",)}, {2: ("otter-sasso",)}
    assert [game.view(seat).laid_aside for seat in (None, 1, 2, 3)] == [{}, {1: {}}, {1: mine}, {1: {}}]
    game.says("3: accept 1 with otter-sasso")
    assert [game.view(seat).laid_aside for seat in (None, 1, 2, 3)] == [
        {}, {1: mine | others}, {1: mine}, {1: others}]


def test_what_may_be_said_is_listed_for_its_own_seat_alone() -> None:
    game = lay(3, TABLE)
    assert sorted(action.text for action in game.view(1).actions) == sorted(game.options(1))
    assert game.view(1).is_open
    assert [list(game.view(seat).actions) for seat in (2, 3, None)] == [[], [], []]
    assert not game.view(2).is_open


def known(game: Table, seat: int) -> str:
    """Return what all know of a hand."""
    (one,) = {tuple(sorted(game.view(viewer).players[seat - 1].known)) for viewer in (None, 1, 2, 3)}
    return " ".join(one)


@pytest.mark.rule("X-29")
def test_taken_and_shown_cards_are_known_until_they_are_played() -> None:
    game = lay(3, TABLE)
    assert [known(game, seat) for seat in (1, 2, 3)] == ["", "", ""]
    game.says("2: show otter-ondina")
    assert (known(game, 2), list(game.view(None).players[1].shown)) == ("otter-ondina", ["otter-ondina"])
    game.says("1: take fox-ambra", "1: take snow-globe", "1: take moon-gate", "1: done")
    assert known(game, 1) == "fox-ambra moon-gate snow-globe"
    assert list(game.view(None).players[1].shown) == []
    game.turn_of(3)
    assert "otter-ondina" in known(game, 2).split()


@pytest.mark.rule("X-29")
def test_a_known_card_that_leaves_the_hand_is_known_no_more() -> None:
    game = lay(3, TABLE).says(
        "2: show otter-ondina", "1: offer nektarr; 2 brings piloting gets purple",
        "2: accept 1 with otter-ondina", "1: seal 1 with beaver-odette")  # Autopaw brings the second piloting
    assert (known(game, 2), game.hand(2)) == ("", "warm-lamp ivy-palace")
    seven = "hare-zefira hare-lampo hare-rollo mole-nello mole-silvana bear-bruma bear-valdo"
    game = lay(3, f"hand 1 {seven} moss-carpet; market-crew fox-ambra fox-fulvio cat-minou cat-perla")
    game.says("1: take fox-ambra", "1: discard fox-ambra", "1: take cat-perla", "1: discard bear-valdo")
    assert known(game, 1) == "cat-perla"


@pytest.mark.rule("X-29", "AN-603")
def test_a_known_project_that_is_completed_is_known_no_more() -> None:
    game = lay(3, "hold 1 black white; market-projects notice-board echo-sieve moon-gate snow-globe")
    game.says("1: take notice-board", "1: take moon-gate", "1: take snow-globe", "1: complete notice-board")
    assert known(game, 1) == "moon-gate snow-globe"


def test_events_tell_a_drawn_card_to_its_seat_alone() -> None:
    game = lay(3, f"{TABLE.replace('autopaw milk-magnet', 'guest-hammock')} crew-deck bear-bruma")
    game.says("1: offer nektarr; 2 brings piloting gets purple", "2: accept 1 with otter-ondina",
              "1: seal 1 with hare-duna beaver-odette")
    drawn = [event for event in game.view(2).events if event.name == "CrewDrawn"]
    assert [event.data for event in drawn] == [{"seat": 1, "card": "bear-bruma"}]
    assert [event.data for event in game.view(3).events if event.name == "CrewDrawn"] == [{"seat": 1}]
    assert known(game, 2) == ""


def test_a_game_told_again_is_the_same() -> None:
    game = deal(3, "seed views")
    texts = []
    for _ in range(9):
        action = rules.pending(game.state)[game.asked[0] - 1].options[-1]
        texts.append(f"{game.asked[0]}: {action.text}")
        game.says(texts[-1])
    again = deal(3, "seed views", imposed=game.dealt.chances).says(*texts)
    assert rules.dump(again.state) == rules.dump(game.state)
    assert again.view(None).events == game.view(None).events
