package menu

import (
	"lineup/game/match"
	"lineup/game/rules"
)

// Player is a kind of computer player.
type Player struct {
	Kind  string // what a Plan calls it
	Label string // one line about it
	New   func(seed uint64) (match.Decider, error)
}

// SeatPlan says who takes one seat of a game.
type SeatPlan struct {
	Name string
	Kind string // a Player's Kind; "" for a person
	Hero string // with chosen heroes; "" for a random one
}

// Plan is everything a game is made from.
type Plan struct {
	Seats    []SeatPlan
	Heroes   rules.HeroChoice
	Villains int
	Profile  string
	Seed     uint64 // 0 for a fresh one
}

// QuickPlan is the plan of a game of one person against the strongest computer
// player, by the rules of a plan. The person is called as in the latest game.
func QuickPlan(rules, latest Plan, players []Player) Plan {
	me := "Player"
	for _, s := range latest.Seats {
		if s.Kind == "" {
			me = s.Name
			break
		}
	}
	best := players[len(players)-1].Kind
	rules.Seats = []SeatPlan{{Name: me}, {Name: robotNames[0], Kind: best}}
	return rules
}

// robotNames are what computer players are called until somebody names them.
var robotNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}
