import type {
  createMilestone,
  removeMilestone,
  updateMilestone,
} from '@kindling/api-client/contract/milestones'
import { milestoneForm } from '@kindling/validation/forms/milestone'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { isPublished } from '@kindling/validation/permissions'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import { milestoneDateProblem, milestoneDates } from '@kindling/validation/rules/milestone-dates'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { milestones } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse, refuseAll } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { changeLaunched } from './change-milestone.ts'
import { touchProject } from './draft.ts'
import { toWireMilestones } from './project.ts'
import { keepRemoved } from './removed-parts.ts'

type Row = typeof milestones.$inferSelect
type Values = Pick<Row, 'title' | 'description' | 'funds'> & { readonly date: number }

const drafts = ['INITIAL', 'DRAFT'] as const
/** With those whose campaign runs or is over: until a week before its start a milestone may change. */
const changing = [...drafts, 'ACTIVE', 'COMPLETE'] as const
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const allOf = (tx: Transaction, projectId: number) =>
  tx.select().from(milestones).where(eq(milestones.projectId, projectId)).orderBy(asc(milestones.date))

/** Rejects what the form does, beside the shares of the others and after a campaign that would start now. */
function check({ businessNow }: Platform, project: ProjectRow, values: Values, others: readonly Row[]) {
  const end = campaignEnd(seconds(businessNow()), project.duration ?? CAMPAIGN.daysMin)
  const shares = others.map(({ funds }) => funds)
  validateForm(milestoneForm({ afterSeconds: milestoneDates(end).first - 1, others: shares }), values)
  // Shares are stored in whole percent.
  if (!Number.isInteger(values.funds)) refuse('INVALID_TYPE', 'funds')
  const late = milestoneDateProblem(values.date, end)
  refuseAll(late ? [{ ...late, field: 'date' }] : [])
}

const toWire = (platform: Platform, project: ProjectRow, row: Row) => {
  const [milestone] = toWireMilestones([row], project, platform.businessNow())
  return milestone ? { milestone } : refuse('INVALID_ID', 'milestone')
}

const onCreateMilestone: Handler<typeof createMilestone> = async ({ platform, project, body }) => {
  const row = await platform.db.transaction(async (tx) => {
    const { fundingType } = await touchProject(tx, project, platform.now(), drafts)
    // A pre-order and a storefront have none (decisions 2 §1).
    if (fundingType !== 'CROWDFUNDING') refuse('INVALID_PROJECT_STATE')
    const others = await allOf(tx, project.id)
    if (others.length >= MILESTONE.max) refuse('MAX_COUNT', 'milestone', { max: MILESTONE.max })
    const values = { ...body, description: body.description ?? '' }
    check(platform, project, values, others)
    const [made] = await tx
      .insert(milestones)
      .values({
        id: newId('mst'),
        projectId: project.id,
        title: values.title.trim(),
        description: values.description.trim(),
        date: new Date(values.date * 1000),
        funds: values.funds,
      })
      .returning()
    return made ?? refuse('INVALID_ID', 'milestone')
  })
  return toWire(platform, project, row)
}

const onUpdateMilestone: Handler<typeof updateMilestone> = async ({
  platform,
  project,
  params,
  user,
  body,
}) => {
  const row = await platform.db.transaction(async (tx) => {
    const locked = await touchProject(tx, project, platform.now(), changing)
    const all = await allOf(tx, project.id)
    const own = all.find(({ id }) => id === params.milestoneId)
    if (!own) refuse('INVALID_ID', 'milestone')
    if (isPublished(locked.status))
      return changeLaunched(platform, tx, { project: locked, all, own, user, body })
    const { title = own.title, description = own.description, funds = own.funds } = body
    const values = { title, description, funds, date: body.date ?? seconds(own.date) }
    check(
      platform,
      project,
      values,
      all.filter(({ id }) => id !== own.id),
    )
    const [after] = await tx
      .update(milestones)
      .set({
        title: title.trim(),
        description: description.trim(),
        funds,
        date: new Date(values.date * 1000),
      })
      .where(eq(milestones.id, own.id))
      .returning()
    return after ?? own
  })
  return toWire(platform, project, row)
}

const onRemoveMilestone: Handler<typeof removeMilestone> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now(), drafts)
    const own = (await allOf(tx, project.id)).find(({ id }) => id === params.milestoneId)
    if (!own) refuse('INVALID_ID', 'milestone')
    await tx.delete(milestones).where(eq(milestones.id, own.id))
    const { id, projectId, title, description, date, funds } = own
    const row = { id, projectId, title, description, date: date.toISOString(), funds }
    await keepRemoved(tx, platform.now(), project.id, { kind: 'milestone', row })
  })
  return {}
}

export const milestoneHandlers = {
  createMilestone: onCreateMilestone,
  updateMilestone: onUpdateMilestone,
  removeMilestone: onRemoveMilestone,
} satisfies Partial<Handlers>
