package ui

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

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

// Settings are a person's preferences.
type Settings struct {
	Speed Speed
	// ReduceMotion replaces flips, arcs, shakes and swelling numbers with fades.
	ReduceMotion bool
	// Scale is the scale of the stage, limited by the window. TextScale is that of sentences. Usual
	// is 1, and 0 means 1.
	Scale, TextScale float64
	// Quiet turns off explanations of first events at a table. Explained has the names of explained
	// events, each between commas.
	Quiet     bool
	Explained string
	// TurnTime is the number of seconds before the table says that a turn takes long, or 0 for no
	// limit.
	TurnTime float64
	// Keys are what keys and the buttons of a gamepad do.
	Keys action.Bindings
}

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

// TextScales holds the text scales that a button cycles through.
var TextScales = []float64{1, 1.25, 1.5, 2}

// NextText sets the next larger text scale, or the usual one after the largest.
func (s *Settings) NextText() {
	for _, scale := range TextScales {
		if scale > usual(s.TextScale) {
			s.TextScale = scale
			return
		}
	}
	s.TextScale = TextScales[0]
}

// TextLabel returns the label of the button that does that.
func (s *Settings) TextLabel() string {
	return fmt.Sprintf("TEXT SIZE: %.0f%%", 100*usual(s.TextScale))
}

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

// The keys of saved settings.
const (
	keySpeed  = "speed"
	keyReduce = "reduce_motion"
	keyScale  = "scale"
	keyText   = "text_scale"
	keyQuiet  = "explain_nothing"
	keyKnown  = "explained"
	keyTurn   = "turn_time"
)

// Read takes settings from words, in the form that Words writes. Missing ones stay, and so do
// invalid ones. Faults says which were invalid and which values are possible.
func (s *Settings) Read(words map[string]string) (faults []string) {
	if w, ok := words[keySpeed]; ok {
		if speed, err := ParseSpeed(w); err == nil {
			s.Speed = speed
		} else {
			faults = append(faults, fmt.Sprintf("%s: %v", keySpeed, err))
		}
	}
	for _, flag := range []struct {
		key string
		to  *bool
	}{{keyReduce, &s.ReduceMotion}, {keyQuiet, &s.Quiet}} {
		w, ok := words[flag.key]
		if !ok {
			continue
		}
		if on, err := strconv.ParseBool(w); err == nil {
			*flag.to = on
		} else {
			faults = append(faults, fmt.Sprintf("%s: %q is neither true nor false", flag.key, w))
		}
	}
	if w, ok := words[keyKnown]; ok {
		s.Explained = w
	}
	for _, scale := range []struct {
		key         string
		to          *float64
		least, most float64
	}{{keyScale, &s.Scale, MinScale, MaxScale}, {keyText, &s.TextScale, MinTextScale, MaxTextScale}, {keyTurn, &s.TurnTime, 0, MaxTurnTime}} {
		w, ok := words[scale.key]
		if !ok {
			continue
		}
		if v, err := strconv.ParseFloat(w, 64); err == nil && v >= scale.least && v <= scale.most {
			*scale.to = v
		} else {
			faults = append(faults, fmt.Sprintf("%s: %q is not a number from %g to %g", scale.key, w, scale.least, scale.most))
		}
	}
	return append(faults, s.Keys.Read(words)...)
}

// Words returns the settings to save, with all other saved words, which another version may know.
func (s Settings) Words(beside map[string]string) map[string]string {
	out := map[string]string{}
	maps.Copy(out, beside)
	out[keySpeed] = s.Speed.String()
	out[keyReduce] = strconv.FormatBool(s.ReduceMotion)
	out[keyQuiet], out[keyKnown] = strconv.FormatBool(s.Quiet), s.Explained
	out[keyScale] = strconv.FormatFloat(usual(s.Scale), 'g', -1, 64)
	out[keyTurn] = strconv.FormatFloat(s.TurnTime, 'g', -1, 64)
	out[keyText] = strconv.FormatFloat(usual(s.TextScale), 'g', -1, 64)
	s.Keys.Words(out)
	return out
}
