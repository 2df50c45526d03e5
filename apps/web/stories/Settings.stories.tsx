import { answers, fails, fixtures, offline } from '@kindling/api-client/scenarios'
import { DELAY } from '@kindling/validation/limits'
import preview from '#catalogue/preview'
import { expect, screen, spyOn, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, heal, inMain, triedAgain } from './plays.ts'

const { backer } = fixtures
const meta = preview.meta({
  title: 'Pages/Settings',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: backer }) },
  args: { path: '/settings/account', user: backer },
})
const at = (tab: string) => ({ args: { path: `/settings/${tab}`, user: backer } })

/** What is changed in a dialog is on the page at once. */
export const Account = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await expect(await main.findByText('This browser')).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Change e-mail' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('New e-mail'), 'mara@okafor.example')
    await userEvent.type(dialog.getByLabelText('Current password'), 'copper kettle')
    await userEvent.click(dialog.getByRole('button', { name: 'Change e-mail' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(main.getByText('mara@okafor.example')).toBeVisible())
    await expect(main.getByText('Not confirmed')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Account · Settings · Kindling'))
  },
})
/** The settings begin at their first tab; the others are links. */
export const Beginning = meta.story({
  args: { path: '/settings', user: backer },
  play: async (context) => {
    const main = await inMain(context)
    follow(main.getByRole('link', { name: 'Shipping' }))
    await expect(
      await context.canvas.findByRole('heading', { name: 'Addresses' }, { timeout: 5_000 }),
    ).toBeVisible()
  },
})
export const Verification = meta.story(at('verification'))
const checking = { ...backer, kyc_status: 'KYC_PENDING' as const }
/** The partner has decided while the page is looked at: it says so by itself. */
export const CheckUnderWay = meta.story({
  args: { path: '/settings/verification', user: checking },
  parameters: answers([], { user: checking }),
  beforeEach: () => {
    const wait = window.setTimeout
    // The time until the next look passes at once, all other time as it does.
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
/** Back from the partner: the status is there, and the address is clean. */
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
/** Removed from the list once the platform has removed it. */
export const Payment = meta.story({
  ...at('payment'),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(main.getByRole('button', { name: /^Remove: Visa/ }))
    await context.userEvent.click(main.getByRole('button', { name: 'Remove' }))
    await expect(await main.findByRole('heading', { name: 'No card yet' })).toBeVisible()
  },
})
/** The card stays, and says why. */
export const CardInUse = meta.story({
  ...at('payment'),
  parameters: fails('removePaymentMethod', 'PAYMENT_METHOD_IN_USE', {}, { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    await context.userEvent.click(main.getByRole('button', { name: /^Remove: Visa/ }))
    await context.userEvent.click(main.getByRole('button', { name: 'Remove' }))
    await expect(await main.findByRole('alert')).toHaveTextContent(/This card pays for a pledge/)
    await expect(main.getByText(/Visa ending/)).toBeVisible()
  },
})
export const Shipping = meta.story(at('shipping'))
export const VisitorOfTheirOwn = meta.story({
  args: { path: '/settings/payment', user: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Welcome back' }, { timeout: 5_000 }),
    ).toBeVisible()
  },
})
/** The list of sessions says so and asks again; the rest of the page stands. */
export const Offline = meta.story({
  parameters: answers([offline()], { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('Your sessions could not be loaded.')).toBeVisible()
    await triedAgain(context, { user: backer })
    await expect(await main.findByText('This browser')).toBeVisible()
  },
})
