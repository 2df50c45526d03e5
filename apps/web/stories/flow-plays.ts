import type { PlayContext } from '@kindling/ui/views/story-plays'
import { asRead, wordsOf } from '@kindling/ui/views/story-words'
import { expect, waitFor, within } from '#catalogue/test'
import { follow } from './plays.ts'

/** A page of a flow may wait for its chunk, its messages and its data. */
export const patience = { timeout: 15_000 }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A message as queries read it, with any value for its param `|`, such as an amount, which differs by language. Names
 * keep the no-break spaces of French, texts have plain ones.
 */
export const withAny = (message: string): RegExp =>
  new RegExp(`^${message.split('|').map(escaped).join('.+').replace(/\s/g, '\\s')}$`)

/** Presses a button of the page, once it is there. */
export const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }, patience))

/** Presses a button that opens the next step of checkout. */
const goOn = async ({ canvas }: PlayContext, name: string) =>
  follow(await canvas.findByRole('button', { name }, patience))

/** Follows a link of the page, once it is there. */
export const go = async ({ canvas }: PlayContext, name: string | RegExp) =>
  follow(await canvas.findByRole('link', { name }, patience))

/** The page says it. What it showed from its cache may give way to what is read meanwhile. */
export const says = ({ canvas }: PlayContext, words: string | RegExp) =>
  waitFor(() => {
    const [found] = canvas.queryAllByText(typeof words === 'string' ? asRead(words) : words)
    if (!found) throw new Error(`The page does not say ${words}`)
    expect(found).toBeVisible()
  }, patience)

/** The page has come whose first heading says so. */
export const isHeaded = ({ canvas }: PlayContext, name: string | RegExp) =>
  waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name })).toBeVisible(), patience)

/** Chooses a reward on a project's page, by its title. */
export async function chooseReward({ canvas }: PlayContext, title: string): Promise<void> {
  const reward = (await canvas.findByRole('heading', { name: title }, patience)).closest('article, li')
  if (!(reward instanceof HTMLElement)) throw new Error(`${title} has no card`)
  follow(await within(reward).findByRole('link', {}, patience))
}

/** From the address step to the review, with the saved address and card. */
export async function toReview(context: PlayContext): Promise<void> {
  const t = wordsOf(context, 'checkout')
  await goOn(context, t('address.continue'))
  await goOn(context, t('payment.continue'))
  // Its heading takes the focus, also from a field that is being typed in.
  await context.canvas.findByRole('checkbox', {}, patience)
}

/** Agrees and presses the one button that pledges. */
export async function pledge(context: PlayContext): Promise<void> {
  const t = wordsOf(context, 'checkout')
  await context.userEvent.click(await context.canvas.findByRole('checkbox', {}, patience))
  await press(context, withAny(t('review.pledge', { total: '|' })))
}

/** The pledge stands, and has moved its project. */
export const moved = (context: PlayContext) =>
  isHeaded(context, withAny(wordsOf(context, 'checkout')('success.moved', { percent: '|' })))

/** The list of one's own pledges, by the menu of the account. */
export async function toMyPledges(context: PlayContext): Promise<void> {
  const t = wordsOf(context, 'shell')
  await press(context, withAny(t('account.label', { name: '|' })))
  await go(context, t('account.pledges'))
  await isHeaded(context, wordsOf(context, 'pledges')('title'))
}
