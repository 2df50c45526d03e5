/** A page's number, or a gap between two that are not neighbours. */
export type PageSlot = number | 'gap'

/** First, last, the current page and its neighbours; a gap never replaces a single page. */
export function pageSlots(current: number, total: number): readonly PageSlot[] {
  const wanted = [1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index): PageSlot[] => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap', page]
  })
}
