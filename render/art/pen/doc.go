// Package pen draws shapes and lines of text on pictures, in the colours of the game.
// It knows nothing of cards. Lengths are in design units: a [Pen] scales them to
// pixels.
package pen
