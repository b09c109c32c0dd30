package town

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
)

// Surety is how sure something is that may come when the turn ends.
type Surety uint8

// The sureties. What is Doubtful comes in some of the games that cannot be told from the real
// one, and not in all.
const (
	No Surety = iota
	Doubtful
	Sure
)

// Outlook is what comes when the open turn ends: the beginning of the next turn, as the
// engine foresees it in copies of the game in which all that the viewer does not know is
// dealt anew, and nobody does anything they need not. Nothing of it is reckoned here.
type Outlook struct {
	Known  bool // a turn is open that can end
	Deeds  []Deed
	Added  map[int]Surety // by space: a card is added there
	Damage map[engine.CardID]int
	// Struck is how many Attacks hit each seat, By whose, and Doubted whether some of them
	// may not come.
	Struck  map[engine.SeatID]int
	By      map[engine.SeatID][]engine.CardID
	Doubted map[engine.SeatID]bool
}

// Deed is one thing that comes.
type Deed struct {
	Kind     DeedKind
	Card     engine.CardID // the Villain, or the tile that is damaged
	Seat     engine.SeatID // who is attacked
	From, To int           // spaces it walks between, or To a card is added
	Nth      int           // which of several that are the same, from 0
	Sure     bool
}

// DeedKind is what a deed is.
type DeedKind uint8

// The kinds, in the order in which the list has them.
const (
	Attack DeedKind = iota
	Harm
	Walk
	Enter
	End
)

// copies is how many games are dealt anew: what comes in all of them is sure.
const copies = 6

// Foresee finds out what comes when the open turn ends by an answer, as far as the viewer can
// know, whose ever turn it is.
func Foresee(v engine.View, end engine.Option) Outlook {
	var deeds []Deed
	seq := v.Pending().Seq
	chance := engine.NewRNG(uint64(seq), engine.StreamChance)
	counts := map[Deed]int{}
	runs := 0
	dst := []*engine.State{{}}
	for range copies {
		events, err := v.Foresee(engine.Answer{Seq: seq, Option: end}, dst, &chance)
		if err != nil || events == nil {
			continue
		}
		runs++
		seen := map[Deed]bool{}
		for _, d := range deedsOf(v, events) {
			if !seen[d] {
				seen[d] = true
				if counts[d]++; counts[d] == 1 {
					deeds = append(deeds, d)
				}
			}
		}
	}
	slices.SortStableFunc(deeds, func(a, b Deed) int { return int(a.Kind) - int(b.Kind) })
	out := newOutlook(runs > 0)
	for _, d := range deeds {
		n := counts[d]
		d.Sure = n == runs
		out.add(d)
	}
	return out
}

func newOutlook(known bool) Outlook {
	return Outlook{Known: known, Added: map[int]Surety{}, Damage: map[engine.CardID]int{}, Struck: map[engine.SeatID]int{},
		By: map[engine.SeatID][]engine.CardID{}, Doubted: map[engine.SeatID]bool{}}
}

// add adds a deed, and what it comes to.
func (o *Outlook) add(d Deed) {
	o.Deeds = append(o.Deeds, d)
	switch d.Kind {
	case Attack:
		o.Struck[d.Seat]++
		o.By[d.Seat] = append(o.By[d.Seat], d.Card)
		o.Doubted[d.Seat] = o.Doubted[d.Seat] || !d.Sure
	case Harm:
		o.Damage[d.Card]++
	case Enter:
		o.Added[d.To] = Doubtful
		if d.Sure {
			o.Added[d.To] = Sure
		}
	case Walk, End:
	}
}

// deedsOf returns the deeds among events that are foreseen, from the end of the turn on.
func deedsOf(v engine.View, events []engine.Foreseen) []Deed {
	var after []engine.Event
	for _, e := range events {
		if len(after) > 0 || e.Kind == engine.TurnEnded {
			after = append(after, e.Event)
		}
	}
	return Deeds(v, after)
}

// Deeds returns the deeds among events, in their order. A Villain's steps are one walk.
func Deeds(v engine.View, events []engine.Event) []Deed {
	var out []Deed
	walked := map[engine.CardID]int{} // its index in out plus one
	for _, e := range events {
		switch e.Kind {
		case engine.AttackHit, engine.AttackAvoided:
			if e.Source != engine.NoCard {
				out = append(out, Deed{Kind: Attack, Card: e.Source, Seat: e.Seat})
			}
		case engine.NumberChanged:
			if e.Number == rebirth.Damage.ID && e.Card != engine.NoCard && e.N > 0 {
				out = append(out, Deed{Kind: Harm, Card: e.Card})
			}
		case engine.PieceWalked:
			if e.Card == engine.NoCard || v.Card(e.Card).Owner != engine.NoSeat {
				continue
			}
			_, _, from := v.Board().At(e.From)
			_, _, to := v.Board().At(e.To)
			if i := walked[e.Card]; i > 0 {
				out[i-1].To = to
				continue
			}
			out = append(out, Deed{Kind: Walk, Card: e.Card, From: from, To: to})
			walked[e.Card] = len(out)
		case engine.CardMoved:
			if v.Place(e.To) == card.LineUp && v.Place(e.From) == card.MainDeck {
				_, _, to := v.Board().At(e.To)
				out = append(out, Deed{Kind: Enter, To: to})
			}
		case engine.GameEnded:
			out = append(out, Deed{Kind: End})
		default: // is not told of on the map
		}
	}
	return numbered(out)
}

// numbered tells deeds that are the same from each other: two cards may come to one space.
func numbered(deeds []Deed) []Deed {
	for i := range deeds {
		for _, d := range deeds[:i] {
			if d == deeds[i] {
				deeds[i].Nth++
			}
		}
	}
	return deeds
}

// Walks reports whether a Villain walks when the turn ends, or may.
func (o *Outlook) Walks(c engine.CardID) bool {
	return slices.ContainsFunc(o.Deeds, func(d Deed) bool { return d.Kind == Walk && d.Card == c })
}

// Without returns the outlook without what has happened of it.
func (o Outlook) Without(deeds []Deed) Outlook {
	left := newOutlook(o.Known)
	for _, d := range o.Deeds {
		if !slices.ContainsFunc(deeds, d.is) {
			left.add(d)
		}
	}
	return left
}

// is reports whether two deeds are the same, however sure they are.
func (d Deed) is(o Deed) bool {
	o.Sure = d.Sure
	return d == o
}
