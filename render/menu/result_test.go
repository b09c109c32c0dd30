package menu

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// ended returns the result of a game that computer players have finished.
func ended(t *testing.T, p *Program, seed uint64) *Result {
	t.Helper()
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("buyer", "random", "buyer"), Options: testgame.Five, Seed: seed})
	for !m.Over() {
		if _, err := m.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return NewResult(p, m)
}

// TestNoHastyRematch checks that Enter, which is READY at the table, starts no rematch at any time, and
// that the keys on the buttons do so only once the result has been seen for a moment.
func TestNoHastyRematch(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	p.Watch = func(*match.Match) { asked = append(asked, "watch") }
	r := ended(t, p, 3)
	press := func(k ebiten.Key) {
		if err := r.Update(&ui.Pointer{Reading: ui.Reading{Keys: []ebiten.Key{k}}}, 0.21); err != nil {
			t.Fatal(err)
		}
	}
	early := func(keys ...ebiten.Key) {
		t.Helper()
		for i := range 9 {
			press(keys[i%len(keys)]) // before it is drawn
		}
		r.grace.Drawn(ui.NewCanvas())
		for i := range 5 {
			press(keys[i%len(keys)])
		}
		if len(asked) != 0 {
			t.Fatalf("a key meant for the game asks for %q", asked)
		}
	}
	all := []ebiten.Key{ebiten.KeyR, ebiten.KeyEnter, ebiten.KeyN, ebiten.KeyW, ebiten.KeyEscape}
	early(all...)
	for _, k := range all {
		press(k)
	}
	if got := strings.Join(asked, ", "); got != "rematch, setup, watch, title" {
		t.Errorf("the keys ask for %s", got)
	}
	asked = nil
	r = NewAttemptResult(p, r.match, Attempt{Do: func() { asked = append(asked, "on") }})
	early(ebiten.KeyEnter)
	if press(ebiten.KeyEnter); len(asked) != 1 {
		t.Error("Enter does not continue the campaign")
	}
}

// TestResultSaysWhy checks that the result gives the reason for the end of the game in the words of
// the log.
func TestResultSaysWhy(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	seen := map[engine.Reason]bool{}
	for seed := range uint64(12) {
		r := ended(t, p, seed+1)
		over := r.match.View(engine.NoSeat).Over()
		seen[over] = true
		if want := "The game is over: " + card.Reason(over) + "."; r.why != want {
			t.Errorf("the result says %q, not %q", r.why, want)
		}
		lines := r.match.Chronicle(engine.NoSeat).Lines()
		if last := lines[len(lines)-1].Text + "."; last != r.why {
			t.Errorf("the result says %q, and the log %q", r.why, last)
		}
	}
	if !seen[card.VillainsOut] {
		t.Errorf("games ended for %v alone", seen)
	}
}

// TestResultGoesOn checks that a long list says how many lines are out of view, and scrolls to both
// ends by wheel and keys.
func TestResultGoesOn(t *testing.T) {
	looptest.NeedDisplay(t)
	var asked []string
	p := testProgram(t, &asked)
	r := ended(t, p, 3)
	c := ui.NewCanvas()
	h := &uitest.Hands{}
	f := h.HoldFramed(c, r.Update, r.Draw)
	c.Begin(ebiten.NewImage(1280, 720))
	r.Draw(c)
	k, other := &r.columns[0], &r.columns[1]
	for _, l := range []*column{k, other} {
		l.lines = slices.Repeat(l.lines[:1], r.rowsCut+9)
		for i := range l.lines {
			l.lines[i] = resultLine{words: fmt.Sprint("card ", i), points: "0", face: &p.Faces[i]}
		}
	}
	short := &r.columns[2]
	short.lines = short.lines[:3]
	told := func() string { return moreWords(r.first(k), r.below(k)) }
	last := func() string { return k.lines[min(r.first(k)+r.shown(k), len(k.lines))-1].words }
	if got := told(); !strings.HasPrefix(got, "9 more below") {
		t.Errorf("at the top it says %q", got)
	}
	if got := moreWords(0, r.below(short)); got != "" {
		t.Errorf("of a list of which all is seen is said %q", got)
	}
	h.Move(k.box.X+60, r.linesOf(k).Y+10)
	h.Wheel = -1
	if h.Tick(t); r.first(k) == 0 || !strings.Contains(told(), "more below") {
		t.Errorf("after a turn of the wheel it begins with line %d, and says %q", r.first(k), told())
	}
	if r.first(other) != 0 {
		t.Errorf("the wheel over one list moves another to line %d", r.first(other))
	}
	if got, _ := r.faceAt(k.box.X+60, r.linesOf(k).Y+10); got != k.lines[r.first(k)].face {
		t.Error("under the pointer lies another card than is seen there")
	}
	for range 3 {
		h.Press(t, ebiten.KeyPageDown)
	}
	if got, want := told(), fmt.Sprintf("%d more above", len(k.lines)-r.shown(k)); got != want || last() != k.lines[len(k.lines)-1].words {
		t.Errorf("at the end it says %q, and shows %q last", got, last())
	}
	if r.first(short) != 0 || r.first(other) != 0 {
		t.Errorf("other lists begin with lines %d and %d when one is at its end", r.first(short), r.first(other))
	}
	for _, key := range []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageUp, ebiten.KeyPageUp} {
		h.Press(t, key)
	}
	if r.first(k) != 0 {
		t.Errorf("back at the top it begins with line %d", r.first(k))
	}
	h.LeadTo(t, f, "the first line", func(a *ui.PageTarget) bool { return a.Group == &k.scrolled && a.What == "card 0" })
	arrow := func(key ebiten.Key) string {
		h.Press(t, key)
		for range 8 { // the list scrolls
			h.Tick(t)
		}
		at, _ := f.Target()
		return at.What
	}
	for i := 1; i < len(k.lines); i++ {
		if got, want := arrow(ebiten.KeyDown), k.lines[i].words; got != want {
			t.Fatalf("arrow %d down leads to %q, want %q", i, got, want)
		}
	}
	if r.below(k) != 0 || r.first(other) != 0 {
		t.Errorf("the arrows leave %d lines below, and begin the other list with line %d", r.below(k), r.first(other))
	}
	for i := len(k.lines) - 2; i >= 0; i-- {
		if got, want := arrow(ebiten.KeyUp), k.lines[i].words; got != want {
			t.Fatalf("an arrow up leads to %q, want %q", got, want)
		}
	}
	h.EnterHere(t)
	if !r.zoom.Pinned || r.zoom.Face != k.lines[0].face {
		t.Error("Enter on a line does not read its card")
	}
	h.Press(t, ebiten.KeyEscape)
	for range 30 { // the frame comes back to the line
		h.Tick(t)
	}
	h.ByPad = true
	if h.Press(t, ebiten.KeyR); !r.zoom.Pinned || r.zoom.Face != k.lines[0].face {
		t.Error("Y on a line does not read its card")
	}
	h.Press(t, ebiten.KeyEscape)
	h.ByPad = false
	if r.first(k) != 0 {
		t.Errorf("the arrows lead up to line %d", r.first(k))
	}
	h.Move(3, 3)
	h.Tick(t)
	if h.Press(t, ebiten.KeyPageDown); r.first(k) == 0 || r.first(other) == 0 {
		t.Errorf("with the pointer on no list, they begin with lines %d and %d", r.first(k), r.first(other))
	}
	if len(asked) != 0 {
		t.Errorf("the keys asked for %v", asked)
	}
}

// TestRanksOfResult checks that the winner's account is first and the others follow by their points,
// each with its own color, that it has the turns of its seat among all that the log numbers, and that a
// card with points that vary has its rule.
func TestRanksOfResult(t *testing.T) {
	p := testProgram(t, new([]string))
	rates := 0
	for seed := range uint64(6) {
		r := ended(t, p, seed+1)
		turns, game := 0, 0
		for _, l := range r.match.Chronicle(engine.NoSeat).Lines() { // the last one numbered there
			if l.Turn {
				if _, err := fmt.Sscanf(l.Text, "Turn %d:", &game); err != nil {
					t.Fatal(err)
				}
			}
		}
		for i, c := range r.columns {
			n, all := 0, 0
			if _, err := fmt.Sscanf(c.notes[0], "%d of %d turns", &n, &all); err != nil || all != game {
				t.Fatalf("seed %d: of %d turns, %q", seed+1, game, c.notes[0])
			}
			turns += n
			if i > 0 && r.score.Accounts[c.seat].Sum() > r.score.Accounts[r.columns[i-1].seat].Sum() {
				t.Errorf("seed %d: %s comes after an account with fewer points", seed+1, c.name)
			}
			if want := strings.ToUpper(r.match.Seat(c.seat).Name); c.name != want {
				t.Errorf("seat %d has the account of %s", c.seat, c.name)
			}
			for _, l := range c.lines {
				if (l.rate != "") != (l.face != nil && l.face.VP == "*") {
					t.Errorf("%s has the rule %q", l.words, l.rate)
				}
				if l.rate != "" {
					rates++
				}
			}
		}
		if !r.columns[0].won {
			t.Errorf("seed %d: %s is first, and has not won", seed+1, r.columns[0].name)
		}
		if want := int(r.match.View(engine.NoSeat).Turn().Number); turns != want {
			t.Errorf("seed %d: the seats had %d turns, and the game %d", seed+1, turns, want)
		}
	}
	if rates == 0 {
		t.Error("no card had points that vary")
	}
}

// TestEnlargedOverNoOtherAccount checks that the enlarged card covers neither the pointer nor another
// account where there is room beside them.
func TestEnlargedOverNoOtherAccount(t *testing.T) {
	p := testProgram(t, new([]string))
	wide := ended(t, p, 3)
	gains := Attempt{Lines: []string{"x"}, Gains: []Gain{{Face: &p.Faces[1]}}, Do: func() {}}
	for name, r := range map[string]*Result{"posters": wide, "gains": NewAttemptResult(p, wide.match, gains)} {
		for i := range r.columns {
			k := &r.columns[i]
			x, y := k.box.X+60, r.linesOf(k).Y+10
			at := r.zoomPlace(x, y)
			if at.Has(x, y) || !at.Within(r.area.Inset(0, 0)) {
				t.Errorf("%s: the card for account %d is at %v", name, i, at)
			}
			for j := range r.columns {
				if j != i && at.Overlaps(r.columns[j].box) {
					t.Errorf("%s: the card for account %d covers account %d", name, i, j)
				}
			}
		}
	}
}

// TestResultIsTheSlip checks that the result has the contents of a tournament slip: each seat's
// name, Super Hero and points, with the points of each card.
func TestResultIsTheSlip(t *testing.T) {
	var asked []string
	r := ended(t, testProgram(t, &asked), 2)
	for i, a := range r.score.Accounts {
		c := r.columns[slices.IndexFunc(r.columns, func(c column) bool { return c.seat == engine.SeatID(i) })]
		if want := strings.ToUpper(r.match.Seat(engine.SeatID(i)).Name); c.name != want {
			t.Errorf("seat %d is called %q, want %q", i, c.name, want)
		}
		view := r.match.View(engine.SeatID(i))
		if hero := view.Face(view.Cards(view.Zone(engine.Heroes, engine.SeatID(i)))[0]).Name; c.hero == nil || c.hero.Name != hero {
			t.Errorf("%s does not have the portrait of %s", c.name, hero)
		}
		if c.total != fmt.Sprint(a.Total) {
			t.Errorf("%s has %q points, want %d", c.name, c.total, a.Total)
		}
		sum := 0
		for _, l := range c.lines {
			n, err := strconv.Atoi(l.points)
			if err != nil {
				t.Errorf("%s counts %q points for %s", c.name, l.points, l.words)
			}
			sum += n
		}
		if sum != a.Total {
			t.Errorf("what %s has comes to %d, not %d", c.name, sum, a.Total)
		}
	}
}

// TestResultSaysHowTiesEnd checks that in a tournament the result says that the latest defeat
// breaks ties.
func TestResultSaysHowTiesEnd(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	for profile, latest := range map[string]bool{"": false, "tournament": true} {
		m := testgame.Match(t, match.Plan{Profile: profile, Seats: testgame.Seats("buyer", "buyer"), Options: testgame.Five, Seed: 1})
		if r := NewResult(p, m); strings.Contains(r.note, "latest Super-Villain defeated") != latest {
			t.Errorf("profile %q: %s", profile, r.note)
		}
	}
}

// TestSeatColorsOfResult checks that a seat has the color from its mode, its team's or its own.
func TestSeatColorsOfResult(t *testing.T) {
	p := testProgram(t, new([]string))
	p.Looks = func(mode string) players.SeatLooks {
		if mode == "rebirth" {
			return players.SeatLooks{Alone: func(_ pen.Palette, seat int) pen.Seat { return pen.Plain(color.NRGBA{R: uint8(seat)}) }}
		}
		return players.SeatLooks{Team: pen.Palette.Member}
	}
	seats := testgame.Seats("Ana", "Bob", "Cleo", "Dan")
	for name, c := range map[string]struct {
		plan match.Plan
		want pen.Seat
	}{
		"alone":   {match.Plan{Seats: seats}, pen.Standard.Seat(2)},
		"teams":   {match.Plan{Seats: seats, Variants: []string{"teams"}}, pen.Standard.Member(0, 1)},
		"rebirth": {match.Plan{Seats: seats, Mode: "rebirth"}, pen.Plain(color.NRGBA{R: 2})},
	} {
		t.Run(name, func(t *testing.T) {
			if got := (&Result{program: p, match: testgame.Match(t, c.plan)}).look(pen.Standard, 2); got != c.want {
				t.Errorf("seat 2 is %v, want %v", got, c.want)
			}
		})
	}
}

// TestBothHeroesOfResult checks that a winner with two heroes is shown with both, and that each
// half of a double portrait can be read by itself.
func TestBothHeroesOfResult(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	seats := testgame.Seats("buyer", "buyer")
	seats[0].Heroes, seats[1].Heroes = []string{"Martian Manhunter", "Wonder Woman"}, []string{"Green Lantern", "Batman"}
	m := testgame.Match(t, match.Plan{Seats: seats, Heroes: mode.Chosen, Variants: []string{"two-heroes"}, Options: testgame.Five, Seed: 1})
	for !m.Over() {
		if _, err := m.Step(); err != nil {
			t.Fatal(err)
		}
	}
	r := NewResult(p, m)
	for _, c := range r.columns {
		i, y := c.seat, c.box.Y+20
		left, _ := r.faceAt(c.box.X+portraitW/4, y)
		if right, _ := r.faceAt(c.box.X+portraitW*3/4, y); left.Name != seats[i].Heroes[0] || right.Name != seats[i].Heroes[1] {
			t.Errorf("the halves of the portrait of seat %d are %s and %s", i, left.Name, right.Name)
		}
	}
	var shown []string
	for _, f := range r.posters {
		shown = append(shown, f.Name)
	}
	if want := seats[r.score.Winners[0]].Heroes; len(r.score.Winners) != 1 || !slices.Equal(shown, want) {
		t.Errorf("of those who have won are shown %q, want %q", shown, want)
	}
}

// TestSumsOfResult checks that the result shows the sums of partners in a team game, and no sums
// otherwise.
func TestSumsOfResult(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	for _, teams := range []bool{false, true} {
		plan := match.Plan{Seats: testgame.Seats("buyer", "buyer", "buyer", "buyer"), Options: testgame.Five, Seed: 1}
		if teams {
			plan.Variants = []string{"teams"}
		}
		m := testgame.Match(t, plan)
		for !m.Over() {
			if _, err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
		acc, name := m.Score().Accounts, func(seat engine.SeatID) string { return m.Seat(seat).Name }
		want := ""
		if teams {
			want = fmt.Sprintf(" Points: %s and %s %d, %s and %s %d.", name(0), name(2), acc[0].Total+acc[2].Total, name(1), name(3), acc[1].Total+acc[3].Total)
		}
		if r := NewResult(p, m); !strings.HasSuffix(r.why, "."+want) || strings.Contains(r.why, "Points:") != teams {
			t.Errorf("teams %v: %q does not end in %q", teams, r.why, want)
		}
	}
}

// TestLargeWordsOfAResult checks that a tall result gives large letters more room for why the game ended
// and for what an attempt has brought, and that nothing overlaps then.
func TestLargeWordsOfAResult(t *testing.T) {
	for _, at := range [][2]int{{800, 1200}, {1080, 1920}} {
		for _, text := range []float64{1, 1.5, 2} {
			f := (&ui.Settings{TextScale: text}).Fit(at[0], at[1])
			l := layResult(f.Area(), 3, false, true, text)
			if rows := int((l.reasonBox.H - 10) / (resultPitch * text)); rows < 3 {
				t.Errorf("%v, %.1f: only %d rows say why the game ended", at, text, rows)
			}
			if l.gainsAt.Overlaps(l.reasonBox) || l.gainsAt.Overlaps(l.accounts) || l.accounts.Y+l.accounts.H > l.foot.Y || l.accounts.H < portraitH+2.3*noteRow*text+resultFoot*text+6*resultPitch*text {
				t.Errorf("%v, %.1f: %+v", at, text, l)
			}
			usual := layResult(f.Area(), 3, false, true, 1)
			if text > 1 && l.gainsAt.H <= usual.gainsAt.H {
				t.Errorf("%v, %.1f: the gains have %.0f", at, text, l.gainsAt.H)
			}
		}
	}
}

// TestResultEven checks that the lines of all accounts have one size in each text size.
func TestResultEven(t *testing.T) {
	p := testProgram(t, new([]string))
	r := ended(t, p, 3)
	for _, text := range []float64{1, 1.5, 2} {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		words, sizes := map[string]bool{}, map[float64]bool{}
		for i := range r.columns {
			for _, l := range r.columns[i].lines {
				words[l.words] = true
			}
		}
		for _, l := range c.Read(1280, 720, nil, r.Draw).Lines {
			if words[l.Text] {
				sizes[l.Style.Size] = true
			}
		}
		if len(sizes) != 1 {
			t.Errorf("text %g: the lines have the sizes %v", text, sizes)
		}
	}
}

// TestResultSaysAll checks that the result of a campaign's attempt shows all of its sentences: what each
// player has done, and what the attempt has brought.
func TestResultSaysAll(t *testing.T) {
	p := testProgram(t, new([]string))
	gain := Gain{Face: &p.Faces[1], Name: "Big Blue Boy Scout", Words: "Ana: Signature card of Superman, replaces a Punch"}
	r := NewAttemptResult(p, ended(t, p, 3).match, Attempt{Lines: []string{"+3 points: 5 of 29 so far."}, Gains: []Gain{gain, gain}, Do: func() {}})
	r.columns = r.columns[:2]
	const did = "Defeated Doomsday, Deathstroke, Reverse-Flash, Despero, and Amazo"
	r.columns[0].notes = []string{did, "21 turns"}
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{TextScale: 1}
	var all []string
	for range 2 { // the first measures
		all = nil
		for _, l := range c.Read(1280, 720, nil, r.Draw).Lines {
			all = append(all, l.Text)
		}
	}
	shown := strings.Join(all, " ")
	for _, want := range []string{did, gain.Words, "21 turns"} {
		if !strings.Contains(shown, want) {
			t.Errorf("the result does not show %q: %q", want, shown)
		}
	}
}

// TestKindsOfResult checks that each account says in full who played, in as many words as the setup, and
// also with little room.
func TestKindsOfResult(t *testing.T) {
	p := testProgram(t, new([]string))
	p.Players = players.Computers{{Kind: "buyer", Name: "Strong"}, {Kind: "random", Name: "Easy"}}
	for _, kinds := range [][]string{{"buyer", "Ana"}, {"buyer", "random", "buyer", "Ana", "buyer"}} {
		m := testgame.Match(t, match.Plan{Seats: testgame.Seats(kinds...), Options: testgame.Five, Seed: 3})
		said := ""
		for _, l := range ui.NewCanvas().Read(1280, 720, nil, NewResult(p, m).Draw).Lines {
			said += l.Text + " "
		}
		for kind, want := range map[string]string{"buyer": "COMPUTER: STRONG", "random": "COMPUTER: EASY", "Ana": "PERSON"} {
			n := 0
			for _, k := range kinds {
				if k == kind {
					n++
				}
			}
			if got := strings.Count(said, want+" "); got != n {
				t.Errorf("%d accounts say %q, want %d: %s", got, want, n, said)
			}
		}
	}
}

// TestReasonIsInTheMiddle checks that the reason why a game is over is in the middle of its box, with
// letters of any size, if there is no note below it.
func TestReasonIsInTheMiddle(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	r := ended(t, p, 3)
	r.why, r.note = "The game is over: no Super-Villains are left.", ""
	for _, text := range []float64{1, 1.5, 2} {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		page := c.Read(1920, 1080, nil, r.Draw)
		top, low := 9999.0, 0.0
		for i := range page.Lines {
			if l := &page.Lines[i]; len(l.Text) > 8 && strings.Contains(r.why, strings.TrimSpace(l.Text)) {
				top, low = min(top, l.Box().Y), max(low, l.Box().Y+l.Box().H)
			}
		}
		if _, want := r.reasonBox.Middle(); low == 0 || (top+low)/2 < want-6 || (top+low)/2 > want+6 {
			t.Errorf("text %g: the middle of the reason is at %.0f, that of its box at %.0f", text, (top+low)/2, want)
		}
	}
}

// TestNoteOfAResultIsWhole checks that a note too long for its line moves its first sentences to the line
// above, so that it is not cut, and that a short one stays.
func TestNoteOfAResultIsWhole(t *testing.T) {
	p := testProgram(t, new([]string))
	r := ended(t, p, 2)
	const game, end = "Scenario 1, First Night Out, attempt 1.", "5 Super-Villains defeated, Threat Level 5, no damage to the city. Undone after seeing hidden cards: 2."
	for note, want := range map[string][]string{
		game + " " + end:               {"The city is saved. " + game, end},
		game + " No damage was taken.": {"The city is saved.", game + " No damage was taken."},
	} {
		r.why, r.note = "The city is saved.", note
		said := []string{}
		for _, l := range ui.NewCanvas().Read(1280, 720, nil, r.Draw).Lines {
			said = append(said, l.Text)
		}
		for _, w := range want {
			if !slices.Contains(said, w) {
				t.Errorf("%q is not a line of %q", w, said[:min(8, len(said))])
			}
		}
	}
}

// TestTokensAreAmongTheCards checks that the VP tokens of a seat are a line of its account, among the cards by
// their points, and that the points of all lines add up.
func TestTokensAreAmongTheCards(t *testing.T) {
	r := ended(t, testProgram(t, new([]string)), 3)
	acc := r.score.Accounts[0]
	for _, n := range []int{0, 1, 2, 90} {
		with := acc
		with.Tokens, with.Total = n, acc.Total-acc.Tokens+n
		sum, last, at := 0, 1000, -1
		lines := r.column(with, match.Deeds{}).lines
		for i, l := range lines {
			points, err := strconv.Atoi(l.points)
			if err != nil {
				t.Fatal(err)
			}
			if sum += points; points > last {
				t.Errorf("%d tokens: %s with %d points is below a line with %d", n, l.words, points, last)
			}
			if last = points; strings.HasPrefix(l.words, "VP token") {
				at = i
			}
		}
		if sum != with.Total || (at >= 0) != (n > 0) {
			t.Errorf("%d tokens: line %d of %d names them; the lines have %d points, the total is %d", n, at, len(lines), sum, with.Total)
		}
	}
}

// TestNamesOfResult checks that the result of five players shows the names of cards in full, in two lines if
// they are long, and that the words below count cards. Cards that share a name are told apart as in the log.
func TestNamesOfResult(t *testing.T) {
	p := testProgram(t, new([]string))
	r := ended(t, p, 3)
	for i := range r.columns {
		for _, l := range r.columns[i].lines {
			for f := range p.Faces {
				if called := r.match.Book().Called(engine.FaceID(f)); l.face == &p.Faces[f] && !strings.HasSuffix(l.words, called) {
					t.Errorf("%q is not called %q", l.words, called)
				}
			}
		}
	}
	r.columns = append(r.columns, r.columns[:2]...)
	long := []string{"2 × White Lantern Power Battery", "Green Lantern (Super-Villain)", "3 × Commissioner Gordon"}
	for i := range r.columns {
		k := &r.columns[i]
		k.lines = nil
		for n := range 15 {
			k.lines = append(k.lines, resultLine{words: fmt.Sprint(long[n%3], " ", n), points: "2", face: &p.Faces[n]})
		}
	}
	for _, text := range []float64{1, 1.5, 2, 1} {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		page := c.Read(1280, 720, nil, r.Draw)
		k := &r.columns[0]
		if text == 1 && len(k.lines) != 30 {
			t.Errorf("15 long names take %d lines", len(k.lines))
		}
		shown := begun(k.lines[:r.shown(k)])
		if got, want := r.below(k), 15-shown; got != want && got != want+1 || got == 0 {
			t.Errorf("text %g: %d cards are below, and %d in view", text, got, shown)
		}
		for _, l := range k.lines[:r.shown(k)] {
			if strings.Contains(l.said, "...") || l.said != "" && !slices.ContainsFunc(page.Lines, func(of ui.PageLine) bool { return of.Text == l.said }) {
				t.Errorf("text %g: %q is cut", text, l.said)
			}
		}
		targets := 0
		for i := range page.Targets {
			if a := &page.Targets[i]; a.Group == any(&k.scrolled) && a.Of != any(-1) {
				targets++
			}
		}
		if targets != shown {
			t.Errorf("text %g: %d targets for %d cards", text, targets, shown)
		}
	}
}
