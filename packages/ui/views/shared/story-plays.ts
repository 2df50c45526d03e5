import { happy, type WorldOptions } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { expect, type userEvent as userEventOf, waitFor, within } from 'storybook/test'

/** What the plays here use of what a story hands to its play. */
export interface PlayContext {
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

/** From here on the platform is well: another try succeeds. */
export const heal = ({ msw }: PlayContext, world: WorldOptions = {}) => msw.use(...happy(world))

/** A dialog stands outside of the story's own element. */
export const inDialog = (context: PlayContext): PlayContext => ({ ...context, canvas: within(document.body) })

/** What a play has put in, and where: what a rejected form has to keep. */
export const typed = new Map<HTMLElement, string>()

/** Puts text in as a person pastes it, in place of what was there. */
export async function fill({ canvas, userEvent }: PlayContext, label: RegExp | string, text: string) {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  typed.set(field, (field as HTMLInputElement).value)
}

/** The rejection stands in words over the button, and has focus. */
export async function rejectedInAlert({ canvas }: PlayContext, words: string | RegExp) {
  const alert = await canvas.findByRole('alert')
  await expect(alert).toHaveTextContent(words)
  await waitFor(() => expect(alert).toHaveFocus())
}

/** The rejection stands beside its field, which has focus and what was typed. */
export async function rejectedAtField(
  { canvas }: PlayContext,
  label: RegExp | string,
  words: string | RegExp,
  typed: string,
) {
  const field = canvas.getByLabelText(label)
  // A hint may stand there before the rejection does.
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveValue(typed)
}

/** Presses the button that offers the same once more. */
export const tryAgain: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
