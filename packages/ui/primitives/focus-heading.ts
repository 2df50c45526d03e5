/**
 * Focuses the page's heading when no other element should get focus: reading continues from there.
 *
 * @returns whether there is one.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** What people do first on a page: from then on, focus is theirs. */
const firsts = ['pointerdown', 'keydown'] as const

/**
 * The same for a page that may come in parts: focuses its heading once it is there, and the one that takes its place
 * when what was read comes, until focus is elsewhere or the person does something.
 *
 * @returns stops waiting.
 */
export function focusComingHeading(): () => void {
  const watch = new MutationObserver(() => {
    // The heading that had focus is gone, or none has come yet.
    if (document.activeElement === document.body) focusHeading()
    else if (!document.activeElement?.matches('main h1')) stop()
  })
  function stop() {
    watch.disconnect()
    for (const first of firsts) removeEventListener(first, stop, true)
  }
  focusHeading()
  watch.observe(document.body, { childList: true, subtree: true })
  for (const first of firsts) addEventListener(first, stop, true)
  return stop
}
