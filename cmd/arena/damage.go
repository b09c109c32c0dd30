package main

import (
	"fmt"

	"lineup/engine"
)

// playedOn is how many decisions are played in a game that was read from damaged bytes.
const playedOn = 200

// checkDamaged damages the bytes of a game and reads them. They must be refused, or give a
// consistent game that can be played. A panic is returned as an error.
func (k *soaker) checkDamaged(s *engine.State, chance *engine.RNG) (err error) {
	k.written = s.AppendBinary(k.written[:0])
	bytes := append(k.broken[:0], k.written...)
	k.broken = bytes
	what := ""
	switch chance.Intn(8) {
	case 0:
		bytes = bytes[:chance.Intn(len(bytes))]
		what = fmt.Sprintf("cut to %d bytes", len(bytes))
	default:
		for range 1 + chance.Intn(3) {
			at := chance.Intn(len(bytes))
			flip := byte(1 << chance.Intn(8))
			if chance.Intn(3) == 0 {
				flip = byte(1 + chance.Intn(255))
			}
			bytes[at] ^= flip
			what += fmt.Sprintf(" byte %d changed by %#x", at, flip)
		}
	}
	k.damaged++
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic after damage (%s): %v", what, p)
		}
	}()
	game, refused := engine.Decode(s.Library(), bytes)
	if refused != nil {
		return nil
	}
	k.accepted++
	for range playedOn {
		if game.Over() != engine.NotOver {
			return nil
		}
		d := game.Pending()
		if err := game.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
			return fmt.Errorf("a game read after damage (%s) refuses a legal answer: %w", what, err)
		}
	}
	return nil
}
