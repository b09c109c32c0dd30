package art

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// A small card has a large picture, a name, and a foot with its gains.
const (
	smallTop  = 250.0 // the lower edge of the picture
	smallFoot = 292.0 // the upper edge of the foot
	// smallNameTop is the upper edge of the ground of a name in one line.
	smallNameTop = 228.0
	smallLines   = 30.0 // the height that a second line of the name takes from the picture
	footMiddle   = 321.0
	smallRoom    = 232.0 // the maximum width of the name
	// The gains are between gainsLeft and gainsRight.
	gainsLeft, gainsRight = 55.0, 184.0
	gainsSize             = 44.0
	// The star and the burst are larger than on a full card.
	smallStarX, smallStarY, smallStarRadius = 214.0, 320.0, 27.0
	smallCostX, smallCostY, smallCostRadius = 46.0, 46.0, 43.0
)

var smallSizes = titleSizes{most: 47, least: 33, two: 34}

// smallPicture is the least height of a small card's picture, which its cost covers in part: its rules
// take lines above the foot until no more is left.
const (
	smallPicture   = 80.0
	smallTextAbove = 3.0 // from the name to the rules
	smallTextBelow = 3.0 // from the rules to the foot
)

// smallRules lays out the rules of a small card that its signs do not show, in a column that begins
// at 0, and returns their height. A name of several lines leaves less room. Rules that do not fit end
// after a whole sentence. The height is 0 if there is nothing to show, or no room for a sentence.
func (s Press) smallRules(f Face, unit float64, names int) (set typeset.Setting, high float64) {
	inLetters(func(by letters) bool {
		set, high = s.smallRulesBy(by, f, unit, names)
		return set.Whole
	})
	return set, high
}

// smallRulesBy is smallRules with letters of a width.
func (s Press) smallRulesBy(by letters, f Face, unit float64, names int) (set typeset.Setting, high float64) {
	rest := typeset.Inline(typeset.Measured(typeset.AfterGains(f.Text), by.ruler))
	if len(rest) == 0 {
		return set, 0
	}
	size := s.least(unit)
	room := smallTop - smallLines*float64(names-1) - smallPicture - smallTextAbove - smallTextBelow
	lines := 1 + math.Floor((room-size*smallFirst)/(size*smallNext))
	if lines < 1 {
		return set, 0
	}
	box := pen.AreaAt(textLeft, 0, textRight-textLeft, size*(smallFirst+smallNext*(lines-1)))
	if set = typeset.FitSentences(rest, typeset.Column{Box: box}, size, by.ruler); len(set.Words) == 0 {
		return typeset.Setting{}, 0
	}
	return by.of(set), smallTextAbove + set.Bottom + smallTextBelow
}

// smallFirst and smallNext are the heights of the first line of rules and of each other line, relative
// to their size.
const smallFirst, smallNext = 1.34, 1.37

// smallName sets the name of a small card of which only a part of the width is in view, around the
// middle of that part.
func smallName(name string, shown float64) (t nameLines, middle float64) {
	middle = CardWidth / 2
	if t = setTitle(name, smallRoom, smallSizes, 0); middle+t.width()/2 > shown*CardWidth {
		left := (CardWidth - smallRoom) / 2
		room := max(coveredLeast, min(smallRoom, shown*CardWidth-coveredGap-left))
		t, middle = setTight(name, room, smallSizes, 0), left+room/2
	}
	return t, middle
}

// drawSmallFace draws a card with the lines of its rules that its picture leaves room for.
func (s Press) drawSmallFace(p pen.Pen, f Face, lit bool, shown float64) {
	p.Fill(pen.Rectangle(0, 0, CardWidth, CardHeight, cornerRadius), pen.Ink)
	t, middle := smallName(f.shown(), shown)
	rules, high := s.smallRules(f, p.Scale(), len(t.lines))
	p, foot := p.At(0, -high, 1), p
	more := smallLines * float64(len(t.lines)-1)
	drawPicture(foot, f, 0, smallTop-high-more)
	p.Fill(pen.Polygon(0, smallNameTop+10-more, CardWidth, smallNameTop-more, CardWidth, 296, 0, 296), pen.Ink)
	drawSmallBand(p, f, smallNameTop-more, high)
	for i, line := range t.lines {
		y := 283 - (47-t.st.Size)*0.3 - smallLines*float64(len(t.lines)-1-i)
		p.Condensed(line, middle, y, t.st, pen.Centre, t.squeeze)
	}
	p.Block(0, smallFoot, CardWidth, CardHeight-smallFoot+high, pen.Paper)
	drawRules(p.At(0, smallFoot+smallTextAbove, 1), rules, pen.Ink, heavyOn(f.Kind))
	p = foot
	drawIcon(p, f.Kind, 32, 320, 15.75, footIcon(f.Kind))
	drawGains(p, f, high == 0)
	DrawStar(p, f.VP, smallStarX, smallStarY, smallStarRadius)
	drawEdge(p, f.Kind, CardHeight)
	drawFaceCost(p, &f, smallCostX, smallCostY, smallCostRadius, costGround(lit))
}

// CostReach returns the share of a card's width, from the left, that its cost covers.
func (s Press) CostReach(width int) float64 {
	if s.small(width) {
		return (smallCostX + smallCostRadius/2) / CardWidth
	}
	return (costX + costRadius/2) / CardWidth
}

// CostLow returns the share of a card's height, from the top, that its cost covers, in the look of a small
// card or of a larger one.
func CostLow(small bool) float64 {
	if small {
		return (smallCostY + smallCostRadius) / CardHeight
	}
	return (costY + costRadius) / CardHeight
}

// CostMiddle returns the middle of a card's cost, in card widths from its upper left corner, in the look of a
// small card or of a larger one.
func CostMiddle(small bool) (x, y float64) {
	if small {
		return smallCostX / CardWidth, smallCostY / CardWidth
	}
	return costX / CardWidth, costY / CardWidth
}

// NameBand returns the shares of a card's height, from the top, at which its name begins and ends, in the
// look of a small card or of a larger one.
func NameBand(small bool) (top, low float64) {
	if small {
		return (smallNameTop - smallLines) / CardHeight, smallFoot / CardHeight
	}
	return 0, bannerLow / CardHeight
}

// NameReach returns the share of a card's width, from the left, that its cost and its name cover, and
// the share of its height, from the top. Few names are that long.
func (s Press) NameReach(width int) (right, low float64) {
	if s.small(width) {
		return (CardWidth + smallRoom) / 2 / CardWidth, smallFoot / CardHeight
	}
	return bannerRight / CardWidth, bannerLow / CardHeight
}

// footIcon returns the color of a card type's icon on paper.
func footIcon(k Kind) color.NRGBA { return pen.Mix(k.Main(), pen.Ink, 0.35) }

// moreLeast is the least size in pixels of gains that are followed by the sign that there is more. Smaller
// ones are followed by its dots only, as they would be too small otherwise.
const moreLeast = 12.0

// gain is one sign in the foot of a small card.
type gain struct {
	sign    typeset.Word
	x, size float64
}

// layGains lays out a card's gains in a row, as large as there is room for. Alone, without the text that
// follows, they are followed by the sign of its first keyword and the sign that there is more. unit is the
// number of pixels per unit.
func layGains(f Face, alone bool, unit float64) []gain {
	rest := typeset.AfterGains(f.Text)
	if !alone || len(rest) == 0 {
		return rowOf(f, typeset.BesideText(f.Text))
	}
	signs := typeset.Gains(f.Text)
	labels := slices.ContainsFunc(signs, func(w typeset.Word) bool { return w.Sign >= typeset.Shield })
	if next := typeset.Keyword(rest); next != typeset.NoSign && !labels {
		signs = append(signs, typeset.Word{Sign: next})
	}
	row := rowOf(f, append(slices.Clip(signs), typeset.Word{Sign: typeset.More}))
	if row[0].size*unit < moreLeast {
		return rowOf(f, append(slices.Clip(signs), typeset.Word{Sign: typeset.Dots}))
	}
	return row
}

// rowOf lays out signs in a row in the foot of a card.
func rowOf(f Face, signs []typeset.Word) []gain {
	right := gainsRight
	if f.VP == "" {
		right = CardWidth - 16
	}
	const between = 0.22 // the distance between signs, relative to the size
	wide := -between
	for _, s := range signs {
		wide += s.SignWidth() + between
	}
	if len(signs) == 0 {
		return nil
	}
	size := min(gainsSize, (right-gainsLeft)/wide)
	x := (gainsLeft + right - wide*size) / 2
	var row []gain
	for _, s := range signs {
		row = append(row, gain{s, x, size})
		x += (s.SignWidth() + between) * size
	}
	return row
}

func drawGains(p pen.Pen, f Face, alone bool) {
	for _, g := range layGains(f, alone, p.Scale()) {
		drawSign(p, g.sign, g.x, footMiddle+0.34*g.size, g.size, pen.Ink)
	}
}

// MoveOf returns the Move that playing a card always gives.
func MoveOf(f *Face) int { return given(f, typeset.Move) }

// RangeOf returns the Range in the text of a card played in its owner's turn, or -1 if there is
// none. The Range of an Assist or Defense does not count.
func RangeOf(f *Face) int {
	for _, sentence := range strings.FieldsFunc(f.Text, func(r rune) bool { return r == '.' || r == '\n' }) {
		sentence = strings.TrimSpace(sentence)
		if strings.HasPrefix(sentence, "Assist") || strings.HasPrefix(sentence, "Defense") {
			continue
		}
		if _, after, ok := strings.Cut(sentence, "within Range "); ok {
			if n, err := strconv.Atoi(strings.TrimRight(strings.Fields(after)[0], ",;:)")); err == nil {
				return n
			}
		}
	}
	return -1
}

// PowerOf returns the Power that playing a card always gives.
func PowerOf(f *Face) int { return given(f, typeset.Power) }

// given returns the amount of Power or Move that playing a card always gives.
func given(f *Face, of typeset.Sign) int {
	for _, s := range typeset.Gains(f.Text) {
		if s.Sign == of {
			n, _ := strconv.Atoi(s.Value)
			return n
		}
	}
	return 0
}
