import { decideModerationCase } from '@kindling/api-client/contract/moderation'
import { SUSPENSION } from '@kindling/validation/limits'
import type { HappyCalls } from './prepared.ts'
import { changed, oddText, type Rejections } from './rejection.ts'
import { again, isDecided } from './replay.ts'

const reason = 'It sells what is not theirs.'

/** The desk of moderators. */
export const moderationCalls = {
  listModerationCases: async (stage) => ({
    browser: (await stage.hidden()).browser,
    input: { query: { 'page[size]': '1', queue: 'COMMENT' } },
  }),
  getModerationCase: async (stage) => {
    const { browser, caseId } = await stage.hidden()
    return { browser, input: { params: { caseId } } }
  },
  decideModerationCase: again(isDecided)(async (stage) => {
    const { browser, caseId } = await stage.hidden()
    return {
      browser,
      input: { params: { caseId }, body: { act: 'REMOVE', reason, rule: 'ADVERTISING', block: true } },
    }
  }),
  listModerationLog: async (stage) => {
    const { browser, caseId } = await stage.hidden()
    await browser.client(decideModerationCase, { params: { caseId }, body: { act: 'DISMISS', reason } })
    return { browser, input: { query: { 'page[size]': '1' } } }
  },
  unblockAccount: again(isDecided)(async (stage) => {
    const { browser, caseId } = await stage.hidden()
    const body = { act: 'REMOVE', reason, rule: 'ADVERTISING', block: true } as const
    const { case: decided } = await browser.client(decideModerationCase, { params: { caseId }, body })
    return {
      browser,
      input: { params: { userId: decided.person.id }, body: { reason: 'They have apologised.' } },
    }
  }),
} satisfies Partial<HappyCalls>

const listed = <N extends 'listModerationCases' | 'listModerationLog'>(
  name: N,
  query: Record<string, string>,
) => changed(name, (input) => ({ ...input, query }))
const deciding = (body: Record<string, unknown>) =>
  changed('decideModerationCase', (input) => ({
    ...input,
    body: { ...input.body, ...body } as typeof input.body,
  }))
const unblocking = (reason: string | undefined) =>
  changed('unblockAccount', (input) => ({ ...input, body: { reason } as typeof input.body }))
const tooLong = 'x'.repeat(SUSPENSION.reasonMax + 1)
const ofNobody = { params: { caseId: 'comment-cmt_of_nobody' } }

export const moderationRejections = {
  listModerationCases: {
    INVALID_FILTER: listed('listModerationCases', { queue: 'BORING' }),
    OUT_OF_RANGE: listed('listModerationCases', { 'page[size]': '0' }),
    INVALID_TYPE: listed('listModerationCases', { cursor: 'bm9uc2Vuc2U' }),
  },
  getModerationCase: { NOT_FOUND: changed('getModerationCase', () => ofNobody) },
  decideModerationCase: {
    NOT_FOUND: changed('decideModerationCase', (input) => ({ ...input, ...ofNobody })),
    INVALID_STATE: changed('decideModerationCase', undefined, (_, { browser, input }) =>
      browser.client(decideModerationCase, {
        ...input,
        body: { act: 'DISMISS', reason: 'A joke among friends.' },
      }),
    ),
    FIELD_MISSING: deciding({ reason: undefined }),
    INVALID_VALUE: deciding({ act: 'APPLAUD' }),
    ITERABLE_LENGTH_LONG: deciding({ reason: tooLong }),
    REGEX_FAIL: deciding({ reason: oddText }),
  },
  listModerationLog: {
    OUT_OF_RANGE: listed('listModerationLog', { 'page[size]': '0' }),
    INVALID_TYPE: listed('listModerationLog', { cursor: 'bm9uc2Vuc2U' }),
  },
  unblockAccount: {
    INVALID_STATE: changed('unblockAccount', () => ({
      params: { userId: 'usr_of_nobody' },
      body: { reason: 'They have apologised.' },
    })),
    FIELD_MISSING: unblocking(undefined),
    ITERABLE_LENGTH_LONG: unblocking(tooLong),
    REGEX_FAIL: unblocking(oddText),
  },
} satisfies Rejections
