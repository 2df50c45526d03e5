import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { collaborator, invite, teamRoles } from '../model/team.ts'
import { done, id } from '../model/wire.ts'

const role = z.enum(teamRoles)

export const collaboratorsSchemas = {
  listCollaborators: { answer: z.object({ collaborators: z.array(collaborator) }) },
  updateCollaborator: { body: z.object({ role }), answer: z.object({ collaborator }) },
  removeCollaborator: { answer: done },
  listInvites: { answer: z.object({ invites: z.array(invite) }) },
  createInvite: { body: z.object({ email: line, role }), answer: z.object({ invite }) },
  removeInvite: { answer: done },
  acceptInvite: { body: z.object({ code: line }), answer: z.object({ project_id: id }) },
}
