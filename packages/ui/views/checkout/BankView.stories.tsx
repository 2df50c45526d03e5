import { confirmPayment } from '@kindling/api-client/contract/pledges'
import type { Pledge } from '@kindling/api-client/model/pledge'
import { answers, failing, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { BankView } from './BankView.tsx'
import { withCart } from './story-cart.ts'

const answered = fn()
/** Checked out a moment ago: its bank asks before it counts. */
const asked: Pledge = { ...fixtures.confirmedPledge, status: 'PROCESSING', payment_status: 'PENDING' }

const meta = preview.meta({
  title: 'Views/Checkout/Bank',
  component: BankView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], withCart) },
  args: {
    pledge: asked,
    backHref: '/project/7/checkout',
    onAnswer: async (approved: boolean) =>
      answered(
        await storyClient(confirmPayment, {
          params: { id: '7', pledgeId: 'plg_1' },
          body: { approved },
          idempotencyKey: 'story',
        }),
      ),
  },
  beforeEach: () => {
    answered.mockClear()
  },
})

const rejects = rejecting('confirmPayment')

const approve = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'checkout')('bank.approve') }),
  )
const isAnswered = () => waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
/** Nothing is left to answer here: the checkout shows the state of the pledge. */
const leadsBack = ({ canvas }: PlayContext) =>
  expect(canvas.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
    'href',
    '/project/7/checkout',
  )

export const Default = meta.story(sending(approve, isAnswered))
export const Answering = meta.story({
  parameters: answers([pending('confirmPayment')], withCart),
  play: async (context) => {
    await approve(context)
    await expect(await context.canvas.findByRole('button', { name: 'Telling Kindling' })).toHaveAttribute(
      'aria-busy',
    )
  },
})
/** The bank asks about another card of a pledge that was checked out: the way back leads to the pledge. */
export const AnotherCard = meta.story({
  args: { pledge: fixtures.confirmedPledge, backHref: '/pledges/plg_1' },
  parameters: answers([failing('confirmPayment', 'INVALID_VALUE', { field: 'payment_method' })], withCart),
  play: async (context) => {
    await approve(context)
    const name = wordsOf(context, 'checkout')('bank.toPledge')
    await expect(await context.canvas.findByRole('link', { name })).toHaveAttribute('href', '/pledges/plg_1')
  },
})
/** A link leads to the checkout. */
export const NotFound = Default.extend(rejects('NOT_FOUND', /We could not find this pledge/, 'pledge'))
NotFound.test('leads back to the checkout', leadsBack)

/** A link leads to the checkout, which shows the confirmed pledge. */
export const PledgePaid = Default.extend(rejects('PLEDGE_PAID', /already paid\. Nothing was charged again/))
PledgePaid.test('leads back to the checkout', leadsBack)

/** A link leads to the checkout, which starts again. */
export const PledgeCancelled = Default.extend(rejects('PLEDGE_CANCELLED', /This pledge is cancelled/))
PledgeCancelled.test('leads back to the checkout', leadsBack)

/** A link leads to the checkout, which takes another card. */
export const InvalidValue = Default.extend(
  rejects('INVALID_VALUE', /Your bank declined this card/, 'payment_method'),
)
InvalidValue.test('leads back to the checkout', leadsBack)

/** A link leads to the checkout, which shows the state of the pledge. */
export const InvalidState = Default.extend(rejects('INVALID_STATE', /This is not allowed right now/))
InvalidState.test('leads back to the checkout', leadsBack)

/** The same button retries. */
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test('recovers', recovers(approve, isAnswered))

/** The page redirects to the login and back to this question. */
export const RestrictedArea = Default.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
