package match_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestCardsSetAsideKeepTheirPlayer checks that a line about a card that all have set aside names the player
// who did so: as the player whose card was destroyed, and as the one who put it down for another.
func TestCardsSetAsideKeepTheirPlayer(t *testing.T) {
	names := []string{"Ana", "Bob", "Cog"}
	destroyed, handed := 0, 0
	for seed := uint64(1); seed < 80 && (destroyed < 6 || handed < 12); seed++ {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed, Sets: []string{"heroes_unite"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}, {Name: "Cog", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		events, _ := m.Events(engine.NoSeat, 0)
		board := m.View(engine.NoSeat).Board()
		var revealed map[engine.CardID]engine.SeatID
		given := map[engine.SeatID][]string{} // who put cards down for a seat
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			e := events[l.Event]
			from, _, _ := board.At(e.From)
			switch {
			case e.Kind == engine.AttackMade:
				revealed, given = map[engine.CardID]engine.SeatID{}, map[engine.SeatID][]string{}
			case e.Kind == engine.CardShown && revealed != nil:
				revealed[e.Card] = e.Seat
			case e.Kind == engine.CardMoved && e.Verb == engine.VerbAside && e.N > 0:
				// Its card says so in the same words.
				if to, text := engine.SeatID(e.N-1), m.Book().Card(m.FaceOf(e.Source)).Text(); to != e.Seat && (!strings.HasSuffix(l.Text, " face down for "+names[to]) || !strings.Contains(text, " face down for the player on ")) {
					t.Errorf("seed %d: the line is %q, and the card says %q", seed, l.Text, text)
				}
				given[engine.SeatID(e.N-1)] = append(given[engine.SeatID(e.N-1)], names[e.Seat])
			case e.Kind == engine.CardMoved && e.Verb == engine.VerbDestroy && from == engine.SetAside:
				of := revealed[e.Card]
				if !strings.HasPrefix(l.Text, names[of]+"'s ") || !strings.Contains(l.Text, " was destroyed (") || l.Seat != of {
					t.Errorf("seed %d: %s's card: %q of seat %d", seed, names[of], l.Text, l.Seat)
				}
				destroyed++
			case strings.HasSuffix(l.Text, " put down") && strings.Contains(l.Text, " took the card that "):
				if by := given[l.Seat]; len(by) == 0 || !strings.HasSuffix(l.Text, " that "+by[0]+" put down") {
					t.Errorf("seed %d: %v put cards down, and the line is %q", seed, by, l.Text)
				} else {
					given[l.Seat] = by[1:]
				}
				handed++
			case strings.HasSuffix(l.Text, " put down"):
				given[l.Seat] = given[l.Seat][min(2, len(given[l.Seat])):]
			}
		}
	}
	if destroyed < 6 || handed < 12 {
		t.Errorf("%d cards destroyed and %d handed out: too few", destroyed, handed)
	}
}

// TestLogSpeaksAsItsCards checks that a line about a card that one player gives to another uses the words of the
// card's text, and names the player whose discard pile it reaches.
func TestLogSpeaksAsItsCards(t *testing.T) {
	down, went, added := 0, 0, 0
	for _, p := range []match.Plan{{Mode: "rebirth"}, {}} {
		for seed := uint64(1); seed < 40 && (p.Mode != "" && (down < 3 || went < 3) || p.Mode == "" && added < 2); seed++ {
			p.Seed, p.Seats = seed, []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}, {Name: "Cog", Player: "random"}}
			m := testgame.Match(t, catalog.Shipped, p, testgame.Randoms)
			finish(t, m)
			events, _ := m.Events(engine.NoSeat, 0)
			board := m.View(engine.NoSeat).Board()
			for _, l := range m.Chronicle(engine.NoSeat).Lines() {
				e := events[l.Event]
				if e.Kind != engine.CardMoved || e.Source == engine.NoCard {
					continue
				}
				text := m.Book().Card(m.FaceOf(e.Source)).Text()
				from, _, _ := board.At(e.From)
				to, owner, _ := board.At(e.To)
				switch {
				case e.Verb == engine.VerbAside && e.N > 0:
					if down++; !strings.Contains(l.Text, " face down") || !strings.Contains(text, " face down for the ") {
						t.Errorf("seed %d: the line is %q, and the card says %q", seed, l.Text, text)
					}
				case from == engine.SetAside && to == engine.Discard && e.Verb == engine.VerbPut:
					if went++; !strings.Contains(l.Text, " went into "+m.Name(owner)+"'s discard pile") {
						t.Errorf("seed %d: a card reaches the discard pile of %s, and the line is %q", seed, m.Name(owner), l.Text)
					}
				case to == card.LineUp && from == engine.Hand && e.Verb == engine.VerbPut:
					if added++; !strings.Contains(l.Text, " added ") || !strings.Contains(text, " adds ") {
						t.Errorf("seed %d: the line is %q, and the card says %q", seed, l.Text, text)
					}
				}
			}
		}
	}
	if down < 3 || went < 3 || added < 2 {
		t.Errorf("%d cards put down, %d handed out, and %d added: too few", down, went, added)
	}
}

// TestBorrowedCardsGoBack checks that a borrowed card that the rules return to the Line-Up goes back there,
// and is not said to be added.
func TestBorrowedCardsGoBack(t *testing.T) {
	back := 0
	for seed := uint64(1); seed < 60 && back < 3; seed++ {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed, Sets: []string{"heroes_unite"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		events, _ := m.Events(engine.NoSeat, 0)
		board := m.View(engine.NoSeat).Board()
		for _, l := range m.Chronicle(engine.NoSeat).Lines() {
			e := events[l.Event]
			from, _, _ := board.At(e.From)
			to, _, _ := board.At(e.To)
			want := e.Kind == engine.CardMoved && e.Verb == engine.VerbPut && from == engine.InPlay && to == card.LineUp && e.Source == engine.NoCard
			if l.Back != want || want && !strings.HasSuffix(l.Text, " went back into the Line-Up") {
				t.Errorf("seed %d: %q goes back: %v, want %v", seed, l.Text, l.Back, want)
			}
			if want {
				back++
			}
		}
	}
	if back < 3 {
		t.Errorf("only %d borrowed cards went back", back)
	}
}
