package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// testTable is the table of a plan, with nothing around it.
func testTable(t testing.TB, plan match.Plan) *Table {
	t.Helper()
	m := testgame.Match(t, plan)
	nothing := func() {}
	return New(Options{
		Match: m, Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Over: nothing, ToTitle: nothing, Quit: nothing,
	})
}

// handsOn are hands that play at a table.
func handsOn(tb *Table) *uitest.Hands {
	h := &uitest.Hands{}
	h.HoldScene(tb.Canvas, tb.Update)
	return h
}

// find is a place of the stage where an option of the open question can be
// clicked, found as a person would: by what lies there.
func (t *Table) find(o engine.Option) (x, y float64, ok bool) {
	for i := range t.ask.choices.items {
		it := &t.ask.choices.items[i]
		for step := range 20 {
			x, y := it.box.X+it.box.W*(float64(step)+0.5)/20, it.box.Y+it.box.H/2
			if it.option == o && t.ask.choices.at(x, y) == i+1 {
				return x, y, true
			}
		}
	}
	if label := t.answerLabel(o); label != "" {
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
	if lit, ok := t.ask.option(o.Card); !ok || lit != o {
		return 0, 0, false
	}
	for i, s := range t.board.spots {
		if s.card != o.Card {
			continue
		}
		for step := range 20 {
			x, y := s.pose.X+s.pose.W*((float64(step)+0.5)/20-0.5), s.pose.Y
			if t.spotAt(x, y) == i+1 && !(t.ask.choices.shown() && t.ask.choices.area.Has(x, y)) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}
