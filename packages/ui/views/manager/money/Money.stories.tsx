import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor, within } from '#catalogue/test'
import { fill, type PlayContext, savedText, tryAgain } from '../../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../../shared/story-rejected.ts'
import { asRead, spoken, wordsOf } from '../../shared/story-words.ts'
import { PlayedMoney } from './story-money.tsx'

const { ledger, madeMilestones, nowSeconds, projectMoney, readyDraft } = fixtures
const day = 86_400
const made = {
  ...readyDraft,
  status: 'COMPLETE' as const,
  result: 'successful' as const,
  role: 'creator' as const,
  milestones: madeMilestones,
  end_time: nowSeconds - 283 * day,
}
const nothing = { held: 0, released: 0, refunded: 0, outcome: null, decided_at: null }
const noMoney = {
  parts: projectMoney.parts.map(({ milestone_id }) => ({ milestone_id, ...nothing })),
  available: 0,
  on_its_way: 0,
  paid_out: 0,
  fees: 0,
}

const [collected] = ledger.slice(-1)
/** A pledge charged, and part of it refunded a day later. */
const fewLines = collected
  ? [
      {
        ...collected,
        id: 'refunded_1',
        kind: 'refunded' as const,
        at: collected.at + day,
        held: -1_200,
        pledges: 1,
      },
      { ...collected, held: 14_000, pledges: 1 },
    ]
  : []

const meta = preview.meta({
  title: 'Views/Manager/Money',
  component: PlayedMoney,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', send: opened, ...answers() },
  args: { project: made },
})

const rejects = rejecting('withdrawFunds')

const words = (context: PlayContext) => wordsOf(context, 'manager')
const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** Most of it withdrawn, two parts held, a vote open on one of them. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Where $61,240.00 is' })).toBeVisible()
    const ahead = within(canvas.getByRole('region', { name: 'When the rest can come' }))
    await expect(await ahead.findByText(/if the open vote on First 500 made does not carry/)).toBeVisible()
    const rows = within(await canvas.findByRole('table', { name: 'Ledger' })).getAllByRole('row')
    const ledger = rows.map(({ textContent }) => asRead(textContent ?? ''))
    await expect(ledger).toEqual(
      expect.arrayContaining(
        spoken(context, {
          en: [
            /ending 6789Ines Hollin, on its way.*On its way− \$1,500\.00.*\$3,244\.00$/,
            /^A withdrawal came back.*Available again\+ \$12,000\.00/,
            /^Tooling signed off was released/,
          ],
          fr: [
            /par 6789Ines Hollin, en route.*En route− 1 500,00 \$.*3 244,00 \$$/,
            /^Un retrait est revenu.*De nouveau disponible\+ 12 000,00 \$/,
            /^Tooling signed off : versement/,
          ],
        }).map((pattern) => expect.stringMatching(pattern)),
      ),
    )
  },
})
/** The campaign runs: no card is charged. */
export const Empty = meta.story({
  args: { project: { ...made, status: 'ACTIVE', result: null } },
  parameters: answers([], { projectMoney: noMoney, withdrawals: [], ledger: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is collected yet' })).toBeVisible()
    await expect(await canvas.findByText('Nothing has moved yet.')).toBeVisible()
    await expect(await canvas.findByText(/Nothing is available now/)).toBeVisible()
  },
})
/** A few pledges, all of it held, and no bank account. */
export const Small = meta.story({
  args: { project: { ...made, end_time: nowSeconds - 2 * day, milestones: [] } },
  parameters: answers([], {
    projectMoney: { ...noMoney, parts: [{ milestone_id: null, ...nothing, held: 12_800, refunded: 1_200 }] },
    withdrawals: [],
    ledger: fewLines,
    bankAccount: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^First payout, /)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Add a bank account' })).toBeVisible()
    await expect(await canvas.findByText('Went back to backers')).toBeVisible()
    await expect(await canvas.findByText('$12.00 of what was held')).toBeVisible()
  },
})
/** A member reads whose it is, in words about money. */
export const ReadOnly = meta.story({
  args: { project: { ...made, role: 'USER' as const } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The project’s money is for the role Admin/)).toBeVisible()
  },
})
/** Older lines come on demand; a part of them by its tab, and an empty part says so. */
export const LedgerByPart = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const rows = async () => within(await canvas.findByRole('table', { name: 'Ledger' })).getAllByRole('row')
    await press(context, 'Show older lines')
    await waitFor(async () => expect(await rows()).toHaveLength(1 + ledger.length))
    await expect((await rows()).at(-1)).toHaveTextContent(/506 pledges were charged.*all of it held/)
    await userEvent.click(await canvas.findByRole('tab', { name: 'In' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1 + 3))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Held' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1 + 1))
    await expect(canvas.queryByRole('button', { name: 'Show older lines' })).toBeNull()
  },
})
export const LedgerPartEmpty = meta.story({
  parameters: answers([], { ledger: fewLines }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Out' }))
    await expect(await canvas.findByText('No line of this kind yet.')).toBeVisible()
  },
})
/** All lines, older ones too, as a file that spreadsheets open. */
export const SavingTheStatement = meta.story({
  play: async (context) => {
    await context.canvas.findByRole('table', { name: 'Ledger' })
    const text = await savedText(() => press(context, 'Statement, CSV'))
    const rows = text.trim().split('\r\n')
    await expect(rows).toHaveLength(1 + ledger.length)
    await expect(rows[1]).toMatch(
      /Withdrawn to the account ending 6789,"Ines Hollin, on its way",On its way,-1500,0,3244$/,
    )
  },
})
export const Loading = meta.story({ parameters: answers([pending('listWithdrawals')]) })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

async function withdraw(context: PlayContext) {
  const t = words(context)
  await context.canvas.findByRole('heading', { name: t('money.withdraw.title') })
  await fill(context, new RegExp(`^${t('money.withdraw.amount')}`), '3000')
  await press(context, t('money.withdraw.submit'))
  // The sum is said once more before it is sent.
  const confirm = new RegExp(`^${t('money.withdraw.confirm', { amount: '' }).trim()}.*3`)
  await press(context, confirm)
}
const isSent = async ({ canvas }: PlayContext) => {
  const told = await canvas.findByRole('alert')
  await expect(told).toHaveTextContent(/3.?000[.,]00.*6789/)
}
export const Withdrawing = meta.story(
  sending(withdraw, isSent, 'manager:changeFirst', { amount: 'manager:money.withdraw.amount' }),
)
/** More than there is, or too little of it: said before anybody is asked to confirm. */
export const WithdrawingTooMuch = meta.story({
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'Withdraw' })
    const amount = await canvas.findByLabelText(/^Amount/)
    for (const [text, told] of [
      ['4000', /more than is available/],
      ['9.99', /at least \$10\.00, or all of it/],
    ] as const) {
      await fill(context, /^Amount/, text)
      await press(context, 'Withdraw')
      await expect(amount).toHaveAccessibleDescription(told)
    }
    await press(context, /^All of it/)
    await expect(amount).toHaveValue('3244')
    await press(context, 'Withdraw')
    await press(context, 'Change the amount')
    await expect(canvas.queryByRole('button', { name: /^Withdraw \$/ })).toBeNull()
  },
})

/** An amount in dollars and cents. */
export const WithdrawInvalidType = Withdrawing.extend(
  rejects('INVALID_TYPE', /Enter an amount/, {
    field: 'amount',
    words: 'manager:money.withdraw.codes.INVALID_TYPE',
  }),
)
/** A larger amount, or all of it. */
export const WithdrawNumberLow = Withdrawing.extend(
  rejects('NUMBER_LOW', /at least \$10/, {
    field: 'amount',
    words: 'manager:money.withdraw.codes.NUMBER_LOW',
  }),
)
/** A smaller amount, and then another one. */
export const WithdrawNumberHigh = Withdrawing.extend(
  rejects('NUMBER_HIGH', /more than one withdrawal/, {
    field: 'amount',
    words: 'manager:money.withdraw.codes.NUMBER_HIGH',
  }),
)
/** A smaller amount: another admin withdrew meanwhile. */
export const WithdrawInsufficientFunds = Withdrawing.extend(
  rejects('INSUFFICIENT_FUNDS', /more than is available/, {
    field: 'amount',
    words: 'manager:money.withdraw.codes.INSUFFICIENT_FUNDS',
  }),
)
/** A bank account, entered in the dashboard. */
export const WithdrawInvalidState = Withdrawing.extend(
  rejects('INVALID_STATE', /No bank account is entered/, {
    field: 'bank_account',
    words: 'errors:forms.withdraw.bank_account.INVALID_STATE',
    retry: 'after a change',
  }),
)
/** Suspended since the page was read. */
export const WithdrawInvalidProjectState = Withdrawing.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/),
)
export const WithdrawMissingPermission = Withdrawing.extend(
  rejects('MISSING_PERMISSION', /do not have access/),
)
export const WithdrawNotFound = Withdrawing.extend(rejects('NOT_FOUND', /could not find/, 'project'))
/** Nobody knows whether it was done: a retry is the same call, so it is asked once only. */
export const WithdrawNetworkFailure = Withdrawing.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/),
)
WithdrawNetworkFailure.test('recovers', recovers(tryAgain, isSent))

const inPlace = { by: 'text' } as const
export const NetworkFailure = meta.story(
  rejected('listWithdrawals', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(tryAgain, async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Ledger' })).toBeVisible(),
  ),
)
export const RequestTimeout = meta.story(
  rejected('listWithdrawals', 'REQUEST_TIMEOUT', /took too long/, inPlace),
)
export const ExternalError = meta.story(
  rejected('listWithdrawals', 'EXTERNAL_ERROR', /did not answer/, inPlace),
)
export const RestrictedArea = meta.story(
  rejected('listWithdrawals', 'RESTRICTED_AREA', /Log in to continue/, inPlace),
)

/** The rest of the page stays. */
export const LedgerNetworkFailure = meta.story(
  rejected('listProjectLedger', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
LedgerNetworkFailure.test(
  'recovers',
  recovers(tryAgain, async ({ canvas }) =>
    expect(await canvas.findByRole('table', { name: 'Ledger' })).toBeVisible(),
  ),
)
export const LedgerRequestTimeout = meta.story(
  rejected('listProjectLedger', 'REQUEST_TIMEOUT', /took too long/, inPlace),
)
export const LedgerExternalError = meta.story(
  rejected('listProjectLedger', 'EXTERNAL_ERROR', /did not answer/, inPlace),
)
export const LedgerRestrictedArea = meta.story(
  rejected('listProjectLedger', 'RESTRICTED_AREA', /Log in to continue/, inPlace),
)
