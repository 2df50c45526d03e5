import type { ServedName } from '@kindling/api-client/contract'
import { getMe } from '@kindling/api-client/contract/users'
import { PROJECT, READS } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { projectInvites, users } from '../../database/schema.ts'
import { digest } from '../../kernel/ids.ts'
import { forgetAttempts } from '../../kernel/rate-limit.ts'
import { openBrowser } from '../browser.ts'
import type { Prepared } from '../happy/prepared.ts'
import { confirmed } from '../second-factor.ts'
import { changed, crowded, type Provoke, type Rejections, triedOften } from './rejection.ts'

const withParams = <N extends ServedName>(name: N, params: object) =>
  changed(
    name,
    (input) =>
      ({
        ...input,
        params: { ...(input as { params: object }).params, ...params },
      }) as typeof input,
  )
const withBody = <N extends ServedName>(name: N, change: object) =>
  changed(
    name,
    (input) =>
      ({
        ...input,
        body: { ...(input as { body: object }).body, ...change },
      }) as typeof input,
  )
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
  async (made) => {
    const prepared = await changed(name)(made)
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
    INVALID_ID: withParams('updateCollaborator', { collaboratorId: 'usr_nobody' }),
    INVALID_VALUE: withBody('updateCollaborator', { role: 'creator' }),
    INVALID_STATE: ofCreator('updateCollaborator'),
  },
  removeCollaborator: {
    INVALID_ID: withParams('removeCollaborator', { collaboratorId: 'usr_nobody' }),
    INVALID_STATE: ofCreator('removeCollaborator'),
  },
  leaveTeam: {
    INVALID_STATE: async (made) => {
      const { input } = await changed('leaveTeam')(made)
      const { browser } = await changed('listInvites')(made)
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
    EMAIL_MISSING: withBody('createInvite', { email: '' }),
    FIELD_MISSING: withBody('createInvite', { role: undefined }),
    INVALID_VALUE: withBody('createInvite', { email: 'lena' }),
    VALUE_EXISTS: async (made) => {
      const prepared = await changed('createInvite')(made)
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
    INVALID_ID: withParams('resendInvite', { inviteId: 'inv_nobody' }),
    RATE_LIMITED: often('resendInvite'),
  },
  removeInvite: { INVALID_ID: withParams('removeInvite', { inviteId: 'inv_nobody' }) },
  lookUpInvite: {
    NOT_FOUND: withBody('lookUpInvite', { code: 'code_nobody' }),
    RATE_LIMITED: async (made) => {
      const { input } = await changed('lookUpInvite')(made)
      await triedOften(made, `invitation:${crowded}`, READS.lookUps)
      return { browser: openBrowser(made, { address: crowded }), input }
    },
  },
  acceptInvite: {
    NOT_FOUND: withBody('acceptInvite', { code: 'code_nobody' }),
    EXPIRED_CODE: invite({ expiresAt: new Date(0) }),
    INVALID_STATE: async (made) => ({
      ...(await changed('acceptInvite')(made)),
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
