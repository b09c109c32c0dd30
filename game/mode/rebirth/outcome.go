package rebirth

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// AttemptResult is the result of an attempt, for keeping a campaign. It can be read at any question; Over
// says whether the attempt has ended.
type AttemptResult struct {
	Scenario int // 0 in a competitive game
	Over     bool
	Won      bool
	Ended    string // why it is over, in words; "" if it is not
	// SVs is the number of Super-Villains defeated so far.
	SVs int
	// Defeated are the names of the Villains in the destroyed pile of a cooperative game, in
	// alphabetical order: those that have been defeated.
	Defeated []string
	// Damage is the damage of each of the seven Locations by name, without a side. HitPoints is a
	// destroyed one (R-DMG-08).
	Damage map[string]int
	// Secrets are the Secret Cards by seat. A seat without one has the zero SecretCard.
	Secrets []SecretCard
	// Missions says whether each Side Mission of this or an earlier attempt is completed, by name.
	Missions map[string]bool
	// Lost are the cards that stay out of the next Scenario, one name per card. In Scenario 7 these
	// are the main-deck and Basic cards in the destroyed pile, except Villains.
	Lost []string
	// Winners are the seats that have won a competitive game. Gave is the number of the Signature
	// card each seat gave up before it, or 0 if none (R-CCP-05).
	Winners []engine.SeatID
	Gave    []int
}

// SecretCard is a player's Secret Card.
type SecretCard struct {
	Card string // its name
	Done bool
}

// Outcome returns the present result of a game.
func Outcome(g *mode.Game, s *engine.State) AttemptResult {
	r := AttemptResult{Over: s.Over() != engine.NotOver, Won: s.Over() == card.TeamWon,
		SVs: s.Number(rebirth.Defeated.ID, engine.NoSeat), Damage: Damage(s.View(engine.NoSeat)), Missions: map[string]bool{}}
	switch {
	case !competes(g):
		r.Scenario = g.Number(ScenarioOption)
	case r.Over:
		r.Winners = g.Count(s).Winners
	}
	if r.Over {
		r.Ended = card.Reason(s.Over())
	}
	each := func(p engine.Place, seat engine.SeatID, do func(engine.CardID)) {
		first := s.Zone(p, seat)
		for z := first; z < first+engine.ZoneID(s.Board().Count(p)); z++ {
			for _, c := range s.Cards(z) {
				do(c)
			}
		}
	}
	r.Secrets = make([]SecretCard, s.Seats())
	for i := range r.Secrets {
		each(card.Secrets, engine.SeatID(i), func(c engine.CardID) { r.Secrets[i] = SecretCard{Card: s.Face(c).Name} })
		each(card.SecretsDone, engine.SeatID(i), func(c engine.CardID) { r.Secrets[i] = SecretCard{s.Face(c).Name, true} })
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
		if of := g.Book.Card(s.Card(c).Face); s.On(c, rebirth.Gone.ID) > 0 && of.Of == "" { // Signature cards cannot be lost
			r.Lost = append(r.Lost, of.Name)
		}
		if s.Face(c).Types&engine.Villain != 0 {
			r.Defeated = append(r.Defeated, s.Face(c).Name)
		}
	})
	slices.Sort(r.Defeated)
	return r
}

// Damage returns the present damage of each of the seven Locations, as in AttemptResult. It is public.
func Damage(v engine.View) map[string]int {
	out := map[string]int{}
	for _, name := range order {
		out[name] = 0
	}
	for _, p := range []engine.Place{card.Tiles, card.OutOfGame, card.Ruins} {
		first := v.Zone(p, engine.NoSeat)
		for z := first; z < first+engine.ZoneID(v.Board().Count(p)); z++ {
			for _, c := range v.Cards(z) {
				name := Location(v.Face(c).Name)
				switch _, isTile := out[name]; {
				case !isTile:
				case p == card.Ruins:
					out[name] = rebirth.HitPoints
				default:
					out[name] = v.On(c, rebirth.Damage.ID)
				}
			}
		}
	}
	return out
}
