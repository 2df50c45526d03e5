import { withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { newId } from '../../kernel/ids.ts'
import { bankDocument, goodBankAccount } from '../bank.ts'
import type { HappyCalls } from './prepared.ts'

/** What happens to a pledge after its charge. */
export const afterCharge = {
  refundPledge: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return {
      browser: creator,
      input: {
        params: { id: project.id, pledgeId },
        body: { amount: 500, reason: 'One cup arrived broken.' },
        idempotencyKey: newId('key'),
      },
    }
  },
  setBankAccount: async (stage) => {
    const { creator, project } = await stage.collected()
    return {
      browser: creator,
      input: { params: { id: project.id }, body: { ...goodBankAccount, file: bankDocument() } },
    }
  },
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
  withdrawFromWallet: async (stage) => ({
    browser: await stage.dollarHolder(),
    input: { body: { amount: 1_000, ...goodBankAccount }, idempotencyKey: newId('key') },
  }),
} satisfies Partial<HappyCalls>
