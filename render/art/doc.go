// Package art paints the faces of the game: cards, posters, readers, backs, giants,
// portraits. It knows what is printed on a card, and nothing of a game's state.
//
// Pictures are designed in units of their own (a card is 250 by 350 of them) and painted
// on the processor at the pixel size asked for, without a window and the same everywhere.
package art
