package menu

import (
	"lineup/game/match"
	"lineup/game/mode"
)

// Player is a kind of computer player.
type Player struct {
	Kind  string // what a plan calls it
	Label string // one line about it
	New   func(seed uint64) (match.Decider, error)
}

// QuickPlan is the plan of a game of one person against the strongest computer
// player, by the rules of a plan. The person is called me, if that says anything.
func QuickPlan(rules match.Plan, me string, players []Player) match.Plan {
	if me == "" {
		me = "Player"
	}
	best := players[len(players)-1].Kind
	rules.Seats = []mode.Seat{{Name: me}, {Name: robotNames[0], Player: best}}
	return rules
}

// robotNames are what computer players are called until somebody names them.
var robotNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}
