import { askForRefund } from '@kindling/api-client/contract/cart-changes'
import { countPledges, listPledges, refundPledge } from '@kindling/api-client/contract/pledge-management'
import {
  readPledgeMessages,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { type PledgeWait, pledgeWaits } from '@kindling/validation/rules/pledge-list'
import { describe, expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

/** Two collected orders of a pre-order; something happens to the first alone. */
async function ordered() {
  const project = await made.stage.project({ fundingType: 'PREORDER' })
  const [browser, other] = [await made.stage.backer(), await made.stage.backer()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  await confirm(other.client, project, await fill(other.client, project))
  const team = await made.stage.creator(project)
  const [own, params] = [{ pledgeId }, { id: project.id, pledgeId }]
  const minuteLater = <Result>(call: () => Promise<Result>) => {
    made.platform.clock.advance(60_000)
    return call()
  }
  return {
    ask: (reason: string) =>
      minuteLater(() => browser.client(askForRefund, { params: own, body: { reason } })),
    write: () =>
      minuteLater(() =>
        browser.client(sendMyPledgeMessage, {
          params: own,
          body: { text: 'When is it sent?' },
          idempotencyKey: newId('key'),
        }),
      ),
    answer: () =>
      minuteLater(() =>
        team.client(sendPledgeMessage, {
          params,
          body: { text: 'On Monday.' },
          idempotencyKey: newId('key'),
        }),
      ),
    open: () => team.client(readPledgeMessages, { params }),
    refund: (amount: number) =>
      minuteLater(() =>
        team.client(refundPledge, {
          params,
          body: { amount, reason: 'The lid is chipped.' },
          idempotencyKey: newId('key'),
        }),
      ),
    /** What the first order waits for, as the list says; each filter and its count must say the same. */
    waits: async () => {
      const of = { id: project.id }
      const pick = async (body: { waits_for?: PledgeWait[] }) =>
        (await team.client(listPledges, { params: of, body })).pledges
      const line = (await pick({})).find(({ id }) => id === pledgeId)
      for (const each of pledgeWaits) {
        const expected = line?.waits_for.includes(each) ? [pledgeId] : []
        const body = { waits_for: [each] }
        expect((await pick(body)).map(({ id }) => id)).toEqual(expected)
        const { pledges_count } = await team.client(countPledges, { params: of, body })
        expect(pledges_count).toBe(expected.length)
      }
      const either = await pick({ waits_for: [...pledgeWaits] })
      expect(either).toHaveLength(line?.waits_for.length ? 1 : 0)
      return line?.waits_for
    },
  }
}

describe('a backer who waits for the team', () => {
  it('is found by a request for a refund until a message answers it, and by another request again', async () => {
    const order = await ordered()
    expect(await order.waits()).toEqual([])
    await order.ask('I moved.')
    expect(await order.waits()).toEqual(['REFUND'])
    await order.answer()
    expect(await order.waits()).toEqual([])
    await order.ask('I moved.')
    expect(await order.waits()).toEqual([])
    await order.ask('The lid is chipped.')
    expect(await order.waits()).toEqual(['REFUND'])
  })

  it('no longer waits once a refund is made, of a part or of all', async () => {
    const order = await ordered()
    await order.ask('The lid is chipped.')
    await order.refund(500)
    expect(await order.waits()).toEqual([])
    await order.ask('The handle too.')
    expect(await order.waits()).toEqual(['REFUND'])
    await order.refund(9_000)
    expect(await order.waits()).toEqual([])
  })

  it('is found by a message until somebody of the team opens it', async () => {
    const order = await ordered()
    await order.write()
    expect(await order.waits()).toEqual(['MESSAGE'])
    await order.ask('I moved.')
    expect(await order.waits()).toEqual(['REFUND', 'MESSAGE'])
    await order.open()
    expect(await order.waits()).toEqual(['REFUND'])
    await order.answer()
    expect(await order.waits()).toEqual([])
  })
})
