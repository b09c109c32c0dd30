package town

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	set "lineup/game/sets/rebirth"
	"lineup/render/testgame"
)

// TestEveryCardOutOfReachSaysWhy checks in random games and crowds that every card for sale that
// cannot be bought says why, with the reason that holds.
func TestEveryCardOutOfReachSaysWhy(t *testing.T) {
	said := map[string]int{}
	check := func(g *game) {
		v, m := g.scene.View, g.board.town
		for i := range m.spaces {
			s := &m.spaces[i]
			all := slices.Clone(s.cards)
			if s.card.card != engine.NoCard {
				all = append(all, s.card)
			}
			for _, k := range all {
				can := slices.ContainsFunc(v.Pending().Options, func(o engine.Option) bool { return o.Card == k.card })
				words := m.whyNot(v, k.card)
				if can != (words == "") {
					t.Errorf("%s in %s: can be bought is %v, and the tip says %q", v.Face(k.card).Name, s.name, can, words)
				}
				if words == "" {
					continue
				}
				foe := slices.ContainsFunc(at(v, card.LineUp, i), func(c engine.CardID) bool { return v.Sees(c) && villain(v, c) })
				switch kind, _, _ := strings.Cut(words, " "); kind {
				case "Move":
					if v.Space(0) == i {
						t.Errorf("%q in the viewer's own space", words)
					}
				case "A":
					if !foe {
						t.Errorf("%q without a Villain in %s", words, s.name)
					}
				case "You":
					if k.card != s.card.card || !slices.ContainsFunc(v.Gains(), func(b engine.Gain) bool { return b.Bought && b.From == card.Basics }) {
						t.Errorf("%q for %s, and nothing was bought from a stack", words, v.Face(k.card).Name)
					}
				case "It":
					if v.Cost(k.card) <= v.Power() {
						t.Errorf("%q with %d Power", words, v.Power())
					}
				default:
					t.Errorf("%s in %s: %q gives no reason", v.Face(k.card).Name, s.name, words)
				}
				said[words[:2]]++
			}
			if s.tile != engine.NoCard && len(v.Face(s.tile).Uses) > 0 {
				if words := m.whyNot(v, s.tile); words != "" {
					said[words]++
				}
			}
		}
	}
	for seed := range uint64(2) {
		g := townGame(t, 1+int(seed), seed+20)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 400; n++ {
			if g.turn() && (n%5 == 0 || g.scene.View.Number(set.Threat.ID, engine.NoSeat) >= 2) {
				check(g)
			}
			uses := slices.IndexFunc(g.scene.Answers.Options(), func(o engine.Option) bool {
				return o.Kind == engine.OptUse && g.scene.View.SpaceOf(o.Card) >= 0
			})
			if g.turn() && uses >= 0 {
				g.scene.Answers.Give(g.scene.Answers.Options()[uses])
				continue
			}
			g.step(t, people)
		}
	}
	for _, kind := range []string{"Mo", "A ", "It", "Yo"} {
		if said[kind] == 0 {
			t.Errorf("nothing says %q: %v", kind, said)
		}
	}
	if said["You have used this ability this turn"] == 0 {
		t.Errorf("no ability was used: %v", said)
	}
}
