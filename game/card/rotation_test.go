package card

import (
	"testing"

	"lineup/engine"
)

// TestRotationCompiles checks how far each word rotates cards and in which direction, and that its question and
// button have words.
func TestRotationCompiles(t *testing.T) {
	for name, c := range map[string]struct {
		does func(Cards) Effect
		dest engine.Dest
		act  string
	}{
		"a quarter":        {Rotate, engine.Dest{Depth: 1}, "rotate ~"},
		"back":             {RotateBack, engine.Dest{Depth: 1, Under: true}, "rotate ~ backward"},
		"half":             {RotateHalf, engine.Dest{Depth: 2}, "rotate ~ halfway around"},
		"all the way":      {RotateFully, engine.Dest{Depth: 4}, "rotate ~ all the way around"},
		"upright, at once": {SetUpright, engine.Dest{}, "set ~ upright"},
	} {
		t.Run(name, func(t *testing.T) {
			b, ops := compiled(&Card{}, c.does(One(AnyCard, InPlay)))
			want := engine.Op{Code: engine.OpPick, Verb: engine.VerbRotate, From: engine.Set(InPlay), Min: 1, Max: 1, N: 1, Dest: c.dest}
			if ops[0] != want {
				t.Errorf("compiled to %+v, want %+v", ops[0], want)
			}
			if a := b.asks[1]; a.Prompt == "" || a.Act != c.act {
				t.Errorf("asked is %+v", a)
			}
			_, ops = compiled(&Card{}, c.does(This))
			if ops[0].Code != engine.OpThis || ops[0].Verb != engine.VerbRotate || ops[0].Dest != c.dest {
				t.Errorf("of this card it is %+v", ops[0])
			}
			_, ops = compiled(&Card{}, c.does(Every(AnyCard, InPlay)))
			if ops[0].Code != engine.OpAll || ops[0].Dest != c.dest {
				t.Errorf("of all cards it is %+v", ops[0])
			}
		})
	}
}

// TestRotationPartsCompile checks the filters, conditions and places of the words that came with rotation.
func TestRotationPartsCompile(t *testing.T) {
	b, _ := compiled(&Card{}, nil)
	last := engine.NumberID(len(b.lib.Numbers))
	b.lib.Numbers = append(b.lib.Numbers, engine.Number{Name: Rotation.Name}, engine.Number{Name: Rotations.Name}, engine.Number{Name: CardsDrawn.Name})
	for name, c := range map[string]struct {
		f    Filter
		want engine.Filter
	}{
		"rotated":        {Rotated, engine.Filter{Bears: last}},
		"upright":        {Upright, engine.Filter{Bare: last}},
		"a type of this": {LikeThis.count.filter, engine.Filter{This: true, LikeIt: true}},
		"a type of it":   {LikeRotated.count.filter, engine.Filter{Bears: last, LikeIt: true}},
	} {
		if got := b.lib.Filters[b.filter(c.f)]; got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
	for name, c := range map[string]struct {
		cond Cond
		want engine.Count
		min  int
		max  int
	}{
		"rotated this turn": {RotatedThisTurn, engine.Count{Of: engine.NumberLeft, Number: last + 1}, 1, engine.Unlimited},
		"drawn this turn":   {DrewThisTurn, engine.Count{Of: engine.NumberLeft, Number: last + 2}, 1, engine.Unlimited},
		"like a rotated":    {LikeRotated, engine.Count{Of: engine.CardsIn, From: engine.Set(InPlay), Filter: b.filter(LikeRotated.count.filter)}, 1, engine.Unlimited},
		"no such card":      {ControlNo(Type(Hero)), engine.Count{Of: engine.CardsIn, From: engine.Set(InPlay), Filter: b.filter(Type(Hero))}, 0, 0},
		"fewer types":       {ControlFewerTypes(3), engine.Count{Of: engine.TypesIn, From: engine.Set(InPlay)}, 0, 2},
		"under this card":   {Cond{count: UnderThis.count}, engine.Count{Of: engine.CardsIn, From: engine.Set(Tucked)}, 0, 0},
	} {
		if got := b.lib.Counts[b.count(c.cond.count)]; got != c.want || c.cond.min != c.min || c.cond.max != c.max {
			t.Errorf("%s: %+v from %d to %d, want %+v from %d to %d", name, got, c.cond.min, c.cond.max, c.want, c.min, c.max)
		}
	}
	for name, c := range map[string]struct {
		does Effect
		verb engine.Verb
		dest engine.Dest
	}{
		"gained into play": {GainIntoPlay(One(AnyCard, LineUp)), engine.VerbGain, engine.Dest{Place: InPlay}},
		"tucked":           {Tuck(One(AnyCard, Hand)), engine.VerbPut, engine.Dest{Place: Tucked, Of: engine.Owner, Under: true}},
	} {
		if _, ops := compiled(&Card{}, c.does); ops[0].Verb != c.verb || ops[0].Dest != c.dest {
			t.Errorf("%s: %+v", name, ops[0])
		}
	}
}

// TestBorrowAndPassCompile checks that a card borrowed from a foe's play is one that the seat chooses and comes
// back at the end of the turn, and that each card to pass asks for a foe, once.
func TestBorrowAndPassCompile(t *testing.T) {
	b, ops := compiled(&Card{}, BorrowFromPlay(Type(Hero)))
	if o := ops[0]; o.Code != engine.OpPick || o.Verb != engine.VerbKeep || o.Of != engine.Foes || o.Min != 0 || o.Max != 1 || o.From != engine.Set(InPlay) || b.lib.Filters[o.Filter].Types != engine.Hero {
		t.Errorf("the choice is %+v", o)
	}
	body := b.lib.Code[ops[1].To:]
	if ops[1].Code != engine.OpForEach || body[0].Verb != engine.VerbPut || body[0].Dest != (engine.Dest{Place: InPlay, Of: engine.User, Under: true}) || body[1].Code != engine.OpLater || !body[1].Pair {
		t.Errorf("for each: %+v, then %+v", ops[1], body[:2])
	}
	if a := b.asks[engine.ProgID(len(b.lib.Code)-len(ops))]; a.Prompt == "" || a.Act != "control ~" {
		t.Errorf("asked is %+v", a)
	}

	b, ops = compiled(&Card{}, PassEach(Type(Hero), Hand, DiscardPile))
	if o := ops[0]; o.Code != engine.OpAll || o.Verb != engine.VerbKeep || o.From != engine.Set(Hand, DiscardPile) {
		t.Errorf("kept are %+v", o)
	}
	body = b.lib.Code[ops[1].To:]
	if o := ops[1]; o.Code != engine.OpForEach || !b.lib.Filters[o.Filter].Mine || body[0].Code != engine.OpTarget || body[0].Who != engine.Foes || body[1].Verb != engine.VerbPass || body[1].Dest != (engine.Dest{Place: engine.Discard, Of: engine.Target}) {
		t.Errorf("for each: %+v, then %+v", o, body[:2])
	}
	if a := b.asks[ops[1].To]; a.Prompt == "" || a.Act != "pass it to ^" {
		t.Errorf("asked is %+v", a)
	}
}
