package sets_test

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/trial"
)

// label matches a label before a sentence on a card.
var label = regexp.MustCompile(`^(Attack|Attack, on no one's turn|Assist \(Range \d\)|Defense|Defense \(Range \d\)|First Appearance Attack|Ongoing|Stack Ongoing|Reward|When defeated): `)

// term matches a game term, which always has a capital.
var term = regexp.MustCompile(`^(Assist|Attack|Basic|CONTAINED|CONTROL|Character|Damage|Defense|Destination|Equipment|Frost|Frozen|Hero|Level|Line-Up|Location|Mission|Move|Ongoing|Power|Punche|Range|Reward|` +
	`Ring|Scenario|Side|Squad|Starter|Step|Super|Super-Villain|Threat|VP|Villain|Weaknesse)(s|es|'s)?$`)

// TestSentences checks that the rules text of every card consists of sentences. Each begins with a
// capital or a number, even after a label, ends with a period, and has other capitals only in names
// and terms and after a colon.
func TestSentences(t *testing.T) {
	boxes := append(sets.All(), rebirth.Box(), trial.Box())
	var names []string
	for _, box := range boxes {
		for i := range box.Cards {
			if name := box.Cards[i].Name; !term.MatchString(name) {
				names = append(names, name)
			}
		}
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(len(b), len(a)) }) // the whole name before a part of it
	var same []string
	for _, name := range names {
		same = append(same, name, strings.ToLower(name))
	}
	plain := strings.NewReplacer(same...)
	first := func(word string) rune { return []rune(strings.TrimLeft(word, `+-("`))[0] }
	for _, box := range boxes {
		for i := range box.Cards {
			c := &box.Cards[i]
			for line := range strings.SplitSeq(c.Text(), "\n") {
				if !strings.HasSuffix(line, ".") {
					t.Errorf("%s: no full stop ends %q", c.Name, line)
				}
				line = line[len(label.FindString(line)):]
				opens, introduced, words := true, false, strings.Fields(line)
				for i, unnamed := range strings.Fields(plain.Replace(line)) { // the same number of words
					word := words[i]
					bare := strings.TrimRight(word, `.,;:)"`)
					switch {
					case opens && unicode.IsLower(first(word)):
						t.Errorf("%s: a sentence begins with %q in %q", c.Name, word, line)
					case !opens && !introduced && unicode.IsUpper(first(unnamed)) && !term.MatchString(bare):
						t.Errorf("%s: %q stands in the middle of a sentence in %q", c.Name, word, line)
					}
					opens, introduced = strings.HasSuffix(word, ".") && !strings.Contains(bare, "."), strings.HasSuffix(word, ":")
				}
			}
		}
	}
}
