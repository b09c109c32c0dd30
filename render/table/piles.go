package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/rulebook"
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
		t.browser.Add(title, t.facesOf(v, w.Cards(v)))
	} else {
		t.addOther(v, w, "")
	}
}

// browseSeat spreads out all face-up cards of a seat.
func (t *Table) browseSeat(s engine.SeatID) {
	t.browser.Open()
	v := t.view()
	for _, part := range []struct {
		place engine.Place
		words string
	}{
		{engine.Heroes, "SUPER HERO"}, {engine.Hand, "HAND"}, {engine.InPlay, "IN PLAY"}, {engine.Discard, "DISCARD PILE"}, {card.Under, "UNDER THE SUPER HERO"}, {card.OnHero, "ON THE SUPER HERO"},
	} {
		if w := board.At(part.place, s); w.Count(v) > 0 && w.Seen(v) {
			t.browser.Add(fmt.Sprintf("%s: %s %d", strings.ToUpper(t.name(s)), part.words, w.Count(v)), t.facesOf(v, w.Cards(v)))
		}
	}
	for _, w := range board.OtherPlaces(v, s) {
		t.addOther(v, w, strings.ToUpper(t.name(s))+": ")
	}
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
func (t *Table) addOther(v engine.View, w board.Where, whose string) {
	_, n := w.Zones(v)
	for i := range n {
		cards := w.Known(v, i)
		if len(cards) == 0 {
			continue
		}
		title := whose + board.WordsOf(w.Place)
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
		t.browser.Lead("ALL RULES", rulebook.KeyName, func() { t.readRules() })
	}
	for _, p := range piles {
		t.browser.Add(p.Title, p.Faces)
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
