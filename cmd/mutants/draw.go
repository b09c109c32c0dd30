package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
)

// draw puts faults into the order in which a seed tries them. Any first part of
// it is spread over the files as the faults are. Order depends on names, never on
// line numbers, so that editing a function leaves the order of the others almost
// as it was.
func draw(seed uint64, faults []fault) []fault {
	type placed struct {
		chance uint64
		where  float64 // from 0 up to 1: how far down the whole order
		fault
	}
	files := map[string][]placed{}
	for _, f := range faults {
		files[f.File] = append(files[f.File], placed{chance: chance(seed, f.name()), fault: f})
	}
	var all []placed
	for file, list := range files {
		slices.SortFunc(list, func(a, b placed) int { return cmp.Compare(a.chance, b.chance) })
		start := float64(chance(seed, name{File: file})>>11) / (1 << 53)
		for rank, t := range list {
			t.where = (float64(rank) + start) / float64(len(list))
			all = append(all, t)
		}
	}
	slices.SortFunc(all, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.where, b.where), cmp.Compare(a.File, b.File), cmp.Compare(a.chance, b.chance))
	})
	order := make([]fault, len(all))
	for i, t := range all {
		order[i] = t.fault
	}
	return order
}

// chance returns a number that depends on nothing but seed and name.
func chance(seed uint64, n name) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d\x00%s\x00%s\x00%s\x00%s\x00%d", seed, n.File, n.Func, n.Line, n.Change, n.Nth))
	return binary.BigEndian.Uint64(sum[:])
}
