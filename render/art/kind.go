package art

import (
	"image/color"

	"lineup/render/art/pen"
)

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
	Starter:      {"STARTER", pen.RGB(0xcdb588), pen.RGB(0x84683c), pen.RGB(0xd9c398)},
	Hero:         {"HERO", pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0x6ea4ff)},
	Villain:      {"VILLAIN", pen.RGB(0xc2241f), pen.RGB(0x6c0c10), pen.RGB(0xff6a5c)},
	SuperPower:   {"SUPER POWER", pen.RGB(0xf2ae1d), pen.RGB(0xa86400), pen.RGB(0xf5b72f)},
	Equipment:    {"EQUIPMENT", pen.RGB(0x7f939f), pen.RGB(0x3d4c57), pen.RGB(0xa9bcc7)},
	Location:     {"LOCATION", pen.RGB(0x9f3cb4), pen.RGB(0x4f1b69), pen.RGB(0xd08cf0)},
	Weakness:     {"WEAKNESS", pen.RGB(0x4f8b3f), pen.RGB(0x25431c), pen.RGB(0x8fd07a)},
	SuperVillain: {"SUPER-VILLAIN", pen.RGB(0x4a2263), pen.RGB(0x190b26), pen.RGB(0xf0609f)},
	SuperHero:    {"SUPER HERO", pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0x6ea4ff)},
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
