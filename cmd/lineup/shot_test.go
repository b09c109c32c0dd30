package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"lineup/render"
)

// TestShots checks that the program lists its scenes, and that a picture with dates is the same in
// every time zone.
func TestShots(t *testing.T) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" || testing.Short() {
		t.Skip("needs a display and some seconds")
	}
	folder := t.TempDir()
	program := filepath.Join(folder, "lineup")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(program, "-scenes").Output(); err != nil || !slices.Equal(strings.Fields(string(out)), render.SceneNames()) {
		t.Errorf("-scenes prints %q, %v", out, err)
	}
	var pictures [][]byte
	for _, zone := range []string{"UTC", "Asia/Tokyo"} {
		file := filepath.Join(folder, "campaign.png")
		cmd := exec.Command(program, "-shot", file, "-scene", "campaign")
		cmd.Env = append(os.Environ(), "TZ="+zone)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		picture, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		pictures = append(pictures, picture)
	}
	if !bytes.Equal(pictures[0], pictures[1]) {
		t.Error("the picture depends on the time zone")
	}
}
