package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestLentUses checks that a seat uses a lent once-a-turn ability once in its turn even if the hero's own
// seat has used it before, and that neither uses up the other's. Both ways to lend are tried.
func TestLentUses(t *testing.T) {
	for _, asked := range []Asked{AskAbilities, AskAbility} {
		t.Run(fmt.Sprint(asked), func(t *testing.T) {
			k := newKit(t)
			heard := k.trigger(Trigger{On: OnPlay, Whose: You, InTurn: All, Once: true, From: Set(Heroes),
				Prog: k.prog(Op{Code: OpSpend}, Op{Code: OpNumber, Number: VPTokens, N: 10})})
			hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{heard},
				Uses: []Use{{From: Set(Heroes), Once: true, Max: Unlimited, Do: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})}}})
			k.lib.Changes = append(k.lib.Changes, Change{Asked: asked, Layer: Sets, N: 1})
			card := k.face(Face{Name: "Card"})
			b := k.table(3)
			b.Add(hero, b.Zone(Heroes, 0))
			lent := b.Add(hero, b.Zone(Heroes, 1))
			alone := b.Add(hero, b.Zone(Heroes, 2))
			for range 3 {
				b.Add(card, b.Zone(Hand, 0))
			}
			mine := b.Add(card, b.Zone(Hand, 1))
			s := b.Resume(1, 0)
			offered := func() (out []CardID) {
				for _, o := range s.Pending().Options {
					if o.Kind == OptUse {
						out = append(out, o.Card)
					}
				}
				return out
			}
			use := func(c CardID) { k.take(s, func(o Option) bool { return o.Kind == OptUse && o.Card == c }) }
			end := func() { k.take(s, func(o Option) bool { return o.Kind == OptEnd }) }
			use(lent)
			end()
			end()
			// It is the turn of seat 0, and the ability of seat 1 was used in its own turn.
			source := alone
			if asked == AskAbility {
				source = lent
			}
			s.leaveWorking(Watch{Source: source, Stay: s.cards[source].Stay, Change: 1, Seat: 0, Until: EndOfTurn})
			if asked == AskAbility && s.lends(0, alone) || !s.lends(0, lent) || s.lends(1, lent) || s.lends(2, lent) {
				t.Fatal("another hero is lent, or to another seat")
			}
			(&machine{State: s}).askNothing()
			if err := s.pose(); err != nil || !slices.Contains(offered(), lent) {
				t.Fatalf("offered: %v, error %v", offered(), err)
			}
			use(lent)
			again, err := Decode(k.lib, s.AppendBinary(nil))
			if err != nil || again.Hash() != s.Hash() {
				t.Fatalf("the game is not the same when it is loaded: %v", err)
			}
			s = again
			if slices.Contains(offered(), lent) || s.Number(VPTokens, 0) != 1 || s.Number(VPTokens, 1) != 1 {
				t.Errorf("after the use, offered: %v, tokens %d and %d", offered(), s.Number(VPTokens, 0), s.Number(VPTokens, 1))
			}
			// Each of the abilities it has works once: its own, the lent one, and with all those of its foes a third.
			want := 1 + 2*10
			if asked == AskAbilities {
				want += 10
			}
			play := func() { k.take(s, func(o Option) bool { return o.Kind == OptPlay }) }
			play()
			for s.Pending().Seat == 0 && s.Pending().Kind == DecideOrder {
				k.take(s, func(Option) bool { return true })
			}
			play()
			if got := s.Number(VPTokens, 0); got != want {
				t.Errorf("seat 0 has %d tokens, want %d", got, want)
			}
			// That of seat 1 still works for its own seat in this turn.
			m := machine{State: s}
			m.hear(OnPlay, 1, mine)
			if len(m.waiting) != 1 || m.waiting[0].Source != lent || m.waiting[0].Seat != 1 || m.spent(&m.waiting[0]) {
				t.Errorf("seat 1 hears %+v", m.waiting)
			}
			m.waiting = m.waiting[:0]
			end()
			if !slices.Contains(offered(), lent) || len(s.lentUses) > 0 {
				t.Errorf("in the turn of seat 1, offered: %v, lent uses %v", offered(), s.lentUses)
			}
			for _, bad := range []Lent{{Hero: NoCard, Seat: 0, Spent: 1}, {Hero: lent, Seat: 3, Spent: 1}, {Hero: lent, Seat: 0}} {
				s.lentUses = []Lent{bad}
				if s.Check() == nil {
					t.Errorf("%+v passes the check", bad)
				}
			}
		})
	}
}
