import type { updateProject } from '@kindling/api-client/contract/project-editing'
import { isPublished } from '@kindling/validation/permissions'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { categories, projects } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Call, Handler, Handlers } from '../kernel/call.ts'
import { refuse, refuseAll } from '../kernel/failure.ts'
import { changed, lockProject, privateProject } from './draft.ts'
import { pictureColumns } from './picture-columns.ts'
import { sortFaq, sortRewards } from './sort.ts'

type Body = Call<typeof updateProject>['body']
type Field = Exclude<keyof Body, 'updated'>

/** What backers have read when they pledged stands once a project is published (decisions 2 §1). */
const fixedTerms = [
  'name',
  'vanity_url',
  'category_id',
  'location',
  'funding_goal',
  'funding_type',
  'duration',
  'reserve_percent',
] as const satisfies readonly Field[]

/** What a version is kept of: a field, and each picture's text by itself. */
const editsOf = (field: Field, { image_texts = {} }: Body): string[] =>
  field === 'image_texts' ? Object.keys(image_texts).map((id) => `image_texts.${id}`) : [field]

/** The columns of the fields that were sent. */
function columnsOf({ blurb, description, main_video, ...body }: Body): Partial<typeof projects.$inferInsert> {
  const given = {
    name: body.name?.trim(),
    blurb: blurb?.trim(),
    vanityUrl: body.vanity_url === '' ? null : body.vanity_url,
    categoryId: body.category_id,
    location: body.location?.trim(),
    contactEmail: body.contact_email,
    fundingGoal: body.funding_goal,
    duration: body.duration,
    mainVideo: main_video === '' ? null : main_video,
    description: description === undefined ? undefined : sanitizeDescription(description, { pictures: true }),
    googleAnalyticsId: body.google_analytics_id === '' ? null : body.google_analytics_id,
    fundingType: body.funding_type,
    reservePercent: body.reserve_percent,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Whether a field has this value already: a save whose answer was lost is made again, and is no conflict. */
function isThere(before: ProjectRow, field: Field, { [field]: value }: Body): boolean {
  const columns = Object.entries(columnsOf({ [field]: value }))
  return columns.length > 0 && columns.every(([name, given]) => before[name as keyof ProjectRow] === given)
}

async function checkReferences(tx: Transaction, row: ProjectRow, body: Body): Promise<void> {
  if (body.category_id !== undefined) {
    const [there] = await tx.select().from(categories).where(eq(categories.id, body.category_id))
    if (!there) refuse('INVALID_ID', 'category_id')
  }
  if (body.vanity_url) {
    const [taken] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.vanityUrl, body.vanity_url), ne(projects.id, row.id)))
    if (taken) refuse('VALUE_EXISTS', 'vanity_url')
  }
}

/**
 * Saves the fields that were sent, all or nothing. With `updated`, a field that somebody changed since then is
 * rejected with INTEGRITY_ERROR unless it is the same; others are saved beside their change (decisions 2 §7).
 */
const onUpdateProject: Handler<typeof updateProject> = async ({ platform, project, roles, body }) => {
  const { updated: base, ...values } = body
  const fields = (Object.keys(values) as Field[]).filter((field) => values[field] !== undefined)
  const row = await platform.db.transaction(async (tx) => {
    const before = await lockProject(tx, project)
    if (fields.length === 0) return before
    if (isPublished(before.status))
      refuseAll(
        fixedTerms
          .filter((field) => fields.includes(field))
          .map((field) => ({ code: 'INVALID_STATE', field })),
      )
    if (base !== undefined)
      refuseAll(
        fields
          .filter(
            (field) =>
              editsOf(field, values).some((edit) => (before.edits[edit] ?? 0) > base) &&
              !isThere(before, field, values),
          )
          .map((field) => ({ code: 'INTEGRITY_ERROR', field })),
      )
    await checkReferences(tx, before, values)
    if (values.rewards_order) await sortRewards(tx, before.id, values.rewards_order)
    if (values.faq_order) await sortFaq(tx, before.id, values.faq_order)
    const [after] = await tx
      .update(projects)
      .set({
        ...columnsOf(values),
        ...pictureColumns(before, values),
        ...changed(
          before,
          platform.now(),
          fields.flatMap((field) => editsOf(field, values)),
        ),
      })
      .where(eq(projects.id, before.id))
      .returning()
    return after ?? before
  })
  return { project: await privateProject(platform.db, platform.businessNow(), row, roles) }
}

export const editProjectHandlers = {
  updateProject: onUpdateProject,
} satisfies Partial<Handlers>
