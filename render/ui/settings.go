package ui

import "fmt"

// Speed is how fast the table moves.
type Speed uint8

// The speeds.
const (
	Slow Speed = iota
	Normal
	Fast
	Instant // everything at once
)

// Speeds are the names of the speeds, in order.
var Speeds = []string{"slow", "normal", "fast", "off"}

// ParseSpeed is the speed of a name.
func ParseSpeed(name string) (Speed, error) {
	for i, s := range Speeds {
		if s == name {
			return Speed(i), nil
		}
	}
	return 0, fmt.Errorf("unknown speed %q: possible are %s", name, orList(Speeds))
}

// String is the speed's name.
func (s Speed) String() string { return Speeds[s] }

// Pace is what time is multiplied with; 0 stands for at once.
func (s Speed) Pace() float64 { return [...]float64{0.6, 1, 2.2, 0}[s] }

// Beat is how many seconds a computer player's step is shown for.
func (s Speed) Beat() float64 { return [...]float64{0.95, 0.5, 0.2, 0}[s] }

// Settings are what a person has set to taste.
type Settings struct {
	Speed Speed
	// ReduceMotion leaves out flips, arcs, shakes and swelling numbers.
	ReduceMotion bool
}

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
