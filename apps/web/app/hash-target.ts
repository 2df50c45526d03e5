/** The id that a hash names. One with a broken escape is taken as it stands: an address is anybody's to write. */
export function hashTarget(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
