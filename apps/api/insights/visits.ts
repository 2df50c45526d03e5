import type { recordVisit } from '@kindling/api-client/contract/insights'
import { can } from '@kindling/validation/permissions'
import { isVisitSource } from '@kindling/validation/rules/visit-source'
import { sql } from 'drizzle-orm'
import { projectSources } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { countAttempt } from '../kernel/rate-limit.ts'

/** Projects that somebody looks at in an hour; a script looks at more. */
const looks = { count: 300, windowMs: 60 * 60_000 }

const onRecordVisit: Handler<typeof recordVisit> = async ({ platform, project, roles, body, address }) => {
  const { source } = body
  if (!isVisitSource(source)) refuse('INVALID_VALUE', 'source')
  await countAttempt(platform, `visit:${address}`, looks)
  if (can(roles, 'insights:read')) return {}
  await platform.db
    .insert(projectSources)
    .values({ projectId: project.id, source, visits: 1 })
    .onConflictDoUpdate({
      target: [projectSources.projectId, projectSources.source],
      set: { visits: sql`${projectSources.visits} + 1` },
    })
  return {}
}

export const visitHandlers = {
  recordVisit: onRecordVisit,
} satisfies Partial<Handlers>
