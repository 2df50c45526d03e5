import { createSegment, exportPledges } from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import { MANAGER } from '@kindling/validation/limits'
import { pledgeSegments } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections, triedOften } from './rejection.ts'
import { adds, again, isGone, isTaken } from './replay.ts'

/** The creator of a project with one collected pledge, and the address of its calls. */
async function managed(stage: Stage) {
  const { creator, project } = await stage.collected()
  return { browser: creator, params: { id: project.id } }
}
const segment = { name: 'To Canada', filter: { countries: ['CAN'] } }

/** What a team sees of its backers. */
export const managerCalls = {
  listPledges: async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params, body: {} } }
  },
  countPledges: async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params, body: { payment_statuses: ['COMPLETED'] } } }
  },
  listDestinations: async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params } }
  },
  listParcels: async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params, body: { order_statuses: ['NONE'] } } }
  },
  listSegments: async (stage) => {
    const { browser, params } = await managed(stage)
    await browser.client(createSegment, { params, body: segment })
    return { browser, input: { params } }
  },
  createSegment: again(isTaken)(async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params, body: segment } }
  }),
  removeSegment: again(isGone)(async (stage) => {
    const { browser, params } = await managed(stage)
    const made = await browser.client(createSegment, { params, body: segment })
    return { browser, input: { params: { ...params, segmentId: made.segment.id } } }
  }),
  getManagedPledge: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return { browser: creator, input: { params: { id: project.id, pledgeId } } }
  },
  exportPledges: again(adds('each export is of its moment; how many is limited'))(async (stage) => {
    const { browser, params } = await managed(stage)
    return { browser, input: { params, body: {} } }
  }),
  getPledgeExport: async (stage) => {
    const { browser, params } = await managed(stage)
    const asked = await browser.client(exportPledges, { params, body: {} })
    return { browser, input: { params: { ...params, exportId: asked.export.id } } }
  },
} satisfies Partial<HappyCalls>

type Filtered = 'listPledges' | 'countPledges' | 'exportPledges'
/** A reward of no project. */
const elsewhere = { reward_ids: ['rwd_of_nobody'] }
const filtered = <N extends Filtered>(name: N) =>
  changed<N>(name, (input) => ({ ...input, body: elsewhere }) as typeof input)
const paged = (query: Readonly<Record<string, string>>) =>
  changed('listPledges', (input) => ({ ...input, query }))
const named = (name: string) =>
  changed('createSegment', (input) => ({ ...input, body: { ...input.body, name } }))

export const managerRejections = {
  listPledges: {
    INVALID_FILTER: filtered('listPledges'),
    INVALID_TYPE: paged({ cursor: 'not one of ours' }),
    OUT_OF_RANGE: paged({ 'page[size]': String(MANAGER.pageSizeMax + 1) }),
  },
  countPledges: { INVALID_FILTER: filtered('countPledges') },
  listDestinations: {},
  listParcels: {
    INVALID_FILTER: changed('listParcels', (input) => ({ ...input, body: elsewhere })),
    INVALID_TYPE: changed('listParcels', (input) => ({ ...input, query: { cursor: 'not one of ours' } })),
  },
  listSegments: {},
  createSegment: {
    FIELD_MISSING: named('  '),
    ITERABLE_LENGTH_LONG: named('x'.repeat(MANAGER.segmentNameMax + 1)),
    REGEX_FAIL: named('To \0'),
    VALUE_EXISTS: changed('createSegment', undefined, (_, { browser, input }) =>
      browser.client(createSegment, { ...input, body: { ...input.body, name: 'TO CANADA' } }),
    ),
    INVALID_FILTER: changed('createSegment', (input) => ({
      ...input,
      body: { ...input.body, filter: elsewhere },
    })),
    MAX_COUNT: changed('createSegment', undefined, ({ platform }, { input }) =>
      platform.db.insert(pledgeSegments).values(
        Array.from({ length: MANAGER.segmentsMax }, (_, n) => ({
          id: newId('seg'),
          projectId: Number(input.params.id),
          name: `Segment ${n}`,
          nameKey: `segment ${n}`,
          filter: {},
          createdAt: platform.now(),
        })),
      ),
    ),
  },
  removeSegment: {
    INVALID_ID: changed('removeSegment', (input) => ({
      params: { ...input.params, segmentId: 'seg_of_nobody' },
    })),
  },
  getManagedPledge: {
    NOT_FOUND: changed('getManagedPledge', (input) => ({
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
  },
  exportPledges: {
    INVALID_FILTER: filtered('exportPledges'),
    INVALID_VALUE: changed('exportPledges', (input) => ({
      ...input,
      body: { format: 'pdf' } as unknown as typeof input.body,
    })),
    RATE_LIMITED: changed('exportPledges', undefined, async (made, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await triedOften(made, `export:${user.id}`, MANAGER.exportsPerHour)
    }),
  },
  getPledgeExport: {
    NOT_FOUND: changed('getPledgeExport', (input) => ({
      params: { ...input.params, exportId: 'exp_of_nobody' },
    })),
  },
} satisfies Rejections
