package mode

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"lineup/game/english"
)

// TestPlanText checks Plans as people write them and the form in which they are saved.
func TestPlanText(t *testing.T) {
	for _, c := range []struct {
		text string
		plan Plan
		back string // "" is text
	}{
		{"", Plan{}, ""},
		{"standard", Plan{Mode: "standard"}, ""},
		{"standard sets=base,heroes_unite profile=tournament variant=teams,patrol villains=8 " +
			`seats=Ana:person:Batman,"Bob B.":greedy,Cy,Di::"The Flash"+Batman:red heroes=chosen seed=18446744073709551615`,
			Plan{Mode: "standard", Sets: []string{"base", "heroes_unite"}, Profile: "tournament", Variants: []string{"teams", "patrol"},
				Options: Options{{"villains", "8"}},
				Seats: []Seat{{Name: "Ana", Heroes: []string{"Batman"}}, {Name: "Bob B.", Player: "greedy"}, {Name: "Cy"},
					{Name: "Di", Heroes: []string{"The Flash", "Batman"}, Team: "red"}},
				Heroes: Chosen, Seed: 1<<64 - 1},
			"standard sets=base,heroes_unite profile=tournament variant=teams,patrol villains=8 " +
				`seats=Ana:person:Batman,"Bob B.":greedy,Cy,Di:person:"The Flash"+Batman:red heroes=chosen seed=18446744073709551615`},
		{" \n seed=7\tseats=Ana:person,Bob::: mode=standard  ", Plan{Mode: "standard", Seats: []Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 7},
			"standard seats=Ana,Bob seed=7"},
		{`seats="a,b:c\"d\n\xff",Ra's,"":x`, Plan{Seats: []Seat{{Name: "a,b:c\"d\n\xff"}, {Name: "Ra's"}, {Player: "x"}}}, ""},
		{"mix=equipment:base,hero:heroes_unite", Plan{Options: Options{{"mix", "equipment:base,hero:heroes_unite"}}}, ""},
		{`"an option"="a value"`, Plan{Options: Options{{"an option", "a value"}}}, ""},
		{"heroes=deal-two", Plan{Heroes: DealTwo}, ""},
		{"takebacks=any", Plan{TakeBackAny: true}, ""},
		{"heroes=random seed=0", Plan{}, ""},
		{"seats=Ana:person::red", Plan{Seats: []Seat{{Name: "Ana", Team: "red"}}}, ""},
	} {
		t.Run(c.text, func(t *testing.T) {
			got, err := ParsePlan(c.text)
			if err != nil {
				t.Error(err)
				return
			}
			if !reflect.DeepEqual(got, c.plan) {
				t.Errorf("got %#v", got)
			}
			want := c.back
			if want == "" && c.text != "heroes=random seed=0" {
				want = c.text
			}
			if text := c.plan.String(); text != want {
				t.Errorf("written as\n%s, not\n%s", text, want)
			}
		})
	}
}

// TestPlanTextFaults checks that the error for an unreadable Plan names its field.
func TestPlanTextFaults(t *testing.T) {
	for text, want := range map[string]string{
		"standard tournament":         `plan: unexpected "tournament": after the mode, write fields such as seats=Ana,Bob`,
		"seed=1 standard":             `plan: unexpected "standard": after the mode, write fields such as seats=Ana,Bob`,
		"a,b":                         `plan: want a mode or field=, got ","`,
		"=3":                          `plan: name missing before "="`,
		`standard "open`:              `plan: unclosed quote or unknown escape: "\"open"`,
		"standard seed=":              "seed: name missing at the end",
		"seed=x":                      `seed: seed="x" must be a whole number from 1 to 18446744073709551615`,
		"seed=-1":                     `seed: seed="-1" must be a whole number from 1 to 18446744073709551615`,
		"seed=18446744073709551616":   `seed: seed="18446744073709551616" must be a whole number from 1 to 18446744073709551615`,
		"seed=1,2":                    `seed: missing space before ","`,
		"seed=1 seed=2":               "seed: seed is set twice",
		"villains=5 villains=6":       "villains: villains is set twice",
		"standard mode=standard":      "mode: mode is set twice",
		"takebacks=mine":              `takebacks: takebacks="mine": choose from fair, any`,
		"heroes=all":                  `heroes: heroes="all": choose from random, chosen, deal-two`,
		"seats=Ana,":                  "seats: name missing at the end",
		"seats=Ana, Bob":              `seats: name missing before " "`,
		`seats=Ana:"open`:             `seats: unclosed quote or unknown escape: "\"open"`,
		`seats=Ana::"open`:            `seats: unclosed quote or unknown escape: "\"open"`,
		`seats=Ana:::"open`:           `seats: unclosed quote or unknown escape: "\"open"`,
		`seats="Ana"Bob`:              `seats: missing space before "B"`,
		`seats=Ana"Bob"`:              `seats: missing space before "\""`,
		"seats=Ana:person:Batman+":    "seats: name missing at the end",
		"seats=Ana:a:b:c:d":           `seats: missing space before ":"`,
		"sets= seed=1":                `sets: name missing before " "`,
		"\"a\\nb\"=1 \"a\\nb\"=2":     `"a\nb": "a\nb" is set twice`,
		"profile=standard:tournament": `profile: missing space before ":"`,
	} {
		t.Run(text, func(t *testing.T) {
			_, err := ParsePlan(text)
			var field *FieldError
			english.Error(t, err)
			if err == nil || err.Error() != want || !errors.As(err, &field) {
				t.Errorf("error %v, want %s", err, want)
			}
		})
	}
}

// randomPlan returns a plan of any shape, with names of any characters.
func randomPlan(r *rand.Rand) (p Plan) {
	alphabet := []rune("abcXYZ019_-'.!éß世🦇 ,:+=\"\\\n\t\x00\u00a0\ufffd\u2028")
	name := func() string {
		var b strings.Builder
		for range 1 + r.IntN(8) {
			if r.IntN(40) == 0 {
				b.WriteByte(0xfe) // no letter in any language
			}
			b.WriteRune(alphabet[r.IntN(len(alphabet))])
		}
		return b.String()
	}
	some := func(most int) (out []string) {
		for range r.IntN(most + 1) {
			out = append(out, name())
		}
		return out
	}
	maybe := func() string {
		if r.IntN(2) == 0 {
			return ""
		}
		return name()
	}
	p = Plan{Mode: maybe(), Sets: some(3), Profile: maybe(), Variants: some(3), Heroes: HeroChoice(r.IntN(len(heroChoices)))}
	for i, v := range some(3) {
		p.Options = append(p.Options, Setting{strings.Repeat("o", i+1) + name() + "o", v})
	}
	for range r.IntN(6) {
		p.Seats = append(p.Seats, Seat{Name: maybe(), Player: maybe(), Heroes: some(2), Team: maybe()})
	}
	p.TakeBackAny = r.IntN(2) == 0
	if r.IntN(3) > 0 {
		p.Seed = r.Uint64()
	}
	return p
}

// TestPlanRoundTrip checks that a Plan written and read back is the same Plan, on one line.
func TestPlanRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		p := randomPlan(r)
		text := p.String()
		if strings.ContainsAny(text, "\n\t\x00") {
			t.Fatalf("more than one line: %q", text)
		}
		got, err := ParsePlan(text)
		if err != nil {
			t.Fatalf("%#v is written as %s: %v", p, text, err)
		}
		if !reflect.DeepEqual(got, p) {
			t.Fatalf("written as %s\n%#v is read as\n%#v", text, p, got)
		}
	}
}

// FuzzParsePlan checks that no text makes ParsePlan panic, and that a parsed Plan is written and
// read back unchanged.
func FuzzParsePlan(f *testing.F) {
	for _, text := range []string{
		"", "standard", `standard sets=base profile=tournament variant=teams,patrol villains=8 seats=Ana:person:Batman,"Bob B.":greedy heroes=deal-two seed=42`,
		`seats="a\xff",b:::red x="y z"`, "seats=,", `"`, "\xff=\xfe", "a=\"", "mode=a\\b",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePlan(text)
		if err != nil {
			var field *FieldError
			if !errors.As(err, &field) || field.Field == "" || field.Says == "" {
				t.Fatalf("%q: an error without a field: %v", text, err)
			}
			return
		}
		again, err := ParsePlan(p.String())
		if err != nil || !reflect.DeepEqual(again, p) {
			t.Fatalf("%q: %#v is written as %q and read as %#v, error %v", text, p, p.String(), again, err)
		}
	})
}

// TestHeroChoiceWords checks the words for the ways to deal heroes, which a number of no way has too.
func TestHeroChoiceWords(t *testing.T) {
	for c, want := range map[HeroChoice]string{Random: "random", Chosen: "chosen", DealTwo: "deal-two", DealTwo + 1: "HeroChoice(3)", 9: "HeroChoice(9)"} {
		if got := c.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestSentence checks that Sentence leaves out the name of a Plan's field but says the name of an
// option.
func TestSentence(t *testing.T) {
	for field, want := range map[string]string{
		fieldSeats: "Teams takes four players; this game has two.", fieldPlan: "Teams takes four players; this game has two.",
		"line_up_size": "Line up size: Teams takes four players; this game has two.",
	} {
		t.Run(field, func(t *testing.T) {
			f := FieldError{field, "Teams takes four players; this game has two"}
			if got := f.Sentence(); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
	if got := (&FieldError{fieldSeats, "émile has no hero."}).Sentence(); got != "Émile has no hero." {
		t.Errorf("of a name is told %q", got)
	}
	for r, want := range map[Range]string{{2, 5}: "two to five seats", {1, 2}: "one or two seats", {1, 1}: "one seat", {13, 13}: "13 seats"} {
		t.Run(want, func(t *testing.T) {
			if got := r.of("seat", "seats"); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}
