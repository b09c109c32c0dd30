package table

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/board"
	"lineup/render/ui"
)

// beat is what an event is to the viewer. It alone decides what stops a skip, so every card and
// mode stops it for the same reasons. A question stops it because the game waits for it.
type beat uint8

const (
	passing beat = iota // it may pass unseen
	entry               // a Super-Villain appears: its page shows it
	hit                 // an Attack hits the viewer
	done                // another player's card or the rules take or change something of the viewer's, or save them
)

// reader sorts events into beats, in order.
type reader struct {
	view engine.View
	eyes engine.SeatID
	turn engine.SeatID // whose turn it is at the event
	// knows is the card that the viewer last answered about. Its result isn't news to them.
	knows   engine.CardID
	heralds bool // see board.Layout
}

// beat returns what the next event is to the viewer.
func (r *reader) beat(e engine.Event) beat {
	mine := e.Seat == r.eyes && r.eyes != engine.NoSeat
	switch e.Kind {
	case engine.TurnBegan:
		r.turn = e.Seat
	case engine.AttackMade:
		r.knows = engine.NoCard
	case engine.VillainAppeared:
		return entry
	case engine.AttackHit:
		if mine && e.Source != r.knows {
			return hit
		}
	case engine.AttackAvoided:
		if saved(e, r.eyes) {
			return done
		}
	case engine.CardMoved:
		if r.heralded(e) {
			return entry
		}
		// A card that moves by no verb is drawn, or moved by the rules of a turn.
		if from, to := board.WhereOf(r.view, e.From), board.WhereOf(r.view, e.To); e.Verb != engine.VerbNone && (from.Seat == r.eyes || to.Seat == r.eyes) && (r.foreign(e) || r.taken(e)) {
			return done
		}
	case engine.CardRotated:
		if board.WhereOf(r.view, e.From).Seat == r.eyes && e.Seat != r.eyes && r.foreign(e) {
			return done
		}
	case engine.PieceWalked:
		if e.Card != engine.NoCard && r.view.Card(e.Card).Owner == r.eyes && r.turn != r.eyes {
			return done
		}
	case engine.CardGained, engine.HeroTurned, engine.NumberChanged:
		if mine && r.foreign(e) {
			return done
		}
	default: // it changes nothing of the viewer's
	}
	return passing
}

// saved reports whether in an event another player has kept an Attack from hitting a viewer.
func saved(e engine.Event, eyes engine.SeatID) bool {
	return e.Kind == engine.AttackAvoided && e.Seat == eyes && engine.SeatID(e.N) != eyes && e.Source != engine.NoCard
}

// heralded reports whether an event brings a Super-Villain out of the main deck, on a board that
// gives it a page for that.
func (r *reader) heralded(e engine.Event) bool {
	return r.heralds && e.Card != engine.NoCard && r.view.Sees(e.Card) && r.view.Face(e.Card).SuperVillain &&
		board.WhereOf(r.view, e.From).Place == card.MainDeck && board.WhereOf(r.view, e.To).Place == card.LineUp
}

// foreign reports whether something not of the viewer's causes an event outside of their turn. What
// they do themselves because of a card that they know about isn't news.
func (r *reader) foreign(e engine.Event) bool {
	return r.eyes != engine.NoSeat && r.turn != r.eyes && e.Source != engine.NoCard &&
		(e.Source != r.knows || e.Seat != r.eyes) && r.view.Card(e.Source).Owner != r.eyes
}

// taken reports whether the rules take a card from the viewer in an event, in whosever turn: those of the
// Scenario, or of a Level. One that they have just chosen isn't news.
func (r *reader) taken(e engine.Event) bool {
	return r.eyes != engine.NoSeat && e.Source != r.knows && ruled(r.view, e, r.eyes) && r.costs(e)
}

// costs reports whether an event takes a card away from the viewer, or out of their hand.
func (r *reader) costs(e engine.Event) bool {
	from, to := board.WhereOf(r.view, e.From), board.WhereOf(r.view, e.To)
	return e.Kind == engine.CardMoved && from.Seat == r.eyes && (to.Seat != r.eyes || from.Place == engine.Hand && to.Place != engine.Hand)
}

// news is what has happened to the viewer since a moment, apart from what may pass unseen.
type news struct {
	pages  []villainNews // entries and defeats of Super-Villains that have a page, in order
	change               // what has hit them, or else changed something of theirs, last
	beat   beat          // whether it hit or changed
	hits   []int         // the events that have hit them, by number
	losses []change      // what else has cost them a card, or would have hit them
}

// change is something that has been done to the viewer.
type change struct {
	by engine.CardID
	at int // the first event of it, by number
}

// lost reports whether a card has cost the viewer a card, or would have hit them.
func (n *news) lost(by engine.CardID) bool {
	return slices.ContainsFunc(n.losses, func(c change) bool { return c.by == by })
}

// villainNews is the entry of a Super-Villain, or its defeat on a board that gives it a page.
type villainNews struct {
	card engine.CardID
	fell bool
	at   int // the event, by number
}

// any reports whether there is any.
func (n news) any() bool { return len(n.pages) > 0 || n.beat != passing }

// watch gathers the news since a moment while the game goes on.
type watch struct {
	reader
	news
	at int // the viewer's events heard so far
}

// watchFrom returns a watch for the news since a moment.
func (t *Table) watchFrom(m seenMark) watch { return watch{at: m.events, reader: t.reader(m)} }

// reader returns a reader of the events since a moment.
func (t *Table) reader(m seenMark) reader {
	return reader{view: t.Match.View(m.eyes), eyes: m.eyes, turn: m.turn, knows: t.knows, heralds: t.layout.Heralds}
}

// hear adds what has happened since the last call, and reports whether there is any news so far.
func (w *watch) hear(t *Table) bool {
	var events []engine.Event
	from := w.at
	events, w.at = t.Match.Events(w.eyes, w.at)
	for i, e := range events {
		switch b := w.reader.beat(e); {
		case b == entry:
			w.pages = append(w.pages, villainNews{card: e.Card, at: from + i})
		case e.Kind == engine.VillainFell: // its entry is old news
			w.pages = slices.DeleteFunc(w.pages, func(m villainNews) bool { return m.card == e.Card })
			if t.layout.Defeat == nil {
				break
			}
			if all, _ := t.Match.Events(w.eyes, 0); t.layout.Defeat(all, from+i).Page {
				w.pages = append(w.pages, villainNews{e.Card, true, from + i})
			}
		case !t.plays() || w.eyes == engine.NoSeat:
		case b == hit:
			w.hits = append(w.hits, from+i)
			w.change, w.news.beat = change{e.Source, from + i}, b
		case b == done:
			if (w.costs(e) || saved(e, w.eyes)) && !w.lost(e.Source) {
				w.losses = append(w.losses, change{e.Source, from + i})
			}
			if w.news.beat == hit {
				break
			}
			if w.news.beat != done || w.by != e.Source {
				w.change = change{e.Source, from + i}
			}
			w.news.beat = b
		}
	}
	t.knows = w.knows
	return w.any()
}

// newsSince returns the news since a moment, or none if the viewer has changed.
func (t *Table) newsSince(m seenMark) news {
	if m.eyes != t.eyes {
		return news{}
	}
	w := t.watchFrom(m)
	w.hear(t)
	return w.news
}

// showMissed shows the viewer the news since a moment, which they have not seen happen.
func (t *Table) showMissed(n news, m seenMark) {
	t.showMilestones(n)
	t.showNews(n, m, false)
}

// showMilestones opens the pages of the entries and defeats of the news, which have happened without
// motion.
func (t *Table) showMilestones(n news) {
	for _, m := range n.pages {
		switch {
		case t.curtain.up:
		case !m.fell:
			t.enterVillain(m.at)
		case t.speed() != ui.Instant || t.attended():
			all, _ := t.Match.Events(t.eyes, 0)
			t.showSplash(t.pageOf(all, m.at))
		}
	}
}
