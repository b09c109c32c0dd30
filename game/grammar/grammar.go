// Package grammar words numbers, plurals and capitals. Every text of the game uses it.
package grammar

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxSpelled is the greatest number in words.
const MaxSpelled = len(small) - 1

// small are the numbers that are spelled out.
var small = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Spelled returns a number in words up to MaxSpelled, and in figures above: "two", "13". None is
// "no", as before a noun.
func Spelled(n int) string {
	if n < 0 || n > MaxSpelled {
		return strconv.Itoa(n)
	}
	return small[n]
}

// Plural returns the word for n things: one of the two.
func Plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// Count returns a number with its noun, in figures: "1 card", "3 cards".
func Count(n int, one, many string) string { return strconv.Itoa(n) + " " + Plural(n, one, many) }

// Cards returns the words for n cards, in figures.
func Cards(n int) string { return Count(n, "card", "cards") }

// Counted returns names with those that are there several times counted: "Katana ×2".
func Counted(names []string) (out []string) {
	count := map[string]int{}
	for _, n := range names {
		if count[n]++; count[n] == 1 {
			out = append(out, n)
		}
	}
	for i, n := range out {
		if count[n] > 1 {
			out[i] = fmt.Sprintf("%s ×%d", n, count[n])
		}
	}
	return out
}

// Possessive returns the possessive of a name: "Ana's", "James'".
func Possessive(name string) string {
	if strings.HasSuffix(name, "s") || strings.HasSuffix(name, "S") {
		return name + "'"
	}
	return name + "'s"
}

// Turn returns the name of a turn by its number, as in "turn 12". The turns of all players are counted
// together, here and wherever else a turn has a number.
func Turn(n int) string { return "turn " + strconv.Itoa(n) }

// TurnsOf returns how many of a game's turns one player had: "21 of 42 turns", or "42 turns" if there
// were no others.
func TurnsOf(own, all int) string {
	if own == all {
		return Count(own, "turn", "turns")
	}
	return strconv.Itoa(own) + " of " + Count(all, "turn", "turns")
}

// Capital returns a text with its first letter capitalized.
func Capital(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	if n == 0 || first == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(first)) + s[n:]
}
