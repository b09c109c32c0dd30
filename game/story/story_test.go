package story

import (
	"slices"
	"strings"
	"testing"

	"lineup/game/picture"
)

// TestChapters checks that there are eight chapters and an ending for each grade, all without
// faults. Each chapter needs an opening, and pages for won and lost.
func TestChapters(t *testing.T) {
	if len(Chapters) != 8 || len(Endings) != 4 {
		t.Fatalf("there are %d chapters and %d endings", len(Chapters), len(Endings))
	}
	for i := range Chapters {
		c := &Chapters[i]
		if got, ok := Of(i + 1); !ok || got != c || c.Scenario != i+1 {
			t.Errorf("the chapter of Scenario %d is %+v", i+1, got)
		}
		if err := c.Check(); err != nil {
			t.Error(err)
		}
		if n := len(c.Won) + len(c.Lost); n > 2 {
			t.Errorf("scenario %d: %d pages are told after it, and one at a time is enough", i+1, n)
		}
	}
	for i, e := range Endings {
		if err := CheckPages("ending", e, len(Chapters)); err != nil || len(e) == 0 {
			t.Errorf("ending %d has %d pages: %v", i+1, len(e), err)
		}
	}
	for _, n := range []int{0, -1, len(Chapters) + 1} {
		if _, ok := Of(n); ok {
			t.Errorf("there is a chapter of Scenario %d", n)
		}
	}
}

// TestNobodyTwice checks that no sentence appears twice in the whole campaign.
func TestNobodyTwice(t *testing.T) {
	var all []Page
	for i := range Chapters {
		all = slices.Concat(all, Chapters[i].Opening, Chapters[i].Won, Chapters[i].Lost)
	}
	seen := map[string]bool{}
	for _, p := range append(all, slices.Concat(Endings[:]...)...) {
		for _, f := range p.Frames() {
			for _, w := range f.Words {
				if seen[w.Text] {
					t.Errorf("%q is said twice", w.Text)
				}
				seen[w.Text] = true
				if w.Last != "" && seen[w.Last] {
					t.Errorf("%q is said twice", w.Last)
				}
				seen[w.Last] = true
			}
		}
	}
}

// TestCheckTells checks that each fault is reported with its place.
func TestCheckTells(t *testing.T) {
	good := func() Frame {
		return Frame{Tone: Night, Cast: []Actor{{Who: First, Close: true}}, Words: []Words{Says(First, 0.5, 0.2, 0.5, "Good.")}}
	}
	page := func(change func(*Frame)) []Page {
		f := good()
		change(&f)
		return []Page{{Rows: []Row{{Frames: []Frame{good(), f, good()}}}}}
	}
	if err := CheckPages("here", page(func(*Frame) {}), 1); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		change func(*Frame)
		want   string
	}{
		{func(f *Frame) { f.Tone = Tone{} }, "it has no tone"},
		{func(f *Frame) { f.Backdrop = numBackdrops }, "there is no backdrop"},
		{func(f *Frame) { f.Words = nil }, "nothing is said in it"},
		{func(f *Frame) { f.Cast[0].Who = Voice }, "a voice stands among the cast"},
		{func(f *Frame) { f.Cast = append(f.Cast, f.Cast[0]) }, "the first hero is in it twice"},
		{func(f *Frame) { f.Words[0].Kind = numKinds }, "there are no words of kind"},
		{func(f *Frame) { f.Words[0].Text = " " }, "is empty"},
		{func(f *Frame) { f.Words[0].Text = "a *star" }, "do not go together"},
		{func(f *Frame) { f.Words[0].X = 1.2 }, "outside the panel"},
		{func(f *Frame) { f.Words[0].By = Second }, "by the second hero, who is not in it"},
		{func(f *Frame) { f.Cast[0].Who, f.Words[0].By = Third, Third }, "by the third hero, who is not in it or may be missing"},
		{func(f *Frame) { f.Words[0].By = Shown }, "by the subject, who is not in it"},
		{func(f *Frame) { f.Words = []Words{{Kind: Banner, By: First, Text: "X", W: 1}} }, "not by the first hero"},
		{func(f *Frame) { f.Words[0].Text = "Is it Darkseid?" }, `says "darkseid", which may not be read yet`},
		{func(f *Frame) { f.Note = &HeldNote{Lines: []string{"GRAND", "OPENING"}} }, `says "grand opening"`},
		{func(f *Frame) { f.Note = &HeldNote{Lines: []string{"ONE"}} }, "its note has 1 lines"},
		{func(f *Frame) { f.Giant = &Rising{} }, "not in the shadow"},
		{func(f *Frame) { f.View = &View{hits: [5]int{0, 0, 0, 0, 5}} }, "it has damage of its own"},
		{func(f *Frame) { f.Houses = []House{{hits: 1}} }, "it has damage of its own"},
		{func(f *Frame) { f.Scene.Subject = star }, "a star is seen before its time"},
		{func(f *Frame) { f.Scene.Extra = []picture.Part{{What: imp.Close()}} }, "the imp is seen before his time"},
		{func(f *Frame) { f.Scene.Subject = imp }, "the imp is seen before his time"},
	} {
		t.Run(c.want, func(t *testing.T) {
			err := CheckPages("here", page(c.change), 1)
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "here, page 1, panel 2: ") {
				t.Errorf("%q is not told: %v", c.want, err)
			}
		})
	}
	if err := CheckPages("here", make([]Page, 4), 1); err == nil || !strings.Contains(err.Error(), "4 pages") || !strings.Contains(err.Error(), "0 panels") {
		t.Errorf("of too many empty pages is said %v", err)
	}
	last := Chapter{Scenario: 3, Opening: page(func(f *Frame) { f.Words[0].Last = "Never." }), Won: page(func(*Frame) {}), Lost: page(func(*Frame) {})}
	if err := last.Check(); err == nil || !strings.Contains(err.Error(), "lost: no other words") || !strings.Contains(err.Error(), "only a loss has other words") {
		t.Errorf("of words for the last attempt in the wrong place is said %v", err)
	}
	if err := (&Chapter{Scenario: 3}).Check(); err == nil || !strings.Contains(err.Error(), "scenario 3: an opening") {
		t.Errorf("of an empty chapter is said %v", err)
	}
}

// TestTeam checks that names become heroes in order, and that a team has at least two heroes.
func TestTeam(t *testing.T) {
	if got := TeamOf("Cyborg", "Nobody", "Batman"); len(got) != 2 || got[0].Head != known[5].look.Head || got[1].Head != known[1].look.Head {
		t.Errorf("the team has %d", len(got))
	}
	for _, alone := range []string{"Superman", "Batman", ""} {
		if got := TeamOf(alone); len(got) != 2 || got[0].Head == got[1].Head {
			t.Errorf("beside %q nobody stands, or the same", alone)
		}
	}
	for r, want := range map[Role]string{First: "the first hero", Voice: "a voice", numRoles: "no role"} {
		t.Run(want, func(t *testing.T) {
			if r.String() != want {
				t.Errorf("%d is %q", r, r.String())
			}
		})
	}
	if Sound.String() != "sound" || numKinds.String() != "no kind" {
		t.Error("the kinds of words are called otherwise")
	}
}
