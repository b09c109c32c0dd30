package match_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/mode"
)

// taken finds what a button says that a hit makes a player discard and gain.
var taken = regexp.MustCompile(`^(?:[Dd]iscard (a|your|\w+) (?:random |highest-cost )?(?:cards?|hand))?(?: and )?(?:([Tt]ake|[Gg]ain) (the|an?|\w+) Weakness(?:es)?)?$`)

// promise returns what the words of a button say is discarded and gained, from a hand of some cards. Ok is
// false if they name no number.
func promise(words string, hand int) (discards, gains int, ok bool) {
	if act, ok := strings.CutPrefix(words, "Take the hit: "); ok {
		if words = act; words == "discard no cards" {
			return 0, 0, true
		}
	}
	if first, second, both := strings.Cut(words, " Weakness and "); both { // in the other order
		words = strings.ToUpper(second[:1]) + second[1:] + " and " + strings.ToLower(first[:1]) + first[1:] + " Weakness"
	} else if first, second, both := strings.Cut(words, " Weaknesses and "); both {
		words = strings.ToUpper(second[:1]) + second[1:] + " and " + strings.ToLower(first[:1]) + first[1:] + " Weaknesses"
	}
	m := taken.FindStringSubmatch(words)
	if m == nil {
		return 0, 0, false
	}
	number := func(word string) int {
		switch word {
		case "":
			return 0
		case "a", "an", "the":
			return 1
		case "your":
			if strings.Contains(words, "highest-cost") {
				return 1
			}
			return hand
		}
		return slices.Index(numbers, word)
	}
	return number(m[1]), number(m[3]), true
}

// TestButtonsOfHitsComeTrue checks in games of all sets and Scenarios that a button that lets an Attack
// hit names exactly as many cards as the hit then makes its player discard and gain, whatever they choose,
// and that a hit without an effect takes nothing.
func TestButtonsOfHitsComeTrue(t *testing.T) {
	found, idle := map[string]int{}, 0
	plans := []mode.Plan{{}, {Sets: []string{"base", "heroes_unite"}}, {Mode: "trial"}}
	for scenario := range 8 {
		plans = append(plans, mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}})
	}
	for _, p := range plans {
		games := 80
		if p.Mode == "trial" { // it has the most cards, of which few are in a game
			games = 400
		}
		rng := engine.NewRNG(7, engine.StreamChance)
		attacked(t, p, games, hits, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			d, name := s.Pending(), source(s, q)
			r := q.Answers[len(q.Answers)-1]
			none := fmt.Sprint(r.Notes) == "[{ It has no effect on you}]"
			discards, gains, ok := promise(r.Words, s.Len(s.Zone(engine.Hand, d.Seat)))
			if d.For != d.Seat || !ok && !none {
				return
			}
			after, events := s.Copy(), engine.Events{}
			for o := r.Option; ; {
				if err := after.Apply(engine.Answer{Seq: after.Pending().Seq, Option: o}, &events); err != nil {
					t.Fatal(err)
				}
				next := after.Pending()
				replaces := slices.ContainsFunc(after.Why(), func(s engine.Step) bool { return s.Proc == engine.ProcGain })
				if replaces && next.Kind == engine.DecideMay { // an ability, and not the hit, would replace the gain
					o = next.Options[len(next.Options)-1]
					continue
				}
				if next.Kind == engine.NoDecision || next.Kind != engine.DecideDefend && !after.View(next.Seat).Struck() {
					break
				}
				if o = next.Options[rng.Intn(len(next.Options))]; next.Kind == engine.DecideDefend { // nobody helps
					o = next.Options[len(next.Options)-1]
				}
			}
			if i := slices.IndexFunc(events.List, func(e engine.Event) bool { return e.Kind == engine.AttackMade }); i >= 0 {
				events.List = events.List[:i] // before the next Attack
			}
			lost, got, moved := losses(events.List, d)
			joins := slices.ContainsFunc(events.List, func(e engine.Event) bool { return e.Kind == engine.TriggerFired && e.Seat == d.Seat })
			switch {
			case joins && after.Pending().Seat == d.Seat && after.Pending().Kind == engine.DecideMay: // an ability asks first whether it changes the hit
			case none:
				if idle++; lost+got+moved > 0 {
					t.Errorf("%s: %q has no effect, and %d cards are discarded, %d gained, %d moved", name, r.Words, lost, got, moved)
				}
			case lost == discards+1 && got == gains && strings.Contains(fmt.Sprint(r.Notes), "Then discard another card if "): // and the note came true
			case lost != discards || got != gains:
				t.Errorf("%s: %q %v, and %d cards are discarded and %d gained", name, r.Words, r.Notes, lost, got)
			}
			found[name]++
		})
	}
	for _, name := range []string{"Reverse-Flash", "Sinestro", "Lex Luthor", "General Zod", "Darkseid", "Amazo", "Bane", "Deathstroke", "Solomon Grundy", "Bizarro", "Doctor Polaris", "Parallax", "Duel"} {
		if found[name] == 0 {
			t.Errorf("%s was never tested: %v", name, found)
		}
	}
	if len(found) < 30 || idle < 40 {
		t.Errorf("only %d Attacks were tested, and %d without an effect", len(found), idle)
	}
}

// TestButtonsSayWhatHitsDo checks that a button that lets an Attack hit names the effect, or its note says
// that there is none, apart from one on Weaknesses that have run out. It also checks that a button names no
// choice as if it came at once if the player chooses after all have answered.
func TestButtonsSayWhatHitsDo(t *testing.T) {
	said, later := map[string]string{}, 0
	plans := []mode.Plan{{}, {Sets: []string{"base", "heroes_unite"}}, {Mode: "trial"}}
	for scenario := range 8 {
		plans = append(plans, mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}})
	}
	for _, p := range plans {
		attacked(t, p, 80, hits, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			r := q.Answers[len(q.Answers)-1]
			if s.Pending().For != s.Pending().Seat {
				return
			}
			notes := fmt.Sprint(r.Notes)
			said[source(s, q)] += r.Words + "\n"
			if r.Words == "Take the hit" && !strings.Contains(notes, "It has no effect on you") && !strings.Contains(notes, "No more Weaknesses are left") {
				t.Errorf("%s: %q does not name the effect: %s", source(s, q), r.Words, notes)
			}
			if waits := strings.Contains(notes, "You choose after all players have decided"); waits {
				if later++; !strings.HasPrefix(r.Words, "Take the hit: ") {
					t.Errorf("%s: %q names a choice that comes later", source(s, q), r.Words)
				}
			}
		})
	}
	for name, words := range map[string]string{"Hector Hammond": "Gain the top card of the main deck", "Helspont": "Discard your two highest-cost cards",
		"Sinestro": "Take the hit: discard two cards", "Starro": "Take two Weaknesses and discard two cards", "Trigon": "Take the hit: destroy a card with cost 1 or more",
		"The Joker": "Take the hit: put a card into P1's discard pile"} {
		if !strings.Contains(said[name], words+"\n") {
			t.Errorf("no button of %s is %q", name, words)
		}
	}
	if later < 100 {
		t.Errorf("only %d buttons were of choices that come later", later)
	}
}

// losses returns how many cards the seat that a decision asks discards, gains, and moves otherwise because
// of the card that asks.
func losses(events []engine.Event, d engine.Decision) (lost, got, moved int) {
	for _, e := range events {
		switch {
		case e.Seat != d.Seat || e.Source != d.Source:
		case e.Kind == engine.CardGained:
			got++
		case e.Kind == engine.CardMoved && e.Verb == engine.VerbDiscard:
			lost++
		case e.Kind == engine.CardMoved:
			moved++
		}
	}
	return lost, got, moved
}

// TestTypesBoundChoice checks that a choice of cards of different types asks for no more cards than there
// are types among them.
func TestTypesBoundChoice(t *testing.T) {
	found := map[int]int{}
	for scenario := range 8 {
		p := mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}}
		amazo := func(s *engine.State) bool {
			d := s.Pending()
			return d.Kind == engine.DecidePick && d.Source != engine.NoCard && s.Face(d.Source).Name == "Amazo"
		}
		attacked(t, p, 60, amazo, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			types := map[engine.Types]bool{}
			for _, o := range s.Pending().Options {
				types[s.Types(o.Card)] = true
			}
			if left := q.All - q.Taken; q.All > 0 && left != min(3-q.Taken, len(types)) {
				t.Errorf("%q asks for %d of %d types after %d", q.Title, left, len(types), q.Taken)
			}
			found[len(types)]++
		})
	}
	if found[2] == 0 || found[3] == 0 {
		t.Errorf("hands by their number of types: %v, want some with two and some with three", found)
	}
}

// TestButtonsOfChoicesComeTrue checks that a labeled choice that discards or gains cards names as many as
// it then takes, and that the Weaknesses run short in some of them.
func TestButtonsOfChoicesComeTrue(t *testing.T) {
	found := map[string]int{}
	for scenario := range 8 {
		p := mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}}
		chooses := func(s *engine.State) bool { return s.Pending().Kind == engine.DecideChoose }
		attacked(t, p, 60, chooses, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			d := s.Pending()
			for _, r := range q.Answers {
				discards, gains, ok := promise(strings.Replace(r.Words, " no Weaknesses", " zero Weaknesses", 1), s.Len(s.Zone(engine.Hand, d.Seat)))
				if !ok {
					continue
				}
				after, events := s.Copy(), engine.Events{}
				if err := after.Apply(engine.Answer{Seq: d.Seq, Option: r.Option}, &events); err != nil {
					t.Fatal(err)
				}
				lost, got, _ := losses(events.List, d)
				if lost != discards || got != max(gains, 0) {
					t.Errorf("%s: %q, and %d cards are discarded and %d gained", source(s, q), r.Words, lost, got)
				}
				found[r.Words]++
			}
		})
	}
	for _, words := range []string{"Take two Weaknesses", "Take the Weakness", "Take no Weaknesses", "Discard your hand"} {
		if found[words] == 0 {
			t.Errorf("no answer says %q: %v", words, found)
		}
	}
}
