package main

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/render/sound/synth"
)

// TestSounds checks that every effect and loop is written as a WAV file of 48,000 stereo samples a second,
// and the same one again.
func TestSounds(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	var list []soundJSON
	arenaJSON(t, &list, "sounds", "-o", dir, "-mix", "-json")
	if want := int(synth.NumEffects) + int(synth.NumLoops) + 1; len(list) != want {
		t.Fatalf("%d files, want %d", len(list), want)
	}
	for _, s := range list {
		b, err := os.ReadFile(s.File)
		if err != nil {
			t.Fatal(err)
		}
		head := string(b[:4]) + string(b[8:16]) + string(b[36:40])
		rate, channels := binary.LittleEndian.Uint32(b[24:]), binary.LittleEndian.Uint16(b[22:])
		seconds := float64(binary.LittleEndian.Uint32(b[40:])) / 4 / float64(rate)
		if head != "RIFFWAVEfmt data" || rate != 48000 || channels != 2 || len(b) != 44+int(binary.LittleEndian.Uint32(b[40:])) || seconds != s.Seconds {
			t.Errorf("%s is not such a WAV file: %q, %d Hz, %d channels, %.2f s", s.File, head, rate, channels, seconds)
		}
	}
	code, out, _ := arena("sounds", "-o", dir)
	if code != exitOK || !strings.HasSuffix(out, "\n23 files\n") {
		t.Errorf("exit %d\n%s", code, out)
	}
}

// TestSoundsRefused checks the errors for a folder that cannot be used.
func TestSoundsRefused(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "taken", "card.wav"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{nil, exitUsage, "arena sounds: missing -o DIR: the folder for the files"},
		{[]string{"-o"}, exitUsage, "arena sounds: "},
		{[]string{"-o", dir, "more"}, exitUsage, `arena sounds: unexpected argument "more"`},
		{[]string{"-o", file}, exitFailed, "arena sounds: the folder cannot be made: "},
		{[]string{"-o", filepath.Join(file, "below")}, exitFailed, "arena sounds: the folder cannot be made: "},
		{[]string{"-o", filepath.Join(dir, "taken")}, exitFailed, "arena sounds: the file cannot be written: "},
	} {
		code, _, stderr := arena(append([]string{"sounds"}, c.args...)...)
		if code != c.code || !strings.HasPrefix(stderr, c.want) || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%q: exit %d, want %d\n%s", c.args, code, c.code, stderr)
		}
	}
}
