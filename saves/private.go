package saves

import (
	"cmp"
	"os"
	"os/user"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"lineup/game/mode"
)

// privacy replaces private words and paths in a text that is shared.
type privacy struct {
	paths []string // replaced everywhere
	words map[string]string
}

// anyPath finds paths into a person's home folder.
var anyPath = regexp.MustCompile(`(?i)([a-z]:\\users\\|/home/|/users/)[^\\/\s:"']+`)

// privacy returns the private words and paths of this computer and of a Plan.
func (s *Store) privacy(plan mode.Plan) *privacy {
	p := &privacy{words: map[string]string{}}
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		p.paths = append(p.paths, home)
		p.words[filepath.Base(home)] = "somebody"
	}
	if s.dir != "" {
		p.paths = append(p.paths, filepath.Clean(s.dir))
	}
	if u, err := user.Current(); err == nil {
		p.words[u.Username] = "somebody"
		p.words[u.Name] = "somebody"
	}
	if host, err := os.Hostname(); err == nil {
		p.words[host] = "somewhere"
	}
	for i, seat := range plan.Seats {
		p.words[seat.Name] = mode.People(i + 1)[i].Name
		if seat.Team != "" {
			p.words[seat.Team] = "a team"
		}
	}
	return p
}

// clean returns a text without private words and paths, cut to at most this many bytes.
func (p *privacy) clean(text string, most int) string {
	text = strings.ToValidUTF8(text, "")
	for _, path := range p.paths {
		text = strings.ReplaceAll(text, path, "(folder)")
	}
	text = anyPath.ReplaceAllString(text, "(folder)")
	text = p.replaceWords(text)
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "")
	}
	return text
}

// replaceWords replaces the private words where they are whole words.
func (p *privacy) replaceWords(text string) string {
	var words []string
	for word := range p.words {
		// A name of one or two letters is part of too many other words.
		if utf8.RuneCountInString(word) >= 3 && word != "root" {
			words = append(words, regexp.QuoteMeta(word))
		}
	}
	if len(words) == 0 {
		return text
	}
	// If two names begin alike, look for the longer one first.
	slices.SortFunc(words, func(a, b string) int { return cmp.Or(cmp.Compare(len(b), len(a)), strings.Compare(a, b)) })
	any := regexp.MustCompile("(?i)" + strings.Join(words, "|"))
	var out strings.Builder
	at := 0
	for _, found := range any.FindAllStringIndex(text, -1) {
		before, _ := utf8.DecodeLastRuneInString(text[:found[0]])
		after, _ := utf8.DecodeRuneInString(text[found[1]:])
		out.WriteString(text[at:found[0]])
		at = found[1]
		word := text[found[0]:found[1]]
		if !inWord(before) && !inWord(after) {
			word = p.meaning(word)
		}
		out.WriteString(word)
	}
	return out.String() + text[at:]
}

func inWord(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }

// meaning returns the replacement for a private word.
func (p *privacy) meaning(word string) string {
	for w, is := range p.words {
		if strings.EqualFold(w, word) {
			return is
		}
	}
	return "somebody"
}
