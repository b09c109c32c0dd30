package bust

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var skins = [picture.NumSkins]color.NRGBA{
	picture.Fair:    pen.RGB(0xf3cfa6),
	picture.Pale:    pen.Paper,
	picture.Tan:     pen.RGB(0xe0a670),
	picture.Brown:   pen.RGB(0xb0713f),
	picture.Deep:    pen.RGB(0x7d4a2a),
	picture.Grey:    pen.RGB(0xb4bdb6),
	picture.Green:   pen.RGB(0x7cb95c),
	picture.Blue:    pen.RGB(0x86b6e8),
	picture.Red:     pen.RGB(0xd8402f),
	picture.MudSkin: pen.RGB(0xb98552),
	picture.Fur:     pen.RGB(0x8a5a34),
	picture.Purple:  pen.RGB(0xa184cf),
	picture.Yellow:  pen.RGB(0xe8b33a),
}

// SkinColour returns the color of a skin.
func SkinColour(s picture.Skin) color.NRGBA { return pick(skins[:], s) }

// The materials of nonhuman heads whose literal names none.
var (
	furHide     = pen.RGB(0x8a5a34)
	catHide     = pen.RGB(0xe0a040)
	wolfHide    = pen.RGB(0x7c8490)
	diverMetal  = pen.RGB(0x59646e)
	sackCloth   = pen.RGB(0xd3b27a)
	greyStone   = pen.RGB(0x8e8a92)
	titanMetal  = pen.RGB(0x7b8794)
	steel       = pen.RGB(0xa9bcc7)
	mossLeaf    = pen.RGB(0x5f9a3f)
	demonHide   = pen.RGB(0xb8281f)
	bone        = pen.RGB(0xefe6cf)
	redGlow     = pen.RGB(0xff5f57)
	yellowGlow  = pen.RGB(0xffe14d)
	darkMouth   = dark(pen.RGB(0x7a0f14), 0.4)
	redLips     = pen.RGB(0xb8323a)
	goldenMetal = pen.RGB(0xf2c230)
)

// Hide returns the color at the lower edge of a head, for a matching neck: skin for people, fur for
// beasts, and metal for machines.
func Hide(h picture.Head, q ink.Palette) color.NRGBA {
	switch h.Face {
	case picture.Ape:
		return ink.Or(h.Shell, furHide)
	case picture.Cat:
		return ink.Or(h.Shell, catHide)
	case picture.WolfHead:
		return ink.Or(h.Shell, wolfHide)
	case picture.Bug:
		return ink.Or(h.Shell, q.Main)
	case picture.Diver:
		return ink.Or(h.Shell, diverMetal)
	case picture.Titan:
		return ink.Or(h.Shell, titanMetal)
	case picture.RobotHead:
		return ink.Or(h.Shell, steel)
	case picture.Stone:
		return ink.Or(h.Shell, greyStone)
	case picture.Moss:
		return ink.Or(h.Shell, mossLeaf)
	case picture.Demon:
		return ink.Or(h.Shell, demonHide)
	case picture.Sack:
		return ink.Or(h.Shell, sackCloth)
	case picture.SkullHead:
		return ink.Or(h.Shell, bone)
	case picture.Mud:
		return ink.Or(h.Shell, SkinColour(picture.MudSkin))
	case picture.Chalk:
		return SkinColour(picture.Pale)
	case picture.Alien, picture.Circuit:
		return SkinColour(greenUnless(h.Skin))
	}
	return SkinColour(h.Skin)
}

// greenUnless returns s, or green if the literal names no skin.
func greenUnless(s picture.Skin) picture.Skin {
	if s == picture.Fair {
		return picture.Green
	}
	return s
}
