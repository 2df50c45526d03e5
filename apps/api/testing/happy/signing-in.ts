import { listSessions } from '@kindling/api-client/contract/sessions'
import { getMe } from '@kindling/api-client/contract/users'
import { newId } from '../../kernel/ids.ts'
import { goodPassword } from '../people.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import {
  adds,
  addsNewest,
  again,
  codeIsUsed,
  deviceAnswerIsUsed,
  gives,
  isConfirmed,
  isGone,
  isTaken,
  sessionIsOver,
} from './replay.ts'

/** Signing up, in and out, by password, code, passkey and provider; and the links of e-mails. */
export const signingIn = {
  login: again(adds('a log-in is a session of its own, and an event that its person reads'))(
    async (stage) => {
      const { user } = await (await stage.newcomer()).client(getMe, {})
      return {
        browser: stage.visitor(),
        input: { credentials: { email: user.email, password: goodPassword } },
      }
    },
  ),
  authorizeSso: ofVisitor({ params: { provider: 'google' } }),
  loginSso: async (stage) => {
    const { browser, query } = await stage.backFromGoogle()
    return { browser, input: { params: { provider: 'google' }, query } }
  },
  completeMissingInfo: again(codeIsUsed)(async (stage) => {
    const { browser, code } = await stage.nameless()
    return { browser, input: { body: { code, name: 'Nour Haddad' } } }
  }),
  logout: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  register: again(isTaken)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { email: `${newId('p')}@example.com`, password: goodPassword, name: 'Mara' } },
  })),
  loginWithTotp: again({ ...codeIsUsed, replay: 'CODE_INVALID', counted: true })(async (stage) => {
    const { email, code } = await stage.guarded()
    return {
      browser: stage.visitor(),
      // The code of now was used to turn it on.
      input: { credentials: { email, password: goodPassword }, body: { code: code(1) } },
    }
  }),
  enableTotp: again(addsNewest)(async (stage) => ({ browser: await stage.confirmed(), input: {} })),
  confirmTotp: again(gives('ALREADY_ENABLED_2FA', 'it is on'))(async (stage) => {
    const { browser, code } = await stage.enrolling()
    return { browser, input: { body: { password: goodPassword, code: code() } } }
  }),
  disableTotp: again(gives('ALREADY_DISABLED_2FA', 'it is off'))(async (stage) => ({
    browser: (await stage.guarded()).browser,
    input: { body: { password: goodPassword } },
  })),
  resetTotp: again(gives('TOTP_NOT_ENABLED', 'the recovery key has turned it off'))(async (stage) => {
    const { email, recoveryKey } = await stage.guarded()
    return {
      browser: stage.visitor(),
      input: { credentials: { email, password: goodPassword }, body: { totp_recovery_key: recoveryKey } },
    }
  }),
  listSessions: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  listSecurityEvents: async (stage) => ({ browser: await stage.newcomer(), input: {} }),
  revokeSession: again(sessionIsOver)(async (stage) => {
    const browser = await stage.newcomer()
    const { sessions } = await browser.client(listSessions, {})
    return { browser, input: { params: { id: sessions[0]?.id ?? '' } } }
  }),
  revokeOtherSessions: again(
    adds('ending the others is an event that its person reads, also where none is left'),
  )(async (stage) => ({ browser: await stage.newcomer(), input: {} })),
  listPasskeys: async (stage) => ({ browser: (await stage.passkeyHolder()).browser, input: {} }),
  startPasskey: again(addsNewest)(async (stage) => ({
    browser: await stage.atDevice(),
    input: { body: {} },
  })),
  addPasskey: again(deviceAnswerIsUsed)(async (stage) => {
    const { browser, credential } = await stage.keyMade()
    return { browser, input: { body: { name: 'My phone', credential } } }
  }),
  removePasskey: again(isGone)(async (stage) => {
    const { browser, passkeyId } = await stage.passkeyHolder()
    return { browser, input: { params: { id: passkeyId } } }
  }),
  startPasskeyLogin: again(addsNewest)(async (stage) => ({ browser: await stage.atDevice(), input: {} })),
  loginWithPasskey: again(deviceAnswerIsUsed)(async (stage) => {
    const { browser, credential } = await stage.unlocked()
    return { browser, input: { body: { credential } } }
  }),
  requestPasswordReset: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmPasswordReset: again(codeIsUsed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('reset'), new_password: goodPassword } },
  })),
  confirmEmail: again(isConfirmed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('confirm') } },
  })),
  resendConfirmation: again(gives('RATE_LIMITED', 'one e-mail a minute'))(async (stage) => {
    const browser = await stage.newcomer()
    const { user } = await browser.client(getMe, {})
    return { browser, input: { body: { email: user.email } } }
  }),
  undoEmailChange: again(codeIsUsed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('undo') } },
  })),
} satisfies Partial<HappyCalls>
