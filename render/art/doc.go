// Package art draws the faces of the game: cards, posters, readers, backs, giants, and portraits.
// It knows what is printed on a card, but no game state.
//
// Pictures are designed in their own units (a card is 250 by 350) and are painted on the processor
// at the requested pixel size, without a window and with the same result everywhere.
package art
