package engine

import "fmt"

// Every member of a closed set has a word for errors, the printed stack and bug
// reports. No two members of a set share one, because programs are distinguished
// by their printed instructions.

// name returns the word for a member of a closed set, or its number if it has none.
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
	OpHand: "hand out", OpReveal: "reveal", OpFlip: "flip", OpInstead: "instead", OpSwap: "swap",
	OpForEach: "for each", OpNobody: "nobody", OpSkip: "skip", OpWin: "win", OpSpace: "space", OpStrike: "strike", OpForget: "forget",
	OpAdd: "add", OpStarter: "starter", OpKeep: "keep", OpFirst: "first", OpNewHand: "new hand", OpBegin: "begin", OpAct: "act",
	OpSettle: "settle", OpAnnounce: "announce", OpToss: "toss", OpLaters: "laters", OpClear: "clear", OpLose: "lose",
	OpInactive: "inactive", OpFill: "fill", OpTurnUp: "turn up", OpPass: "pass", OpQueue: "queue", OpShuffle: "shuffle", OpRoll: "roll", OpAppear: "appear", OpName: "name",
	OpSteal: "steal", OpMerge: "merge", OpOver: "over", OpRestack: "restack", OpTeamwork: "teamwork", OpSeats: "seats",
}

// String returns the word for an instruction.
func (c OpCode) String() string { return name(opNames[:], int(c)) }

var verbNames = [NumVerbs]string{
	VerbNone: "nothing", VerbDestroy: "destroy", VerbDiscard: "discard", VerbGain: "gain", VerbPut: "put", VerbPass: "pass",
	VerbAside: "set aside", VerbPlay: "play", VerbBorrow: "borrow", VerbReplay: "play again", VerbHold: "remember", VerbWalk: "walk",
	VerbStep: "step", VerbGo: "go", VerbKeep: "keep", VerbDefeat: "defeat", VerbBuy: "buy", VerbStay: "stay", VerbRotate: "rotate",
}

// String returns the word for a verb.
func (v Verb) String() string { return name(verbNames[:], int(v)) }

var decisionNames = [NumDecisions]string{
	NoDecision: "nothing", DecideTurn: "act", DecidePick: "pick", DecideMay: "may", DecideChoose: "choose",
	DecideDefend: "defend", DecideOrder: "order", DecideHero: "hero", DecideSeat: "seat", DecideSpace: "space", DecidePile: "pile", DecideName: "name", DecideOther: "other",
}

// String returns the word for a question.
func (k DecisionKind) String() string { return name(decisionNames[:], int(k)) }

var optionNames = [NumOptions]string{
	OptEnd: "end", OptPlay: "play", OptBuy: "buy", OptUse: "use", OptStep: "step", OptAct: "do", OptCard: "card", OptDone: "done",
	OptYes: "yes", OptNo: "no", OptLabel: "label", OptDefend: "defend", OptReveal: "reveal", OptSuffer: "suffer",
	OptTrigger: "trigger", OptSeat: "seat", OptPile: "pile", OptSpace: "space", OptName: "name",
}

// String returns the word for an answer.
func (k OptionKind) String() string { return name(optionNames[:], int(k)) }

var eventNames = [NumEvents]string{
	TurnBegan: "turn began", CardPlayed: "played", CardBought: "bought", CardGained: "gained", CardMoved: "moved",
	CardShown: "shown", CardLookedAt: "looked at", HandShown: "hand shown", PowerChanged: "power", NumberChanged: "number",
	DeckShuffled: "shuffled", AttackMade: "attack", AttackAvoided: "avoided", AttackHit: "hit", TriggerFired: "fired",
	AbilityUsed: "used", ChoiceMade: "chose", SeatChosen: "chose seat", PileChosen: "chose pile", TextCopied: "copied",
	PieceWalked: "walked", VillainAppeared: "appeared", VillainFell: "fell", HeroTurned: "turned", TurnQueued: "queued",
	TurnEnded: "turn ended", GameEnded: "game ended", NothingFound: "nothing found", CardNamed: "named", TeamworkUsed: "teamwork", CardRotated: "rotated",
}

// String returns the word for an event.
func (k EventKind) String() string { return name(eventNames[:], int(k)) }

var procNames = [NumProcs]string{
	ProcCode: "text", ProcSettle: "triggers", ProcPlay: "play", ProcEach: "each seat", ProcAttack: "attack",
	ProcNobody: "nobody's turn", ProcGain: "gain",
}

// String returns the word for a procedure.
func (p Proc) String() string { return name(procNames[:], int(p)) }

var countNames = [NumCounts]string{
	One: "one", CardsIn: "cards", CardsPlayed: "cards played", CountPlays: "plays", NamesPlayed: "names played",
	NamesSeen: "names", Taken: "taken", ItFits: "it fits", FoesWith: "foes", NumberLeft: "number", HeldIn: "remembered there",
	CardsHeld: "remembered", ItsCost: "its cost", CanPay: "can pay", ItsPower: "its power", Victims: "victims",
	TargetIs: "target", CardsOn: "on it", PiecesTogether: "pieces together", Namesakes: "namesakes",
	NoneIn: "none", PiecesWithIt: "pieces with it", TurnNumber: "turn", PowerIn: "power printed",
	GoalsVisited: "goals visited", SeatsWith: "seats with", Fewest: "fewest",
	TypesIn: "types", TypesPlayed: "types played", CostIn: "cost of remembered", FoesWithout: "foes without",
	MaxHeld: "most", SlotsFree: "slots", HeldApart: "apart", HeldFor: "remembered for you", NonePlayed: "none played", Discarded: "discarded", RunMade: "run",
	CardsOfAll: "cards of all", CostsIn: "costs", DifferentIn: "different", ItsVP: "its VP", TypesTaken: "types taken", InTurn: "in a turn", ByPlayer: "by a player", Gained: "gained", Short: "short", YourTurn: "your turn", FoesUnkept: "foes without a kept card", PairIn: "pair", Lacking: "lacking", Avoided: "avoided", TeamworkOn: "teamwork on", SourceFits: "source fits", PlaysShort: "plays short", BestVP: "best VP",
}

// String returns the word for a kind of count.
func (c CountOf) String() string { return name(countNames[:], int(c)) }

var momentNames = [NumMoments]string{
	OnPlay: "play", OnDraw: "draw", OnGain: "gain", OnGainThis: "gain of this", BeforeDraw: "before a draw",
	BeforeGain: "before a gain", OnDefeat: "defeat", OnAvoid: "avoided Attack", OnDestroy: "destroy", OnTurn: "turn",
	OnNumber: "number", OnEmpty: "empty pile", OnEnter: "entering", OnHit: "hit", OnReach: "level",
	OnEnd: "end of a turn", OnWalk: "walk", OnLeave: "leaving a goal", OnHold: "holding", OnLay: "laying", OnDiscard: "discard",
	OnDestroyThis: "destruction of this", OnShed: "discard or pass", OnHitAny: "hit of any", OnRise: "rise", OnTeamwork: "teamwork", OnRotated: "rotation", OnUpright: "upright", OnUprightThis: "this upright", OnDrawn: "drawn", OnFoiled: "foiled", OnLeaveThis: "leaving of this", BeforeShuffle: "before a shuffle",
}

// String returns the word for a moment.
func (m Moment) String() string { return name(momentNames[:], int(m)) }

var hearingNames = [NumHearings]string{Waits: "waits", RulesFirst: "first", InOrder: "in order", Interrupts: "interrupts"}

// String returns the word for how a trigger is resolved.
func (h Hearing) String() string { return name(hearingNames[:], int(h)) }

var askedNames = [NumAsked]string{
	AskCost: "cost", AskPrice: "price", AskTypes: "types", AskHandSize: "hand size", AskLineUp: "Line-Up size",
	AskMayBuy: "may buy", AskMayPlay: "may play", AskMayDefend: "may defend", AskPiles: "piles", AskCarries: "carries",
	AskReach: "reach", AskRange: "range", AskWalks: "walks", AskHolds: "holds", AskAdds: "adds", AskRewards: "rewards",
	AskGoal: "goal", AskMayHelp: "may help", AskAbilities: "abilities", AskMayDestroy: "may destroy", AskAbility: "ability", AskTeamwork: "teamwork",
	AskControl: "control",
}

// String returns the word for a question of the rules.
func (q Asked) String() string { return name(askedNames[:], int(q)) }

var layerNames = [NumLayers]string{Sets: "sets", Adds: "adds", Forbids: "forbids"}

// String returns the word for a layer.
func (l Layer) String() string { return name(layerNames[:], int(l)) }

var untilNames = [NumUntil]string{
	EndOfTurn: "end of turn", NextTurn: "next turn", NextAct: "next act", NextDefeat: "next defeat", WhileThere: "while there", ForEver: "for ever", GoneOff: "gone off", TurnThere: "turn there",
}

// String returns the word for a duration.
func (u Until) String() string { return name(untilNames[:], int(u)) }

var whoNames = [NumWho]string{
	You: "you", User: "user", Foes: "foes", All: "all", Target: "target", Left: "left", Right: "right",
	Hits: "hit", Others: "others", Standees: "standees", Nearby: "nearby", NextHit: "next hit", Silents: "silent", Starts: "starter", Nobody: "nobody",
	Partner: "partner", Keeper: "keeper", Attacker: "attacker", Avoiders: "avoiders", Team: "team", Lender: "lender", Owner: "owner",
}

// String returns the word for a group of seats.
func (w Who) String() string { return name(whoNames[:], int(w)) }

var seenNames = [NumSeen]string{Unseen: "unseen", Looked: "looked at", Shown: "shown"}

// String returns the word for who sees a card.
func (s Seen) String() string { return name(seenNames[:], int(s)) }

// ownPlaceNames are the names of the engine's own places in errors.
var ownPlaceNames = [OwnPlaces]string{
	Destroyed: "Destroyed", SetAside: "SetAside", Rules: "Rules", Heroes: "Heroes", InPlay: "InPlay", Hand: "Hand", Deck: "Deck",
	Discard: "Discard",
}

var holderNames = [NumHolders]string{OfTable: "table", OfSeat: "seat", OfTurn: "turn", OfCard: "card"}

// String returns the word for a holder.
func (h Holder) String() string { return name(holderNames[:], int(h)) }

var sightNames = [NumSights]string{Closed: "closed", ToHolder: "to its holder", TopOpen: "top open", Open: "open"}

// String returns the word for who sees a place.
func (s Sight) String() string { return name(sightNames[:], int(s)) }

var owningNames = [NumOwnings]string{Clears: "clears", Keeps: "keeps", Makes: "makes"}

// String returns the word for what a place does to owners.
func (o Owning) String() string { return name(owningNames[:], int(o)) }

var aroundNames = [NumArounds]string{Standee: "standee", ItsSpace: "its space", TheSpace: "the space", ThisCard: "this card"}

// String returns the word for where steps are counted from.
func (a Around) String() string { return name(aroundNames[:], int(a)) }

var unlikeNames = [NumUnlikes]string{UnlikeNothing: "nothing", UnlikeCost: "cost", UnlikeName: "name", UnlikeTypes: "types"}

// String returns the word for what two cards may not share.
func (u Unlike) String() string { return name(unlikeNames[:], int(u)) }

var spanNames = [NumSpans]string{SpanAny: "any", SpanNear: "near", SpanToward: "toward", SpanIts: "its", SpanOwn: "own"}

// String returns the word for a choice of spaces.
func (s Span) String() string { return name(spanNames[:], int(s)) }
