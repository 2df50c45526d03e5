import { answering, answers, fails, fixtures, offline, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain, type Play, pageMissing } from './plays.ts'

const { backer, newcomer, cart, confirmedPledge } = fixtures
const withCart = { user: backer, cart }
const at = (query = '') => ({ path: `/project/7/checkout${query}` })

const meta = preview.meta({
  title: 'Pages/Checkout',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], withCart) },
  args: { ...at(), user: backer },
})

const cartMissing = pageMissing('We could not reach Kindling.', /Where should it go/, withCart)
const outcomeMissing = pageMissing('We could not reach Kindling.', /You moved it to/, withCart)
/** Whoever is signed out meanwhile is led to the login, and back from there. */
const toLogin: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Welcome back' }, { timeout: 5_000 })).toBeVisible()
}

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
    await waitFor(() => expect(document.title).toBe('Review and pledge · Kindling'))
  },
})
/** Without an address nobody gets further, whatever the address says. */
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
/** The page asks again by itself and moves on when the bank has answered. */
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
      await canvas.findByRole('heading', { name: /You moved it to/ }, { timeout: 5_000 }),
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
/** What a visitor chose travels in the address and is put in the cart here. */
export const ChoiceInTheAddress = meta.story({
  args: at('?variant=var_moss&quantity=3'),
  parameters: answers([], { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText('One kettle, Moss: 3 pieces')).toBeInTheDocument()
  },
})
/** What was chosen is refused, and the page says why. */
export const ChoiceRefused = meta.story({
  args: at('?variant=var_moss'),
  parameters: fails('setItemQuantity', 'VARIANT_LIMIT_EXCEEDED', {}, { user: backer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This choice is sold out')
    await expect(canvas.getByRole('link', { name: 'See the rewards' })).toBeVisible()
  },
})
export const Visitor = meta.story({ args: { user: null }, play: toLogin })
export const Waiting = meta.story({ parameters: answers([pending('getMyPledges')], withCart) })
export const Offline = meta.story({ parameters: answers([offline()]), play: cartMissing })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: at('?step=review') })

/** One button asks again. */
export const CartNetworkFailure = meta.story({
  parameters: fails('getMyPledges', 'NETWORK_FAILURE', {}, withCart),
  play: cartMissing,
})
/** One button asks again. */
export const CartRequestTimeout = meta.story({
  parameters: fails('getMyPledges', 'REQUEST_TIMEOUT', {}, withCart),
  play: cartMissing,
})
/** One button asks again. */
export const CartExternalError = meta.story({
  parameters: fails('getMyPledges', 'EXTERNAL_ERROR', {}, withCart),
  play: cartMissing,
})
/** The login, and back from there. */
export const CartRestrictedArea = meta.story({
  parameters: fails('getMyPledges', 'RESTRICTED_AREA', {}, withCart),
  play: toLogin,
})
/** The project page, one press away. */
export const PledgeNotFound = meta.story({
  args: at('?pledge=plg_404'),
  parameters: fails('getPledge', 'NOT_FOUND', { field: 'pledge' }, withCart),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is nothing at this address.' }),
    ).toBeVisible()
  },
})
/** One button asks again. */
export const PledgeNetworkFailure = meta.story({
  args: at('?pledge=plg_1'),
  parameters: fails('getPledge', 'NETWORK_FAILURE', {}, withCart),
  play: outcomeMissing,
})
/** One button asks again. */
export const PledgeRequestTimeout = meta.story({
  args: at('?pledge=plg_1'),
  parameters: fails('getPledge', 'REQUEST_TIMEOUT', {}, withCart),
  play: outcomeMissing,
})
/** One button asks again. */
export const PledgeExternalError = meta.story({
  args: at('?pledge=plg_1'),
  parameters: fails('getPledge', 'EXTERNAL_ERROR', {}, withCart),
  play: outcomeMissing,
})
/** The login, and back from there. */
export const PledgeRestrictedArea = meta.story({
  args: at('?pledge=plg_1'),
  parameters: fails('getPledge', 'RESTRICTED_AREA', {}, withCart),
  play: toLogin,
})
