import type { promiseRhythm } from '@kindling/api-client/contract/rhythm'
import { withPromise } from '@kindling/validation/rules/update-rhythm'
import { eq } from 'drizzle-orm'
import { projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { changed, lockProject } from './draft.ts'

/** Adds a promise to the project's list; those before it keep judging their time. */
const onPromiseRhythm: Handler<typeof promiseRhythm> = async ({ platform, project, user, body }) => {
  const at = platform.businessNow()
  const { weeks } = body
  await platform.db.transaction(async (tx) => {
    const row = await lockProject(tx, project, ['INITIAL', 'DRAFT', 'ACTIVE', 'COMPLETE'])
    if ((row.updateRhythm.at(-1)?.weeks ?? null) === weeks) return
    const updateRhythm = withPromise(row.updateRhythm, { weeks }, at.getTime())
    await tx
      .update(projects)
      .set({ ...changed(row, platform.now()), updateRhythm })
      .where(eq(projects.id, row.id))
    const by = { projectId: row.id, userId: user.id }
    await recordActivity(tx, at, by, { name: 'RHYTHM_PROMISED', params: { weeks } })
  })
  return { rhythm_weeks: weeks }
}

export const rhythmHandlers = {
  promiseRhythm: onPromiseRhythm,
} satisfies Partial<Handlers>
