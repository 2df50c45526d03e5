import { happy, type WorldOptions } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { expect, type UserEvent, waitFor, within } from '#catalogue/test'

/** What the plays here use of what a story hands to its play. */
export interface PlayContext {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: UserEvent
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void }
}
export type Play = (context: PlayContext) => Promise<void>

/** From here on the platform is well. */
export const heal = ({ msw }: PlayContext, world: WorldOptions = {}) => msw.use(...happy(world))

/** The page itself, without header and footer; waits for its heading. */
export async function inMain({ canvas }: PlayContext) {
  const main = within(canvas.getByRole('main'))
  await main.findByRole('heading', { level: 1 }, { timeout: 5_000 })
  return main
}

/** The platform is well again, and every "Try again" of the page is pressed. */
export async function triedAgain(context: PlayContext, world: WorldOptions = {}) {
  heal(context, world)
  const main = within(context.canvas.getByRole('main'))
  await expect(main.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0)
  // One part may say that it failed later than another.
  await waitFor(
    async () => {
      for (const button of main.queryAllByRole('button', { name: 'Try again' })) {
        await context.userEvent.click(button)
      }
      await expect(main.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    },
    { timeout: 5_000, interval: 100 },
  )
}

/** The whole page is an error with one button; pressed once all is well, the page is there. */
export const pageMissing =
  (title: string | RegExp, then: string | RegExp, world: WorldOptions = {}): Play =>
  async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: title }, { timeout: 5_000 })).toBeVisible()
    await triedAgain(context, world)
    await expect(
      (await canvas.findAllByRole('heading', { name: then }, { timeout: 5_000 })).length,
    ).toBeGreaterThan(0)
  }

/**
 * Follows a link to another page. Pressed by `userEvent`, it would be followed inside React's `act`, where a page that
 * waits for its chunk is not taken up again.
 */
export function follow(link: HTMLElement) {
  link.focus()
  link.click()
}

export const fill = async ({ canvas, userEvent }: PlayContext, label: RegExp | string, text: string) => {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}
