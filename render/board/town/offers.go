package town

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/board"
)

// This file finds what the viewer can do on the map besides using its cards.

// mine finds what the viewer can do on the map and what comes when the turn ends.
func (b *Board) mine(sc *board.Scene, old *Board, look *looking) {
	v := sc.View
	d := v.Pending()
	if sc.Plays {
		look.offers = look.help(sc.Host.ViewOf, sc.Eyes)
	}
	end, open := v.End()
	switch same := old != nil && old.eyes == b.eyes; {
	case same && old.seq == b.seq:
		look.next = old.town.next
	case open:
		look.next = foresee(v, end)
	case same: // a player is asked before the turn goes on, or during its end
		look.next = old.town.next.after(v, b.events(sc, old.heard))
	}
	if !sc.Plays || d.Seat != sc.Eyes || !sc.Host.Person(d.Seat) {
		return
	}
	for _, o := range d.Options {
		switch o.Kind {
		case engine.OptStep, engine.OptSpace:
			look.steps = append(look.steps, o)
		case engine.OptSeat:
			look.seats = append(look.seats, o)
		case engine.OptUse:
			if board.WhereIs(v, o.Card).Place == engine.Heroes {
				f := sc.FaceOf(o.Card)
				look.offers = append(look.offers, seatOffer{seat: sc.Near, option: o, words: abilityWords(f), name: f.Name, says: f.Name + ": " + f.Text})
			}
		case engine.OptAct, engine.OptPlay:
			if k, ok := b.storing(sc, o); ok {
				look.offers = append(look.offers, k)
			}
		default: // is offered at its card
		}
	}
	look.offers = append(look.offers, b.stored(sc, look.offers)...)
	b.mover = engine.NoCard
	for _, o := range look.steps {
		if own := v.Card(o.Card).Owner == sc.Near; b.mover == engine.NoCard || own {
			b.mover = o.Card
		}
	}
	if old != nil && slices.ContainsFunc(look.steps, func(o engine.Option) bool { return o.Card == old.mover }) && (old.seq == b.seq || old.turn == b.turn) {
		b.mover = old.mover
	}
	look.mover = b.mover
	b.offerMovers(sc, look)
}

// offerMovers offers to move another piece than the one that spaces are offered to.
func (b *Board) offerMovers(sc *board.Scene, look *looking) {
	var others []engine.CardID
	for _, o := range look.steps {
		if o.Kind == engine.OptStep && o.Card != b.mover && !slices.Contains(others, o.Card) {
			others = append(others, o.Card)
		}
	}
	look.moves = len(others) > 0
	for _, c := range others {
		seat := sc.View.Card(c).Owner
		words := "MOVE " + upper(look.name(seat))
		if seat == sc.Near {
			words = "MOVE YOURSELF"
		}
		look.offers = append(look.offers, seatOffer{seat: seat, moves: c, words: words, more: "then click a lit space", name: words,
			says: "Spend your Move on " + look.name(seat) + ": click here, then a lit space"})
	}
}

// storing returns the chip of an answer that stores an Assist or plays a stored one (R-SOL-10).
func (b *Board) storing(sc *board.Scene, o engine.Option) (k seatOffer, ok bool) {
	f := sc.FaceOf(o.Card)
	if f == nil {
		return k, false
	}
	k = seatOffer{seat: sc.Near, option: o, name: f.Name}
	switch place := board.WhereIs(sc.View, o.Card).Place; {
	case o.Kind == engine.OptAct && place == engine.Hand:
		k.words, k.more = "STORE "+upper(f.Name), "to play it next turn"
		k.says = fmt.Sprintf("Put %s on your Super Hero. It has no effect now. On your next turn, you must play it from there before you end that turn: %s", f.Name, f.Text)
	case o.Kind == engine.OptPlay && place == card.Stored:
		k.words, k.more, k.power = "PLAY "+upper(f.Name), "stored: play it this turn", art.PowerOf(f)
		k.says = fmt.Sprintf("%s is on your Super Hero. You must play it before you end this turn: %s", f.Name, f.Text)
	default:
		return k, false
	}
	return k, true
}

// stored returns a gray chip for each stored Assist that no chip plays yet.
func (b *Board) stored(sc *board.Scene, offers []seatOffer) (out []seatOffer) {
	for _, c := range board.At(card.Stored, sc.Near).Cards(sc.View) {
		f := sc.FaceOf(c)
		if f == nil || slices.ContainsFunc(offers, func(o seatOffer) bool { return o.option.Card == c }) {
			continue
		}
		out = append(out, seatOffer{seat: sc.Near, beyond: true, name: f.Name, words: f.Name + ", stored", more: "play it next turn", power: art.PowerOf(f),
			says: fmt.Sprintf("%s is on your Super Hero. On your next turn, you must play it: %s", f.Name, f.Text)})
	}
	return out
}
