import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Addresses of the two font files of the first view, to be preloaded: 41 kB and 20 kB. */
export const fontUrls = { display, text }
