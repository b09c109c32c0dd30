package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file names everything on the table that a player can click or read, for keys.

// reach records what can be reached on the board: first the hand, then the other cards, what the board
// itself offers, the piles, the seats, and the captions.
func (t *Table) reach(c *ui.Canvas) { t.reachWhere(c, func(ui.Target) bool { return false }) }

// reachBeside is like reach, without what a question covers in part. A card that answers it is there all the same.
func (t *Table) reachBeside(c *ui.Canvas) {
	t.reachWhere(c, func(k ui.Target) bool {
		if id, ok := k.Of.(engine.CardID); ok {
			if _, lit := t.ask.option(id); lit {
				return false
			}
		}
		return t.ask.stage.Overlaps(k.Box)
	})
}

// reachWhere records what can be reached on the board and is not covered.
func (t *Table) reachWhere(c *ui.Canvas, covered func(ui.Target) bool) {
	if !c.Reading() {
		return
	}
	add := func(k ui.Target) {
		if !covered(k) {
			c.Reach(k)
		}
	}
	v, first := t.view(), t.firstSpot()
	for at := range numTabStops {
		for i := range t.layout.Spots {
			if tabStopOf(t.layout.Spots[i].Place) != at {
				continue
			}
			add(t.stopTarget(v, i, first))
		}
	}
	offers := t.board.Targets(t.now())
	for _, k := range offers {
		add(k)
	}
	is := func(at thing) func(x, y float64) bool {
		return func(x, y float64) bool {
			return t.thingAt(x, y) == at && !slices.ContainsFunc(offers, func(k ui.Target) bool { return k.Has(x, y) })
		}
	}
	for i, l := range t.layout.Labels {
		if l.Opens && !t.seesPile(v, l.Where) { // or its top card does the same
			says := ""
			if l.Where.Place == card.Under {
				says = grammar.Capital(board.KnownWords(v, l.Where, t.faceKnown)) + "."
			}
			add(ui.Target{What: l.Words, Says: says, Box: l.Box, Group: stackStop, Of: i, Has: is(thing{aLabel, i})})
		}
	}
	for i := range t.layout.Tops {
		if k, ok := t.topTarget(v, i); ok {
			add(k)
		}
	}
	for i, p := range t.panels {
		add(ui.Target{What: t.name(p.Seat), Says: t.seatWords(v, p.Seat), Box: p.Box, Group: "seats", Of: p.Seat, Has: is(thing{aPanel, i})})
	}
	if t.layout.Poster.W > 0 {
		add(ui.Target{What: t.name(t.near), Says: t.seatWords(v, t.near), Box: t.overHero(t.layout.Poster), Group: "seats", Of: t.near, Has: is(thing{aHero, 0})})
	}
	if len(t.news) > 0 {
		add(ui.Target{What: "Log", Says: t.lastLine(), Box: t.layout.Captions, Group: "log", Has: is(thing{})})
	}
}

// stopTarget returns a card of the board as a target that leads on. First is the result of firstSpot.
func (t *Table) stopTarget(v engine.View, i, first int) ui.Target {
	k, at := t.spotTarget(v, i), tabStopOf(t.layout.Spots[i].Place)
	_, lit := t.ask.option(t.layout.Spots[i].Card)
	k.Idle = !lit && t.ask.mine && t.ask.kind == engine.DecideTurn
	if k.Onward = at < restStop; i == first {
		if k.First = true; at == handStop {
			k.Calls = turnCall{v.Turn().Number, v.Turn().Seat}
		}
	}
	return k
}

// reachRaised records the raised card of the hand again if it is over one of some boxes that have covered it.
func (t *Table) reachRaised(c *ui.Canvas, over func(ui.Box) bool) {
	if t.hover == 0 || t.layout.Spots[t.hover-1].Place != engine.Hand {
		return
	}
	if k := t.stopTarget(t.view(), t.hover-1, t.firstSpot()); over(k.Box) {
		c.Reach(k)
	}
}

// firstSpot returns the index of the spot where keys begin, or -1 for none: the first card of the hand that can be
// used, then the leftmost one in the Line-Up that can be bought, then any other one, such as a stack or the
// Super-Villain. A player who has nothing of use left begins at END TURN. The frame goes to the same place after
// the last card of the hand.
func (t *Table) firstSpot() int {
	if !t.ask.mine {
		return -1
	}
	best, least := -1, 3
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		o, lit := t.ask.option(s.Card)
		rank := 2
		switch {
		case !lit:
			continue
		case s.Place == engine.Hand:
			rank = 0
		case t.ask.finished:
			continue
		case s.Place == card.LineUp && o.Kind == engine.OptBuy && !t.ask.fells[s.Card]:
			rank = 1
		}
		if rank < least || rank == least && rank == 1 && t.readsBefore(s.Pose, t.layout.Spots[best].Pose) {
			best, least = i, rank
		}
	}
	return best
}

// readsBefore reports whether a card of the Line-Up is before another one as one reads: a long Line-Up has two rows. The
// cards in the spaces of a map are in no rows.
func (t *Table) readsBefore(a, b ui.Pose) bool {
	if t.layout.Stacked && a.Y != b.Y {
		return a.Y < b.Y
	}
	return a.X < b.X
}

// beginsAtEnd reports whether keys begin at END TURN: nothing else can be used in the viewer's turn, or nothing of
// use is left.
func (t *Table) beginsAtEnd() bool {
	if !t.ask.mine || t.ask.kind != engine.DecideTurn || t.firstSpot() >= 0 {
		return false
	}
	return t.ask.finished || !slices.ContainsFunc(t.ask.options, func(o engine.Option) bool {
		_, there := t.board.Offer(o)
		return there
	})
}

// seesPile reports whether the top card of a pile can be clicked, which opens the pile.
func (t *Table) seesPile(v engine.View, w board.Where) bool {
	return slices.ContainsFunc(t.layout.Spots, func(s board.Spot) bool {
		return board.OpenPile(s.Place) && board.WhereIs(v, s.Card) == w
	})
}

// spotTarget returns a card of the board as a target.
func (t *Table) spotTarget(v engine.View, i int) ui.Target {
	s := &t.layout.Spots[i]
	k := ui.Target{What: "A face-down card", Box: s.Bounds(), Group: s.Place, Of: s.Card, Has: func(x, y float64) bool { return t.spotAt(x, y) == i+1 }}
	if f := t.faceOf(v, s.Card); f != nil {
		k.What, k.Says = f.Title(), f.Spoken()
	}
	if t.layout.Spoken != nil {
		name, says := t.layout.Spoken(s.Card)
		k.What, k.Says = cmp.Or(name, k.What), cmp.Or(says, k.Says)
	}
	if idle := t.idleUse(s.Card); idle != "" {
		k.Says = strings.TrimSpace(k.Says + " " + idle + ".")
	}
	if w := board.WhereIs(v, s.Card); board.OpenPile(s.Place) {
		k.What, k.Says = t.pileWords(v, w)
	}
	if sprite := t.sprites.byCard[s.Card]; sprite != nil && s.Plate.W == 0 {
		k.Box = sprite.Goal().Bounds()
	}
	if s.Giant.W > 0 {
		k.Box = s.Giant
	}
	if s.Place == engine.Heroes {
		k.Box = t.overHero(k.Box)
	}
	if at := tabStopOf(s.Place); at < restStop {
		k.Group = at
	}
	return k
}

// overHero returns the box of one of the viewer's Super Heroes: where it is enlarged while that covers its place.
func (t *Table) overHero(at ui.Box) ui.Box {
	if over := t.zoom.Drawn(); t.ownHero(t.zoom.Face) && over.W > 0 && over.Overlaps(at) {
		return over
	}
	return at
}

// topTarget returns the known top card of a face-down pile as a target, and whether there is one.
func (t *Table) topTarget(v engine.View, i int) (ui.Target, bool) {
	top := &t.layout.Tops[i]
	f := t.faceOf(v, top.Card)
	if f == nil {
		return ui.Target{}, false
	}
	name := grammar.Capital(card.PlaceName(top.Where.Place))
	if top.Where.Seat == t.near {
		name = "Your " + card.PlaceName(top.Where.Place)
	}
	return ui.Target{What: name, Says: "On top: " + f.Title() + ". " + f.Spoken(), Box: top.Box, Group: stackStop, Of: top.Where,
		Has: func(x, y float64) bool { return t.spotAt(x, y) == 0 && t.layout.TopAt(x, y) == top }}, true
}

// pileWords names a pile and says how many cards are in it and what is on top.
func (t *Table) pileWords(v engine.View, w board.Where) (name, says string) {
	name = grammar.Capital(card.PlaceName(w.Place))
	switch {
	case w.Seat == t.near:
		name = "Your " + card.PlaceName(w.Place)
	case w.Seat != engine.NoSeat:
		name = grammar.Possessive(t.name(w.Seat)) + " " + card.PlaceName(w.Place)
	}
	cards := w.Cards(v)
	if says = grammar.Cards(len(cards)) + "."; len(cards) > 0 {
		if f := t.faceOf(v, cards[0]); f != nil {
			says += " On top: " + f.Title() + ". " + f.Spoken()
		}
	}
	return name, says
}

// tabStop is a group of cards that Tab leads to. The groups are in its order.
type tabStop uint8

const (
	handStop    tabStop = iota
	lineUpStop          // also the cards in the spaces of a map
	stackStop           // those from which cards are bought, and the piles
	villainStop         // the Super-Villain
	restStop            // other cards, in a group for each place
	numTabStops
)

// tabStopOf returns the group of the cards in a place.
func tabStopOf(place engine.Place) tabStop {
	switch {
	case place == engine.Hand:
		return handStop
	case place == card.Villains:
		return villainStop
	case place == card.LineUp:
		return lineUpStop
	case board.ForSale(place) || board.OpenPile(place):
		return stackStop
	}
	return restStop
}

// reachStage records the answers of the stage.
func (t *Table) reachStage(c *ui.Canvas) {
	if !c.Reading() {
		return
	}
	s := &t.ask.stage
	group := stageGroup{t.ask.seq}
	var call any = stageCall{t.ask.opened} // at the first answer
	for i := range s.Panels {
		if p := &s.Panels[i]; p.List.W > 0 {
			c.Inside(p.List, func() { t.reachNames(c, p) })
			if b := &p.Button; b.Reply >= 0 {
				c.Reach(ui.Target{What: t.ask.asked.Answers[b.Reply].Words, Box: b.Box, Group: nameButton{t.ask.seq}})
			}
			continue
		}
		for k := range s.Panels[i].Cards {
			a := &s.Panels[i].Cards[k]
			name, says := "A face-down card", ""
			if a.Face != nil {
				name, says = a.Face.Title(), a.Face.Spoken()
			} else if a.Reply >= 0 && t.ask.asked.Answers[a.Reply].Down.Number > 0 {
				name, says = downWords(&t.ask.asked.Answers[a.Reply])
			}
			at := func(x, y float64) bool { return s.CardAt(x, y) == a }
			c.Reach(ui.Target{What: name, Says: says, On: a.Ticked, Box: a.Box, Group: group, Of: [2]int{i, k}, Has: at, Calls: call, Lead: ui.LeadBack, Chosen: a.Ticked && !t.ask.asked.Several.Together})
			call = nil
		}
		for n, turn := range []ui.Box{s.Panels[i].Back, s.Panels[i].On} {
			if at, ok := s.Turn(turn.X+turn.W/2, turn.Y+turn.H/2, 0); ok && at != t.ask.page {
				c.Reach(ui.Target{What: []string{"Previous page", "Next page"}[n], Box: turn, Group: group, Of: [2]int{i, -1 - n}})
			}
		}
		if b := &s.Panels[i].Button; b.Box.W > 0 && b.Reply >= 0 {
			var words []string
			for _, l := range b.Lines {
				words = append(words, l.Text)
			}
			c.Reach(ui.Target{What: strings.Join(words, " "), Box: b.Box, Group: group, Of: i, Calls: call, Lead: ui.LeadBack})
			call = nil
		}
	}
}

// downWords returns the name of the face-down card of an answer, and what is known of it: where it is and its place
// in the pile.
func downWords(r *match.Reply) (name, says string) {
	says = r.Where + "."
	for _, n := range r.Notes {
		if n.Head == "" {
			says += " " + n.Text + "."
		}
	}
	return grammar.Capital(r.Down.Name()), says
}

// seatWords returns a sentence about a seat: its Super Hero, how many cards it has where, and those that another one has in play
// from earlier turns.
func (t *Table) seatWords(v engine.View, s engine.SeatID) string {
	out := ""
	for _, c := range v.Cards(v.Zone(engine.Heroes, s)) {
		if f := t.faceOf(v, c); f != nil {
			out += f.Title() + ". "
		}
	}
	n := func(p engine.Place) int { return v.Count(v.Zone(p, s)) }
	if t.tokens {
		out += tokenCount(v, s) + ". "
	}
	out += fmt.Sprintf("%s in hand, %d in the deck, %d in the discard pile.", grammar.Count(n(engine.Hand), "card", "cards"), n(engine.Deck), n(engine.Discard))
	if stay := t.stayOf(v, s); len(stay) > 0 && s != t.near {
		out += " In play: " + board.StayingWords(stay) + "."
	}
	if w := board.At(card.Under, s); w.Count(v) > 0 {
		out += " Under the Super Hero: " + board.KnownWords(v, w, t.faceKnown) + "."
	}
	return out
}

// faceKnown returns the face of a card that the viewer knows.
func (t *Table) faceKnown(c engine.CardID) *art.Face { return t.faceOf(t.view(), c) }

// tokenCount returns the number of a seat's VP tokens in words.
func tokenCount(v engine.View, s engine.SeatID) string {
	return grammar.Count(v.Number(engine.VPTokens, s), "VP token", "VP tokens")
}

// lastLine returns the latest line of the log, or "".
func (t *Table) lastLine() string {
	if lines := t.logs[t.eyes].lines; len(lines) > 0 {
		return lines[len(lines)-1].Text
	}
	return ""
}

// turnCall calls the frame to the hand when a turn begins.
type turnCall struct {
	turn uint16
	seat engine.SeatID
}

// stageCall calls the frame to a stage that has opened or come back.
type stageCall struct{ opened int }

// stageGroup is the group of the answers to a question.
type stageGroup struct{ seq uint32 }
