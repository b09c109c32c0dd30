package engine

import "fmt"

// name is the word for a member of a closed set, or its number where there is
// none.
func name(words []string, n int) string {
	if n < 0 || n >= len(words) || words[n] == "" {
		return fmt.Sprintf("number %d", n)
	}
	return words[n]
}

var opNames = [NumOps]string{
	OpEnd: "end", OpNumber: "number", OpDouble: "double", OpDraw: "draw", OpPick: "pick", OpAll: "all", OpRandom: "random",
	OpTake: "take", OpTop: "top", OpIt: "it", OpThis: "this", OpPlayed: "played", OpMay: "may", OpChoose: "choose",
	OpLabel: "label", OpIf: "if", OpJump: "jump", OpEach: "each", OpAttack: "attack", OpTarget: "target", OpBest: "best",
	OpLater: "later", OpWatch: "watch", OpChange: "change", OpSpend: "spend", OpCopy: "copy", OpShow: "show", OpDeal: "deal",
	OpHand: "hand out", OpReveal: "reveal", OpFlip: "flip", OpInstead: "instead",
	OpForEach: "for each", OpNobody: "nobody", OpSkip: "skip", OpWin: "win", OpKeep: "keep", OpFirst: "first", OpNewHand: "new hand", OpBegin: "begin", OpAct: "act",
	OpSettle: "settle", OpAnnounce: "announce", OpToss: "toss", OpLaters: "laters", OpClear: "clear", OpLose: "lose",
	OpInactive: "inactive", OpFill: "fill", OpTurnUp: "turn up", OpPass: "pass", OpQueue: "queue",
}

// String is the word for an instruction.
func (c OpCode) String() string { return name(opNames[:], int(c)) }

var verbNames = [NumVerbs]string{
	VerbNone: "nothing", VerbDestroy: "destroy", VerbDiscard: "discard", VerbGain: "gain", VerbPut: "put", VerbPass: "pass",
	VerbAside: "set aside", VerbPlay: "play", VerbBorrow: "borrow", VerbReplay: "play again", VerbHold: "remember",
}

// String is the word for a verb.
func (v Verb) String() string { return name(verbNames[:], int(v)) }

var decisionNames = [NumDecisions]string{
	NoDecision: "nothing", DecideTurn: "act", DecidePick: "pick", DecideMay: "may", DecideChoose: "choose",
	DecideDefend: "defend", DecideOrder: "order", DecideHero: "hero", DecideSeat: "seat", DecidePile: "pile", DecideOther: "other",
}

// String is the word for a question.
func (k DecisionKind) String() string { return name(decisionNames[:], int(k)) }

var optionNames = [NumOptions]string{
	OptEnd: "end", OptPlay: "play", OptBuy: "buy", OptUse: "use", OptStep: "step", OptAct: "do", OptCard: "card", OptDone: "done",
	OptYes: "yes", OptNo: "no", OptLabel: "label", OptDefend: "defend", OptReveal: "reveal", OptSuffer: "suffer",
	OptTrigger: "trigger", OptSeat: "seat", OptPile: "pile",
}

// String is the word for an answer.
func (k OptionKind) String() string { return name(optionNames[:], int(k)) }

var eventNames = [NumEvents]string{
	TurnBegan: "turn began", CardPlayed: "played", CardBought: "bought", CardGained: "gained", CardMoved: "moved",
	CardShown: "shown", CardLookedAt: "looked at", HandShown: "hand shown", PowerChanged: "power", NumberChanged: "number",
	DeckShuffled: "shuffled", AttackMade: "attack", AttackAvoided: "avoided", AttackHit: "hit", TriggerFired: "fired",
	AbilityUsed: "used", ChoiceMade: "chose", SeatChosen: "chose seat", PileChosen: "chose pile", TextCopied: "copied",
	PieceWalked: "walked", VillainAppeared: "appeared", VillainFell: "fell", HeroTurned: "turned", TurnQueued: "queued",
	TurnEnded: "turn ended", GameEnded: "game ended",
}

// String is the word for an event.
func (k EventKind) String() string { return name(eventNames[:], int(k)) }
