import { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { suspendProject } from '@kindling/api-client/contract/suspension'
import { withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { newId } from '../../kernel/ids.ts'
import { bankDocument, goodBankAccount } from '../bank.ts'
import { goodAddress } from '../people.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { adds, again, isInNextState } from './replay.ts'

const because = { reason: 'The pictures are of another product.' }

const suspended = async (stage: Stage) => {
  const { id } = await stage.project()
  const browser = await stage.moderator()
  const input = { params: { id }, body: because }
  await browser.client(suspendProject, input)
  return { browser, input }
}

/** What happens to a pledge, and to its project, after the charge. */
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
  setParcelAddress: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return { browser: creator, input: { params: { id: project.id, pledgeId }, body: goodAddress } }
  },
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
  setOrderStatus: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return {
      browser: creator,
      input: { params: { id: project.id }, body: { pledge_ids: [pledgeId], order_status: 'READY' } },
    }
  },
  shipParcels: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    const shipments = [{ pledge_id: pledgeId, carrier: 'Posten', tracking_number: 'RR 100 200 300 NO' }]
    return { browser: creator, input: { params: { id: project.id }, body: { shipments } } }
  },
  lockAddresses: async (stage) => {
    const { creator, project } = await stage.collected()
    return { browser: creator, input: { params: { id: project.id }, body: {} } }
  },
  confirmReceived: async (stage) => {
    const { browser, creator, project, pledgeId } = await stage.collected()
    for (const order_status of ['READY', 'SHIPPED'] as const)
      await creator.client(setOrderStatus, {
        params: { id: project.id },
        body: { pledge_ids: [pledgeId], order_status },
      })
    return { browser, input: { params: { pledgeId } } }
  },
  askForRefund: async (stage) => {
    const { browser, pledgeId } = await stage.collected()
    return { browser, input: { params: { pledgeId }, body: { reason: 'I have moved abroad.' } } }
  },
  completeMilestone: async (stage) => {
    const { creator, project, milestoneId } = await stage.voting()
    return { browser: creator, input: { params: { id: project.id, milestoneId } } }
  },
  suspendProject: again(isInNextState)(async (stage) => {
    const { id } = await stage.project()
    return { browser: await stage.moderator(), input: { params: { id }, body: because } }
  }),
  restoreProject: again(isInNextState)(suspended),
  endProject: again(isInNextState)(suspended),
} satisfies Partial<HappyCalls>
