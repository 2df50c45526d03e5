import type {
  answerModerator,
  submitProject,
  takeBackReview,
} from '@kindling/api-client/contract/project-editing'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import { mayBeAnswered } from '@kindling/validation/rules/moderation'
import { publishProblems } from '@kindling/validation/rules/publish-problems'
import { eq } from 'drizzle-orm'
import { projects } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { Failure, refuse, refuseAll } from '../kernel/failure.ts'
import { lastActAbout, recordModeration } from '../kernel/moderation-log.ts'
import { changed, lockProject, privateProject } from './draft.ts'

const date = (seconds: number) => new Date(seconds * 1000)

/** A campaign or pre-order that starts then. */
function launched({ fundingType, duration }: ProjectRow, start: number) {
  const isCampaign = fundingType === 'CROWDFUNDING'
  return {
    status: 'ACTIVE',
    startTime: date(start),
    endTime: isCampaign ? date(campaignEnd(start, duration ?? 0)) : null,
    preorderStartTime: isCampaign ? null : date(start),
  } as const
}

/**
 * Launches a draft, at once or on a date; a storefront goes to review, and opens once a moderator approves it. Names
 * everything that is missing, and then changes nothing; PROJECT_DEPLOY_FAIL where something failed on the way.
 */
const onSubmitProject: Handler<typeof submitProject> = async (call) => {
  const { platform, project, roles, user, body } = call
  const now = platform.businessNow()
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const start = body.start_time ?? nowSeconds
  const launching = platform.db.transaction(async (tx) => {
    // Whatever belongs to the project is changed under this lock too.
    const draft = await lockProject(tx, project, ['DRAFT'])
    refuseAll(publishProblems(await privateProject(tx, now, draft, roles), nowSeconds, start))
    const isShop = draft.fundingType === 'STOREFRONT'
    const asked = {
      reviewStatus: 'IN_REVIEW',
      reviewAskedAt: now,
      reviewNote: null,
      reviewRule: null,
    } as const
    const [after] = await tx
      .update(projects)
      .set({ ...changed(draft, platform.now()), ...(isShop ? asked : launched(draft, start)) })
      .where(eq(projects.id, draft.id))
      .returning()
    await recordActivity(
      tx,
      now,
      { projectId: draft.id, userId: user.id },
      isShop ? { name: 'REVIEW_ASKED', params: {} } : { name: 'PUBLISHED', params: { starts_at: start } },
    )
    return after ?? draft
  })
  const row = await launching.catch((error: unknown) => {
    if (error instanceof Failure) throw error
    // Nothing of it was kept: the transaction is whole or not there.
    platform.log.error({ err: error, project: project.id }, 'a project was not launched')
    return refuse('PROJECT_DEPLOY_FAIL')
  })
  return { project: await privateProject(platform.db, now, row, roles) }
}

/** Takes a storefront out of review, so that its team can change it again. */
const onTakeBackReview: Handler<typeof takeBackReview> = async ({ platform, project, roles, user }) => {
  const now = platform.businessNow()
  const row = await platform.db.transaction(async (tx) => {
    const [draft] = await tx.select().from(projects).where(eq(projects.id, project.id)).for('update')
    if (draft?.reviewStatus !== 'IN_REVIEW') refuse('INVALID_PROJECT_STATE')
    const [after] = await tx
      .update(projects)
      .set({ ...changed(draft, platform.now()), reviewStatus: 'NONE', reviewAskedAt: null })
      .where(eq(projects.id, draft.id))
      .returning()
    const by = { projectId: draft.id, userId: user.id }
    await recordActivity(tx, now, by, { name: 'REVIEW_TAKEN_BACK', params: {} })
    return after ?? draft
  })
  return { project: await privateProject(platform.db, now, row, roles) }
}

/** One answer to a decision: the next one is a moderator's. */
const onAnswerModerator: Handler<typeof answerModerator> = async ({
  platform,
  project,
  roles,
  user,
  body,
}) => {
  const now = platform.businessNow()
  await platform.db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const last = await lastActAbout(tx, project.id)
    if (!last || !mayBeAnswered(last)) refuse('INVALID_STATE')
    await recordModeration(tx, now, { act: 'ANSWER', reason: body.text, moderator: user, project })
    await recordActivity(
      tx,
      now,
      { projectId: project.id, userId: user.id },
      { name: 'MODERATOR_ANSWERED', params: {} },
    )
  })
  return { project: await privateProject(platform.db, now, project, roles) }
}

export const submitProjectHandlers = {
  submitProject: onSubmitProject,
  takeBackReview: onTakeBackReview,
  answerModerator: onAnswerModerator,
} satisfies Partial<Handlers>
