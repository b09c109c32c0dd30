package card

import (
	"fmt"
	"slices"

	"lineup/engine"
)

// scriptOp is one instruction of a script, with its words.
type scriptOp struct {
	op   engine.Op
	text string
}

func (e scriptOp) compile(p *program) { p.emit(e.op) }

func (e scriptOp) words(voice) []string {
	if e.text == "" {
		return nil
	}
	return []string{e.text}
}

func (scriptOp) check(*checker) {}

// KeepHeroes lets each player keep n of their dealt heroes. The others go to a place (C-012).
func KeepHeroes(n int, to engine.Place) Effect {
	return scriptOp{engine.Op{Code: engine.OpKeep, N: int16(n), Dest: engine.Dest{Place: to, Under: true}},
		"each player keeps " + number(n, Filter{Name: "Super Hero"})}
}

// DraftHeroes lets the players choose n heroes each, in rising order of a number. Each player
// passes the rest to the next, and the last rest goes to a place (V-008.3).
func DraftHeroes(n int, by Counter, to engine.Place) Effect {
	return scriptOp{engine.Op{Code: engine.OpKeep, N: int16(n), Number: by.ID, Dest: engine.Dest{Place: to, Under: true}},
		"each player keeps " + number(n, Filter{Name: "Super Hero"}) + " from those dealt or passed to them"}
}

// FindFirst finds the first player (C-019).
func FindFirst() Effect {
	return scriptOp{engine.Op{Code: engine.OpFirst}, "a player whose Super Hero goes first takes the first turn; otherwise, choose the first player at random"}
}

// NewHand draws a new hand (C-020).
func NewHand() Effect { return newHand{} }

type newHand struct{}

func (newHand) compile(p *program)     { p.emit(engine.Op{Code: engine.OpNewHand}) }
func (newHand) words(v voice) []string { return []string{v.verb("draw") + " a new hand"} }
func (newHand) check(*checker)         {}

// BeginTurn begins the active player's turn.
func BeginTurn() Effect { return scriptOp{op: engine.Op{Code: engine.OpBegin}} }

// Settle resolves the waiting effects (C-050).
func Settle() Effect { return scriptOp{op: engine.Op{Code: engine.OpSettle}} }

// AnnounceEnd announces the end of the turn and ends the effects that last for the turn (T1).
func AnnounceEnd() Effect {
	return scriptOp{engine.Op{Code: engine.OpAnnounce}, "announce the end of your turn: \"this turn\" effects end"}
}

// DiscardHand puts the hand into the discard pile, which triggers nothing (T2).
func DiscardHand() Effect {
	return scriptOp{engine.Op{Code: engine.OpToss}, "put your hand into your discard pile"}
}

// EndOfTurnEffects resolves "at the end of your turn" effects (T3).
func EndOfTurnEffects() Effect {
	return scriptOp{engine.Op{Code: engine.OpLaters}, "resolve end-of-turn effects"}
}

// ClearPlay removes the turn's cards from play (T4).
func ClearPlay() Effect {
	return scriptOp{engine.Op{Code: engine.OpClear}, "put the cards you played into your discard pile, except Ongoing cards; borrowed cards return"}
}

// LosePower removes the turn's unspent Power (T5).
func LosePower() Effect {
	return scriptOp{engine.Op{Code: engine.OpLose}, "lose unspent Power"}
}

// EndActive makes the seat no longer the active player (T7).
func EndActive() Effect { return scriptOp{op: engine.Op{Code: engine.OpInactive}} }

// Fill fills a place from a deck to the Line-Up size. If it cannot, the game is over for a reason
// (C-122, C-127).
func Fill(place, deck engine.Place, why engine.Reason) Effect {
	return scriptOp{engine.Op{Code: engine.OpFill, Dest: engine.Dest{Place: place, Under: true}, From: engine.Set(deck), N: int16(why)},
		fmt.Sprintf("refill %s from %s; if it can't be refilled, the game ends", placeNames[place], placeNames[deck])}
}

// TurnUp reveals the next card of a stack after a defeat and resolves its First Appearance. If the
// stack is empty, the game is over for a reason (C-071, C-127).
func TurnUp(stack engine.Place, why engine.Reason) Effect {
	return scriptOp{engine.Op{Code: engine.OpTurnUp, From: engine.Set(stack), N: int16(why)},
		fmt.Sprintf("if a Super-Villain was defeated, reveal the next one on %s and resolve its First Appearance; if none are left, the game ends", placeNames[stack])}
}

// TurnUpEach reveals the top card of each player's stack (M-070).
func TurnUpEach(stack engine.Place) Effect {
	return scriptOp{engine.Op{Code: engine.OpTurnUp, From: engine.Set(stack)}, "reveal the top card of each " + placeNames[stack]}
}

// Pass passes the turn to the next player.
func Pass() Effect {
	return scriptOp{engine.Op{Code: engine.OpPass}, "the player to the left takes the next turn"}
}

// AnotherTurn gives the seat another turn after this one (M-112).
func AnotherTurn() Effect { return anotherTurn{} }

type anotherTurn struct{}

func (anotherTurn) compile(p *program) { p.emit(engine.Op{Code: engine.OpQueue}) }
func (anotherTurn) words(v voice) []string {
	return []string{v.verb("take") + " another turn after this one"}
}
func (anotherTurn) check(*checker) {}

// Offer is one type of act in the open part of a turn.
type Offer struct {
	Kind   engine.OptionKind
	By     engine.Who    // engine.You: the active player; Others: the others, helping it
	From   engine.Places // the card's place
	Top    bool          // only the top card of each pile
	Near   int           // fewer than this many steps from the player's standee; 0 is anywhere
	Reach  bool          // the card's Range must reach the active player's standee
	Card   Filter        // the card must fit
	Foes   bool          // a foe has it
	Later  bool          // its effect takes the price, if it gets there
	Once   bool          // buying: one of each per turn (R-BUY-04)
	Only   *Cond         // offered only while this holds
	Price  Price
	Defeat bool   // buying a Super-Villain is a defeat (C-034)
	Leaves bool   // OptAct: it ends this open part
	Label  string // OptAct: the act's name
	Does   Effect // its effect: for OptAct, or in place of gaining or playing the card
	Words  string // the act in words, for the rules
	Did    string // OptAct: the act in the log, after the player's name
}

// Act makes the open part of a turn. The player takes the table's offers any number of times, until
// they end the turn (C-021).
func Act() Effect { return act{} }

// ActOf makes an open part with its own offers, within a text. It lasts until the player takes an
// offer that leaves it (M-062).
func ActOf(offers ...Offer) Effect { return act{offers} }

type act struct{ offers []Offer }

func (e act) compile(p *program) {
	b := p.book
	offers := e.offers
	if offers == nil {
		offers = b.table.Acts
	}
	compiled := make([]engine.Offer, len(offers))
	for i, o := range offers {
		compiled[i] = b.offer(p, o)
	}
	first := len(b.lib.Offers)
	b.lib.Offers = append(b.lib.Offers, compiled...)
	again := p.emit(engine.Op{Code: engine.OpAct, Filter: engine.FilterID(first), N: int16(len(offers))})
	p.emit(engine.Op{Code: engine.OpSettle})
	p.emit(engine.Op{Code: engine.OpJump, To: engine.ProgID(again)})
	p.land(again)
}

// offer compiles an offer, with its effect as a separate program.
func (b *Book) offer(p *program, o Offer) engine.Offer {
	g := engine.Offer{Kind: o.Kind, By: o.By, From: o.From, Foes: o.Foes, Later: o.Later, Top: o.Top, Near: uint8(o.Near), Reach: o.Reach, Filter: p.filter(o.Card), Once: o.Once,
		Price: b.price(o.Price), Defeat: o.Defeat, Leaves: o.Leaves, Max: engine.Unlimited}
	if o.Only != nil {
		g.Only, g.Min, g.Max = p.count(o.Only.count), uint8(o.Only.min), uint8(o.Only.max)
	}
	if o.Label != "" {
		g.Label = b.label(o.Label)
		b.acts[g.Label] = o
	}
	if o.Does != nil {
		g.Then = p.body(o.Does)
		v, ok := o.Does.(verb)
		b.defeats[g.Then] = ok && v.do == engine.VerbDefeat
	}
	return g
}

func (e act) words(voice) []string {
	if e.offers == nil {
		return []string{"in any order, any number of times: take an action"}
	}
	var out []string
	for _, o := range e.offers {
		out = append(out, o.words())
	}
	return []string{"you may now only " + orList(out)}
}

func (e act) check(c *checker) {
	for _, o := range e.offers {
		o.check(c)
	}
	if e.offers != nil && !slices.ContainsFunc(e.offers, func(o Offer) bool { return o.Leaves }) {
		c.fault("an open part that cannot be left")
	}
}

// words returns the words for an offer.
func (o Offer) words() string {
	if o.Only != nil && o.Only.text(second) != "" {
		return o.Words + " if " + o.Only.text(second)
	}
	return o.Words
}

func (o Offer) check(c *checker) {
	c.oneOf("who can take an offer", o.By, engine.You, engine.Others)
	if o.Words == "" {
		c.fault("an offer without words")
	}
	if o.Kind == engine.OptAct && (o.Does == nil && !o.Leaves || o.Label == "") {
		c.fault("an act of its own that does nothing, or has no name")
	}
	o.Card.check(c)
	o.Price.check(c)
	if o.Only != nil {
		o.Only.check(c)
	}
	if o.Does != nil {
		o.Does.check(c)
	}
}

// PlayFromHand offers the play of a card from hand (C-022).
func PlayFromHand() Offer {
	return Offer{Kind: engine.OptPlay, From: engine.Set(Hand), Words: "play a card from your hand"}
}

// Buy offers the purchase of any card of a place at its cost (C-030).
func Buy(p engine.Place) Offer {
	words := "buy a card from " + placeNames[p]
	if yours.Has(p) {
		words = "buy your " + placeNames[p]
	}
	return Offer{Kind: engine.OptBuy, From: engine.Set(p), Price: Price{Of: PowerLeft, Cost: true}, Words: words}
}

// BuyTop offers the purchase of the top card of a stack.
func BuyTop(p engine.Place) Offer {
	o := Buy(p)
	o.Top = true
	return o
}

// DefeatTop offers the defeat of the face-up Super-Villain of a stack (C-034).
func DefeatTop(p engine.Place) Offer {
	o := BuyTop(p)
	o.Defeat, o.Words = true, "defeat the face-up card on "+placeNames[p]
	return o
}

// UseAbilities offers abilities that a player uses by announcing them.
func UseAbilities() Offer {
	return Offer{Kind: engine.OptUse, From: engine.Set(engine.Heroes, InPlay, engine.Rules), Words: "use an ability"}
}

// Help lets other players play their Assist cards for the active player if their Range reaches that
// player's standee (R-AST-01).
func Help() Offer {
	return Offer{Kind: engine.OptPlay, By: engine.Others, From: engine.Set(Hand), Reach: true, Card: With(engine.HasAssist),
		Words: "let other players play Assist cards"}
}

// Walk offers steps along the ring, each for an amount of a number (R-MOV-01).
func Walk(of Counter, each int) Offer {
	return Offer{Kind: engine.OptStep, Price: Price{Of: of, N: each}, Words: "move your Character"}
}

// LeaveTheGame is the name of the act by which a player leaves a game for good.
const LeaveTheGame = "leave the game"

// EndTurn offers the end of the turn.
func EndTurn() Offer { return Offer{Kind: engine.OptEnd, Words: "end your turn"} }

// NothingBought is true before the first purchase of the turn (C-038).
var NothingBought = Cond{count{of: engine.NumberLeft, counter: Counter{ID: engine.Bought}}, 0, 0, func(voice) string {
	return "you have not bought anything this turn"
}}
