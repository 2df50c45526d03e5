const reloadedFor = 'kindling:reloaded'

/**
 * Reloads the page, once for the same missing file: if a newer release does not help, the page shows its error instead.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(file: string): boolean {
  if (sessionStorage.getItem(reloadedFor) === file) return false
  sessionStorage.setItem(reloadedFor, file)
  window.location.reload()
  return true
}

/** A file has loaded: the next missing one belongs to another release. */
export const reloadSucceeded = (): void => {
  if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(reloadedFor)
}
