package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// recapOf returns the faces of a row's group.
func recapOf(r *recapRow, k recapKind) []*art.Face {
	for _, g := range r.groups {
		if g.kind == k {
			return g.faces
		}
	}
	return nil
}

// kindsOf returns the groups of the recap that a log line adds to, in a seat's turn.
func kindsOf(tb *Table, l match.Line, turn, eyes engine.SeatID) (out []recapKind) {
	d := deeds{turn: turn, eyes: eyes, view: tb.view()}
	d.read(l)
	for _, one := range d.all {
		out = append(out, one.kind)
	}
	return out
}

// TestRecapTells checks, at instant speed and after skips, that the viewer's turn begins with a row
// for each computer's turn that has all its cards: those played, bought, and defeated, and what hit
// the viewer. A click on it or the next answer closes it.
func TestRecapTells(t *testing.T) {
	shown, hits := 0, 0
	for i, speed := range []ui.Speed{ui.Instant, ui.Normal} {
		for seed := range uint64(4) {
			tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
			tb.Settings, tb.shown = &ui.Settings{Speed: speed}, true
			h := handsOn(tb)
			since := 0
			for n := 0; !tb.Match.Over() && n < 4000; n++ {
				switch {
				case tb.pages.up():
					h.Press(t, ebiten.KeySpace)
				case tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.recap.shown():
					hits += checkRecap(t, tb, since)
					if shown++; shown%2 == 0 {
						given := tb.Match.Given()
						b := tb.recapPlace(0)
						h.Click(t, b.X+b.W-20, b.Y+20)
						if tb.recap.shown() || tb.Match.Given() != given {
							t.Fatal("a click on the recap does not close it, or does more")
						}
					}
					tb.give(testgame.Best(tb.view(), tb.ask.options))
					if tb.recap.shown() {
						t.Fatal("an answer does not close the recap")
					}
				case tb.ask.mine:
					end := tb.ask.kind == engine.DecideTurn
					if end && i == 0 && tb.view().Turn().Number > 3 && len(tb.view().Plays()) == 0 && tb.recap.turn != int(tb.view().Turn().Number) {
						t.Fatal("at instant speed a turn begins without a recap")
					}
					o := testgame.Best(tb.view(), tb.ask.options)
					if o.Kind == engine.OptEnd {
						_, since = tb.Match.Events(tb.eyes, 1<<30)
					}
					tb.give(o)
				default:
					h.Press(t, ebiten.KeySpace)
				}
			}
		}
	}
	if shown < 40 || hits < 3 {
		t.Errorf("%d recaps with %d hits: too few to have been tested", shown, hits)
	}
}

// checkRecap checks a recap against the events since the end of the viewer's last turn, and returns
// the number of Attacks in it.
func checkRecap(t *testing.T, tb *Table, since int) (hits int) {
	t.Helper()
	events, _ := tb.Match.Events(tb.eyes, since)
	var seats []engine.SeatID
	played, bought := 0, 0
	for _, e := range events {
		switch e.Kind {
		case engine.TurnBegan:
			if e.Seat == tb.eyes {
				continue
			}
			if seats = append(seats, e.Seat); len(seats) == 1 {
				played, bought, hits = 0, 0, 0 // that was in the viewer's own turn
			}
		case engine.CardPlayed:
			played++
		case engine.CardBought:
			bought++
		case engine.AttackHit:
			if e.Seat == tb.eyes {
				hits++
			}
		default:
		}
	}
	var got []engine.SeatID
	gotPlayed, gotBought, gotHits := 0, 0, 0
	for i := range tb.recap.rows {
		r := &tb.recap.rows[i]
		got = append(got, r.seat)
		gotPlayed += len(recapOf(r, didPlay))
		gotBought += len(recapOf(r, didBuy)) + len(recapOf(r, didDefeat))
		gotHits += len(recapOf(r, didHit))
		if r.words != "" && r.words != noCards {
			t.Errorf("the words of a foe's turn are %q", r.words)
		}
	}
	if !slices.Equal(got, seats) || gotPlayed != played || gotBought != bought || gotHits != hits {
		t.Fatalf("turns of %v with %d cards played, %d bought, and %d hits; the recap has %v with %d, %d, and %d", seats, played, bought, hits, got, gotPlayed, gotBought, gotHits)
	}
	return hits
}

// TestRecapOfWatchedTurns checks that there is no recap of a foe's turn that the viewer has watched at a
// speed that a person can follow, and one at each higher speed.
func TestRecapOfWatchedTurns(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Fast, ui.Fastest, ui.Instant} {
		tb, h := moving(t, 4)
		tb.Settings.Speed = speed
		tb.recap.close() // of the turns before
		turns, asked := 0, false
		for n := 0; !tb.Match.Over() && n < 30000 && turns < 4; n++ {
			switch {
			case tb.pages.up():
				h.Press(t, ebiten.KeySpace)
			case tb.ask.mine:
				began := tb.ask.kind == engine.DecideTurn && !asked && turns > 0
				if asked = asked || tb.ask.kind == engine.DecideTurn; began && tb.recap.shown() == speed.Followed() || tb.recap.shown() && speed.Followed() {
					t.Fatalf("%v: in turn %d, whether a watched turn is summed up is %v", speed, turns, tb.recap.shown())
				}
				o := testgame.Best(tb.view(), tb.ask.options)
				if o.Kind == engine.OptEnd {
					turns++
					asked = false
				}
				tb.give(o)
			default:
				h.Tick(t)
			}
		}
		if turns < 4 {
			t.Errorf("%v: only %d turns", speed, turns)
		}
	}
}

// TestRecapIsOfOthers checks with two people on one device, at every question of a turn and after a
// restart there, that the recap is shown only before the viewer does anything, and that no card of
// the viewer's is in it.
func TestRecapIsOfOthers(t *testing.T) {
	shown, amid := 0, 0
	for seed := range uint64(3) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five, Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			if tb.curtain.up {
				tb.handOver()
			}
			if tb.ask.mine && tb.ask.kind == engine.DecideTurn {
				back := again(t, tb, tb.Match.Saved())
				if back.curtain.up {
					back.handOver()
				}
				for _, tb := range []*Table{tb, back} {
					acted := len(tb.view().Plays()) > 0
					if acted {
						amid++
					}
					if tb.recap.shown() {
						shown++
					}
					if acted && tb.recap.shown() {
						t.Fatalf("seed %d: a recap hides the cards that the viewer has played", seed+1)
					}
					for i := range tb.recap.rows {
						if f := recapOf(&tb.recap.rows[i], didHelp); f != nil {
							t.Fatalf("seed %d: %s is said to have helped %s", seed+1, f[0].Name, tb.recap.rows[i].name)
						}
					}
				}
			}
			tb.pages.drop()
			if tb.ask.mine {
				tb.give(people.Decide(tb.view()).Option)
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shown < 20 || amid < 40 {
		t.Errorf("%d recaps, and %d questions after a card was played: too few to have been tested", shown, amid)
	}
}

// TestRecapSaysWhy checks in cooperative games with the strongest computer players that a partner's
// turn is summed up even if it was watched, and that the reasons given are true.
func TestRecapSaysWhy(t *testing.T) {
	rows, reasons, unspent := 0, 0, 0
	for seed := uint64(1); seed < 5; seed++ {
		tb := greedyTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: seed})
		people, err := ai.New("greedy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !tb.Match.Over() {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			if !tb.ask.mine || tb.ask.kind != engine.DecideTurn {
				continue
			}
			tb.takeRecap()
			for i := range tb.recap.rows {
				r := &tb.recap.rows[i]
				if rows++; r.words == "" && len(r.groups) == 0 {
					t.Error("nothing is said about the turn of a partner")
				}
				if strings.Contains(r.words, " from ") || strings.Contains(r.words, " before ") {
					reasons++
				}
				if strings.Contains(r.words, " Power ") {
					unspent++
				}
				checkHeld(t, tb, r)
			}
			tb.recap.close()
		}
	}
	if rows < 40 || reasons < 5 || unspent < 5 {
		t.Errorf("%d rows with %d reasons and %d with Power left: too few to have been tested", rows, reasons, unspent)
	}
}

// checkHeld checks that a Villain said to be held was in the space of the turn's player, if both are
// still where they were.
func checkHeld(t *testing.T, tb *Table, r *recapRow) {
	t.Helper()
	v := tb.view()
	held, _, ok := strings.Cut(strings.ToLower(r.words), " by staying in its space")
	if !ok {
		return
	}
	for c := engine.CardID(1); int(c) <= tb.Match.NumCards(); c++ {
		f := tb.faceOf(v, c)
		if f == nil || !strings.Contains(held[strings.LastIndex(held, "kept "):], "kept "+strings.ToLower(f.Title())+" from ") || v.SpaceOf(c) < 0 || v.Space(r.seat) < 0 {
			continue
		}
		if v.SpaceOf(c) != v.Space(r.seat) && r.seat == tb.recap.rows[len(tb.recap.rows)-1].seat {
			t.Errorf("%s is in space %d and %s in %d: %q", f.Name, v.SpaceOf(c), r.name, v.Space(r.seat), r.words)
		}
	}
}

// TestRecapWords checks the words of a partner's turn.
func TestRecapWords(t *testing.T) {
	tb := townTable(t, 2, 3)
	v := tb.view()
	villain := v.Cards(v.Zone(engine.Heroes, 1))[0] // any card with a name will do
	f := tb.faceOf(v, villain)
	bought := []*art.Face{tb.faceOf(v, v.Cards(v.Zone(engine.Heroes, 0))[0])}
	attack := averted{Stake: board.Stake{Card: villain, Would: "attack you", Doing: "attacking you"}}
	holds := attack
	holds.held = true
	for _, c := range []struct {
		moved   int
		bought  []*art.Face
		beaten  []*art.Face
		reasons []averted
		left    leftover
		want    string
	}{
		{moved: 1, left: leftover{power: 3, refused: []string{"Jetpack"}}, want: "Moved 1 space and left 3 Power unspent rather than buy Jetpack"},
		{left: leftover{power: 3, refused: []string{"Jetpack", "Flight", "Batcycle"}}, want: "Left 3 Power unspent rather than buy Jetpack or Flight"},
		{left: leftover{power: 1}, want: "Had 1 Power left and nothing to buy with it"},
		{left: leftover{power: 1, other: true}, want: "Left 1 Power unspent"},
		{left: leftover{idle: []string{"Weakness"}, kept: []string{"Shield"}}, want: "Kept Shield unplayed and kept Weakness without an effect"},
		{want: ""},
		{moved: 1, want: "Moved 1 space"},
		{moved: 2, bought: bought, reasons: []averted{holds}, want: "Moved 2 spaces, bought " + bought[0].Title() + ", and kept " + f.Title() + " from attacking you by staying in its space"},
		{reasons: []averted{attack}, want: "Kept " + f.Title() + " from attacking you"},
		{beaten: []*art.Face{f}, reasons: []averted{attack}, want: "Defeated " + f.Title() + " before it could attack you"},
		{reasons: []averted{{Stake: board.Stake{Card: villain, Would: "get a Damage token", Doing: "getting a Damage token", Suffers: true}}}, want: "Kept " + f.Title() + " from getting a Damage token"},
	} {
		fell := map[engine.CardID]bool{villain: len(c.beaten) > 0}
		if got := tb.recapWords(c.moved, c.bought, c.beaten, fell, c.reasons, c.left.words()); got != c.want {
			t.Errorf("the words are %q, want %q", got, c.want)
		}
	}
	kept := averted{Stake: board.Stake{Card: villain, Doing: "getting a Damage token", Suffers: true}}
	if got, want := tb.briefParts(2, nil, []averted{holds, kept}), []string{"moved 2 spaces", "stopped " + f.Title(), "kept " + f.Title() + " safe"}; !slices.Equal(got, want) {
		t.Errorf("in few words they are %q, want %q", got, want)
	}
}

// TestRecapSaysAll checks that the panel of a partner's turn leaves room for all of its words beside up
// to three groups of cards.
func TestRecapSaysAll(t *testing.T) {
	tb := townTable(t, 2, 3)
	c := tb.Canvas
	c.Fit = (&ui.Settings{TextScale: 1}).Fit(1280, 720)
	tb.sync(false)
	v := tb.view()
	f := tb.faceOf(v, v.Cards(v.Zone(engine.Heroes, 0))[0])
	row := recapRow{brief: "Moved 3 spaces and kept Deathstroke from moving to Police Station by staying in its space"}
	for k := range 3 {
		row.groups = append(row.groups, recapGroup{kind: recapKind(k), faces: []*art.Face{f, f, f}})
		tb.recap.rows = []recapRow{row}
		b := tb.recapPlace(0)
		if b.bare || b.W >= recapNarrow {
			t.Fatalf("the recap is at %v", b)
		}
		_, _, words := row.place(c, b)
		body := recapBody(c, 1)
		if lines := c.Wrap(row.says(b), body, words.W); words.H < body.Size*1.2*float64(len(lines))-0.01 {
			t.Errorf("%d groups of cards leave %.0f of %v for the lines %q", k+1, words.H, b, lines)
		}
	}
	few := "Moved 3 spaces"
	row.briefs = []string{few + ", stopped Deathstroke, and kept Daily Planet safe", few + " and stopped Deathstroke", few}
	for _, text := range []float64{1, 1.5} { // with more cards, fewer words are left, but these in full
		c.Fit = (&ui.Settings{TextScale: text}).Fit(1920, 1080)
		tb.sync(false)
		for n := 3; n <= 4; n++ {
			row.groups = slices.Repeat([]recapGroup{{kind: didPlay, faces: []*art.Face{f}}}, n)
			tb.recap.rows = []recapRow{row, {groups: row.groups[:2]}}
			tb.recap.fitted = ui.Fit{}
			tb.recap.fitText(tb)
			r, b := &tb.recap.rows[0], tb.recapPlace(0)
			_, _, words := r.place(c, b)
			says, _ := r.saying(c, b, words)
			if lines := c.Wrap(says, recapBody(c, r.scale), words.W); says == row.brief || float64(len(lines))*recapBody(c, r.scale).Size > words.H {
				t.Errorf("text %g: above %d groups of cards, %.0f of %v are for the lines %q", text, n, words.H, b, lines)
			}
			if (r.scale > 1) != (text > 1) {
				t.Errorf("text %g: %d groups of cards have the scale %g", text, n, r.scale)
			}
		}
	}
}

// TestRecapFits checks in windows of all sizes, with up to four turns, that the cards of a recap stay
// within its rows and that its labels do not overlap them.
func TestRecapFits(t *testing.T) {
	for _, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "buyer"), Seed: 1},
		{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "buyer"), Seed: 2},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 4},
	} {
		tb := testTable(t, plan)
		seen := 0
		for n := 0; !tb.Match.Over() && n < 3000 && seen < 3; n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			if tb.takeRecap(); !tb.recap.shown() {
				continue
			}
			check := func() {
				for _, f := range uitest.TextFits() {
					tb.Canvas.Fit = f
					tb.sync(false)
					checkRecapFits(t, tb)
				}
			}
			check()
			if seen == 0 {
				crowd(tb)
				check()
			}
			tb.recap.close()
			seen++
		}
		if seen == 0 {
			t.Errorf("%v: no recap", plan)
		}
	}
}

// TestRecapFollowsTheText checks on both boards that the labels of a recap grow with the text size if there is
// room, all by the same factor, and that no group of cards is left out for that.
func TestRecapFollowsTheText(t *testing.T) {
	for _, b := range []struct {
		mode  string
		least float64 // the factor that there is room for
	}{{"", 1.5}, {"rebirth", 1.25}} {
		tb := testTable(t, match.Plan{Mode: b.mode, Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 1})
		for n := 0; n < 400 && !tb.recap.shown(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			tb.takeRecap()
		}
		if len(tb.recap.rows) != 2 {
			t.Fatalf("%q: %d rows", b.mode, len(tb.recap.rows))
		}
		c := tb.Canvas
		for _, text := range []float64{1, 1.5, 2} {
			c.Fit = (&ui.Settings{TextScale: text}).Fit(1280, 720)
			tb.sync(false)
			tb.recap.fitText(tb)
			for i := range tb.recap.rows {
				r := &tb.recap.rows[i]
				_, labels, _ := r.place(c, tb.recapPlace(i))
				if r.scale < min(text, b.least) || r.scale != tb.recap.rows[0].scale || len(labels) != len(r.groups) || len(labels) == 0 {
					t.Errorf("%q, text %g: row %d has the scale %g and %d of %d groups", b.mode, text, i, r.scale, len(labels), len(r.groups))
				}
				for _, l := range labels {
					if l.scale != r.scale {
						t.Errorf("%q, text %g: the label %q of row %d has the scale %g, and the row %g", b.mode, text, l.words, i, l.scale, r.scale)
					}
				}
			}
		}
	}
}

// crowd gives every row of a recap all groups of what has happened to the viewer's cards and of what
// the turn's player has done.
func crowd(tb *Table) {
	for i := range tb.recap.rows {
		r := &tb.recap.rows[i]
		f := r.groups[0].faces[0]
		r.groups = nil
		for _, k := range []recapKind{didHit, youDiscarded, youGained, didPlay, didUse, didBuy, didDestroy, didDiscard, didToHand, othersDiscarded, othersGained} {
			r.groups = append(r.groups, recapGroup{kind: k, faces: []*art.Face{f, f}})
		}
		r.groups[0].faces = r.groups[0].faces[:1] // two hits in a turn are rare
	}
}

// checkRecapFits checks the rows of a recap in a window.
func checkRecapFits(t *testing.T, tb *Table) {
	t.Helper()
	c, box := tb.Canvas, tb.layout.Recap
	for i := range tb.recap.rows { // a part of a row in another window has kept its scale
		tb.recap.rows[i].scale = 0
	}
	tb.recap.fitText(tb)
	for i := range tb.recap.rows {
		r, b := &tb.recap.rows[i], tb.recapPlace(i)
		if !b.Box.Within(ui.BoxAt(box.X, box.Y, box.W, box.H+tb.layout.RecapMore).Grown(0.01)) || b.Y+b.H > tb.layout.HandY-tb.layout.HandWidth*ui.CardAspect/2-8 {
			t.Errorf("%s: row %d is at %v, the recap at %v, and the hand below %.0f", uitest.FitName(c.Fit), i, b, box, tb.layout.HandY)
		}
		cards, labels, words := r.place(c, b)
		if n := len(labels); n > 0 && n <= len(r.groups) && labels[n-1].left == "" && labels[n-1].words != recapLabels[r.groups[n-1].kind] && !b.bare {
			t.Errorf("%s: row %d says %q and not what it leaves out", uitest.FitName(c.Fit), i, labels[n-1].words)
		}
		for k := range r.groups { // what concerns the viewer is shown
			if g := r.groups[k]; (g.kind < youGained || !b.bare && g.kind <= youMoved) && !slices.ContainsFunc(labels, func(l recapMark) bool { return l.words == g.label() }) {
				t.Errorf("%s: row %d in %v leaves out %s", uitest.FitName(c.Fit), i, b, g.label())
			}
		}
		for _, k := range cards {
			if !k.box.Within(b.Box) || k.box.W < 12 || words.W < b.W/2 && words.H > 0 && k.box.X+k.box.W > words.X {
				t.Errorf("%s: a card at %v of row %v, whose words are at %v", uitest.FitName(c.Fit), k.box, b, words)
			}
			for _, l := range labels {
				if l.Inset(1, 1).Overlaps(k.box) {
					t.Errorf("%s: the label at %v covers a card at %v", uitest.FitName(c.Fit), l, k.box)
				}
			}
		}
		for n := range cards {
			k := &cards[n]
			if n > 0 {
				if last := cards[n-1].box; k.box.Y == last.Y && k.box.X-last.X < 0.7*last.W {
					t.Errorf("%s: only %.0f of the %.0f units of a card show in row %v", uitest.FitName(c.Fit), k.box.X-last.X, last.W, b)
				}
			}
			if k.n < 2 {
				continue
			}
			times := k.badge(c)
			if room := times.W - c.TextWidth(k.times(), timesStyle(c)); room < timesInset || times.H < 12 {
				t.Errorf("%s: the number %s has %.0f units of room on its badge at %v", uitest.FitName(c.Fit), k.times(), room, times)
			}
			if !times.Within(b.Box) || words.H > 0 && times.X+times.W > words.X && words.Y < times.Y+times.H {
				t.Errorf("%s: the number %s at %v of row %v, whose words are at %v", uitest.FitName(c.Fit), k.times(), times, b, words)
			}
			for m := range cards {
				if m != n && cards[m].box.Overlaps(times) {
					t.Errorf("%s: a card at %v covers the number %s at %v", uitest.FitName(c.Fit), cards[m].box, k.times(), times)
				}
			}
		}
		for _, l := range labels {
			if st := recapHead(c, l.scale); !c.LineWhole(l.words, l.W, 2*st.Size, st) {
				t.Errorf("%s: the label %q is cut to %.0f units in row %v", uitest.FitName(c.Fit), l.words, l.W, b)
			}
		}
		for k := 1; k < len(labels); k++ {
			if labels[k-1].X+labels[k-1].W > labels[k].X && labels[k-1].Y+labels[k-1].H > labels[k].Y {
				t.Errorf("%s: two labels overlap: %v and %v", uitest.FitName(c.Fit), labels[k-1], labels[k])
			}
		}
	}
}

// greedyTable returns a table of a plan with the strongest computer players.
func greedyTable(t *testing.T, plan match.Plan) *Table {
	t.Helper()
	tb := testTable(t, plan)
	m, err := match.New(tb.Match.Game(), func(_ string, seed uint64) (match.Decider, error) { return ai.New("greedy", seed) })
	if err != nil {
		t.Fatal(err)
	}
	tb.Options.Match = m
	return New(tb.Options)
}

// TestRecapSaysWhose checks that a row says that it is about another player's turn, because its labels
// call the viewer "you", and that the number of groups left out has a word where there is room for it.
func TestRecapSaysWhose(t *testing.T) {
	counted := 0
	for _, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 1},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 4},
	} {
		tb := testTable(t, plan)
		for n := 0; n < 400 && !tb.recap.shown(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			tb.takeRecap()
		}
		if !tb.recap.shown() {
			t.Fatalf("%v: no recap", plan)
		}
		tb.Canvas.Fit = (&ui.Settings{}).Fit(1280, 720)
		tb.sync(false)
		for range 2 {
			tb.recap.fitText(tb)
			for i := range tb.recap.rows {
				r, b := &tb.recap.rows[i], tb.recapPlace(i)
				if want := strings.ToUpper(tb.name(r.seat)) + "'S TURN"; r.heading() != want {
					t.Errorf("a row is headed %q, want %q", r.heading(), want)
				}
				_, labels, _ := r.place(tb.Canvas, b)
				for _, l := range labels {
					if l.left == "" {
						continue
					}
					if counted++; !strings.HasSuffix(l.words, " MORE") && !b.bare && !l.cards {
						t.Errorf("%v: a row with room says %q", plan, l.words)
					}
					if b.bare && l.W < tb.Canvas.TextWidth(l.words, recapHead(tb.Canvas, l.scale))-0.01 {
						t.Errorf("%v: %q is cut", plan, l.words)
					}
				}
			}
			crowd(tb)
		}
	}
	if counted == 0 {
		t.Error("no row leaves anything out")
	}
}

// TestRecapIsReadable checks at 1280x720, for one and for two turns with much in them, that each card of a
// wide recap is whole and 58 pixels wide, or has its name in full below its picture, and that most groups are shown.
func TestRecapIsReadable(t *testing.T) {
	for others := 1; others <= 2; others++ {
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats(append([]string{"Ana"}, slices.Repeat([]string{"buyer"}, others)...)...), Seed: 1})
		for n := 0; n < 400 && !tb.recap.shown(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			tb.takeRecap()
		}
		if len(tb.recap.rows) != others {
			t.Fatalf("%d rows", len(tb.recap.rows))
		}
		var names []*art.Face
		for _, name := range []string{"Teleportation", "Black Lantern Corps", "Katana", "Kick", "Vandal Savage", "Winged Warrior", "Talon", "Batarang", "Soultaker Sword"} {
			i := slices.IndexFunc(tb.Faces, func(f art.Face) bool { return f.Name == name })
			if i < 0 {
				t.Fatalf("there is no %s", name)
			}
			names = append(names, &tb.Faces[i])
		}
		c := tb.Canvas
		c.Fit = (&ui.Settings{TextScale: 1}).Fit(1280, 720)
		tb.sync(false)
		for i := range tb.recap.rows {
			r := &tb.recap.rows[i]
			r.groups = nil
			for k, kind := range []recapKind{didHit, youDestroyed, didPlay, didBuy, didDefeat, didDestroy, didDiscard} {
				r.groups = append(r.groups, recapGroup{kind: kind, faces: []*art.Face{names[k%len(names)]}})
			}
			r.groups[2].faces = names[:3]
		}
		tb.recap.rows[0].scale = 0
		tb.recap.fitText(tb)
		for i := range tb.recap.rows {
			r := &tb.recap.rows[i]
			cards, labels, _ := r.place(c, tb.recapPlace(i))
			if want := map[int]int{1: 7, 2: 5}[others]; len(labels) < want {
				t.Errorf("%d turns: only %d labels", others, len(labels))
			}
			for k := range cards {
				wide := cards[k].box.W * 1280 / ui.StageWidth
				switch lines := cards[k].nameLines(c); {
				case cards[k].named == 0 && wide < 57:
					t.Errorf("%d turns: a card is %.0f pixels wide and has no name", others, wide)
				case cards[k].named > 0 && (wide < 47 || len(lines) > recapNames || strings.Join(lines, " ") != strings.ToUpper(cards[k].face.Title())):
					t.Errorf("%d turns: the name of a card %.0f pixels wide is in %q", others, wide, lines)
				}
			}
		}
		for i := range tb.recap.rows { // with more cards played than there is room for
			r := &tb.recap.rows[i]
			r.groups = []recapGroup{{kind: didHit, faces: names[4:5]}, {kind: youDestroyed, faces: names[2:3]}, {kind: didPlay, faces: slices.Concat(names, names)}, {kind: didDefeat, faces: names[4:5]}, {kind: didDestroy, faces: names[:4]}}
			b := tb.recapPlace(i)
			cards, labels, _ := r.place(c, b)
			played, end := 0, 0.0
			for k := range cards {
				if end = max(end, cards[k].box.X+cards[k].box.W); cards[k].kind == didPlay {
					played++
				}
			}
			if played == 0 || played == len(names) && others == 2 || b.X+b.W-end > 220 {
				t.Errorf("%d turns: %d cards played are shown, and %.0f of %.0f units are empty", others, played, b.X+b.W-end, b.W)
			}
			cut := func(l recapMark) bool { return l.cards && l.left != "" }
			if some := slices.ContainsFunc(labels, cut); some != (played < len(names)) {
				t.Errorf("%d turns: %d cards played are shown, and %+v are the labels", others, played, labels)
			}
		}
	}
}

// TestRecapShowsACardOnce checks that a card that is discarded and then destroyed is in one group, that a
// card gained and then put elsewhere stays among those gained, and that it says who has destroyed it.
func TestRecapShowsACardOnce(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	v := tb.view()
	c := v.Cards(v.Zone(engine.Hand, 0))[0]
	hand, discard, destroyed := v.Zone(engine.Hand, 0), v.Zone(engine.Discard, 0), v.Zone(engine.Destroyed, engine.NoSeat)
	discards := match.Line{Kind: engine.CardMoved, Verb: engine.VerbDiscard, Seat: 0, Card: c, From: hand, To: discard}
	destroys := match.Line{Kind: engine.CardMoved, Verb: engine.VerbDestroy, Seat: 0, Card: c, From: discard, To: destroyed}
	byRobo := destroys
	byRobo.Seat = 1
	gains := match.Line{Kind: engine.CardGained, Seat: 0, Card: c, From: destroyed}
	fells := match.Line{Kind: engine.VillainFell, Seat: 0, Card: c}
	for _, one := range []struct {
		lines []match.Line
		turn  engine.SeatID
		want  recapKind
	}{
		{[]match.Line{discards, destroys}, 1, youDestroyed},
		{[]match.Line{discards, byRobo}, 1, youLost},
		{[]match.Line{gains, discards}, 1, youGained},
		{[]match.Line{fells}, 1, youDefeated},
		{[]match.Line{fells}, 0, didDefeat},
	} {
		d := deeds{turn: one.turn, eyes: 0, view: v, fell: map[engine.CardID]bool{}}
		for _, l := range one.lines {
			d.read(l)
		}
		if len(d.all) != 1 || d.all[0].kind != one.want {
			t.Errorf("%v is in %v, want %s once", one.lines, d.all, recapLabels[one.want])
		}
	}
}

// TestRecapOfOwnTurn checks that what has happened at the beginning of the viewer's own turn is in a row of
// its own, headed by their turn, and not among what another player did.
func TestRecapOfOwnTurn(t *testing.T) {
	own := 0
	for seed := uint64(1); seed < 4; seed++ {
		tb := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: seed})
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			if !tb.ask.mine || tb.ask.kind != engine.DecideTurn || int(tb.view().Turn().Number) == tb.recap.turn {
				continue
			}
			tb.recap.unseen = true
			tb.takeRecap()
			lines := tb.logs[tb.eyes].lines
			begun := len(lines)
			for begun > 0 && !lines[begun-1].Turn {
				begun--
			}
			hits := 0
			for _, l := range lines[begun:] {
				if l.Kind == engine.AttackHit && l.Seat == tb.eyes {
					hits++
				}
			}
			for i := range tb.recap.rows {
				r := &tb.recap.rows[i]
				if r.own {
					if own++; r.heading() != "YOUR TURN" || len(recapOf(r, didHit)) != hits || i != len(tb.recap.rows)-1 {
						t.Errorf("seed %d: %q has %d hits, want %d", seed, r.heading(), len(recapOf(r, didHit)), hits)
					}
				} else if n := len(recapOf(r, didHit)); hits > 0 && !tb.recap.rows[len(tb.recap.rows)-1].own && n > 0 {
					t.Errorf("seed %d: %d hits of the viewer's turn are headed %q", seed, n, r.heading())
				}
			}
			tb.recap.close()
		}
	}
	if own < 3 {
		t.Errorf("%d turns began with Attacks: too few to have been tested", own)
	}
}

// TestRecapCardsHaveTheFrame checks with one to four other players that keys reach each card of the recap, and
// that R reads it, as with the mouse.
func TestRecapCardsHaveTheFrame(t *testing.T) {
	read := 0
	for others := 1; others <= 4; others++ {
		tb := greedyTable(t, match.Plan{Seats: testgame.Seats(append([]string{"Ana"}, slices.Repeat([]string{"buyer"}, others)...)...), Seed: 3})
		for n := 0; n < 900 && !tb.Match.Over() && (!tb.recap.shown() || tb.view().Turn().Number < 12); n++ {
			tb.recap.close()
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			tb.takeRecap()
		}
		if len(tb.recap.rows) != others {
			t.Fatalf("%d rows", len(tb.recap.rows))
		}
		h, f := framed(tb)
		for range 3 { // from the hand
			if at, _ := f.Target(); at.Group != any("recap") {
				h.Press(t, ebiten.KeyUp)
			}
			for range 8 {
				h.Tick(t)
			}
		}
		for i := range tb.recap.rows {
			cards, _, _ := tb.recap.rows[i].place(tb.Canvas, tb.recapPlace(i))
			h.LeadTo(t, f, tb.recap.rows[i].heading(), func(at *ui.PageTarget) bool { of, ok := at.Of.(recapItem); return ok && of.row == i })
			for range len(cards) + 3 {
				if at, _ := f.Target(); at.Of != any(recapItem{i, -1}) {
					h.Press(t, ebiten.KeyLeft)
				}
			}
			for n, k := range cards {
				here := func(at *ui.PageTarget) bool { return at.Of == any(recapItem{i, n}) }
				for range 3 { // over the sign of what is left out
					if at, _ := f.Target(); !here(&at) {
						h.Press(t, ebiten.KeyRight)
					}
				}
				h.LeadTo(t, f, k.face.Title(), here)
				if at, _ := f.Target(); at.What != k.face.Title() || !strings.HasPrefix(at.Says, recapLabels[k.kind]+". ") {
					t.Errorf("%d others: the frame is on %q, which says %q, not on %q", others, at.What, at.Says, k.face.Title())
				}
				if h.Press(t, ebiten.KeyR); !tb.zoom.Pinned || tb.zoom.Face != k.face {
					t.Errorf("%d others: R on %q reads %v", others, k.face.Title(), tb.zoom.Face)
				}
				if h.Press(t, ebiten.KeyR); tb.zoom.Pinned || !tb.recap.shown() {
					t.Fatalf("%d others: R again does not put the card down, or closes the recap", others)
				}
				read++
			}
		}
	}
	if read < 20 {
		t.Errorf("only %d cards were read", read)
	}
}

// TestLowRecapHasNames checks that with three and four other players, in windows of 1280x720 and 1920x1080,
// each card of a recap has its name beside it, whole and clear of everything else, and that the row says which
// cards it has no room for.
func TestLowRecapHasNames(t *testing.T) {
	cuts := 0
	for others := 3; others <= 4; others++ {
		tb := greedyTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats(append([]string{"Ana"}, slices.Repeat([]string{"buyer"}, others)...)...), Seed: 3})
		recaps := 0
		for n := 0; n < 6000 && recaps < 10 && !tb.Match.Over(); n++ {
			tb.recap.close()
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			tb.recap.unseen = true
			if tb.takeRecap(); !tb.recap.shown() || tb.view().Turn().Number < 20 {
				continue
			}
			recaps++
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
				c := tb.Canvas
				c.Fit = (&ui.Settings{TextScale: 1}).Fit(w[0], w[1])
				tb.sync(false)
				checkRecapFits(t, tb)
				for i := range tb.recap.rows {
					r := &tb.recap.rows[i]
					cards, labels, _ := r.place(c, tb.recapPlace(i))
					shown := 0
					for k := range cards {
						one := &cards[k]
						shown += one.n
						name := strings.ToUpper(one.face.Title())
						lines := c.Wrap(name, recapNameStyle(c), one.side)
						if one.side == 0 || len(lines) > recapNames || strings.Join(lines, " ") != name || float64(len(lines))*recapNameStyle(c).Size > one.box.H {
							t.Errorf("%dx%d, %d others: %q has its name in %q beside it", w[0], w[1], others, name, lines)
						}
						if k > 0 && cards[k-1].box.Overlaps(one.box) {
							t.Errorf("%dx%d, %d others: %q covers the card before it", w[0], w[1], others, name)
						}
					}
					all, left := 0, 0
					for _, g := range r.groups {
						all += len(g.faces)
					}
					for _, l := range labels {
						if l.left != "" {
							left++
						}
					}
					if shown < all != (left > 0) {
						t.Errorf("%dx%d, %d others: %d of %d cards are shown, and %d signs say what is left out", w[0], w[1], others, shown, all, left)
					}
					cuts += left
				}
			}
		}
		if recaps < 10 {
			t.Errorf("%d others: only %d recaps", others, recaps)
		}
	}
	if cuts == 0 {
		t.Error("no row is too narrow for its cards")
	}
}
