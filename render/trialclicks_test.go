package render

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/mode/trial"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/players"
	"lineup/render/setup"
	"lineup/render/table"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// clicks plays a game by mouse, using only the board and its Scene.
type clicks struct {
	app   *App
	hands *uitest.Hands
	scene *board.Scene
	lies  board.Board
	given map[engine.OptionKind]int
	// scrolled is how far the names are scrolled in a question for one.
	scrolled float64
}

// clicksOn returns clicks in an app, watching the board of one mode.
func clicksOn(t *testing.T, o Options, id string) *clicks {
	t.Helper()
	c := &clicks{hands: &uitest.Hands{}, given: map[engine.OptionKind]int{}}
	o.Views = slices.Clone(o.Views)
	for i, v := range o.Views {
		if v.Mode == id {
			o.Views[i].Board = func(sc *board.Scene, old board.Board) board.Board {
				c.scene, c.lies = sc, v.Board(sc, old)
				return c.lies
			}
		}
	}
	o.Book, o.Input, o.Players = testgame.Book(t), c.hands, players.Computers{buyer}
	o.FreshSeed, o.Settings, o.Start = func() uint64 { return 11 }, ui.Settings{Speed: ui.Instant}, o.Plan.Seats != nil
	a, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	c.app = a
	c.hands.Hold(func() ui.Fit { return a.canvas.Fit }, a.Update)
	return c
}

// button returns the topmost button with a label.
func (c *clicks) button(label string) (ui.Box, bool) {
	k := c.app.canvas
	targets := k.Read(k.Width, k.Height, nil, c.app.scene.Draw).Targets
	for _, b := range slices.Backward(targets) {
		if b.What == label {
			return ui.BoxAt((b.Box.X-k.Left)/k.Unit, (b.Box.Y-k.Top)/k.Unit, b.Box.W/k.Unit, b.Box.H/k.Unit), true
		}
	}
	return ui.Box{}, false
}

// goesOn reports whether an overlay waits for a click anywhere.
func (c *clicks) goesOn() bool {
	k := c.app.canvas
	lines := k.Read(k.Width, k.Height, nil, c.app.scene.Draw).Lines
	return slices.ContainsFunc(lines, func(l ui.PageLine) bool { return l.Part == "TO CONTINUE" })
}

// place returns the box to click for an answer that is not on a stage.
func (c *clicks) place(m *match.Match, o engine.Option) (ui.Box, bool) {
	l := c.lies.Common()
	if box, ok := c.lies.Offer(o); ok {
		return box, true
	}
	switch o.Kind {
	case engine.OptEnd:
		return l.EndTurn, true
	case engine.OptAct:
		return c.button(strings.ToUpper(m.Book().Label(c.scene.View.Offer(o).Label)))
	case engine.OptDone:
		for _, r := range m.Question(c.scene.View).Answers {
			if r.Option == o {
				return c.button(strings.ToUpper(r.Words))
			}
		}
	default: // is given on its card
	}
	if lit, ok := c.scene.Answers.Of(o.Card); !ok || lit != o {
		return ui.Box{}, false
	}
	for i := range l.Spots {
		b := l.Spots[i].Bounds()
		for step := range 40 {
			x, y := b.X+b.W*(float64(step%20)+0.5)/20, b.Y+b.H*(0.5-0.35*float64(step/20))
			if l.Spots[i].Card == o.Card && l.SpotAt(x, y) == i+1 {
				return ui.BoxAt(x, y, 0, 0), true
			}
		}
	}
	return ui.Box{}, false
}

// onStage reports whether the question is shown as a stage: it is not a turn, and the board does
// not have all of its answers.
func (c *clicks) onStage() bool {
	return !c.scene.Answers.Turn() && slices.ContainsFunc(c.scene.Answers.Options(), func(o engine.Option) bool {
		_, there := c.lies.Offer(o)
		return !there && o.Kind != engine.OptDone
	})
}

// stage returns the layout of a question with some answers ticked.
func (c *clicks) stage(q match.Question, ticked []int, first int) question.Stage {
	k, at := c.app.canvas, 0
	if len(ticked) > 0 {
		at = ticked[len(ticked)-1] + 1
	}
	return question.Lay(question.Asked{Question: q, Face: func(id engine.CardID) *art.Face { return c.scene.FaceOf(id) },
		Width: k.TextWidth, Min: k.MinPrompt(), Text: k.TextScale, Ticked: ticked, Page: first, Pointed: at, Scrolled: c.scrolled})
}

func (c *clicks) click(t *testing.T, b ui.Box) {
	t.Helper()
	x, y := b.Middle()
	c.hands.Click(t, x, y)
}

// press presses the button of an answer on a stage, and reports whether there is one.
func (c *clicks) press(t *testing.T, s question.Stage, reply int) bool {
	t.Helper()
	for i := range s.Panels {
		if b := &s.Panels[i].Button; b.Reply == reply {
			c.click(t, b.Box)
			return true
		}
	}
	return false
}

// question returns the open question with its answers in the order in which the table shows them.
func (c *clicks) question(m *match.Match) match.Question {
	q, shown := m.Question(c.scene.View), c.scene.Answers.Options()
	q.Answers = slices.Clone(q.Answers)
	slices.SortStableFunc(q.Answers, func(a, b match.Reply) int {
		return cmp.Compare(slices.Index(shown, a.Option), slices.Index(shown, b.Option))
	})
	return q
}

// standsFor returns the answer of the card that stands for an answer's equal card, or the answer
// itself.
func (c *clicks) standsFor(q match.Question, reply int) int {
	for page := range 40 {
		s := c.stage(q, nil, page)
		for i := range s.Panels {
			for _, k := range s.Panels[i].Cards {
				if slices.Contains(k.Same, reply) {
					return k.Reply
				}
			}
		}
	}
	return reply
}

// answerOnStage gives an answer on a stage, by its button or by its card and any further cards
// needed.
func (c *clicks) answerOnStage(t *testing.T, m *match.Match, reply int) bool {
	t.Helper()
	q := c.question(m)
	var ticked []int
	first := 0
	c.scrolled = 0
	tick := func(reply int) bool {
		for range 40 {
			s := c.stage(q, ticked, first)
			for i := range s.Panels {
				p := &s.Panels[i]
				for _, k := range p.Cards {
					if k.Reply == reply && !k.Ticked {
						c.click(t, k.Seen)
						ticked = append(ticked, reply)
						return true
					}
				}
				if p.List.W > 0 {
					c.hands.Move(p.List.Middle())
					c.hands.Wheel = -1
					c.hands.Tick(t)
					c.scrolled += 80
				}
				if p.On.W > 0 {
					x, y := p.On.Middle()
					if at, ok := s.Turn(x, y, 0); ok {
						first = at
					}
					c.hands.Click(t, x, y)
				}
			}
		}
		return false
	}
	if c.press(t, c.stage(q, ticked, first), reply) {
		return true
	}
	if !tick(reply) {
		return false
	}
	for i := range q.Answers {
		a := question.Asked{Question: q, Ticked: ticked}
		if _, least := a.More(); least <= 0 {
			break
		}
		if i != reply && q.Answers[i].Card != engine.NoCard && !q.Answers[i].Leaves {
			tick(i)
		}
	}
	return c.press(t, c.stage(q, ticked, first), reply)
}

// answer gives an answer and checks that the click gives no other.
func (c *clicks) answer(t *testing.T, m *match.Match, o engine.Option) {
	t.Helper()
	before := len(m.Log())
	if c.onStage() {
		q := c.question(m)
		i := c.standsFor(q, slices.IndexFunc(q.Answers, func(r match.Reply) bool { return r.Option == o }))
		o = q.Answers[i].Option
		if !c.answerOnStage(t, m, i) {
			t.Fatalf("%+v is nowhere on the stage", o)
		}
	} else {
		box, ok := c.place(m, o)
		if !ok {
			t.Fatalf("%+v is nowhere to be clicked", o)
		}
		c.click(t, box)
		if b, ok := c.button("END TURN"); ok && o.Kind == engine.OptEnd && len(m.Log()) == before { // after a warning
			c.click(t, b)
		}
	}
	if log := m.Log(); !slices.Contains(log[before:], o) {
		t.Fatalf("a click on %+v answers %+v", o, log[before:])
	}
	c.given[o.Kind]++
}

// play plays a game to its end by mouse. It checks that each answer has a place of its own and that
// the table stays consistent.
func (c *clicks) play(t *testing.T, rng *engine.RNG, each func(answers int)) *match.Match {
	t.Helper()
	tb, ok := c.app.scene.(*table.Table)
	if !ok {
		t.Fatalf("the game is shown by %T", c.app.scene)
	}
	m, answers := tb.Match, 0
	for n := 0; n < 20000 && !m.Over(); n++ {
		if err := tb.Check(); err != nil {
			t.Fatal(err)
		}
		options := c.scene.Answers.Options()
		switch {
		case c.scene.Host.Held() != 0 && (!c.onStage() || c.goesOn()):
			c.hands.Click(t, 5, 5) // closes an overlay after reading
			continue
		case len(options) == 0:
			c.hands.Tick(t)
			continue
		}
		if !c.onStage() {
			for _, o := range options {
				if _, ok := c.place(m, o); !ok {
					t.Fatalf("%+v has no place on the board", o)
				}
			}
		}
		o := options[rng.Intn(len(options))]
		if best := testgame.Best(c.scene.View, options); rng.Intn(2) == 0 {
			o = best
		}
		c.answer(t, m, o)
		each(answers)
		answers++
	}
	return m
}

// TestTrialBoard checks whole games of the trial played by mouse, on a board known only to its file
// and one registry entry. The board must show and draw all face-up cards.
func TestTrialBoard(t *testing.T) {
	looptest.NeedDisplay(t)
	picture, given := ebiten.NewImage(1280, 720), map[engine.OptionKind]int{}
	for seed, names := range [][]string{{"Ana", "buyer"}, {"Ana", "buyer", "buyer"}, {"Ana", "buyer", "buyer", "buyer", "buyer"}} {
		plan := match.Plan{Mode: trial.ID, Seats: testgame.Seats(names...), Seed: uint64(seed) + 5, Options: mode.Options{{Name: standard.Villains, Value: "2"}}}
		c := clicksOn(t, Options{Catalog: catalog.Tested, Views: testViews(), Plan: plan}, trial.ID)
		rng := engine.NewRNG(plan.Seed, engine.StreamChance)
		m := c.play(t, &rng, func(answers int) {
			checkTrialBoard(t, c)
			if answers%20 == 0 {
				c.app.Draw(picture)
			}
		})
		if !m.Over() {
			t.Errorf("%s: the game is not over", plan)
		}
		for k, n := range c.given {
			given[k] += n
		}
	}
	for _, k := range []engine.OptionKind{engine.OptPlay, engine.OptBuy, engine.OptUse, engine.OptAct, engine.OptEnd, engine.OptStep, engine.OptCard} {
		if given[k] == 0 {
			t.Errorf("no answer of the kind %q was clicked", k)
		}
	}
	t.Log(given)
}

// checkTrialBoard checks that all face-up cards in the places of the trial are on its board.
func checkTrialBoard(t *testing.T, c *clicks) {
	t.Helper()
	v, l := c.scene.View, c.lies.Common()
	open := append(board.Shared(card.Spaces).Cards(v), board.Shared(card.Streets).Cards(v)...)
	for s := range engine.SeatID(v.Seats()) {
		open = append(open, board.At(card.OnHero, s).Cards(v)...)
		if top := board.At(card.Champions, s).Up(v); top != engine.NoCard {
			open = append(open, top)
		}
	}
	for _, id := range open {
		if !slices.ContainsFunc(l.Spots, func(s board.Spot) bool { return s.Card == id }) {
			t.Fatalf("card %d of %s is not on the board", id, board.WordsOf(board.WhereIs(v, id).Place))
		}
	}
}

// TestSecondEntry checks that a mode with only a registry entry can be played from the setup screen
// to its end.
func TestSecondEntry(t *testing.T) {
	made := standard.Mode()
	made.ID, made.Title = "made-up", "Made up"
	modes := append(catalog.Tested.Modes(), made)
	c := clicksOn(t, Options{Catalog: mode.NewCatalog(modes, catalog.Tested.Sets()), Views: append(testViews(), View{Mode: made.ID, Board: layTrial})}, made.ID)
	c.hands.Button(t, &c.app.scene.(*menu.Title).Buttons, "NEW GAME")
	screen := c.app.scene.(*setup.Setup)
	c.hands.Button(t, &screen.Buttons, "MADE UP")
	c.hands.Button(t, &screen.Buttons, "START")
	rng := engine.NewRNG(3, engine.StreamChance)
	m := c.play(t, &rng, func(int) {})
	if _, own := c.lies.(*trialBoard); !own || !m.Over() || m.Plan().Mode != made.ID {
		t.Errorf("a game of %s is played on %T, and over: %v", m.Plan(), c.lies, m.Over())
	}
}
