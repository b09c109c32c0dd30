package card

import (
	"slices"
	"strings"

	"lineup/engine"
)

// What a text says when it asks. Every effect that asks words its question and each
// answer to it here, and nowhere else, from what it does: so no answer is a bare yes or
// no. The words are made when the effect is compiled, and filled in when it asks.

// TheCard stands in the words of an answer for the name of the card it is about, TheOne
// for that of the seat, space or pile.
const (
	TheCard = "~"
	TheOne  = "^"
)

// Asking is how a question of a text reads.
type Asking struct {
	Prompt string // the whole of it, as a sentence: "You may destroy a card in your hand."
	Clause string // what the text lets somebody do, or makes them: "destroy a card in your hand"
	Title  string // the same in short: "destroy a card"
	May    bool   // it may be left
	Before string // what the text has just turned to: "look at the top card of your deck"
	Deed          // what an answer does
	// Labels are what the answers of a labelled choice do, by label.
	Labels map[int16]Deed
}

// Deed is what an answer does, in clauses without a subject.
type Deed struct {
	Act   string // "destroy ~"
	Leave Leave  // what it is called not to do it
	Gives []string
	Else  []string     // what follows from not doing it
	Stack engine.Place // the stack whose open top card it is about, if it is about one
	This  bool         // it is about the card whose text asks
	Verb  engine.Verb  // what is done to that card, and where it goes
	To    engine.Dest
	Later Later // what becomes of it, if it is set aside
}

// Later is what a text does with the cards that were set aside, once all who were to have set
// some aside. The zero one is nothing.
type Later struct {
	Clauses []string    // all of that
	Verb    engine.Verb // what is done to each of the cards at last, VerbNone if that is worded only
	To      engine.Dest
}

// laterOf returns what a text that goes on with some effects does with the cards that were set
// aside.
func laterOf(after []Effect) Later {
	var out Later
	var before []string // clauses that matter only if something is done to the cards after them
	for _, e := range flat(after) {
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
				out = Later{slices.Clone(before), e.do, e.dest}
			}
		}
	}
	return out
}

// flat returns the effects that some come to.
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

// Leave is what it is called not to do something: to the only card on offer, to none of
// several, and to no more than those it was done to already.
type Leave struct{ It, All, Rest string }

var (
	keepIt    = Leave{"keep it", "keep them all", "keep the rest"}
	leaveIt   = Leave{"leave it", "leave them all", "leave the rest"}
	leaveThem = Leave{"leave it there", "leave them there", "leave the rest"}
)

// neither returns how something is left that is worded by its verb.
func neither(verb string) Leave {
	return Leave{verb + " nothing", verb + " none", verb + " no more"}
}

// Asking returns how the question reads that an instruction asks, or that a Defense against it:
// there it says what the Attack does. It is empty for those of the rules.
func (b *Book) Asking(at engine.ProgID) Asking { return b.asks[at] }

// Hit returns what an Attack does to a seat it hits, to be said to that seat: clauses is the
// whole of it.
func (b *Book) Hit(at engine.ProgID) (d Deed, clauses []string) {
	h := b.hits[at]
	return h.Deed, h.clauses
}

// hit is what an Attack does to a seat.
type hit struct {
	Deed
	clauses []string
}

// hitting notes what the program of an Attack does to those it hits, and what the text does after
// that with cards that were set aside.
func (b *Book) hitting(at engine.ProgID, e Effect, later Later) {
	if _, ok := b.hits[at]; !ok && e != nil {
		h := hit{deedOf(e), e.words(second)}
		if h.Verb == engine.VerbAside {
			h.Later, h.clauses = later, append(h.clauses, later.Clauses...)
		}
		b.hits[at] = h
	}
}

// question returns a question whose words are clauses.
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

// to returns the question with what its answers do.
func (a Asking) to(act string, leave Leave) Asking {
	a.Act, a.Leave = act, leave
	return a
}

// giving returns the question with what follows from its answers in the rest of its text.
func (a Asking) giving(after []Effect) Asking {
	for _, e := range after {
		a.Gives = append(a.Gives, e.words(second)...)
	}
	return a
}

// asks returns how the question of a verb reads, after which its text goes on; later is what that
// does with cards that were set aside.
func (e verb) asks(after []Effect, later Later) Asking {
	a := question(e.words(second))
	a.Deed = e.deed()
	if e.do == engine.VerbAside {
		a.Later = later
	}
	a.Title = strings.Replace(a.Act, TheCard, e.cards.briefly(), 1)
	if e.do == engine.VerbHold || e.do == engine.VerbKeep {
		return a.giving(after)
	}
	for _, e := range after {
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
	}
	return a
}

// briefly words the cards without what the whole question says of them.
func (c Cards) briefly() string {
	f := &c.filter
	f.Played, f.Gotten, f.NotName, f.AtGoal, f.Menaces, f.Roams = false, false, "", false, false, false
	if c.apart && f.Types == AnyType {
		f.Types = 0
	}
	if c.enough > 0 {
		return f.noun(true)
	}
	c.budget, c.apart = 0, false
	if c.shown {
		return strings.TrimSuffix(c.shownNoun(), " shown this way")
	}
	return c.noun()
}

// deed returns what a verb does.
func (e verb) deed() Deed {
	d := Deed{Act: e.act(), Leave: e.leave(), This: e.cards.how == itself, Verb: e.do, To: e.dest}
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
		if d.Leave == keepIt {
			d.Leave.It = "keep your cards"
		}
	}
	return d
}

// act words what a verb does to a card, in short.
func (e verb) act() string {
	switch e.do {
	case engine.VerbPut:
		return putting(e.dest, e.form.verb)
	case engine.VerbPass:
		return "pass ~"
	case engine.VerbAside:
		return "set ~ aside"
	case engine.VerbReplay:
		return "play ~ again"
	case engine.VerbNone, engine.VerbDestroy, engine.VerbDiscard, engine.VerbGain, engine.VerbPlay, engine.VerbBorrow, engine.VerbHold,
		engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbKeep, engine.VerbDefeat, engine.VerbBuy:
	}
	return e.form.verb + " ~"
}

// putting words where a card is put, in short.
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
		return "put ~ under your hero"
	}
	return verb + " ~"
}

// leave words not doing what a verb does.
func (e verb) leave() Leave {
	own := e.cards.of == engine.You && e.cards.from&^yours == 0 && e.cards.from != 0 || e.cards.how == atHand
	switch e.do {
	case engine.VerbDestroy, engine.VerbDiscard:
		if own {
			return keepIt
		}
		return leaveIt
	case engine.VerbGain:
		return neither("gain")
	case engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay:
		return neither("play")
	case engine.VerbPut, engine.VerbPass, engine.VerbAside:
		if e.cards.from == engine.Set(Hand) {
			return keepIt
		}
		return leaveThem
	case engine.VerbHold, engine.VerbWalk, engine.VerbStep, engine.VerbGo, engine.VerbKeep, engine.VerbDefeat, engine.VerbBuy, engine.VerbNone:
	}
	return neither(e.form.verb)
}

// deedOf returns what an effect does, said to the one who does it.
func deedOf(e Effect) Deed {
	switch e := e.(type) {
	case verb:
		d := e.deed()
		switch e.cards.how {
		case exactly, upTo, pair:
			d.Act = strings.Replace(d.Act, TheCard, e.cards.briefly(), 1)
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
		d := deedOf(e.otherwise)
		d.Gives = append(d.Gives, "on top of it if "+e.cond.text(second))
		return d
	case draw:
		return Deed{Act: e.words(second)[0], Leave: neither("draw")}
	case power:
		return Deed{Act: got(e.words(second)[0]), Leave: Leave{It: "take no Power"}}
	case leaveHere:
		return Deed{Act: "leave ~ here", Leave: keepIt, This: true}
	case comeAlong:
		return Deed{Act: "come along", Leave: Leave{It: "stay here"}}
	case flip:
		side := map[bool]string{true: "up", false: "down"}[e.down]
		return Deed{Act: e.words(second)[0], Leave: Leave{It: "stay face " + side}}
	}
	clauses := e.words(second)
	if len(clauses) == 0 {
		return Deed{}
	}
	return Deed{Act: got(clauses[0]), Gives: clauses[1:], Leave: Leave{It: "do nothing"}}
}

// deedOfAll returns what several effects do: the first that has words, and what that gives.
func deedOfAll(es []Effect) Deed {
	for i, e := range es {
		if d := deedOf(e); d.Act != "" {
			return Deed(Asking{Deed: d}.giving(es[i+1:]).Deed)
		}
	}
	return Deed{}
}

// ofOptions returns the question with what each of several labelled effects does.
func (a Asking) ofOptions(b *Book, options []Alternative) Asking {
	a.Labels = map[int16]Deed{}
	acts := map[string]bool{}
	var list []string
	for _, o := range options {
		d := deedOf(o.Do)
		if d.Act == "" || acts[d.Act] {
			d = Deed{Act: "choose " + o.Label, Gives: o.Do.words(second)}
		}
		acts[d.Act] = true
		a.Labels[b.label(o.Label)] = d
		list = append(list, d.Act)
	}
	a.Title = orList(list)
	return a
}
