import { decisionActs, type ModerationAct, type ModerationRule } from '@kindling/validation/rules/moderation'
import { and, desc, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { moderationLog } from '../database/schema.ts'
import { newId } from './ids.ts'
import type { User } from './people.ts'

export interface ModerationEntry {
  readonly act: ModerationAct
  readonly reason: string
  /** The rule of the platform that it is about. */
  readonly rule?: ModerationRule | undefined
  /** Who decided; of an ANSWER, the member of the team who wrote it. */
  readonly moderator: Pick<User, 'id'>
  readonly project: { readonly id: number; readonly creatorId: string }
  /** The comment that it is about; absent where it is about the project. */
  readonly comment?: { readonly id: string; readonly authorId: string; readonly body: string }
  /** The message about a pledge; absent where it is about none. */
  readonly message?: { readonly id: string; readonly authorId: string; readonly text: string }
}

/** Writes a decision, or an answer to one, to the list that only ever grows, in the transaction that carries it out. */
export async function recordModeration(
  tx: Transaction,
  at: Date,
  { act, reason, rule, moderator, project, comment, message }: ModerationEntry,
): Promise<string> {
  const id = newId('mod')
  await tx.insert(moderationLog).values({
    id,
    act,
    reason,
    rule: rule ?? null,
    moderatorId: moderator.id,
    projectId: project.id,
    personId: (comment ?? message ?? { authorId: project.creatorId }).authorId,
    commentId: comment?.id ?? null,
    messageId: message?.id ?? null,
    quote: comment?.body ?? message?.text ?? null,
    createdAt: at,
  })
  return id
}

/** Decisions about a project and answers to them: not those about what people write there, and none about an account alone. */
const spoken = [...decisionActs, 'ANSWER'] as const

const aboutProject = (projectId: number | SQLWrapper) =>
  and(
    sql`${moderationLog.projectId} = ${projectId}`,
    isNull(moderationLog.commentId),
    isNull(moderationLog.messageId),
    inArray(moderationLog.act, [...spoken]),
  )

/** The newest first; an answer of the same moment is behind its decision in time. */
export const newestActs = [
  desc(moderationLog.createdAt),
  desc(sql`${moderationLog.act} = 'ANSWER'`),
  desc(moderationLog.id),
] as const

/** The last decision about a project, or the answer to it. */
export async function lastActAbout(tx: Transaction, projectId: number): Promise<ModerationAct | null> {
  const [last] = await tx
    .select({ act: moderationLog.act })
    .from(moderationLog)
    .where(aboutProject(projectId))
    .orderBy(...newestActs)
    .limit(1)
  return last?.act ?? null
}

/** As a column: what a team said to the last decision about its project; null: nothing. */
export const answerOf = (projectId: number | SQLWrapper) => sql<string | null>`(
  select case when act = 'ANSWER' then reason end from ${moderationLog} where ${aboutProject(projectId)}
  order by ${sql.join([...newestActs], sql`, `)} limit 1)`
