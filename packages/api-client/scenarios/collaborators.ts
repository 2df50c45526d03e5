import type { TeamRole } from '@kindling/validation/permissions'
import { toRfc2822 } from '../model/instant.ts'
import type { Invite } from '../model/team.ts'
import { inDays, nowSeconds } from './clock.ts'
import { type Handlers, text } from './handler.ts'
import { pageOf } from './paging.ts'
import { me, type Store } from './store.ts'

const sentNow = { date: toRfc2822(nowSeconds * 1000), expires: toRfc2822(inDays(14) * 1000) }

/** The team of the draft, its invitations and what happened to it. */
export const collaboratorHandlers = (store: Store): Handlers<'collaborators'> => ({
  listCollaborators: () => ({ collaborators: store.collaborators }),
  updateCollaborator: ({ params, body }) => {
    const role = text(body.role) as TeamRole
    store.collaborators = store.collaborators.map((each) =>
      each.id === params.collaboratorId ? { ...each, role } : each,
    )
    const collaborator = store.collaborators.find(({ id }) => id === params.collaboratorId)
    if (!collaborator) throw new Error(`No collaborator ${params.collaboratorId}`)
    return { collaborator }
  },
  removeCollaborator: ({ params }) => {
    store.collaborators = store.collaborators.filter(({ id }) => id !== params.collaboratorId)
    return {}
  },
  listInvites: () => ({ invites: store.invites }),
  createInvite: ({ body }) => {
    const invite: Invite = {
      id: `inv_${store.invites.length + 1}`,
      email: text(body.email),
      role: text(body.role) as TeamRole,
      ...sentNow,
      invited_by: me(store).name,
    }
    store.invites = [...store.invites, invite]
    return { invite }
  },
  resendInvite: ({ params }) => {
    store.invites = store.invites.map((each) =>
      each.id === params.inviteId ? { ...each, ...sentNow } : each,
    )
    const invite = store.invites.find(({ id }) => id === params.inviteId)
    if (!invite) throw new Error(`No invitation ${params.inviteId}`)
    return { invite }
  },
  removeInvite: ({ params }) => {
    store.invites = store.invites.filter(({ id }) => id !== params.inviteId)
    return {}
  },
  lookUpInvite: () => ({ invitation: store.invitation }),
  acceptInvite: () => {
    store.invitation = { ...store.invitation, state: 'joined', joined: sentNow.date }
    return { project_id: store.invitation.project.id }
  },
  listActivity: ({ query }) => {
    const page = Number(query.cursor ?? 1)
    const { shown, meta } = pageOf(store.activity, page, Number(query['page[size]'] ?? 20))
    return { activity: shown, meta: { ...meta, next: meta.next && String(page + 1) } }
  },
})
