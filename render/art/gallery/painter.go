// Package gallery keeps painted pictures on the graphics card: it has them painted beside
// the loop, hands them over, and gives back those that are not seen any more. All of its
// methods must be called from the game loop.
package gallery

import (
	"image"
	"image/color"
	"math"
	"math/bits"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Sprite is a picture that reaches beyond the thing it belongs to, such as a
// glow around a card. X and Y are where the picture's top left corner lies,
// measured in pixels from the thing's own origin.
type Sprite struct {
	Image *ebiten.Image
	X, Y  float64
}

// Key says what a picture shows: equal keys share a picture. Most pictures need
// only some of the fields.
type Key struct {
	Name string // of what is painted
	Face *art.Face
	W, H int // in pixels
	Unit float64
	A, B color.NRGBA
	C    color.NRGBA
	N    int
	Text string
	More string // what else is written on it
	// Print is how the rules text on it is printed.
	Print art.Press
}

// Painter keeps painted pictures, up to a number of pixels; those not seen for
// longest are given back first. What takes long is painted beside the loop. A Painter
// belongs to the game loop; use [NewPainter].
type Painter struct {
	// AtOnce has everything painted when it is asked for, as pictures and tests want.
	AtOnce bool
	// Unseen frames have more time to paint: nothing is drawn in them.
	Unseen bool
	// Unhurried frames paint all that they lack: the loop has not begun.
	Unhurried bool
	// Print is how cards are printed: pictures of another print are others.
	Print art.Press
	// Reading leaves everything unpainted, and unasked for: screens are gone through for
	// what is written on them. Told, where it is not nil then, is told of every line that
	// Part and PartSoon would write.
	Reading  bool
	Told     func(pen.Written)
	wordless map[Key]bool // parts that were read and have nothing written on them
	kept     map[Key]*keptPicture
	pixels   int
	most     int // pixels kept at most
	clock    uint64
	crew     *crew
	roof     Key             // of the roof shown last
	news     int             // how many pictures have come in so far
	spent    time.Duration   // on painting in this frame
	known    map[string]bool // the names of what was painted in any frame
	missed   int             // pictures of this frame that it was too late for
	noting   *Used           // where what is seen is noted, nil for nowhere
	arriving *arrival        // nil for none
	blank    *ebiten.Image   // what is shown in place of those
}

type keptPicture struct {
	Sprite
	pixels int
	used   uint64
}

// Used are the pictures that something was drawn of which is kept itself: when it is drawn anew
// they are needed again.
type Used struct{ list []*keptPicture }

// Note lets something be drawn, and notes which pictures it is drawn of.
func (p *Painter) Note(u *Used, draw func()) {
	before := p.noting
	u.list = u.list[:0]
	p.noting = u
	draw()
	p.noting = before
}

// Hold keeps pictures as if they were seen in this frame.
func (p *Painter) Hold(u *Used) {
	for _, k := range u.list {
		k.used = p.clock
	}
}

// use notes that a picture is seen.
func (p *Painter) use(k *keptPicture) {
	k.used = p.clock
	if p.noting != nil {
		p.noting.list = append(p.noting.list, k)
	}
}

// maxPixels are the pixels kept at most, about 64 MB of memory; a large window may keep
// windowsKept times its own.
const (
	maxPixels   = 16 << 20
	windowsKept = 4
)

// restFor is how many frames a picture is kept for certain after it was last seen.
const restFor = 2

// NewPainter returns a painter that has nothing painted yet.
func NewPainter() *Painter {
	go pen.Warm()
	return &Painter{kept: map[Key]*keptPicture{}, known: map[string]bool{}, crew: newCrew(), most: maxPixels}
}

// shownTime is how long a frame paints what it lacks before it leaves the rest to the next
// one. The last thing begun is finished.
const shownTime = 3 * time.Millisecond

// unseenTime is the same for one in which nothing is drawn yet.
const unseenTime = 4 * time.Millisecond

func (p *Painter) frameTime() time.Duration {
	if p.Unseen {
		return unseenTime
	}
	return shownTime
}

// perPixel is about how long a pixel takes to be painted, and firstTime how long the first
// picture of a name may take besides: letters are read, and memory is taken.
const (
	perPixel  = 40 * time.Nanosecond
	firstTime = 3 * time.Millisecond
)

// likely returns about how long a picture will take to be painted.
func (p *Painter) likely(key Key) time.Duration {
	t := time.Duration(key.W*key.H) * perPixel
	if !p.known[key.Name] {
		t += firstTime
	}
	return t
}

// took notes how long a picture of this frame took to be painted.
func (p *Painter) took(key Key, t time.Duration) {
	p.spent += t
	p.known[key.Name] = true
}

// maxTaken are the pixels taken in with a frame before the rest is left to the next one.
const maxTaken = 1 << 18

// arrival is a large picture on its way to the graphics card: it is taken in strip by strip,
// a few with every frame.
type arrival struct {
	painted
	texture *ebiten.Image
	rows    int // that have been taken in
}

// step takes in the next strip, and returns how many pixels it has.
func (a *arrival) step() int {
	from := a.rows
	a.rows = writeStrip(a.texture, a.picture, from)
	return (a.rows - from) * a.picture.Bounds().Dx()
}

// writeStrip hands a strip of a picture on to its texture, from a row on, and returns the row
// after it. The strips are small: Ebitengine copies each, and keeps the memory of the last 32
// copies for the next ones, however large they were.
func writeStrip(texture *ebiten.Image, picture *image.RGBA, from int) int {
	size := picture.Bounds().Size()
	to := min(size.Y, from+max(1, ownTexture/size.X))
	strip := texture.SubImage(image.Rect(0, from, size.X, to)).(*ebiten.Image)
	strip.WritePixels(picture.Pix[from*picture.Stride : to*picture.Stride])
	return to
}

func (a *arrival) whole() bool { return a.rows == a.picture.Bounds().Dy() }

// Begin begins a frame: what was painted beside the loop since the last one is taken
// in, a few pictures at most, and what has not been seen for long is given back.
func (p *Painter) Begin() {
	p.clock++
	p.spent, p.missed = 0, 0
	for taken := 0; taken < maxTaken; {
		if a := p.arriving; a != nil {
			if taken += a.step(); a.whole() {
				p.arrive()
			}
			continue
		}
		done, ok := p.crew.take()
		if !ok {
			break
		}
		if size := done.picture.Bounds().Size(); done.pixels() > maxTaken {
			p.arriving = &arrival{painted: done, texture: NewTexture(size.X, size.Y)}
			continue
		}
		p.put(done.key, done.picture, done.margin)
		taken += done.pixels()
	}
	for p.pixels > p.most && p.dropOldest() {
	}
	p.crew.begin()
}

// News counts the pictures that have come in: while it stays the same nothing looks
// otherwise than before.
func (p *Painter) News() int { return p.news }

// Busy reports whether something is still being painted.
func (p *Painter) Busy() bool { return p.arriving != nil || p.crew.busy() }

// Settle waits until all that was asked for is painted.
func (p *Painter) Settle() {
	if a := p.arriving; a != nil {
		for !a.whole() {
			a.step()
		}
		p.arrive()
	}
	for {
		done, ok := p.crew.wait()
		if !ok {
			return
		}
		p.put(done.key, done.picture, done.margin)
	}
}

// Wait waits for the next picture that is painted beside the loop, for so long at most, and
// takes it in, however large it is. It reports whether one came.
func (p *Painter) Wait(most time.Duration) bool {
	done, ok := p.crew.waitFor(most)
	if ok {
		p.put(done.key, done.picture, done.margin)
	}
	return ok
}

// Forget gives everything back: the window has another size, w by h pixels.
func (p *Painter) Forget(w, h int) {
	p.most = max(maxPixels, windowsKept*textured(w, h))
	p.crew.forget()
	if p.arriving != nil {
		p.arriving.texture.Deallocate()
		p.arriving = nil
	}
	for key, k := range p.kept {
		k.Image.Deallocate()
		delete(p.kept, key)
	}
	p.pixels = 0
	p.news++
}

// Len returns how many pictures are kept.
func (p *Painter) Len() int { return len(p.kept) }

// Pixels returns how many pixels the kept pictures have.
func (p *Painter) Pixels() int { return p.pixels }

// Max returns how many pixels are kept at most when a frame begins, but for what is seen.
func (p *Painter) Max() int { return p.most }

// Seen returns how many pixels the pictures have that are on the screen, or were a moment ago:
// those that are kept however many they are.
func (p *Painter) Seen() int {
	n := 0
	for _, k := range p.kept {
		if p.seen(k) {
			n += k.pixels
		}
	}
	return n
}

func (p *Painter) seen(k *keptPicture) bool { return k.used+restFor >= p.clock }

// Get returns a kept picture.
func (p *Painter) Get(key Key) (Sprite, bool) {
	if p.Reading {
		return Sprite{}, false
	}
	k, ok := p.kept[key]
	if !ok {
		return Sprite{}, false
	}
	p.use(k)
	return k.Sprite, true
}

// Missed returns how many pictures this frame lacks, as it has painted for long enough: the
// next one is to be drawn as well.
func (p *Painter) Missed() int { return p.missed }

// late reports whether this frame has painted for too long to paint one more picture. If so
// it is missing. A frame that has painted nothing yet paints anything.
func (p *Painter) late(key Key) bool {
	if p.AtOnce || p.Unhurried || p.spent == 0 || p.spent+p.likely(key) < p.frameTime() {
		return false
	}
	p.missed++
	return true
}

// nothing returns what stands in the place of a picture that is missing.
func (p *Painter) nothing() Sprite {
	if p.blank == nil {
		p.blank = ebiten.NewImage(1, 1)
	}
	return Sprite{Image: p.blank}
}

// Now returns a picture and paints it if it is not kept. What paint returns is the painter's
// from then on, as with Soon and Ahead. Margin is how far it reaches
// beyond its thing, in pixels. A frame that has painted for long enough gets an empty
// picture, see [Painter.Missed].
func (p *Painter) Now(key Key, margin int, paint func() *image.RGBA) Sprite {
	if s, ok := p.Get(key); ok {
		return s
	}
	if p.Reading || p.late(key) {
		return p.nothing()
	}
	began := time.Now()
	s := p.put(key, paint(), margin)
	p.took(key, time.Since(began))
	return s
}

// move moves a kept picture to another offset from its thing.
func (p *Painter) move(key Key, s Sprite) Sprite {
	if k, ok := p.kept[key]; ok {
		k.Sprite = s
	}
	return s
}

// Soon returns a picture if it is kept, and has it painted beside the loop otherwise.
// What was asked for last is painted first.
func (p *Painter) Soon(key Key, margin int, paint func() *image.RGBA) (Sprite, bool) {
	return p.soon(key, margin, paint, seen)
}

func (p *Painter) soon(key Key, margin int, paint func() *image.RGBA, u urgency) (Sprite, bool) {
	if s, ok := p.Get(key); ok {
		return s, true
	}
	switch {
	case p.Reading:
		return p.nothing(), true
	case p.AtOnce:
		return p.put(key, paint(), margin), true
	}
	if !p.coming(key) {
		p.crew.want(key, margin, paint, u)
	}
	return Sprite{}, false
}

// StandIn is Soon for what is seen in the place of something that takes longer: it is painted
// first.
func (p *Painter) StandIn(key Key, margin int, paint func() *image.RGBA) (Sprite, bool) {
	return p.soon(key, margin, paint, standIn)
}

// Ahead has a picture painted when nothing that is seen has to be, if there is room to
// keep it beside the others.
func (p *Painter) Ahead(key Key, margin int, paint func() *image.RGBA) {
	if p.Reading || p.pixels+textured(key.W, key.H) > p.most {
		return
	}
	if _, ok := p.kept[key]; !ok && !p.AtOnce && !p.coming(key) {
		p.crew.want(key, margin, paint, ahead)
	}
}

func (p *Painter) put(key Key, picture *image.RGBA, margin int) Sprite {
	if old, ok := p.kept[key]; ok {
		return old.Sprite
	}
	s := p.keep(key, upload(picture), margin)
	pen.Recycle(picture)
	return s
}

// arrive keeps the picture that has been taken in whole.
func (p *Painter) arrive() {
	a := p.arriving
	p.arriving = nil
	p.keep(a.key, a.texture, a.margin)
	pen.Recycle(a.picture)
}

// coming reports whether a picture is painted and being taken in.
func (p *Painter) coming(key Key) bool { return p.arriving != nil && p.arriving.key == key }

func (p *Painter) keep(key Key, picture *ebiten.Image, margin int) Sprite {
	if old, ok := p.kept[key]; ok {
		picture.Deallocate()
		return old.Sprite
	}
	size := picture.Bounds().Size()
	k := &keptPicture{Sprite{picture, float64(-margin), float64(-margin)}, textured(size.X, size.Y), p.clock}
	p.kept[key] = k
	p.use(k)
	p.pixels += k.pixels
	p.news++
	return k.Sprite
}

// ownTexture is how many pixels a picture has at least that gets a texture of its own.
// Smaller ones share large textures, which double in size where they are full: with large
// pictures in them they would take most of the memory.
const ownTexture = 60_000

// textured returns how many pixels a picture takes on the graphics card: a texture's sides are
// powers of two.
func textured(w, h int) int {
	if w*h < ownTexture {
		return w * h
	}
	side := func(n int) int { return 1 << bits.Len(uint(n-1)) }
	return side(w) * side(h)
}

// upload hands a picture to the graphics card.
func upload(picture *image.RGBA) *ebiten.Image {
	b := picture.Bounds()
	if b.Dx()*b.Dy() < ownTexture {
		return ebiten.NewImageFromImage(picture)
	}
	out := NewTexture(b.Dx(), b.Dy())
	for row := 0; row < b.Dy(); {
		row = writeStrip(out, picture, row)
	}
	return out
}

// NewTexture returns an empty picture with a texture of its own, to be drawn on.
func NewTexture(w, h int) *ebiten.Image { return NewTextureIn(image.Rect(0, 0, w, h)) }

// NewTextureIn is NewTexture for a part of something larger: what is drawn on it keeps its
// place there.
func NewTextureIn(r image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
}

// dropOldest gives back the picture not seen for longest. It reports whether there was
// one that is not seen now.
func (p *Painter) dropOldest() bool {
	var oldest Key
	var k *keptPicture
	for key, other := range p.kept {
		if k == nil || other.used < k.used {
			oldest, k = key, other
		}
	}
	if k == nil || p.seen(k) {
		return false
	}
	k.Image.Deallocate()
	p.pixels -= k.pixels
	delete(p.kept, oldest)
	return true
}

// Part returns a picture drawn by a pen about a thing of w by h pixels, reaching margin
// units beyond it. The pen's origin is the thing's top left corner, and unit the pixels
// to its unit.
func (p *Painter) Part(key Key, margin float64, draw func(pen.Pen)) Sprite {
	if s, ok := p.Get(key); ok {
		return s
	}
	if p.Reading {
		return p.read(key, margin, draw)
	}
	if p.late(key) {
		return p.nothing()
	}
	began := time.Now()
	over := int(math.Ceil(margin * key.Unit))
	s := p.put(key, paintPart(key, over, draw), over)
	p.took(key, time.Since(began))
	return s
}

// PartSoon is Part, beside the loop.
func (p *Painter) PartSoon(key Key, margin float64, draw func(pen.Pen)) (Sprite, bool) {
	if s, ok := p.Get(key); ok {
		return s, true
	}
	if p.Reading {
		return p.read(key, margin, draw), true
	}
	over := int(math.Ceil(margin * key.Unit))
	return p.Soon(key, over, func() *image.RGBA { return paintPart(key, over, draw) })
}

// read goes through the drawing of a part without painting it.
func (p *Painter) read(key Key, margin float64, draw func(pen.Pen)) Sprite {
	same := key
	same.W, same.H, same.Unit = 0, 0, 0 // however large it is
	if p.Told == nil || p.wordless[same] {
		return p.nothing()
	}
	wordless := true
	over := math.Ceil(margin*key.Unit) / key.Unit
	tell := func(w pen.Written) {
		wordless = false
		p.Told(w)
	}
	pen.Read(key.Unit, tell, func(p pen.Pen) { draw(p.At(over, over, 1)) })
	if wordless {
		if p.wordless == nil {
			p.wordless = map[Key]bool{}
		}
		p.wordless[same] = true
	}
	return p.nothing()
}

// smallPart is up to how many pixels a part is painted at once rather than beside the loop.
const smallPart = 24_000

// PartInTime is Part for something small as long as the frame has time for it, and PartSoon
// otherwise.
func (p *Painter) PartInTime(key Key, margin float64, draw func(pen.Pen)) (Sprite, bool) {
	if key.W*key.H <= smallPart && p.spent+p.likely(key) < p.frameTime() {
		return p.Part(key, margin, draw), true
	}
	return p.PartSoon(key, margin, draw)
}

// PartAhead has the picture of Part painted when nothing that is seen has to be.
func (p *Painter) PartAhead(key Key, margin float64, draw func(pen.Pen)) {
	over := int(math.Ceil(margin * key.Unit))
	p.Ahead(key, over, func() *image.RGBA { return paintPart(key, over, draw) })
}

func paintPart(key Key, over int, draw func(pen.Pen)) *image.RGBA {
	return pen.Paint(key.W+2*over, key.H+2*over, key.Unit, func(p pen.Pen) {
		draw(p.At(float64(over)/key.Unit, float64(over)/key.Unit, 1))
	})
}
