package card

import (
	"strings"

	"lineup/engine"
)

// verb is one action on cards, with the cards and their destination.
type verb struct {
	do    engine.Verb
	dest  engine.Dest
	form  form
	cards Cards
}

// form is the wording of a verb.
type form struct {
	verb string
	link string                             // between the cards and where they come from: " from ", " in "
	then string                             // a second verb, "put", for which the tail is; may be ""
	tail func(v voice, owner string) string // the words after the cards; owner is "your", "their" or "its owner's"; may be nil
	lays Counter                            // a number put on the card, if the table counts it
	goes string                             // where the rest of the text puts the card: "into any player's hand"; may be ""
}

// to returns words after the cards that are the same for everyone.
func to(tail string) func(voice, string) string {
	return func(voice, string) string { return tail }
}

// toOwner returns words after the cards with those for their owner in between: "into", "hand".
func toOwner(before, after string) func(voice, string) string {
	return func(_ voice, owner string) string { return before + " " + owner + " " + after }
}

// toYour is like toOwner but with the words for the player whose effect it is.
func toYour(before, after string) func(voice, string) string {
	return func(v voice, _ string) string { return before + " " + v.your() + " " + after }
}

var toDiscard = engine.Dest{Place: engine.Discard}

// Destroy destroys the cards (C-100).
func Destroy(c Cards) Effect {
	return verb{engine.VerbDestroy, engine.Dest{}, form{verb: "destroy", link: " in "}, c}
}

// Discard discards the cards.
func Discard(c Cards) Effect {
	return verb{engine.VerbDiscard, toDiscard, form{verb: "discard", link: " from "}, c}
}

// Gain gains the cards (C-037).
func Gain(c Cards) Effect {
	return verb{engine.VerbGain, toDiscard, form{verb: "gain", link: " from "}, c}
}

// GainToHand gains the cards and then puts them in hand (C-039).
func GainToHand(c Cards) Effect {
	return verb{engine.VerbGain, engine.Dest{Place: Hand}, form{verb: "gain", link: " from ", then: "put", tail: toOwner("into", "hand")}, c}
}

// ToHand puts the cards in hand without drawing or gaining them.
func ToHand(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Hand, Under: true}, form{verb: "put", link: " from ", tail: toOwner("into", "hand")}, c}
}

// ToDeckTop puts the cards on top of the deck. Of several that the seat chooses, the first ends up on
// top (HU-7).
func ToDeckTop(c Cards) Effect {
	tail := toOwner("on top of", "deck")
	if c.of != engine.You {
		tail = to("on top of " + holders(c.of) + " deck")
	}
	return verb{engine.VerbPut, engine.Dest{Place: Deck, Below: c.several()}, form{verb: "put", link: " from ", tail: tail}, c}
}

// UnderDeck puts the cards on the bottom of the deck.
func UnderDeck(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Deck, Under: true}, form{verb: "put", link: " from ", tail: toOwner("on the bottom of", "deck")}, c}
}

// InDeck puts the cards into the deck with n cards above them.
func InDeck(n int, c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Deck, Depth: uint8(n)}, form{verb: "put", link: " from ",
		tail: toOwner("into", "deck below the top "+number(n, AnyCard))}, c}
}

// ToLineUp adds the cards to the Line-Up.
func ToLineUp(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: LineUp, Under: true}, form{verb: "add", link: " from ", tail: to("to the Line-Up")}, c}
}

// ToStack puts the cards on top of the Super-Villain stack, face up.
func ToStack(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Villains}, form{verb: "put", link: " from ", tail: to("back on top of the stack")}, c}
}

// UnderHero puts the cards under the hero. All cards there are face down, so the words do not say it.
func UnderHero(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Under, Under: true}, form{verb: "put", link: " from ", tail: toYour("under", "Super Hero")}, c}
}

// PassLeft puts the cards into the discard pile of the next player to the left
// who did not avoid the Attack (C-153).
func PassLeft(c Cards) Effect {
	return verb{engine.VerbPass, engine.Dest{Place: engine.Discard, Of: engine.Left}, form{verb: "put", link: " from ", tail: toYour("into the discard pile of the player on", "left")}, c}
}

// ToPartner puts the cards into the discard pile of the seat's partner, who owns them from then on
// (V-002.4, V-002.6).
func ToPartner(c Cards) Effect {
	return verb{engine.VerbPass, engine.Dest{Place: engine.Discard, Of: engine.Partner}, form{verb: "put", link: " from ", tail: toYour("into", "partner's discard pile")}, c}
}

// Aside sets the cards aside face down.
func Aside(c Cards) Effect {
	return verb{engine.VerbAside, engine.Dest{}, form{verb: "set aside", link: " from ", tail: to("face down")}, c}
}

// AsideFor sets the cards aside face down for the next player on one side who did not avoid the
// Attack.
func AsideFor(side engine.Who, c Cards) Effect {
	word := "left"
	if side == engine.Right {
		word = "right"
	}
	return verb{engine.VerbAside, engine.Dest{Of: side}, form{verb: "put", link: " from ", tail: toYour("face down for the player on", word)}, c}
}

// Remember reveals the cards for later effects of this text.
func Remember(c Cards) Effect {
	return verb{engine.VerbHold, engine.Dest{}, form{verb: "reveal", link: " from "}, c}
}

// ChooseCard makes a face-up card the card at hand.
func ChooseCard(c Cards) Effect {
	return verb{engine.VerbHold, engine.Dest{}, form{verb: "choose", link: " in "}, c}
}

// Play plays the cards. Their owners keep them and get them back when they leave play.
func Play(c Cards) Effect {
	return verb{engine.VerbPlay, engine.Dest{}, form{verb: "play", link: " from "}, c}
}

// Borrow plays the cards, which return to where they were at the end of the turn (C-040).
func Borrow(c Cards) Effect {
	return verb{engine.VerbBorrow, engine.Dest{}, form{verb: "play", link: " from ", tail: to(". It returns there at the end of your turn")}, c}
}

// Replay plays the cards again in their place.
func Replay(c Cards) Effect {
	c.filter.Played = true
	return verb{engine.VerbReplay, engine.Dest{}, form{verb: "choose", then: "play", tail: to("again")}, c}
}

func (e verb) compile(p *program) {
	if e.dest.Place == Villains && p.book.table.Loose.Has(LineUp) {
		e.dest = engine.Dest{Place: LineUp, Under: true}
	}
	op := e.cards.op(p)
	op.Verb, op.Dest = e.do, e.dest
	if op.Code == engine.OpPick {
		p.asking(e.asks(p.after, p.later))
	}
	if a := e.amount(); a != nil {
		a.At = p.here()
		p.amounts = append(p.amounts, *a)
	} else if op.Code == engine.OpPick && hadNoneFollows(p.after) {
		p.amounts = append(p.amounts, Amount{At: p.here(), First: true})
	}
	p.emit(op)
	if e.form.lays != (Counter{}) && p.book.counts(e.form.lays) {
		none := p.test(Did)
		Lay(e.form.lays, 1).compile(p)
		p.land(none)
	}
	if e.dest.Place == Weaknesses {
		p.strayWeaknesses()
	}
}

func (e verb) words(v voice) []string {
	if e.do == engine.VerbHold && e.cards.how == atHand {
		return nil // remembering has no words; the next effect on the card has
	}
	if e.cards.optional() {
		return []string{v.may() + e.whole(second.verb, v)}
	}
	return []string{e.whole(v.verb, v)}
}

// whole returns the words of the effect with its verbs changed by bend.
func (e verb) whole(bend func(string) string, v voice) string {
	if e.form.then == "" {
		return e.clause(bend, v)
	}
	owner := v.your()
	if e.cards.how == itself {
		owner = "its owner's"
	}
	clause, and := e.clause(bend, v), " and "
	if strings.Contains(clause, ", but not ") {
		and = ", and "
	}
	return clause + and + bend(e.form.then) + " " + e.cards.pronoun() + " " + e.form.tail(v, owner)
}

// clause returns the words of the effect, without its second verb.
func (e verb) clause(bend func(string) string, v voice) string {
	c := e.cards
	if c.how == every && c.filter.any() && c.from == engine.Set(Hand) && e.form.tail == nil {
		return bend(e.form.verb) + " " + v.your() + " hand"
	}
	clause := bend(e.form.verb) + " " + e.thing(v)
	if e.form.tail != nil && e.form.then == "" {
		owner := v.your()
		if c.how == itself || c.owners {
			owner = "its owner's"
		}
		tail := e.form.tail(v, owner)
		if c.owners {
			tail = "back " + tail
		}
		if tail[0] != '.' {
			clause += " "
		}
		clause += tail
	}
	return clause
}

// thing returns the words for the cards and where they come from.
func (e verb) thing(v voice) string {
	c := e.cards
	if c.said != "" {
		return c.said
	}
	if c.shown {
		return c.shownNoun() + c.way()
	}
	thing := c.noun()
	if c.best {
		thing = c.highest(v)
		if e.do != engine.VerbDiscard { // the place says whose it is
			thing = strings.Replace(thing, v.your()+" ", "the ", 1)
		}
	}
	switch {
	case c.from == 0, c.how == fromTop, e.form.link == "", c.filter.Gotten, c.filter.Played && c.from == engine.Set(InPlay):
		return thing
	case c.from.Has(InPlay) && c.of == engine.You:
		return controlled(thing, c.from&^engine.Set(InPlay), v)
	case c.from == engine.Set(Saved):
		return "the cards " + v.you() + " set aside"
	case c.from == engine.Set(Under):
		whose := v.your()
		if c.of != engine.You {
			whose = holders(c.of)
		}
		under := " under " + whose + " Super Hero"
		if e.form.link == " from " {
			under = " from" + under
		}
		return thing + under
	case c.of != engine.You:
		return thing + e.form.link + holders(c.of) + " " + places(c.from, voice{third: true, they: true})[len("their "):]
	case c.from == engine.Set(Hand) && e.do == engine.VerbDiscard, c.near > 0:
		return thing
	}
	return thing + e.form.link + places(c.from, v)
}

// controlled returns the words for cards that a player has in play or in other places.
func controlled(thing string, others engine.Places, v voice) string {
	who := " " + v.own().you() + " control"
	switch in := others &^ engine.Set(Under); {
	case in != 0:
		who += " or have in " + places(in, v)
	case others != 0:
		who += " or have under " + v.your() + " Super Hero"
	}
	noun, with, ok := strings.Cut(thing, " with ")
	if !ok {
		return thing + who
	}
	if others&^engine.Set(Under) != 0 { // the limit would seem to be about the place
		return thing + " that" + who
	}
	return noun + who + " with " + with
}

// ThatPlayers are the words for the places of a player that an effect targets.
const ThatPlayers = "that player's"

// holders returns the words for whose places are meant.
func holders(who engine.Who) string {
	switch who {
	case engine.All:
		return "any player's"
	case engine.Foes:
		return "any foe's"
	case engine.Target, engine.Hits:
		return ThatPlayers
	case engine.User:
		return "your"
	default: // You
		return "their"
	}
}

// shownNoun returns the words for cards this text has shown or set aside, without the way.
func (c Cards) shownNoun() string {
	switch {
	case c.unlike == engine.UnlikeTypes:
		return "one card of each type"
	case c.how == every:
		return "all " + c.filter.noun(true)
	case c.how == exactly && c.tally == nil && c.n == 1:
		return "one " + c.filter.noun(false)
	case c.how == exactly && c.tally == nil && c.n < engine.Unlimited && c.shownBy != "":
		return number(c.n, c.filter)
	case c.how == exactly:
		return "each " + c.filter.noun(false)
	case c.n == 1:
		return "one " + c.filter.noun(false)
	}
	return "any number of " + c.filter.noun(true)
}

// way returns the words for how this text has shown the cards.
func (c Cards) way() string {
	switch c.shownBy {
	case "":
		return " revealed this way"
	case lookedAt:
		return " you looked at"
	}
	return " " + c.shownBy + " this way"
}

// lookedAt is the way of cards that only one player has seen.
const lookedAt = "looked at"

func (e verb) check(c *checker) {
	e.cards.check(c)
	one := e.cards.how == atHand || e.cards.how == itself
	switch {
	case e.do == engine.VerbReplay && e.cards.how != exactly && e.cards.how != upTo && !one:
		// A card played again stays where it is, so Every would find the first one again and again.
		c.fault("plays again cards that no player chooses")
	case one && (e.do == engine.VerbPass && e.dest.Of != engine.Partner && e.dest.Of != engine.Target || e.do == engine.VerbAside):
		c.fault("has no words for %q of a card at hand", e.form.verb)
	case e.do == engine.VerbPlay && e.cards.how == every && !e.cards.shown && e.cards.from.Has(InPlay):
		c.fault("plays cards in play")
	}
	if e.do == engine.VerbAside && e.dest.Of != engine.You {
		c.oneOf("for whom cards are set aside", e.dest.Of, engine.Left, engine.Right, engine.NextHit)
	}
}

// WalkOn moves the cards of a ring one space toward their Destinations (R-VIL-08).
func WalkOn(c Cards) Effect {
	goal := "its Destination"
	if c.how == every || c.n > 1 {
		goal = "their Destinations"
	}
	return verb{engine.VerbWalk, engine.Dest{}, form{verb: "move", link: " in ", tail: to("one space toward " + goal)}, c}
}

// Replenish adds a main-deck card to the Line-Up for each card the last choice took from it. A
// personal card does not take a slot (N-16).
func Replenish() Effect {
	return replenish{replaced(0)}
}

// RefillLineUp fills every free slot of the Line-Up from the main deck.
func RefillLineUp() Effect {
	return ToLineUp(TopPer(Tally{count{of: engine.SlotsFree, from: engine.Set(LineUp)}, "free slot of the Line-Up"}, MainDeck))
}

// replaced adds a card for each card taken, counting only those from some places if given.
func replaced(from engine.Places) Effect {
	return ToLineUp(TopPer(Tally{count{of: engine.Taken, from: from}, "card taken"}, MainDeck))
}

type replenish struct{ Effect }

func (e replenish) compile(p *program) {
	if p.book.table.alias(LineUp) {
		e.Effect = replaced(engine.Set(LineUp))
	}
	e.Effect.compile(p)
}

func (e replenish) words(v voice) []string {
	return []string{v.verb("replace") + " each card destroyed this way with the top card of the main deck"}
}
