import type { createProject } from '@kindling/api-client/contract/project-editing'
import { PROJECT } from '@kindling/validation/limits'
import { isVanityUrl, slugify } from '@kindling/validation/rules/project-slug'
import { eq } from 'drizzle-orm'
import { forgetPictures } from '../accounts/picture-files.ts'
import type { Transaction } from '../database/connection.ts'
import { categories, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { continuedColumns, copyContent, copyPictures, readContinued } from './continue.ts'
import { picturesOf } from './delete.ts'

const perDay = { count: PROJECT.createdPerDay, windowMs: 24 * 60 * 60_000 }

const insert = (tx: Transaction, values: typeof projects.$inferInsert) =>
  tx.insert(projects).values(values).onConflictDoNothing({ target: projects.vanityUrl }).returning()

/**
 * Makes a draft that its creator alone sees, with an address made from its name where that gives one. With `continues`
 * it starts with the content of a project of theirs that succeeded (decisions 2 §1): one that is called the same gets
 * an address later.
 */
const onCreateProject: Handler<typeof createProject> = async ({ platform, user, body }) => {
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  const name = body.name.trim()
  const slug = slugify(name)
  await countAttempt(platform, `create:${user.id}`, perDay)
  const { db } = platform
  const at = platform.businessNow()
  const source = body.continues === undefined ? null : await readContinued(db, body.continues, user.id)
  if (source && body.funding_type === 'CROWDFUNDING') refuse('INVALID_VALUE', 'funding_type')
  // Before the transaction: copying files takes longer than rows may be locked.
  const copies = await copyPictures(platform, source ? await picturesOf(db, source) : [])
  const project = await db
    .transaction(async (tx) => {
      await lockPerson(tx, user.id)
      if (body.category_id !== undefined) {
        const [category] = await tx
          .select({ id: categories.id })
          .from(categories)
          .where(eq(categories.id, body.category_id))
        if (!category) refuse('INVALID_ID', 'category_id')
      }
      const values = {
        ...(source && continuedColumns(source, copies)),
        creatorId: user.id,
        status: source ? ('DRAFT' as const) : ('INITIAL' as const),
        name,
        contactEmail: body.contact_email,
        fundingType: body.funding_type,
        ...(body.category_id !== undefined && { categoryId: body.category_id }),
        vanityUrl: isVanityUrl(slug) ? slug : null,
        previewCode: newId('prv'),
        updated: platform.now().getTime(),
      }
      const [first] = await insert(tx, values)
      const [made] = first || !source ? [first] : await insert(tx, { ...values, vanityUrl: null })
      if (!made) refuse('PROJECT_EXISTS', 'name')
      const by = { projectId: made.id, userId: user.id }
      await recordActivity(tx, at, by, { name: 'CREATED', params: {} })
      if (source) await copyContent(tx, source, made, copies, at)
      return made
    })
    .catch(async (error: unknown) => {
      await forgetPictures(platform, [...copies.values()])
      throw error
    })
  return { data: { project: { id: String(project.id) } } }
}

export const createProjectHandlers = {
  createProject: onCreateProject,
} satisfies Partial<Handlers>
