// Package card is the vocabulary in which cards are written. A Card is a literal of effects from a
// closed set. Each effect compiles itself to the engine's instructions, words itself, and checks
// itself for faults. The rules text therefore always matches the code that runs, and none of it is
// typed by hand.
//
// A Book is made from sets of cards. It holds the engine's Library and all the words: the text on
// each face and the prompt of each question.
package card
