package memory

import (
	"bytes"
	"os"
	"strconv"
	"testing"

	"github.com/ebitengine/purego"
)

// TestTexturesAreReturned checks that the memory of a freed texture goes back to the system, also
// after other textures were freed and while younger memory is in use.
func TestTexturesAreReturned(t *testing.T) {
	returnTextures()
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		t.Skip("this C library is not GNU's")
	}
	call := func(name string, args ...uintptr) uintptr {
		f, err := purego.Dlsym(libc, name)
		if err != nil {
			t.Fatal(err)
		}
		out, _, _ := purego.SyscallN(f, args...)
		return out
	}
	const texture, young = 24 << 20, 64 << 10
	take := func() uintptr {
		at := call("malloc", texture)
		call("memset", at, 1, texture)
		return at
	}
	call("free", take())
	second := take()
	defer call("free", call("malloc", young))
	before := resident(t)
	call("free", second)
	if back := before - resident(t); back < texture*3/4 {
		t.Errorf("of a freed texture of %d bytes, %d went back to the system", texture, back)
	}
}

// resident returns the number of bytes of memory that the test holds.
func resident(t *testing.T) int {
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Fatal(err)
	}
	pages, err := strconv.Atoi(string(bytes.Fields(b)[1]))
	if err != nil {
		t.Fatal(err)
	}
	return pages * os.Getpagesize()
}
