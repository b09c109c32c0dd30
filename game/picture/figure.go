package picture

// Figure is a whole person, or a beast in a person's shape, in action. It faces right.
type Figure struct {
	Pose  Pose
	Build Build
	// X and Y are its middle, K is its size (0 is 1), and Turn is in radians.
	X, Y, K, Turn float64
	Flip          bool // it faces left; the light is mirrored with it
	Light         Light
	Suit          Colour
	Trim          Colour // boots and gloves without a color of their own; the accent
	Boots, Glove  Colour
	BareHands     bool // no gloves
	BareFeet      bool
	BareArms      bool
	BareLegs      bool
	BareChest     bool
	Skin          Skin
	// Panel is a part of the suit in another color.
	Panel       Panel
	PanelColour Colour
	Belt        Colour // 0 if none
	Cape        Cape
	// Skirt hangs from the hips, Shoulders is on the shoulders, and Grows rises from the back.
	Skirt      Skirt
	SkirtC     Colour
	Shoulders  Shoulders
	ShouldersC Colour
	Grows      BackPart
	GrowsC     Colour
	Head       Head
	HeadSize   float64 // 0 is 1.12: comic heads are a little large
	// Held is in the forward hand and turns with it; Behind is held behind the body.
	Held, Behind Held
	// Front and Back are the hands. Their zero values use the hands of the pose.
	Front, Back Hand
	Pattern     Pattern
	PatternInk  Colour
	Tail        []Along // a tail from the hips, empty if none
	TailColour  Colour
	NoRim       bool
}

// Along is a point of a stroke, with its width.
type Along struct{ X, Y, Width float64 }

// Pose is the action of a figure.
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

// Build is the build of a figure.
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

// Skirt is clothing that hangs from the hips.
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

// Hand is the shape of a hand.
type Hand uint8

// The hands.
const (
	PoseHand Hand = iota // the hand of the pose
	Fist
	Open
	Claw
	Reach
	NoHand
	NumHands
)

// Pattern is the pattern of a suit, a hide, or a robe.
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

// Cape is a cape, blown along Dir. The zero Cape isn't drawn.
type Cape struct {
	C Colour
	// Dir is in radians, Len and Flare in units; 0 each fits the pose.
	Dir, Len, Flare float64
}

// Held is an object in a figure's hand.
type Held struct {
	Thing  Thing
	C      Colour
	K      float64 // size; 0 is 0.8
	Turn   float64
	DX, DY float64
}
