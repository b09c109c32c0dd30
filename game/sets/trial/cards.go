package trial

import (
	"lineup/engine"
	. "lineup/game/card"
)

var ring = Family("Power Ring")

// stacks are the cards that every game needs besides its main deck.
var stacks = []Card{
	{Name: "Punch", Kind: Starter, Copies: 42, Play: Power(1), Art: sheet(0)},
	{Name: "Vulnerability", Kind: Starter, Copies: 18, Art: sheet(1)},
	{Name: "Kick", Kind: Kick, Copies: 16, Cost: 3, VP: VP(1), Play: Power(2), Art: sheet(2)},
	{Name: "Weakness", Kind: Weakness, Copies: 20, VP: VP(-1), Art: sheet(3)},
	{Name: "Standee", Kind: Piece, Copies: 1, Art: sheet(4)},
}

var heroes = []Card{
	// It fits names by the words in them, counts cards in the discard pile together with cards
	// played before or after it, and ends the game.
	{Name: "Kyle Rayner", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(3), PowerPerName(2, ring, DiscardPile), AsSoonAs(OnceNamed(3, ring), Win())),
		Art:  sheet(5)},
	// It becomes a copy, but only in its text box.
	{Name: "Plastic Man", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1),
		Play: ChoosePlayed(Type(Equipment), []engine.Place{DiscardPile}, CopyText()),
		Art:  sheet(6)},
	// It defends others, and affects the player it protects.
	{Name: "Blue Beetle", Kind: Hero, Copies: 2, Cost: 5, VP: VP(1), Play: Power(3),
		Defenses: []Defense{{Others: true, Protects: 2, Then: Targeted(Power(1))}},
		Art:      sheet(7)},
	// It moves, and takes Villains along until its player does anything else.
	{Name: "Superman", Kind: Hero, Copies: 1, Cost: 7, VP: VP(2),
		Play: Do(Power(3), Number(Move, 3), ForNow(engine.NextAct, Change{Asks: engine.AskCarries, Layer: engine.Sets, N: 1,
			Words: "Villains in your space move with you"})),
		Art: sheet(8)},
	// It can be played on another player's turn, for that player.
	{Name: "Green Arrow", Kind: Hero, Copies: 3, Cost: 4, VP: VP(1), Play: Power(2), Assist: true, Range: 1,
		Art: sheet(9)},
	// It lets its player choose a space.
	{Name: "Wayfarer", Kind: Hero, Copies: 2, Cost: 2, Play: Do(Power(1), MayMove(1)), Art: sheet(10)},
	{Name: "Sprinter", Kind: Hero, Copies: 4, Cost: 1, Play: Do(Number(Move, 2), Draw(1)),
		Art: sheet(11)},
	// It looks at the other Characters in its player's space.
	{Name: "Rally", Kind: Hero, Copies: 2, Cost: 2, VP: VP(1), Play: PowerPer(2, InYourSpace),
		Art: sheet(12)},
	// Cards that others play to help were not played by its player.
	{Name: "Vanguard", Kind: Hero, Copies: 2, Cost: 2, VP: VP(1), Play: Do(Power(1), If(NothingPlayed, Power(2))),
		Art: sheet(13)},
	// It has more types while a player owns it, and its VP are less for some cards.
	{Name: "Chameleon", Kind: Hero, Copies: 1, Cost: 3, VP: VPLess(5, 1, Type(Starter)), Owned: engine.Villain | engine.Equipment, Play: Power(2),
		Art: sheet(71)},
	// It has the texts of cards on its player's Super Hero.
	{Name: "Mosaic", Kind: Hero, Copies: 2, Cost: 3, VP: VP(1), Play: Do(Look(Unseen, Deck, OntoHero(It)), TextsAtop()),
		Art: sheet(72)},
	// It steals VP tokens, from a player or from an attacker.
	{Name: "Pickpocket", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), ChooseTarget(), AttackTarget(GiveTokens(2))),
		Defenses: Avoids(StealFromAttacker(2)),
		Art:      sheet(73)},
	// The VP of a card during the game.
	{Name: "Appraiser", Kind: Hero, Copies: 1, Cost: 2, Play: Do(Destroy(UpTo(1, AnyCard, Hand)), Says("gain VP tokens equal to its VP, or lose them for negative VP", If(Did, TokensPer(1, ItsWorth)))),
		Art: sheet(74)},
	// A card put into the Line-Up. The Line-Up is asked for there too.
	{Name: "Newcomer", Kind: Hero, Copies: 2, Cost: 2, Play: Do(Power(1), RevealTop(MainDeck, ToLineUp(It))),
		Art: sheet(14)},
}

var others = []Card{
	// The total cost limits the cards it may take.
	{Name: "Larfleeze", Kind: Villain, Copies: 2, Cost: 7, VP: VPPerEvery(1, 7, AnyCard),
		Play: Do(GainToHand(AnyNumber(AnyCard, LineUp).Together(5)), If(DidNot, Power(3))),
		Art:  sheet(15)},
	// It bars cards in other players' hands.
	{Name: "Poison Ivy", Kind: Villain, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), ForNow(engine.NextTurn, Change{Asks: engine.AskMayPlay, Layer: engine.Forbids, Whose: engine.Foes,
			Of: Type(Hero), In: engine.Set(Hand), Words: "no other player can play a Hero from hand"})),
		Art: sheet(16)},
	{Name: "Bane", Kind: Villain, Copies: 6, Cost: 4, VP: VP(1), Goal: 3,
		Play: Do(Power(2), Attack(Discard(One(AnyCard, Hand)))),
		Art:  sheet(17)},
	// An Attack on no player's turn, during its player's turn.
	{Name: "Breakout", Kind: Villain, Copies: 2, Cost: 4, VP: VP(1), Play: Do(Power(2), InNobodysTurn(AttackAll(Gain(Top(1, Weaknesses))))),
		Art: sheet(18)},
	// It gives the Power that another play really gave.
	{Name: "Indigo Tribe Power Ring", Kind: Equipment, Copies: 2, Cost: 5, VP: VPPerOwned(1, ring),
		Play: ChoosePlayed(AnyCard, nil, SamePower()),
		Art:  sheet(19)},
	{Name: "Sapphire Power Ring", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1), Play: Power(1),
		Art: sheet(20)},
	{Name: "Amber Power Ring", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1), Play: Power(2),
		Art: sheet(21)},
	// It reaches into nearby streets.
	{Name: "Grappling Line", Kind: Equipment, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), GainToHand(UpTo(1, Type(Villain), Streets).Within(1))),
		Art:  sheet(22)},
	// It moves Villains around the ring, each to its Destination.
	{Name: "Siren", Kind: Equipment, Copies: 2, Cost: 2, Play: Do(Power(1), WalkOn(Every(Type(Villain), Streets))),
		Art: sheet(23)},
	// Two spaces swap places, with all cards and Characters there.
	{Name: "Party Trick", Kind: Equipment, Copies: 2, Cost: 2,
		Play: Do(Power(1), ChooseCard(Exactly(2, AnyCard, Streets)), SwapSpaces(Streets, Spaces)),
		Art:  sheet(24)},
	// It puts a number on a card until the card leaves.
	{Name: "Freeze Ray", Kind: Equipment, Copies: 2, Cost: 2, Play: Do(Power(1), ChooseCard(One(AnyCard, LineUp)), Lay(Frost, 1)),
		Art: sheet(25)},
	// It bars purchases by others.
	{Name: "Roadblock", Kind: Equipment, Copies: 2, Cost: 2,
		Play: Do(Power(1), ForNow(engine.NextTurn, Change{Asks: engine.AskMayBuy, Layer: engine.Forbids, Whose: engine.Foes,
			In: engine.Set(Kicks), Words: "no other player can buy a Kick"})),
		Art: sheet(26)},
	// It is a Defense from play and stays there.
	{Name: "Force Field", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1), Play: Draw(1),
		Defenses: []Defense{{From: engine.Set(InPlay)}},
		Art:      sheet(27)},
	// Its Attack cannot be avoided. The other's stops at the first Defense.
	{Name: "Sonic Wail", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1), Play: Do(Power(1), AttackSurely(Discard(One(AnyCard, Hand)))),
		Art: sheet(28)},
	{Name: "Bombshell", Kind: SuperPower, Copies: 2, Cost: 4, VP: VP(1), Play: Do(Power(1), AttackFirst(Gain(Top(1, Weaknesses)))),
		Art: sheet(29)},
	// Another turn after this one, before any other player's.
	{Name: "Time Slip", Kind: SuperPower, Copies: 1, Cost: 6, VP: VP(1), Play: AnotherTurn(),
		Art: sheet(30)},
	// It puts a card where only its player knows it: below two others.
	{Name: "Buried Secret", Kind: SuperPower, Copies: 2, Cost: 2, VP: VP(1), Play: Do(Power(1), InDeck(2, UpTo(1, AnyCard, Hand))),
		Art: sheet(31)},
	// Two Attacks in one text. A player who avoids the first may be hit by the second.
	{Name: "Double Strike", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Attack(Discard(One(AnyCard, Hand))), Attack(Gain(Top(1, Weaknesses)))),
		Art:  sheet(32)},
	// It remembers cards while another text remembers its own.
	{Name: "Sleight of Hand", Kind: SuperPower, Copies: 2, Cost: 2,
		Play: Do(Remember(Exactly(2, AnyCard, Hand)), Play(One(AnyCard).Shown()), Discard(Every(AnyCard).Shown())),
		Art:  sheet(33)},
	// Two separate instructions to draw (ruling on Jay Garrick).
	{Name: "Double Take", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1), Play: Do(Draw(1), Draw(1)),
		Art: sheet(34)},
	// The attacker is asked once which Line-Up it means.
	{Name: "Crossfire", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Attack(ToLineUp(One(AnyCard, DiscardPile)))),
		Art:  sheet(35)},
	// An Attack on one player, and an effect of hitting.
	{Name: "Duel", Kind: SuperPower, Copies: 2, Cost: 3, VP: VP(1),
		Play: Do(ChooseTarget(), AttackTarget(Discard(One(AnyCard, Hand))), EachHit(Gain(Top(1, Weaknesses)))),
		Art:  sheet(36)},
	// A trigger that hears only others, and a change while it is in play.
	{Name: "Clock Tower", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Filter{Types: engine.Location, Other: true}, Do: Power(2)}},
		Changes: []Change{{Asks: engine.AskCost, Layer: engine.Adds, Whose: engine.You, Of: Type(Hero), In: engine.Set(LineUp), N: -1,
			Words: "Heroes in the Line-Up cost 1 less on your turn"}},
		Art: sheet(37)},
	{Name: "Old Bridge", Kind: Location, Copies: 2, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnAvoid, Whose: engine.You, In: engine.All, How: engine.Interrupts, Do: Draw(1)}},
		Uses:    []Use{{Once: true, Price: Price{Of: PowerLeft, N: 2}, Do: Number(Move, 2)}},
		Art:     sheet(38)},
	// It chooses from other players' cards.
	{Name: "General Zod", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1),
		Play: Do(Power(1), ToHand(UpTo(1, Type(Hero), DiscardPile).Of(engine.All))),
		Art:  sheet(39)},
	// It affects each card it has revealed, in an order its player chooses.
	{Name: "Mind Reader", Kind: Villain, Copies: 2, Cost: 5, VP: VP(1),
		Play: Do(EachFoe(Remember(AtRandom(1, Hand))), ForEachShown(AnyCard, true, IfElse(ItIs(Costing(1, 0)), Draw(1), Power(1)))),
		Art:  sheet(40)},
	// It names a card, and takes the cards of that name.
	{Name: "Crystal Ball", Kind: Equipment, Copies: 2, Cost: 2,
		Play: Do(Power(1), NameCard(), RevealTops(3, Deck), Says("put all cards with that name into your hand", ToHand(Every(Filter{Called: true}).Shown())), RestInOrder(Deck)),
		Art:  sheet(59)},
	// No two cards of its choice share a cost, or a name.
	{Name: "Odd Lot", Kind: Equipment, Copies: 2, Cost: 2,
		Play: Do(ToHand(UpTo(2, AnyCard, DiscardPile).OfDifferentCost()), Destroy(UpTo(2, AnyCard, DiscardPile).OfDifferentName())),
		Art:  sheet(60)},
	// It remembers the cards it draws.
	{Name: "Quick Study", Kind: SuperPower, Copies: 2, Cost: 2, Play: Do(DrawKept(3), Discard(Exactly(2, AnyCard).Shown().By("drawn"))),
		Art: sheet(61)},
	// It has an effect at the end of the turn on a card it has chosen.
	{Name: "Bookmark", Kind: Equipment, Copies: 2, Cost: 2, Play: Do(Power(1), ChoosePlayed(AnyCard, nil, ItAtEndOfTurn(ToHand(This)))),
		Art: sheet(62)},
	// Its player acts on each foe in turn.
	{Name: "Pen Pal", Kind: Hero, Copies: 2, Cost: 2, Play: Do(Power(1), WithEachFoe(PassToTarget(UpTo(1, AnyCard, Hand)))),
		Art: sheet(63)},
	// It keeps a Super Hero face down through that player's next turn.
	{Name: "Blackout", Kind: SuperPower, Copies: 2, Cost: 3, Play: Do(Power(1), ChooseTarget(), Targeted(FaceDownForATurn())),
		Art: sheet(64)},
	// It counts cards discarded from hand, before and after it.
	{Name: "Clearance", Kind: Villain, Copies: 2, Cost: 2, Play: Do(Discard(AnyNumber(AnyCard, Hand)), PowerPerDiscard(1)),
		Art: sheet(65)},
	// It hears when cards with consecutive costs have been played.
	{Name: "Stairway", Kind: Location, Copies: 2, Cost: 3,
		Ongoing: []When{{On: OnPlay, If: OnceRun(2), Do: Power(1), Says: "whenever two cards you play on your turn have consecutive costs, +1 Power. A card counts for this only once"}},
		Art:     sheet(66)},
	// Its player has the abilities of other Super Heroes as well.
	{Name: "Understudy", Kind: Hero, Copies: 2, Cost: 2, Play: Do(Power(1), AbilitiesOfFoes()),
		Art: sheet(67)},
	// It shuffles some cards into the deck.
	{Name: "Compost", Kind: Equipment, Copies: 2, Cost: 2, Play: Do(Power(1), May(ShuffleIn(Every(Costing(1, 0), DiscardPile)), Some(CardsOf(Costing(1, 0), DiscardPile)))),
		Art: sheet(68)},
	// Its Attack can be avoided with a card of a type. It also gains a card to the bottom of the deck.
	{Name: "Roll Call", Kind: Villain, Copies: 2, Cost: 2,
		Play: Do(Power(2), GainUnderDeck(1, Weaknesses), AttackUnless(Type(Starter), Discard(One(AnyCard, Hand)))),
		Art:  sheet(69)},
	// It gains VP tokens and counts them, and makes others lose them.
	{Name: "Tip Jar", Kind: Equipment, Copies: 1, Cost: 2, Play: Do(GainTokens(2), PowerPer(1, TokensHeld), Attack(LoseTokens(1))),
		Art: sheet(75)},
	// It counts plays before and after it, but not its own.
	{Name: "Streak", Kind: SuperPower, Copies: 2, Cost: 2, Play: Do(Power(1), TokensPerPlay(1, Type(SuperPower))),
		Art: sheet(76)},
	// It hears that its owner destroys it, on any turn.
	{Name: "Firecracker", Kind: Equipment, Copies: 1, Cost: 1,
		Ongoing: []When{{On: OnDestroyThis, In: engine.All, Do: GainTokens(1)}},
		Art:     sheet(77)},
	// No one can buy the card it freezes until its player's next turn.
	{Name: "Cold Snap", Kind: SuperPower, Copies: 1, Cost: 2,
		Play: Do(Power(1), Freeze()),
		Art:  sheet(78)},
	// It keeps another card in play for the rest of the game.
	{Name: "Time Capsule", Kind: Equipment, Copies: 1, Cost: 4, VP: VP(1), Play: Look(Unseen, Deck, Play(It), May(Do(Destroy(This), StayInPlay()))),
		Art: sheet(79)},
	// It plays destroyed cards, which then go to the bottom of the main deck.
	{Name: "Scavenger", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: Do(PlayDestroyed(2, Type(Equipment).CostingAtMost(4), MainDeck), If(DidNot, Power(2))),
		Art: sheet(80)},
	// It gains a card by the cost of the one destroyed. The other reads its type and cost.
	{Name: "Trade-In", Kind: SuperPower, Copies: 1, Cost: 3,
		Play: Do(Destroy(UpTo(1, AnyCard, Hand)), Says("you may gain a card from the Line-Up that costs no more than the destroyed card", If(Did, Gain(UpTo(1, Filter{AtMostIt: true}, LineUp))))),
		Art:  sheet(81)},
	{Name: "Scrapyard", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: DestroyForPower(Equipment, 1),
		Art: sheet(82)},
	// It counts costs, different cards, and what all players have in play.
	{Name: "Census", Kind: Equipment, Copies: 1, Cost: 3,
		Play: Do(PowerPer(1, CostsIn(LineUp)), PowerPer(1, DifferentDestroyed(Type(Hero))), PowerPer(1, InAnyPlay(Type(Location)))),
		Art:  sheet(83)},
	// It takes the bottom card of the main deck.
	{Name: "Deep Dig", Kind: Equipment, Copies: 1, Cost: 2, Play: Power(1),
		Defenses: Avoids(Gain(Bottom(1, MainDeck))),
		Art:      sheet(84)},
	// All players pass a card at the same time. Its Defense gives the attacker one.
	{Name: "Hot Potato", Kind: SuperPower, Copies: 1, Cost: 2, Play: Do(Power(1), If(NothingPlayed, PassAround())),
		Defenses: Avoids(HandToAttacker()),
		Art:      sheet(85)},
	// It gains cards and plays them.
	{Name: "Double Deal", Kind: Villain, Copies: 1, Cost: 5, VP: VP(1), Play: Do(GainAndPlay(2, MainDeck), Says("destroy one of them", Destroy(One(AnyCard, InPlay).Shown()))),
		Art: sheet(86)},
	// The attacker chooses from the hand of the player hit.
	{Name: "Interrogator", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(Power(1), ChooseTarget(), AttackTarget(Do(ShowHand(), ByAttacker(Discard(One(AnyCard, Hand).Of(engine.Hits)))))),
		Art:  sheet(87)},
	// It goes under the Super Hero or takes a card back, and is worth what is there at the end.
	{Name: "Hideaway", Kind: SuperPower, Copies: 1, Cost: 2, VP: VPPerNameUnder(1),
		Play: Do(UnderHero(UpTo(1, AnyCard, Hand)), If(DidNot, ToHand(UpTo(1, AnyCard, Under)))),
		Art:  sheet(90)},
	// Its player looks at cards under another Super Hero, and moves one.
	{Name: "Spyglass", Kind: Equipment, Copies: 1, Cost: 2,
		Play: Do(Power(1), ChooseTarget(), Says("put a card under their Super Hero under your own", LookUnder(engine.Target), UnderHero(One(AnyCard, Under).Of(engine.Target)))),
		Art:  sheet(91)},
	// The cards it gains go under the Super Hero.
	{Name: "Roundup", Kind: Equipment, Copies: 1, Cost: 2, Play: Do(Power(1), GainUnderHero(Every(Type(Villain), LineUp))),
		Art: sheet(92)},
	// It offers an effect, and another one instead.
	{Name: "Vanishing Act", Kind: SuperPower, Copies: 1, Cost: 2, Play: MayElse(Do(UnderHero(This), Draw(2)), Power(2), Holding(Under).Unsaid()),
		Art: sheet(93)},
	// It counts cards gained earlier this turn, and foes that showed no card of a kind.
	{Name: "Bailiff", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(Power(1), Says("for each Villain you have bought or gained this turn, you may destroy a card in your hand or discard pile", Destroy(UpToPer(GainedNow(Type(Villain)), AnyCard, Hand, DiscardPile))),
			Attack(Do(Remember(One(AnyCard, Hand)), Says("", If(ItIs(Costing(1, 0)), KeepIt())))), If(FoesUnkept, Draw(1))),
		Art: sheet(94)},
	// It keeps its player from destroying cards.
	{Name: "Oath", Kind: SuperPower, Copies: 1, Cost: 2,
		Ongoing: []When{{On: OnTurn, Do: Power(1)}}, Changes: []Change{NoDestroying()},
		Art: sheet(95)},
	// Its Attack takes two Defenses to avoid.
	{Name: "Feint", Kind: SuperPower, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), DoubleNext(), Attack(Discard(One(AnyCard, Hand)))),
		Art: sheet(96)},
	// It is about the cards that were drawn.
	{Name: "Archive", Kind: Location, Copies: 1, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnDraw, First: true, Drawn: true, Do: UnderHero(UpTo(1, AnyCard).Shown().By("drawn"))}},
		Art:     sheet(97)},
	// It counts the cards its player has in play, two copies of one, different ones, and their types.
	{Name: "Inventory", Kind: Equipment, Copies: 1, Cost: 2,
		Play: Do(PowerPer(1, Controls(Type(Equipment))), If(ControlMany(2, Type(Villain)), Power(1)), If(ControlPair, Draw(1))),
		Art:  sheet(99)},
	{Name: "Survey", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(PowerPer(1, TypesControlled), DrawEach(DifferentControlled(Type(Location))), If(ControlDifferent(2, Type(Villain)), Power(1)), If(ControlTypes(3), Power(1))),
		Art:  sheet(100)},
	// A discount for each type its player has in play.
	{Name: "Haggler", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), CheaperPerType()),
		Art: sheet(101)},
	// It is about those who avoid its Attack.
	{Name: "Grudge", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), Attack(Discard(One(AnyCard, Hand))), EachAvoider(Gain(Top(1, Weaknesses)))),
		Art: sheet(102)},
	// It draws up to a number of cards. The other draws and plays some of those it has seen.
	{Name: "Top-Up", Kind: SuperPower, Copies: 1, Cost: 2, Play: DrawUpTo(3),
		Art: sheet(103)},
	{Name: "Forecast", Kind: SuperPower, Copies: 1, Cost: 4, VP: VP(1), Play: Do(LookAhead(3, Deck), DrawAndPlay(2), RestInOrder(Deck)),
		Art: sheet(104)},
	// It sets the hand aside until the end of the turn.
	{Name: "Safe", Kind: Equipment, Copies: 1, Cost: 2, Play: Do(Power(1), Says("if this is the first card you play this turn, set your hand aside and draw three cards. At the end of the turn, put the cards you set aside on top of your deck", If(NothingPlayed, SaveHand(), Draw(3)))),
		Art: sheet(105)},
	// Its player has the abilities of one Super Hero as well.
	{Name: "Mimic", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), ChooseTarget(), AttackTarget(ByAttacker(AbilitiesOf()))),
		Art: sheet(106)},
	// Other players' cards in play are its player's for a turn.
	{Name: "Puppeteer", Kind: Villain, Copies: 1, Cost: 5, VP: VP(1), Play: Do(Power(1), ChooseTarget(), AttackTarget(TakeControl(With(engine.HasOngoing)))),
		Art: sheet(107)},
	// Partners may take what it makes a player discard.
	{Name: "Litterer", Kind: Villain, Copies: 1, Cost: 2, Play: Do(Power(1), Attack(DiscardForTeam())),
		Art: sheet(108)},
	// Its player names a type for the next card.
	{Name: "Masquerade", Kind: Location, Copies: 1, Cost: 3, VP: VP(1), Uses: []Use{{Once: true, Do: NameType()}},
		Art: sheet(109)},
	// Its player swaps Super Heroes.
	{Name: "Recruiter", Kind: Hero, Copies: 1, Cost: 2, Play: Do(Power(1), SwapHero()),
		Art: sheet(110)},
	// It goes into play as a Defense and is played later.
	{Name: "Reservist", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Power(2), Defenses: []Defense{{Shows: true, Then: IntoPlayToWait()}},
		Art: sheet(111)},
	// It has every name.
	{Name: "Wild Card", Kind: SuperPower, Copies: 2, Cost: 2, VP: VP(1), Owned: engine.Equipment, AnyName: true, Play: Power(1),
		Art: sheet(112)},
	// It takes a card of a type of the one discarded.
	{Name: "Kindred", Kind: Hero, Copies: 1, Cost: 2,
		Play: Do(Power(1), Discard(One(AnyCard, Hand)), Says("put a card of that type with cost 4 or more from your discard pile into your hand", ToHand(One(Filter{LikeIt: true, MinCost: 4}, DiscardPile)))),
		Art:  sheet(113)},
	// It hears the first card its player destroys in a turn. The other puts destroyed cards under the Super Hero, and
	// cards there are as good as those in play to pay with.
	{Name: "Cenotaph", Kind: Location, Copies: 1, Cost: 3, VP: VP(1), Ongoing: []When{{On: OnDestroy, First: true, Do: Draw(1)}},
		Art: sheet(114)},
	{Name: "Vault", Kind: Location, Copies: 1, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnDestroy, In: engine.All, Do: May(Do(UnderHero(It), Says("", Lay(UnderColony, 1)))), Says: "when you destroy a card, you may put it under your Super Hero"}},
		Art:     sheet(115)},
	{Name: "Spare Parts", Kind: Equipment, Copies: 1, Cost: 2,
		Play: Do(Power(1), Says("you may discard a Location you control or a card that Vault has put under your Super Hero", Discard(UpTo(1, spare, InPlay, Under))), If(Did, Draw(2))),
		Art:  sheet(116)},
	// It is discarded from play for its effect.
	{Name: "Fuse", Kind: Equipment, Copies: 1, Cost: 2, Uses: []Use{{Do: Do(Discard(This), Power(3))}},
		Art: sheet(117)},
	// Its player uses Teamwork, twice if a card makes its player draw. It pays the player who gains it at once.
	{Name: "Go-Between", Kind: Hero, Copies: 2, Cost: 2,
		Play:    Do(Teamwork(), Says("if you draw or have drawn a card this turn, use Teamwork again", IfElse(DrewCards, Teamwork(), ThisTurn(When{On: OnRise, Of: CardsDrawn, Once: true, Do: Teamwork()})))),
		Ongoing: []When{{On: OnGainThis, How: engine.Interrupts, Do: GainTokens(1)}},
		Art:     sheet(122)},
	// It works for others only, and takes from its owner.
	{Name: "Loose Change", Kind: Equipment, Copies: 1, Cost: 2, Play: Do(Power(1), If(NotYours, StealFromOwner(2))),
		Art: sheet(123)},
	// It hears others' cards that its player plays, and Teamwork.
	{Name: "Guest House", Kind: Location, Copies: 1, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Filter{NotMine: true}, Do: GainTokens(1)}, {On: OnTeamwork, Do: Power(2)}},
		Art:     sheet(124)},
	// Its player pays VP tokens, any number.
	{Name: "Piggy Bank", Kind: Equipment, Copies: 1, Cost: 2, Play: PayAnyTokens(5),
		Art: sheet(125)},
	// It is a Defense from play that stays there, and costs a VP token.
	{Name: "Toll Gate", Kind: Location, Copies: 1, Cost: 3, VP: VP(1),
		Defenses: []Defense{{Shows: true, From: engine.Set(InPlay), Only: new(AtLeast(VPTokens, 1)), Then: TokenToAttacker()}},
		Art:      sheet(126)},
	// Filters by VP and by the cost of another card. The other takes cards with names that were played.
	{Name: "Swap Meet", Kind: Equipment, Copies: 1, Cost: 2,
		Play: Do(Power(1), Destroy(UpTo(1, WorthAtMost(0), Hand)), Says("if you do, put a card with the same cost and 1 VP or more from your discard pile into your hand", If(Did, ToHand(One(Filter{CostsIt: true, ByVP: true, MinVP: 1, MaxVP: 127}, DiscardPile))))),
		Art:  sheet(127)},
	{Name: "Encore", Kind: SuperPower, Copies: 1, Cost: 2, Play: Says("for each differently named card you have already played this turn, put a card with that name from your discard pile into your hand", ToHand(AllOf(Filter{Repeats: true}, DiscardPile).OfDifferentName())),
		Art: sheet(128)},
	// Players discard cards by the Power they would make.
	{Name: "Shakedown", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: Do(Power(1), Attack(DiscardMaking(3)), If(UsedTeamwork, Draw(1))),
		Art: sheet(129)},
	// Its player looks at the top cards of all decks, and at a hand.
	{Name: "Lookout", Kind: Hero, Copies: 1, Cost: 2,
		Play: Do(LookAtTops(true), ChooseTarget(), AttackTarget(ByAttacker(Do(Tells("look at that player's hand", LookAtHand(engine.Hits)), Tells("put one of its cards on top of that player's deck", ToDeckTop(One(AnyCard, Hand).Of(engine.Hits))))))),
		Art:  sheet(130)},
	// It borrows the top card of the main deck, which its player may pay for at the end of the turn.
	{Name: "Pawnshop", Kind: Equipment, Copies: 1, Cost: 3, VP: VP(1),
		Play: Says("play the top card of the main deck. If it is still in play at the end of the turn, you may pay a VP token to gain it. If you don't, it returns", RevealTop(MainDeck, Borrow(It), ItAtEndOfTurn(May(Do(PayTokens(1), Gain(This)), AtLeast(VPTokens, 1))))),
		Art:  sheet(131)},
	// It does something as it turns upright, and turns with each draw. The other has cards under it.
	{Name: "Weathercock", Kind: Location, Copies: 1, Cost: 3, VP: VP(1), Ongoing: []When{{On: OnUprightThis, Do: Power(2)}, {On: OnDrawn, Do: Rotate(This)}},
		Art: sheet(140)},
	// It turns with each card of one of its types, and gains types.
	{Name: "Quick Change", Kind: Villain, Copies: 1, Cost: 2, VP: VP(1), Ongoing: []When{{On: OnUprightThis, Do: TypeOfThis()},
		{On: OnPlay, If: new(LikeThis), Do: Rotate(This), Says: "when you play a card that shares a type with this card on your turn, rotate this card"}},
		Art: sheet(163)},
	{Name: "Coat Rack", Kind: Location, Copies: 1, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnUprightThis, Do: Tuck(One(AnyCard, Hand))}, {On: OnTurn, Do: PowerPer(1, UnderThis)},
			{On: OnLeaveThis, In: engine.All, Do: Discard(Every(AnyCard, Tucked).Of(engine.Owner)), Says: "when this card leaves play, its owner discards the cards under it"}},
		Art: sheet(141)},
	// It looks back at what a foe has done in their turn.
	{Name: "Copycat", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1),
		Ongoing: []When{{On: OnUprightThis, Do: GainTokens(1)},
			{On: OnEnd, Whose: engine.Foes, In: engine.All, Do: Do(If(RotatedThisTurn, May(Rotate(This))), If(DrewThisTurn, Rotate(This))),
				Says: "at the end of a foe's turn, you may rotate this card if that foe has rotated a card, and rotate it if that foe has drawn a card"}},
		Art: sheet(142)},
	// It rotates in each way.
	{Name: "Turntable", Kind: Equipment, Copies: 2, Cost: 2,
		Play: Choose(Alternative{Label: "on", Do: Rotate(AControlled())}, Alternative{Label: "back", Do: RotateBack(UpTo(1, Rotated, InPlay).InWords("a rotated card you control"))},
			Alternative{Label: "half", Do: Says("rotate your Ongoing cards halfway around", RotateHalf(Every(With(engine.HasOngoing), InPlay)))}, Alternative{Label: "straight", Do: Says("get +1 Power for each rotated card and set all upright", PowerPer(1, Controls(Rotated)), SetUpright(Every(AnyCard, InPlay)))}),
		Art: sheet(143)},
	// It puts a card into play that it does not play, and rotates it all the way around.
	{Name: "Decorator", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1), Play: Do(GainIntoPlay(UpTo(1, With(engine.HasOngoing), LineUp)), IfElse(Did, RotateFully(It), Power(1))),
		Art: sheet(144)},
	// It borrows a card that a foe has in play, and hits foes by the types they have there.
	{Name: "House Sitter", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1), Play: Do(BorrowFromPlay(With(engine.HasOngoing)), If(DidNot, Draw(1)), Attack(If(ControlFewerTypes(2), Discard(One(AnyCard, Hand))))),
		Art: sheet(145)},
	// Its player passes each of several cards, and hits foes without a rotated card.
	{Name: "Litterbug", Kind: Villain, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(PassEach(Named("Weakness"), Hand, DiscardPile), Attack(If(ControlNo(Rotated), Gain(Top(1, Weaknesses))))),
		Art:  sheet(146)},
	{Name: "Filler", Kind: Equipment, Copies: 7, Cost: 2, Play: Power(1),
		Art: sheet(41)},
	// Its player chooses any players, and gets Power for what they do.
	{Name: "Megaphone", Kind: Equipment, Copies: 1, Cost: 3, Play: Do(ChoosePlayers(), Says("each of them draws a card, and you get +1 Power for each card drawn", EachHit(DrawKept(1)), PowerPer(1, CardsShown))),
		Art: sheet(148)},
	// It guesses a type, and takes a card by its name for any player.
	{Name: "Courier", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(GuessType(), Says("you may gain a card from the Line-Up that shares its name with a card in your hand and put it into any player's hand", GainForAny(UpTo(1, Filter{AlsoIn: engine.Set(Hand)}, LineUp)))),
		Art:  sheet(149)},
	// It draws a card from among those it reveals, and looks at the others again.
	{Name: "Lottery", Kind: Hero, Copies: 1, Cost: 3, VP: VP(1),
		Play: Do(RevealTops(3, Deck), DrawShown(AnyCard), Says("discard each other Hero revealed this way", Discard(Every(Filter{Types: engine.Hero, Noted: true}, Deck)))),
		Art:  sheet(150)},
	// It hits cards that share their names, and remembers whether it hit any.
	{Name: "Doppelganger", Kind: Villain, Copies: 1, Cost: 4, VP: VP(1),
		Play: Do(Power(1), Attack(Do(ShowHand(), Discard(AllOf(Filter{Twin: true}, Hand).InWords("cards until no two of them share a name")), KeepIt())), If(NoneKept, Draw(1))),
		Art:  sheet(151)},
	// It does something again and again.
	{Name: "Treadmill", Kind: Equipment, Copies: 1, Cost: 3, Play: Repeat(ToHand(Top(1, Deck)), ItIs(Filter{Free: true})),
		Art: sheet(152)},
}

var superVillains = []Card{
	{Name: "Gatekeeper", Kind: SuperVillain, Copies: 1, Cost: 6, VP: VP(3), Opens: true, Play: Power(3),
		Art: sheet(42), Giant: giant(42)},
	// Each player chooses in secret, all choices are revealed together, and no one wins a tie.
	{Name: "Graves", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5),
		Play:    Do(Power(4), ToDeckTop(UpTo(1, AnyCard, DiscardPile))),
		Arrival: Do(AttackAll(Aside(One(AnyCard, Hand))), RevealAside(), SoleDearest(Draw(2)), Destroy(Every(AnyCard).Shown())),
		Art:     sheet(43), Giant: giant(43)},
	// Cards go left and right unseen.
	{Name: "Amazo", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5),
		Play: Do(Replay(UpTo(2, Type(Hero, Villain), InPlay).Apart()), If(DidNot, Power(3))),
		Arrival: Do(AttackAll(Do(AsideFor(engine.Left, One(AnyCard, Hand)), AsideFor(engine.Right, One(AnyCard, Hand)))),
			HandOut()),
		Art: sheet(44), Giant: giant(44)},
	// Cards go under the next Super Hero, and players pay for what they lack.
	{Name: "Auditor", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Play: Power(3),
		Arrival: AttackAllSurely(Do(RevealTops(2, Deck), Tells("put one of them under your Super Hero", UnderHero(One(AnyCard, Deck).Shown())),
			Tells("put the other under the Super Hero of the player on your left", UnderLeft(Every(AnyCard, Deck).Shown())),
			Destroy(Exactly(2, Filter{Types: AnyType}, Under).Apart()), Tells("discard a card for each one missing", Discard(AsManyAs(Missing(2), AnyCard, Hand))))),
		Art: sheet(98), Giant: giant(98)},
	{Name: "Warden", Kind: SuperVillain, Copies: 2, Cost: 8, VP: VP(4), Play: Power(3),
		Arrival: AttackAll(Discard(One(AnyCard, Hand))),
		Art:     sheet(45), Giant: giant(45)},
	// Abilities work while it is face up on the stack. In its Attack, cards that were discarded are compared.
	{Name: "Doorman", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VPPerOwned(1, Type(Starter)), Play: Power(3),
		Changes: []Change{{Asks: engine.AskMayBuy, Layer: engine.Forbids, Whose: engine.All, From: onStack, In: onStack, If: new(NonePlayed(Type(Starter)).Unsaid()),
			Words: "to defeat him, first play a Starter this turn"}},
		Ongoing: []When{{On: OnTurn, From: onStack, In: engine.All, Whose: engine.All,
			Says: "at the start of each player's turn, that player discards a card unless they destroy a card in their discard pile",
			Do:   Do(Destroy(UpTo(1, AnyCard, DiscardPile)), If(DidNot, Discard(One(AnyCard, Hand))))}},
		Arrival: CompareDiscards(Tells("discard another card", Discard(One(AnyCard, Hand)))),
		Art:     sheet(70), Giant: giant(70)},
	// Players keep some cards and pass the others.
	{Name: "Broker", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Play: Power(3), Arrival: Do(AttackAll(KeepAndPass(2)), Says("", HandOut())),
		Art: sheet(118), Giant: giant(118)},
	// Super Heroes are face down until a player defeats it.
	{Name: "Eclipse", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Play: Power(3), Arrival: AttackAll(DownUntilDefeated("Eclipse")),
		Art: sheet(119), Giant: giant(119)},
	// It goes back into the stack if anyone avoids its Attack.
	{Name: "Decoy", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Play: Power(3), Arrival: Do(AttackAll(Gain(Top(1, Weaknesses))), If(AnyAvoided, BackIntoStack())),
		Art: sheet(120), Giant: giant(120)},
	// No one can own it. It keeps Super Heroes from Teamwork, and must be earned.
	{Name: "Mirage", Kind: SuperVillain, Copies: 1, Cost: 9, Escapes: true, Fallen: GainTokens(3),
		Changes: []Change{NoHeroTeamwork(onStack), {Asks: engine.AskMayBuy, Layer: engine.Forbids, Whose: engine.All, From: onStack, In: onStack, If: new(PlayedFewer(2).Unsaid()),
			Words: "to defeat it, first play two cards this turn"}},
		Art: sheet(132), Giant: giant(132)},
	// Teamwork reaches any number of foes. It hears cards played from hand, and counts different cards there.
	{Name: "Chorus", Kind: SuperVillain, Copies: 1, Cost: 10, VP: VP(5), Play: Power(3),
		Changes: []Change{WideTeamwork(onStack)},
		Ongoing: []When{{On: OnPlay, At: engine.Set(Hand), From: onStack, In: engine.All, Whose: engine.All, Do: Discard(One(AnyCard, Hand)), Says: "when a player plays a card from their hand, that player discards a card"}},
		Arrival: AttackAll(Do(ShowHand(), Gain(TopPer(DifferentInHand(WorthAtLeast(1)), Weaknesses)))),
		Art:     sheet(133), Giant: giant(133)},
	// It is always the last.
	{Name: "Last Gate", Kind: SuperVillain, Copies: 1, Cost: 12, VP: VP(6), Closes: true, Play: Power(4),
		Art: sheet(121), Giant: giant(121)},
	// Its band isn't part of its name. Its own price grows, it fills the Line-Up, and its Attack goes by the best VP.
	{Name: "Crescendo - Loud", Band: "Loud", Kind: SuperVillain, Copies: 1, Cost: 9, VP: VP(5), Play: Power(3),
		Changes: []Change{{Asks: engine.AskPrice, Layer: engine.Adds, Whose: engine.All, From: onStack, In: onStack, Of: Filter{This: true}, N: 2, Per: new(InLineUp(Type(Villain))),
			Words: "costs 2 more to defeat"}},
		Ongoing: []When{{On: OnEnd, From: onStack, Whose: engine.All, In: engine.All, Do: If(NothingFromLineUp, ToLineUp(Top(1, MainDeck))), Says: "when a player ends a turn without a card bought or gained from the Line-Up, add a main-deck card to it"}},
		Arrival: AttackAll(Do(ShowHand(), Tells("gain a Weakness for each VP of the best card there", Gain(TopPer(BestVP, Weaknesses))))),
		Fallen:  EachPlayer(TellsBoth("with your Super Hero face down, flip it face up", "with a Super Hero face down flips it face up", If(HeroDown, Flip(false)))),
		Art:     sheet(153), Giant: giant(153)},
}

// spare are the cards that Spare Parts may take: Locations in play, and those that Vault has put away.
var spare = Filter{Types: engine.Location, In: engine.Set(InPlay), Or: &Filter{Bears: UnderColony, In: engine.Set(Under)}}

// onStack is where an ability works that a Super-Villain has while it is face up on its stack.
var onStack = engine.Set(Villains)

var superHeroes = []Card{
	// He works before a draw that a card orders, even from an empty deck.
	{Name: "Jay Garrick", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeDraw, How: engine.Interrupts, In: engine.All, Do: RevealTop(Deck, May(Discard(It)))}},
		Art:     sheet(46)},
	{Name: "Bookkeeper", Kind: SuperHero, Copies: 1,
		Uses: []Use{{Once: true, Only: new(Holding(DiscardPile)), Do: Power(1)}},
		Art:  sheet(47)},
	// She takes something else instead of a draw.
	{Name: "Hoarder", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeDraw, How: engine.Interrupts, Once: true, Do: May(Instead(Power(2)))}},
		Art:     sheet(48)},
	{Name: "Watchman", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnGain, Whose: engine.Foes, In: engine.Foes, Card: Type(Villain), Do: Draw(1)}},
		Art:     sheet(49)},
	{Name: "Runner", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnTurn, In: engine.You, Do: Number(Move, 1)}},
		Art:     sheet(50)},
	// It prevents a gain.
	{Name: "Clean Slate", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeGain, In: engine.All, Card: Named("Weakness"), How: engine.Interrupts,
			Do: May(Instead(Discard(AtRandom(1, Hand))), Some(InHand(AnyCard)))}},
		Art: sheet(51)},
	// It hears that its player's Attack hits anyone, and that its player gains VP tokens.
	{Name: "Pit Boss", Kind: SuperHero, Copies: 1,
		Ongoing: []When{
			{On: OnHitAny, Do: GainTokens(1), Says: "when you play an Attack that at least one foe doesn't avoid, gain a VP token"},
			{On: OnRise, Of: VPTokens, Once: true, Do: Draw(1), Says: "the first time you gain VP tokens on each of your turns, draw a card"}},
		Art: sheet(88)},
	// It hears the first card that its player passes or discards in each turn, but nothing between turns.
	{Name: "Recycler", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnShed, In: engine.All, Once: true, If: &DuringTurn, Do: Draw(1),
			Says: "the first time you pass or discard a card during each player's turn, draw a card"}},
		Art: sheet(89)},
	// It keeps a card in the discard pile when that is shuffled, and its Teamwork pays the foe.
	{Name: "Ringleader", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: BeforeShuffle, How: engine.Interrupts, In: engine.All, Do: Stay(UpTo(1, AnyCard, DiscardPile)), Says: "when your discard pile would be shuffled, you may leave one of its cards there"}},
		Uses:    []Use{{Once: true, Only: new(MayTeamwork.Unsaid()), Do: CharacterTeamwork()}},
		Art:     sheet(134)},
	// It hears the first cheap card bought from the Line-Up in a turn, and cards with the cost of another. The words of
	// one ability are with the one before it.
	{Name: "Bargain Hunter", Kind: SuperHero, Copies: 1,
		Ongoing: []When{
			{On: OnGain, Card: Costing(0, 3), At: engine.Set(LineUp), Paid: true, First: true, Do: May(CharacterTeamwork(), MayTeamwork), Says: "when you buy your first card with cost 3 or less from the Line-Up during each of your turns, you may use Teamwork on a foe, who gains a VP token"},
			{On: OnPlay, Card: Type(Hero), If: &HaveTwin, Do: Power(1), Says: "when you play a Hero or Villain on your turn, +1 Power if you have played another card with the same cost this turn"},
			{On: OnPlay, Card: Type(Villain), If: &HaveTwin, Do: Power(1), Says: Untold}},
		Art: sheet(135)},
	// It controls the Locations of the Line-Up and of all players, with their abilities and changes.
	{Name: "Groundskeeper", Kind: SuperHero, Copies: 1,
		Changes: []Change{ControlEvery(Type(Location), LineUp)},
		Art:     sheet(155)},
	{Name: "Bounty Hunter", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnDefeat, Do: Draw(1)}, {On: OnDestroy, Do: Power(1)}},
		Art:     sheet(52)},
	// It hears cards that are rotated or turn upright, and avoided Attacks. Prices go by rotated cards.
	{Name: "Pivot", Kind: SuperHero, Copies: 1,
		Ongoing: []When{{On: OnRotated, Whose: engine.All, In: engine.All, Once: true, Do: Power(1)}, {On: OnUpright, In: engine.All, Do: GainTokens(1)},
			{On: OnFoiled, Do: Rotate(UpTo(1, Upright, InPlay).InWords("an upright card you control"))}},
		Changes: []Change{{Asks: engine.AskPrice, Layer: engine.Adds, In: engine.Set(LineUp), N: -1, If: new(LikeRotated.Unsaid()), Words: "Line-Up cards cost you 1 less if they share a type with a rotated card you control"}},
		Art:     sheet(147)},
	// He works before the first draw of a turn, counts types, and makes foes cheaper.
	{Name: "Early Bird", Kind: SuperHero, Copies: 1,
		Ongoing: []When{
			{On: BeforeDraw, How: engine.Interrupts, First: true, Once: true, Do: May(Instead(Power(1))), Says: "when a card would make you draw for the first time on your turn, you may get +1 Power instead of the first card"},
			{On: OnPlay, If: OnceTyped(3), Once: true, Do: Power(2)}},
		Uses: []Use{{Once: true, Only: new(Holding(Hand)), Do: Do(Discard(One(AnyCard, Hand)), CheaperFoes(2))}},
		Art:  sheet(154)},
}

// rules are abilities that no player owns.
var rules = []Card{
	// An Event that changes the Line-Up: only the second one counts.
	{Name: "Split Street", Kind: Rule, Copies: 1,
		Changes: []Change{{Asks: engine.AskPiles, Layer: engine.Sets, Whose: engine.All, N: 1 << 1,
			Words: "effects that refer to the Line-Up mean the second one"}},
		Art: sheet(53)},
	// It comes before every other trigger: the rules look at a number.
	{Name: "Clock", Kind: Rule, Copies: 1,
		Ongoing: []When{
			{On: OnTurn, In: engine.All, Whose: engine.All, Do: Number(Clock, 1)},
			{On: OnNumber, How: engine.RulesFirst, In: engine.All, Whose: engine.All, If: new(AtLeast(Clock, Full)), Do: Win()},
		},
		Art: sheet(54)},
	// It hears that a pile is empty.
	{Name: "Toll", Kind: Rule, Copies: 1,
		Ongoing: []When{{On: OnEmpty, In: engine.All, Whose: engine.All, At: engine.Set(Streets), Do: Power(1)}},
		Art:     sheet(55)},
	// An ability of the rules, for the player who triggers it.
	{Name: "Alarm", Kind: Rule, Copies: 1,
		Ongoing: []When{{On: OnPlay, In: engine.All, Whose: engine.All, Card: Type(Villain), First: true, Do: Gain(Top(1, Weaknesses))}},
		Art:     sheet(56)},
	// An Attack of the rules on the active player at the start of a turn.
	{Name: "Ambush", Kind: Rule, Copies: 1,
		Ongoing: []When{{On: OnTurn, In: engine.All, Whose: engine.All, Do: AttackYou(Discard(One(AnyCard, Hand)))}},
		Art:     sheet(57)},
	// A number on a card raises its cost.
	{Name: "Black Ice", Kind: Rule, Copies: 1,
		Changes: []Change{{Asks: engine.AskPrice, Layer: engine.Adds, Whose: engine.All, In: engine.Set(LineUp), N: 1, Per: new(Laid(Frost)),
			Words: "a Line-Up card costs 1 more to buy"}},
		Art: sheet(58)},
}
