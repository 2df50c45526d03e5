import type { Category, ProjectSummary } from '@kindling/api-client/model/project'
import type { ReadState } from '../shared/read-state.ts'
import type { PlatformStats } from './Hero.tsx'

export interface HomeViewProps {
  readonly featured: ReadState<ProjectSummary | null>
  readonly stats: PlatformStats | undefined
  readonly trending: ReadState<readonly ProjectSummary[]>
  readonly recent: ReadState<readonly ProjectSummary[]>
  readonly past: ReadState<readonly ProjectSummary[]>
  readonly categories: readonly Category[] | undefined
  /** Milliseconds; for days left. */
  readonly now: number
  readonly onSubscribe: (email: string) => Promise<unknown>
}
