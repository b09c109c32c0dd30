package match

import (
	"fmt"
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
	// From and To are the zones that the card left and reached, if it was moved, or only From if it was
	// gained.
	From, To engine.ZoneID
	// Taken holds the cards set aside that the line says Seat has got, if it names them.
	Taken []Taken
	// By is the seat that used the card with which Seat avoided an Attack.
	By engine.SeatID
	// Turn marks the line that opens a turn.
	Turn bool
	// Routine: the rules do this every turn, such as filling the Line-Up.
	Routine bool
	// Back: the rules return a card that was only borrowed to where it came from.
	Back bool
	// Kind is the kind of the line's first event.
	Kind engine.EventKind
	Verb engine.Verb // what the line says happened to its card, if it has been moved
	// What is the name of the card in Text from byte At on, if lines about other cards that are moved
	// or revealed in the same way can share this one.
	What string
	At   int
	// Answer is the answer that led to the line, counted from 0, or -1 for the deal.
	Answer int
	Event  int // the number of the line's first event
	// Drew is how many cards it says Seat drew. Resumes: the draw began in an earlier line, before the
	// deck was reshuffled.
	Drew    int
	Resumes bool
}

// Taken is a card that was set aside and its face when it was taken.
type Taken struct {
	Card engine.CardID
	Face engine.FaceID
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
	lib     *engine.Library
	board   *engine.Board
	faces   Faces
	book    *card.Book
	name    func(engine.SeatID) string
	reader  engine.SeatID // the seat called "you", or NoSeat
	lines   []Line
	drew    int                             // cards drawn in the last line
	halved  int                             // cards drawn in the line before the last one, a reshuffle
	unseen  int                             // hidden cards put somewhere in the last line
	by      engine.Event                    // the event that opened that line
	gains   []amount                        // Power and the like gained in the last line
	gave    func([]amount) string           // the last line with other gains
	from    engine.CardID                   // the card whose line may still gather gains
	using   bool                            // the last event used an ability, which may be paid for now
	paid    bool                            // part of its price has been paid
	text    string                          // the last line without gains
	owed    engine.Event                    // the payment for a Move to come, if its N is not 0
	lent    engine.Event                    // the move of a card from the deck of another player into play, which is being played
	back    []string                        // cards that went back to their owner's deck in the last line
	added   []string                        // cards that joined the Line-Up in the last line
	filled  engine.Place                    // the place they joined if it is another one
	fired   *engine.Event                   // a trigger that has not shown an effect yet
	cause   string                          // the card whose trigger led to the last line, in parentheses, or ""
	bought  int                             // the number of the last line about a purchase, plus 1
	paidFor int                             // the Power paid for it
	fell    engine.CardID                   // the card that the last event says was defeated
	gone    engine.Seats                    // seats that leave the game or have left it
	chosen  engine.Seats                    // seats whose choice of a Super Hero has its line
	laid    []laying                        // cards put down for a seat that it has not got yet
	got     []engine.CardID                 // cards set aside that a seat got in the last line
	handed  [engine.MaxSeats]int            // how many of the cards in laid each seat has got
	aside   map[engine.CardID]engine.SeatID // who set aside a card that the reader knows
	unfit   []*card.Unfit                   // conditions in a row that a card does not fit
}

// laying is a card that seat by put down for seat to.
type laying struct{ by, to engine.SeatID }

func (w *writer) card(c engine.CardID) string {
	if c == engine.NoCard {
		return "a card"
	}
	f := w.faces.Face(c)
	if f.Piece { // a Location tile, with its side
		return TileName(f.Name)
	}
	return w.book.Called(w.faces.Card(c).Face)
}

// reads reports whether a seat is the reader's.
func (w *writer) reads(seat engine.SeatID) bool { return seat == w.reader && seat != engine.NoSeat }

// who returns the words for a seat at the beginning of a line.
func (w *writer) who(seat engine.SeatID) string {
	switch {
	case seat == engine.NoSeat:
		return "The game"
	case w.reads(seat), int(seat) >= w.board.Seats(): // "you" and "the ally" aren't names
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
		whose = named(seat, grammar.Possessive(grammar.Capital(w.plain(seat)))) + " "
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
	return named(owner, grammar.Possessive(w.name(owner)))
}

// ownedBy returns the name of a card in a seat's place, with whose it is if another seat moves it.
func (w *writer) ownedBy(owner, by engine.SeatID, name string) string {
	if owner == engine.NoSeat || by == engine.NoSeat || owner == by {
		return name
	}
	return w.their(owner, by) + " " + name
}

// under says under whose Super Hero a card is or has been, or returns "" for a card from elsewhere.
func (w *writer) under(e engine.Event) string {
	place, owner, _ := w.board.At(e.From)
	if place != card.Under {
		return ""
	}
	return " under " + w.their(owner, e.Seat) + " Super Hero"
}

func (w *writer) say(e engine.Event, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	w.cause = ""
	if f := w.fired; f != nil {
		w.fired = nil
		if name := w.card(f.Card); f.Card != engine.NoCard && e.Source == f.Card && !strings.Contains(text, name) { // otherwise it had no result, or its name is there
			w.cause = " (" + name + ")"
		}
	}
	if w.cause == "" && w.reasoned(e) {
		if name := w.card(e.Source); !strings.Contains(text, name) {
			w.cause = " (" + name + ")"
		}
	}
	l := Line{Seat: e.Seat, Card: e.Card, Verb: e.Verb, From: e.From, To: e.To}
	if e.Card != engine.NoCard {
		l.Face = w.faces.Card(e.Card).Face
	}
	w.lines = append(w.lines, l)
	w.drew, w.halved, w.unseen, w.gains, w.added, w.got, w.back, w.paid = 0, 0, 0, nil, nil, nil, nil, false
	w.reword(text)
	w.from = engine.NoCard
}

// reasoned reports whether a line about a card says which card's text moved it. Rules need no reason.
func (w *writer) reasoned(e engine.Event) bool {
	if e.Kind != engine.CardMoved || e.Source == engine.NoCard || e.Source == e.Card {
		return false
	}
	if at, _, _ := w.board.At(w.faces.Card(e.Source).Zone); at == engine.Rules {
		return false
	}
	return e.Verb == engine.VerbDestroy || e.Verb == engine.VerbDiscard || e.Verb == engine.VerbPut && (w.thrown(e) || w.removed(e))
}

// removed reports whether a card leaves the game or goes back on the stack, in a line that names no player.
func (w *writer) removed(e engine.Event) bool {
	to, _, _ := w.board.At(e.To)
	return to == card.OutOfGame || to == card.Villains
}

// thrown reports whether a known card is put into a player's discard pile.
func (w *writer) thrown(e engine.Event) bool {
	to, seat, _ := w.board.At(e.To)
	return to == engine.Discard && seat != engine.NoSeat && e.Card != engine.NoCard
}

// reword replaces the last line, which may still gather gains.
func (w *writer) reword(text string) {
	text += w.cause
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
	if e.Kind != engine.NothingFound {
		w.unfit = nil
	}
	defer func() { w.fell = fallen(e) }()
	switch e.Kind {
	case engine.TurnBegan:
		if w.reads(e.Seat) {
			who = named(e.Seat, "your") + " turn"
		}
		w.say(e, "%s: %s", grammar.Capital(grammar.Turn(int(e.N))), who)
		w.lines[len(w.lines)-1].Turn = true
	case engine.CardPlayed:
		again := ""
		if e.N == 1 {
			again = " again"
		}
		name := w.card(e.Card)
		if w.lent.Card == e.Card && e.Card != engine.NoCard && e.N == 0 {
			name = w.anothers(w.lent, name)
		}
		w.lent = engine.Event{}
		w.say(e, "%s played %s%s", who, name, again)
		w.from = e.Card
	case engine.TriggerFired:
		w.fired = &e
	case engine.TurnEnded:
		w.drew, w.halved = 0, 0 // the new hand gets its own line
	case engine.PowerChanged, engine.NumberChanged:
		w.writeNumber(e, who, using)
	case engine.CardBought:
		w.say(e, "%s bought %s for %d Power", who, w.card(e.Card), e.N)
		w.bought, w.paidFor = len(w.lines), int(e.N)
	case engine.CardGained:
		from := ""
		if under := w.under(e); under != "" {
			from = " from" + under
		}
		w.say(e, "%s gained %s%s", who, w.gained(e), from)
	case engine.CardMoved:
		w.writeMove(e, who)
	case engine.CardShown:
		if at, _, _ := w.board.At(e.From); at == engine.InPlay {
			break // a Defense is used there, and all see it
		}
		w.setAside(e)
		name := w.card(e.Card)
		w.say(e, "%s revealed %s", who, name)
		w.joins(who, name)
	case engine.CardLookedAt:
		w.writeLooked(e, who)
	case engine.HandShown:
		w.say(e, "%s revealed a hand of %s", who, grammar.Cards(int(e.N)))
	case engine.DeckShuffled:
		drew := w.drew
		w.say(e, "%s reshuffled %s into %s deck", who, grammar.Cards(int(e.N)), w.their(e.Seat, e.Seat))
		w.halved = drew
	case engine.AttackMade:
		w.writeAttack(e, who)
	case engine.AttackAvoided:
		w.writeAvoided(e, who)
	case engine.AttackHit:
		if e.Source == engine.NoCard {
			break // a hunted card is bought, which has its own line
		}
		e.Card = e.Source
		w.say(e, "%s hit %s", w.card(e.Source), w.whom(e.Seat))
	case engine.ChoiceMade:
		w.writeChoice(e, who)
	case engine.SeatChosen:
		if e.Seat == engine.SeatID(e.N) {
			break // that is as if there had been no choice
		}
		w.say(e, "%s chose %s for %s", who, w.whom(engine.SeatID(e.N)), w.card(e.Source))
	case engine.CardRotated:
		w.writeRotation(e, who)
	case engine.TeamworkUsed:
		w.say(e, "%s used Teamwork on %s", who, w.whom(engine.SeatID(e.N)))
	case engine.CardNamed:
		w.say(e, "%s named %s for %s", who, w.book.Library().Names[e.N], w.card(e.Source))
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
		w.writeDefeat(e, who)
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

// fallen returns the card that an event says was defeated, or NoCard.
func fallen(e engine.Event) engine.CardID {
	if e.Kind == engine.VillainFell {
		return e.Card
	}
	return engine.NoCard
}

// writeNothing writes that a text found no card to take.
func (w *writer) writeNothing(e engine.Event) {
	if e.Card == engine.NoCard {
		return // others do not know it
	}
	asking := w.book.Asking(engine.ProgID(uint16(e.N)))
	if asking.Unfit != nil && e.Source != engine.NoCard {
		w.writeUnfit(e, asking.Unfit)
		return
	}
	none := asking.None
	words := none[1]
	switch {
	case w.reads(e.Seat):
		words = none[0]
	case e.Seat != engine.NoSeat:
		words = strings.Replace(words, " their ", " "+grammar.Possessive(w.name(e.Seat))+" ", 1)
		words = strings.Replace(words, " they control", " "+w.name(e.Seat)+" controls", 1)
	}
	if words != "" {
		w.say(e, "%s (%s)", grammar.Capital(words), w.card(e.Card))
	}
}

// writeUnfit writes that nothing more happened because a card does not fit the condition of a text, or
// the last of several.
func (w *writer) writeUnfit(e engine.Event, u *card.Unfit) {
	if u.Nth == 1 {
		w.unfit = nil
	}
	if w.unfit = append(w.unfit, u); !u.Last || len(w.unfit) != u.Nth {
		return // it fits another condition, or may still
	}
	lacks := card.Lacks(w.unfit, int(w.faces.Face(e.Source).Cost))
	w.unfit = nil
	w.say(e, "%s %s, so nothing more happened (%s)", grammar.Capital(w.card(e.Source)), lacks, w.card(e.Card))
}

// writeDefeat writes that a card was defeated, in place of its purchase if there was one.
func (w *writer) writeDefeat(e engine.Event, who string) {
	i := w.bought - 1
	if i < 0 || w.lines[i].Card != e.Card || w.lines[i].Seat != e.Seat || w.lines[i].Kind == engine.VillainFell {
		w.say(e, "%s defeated %s", who, w.card(e.Card))
		return
	}
	text := fmt.Sprintf("%s defeated %s with %d Power", who, w.card(e.Card), w.paidFor)
	w.cause = ""
	if w.lines[i].Kind = engine.VillainFell; i == len(w.lines)-1 {
		w.reword(text)
		return
	}
	w.lines[i].set(text)
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

// writeAttack writes that an Attack was made, or a hunt, whose attacker isn't a card.
func (w *writer) writeAttack(e engine.Event, who string) {
	if e.Source == engine.NoCard {
		w.say(e, "%s hunted %s", who, w.card(e.Card))
		return
	}
	w.tells(e.Source)
	w.laid, w.handed, w.aside = nil, [engine.MaxSeats]int{}, nil // those of an earlier Attack have been handed out
	e.Card = e.Source                                            // its picture is beside the line
	var spared []string                                          // only First Appearances spare players (V-005.4)
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

// writeAvoided writes who used a card to avoid an Attack, and who avoided it if that is another player.
func (w *writer) writeAvoided(e engine.Event, who string) {
	attack, by := "the Attack", engine.SeatID(e.N)
	if by != e.Seat {
		if e.Source != engine.NoCard {
			attack = grammar.Possessive(w.card(e.Source)) + " Attack"
		}
		w.say(e, "%s used %s: %s avoided %s", w.who(by), w.card(e.Card), w.whom(e.Seat), attack)
		w.lines[len(w.lines)-1].By = by
		return
	}
	if e.Source != engine.NoCard {
		attack = w.card(e.Source)
	}
	w.say(e, "%s used %s to avoid %s", who, w.card(e.Card), attack)
	w.lines[len(w.lines)-1].By = by
}

// writeChoice writes which effect of a card a player chose, or which act of their turn. A choice whose effect
// has a line of its own that says it all has none.
func (w *writer) writeChoice(e engine.Event, who string) {
	label := w.lib.Labels[e.N]
	did := w.book.Did(int16(e.N))
	switch {
	case e.Source != engine.NoCard:
		source := w.faces.Card(e.Source)
		to, told := w.book.Chosen(source.Face, e.N, w.reads(e.Seat))
		if told {
			break
		}
		if to == "" {
			w.say(e, "%s chose %q for %s", who, label, w.card(e.Source))
			break
		}
		if source.Owner != engine.NoSeat {
			to = card.NameUser(to, w.whom(source.Owner))
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
