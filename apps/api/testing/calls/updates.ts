import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, oddText, type Rejections, triedOften } from './rejection.ts'
import { addsMail, again, isGone } from './replay.ts'

const update = { name: 'The tool is here', description: 'It weighs <b>900 kg</b>.' }

/** What a team tells about its project. */
export const updateCalls = {
  listUpdates: async (stage) => {
    const { projectId, browser } = await stage.discussion()
    return { browser, input: { params: { projectId }, query: { 'page[size]': '2' } } }
  },
  getUpdate: async (stage) => {
    const { projectId, browser, updateId } = await stage.discussion()
    return { browser, input: { params: { projectId, updateId } } }
  },
  createUpdate: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return {
      browser: team,
      input: { params: { projectId }, body: { ...update, public: true }, idempotencyKey: newId('key') },
    }
  },
  editUpdate: async (stage) => {
    const { projectId, team, updateId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, updateId }, body: update } }
  },
  countUpdateReach: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return { browser: team, input: { params: { projectId }, body: { reward_ids: [] } } }
  },
  previewUpdateMail: async (stage) => {
    const { projectId, team } = await stage.discussion()
    return { browser: team, input: { params: { projectId }, body: update } }
  },
  sendTestUpdate: again(addsMail)(async (stage) => {
    // Its creator has confirmed their address.
    const { projectId, browser } = await stage.draft()
    return { browser, input: { params: { projectId }, body: update } }
  }),
  likeUpdate: async (stage) => {
    const { projectId, browser, updateId } = await stage.discussion()
    return { browser, input: { params: { projectId, updateId }, body: { like: true } } }
  },
  removeUpdate: again(isGone)(async (stage) => {
    const { projectId, team, updateId } = await stage.discussion()
    return { browser: team, input: { params: { projectId, updateId } } }
  }),
} satisfies Partial<HappyCalls>

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
  REGEX_FAIL: titled(name, oddText),
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

export const updateRejections = {
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
    REGEX_FAIL: titled('createUpdate', oddText),
    ...planned('createUpdate'),
  },
  editUpdate: {
    INVALID_ID: ofNoUpdate('editUpdate'),
    INVALID_STATE: changed('editUpdate', undefined, async ({ clock }) =>
      clock.advance(COMMUNITY.updateEditableMs + 1),
    ),
    FIELD_MISSING: titled('editUpdate', ''),
    ITERABLE_LENGTH_LONG: titled('editUpdate', 'a'.repeat(COMMUNITY.updateTitleMax + 1)),
    REGEX_FAIL: titled('editUpdate', oddText),
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
} satisfies Rejections
