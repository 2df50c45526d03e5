import { answers, failing, fails, fixtures } from '@kindling/api-client/scenarios'
import { fill, heal, type PlayContext } from '@kindling/ui/views/story-plays'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, inMain } from './plays.ts'

const { backer, cart } = fixtures
const withCart = { user: backer, cart }
const patience = { timeout: 15_000 }

const meta = preview.meta({
  title: 'Flows/Backing a project',
  component: PageAt,
  tags: ['flows', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { path: '/', user: null },
})

const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }, patience))

async function writeAddress(context: PlayContext) {
  await fill(context, 'Country', 'Canada')
  await context.userEvent.keyboard('{Enter}')
  await fill(context, 'Address', '2240 Gottingen Street')
  await fill(context, 'City', 'Halifax')
  await fill(context, 'State or province', 'Nova Scotia')
  await fill(context, 'Postal code', 'B3K 3B8')
  await press(context, 'Continue to payment')
}
async function writeCard(context: PlayContext, number = '4242424242424242') {
  await fill(context, 'Name on card', 'Mara Okafor')
  await fill(context, 'Card number', number)
  await fill(context, 'Expiry', '1229')
  await fill(context, 'Security code', '123')
  await press(context, 'Continue to review')
}
async function pledge(context: PlayContext) {
  const consent = await context.canvas.findByRole('checkbox', {}, patience)
  await context.userEvent.click(consent)
  await press(context, /^Pledge \$/)
}
const moved = async ({ canvas }: PlayContext) =>
  expect(await canvas.findByRole('heading', { name: /You moved it to/ }, patience)).toBeVisible()

/** The main job: find on the home page, read, choose, sign up, enter address and card, confirm. */
export const FromVisitorToBacker = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const home = await inMain(context)
    const [card] = await home.findAllByRole('link', { name: /Fernhill, a kettle/ }, patience)
    if (!card) throw new Error('The kettle is not on the home page')
    follow(card)
    const reward = (await canvas.findByRole('heading', { name: 'One kettle' }, patience)).closest(
      'article, li',
    )
    if (!(reward instanceof HTMLElement)) throw new Error('The reward has no card')
    follow(within(reward).getByRole('link'))

    await expect(await canvas.findByRole('heading', { name: 'Welcome back' }, patience)).toBeVisible()
    follow(canvas.getByRole('link', { name: 'Create an account' }))
    await canvas.findByRole('heading', { name: 'Create an account' }, patience)
    await fill(context, 'E-mail', 'mara.okafor@example.com')
    await fill(context, /^Password/, 'kettles over an open fire')
    await userEvent.click(
      await within(canvas.getByRole('main')).findByRole('button', { name: /Sign up|Create/ }),
    )
    // The welcome is shown over the page they wanted. Closing it changes the address while the form's chunk may be loading.
    follow(await within(document.body).findByRole('button', { name: 'Continue' }, patience))

    await writeAddress(context)
    await writeCard(context)
    await pledge(context)
    await moved(context)
  },
})

/** The bank rejects one card and accepts the next. */
export const RejectedCardThenAnother = meta.story({
  args: { path: '/project/7/checkout?step=review', user: backer },
  parameters: fails('checkout', 'INSUFFICIENT_FUNDS', { field: 'payment_method' }, withCart),
  play: async (context) => {
    const { canvas, userEvent } = context
    await pledge(context)
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Nothing was charged')
    await press(context, 'Choose another card')
    await userEvent.click(await canvas.findByRole('radio', { name: 'New card' }, patience))
    heal(context, withCart)
    await writeCard(context, '5555555555554444')
    await pledge(context)
    await moved(context)
  },
})

/** The session ends between review and pledge: after the log-in, the review is there again with everything in it. */
export const SessionEndsMidCheckout = meta.story({
  args: { path: '/project/7/checkout?step=review', user: backer },
  parameters: answers([], withCart),
  play: async (context) => {
    const { canvas, msw } = context
    await canvas.findByRole('button', { name: 'Pledge $216.00' }, patience)
    msw.use(failing('checkout', 'RESTRICTED_AREA'), failing('getMe', 'RESTRICTED_AREA'))
    await pledge(context)
    await canvas.findByRole('heading', { name: 'Welcome back' }, patience)
    heal(context, withCart)
    await fill(context, 'E-mail', 'mara.lindqvist@example.com')
    await fill(context, 'Password', 'a long enough one')
    await context.userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log in' }))
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Pledge $216.00' })).toBeVisible(),
      patience,
    )
    await pledge(context)
    await moved(context)
  },
})
