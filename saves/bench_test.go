package saves

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"lineup/game/savegame"
	"lineup/saves/container"
)

// BenchmarkKeep saves a real game answer by answer with its turn starts, as the goroutine does: it
// packs, verifies and writes each save safely. Between saves it writes the same bytes with only the
// steps needed for safety: write, fsync, rename, fsync of the folder. It reports the 99th
// percentile of both in microseconds and their ratio, which should be at most 1.5.
func BenchmarkKeep(b *testing.B) {
	s := openStore(b, b.TempDir())
	bare := b.TempDir()
	table := newTable(b, 1)
	type step struct {
		job  job
		file []byte
	}
	var steps []step
	for range 1000 {
		g := table.Kept(savegame.Running, "game-1")
		g.Picture = picture
		file, err := container.Encode(container.Content{SavedGame: g})
		must(b, err)
		j := job{game: g, begins: table.Began}
		if table.Began {
			j.starts = []savegame.SavedGame{g}
		}
		steps = append(steps, step{j, file})
		if !table.Step() {
			table = newTable(b, uint64(len(steps)))
		}
	}
	var keeping, writing []time.Duration
	for i := 0; b.Loop(); i++ {
		step := steps[i%len(steps)]
		start := time.Now()
		must(b, writeBare(bare, step.file))
		writing = append(writing, time.Since(start))

		j := step.job
		start = time.Now()
		must(b, s.keepJob(&j))
		keeping = append(keeping, time.Since(start))
	}
	slices.Sort(keeping)
	slices.Sort(writing)
	at := func(d []time.Duration, percent int) float64 {
		return float64(d[min(len(d)-1, len(d)*percent/100)].Nanoseconds()) / 1000
	}
	b.ReportMetric(at(keeping, 50), "keep-p50-µs")
	b.ReportMetric(at(writing, 50), "bare-p50-µs")
	b.ReportMetric(at(keeping, 99), "keep-p99-µs")
	b.ReportMetric(at(writing, 99), "bare-p99-µs")
	b.ReportMetric(at(keeping, 99)/at(writing, 99), "p99-ratio")
}

// writeBare writes data with the fewest steps that are safe.
func writeBare(dir string, data []byte) error {
	f, err := os.CreateTemp(dir, ".tmp-*")
	if err != nil {
		return err
	}
	if _, err := f.Write(data); err != nil {
		return err
	}
	if err := f.Sync(); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), filepath.Join(dir, "game")); err != nil {
		return err
	}
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Sync()
}

// BenchmarkKeepHandsOver measures how long the caller of Keep waits.
func BenchmarkKeepHandsOver(b *testing.B) {
	s := openStore(b, b.TempDir())
	g := newTable(b, 1).Play(100).Kept(savegame.Running, "game-1")
	for b.Loop() {
		s.Keep(g)
	}
}

// BenchmarkEncode measures the part of a save that does not wait for the disk.
func BenchmarkEncode(b *testing.B) {
	g := newTable(b, 1).Play(500).Kept(savegame.Running, "game-1")
	g.Picture = picture
	for b.Loop() {
		if _, err := container.Encode(container.Content{SavedGame: g}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkList measures listing a hundred games.
func BenchmarkList(b *testing.B) {
	s := openStore(b, b.TempDir())
	g := named(b, 100, "x")
	g.Picture = picture
	for range 100 {
		_ = get[string](b)(s.Save(g))
	}
	for b.Loop() {
		if len(s.List()) != 100 {
			b.Fatal("not all are listed")
		}
	}
}
