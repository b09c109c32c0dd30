// Package typeset lays out rules text as words of two weights, and signs that replace words or come
// before them. Text that does not fit is left out by whole sentences.
package typeset
