import { answering, answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, rejected, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, said, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, couldNotReach, inMain, nothingHere, notThere, toLogin, unreachable } from './plays.ts'

const { backer, newcomer, cart, confirmedPledge } = fixtures
const withCart = { user: backer, cart }
const at = (query = '') => ({ path: `/project/7/checkout${query}` })

const meta = preview.meta({
  title: 'Pages/Checkout',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], withCart) },
  args: { ...at(), user: backer },
})

const rejects = rejecting('getMyPledges')

const welcome = /Welcome back/

export const Address = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('radio', { name: /Mara Lindqvist/ })).toBeChecked()
  },
})
export const Payment = meta.story({ args: at('?step=payment') })
export const Review = meta.story({
  args: at('?step=review'),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('button', { name: 'Pledge $216.00' })).toBeVisible()
    await waitFor(() => expect(document.title).toEqual(said('Review and pledge · Kindling')))
  },
})
/** Without an address, no later step opens, whatever the URL says. */
export const ReviewTooEarly = meta.story({
  args: { ...at('?step=review'), user: newcomer },
  parameters: answers([], { user: newcomer, cart: { ...cart, shipping_address: null } }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByLabelText('Country')).toBeVisible()
  },
})
export const Success = meta.story({
  args: at('?pledge=plg_1'),
  parameters: answers([], { user: backer, pledges: [confirmedPledge] }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: /You moved it to/ })).toBeVisible()
  },
})
/** The page polls and moves on when the bank has answered. */
export const WaitingForTheBank = meta.story({
  args: at('?pledge=plg_1'),
  parameters: answers(
    [answering('getPledge', { pledge: { ...confirmedPledge, status: 'PROCESSING' } })],
    withCart,
  ),
  play: async (context) => {
    const { canvas, msw } = context
    await expect(await canvas.findByRole('heading', { name: 'Your bank is thinking.' })).toBeVisible()
    msw.use(answering('getPledge', { pledge: confirmedPledge }))
    await expect(
      await canvas.findByRole('heading', { name: /You moved it to/ }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
export const Bank = meta.story({ args: { path: '/bank/7/plg_1' } })
export const EmptyCart = meta.story({
  parameters: answers([], { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible()
  },
})
/** No payment processor is set up: no step opens, and no card is asked for. */
export const Closed = meta.story({
  args: at('?step=review'),
  parameters: answers(
    [answering('getMyPledges', { shopping_pledge: cart, pledges: [], payments_open: false })],
    withCart,
  ),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1, name: 'Pledging is not open' })).toBeVisible()
    await expect(main.queryByRole('button', { name: /^Pledge/ })).toBeNull()
  },
})
/** The address carries a visitor's choice, and this page puts it into the cart. */
export const ChoiceInTheAddress = meta.story({
  args: at('?variant=var_moss&quantity=3'),
  parameters: answers([], { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('One kettle, Moss: 3 pieces')).toBeInTheDocument()
  },
})
/** The chosen reward is rejected, and the page says why. */
export const ChoiceRejected = ChoiceInTheAddress.extend(
  rejected('setItemQuantity', 'VARIANT_LIMIT_EXCEEDED', /This choice is sold out/, { focus: 'stays' }),
)
ChoiceRejected.test('leads to the rewards', ({ canvas }) =>
  expect(canvas.getByRole('link', { name: 'See the rewards' })).toBeVisible(),
)
export const Visitor = meta.story({
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: welcome }, { timeout: 15_000 })).toBeVisible()
  },
})
export const Waiting = meta.story({ parameters: answers([pending('getMyPledges')], withCart) })
export const Offline = Address.extend(cutOff(unreachable, couldNotReach))
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: at('?step=review') })

/** One button retries. */
export const CartNetworkFailure = Address.extend(rejects('NETWORK_FAILURE', couldNotReach, unreachable))
CartNetworkFailure.test('comes back', comesBack('heading', /Where should it go/))
/** One button retries. */
export const CartRequestTimeout = Address.extend(rejects('REQUEST_TIMEOUT', couldNotReach, unreachable))
/** One button retries. */
export const CartExternalError = Address.extend(rejects('EXTERNAL_ERROR', couldNotReach, unreachable))
/** Redirects to the login, and back from there. */
export const CartRestrictedArea = Address.extend(rejects('RESTRICTED_AREA', welcome, toLogin))
/** A link leads to the project page. */
export const PledgeNotFound = meta.story({
  args: at('?pledge=plg_404'),
  ...rejected('getPledge', 'NOT_FOUND', nothingHere, { field: 'pledge', ...notThere }),
})
/** One button retries. */
export const PledgeNetworkFailure = Success.extend(
  rejected('getPledge', 'NETWORK_FAILURE', couldNotReach, unreachable),
)
PledgeNetworkFailure.test('comes back', comesBack('heading', /You moved it to/))
/** Redirects to the login, and back from there. */
export const PledgeRestrictedArea = Success.extend(rejected('getPledge', 'RESTRICTED_AREA', welcome, toLogin))
