package art

import (
	"fmt"
	"os"
	"sort"
)

func (p *Painter) Dump() {
	m := map[string][2]int{}
	for k, v := range p.kept {
		e := m[k.Name]
		e[0]++
		e[1] += v.pixels
		m[k.Name] = e
	}
	var names []string
	for n := range m {
		names = append(names, n)
	}
	sort.Slice(names, func(i, j int) bool { return m[names[i]][1] > m[names[j]][1] })
	for _, n := range names {
		fmt.Fprintf(os.Stderr, "%s %d: %d kpx\n", n, m[n][0], m[n][1]/1000)
	}
	fmt.Fprintln(os.Stderr, "all", p.pixels/1000)
}
