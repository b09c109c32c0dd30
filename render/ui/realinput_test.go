package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestKeysFollowTheirLabels checks that keys count by what is printed on them, and that those without a label
// that a US keyboard has too count by their position.
func TestKeysFollowTheirLabels(t *testing.T) {
	german := map[ebiten.Key]string{ebiten.KeyY: "z", ebiten.KeyZ: "y", ebiten.KeySlash: "-", ebiten.KeyMinus: "ß", ebiten.KeySemicolon: "ö", ebiten.KeyDigit1: "1", ebiten.KeyX: "x"}
	french := map[ebiten.Key]string{ebiten.KeyQ: "a", ebiten.KeyA: "q", ebiten.KeyM: ",", ebiten.KeySemicolon: "m", ebiten.KeyComma: ";", ebiten.KeyDigit1: "&", ebiten.KeyDigit6: "-"}
	russian := map[ebiten.Key]string{ebiten.KeyQ: "й", ebiten.KeyPeriod: "ю", ebiten.KeySlash: "."}
	for name, c := range map[string]struct {
		labels     map[ebiten.Key]string
		held, want []ebiten.Key
	}{
		"German":  {german, []ebiten.Key{ebiten.KeyY, ebiten.KeyZ, ebiten.KeyX, ebiten.KeySlash, ebiten.KeyMinus, ebiten.KeySemicolon, ebiten.KeyDigit1}, []ebiten.Key{ebiten.KeyZ, ebiten.KeyY, ebiten.KeyX, ebiten.KeyMinus, ebiten.KeyMinus, ebiten.KeySemicolon, ebiten.KeyDigit1}},
		"French":  {french, []ebiten.Key{ebiten.KeyQ, ebiten.KeyA, ebiten.KeyM, ebiten.KeySemicolon, ebiten.KeyComma, ebiten.KeyDigit1, ebiten.KeyDigit6}, []ebiten.Key{ebiten.KeyA, ebiten.KeyQ, ebiten.KeyComma, ebiten.KeyM, ebiten.KeySemicolon, ebiten.KeyDigit1, ebiten.KeyDigit6}},
		"Russian": {russian, []ebiten.Key{ebiten.KeyQ, ebiten.KeyPeriod, ebiten.KeyEnter, ebiten.KeySlash}, []ebiten.Key{ebiten.KeyQ, ebiten.KeyPeriod, ebiten.KeyEnter, ebiten.KeyPeriod}},
		"unknown": {nil, []ebiten.Key{ebiten.KeyQ, ebiten.KeyArrowUp, ebiten.KeyComma}, []ebiten.Key{ebiten.KeyQ, ebiten.KeyArrowUp, ebiten.KeyComma}},
	} {
		got := slices.Clone(c.held)
		relabel(got, func(k ebiten.Key) string { return c.labels[k] })
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v count as %v, want %v", name, c.held, got, c.want)
		}
	}
}
