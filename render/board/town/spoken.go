package town

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art/town"
	"lineup/render/board"
)

// This file says what is on the map in sentences, for keys.

// spoken names a card of the map and says in sentences what it is, where, and what it does there. It
// returns "" for a name or for sentences that the card's face has.
func (b *Board) spoken(sc *board.Scene, c engine.CardID) (name, says string) {
	m, v := b.town, sc.View
	if !v.Sees(c) || int(v.FaceID(c)) >= len(m.faces) {
		return "", ""
	}
	f := &m.faces[v.FaceID(c)]
	for i := range m.levels {
		l := &m.levels[i]
		tag := grammar.Capital(strings.ToLower(strings.TrimSuffix(l.tag(i, m.threat), tileTag)))
		switch c {
		case l.card:
			return fmt.Sprint("Threat Level ", i), sentences(tag, f.FullText())
		case l.addedCard:
			return fmt.Sprintf("Threat tile %s on Level %d", l.added, i), sentences(f.FullText())
		}
	}
	if c == m.rules {
		return "The goal: " + f.Title(), sentences(m.aim, f.FullText())
	}
	for i := range m.standees {
		s := &m.standees[i]
		switch {
		case s.card != c:
		case s.seat != engine.NoSeat:
			return b.character(sc, s)
		default:
			return "", sentences(f.Spoken(), "It is "+match.InSpace(v, s.at0), m.about(c))
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		why := b.whyNow(sc, c)
		switch {
		case s.tile == c && s.damage >= town.Ruined:
			return s.name, sentences(fmt.Sprintf("Location %d", s.number), "It is destroyed and has no effect")
		case s.tile == c:
			return s.name, sentences(fmt.Sprintf("Location %d", s.number), fmt.Sprintf("It has %d of %d Hit Points", town.Ruined-s.damage, town.Ruined), f.FullText(), why)
		case s.card.card == c && s.left > 1:
			return "", sentences(f.Spoken(), grammar.Count(s.left, "card is", "cards are")+" left "+match.InSpace(v, i), why)
		case s.card.card == c || s.has(c):
			return "", sentences(f.Spoken(), "It is "+match.InSpace(v, i), why)
		}
	}
	return "", ""
}

// character names the Character of a seat and says who and where it is.
func (b *Board) character(sc *board.Scene, s *standee) (name, says string) {
	for i := range b.town.seatPanels {
		p := &b.town.seatPanels[i]
		if p.seat != s.seat {
			continue
		}
		name = grammar.Possessive(p.called) + " Character"
		switch {
		case p.ally:
			name = "The ally's Character"
		case p.seat == b.town.near:
			name = "Your Character"
		}
		hero := ""
		if p.face != nil {
			hero = p.face.Title()
		}
		return name, sentences(hero, "It is "+match.InSpace(sc.View, s.at0))
	}
	return "", ""
}

// sentences joins parts that are not "" to sentences.
func sentences(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = strings.TrimSpace(strings.ReplaceAll(p, "\n", " ")); p == "" {
			continue
		}
		if !strings.HasSuffix(p, ".") && !strings.HasSuffix(p, "!") && !strings.HasSuffix(p, "?") {
			p += "."
		}
		out = append(out, grammar.Capital(p))
	}
	return strings.Join(out, " ")
}

// title names an offer: the card and who holds it, or what an ability does.
func (o *seatOffer) title(sc *board.Scene) string {
	switch {
	case o.option.Kind != engine.OptPlay:
		return strings.TrimSuffix(o.words, ".")
	case o.seat == sc.Near:
		return o.name
	}
	return sc.Host.Name(o.seat) + ": " + o.name
}
