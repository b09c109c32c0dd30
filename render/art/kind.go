package art

import "image/color"

// Kind is the type of a card as far as its looks go.
type Kind uint8

// The kinds of card faces.
const (
	Starter Kind = iota
	Hero
	Villain
	SuperPower
	Equipment
	Location
	Weakness
	SuperVillain
	SuperHero
	kindCount
)

// kindLook is what the words and colours tell of a kind; its shapes are in
// frame.go and icon.go.
type kindLook struct {
	label string
	main  color.NRGBA // the art window
	dark  color.NRGBA // rays and dots on it
	onInk color.NRGBA // the label on the ink strip, at least 4.5:1 against it
}

// The main colours lie between the art direction's and its colour-blind-safe
// hues: every pair stays apart in protan, deutan and tritan sight.
var kindLooks = [kindCount]kindLook{
	Starter:      {"STARTER", RGB(0xcdb588), RGB(0x84683c), RGB(0xd9c398)},
	Hero:         {"HERO", RGB(0x2163e0), RGB(0x0f3792), RGB(0x6ea4ff)},
	Villain:      {"VILLAIN", RGB(0xc2241f), RGB(0x6c0c10), RGB(0xff6a5c)},
	SuperPower:   {"SUPER POWER", RGB(0xf2ae1d), RGB(0xa86400), RGB(0xf5b72f)},
	Equipment:    {"EQUIPMENT", RGB(0x7f939f), RGB(0x3d4c57), RGB(0xa9bcc7)},
	Location:     {"LOCATION", RGB(0x9f3cb4), RGB(0x4f1b69), RGB(0xd08cf0)},
	Weakness:     {"WEAKNESS", RGB(0x4f8b3f), RGB(0x25431c), RGB(0x8fd07a)},
	SuperVillain: {"SUPER-VILLAIN", RGB(0x2d1238), RGB(0x0d0612), RGB(0xf0609f)},
	SuperHero:    {"SUPER HERO", RGB(0x2163e0), RGB(0x0f3792), RGB(0x6ea4ff)},
}

func (k Kind) look() *kindLook {
	if k >= kindCount {
		k = Starter
	}
	return &kindLooks[k]
}

// Label returns the words of the type strip, such as "SUPER POWER".
func (k Kind) Label() string { return k.look().label }

// Main returns the colour of the art window.
func (k Kind) Main() color.NRGBA { return k.look().main }

// Dark returns the darker twin that rays and dots are drawn in.
func (k Kind) Dark() color.NRGBA { return k.look().dark }

// OnInk returns the colour of the kind's label on an ink ground.
func (k Kind) OnInk() color.NRGBA { return k.look().onInk }
