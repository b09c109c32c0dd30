package players

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// TestName checks that a computer player has its name on screens, and that an unknown type is an
// error.
func TestName(t *testing.T) {
	all := Computers{{Kind: "greedy", Name: "Strong"}}
	for kind, want := range map[string]string{"greedy": "Strong", "other": "other"} {
		if got := all.Name(kind); got != want {
			t.Errorf("%s is called %q, want %q", kind, got, want)
		}
	}
	if _, err := all.Decider("other", 1); err == nil {
		t.Error("there is a computer player of a kind that is not offered")
	}
}

// TestNext checks the cycle of a seat's type: from a person to the strongest computer player, then
// the weaker ones, then a person again.
func TestNext(t *testing.T) {
	all := Computers{{Kind: "random", Name: "Easy"}, {Kind: "dearest", Name: "Fair"}, {Kind: "greedy"}}
	got, kind := "", ""
	for range 4 {
		kind = all.Next(kind)
		got += all.ButtonWords(kind) + "; "
	}
	for _, kind := range []string{"", "random", "dearest", "greedy"} {
		if back := all.Previous(all.Next(kind)); back != kind {
			t.Errorf("the arrows lead from %q back to %q", kind, back)
		}
	}
	if arrows, plain := len(all.Controls("", 340, nil)), len(all.Controls("", 270, nil)); arrows != 3 || plain != 1 {
		t.Errorf("a type has %d controls, and %d with little room", arrows, plain)
	}
	for _, c := range all.Controls("", 340, nil) {
		if b := c.Button; (c.Says != "") != (b.Label == "PERSON") || b.Tip != "" {
			t.Errorf("%q says %q, with the tip %q", b.Label, c.Says, b.Tip)
		}
	}
	if want := "A person, or a computer player: greedy, fair, or easy."; all.choices() != want {
		t.Errorf("the types are listed as %q, want %q", all.choices(), want)
	}
	if want := "COMPUTER: GREEDY; COMPUTER: FAIR; COMPUTER: EASY; PERSON; "; got != want {
		t.Errorf("the kinds are %s, want %s", got, want)
	}
}

// TestQuickPlan checks that a quick game is one person against the strongest computer player.
func TestQuickPlan(t *testing.T) {
	all := Computers{{Kind: "random"}, {Kind: "greedy"}}
	for me, want := range map[string]string{"": "trial seats=Player,Robo:greedy seed=7", "Ana": "trial seats=Ana,Robo:greedy seed=7"} {
		if got := all.QuickPlan(match.Plan{Mode: "trial", Seed: 7}, me).String(); got != want {
			t.Errorf("the plan for %q is %s, want %s", me, got, want)
		}
	}
}

// TestRenamed checks that a default name follows the type of player, and that a typed name stays.
func TestRenamed(t *testing.T) {
	at := []string{"Ana", "Robo", "Cog"}
	taken := func(name string) bool { return slices.Contains(at, name) }
	typed := Typed{"Cog": true}
	for _, c := range []struct{ kind, now, want string }{
		{"greedy", "Ana", "Gizmo"}, {"greedy", "Player", "Gizmo"}, {"", "Robo", "Ben"}, {"greedy", "Robo", "Robo"}, {"", "Cog", "Cog"}, {"greedy", "Maria", "Maria"},
	} {
		t.Run(c.now+" as "+c.kind, func(t *testing.T) {
			if got := typed.Renamed(c.kind, c.now, taken); got != c.want {
				t.Errorf("is called %q, want %q", got, c.want)
			}
		})
	}
	if person, computer := NewPerson(taken), NewComputer(taken); person != "Ben" || computer != "Gizmo" {
		t.Errorf("who joins in is called %q or %q", person, computer)
	}
	if got := NewPerson(func(string) bool { return true }); got != "" {
		t.Errorf("where all names are taken a person is called %q", got)
	}
}

// TestHeroPicker checks that a free hero can be picked by mouse and keys, read first, or left open.
func TestHeroPicker(t *testing.T) {
	g, err := catalog.Shipped.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	faces := art.Faces(g.Book)
	var picked []string
	var k HeroPicker
	open := func() {
		k.Open(faces, "Ana", PickOne, func(name string) bool { return name != "Batman" }, func(name string) { picked = append(picked, name) })
	}
	h := &uitest.Hands{}
	c := ui.NewCanvas()
	c.Fit = ui.FitInto(1920, 1080)
	layers := ui.Over(&k)
	f := h.HoldFramed(c, func(p *ui.Pointer, _ float64) error { layers.Update(p); return nil }, layers.Draw)
	open()
	all := k.Heroes
	if len(all) < 6 || slices.ContainsFunc(all, func(k HeroPick) bool { return k.Face.Name == "Batman" }) {
		t.Fatalf("%d heroes to pick from", len(all))
	}
	h.Press(t, ebiten.KeyArrowRight) // shows the frame
	for range 25 {
		h.Tick(t)
	}
	if at, _ := f.Target(); at.What != all[0].Face.Name {
		t.Errorf("the frame begins at %q", at.What)
	}
	h.Press(t, ebiten.KeyArrowDown)
	h.Tick(t)
	at := k.under - 1
	h.Press(t, ebiten.KeyR)
	if at != k.across || k.chosen != at+1 || k.zoom.Face != all[at].Face {
		t.Errorf("the arrows came to hero %d, and %v is read", at, k.zoom.Face)
	}
	h.Press(t, ebiten.KeyEscape) // closes the reader
	h.Press(t, ebiten.KeyEnter)
	open()
	if h.Click(t, all[0].Box.X+20, all[0].Box.Y+20); !k.shown {
		t.Error("a click picks a hero at once")
	}
	h.Button(t, &k.Buttons, "CHOOSE "+strings.ToUpper(all[0].Face.Name))
	open()
	h.Button(t, &k.Buttons, "RANDOM HERO")
	open()
	h.Button(t, &k.Buttons, "BACK")
	if want := []string{all[at].Face.Name, all[0].Face.Name, ""}; !slices.Equal(picked, want) || k.shown {
		t.Errorf("picked %q, want %q; the picker is open: %v", picked, want, k.shown)
	}
}

// TestHeroPickerLayers checks that the enlarged hero gets the clicks, keys and turns of the wheel
// instead of the picker.
func TestHeroPickerLayers(t *testing.T) {
	g, err := catalog.Shipped.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	faces := art.Faces(g.Book)
	uitest.CheckLayers(t, func() uitest.Layered {
		k := &HeroPicker{}
		layers := ui.Over(k)
		open := func() { k.Open(faces, "Ana", PickOne, func(string) bool { return true }, func(string) {}) }
		return uitest.Layered{Update: func(p *ui.Pointer, _ float64) error { layers.Update(p); return nil }, Layers: &layers,
			Open: []func(){open, func() { k.zoom.Pin(&faces[0]) }}}
	})
}

// TestHeroPickerHeading checks that the heading says in every window for whom a hero is chosen, in
// full, inside its block of light and clear of the heroes, whatever the name.
func TestHeroPickerHeading(t *testing.T) {
	g, err := catalog.Shipped.Prepare(match.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	faces := art.Faces(g.Book)
	for _, c := range []struct{ whose, task, want string }{
		{"Ana", PickOne, "ANA: CHOOSE A SUPER HERO"},
		{"", PickOne, "CHOOSE A SUPER HERO"},
		{uitest.WidestName(), "choose Super Hero 2 of 2", strings.ToUpper(uitest.WidestName()) + ": CHOOSE SUPER HERO 2 OF 2"},
	} {
		var k HeroPicker
		k.Open(faces, c.whose, c.task, func(string) bool { return true }, func(string) {})
		for _, s := range uitest.Screens() {
			canvas, set := ui.NewCanvas(), s.Settings
			canvas.Settings, canvas.Fit = &set, set.Fit(s.Width, s.Height)
			page := canvas.Read(s.Width, s.Height, nil, k.Draw)
			at := slices.IndexFunc(page.Lines, func(l ui.PageLine) bool { return l.Part == "heading" })
			if at < 0 || page.Lines[at].Text != c.want {
				t.Errorf("%v: the heading is not %q", s, c.want)
				continue
			}
			light := page.Grounds[slices.IndexFunc(page.Grounds, func(g ui.PageGround) bool { return g.What == "heading" })].Box
			if b := page.Lines[at].Box(); !b.Within(light) || b.X < 0 || b.X+b.W > float64(s.Width) || b.Y < 0 {
				t.Errorf("%v: the heading %q at %.0f sticks out of its light at %.0f", s, c.want, b, light)
			}
			for _, h := range page.Targets {
				if light.Overlaps(h.Box) {
					t.Errorf("%v: the heading covers %s", s, h.What)
				}
			}
		}
	}
}
