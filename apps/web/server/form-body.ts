import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Max bytes: an address, a password and some room, for any form. */
const bodyMax = 8 * 1024

/** Rejects a form larger than any of ours, before it is read. */
export const formLimit = bodyLimit({
  maxSize: bodyMax,
  onError: (context: Context) => context.text('This is more than the form takes. Nothing was changed.', 413),
})

/**
 * Whether the browser says that a page of this site sent this; every form's request names an origin.
 *
 * @param origin the public one; null: that of the request.
 */
export function isOwnOrigin(context: Context, origin: string | null): boolean {
  const from = context.req.header('origin')
  const host = context.req.header('host')
  const own = origin ? [origin] : [`http://${host}`, `https://${host}`]
  const site = context.req.header('sec-fetch-site')
  return from !== undefined && own.includes(from) && (site === undefined || site === 'same-origin')
}

/** The values of a form; null if a text cannot be stored or was not valid UTF-8, which decodes to U+FFFD. */
export async function readForm(context: Context): Promise<URLSearchParams | null> {
  const form = new URLSearchParams(await context.req.text())
  return [...form].flat().some((text) => /[\0\uFFFD]/.test(text)) ? null : form
}

export const unreadableForm = (context: Context): Response =>
  context.text('This form holds text that cannot be stored. Nothing was changed.', 400)
