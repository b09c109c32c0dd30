package saves

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/game/english"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// TestTitles checks that a title follows the rule for names, and that a file of an earlier version,
// which took any title, is listed under a shortened one that no other save has. No two copies have one title.
func TestTitles(t *testing.T) {
	s := openStore(t, t.TempDir())
	long := strings.Repeat("N", 25)
	if _, err := s.Save(named(t, 3, long)); english.Error(t, err) == nil || err.Error() != "a name has at most 24 letters" {
		t.Errorf("saved under a long title: %v", err)
	}
	id := get[string](t)(s.Save(named(t, 3, " An  evening ")))
	if g, err := s.Open(id); err != nil || g.Title != "An evening" {
		t.Errorf("the title is %q, %v", g.Title, err)
	}
	for title, want := range map[string]string{long: "at most 24 letters", "דוד": "Hebrew letters", "A\x00": "control characters"} {
		if err := s.Rename(id, title); english.Error(t, err) == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q becomes a title: %v", title, err)
		}
	}
	unnamed := get[string](t)(s.Save(named(t, 3, "")))
	copied := get[string](t)(s.Duplicate(id))
	for _, c := range []struct{ of, want string }{{copied, "Copy 2 of An evening"}, {id, "Copy 3 of An evening"}, {unnamed, "Copy of Ana, Bob Builder"}, {unnamed, "Copy 2 of Ana, Bob Buil…"}} {
		if g, err := s.Open(get[string](t)(s.Duplicate(c.of))); err != nil || g.Title != c.want {
			t.Errorf("the copy is titled %q, want %q, %v", g.Title, c.want, err)
		}
	}
	town := get[campaign.Campaign](t)(campaign.Begin("town", "An evening", 1, []campaign.Player{{Name: "Ana"}}))
	get[string](t)(s.KeepCampaign(town, nil))
	b := get[[]byte](t)(s.Export(id))
	for i := range 3 {
		old := earlier(b, "An evening", long+fmt.Sprint(i))
		must(t, s.disk.Replace(disk.Replacement{Name: fmt.Sprintf("saves/old-%d.lineup", i), Data: old}))
	}
	short := strings.Repeat("N", 21)
	var titles []string
	for _, l := range s.List() {
		if titles = append(titles, l.Title); l.Fault != "" {
			t.Errorf("%s: %s", l.ID, l.Fault)
		}
	}
	for _, want := range []string{"An evening", short + "NN…", short + "… 2", short + "… 3"} {
		if !slices.Contains(titles, want) {
			t.Errorf("the titles are %q, and %q is not among them", titles, want)
		}
	}
	imported, _, err := s.Import(strings.Repeat("f", 300)+".lineup", earlier(b, `"title":"An evening",`, ""))
	must(t, err)
	if g, err := s.Open(imported); err != nil || g.Title != strings.Repeat("f", 23)+"…" {
		t.Errorf("imported as %q, %v", g.Title, err)
	}
}

// earlier returns a file in which a text of the header is replaced, as an earlier version wrote it.
func earlier(file []byte, from, to string) []byte {
	return container.Seal(bytes.Replace(file[:len(file)-sha256.Size], []byte(from), []byte(to), 1))
}
