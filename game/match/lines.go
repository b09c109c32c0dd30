package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Line is one line of a game's log.
type Line struct {
	Text string
	// Names are the names of seats in Text, in order.
	Names []LineName
	Seat  engine.SeatID // the acting seat, or NoSeat for the game itself
	Card  engine.CardID // the card it names, if the reader may know it
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
	if name := location(g, i); name != "" {
		return name
	}
	return g.Library().Space(i)
}

// InSpace returns the words for a place in space i of the ring, from 0: "at Batcave", "in Slot 2".
func InSpace(g Town, i int) string {
	if name := location(g, i); name != "" {
		return "at " + name
	}
	return "in " + g.Library().Space(i)
}

// location returns the name of the Location in a space, or "" if none.
func location(g Town, i int) string {
	b := g.Board()
	for _, p := range [...]engine.Place{card.Tiles, card.Ruins} {
		if !b.Has().Has(p) || i < 0 || i >= b.Count(p) {
			continue
		}
		for _, c := range g.Cards(b.ZoneAt(p, engine.NoSeat, i)) {
			return tile(g.Face(c).Name)
		}
	}
	return ""
}

// Write returns events as log lines for readers without a seat. Related events share a line, such as
// a play with its Power or several drawn cards.
func Write(events []engine.Event, faces Faces, book *card.Book, name func(engine.SeatID) string) []Line {
	w := newWriter(faces, book, name, engine.NoSeat)
	for _, e := range events {
		w.write(e)
	}
	return w.lines
}

func newWriter(faces Faces, book *card.Book, name func(engine.SeatID) string, reader engine.SeatID) writer {
	return writer{lib: faces.Library(), board: faces.Board(), faces: faces, book: book, name: name, reader: reader}
}

type writer struct {
	lib    *engine.Library
	board  *engine.Board
	faces  Faces
	book   *card.Book
	name   func(engine.SeatID) string
	reader engine.SeatID // the seat called "you", or NoSeat
	lines  []Line
	drew   int                   // cards drawn in the last line
	unseen int                   // hidden cards put somewhere in the last line
	by     engine.Event          // the event that opened that line
	gains  []amount              // Power and the like gained in the last line
	gave   func([]amount) string // the last line with other gains
	from   engine.CardID         // the card whose line may still gather gains
	using  bool                  // the last event used an ability, which may be paid for now
	paid   bool                  // part of its price has been paid
	text   string                // the last line without gains
	owed   engine.Event          // the payment for a Move to come, if its N is not 0
	added  []string              // cards that joined the Line-Up in the last line
	filled engine.Place          // the place they joined if it is another one
	fired  *engine.Event         // a trigger that has not shown an effect yet
	gone   engine.Seats          // seats that leave the game or have left it
}

// amount is a change of a number.
type amount struct {
	of engine.NumberID
	n  int
}

func (w *writer) card(c engine.CardID) string {
	if c == engine.NoCard {
		return "a card"
	}
	f := w.faces.Face(c)
	if f.Piece { // a Location tile, with its side
		return tile(f.Name)
	}
	return f.Name
}

// tile returns the name of a Location without the side of its tile.
func tile(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, " A"), " B")
}

// reads reports whether a seat is the reader's.
func (w *writer) reads(seat engine.SeatID) bool { return seat == w.reader && seat != engine.NoSeat }

// who returns the words for a seat at the beginning of a line.
func (w *writer) who(seat engine.SeatID) string {
	switch {
	case seat == engine.NoSeat:
		return "The game"
	case w.reads(seat), int(seat) >= w.board.Seats(): // "you" and "the ally" are no names
		return named(seat, grammar.Capital(w.plain(seat)))
	}
	return named(seat, w.name(seat))
}

// whom returns the words for a seat within a line.
func (w *writer) whom(seat engine.SeatID) string { return named(seat, w.plain(seat)) }

// plain returns the words for a seat without a mark.
func (w *writer) plain(seat engine.SeatID) string {
	if w.reads(seat) {
		return "you"
	}
	return w.name(seat)
}

// whose returns the words for a seat's card at the beginning of a line.
func (w *writer) whose(seat engine.SeatID, c engine.CardID) string {
	name := w.card(c)
	if seat == engine.NoSeat {
		return name
	}
	whose := named(seat, "Your") + " "
	if !w.reads(seat) {
		whose = named(seat, possessive(grammar.Capital(w.plain(seat)))) + " "
	}
	switch {
	case !strings.HasPrefix(name, "The "):
		return whose + name
	case w.faces.Face(c).SuperHero:
		return whose + "Super Hero " + name
	}
	return whose + "card " + name
}

// their returns the words for the owner of a place into which a seat puts something.
func (w *writer) their(owner, by engine.SeatID) string {
	switch {
	case owner == engine.NoSeat:
		return "the"
	case w.reads(owner):
		return "your"
	case owner == by:
		return "their"
	}
	return named(owner, possessive(w.name(owner)))
}

func (w *writer) say(e engine.Event, format string, args ...any) {
	if f := w.fired; f != nil {
		w.fired = nil
		if e.Source == f.Card { // otherwise it had no result and needs no line
			seat := f.Seat
			if w.faces.Card(f.Card).Owner == engine.NoSeat {
				seat = engine.NoSeat // a rule, or a card of the table
			}
			w.say(*f, "%s took effect", w.whose(seat, f.Card))
		}
	}
	text := fmt.Sprintf(format, args...)
	l := Line{Seat: e.Seat, Card: e.Card}
	if e.Card != engine.NoCard {
		l.Face = w.faces.Card(e.Card).Face
	}
	w.lines = append(w.lines, l)
	w.drew, w.unseen, w.gains, w.added, w.paid = 0, 0, nil, nil, false
	w.reword(text)
	w.from = engine.NoCard
}

// reword replaces the last line, which may still gather gains.
func (w *writer) reword(text string) {
	w.text = text
	w.lines[len(w.lines)-1].set(text)
	w.gave = func(gains []amount) string { return text + " (" + w.sum(gains) + ")" }
}

func (w *writer) write(e engine.Event) {
	who, using := w.who(e.Seat), w.using
	w.using = false
	if o := w.owed; o.N != 0 && e.Kind != engine.PieceWalked {
		w.owed = engine.Event{}
		w.say(o, "%s paid %s", w.who(o.Seat), w.price(o))
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
	case engine.PowerChanged, engine.NumberChanged:
		w.writeNumber(e, who, using)
	case engine.CardBought:
		w.say(e, "%s bought %s for %d Power", who, w.card(e.Card), e.N)
	case engine.CardGained:
		w.say(e, "%s gained %s", who, w.gained(e))
	case engine.CardMoved:
		w.writeMove(e, who)
	case engine.CardShown:
		w.say(e, "%s revealed %s", who, w.card(e.Card))
	case engine.CardLookedAt:
		w.say(e, "%s looked at %s", who, w.card(e.Card))
	case engine.HandShown:
		w.say(e, "%s revealed %s hand (%s)", who, w.their(e.Seat, e.Seat), grammar.Cards(int(e.N)))
	case engine.DeckShuffled:
		w.say(e, "%s reshuffled %s into %s deck", who, grammar.Cards(int(e.N)), w.their(e.Seat, e.Seat))
	case engine.AttackMade:
		w.writeAttack(e, who)
	case engine.AttackAvoided:
		attack := "the Attack"
		if e.Source != engine.NoCard {
			attack = w.card(e.Source)
		}
		w.say(e, "%s used %s to avoid %s", who, w.card(e.Card), attack)
	case engine.AttackHit:
		if e.Source == engine.NoCard {
			break // a hunted card is bought, which has its own line
		}
		e.Card = e.Source
		w.say(e, "%s hit %s", w.card(e.Source), w.whom(e.Seat))
	case engine.ChoiceMade:
		w.writeChoice(e, who)
	case engine.SeatChosen:
		whom := w.whom(engine.SeatID(e.N))
		if e.Seat == engine.SeatID(e.N) {
			whom = w.verb(e.Seat, "yourself", "themselves")
		}
		w.say(e, "%s chose %s for %s", who, whom, w.card(e.Source))
	case engine.PileChosen:
		w.say(e, "%s chose %s %d for %s", who, pileName(w.board), e.N+1, w.card(e.Source))
	case engine.AbilityUsed:
		w.say(e, "%s used %s", who, w.card(e.Card))
		w.from, w.using = e.Card, true
	case engine.TextCopied:
		w.say(e, "%s copied %s", w.card(e.Card), w.card(e.Source))
	case engine.PieceWalked:
		w.writeWalk(e)
	case engine.TurnQueued:
		w.say(e, "%s %s another turn after this one", who, w.verb(e.Seat, "take", "takes"))
	case engine.VillainAppeared:
		w.say(e, "%s appeared", w.card(e.Card))
	case engine.VillainFell:
		w.say(e, "%s defeated %s", who, w.card(e.Card))
	case engine.HeroTurned:
		side := "up"
		if e.N == 1 {
			side = "down"
		}
		w.say(e, "%s was flipped face %s", w.whose(e.Seat, e.Card), side)
	case engine.NothingFound:
		w.writeNothing(e)
	case engine.GameEnded:
		w.say(e, "The game is over: %s", card.Reason(engine.Reason(e.N)))
	}
}

// writeNothing writes that a text found no card to take.
func (w *writer) writeNothing(e engine.Event) {
	if e.Card == engine.NoCard {
		return // others do not know it
	}
	none := w.book.Asking(engine.ProgID(uint16(e.N))).None
	words := none[1]
	switch {
	case w.reads(e.Seat):
		words = none[0]
	case e.Seat != engine.NoSeat:
		words = strings.Replace(words, " their ", " "+possessive(w.name(e.Seat))+" ", 1)
	}
	if words != "" {
		w.say(e, "%s found %s", w.card(e.Card), words)
	}
}

// verb returns the form of a verb after a seat: that after "you", or another.
func (w *writer) verb(seat engine.SeatID, you, other string) string {
	if w.reads(seat) {
		return you
	}
	return other
}

// gained returns the name of a gained card, with an article if there are several copies in a stack.
func (w *writer) gained(e engine.Event) string {
	name := w.card(e.Card)
	if e.Card == engine.NoCard {
		return name
	}
	from, _, _ := w.board.At(e.From)
	stack := from == card.Kicks || from == card.Weaknesses || from == card.Basics
	if stack || w.faces.Face(e.Card).Types&(engine.Starter|engine.Basic|engine.WeaknessType) != 0 {
		return article(name)
	}
	return name
}

// writeAttack writes that an Attack was made, or a hunt, whose attacker is no card.
func (w *writer) writeAttack(e engine.Event, who string) {
	if e.Source == engine.NoCard {
		w.say(e, "%s hunted %s", who, w.card(e.Card))
		return
	}
	w.tells(e.Source)
	var spared []string // only First Appearances spare players (V-005.4)
	for seat := range engine.MaxSeats {
		if engine.Seats(e.N).Has(engine.SeatID(seat)) {
			spared = append(spared, w.whom(engine.SeatID(seat)))
		}
	}
	if len(spared) > 0 {
		w.say(e, "%s attacked each player except %s, who defeated the last Super-Villain", w.card(e.Source), card.AndList(spared))
		return
	}
	w.say(e, "%s attacked", w.card(e.Source))
}

// writeChoice writes which effect of a card a player chose, or which act of their turn.
func (w *writer) writeChoice(e engine.Event, who string) {
	label := w.lib.Labels[e.N]
	did := w.book.Did(int16(e.N))
	switch {
	case e.Source != engine.NoCard:
		source := w.faces.Card(e.Source)
		to := w.book.Chosen(source.Face, e.N, w.reads(e.Seat))
		if to == "" {
			w.say(e, "%s chose %q for %s", who, label, w.card(e.Source))
			break
		}
		if source.Owner != engine.NoSeat {
			to = strings.ReplaceAll(to, card.TheUser, w.whom(source.Owner))
		}
		w.say(e, "%s chose to %s (%s)", who, to, w.card(e.Source))
	case did != "":
		w.say(e, "%s %s", who, did)
	default:
		w.say(e, "%s chose %q", who, label)
	}
	if e.Source == engine.NoCard && label == card.LeaveTheGame {
		w.gone |= e.Seat.Only()
	}
}

// tells drops the line about a trigger of a card, because the next line names the card or needs no
// cause.
func (w *writer) tells(c engine.CardID) {
	if w.fired != nil && w.fired.Card == c {
		w.fired = nil
	}
}

// writeNumber writes a change of a number of a player, of the table, or on a card. Using says that
// an ability was used just before.
func (w *writer) writeNumber(e engine.Event, who string, using bool) {
	number := &w.lib.Numbers[e.Number]
	if number.Of == engine.OfCard {
		who = grammar.Capital(w.card(e.Card))
	}
	told, ok := w.book.Telling(e.Number)
	switch {
	case e.N == 0:
	case told.Spent && e.N > 0:
		w.writeGain(e, who)
	case told.Spent:
		w.writePayment(e, who, using)
	case !ok:
		w.say(e, "%s: %+d %s", who, e.N, number.Name)
	default:
		if f := w.fired; f != nil && w.faces.Card(f.Card).Owner == engine.NoSeat {
			w.tells(e.Source) // a rule of the table
		}
		if line := told.Line(who, int(e.N)); line != "" {
			w.say(e, "%s", line)
		}
	}
}

// writeGain adds Power or the like to the line of the card that gave it.
func (w *writer) writeGain(e engine.Event, who string) {
	switch now := (amount{e.Number, int(e.N)}); {
	case e.Source == engine.NoCard:
	case e.Source == w.from:
		w.gains = append(w.gains, now)
		w.lines[len(w.lines)-1].set(w.gave(w.gains))
	default:
		w.tells(e.Source)
		e.Card = e.Source
		gave := func(gains []amount) string { return fmt.Sprintf("%s: %s from %s", who, w.sum(gains), w.card(e.Source)) }
		w.say(e, "%s", gave([]amount{now}))
		w.gave, w.from, w.gains = gave, e.Source, []amount{now}
	}
}

// sum returns gains in words, those of one number added up.
func (w *writer) sum(gains []amount) string {
	var out []string
	for i, g := range gains {
		if slices.ContainsFunc(gains[:i], func(o amount) bool { return o.of == g.of }) {
			continue
		}
		n := 0
		for _, o := range gains[i:] {
			if o.of == g.of {
				n += o.n
			}
		}
		out = append(out, fmt.Sprintf("%+d %s", n, w.lib.Numbers[g.of].Name))
	}
	return strings.Join(out, ", ")
}

// writePayment adds a payment to the line of the ability it is for, or keeps it for the line of the
// Move that follows. Power paid for a purchase has the purchase's line, and Power lost at the end of
// a turn has none.
func (w *writer) writePayment(e engine.Event, who string, using bool) {
	switch {
	case using:
		word := "for"
		if w.paid {
			word = "and"
		}
		w.using, w.paid = true, true // the price may have a second part
		w.reword(fmt.Sprintf("%s %s %s", w.text, word, w.price(e)))
	case e.Source != engine.NoCard:
		w.say(e, "%s paid %s for %s", who, w.price(e), w.card(e.Source))
	case e.Number != engine.Power:
		w.owed = e
	}
}

// price returns a payment in words.
func (w *writer) price(e engine.Event) string {
	return fmt.Sprintf("%d %s", -e.N, w.lib.Numbers[e.Number].Name)
}

// writeWalk writes that a Character or a card moved, with the Move paid for it. The cards of a
// Location move with it.
func (w *writer) writeWalk(e engine.Event) {
	who := w.standee(e.Card)
	paid := w.owed
	w.owed = engine.Event{}
	switch to, _, _ := w.board.At(e.To); {
	case to == card.Basics:
	case paid.N != 0:
		w.say(e, "%s moved to %s for %s", who, w.space(e.To), w.price(paid))
	default:
		w.say(e, "%s moved to %s", who, w.space(e.To))
	}
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
		w.writePut(e, who, name, to, seat)
	case engine.VerbPass:
		if seat == engine.NoSeat {
			w.writePut(e, who, name, to, seat)
			break
		}
		w.say(e, "%s passed %s to %s", who, name, w.whom(seat))
	case engine.VerbAside:
		w.say(e, "%s set %s aside", who, name)
	case engine.VerbNone:
		switch {
		case from == engine.Deck && to == engine.Hand:
			w.writeDraw(e, who)
		case from == engine.Heroes && to == engine.Heroes: // it is left for the next player to choose
		case from == engine.Heroes:
			w.say(e, "%s returned %s to %s", who, name, card.PlaceName(card.OutOfGame))
		case w.board.Shared(to):
			w.writeArrival(e, name, to)
		default: // the cleanup at the end of a turn
		}
	case engine.VerbGain, engine.VerbPlay, engine.VerbBorrow: // it has its own event
	case engine.VerbReplay, engine.VerbHold, engine.VerbKeep: // nothing moves
	case engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbDefeat, engine.VerbBuy: // it has its own event
	}
}

// writePut writes where a card was put that was neither drawn nor gained. seat owns the place.
func (w *writer) writePut(e engine.Event, who, name string, to engine.Place, seat engine.SeatID) {
	if to == card.OutOfGame && w.gone.Has(e.Seat) {
		return // all its cards go there, as the line about leaving says
	}
	their, the := w.their(seat, e.Seat), grammar.Capital(name)
	switch to {
	case engine.Hand:
		w.say(e, "%s put %s into %s hand", who, name, their)
	case engine.Deck:
		if e.Under {
			w.say(e, "%s put %s on the bottom of %s deck", who, name, their)
		} else {
			w.say(e, "%s put %s on top of %s deck", who, name, their)
		}
	case card.LineUp:
		if w.ringed(to) {
			_, _, i := w.board.At(e.To)
			w.say(e, "%s was put %s", the, InSpace(w.faces, i))
			break
		}
		w.say(e, "%s was added to the Line-Up", the)
	case card.Under:
		w.say(e, "%s put %s under %s Super Hero", who, name, their)
	case card.OnHero:
		w.say(e, "%s was put on %s Super Hero", the, w.their(seat, engine.NoSeat))
	case card.Villains:
		w.say(e, "%s went back on top of the stack", the)
	case card.Spaces:
		_, _, i := w.board.At(e.To)
		w.say(e, "%s %s placed %s", w.standee(e.Card), w.verb(w.faces.Card(e.Card).Owner, "were", "was"), InSpace(w.faces, i))
	case card.Reserve:
		w.say(e, "%s left the map", w.standee(e.Card))
	case card.Tiles:
		w.say(e, "%s was repaired", the)
	case card.Ruins:
		w.say(e, "%s was destroyed", the)
	case card.Buried:
		w.say(e, "%s was lost with its Location", the)
	case card.OutOfGame:
		w.say(e, "%s was removed from the game", the)
	case card.Kicks, card.Weaknesses:
		w.say(e, "%s returned %s to %s", who, article(name), card.PlaceName(to))
	case card.Stored:
		w.say(e, "%s stored %s for %s next turn", who, name, their)
	case card.SecretsDone, card.MissionsDone:
		w.say(e, "%s completed %s", who, name)
	case engine.InPlay:
		w.say(e, "%s put %s into play", who, name)
	default:
		place := "into " + card.PlaceName(to)
		if seat != engine.NoSeat {
			place = "into " + their + " " + card.PlaceName(to)
		}
		if to == card.MainDeck { // the only cards that are put there come from it
			place = "back into " + card.PlaceName(to)
			if e.Under {
				place = "on the bottom of " + card.PlaceName(to)
			}
		}
		switch from, _, _ := w.board.At(e.From); {
		case e.Card == engine.NoCard:
			w.writeUnseen(e, who, to, place)
		case to == engine.SetAside:
			w.say(e, "%s set %s aside", who, name)
		case from == engine.SetAside && seat != engine.NoSeat: // passed on by another player
			w.say(e, "%s went %s", the, place)
		default:
			w.say(e, "%s put %s %s", who, name, place)
		}
	}
}

// standee returns the words for a Character at the beginning of a line, or the name of a card that
// stands for none.
func (w *writer) standee(c engine.CardID) string {
	if c != engine.NoCard {
		if owner := w.faces.Card(c).Owner; owner != engine.NoSeat {
			return w.who(owner)
		}
	}
	return grammar.Capital(w.card(c))
}

// writeUnseen gathers hidden cards that are put somewhere one after the other for one reason. If no
// card is the reason, the rules lay them out and no player is named.
func (w *writer) writeUnseen(e engine.Event, who string, to engine.Place, place string) {
	n := 1
	if w.unseen > 0 && w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source && w.by.To == e.To {
		n += w.unseen
	} else {
		w.say(e, "")
	}
	cards := "a card"
	if n > 1 {
		cards = grammar.Cards(n)
	}
	text := fmt.Sprintf("%s put %s %s", who, cards, place)
	switch {
	case to == engine.SetAside:
		text = fmt.Sprintf("%s set %s aside", who, cards)
	case e.Source == engine.NoCard:
		text = fmt.Sprintf("%s went %s", grammar.Capital(cards), strings.NewReplacer("on the bottom of", "into", "back into", "into").Replace(place))
	}
	w.reword(text)
	w.unseen, w.by = n, e
}

// writeDraw gathers cards drawn one after the other for one reason.
func (w *writer) writeDraw(e engine.Event, who string) {
	if w.drew > 0 && w.fired == nil && w.by.Seat == e.Seat && w.by.Source == e.Source {
		w.drew++
		w.lines[len(w.lines)-1].set(fmt.Sprintf("%s drew %s", who, grammar.Cards(w.drew)))
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

// ringed reports whether a place has one zone for each space of the ring.
func (w *writer) ringed(p engine.Place) bool {
	return len(w.lib.Spaces) > 0 && w.board.Count(p) == len(w.lib.Spaces)
}

// writeArrival gathers the cards that fill up the Line-Up, or another place of
// the table.
func (w *writer) writeArrival(e engine.Event, name string, to engine.Place) {
	if w.ringed(to) {
		w.say(e, "%s entered %s", grammar.Capital(name), w.space(e.To))
		return
	}
	if w.added == nil || w.filled != to {
		w.say(e, "%s entered %s", grammar.Capital(name), card.PlaceName(to))
		w.added, w.filled = []string{name}, to
		return
	}
	w.added = append(w.added, name)
	w.lines[len(w.lines)-1].Text = grammar.Capital(card.AndList(w.added)) + " entered " + card.PlaceName(to)
}
