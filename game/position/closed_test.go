package position

import (
	"strings"
	"testing"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/catalog"
)

// gives lists how a position takes each kind of option. Those with a pick are answered by answer()
// and tested here. The others are moves of their own.
var gives = map[engine.OptionKind]struct {
	pick starlark.Value // nil for an answer without a pick
	move string
}{
	engine.OptEnd:  {move: "end_turn()"},
	engine.OptPlay: {move: "play(card)"},
	engine.OptBuy:  {move: "buy(card)"},
	engine.OptUse:  {move: "use(card)"},
	engine.OptStep: {move: "move(space)"},
	engine.OptAct:  {move: "do(act)"},

	engine.OptCard:    {pick: starlark.String("Kick")},
	engine.OptDefend:  {pick: starlark.String("Kick")},
	engine.OptReveal:  {pick: starlark.String("Kick")},
	engine.OptTrigger: {pick: starlark.String("Kick")},
	engine.OptYes:     {pick: starlark.True},
	engine.OptNo:      {pick: starlark.False},
	engine.OptLabel:   {pick: starlark.String("even")},
	engine.OptSeat:    {pick: starlark.String("Bob")},
	engine.OptName:    {pick: starlark.String("Kick")},
	engine.OptPile:    {pick: starlark.MakeInt(2)},
	engine.OptSpace:   {pick: starlark.String("Slot 1")},
	engine.OptDone:    {},
	engine.OptSuffer:  {},
}

// TestEveryOptionCanBeGiven checks that a position can give every kind of option and name it in
// what it expects.
func TestEveryOptionCanBeGiven(t *testing.T) {
	s, f := run(catalog.Shipped, "test.star", []byte(`position("p")
seat("Ana", hand = ["Kick", "Punch"])
seat("Bob")
`))
	if f != nil {
		t.Fatal(f.Error)
	}
	town, f := run(catalog.Tested, "test.star", []byte(`position("p", mode = "rebirth")
seat("Ana", at = "Location 1")
`))
	if f != nil {
		t.Fatal(f.Error)
	}
	state := s.now.state
	kick := state.Cards(state.Zone(engine.Hand, 0))[0]
	label := int16(-1)
	for i, l := range s.book.Library().Labels {
		if l == "even" {
			label = int16(i)
		}
	}
	for kind := range engine.NumOptions {
		how, listed := gives[kind]
		if !listed {
			t.Errorf("nothing says how a position takes the option %v", kind)
			continue
		}
		if how.move != "" {
			if word, _, _ := strings.Cut(how.move, "("); s.language()[word] == nil {
				t.Errorf("%v: there is no move %s", kind, how.move)
			}
			continue
		}
		o := engine.Option{Kind: kind, Card: engine.NoCard}
		switch kind {
		case engine.OptCard, engine.OptDefend, engine.OptReveal:
			o.Card = kick
		case engine.OptLabel:
			o.N = label
		case engine.OptName:
			o.N = int16(state.Face(kick).ID)
		case engine.OptSeat, engine.OptPile, engine.OptSpace:
			o.N = 1
		default:
		}
		d := engine.Decision{Kind: engine.DecidePick, Options: []engine.Option{{Kind: engine.OptCard, Card: kick + 1}, o}}
		switch kind {
		case engine.OptYes:
			d.Options[0] = engine.Option{Kind: engine.OptNo}
		case engine.OptNo:
			d.Options[0] = engine.Option{Kind: engine.OptYes}
		case engine.OptTrigger:
			continue // its meaning depends on the game: see TestAnswers
		default:
		}
		var got engine.Option
		var err error
		s, state := s, state
		if kind == engine.OptSpace { // only in a mode with spaces
			s, state = town, town.now.state
		}
		if how.pick == nil {
			got, err = s.none(state, d)
		} else if err = s.checkPick(how.pick); err == nil {
			got, err = s.match(state, d, how.pick)
		}
		if err != nil || got != o {
			t.Errorf("%v: the pick %v means %+v, error %v", kind, how.pick, got, err)
		}
		if named := s.offers(state, d); how.pick != nil && len(named) != len(d.Options) {
			t.Errorf("%v: the question offers %q for %d options", kind, named, len(d.Options))
		}
	}
}
