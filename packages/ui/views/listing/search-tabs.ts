export const searchTabs = ['projects', 'creators', 'kinds'] as const
export type SearchTab = (typeof searchTabs)[number]

/** The address of a search's results: it holds the tab. */
export const searchHref = (text: string, tab: SearchTab = 'projects') =>
  `/search?query=${encodeURIComponent(text)}${tab === 'projects' ? '' : `&show=${tab}`}`
