import type {
  createReferralLink,
  listReferralLinks,
  removeReferralLink,
  updateReferralLink,
} from '@kindling/api-client/contract/insights'
import type { ReferralLink } from '@kindling/api-client/model/insights'
import { COMMUNITY } from '@kindling/validation/limits'
import { isReferralLink } from '@kindling/validation/rules/referral'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projectSources, projects, referralLinks } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'

/** As names are compared: without capitals, and with one space between words. */
const keyOf = (name: string) => name.toLowerCase().split(/\s+/).join(' ')

/** What an address shows for a name: `Inès’ newsletter` is `inès-newsletter`. Rejects a name without a letter or digit. */
function refOf(name: string): string {
  const ref = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return isReferralLink(ref) ? ref : refuse('REGEX_FAIL', 'name')
}

/** A renamed link keeps its `ref`, so a new link of its old name gets the next one that is free. */
function freeRef(ref: string, taken: ReadonlySet<string>): string {
  if (!taken.has(ref)) return ref
  let n = 2
  while (taken.has(`${ref}-${n}`)) n += 1
  return `${ref}-${n}`
}

/** The links that a condition holds for, the newest first, with what came over them. */
async function linksOf(
  db: Database | Transaction,
  where: ReturnType<typeof and>,
): Promise<readonly ReferralLink[]> {
  const rows = await db
    .select({ link: referralLinks, came: projectSources })
    .from(referralLinks)
    .leftJoin(
      projectSources,
      sql`${projectSources.projectId} = ${referralLinks.projectId} and ${projectSources.source} = 'ref:' || ${referralLinks.ref}`,
    )
    .where(where)
    .orderBy(desc(referralLinks.createdAt), desc(referralLinks.id))
  return rows.map(({ link: { id, name, ref }, came }) => ({
    id,
    name,
    ref,
    visits: came?.visits ?? 0,
    pledges_count: came?.pledges ?? 0,
    total_usd: came?.total ?? 0,
  }))
}

async function linkOf(tx: Transaction, id: string) {
  const [referral_link] = await linksOf(tx, eq(referralLinks.id, id))
  if (!referral_link) throw new Error(`No referral link ${id}`)
  return { referral_link }
}

const onListReferralLinks: Handler<typeof listReferralLinks> = async ({ platform, project }) => ({
  referral_links: [...(await linksOf(platform.db, eq(referralLinks.projectId, project.id)))],
})

const onCreateReferralLink: Handler<typeof createReferralLink> = ({ platform, project, body }) =>
  platform.db.transaction(async (tx) => {
    const name = body.name.trim()
    const ref = refOf(name)
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const there = await tx
      .select({ nameKey: referralLinks.nameKey, ref: referralLinks.ref })
      .from(referralLinks)
      .where(eq(referralLinks.projectId, project.id))
    if (there.length >= COMMUNITY.referralLinksMax)
      refuse('MAX_COUNT', 'name', { max: COMMUNITY.referralLinksMax })
    if (there.some(({ nameKey }) => nameKey === keyOf(name))) refuse('VALUE_EXISTS', 'name')
    const id = newId('lnk')
    await tx.insert(referralLinks).values({
      id,
      projectId: project.id,
      name,
      nameKey: keyOf(name),
      ref: freeRef(ref, new Set(there.map((link) => link.ref))),
      createdAt: platform.now(),
    })
    return linkOf(tx, id)
  })

const onUpdateReferralLink: Handler<typeof updateReferralLink> = ({ platform, project, params, body }) =>
  platform.db.transaction(async (tx) => {
    const name = body.name.trim()
    refOf(name)
    const mine = eq(referralLinks.projectId, project.id)
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const [namesake] = await tx
      .select({ id: referralLinks.id })
      .from(referralLinks)
      .where(and(mine, eq(referralLinks.nameKey, keyOf(name))))
    if (namesake && namesake.id !== params.linkId) refuse('VALUE_EXISTS', 'name')
    const [renamed] = await tx
      .update(referralLinks)
      .set({ name, nameKey: keyOf(name) })
      .where(and(mine, eq(referralLinks.id, params.linkId)))
      .returning({ id: referralLinks.id })
    return renamed ? linkOf(tx, renamed.id) : refuse('INVALID_ID', 'link')
  })

const onRemoveReferralLink: Handler<typeof removeReferralLink> = async ({ platform, project, params }) => {
  const [removed] = await platform.db
    .delete(referralLinks)
    .where(and(eq(referralLinks.projectId, project.id), eq(referralLinks.id, params.linkId)))
    .returning({ id: referralLinks.id })
  if (!removed) refuse('INVALID_ID', 'link')
  return {}
}

export const linkHandlers = {
  listReferralLinks: onListReferralLinks,
  createReferralLink: onCreateReferralLink,
  updateReferralLink: onUpdateReferralLink,
  removeReferralLink: onRemoveReferralLink,
} satisfies Partial<Handlers>
