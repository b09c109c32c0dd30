package table

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// taggedTables returns tables with everything that panels of seats can have: long names, two
// heroes, a partner.
func taggedTables(t *testing.T) map[string]*Table {
	t.Helper()
	named := testgame.Seats(uitest.WidestName(), "buyer")
	named[1].Name = uitest.WidestNames(2)[1]
	named[0].Heroes, named[1].Heroes = []string{"Martian Manhunter", "Green Lantern"}, []string{"Wonder Woman", "The Flash"}
	return map[string]*Table{
		"two heroes": testTable(t, match.Plan{Variants: []string{"two-heroes"}, Seats: named, Heroes: mode.Chosen, Seed: 4}),
		"teams":      testTable(t, match.Plan{Variants: []string{"teams"}, Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 4}),
		"five":       testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "buyer"), Seed: 4}),
	}
}

// TestTagsOverlapNothing checks that in windows of all sizes the tags at seats cover no words,
// portraits, or other tags in any state of a seat, while the pointer is on a card that costs too
// much.
func TestTagsOverlapNothing(t *testing.T) {
	for name, tb := range taggedTables(t) {
		for n := 0; !tb.ask.mine || tb.ask.kind != engine.DecideTurn || tb.view().Turn().Number < 6; n++ {
			if n > 500 {
				t.Fatalf("%s: there is no sixth turn", name)
			}
			if tb.pages.drop(); tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
				continue
			}
			if _, err := tb.Match.Step(); err != nil {
				t.Fatal(err)
			}
			tb.Refresh()
		}
		for k, s := range uitest.Screens() {
			set := s.Settings
			tb.Canvas.Settings, tb.Canvas.Fit = &set, set.Fit(s.Width, s.Height)
			tb.sync(false)
			for i := range tb.layout.Spots {
				if tb.short[i] == 0 || board.ForSale(tb.layout.Spots[i].Place) && tb.layout.Spots[i].Plate.W > 0 {
					continue
				}
				tb.setHover(i + 1)
				for state := range 3 {
					if (i+k+state)%3 != 0 {
						continue // each card is in another state in each window
					}
					for j := range tb.panels {
						p := &tb.panels[j]
						p.Left, p.Turn, p.Asked = state == 0, state == 1, state == 2
						p.Bought = append(p.Bought[:0:0], &tb.Faces[0], &tb.Faces[0])
						p.Trophies = 6
					}
					tb.laid++
					checkTags(t, fmt.Sprintf("%s, %s, state %d", name, s, state), tb, tb.Canvas.Read(s.Width, s.Height, nil, tb.Draw))
				}
			}
		}
	}
}

// checkTags checks the tags of a table.
func checkTags(t *testing.T, at string, tb *Table, page *ui.Page) {
	t.Helper()
	type thing struct {
		name string
		box  ui.Box
	}
	var tags, others []thing
	for _, l := range page.Lines {
		b := l.Box()
		words := thing{fmt.Sprintf("%q", l.Text), ui.BoxAt((b.X-page.Left)/page.Unit, (b.Y-page.Top)/page.Unit, b.W/page.Unit, b.H/page.Unit)}
		if l.Part != "tag" {
			others = append(others, words)
			continue
		}
		_, y := words.box.Middle()
		words.box = ui.BoxAt(words.box.X-12, y-board.SeatTag*0.75, words.box.W+24, board.SeatTag*1.5)
		tags = append(tags, words)
	}
	for i := range tb.panels {
		p := &tb.panels[i]
		x, _ := board.SeatWords(p.Box)
		others = append(others, thing{"the portrait of " + p.Name, ui.BoxAt(p.Box.X, p.Box.Y, x-board.PortraitGap, p.Box.H)})
	}
	for i, g := range tags {
		for _, o := range append(others, tags[:i]...) {
			if g.box.Overlaps(o.box) {
				t.Errorf("%s: %s lies over %s: %.0f, %.0f", at, g.name, o.name, g.box, o.box)
			}
		}
	}
}

// TestPanelsShowCardsInPlay checks that the panels of foes have all their cards in play from earlier turns,
// and Defenses first.
func TestPanelsShowCardsInPlay(t *testing.T) {
	shown, defenses := 0, 0
	for seed := uint64(1); seed < 8; seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Sets: []string{"heroes_unite"}, Seed: seed})
		for n := 0; n < 900 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			if n%20 > 0 {
				continue
			}
			tb.sync(false)
			v := tb.view()
			for _, p := range tb.panels {
				var want []*art.Face
				for _, c := range board.At(engine.InPlay, p.Seat).Cards(v) {
					if !v.PlayedNow(c) {
						want = append(want, tb.faceOf(v, c))
					}
				}
				for i, f := range p.InPlay {
					if !slices.Contains(want, f.Face) || i > 0 && f.Defends() && !p.InPlay[i-1].Defends() {
						t.Fatalf("seed %d: %s is picture %d of %d", seed, f.Name, i, len(want))
					}
					if f.Defends() {
						defenses++
					}
				}
				if len(p.InPlay) != len(want) {
					t.Fatalf("seed %d: %d of %d cards in play are shown", seed, len(p.InPlay), len(want))
				}
				shown += len(want)
				if testing.Verbose() && len(want) > 0 {
					t.Log(seed, n, p.Name, len(want), p.InPlay[0].Name, p.InPlay[0].Defends())
				}
			}
		}
	}
	if shown < 20 || defenses < 5 {
		t.Errorf("only %d cards in play were shown, %d Defenses", shown, defenses)
	}
}
