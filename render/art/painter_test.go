package art

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

var sample = Face{
	Name: "Heat Vision", Kind: SuperPower, Cost: "6", VP: "2", Text: "+3 Power. You may destroy a card.",
	Art: card.Art{Main: card.Eye, Behind: card.Flame, Accent: 0xd4322c, Phase: 5},
}

func TestSameFaceIsPaintedOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	first := p.Card(sample, 204)
	if p.Card(sample, 204) != first {
		t.Error("the same face at the same width was painted twice")
	}
	other := sample
	other.Art.Phase++
	if p.Card(other, 204) == first {
		t.Error("a face with other art shares the picture")
	}
	if p.Card(sample, 126) == first {
		t.Error("another width shares the picture")
	}
	if !p.HasCard(sample, 204) || p.HasCard(sample, 205) {
		t.Error("HasCard does not say what is baked")
	}
	b := ButtonLook{Label: "UNDO", Shape: RoundButton, Width: 98, Height: 50}
	if painted := p.Button(b).Image; p.Button(b).Image != painted {
		t.Error("the same button was painted twice")
	}
}

func TestCardsHaveTheirSizeAndShape(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	for _, width := range []int{84, 126, 204, 250} {
		for k := range kindCount {
			f := sample
			f.Kind = k
			img := p.Card(f, width)
			size := img.Bounds().Size()
			if size.X != width || size.Y != HeightOfCard(width) {
				t.Fatalf("%s at %d: size %v, want %d by %d", k.Label(), width, size, width, HeightOfCard(width))
			}
			if _, _, _, a := img.At(0, 0).RGBA(); a != 0 {
				t.Errorf("%s at %d: the corner is not cut off", k.Label(), width)
			}
			if _, _, _, a := img.At(width/2, size.Y/2).RGBA(); a != 0xffff {
				t.Errorf("%s at %d: the middle can be seen through", k.Label(), width)
			}
		}
	}
}

func TestEveryPartPaintsSomething(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	parts := map[string]*ebiten.Image{
		"back": p.Back(84), "zoom": p.Zoom(sample, 240), "panel": p.Panel(sample, 135, false),
		"panel back": p.Panel(sample, 135, true), "shadow": p.Shadow(84).Image, "table": p.Backdrop(320, 180, TableGround),
		"burst": p.Burst(100, pen.CanDo), "attack": p.AttackBurst(100),
		"streak": p.Streak(120, 20), "plate": p.Plate(100, 40, 1, pen.Night).Image, "tray": p.Tray(100, 40, 1, pen.Night).Image,
		"tab": p.Tab(100, 40, 1, pen.CanDo).Image, "tick": p.Tick(32), "chevron": p.Chevron(32, pen.CanDo),
		"star": p.Star("3", 32), "cost": p.CostBurst("3", 32),
		"emblem": p.Emblem(card.Fist, 64, pen.Paper), "badge": p.Badge(card.Mask, pen.EndRed, 118, 112),
	}
	for g := range glowCount {
		parts["glow"+string('0'+rune(g))] = p.CardGlow(g, 84).Image
	}
	for s := ButtonNormal; s <= ButtonDisabled; s++ {
		parts["button"+string('0'+rune(s))] = p.Button(ButtonLook{State: s, Label: "END TURN", Width: 106, Height: 42}).Image
	}
	for name, img := range parts {
		size := img.Bounds().Size()
		pixels := make([]byte, 4*size.X*size.Y)
		img.ReadPixels(pixels)
		seen := false
		for i := 3; i < len(pixels) && !seen; i += 4 {
			seen = pixels[i] != 0
		}
		if !seen {
			t.Errorf("%s is empty", name)
		}
	}
}

func TestCacheLetsTheOldestGo(t *testing.T) {
	looptest.NeedDisplay(t)
	c := newCache[int](250)
	for i := range 2 {
		c.put(i, Sprite{Image: ebiten.NewImage(10, 10)})
	}
	c.get(0)
	c.put(2, Sprite{Image: ebiten.NewImage(10, 10)})
	if _, ok := c.get(1); ok {
		t.Error("the picture not used for longest is still kept")
	}
	for _, i := range []int{0, 2} {
		if _, ok := c.get(i); !ok {
			t.Errorf("picture %d is gone", i)
		}
	}
	if c.pixels != 200 {
		t.Errorf("%d pixels are counted, want 200", c.pixels)
	}
}

func TestIdleFrameAllocatesNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	p, l := NewPainter(), NewLabels()
	screen := ebiten.NewImage(320, 180)
	st := pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: pen.Paper}
	var op ebiten.DrawImageOptions
	frame := func() {
		screen.DrawImage(p.Card(sample, 84), &op)
		screen.DrawImage(p.CardGlow(GlowCanDo, 84).Image, &op)
		l.Draw(screen, "KICK ×14", 160, 90, st, pen.Centre)
		l.DrawScaled(screen, "4", 160, 90, st, pen.Centre, 1.25)
	}
	for range 3 {
		frame()
	}
	lookups := testing.AllocsPerRun(50, func() {
		p.Card(sample, 84)
		p.CardGlow(GlowCanDo, 84)
		p.Button(ButtonLook{Label: "UNDO", Width: 98, Height: 50})
		l.Image("KICK ×14", st)
		l.Width("KICK ×14", st)
	})
	if lookups != 0 {
		t.Errorf("finding baked pictures allocates %g times, want 0", lookups)
	}
}
