package art

import (
	"image/color"

	"lineup/render/art/pen"
)

// Kind is a card type as it affects the look of a card.
type Kind uint8

// The card types.
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

// kindLook is the label and the colors of a card type. Its shapes are in frame.go and in the icons
// below.
type kindLook struct {
	label string
	main  color.NRGBA // the art window
	dark  color.NRGBA // rays and dots on it
	onInk color.NRGBA // the label on the ink strip, at least 4.5:1 against it
}

// The main colors are between those of the art direction and its color-blind-safe hues. Every pair
// stays distinct in protan, deutan, and tritan sight.
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

// Label returns the label of the type strip, such as "SUPER POWER".
func (k Kind) Label() string { return k.look().label }

// Main returns the color of the art window.
func (k Kind) Main() color.NRGBA { return k.look().main }

// Dark returns the darker color of rays and dots.
func (k Kind) Dark() color.NRGBA { return k.look().dark }

// OnInk returns the color of the card type's label on ink.
func (k Kind) OnInk() color.NRGBA { return k.look().onInk }

// icons are the signs of the card types, about 10 units to each side, filled by the even-odd rule.
var icons = [kindCount]pen.Outline{
	Starter:      pen.MustPath("O0 0 9 O0 0 4"),
	Hero:         pen.MustPath("M0 -11 Q5 -8 9.5 -8 Q11 4 0 11 Q-11 4 -9.5 -8 Q-5 -8 0 -11 Z"),
	Villain:      pen.MustPath("M-10 -11 Q-8 -5 -4 -5 H4 Q8 -5 10 -11 Q12 2 6 6 L0 11 L-6 6 Q-12 2 -10 -11 Z M-6.5 -1 L-1.5 2 L-5.5 3.5 Z M6.5 -1 L1.5 2 L5.5 3.5 Z"),
	SuperPower:   pen.Burst(0, 0, 11.5, 5.6, 8, 0.2, 0, 1),
	Equipment:    pen.MustPath("M0 -11 L9.5 -5.5 V5.5 L0 11 L-9.5 5.5 V-5.5 Z O0 0 4.4"),
	Location:     pen.MustPath("M-10 10 V-1 H-4.5 V-10 H4.5 V-4 H10 V10 Z M-1.5 -6 h3 v3 h-3 Z M-1.5 4 h3 v6 h-3 Z"),
	Weakness:     pen.MustPath("M-4 -10 H4 V0 H9.5 L0 10.5 L-9.5 0 H-4 Z"),
	SuperVillain: pen.MustPath("M-9 9 L-11 -8 L-4.5 -1 L0 -11 L4.5 -1 L11 -8 L9 9 Z"),
	SuperHero:    pen.MustPath("M0 -11 L3 -3.6 L10.8 -3.3 L4.7 1.6 L6.8 9.2 L0 4.9 L-6.8 9.2 L-4.7 1.6 L-10.8 -3.3 L-3 -3.6 Z"),
}

// drawIcon draws the card type's sign around (x, y), radius to each side.
func drawIcon(p pen.Pen, k Kind, x, y, radius float64, c color.NRGBA) {
	if k >= kindCount {
		k = Starter
	}
	p.At(x, y, radius/10.5).FillOdd(icons[k], c)
}
