package menu

import (
	"cmp"
	"slices"
	"strings"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Player is a kind of computer player.
type Player struct {
	Kind  string // what a plan calls it, and -seats
	Name  string // what people call it, "" for the kind
	Label string // one line about it
	New   func(seed uint64) (match.Decider, error)
}

// QuickPlan is the plan of a game of one person against the strongest computer
// player, by the rules of a plan. The person is called me, if that says anything.
func QuickPlan(rules match.Plan, me string, players []Player) match.Plan {
	if me == "" {
		me = anybody
	}
	best := players[len(players)-1].Kind
	rules.Seats = []mode.Seat{{Name: me}, {Name: robotNames[0], Player: best}}
	return rules
}

// anybody is what a person is called of whom nothing is known.
const anybody = "Player"

// name is what people call a kind of computer player.
func (p *Player) name() string { return strings.ToUpper(cmp.Or(p.Name, p.Kind)) }

// kindWords are what stands on the button that says who plays: a person, or which computer
// player.
func (p *Program) kindWords(kind string) string {
	if kind == "" {
		return "PERSON"
	}
	return "COMPUTER: " + strings.ToUpper(p.playerName(kind))
}

// nextKind is the kind of player after another: after people the strongest computer player,
// which whoever knows none of them will want, then the weaker ones.
func (p *Program) nextKind(kind string) string {
	i := len(p.Players)
	if kind != "" {
		i = slices.IndexFunc(p.Players, func(k Player) bool { return k.Kind == kind })
	}
	if i <= 0 {
		return ""
	}
	return p.Players[i-1].Kind
}

// drawKinds says below each other, the strongest first, what each kind of computer player
// does; y is the baseline of the last line.
func (p *Program) drawKinds(c *ui.Canvas, x, y, room float64) {
	for i := range p.Players {
		at, k := y-kindPitch*float64(i), &p.Players[i]
		c.TextWithin(k.name(), x, at, 122, ui.Display(27, pen.CanDo))
		c.Line(k.Label, x+130, at, room-130, kindPitch, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
}

// personNames are what people are called until they name themselves.
var personNames = []string{"Ana", "Ben", "Cleo", "Dan", "Eve"}

// typedNames are names that a person has typed: the program does not change them.
type typedNames map[string]bool

// of is what somebody is called who now is a player of a kind: a name that the program gave
// is one for people or one for computers; one that was typed stays. Taken reports whether
// another has a name.
func (t typedNames) of(kind, now string, taken func(string) bool) string {
	wrong, right := robotNames, personNames
	if kind != "" {
		wrong, right = append([]string{anybody}, personNames...), robotNames
	}
	if t[now] || !slices.Contains(wrong, now) {
		return now
	}
	if i := slices.IndexFunc(right, func(n string) bool { return !taken(n) }); i >= 0 {
		return right[i]
	}
	return now
}

// robotNames are what computer players are called until somebody names them.
var robotNames = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}
