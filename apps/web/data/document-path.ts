/**
 * The path that this document was loaded for: its policy is that page's, wherever its reader has gone since. That of the
 * page on screen where the browser does not tell.
 */
export function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : window.location.pathname
}
