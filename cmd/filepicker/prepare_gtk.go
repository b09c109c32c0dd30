//go:build linux && gtk && cgo

package main

/*
#cgo pkg-config: gtk+-3.0
#include <gtk/gtk.h>
#include <stdlib.h>

static gboolean prepare_dialog(gpointer title) {
	GList *all = gtk_window_list_toplevels();
	for (GList *w = all; w != NULL; w = w->next) {
		if (!GTK_IS_FILE_CHOOSER(w->data))
			continue;
		if (*(char *)title != '\0')
			gtk_window_set_title(GTK_WINDOW(w->data), title);
		gtk_window_set_keep_above(GTK_WINDOW(w->data), TRUE);
		gtk_window_present(GTK_WINDOW(w->data));
	}
	g_list_free(all);
	free(title);
	return G_SOURCE_REMOVE;
}

// Takes the title over.
static void prepare_later(char *title) { g_idle_add(prepare_dialog, title); }
*/
import "C"

// prepare does what the library leaves out with GTK, as soon as the dialog runs: it sets the title
// and keeps the dialog above the game, even in full screen.
func prepare(r request) { C.prepare_later(C.CString(r.title)) }
