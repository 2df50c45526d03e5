/** Key under which a page says that its person put the notice off, and the cookie that does: for one visit. */
export const confirmLaterKey = 'confirm later'
const cookie = 'confirm_later'

/** Whether a Cookie header says so. The server leaves the notice out of the page then, and nothing jumps. */
export const isPutOff = (cookies: string): boolean =>
  cookies.split(';').some((pair) => pair.trim() === `${cookie}=1`)

export const wasPutOff = (answers: Readonly<Record<string, unknown>>): boolean =>
  answers[confirmLaterKey] === true || (typeof document !== 'undefined' && isPutOff(document.cookie))

export function rememberLater(): void {
  // The Cookie Store API is not everywhere yet. Without an age it ends with the browser's session.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=1; path=/; samesite=lax`
}
