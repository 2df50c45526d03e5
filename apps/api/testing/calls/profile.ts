import { markNotificationRead } from '@kindling/api-client/contract/notifications'
import { getMe } from '@kindling/api-client/contract/users'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { FilesUnavailable } from '../../providers/files.ts'
import { confirm, fill } from '../people.ts'
import { pictureFile } from '../pictures.ts'
import type { HappyCalls } from './prepared.ts'
import { byVisitor, changed, type Rejections } from './rejection.ts'
import { addsFile, again, gives } from './replay.ts'

/** A person, what others see of them, and their notifications. */
export const profileCalls = {
  getMe: async (stage) => ({ browser: await stage.backer(), input: {} }),
  getUser: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).creatorId } },
  }),
  getCreatorRecord: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.project()).creatorId } },
  }),
  updateMe: async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { name: 'Mara Lindqvist', website: 'https://example.com/', public_pledges: true } },
  }),
  setAvatar: again(addsFile)(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { file: await pictureFile() } },
  })),
  removeAvatar: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listCreatedProjects: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { userId: (await stage.project()).creatorId }, query: { 'page[size]': '2' } },
  }),
  listPledgedProjects: async (stage) => {
    const [browser, project] = [await stage.backer(), await stage.project()]
    await confirm(browser.client, project, await fill(browser.client, project))
    return { browser, input: { params: { userId: 'me' }, query: { 'page[size]': '2' } } }
  },
  listNotifications: async (stage) => ({
    browser: (await stage.told()).browser,
    input: { body: { page: 1, size: 4 } },
  }),
  markNotificationRead: again(gives('NOTIFICATION_ALREADY_READ', 'it was read'))(async (stage) => {
    const { browser, notificationId } = await stage.told()
    return { browser, input: { params: { id: notificationId } } }
  }),
  markAllNotificationsRead: async (stage) => ({ browser: (await stage.told()).browser, input: {} }),
} satisfies Partial<HappyCalls>

type ProfileBody = { name?: string; location?: string; website?: string }
const profile = (body: ProfileBody) => changed('updateMe', () => ({ body }))
const avatar = (file: () => Promise<File>) =>
  changed('setAvatar', undefined, async (_, prepared) => {
    Object.assign(prepared.input, { body: { file: await file() } })
  })
const created = (userId: string, query: Record<string, string> = {}) =>
  byVisitor<'listCreatedProjects'>({ params: { userId }, query })
const pledged = (query: Record<string, string>) =>
  changed('listPledgedProjects', (input) => ({ ...input, query }))

export const profileRejections = {
  getMe: {},
  getUser: { MISSING_USER: byVisitor({ params: { id: 'usr_of_nobody' } }) },
  getCreatorRecord: { MISSING_USER: byVisitor({ params: { id: 'usr_of_nobody' } }) },
  updateMe: {
    INVALID_VALUE: profile({ website: 'javascript:alert(1)' }),
    REGEX_FAIL: profile({ name: 'Ma\0ra' }),
    ITERABLE_LENGTH_LONG: profile({ location: 'x'.repeat(33) }),
  },
  setAvatar: {
    FIELD_MISSING: changed('setAvatar', () => ({ body: {} as { file: File } })),
    FILE_TYPE: avatar(async () => new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })),
    FILE_SIZE_BIG: avatar(async () => {
      const [picture, rest] = [await pictureFile(), new Uint8Array(2 * 1024 * 1024)]
      return new File([picture, rest], 'me.jpeg', { type: 'image/jpeg' })
    }),
    INVALID_FILE_DIMENSION: avatar(() => pictureFile({ width: 6_001, height: 8, format: 'png' })),
    FILE_UPLOAD_ERROR: changed('setAvatar', undefined, async ({ platform }) => {
      const { put } = platform.files
      platform.files.put = () => {
        platform.files.put = put
        return Promise.reject(new FilesUnavailable('out of reach'))
      }
    }),
    RATE_LIMITED: changed('setAvatar', undefined, async ({ platform }, { browser }) => {
      const { user } = await browser.client(getMe, {})
      const limit = { count: 30, windowMs: 3_600_000 }
      for (let n = 0; n < limit.count; n++) await countAttempt(platform, `avatar:${user.id}`, limit)
    }),
  },
  removeAvatar: {},
  listCreatedProjects: {
    MISSING_USER: created('usr_of_nobody'),
    OUT_OF_RANGE: changed('listCreatedProjects', (input) => ({ ...input, query: { 'page[size]': '101' } })),
    INVALID_TYPE: changed('listCreatedProjects', (input) => ({ ...input, query: { page: 'two' } })),
  },
  listPledgedProjects: {
    MISSING_USER: byVisitor({ params: { userId: 'me' }, query: {} }),
    USER_PLEDGES_PRIVATE: async (platform, happy) => {
      const prepared = await changed('listPledgedProjects')(platform, happy)
      const { user } = await prepared.browser.client(getMe, {})
      return byVisitor<'listPledgedProjects'>({ params: { userId: user.id }, query: {} })(platform)
    },
    OUT_OF_RANGE: pledged({ page: '0' }),
    INVALID_TYPE: pledged({ cursor: 'bm9uc2Vuc2U' }),
  },
  listNotifications: {
    OUT_OF_RANGE: changed('listNotifications', () => ({ body: { page: 0 } })),
    INVALID_TYPE: changed('listNotifications', (input) => ({ ...input, query: { cursor: 'bm9uc2Vuc2U' } })),
    INVALID_FILTER: changed('listNotifications', () => ({ body: { resource: 'wallet' } })),
  },
  markNotificationRead: {
    INVALID_ID: changed('markNotificationRead', () => ({ params: { id: 'ntf_of_nobody' } })),
    NOTIFICATION_ALREADY_READ: changed('markNotificationRead', undefined, (_, { browser, input }) =>
      browser.client(markNotificationRead, input),
    ),
  },
  markAllNotificationsRead: {},
} satisfies Rejections
