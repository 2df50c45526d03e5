const reloadedFor = 'kindling:reloaded'

/**
 * Loads the page anew, once for the same missing file: a page that a newer release cannot help shows its error instead.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(file: string): boolean {
  if (sessionStorage.getItem(reloadedFor) === file) return false
  sessionStorage.setItem(reloadedFor, file)
  window.location.reload()
  return true
}

/** A file has come: the next one that is missing is another release's. */
export const reloadSucceeded = (): void => {
  if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(reloadedFor)
}
