import { getMe } from '@kindling/api-client/contract/users'
import { PROJECT, READS } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { projectInvites, users } from '../../database/schema.ts'
import { digest } from '../../kernel/ids.ts'
import { forgetAttempts } from '../../kernel/rate-limit.ts'
import { openBrowser } from '../browser.ts'
import { confirmed } from '../second-factor.ts'
import type { Stage } from '../stage.ts'
import type { Team } from '../team.ts'
import type { HappyCalls, Prepared } from './prepared.ts'
import { changed, crowded, elsewhere, type Provoke, type Rejections, sent, triedOften } from './rejection.ts'
import { addsMail, again, gives, isGone, isOutOfReach } from './replay.ts'

/** A call of the creator about their team. */
const about =
  <Input>(inputOf: (team: Team) => Input) =>
  async (stage: Stage) => {
    const team = await stage.team()
    return { browser: team.creator, input: inputOf(team) }
  }
const ofProject = ({ projectId: id }: Team) => ({ params: { id } })
const ofMember = ({ projectId: id, memberId: collaboratorId }: Team) => ({ id, collaboratorId })
const ofInvite = ({ projectId: id, inviteId }: Team) => ({ params: { id, inviteId } })
const answering = async (stage: Stage) => {
  const { invited, code } = await stage.team()
  return { browser: invited, input: { body: { code } } }
}

/** A team, the invitations to it, and the list of changes. */
export const teamCalls = {
  listCollaborators: about(ofProject),
  updateCollaborator: about((team) => ({ params: ofMember(team), body: { role: 'VIEWER' as const } })),
  removeCollaborator: again(isGone)(about((team) => ({ params: ofMember(team) }))),
  leaveTeam: again(isOutOfReach)(async (stage) => {
    const { member, projectId } = await stage.team()
    return { browser: member, input: { params: { id: projectId } } }
  }),
  listTeamProjects: async (stage) => {
    const { member } = await stage.team()
    return { browser: member, input: { query: { 'page[size]': '2' } } }
  },
  listInvites: about(ofProject),
  createInvite: again(gives('INVITE_EXISTS', 'the address was invited by the first try'))(
    about((team) => ({
      ...ofProject(team),
      body: { email: 'lena@parkworks.example', role: 'USER' as const },
    })),
  ),
  resendInvite: again(addsMail)(about(ofInvite)),
  removeInvite: again(isGone)(about(ofInvite)),
  lookUpInvite: answering,
  acceptInvite: answering,
  listActivity: about((team) => ({ ...ofProject(team), query: { 'page[size]': '2' } })),
} satisfies Partial<HappyCalls>

const idOf = (input: unknown) => (input as { params: { id: string } }).params.id
const often = <N extends 'createInvite' | 'resendInvite'>(name: N): Provoke<N> =>
  changed(name, undefined, async (made, { input }) => {
    const key = `invites:${idOf(input)}`
    await forgetAttempts(made.platform, [key])
    await triedOften(made, key, PROJECT.invitesPerDay)
  })
/** The call about the creator, who stays. */
const ofCreator =
  <N extends 'updateCollaborator' | 'removeCollaborator'>(name: N): Provoke<N> =>
  async (made, happy) => {
    const prepared = await changed(name)(made, happy)
    const { user } = await prepared.browser.client(getMe, {})
    const { input } = prepared
    return {
      ...prepared,
      input: { ...input, params: { ...input.params, collaboratorId: user.id } } as Prepared<N>['input'],
    }
  }
/** The invitation of the call, changed. */
const invite = (change: Partial<typeof projectInvites.$inferInsert>): Provoke<'acceptInvite'> =>
  changed('acceptInvite', undefined, ({ platform }, { input }) =>
    platform.db
      .update(projectInvites)
      .set(change)
      .where(eq(projectInvites.codeHash, digest(input.body.code))),
  )

export const teamRejections = {
  listCollaborators: {},
  updateCollaborator: {
    INVALID_ID: elsewhere('updateCollaborator', { collaboratorId: 'usr_nobody' }),
    INVALID_VALUE: sent('updateCollaborator', { role: 'creator' }),
    INVALID_STATE: ofCreator('updateCollaborator'),
  },
  removeCollaborator: {
    INVALID_ID: elsewhere('removeCollaborator', { collaboratorId: 'usr_nobody' }),
    INVALID_STATE: ofCreator('removeCollaborator'),
  },
  leaveTeam: {
    INVALID_STATE: async (made, happy) => {
      const { input } = await changed('leaveTeam')(made, happy)
      const { browser } = await changed('listInvites')(made, happy)
      const moderator = browser
      const { user } = await moderator.client(getMe, {})
      await made.platform.db.update(users).set({ isModerator: true }).where(eq(users.id, user.id))
      return { browser: moderator, input }
    },
  },
  listTeamProjects: {
    OUT_OF_RANGE: changed('listTeamProjects', () => ({ query: { 'page[size]': '101' } })),
    INVALID_TYPE: changed('listTeamProjects', () => ({ query: { cursor: 'bm9uc2Vuc2U' } })),
  },
  listInvites: {},
  createInvite: {
    EMAIL_MISSING: sent('createInvite', { email: '' }),
    FIELD_MISSING: sent('createInvite', { role: undefined }),
    INVALID_VALUE: sent('createInvite', { email: 'lena' }),
    VALUE_EXISTS: async (made, happy) => {
      const prepared = await changed('createInvite')(made, happy)
      const { email } = (await prepared.browser.client(getMe, {})).user
      const { input } = prepared
      return { ...prepared, input: { ...input, body: { ...input.body, email } } }
    },
    INVITE_EXISTS: changed('createInvite', undefined, async ({ platform }, { input }) => {
      await platform.db
        .update(projectInvites)
        .set({ emailKey: input.body.email })
        .where(eq(projectInvites.projectId, Number(idOf(input))))
    }),
    RATE_LIMITED: often('createInvite'),
  },
  resendInvite: {
    INVALID_ID: elsewhere('resendInvite', { inviteId: 'inv_nobody' }),
    RATE_LIMITED: often('resendInvite'),
  },
  removeInvite: { INVALID_ID: elsewhere('removeInvite', { inviteId: 'inv_nobody' }) },
  lookUpInvite: {
    NOT_FOUND: sent('lookUpInvite', { code: 'code_nobody' }),
    RATE_LIMITED: async (made, happy) => {
      const { input } = await changed('lookUpInvite')(made, happy)
      await triedOften(made, `invitation:${crowded}`, READS.lookUps)
      return { browser: openBrowser(made, { address: crowded }), input }
    },
  },
  acceptInvite: {
    NOT_FOUND: sent('acceptInvite', { code: 'code_nobody' }),
    EXPIRED_CODE: invite({ expiresAt: new Date(0) }),
    INVALID_STATE: async (made, happy) => ({
      ...(await changed('acceptInvite')(made, happy)),
      browser: await confirmed(made),
    }),
    NOT_YET_CONFIRM: changed('acceptInvite', undefined, async ({ platform }, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await platform.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, user.id))
    }),
  },
  listActivity: {
    OUT_OF_RANGE: changed('listActivity', (input) => ({ ...input, query: { 'page[size]': '1000' } })),
    INVALID_TYPE: changed('listActivity', (input) => ({ ...input, query: { cursor: 'x' } })),
  },
} satisfies Rejections
