package picture

// Bust is a person seen close, from the chest up.
type Bust struct {
	Head  Head
	Build Build
	Wears Wear
	Suit  Colour
	Tie   Colour // also a collar, a lining, or a chain, depending on the clothes
	Cape  Colour
	// X, Y, and K are as in Figure; K 0 is 1.06.
	X, Y, K float64
	// Turn is the direction of the head, from -1 (left) to 1 (right); 0 is the usual 0.5.
	Turn  float64
	Tilt  float64 // of the head, in radians
	Nod   float64 // how far the head is bowed, from 0 to 1.5
	Flip  bool    // everything faces left; the light is mirrored with it
	Light Light
	Held  Held // in a hand beside the face
}

// Head is a person's head. A figure has one as well.
type Head struct {
	Face   Face
	Skin   Skin
	Hair   Hair
	HairC  Colour
	Mood   Mood
	Eyes   Eyes
	EyeC   Colour // of a mask, glasses or war paint
	Glow   Colour // of glowing eyes and lamps
	Lashes bool   // a woman's face in any mood: fine brows, lashes, full lips
	Beard  Beard
	Top    Top
	TopC   Colour
	Shell  Colour // of a helmet, a mask, a machine or a hide
	Plate  Colour // the second color of a shell
	Split  Colour // the other half of a split face
	Under  Face   // the face under a mask
	Marks  bool   // paint or scars
	Wrinks bool   // the lines of age
}

// Face is the shape of a head.
type Face uint8

// The faces of people and of others.
const (
	Square Face = iota
	Oval
	Young
	Long
	Round
	Brute
	Dome
	Ape
	Cat
	Bug
	Diver
	Sack
	Stone
	Titan
	Alien
	Circuit
	Machine
	Mud
	Moss
	Mask
	Chalk
	Bone
	Demon
	RobotHead
	SkullHead
	WolfHead
	NumFaces
)

// Skin is the color of skin or hide.
type Skin uint8

// The skins.
const (
	Fair Skin = iota
	Pale
	Tan
	Brown
	Deep
	Grey
	Green
	Blue
	Red
	MudSkin
	Fur
	Purple
	Yellow
	NumSkins
)

// Hair is a hairstyle.
type Hair uint8

// The hairstyles.
const (
	Bald Hair = iota
	Short
	Quiff
	SideParted
	Back
	Peak
	Spiky
	Wild
	Thin
	LongHair
	Bob
	Wind
	Curly
	Tail
	Fringe
	Mohawk
	NumHairs
)

// Mood is the expression of a face.
type Mood uint8

// The moods.
const (
	Stern Mood = iota
	Calm
	Smirk
	Frown
	Smile
	Grin
	Grit
	Roar
	Fierce
	Coy
	Sly
	WildMood
	Tired
	Scared
	FairMood // calm, with lashes and full lips, as in Fierce and Coy
	NumMoods
)

// Eyes are the look of the eyes, or what covers them.
type Eyes uint8

// The eyes.
const (
	OpenEyes Eyes = iota
	Slit
	GlowEyes
	Domino
	Goggles
	Visor
	Shades
	Monocle
	Patch
	SplitEyes
	GogglesUp // pushed up over the brow
	Glasses
	NumEyes
)

// Beard is a beard.
type Beard uint8

// The beards.
const (
	Shaven Beard = iota
	Full
	Goatee
	Fork
	Moustache
	Stubble
	ThinMoustache
	NumBeards
)

// Top is a hat, or anything else on a head.
type Top uint8

// The tops.
const (
	Bare Top = iota
	Hood
	FurHood
	TopHat
	Bowler
	Wide
	Straw
	Cap
	Bandana
	Crown
	Tiara
	Circlet
	Band
	Laurel
	Horns
	Jester
	Helm
	Wings
	Brain // visible under glass
	NumTops
)

// Wear is the clothing of a bust.
type Wear uint8

// The clothes.
const (
	Suit Wear = iota
	CapeWear
	HighCape
	ScaleWear
	Armour
	Jacket
	Tux
	VestWear
	Strap
	FurCoat
	Ruff
	Vines
	Spikes
	Tubes
	Pauldrons
	Robe
	Shirtless
	NumWears
)
