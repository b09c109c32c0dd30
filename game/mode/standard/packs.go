package standard

import (
	"fmt"
	"slices"

	"lineup/game/mode"
)

// withoutPacks returns the change of a variant that packs can't be played with, for a reason.
func withoutPacks(why string) func(*mode.Mode, mode.Plan) error {
	return func(m *mode.Mode, p mode.Plan) error {
		for _, id := range p.Sets {
			if slices.Contains(m.Packs, id) {
				return fmt.Errorf("%s can't be added: %s", id, why)
			}
		}
		return nil
	}
}
