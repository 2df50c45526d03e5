import type { CaseKind } from '@kindling/validation/rules/moderation'
import { refuse } from '../kernel/failure.ts'

/** What a case is about: a project, a storefront that asks for review, a comment, or a message about a pledge. */
export type Subject =
  | { readonly kind: 'PROJECT' | 'STOREFRONT'; readonly projectId: number }
  | { readonly kind: 'COMMENT'; readonly commentId: string }
  | { readonly kind: 'MESSAGE'; readonly messageId: string }

const prefix = {
  STOREFRONT: 'storefront-',
  PROJECT: 'project-',
  COMMENT: 'comment-',
  MESSAGE: 'message-',
} as const satisfies Record<CaseKind, string>

export const caseId = (kind: CaseKind, id: string | number): string => `${prefix[kind]}${id}`

/** Reads the untrusted id of a case; anything else is NOT_FOUND. */
export function readCaseId(text: string): Subject {
  const [, project] = /^project-(\d{1,9})$/.exec(text) ?? []
  if (project) return { kind: 'PROJECT', projectId: Number(project) }
  const [, storefront] = /^storefront-(\d{1,9})$/.exec(text) ?? []
  if (storefront) return { kind: 'STOREFRONT', projectId: Number(storefront) }
  const [, comment] = /^comment-([\w-]{1,64})$/.exec(text) ?? []
  if (comment) return { kind: 'COMMENT', commentId: comment }
  const [, message] = /^message-([\w-]{1,64})$/.exec(text) ?? []
  if (message) return { kind: 'MESSAGE', messageId: message }
  refuse('NOT_FOUND')
}
