package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	gametest "lineup/game/testgame"
	"lineup/render/art"
	"lineup/render/art/pen"
	arttown "lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/board/standard"
	"lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// testTable returns the table of a plan, without a program around it.
func testTable(t testing.TB, plan match.Plan) *Table {
	t.Helper()
	m := testgame.Match(t, plan)
	nothing := func() {}
	return New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Over: nothing, ToTitle: nothing, Quit: nothing, Rules: func() []mode.RulesChapter { return catalog.Tested.Rules(m.Game()) },
	})
}

// laidTable returns the table of a match in the turn of the first seat, a person, with a Super Hero for each seat and some
// piles.
func laidTable(t testing.TB, sets, heroes []string, piles ...gametest.Pile) *Table {
	t.Helper()
	seats := []mode.Seat{{Name: "Ana"}}
	for i := range heroes[1:] {
		seats = append(seats, mode.Seat{Name: []string{"Bob", "Cem", "Dot", "Eve"}[i], Player: "random"})
	}
	m, nothing := gametest.Lay(t, catalog.Shipped, mode.Plan{Sets: sets, Seats: seats}, heroes, piles...), func() {}
	return New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant, Quiet: true},
		Over: nothing, ToTitle: nothing, Quit: nothing, Rules: func() []mode.RulesChapter { return catalog.Shipped.Rules(m.Game()) },
	})
}

// handsOn returns hands that play at a table. They wait until a page answers to keys.
func handsOn(tb *Table) *uitest.Hands {
	h, _ := framed(tb)
	return h
}

// framed is like handsOn and returns the frame that the keys of the hands move, too.
func framed(tb *Table) (*uitest.Hands, *ui.Focus) {
	h := &uitest.Hands{}
	f := h.HoldFramed(tb.Canvas, func(p *ui.Pointer, dt float64) error {
		tb.grace = grace{page: tb.page(), seen: true, age: graceTime}
		return tb.Update(p, dt)
	}, tb.Draw)
	return h, f
}

// hastyHands returns hands that press keys at any time.
func hastyHands(tb *Table) *uitest.Hands {
	h := &uitest.Hands{}
	h.HoldScene(tb.Canvas, tb.Update)
	return h
}

// click gives an option of the open question by mouse, as a person would, and reports whether there
// was anything to click. Given is the option, or that of the card that is shown for its pile.
func (t *Table) click(tt testing.TB, h *uitest.Hands, o engine.Option) (given engine.Option, ok bool) {
	tt.Helper()
	for _, r := range t.ask.more.Answers {
		if r.Option == o && !r.Leaves && !t.ask.up {
			for _, b := range t.ask.answers.List {
				if strings.HasPrefix(b.Label, "MORE CARDS") {
					x, y := b.Box.Middle()
					h.Click(tt, x, y)
				}
			}
		}
	}
	if t.ask.up {
		return t.clickStage(tt, h, o)
	}
	x, y, ok := t.find(o)
	if ok {
		h.Click(tt, x, y)
	}
	return o, ok
}

// clickStage ticks the card of an option, if it is one of several, and presses the
// button that names it. Of a pile of equal cards, it ticks the card that is shown.
func (t *Table) clickStage(tt testing.TB, h *uitest.Hands, o engine.Option) (given engine.Option, ok bool) {
	tt.Helper()
	s := &t.ask.stage
	reply := slices.IndexFunc(t.ask.asked.Answers, func(r match.Reply) bool { return r.Option == o })
	press := func() bool {
		for i := range s.Panels {
			if b := &s.Panels[i].Button; b.Reply == reply {
				x, y := b.Box.Middle()
				h.Click(tt, x, y)
				return true
			}
		}
		return false
	}
	if press() {
		return o, true
	}
	if t.ask.naming() {
		t.ask.reveal = reply + 1
		t.layStage()
	}
	for range 40 {
		for i := range s.Panels {
			p := &s.Panels[i]
			for _, c := range p.Cards {
				if c.Reply == reply || slices.Contains(c.Same, reply) {
					if given = o; c.Reply != reply {
						given = t.ask.asked.Answers[c.Reply].Option
						t.checkEqual(tt, given, o)
						reply = c.Reply
					}
					x, y := c.Seen.Middle()
					h.Click(tt, x, y)
					return given, press() || t.tickMore(tt, h, reply) && press()
				}
			}
			if p.On.W > 0 {
				x, y := p.On.Middle()
				h.Click(tt, x, y)
			}
		}
	}
	return o, false
}

// checkEqual checks that two options in one pile of a stage do the same with cards of one face in one
// place, and that only one card is chosen.
func (t *Table) checkEqual(tt testing.TB, a, b engine.Option) {
	tt.Helper()
	v, same := t.view(), a
	if same.Card = b.Card; same != b || t.ask.asked.All != 0 || v.Card(a.Card).Face != v.Card(b.Card).Face || v.ZoneOf(a.Card) != v.ZoneOf(b.Card) {
		tt.Fatalf("%q: %+v and %+v are in one pile", t.ask.words, a, b)
	}
}

// tickMore ticks cards beside that of a reply until there are enough, and reports whether it ticked
// any.
func (t *Table) tickMore(tt testing.TB, h *uitest.Hands, reply int) bool {
	tt.Helper()
	before := len(t.ask.ticked)
	for i := range t.ask.asked.Answers {
		a := t.stageOf()
		if _, least := a.More(); least <= 0 {
			break
		}
		for _, p := range t.ask.stage.Panels {
			for _, c := range p.Cards {
				if c.Reply == i && !c.Ticked && len(p.Cards) > 1 {
					x, y := c.Seen.Middle()
					h.Click(tt, x, y)
				}
			}
		}
	}
	return slices.Contains(t.ask.ticked, reply) && len(t.ask.ticked) > before
}

// find returns a position where an option of a turn can be clicked.
func (t *Table) find(o engine.Option) (x, y float64, ok bool) {
	if label := t.answerLabel(t.view(), o); label != "" {
		for _, b := range t.ask.answers.List {
			if b.Label == label {
				x, y := b.Box.Middle()
				return x, y, true
			}
		}
	}
	if o.Kind == engine.OptEnd {
		x, y := t.buttons.List[0].Box.Middle()
		return x, y, true
	}
	if box, ok := t.board.Offer(o); ok {
		x, y = box.Middle()
		return x, y, true
	}
	if lit, ok := t.ask.option(o.Card); !ok || lit != o {
		return 0, 0, false
	}
	for i, s := range t.layout.Spots {
		if s.Card != o.Card {
			continue
		}
		for step := range 40 { // across its middle and the part above others
			x, y := s.Pose.X+s.Pose.W*((float64(step%20)+0.5)/20-0.5), s.Pose.Y-s.Pose.Height()*0.35*float64(step/20)
			if t.layout.SpotAt(x, y) == i+1 && !(t.ask.up && t.ask.stage.Covers(x, y)) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// blows returns the pages of what has been done to the viewer, in order.
func (p pages) blows() (out []struck) {
	for ; p.up(); p.close() {
		if p.struck.up() {
			out = append(out, p.struck)
		}
	}
	return out
}

// entrance reports whether one of the pages is that of a Super-Villain.
func (p pages) entrance() bool {
	for ; p.up(); p.close() {
		if p.splash.up() {
			return true
		}
	}
	return false
}

// boardMoves reports whether something moves on the board.
func (t *Table) boardMoves() bool { moves, _ := t.board.Moves(); return moves }
func (t *Table) awaits() bool     { _, awaited := t.board.Moves(); return awaited }

// boardOf returns the board of a match's mode, as the window chooses it.
func boardOf(m *match.Match) board.Lay {
	if m.Plan().Mode == "rebirth" {
		return town.New
	}
	return standard.New
}

// looksOf returns the looks of the seats of a match, as the window chooses them.
func looksOf(m *match.Match) players.SeatLooks {
	if m.Plan().Mode == "rebirth" {
		return players.SeatLooks{Alone: arttown.Seat}
	}
	return players.SeatLooks{Team: pen.Palette.Member}
}
