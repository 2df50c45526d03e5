/** Focuses the page's heading when no other element should get focus: reading continues from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/**
 * The same for a page whose heading comes with what it reads: focuses it once it is there, unless focus is somewhere by
 * then.
 *
 * @returns stops waiting.
 */
export function focusComingHeading(): () => void {
  const isThere = () => document.querySelector('main h1') !== null
  if (isThere()) {
    focusHeading()
    return () => undefined
  }
  const watch = new MutationObserver(() => {
    const isFree = document.activeElement === document.body
    if (isFree && !isThere()) return
    watch.disconnect()
    if (isFree) focusHeading()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
