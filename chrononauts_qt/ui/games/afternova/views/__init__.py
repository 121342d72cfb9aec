"""How AfterNova is drawn: Fragments, skills, cards, Planets, Starships."""
