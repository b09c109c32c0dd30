package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
)

// draw returns the faults in the order in which a seed tries them. Any first part of the order is
// spread over the files in proportion to their faults. The order depends on names, never on line
// numbers, so editing a function hardly changes the order of the others.
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

// chance returns a number that depends only on seed and name.
func chance(seed uint64, n name) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d\x00%s\x00%s\x00%s\x00%s\x00%d", seed, n.File, n.Func, n.Line, n.Change, n.Nth))
	return binary.BigEndian.Uint64(sum[:])
}
