package main

import "runtime/debug"

// memoryGrowth is how many percent the memory in use may grow before garbage is collected. Painting
// leaves much garbage, and collecting it is little work.
const memoryGrowth = 40

// memoryLimit is how much memory the program holds before it returns unused memory early, because
// the graphics driver needs memory of its own.
const memoryLimit = 104 << 20

// saveMemory keeps the memory of the program and of its graphics driver small. It must be called
// before the window opens.
func saveMemory() {
	debug.SetGCPercent(memoryGrowth)
	debug.SetMemoryLimit(memoryLimit)
	returnTextures()
}
