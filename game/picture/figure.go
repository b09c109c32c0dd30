package picture

// Figure is a whole person, or a beast in a person's shape, in action. It faces right.
type Figure struct {
	Pose  Pose
	Build Build
	// X and Y are where its middle stands, K its size (0 is 1), Turn in radians.
	X, Y, K, Turn float64
	Flip          bool // it faces left; the light is mirrored with it
	Light         Light
	Suit          Colour
	Trim          Colour // boots and gloves, where those have no colour of their own; the accent
	Boots, Glove  Colour
	BareHands     bool // no gloves
	BareFeet      bool
	BareArms      bool
	BareLegs      bool
	BareChest     bool
	Skin          Skin
	// Panel is a part of the suit in a colour of its own.
	Panel       Panel
	PanelColour Colour
	Belt        Colour // 0 for none
	Cape        Cape
	// Skirt hangs from the hips, Shoulders lies on the shoulders, and Grows is what
	// rises from the back.
	Skirt      Skirt
	SkirtC     Colour
	Shoulders  Shoulders
	ShouldersC Colour
	Grows      BackPart
	GrowsC     Colour
	Head       Head
	HeadSize   float64 // 0 is 1.12: comic heads are a little large
	// Held is in the forward hand, turned with it; Behind is held behind the body.
	Held, Behind Held
	// Front and Back are the hands; the pose has its own.
	Front, Back Hand
	Pattern     Pattern
	PatternInk  Colour
	Tail        []Along // a tail from the hips, empty for none
	TailColour  Colour
	NoRim       bool
}

// Along is a place of a stroke, and how wide it is there.
type Along struct{ X, Y, Width float64 }

// Pose is what a figure does.
type Pose uint8

// The poses.
const (
	Stand Pose = iota
	Fly
	Run
	Kick
	Lift
	Leap
	Loom
	Pounce
	Aim
	Cast
	Punch
	Swing
	Crouch
	Throne
	Fall
	Sneak
	Sit
	Swim
	Carry
	Brace
	NumPoses
)

// Build is how a figure is built.
type Build uint8

// The builds.
const (
	HeroBuild Build = iota
	SlimBuild
	HulkBuild
	TeenBuild
	NumBuilds
)

// Panel is a part of a suit.
type Panel uint8

// The panels.
const (
	NoPanel Panel = iota
	Yoke
	Vee
	Sides
	Half
	Vest
	NumPanels
)

// Skirt is what hangs from the hips.
type Skirt uint8

// The skirts.
const (
	NoSkirt Skirt = iota
	ShortSkirt
	CoatTails
	Loincloth
	LongRobe
	NumSkirts
)

// Hand is how a hand is held.
type Hand uint8

// The hands.
const (
	PoseHand Hand = iota // as the pose has it
	Fist
	Open
	Claw
	Reach
	NoHand
	NumHands
)

// Pattern covers a suit, a hide or a robe.
type Pattern uint8

// The patterns.
const (
	Plain Pattern = iota
	Spots
	Stitch
	Leaves
	Scales
	NumPatterns
)

// Cape is a cape, blown along Dir. The zero Cape is none.
type Cape struct {
	C Colour
	// Dir in radians, Len and Flare in units; 0 each for what suits the pose.
	Dir, Len, Flare float64
}

// Held is a thing in a figure's hand.
type Held struct {
	Thing  Thing
	C      Colour
	K      float64 // size; 0 is 0.8
	Turn   float64
	DX, DY float64
}
