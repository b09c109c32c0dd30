package assets

import (
	"strings"
	"testing"
)

func TestEveryFontHasItsLicenceBesideIt(t *testing.T) {
	licences, err := FontLicences()
	if err != nil {
		t.Fatal(err)
	}
	entries, err := files.ReadDir("fonts")
	if err != nil {
		t.Fatal(err)
	}
	fonts := 0
	for _, e := range entries {
		name := e.Name()
		if strings.HasSuffix(name, licenceEnding) {
			if _, ok := fontOfLicence(name); !ok {
				t.Errorf("%s is the licence of no font here", name)
			}
			continue
		}
		fonts++
		text := licences[name]
		wants := []string{"Copyright", "SIL OPEN FONT LICENSE Version 1.1", "PERMISSION & CONDITIONS"}
		if strings.HasPrefix(name, "OpenDyslexic") {
			wants = []string{"Copyright", "Abelardo Gonzalez", "Creative Commons Attribution 3.0 Unported", "Bitstream", "PROVIDED \"AS IS\""}
		}
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("the licence of %s does not say %q", name, want)
			}
		}
	}
	if fonts != 5 {
		t.Errorf("%d font files, want 5", fonts)
	}
}

func TestFilesAreWhatTheyClaim(t *testing.T) {
	for name, c := range map[string]struct {
		data  []byte
		magic string
	}{
		"Bebas Neue Bold": {BebasNeueBold(), "OTTO"},
		"Lato Bold":       {LatoBold(), "\x00\x01\x00\x00"},
		"Lato Black":      {LatoBlack(), "\x00\x01\x00\x00"},

		"OpenDyslexic Regular": {OpenDyslexicRegular(), "OTTO"},
		"OpenDyslexic Bold":    {OpenDyslexicBold(), "OTTO"},
	} {
		if !strings.HasPrefix(string(c.data), c.magic) {
			t.Errorf("%s does not begin with %q", name, c.magic)
		}
	}
}
