package main

import "hash/maphash"

// digest folds numbers, in order, into one.
type digest uint64

func (d *digest) add(n uint64) {
	x := (uint64(*d) ^ n) * 0x9e3779b97f4a7c15
	*d = digest(x ^ x>>29)
}

// process seeds the hashes of folded values, which differ from run to run. Compare such digests
// only within one run.
var process = maphash.MakeSeed()

// fold adds all fields of a plain value.
func fold[T comparable](d *digest, v T) { d.add(maphash.Comparable(process, v)) }
