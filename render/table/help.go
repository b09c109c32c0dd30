package table

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// help is the offer to help in another player's turn, such as with an Assist card. The turn waits for
// its answer before a computer player goes on from playing cards and using abilities to moving, buying,
// or ending it, if help would let that player defeat a Villain, or buy a card that is clearly better
// than all it could buy otherwise. It is made once for each such card.
type help struct {
	on       bool
	turn     int             // the number of the turn
	offered  []engine.CardID // what it was made for in this turn
	now      []engine.Option // the answers that help
	target   engine.CardID   // the best card that the player can only take with help, or NoCard
	lacks    int             // the Power the player lacks for it
	declined bool            // the viewer lets the rest of the turn pass without an offer
}

// helps reports whether the viewer can act on another player's turn now.
func (t *Table) helps() bool {
	d := t.view().Pending()
	return t.plays() && t.eyes != engine.NoSeat && d.Kind == engine.DecideTurn && d.Seat != t.eyes && len(d.Options) > 0
}

// begins makes the offer if it is due, and reports whether it does.
func (h *help) begins(t *Table) bool {
	if h.on = false; t.skipping || !t.helps() {
		return false
	}
	if n := int(t.view().Turn().Number); n != h.turn {
		*h = help{turn: n}
	}
	if h.declined {
		return false
	}
	if o, ok := t.Match.Intended(); !ok || o.Kind == engine.OptPlay || o.Kind == engine.OptUse || !h.weigh(t, o) {
		return false
	}
	h.on = true
	return true
}

// These are the least cost of a card that is worth help to buy, and by how much it must exceed the
// dearest card that the player can buy without help.
const dearHelp, gainHelp = 5, 2

// weigh finds what the viewer's help lets the player do that they could not do without it, with their
// own cards, free abilities, and Move, and reports whether any of it is new. Next is what the player
// does otherwise. Villains count wherever the player can move, other cards only where the player is or
// moves next, and only if they are worth it.
func (h *help) weigh(t *Table, next engine.Option) bool {
	v := t.view()
	d := v.Pending()
	h.now, h.target, h.lacks = nil, engine.NoCard, 0
	for _, o := range d.Options {
		if o.Kind == engine.OptPlay {
			h.now = append(h.now, o)
		}
	}
	var own []engine.Option // cards that the player may still play, and free abilities
	if next.Kind != engine.OptEnd {
		for _, o := range t.Match.View(d.Seat).Pending().Options {
			if o.Seat == d.Seat && v.Sees(o.Card) && (o.Kind == engine.OptPlay || o.Kind == engine.OptUse && gratis(v, o)) {
				own = append(own, o)
			}
		}
	}
	dst, chance := new(engine.State), engine.NewRNG(uint64(d.Seq), engine.StreamChance)
	without, ok := v.Prospect(own, dst, &chance)
	with, helped := v.Prospect(append(slices.Clone(h.now), own...), dst, &chance)
	if !ok || !helped || len(h.now) == 0 {
		return false
	}
	near := func(c engine.CardID, here []engine.CardID) bool {
		return slices.Contains(here, c) || next.Kind == engine.OptStep && v.SpaceOf(c) == int(next.N)
	}
	least := dearHelp
	for _, c := range slices.Concat(without.Here, without.There) {
		if !h.foe(t, c) && near(c, without.Here) {
			least = max(least, v.Cost(c)+gainHelp)
		}
	}
	fresh := false
	for _, c := range slices.Concat(with.Here, with.There) {
		foe := h.foe(t, c)
		if slices.Contains(without.Here, c) || slices.Contains(without.There, c) || !foe && (!near(c, with.Here) || v.Cost(c) < least) {
			continue
		}
		if !slices.Contains(h.offered, c) {
			h.offered, fresh = append(h.offered, c), true
		}
		best := h.target == engine.NoCard || foe && !h.foe(t, h.target) || foe == h.foe(t, h.target) && v.Cost(c) > v.Cost(h.target)
		if best {
			h.target, h.lacks = c, v.Cost(c)-without.Power
		}
	}
	return fresh
}

// foe reports whether a card is defeated, not bought.
func (h *help) foe(t *Table, c engine.CardID) bool { return t.view().Types(c)&engine.Villain != 0 }

// helped lets the offer come again for what was not reached with the help just given.
func (h *help) helped() {
	h.on, h.offered = false, nil
}

// end ends the offer.
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
		return "Let " + name + " go on"
	}
	return "Let them go on"
}

// longestPass is the length of the longest name on the button that does not help.
const longestPass = 12

// gains says what the player needs from help, as "needs 1 more Power to defeat Psimon", or returns "" if
// that is not known.
func (h *help) gains(t *Table) string {
	f := t.faceOf(t.view(), h.target)
	if h.target == engine.NoCard || f == nil || h.lacks <= 0 {
		return ""
	}
	does := "buy"
	if h.foe(t, h.target) {
		does = "defeat"
	}
	return fmt.Sprintf("needs %d more Power to %s %s", h.lacks, does, f.Title())
}

// pose asks in the prompt whether the viewer helps, and says what help would change and what comes
// otherwise. It marks the cards that can help.
func (h *help) pose(t *Table) {
	q, name := &t.ask, t.name(t.ask.seat)
	next := h.next(t)
	q.words = next + ". Help first?"
	q.brief, q.briefest = q.words, name+": help?"
	if lacks := h.gains(t); lacks != "" {
		q.words = name + " " + lacks + ". Help?"
		q.brief = fmt.Sprintf("%s needs %d more Power for %s.", name, h.lacks, t.faceOf(t.view(), h.target).Title())
		q.briefest = fmt.Sprintf("%s needs %d more Power.", name, h.lacks)
		next = next + ", but " + lacks
	}
	q.whole = next + ". Help first?"
	q.answers.Add(ui.Button{Label: "HELP", Tip: grammar.Possessive(grammar.Capital(t.name(t.ask.seat))) + " turn. " + h.offers(t), Act: action.Number1, Do: func() { h.ask(t) }})
	q.answers.Add(ui.Button{Label: strings.ToUpper(h.pass(t)), Act: action.Number2, Do: func() { h.decline(t) }})
	q.lit = map[engine.CardID]engine.Option{}
	for _, o := range h.now {
		q.lit[o.Card] = o
	}
}

// decline lets the rest of the turn pass without an offer.
func (h *help) decline(t *Table) {
	h.declined = true
	h.end(t)
}

// offers says what the stage of the offer is about.
func (h *help) offers(t *Table) string {
	name := t.name(t.ask.seat)
	says := "Play a card for " + name + ", who gets its effects."
	if lacks := h.gains(t); lacks != "" {
		says = grammar.Capital(name) + " " + lacks + ". " + says
	}
	return says
}

// ask opens a stage with everything the viewer can help with. The turn waits meanwhile.
func (h *help) ask(t *Table) {
	q, name := &t.ask, t.name(t.ask.seat)
	q.asked = t.Match.Question(t.view())
	q.asked.Title, q.asked.Says = "Help "+name, h.offers(t)
	q.asked.Answers = append(q.asked.Answers, match.Reply{Words: h.pass(t), Notes: []match.Note{{Text: h.next(t)}}, Leaves: true})
	q.ticked, q.page, q.points, q.rise, q.seen, q.opened = nil, 0, 0, 0, false, t.opens()
	t.layStage()
}
