package library

import (
	"testing"

	"lineup/game/cardindex"
	"lineup/game/catalog"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// shown returns a library of all shipped cards.
func shown(t testing.TB) *Library {
	t.Helper()
	s, err := cardindex.New(catalog.Shipped)
	if err != nil {
		t.Fatal(err)
	}
	return New(s)
}

// states returns the screen in all states that look different, by name.
func states(t testing.TB) map[string]*Library {
	out := map[string]*Library{}
	at := func(name string, do func(l *Library)) {
		l := shown(t)
		do(l)
		out[name] = l
	}
	at("all", func(*Library) {})
	at("scrolled", func(l *Library) { l.grid.scroll.At = 1234 })
	at("the end", func(l *Library) { l.grid.scroll.At = l.grid.high })
	at("narrowed down", func(l *Library) {
		l.filter = cardindex.Query{Sets: []string{"base", "heroes_unite", "rebirth"}, Types: []string{"Hero", "Super-Villain"}, Costs: []int{3}, Deeds: cardindex.Power}
		l.look()
	})
	at("one", func(l *Library) { l.search.Text = "princess diana"; l.look() })
	at("none", func(l *Library) { l.search.Text = "no card is called so at"; l.look() })
	for i := range choices {
		at("choice "+choices[i].title, func(l *Library) { l.pick(i) })
		at("chosen "+choices[i].title, func(l *Library) { l.pick(i); l.picks.form.Buttons.List[0].Do() })
	}
	for _, c := range [][2]string{{"base", "Weakness"}, {"base", "Superman"}, {"base", "The Joker"}, {"heroes_unite", "Kyle Rayner"}, {"heroes_unite", "Yellow Lantern Corps Power Ring"},
		{"base", "Princess Diana of Themyscira"}, {"rebirth", "Reverse-Flash"}, {"rebirth", "Batmobile"}} {
		at("page of "+c[1], func(l *Library) {
			if !l.Show(c[0], c[1]) {
				t.Fatalf("there is no %s in %s", c[1], c[0])
			}
		})
	}
	return out
}

// TestLayout checks the layout of the library in all window sizes and scales, with texts as they
// are and longer.
func TestLayout(t *testing.T) {
	layout := &uitest.LayoutRules{Free: map[string]bool{"shout": true, "heading": true}}
	for name, l := range states(t) {
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, l.Draw) })
	}
}

// TestContrast checks that the text of the library contrasts with its ground.
func TestContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"shout": true, "heading": true, "label words": true}
	for name, l := range states(t) {
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, edged, l.Draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}

// TestEveryPageHasRoom checks that the text about every card can be read in full on its page, with
// some scrolling.
func TestEveryPageHasRoom(t *testing.T) {
	l := shown(t)
	c := ui.NewCanvas()
	for n := range l.grid.found {
		l.open(n)
		c.Read(1280, 720, nil, l.Draw)
		if l.page.high < 300 || l.page.high > 2.25*l.grid.inside.H {
			t.Errorf("%s: its page is %.0f high", l.shelf.Entries[l.grid.found[n]].Card.Name, l.page.high)
		}
	}
}

// TestLargeCards checks that cards grow with the text size, in columns that fill the width, while
// each is in view as a whole.
func TestLargeCards(t *testing.T) {
	for _, w := range []ui.Fit{ui.FitInto(1920, 1080), ui.FitInto(1280, 720), ui.FitInto(700, 1000)} {
		a := w.Area()
		for _, text := range []float64{1, 1.25, 1.5, 2} {
			l := layPlaces(a, w.MinRules(), text)
			if high := headHeight + l.cardHeight(); high > l.gridBox.H {
				t.Errorf("%s, text %g: a card of %g is higher than the grid of %g", uitest.FitName(w), text, high, l.gridBox.H)
			}
			tight := headHeight+l.cardHeight()*float64(l.columns)/float64(l.columns-1) > l.gridBox.H
			if l.larger < 0.99*text && !tight {
				t.Errorf("%s, text %g: cards are only %g times as large", uitest.FitName(w), text, l.larger)
			}
		}
	}
}
