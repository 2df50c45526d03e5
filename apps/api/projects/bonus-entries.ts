import type { decideBonusEntry, listBonusEntries, submitToBonus } from '@kindling/api-client/contract/bonuses'
import { BONUS } from '@kindling/validation/limits'
import { and, asc, desc, eq } from 'drizzle-orm'
import { forgetPictures } from '../accounts/picture-files.ts'
import { bonusEntries, bonuses, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { bonusEntered, entryDecided } from '../notifications/bonus-events.ts'
import { notify } from '../notifications/notify.ts'
import { teamOf } from '../notifications/team.ts'
import { isOpen, lockBonus, toWireEntry } from './bonus-rows.ts'
import { countPicture, storePicture } from './project-pictures.ts'

/** Any shape, as wide as a page shows it. */
const shown = { kind: 'description', widths: [320, 640, 1024] } as const

const onSubmitToBonus: Handler<typeof submitToBonus> = async ({ platform, project, user, params, body }) => {
  const { db } = platform
  const now = platform.businessNow()
  await countPicture(platform, user.id)
  const image = body.file ? await storePicture(platform, body.file, shown) : null
  const stored = await db
    .transaction(async (tx) => {
      const person = await lockPerson(tx, user.id)
      const { row, accepted } = await lockBonus(tx, project.id, params.bonusId)
      const mine = and(eq(bonusEntries.bonusId, row.id), eq(bonusEntries.userId, user.id))
      const [before] = await tx.select().from(bonusEntries).where(mine)
      if (!isOpen(row, accepted, now) || before?.state === 'ACCEPTED') refuse('INVALID_STATE', 'bonus')
      const values = {
        text: body.text.trim(),
        image: image ?? before?.image ?? null,
        state: 'WAITING' as const,
        reason: null,
        createdAt: now,
        decidedAt: null,
      }
      const [entry] = before
        ? await tx.update(bonusEntries).set(values).where(mine).returning()
        : await tx
            .insert(bonusEntries)
            .values({ id: newId('bne'), bonusId: row.id, userId: user.id, ...values })
            .returning()
      if (!entry) refuse('INVALID_ID', 'bonus')
      const team = await teamOf(tx, project.id, 'content:write')
      const event = bonusEntered(project, { id: entry.id, bonus: row.title, author: person.name, at: now })
      await notify(tx, event, team, now)
      return { entry, name: person.name, replaced: image ? (before?.image ?? null) : null }
    })
    .catch(async (error: unknown) => {
      if (image) await forgetPictures(platform, [image])
      throw error
    })
  if (stored.replaced) await forgetPictures(platform, [stored.replaced])
  return { entry: toWireEntry(stored.entry, stored.name) }
}

const onListBonusEntries: Handler<typeof listBonusEntries> = async ({ platform, project, params }) => {
  const { db } = platform
  const [bonus] = await db
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(and(eq(bonuses.id, params.bonusId), eq(bonuses.projectId, project.id)))
  if (!bonus) refuse('INVALID_ID', 'bonus')
  const inState = (state: typeof bonusEntries.$inferSelect.state) =>
    db
      .select({ entry: bonusEntries, name: users.name })
      .from(bonusEntries)
      .innerJoin(users, eq(users.id, bonusEntries.userId))
      .where(and(eq(bonusEntries.bonusId, bonus.id), eq(bonusEntries.state, state)))
      .orderBy(
        state === 'WAITING' ? asc(bonusEntries.createdAt) : desc(bonusEntries.createdAt),
        asc(bonusEntries.id),
      )
      .limit(BONUS.read)
  const [waiting, accepted, declined] = await Promise.all([
    inState('WAITING'),
    inState('ACCEPTED'),
    inState('DECLINED'),
  ])
  return {
    entries: [...waiting, ...accepted, ...declined].map(({ entry, name }) => toWireEntry(entry, name)),
  }
}

const onDecideBonusEntry: Handler<typeof decideBonusEntry> = async ({ platform, project, params, body }) => {
  const now = platform.businessNow()
  const reason = body.decision === 'DECLINED' ? (body.reason ?? '').trim() : null
  if (reason === '') refuse('FIELD_MISSING', 'reason')
  return platform.db.transaction(async (tx) => {
    const { row, accepted } = await lockBonus(tx, project.id, params.bonusId)
    const [found] = await tx
      .select({ entry: bonusEntries, name: users.name })
      .from(bonusEntries)
      .innerJoin(users, eq(users.id, bonusEntries.userId))
      .where(and(eq(bonusEntries.id, params.entryId), eq(bonusEntries.bonusId, row.id)))
    if (!found) refuse('INVALID_ID', 'entry')
    const isFull = body.decision === 'ACCEPTED' && row.places !== null && accepted >= row.places
    if (found.entry.state !== 'WAITING' || isFull) refuse('INVALID_STATE', 'entry')
    const values = { state: body.decision, reason, decidedAt: now }
    await tx.update(bonusEntries).set(values).where(eq(bonusEntries.id, found.entry.id))
    const entry = { ...found.entry, ...values }
    await notify(
      tx,
      entryDecided(project, { ...entry, bonus: row.title, gives: row.gives }),
      [entry.userId],
      now,
    )
    return { entry: toWireEntry(entry, found.name) }
  })
}

export const bonusEntryHandlers = {
  submitToBonus: onSubmitToBonus,
  listBonusEntries: onListBonusEntries,
  decideBonusEntry: onDecideBonusEntry,
} satisfies Partial<Handlers>
