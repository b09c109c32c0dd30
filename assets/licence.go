package assets

import "strings"

const licenceEnding = ".LICENSE.txt"

// fontOfLicence gives the font file whose licence a file holds. The licence of
// Name.otf is Name.LICENSE.txt, so that neither can be moved without the other
// being noticed.
func fontOfLicence(name string) (font string, ok bool) {
	stem, ok := strings.CutSuffix(name, licenceEnding)
	if !ok {
		return "", false
	}
	for _, ending := range []string{".otf", ".ttf"} {
		if _, err := files.Open("fonts/" + stem + ending); err == nil {
			return stem + ending, true
		}
	}
	return "", false
}
