import { flagComment } from '@kindling/api-client/contract/comments'
import { flagProject } from '@kindling/api-client/contract/project-actions'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import type { Browser } from '../browser.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import { changed, ofStranger, type Rejections, triedOften } from './rejection.ts'

/** A page of a list that nobody gives. */
const listed = <N extends 'listComments' | 'listReplies'>(name: N, query: Record<string, string>) =>
  changed(name, (input) => ({ ...input, query }))
const lists = <N extends 'listComments' | 'listReplies'>(name: N) => ({
  INVALID_FILTER: listed(name, { sort: 'loudest' }),
  OUT_OF_RANGE: listed(name, { 'page[size]': '0' }),
  INVALID_TYPE: listed(name, { cursor: 'bm9uc2Vuc2U' }),
})

/** The call that goes well, with another text. */
const saying = <N extends 'addComment' | 'addReply' | 'editComment'>(name: N, text: string) =>
  changed(name, (input) => ({ ...input, body: { text } }))
const texts = <N extends 'addComment' | 'addReply' | 'editComment'>(name: N) => ({
  FIELD_MISSING: saying(name, ''),
  ITERABLE_LENGTH_LONG: saying(name, 'a'.repeat(COMMUNITY.commentMax + 1)),
  REGEX_FAIL: saying(name, 'half \0 a word'),
})
const hour = 3_600_000
/** Writes as often as one may in an hour, the thread of the discussion included. */
const writtenOften = async ({ platform }: TestPlatform, { client }: Browser) => {
  const { user } = await client(getMe, {})
  const limit = { count: COMMUNITY.commentsPerHour, windowMs: hour }
  for (let n = 1; n < limit.count; n++) await countAttempt(platform, `comment:${user.id}`, limit)
}

const ofNobody = 'cmt_of_nobody'
const flagged = (change: { reason?: string; text?: string }) =>
  changed('flagComment', (input) => ({ ...input, body: { ...input.body, ...change } as typeof input.body }))
/** The call that goes well, with another title. */
const titled = <N extends 'createUpdate' | 'editUpdate' | 'previewUpdateMail' | 'sendTestUpdate'>(
  name: N,
  title: string,
) =>
  changed(name, (input) => ({
    ...input,
    body: { ...(input.body as object), name: title } as typeof input.body,
  }))
const mailTexts = <N extends 'previewUpdateMail' | 'sendTestUpdate'>(name: N) => ({
  FIELD_MISSING: titled(name, ''),
  ITERABLE_LENGTH_LONG: titled(name, 'a'.repeat(COMMUNITY.updateTitleMax + 1)),
  REGEX_FAIL: titled(name, 'half \0 a word'),
})
/** The call that goes well, at a time that has passed, or too far ahead. */
const planned = <N extends 'createUpdate' | 'editUpdate'>(name: N) => ({
  DATE_EARLY: changed(name, (input) => ({
    ...input,
    body: { ...(input.body as object), publish_at: 1 } as typeof input.body,
  })),
  OUT_OF_RANGE: changed(name, (input) => ({
    ...input,
    body: { ...(input.body as object), publish_at: 9_000_000_000 } as typeof input.body,
  })),
})
const ofNoUpdate = <N extends 'editUpdate' | 'likeUpdate' | 'removeUpdate'>(name: N) =>
  changed(name, (input) => ({ ...input, params: { ...input.params, updateId: 'upd_of_nobody' } }))

const reported = (change: { reason?: string; text?: string }) =>
  changed('flagProject', (input) => ({ ...input, body: { ...input.body, ...change } as typeof input.body }))

export const communityRejections = {
  listComments: lists('listComments'),
  listReplies: {
    ...lists('listReplies'),
    INVALID_ID: changed('listReplies', (input) => ({ ...input, params: { commentId: ofNobody } })),
  },
  getCommentPermission: {},
  addComment: {
    ...texts('addComment'),
    RATE_LIMITED: changed('addComment', undefined, (platform, { browser }) =>
      writtenOften(platform, browser),
    ),
  },
  addReply: {
    ...texts('addReply'),
    INVALID_ID: changed('addReply', (input) => ({
      ...input,
      params: { ...input.params, parentId: ofNobody },
    })),
    RATE_LIMITED: changed('addReply', undefined, (platform, { browser }) => writtenOften(platform, browser)),
  },
  voteOnComment: {
    INVALID_ID: changed('voteOnComment', (input) => ({
      ...input,
      params: { ...input.params, commentId: ofNobody },
    })),
  },
  editComment: {
    ...texts('editComment'),
    INVALID_ID: changed('editComment', (input) => ({ ...input, params: { commentId: ofNobody } })),
    MISSING_PERMISSION: ofStranger('editComment'),
  },
  removeComment: {
    INVALID_ID: changed('removeComment', () => ({ params: { commentId: ofNobody } })),
    MISSING_PERMISSION: ofStranger('removeComment'),
  },
  pinComment: {
    INVALID_ID: changed('pinComment', (input) => ({
      ...input,
      params: { ...input.params, commentId: ofNobody },
    })),
    INVALID_STATE: async (platform) => {
      const { projectId, team, replyId } = await platformStage(platform).discussion()
      return { browser: team, input: { params: { projectId, commentId: replyId }, body: { pinned: true } } }
    },
  },
  flagComment: {
    INVALID_ID: changed('flagComment', (input) => ({
      ...input,
      params: { ...input.params, commentId: ofNobody },
    })),
    INVALID_STATE: async (platform) => {
      const { projectId, browser, ownId } = await platformStage(platform).discussion()
      return { browser, input: { params: { id: projectId, commentId: ownId }, body: { reason: 'SPAM' } } }
    },
    PROJECT_FLAG_EXISTS: changed('flagComment', undefined, (_, { browser, input }) =>
      browser.client(flagComment, input),
    ),
    FIELD_MISSING: changed('flagComment', (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_VALUE: flagged({ reason: 'BORING' }),
    ITERABLE_LENGTH_LONG: flagged({ text: 'a'.repeat(COMMUNITY.flagTextMax + 1) }),
    REGEX_FAIL: flagged({ text: 'half \0 a word' }),
  },
  listUpdates: {
    OUT_OF_RANGE: changed('listUpdates', (input) => ({ ...input, query: { 'page[size]': '0' } })),
    INVALID_TYPE: changed('listUpdates', (input) => ({ ...input, query: { cursor: 'bm9uc2Vuc2U' } })),
  },
  getUpdate: {},
  createUpdate: {
    INVALID_ID: changed('createUpdate', (input) => ({
      ...input,
      body: { ...input.body, reward_ids: ['rwd_of_nobody'] },
    })),
    FIELD_MISSING: titled('createUpdate', ''),
    ITERABLE_LENGTH_LONG: titled('createUpdate', 'a'.repeat(COMMUNITY.updateTitleMax + 1)),
    REGEX_FAIL: titled('createUpdate', 'half \0 a word'),
    ...planned('createUpdate'),
  },
  editUpdate: {
    INVALID_ID: ofNoUpdate('editUpdate'),
    INVALID_STATE: changed('editUpdate', undefined, async ({ clock }) =>
      clock.advance(COMMUNITY.updateEditableMs + 1),
    ),
    FIELD_MISSING: titled('editUpdate', ''),
    ITERABLE_LENGTH_LONG: titled('editUpdate', 'a'.repeat(COMMUNITY.updateTitleMax + 1)),
    REGEX_FAIL: titled('editUpdate', 'half \0 a word'),
    ...planned('editUpdate'),
  },
  countUpdateReach: {},
  previewUpdateMail: mailTexts('previewUpdateMail'),
  sendTestUpdate: {
    ...mailTexts('sendTestUpdate'),
    NOT_YET_CONFIRM: changed('sendTestUpdate', undefined, async ({ platform }, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await platform.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, user.id))
    }),
    RATE_LIMITED: changed('sendTestUpdate', undefined, async (made, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await triedOften(made, `update-test:${user.id}`, COMMUNITY.updateTestsPerHour)
    }),
  },
  likeUpdate: { INVALID_ID: ofNoUpdate('likeUpdate') },
  removeUpdate: { INVALID_ID: ofNoUpdate('removeUpdate') },
  subscribeToProject: {},
  flagProject: {
    PROJECT_FLAG_EXISTS: changed('flagProject', undefined, (_, { browser, input }) =>
      browser.client(flagProject, input),
    ),
    FIELD_MISSING: changed('flagProject', (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_VALUE: reported({ reason: 'boring' }),
    ITERABLE_LENGTH_LONG: reported({ text: 'a'.repeat(COMMUNITY.flagTextMax + 1) }),
    REGEX_FAIL: reported({ text: 'half \0 a word' }),
  },
} satisfies Rejections
