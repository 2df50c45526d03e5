import { startTransition, useEffect, useState } from 'react'

/**
 * The rows of a list as they are drawn: of another list those of the first screen at once, and the rest right after, so
 * that what a person waits for does not wait for what is below the window. The list that came with the page is drawn
 * whole.
 *
 * @param rows the whole list; another array is another list.
 * @param first how many reach the window's end; asked in the browser alone.
 */
export function useFirstRows<Row>(rows: readonly Row[], first: () => number): readonly Row[] {
  const [whole, setWhole] = useState(rows)
  useEffect(() => {
    if (whole !== rows) startTransition(() => setWhole(rows))
  }, [whole, rows])
  return whole === rows ? rows : rows.slice(0, first())
}
