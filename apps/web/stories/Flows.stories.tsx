import { answers, failing, fails, fixtures } from '@kindling/api-client/scenarios'
import { fill, heal, type PlayContext } from '@kindling/ui/views/story-plays'
import { inEveryLanguage } from '@kindling/ui/views/story-rejected'
import { wordsOf } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import { chooseReward, go, moved, patience, pledge, press, says, toReview } from './flow-plays.ts'
import { PageAt } from './PageAt.tsx'
import { follow, inMain } from './plays.ts'

const { backer, cart } = fixtures
const withCart = { user: backer, cart }

const meta = preview.meta({
  title: 'Flows/Backing a project',
  component: PageAt,
  tags: ['flows', 'views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args: { path: '/', user: null },
})

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
/** The main job: find on the home page, read, choose, sign up, enter address and card, confirm. */
export const FromVisitorToBacker = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const home = await inMain(context)
    const [card] = await home.findAllByRole('link', { name: /Fernhill, a kettle/ }, patience)
    if (!card) throw new Error('The kettle is not on the home page')
    follow(card)
    await chooseReward(context, 'One kettle')

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

/** Two rewards in one cart, and a coupon that is taken off the items alone: the receipt adds it up. */
export const TwoRewardsAndACoupon = meta.story({
  args: { path: '/project/fernhill-kettle', user: backer },
  parameters: answers([], { user: backer }),
  play: inEveryLanguage(async (context) => {
    const { canvas, userEvent } = context
    const t = wordsOf(context, 'checkout')
    await chooseReward(context, 'One kettle')
    await says(context, t('address.title'))
    await go(context, t('backToProject'))
    await chooseReward(context, 'Kettle and repair roll')
    await toReview(context)
    await says(context, 'Kettle and repair roll')
    await userEvent.type(await canvas.findByLabelText(t('coupon.label'), {}, patience), 'spark10{Enter}')
    await canvas.findByRole('button', { name: t('coupon.removeNamed', { code: 'SPARK10' }) }, patience)
    await pledge(context)
    await moved(context)
    await says(context, t('summary.coupon', { code: 'SPARK10' }))
    await says(context, 'Kettle and repair roll × 1')
  }),
})

const [moss] = cart.products
/** A cart with one kettle in slate, of which so many are left. */
const slate = (remaining: number) => ({
  ...cart,
  products: moss
    ? [
        {
          ...moss,
          quantity: 1,
          reward_variant: { ...moss.reward_variant, id: 'var_slate', name: 'Slate', remaining },
        },
      ]
    : [],
})
/** The last of a version goes to somebody else between review and pledge: the person chooses another, and pledges. */
export const SoldOutMeanwhile = meta.story({
  args: { path: '/project/7/checkout?step=review', user: backer },
  parameters: fails(
    'checkout',
    'VARIANT_LIMIT_EXCEEDED',
    { field: 'reward_variant' },
    { user: backer, cart: slate(1) },
  ),
  play: inEveryLanguage(async (context) => {
    const { wholeKettle } = fixtures
    const t = wordsOf(context, 'checkout')
    await pledge(context)
    await context.canvas.findByRole('alert', {}, patience)
    heal(context, {
      user: backer,
      cart: slate(0),
      project: {
        ...wholeKettle,
        rewards: wholeKettle.rewards.map((reward) => ({
          ...reward,
          variants: reward.variants.map((each) =>
            each.id === 'var_slate' ? { ...each, remaining: 0 } : each,
          ),
        })),
      },
    })
    await press(context, t('review.recover.reload'))
    await says(context, t('summary.tooFew', { remaining: 0 }))
    await press(context, t('summary.fewer', { name: 'One kettle, Slate' }))
    await go(context, t('empty.action'))
    await chooseReward(context, 'One kettle')
    await toReview(context)
    await pledge(context)
    await moved(context)
    await says(context, 'One kettle, Moss × 1')
  }),
})
