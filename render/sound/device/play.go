//go:build windows || darwin

package device

import "context"

// Play plays what fill writes until the context ends or the device is lost, and returns the reason. Opened
// is called when the device is there. A new output can be opened as often as one is lost, unlike with the library
// oto, which Ebitengine uses: it opens sound once in a program's life.
func Play(ctx context.Context, fill func([]int16), opened func()) error {
	return playBlocks(ctx, openOutput, fill, opened)
}
