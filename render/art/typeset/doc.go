// Package typeset lays rules text out: in words of two weights and in signs that
// stand in place of words or before them. What does not fit is left out by whole
// sentences.
package typeset
