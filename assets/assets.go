// Package assets holds the files embedded in the program: the type families. It decodes
// nothing. Each caller gets its own copy of the bytes.
package assets

import "embed"

//go:embed fonts
var files embed.FS

// read returns an embedded file. Names are fixed here, so a missing file is a mistake in this
// package, which its tests find.
func read(name string) []byte {
	data, err := files.ReadFile(name)
	if err != nil {
		panic("assets: " + err.Error())
	}
	return data
}

// BebasNeueBold returns the OpenType file of the display face.
func BebasNeueBold() []byte { return read("fonts/BebasNeue-Bold.otf") }

// LatoBold returns the TrueType file of the text face.
func LatoBold() []byte { return read("fonts/Lato-Bold.ttf") }

// LatoBlack returns the TrueType file of the heavy text face.
func LatoBlack() []byte { return read("fonts/Lato-Black.ttf") }

// OpenDyslexicRegular returns the OpenType file of the second text face.
func OpenDyslexicRegular() []byte { return read("fonts/OpenDyslexic-Regular.otf") }

// OpenDyslexicBold returns the OpenType file of the second text face in bold.
func OpenDyslexicBold() []byte { return read("fonts/OpenDyslexic-Bold.otf") }

// FontLicences returns the license text of every font file, by file name.
func FontLicences() (map[string]string, error) {
	entries, err := files.ReadDir("fonts")
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for _, e := range entries {
		font, ok := fontOfLicence(e.Name())
		if !ok {
			continue
		}
		text, err := files.ReadFile("fonts/" + e.Name())
		if err != nil {
			return nil, err
		}
		texts[font] = string(text)
	}
	return texts, nil
}
