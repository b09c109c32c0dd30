package match_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// untold are the events without a log line, with the reasons.
var untold = map[engine.EventKind]string{
	engine.TriggerFired: "a line of its own comes with the first thing it does",
	engine.TurnEnded:    "the line that opens the next turn says so",
}

// untoldMoves are the verbs whose moves have no log line, with the reasons.
var untoldMoves = map[engine.Verb]string{
	engine.VerbGain:   "told as bought or gained",
	engine.VerbPlay:   "told as played",
	engine.VerbBorrow: "told as played",
	engine.VerbReplay: "nothing moves, and it is told as played again",
	engine.VerbHold:   "nothing moves",
	engine.VerbKeep:   "nothing moves",
	engine.VerbWalk:   "told as walked",
	engine.VerbStep:   "told as walked",
	engine.VerbGo:     "told as walked",
	engine.VerbDefeat: "told as destroyed and as defeated",
	engine.VerbBuy:    "told as bought",
	engine.VerbRotate: "nothing moves, and it is told as rotated",
}

// trialTable returns a game of the trial mode, which has every place.
func trialTable(t *testing.T) (*card.Book, *engine.State) {
	t.Helper()
	g, s := testgame.Deal(t, catalog.Tested, mode.Plan{Mode: "trial", Seats: mode.People(2), Seed: 1})
	return g.Book, s
}

// told returns the log lines for events.
func told(book *card.Book, s *engine.State, events ...engine.Event) []string {
	var out []string
	for _, l := range match.Write(events, s, book, func(seat engine.SeatID) string { return []string{"Ana", "Bob"}[seat] }) {
		out = append(out, l.Text)
	}
	return out
}

// TestEveryEventIsTold checks that every kind of event has a line in the log or a listed reason for
// having none.
func TestEveryEventIsTold(t *testing.T) {
	book, s := trialTable(t)
	hand := s.Zone(engine.Hand, 0)
	c := s.Cards(hand)[0]
	choice := slices.IndexFunc(book.Library().Code, func(op engine.Op) bool { return op.Code == engine.OpPick && op.From.Has(engine.Discard) })
	for kind := range engine.NumEvents {
		n := 1
		if kind == engine.NothingFound {
			n = choice
		}
		lines := told(book, s, engine.Event{Kind: kind, Verb: engine.VerbDiscard, Card: c, Source: c, From: hand, To: s.Zone(engine.Discard, 0), N: int16(n)})
		switch {
		case untold[kind] == "" && (len(lines) != 1 || lines[0] == ""):
			t.Errorf("%v is told as %q", kind, lines)
		case untold[kind] != "" && len(lines) > 0:
			t.Errorf("%v is told as %q, though the list says that %s", kind, lines, untold[kind])
		}
	}
}

// TestEveryMoveIsTold checks that for every verb and every place a card can go to, the log says who
// did what or a reason is listed, and that different moves have different lines.
func TestEveryMoveIsTold(t *testing.T) {
	book, s := trialTable(t)
	board, hand := s.Board(), s.Zone(engine.Hand, 0)
	c := s.Cards(hand)[0]
	for verb := range engine.NumVerbs {
		for p := range engine.Place(engine.MaxPlaces) {
			if !board.Has().Has(p) || verb == engine.VerbNone {
				continue
			}
			lines := told(book, s, engine.Event{Kind: engine.CardMoved, Verb: verb, Card: c, From: hand, To: s.Zone(p, 0)})
			switch {
			case untoldMoves[verb] == "" && (len(lines) != 1 || lines[0] == ""):
				t.Errorf("%v to %s is told as %q", verb, card.PlaceName(p), lines)
			case untoldMoves[verb] != "" && len(lines) > 0:
				t.Errorf("%v to %s is told as %q, though the list says: %s", verb, card.PlaceName(p), lines, untoldMoves[verb])
			}
		}
	}
	var put []string
	for p := range engine.Place(engine.MaxPlaces) {
		if board.Has().Has(p) {
			put = append(put, told(book, s, engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Card: c, From: hand, To: s.Zone(p, 0)})...)
		}
	}
	under := told(book, s, engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Card: c, From: hand, To: s.Zone(engine.Deck, 0), Under: true})
	put = append(put, under...)
	for from, want := range map[engine.ZoneID]string{hand: "from their hand", s.Zone(engine.Discard, 0): "from their discard pile"} {
		e := engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Card: c, From: from, To: s.Zone(card.LineUp, 0)}
		if got, want := told(book, s, e), []string{"Ana added " + s.Face(c).Name + " " + want + " to the Line-Up"}; !slices.Equal(got, want) {
			t.Errorf("told as %q, want %q", got, want)
		}
	}
	slices.Sort(put)
	if n := len(slices.Compact(slices.Clone(put))); n != len(put) {
		t.Errorf("cards put into %d places are told in %d ways: %q", len(put), n, put)
	}
}

// TestRulesMovesAreTold checks the moves that the rules make without a verb: draws, unchosen
// heroes, and cards that fill a place of the table have lines, and the cleanup at the end of a turn
// has none.
func TestRulesMovesAreTold(t *testing.T) {
	book, s := trialTable(t)
	c := s.Cards(s.Zone(engine.Hand, 0))[0]
	name := s.Face(c).Name
	hero := "Ana chose " + s.Face(s.Cards(s.Zone(engine.Heroes, 0))[0]).Name + " as their Super Hero"
	for _, m := range []struct {
		from, to engine.Place
		want     string
	}{
		{engine.Deck, engine.Hand, "Ana drew a card"},
		{engine.Heroes, card.OutOfGame, hero + "; Ana returned " + name + " to the box"},
		{engine.Heroes, engine.Heroes, hero}, // left for the next player to choose
		{card.MainDeck, card.LineUp, name + " entered the Line-Up"},
		{card.MainDeck, card.Streets, name + " entered the streets"},
		{engine.Hand, engine.Discard, ""},
		{engine.InPlay, engine.Discard, ""},
	} {
		t.Run(fmt.Sprintf("from %v to %v", m.from, m.to), func(t *testing.T) {
			e := engine.Event{Kind: engine.CardMoved, Card: c, From: s.Zone(m.from, 0), To: s.Zone(m.to, 0)}
			if got := told(book, s, e); m.want == "" && len(got) > 0 || m.want != "" && strings.Join(got, "; ") != m.want {
				t.Errorf("from %s to %s: %q, want %q", card.PlaceName(m.from), card.PlaceName(m.to), got, m.want)
			}
		})
	}
	// Cards that fill one place share a line; cards that fill another get their own.
	fill := func(p engine.Place) engine.Event {
		return engine.Event{Kind: engine.CardMoved, Card: c, From: s.Zone(card.MainDeck, 0), To: s.Zone(p, 0)}
	}
	got := told(book, s, fill(card.LineUp), fill(card.LineUp), fill(card.Streets))
	if want := []string{name + " ×2 entered the Line-Up", name + " entered the streets"}; !slices.Equal(got, want) {
		t.Errorf("told as %q, want %q", got, want)
	}
}

// TestDrawsAroundAReshuffle checks that the lines of one draw before and after a reshuffle can share one,
// and those of two draws cannot.
func TestDrawsAroundAReshuffle(t *testing.T) {
	book, s := trialTable(t)
	hand := s.Cards(s.Zone(engine.Hand, 0))
	draw := func(source engine.CardID) engine.Event {
		return engine.Event{Kind: engine.CardMoved, Card: engine.NoCard, Source: source, From: s.Zone(engine.Deck, 0), To: s.Zone(engine.Hand, 0)}
	}
	deal, shuffle := draw(engine.NoCard), engine.Event{Kind: engine.DeckShuffled, N: 9}
	const reshuffled = "Ana reshuffled 9 cards into their deck"
	for _, c := range []struct {
		events      []engine.Event
		want, brief []string // brief without the reshuffle
	}{
		{[]engine.Event{deal, deal, shuffle, deal, deal, deal}, []string{"Ana drew 2 cards", reshuffled, "Ana drew 3 cards"}, []string{"Ana drew 5 cards"}},
		{[]engine.Event{shuffle, deal, deal}, []string{reshuffled, "Ana drew 2 cards"}, []string{"Ana drew 2 cards"}},
		{[]engine.Event{draw(hand[0]), shuffle, deal, deal}, []string{"Ana drew a card", reshuffled, "Ana drew 2 cards"}, []string{"Ana drew a card", "Ana drew 2 cards"}},
		{[]engine.Event{deal, shuffle, {Kind: engine.TurnEnded}, deal}, []string{"Ana drew a card", reshuffled, "Ana drew a card"}, []string{"Ana drew a card", "Ana drew a card"}},
		{[]engine.Event{deal, {Kind: engine.TurnEnded}, shuffle, deal}, []string{"Ana drew a card", reshuffled, "Ana drew a card"}, []string{"Ana drew a card", "Ana drew a card"}},
	} {
		lines := match.Write(c.events, s, book, func(engine.SeatID) string { return "Ana" })
		var got, brief []string
		for _, l := range lines {
			got = append(got, l.Text)
		}
		for _, l := range match.Gathered(slices.DeleteFunc(lines, func(l match.Line) bool { return l.Text == reshuffled })) {
			brief = append(brief, l.Text)
		}
		if !slices.Equal(got, c.want) || !slices.Equal(brief, c.brief) {
			t.Errorf("%v: told as %q, and in brief as %q; want %q and %q", c.events, got, brief, c.want, c.brief)
		}
	}
}

// TestEventsInWords checks the words of lines about one event, with counts of one and of several.
func TestEventsInWords(t *testing.T) {
	book, s := trialTable(t)
	c := s.Cards(s.Zone(engine.Hand, 0))[0]
	name := s.Face(c).Name
	for _, want := range []struct {
		e    engine.Event
		line string
	}{
		{engine.Event{Kind: engine.CardBought, Card: c, N: 3}, "Ana bought " + name + " for 3 Power"},
		{engine.Event{Kind: engine.CardGained, Card: c, From: s.Zone(card.Weaknesses, 0)}, "Ana gained a " + name},
		{engine.Event{Kind: engine.HandShown, N: 1}, "Ana revealed a hand of 1 card"},
		{engine.Event{Kind: engine.HandShown, N: 5}, "Ana revealed a hand of 5 cards"},
		{engine.Event{Kind: engine.DeckShuffled, N: 1}, "Ana reshuffled 1 card into their deck"},
		{engine.Event{Kind: engine.DeckShuffled, N: 12}, "Ana reshuffled 12 cards into their deck"},
		{engine.Event{Kind: engine.AttackMade, Source: c}, name + " attacked"},
		{engine.Event{Kind: engine.AttackMade, Source: c, N: 0b11}, name + " attacked each player except Ana and Bob, who defeated the last Super-Villain"},
		{engine.Event{Kind: engine.AttackMade, Card: c}, "Ana hunted " + name},
		{engine.Event{Kind: engine.AttackAvoided, Seat: 1, N: 1, Card: c}, "Bob used " + name + " to avoid the Attack"},
		{engine.Event{Kind: engine.AttackAvoided, Seat: 1, N: 1, Card: c, Source: c}, "Bob used " + name + " to avoid " + name},
		{engine.Event{Kind: engine.AttackHit, Seat: 1, Source: c}, name + " hit Bob"},
		{engine.Event{Kind: engine.HeroTurned, Seat: 1, Card: c, N: 1}, "Bob's " + name + " was flipped face down"},
		{engine.Event{Kind: engine.PileChosen, Source: c, N: 1}, "Ana chose Line-Up 2 for " + name},
		{engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Card: c, To: s.Zone(engine.Deck, 1), Under: true}, "Ana put " + name + " on the bottom of Bob's deck"},
		{engine.Event{Kind: engine.GameEnded, N: int16(card.VillainsOut)}, "The game is over: no Super-Villains are left"},
	} {
		t.Run(want.line, func(t *testing.T) {
			if got := told(book, s, want.e); !slices.Equal(got, []string{want.line}) {
				t.Errorf("got %q", got)
			}
		})
	}
}
