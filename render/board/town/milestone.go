package town

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	set "lineup/game/sets/rebirth"
	"lineup/render/board"
)

// This file describes the milestones of a game: entries and defeats of Villains.

// entrance describes the entry of a Super-Villain, event i: why it entered and where, and the Threat
// and the defeats by then.
func (b *Board) entrance(sc *board.Scene, events []engine.Event, i int) board.Moment {
	v, e := sc.View, events[i]
	_, _, at := v.Board().At(e.To)
	return board.Moment{Page: true, News: b.cause(sc, events[:i], e), Tags: []string{
		upper(match.SpaceName(v, at)),
		fmt.Sprint("THREAT ", b.then(sc, set.Threat.ID, events, i)),
		b.toll(sc, events, i+1, 0),
	}}
}

// defeat describes the defeat of a Villain, event i. One that is not a Super-Villain does not count
// toward the win and gets no page.
func (b *Board) defeat(sc *board.Scene, events []engine.Event, i int) board.Moment {
	v, e := sc.View, events[i]
	name := "A Villain"
	if f := sc.FaceOf(e.Card); f != nil {
		name = f.Title()
	}
	if f := v.Face(e.Card); f == nil || !f.SuperVillain {
		return board.Moment{News: upper(name) + " IS DEFEATED"}
	}
	return board.Moment{Page: true, News: fmt.Sprintf("%s defeated %s.", b.who(sc, e.Seat), name), Tags: []string{b.toll(sc, events, i+1, 1)}}
}

// who returns the name of a seat at the beginning of a sentence.
func (b *Board) who(sc *board.Scene, s engine.SeatID) string {
	if s == sc.Eyes && sc.Alone() {
		return "You"
	}
	return sc.Host.Name(s)
}

// whose returns the possessive of a seat within a sentence, with the name as it is written.
func (b *Board) whose(sc *board.Scene, s engine.SeatID) string {
	if s == sc.Eyes && sc.Alone() {
		return "your"
	}
	return grammar.Possessive(sc.Host.Name(s))
}

// cause says why a card enters the Line-Up: because of a card, or because the rules add one when a
// turn begins.
func (b *Board) cause(sc *board.Scene, before []engine.Event, e engine.Event) string {
	if f := sc.FaceOf(e.Source); f != nil {
		return f.Title() + " added it to the Line-Up."
	}
	for i := len(before) - 1; i >= 0; i-- {
		switch k := before[i]; k.Kind {
		case engine.TurnBegan:
			return fmt.Sprintf("It entered the Line-Up at the start of %s turn.", b.whose(sc, k.Seat))
		case engine.CardPlayed, engine.CardBought, engine.AbilityUsed:
			return fmt.Sprintf("It entered the Line-Up during %s turn.", b.whose(sc, k.Seat))
		default: // it adds no card
		}
	}
	return "It entered the Line-Up."
}

// then returns a number of the table when event i had its results, before the next Villain entered
// or fell. Later changes are undone.
func (b *Board) then(sc *board.Scene, id engine.NumberID, events []engine.Event, i int) int {
	n, own := sc.View.Number(id, engine.NoSeat), true
	for _, e := range events[i+1:] {
		switch {
		case e.Kind == engine.NumberChanged && e.Number == id && e.Card == engine.NoCard:
			if !own {
				n -= int(e.N)
			}
			own = false
		case e.Kind == engine.VillainFell, e.Kind == engine.CardMoved && e.Card != engine.NoCard && b.enters(sc, e):
			own = false
		}
	}
	return n
}

// enters reports whether an event brings a Super-Villain into the Line-Up.
func (b *Board) enters(sc *board.Scene, e engine.Event) bool {
	f := sc.View.Face(e.Card)
	return f != nil && f.SuperVillain && len(deedsAmong(sc.View, []engine.Event{e})) > 0
}

// toll says how many Super-Villains were defeated before event from, and more that fell with it.
func (b *Board) toll(sc *board.Scene, events []engine.Event, from, more int) string {
	n := sc.View.Number(set.Defeated.ID, engine.NoSeat)
	for _, e := range events[from:] {
		if e.Kind == engine.NumberChanged && e.Number == set.Defeated.ID {
			n -= int(e.N)
		}
	}
	return fmt.Sprintf("%d OF %d DEFEATED", n+more, set.ToWin)
}

// elsewhere says what the viewer could still buy or defeat in another space that their Move reaches, and the
// Move they have.
func (b *Board) elsewhere(sc *board.Scene) (also, enough string) {
	v := sc.View
	power := v.Power()
	var best engine.CardID
	where, dearest := "", 0
	for i := range b.town.spaces {
		s := &b.town.spaces[i]
		if !s.open || s.step.Kind != engine.OptStep {
			continue
		}
		for _, c := range append(b.town.sold(s), b.town.villainsIn(i)...) {
			if cost := v.Cost(c); cost > 0 && cost <= power && cost > dearest {
				best, where, dearest = c, s.name, cost
			}
		}
	}
	if best == engine.NoCard {
		return "", ""
	}
	return fmt.Sprint(b.town.move, " Move"), sc.FaceOf(best).Title() + " in " + strings.TrimPrefix(where, "the ")
}

// sold returns the cards for sale in a space.
func (m *townMap) sold(s *mapSpace) (out []engine.CardID) {
	for _, k := range s.cards {
		out = append(out, k.card)
	}
	if s.card.card != engine.NoCard {
		out = append(out, s.card.card)
	}
	return out
}

// villainsIn returns the Villains in a space.
func (m *townMap) villainsIn(space int) (out []engine.CardID) {
	for i := range m.standees {
		if s := &m.standees[i]; s.seat == engine.NoSeat && s.at0 == space {
			out = append(out, s.card)
		}
	}
	return out
}
