/** The id that a hash names. One with a broken escape is used undecoded: anybody can write an address. */
export function hashTarget(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
