package card

import (
	"fmt"

	"lineup/engine"
)

// Take does something with the top card of a stack, n times.
type take struct {
	verb  engine.Verb
	from  engine.Place
	n     int
	tally *Tally
	text  func(v voice, cards string) string
}

// GainWeakness gains n Weaknesses, as far as there are any (C-080, C-081).
func GainWeakness(n int) Effect {
	return take{engine.VerbGain, engine.Weaknesses, n, nil, func(v voice, _ string) string {
		return v.verb("gain") + " " + number(n, Type(engine.WeaknessType))
	}}
}

// GainWeaknessPer gains a Weakness for each of what is counted.
func GainWeaknessPer(t Tally) Effect {
	return take{engine.VerbGain, engine.Weaknesses, 1, &t, func(v voice, _ string) string {
		return v.verb("gain") + " a Weakness for each " + t.text
	}}
}

// WeaknessOnDeck puts a Weakness on top of the seat's deck.
func WeaknessOnDeck() Effect {
	return take{engine.VerbDeckTop, engine.Weaknesses, 1, nil, func(v voice, _ string) string {
		return v.verb("put") + " a Weakness on top of " + v.your() + " deck"
	}}
}

// GainTop gains the unseen top card of the main deck.
func GainTop() Effect {
	return take{engine.VerbGain, engine.MainDeck, 1, nil, func(v voice, _ string) string {
		return v.verb("gain") + " the top card of the main deck"
	}}
}

// KickToHand takes a Kick from its stack into hand; that is no gain.
func KickToHand() Effect {
	return take{engine.VerbHand, engine.Kicks, 1, nil, func(v voice, _ string) string {
		return v.verb("put") + " a Kick from the stack into " + v.your() + " hand"
	}}
}

// Replenish adds a card of the main deck to the Line-Up for each card the last
// choice took.
func Replenish() Effect {
	t := Tally{count{of: engine.Taken}, "card destroyed"}
	return take{engine.VerbLineUp, engine.MainDeck, 1, &t, func(v voice, _ string) string {
		return v.verb("replace") + " each of them from the main deck"
	}}
}

// InLineUp counts the fitting cards of the Line-Up.
func InLineUp(f Filter) Tally {
	return Tally{count{engine.CardsIn, engine.Set(engine.LineUp), f}, f.noun(false) + " in the Line-Up"}
}

func (e take) compile(p *program) {
	op := engine.Op{Code: engine.OpTake, Verb: e.verb, From: engine.Set(e.from), N: int16(e.n)}
	if e.tally != nil {
		op.Count = p.count(e.tally.count)
	}
	p.emit(op)
}

func (e take) words(v voice) []string { return []string{e.text(v, "")} }

func (e take) check(c *checker) {
	if e.n < 1 {
		c.fault("takes %d cards of a stack", e.n)
	}
}

// Look turns to the top card of a place and goes on with it at hand: sight says
// who sees it. Of a Super-Villain stack it is the face-up card only.
func Look(sight engine.Sight, p engine.Place, then ...Effect) Effect {
	return look{sight, p, sequence(then)}
}

// RevealTop reveals the top card of a place and goes on with it at hand.
func RevealTop(p engine.Place, then ...Effect) Effect { return Look(engine.Shown, p, then...) }

type look struct {
	sight engine.Sight
	place engine.Place
	then  sequence
}

func (e look) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.place), Sight: e.sight})
	e.then.compile(p)
}

func (e look) words(v voice) []string {
	top := "the top card of " + places(engine.Set(e.place), v)
	if e.place == engine.Villains {
		top = "the face-up Super-Villain of the stack"
	}
	if e.sight == engine.Unseen {
		if it, ok := e.then[0].(itEffect); ok {
			return append([]string{it.clause(v, top)}, e.then[1:].words(v)...)
		}
	}
	verb := "reveal"
	if e.sight == engine.Looked {
		verb = "look at"
	}
	return append([]string{v.verb(verb) + " " + top}, e.then.words(v)...)
}

func (e look) check(c *checker) { e.then.check(c) }

// It does something with the card at hand, as long as nothing else has moved it.
func It(v engine.Verb) Effect { return itEffect{v, engine.OpIt} }

// This does something with the card whose text this is.
func This(v engine.Verb) Effect { return itEffect{v, engine.OpThis} }

type itEffect struct {
	verb engine.Verb
	code engine.OpCode
}

func (e itEffect) compile(p *program) { p.emit(engine.Op{Code: e.code, Verb: e.verb}) }

func (e itEffect) words(v voice) []string {
	thing := "it"
	if e.code == engine.OpThis {
		thing = "this card"
	}
	if e.verb == engine.VerbMark {
		return nil // remembering needs no words: what is done with it has them
	}
	return []string{e.clause(v, thing)}
}

func (e itEffect) clause(v voice, thing string) string {
	owner := v.your()
	if e.code == engine.OpThis {
		owner = "its owner's"
	}
	switch e.verb {
	case engine.VerbDestroy:
		return v.verb("destroy") + " " + thing
	case engine.VerbDiscard:
		return v.verb("discard") + " " + thing
	case engine.VerbHand:
		return v.verb("put") + " " + thing + " into " + owner + " hand"
	case engine.VerbDeckTop:
		return v.verb("put") + " " + thing + " on top of " + owner + " deck"
	case engine.VerbDeckUnder:
		return v.verb("put") + " " + thing + " on the bottom of " + owner + " deck"
	case engine.VerbPlay:
		return v.verb("play") + " " + thing
	case engine.VerbStackTop:
		return v.verb("put") + " " + thing + " back on top of the stack"
	}
	panic(fmt.Sprintf("card: no words for verb %d on a card at hand", e.verb))
}

func (e itEffect) check(c *checker) {
	defer func() {
		if r := recover(); r != nil {
			c.fault("%v", r)
		}
	}()
	e.words(second)
}

// ReturnIt puts the card at hand back on top of its owner's deck.
func ReturnIt() Effect { return returnIt{} }

type returnIt struct{}

func (returnIt) compile(p *program)   { p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbDeckTop}) }
func (returnIt) words(voice) []string { return []string{"put it back on top of its owner's deck"} }
func (returnIt) check(*checker)       {}
