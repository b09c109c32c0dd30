package gallery

import (
	"bytes"
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/picture"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

var sample = art.Face{
	Name: "Heat Vision", Kind: art.SuperPower, Cost: "6", VP: "2", Text: "+3 Power. You may destroy a card.",
	Art: &picture.Scene{Subject: picture.Bust{}, Accent: 0xd4322c},
}

// atOnce returns a painter that paints every picture on request.
func atOnce() *Painter {
	p := NewPainter()
	p.AtOnce = true
	return p
}

func TestSameFaceIsPaintedOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	p := atOnce()
	card := func(f *art.Face, width int, lit bool) *ebiten.Image {
		picture, sharp := p.Card(f, width, lit)
		if !sharp {
			t.Fatalf("%s is not sharp, though all is painted at once", f.Name)
		}
		return picture
	}
	first := card(&sample, 204, false)
	if card(&sample, 204, false) != first {
		t.Error("the same face at the same width was painted twice")
	}
	other := sample
	if card(&other, 204, false) == first {
		t.Error("another face shares the picture")
	}
	if card(&sample, 126, false) == first || card(&sample, 204, true) == first {
		t.Error("another width, or a cost that can be paid, shares the picture")
	}
	b := chrome.ButtonLook{Label: "UNDO"}
	if painted := p.Button(b, 98, 50, 1).Image; p.Button(b, 98, 50, 1).Image != painted {
		t.Error("the same button was painted twice")
	}
	larger, elsewhere := b, TableGround
	larger.Size, elsewhere.CentreX, elsewhere.Dot = 20.5, 0.4, pen.Ink
	b.Size = 20
	if p.Button(b, 98, 50, 1).Image == p.Button(larger, 98, 50, 1).Image {
		t.Error("a button with letters a little larger shares the picture")
	}
	ground, _ := p.Backdrop(96, 54, TableGround)
	if other, _ := p.Backdrop(96, 54, elsewhere); ground.Image == other.Image {
		t.Error("another ground shares the picture")
	}
	p.Print = art.Press{Text: 2}
	if card(&sample, 204, false) == first {
		t.Error("larger letters share the picture")
	}
}

func TestCardsHaveTheirSizeAndShape(t *testing.T) {
	looptest.NeedDisplay(t)
	p := atOnce()
	for _, width := range []int{84, 126, 204, 250} {
		for k := range art.SuperHero + 1 {
			f := sample
			f.Kind = k
			img, _ := p.Card(&f, width, false)
			size := img.Bounds().Size()
			if size.X != width || size.Y != art.HeightOfCard(width) {
				t.Fatalf("%s at %d: size %v, want %d by %d", k.Label(), width, size, width, art.HeightOfCard(width))
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
	p := atOnce()
	reader, _ := p.Reader(&sample, 240, 480)
	poster, _ := p.Poster(&sample, 135, 172, false)
	down, _ := p.Poster(&sample, 135, 172, true)
	roof, _ := p.Rooftop(chrome.Rooftop{W: 1920, H: 1080, LampX: 420, LampY: 1190, LampR: 1240}, 192, 108, 0.1)
	back, _ := p.Back(84)
	plate, _ := p.Plate(100, 40, 1, pen.Night)
	ground, _ := p.Backdrop(320, 180, TableGround)
	parts := map[string]*ebiten.Image{
		"back": back, "reader": reader, "poster": poster, "poster down": down,
		"table": ground.Image, "roof": roof.Image,
		"burst": p.Burst(100, pen.CanDo).Image, "shield": p.Shield(100).Image,
		"plate": plate.Image, "tray": p.Tray(100, 40, 1, pen.Night).Image,
		"tab": p.Tab(100, 40, 1, pen.CanDo).Image, "tick": p.Tick(32).Image, "chevron": p.Chevron(32, pen.CanDo).Image,
		"star": p.Star("3", 32).Image, "cost": p.CostBurst("3", pen.White, 32).Image, "board": p.Board(84, 12).Image,
	}
	for g := range glowCount {
		parts["glow "+string('0'+rune(g))] = p.CardGlow(g, 84).Image
	}
	for h := range numHeights {
		parts["shadow "+string('0'+rune(h))] = p.CardShadow(84, h).Image
	}
	for s := chrome.ButtonNormal; s <= chrome.ButtonDisabled; s++ {
		parts["button "+string('0'+rune(s))] = p.Button(chrome.ButtonLook{State: s, Label: "END TURN", Ground: chrome.RedEnd}, 106, 42, 1).Image
	}
	for name, img := range parts {
		t.Run(name, func(t *testing.T) {
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
		})
	}
}

// TestOldestIsGivenBack checks that the least recently used pictures are evicted when the cache is
// full, and never a visible one.
func TestOldestIsGivenBack(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	const side = 2048
	key := func(n int) Key { return Key{Name: "large", N: n} }
	for n := range 8 {
		p.Begin()
		p.put(key(n), image.NewRGBA(image.Rect(0, 0, side, side)), 0)
		p.Get(key(0))
	}
	for range restFor + 1 {
		p.Begin()
		p.Get(key(0))
	}
	if p.Seen() != side*side {
		t.Errorf("%d pixels are seen; those of one picture of %d are", p.Seen(), side*side)
	}
	if p.Pixels() > maxPixels || p.Pixels() != p.Len()*side*side {
		t.Errorf("%d pixels are kept in %d pictures, at most %d may be", p.Pixels(), p.Len(), maxPixels)
	}
	if _, ok := p.Get(key(0)); !ok {
		t.Error("the picture on the screen is gone")
	}
	if _, ok := p.Get(key(1)); ok {
		t.Error("the picture not seen for longest is still kept")
	}
	p.Forget(640, 360)
	if p.Len() != 0 || p.Pixels() != 0 {
		t.Error("after the window has changed its size something is kept")
	}
}

// TestAheadKeepsToTheBound checks that a picture with no room in the cache is not painted ahead.
func TestAheadKeepsToTheBound(t *testing.T) {
	p := NewPainter()
	paint := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }
	p.pixels = maxPixels - 99
	p.Ahead(Key{Name: "too large", W: 10, H: 10}, 0, paint)
	if p.Busy() {
		t.Error("a picture that there is no room for is being painted")
	}
	p.Ahead(Key{Name: "small", W: 9, H: 11}, 0, paint)
	if !p.Busy() {
		t.Error("a picture that there is room for is not being painted")
	}
}

// TestPaintedBesideTheLoop checks that an unpainted face is shown small, not as a back, and sharp a
// moment later.
func TestPaintedBesideTheLoop(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	p.Begin()
	before := p.News()
	small, sharp := p.Card(&sample, 204, false)
	if sharp || small == nil || small == p.firstBack() {
		t.Fatal("a face that is not painted yet is not shown as its small picture")
	}
	if down, sharp := p.Poster(&sample, 135, 172, true); sharp || down != p.firstBack() {
		t.Error("a poster that lies face down does not show a back until it is painted")
	}
	if !p.Busy() {
		t.Error("nothing is being painted")
	}
	for end := time.Now().Add(20 * time.Second); p.Busy() && time.Now().Before(end); {
		p.Begin()
		time.Sleep(time.Millisecond)
	}
	p.Begin()
	if _, sharp = p.Card(&sample, 204, false); !sharp || p.News() == before {
		t.Error("a moment later it is not sharp, or nobody was told")
	}
}

// TestUnpaintedFaceIsNoBack checks that an unpainted card, poster, or reader shows its face without
// the scene, and not a back.
func TestUnpaintedFaceIsNoBack(t *testing.T) {
	looptest.NeedDisplay(t)
	hero := art.Face{Name: "Somebody", Kind: art.SuperHero, Text: "+1 Power."}
	for _, f := range []*art.Face{&sample, &hero, {Name: "Nobody", Kind: art.SuperVillain, Cost: "12", Text: "+2 Power."}} {
		plain := *f
		plain.Art = nil
		want, back := art.PaintCard(plain, firstWidth, false), art.PaintBack(firstWidth)
		for name, show := range map[string]func(*Painter) (*ebiten.Image, bool){
			"a card":        func(p *Painter) (*ebiten.Image, bool) { return p.Card(f, 204, false) },
			"one to be had": func(p *Painter) (*ebiten.Image, bool) { return p.Card(f, 204, true) },
			"a poster":      func(p *Painter) (*ebiten.Image, bool) { return p.Poster(f, 312, 398, false) },
			"the reader":    func(p *Painter) (*ebiten.Image, bool) { return p.Reader(f, 400, 640) },
		} {
			p := NewPainter()
			p.Begin()
			picture, sharp := show(p)
			if sharp {
				t.Fatalf("%s of %s is painted at once", name, f.Name)
			}
			shown := image.NewRGBA(picture.Bounds())
			if picture.ReadPixels(shown.Pix); !bytes.Equal(shown.Pix, want.Pix) {
				t.Errorf("%s of %s is not shown as its face without a scene", name, f.Name)
			}
			if bytes.Equal(shown.Pix, back.Pix) {
				t.Errorf("%s of %s is shown as a back", name, f.Name)
			}
		}
	}
}

func TestIdleFrameAllocatesNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	p := atOnce()
	l := NewLabels(p)
	screen := ebiten.NewImage(320, 180)
	st := pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: pen.Paper}
	var op ebiten.DrawImageOptions
	frame := func() {
		card, _ := p.Card(&sample, 84, false)
		screen.DrawImage(card, &op)
		screen.DrawImage(p.CardGlow(GlowCanDo, 84).Image, &op)
		l.Draw(screen, "KICK ×14", 160, 90, st, pen.Centre)
	}
	for range 3 {
		frame()
	}
	lookups := looptest.Allocations(50, func() {
		p.Card(&sample, 84, false)
		p.CardGlow(GlowCanDo, 84)
		l.Image("KICK ×14", st)
		l.Width("KICK ×14", st)
	})
	if lookups != 0 {
		t.Errorf("finding painted pictures allocates %g times, want 0", lookups)
	}
}

// TestFramesPaintForAWhile checks that a frame with no time left gets empty pictures and counts
// them, and that the next frame continues.
func TestFramesPaintForAWhile(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	slow := func() *image.RGBA {
		time.Sleep(shownTime + time.Millisecond)
		return image.NewRGBA(image.Rect(0, 0, 8, 8))
	}
	keys := []Key{{Name: "one"}, {Name: "two"}, {Name: "three"}}
	for frame := 1; frame <= len(keys); frame++ {
		p.Begin()
		for n, key := range keys {
			if there := p.Now(key, 0, slow).Image.Bounds().Dx() == 8; there != (n < frame) {
				t.Errorf("frame %d: %s is there: %v", frame, key.Name, there)
			}
		}
		if p.Missed() != len(keys)-frame {
			t.Errorf("frame %d lacks %d pictures, and says %d", frame, len(keys)-frame, p.Missed())
		}
	}
	p.AtOnce = true
	p.Begin()
	for _, name := range []string{"four", "five"} {
		p.Now(Key{Name: name}, 0, slow)
	}
	if p.Missed() > 0 {
		t.Error("a picture is missing where everything is to be painted at once")
	}
}

// TestLargePicturesArriveInStrips checks that a large picture is uploaded over several frames, is
// painted only once, and arrives unchanged.
func TestLargePicturesArriveInStrips(t *testing.T) {
	looptest.NeedDisplay(t)
	const w, h = 700, 1000
	painted := 0
	paint := func() *image.RGBA {
		painted++
		out := image.NewRGBA(image.Rect(0, 0, w, h))
		for i := range out.Pix {
			out.Pix[i] = byte(i / w)
		}
		return out
	}
	for _, settle := range []bool{false, true} {
		p := NewPainter()
		key, frames := Key{Name: "large", W: w, H: h}, 0
		painted = 0
		for there := false; !there; _, there = p.Soon(key, 0, paint) {
			if p.Begin(); p.arriving != nil {
				if frames++; settle {
					p.Settle()
				}
			} else {
				time.Sleep(time.Millisecond)
			}
		}
		if least := w * h / maxTaken; !settle && frames < least {
			t.Errorf("%d pixels were taken in within %d frames", w*h, frames+1)
		}
		if painted != 1 || p.Busy() {
			t.Errorf("it was painted %d times; something is still under way: %v", painted, p.Busy())
		}
		s, _ := p.Get(key)
		pixels := make([]byte, 4*w*h)
		s.Image.ReadPixels(pixels)
		for i := range pixels {
			if pixels[i] != byte(i/w) {
				t.Fatalf("byte %d is %d, want %d", i, pixels[i], byte(i/w))
			}
		}
	}
	p := NewPainter()
	p.Soon(Key{Name: "large"}, 0, paint)
	for p.arriving == nil {
		p.Begin()
		time.Sleep(time.Millisecond)
	}
	p.Forget(640, 360)
	if p.Begin(); p.Busy() || p.Len() != 0 {
		t.Error("a picture painted for another window still comes in")
	}
}

// TestUnseenFramesTakeMore checks that a frame takes in a large picture at once if the frame before it
// drew nothing.
func TestUnseenFramesTakeMore(t *testing.T) {
	looptest.NeedDisplay(t)
	const w, h = 1000, 1000
	for _, unseen := range []bool{false, true} {
		p := NewPainter()
		key := Key{Name: "large", W: w, H: h}
		ask := func() {
			p.Soon(key, 0, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) })
		}
		ask()
		for painted := false; !painted; {
			p.crew.mu.Lock()
			painted = len(p.crew.done) > 0
			p.crew.mu.Unlock()
			time.Sleep(time.Millisecond)
		}
		if unseen {
			p.Rehearse(ask)
		}
		p.Begin()
		if _, in := p.Get(key); in != unseen {
			t.Errorf("after a frame that drew nothing (%v), the picture has come in: %v", unseen, in)
		}
	}
}

// TestHeldPicturesStay checks that held pictures stay in the cache, and are evicted when they are
// no longer held.
func TestHeldPicturesStay(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	paint := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 64, 64)) }
	p.most = 10 * 64 * 64
	of, stays := Key{Name: "held", W: 64, H: 64}, Used{}
	p.Note(&stays, func() { p.Now(of, 0, paint) })
	frames := func(hold bool) (kept bool) {
		for n := range 60 {
			p.Begin()
			if hold {
				p.Hold(&stays)
			}
			p.Now(Key{Name: "other", W: 64, H: 64, N: n}, 0, paint)
			p.Now(Key{Name: "more", W: 64, H: 64, N: n}, 0, paint)
		}
		_, kept = p.kept[of]
		return kept
	}
	if !frames(true) {
		t.Error("a picture that is held is given back")
	}
	if frames(false) {
		t.Error("a picture that nobody sees or holds any more stays")
	}
}

// TestLargePicturesComeInSmallStrips checks that a picture with its own texture is uploaded
// completely, in strips of at most ownTexture pixels.
func TestLargePicturesComeInSmallStrips(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, size := range [][2]int{{1920, 1080}, {300, 301}, {40, 4000}} {
		picture := image.NewRGBA(image.Rect(0, 0, size[0], size[1]))
		for i := range picture.Pix {
			picture.Pix[i] = 255
		}
		a := arrival{painted: painted{picture: picture}, texture: NewTexture(size[0], size[1])}
		for sum := 0; !a.whole(); {
			n := a.step()
			if sum += n; n <= 0 || n > ownTexture || a.whole() != (sum == size[0]*size[1]) {
				t.Fatalf("%v: a strip of %d pixels, %d in all so far", size, n, sum)
			}
		}
		for _, texture := range []*ebiten.Image{a.texture, upload(picture)} {
			got := make([]byte, len(picture.Pix))
			texture.ReadPixels(got)
			if !bytes.Equal(got, picture.Pix) {
				t.Errorf("%v: not all of the picture has come in", size)
			}
			texture.Deallocate()
		}
	}
}

// TestCardBase checks that CardBase looks like CardShadow below Board, for several widths, heights,
// and piles.
func TestCardBase(t *testing.T) {
	looptest.NeedDisplay(t)
	p := atOnce()
	const w, h = 400, 500
	for _, width := range []int{60, 118, 204, 315} {
		for at := range numHeights {
			for _, cards := range []int{0, 9, 40} {
				var pixels [2][]byte
				for i, parts := range [2][]Sprite{{p.CardShadow(width, at), p.Board(width, cards)}, {p.CardBase(width, at, cards)}} {
					picture := ebiten.NewImage(w, h)
					for _, s := range parts {
						var op ebiten.DrawImageOptions
						op.GeoM.Translate(40+s.X, 40+s.Y)
						picture.DrawImage(s.Image, &op)
					}
					pixels[i] = make([]byte, 4*w*h)
					picture.ReadPixels(pixels[i])
					picture.Deallocate()
				}
				most := 0
				for i, b := range pixels[0] {
					most = max(most, int(b)-int(pixels[1][i]), int(pixels[1][i])-int(b))
				}
				if most > 3 {
					t.Errorf("width %d, height %d, %d cards: the pictures differ by up to %d", width, at, cards, most)
				}
			}
		}
	}
}

// TestFacesAreForgotten checks that a painter remembers no face without a cached picture. Each game
// with other sets has other faces.
func TestFacesAreForgotten(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	p.AtOnce = true
	faces := make([]art.Face, 40)
	p.most = 10 * 80 * 112
	for i := range faces {
		for range restFor + 1 {
			p.Begin()
			p.Card(&faces[i], 80, false)
		}
	}
	p.Begin()
	if n := len(p.printed); n == 0 || n > p.Len() {
		t.Errorf("%d faces are remembered with %d pictures", n, p.Len())
	}
	if _, sharp := p.Card(&faces[len(faces)-1], 80, false); !sharp {
		t.Error("the picture of the last card is gone")
	}
	p.Forget(640, 360)
	if n := len(p.printed); n != 0 {
		t.Errorf("after the window has changed its size, %d faces are remembered", n)
	}
}
