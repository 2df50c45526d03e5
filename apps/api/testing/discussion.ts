import { addComment, addReply } from '@kindling/api-client/contract/comments'
import { createUpdate } from '@kindling/api-client/contract/update-changes'
import { getMe } from '@kindling/api-client/contract/users'
import { pledges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from './browser.ts'
import { makeWholeProject, type TestPlatform } from './platform.ts'
import { newcomer, signIn } from './sign-in.ts'

export interface Discussion {
  readonly projectId: string
  /** A backer. */
  readonly browser: Browser
  /** The project's creator. */
  readonly team: Browser
  /** The thread of the backer. */
  readonly ownId: string
  /** Somebody else's thread, and its reply by the creator. */
  readonly otherId: string
  readonly replyId: string
  /** An update of a moment ago, for everybody. */
  readonly updateId: string
}

/** Somebody with an active pledge to the project, made without a checkout. */
export async function backerIn(made: TestPlatform, projectId: string): Promise<Browser> {
  const browser = await newcomer(made)
  const { user } = await browser.client(getMe, {})
  const { db, now } = made.platform
  await db.insert(pledges).values({
    id: newId('plg'),
    projectId: Number(projectId),
    userId: user.id,
    status: 'CHECKED_OUT',
    createdAt: now(),
    updatedAt: now(),
  })
  return browser
}

/** The id of a comment, or of a reply to `parentId`. */
export async function say(
  { client }: Browser,
  projectId: string,
  text: string,
  parentId?: string,
): Promise<string> {
  const { comment } = parentId
    ? await client(addReply, { params: { projectId, parentId }, body: { text } })
    : await client(addComment, { params: { projectId }, body: { text } })
  return comment.id
}

/** A discussion of three people. */
export async function discussionOn(made: TestPlatform): Promise<Discussion> {
  const { id: projectId, creatorId } = await makeWholeProject(made)
  const [browser, other, team] = [
    await backerIn(made, projectId),
    await backerIn(made, projectId),
    await signIn(made, creatorId),
  ]
  const otherId = await say(other, projectId, 'Does the lid whistle?')
  const replyId = await say(team, projectId, 'No, it hums.', otherId)
  const ownId = await say(browser, projectId, 'Is the handle warm?')
  const { update } = await team.client(createUpdate, {
    params: { projectId },
    body: { name: 'It has begun', description: 'The first body is pressed.', public: true },
    idempotencyKey: newId('key'),
  })
  return { projectId, browser, team, ownId, otherId, replyId, updateId: update.id }
}
