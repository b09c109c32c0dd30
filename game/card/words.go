package card

import (
	"fmt"
	"strings"
)

// voice is the grammatical person of a clause: "you draw" on a card its player reads, "draws" after
// "each foe", "they draw" in a clause with its own subject.
type voice struct{ third, they bool }

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

var smallNumbers = [...]string{"no", "a", "two", "three", "four", "five", "six"}

// number returns the words for n cards: "a card", "two cards", "3 Heroes".
func number(n int, f Filter) string {
	if n == 1 {
		return a(f.noun(false))
	}
	if n < len(smallNumbers) {
		return smallNumbers[n] + " " + f.noun(true)
	}
	return fmt.Sprintf("%d %s", n, f.noun(true))
}

// sentence makes a sentence from a clause.
func sentence(clause string) string {
	if clause == "" {
		return ""
	}
	s := strings.ToUpper(clause[:1]) + clause[1:]
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

// together joins clauses into one: "a, then b; if c, d".
func together(clauses []string) string {
	var out string
	for i, c := range clauses {
		switch {
		case i == 0:
		case strings.HasPrefix(c, "if "), strings.HasPrefix(c, "otherwise"):
			out += "; "
		case i == len(clauses)-1:
			out += ", then "
		default:
			out += ", "
		}
		if i > 0 {
			c = got(c)
		}
		out += c
	}
	return out
}
