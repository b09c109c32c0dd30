package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// ended returns a match that is over.
func ended(t *testing.T) *match.Match {
	t.Helper()
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 11, Options: testgame.Five})
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	return tb.Match
}

// TestReplay checks that a replay can be moved with buttons, keys, and the bar, shows all views,
// and can start a game from the middle.
func TestReplay(t *testing.T) {
	m := ended(t)
	last := m.Hash()
	m.GoTo(0)
	from, closed, shared, results := -1, 0, 0, 0
	tb := New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Watch: &Watch{Title: "a game", PlayOn: func(n int) { from = n }, Close: func() { closed++ }, Share: func(Sight) { shared++ }, Result: func() { results++ }},
	})
	h := handsOn(tb)
	r := tb.replay
	h.Button(t, &r.buttons, ">")
	h.Button(t, &r.buttons, ">")
	h.Press(t, ebiten.KeyPeriod)
	if m.Given() != 3 {
		t.Fatalf("three steps lead to %d", m.Given())
	}
	h.Button(t, &r.buttons, "<")
	h.Button(t, &r.buttons, ">>")
	if m.Given() != m.Turns()[1].At {
		t.Errorf("the next turn begins at %d, shown is %d", m.Turns()[1].At, m.Given())
	}
	h.Button(t, &r.buttons, "<<")
	if m.Given() != m.Turns()[0].At {
		t.Errorf("a turn back leads to %d", m.Given())
	}
	h.Button(t, &r.buttons, ">|")
	if m.Given() != m.Length() {
		t.Errorf("the end is at %d, shown is %d", m.Length(), m.Given())
	}
	h.Button(t, &r.buttons, "|<")
	if m.Given() != 0 {
		t.Errorf("the start is shown as %d", m.Given())
	}
	if r.speed != ui.Normal {
		t.Errorf("after a game at once a replay begins at %v", r.speed)
	}
	if h.Button(t, &r.buttons, "1X"); r.speed != ui.Fast || tb.Settings.Speed != ui.Instant {
		t.Errorf("a replay at %v makes games play at %v", r.speed, tb.Settings.Speed)
	}
	r.speed = ui.Instant
	tb.placeButtons()
	x, y := r.place(tb, m.Length()/2), r.bar(tb).Y+5
	h.Drag(t, r.bar(tb).X, y, x, y)
	if d := m.Given() - m.Length()/2; d < -1 || d > 1 {
		t.Errorf("the bar was dragged to the middle, shown is %d of %d", m.Given(), m.Length())
	}
	middle := m.Given()
	var seen []string
	for i := range 4 {
		h.Button(t, &tb.buttons, "VIEW: "+r.sightWords(tb, r.At))
		seen = append(seen, r.sights.buttons.List[i].Label)
		h.Button(t, &r.sights.buttons, seen[i])
		if got := r.sightWords(tb, r.At); got != seen[i] || r.sights.shown {
			t.Errorf("%s of the list shows the view %s", seen[i], got)
		}
	}
	if want := []string{"ANA", "ROBO 1", "SPECTATOR", "ALL CARDS"}; !slices.Equal(seen, want) {
		t.Errorf("the eyes are %v, want %v", seen, want)
	}
	h.Button(t, &tb.buttons, "VIEW: ALL CARDS")
	if h.Press(t, ebiten.KeyEscape); r.sights.shown {
		t.Error("Escape does not close the list of the views")
	}
	if m.Given() != middle {
		t.Error("other eyes see another point")
	}
	h.Button(t, &tb.buttons, "LOG")
	h.Tick(t)
	h.Click(t, logInside.X+60, logInside.Y+logPitch*1.5)
	if m.Given() != middle {
		t.Errorf("a click on the log leads from %d to %d", middle, m.Given())
	}
	h.Button(t, &tb.log.moment.buttons, "GO TO HERE")
	if m.Given() >= middle {
		t.Errorf("GO TO HERE leads from %d to %d", middle, m.Given())
	}
	h.Press(t, ebiten.KeyL)
	h.Press(t, ebiten.KeySpace)
	for n := 0; r.playing; n++ {
		h.Tick(t)
		if n > 10*m.Length() {
			t.Fatal("playing does not end")
		}
	}
	if h.Press(t, ebiten.KeySpace); r.playing {
		t.Error("at the end a replay plays on")
	}
	if m.Given() != m.Length() || m.Hash() != last {
		t.Error("played to the end, it is another end")
	}
	if h.Button(t, &tb.buttons, "RESULT"); results != 1 {
		t.Errorf("RESULT shows the result %d times", results)
	}
	tb.left = false
	if h.Press(t, ebiten.KeyEnter); results != 2 {
		t.Errorf("Enter at the end shows the result %d times", results-1)
	}
	tb.left = false
	h.Press(t, ebiten.KeyHome)
	h.Press(t, ebiten.KeyPageDown)
	at := m.Given()
	h.Button(t, &tb.buttons, "PLAY FROM HERE")
	if from != at || at == 0 {
		t.Errorf("it is played on from %d, shown was %d", from, at)
	}
	tb.left = false
	h.Button(t, &tb.buttons, "")
	h.Button(t, &tb.pause.form.Buttons, "SHARE THIS REPLAY")
	tb.left = false
	h.Button(t, &tb.buttons, "")
	h.Button(t, &tb.pause.form.Buttons, "CLOSE THIS REPLAY")
	tb.left = false
	h.Button(t, &tb.buttons, "CLOSE")
	if closed != 2 || shared != 1 {
		t.Errorf("CLOSE leads back %d times, SHARE shares %d times", closed, shared)
	}
}

// TestReplayTipsNameTheKeys checks that the tip of every button of a replay's bar names the key that does the
// same, and that this key does it.
func TestReplayTipsNameTheKeys(t *testing.T) {
	m := ended(t)
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(),
		Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	h := handsOn(tb)
	half := m.Length() / 2
	for label, k := range map[string]struct {
		key  ebiten.Key
		name string
	}{"|<": {ebiten.KeyHome, "Home"}, "<<": {ebiten.KeyPageUp, "PgUp"}, "<": {ebiten.KeyComma, "Comma"}, ">": {ebiten.KeyPeriod, "Period"}, ">>": {ebiten.KeyPageDown, "PgDn"}, ">|": {ebiten.KeyEnd, "End"}} {
		var at [2]int
		for i := range at {
			m.GoTo(half)
			tb.sync(false)
			if i == 0 {
				h.Button(t, &tb.replay.buttons, label)
			} else {
				h.Press(t, k.key)
			}
			at[i] = m.Given()
		}
		if at[0] != at[1] || at[0] == half {
			t.Errorf("from %d, %s leads to %d, and its key to %d", half, label, at[0], at[1])
		}
		m.GoTo(half)
		tb.sync(false)
		if i := slices.IndexFunc(tb.replay.buttons.List, func(b ui.Button) bool { return b.Label == label }); !strings.HasSuffix(tb.replay.buttons.List[i].Tip, "("+k.name+")") {
			t.Errorf("the tip of %s is %q, without %s", label, tb.replay.buttons.List[i].Tip, k.name)
		}
	}
}

// TestReplayByKeys checks that the buttons of a replay show their keys, which do the same, that the frame begins at
// PLAY, or at RESULT at the end, and that no card stays enlarged once the pointer is on the bar.
func TestReplayByKeys(t *testing.T) {
	looptest.NeedDisplay(t)
	m, did := ended(t), ""
	does := func(what string) func() { return func() { did = what } }
	m.GoTo(m.Turns()[3].At)
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(),
		Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{PlayOn: func(int) { did = "PLAY FROM HERE" }, Close: does("CLOSE"), Result: does("RESULT")}})
	tb.Canvas.Settings = tb.Settings
	h := &uitest.Hands{}
	f := h.HoldFramed(tb.Canvas, tb.Update, tb.Draw)
	begins := func(want string) {
		t.Helper()
		f.Hide()
		h.Press(t, ebiten.KeyTab)
		if at, ok := f.Target(); !ok || at.What != want {
			t.Errorf("the frame begins at %q, want %q", at.What, want)
		}
	}
	tb.Canvas.Begin(ebiten.NewImage(1280, 720))
	begins("PLAY")
	for n, size := range [][2]int{{1280, 720}, {1280, 720}, {1920, 1080}, {800, 1280}} {
		tb.Canvas.Fit, tb.replay.playing = tb.Settings.Fit(size[0], size[1]), n > 0
		tb.sync(false)
		labels := map[string]bool{}
		for _, l := range tb.Canvas.Read(size[0], size[1], nil, tb.Draw).Lines {
			labels[l.Text] = true
		}
		for _, want := range []string{"SPACE", "E", "V", "L", "ESC"} {
			if !labels[want] {
				t.Errorf("%v: no button shows the key %s", size, want)
			}
		}
	}
	tb.replay.playing = false
	for key, opened := range map[ebiten.Key]func() bool{
		ebiten.KeyE: func() bool { return did == "PLAY FROM HERE" }, ebiten.KeyEscape: func() bool { return did == "CLOSE" },
		ebiten.KeyV: func() bool { return tb.replay.sights.shown }, ebiten.KeySpace: func() bool { return tb.replay.playing },
	} {
		if h.Press(t, key); !opened() {
			t.Errorf("%v does nothing", key)
		}
		tb.left, tb.replay.sights.shown, tb.replay.playing, did = false, false, false, ""
	}
	for i := range tb.layout.Spots {
		if s := &tb.layout.Spots[i]; s.Place == card.LineUp {
			h.Move(s.Pose.X, s.Pose.Y)
		}
	}
	for range 60 {
		h.Tick(t)
	}
	if !tb.zoom.Hovers() {
		t.Fatal("a card of the Line-Up is not enlarged")
	}
	h.Move(tb.replay.buttons.List[0].Box.Middle())
	if h.Tick(t); tb.zoom.Shown() {
		t.Error("a card stays enlarged while the pointer is on the bar")
	}
	h.Press(t, ebiten.KeyV)
	for range 40 {
		h.Press(t, ebiten.KeyUp)
	}
	if at, _ := f.Target(); at.What != tb.replay.sights.buttons.List[0].Label {
		t.Errorf("from the list of the views, the frame goes on to %q", at.What)
	}
	h.Press(t, ebiten.KeyV)
	tb.placeButtons()
	begins("PLAY")
	h.Press(t, ebiten.KeyEnd)
	for range 20 {
		h.Tick(t)
	}
	if at, _ := f.Target(); at.What != "RESULT" {
		t.Errorf("at the end the frame is at %q", at.What)
	}
}

// TestReplayEyes checks that a seat's view in a replay shows only what that seat sees, and that the
// open view shows everything.
func TestReplayEyes(t *testing.T) {
	m := ended(t)
	m.GoTo(m.Turns()[5].At)
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	r := tb.replay
	for _, at := range []Sight{{Eyes: 0}, {Eyes: 1}, {Eyes: engine.NoSeat}, {Eyes: engine.NoSeat, Open: true}} {
		r.see(tb, at)
		name := r.sightWords(tb, at)
		hand := board.At(engine.Hand, 1)
		switch open := hand.Seen(tb.view()); {
		case at.Open != open && at.Eyes != 1, at.Eyes == 1 && !open && hand.Count(tb.view()) > 0:
			t.Errorf("through the eyes %q the second hand is seen: %v", name, open)
		}
		if hidden := len(tb.layout.Backs) > 0; hidden != (at.Eyes == engine.NoSeat && !at.Open) {
			t.Errorf("through the eyes %q the near hand lies face down: %v", name, hidden)
		}
		for _, p := range tb.panels {
			if len(p.Open) > 0 != at.Open || at.Open && len(p.Open) != p.Hand {
				t.Errorf("through the eyes %q the panel of %s shows %d of %d cards", name, p.Name, len(p.Open), p.Hand)
			}
		}
	}
}

// TestReplayAtOnce checks that at the speed AT ONCE a replay still shows each answer for a while.
func TestReplayAtOnce(t *testing.T) {
	m := ended(t)
	m.GoTo(0)
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	h := handsOn(tb)
	tb.setSpeed(ui.Instant)
	h.Button(t, &tb.buttons, "")
	if tb.pause.speedOf != "REPLAY SPEED" {
		t.Errorf("the speeds of the menu are named %q", tb.pause.speedOf)
	}
	h.Button(t, &tb.pause.form.Buttons, "BACK TO REPLAY")
	if tb.pause.open {
		t.Error("BACK TO REPLAY leaves the menu open")
	}
	h.Button(t, &tb.replay.buttons, "PLAY")
	const seconds = 2
	for range int(seconds / ui.Tick) {
		h.Tick(t)
	}
	if got, most := m.Given(), int(seconds/ui.Fastest.Beat())+1; got < most/2 || got > most {
		t.Errorf("in %d seconds %d answers are shown, want at most %d and about as many", seconds, got, most)
	}
}

// TestPictureOfScenes checks that a replay and an onlooker's table can be drawn.
func TestPictureOfScenes(t *testing.T) {
	looptest.NeedDisplay(t)
	m := ended(t)
	m.GoTo(40)
	faces := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces
	picture := ebiten.NewImage(1280, 720)
	for _, o := range []Options{{Watch: &Watch{Title: "x"}}, {Onlooker: true}} {
		o.Match, o.Board, o.Looks, o.Faces, o.Canvas, o.Settings = m, boardOf(m), looksOf(m), faces, ui.NewCanvas(), &ui.Settings{}
		tb := New(o)
		o.Canvas.Begin(picture)
		tb.Draw(o.Canvas)
		if tb.ask.mine || tb.curtain.up {
			t.Error("somebody is asked at a table nobody plays at")
		}
	}
}

// TestReplayOfComputers checks that a replay between computer players is seen from the active
// player's seat.
func TestReplayOfComputers(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: 11, Options: testgame.Five})
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	watched := New(Options{Match: tb.Match, Board: boardOf(tb.Match), Looks: looksOf(tb.Match), Faces: tb.Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	watched.replay.At.Eyes = engine.NoSeat
	for _, turn := range tb.Match.Turns()[1:6] {
		watched.replay.goTo(watched, turn.At)
		if seat := watched.view().Turn().Seat; watched.near != seat {
			t.Errorf("in the turn of seat %d the table is seen from seat %d", seat, watched.near)
		}
	}
}
