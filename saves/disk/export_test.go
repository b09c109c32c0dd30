package disk

import (
	"crypto/sha256"
	"encoding/hex"
)

// Sealed returns a journal with any text.
func Sealed(text string) []byte {
	sum := sha256.Sum256([]byte(text))
	return []byte(text + "\n" + hex.EncodeToString(sum[:]))
}

// Promise writes the journal of a group as a program does that stops before it makes any change.
func (d *Disk) Promise(changes ...Change) error { return d.promise(&journal{Changes: changes}) }
