import type { flagProject, subscribeToProject } from '@kindling/api-client/contract/project-actions'
import { and, eq } from 'drizzle-orm'
import { projectFlags, projectSubscriptions } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { lockPerson } from '../kernel/people.ts'

/** Begins or ends a subscription; asked again it changes nothing. */
const onSubscribeToProject: Handler<typeof subscribeToProject> = async ({
  platform,
  project,
  user,
  body,
}) => {
  const mine = { projectId: project.id, userId: user.id }
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    if (body.subscribe)
      await tx
        .insert(projectSubscriptions)
        .values({ ...mine, createdAt: platform.now() })
        .onConflictDoNothing()
    else
      await tx
        .delete(projectSubscriptions)
        .where(
          and(
            eq(projectSubscriptions.projectId, mine.projectId),
            eq(projectSubscriptions.userId, mine.userId),
          ),
        )
  })
  return { subscribed: body.subscribe }
}

/** Stores a report for the moderators, once a person. */
const onFlagProject: Handler<typeof flagProject> = async ({ platform, project, user, body }) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const stored = await tx
      .insert(projectFlags)
      .values({
        projectId: project.id,
        userId: user.id,
        reason: body.reason,
        text: body.text ?? '',
        createdAt: platform.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (stored.length === 0) refuse('PROJECT_FLAG_EXISTS')
  })
  return {}
}

export const projectActionHandlers = {
  subscribeToProject: onSubscribeToProject,
  flagProject: onFlagProject,
} satisfies Partial<Handlers>
