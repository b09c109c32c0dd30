package card

import (
	"strings"

	"lineup/engine"
)

// InLineUp counts the fitting cards of the Line-Up.
func InLineUp(f Filter) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(LineUp), filter: f}, f.noun(false) + " in the Line-Up"}
}

// InHand counts the fitting cards of a hand.
func InHand(f Filter) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(Hand), filter: f}, f.noun(false)}
}

// Look turns to the top card of a place and goes on with it at hand: seen says
// who sees it. Of a Super-Villain stack it is the face-up card only.
func Look(seen engine.Seen, p engine.Place, then ...Effect) Effect {
	return look{seen, p, sequence(then)}
}

// RevealTop reveals the top card of a place and goes on with it at hand.
func RevealTop(p engine.Place, then ...Effect) Effect { return Look(engine.Shown, p, then...) }

type look struct {
	seen  engine.Seen
	place engine.Place
	then  sequence
}

func (e look) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.place), Seen: e.seen})
	before := p.before
	if e.seen != engine.Unseen {
		p.before = e.head(second)
	}
	e.then.compile(p)
	p.before = before
}

func (e look) words(v voice) []string {
	if e.seen == engine.Unseen {
		if it, ok := e.then[0].(verb); ok && it.cards.how == atHand {
			return append([]string{strings.Replace(it.clause(v.verb, v), " it", " "+e.top(v), 1)}, e.then[1:].words(v)...)
		}
	}
	return append([]string{e.head(v)}, e.then.words(v)...)
}

// head words that the card is looked at.
func (e look) head(v voice) string {
	act := "reveal"
	if e.seen == engine.Looked {
		act = "look at"
	}
	return v.verb(act) + " " + e.top(v)
}

// top words which card that is.
func (e look) top(v voice) string {
	if e.place == Villains {
		return "the face-up Super-Villain of the stack"
	}
	return "the top card of " + places(engine.Set(e.place), v)
}

func (e look) check(c *checker) { e.then.check(c) }
