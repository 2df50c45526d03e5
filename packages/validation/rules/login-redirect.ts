const BASE = 'https://origin.invalid'

/** Whether a browser, or anything that decodes once more, could read this path as another host. */
function leavesOrigin(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and newlines inside a URL
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\u007f\\]/.test(path)) return true
  if (!URL.canParse(path, BASE)) return true
  const url = new URL(path, BASE)
  // Dot segments can end in two slashes: "/.//host" is "//host".
  return url.origin !== BASE || url.pathname.startsWith('//')
}

/**
 * The path to go to after login, or `fallback` where what was asked for is anything but a path of this origin,
 * in whatever spelling: `//host`, `/\host`, tabs, newlines, encoded once or more, a scheme.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  if (!target || leavesOrigin(target)) return fallback
  // What follows ? and # cannot choose a host, and may hold any text.
  let path = target.split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round < 5; round++) {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return fallback
    }
    if (decoded === path) return target
    // A decoded ? or # is part of a name here; checked as text, as a second decoder would see it.
    if (leavesOrigin(decoded)) return fallback
    path = decoded
  }
  return fallback
}
