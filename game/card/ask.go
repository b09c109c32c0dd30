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

// This file and deed.go word the questions of card texts. Each effect that asks words its question and every
// answer there and nowhere else, from its own parts, so no answer is a bare yes or no. The words are
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
		return "is " + withArticle(Filter{Types: f.Not}.noun(false))
	}
	var nouns []string
	for i, c := range conditions {
		noun := c.filter.noun(false)
		if i == 0 {
			noun = withArticle(noun)
		}
		nouns = append(nouns, noun)
	}
	return "isn't " + joined(nouns, "or")
}

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
func question(clauses ...string) Asking {
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
	a := question(e.asked().words(second)...)
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
