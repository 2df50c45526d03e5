import { withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { BANK_DOCUMENT, PAYOUT } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { bankAccounts } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { bankDocument, goodBankAccount } from '../bank.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { adds, again } from './replay.ts'

/** What a creator is paid, and where it goes. */
export const payoutCalls = {
  setBankAccount: again(adds('each bank account stays with the withdrawals that went to it'))(
    async (stage) => {
      const { creator, project } = await stage.collected()
      return {
        browser: creator,
        input: { params: { id: project.id }, body: { ...goodBankAccount, file: bankDocument() } },
      }
    },
  ),
  withdrawFunds: async (stage) => {
    const { creator, project } = await stage.paidOut()
    return {
      browser: creator,
      input: { params: { id: project.id }, body: { amount: 1_500 }, idempotencyKey: newId('key') },
    }
  },
  listWithdrawals: async (stage) => {
    const { creator, project } = await stage.paidOut()
    const params = { id: project.id }
    await creator.client(withdrawFunds, { params, body: { amount: 1_500 }, idempotencyKey: newId('key') })
    return { browser: creator, input: { params } }
  },
  getProjectMoney: async (stage) => {
    const { creator, project } = await stage.paidOut()
    return { browser: creator, input: { params: { id: project.id } } }
  },
  listProjectLedger: async (stage) => {
    const { creator, project } = await stage.paidOut()
    const params = { id: project.id }
    await creator.client(withdrawFunds, { params, body: { amount: 1_500 }, idempotencyKey: newId('key') })
    return { browser: creator, input: { params, query: { 'page[size]': '2' } } }
  },
  withdrawFromWallet: async (stage) => ({
    browser: await stage.dollarHolder(),
    input: { body: { amount: 1_000, ...goodBankAccount }, idempotencyKey: newId('key') },
  }),
} satisfies Partial<HappyCalls>

const withdrawing = (amount: number) => changed('withdrawFunds', (input) => ({ ...input, body: { amount } }))
const ledger = (query: Record<string, string>) =>
  changed('listProjectLedger', (input) => ({ ...input, query }))
const fromWallet = (body: Partial<{ amount: number; account_number: string | undefined }>) =>
  changed('withdrawFromWallet', (input) => ({
    ...input,
    body: { ...input.body, ...body } as typeof input.body,
  }))
const account = (body: Partial<{ file: File; account_number: string | undefined }>) =>
  changed('setBankAccount', (input) => ({ ...input, body: { ...input.body, ...body } as typeof input.body }))

export const payoutRejections = {
  setBankAccount: {
    FIELD_MISSING: account({ account_number: undefined }),
    INVALID_VALUE: account({ account_number: '12' }),
    FILE_TYPE: account({ file: bankDocument(64, 'PK') }),
    FILE_SIZE_BIG: account({ file: bankDocument(BANK_DOCUMENT.maxBytes) }),
  },
  withdrawFunds: {
    INVALID_STATE: changed('withdrawFunds', undefined, ({ platform }, { input }) =>
      platform.db.delete(bankAccounts).where(eq(bankAccounts.projectId, Number(input.params.id))),
    ),
    INVALID_TYPE: withdrawing(1.5),
    NUMBER_LOW: withdrawing(999),
    NUMBER_HIGH: withdrawing(PAYOUT.maxCents + 1),
    INSUFFICIENT_FUNDS: withdrawing(100_000),
  },
  listWithdrawals: {},
  getProjectMoney: {},
  listProjectLedger: {
    INVALID_FILTER: ledger({ show: 'all' }),
    OUT_OF_RANGE: ledger({ 'page[size]': '1000' }),
    INVALID_TYPE: ledger({ cursor: 'x' }),
  },
  withdrawFromWallet: {
    FIELD_MISSING: fromWallet({ account_number: undefined }),
    INVALID_TYPE: fromWallet({ amount: 1.5 }),
    INVALID_VALUE: fromWallet({ account_number: '12' }),
    NUMBER_LOW: fromWallet({ amount: 999 }),
    NUMBER_HIGH: fromWallet({ amount: PAYOUT.maxCents + 1 }),
    INSUFFICIENT_FUNDS: fromWallet({ amount: 100_000 }),
  },
} satisfies Rejections
