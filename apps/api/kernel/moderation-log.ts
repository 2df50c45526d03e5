import type { ModerationAct, ModerationRule } from '@kindling/validation/rules/moderation'
import type { Transaction } from '../database/connection.ts'
import { moderationLog } from '../database/schema.ts'
import { newId } from './ids.ts'
import type { User } from './people.ts'

export interface ModerationEntry {
  readonly act: ModerationAct
  readonly reason: string
  /** The rule of the platform that it is about. */
  readonly rule?: ModerationRule | undefined
  readonly moderator: Pick<User, 'id'>
  readonly project: { readonly id: number; readonly creatorId: string }
  /** The comment that it is about; absent where it is about the project. */
  readonly comment?: { readonly id: string; readonly authorId: string; readonly body: string }
}

/** Writes a decision to the list that only ever grows, in the transaction that carries it out. */
export async function recordModeration(
  tx: Transaction,
  at: Date,
  { act, reason, rule, moderator, project, comment }: ModerationEntry,
): Promise<string> {
  const id = newId('mod')
  await tx.insert(moderationLog).values({
    id,
    act,
    reason,
    rule: rule ?? null,
    moderatorId: moderator.id,
    projectId: project.id,
    personId: comment?.authorId ?? project.creatorId,
    commentId: comment?.id ?? null,
    quote: comment?.body ?? null,
    createdAt: at,
  })
  return id
}
