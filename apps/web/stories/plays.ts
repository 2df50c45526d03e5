import type { Play, PlayContext } from '@kindling/ui/views/story-plays'
import { recovers } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import { expect, waitFor, within } from '#catalogue/test'

/** The page itself, without header and footer; waits for its heading. */
export async function inMain({ canvas }: PlayContext) {
  const main = within(canvas.getByRole('main'))
  await main.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  return main
}

/** Presses every "Try again" of the page until none is left. */
export const pressAgain: Play = async (context) => {
  const main = within(context.canvas.getByRole('main'))
  await expect(main.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0)
  // One part may show its failure later than another.
  await waitFor(
    async () => {
      for (const button of main.queryAllByRole('button', { name: 'Try again' })) {
        await context.userEvent.click(button)
      }
      await expect(main.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    },
    { timeout: 15_000, interval: 100 },
  )
}

/** The test that a page, or a part of it, loads once the platform answers again and its button is pressed. */
export const comesBack = (role: 'heading' | 'link' | 'article', name?: string | RegExp): Play =>
  recovers(pressAgain, async ({ canvas }) => {
    const found = await canvas.findAllByRole(role, name ? { name } : {}, { timeout: 15_000 })
    await expect(found.length).toBeGreaterThan(0)
  })

/** The whole page is an error with one button. */
export const unreachable = { by: 'heading', words: 'system:unreachable.title' } as const
export const couldNotReach = /We could not reach Kindling\./
/** The page for "not found". */
export const notThere = { by: 'heading', words: 'system:notFound.title' } as const
export const nothingHere = /There is nothing at this address\./
/** A person who was signed out meanwhile is led to the login, and back from there. */
export const toLogin = { by: 'heading', words: 'auth:login.title' } as const

/** The header shows the signed-in account. */
export const isLoggedIn = (context: PlayContext) => {
  const [before = ''] = wordsOf(context, 'shell')('account.label', { name: '|' }).split('|')
  return waitFor(
    () => expect(context.canvas.getByRole('button', { name: new RegExp(`^${before}`) })).toBeVisible(),
    { timeout: 15_000 },
  )
}

/**
 * Presses a link or button that changes the address. `userEvent` would press it inside React's `act`, where a page that
 * suspends for its chunk does not resume.
 */
export function follow(pressed: HTMLElement) {
  pressed.focus()
  pressed.click()
}

/** A visitor meets the log-in in place of the page. */
export const asksToLogIn: Play = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { name: 'Welcome back' }, { timeout: 15_000 })
  await expect(title).toBeVisible()
}
