import type { CSSProperties } from 'react'
import { whenInterested } from './interest.ts'

/**
 * Style of a part below the first look: laid out when it comes near, and taken for so high until then. What a first
 * look, and the arrival of its fonts, cost is then what a first look shows. It stands on the element and not in a
 * class because a browser lays a page with form fields out once before its styles have arrived. Focus rings and
 * pictures that bleed keep room around it. Where everything is to be seen at once, in a catalogue, `--lay-out: visible`
 * on the document turns it off.
 *
 * @param guess height in pixels, before it has ever been laid out
 */
export const below = (guess: number): CSSProperties => ({
  contentVisibility: 'var(--lay-out, auto)' as 'auto',
  containIntrinsicBlockSize: `auto ${guess}px`,
  overflowClipMargin: 24,
})

/**
 * From the first sign of interest on, lays out what still waits to come near, one part at a time and while there is
 * nothing else to do, so that scrolling finds it done. Before that it would only hold up the first view; a search in
 * the page and a print find all of it either way.
 *
 * @returns a stop, for when another page takes over
 */
export function layOutRest(): () => void {
  let id = 0
  // Not every browser has idle callbacks, and one that has not lays out as one scrolls.
  if (!('requestIdleCallback' in window)) return () => undefined
  const next = () => {
    const part = document.querySelector<HTMLElement>('[style*="--lay-out"]')
    if (!part) return
    part.style.contentVisibility = 'visible'
    id = window.requestIdleCallback(next)
  }
  const stop = whenInterested(() => {
    id = window.requestIdleCallback(next)
  })
  return () => {
    stop()
    window.cancelIdleCallback(id)
  }
}
