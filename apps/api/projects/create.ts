import type { createProject } from '@kindling/api-client/contract/project-editing'
import { PROJECT } from '@kindling/validation/limits'
import { isVanityUrl, slugify } from '@kindling/validation/rules/project-slug'
import { eq } from 'drizzle-orm'
import { categories, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'

const perDay = { count: PROJECT.createdPerDay, windowMs: 24 * 60 * 60_000 }

/** Makes a draft that its creator alone sees, with an address made from its name where that gives one. */
export const onCreateProject: Handler<typeof createProject> = async ({ platform, user, body }) => {
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  const name = body.name.trim()
  const slug = slugify(name)
  await countAttempt(platform, `create:${user.id}`, perDay)
  return platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    if (body.category_id !== undefined) {
      const [category] = await tx
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.id, body.category_id))
      if (!category) refuse('INVALID_ID', 'category_id')
    }
    const [project] = await tx
      .insert(projects)
      .values({
        creatorId: user.id,
        status: 'INITIAL',
        name,
        contactEmail: body.contact_email,
        fundingType: body.funding_type,
        categoryId: body.category_id ?? null,
        vanityUrl: isVanityUrl(slug) ? slug : null,
        previewCode: newId('prv'),
        updated: platform.now().getTime(),
      })
      .onConflictDoNothing({ target: projects.vanityUrl })
      .returning({ id: projects.id })
    if (!project) refuse('PROJECT_EXISTS', 'name')
    const by = { projectId: project.id, userId: user.id }
    await recordActivity(tx, platform.businessNow(), by, { name: 'CREATED', params: {} })
    return { data: { project: { id: String(project.id) } } }
  })
}
