package disktest

import (
	"iter"
	"maps"
	"math/rand/v2"
	"path"
	"slices"
)

// Crash is one possible state after a power loss.
type Crash struct {
	After int    // the number of changes before the loss
	Says  string // which unsynced names were kept, and what happened to unsynced bytes
	Files map[string][]byte
}

// maxPending is the largest number of pending name changes for which every subset is tried. If
// there are more, choices tries every prefix, all but each one, each one alone, and some at random.
const maxPending = 7

// Crashes returns all states in which a power loss after any number of the recorded changes may
// leave the files.
func (m *Memory) Crashes() iter.Seq[Crash] {
	return func(yield func(Crash) bool) {
		for n := range len(m.steps) + 1 {
			if !m.crashesAfter(n, yield) {
				return
			}
		}
	}
}

func (m *Memory) crashesAfter(n int, yield func(Crash) bool) bool {
	names, bytes := maps.Clone(m.first), maps.Clone(m.firstOf)
	written := map[int][]byte{} // files that are not synced, as written
	var pending [][]naming
	for _, s := range m.steps[:n] {
		switch s.kind {
		case stepNames:
			pending = append(pending, s.set)
			for _, n := range s.set {
				if _, ok := bytes[n.file]; !ok && n.file != 0 {
					bytes[n.file] = nil
				}
			}
		case stepWrite:
			written[s.file] = s.bytes
		case stepSync:
			if b, ok := written[s.file]; ok {
				bytes[s.file] = b
				delete(written, s.file)
			}
		case stepSyncFolder:
			pending = slices.DeleteFunc(pending, func(set []naming) bool {
				touches := slices.ContainsFunc(set, func(n naming) bool { return path.Dir(n.name) == s.name })
				if touches {
					for _, n := range set {
						setName(names, n)
					}
				}
				return touches
			})
		}
	}
	for choice := range choices(len(pending)) {
		there := maps.Clone(names)
		for i, set := range pending {
			if choice[i] {
				for _, n := range set {
					setName(there, n)
				}
			}
		}
		for _, fate := range fates {
			c := Crash{After: n, Says: says(choice) + ", unsynced bytes " + fate.says, Files: map[string][]byte{}}
			for name, file := range there {
				c.Files[name] = bytes[file]
				if b, ok := written[file]; ok {
					c.Files[name] = fate.of(b)
				}
			}
			if !yield(c) {
				return false
			}
			if len(written) == 0 {
				break // all fates are the same
			}
		}
	}
	return true
}

// fates are the possible results for unsynced bytes.
var fates = []struct {
	says string
	of   func(b []byte) []byte
}{
	{"there", func(b []byte) []byte { return b }},
	{"missing", func([]byte) []byte { return nil }},
	{"cut short", func(b []byte) []byte { return b[:len(b)/2] }},
	{"zeros", func(b []byte) []byte { return make([]byte, len(b)) }},
}

// choices returns the subsets of n changes that may survive.
func choices(n int) iter.Seq[[]bool] {
	return func(yield func([]bool) bool) {
		if n <= maxPending {
			for bits := range 1 << n {
				choice := make([]bool, n)
				for i := range choice {
					choice[i] = bits>>i&1 == 1
				}
				if !yield(choice) {
					return
				}
			}
			return
		}
		chance := rand.New(rand.NewPCG(1, uint64(n)))
		kinds := []func(i, k int) bool{
			func(i, k int) bool { return i < k },
			func(i, k int) bool { return i != k },
			func(i, k int) bool { return i == k },
			func(i, k int) bool { return chance.IntN(2) == 0 },
			func(i, k int) bool { return chance.IntN(4) == 0 },
		}
		for _, kind := range kinds {
			for k := range n + 1 {
				choice := make([]bool, n)
				for i := range choice {
					choice[i] = kind(i, k)
				}
				if !yield(choice) {
					return
				}
			}
		}
	}
}

func says(choice []bool) string {
	out := []byte("names ")
	for _, c := range choice {
		if c {
			out = append(out, '1')
		} else {
			out = append(out, '0')
		}
	}
	return string(out)
}
