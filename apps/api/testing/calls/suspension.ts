import { suspendProject } from '@kindling/api-client/contract/suspension'
import { SUSPENSION } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'
import { again, isInNextState } from './replay.ts'

const because = { reason: 'The pictures are of another product.' }

const suspended = async (stage: Stage) => {
  const { id } = await stage.project()
  const browser = await stage.moderator()
  const input = { params: { id }, body: because }
  await browser.client(suspendProject, input)
  return { browser, input }
}

/** What moderators do about a whole project. */
export const suspensionCalls = {
  suspendProject: again(isInNextState)(async (stage) => {
    const { id } = await stage.project()
    return { browser: await stage.moderator(), input: { params: { id }, body: because } }
  }),
  restoreProject: again(isInNextState)(suspended),
  endProject: again(isInNextState)(suspended),
} satisfies Partial<HappyCalls>

type Moderated = 'suspendProject' | 'restoreProject' | 'endProject'
const saying = <N extends Moderated>(name: N, reason: string | undefined) =>
  changed<N>(name, (input) => ({ ...input, body: { reason } }) as typeof input)
const withoutReason = <N extends Moderated>(name: N) => ({
  FIELD_MISSING: saying(name, undefined),
  ITERABLE_LENGTH_LONG: saying(name, 'x'.repeat(SUSPENSION.reasonMax + 1)),
})
/** What is not suspended cannot be restored or ended. */
const restoring = <N extends Moderated>(name: N) => ({
  ...withoutReason(name),
  INVALID_PROJECT_STATE: changed<N>(name, undefined, ({ platform }, { input }) =>
    platform.db
      .update(projects)
      .set({ status: 'ACTIVE' })
      .where(eq(projects.id, Number((input as { params: { id: string } }).params.id))),
  ),
})

export const suspensionRejections = {
  suspendProject: withoutReason('suspendProject'),
  restoreProject: restoring('restoreProject'),
  endProject: restoring('endProject'),
} satisfies Rejections
