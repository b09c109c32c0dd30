package match

import (
	"slices"
	"strings"
	"unicode/utf8"

	"lineup/engine"
	"lineup/game/naming"
)

// Chronicle is the log of a game as one seat may read it. It continues from its last reading, so
// related events share a line even if several answers are between them.
type Chronicle struct {
	match *Match
	seat  engine.SeatID
	seen  int
	backs int    // how often the match had gone back by the last reading
	noted []bool // the memos of the match already in the log
	told  int    // the warnings of the match already in the log
	writer
}

// Chronicle starts the log of the game for a seat. NoSeat is an onlooker.
func (m *Match) Chronicle(seat engine.SeatID) *Chronicle {
	return &Chronicle{match: m, seat: seat, backs: len(m.backs), writer: newWriter(m.state, m.Book(), m.Name, seat)}
}

// PublicChronicle starts the log of what all seats may know. It calls one of them "you".
func (m *Match) PublicChronicle(you engine.SeatID) *Chronicle {
	c := m.Chronicle(engine.NoSeat)
	c.reader = you
	return c
}

// Seen returns the number of events read so far.
func (c *Chronicle) Seen() int { return c.seen }

// Lines returns all lines up to now. Of the lines returned before, only the last can have changed,
// or all from Kept on after the game has gone back.
func (c *Chronicle) Lines() []Line {
	if kept := c.Kept(); kept < len(c.lines) {
		lines := c.lines
		c.seen = lines[kept].Event
		c.writer = newWriter(c.match.state, c.match.Book(), c.match.Name, c.reader)
		c.lines = lines[:kept:kept]
		for i := range c.noted {
			c.noted[i] = c.noted[i] && c.match.memoAt(i) <= c.seen
		}
		c.told = 0
		for c.told < len(c.match.warned) && c.match.EventsBy(c.match.warned[c.told].at) <= c.seen {
			c.told++
		}
	}
	c.backs = len(c.match.backs)
	events, n := c.match.Events(c.seat, c.seen)
	for _, e := range events {
		c.tellMemos()
		c.tellWarnings()
		before := len(c.lines)
		c.write(e)
		for i := before; i < len(c.lines); i++ {
			c.lines[i].Routine = routine(e)
			c.lines[i].Kind, c.lines[i].Event, c.lines[i].Answer = e.Kind, c.seen, c.match.answerOf(c.seen)
		}
		c.seen++
	}
	c.seen = n
	c.tellMemos()
	c.tellWarnings()
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
func (m *Match) memoAt(i int) int { return m.EventsBy(m.memos[i].At) }

// warning is a warning about losing that began to hold when at answers had been given.
type warning struct {
	at   int
	says string
}

// warn notes the warnings that have begun to hold with the latest answer.
func (m *Match) warn() {
	if m.Over() {
		return
	}
	before := m.near
	m.near = m.game.Book.Warnings(m.state.View(engine.NoSeat))
	for _, says := range m.near {
		if !slices.Contains(before, says) {
			m.warned = append(m.warned, warning{m.given, says})
		}
	}
}

// tellWarnings adds the warnings that had begun to hold by this point of the log.
func (c *Chronicle) tellWarnings() {
	for ; c.told < len(c.match.warned); c.told++ {
		w := c.match.warned[c.told]
		if w.at > c.match.given || c.match.EventsBy(w.at) > c.seen {
			return
		}
		c.say(engine.Event{Seat: engine.NoSeat}, "Warning: %s", strings.TrimSuffix(w.says, "."))
		l := &c.lines[len(c.lines)-1]
		l.Kind, l.Event, l.Answer = engine.NumberChanged, c.seen, w.at-1
	}
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
		c.say(engine.Event{Seat: n.Seat}, "Note: %s", naming.Marked(n.Text))
		l := &c.lines[len(c.lines)-1]
		l.Routine, l.Kind, l.Event, l.Answer = true, engine.ChoiceMade, c.seen, n.At-1
	}
}

// routine reports whether the rules cause the event every turn. A draw that a card causes is news.
func routine(e engine.Event) bool {
	return e.Kind == engine.TurnBegan || e.Kind == engine.DeckShuffled || e.Kind == engine.CardMoved && e.Verb == engine.VerbNone && e.Source == engine.NoCard
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
		if l := c.lines[i]; l.Turn && l.Event < n {
			return i
		}
	}
	return 0
}
