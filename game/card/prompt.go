package card

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// turnActs are the actions of a turn in the order in which the prompt names them.
var turnActs = []struct {
	kind  engine.OptionKind
	words string
}{
	{engine.OptPlay, "play cards"}, {engine.OptStep, "move"}, {engine.OptUse, "use abilities"},
	{engine.OptBuy, villainWords}, {engine.OptBuy, superWords}, {engine.OptBuy, buyWords}, {engine.OptAct, ""}, {engine.OptEnd, "end your turn"},
}

// These name purchases: of Villains on the map, of the Super-Villain on top of its stack, and those
// that defeat nothing.
const villainWords, superWords, buyWords = "defeat Villains", "defeat the Super-Villain", "buy cards"

// Purchase says what a player does with cards by taking an offer to buy them, as in "buy cards" or
// "defeat Villains", and reports whether that defeats the cards.
func (b *Book) Purchase(o *engine.Offer) (words string, defeats bool) {
	switch {
	case o.Defeat: // the top of their stack
		return superWords, true
	case b.defeats[o.Then]:
		return villainWords, true
	}
	return buyWords, false
}

// waits reports whether the player can't end the turn yet, because a card in play must be played first.
func (b *Book) waits(d engine.Decision) bool {
	play := false
	for _, o := range d.Options {
		if o.Kind == engine.OptEnd {
			return false
		}
		play = play || o.Kind == engine.OptPlay && b.lib.Offer(d.At, o).From == engine.Set(engine.InPlay)
	}
	return play
}

// turnWords says what the player can do now in their turn.
func (b *Book) turnWords(d engine.Decision) string {
	if len(d.Options) == 1 && d.Options[0].Kind == engine.OptEnd {
		return "Nothing left to play or buy. End your turn."
	}
	var can []string
	for _, a := range turnActs {
		if a.kind == engine.OptAct {
			can = append(can, b.actsOf(d)...)
			continue
		}
		if slices.ContainsFunc(d.Options, func(o engine.Option) bool {
			if o.Kind != a.kind || o.Seat != d.Seat {
				return false
			}
			if o.Kind != engine.OptBuy {
				return true
			}
			words, _ := b.Purchase(b.lib.Offer(d.At, o))
			return words == a.words
		}) {
			can = append(can, a.words)
		}
	}
	if len(can) == 0 {
		return "Choose an action."
	}
	words := grammar.Capital(orList(can)) + "."
	if b.waits(d) {
		words += " Play the card that waits in play before you end your turn."
	}
	return words
}

// actsOf returns what the acts without a card do that a player can carry out now, each without its
// details. Acts that leave the game or the turn are not among them.
func (b *Book) actsOf(d engine.Decision) (out []string) {
	for _, o := range d.Options {
		if o.Kind != engine.OptAct || o.Seat != d.Seat || o.Card != engine.NoCard {
			continue
		}
		f := b.lib.Offer(d.At, o)
		if words, _, _ := strings.Cut(b.acts[f.Label].Words, ":"); words != "" && !f.Leaves && !slices.Contains(out, words) {
			out = append(out, words)
		}
	}
	return out
}

// Prompt returns the words of the pending question for the player who is asked.
func (b *Book) Prompt(d engine.Decision) string {
	switch d.Kind {
	case engine.DecideTurn:
		return b.turnWords(d)
	case engine.DecideDefend:
		return "Use a Defense to avoid this Attack?"
	case engine.DecideOrder:
		return "Choose the next ability to resolve."
	case engine.DecideHero:
		return "Choose your Super Hero."
	case engine.DecideSpace, engine.DecideName:
		return b.asks[d.At].Prompt
	case engine.DecidePile:
		return "Choose one."
	case engine.DecideOther:
		return "Another player is choosing."
	case engine.DecideMay:
		return strings.TrimSuffix(b.asks[d.At].Prompt, ".") + "?"
	case engine.DecideSeat:
		if d.At == 0 && d.It != engine.NoCard {
			return "Choose who this Defense protects."
		}
		if d.At == 0 {
			return "Choose who the Attack hits next."
		}
		return b.asks[d.At].Prompt
	case engine.DecidePick, engine.DecideChoose:
		return b.asks[d.At].Prompt
	case engine.NoDecision:
		return "The game is over."
	}
	return ""
}
