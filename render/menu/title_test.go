package menu

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// onTitle returns the title of a program with a running game in its third turn, hands on it, and
// the channel of the latest game.
func onTitle(t *testing.T, asked *[]string) (*Title, *uitest.Hands, *ui.Focus, chan *Latest) {
	t.Helper()
	p := testProgram(t, asked)
	p.Players = players.Computers{{Kind: "buyer", New: func(uint64) (match.Decider, error) { return testgame.Buyer{}, nil }}}
	p.Daily = func() error { *asked = append(*asked, "daily"); return nil }
	p.Saves = func() { *asked = append(*asked, "saves") }
	p.Cards = func() { *asked = append(*asked, "cards") }
	p.Open = func(id string) error { *asked = append(*asked, "open "+id); return nil }
	store := testgame.NewStore(t)
	p.Store = store
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("buyer", "buyer", "buyer"), Options: testgame.Five, Seed: 4})
	for m.View(engine.NoSeat).Turn().Number < 3 {
		if _, err := m.Step(); err != nil {
			t.Fatal(err)
		}
	}
	g := savegame.SavedGame{Saved: m.Saved(), SaveEntry: savegame.SaveEntry{ID: "games/running.lineup", Kind: savegame.Running, Plan: m.Plan().String(), Turn: 3}}
	store.Put(g)
	found := make(chan *Latest, 1)
	p.Latest = func() <-chan *Latest { return found }
	s := NewTitle(p)
	h := &uitest.Hands{}
	c := ui.NewCanvas()
	c.Fit = ui.FitInto(1920, 1080)
	f := h.HoldFramed(c, s.Update, s.Draw)
	found <- &Latest{Game: &savegame.Listed{SaveEntry: g.SaveEntry}}
	return s, h, f, found
}

// TestContinueSaysHowItStands checks that CONTINUE shows the active player and how far the game has come as
// soon as they are known.
func TestContinueSaysHowItStands(t *testing.T) {
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Tick(t)
	if got := s.stands.turn; !strings.HasPrefix(got, "Turn 3") || !s.Restless() {
		t.Fatalf("at first it says %q", got)
	}
	h.Settle(t, func() bool { return !s.standing.Busy() })
	if got, want := strings.Join(s.stands.lines(), "; "), "Turn 3, Robo 1's turn; Playing with Robo 0 and Robo 2; 5 Super-Villains left"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	s.program.Players = nil
	if got, ok := fullStanding(s.program, s.resumed.Game.ID, standing{turn: "Turn 3"}); ok || got.turn != "Turn 3" {
		t.Errorf("of a game that cannot be taken up is said %+v", got)
	}
	old := listedStanding(&savegame.Listed{Fault: "torn", Backup: []savegame.Old{{Turn: 2}}})
	if got := strings.Join(old.lines(), "; "); got != "Turn 2; The latest save is damaged. An older one can be opened." {
		t.Errorf("of a damaged game is said %q", got)
	}
}

// TestTitleKeys checks that each key on a button does the same as a click.
func TestTitleKeys(t *testing.T) {
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Tick(t)
	for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyC, ebiten.KeyQ, ebiten.KeyN, ebiten.KeyD, ebiten.KeyS, ebiten.KeyL} {
		h.Press(t, k)
	}
	if got := strings.Join(asked, ", "); got != "open "+s.resumed.Game.ID+", open "+s.resumed.Game.ID+", quick, setup, daily, saves, cards" {
		t.Errorf("the keys asked for %s", got)
	}
}

// TestTitleRests checks that an idle title is not redrawn, and that a window of another shape lays
// out the menu again.
func TestTitleRests(t *testing.T) {
	looptest.NeedDisplay(t)
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
	c := ui.NewCanvas()
	draw := func(w, h int) {
		c.Begin(ebiten.NewImage(w, h))
		s.Draw(c)
	}
	draw(640, 360)
	for range 100 {
		if h.Tick(t); s.Restless() {
			t.Fatal("a title that nothing happens on is drawn again")
		}
	}
	left := s.Buttons.List[0].Box.X
	draw(860, 360)
	if got := s.Buttons.List[0].Box.X; got >= left-50 {
		t.Errorf("in a wider window the menu begins at %v, not further out than %v", got, left)
	}
}

// TestTitleAtOnce checks that the first drawing of the title is sharp if all painting is immediate.
func TestTitleAtOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	var asked []string
	s, _, _, _ := onTitle(t, &asked)
	c := ui.NewCanvas()
	c.Art.AtOnce = true
	c.Begin(ebiten.NewImage(640, 360))
	s.Draw(c)
	if !c.Sharp() {
		t.Error("the title is rough")
	}
}

// TestTargets checks that each click target on the screens is large enough.
func TestTargets(t *testing.T) {
	var asked []string
	title, h, _, _ := onTitle(t, &asked)
	h.Tick(t)
	p := title.program
	p.Now = noon.Unix
	crash := NewCrash(p, savegame.Crash{Game: "g"}, func() {})
	stage := newStage(t, memory(t))
	for name, bs := range map[string]*ui.Buttons{
		"title": &title.Buttons, "crash": &crash.Buttons, "saves": &stage.Buttons,
		"result": &ended(t, p, 3).Buttons,
	} {
		if len(bs.List) < 2 {
			t.Errorf("%s has %d buttons", name, len(bs.List))
		}
		for _, b := range bs.List {
			if b.Box.H < ui.MinTarget || b.Box.W < ui.MinTarget {
				t.Errorf("%s: the button %q is %v by %v", name, b.Label, b.Box.W, b.Box.H)
			}
		}
	}
}

// TestContinueIsReadWhole checks that lines of CONTINUE that do not fit are shown under the
// pointer.
func TestContinueIsReadWhole(t *testing.T) {
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{Scale: 0.8, TextScale: 1.5}
	c.Read(1920, 1080, nil, s.Draw) // lays it out for that window
	b := s.Buttons.List[0].Box
	c.PointAt(b.X+b.W-30, b.Y+20) // a place without text
	page := c.Read(1920, 1080, nil, func(c *ui.Canvas) { s.Draw(c); c.DrawTip() })
	told := ""
	for _, l := range page.Lines {
		told += l.Text + "; "
	}
	if !strings.Contains(told, "5 Super-Villains left") {
		t.Errorf("what is read is %s", told)
	}
}

// TestRulesOnTheTitle checks that the rules open over the title and keep all input from it.
func TestRulesOnTheTitle(t *testing.T) {
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Tick(t)
	h.Button(t, &s.Buttons, "RULES")
	for _, k := range []ebiten.Key{ebiten.KeyQ, ebiten.KeyN, ebiten.KeyL, ebiten.KeyEnter, ebiten.KeyRight, ebiten.KeyDown} {
		h.Press(t, k)
	}
	h.Click(t, 700, 500)
	if !s.rules.Shown() || len(asked) > 0 {
		t.Fatalf("the rules are read: %v, through them was asked for %q", s.rules.Shown(), asked)
	}
	h.Press(t, ebiten.KeyEscape)
	if s.rules.Shown() {
		t.Error("Esc does not close the rules")
	}
	if h.Press(t, ebiten.KeyF1); !s.rules.Shown() {
		t.Error("F1 does not open the rules")
	}
}

// TestTallTitleUsesItsHeight checks that in a tall window the menu is below the name of the game
// and the picture, inside the window, and close to its lower end.
func TestTallTitleUsesItsHeight(t *testing.T) {
	var asked []string
	title, h, _, _ := onTitle(t, &asked)
	title.program.Campaigns = &Way{Label: "REBIRTH CAMPAIGN", Do: func() {}}
	h.Settle(t, func() bool { return title.resumed != nil && !title.standing.Busy() })
	for _, w := range uitest.Columns() {
		title.fit = w.Settings.Fit(w.Width, w.Height)
		title.lay()
		room, logo := title.fit.Room(), LogoBox(title.fit)
		low := 0.0
		for i := range title.Buttons.List {
			b := title.Buttons.List[i].Box
			if !b.Within(room) || b.Y < logo.Y+logo.H+600 {
				t.Errorf("%s: %s is at %.0f, and the name at %.0f", w, title.Buttons.List[i].Label, b, logo)
			}
			low = max(low, b.Y+b.H)
		}
		if left := room.Y + room.H - low; left < 50 || left > 0.12*room.H {
			t.Errorf("%s: %.0f units are left below the menu", w, left)
		}
	}
}

// TestEnterPressesTheMarked checks that Enter presses the button that the keyboard or the pointer has
// moved to, or else the first, and that the line at the bottom names it. A pointer at rest changes
// nothing, whatever appears below it.
func TestEnterPressesTheMarked(t *testing.T) {
	var asked []string
	s, h, f, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
	enter := func(name, want string) {
		t.Helper()
		asked = nil
		words := ""
		for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.Draw).Lines {
			words += l.Text + " "
		}
		if !strings.Contains(words, "ENTER "+name) {
			t.Errorf("it does not say that Enter is for %s: %s", name, words)
		}
		h.Press(t, ebiten.KeyEnter)
		for range 3 { // under the frame it is a click
			h.Tick(t)
		}
		if strings.Join(asked, ",") != want {
			t.Errorf("Enter asks for %q, not %q", asked, want)
		}
	}
	resume := "open " + s.resumed.Game.ID
	enter("Continue", resume)
	h.Move(s.Buttons.List[1].Box.Middle())
	h.Tick(t) // the window opens under it
	enter("Continue", resume)
	point := func(label string) {
		for i := range s.Buttons.List {
			if b := s.Buttons.List[i]; b.Label == label {
				h.Move(b.Box.Middle())
				h.Tick(t)
			}
		}
	}
	point("NEW GAME")
	enter("New game", "setup")
	h.Press(t, ebiten.KeyTab) // shows the frame
	h.Lead(t, f, "CONTINUE")
	for range 25 {
		h.Tick(t)
	}
	enter("Continue", resume) // the keyboard has marked the first
	h.Press(t, ebiten.KeyDown)
	h.Tick(t)
	enter("Quick game", "quick")
	point("LIBRARY")
	enter("Library", "cards")
	h.Move(1500, 500)
	h.Tick(t)
	enter("Continue", resume)
	point("NEW GAME")
	h.Press(t, ebiten.KeyF1)
	h.Tick(t)
	point("QUICK GAME") // over the rules
	h.Press(t, ebiten.KeyEscape)
	h.Tick(t)
	enter("Continue", resume)
	h.Move(s.Buttons.List[1].Box.X+60, s.Buttons.List[1].Box.Y+30)
	h.Tick(t)
	enter("Quick game", "quick")
}

// TestContinueOfLargeText checks that CONTINUE, of a named save too, shows the Super-Villains left in any
// text size, and leaves out the other players if it has no room for all.
func TestContinueOfLargeText(t *testing.T) {
	looptest.NeedDisplay(t)
	var asked []string
	for _, text := range []float64{1, 1.25, 1.5, 2} {
		s, h, _, _ := onTitle(t, &asked)
		h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
		if text < 2 {
			s.stands.title = "Friday evening"
		}
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		told := ""
		for _, l := range c.Read(1280, 720, nil, s.Draw).Lines {
			told += l.Text + "\n"
		}
		if !strings.Contains(told, s.stands.left) || text < 1.5 && !strings.Contains(told, s.stands.others) {
			t.Errorf("text %g: CONTINUE says %q", text, told)
		}
	}
}

// TestContinueShowsAllNames checks that CONTINUE shows the names of all players in full, without the
// picture if they are long.
func TestContinueShowsAllNames(t *testing.T) {
	looptest.NeedDisplay(t)
	var asked []string
	for _, names := range [][]string{{"Robo", "Gizmo", "Cog"}, {"Bartholomew the Younger", "Wilhelmina of the Hills", "Maximilian the Third", "Constantine Alexander"}} {
		s, h, _, _ := onTitle(t, &asked)
		h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
		s.resumed.Game.Picture = []byte("not a picture")
		s.stands.others = "Playing with " + strings.Join(names, ", ")
		told := ""
		for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.Draw).Lines {
			told += l.Text + " "
		}
		if !strings.Contains(told, s.stands.others+" ") || !strings.Contains(told, s.stands.left) {
			t.Errorf("names are cut off: %s", told)
		}
	}
}

// TestContinueKeepsItsEnd checks that CONTINUE says how many Super-Villains are left of a named game in
// every size of text.
func TestContinueKeepsItsEnd(t *testing.T) {
	var asked []string
	s, h, _, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return s.resumed != nil && !s.standing.Busy() })
	s.stands.title = "Friday night with the cousins"
	set, c := &ui.Settings{}, ui.NewCanvas()
	c.Settings = set
	for _, set.TextScale = range uitest.TextScales {
		for _, size := range [][2]int{{960, 540}, {1280, 720}, {1920, 1080}, {800, 1200}} {
			said := ""
			for _, l := range c.Read(size[0], size[1], nil, s.Draw).Lines {
				said += l.Text + "; "
			}
			for _, want := range []string{s.stands.title, "Turn 3", s.stands.left} {
				if !strings.Contains(said, want) {
					t.Errorf("%v, text %g: %q is missing: %s", size, set.TextScale, want, said)
				}
			}
		}
	}
}

// TestFrameGoesToContinue checks that on a title after a game the frame goes to CONTINUE, and that on one to
// which another screen leads back it returns to where it was.
func TestFrameGoesToContinue(t *testing.T) {
	var asked []string
	first, h, _, _ := onTitle(t, &asked)
	h.Settle(t, func() bool { return first.resumed != nil && !first.standing.Busy() })
	title := first
	c := ui.NewCanvas()
	c.Fit = ui.FitInto(1920, 1080)
	f := h.HoldFramed(c, func(p *ui.Pointer, dt float64) error {
		if title == nil {
			return nil
		}
		return title.Update(p, dt)
	}, func(c *ui.Canvas) {
		if title == nil { // another screen
			c.Target(ui.Target{What: "elsewhere", Box: ui.BoxAt(900, 500, 100, 100), Group: "elsewhere"})
			return
		}
		title.Draw(c)
	})
	for _, k := range []struct {
		order int64
		want  string
	}{{0, "NEW GAME"}, {7, "CONTINUE"}, {7, "NEW GAME"}, {8, "CONTINUE"}} {
		h.Press(t, ebiten.KeyDown)
		h.Lead(t, f, "NEW GAME")
		title = nil
		for range 10 {
			h.Tick(t)
		}
		found := make(chan *Latest, 1)
		first.program.Latest = func() <-chan *Latest { return found }
		listed := *first.resumed.Game
		listed.Order = k.order
		found <- &Latest{Game: &listed}
		title = NewTitle(first.program)
		h.Settle(t, func() bool { return title.resumed != nil && !title.standing.Busy() })
		for range 10 {
			h.Tick(t)
		}
		if at, shown := f.Target(); !shown || at.What != k.want {
			t.Errorf("with the save %d the frame is on %q, want %q", k.order, at.What, k.want)
		}
	}
}
