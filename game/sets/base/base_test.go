package base_test

import (
	"fmt"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/base"
)

func TestDump(t *testing.T) {
	b, err := card.NewBook(base.Box())
	if err != nil {
		t.Fatal(err)
	}
	for i := range b.Library().Faces {
		c := b.Card(engine.FaceID(i))
		fmt.Printf("## %s [%v] %v\n%s\n", c.Name, c.Kind, c.Keywords(), c.Text())
	}
	fmt.Println(len(b.Library().Code))
}
