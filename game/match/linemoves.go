package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// This file writes where cards and Characters go.

// SpaceName returns the name of space i of the ring, from 0. It is the name of the Location there,
// on either side, or else its number.
func SpaceName(g Town, i int) string {
	if name := location(g, i); name != "" {
		return name
	}
	return g.Library().Space(i)
}

// InSpace returns the words for a place in space i of the ring, from 0: "at Batcave", "in Slot 2".
func InSpace(g Town, i int) string {
	if name := location(g, i); name != "" {
		return "at " + name
	}
	return "in " + g.Library().Space(i)
}

// location returns the name of the Location in a space, or "" if none.
func location(g Town, i int) string {
	b := g.Board()
	for _, p := range [...]engine.Place{card.Tiles, card.Ruins} {
		if !b.Has().Has(p) || i < 0 || i >= b.Count(p) {
			continue
		}
		for _, c := range g.Cards(b.ZoneAt(p, engine.NoSeat, i)) {
			return TileName(g.Face(c).Name)
		}
	}
	return ""
}

// TileName returns the name of a Location without the side of its tile.
func TileName(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, " A"), " B")
}

// writeWalk writes that a Character or a card moved, with the Move paid for it. The cards of a
// Location move with it.
func (w *writer) writeWalk(e engine.Event) {
	who := w.standee(e.Card)
	paid := w.owed
	w.owed = engine.Event{}
	switch to, _, _ := w.board.At(e.To); {
	case to == card.Basics:
	case paid.N != 0:
		w.say(e, "%s moved to %s for %s", who, w.space(e.To), w.price(paid))
	default:
		w.say(e, "%s moved to %s", who, w.space(e.To))
	}
}

func (w *writer) writeMove(e engine.Event, who string) {
	from, owner, _ := w.board.At(e.From)
	to, seat, _ := w.board.At(e.To)
	name := w.card(e.Card)
	if from == engine.InPlay && to == engine.Deck && owner != seat && owner != engine.NoSeat && e.Card != engine.NoCard {
		w.writeBack(e, name, seat)
		return
	}
	switch e.Verb {
	case engine.VerbDestroy:
		if to == card.Trophies {
			break // the defeat has its own event
		}
		if e.Card != engine.NoCard && e.Card == w.fell {
			break // the same
		}
		if w.writeFate(e, from, "destroyed") {
			break
		}
		if w.under(e) == "" { // or the line already says whose Super Hero it was under
			name = w.ownedBy(owner, e.Seat, name)
		}
		w.say(e, "%s destroyed %s%s", who, name, w.under(e))
		w.joins(who, name)
	case engine.VerbDiscard:
		if w.writeFate(e, from, "discarded") {
			break
		}
		if from == engine.Deck {
			w.say(e, "%s discarded %s from %s deck", who, name, w.their(owner, e.Seat))
		} else {
			name = w.ownedBy(owner, e.Seat, name)
			w.say(e, "%s discarded %s", who, name)
		}
		w.joins(who, name)
	case engine.VerbPut:
		w.writePut(e, who, name, to, seat)
	case engine.VerbPass:
		if seat == engine.NoSeat || seat == e.Seat { // nobody else receives it
			w.writePut(e, who, name, to, seat)
			break
		}
		w.say(e, "%s passed %s to %s", who, name, w.whom(seat))
	case engine.VerbAside:
		w.setAside(e)
		if e.N == 0 {
			w.say(e, "%s set %s aside", who, name)
			break
		}
		to := engine.SeatID(e.N - 1)
		if w.laid = append(w.laid, laying{e.Seat, to}); to == e.Seat {
			w.say(e, "%s put %s face down", who, name) // it comes back
			break
		}
		if w.passes(e) {
			w.say(e, "%s passed %s to %s", who, name, w.whom(to))
			break
		}
		w.say(e, "%s put %s face down for %s", who, name, w.whom(to))
	case engine.VerbNone:
		switch {
		case from == engine.Deck && to == engine.Hand:
			w.writeDraw(e, who)
		case from == engine.Heroes && to == engine.Heroes: // it is left for the next player to choose
			w.writeHero(e, who)
		case from == engine.Heroes:
			w.writeHero(e, who)
			w.say(e, "%s returned %s to %s", who, name, card.PlaceName(card.OutOfGame))
		case w.board.Shared(to):
			w.writeArrival(e, name, to)
		default: // the cleanup at the end of a turn
		}
	case engine.VerbPlay: // it has its own event
		if from == engine.Deck && owner != e.Seat && owner != engine.NoSeat {
			w.lent = e
		}
	case engine.VerbGain, engine.VerbBorrow: // it has its own event
	case engine.VerbReplay, engine.VerbHold, engine.VerbKeep: // nothing moves
	case engine.VerbStay:
		place := card.PlaceName(to)
		if seat != engine.NoSeat {
			place = w.their(seat, e.Seat) + " " + place
		}
		w.say(e, "%s left %s in %s", who, name, place)
	case engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy, engine.VerbRotate: // it has its own event
	}
}

// passes reports whether the text of an event makes players pass cards.
func (w *writer) passes(e engine.Event) bool {
	return e.Source != engine.NoCard && w.book.Passes(w.faces.Card(e.Source).Face)
}

// setAside notes who has set a card aside, or reveals it then, which can be among the cards that an effect
// on all of them moves.
func (w *writer) setAside(e engine.Event) {
	if e.Card == engine.NoCard || e.Seat == engine.NoSeat {
		return
	}
	if w.aside == nil {
		w.aside = map[engine.CardID]engine.SeatID{}
	}
	w.aside[e.Card] = e.Seat
}

// writeFate writes what became of a card that a player had set aside, and reports whether it was one.
// The player whose effect that is has no part in the line.
func (w *writer) writeFate(e engine.Event, from engine.Place, became string) bool {
	of, known := w.aside[e.Card]
	if from != engine.SetAside || !known {
		return false
	}
	delete(w.aside, e.Card)
	e.Seat = of
	w.say(e, "%s was %s", w.whose(of, e.Card), became)
	return true
}

// writeHero writes which Super Heroes a player has chosen, at the first of the others that leaves.
func (w *writer) writeHero(e engine.Event, who string) {
	kept := w.faces.Cards(e.From)
	if w.chosen.Has(e.Seat) || len(kept) == 0 {
		return
	}
	w.chosen |= e.Seat.Only()
	e.Card = kept[0]
	var names []string
	for _, c := range kept {
		names = append(names, w.card(c))
	}
	w.say(e, "%s chose %s as %s Super %s", who, card.AndList(names), w.their(e.Seat, e.Seat), grammar.Plural(len(kept), "Hero", "Heroes"))
}

// writePut writes where a card was put that was neither drawn nor gained. seat owns the place.
func (w *writer) writePut(e engine.Event, who, name string, to engine.Place, seat engine.SeatID) {
	if to == card.OutOfGame && w.gone.Has(e.Seat) {
		return // all its cards go there, as the line about leaving says
	}
	their, the := w.their(seat, e.Seat), grammar.Capital(name)
	if under := w.under(e); under != "" {
		name += " from" + under
	}
	switch to {
	case engine.Hand:
		if from, _, _ := w.board.At(e.From); from == engine.SetAside {
			w.writeTaken(e, who)
			break
		}
		w.say(e, "%s put %s into %s hand", who, name, their)
	case engine.Deck:
		if e.Under {
			w.say(e, "%s put %s on the bottom of %s deck", who, name, their)
		} else {
			w.say(e, "%s put %s on top of %s deck", who, name, their)
		}
	case card.LineUp:
		if w.ringed(to) {
			_, _, i := w.board.At(e.To)
			w.say(e, "%s was put %s", the, InSpace(w.faces, i))
			break
		}
		if from, _, _ := w.board.At(e.From); from == engine.InPlay && e.Source == engine.NoCard {
			w.say(e, "%s went back into the Line-Up", the)
			w.lines[len(w.lines)-1].Back = true
			break
		}
		if from, of, _ := w.board.At(e.From); of != engine.NoSeat && (from == engine.Hand || from == engine.Discard) {
			w.say(e, "%s added %s from %s %s to the Line-Up", who, name, w.their(of, e.Seat), card.PlaceName(from))
			break
		}
		w.say(e, "%s entered the Line-Up", the)
	case card.Bench:
		w.say(e, "%s gave up the Super Hero %s", who, name)
	case engine.Heroes:
		w.say(e, "%s took the Super Hero %s", who, name)
	case card.Saved:
		if e.Card == engine.NoCard {
			w.writeUnseen(e, who, to, "aside")
			break
		}
		w.say(e, "%s set %s aside until the end of the turn", who, name)
	case card.Under:
		if e.Card == engine.NoCard && w.under(e) == "" {
			w.writeUnseen(e, who, to, "under "+their+" Super Hero")
			break
		}
		w.say(e, "%s put %s under %s Super Hero", who, name, their)
		w.joins(who, w.card(e.Card))
	case card.Atop:
		w.say(e, "%s put %s on %s Super Hero", who, name, their)
	case card.Tucked:
		w.say(e, "%s put %s under a card in play", who, name)
	case card.OnHero:
		w.say(e, "%s was put on %s Super Hero", the, w.their(seat, engine.NoSeat))
	case card.Villains:
		w.say(e, "%s went back on top of the stack", the)
	case card.Spaces:
		_, _, i := w.board.At(e.To)
		w.say(e, "%s %s placed %s", w.standee(e.Card), w.verb(w.faces.Card(e.Card).Owner, "were", "was"), InSpace(w.faces, i))
	case card.Reserve:
		w.say(e, "%s left the map", w.standee(e.Card))
	case card.Tiles:
		w.say(e, "%s was repaired", the)
	case card.Ruins:
		w.say(e, "%s was destroyed", the)
	case card.Buried:
		w.say(e, "%s was lost with its Location", the)
	case card.OutOfGame:
		w.say(e, "%s was removed from the game", the)
	case card.Kicks, card.Weaknesses:
		w.say(e, "%s returned %s to %s", who, article(name), card.PlaceName(to))
	case card.Stored:
		w.say(e, "%s stored %s for %s next turn", who, name, their)
	case card.SecretsDone, card.MissionsDone:
		w.say(e, "%s completed %s", who, name)
	case engine.InPlay:
		if from, of, _ := w.board.At(e.From); from == engine.InPlay && of != seat && e.Card != engine.NoCard {
			w.writeControl(e, of, seat)
			break
		}
		w.say(e, "%s put %s into play", who, name)
	default:
		place := "into " + card.PlaceName(to)
		if seat != engine.NoSeat {
			place = "into " + their + " " + card.PlaceName(to)
		}
		if to == card.MainDeck { // the only cards that are put there come from it
			switch place = "back on top of " + card.PlaceName(to); {
			case e.Under:
				place = "on the bottom of " + card.PlaceName(to)
			case e.Card == engine.NoCard: // their order is not known
				place = "back into " + card.PlaceName(to)
			}
		}
		switch from, _, _ := w.board.At(e.From); {
		case e.Card == engine.NoCard:
			w.writeUnseen(e, who, to, place)
		case to == engine.SetAside:
			w.say(e, "%s set %s aside", who, name)
		case from == engine.SetAside && seat != engine.NoSeat: // passed on by another player
			w.say(e, "%s went into %s %s", the, w.their(seat, engine.NoSeat), card.PlaceName(to))
		case from == engine.Deck && w.thrown(e) && seat == e.Seat:
			w.say(e, "%s put %s from %s deck %s", who, name, their, place)
			w.joins(who, name)
		default:
			w.say(e, "%s put %s %s", who, name, place)
			if w.thrown(e) {
				w.joins(who, name)
			}
		}
	}
}

// writeControl writes that a card in play went from one player to another: to one who controls it now, or back to
// its owner.
func (w *writer) writeControl(e engine.Event, from, to engine.SeatID) {
	if w.faces.Card(e.Card).Owner == to {
		w.say(e, "%s went back to %s", grammar.Capital(w.card(e.Card)), w.whom(to))
		return
	}
	e.Seat = to
	w.say(e, "%s took control of %s", w.who(to), w.card(e.Card))
}

// anothers returns the words for a card that is or moves out of a place of another player.
func (w *writer) anothers(e engine.Event, name string) string {
	_, owner, _ := w.board.At(e.From)
	if strings.HasPrefix(name, "The ") {
		name = "card " + name
	}
	return w.their(owner, e.Seat) + " " + name
}

// writeBack gathers the cards in play that go back to the deck of their owner one after the other, whatever was to
// become of them.
func (w *writer) writeBack(e engine.Event, name string, owner engine.SeatID) {
	deck := " went back on top of " + w.their(owner, engine.NoSeat) + " deck"
	if w.back == nil || w.by.To != e.To || w.fired != nil {
		w.say(e, "%s", grammar.Capital(name)+deck)
		w.back, w.by = []string{name}, e
		return
	}
	w.back = append(w.back, name)
	w.reword(grammar.Capital(card.AndList(grammar.Counted(w.back))) + deck)
}

// joins notes where the name of a card is in the last line, which can share its line with others.
func (w *writer) joins(who, name string) {
	l := &w.lines[len(w.lines)-1]
	var seat Line
	seat.set(who)
	if at := strings.Index(l.Text[len(seat.Text):], name); at >= 0 && l.Card != engine.NoCard {
		l.What, l.At = name, len(seat.Text)+at
	}
}

// writeTaken gathers the cards set aside that a player gets one after the other: those that others have
// put down for that player, or as many as they set aside.
func (w *writer) writeTaken(e engine.Event, who string) {
	got := []engine.CardID{e.Card}
	if len(w.got) > 0 && w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source {
		got = append(w.got, e.Card)
	} else {
		w.say(e, "")
	}
	var givers, names []string
	var taken []Taken
	n, before := 0, w.handed[e.Seat]+1-len(got) // those that the seat got in earlier lines
	w.handed[e.Seat]++
	for _, l := range w.laid {
		switch by := w.whom(l.by); {
		case l.to != e.Seat || n == len(got):
		case before > 0:
			before--
		default:
			if n++; !slices.Contains(givers, by) {
				givers = append(givers, by)
			}
		}
	}
	for _, c := range got {
		if c != engine.NoCard {
			names = append(names, w.card(c))
			taken = append(taken, Taken{c, w.faces.Card(c).Face})
		}
	}
	text, gave := "", "put down"
	if w.passes(e) {
		gave = "passed"
	}
	switch {
	case n == 0 && len(got) == 1:
		text = fmt.Sprintf("%s %s dealt one of the cards set aside", who, w.verb(e.Seat, "were", "was"))
	case n == 0:
		text = fmt.Sprintf("%s %s dealt %s of the cards set aside", who, w.verb(e.Seat, "were", "was"), grammar.Spelled(len(got)))
	case len(got) == 1:
		text = fmt.Sprintf("%s took the card that %s %s", who, card.AndList(givers), gave)
	default:
		text = fmt.Sprintf("%s took the %s cards that %s %s", who, grammar.Spelled(len(got)), card.AndList(givers), gave)
	}
	if len(names) == len(got) {
		text += ": " + card.AndList(grammar.Counted(names))
	}
	w.reword(text)
	l := &w.lines[len(w.lines)-1]
	if l.Taken = taken; len(got) > 1 {
		l.Card = engine.NoCard
	}
	w.got, w.by = got, e
}

// standee returns the words for a Character at the beginning of a line, or the name of a card that
// stands for none.
func (w *writer) standee(c engine.CardID) string {
	if c != engine.NoCard {
		if owner := w.faces.Card(c).Owner; owner != engine.NoSeat {
			return w.who(owner)
		}
	}
	return grammar.Capital(w.card(c))
}

// writeUnseen gathers hidden cards that are put somewhere one after the other for one reason. If no
// card is the reason, the rules lay them out and no player is named.
func (w *writer) writeUnseen(e engine.Event, who string, to engine.Place, place string) {
	n := 1
	if w.unseen > 0 && w.fired == nil && w.by.Kind == e.Kind && w.by.Seat == e.Seat && w.by.Source == e.Source && w.by.To == e.To {
		n += w.unseen
	} else {
		w.say(e, "")
	}
	cards := someCards(n)
	text := fmt.Sprintf("%s put %s %s", who, cards, place)
	switch {
	case to == engine.SetAside:
		text = fmt.Sprintf("%s set %s aside", who, cards)
	case e.Source == engine.NoCard && to != card.Under: // there, it may have been put down itself
		if to == card.MainDeck { // they come from elsewhere, and are shuffled in
			place = "into " + card.PlaceName(to)
		}
		text = fmt.Sprintf("%s went %s", grammar.Capital(cards), place)
	}
	w.reword(text)
	w.unseen, w.by = n, e
}

// writeLooked writes which card a player looked at. It gathers those that the reader does not know.
func (w *writer) writeLooked(e engine.Event, who string) {
	if e.Card != engine.NoCard {
		w.say(e, "%s looked at %s%s", who, w.card(e.Card), w.under(e))
		w.joins(who, w.card(e.Card))
		return
	}
	n := 1
	if w.unseen > 0 && w.fired == nil && w.by.Kind == e.Kind && w.by.Seat == e.Seat && w.by.Source == e.Source && w.by.From == e.From {
		n += w.unseen
	} else {
		w.say(e, "")
	}
	w.reword(fmt.Sprintf("%s looked at %s%s", who, someCards(n), w.under(e)))
	w.unseen, w.by = n, e
}

// writeDraw gathers cards drawn one after the other for one reason.
func (w *writer) writeDraw(e engine.Event, who string) {
	same := w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source
	if w.drew > 0 && same {
		w.drew++
		l := &w.lines[len(w.lines)-1]
		l.set(fmt.Sprintf("%s %s%s", who, draws(w.drew), w.cause))
		l.Card, l.Drew = engine.NoCard, w.drew
		return
	}
	resumes := w.halved > 0 && same
	w.say(e, "%s %s", who, draws(1))
	w.drew, w.by = 1, e
	l := &w.lines[len(w.lines)-1]
	l.Drew, l.Resumes = 1, resumes
}

// draws returns the words for a draw of n cards.
func draws(n int) string { return "drew " + someCards(n) }

// someCards returns the words for n cards: "a card", "3 cards".
func someCards(n int) string {
	if n == 1 {
		return "a card"
	}
	return grammar.Cards(n)
}

// space returns the name of the space of a zone.
func (w *writer) space(z engine.ZoneID) string {
	p, _, i := w.board.At(z)
	if p == card.Tiles || p == card.Ruins { // a Location changes its place
		return w.lib.Space(i)
	}
	return SpaceName(w.faces, i)
}

// ringed reports whether a place has one zone for each space of the ring.
func (w *writer) ringed(p engine.Place) bool {
	return len(w.lib.Spaces) > 0 && w.board.Count(p) == len(w.lib.Spaces)
}

// writeArrival gathers the cards that fill up the Line-Up, or another place of
// the table.
func (w *writer) writeArrival(e engine.Event, name string, to engine.Place) {
	if w.ringed(to) {
		w.say(e, "%s entered %s", grammar.Capital(name), w.space(e.To))
		return
	}
	if w.added == nil || w.filled != to {
		w.say(e, "%s entered %s", grammar.Capital(name), card.PlaceName(to))
		w.added, w.filled = []string{name}, to
		return
	}
	w.added = append(w.added, name)
	w.reword(grammar.Capital(card.AndList(grammar.Counted(w.added))) + " entered " + card.PlaceName(to))
}

// writeRotation writes that a card was rotated.
func (w *writer) writeRotation(e engine.Event, who string) {
	how := "rotated %s"
	switch {
	case e.N == 0:
		how = "set %s upright"
	case e.N < 0:
		how = "rotated %s counterclockwise"
	case e.N > 2:
		how = "rotated %s all the way around"
	case e.N == 2:
		how = "rotated %s halfway around"
	}
	name := w.card(e.Card)
	if _, seat, _ := w.board.At(e.From); seat != e.Seat {
		name = w.anothers(e, name)
	}
	w.say(e, "%s "+how, who, name)
}
