import type { ProjectSummary } from '@kindling/api-client/model/project'
import type { ReadState } from '../shared/read-state.ts'

/** Projects of a person: those shown, and the total. */
export type ProjectPage = ReadState<{
  readonly projects: readonly ProjectSummary[]
  readonly meta: { readonly total_count: number }
}>
