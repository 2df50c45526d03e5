import type { InviteForm } from '@kindling/validation/forms/invite'
import type { TeamRole } from '@kindling/validation/permissions'
import {
  createInvite,
  leaveTeam,
  removeCollaborator,
  removeInvite,
  resendInvite,
  updateCollaborator,
} from '../contract/collaborators.ts'
import type { Client } from '../transport/index.ts'

/** Every call that changes the team of one project, by its id. */
export const teamCalls = (client: Client, id: string) => ({
  invite: (body: InviteForm) => client(createInvite, { params: { id }, body }),
  resend: (inviteId: string) => client(resendInvite, { params: { id, inviteId } }),
  takeBack: (inviteId: string) => client(removeInvite, { params: { id, inviteId } }),
  changeRole: (collaboratorId: string, role: TeamRole) =>
    client(updateCollaborator, { params: { id, collaboratorId }, body: { role } }),
  remove: (collaboratorId: string) => client(removeCollaborator, { params: { id, collaboratorId } }),
  leave: () => client(leaveTeam, { params: { id } }),
})
export type TeamCalls = ReturnType<typeof teamCalls>
