package table

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// clicker plays like a person, and gives answers of each kind by click until enough of that kind
// were clicked.
type clicker struct {
	tb    *Table
	h     *uitest.Hands
	rng   engine.RNG
	given *[engine.NumOptions]int
}

// enough is how often an answer of a kind is clicked.
const enough = 4

// pick returns the next answer, preferably of a kind that was not clicked enough.
func (c *clicker) pick(options []engine.Option) engine.Option {
	best := options[c.rng.Intn(len(options))]
	for _, o := range options {
		if c.given[o.Kind] < min(enough, c.given[best.Kind]) {
			best = o
		}
	}
	return best
}

// answer clicks an option and checks that it is the answer given, or that of the card that is shown for
// its pile of equal cards.
func (c *clicker) answer(t *testing.T, o engine.Option) {
	t.Helper()
	tb := c.tb
	before, words := len(tb.Match.Log()), tb.ask.words
	given, ok := tb.click(t, c.h, o)
	if !ok {
		t.Fatalf("%q: %+v is nowhere to be clicked", words, o)
	}
	if tb.dialog.Shown() {
		c.h.Button(t, &tb.dialog.Buttons, "END TURN")
	}
	log := tb.Match.Log()
	if len(log) == before {
		t.Fatalf("%q: a click on %+v answers nothing", words, o)
	}
	if got := log[before]; got != given {
		t.Fatalf("a click on %+v answers %+v", given, got)
	}
	c.given[o.Kind]++
}

// play plays until a number of answers were given or the game is over.
func (c *clicker) play(t *testing.T, answers int) {
	t.Helper()
	for n := 0; n < answers && !c.tb.Match.Over(); n++ {
		if c.tb.curtain.up {
			c.tb.handOver()
		}
		for c.tb.pages.up() { // there may be several
			c.h.Click(t, 5, 5)
		}
		if !c.tb.ask.mine {
			c.h.Tick(t)
			continue
		}
		checkTold(t, c.tb)
		if o := c.pick(c.tb.ask.options); c.given[o.Kind] < enough {
			c.answer(t, o)
		} else {
			c.tb.give(o)
		}
	}
}

// checkTold checks that no two options of a question look alike unless they have the same result:
// cards of one face in one place.
func checkTold(t *testing.T, tb *Table) {
	t.Helper()
	v := tb.view()
	for _, b := range tb.ask.answers.List {
		if !b.Box.Within(tb.layout.Prompt.Grown(10)) {
			t.Fatalf("%q: the button %q lies outside the prompt", tb.ask.words, b.Label)
		}
	}
	checkPrompt(t, tb)
	looks := map[string]engine.Option{}
	for i, o := range tb.ask.options {
		look := ""
		if lit, ok := tb.ask.option(o.Card); ok && lit == o {
			look = fmt.Sprint("card ", o.Card)
		}
		switch label := tb.answerLabel(v, o); {
		case label != "":
			look = "button " + label
		case o.Kind == engine.OptEnd:
			look = "button END TURN"
		case tb.ask.up:
			look = tb.ask.asked.Answers[i].Words + tb.ask.asked.Answers[i].Where
		}
		for _, r := range tb.ask.more.Answers {
			if r.Option == o && !r.Leaves {
				look = "more " + r.Words + r.Where
			}
		}
		if look == "" {
			t.Fatalf("%q: %+v is offered nowhere", tb.ask.words, o)
		}
		other, twice := looks[look]
		if twice && (o.Card == engine.NoCard || other.Card == o.Card || other.Kind != o.Kind ||
			v.Card(o.Card).Face != v.Card(other.Card).Face || v.ZoneOf(o.Card) != v.ZoneOf(other.Card)) {
			t.Fatalf("%q: %+v and %+v look alike: %s", tb.ask.words, o, other, look)
		}
		looks[look] = o
	}
}

// TestVariantsByClick checks that every option of the variants can be clicked and that each click
// gives the promised answer, also for hunting a Super-Villain.
func TestVariantsByClick(t *testing.T) {
	both := []string{"base", "heroes_unite"}
	hunted := 0
	for seed := range uint64(4) {
		for _, plan := range []match.Plan{
			{Variants: []string{"teams", "patrol"}, Seats: testgame.Seats("Ana", "buyer", "Cy", "buyer")},
			{Variants: []string{"hunt"}, Seats: testgame.Seats("Ana", "Bob", "buyer")},
			{Variants: []string{"hunt", "synergy"}, Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "buyer")},
			{Variants: []string{"hidden", "hunt", "two-heroes"}, Seats: testgame.Seats("Ana", "Bob")},
			{Variants: []string{"mix", "hidden"}, Sets: both, Seats: testgame.Seats("Ana", "buyer", "buyer")},
			{Variants: []string{"halves"}, Sets: both, Seats: testgame.Seats("Ana", "Bob"), Options: mode.Options{{Name: "earlier", Value: "3/20:1,10:0"}}},
		} {
			plan.Seed = seed + 1
			var given [engine.NumOptions]int // counted per game
			c := &clicker{tb: testTable(t, plan), rng: engine.NewRNG(seed, engine.StreamChance), given: &given}
			c.h = handsOn(c.tb)
			for n := 0; n < 900 && !c.tb.Match.Over(); n++ {
				c.play(t, 1)
				for _, o := range c.tb.ask.options {
					if c.tb.ask.mine && o.Kind == engine.OptBuy && c.tb.view().Offer(o).Foes {
						c.answer(t, o)
						hunted++
						break
					}
				}
			}
		}
	}
	if hunted == 0 {
		t.Error("no Super-Villain was hunted")
	}
	t.Log(hunted, "hunted")
}

// TestVariantGamesByClick checks that one whole game of each variant can be played by clicks only.
func TestVariantGamesByClick(t *testing.T) {
	both := []string{"base", "heroes_unite"}
	for seed, plan := range []match.Plan{
		{Variants: []string{"teams"}, Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Options: testgame.Five},
		{Variants: []string{"two-heroes"}, Seats: testgame.Seats("Ana", "buyer"), Options: testgame.Five},
		{Variants: []string{"hunt"}, Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five},
		{Variants: []string{"hidden"}, Seats: testgame.Seats("Ana", "buyer")},
		{Variants: []string{"mix", "patrol", "synergy"}, Sets: both, Seats: testgame.Seats("Ana", "buyer"), Options: testgame.Five},
		{Variants: []string{"halves"}, Sets: both, Seats: testgame.Seats("Ana", "buyer"), Options: testgame.Five},
	} {
		plan.Seed = uint64(seed) + 1
		c := &clicker{tb: testTable(t, plan), rng: engine.NewRNG(plan.Seed, engine.StreamChance)}
		c.h = handsOn(c.tb)
		clicks := 0
		for n := 0; n < 60000 && !c.tb.Match.Over(); n++ {
			c.given = &[engine.NumOptions]int{}
			c.play(t, 1)
			for _, k := range c.given {
				clicks += k
			}
		}
		if !c.tb.Match.Over() || clicks < 50 {
			t.Errorf("%s: over %v after %d clicks", plan, c.tb.Match.Over(), clicks)
		}
		t.Log(plan.Variants, clicks, "clicks")
	}
}

// TestEveryOptionByClick checks in standard and trial games that answers of every kind can be
// clicked, that each click gives the promised answer, and that no two answers look alike.
func TestEveryOptionByClick(t *testing.T) {
	var given [engine.NumOptions]int
	for seed := uint64(0); seed < 12 || seed < 36 && slices.Contains(given[:], 0); seed++ {
		for _, plan := range []match.Plan{
			{Mode: "trial", Seats: testgame.Seats("Ana", "Bob", "buyer")},
			{Mode: "trial", Variants: []string{"open-hands"}, Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random")},
			{Seats: testgame.Seats("Ana", "Bob", "buyer"), Heroes: mode.DealTwo, Options: testgame.Five},
			{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), Profile: "tournament"},
		} {
			plan.Seed = seed + 1
			c := &clicker{tb: testTable(t, plan), rng: engine.NewRNG(seed, engine.StreamChance), given: &given}
			c.h = handsOn(c.tb)
			c.play(t, 600)
		}
	}
	for k, n := range given {
		if n == 0 {
			t.Errorf("no answer of the kind %q was clicked", engine.OptionKind(k))
		}
	}
	t.Log(given)
}
