package engine

import (
	"fmt"
	"reflect"
	"testing"
)

// TestCounts tries every kind of count with a result of none, one and more.
func TestCounts(t *testing.T) {
	k := newKit(t)
	plain, hero := k.face(Face{Name: "Plain", Cost: 0}), k.face(Face{Name: "Hero", Types: Hero, Cost: 1, Power: 1, VP: 1})
	other := k.face(Face{Name: "Other", Types: Hero, Cost: 4, Power: 3, Points: VPRule{Each: 1}})
	standee, villain := k.face(Face{Name: "Standee", Piece: true}), k.face(Face{Name: "Villain", Types: Villain, VP: -2})
	elsewhere, every := k.face(Face{Name: "Hero", Set: "another"}), k.face(Face{Name: "Every", AnyName: true})
	heroes, cheap := k.filter(Filter{Types: Hero}), k.filter(Filter{MaxCost: 1})
	named, none := k.filter(Filter{Not: Villain}), k.filter(Filter{Not: Hero})
	small := k.filter(Filter{Types: Hero, MaxCost: 1})
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskTeamwork, Layer: Forbids, Whose: All}, Change{Asked: AskTeamwork, Layer: Sets, Whose: All, N: 9})
	b := k.table(3)
	add := func(f FaceID, p Place, seat SeatID) CardID { return b.Add(f, b.Zone(p, seat)) }
	inHand := []CardID{add(plain, Hand, 0), add(hero, Hand, 0), add(other, Hand, 0), add(other, Hand, 0)}
	add(hero, Discard, 1)
	add(hero, Discard, 1)
	add(plain, Discard, 2)
	played := []CardID{add(hero, InPlay, 0), add(other, InPlay, 0), add(other, InPlay, 0), add(plain, InPlay, 0)}
	for seat := range SeatID(3) {
		b.Give(b.Add(standee, b.ZoneAt(ring, NoSeat, 0)), seat)
	}
	far := b.Add(standee, b.ZoneAt(ring, NoSeat, 3))
	street := []CardID{b.Add(plain, b.ZoneAt(streets, NoSeat, 0)), b.Add(hero, b.ZoneAt(streets, NoSeat, 2))}
	gone := b.Add(villain, b.Zone(Destroyed, NoSeat))
	b.Set(clock, NoSeat, 0)
	b.Lay(marks, inHand[1], 1)
	b.Lay(marks, inHand[2], 5)
	start := b.Resume(0, 1)

	// plays makes a play of this turn of each of the cards.
	plays := func(s *State, done PlayBits, cards ...CardID) {
		for _, c := range cards {
			s.plays = append(s.plays, Play{Card: c, Stay: s.cards[c].Stay, Face: s.cards[c].Face, Text: s.cards[c].Face, Bits: done})
		}
	}
	holds := func(s *State, cards ...CardID) {
		for _, c := range cards {
			s.held = append(s.held, Held{Card: c, Stay: s.cards[c].Stay, For: NoSeat})
		}
	}
	at := func(c CardID) func(*State, *Frame) {
		return func(s *State, f *Frame) { f.It, f.ItStay = c, s.cards[c].Stay }
	}
	changed := func(d ChangeID) func(*State, *Frame) {
		return func(s *State, _ *Frame) {
			s.leaveWorking(Watch{Source: played[0], Stay: s.cards[played[0]].Stay, Change: d, Until: EndOfTurn})
		}
	}
	by := func(c CardID) func(*State, *Frame) { return func(_ *State, f *Frame) { f.Source = c } }
	hand := Set(Hand)
	tried := map[CountOf]bool{}
	for of, cases := range map[CountOf][]struct {
		name string
		q    Count
		set  func(*State, *Frame)
		want int
	}{
		One: {{"always", Count{}, nil, 1}},
		CardsIn: {
			{"an empty place", Count{From: Set(Deck)}, nil, 0},
			{"one that fits, at another seat", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 2 }, 1},
			{"none that fits", Count{From: Set(Discard), Filter: heroes}, func(_ *State, f *Frame) { f.Actor = 2 }, 0},
			{"those that fit", Count{From: hand, Filter: heroes}, nil, 3},
			{"of two places", Count{From: Set(Hand, InPlay), Filter: heroes}, nil, 6},
		},
		CardsPlayed: {
			{"nothing played", Count{}, nil, 0},
			{"one, twice", Count{}, func(s *State, _ *Frame) { plays(s, Done, played[0], played[0]) }, 1},
			{"the source does not count", Count{}, func(s *State, f *Frame) { plays(s, Done, played...); f.Source = played[0] }, 3},
			{"one that is still resolving does not", Count{}, func(s *State, _ *Frame) { plays(s, 0, played[0]); plays(s, Done, played[1]) }, 1},
			{"one of an earlier turn does not", Count{}, func(s *State, _ *Frame) { plays(s, Done|Earlier, played[0]) }, 0},
			{"only those that fit", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played...) }, 3},
		},
		CountPlays: {
			{"nothing played", Count{}, nil, 0},
			{"one", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played[0], played[3]) }, 1},
			{"plays again count", Count{}, func(s *State, _ *Frame) { plays(s, Done, played[0], played[0], played[1]) }, 3},
		},
		NamesPlayed: {
			{"nothing played", Count{}, nil, 0},
			{"two of a name", Count{}, func(s *State, _ *Frame) { plays(s, Done, played[1], played[2]) }, 1},
			{"of all names those that fit", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played...) }, 2},
		},
		NamesSeen: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"one that was played, and lies there too", Count{From: Set(Discard)}, func(s *State, f *Frame) { f.Actor = 1; plays(s, Done, played[0]) }, 1},
			{"two names among three cards", Count{From: hand, Filter: heroes}, nil, 2},
		},
		Taken: {
			{"none", Count{}, nil, 0},
			{"one", Count{}, func(_ *State, f *Frame) { f.Taken = 1 }, 1},
			{"three", Count{}, func(_ *State, f *Frame) { f.Taken = 3 }, 3},
		},
		ItFits: {
			{"no card at hand", Count{}, nil, 0},
			{"it fits", Count{Filter: heroes}, at(inHand[1]), 1},
			{"it does not", Count{Filter: heroes}, at(inHand[0]), 0},
		},
		FoesWith: {
			{"none", Count{From: Set(Deck)}, nil, 0},
			{"one has two", Count{From: Set(Discard), Filter: heroes}, nil, 1},
			{"both", Count{From: Set(Discard)}, nil, 2},
			{"oneself does not count", Count{From: hand}, nil, 0},
		},
		NumberLeft: {
			{"the table's", Count{Number: clock}, nil, 0},
			{"the turn's", Count{Number: Power}, nil, 1},
			{"a seat's", Count{Number: VPTokens}, func(s *State, f *Frame) { f.Actor = 2; *s.number(VPTokens, 2) = 7 }, 7},
			{"of nobody", Count{Number: VPTokens}, func(s *State, f *Frame) { f.Actor = NoSeat; *s.number(VPTokens, 0) = 7 }, 0},
		},
		HeldIn: {
			{"nothing remembered", Count{From: hand}, nil, 0},
			{"one that lies there", Count{From: hand}, func(s *State, _ *Frame) { holds(s, inHand[0], played[0]) }, 1},
			{"two, and one that does not fit", Count{From: hand, Filter: heroes}, func(s *State, _ *Frame) { holds(s, inHand[0], inHand[1], inHand[2]) }, 2},
			{"at another seat", Count{From: hand}, func(s *State, f *Frame) { f.Actor = 1; holds(s, inHand[0]) }, 0},
		},
		CardsHeld: {
			{"nothing remembered", Count{}, nil, 0},
			{"one that fits", Count{Filter: heroes}, func(s *State, _ *Frame) { holds(s, inHand[0], inHand[1]) }, 1},
			{"two, wherever", Count{}, func(s *State, _ *Frame) { holds(s, inHand[0], played[1]) }, 2},
			{"one that has moved", Count{}, func(s *State, _ *Frame) { holds(s, inHand[0]); s.cards[inHand[0]].Stay++ }, 0},
			{"what the text around it remembers", Count{}, func(s *State, f *Frame) { holds(s, inHand[0]); f.Held++ }, 0},
		},
		ItsCost: {
			{"no card at hand", Count{}, nil, 0},
			{"one", Count{}, at(inHand[1]), 1},
			{"four", Count{}, at(inHand[2]), 4},
		},
		CanPay: {
			{"no card at hand", Count{}, nil, 0},
			{"as much as there is", Count{}, at(inHand[1]), 1},
			{"more than there is", Count{}, at(inHand[2]), 0},
		},
		ItsPower: {
			{"no card at hand", Count{}, nil, 0},
			{"never played", Count{}, at(inHand[0]), 0},
			{"one", Count{}, func(s *State, f *Frame) { plays(s, Done, played[0]); s.plays[0].Made = 1; at(played[0])(s, f) }, 1},
			{"of its latest play", Count{}, func(s *State, f *Frame) {
				plays(s, Done, played[0], played[0])
				s.plays[0].Made, s.plays[1].Made = 1, 5
				at(played[0])(s, f)
			}, 5},
		},
		CardsOn: {
			{"no card at hand", Count{Number: marks}, nil, 0},
			{"none", Count{Number: marks}, at(inHand[0]), 0},
			{"one", Count{Number: marks}, at(inHand[1]), 1},
			{"five", Count{Number: marks}, at(inHand[2]), 5},
		},
		Victims: {
			{"nobody attacked", Count{}, nil, 0},
			{"one of two avoided it", Count{}, func(_ *State, f *Frame) { f.Victims, f.Safe = 0b110, 0b010 }, 1},
			{"both hit", Count{}, func(_ *State, f *Frame) { f.Victims = 0b110 }, 2},
		},
		TargetIs: {
			{"nobody", Count{}, nil, 0},
			{"a seat", Count{}, func(_ *State, f *Frame) { f.Target = 0 }, 1},
		},
		PiecesTogether: {
			{"all in one space", Count{}, nil, 2},
			{"one has gone", Count{}, func(s *State, _ *Frame) {
				(&machine{State: s}).walkTo(s.standee(2), s.board.ZoneAt(ring, NoSeat, 1), 2, 1)
			}, 1},
			{"alone, but for a piece of nobody", Count{}, func(s *State, _ *Frame) {
				(&machine{State: s}).walkTo(s.standee(0), s.cards[far].Zone, 0, 2)
			}, 0},
			{"without a standee", Count{}, func(_ *State, f *Frame) { f.Actor = 5 }, 0},
		},
		Namesakes: {
			{"no card at hand", Count{From: hand}, nil, 0},
			{"one", Count{From: hand}, at(inHand[0]), 1},
			{"two", Count{From: hand}, at(inHand[2]), 2},
			{"elsewhere", Count{From: Set(Deck)}, at(inHand[2]), 0},
		},
		NoneIn: {
			{"an empty place", Count{From: Set(Deck)}, nil, 1},
			{"one that fits", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 2 }, 0},
			{"none that fits", Count{From: Set(Discard), Filter: heroes}, func(_ *State, f *Frame) { f.Actor = 2 }, 1},
			{"none so near", Count{From: Set(streets), Filter: heroes, Near: 2}, nil, 1},
			{"one so near", Count{From: Set(streets), Filter: heroes, Near: 3}, nil, 0},
		},
		PiecesWithIt: {
			{"no card at hand", Count{}, nil, 0},
			{"a card that lies at no space", Count{}, at(inHand[0]), 0},
			{"nobody there", Count{}, at(street[1]), 0},
			{"one", Count{}, func(s *State, f *Frame) {
				(&machine{State: s}).walkTo(s.standee(2), s.board.ZoneAt(ring, NoSeat, 2), 2, 2)
				at(street[1])(s, f)
			}, 1},
			{"all", Count{}, at(street[0]), 3},
		},
		TurnNumber: {
			{"before the first turn", Count{}, func(s *State, _ *Frame) { s.turns[0].Number = 0 }, 0},
			{"the first", Count{}, nil, 1},
			{"the seventh", Count{}, func(s *State, _ *Frame) { s.turns[0].Number = 7 }, 7},
		},
		GoalsVisited: { // every space of the kit's ring is a goal
			{"none", Count{Number: clock}, nil, 0},
			{"one", Count{Number: clock}, func(s *State, _ *Frame) { *s.number(clock, NoSeat) = 0b100 }, 1},
			{"two", Count{Number: clock}, func(s *State, _ *Frame) { *s.number(clock, NoSeat) = 0b110 }, 2},
		},
		SeatsWith: {
			{"nobody", Count{Number: VPTokens}, nil, 0},
			{"one of them", Count{Number: VPTokens}, func(s *State, _ *Frame) { *s.number(VPTokens, 1) = 3 }, 1},
			{"two", Count{Number: VPTokens}, func(s *State, _ *Frame) { *s.number(VPTokens, 1), *s.number(VPTokens, 0) = 1, 1 }, 2},
			{"oneself near", Count{Number: VPTokens, Near: 1}, func(s *State, _ *Frame) { *s.number(VPTokens, 0) = 1 }, 1},
			{"another that has gone", Count{Number: VPTokens, Near: 1}, func(s *State, _ *Frame) {
				*s.number(VPTokens, 2) = 1
				(&machine{State: s}).walkTo(s.standee(2), s.board.ZoneAt(ring, NoSeat, 1), 2, 1)
			}, 0},
		},
		Fewest: {
			{"each foe has more", Count{From: Set(Discard)}, nil, 1},
			{"one has no more", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 2 }, 0},
			{"all have none", Count{From: Set(Deck)}, nil, 0},
		},
		TypesIn: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"of cards that fit", Count{From: hand, Filter: heroes}, nil, 1},
			{"several of two", Count{From: Set(Hand, Destroyed)}, nil, 2},
		},
		TypesPlayed: {
			{"nothing played", Count{}, nil, 0},
			{"several of one", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played...) }, 1},
			{"of two", Count{}, func(s *State, _ *Frame) { plays(s, Done, played[0], gone, played[1]) }, 2},
			{"one still resolving", Count{}, func(s *State, _ *Frame) { plays(s, 0, played...) }, 0},
		},
		CostIn: {
			{"nothing remembered", Count{From: hand}, nil, 0},
			{"one", Count{From: hand}, func(s *State, _ *Frame) { holds(s, inHand[1]) }, 1},
			{"one that came there since", Count{From: hand}, func(s *State, _ *Frame) { holds(s, inHand[2]); s.cards[inHand[2]].Stay++ }, 4},
			{"at another seat", Count{From: hand}, func(s *State, f *Frame) { f.Actor = 1; holds(s, inHand[1]) }, 0},
		},
		FoesWithout: {
			{"both", Count{}, func(s *State, _ *Frame) { holds(s, inHand[0]) }, 2},
			{"one owns a card", Count{}, func(s *State, _ *Frame) { holds(s, street[0]); s.cards[street[0]].Owner = 1 }, 1},
			{"both own one", Count{}, func(s *State, _ *Frame) {
				holds(s, street...)
				s.cards[street[0]].Owner, s.cards[street[1]].Owner = 1, 2
			}, 0},
		},
		MaxHeld: {
			{"nobody gave anything", Count{}, nil, 1},
			{"less than another", Count{}, func(s *State, _ *Frame) {
				s.held = append(s.held, Held{Card: inHand[2], For: 1}, Held{Card: inHand[1], For: 0})
			}, 0},
			{"as much as another", Count{}, func(s *State, _ *Frame) {
				s.held = append(s.held, Held{Card: inHand[2], For: 1}, Held{Card: inHand[2], For: 0})
			}, 1},
		},
		SlotsFree: {
			{"none", Count{From: Set(streets)}, func(s *State, _ *Frame) { s.lineUp = 0 }, 0},
			{"one", Count{From: Set(Destroyed)}, func(s *State, _ *Frame) { s.lineUp = 2 }, 1},
			{"all of them", Count{From: Set(Hand)}, func(s *State, _ *Frame) { s.lineUp = 9 }, 5},
		},
		HeldApart: {
			{"nothing remembered", Count{}, nil, 1},
			{"two of one type", Count{}, func(s *State, _ *Frame) { holds(s, inHand[1], inHand[2]) }, 0},
			{"one without a type", Count{}, func(s *State, _ *Frame) { holds(s, inHand[0], gone) }, 0},
			{"two types", Count{}, func(s *State, _ *Frame) { holds(s, gone, inHand[1]) }, 1},
		},
		HeldFor: {
			{"none", Count{}, func(s *State, _ *Frame) { holds(s, inHand[1]) }, 0},
			{"one", Count{}, func(s *State, _ *Frame) {
				s.held = append(s.held, Held{Card: inHand[2], For: 1}, Held{Card: inHand[1], For: 0})
			}, 1},
			{"two", Count{}, func(s *State, _ *Frame) {
				s.held = append(s.held, Held{Card: inHand[2], For: 0}, Held{Card: inHand[1], For: 0})
			}, 2},
		},
		NonePlayed: {
			{"nothing played", Count{Filter: heroes}, nil, 1},
			{"one that does not fit", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played[3]) }, 1},
			{"one that fits", Count{Filter: heroes}, func(s *State, _ *Frame) { plays(s, Done, played[0]) }, 0},
		},
		Discarded: {
			{"none", Count{}, nil, 0},
			{"one", Count{}, func(s *State, _ *Frame) { s.turns[0].N[discards] = 1 }, 1},
			{"three", Count{}, func(s *State, _ *Frame) { s.turns[0].N[discards] = 3 }, 3},
			{"of a seat whose turn it is not", Count{}, func(s *State, f *Frame) { s.turns[0].N[discards] = 3; f.Actor = 1 }, 0},
		},
		RunMade: { // the costs are 1, 4, 4 and 0
			{"one card", Count{Near: 2}, func(s *State, f *Frame) { plays(s, Done, played[0]); at(played[0])(s, f) }, 0},
			{"two costs that are not consecutive", Count{Near: 2}, func(s *State, f *Frame) { plays(s, Done, played[0], played[1]); at(played[1])(s, f) }, 0},
			{"two that are, in either order", Count{Near: 2}, func(s *State, f *Frame) { plays(s, Done, played[0], played[3]); at(played[3])(s, f) }, 1},
			{"a third, after such a pair", Count{Near: 2}, func(s *State, f *Frame) { plays(s, Done, played[0], played[3], inHand[1]); at(inHand[1])(s, f) }, 0},
			{"a card that was played before", Count{Near: 2}, func(s *State, f *Frame) { plays(s, Done, played[0], played[3], played[0]); at(played[1])(s, f) }, 0},
			{"two of three", Count{Near: 3}, func(s *State, f *Frame) { plays(s, Done, played[0], played[3]); at(played[3])(s, f) }, 0},
		},
		CardsOfAll: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"of all seats, those that fit", Count{From: Set(Hand, Discard), Filter: heroes}, nil, 5},
			{"of those at the table", Count{From: Set(Discard), Filter: none}, nil, 1},
		},
		CostsIn: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"two cards of one cost", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 1 }, 1},
			{"free cards have one, too", Count{From: hand}, nil, 3},
			{"of those that fit", Count{From: hand, Filter: heroes}, nil, 2},
			{"of two places", Count{From: Set(Hand, InPlay)}, nil, 3},
		},
		DifferentIn: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"two of a kind", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 1 }, 1},
			{"of two places, those that fit", Count{From: Set(Hand, InPlay), Filter: heroes}, nil, 2},
			{"of one name, from two sets", Count{From: Set(Hand, Destroyed), Filter: named}, func(s *State, _ *Frame) {
				for _, c := range inHand[:2] {
					(&machine{State: s}).shift(c, s.Zone(Destroyed, NoSeat), onTop, VerbPut, 0)
				}
				s.cards[inHand[0]].Face = elsewhere
			}, 3},
		},
		ItsVP: {
			{"no card at hand", Count{}, nil, 0},
			{"none", Count{}, at(inHand[0]), 0},
			{"one", Count{}, at(inHand[1]), 1},
			{"an asterisk", Count{}, at(inHand[2]), asteriskVP},
			{"a card whose VP are negative", Count{}, at(gone), -2},
		},
		TypesTaken: {
			{"nothing taken", Count{Filter: heroes}, func(_ *State, f *Frame) { f.Sum = int16(Hero) }, 0},
			{"another type", Count{Filter: heroes}, func(_ *State, f *Frame) { f.Taken, f.Sum = 1, int16(Villain) }, 0},
			{"one of several", Count{Filter: heroes}, func(_ *State, f *Frame) { f.Taken, f.Sum = 1, int16(Villain|Hero) }, 1},
		},
		InTurn: {
			{"in a turn", Count{}, nil, 1},
			{"at its end", Count{}, func(s *State, _ *Frame) { s.turns[0].Ending = true }, 1},
			{"in nobody's", Count{}, func(s *State, _ *Frame) { s.turns[0].Active = NoSeat }, 0},
		},
		ByPlayer: {
			{"no Attack", Count{}, nil, 0},
			{"a player's", Count{}, func(s *State, _ *Frame) { (&machine{State: s}).begin(0, NoCard, 0, 1).Proc = ProcAttack }, 1},
			{"nobody's", Count{}, func(s *State, _ *Frame) { (&machine{State: s}).begin(0, NoCard, 0, NoSeat).Proc = ProcAttack }, 0},
		},
		PowerIn: {
			{"no cards", Count{From: Set(Deck)}, nil, 0},
			{"cards that print none", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 2 }, 0},
			{"of those that fit", Count{From: hand, Filter: cheap}, nil, 1},
			{"of all", Count{From: hand}, nil, 7},
		},
		Gained: {
			{"nothing gained", Count{}, nil, 0},
			{"by others", Count{}, func(s *State, _ *Frame) { s.gains = []Gain{{Card: inHand[1], Seat: 1, Face: hero}} }, 0},
			{"those that fit", Count{Filter: heroes}, func(s *State, _ *Frame) {
				s.gains = []Gain{{Card: inHand[0], Face: plain}, {Card: inHand[1], Face: hero}}
			}, 1},
			{"by the face it then had", Count{Filter: heroes}, func(s *State, _ *Frame) { s.gains = []Gain{{Card: inHand[0], Face: hero}} }, 1},
			{"of any kind", Count{}, func(s *State, _ *Frame) {
				s.gains = []Gain{{Card: inHand[0], Face: plain}, {Card: inHand[1], Face: hero}, {Card: inHand[1], Seat: 2, Face: hero}}
			}, 2},
			{"from where it says", Count{From: Set(lines, Deck)}, func(s *State, _ *Frame) {
				s.gains = []Gain{{Card: inHand[0], Face: plain, From: lines}, {Card: inHand[1], Face: hero, From: Deck}, {Card: inHand[2], Face: other, From: stack}}
			}, 2},
			{"from elsewhere", Count{From: Set(lines)}, func(s *State, _ *Frame) {
				s.gains = []Gain{{Card: inHand[0], Face: plain, From: Deck}, {Card: inHand[1], Seat: 1, Face: hero, From: lines}}
			}, 0},
		},
		Short: {
			{"all taken", Count{Near: 2}, func(_ *State, f *Frame) { f.Taken = 2 }, 0},
			{"more taken", Count{Near: 2}, func(_ *State, f *Frame) { f.Taken = 3 }, 0},
			{"one missing", Count{Near: 2}, func(_ *State, f *Frame) { f.Taken = 1 }, 1},
			{"none taken", Count{Near: 6}, nil, 6},
		},
		YourTurn: {
			{"your turn", Count{}, nil, 1},
			{"another's", Count{}, func(_ *State, f *Frame) { f.Actor = 1 }, 0},
			{"nobody's", Count{}, func(s *State, f *Frame) { s.turns[0].Active, f.Actor = NoSeat, NoSeat }, 0},
		},
		FoesUnkept: {
			{"a card of each", Count{}, func(s *State, _ *Frame) { s.held = []Held{{Card: inHand[0], For: 1}, {Card: inHand[1], For: 2}} }, 0},
			{"one foe without", Count{}, func(s *State, _ *Frame) { s.held = []Held{{Card: inHand[0], For: 2}, {Card: inHand[1], For: 2}} }, 1},
			{"cards of no seat and your own", Count{}, func(s *State, _ *Frame) { s.held = []Held{{Card: inHand[0], For: NoSeat}, {Card: inHand[1]}} }, 2},
		},
		PairIn: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"a pair", Count{From: hand}, nil, 1},
			{"a pair that does not fit", Count{From: hand, Filter: cheap}, nil, 0},
			{"one in each of two places", Count{From: Set(Hand, InPlay), Filter: cheap}, nil, 1},
			{"of one name, from two sets", Count{From: Set(Hand, InPlay), Filter: small}, func(s *State, _ *Frame) { s.cards[inHand[1]].Face = elsewhere }, 0},
			{"only a card with every name", Count{From: hand, Filter: cheap}, func(s *State, _ *Frame) { s.cards[inHand[0]].Face, s.cards[inHand[1]].Face = every, other }, 0},
			{"a card with every name before another", Count{From: hand, Filter: cheap}, func(s *State, _ *Frame) { s.cards[inHand[0]].Face = every }, 1},
			{"two cards with every name", Count{From: hand, Filter: cheap}, func(s *State, _ *Frame) { s.cards[inHand[0]].Face, s.cards[inHand[1]].Face = every, every }, 1},
			{"a card with every name after another", Count{From: hand, Filter: cheap}, func(s *State, _ *Frame) { s.cards[inHand[1]].Face = every }, 1},
		},
		Lacking: {
			{"as many as wanted", Count{From: hand, Near: 4}, nil, 0},
			{"more than wanted", Count{From: hand, Near: 1}, nil, 0},
			{"one is missing", Count{From: hand, Near: 5}, nil, 1},
			{"none is there", Count{From: Set(Deck), Near: 5}, nil, 5},
			{"two of those that fit are missing", Count{From: hand, Filter: heroes, Near: 5}, nil, 2},
		},
		Avoided: {
			{"no Attack", Count{}, nil, 0},
			{"no one avoided it", Count{}, func(_ *State, f *Frame) { f.Victims = 0b110 }, 0},
			{"one avoided it, and one was not attacked", Count{}, func(_ *State, f *Frame) { f.Victims, f.Safe = 0b110, 0b101 }, 1},
			{"both avoided it", Count{}, func(_ *State, f *Frame) { f.Victims, f.Safe = 0b110, 0b110 }, 2},
		},
		TeamworkOn: {
			{"a foe", Count{}, nil, 1},
			{"none, by the rules", Count{}, changed(1), 0},
			{"any number, so all there are", Count{}, changed(2), 2},
		},
		SourceFits: {
			{"a text of no card", Count{Filter: heroes}, nil, 0},
			{"its card fits", Count{Filter: heroes}, by(inHand[1]), 1},
			{"its card does not", Count{Filter: heroes}, by(inHand[0]), 0},
		},
		PlaysShort: {
			{"as many as wanted", Count{Near: 2}, func(s *State, _ *Frame) { plays(s, Done, played[0], played[1]) }, 0},
			{"more than wanted", Count{Near: 2}, func(s *State, _ *Frame) { plays(s, Done, played...) }, 0},
			{"one is missing", Count{Near: 3}, func(s *State, _ *Frame) { plays(s, Done, played[0], played[0]) }, 1},
			{"of those that fit", Count{Near: 3, Filter: small}, func(s *State, _ *Frame) { plays(s, Done, played...) }, 2},
			{"one still resolving", Count{Near: 9}, func(s *State, _ *Frame) { plays(s, 0, played[0]) }, 9},
		},
		BestVP: {
			{"nothing there", Count{From: Set(Deck)}, nil, 0},
			{"only negative VP", Count{From: Set(Destroyed)}, nil, 0},
			{"of two cards at another seat", Count{From: Set(Discard)}, func(_ *State, f *Frame) { f.Actor = 1 }, 1},
			{"an asterisk among others", Count{From: hand}, nil, asteriskVP},
			{"of two places", Count{From: Set(Deck, InPlay)}, nil, asteriskVP},
		},
	} {
		seen := [3]bool{}
		for _, c := range cases {
			t.Run(fmt.Sprintf("%v of %s", of, c.name), func(t *testing.T) {
				s := start.Copy()
				f := s.frame(0)
				c.q.Of = of
				if c.set != nil {
					c.set(s, &f)
				}
				k.lib.Counts = append(k.lib.Counts[:1], c.q)
				if got := s.count(1, &f); got != c.want {
					t.Errorf("%d, want %d", got, c.want)
				}
			})
			seen[max(min(c.want, 2), 0)] = true
		}
		want := [3]bool{true, true, true}
		switch of {
		case One:
			want = [3]bool{false, true, false}
		case ItFits, CanPay, TargetIs, NoneIn, Fewest, MaxHeld, HeldApart, NonePlayed, RunMade, TypesTaken, InTurn, ByPlayer, YourTurn, PairIn, SourceFits:
			want = [3]bool{true, true, false}
		default: // numbers
		}
		if seen != want {
			t.Errorf("%v: results of 0, 1 and more are tried: %v, want %v", of, seen, want)
		}
		tried[of] = true
	}
	for of := range NumCounts {
		if !tried[of] {
			t.Errorf("%v is not tried", of)
		}
	}
	k.lib.Counts = k.lib.Counts[:1]
	if f := start.frame(0); start.count(0, &f) != 1 {
		t.Error("no count at all is not one")
	}
}

// TestCountFields tries every field of a Count on both sides of its bound.
func TestCountFields(t *testing.T) {
	k := newKit(t)
	hero, piece := k.face(Face{Name: "Hero", Types: Hero}), k.face(Face{Name: "Standee", Piece: true})
	heroes, others := k.filter(Filter{Types: Hero}), k.filter(Filter{Not: Hero})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 0)), 0)
	var there CardID
	for space, n := range []int{1, 2, 3, 0, 4} { // heroes in each street
		for range n {
			there = b.Add(hero, b.ZoneAt(streets, NoSeat, space))
		}
	}
	b.Set(clock, NoSeat, 3)
	s := b.Resume(0, 7)
	f := s.frame(0)
	f.It, f.Space = there, 3 // at space 4, and space 2
	everywhere := Set(streets)
	const some, nothing = CountID(2), CountID(3) // counts that come to 3 and to 0
	tried := map[string]bool{}
	for _, c := range []struct {
		field string
		q     Count
		want  int
	}{
		{"Of", Count{Of: CardsIn, From: everywhere}, 10}, {"Of", Count{Of: NoneIn, From: everywhere}, 0},
		{"From", Count{Of: CardsIn, From: everywhere}, 10}, {"From", Count{Of: CardsIn, From: Set(Hand)}, 0},
		{"Filter", Count{Of: CardsIn, From: everywhere, Filter: heroes}, 10}, {"Filter", Count{Of: CardsIn, From: everywhere, Filter: others}, 0},
		{"Number", Count{Of: NumberLeft, Number: Power}, 7}, {"Number", Count{Of: NumberLeft, Number: clock}, 3},
		{"Near", Count{Of: CardsIn, From: everywhere, Near: 1}, 1}, {"Near", Count{Of: CardsIn, From: everywhere, Near: 2}, 7},
		{"Near", Count{Of: CardsIn, From: everywhere, Near: 3}, 10},
		{"Beyond", Count{Of: CardsIn, From: everywhere, Beyond: 1}, 9}, {"Beyond", Count{Of: CardsIn, From: everywhere, Beyond: 2}, 3},
		{"Beyond", Count{Of: CardsIn, From: everywhere, Near: 2, Beyond: 1}, 6}, {"Beyond", Count{Of: CardsIn, From: everywhere, Beyond: 1, Around: ItsSpace}, 6},
		{"Around", Count{Of: CardsIn, From: everywhere, Near: 1, Around: Standee}, 1},
		{"Around", Count{Of: CardsIn, From: everywhere, Near: 1, Around: ItsSpace}, 4},
		{"Around", Count{Of: CardsIn, From: everywhere, Near: 1, Around: TheSpace}, 3},
		{"Around", Count{Of: CardsIn, From: everywhere, Near: 2, Around: TheSpace}, 5},
		{"Less", Count{Of: NumberLeft, Number: Power, Less: 2}, 5}, {"Less", Count{Of: NumberLeft, Number: Power, Less: 7}, 0},
		{"Less", Count{Of: NumberLeft, Number: Power, Less: 8}, 0},
		{"Per", Count{Of: NumberLeft, Number: Power, Per: 1}, 7}, {"Per", Count{Of: NumberLeft, Number: Power, Per: 3}, 2},
		{"Per", Count{Of: NumberLeft, Number: Power, Per: 4}, 1}, {"Per", Count{Of: NumberLeft, Number: Power, Per: 3, Less: 1}, 2},
		{"Per", Count{Of: NumberLeft, Number: Power, Per: 3, Less: 2}, 1},
		{"Max", Count{Of: NumberLeft, Number: Power, Max: 8}, 7}, {"Max", Count{Of: NumberLeft, Number: Power, Max: 6}, 6},
		{"Max", Count{Of: NumberLeft, Number: Power, Max: 1, Per: 3}, 1},
		{"And", Count{Of: NumberLeft, Number: Power, And: nothing}, 0}, {"And", Count{Of: NumberLeft, Number: Power, And: some}, 7},
		{"And", Count{Of: NumberLeft, Number: Power, And: some, Less: 2}, 5},
	} {
		t.Run(c.field, func(t *testing.T) {
			tried[c.field] = true
			k.lib.Counts = append(k.lib.Counts[:1], c.q, Count{Of: NumberLeft, Number: clock}, Count{Of: CardsIn, From: Set(Hand)})
			if got := s.count(1, &f); got != c.want {
				t.Errorf("%+v is %d, want %d", c.q, got, c.want)
			}
		})
	}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Count]()) {
		if !tried[field.Name] {
			t.Errorf("the field %s of a Count is not tried", field.Name)
		}
	}
	// Nothing is near a card in hand, a text without a space, or a seat without a standee.
	for name, set := range map[string]func(*Frame){
		"the standee": func(f *Frame) { f.Actor = 1 },
		"its space":   func(f *Frame) { f.It = NoCard },
		"the space":   func(f *Frame) { f.Space = 0 },
	} {
		t.Run(name, func(t *testing.T) {
			g := f
			set(&g)
			around := map[string]Around{"the standee": Standee, "its space": ItsSpace, "the space": TheSpace}[name]
			k.lib.Counts = append(k.lib.Counts[:1], Count{Of: CardsIn, From: everywhere, Near: 9, Around: around})
			if got := s.count(1, &g); got != 0 {
				t.Errorf("%d cards are near %s, which is none", got, name)
			}
		})
	}
}
