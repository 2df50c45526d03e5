import type { createBonus, listBonuses, updateBonus } from '@kindling/api-client/contract/bonuses'
import { BONUS } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { asc, eq, sql } from 'drizzle-orm'
import { bonuses, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { type BonusRow, lockBonus, toWireBonuses } from './bonus-rows.ts'

const onListBonuses: Handler<typeof listBonuses> = async ({ platform, project, roles, user }) => {
  const rows = await platform.db
    .select()
    .from(bonuses)
    .where(eq(bonuses.projectId, project.id))
    .orderBy(asc(bonuses.createdAt), asc(bonuses.id))
  const reader = { userId: user?.id, isTeam: can(roles, 'insights:read'), now: platform.businessNow() }
  return { bonuses: await toWireBonuses(platform.db, rows, reader) }
}

/** The moment until which it is open; DATE_EARLY for one that has passed. */
function untilOf(unixSeconds: number, now: Date): Date {
  const until = new Date(unixSeconds * 1000)
  return until > now ? until : refuse('DATE_EARLY', 'open_until')
}

const onCreateBonus: Handler<typeof createBonus> = async ({ platform, project, user, body }) => {
  const now = platform.businessNow()
  const openUntil = typeof body.open_until === 'number' ? untilOf(body.open_until, now) : null
  const made = await platform.db.transaction(async (tx) => {
    // Two at once must not both find the last place.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const [there] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(bonuses)
      .where(eq(bonuses.projectId, project.id))
    if ((there?.n ?? 0) >= BONUS.max) refuse('MAX_COUNT', 'bonus', { max: BONUS.max })
    const [row] = await tx
      .insert(bonuses)
      .values({
        id: newId('bns'),
        projectId: project.id,
        title: body.title.trim(),
        description: body.description.trim(),
        gives: body.gives.trim(),
        places: body.places ?? null,
        openUntil,
        closedAt: null,
        createdAt: now,
      })
      .returning()
    return row ?? refuse('INVALID_ID', 'bonus')
  })
  return { bonus: await shown(platform, made, user.id, now) }
}

const onUpdateBonus: Handler<typeof updateBonus> = async ({ platform, project, user, params, body }) => {
  const now = platform.businessNow()
  const changed = await platform.db.transaction(async (tx) => {
    const { row, accepted } = await lockBonus(tx, project.id, params.bonusId)
    const places = body.places === undefined ? row.places : body.places
    if (places !== null && places < accepted) refuse('NUMBER_LOW', 'places', { min: accepted })
    const openUntil =
      body.open_until === undefined || seconds(row.openUntil) === body.open_until
        ? row.openUntil
        : body.open_until === null
          ? null
          : untilOf(body.open_until, now)
    const values = {
      title: body.title?.trim() ?? row.title,
      description: body.description?.trim() ?? row.description,
      gives: body.gives?.trim() ?? row.gives,
      places,
      openUntil,
      closedAt: body.closed === undefined ? row.closedAt : body.closed ? (row.closedAt ?? now) : null,
    }
    await tx.update(bonuses).set(values).where(eq(bonuses.id, row.id))
    return { ...row, ...values }
  })
  return { bonus: await shown(platform, changed, user.id, now) }
}

const seconds = (date: Date | null) => date && Math.floor(date.getTime() / 1000)

/** A bonus as its team reads it. */
async function shown(
  platform: { readonly db: Parameters<typeof toWireBonuses>[0] },
  row: BonusRow,
  userId: string,
  now: Date,
) {
  const [bonus] = await toWireBonuses(platform.db, [row], { userId, isTeam: true, now })
  return bonus ?? refuse('INVALID_ID', 'bonus')
}

export const bonusHandlers = {
  listBonuses: onListBonuses,
  createBonus: onCreateBonus,
  updateBonus: onUpdateBonus,
} satisfies Partial<Handlers>
