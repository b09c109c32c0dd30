package saves

import (
	"encoding/json"
	"maps"
	"testing"

	"lineup/saves/container"
)

// FuzzSettings checks that settings are refused, or can be written and read again unchanged.
func FuzzSettings(f *testing.F) {
	for _, text := range []string{`{}`, `{"sound":"off","speed":"fast"}`, `null`, `{"a":1}`, `{"a":"b","a":"c"}`, `[`, `{"":""}`, `{"\u0000":"\ud800"}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := parseSettings(text)
		if err != nil {
			return
		}
		again, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if len(again) > maxSettingsText {
			return // escaping makes it longer, and SaveSettings returns an error
		}
		n, err := parseSettings(again)
		if err != nil || !maps.Equal(m, n) {
			t.Fatalf("%q, then %q: %v", m, n, err)
		}
	})
}

// FuzzFinished checks that the readable games of any record can be written and read again.
func FuzzFinished(f *testing.F) {
	for _, text := range []string{"", "\n", `{"game":"g","plan":"standard","ended":5,"turns":3,"won":[0],"points":[1,-2]}` + "\n", "{}\n{}\nx\n{}", `{"won":[-1]}` + "\n", `{"ended":-1}` + "\n", "null\n"} {
		f.Add([]byte(text))
	}
	s := &Store{options: Options{Clock: clock()}}
	f.Fuzz(func(t *testing.T, text []byte) {
		record, _ := parseFinished(text)
		if len(record) == 0 || len(text) > 1<<20 {
			return
		}
		b, err := s.recordFile(record)
		if err != nil {
			return // escaping makes a line too long
		}
		c, err := container.Decode(b)
		if err != nil {
			t.Fatal(err)
		}
		again, err := parseFinished(c.Text)
		if err != nil || len(again) != len(record) {
			t.Fatalf("%d games, then %d: %v", len(record), len(again), err)
		}
	})
}
