import type {
  createInvite,
  listInvites,
  removeInvite,
  resendInvite,
} from '@kindling/api-client/contract/collaborators'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Invite } from '@kindling/api-client/model/team'
import { PROJECT, WINDOW } from '@kindling/validation/limits'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { emailKeyOf } from '../accounts/mails.ts'
import type { Transaction } from '../database/connection.ts'
import { projectInvites, projectMembers, users } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { queueMail } from '../mail/queue.ts'
import { lockTeam } from './team.ts'

type InviteRow = typeof projectInvites.$inferSelect

const perDay = { count: PROJECT.invitesPerDay, windowMs: 24 * 60 * 60_000 }
const count = (platform: Platform, { id }: ProjectRow) => countAttempt(platform, `invites:${id}`, perDay)

const toWire = ({ id, email, role, createdAt, expiresAt }: InviteRow, invitedBy: string): Invite => ({
  id,
  email,
  role,
  date: toRfc2822(createdAt.getTime()),
  expires: toRfc2822(expiresAt.getTime()),
  invited_by: invitedBy,
})

const unanswered = and(isNull(projectInvites.acceptedAt), isNull(projectInvites.removedAt))
const own = ({ id }: ProjectRow, inviteId: string) =>
  and(eq(projectInvites.projectId, id), eq(projectInvites.id, inviteId), unanswered)

/** Whether the creator or a member has that e-mail. */
async function isInTeam(tx: Transaction, { id, creatorId }: ProjectRow, emailKey: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(projectMembers, and(eq(projectMembers.userId, users.id), eq(projectMembers.projectId, id)))
    .where(and(eq(users.emailKey, emailKey), or(eq(users.id, creatorId), eq(projectMembers.projectId, id))))
  return found !== undefined
}

/** Invitations that nobody has answered, also those whose time is over: they can be sent again. */
const onListInvites: Handler<typeof listInvites> = async ({ platform: { db }, project }) => {
  const rows = await db
    .select({ invite: projectInvites, by: users.name })
    .from(projectInvites)
    .innerJoin(users, eq(users.id, projectInvites.invitedBy))
    .where(and(eq(projectInvites.projectId, project.id), unanswered))
    .orderBy(asc(projectInvites.createdAt), asc(projectInvites.id))
  return { invites: rows.map(({ invite, by }) => toWire(invite, by)) }
}

/**
 * Invites an e-mail, with or without an account: the answer is the same for both. One invitation at a time for one
 * e-mail; one that was answered, ended or taken back gives way.
 */
const onCreateInvite: Handler<typeof createInvite> = async ({ platform, project, user, body, language }) => {
  await count(platform, project)
  const now = platform.now()
  const emailKey = emailKeyOf(body.email)
  return platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    if (await isInTeam(tx, row, emailKey)) refuse('VALUE_EXISTS', 'email')
    const there = and(eq(projectInvites.projectId, row.id), eq(projectInvites.emailKey, emailKey))
    const [before] = await tx.select().from(projectInvites).where(there)
    if (before && !before.acceptedAt && !before.removedAt && before.expiresAt > now)
      refuse('INVITE_EXISTS', 'email')
    if (before) await tx.delete(projectInvites).where(eq(projectInvites.id, before.id))
    const { role, email } = body
    const [invite] = await tx
      .insert(projectInvites)
      .values({
        id: newId('inv'),
        projectId: row.id,
        email,
        emailKey,
        role,
        invitedBy: user.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + WINDOW.inviteMs),
      })
      .returning()
    if (!invite) throw new Error('The invitation was not written')
    await queueMail(tx, now, { kind: 'invite', userId: null, email, language, projectId: row.id })
    const by = { projectId: row.id, userId: user.id }
    await recordActivity(tx, platform.businessNow(), by, { name: 'INVITED', params: { email, role } })
    return { invite: toWire(invite, user.name) }
  })
}

const onResendInvite: Handler<typeof resendInvite> = async ({ platform, project, params, language }) => {
  await count(platform, project)
  const now = platform.now()
  return platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    const [invite] = await tx
      .update(projectInvites)
      .set({ createdAt: now, expiresAt: new Date(now.getTime() + WINDOW.inviteMs) })
      .where(own(row, params.inviteId))
      .returning()
    if (!invite) refuse('INVALID_ID', 'invite')
    const { email } = invite
    await queueMail(tx, now, { kind: 'invite', userId: null, email, language, projectId: row.id })
    const [by] = await tx.select({ name: users.name }).from(users).where(eq(users.id, invite.invitedBy))
    return { invite: toWire(invite, by?.name ?? '') }
  })
}

/** Takes it back; its link says so from then on. */
const onRemoveInvite: Handler<typeof removeInvite> = async ({ platform, project, params, user }) => {
  await platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    const [invite] = await tx
      .update(projectInvites)
      .set({ removedAt: platform.now() })
      .where(own(row, params.inviteId))
      .returning()
    if (!invite) refuse('INVALID_ID', 'invite')
    const by = { projectId: row.id, userId: user.id }
    const act = { name: 'INVITE_REMOVED', params: { email: invite.email } } as const
    await recordActivity(tx, platform.businessNow(), by, act)
  })
  return {}
}

export const inviteHandlers = {
  listInvites: onListInvites,
  createInvite: onCreateInvite,
  resendInvite: onResendInvite,
  removeInvite: onRemoveInvite,
} satisfies Partial<Handlers>
