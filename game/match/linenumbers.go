package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// This file writes what is gained and paid, and other numbers.

// amount is a change of a number.
type amount struct {
	of engine.NumberID
	n  int
}

// tells drops the line about a trigger of a card, because the next line names the card or needs no
// cause.
func (w *writer) tells(c engine.CardID) {
	if w.fired != nil && w.fired.Card == c {
		w.fired = nil
	}
}

// writeNumber writes a change of a number of a player, of the table, or on a card. Using says that
// an ability was used just before.
func (w *writer) writeNumber(e engine.Event, who string, using bool) {
	number := &w.lib.Numbers[e.Number]
	if number.Of == engine.OfCard {
		who = grammar.Capital(w.card(e.Card))
	}
	told, ok := w.book.Telling(e.Number)
	switch {
	case e.N == 0:
	case told.Spent && e.N > 0:
		w.writeGain(e, who)
	case told.Spent:
		w.writePayment(e, who, using)
	case !ok:
		did := "got"
		if e.N < 0 {
			did = "lost"
		}
		w.say(e, "%s %s %d %s", who, did, max(e.N, -e.N), number.Name)
	default:
		if f := w.fired; f != nil && w.faces.Card(f.Card).Owner == engine.NoSeat {
			w.tells(e.Source) // a rule of the table
		}
		if e.Source != engine.NoCard && w.book.Pays(w.faces.Card(e.Source).Face) {
			told = told.Payment()
		}
		line := told.Line(who, int(e.N))
		if told.Begun != nil && e.N > 0 && e.Source != engine.NoCard {
			if at, _, _ := w.board.At(w.faces.Card(e.Source).Zone); told.By.Has(at) {
				line = told.Begun(int(e.N))
			}
		}
		if line != "" {
			w.say(e, "%s", line)
		}
	}
}

// writeGain adds Power or the like to the line of the card that gave it.
func (w *writer) writeGain(e engine.Event, who string) {
	switch now := (amount{e.Number, int(e.N)}); {
	case e.Source == engine.NoCard:
	case e.Source == w.from:
		w.gains = append(w.gains, now)
		w.lines[len(w.lines)-1].set(w.gave(w.gains))
	default:
		w.tells(e.Source)
		e.Card = e.Source
		gave := func(gains []amount) string {
			return fmt.Sprintf("%s got %s from %s", who, w.sum(gains), w.card(e.Source))
		}
		w.say(e, "%s", gave([]amount{now}))
		w.gave, w.from, w.gains = gave, e.Source, []amount{now}
	}
}

// sum returns gains in words, those of one number added up.
func (w *writer) sum(gains []amount) string {
	var out []string
	for i, g := range gains {
		if slices.ContainsFunc(gains[:i], func(o amount) bool { return o.of == g.of }) {
			continue
		}
		n := 0
		for _, o := range gains[i:] {
			if o.of == g.of {
				n += o.n
			}
		}
		out = append(out, fmt.Sprintf("%+d %s", n, w.lib.Numbers[g.of].Name))
	}
	return strings.Join(out, ", ")
}

// writePayment adds a payment to the line of the ability it is for, or keeps it for the line of the
// Move that follows. A loss has a line of its own. Power paid for a purchase has the purchase's line, and Power
// lost at the end of a turn has none.
func (w *writer) writePayment(e engine.Event, who string, using bool) {
	switch {
	case e.Lost:
		w.say(e, "%s lost %s to %s", who, w.price(e), w.card(e.Source))
	case using:
		word := "for"
		if w.paid {
			word = "and"
		}
		w.using, w.paid, w.cause = true, true, "" // the price may have a second part
		w.reword(fmt.Sprintf("%s %s %s", w.text, word, w.price(e)))
	case e.Source != engine.NoCard:
		w.say(e, "%s paid %s for %s", who, w.price(e), w.card(e.Source))
	case e.Number != engine.Power:
		w.owed = e
	}
}

// price returns a payment in words.
func (w *writer) price(e engine.Event) string {
	return fmt.Sprintf("%d %s", -e.N, w.lib.Numbers[e.Number].Name)
}
