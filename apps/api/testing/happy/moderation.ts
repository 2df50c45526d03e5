import { decideModerationCase } from '@kindling/api-client/contract/moderation'
import type { HappyCalls } from './prepared.ts'
import { again, isDecided } from './replay.ts'

const reason = 'It sells what is not theirs.'

/** The desk of moderators. */
export const moderation = {
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
