package standard

import (
	"maps"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Synergy is the name of the variant in positions and flags.
const Synergy = "synergy"

// personal are the Super Heroes with a Hero card of the same character in their set, by set
// (V-004.4, V-004.5).
var personal = map[string][]struct{ superHero, hero string }{
	"base": {
		{"Batman", "Dark Knight"}, {"Superman", "Man of Steel"}, {"Wonder Woman", "Princess Diana of Themyscira"},
		{"Green Lantern", "Emerald Knight"}, {"The Flash", "The Fastest Man Alive"}, {"Aquaman", "King of Atlantis"},
		{"Cyborg", "High-Tech Hero"}, {"Martian Manhunter", "J'onn J'onzz"},
	},
	"heroes_unite": {
		{"Batgirl", "Daughter of Gotham City"}, {"Black Canary", "Sonic Siren"}, {"Booster Gold", "Hero of the Future"},
		{"Hawkman", "Winged Warrior"}, {"Nightwing", "Wonder of the Knight"}, {"Red Tornado", "Crimson Whirlwind"},
		{"Shazam!", "World's Mightiest Mortal"},
	},
}

// synergyTells returns the text of the variant's page.
func synergyTells() []mode.Passage {
	var pairs []string
	for _, set := range slices.Sorted(maps.Keys(personal)) {
		for _, c := range personal[set] {
			pairs = append(pairs, c.superHero+": "+c.hero)
		}
	}
	return []mode.Passage{
		mode.Tell("Your own Hero card", "V-004.1 V-004.2 V-004.6",
			"If the main deck contains a Hero card of your Super Hero's character, put one copy of it on your Super Hero at the start. Only you can buy or gain that copy. Other copies are ordinary cards.",
			"A Super Hero with no matching Hero card plays without one."),
		mode.Tell("Where it counts", "V-004.3",
			"It counts as being in the Line-Up only during your turn, and it takes no slot. Once it leaves your Super Hero, nothing replaces it."),
		mode.Tell("Matching Hero cards", "V-004.4 V-004.5", strings.Join(pairs, "; ")+"."),
	}
}

// synergy gives each player a copy of their Super Hero's Hero card, which only they may buy or
// gain, and only during their own turn (V-004).
func synergy(m *mode.Mode, p mode.Plan) error {
	t := &m.Table
	t.Rows = append(t.Rows, engine.Row{Place: card.OnHero, Per: engine.OfSeat, Sight: engine.Open, As: card.LineUp})
	if err := t.ActAfter(engine.OptBuy, card.Buy(card.OnHero)); err != nil {
		return err
	}
	var take []card.Effect
	for _, set := range m.Sets {
		if !slices.Contains(p.Sets, set) {
			continue
		}
		for _, c := range personal[set] {
			// It leaves the main deck before the shuffle. The copy may also be one in the Line-Up,
			// with the next card in its place.
			take = append(take, card.If(card.Some(card.CardsOf(card.Named(c.superHero), engine.Heroes)),
				card.ToPlace(card.OnHero, card.AtRandomOf(1, card.Named(c.hero), card.MainDeck, card.LineUp))))
		}
	}
	return t.StepBefore("first", card.Step{Name: "personal", Do: card.Do(
		card.Says("each player puts a copy of their Super Hero's Hero card from the main deck on that Super Hero", card.EachPlayer(card.Do(take...))),
		card.Says("", card.Fill(card.LineUp, card.MainDeck, card.LineUpShort)))})
}
