package rebirth

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/sets/rebirth"
)

// peril is a way in which a rules card can lose a Scenario. Near returns a warning for all players
// while that is close, or "" if it is not.
type peril struct {
	rule string // the card; "" for the rules of every Scenario
	near func(engine.View) string
}

// arkhamNear is the number of Damage tokens left on Arkham Asylum from which on players are warned.
// Darkseid sends all Super-Villains there, so several tokens can come in one turn.
const arkhamNear = 3

var perils = []peril{
	{"The Door at Arkham", func(v engine.View) string {
		b := v.Board()
		if v.Number(rebirth.Arkham.ID, engine.NoSeat) > 0 {
			return "Arkham Asylum is destroyed, so you lose."
		}
		for space := range b.Count(card.Tiles) {
			for _, c := range v.Cards(b.ZoneAt(card.Tiles, engine.NoSeat, space)) {
				left := rebirth.HitPoints - v.On(c, rebirth.Damage.ID)
				if Location(v.Face(c).Name) == "Arkham Asylum" && left <= arkhamNear {
					return fmt.Sprintf("You lose if Arkham Asylum takes %s more Damage %s.", grammar.Spelled(left), grammar.Plural(left, "token", "tokens"))
				}
			}
		}
		return ""
	}},
	{"Mind Control", func(v engine.View) string {
		free := 0
		for seat := range engine.SeatID(v.Seats()) {
			if v.Number(rebirth.Controlled.ID, seat) == 0 {
				free++
			}
		}
		switch {
		case v.Seats() == 1 && free == 0:
			left := rebirth.Alone - v.Number(rebirth.Lasting.ID, engine.NoSeat)
			if left <= 1 {
				return "You lose if you end this turn with the CONTROL token."
			}
			return fmt.Sprintf("You lose if you end %s turns in a row with the CONTROL token.", grammar.Spelled(left))
		case v.Seats() > 1 && free == 0: // the Attack has yet to end
			return "Every player has a CONTROL token, so you lose."
		case v.Seats() > 1 && free == 1:
			return "You lose if one more player takes a CONTROL token."
		case v.Seats() > 1 && free == v.Seats() && comes(v, Controls):
			return "You lose if " + Controls + " hits every player when it enters."
		}
		return ""
	}},
	{"Grand Opening", func(v engine.View) string {
		switch rebirth.MaxLost - v.Number(rebirth.LostOnes.ID, engine.NoSeat) {
		case 2:
			return "You lose if two more bystanders are lost."
		case 1:
			return "You lose if one more bystander is lost."
		case 0: // the Attack has yet to end
			return "Too many bystanders are lost, so you lose."
		}
		return ""
	}},
	{"", func(v engine.View) string {
		if v.Number(rebirth.Clock.ID, engine.NoSeat) == rebirth.LastBox {
			return "The end clock is on its last box, so these are the last turns."
		}
		return ""
	}},
}

// comes reports whether a pack's Super-Villain that has not entered yet may be among the next cards.
// All players know its stack in its own Scenario, and which stacks have Super-Villains (R-STK-04).
func comes(v engine.View, name string) bool {
	left := v.Parts(v.Zone(card.MainDeck, engine.NoSeat))
	if len(left) > 1 && left[0].Cards <= 2 { // two cards may enter in a turn
		left = left[1:]
	}
	if len(left) == 0 || left[0].SuperVillains == 0 || entered(v, name) {
		return false
	}
	for i := range Scenarios {
		for k, names := range Scenarios[i].Pack {
			if slices.Contains(names, name) && entered(v, Scenarios[i].Name) {
				return len(left) <= Stacks-k
			}
		}
	}
	return true // a guest
}

// entered reports whether a card is in the city, among its rules, or destroyed.
func entered(v engine.View, name string) bool {
	b := v.Board()
	for _, p := range [...]engine.Place{card.LineUp, engine.Rules, engine.Destroyed} {
		for i := range b.Count(p) {
			for _, c := range v.Cards(b.ZoneAt(p, engine.NoSeat, i)) {
				if v.Sees(c) && v.Face(c).Name == name {
					return true
				}
			}
		}
	}
	return false
}

// Warnings says, for all players, what is close to losing the Scenario.
func Warnings(v engine.View) []string {
	rules := map[string]bool{"": true}
	for _, c := range v.Cards(v.Zone(engine.Rules, engine.NoSeat)) {
		if v.Sees(c) {
			rules[v.Face(c).Name] = true
		}
	}
	var out []string
	for _, p := range perils {
		if rules[p.rule] {
			if says := p.near(v); says != "" {
				out = append(out, says)
			}
		}
	}
	return out
}
