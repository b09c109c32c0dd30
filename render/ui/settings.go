package ui

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// Speed is how fast the table moves.
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

// ParseSpeed returns the speed of a name.
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

// Label returns what the speed is called on a button.
func (s Speed) Label() string { return [...]string{"0.5X", "1X", "2X", "4X", "AT ONCE"}[s] }

// Pace returns what time is multiplied with; 0 stands for at once.
func (s Speed) Pace() float64 { return [...]float64{0.5, 1, 2, 4, 0}[s] }

// Beat returns how many seconds a computer player's step is shown for.
func (s Speed) Beat() float64 { return [...]float64{1, 0.5, 0.25, 0.12, 0}[s] }

// Settings are what a person has set to taste.
type Settings struct {
	Speed Speed
	// ReduceMotion leaves out flips, arcs, shakes and swelling numbers: things fade.
	ReduceMotion bool
	// Scale is how large everything is drawn, as far as the window has room, and
	// TextScale how large sentences are: 1 is usual, and so is 0.
	Scale, TextScale float64
	// Quiet explains nothing of what happens for the first time at a table. Explained is what
	// was explained already: names, each between commas.
	Quiet     bool
	Explained string
	// TurnTime is how many seconds a turn may take before the table says that it takes long,
	// 0 for any time.
	TurnTime float64
}

// MaxTurnTime is the longest such time.
const MaxTurnTime = 3600

// Knows reports whether something was explained already.
func (s *Settings) Knows(name string) bool { return strings.Contains(s.Explained, ","+name+",") }

// ExplainAll has everything explained again from now on, or nothing.
func (s *Settings) ExplainAll(on bool) {
	if s.Quiet = !on; on {
		s.Explained = ""
	}
}

// Explain notes that something was explained.
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

// orList writes names as "a, b or c".
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

// The words settings are kept under.
const (
	keySpeed  = "speed"
	keyReduce = "reduce_motion"
	keyScale  = "scale"
	keyText   = "text_scale"
	keyQuiet  = "explain_nothing"
	keyKnown  = "explained"
	keyTurn   = "turn_time"
)

// Read takes settings over from words, as Words writes them. What is not there stays as
// it is; so does what means nothing, and a sentence says which and what is possible.
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
			faults = append(faults, fmt.Sprintf("%s: %q is no number from %g to %g", scale.key, w, scale.least, scale.most))
		}
	}
	return faults
}

// Words returns the settings as they are kept, with whatever else was kept beside them:
// another version may know it.
func (s Settings) Words(beside map[string]string) map[string]string {
	out := map[string]string{}
	maps.Copy(out, beside)
	out[keySpeed] = s.Speed.String()
	out[keyReduce] = strconv.FormatBool(s.ReduceMotion)
	out[keyQuiet], out[keyKnown] = strconv.FormatBool(s.Quiet), s.Explained
	out[keyScale] = strconv.FormatFloat(usual(s.Scale), 'g', -1, 64)
	out[keyTurn] = strconv.FormatFloat(s.TurnTime, 'g', -1, 64)
	out[keyText] = strconv.FormatFloat(usual(s.TextScale), 'g', -1, 64)
	return out
}
