import { createSegment, exportPledges } from '@kindling/api-client/contract/pledge-management'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { adds, again, isGone, isTaken } from './replay.ts'

/** The creator of a project with one collected pledge, and the address of its calls. */
async function managed(stage: Stage) {
  const { creator, project } = await stage.collected()
  return { browser: creator, params: { id: project.id } }
}
const segment = { name: 'To Canada', filter: { countries: ['CAN'] } }

/** What a team sees of its backers. */
export const manager = {
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
