package campaign

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/campaign"
	"lineup/render/players"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestMuster checks that players are chosen with the keyboard, that a bad choice gives a reason,
// and that no hero is taken twice.
func TestMuster(t *testing.T) {
	var got []campaign.Player
	title := ""
	imports := 0
	s := NewMuster(MusterOptions{New: true, Computers: players.Computers{{Kind: "greedy"}}, Players: []campaign.Player{{Name: "Ana"}}, Back: func() {}, Import: func() { imports++ },
		Done: func(name string, _ bool, players []campaign.Player) error { title, got = name, players; return nil }})
	h := &uitest.Hands{}
	f := h.HoldFramed(ui.NewCanvas(), s.Update, s.Draw)
	h.LeadTo(t, f, "the name of the campaign", func(k *ui.PageTarget) bool { return k.What == "field "+s.title.Hint })
	h.Tick(t)
	h.Type(t, "Gotham")
	for range 3 {
		h.Enter(t, f, "ADD A PERSON")
	}
	if len(s.Players) != 4 {
		t.Fatalf("the keys add players up to %d", len(s.Players))
	}
	for i := range s.Players {
		s.Players[i].Hero = campaign.Heroes()[i]
	}
	s.lay()
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		boxes = append(boxes, b.Box)
	}
	for _, f := range s.fields() {
		boxes = append(boxes, f.Box)
	}
	uitest.CheckBoxes(t, boxes)
	if h.Button(t, &s.Buttons, "IMPORT CAMPAIGN"); imports != 1 {
		t.Errorf("importing was asked for %d times", imports)
	}
	heroes := map[string]bool{}
	for _, p := range s.Players {
		heroes[p.Hero] = true
	}
	if len(heroes) != 4 {
		t.Errorf("the heroes are %v", heroes)
	}
	s.Players[1].Name = "Ana"
	s.lay()
	if !strings.Contains(s.fault, "Ana") {
		t.Errorf("of two who are called alike it says %q", s.fault)
	}
	s.Players[1].Name = "Ben"
	s.lay()
	f.Hide()
	h.Press(t, ebiten.KeyEnter)
	if title != "Gotham" || len(got) != 4 {
		t.Errorf("the campaign is %q of %v", title, got)
	}
}

// TestMusterHeroes checks that a hero is picked from the posters of the free ones, or left open.
func TestMusterHeroes(t *testing.T) {
	s := NewMuster(MusterOptions{New: true, Faces: townFaces(t), Back: func() {},
		Players: []campaign.Player{{Name: "Ana"}, {Name: "Ben", Hero: "Batman"}}})
	h := &uitest.Hands{}
	f := h.HoldFramed(ui.NewCanvas(), s.Update, s.Draw)
	h.Button(t, &s.Buttons, "RANDOM HERO")
	all := s.picker.Heroes
	if len(all) != len(campaign.Heroes())-1 || slices.ContainsFunc(all, func(k players.HeroPick) bool { return k.Face.Name == "Batman" }) {
		t.Fatalf("%d heroes to pick from", len(all))
	}
	h.Enter(t, f, all[0].Face.Name)
	if s.Players[0].Hero != all[0].Face.Name {
		t.Errorf("picked %q, want %q", s.Players[0].Hero, all[0].Face.Name)
	}
	h.Button(t, &s.Buttons, "BATMAN")
	b := s.picker.Heroes[0].Box
	h.Click(t, b.X+20, b.Y+20)
	h.Button(t, &s.picker.Buttons, "CHOOSE "+strings.ToUpper(s.picker.Heroes[0].Face.Name))
	if want := s.picker.Heroes[0].Face.Name; s.Players[1].Hero != want || want == s.Players[0].Hero {
		t.Errorf("the other picked %q, want %q", s.Players[1].Hero, want)
	}
	h.Button(t, &s.Buttons, strings.ToUpper(s.Players[1].Hero))
	h.Button(t, &s.picker.Buttons, "RANDOM HERO")
	if s.Players[1].Hero != "" {
		t.Errorf("anybody is %q", s.Players[1].Hero)
	}
}

// TestMusterAdds checks that a person and a computer player have a button each, and that the latter names
// the strength that it adds.
func TestMusterAdds(t *testing.T) {
	s := NewMuster(MusterOptions{New: true, Computers: players.Computers{{Kind: "random", Name: "easy"}, {Kind: "greedy", Name: "strong"}}, Players: []campaign.Player{{Name: "Ana", Ally: "Batman"}}, Back: func() {}})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "ADD A COMPUTER: STRONG")
	h.Button(t, &s.Buttons, "ADD A PERSON")
	if p := s.Players; len(p) != 3 || p[1].Kind != "greedy" || p[2].Kind != "" || p[1].Name == "" || p[1].Name == p[2].Name || p[0].Ally != "" {
		t.Errorf("a computer player and a person make %+v", p)
	}
}

// TestRivalsMuster checks that one button makes a campaign competitive, and offers two against two
// only with four players.
func TestRivalsMuster(t *testing.T) {
	var rivals bool
	var got []campaign.Player
	s := NewMuster(MusterOptions{Computers: players.Computers{{Kind: "greedy"}}, New: true, Players: []campaign.Player{{Name: "Ana", Ally: "Batman", Hero: "Cyborg"}}, Back: func() {},
		Done: func(_ string, is bool, players []campaign.Player) error { rivals, got = is, players; return nil }})
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	h.Button(t, &s.Buttons, "COOPERATIVE")
	if !strings.Contains(s.fault, "2 to 4") {
		t.Errorf("of one alone it says %q", s.fault)
	}
	s.add()
	h.Button(t, &s.Buttons, "FREE-FOR-ALL")
	if s.Rivals {
		t.Error("two can play two against two")
	}
	s.add()
	s.add()
	h.Button(t, &s.Buttons, "COOPERATIVE")
	h.Button(t, &s.Buttons, "FREE-FOR-ALL")
	var boxes []ui.Box
	for _, b := range s.Buttons.List {
		boxes = append(boxes, b.Box)
	}
	uitest.CheckBoxes(t, append(boxes, s.title.Box))
	h.Button(t, &s.Buttons, "BEGIN")
	if !rivals || len(got) != 4 || got[0].Ally != "" || got[0].Team == "" || got[0].Team != got[2].Team || got[1].Team != got[3].Team || got[0].Team == got[1].Team {
		t.Errorf("competitive %v: %+v", rivals, got)
	}
	h.Button(t, &s.Buttons, "X")
	if s.kind() != 1 || s.fault != "" {
		t.Errorf("with three it is %s, %q", musterKinds[s.kind()].label, s.fault)
	}
}

// TestMusterNames checks that a default name follows the type of player in a new campaign but stays
// in a running one.
func TestMusterNames(t *testing.T) {
	computers := players.Computers{{Kind: "random"}, {Kind: "greedy"}}
	s := NewMuster(MusterOptions{New: true, Computers: computers, Players: []campaign.Player{{Name: "Ana"}}})
	s.add()
	s.Buttons.List[6].Do() // of the second player
	if got := s.Players[1]; got.Name != "Robo" || got.Kind != "greedy" {
		t.Errorf("in a new campaign a person becomes %+v", got)
	}
	later := NewMuster(MusterOptions{Computers: computers, Players: []campaign.Player{{Name: "Ana"}}})
	if later.Buttons.List[1].Do(); later.Players[0].Name != "Ana" || later.Players[0].Kind != "greedy" {
		t.Errorf("between plays a player becomes %+v", later.Players[0])
	}
}

// TestMusterDealsTwo checks that each player can be dealt two heroes: a person keeps one of the two,
// a computer player gets one, and no hero is dealt twice or to a player beside the ally who has it.
func TestMusterDealsTwo(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		s := NewMuster(MusterOptions{New: true, Faces: townFaces(t), Back: func() {}, Computers: players.Computers{{Kind: "greedy"}}, FreshSeed: func() uint64 { return seed },
			Players: []campaign.Player{{Name: "Ana"}, {Name: "Ben", Kind: "greedy"}, {Name: "Cleo"}, {Name: "Dan"}}})
		h := &uitest.Hands{}
		h.HoldScene(ui.NewCanvas(), s.Update)
		h.Button(t, &s.Buttons, "DEAL TWO HEROES EACH")
		seen := map[string]bool{}
		for n, person := range []int{0, 2, 3} {
			two := s.picker.Heroes
			if !s.picker.Shown() || len(two) != 2 || seen[two[0].Face.Name] || seen[two[1].Face.Name] {
				t.Fatalf("seed %d: %s is dealt %v", seed, s.Players[person].Name, two)
			}
			seen[two[0].Face.Name], seen[two[1].Face.Name] = true, true
			b := two[n%2].Box
			h.Click(t, b.X+b.W/2, b.Y+b.H/2)
			h.Press(t, ebiten.KeyEnter)
			if got := s.Players[person].Hero; got != two[n%2].Face.Name {
				t.Fatalf("seed %d: %s keeps %q, want %q", seed, s.Players[person].Name, got, two[n%2].Face.Name)
			}
		}
		kept := func() bool {
			return slices.ContainsFunc(s.Buttons.List, func(b ui.Button) bool { return b.Label == "TWO DEALT, ONE KEPT" && b.On })
		}
		was := kept()
		ana := s.Players[0].Hero
		s.Players[0].Hero = ""
		if s.lay(); !was || kept() {
			t.Errorf("seed %d: with the heroes dealt, the button shows %v, and with another %v", seed, was, kept())
		}
		s.Players[0].Hero = ana
		s.lay()
		if ben := s.Players[1].Hero; s.picker.Shown() || ben == "" || seen[ben] || s.fault != "" {
			t.Errorf("seed %d: the computer player has %q, and the screen says %q", seed, ben, s.fault)
		}
	}
}

// TestMusterTypes checks that the type of campaign is between arrows to the types beside it, and says what it
// means.
func TestMusterTypes(t *testing.T) {
	s := NewMuster(MusterOptions{New: true, Computers: players.Computers{{Kind: "greedy"}}, Players: []campaign.Player{{Name: "Ana"}, {Name: "Ben"}}, Back: func() {}})
	press := func(name string) {
		t.Helper()
		i := slices.IndexFunc(s.Buttons.List, func(b ui.Button) bool { return b.Name == name })
		if i < 0 {
			t.Fatalf("there is no button %q", name)
		}
		if s.Buttons.List[i].Tip == "" && s.Buttons.List[i].Label != "<" && s.Buttons.List[i].Label != ">" {
			t.Errorf("%q does not say what it means", name)
		}
		s.Buttons.List[i].Do()
	}
	for _, k := range []struct {
		name string
		kind int
	}{{"Next type of campaign", 1}, {"Previous type of campaign", 0}, {"Previous type of campaign", 1}, {"Type of campaign: free-for-all", 0}} {
		if press(k.name); s.kind() != k.kind {
			t.Errorf("after %s it is %s", k.name, musterKinds[s.kind()].label)
		}
	}
	s.add()
	s.add()
	if press("Previous type of campaign"); s.kind() != 2 {
		t.Errorf("with four players it is %s", musterKinds[s.kind()].label)
	}
}

// TestMusterLettersAreAlike checks that the names of all types of players have letters of one size, close to
// those of the hero beside them in a wide window.
func TestMusterLettersAreAlike(t *testing.T) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
		s := NewMuster(MusterOptions{New: true, Back: func() {}, Computers: players.Computers{{Kind: "random", Name: "easy"}, {Kind: "greedy", Name: "strong"}},
			Players: []campaign.Player{{Name: "Ana"}, {Name: "Robo", Kind: "greedy"}}})
		c := ui.NewCanvas()
		c.Fit = (&ui.Settings{TextScale: 1}).Fit(w[0], w[1])
		page, size := c.Read(w[0], w[1], nil, s.Draw), map[string]float64{}
		for _, l := range page.Lines {
			size[l.Text] = l.Style.Size
		}
		least := 0.8
		if w[0] < w[1] {
			least = 0.5
		}
		person, computer, hero := size["PERSON"], size["COMPUTER: STRONG"], size["RANDOM HERO"]
		if person == 0 || computer < 0.95*person || computer > 1.05*person || computer < least*hero {
			t.Errorf("%v: PERSON has letters of %.1f, COMPUTER: STRONG of %.1f, and the hero of %.1f", w, person, computer, hero)
		}
	}
}

// TestMusterSaysThatNobodyPlays checks that the screen says so if all players are computers, and not while a person
// plays.
func TestMusterSaysThatNobodyPlays(t *testing.T) {
	for kind, want := range map[string]bool{"": false, "greedy": true} {
		s := NewMuster(MusterOptions{New: true, Computers: players.Computers{{Kind: "greedy"}}, Players: []campaign.Player{{Name: "Ana", Kind: kind}, {Name: "Robo", Kind: "greedy"}}, Back: func() {}})
		said := slices.ContainsFunc(ui.NewCanvas().Read(1280, 720, nil, s.Draw).Lines, func(l ui.PageLine) bool { return strings.HasPrefix(l.Text, "All players are computers.") })
		if said != want {
			t.Errorf("with a %q it says that you will watch: %v", kind, said)
		}
	}
}

// fields returns all text fields in order.
func (s *Muster) fields() []*ui.Field {
	var out []*ui.Field
	if s.New {
		out = append(out, &s.title)
	}
	for i := range s.names {
		out = append(out, &s.names[i])
	}
	return out
}
