package question

import (
	"fmt"
	"math"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// These are the letter sizes, from the largest to those for many words. None is ever smaller than
// the least.
var (
	titleSizes  = []float64{92, 84, 76, 68, 62, 56, 50, 44, 40, 36, 32, 28}
	buttonSizes = []float64{38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18}
)

const (
	saysSize  = 25.0
	noteSize  = 24.0
	keySize   = 20.0
	countSize = 30.0
	// twoLines is the size from which a title is made smaller rather than broken.
	twoLines = 56.0
)

func display(size float64) pen.Style { return ui.Display(size, pen.Paper) }

// words are what is broken into lines, with letters of a size.
type words struct {
	text       string
	body       bool
	size, room float64
}

// broken holds lines, and whether all of them fit.
type broken struct {
	lines []string
	ok    bool
}

// wrap breaks text into lines that fit the room. It fails if one word is too wide.
func (l *composer) wrap(text string, st pen.Style, room float64) (lines []string, ok bool) {
	key := words{text, st.Font != pen.Display, st.Size, room}
	b, done := l.broken[key]
	if !done {
		b.lines, b.ok = l.breakUp(text, st, room)
		l.broken[key] = b
	}
	return b.lines, b.ok
}

func (l *composer) breakUp(words string, st pen.Style, room float64) (lines []string, ok bool) {
	line := ""
	for _, w := range strings.Fields(words) {
		next := w
		if line != "" {
			next = line + " " + w
		}
		if line != "" && l.Width(next, st) > room {
			lines, line = append(lines, line), w
		} else {
			line = next
		}
		if l.Width(line, st) > room {
			return append(lines, line), false
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, true
}

// sized returns a letter size, but at least the least size.
func (l *composer) sized(size float64) float64 { return math.Max(size, l.Min) }

// balloon lays out who does what. It is as high as its words need.
func (l *composer) balloon(source Card) Balloon {
	b := Balloon{Box: l.area}
	room := l.area.W - 2*24
	if l.All > 0 || l.Total.Bound > 0 {
		st := display(l.sized(countSize))
		b.Count = l.line(strings.ToUpper(l.count()), 0, 0, st)
		b.CountBox = ui.BoxAt(l.area.X+l.area.W-b.Count.Wide-24-24, l.area.Y+18, b.Count.Wide+32, st.Size+14)
		b.Count.X, b.Count.Y = b.CountBox.X+16, b.CountBox.Y+b.CountBox.H/2+st.Size*0.35
	}
	for _, fit := range balloons {
		if l.say(&b, room, fit.high, fit.title) {
			break
		}
	}
	b.Tail = l.tail(b.Box, source)
	return b
}

// count says how many of several cards are chosen, which one is being chosen, or what those chosen
// add up to where that is limited.
func (l *composer) count() string {
	switch {
	case l.Total.Makes:
		return fmt.Sprintf("Power %d of %d", l.Total.Sum, l.Total.Bound)
	case l.Total.Power:
		return fmt.Sprintf("printed Power %d of %d", l.Total.Sum, l.Total.Bound)
	case l.Total.Bound > 0:
		return fmt.Sprintf("total cost %d of %d", l.Total.Sum, l.Total.Bound)
	}
	all := fmt.Sprint(l.All)
	if l.UpTo {
		all = "up to " + all
	}
	if l.Several.Together {
		return fmt.Sprintf("%d of %s chosen", l.Taken+len(l.Ticked), all)
	}
	return fmt.Sprintf("card %d of %s", l.Taken+1, all)
}

// missing returns the button's words for a group of answers while too few are ticked.
func (l *composer) missing(group []int) string {
	most, least := l.More()
	title := strings.TrimSuffix(l.Title, "?")
	switch {
	case l.All == 0 && !l.Alarm && (l.Answers[group[0]].Option.Kind != engine.OptCard || strings.HasPrefix(strings.ToLower(title), "choose")):
		return title // it asks for a hero or a player
	case l.Alarm:
		return "avoid" // the notes say how
	case l.All == 0:
		return "choose a card"
	case !l.Several.Together && l.UpTo:
		return "choose a card"
	case !l.Several.Together:
		return fmt.Sprintf("choose card %d of %d", l.Taken+1, l.All)
	case l.UpTo && most > least:
		return fmt.Sprintf("choose up to %d cards", most)
	case l.Taken+len(l.Ticked) > 0:
		return fmt.Sprintf("choose %d more", least)
	}
	return fmt.Sprintf("choose %d cards", least)
}

// number returns the place of a ticked card among all chosen cards. Cards answered earlier come
// first, unless later ones go on top of them.
func (l *composer) number(at int) int {
	if l.Several.Order == match.LastUpper {
		return at + 1
	}
	return l.Taken + at + 1
}

// balloons holds the largest height of a balloon and the least size of its title, from the wanted
// ones to those for many words.
var balloons = []struct{ high, title float64 }{{140, 56}, {160, 50}, {170, 36}, {200, 0}, {250, 0}, {320, 0}, {420, 0}}

// say lays out the words of a balloon within a height and with a title no smaller than least, and
// reports whether they fit.
func (l *composer) say(b *Balloon, room, high, least float64) bool {
	title, beside := strings.ToUpper(l.Title), room
	if b.Count.Text != "" {
		beside = b.CountBox.X - l.area.X - 24 - 20
	}
	st := ui.Body(l.sized(saysSize*l.Text), pen.Paper)
	says, fits := l.wrap(l.Says, st, room)
	if !fits {
		return false
	}
	for _, size := range titleSizes {
		if size < least {
			return false
		}
		size = l.sized(size)
		lines, ok := l.wrap(title, display(size), beside)
		if !ok || len(lines) > 1 && size > twoLines || len(lines) > 2 {
			continue
		}
		need := 18 + float64(len(lines))*size*0.86 + 10 + float64(len(says))*st.Size*1.24 + 12
		if need > high {
			continue
		}
		b.Box.H = math.Max(need, 140)
		b.Title, b.Says = nil, nil
		y := l.area.Y + 18 + (b.Box.H-need)/2
		for _, s := range lines {
			b.Title = append(b.Title, l.line(s, l.area.X+24, y+size*0.76, display(size)))
			y += size * 0.86
		}
		y += 10
		for _, s := range says {
			b.Says = append(b.Says, l.line(s, l.area.X+24, y+st.Size*0.9, st))
			y += st.Size * 1.24
		}
		return true
	}
	return false
}

// tail returns the tail of a balloon: over its upper edge to the seat that asks, or, if the card that asks
// is in the way or no seat asks, beside it to that card. It ends at the edge of that card, so that nothing printed there is covered.
func (l *composer) tail(b ui.Box, source Card) []Point {
	if l.Tail != nil {
		x := math.Max(b.X+60, math.Min(l.Tail.X, b.X+b.W-60))
		tail := []Point{{x - 34, b.Y}, *l.Tail, {x + 22, b.Y}}
		if source.Face == nil || !crosses(tail, source.Box) {
			return tail
		}
	}
	if source.Face != nil {
		tip := Point{source.Box.X + source.Box.W + tailOff, source.Box.Y + source.Box.H*0.4}
		return []Point{{b.X, b.Y + b.H - 58}, tip, {b.X, b.Y + b.H - 20}}
	}
	return nil
}

// crosses reports whether a tail is over a box anywhere between the balloon and its tip.
func crosses(tail []Point, b ui.Box) bool {
	from, tip := Point{(tail[0].X + tail[2].X) / 2, (tail[0].Y + tail[2].Y) / 2}, tail[1]
	for k := 0.0; k <= 1; k += 0.02 {
		if b.Has(from.X+(tip.X-from.X)*k, from.Y+(tip.Y-from.Y)*k) {
			return true
		}
	}
	return false
}

// tailOff is the distance of a tail from the box of the card that asks, which is slightly turned.
const tailOff = 6.0

// line returns a measured line.
func (l *composer) line(s string, x, y float64, st pen.Style) Line {
	return Line{Text: s, X: x, Y: y, Style: st, Wide: l.Width(s, st)}
}

// name writes a button's words as large as they fit, and leaves its corner free for a key.
func (l *composer) name(b *Button, words string, most, corner float64) {
	words = strings.ToUpper(words)
	room := b.Box.W - 2*22 - corner
	b.Lines = nil
	for _, size := range buttonSizes {
		if size > most {
			continue
		}
		size = l.sized(size)
		lines, ok := l.wrap(words, display(size), room)
		pitch := size * 0.94
		if n := float64(len(lines)); (!ok || n*pitch > b.Box.H-8 || n > 1 && size > 32) && size > l.Min+0.01 {
			continue
		}
		y := b.Box.Y + (b.Box.H-float64(len(lines))*pitch)/2 + size*0.82
		for _, s := range lines {
			line := l.line(s, 0, y, display(size))
			line.X = b.Box.X + (b.Box.W-line.Wide)/2
			if line.Wide > room-corner {
				line.X = b.Box.X + 22 + (room-line.Wide)/2
			}
			b.Lines = append(b.Lines, line)
			y += pitch
		}
		return
	}
}

// corner returns the width of a button's corner with a key.
func (l *composer) corner() (wide float64) {
	for _, name := range l.Keys {
		wide = max(wide, l.Width(name, display(l.sized(keySize))))
	}
	return wide + 4
}

// key writes the key that presses a button into its corner.
func (l *composer) key(b *Button) {
	st := display(l.sized(keySize))
	line := l.line(l.Keys[b.Key-1], 0, b.Box.Y+b.Box.H-10, st)
	line.X, line.Dim = b.Box.X+b.Box.W-20-line.Wide, true
	b.Lines = append(b.Lines, line)
}
