package rebirth

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// Result is what a play has come to, for whoever keeps a campaign. It can be read at
// any question; Over tells whether the play has ended.
type Result struct {
	Scenario int // 0 in a competitive game
	Over     bool
	Won      bool
	Ended    string // why it is over, in words; "" while it goes on
	// SVs are the Super-Villains defeated so far.
	SVs int
	// Damage is what each of the seven Locations has suffered, by its name without a
	// side; HitPoints is a destroyed one (R-DMG-08).
	Damage map[string]int
	// Secrets are the Secret Cards by seat; a seat without one has the zero Secret.
	Secrets []Secret
	// Missions are the Side Missions that are in this play, or were completed before it,
	// by name: whether they are done.
	Missions map[string]bool
	// Lost are the cards that stay out of the next Scenario, one name a card: in Scenario 7
	// the cards of the main deck and the Basic stacks destroyed in it that still lie in the
	// destroyed pile, Villains excepted.
	Lost []string
	// Winners are the seats that have won a competitive game, and Gave the number of the
	// Signature card each seat has given up before it, 0 for none (R-CCP-05).
	Winners []engine.SeatID
	Gave    []int
}

// Secret is a player's Secret Card.
type Secret struct {
	Card string // its name
	Done bool
}

// Outcome reads what a game has come to.
func Outcome(g *mode.Game, s *engine.State) Result {
	r := Result{Over: s.Over() != engine.NotOver, Won: s.Over() == card.TeamWon,
		SVs: s.Number(rebirth.Defeated.ID, engine.NoSeat), Damage: map[string]int{}, Missions: map[string]bool{}}
	switch {
	case !competes(g):
		r.Scenario = g.Number(ScenarioOption)
	case r.Over:
		r.Winners = g.Count(s).Winners
	}
	if r.Over {
		r.Ended = card.Reason(s.Over())
	}
	for _, name := range order {
		r.Damage[name] = 0
	}
	each := func(p engine.Place, seat engine.SeatID, do func(engine.CardID)) {
		first := s.Zone(p, seat)
		for z := first; z < first+engine.ZoneID(s.Board().Count(p)); z++ {
			for _, c := range s.Cards(z) {
				do(c)
			}
		}
	}
	for _, p := range []engine.Place{card.Tiles, card.OutOfGame, card.Ruins} {
		each(p, engine.NoSeat, func(c engine.CardID) {
			name := Location(s.Face(c).Name)
			switch _, isTile := r.Damage[name]; {
			case !isTile:
			case p == card.Ruins:
				r.Damage[name] = rebirth.HitPoints
			default:
				r.Damage[name] = s.On(c, rebirth.Damage.ID)
			}
		})
	}
	r.Secrets = make([]Secret, s.Seats())
	for i := range r.Secrets {
		each(card.Secrets, engine.SeatID(i), func(c engine.CardID) { r.Secrets[i] = Secret{Card: s.Face(c).Name} })
		each(card.SecretsDone, engine.SeatID(i), func(c engine.CardID) { r.Secrets[i] = Secret{s.Face(c).Name, true} })
	}
	r.Gave = make([]int, s.Seats())
	each(card.OutOfGame, engine.NoSeat, func(c engine.CardID) {
		of := g.Book.Card(s.Card(c).Face)
		for i := range r.Gave {
			if hero := s.Top(s.Zone(engine.Heroes, engine.SeatID(i))); hero != engine.NoCard && of.Of != "" && s.Face(hero).Name == of.Of && competes(g) {
				r.Gave[i] = of.Number
			}
		}
	})
	each(card.Missions, engine.NoSeat, func(c engine.CardID) { r.Missions[s.Face(c).Name] = false })
	each(card.MissionsDone, engine.NoSeat, func(c engine.CardID) { r.Missions[s.Face(c).Name] = true })
	each(engine.Destroyed, engine.NoSeat, func(c engine.CardID) {
		if of := g.Book.Card(s.Card(c).Face); s.On(c, rebirth.Gone.ID) > 0 && of.Of == "" { // Signature cards are nobody's to lose
			r.Lost = append(r.Lost, of.Name)
		}
	})
	return r
}
