import type { submitProject } from '@kindling/api-client/contract/project-editing'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import { publishProblems } from '@kindling/validation/rules/publish-problems'
import { eq } from 'drizzle-orm'
import { projects } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuseAll } from '../kernel/failure.ts'
import { changed, lockProject, privateProject } from './draft.ts'

const date = (seconds: number) => new Date(seconds * 1000)

/** Launches a draft, at once or on a date. Names everything that is missing, and then changes nothing. */
export const onSubmitProject: Handler<typeof submitProject> = async ({ platform, project, roles, body }) => {
  const { db } = platform
  const now = platform.businessNow()
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const start = body.start_time ?? nowSeconds
  const row = await db.transaction(async (tx) => {
    // Whatever belongs to the project is changed under this lock too.
    const draft = await lockProject(tx, project, ['DRAFT'])
    const whole = await privateProject({ ...platform, db: tx as unknown as typeof db }, draft, roles)
    refuseAll(publishProblems(whole, nowSeconds, start))
    const isCampaign = draft.fundingType === 'CROWDFUNDING'
    const [launched] = await tx
      .update(projects)
      .set({
        ...changed(draft, platform.now()),
        status: 'ACTIVE',
        startTime: date(start),
        endTime: isCampaign ? date(campaignEnd(start, draft.duration ?? 0)) : null,
        preorderStartTime: isCampaign ? null : date(start),
      })
      .where(eq(projects.id, draft.id))
      .returning()
    return launched ?? draft
  })
  return { project: await privateProject(platform, row, roles) }
}
