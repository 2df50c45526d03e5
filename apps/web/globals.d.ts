/** Style files that the page's own file holds already; set before anything is loaded, asked by the loader. */
declare var kindlingMergedStyles: ReadonlySet<string> | undefined
