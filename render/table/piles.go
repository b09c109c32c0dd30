package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
)

// browse spreads out the cards of one place.
func (t *Table) browse(title string, w where) {
	t.browser.Open()
	if v := t.view(); boarded.Has(w.place) {
		t.browser.Add(title, t.facesOf(v, w.cards(v)))
	} else {
		t.addOther(v, w, "")
	}
}

// browseSeat spreads out all that lies open at a seat.
func (t *Table) browseSeat(s engine.SeatID) {
	t.browser.Open()
	v := t.view()
	for _, part := range []struct {
		place engine.Place
		words string
	}{
		{engine.Heroes, "SUPER HERO"}, {engine.Hand, "HAND"}, {engine.InPlay, "IN PLAY"}, {engine.Discard, "DISCARD PILE"}, {card.Under, "UNDER THE HERO"},
	} {
		if w := at(part.place, s); w.count(v) > 0 && w.seen(v) {
			t.browser.Add(fmt.Sprintf("%s: %s %d", strings.ToUpper(t.name(s)), part.words, w.count(v)), t.facesOf(v, w.cards(v)))
		}
	}
	for _, w := range otherPlaces(v, s) {
		t.addOther(v, w, strings.ToUpper(t.name(s))+": ")
	}
}

// facesOf are the faces of cards the viewer may see.
func (t *Table) facesOf(v engine.View, cards []engine.CardID) []*art.Face {
	var faces []*art.Face
	for _, c := range cards {
		faces = append(faces, t.faceOf(v, c))
	}
	return faces
}

// whereWords says where a card lies, as a label.
func (t *Table) whereWords(v engine.View, w where) string {
	words := wordsOf(w.place)
	if w.seat != engine.NoSeat && w.seat != v.Seat() {
		words = strings.ToUpper(t.name(w.seat)) + ": " + words
	}
	return words
}
