package ui

import (
	"bytes"
	"image"
	"image/png"
	"testing"
)

// TestDecode checks that Decode accepts only a PNG within the size limit.
func TestDecode(t *testing.T) {
	encoded := func(w, h int) []byte {
		var b bytes.Buffer
		if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	whole := encoded(1024, 8)
	for name, c := range map[string]struct {
		b    []byte
		want bool
	}{
		"a picture":      {whole, true},
		"a wide one":     {encoded(1025, 8), false},
		"a high one":     {encoded(8, 1025), false},
		"half of one":    {whole[:len(whole)/2], false},
		"something else": {[]byte("no picture"), false},
		"nothing":        {nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Decode(c.b) != nil; got != c.want {
				t.Errorf("%s is a picture: %v", name, got)
			}
		})
	}
}
