// Package gallery caches painted pictures on the graphics card. It paints them in the background,
// uploads them, and evicts those that are no longer visible. All methods must be called from the
// game loop.
package gallery

import (
	"image"
	"image/color"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Sprite is a picture that can extend beyond its object, such as a glow around a card. X and Y are
// the position of the picture's top left corner in pixels from the object's own origin.
type Sprite struct {
	Image *ebiten.Image
	X, Y  float64
	// Sketch stands in for a picture that is not painted yet. It is nil for a painted one.
	Sketch *Sketch
}

// Key identifies a picture. Equal keys share a picture. Most pictures need only some of the fields.
type Key struct {
	Name string // what is painted
	Face *art.Face
	W, H int // in pixels
	Unit float64
	A, B color.NRGBA
	C    color.NRGBA
	N    int
	Text string
	More string // more text on it
	// Print is how its rules text is printed.
	Print art.Press
}

// Painter caches painted pictures up to a number of pixels and evicts the least recently used
// first. It paints slow pictures in the background. A Painter belongs to the game loop; use
// [NewPainter].
type Painter struct {
	// AtOnce makes every picture be painted on request, for screenshots and tests.
	AtOnce bool
	// Unhurried makes frames paint everything they need, before the loop begins.
	Unhurried bool
	// Print is how cards are printed. A different Print needs different pictures.
	Print art.Press
	// Reading turns off painting and requests while screens are scanned for their text. Told, if
	// not nil, is then called with every line that Part and PartSoon would draw.
	Reading bool
	Told    func(pen.Written)
	// Lacks is called for each picture that a visible frame asks for and does not get. It is for
	// tests and may be nil. A picture may have a stand-in.
	Lacks     func(Key)
	unseen    bool         // nothing is drawn now
	rehearsed bool         // nothing was drawn in the latest frame
	wordless  map[Key]bool // parts that were read and have no text
	kept      map[Key]*keptPicture
	former    former
	sketcher  sketcher
	printed   map[*art.Face][printedSizes]Key // the latest cards of each face
	named     map[Key]bool                    // whether the name of a card is in view, by the part in view, and whether it has the small look
	pixels    int
	most      int // maximum number of pixels kept
	clock     uint64
	crew      *crew
	roof      Key             // the last roof shown
	news      int             // number of pictures that have arrived
	spent     time.Duration   // spent painting in this frame
	known     map[string]bool // names of pictures painted in any frame
	missed    int             // pictures that this frame had no time for
	noting    *Used           // records the pictures used, or nil
	arriving  *arrival        // the picture being uploaded, or nil
	blank     *ebiten.Image   // shown in place of missing pictures
	times     time.Duration   // how many times as long as usual painting takes; see Slowed
}

type keptPicture struct {
	Sprite
	pixels int
	used   uint64
	beside bool // it was painted in the background
}

// Used records the pictures that a cached drawing was made from, which are needed again when it is
// redrawn, and those that it lacked.
type Used struct {
	list   []*keptPicture
	lacked []Key
}

// Lacked returns the number of pictures that the drawing lacked.
func (u *Used) Lacked() int { return len(u.lacked) }

// Note calls draw and records in u the pictures it uses.
func (p *Painter) Note(u *Used, draw func()) {
	before := p.noting
	u.list, u.lacked = u.list[:0], u.lacked[:0]
	p.noting = u
	draw()
	p.noting = before
}

// Hold keeps the pictures of u as if they were used in this frame.
func (p *Painter) Hold(u *Used) {
	for _, k := range u.list {
		k.used = p.clock
	}
}

// Awaits reports whether every picture that u lacked is still being painted, so redrawing it would
// change nothing.
func (p *Painter) Awaits(u *Used) bool {
	for _, key := range u.lacked {
		if !p.coming(key) && !p.crew.has(key) {
			return false
		}
	}
	return true
}

// use marks a picture as used in this frame.
func (p *Painter) use(k *keptPicture) {
	k.used = p.clock
	if p.noting != nil {
		p.noting.list = append(p.noting.list, k)
	}
}

// maxPixels is the maximum number of cached pixels, about 64 MB of memory. A large window may cache
// windowsKept times its own pixels.
const (
	maxPixels   = 16 << 20
	windowsKept = 4
)

// restFor is the number of frames for which a picture is kept after its last use.
const restFor = 2

// NewPainter returns a painter with no pictures.
func NewPainter(options ...Option) *Painter {
	go pen.Warm()
	p := &Painter{kept: map[Key]*keptPicture{}, known: map[string]bool{}, named: map[Key]bool{}, crew: newCrew(), most: maxPixels, times: 1}
	for _, o := range options {
		o(p)
	}
	return p
}

// shownTime is how long a frame may paint missing pictures before it leaves the rest to the next
// frame. The last picture begun is finished.
const shownTime = 3 * time.Millisecond

// unseenTime is shownTime for a frame that draws nothing.
const unseenTime = 4 * time.Millisecond

func (p *Painter) frameTime() time.Duration {
	if p.unseen {
		return unseenTime
	}
	return shownTime
}

// perPixel is the approximate time to paint a pixel, and firstTime the approximate extra time for
// the first picture of a name, to load fonts and allocate memory.
const (
	perPixel  = 40 * time.Nanosecond
	firstTime = 3 * time.Millisecond
)

// likely returns the approximate time to paint a picture.
func (p *Painter) likely(key Key) time.Duration {
	t := time.Duration(key.W*key.H) * perPixel
	if !p.known[key.Name] {
		t += firstTime
	}
	return t * p.times
}

// took records the time since a picture was begun as the time it took to paint.
func (p *Painter) took(key Key, pixels int, began time.Time) {
	t := time.Since(began)
	if s := p.crew.slowed; s != nil {
		t = s.paintingTime(pixels)
	}
	p.spent += t
	p.known[key.Name] = true
}

// lacks notes a picture that the frame asks for and does not get.
func (p *Painter) lacks(key Key) {
	p.misses(key)
	if p.Lacks != nil && !p.unseen {
		p.Lacks(key)
	}
}

// misses records a picture that the noted drawing lacks, even if a stand-in takes its place.
func (p *Painter) misses(key Key) {
	if p.noting != nil {
		p.noting.lacked = append(p.noting.lacked, key)
	}
}

// maxTaken is the number of pixels that a frame takes in before it leaves the rest to the next, and
// unseenTaken the number after a frame that drew nothing.
const (
	maxTaken    = 1 << 18
	unseenTaken = 1 << 20
)

// Begin begins a frame. It takes in a few of the pictures painted in the background since the last
// frame, and evicts old ones.
func (p *Painter) Begin() {
	p.clock++
	p.spent, p.missed, p.former.shown = 0, 0, 0
	most := maxTaken
	if p.rehearsed {
		most = unseenTaken
	}
	p.rehearsed = false
	for taken := 0; taken < most; {
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
		done.picture = cropped(done.picture)
		if size := done.picture.Bounds().Size(); done.pixels() > maxTaken {
			p.arriving = &arrival{painted: done, texture: NewTexture(size.X, size.Y)}
			continue
		}
		p.putBeside(done)
		taken += done.pixels()
	}
	for p.pixels > p.most && p.dropOldest() {
	}
	p.crew.begin()
}

// News returns a count of the pictures that have arrived. While it stays the same, no picture looks
// different.
func (p *Painter) News() int { return p.news }

// Busy reports whether pictures are still being painted or uploaded.
func (p *Painter) Busy() bool { return p.arriving != nil || p.crew.busy() }

// Settle waits until all requested pictures are painted.
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
		p.putBeside(done)
	}
}

// Wait waits up to most for the next picture painted in the background and takes it in, whatever
// its size. It reports whether one arrived.
func (p *Painter) Wait(most time.Duration) bool {
	done, ok := p.crew.waitFor(most)
	if ok {
		p.putBeside(done)
	}
	return ok && p.crew.slowed == nil // a slowed painter has now waited that long
}

// Forget discards all pictures because the window's size has changed to w by h pixels. Those that
// were visible and take long to paint stand in, scaled, for those of the new size.
func (p *Painter) Forget(w, h int) {
	p.most = max(maxPixels, windowsKept*textured(w, h))
	p.crew.forget()
	clear(p.named)
	clear(p.printed)
	if p.arriving != nil {
		p.arriving.texture.Deallocate()
		p.arriving = nil
	}
	p.pixels = 0
	p.former = p.former.renew(p.most, func(f *former) {
		for key, k := range p.kept {
			switch {
			case sizeless(key):
				p.pixels += k.pixels
				continue
			case !k.beside || !p.seen(k) || !f.keep(key, k, p.most):
				k.Image.Deallocate()
			}
			delete(p.kept, key)
		}
	})
	p.news++
}

// StandIns returns how often this frame drew a picture of another window size, scaled.
func (p *Painter) StandIns() int { return p.former.shown }

// DropFormer frees the pictures of the window's former size.
func (p *Painter) DropFormer() { p.former.drop() }

// Len returns the number of cached pictures.
func (p *Painter) Len() int { return len(p.kept) }

// Pixels returns the number of cached pixels.
func (p *Painter) Pixels() int { return p.pixels }

// Max returns the maximum number of cached pixels when a frame begins, not counting visible ones.
func (p *Painter) Max() int { return p.most }

// Seen returns the number of pixels in pictures that are visible or were a moment ago. They are
// kept regardless of their number.
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

// Get returns a cached picture.
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

// Missed returns the number of pictures that this frame had no time to paint. If it is not 0, the
// next frame must be drawn too.
func (p *Painter) Missed() int { return p.missed }

// late reports whether this frame has no time to paint one more picture, and counts it as missed.
// The first picture of a frame is always painted.
func (p *Painter) late(key Key) bool {
	if p.AtOnce || p.Unhurried || p.spent == 0 || p.spent+p.likely(key) < p.frameTime() {
		return false
	}
	p.missed++
	p.lacks(key)
	return true
}

// Sketched returns the stand-in for the picture of a part that is not painted yet.
func (p *Painter) Sketched(key Key, draw func(pen.Pen)) Sprite {
	s := p.nothing()
	if !p.unseen {
		contrast := p.Print.Contrast
		s.Sketch = p.sketcher.part(key, func(q pen.Pen) { draw(q.WithContrast(contrast)) })
	}
	return s
}

// nothing returns the placeholder for a missing picture.
func (p *Painter) nothing() Sprite {
	if p.blank == nil {
		p.blank = ebiten.NewImage(1, 1)
	}
	return Sprite{Image: p.blank}
}

// Now returns a picture and paints it if it is not cached. The painter owns the result of paint,
// also for Soon and Ahead. margin is how far the picture extends beyond its object, in pixels. A
// frame with no time left gets an empty picture; see [Painter.Missed].
func (p *Painter) Now(key Key, margin int, paint func() *image.RGBA) Sprite {
	if s, ok := p.Get(key); ok {
		return s
	}
	if p.Reading || p.late(key) {
		return p.nothing()
	}
	return p.make(key, margin, paint)
}

// InTime returns a picture that a frame with no time left requests from the background. Ok reports
// whether it is painted.
func (p *Painter) InTime(key Key, margin int, paint func() *image.RGBA) (s Sprite, ok bool) {
	if s, ok := p.Get(key); ok {
		return s, true
	}
	switch {
	case p.Reading:
		return p.nothing(), true
	case !p.late(key):
		return p.make(key, margin, paint), true
	}
	if !p.coming(key) {
		p.crew.want(key, margin, paint, seen)
	}
	return p.nothing(), false
}

// make paints a picture in this frame.
func (p *Painter) make(key Key, margin int, paint func() *image.RGBA) Sprite {
	began := time.Now()
	picture := paint()
	pixels := len(picture.Pix) / 4
	s := p.put(key, picture, margin)
	p.took(key, pixels, began)
	return s
}

// move changes the offset of a cached picture from its object.
func (p *Painter) move(key Key, s Sprite) Sprite {
	if k, ok := p.kept[key]; ok {
		k.Sprite = s
	}
	return s
}

// Soon returns a picture if it is cached, and otherwise requests it from the background. The latest
// request is painted first.
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
	if s, ok := p.former.standIn(key); ok {
		p.misses(key)
		return s, true
	}
	p.lacks(key)
	return Sprite{}, false
}

// StandIn acts like Soon but for a picture that replaces one that takes longer. It is painted
// first.
func (p *Painter) StandIn(key Key, margin int, paint func() *image.RGBA) (Sprite, bool) {
	return p.soon(key, margin, paint, standIn)
}

// Ahead requests a picture to be painted when no visible one is waiting, if there is room to cache
// it.
func (p *Painter) Ahead(key Key, margin int, paint func() *image.RGBA) {
	if p.Reading || p.pixels+textured(key.W, key.H) > p.most {
		return
	}
	if _, ok := p.kept[key]; !ok && !p.AtOnce && !p.coming(key) {
		p.crew.want(key, margin, paint, ahead)
	}
}

// Rehearse calls draw, which asks for pictures and draws nothing. It has more time than a frame that
// is shown.
func (p *Painter) Rehearse(draw func()) {
	p.unseen = true
	draw()
	p.unseen, p.rehearsed = false, true
}

// HoldAhead makes pictures that are requested with Ahead wait until it is called with false. The
// processors are then free for what the player has just asked for.
func (p *Painter) HoldAhead(held bool) { p.crew.hold(held) }

func (p *Painter) put(key Key, picture *image.RGBA, margin int) Sprite {
	if old, ok := p.kept[key]; ok {
		return old.Sprite
	}
	s := p.keep(key, upload(picture), margin)
	pen.Recycle(picture)
	return s
}

// putBeside caches a picture that was painted in the background.
func (p *Painter) putBeside(done painted) {
	p.put(done.key, done.picture, done.margin)
	p.kept[done.key].beside = true
}

// arrive caches the picture that has been uploaded completely.
func (p *Painter) arrive() {
	a := p.arriving
	p.arriving = nil
	p.keep(a.key, a.texture, a.margin)
	p.kept[a.key].beside = true
	pen.Recycle(a.picture)
}

// coming reports whether a picture is painted and being uploaded.
func (p *Painter) coming(key Key) bool { return p.arriving != nil && p.arriving.key == key }

func (p *Painter) keep(key Key, picture *ebiten.Image, margin int) Sprite {
	if old, ok := p.kept[key]; ok {
		picture.Deallocate()
		return old.Sprite
	}
	size := picture.Bounds().Size()
	k := &keptPicture{Sprite{Image: picture, X: float64(-margin), Y: float64(-margin)}, textured(size.X, size.Y), p.clock, false}
	p.kept[key] = k
	p.use(k)
	p.pixels += k.pixels
	p.news++
	p.former.arrived(key)
	return k.Sprite
}

// dropOldest evicts the least recently used picture. It reports false if all are in use.
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
	p.unnote(oldest)
	return true
}
