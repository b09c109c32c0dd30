package card

import (
	"slices"
	"strings"

	"lineup/engine"
)

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
// zero value has no effect.
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
		if e.pays {
			return Deed{Act: e.text, Leave: Leave{It: "don't pay"}}
		}
	case says:
		pay, ok := first(e.sequence).(numberOf)
		if does, paid := strings.CutPrefix(e.text, pay.text+" to "); ok && paid && pay.pays {
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
