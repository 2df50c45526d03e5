import { answers, fixtures } from '@kindling/api-client/scenarios'
import { heal, openDialog, type PlayContext } from '@kindling/ui/views/story-plays'
import { cutOff, opened, recovers, rejected, sending } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import { DELAY } from '@kindling/validation/limits'
import preview from '#catalogue/preview'
import { expect, said, spyOn, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, follow, inMain, pressAgain } from './plays.ts'

const { backer } = fixtures
const meta = preview.meta({
  title: 'Pages/Settings',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], { user: backer }) },
  args: { path: '/settings/account', user: backer },
})
const at = (tab: string) => ({ args: { path: `/settings/${tab}`, user: backer } })

/** A change made in a dialog is on the page at once. */
export const Account = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await expect(await main.findByText('This browser')).toBeVisible()
    await userEvent.click(await main.findByRole('button', { name: 'Change e-mail' }))
    const dialog = await openDialog()
    await userEvent.type(await dialog.findByLabelText('New e-mail'), 'mara@okafor.example')
    await userEvent.type(await dialog.findByLabelText('Current password'), 'copper kettle')
    await userEvent.click(await dialog.findByRole('button', { name: 'Change e-mail' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(main.getByText('mara@okafor.example')).toBeVisible())
    await expect(await main.findByText('Not confirmed')).toBeVisible()
    await waitFor(() => expect(document.title).toEqual(said('Account · Settings · Kindling')))
  },
})
/** The settings start at their first tab; the others are links. */
export const Beginning = meta.story({
  args: { path: '/settings', user: backer },
  play: async (context) => {
    const main = await inMain(context)
    follow(main.getByRole('link', { name: 'Shipping' }))
    await expect(
      await context.canvas.findByRole('heading', { name: 'Addresses' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
export const Verification = meta.story(at('verification'))
const checking = { ...backer, kyc_status: 'KYC_PENDING' as const }
/** The partner decides while the page is open: the page updates by itself. */
export const CheckUnderWay = meta.story({
  args: { path: '/settings/verification', user: checking },
  parameters: answers([], { user: checking }),
  beforeEach: () => {
    const wait = window.setTimeout
    // Skips the wait until the next poll; all other timers run normally.
    const clock = spyOn(window, 'setTimeout').mockImplementation(((then: () => void, ms?: number) =>
      wait(then, ms === DELAY.identityAgainMs ? 50 : ms)) as typeof window.setTimeout)
    return () => clock.mockRestore()
  },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'We are checking your document' })).toBeVisible()
    heal(context, { user: { ...backer, kyc_status: 'KYC_COMPLETE' } })
    await expect(await main.findByRole('heading', { name: 'You are verified' })).toBeVisible()
  },
})
/** Back from the partner: the status is shown, and the address is clean. */
export const BackFromPartner = meta.story({
  args: { path: '/settings/verification?code=kyc_1', user: backer },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'You are verified' })).toBeVisible()
  },
})
/** What was saved is what holds. */
export const Notifications = meta.story({
  ...at('notifications'),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(main.getByRole('checkbox', { name: 'All of these' }))
    await context.userEvent.click(main.getByRole('button', { name: 'Save' }))
    await expect(await main.findByRole('alert')).toHaveTextContent('Saved.')
  },
})
async function removeCard(context: PlayContext) {
  const main = await inMain(context)
  const name = wordsOf(context, 'common')('remove')
  await context.userEvent.click(main.getByRole('button', { name: new RegExp(`^${name}.*Visa`) }))
  await context.userEvent.click(main.getByRole('button', { name }))
}
/** Removed from the list once the platform has removed it. */
export const Payment = meta.story({
  ...at('payment'),
  ...sending(removeCard, async (context) => {
    const name = wordsOf(context, 'settings')('payment.empty')
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible()
  }),
})
/** The card stays and shows the reason. */
export const CardInUse = Payment.extend(
  rejected('removePaymentMethod', 'PAYMENT_METHOD_IN_USE', /This card pays for a pledge/),
)
CardInUse.test('keeps the card', ({ canvas }) => expect(canvas.getByText(/Visa ending/)).toBeVisible())
export const Shipping = meta.story(at('shipping'))
export const VisitorOfTheirOwn = meta.story({
  args: { path: '/settings/payment', user: null },
  play: asksToLogIn,
})
/** The list of sessions shows its failure and retries; the rest of the page stays. */
export const Offline = meta.story(
  cutOff({ by: 'heading', words: 'security:sessions.failed' }, /Your sessions could not be loaded\./),
)
Offline.test(
  'comes back',
  recovers(pressAgain, ({ canvas }) => expect(canvas.findByText('This browser')).resolves.toBeVisible()),
)
