package table

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// These are how many seconds a turn pauses where the viewer can help: helpTime at the usual speed and
// below, and briefHelp at a faster one, for those who know the game.
const helpTime, briefHelp = 12.0, 6.0

// lapseTime is for how many seconds after the pause has run out its digits answer nothing else.
const lapseTime = 1.5

// help is the pause in another player's turn in which the viewer can help, such as with an Assist
// card. The turn pauses before a computer player goes on from playing cards to moving, buying, or
// ending it, once for each card the viewer can help with.
type help struct {
	on       bool
	whole    float64 // how many seconds the pause takes
	left     float64 // seconds until the turn continues
	turn     int     // the number of the turn
	offered  []engine.CardID
	declined bool // the viewer lets the rest of the turn pass without a pause
}

// helps reports whether the viewer can act on another player's turn now.
func (t *Table) helps() bool {
	d := t.view().Pending()
	return t.plays() && t.eyes != engine.NoSeat && d.Kind == engine.DecideTurn && d.Seat != t.eyes && len(d.Options) > 0
}

// begins begins the pause if it is due, and reports whether it does.
func (h *help) begins(t *Table) bool {
	if h.on = false; t.skipping || !t.helps() {
		return false
	}
	if n := int(t.view().Turn().Number); n != h.turn {
		*h = help{turn: n}
	}
	known := len(h.offered)
	for _, o := range t.view().Pending().Options {
		if !slices.Contains(h.offered, o.Card) {
			h.offered = append(h.offered, o.Card)
		}
	}
	o, ok := t.Match.Intended()
	if h.on = ok && o.Kind != engine.OptPlay && len(h.offered) > known && !h.declined; !h.on {
		h.offered = h.offered[:known]
	}
	if h.whole = helpTime; t.Settings.Speed > ui.Normal {
		h.whole = briefHelp
	}
	h.left = h.whole
	return h.on
}

// waits counts the pause down and reports whether the turn still waits. The pause stands still while
// the viewer reads what it is about.
func (h *help) waits(t *Table, dt float64) bool {
	if !h.on {
		return false
	}
	if h.read(t) {
		return true
	}
	if h.left -= dt; h.left <= 0 {
		t.grace.lapse()
		h.end(t)
	}
	h.count(t)
	return h.on
}

// read reports whether the pointer is on the prompt or on something that can be done in the pause, or
// a note, a tip or an enlarged card is open.
func (h *help) read(t *Table) bool {
	if n := t.layout.Note; n != nil && n.Shown() {
		return true
	}
	if t.layout.Prompt.Grown(8).Has(t.cursorX, t.cursorY) || t.zoom.Shown() || t.Canvas.Tells() {
		return true
	}
	return slices.ContainsFunc(t.view().Pending().Options, func(o engine.Option) bool {
		at, there := t.board.Offer(o)
		return there && at.Has(t.cursorX, t.cursorY)
	})
}

// end ends the pause.
func (h *help) end(t *Table) {
	h.on = false
	t.question(t.view())
	t.laid++
}

// next says what the computer player does if the viewer does not help.
func (h *help) next(t *Table) string { return t.name(t.ask.seat) + " " + h.does(t) }

// does says the same without the player's name.
func (h *help) does(t *Table) string {
	v, does := t.view(), "is done playing cards"
	o, _ := t.Match.Intended()
	switch f := v.Face(o.Card); {
	case o.Kind == engine.OptBuy && f != nil:
		does = "will " + strings.ToLower(t.taking(v, o)) + " " + f.Name
	case o.Kind == engine.OptStep:
		does = "will move to " + match.SpaceName(v, int(o.N))
	case o.Kind == engine.OptEnd:
		does = "will end the turn"
	}
	return does
}

// pass returns the words of the answer that does not help. A long name would leave the prompt no room.
func (h *help) pass(t *Table) string {
	if name := t.name(t.ask.seat); utf8.RuneCountInString(name) <= longestPass {
		return "Let " + name + " play"
	}
	return "Let them play"
}

// longestPass is the length of the longest name on the button that does not help.
const longestPass = 12

// label returns the label of the button that does not help, with the seconds until the turn continues
// by itself.
func (h *help) label(t *Table, left float64) string {
	return fmt.Sprintf("%s (%.0f s)", strings.ToUpper(h.pass(t)), math.Ceil(left))
}

// pose asks in the prompt whether the viewer helps, and says what comes otherwise. The player's name
// is beside the prompt, so shorter words leave it out. The button has room for every count.
func (h *help) pose(t *Table) {
	q, does := &t.ask, grammar.Capital(h.does(t))
	q.words = h.next(t) + ". Help first?"
	q.brief, q.briefest, q.whole = does+". Help?", does+".", q.words
	q.answers.Add(ui.Button{Label: "HELP", Key: "1", Do: func() { h.ask(t) }})
	q.answers.Add(ui.Button{Label: h.label(t, h.whole), Key: "2", Do: func() { h.decline(t) }})
}

// count counts the seconds down on the button that does not help.
func (h *help) count(t *Table) {
	for i := range t.ask.answers.List {
		if b := &t.ask.answers.List[i]; h.on && b.Key == "2" && !t.ask.up {
			b.Label = h.label(t, h.left)
		}
	}
}

// decline lets the rest of the turn pass without a pause.
func (h *help) decline(t *Table) {
	h.declined = true
	h.end(t)
}

// ask opens a stage with everything the viewer can help with. The turn waits meanwhile.
func (h *help) ask(t *Table) {
	q, name := &t.ask, t.name(t.ask.seat)
	q.asked = t.Match.Question(t.view())
	q.asked.Title, q.asked.Says = "Help "+name, "Play a card for "+name+", who gets its effects."
	q.asked.Answers = append(q.asked.Answers, match.Reply{Words: h.pass(t), Notes: []match.Note{{Text: h.next(t)}}, Leaves: true})
	q.ticked, q.at, q.first, q.points, q.rise, q.seen = nil, 0, 0, 0, 0, false
	t.layStage()
}

// draw draws how much of the pause is left, over the prompt.
func (h *help) draw(t *Table, c *ui.Canvas) {
	if !h.on {
		return
	}
	b := t.layout.Prompt
	b.Y, b.H, b.W = b.Y-9, 6, b.W*ui.Clamp(h.left/h.whole)
	c.Tray(b, pen.CanDo)
}
