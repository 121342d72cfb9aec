"""Widgets, painting and motion: what every screen is made of. It knows no game."""

from chrononauts_qt.ui.kit.overrides import tell_faults

tell_faults()  # before there is any class of a widget
