package ai

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// scenario deals a Scenario of a Rebirth game.
func scenario(t testing.TB, number, seats int, seed uint64) *engine.State {
	t.Helper()
	p := mode.Plan{Mode: "rebirth", Seed: seed, Seats: mode.People(seats)}
	p.Options = p.Options.WithNumber("scenario", number)
	_, s := testgame.Deal(t, catalog.Tested, p)
	return s
}

// TestWishes checks that greedy understands the request of each Secret Card and each Side Mission.
func TestWishes(t *testing.T) {
	want := map[string][]wishKind{
		"Full Locker": {plays}, "Front Row": {ends}, "Lend a Hand": {helps}, "Long Way Round": {walks},
		"Night Watch": {ends}, "Clean Street": {leaves}, "Anchor": {holds}, "Regular Customer": {buys},
		"A Very Good Boy": {visits}, "A Light in the Dark": {fells}, "Bricks and Mortar": {mends},
	}
	seen := map[string]bool{}
	for _, number := range []int{2, 5} {
		s := scenario(t, number, 4, 1)
		g := newGreedy(0).(*greedy)
		g.Decide(s.View(s.Asked()))
		zones := []engine.ZoneID{s.Zone(card.Missions, engine.NoSeat)}
		for seat := range engine.SeatID(4) {
			zones = append(zones, s.Zone(card.Secrets, seat))
		}
		for _, z := range zones {
			for _, c := range s.Cards(z) {
				name, kinds := s.Face(c).Name, []wishKind(nil)
				for _, w := range g.town.wishes[s.Card(c).Face] {
					kinds = append(kinds, w.kind)
				}
				if seen[name] = true; !slices.Equal(kinds, want[name]) {
					t.Errorf("%s asks for %v, want %v", name, kinds, want[name])
				}
			}
		}
	}
	if len(seen) != len(want) {
		t.Errorf("%d of the %d cards that ask for something were seen", len(seen), len(want))
	}
}

// TestWishesComeTrue checks that greedy completes Secret Cards and Side Missions in a good share of
// its games, for those that are in its control.
func TestWishesComeTrue(t *testing.T) {
	least := map[string]int{ // percent
		"Lend a Hand": 75, "Long Way Round": 70, "Night Watch": 80, "Front Row": 40, "Anchor": 35, "Full Locker": 15,
		"A Very Good Boy": 30, "Bricks and Mortar": 8,
	}
	dealt, done := map[string]int{}, map[string]int{}
	for _, number := range []int{2, 5} {
		for i := range uint64(80) {
			seats := 2 + int(i%3)
			s := scenario(t, number, seats, i+1)
			playTeam(t, s, of(t, []string{"greedy", "greedy", "greedy", "greedy"}[:seats]...), func() {})
			see := func(z engine.ZoneID, also map[string]int) {
				for _, c := range s.Cards(z) {
					dealt[s.Face(c).Name]++
					also[s.Face(c).Name]++
				}
			}
			undone := map[string]int{}
			for seat := range engine.SeatID(seats) {
				see(s.Zone(card.Secrets, seat), undone)
				see(s.Zone(card.SecretsDone, seat), done)
			}
			see(s.Zone(card.Missions, engine.NoSeat), undone)
			see(s.Zone(card.MissionsDone, engine.NoSeat), done)
		}
	}
	for name, share := range least {
		t.Logf("%s: %d of %d", name, done[name], dealt[name])
		if dealt[name] < 20 || 100*done[name] < share*dealt[name] {
			t.Errorf("%s: done %d of %d times, want %d in a hundred", name, done[name], dealt[name], share)
		}
	}
}
