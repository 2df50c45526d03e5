import { happy, type WorldOptions } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { expect, screen, spyOn, type userEvent as userEventOf, waitFor, within } from '#catalogue/test'

/** The parts of a story's context that these plays use. */
export interface PlayContext {
  readonly id: string
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: ReturnType<typeof userEventOf.setup>
  readonly msw: {
    readonly use: (...handlers: HttpHandler[]) => void
    readonly resetHandlers: () => void
  }
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}

export type Play = (context: PlayContext) => Promise<void>

/** A person chose other answers for this story in the catalogue's panel: what it expects does not hold. */
export const isAnsweredByHand = ({ id, globals }: PlayContext): boolean =>
  String(globals.answers ?? '').startsWith(`${id} `)

/** From here on the platform answers without errors: a retry succeeds. */
export const heal = ({ msw }: PlayContext, world: WorldOptions = {}) => msw.use(...happy(world))

/** Files of the pictures in an element: those beside a name have no text to be found by. */
export const picturesIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('img')].map(({ src }) => src.replace(/^.*\/media\/|(-\d+)?\.\w+$/g, ''))

/** A dialog is rendered outside the story's own element. */
export const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })

/** A dialog that is open and can be pressed: the layer below it lets go of the pointer a moment later. */
export async function openDialog(name?: string | RegExp): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).not.toBe('none'))
  return within(dialog)
}

/** The values a play has entered, and where: a rejected form must keep them. */
export const typed = new Map<HTMLElement, string>()

/** Replaces a field's text as a paste does. */
export async function fill({ canvas, userEvent }: PlayContext, label: RegExp | string, text: string) {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  typed.set(field, (field as HTMLInputElement).value)
}

/** The rejection is shown over the button, in place of an earlier one, and has focus. */
export async function rejectedInAlert({ canvas }: PlayContext, words: string | RegExp) {
  await waitFor(() => {
    const alert = canvas.getByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveFocus()
  })
}

/** The rejection is shown beside its field, which has focus and keeps what was typed. */
export async function rejectedAtField(
  { canvas }: PlayContext,
  label: RegExp | string,
  words: string | RegExp,
  typed: string,
) {
  const field = canvas.getByLabelText(label)
  // A hint may be shown there before the rejection is.
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveValue(typed)
}

/** Presses the retry button. */
export const tryAgain: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

/** Presses the retry button of a dialog. */
export const tryAgainInDialog = (context: PlayContext) => tryAgain(inDialog(context))

/** Keys of the labels of an address form, for `sending`. */
export const addressLabels = Object.fromEntries(
  ['name', 'line1', 'line2', 'city', 'state', 'postal_code', 'country_code', 'phone_number'].map((field) => [
    field,
    `checkout:address.fields.${field}`,
  ]),
)

/** The text of the file that a press saves; nothing of it reaches the machine's disk. */
export async function savedText(press: () => Promise<unknown>): Promise<string> {
  const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  try {
    await press()
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const file = made.mock.lastCall?.[0]
    return file instanceof Blob ? await file.text() : ''
  } finally {
    made.mockRestore()
    saved.mockRestore()
  }
}
