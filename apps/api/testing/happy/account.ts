import { finishIdentityCheck } from '@kindling/api-client/contract/identity'
import { newId } from '../../kernel/ids.ts'
import { goodPassword } from '../people.ts'
import { pictureFile } from '../pictures.ts'
import type { HappyCalls } from './prepared.ts'
import { addsFile, addsNewest, again, gives, isDecided, isTaken, sessionIsOver } from './replay.ts'

/** An account: its profile, its identity check and its notifications. */
export const account = {
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
  deleteMe: again(sessionIsOver)(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword } },
  })),
  changePassword: again(gives('INVALID_VALUE', 'the password is another one now'))(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { password: goodPassword, new_password: 'another long passphrase' } },
  })),
  changeEmail: again(isTaken)(async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  })),
  convertAccount: again(isDecided)(async (stage) => ({
    browser: await stage.passwordless(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword } },
  })),
  getIdentityCheck: async (stage) => ({
    browser: (await stage.backFromIdentity()).browser,
    input: { query: { refresh: '1' } },
  }),
  startIdentityCheck: again(addsNewest)(async (stage) => ({
    browser: await stage.confirmed(),
    input: { body: { firstName: 'Mara', lastName: 'Lindqvist' } },
  })),
  finishIdentityCheck: async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    return { browser, input: { body: { code } } }
  },
  removeIdentityCheck: again(isDecided)(async (stage) => {
    const { browser, code } = await stage.backFromIdentity()
    await browser.client(finishIdentityCheck, { body: { code } })
    return { browser, input: {} }
  }),
  setAvatar: again(addsFile)(async (stage) => ({
    browser: await stage.newcomer(),
    input: { body: { file: await pictureFile() } },
  })),
  removeAvatar: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
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
