package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// offers plays Rebirth games of a person with computer partners and calls visit at each offer to help,
// until it returns false.
func offers(t *testing.T, seeds uint64, visit func(tb *Table, h *uitest.Hands) bool) {
	t.Helper()
	for seed := range seeds {
		tb := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: seed + 1})
		tb.Settings, tb.shown = &ui.Settings{Speed: [...]ui.Speed{ui.Instant, ui.Fastest, ui.Normal}[seed%3], Quiet: true}, true
		tb.scene.Settings = tb.Settings
		h, people := handsOn(tb), testgame.NewRandom(seed+1)
		for n := 0; !tb.Match.Over() && n < 3000; n++ {
			switch {
			case tb.pages.up():
				tb.pages.drop()
			case tb.ask.mine:
				for d := tb.view().Pending(); d.Kind != engine.NoDecision && d.Seat == tb.eyes; d = tb.view().Pending() {
					if err := tb.Match.Answer(people.Decide(tb.view())); err != nil {
						t.Fatal(err)
					}
				}
				tb.look()
				tb.sync(false)
			case !tb.help.on:
				if err := tb.step(stepsPerTick); err != nil {
					t.Fatal(err)
				}
			case !visit(tb, h):
				return
			}
		}
	}
}

// aids gives the viewer's help and all answers that it asks for.
func (t *Table) aids(o engine.Option, people *testgame.Random) {
	t.give(o)
	for t.ask.mine {
		t.give(people.Decide(t.view()).Option)
	}
}

// TestOfferOfHelp checks that a partner's turn waits at every speed for the answer to an offer to
// help, and that the offer comes only where help lets the partner do more: after all of it, the
// partner has the Power for the card that the offer names, and lacked it before. Its words have a
// subject, and the cards that help are marked.
func TestOfferOfHelp(t *testing.T) {
	seen, named, clicked := 0, 0, 0
	people := testgame.NewRandom(7)
	offers(t, 40, func(tb *Table, h *uitest.Hands) bool {
		seen++
		given, name := tb.Match.Given(), tb.name(tb.ask.seat)
		for range 3 {
			tb.wait = 0
			if err := tb.advance(60); err != nil {
				t.Fatal(err)
			}
		}
		if tb.Match.Given() != given || !tb.help.on {
			t.Fatal("the turn does not wait for the answer")
		}
		if !strings.HasPrefix(tb.ask.words, name) || !strings.HasPrefix(tb.ask.whole, name) {
			t.Errorf("the offer %q, in full %q, does not begin with %s", tb.ask.words, tb.ask.whole, name)
		}
		if o, _ := tb.Match.Intended(); o.Kind == engine.OptPlay {
			t.Fatal("the offer comes while cards are played")
		}
		for _, o := range tb.help.now {
			if lit, ok := tb.ask.option(o.Card); !ok || lit != o || !tb.canTouch() {
				t.Errorf("the card that helps, %+v, is not marked", o)
			}
		}
		partner, target, lacks := tb.ask.seat, tb.help.target, tb.help.lacks
		if target == engine.NoCard {
			h.Button(t, &tb.ask.answers, "LET "+strings.ToUpper(name)+" GO ON")
			return true
		}
		if tb.help.gains(tb) != "" {
			named++
			if f := tb.faceOf(tb.view(), target); !strings.Contains(tb.ask.whole, f.Title()) {
				t.Errorf("%q does not name %s", tb.ask.whole, f.Title())
			}
		}
		buys := func() bool {
			return slices.ContainsFunc(tb.Match.View(partner).Pending().Options, func(o engine.Option) bool { return o.Kind == engine.OptBuy && o.Card == target })
		}
		power := tb.view().Power()
		if buys() || lacks > 0 && power >= tb.view().Cost(target) {
			t.Errorf("%s can buy the card without help", name)
		}
		if b := tb.ask.answers.List[0]; b.Label != "HELP" || !strings.HasPrefix(b.Tip, name+"'s turn. ") || !strings.HasSuffix(b.Tip, "Play a card for "+name+", who gets its effects.") {
			t.Errorf("%s says %q", b.Label, b.Tip)
		}
		for i, o := range slices.Clone(tb.help.now) {
			if i == 0 && clicked%2 == 0 {
				h.Button(t, &tb.ask.answers, "HELP")
				if !tb.ask.up {
					t.Fatalf("HELP asks nothing for %+v", o)
				}
				if _, ok := tb.clickStage(t, h, o); !ok {
					t.Fatalf("HELP does not give %+v: %+v", o, tb.ask.asked)
				}
				for tb.ask.mine {
					tb.give(people.Decide(tb.view()).Option)
				}
			} else if slices.Contains(tb.view().Pending().Options, o) {
				tb.aids(o, people)
			}
			clicked++
		}
		if v := tb.view(); v.Pending().Kind == engine.DecideTurn && v.Pending().Seat == partner && v.Sees(target) && v.Power() < v.Cost(target) && len(tb.Match.View(partner).Pending().Options) < 3 {
			t.Errorf("with all help %s has %d Power of %d", name, v.Power(), v.Cost(target))
		}
		return clicked < 5 || named < 2
	})
	if seen < 3 || named < 2 || clicked < 4 {
		t.Errorf("%d offers, %d with a card, %d cards given: too few to have been tested", seen, named, clicked)
	}
}

// TestOfferIsDeclined checks that the button that does not help, and Space, end all offers of the turn.
// No offer comes in a skipped turn, in a replay, or twice for the same card.
func TestOfferIsDeclined(t *testing.T) {
	quiet, n := -1, 0
	offers(t, 12, func(tb *Table, h *uitest.Hands) bool {
		if n++; tb.help.turn == quiet {
			t.Fatal("a turn has an offer after it was declined")
		}
		h2 := tb.help
		if h2.begins(tb) {
			t.Fatal("the same offer comes twice")
		}
		tb.skipping = true
		if h2 = (help{}); h2.begins(tb) {
			t.Fatal("an offer comes in a skipped turn")
		}
		tb.skipping, tb.replay = false, &replay{}
		if h2.begins(tb) {
			t.Fatal("an offer comes in a replay")
		}
		tb.replay = nil
		if quiet = tb.help.turn; n%2 == 0 {
			h.Press(t, ebiten.KeySpace)
		} else {
			h.Button(t, &tb.ask.answers, "LET "+strings.ToUpper(tb.name(tb.ask.seat))+" GO ON")
		}
		if tb.help.on && tb.help.turn == quiet || tb.skipping {
			t.Fatal("the offer is not declined, or the turn is skipped")
		}
		return n < 6
	})
	if n < 4 {
		t.Errorf("only %d offers", n)
	}
}

// TestHelpIsOfferedForNoTrifle checks that an offer comes only once the partner has done all it does with
// its own cards and abilities, and that it is for a Villain, or for a dear card that costs clearly more
// than what the partner can buy in that space without help.
func TestHelpIsOfferedForNoTrifle(t *testing.T) {
	foes, cards := 0, 0
	offers(t, 120, func(tb *Table, _ *uitest.Hands) bool {
		v, target := tb.view(), tb.help.target
		if o, _ := tb.Match.Intended(); o.Kind == engine.OptPlay || o.Kind == engine.OptUse {
			t.Errorf("the offer comes before %+v", o)
		}
		switch {
		case target == engine.NoCard:
			t.Errorf("%q is for no card", tb.ask.whole)
		case tb.help.foe(tb, target):
			foes++
		default:
			cards++
			if v.Cost(target) < 5 {
				t.Errorf("%q is for a card that costs %d", tb.ask.whole, v.Cost(target))
			}
			for _, o := range tb.Match.View(tb.ask.seat).Pending().Options {
				if o.Kind == engine.OptBuy && !tb.help.foe(tb, o.Card) && v.SpaceOf(o.Card) == v.Space(tb.ask.seat) && v.Cost(o.Card)+2 > v.Cost(target) {
					t.Errorf("%q, but the partner can buy %s", tb.ask.whole, v.Face(o.Card).Name)
				}
			}
		}
		tb.help.decline(tb)
		return foes < 2 || cards < 2
	})
	if foes < 1 || cards < 1 {
		t.Errorf("only %d offers for Villains and %d for cards", foes, cards)
	}
}
