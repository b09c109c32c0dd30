package uitest

import (
	"strings"
	"sync"
	"unicode"

	"lineup/game/naming"
	"lineup/render/art/pen"
)

// WidestName returns the longest name that can be typed, of the letter that is widest in a sentence
// and in capitals together.
var WidestName = sync.OnceValue(func() string {
	best, width := "", 0.0
	for r := rune('A'); r < 0x600; r++ {
		if !unicode.IsLetter(r) || !naming.Allows(string(r)) {
			continue
		}
		s := string(r)
		w := pen.Measure(s, pen.Style{Font: pen.Body, Size: 1}) + pen.Measure(strings.ToUpper(s), pen.Style{Font: pen.Display, Size: 1})
		if w > width {
			best, width = s, w
		}
	}
	return strings.Repeat(best, naming.MaxLetters)
})

// WidestNames returns names as wide as WidestName, of which no two look alike.
func WidestNames(n int) []string {
	out := make([]string, n)
	for i := range out {
		letters := []rune(WidestName())
		for k := range i {
			letters[len(letters)-1-k] = 'W'
		}
		out[i] = string(letters)
	}
	return out
}
