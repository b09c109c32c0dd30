// Package card is the vocabulary cards are written in. A Card is a literal made
// of a closed set of effects; each effect knows how it compiles to the engine's
// instructions, how it words itself, and what would make it wrong. So what a
// player reads is what runs: nobody types rules text.
//
// A Book is made from sets of cards. It holds the engine's Library and all the
// words: the text on each face, the prompt of each question.
package card
