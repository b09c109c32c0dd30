package match

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/card"
)

// Line is one line of a game's log.
type Line struct {
	Text string
	Seat engine.SeatID // the acting seat, or NoSeat for the game itself
	Card engine.CardID // the card it names, if the reader may know it
	// Face is that card's face when the line was written, which the reader knows even if the card
	// has been hidden since. It has no meaning without a Card.
	Face engine.FaceID
	// Turn marks the line that opens a turn.
	Turn bool
	// Routine: the rules do this every turn, such as filling the Line-Up.
	Routine bool
	// Kind is the kind of the line's first event.
	Kind engine.EventKind
	// Answer is the answer that led to the line, counted from 0, or -1 for the deal.
	Answer int
	event  int // the line's first event
}

// Chronicle is the log of a game as one seat may read it. It continues from its last reading, so
// related events share a line even if several answers are between them.
type Chronicle struct {
	match *Match
	seat  engine.SeatID
	seen  int
	backs int    // how often the match had gone back by the last reading
	noted []bool // the memos of the match already in the log
	writer
}

// Chronicle starts the log of the game for a seat. NoSeat is an onlooker.
func (m *Match) Chronicle(seat engine.SeatID) *Chronicle {
	return &Chronicle{match: m, seat: seat, backs: len(m.backs), writer: newWriter(m.state, m.Name)}
}

// Seen returns the number of events read so far.
func (c *Chronicle) Seen() int { return c.seen }

// Lines returns all lines up to now. Of the lines returned before, only the last can have changed,
// or all from Kept on after the game has gone back.
func (c *Chronicle) Lines() []Line {
	if kept := c.Kept(); kept < len(c.lines) {
		lines := c.lines
		c.seen = lines[kept].event
		c.writer = newWriter(c.match.state, c.match.Name)
		c.lines = lines[:kept:kept]
		for i := range c.noted {
			c.noted[i] = c.noted[i] && c.match.memoAt(i) <= c.seen
		}
	}
	c.backs = len(c.match.backs)
	events, n := c.match.Events(c.seat, c.seen)
	for _, e := range events {
		c.tellMemos()
		before := len(c.lines)
		c.write(e)
		for i := before; i < len(c.lines); i++ {
			c.lines[i].Routine = routine(e)
			c.lines[i].Kind, c.lines[i].event, c.lines[i].Answer = e.Kind, c.seen, c.match.answerOf(c.seen)
		}
		c.seen++
	}
	c.seen = n
	c.tellMemos()
	return c.lines
}

// Remember adds a player's note to that player's log only.
func (m *Match) Remember(seat engine.SeatID, text string) {
	if text = strings.TrimSpace(text); text == "" {
		return
	}
	for len(text) > MaxMemo {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
	}
	m.memos = append(m.memos[:len(m.memos):len(m.memos)], Memo{m.given, seat, text})
}

// memoAt returns the number of events before memo i was written, or the present number if those
// answers have been undone.
func (m *Match) memoAt(i int) int {
	if at := m.memos[i].At; at < m.given {
		return m.marks[at].events
	}
	return m.happened()
}

// tellMemos adds the reader's memos that were written by this point of the log.
func (c *Chronicle) tellMemos() {
	for i, n := range c.match.memos {
		if i == len(c.noted) {
			c.noted = append(c.noted, false)
		}
		if n.Seat != c.seat || c.noted[i] || c.match.memoAt(i) > c.seen {
			continue
		}
		c.noted[i] = true
		c.say(engine.Event{Seat: n.Seat}, "Note: %s", n.Text)
		l := &c.lines[len(c.lines)-1]
		l.Routine, l.Kind, l.event, l.Answer = true, engine.ChoiceMade, c.seen, n.At-1
	}
}

// routine reports whether the rules cause the event every turn.
func routine(e engine.Event) bool {
	return e.Kind == engine.TurnBegan || e.Kind == engine.DeckShuffled || e.Kind == engine.CardMoved && e.Verb == engine.VerbNone
}

// Kept returns how many of the lines returned last are still valid. That is all of them, or after
// going back, only those before that turn, because each turn's lines are separate, or none after
// LayOpen.
func (c *Chronicle) Kept() int {
	if c.backs == len(c.match.backs) {
		return len(c.lines)
	}
	n := slices.Min(c.match.backs[c.backs:])
	for i := len(c.lines) - 1; i > 0; i-- {
		if l := c.lines[i]; l.Turn && l.event < n {
			return i
		}
	}
	return 0
}

// Faces is a game whose cards have names and whose zones are places.
type Faces interface {
	Town
	Card(engine.CardID) engine.Card
}

// Town is a game whose ring has named spaces.
type Town interface {
	Face(engine.CardID) *engine.Face
	Cards(engine.ZoneID) []engine.CardID
	Library() *engine.Library
	Board() *engine.Board
}

// SpaceName returns the name of space i of the ring, from 0. It is the name of the Location there,
// on either side, or else its number.
func SpaceName(g Town, i int) string {
	b := g.Board()
	for _, p := range [...]engine.Place{card.Tiles, card.Ruins} {
		if !b.Has().Has(p) || i < 0 || i >= b.Count(p) {
			continue
		}
		for _, c := range g.Cards(b.ZoneAt(p, engine.NoSeat, i)) {
			return strings.TrimSuffix(strings.TrimSuffix(g.Face(c).Name, " A"), " B")
		}
	}
	return g.Library().Space(i)
}

// Write returns events as log lines. Related events share a line, such as a play with its Power or
// several drawn cards.
func Write(events []engine.Event, faces Faces, name func(engine.SeatID) string) []Line {
	w := newWriter(faces, name)
	for _, e := range events {
		w.write(e)
	}
	return w.lines
}

func newWriter(faces Faces, name func(engine.SeatID) string) writer {
	return writer{lib: faces.Library(), board: faces.Board(), faces: faces, name: name}
}

type writer struct {
	lib    *engine.Library
	board  *engine.Board
	faces  Faces
	name   func(engine.SeatID) string
	lines  []Line
	drew   int           // cards drawn in the last line
	unseen int           // hidden cards put somewhere in the last line
	by     engine.Event  // the event that opened that line
	power  int           // Power gained in the last line
	stem   string        // the last line without its number
	from   engine.CardID // the card whose line may still gather Power
	added  []string      // cards that joined the Line-Up in the last line
	filled engine.Place  // the place they joined if it is another one
	fired  *engine.Event // a trigger that has not shown an effect yet
	gone   engine.Seats  // seats that leave the game or have left it
}

func (w *writer) card(c engine.CardID) string {
	if c == engine.NoCard {
		return "a card"
	}
	return w.faces.Face(c).Name
}

func (w *writer) say(e engine.Event, format string, args ...any) {
	if f := w.fired; f != nil {
		w.fired = nil
		if e.Source == f.Card { // otherwise it had no result and needs no line
			w.say(*f, "%s takes effect for %s", w.card(f.Card), w.name(f.Seat))
		}
	}
	l := Line{Text: fmt.Sprintf(format, args...), Seat: e.Seat, Card: e.Card}
	if e.Card != engine.NoCard {
		l.Face = w.faces.Card(e.Card).Face
	}
	w.lines = append(w.lines, l)
	w.drew, w.unseen, w.power, w.added = 0, 0, 0, nil
	w.stem = w.lines[len(w.lines)-1].Text
	w.from = engine.NoCard
}

func (w *writer) write(e engine.Event) {
	who := "Everybody"
	if e.Seat != engine.NoSeat {
		who = w.name(e.Seat)
	}
	switch e.Kind {
	case engine.TurnBegan:
		w.say(e, "Turn %d: %s", e.N, who)
		w.lines[len(w.lines)-1].Turn = true
	case engine.CardPlayed:
		again := ""
		if e.N == 1 {
			again = " again"
		}
		w.say(e, "%s played %s%s", who, w.card(e.Card), again)
		w.from = e.Card
	case engine.TriggerFired:
		w.fired = &e
	case engine.TurnEnded:
		w.drew = 0 // the new hand gets its own line
	case engine.PowerChanged:
		w.writePower(e, who)
	case engine.CardBought:
		w.say(e, "%s bought %s for %d", who, w.card(e.Card), e.N)
	case engine.CardGained:
		w.say(e, "%s gained %s", who, w.card(e.Card))
	case engine.CardMoved:
		w.writeMove(e, who)
	case engine.CardShown:
		w.say(e, "%s revealed %s", who, w.card(e.Card))
	case engine.CardLookedAt:
		w.say(e, "%s looked at %s", who, w.card(e.Card))
	case engine.HandShown:
		w.say(e, "%s reveals a hand of %d", who, e.N)
	case engine.DeckShuffled:
		w.say(e, "%s shuffled %d cards into a new deck", who, e.N)
	case engine.AttackMade:
		if e.Source == engine.NoCard { // the attacker is a hunter, not a card
			w.say(e, "%s hunts %s", who, w.card(e.Card))
			break
		}
		var spared []string // only First Appearances spare players (V-005.4)
		for seat := range engine.MaxSeats {
			if engine.Seats(e.N).Has(engine.SeatID(seat)) {
				spared = append(spared, w.name(engine.SeatID(seat)))
			}
		}
		if len(spared) > 0 {
			w.say(e, "%s attacks, but not %s, who defeated the Super-Villain before", w.card(e.Source), strings.Join(spared, " and "))
			break
		}
		w.say(e, "%s attacks", w.card(e.Source))
	case engine.AttackAvoided:
		if e.Source == engine.NoCard {
			w.say(e, "%s avoided that with %s", who, w.card(e.Card))
			break
		}
		w.say(e, "%s avoided %s with %s", who, w.card(e.Source), w.card(e.Card))
	case engine.AttackHit:
		if e.Source == engine.NoCard {
			break // a hunted card is bought, which has its own line
		}
		w.say(e, "%s is hit by %s", who, w.card(e.Source))
	case engine.ChoiceMade:
		switch {
		case e.Source == engine.NoCard && w.lib.Labels[e.N] == card.LeaveTheGame:
			w.say(e, "%s leaves the game", who)
			w.gone |= e.Seat.Only()
		case e.Source == engine.NoCard:
			w.say(e, "%s: %s", who, w.lib.Labels[e.N])
		default:
			w.say(e, "%s chose %q for %s", who, w.lib.Labels[e.N], w.card(e.Source))
		}
	case engine.SeatChosen:
		w.say(e, "%s chose %s for %s", who, w.name(engine.SeatID(e.N)), w.card(e.Source))
	case engine.PileChosen:
		w.say(e, "%s chose number %d for %s", who, e.N+1, w.card(e.Source))
	case engine.AbilityUsed:
		w.say(e, "%s used %s", who, w.card(e.Card))
	case engine.TextCopied:
		w.say(e, "%s has the text of %s", w.card(e.Card), w.card(e.Source))
	case engine.PieceWalked:
		if w.faces.Face(e.Card).Piece && e.Seat != engine.NoSeat {
			w.say(e, "%s goes to %s", who, w.space(e.To))
			break
		}
		w.say(e, "%s goes to %s", w.card(e.Card), w.space(e.To))
	case engine.NumberChanged:
		w.writeNumber(e, who)
	case engine.TurnQueued:
		w.say(e, "%s has another turn after this one", who)
	case engine.VillainAppeared:
		w.say(e, "%s appears", w.card(e.Card))
	case engine.VillainFell:
		w.say(e, "%s defeated %s", who, w.card(e.Card))
	case engine.HeroTurned:
		side := "up"
		if e.N == 1 {
			side = "down"
		}
		w.say(e, "%s: %s turned face %s", who, w.card(e.Card), side)
	case engine.GameEnded:
		w.say(e, "The game is over: %s", card.Reason(engine.Reason(e.N)))
	}
}

// writePower adds Power to the line of the card that gave it. Power paid for a purchase and Power
// lost at the end get no line.
func (w *writer) writePower(e engine.Event, who string) {
	switch {
	case e.Source == engine.NoCard:
	case e.N < 0:
		w.say(e, "%s paid %d Power for %s", who, -e.N, w.card(e.Source))
	case e.Source == w.from:
		w.power += int(e.N)
		w.lines[len(w.lines)-1].Text = fmt.Sprintf("%s (%+d Power)", w.stem, w.power)
	default:
		if w.fired != nil && w.fired.Card == e.Source {
			w.fired = nil // this line names it already
		}
		e.Card = e.Source
		w.say(e, "%s: %+d Power from %s", who, e.N, w.card(e.Source))
		w.stem = fmt.Sprintf("%s: %s", who, w.card(e.Source))
		w.from, w.power = e.Source, int(e.N)
	}
}

// writeNumber writes a line about a counter of a player or on a card.
func (w *writer) writeNumber(e engine.Event, who string) {
	if e.Card != engine.NoCard {
		who = w.card(e.Card)
	}
	w.say(e, "%s: %+d %s", who, e.N, w.lib.Numbers[e.Number].Name)
}

func (w *writer) writeMove(e engine.Event, who string) {
	from, _, _ := w.board.At(e.From)
	to, seat, _ := w.board.At(e.To)
	name := w.card(e.Card)
	switch e.Verb {
	case engine.VerbDestroy:
		if to == card.Trophies {
			break // the defeat has its own event
		}
		w.say(e, "%s destroyed %s", who, name)
	case engine.VerbDiscard:
		w.say(e, "%s discarded %s", who, name)
	case engine.VerbPut:
		w.writePut(e, who, name, to)
	case engine.VerbPass:
		if seat == engine.NoSeat {
			w.writePut(e, who, name, to)
			break
		}
		w.say(e, "%s passed %s to %s", who, name, w.name(seat))
	case engine.VerbAside:
		w.say(e, "%s set %s aside", who, name)
	case engine.VerbNone:
		switch {
		case from == engine.Deck && to == engine.Hand:
			w.writeDraw(e, who)
		case from == engine.Heroes && to == engine.Heroes: // it is left for the next player to choose
		case from == engine.Heroes:
			w.say(e, "%s put the hero %s back into the box", who, name)
		case w.board.Shared(to):
			w.writeArrival(e, name, to)
		default: // the cleanup at the end of a turn
		}
	case engine.VerbGain, engine.VerbPlay, engine.VerbBorrow: // it has its own event
	case engine.VerbReplay, engine.VerbHold, engine.VerbKeep: // nothing moves
	case engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy: // it has its own event
	}
}

// writePut writes where a card was put that was neither drawn nor gained.
func (w *writer) writePut(e engine.Event, who, name string, to engine.Place) {
	if to == card.OutOfGame && w.gone.Has(e.Seat) {
		return // all its cards go there, as the line about leaving says
	}
	switch to {
	case engine.Hand:
		w.say(e, "%s put %s into hand", who, name)
	case engine.Deck:
		if e.Under {
			w.say(e, "%s put %s under the deck", who, name)
		} else {
			w.say(e, "%s put %s on top of the deck", who, name)
		}
	case card.LineUp:
		w.say(e, "%s goes into the Line-Up", name)
	case card.Under:
		w.say(e, "%s put %s under the hero", who, name)
	case card.Villains:
		w.say(e, "%s goes back on the stack", name)
	case card.Spaces:
		if owner := w.faces.Card(e.Card).Owner; owner != engine.NoSeat {
			name = w.name(owner)
		}
		w.say(e, "%s is placed in %s", name, w.space(e.To))
	default:
		if e.Card == engine.NoCard {
			w.writeUnseen(e, who, to)
			break
		}
		w.say(e, "%s put %s into %s", who, name, card.PlaceName(to))
	}
}

// writeUnseen gathers hidden cards that are put somewhere one after the other for one reason. If no
// card is the reason, the rules lay them out and no player is named.
func (w *writer) writeUnseen(e engine.Event, who string, to engine.Place) {
	n := 1
	if w.unseen > 0 && w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source && w.by.To == e.To {
		n += w.unseen
	} else {
		w.say(e, "")
	}
	cards, goes := "a card", "A card goes"
	if n > 1 {
		cards = fmt.Sprint(n, " cards")
		goes = cards + " go"
	}
	text := fmt.Sprintf("%s put %s into %s", who, cards, card.PlaceName(to))
	if e.Source == engine.NoCard {
		text = fmt.Sprintf("%s into %s", goes, card.PlaceName(to))
	}
	w.lines[len(w.lines)-1].Text = text
	w.unseen, w.by = n, e
}

// writeDraw gathers cards drawn one after the other for one reason.
func (w *writer) writeDraw(e engine.Event, who string) {
	if w.drew > 0 && w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source {
		w.drew++
		w.lines[len(w.lines)-1].Text = fmt.Sprintf("%s drew %d cards", who, w.drew)
		w.lines[len(w.lines)-1].Card = engine.NoCard
		return
	}
	w.say(e, "%s drew a card", who)
	w.drew, w.by = 1, e
}

// space returns the name of the space of a zone.
func (w *writer) space(z engine.ZoneID) string {
	p, _, i := w.board.At(z)
	if p == card.Tiles || p == card.Ruins { // a Location changes its place
		return w.lib.Space(i)
	}
	return SpaceName(w.faces, i)
}

// writeArrival gathers the cards that fill up the Line-Up, or another place of
// the table.
func (w *writer) writeArrival(e engine.Event, name string, to engine.Place) {
	if len(w.lib.Spaces) > 0 && w.board.Count(to) == len(w.lib.Spaces) {
		w.say(e, "%s enters %s", name, w.space(e.To))
		return
	}
	if w.added == nil || w.filled != to {
		w.say(e, "%s joins %s", name, card.PlaceName(to))
		w.added, w.filled = []string{name}, to
		return
	}
	w.added = append(w.added, name)
	last := len(w.added) - 1
	w.lines[len(w.lines)-1].Text = strings.Join(w.added[:last], ", ") + " and " + w.added[last] + " join " + card.PlaceName(to)
}
