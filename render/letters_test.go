package render

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/setup"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestPadWrites writes a name with a gamepad alone: A on a field opens letters on the screen, which write in
// the field and do not cover it, and DONE or B leads back to it.
func TestPadWrites(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, c := range []struct {
		name string
		to   func(k keyPlayer)
	}{
		{"DONE", func(k keyPlayer) { k.enter("DONE") }},
		{"B", func(k keyPlayer) { k.Press(t, ebiten.KeyEscape) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
			h.ByPad = true
			k := keyPlayer{t, h, a, ebiten.NewImage(1280, 800)}
			a.showTitle()
			k.wait(30)
			k.enter("NEW GAME")
			onField := func(p *ui.PageTarget) bool { return p.Types && p.Box.X < 300 && p.Box.Y < 200 } // the first name
			k.Press(t, ebiten.KeyDown)
			k.LeadTo(t, a.focus, "a field", onField)
			k.wait(30)
			field, _ := a.focus.Target()
			k.EnterHere(t)
			if k.wait(30); !a.letters.Shown() {
				t.Fatal("A on a field shows no letters")
			}
			for _, p := range a.focus.Page().Targets {
				if p.What == "DONE" && p.Box.Overlaps(field.Box) {
					t.Error("the letters cover the field")
				}
			}
			for range 5 { // the old name
				k.enter("DELETE")
			}
			for _, letter := range []string{"Letter Z", "Letter e", "Letter d"} {
				k.enter(letter)
			}
			k.enter("MORE")
			k.enter("Letter é")
			c.to(k)
			k.wait(30)
			if at, shown := a.focus.Target(); a.letters.Shown() || !shown || !at.Types {
				t.Errorf("after %s the frame is on %q", c.name, at.What)
			}
			if _, ok := a.scene.(*setup.Setup); !ok {
				t.Fatalf("it leads to %T", a.scene)
			}
			k.enter("START")
			if got := a.plan.Seats[0].Name; got != "Zedé" {
				t.Errorf("the name is %q", got)
			}
		})
	}
}

// TestPadShortensWriting checks that buttons of a gamepad delete, write a space, and change the letters while
// letters are on the screen, that the keys there show them, and that no hint of the screen below does.
func TestPadShortensWriting(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	h.ByPad = true
	k := keyPlayer{t, h, a, ebiten.NewImage(1280, 800)}
	a.showSettings()
	k.wait(30)
	hinted := func() bool {
		return slices.ContainsFunc(a.focus.Page().Lines, func(l ui.PageLine) bool { return l.Part == "key" && l.Text == "LT" })
	}
	button := func(b ebiten.StandardGamepadButton) {
		h.Pad.Held = 1 << b
		k.wait(2)
		h.Pad.Held = 0
		k.wait(20)
	}
	button(ebiten.StandardGamepadButtonLeftBottom)
	if !hinted() {
		t.Fatal("the settings show no hint")
	}
	k.LeadTo(t, a.focus, "the search", func(p *ui.PageTarget) bool { return p.Types })
	k.wait(30)
	k.EnterHere(t)
	if k.wait(30); !a.letters.Shown() || hinted() {
		t.Fatalf("letters are shown: %v, a hint below: %v", a.letters.Shown(), hinted())
	}
	field := func(p *ui.Page) ui.Box {
		return p.Targets[slices.IndexFunc(p.Targets, func(p ui.PageTarget) bool { return p.Types })].Box
	}
	text := func() (out string) {
		p := a.canvas.Read(1280, 800, nil, a.scene.Draw) // the letters cover nothing here
		for _, l := range p.Lines {
			if l.Box().Within(field(p)) {
				out += l.Text
			}
		}
		return out
	}
	for _, c := range []struct {
		name   string
		button ebiten.StandardGamepadButton
		then   string // a letter that the keyboard has
		want   string // what the field has
	}{
		{"LB", ebiten.StandardGamepadButtonFrontTopLeft, "Letter q", ""},
		{"A", ebiten.StandardGamepadButtonRightBottom, "Letter q", "q"},
		{"L3", ebiten.StandardGamepadButtonLeftStick, "Letter Q", "q"},
		{"Y", ebiten.StandardGamepadButtonRightTop, "Letter Q", "q "},
		{"X", ebiten.StandardGamepadButtonRightLeft, "Letter Q", "q"},
		{"RB", ebiten.StandardGamepadButtonFrontTopRight, "Letter Ê", "q"},
		{"B", ebiten.StandardGamepadButtonRightRight, "", "q"},
	} {
		button(c.button)
		if got := text(); got != c.want || c.then != "" && !k.sees(c.then) {
			t.Errorf("after %s the field has %q, want %q, and the letters have %q: %v", c.name, got, c.want, c.then, k.sees(c.then))
		}
	}
	if a.letters.Shown() {
		t.Error("B does not close the letters")
	}
}

// TestPadGoesBackFromFields checks on each screen with a field that B of a gamepad goes back while the frame is
// there and takes typing, as the button BACK says.
func TestPadGoesBackFromFields(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	h.ByPad = true
	k := keyPlayer{t, h, a, ebiten.NewImage(1280, 800)}
	for name, show := range map[string]func(){
		"new game": a.showSetup, "library": a.showLibrary, "settings": a.showSettings, "saved games": a.showSaves,
		"new campaign": func() {
			a.showTitle()
			k.wait(30)
			k.enter("REBIRTH CAMPAIGN")
			k.wait(30)
			k.Press(t, ebiten.KeyN)
		},
	} {
		t.Run(name, func(t *testing.T) {
			show()
			k.wait(30)
			k.Press(t, ebiten.KeyDown)
			k.LeadTo(t, a.focus, "a field", func(p *ui.PageTarget) bool { return p.Types })
			k.wait(30)
			was := a.scene
			if k.Press(t, ebiten.KeyEscape); a.scene == was || a.letters.Shown() {
				t.Errorf("B on a field stays on %T", a.scene)
			}
		})
	}
}

// TestPadRenamesASave renames a save with a gamepad alone: letters open at once, and DONE keeps the name.
func TestPadRenamesASave(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	a, h := keepingApp(t, store, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	plan := match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5}
	store.Put(savegame.SavedGame{SaveEntry: savegame.SaveEntry{ID: "saves/old.lineup", Kind: savegame.Named, Title: "Old"}, Saved: testgame.Match(t, plan).Saved()})
	h.ByPad = true
	k := keyPlayer{t, h, a, ebiten.NewImage(1280, 800)}
	a.showSaves()
	k.wait(30)
	k.Press(t, ebiten.KeyDown)
	k.LeadTo(t, a.focus, "the save", func(p *ui.PageTarget) bool { return p.What == "Old" })
	k.wait(30)
	k.enter("RENAME")
	if k.wait(40); !a.letters.Shown() {
		t.Fatal("RENAME shows no letters")
	}
	k.enter("Letter Z")
	k.enter("DONE")
	for n := 0; n < 200 && !k.sees("Z"); n++ { // the file is written beside the frames
		k.wait(10)
		time.Sleep(5 * time.Millisecond)
	}
	if e := store.List(); !slices.ContainsFunc(e, func(e savegame.Listed) bool { return e.Kind == savegame.Named && e.Title == "Z" }) {
		t.Errorf("the saves are %v", e)
	}
}
