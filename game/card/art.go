package card

// Emblem names a vector shape of the picture vocabulary. The shapes themselves
// are drawn by the renderer; a test there checks that every name has one.
type Emblem string

// The vocabulary of shapes. None imitates a publisher's logo or costume emblem.
const (
	Anchor    Emblem = "anchor"
	Arrow     Emblem = "arrow"
	Axe       Emblem = "axe"
	Blade     Emblem = "blade"
	Bolt      Emblem = "bolt"
	Bow       Emblem = "bow"
	Brain     Emblem = "brain"
	Bullet    Emblem = "bullet"
	Cape      Emblem = "cape"
	CardsFan  Emblem = "cards"
	Cave      Emblem = "cave"
	Chain     Emblem = "chain"
	Claw      Emblem = "claw"
	Cog       Emblem = "cog"
	Coin      Emblem = "coin"
	Comet     Emblem = "comet"
	Crack     Emblem = "crack"
	Crown     Emblem = "crown"
	Crystal   Emblem = "crystal"
	Diamond   Emblem = "diamond"
	Drop      Emblem = "drop"
	Dumbbell  Emblem = "dumbbell"
	Eye       Emblem = "eye"
	Feather   Emblem = "feather"
	Fist      Emblem = "fist"
	Flame     Emblem = "flame"
	Ghost     Emblem = "ghost"
	Hat       Emblem = "hat"
	Heart     Emblem = "heart"
	Helm      Emblem = "helm"
	Hourglass Emblem = "hourglass"
	Boot      Emblem = "boot"
	Lasso     Emblem = "lasso"
	Leaf      Emblem = "leaf"
	Mallet    Emblem = "mallet"
	Mask      Emblem = "mask"
	Moon      Emblem = "moon"
	Orb       Emblem = "orb"
	Paw       Emblem = "paw"
	Plate     Emblem = "plate"
	Pouch     Emblem = "pouch"
	Question  Emblem = "question"
	Ring      Emblem = "ring"
	Rocket    Emblem = "rocket"
	Searcher  Emblem = "searchlight"
	Shield    Emblem = "shield"
	Skull     Emblem = "skull"
	Snow      Emblem = "snowflake"
	Speech    Emblem = "speech"
	Spiral    Emblem = "spiral"
	Star      Emblem = "star"
	Starfish  Emblem = "starfish"
	Sun       Emblem = "sun"
	Target    Emblem = "target"
	Tower     Emblem = "tower"
	Trident   Emblem = "trident"
	Umbrella  Emblem = "umbrella"
	Wave      Emblem = "wave"
	Wheel     Emblem = "wheel"
	Wing      Emblem = "wing"
)

// Art is what makes one card's picture its own: a main emblem, a smaller one
// behind it, the turn of the rays and an accent colour. No two cards of a set
// may share all four; a test holds them to it.
type Art struct {
	Main   Emblem
	Behind Emblem
	// Accent is 0xRRGGBB: the colour of the smaller emblem and of the ray tint.
	Accent uint32
	// Phase turns the rays, in 16ths of the angle between two rays (0-15).
	Phase uint8
}

// Picture is the Art of a card.
func Picture(main, behind Emblem, accent uint32, phase uint8) Art {
	return Art{Main: main, Behind: behind, Accent: accent, Phase: phase}
}
