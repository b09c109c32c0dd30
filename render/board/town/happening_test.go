package town

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	set "lineup/game/sets/rebirth"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// mapOf returns a map without a game, with a standee in each of the given spaces. The first is a
// hero.
func mapOf(spaces ...int) *townMap {
	m := &townMap{places: &places{Plan: town.NewPlan(1, 1, 0)}, next: outlook{struck: map[engine.SeatID]int{}}}
	for i := range town.Spaces {
		m.spaces = append(m.spaces, mapSpace{at: m.Plan.Space(i), location: i%2 == 0, tile: engine.CardID(100 + i)})
	}
	for i, at := range spaces {
		s := standee{card: engine.CardID(i + 1), seat: engine.NoSeat, at0: at, at: m.Plan.Space(at)}
		if i == 0 {
			s.seat = 0
		}
		m.standees = append(m.standees, s)
	}
	return m
}

// TestHappening checks the order of events: Attacks one after another, each with its damage, then
// moves, then new cards. Until an event begins, the map looks as it did before.
func TestHappening(t *testing.T) {
	was, now := mapOf(0, 2, 4, 6), mapOf(0, 2, 5, 8)
	now.standees = append(now.standees, standee{card: 9, seat: engine.NoSeat, at0: 1, at: now.Plan.Space(1)})
	was.next.struck[0], now.spaces[2].damage = 2, 1
	deeds := []deed{{kind: deedAttack, card: 2}, {kind: deedHarm, card: 102, seat: engine.NoSeat}, {kind: deedAttack, card: 3}, {kind: deedWalk, card: 3, from: 4, to: 5},
		{kind: deedWalk, card: 4, from: 6, to: 8}, {kind: deedEnter, to: 1}}
	for _, d := range deeds[:3] {
		was.listed = append(was.listed, forecastLine{deed: d})
	}
	h := happenedBetween(was, now, deeds)
	first, _ := h.strikes(2, 0)
	second, ok := h.strikes(3, 0)
	if !ok || second != first+attackTime {
		t.Errorf("the attacks come after %.2f and %.2f seconds", first, second)
	}
	if h.unseen(102) != 1 || h.struck(&now.standees[0]) != 2 || h.board(now) != was {
		t.Error("before anything is shown the map is not as it was")
	}
	walks := 2 * attackTime
	if enters := h.enters(1); enters < walks+2*strideTime {
		t.Errorf("a card is added after %.2f seconds, before all have walked", enters)
	}
	at := func(card engine.CardID) pen.Point {
		for i := range h.walks {
			if w := &h.walks[i]; w.card == card {
				return w.at(now, h.age-w.begins)
			}
		}
		return pen.Point{}
	}
	start := at(4)
	h.step(walks - 0.01)
	if h.unseen(102) != 0 || h.struck(&now.standees[0]) != 0 || at(4) != start || !h.away(4) || !h.away(9) {
		t.Error("after the attacks somebody walks already, or their damage is not seen")
	}
	h.step(strideTime)
	if at(4) == start || h.away(2) {
		t.Error("nobody walks after the attacks, or somebody who stays")
	}
	landed := 0
	for n := 0; !h.over() && n < 1000; n++ {
		_, down := h.step(0.01)
		landed += len(down)
	}
	if !h.over() || landed != 3 || h.away(4) || h.board(now) != now {
		t.Errorf("%d have come down, want 3; all is over: %v", landed, h.over())
	}
	if got := h.walks[1].at(now, 9); got != now.standees[3].at {
		t.Errorf("who walks arrives at %v, not at %v", got, now.standees[3].at)
	}
}

// TestNothingHappens checks that there is nothing to wait for if nothing has changed.
func TestNothingHappens(t *testing.T) {
	m := mapOf(0, 3)
	if h := happenedBetween(m, mapOf(0, 3), nil); !h.over() || h.away(1) {
		t.Error("something happens on a map that stays as it is")
	}
	var none *happening
	if !none.over() || none.board(m) != m || none.unseen(102) != 0 {
		t.Error("without anything happening the map is not as it is")
	}
}

// TestLines checks the lines about what comes next: where an Attack is made from, who stays and
// why, and one line for each card that enters a space.
func TestLines(t *testing.T) {
	m := mapOf(3, 3, 4, 6, 8)
	m.standees[2].goal, m.standees[3].goal = 4, 2
	m.standees[3].held, m.standees[4].contained = true, true
	m.next = outlook{known: true, deeds: numbered([]deed{
		{kind: deedAttack, card: 2}, {kind: deedAttack, card: 3}, {kind: deedAttack, card: 4}, {kind: deedAttack, card: 99}, {kind: deedEnter, to: 1}, {kind: deedEnter, to: 1}, {kind: deedEnter, to: 1}})}
	var got []string
	for _, l := range m.lines(func(c engine.CardID) string { return fmt.Sprint("card ", c) }, func(engine.SeatID) string { return "Ana" }) {
		got = append(got, l.words+"|"+l.more)
	}
	want := []string{"card 2 attacks Ana|in the same space", "card 3 attacks Ana|at its Destination", "card 4 attacks Ana|as it enters",
		"card 99 attacks Ana|as it enters", "A card enters|", "A card enters|", "A card enters|",
		"card 4 stays|held by a Character", "card 5 stays|CONTAINED"}
	if !slices.Equal(got, want) {
		t.Errorf("what comes is worded as\n%s, want\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if d := m.next.deeds; d[4].nth != 0 || d[5].nth != 1 || d[6].nth != 2 {
		t.Errorf("three cards that come to one space are %+v", d[4:])
	}
}

// TestWithout checks that events that have happened are removed from the outlook and its counts.
func TestWithout(t *testing.T) {
	hit, walk := deed{kind: deedAttack, card: 2, seat: 1, sure: true}, deed{kind: deedWalk, card: 3, from: 1, to: 2}
	o := outlook{known: true, deeds: []deed{hit, walk}, struck: map[engine.SeatID]int{1: 1}}
	came := hit
	came.sure = false
	left := o.without([]deed{came})
	if len(left.deeds) != 1 || left.deeds[0] != walk || left.struck[1] != 0 || !left.known || o.struck[1] != 1 {
		t.Errorf("%+v is left of %+v", left, o)
	}
}

// TestSignsOverAHero checks that the flag over the viewer's hero does not cover the signs of
// Attacks.
func TestSignsOverAHero(t *testing.T) {
	s := &mapOf(0).standees[0]
	s.look.You, s.look.Size = true, ownSize
	alone := s.signsAt(0, 0).flag
	s.struck = 2
	if at := s.signsAt(0, 0); at.flag.Overlaps(at.attacks) || at.flag.Overlaps(at.alarm) || at.flag.Y >= alone.Y {
		t.Errorf("the flag is at %v, what it says of Attacks at %v and %v", at.flag, at.attacks, at.alarm)
	}
}

// TestSomeNames checks that a line lists as many names as fit.
func TestSomeNames(t *testing.T) {
	for want, names := range map[string][]string{
		"Bane":                     {"Bane"},
		"Bane, Scarecrow, Cheetah": {"Bane", "Scarecrow", "Cheetah"},
		"Reverse-Flash and 4 more": {"Reverse-Flash", "General Zod", "Psimon", "Doomsday", "Sinestro"},
		"Bane, Psimon and 1 more":  {"Bane", "Psimon", "The Suicide Squad"},
	} {
		if got := some(names); got != want {
			t.Errorf("%q are named as %q, want %q", names, got, want)
		}
	}
}

// TestNothingOfAGoneVillain checks that the arrows, trails and lines of a Villain go with it, also
// while something else is still happening, and that those of the others stay.
func TestNothingOfAGoneVillain(t *testing.T) {
	was, now := mapOf(0, 2, 4), mapOf(1, 2, 4)
	now.standees = now.standees[:2] // Villain 3 is defeated while the hero moves
	was.next = newOutlook(true)
	for _, d := range []deed{{kind: deedAttack, card: 2, sure: true}, {kind: deedAttack, card: 3, sure: true}, {kind: deedWalk, card: 2, from: 2, to: 3}, {kind: deedWalk, card: 3, from: 4, to: 5}} {
		was.next.add(d)
		was.listed = append(was.listed, forecastLine{deed: d})
	}
	h := happenedBetween(was, now, nil)
	shown := h.board(now)
	if h.over() || shown == now {
		t.Fatal("nothing is happening")
	}
	for _, d := range shown.next.deeds {
		if d.card == 3 {
			t.Errorf("of the Villain that is gone, %+v is still foreseen", d)
		}
	}
	for _, k := range shown.listed {
		if k.deed.card == 3 {
			t.Errorf("of the Villain that is gone, %+v is still listed", k.deed)
		}
	}
	if from, _ := shown.trail(deed{kind: deedAttack, card: 3}); from != nil {
		t.Error("the Villain that is gone still attacks")
	}
	if len(shown.next.deeds) != 2 || len(shown.listed) != 2 || shown.next.struck[0] != 1 || len(was.next.deeds) != 4 {
		t.Errorf("of the other Villain %d deeds and %d lines are left", len(shown.next.deeds), len(shown.listed))
	}
	was.listed = append(was.listed, staying([]stay{{2, "Bane"}, {3, "Giganta"}}, false))
	if k := was.left(now).listed; k[len(k)-1].words != "Bane stays" || k[len(k)-1].more != "held by a Character" {
		t.Errorf("of those who stay it says %q, %q", k[len(k)-1].words, k[len(k)-1].more)
	}
	if same := was.left(was); same != was {
		t.Error("a map that nothing has left is copied")
	}
}

// TestHeldMap checks that list, arrows, and figures show the state of now while a question holds up
// what is happening, and that the frame of a row holds both of its lines at every size of letters.
func TestHeldMap(t *testing.T) {
	was, now := mapOf(0, 2), mapOf(1, 2)
	look := mapLook{now: happenedBetween(was, now, nil)}
	moved := now.standees[0].card
	if look.now.over() || look.shown().board(now) != was || !look.shown().away(moved) {
		t.Error("the map changes before what is happening has been shown")
	}
	if look.held = true; look.shown().board(now) != now || look.shown().away(moved) {
		t.Error("the map is out of date while what is happening stands still")
	}
	for _, least := range []float64{12, 16, 20, 24} {
		for rows := 1; rows < 9; rows++ {
			m := mapOf(0)
			m.text, m.minRules, m.forecast = 1, least, ui.BoxAt(0, 0, 250, 330)
			m.listed = make([]forecastLine, rows)
			for i := range m.listed {
				m.listed[i].words, m.listed[i].more = "General Zod attacks Ben", "at its Destination"
			}
			l := m.listing(m.listed)
			for i := range l.rows {
				r, at := &l.rows[i], m.rowLight(i)
				if at.Y > m.forecast.Y+r.y+(r.h-r.high(l))/2 || at.H < r.high(l) || at.Y+at.H > m.forecast.Y+m.forecast.H {
					t.Errorf("%d rows of letters of %v: row %d of height %v is framed at %v", rows, least, i, r.high(l), at)
				}
			}
		}
	}
}

// TestForecastNamesLevels checks that the forecast says which Level of the Threat a Super-Villain reaches as
// it enters, and which cards it takes as far as the reader can know, and that it calls the reader you.
func TestForecastNamesLevels(t *testing.T) {
	for _, turn := range []engine.SeatID{0, 1} {
		g := townBefore(t, 3, usualTiles, []string{"The Flash", "Batman"}, []int{2, 6}, func(int) (cards, villains []string) { return nil, nil }, "Doomsday",
			func(b *engine.Builder, find func(string) engine.FaceID) engine.SeatID {
				b.Set(set.Threat.ID, engine.NoSeat, 1)
				b.Add(find("Aquaman"), b.Zone(engine.Hand, 0))
				b.Add(find("Run"), b.Zone(engine.Hand, 0))
				b.Add(find("Batmobile"), b.Zone(engine.Hand, 1))
				b.Add(find("Punch"), b.Zone(engine.Hand, 1))
				return turn
			})
		m, partner := g.board.town, g.scene.Host.Name(1)
		want := []forecastLine{{words: "Threat Level 2 begins", more: "Each player discards their highest-cost card. " + partner + " discards Batmobile"}}
		if turn == 1 { // the partner's new hand is not known
			want = []forecastLine{{words: "You discard Aquaman", more: "at Threat Level 2"}}
		}
		lines := m.lines(g.board.words.card, g.board.words.seat)
		for _, w := range want {
			if !slices.ContainsFunc(lines, func(k forecastLine) bool { return k.words == w.words && k.more == w.more && k.sure }) {
				t.Errorf("in the turn of seat %d the forecast does not say %q, %q: %+v", turn, w.words, w.more, lines)
			}
		}
		for _, k := range lines {
			if strings.Contains(k.words+k.more, g.scene.Host.Name(0)) {
				t.Errorf("%q, %q does not call the reader you", k.words, k.more)
			}
		}
		for _, f := range uitest.TextFits(fits()...) {
			m := &townMap{places: Lay(f)}
			l := m.listing(lines)
			if says := strings.Join(append(l.rows[0].words, l.rows[0].more...), " "); says != lines[0].words+" "+lines[0].more && says != lines[0].whole() {
				t.Errorf("%s: the Level says %q", uitest.FitName(f), says)
			}
			if low := l.rows[len(l.rows)-1]; low.y+low.h > m.forecast.H {
				t.Errorf("%s: the list ends at %.0f of %.0f", uitest.FitName(f), low.y+low.h, m.forecast.H)
			}
		}
	}
	attacks := 0
	for seed := range uint64(12) {
		g := crowdedTown(t, 1+int(seed%2), seed+1)
		for _, k := range g.board.town.lines(g.board.words.card, g.board.words.seat) {
			if strings.HasSuffix(k.words, " attacks you") {
				attacks++
			}
			if strings.Contains(k.words+k.more, g.scene.Host.Name(0)) {
				t.Errorf("%q, %q does not call the reader you", k.words, k.more)
			}
		}
	}
	if attacks == 0 {
		t.Error("nobody attacks the reader")
	}
}

// TestForecastIsWhole checks in windows of all sizes that the rows of the forecast are in letters of one
// size and whole, and that with room for it a long text takes a second line and all keep their letters.
func TestForecastIsWhole(t *testing.T) {
	lines := []forecastLine{
		{words: "Bane attacks Ben", more: "in the same space"}, {words: "Reverse-Flash attacks Bartholomew", more: "at its Destination"},
		{words: "S.T.A.R. Labs is damaged", more: "gets a Damage token"}, {words: "Cheetah moves 1", more: "to Police Station"}, {words: "Doctor Polaris moves 2", more: "to City Hall"},
		{words: "A card enters", more: "Slot 1"}, {words: "Bane, Scarecrow, Cheetah stay", more: "held by Characters"},
	}
	roomy := 0
	for _, f := range uitest.TextFits(fits()...) {
		m := &townMap{places: Lay(f)}
		for n := 1; n <= len(lines); n++ {
			l, where := m.listing(lines[:n]), fmt.Sprintf("%s, %d rows", uitest.FitName(f), n)
			wanted, _ := m.rowStyles()
			low, two := rowsBelow, false
			for i, r := range l.rows {
				two = two || len(r.words) > 1
				if r.y < low-0.01 || r.high(l) > r.h+0.01 {
					t.Errorf("%s: row %d is at %.1f, %.1f high, with words of %.1f", where, i, r.y, r.h, r.high(l))
				}
				low = r.y + r.h
				if says := strings.Join(r.words, " "); !strings.EqualFold(says, lines[i].words) && says != lines[i].words+" "+lines[i].more {
					t.Errorf("%s: row %d says %q", where, i, says)
				}
				for _, s := range r.words {
					if pen.Measure(s, r.style(l))*minSqueeze > m.forecast.W-listWords-listInset {
						t.Errorf("%s: %q has no room", where, s)
					}
				}
			}
			if low > m.forecast.H {
				t.Errorf("%s: the list ends at %.0f of %.0f", where, low, m.forecast.H)
			}
			if n == len(lines) && two && l.words.Size == wanted.Size {
				roomy++
			}
		}
	}
	if roomy < 5 {
		t.Errorf("in only %d windows a long text takes a second line", roomy)
	}
}
