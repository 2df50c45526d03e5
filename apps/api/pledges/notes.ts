import type {
  addPledgeNote,
  editPledgeNote,
  listPledgeNotes,
  removePledgeNote,
} from '@kindling/api-client/contract/pledge-notes'
import type { PledgeNote } from '@kindling/api-client/model/pledge-note'
import { MANAGER } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { pledgeNotes, pledges, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { idOfCall } from '../kernel/ids.ts'
import { lockPerson, type User } from '../kernel/people.ts'

type NoteRow = typeof pledgeNotes.$inferSelect
interface Named {
  readonly id: string
  readonly name: string | null
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
const toWireNote = (row: NoteRow, author: Named, reader: User): PledgeNote => ({
  id: row.id,
  author: author.name ?? '',
  own: author.id === reader.id,
  text: row.text,
  at: seconds(row.createdAt),
  edited_at: row.editedAt && seconds(row.editedAt),
})

/** A pledge of the project; a cart is none yet. */
const pledgeOf = (projectId: number, pledgeId: string) =>
  and(eq(pledges.id, pledgeId), eq(pledges.projectId, projectId), ne(pledges.status, 'SHOPPING'))

/** One note, if it is of that pledge and project. */
const noteOf = (
  db: Database | Transaction,
  projectId: number,
  { pledgeId, noteId }: { readonly pledgeId: string; readonly noteId: string },
) =>
  and(
    eq(pledgeNotes.id, noteId),
    inArray(
      pledgeNotes.pledgeId,
      db.select({ id: pledges.id }).from(pledges).where(pledgeOf(projectId, pledgeId)),
    ),
  )

const onListPledgeNotes: Handler<typeof listPledgeNotes> = async ({
  platform: { db },
  project,
  params,
  user,
}) => {
  const [pledge] = await db
    .select({ id: pledges.id })
    .from(pledges)
    .where(pledgeOf(project.id, params.pledgeId))
  if (!pledge) refuse('NOT_FOUND', 'pledge')
  const rows = await db
    .select({ note: pledgeNotes, author: { id: users.id, name: users.name } })
    .from(pledgeNotes)
    .innerJoin(users, eq(users.id, pledgeNotes.authorId))
    .where(eq(pledgeNotes.pledgeId, pledge.id))
    .orderBy(asc(pledgeNotes.createdAt), asc(pledgeNotes.id))
    .limit(MANAGER.notesMax)
  return { notes: rows.map(({ note, author }) => toWireNote(note, author, user)) }
}

const onAddPledgeNote: Handler<typeof addPledgeNote> = ({
  platform,
  project,
  user,
  params,
  body,
  idempotencyKey,
}) =>
  platform.db.transaction(async (tx) => {
    const id = idOfCall('nte', user.id, idempotencyKey)
    // An account that is deleted at this moment leaves no note.
    const author = await lockPerson(tx, user.id)
    const [pledge] = await tx
      .select({ id: pledges.id })
      .from(pledges)
      .where(pledgeOf(project.id, params.pledgeId))
      .for('update')
    if (!pledge) refuse('NOT_FOUND', 'pledge')
    const [there] = await tx
      .select({ notes: count() })
      .from(pledgeNotes)
      .where(and(eq(pledgeNotes.pledgeId, pledge.id), ne(pledgeNotes.id, id)))
    if ((there?.notes ?? 0) >= MANAGER.notesMax) refuse('MAX_COUNT', 'note', { max: MANAGER.notesMax })
    const row: NoteRow = {
      id,
      pledgeId: pledge.id,
      authorId: user.id,
      text: body.text.trim(),
      createdAt: platform.businessNow(),
      editedAt: null,
    }
    const [added] = await tx.insert(pledgeNotes).values(row).onConflictDoNothing().returning()
    const [kept = row] = added ? [added] : await tx.select().from(pledgeNotes).where(eq(pledgeNotes.id, id))
    return { note: toWireNote(kept, author, user) }
  })

const onEditPledgeNote: Handler<typeof editPledgeNote> = ({ platform, project, user, params, body }) =>
  platform.db.transaction(async (tx) => {
    const author = await lockPerson(tx, user.id)
    const [note] = await tx
      .select()
      .from(pledgeNotes)
      .where(noteOf(tx, project.id, params))
      .for('update')
    if (!note) refuse('INVALID_ID', 'note')
    if (note.authorId !== user.id) refuse('MISSING_PERMISSION')
    const text = body.text.trim()
    if (text === note.text) return { note: toWireNote(note, author, user) }
    const editedAt = platform.businessNow()
    await tx.update(pledgeNotes).set({ text, editedAt }).where(eq(pledgeNotes.id, note.id))
    return { note: toWireNote({ ...note, text, editedAt }, author, user) }
  })

/** One's own, or anybody's for who manages the team: somebody must be able to remove what a former member left. */
const onRemovePledgeNote: Handler<typeof removePledgeNote> = async ({
  platform: { db },
  project,
  roles,
  user,
  params,
}) => {
  const which = noteOf(db, project.id, params)
  const [note] = await db.select({ authorId: pledgeNotes.authorId }).from(pledgeNotes).where(which)
  if (!note) refuse('INVALID_ID', 'note')
  if (note.authorId !== user.id && !can(roles, 'team:write')) refuse('MISSING_PERMISSION')
  await db.delete(pledgeNotes).where(which)
  return {}
}

export const noteHandlers = {
  listPledgeNotes: onListPledgeNotes,
  addPledgeNote: onAddPledgeNote,
  editPledgeNote: onEditPledgeNote,
  removePledgeNote: onRemovePledgeNote,
} satisfies Partial<Handlers>
