package card

import (
	"lineup/engine"
	"lineup/game/grammar"
)

// The effects on VP tokens. A player's number of them never falls below 0.

// VPTokens counts a seat's VP tokens.
var VPTokens = Counter{engine.VPTokens, "VP tokens"}

// TokensHeld is the seat's VP tokens.
var TokensHeld = Tally{count{of: engine.NumberLeft, counter: VPTokens}, "VP token you have"}

// ItsWorth is the VP of the card at hand. An asterisk counts as 3.
var ItsWorth = Tally{count{of: engine.ItsVP}, "VP of the card"}

// ItsWorthIfAny is like ItsWorth, but a card with negative VP counts as 0.
var ItsWorthIfAny = Tally{count{of: engine.ItsVP, per: 1}, "VP of the card"} // a count with limits of its own is at least 0

// GainTokens gives the seat n VP tokens.
func GainTokens(n int) Effect { return changeTokens{n: n} }

// LoseTokens takes n VP tokens from the seat, or all if it has fewer.
func LoseTokens(n int) Effect { return changeTokens{n: -n} }

// TokensPer gives the seat n VP tokens for each unit of the tally.
func TokensPer(n int, of Tally) Effect { return changeTokens{n, &of} }

// tokensFor are the words for n VP tokens.
func tokensFor(n int) string {
	if n == 1 {
		return "a VP token"
	}
	return grammar.Spelled(n) + " VP tokens"
}

type changeTokens struct {
	n   int
	per *Tally
}

func (e changeTokens) compile(p *program) {
	numberOf{of: VPTokens, n: e.n, per: e.per}.compile(p)
}

func (e changeTokens) words(v voice) []string {
	act := "gain"
	if e.n < 0 {
		act = "lose"
	}
	out := v.verb(act) + " " + tokensFor(max(e.n, -e.n))
	if e.per != nil {
		out += " for each " + e.per.text
	}
	return []string{out}
}

func (e changeTokens) check(c *checker) {
	e.per.check(c)
	if e.n == 0 {
		c.fault("no VP tokens")
	}
}

// GiveTokens takes up to n VP tokens from the seat and gives them to the player whose effect it is.
func GiveTokens(n int) Effect { return giveTokens{n} }

type giveTokens struct{ n int }

func (e giveTokens) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpSteal, Number: engine.VPTokens, N: int16(e.n), Who: engine.You, Of: engine.User})
}

func (e giveTokens) words(v voice) []string {
	if v.third {
		return []string{v.verb("give") + " you " + tokensFor(e.n)}
	}
	return []string{"give " + TheUser + " " + tokensFor(e.n)}
}

func (e giveTokens) check(c *checker) { GainTokens(e.n).check(c) }

// StealFromAttacker takes up to n VP tokens from the player whose Attack the seat avoids.
func StealFromAttacker(n int) Effect {
	return plain{engine.Op{Code: engine.OpSteal, Number: engine.VPTokens, N: int16(n), Who: engine.Attacker, Of: engine.You}, "steal " + tokensFor(n) + " from the attacker"}
}

// TokenToAttacker gives a VP token of the seat to the player whose Attack it avoids. Against a First
// Appearance it goes on the Super-Villain (ruling on Iron Heights).
func TokenToAttacker() Effect {
	give := plain{engine.Op{Code: engine.OpSteal, Number: engine.VPTokens, N: 1, Who: engine.You, Of: engine.Attacker}, ""}
	return Says("give the attacker a VP token", IfElse(forPlayer, give, Do(LoseTokens(1), Lay(WorthTokens, 1))))
}

// forPlayer is true if the Attack that is avoided is a player's, and not a First Appearance.
var forPlayer = Cond{count{of: engine.ByPlayer}, 1, engine.Unlimited, func(voice) string { return "the attacker is a player" }}

// HandToAttacker lets the seat put a card of its hand or discard pile into the hand of the player whose
// Attack it avoids. Against a First Appearance the card leaves the game.
func HandToAttacker() Effect {
	c := UpTo(1, AnyCard, Hand, DiscardPile)
	return Says("you may put a card from your hand or discard pile into the attacker's hand", IfElse(forPlayer, toAttacker(c), ToPlace(OutOfGame, c)))
}

func toAttacker(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Hand, Of: engine.Attacker, Under: true}, form{verb: "put", link: " from ", tail: to("into the attacker's hand")}, c}
}

// TokensPerPlay gives n VP tokens for each other play of a fitting card this turn, before or after this
// one.
func TokensPerPlay(n int, f Filter) Effect {
	return tokensPerPlay{Do(TokensPer(n, Plays(f)), ThisTurn(When{On: engine.OnPlay, Card: f, Later: true, Do: GainTokens(n)})), n, f}
}

type tokensPerPlay struct {
	Effect
	n      int
	filter Filter
}

func (e tokensPerPlay) words(v voice) []string {
	f := e.filter
	f.Other = true
	return []string{GainTokens(e.n).words(v)[0] + " for each " + f.noun(false) + " " + v.you() + " play or have played this turn"}
}

// DuringTurn is true while a player's turn is being played (C-073).
var DuringTurn = Cond{count{of: engine.InTurn}, 1, engine.Unlimited, func(voice) string { return "it is a player's turn" }}
