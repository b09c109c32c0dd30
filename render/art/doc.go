// Package art paints every picture of the game: card faces, panels, buttons,
// glows, emblems, backgrounds. It knows colours, shapes and type, and nothing of
// a game's state.
//
// Pictures are designed in units of their own (a card is 250 by 350 of them) and
// baked once into images at the pixel size asked for. A [Painter] keeps the baked
// images, so that a frame costs a few DrawImage calls and no allocation. All of
// its methods must be called from the game loop.
package art
