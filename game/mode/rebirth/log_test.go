package rebirth_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// full is a Log with every part.
const full = "damage:Bank=3,City_Hall=destroyed;signatures:1+2,1,;secrets:1,-,2@8127;missions:A_Very_Good_Boy,Bricks_and_Mortar;lost:Blast*2,Green_Arrow;opening:1"

// TestLogText checks Logs as people write them and the form in which they are saved.
func TestLogText(t *testing.T) {
	for _, c := range []struct {
		text string
		log  rebirth.Log
		back string // "" is text
	}{
		{"blank", rebirth.Log{}, ""},
		{full, rebirth.Log{Damage: map[string]int{"Bank": 3, "City Hall": set.HitPoints}, Signatures: [][]int{{1, 2}, {1}, nil},
			Secrets: []int{1, 0, 2}, Pack: 8127, Missions: []string{"A Very Good Boy", "Bricks and Mortar"},
			Lost: []string{"Blast", "Blast", "Green Arrow"}, Opening: 1}, ""},
		{"opening:1;missions:Bricks and Mortar,A Very Good Boy;damage:S.T.A.R. Labs=1,Bank=4",
			rebirth.Log{Damage: map[string]int{"Bank": 4, "S.T.A.R. Labs": 1}, Missions: []string{"A Very Good Boy", "Bricks and Mortar"}, Opening: 1},
			"damage:Bank=4,S.T.A.R._Labs=1;missions:A_Very_Good_Boy,Bricks_and_Mortar;opening:1"},
		{"damage:Bank=1;signatures:1+2+3,2;gives:1,2",
			rebirth.Log{Damage: map[string]int{"Bank": 1}, Signatures: [][]int{{1, 2, 3}, {2}}, Gives: []int{1, 2}}, ""},
		{"secrets:-,4@0", rebirth.Log{Secrets: []int{0, 4}}, ""},
	} {
		t.Run(c.text, func(t *testing.T) {
			got, err := rebirth.ParseLog(c.text)
			if err != nil || !reflect.DeepEqual(got, c.log) {
				t.Errorf("got %#v, %v", got, err)
				return
			}
			want := c.back
			if want == "" {
				want = c.text
			}
			if got.String() != want {
				t.Errorf("written as\n%s, not\n%s", got, want)
			}
			// In a Plan it is a word without quotes.
			p := mode.Plan{Mode: rebirth.ID, Options: mode.Options{}.With(rebirth.LogOption, got.String())}
			if back, err := mode.ParsePlan(p.String()); err != nil || !reflect.DeepEqual(back, p) || strings.Contains(p.String(), `"`) {
				t.Errorf("in a plan: %s, read as %+v, %v", p, back, err)
			}
		})
	}
	// Zero values are not written.
	if text := (rebirth.Log{Damage: map[string]int{"Bank": 0}, Signatures: [][]int{nil, nil}, Secrets: []int{0, 0}, Pack: 3}).String(); text != "blank" {
		t.Errorf("nothing is written as %q", text)
	}
}

// TestLogFaults checks that the error for an unreadable Log names its part and the possible values.
func TestLogFaults(t *testing.T) {
	for text, want := range map[string]string{
		";":                    `unknown part "": write one of damage, signatures, secrets, missions, lost, opening, gives, then a colon and its value, or only blank`,
		"weather:rain":         `unknown part "weather:rain"`,
		"opening":              `unknown part "opening"`,
		"opening:1;opening:1":  "opening appears twice",
		"opening:0":            `opening: "0" must be a whole number from 1 to 5`,
		"opening:06":           `opening: "06" must be a whole number from 1 to 5`,
		"opening:":             `opening: "" must be a whole number from 1 to 5`,
		"damage:Moon=1":        `damage: unknown Location "Moon": choose from Arkham Asylum, Bank`,
		"damage:Bank":          `damage: Bank: "" must be a whole number from 1 to 4, or destroyed`,
		"damage:Bank=5":        `damage: Bank: "5" must be a whole number from 1 to 4, or destroyed`,
		"damage:Bank=1,Bank=1": "damage: Bank appears twice",
		"signatures:":          "signatures: no player has one: leave it out",
		"signatures:,4":        `signatures: seat 2: "4" must be a whole number from 1 to 3`,
		"signatures:2+1":       "signatures: seat 1: 1 follows 2: the numbers must rise",
		"signatures:2+2":       "signatures: seat 1: 2 follows 2: the numbers must rise",
		"secrets:1":            "secrets: write @ and the number of the pack after the places",
		"secrets:1@x":          "secrets: write @ and the number of the pack after the places",
		"secrets:5@1":          `secrets: "5" must be a whole number from 1 to 4, or - for no card`,
		"secrets:1,1@1":        "secrets: two seats have the card at place 1",
		"secrets:-,-@1":        "secrets: no player has one: leave it out",
		"missions:Fly":         `missions: unknown Side Mission "Fly": choose from A Very Good Boy`,
		"missions:Bricks_and_Mortar,Bricks_and_Mortar": "missions: Bricks and Mortar appears twice",
		"lost:":               `lost: "" is not a card name`,
		"lost:Blast,Blast":    "lost: Blast appears twice: write Blast*2 for two copies",
		"lost:Blast*1":        `lost: Blast: "1" must be a whole number from 2 to 200`,
		"lost:Blast*200,Toss": "lost: more than 200 cards",
		"gives:5":             `gives: "5" must be a whole number from 1 to 4`,
		"gives:2,1":           "gives: 1 follows 2: the numbers must rise",
		"lost:a=b":            `lost: "a=b" is not a card name`,
	} {
		t.Run(text, func(t *testing.T) {
			if _, err := rebirth.ParseLog(text); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%v, want %s", err, want)
			}
		})
	}
}

// TestLogPlan checks that a Plan is refused, with the option's name, if its Log does not fit.
func TestLogPlan(t *testing.T) {
	for log, want := range map[string]string{
		"damage:Moon=1":         "log: damage: unknown Location",
		"signatures:1":          "log: signatures: given for 1 seat, but there are 2",
		"secrets:1,2,3@9":       "log: secrets: given for 3 seats, but there are 2",
		"opening:1":             "",
		"lost:Moon":             "log: lost: there is no card",
		"lost:Bane":             "log: lost: Bane can't be lost",
		"lost:Deathstroke":      "log: lost: Deathstroke can't be lost",
		"lost:Punch":            "log: lost: Punch can't be lost",
		"lost:Batarang":         "log: lost: Batarang can't be lost",
		"lost:Blast*3":          "log: lost: 3 copies of Blast are lost, but there are only 2",
		"damage:City Hall=1":    "",
		"signatures:1,1+2":      "",
		"damage:Bank=destroyed": "",
	} {
		t.Run(log, func(t *testing.T) {
			p := mode.Plan{Mode: rebirth.ID, Seats: mode.People(2), Options: mode.Options{}.With(rebirth.LogOption, log)}
			_, err := catalog.Shipped.Build(p)
			if (english.Error(t, err) == nil) != (want == "") || err != nil && !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%v, want %q", err, want)
			}
			var field *mode.FieldError
			if err != nil && !errors.As(err, &field) {
				t.Errorf("%v is of no field", err)
			}
		})
	}
	// Texts with the same meaning make equal Plans and share one Book.
	build := func(log string) *mode.Game {
		g := testgame.Build(t, catalog.Shipped, mode.Plan{Mode: rebirth.ID, Seats: mode.People(2), Options: mode.Options{}.With(rebirth.LogOption, log)})
		return g
	}
	a, b, none := build("opening:1;damage:City Hall=1,Bank=2"), build("damage:Bank=2,City_Hall=1;opening:1"), build("")
	if a.Plan.String() != b.Plan.String() || a.Book != none.Book || none.Plan.Options != nil {
		t.Errorf("%s\n%s\n%s", a.Plan, b.Plan, none.Plan)
	}
}

// TestLogIsDealt checks that a Log's entries are on the table.
func TestLogIsDealt(t *testing.T) {
	p, err := mode.ParsePlan(`rebirth seats=A::Batman,B::Cyborg heroes=chosen log=damage:Batcave=2,Bank=4,City_Hall=destroyed;signatures:1+3, seed=5`)
	if err != nil {
		t.Fatal(err)
	}
	_, s := testgame.Deal(t, catalog.Shipped, p)
	damage, signatures, punches := map[string]int{}, []string{}, [2]int{}
	for z := range engine.ZoneID(s.Board().Zones()) {
		place, seat, _ := s.Board().At(z)
		for _, c := range s.Cards(z) {
			switch name := s.Face(c).Name; {
			case place == card.Ruins:
				damage[rebirth.Location(name)] = set.HitPoints
			case s.On(c, set.Damage.ID) > 0:
				damage[rebirth.Location(name)] = s.On(c, set.Damage.ID)
			case name == "Punch":
				punches[seat]++
			case slices.Contains([]string{"Detective Work", "Batarang", "Electrified Field"}, name):
				signatures = append(signatures, name)
			}
		}
	}
	slices.Sort(signatures)
	if damage["Batcave"] != 2 || damage["Bank"] != 4 || damage["City Hall"] != set.HitPoints || !slices.Equal(signatures, []string{"Batarang", "Detective Work"}) || punches != [2]int{4, 6} {
		t.Errorf("damage %v, Signature cards %v, Punches %v", damage, signatures, punches)
	}
}

// TestLostIsOut checks that the cards a Log names as lost are not in the game, and that the deck
// can still be dealt for any number of players, however many are lost.
func TestLostIsOut(t *testing.T) {
	count := func(log string, seats int) map[string]int {
		p := mode.Plan{Mode: rebirth.ID, Seats: mode.People(seats), Seed: 9, Options: mode.Options{{Name: rebirth.ScenarioOption, Value: "8"}, {Name: rebirth.LogOption, Value: log}}}
		_, s, err := catalog.Shipped.Deal(p)
		if err != nil {
			t.Fatalf("%s: %v", log, err)
		}
		out := map[string]int{}
		for z := range engine.ZoneID(s.Board().Zones()) {
			for _, c := range s.Cards(z) {
				out[s.Face(c).Name]++
			}
		}
		return out
	}
	all := count("blank", 2)
	if got := count("lost:Blast,Flight*2,Telepathy*2", 2); got["Blast"] != all["Blast"]-1 || got["Flight"] != all["Flight"]-2 || got["Telepathy"] != 0 || got["Aquaman"] != all["Aquaman"] {
		t.Errorf("%v are left of %v", got, all)
	}
	if got := count("missions:A_Very_Good_Boy;lost:Krypto", 2)["Krypto"]; got != 0 || count("missions:A_Very_Good_Boy", 2)["Krypto"] != 1 {
		t.Errorf("%d Kryptos are left", got)
	}
	var everything rebirth.Log
	for _, c := range set.Box().Cards {
		if c.Kind == card.Basic || c.MainDeck() && c.Kind != card.Villain {
			for range c.Copies {
				everything.Lost = append(everything.Lost, c.Name)
			}
		}
	}
	slices.Sort(everything.Lost)
	for seats := 1; seats <= 4; seats++ {
		for n := 0; n <= len(everything.Lost); n += 7 {
			some := everything
			some.Lost = some.Lost[:n]
			count(some.String(), seats)
		}
		count(everything.String(), seats)
	}
}

// TestSecretAt checks that a pack has each of its cards once, shuffled by its number, and that
// Scenarios without Secret Cards have none.
func TestSecretAt(t *testing.T) {
	firsts := map[string]bool{}
	for _, scenario := range []int{2, 5} {
		for pack := range uint64(50) {
			var all []string
			for place := 1; rebirth.SecretAt(scenario, pack, place) != ""; place++ {
				all = append(all, rebirth.SecretAt(scenario, pack, place))
			}
			firsts[all[0]] = true
			slices.Sort(all)
			if len(slices.Compact(all)) != rebirth.PackSize || rebirth.SecretAt(scenario, pack, 0) != "" {
				t.Fatalf("Scenario %d, pack %d: %v", scenario, pack, all)
			}
		}
	}
	if len(firsts) != 2*rebirth.PackSize {
		t.Errorf("only %v come first", firsts)
	}
	if rebirth.HasSecrets(1) || !rebirth.HasSecrets(2) || rebirth.SecretAt(1, 1, 1) != "" {
		t.Error("Scenario 1 has Secret Cards")
	}
}

// TestLogNames checks that every card of the set can be written into a Log.
func TestLogNames(t *testing.T) {
	for _, c := range set.Box().Cards {
		l := rebirth.Log{Lost: []string{c.Name, c.Name}}
		if back, err := rebirth.ParseLog(l.String()); err != nil || !reflect.DeepEqual(back, l) {
			t.Errorf("%s: %s is read as %v, %v", c.Name, l, back, err)
		}
	}
}

// FuzzParseLog checks that no text makes ParseLog panic, and that a parsed Log is written and read
// back unchanged.
func FuzzParseLog(f *testing.F) {
	for _, text := range []string{"", full, "damage:Bank=1", "signatures:1,,2+3", "secrets:-,1@18446744073709551615", "lost:a*2,b", ";;", "opening:\xff", "damage:=", "lost:_*3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := rebirth.ParseLog(text)
		if err != nil {
			return
		}
		again, err := rebirth.ParseLog(l.String())
		if err != nil || !reflect.DeepEqual(again, l) {
			t.Fatalf("%q: %#v is written as %q and read as %#v, error %v", text, l, l, again, err)
		}
		p := mode.Plan{Options: mode.Options{}.With(rebirth.LogOption, l.String())}
		if back, err := mode.ParsePlan(p.String()); err != nil || !reflect.DeepEqual(back, p) {
			t.Fatalf("%q: in a plan it is %q, read as %#v, %v", text, p, back, err)
		}
	})
}
