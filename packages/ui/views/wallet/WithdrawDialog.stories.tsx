import { withdrawFromWallet } from '@kindling/api-client/contract/withdrawals'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, inDialog, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const close = fn()
const meta = preview.meta({
  title: 'Views/Wallet/Withdraw',
  component: WithdrawDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '640px' } },
    ...answers([], { user: fixtures.holder }),
  },
  args: {
    held: 1_012,
    onWithdraw: (body) => storyClient(withdrawFromWallet, { body, idempotencyKey: 'story' }),
    onClose: close,
  },
})

const rejects = rejecting('withdrawFromWallet')

async function withdraw(shown: PlayContext) {
  const context = inDialog(shown)
  const t = wordsOf(context, 'wallet')
  await fill(context, t('withdraw.routing'), '110000000')
  await fill(context, t('withdraw.account'), '000123456789')
  await context.userEvent.click(screen.getByRole('button', { name: t('withdraw.submit') }))
}
const sent = async (context: PlayContext) => {
  const title = wordsOf(context, 'wallet')('withdraw.doneTitle')
  await expect(await screen.findByRole('heading', { name: title })).toBeVisible()
}
const labels = {
  amount: 'wallet:withdraw.amount',
  routing_number: 'wallet:withdraw.routing',
  account_number: 'wallet:withdraw.account',
}

/** All of it, unless less is typed. */
export const Default = meta.story(sending(withdraw, sent, 'wallet:withdraw.change', labels))
export const Empty = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await context.userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    await expect(await screen.findByLabelText(/^Routing number/)).toHaveAccessibleDescription(
      /Enter the routing/,
    )
    await expect(await screen.findByLabelText('Account number')).toHaveAccessibleDescription(
      /Enter the account/,
    )
  },
})
export const FieldMissing = Default.extend(
  rejects('FIELD_MISSING', /Enter the account number/, 'account_number'),
)
/** An amount in dollars and cents. */
export const InvalidType = Default.extend(
  rejects('INVALID_TYPE', /Enter an amount/, {
    field: 'amount',
    words: 'wallet:withdraw.codes.INVALID_TYPE',
  }),
)
export const InvalidRouting = Default.extend(
  rejects('INVALID_VALUE', /not a routing number/, 'routing_number'),
)
export const InvalidAccount = Default.extend(
  rejects('INVALID_VALUE', /not an account number/, 'account_number'),
)
export const NumberLow = Default.extend(
  rejects('NUMBER_LOW', /at least US\$10/, {
    field: 'amount',
    words: 'wallet:withdraw.codes.NUMBER_LOW',
  }),
)
export const NumberHigh = Default.extend(
  rejects('NUMBER_HIGH', /more than one withdrawal/, {
    field: 'amount',
    words: 'wallet:withdraw.codes.NUMBER_HIGH',
  }),
)
/** A smaller amount: something left the wallet meanwhile. */
export const InsufficientFunds = Default.extend(
  rejects('INSUFFICIENT_FUNDS', /not have that much/, {
    field: 'amount',
    words: 'wallet:withdraw.codes.INSUFFICIENT_FUNDS',
  }),
)
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
NetworkFailure.test(
  'recovers',
  recovers((context) => tryAgain(inDialog(context)), sent),
)
