import { answers, failing, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { fill, openDialog, type PlayContext } from '../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { readyDraft, collaborators } = fixtures
const left = fn()
const theo = collaborators[1]?.name ?? ''
const asRole = (role: 'VIEWER' | 'USER') => ({
  args: { draft: { ...readyDraft, role } },
  parameters: answers([], { draft: { ...readyDraft, role } }),
})

const meta = preview.meta({
  title: 'Views/Dashboard/Team',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'team' as const, person: collaborators[0]?.id ?? '', onRemoved: left },
  beforeEach: () => {
    localStorage.clear()
    left.mockClear()
  },
})

const rejects = rejecting('createInvite')

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

async function invite(context: PlayContext) {
  await context.canvas.findByRole('button', { name: t(context)('invite.send') })
  await fill(context, t(context)('invite.email'), 'lena@parkworks.example')
  await press(context, t(context)('invite.send'))
}
const isSent = async (context: PlayContext) =>
  expect(
    await context.canvas.findByRole('button', {
      name: t(context)('team.resend', { email: 'lena@parkworks.example' }),
    }),
  ).toBeVisible()
export const Inviting = meta.story(
  sending(invite, isSent, 'dashboard:changeFirst', {
    email: 'dashboard:invite.email',
    role: 'dashboard:invite.role',
  }),
)
/** The invitation can be sent again, with the button below the field. */
export const InviteExists = Inviting.extend(rejects('INVITE_EXISTS', /already has an invitation/, 'email'))
export const InviteValueExists = Inviting.extend(
  rejects('VALUE_EXISTS', /in the team already/, {
    field: 'email',
    words: 'errors:forms.invite.email.VALUE_EXISTS',
  }),
)
export const InviteRateLimited = Inviting.extend(
  rejects('RATE_LIMITED', /too often|Try again/, { params: { seconds: 60 } }),
)
export const InviteNetworkFailure = Inviting.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
InviteNetworkFailure.test(
  'recovers',
  recovers(async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Try again' }))
  }, isSent),
)
/** An e-mail that was invited before can be sent its invitation again from the form. */
export const SendingAgain = meta.story({
  parameters: answers([failing('createInvite', 'INVITE_EXISTS', { field: 'email' })], {
    draft: readyDraft,
  }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Send invitation' })
    await fill(context, 'E-mail', 'press@fernhill.example')
    await press(context, 'Send invitation')
    await press(context, 'Send that invitation again')
    await expect(await context.canvas.findByText(/on its way to press@fernhill.example/)).toBeVisible()
  },
})

const resendName = (context: PlayContext) => t(context)('team.resend', { email: 'jo@couriers.example' })
const resend = (context: PlayContext) => press(context, resendName(context))
/** The invitation that ended works again for 14 days. */
export const Resending = meta.story(
  sending(resend, async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/Ended on|Expirée le/)).toBeNull())
  }),
)
export const ResendGone = Resending.extend(
  rejected('resendInvite', 'INVALID_ID', /answered or taken back/, {
    field: 'invite',
    words: 'errors:forms.team.invite.INVALID_ID',
  }),
)
const takeBack = (context: PlayContext) =>
  press(context, t(context)('team.takeBack', { email: 'jo@couriers.example' }))
export const TakingBack = meta.story(
  sending(takeBack, async (context) => {
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: resendName(context) })).toBeNull(),
    )
  }),
)
export const TakeBackNetworkFailure = TakingBack.extend(
  rejected('removeInvite', 'NETWORK_FAILURE', /could not reach the server/),
)

const roleOf = async (context: PlayContext) =>
  context.canvas.findByRole('combobox', { name: t(context)('team.roleOf', { name: theo }) })
const promote = async (context: PlayContext) =>
  context.userEvent.selectOptions(await roleOf(context), 'ADMIN')
export const ChangingRole = meta.story(
  sending(promote, (context) => waitFor(async () => expect(await roleOf(context)).toHaveValue('ADMIN'))),
)
export const RoleNetworkFailure = ChangingRole.extend(
  rejected('updateCollaborator', 'NETWORK_FAILURE', /could not reach the server/),
)
/** They left meanwhile. */
export const RoleGone = ChangingRole.extend(
  rejected('updateCollaborator', 'INVALID_ID', /not in the team any more/, {
    field: 'collaborator',
    words: 'errors:forms.team.collaborator.INVALID_ID',
  }),
)
async function confirm(context: PlayContext, open: string, action: string) {
  await press(context, open)
  const dialog = await openDialog()
  await context.userEvent.click(dialog.getByRole('button', { name: action }))
}
const remove = (context: PlayContext) =>
  confirm(context, t(context)('team.remove', { name: theo }), t(context)('team.removeAction'))
export const Removing = meta.story(
  sending(remove, async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(theo)).toBeNull())
  }),
)
export const RemoveInvalidState = Removing.extend(
  rejected('removeCollaborator', 'INVALID_STATE', /creator stays an admin/, {
    field: 'collaborator',
    words: 'errors:forms.team.collaborator.INVALID_STATE',
  }),
)

/** Sees everybody, and changes nothing; may leave. */
export const AsViewer = meta.story({
  ...asRole('VIEWER'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(theo)).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull()
  },
})
const leave = (context: PlayContext) => confirm(context, t(context)('team.leave'), t(context)('team.leave'))
export const Leaving = meta.story({
  ...asRole('USER'),
  ...sending(leave, () => waitFor(() => expect(left).toHaveBeenCalledTimes(1))),
  parameters: { ...answers([], { draft: { ...readyDraft, role: 'USER' } }), send: leave },
})
export const LeaveNetworkFailure = Leaving.extend(
  rejected('leaveTeam', 'NETWORK_FAILURE', /could not reach the server/),
)
/** A viewer reads each section; its fields are disabled. */
export const ViewerReads = meta.story({
  args: { draft: { ...readyDraft, role: 'VIEWER' }, section: 'basics' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toBeDisabled()
    await expect(await canvas.findByText(/Ask an admin of its team/)).toBeVisible()
  },
})

const Reading = meta.story({ parameters: { send: opened } })
const inPlace = { by: 'text' } as const
export const TeamNotRead = Reading.extend(
  rejected('listCollaborators', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
export const InvitesNotRead = Reading.extend(
  rejected('listInvites', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
