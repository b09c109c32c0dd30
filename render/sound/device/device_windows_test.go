package device

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"
)

// TestWave checks that the wave output of Windows plays, where there is one, and can be opened again.
func TestWave(t *testing.T) {
	for round := range 3 {
		ctx, stop := context.WithTimeout(context.Background(), 2*time.Second)
		var there atomic.Bool
		blocks := 0
		err := Play(ctx, func(out []int16) { loud(out); blocks++ }, func() { there.Store(true) })
		stop()
		if !there.Load() {
			t.Skipf("there is no sound here: %v", err)
		}
		if most := int(2 * time.Second / blockTime); !errors.Is(err, context.DeadlineExceeded) || blocks < most/3 || blocks > most+2*numBlocks {
			t.Errorf("round %d: %d blocks of %v were played in 2 s; %v", round, blocks, blockTime, err)
		}
	}
}
