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

/**
 * The same for a page whose heading comes with what it reads: focuses it once it is there, unless focus is somewhere by
 * then.
 *
 * @returns stops waiting.
 */
export function focusComingHeading(): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || focusHeading()) watch.disconnect()
  })
  if (!focusHeading()) watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
