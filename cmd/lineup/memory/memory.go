// Package memory keeps the memory of the program and of its graphics driver small.
package memory

import "runtime/debug"

// growth is how many percent the memory in use may grow before garbage is collected. Painting leaves
// much garbage, and collecting it is little work.
const growth = 40

// limit is how many bytes of memory the program holds before it returns unused memory early, because
// the graphics driver needs memory of its own.
const limit = 104 << 20

// Save sets how memory is taken and given back. It must be called before the window opens.
func Save() {
	debug.SetGCPercent(growth)
	debug.SetMemoryLimit(limit)
	returnTextures()
}
