package saves

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/game/english"
)

// TestNoiseForSettings checks that a settings file of 10,000 random bytes, with or without the beginning of
// a real one, costs nothing but the settings: it is reported in one sentence and kept beside the new file,
// every game can still be opened, and new settings can be saved and read.
func TestNoiseForSettings(t *testing.T) {
	for seed := range uint64(4) {
		dir := t.TempDir()
		s := openStore(t, dir)
		furnished(t, s)
		must(t, s.SaveSettings(map[string]string{"speed": "fast"}))
		must(t, s.Flush())
		file := filepath.Join(dir, settingsFile)
		whole := get[[]byte](t)(os.ReadFile(file))
		noise := make([]byte, 10_000)
		chance := rand.New(rand.NewPCG(seed, 3))
		for i := range noise {
			noise[i] = byte(chance.Uint32())
		}
		if seed%2 == 1 {
			noise = append(whole[:len(whole)/2:len(whole)/2], noise...)
		}
		games := len(s.List())
		must(t, s.Close())
		must(t, os.WriteFile(file, noise, 0o600))

		s = openStore(t, dir)
		words, err := s.Settings()
		if english.Error(t, err); err == nil || strings.Contains(err.Error(), "\n") || len(words) != 0 {
			t.Fatalf("seed %d: the settings are %v: %v", seed, words, err)
		}
		list := s.List()
		for _, l := range list {
			if l.Fault != "" {
				t.Errorf("seed %d: %s is damaged: %s", seed, l.ID, l.Fault)
			}
		}
		if len(list) != games {
			t.Errorf("seed %d: %d games are listed, of %d", seed, len(list), games)
		}
		if kept, _ := filepath.Glob(file + ".damaged-*"); len(kept) != 1 {
			t.Errorf("seed %d: the noise is kept as %v", seed, kept)
		}
		must(t, s.SaveSettings(map[string]string{"speed": "slow"}))
		must(t, s.Close())
		s = openStore(t, dir)
		if words, err := s.Settings(); err != nil || words["speed"] != "slow" {
			t.Errorf("seed %d: new settings are read as %v: %v", seed, words, err)
		}
		must(t, s.Close())
	}
}
