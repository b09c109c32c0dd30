package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// namingTable returns a table at which Ana must name a card. Of her cards, one is in her hand, one in the discard
// pile, and the rest are in her deck. All others are in the main deck.
func namingTable(t *testing.T) *Table {
	t.Helper()
	g, err := catalog.Tested.Build(mode.Plan{Mode: "standard", Sets: []string{"base", "crossover_1"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Book.Library()
	b, err := engine.Build(lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	b.SetLineUpSize(5)
	add := func(place engine.Place, seat engine.SeatID, names ...string) {
		for _, name := range names {
			f, err := g.Book.Find(name, false)
			if err != nil {
				t.Fatal(err)
			}
			b.Add(f, b.Zone(place, seat))
		}
	}
	heroes := engine.SeatID(0)
	for i := range lib.Faces {
		switch f := &lib.Faces[i]; {
		case f.SuperHero && heroes < 2:
			b.Add(engine.FaceID(i), b.Zone(engine.Heroes, heroes))
			heroes++
		case f.InDeck > 0:
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	add(card.Villains, engine.NoSeat, "Captain Cold", "Brainiac")
	add(card.Kicks, engine.NoSeat, "Kick", "Kick")
	add(card.Weaknesses, engine.NoSeat, "Weakness")
	add(engine.Hand, 0, "T-Spheres", "Vulnerability")
	add(engine.Discard, 0, "Mera")
	add(engine.Deck, 0, "Punch", "Kick", "Punch", "Super Speed", "Punch")
	add(engine.Deck, 1, "Bane")
	m, _, err := match.Restore(g, func(string, uint64) (match.Decider, error) { return testgame.Buyer{}, nil },
		match.Saved{Record: match.Record{Plan: g.Plan, Printed: lib.Fingerprint()}, Now: b.Resume(0, 0).AppendBinary(nil)})
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0)
	for _, o := range v.Pending().Options {
		if o.Kind == engine.OptPlay && v.Face(o.Card).Name == "T-Spheres" {
			if err := m.Answer(engine.Answer{Seq: v.Pending().Seq, Option: o}); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Over: func() {}, ToTitle: func() {}, Quit: func() {}, Rules: func() []mode.RulesChapter { return nil }})
	if !tb.ask.naming() || tb.ask.kind != engine.DecideName {
		t.Fatalf("question %d is open, not one for a name", tb.ask.kind)
	}
	return tb
}

// namesShown returns the names in view, in their order.
func (t *Table) namesShown() (out []string) {
	for _, c := range t.ask.stage.Panels[0].Cards {
		out = append(out, c.Face.Name)
	}
	return out
}

// ticksName returns the name of the ticked answer, or "".
func (t *Table) ticksName() string {
	if len(t.ask.ticked) != 1 {
		return ""
	}
	return t.printed(t.ask.asked.Answers[t.ask.ticked[0]].Faces[0]).Name
}

// named returns the last name that was given, or "".
func (t *Table) named() string {
	log := t.Match.Log()
	if len(log) == 0 || log[len(log)-1].Kind != engine.OptName {
		return ""
	}
	return t.view().Library().Names[log[len(log)-1].N]
}

// middleOf returns where the card of a name is clicked.
func (t *Table) middleOf(tt *testing.T, name string) (x, y float64) {
	tt.Helper()
	for _, c := range t.ask.stage.Panels[0].Cards {
		if c.Face.Name == name {
			return c.Seen.Middle()
		}
	}
	tt.Fatalf("%s is not in view, but %q", name, t.namesShown())
	return 0, 0
}

// TestNamesOfYourCardsComeFirst checks that the names of the player's cards are first, wherever these are, that
// both parts are in the order of the alphabet, and that the notes count the player's own deck.
func TestNamesOfYourCardsComeFirst(t *testing.T) {
	tb := namingTable(t)
	var parts [2][]string
	notes := map[string]string{}
	for i := range tb.ask.asked.Answers {
		r := &tb.ask.asked.Answers[i]
		name := tb.printed(r.Faces[0]).Name
		if parts[1] != nil && r.Where == match.YourCards || tb.ask.options[i] != r.Option {
			t.Fatalf("%s is answer %d", name, i)
		}
		parts[rankOf(r)] = append(parts[rankOf(r)], name)
		notes[name] = r.Notes[0].Text
	}
	if want := []string{"Kick", "Mera", "Punch", "Super Speed", "T-Spheres", "Vulnerability"}; !slices.Equal(parts[0], want) {
		t.Errorf("Ana's cards are %q", parts[0])
	}
	if !slices.Contains(parts[1], "Bane") || !slices.Contains(parts[1], "Weakness") || !slices.IsSortedFunc(parts[1], func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) }) {
		t.Errorf("the other cards are %q", parts[1])
	}
	if notes["Punch"] != "3 cards in your deck" || notes["Mera"] != "Not in your deck" || notes["Bane"] != "Not in your deck" {
		t.Errorf("the notes are %q, %q, %q", notes["Punch"], notes["Mera"], notes["Bane"])
	}
}

// TestNameByMouse checks that the wheel scrolls the names, that a click ticks one and gives no answer, that
// pointing at one enlarges it, and that the button answers with the ticked one. Undo asks again.
func TestNameByMouse(t *testing.T) {
	tb := namingTable(t)
	h := handsOn(tb)
	before := tb.Match.Given()
	h.Move(tb.ask.stage.Panels[0].List.Middle())
	for range 4 {
		h.Wheel = -1
		h.Tick(t)
	}
	if slices.Contains(tb.namesShown(), "Kick") || tb.ask.scroll.At == 0 {
		t.Fatalf("the wheel shows %q", tb.namesShown())
	}
	name := tb.namesShown()[8]
	x, y := tb.middleOf(t, name)
	h.Move(x, y)
	for range 40 {
		h.Tick(t)
	}
	if !tb.zoom.Hovers() || tb.zoom.Face.Name != name {
		t.Errorf("pointing at %s enlarges nothing", name)
	}
	if h.Click(t, x, y); tb.ticksName() != name || tb.Match.Given() != before {
		t.Fatalf("a click on %s ticks %q", name, tb.ticksName())
	}
	if h.Click(t, x, y); tb.ticksName() != "" {
		t.Error("a second click does not untick it")
	}
	h.Click(t, x, y)
	b := &tb.ask.stage.Panels[0].Button
	bx, by := b.Box.Middle()
	if h.Click(t, bx, by); tb.named() != name {
		t.Fatalf("the button names %q, not %s", tb.named(), name)
	}
	said := false
	for _, l := range tb.logs[tb.eyes].lines {
		said = said || strings.HasSuffix(l.Text, "named "+name+" for T-Spheres")
	}
	if !said {
		t.Errorf("the log does not say that %s was named", name)
	}
	if tb.stepBack(); tb.dialog.Shown() { // cards were seen
		h.Press(t, ebiten.KeyEnter)
	}
	if !tb.ask.naming() || tb.ticksName() != "" {
		t.Error("undo does not ask again")
	}
}

// TestNameByKeys checks that letters search for a name wherever the frame is, and do nothing else, that Enter
// chooses the first name found and a second Enter gives it, and that Escape leaves the search and clears it. The
// key that shows the table does so until the search has begun.
func TestNameByKeys(t *testing.T) {
	tb := namingTable(t)
	h, f := framed(tb)
	h.Press(t, ebiten.KeyDown)
	if at, shown := f.Target(); !shown || at.What != "Kick" {
		t.Fatalf("the frame begins at %q", at.What)
	}
	h.Look = true
	if h.Tick(t); tb.ask.shown() {
		t.Error("V does not show the table")
	}
	h.Look = false
	h.Tick(t)
	typed := func(k ebiten.Key, text string) {
		t.Helper()
		h.Hit(k)
		h.Type(t, text)
		for range 8 {
			h.Tick(t)
		}
	}
	if typed(ebiten.KeyL, "l"); tb.log.open || tb.ask.search.Text != "l" || !tb.ask.search.Focus {
		t.Fatalf("L opens the log (%v) and searches for %q", tb.log.open, tb.ask.search.Text)
	}
	if at, _ := f.Target(); !at.Types {
		t.Errorf("while a name is typed, the frame is on %q", at.What)
	}
	h.Press(t, ebiten.KeyBackspace)
	typed(ebiten.KeyV, "v")
	typed(ebiten.KeyE, "ul")
	if got := tb.namesShown(); !slices.Equal(got, []string{"Vulnerability"}) || !tb.ask.shown() {
		t.Fatalf("%q finds %q", tb.ask.search.Text, got)
	}
	h.Press(t, ebiten.KeyEscape)
	if tb.pause.open || tb.ask.search.Focus || tb.ask.search.Text == "" {
		t.Fatal("Escape does not just leave the search")
	}
	h.Press(t, ebiten.KeyEscape)
	if tb.pause.open || tb.ask.search.Text != "" || len(tb.namesShown()) < 9 {
		t.Fatal("Escape does not clear the search")
	}
	if typed(ebiten.KeyP, "pun"); tb.ticksName() != "" {
		t.Error("typing chooses a name")
	}
	before := tb.Match.Given()
	h.Press(t, ebiten.KeyEnter)
	for range 30 {
		h.Tick(t)
	}
	if at, _ := f.Target(); tb.ticksName() != "Punch" || at.What != "Punch" || tb.Match.Given() != before {
		t.Fatalf("Enter ticks %q, and the frame is on %q", tb.ticksName(), at.What)
	}
	if h.EnterHere(t); tb.named() != "Punch" {
		t.Errorf("a second Enter names %q", tb.named())
	}
}

// TestNameFoundNowhere checks that a search without names says so and gives no answer, and that signs don't count.
func TestNameFoundNowhere(t *testing.T) {
	tb := namingTable(t)
	h, _ := framed(tb)
	before := tb.Match.Given()
	h.Type(t, "xyz")
	if p := &tb.ask.stage.Panels[0]; len(p.Cards) > 0 || len(p.Page) == 0 {
		t.Errorf("xyz finds %q", tb.namesShown())
	}
	h.Press(t, ebiten.KeyEnter)
	if h.Press(t, ebiten.KeyEnter); tb.Match.Given() != before || !tb.ask.search.Focus {
		t.Error("Enter answers although nothing is found")
	}
	for range 3 {
		h.Press(t, ebiten.KeyBackspace)
	}
	h.Type(t, "man")
	if got := tb.namesShown(); !slices.Contains(got, "Man of Steel") || slices.Index(got, "Man of Steel") > slices.Index(got, "Aquaman's Trident") {
		t.Errorf("man finds %q", got)
	}
	tb.clearSearch()
	if h.Type(t, "tspheres"); !slices.Equal(tb.namesShown(), []string{"T-Spheres"}) {
		t.Errorf("tspheres finds %q", tb.namesShown())
	}
	tb.tick(tb.ask.stage.Panels[0].Cards[0].Reply)
	if h.Type(t, "x"); len(tb.ask.ticked) > 0 {
		t.Error("a name that the search hides stays chosen")
	}
}

// TestNameOfSeveralCards checks that all cards with one name are shown side by side, and that each of them gives it.
func TestNameOfSeveralCards(t *testing.T) {
	tb := namingTable(t)
	h := handsOn(tb)
	h.Type(t, "grundy")
	cards := tb.ask.stage.Panels[0].Cards
	if len(cards) != 2 || cards[0].Face == cards[1].Face || cards[0].Reply != cards[1].Reply {
		t.Fatalf("grundy finds %q", tb.namesShown())
	}
	x, y := cards[1].Seen.Middle()
	if h.Click(t, x, y); tb.ticksName() != "Solomon Grundy" || !tb.ask.stage.Panels[0].Cards[0].Ticked || !tb.ask.stage.Panels[0].Cards[1].Ticked {
		t.Errorf("a click on the second one ticks %q", tb.ticksName())
	}
	h.Move(x, y+4)
	for range 40 {
		h.Tick(t)
	}
	if tb.zoom.Face != cards[1].Face {
		t.Error("pointing at the second one does not enlarge it")
	}
}

// TestNameByPad checks that a gamepad reaches each name by scrolling, and gives the one in the frame.
func TestNameByPad(t *testing.T) {
	tb := namingTable(t)
	h, f := framed(tb)
	h.ByPad = true
	h.Press(t, ebiten.KeyDown)
	for range 20 {
		h.Tick(t)
	}
	last := tb.ask.asked.Answers[len(tb.ask.asked.Answers)-1]
	name := tb.printed(last.Faces[0]).Name
	h.LeadTo(t, f, name, func(k *ui.PageTarget) bool { return k.What == name })
	if h.EnterHere(t); tb.ticksName() != name {
		t.Fatalf("the button ticks %q, not %s", tb.ticksName(), name)
	}
	h.Press(t, ebiten.KeyTab) // the shoulder button leads to the button that answers
	if at, _ := f.Target(); !strings.HasSuffix(at.What, name) {
		t.Fatalf("the next group is %q", at.What)
	}
	if h.EnterHere(t); tb.named() != name {
		t.Errorf("it names %q, not %s", tb.named(), name)
	}
}

// TestNamesInEveryWindow checks that the parts of the question for a name are in the window and in their places, and
// that each name can be scrolled into view as a whole, in every window and text size.
func TestNamesInEveryWindow(t *testing.T) {
	tb := namingTable(t)
	for _, w := range uitest.ScreenList() {
		*tb.Settings = w.Settings
		tb.Canvas.Settings = tb.Settings
		tb.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
		tb.sync(false)
		s, room := &tb.ask.stage, tb.Canvas.Room()
		p := &s.Panels[0]
		for name, b := range map[string]ui.Box{"the panel": p.Box, "the field": s.Field, "the button": p.Button.Box, "the balloon": s.Balloon.Box, "the look": s.Peek.Box, "the enlarged card": s.Reader} {
			if !b.Within(room) {
				t.Errorf("%s: %s is at %.0f in %.0f", w, name, b, room)
			}
			if name != "the panel" && name != "the field" && b.Overlaps(p.Box) {
				t.Errorf("%s: %s at %.0f is over the panel at %.0f", w, name, b, p.Box)
			}
		}
		for _, l := range slices.Concat(p.Notes, p.Button.Lines, s.Balloon.Title, s.Balloon.Says) {
			in := p.Box
			switch {
			case slices.Contains(p.Button.Lines, l):
				in = p.Button.Box
			case !slices.Contains(p.Notes, l):
				in = s.Balloon.Box
			}
			if !l.Box().Within(in) || l.Box().Overlaps(s.Field) {
				t.Errorf("%s: %q at %.0f has no room in %.0f", w, l.Text, l.Box(), in)
			}
		}
		for i := range tb.ask.asked.Answers {
			tb.ask.reveal = i + 1
			tb.layStage()
			k := slices.IndexFunc(tb.ask.stage.Panels[0].Cards, func(c question.Card) bool { return c.Reply == i })
			if k < 0 || tb.ask.stage.Panels[0].Cards[k].Seen != tb.ask.stage.Panels[0].Cards[k].Box {
				t.Fatalf("%s: answer %d is not in view as a whole", w, i)
			}
		}
		tb.ask.scroll.At = 0
		tb.layStage()
	}
}
