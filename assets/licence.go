package assets

import "strings"

const licenceEnding = ".LICENSE.txt"

// fontOfLicence returns the font file that a license file belongs to. The license of Name.otf is
// Name.LICENSE.txt, so a test notices if one is moved without the other.
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
