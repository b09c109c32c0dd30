package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// hero returns the Super Hero of a seat, which an answer about the seat shows, or NoCard if it is
// not chosen yet.
func (w *asker) hero(seat engine.SeatID) engine.CardID {
	if of := w.v.Cards(w.v.Zone(engine.Heroes, seat)); len(of) == 1 {
		return known(w.v, of[0])
	}
	return engine.NoCard
}

// befall adds notes on where the card of an answer goes, right away and after being set aside, and
// on the effects of that.
func (w *asker) befall(r *Reply, verb engine.Verb, to engine.Dest, of card.Deed) {
	gives := of.Gives
	if r.Card != engine.NoCard && len(of.Fits) > 0 { // its types are seen
		gives = of.Given(w.v.Types(r.Card))
	}
	fate := w.fate(verb, to, r.Card)
	if of.Goes != "" && len(fate) > 0 { // nobody knows yet who gets its VP
		fate = []Note{{"", of.Goes}}
	}
	r.Notes = append(fate, w.then(gives)...)
	if last := len(of.Later.Clauses) - 1; verb == engine.VerbAside && last >= 0 {
		switch {
		case r.Card == engine.NoCard:
			r.Notes = append(r.Notes, w.then(slices.Concat(of.Later.Clauses[last:], of.Later.After))...)
		case of.Later.Verb != engine.VerbNone: // otherwise the question says it
			verb = of.Later.Verb
			then := w.fate(verb, of.Later.To, r.Card)
			if len(then) > 0 {
				then[0].Head = "Then"
			}
			r.Notes = append(r.Notes, then...)
		}
	}
	r.Burns = verb == engine.VerbDestroy && r.Card != engine.NoCard && w.forGood(r.Card)
}

// gains returns notes on the cards that a player gains right after a yes, if those are all that fit.
func (w *asker) gains() (out []Note) {
	at, code := w.d.At+1, w.v.Library().Code
	if int(at) >= len(code) || code[at].Verb != engine.VerbGain {
		return nil
	}
	var names []string
	points := 0
	for _, c := range w.v.All(at, w.d.Seat) {
		names, points = append(names, w.card(c, "a card")), points+w.got(c)
	}
	if len(names) > 0 {
		out = append(out, Note{"", card.AndList(names)})
	}
	if points != 0 && w.points {
		out = append(out, Note{"", fmt.Sprintf("%+d VP at the end", points)})
	}
	return out
}

// idle returns a note that the use of a card would do nothing, and why, if that is sure.
func (w *asker) idle(o engine.Option) []Note {
	chance := engine.NewRNG(uint64(w.d.Seq), engine.StreamChance)
	events, err := w.v.Foresee(engine.Answer{Seq: w.d.Seq, Option: o}, []*engine.State{new(engine.State), new(engine.State)}, &chance)
	if err != nil {
		return nil
	}
	none := ""
	for _, e := range events {
		switch {
		case e.Kind == engine.AbilityUsed:
		case e.Card == o.Card && e.Kind == engine.NothingFound && e.Sure:
			none = w.book.Asking(engine.ProgID(uint16(e.N))).None[0]
		case e.Card == o.Card && (e.Kind == engine.CardMoved || e.Kind == engine.CardRotated): // it pays for the use
		default:
			return nil
		}
	}
	if none == "" {
		return nil
	}
	return []Note{{"", none + ", so nothing happens"}}
}

// forGood reports whether a destroyed card leaves the game. Some go back to where they came from.
func (w *asker) forGood(c engine.CardID) bool {
	grave := w.v.Face(c).Grave
	return grave == 0 || grave == engine.Destroyed
}

// fate returns notes on where a verb takes a card.
func (w *asker) fate(verb engine.Verb, to engine.Dest, c engine.CardID) []Note {
	var out []Note
	say := func(format string, args ...any) { out = append(out, Note{"", fmt.Sprintf(format, args...)}) }
	if c == engine.NoCard {
		return nil
	}
	owner := "your"
	if o := w.v.Card(c).Owner; o != engine.NoSeat && o != w.d.Seat && verb != engine.VerbGain {
		owner = grammar.Possessive(w.name(o))
	}
	points := 0
	switch verb {
	case engine.VerbDestroy:
		if w.forGood(c) {
			say("to %s", card.PlaceName(engine.Destroyed))
		} else {
			say("back to %s", card.PlaceName(w.v.Face(c).Grave))
		}
		points = w.lost(c)
	case engine.VerbDiscard:
		say("to %s discard pile", owner)
	case engine.VerbGain:
		say("%s", into(to, "your"))
		points = w.got(c) * max(w.times, 1)
	case engine.VerbPut:
		if to.Of == engine.Attacker {
			owner = "the attacker's"
		}
		say("%s", into(to, owner))
		if w.v.Board().Shared(to.Place) || to.Of == engine.Attacker {
			points = w.lost(c)
		}
	case engine.VerbPass:
		if to.Of == engine.Partner {
			for seat := range engine.SeatID(w.v.Seats()) {
				if seat != w.d.Seat && w.v.Side(w.d.Seat).Has(seat) {
					say("to your partner, %s", w.name(seat))
				}
			}
			break
		}
		if to := w.v.Receiver(); to != engine.NoSeat {
			say("to %s", w.name(to))
			points = w.lost(c)
			break
		}
		say("to your own discard pile") // no one else was hit
	case engine.VerbAside:
		switch receiver := w.v.Receiver(); {
		case to.Of == engine.NextHit && receiver != engine.NoSeat:
			say("to %s discard pile", grammar.Possessive(w.name(receiver)))
			points = w.lost(c)
		case to.Of == engine.NextHit:
			say("to your own discard pile")
		case strings.HasPrefix(w.of.Act, card.PassTo):
			say("into their hand")
		case to.Of == engine.Left, to.Of == engine.Right: // the button says for whom
			say("face down")
		default:
			say("set aside, face down")
		}
	case engine.VerbBorrow:
		say("it returns at the end of your turn")
	case engine.VerbDefeat:
		say("defeat it and get its Reward")
		if w.v.Face(c).Grave == card.Trophies {
			points = int(w.v.Face(c).VP)
		}
	case engine.VerbWalk, engine.VerbStep:
		say("one space toward its Destination")
	case engine.VerbBuy:
		say("pay its cost")
	case engine.VerbRotate:
		say("%s", w.rotates(c, to))
	case engine.VerbStay:
		say("it stays in your discard pile")
	case engine.VerbNone, engine.VerbPlay, engine.VerbReplay, engine.VerbHold, engine.VerbGo, engine.VerbKeep: // the button or the next effect says it
	}
	if points != 0 && w.points {
		say("%+d VP at the end", points)
	}
	return out
}

// lost returns the change in VP if the player asked loses a card, 0 for a card of another player.
func (w *asker) lost(c engine.CardID) int {
	if w.v.Card(c).Owner != w.d.Seat {
		return 0
	}
	return w.v.Swing(c)
}

// got returns the change in VP if the player asked gets a card, 0 for a card of its own.
func (w *asker) got(c engine.CardID) int {
	if w.v.Card(c).Owner == w.d.Seat {
		return 0
	}
	return w.v.Swing(c)
}

// into returns the words for a card's destination.
func into(to engine.Dest, owner string) string {
	switch {
	case to.Place == engine.Discard:
		return "to " + owner + " discard pile"
	case to.Place == engine.Hand:
		return "into " + owner + " hand"
	case to.Place == engine.Deck && to.Depth > 0:
		return fmt.Sprintf("into %s deck, under its top %s cards", owner, grammar.Spelled(int(to.Depth)))
	case to.Place == engine.Deck && to.Under:
		return "on the bottom of " + owner + " deck"
	case to.Place == engine.Deck:
		return "on top of " + owner + " deck"
	case to.Place == card.Under:
		return "face down under " + owner + " Super Hero"
	case to.Place == card.Tucked:
		return "under a card in play"
	case to.Place == card.Atop:
		return "on " + owner + " Super Hero"
	case to.Place == card.OutOfGame:
		return "out of the game"
	case to.Place == card.Villains:
		return "back on top of its stack"
	case to.Depth > 0:
		return fmt.Sprintf("under the top %s cards of %s", grammar.Spelled(int(to.Depth)), card.PlaceName(to.Place))
	case to.Place == card.MainDeck && to.Under:
		return "on the bottom of " + card.PlaceName(to.Place)
	case to.Below:
		return "back on top of " + card.PlaceName(to.Place)
	}
	return "into " + card.PlaceName(to.Place)
}

// zoneOf returns the zone of a card that the asked player knows or is offered face down.
func (w *asker) zoneOf(c engine.CardID) engine.ZoneID {
	if z, _, ok := w.v.Offered(c); ok {
		return z
	}
	return w.v.ZoneOf(c)
}

// where returns the words for a card's place, to follow "stays".
func (w *asker) where(c engine.CardID) string {
	place, seat, i := w.v.Board().At(w.zoneOf(c))
	if space := w.v.SpaceOf(c); space >= 0 {
		return InSpace(w.v, space)
	}
	owner := "your"
	if seat != engine.NoSeat && seat != w.d.Seat {
		owner = grammar.Possessive(w.name(seat))
	}
	switch place {
	case engine.Deck:
		return "on top of " + owner + " deck"
	case engine.Hand, engine.Discard:
		return "in " + owner + " " + card.PlaceName(place)
	case engine.InPlay:
		return "in play"
	case card.MainDeck, card.Villains, card.Kicks, card.Weaknesses, card.Track:
		return "on top of " + card.PlaceName(place)
	case card.Under:
		return "under " + owner + " Super Hero"
	case card.Tucked:
		return "under a card in play"
	case card.Bench:
		return "outside the game"
	}
	if seat != engine.NoSeat {
		return "in " + owner + " " + card.PlaceName(place)
	}
	if w.v.Board().Count(place) > 1 {
		return fmt.Sprintf("in %s %d", strings.TrimPrefix(card.PlaceName(place), "the "), i+1)
	}
	return "in " + card.PlaceName(place)
}

// uprights says what it means that a card turns upright: whether that sets off a text of it.
func (w *asker) uprights(c engine.CardID) string {
	for _, id := range w.v.Face(c).Triggers {
		if w.v.Library().Triggers[id].On == engine.OnUprightThis {
			return "upright again, which triggers its effect"
		}
	}
	return "upright again"
}

// rotates says how far a card is rotated now, and once a choice has rotated it.
func (w *asker) rotates(c engine.CardID, to engine.Dest) string {
	quarters, back := int(to.Depth), ""
	if to.Under {
		quarters, back = -quarters, "back "
	}
	if quarters == 0 { // that sets off nothing
		return "upright again"
	}
	before := w.v.Quarters(c)
	now := ((before+quarters)%4 + 4) % 4
	if now == 0 {
		return w.uprights(c)
	}
	from := "upright"
	if before > 0 {
		from = fmt.Sprintf("%d/4", before)
	}
	return fmt.Sprintf("from %s %sto %d/4", from, back, now)
}
