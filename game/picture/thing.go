package picture

// Object is a thing in a picture, as its subject or beside it.
type Object struct {
	Thing   Thing
	C       Colour
	X, Y, K float64 // K 0 is 1
	Turn    float64
	Flip    bool
	Light   Light
	Glow    Colour // a light behind it, with rays; 0 if none
}

// Thing is a thing that can be held or shown.
type Thing uint8

// The things. Each of them can be a subject, and each can be in a hand.
const (
	NoThing Thing = iota
	Sword
	Staff
	Whip
	Spear
	Orb
	Beam
	Line
	Bottle
	Gun
	Bow
	Mallet
	Sabre
	CoinThing
	CardsThing
	// Things that have a picture of their own.
	Car
	Searchlight
	Cowl
	BowThing
	Lasso
	Metal
	PowerRing
	UtilityBelt
	TridentThing
	Speedster
	ThroneThing
	Plane
	Boat
	Motorcycle
	Rocket
	Computer
	Jetpack
	Helmet
	Shield
	Crystal
	Cannon
	Hook
	Newspaper
	Battery
	Batarang
	Portal
	SuitThing
	Bubble
	Lamp
	Chains
	Anvil
	Door
	ClockThing
	Hologram
	Magnifier
	Boulder
	Umbrella
	NumThings
)

// SetPiece is a picture drawn as a whole.
type SetPiece struct {
	Piece   Piece
	X, Y, K float64
	Flip    bool
	// C is the color of its main part: a glove, a suit, a light, or a hide.
	C Colour
}

// Piece names a set piece.
type Piece uint8

// The set pieces.
const (
	PunchPiece Piece = iota
	RingFist
	EyesPiece
	XRay
	Strong
	Vulnerable
	Chained
	Star
	Squad
	Perch
	ThronePiece
	SpeedCar
	GivingHand
	Duel
	Team
	MudMan
	NumPieces
)

// VisualEffect is an effect in the air of a picture.
type VisualEffect uint8

// The effects.
const (
	NoEffect VisualEffect = iota
	Snow
	Embers
	Bubbles
	LeavesEffect
	Rain
	Sparks
	Bolts
	Kirby
	SpeedEffect
	Birds
	Smoke
	WaveEffect
	CardsEffect
	Shards
	Ricochet
	Questions
	Drips
	Swirl
	Boom
	Fishes
	Hearts
	Papers
	Rings
	NumEffects
)
