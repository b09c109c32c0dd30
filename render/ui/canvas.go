// Package ui is the kit that the scenes are made of: a canvas to draw on, the input of a tick,
// buttons, fields, dialogs, moving cards and enlarged cards. It knows how a card looks but not how
// any game is played.
package ui

import (
	"image"
	"image/color"
	"math"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Canvas draws on the window in units of the stage. It owns the pictures.
type Canvas struct {
	Fit
	// Settings scale the stage in the window. Nil means the usual ones.
	Settings *Settings
	Art      *gallery.Painter
	Sounds   Sounds        // nil for none
	Device   action.Device // that was used last, whose keys are named
	Framed   bool          // the frame that keys move is shown, so Enter presses what is in it
	aside    bool          // it is read and what is under the pointer stays
	writing  bool          // the screen is below letters, which take the buttons, see Letters.Begin
	// reading is the page while the canvas is only read, and nil otherwise.
	reading *pageReading
	// The pointer's place on the stage, and the text shown in full there.
	pointerX, pointerY float64
	asks               [2]string // see Asks
	tip, said          tip
	hushed, told       bool   // see Hush and Tells
	Waits              bool   // the pointer has not rested long enough for the text under it
	shown              tip    // in the last frame
	kept               []kept // of this frame
	paragraphs         map[paragraph]setParagraph

	keyNames map[action.Chord]string // see GlyphOf
	labels   *gallery.Labels
	dst      *ebiten.Image
	lines    Box             // of scrolled text, see InsideLines; empty for none
	wanted   float64         // the scale of sentences in the settings within WithText, or 0
	cut      image.Rectangle // the part of the window to draw, in pixels; empty for all of it
	op       ebiten.DrawImageOptions
	white    *ebiten.Image // veils are stretched from it
	Quads    int           // pictures drawn since the frame began
	// Watch is called for each picture drawn, with its target and options. It is for measurements
	// and may be nil.
	Watch   func(dst, picture *ebiten.Image, op *ebiten.DrawImageOptions)
	shade   float64       // how much darker the next picture is, 0 to 1
	faint   float64       // how much fainter everything is drawn, 0 to 1
	coarse  int           // pictures of this frame that are not sharp yet
	awaited int           // how often a picture was missing, since the start
	nowhere *ebiten.Image // the target of a rehearsal, nil outside one

	corners    [shards * 3]ebiten.Vertex // of pictures drawn as triangles
	order      [64]uint16
	triangleOp ebiten.DrawTrianglesOptions
}

// NewCanvas returns a canvas with nothing painted yet. The options are for its painter.
func NewCanvas(options ...gallery.Option) *Canvas {
	painter := gallery.NewPainter(options...)
	return &Canvas{Art: painter, labels: gallery.NewLabels(painter), Fit: FitInto(1280, 720)}
}

// Begin starts a frame on a picture, the window's or one of its size.
func (c *Canvas) Begin(dst *ebiten.Image) {
	c.dst, c.Quads, c.coarse, c.asks = dst, 0, 0, [2]string{}
	size := dst.Bounds().Size()
	c.size(size.X, size.Y)
	c.Art.Begin()
}

// size fits the stage into a window of w by h pixels, with the settings. It frees the pictures painted
// for others.
func (c *Canvas) size(w, h int) {
	fit := c.Settings.Fit(w, h)
	pen.UseFace(fit.TextFace)
	if fit != c.Fit {
		c.Fit = fit
		c.Art.Forget(w, h)
	}
	c.Art.Print = c.Print()
}

// Sharp reports whether everything drawn in this frame was as sharp as possible.
func (c *Canvas) Sharp() bool { return c.lacking() == 0 }

// lacking returns how many pictures of this frame are missing or not yet sharp.
func (c *Canvas) lacking() int { return c.coarse + c.Art.Missed() + c.Art.StandIns() }

// Lacks notes that something large is missing, so the frame should not be shown.
func (c *Canvas) Lacks() { c.coarse, c.awaited = c.coarse+1, c.awaited+1 }

// Essential runs a drawing whose pictures no visible frame may lack. They are painted in this frame,
// however long that takes, except those of PartSoon and the like. So they should be few and small.
// A rehearsal paints as many of them as a frame has time for.
func (c *Canvas) Essential(draw func()) {
	if c.Rehearsing() {
		draw()
		return
	}
	was := c.Art.Unhurried
	c.Art.Unhurried = true
	draw()
	c.Art.Unhurried = was
}

// Rehearsing reports whether nothing is drawn now. See [Canvas.Rehearse].
func (c *Canvas) Rehearsing() bool { return c.nowhere != nil }

// Coarse notes that something does not look its best yet.
func (c *Canvas) Coarse() { c.coarse++ }

// Backdrop fills the window.
func (c *Canvas) Backdrop(g gallery.BackdropColors) {
	s, ok := c.Art.Backdrop(c.Width, c.Height, g)
	if !ok {
		c.Lacks()
		c.Wash(g.Base, 1)
		return
	}
	c.op = ebiten.DrawImageOptions{}
	c.draw(s.Image)
}

func (c *Canvas) draw(picture *ebiten.Image) {
	if !c.cut.Empty() && !c.reaches(picture) {
		return
	}
	if c.faint > 0 {
		c.op.ColorScale.ScaleAlpha(float32(1 - c.faint))
	}
	c.dst.DrawImage(picture, &c.op)
	c.Quads++
	if c.Watch != nil {
		c.Watch(c.dst, picture, &c.op)
	}
}

// reaches reports whether the next picture overlaps the part of the window to draw.
func (c *Canvas) reaches(picture *ebiten.Image) bool {
	size := picture.Bounds().Size()
	w, h := float64(size.X), float64(size.Y)
	least, most := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for _, corner := range [...][2]float64{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		x, y := c.op.GeoM.Apply(corner[0], corner[1])
		least, most = [2]float64{min(least[0], x), min(least[1], y)}, [2]float64{max(most[0], x), max(most[1], y)}
	}
	r := c.cut
	return least[0] < float64(r.Max.X) && least[1] < float64(r.Max.Y) && most[0] > float64(r.Min.X) && most[1] > float64(r.Min.Y)
}

// Put draws a picture with its top left corner at a place of the stage, pixel for pixel.
func (c *Canvas) Put(s gallery.Sprite, x, y float64) { c.PutFaded(s, x, y, 1) }

// PutFaded is like Put but with an opacity from 0 to 1.
func (c *Canvas) PutFaded(s gallery.Sprite, x, y, alpha float64) {
	if s.Sketch != nil {
		c.sketch(s.Sketch, math.Round(x*c.Unit)+c.Left, math.Round(y*c.Unit)+c.Top, alpha)
		return
	}
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Translate(math.Round(x*c.Unit)+c.Left+s.X, math.Round(y*c.Unit)+c.Top+s.Y)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// sketch draws a stand-in with its corner at a place of the window, in pixels.
func (c *Canvas) sketch(s *gallery.Sketch, x, y, alpha float64) {
	s.Draw(c.dst, x, y, alpha*(1-c.faint))
	c.Quads++
}

// Swell draws a part that fills a box, scaled around its middle.
func (c *Canvas) Swell(s gallery.Sprite, b Box, scale float64) {
	if s.Sketch != nil {
		c.Put(s, b.X, b.Y)
		return
	}
	x, y := b.Middle()
	c.Spin(s.Image, x, y, scale, scale, 0, 1)
}

// Spin draws a picture around its center, scaled and turned.
func (c *Canvas) Spin(picture *ebiten.Image, x, y, scaleX, scaleY, turn, alpha float64) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	if scaleX == 1 && scaleY == 1 && turn == 0 {
		// At rest a picture is on whole pixels and stays sharp.
		c.op.Filter = ebiten.FilterNearest
		c.op.GeoM.Translate(math.Round(x*c.Unit+c.Left-float64(size.X)/2), math.Round(y*c.Unit+c.Top-float64(size.Y)/2))
	} else {
		c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
		c.op.GeoM.Scale(scaleX, scaleY)
		c.op.GeoM.Rotate(turn)
		c.op.GeoM.Translate(x*c.Unit+c.Left, y*c.Unit+c.Top)
	}
	if c.shade > 0 {
		k := float32(1 - c.shade)
		c.op.ColorScale.Scale(k, k, k, 1)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(picture)
}

// Around draws a picture that belongs to a turned one. Its offset from that picture's corner turns
// too. W and h are the size of that picture in pixels.
func (c *Canvas) Around(s gallery.Sprite, p Pose, w, h int, scale, alpha float64) {
	if s.Sketch != nil {
		if p.Turn == 0 && scale == 1 {
			c.sketch(s.Sketch, math.Round(p.X*c.Unit+c.Left-float64(w)/2), math.Round(p.Y*c.Unit+c.Top-float64(h)/2), alpha)
		}
		return
	}
	c.op = ebiten.DrawImageOptions{}
	if p.Turn == 0 && scale == 1 {
		c.op.GeoM.Translate(math.Round(p.X*c.Unit+c.Left-float64(w)/2)+s.X, math.Round(p.Y*c.Unit+c.Top-float64(h)/2)+s.Y)
	} else {
		c.op.Filter = ebiten.FilterLinear
		c.op.GeoM.Translate(s.X-float64(w)/2, s.Y-float64(h)/2)
		c.op.GeoM.Scale(scale, scale)
		c.op.GeoM.Rotate(p.Turn)
		c.op.GeoM.Translate(p.X*c.Unit+c.Left, p.Y*c.Unit+c.Top)
	}
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// Plate draws a panel as the ground for other parts.
func (c *Canvas) Plate(b Box, fill color.NRGBA) {
	c.ground("plate", b)
	s, ok := c.Art.Plate(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill)
	if !ok {
		c.coarse++
		c.awaited++
	}
	c.Put(s, b.X, b.Y)
}

// Tray draws a flat tray, without outline or shadow.
func (c *Canvas) Tray(b Box, fill color.NRGBA) {
	c.Put(c.Art.Tray(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill), b.X, b.Y)
}

// Tab draws a small bright plate with a heavy outline.
func (c *Canvas) Tab(b Box, fill color.NRGBA) {
	c.ground("tab", b)
	c.Put(c.Art.Tab(c.Pixels(b.W), c.Pixels(b.H), c.Unit, fill), b.X, b.Y)
}

// Calm dims a painting in high contrast, so that everything on it stands out.
func (c *Canvas) Calm(by float64) {
	if c.Contrast {
		c.Wash(pen.Ink, by)
	}
}

// strongVeil is the least Veil in high contrast.
const strongVeil = 0.88

// Backing draws the plate of words on a painting. It is there only in high contrast.
func (c *Canvas) Backing(b Box) {
	if !c.Contrast {
		return
	}
	c.ground("backing", b)
	c.Part(gallery.Key{Name: "backing"}, b, 8, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 6)
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, p.Ground(pen.Ink))
	})
}

// BackingOf draws the plate of a line of words with its baseline at y; see Backing.
func (c *Canvas) BackingOf(s string, x, y float64, st pen.Style, a pen.Align) {
	if !c.Contrast || s == "" {
		return
	}
	w := c.TextWidth(s, st)
	c.Backing(BoxAt(x+a.Start(w), y-ascent*st.Size, w, lineHeight*st.Size).Inset(-10, -4))
}

// Veil dims everything drawn so far. With an alpha below 1 the table still shows through.
func (c *Canvas) Veil(alpha float64) {
	c.covers()
	if c.Contrast && alpha > 0.5 {
		alpha = math.Max(alpha, strongVeil)
	}
	c.Wash(pen.Mix(pen.Ink, pen.TableDot, 0.3), alpha)
}

// Onto draws on a picture other than the window.
func (c *Canvas) Onto(dst *ebiten.Image, draw func()) {
	window := c.dst
	if c.nowhere != nil {
		dst = c.nowhere
	}
	c.dst = dst
	draw()
	c.dst = window
}

// Rehearse runs a drawing without output, to paint or request the pictures it needs. It reports
// whether none are missing.
func (c *Canvas) Rehearse(draw func()) bool {
	awaited := c.awaited
	c.nowhere = gone()
	c.Art.Rehearse(func() { c.Onto(c.nowhere, draw) })
	c.nowhere = nil
	return c.Art.Missed() == 0 && c.awaited == awaited
}

// Prepare paints the pictures that a drawing needs in a window of w by h pixels. It is for times
// without frames, before the loop begins or while it waits. Slow pictures are left to later frames.
func (c *Canvas) Prepare(w, h int, draw func()) {
	c.size(w, h)
	c.Art.PrepareSketches()
	c.Await(400*time.Millisecond, draw)
}

// Await waits until the pictures that a drawing needs are painted, but only for a time.
func (c *Canvas) Await(most time.Duration, draw func()) {
	c.Art.Unhurried = true
	defer func() { c.Art.Unhurried = false }()
	for began := time.Now(); ; {
		c.Art.Begin()
		if c.Rehearse(draw) || time.Since(began) > most || !c.Art.Wait(most) {
			return
		}
	}
}

// gone is a freed picture, so nothing appears on it.
var gone = sync.OnceValue(func() *ebiten.Image {
	i := ebiten.NewImage(1, 1)
	i.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
	return i
})

// Inside draws with everything outside a box cut off.
func (c *Canvas) Inside(b Box, draw func()) {
	if r := c.reading; r != nil {
		was := r.seen
		r.seen = c.inPixels(b)
		draw()
		r.seen = was
		return
	}
	if c.nowhere != nil {
		draw()
		return
	}
	x, y := int(math.Round(b.X*c.Unit+c.Left)), int(math.Round(b.Y*c.Unit+c.Top))
	r := image.Rect(x, y, x+c.Pixels(b.W), y+c.Pixels(b.H))
	c.Onto(c.dst.SubImage(r).(*ebiten.Image), draw)
}

// InsideLines is like Inside for text that scrolls: a line that would be cut through at the upper or
// lower edge is left out.
func (c *Canvas) InsideLines(b Box, draw func()) {
	was := c.lines
	c.lines = b
	c.Inside(b, draw)
	c.lines = was
}

// Part draws something in a box that reaches margin units beyond it. Draw paints it in units of the
// stage, with the pen at the box's top left corner. It is painted once for equal keys. Part fills
// in the size of the key.
func (c *Canvas) Part(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	c.Put(c.part(key, b, margin, draw), b.X, b.Y)
}

// PartFaded is like Part but with an opacity from 0 to 1.
func (c *Canvas) PartFaded(key gallery.Key, b Box, margin, alpha float64, draw func(pen.Pen)) {
	c.PutFaded(c.part(key, b, margin, draw), b.X, b.Y, alpha)
}

func (c *Canvas) part(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) gallery.Sprite {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	defer c.hear(key.Name, b, margin)()
	return c.Art.Part(key, margin, draw)
}

// PartSoon is like Part but for a slow painting. Until it is ready, PartSoon draws nothing and
// returns false.
func (c *Canvas) PartSoon(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) bool {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	defer c.hear(key.Name, b, margin)()
	s, ok := c.Art.PartSoon(key, margin, draw)
	if !ok {
		c.coarse++
		return false
	}
	c.Put(s, b.X, b.Y)
	return true
}

// PartBeside is like Part but paints in the background, for paintings that take longer than a
// frame. The part is missing until then. Draw must not read anything that changes meanwhile.
func (c *Canvas) PartBeside(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	c.PartBesideFaded(key, b, margin, 1, draw)
}

// PartBesideFaded is like PartBeside but with an opacity from 0 to 1. It reports whether the
// picture is ready.
func (c *Canvas) PartBesideFaded(key gallery.Key, b Box, margin, alpha float64, draw func(pen.Pen)) bool {
	s, ok := c.MakeSoon(key, b, margin, draw)
	if !ok {
		c.awaited++
		return false
	}
	c.PutFaded(s, b.X, b.Y, alpha)
	return true
}

// furnish is like PartBeside but for a plain part, which is sketched until it is painted.
func (c *Canvas) furnish(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	s, ok := c.MakeSoon(key, b, margin, draw)
	if !ok {
		c.awaited++
		s = c.sketched(key, b, draw)
	}
	c.Put(s, b.X, b.Y)
}

// sketched returns the stand-in for a part that is not painted yet.
func (c *Canvas) sketched(key gallery.Key, b Box, draw func(pen.Pen)) gallery.Sprite {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	return c.Art.Sketched(key, draw)
}

// PartAfter is like PartBeside but shows the old look until the new one is painted.
func (c *Canvas) PartAfter(was, key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	s, ok := c.MakeSoon(key, b, margin, draw)
	if !ok {
		if s, ok = c.KeptPart(was, b); !ok {
			c.awaited++
			s = c.sketched(key, b, draw)
		}
	}
	c.Put(s, b.X, b.Y)
}

// hear notes the text written in a part, at its place in the window, until the returned function is
// called.
func (c *Canvas) hear(part string, b Box, margin float64) (done func()) {
	r := c.reading
	if r == nil {
		return func() {}
	}
	over := math.Ceil(margin * c.Unit)
	dx, dy := math.Round(b.X*c.Unit)+c.Left-over, math.Round(b.Y*c.Unit)+c.Top-over
	c.Art.Told = func(w pen.Written) {
		w.X0, w.X1, w.Y0, w.Y1 = w.X0+dx, w.X1+dx, w.Y0+dy, w.Y1+dy
		r.write(part, w, r.as)
	}
	return func() { c.Art.Told = nil }
}
