package memory

import "github.com/ebitengine/purego"

// textureMemory is the size in bytes from which the C library takes memory from the system for
// each request, and gives it back when it is freed.
const textureMemory = 1 << 20

// mmapThreshold names that size for mallopt.
const mmapThreshold = -3

// returnTextures makes the C library give the memory of freed textures back to the system. A
// graphics driver without a graphics card keeps textures in it. The library would raise the size
// with the first large texture that is freed, and then hold up to 100 MB of freed ones. A C
// library other than GNU's has no such setting and needs none.
func returnTextures() {
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	mallopt, err := purego.Dlsym(libc, "mallopt")
	if err != nil {
		return
	}
	purego.SyscallN(mallopt, uintptr(mmapThreshold&0xffffffff), textureMemory)
}
