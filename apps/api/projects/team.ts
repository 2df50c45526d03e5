import type {
  leaveTeam,
  listCollaborators,
  removeCollaborator,
  updateCollaborator,
} from '@kindling/api-client/contract/collaborators'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Collaborator } from '@kindling/api-client/model/team'
import type { TeamRole } from '@kindling/validation/permissions'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { projectMembers, projects, users } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'
import { notify } from '../notifications/notify.ts'
import { roleChanged, roleEnded } from '../notifications/team-events.ts'

const person = { id: users.id, name: users.name, email: users.email, image: users.image }
type Person = Pick<typeof users.$inferSelect, keyof typeof person>

const toWire = ({ image, ...rest }: Person, role: TeamRole, joinedAt: Date | null): Collaborator => ({
  ...rest,
  image: image && toWireImage(image),
  role,
  is_creator: joinedAt === null,
  since: joinedAt && toRfc2822(joinedAt.getTime()),
})

const memberOf = (projectId: number, userId: string) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId))

/** Locks the project: its team changes by one person at a time. */
export async function lockTeam(tx: Transaction, { id }: Pick<ProjectRow, 'id'>): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update')
  return row ?? refuse('NOT_FOUND', 'project')
}

/** The creator first, then the others as they joined. */
const onListCollaborators: Handler<typeof listCollaborators> = async ({ platform: { db }, project }) => {
  const [creators, members] = await Promise.all([
    db.select(person).from(users).where(eq(users.id, project.creatorId)),
    db
      .select({ person, role: projectMembers.role, joinedAt: projectMembers.joinedAt })
      .from(projectMembers)
      .innerJoin(users, eq(users.id, projectMembers.userId))
      .where(eq(projectMembers.projectId, project.id))
      .orderBy(asc(projectMembers.joinedAt), asc(users.id)),
  ])
  return {
    collaborators: [
      ...creators.map((creator) => toWire(creator, 'ADMIN', null)),
      ...members.map(({ person, role, joinedAt }) => toWire(person, role, joinedAt)),
    ],
  }
}

/** A member besides the creator, who is an ADMIN for good: so the last ADMIN stays one (decisions 2 §2). */
async function readMember(tx: Transaction, { id, creatorId }: ProjectRow, userId: string) {
  if (userId === creatorId) refuse('INVALID_STATE', 'collaborator')
  const [member] = await tx
    .select({ person, role: projectMembers.role, joinedAt: projectMembers.joinedAt })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(memberOf(id, userId))
  return member ?? refuse('INVALID_ID', 'collaborator')
}

const onUpdateCollaborator: Handler<typeof updateCollaborator> = async (call) => {
  const { platform, project, params, body, user } = call
  const at = platform.businessNow()
  return platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    const { person, role, joinedAt } = await readMember(tx, row, params.collaboratorId)
    if (role !== body.role) {
      await tx.update(projectMembers).set({ role: body.role }).where(memberOf(row.id, person.id))
      const params = { member: '', from: role, to: body.role }
      const about = { projectId: row.id, userId: user.id, memberId: person.id }
      const line = await recordActivity(tx, at, about, { name: 'ROLE_CHANGED', params })
      await notify(tx, roleChanged(row, { role: body.role, line }), [person.id], at)
    }
    return { collaborator: toWire(person, body.role, joinedAt) }
  })
}

const onRemoveCollaborator: Handler<typeof removeCollaborator> = async (call) => {
  const { platform, project, params, user } = call
  const at = platform.businessNow()
  await platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    const { person } = await readMember(tx, row, params.collaboratorId)
    await tx.delete(projectMembers).where(memberOf(row.id, person.id))
    const about = { projectId: row.id, userId: user.id, memberId: person.id }
    const line = await recordActivity(tx, at, about, { name: 'MEMBER_REMOVED', params: { member: '' } })
    await notify(tx, roleEnded(row, line), [person.id], at)
  })
  return {}
}

const onLeaveTeam: Handler<typeof leaveTeam> = async ({ platform, project, user }) => {
  await platform.db.transaction(async (tx) => {
    const row = await lockTeam(tx, project)
    const left = await tx
      .delete(projectMembers)
      .where(memberOf(row.id, user.id))
      .returning({ userId: projectMembers.userId })
    if (left.length === 0) refuse('INVALID_STATE', 'collaborator')
    const about = { projectId: row.id, userId: user.id }
    await recordActivity(tx, platform.businessNow(), about, { name: 'LEFT', params: {} })
  })
  return {}
}

export const teamHandlers = {
  listCollaborators: onListCollaborators,
  updateCollaborator: onUpdateCollaborator,
  removeCollaborator: onRemoveCollaborator,
  leaveTeam: onLeaveTeam,
} satisfies Partial<Handlers>
