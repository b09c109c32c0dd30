package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestShortIsBesideTheReader checks that the words about missing Power are not behind the enlarged card.
func TestShortIsBesideTheReader(t *testing.T) {
	reader := ui.BoxAt(8, 538, 372, 534)
	for _, b := range []ui.Box{ui.BoxAt(310, 660, 150, 40), ui.BoxAt(200, 1000, 150, 40), ui.BoxAt(700, 660, 150, 40)} {
		got := clearOf(b, reader)
		if got.Overlaps(reader) || got.Y != b.Y || got.W != b.W || !b.Overlaps(reader) && got != b {
			t.Errorf("the words at %v are moved to %v", b, got)
		}
	}
}

// TestUnusableSaysWhy checks in games of both boards that a click on a card in hand, in play, or for sale that
// can't be used now gives a short reason, and that an ability used up this turn says so.
func TestUnusableSaysWhy(t *testing.T) {
	used, said, shown := 0, 0, 0
	for seed := range uint64(12) {
		if seed%2 == 1 && used >= 5 && shown > 0 {
			continue
		}
		tb := testTable(t, match.Plan{Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "buyer"), Options: testgame.Five, Seed: seed + 1})
		if seed > 5 {
			tb = townTable(t, 2, seed)
		}
		people := testgame.NewRandom(seed)
		for n := 0; n < 600 && !tb.Match.Over(); n++ {
			if o, ok := tb.ask.find(engine.OptUse); ok && tb.ask.mine && n%2 == 0 {
				tb.give(o)
				tb.pages.drop()
			} else if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			if !tb.ask.mine || tb.ask.kind != engine.DecideTurn || !tb.canTouch() {
				continue
			}
			v := tb.view()
			for i := range tb.layout.Spots {
				s := &tb.layout.Spots[i]
				w := board.WhereIs(v, s.Card)
				own := w.Seat == tb.eyes && (w.Place == engine.Hand || w.Place == engine.InPlay || w.Place == engine.Heroes)
				if _, lit := tb.ask.option(s.Card); lit || w.Place != s.Place || !own && !board.ForSale(s.Place) {
					continue
				}
				tb.setHover(i + 1)
				tb.refuse()
				_, words := tb.told()
				if !strings.HasSuffix(words, ".") || len(words) > 70 {
					t.Errorf("seed %d: a click on %s in %s says %q", seed, tb.Faces[s.Face].Name, board.WordsOf(s.Place), words)
				}
				said++
			}
			tb.setHover(0)
			for _, c := range v.Cards(v.Zone(engine.Heroes, tb.eyes)) {
				hero := v.Card(c)
				if _, lit := tb.ask.option(c); lit || len(v.Face(c).Uses) != 1 || !hero.Used(0) || hero.Down() {
					continue
				}
				says := tb.refusal(v, &board.Spot{Card: c, Place: engine.Heroes}, 0)
				if used++; says != v.Face(c).Name+": you have used this ability this turn." {
					t.Errorf("seed %d: %s, whose ability is used up, says %q", seed, v.Face(c).Name, says)
				}
				tb.cursorX, tb.cursorY = tb.layout.Poster.Middle()
				if tb.refuse(); tb.layout.Poster.W > 0 {
					if shown++; tb.effects.banner != says {
						t.Errorf("seed %d: a click on %s shows %q, want %q", seed, v.Face(c).Name, tb.effects.banner, says)
					}
				}
			}
		}
	}
	if used < 5 || shown == 0 || said < 1000 {
		t.Errorf("only %d reasons, %d of them of used abilities", said, used)
	}
}

// TestHeroSaysWhy checks that a click on the viewer's Super Hero that has no ability to use says so.
func TestHeroSaysWhy(t *testing.T) {
	said := 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h := handsOn(tb)
		mine(t, tb, h)
		v := tb.view()
		hero := v.Cards(v.Zone(engine.Heroes, tb.eyes))[0]
		if len(v.Face(hero).Uses) > 0 {
			continue
		}
		h.Click(t, tb.layout.Poster.X+tb.layout.Poster.W/2, tb.layout.Poster.Y+tb.layout.Poster.H/2)
		if got, want := tb.effects.banner, v.Face(hero).Name+": this ability works by itself."; got != want {
			t.Errorf("a click on the Super Hero says %q, want %q", got, want)
		}
		said++
	}
	if said == 0 {
		t.Error("every Super Hero has an ability to use")
	}
}

// TestShortIsUnderThePinnedCard checks that the words about missing Power do not cover a pinned card.
func TestShortIsUnderThePinnedCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	for h, n := handsOn(tb), 0; n < 600 && !tb.canTouch(); n++ {
		h.Tick(t)
	}
	says := func() bool {
		page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
		return slices.ContainsFunc(page.Lines, func(l ui.PageLine) bool { return strings.HasPrefix(strings.ToUpper(l.Text), "NEED ") })
	}
	for i := range tb.layout.Spots {
		if s := &tb.layout.Spots[i]; s.Place == card.LineUp {
			if tb.setHover(i + 1); !says() {
				continue
			}
			if tb.pin(tb.faceOfSpot(s)); says() {
				t.Error("the words are over the pinned card")
			}
			return
		}
	}
	t.Error("no card of the Line-Up needs more Power")
}
