//go:build !linux

package memory

func returnTextures() {}
