/** Style files already inlined in the page; set before anything is loaded, read by the loader. */
declare var kindlingMergedStyles: ReadonlySet<string> | undefined
