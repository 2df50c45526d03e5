import type { ProjectSummary } from '@kindling/api-client/model/project'
import type { TeamProject } from '@kindling/api-client/model/team'
import type { ErrorCode } from '@kindling/validation/errors'

/** Projects that the person works on, their own first; read when the list is first opened. */
export interface WorkedOn {
  /** Null before it is asked for. */
  readonly read: {
    readonly data: readonly (ProjectSummary | TeamProject)[] | undefined
    readonly error: { readonly code: ErrorCode; readonly isNotFound: boolean } | undefined
    readonly retry: () => void
  } | null
  readonly onOpen: () => void
}
