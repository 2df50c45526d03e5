import { listSessions } from '@kindling/api-client/contract/sessions'
import { getMe } from '@kindling/api-client/contract/users'
import { newId } from '../../kernel/ids.ts'
import { goodPassword } from '../people.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'

/** Signing up, in and out, by password, code, passkey and provider; and the links of e-mails. */
export const signingIn = {
  login: async (stage) => {
    const { user } = await (await stage.newcomer()).client(getMe, {})
    return {
      browser: stage.visitor(),
      input: { credentials: { email: user.email, password: goodPassword } },
    }
  },
  authorizeSso: ofVisitor({ params: { provider: 'google' } }),
  loginSso: async (stage) => {
    const { browser, query } = await stage.backFromGoogle()
    return { browser, input: { params: { provider: 'google' }, query } }
  },
  completeMissingInfo: async (stage) => {
    const { browser, code } = await stage.nameless()
    return { browser, input: { body: { code, name: 'Nour Haddad' } } }
  },
  logout: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  register: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword, name: 'Mara' } },
  }),
  loginWithTotp: async (stage) => {
    const { email, code } = await stage.guarded()
    return {
      browser: stage.visitor(),
      // The code of now was used to turn it on.
      input: { credentials: { email, password: goodPassword }, body: { code: code(1) } },
    }
  },
  enableTotp: async (stage) => ({ browser: await stage.confirmed(), input: {} }),
  confirmTotp: async (stage) => {
    const { browser, code } = await stage.enrolling()
    return { browser, input: { body: { password: goodPassword, code: code() } } }
  },
  disableTotp: async (stage) => ({
    browser: (await stage.guarded()).browser,
    input: { body: { password: goodPassword } },
  }),
  resetTotp: async (stage) => {
    const { email, recoveryKey } = await stage.guarded()
    return {
      browser: stage.visitor(),
      input: { credentials: { email, password: goodPassword }, body: { totp_recovery_key: recoveryKey } },
    }
  },
  listSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listSecurityEvents: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  revokeSession: async (stage) => {
    const browser = await stage.newcomer()
    const { sessions } = await browser.client(listSessions, {})
    return { browser, input: { params: { id: sessions[0]?.id ?? '' } } }
  },
  revokeOtherSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listPasskeys: async (stage) => ({ browser: (await stage.passkeyHolder()).browser, input: {} }),
  startPasskey: async (stage) => ({ browser: await stage.atDevice(), input: { body: {} } }),
  addPasskey: async (stage) => {
    const { browser, credential } = await stage.keyMade()
    return { browser, input: { body: { name: 'My phone', credential } } }
  },
  removePasskey: async (stage) => {
    const { browser, passkeyId } = await stage.passkeyHolder()
    return { browser, input: { params: { id: passkeyId } } }
  },
  startPasskeyLogin: async (stage) => ({ browser: await stage.atDevice(), input: {} }),
  loginWithPasskey: async (stage) => {
    const { browser, credential } = await stage.unlocked()
    return { browser, input: { body: { credential } } }
  },
  requestPasswordReset: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmPasswordReset: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('reset'), new_password: goodPassword } },
  }),
  confirmEmail: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('confirm') } },
  }),
  resendConfirmation: async (stage) => {
    const browser = await stage.newcomer()
    const { user } = await browser.client(getMe, {})
    return { browser, input: { body: { email: user.email } } }
  },
  undoEmailChange: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('undo') } },
  }),
} satisfies Partial<HappyCalls>
