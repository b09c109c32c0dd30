// Package typeset lays rules text out: in words of two weights, at the largest size
// that fits, around corners that something else stands in.
package typeset
