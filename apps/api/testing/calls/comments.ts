import { flagComment } from '@kindling/api-client/contract/comments'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { countAttempt } from '../../kernel/rate-limit.ts'
import type { Browser } from '../browser.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, oddText, ofStranger, type Rejections } from './rejection.ts'
import { addsAnother, again, isFlagged, isGone } from './replay.ts'

const text = 'Will it fit a caravan?'

/** What people say to each other about a project. */
export const commentCalls = {
  listComments: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId }, query: { 'page[size]': '2' } } }
  },
  listReplies: async (stage) => {
    const { browser, otherId } = await stage.discussion()
    return { browser, input: { params: { commentId: otherId }, query: { 'page[size]': '2' } } }
  },
  getCommentPermission: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId } } }
  },
  addComment: again(addsAnother)(async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId }, body: { text } } }
  }),
  addReply: again(addsAnother)(async (stage) => {
    const { projectId, browser, replyId } = await stage.discussion()
    return { browser, input: { params: { projectId, parentId: replyId }, body: { text } } }
  }),
  voteOnComment: async (stage) => {
    const { projectId, browser, otherId } = await stage.discussion()
    return { browser, input: { params: { projectId, commentId: otherId }, body: { vote: true } } }
  },
  editComment: async (stage) => {
    const { browser, ownId } = await stage.discussion()
    return { browser, input: { params: { commentId: ownId }, body: { text } } }
  },
  removeComment: again(isGone)(async (stage) => {
    const { browser, ownId } = await stage.discussion()
    return { browser, input: { params: { commentId: ownId } } }
  }),
  pinComment: async (stage) => {
    const { projectId, team, otherId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, commentId: otherId }, body: { pinned: true } } }
  },
  flagComment: again(isFlagged)(async (stage) => {
    const { projectId, browser, otherId } = await stage.discussion()
    return {
      browser,
      input: { params: { id: projectId, commentId: otherId }, body: { reason: 'SPAM' as const } },
    }
  }),
} satisfies Partial<HappyCalls>

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
  REGEX_FAIL: saying(name, oddText),
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

export const commentRejections = {
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
    REGEX_FAIL: flagged({ text: oddText }),
  },
} satisfies Rejections
