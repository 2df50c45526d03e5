import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Bytes: an address, a password and what comes along, whatever a form may be made to send. */
const bodyMax = 8 * 1024

/** Turns a form away that is larger than any of ours, before it is read. */
export const formLimit = bodyLimit({
  maxSize: bodyMax,
  onError: (context: Context) => context.text('This is more than the form takes. Nothing was changed.', 413),
})

/** What a form holds; null where a text of it cannot be stored, or was no UTF-8: U+FFFD stands for such bytes. */
export async function readForm(context: Context): Promise<URLSearchParams | null> {
  const form = new URLSearchParams(await context.req.text())
  return [...form].flat().some((text) => /[\0\uFFFD]/.test(text)) ? null : form
}

export const unreadableForm = (context: Context): Response =>
  context.text('This form holds text that cannot be stored. Nothing was changed.', 400)
