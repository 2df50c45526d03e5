import { createSegment } from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import { MANAGER } from '@kindling/validation/limits'
import { pledgeSegments } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { changed, type Rejections, triedOften } from './rejection.ts'

type Filtered = 'listPledges' | 'countPledges' | 'exportPledges'
/** A reward of no project. */
const elsewhere = { reward_ids: ['rwd_of_nobody'] }
const filtered = <N extends Filtered>(name: N) =>
  changed<N>(name, (input) => ({ ...input, body: elsewhere }) as typeof input)
const paged = (query: Readonly<Record<string, string>>) =>
  changed('listPledges', (input) => ({ ...input, query }))
const named = (name: string) =>
  changed('createSegment', (input) => ({ ...input, body: { ...input.body, name } }))

/** A way to each code of the calls about a team's list of backers. */
export const managerRejections = {
  listPledges: {
    INVALID_FILTER: filtered('listPledges'),
    INVALID_TYPE: paged({ cursor: 'not one of ours' }),
    OUT_OF_RANGE: paged({ 'page[size]': String(MANAGER.pageSizeMax + 1) }),
  },
  countPledges: { INVALID_FILTER: filtered('countPledges') },
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
  listParcels: {
    INVALID_FILTER: changed('listParcels', (input) => ({ ...input, body: elsewhere })),
    INVALID_TYPE: changed('listParcels', (input) => ({ ...input, query: { cursor: 'not one of ours' } })),
  },
  getManagedPledge: {
    NOT_FOUND: changed('getManagedPledge', (input) => ({
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
  },
  getPledgeExport: {
    NOT_FOUND: changed('getPledgeExport', (input) => ({
      params: { ...input.params, exportId: 'exp_of_nobody' },
    })),
  },
  listDestinations: {},
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
} satisfies Rejections
