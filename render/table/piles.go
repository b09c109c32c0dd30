package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui/action"
)

// browse spreads out the cards of one place.
func (t *Table) browse(title string, w board.Where) {
	t.browser.Open()
	if w.Place == card.MainDeck {
		var faces []*art.Face
		for _, f := range t.seenBefore {
			faces = append(faces, &t.Faces[f])
		}
		t.browser.Add("CARDS IN THE FIRST GAME", faces)
	} else if v := t.view(); board.Boarded.Has(w.Place) {
		t.browser.Add(title, t.facesOf(v, w.Cards(v)), t.cardNotes(v, w, w.Cards(v))...)
	} else {
		t.addOther(v, w)
	}
}

// seatPlaces holds the places of a seat in the order in which they are spread out, before all others.
var seatPlaces = []engine.Place{engine.Heroes, card.OnHero, card.Atop, card.Under, engine.InPlay, engine.Hand, card.Saved, engine.Discard, engine.SetAside, card.OutOfGame, engine.Deck}

// browseSeat spreads out all cards of a seat that the viewer knows.
func (t *Table) browseSeat(s engine.SeatID) {
	t.browser.Open()
	v := t.view()
	head := strings.ToUpper(t.name(s))
	if t.tokens {
		head += " · " + strings.ToUpper(tokenCount(v, s))
	}
	t.browser.Head(head)
	for _, p := range seatPlaces {
		if v.Board().Has().Has(p) && !v.Board().Shared(p) {
			t.addKnown(v, board.At(p, s))
		}
	}
	for _, w := range board.OtherPlaces(v, s) {
		if !slices.Contains(seatPlaces, w.Place) {
			t.addOther(v, w)
		}
	}
	if w := board.Shared(card.Bench); w.Count(v) > 0 {
		t.addOther(v, w)
	}
}

// addKnown adds the cards of a seat's place to the browser, with their number and a sentence about
// who sees them. Those that the viewer does not know are face down; one stands for those of a stack.
func (t *Table) addKnown(v engine.View, w board.Where) {
	first, _ := w.Zones(v)
	known := w.AllKnown(v)
	all := w.Count(v)
	if all == 0 {
		return
	}
	words := board.WordsOf(w.Place)
	switch {
	case len(known) < all && len(known) > 0:
		words += fmt.Sprintf(", YOU KNOW %d OF %d", len(known), all)
	case all > 1 || w.Place != engine.Heroes: // the number 1 would look like a name
		words += fmt.Sprint(" ", all)
	}
	down := all - len(known)
	if w.Place != engine.Hand && w.Place != card.Under && w.Place != card.Saved { // a stack
		down = min(1, down)
	}
	t.browser.Explain(words, t.whoSees(v, w, v.Board().Shows(first, v.Seat()), len(known), all), down, t.facesOf(v, known), t.cardNotes(v, w, known)...)
}

// cardNotes returns a few words for each card of a seat's place, or nil if there are none: how far cards in play are
// rotated, and what a Super-Villain takes that can be hunted.
func (t *Table) cardNotes(v engine.View, w board.Where, cards []engine.CardID) []string {
	if w.Place != engine.InPlay {
		return t.huntNotes(v, w, cards)
	}
	notes, some := make([]string, len(cards)), false
	for i, c := range cards {
		if n := v.Quarters(c); n > 0 {
			notes[i], some = strings.ToUpper(board.RotatedShort(n)), true
		}
	}
	if !some {
		return nil
	}
	return notes
}

// huntNotes says of each Super-Villain in a foe's discard pile that can be hunted how much Power that
// takes or is missing, and returns "" for all other cards.
func (t *Table) huntNotes(v engine.View, w board.Where, cards []engine.CardID) []string {
	if w.Place != engine.Discard {
		return nil
	}
	prey := board.Prey(v, t.near, w.Seat)
	if len(prey) == 0 {
		return nil
	}
	notes := make([]string, len(cards))
	for i, c := range cards {
		if !slices.Contains(prey, c) {
			continue
		}
		notes[i] = fmt.Sprintf("HUNT FOR %d POWER", v.Cost(c))
		if n := t.shortOf(v, c, w.Place); n != 0 {
			notes[i] = strings.ToUpper(shortWords(n))
		}
	}
	return notes
}

// whoSees says who sees the cards of a seat's place and how the viewer knows some of them, or
// returns "" for a place that is always face up. Sees is whether the viewer sees all cards there.
func (t *Table) whoSees(v engine.View, w board.Where, sees bool, known, all int) string {
	switch mine := w.Seat == v.Seat(); {
	case !board.Hidden(w.Place):
		return ""
	case sees && mine:
		return ""
	case sees:
		return "Everyone sees these cards in this game."
	case known == 1 && all == 1:
		return "You have seen this card."
	case known == all:
		return "You have seen these cards."
	case known == 1:
		return "You have seen this card. The others are face down."
	case known > 0:
		return "You have seen these cards. The others are face down."
	case w.Place == engine.Hand && !mine:
		return "Face down: only " + t.name(w.Seat) + " sees them."
	case (w.Place == card.Under || w.Place == card.Saved) && !mine:
		return "Face down: only " + t.name(w.Seat) + " may look."
	}
	return "Face down."
}

// facesOf returns the faces of cards the viewer may see.
func (t *Table) facesOf(v engine.View, cards []engine.CardID) []*art.Face {
	var faces []*art.Face
	for _, c := range cards {
		faces = append(faces, t.faceOf(v, c))
	}
	return faces
}

// whereWords returns the name of a card's place, as a label.
func (t *Table) whereWords(v engine.View, w board.Where) string {
	words := board.WordsOf(w.Place)
	if w.Seat != engine.NoSeat && w.Seat != v.Seat() {
		words = strings.ToUpper(t.name(w.Seat)) + ": " + words
	}
	return words
}

// addOther adds the cards of a place to the browser, zone by zone.
func (t *Table) addOther(v engine.View, w board.Where) {
	_, n := w.Zones(v)
	for i := range n {
		cards := w.Known(v, i)
		if len(cards) == 0 {
			continue
		}
		title := board.WordsOf(w.Place)
		if n > 1 {
			title += fmt.Sprint(" ", i+1)
		}
		if w.Place == card.Spaces {
			var owners []string
			for _, c := range cards {
				if o := v.Card(c).Owner; o != engine.NoSeat {
					owners = append(owners, strings.ToUpper(t.name(o)))
				}
			}
			title += ": " + strings.Join(owners, ", ")
		}
		t.browser.Add(title, t.facesOf(v, cards))
	}
}

// spread spreads out some piles, with a link to the rules if asked.
func (t *Table) spread(rules bool, piles []board.Spread) {
	t.browser.Open()
	if rules && t.Rules != nil {
		t.browser.Lead("ALL RULES", action.Rules, func() { t.readRules() })
	}
	for _, p := range piles {
		t.browser.Add(p.Title, p.Faces, p.Notes...)
	}
}

// refer spreads out the cards of the board's own rules, and reports whether there are any.
func (t *Table) refer() bool {
	if t.layout.Reference == nil {
		return false
	}
	t.spread(true, t.layout.Reference())
	return true
}

// readRules opens the rules and reports whether there are any.
func (t *Table) readRules() bool {
	if t.Rules == nil {
		return false
	}
	t.book.Open(t.Rules(), "")
	return true
}
