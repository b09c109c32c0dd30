// Package players chooses the players and their Super Heroes. It has the types of computer players
// with their names, and the screen for picking a hero. New games and campaigns use it.
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

// Computer is a type of computer player.
type Computer struct {
	Kind  string // its name in plans and for -seats
	Name  string // its name on screens, or "" for the same as Kind
	Label string // one line about it
	New   func(seed uint64) (match.Decider, error)
}

// Computers are the types of computer players, weakest first.
type Computers []Computer

// find returns the type with a name in plans, or nil if there is none.
func (all Computers) find(kind string) *Computer {
	if i := slices.IndexFunc(all, func(k Computer) bool { return k.Kind == kind }); i >= 0 {
		return &all[i]
	}
	return nil
}

// Name returns the name of a type of computer player on screens. It returns kind for an unknown
// type.
func (all Computers) Name(kind string) string {
	if k := all.find(kind); k != nil {
		return cmp.Or(k.Name, kind)
	}
	return kind
}

// Strongest returns the kind of the strongest computer player.
func (all Computers) Strongest() string { return all[len(all)-1].Kind }

// Decider returns a new computer player of a kind.
func (all Computers) Decider(kind string, seed uint64) (match.Decider, error) {
	if k := all.find(kind); k != nil {
		return k.New(seed)
	}
	return nil, fmt.Errorf("unknown computer player %q", kind)
}

// QuickPlan returns the plan of a game of one person against the strongest computer player, with
// the rules of a plan. Me is the name of the person, or "" if unknown.
func (all Computers) QuickPlan(rules match.Plan, me string) match.Plan {
	rules.Seats = []mode.Seat{{Name: cmp.Or(me, anybody)}, {Name: computerNames[0], Player: all.Strongest()}}
	return rules
}

// ButtonWords returns the label of the button for a type of player. The kind "" is a person.
func (all Computers) ButtonWords(kind string) string {
	if kind == "" {
		return "PERSON"
	}
	return "COMPUTER: " + strings.ToUpper(all.Name(kind))
}

// Next returns the kind after another, with "" for a person. After a person comes the strongest
// computer player, which suits new players, then the weaker ones.
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

// Previous returns the kind before another in the order of Next.
func (all Computers) Previous(kind string) string {
	if kind == "" {
		return all[0].Kind
	}
	if i := slices.IndexFunc(all, func(k Computer) bool { return k.Kind == kind }); i >= 0 && i < len(all)-1 {
		return all[i+1].Kind
	}
	return ""
}

// leastKind is the least width of a type's name between arrows.
const leastKind = 170.0

// Controls returns the controls of a type of player in a width: its name between arrows to the types
// beside it, or a button to the next type if there is too little room. Set gets the chosen type. The
// screen shows the types elsewhere, because a tip would cover the row above.
func (all Computers) Controls(kind string, width float64, set func(kind string)) []ui.Control {
	next := ui.Button{Label: all.ButtonWords(kind), Do: func() { set(all.Next(kind)) }}
	name := width - 2*ui.MinTarget
	if name < leastKind {
		name = width
	}
	next.Size = all.size(name)
	if name == width {
		return []ui.Control{{Width: width, Button: next, Says: all.choices()}}
	}
	return []ui.Control{
		{Width: ui.MinTarget, Gap: ui.NoGap, Button: ui.Button{Label: "<", Name: "Previous kind of player", Do: func() { set(all.Previous(kind)) }}},
		{Width: name, Gap: ui.NoGap, Button: next, Says: all.choices()},
		{Width: ui.MinTarget, Button: ui.Button{Label: ">", Name: "Next kind of player", Do: func() { set(all.Next(kind)) }}},
	}
}

// kindSize is the size of the letters of a type's name where there is room, and kindEdges the room that the
// button takes beside them.
const kindSize, kindEdges = 36.0, 50.0

// size returns the size of the letters at which the names of all types fit in a button, or the least size.
func (all Computers) size(width float64) float64 {
	size := kindSize
	for i := range all {
		wide := pen.Measure(all.ButtonWords(all[i].Kind), pen.Style{Font: pen.Display, Size: size, Tracking: size * 0.04})
		size *= min(1, (width-kindEdges)/wide)
	}
	return max(ui.MinMenu, size)
}

// Adders returns the controls that add a person and a computer player, with their widths. The latter adds
// the strongest kind and names it. There is none without kinds.
func (all Computers) Adders(width, computerWidth float64, person func(), computer func(kind string)) []ui.Control {
	out := []ui.Control{{Width: width, Button: ui.Button{Label: "ADD A PERSON", Do: person}, Says: "Add a person who plays at this computer."}}
	if len(all) == 0 {
		return out
	}
	kind := all.Strongest()
	return append(out, ui.Control{Width: computerWidth, Button: ui.Button{Label: "ADD A " + all.ButtonWords(kind), Do: func() { computer(kind) }},
		Says: "Add a computer player. You can change how strong it is."})
}

// WatchOnly is what a screen says if nobody at this computer plays.
const WatchOnly = "All players are computers. You will watch."

// choices lists the types of players.
func (all Computers) choices() string {
	names := make([]string, len(all))
	for i := range all {
		names[len(all)-1-i] = strings.ToLower(cmp.Or(all[i].Name, all[i].Kind))
	}
	last, comma := len(all)-1, ""
	switch {
	case last < 0:
		return "A person."
	case last == 0:
		return "A person, or a computer player: " + names[0] + "."
	case last > 1:
		comma = ","
	}
	return "A person, or a computer player: " + strings.Join(names[:last], ", ") + comma + " or " + names[last] + "."
}

// linePitch is the distance between the lines of Draw.
const linePitch = 34.0

// Draw draws a line about each type of computer player, the strongest on top. Y is the baseline of
// the last line.
func (all Computers) Draw(c *ui.Canvas, x, y, room float64) {
	for i := range all {
		at, k := y-linePitch*float64(i), &all[i]
		c.TextWithin(strings.ToUpper(cmp.Or(k.Name, k.Kind)), x, at, 122, ui.Display(27, pen.CanDo))
		c.Line(k.Label, x+130, at, room-130, linePitch, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
}
