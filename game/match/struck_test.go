package match_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// numbers are the numbers in words.
var numbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}

// attacked plays random games of a plan and passes look each question that of chooses, with the events
// before it. Composing questions takes most of the time.
func attacked(t *testing.T, p mode.Plan, games int, of func(*engine.State) bool, look func(*mode.Game, *engine.State, match.Question, []engine.Event)) {
	t.Helper()
	for seed := range uint64(games) {
		p.Seed, p.Seats = seed+1, mode.People(int(2+seed%3))
		g, s := testgame.Deal(t, catalog.Tested, p)
		rng := engine.NewRNG(seed, engine.StreamChance)
		var events engine.Events
		for n := 0; n < 900 && s.Over() == engine.NotOver; n++ {
			d := s.Pending()
			if of(s) {
				look(g, s, match.Ask(s.View(d.Seat), g.Book, func(seat engine.SeatID) string { return fmt.Sprint("P", seat) }), events.List)
			}
			o := d.Options[rng.Intn(len(d.Options))]
			if o.Kind == engine.OptEnd || o.Kind == engine.OptStep {
				o = d.Options[rng.Intn(len(d.Options))]
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, &events); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// all and hits choose all questions, and those whether to avoid an Attack.
func all(*engine.State) bool    { return true }
func hits(s *engine.State) bool { return s.Pending().Kind == engine.DecideDefend }

// TestStruckQuestions checks that a question is marked as part of an Attack if, and only if, it is
// asked by the card that has just hit the asked player, that it names the attacker and where a
// discarded card goes, and that its title has the number and not how to count it.
func TestStruckQuestions(t *testing.T) {
	struck, others, idle := map[string]int{}, 0, 0
	for _, p := range []mode.Plan{{}, {Sets: []string{"base", "heroes_unite"}}, {Mode: "rebirth"}, {Mode: "trial"}} {
		attacked(t, p, 60, all, func(_ *mode.Game, s *engine.State, q match.Question, events []engine.Event) {
			d := s.Pending()
			wholeSentences(t, q)
			if d.Kind == engine.DecideSpace && s.Alike() {
				idle++
				for _, o := range d.Options {
					after, got := s.Copy(), engine.Events{}
					if err := after.Apply(engine.Answer{Seq: d.Seq, Option: o}, &got); err != nil {
						t.Fatal(err)
					}
					if len(got.List) > 0 && got.List[0].Source == d.Source {
						t.Errorf("%s: a space that is not asked for makes a difference: %+v", source(s, q), got.List[0])
					}
				}
			}
			if d.Kind != engine.DecidePick && d.Kind != engine.DecideChoose && d.Kind != engine.DecideMay {
				if q.Struck {
					t.Errorf("a question %v is part of an Attack", d.Kind)
				}
				return
			}
			var made, hit, latest engine.Event
			for _, e := range events {
				switch e.Kind {
				case engine.AttackMade:
					made, hit, latest = e, engine.Event{}, e
				case engine.AttackHit:
					if latest = e; e.Seat == d.Seat {
						hit = e
					}
				case engine.CardPlayed, engine.TurnEnded, engine.TriggerFired, engine.AbilityUsed:
					latest = e
				default:
				}
			}
			may := made.Source == d.Source && hit.Source == d.Source
			must := may && latest == hit && d.User != d.Seat
			if q.Struck && !may && made.Kind == engine.AttackMade || !q.Struck && must {
				t.Errorf("%s asks seat %d %q: part of an Attack: %v, after %+v", source(s, q), d.Seat, q.Title, q.Struck, latest)
			}
			if !q.Struck {
				others++
				return
			}
			struck[source(s, q)]++
			name := source(s, q)
			if d.User != engine.NoSeat && d.User != d.Seat && !strings.HasPrefix(q.Says, fmt.Sprint("P", d.User, "'s ")) {
				t.Errorf("%s: %q does not name player %d", name, q.Says, d.User)
			}
			if !strings.Contains(q.Says, name+" attacks you: ") || strings.Contains(q.Title, "for each") {
				t.Errorf("%s: %q, %q", name, q.Title, q.Says)
			}
			for _, r := range q.Answers {
				if d.Kind == engine.DecidePick && d.Verb == engine.VerbDiscard && !r.Leaves && (len(r.Notes) == 0 || r.Notes[0].Text != "To your discard pile") {
					t.Errorf("%s: %q says %v", name, r.Words, r.Notes)
				}
			}
		})
	}
	if idle == 0 {
		t.Error("no space made no difference")
	}
	if len(struck) < 15 || others < 2000 || struck["Sinestro"] == 0 {
		t.Errorf("Attacks ask %v, and there are %d other questions", struck, others)
	}
}

// half finds a note that has lost the sentence it depends on.
var half = regexp.MustCompile(`(?i)^(if (you|they) (do|don't|can't|have none)\b|otherwise\b|in either case\b|and\b|or\b)`)

// wholeSentences checks that each note of an answer stands alone, and that a question names the players
// beside the asked one.
func wholeSentences(t *testing.T, q match.Question) {
	t.Helper()
	texts := []string{q.Title, q.Says}
	for _, r := range q.Answers {
		for _, n := range r.Notes {
			if texts = append(texts, n.Text); half.MatchString(n.Text) {
				t.Errorf("%q, %q: a note says %q", q.Title, r.Words, n.Text)
			}
		}
	}
	for _, text := range texts {
		if strings.Contains(text, "the player on your ") {
			t.Errorf("%q says %q and not who that is", q.Title, text)
		}
	}
}

// counted finds the number that the words of an Attack name beside how to count it.
var counted = regexp.MustCompile(`(\w+) (?:Weakness(?:es)?|cards?) \(one for each|\((\w+) cards?\)`)

// TestNumbersOfAttacks checks that an Attack that counts something names the number of cards it
// takes, before the Defense and after it: exactly that many are then discarded or gained.
func TestNumbersOfAttacks(t *testing.T) {
	found := map[string]int{}
	for _, p := range []mode.Plan{{}, {Sets: []string{"base", "heroes_unite"}}} {
		counts := func(s *engine.State) bool {
			by := s.Pending().Source
			return by != engine.NoCard && slices.Contains([]string{"Sinestro", "Lex Luthor", "Parallax"}, s.Face(by).Name)
		}
		attacked(t, p, 400, counts, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			d, name := s.Pending(), source(s, q)
			if d.Kind != engine.DecideDefend && !q.Struck {
				return
			}
			words := counted.FindStringSubmatch(q.Says)
			if words == nil {
				if strings.Contains(q.Says, "for each") {
					t.Errorf("%s names no number: %q", name, q.Says)
				}
				return
			}
			want := slices.Index(numbers, words[1]+words[2])
			got := int(d.Taken)
			after, events := s.Copy(), engine.Events{}
			for seq := d.Seq; ; {
				o := after.Pending().Options[0]
				if after.Pending().Kind == engine.DecideDefend {
					o = after.Pending().Options[len(after.Pending().Options)-1]
				}
				if err := after.Apply(engine.Answer{Seq: seq, Option: o}, &events); err != nil {
					t.Fatal(err)
				}
				next := after.Pending()
				if seq = next.Seq; next.Kind != engine.DecideDefend && !after.View(next.Seat).Struck() {
					break // all have been hit
				}
			}
			for _, e := range events.List {
				if e.Seat == d.Seat && (e.Kind == engine.CardGained || e.Kind == engine.CardMoved && e.Verb == engine.VerbDiscard) && e.Source == d.Source {
					got++
				}
			}
			if got != want {
				t.Errorf("%s names %d cards and takes %d: %q", name, want, got, q.Says)
			}
			found[name]++
		})
	}
	if found["Sinestro"] < 5 || found["Lex Luthor"] < 5 || found["Parallax"] < 5 {
		t.Errorf("numbers are named by %v", found)
	}
}

// TestHitSaysWhatIsLost checks that the answer of taking an Attack names the part that takes a card,
// though its first part finds none, and says nothing of a part that is then left out.
func TestHitSaysWhatIsLost(t *testing.T) {
	first, keeps := regexp.MustCompile(`\((\w+) cards?\)`), regexp.MustCompile(`all but (\w+) cards?`)
	const choice = "a card of your choice" // after the cards that the first part takes
	found := map[string]int{}
	for scenario := range 8 {
		p := mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}}
		attacked(t, p, 60, hits, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			d, name := s.Pending(), source(s, q)
			words := first.FindStringSubmatch(q.Says)
			if d.Kind != engine.DecideDefend || d.For != d.Seat || words == nil {
				return
			}
			r := q.Answers[len(q.Answers)-1]
			said, notes := r.Words, fmt.Sprint(r.Notes)
			switch kept := keeps.FindStringSubmatch(q.Says); {
			case kept != nil: // the hand is discarded down to a number
				n := max(0, s.Len(s.Zone(engine.Hand, d.Seat))-slices.Index(numbers, kept[1]))
				want := fmt.Sprintf("Discard %s cards", numbers[n])
				if n == 1 {
					want = "Discard one card"
				}
				if gains := strings.Contains(q.Says, "Gain a Weakness") && s.Len(s.Zone(card.Weaknesses, engine.NoSeat)) > 0; gains && n == 1 {
					want = "Discard a card and take a Weakness"
				} else if gains {
					want += " and take a Weakness"
				}
				if none := n == 0 && len(r.Notes) == 1 && r.Notes[0].Text == "It has no effect on you"; said != want && n > 0 || n == 0 && !none && name == "Doomsday" {
					t.Errorf("%s with %d cards to discard: %q is answered by %q %s", name, n, q.Says, said, notes)
				}
				found[fmt.Sprint(name, " ", min(n, 2))]++
			case strings.Contains(said+notes, "have none"):
				t.Errorf("%s: %q is answered by %q %s", name, q.Says, said, notes)
			case words[1] == "no" && strings.Contains(q.Says, "iscard a card"):
				if said != "Discard a card" {
					t.Errorf("%s: %q is answered by %q %s", name, q.Says, said, notes)
				}
				found[name+" without"]++
			case words[1] != "no" && (strings.Contains(said, words[1]+" card") || strings.Contains(notes, choice)):
				if strings.Contains(notes, "{Then discard a card}") && !strings.Contains(notes, "{ You have no more to discard}") {
					t.Errorf("%s: %q is answered by %q %s", name, q.Says, said, notes)
				}
				which := regexp.MustCompile(`, and | and |, `).Split(r.Notes[0].Text, -1)
				if last := len(which) - 1; which[last] == choice {
					if which = which[:last]; said != "Discard "+numbers[last+1]+" cards" {
						t.Errorf("%s: %q is answered by %q %s", name, q.Says, said, notes)
					}
				} else if strings.Contains(q.Says, "Discard a card") && s.Len(s.Zone(engine.Hand, d.Seat)) > len(which) && !strings.Contains(q.Says, "If you have none") {
					t.Errorf("%s: %q is answered by %q %s, without the card of their choice", name, q.Says, said, notes)
				}
				if r.Notes[0].Head != "" || len(which) != slices.Index(numbers, words[1]) {
					t.Errorf("%s: %q names %q", name, q.Says, which)
				} else {
					for _, of := range which {
						if !slices.ContainsFunc(s.Cards(s.Zone(engine.Hand, d.Seat)), func(c engine.CardID) bool { return s.Face(c).Name == of }) {
							t.Errorf("%s: %q names %q, which is not in the hand", name, q.Says, of)
						}
					}
				}
				found[name+" with"]++
			}
		})
	}
	for _, want := range []string{"Doomsday 0", "Doomsday 1", "Doomsday 2", "General Zod 0"} {
		if found[want] == 0 {
			t.Errorf("%s: the Attacks were %v", want, found)
		}
	}
	for _, name := range []string{"Reverse-Flash", "Cheetah"} {
		if found[name+" without"] == 0 || found[name+" with"] == 0 {
			t.Errorf("%s: the Attacks were %v", name, found)
		}
	}
}

// TestHitPromisesNoChoice checks that a player who may avoid an Attack on several is offered to take the
// hit, whatever the effect behind that, and not a choice that comes after the others have been asked. It also
// checks that a promised choice comes next.
func TestHitPromisesNoChoice(t *testing.T) {
	later, next := 0, 0
	attacked(t, mode.Plan{Sets: []string{"base", "heroes_unite"}}, 40, hits, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
		d := s.Pending()
		r := q.Answers[len(q.Answers)-1]
		after := s.Copy()
		if err := after.Apply(engine.Answer{Seq: d.Seq, Option: r.Option}, nil); err != nil {
			t.Fatal(err)
		}
		now := after.Pending()
		chooses := now.Seat == d.Seat && now.Source == d.Source
		switch waits := s.View(d.Seat).Waits(); {
		case waits:
			if slices.ContainsFunc(r.Notes, func(n match.Note) bool { return n.Text == "You choose after all players have decided" }) {
				if later++; r.Words != "Take the hit" && !strings.HasPrefix(r.Words, "Take the hit: ") {
					t.Errorf("%s: %q promises a choice", source(s, q), r.Words)
				}
			} else if chooses && now.Kind == engine.DecidePick && r.Words != "Take the hit" {
				t.Errorf("%s: %q promises the choice %v", source(s, q), r.Words, r.Notes)
			}
		case chooses && r.Words != "Take the hit":
			next++
		}
	})
	if later < 10 || next < 10 {
		t.Errorf("%d choices came later, and %d next: too few", later, next)
	}
}

// TestDefenseOnAttacker checks that a Defense that does more only to some attackers says whether it
// will: exactly the attackers that it names as defeated then leave the map.
func TestDefenseOnAttacker(t *testing.T) {
	found := map[bool]int{}
	for scenario := range 8 {
		p := mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(scenario + 1)}}}
		attacked(t, p, 90, hits, func(_ *mode.Game, s *engine.State, q match.Question, _ []engine.Event) {
			d, name := s.Pending(), source(s, q)
			for _, r := range q.Answers {
				if d.Kind != engine.DecideDefend || r.Words != "Avoid: Discard Batman" {
					continue
				}
				says := fmt.Sprint(r.Notes)
				defeats := says == "[{Then defeat "+name+"}]"
				if !defeats && says != "[{ "+name+" isn't a Villain with cost 7 or less, so nothing else happens}]" {
					t.Errorf("%s: Batman says %q", name, says)
				}
				after, events := s.Copy(), engine.Events{}
				if err := after.Apply(engine.Answer{Seq: d.Seq, Option: r.Option}, &events); err != nil {
					t.Fatal(err)
				}
				gone := slices.ContainsFunc(events.List, func(e engine.Event) bool {
					return e.Kind == engine.VillainFell && e.Card == d.Source
				})
				if gone != defeats {
					t.Errorf("%s, cost %d: Batman says %q, and it is defeated: %v", name, s.CostOf(d.Source), says, gone)
				}
				found[defeats]++
			}
		})
	}
	if found[true] < 2 || found[false] < 3 {
		t.Errorf("Batman was asked about %v", found)
	}
}

// TestNothingFound checks that a text without a card to take says so in the log, and that the log
// of another player does not show what only the asked one can know.
func TestNothingFound(t *testing.T) {
	robin, hidden := 0, 0
	for seed := range uint64(60) {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed + 1, Sets: []string{"base", "heroes_unite"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		public := m.Chronicle(engine.NoSeat).Lines()
		for _, l := range m.Chronicle(0).Lines() {
			if l.Kind != engine.NothingFound {
				continue
			}
			shown := slices.ContainsFunc(public, func(p match.Line) bool {
				return p.Kind == engine.NothingFound && p.Answer == l.Answer && p.Text == strings.Replace(l.Text, "your ", "Ana's ", 1)
			})
			switch {
			case l.Text == "No Equipment in your discard pile (Robin)":
				if robin++; !shown {
					t.Errorf("the others do not read %q", l.Text)
				}
			case strings.Contains(l.Text, " in your hand"): // only its player knows that
				if hidden++; shown {
					t.Errorf("the others read %q", l.Text)
				}
			}
		}
	}
	if robin == 0 || hidden == 0 {
		t.Errorf("Robin found nothing %d times, and %d texts nothing in a hand", robin, hidden)
	}
}

// TestUnfitIsTold checks that the log says so if a revealed card does not fit the condition of a text,
// with its cost or the types it lacks, to its player and to the others.
func TestUnfitIsTold(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(40) {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Seed: seed + 1, Sets: []string{"base", "heroes_unite"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		public := m.Chronicle(engine.NoSeat).Lines()
		for _, l := range m.Chronicle(0).Lines() {
			if l.Kind != engine.NothingFound || !strings.Contains(l.Text, "so nothing more happened") {
				continue
			}
			told[l.Text]++
			if !slices.ContainsFunc(public, func(p match.Line) bool { return p.Text == l.Text && p.Event == l.Event }) {
				t.Errorf("seed %d: the others do not read %q", seed+1, l.Text)
			}
		}
	}
	for _, want := range []string{
		"Punch costs 0, so nothing more happened (Deadshot)",
		"Punch costs 0, an even number, so nothing more happened (Mr. Zsasz)",
		"Mera costs 3, so nothing more happened (Hector Hammond)",
	} {
		if told[want] == 0 {
			t.Errorf("%q is never told: %v", want, told)
		}
	}
	for text := range told {
		if strings.HasSuffix(text, "(OA)") {
			t.Errorf("the log tells %q of a card that was face up", text)
		}
	}
}

// TestUnfitTogether checks that several conditions on one card have a line only if it fits none of them.
func TestUnfitTogether(t *testing.T) {
	g, s := testgame.Deal(t, catalog.Shipped, mode.Plan{Mode: "rebirth", Seats: mode.People(2), Seed: 1})
	lib := g.Book.Library()
	crystals, err := g.Book.Find("Zodiac Crystals", false)
	if err != nil {
		t.Fatal(err)
	}
	var misses []engine.Event
	source, it := engine.NoCard, s.Cards(s.Zone(engine.Hand, 0))[0]
	for c := engine.CardID(1); int(c) <= s.NumCards(); c++ {
		if s.Card(c).Face == crystals {
			source = c
		}
	}
	for at := lib.Faces[crystals].Play; lib.Code[at].Code != engine.OpEnd; at++ {
		if lib.Code[at].Code == engine.OpIf {
			misses = append(misses, engine.Event{Kind: engine.NothingFound, Card: source, Source: it, N: int16(at)})
		}
	}
	if len(misses) != 3 {
		t.Fatalf("%d conditions", len(misses))
	}
	want := s.Face(it).Name + " isn't a Hero, Super Power, or Equipment, so nothing more happened (Zodiac Crystals)"
	if got := told(g.Book, s, misses...); len(got) != 1 || got[0] != want {
		t.Errorf("three conditions say %q, want %q", got, want)
	}
	for i := range misses {
		if got := told(g.Book, s, slices.Delete(slices.Clone(misses), i, i+1)...); len(got) != 0 {
			t.Errorf("the card fits condition %d, and the log says %q", i+1, got)
		}
	}
}

// TestConditionsAreTold checks that the log says so if a text does less because a condition does not
// hold, to its player and to the others, and that rules say nothing of the kind.
func TestConditionsAreTold(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(6) {
		m := testgame.Match(t, catalog.Shipped, match.Plan{Mode: "rebirth", Seed: seed + 1, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}}, testgame.Randoms)
		finish(t, m)
		for _, l := range m.Chronicle(0).Lines() {
			if l.Kind != engine.NothingFound {
				continue
			}
			told[l.Text]++
		}
	}
	for _, want := range []string{"No Villain in your space (Bizarro)", "No Villain in Bob's space (Bizarro)"} {
		if told[want] == 0 {
			t.Errorf("%q is never told: %v", want, told)
		}
	}
	for words := range told {
		if strings.Contains(words, "(Level ") || strings.Contains(words, "(Threat ") || strings.Contains(words, "(The City") || strings.Contains(words, "(Scenario") {
			t.Errorf("the log tells a rule: %q", words)
		}
	}
}
