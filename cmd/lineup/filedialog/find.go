package filedialog

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// program is the name of the program that shows dialogs.
const program = "filepicker"

// findHelper returns the path of the program that shows dialogs.
func findHelper() (string, error) {
	self, err := os.Executable()
	if err != nil {
		self = "" // there is still PATH
	}
	return findBeside(self)
}

// findBeside returns the path of the program next to this one, next to the file that this one links
// to, or in PATH.
func findBeside(self string) (string, error) {
	places := []string{self}
	if real, err := filepath.EvalSymlinks(self); err == nil && real != self {
		places = append(places, real)
	}
	for _, place := range places {
		if !filepath.IsAbs(place) {
			continue
		}
		if path, err := exec.LookPath(filepath.Join(filepath.Dir(place), program)); err == nil {
			return path, nil
		}
	}
	path, err := exec.LookPath(program)
	if err != nil {
		return "", fmt.Errorf("%w: program %s is missing next to the game: build it there with make filepicker", ErrAbsent, program)
	}
	return path, nil
}
