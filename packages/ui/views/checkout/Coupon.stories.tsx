import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { Coupon, type CouponProps } from './Coupon.tsx'
import { withCart } from './story-cart.ts'

const { cart, spark } = fixtures
const { percent, amount } = spark
const withSpark = {
  ...cart,
  coupon: spark.code,
  coupon_terms: { percent, amount, minimum: 0 },
  discount: 1_900,
  total_usd: cart.total_usd - 1_900,
}

/** The cart as the platform last answered. */
function Held({ pledge: start }: CouponProps) {
  const [pledge, setPledge] = useState(start)
  return (
    <main style={{ maxInlineSize: 360 }}>
      <Coupon
        pledge={pledge}
        onCoupon={async (code) =>
          setPledge((await storyClient(applyCoupon, { params: { id: '7' }, body: { code } })).pledge)
        }
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Checkout/Coupon',
  component: Coupon,
  tags: ['errors'],
  parameters: answers([], withCart),
  args: { pledge: cart, onCoupon: async () => undefined },
  render: (args) => <Held {...args} />,
})

const rejects = rejecting('applyCoupon')

async function apply(context: PlayContext) {
  const t = wordsOf(context, 'checkout')
  await fill(context, t('coupon.label'), 'spark10')
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('coupon.apply') }))
}
async function isApplied(context: PlayContext) {
  const name = wordsOf(context, 'checkout')('coupon.removeNamed', { code: 'SPARK10' })
  const remove = await context.canvas.findByRole('button', { name })
  await expect(remove).toBeVisible()
  await waitFor(() => expect(remove).toHaveFocus())
}

export const Default = meta.story(sending(apply, isApplied))
export const Applied = meta.story({
  args: { pledge: withSpark },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove coupon SPARK10' }))
    const field = await canvas.findByLabelText('Coupon code')
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
  },
})
/** The order fell below the minimum: the code stays, and says what is missing. */
export const BelowItsMinimum = meta.story({
  args: {
    pledge: { ...withSpark, discount: 0, coupon_terms: { percent, amount, minimum: 25_000 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/from \$250 .* \$60 more/)
  },
})
export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }))
    const field = canvas.getByLabelText('Coupon code')
    await expect(field).toHaveAccessibleDescription(/Enter the code/)
    await waitFor(() => expect(field).toHaveFocus())
  },
})
export const Applying = meta.story({
  parameters: answers([pending('applyCoupon')], withCart),
  play: async (context) => {
    await apply(context)
    await expect(await context.canvas.findByRole('button', { name: /Applying/ })).toBeVisible()
  },
})

const beside = { at: 'checkout:coupon.label' } as const

/** Checking the spelling: codes belong to one project. */
export const InvalidCoupon = Default.extend(
  rejects('INVALID_COUPON', /This code is not valid for this project/, {
    field: 'code',
    ...beside,
  }),
)
/** Adding to the order; the code stays in the field. */
export const CouponMinimum = Default.extend(
  rejects('COUPON_MINIMUM', /This code needs a higher pledge/, { field: 'code', ...beside }),
)
/** Another code, or going on without one. */
export const CouponLimit = Default.extend(
  rejects('COUPON_LIMIT', /No use of this code is left for you/, {
    field: 'code',
    ...beside,
  }),
)
/** Choosing a reward first. */
export const MissingPledge = Default.extend(rejects('MISSING_PLEDGE', /There is no pledge to change/, beside))
/** A link leads to the project's page. */
export const NotFound = Default.extend(
  rejects('NOT_FOUND', /We could not find this project/, { field: 'project', ...beside }),
)
/** The page redirects to the login and back to this step. */
export const RestrictedArea = Default.extend(rejects('RESTRICTED_AREA', /Log in to continue/, beside))
/** The same button retries. */
export const NetworkFailure = Default.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/, beside),
)
NetworkFailure.test('recovers', recovers(apply, isApplied))
