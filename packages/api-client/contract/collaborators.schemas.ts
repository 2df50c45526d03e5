import { inviteForm } from '@kindling/validation/forms/invite'
import * as z from 'zod'
import { pick } from 'zod/mini'
import { line } from '../model/bounds.ts'
import { collaborator, invite } from '../model/team.ts'
import { done, id } from '../model/wire.ts'

export const collaboratorsSchemas = {
  listCollaborators: { answer: z.object({ collaborators: z.array(collaborator) }) },
  updateCollaborator: { body: pick(inviteForm, { role: true }), answer: z.object({ collaborator }) },
  removeCollaborator: { answer: done },
  listInvites: { answer: z.object({ invites: z.array(invite) }) },
  createInvite: { body: inviteForm, answer: z.object({ invite }) },
  removeInvite: { answer: done },
  acceptInvite: { body: z.object({ code: line }), answer: z.object({ project_id: id }) },
}
