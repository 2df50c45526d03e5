import { inviteForm } from '@kindling/validation/forms/invite'
import * as z from 'zod'
import { pick } from 'zod/mini'
import { activityEntry } from '../model/activity.ts'
import { line } from '../model/bounds.ts'
import { collaborator, invitation, invite } from '../model/team.ts'
import { done, id } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

export const collaboratorsSchemas = {
  listCollaborators: { answer: z.object({ collaborators: z.array(collaborator) }) },
  updateCollaborator: { body: pick(inviteForm, { role: true }), answer: z.object({ collaborator }) },
  removeCollaborator: { answer: done },
  leaveTeam: { answer: done },
  listInvites: { answer: z.object({ invites: z.array(invite) }) },
  createInvite: { body: inviteForm, answer: z.object({ invite }) },
  resendInvite: { answer: z.object({ invite }) },
  removeInvite: { answer: done },
  lookUpInvite: { body: z.object({ code: line }), answer: z.object({ invitation }) },
  acceptInvite: { body: z.object({ code: line }), answer: z.object({ project_id: id }) },
  listActivity: {
    query: z.object(cursorPaging),
    answer: z.object({ activity: z.array(activityEntry), meta }),
  },
}
