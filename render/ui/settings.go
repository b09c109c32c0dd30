package ui

import (
	"fmt"
	"strings"
	"time"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Speed is the speed of the table's animations.
type Speed uint8

// The speeds.
const (
	Slow Speed = iota // half as fast as usual
	Normal
	Fast    // twice as fast
	Fastest // four times as fast
	Instant // everything at once
)

// Speeds are the names of the speeds, in order.
var Speeds = []string{"slow", "normal", "fast", "fastest", "off"}

// ParseSpeed returns the speed with a name, or an error that lists the names.
func ParseSpeed(name string) (Speed, error) {
	for i, s := range Speeds {
		if s == name {
			return Speed(i), nil
		}
	}
	return 0, fmt.Errorf("unknown speed %q: possible are %s", name, orList(Speeds))
}

// textFaces are the saved names of the typefaces of sentences.
var textFaces = []string{"lato", "opendyslexic"}

// ParseTextFace returns the typeface with a name, or an error that lists the names.
func ParseTextFace(name string) (pen.Face, error) {
	for i, f := range textFaces {
		if f == name {
			return pen.Face(i), nil
		}
	}
	return 0, fmt.Errorf("unknown text face %q: possible are %s", name, orList(textFaces))
}

// String returns the speed's name.
func (s Speed) String() string { return Speeds[s] }

// Label returns the name of the speed on a button.
func (s Speed) Label() string { return [...]string{"0.5X", "1X", "2X", "4X", "AT ONCE"}[s] }

// Pace returns the factor for time, or 0 to skip all motion.
func (s Speed) Pace() float64 { return [...]float64{0.5, 1, 2, 4, 0}[s] }

// Beat returns how many seconds a computer player's step is shown for.
func (s Speed) Beat() float64 { return [...]float64{1, 0.5, 0.25, 0.12, 0}[s] }

// Followed reports whether a person can follow what computer players do at this speed.
func (s Speed) Followed() bool { return s < Fastest }

// Computers is the pace of the computer players.
type Computers uint8

// SameSpeed is the pace of the speed. The others are those of a Speed, in order.
const SameSpeed Computers = 0

// computerSpeeds are the saved names of the paces.
var computerSpeeds = append([]string{"same"}, Speeds...)

// Speed returns the speed of the computer players at a speed of the table.
func (c Computers) Speed(table Speed) Speed {
	if c == SameSpeed {
		return table
	}
	return Speed(c - 1)
}

// EndTurn is when END TURN asks before it ends a turn.
type EndTurn uint8

// The values of EndTurn.
const (
	AskIfWasted EndTurn = iota // if something can still be done
	AskAlways
	AskNever
)

// endTurns are their saved names.
var endTurns = []string{"wasted", "always", "never"}

// WindowMode is how the window is shown.
type WindowMode uint8

// The modes: with a frame, without one over the whole monitor, and full screen.
const (
	Windowed WindowMode = iota
	Borderless
	FullScreen
)

// windowModes are their saved names.
var windowModes = []string{"window", "borderless", "full"}

// AnyMonitor is the Monitor of a person who has chosen none.
const AnyMonitor = ""

// Frames limits the frames in a second.
type Frames uint8

// NoLimit is no limit. The others are those of frameWords.
const NoLimit Frames = 0

var (
	frameWords = []string{"all", "30", "60", "120"}
	frameRates = []int{0, 30, 60, 120}
)

// Least returns the least time of a frame, or 0 for any.
func (f Frames) Least() time.Duration {
	if f == NoLimit {
		return 0
	}
	return time.Second / time.Duration(frameRates[f])
}

// Shaken returns what is left of a shake.
func (s *Settings) Shaken(by float64) float64 { return by * (1 - s.Steady) }

// Settings are a person's preferences. SettingTable says how each is saved and shown. The zero value of
// each is the usual one, except for the speed.
type Settings struct {
	Speed Speed
	// ReduceMotion replaces flips, arcs, shakes and swelling numbers with fades.
	ReduceMotion bool
	// Scale is the scale of everything: below 1 that of the stage, limited by the window, and above
	// it that of cards, letters and buttons on the stage. TextScale is that of sentences. Usual is 1,
	// and 0 means 1.
	Scale, TextScale float64
	// Window is how the window is shown, Monitor the name of its monitor, and Frames the limit of its frames.
	// NoVsync lets frames not wait for the monitor.
	Window  WindowMode
	Monitor string
	Frames  Frames
	NoVsync bool
	// Computers is the pace of the computer players, Steady the part of all shaking that is left out, from
	// 0 to 1, and NoFlashes leaves out flashes of the whole window.
	Computers Computers
	Steady    float64
	NoFlashes bool
	// Hover is how many seconds longer than usual the pointer must rest before a card is enlarged, or a text
	// explained or shown in full. It may be less than 0.
	Hover float64
	// EndTurn says when END TURN asks first. OpenHands leaves out the curtain at which the device is passed
	// on. LookToggles lets the key that shows the table behind a question do so until it is pressed again.
	EndTurn     EndTurn
	OpenHands   bool
	LookToggles bool
	// Quiet turns off explanations of first events at a table. Explained has the names of explained
	// events, each between commas.
	Quiet     bool
	Explained string
	// TurnTime is the number of seconds before the table says that a turn takes long, or 0 for no
	// limit.
	TurnTime float64
	// Narration is how the narrator says what is under the frame and what happens.
	Narration Narration
	// Palette has the colors of the seats, and TextFace is the typeface of sentences.
	Palette  pen.Palette
	TextFace pen.Face
	// Contrast gives everything high contrast.
	Contrast bool
	// Pad is the kind of gamepad whose buttons the screens show.
	Pad   PadKind
	Sound Sound
	// Keys are what keys and the buttons of a gamepad do.
	Keys action.Bindings
}

// PadKind is a kind of gamepad.
type PadKind uint8

// PadKinds are the names of the kinds, in order.
var PadKinds = []string{"xbox", "playstation", "nintendo", "plain"}

// set returns the look of its buttons.
func (k PadKind) set() chrome.GlyphSet { return chrome.Xbox + chrome.GlyphSet(k) }

// MaxTurnTime is the greatest TurnTime, in seconds.
const MaxTurnTime = 3600

// Knows reports whether an event was explained already.
func (s *Settings) Knows(name string) bool { return strings.Contains(s.Explained, ","+name+",") }

// ExplainAll turns explanations on, each from the beginning, or off.
func (s *Settings) ExplainAll(on bool) {
	if s.Quiet = !on; on {
		s.Explained = ""
	}
}

// Explain records that an event was explained.
func (s *Settings) Explain(name string) {
	if s.Explained == "" {
		s.Explained = ","
	}
	s.Explained += name + ","
}

// The bounds of the scales.
const (
	MinScale     = 0.8
	MaxScale     = 2
	MinTextScale = 1
	MaxTextScale = 2
)

// orList returns names as "a, b or c".
func orList(names []string) string {
	out := ""
	for i, n := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			out += " or "
		default:
			out += ", "
		}
		out += n
	}
	return out
}
