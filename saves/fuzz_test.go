package saves

import (
	"encoding/json"
	"maps"
	"testing"

	"lineup/saves/container"
)

// FuzzSettings: settings are refused, or can be written and are the same again.
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
			return // it takes more room escaped, and SaveSettings says so
		}
		n, err := parseSettings(again)
		if err != nil || !maps.Equal(m, n) {
			t.Fatalf("%q, then %q: %v", m, n, err)
		}
	})
}

// FuzzFinished: of a record the games that can be read are, and they can be written.
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
			return // escaped it takes more than a line may have
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
