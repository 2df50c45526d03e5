import { confirmPayment } from '@kindling/api-client/contract/pledges'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type Play, type PlayContext, refusedInAlert } from '../shared/story-plays.ts'
import { BankView } from './BankView.tsx'
import { withCart } from './story-cart.ts'

const answered = fn()

const meta = preview.meta({
  title: 'Views/Checkout/Bank',
  component: BankView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], withCart) },
  args: {
    pledge: fixtures.confirmedPledge,
    checkoutHref: '/project/7/checkout',
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
  render: (args) => (
    <main>
      <BankView {...args} />
    </main>
  ),
})

const approve = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Approve the payment' }))

const again =
  (words: string | RegExp): Play =>
  async (context) => {
    await approve(context)
    await refusedInAlert(context, words)
    heal(context, withCart)
    await approve(context)
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  }
/** There is nothing left to answer here: the checkout knows how it stands. */
const settled =
  (words: string | RegExp): Play =>
  async (context) => {
    await approve(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
      'href',
      '/project/7/checkout',
    )
  }

export const Default = meta.story({
  play: async (context) => {
    await approve(context)
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
  },
})
export const Answering = meta.story({
  parameters: answers([pending('confirmPayment')], withCart),
  play: async (context) => {
    await approve(context)
    await expect(await context.canvas.findByRole('button', { name: 'Telling Kindling' })).toHaveAttribute(
      'aria-busy',
    )
  },
})
/** The checkout, one press away. */
export const NotFound = meta.story({
  parameters: fails('confirmPayment', 'NOT_FOUND', { field: 'pledge' }, withCart),
  play: settled('We could not find this pledge'),
})
/** The checkout, one press away, shows that it stands. */
export const PledgePaid = meta.story({
  parameters: fails('confirmPayment', 'PLEDGE_PAID', {}, withCart),
  play: settled('already paid. Nothing was charged again'),
})
/** The checkout, one press away, begins anew. */
export const PledgeCancelled = meta.story({
  parameters: fails('confirmPayment', 'PLEDGE_CANCELLED', {}, withCart),
  play: settled('This pledge is cancelled'),
})
/** The checkout, one press away, takes another card. */
export const InvalidValue = meta.story({
  parameters: fails('confirmPayment', 'INVALID_VALUE', { field: 'payment_method' }, withCart),
  play: settled('Your bank refused this card'),
})
/** The checkout, one press away, shows how it stands. */
export const InvalidState = meta.story({
  parameters: fails('confirmPayment', 'INVALID_STATE', {}, withCart),
  play: settled('This is not allowed right now'),
})
/** The same button, once more. */
export const ExternalError = meta.story({
  parameters: fails('confirmPayment', 'EXTERNAL_ERROR', { field: 'payment_method' }, withCart),
  play: again('The payment service did not answer'),
})
/** The same button, once more. */
export const NetworkFailure = meta.story({
  parameters: fails('confirmPayment', 'NETWORK_FAILURE', {}, withCart),
  play: again('We could not reach the server'),
})
/** The same button, once more. */
export const RequestTimeout = meta.story({
  parameters: fails('confirmPayment', 'REQUEST_TIMEOUT', {}, withCart),
  play: again('took too long'),
})
/** The page leads to the login and back to this question. */
export const RestrictedArea = meta.story({
  parameters: fails('confirmPayment', 'RESTRICTED_AREA', {}, withCart),
  play: again('Log in to continue'),
})
