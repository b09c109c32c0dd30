// Package players is for choosing who plays, and as which Super Hero: the kinds of computer players
// with their names, and the screen on which a hero is picked. A new game and a campaign both begin
// with that.
package players

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Computer is a kind of computer player.
type Computer struct {
	Kind  string // what a plan calls it, and -seats
	Name  string // what people call it, "" for the kind
	Label string // one line about it
	New   func(seed uint64) (match.Decider, error)
}

// Computers are the kinds there are, weakest first.
type Computers []Computer

// find returns the kind that plans call so, or nil if there is none.
func (all Computers) find(kind string) *Computer {
	if i := slices.IndexFunc(all, func(k Computer) bool { return k.Kind == kind }); i >= 0 {
		return &all[i]
	}
	return nil
}

// Name returns what people call a kind of computer player. One that there is none of is called by
// its kind.
func (all Computers) Name(kind string) string {
	if k := all.find(kind); k != nil {
		return cmp.Or(k.Name, kind)
	}
	return kind
}

// Strongest returns the kind of the strongest.
func (all Computers) Strongest() string { return all[len(all)-1].Kind }

// Decider makes a computer player of a kind.
func (all Computers) Decider(kind string, seed uint64) (match.Decider, error) {
	if k := all.find(kind); k != nil {
		return k.New(seed)
	}
	return nil, fmt.Errorf("there is no computer player %q", kind)
}

// QuickPlan returns the plan of a game of one person against the strongest computer player, by the
// rules of a plan. The person is called me, if that says anything.
func (all Computers) QuickPlan(rules match.Plan, me string) match.Plan {
	rules.Seats = []mode.Seat{{Name: cmp.Or(me, anybody)}, {Name: computerNames[0], Player: all.Strongest()}}
	return rules
}

// ButtonWords returns what is on the button that says who plays: a person, with the kind "", or
// which computer player.
func (all Computers) ButtonWords(kind string) string {
	if kind == "" {
		return "PERSON"
	}
	return "COMPUTER: " + strings.ToUpper(all.Name(kind))
}

// Next returns the kind of player after another, with "" for a person: after people the strongest
// computer player, which whoever knows none of them will want, then the weaker ones.
func (all Computers) Next(kind string) string {
	i := len(all)
	if kind != "" {
		i = slices.IndexFunc(all, func(k Computer) bool { return k.Kind == kind })
	}
	if i <= 0 {
		return ""
	}
	return all[i-1].Kind
}

// linePitch is how far the lines of Draw are apart.
const linePitch = 34.0

// Draw says below each other, the strongest first, what each kind of computer player does; y is
// the baseline of the last line.
func (all Computers) Draw(c *ui.Canvas, x, y, room float64) {
	for i := range all {
		at, k := y-linePitch*float64(i), &all[i]
		c.TextWithin(strings.ToUpper(cmp.Or(k.Name, k.Kind)), x, at, 122, ui.Display(27, pen.CanDo))
		c.Line(k.Label, x+130, at, room-130, linePitch, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
}
