import { acceptInvite, lookUpInvite } from '@kindling/api-client/contract/collaborators'
import { answers, fixtures, type WorldOptions } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { InvitationView, type InvitationViewProps } from './InvitationView.tsx'

const { backer, invitation, maskedInvitation } = fixtures
const body = { code: 'c29tZSByYW5kb20gYml0cw' }

function PlayedInvitation(props: Pick<InvitationViewProps, 'person' | 'onJoined' | 'onSwitch'>) {
  const read = useStoryRead(() => storyClient(lookUpInvite, { body }))
  return (
    <InvitationView
      {...props}
      read={read}
      onAccept={() => storyClient(acceptInvite, { body })}
      loginHref="/login"
      signupHref="/signup"
    />
  )
}

const joined = fn()
const meta = preview.meta({
  title: 'Views/Invitation',
  component: PlayedInvitation,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([]) },
  args: {
    person: backer as InvitationViewProps['person'],
    onJoined: joined,
    onSwitch: fn(async () => undefined),
  },
  beforeEach: () => void joined.mockClear(),
})

const rejects = rejecting('acceptInvite')
const of = (invitation: WorldOptions['invitation'] & object) => ({ parameters: answers([], { invitation }) })
const shows = (title: RegExp) => ({
  play: async ({ canvas }: PlayContext) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  },
})

const join = async (context: PlayContext) => {
  const t = wordsOf(context, 'dashboard')
  const name = t('invitation.join', { role: t('roles.USER') })
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
}
const isIn = () => waitFor(() => expect(joined).toHaveBeenCalledTimes(1))
export const Yours = meta.story(sending(join, isIn))
export const LoggedOut = meta.story({
  args: { person: null },
  ...of(maskedInvitation),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Log in as l•••@p•••.example to join/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    )
  },
})
/** Says whose it is, masked, and uses nothing up. */
export const OtherAccount = meta.story({
  ...of(maskedInvitation),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/It was sent to l•••@p•••.example/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with the other account' }))
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalled())
  },
})
export const Ended = meta.story({ ...of({ ...invitation, state: 'ended' }), ...shows(/ended/) })
export const TakenBack = meta.story({ ...of({ ...invitation, state: 'taken_back' }), ...shows(/taken back/) })
export const AlreadyJoined = meta.story({
  ...of({ ...invitation, state: 'joined', joined: invitation.date }),
  ...shows(/have accepted/),
})
export const UsedByItsOwner = meta.story({
  ...of({ ...maskedInvitation, state: 'joined', joined: invitation.date }),
  ...shows(/was used/),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

const Reading = meta.story({ parameters: { send: opened } })
export const Unknown = Reading.extend(
  rejected('lookUpInvite', 'NOT_FOUND', /There is no invitation here/, {
    by: 'heading',
    words: 'dashboard:invitation.unknown.title',
  }),
)
export const NotRead = Reading.extend(
  rejected('lookUpInvite', 'NETWORK_FAILURE', /could not reach the server/, { by: 'text' }),
)
export const JoinNetworkFailure = Yours.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
JoinNetworkFailure.test('recovers', recovers(join, isIn))
export const JoinExpired = Yours.extend(
  rejects('EXPIRED_CODE', /has ended/, {
    field: 'code',
    words: 'errors:forms.invitation.code.EXPIRED_CODE',
  }),
)
export const JoinTakenBack = Yours.extend(
  rejects('NOT_FOUND', /was taken back/, {
    field: 'code',
    words: 'errors:forms.invitation.code.NOT_FOUND',
  }),
)
/** They changed their e-mail in another tab. */
export const JoinInvalidState = Yours.extend(
  rejects('INVALID_STATE', /for another e-mail/, {
    field: 'email',
    words: 'errors:forms.invitation.email.INVALID_STATE',
  }),
)
export const JoinNotYetConfirm = Yours.extend(rejects('NOT_YET_CONFIRM', /Confirm your e-mail/))
