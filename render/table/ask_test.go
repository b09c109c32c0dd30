package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// asked plays games until a person is asked the wanted question.
func asked(t *testing.T, wanted func(*openQuestion) bool) (*Table, *uitest.Hands) {
	t.Helper()
	return askedIn(t, match.Plan{Seats: testgame.Seats("Ana", "buyer")}, wanted)
}

// askedIn is like asked but for games of a plan, with seeds from 1.
func askedIn(t *testing.T, plan match.Plan, wanted func(*openQuestion) bool) (*Table, *uitest.Hands) {
	t.Helper()
	for seed := range uint64(60) {
		plan.Seed = seed + 1
		tb := testTable(t, plan)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			if tb.ask.mine && tb.ask.up && wanted(&tb.ask) {
				return tb, handsOn(tb)
			}
			tb.weigh()
			tb.markSeen()
			for asks := false; !asks && !tb.Match.Over(); n++ { // only a question of a person shows a stage
				going, err := tb.Match.Step()
				if err == nil && !going {
					err = tb.Match.Answer(people.Decide(tb.Match.View(tb.Match.ToAct())))
				}
				if err != nil {
					t.Fatal(err)
				}
				d := tb.Match.View(engine.NoSeat).Pending()
				asks = d.Kind != engine.NoDecision && d.Kind != engine.DecideTurn && tb.Match.Person(d.Seat)
			}
			tb.look()
			tb.sync(false)
			if tb.pages.holds {
				tb.pages.drop()
				tb.look()
				tb.sync(false)
			}
		}
	}
	t.Fatal("nobody is ever asked that")
	return nil, nil
}

// several reports whether a question asks to discard two of several cards in the hand.
func several(q *openQuestion) bool {
	return q.kind == engine.DecidePick && len(q.stage.Panels) == 1 && len(q.stage.Panels[0].Cards) > 2 && q.asked.All == 2 && q.asked.Several.Together && q.asked.Taken == 0
}

// optional reports whether a question lets the player choose a card or none.
func optional(q *openQuestion) bool {
	return len(q.options) > 2 && slices.ContainsFunc(q.options, func(o engine.Option) bool { return o.Kind == engine.OptDone })
}

// latest returns the last answer given.
func latest(tb *Table) engine.Option { return tb.Match.Log()[len(tb.Match.Log())-1] }

// TestTickOnStage checks that two cards of the hand are ticked on the stage, where they are shown
// in place of the hand, a second click unticks one, a third card replaces neither, and the button
// answers with both.
func TestTickOnStage(t *testing.T) {
	tb, h := asked(t, several)
	before := len(tb.Match.Log())
	button := func() *question.Button { return &tb.ask.stage.Panels[0].Button }
	press := func() {
		x, y := button().Box.Middle()
		h.Click(t, x, y)
	}
	tick := func(o engine.Option, ticked int) {
		t.Helper()
		x, y := tb.choiceBox(slices.Index(tb.ask.options, o)).Middle()
		if _, _, ok := tb.find(o); ok || !tb.staged(o.Card) {
			t.Fatalf("%+v is on the stage and in the hand too", o)
		}
		if h.Click(t, x, y); len(tb.ask.ticked) != ticked || len(tb.Match.Log()) != before {
			t.Fatalf("%d cards are ticked, not %d", len(tb.ask.ticked), ticked)
		}
	}
	if press(); button().Reply >= 0 || len(tb.Match.Log()) != before {
		t.Fatal("the button answers with no card ticked")
	}
	first, second, third := tb.ask.options[0], tb.ask.options[1], tb.ask.options[2]
	tick(first, 1)
	if press(); button().Reply >= 0 || len(tb.Match.Log()) != before {
		t.Fatal("the button answers with one card of two")
	}
	tick(second, 2)
	tick(first, 1)
	tick(third, 2)
	tick(first, 2)
	if tb.ask.chosen(first.Card) || !tb.ask.chosen(second.Card) || !tb.ask.chosen(third.Card) {
		t.Error("the second and the third card are not those that are chosen")
	}
	press()
	if log := tb.Match.Log()[before:]; len(log) < 2 || log[0] != second || log[1] != third && log[1].Kind != engine.OptCard {
		t.Errorf("the button answers %+v", log)
	}
	if len(tb.ask.ticked) != 0 {
		t.Error("a card is ticked for the next choice already")
	}
	if back := tb.Match.StepBack(); back != before {
		t.Errorf("undo goes to answer %d, not to before both cards, at %d", back, before)
	}
	tb.Match.GoTo(before)
	if tb.Match.Redo(); tb.Match.Given() < before+2 {
		t.Error("redo brings only one of the two cards back")
	}
}

// TestSeveralByKeys checks that arrows move between cards, and that Enter ticks and unticks them and
// presses the button, which answers with the ticked cards.
func TestSeveralByKeys(t *testing.T) {
	tb, _ := asked(t, several)
	h, f := framed(tb)
	before := len(tb.Match.Log())
	h.Press(t, ebiten.KeyArrowRight) // shows the frame on the first card
	h.EnterHere(t)
	h.Press(t, ebiten.KeyArrowRight)
	h.EnterHere(t)
	h.EnterHere(t)
	if len(tb.ask.ticked) != 1 || len(tb.Match.Log()) != before {
		t.Fatalf("%v are ticked", tb.ask.ticked)
	}
	var want []engine.Option // in the order of the stage, where equal cards are side by side
	for _, c := range tb.ask.stage.Panels[0].Cards[:2] {
		want = append(want, tb.ask.asked.Answers[c.Reply].Option)
	}
	h.EnterHere(t)
	var words []string // of the button
	for _, l := range tb.ask.stage.Panels[0].Button.Lines {
		words = append(words, l.Text)
	}
	h.Lead(t, f, strings.Join(words, " "))
	h.EnterHere(t)
	if got := tb.Match.Log()[before:]; len(got) < 2 || !slices.Equal(got[:2], want) {
		t.Errorf("Enter answers %+v, not %+v", got, want)
	}
}

// TestOrderOfCards checks that cards put back on a deck are numbered as they are clicked. Number 1
// goes above number 2, both on top and on the bottom.
func TestOrderOfCards(t *testing.T) {
	for name, c := range map[string]struct {
		plan        match.Plan
		title, says string
	}{
		"on top":     {match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer")}, "Put the cards back on top", "Number 1 goes on top."},
		"underneath": {match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer")}, "Put two cards on the bottom", "Number 1 is drawn first."},
	} {
		tb, h := askedIn(t, c.plan, func(q *openQuestion) bool { return q.asked.Title == c.title && q.asked.Taken == 0 && q.asked.All == 2 })
		if !strings.HasSuffix(tb.ask.asked.Says, c.says) {
			t.Errorf("%s: nothing says what number 1 is: %q", name, tb.ask.asked.Says)
		}
		one, two := tb.ask.options[1], tb.ask.options[0]
		for _, o := range []engine.Option{one, two} {
			for i := range tb.ask.asked.Answers {
				if tb.ask.asked.Answers[i].Option == o {
					_, y := tb.choiceBox(i).Middle()
					h.Click(t, tb.choiceBox(i).X+20, y)
				}
			}
		}
		for _, k := range tb.ask.stage.Panels[0].Cards {
			if want := map[engine.CardID]int{one.Card: 1, two.Card: 2}[tb.ask.asked.Answers[k.Reply].Option.Card]; k.Number != want {
				t.Errorf("%s: a card has number %d, not %d", name, k.Number, want)
			}
		}
		h.Press(t, ebiten.KeyEnter)
		state, err := engine.Decode(tb.Match.Book().Library(), tb.Match.Saved().Now)
		if err != nil {
			t.Fatal(err)
		}
		at := func(o engine.Option) int { return slices.Index(state.Cards(state.Card(o.Card).Zone), o.Card) }
		if at(one) < 0 || at(one)+1 != at(two) {
			t.Errorf("%s: number 1 lies at %d, number 2 at %d", name, at(one), at(two))
		}
	}
}

// TestStageByKeys checks that arrows tick, a digit presses a button, Escape takes a chosen card back
// and then declines, and holding Tab shows the table.
func TestStageByKeys(t *testing.T) {
	tb, h := askedIn(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer")}, func(q *openQuestion) bool {
		return optional(q) && !q.asked.Several.Together && q.stage.Panels[0].Button.Reply < 0
	})
	before := len(tb.Match.Log())
	h.Press(t, ebiten.KeyEnter)
	h.Press(t, ebiten.KeyDigit1)
	h.Press(t, ebiten.KeySpace)
	if len(tb.Match.Log()) != before {
		t.Fatal("an answer was given with no card ticked")
	}
	h.Look = true
	if h.Tick(t); tb.ask.shown() {
		t.Error("V does not show the table")
	}
	h.Look = false
	if h.Tick(t); !tb.ask.shown() {
		t.Error("the stage stays away when V is let go")
	}
	h.Press(t, ebiten.KeyArrowRight)
	h.Press(t, ebiten.KeyArrowRight)
	h.Press(t, ebiten.KeyArrowLeft)
	h.EnterHere(t)
	if !slices.Equal(tb.ask.ticked, []int{0}) {
		t.Errorf("the arrows and Enter tick answers %v, not the first", tb.ask.ticked)
	}
	if h.Press(t, ebiten.KeyEscape); len(tb.ask.ticked) != 0 || !tb.ask.shown() || len(tb.Match.Log()) != before {
		t.Errorf("Escape does not just take the chosen card back: %v is ticked", tb.ask.ticked)
	}
	h.EnterHere(t)
	first := tb.ask.options[0]
	if h.Press(t, ebiten.KeyDigit1); tb.Match.Log()[before] != first {
		t.Errorf("1 answers %+v, not %+v", tb.Match.Log()[before], first)
	}

	tb, h = asked(t, optional)
	if h.Press(t, ebiten.KeyEscape); latest(tb).Kind != engine.OptDone || tb.pause.open {
		t.Errorf("Escape answers %+v", latest(tb))
	}
	tb, h = asked(t, func(q *openQuestion) bool { return q.kind == engine.DecideDefend })
	before = len(tb.Match.Log())
	if h.Press(t, ebiten.KeyEscape); len(tb.Match.Log()) != before || !tb.pause.open {
		t.Error("Escape lets an Attack hit")
	}
}

// TestPeekByMouse checks that holding the peek button shows the table and does nothing else.
func TestPeekByMouse(t *testing.T) {
	tb, h := asked(t, optional)
	before := len(tb.Match.Log())
	x, y := tb.ask.stage.Peek.Box.Middle()
	h.Move(x, y)
	h.Tick(t)
	h.Left = true
	if h.Tick(t); tb.ask.shown() {
		t.Error("the stage stays up while the button is held")
	}
	h.Left = false
	h.Tick(t)
	h.Tick(t)
	if !tb.ask.shown() || len(tb.Match.Log()) != before {
		t.Error("letting the button go does not bring the stage back, or answers")
	}
}

// TestPeekByTwoPresses checks that, if the settings want it, the key and the button put a question aside until
// they are pressed again or Esc is, and that none of that answers or opens the menu.
func TestPeekByTwoPresses(t *testing.T) {
	tb, h := asked(t, optional)
	tb.Settings.LookToggles = true
	before := len(tb.Match.Log())
	x, y := tb.ask.stage.Peek.Box.Middle()
	acts := map[string]func(){
		"V":      func() { h.Press(t, ebiten.KeyV) },
		"button": func() { h.Click(t, x, y) },
		"Esc":    func() { h.Press(t, ebiten.KeyEscape) },
	}
	for _, c := range [][2]string{{"V", "V"}, {"V", "Esc"}, {"button", "button"}, {"V", "button"}, {"button", "V"}, {"button", "Esc"}} {
		acts[c[0]]()
		h.Tick(t)
		if h.Tick(t); tb.ask.shown() {
			t.Fatalf("%s does not put the question aside", c[0])
		}
		page := tb.Canvas.Read(tb.Canvas.Width, tb.Canvas.Height, nil, tb.Draw)
		if !slices.ContainsFunc(page.Targets, func(t ui.PageTarget) bool { return t.What == "BACK TO THE QUESTION" }) {
			t.Error("no button brings the question back")
		}
		acts[c[1]]()
		h.Tick(t)
		if h.Tick(t); !tb.ask.shown() || tb.pause.open || len(tb.Match.Log()) != before {
			t.Fatalf("after %v the question is shown: %v, the menu is open: %v", c, tb.ask.shown(), tb.pause.open)
		}
	}
}

// TestPileBesideStage checks that a click on a lit pile beside a stage opens it and chooses nothing.
func TestPileBesideStage(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	people := testgame.NewRandom(1)
	for !tb.Match.Over() {
		at := slices.IndexFunc(tb.layout.Spots, func(s board.Spot) bool {
			return s.Place == engine.Discard && !tb.ask.stage.Hides(s.Bounds())
		})
		if !tb.ask.mine || !tb.ask.up || at < 0 {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			continue
		}
		s, h := &tb.layout.Spots[at], handsOn(tb)
		tb.ask.lit[s.Card] = tb.ask.options[0] // as a card on another page is
		h.Click(t, s.Pose.X, s.Pose.Y)
		if !tb.browser.Shown() || len(tb.ask.ticked) > 0 {
			t.Errorf("a click on the discard pile opens it: %v, and ticks %v", tb.browser.Shown(), tb.ask.ticked)
		}
		return
	}
	t.Error("no discard pile is beside a stage")
}

// TestMenuUnderStage checks that MENU can be clicked while a stage is up.
func TestMenuUnderStage(t *testing.T) {
	tb, h := asked(t, optional)
	h.Button(t, &tb.buttons, "MENU")
	if !tb.pause.open {
		t.Error("MENU cannot be clicked beside a stage")
	}
}

// TestMoreCards checks that MORE CARDS opens a stage with the cards out of reach and that Escape
// closes it.
func TestMoreCards(t *testing.T) {
	for seed := range uint64(20) {
		tb := testTable(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			if !tb.ask.mine || len(tb.ask.more.Answers) < 2 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			h := handsOn(tb)
			x, y := tb.ask.answers.List[0].Box.Middle()
			h.Click(t, x, y)
			if !tb.ask.up {
				t.Fatal("MORE CARDS opens no stage")
			}
			if h.Press(t, ebiten.KeyEscape); tb.ask.up || tb.pause.open {
				t.Fatal("Escape does not go back to the table")
			}
			return
		}
	}
	t.Error("no turn ever has more cards")
}

// TestStruckIsRed checks that a question of an Attack that has hit looks like an Attack: the stage is
// red, its answers are those of a hit, and the red edge stays around the table.
func TestStruckIsRed(t *testing.T) {
	tb, _ := asked(t, func(q *openQuestion) bool { return q.asked.Struck && q.kind == engine.DecidePick })
	s := &tb.ask.stage
	if !s.Alarm || s.Panels[0].Tone != question.Hit || !tb.threatened() {
		t.Errorf("red: %v, tone %v, threatened: %v", s.Alarm, s.Panels[0].Tone, tb.threatened())
	}
	tb, _ = asked(t, optional)
	if tb.ask.asked.Struck || tb.ask.stage.Alarm || tb.threatened() {
		t.Error("a question of one's own card is red")
	}
}

// TestChoicesInLineUpOrder checks that cards of the Line-Up come on a stage in the order in which
// they are seen there.
func TestChoicesInLineUpOrder(t *testing.T) {
	sorted := 0
	tb, _ := asked(t, func(q *openQuestion) bool {
		return q.kind == engine.DecidePick && len(q.options) > 2 && (strings.Contains(q.asked.Says, "from the Line-Up") || strings.Contains(q.asked.Says, "in the Line-Up"))
	})
	x := -1.0
	for _, r := range tb.ask.asked.Answers {
		if s := tb.spotOf(r.Option.Card); r.Option.Card != engine.NoCard && s != nil && s.Place == card.LineUp {
			if s.Pose.X < x {
				t.Errorf("%q comes after a card to its right", r.Words)
			}
			x = s.Pose.X
			sorted++
		}
	}
	for i, r := range tb.ask.asked.Answers {
		if r.Option != tb.ask.options[i] {
			t.Errorf("answer %d is another one than option %d", i, i)
		}
	}
	// The same from right to left: the order follows the places.
	n := len(tb.layout.Spots)
	for i := range n {
		tb.layout.Spots[i].Pose.X = 1920 - tb.layout.Spots[i].Pose.X
	}
	first := tb.ask.asked.Answers[0].Option
	if tb.sortChoices(); sorted > 1 && tb.ask.asked.Answers[0].Option == first {
		t.Error("the order does not follow the places")
	}
	if sorted < 2 {
		t.Errorf("%d cards of the Line-Up were offered", sorted)
	}
}

// TestChoicesFromPiles checks that cards of a face-up pile come on a stage in the order of their costs,
// highest first, or lowest first to be destroyed or discarded, and each still gives its own answer.
func TestChoicesFromPiles(t *testing.T) {
	fromPile := func(tb *Table, o engine.Option) bool {
		return o.Card != engine.NoCard && board.OpenPile(board.WhereIs(tb.view(), o.Card).Place)
	}
	found, losses := 0, 0
	for seed := range uint64(30) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			order, last, cards := 1, 99, 0
			if d := tb.view().Pending(); d.Verb == engine.VerbDestroy || d.Verb == engine.VerbDiscard {
				order, last = -1, -1 // the cheapest first
			}
			for i, r := range tb.ask.asked.Answers {
				if !tb.ask.mine || tb.ask.kind == engine.DecideTurn || !fromPile(tb, r.Option) {
					continue
				}
				cost := tb.view().Cost(r.Option.Card)
				if order*cost > order*last {
					t.Fatalf("%q, which costs %d, comes after a card that costs %d", r.Words, cost, last)
				}
				if r.Option != tb.ask.options[i] {
					t.Fatalf("answer %d is another one than option %d", i, i)
				}
				last, cards = cost, cards+1
			}
			if cards > 3 {
				found++
			}
			if cards > 1 && order < 0 {
				losses++
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if found < 5 || losses < 5 {
		t.Errorf("only %d questions were about many cards of a pile, and %d about losing some", found, losses)
	}
}

// TestHandStaysDown checks that a card of the hand that cannot be chosen for an open stage does not
// rise under the pointer, and one that can does.
func TestHandStaysDown(t *testing.T) {
	down, up := 0, 0
	for seed := range uint64(12) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h := handsOn(tb)
		for n := 0; n < 300 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			if !tb.ask.up {
				continue
			}
			for i, s := range slices.Clone(tb.layout.Spots) {
				x, y := s.Pose.Bounds().Middle()
				if s.Place != engine.Hand || tb.ask.stage.Covers(x, y) || tb.spotAt(x, y) != i+1 {
					continue
				}
				_, lit := tb.ask.option(s.Card)
				h.Move(x, y)
				if h.Tick(t); (tb.hover == i+1) != lit {
					t.Fatalf("seed %d: %q can be chosen: %v, and the hovered spot is %d", seed+1, tb.Faces[s.Face].Name, lit, tb.hover)
				}
				if lit {
					up++
				} else {
					down++
				}
			}
		}
	}
	if down < 5 {
		t.Errorf("only %d cards stayed down, %d rose", down, up)
	}
}

// TestEqualCardsKeepTheirName checks in windows of all sizes and for cards of all widths, with long and with
// short texts, that the number of equal cards on a stage covers neither the name nor the cost, and that the
// sign of a chosen card is beside it.
func TestEqualCardsKeepTheirName(t *testing.T) {
	c, larger := ui.NewCanvas(), 0 // small cards with the look of larger ones
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	var faces []*art.Face
	for _, name := range []string{"Bulletproof", "Kick", "Two-Face"} {
		i := slices.IndexFunc(tb.Faces, func(f art.Face) bool { return f.Name == name })
		if i < 0 {
			t.Fatalf("there is no %s", name)
		}
		faces = append(faces, &tb.Faces[i])
	}
	for _, w := range uitest.Screens() {
		c.Fit = w.Settings.Fit(w.Width, w.Height)
		c.Art.Print = c.Fit.Print()
		for wide := 104.0; wide <= 280; wide += 4 * float64(looptest.Every(4)) {
			for _, f := range faces {
				k := &question.Card{Face: f, Box: ui.BoxAt(500, 300, wide, wide*ui.CardAspect), Same: []int{0, 1, 2}}
				k.Seen = k.Box
				small := c.Art.Print.Small(f, c.Pixels(wide))
				if !small && c.Art.Print.Small(nil, c.Pixels(wide)) {
					larger++
				}
				top, low := art.NameBand(small)
				name := ui.BoxAt(k.Box.X, k.Box.Y+top*k.Box.H, wide, (low-top)*k.Box.H)
				cost := ui.BoxAt(k.Box.X, k.Box.Y, wide*c.Art.Print.CostReach(c.Pixels(wide)), k.Box.H*art.CostLow(small))
				if b := sameBox(c, k); b.Overlaps(name) || b.Overlaps(cost) || b.Overlaps(tickBox(c, k)) {
					t.Errorf("%s, %s %.0f wide: the number at %.0f covers the name at %.0f, the cost at %.0f, or the sign at %.0f", w, f.Name, wide, b, name, cost, tickBox(c, k))
				}
			}
		}
	}
	if larger == 0 {
		t.Error("no small card has the look of a larger one")
	}
}

// TestUndoneQuestionHasTheFrame checks that the frame is on an answer of a question that undo opens again, and on
// one that comes back after a look at the table.
func TestUndoneQuestionHasTheFrame(t *testing.T) {
	tb, _ := asked(t, optional)
	h, f := framed(tb)
	onStage := func(when string) {
		t.Helper()
		for range 30 {
			h.Tick(t)
		}
		if at, shown := f.Target(); !shown || at.Group != any(stageGroup{tb.ask.seq}) {
			t.Fatalf("%s the frame is on %q, shown %v", when, at.What, shown)
		}
	}
	h.Press(t, ebiten.KeyArrowDown)
	onStage("at a question")
	asked := tb.ask.seq
	if h.Press(t, ebiten.KeyEscape); tb.ask.seq == asked {
		t.Fatal("Escape gives no answer")
	}
	for range 30 {
		h.Tick(t)
	}
	if at, _ := f.Target(); at.Group == any(stageGroup{asked}) {
		t.Fatalf("the frame stays on %q of an answered question", at.What)
	}
	tb.Match.GoTo(tb.Match.Given() - 1)
	tb.look()
	tb.sync(true)
	if tb.ask.seq != asked {
		t.Fatalf("undo leads to question %d, not %d", tb.ask.seq, asked)
	}
	onStage("after undo")
	was, _ := f.Target()

	h.Look = true
	for range 30 {
		h.Tick(t)
	}
	for range 4 {
		h.Press(t, ebiten.KeyArrowUp)
	}
	if at, _ := f.Target(); at.Group == was.Group {
		t.Fatal("the frame does not leave a question that is aside")
	}
	h.Look = false
	onStage("after a look at the table")
	if at, _ := f.Target(); at.What != was.What {
		t.Errorf("after a look at the table the frame is on %q, not back on %q", at.What, was.What)
	}
	h.X, h.Y = h.X+30, h.Y+30
	h.Tick(t)
	h.Press(t, ebiten.KeyArrowDown)
	onStage("after the mouse has moved")
}

// TestEnterAnswersWithOneCard checks that one Enter on the only card of an answer gives it.
func TestEnterAnswersWithOneCard(t *testing.T) {
	tb, _ := asked(t, func(q *openQuestion) bool {
		p := q.stage.Panels
		return len(p) == 2 && len(p[0].Cards) == 1 && len(p[1].Cards) == 1 && p[0].Button.Reply >= 0
	})
	h, f := framed(tb)
	given, want := tb.Match.Given(), tb.ask.asked.Answers[tb.ask.stage.Panels[0].Button.Reply].Option
	h.Press(t, ebiten.KeyArrowDown)
	at, _ := f.Target()
	if h.EnterHere(t); tb.Match.Given() == given || tb.Match.Log()[given] != want {
		t.Errorf("Enter on %s gives %+v, and the button gives %+v", at.What, tb.Match.Log()[given:], want)
	}
}

// TestDefensesInOneColumn checks that in a window with one column, each of many Defenses is whole and can be
// clicked on a stage above the hand, and that three have a panel and a button of their own.
func TestDefensesInOneColumn(t *testing.T) {
	for _, plan := range []match.Plan{{Seats: testgame.Seats("Ana", "buyer")}, {Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer")}} {
		tb, _ := askedIn(t, plan, func(q *openQuestion) bool { return q.asked.Alarm && len(q.asked.Answers) > 1 })
		defense := slices.IndexFunc(tb.ask.asked.Answers, func(r match.Reply) bool { return !r.Leaves })
		hit := slices.IndexFunc(tb.ask.asked.Answers, func(r match.Reply) bool { return r.Leaves })
		one, other := tb.ask.asked.Answers[defense], tb.ask.asked.Answers[hit]
		var cards []engine.CardID // of different faces
		seen := map[string]bool{}
		for _, spot := range tb.layout.Spots {
			c := spot.Card
			if f := tb.faceOf(tb.view(), c); f != nil && !f.Oversized() && !seen[f.Name] {
				seen[f.Name], cards = true, append(cards, c)
			}
		}
		for _, w := range uitest.Columns() {
			tb.Settings.TextScale = w.Settings.TextScale
			tb.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			tb.sync(false)
			for _, n := range []int{3, 4, 6, 9} {
				tb.ask.asked.Answers = nil
				for _, c := range cards[:n] {
					one.Card, one.Option.Card = c, c
					one.Words = "Avoid: Discard " + tb.faceOf(tb.view(), c).Name
					one.Notes = []match.Note{{Head: "Then", Text: "draw two cards"}}
					tb.ask.asked.Answers = append(tb.ask.asked.Answers, one)
				}
				tb.ask.asked.Answers = append(tb.ask.asked.Answers, other)
				tb.layStage()
				s, found := &tb.ask.stage, map[int]bool{}
				fault := func(format string, args ...any) {
					t.Errorf("%s: %d Defenses in %s: %s", plan.Mode, n, w, fmt.Sprintf(format, args...))
				}
				fan := tb.layout.Fan(5, 0)
				for _, p := range fan {
					if b := p.Bounds(); s.Area.Overlaps(b.Grown(-1)) || s.Peek.Box.Overlaps(b.Grown(-1)) {
						fault("the stage at %.0f is over the hand at %.0f", s.Area, b)
					}
				}
				for i := range s.Panels {
					p := &s.Panels[i]
					if p.Tone == question.Avoid && n == 3 && w.Settings.TextScale == 1 && len(p.Cards) > 1 {
						fault("%d share a panel", len(p.Cards))
					}
					for k := range p.Cards {
						c := &p.Cards[k]
						x, y := c.Box.Middle()
						if c.Seen != c.Box || !c.Box.Within(p.Box) || !c.Box.Within(tb.Canvas.Room()) || s.CardAt(x, y) != c {
							fault("the card at %.0f is not whole", c.Box)
						}
						found[c.Reply] = true
					}
					if b := p.Button.Box; !b.Within(tb.Canvas.Room()) {
						fault("a button is at %.0f", b)
					}
				}
				if len(found) < n && (len(s.Panels) == 0 || s.Panels[0].On.W == 0) {
					fault("only %d are shown", len(found))
				}
			}
		}
	}
}
