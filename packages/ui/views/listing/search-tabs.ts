export const searchTabs = ['projects', 'creators', 'kinds'] as const
export type SearchTab = (typeof searchTabs)[number]

/** The address of a search's results: it holds the tab. */
export const searchHref = (text: string, tab: SearchTab = 'projects') =>
  `/search?query=${encodeURIComponent(text)}${tab === 'projects' ? '' : `&show=${tab}`}`

/** The tab that an address asks for; projects if it asks for none that exists. */
export const readSearchTab = (params: URLSearchParams): SearchTab =>
  searchTabs.find((each) => each === params.get('show')) ?? 'projects'
