module lineup

go 1.26

require (
	github.com/adrg/xdg v0.5.3
	github.com/atotto/clipboard v0.1.4
	github.com/ebitengine/purego v0.11.0
	github.com/go-text/typesetting v0.3.5
	github.com/gofrs/flock v0.12.1
	github.com/golang/freetype v0.0.0-20170609003504-e2365dfdc4a0
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/jezek/xgb v1.1.1
	github.com/jfreymuth/pulse v0.1.3
	github.com/mtibben/confusables v0.0.0-20210201002637-9d1b0723b659
	github.com/sqweek/dialog v0.0.0-20240226140203-065105509627
	go.starlark.net v0.0.0-20260908191801-89a6a09411d5
	golang.org/x/image v0.45.0
	golang.org/x/sys v0.47.0
	golang.org/x/text v0.41.0
)

require (
	github.com/TheTitanrain/w32 v0.0.0-20180517000239-4f5cfb03fabf // indirect
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	golang.org/x/sync v0.22.0 // indirect
)
