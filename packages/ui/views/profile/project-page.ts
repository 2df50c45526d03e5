import type { ProjectSummary } from '@kindling/api-client/model/project'
import type { TeamProject } from '@kindling/api-client/model/team'
import type { ReadState } from '../shared/read-state.ts'

/** Projects of a person: those shown, and the total. */
export type ProjectPage = ReadState<{
  readonly projects: readonly (ProjectSummary | TeamProject)[]
  readonly meta: { readonly total_count: number }
}>
