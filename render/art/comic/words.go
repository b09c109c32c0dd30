package comic

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/bust"
	"lineup/render/art/chrome"
	"lineup/render/art/figure"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// The measures of words at their usual size: letter sizes, line pitches relative to them, and the
// paper left around them.
const (
	captionSize = 25.0
	balloonSize = 24.0
	bannerSize  = 46.0
	soundSize   = 92.0
	captionLine = 1.26
	balloonLine = 1.24
	padX, padY  = 16.0, 11.0
	roundX      = 30.0 // the same for balloons
	roundY      = 23.0
	minBanner   = 30.0
	minSound    = 44.0
	inset       = 15.0 // from the line around a panel
	bannerTilt  = -0.02
	captionTilt = -0.006
)

// lead is the color of emphasized words in a caption.
var (
	lead     = pen.RGB(0x8a1a10)
	slip     = pen.RGB(0xfff3c4)
	soundInk = pen.Ink
)

// Block is a block of words laid out on a page.
type Block struct {
	Words *story.Words
	Lines []string
	Size  float64 // of the letters
	Box   pen.Area
	Tip   pen.Point // of the tail of a balloon
	Tail  bool      // whether it has one
}

// style returns the style of a kind of words.
func style(k story.Lettering, size float64) pen.Style {
	if k == story.Banner || k == story.Sound {
		return pen.Style{Font: pen.Display, Size: size, Tracking: size / 25, Colour: pen.Ink}
	}
	return pen.Style{Font: pen.Heavy, Size: size, Colour: pen.Ink}
}

// plain returns the text without its emphasis marks.
func plain(text string) string { return strings.ReplaceAll(text, "*", "") }

// balanced breaks a text into the fewest lines no wider than room, and then makes them as narrow as
// possible, so a box has no ragged end.
func balanced(text string, st pen.Style, room float64) []string {
	lines := typeset.Wrap(text, st, room)
	low, high := 0.0, room
	for range 7 {
		mid := (low + high) / 2
		if try := typeset.Wrap(text, st, mid); len(try) <= len(lines) && widest(try, st) <= mid {
			high, lines = mid, try
		} else {
			low = mid
		}
	}
	return lines
}

func widest(lines []string, st pen.Style) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, pen.Measure(plain(l), st))
	}
	return w
}

// set lays out words in a panel, with letters scale times as large as usual and in a place stretch times
// as wide.
func set(f *Panel, w *story.Words, team []picture.Figure, scale, stretch float64) Block {
	s := Block{Words: w}
	room := math.Min(w.W*f.Box.W*stretch, math.Max(w.W*f.Box.W, f.Box.W-4*inset))
	var wide, high float64
	switch w.Kind {
	case story.Banner, story.Sound:
		size, least := bannerSize, minBanner
		if w.Kind == story.Sound {
			size, least = soundSize, minSound
		}
		st, _ := pen.Fit(w.Text, room-52, style(w.Kind, size*scale), least)
		s.Size, s.Lines = st.Size, []string{w.Text}
		wide, high = pen.Measure(w.Text, style(w.Kind, s.Size))+52, s.Size*1.3
	case story.Balloon:
		s.Size = balloonSize * scale
		s.Lines = balanced(w.Text, style(w.Kind, s.Size), room-2*roundX)
		wide = widest(s.Lines, style(w.Kind, s.Size)) + 2*roundX
		high = float64(len(s.Lines))*s.Size*balloonLine + 2*roundY
	default:
		s.Size = captionSize * scale
		s.Lines = balanced(w.Text, style(w.Kind, s.Size), room-2*padX)
		wide = widest(s.Lines, style(w.Kind, s.Size)) + 2*padX
		high = float64(len(s.Lines))*s.Size*captionLine + 2*padY
	}
	y := f.Box.Y + f.Box.H*w.Y - high/2
	y = math.Max(f.Box.Y+inset, math.Min(f.Box.Y+f.Box.H-inset-high, y))
	left, right := f.sides(y, y+high)
	x := f.Box.X + f.Box.W*w.X - wide/2
	x = math.Max(left+inset, math.Min(right-inset-wide, x))
	s.Box = pen.AreaAt(x, y, wide, high)
	if w.Kind == story.Balloon {
		s.Tip, s.Tail = f.tip(&s, team)
	}
	return s
}

// tip returns where a balloon's tail ends: at the edge of the speaker's face.
func (f *Panel) tip(s *Block, team []picture.Figure) (pen.Point, bool) {
	cx, cy := s.Box.X+s.Box.W/2, s.Box.Y+s.Box.H/2
	if s.Words.By == story.Voice {
		side := f.Corners[1].X
		if cx < f.Box.X+f.Box.W/2 {
			side = f.Corners[3].X
		}
		return pen.Point{X: cx + (side-cx)*0.96, Y: cy + s.Box.H*0.5 + 26}, true
	}
	face, ok := f.face(s.Words.By, team)
	if !ok {
		return pen.Point{}, false
	}
	// The mouth is in the lower half of a face. The tail ends where it meets the face.
	x, y := face.X+face.W/2, face.Y+face.H*0.68
	t := 1.0
	for range 40 {
		px, py := cx+(x-cx)*t, cy+(y-cy)*t
		if px < face.X-6 || px > face.X+face.W+6 || py < face.Y-6 || py > face.Y+face.H+6 {
			break
		}
		t -= 0.025
	}
	return pen.Point{X: cx + (x-cx)*t, Y: cy + (y-cy)*t}, true
}

// face returns the area on the page of a role's face.
func (f *Panel) face(by story.Role, team []picture.Figure) (pen.Area, bool) {
	if by == story.Shown {
		if a, ok := f.faceOf(f.Frame.Scene.Subject); ok {
			return a, true
		}
		return f.giantFace()
	}
	for i := range f.Frame.Cast {
		a := &f.Frame.Cast[i]
		if a.Who != by {
			continue
		}
		if who, ok := a.Stands(team); ok {
			return f.faceOf(who)
		}
	}
	return pen.Area{}, false
}

func (f *Panel) faceOf(s picture.Subject) (pen.Area, bool) {
	var a pen.Area
	switch s := s.(type) {
	case picture.Figure:
		a = figure.Face(s)
	case picture.Bust:
		a = bust.Seen(s)
	default:
		return a, false
	}
	return f.onPage(a), true
}

// giantFace returns the area on the page of the giant's face.
func (f *Panel) giantFace() (pen.Area, bool) {
	g := f.Frame.Giant
	if g == nil {
		return pen.Area{}, false
	}
	a, k := figure.GiantFace(g.Who), or1(g.K)
	return f.onPage(pen.AreaAt(g.X+a.X*k, g.Y+a.Y*k, a.W*k, a.H*k)), true
}

// onPage converts an area from a panel's own units to the page.
func (f *Panel) onPage(a pen.Area) pen.Area {
	k := f.unit()
	return pen.AreaAt(f.Box.X+f.Box.W/2+a.X*k, f.Box.Y+f.Box.H/2+a.Y*k, a.W*k, a.H*k)
}

// Faces returns the areas of the faces in a panel.
func (f *Panel) Faces(team []picture.Figure) []pen.Area {
	var out []pen.Area
	add := func(s picture.Subject) {
		if a, ok := f.faceOf(s); ok {
			out = append(out, a)
		}
	}
	add(f.Frame.Scene.Subject)
	if a, ok := f.giantFace(); ok {
		out = append(out, a)
	}
	for _, e := range f.Frame.Scene.Extra {
		switch s := e.What.(type) {
		case picture.Figure:
			k := or1(e.K)
			s.X, s.Y, s.K = e.X+s.X*k, e.Y+s.Y*k, or1(s.K)*k
			add(s)
		case picture.Bust:
			k := or1(e.K)
			s.X, s.Y, s.K = e.X+s.X*k, e.Y+s.Y*k, or1(s.K)*k
			add(s)
		}
	}
	for i := range f.Frame.Cast {
		if who, ok := f.Frame.Cast[i].Stands(team); ok {
			add(who)
		}
	}
	return out
}

// MaxCovered is the maximum share of a face that words or another person may cover, and maxNote that of a
// note.
const MaxCovered, maxNote = 0.02, 0.12

// step is the step in which words are made smaller until they fit, and largeEnough the part of the
// wanted size at which they can still be read as well.
const step, largeEnough = 0.05, 0.8

// SetWords lays out the words of a panel as large as they fit, up to scale times their usual size and in
// wider places if they need them. Letters of a wide typeface can be smaller than usual. whole is false if the
// words are much smaller than wanted.
func SetWords(f *Panel, team []picture.Figure, scale float64) (words []Block, whole bool) {
	least := pen.Narrow(pen.Heavy)
	for k := scale; ; k -= step {
		k = math.Max(least, k)
		for _, stretch := range [...]float64{1, math.Sqrt(math.Max(1, k)), math.Max(1, k)} {
			words = words[:0]
			for i := range f.Frame.Words {
				words = append(words, set(f, &f.Frame.Words[i], team, k, stretch))
			}
			if k == least || len(faults(f, words, team)) == 0 {
				return words, k >= largeEnough*scale
			}
		}
	}
}

// Faults returns what is wrong with the words of a panel at their usual size.
func Faults(f *Panel, team []picture.Figure) []string {
	words, _ := SetWords(f, team, 1)
	return faults(f, words, team)
}

func faults(f *Panel, words []Block, team []picture.Figure) []string {
	var out []string
	faces := f.Faces(team)
	for i, s := range words {
		b := s.Box
		left, right := f.sides(b.Y, b.Y+b.H)
		const near = inset - 1
		if b.X < left+near || b.X+b.W > right-near || b.Y < f.Box.Y+near || b.Y+b.H > f.Box.Y+f.Box.H-near {
			out = append(out, fmt.Sprintf("the %v %q does not fit into its panel", s.Words.Kind, s.Words.Text))
		}
		if least := map[story.Lettering]float64{story.Banner: minBanner, story.Sound: minSound}[s.Words.Kind]; s.Size < least ||
			least > 0 && pen.Measure(s.Words.Text, style(s.Words.Kind, s.Size)) > s.Words.W*f.Box.W {
			out = append(out, fmt.Sprintf("the %v %q is too long for its room", s.Words.Kind, s.Words.Text))
		}
		if s.Words.Kind == story.Balloon && !s.Tail {
			out = append(out, fmt.Sprintf("%q is said by %v, who is not in the panel", s.Words.Text, s.Words.By))
		}
		for _, face := range faces {
			if part := covered(face, b); part > MaxCovered {
				out = append(out, fmt.Sprintf("the %v %q covers %.0f %% of a face", s.Words.Kind, s.Words.Text, 100*part))
			}
		}
		if n := f.Frame.Note; n != nil {
			k := or1(n.K)
			if note := f.onPage(pen.AreaAt(n.X-70*k, n.Y-34*k, 140*k, 68*k)); common(b, note) > maxNote*note.W*note.H {
				out = append(out, fmt.Sprintf("the %v %q covers the words of a note", s.Words.Kind, s.Words.Text))
			}
		}
		for _, o := range words[:i] {
			if common(b, o.Box) > 60 {
				out = append(out, fmt.Sprintf("the %v %q is over %q", s.Words.Kind, s.Words.Text, o.Words.Text))
			}
		}
	}
	return slices.Compact(out)
}

// covered returns the share of a face, which is an oval in its area, that a box covers.
func covered(face, box pen.Area) float64 {
	if common(face, box) == 0 {
		return 0
	}
	const strips = 24
	left, right := math.Max(0, (box.X-face.X)/face.W), math.Min(1, (box.X+box.W-face.X)/face.W)
	top, low := (box.Y-face.Y)/face.H, (box.Y+box.H-face.Y)/face.H
	sum, wide := 0.0, (right-left)/strips
	for i := range strips {
		x := left + (float64(i)+0.5)*wide - 0.5
		half := math.Sqrt(math.Max(0, 0.25-x*x))
		sum += math.Max(0, math.Min(low, 0.5+half)-math.Max(top, 0.5-half)) * wide
	}
	return sum / (math.Pi / 4)
}

// common returns the area that a and b share.
func common(a, b pen.Area) float64 {
	w := math.Min(a.X+a.W, b.X+b.W) - math.Max(a.X, b.X)
	h := math.Min(a.Y+a.H, b.Y+b.H) - math.Max(a.Y, b.Y)
	return math.Max(0, w) * math.Max(0, h)
}

// Bounds returns the bounds of the words, including their tail and shadow.
func (s *Block) Bounds() pen.Area {
	b := s.Box
	x0, y0, x1, y1 := b.X, b.Y, b.X+b.W, b.Y+b.H
	if s.Tail {
		x0, y0, x1, y1 = math.Min(x0, s.Tip.X), math.Min(y0, s.Tip.Y), math.Max(x1, s.Tip.X), math.Max(y1, s.Tip.Y)
	}
	const over = 16
	return pen.AreaAt(x0-over, y0-over, x1-x0+2*over, y1-y0+2*over)
}

// Draw draws the words.
func (s *Block) Draw(p pen.Pen) {
	switch s.Words.Kind {
	case story.Balloon:
		s.drawBalloon(p)
	case story.Banner:
		s.drawBanner(p)
	case story.Sound:
		b := s.Box
		chrome.DrawOutlined(p.At(b.X+b.W/2, b.Y+b.H*0.78, 1).Turned(-0.07), s.Lines[0], 0, 0,
			pen.Style{Font: pen.Display, Size: s.Size, Tracking: s.Size / 25, Colour: pen.CanDo}, pen.Centre,
			chrome.Edge{Colour: soundInk, Width: s.Size * 0.16, Depth: 5, Side: pen.RGB(0x8a1a10)})
	default:
		s.drawCaption(p)
	}
}

func (s *Block) drawCaption(p pen.Pen) {
	b := s.Box
	p = p.At(b.X+b.W/2, b.Y+b.H/2, 1).Turned(captionTilt)
	o := pen.Rectangle(-b.W/2, -b.H/2, b.W, b.H, 0)
	p.Fill(o.Moved(6, 7), pen.Fade(pen.RGB(0x050914), 0.55))
	p.Stroke(o, 3.6, pen.Ink)
	p.Fill(o, slip)
	st := style(story.Caption, s.Size)
	y := -b.H/2 + padY + s.Size*0.92
	out := false
	for _, l := range s.Lines {
		x := -b.W/2 + padX
		for i, part := range strings.Split(l, "*") {
			if i > 0 {
				out = !out
			}
			if part == "" {
				continue
			}
			st.Colour = pen.Ink
			if out {
				st.Colour = lead
			}
			p.Text(part, x, y, st, pen.Left)
			x += pen.Measure(part, st)
		}
		y += s.Size * captionLine
	}
}

func (s *Block) drawBalloon(p pen.Pen) {
	b := s.Box
	cx, cy := b.X+b.W/2, b.Y+b.H/2
	shape := pen.Outline{
		pen.MoveTo(b.X+b.W, cy), pen.CubicTo(b.X+b.W, cy+b.H*0.46, b.X+b.W*0.80, b.Y+b.H, cx, b.Y+b.H),
		pen.CubicTo(b.X+b.W*0.20, b.Y+b.H, b.X, cy+b.H*0.46, b.X, cy),
		pen.CubicTo(b.X, cy-b.H*0.46, b.X+b.W*0.20, b.Y, cx, b.Y),
		pen.CubicTo(b.X+b.W*0.80, b.Y, b.X+b.W, cy-b.H*0.46, b.X+b.W, cy), pen.ClosePath(),
	}
	parts := []pen.Outline{shape}
	if s.Tail {
		sin, cos := math.Sincos(math.Atan2(s.Tip.Y-cy, s.Tip.X-cx))
		bx, by := cx+b.W*0.30*cos, cy+b.H*0.34*sin
		nx, ny := -sin*17, cos*17
		tx, ty := s.Tip.X, s.Tip.Y
		parts = append(parts, pen.Outline{
			pen.MoveTo(bx+nx, by+ny), pen.CubicTo(bx+nx*0.5+(tx-bx)*0.5, by+ny*0.5+(ty-by)*0.5, tx, ty, tx, ty),
			pen.CubicTo(tx, ty, bx-nx*0.2+(tx-bx)*0.4, by-ny*0.2+(ty-by)*0.4, bx-nx, by-ny), pen.ClosePath(),
		})
	}
	for _, o := range parts {
		p.At(4, 6, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.35))
	}
	for _, o := range parts {
		p.Stroke(o, 7.5, pen.Ink)
	}
	for _, o := range parts {
		p.Fill(o, pen.White)
	}
	st := style(story.Balloon, s.Size)
	y := cy - float64(len(s.Lines))*s.Size*balloonLine/2 + s.Size*0.93
	for _, l := range s.Lines {
		p.Text(l, cx, y, st, pen.Centre)
		y += s.Size * balloonLine
	}
}

func (s *Block) drawBanner(p pen.Pen) {
	b := s.Box
	p = p.At(b.X+b.W/2, b.Y+b.H/2, 1).Turned(bannerTilt)
	o := pen.Rectangle(-b.W/2, -b.H/2, b.W, b.H, 0)
	p.Fill(o.Moved(6, 8), pen.Fade(pen.RGB(0x050914), 0.6))
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, pen.CanDo)
	p.Text(s.Lines[0], 0, s.Size*0.355, style(story.Banner, s.Size), pen.Centre)
}
