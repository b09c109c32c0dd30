package table

import (
	"fmt"

	"lineup/engine"
	"lineup/game/card"
)

// Check holds the table to what must be true of it between two ticks: it shows the
// question that is open and lets only be chosen what may be, and the cards on it are those
// that its viewer sees, each once, on its way to where it lies. It is for tests that play
// at random.
func (t *Table) Check() error {
	v := t.view()
	if err := t.checkCards(v); err != nil {
		return err
	}
	if d := v.Pending(); t.ask.seq != d.Seq || t.ask.kind != d.Kind {
		return fmt.Errorf("question %d is open, and the table shows question %d", d.Seq, t.ask.seq)
	}
	if len(t.ask.options) > 0 && !t.ask.mine {
		return fmt.Errorf("seat %d can choose what another seat is asked", t.eyes)
	}
	for c, o := range t.ask.lit {
		found := false
		for _, legal := range v.Pending().Options {
			found = found || legal == o
		}
		if !found || o.Card != c {
			return fmt.Errorf("card %d is lit for %+v, which is no answer", c, o)
		}
	}
	return nil
}

// checkCards holds the sprites to the view.
func (t *Table) checkCards(v engine.View) error {
	lies := map[engine.CardID]bool{}
	for i := range t.board.spots {
		s := &t.board.spots[i]
		if lies[s.card] {
			return fmt.Errorf("card %d lies on the table twice", s.card)
		}
		lies[s.card] = true
		if w := whereIs(v, s.card); !v.Sees(s.card) || v.Card(s.card).Face != s.face || w.place != s.place {
			return fmt.Errorf("card %d lies in %s, and on the table in %s", s.card, wordsOf(w.place), wordsOf(s.place))
		}
		if s.plate.W > 0 {
			continue // it is drawn otherwise
		}
		switch k := t.sprites.byCard[s.card]; {
		case k == nil:
			return fmt.Errorf("card %d lies in %s, and is not drawn", s.card, wordsOf(s.place))
		case k.Leaving || k.place != s.place || k.Face != &t.Faces[s.face]:
			return fmt.Errorf("card %d lies in %s, and is drawn otherwise", s.card, wordsOf(s.place))
		}
	}
	for c, k := range t.sprites.byCard {
		if !lies[c] || k.card != c {
			return fmt.Errorf("card %d is drawn and lies nowhere", c)
		}
	}
	missing := append(shared(card.LineUp).cards(v), at(engine.InPlay, v.Turn().Seat).cards(v)...)
	if len(t.board.backs) == 0 {
		missing = append(missing, at(engine.Hand, t.near).cards(v)...)
	}
	for _, c := range missing {
		if !lies[c] {
			return fmt.Errorf("card %d of %s is not on the table", c, wordsOf(whereIs(v, c).place))
		}
	}
	return nil
}
