package main

import (
	"fmt"
	"testing"

	"lineup/render/ui"
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
		{1080, 1920}: {1040, 1560}, // upright
		{1440, 2560}: {1400, 2100},
		{900, 1440}:  {880, 1320},
		{768, 1366}:  {720, 1080},
	} {
		t.Run(fmt.Sprintf("%dx%d", monitor.width, monitor.height), func(t *testing.T) {
			if got := openingSize(monitor); got != want {
				t.Errorf("on a monitor of %v the window is %v, want %v", monitor, got, want)
			}
		})
	}
}

// TestTallWindowsAreInOneColumn checks that a window may be as narrow as the pages in one column are
// laid out for, and that it opens in one column on an upright monitor.
func TestTallWindowsAreInOneColumn(t *testing.T) {
	if leastSize.width > 800 || leastSize.height > 1200 {
		t.Errorf("a window can't be 800x1200: the smallest is %v", leastSize)
	}
	for _, s := range append([]size{{800, 1200}, {leastSize.width, 1000}}, tallSizes...) {
		if f := ui.FitInto(s.width, s.height); !f.Narrow || f.Unit < 0.5 {
			t.Errorf("a window of %v is not in one column, or its letters are small: %.2f pixels to the unit", s, f.Unit)
		}
	}
}
