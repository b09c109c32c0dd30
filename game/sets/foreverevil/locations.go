package foreverevil

import (
	"lineup/engine"
	. "lineup/game/card"
)

var locations = []Card{
	{Name: "Belle Reve", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Type(Villain), Do: Power(1)}},
		Art:     belleReveArt},
	{Name: "Blackgate Prison", Kind: Location, Copies: 1, Cost: 4, VP: VP(1),
		Uses: []Use{{Once: true, Do: cleanse(Filter{Name: "Vulnerability", OrName: "Weakness"})}},
		Art:  blackgatePrisonArt},
	{Name: "Central City", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Filter{Types: engine.SuperPower, NotName: "Kick"}, Do: Power(1), Says: "when you play a Super Power other than a Kick on your turn, +1 Power"}},
		Art:     centralCityArt},
	{Name: "Earth-3", Kind: Location, Copies: 1, Cost: 6, VP: VP(1),
		Uses: []Use{{Once: true, Do: cleanse(Named("Punch"))}},
		Art:  earth3Art},
	{Name: "Happy Harbor", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Type(Hero), Do: Power(1)}},
		Art:     happyHarborArt},
	{Name: "S.T.A.R. Labs", Kind: Location, Copies: 1, Cost: 5, VP: VP(1),
		Ongoing: []When{{On: OnPlay, Card: Type(Equipment), Do: Power(1)}},
		Art:     starLabsArt},
}
