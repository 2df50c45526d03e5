import type { acceptInvite, lookUpInvite } from '@kindling/api-client/contract/collaborators'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Invitation } from '@kindling/api-client/model/team'
import { READS } from '@kindling/validation/limits'
import { isPublished } from '@kindling/validation/permissions'
import { maskEmail } from '@kindling/validation/rules/mask-email'
import { and, count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projectInvites, projectMembers, projects, users } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { toWireImage } from '../kernel/image.ts'
import { lockPerson } from '../kernel/people.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { notify } from '../notifications/notify.ts'
import { inviteAccepted } from '../notifications/team-events.ts'
import { lockTeam } from './team.ts'

type InviteRow = typeof projectInvites.$inferSelect

const byCode = (code: string) => eq(projectInvites.codeHash, digest(code))

async function find(db: Database | Transaction, code: string): Promise<InviteRow> {
  const [invite] = await db.select().from(projectInvites).where(byCode(code))
  return invite ?? refuse('NOT_FOUND', 'code')
}

function stateOf({ acceptedAt, removedAt, expiresAt }: InviteRow, now: Date): Invitation['state'] {
  if (acceptedAt) return 'joined'
  if (removedAt) return 'taken_back'
  return expiresAt > now ? 'open' : 'ended'
}

/** What an invitation is for, and in which state; the e-mail is whole for its own account alone. */
const onLookUpInvite: Handler<typeof lookUpInvite> = async ({ platform, body, user, address }) => {
  const { db, now } = platform
  await countAttempt(platform, `invitation:${address}`, { count: READS.lookUps, windowMs: READS.windowMs })
  const invite = await find(db, body.code)
  const [[project], [inviter], [members]] = await Promise.all([
    db.select().from(projects).where(eq(projects.id, invite.projectId)),
    db.select({ name: users.name }).from(users).where(eq(users.id, invite.invitedBy)),
    db.select({ n: count() }).from(projectMembers).where(eq(projectMembers.projectId, invite.projectId)),
  ])
  if (!project) refuse('NOT_FOUND', 'code')
  const isYours = user?.emailKey === invite.emailKey
  return {
    invitation: {
      state: stateOf(invite, now()),
      project: {
        id: String(project.id),
        name: project.name,
        image: project.mainImage && toWireImage(project.mainImage),
        is_published: isPublished(project.status),
        backers_count: project.backersCount,
      },
      invited_by: inviter?.name ?? '',
      role: invite.role,
      email: isYours ? invite.email : maskEmail(invite.email),
      is_yours: isYours,
      team_count: 1 + (members?.n ?? 0),
      date: toRfc2822(invite.createdAt.getTime()),
      expires: toRfc2822(invite.expiresAt.getTime()),
      joined: invite.acceptedAt && toRfc2822(invite.acceptedAt.getTime()),
    },
  }
}

/**
 * Joins the team. Of two presses one joins and both are answered alike; an account with another e-mail, or one that is
 * not confirmed, changes nothing.
 */
const onAcceptInvite: Handler<typeof acceptInvite> = async ({ platform, body, user }) => {
  const [now, at] = [platform.now(), platform.businessNow()]
  const { projectId } = await find(platform.db, body.code)
  return platform.db.transaction(async (tx) => {
    const person = await lockPerson(tx, user.id)
    const project = await lockTeam(tx, { id: projectId })
    const invite = await find(tx, body.code)
    if (invite.removedAt) refuse('NOT_FOUND', 'code')
    if (invite.emailKey !== person.emailKey) refuse('INVALID_STATE', 'email')
    if (!person.emailConfirmed) refuse('NOT_YET_CONFIRM')
    const isMember = and(eq(projectMembers.projectId, project.id), eq(projectMembers.userId, person.id))
    const [member] = await tx.select().from(projectMembers).where(isMember)
    const answer = { project_id: String(project.id) }
    if (invite.acceptedAt) return member ? answer : refuse('INVALID_STATE', 'code')
    if (invite.expiresAt <= now) refuse('EXPIRED_CODE', 'code')
    await tx
      .update(projectInvites)
      .set({ acceptedAt: now, acceptedBy: person.id })
      .where(eq(projectInvites.id, invite.id))
    if (member || person.id === project.creatorId) return answer
    const { role } = invite
    await tx.insert(projectMembers).values({ projectId: project.id, userId: person.id, role, joinedAt: at })
    const by = { projectId: project.id, userId: person.id }
    await recordActivity(tx, at, by, { name: 'JOINED', params: { role } })
    const event = inviteAccepted(project, { id: invite.id, member: person.name, role })
    await notify(tx, event, [invite.invitedBy], at)
    return answer
  })
}

export const acceptInviteHandlers = {
  lookUpInvite: onLookUpInvite,
  acceptInvite: onAcceptInvite,
} satisfies Partial<Handlers>
