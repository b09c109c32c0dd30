package match

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Question is the pending question in words: who does what, and the name and effect of each answer.
// The words are those of the effect that asks (card.Asking), filled in here with cards, seats, and
// places.
type Question struct {
	Seat  engine.SeatID // who is asked
	User  engine.SeatID // the player whose effect asks or who attacks, or NoSeat if none
	Alarm bool          // an Attack must be answered
	// Struck: the effect of an Attack that has hit the asked seat must be chosen.
	Struck bool
	// Title says who does what. Says names the card that asks and the card it is about, or is empty
	// if the rules ask and the title is enough.
	Title, Says string
	Source, It  engine.CardID
	// Faces has the card that asks where it has gone out of sight, as one that was shuffled into a deck. It is
	// empty if Source is seen, or if several cards have that text.
	Faces []engine.FaceID
	// Taken of All cards are chosen. All is 0 if only one is chosen.
	Taken, All int
	UpTo       bool // All is the maximum
	// Total is what the taken cards add up to, where that limits the choice. Its Bound is 0 where it
	// does not.
	Total   engine.Total
	Several Several
	Answers []Reply
}

// Reply is one answer in words.
type Reply struct {
	Option engine.Option
	Card   engine.CardID // the card it is about, or NoCard if there is none or it is face down
	Down   Down          // the face-down card it is about
	Words  string        // the action: "Destroy Punch"
	Notes  []Note        // its costs and effects
	// Where is its card's place, if cards from several places can be chosen and they are not all in the hand, or
	// whose cards have the name it gives.
	Where  string
	Leaves bool // it changes nothing
	Burns  bool // its card is destroyed for good
	// Faces have the name that the answer gives. It has no Card: nobody knows where each of them is.
	Faces []engine.FaceID
}

// Down is a face-down card of a pile that a question offers: its number in the pile, and how many cards are there
// if they are in the order in which they went there, which is under a Super Hero. The zero Down is a card that the
// asked player knows.
type Down struct {
	Number, Of int
	Only       bool // the question offers no other card of that pile face down
}

// Name returns the name of a face-down card.
func (d Down) Name() string {
	if d.Only {
		return "the face-down card"
	}
	return fmt.Sprintf("face-down card %d", d.Number)
}

// order says when the card went there.
func (d Down) order() string {
	switch d.Number {
	case 1:
		return "it went there first"
	case d.Of:
		return "it went there last"
	}
	return fmt.Sprintf("it went there after card %d", d.Number-1)
}

// down returns the face-down card of an answer.
func (w *asker) down(c engine.CardID) (d Down) {
	z, at, ok := w.v.Offered(c)
	if !ok || w.v.Sees(c) {
		return Down{}
	}
	d = Down{Number: at + 1, Only: true}
	if w.v.Place(z) == card.Under { // cards are added at its end
		d.Of = w.v.Count(z)
	}
	for _, o := range w.d.Options {
		if other, _, ok := w.v.Offered(o.Card); ok && other == z && o.Card != c && !w.v.Sees(o.Card) {
			d.Only = false
		}
	}
	return d
}

// Note is a line about an answer, with or without a head: "Then" for what follows, "Cost" for what is
// paid.
type Note struct{ Head, Text string }

// Question returns the pending question in words for the seat of the view. If another seat is
// asked, it says only who that is.
func (m *Match) Question(v engine.View) Question {
	return ask(v, m.Book(), m.Name, !m.Together())
}

// Ask is like Question but for a game outside a match.
func Ask(v engine.View, book *card.Book, name func(engine.SeatID) string) Question {
	return ask(v, book, name, true)
}

// ask returns the question of a view. Points reports whether VP count at the end.
func ask(v engine.View, book *card.Book, name func(engine.SeatID) string, points bool) Question {
	d := v.Pending()
	w := asker{v: v, book: book, name: name, d: d, of: book.Asking(d.At), points: points}
	q := Question{Seat: d.Seat, User: d.User, Alarm: d.Kind == engine.DecideDefend, Source: known(v, d.Source), It: known(v, d.It)}
	if d.Kind == engine.NoDecision || d.Kind == engine.DecideOther {
		q.Title, q.Says = book.Prompt(d), book.Prompt(d)
		return q
	}
	q.Struck = v.Struck()
	w.struck = q.Struck
	if f, ok := w.unseen(); ok {
		q.Faces = []engine.FaceID{f}
	}
	if d.Kind == engine.DecidePick && d.Verb != engine.VerbNone {
		q.Total, _ = v.Total()
	}
	if d.Kind == engine.DecidePick && d.Verb != engine.VerbNone && int(d.Taken)+int(d.Max) > 1 && (d.Min == 0 || d.Min == d.Max) {
		q.Taken, q.All = int(d.Taken), int(d.Taken)+int(d.Max)
		q.UpTo, q.Several = w.several()
		if q.Total.Bound > 0 && !q.Total.Power {
			q.All = q.Taken + w.affordable(q.Total.Bound-q.Total.Sum)
		}
		if v.Library().Code[d.At].Apart {
			q.All = min(q.All, q.Taken+w.apart())
		}
	}
	for _, o := range d.Options {
		r := w.reply(o)
		r.Words = grammar.Capital(w.named(r.Words))
		for i, n := range r.Notes {
			if n.Text = w.named(n.Text); n.Head == "" {
				n.Text = grammar.Capital(n.Text)
			}
			r.Notes[i] = n
		}
		q.Answers = append(q.Answers, r)
	}
	w.tell(q.Answers)
	q.Title, q.Says = grammar.Capital(w.named(w.title())), grammar.Capital(w.named(w.says()))
	if q.Says == q.Title+"." { // the rules ask, and the title says it all
		q.Says = ""
	}
	switch {
	case q.Several.Order == AnyOrder:
	case d.To.Under:
		q.Says += " Number 1 is drawn first."
	default:
		q.Says += " Number 1 goes on top."
	}
	if q.It == engine.NoCard {
		q.It = w.played()
	}
	if q.It == q.Source || !strings.Contains(q.Title+q.Says, w.card(q.It, "~")) {
		q.It = engine.NoCard
	}
	return q
}

// affordable returns the largest number of offered cards that cost at most left together.
func (w *asker) affordable(left int) (n int) {
	var costs []int
	for _, o := range w.d.Options {
		if o.Kind == engine.OptCard {
			costs = append(costs, w.v.Cost(o.Card))
		}
	}
	slices.Sort(costs)
	for _, c := range costs {
		if left -= c; left < 0 {
			break
		}
		n++
	}
	return n
}

// apart returns the largest number of offered cards if no two may share a type.
func (w *asker) apart() (n int) {
	var seen engine.Types
	for _, o := range w.d.Options {
		if t := w.v.Types(o.Card); o.Kind == engine.OptCard && (t == 0 || t&^seen != 0) {
			n, seen = n+1, seen|t
		}
	}
	return n
}

// sentences makes a text from clauses, a sentence of each.
func sentences(clauses []string) string {
	var out []string
	for _, c := range clauses {
		out = append(out, strings.TrimSuffix(grammar.Capital(c), ".")+".")
	}
	return strings.Join(out, " ")
}

// longestTitle is the most letters of a title that says which costs cards may have.
const longestTitle = 60

// title says who does what.
func (w *asker) title() string {
	d := w.d
	switch d.Kind {
	case engine.DecideTurn:
		return "your turn"
	case engine.DecideMay:
		return w.words(w.of.Title, w.about(w.of.Deed, d.It)) + "?"
	case engine.DecidePick:
		title := w.of.Title
		if a := w.of.Amount; a != nil {
			title = strings.Replace(title, a.Phrase, a.Brief(int(d.Taken)+int(d.Max)), 1)
		}
		if w.struck {
			title = strings.Replace(title, " a card", " one card", 1)
		}
		if before, _, ok := strings.Cut(title, " with cost "); ok && (w.struck || len(title) > longestTitle) { // the sentence below it says so
			title = before + w.of.End
		}
		if d.Min == 0 && d.Taken == 0 {
			return title + "?"
		}
		return title
	case engine.DecideDefend:
		if d.Source == engine.NoCard {
			return w.attacker() + " hunts " + w.card(d.It, "it")
		}
		return w.attacker() + " attacks " + w.target()
	case engine.DecideChoose:
		return w.words(w.of.Title, w.chosenCard()) + "?"
	case engine.DecideOrder:
		if len(w.v.Ordered()) > 0 {
			return "which comes next?"
		}
		return "which comes first?"
	case engine.DecideHero:
		return "choose your Super Hero"
	case engine.DecideSeat:
		if d.At == 0 && d.It != engine.NoCard {
			return "who does " + w.card(d.It, "it") + " protect?"
		}
		if d.At == 0 {
			when := "next"
			if w.v.AttackBegins() {
				when = "first"
			}
			return "who does " + w.card(d.Source, "it") + " attack " + when + "?"
		}
		if w.goesOn() {
			return w.another(w.of.Title) + "?"
		}
		return w.of.Title
	case engine.DecideSpace:
		title := nameIt(w.of.Title, w.card(d.It, "it"))
		if slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptDone }) && !strings.HasPrefix(title, "choose") {
			title += "?"
		}
		return title
	case engine.DecideName:
		return w.of.Title
	case engine.DecidePile:
		return "which " + pileName(w.v.Board()) + "?"
	case engine.DecideOther, engine.NoDecision: // they have their own words
	}
	return ""
}

// drafting reports whether other players choose their heroes from the rest after this one.
func (w *asker) drafting() bool {
	for seat := range engine.SeatID(w.v.Seats()) {
		if w.v.Count(w.v.Zone(engine.Heroes, seat)) == 0 {
			return true
		}
	}
	return false
}

// says returns a sentence with the card that asks, its effect, and the card it is about.
func (w *asker) says() string {
	d := w.d
	switch d.Kind {
	case engine.DecideTurn:
		return w.book.Prompt(d)
	case engine.DecideDefend:
		return w.saysAttack()
	case engine.DecideOrder:
		return w.saysOrder()
	case engine.DecideHero:
		if w.drafting() {
			return "Players after you choose from the rest."
		}
		if w.v.Count(w.v.Zone(engine.Heroes, d.Seat)) == 2 {
			return "The other one returns to the box."
		}
		return "The others return to the box."
	case engine.DecidePile:
		return w.bySource("choose a " + pileName(w.v.Board()))
	case engine.DecideSeat:
		if d.At == 0 && d.It != engine.NoCard {
			return "Choose who it protects from " + w.card(d.Source, "the Attack") + "."
		}
		if d.At == 0 {
			return "You choose the order. It can matter, because a Defense can be used only once."
		}
	case engine.DecidePick, engine.DecideMay, engine.DecideChoose, engine.DecideSpace, engine.DecideName, engine.DecideOther, engine.NoDecision:
	}
	it, clause := known(w.v, d.It), w.of.Clause
	if d.Kind == engine.DecideMay && it != engine.NoCard && w.of.Before != "" {
		return w.choosing(it)
	}
	if d.Kind == engine.DecideChoose && w.of.Titled && known(w.v, d.Source) != engine.NoCard {
		return w.choosing(it)
	}
	if w.of.May || slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptDone }) {
		clause = "you may " + clause
	}
	if w.goesOn() {
		clause = w.another(clause)
	}
	if it != engine.NoCard && it != d.Source {
		clause = nameIt(clause, w.definite(it))
	} else if verb, rest, _ := strings.Cut(w.of.Clause, " it "); it == engine.NoCard && !strings.Contains(verb, " ") {
		clause = strings.Replace(clause, w.of.Clause, verb+" the card "+rest, 1) // no card has been named
	}
	if a := w.of.Amount; a != nil && d.Kind == engine.DecidePick {
		clause = strings.Replace(clause, a.Phrase, a.Words(int(d.Taken)+int(d.Max)), 1)
	}
	says := w.bySource(w.toReceiver(clause))
	if w.anyPlayers() { // it is the same for each of them
		says += " " + sentences(w.of.Gives)
	}
	if names := w.chosen(); len(names) > 0 {
		says += " You have chosen " + card.AndList(names) + "."
	}
	if w.v.Repeats() && d.Taken == 0 {
		says += " The Reward happens twice; this is the first time."
	}
	if then := w.later(); len(then) > 0 {
		then[0] = "then " + then[0]
		says += " " + sentences(then)
	}
	return says
}

// another returns words for the choice of a player, after one has been chosen.
func (w *asker) another(words string) string {
	if len(w.chosen()) > 0 {
		words = strings.Replace(words, " any players", " more players", 1)
	}
	return strings.Replace(words, " a foe", " another foe", 1)
}

// saysOrder says which abilities have their places in the order, and how many have none.
func (w *asker) saysOrder() string {
	left := grammar.Capital(grammar.Spelled(len(w.d.Options)))
	var placed []string
	for _, o := range w.v.Ordered() {
		placed = append(placed, w.setOff(o.Source, o.It))
	}
	if len(placed) == 0 {
		return left + " of your abilities are waiting. Choose which one resolves first."
	}
	placed[0] += " resolves first"
	return fmt.Sprintf("%s. %s more are waiting. Choose which one resolves next.", grammar.Capital(strings.Join(placed, ", then ")), left)
}

// setOff returns the name of a card with a waiting ability, and that of the card that set it off.
func (w *asker) setOff(source, it engine.CardID) string {
	name := w.card(source, "a card")
	if it != engine.NoCard && it != source {
		name += " (for " + w.card(it, "a card") + ")"
	}
	return name
}

// goesOn reports whether a player has been chosen, and another one may be.
func (w *asker) goesOn() bool {
	return w.d.Kind == engine.DecideSeat && slices.ContainsFunc(w.d.Options, func(o engine.Option) bool { return o.Kind == engine.OptDone })
}

// anyPlayers reports whether the asked player may choose any players.
func (w *asker) anyPlayers() bool {
	return w.d.Kind == engine.DecideSeat && w.v.Library().Code[w.d.At].Code == engine.OpSeats
}

// chosen returns the names of the players chosen so far, if the asked player may choose any, in turn order from
// that player on.
func (w *asker) chosen() (names []string) {
	all, seat := w.v.Chosen(), w.d.Seat
	for range w.v.Seats() {
		switch {
		case !all.Has(seat):
		case seat == w.d.Seat:
			names = append(names, "yourself")
		default:
			names = append(names, w.name(seat))
		}
		seat = (seat + 1) % engine.SeatID(w.v.Seats())
	}
	return names
}

// choosing returns the sentence of a question whose title says what may be done: how it came about.
func (w *asker) choosing(it engine.CardID) string {
	if it != engine.NoCard && w.of.Before != "" {
		return w.bySource("you "+w.of.Before) + " It is " + w.article(it) + "."
	}
	return w.bySource("choose one")
}

// later returns the later effect on the card that is set aside.
func (w *asker) later() []string {
	then := slices.Clone(w.of.Later.Clauses)
	if w.d.Verb == engine.VerbAside && w.d.To.Of == engine.NextHit && len(then) > 0 {
		then[len(then)-1] = "put it into your own discard pile, because the Attack has hit no one else"
		if to := w.v.Receiver(); to != engine.NoSeat {
			then[len(then)-1] = "put it into " + grammar.Possessive(w.name(to)) + " discard pile"
		}
	}
	return append(then, w.of.Later.After...)
}

// saysAttack returns the effect of an Attack on the player who is asked.
func (w *asker) saysAttack() string {
	if w.d.Source == engine.NoCard {
		return "You lose " + w.card(w.d.It, "it") + " unless you use a Defense."
	}
	source := w.whose() + w.card(w.d.Source, "it")
	_, clauses := w.book.Hit(w.d.At)
	if w.d.For != w.d.Seat {
		says := fmt.Sprintf("%s attacks %s. You may avoid the Attack for %s", source, w.name(w.d.For), w.name(w.d.For))
		if w.v.Awaits() {
			says += ", but then you can't avoid it for yourself"
		}
		return says + "." + w.doubled()
	}
	says := source + " hits you unless you avoid it."
	if len(clauses) > 0 {
		says = source + ": " + sentences(w.numbered(clauses))
	}
	if partners := w.partners(); len(partners) > 0 {
		says += " A Defense can protect you or " + strings.Join(partners, " or ") + "."
	}
	return says + w.doubled()
}

// doubled says that it takes two Defenses to avoid the Attack, or a second one.
func (w *asker) doubled() string {
	switch twice, begun := w.v.Doubled(); {
	case begun:
		return " It takes a second Defense to avoid this Attack."
	case twice:
		return " It takes two Defenses to avoid this Attack."
	}
	return ""
}

// numbered returns the clauses of the Attack with the numbers of cards that are known now.
func (w *asker) numbered(clauses []string) []string {
	out := slices.Clone(clauses)
	for _, a := range w.book.Amounts(w.d.At) {
		if n, known := w.amount(a); known && a.Phrase != "" {
			for i := range out {
				out[i] = strings.Replace(out[i], a.Phrase, a.Words(n), 1)
			}
		}
	}
	return out
}

// amount returns how many cards the Attack takes where that depends on the game. See [engine.View.Amount].
func (w *asker) amount(a card.Amount) (n int, known bool) {
	n, known = w.v.Amount(a.At, w.d.For)
	return max(0, n-a.Keeps), known
}
