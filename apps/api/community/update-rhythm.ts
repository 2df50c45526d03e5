import { type Rhythm, toWireRhythm } from '@kindling/api-client/model/rhythm'
import { opensAt } from '@kindling/validation/rules/opening'
import { type PromisedRhythm, updateRhythm } from '@kindling/validation/rules/update-rhythm'
import type { ProjectRow } from '../kernel/access.ts'

type Project = Pick<
  ProjectRow,
  | 'updateRhythm'
  | 'fundingType'
  | 'startTime'
  | 'preorderStartTime'
  | 'storefrontStartTime'
  | 'endTime'
  | 'endedAt'
  | 'result'
  | 'delivered'
>

/** The moment from which a project owes no more updates; null: it owes them. */
function overSince(project: Project, publishedMs: readonly number[]): number | null {
  if (project.endedAt) return project.endedAt.getTime()
  if (project.result === 'not_reached') return project.endTime?.getTime() ?? null
  // All is delivered: its last update was the last that anybody waits for.
  return project.delivered ? (publishedMs.at(-1) ?? 0) : null
}

/** What a project's updates are judged by, as its answer shows it. `publishedMs`: of all of them, rising. */
export function rhythmOf(project: Project, publishedMs: readonly number[], now: Date): Rhythm {
  const over = overSince(project, publishedMs)
  const end: PromisedRhythm[] = over === null ? [] : [{ weeks: null, sinceMs: over }]
  const judged = updateRhythm({
    promises: [...project.updateRhythm.filter(({ sinceMs }) => over === null || sinceMs < over), ...end],
    publishedMs,
    openedMs:
      opensAt(project.fundingType, {
        CROWDFUNDING: project.startTime,
        PREORDER: project.preorderStartTime,
        STOREFRONT: project.storefrontStartTime,
      })?.getTime() ?? null,
    nowMs: now.getTime(),
  })
  return toWireRhythm(judged)
}
