package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var equipment = []Card{
	{Name: "Broadsword", Kind: Equipment, Copies: 2, Cost: 6, VP: VP(2),
		Play: Do(Power(2), ChooseTarget(), AttackTarget(ByAttacker(Destroy(One(Costing(1, 3), DiscardPile).Of(engine.Hits))))),
		Art:  broadswordArt},
	{Name: "Cold Gun", Kind: Equipment, Copies: 3, Cost: 2, VP: VP(1),
		Play: Do(Power(1), Freeze()),
		Art:  coldGunArt},
	{Name: "Cosmic Staff", Kind: Equipment, Copies: 3, Cost: 5, VP: VP(1), Play: Power(2),
		Defenses: Avoids(Gain(Bottom(1, MainDeck))),
		Art:      cosmicStaffArt},
	{Name: "Firestorm Matrix", Kind: Equipment, Copies: 2, Cost: 7, VP: VP(2),
		Play: Look(Unseen, Deck, Play(It), If(ItIs(AnyCard.CostingAtMost(5)).Worded("its cost is 5 or less"), May(Do(Destroy(This), StayInPlay())))),
		Art:  firestormMatrixArt},
	{Name: "Mallet", Kind: Equipment, Copies: 3, Cost: 4, VP: VP(1),
		Play: RevealTop(Deck, Choose(
			Alternative{Label: "draw", Only: there, Do: Tells("draw it", Draw(1))},
			Alternative{Label: "pass", Only: there, Do: Tells("pass it to another player's discard pile", ChooseOther(), PassToTarget(It))})),
		Art: malletArt},
	{Name: "Man-Bat Serum", Kind: Equipment, Copies: 3, Cost: 3, VP: VP(1),
		Play: Do(PowerPer(1, TokensHeld), If(AtLeast(VPTokens, 5).Worded("you have five or more VP tokens"), AtEndOfTurn(Destroy(This)))),
		Art:  manBatSerumArt},
	{Name: "Pandora's Box", Kind: Equipment, Copies: 2, Cost: 2, VP: VP(1),
		Play: RevealTop(MainDeck, Says("add a number of cards from the top of the main deck to the Line-Up equal to its cost", ToLineUp(TopPer(ItsPrice, MainDeck)))),
		Art:  pandorasBoxArt},
	{Name: "Power Armor", Kind: Equipment, Copies: 1, Cost: 8, VP: VP(3), Play: Power(3),
		Defenses: []Defense{{Shows: true, Then: Destroy(UpTo(1, AnyCard, Hand, DiscardPile))}},
		Art:      powerArmorArt},
	{Name: "Secret Society Communicator", Kind: Equipment, Copies: 2, Cost: 4, VP: VP(1),
		Play: DestroyForPower(Hero, 2),
		Art:  secretSocietyCommunicatorArt},
	{Name: "Sledgehammer", Kind: Equipment, Copies: 2, Cost: 3, VP: VP(1),
		Play: destroyNon(Equipment),
		Art:  sledgehammerArt},
	{Name: "Venom Injector", Kind: Equipment, Copies: 2, Cost: 1,
		Ongoing: []When{{On: OnDestroyThis, In: engine.All, Do: Power(2)}},
		Art:     venomInjectorArt},
}
