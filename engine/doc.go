// Package engine is the machine that plays this family of deck-building games:
// cards in zones, a stack of half-resolved rules, and one question at a time.
// It knows no card by name; what cards there are and do arrives as a Library.
//
// Three ideas carry it.
//
// A paused game is a value. State holds the whole game, the rule that is half
// way through resolving included, as small integers in slices. It can be
// copied, hashed, written down, re-dealt and replayed at any question.
//
// There is one door. Whoever plays - person, computer, script, replay - reads
// Pending or Legal and answers through Apply.
//
// The table is one permutation of all cards, cut into zones. A card cannot be
// in two zones or in none, because there is nowhere else to be.
package engine
