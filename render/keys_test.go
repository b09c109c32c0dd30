package render

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/library"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// keyPlayer plays an App with keys alone.
type keyPlayer struct {
	testing.TB
	*uitest.Hands
	app     *App
	picture *ebiten.Image
}

// wait lets some ticks pass and draws only the frames of the first and the last two. Drawing takes most of the
// time of a test, and nobody looks at the others.
func (k keyPlayer) wait(n int) {
	for i := range n {
		k.Tick(k)
		if i == 0 || i >= n-2 {
			k.app.Draw(k.picture)
			k.app.canvas.Art.Settle()
		}
	}
}

// sees reports whether a target is on the screen.
func (k keyPlayer) sees(what string) bool {
	return slices.ContainsFunc(k.app.focus.Page().Targets, func(t ui.PageTarget) bool { return t.What == what })
}

// enter leads the frame to a target and presses Enter there.
func (k keyPlayer) enter(what string) {
	k.Helper()
	k.wait(30)
	k.Enter(k, k.app.focus, what)
	k.wait(4)
}

// TestKeysAlone plays with keys alone: from the title through setting up a game for two people, their
func TestKeysAlone(t *testing.T) { playAlone(t, false) }

// TestPadAlone does the same with the buttons of a gamepad.
func TestPadAlone(t *testing.T) { playAlone(t, true) }

func playAlone(t *testing.T, pad bool) {
	looptest.NeedDisplay(t)
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	a.Settings.Speed = ui.Instant
	h.ByPad = pad
	k := keyPlayer{t, h, a, ebiten.NewImage(960, 540)}
	a.showTitle()
	k.wait(30)
	k.enter("LIBRARY")
	if _, ok := a.scene.(*library.Library); !ok {
		t.Fatalf("LIBRARY leads to %T", a.scene)
	}
	k.Press(t, ebiten.KeyEscape)
	k.enter("NEW GAME")
	if _, ok := a.scene.(*setup.Setup); !ok {
		t.Fatalf("NEW GAME leads to %T", a.scene)
	}
	k.enter("START")
	tb, ok := a.scene.(*table.Table)
	if !ok {
		t.Fatalf("START leads to %T", a.scene)
	}
	k.play(tb, 6)
	if k.wait(30); k.sees("READY") { // the device was passed on
		k.enter("READY")
	}
	k.enter("MENU")
	k.enter("RULES")
	k.Press(t, ebiten.KeyEscape)
	k.enter("MENU")
	k.enter("EXIT TO TITLE")
	if _, ok := a.scene.(*menu.Title); !ok {
		t.Fatalf("the menu of the table leads to %T", a.scene)
	}
	for n := 0; n < 100 && !k.sees("CONTINUE"); n++ { // the saves are read in the background
		k.wait(5)
		time.Sleep(5 * time.Millisecond)
	}
	k.enter("CONTINUE")
	if tb, ok = a.scene.(*table.Table); !ok {
		t.Fatalf("CONTINUE leads to %T", a.scene)
	}
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	k.wait(60)
	if _, ok := a.scene.(*menu.Result); !ok {
		t.Fatalf("the end leads to %T", a.scene)
	}
	k.enter("WATCH REPLAY")
	if tb, ok = a.scene.(*table.Table); !ok || !tb.Watches() {
		t.Fatalf("WATCH REPLAY leads to %T", a.scene)
	}
	k.enter(">>")
	if tb.Match.Given() == 0 {
		t.Error("the replay does not go on")
	}
	k.enter("CLOSE")
	a.showTitle()
	k.enter("SAVED GAMES")
	if _, ok := a.scene.(*menu.Saves); !ok {
		t.Fatalf("SAVED GAMES leads to %T", a.scene)
	}
	k.enter("BACK")
	k.wait(30)
	k.Lead(t, a.focus, "QUIT")
	k.wait(30)
	h.Hit(ebiten.KeyEnter)
	var err error
	for range 4 {
		err = errors.Join(err, a.Update())
	}
	if !errors.Is(err, ebiten.Termination) {
		t.Errorf("QUIT does not end the program: %v", err)
	}
}

// play plays with keys until some turns have ended: Enter on what can be done first, whatever is asked, or
// E when nothing is left.
func (k keyPlayer) play(tb *table.Table, turns int) {
	k.Helper()
	v := func() uint16 { return tb.Match.View(engine.NoSeat).Turn().Number }
	for n := 0; int(v()) <= turns && !tb.Match.Over(); n++ {
		if n > 400 {
			k.Fatalf("it is stuck in turn %d with %+v", v(), k.app.focus.Page().Targets)
		}
		k.wait(26)
		p := k.app.focus.Page()
		begins := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.First || t.Calls != nil })
		ends := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return t.What == "END TURN" })
		first := func(t *ui.PageTarget) bool { return t.First || t.Calls != nil }
		switch at, shown := k.app.focus.Target(); {
		case begins >= 0 && p.Reachable(begins) && !(shown && first(&at)):
			k.LeadTo(k, k.app.focus, "what can be done", first)
		case begins < 0 && ends >= 0:
			k.Press(k, ebiten.KeyE)
		default:
			k.Press(k, ebiten.KeyEnter)
		}
	}
}
