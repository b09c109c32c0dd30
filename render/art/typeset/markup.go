package typeset

import "strings"

// labelWords are the words that open a part of the rules text and stand out in
// it, together with a colon.
var labelWords = []string{"Attack:", "Defense:", "Ongoing:", "Assist:", "Appearance:"}

// Paragraphs cuts rules text into words and marks the heavy ones: "+2 Power"
// where a sentence begins, and the label words.
func Paragraphs(text string) [][]Word {
	var paragraphs [][]Word
	for line := range strings.SplitSeq(text, "\n") {
		fields := strings.Fields(line)
		if len(fields) == 0 {
			continue
		}
		p := make([]Word, len(fields))
		opens := true // whether a sentence begins at this word
		for i, f := range fields {
			p[i].Text = f
			switch {
			case opens && isAmount(f) && i+1 < len(fields) && strings.HasPrefix(fields[i+1], "Power"):
				p[i].Heavy = true
			case i > 0 && p[i-1].Heavy && isAmount(fields[i-1]):
				p[i].Heavy = true // the "Power" of "+2 Power"
			case f == "First" && i+1 < len(fields) && strings.HasPrefix(fields[i+1], "Appearance"):
				p[i].Heavy = true
			case i > 0 && fields[i-1] == "First" && strings.HasPrefix(f, "Appearance"):
				p[i].Heavy = true
			default:
				p[i].Heavy = isLabel(f)
			}
			opens = strings.HasSuffix(f, ".") || strings.HasSuffix(f, ":")
		}
		paragraphs = append(paragraphs, p)
	}
	return paragraphs
}

// isAmount reports whether a word is a signed number such as "+2" or "-1".
func isAmount(s string) bool {
	if len(s) < 2 || (s[0] != '+' && s[0] != '-') {
		return false
	}
	return strings.Trim(s[1:], "0123456789X") == ""
}

func isLabel(s string) bool {
	for _, l := range labelWords {
		// "Appearance-Attack:" counts as "Attack:" does.
		if s == l || strings.HasSuffix(s, "-"+l) || strings.HasSuffix(s, "—"+l) {
			return true
		}
	}
	return false
}

// PowerOf returns the "+2" of a text whose first words are "+2 Power", and
// otherwise "".
func PowerOf(text string) string {
	fields := strings.Fields(text)
	if len(fields) >= 2 && isAmount(fields[0]) && strings.HasPrefix(fields[1], "Power") {
		return fields[0]
	}
	return ""
}
