// Package pen draws shapes and lines of text on pictures, in the colors of the game. It has no
// knowledge of cards. Lengths are in design units, which a [Pen] scales to pixels.
package pen
