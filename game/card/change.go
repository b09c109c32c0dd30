package card

import "lineup/engine"

// ForNow makes a change work for a while, wherever the card goes.
func ForNow(until engine.Until, c Change) Effect { return forNow{until, c} }

type forNow struct {
	until  engine.Until
	change Change
}

func (e forNow) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpChange, N: int16(p.book.change(e.change)), Until: e.until})
}

func (e forNow) words(voice) []string {
	before, after := untilWords(e.until)
	return []string{before + e.change.clause() + after}
}

func (e forNow) check(c *checker) { e.change.check(c) }

// untilWords returns the words for a duration, before and after those of a change.
func untilWords(u engine.Until) (before, after string) {
	switch u {
	case engine.EndOfTurn:
		return thisTurnHead, ""
	case engine.NextTurn:
		return "", " until your next turn"
	case engine.NextAct:
		return "", " until you do anything but move"
	case engine.NextDefeat:
		return "the next time you defeat a Villain this turn, ", ""
	case engine.WhileThere:
		return "", " while this card stays there"
	case engine.GoneOff:
		return "", " once"
	case engine.TurnThere:
		return thisTurnHead, " while this card stays there"
	case engine.ForEver:
		return "", " for the rest of the game"
	}
	return "", ""
}

func (d Change) check(c *checker) {
	d.Of.check(c)
	d.Per.check(c)
	c.oneOf("about whose questions a change is", d.Whose, engine.You, engine.Foes, engine.All)
	if d.If != nil {
		d.If.check(c)
	}
	switch {
	case d.Words == "":
		c.fault("a change without words")
	case d.Layer == engine.Adds && d.N == 0:
		c.fault("a change by nothing")
	case d.If != nil && (d.If.min != 1 || d.If.max != engine.Unlimited):
		c.fault("a change hangs on more than that something is there")
	}
}

// thisTurnHead begins the words of a change for this turn.
const thisTurnHead = "this turn, "
