package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestEveryQuestionCanBeAnswered checks, with people in all kinds of seats, that every question has
// words and that every option can be clicked.
func TestEveryQuestionCanBeAnswered(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 6
	}
	kinds := map[engine.DecisionKind]int{}
	for seed := range games {
		plan := match.Plan{Seats: testgame.Seats("Ana", "Bob", "random"), Seed: uint64(seed + 1), Options: testgame.Five, Heroes: mode.DealTwo}
		if seed%2 == 1 {
			plan.Seats, plan.Profile, plan.Heroes = testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), "tournament", mode.Random
		}
		tb := testTable(t, plan)
		people := testgame.NewRandom(uint64(seed))
		for n := 0; !tb.Match.Over() && n < 600; n++ {
			if tb.curtain.up {
				if tb.curtain.reason == "" || tb.curtain.title == "" {
					t.Fatal("the curtain does not say whom it waits for, and why")
				}
				if name := tb.name(tb.Match.ToAct()); strings.Contains(tb.curtain.reason, name) || !strings.Contains(strings.ToLower(tb.curtain.reason), "you") {
					t.Fatalf("the curtain tells %s %q", name, tb.curtain.reason)
				}
				tb.handOver()
			}
			if tb.ask.mine {
				kinds[tb.ask.kind]++
				checkQuestion(t, tb)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	for k := engine.DecideTurn; k <= engine.DecideHero; k++ {
		if kinds[k] == 0 {
			t.Errorf("no question of kind %d was asked in %d games", k, games)
		}
	}
}

func checkQuestion(t *testing.T, tb *Table) {
	t.Helper()
	q := &tb.ask
	if q.words == "" || q.title == "" {
		t.Fatalf("a question of kind %d has no words", q.kind)
	}
	if q.up != (q.kind != engine.DecideTurn) {
		t.Fatalf("%q: a stage is up: %v", q.words, q.up)
	}
	if q.kind == engine.DecideDefend && q.stage.Source.Face == nil {
		t.Fatal("a Defense is asked for without showing the Attack")
	}
	for _, b := range q.answers.List {
		if !b.Box.Within(tb.layout.Prompt.Grown(10)) {
			t.Fatalf("%q: the button %q lies outside the prompt", q.words, b.Label)
		}
	}
	checkPrompt(t, tb)
	for _, o := range q.options {
		if _, _, ok := tb.find(o); !ok && !q.up && len(q.more.Answers) == 0 {
			t.Fatalf("%q: option %+v cannot be clicked", q.words, o)
		}
	}
}

// checkPrompt checks that the words of the prompt fit beside its buttons and can be read.
func checkPrompt(t *testing.T, tb *Table) {
	t.Helper()
	q := &tb.ask
	lines, st, squeeze := q.lines(tb.layout.Prompt, tb.Canvas.Fit)
	for _, l := range lines {
		if pen.Measure(l, st)*squeeze > q.room(tb.layout.Prompt)+1 {
			t.Fatalf("%q does not fit the prompt", l)
		}
	}
	if squeeze < board.MinSqueeze || st.Size < tb.Canvas.MinPrompt() {
		t.Fatalf("%q has no room beside %d buttons: letters of %.1f, squeezed to %.2f", q.words, len(q.answers.List), st.Size, squeeze)
	}
}

// TestActTells checks that the tip of an action's button gives its rules text.
func TestActTells(t *testing.T) {
	tb := testTable(t, match.Plan{Variants: []string{"patrol"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 3})
	for n := 0; n < 2000 && !tb.Match.Over(); n++ {
		if !tb.ask.mine {
			if _, err := tb.Match.Step(); err != nil {
				t.Fatal(err)
			}
			tb.Refresh()
			continue
		}
		if len(tb.ask.answers.List) == 0 || tb.ask.up {
			tb.pages.drop()
			tb.give(testgame.Best(tb.view(), tb.ask.options))
			continue
		}
		c := tb.Canvas
		read := func() (told []string) {
			for _, l := range c.Read(1920, 1080, nil, func(c *ui.Canvas) { tb.Draw(c); c.DrawTip() }).Lines {
				told = append(told, l.Text)
			}
			return told
		}
		read() // a table that has just opened closes all tips until the pointer moves
		c.PointAt(tb.ask.answers.List[0].Box.Middle())
		told := read()
		const want = "Go on patrol: refill all empty Line-Up slots; each new card with an Attack attacks only you."
		if all := strings.Join(told, " "); !strings.Contains(all, want) {
			t.Errorf("under the pointer the button %q does not say %q, but %q", tb.ask.answers.List[0].Label, want, all)
		}
		return
	}
	t.Error("nobody can go on patrol")
}

// TestArrivalShowsTheDefeat checks that a Super-Villain that attacks when it appears shows the whole of
// what its First Appearance does: also what its defeat undoes, and each paragraph of its card once.
func TestArrivalShowsTheDefeat(t *testing.T) {
	tb, seen := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1}), 0
	for i := range tb.Faces {
		f := tb.Faces[i]
		if f.Arrival == "" {
			continue
		}
		now := arrived(f)
		if _, defeat, found := strings.Cut(f.FullText(), "When defeated:"); found {
			if seen++; !strings.Contains(now.Text, f.Arrival) || !strings.Contains(now.Text, strings.Split(defeat, "\n")[0]) {
				t.Errorf("%s appears with %q", f.Name, now.Text)
			}
		}
		old, shown := strings.Split(f.FullText(), "\n"), strings.Split(now.FullText(), "\n")
		slices.Sort(old)
		slices.Sort(shown)
		if !slices.Equal(old, shown) {
			t.Errorf("%s: %q, and when it appears %q", f.Name, old, shown)
		}
	}
	if seen == 0 {
		t.Error("no Super-Villain says what its defeat does")
	}
}

// TestPromptSaysWhatFor checks that a question on the map says what is chosen for, in two lines where
// one has no room, and that its short form is a sentence.
func TestPromptSaysWhatFor(t *testing.T) {
	source := &art.Face{Name: "Bane"}
	q := match.Question{Title: "Choose a player", Says: "Bane: Choose a player. They may gain a card with cost 4 or less that isn't a Villain from the destroyed pile.",
		Answers: []match.Reply{{Notes: []match.Note{{Head: "Then", Text: "you may gain a card"}}}, {Notes: []match.Note{{Head: "Then", Text: "they may gain a card"}}}}}
	words, brief := boardWords(q, source)
	if words != q.Says || brief != "Bane: Choose a player." {
		t.Errorf("the question is %q, in short %q", words, brief)
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		f := (&ui.Settings{}).Fit(size[0], size[1])
		b := ui.BoxAt(0, 0, 880, max(40, f.MinTarget()))
		open := openQuestion{title: "ANA", words: words}
		lines, st, squeeze := open.lines(b, f)
		if two := size[1] == 720; (len(lines) == 2) != two || strings.Join(lines, " ") != words || squeeze < board.MinSqueeze || st.Size < f.MinPrompt() || 2*promptPitch*st.Size > b.H {
			t.Errorf("%d by %d: the prompt has the lines %q of %.1f, squeezed to %.2f", size[0], size[1], lines, st.Size, squeeze)
		}
	}
	q = match.Question{Title: "Choose a Villain", Says: "Contained: Choose a Villain.", Answers: []match.Reply{{Notes: []match.Note{{Head: "Then", Text: "put a token on it"}}}, {Leaves: true}}}
	if words, _ := boardWords(q, &art.Face{Name: "Contained"}); words != "Contained: Choose a Villain. Then put a token on it." {
		t.Errorf("what follows is not said: %q", words)
	}
}
