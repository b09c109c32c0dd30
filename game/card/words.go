package card

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// voice is the grammatical person of a clause: "you draw" on a card its player reads, "draws" after
// "each foe", "they draw" in a clause with its own subject. With each, the subject is several players.
type voice struct{ third, they, each bool }

var second, third = voice{}, voice{third: true}

// own returns the voice of a clause that names its subject.
func (v voice) own() voice {
	v.they = v.third
	return v
}

// verb returns a verb, such as "draw", in the person of the voice.
func (v voice) verb(s string) string {
	if !v.third || v.they {
		return s
	}
	head, rest, _ := strings.Cut(s, " ")
	switch {
	case strings.HasSuffix(head, "ss"), strings.HasSuffix(head, "ch"):
		head += "es"
	case strings.HasSuffix(head, "y") && !strings.ContainsRune("aeou", rune(head[len(head)-2])):
		head = head[:len(head)-1] + "ies"
	default:
		head += "s"
	}
	if rest != "" {
		return head + " " + rest
	}
	return head
}

// may returns the start of an offer to a player.
func (v voice) may() string {
	if v.third {
		return "may "
	}
	return "you may "
}

func (v voice) your() string {
	if v.third {
		return "their"
	}
	return "your"
}

func (v voice) you() string {
	if v.third {
		return "they"
	}
	return "you"
}

// number returns the words for n cards: "a card", "two cards", "12 Heroes".
func number(n int, f Filter) string {
	if n == 1 {
		return withArticle(f.noun(false))
	}
	if n == engine.Unlimited {
		return "all " + f.noun(true)
	}
	return grammar.Spelled(n) + " " + f.noun(true)
}

// sentence makes a sentence from a clause.
func sentence(clause string) string {
	if clause == "" {
		return ""
	}
	s := grammar.Capital(clause)
	if strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// sentences makes one text from clauses.
func sentences(clauses []string) string {
	out := make([]string, 0, len(clauses))
	for _, c := range clauses {
		out = append(out, sentence(c))
	}
	return strings.Join(out, " ")
}

// together joins clauses into one, with sentences of their own where they need them: "a, then b. If
// c, d. You may e."
func together(clauses []string) string {
	out, last := "", len(clauses)-1
	apart := false // no clause can be joined to those before
	for i, c := range clauses {
		next := i < last && opens(clauses[i+1])
		join := ", "
		switch {
		case i == 0:
			join, apart = "", opens(c) || asMany(c)
		case opens(c), apart:
			join, c, apart = ". ", grammar.Capital(c), true
		case asMany(c):
			join, c = ", then ", strings.TrimPrefix(c, "you may ")
		case strings.HasPrefix(c, "may "):
			join, c = " and may then ", strings.TrimPrefix(c, "may ")
			if i > 1 {
				join = "," + join
			}
		case i == last, next:
			join = ", then "
		}
		out += join + c
		apart = apart || strings.Contains(c, ". ")
	}
	return out
}

// opens reports whether a clause must begin a sentence.
func opens(clause string) bool {
	return !asMany(clause) && begins(clause, "if ", "otherwise, ", "in either case, ", "you may ", "they may ", "a player with none ", "a player who ")
}

// Follows reports whether a clause says nothing without the one before it.
func Follows(clause string) bool {
	return begins(clause, "if you do", "if you have none", "if you can't", "if they do", "if they have none", "if they can't", "otherwise, ", "in either case, ")
}

// WithVerb returns a clause with a verb in place of a "+" before Power of no number, which says nothing after
// another word.
func WithVerb(clause string) string {
	if rest, ok := strings.CutPrefix(clause, "+Power equal to "); ok {
		return "get Power equal to " + rest
	}
	return clause
}

// asMany reports whether a clause offers the player any number of something, so that its number
// alone leaves the choice.
func asMany(clause string) bool {
	return begins(clause, "you may ") && (strings.Contains(clause, " up to ") || strings.Contains(clause, " any number of "))
}

// ownSubject reports whether a clause says who acts.
func ownSubject(clause string) bool {
	return begins(clause, "each ", "any one ", "another player ", "target player ", "that player ", "the player ")
}

// begins reports whether a clause begins with any of some words.
func begins(clause string, heads ...string) bool {
	return slices.ContainsFunc(heads, func(head string) bool { return strings.HasPrefix(clause, head) })
}
