package picture

// Giant is a Super-Villain as a giant behind the city: head, chest, and arms, lit from below.
// Giants differ mainly in silhouette: the pose, the build, the head, the shoulders, and the back.
type Giant struct {
	Pose  GiantPose
	Build Build
	Head  Head
	// HeadSize is larger than life: 0 is 1.9.
	HeadSize     float64
	Skin         Skin
	Suit         Colour
	Trim         Colour // gloves and everything else without a color of its own
	Glove, Boots Colour
	BareHands    bool
	BareArms     bool
	BareChest    bool
	Panel        Panel
	PanelColour  Colour
	Belt         Colour
	Pattern      Pattern
	PatternInk   Colour
	Cape         Cape
	Shoulders    Shoulders
	ShouldersC   Colour
	Back         BackPart
	BackC        Colour
	// Nails are claws at its fingers, or 0 if none.
	Nails Colour
	// Held is in its hand, in the poses with a weapon.
	Held Held
	// Orb is the light it holds, in the poses with one; 0 is Glow.
	Orb Colour
	// Glow is the light that falls on it from behind and below; 0 is a warm one.
	Glow Colour
	Flip bool
}

// GiantPose is the action of a giant.
type GiantPose uint8

// The poses of giants.
const (
	HandsUp     GiantPose = iota // both hands raised to strike
	FistForward                  // a fist at the reader, the other drawn back
	ArmsCrossed
	OneClaw      // one huge hand raised, the other arm low
	Conjure      // a light over a raised palm
	WeaponUp     // a weapon swung over the head
	Gather       // a light between both hands, over the head
	Hunch        // elbows high, hands hanging to seize
	Steeple      // elbows out, fingertips together
	Behold       // arms spread, fingers bent
	WeaponAcross // a weapon aimed to the right, before the chest
	NumGiantPoses
)

// Shoulders is armor or clothing on the shoulders.
type Shoulders uint8

// The shoulders.
const (
	NoShoulders Shoulders = iota
	Plates
	SpikedPlates
	FurCollar
	HighCollar
	Hoses
	NumShoulders
)

// BackPart grows or rises from the back.
type BackPart uint8

// The back parts.
const (
	NoBackPart BackPart = iota
	BatWings
	Cables
	Tentacles
	Spines
	Hilts // of two swords
	RayRing
	NumBackParts
)
