package main

import (
	"fmt"
	"testing"
)

func TestTheWindowOpensAsLargeAsTheMonitorHasRoom(t *testing.T) {
	for monitor, want := range map[size]size{
		{1024, 768}:  {1280, 720}, // the smallest size the table is laid out for
		{1280, 720}:  {1280, 720},
		{1366, 768}:  {1280, 720},
		{1536, 864}:  {1280, 720}, // 1920x1080 at 125 %
		{1600, 900}:  {1440, 810},
		{1920, 1080}: {1760, 990},
		{1920, 1200}: {1760, 990},
		{2560, 1440}: {1920, 1080},
		{3440, 1440}: {1920, 1080},
		{3840, 2160}: {2560, 1440},
	} {
		t.Run(fmt.Sprintf("%dx%d", monitor.width, monitor.height), func(t *testing.T) {
			if got := openingSize(monitor); got != want {
				t.Errorf("on a monitor of %v the window is %v, want %v", monitor, got, want)
			}
		})
	}
}
