package render

import (
	"errors"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode/standard"
	"lineup/render/library"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/settings"
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

// wait lets some ticks pass and draws only one frame, early, so that the frame that keys move follows it. Drawing takes
// most of the time of a test, and nobody looks at the others.
func (k keyPlayer) wait(n int) { k.pass(n, true) }

// pass lets some ticks pass, with a frame or without one.
func (k keyPlayer) pass(n int, drawn bool) {
	for i := range n {
		switch k.Tick(k); {
		case i != n/3:
		case drawn:
			k.app.Draw(k.picture)
			k.app.canvas.Art.Settle()
		default:
			k.app.focus.Drawn()
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

// sets leads the frame to a row of the settings, changes it with Right, and checks that it shows another value.
func (k keyPlayer) sets(row string) {
	k.Helper()
	k.wait(30)
	k.Lead(k, k.app.focus, row)
	k.wait(4)
	before, _ := k.app.focus.Target()
	k.Press(k, ebiten.KeyRight)
	k.wait(4)
	if at, _ := k.app.focus.Target(); at.What != row || at.Value == before.Value {
		k.Fatalf("Right changes %q from %q to %q", row, before.Value, at.Value)
	}
}

// letters returns the size of the letters of the line with a beginning, in pixels.
func (k keyPlayer) letters(begin string) float64 {
	k.Helper()
	size := k.picture.Bounds().Size()
	for _, l := range k.app.canvas.Read(size.X, size.Y, nil, k.app.scene.Draw).Lines {
		if strings.HasPrefix(l.Text, begin) {
			return l.Style.Size
		}
	}
	k.Fatalf("no line begins with %q", begin)
	return 0
}

// TestKeysAlone plays with keys alone: from the title through the library, the settings, and the setup of a game for
// two people, through all of that game with the device passed on, its rules, and a stay on the title meanwhile, to the
// result, its replay, the saved games, and the end of the program.
func TestKeysAlone(t *testing.T) { playAlone(t, false, image.Pt(960, 540)) }

// TestPadAlone does the same with the buttons of a gamepad, in the window of a small console.
func TestPadAlone(t *testing.T) { playAlone(t, true, image.Pt(1280, 800)) }

func playAlone(t *testing.T, pad bool, size image.Point) {
	looptest.NeedDisplay(t)
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	a.Settings.Speed = ui.Instant
	h.ByPad = pad
	k := keyPlayer{t, h, a, ebiten.NewImage(size.X, size.Y)}
	a.showTitle()
	k.wait(30)
	k.enter("LIBRARY")
	if _, ok := a.scene.(*library.Library); !ok {
		t.Fatalf("LIBRARY leads to %T", a.scene)
	}
	k.Press(t, ebiten.KeyEscape)
	k.wait(4)
	const subtitle = "A deck-building"
	small := k.letters(subtitle)
	k.enter("SETTINGS")
	if _, ok := a.scene.(*settings.Screen); !ok {
		t.Fatalf("SETTINGS leads to %T", a.scene)
	}
	k.sets("TEXT SIZE")
	k.Press(t, ebiten.KeyEscape)
	k.wait(4)
	if large := k.letters(subtitle); large <= small {
		t.Errorf("after a change of TEXT SIZE the letters on the title are %.1f pixels high, and %.1f before", large, small)
	}
	k.enter("NEW GAME")
	if _, ok := a.scene.(*setup.Setup); !ok {
		t.Fatalf("NEW GAME leads to %T", a.scene)
	}
	less := func(t ui.PageTarget) bool { return t.What == "Fewer" && !t.Off }
	for slices.ContainsFunc(a.focus.Page().Targets, less) {
		k.enter("Fewer")
	}
	k.enter("START")
	tb, ok := a.scene.(*table.Table)
	if !ok {
		t.Fatalf("START leads to %T", a.scene)
	}
	if got, _ := tb.Match.Plan().Options.Value(standard.Villains); got != "2" {
		t.Fatalf("the game has %q Super-Villains", got)
	}
	k.play(tb, 6)
	if k.wait(30); !k.sees("READY") {
		t.Fatal("the device is not passed on")
	}
	k.enter("READY")
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
	k.play(tb, mostTurns)
	if !tb.Match.Over() {
		t.Fatalf("after %d turns the game is not over", mostTurns)
	}
	for n := 0; n < 100 && a.scene == ui.Screen(tb); n++ { // the fall of the last Super-Villain is shown
		k.wait(5)
	}
	k.wait(60)
	if _, ok := a.scene.(*menu.Result); !ok {
		t.Fatalf("the end leads to %T", a.scene)
	}
	k.enter("WATCH REPLAY")
	if tb, ok = a.scene.(*table.Table); !ok || !tb.Watches() {
		t.Fatalf("WATCH REPLAY leads to %T", a.scene)
	}
	k.enter("On to the next turn")
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

// mostTurns is the greatest number of turns in a game with two Super-Villains.
const mostTurns = 100

// play plays with keys until some turns have ended or the game is over: every card of the hand, then the dearest
// card that can be bought, then E. To a question it gives the first answer, or as many cards as are asked for.
func (k keyPlayer) play(tb *table.Table, turns int) {
	k.Helper()
	turn := func() int { return int(tb.Match.View(engine.NoSeat).Turn().Number) }
	var tried uint32 // the question that got an answer last
	for n, since := 0, turn(); turn() <= turns && !tb.Match.Over(); n++ {
		if now := turn(); now != since {
			n, since = 0, now
		}
		const drawn, slow = 4, 20 // every so many steps, and after so many in one turn each
		if n > slow {             // pictures are painted in the background
			time.Sleep(5 * time.Millisecond)
		}
		if k.pass(26, n%drawn == 0 || n > slow); tb.Match.Over() {
			return
		}
		v, p := tb.Match.View(tb.Match.ToAct()), k.app.focus.Page()
		d := v.Pending()
		if n > 100 {
			k.Fatalf("it is stuck in turn %d with %+v and %+v", since, d, p.Targets)
		}
		first := func(t *ui.PageTarget) bool { return t.First || t.Calls != nil }
		wanted := first
		if best := testgame.Best(v, d.Options); k.sees("END TURN") {
			if best.Kind == engine.OptEnd {
				k.Press(k, ebiten.KeyE)
				continue
			}
			wanted = func(t *ui.PageTarget) bool { return t.Of == best.Card }
		} else if d.Kind != engine.DecideTurn {
			if i := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return first(&t) }); i >= 0 && tried == d.Seq {
				wanted = k.onward(p, p.Targets[i].Group)
			}
			tried = d.Seq
		}
		at, shown := k.app.focus.Target()
		if i := slices.IndexFunc(p.Targets, func(t ui.PageTarget) bool { return wanted(&t) }); i >= 0 && p.Reachable(i) && !(shown && wanted(&at)) {
			k.LeadTo(k, k.app.focus, "what can be done", wanted)
		}
		k.Press(k, ebiten.KeyEnter)
	}
}

// onward returns what answers a question of several cards once one of them is ticked: its button, or another card while
// there is none.
func (k keyPlayer) onward(p *ui.Page, stage any) func(*ui.PageTarget) bool {
	button := func(t *ui.PageTarget) bool { _, is := t.Of.(int); return is && t.Group == stage }
	if slices.ContainsFunc(p.Targets, func(t ui.PageTarget) bool { return button(&t) }) {
		return button
	}
	return func(t *ui.PageTarget) bool { return t.Group == stage && !t.On }
}
