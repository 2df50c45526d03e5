import type { CSSProperties } from 'react'
import { whenInterested } from './interest.ts'

/**
 * Style of a part below the fold: laid out when it comes near, and taken for that height until then. The first view,
 * and the arrival of its fonts, then cost only what is visible. It is an inline style, not a class, because a browser
 * lays out a page with form fields once before its styles have arrived. Focus rings and pictures that bleed keep room
 * around it. Where everything must be visible at once, as in a catalogue, `--lay-out: visible` on the document turns it
 * off.
 *
 * @param guess height in pixels, before it has ever been laid out
 */
export const below = (guess: number): CSSProperties => ({
  contentVisibility: 'var(--lay-out, auto)' as 'auto',
  containIntrinsicBlockSize: `auto ${guess}px`,
  overflowClipMargin: 24,
})

/**
 * From the first interaction on, lays out the parts that still wait, one at a time and only when idle, so that
 * scrolling finds them done. Earlier it would delay the first view; find-in-page and print work either way.
 *
 * @returns a stop, for when another page takes over
 */
export function layOutRest(): () => void {
  let id = 0
  // Without idle callbacks, a browser lays out while scrolling.
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
