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
	Seat engine.SeatID // whose doing it is, NoSeat for the game's own
	Card engine.CardID // the card it speaks of, if the reader may know it
	// Face is what that card was when the line was said, which the reader knows also where
	// the card is hidden since. Without a Card it means nothing.
	Face engine.FaceID
	// Turn marks the line that opens a turn.
	Turn bool
	// Routine: the rules do it at every turn, such as filling the Line-Up up.
	Routine bool
	// Kind is that of the event it tells of first.
	Kind engine.EventKind
	// Answer is the answer the line follows from, counted from 0; -1 for the deal.
	Answer int
	event  int // the first event it tells of
}

// Chronicle is the log of a game as one seat may read it. It reads on from where
// it was, so that what belongs together is told together, however many answers
// lie between.
type Chronicle struct {
	match *Match
	seat  engine.SeatID
	seen  int
	backs int    // how often the match had gone back at the latest reading
	noted []bool // the memos of the match that were told
	writer
}

// Chronicle begins the log of the game for a seat; NoSeat is an onlooker.
func (m *Match) Chronicle(seat engine.SeatID) *Chronicle {
	return &Chronicle{match: m, seat: seat, backs: len(m.backs), writer: newWriter(m.state, m.Name)}
}

// Seen returns the number of events told so far.
func (c *Chronicle) Seen() int { return c.seen }

// Lines returns all lines up to now. Of those given before, only the last may have changed, and
// after the game has gone back all from Kept on.
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

// Remember writes down what a player of the game wants to remember. It stands in that player's
// log alone.
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

// memoAt returns the number of events that had happened when memo i was written, or now if the
// answers of then are not in force.
func (m *Match) memoAt(i int) int {
	if at := m.memos[i].At; at < m.given {
		return m.marks[at].events
	}
	return m.happened()
}

// tellMemos adds those of the reader that were written by where the log has come to.
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

// routine reports whether an event is of what the rules do at every turn.
func routine(e engine.Event) bool {
	return e.Kind == engine.TurnBegan || e.Kind == engine.DeckShuffled || e.Kind == engine.CardMoved && e.Verb == engine.VerbNone
}

// Kept returns how many of the lines given last still hold: all of them, but after the game has
// gone back only those before the turn it went back to, as turns are told of by themselves;
// none after it was laid open or closed again.
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

// Town is a game of whose ring the spaces have names.
type Town interface {
	Face(engine.CardID) *engine.Face
	Cards(engine.ZoneID) []engine.CardID
	Library() *engine.Library
	Board() *engine.Board
}

// SpaceName returns what space i, from 0, of the ring is called: as the Location that lies
// there, whichever side of it is up, or else as its number.
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

// Write words events as log lines. Events that follow from one another are
// gathered in one line: a play with the Power it gave, several cards drawn.
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
	drew   int           // cards the last line says were drawn
	unseen int           // cards it says were put somewhere that the reader does not see
	by     engine.Event  // the event that opened that line
	power  int           // Power the last line says was gained
	stem   string        // the last line without its number
	from   engine.CardID // the card whose line may still gather Power
	added  []string      // cards the last line says joined the Line-Up
	filled engine.Place  // or which other place they joined
	fired  *engine.Event // a trigger that has not shown an effect yet
	gone   engine.Seats  // those that leave the game, or have left it
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
		if e.Source == f.Card { // else it came to nothing, and goes without saying
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
		w.drew = 0 // the new hand is told by itself
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
		if e.Source == engine.NoCard { // no card attacks, but who hunts one
			w.say(e, "%s hunts %s", who, w.card(e.Card))
			break
		}
		var spared []string // First Appearances alone spare somebody (V-005.4)
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
			break // what is hunted is bought: that is told
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

// writePower adds Power to the line of the card that gave it. Power paid for a
// purchase and Power lost at the end go without saying.
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

// writeNumber tells of a counter: of a player, or one that lies on a card.
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
			break // an event of its own tells of the defeat
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
		case from == engine.Heroes && to == engine.Heroes: // it is left for the next one to choose
		case from == engine.Heroes:
			w.say(e, "%s put the hero %s back into the box", who, name)
		case w.board.Shared(to):
			w.writeArrival(e, name, to)
		default: // what is put away at the end of a turn
		}
	case engine.VerbGain, engine.VerbPlay, engine.VerbBorrow: // an event of its own tells of it
	case engine.VerbReplay, engine.VerbHold, engine.VerbKeep: // nothing moves
	case engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy: // an event of its own tells of it
	}
}

// writePut tells where a card was put that was neither drawn nor gained.
func (w *writer) writePut(e engine.Event, who, name string, to engine.Place) {
	if to == card.OutOfGame && w.gone.Has(e.Seat) {
		return // all its cards go there: that it leaves says so
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

// writeUnseen gathers cards that the reader does not see and that are put somewhere one after
// the other for one reason. What no card does is nobody's doing: the rules lay them out.
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

// space returns what the space that a zone belongs to is called.
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
