/** The order that an address asks for: the newest first unless it says otherwise. */
export const discussionSort = (search: URLSearchParams): 'top' | 'newest' =>
  search.get('sort') === 'top' ? 'top' : 'newest'
