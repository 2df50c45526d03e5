/**
 * Focuses the page's heading, if there is one, when no other element should get focus: reading continues from there.
 * That of a page which is hidden behind another one cannot have it.
 */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  const heading = headings.find((each) => each.getClientRects()[0])
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What people do first on a page: from then on, focus is theirs. */
const firsts = ['pointerdown', 'keydown'] as const

/**
 * The same for a page that may come in parts: focuses its heading once it is there, and the one that takes its place
 * when what was read comes, until focus is elsewhere or the person does something.
 *
 * @param onLost given where what has focus keeps it as long as it is there: called once it is gone.
 * @returns stops waiting.
 */
export function focusComingHeading(onLost?: () => void): () => void {
  // What was pressed keeps focus while its page is hidden, until the browser next lays out.
  const pressed = document.activeElement
  let tellLost = onLost
  const keeps = () => onLost !== undefined && pressed?.getClientRects()[0] !== undefined
  const watch = new MutationObserver(() => {
    const at = document.activeElement
    // The heading that had focus is gone, or none has come yet.
    if (at === document.body || (at === pressed && !keeps())) {
      tellLost?.()
      tellLost = undefined
      focusHeading()
    } else if (at !== pressed && !at?.matches('main h1')) stop()
  })
  function stop() {
    watch.disconnect()
    for (const first of firsts) removeEventListener(first, stop, true)
  }
  if (!onLost) focusHeading()
  watch.observe(document.body, { childList: true, subtree: true })
  for (const first of firsts) addEventListener(first, stop, true)
  return stop
}
