package variants

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/mode"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// table is a screen below the panel. It has a Plan, and a mode with options of all kinds and nine
// variants. The last variant never fits.
type table struct {
	plan mode.Plan
	mode mode.Mode
}

func (b *table) asks() Asks {
	return Asks{
		Plan: func() mode.Plan { return b.plan }, Mode: func() mode.Mode { return b.mode }, Set: func(p mode.Plan) { b.plan = p }, Elsewhere: []string{"villains"},
		SetName: func(id string) string { return strings.ToUpper(id[:1]) + id[1:] + " box" },
		Deals: func(p mode.Plan) string {
			if v, _ := p.Options.Value("banned"); strings.Contains(v, "Nobody") {
				return "Banned: nobody bears that name."
			}
			return ""
		},
		Reason: func(p mode.Plan) string {
			if len(p.Variants) > 0 && p.Variants[len(p.Variants)-1] == "number-9" {
				return "Number 9 takes four players; this game has two."
			}
			return ""
		},
	}
}

// opened returns the panel over a table, with hands on it.
func opened(t *testing.T) (*Picker, *table, *uitest.Hands) {
	t.Helper()
	b := &table{mode: mode.Mode{Options: []mode.Option{
		{Name: "villains", Says: "in the stack", Numbers: mode.Range{Min: 1, Max: 9}, Default: 4},
		{Name: "line_up_size", Says: "cards in the Line-Up", Numbers: mode.Range{Min: 4, Max: 6}, Default: 5},
		{Name: "pace", Says: "how fast it goes", Words: []string{"calm", "brisk", "very-fast"}},
		{Name: "log", Says: "what was before", Text: func(s string) (string, error) { return s, nil }},
		{Name: "banned", Says: "names that are left out", Text: func(s string) (string, error) { return s, nil }, Names: true, Confirm: "Leave out", Hint: "Ann, Bob"},
	}}}
	for i := range 9 {
		b.mode.Variants = append(b.mode.Variants, mode.Edit{Word: fmt.Sprint("number-", i+1),
			Says: strings.Repeat("It changes a rule that everybody knows by heart, and that nobody has ever asked for. ", i%3+1)})
	}
	p, h := &Picker{}, &uitest.Hands{}
	c := ui.NewCanvas()
	c.Settings, c.Fit = &ui.Settings{}, ui.FitInto(1920, 1080)
	layers := ui.Over(p)
	h.HoldFramed(c, func(at *ui.Pointer, _ float64) error { layers.Update(at); return nil }, layers.Draw)
	p.Open(b.asks())
	return p, b, h
}

// labels returns the labels of the buttons on the visible rows.
func (p *Picker) labels() string {
	var out []string
	for _, b := range p.Buttons.List {
		if b.Label == "DONE" {
			break
		}
		out = append(out, b.Label)
	}
	return strings.Join(out, ", ")
}

// TestChoose checks that clicks choose and drop variants and options, and that one that does not
// fit cannot be chosen.
func TestChoose(t *testing.T) {
	p, b, h := opened(t)
	if n := Rows(b.mode, []string{"villains"}); n != 12 || len(p.rows) != n {
		t.Fatalf("there are %d rows of %d things to choose", len(p.rows), n)
	}
	h.Button(t, &p.Buttons, "NUMBER 2")
	h.Button(t, &p.Buttons, "NUMBER 4")
	h.Button(t, &p.Buttons, "NUMBER 2")
	h.Button(t, &p.Buttons, "DOWN") // a page
	if got := p.labels(); got != "NUMBER 7, NUMBER 8, NUMBER 9, -, +, PACE: CALM, BANNED: NONE" {
		t.Fatalf("at the end are %s", got)
	}
	h.Button(t, &p.Buttons, "NUMBER 9") // gray, so it does nothing
	h.Button(t, &p.Buttons, "+")
	h.Button(t, &p.Buttons, "+") // already the greatest number
	h.Button(t, &p.Buttons, "PACE: CALM")
	h.Button(t, &p.Buttons, "PACE: BRISK")
	if got := strings.Join(Chosen(b.plan, b.mode, []string{"villains"}), ", "); got != "NUMBER 4, LINE UP SIZE 6, PACE VERY FAST" {
		t.Errorf("chosen are %s", got)
	}
	for _, r := range p.Buttons.List {
		if r.Off && r.Why == "" {
			t.Errorf("%s does not say why it cannot be used", r.Label)
		}
	}
	b.plan.Options = b.plan.Options.WithNumber("villains", 3)
	h.Button(t, &p.Buttons, "CLEAR")
	if got := b.plan.String(); got != "villains=3" {
		t.Errorf("with none of them chosen the plan is %q", got)
	}
	h.Button(t, &p.Buttons, "DONE")
	if p.Shown() {
		t.Error("the panel stays open")
	}
}

// TestShares checks that each type has a row with its set marked, and that the row says what a
// click on the other set changes.
func TestShares(t *testing.T) {
	p, b, h := opened(t)
	b.plan.Sets = []string{"old", "new"}
	b.mode = mode.Mode{Options: []mode.Option{{Name: "mix", Says: "who supplies what", Text: func(s string) (string, error) { return s, nil }, Shares: &mode.Shares{
		Things: []string{"Heroes", "Villains"},
		Of: func(p mode.Plan) []string {
			if v, ok := p.Options.Value("mix"); ok {
				return strings.Split(v, ",")
			}
			return []string{"old", "new"}
		},
		Moved: func(mode.Plan, int) string { return "new,old" },
	}}}}
	if n := Rows(b.mode, nil); n != 2 {
		t.Errorf("there are %d rows for two things", n)
	}
	p.Open(b.asks())
	marked := func(want string) {
		t.Helper()
		var on []string
		for _, b := range p.Buttons.List {
			if b.On {
				on = append(on, b.Label)
			}
		}
		if got := strings.Join(on, ", "); got != want || p.labels() != "OLD BOX, NEW BOX, OLD BOX, NEW BOX" {
			t.Fatalf("of %s the marked ones are %s, want %s", p.labels(), got, want)
		}
	}
	marked("OLD BOX, NEW BOX")
	if got, want := p.rows[0].Head+": "+p.rows[0].Note.Words, "HEROES: Choose New box to swap Heroes and Villains; each set always supplies one of the types."; got != want {
		t.Errorf("the row says %q, want %q", got, want)
	}
	(&uitest.LayoutRules{}).Walk(t, "shares", ui.NewCanvas(), func() {}, p.Draw)
	h.Button(t, &p.Buttons, "OLD BOX") // already chosen
	marked("OLD BOX, NEW BOX")
	h.Button(t, &p.Buttons, "NEW BOX")
	marked("NEW BOX, OLD BOX")
	if got := b.plan.String(); got != "sets=old,new mix=new,old" {
		t.Errorf("the plan is %q", got)
	}
}

// TestKeys checks that the keyboard reaches and scrolls the rows, and that Esc closes the panel.
func TestKeys(t *testing.T) {
	p, b, h := opened(t)
	h.Press(t, ebiten.KeyDown) // shows the frame on the first row
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyEnter)
	h.Tick(t)
	h.Tick(t)
	if got := strings.Join(b.plan.Variants, ", "); got != "number-2" {
		t.Errorf("chosen is %s", got)
	}
	h.Press(t, ebiten.KeyPageDown)
	if p.first != len(p.rows)-p.seen {
		t.Errorf("Page Down shows row %d first", p.first)
	}
	h.Press(t, ebiten.KeyPageUp)
	h.Wheel = -1
	h.Tick(t)
	if p.first != 1 {
		t.Errorf("the wheel shows row %d first", p.first)
	}
	h.Press(t, ebiten.KeyEscape)
	if p.Shown() {
		t.Error("Esc leaves the panel open")
	}
}

// TestLayout checks the layout of the panel.
func TestLayout(t *testing.T) {
	for _, first := range []int{0, 5} {
		p, _, _ := opened(t)
		p.scroll(first)
		(&uitest.LayoutRules{}).Walk(t, fmt.Sprint("from row ", first), ui.NewCanvas(), func() {}, p.Draw)
	}
}

// TestNames checks that typed names are accepted if a game can be played without them, and that
// empty text clears them.
func TestNames(t *testing.T) {
	p, b, h := opened(t)
	p.scroll(20)
	write := func(button, text string) {
		h.Button(t, &p.Buttons, button)
		h.Type(t, text)
		h.Press(t, ebiten.KeyEnter)
	}
	write("BANNED: NONE", "Nobody")
	if v, _ := b.plan.Options.Value("banned"); v != "" || p.rows[len(p.rows)-1].Note.Fault == "" {
		t.Errorf("%q is banned, and the row says %q", v, p.rows[len(p.rows)-1].Note.Fault)
	}
	write("BANNED: NONE", "Bane, Superman")
	if v, _ := b.plan.Options.Value("banned"); v != "Bane, Superman" || p.rows[len(p.rows)-1].Note.Fault != "" {
		t.Errorf("%q is banned, and the row says %q", v, p.rows[len(p.rows)-1].Note.Fault)
	}
	if got := Chosen(b.plan, b.mode, nil); len(got) != 1 || got[0] != "BANNED 2" {
		t.Errorf("chosen is %q", got)
	}
	if got := Effect(mode.Plan{Options: mode.Options{{Name: "banned", Value: "Bane,Superman"}}}, b.mode, nil); got != "Banned: Bane, Superman." {
		t.Errorf("the effect is %q", got)
	}
	h.Button(t, &p.Buttons, "BANNED: CHANGE")
	if yes, hint := p.dialog.Buttons.List[0].Label, p.dialog.Name.Hint; yes != "LEAVE OUT" || hint != "Ann, Bob" {
		t.Errorf("the question has the button %q and the hint %q", yes, hint)
	}
	h.Press(t, ebiten.KeyEscape)
	if !p.Shown() || len(b.plan.Options) != 1 {
		t.Error("leaving the dialog leaves the panel, or changes what is banned")
	}
	write("BANNED: CHANGE", " ")
	if len(b.plan.Options) != 0 {
		t.Errorf("%v is left", b.plan.Options)
	}
}

// TestOnlyWord checks that an option whose words need a set cannot be changed without it, with the
// option's reason.
func TestOnlyWord(t *testing.T) {
	p, b, h := opened(t)
	b.mode = mode.Mode{Options: []mode.Option{{Name: "stack", Says: "whose cards are in it", Words: []string{"all", "moon"},
		Needs: map[string]string{"moon": "moon"}, Why: "Fly to the moon first"}}}
	p.Open(b.asks())
	if k := p.Buttons.List[0]; k.Label != "STACK: ALL" || !k.Off || k.Why != "Fly to the moon first" {
		t.Errorf("%s is off: %v, because of %q", k.Label, k.Off, k.Why)
	}
	b.plan.Sets = []string{"moon"}
	p.Open(b.asks())
	h.Button(t, &p.Buttons, "STACK: ALL")
	if got := b.plan.String(); got != "sets=moon stack=moon" {
		t.Errorf("the plan is %q", got)
	}
}

// TestLayers checks that the question for names gets the clicks, keys and turns of the wheel instead
// of the panel.
func TestLayers(t *testing.T) {
	uitest.CheckLayers(t, func() uitest.Layered {
		p, b := &Picker{}, &table{}
		layers := ui.Over(p)
		return uitest.Layered{Update: func(at *ui.Pointer, _ float64) error { layers.Update(at); return nil }, Layers: &layers,
			Open: []func(){func() { p.Open(b.asks()) }, func() { p.dialog.Ask("Names?", "", "YES", "NO", func(string) {}) }}}
	})
}
