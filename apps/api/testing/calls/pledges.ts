import { confirmPayment } from '@kindling/api-client/contract/pledges'
import { eq } from 'drizzle-orm'
import { pledges, projects } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { ProcessorUnavailable } from '../../providers/payments.ts'
import type { Browser } from '../browser.ts'
import { confirm, fill } from '../people.ts'
import type { MadeProject, TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Provoke, type Rejections } from './rejection.ts'

/** The pledge that a cart becomes. */
export const pledgeCalls = {
  getPledge: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: { params: { id: project.id, pledgeId: id } } }
  },
  confirmPayment: async (stage) => {
    const [browser, project] = [await stage.backer('4000002500003155'), await stage.project()]
    const pledge = await confirm(browser.client, project, await fill(browser.client, project))
    return {
      browser,
      input: {
        params: { id: project.id, pledgeId: pledge.id },
        body: { approved: true },
        idempotencyKey: newId('key'),
      },
    }
  },
  listMyPledges: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: {} }
  },
  cancelPledge: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    const { id } = await confirm(browser.client, project, await fill(browser.client, project))
    return {
      browser,
      input: { params: { id: project.id, pledgeId: id }, idempotencyKey: newId('key') },
    }
  },
} satisfies Partial<HappyCalls>

interface Asked {
  readonly browser: Browser
  readonly project: MadeProject
  readonly pledgeId: string
  readonly answer: (approved: boolean) => Promise<unknown>
}

/** Somebody whose bank asks first. */
const asked =
  (
    approved: boolean,
    meanwhile?: (asked: Asked, platform: TestPlatform) => Promise<unknown>,
  ): Provoke<'confirmPayment'> =>
  async (platform) => {
    const stage = platformStage(platform)
    const [browser, project] = [await stage.backer('4000002500003155'), await stage.project()]
    const { client } = browser
    const pledge = await confirm(client, project, await fill(client, project))
    const inputOf = (yes: boolean) => ({
      params: { id: project.id, pledgeId: pledge.id },
      body: { approved: yes },
      idempotencyKey: newId('key'),
    })
    // The caller gets the bank's rejection as an error; here it is the goal.
    const answer = (yes: boolean) => client(confirmPayment, inputOf(yes)).catch(() => undefined)
    await meanwhile?.({ browser, project, pledgeId: pledge.id, answer }, platform)
    return { browser, input: inputOf(approved) }
  }

/** Somebody who pledged, and what happens to the pledge before it is cancelled. */
const cancelling = (change: Partial<typeof pledges.$inferInsert>) =>
  changed('cancelPledge', undefined, ({ platform }, { input }) =>
    platform.db.update(pledges).set(change).where(eq(pledges.id, input.params.pledgeId)),
  )
/** The same, and what happens to its campaign. */
const campaign = (change: (now: number) => Partial<typeof projects.$inferInsert>) =>
  changed('cancelPledge', undefined, ({ platform }, { input }) =>
    platform.db
      .update(projects)
      .set(change(platform.now().getTime()))
      .where(eq(projects.id, Number(input.params.id))),
  )

export const pledgeRejections = {
  getPledge: {
    NOT_FOUND: changed('getPledge', (input) => ({ params: { ...input.params, pledgeId: 'plg_of_nobody' } })),
  },
  confirmPayment: {
    NOT_FOUND: changed('confirmPayment', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
    PLEDGE_PAID: asked(true, ({ answer }) => answer(true)),
    PLEDGE_CANCELLED: asked(true, async ({ browser, project, answer }) => {
      await fill(browser.client, project)
      await answer(false)
    }),
    INVALID_VALUE: asked(false),
    INVALID_STATE: asked(true, ({ answer }) => answer(false)),
    EXTERNAL_ERROR: asked(true, async (_, { platform }) => {
      const { confirm: confirmCharge } = platform.payments
      platform.payments.confirm = () => {
        platform.payments.confirm = confirmCharge
        return Promise.reject(new ProcessorUnavailable('out of reach'))
      }
    }),
  },
  listMyPledges: {
    OUT_OF_RANGE: changed('listMyPledges', () => ({ query: { 'page[size]': '0' } })),
    INVALID_TYPE: changed('listMyPledges', () => ({ query: { cursor: 'bm9uc2Vuc2U' } })),
  },
  cancelPledge: {
    NOT_FOUND: changed('cancelPledge', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
    PLEDGE_PAID: cancelling({ status: 'COMPLETED' }),
    PLEDGE_CANCELLED: cancelling({ status: 'FAILED' }),
    INVALID_STATE: campaign((now) => ({ endTime: new Date(now + 3_600_000), fundingGoal: 1 })),
    INVALID_PROJECT_STATE: campaign((now) => ({ endTime: new Date(now - 1) })),
  },
} satisfies Rejections
