package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
)

// browse spreads out the cards of one place.
func (t *Table) browse(title string, w where) {
	t.browser.Open()
	if w.place == card.MainDeck {
		var faces []*art.Face
		for _, f := range t.seenBefore {
			faces = append(faces, &t.Faces[f])
		}
		t.browser.Add("THE CARDS OF THE FIRST GAME, WHICH ARE NOT IN THIS ONE", faces)
	} else if v := t.view(); boarded.Has(w.place) {
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
		{engine.Heroes, "SUPER HERO"}, {engine.Hand, "HAND"}, {engine.InPlay, "IN PLAY"}, {engine.Discard, "DISCARD PILE"}, {card.Under, "UNDER THE HERO"}, {card.OnHero, "ON THE HERO"},
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

// This file shows what the standard board has no room of its own for, so that every
// mode can be played on it: a label for each such place, which opens what lies there,
// and a line of the numbers that are counted.

// boarded are the places that the standard board lays out, or that nobody looks into.
var boarded = engine.Set(engine.Destroyed, engine.SetAside, engine.Heroes, engine.InPlay, engine.Hand, engine.Deck, engine.Discard,
	card.OutOfGame, card.Kicks, card.Weaknesses, card.Villains, card.LineUp, card.MainDeck, card.Under, card.OnHero)

// otherPlaces are the places of a game that are not boarded and have cards in them: the
// table's, or those of one seat.
func otherPlaces(v engine.View, seat engine.SeatID) []where {
	var out []where
	for p := range engine.Place(engine.MaxPlaces) {
		if boarded.Has(p) || !v.Board().Has().Has(p) || v.Board().Shared(p) != (seat == engine.NoSeat) {
			continue
		}
		if w := at(p, seat); w.count(v) > 0 {
			out = append(out, w)
		}
	}
	return out
}

// labelOthers labels the places that the board does not lay out, the near seat's own
// among them.
func (b *standard) labelOthers(v engine.View) {
	all := append(otherPlaces(v, engine.NoSeat), otherPlaces(v, b.near)...)
	wide := b.others.W / float64(max(len(all), 5))
	for i, w := range all {
		box := ui.BoxAt(b.others.X+float64(i)*wide, b.others.Y, wide-8, b.others.H)
		b.labels = append(b.labels, pileLabel{box: box, words: fmt.Sprintf("%s %d", wordsOf(w.place), w.count(v)), where: w, opens: true})
	}
}

// countOthers writes the numbers that are counted beside Power: of the turn, the table
// and the near seat, and where its standee is.
func (b *standard) countOthers(v engine.View) {
	var out []string
	for _, c := range shared(card.Spaces).cards(v) {
		if v.Card(c).Owner == b.near {
			out = append(out, fmt.Sprintf("AT SPACE %d", number(v, c)))
		}
	}
	all := v.Library().Numbers
	for id := engine.OwnNumbers; int(id) < len(all); id++ {
		if all[id].Of != engine.OfCard && !all[id].Untold {
			out = append(out, fmt.Sprintf("%s %d", strings.ToUpper(all[id].Name), v.Number(id, b.near)))
		}
	}
	b.numbers = strings.Join(out, " · ")
}

// addOther adds what a place holds to the browser, zone by zone.
func (t *Table) addOther(v engine.View, w where, whose string) {
	_, n := w.zones(v)
	for i := range n {
		cards := w.known(v, i)
		if len(cards) == 0 {
			continue
		}
		title := whose + wordsOf(w.place)
		if n > 1 {
			title += fmt.Sprint(" ", i+1)
		}
		if w.place == card.Spaces {
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
