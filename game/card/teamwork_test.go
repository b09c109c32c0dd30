package card

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
)

// TestTeamworkCompiles checks that Teamwork gives the foe a token only if it is a Super Hero's, that it is at
// random where the table says so, and that its question has words.
func TestTeamworkCompiles(t *testing.T) {
	for _, random := range []bool{false, true} {
		for name, c := range map[string]struct {
			does Effect
			pays int16
		}{"a card's": {Teamwork(), 0}, "a Super Hero's": {CharacterTeamwork(), 1}} {
			t.Run(fmt.Sprint(name, ", at random ", random), func(t *testing.T) {
				b, _ := compiled(&Card{}, nil)
				b.table = Table{TeamworkAtRandom: random}
				at := b.compile(&Card{}, c.does)
				want := engine.Op{Code: engine.OpTeamwork, Number: engine.VPTokens, N: c.pays, Pair: random}
				if got := b.lib.Code[at]; got != want {
					t.Errorf("compiled to %+v, want %+v", got, want)
				}
				if ask := b.asks[at]; ask.Prompt == "" || ask.Title != "Teamwork: choose a foe" {
					t.Errorf("asked is %+v", ask)
				}
			})
		}
	}
}

// TestPayAnyTokensCompiles checks that each number of VP tokens is a choice of its own, that it needs as many
// tokens, and that it gives as much Power and as many cards.
func TestPayAnyTokensCompiles(t *testing.T) {
	b, ops := compiled(&Card{}, PayAnyTokens(2))
	at := engine.ProgID(1)
	if ops[0].Code != engine.OpChoose || ops[0].N != 3 {
		t.Fatalf("the choice is %+v", ops[0])
	}
	for i, n := range [...]int{1, 2, 0} { // paying nothing comes last
		label := ops[1+i]
		if label.Code != engine.OpLabel || b.Label(label.N) != fmt.Sprint(n) {
			t.Errorf("choice %d is %+v", i, label)
		}
		if needs := int(label.Min); needs != n || n > 0 && b.lib.Counts[label.Count] != (engine.Count{Of: engine.NumberLeft, Number: engine.VPTokens}) {
			t.Errorf("choice %d needs %d of %+v", i, needs, b.lib.Counts[label.Count])
		}
		var power, draws, pays int16
		for _, op := range ops[label.To-at:] {
			if op.Code == engine.OpJump || op.Code == engine.OpEnd {
				break
			}
			switch {
			case op.Code == engine.OpNumber && op.Number == engine.Power:
				power = op.N
			case op.Code == engine.OpNumber && op.Number == engine.VPTokens:
				pays = op.N
			case op.Code == engine.OpDraw:
				draws = op.N
			}
		}
		if want := int16(n); power != want || draws != want || pays != -want {
			t.Errorf("choice %d gives %d Power and %d cards for %d tokens", i, power, draws, -pays)
		}
	}
	ask := b.asks[at]
	if ask.Title != "how many VP tokens do you pay" || ask.Labels[ops[3].N].Act != "pay nothing" || ask.Labels[ops[2].N].Act != "pay 2" {
		t.Errorf("asked is %+v", ask)
	}
}

// TestNewWordsCompile checks the instruction, filter, count, or change that other words for cards of other players
// and VP tokens stand for.
func TestNewWordsCompile(t *testing.T) {
	for name, c := range map[string]struct {
		does Effect
		want engine.Op // without its filter and count
	}{
		"a look at a hand": {LookAtHand(engine.Hits), engine.Op{Code: engine.OpShow, From: engine.Set(Hand), Who: engine.Hits}},
		"Power discarded": {DiscardMaking(5), engine.Op{Code: engine.OpPick, Verb: engine.VerbDiscard, From: engine.Set(Hand), Dest: toDiscard,
			N: engine.Unlimited, Min: engine.Unlimited, Max: engine.Unlimited, Enough: 5, Makes: true}},
		"a card that stays": {Stay(UpTo(1, AnyCard, DiscardPile)), engine.Op{Code: engine.OpPick, Verb: engine.VerbStay, From: engine.Set(DiscardPile), N: 1, Max: 1}},
		"stolen tokens":     {StealFromOwner(2), engine.Op{Code: engine.OpSteal, Number: engine.VPTokens, N: 2, Who: engine.Lender}},
		"paid tokens":       {PayTokens(2), engine.Op{Code: engine.OpNumber, Number: engine.VPTokens, N: -2}},
	} {
		t.Run(name, func(t *testing.T) {
			_, ops := compiled(&Card{}, c.does)
			got := ops[0]
			got.Filter, got.Count = 0, 0
			if got != c.want {
				t.Errorf("compiled to %+v, want %+v", got, c.want)
			}
		})
	}
	t.Run("the tops of decks", func(t *testing.T) {
		for own, want := range map[bool][]engine.OpCode{true: {engine.OpTop, engine.OpEach}, false: {engine.OpEach}} {
			b, ops := compiled(&Card{}, LookAtTops(own))
			if got := codes(ops)[:len(want)]; !slices.Equal(got, want) {
				t.Errorf("with the own deck %v: %v, want %v", own, got, want)
			}
			top := b.lib.Code[ops[len(want)-1].To]
			if top.Code != engine.OpTop || top.Who != engine.Target || top.Seen != engine.Looked {
				t.Errorf("at each foe's deck: %+v", top)
			}
		}
	})
	t.Run("filters", func(t *testing.T) {
		b, _ := compiled(&Card{}, nil)
		for name, c := range map[string]struct {
			f    Filter
			want engine.Filter
		}{
			"few VP":      {WorthAtMost(1), engine.Filter{ByVP: true, MinVP: -128, MaxVP: 1}},
			"many VP":     {WorthAtLeast(2), engine.Filter{ByVP: true, MinVP: 2, MaxVP: 127}},
			"its cost":    {Filter{CostsIt: true}, engine.Filter{CostsIt: true}},
			"not yours":   {Filter{NotMine: true}, engine.Filter{NotMine: true}},
			"played name": {Filter{Repeats: true}, engine.Filter{Repeats: true}},
		} {
			if got := b.lib.Filters[b.filter(c.f)]; got != c.want {
				t.Errorf("%s: %+v, want %+v", name, got, c.want)
			}
		}
	})
	t.Run("counts", func(t *testing.T) {
		b, _ := compiled(&Card{}, nil)
		b.lib.Numbers = append(b.lib.Numbers, engine.Number{Name: "more"}, engine.Number{Name: CardsDrawn.Name}, engine.Number{Name: Teamworks.Name})
		used := engine.NumberID(len(b.lib.Numbers) - 1)
		for name, c := range map[string]struct {
			cond Cond
			want engine.Count
			min  int
		}{
			"Teamwork used":    {UsedTeamwork, engine.Count{Of: engine.NumberLeft, Number: used}, 1},
			"Teamwork allowed": {MayTeamwork, engine.Count{Of: engine.TeamworkOn}, 1},
			"drawn":            {DrewCards, engine.Count{Of: engine.NumberLeft, Number: b.number(CardsDrawn)}, 1},
			"not yours":        {NotYours, engine.Count{Of: engine.SourceFits, Filter: b.filter(Filter{NotMine: true})}, 1},
			"played fewer":     {PlayedFewer(9), engine.Count{Of: engine.PlaysShort, Near: 9}, 1},
			"another so dear":  {HaveTwin, engine.Count{Of: engine.CardsPlayed, Filter: b.filter(Filter{CostsIt: true})}, 2},
			"different cards":  {Cond{count: DifferentInHand(AnyCard).count, min: 1}, engine.Count{Of: engine.DifferentIn, From: engine.Set(Hand)}, 1},
		} {
			if got := b.lib.Counts[b.count(c.cond.count)]; got != c.want || c.cond.min != c.min {
				t.Errorf("%s: %+v from %d, want %+v from %d", name, got, c.cond.min, c.want, c.min)
			}
		}
	})
	t.Run("changes", func(t *testing.T) {
		for name, c := range map[string]struct {
			change Change
			n      int
			in     engine.Places
		}{
			"no Super Hero's": {NoHeroTeamwork(engine.Set(Villains)), 0, engine.Set(engine.Heroes)},
			"any number":      {WideTeamwork(engine.Set(Villains)), engine.MaxSeats, 0},
		} {
			if d := c.change; d.Asks != engine.AskTeamwork || d.Layer != engine.Sets || d.N != c.n || d.In != c.in || d.Whose != engine.All || d.From != engine.Set(Villains) {
				t.Errorf("%s: %+v", name, d)
			}
		}
	})
	t.Run("faces", func(t *testing.T) {
		for _, escapes := range []bool{false, true} {
			b, _ := compiled(&Card{}, nil)
			c := &Card{Escapes: escapes, Defenses: []Defense{{Only: new(AtLeast(VPTokens, 1))}, {}}}
			f := b.face(c, "set")
			if want := map[bool]engine.Place{true: OutOfGame}[escapes]; f.Escapes != want {
				t.Errorf("it escapes to place %d, want %d", f.Escapes, want)
			}
			if len(f.Defenses) != 2 || f.Defenses[0].Only == 0 || b.lib.Counts[f.Defenses[0].Only] != (engine.Count{Of: engine.NumberLeft, Number: engine.VPTokens}) || f.Defenses[1].Only != 0 {
				t.Errorf("the Defenses are %+v", f.Defenses)
			}
		}
	})
}
