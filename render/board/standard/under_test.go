package standard

import (
	"math"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// underHero returns a game in which a card is under the Super Hero of seat 0.
func underHero(t *testing.T, variants ...string) *match.Match {
	t.Helper()
	for seed := range uint64(40) {
		m := testgame.Match(t, match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: seed + 1, Variants: variants,
			Options: mode.Options{{Name: standard.Villains, Value: "12"}}})
		for !m.Over() {
			if board.At(card.Under, 0).Count(m.View(0)) > 0 {
				return m
			}
			if _, err := m.Step(); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game has a card under a Super Hero")
	return nil
}

// clawHigh is the height of the claws on the near hero at scale 1.
var clawHigh = 380*math.Abs(math.Sin(nearClaws)) + 120*math.Abs(math.Cos(nearClaws))

// TestCardsUnderAHero checks in windows of all sizes that the tag of the cards under a Super Hero and the
// tag of an Attack are on the hero's picture, off the name, the text and each other, and that a click on
// the tag opens the cards even if the hero's ability can be used.
func TestCardsUnderAHero(t *testing.T) {
	for _, variants := range [][]string{nil, {"two-heroes"}} {
		m := underHero(t, variants...)
		_, sc := laid(m, nil)
		for _, w := range uitest.Screens() {
			sc.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			b := New(sc, nil).(*Board)
			picture := b.heroPicture()
			if len(b.heroes) == 0 || picture.H >= b.HeroBoxes(len(b.heroes))[0].H {
				t.Fatalf("%s: the hero has no name below its picture", w)
			}
			l := &b.Labels[len(b.Labels)-1]
			if !l.Tag || l.Words != "CARDS UNDER SUPER HERO: 1" {
				t.Fatalf("%s: the last label is %q", w, l.Words)
			}
			tag := b.underTag(l)
			if !tag.Box().Within(picture) || !l.Box.Within(picture.Grown(0.01)) || !tag.Box().Within(l.Box.Grown(0.01)) {
				t.Errorf("%s, %v: the tag at %.0f of the label at %.0f leaves the picture %.0f", w, variants, tag.Box(), l.Box, picture)
			}
			if least := sc.Canvas.MinRules(); tag.Size < least {
				t.Errorf("%s, %v: the tag has letters of %.1f, least are %.1f", w, variants, tag.Size, least)
			}
			mark, _ := b.Mark(sc.Near)
			strike := ui.BoxAt(picture.X, mark.TagY-strikeTag/2, picture.W, strikeTag)
			roomy := picture.H >= underHigh+strikeTag // not with two heroes and large letters
			if strike.Y+strike.H > picture.Y+picture.H || strike.Overlaps(tag.Box()) && roomy || strike.Y < b.Ribbon.Y {
				t.Errorf("%s, %v: the tag of an Attack is at %.0f, beside a tag at %.0f on a picture at %.0f", w, variants, strike, tag.Box(), picture)
			}
			if low := mark.Y + mark.K*clawHigh/2; roomy && low > tag.Box().Y+1 {
				t.Errorf("%s, %v: the claws reach down to %.0f, over the tag at %.0f", w, variants, low, tag.Box())
			}
			b.Spots = append(b.Spots, board.Spot{Card: 1, Face: 0, Place: engine.Heroes, Plate: b.HeroBoxes(len(b.heroes))[0]})
			b.Labels = b.Labels[:len(b.Labels)-1]
			b.labelUnder(sc.View)
			x, y := b.Labels[len(b.Labels)-1].Box.Middle()
			if b.LabelAt(x, y) != len(b.Labels) || b.At(x, y, &board.Tabs{}, 0) != 0 {
				t.Errorf("%s: a click on the tag uses the hero", w)
			}
			if roomy && b.At(x, picture.Y+2, &board.Tabs{}, 0) != len(b.Spots) {
				t.Errorf("%s: a click on the picture above the tag does not use the hero", w)
			}
		}
	}
}
