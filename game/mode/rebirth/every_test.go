package rebirth_test

import (
	"slices"
	"strconv"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// mixed lays out a game with anything anywhere: decks of any cards, the main deck in any order, any
// five Locations on any sides, any Threat tiles, and some damage.
func mixed(t *testing.T, seed uint64) (*mode.Game, *engine.State) {
	t.Helper()
	p := plan(seed)
	p.Mode, p.Heroes = "rebirth", mode.Random
	p.Options = p.Options.With(rebirth.ScenarioOption, strconv.Itoa(1+int(seed)%len(rebirth.Scenarios)))
	g := testgame.Build(t, catalog.Shipped, p)
	b, err := engine.Build(g.Book.Library(), len(p.Seats), seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := engine.NewRNG(seed, engine.StreamDie)
	u := rebirth.Setup{Damage: map[string]int{}, Given: true}
	locations := set.Locations()
	for len(u.Locations) < 5 {
		i := chance.Intn(len(locations))
		u.Locations = append(u.Locations, locations[i]+[]string{" A", " B"}[chance.Intn(2)])
		u.Damage[locations[i]] = max(chance.Intn(8)-2, 0)
		locations = slices.Delete(locations, i, i+1)
	}
	for level := range set.LastLevel {
		letter := string(rune('A' + chance.Intn(8)))
		u.Track = append(u.Track, rebirth.TrackChange{Tile: letter, Level: level, Added: level == 0 || chance.Intn(2) == 0})
	}
	var playable []engine.FaceID
	for i := range g.Book.Library().Faces {
		f := engine.FaceID(i)
		c := g.Book.Card(f)
		if c.Play != nil {
			playable = append(playable, f)
		}
		for range c.Copies {
			if c.MainDeck() || c.Kind == card.SuperVillain || c.Kind == card.Event || c.Pack && c.Kind == card.Hero {
				u.MainDeck = append(u.MainDeck, f)
			}
		}
	}
	for i := len(u.MainDeck) - 1; i > 0; i-- {
		j := chance.Intn(i + 1)
		u.MainDeck[i], u.MainDeck[j] = u.MainDeck[j], u.MainDeck[i]
	}
	strong := []engine.FaceID{find(g, "Super Strength"), find(g, "Whoosh!")}
	for range p.Seats {
		var deck []engine.FaceID
		for range 12 {
			from := playable
			if seed%3 == 0 {
				from = strong
			}
			deck = append(deck, from[chance.Intn(len(from))])
		}
		u.Starting = append(u.Starting, deck)
	}
	if err := rebirth.Lay(b, g, u); err != nil {
		t.Fatal(err)
	}
	if seed%3 == 0 {
		b.Set(set.Defeated.ID, engine.NoSeat, 3) // let some games be won
	}
	return g, b.Deal(nil)
}

// find returns a card of the set.
func find(g *mode.Game, name string) engine.FaceID {
	f, err := g.Book.Find(name, false)
	if err != nil {
		panic(err)
	}
	return f
}

// eager returns an answer of a busy player, who plays and buys before moving, goes to
// Super-Villains, and ends the turn last.
func eager(s *engine.State, r *engine.RNG) engine.Option {
	d := s.Pending()
	super := func(space int16) bool {
		return slices.ContainsFunc(s.Cards(at(s, card.LineUp, int(space))), func(c engine.CardID) bool { return s.Face(c).SuperVillain })
	}
	var best []engine.Option
	most := -1
	for _, o := range d.Options {
		worth := 1
		switch o.Kind {
		case engine.OptBuy:
			if worth = r.Intn(4); s.Face(o.Card).SuperVillain {
				worth = 4
			}
		case engine.OptPlay:
			worth = 3
		case engine.OptUse: // not always, because some can be used forever
			worth = r.Intn(4)
		case engine.OptStep, engine.OptSpace:
			if worth = r.Intn(3); super(o.N) {
				worth = 2
			}
		case engine.OptEnd:
			worth = 1
		case engine.OptDone, engine.OptNo:
			worth = r.Intn(2)
		default: // all are equally good
		}
		if worth > most {
			best, most = best[:0], worth
		}
		if worth == most {
			best = append(best, o)
		}
	}
	return best[r.Intn(len(best))]
}

// TestEveryCard checks that in games of any cards, Locations, and Threat tiles, every card in the
// box is played, every Villain attacks and is defeated, every ability is used, all invariants hold
// at every question, and some games are won.
func TestEveryCard(t *testing.T) {
	played, hit, fell, used := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	over := map[engine.Reason]int{}
	games := uint64(60)
	if testing.Short() {
		games = 8
	}
	var lib *engine.Library
	for seed := range games {
		_, s := mixed(t, seed)
		lib = s.Library()
		r := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; s.Over() == engine.NotOver; n++ {
			if n > most {
				t.Fatalf("seed %d does not end\n%v", seed, s)
			}
			var ev engine.Events
			a := engine.Answer{Seq: s.Pending().Seq, Option: eager(s, &r)}
			var again *engine.State // the game read back here, which must continue the same way
			if n%5 == 0 {
				var err error
				if again, err = engine.Decode(lib, s.AppendBinary(nil)); err == nil {
					err = again.Apply(a, nil)
				}
				if err != nil {
					t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
				}
			}
			if err := s.Apply(a, &ev); err != nil {
				t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
			}
			if again != nil && again.Hash() != s.Hash() {
				t.Fatalf("seed %d, question %d: read back the game has gone another way\n%v\n%v", seed, n, again, s)
			}
			if err := s.Check(); err != nil {
				t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
			}
			if err := s.CheckPosed(); err != nil {
				t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
			}
			for _, e := range ev.List {
				name := func(c engine.CardID) string { return s.Face(c).Name }
				switch e.Kind {
				case engine.CardPlayed:
					played[name(e.Card)] = true
				case engine.AttackHit:
					hit[name(e.Source)] = true
				case engine.VillainFell:
					fell[name(e.Card)] = true
				case engine.AbilityUsed:
					used[name(e.Card)] = true
				default: // not needed here
				}
			}
		}
		over[s.Over()]++
	}
	if testing.Short() {
		return
	}
	for i := range lib.Faces {
		f := &lib.Faces[i]
		switch {
		case f.Play != 0 && !played[f.Name]:
			t.Errorf("%s has never been played", f.Name)
		case f.Attack != 0 && !hit[f.Name]:
			t.Errorf("%s has never hit anybody", f.Name)
		case f.Fallen != 0 && !fell[f.Name]:
			t.Errorf("%s has never been defeated", f.Name)
		case len(f.Uses) > 0 && !used[f.Name]:
			t.Errorf("the ability of %s has never been used", f.Name)
		}
	}
	if over[card.TeamWon] == 0 || over[card.ClockOut] == 0 || over[card.TeamLost] == 0 || len(over) != 3 {
		t.Errorf("games ended for the reasons %v", over)
	}
}
