package typeset

import (
	"slices"
	"strings"
)

// Paragraphs splits rules text into words, one paragraph per line. Signs replace "+2 Power" and "+1
// Move" and precede draws and labels. Labels are heavy.
func Paragraphs(text string) [][]Word {
	var paragraphs [][]Word
	for line := range strings.SplitSeq(text, "\n") {
		if fields := strings.Fields(line); len(fields) > 0 {
			paragraphs = append(paragraphs, paragraph(fields))
		}
	}
	return paragraphs
}

func paragraph(fields []string) []Word {
	var p []Word
	opens := true // whether a sentence begins at this word
	for i := 0; i < len(fields); i++ {
		rest := fields[i:]
		w := Word{Text: fields[i]}
		switch {
		case gains(rest) != NoSign:
			w = Word{Sign: gains(rest), Value: fields[i], Text: strings.TrimPrefix(strings.TrimPrefix(rest[1], "Power"), "Move")}
			w.Last = ends(rest[1])
			i++
		case drawn(rest) > 0:
			w.Sign, w.Count = Draw, min(3, drawn(rest))
		case opens && label(rest) > 0:
			n := label(rest)
			for j, f := range rest[:n] {
				w := Word{Text: f, Heavy: true}
				if j == 0 {
					w.Sign = signOf(rest[:n])
				}
				p = append(p, w)
			}
			i += n - 1
			continue
		}
		w.Last = w.Last || ends(w.Text)
		opens = w.Last
		p = append(p, w)
	}
	p[len(p)-1].Last = true
	return alone(p)
}

// alone returns a paragraph without the periods of its gain signs if it consists only of them. In
// other paragraphs the signs keep their periods, to separate the sentences.
func alone(p []Word) []Word {
	if !onlyGains(p) {
		return p
	}
	out := slices.Clone(p)
	for i := range out {
		out[i].Text = ""
	}
	return out
}

// ends reports whether a word ends a sentence. An abbreviation such as "S.T.A.R." has more than one
// period.
func ends(word string) bool { return strings.HasSuffix(word, ".") && strings.Count(word, ".") == 1 }

// gains returns the sign of the gain that words begin with, such as "+2 Power" or "+1 Move".
func gains(words []string) Sign {
	if len(words) < 2 || !isAmount(words[0]) {
		return NoSign
	}
	switch strings.TrimRight(words[1], ".,;:)") {
	case "Power":
		return Power
	case "Move":
		return Move
	}
	return NoSign
}

// isAmount reports whether a word is a signed number such as "+2" or "-1".
func isAmount(s string) bool {
	if len(s) < 2 || (s[0] != '+' && s[0] != '-') {
		return false
	}
	return strings.Trim(s[1:], "0123456789X") == ""
}

// numbers maps the words for numbers of drawn cards.
var numbers = map[string]int{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}

// drawn returns the number of cards that words say to draw, or 0 if none: "draw a card", "draws two
// cards", "Draw one more card".
func drawn(words []string) int {
	if len(words) < 3 || strings.ToLower(words[0]) != "draw" && words[0] != "draws" {
		return 0
	}
	what := words[2]
	if what == "more" && len(words) > 3 {
		what = words[3]
	}
	if !strings.HasPrefix(what, "card") {
		return 0
	}
	return numbers[words[1]]
}

// label returns the number of words in the label that begins a sentence: "Defense:", "First
// Appearance Attack:", "Assist (Range 2):".
func label(words []string) int {
	switch words[0] {
	case "Attack:", "Defense:", "Ongoing:", "Reward:", "Destination:":
		return 1
	case "First", "Assist", "Defense", "Attack,", "When", "Stack":
		// Up to the colon, if it is near.
		for i, w := range words[:min(5, len(words))] {
			if strings.HasSuffix(w, ":") {
				return i + 1
			}
		}
	}
	return 0
}

// signOf returns the sign that precedes a label.
func signOf(label []string) Sign {
	switch {
	case label[len(label)-1] == "Attack:", label[0] == "Attack,":
		return Claw
	case label[0] == "Defense:", label[0] == "Defense":
		return Shield
	case label[len(label)-1] == "Ongoing:":
		return Ring
	case label[0] == "Assist":
		return Aim
	}
	return NoSign
}

// Gains returns the signs of the certain gains at the start of a card's text: Power, Move, and
// cards drawn. The sign of an Ongoing card follows if that stands for a paragraph. For a card with
// none, it returns the sign of its first label.
func Gains(text string) []Word {
	signs, rest, _ := gainsOf(Paragraphs(text))
	return orLabel(signs, rest)
}

// BesideText returns the signs of Gains that the text of AfterGains leaves out.
func BesideText(text string) []Word {
	signs, rest, ordered := gainsOf(Paragraphs(text))
	if ordered {
		signs = slices.DeleteFunc(signs, func(w Word) bool { return w.Sign == Draw })
	}
	return orLabel(signs, rest)
}

// orLabel returns signs, or the sign of the first label in paragraphs if there are none.
func orLabel(signs []Word, paragraphs [][]Word) []Word {
	if len(signs) == 0 && len(paragraphs) > 0 {
		if s := Keyword([][]Word{paragraphs[0][:1]}); s != NoSign {
			return []Word{{Sign: s}}
		}
	}
	return signs
}

// Keyword returns the sign of the first label in paragraphs, or NoSign if none has one.
func Keyword(paragraphs [][]Word) Sign {
	for _, p := range paragraphs {
		for _, w := range p {
			if w.Sign >= Shield && w.Sign <= Aim {
				return w.Sign
			}
		}
	}
	return NoSign
}

// AfterGains returns the paragraphs of a card's text without the certain gains at its start, or nil
// if there is nothing else. Cards drawn stay in the text if the order matters. The paragraph that only says
// that an Ongoing card stays in play is left out if there are others.
func AfterGains(text string) [][]Word {
	_, rest, _ := gainsOf(Paragraphs(text))
	return rest
}

// staysInPlay is the paragraph of an Ongoing card without rules of its own for that. alsoStays is its sentence at
// the end of other paragraphs.
const (
	staysInPlay = "Ongoing:" + alsoStays
	alsoStays   = " This card stays in play."
)

// Brief returns a card's text without the paragraph that only says that it stays in play, if there are
// others, and without a sentence of others that says the same.
func Brief(text string) string {
	if text == staysInPlay {
		return text
	}
	lines := strings.Split(text, "\n")
	n := len(lines)
	if lines = slices.DeleteFunc(lines, func(l string) bool { return l == staysInPlay }); len(lines) < n {
		for i, l := range lines {
			lines[i] = strings.TrimSuffix(l, alsoStays)
		}
	}
	return strings.Join(lines, "\n")
}

// gainsOf returns the signs of the gains that paragraphs begin with, and the rest. ordered reports whether
// the cards drawn are in both, because what follows depends on them.
func gainsOf(paragraphs [][]Word) (signs []Word, rest [][]Word, ordered bool) {
	if len(paragraphs) == 0 {
		return nil, nil, false
	}
	p := paragraphs[0]
	var draws []Word
	for len(p) > 0 {
		n := 1 // the number of words in this sentence
		for n < len(p) && !p[n-1].Last {
			n++
		}
		if !(n == 1 && p[0].Gains()) && !(p[0].Sign == Draw && n <= 4) {
			break
		}
		signs = append(signs, Word{Sign: p[0].Sign, Value: p[0].Value, Count: p[0].Count})
		if p[0].Sign == Draw {
			draws = append(draws, p[:n]...)
		}
		p = p[n:]
	}
	if len(draws) > 0 && afterDraws(p) {
		p, ordered = slices.Concat(draws, p), true
	}
	if len(p) > 0 {
		rest = append(rest, p)
	}
	rest = append(rest, paragraphs[1:]...)
	stays := slices.IndexFunc(rest, func(p []Word) bool { return wording(p) == staysInPlay })
	if stays >= 0 && len(rest) > 1 {
		rest = slices.Delete(rest, stays, stays+1)
		for i, p := range rest {
			if strings.HasSuffix(wording(p), alsoStays) {
				rest[i] = p[:len(p)-strings.Count(alsoStays, " ")]
			}
		}
		return append(signs, Word{Sign: Ring}), rest, ordered
	}
	return signs, rest, ordered
}

// wording returns the letters of words.
func wording(p []Word) string {
	words := make([]string, len(p))
	for i, w := range p {
		words[i] = w.Text
	}
	return strings.Join(words, " ")
}

// afterDraws reports whether what words say depends on the cards drawn before: they discard cards, or
// speak of your hand or your deck.
func afterDraws(p []Word) bool {
	for i, w := range p {
		word, next := strings.ToLower(strings.Trim(w.Text, ".,;:")), ""
		if i+1 < len(p) {
			next = strings.Trim(p[i+1].Text, ".,;:")
		}
		switch {
		case word == "discard" && next != "pile", word == "discards", word == "your" && (next == "hand" || next == "deck"):
			return true
		}
	}
	return false
}
