package card

import (
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// This file says how many cards an Attack takes from a player.

// Part is a part of an Attack's effect that moves cards of the seat it hits, or makes it gain cards.
type Part struct {
	Verb engine.Verb
	N    int  // the number of cards that a seat with enough cards loses or gains, or 0 if it depends on the game
	If   bool // a condition may prevent it
}

// wholeHand is the number of a part that takes the whole hand.
const wholeHand = -1

// Says reports whether a text that names only this part says what is taken.
func (p Part) Says(t engine.Toll) bool {
	switch {
	case p.Verb == engine.VerbGain:
		return t.Gains == p.N && t.Discards == 0
	case p.Verb == engine.VerbDiscard && p.N == wholeHand:
		return t.Gains == 0
	case p.Verb == engine.VerbDiscard:
		return t.Discards == p.N && t.Gains == 0
	}
	return t.Others == p.N && t.Discards == 0 && t.Gains == 0
}

// Least returns the least that parts take from a seat that has enough cards.
func Least(parts []Part) (t engine.Toll) {
	for _, p := range parts {
		switch n := max(p.N, 0); {
		case p.If:
		case p.Verb == engine.VerbGain:
			t.Gains += n
		case p.Verb == engine.VerbDiscard:
			t.Discards += n
		default:
			t.Others += n
		}
	}
	return t
}

// Taking returns the words for what is taken, or "" if nothing is: "discard two cards and take a Weakness".
func Taking(t engine.Toll, gainFirst bool) string {
	discard, gain := "", ""
	if t.Discards > 0 {
		discard = "discard " + cardsOf(t.Discards)
	}
	switch {
	case t.Gains == 1 && discard == "":
		gain = "take the Weakness"
	case t.Gains == 1:
		gain = "take a Weakness"
	case t.Gains > 1:
		gain = "take " + grammar.Spelled(t.Gains) + " Weaknesses"
	}
	switch {
	case discard == "" || gain == "":
		return discard + gain
	case gainFirst:
		return gain + " and " + discard
	}
	return discard + " and " + gain
}

// OfYourChoice returns the words for n cards that their player chooses.
func OfYourChoice(n int) string {
	return cardsOf(n) + " of your choice"
}

// cardsOf returns the words for n cards: "a card", "two cards".
func cardsOf(n int) string {
	if n == 1 {
		return "a card"
	}
	return grammar.Spelled(n) + " cards"
}

// Fewer returns the words for taking all cards of the part with a smaller number in them.
func (p Part) Fewer(words string, n int) string {
	return strings.Replace(words, cardsOf(p.N), cardsOf(n), 1)
}

// Parts returns the parts of an Attack's effect that take cards. It returns nil if the number of cards
// depends on more than where cards are, such as on choices or on cards that nobody has seen.
func (b *Book) Parts(at engine.ProgID) []Part { return b.hits[at].parts }

// partsOf returns the parts of an effect, and whether nothing else in it can change their numbers.
func partsOf(e Effect) (parts []Part, fixed bool) {
	switch e := e.(type) {
	case verb:
		c := &e.cards
		if c.shown || c.of != engine.You || c.near > 0 || c.budget|c.enough != 0 {
			return nil, false
		}
		part := Part{Verb: e.do, N: max(c.n, 1)}
		if e.do != engine.VerbDiscard && e.do != engine.VerbGain && e.do != engine.VerbPut && e.do != engine.VerbDestroy {
			return nil, false
		}
		switch {
		case c.how == every && c.filter.any() && c.from == engine.Set(Hand):
			part.N = wholeHand
		case c.tally != nil || c.how == every:
			part.N = 0
		}
		switch c.how {
		case exactly, every, atRandom:
			return []Part{part}, c.from&^engine.Set(Hand, DiscardPile) == 0
		case fromTop:
			return []Part{part}, c.from == engine.Set(Weaknesses)
		case upTo, pair, atHand, itself:
		}
		return nil, false
	case keepOnly:
		return []Part{{Verb: engine.VerbDiscard}}, true
	case gainNoted:
		return []Part{{Verb: engine.VerbGain, N: 1}}, e.place == Weaknesses
	case branch:
		if e.cond.count.of == engine.ItFits {
			return nil, false
		}
		if parts, fixed = partsOf(e.then); fixed && e.otherwise != nil {
			var others []Part
			others, fixed = partsOf(e.otherwise)
			parts = append(parts, others...)
		}
		for i := range parts {
			parts[i].If = true
		}
		return parts, fixed
	case sequence:
		for _, e := range e {
			more, fixed := partsOf(e)
			if !fixed {
				return nil, false
			}
			parts = append(parts, more...)
		}
		return parts, true
	case forNow, showHand, numberOf:
		return nil, true
	case says:
		return partsOf(e.sequence)
	case instead:
		return partsOf(e.what)
	}
	return nil, false
}

// details are the words of an effect that its short form leaves out.
var details = strings.NewReplacer(" you control or have in your hand or discard pile", "", " you control or have in your hand", "", " from your hand or discard pile", "", " in your hand or discard pile", "", " from your hand", "", " in your hand", "",
	" from your discard pile", "", " of your hand", "", " face down", "", " you have in play", "", " revealed this way", "", " printed ", " ",
	" also ", " ", " this turn", "")

// Brief returns in short form the first effect of clauses that is more than revealing cards: without the
// places where its cards are, how long it lasts, and without what follows it. It returns "" if that effect has a condition. If
// revealing is all there is, Brief returns that.
func Brief(clauses []string) string {
	shown := "" // the card revealed, which words after it call "it"
	for _, c := range clauses {
		c, _, _ = strings.Cut(c, ". ")
		if rest, ok := strings.CutPrefix(c, "reveal "); ok {
			if shown, rest, ok = strings.Cut(rest, ", then "); !ok {
				_, rest, ok = strings.Cut(c, " and ")
			}
			if !ok {
				continue
			}
			c = rest
		}
		if c, _, _ = strings.Cut(c, ", then "); strings.HasPrefix(c, "if ") || Follows(c) {
			return ""
		}
		for {
			before, after, ok := strings.Cut(c, " (")
			_, after, closed := strings.Cut(after, ")")
			if !ok || !closed {
				break
			}
			c = before + after
		}
		if strings.HasPrefix(shown, "a ") {
			c = strings.Replace(c, " it ", " "+shown+" ", 1)
		}
		c, _, _ = strings.Cut(c, " until ")
		c, _, _ = strings.Cut(c, " that would make ")
		c, _, _ = strings.Cut(c, " and pass the rest ")
		return details.Replace(c)
	}
	if len(clauses) > 0 {
		return details.Replace(clauses[0])
	}
	return ""
}
