package gallery

import (
	"testing"

	"lineup/render/looptest"
)

func TestMain(m *testing.M) { looptest.Main(m) }
