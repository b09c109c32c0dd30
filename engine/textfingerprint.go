package engine

import "strconv"

// This file opens games saved by version 44ee958 and earlier. Those versions hashed a text with
// all tables as Go printed them with %+v, so a fingerprint depended on the names of Go fields
// and the words of the closed sets. This file writes the same text, name by name. The names and
// words below are part of the format of those saves and must not change. They no longer depend
// on the names of the Go fields.
//
// The text is made only if a save has a fingerprint that is not today's. A Library that uses a
// field from lateTag on, which the text does not have, matches no such save.

// textSeats is how many numbers of silent seats are in the text.
const textSeats = 11

// textFingerprint returns the Library's fingerprint made of text.
func (l *Library) textFingerprint() uint64 {
	t := &printText{}
	textList(t, l.Faces, textFace)
	t.put("|")
	textList(t, l.Names, textString)
	t.put("|")
	textList(t, l.Families, textString)
	t.put("|")
	textList(t, l.Code, textOp)
	t.put("|")
	textList(t, l.Filters, textFilter)
	t.put("|")
	textList(t, l.Counts, textCount)
	t.put("|")
	textList(t, l.Triggers, textTrigger)
	t.put("|")
	textList(t, l.Changes, textChange)
	t.put("|")
	textList(t, l.Attacks, textAttack)
	t.put("|")
	textList(t, l.Offers, textOffer)
	t.put("|")
	textList(t, l.Rows, textRow)
	t.put("|")
	textList(t, l.Numbers, textNumberLine)
	textNumber(t, "|", l.Setup)
	textNumber(t, "|", l.Turns)
	t.put("|")
	textList(t, l.Silent[:textSeats], textPlain)
	textNumber(t, "|", l.Struck)
	if l.Gained != 0 {
		textNumber(t, "|", l.Gained)
	}
	if e := &l.Entered; e.Then != 0 {
		textNumber(t, "|{From:", e.From)
		textNumber(t, " To:", e.To)
		textNumber(t, " Then:", e.Then)
		t.put("}")
	}
	return t.hash
}

// printText hashes a text while writing it.
type printText struct {
	codec
	digits [20]byte
}

// put writes a text.
func (t *printText) put(s string) {
	for _, b := range []byte(s) {
		t.mix(uint64(b))
	}
}

// flag writes a field that is true or false.
func (t *printText) flag(label string, b bool) {
	t.put(label)
	t.put(strconv.FormatBool(b))
}

// ifTrue writes a field that was added later than others. It was left out if it was false.
func (t *printText) ifTrue(label string, b bool) {
	if b {
		t.flag(label, b)
	}
}

// word writes a field that has a word for each value. A value without a word is newer than the
// text, so nothing written for it can match an old save.
func (t *printText) word(label string, words []string, n uint8) {
	t.put(label)
	if int(n) < len(words) {
		t.put(words[n])
	}
}

// textNumber writes a field that is a number.
func textNumber[T integer](t *printText, label string, n T) {
	t.put(label)
	digits := t.digits[:0]
	if n < 0 {
		digits = strconv.AppendInt(digits, int64(n), 10)
	} else {
		digits = strconv.AppendUint(digits, uint64(n), 10)
	}
	for _, b := range digits {
		t.mix(uint64(b))
	}
}

// textNotZero writes a number that was added later than others. It was left out if it was 0.
func textNotZero[T integer](t *printText, label string, n T) {
	if n != 0 {
		textNumber(t, label, n)
	}
}

// textList writes a list.
func textList[T any](t *printText, list []T, each func(*printText, *T)) {
	t.put("[")
	for i := range list {
		if i > 0 {
			t.put(" ")
		}
		each(t, &list[i])
	}
	t.put("]")
}

func textString(t *printText, s *string) { t.put(*s) }

func textPlain[T integer](t *printText, n *T) { textNumber(t, "", *n) }

func textFace(t *printText, f *Face) {
	t.put("{Name:")
	t.put(f.Name)
	t.put(" Set:")
	t.put(f.Set)
	textNumber(t, " ID:", f.ID)
	textNumber(t, " Families:", f.Families)
	textNumber(t, " Types:", f.Types)
	textNumber(t, " Traits:", f.Traits)
	textNumber(t, " Cost:", f.Cost)
	textNumber(t, " VP:", f.VP)
	textNumber(t, " Points:{Filter:", f.Points.Filter)
	textNumber(t, " Each:", f.Points.Each)
	textNumber(t, " Per:", f.Points.Per)
	textNumber(t, " Need:", f.Points.Need)
	t.flag(" Others:", f.Points.Others)
	t.ifTrue(" Names:", f.Points.Names)
	textNumber(t, "} Range:", f.Range)
	textNumber(t, " Goal:", f.Goal)
	textNumber(t, " Power:", f.Power)
	t.flag(" SuperVillain:", f.SuperVillain)
	t.flag(" SuperHero:", f.SuperHero)
	t.flag(" Piece:", f.Piece)
	t.flag(" Ongoing:", f.Ongoing)
	t.flag(" StartsFirst:", f.StartsFirst)
	textNotZero(t, " Signed:", f.Signed)
	textNumber(t, " Grave:", f.Grave)
	textNumber(t, " InDeck:", f.InDeck)
	textNumber(t, " Play:", f.Play)
	textNumber(t, " Arrival:", f.Arrival)
	textNumber(t, " Fallen:", f.Fallen)
	textNumber(t, " Attack:", f.Attack)
	t.put(" Defenses:")
	textList(t, f.Defenses, textDefense)
	t.put(" Triggers:")
	textList(t, f.Triggers, textPlain)
	t.put(" Uses:")
	textList(t, f.Uses, textUse)
	t.put(" Changes:")
	textList(t, f.Changes, textPlain)
	t.put("}")
}

func textDefense(t *printText, d *Defense) {
	textNumber(t, "{From:", d.From)
	t.word(" Pay:", verbText[:], uint8(d.Pay))
	textNumber(t, " Near:", d.Near)
	t.flag(" All:", d.All)
	textNumber(t, " Then:", d.Then)
	t.put("}")
}

func textUse(t *printText, u *Use) {
	textNumber(t, "{From:", u.From)
	textPrice(t, &u.Price)
	t.flag(" Once:", u.Once)
	textNumber(t, " Only:", u.Only)
	textNumber(t, " Least:", u.Min)
	textNumber(t, " Most:", u.Max)
	textNumber(t, " Do:", u.Do)
	t.put("}")
}

func textPrice(t *printText, p *Price) {
	textNumber(t, " Price:{Number:", p.Number)
	textNumber(t, " N:", p.N)
	t.flag(" Cost:", p.Cost)
	textNumber(t, " Also:", p.Also)
	textNumber(t, " AlsoN:", p.AlsoN)
	t.put("}")
}

func textOp(t *printText, op *Op) {
	t.word("{Code:", opText[:], uint8(op.Code))
	t.word(" Verb:", verbText[:], uint8(op.Verb))
	t.word(" Who:", whoText[:], uint8(op.Who))
	t.word(" Seen:", seenText[:], uint8(op.Seen))
	textNumber(t, " Min:", op.Min)
	textNumber(t, " Max:", op.Max)
	t.flag(" Pair:", op.Pair)
	t.flag(" Apart:", op.Apart)
	t.ifTrue(" Alike:", op.Alike)
	t.flag(" Held:", op.Held)
	t.flag(" Best:", op.Best)
	t.flag(" Tops:", op.Tops)
	textNumber(t, " Budget:", op.Budget)
	textNumber(t, " Enough:", op.Enough)
	textNumber(t, " Near:", op.Near)
	textNumber(t, " Beyond:", op.Beyond)
	t.word(" Around:", aroundText[:], uint8(op.Around))
	t.word(" Span:", spanText[:], uint8(op.Span))
	t.word(" Until:", untilText[:], uint8(op.Until))
	textNumber(t, " Number:", op.Number)
	textNumber(t, " Dest:{Place:", op.Dest.Place)
	t.word(" Of:", whoText[:], uint8(op.Dest.Of))
	t.flag(" Under:", op.Dest.Under)
	textNumber(t, " Depth:", op.Dest.Depth)
	t.flag(" Below:", op.Dest.Below)
	textNumber(t, "} From:", op.From)
	t.word(" Of:", whoText[:], uint8(op.Of))
	textNumber(t, " Filter:", op.Filter)
	textNumber(t, " Count:", op.Count)
	textNumber(t, " N:", op.N)
	textNumber(t, " To:", op.To)
	t.put("}")
}

func textFilter(t *printText, f *Filter) {
	textNumber(t, "{Types:", f.Types)
	textNumber(t, " Not:", f.Not)
	textNumber(t, " Traits:", f.Traits)
	textNumber(t, " Families:", f.Families)
	textNumber(t, " MinCost:", f.MinCost)
	textNumber(t, " MaxCost:", f.MaxCost)
	t.flag(" Free:", f.Free)
	t.flag(" Odd:", f.Odd)
	t.flag(" Even:", f.Even)
	t.flag(" Super:", f.Super)
	textNumber(t, " Name:", f.Name)
	textNumber(t, " OrName:", f.OrName)
	textNumber(t, " NotName:", f.NotName)
	t.flag(" NotThis:", f.NotThis)
	t.flag(" Played:", f.Played)
	t.flag(" Obtained:", f.Obtained)
	t.flag(" Held:", f.Held)
	t.flag(" FaceUp:", f.FaceUp)
	t.flag(" New:", f.New)
	t.flag(" Mine:", f.Mine)
	t.flag(" Roams:", f.Roams)
	t.flag(" AtGoal:", f.AtGoal)
	t.flag(" Menaces:", f.Menaces)
	textNotZero(t, " Bears:", f.Bears)
	t.ifTrue(" OfHero:", f.OfHero)
	t.put("}")
}

func textCount(t *printText, c *Count) {
	t.word("{Of:", countText[:], uint8(c.Of))
	textNumber(t, " From:", c.From)
	textNumber(t, " Filter:", c.Filter)
	textNumber(t, " Number:", c.Number)
	textNumber(t, " Near:", c.Near)
	textNumber(t, " Beyond:", c.Beyond)
	t.word(" Around:", aroundText[:], uint8(c.Around))
	textNumber(t, " Less:", c.Less)
	textNumber(t, " Per:", c.Per)
	textNumber(t, " Most:", c.Max)
	textNotZero(t, " And:", c.And)
	t.put("}")
}

func textTrigger(t *printText, r *Trigger) {
	t.word("{On:", momentText[:], uint8(r.On))
	t.word(" How:", hearingText[:], uint8(r.How))
	textNumber(t, " From:", r.From)
	t.word(" Whose:", whoText[:], uint8(r.Whose))
	t.word(" InTurn:", whoText[:], uint8(r.InTurn))
	textNumber(t, " Filter:", r.Filter)
	textNumber(t, " At:", r.At)
	t.flag(" First:", r.First)
	t.flag(" NewName:", r.NewName)
	t.ifTrue(" NewType:", r.NewType)
	t.flag(" Paid:", r.Paid)
	t.flag(" Once:", r.Once)
	textNotZero(t, " Laid:", r.Laid)
	textNumber(t, " When:", r.When)
	textNumber(t, " Least:", r.Min)
	textNumber(t, " Prog:", r.Prog)
	t.flag(" Quiet:", r.Quiet)
	t.flag(" AboutIt:", r.AboutIt)
	t.put("}")
}

func textChange(t *printText, c *Change) {
	t.word("{Asked:", askedText[:], uint8(c.Asked))
	t.word(" Layer:", layerText[:], uint8(c.Layer))
	textNumber(t, " From:", c.From)
	t.word(" Whose:", whoText[:], uint8(c.Whose))
	textNumber(t, " It:", c.It)
	textNumber(t, " In:", c.In)
	textNumber(t, " Near:", c.Near)
	textNumber(t, " By:", c.By)
	textNumber(t, " N:", c.N)
	textNumber(t, " OnlyIf:", c.OnlyIf)
	t.put("}")
}

func textAttack(t *printText, a *Attack) {
	t.word("{On:", whoText[:], uint8(a.On))
	textNumber(t, " Escape:", a.Escape)
	t.flag(" Sure:", a.Sure)
	t.flag(" First:", a.First)
	t.flag(" Apart:", a.Apart)
	t.ifTrue(" Relentless:", a.Relentless)
	t.ifTrue(" Alone:", a.Alone)
	textNumber(t, " Hit:", a.Hit)
	textNumber(t, " After:", a.After)
	t.put("}")
}

func textOffer(t *printText, o *Offer) {
	t.word("{Kind:", optionText[:], uint8(o.Kind))
	t.word(" By:", whoText[:], uint8(o.By))
	textNumber(t, " From:", o.From)
	t.ifTrue(" Foes:", o.Foes)
	t.flag(" Top:", o.Top)
	textNumber(t, " Near:", o.Near)
	t.flag(" Reach:", o.Reach)
	textNumber(t, " Filter:", o.Filter)
	t.flag(" Once:", o.Once)
	textNumber(t, " Only:", o.Only)
	textNumber(t, " Least:", o.Min)
	textNumber(t, " Most:", o.Max)
	textPrice(t, &o.Price)
	t.ifTrue(" Later:", o.Later)
	t.flag(" Defeat:", o.Defeat)
	t.flag(" Leaves:", o.Leaves)
	textNumber(t, " Then:", o.Then)
	textNumber(t, " Label:", o.Label)
	t.put("}")
}

func textRow(t *printText, r *Row) {
	textNumber(t, "{Place:", r.Place)
	t.word(" Per:", holderText[:], uint8(r.Per))
	textNumber(t, " Count:", r.Count)
	t.word(" Sight:", sightText[:], uint8(r.Sight))
	t.word(" Owning:", owningText[:], uint8(r.Owning))
	t.flag(" Slots:", r.Slots)
	t.flag(" Ring:", r.Ring)
	t.flag(" Pieces:", r.Pieces)
	t.flag(" Asked:", r.Asked)
	textNumber(t, " As:", r.As)
	textNumber(t, " Stride:", r.Stride)
	textNumber(t, " Level:", r.Level)
	t.put("}")
}

func textNumberLine(t *printText, n *Number) {
	t.put("{Name:")
	t.put(n.Name)
	t.word(" Of:", holderText[:], uint8(n.Of))
	textNumber(t, " Least:", n.Min)
	textNumber(t, " Most:", n.Max)
	textNumber(t, " Stays:", n.Stays)
	t.ifTrue(" Visits:", n.Visits)
	t.ifTrue(" Team:", n.Team)
	t.ifTrue(" Shields:", n.Shields)
	t.ifTrue(" Spares:", n.Spares)
	t.ifTrue(" Gone:", n.Gone)
	t.ifTrue(" Untold:", n.Untold)
	t.ifTrue(" Goal:", n.Goal)
	t.put("}")
}

// The words of the closed sets, as they were in the text.
var (
	opText = [...]string{
		OpEnd: "end", OpNumber: "number", OpDouble: "double", OpDraw: "draw", OpPick: "pick", OpAll: "all", OpRandom: "random",
		OpTake: "take", OpTop: "top", OpIt: "it", OpThis: "this", OpPlayed: "played", OpMay: "may", OpChoose: "choose",
		OpLabel: "label", OpIf: "if", OpJump: "jump", OpEach: "each", OpAttack: "attack", OpTarget: "target", OpBest: "best",
		OpLater: "later", OpWatch: "watch", OpChange: "change", OpSpend: "spend", OpCopy: "copy", OpShow: "show", OpDeal: "deal",
		OpHand: "hand out", OpReveal: "reveal", OpFlip: "flip", OpInstead: "instead", OpSwap: "swap",
		OpForEach: "for each", OpNobody: "nobody", OpSkip: "skip", OpWin: "win", OpSpace: "space", OpStrike: "strike", OpForget: "forget",
		OpAdd: "add", OpStarter: "starter", OpKeep: "keep", OpFirst: "first", OpNewHand: "new hand", OpBegin: "begin", OpAct: "act",
		OpSettle: "settle", OpAnnounce: "announce", OpToss: "toss", OpLaters: "laters", OpClear: "clear", OpLose: "lose",
		OpInactive: "inactive", OpFill: "fill", OpTurnUp: "turn up", OpPass: "pass", OpQueue: "queue", OpShuffle: "shuffle", OpRoll: "roll",
		OpAppear: "appear",
	}
	verbText = [...]string{
		VerbNone: "nothing", VerbDestroy: "destroy", VerbDiscard: "discard", VerbGain: "gain", VerbPut: "put", VerbPass: "pass",
		VerbAside: "set aside", VerbPlay: "play", VerbBorrow: "borrow", VerbReplay: "play again", VerbHold: "remember", VerbWalk: "walk",
		VerbStep: "step", VerbGo: "go", VerbKeep: "keep", VerbDefeat: "defeat", VerbBuy: "buy",
	}
	optionText = [...]string{
		OptEnd: "end", OptPlay: "play", OptBuy: "buy", OptUse: "use", OptStep: "step", OptAct: "do", OptCard: "card", OptDone: "done",
		OptYes: "yes", OptNo: "no", OptLabel: "label", OptDefend: "defend", OptReveal: "reveal", OptSuffer: "suffer",
		OptTrigger: "trigger", OptSeat: "seat", OptPile: "pile", OptSpace: "space",
	}
	countText = [...]string{
		One: "one", CardsIn: "cards", CardsPlayed: "cards played", CountPlays: "plays", NamesPlayed: "names played",
		NamesSeen: "names", Taken: "taken", ItFits: "it fits", FoesWith: "foes", NumberLeft: "number", HeldIn: "remembered there",
		CardsHeld: "remembered", ItsCost: "its cost", CanPay: "can pay", ItsPower: "its power", Victims: "victims",
		TargetIs: "target", CardsOn: "on it", PiecesTogether: "pieces together", Namesakes: "namesakes",
		NoneIn: "none", PiecesWithIt: "pieces with it", TurnNumber: "turn", PowerIn: "power printed",
		GoalsVisited: "goals visited", SeatsWith: "seats with", Fewest: "fewest",
		TypesIn: "types", TypesPlayed: "types played", CostIn: "cost of remembered", FoesWithout: "foes without",
		MaxHeld: "most", SlotsFree: "slots", HeldApart: "apart",
	}
	momentText = [...]string{
		OnPlay: "play", OnDraw: "draw", OnGain: "gain", OnGainThis: "gain of this", BeforeDraw: "before a draw",
		BeforeGain: "before a gain", OnDefeat: "defeat", OnAvoid: "avoided Attack", OnDestroy: "destroy", OnTurn: "turn",
		OnNumber: "number", OnEmpty: "empty pile", OnEnter: "entering", OnHit: "hit", OnReach: "level",
		OnEnd: "end of a turn", OnWalk: "walk", OnLeave: "leaving a goal", OnHold: "holding", OnLay: "laying",
	}
	hearingText = [...]string{Waits: "waits", RulesFirst: "first", InOrder: "in order", Interrupts: "interrupts"}
	askedText   = [...]string{
		AskCost: "cost", AskPrice: "price", AskTypes: "types", AskHandSize: "hand size", AskLineUp: "Line-Up size",
		AskMayBuy: "may buy", AskMayPlay: "may play", AskMayDefend: "may defend", AskPiles: "piles", AskCarries: "carries",
		AskReach: "reach", AskRange: "range", AskWalks: "walks", AskHolds: "holds", AskAdds: "adds", AskRewards: "rewards",
		AskGoal: "goal", AskMayHelp: "may help",
	}
	layerText = [...]string{Sets: "sets", Adds: "adds", Forbids: "forbids"}
	untilText = [...]string{
		EndOfTurn: "end of turn", NextTurn: "next turn", NextAct: "next act", NextDefeat: "next defeat", WhileThere: "while there", ForEver: "for ever",
	}
	whoText = [...]string{
		You: "you", User: "user", Foes: "foes", All: "all", Target: "target", Left: "left", Right: "right",
		Hits: "hit", Others: "others", Standees: "standees", Nearby: "nearby", NextHit: "next hit", Silents: "silent", Starts: "starter", Nobody: "nobody",
		Partner: "partner", Keeper: "keeper",
	}
	seenText   = [...]string{Unseen: "unseen", Looked: "looked at", Shown: "shown"}
	holderText = [...]string{OfTable: "table", OfSeat: "seat", OfTurn: "turn", OfCard: "card"}
	sightText  = [...]string{Closed: "closed", ToHolder: "to its holder", TopOpen: "top open", Open: "open"}
	owningText = [...]string{Clears: "clears", Keeps: "keeps", Makes: "makes"}
	aroundText = [...]string{Standee: "standee", ItsSpace: "its space", TheSpace: "the space", ThisCard: "this card"}
	spanText   = [...]string{SpanAny: "any", SpanNear: "near", SpanToward: "toward", SpanIts: "its", SpanOwn: "own"}
)
