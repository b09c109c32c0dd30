package card

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// This file words the questions of card texts. Each effect that asks words its question and every
// answer here and nowhere else, from its own parts, so no answer is a bare yes or no. The words are
// made when the effect is compiled and filled in when it asks.

// TheCard is the placeholder in an answer for the name of its card, TheOne for the name of its
// seat, space, or pile. TheUser is how a text calls the player whose effect asks another one, and ThePlayed the
// card at hand after the text has played it. TheOther is how it calls the card that is left of two. All also read well
// without a name.
const (
	TheCard   = "~"
	TheOne    = "^"
	TheUser   = "the other player"
	ThePlayed = "the played card"
	TheOther  = "the other"
)

// PassTo begins an answer that passes a card to the hand of the player beside.
const PassTo = passing + " " + TheCard + " to "

var theUser = regexp.MustCompile(`\b` + TheUser + `\b`)

// NameUser returns a text with a name in place of TheUser. "The other players" stays as it is.
func NameUser(text, name string) string { return theUser.ReplaceAllLiteralString(text, name) }

// Asking is the wording of a question in a text.
type Asking struct {
	Prompt string // the whole question as a sentence: "You may destroy a card in your hand."
	Clause string // the effect that the player may or must resolve: "destroy a card in your hand"
	Title  string // a short form: "destroy a card"
	// End are the last words of a Title, after those for the cards: " on top". They say where the cards go.
	End    string
	May    bool   // the player may decline
	Before string // the step before the question: "look at the top card of your deck"
	Deed          // the effect of an answer
	// Self are the effects of an answer that is the asked player's own seat.
	Self []string
	// Labels are the effects of a labeled choice, by label. Titled reports that the title has all of them.
	Labels map[int16]Deed
	Titled bool
	// Amount is the number of cards if it depends on the game, or nil.
	Amount *Amount
	// None says that there is no card to choose, in the words for the asked player and for others:
	// "no Equipment in your discard pile". It is empty if nothing needs to be said.
	None [2]string
	// Unfit is the condition on the card at hand without which nothing more happens, or nil.
	Unfit *Unfit
}

// Unfit is a condition on the card at hand without which a text does no more.
type Unfit struct {
	filter Filter
	// Nth counts the conditions on the card up to this one, from 1, and Last marks the last of them.
	Nth  int
	Last bool
}

// Lacks says why a card that costs so much does not fit: "costs 0", "isn't a Hero". Conditions are
// those that it does not fit, which have the form of the last one.
func Lacks(conditions []*Unfit, cost int) string {
	f := conditions[len(conditions)-1].filter
	switch {
	case f.Odd && cost%2 == 0:
		return fmt.Sprintf("costs %d, an even number", cost)
	case f.Even && cost%2 != 0:
		return fmt.Sprintf("costs %d, an odd number", cost)
	case f.Types == 0 && f.MinCost > cost:
		return fmt.Sprintf("costs %d", cost)
	case f.Types == 0 && f.MinCost > 0:
		return fmt.Sprintf("costs less than %d", f.MinCost)
	}
	if len(conditions) == 1 && f == (Filter{Not: f.Not}) && f.Not != 0 {
		return "is " + a(Filter{Types: f.Not}.noun(false))
	}
	var nouns []string
	for i, c := range conditions {
		noun := c.filter.noun(false)
		if i == 0 {
			noun = a(noun)
		}
		nouns = append(nouns, noun)
	}
	return "isn't " + joined(nouns, "or")
}

// Amount is a number of cards in a text that depends on the game.
type Amount struct {
	At     engine.ProgID // the instruction that takes the cards
	Phrase string        // the words in the text: "a card for each Hero revealed"
	each   string        // " for each Hero revealed", or "" if the phrase needs no number to be true
	noun   [2]string     // of one and of several
	upTo   bool          // the player may take fewer
	// Keeps is how many of the cards that the instruction fits are kept.
	Keeps int
	// First: the text goes on in another way if the instruction finds no card.
	First bool
}

// Brief returns the words for n cards: "two cards".
func (a *Amount) Brief(n int) string {
	noun := a.noun[1]
	if n == 1 {
		noun = a.noun[0]
	}
	if a.upTo && n > 1 {
		return "up to " + grammar.Spelled(n) + " " + noun
	}
	return grammar.Spelled(n) + " " + noun
}

// Words returns the phrase with its number: "two cards (one for each Hero revealed)".
func (a *Amount) Words(n int) string {
	if a.each == "" {
		return a.Phrase + " (" + a.Brief(n) + ")"
	}
	return a.Brief(n) + " (one" + a.each + ")"
}

// Amounts returns the numbers in a program that depend on the game.
func (b *Book) Amounts(prog engine.ProgID) []Amount { return b.amounts[prog] }

// amount returns the number of cards of a verb if it depends on the game.
func (e verb) amount() *Amount {
	c := &e.cards
	switch {
	case c.how == upTo && c.tally != nil:
		return &Amount{Phrase: c.noun(), each: c.tally.each(), noun: [2]string{c.filter.noun(false), c.filter.noun(true)}, upTo: true}
	case c.shown || c.of != engine.You || c.near > 0 || c.n > 1:
	case c.how == every && !c.filter.any() && c.from&^engine.Set(Hand, DiscardPile) == 0:
		return &Amount{Phrase: c.noun(), noun: [2]string{"card", "cards"}}
	case c.tally == nil:
	case c.how == exactly:
		return &Amount{Phrase: c.noun(), each: c.tally.each(), noun: [2]string{c.filter.noun(false), c.filter.noun(true)}}
	case c.how == fromTop && c.from == engine.Set(Weaknesses):
		return &Amount{Phrase: c.noun(), each: " for each " + c.tally.text, noun: [2]string{"Weakness", "Weaknesses"}}
	}
	return nil
}

// inPlay corrects the words for cards in places that have no owner in words.
var inPlay = strings.NewReplacer(" in under ", " under ", " in your play", " in play", " in their play", " in play")

// none says that there is no card for a verb, in the words for its player and for others.
func (e verb) none() (out [2]string) {
	c := &e.cards
	switch {
	case c.shown || c.how == every || c.how == fromTop:
		return out
	case c.filter.Played:
		return [2]string{"no card to play again", "no card to play again"}
	}
	if c.apart && c.filter.Types == AnyType {
		c.filter.Types = 0
	}
	c.unlike = engine.UnlikeNothing
	c.how, c.n, c.tally, c.best, c.apart, c.alike, c.enough, c.budget = exactly, 1, nil, false, false, false, 0, 0
	e.form.link = " in "
	e.do = engine.VerbNone
	for i, v := range [2]voice{second, third} {
		words := e.thing(v)
		if i > 0 {
			words = strings.Replace(words, " you control", " they control", 1)
			words = strings.Replace(words, " you ", " ", 1)
		}
		for _, article := range [2]string{"a ", "an "} {
			if rest, ok := strings.CutPrefix(words, article); ok {
				out[i] = "no " + inPlay.Replace(rest)
				break
			}
		}
	}
	return out
}

// Deed is the effect of an answer, in clauses without a subject.
type Deed struct {
	Act   string // "destroy ~"
	Leave Leave  // the words for declining
	Gives []string
	// Fits are the clauses in Gives that depend on the types of the answer's card.
	Fits  map[string]Fit
	Else  []string     // the effects of declining
	Stack engine.Place // the stack whose face-up top card it is about, if any
	This  bool         // it is about the card whose text asks
	Verb  engine.Verb  // the action on that card, with its destination in To
	To    engine.Dest
	Goes  string // where the rest of the text puts that card right away, or "" if it stays there
	Later Later  // the later effect on the card if it is set aside
	// Steps is how many spaces it moves the card in any direction, or 0 if it does not.
	Steps int
	// Draws is how many cards it draws before everything else.
	Draws int
	// Parts are the parts of a labeled effect that take cards. See [Book.Parts].
	Parts []Part
	// Picks: its player chooses among cards or effects when it happens.
	Picks bool
}

// Fit is a clause of a text that depends on the types of the card at hand: its other words, for a card that fits and
// for one that does not.
type Fit struct {
	types, not engine.Types
	yes, no    []string
}

// Given returns the clauses of Gives for an answer about a card with some types: what happens, without the conditions
// on those types.
func (d Deed) Given(types engine.Types) (out []string) {
	for _, c := range d.Gives {
		switch f, ok := d.Fits[c]; {
		case !ok:
			out = append(out, c)
		case (f.types == 0 || f.types&types != 0) && f.not&types == 0:
			out = append(out, f.yes...)
		default:
			out = append(out, f.no...)
		}
	}
	return out
}

// fits notes the clauses of effects that depend on the types of the card that the answer takes, up to one that turns
// to another card.
func (d *Deed) fits(es ...Effect) {
	for _, e := range flat(es) {
		b, ok := e.(branch)
		if _, turns := e.(lookEffect); turns {
			return
		}
		f := b.cond.count.filter
		if !ok || b.cond.count.of != engine.ItFits || b.cond.min != 1 || b.cond.max != engine.Unlimited || f != (Filter{Types: f.Types, Not: f.Not}) {
			continue
		}
		if d.Fits == nil {
			d.Fits = map[string]Fit{}
		}
		clauses := b.words(second)
		d.Fits[clauses[0]] = Fit{types: f.Types, not: f.Not, yes: b.then.words(second)}
		if b.otherwise != nil && len(clauses) > 1 {
			d.Fits[clauses[1]] = Fit{types: f.Types, not: f.Not, no: b.otherwise.words(second)}
		}
	}
}

// Drawing returns the deed of a player who holds some number of cards: with none, the card to be
// discarded after a draw is the one drawn.
func (d Deed) Drawing(hand int) Deed {
	for i, c := range d.Gives {
		if d.Draws == 1 && hand == 0 && c == discardOne {
			d.Gives = slices.Clone(d.Gives)
			d.Gives[i] = "discard it, because your hand is empty"
		}
	}
	return d
}

var discardOne = Discard(One(AnyCard, Hand)).words(second)[0]

// Later is the effect of a text on set-aside cards after all players have set theirs aside. The
// zero value is no effect.
type Later struct {
	Clauses []string    // the whole effect
	After   []string    // what follows for each seat that was hit
	Verb    engine.Verb // the last action on each card, or VerbNone if there are only words
	To      engine.Dest
}

// laterOf returns what the rest of a text does with the cards that were set aside.
func laterOf(after []Effect) Later {
	var out Later
	var before []string // clauses that matter only if a later effect uses the cards
	for _, e := range flat(after) {
		if e, ok := e.(each); ok && e.who == engine.Hits && len(out.Clauses) > 0 {
			out.After = append(out.After, e.what.words(second)...)
			continue
		}
		before = append(before, e.words(second)...)
		switch e := e.(type) {
		case dealBack:
			out = Later{Clauses: slices.Clone(before)}
		case plain:
			if e.op.Code == engine.OpHand {
				out = Later{Clauses: slices.Clone(before)}
			}
		case verb:
			if e.cards.shown {
				out = Later{Clauses: slices.Clone(before), Verb: e.do, To: e.dest}
			}
		}
	}
	return out
}

// flat returns the effects with all sequences expanded.
func flat(es []Effect) []Effect {
	var out []Effect
	for _, e := range es {
		if s, ok := e.(sequence); ok {
			out = append(out, flat(s)...)
		} else if e != nil {
			out = append(out, e)
		}
	}
	return out
}

// Leave holds the words for declining: for the only card on offer, for all of several, and for the
// rest after some.
type Leave struct{ It, All, Rest string }

// noMore is the answer of a player who takes no more cards after some.
const noMore = "done"

// dont returns the words for declining an action on cards, which has TheCard in their place. It is
// the pronoun for what is offered at once.
func dont(act, it string) Leave {
	return Leave{"don't " + strings.Replace(act, TheCard, it, 1), "don't " + strings.Replace(act, TheCard, "any", 1), noMore}
}

// neither returns the words for declining a verb.
func neither(verb string) Leave { return Leave{"don't " + verb, "don't " + verb, noMore} }

// Asking returns the wording of an instruction's question or of the Defense against it, which says
// what the Attack does. It is empty for questions of the rules.
func (b *Book) Asking(at engine.ProgID) Asking { return b.asks[at] }

// Hit returns the effect of an Attack on a seat it hits, addressed to that seat. The clauses are
// the whole effect.
func (b *Book) Hit(at engine.ProgID) (d Deed, clauses []string) {
	h := b.hits[at]
	return h.Deed, h.clauses
}

// hit is the effect of an Attack on a seat.
type hit struct {
	Deed
	clauses []string
	parts   []Part
}

// hitting records the effect of an Attack's program on the seats it hits, and what the text does
// later with cards that were set aside.
func (b *Book) hitting(at engine.ProgID, e Effect, later Later) {
	if _, ok := b.hits[at]; !ok && e != nil {
		h := hit{Deed: deedOf(e)}
		for _, clause := range e.words(second) {
			h.clauses = append(h.clauses, b.withoutPartners(clause))
		}
		if parts, fixed := partsOf(e); fixed {
			h.parts = parts
		}
		if h.Verb == engine.VerbAside {
			h.Later = later
			for i, c := range slices.Concat(later.Clauses, later.After) {
				if i == 0 {
					c = "then " + c
				}
				h.clauses = append(h.clauses, c)
			}
		}
		b.hits[at] = h
	}
}

// question returns a question with the clauses as its words.
func question(clauses []string) Asking {
	clause := together(clauses)
	a := Asking{Prompt: sentence(clause), Clause: clause}
	if rest, may := strings.CutPrefix(clause, "you may "); may {
		a.Clause, a.May = rest, true
	}
	a.Title = a.Clause
	a.Leave = neither("choose")
	return a
}

// to returns the question with the words for its action and for declining.
func (a Asking) to(act string, leave Leave) Asking {
	a.Act, a.Leave = act, leave
	return a
}

// giving returns the question with the effects that the rest of its text adds to its answers.
func (a Asking) giving(after []Effect) Asking {
	for _, e := range after {
		if b, ok := e.(branch); ok && b.otherwise == nil && b.cond.count.of == engine.Taken && b.cond.min > 0 {
			e = b.then // the answer fulfills the condition
		}
		a.Gives = append(a.Gives, e.words(second)...)
	}
	a.fits(after...)
	return a
}

// asks returns the question of a verb; after is the rest of its text and later what that does with
// cards that were set aside.
func (e verb) asks(after []Effect, later Later) Asking {
	a := question(e.asked().words(second))
	a.Deed = e.deed()
	if e.do == engine.VerbAside {
		a.Later = later
	}
	a.Title = strings.Replace(e.titled(), TheCard, e.cards.briefly(), 1)
	_, a.End, _ = strings.Cut(e.titled(), TheCard)
	a.Amount, a.None = e.amount(), e.none()
	if e.do == engine.VerbHold || e.do == engine.VerbKeep {
		return a.giving(after)
	}
	for _, e := range after {
		if more, ok := e.(drawPerCard); ok {
			a.Gives = append(a.Gives, more.words(second)...)
			continue
		}
		b, ok := e.(branch)
		if !ok || b.cond.count.of != engine.Taken {
			break
		}
		then, otherwise := b.then.words(second), []string(nil)
		if b.otherwise != nil {
			otherwise = b.otherwise.words(second)
		}
		if b.cond.min == 0 {
			then, otherwise = otherwise, then
		}
		a.Gives, a.Else = append(a.Gives, then...), append(a.Else, otherwise...)
		if b.cond.min > 0 {
			a.fits(b.then)
		} else if b.otherwise != nil {
			a.fits(b.otherwise)
		}
	}
	return a
}

// briefly returns the words for the cards without the details that the full question has.
func (c Cards) briefly() string {
	if c.ofEachName() {
		return oneOfEachName
	}
	f := &c.filter
	f.Played, f.Gotten, f.NotName, f.AtGoal, f.Menaces, f.Roams = false, false, "", false, false, false
	if c.apart && f.Types == AnyType {
		f.Types = 0
	}
	if c.enough > 0 {
		return f.noun(true)
	}
	c.budget, c.apart, c.unlike = 0, c.apart && f.Types != 0, engine.UnlikeNothing
	if c.shown {
		return c.shownNoun()
	}
	return strings.Replace(c.noun(), playedNames, playedBriefly, 1)
}

// deed returns the effect of a verb.
func (e verb) deed() Deed {
	d := Deed{Act: e.act(), Leave: e.leave(), This: e.cards.how == itself, Verb: e.do, To: e.dest, Goes: e.form.goes}
	c := e.cards
	switch c.how {
	case atHand, itself, exactly, upTo, pair: // a card that is known by name
	case fromTop:
		place := c.from.First()
		switch {
		case place != Weaknesses && place != Kicks:
			d.Act = strings.Replace(d.Act, TheCard, c.noun(), 1)
		case c.n > 1 || c.tally != nil:
			d.Act, d.Stack = "take "+c.noun(), place
		case place == Weaknesses:
			d.Act, d.Stack = "take the "+TheCard, place
		default:
			d.Act, d.Stack = "take a "+TheCard, place
		}
	case every, atRandom:
		d.Act = e.clause(second.verb, second)
		if e.do == engine.VerbDestroy || e.do == engine.VerbDiscard {
			d.Leave = neither(e.form.verb) // its title says which cards
		}
	}
	return d
}

// act returns a short form of a verb's effect on a card.
func (e verb) act() string {
	switch e.do {
	case engine.VerbPut:
		if e.dest.Of == engine.Attacker {
			return "give ~ to the attacker"
		}
		return putting(e.dest, e.form.verb)
	case engine.VerbPass:
		return "pass ~"
	case engine.VerbAside:
		switch e.dest.Of {
		case engine.Left, engine.Right:
			if e.form.verb == passing {
				return PassTo + Beside(e.dest.Of == engine.Right)
			}
			return "put ~ down for " + Beside(e.dest.Of == engine.Right)
		case engine.NextHit:
			return "pass ~ on"
		default:
			return "set ~ aside"
		}
	case engine.VerbReplay:
		return "play ~ again"
	case engine.VerbRotate:
		if e.form.tail != nil {
			return e.form.verb + " ~ " + e.form.tail(second, "")
		}
	case engine.VerbNone, engine.VerbDestroy, engine.VerbDiscard, engine.VerbGain, engine.VerbPlay, engine.VerbBorrow, engine.VerbHold,
		engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbKeep, engine.VerbDefeat, engine.VerbBuy, engine.VerbStay:
	}
	return e.form.verb + " ~"
}

// titled is like act but stands alone as the title of a question.
func (e verb) titled() string {
	if e.do == engine.VerbPut && e.dest.Place == Hand && e.dest.Of != engine.Attacker {
		return "put ~ into your hand"
	}
	if e.do == engine.VerbPut && e.dest.Place == LineUp { // a player must see that they lose it
		return e.act() + " to the Line-Up"
	}
	if e.do == engine.VerbPut && e.act() == e.form.verb+" "+TheCard && e.form.tail != nil && e.form.then == "" {
		return e.act() + " " + e.form.tail(second, second.your())
	}
	return e.act()
}

// asked returns the verb with the words of a question, in which the cards that the text has shown are seen.
func (e verb) asked() verb {
	switch c := &e.cards; {
	case c.said != "":
	case c.shown && c.shownBy != lookedAt:
		c.said = c.shownHere()
	case c.ofEachName():
		c.said = oneOfEachName + " this turn" + e.form.link + places(c.from, second)
	}
	return e
}

// oneOfEachName are the words for cards with names that were played, one of each.
const oneOfEachName = "one card with each name you have played"

// ofEachName reports whether the cards are one of each name that was played.
func (c Cards) ofEachName() bool {
	return c.how == exactly && c.n == engine.Unlimited && c.unlike == engine.UnlikeName && c.of == engine.You && c.filter == Filter{Repeats: true}
}

// shownHere returns the words for cards this text has shown, from among which a player chooses.
func (c Cards) shownHere() string {
	by := cmp.Or(c.shownBy, "revealed") + " "
	switch {
	case c.unlike == engine.UnlikeTypes:
		return "one " + by + "card of each type"
	case c.how == every:
		return "all " + by + c.filter.noun(true)
	case (c.how == exactly || c.how == upTo) && c.tally == nil && c.n == 1:
		return "one of the " + by + c.filter.noun(true)
	case c.how == exactly && c.tally == nil && c.n < engine.Unlimited && c.shownBy != "":
		return grammar.Spelled(c.n) + " of the " + by + c.filter.noun(true)
	case c.how == exactly:
		return "each " + by + c.filter.noun(false)
	}
	return "any number of the " + by + c.filter.noun(true)
}

// putting returns a short form of a card's destination.
func putting(to engine.Dest, verb string) string {
	switch {
	case to.Place == Hand:
		return "take ~"
	case to.Depth > 0:
		return "bury ~"
	case to.Place == Deck && to.Under:
		return "put ~ on the bottom"
	case to.Place == Deck, to.Below:
		return "put ~ on top"
	case to.Place == Villains:
		return "put ~ back"
	case to.Place == Under:
		return "put ~ under your Super Hero"
	case to.Place == Atop:
		return "put ~ on your Super Hero"
	case to.Place == Tucked:
		return "put ~ under this card"
	case to.Place == OutOfGame:
		return "remove ~ from the game"
	}
	return verb + " ~"
}

// leave returns the words for declining a verb.
func (e verb) leave() Leave {
	switch e.do {
	case engine.VerbDestroy, engine.VerbDiscard, engine.VerbGain, engine.VerbPut, engine.VerbPass, engine.VerbAside, engine.VerbPlay,
		engine.VerbBorrow, engine.VerbReplay, engine.VerbWalk, engine.VerbDefeat, engine.VerbBuy, engine.VerbStay, engine.VerbRotate:
		it := "it"
		if c := &e.cards; c.how == every || (c.how == fromTop || c.how == atRandom) && (c.n > 1 || c.tally != nil) {
			it = "them"
		}
		return dont(e.act(), it)
	case engine.VerbHold, engine.VerbStep, engine.VerbGo, engine.VerbKeep, engine.VerbNone:
	}
	return neither(e.form.verb)
}

// deedOf returns the effect as a Deed, addressed to the player who resolves it.
func deedOf(e Effect) Deed {
	switch e := e.(type) {
	case verb:
		d := e.deed()
		switch e.cards.how {
		case exactly, upTo, pair:
			d.Act, d.Picks = strings.Replace(d.Act, TheCard, e.cards.briefly(), 1), true
		case every, atRandom, fromTop, atHand, itself:
		}
		return d
	case instead:
		return deedOf(e.what)
	case sequence:
		return deedOfAll(e)
	case lookEffect:
		if e.seen == engine.Unseen {
			d := deedOfAll(e.then)
			if e.place == Kicks || e.place == Weaknesses || e.place == Villains {
				d.Stack = e.place
			}
			if e.place == Deck || e.place == MainDeck {
				d.Act = strings.Replace(d.Act, TheCard, "the top card of "+places(engine.Set(e.place), second), 1)
			}
			return d
		}
	case underDeckOrTop:
		d := deedOf(e.otherwise) // only the game knows where it goes
		d.Act, d.Verb = "put ~ in your deck", engine.VerbNone
		d.Leave, d.Gives = dont(d.Act, "it"), append(d.Gives, "it goes on top if "+e.cond.text(second)+", and otherwise on the bottom")
		return d
	case draw:
		d := Deed{Act: e.words(second)[0], Leave: neither("draw")}
		if e.who == engine.You {
			d.Draws = e.n
		}
		return d
	case power:
		return Deed{Act: got(e.words(second)[0]), Leave: Leave{It: "don't take Power"}}
	case showHand:
		return Deed{} // what follows says more
	case leaveHere:
		return Deed{Act: "leave ~ here", Leave: dont("leave ~ here", "it"), This: true}
	case shuffleIn:
		return Deed{Act: "shuffle them into your deck", Leave: Leave{It: "don't shuffle them in"}}
	case teamwork:
		return Deed{Act: "use Teamwork", Leave: Leave{It: "don't use it"}}
	case numberOf:
		if strings.HasPrefix(e.text, "pay ") {
			return Deed{Act: e.text, Leave: Leave{It: "don't pay"}}
		}
	case says:
		pay, ok := first(e.sequence).(numberOf)
		if does, paid := strings.CutPrefix(e.text, pay.text+" to "); ok && paid && pay.text != "" {
			d := deedOf(pay)
			d.Gives, d.Picks = []string{does}, deedOf(e.sequence).Picks
			return d
		}
		one, ok := first(e.sequence).(verb)
		switch ok = ok && len(e.sequence) == 1; {
		case ok && one.cards.shown: // the game knows which card that is
			return Deed{Act: e.text, Leave: neither(one.form.verb), Verb: one.do, To: one.dest}
		case ok && one.cards.how == every:
			act := "don't " + one.form.verb + " them"
			return Deed{Act: e.text, Leave: Leave{act, act, noMore}}
		}
	case comeAlong:
		return Deed{Act: "come along", Leave: Leave{It: "stay"}}
	case flip:
		side := map[bool]string{true: "up", false: "down"}[e.down]
		return Deed{Act: e.words(second)[0], Leave: Leave{It: "stay face " + side}}
	}
	clauses := e.words(second)
	if len(clauses) == 0 {
		return Deed{}
	}
	_, picks := e.(choose)
	return Deed{Picks: picks, Act: got(clauses[0]), Gives: clauses[1:], Leave: Leave{It: "skip"}}
}

// first returns the first of several effects, or nil.
func first(es sequence) Effect {
	if len(es) == 0 {
		return nil
	}
	return es[0]
}

// deedOfAll returns the first of several effects that has words, with the effects after it.
func deedOfAll(es []Effect) Deed {
	for i, e := range es {
		if d := deedOf(e); d.Act != "" {
			d.Picks = d.Picks || slices.ContainsFunc(es[i+1:], func(e Effect) bool { return deedOf(e).Picks })
			return Asking{Deed: d}.giving(es[i+1:]).Deed
		}
	}
	return Deed{}
}

// ofOptions returns the question with the effect of each labeled option.
func (a Asking) ofOptions(b *Book, options []Alternative) Asking {
	a.Labels, a.Titled = map[int16]Deed{}, true
	acts := map[string]bool{}
	var list, clauses []string
	for _, o := range options {
		d := deedOf(o.Do)
		if d.Act == "" || acts[d.Act] {
			d = Deed{Act: "choose " + o.Label, Gives: o.Do.words(second)}
		}
		acts[d.Act] = true
		if parts, fixed := partsOf(o.Do); fixed {
			d.Parts = parts
		}
		a.Labels[b.label(o.Label)] = d
		a.Titled = a.Titled && len(d.Gives) == 0
		list = append(list, d.Act)
		clauses = append(clauses, got(together(o.Do.words(second))))
	}
	a.Title, a.Clause = orActs(list), strings.Join(clauses, ", or ")
	if len(a.Title) > longTitle {
		a.Title, a.Titled = "which one", false
	}
	a.Prompt = sentence(a.Clause)
	return a
}

// longTitle is the number of letters above which a title does not list the effects of a choice.
const longTitle = 66

// orActs joins acts with "or" between them. If all are about the card at hand, it is named once.
func orActs(acts []string) string {
	var verbs []string
	for _, a := range acts {
		verb, one := strings.CutSuffix(a, " "+TheCard)
		if !one || strings.Contains(verb, " ") {
			return orList(acts)
		}
		verbs = append(verbs, verb)
	}
	return orList(verbs) + " " + TheCard
}
