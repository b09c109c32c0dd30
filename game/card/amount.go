package card

import (
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

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
	case c.shown || c.of != engine.You || c.near > 0:
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
